// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/helpview.h"

#include "shell/helppages.h"
#include "text/matchmark.h"
#include "widgets/fitscrollarea.h"
#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QDesktopServices>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The fragments of the text with a uniform format.
QList<QTextFragment> fragmentsOf(const QTextDocument &document)
{
    QList<QTextFragment> all;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            all += at.fragment();
    return all;
}

QTextCursor cursorForRange(QTextDocument *document, qsizetype start, qsizetype length)
{
    QTextCursor cursor(document);
    cursor.setPosition(int(start));
    cursor.setPosition(int(start + length), QTextCursor::KeepAnchor);
    return cursor;
}

bool isCodeLine(const QTextBlock &block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

bool isOnlyPicture(const QTextBlock &block)
{
    return block.isValid() && block.length() == 2 && block.begin().fragment().charFormat().isImageFormat();
}

/// Puts each picture into its own paragraph, with its alternative text as a caption below.
QString withCaptions(QString markdown)
{
    static const QRegularExpression picture(u"^!\\[(.*)\\]\\((.*)\\)$"_s, QRegularExpression::MultilineOption);
    return markdown.replace(picture, u"\n![\\1](\\2)\n\n\\1\n"_s);
}

} // namespace

QString headingAnchor(const QString &heading)
{
    static const QRegularExpression dropped(u"[^\\w\\s-]"_s, QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(dropped).replace(u' ', u'-');
}

HelpView::HelpView(const HelpPages &pages, QWidget *parent) : QTextBrowser(parent), m_pages(pages)
{
    setObjectName(u"helpView"_s);
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    reserveScrollBar(this); // otherwise it would narrow the view after the pictures were scaled
    document()->setDocumentMargin(metricsFor(this).three);
    document()->setIndentWidth(metricsFor(this).three);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpView::follow);
    connect(this, &QTextBrowser::sourceChanged, this, &HelpView::applyStyle);
}

void HelpView::follow(const QUrl &link)
{
    const QUrl target = m_page.resolved(link);
    if (const QUrl page = m_pages.translated(target); !page.isEmpty())
        showPage(page);
    else if (target.scheme() == u"https"_s)
        QDesktopServices::openUrl(target);
}

int HelpView::mark(const QString &words)
{
    m_words = words;
    QList<QTextEdit::ExtraSelection> marks;
    for (const TextRange &hit : matchesIn(document()->toPlainText(), words)) {
        marks.emplace_back();
        marks.back().cursor = cursorForRange(document(), hit.start, hit.length);
        marks.back().format.setBackground(tokensFor(this).mark);
    }
    setExtraSelections(marks);
    return int(marks.size());
}

bool HelpView::goToNextHit()
{
    const auto marks = extraSelections();
    const auto next = std::ranges::find_if(
        marks, [this](const auto &hit) { return hit.cursor.selectionStart() >= textCursor().selectionEnd(); });
    if (next == marks.end())
        return false;
    setTextCursor(next->cursor);
    ensureCursorVisible();
    return true;
}

QVariant HelpView::loadResource(int type, const QUrl &name)
{
    if (type == QTextDocument::ImageResource)
        return picture(m_page.resolved(name));
    m_page = name.adjusted(QUrl::RemoveFragment);
    return withCaptions(m_pages.markdown(m_page));
}

/// At most as wide as the page. Scaled here, because the document would drop pixels.
QImage HelpView::picture(const QUrl &url) const
{
    QImage image = QImage(u':' + url.path()).convertToFormat(QImage::Format_RGB32); // otherwise scaling dithers
    const double ratio = devicePixelRatio();
    const int room = std::max(1, viewport()->width() - 2 * int(document()->documentMargin()));
    if (image.width() > room)
        image = image.scaledToWidth(int(std::min(room * ratio, double(image.width()))), Qt::SmoothTransformation);
    image.setDevicePixelRatio(std::max(1.0, double(image.width()) / room));
    return image;
}

void HelpView::scalePictures()
{
    m_pictureWidth = viewport()->width();
    for (const QTextFragment &part : fragmentsOf(*document())) {
        if (!part.charFormat().isImageFormat())
            continue;
        const QUrl url = m_page.resolved(QUrl(part.charFormat().toImageFormat().name()));
        document()->addResource(QTextDocument::ImageResource, url, picture(url));
    }
    document()->markContentsDirty(0, document()->characterCount());
}

void HelpView::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (m_pictureWidth != viewport()->width())
        scalePictures();
}

void HelpView::applyStyle(const QUrl &at)
{
    const bool isMirrored = isRightToLeft() && m_pages.isTranslated(m_page);
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    document()->setDefaultTextOption(option);
    styleTables();
    styleBlocks();
    styleSpans();
    scalePictures(); // pictures of pages shown before may have another width
    mark(m_words);
    if (at.hasFragment()) // requires the anchors set above
        scrollToAnchor(at.fragment());
}

void HelpView::styleBlocks()
{
    const Metrics m = metricsFor(this);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format;
        const bool isCode = isCodeLine(block);
        const bool isPicture = isOnlyPicture(block);
        const bool isTight = cursor.currentTable() || (isCode && isCodeLine(block.next()));
        const int level = block.blockFormat().headingLevel();
        format.setTopMargin(level > 1 ? m.two : 0);
        format.setBottomMargin(isTight ? 0 : cursor.currentList() ? m.half : m.one);
        if (isCode) {
            format.setBackground(tokensFor(this).window);
            format.setLayoutDirection(Qt::LeftToRight); // even on an Arabic page
        } else if (!isPicture) {
            format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        }
        cursor.mergeBlockFormat(format);
        if (level > 0)
            styleHeading(block, level);
        const bool isCaption = !isPicture && isOnlyPicture(block.previous());
        if (!isCode && !isCaption)
            continue;
        QTextCharFormat letters;
        letters.setFont(fontOf(isCode ? TextStyle::Code : TextStyle::Small, this));
        cursorForRange(document(), block.position(), block.length() - 1).mergeCharFormat(letters);
    }
}

void HelpView::styleHeading(const QTextBlock &block, int level)
{
    QTextCharFormat format;
    format.setFont(fontOf(level == 1 ? TextStyle::Heading : TextStyle::Title, this));
    format.setAnchor(true); // on the first letter alone, it would break the joining of Arabic letters
    format.setAnchorNames({headingAnchor(block.text())});
    cursorForRange(document(), block.position(), block.length() - 1).setCharFormat(format);
}

/// Gives code its own background, and removes links to missing targets.
void HelpView::styleSpans()
{
    const Tokens &t = tokensFor(this);
    for (const QTextFragment &part : fragmentsOf(*document())) {
        QTextCharFormat format;
        if (part.charFormat().fontFixedPitch()) {
            format.setFont(fontOf(TextStyle::Code, this));
            format.setBackground(t.window);
        } else if (part.charFormat().isAnchor() && !part.charFormat().anchorHref().isEmpty()) {
            const QUrl target = m_page.resolved(QUrl(part.charFormat().anchorHref()));
            const bool hasTarget = target.scheme() == u"https"_s || !m_pages.translated(target).isEmpty();
            format.setForeground(hasTarget ? t.accent : t.ink);
            format.setFontUnderline(hasTarget);
            if (!hasTarget)
                format.setAnchorHref({});
        } else {
            continue;
        }
        cursorForRange(document(), part.position(), part.length()).mergeCharFormat(format);
    }
}

void HelpView::styleTables()
{
    const Metrics m = metricsFor(this);
    const Tokens &t = tokensFor(this);
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(t.line);
        format.setCellPadding(m.one);
        format.setCellSpacing(0);
        format.setTopMargin(m.half);
        format.setBottomMargin(m.two);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(0, column);
            QTextCharFormat head = cell.format();
            head.setBackground(t.raised);
            cell.setFormat(head);
        }
    }
}

} // namespace labdesk
