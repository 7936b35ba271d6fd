// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/modelrows.h"

#include "text/chip.h"

#include <QAbstractItemModel>
#include <QVariant>

#include <numeric>

namespace labdesk::output {

namespace {

Value valueOf(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::LongLong:
        return value.toLongLong();
    case QMetaType::QStringList: {
        QByteArrayList texts;
        for (const QString &text : value.toStringList())
            texts += text.toUtf8();
        return texts;
    }
    default:
        return value.toString().isEmpty() ? Value() : Value(value.toString().toUtf8());
    }
}

} // namespace

std::vector<Column> columnsOf(const QAbstractItemModel &model, std::span<const int> columns)
{
    std::vector<Column> all;
    for (const int column : columns) {
        const QVariant field = model.headerData(column, Qt::Horizontal, FieldRole);
        all.push_back({model.headerData(column, Qt::Horizontal, KeyRole).toByteArray(),
                       model.headerData(column, Qt::Horizontal).toString(),
                       field.isValid() ? std::optional(privacy::Field(field.toInt())) : std::nullopt});
    }
    return all;
}

Row rowOf(const QAbstractItemModel &model, int row, std::span<const int> columns, int role)
{
    Row values;
    for (const int column : columns)
        values.push_back(valueOf(model.index(row, column).data(role)));
    return values;
}

std::vector<int> allColumnsOf(const QAbstractItemModel &model)
{
    std::vector<int> all(size_t(model.columnCount()));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace labdesk::output
