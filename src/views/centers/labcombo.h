// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/lab.h"

#include <QComboBox>

#include <optional>
#include <vector>

namespace labdesk {

/// Chooses a lab by its name, or by its number where nobody knows a name. Empty: the service's own choice.
class LabCombo : public QComboBox
{
    Q_OBJECT

public:
    struct Choice
    {
        qint64 lab = 0;                ///< 0: the service's own choice
        std::vector<qint64> labs = {}; ///< all known ones
        friend bool operator==(const Choice &, const Choice &) = default;
    };

    explicit LabCombo(QWidget *parent = nullptr);

    /// `together`: the numbers behind "All known labs"; empty: that is not offered. What is typed stays.
    void setLabs(const std::vector<Lab> &labs, const std::vector<qint64> &together);
    /// Nothing: what is typed is neither a known lab nor a number.
    std::optional<Choice> choice() const;
    void setChoice(const Choice &choice);

private:
    std::vector<Lab> m_labs;
    std::vector<qint64> m_together;
};

} // namespace labdesk
