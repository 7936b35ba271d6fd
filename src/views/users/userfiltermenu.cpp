// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userfiltermenu.h"

#include "privacy/sensitive.h"
#include "store/userquery.h"
#include "widgets/mnemonic.h"

#include <QCoreApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct FilterMenuWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserRowMenu)
};

void addFilterTerm(QMenu *menu, const QString &words, const QString &term, const QString &name,
                   const std::function<void(const QString &)> &chosen)
{
    QAction *action = menu->addAction(literally(words), menu, [chosen, term] { chosen(term); });
    action->setObjectName(name);
}

} // namespace

QStringList filterTermsOf(const User &user, UserTableModel::Column column)
{
    using Column = UserTableModel::Column;
    using Field = UserQuery::Field;
    QStringList terms;
    switch (column) {
    case Column::ClientId:
        if (!user.clientUserId.isEmpty() && !privacy::isPrivacyMode()) // the entry would spell it out
            terms += termFor(Field::Client, user.clientUserId);
        break;
    case Column::Created:
        if (user.createdOn.utc.isValid())
            terms += termFor(Field::Created, user.createdOn.utc.date().toString(Qt::ISODate));
        break;
    case Column::Sources:
        for (const ConnectedSource &source : user.sources)
            if (const QString term = termFor(Field::Source, source.slug); !terms.contains(term))
                terms += term;
        if (terms.isEmpty())
            terms += u"src:none"_s;
        break;
    case Column::Zone:
        terms += user.timeZone && !user.timeZone->id.isEmpty() ? termFor(Field::Zone, user.timeZone->id) : u"tz:none"_s;
        break;
    case Column::Id:
    case Column::BirthDate:
    case Column::IngestionStart:
    case Column::IngestionEnd:
        break;
    }
    return terms;
}

void addFilterActions(QMenu *menu, const QStringList &terms, const std::function<void(const QString &term)> &chosen)
{
    if (terms.isEmpty())
        return;
    menu->addSeparator();
    if (terms.size() == 1) {
        addFilterTerm(menu, FilterMenuWords::tr("Filter by %1").arg(terms.first()), terms.first(), u"filterByAction"_s,
                      chosen);
        addFilterTerm(menu, FilterMenuWords::tr("Exclude %1").arg(terms.first()), u'-' + terms.first(),
                      u"excludeAction"_s, chosen);
        return;
    }
    auto *by = menu->addMenu(FilterMenuWords::tr("&Filter by"));
    auto *exclude = menu->addMenu(FilterMenuWords::tr("E&xclude"));
    by->setObjectName(u"filterByMenu"_s);
    exclude->setObjectName(u"excludeMenu"_s);
    for (const QString &term : terms) {
        addFilterTerm(by, term, term, u"filterByAction"_s, chosen);
        addFilterTerm(exclude, term, u'-' + term, u"excludeAction"_s, chosen);
    }
}

} // namespace labdesk
