// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "widgets/icon.h"

#include <QWidget>

#include <array>
#include <optional>

namespace labdesk {

class BandButton;

/// The strip across the top of the window that says where one is: the word in a block, the connection's name, what is
/// true of it, and the way to another. Heavier where a mistake costs more; a read-only connection is hatched and
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

    /// What is practiced: "Rate limited". Empty: nothing. Marked until another connection is shown.
    void setPractice(const QString &what);
    void setTicket(const QString &number);   ///< that is worked on; empty: none
    void setTravel(bool back, bool forward); ///< whether there is a way back, and forward again

Q_SIGNALS:
    void switchRequested(const QPoint &at); ///< global: below the button, at the end of the band
    void practiceEndRequested();
    void travelRequested(int by); ///< -1: back, 1: forward
    void paletteRequested();
    void privacyModeRequested(bool on);
    void ticketRequested(); ///< to be entered or changed

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int paintBlock(QPainter &painter) const;                                           ///< returns where the block ends
    int paintTag(QPainter &painter, int x, IconName icon, const QString &words) const; ///< returns where it ends
    void paintFacts(QPainter &painter, int x) const;
    QRect mirrored(const QRect &part) const; ///< painted from the side where reading begins
    void describe();                         ///< for assistive technology and the tooltip
    void dressButtons();
    void shareWidth(); ///< the name of the connection needs the room more than the words of the buttons
    std::array<BandButton *, 7> buttons() const
    {
        return {m_endPractice, m_backButton, m_forward, m_privacy, m_find, m_ticket, m_switch};
    }
    int blockWidth() const;
    QString formatTag() const;
    int tagWidth(const QString &words) const;
    QString formatPractice() const;
    int tagsWidth() const; ///< of all, with what follows each

    std::optional<Connection> m_connection;
    QString m_facts;
    QString m_practice;
    BandButton *m_endPractice;
    BandButton *m_backButton;
    BandButton *m_forward;
    BandButton *m_privacy;
    BandButton *m_find;
    BandButton *m_ticket;
    BandButton *m_switch;
};

} // namespace labdesk
