// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"
#include "store/userfacets.h"
#include "views/users/userfacetspanel.h"
#include "views/users/userfilterbar.h"
#include "views/users/userfilterdiagnosis.h"
#include "views/users/userlistpane.h"
#include "views/users/userlistprogress.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"
#include "widgets/remotestack.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qint64 longLoading = 1000; ///< ms

} // namespace

// What the list of users says about itself: what they have in common, what is missing, how far it is.

void UserListPane::buildFacets()
{
    m_lookAgain.setSingleShot(true);
    connect(&m_lookAgain, &QTimer::timeout, this, [this] { showLoading(isArriving()); });
    m_facetsButton->setCheckable(true);
    m_facetsButton->setProperty("kept", true); // over a restart
    m_filterBar->addWidget(m_facetsButton);
    m_filterBar->addWidget(m_chartsButton);
    connect(m_chartsButton, &QToolButton::clicked, this, &UserListPane::chartsRequested);
    m_facets->hide();
    m_loading->setObjectName(u"loadingMessage"_s);
    m_loading->hide();
    m_unread->setObjectName(u"unreadUsersMessage"_s);
    m_unread->hide();
    m_cutShort->setObjectName(u"cutShortMessage"_s);
    m_cutShort->hide();
    connect(m_facetsButton, &QToolButton::toggled, this, [this](bool on) {
        setButtonKind(m_facetsButton, on ? ButtonKind::Plain : ButtonKind::Flat);
        m_facets->setVisible(on);
        m_model->setFacetsWanted(on);
        showCounts();
    });
    connect(m_facets, &UserFacetsPanel::termToggled, this, &UserListPane::toggleTerm);
    connect(m_why, &UserFilterDiagnosis::dropRequested, m_filter, &QLineEdit::setText);
    connect(m_model, &UserTableModel::counted, this, &UserListPane::showCounts);
    connect(m_loading, &InlineMessage::buttonClicked, &m_directory, &UserDirectory::cancel);
    connect(m_unread, &InlineMessage::buttonClicked, this, [this] {
        auto *sheet = new UnreadUsersSheet(m_directory.undecodableReasons(), m_directory.undecodable(), window());
        connect(sheet, &Overlay::dismissed, sheet, &QObject::deleteLater);
        sheet->open();
    });
}

void UserListPane::showCounts()
{
    if (m_model->facets())
        m_facets->setFacets(*m_model->facets());
    if (!m_model->isBusy())
        m_why->explain(m_model->query(), m_model->hindrances());
}

/// Of a list that is fetched for the first time there are users already.
bool UserListPane::isArriving() const
{
    return std::holds_alternative<Loading>(m_directory.state()) && m_model->total() > 0;
}

void UserListPane::showRows()
{
    const auto &state = m_directory.state();
    const bool nothingMatches = m_model->shown() == 0 && !m_model->isBusy();
    if (isArriving()) // they are shown while the rest comes
        m_stack->showContent(true, std::nullopt, {});
    else
        m_stack->showRemote(
            state, [](qint64 count) { return count == 0; }, nothingMatches);
}

/// What the list lacks, though it is there.
void UserListPane::showProblems()
{
    const auto *ready = readyIn(m_directory.state());
    if (ready && ready->stale && m_directory.isPartial())
        m_stack->notice()->showMessage(
            Tone::Warn,
            tr("The connection was lost after %Ln user(s). The rest is missing.", nullptr, int(m_model->total())),
            describe(*ready->stale).sentence, tr("Retry"));
    const UserListEnd end = ready ? m_directory.listEnd() : UserListEnd::Whole;
    m_cutShort->setVisible(end != UserListEnd::Whole);
    if (end != UserListEnd::Whole)
        m_cutShort->showMessage(
            Tone::Warn, tr("Only the first %Ln user(s) were loaded.", nullptr, int(m_model->total())),
            end == UserListEnd::AtLimit ? tr("The service reports more users than Labdesk can load. To open one that "
                                             "isn’t listed, enter its user ID in the command palette.")
                                        : tr("The service reports more users, but sends the same ones again. Ask its "
                                             "administrator to check the paging of the user list."));
    const qint64 unread = ready ? m_directory.undecodable() : 0;
    m_unread->setVisible(unread > 0);
    if (unread > 0)
        m_unread->showMessage(Tone::Warn, tr("%Ln user(s) could not be read.", nullptr, int(unread)), {},
                              tr("Show why"));
}

/// Users are there and more are coming: how far it is, and a way to stop, once that takes longer than a moment.
void UserListPane::showLoading(bool arriving)
{
    const auto *loading = std::get_if<Loading>(&m_directory.state());
    const qint64 since = arriving ? loading->since.msecsTo(QDateTime::currentDateTimeUtc()) : 0;
    const bool isLong = since > longLoading || since < 0; // the clock was set back: when it began is not known
    if (arriving && !isLong && !m_lookAgain.isActive())   // a list that stands still tells nothing more by itself
        m_lookAgain.start(int(longLoading - since) + 1);
    if (isLong && !m_loading->isVisibleTo(this))
        m_loading->showMessage(Tone::Info, tr("Loading users…"), {}, tr("Cancel"));
    m_loading->setVisible(isLong);
    if (isLong)
        m_loading->setSeenLine(formatProgress(m_directory.progress()));
}

/// As a click on a value does: there it is added, or taken away again.
void UserListPane::toggleTerm(const QString &term)
{
    m_filter->remember();
    m_filter->setText(withTerm(m_filter->text(), term));
}

UserFilterEdit::Values UserListPane::filterValues()
{
    if (!m_filterValues) {
        const std::optional<UserFacets> all = countFacets(m_directory.store().snapshot());
        m_filterValues.emplace();
        for (const UserFacets::Count &source : all->sources)
            if (!source.value.isEmpty())
                m_filterValues->slugs += source.value;
        for (const UserFacets::Count &zone : all->zones)
            if (!zone.value.isEmpty())
                m_filterValues->zones += zone.value;
    }
    return *m_filterValues;
}

} // namespace labdesk
