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

/// The filter of users with its help, and below it what of it was not understood. That message keeps its room for as
/// long as the field is being typed in, so that the list below moves once.
class UserFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit UserFilterBar(QWidget *parent = nullptr);

    UserFilterEdit *edit() const { return m_edit; }
    QToolButton *helpButton() const { return m_help; }
    const UserQuery &query() const { return m_query; } ///< of the whole filter
    QString filter() const;                            ///< the clicked terms, then what is typed
    void setFilter(const QString &filter); ///< terms that have words of their own are taken out of the field
    void toggleTerm(const QString &term);  ///< as a click on a value does: added, or taken away again
    const QStringList &terms() const { return m_terms; } ///< beside what stands in the field
    void addWidget(QWidget *widget);                     ///< at the end of the row
    void setCountWords(const QString &words);            ///< "41 of 1,204 shown": heard of the field at rest
    void openHelp();
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void queryChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void parse();
    void showWords();
    void showProblems();

    QHBoxLayout *m_row;
    UserFilterEdit *m_edit;
    QToolButton *m_help;
    InlineMessage *m_problem;
    QStringList m_terms;
    UserQuery m_query;
    std::vector<UserQuery::Problem> m_problems; ///< in what is typed
    QString m_countWords;
};

} // namespace labdesk
