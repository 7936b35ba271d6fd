// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "widgets/icon.h"

#include <QWidget>

#include <array>
#include <optional>

namespace labdesk {

class BannerButton;

/// The banner at the top of the window: the environment in a colored block, the connection's name, facts about it, and
/// a button to switch to another. More prominent where mistakes cost more; a read-only connection is hatched and
/// tagged.
class EnvironmentBanner : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentBanner(QWidget *parent = nullptr);

    /// `facts`: "writes allowed · data is fictional".
    void setConnection(const std::optional<Connection> &connection, const QString &facts = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The problem being practiced: "Rate limited"; empty for none. Shown until the connection changes.
    void setPractice(const QString &what);
    void setTicket(const QString &number);       ///< the current ticket; empty for none
    void setNavigation(bool back, bool forward); ///< enables Back and Forward

Q_SIGNALS:
    void switchRequested(const QPoint &at); ///< global position below the button, at the end of the banner
    void practiceEndRequested();
    void navigationRequested(int by); ///< -1: back, 1: forward
    void paletteRequested();
    void privacyModeRequested(bool on);
    void ticketRequested(); ///< to enter or change the number

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int paintBlock(QPainter &painter) const;                                           ///< returns the end of the block
    int paintTag(QPainter &painter, int x, IconName icon, const QString &words) const; ///< returns the end of the tag
    void paintFacts(QPainter &painter, int x) const;
    QRect mirrored(const QRect &part) const; ///< in a right-to-left layout, the mirrored rectangle
    void describe();                         ///< updates the accessible description and the tooltip
    void styleButtons();
    void distributeWidth(); ///< the connection's name takes precedence over the buttons' labels
    std::array<BannerButton *, 7> buttons() const
    {
        return {m_endPractice, m_backButton, m_forward, m_privacy, m_find, m_ticket, m_switch};
    }
    int blockWidth() const;
    QString formatTag() const;
    int tagWidth(const QString &words) const;
    QString formatPractice() const;
    int tagsWidth() const; ///< of all tags, including spacing

    std::optional<Connection> m_connection;
    QString m_facts;
    QString m_practice;
    BannerButton *m_endPractice;
    BannerButton *m_backButton;
    BannerButton *m_forward;
    BannerButton *m_privacy;
    BannerButton *m_find;
    BannerButton *m_ticket;
    BannerButton *m_switch;
};

} // namespace labdesk
