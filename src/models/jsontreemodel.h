// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/chip.h"

#include <QAbstractItemModel>
#include <QSet>
#include <QStringList>

#include <memory>

namespace labdesk {

/// A JSON text as a tree. Keeps the text, and the positions of what was unfolded: keys in their order and numbers with
/// their digits. Each level is read when it is first needed.
class JsonTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class Column { Key, Value, Note };
    static constexpr int columns = 3;

    explicit JsonTreeModel(QObject *parent = nullptr);
    ~JsonTreeModel() override;

    /// `text` is valid JSON, or empty for none. `drift`: paths outside the known contract, as `users[].labels`.
    void setText(const QString &text, const QStringList &drift);
    const QString &text() const { return m_text; }

    QString pathOf(const QModelIndex &index) const;  ///< "connected_sources[0].source.name"; "$" for all
    QString valueOf(const QModelIndex &index) const; ///< a string without quotes and escapes, all else as in the text
    /// The node at that position of the text, or around it. Reads the levels above it.
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
    void read(Node &node) const; ///< its children, if that was not done
    QString pathOf(const Node &node, bool withNumbers) const;
    QString valueText(const Node &node) const;
    QString noteText(const Node &node) const;

    QString m_text;
    QSet<QString> m_drift;
    std::unique_ptr<Node> m_root;
};

} // namespace labdesk
