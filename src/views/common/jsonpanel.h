// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/jsontreemodel.h"
#include "output/desktop/clipboard.h"
#include "text/matchmark.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace labdesk {

class CodeEdit;
class AdaptiveRow;
class InlineMessage;
class JsonTreeView;
class SearchField;
class SegmentedControl;

/// Shows JSON as a tree, as text, and as changes since the previous response, with a search field.
class JsonPanel : public QWidget
{
    Q_OBJECT

public:
    enum class View { Tree, Text, Changes };
    /// Larger texts are shown as text only.
    static constexpr qsizetype maxTreeBytes = 5 * 1024 * 1024;

    explicit JsonPanel(QWidget *parent = nullptr);

    /// `json` must be valid. `what` describes the content for the clipboard.
    void showJson(const QString &json, const QStringList &drift, output::CopySensitivity what);
    /// Shows any other text, or the reason why there is none.
    void showText(const QString &text, const QString &noneReason, output::CopySensitivity what);
    /// Shows what is compared, or why nothing is, and the changed lines.
    void setChanges(const QString &words, const QStringList &lines);

    View view() const { return m_view; } ///< as selected; without a tree, the text is shown instead of it
    void setView(View view);
    void focusSearch();
    void clearSearch(); ///< can't be undone
    QString shownText() const { return m_text; }
    void copyPath(); ///< of the current row in the tree
    void copyValue();
    bool hasCurrent() const; ///< a row in the tree is current

private:
    void buildBar();
    void take(const QString &text, output::CopySensitivity what);
    void showView();
    void find();
    void goToHit(int by);
    void showHit();
    static QString formatHits(qint64 hit, qint64 hits);

    View m_view = View::Tree;
    QString m_text;
    bool m_isJson = false;
    output::CopySensitivity m_copied = output::CopySensitivity::Usual;
    JsonTreeModel m_model;
    std::vector<TextRange> m_matches; ///< search results
    int m_matchIndex = -1;
    bool m_isTextSet = false;
    AdaptiveRow *m_bar = nullptr;
    SearchField *m_find;
    QLabel *m_count;
    QToolButton *m_previousButton;
    QToolButton *m_next;
    SegmentedControl *m_choice;
    QCheckBox *m_wrapCheck;
    InlineMessage *m_tooLargeMessage;
    QLabel *m_words; ///< above the page, or instead of it if the page is empty
    QString m_noneReason;
    QString m_comparisonText;
    QStackedWidget *m_pages;
    JsonTreeView *m_tree;
    CodeEdit *m_textEdit;
    CodeEdit *m_changes;
};

} // namespace labdesk
