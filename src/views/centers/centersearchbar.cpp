// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centersearchbar.h"

#include "domain/textnormalization.h"
#include "map/mapgeography.h"
#include "privacy/sensitive.h"
#include "session/labcatalog.h"
#include "text/localtexts.h"
#include "ui_centersearchbar.h"
#include "views/centers/labcombo.h"
#include "views/centers/placeedit.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/iconlabel.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/pastedtext.h"
#include "widgets/segmentedcontrol.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QUuid>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

/// The recent searches of this session as a menu; selecting one repeats it.
class CenterHistoryButton : public QToolButton
{
    Q_OBJECT

public:
    explicit CenterHistoryButton(QWidget *parent) : QToolButton(parent)
    {
        setObjectName(u"centerHistoryButton"_s);
        const Metrics metrics = metricsFor(this);
        setIcon(labdesk::icon(IconName::Clock));
        setIconSize(QSize(metrics.icon, metrics.icon));
        setText(tr("Recent searches"));
        setAccessibleName(text());
        setProperty("kind", u"flat"_s);
        setMenuOf(this, new QMenu(this));
        menu()->setObjectName(u"centerHistoryMenu"_s);
        connect(menu(), &QMenu::aboutToShow, this, &CenterHistoryButton::fillMenu);
        setUnavailable(this, tr("No searches in this session yet."));
    }

    void setHistory(const std::vector<PastCenterLookup> &past, const LabCatalog &labs)
    {
        m_past = past;
        m_words.clear();
        for (const PastCenterLookup &each : past)
            m_words += words(each, labs);
        setUnavailable(this, past.empty() ? tr("No searches in this session yet.") : QString());
        if (!past.empty())
            setToolTip(tr("Recent searches. Kept in memory for this session only."));
    }

Q_SIGNALS:
    void chosen(const labdesk::CenterQuery &query);

private:
    /// "85004 · 25 mi · Labcorp (27)", "Order 0b5f6c1e · 25 mi · Labcorp (27)".
    static QString words(const PastCenterLookup &past, const LabCatalog &labs)
    {
        const auto *near = std::get_if<NearZip>(&past.query.where);
        const auto order = [&past] {
            return privacy::shown(privacy::Field::UserId, std::get<NearOrder>(past.query.where).order.text());
        };
        QStringList parts{near ? near->zip : tr("Order %1").arg(order())};
        if (past.query.radius)
            parts += tr("%1 mi").arg(localNumber(int(*past.query.radius)));
        if (near && !near->labs.empty())
            parts += formatAllLabs();
        else if (past.labId != 0)
            parts += formatLab(labs.lab(past.labId, past.labSlug));
        return joinFacts(parts);
    }

    void fillMenu()
    {
        menu()->clear();
        for (size_t at = 0; at < m_past.size(); ++at) {
            const PastCenterLookup &past = m_past[at];
            const QString found = tr("%Ln found", nullptr, past.found);
            QAction *action = menu()->addAction(
                escapeMnemonic(joinFacts({m_words[qsizetype(at)], found, localTime(past.at.toLocalTime().time())})));
            action->setObjectName(u"pastCenterLookupAction"_s);
            connect(action, &QAction::triggered, this, [this, query = past.query] { Q_EMIT chosen(query); });
        }
    }

    std::vector<PastCenterLookup> m_past;
    QStringList m_words; ///< a text for each of m_past
};

CenterSearchBar::CenterSearchBar(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::CenterSearchBar>()),
      m_mode(new SegmentedControl(tr("Search for centers"))),
      m_radius(new SegmentedControl(tr("Search radius in miles"))), m_history(new CenterHistoryButton(this)),
      m_hintIcon(new IconLabel(IconName::Ok, IconInk::Ok, metricsFor(this).iconSmall))
{
    m_ui->setupUi(this);
    arrange();
    m_ui->labCombo->lineEdit()->setAccessibleName(m_ui->labCombo->accessibleName());
    connect(m_mode, &SegmentedControl::currentIndexChanged, this, [this] {
        m_waitsForTowns = false;
        showMode();
        Q_EMIT modeChanged();
    });
    connect(m_mode, &SegmentedControl::clicked, this, &CenterSearchBar::focusFirst);
    connect(m_ui->zipEdit, &QLineEdit::textChanged, this, [this] {
        m_waitsForTowns = false;
        clearProblem();
        showHint();
    });
    connect(m_ui->zipEdit, &QLineEdit::textEdited, this, &CenterSearchBar::dropHiddenZip);
    connect(m_ui->orderEdit, &QLineEdit::textChanged, this, &CenterSearchBar::clearProblem);
    connect(m_ui->labCombo, &QComboBox::editTextChanged, this, &CenterSearchBar::clearProblem);
    connect(m_ui->zipEdit, &PlaceEdit::townChosen, this, &CenterSearchBar::search);
    connect(m_radius, &SegmentedControl::clicked, this, &CenterSearchBar::radiusClicked);
    for (QLineEdit *edit :
         std::initializer_list<QLineEdit *>{m_ui->zipEdit, m_ui->orderEdit, m_ui->labCombo->lineEdit()}) {
        removeInvisible(edit);
        connect(edit, &QLineEdit::returnPressed, this, &CenterSearchBar::search);
    }
    connect(m_ui->searchButton, &QPushButton::clicked, this, &CenterSearchBar::search);
    connect(m_history, &CenterHistoryButton::chosen, this, [this](const CenterQuery &query) {
        showQuery(query);
        Q_EMIT searchRequested(query);
    });
    showMode();
}

CenterSearchBar::~CenterSearchBar() = default;

void CenterSearchBar::arrange()
{
    const Metrics metrics = metricsFor(this);
    m_mode->setObjectName(u"modeSegment"_s);
    m_mode->addSegment(tr("&Near a ZIP code"));
    m_mode->addSegment(tr("&For an order"));
    m_mode->setCurrentIndex(0);
    m_radius->setObjectName(u"radiusSegment"_s);
    m_radius->addSegment(tr("Default"), tr("Service default"));
    for (const Radius radius : offeredRadii())
        m_radius->addSegment(localNumber(int(radius)), tr("%1 miles").arg(localNumber(int(radius))));
    m_radius->setLabel(m_ui->radiusLabel);
    setRadius(Radius::Miles25);

    for (QHBoxLayout *group : {m_ui->whereGroupLayout, m_ui->howGroupLayout, m_ui->labGroupLayout}) {
        group->setContentsMargins(0, 0, 0, 0);
        group->setSpacing(metrics.one);
    }
    m_ui->whereGroupLayout->insertWidget(m_ui->whereGroupLayout->indexOf(m_ui->zipHintLabel), m_hintIcon);
    m_ui->whereGroupLayout->setStretch(m_ui->whereGroupLayout->indexOf(m_ui->zipHintLabel), 1);
    m_ui->labGroupLayout->addStretch(1);
    m_ui->howGroupLayout->insertWidget(m_ui->howGroupLayout->indexOf(m_ui->radiusUnitLabel), m_radius);
    m_ui->howGroupLayout->insertStretch(m_ui->howGroupLayout->indexOf(m_ui->searchButton), 1);
    m_ui->howGroupLayout->addWidget(m_history);
    for (QLabel *label : {m_ui->zipLabel, m_ui->orderLabel, m_ui->labLabel, m_ui->radiusLabel, m_ui->radiusUnitLabel})
        setTextStyle(label, TextStyle::Label);
    setTextStyle(m_ui->zipHintLabel, TextStyle::Small);
    m_ui->zipHintLabel->setMinimumWidth(metrics.px(96));
    setTextStyle(m_ui->inputProblemLabel, TextStyle::Small);
    m_ui->inputProblemLabel->setProperty("tone", u"bad"_s);
    m_ui->inputProblemLabel->hide();

    m_ui->zipEdit->setFixedWidth(metrics.px(130));
    m_ui->zipEdit->setMaxLength(80);
    constexpr int uuidLength = 36;
    m_ui->orderEdit->setMinimumWidth(m_ui->orderEdit->fontMetrics().averageCharWidth() * uuidLength + metrics.px(40));
    m_ui->labCombo->setFixedWidth(metrics.px(150));
    m_ui->labCombo->view()->setMinimumWidth(metrics.px(220));
    setButtonIcon(m_ui->searchButton, IconName::Search, ButtonKind::Primary);
    setButtonKind(m_ui->searchButton, ButtonKind::Primary);
    m_ui->searchBarLayout->setContentsMargins(metrics.two, metrics.oneAndHalf, metrics.two, metrics.oneAndHalf);
    m_ui->searchBarLayout->setSpacing(metrics.one);
    auto *where = new AdaptiveRow(m_mode, m_ui->whereGroup, AdaptiveRow::ExtraSpace::Second);
    auto *labRow = new AdaptiveRow(m_ui->labGroup, m_ui->howGroup, AdaptiveRow::ExtraSpace::Second);
    auto *all = new AdaptiveRow(where, labRow,
                                AdaptiveRow::ExtraSpace::Both); // the extra width of a wide window goes to both
    for (AdaptiveRow *row : {where, labRow, all})
        row->layout()->setSpacing(metrics.two); // wider than the space between a label and its field
    m_ui->searchBarLayout->insertWidget(0, all);
    orderTabs();
}

/// Sets the tab order to the visual order, because the parts from the .ui file were created first.
void CenterSearchBar::orderTabs()
{
    std::vector<QWidget *> tabStops;
    const auto add = [&tabStops](const SegmentedControl *control) {
        for (QAbstractButton *segment : control->findChildren<QAbstractButton *>())
            tabStops.push_back(segment);
    };
    add(m_mode);
    tabStops.insert(tabStops.end(), {m_ui->zipEdit, m_ui->orderEdit, m_ui->labCombo});
    add(m_radius);
    tabStops.push_back(m_ui->searchButton);
    tabStops.push_back(m_history);
    // setTabOrder() ignores widgets that don't accept focus, such as the unchecked segments.
    std::vector<Qt::FocusPolicy> policies;
    for (QWidget *stop : tabStops) {
        policies.push_back(stop->focusPolicy());
        stop->setFocusPolicy(Qt::StrongFocus);
    }
    for (size_t i = 1; i < tabStops.size(); ++i)
        setTabOrder(tabStops[i - 1], tabStops[i]);
    for (size_t i = 0; i < tabStops.size(); ++i)
        tabStops[i]->setFocusPolicy(policies[i]);
}

void CenterSearchBar::setGeography(std::shared_ptr<const MapGeography> geography)
{
    m_geography = std::move(geography);
    m_ui->zipEdit->setGeography(m_geography);
    showHint();
    if (std::exchange(m_waitsForTowns, false))
        search();
}

ZipInfo CenterSearchBar::zipInfo(const QString &zip) const
{
    return m_geography ? zipInfoFor(zip, *m_geography) : ZipInfo();
}

QString CenterSearchBar::substituteFor(const QString &zip) const
{
    const auto location = m_geography ? m_geography->zips->locate(zip) : std::nullopt;
    return location && location->isApproximate ? location->area.zip() : QString();
}

void CenterSearchBar::setHistory(const std::vector<PastCenterLookup> &past)
{
    if (m_labs)
        m_history->setHistory(past, *m_labs);
}

void CenterSearchBar::followLabs(const LabCatalog &labs)
{
    m_labs = &labs;
    const auto take = [this, &labs] { m_ui->labCombo->setLabs(labs.labs(), labs.searchedTogether()); };
    connect(&labs, &LabCatalog::changed, this, take);
    take();
}

void CenterSearchBar::setLab(qint64 id)
{
    m_ui->labCombo->setChoice({id});
}

void CenterSearchBar::suggestLab(qint64 id)
{
    if (m_ui->labCombo->currentText().isEmpty())
        m_ui->labCombo->setChoice({id});
}

bool CenterSearchBar::forOrder() const
{
    return m_mode->currentIndex() == 1;
}

std::optional<Radius> CenterSearchBar::radius() const
{
    const int chosen = m_radius->currentIndex();
    return chosen > 0 ? std::optional(offeredRadii()[size_t(chosen - 1)]) : std::nullopt;
}

void CenterSearchBar::setRadius(std::optional<Radius> radius)
{
    const std::vector<Radius> all = offeredRadii();
    const auto at = radius ? std::find(all.begin(), all.end(), *radius) : all.end();
    m_radius->setCurrentIndex(at == all.end() ? 0 : int(at - all.begin()) + 1);
}

void CenterSearchBar::showQuery(const CenterQuery &query)
{
    setRadius(query.radius);
    if (const auto *near = std::get_if<NearZip>(&query.where)) {
        m_mode->setCurrentIndex(0);
        m_ui->zipEdit->setText(near->zip);
        m_ui->labCombo->setChoice({near->labId, near->labs});
    } else {
        m_mode->setCurrentIndex(1);
        m_ui->orderEdit->setText(std::get<NearOrder>(query.where).order.text());
    }
}

void CenterSearchBar::setZipHidden(bool hidden)
{
    m_hiddenZipText = hidden ? m_ui->zipEdit->text() : QString();
    m_ui->zipEdit->setEchoMode(hidden ? QLineEdit::Password : QLineEdit::Normal);
    showHint();
}

/// Clears a hidden ZIP as soon as the user edits it, so that editing doesn't reveal it.
void CenterSearchBar::dropHiddenZip(const QString &edited)
{
    if (m_hiddenZipText.isEmpty())
        return;
    QString typed = edited;
    typed.remove(m_hiddenZipText);
    if (typed == edited && edited.size() > 1) // parts of the hidden ZIP may be left
        typed.clear();
    m_ui->zipEdit->setText(typed);
    setZipHidden(false);
}

QVariantMap CenterSearchBar::viewState() const
{
    return {{u"mode"_s, m_mode->currentIndex()},
            {u"zip"_s, m_ui->zipEdit->text()},
            {u"order"_s, m_ui->orderEdit->text()},
            {u"lab"_s, m_ui->labCombo->currentText()},
            {u"radius"_s, m_radius->currentIndex()}};
}

void CenterSearchBar::restoreViewState(const QVariantMap &state)
{
    m_mode->setCurrentIndex(state.value(u"mode"_s).toInt());
    if (state.contains(u"zip"_s))
        m_ui->zipEdit->setText(state.value(u"zip"_s).toString());
    m_ui->orderEdit->setText(state.value(u"order"_s).toString());
    m_ui->labCombo->setEditText(state.value(u"lab"_s).toString());
    m_radius->setCurrentIndex(state.value(u"radius"_s).toInt());
}

void CenterSearchBar::begin(bool order, const QString &text)
{
    m_mode->setCurrentIndex(order ? 1 : 0);
    if (!text.isEmpty())
        (order ? m_ui->orderEdit : m_ui->zipEdit)->setText(text);
    focusFirst();
}

/// An order ID is recognized in the field for the place too.
void CenterSearchBar::moveOrderId()
{
    const QString typed = normalizedText(m_ui->zipEdit->text()).trimmed();
    if (forOrder() || QUuid::fromString(typed).isNull())
        return;
    m_ui->zipEdit->clear();
    begin(true, typed);
}

std::optional<CenterQuery> CenterSearchBar::typedQuery()
{
    clearProblem();
    if (forOrder()) {
        const auto order = OrderId::parse(normalizedText(m_ui->orderEdit->text()).trimmed());
        if (!order) {
            refuse(m_ui->orderEdit, tr("Enter the order ID."));
            return std::nullopt;
        }
        return CenterQuery{NearOrder{*order}, radius()};
    }
    const auto zip = m_ui->zipEdit->zip();
    const auto lab = m_ui->labCombo->choice();
    if (!zip) {
        refuse(m_ui->zipEdit, m_ui->zipEdit->problem());
        // queued, because Enter would close the list
        QMetaObject::invokeMethod(m_ui->zipEdit, &PlaceEdit::ask, Qt::QueuedConnection);
    } else if (!lab)
        refuse(m_ui->labCombo, tr("No known lab has this name. Enter the lab ID, or leave the field empty."));
    else
        return CenterQuery{NearZip{*zip, lab->lab, lab->labs}, radius()};
    return std::nullopt;
}

void CenterSearchBar::search()
{
    if (m_ui->zipEdit->isCompleting())
        return; // Enter accepts the suggestion, which starts the search
    moveOrderId();
    m_waitsForTowns = !m_geography && !forOrder() && m_ui->zipEdit->isTown();
    const auto query = m_waitsForTowns ? std::nullopt : typedQuery();
    if (!query)
        return;
    if (const NearZip *near = nearZipOf(query))
        m_ui->zipEdit->setText(near->zip); // replaces the name of a town too; the hint shows the name
    Q_EMIT searchRequested(*query);
}

void CenterSearchBar::focusFirst()
{
    QLineEdit *edit = forOrder() ? m_ui->orderEdit : m_ui->zipEdit;
    edit->setFocus(Qt::ShortcutFocusReason);
    edit->selectAll();
}

void CenterSearchBar::refuse(QWidget *field, const QString &why)
{
    m_ui->inputProblemLabel->setText(why);
    m_ui->inputProblemLabel->show();
    field->setProperty("invalid", true);
    field->setAccessibleDescription(why);
    repolish(field);
    field->setFocus(Qt::OtherFocusReason);
}

void CenterSearchBar::clearProblem()
{
    m_ui->inputProblemLabel->hide();
    m_ui->inputProblemLabel->clear();
    for (QWidget *field : std::initializer_list<QWidget *>{m_ui->zipEdit, m_ui->orderEdit, m_ui->labCombo}) {
        if (!field->property("invalid").toBool())
            continue;
        field->setProperty("invalid", false);
        field->setAccessibleDescription({});
        repolish(field);
    }
}

void CenterSearchBar::showMode()
{
    clearProblem();
    const bool order = forOrder();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ui->zipLabel, m_ui->zipEdit, m_ui->labGroup})
        widget->setVisible(!order);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ui->orderLabel, m_ui->orderEdit})
        widget->setVisible(order);
    keepSizeWhenHidden(m_hintIcon, !order); // keeps the layout stable while a ZIP is typed
    showHint();
}

void CenterSearchBar::showHint()
{
    const auto zip = m_ui->zipEdit->zip();
    ZipInfo hint = zip ? zipInfo(*zip) : ZipInfo();
    if (!m_hiddenZipText.isEmpty())
        hint.words.clear();
    else if (m_ui->zipEdit->isTown() && zip)
        hint.words = tr("ZIP %1").arg(*zip);
    const bool shown = !forOrder() && !hint.words.isEmpty();
    m_ui->zipHintLabel->setVisible(!forOrder()); // visible even if empty, to keep the layout stable
    m_ui->zipHintLabel->setText(shown ? hint.words : QString());
    m_hintIcon->setVisible(shown);
    m_hintIcon->setIcon(toneIcon(hint.tone), toneIconInk(hint.tone));
    m_ui->zipHintLabel->setProperty("tone", hint.tone == Tone::Warn ? toneName(hint.tone) : QString());
    repolish(m_ui->zipHintLabel);
    m_ui->zipEdit->setToolTip(hint.words);
}

} // namespace labdesk

#include "centersearchbar.moc"
