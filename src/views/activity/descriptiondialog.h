// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "describe/descriptiontexts.h"
#include "models/descriptiontablemodel.h"
#include "widgets/dialogframe.h"

#include <QFutureWatcher>

#include <memory>

class QTableView;

namespace labdesk {

class InlineMessage;
class RemoteStack;
class SearchField;

/// How a description of the service differs from what Labdesk reads and sends, in a separate window: read-only, except
/// for the file of values that is offered for new ones.
class DescriptionDialog : public DialogFrame
{
    Q_OBJECT

public:
    static void chooseFile(QWidget *window); ///< and shows the dialog for it
    /// `path`: an OpenAPI document. It is read and compared in a worker thread.
    DescriptionDialog(const QString &path, QWidget *parent);

    /// What the worker thread found.
    struct Comparison
    {
        QString error = {}; ///< empty: it can be read
        DescriptionDifferences differences = {};
        std::vector<DescriptionDifference> shown = {};
        bool hasNewValues = false; ///< whether there are new values that a file of values can name or mention
    };

private:
    void arrange();
    void arrangeTable();
    void read(const QString &path);
    void take();
    void showCount();
    void chooseValuesFile();

    QString m_path;
    QFutureWatcher<std::shared_ptr<Comparison>> m_reading;
    QFutureWatcher<WrittenValues> m_writing;
    std::shared_ptr<const Comparison> m_comparison;
    DescriptionTableModel m_model;
    InlineMessage *m_message;
    SearchField *m_filter;
    QLabel *m_count = nullptr;
    QTableView *m_table;
    RemoteStack *m_stack;
};

} // namespace labdesk
