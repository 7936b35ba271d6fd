// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QPointer>

#include <vector>

namespace labdesk {

/// One line that can be chosen instead of typing it.
struct Suggestion
{
    QString text;   ///< what would be put in
    QString detail; ///< what it means, for those who do not know it by heart; may be empty
    friend bool operator==(const Suggestion &, const Suggestion &) = default;
};

class SuggestionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<Suggestion> rows);
    const std::vector<Suggestion> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Suggestion> m_rows;
};

/// Lines to choose from, right below a field that keeps the keyboard and moves the choice. A part of the window and not
/// a window of its own, so that it is moved, covered and gone with it. Covers nothing of the field.
class SuggestionList : public QListView
{
    Q_OBJECT

public:
    explicit SuggestionList(QWidget *field); ///< in the field's window

    /// `name` is what is heard of the list. Nothing is current at first unless `first` is asked for.
    void offer(const QString &name, std::vector<Suggestion> rows, bool first);
    void dismiss();
    void step(int by); ///< round at the ends; from nothing to the first or the last
    int currentRow() const { return currentIndex().row(); } ///< -1: none
    const std::vector<Suggestion> &rows() const { return m_model.rows(); }
    QString spoken() const; ///< the current row; empty: none

    QSize minimumSizeHint() const override { return {0, 0}; } ///< two rows are enough for a list

Q_SIGNALS:
    void currentRowChanged();
    void rowChosen(int row); ///< with the mouse

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QPointer<QWidget> m_field;
    SuggestionModel m_model;
};

} // namespace labdesk
