// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/centerlistmodel.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace labdesk {

class SearchField;

/// Filters the centers that were found: by name or street, open now, on a day, before eight, and by services.
class CenterFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit CenterFilterBar(QWidget *parent = nullptr);

    CenterFilter filter() const;
    void setFilter(const CenterFilter &filter); ///< emits filterChanged() if it differs
    void setFeatures(const QStringList &slugs); ///< capabilities and bill types to offer
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
    QToolButton *m_features; ///< opens a menu of services
    QStringList m_chosen;    ///< slugs of the selected services
    bool m_quiet = false;
};

} // namespace labdesk
