// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/lab.h"

#include <QComboBox>

#include <optional>
#include <vector>

namespace labdesk {

/// Selects a lab by name, or by number if its name isn't known. Empty: the service's default.
class LabCombo : public QComboBox
{
    Q_OBJECT

public:
    struct Choice
    {
        qint64 lab = 0;                ///< 0: the service's default
        std::vector<qint64> labs = {}; ///< all known ones
        friend bool operator==(const Choice &, const Choice &) = default;
    };

    explicit LabCombo(QWidget *parent = nullptr);

    /// `together`: the numbers behind "All known labs"; empty: not offered. Keeps the current text.
    void setLabs(const std::vector<Lab> &labs, const std::vector<qint64> &together);
    /// Nothing if the text is neither a known lab nor a number.
    std::optional<Choice> choice() const;
    void setChoice(const Choice &choice);

private:
    std::vector<Lab> m_labs;
    std::vector<qint64> m_together;
};

} // namespace labdesk
