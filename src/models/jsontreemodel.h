// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/chip.h"

#include <QAbstractItemModel>
#include <QSet>
#include <QStringList>

#include <memory>

namespace labdesk {

/// A JSON text as a tree. Stores the text and the positions of expanded values, so that keys retain their order and
/// numbers their digits. Each level is parsed on demand.
class JsonTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class Column { Key, Value, Note };
    static constexpr int columns = 3;

    explicit JsonTreeModel(QObject *parent = nullptr);
    ~JsonTreeModel() override;

    /// `text` must be valid JSON, or empty. `drift`: paths outside the known contract, such as `users[].labels`.
    void setText(const QString &text, const QStringList &drift);
    const QString &text() const { return m_text; }

    QString pathOf(const QModelIndex &index) const; ///< "connected_sources[0].source.name"; "$" for the root
    /// strings without quotes and escapes, other values as in the text
    QString valueOf(const QModelIndex &index) const;
    /// The node at that position of the text, or the one that contains it. Parses the levels above it.
    QModelIndex indexAt(qsizetype position) const;
    bool isUnknown(const QModelIndex &index) const; ///< outside the known contract

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Node;
    Node *nodeOf(const QModelIndex &index) const;
    void read(Node &node) const; ///< parses its children unless already done
    QString pathOf(const Node &node, bool withNumbers) const;
    QString valueText(const Node &node) const;
    QString noteText(const Node &node) const;

    QString m_text;
    QSet<QString> m_drift;
    std::unique_ptr<Node> m_root;
};

} // namespace labdesk
