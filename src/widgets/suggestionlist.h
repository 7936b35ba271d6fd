// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QPointer>

#include <vector>

namespace labdesk {

/// A suggested text for a field.
struct Suggestion
{
    QString text;   ///< the text to insert
    QString detail; ///< its meaning, if it isn't obvious; may be empty
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

/// Suggestions directly below a field that keeps the focus and moves the selection. A child instead of a window, so
/// that it is moved, covered, and deleted with its window. Never overlaps the field.
class SuggestionList : public QListView
{
    Q_OBJECT

public:
    explicit SuggestionList(QWidget *field); ///< in the field's window

    /// `name` is the list's accessible name. No row is current at first unless `first` is set.
    void offer(const QString &name, std::vector<Suggestion> rows, bool first);
    void dismiss();
    void step(int by);                                      ///< cyclic; if none is current, to the first or last row
    int currentRow() const { return currentIndex().row(); } ///< -1 for none
    const std::vector<Suggestion> &rows() const { return m_model.rows(); }
    QString spoken() const; ///< the current row for screen readers; empty for none

    QSize minimumSizeHint() const override { return {0, 0}; } ///< short lists may have only two rows

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
