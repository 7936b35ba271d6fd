// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userquery.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace labdesk {

class InlineMessage;
class UserFilterEdit;

/// The filter field for users with its help and a message about terms that weren't understood. The message keeps its
/// space while the field is being edited, so that the list below moves only once.
class UserFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit UserFilterBar(QWidget *parent = nullptr);

    UserFilterEdit *edit() const { return m_edit; }
    QToolButton *helpButton() const { return m_help; }
    const UserQuery &query() const { return m_query; } ///< for the complete filter
    QString filter() const;                            ///< the terms shown as chips, then the text
    void setFilter(const QString &filter);             ///< terms that can be shown as chips are moved out of the field
    void toggleTerm(const QString &term); ///< adds the term or removes it again, as a click on a value does
    const QStringList &terms() const { return m_terms; } ///< terms outside the text field
    void addWidget(QWidget *widget);                     ///< adds a widget to the end of the row
    /// "41 of 1,204 shown": accessible description while nothing is typed
    void setCountText(const QString &words);
    void openHelp();
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void queryChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void parse();
    void updateDescription();
    void showProblems();

    QHBoxLayout *m_row;
    UserFilterEdit *m_edit;
    QToolButton *m_help;
    InlineMessage *m_problem;
    QStringList m_terms;
    UserQuery m_query;
    std::vector<UserQuery::Problem> m_problems; ///< in the typed text
    QString m_countText;
};

} // namespace labdesk
