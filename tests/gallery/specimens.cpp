// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/specimens.h"

#include "widgets/metrics.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

Specimens::Specimens(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout)
{
    const Metrics m = metricsFor(this);
    m_layout->setSpacing(m.one);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(m.three, m.two, m.three, m.three);
    outer->addLayout(m_layout);
    outer->addStretch(1);
}

void Specimens::addCaption(const QString &caption)
{
    if (m_layout->count() > 0)
        m_layout->addSpacing(metricsFor(this).one);
    QLabel *label = makeLabel(caption, TextStyle::Caption);
    label->setWordWrap(true);
    m_layout->addWidget(label);
}

void Specimens::add(const QString &caption, QWidget *part)
{
    addCaption(caption);
    m_layout->addWidget(part);
}

void Specimens::addBeside(const QString &caption, const QList<QWidget *> &parts)
{
    addCaption(caption);
    auto *line = new QHBoxLayout;
    line->setSpacing(metricsFor(this).one);
    for (QWidget *part : parts)
        line->addWidget(part);
    line->addStretch(1);
    m_layout->addLayout(line);
}

void Specimens::addFramed(const QString &caption, QWidget *part, int height)
{
    auto *frame = new QFrame;
    frame->setProperty("surface", u"pending"_s);
    frame->setFixedHeight(metricsFor(this).px(height));
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(part);
    add(caption, frame);
}

} // namespace labdesk
