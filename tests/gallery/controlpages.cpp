// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/pages.h"
#include "gallery/specimens.h"
#include "widgets/button.h"
#include "widgets/chipflow.h"
#include "widgets/chiplabel.h"
#include "widgets/copybutton.h"
#include "widgets/searchfield.h"
#include "widgets/segmentedcontrol.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct NamedKind
{
    ButtonKind kind;
    QString text;
};

const std::vector<NamedKind> &kinds()
{
    static const std::vector<NamedKind> all = {{ButtonKind::Primary, u"Search centers"_s},
                                               {ButtonKind::Plain, u"Change time zone…"_s},
                                               {ButtonKind::Danger, u"Disconnect…"_s},
                                               {ButtonKind::DangerFilled, u"Delete user"_s},
                                               {ButtonKind::Flat, u"Clear"_s},
                                               {ButtonKind::Link, u"Show details"_s},
                                               {ButtonKind::OnTint, u"Try again"_s}};
    return all;
}

QList<QWidget *> buttonsOfEachKind(const std::function<void(QPushButton *)> &change)
{
    QList<QWidget *> all;
    for (const NamedKind &named : kinds()) {
        auto *button = makeButton(named.text, named.kind, u"sampleButton"_s);
        change(button);
        all.append(button);
    }
    return all;
}

QToolButton *facet(const QString &text, bool on)
{
    auto *button = makeFacetButton(text, u"sampleFacet"_s);
    button->setChecked(on);
    return button;
}

SegmentedControl *segments(const QStringList &texts, int on)
{
    auto *control = new SegmentedControl(u"Sample"_s);
    for (const QString &text : texts)
        control->addSegment(text);
    control->setCurrentIndex(on);
    return control;
}

QLineEdit *field(const QString &text, const char *property = nullptr, const QVariant &value = {})
{
    auto *edit = new QLineEdit(text);
    edit->setAccessibleName(u"Sample"_s);
    if (property)
        edit->setProperty(property, value);
    return edit;
}

} // namespace

QWidget *makeButtonsPage()
{
    auto *page = new Specimens;
    page->addBeside(u"One primary a pane; the rest plain, danger, danger filled, flat, link, on tint"_s,
                    buttonsOfEachKind([](auto *) {}));
    page->addBeside(u"With a drawing"_s,
                    {makeButton(u"Reload"_s, IconName::Reload, ButtonKind::Plain, u"sampleButton"_s),
                     makeButton(u"New user"_s, IconName::Plus, ButtonKind::Primary, u"sampleButton"_s),
                     makeButton(u"Delete user…"_s, IconName::Trash, ButtonKind::Danger, u"sampleButton"_s),
                     makeButton(u"Copy"_s, IconName::Copy, ButtonKind::Flat, u"sampleButton"_s)});
    page->addBeside(u"Small, 26"_s, buttonsOfEachKind([](QPushButton *button) { setSmall(button); }));
    page->addBeside(u"Cannot be used, and says why"_s, buttonsOfEachKind([](QPushButton *button) {
                        setUnavailable(button, u"Writes are disabled in this connection."_s);
                    }));
    page->addBeside(u"Only a drawing: on its own, and to copy"_s,
                    {makeIconButton(IconName::Reload, u"Reload"_s, u"sampleButton"_s),
                     makeIconButton(IconName::More, u"More"_s, u"sampleButton"_s), new CopyButton(u"Copy user ID"_s)});
    page->addBeside(u"Facet chips: off, on, cannot be used"_s,
                    {facet(u"No sources"_s, false), facet(u"Connected"_s, true), [] {
                         auto *off = facet(u"Sandbox only"_s, false);
                         setUnavailable(off, u"Nothing is loaded yet."_s);
                         return off;
                     }()});
    page->addBeside(u"Joined: one is on"_s,
                    {segments({u"10"_s, u"25"_s, u"50"_s, u"100"_s}, 1), segments({u"ZIP"_s, u"Order"_s}, 0)});
    return page;
}

QWidget *makeFieldsPage()
{
    auto *page = new Specimens;
    auto *search = new SearchField;
    search->setPlaceholderText(u"Filter by ID or client ID"_s);
    auto *searched = new SearchField;
    searched->setText(u"client-00042"_s);
    page->add(u"Search field, empty"_s, search);
    page->add(u"Search field with words"_s, searched);
    auto *disabled = field(u"85001"_s);
    disabled->setEnabled(false);
    page->addBeside(
        u"Line: plain, doubtful, wrong, cannot be used"_s,
        {field(u"85001"_s), field(u"8500"_s, "tone", u"warn"_s), field(u"8500x"_s, "invalid", true), disabled});
    auto *combo = new QComboBox;
    combo->setAccessibleName(u"Sample"_s);
    combo->addItems({u"America/Phoenix"_s, u"America/New_York"_s});
    auto *flat = new QComboBox;
    flat->setAccessibleName(u"Sample"_s);
    flat->setProperty("kind", u"flat"_s);
    flat->addItems({u"Sort: newest first"_s, u"Sort: oldest first"_s});
    auto *number = new QSpinBox;
    number->setAccessibleName(u"Sample"_s);
    number->setRange(0, 5000);
    number->setValue(1200);
    page->addBeside(u"Choice, flat choice, number, date"_s, {combo, flat, number, new QDateEdit(QDate(2026, 3, 9))});
    auto *ticked = new QCheckBox(u"Only for this session"_s);
    ticked->setChecked(true);
    auto *partly = new QCheckBox(u"Some of them"_s);
    partly->setTristate(true);
    partly->setCheckState(Qt::PartiallyChecked);
    auto *chosen = new QRadioButton(u"API key"_s);
    chosen->setChecked(true);
    page->addBeside(u"Ticks and choices"_s,
                    {new QCheckBox(u"Read-only"_s), ticked, partly, new QRadioButton(u"Bearer token"_s), chosen});
    auto *text = new QPlainTextEdit(u"Several lines\nof text"_s);
    text->setFixedHeight(text->sizeHint().height() / 2);
    page->add(u"Text of several lines"_s, text);
    return page;
}

QWidget *makeChipsPage()
{
    auto *page = new Specimens;
    const ChipStyleOption looks[]
        = {{u"withings"_s, Tone::Neutral, false}, {u"beta"_s, Tone::Info, false}, {u"Connected"_s, Tone::Ok, true},
           {u"Stale"_s, Tone::Warn, true},        {u"Error"_s, Tone::Bad, true},  {{}, Tone::Bad, true}};
    QList<QWidget *> labels;
    for (const ChipStyleOption &look : looks)
        labels.append(new ChipLabel(look));
    page->addBeside(u"Neutral, info, good, doubtful, bad; a shape alone"_s, labels);
    auto *flow = new ChipFlow;
    std::vector<ChipStyleOption> many;
    for (const QString &word :
         {u"activity"_s, u"blood glucose"_s, u"body composition"_s, u"heart rate"_s, u"sleep"_s, u"steps"_s,
          u"oxygen saturation"_s, u"respiration"_s, u"menstrual cycle"_s, u"workouts"_s, u"nutrition"_s})
        many.push_back({word, Tone::Neutral, false});
    flow->setChips(many);
    page->add(u"One after another, in as many lines as they need"_s, flow);
    return page;
}

} // namespace labdesk
