// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/resourcelist.h"

#include "domain/knownvalues.h"
#include "text/users/sourcetexts.h"
#include "widgets/accessibility.h"
#include "widgets/chippainter.h"
#include "widgets/metrics.h"
#include "widgets/rtlpainting.h"

#include <QPainter>

namespace labdesk {

ResourceList::ResourceList(const std::vector<ResourceAvailability> &resources, QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    QStringList spoken;
    for (const bool available : {true, false}) {
        for (const ResourceAvailability &resource : resources) {
            if (resource.isAvailable() != available)
                continue;
            const QString name = known::nameOf(known::List::Resources, resource.resource);
            m_items.push_back({available ? name : formatUnavailable(resource), available});
            spoken += available ? tr("%1: available").arg(name) : formatUnavailable(resource);
        }
    }
    setAccessibleName(spoken.join(QStringLiteral(", ")));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ResourceList::itemWidth(const Item &item) const
{
    if (!item.available)
        return chipWidth({item.text, Tone::Bad, true}, font());
    const Metrics m = metricsFor(this);
    return m.iconSmall + m.half + fontMetrics().horizontalAdvance(item.text);
}

template <class Place> int ResourceList::layOut(int width, Place place) const
{
    const Metrics m = metricsFor(this);
    const int line = m.px(24);
    int left = 0;
    int top = 0;
    for (const Item &item : m_items) {
        const int widthOfItem = itemWidth(item);
        if (left > 0 && left + widthOfItem > width) {
            left = 0;
            top += line;
        }
        place(item, left, top);
        left += widthOfItem + m.px(14);
    }
    return m_items.empty() ? 0 : top + line;
}

int ResourceList::heightForWidth(int width) const
{
    return layOut(width, [](const Item &, int, int) {});
}

QSize ResourceList::sizeHint() const
{
    const int width = metricsFor(this).px(300);
    return {width, heightForWidth(width)};
}

QSize ResourceList::minimumSizeHint() const
{
    int maxWidth = 0;
    for (const Item &item : m_items)
        maxWidth = std::max(maxWidth, itemWidth(item));
    return {std::min(maxWidth, metricsFor(this).px(200)), metricsFor(this).px(24)};
}

void ResourceList::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    const Metrics m = metricsFor(this);
    QPainter painter(this);
    layOut(width(), [&](const Item &item, int left, int top) {
        const QRect box(left, top, itemWidth(item), m.px(24));
        if (!item.available) {
            paintChip(&painter, mirrored(painter, rect(), box), {item.text, Tone::Bad, true}, t, font());
            return;
        }
        const QRect mark(left, top + (box.height() - m.iconSmall) / 2, m.iconSmall, m.iconSmall);
        paintIcon(&painter, IconName::Check, mirrored(painter, rect(), mark), t.ok);
        painter.setPen(t.ink);
        painter.setFont(font());
        drawTextLine(painter, mirrored(painter, rect(), box.adjusted(m.iconSmall + m.half, 0, 0, 0)), item.text);
    });
}

} // namespace labdesk
