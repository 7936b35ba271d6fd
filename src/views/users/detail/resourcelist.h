// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"

#include <QWidget>

#include <vector>

namespace labdesk {

/// The data types of a source: available ones as wrapped text with check marks, missing ones as chips. Painted rather
/// than made of widgets, because a provider can have thirty of them.
class ResourceList : public QWidget
{
    Q_OBJECT

public:
    explicit ResourceList(const std::vector<ResourceAvailability> &resources, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Item
    {
        QString text;
        bool available;
    };
    int itemWidth(const Item &item) const;
    /// Calls `place(item, left, top)` for each item; returns the height of all lines.
    template <class Place> int layOut(int width, Place place) const;

    std::vector<Item> m_items;
};

} // namespace labdesk
