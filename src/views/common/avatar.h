// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace labdesk {

/// A circle with the initials of a provider's name. Drawn instead of downloaded, because requesting a logo would tell
/// its host which provider someone is looking at. Decorative, because the name is shown next to it.
class Avatar : public QWidget
{
    Q_OBJECT

public:
    enum class Size { Small, Large }; ///< 24 and 34 px at a 13 px font

    Avatar(const QString &name, Size size, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_initials;
    Size m_size;
};

} // namespace labdesk
