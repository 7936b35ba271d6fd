// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <memory>
#include <optional>

class QStringListModel;

namespace labdesk {

struct MapGeography;

/// Input for a ZIP or a town. Completes town names, larger towns first.
class PlaceEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit PlaceEdit(QWidget *parent = nullptr);

    void setGeography(std::shared_ptr<const MapGeography> geography); ///< without it, only ZIPs are accepted
    /// The ZIP that was typed, in any notation that zipCodeIn() accepts, or the ZIP of the typed town that is nearest
    /// to its center. Nothing for other input, and for a name that several towns share.
    std::optional<QString> zip() const;
    bool isTown() const;       ///< whether the text is the name of a town
    QString problem() const;   ///< why there is no ZIP; empty if there is one
    bool isCompleting() const; ///< whether a suggestion is highlighted, which Enter accepts
    void ask();                ///< lists the matching towns

Q_SIGNALS:
    void townChosen(); ///< from the suggestions

private:
    void propose(const QString &typed);

    std::shared_ptr<const MapGeography> m_geography;
    QStringListModel *m_towns;
};

} // namespace labdesk
