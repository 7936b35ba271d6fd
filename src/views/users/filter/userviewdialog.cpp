// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userviewdialog.h"

#include "domain/pii.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int maxNameLength = 60;

} // namespace

UserViewDialog::UserViewDialog(const UserBookmarks &bookmarks, SavedUserView view, Purpose purpose, QWidget *parent)
    : DialogFrame(purpose == Purpose::Save ? tr("Save this view") : withoutMnemonic(tr("&Rename")), parent),
      m_bookmarks(bookmarks), m_view(std::move(view)), m_purpose(purpose), m_name(new QLineEdit(m_view.name)),
      m_replaceNotice(new InlineMessage(Tone::Warn)), m_sessionOnlyNotice(new InlineMessage(Tone::Info))
{
    setObjectName(u"userViewDialog"_s);
    if (purpose == Purpose::Rename)
        setHeading(tr("Rename “%1”").arg(m_view.name)); // the name may identify a person
    else
        addText(tr("Saves the filter, sort order, and columns for this connection."));
    auto *field = makeColumnLayout(metricsFor(this).half);
    QLabel *caption = makeLabel(tr("&Name"), TextStyle::Label);
    m_name->setObjectName(u"viewNameEdit"_s);
    m_name->setAccessibleName(tr("View name"));
    m_name->setMaxLength(maxNameLength);
    m_name->selectAll();
    caption->setBuddy(m_name);
    field->addWidget(caption);
    field->addWidget(m_name);
    addBody(field);
    if (purpose == Purpose::Save) {
        QLabel *filter = makeLabel(
            m_view.filter.isEmpty() ? tr("No filter") : UserBookmarks::shownFilter(m_view.filter), TextStyle::Code);
        filter->setObjectName(u"viewFilterLabel"_s);
        filter->setWordWrap(true);
        addBody(filter);
    }
    m_replaceNotice->setObjectName(u"viewReplacesMessage"_s);
    m_sessionOnlyNotice->setObjectName(u"viewPassingMessage"_s);
    m_replaceNotice->hide();
    m_sessionOnlyNotice->hide();
    addBody(m_replaceNotice);
    addBody(m_sessionOnlyNotice);
    setAction(purpose == Purpose::Save ? tr("&Save view") : tr("&Rename"))->setDefault(true);
    m_name->setFocus();
    connect(m_name, &QLineEdit::textChanged, this, &UserViewDialog::showConsequences);
    connect(this, &DialogFrame::actionRequested, this, &UserViewDialog::take);
    showConsequences();
}

void UserViewDialog::showConsequences()
{
    SavedUserView renamed = m_view;
    renamed.name = m_name->text().trimmed();
    const bool isTaken = m_bookmarks.view(renamed.name) && (m_purpose == Purpose::Save || renamed.name != m_view.name);
    const bool canReplace = m_purpose == Purpose::Save;
    action()->setEnabled(!renamed.name.isEmpty() && (!isTaken || canReplace));
    if (!isTaken)
        m_replaceNotice->hide();
    else
        m_replaceNotice->showMessage(Tone::Warn,
                                     canReplace ? tr("A view with this name already exists. Saving replaces it.")
                                                : tr("A view with this name already exists. Choose another name."));
    const bool passes = !UserBookmarks::mayBeWritten(renamed);
    if (!passes)
        m_sessionOnlyNotice->hide();
    else
        m_sessionOnlyNotice->showMessage(
            Tone::Info, tr("This view is kept for this session only."),
            personalDataIn(renamed.name) != PersonalData::None
                ? tr("Its name looks like personal data, which Labdesk doesn’t save to disk.")
                : tr("Its filter may contain a person’s name, which Labdesk doesn’t save to disk. "
                     "Terms such as %1, %2, and %3 are saved.")
                      .arg(u"src:"_s, u"tz:"_s, u"created:"_s));
}

void UserViewDialog::take()
{
    if (!action()->isEnabled())
        return;
    Q_EMIT nameChosen(m_name->text().trimmed());
    accept();
}

} // namespace labdesk
