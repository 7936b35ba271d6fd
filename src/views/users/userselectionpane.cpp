// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userselectionpane.h"

#include "domain/inthread.h"
#include "text/localtexts.h"
#include "views/common/usertexts.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/group.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QDateTime>
#include <QLabel>

#include <span>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr UserRow countedAtOnce = 20'000;
constexpr size_t mostNamed = 6;

/// "Oura 41 · Fitbit 38 · none 12": the most frequent ones.
QString formatValues(std::span<const UserFacets::Count> counts, const QString &none = {})
{
    QStringList words;
    for (const UserFacets::Count &count : counts) {
        if (words.size() == qsizetype(mostNamed))
            break;
        QString name = count.value.isEmpty() ? none : count.name.isEmpty() ? count.value : count.name;
        name.replace(u' ', QChar(QChar::Nbsp)).replace(u'/', u"/\u2060"_s); // no line ends within a name
        words += UserSelectionPane::tr("%1\u00a0%2", "a value and how many have it: Oura 41")
                     .arg(name, localNumber(count.users));
    }
    if (counts.size() > mostNamed)
        words += UserSelectionPane::tr("%Ln more value(s)", nullptr, int(counts.size() - mostNamed));
    return localRow(words);
}

FormRow *addFactRow(Group *group, const QString &label, const QString &name)
{
    FormRow *row = group->addRow(label, QString());
    row->valueLabel()->setObjectName(name);
    row->valueLabel()->setWordWrap(true);
    return row;
}

} // namespace

UserSelectionPane::UserSelectionPane(const QString &readOnly, QWidget *parent)
    : QWidget(parent), m_title(makeLabel({}, TextStyle::Heading)), m_hidden(makeLabel({}, TextStyle::Label)),
      m_canceled(std::make_shared<Canceled>(false))
{
    setObjectName(u"userSelectionPane"_s);
    const Metrics m = metricsFor(this);
    m_title->setObjectName(u"selectionTitleLabel"_s);
    m_title->setWordWrap(true);
    m_hidden->setObjectName(u"selectionHiddenLabel"_s);
    m_hidden->setWordWrap(true);
    auto *common = new Group(tr("Summary"));
    m_sources = addFactRow(common, tr("Sources"), u"selectionSourcesLabel"_s);
    m_zones = addFactRow(common, tr("Time zones"), u"selectionZonesLabel"_s);
    m_noZone = addFactRow(common, tr("No time zone"), u"selectionNoZoneLabel"_s);
    m_ended = addFactRow(common, tr("Data collection ended"), u"selectionEndedLabel"_s);

    const auto job = [this, readOnly](QPushButton *button, UserJobKind kind) {
        setUnavailable(button, isReadOnly(kind) ? QString() : readOnly);
        connect(button, &QPushButton::clicked, this, [this, kind] { Q_EMIT jobRequested(kind); });
        return button;
    };
    QPushButton *clear = makeButton(tr("C&lear selection"), ButtonKind::Plain, u"clearSelectionButton"_s);
    QPushButton *refresh
        = job(makeButton(tr("Request &data refresh…"), IconName::Request, ButtonKind::Primary, u"refreshJobButton"_s),
              UserJobKind::Refresh);
    QPushButton *changeZone = job(makeButton(tr("Change time &zone…"), ButtonKind::Plain, u"changeZoneJobButton"_s),
                                  UserJobKind::ChangeZone);
    QPushButton *changeEnd = job(makeButton(tr("Change collection &end…"), ButtonKind::Plain, u"changeEndJobButton"_s),
                                 UserJobKind::ChangeIngestionEnd);
    QPushButton *check = job(makeButton(tr("&Check sources…"), ButtonKind::Plain, u"checkSourcesJobButton"_s),
                             UserJobKind::CheckSources);
    QPushButton *deregister = job(makeButton(tr("Dere&gister a source…"), ButtonKind::Danger, u"deregisterJobButton"_s),
                                  UserJobKind::Deregister);
    connect(clear, &QPushButton::clicked, this, &UserSelectionPane::clearRequested);
    auto *head = makeColumnLayout(m.half);
    head->addWidget(m_title);
    head->addWidget(m_hidden);
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

UserSelectionPane::~UserSelectionPane()
{
    *m_canceled = true;
}

void UserSelectionPane::showSelection(const UserSelection &selection, UserRow hidden)
{
    *m_canceled = true; // what is counted for another selection
    m_canceled = std::make_shared<Canceled>(false);
    const UserRow users = selection.count();
    m_title->setText(tr("%Ln user(s) selected", nullptr, int(users)));
    m_hidden->setText(tr("%Ln of them are hidden by the filter, but still selected.", nullptr, int(hidden)));
    m_hidden->setVisible(hidden > 0);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (users <= countedAtOnce)
        return showFacts(factsOf(selection, now));
    m_counting.setFuture(
        inThread([selection, now, canceled = m_canceled] { return factsOf(selection, now, canceled.get()); }));
}

void UserSelectionPane::showFacts(const std::optional<UserSelectionFacts> &facts)
{
    if (!facts)
        return;
    m_sources->setValue(formatValues(facts->counts.sources, tr("none")));
    const std::span zones(facts->counts.zones);
    const UserRow withoutZone = zones.empty() || !zones.back().value.isEmpty() ? 0 : zones.back().users;
    m_zones->setValue(
        formatValues(withoutZone > 0 ? zones.first(zones.size() - 1) : zones)); // those without have a row of their own
    m_noZone->setValue(localNumber(withoutZone));
    m_ended->setValue(localNumber(facts->ingestionEnded));
    m_ended->setSecondLine(facts->ingestionEnded > 0 ? tr("The service deregistered all their sources.") : QString());
}

} // namespace labdesk
