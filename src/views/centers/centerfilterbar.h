// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/centerlistmodel.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace labdesk {

class SearchField;

/// What narrows the list of centers that were found: words of the name or the street, open now, on a day, before eight,
/// and what a center offers.
class CenterFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit CenterFilterBar(QWidget *parent = nullptr);

    CenterFilter filter() const;
    void setFilter(const CenterFilter &filter); ///< announces it when it is another one
    void setFeatures(const QStringList &slugs); ///< capabilities and bill types that can be chosen
    SearchField *field() const { return m_words; }

Q_SIGNALS:
    void filterChanged(const labdesk::CenterFilter &filter);

private:
    void announce();
    void showFeatures();

    SearchField *m_words;
    QToolButton *m_openNow;
    QToolButton *m_saturday;
    QToolButton *m_early;
    QComboBox *m_day;        ///< row 0: any
    QToolButton *m_features; ///< a menu of them
    QStringList m_chosen;    ///< features
    bool m_quiet = false;
};

} // namespace labdesk
