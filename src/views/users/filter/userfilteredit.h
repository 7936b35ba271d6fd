// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userquery.h"
#include "store/usersnapshot.h"
#include "widgets/searchfield.h"
#include "widgets/suggestionlist.h"

#include <QHash>
#include <QPointer>

#include <functional>

namespace labdesk {

/// The input field of the user filter. Suggests completions (Ctrl+Space), underlines terms that weren't understood, and
/// offers recent filters when Up is pressed in the empty field.
class UserFilterEdit : public SearchField
{
    Q_OBJECT

public:
    explicit UserFilterEdit(QWidget *parent = nullptr);
    ~UserFilterEdit() override;

    /// Values in use, most frequent first.
    struct Known
    {
        QString name; ///< empty: the same as the value
        UserRow users = 0;
    };
    struct Values
    {
        QStringList slugs;
        QStringList zones;
        QHash<QString, Known> known = {}; ///< for slugs and zones, by value
        QStringList faults = {};          ///< slugs and error types of sources seen failing
        QHash<QString, Known> knownFaults = {};
    };
    void setValues(std::function<Values()> values)
    {
        m_values = std::move(values);
    }                                                           ///< called when completions are needed
    void setProblems(std::vector<UserQuery::Problem> problems); ///< in the current text
    const std::vector<UserQuery::Problem> &problems() const { return m_problems; }
    /// Accessible description while no suggestions are shown.
    void setRestDescription(const QString &words);

    const QStringList &history() const { return m_history; } ///< newest first
    void setHistory(const QStringList &filters) { m_history = filters; }
    void remember(); ///< adds the current text to the history

    bool isListOpen() const;
    SuggestionList *suggestions() const { return m_list; } ///< null until there were suggestions

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void linesPasted(const QString &text); ///< several lines were pasted or dropped

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Trigger { Typing, Request };
    void suggestCompletions(Trigger trigger);
    void suggestHistory();
    SuggestionList &list();
    bool interceptPaste(const QString &pasted);
    bool handleListKey(int key, Qt::KeyboardModifiers modifiers);
    void take(int row);
    void describe();
    QRect textArea() const;

    std::function<Values()> m_values;
    std::vector<UserQuery::Problem> m_problems;
    QString m_restDescription;
    QStringList m_history;
    QPointer<SuggestionList> m_list;
    QStringList m_choices; ///< the text that each row inserts
    qsizetype m_begin = 0; ///< start of the text that a suggestion replaces
    qsizetype m_replacedLength = 0;
};

/// Describes a field of the filter language by its prefix: "source" for `src:`. Empty for values.
QString formatFilterField(const QString &choice);

} // namespace labdesk
