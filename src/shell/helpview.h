// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace labdesk {

class HelpPages;

/// Shows pages of the guide in the window's colors and text sizes. Follows links between pages; web links open in the
/// browser, and only if they use https.
class HelpView : public QTextBrowser
{
    Q_OBJECT

public:
    /// `pages` must outlive this object.
    explicit HelpView(const HelpPages &pages, QWidget *parent = nullptr);

    void showPage(const QUrl &url) { setSource(url, QTextDocument::MarkdownResource); }
    const QUrl &page() const { return m_page; }
    int mark(const QString &words); ///< highlights all matches, also in later pages; returns their number in this one
    bool goToNextHit();             ///< returns false if there is none below

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow(const QUrl &link);
    void applyStyle(const QUrl &at);
    void styleBlocks();
    void styleHeading(const QTextBlock &block, int level);
    void styleSpans();
    void styleTables();
    void scalePictures();
    QImage picture(const QUrl &url) const;

    const HelpPages &m_pages;
    QUrl m_page; ///< the current page; source() is still the previous one while a page is loading
    QString m_words;
    int m_pictureWidth = 0; ///< the width in pixels that the pictures were scaled to
};

/// The anchor of a heading, as on GitHub: "Send the steps" becomes "send-the-steps".
QString headingAnchor(const QString &heading);

} // namespace labdesk
