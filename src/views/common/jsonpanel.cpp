// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/jsonpanel.h"

#include "text/localtexts.h"
#include "views/common/jsontreeview.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/codeedit.h"
#include "widgets/copykey.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/searchfield.h"
#include "widgets/segmentedcontrol.h"
#include "widgets/theme.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr size_t maxHits = 10'000;
constexpr size_t maxMarked = 1'000; // highlights are repainted with every line, so only the first hits get one

/// Backgrounds for added and removed lines, which start with a sign.
QList<QTextEdit::ExtraSelection> tintsOf(const QPlainTextEdit &edit)
{
    const Tokens &t = tokensFor(&edit);
    QList<QTextEdit::ExtraSelection> tints;
    for (QTextBlock line = edit.document()->begin(); line.isValid(); line = line.next()) {
        const bool isNew = line.text().startsWith(u'+');
        if (!isNew && !line.text().startsWith(u'\u2212'))
            continue;
        QTextEdit::ExtraSelection tint;
        tint.cursor = QTextCursor(line);
        tint.format.setBackground(isNew ? t.okBg : t.badBg);
        tint.format.setProperty(QTextFormat::FullWidthSelection, true);
        tints += tint;
    }
    return tints;
}

QList<QTextEdit::ExtraSelection> marksOf(const QPlainTextEdit &edit, const std::vector<TextRange> &hits)
{
    QList<QTextEdit::ExtraSelection> marks;
    for (size_t hit = 0; hit < std::min(hits.size(), maxMarked); ++hit) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(edit.document());
        mark.cursor.setPosition(int(hits[hit].start));
        mark.cursor.setPosition(int(hits[hit].start + hits[hit].length), QTextCursor::KeepAnchor);
        mark.format.setBackground(tokensFor(&edit).mark);
        marks += mark;
    }
    return marks;
}

} // namespace

JsonPanel::JsonPanel(QWidget *parent)
    : QWidget(parent), m_find(new SearchField), m_count(makeLabel({}, TextStyle::Small)),
      m_previousButton(makeIconButton(IconName::ChevronUp, tr("Previous match"), u"previousHitButton"_s)),
      m_next(makeIconButton(IconName::ChevronDown, tr("Next match"), u"nextHitButton"_s)),
      m_choice(new SegmentedControl(tr("View"))), m_wrapCheck(new QCheckBox(tr("Wrap lines"))),
      m_tooLargeMessage(new InlineMessage(Tone::Info)), m_words(makeLabel({}, TextStyle::Body)), m_pages(new PageStack),
      m_tree(new JsonTreeView(&m_model)), m_textEdit(new CodeEdit), m_changes(new CodeEdit)
{
    const Metrics m = metricsFor(this);
    m_textEdit->setObjectName(u"rawTextEdit"_s);
    m_textEdit->setAccessibleName(tr("Raw response"));
    m_changes->setObjectName(u"rawChangesEdit"_s);
    m_changes->setAccessibleName(tr("Changes"));
    m_tooLargeMessage->setObjectName(u"largeResponseMessage"_s);
    m_tooLargeMessage->hide();
    m_words->setObjectName(u"rawWordsLabel"_s);
    m_words->setWordWrap(true);
    buildBar();
    m_pages->addWidget(m_tree);
    markClippedEdges(m_tree);
    m_pages->addWidget(m_textEdit);
    m_pages->addWidget(m_changes);
    auto *layout = makeColumnLayout(this, m.oneAndHalf);
    layout->addWidget(m_bar);
    layout->addWidget(m_tooLargeMessage);
    layout->addWidget(m_words);
    layout->addWidget(m_pages, 1);
    // takes the space while the pages are hidden
    layout->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));

    connect(m_choice, &SegmentedControl::currentIndexChanged, this, [this](int at) { setView(View(at)); });
    connect(m_find, &QLineEdit::textChanged, this, &JsonPanel::find);
    connect(m_find, &QLineEdit::returnPressed, this, [this] { goToHit(1); });
    connect(m_find, &SearchField::listRequested, this,
            [this] { m_pages->currentWidget()->setFocus(Qt::OtherFocusReason); });
    connect(m_previousButton, &QToolButton::clicked, this, [this] { goToHit(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { goToHit(1); });
    connect(m_wrapCheck, &QCheckBox::toggled, this, [this](bool on) {
        for (CodeEdit *edit : {m_textEdit, m_changes})
            edit->setLineWrapMode(on ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
    });
    connect(m_tree, &JsonTreeView::copyRequested, this, &JsonPanel::copyValue);
    for (const auto &[title, copy] :
         {std::pair(tr("Copy path"), &JsonPanel::copyPath), std::pair(tr("Copy value"), &JsonPanel::copyValue)}) {
        auto *action = new QAction(title, m_tree);
        connect(action, &QAction::triggered, this, copy);
        m_tree->addAction(action);
    }
    showView();
}

void JsonPanel::buildBar()
{
    const Metrics m = metricsFor(this);
    m_find->setObjectName(u"rawFindEdit"_s);
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find in response"));
    m_count->setObjectName(u"rawHitsLabel"_s);
    // Reserves the space before there are hits, so that the row doesn't wrap while the user types.
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(formatHits(99, 99)));
    m_choice->setObjectName(u"rawViewControl"_s);
    m_choice->addSegment(tr("Tree"));
    m_choice->addSegment(tr("Text"));
    m_choice->addSegment(tr("Changes"), tr("Changes since the previous response"));
    m_choice->setCurrentIndex(int(View::Tree));
    m_wrapCheck->setObjectName(u"rawWrapCheck"_s);

    auto *finding = new QWidget;
    auto *findRow = makeRowLayout(finding, m.half);
    findRow->addWidget(m_find, 1);
    findRow->addWidget(m_previousButton);
    findRow->addWidget(m_next);
    findRow->addWidget(m_count); // last, so that its empty space separates the groups
    m_bar = new AdaptiveRow(finding, makeRow({m_choice, m_wrapCheck}, m.oneAndHalf));
}

QString JsonPanel::formatHits(qint64 hit, qint64 hits)
{
    return tr("%1 of %2", "which of the hits").arg(localNumber(hit), localNumber(hits));
}

void JsonPanel::take(const QString &text, output::CopySensitivity what)
{
    m_text = text;
    m_copied = what;
    m_isTextSet = false;
    m_textEdit->setCopied(what);
    m_changes->setCopied(what);
    find();
}

void JsonPanel::showJson(const QString &json, const QStringList &drift, output::CopySensitivity what)
{
    m_isJson = json.size() <= maxTreeBytes;
    m_tooLargeMessage->setSentence(
        tr("This response is too large for a tree (%1) and is shown as text only.").arg(localDataSize(json.size())));
    m_tooLargeMessage->setVisible(!m_isJson);
    m_model.setText(m_isJson ? json : QString(), drift);
    take(json, what);
    m_tree->expandFirstLevel();
    showView();
}

void JsonPanel::showText(const QString &text, const QString &noneReason, output::CopySensitivity what)
{
    m_isJson = false;
    m_tooLargeMessage->hide();
    m_model.setText({}, {});
    m_noneReason = noneReason;
    take(text, what);
    showView();
}

void JsonPanel::setChanges(const QString &words, const QStringList &lines)
{
    m_comparisonText = words;
    const QString text = lines.join(u'\n');
    if (m_changes->toPlainText() != text) {
        m_changes->setPlainText(text);
        m_changes->setExtraSelections(tintsOf(*m_changes));
    }
    if (m_view == View::Changes)
        showView();
}

void JsonPanel::setView(View view)
{
    m_view = view;
    showView();
}

void JsonPanel::focusSearch()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void JsonPanel::clearSearch()
{
    m_find->setText({});
}

void JsonPanel::showView()
{
    const bool isText = m_view == View::Text || (m_view == View::Tree && !m_isJson);
    const QSignalBlocker blocker(m_choice); // m_view must stay Tree for the next response that has one
    m_choice->setSegmentEnabled(int(View::Tree), m_isJson);
    m_choice->setCurrentIndex(int(isText ? View::Text : m_view));
    if (isText && !m_isTextSet) {
        m_isTextSet = true; // only when needed, because a large text takes time
        m_textEdit->setPlainText(m_text);
    }
    m_pages->setCurrentWidget(isText                     ? static_cast<QWidget *>(m_textEdit)
                                  : m_view == View::Tree ? static_cast<QWidget *>(m_tree)
                                                         : m_changes);
    const bool isEmpty = isText ? m_text.isEmpty() : m_view == View::Changes && m_changes->document()->isEmpty();
    m_pages->setHidden(isEmpty);
    setWrappedText(m_words,
                   isText                        ? (isEmpty ? m_noneReason : QString())
                       : m_view == View::Changes ? m_comparisonText
                                                 : QString());
    m_words->setHidden(m_words->text().isEmpty());
    m_wrapCheck->setEnabled(!isEmpty && m_pages->currentWidget() != m_tree);
    m_find->setEnabled(m_view != View::Changes);
    showHit();
}

void JsonPanel::find()
{
    m_matches = findRanges(m_find->text(), m_text, maxHits);
    m_matchIndex = m_matches.empty() ? -1 : 0;
    showHit();
}

void JsonPanel::goToHit(int by)
{
    const int count = int(m_matches.size());
    if (count == 0)
        return;
    m_matchIndex = (m_matchIndex + by + count) % count;
    showHit();
}

void JsonPanel::showHit()
{
    const bool some = !m_matches.empty() && m_find->isEnabled();
    m_previousButton->setEnabled(some);
    m_next->setEnabled(some);
    m_count->setText(m_find->text().isEmpty() || !m_find->isEnabled()
                         ? QString()
                         : formatHits(m_matchIndex + 1, qint64(m_matches.size())));
    if (m_pages->currentWidget() == m_textEdit)
        m_textEdit->setExtraSelections(marksOf(*m_textEdit, m_matches));
    if (!some)
        return;
    const TextRange hit = m_matches[size_t(m_matchIndex)];
    if (m_pages->currentWidget() == m_tree)
        return m_tree->revealAt(hit.start);
    if (m_pages->currentWidget() != m_textEdit)
        return;
    QTextCursor cursor(m_textEdit->document());
    cursor.setPosition(int(hit.start));
    cursor.setPosition(int(hit.start + hit.length), QTextCursor::KeepAnchor);
    m_textEdit->setTextCursor(cursor);
    m_textEdit->ensureCursorVisible();
}

bool JsonPanel::hasCurrent() const
{
    return m_pages->currentWidget() == m_tree && m_tree->currentIndex().isValid();
}

void JsonPanel::copyPath()
{
    if (!hasCurrent())
        return;
    output::copyText(m_model.pathOf(m_tree->currentIndex().siblingAtColumn(0)));
    showCopiedToast(this, tr("Copied the path."));
}

void JsonPanel::copyValue()
{
    if (!hasCurrent())
        return;
    output::copyText(m_model.valueOf(m_tree->currentIndex().siblingAtColumn(0)), m_copied);
    showCopiedToast(this, tr("Copied the value."));
}

} // namespace labdesk
