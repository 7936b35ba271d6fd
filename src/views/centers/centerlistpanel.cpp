// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centerlistpanel.h"

#include "text/localtexts.h"
#include "views/centers/centeremptystate.h"
#include "views/centers/centerfilterbar.h"
#include "views/centers/centerlistview.h"
#include "views/centers/centertexts.h"
#include "views/common/rawresponsedialog.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/elidedlabel.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/searchfield.h"
#include "widgets/separator.h"
#include "widgets/statepage.h"

#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

CenterListPanel::CenterListPanel(QWidget *parent)
    : QWidget(parent), m_count(makeLabel({}, TextStyle::Title, this)), m_lab(new ElidedLabel({}, TextStyle::Strong)),
      m_whereLabel(new ElidedLabel({}, TextStyle::Label)),
      m_print(makeIconButton(IconName::Print, tr("Create patient handout…"), u"printCentersButton"_s)),
      m_hideMap(makeIconButton(IconName::Columns, tr("Hide map"), u"hideMapButton"_s)), m_sort(new QComboBox),
      m_filterBar(new CenterFilterBar), m_failedLabs(new InlineMessage(Tone::Warn)),
      m_unread(new InlineMessage(Tone::Warn)), m_undetermined(new InlineMessage(Tone::Info)),
      m_noMatches(new EmptyState), m_list(new CenterListView(m_model, this)),
      m_footer(makeLabel({}, TextStyle::Small, this)), m_announcer(new CountAnnouncer(m_count))
{
    setObjectName(u"centersListPanel"_s);
    m_filterBar->setObjectName(u"filterBar"_s);
    setMinimumWidth(metricsFor(this).px(330));
    makeNotices();
    auto *layout = makeColumnLayout(this, 0);
    layout->addWidget(makeHead());
    layout->addWidget(m_filterBar);
    const auto addLine = [layout](const QString &objectName) {
        QFrame *line = makeSeparator();
        line->setObjectName(objectName);
        layout->addWidget(line);
    };
    layout->addLayout(makeNoticeRow(m_failedLabs));
    layout->addLayout(makeNoticeRow(m_unread));
    layout->addLayout(makeNoticeRow(m_undetermined));
    addLine(u"headLine"_s); // after the notices, which have space below them only
    layout->addWidget(m_noMatches, 1);
    layout->addWidget(m_list, 1);
    addLine(u"footLine"_s);
    layout->addWidget(makeFoot());
    connect(m_filterBar, &CenterFilterBar::filterChanged, this,
            [this](const CenterFilter &filter) { applyChange([&] { m_model.setFilter(filter); }); });
    setUpListNavigation(m_filterBar->field(), m_list);
    m_clock.setInterval(std::chrono::seconds(30));
    connect(&m_clock, &QTimer::timeout, this, &CenterListPanel::updateTime);
}

QWidget *CenterListPanel::makeHead()
{
    const Metrics metrics = metricsFor(this);
    m_count->setObjectName(u"countLabel"_s);
    m_count->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_lab->setObjectName(u"resultLabLabel"_s);
    m_whereLabel->setObjectName(u"whereLabel"_s);
    m_whereLabel->setHiddenIfElided(true); // the search bar above says it too
    m_whereLabel->setSizePolicy(QSizePolicy::Ignored,
                                QSizePolicy::Preferred); // takes the width that `m_lab` leaves over
    m_hideMap->setCheckable(true);
    setToggleNames(m_hideMap, tr("Hide map"), tr("Show map"));
    m_hideMap->setProperty("kept", true);
    m_sort->setObjectName(u"sortCombo"_s);
    m_sort->setAccessibleName(tr("Sort by"));
    m_sort->setAccessibleDescription(tr("Sort by"));
    m_sort->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_sort->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_sort->setProperty("kind", u"flat"_s);
    m_sort->addItems({tr("Distance"), tr("Name"), tr("City")}); // in the order of CenterListModel::Order
    describeOrder();
    connect(m_print, &QToolButton::clicked, this, &CenterListPanel::sheetRequested);
    connect(m_hideMap, &QToolButton::toggled, this, &CenterListPanel::mapHidden);
    connect(m_sort, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model.setOrder(static_cast<CenterListModel::Order>(index));
        m_list->scrollTo(m_list->currentIndex());
        describeOrder();
    });
    auto *found = new QWidget;
    auto *countRow = makeRowLayout(found, metrics.half);
    countRow->addWidget(m_count);
    countRow->addWidget(m_lab);
    countRow->addWidget(m_whereLabel, 1);
    // Keeps the buttons together when they wrap to a second line at large font sizes.
    auto *headRow = new AdaptiveRow(found, makeRow({m_print, m_hideMap, m_sort}, metrics.half));
    headRow->layout()->setSpacing(metrics.half);
    auto *head = new QWidget;
    head->setObjectName(u"headPanel"_s);
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(metrics.two, metrics.one, metrics.two, metrics.one);
    layout->addWidget(headRow);
    return head;
}

QWidget *CenterListPanel::makeFoot()
{
    const Metrics metrics = metricsFor(this);
    m_footer->setObjectName(u"footLabel"_s);
    m_footer->setTextFormat(Qt::PlainText);
    m_footer->setWordWrap(true); // wraps to two lines if the list is narrow
    m_footer->setFixedHeight(std::max(metrics.px(38), 2 * m_footer->fontMetrics().height() + metrics.one));
    auto *footer = new QWidget;
    auto *layout = new QHBoxLayout(footer);
    layout->setContentsMargins(metrics.two, 0, metrics.two, 0);
    layout->addWidget(m_footer);
    return footer;
}

void CenterListPanel::makeNotices()
{
    m_noMatches->setObjectName(u"noneFitPage"_s);
    m_noMatches->hide();
    connect(m_noMatches, &EmptyState::buttonClicked, this, [this] {
        const CenterFilter without = m_filterWithout; // a copy, because setFilter() causes m_filterWithout to change
        m_filterBar->setFilter(without);
    });
    m_failedLabs->setObjectName(u"failedLabsMessage"_s);
    m_failedLabs->hide();
    connect(m_failedLabs, &InlineMessage::buttonClicked, this, &CenterListPanel::retryRequested);
    m_undetermined->setObjectName(u"unjudgedMessage"_s);
    m_undetermined->hide();
    m_unread->setObjectName(u"unreadEntriesMessage"_s);
    m_unread->hide();
    connect(m_unread, &InlineMessage::buttonClicked, this, &CenterListPanel::rawRequested);
}

void CenterListPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateTime();
    m_clock.start();
}

void CenterListPanel::hideEvent(QHideEvent *event)
{
    m_clock.stop();
    QWidget::hideEvent(event);
}

void CenterListPanel::updateTime()
{
    applyChange([this] { m_model.setNow(QDateTime::currentDateTimeUtc()); });
}

void CenterListPanel::applyChange(const std::function<void()> &change)
{
    const int listed = m_model.rowCount();
    const int undetermined = m_model.undeterminedCount();
    m_list->keepCurrent(change);
    if (m_model.rowCount() != listed || m_model.rowCount() == 0 || m_model.undeterminedCount() != undetermined)
        showCount();
}

void CenterListPanel::showCenters(const std::vector<ServiceCenter> &centers, const QString &originZip,
                                  const QString &lab, const QString &where)
{
    m_model.setOriginZip(originZip);
    m_model.setCenters(centers);
    m_filterBar->setFeatures(m_model.features());
    m_lab->setText(lab);
    m_whereLabel->setText(where);
    showCount();
}

void CenterListPanel::showFailedLabs(const QString &words)
{
    if (words.isEmpty())
        return m_failedLabs->hide();
    m_failedLabs->showMessage(Tone::Warn, words, {}, tr("&Try again"));
}

void CenterListPanel::showUnreadEntries(const UndecodableEntries &undecodable)
{
    showUndecodable(m_unread, undecodable);
}

void CenterListPanel::setPlaced(const std::optional<std::vector<int>> &unplaced, const QString &originZip)
{
    m_unplaced = unplaced;
    m_list->setPlaced(unplaced.value_or(std::vector<int>()), originZip);
    showFoot();
}

std::vector<bool> CenterListPanel::shown() const
{
    std::vector<bool> shown;
    for (int number = 1; number <= m_model.found() && m_model.rowCount() < m_model.found(); ++number)
        shown.push_back(m_model.fitsFilter(number));
    return shown;
}

/// Updates the count, and shows a message instead of the list if nothing matches.
void CenterListPanel::showCount()
{
    const int found = m_model.found();
    const int listed = m_model.rowCount();
    m_count->setText(listed == found ? tr("%Ln center(s)", nullptr, found)
                                     : tr("%1 of %Ln center(s)", nullptr, found).arg(localNumber(listed)));
    const int undetermined = m_model.undeterminedCount();
    const QString unknown = tr("Labdesk can’t tell whether %Ln center(s) match: their hours, local time, or "
                               "services aren’t known.",
                               nullptr, undetermined);
    if (undetermined > 0)
        m_undetermined->showMessage(Tone::Info, unknown);
    else
        m_undetermined->hide();
    QStringList spoken{m_count->text(), m_whereLabel->fullText()};
    if (undetermined > 0)
        spoken += unknown;
    m_announcer->set(found > 0 ? spoken.join(u", "_s) : QString());
    const bool hasNoMatches = found > 0 && listed == 0;
    m_list->setVisible(!hasNoMatches);
    m_noMatches->setVisible(hasNoMatches);
    if (hasNoMatches) {
        const NoMatches nothing = noMatchesText(m_model);
        m_noMatches->setContent(IconName::Filter, nothing.words.title, nothing.words.sentence, nothing.words.button);
        m_filterWithout = nothing.without;
    }
    setUnavailable(m_print, listed == 0 ? tr("No centers shown.") : QString());
    if (listed > 0)
        m_print->setToolTip(m_print->accessibleName());
    showFoot();
    Q_EMIT shownChanged();
}

void CenterListPanel::showFoot()
{
    ServiceCenterList listed;
    for (int row = 0; row < m_model.rowCount(); ++row)
        listed.centers.push_back(m_model.centerAt(row));
    m_footer->setText(
        listed.centers.empty()
            ? QString()
            : formatCentersFooter(listed, m_unplaced ? std::optional(int(m_unplaced->size())) : std::nullopt));
}

void CenterListPanel::describeOrder()
{
    m_list->setAccessibleDescription(tr("Sorted by %1").arg(m_sort->currentText()));
}

void CenterListPanel::setOrder(CenterListModel::Order order)
{
    m_sort->setCurrentIndex(int(order));
}

bool CenterListPanel::isMapHidden() const
{
    return m_hideMap->isChecked();
}

void CenterListPanel::setMapHidden(bool hidden)
{
    m_hideMap->setChecked(hidden);
}

void CenterListPanel::setMapSpace(bool hasSpace)
{
    if (std::exchange(m_hasMapSpace, hasSpace) == hasSpace)
        return;
    if (!hasSpace)
        m_wasMapHidden = isMapHidden();
    m_hideMap->setProperty("kept", hasSpace); // not saved across restarts while there is no space for the map
    setMapHidden(!hasSpace || m_wasMapHidden);
}

QVariantMap CenterListPanel::viewState() const
{
    return {{u"order"_s, m_sort->currentIndex()},
            {u"openNow"_s, m_model.filter().openNow},
            {u"day"_s, m_model.filter().day},
            {u"features"_s, m_model.filter().features},
            {u"beforeEight"_s, m_model.filter().opensBeforeEight},
            {u"words"_s, m_model.filter().words},
            {u"list"_s, listState(*m_list, CenterListModel::NumberRole)}};
}

void CenterListPanel::restoreViewState(const QVariantMap &state)
{
    m_sort->setCurrentIndex(state.value(u"order"_s).toInt());
    m_filterBar->setFilter({state.value(u"openNow"_s).toBool(), state.value(u"day"_s).toInt(),
                            state.value(u"beforeEight"_s).toBool(), state.value(u"words"_s).toString(),
                            state.value(u"features"_s).toStringList()});
    restoreListState(*m_list, CenterListModel::NumberRole, state.value(u"list"_s).toMap());
}

} // namespace labdesk
