// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jsontreemodel.h"

#include "domain/timestamp.h"
#include "models/jsonwalk.h"
#include "text/localtexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

struct JsonTreeModel::Node
{
    Node *above = nullptr;
    int row = 0;
    QString key = {};    ///< without quotes and escapes; empty in an array
    qsizetype start = 0; ///< start of the key, or of the value if there is none
    qsizetype begin = 0; ///< start of the value
    qsizetype end = 0;   ///< one past the end of the value
    bool isArrayElement = false;
    bool isLoaded = false;
    std::vector<std::unique_ptr<Node>> below = {};
};

JsonTreeModel::JsonTreeModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Node>()) { }

JsonTreeModel::~JsonTreeModel() = default;

void JsonTreeModel::setText(const QString &text, const QStringList &drift)
{
    beginResetModel();
    m_text = text;
    m_drift = {drift.begin(), drift.end()};
    m_root = std::make_unique<Node>();
    m_root->begin = jsonValueBegin(m_text, 0);
    m_root->end = m_text.isEmpty() ? 0 : jsonValueEnd(m_text, m_root->begin);
    if (!m_text.isEmpty() && !isJsonContainer(m_text, m_root->begin)) {
        // A value without a container is shown as a single row.
        auto childNode = std::make_unique<Node>();
        childNode->above = m_root.get();
        childNode->start = childNode->begin = m_root->begin;
        childNode->end = m_root->end;
        m_root->below.push_back(std::move(childNode));
        m_root->isLoaded = true;
    }
    endResetModel();
}

void JsonTreeModel::read(Node &node) const
{
    if (node.isLoaded)
        return;
    node.isLoaded = true;
    if (!isJsonContainer(m_text, node.begin))
        return;
    forEachJsonMember(m_text, node.begin, [&](const JsonMember &member) {
        auto child = std::make_unique<Node>();
        child->above = &node;
        child->row = int(node.below.size());
        child->isArrayElement = member.keyBegin < 0;
        child->key = child->isArrayElement
            ? QString()
            : jsonString(QStringView(m_text).mid(member.keyBegin, member.keyEnd - member.keyBegin));
        child->start = child->isArrayElement ? member.begin : member.keyBegin;
        child->begin = member.begin;
        child->end = member.end;
        node.below.push_back(std::move(child));
    });
}

JsonTreeModel::Node *JsonTreeModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex JsonTreeModel::indexAt(qsizetype position) const
{
    const Node *found = nullptr;
    for (Node *node = m_root.get(); node;) {
        read(*node);
        const auto next = std::find_if(node->below.begin(), node->below.end(), [&](const auto &child) {
            return child->start <= position && position < child->end;
        });
        if (next == node->below.end())
            break;
        found = node = next->get();
    }
    return found ? createIndex(found->row, 0, found) : QModelIndex();
}

QString JsonTreeModel::pathOf(const Node &node, bool withNumbers) const
{
    if (!node.above)
        return {};
    const QString above = pathOf(*node.above, withNumbers);
    if (node.isArrayElement)
        return above + (withNumbers ? u"[%1]"_s.arg(node.row) : u"[]"_s);
    if (node.key.isEmpty() && above.isEmpty())
        return {};
    return above.isEmpty() ? node.key : above + u'.' + node.key;
}

QString JsonTreeModel::pathOf(const QModelIndex &index) const
{
    const QString path = pathOf(*nodeOf(index), true);
    return path.isEmpty() ? u"$"_s : path;
}

QString JsonTreeModel::valueOf(const QModelIndex &index) const
{
    const Node &node = *nodeOf(index);
    const QStringView value = QStringView(m_text).mid(node.begin, node.end - node.begin);
    return value.startsWith(u'"') ? jsonString(value) : value.toString();
}

bool JsonTreeModel::isUnknown(const QModelIndex &index) const
{
    return index.isValid() && m_drift.contains(pathOf(*nodeOf(index), false));
}

QModelIndex JsonTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    Node *above = nodeOf(parent);
    read(*above);
    if (row < 0 || column < 0 || column >= columns || size_t(row) >= above->below.size())
        return {};
    return createIndex(row, column, above->below[size_t(row)].get());
}

QModelIndex JsonTreeModel::parent(const QModelIndex &index) const
{
    Node *above = index.isValid() ? nodeOf(index)->above : nullptr;
    return !above || !above->above ? QModelIndex() : createIndex(above->row, 0, above);
}

int JsonTreeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    Node *node = nodeOf(parent);
    read(*node);
    return int(node->below.size());
}

int JsonTreeModel::columnCount(const QModelIndex &) const
{
    return columns;
}

bool JsonTreeModel::hasChildren(const QModelIndex &parent) const
{
    if (!parent.isValid() || parent.column() > 0)
        return !parent.isValid() && rowCount() > 0;
    const Node &node = *nodeOf(parent);
    return isJsonContainer(m_text, node.begin) && node.end - node.begin > 2; // "{}" and "[]" have no children
}

/// Describes a container by its kind and size.
QString JsonTreeModel::valueText(const Node &node) const
{
    if (!isJsonContainer(m_text, node.begin))
        return m_text.mid(node.begin, node.end - node.begin);
    qsizetype count = 0;
    forEachJsonMember(m_text, node.begin, [&](const JsonMember &) { ++count; });
    return (m_text[node.begin] == u'{' ? u"{%1}"_s : u"[%1]"_s).arg(localNumber(count));
}

QString JsonTreeModel::noteText(const Node &node) const
{
    if (m_drift.contains(pathOf(node, false)))
        return tr("unknown field, not in the contract");
    if (node.begin >= m_text.size() || m_text[node.begin] != u'"' || node.end - node.begin < 18
        || node.end - node.begin > 40)
        return {};
    const Timestamp moment = Timestamp::parse(jsonString(QStringView(m_text).mid(node.begin, node.end - node.begin)));
    return moment.utc.isValid() && !moment.isDateOnly ? localDateTime(moment.utc.toLocalTime()) : QString();
}

QVariant JsonTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &node = *nodeOf(index);
    const auto column = Column(index.column());
    if (role == Qt::AccessibleDescriptionRole)
        return pathOf(index);
    if (role == IdRole)
        return pathOf(index);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (column) {
    case Column::Key:
        return node.isArrayElement ? QString::number(node.row) : node.key.isEmpty() ? u"$"_s : node.key;
    case Column::Value: {
        const QString value = valueText(node);
        if (role == Qt::AccessibleTextRole && value.contains(QChar(0x2022)))
            return tr("hidden");
        return value;
    }
    case Column::Note: {
        const QString note = noteText(node);
        return note.isEmpty() && role == Qt::AccessibleTextRole ? u"\u2014"_s
                                                                : note; // an empty cell would have no accessible name
    }
    }
    return {};
}

QVariant JsonTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static constexpr const char *titles[] = {QT_TR_NOOP("Key"), QT_TR_NOOP("Value"), QT_TR_NOOP("Note")};
    const bool isTitle
        = orientation == Qt::Horizontal && role == Qt::DisplayRole && size_t(section) < std::size(titles);
    return isTitle ? tr(titles[section]) : QVariant();
}

} // namespace labdesk
