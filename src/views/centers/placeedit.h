// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <memory>
#include <optional>

class QStringListModel;

namespace labdesk {

struct MapGeography;

/// Takes a ZIP or the name of a town, and completes the names: the larger town first.
class PlaceEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit PlaceEdit(QWidget *parent = nullptr);

    void setGeography(std::shared_ptr<const MapGeography> geography); ///< until then it takes ZIPs alone
    /// The five digits that were typed, in any form of zipCodeIn(), or a ZIP of the town of that name: the one that is
    /// nearest to its middle. Nothing for anything else, and for a name that several towns have.
    std::optional<QString> zip() const;
    bool isTown() const;       ///< the name of one, not a ZIP
    QString problem() const;   ///< why there is no ZIP; empty: there is one
    bool isCompleting() const; ///< a proposal is marked, and Enter takes it
    void ask();                ///< lists the towns that may be meant

Q_SIGNALS:
    void townChosen(); ///< of those that were proposed

private:
    void propose(const QString &typed);

    std::shared_ptr<const MapGeography> m_geography;
    QStringListModel *m_towns;
};

} // namespace labdesk
