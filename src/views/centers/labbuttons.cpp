// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/labbuttons.h"

#include "views/centers/centertexts.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

LabButtons::LabButtons(QWidget *parent) : QWidget(parent), m_layout(new QGridLayout(this))
{
    setObjectName(u"labButtons"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(metricsFor(this).one);
    m_layout->setColumnStretch(2, 1);
    hide();
}

void LabButtons::offer(const std::vector<Lab> &labs, qint64 searched)
{
    constexpr size_t mostOffered = 6;
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        item->widget()->deleteLater(); // its own click may have come here
        item->widget()->hide();
        delete item;
    }
    std::vector<QPushButton *> buttons;
    for (const Lab &lab : labs) {
        if (lab.id == searched || buttons.size() == mostOffered)
            continue;
        auto *button
            = makeButton(literally(tr("Search %1").arg(formatLab(lab))), ButtonKind::Plain, u"otherLabButton"_s, this);
        connect(button, &QPushButton::clicked, this, [this, id = lab.id] { Q_EMIT labChosen(id); });
        buttons.push_back(button);
    }
    const int widest = metricsFor(this).px(180); // of two beside each other
    const bool areShort
        = std::ranges::all_of(buttons, [widest](const auto *button) { return button->sizeHint().width() <= widest; });
    const int columns = areShort ? 2 : 1;
    for (int at = 0; at < int(buttons.size()); ++at)
        m_layout->addWidget(buttons[size_t(at)], at / columns, at % columns);
    setVisible(!buttons.empty());
}

} // namespace labdesk
