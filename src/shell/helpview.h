// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace labdesk {

class HelpPages;

/// Shows pages of the guide in the colors and text sizes of the window. Links between pages are followed; those to the
/// web are opened by the system, and only over https.
class HelpView : public QTextBrowser
{
    Q_OBJECT

public:
    /// `pages` must live as long as this.
    explicit HelpView(const HelpPages &pages, QWidget *parent = nullptr);

    void showPage(const QUrl &url) { setSource(url, QTextDocument::MarkdownResource); }
    const QUrl &page() const { return m_page; }
    int mark(const QString &words); ///< every hit in the page, from now on in each page; how many
    bool goToNextHit();             ///< false: there is none below

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow(const QUrl &link);
    void applyStyle(const QUrl &at);
    void dressBlocks();
    void dressHeading(const QTextBlock &block, int level);
    void dressSpans();
    void dressTables();
    void fitPictures();
    QImage picture(const QUrl &url) const;

    const HelpPages &m_pages;
    QUrl m_page; ///< what is shown; source() still is the page before while one is put in its place
    QString m_words;
    int m_pictureWidth = 0; ///< pixels that the pictures were scaled for
};

/// The anchor of a heading, as on the web: "Send the steps" becomes "send-the-steps".
QString headingAnchor(const QString &heading);

} // namespace labdesk
