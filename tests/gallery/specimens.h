// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace labdesk {

/// A page of the gallery: specimens of a part one below the other, each under the words that say what state it is in.
class Specimens : public QWidget
{
    Q_OBJECT

public:
    explicit Specimens(QWidget *parent = nullptr);

    /// Takes it over, at the full width of the page.
    void add(const QString &caption, QWidget *part);
    /// As large as it wants to be, several in a line.
    void addBeside(const QString &caption, const QList<QWidget *> &parts);
    /// In a frame of this height (pixels of a 13 px font), for parts that fill a pane.
    void addFramed(const QString &caption, QWidget *part, int height);

private:
    void addCaption(const QString &caption);

    QVBoxLayout *m_layout;
};

} // namespace labdesk
