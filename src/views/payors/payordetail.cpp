// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payordetail.h"

#include "output/desktop/clipboard.h"
#include "text/addresstexts.h"
#include "text/localtexts.h"
#include "widgets/button.h"
#include "widgets/chiplabel.h"
#include "widgets/copybutton.h"
#include "widgets/group.h"
#include "widgets/highlightlabel.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/maskedvalue.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/separator.h"
#include "widgets/tools.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString payorPlace(const Payor &payor)
{
    QStringList parts = {payor.address.city, payor.address.state};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

/// A line of a card with a copy button at its end.
QWidget *copyLine(QWidget *value, CopyButton *copy)
{
    auto *line = new QWidget;
    auto *layout = makeRowLayout(line);
    layout->addWidget(value, 1);
    layout->addWidget(copy, 0, Qt::AlignVCenter);
    return line;
}

} // namespace

/// Two payors side by side, field by field, with a note whether they are the same.
class PayorComparison : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::PayorComparison)

public:
    PayorComparison()
    {
        const Metrics metrics = metricsFor(this);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(0, metrics.px(10), 0,
                                 metrics.px(10)); // no horizontal margins, because the separators reach the edges
        grid->setHorizontalSpacing(metrics.oneAndHalf);
        grid->setVerticalSpacing(metrics.one);
        grid->setColumnStretch(1, 1);
        grid->setColumnStretch(2, 1);
        int column = 1;
        for (const QString &head : {tr("Selected"), tr("Compared with")}) {
            QLabel *label = makeLabel(head, TextStyle::Caption, this);
            label->setObjectName(u"comparedHead"_s);
            grid->addWidget(label, 0, column++, Qt::AlignTop);
        }
        m_name = addLine(tr("Name"), u"comparedName"_s);
        m_code = addLine(tr("Payor code"), u"comparedCode"_s);
        for (QLabel *code : {m_code.one, m_code.other})
            setTextStyle(code, TextStyle::Code);
        m_aliases = addLine(tr("Aliases"), u"comparedAliases"_s);
        m_address = addLine(tr("Business address"), u"comparedAddress"_s);
        m_source = addLine(tr("Listed by"), u"comparedSource"_s);
    }

    void compare(const Payor &one, const Payor &other)
    {
        const auto show = [](const Line &line, const QString &here, const QString &there) {
            const QString none = tr("none");
            setWrappedText(line.one, here.isEmpty() ? none : here);
            setWrappedText(line.other, there.isEmpty() ? none : there);
            line.result->setText(here == there ? tr("same") : tr("differs"));
            QFont font = line.result->font();
            font.setWeight(here == there ? QFont::Normal : QFont::DemiBold);
            line.result->setFont(font);
        };
        show(m_name, one.name, other.name);
        show(m_code, one.code, other.code);
        show(m_aliases, localList(one.aliases, u';'), localList(other.aliases, u';'));
        show(m_address, addressLines(one.address).join(u'\n'), addressLines(other.address).join(u'\n'));
        show(m_source, one.source, other.source);
    }

private:
    struct Line
    {
        QLabel *one = nullptr;
        QLabel *other = nullptr;
        QLabel *result = nullptr;
    };

    Line addLine(const QString &field, const QString &objectName)
    {
        auto *grid = static_cast<QGridLayout *>(layout());
        grid->addWidget(makeSeparator(this), grid->rowCount(), 0, 1, 4);
        const int row = grid->rowCount();
        QLabel *title = makeLabel(field, TextStyle::Label, this);
        const Line line{makeLabel({}, TextStyle::Body, this), makeLabel({}, TextStyle::Body, this),
                        makeLabel({}, TextStyle::Small, this)};
        line.one->setObjectName(objectName + u"One"_s);
        line.other->setObjectName(objectName + u"Other"_s);
        line.result->setObjectName(objectName + u"Verdict"_s);
        const Metrics m = metricsFor(this);
        title->setContentsMargins(sidedMargins(m.px(14), 0, 0, 0));
        title->setFixedWidth(m.px(14 + 122)); // the label width of a form; the payors get the rest
        title->setWordWrap(true);
        line.result->setContentsMargins(sidedMargins(0, 0, m.px(10), 0));
        grid->addWidget(title, row, 0, Qt::AlignTop);
        int column = 1;
        for (QLabel *label : {line.one, line.other}) {
            label->setWordWrap(true);
            label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
            label->setAccessibleDescription(field);
            grid->addWidget(label, row, column++, Qt::AlignTop);
        }
        grid->addWidget(line.result, row, 3, Qt::AlignTop | Qt::AlignRight);
        return line;
    }

    Line m_name, m_code, m_aliases, m_address, m_source;
};

PayorDetail::PayorDetail(QWidget *parent)
    : QWidget(parent), m_name(makeLabel({}, TextStyle::Heading)), m_place(makeLabel({}, TextStyle::Label)),
      m_reason(new ChipLabel), m_code(makeLabel({}, TextStyle::CodeDisplay)),
      m_copyCode(makeButton(tr("Copy c&ode"), IconName::Copy, ButtonKind::Primary, u"copyCodeButton"_s)),
      m_compare(makeButton(tr("Compar&e"), IconName::Compare, ButtonKind::Plain, u"comparePayorButton"_s)),
      m_comparing(new InlineMessage(Tone::Info)), m_comparisonGroup(new Group({})), m_comparison(new PayorComparison),
      m_namesakes(new InlineMessage(Tone::Warn)), m_aliases(new Group(tr("Aliases"))),
      m_address(new Group(tr("Business address"))), m_addressLabel(makeLabel({}, TextStyle::Body)),
      m_copyAddress(new CopyButton(tr("Copy business address"))), m_record(new Group(tr("Record")))
{
    const Metrics metrics = metricsFor(this);
    m_name->setObjectName(u"payorNameLabel"_s);
    m_name->setWordWrap(true);
    m_place->setObjectName(u"payorPlaceLabel"_s);
    m_reason->setObjectName(u"payorReasonLabel"_s);
    m_code->setObjectName(u"payorCodeLabel"_s);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_code->setWordWrap(true);
    m_namesakes->setObjectName(u"namesakesMessage"_s);
    m_addressLabel->setObjectName(u"payorAddressLabel"_s);
    m_addressLabel->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_addressLabel->setWordWrap(true);
    m_copyAddress->setObjectName(u"copyAddressButton"_s);
    m_aliases->setObjectName(u"aliasesGroup"_s);
    m_record->setObjectName(u"recordGroup"_s);

    auto *layout = makeColumnLayout(this, metrics.two);
    layout->setContentsMargins(metrics.three, metrics.two, metrics.three, metrics.three);
    auto *head = makeColumnLayout(metrics.half);
    head->addWidget(m_name);
    head->addWidget(m_place);
    head->addWidget(m_reason, 0, Qt::AlignLeading);
    layout->addLayout(head);

    auto *codeCard = new Group({});
    auto *codeRow = new QWidget;
    auto *codeLayout = new QHBoxLayout(codeRow);
    codeLayout->setContentsMargins(0, 0, metrics.half, 0);
    auto *codeColumn = makeColumnLayout(0);
    QLabel *codeCaption = makeLabel(tr("Payor code"), TextStyle::Label);
    codeCaption->setBuddy(m_code);
    codeColumn->addWidget(codeCaption);
    codeColumn->addWidget(m_code);
    codeLayout->addLayout(codeColumn, 1);
    codeLayout->addWidget(m_compare, 0, Qt::AlignVCenter);
    codeLayout->addSpacing(metrics.half);
    codeLayout->addWidget(m_copyCode, 0, Qt::AlignVCenter);
    codeCard->addWidget(codeRow);
    layout->addWidget(codeCard);
    m_comparing->setObjectName(u"comparingMessage"_s);
    m_comparing->setButton(tr("Stop comparing"));
    layout->addWidget(m_comparing);
    m_comparisonGroup->setObjectName(u"comparisonGroup"_s);
    m_comparisonGroup->addFullWidth(m_comparison);
    layout->addWidget(m_comparisonGroup);
    layout->addWidget(m_namesakes);
    layout->addWidget(m_aliases);
    m_address->addWidget(copyLine(m_addressLabel, m_copyAddress));
    layout->addWidget(m_address);
    auto *record = new QWidget;
    makeColumnLayout(record)->addWidget(m_record); // hidden during a comparison
    setTool(record);
    layout->addWidget(record);
    layout->addStretch(1);
    setTool(m_compare);
    connect(m_copyCode, &QPushButton::clicked, this, &PayorDetail::copyCode);
    connect(m_compare, &QPushButton::clicked, this, &PayorDetail::compareRequested);
    connect(m_comparing, &InlineMessage::buttonClicked, this, &PayorDetail::compareEnded);
    showComparison();
}

void PayorDetail::copyCode()
{
    const QString code = m_shown ? m_shown->payor.code : QString(); // the label has it with places to break
    output::copyText(code);
    Q_EMIT codeCopied(code);
}

void PayorDetail::showPayor(const PayorShown &shown)
{
    if (m_shown == shown)
        return; // recreating the rows at each key press would be slow
    m_shown = shown;
    const auto &[payor, namesakes, words, reason] = shown;
    setWrappedText(m_name, payor.name);
    m_place->setText(payorPlace(payor));
    m_place->setVisible(!m_place->text().isEmpty());
    m_reason->setChip({reason, Tone::Info, false});
    m_reason->setVisible(!reason.isEmpty());
    setWrappedText(m_code, payor.code);
    QStringList others;
    for (const Payor &other : namesakes) {
        const QString place = payorPlace(other);
        others += place.isEmpty() ? other.code : tr("%1 in %2").arg(other.code, place);
    }
    m_namesakes->setSentence(others.size() == 1 ? tr("Another payor has this name: %1.").arg(others.value(0))
                                                : tr("Other payors have this name: %1.").arg(others.join(u"; "_s)));
    showAliases(payor.aliases, words);
    const QStringList lines = addressLines(payor.address);
    setWrappedText(m_addressLabel, lines.isEmpty() ? MaskedValue::notProvided() : lines.join(u'\n'));
    setTextStyle(m_addressLabel, lines.isEmpty() ? TextStyle::Label : TextStyle::Body);
    m_copyAddress->setText(lines.join(u'\n'));
    m_copyAddress->setVisible(!lines.isEmpty());
    m_record->clearRows();
    m_record->addOptionalRow(tr("Listed by"), payor.source)->valueLabel()->setObjectName(u"payorSourceLabel"_s);
    showComparison();
}

void PayorDetail::setCompared(const std::optional<Payor> &compared)
{
    m_compared = compared;
    showComparison();
}

void PayorDetail::showComparison()
{
    const Payor payor = m_shown ? m_shown->payor : Payor();
    const bool waits = m_compared && *m_compared == payor;
    const bool shown = m_compared && !waits;
    m_compare->setEnabled(!waits);
    m_comparing->setVisible(m_compared.has_value());
    m_comparisonGroup->setVisible(shown);
    // Hidden during a comparison, which includes these fields.
    m_namesakes->setVisible(!shown && m_shown && !m_shown->namesakes.empty());
    m_aliases->setVisible(!shown && !payor.aliases.isEmpty());
    m_address->setVisible(!shown);
    m_record->setVisible(!shown);
    if (!m_compared)
        return;
    m_comparing->setSentence(waits ? tr("Select a payor to compare with “%1”.").arg(m_compared->name)
                                   : tr("Compared with “%1” (%2).").arg(m_compared->name, m_compared->code));
    if (shown)
        m_comparison->compare(payor, *m_compared);
}

void PayorDetail::showAliases(const QStringList &aliases, const QString &words)
{
    m_aliases->clearRows();
    for (const QString &alias : aliases) {
        auto *label = new HighlightLabel;
        label->setText(alias, matchesIn(alias, words));
        auto *copy = new CopyButton(tr("Copy alias %1").arg(alias));
        copy->setObjectName(u"copyAliasButton"_s);
        copy->setText(alias);
        m_aliases->addLine(copyLine(label, copy));
    }
    m_aliases->setTitleSuffix(localNumber(aliases.size()));
}

} // namespace labdesk
