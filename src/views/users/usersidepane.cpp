// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/usersidepane.h"

#include "domain/inthread.h"
#include "models/userselectionmodel.h"
#include "session/session.h"
#include "store/userselection.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"
#include "views/users/detail/userdetailpane.h"
#include "views/users/list/userlistchoice.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/fitscrollarea.h"
#include "widgets/group.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QDateTime>
#include <QFutureWatcher>
#include <QLabel>
#include <QVBoxLayout>

#include <memory>
#include <optional>
#include <span>
#include <utility>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr UserRow maxSynchronousCount = 20'000;
constexpr size_t maxNamedValues = 6;

FormRow *addFactRow(Group *group, const QString &label, const QString &name)
{
    FormRow *row = group->addRow(label, QString());
    row->valueLabel()->setObjectName(name);
    row->valueLabel()->setWordWrap(true);
    return row;
}

} // namespace

/// Shown instead of the detail while several users are selected: their number and a summary.
class UserSelectionPane : public QWidget
{
    Q_OBJECT

public:
    /// `readOnly`: why writing is disabled; empty: it isn't.
    UserSelectionPane(const QString &readOnly, QWidget *parent)
        : QWidget(parent), m_title(makeLabel({}, TextStyle::Heading)), m_hiddenLabel(makeLabel({}, TextStyle::Label)),
          m_canceled(std::make_shared<CancelFlag>(false))
    {
        setObjectName(u"userSelectionPane"_s);
        const Metrics m = metricsFor(this);
        m_title->setObjectName(u"selectionTitleLabel"_s);
        m_title->setWordWrap(true);
        m_hiddenLabel->setObjectName(u"selectionHiddenLabel"_s);
        m_hiddenLabel->setWordWrap(true);
        auto *common = new Group(tr("Summary"));
        m_sources = addFactRow(common, tr("Sources"), u"selectionSourcesLabel"_s);
        m_zones = addFactRow(common, tr("Time zones"), u"selectionZonesLabel"_s);
        m_noZoneRow = addFactRow(common, tr("No time zone"), u"selectionNoZoneLabel"_s);
        m_ended = addFactRow(common, tr("Data collection ended"), u"selectionEndedLabel"_s);

        const auto job = [this, readOnly](QPushButton *button, UserJobKind kind) {
            setUnavailable(button, isReadOnly(kind) ? QString() : readOnly);
            connect(button, &QPushButton::clicked, this, [this, kind] { Q_EMIT jobRequested(kind); });
            return button;
        };
        QPushButton *clear = makeButton(tr("C&lear selection"), ButtonKind::Plain, u"clearSelectionButton"_s);
        QPushButton *refresh = job(
            makeButton(tr("Request &data refresh…"), IconName::Request, ButtonKind::Primary, u"refreshJobButton"_s),
            UserJobKind::Refresh);
        QPushButton *changeZone = job(makeButton(tr("Change time &zone…"), ButtonKind::Plain, u"changeZoneJobButton"_s),
                                      UserJobKind::ChangeZone);
        QPushButton *changeEnd
            = job(makeButton(tr("Change data collection &end date…"), ButtonKind::Plain, u"changeEndJobButton"_s),
                  UserJobKind::ChangeIngestionEnd);
        QPushButton *check = job(makeButton(tr("&Check sources…"), ButtonKind::Plain, u"checkSourcesJobButton"_s),
                                 UserJobKind::CheckSources);
        QPushButton *deregister
            = job(makeButton(tr("Disconnec&t source…"), ButtonKind::Danger, u"deregisterJobButton"_s),
                  UserJobKind::Deregister);
        connect(clear, &QPushButton::clicked, this, &UserSelectionPane::clearRequested);
        auto *head = makeColumnLayout(m.half);
        head->addWidget(m_title);
        head->addWidget(m_hiddenLabel);
        auto *buttons = new AdaptiveRow(makeRow({refresh, check}, m.one), makeRow({changeZone, changeEnd}, m.one));
        QWidget *others = makeRow({deregister, clear}, m.one);
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(m.three, m.two, m.three, m.three);
        layout->setSpacing(m.two);
        layout->addLayout(head);
        layout->addWidget(buttons);
        layout->addWidget(others);
        layout->addWidget(common);
        layout->addStretch(1);
        connect(&m_counting, &QFutureWatcherBase::finished, this, [this] { showFacts(m_counting.result()); });
    }

    ~UserSelectionPane() override { *m_canceled = true; }

    /// `hidden`: how many of them the filter hides. Counts immediately, or in a worker thread for large selections.
    void showSelection(const UserSelection &selection, UserRow hidden)
    {
        *m_canceled = true; // the count for the previous selection
        m_canceled = std::make_shared<CancelFlag>(false);
        const UserRow users = selection.count();
        m_title->setText(tr("%Ln user(s) selected", nullptr, int(users)));
        m_hiddenLabel->setText(tr("%Ln of them are hidden by the filter, but still selected.", nullptr, int(hidden)));
        m_hiddenLabel->setVisible(hidden > 0);
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        if (users <= maxSynchronousCount)
            return showFacts(factsOf(selection, now));
        m_counting.setFuture(
            inThread([selection, now, canceled = m_canceled] { return factsOf(selection, now, canceled.get()); }));
    }

Q_SIGNALS:
    void clearRequested();
    void jobRequested(labdesk::UserJobKind kind);

private:
    /// "Oura 41 · Fitbit 38 · none 12": the most frequent values. `nameOf`: for a value that isn't empty.
    static QString formatValues(std::span<const UserFacets::Count> counts,
                                QString (*nameOf)(const UserFacets::Count &count), const QString &none = {})
    {
        QStringList words;
        for (const UserFacets::Count &count : counts) {
            if (words.size() == qsizetype(maxNamedValues))
                break;
            QString name = count.value.isEmpty() ? none : nameOf(count);
            name.replace(u' ', QChar(QChar::Nbsp)).replace(u'/', u"/\u2060"_s); // prevents line breaks within names
            words += tr("%1\u00a0%2", "a value and how many have it: Oura 41").arg(name, localNumber(count.users));
        }
        if (counts.size() > maxNamedValues)
            words += tr("%Ln more", nullptr, int(counts.size() - maxNamedValues));
        return joinFacts(words).replace(u" · "_s, u"\u00a0· "_s); // no line begins with the dot
    }

    void showFacts(const std::optional<UserSelectionFacts> &facts)
    {
        if (!facts)
            return;
        const auto sourceName
            = [](const UserFacets::Count &count) { return count.name.isEmpty() ? count.value : count.name; };
        const auto zoneName = [](const UserFacets::Count &count) { return formatZone(count.value); };
        m_sources->setValue(formatValues(facts->counts.sources, sourceName, tr("none")));
        const std::span zones(facts->counts.zones);
        const UserRow withoutZone = zones.empty() || !zones.back().value.isEmpty() ? 0 : zones.back().users;
        const QString zonesText = formatValues(withoutZone > 0 ? zones.first(zones.size() - 1) : zones,
                                               zoneName); // users without a zone have a separate row
        m_zones->setValue(zonesText.isEmpty() ? tr("none") : zonesText);
        m_noZoneRow->setValue(localNumber(withoutZone));
        m_ended->setValue(localNumber(facts->ingestionEnded));
        m_ended->setSecondLine(facts->ingestionEnded > 0 ? tr("The service disconnected all their sources.")
                                                         : QString());
    }

    QLabel *m_title;
    QLabel *m_hiddenLabel;
    FormRow *m_sources;
    FormRow *m_zones;
    FormRow *m_noZoneRow;
    FormRow *m_ended;
    std::shared_ptr<CancelFlag> m_canceled;
    QFutureWatcher<std::optional<UserSelectionFacts>> m_counting;
};

// The widgets get their parent immediately, because reparenting a tree of widgets restyles it.
UserSidePane::UserSidePane(Session &session, UserDialogs &dialogs, const UserListChoice &choice, QWidget *parent)
    : QWidget(parent), m_session(session), m_choice(choice), m_notListedRow(new QWidget(this)),
      m_notListed(new InlineMessage(Tone::Warn, m_notListedRow)), m_pages(new PageStack(this)),
      m_detail(new UserDetailPane(session, dialogs, session.details(), m_pages)), m_showTimer(this)
{
    m_pages->addWidget(m_detail);
    m_notListed->setObjectName(u"notListedMessage"_s);
    const Metrics m = metricsFor(this);
    auto *row = new QVBoxLayout(m_notListedRow);
    row->setContentsMargins(m.three, m.oneAndHalf, m.three, 0);
    row->addWidget(m_notListed);
    m_notListedRow->hide();
    auto *layout = makeColumnLayout(this, 0);
    layout->addWidget(m_notListedRow);
    layout->addWidget(m_pages, 1);
    m_showTimer.setObjectName(u"showSoonTimer"_s);
    m_showTimer.setSingleShot(true);
    m_showTimer.setInterval(80ms);
    connect(&m_showTimer, &QTimer::timeout, this, &UserSidePane::showSelected);
    connect(m_notListed, &InlineMessage::buttonClicked, this, &UserSidePane::closeRequested);
    connect(&m_choice, &UserListChoice::listedChanged, this, &UserSidePane::updateUnlistedNotice);
    connect(&m_choice.selection(), &UserSelectionModel::usersReplaced, this, [this] {
        if (m_choice.hasMultiSelection() && !isWaiting()) // otherwise pages that arrive quickly would postpone it
            showDelayed();
    });
    connect(&session.details(), &UserDetails::opened, this, &UserSidePane::updateUnlistedNotice);
    connect(&session.details(), &UserDetails::userChanged, this, &UserSidePane::updateUnlistedNotice);
}

UserSelectionPane *UserSidePane::selectionPane()
{
    if (m_selectionPane)
        return m_selectionPane;
    m_selectionPane = new UserSelectionPane(readOnlyReason(m_session.connection()), m_pages);
    m_pages->addWidget(m_selectionPane);
    connect(m_selectionPane, &UserSelectionPane::clearRequested, this, &UserSidePane::clearRequested);
    connect(m_selectionPane, &UserSelectionPane::jobRequested, this, &UserSidePane::jobRequested);
    return m_selectionPane;
}

void UserSidePane::showSelected()
{
    m_showTimer.stop();
    const UserSelectionModel &selection = m_choice.selection();
    if (selection.count() > 1)
        selectionPane()->showSelection(selection.users(), selection.hidden());
    if (std::exchange(m_announced, selection.count()) != selection.count() && selection.count() > 1)
        announceText(this,
                     // announced even while the pane is hidden
                     UserSelectionPane::tr("%Ln user(s) selected", nullptr, int(selection.count())));
    m_pages->setCurrentWidget(selection.count() > 1 ? static_cast<QWidget *>(selectionPane()) : m_detail);
    const auto &wanted = m_choice.user();
    UserDetails &details = m_session.details();
    if (!wanted || m_choice.hasMultiSelection()) // shortcuts act on the open user, which isn't visible now
        details.close();
    else if (details.userId() != wanted)
        details.open(*wanted);
}

void UserSidePane::announceSelection()
{
    m_announced = 0;
    showDelayed();
}

void UserSidePane::showDelayed()
{
    m_showTimer.start();
}

void UserSidePane::updateUnlistedNotice()
{
    const auto &id = m_session.details().userId();
    const bool isMissing = id && id == m_choice.user() && !m_choice.isListed();
    m_detail->setPrimary(!isMissing);
    const bool isNoticeShown = isMissing && !m_session.details().isDeleted(); // deletion is shown in the detail
    m_notListedRow->setVisible(isNoticeShown);
    if (!isNoticeShown)
        return;
    const auto user = m_detail->user();
    const auto row = m_session.users().store().find(*id);
    const QString name = user ? formatClientId(user->clientUserId) : shortUserId(id->text());
    m_notListed->showMessage(Tone::Warn,
                             (row ? tr("The filter hides %1.") : tr("%1 isn’t in this team’s list.")).arg(name), {},
                             tr("Close"));
}

} // namespace labdesk

#include "usersidepane.moc"
