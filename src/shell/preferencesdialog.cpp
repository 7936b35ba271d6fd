// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/preferencesdialog.h"

#include "views/common/shortcuts.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/pastedtext.h"
#include "widgets/segmentedcontrol.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRadioButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Does nothing if the value is unchanged.
void choose(Settings &settings, const SettingRow &row, const QVariant &value)
{
    if (settings.read(row) != value)
        settings.write(row, value);
}

template <typename Show> void callOnChange(Settings &settings, const SettingRow &row, const QObject *part, Show show)
{
    settings.whenChanged(row, part, show);
    show();
}

QString titleOf(const SettingRow &row)
{
    return PreferencesDialog::tr(row.shown.title).replace(u"%1"_s, QCoreApplication::applicationVersion());
}

QString nameOf(const SettingRow &row, QLatin1StringView part)
{
    return QString::fromLatin1(row.shown.name) + part;
}

QString numberText(const SettingRow &row, int number)
{
    return PreferencesDialog::tr(row.shown.text, nullptr, number).replace(u"%1"_s, QLocale().toString(number));
}

qsizetype nearestOf(std::span<const int> numbers, int number)
{
    const auto nearer = [number](int one, int other) { return std::abs(one - number) < std::abs(other - number); };
    return std::ranges::min_element(numbers, nearer) - numbers.begin();
}

/// Makes the combo box wide enough for its choices: with a style sheet, its hint doesn't include the arrow.
void reserveChoiceWidth(QComboBox &combo)
{
    const Metrics m = metricsFor(&combo);
    int maxWidth = 0;
    for (int i = 0; i < combo.count(); ++i)
        maxWidth = std::max(maxWidth, combo.fontMetrics().horizontalAdvance(combo.itemText(i)));
    combo.setMinimumWidth(std::max(m.px(260), maxWidth + m.px(24) + 2 * m.oneAndHalf));
}

QLabel *makeNote(const QString &text, const QString &name, QWidget *parent)
{
    QLabel *label = makeLabel(text, TextStyle::Small, parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setContentsMargins(0, metricsFor(parent).half, 0, 0);
    label->setVisible(!text.isEmpty());
    return label;
}

} // namespace

void offerChoices(QComboBox &combo, Settings &settings, const SettingRow &row)
{
    for (const SettingChoice &choice : row.choices)
        combo.addItem(PreferencesDialog::tr(choice.title), int(&choice - row.choices.data()));
    for (const int number : row.shown.numbers)
        combo.addItem(numberText(row, number), number);
    callOnChange(settings, row, &combo, [&combo, &settings, &row] {
        const QVariant now = settings.read(row);
        if (row.type == SettingRow::Type::Number && combo.findData(now) < 0) // set by hand or by the administrator
            combo.addItem(numberText(row, now.toInt()), now);
        combo.setCurrentIndex(std::max(0, combo.findData(now)));
        combo.setEnabled(!settings.isSetByPolicy(row));
    });
    QObject::connect(&combo, &QComboBox::activated, &combo,
                     [&combo, &settings, &row](int index) { choose(settings, row, combo.itemData(index)); });
}

void followFlag(QCheckBox &check, Settings &settings, const SettingRow &row)
{
    callOnChange(settings, row, &check, [&check, &settings, &row] {
        check.setChecked(settings.read(row).toBool());
        check.setEnabled(!settings.isSetByPolicy(row));
    });
    QObject::connect(&check, &QCheckBox::clicked, &check,
                     [&settings, &row](bool isOn) { choose(settings, row, isOn); });
}

PreferencesDialog::PreferencesDialog(Settings &settings, std::vector<LanguageChoice> languages, QWidget *parent)
    : DialogFrame({}, parent), m_settings(settings), m_languages(std::move(languages))
{
    setObjectName(u"preferencesDialog"_s);
    build();
}

void PreferencesDialog::build()
{
    using enum SettingPreference::Section;
    const Metrics m = metricsFor(this);
    setTitle(tr("Preferences"));
    cancelButton()->setText(tr("Close"));
    m_content = new QWidget(this);
    m_content->setObjectName(u"preferencesContent"_s);
    auto *whole = makeColumnLayout(m_content);
    QLabel *sentence = makeLabel(tr("Changes apply right away."), TextStyle::Small, m_content);
    sentence->setObjectName(u"preferencesLabel"_s);
    sentence->setWordWrap(true);
    whole->addWidget(sentence);
    whole->addSpacing(m.one);
    auto *columns = makeRowLayout(m.four);
    columns->addLayout(makeSection(Look, tr("Appearance")));
    auto *second = makeColumnLayout(0);
    second->addLayout(makeSection(Security, tr("Security")));
    second->addSpacing(m.three);
    second->addLayout(makeSection(Team, tr("Tickets and replies")), 1);
    columns->addLayout(second);
    whole->addLayout(columns);
    addBody(m_content);
    for (const auto &[row, note] : m_notes)
        showNote(*row, note);
    const auto stops = m_content->findChildren<QWidget *>();
    const auto last = std::ranges::find_if(stops.rbegin(), stops.rend(),
                                           [](const QWidget *part) { return part->focusPolicy() & Qt::TabFocus; });
    setTabOrder(*last, cancelButton()); // which was created before the content
    const auto radios = m_content->findChildren<QRadioButton *>();
    (*std::ranges::find_if(radios, &QRadioButton::isChecked))->setFocus(Qt::OtherFocusReason);
}

QVBoxLayout *PreferencesDialog::makeSection(SettingPreference::Section section, const QString &title)
{
    auto *layout = makeColumnLayout(0);
    layout->addWidget(makeLabel(title, TextStyle::Strong, m_content));
    for (const SettingRow *row : setting::all) {
        if (row->shown.section == section)
            addSetting(*layout, *row);
    }
    layout->addStretch(1);
    return layout;
}

/// Adds a title, a control, and a note below it.
void PreferencesDialog::addSetting(QVBoxLayout &layout, const SettingRow &row)
{
    using enum SettingPreference::Control;
    const Metrics m = metricsFor(m_content);
    const auto control = row.shown.control;
    QLabel *title = makeLabel(titleOf(row), TextStyle::GroupTitle, m_content);
    QWidget *choice = control == Radios ? makeRadios(row, title)
        : control == Segments           ? makeSegments(row, title)
        : control == Check              ? makeCheck(row)
        : control == Passphrase         ? makePassphrase(row)
        : control == Text               ? makeText(row, title)
                                        : makeCombo(row, title);
    layout.addSpacing(m.two);
    layout.addWidget(title);
    layout.addSpacing(m.half);
    const bool isWide = control == Combo || control == Text; // same width as the others
    layout.addWidget(choice, 0, isWide ? Qt::Alignment() : Qt::AlignLeading);
    QString note = row.shown.note ? tr(row.shown.note) : QString();
    if (row.shown.command)
        note = note.arg(formatKeys(keysOf(QString::fromLatin1(row.shown.command))));
    layout.addWidget(makeNote(note, nameOf(row, "Label"_L1), m_content));
    if (m_settings.isSetByPolicy(row)) {
        QLabel *fixed = makeNote(tr("Set by your administrator."), nameOf(row, "FixedLabel"_L1), m_content);
        choice->setAccessibleDescription(fixed->text());
        layout.addWidget(fixed);
    }
}

QWidget *PreferencesDialog::makeRadios(const SettingRow &row, QLabel *title)
{
    auto *box = new QWidget(m_content);
    box->setObjectName(nameOf(row, "Choice"_L1));
    box->setAccessibleName(withoutMnemonic(title->text()));
    auto *layout = makeColumnLayout(box, 0);
    auto *group = new QButtonGroup(box);
    for (const SettingChoice &choice : row.choices) {
        auto *radio = new QRadioButton(tr(choice.title), box);
        radio->setObjectName(QString::fromLatin1(choice.name));
        radio->setMinimumHeight(metricsFor(box).controlSmall);
        group->addButton(radio, int(&choice - row.choices.data()));
        layout->addWidget(radio);
    }
    callOnChange(m_settings, row, group,
                 [this, &row, group] { group->button(m_settings.read(row).toInt())->setChecked(true); });
    connect(group, &QButtonGroup::idToggled, this, [this, &row](int id, bool isOn) {
        if (isOn)
            choose(m_settings, row, id);
    });
    buddyWithChecked(title, box, group);
    return box;
}

QWidget *PreferencesDialog::makeSegments(const SettingRow &row, QLabel *title)
{
    auto *segments = new SegmentedControl(withoutMnemonic(title->text()), m_content);
    segments->setObjectName(nameOf(row, "Control"_L1));
    for (const int number : row.shown.numbers)
        segments->addSegment(numberText(row, number));
    callOnChange(m_settings, row, segments, [this, &row, segments] {
        const QSignalBlocker blocker(segments); // the stored value may be between two choices
        segments->setCurrentIndex(int(nearestOf(row.shown.numbers, m_settings.read(row).toInt())));
    });
    connect(segments, &SegmentedControl::currentIndexChanged, this,
            [this, &row](int index) { choose(m_settings, row, row.shown.numbers[size_t(index)]); });
    segments->setLabel(title);
    return segments;
}

QWidget *PreferencesDialog::makeCombo(const SettingRow &row, QLabel *title)
{
    auto *combo = new QComboBox(m_content);
    combo->setObjectName(nameOf(row, "Combo"_L1));
    combo->setAccessibleName(withoutMnemonic(title->text()));
    if (&row == &setting::language) {
        combo->addItem(tr("Follow the system"), QString());
        for (const LanguageChoice &language : m_languages)
            combo->addItem(language.ownName, language.code);
    }
    offerChoices(*combo, m_settings, row);
    reserveChoiceWidth(*combo);
    title->setBuddy(combo);
    return combo;
}

QWidget *PreferencesDialog::makeCheck(const SettingRow &row)
{
    auto *check = new QCheckBox(tr(row.shown.text), m_content);
    check->setObjectName(nameOf(row, "Check"_L1));
    followFlag(*check, m_settings, row);
    return check;
}

/// Set on Enter or when the focus leaves, if the value is valid; otherwise the note explains the expected format.
QWidget *PreferencesDialog::makeText(const SettingRow &row, QLabel *title)
{
    auto *edit = new QLineEdit(m_content);
    edit->setObjectName(nameOf(row, "Edit"_L1));
    edit->setAccessibleName(withoutMnemonic(title->text()));
    removeInvisible(edit);
    callOnChange(m_settings, row, edit, [this, &row, edit] {
        edit->setText(m_settings.read(row).toString());
        edit->setReadOnly(m_settings.isSetByPolicy(row));
    });
    connect(edit, &QLineEdit::editingFinished, this, [this, &row, edit] {
        if (edit->isReadOnly())
            return;
        const QString typed = edit->text().trimmed();
        const bool fits = typed.isEmpty() || matchesRule(row.form, typed);
        showNote(row, {.text = fits ? tr(row.shown.note) : tr("Not saved. Use %1.").arg(describe(row.form))});
        if (fits && row.form == RuleForm::FilePath)
            m_settings.write(row, typed); // even if unchanged, to read the file again
        else if (fits)
            choose(m_settings, row, typed);
    });
    title->setBuddy(edit);
    return edit;
}

QWidget *PreferencesDialog::makePassphrase(const SettingRow &row)
{
    using enum PassphraseDialog::Purpose;
    auto *box = new QWidget(m_content);
    QPushButton *set = makeButton({}, ButtonKind::Plain, u"setPassphraseButton"_s, box);
    QPushButton *remove = makeButton(tr("&Remove…"), ButtonKind::Plain, u"removePassphraseButton"_s, box);
    remove->setAccessibleName(tr("Remove passphrase"));
    auto *layout = makeRowLayout(box, metricsFor(box).one);
    layout->addWidget(set);
    layout->addWidget(remove);
    const auto isSet = [this, &row] { return !m_settings.read(row).toByteArray().isEmpty(); };
    callOnChange(m_settings, row, box, [=, this, &row] {
        set->setText(isSet() ? tr("C&hange…") : tr("&Set…"));
        set->setAccessibleName(isSet() ? tr("Change passphrase") : tr("Set passphrase"));
        remove->setVisible(isSet());
        setNote(row,
                {true,
                 isSet() ? tr("Press %1 to lock.", "a key").arg(formatKeys(keysOf(u"app.cover"_s)))
                         : tr("Without a passphrase, anyone can unlock the window.")});
    });
    connect(set, &QPushButton::clicked, this, [=, this] { Q_EMIT passphraseRequested(isSet() ? Change : Set); });
    connect(remove, &QPushButton::clicked, this, [this] { Q_EMIT passphraseRequested(Remove); });
    return box;
}

void PreferencesDialog::setNote(const SettingRow &row, const Note &note)
{
    m_notes[&row] = note;
    showNote(row, note);
}

void PreferencesDialog::showNote(const SettingRow &row, const Note &note)
{
    if (auto *label = m_content->findChild<QLabel *>(nameOf(row, "Label"_L1))) {
        label->setText(note.text);
        label->show();
    }
    if (auto *check = m_content->findChild<QCheckBox *>(nameOf(row, "Check"_L1))) {
        check->setEnabled(note.isPossible);
        check->setChecked(note.isPossible && m_settings.read(row).toBool());
        check->setAccessibleDescription(note.text);
    }
}

/// Texts and sizes are determined when a widget is created.
void PreferencesDialog::rebuild()
{
    m_stale = false;
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    delete m_content;
    applyStyle();
    build();
    if (auto *again = focused.isEmpty() ? nullptr : findChild<QWidget *>(focused))
        again->setFocus(Qt::OtherFocusReason);
    adjustSize();
}

bool PreferencesDialog::event(QEvent *event)
{
    const bool changes = event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationFontChange;
    if (changes && !m_stale) {
        m_stale = true;
        // Deferred, because the sender may be one of the widgets to be deleted.
        QTimer::singleShot(0, this, &PreferencesDialog::rebuild);
    }
    return DialogFrame::event(event);
}

} // namespace labdesk
