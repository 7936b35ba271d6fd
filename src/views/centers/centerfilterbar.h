// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/centerlistmodel.h"

#include <QWidget>

class QToolButton;

namespace labdesk {

class SearchField;

/// What narrows the list of centers that were found: words of the name or the street, open now, on Saturday, before
/// eight.
class CenterFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit CenterFilterBar(QWidget *parent = nullptr);

    CenterFilter filter() const;
    void setFilter(const CenterFilter &filter); ///< announces it when it is another one
    SearchField *field() const { return m_words; }

Q_SIGNALS:
    void filterChanged(const labdesk::CenterFilter &filter);

private:
    SearchField *m_words;
    QToolButton *m_openNow;
    QToolButton *m_saturday;
    QToolButton *m_early;
    bool m_quiet = false;
};

} // namespace labdesk
