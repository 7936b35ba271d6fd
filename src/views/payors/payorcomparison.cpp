// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorcomparison.h"

#include "text/localtexts.h"
#include "views/common/addresstexts.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"
#include "widgets/separator.h"

#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

PayorComparison::PayorComparison(QWidget *parent) : QWidget(parent)
{
    const Metrics metrics = metricsFor(this);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, metrics.px(10), 0,
                             metrics.px(10)); // at its sides the cells keep off the edge, and the lines do not
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
    grid->addWidget(makeSeparator(this), 1, 0, 1, 4);
    m_name = addLine(tr("Name"), u"comparedName"_s);
    m_code = addLine(tr("Payor code"), u"comparedCode"_s);
    for (QLabel *code : {m_code.one, m_code.other})
        setTextStyle(code, TextStyle::Code);
    m_aliases = addLine(tr("Aliases"), u"comparedAliases"_s);
    m_address = addLine(tr("Business address"), u"comparedAddress"_s);
    m_source = addLine(tr("Listed by"), u"comparedSource"_s);
}

PayorComparison::Line PayorComparison::addLine(const QString &field, const QString &objectName)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    if (m_name.one)
        grid->addWidget(makeSeparator(this), grid->rowCount(), 0, 1, 4);
    const int row = grid->rowCount();
    QLabel *title = makeLabel(field, TextStyle::Label, this);
    const Line line{makeLabel({}, TextStyle::Body, this), makeLabel({}, TextStyle::Body, this),
                    makeLabel({}, TextStyle::Small, this)};
    line.one->setObjectName(objectName + u"One"_s);
    line.other->setObjectName(objectName + u"Other"_s);
    line.verdict->setObjectName(objectName + u"Verdict"_s);
    const Metrics m = metricsFor(this);
    title->setContentsMargins(sidedMargins(m.px(14), 0, 0, 0));
    title->setFixedWidth(m.px(14 + 122)); // as in a form: the rest is for what is compared
    title->setWordWrap(true);
    line.verdict->setContentsMargins(sidedMargins(0, 0, m.px(10), 0));
    grid->addWidget(title, row, 0, Qt::AlignTop);
    int column = 1;
    for (QLabel *label : {line.one, line.other}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setAccessibleDescription(field);
        grid->addWidget(label, row, column++, Qt::AlignTop);
    }
    grid->addWidget(line.verdict, row, 3, Qt::AlignTop | Qt::AlignRight);
    return line;
}

void PayorComparison::compare(const Payor &one, const Payor &other)
{
    const auto show = [](const Line &line, const QString &here, const QString &there) {
        const QString none = tr("none");
        line.one->setText(here.isEmpty() ? none : here);
        line.other->setText(there.isEmpty() ? none : there);
        line.verdict->setText(here == there ? tr("same") : tr("differs"));
        QFont font = line.verdict->font();
        font.setWeight(here == there ? QFont::Normal : QFont::DemiBold);
        line.verdict->setFont(font);
    };
    show(m_name, one.name, other.name);
    show(m_code, one.code, other.code);
    show(m_aliases, localList(one.aliases, u';'), localList(other.aliases, u';'));
    show(m_address, addressLines(one.address).join(u'\n'), addressLines(other.address).join(u'\n'));
    show(m_source, one.source, other.source);
}

} // namespace labdesk
