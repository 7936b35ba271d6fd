// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"
#include "output/clipboard.h"
#include "privacy/sensitive.h"
#include "views/common/usertexts.h"
#include "views/users/userlistpane.h"
#include "widgets/copykey.h"

#include <QMenu>
#include <QTableView>

namespace labdesk {

// What goes from the list of users to the clipboard.

/// Of one row the cell, of several all of it.
void UserListPane::copySelected()
{
    const QModelIndex index = m_table->currentIndex();
    if (rowsToCopy(*m_table).size() > 1)
        return copyAs(UserCopy::Plain);
    if (!index.isValid())
        return;
    const bool isId = index.column() == int(UserTableModel::Column::Id) && !privacy::isPrivacyMode();
    output::copyText(index.data(isId ? int(IdRole) : int(Qt::DisplayRole)).toString());
    Q_EMIT copied(copiedCell(index));
}

void UserListPane::copyAs(UserCopy form)
{
    const std::vector<int> rows = rowsToCopy(*m_table);
    if (rows.empty())
        return;
    if (rows.size() > size_t(mostCopiedUsers)) {
        Q_EMIT copied(tr("More than %1 users are too many for the clipboard. Export them instead.")
                          .arg(formatCount(mostCopiedUsers)));
        return;
    }
    if (const QString why = rows.size() > 1 ? whyNoExport() : QString(); !why.isEmpty()) {
        Q_EMIT copied(why);
        return;
    }
    if (const QString why = form == UserCopy::Link ? whyNoIdLeaves() : QString(); !why.isEmpty()) {
        Q_EMIT copied(why);
        return;
    }
    output::copyText(copiedUsers(form, *m_table, *m_model, rows, m_linkService));
    Q_EMIT copied(copiedWords(form, int(rows.size())));
}

void UserListPane::openCopyMenu()
{
    QMenu *menu = makeUserCopyMenu(this, [this](UserCopy form) { copyAs(form); });
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QRect row = m_table->visualRect(m_table->currentIndex());
    menu->popup(m_table->viewport()->mapToGlobal(row.bottomLeft()));
}

} // namespace labdesk
