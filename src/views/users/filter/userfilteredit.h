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

/// The field in which the filter of users is typed. Offers what can be typed next (Ctrl+Space asks for it), underlines
/// what was not understood, and has the filters used before at hand: Up in the empty field.
class UserFilterEdit : public SearchField
{
    Q_OBJECT

public:
    explicit UserFilterEdit(QWidget *parent = nullptr);
    ~UserFilterEdit() override;

    /// Values that occur, most frequent first.
    struct Known
    {
        QString name; ///< where it differs from the value
        UserRow users = 0;
    };
    struct Values
    {
        QStringList slugs;
        QStringList zones;
        QHash<QString, Known> known = {}; ///< of both, by value
        QStringList faults = {};          ///< slugs and errors of sources that were seen failing
        QHash<QString, Known> knownFaults = {};
    };
    void setValues(std::function<Values()> values)
    {
        m_values = std::move(values);
    }                                                           ///< asked when something is completed
    void setProblems(std::vector<UserQuery::Problem> problems); ///< of what stands in the field now
    const std::vector<UserQuery::Problem> &problems() const { return m_problems; }
    /// What is heard of the field while nothing is being offered.
    void setRestDescription(const QString &words);

    const QStringList &history() const { return m_history; } ///< newest first
    void setHistory(const QStringList &filters) { m_history = filters; }
    void remember(); ///< what stands in the field was used

    bool isOffering() const;
    SuggestionList *suggestions() const { return m_list; } ///< null until something was offered

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void listPasted(const QString &text); ///< lines in place of a filter

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Wish { Typing, Asking };
    void offerCompletions(Wish wish);
    void offerHistory();
    SuggestionList &list();
    bool takeOfferKey(int key, Qt::KeyboardModifiers modifiers);
    void take(int row);
    void describe();
    QRect textArea() const;

    std::function<Values()> m_values;
    std::vector<UserQuery::Problem> m_problems;
    QString m_restDescription;
    QStringList m_history;
    QPointer<SuggestionList> m_list;
    QStringList m_choices; ///< what each row would put in
    qsizetype m_begin = 0; ///< what a choice would replace
    qsizetype m_length = 0;
};

/// What a field of the language means, by the text that begins it: "source" for `src:`. Empty for values.
QString formatFilterField(const QString &choice);

} // namespace labdesk
