// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/centerfinder.h"

#include <QToolButton>

namespace labdesk {

class LabBook;

/// The lookups of this session as a menu; one that is chosen is asked again.
class CenterHistoryButton : public QToolButton
{
    Q_OBJECT

public:
    explicit CenterHistoryButton(QWidget *parent = nullptr);

    void setPast(const std::vector<PastCenterLookup> &past, const LabBook &labs);

    /// "85004 · 25 mi · Labcorp (27)", "Order 0b5f6c1e · 25 mi · Labcorp (27)".
    static QString words(const PastCenterLookup &past, const LabBook &labs);

Q_SIGNALS:
    void chosen(const labdesk::CenterQuery &query);

private:
    void fillMenu();

    std::vector<PastCenterLookup> m_past;
    QStringList m_words; ///< one for each
};

} // namespace labdesk
