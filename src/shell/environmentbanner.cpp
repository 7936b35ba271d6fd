// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/environmentbanner.h"

#include "privacy/sensitive.h"
#include "text/plaintooltip.h"
#include "views/common/shortcuts.h"
#include "widgets/accessibility.h"
#include "widgets/bannerbutton.h"
#include "widgets/environmenttag.h"
#include "widgets/icon.h"
#include "widgets/metrics.h"
#include "widgets/painting.h"
#include "widgets/repaint.h"
#include "widgets/rtlpainting.h"
#include "widgets/tools.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

EnvironmentBanner::EnvironmentBanner(QWidget *parent)
    : QWidget(parent),
      m_endPractice(new BannerButton(IconName::Close, tr("End practice"), u"endPracticeButton"_s, this)),
      m_backButton(new BannerButton(isRightToLeft() ? IconName::ChevronRight : IconName::ChevronLeft, tr("Back"),
                                    u"historyBackButton"_s, this)),
      m_forward(new BannerButton(isRightToLeft() ? IconName::ChevronLeft : IconName::ChevronRight, tr("Forward"),
                                 u"historyForwardButton"_s, this)),
      m_privacy(new BannerButton(privacy::isPrivacyMode() ? IconName::EyeOff : IconName::Eye, tr("Privacy mode"),
                                 u"privacyModeButton"_s, this)),
      m_find(new BannerButton(IconName::Search, tr("Search or run a command…"), u"paletteButton"_s, this)),
      m_ticket(new BannerButton(IconName::Jobs, QString(), u"ticketButton"_s, this)),
      m_switch(new BannerButton(IconName::Switch, tr("Switch"), u"switchConnectionButton"_s, this))
{
    const Metrics m = metricsFor(this);
    setAccessibleRole(this, QAccessible::Grouping);
    setObjectName(u"environmentBand"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_switch->setAccessibleName(tr("Switch connection"));
    const std::pair<BannerButton *, QString> shortcutButtons[] = {{m_backButton, u"nav.back"_s},
                                                                  {m_forward, u"nav.forward"_s},
                                                                  {m_privacy, u"app.privacyMode"_s},
                                                                  {m_find, u"app.palette"_s},
                                                                  {m_ticket, u"app.ticket"_s}};
    for (const auto &[button, command] : shortcutButtons)
        button->setKeys(formatKeys(keysOf(command)));
    for (BannerButton *button : {m_backButton, m_forward})
        button->setCompact(true);
    m_find->setFramed(true);
    m_endPractice->hide();
    const bool isPrivate = privacy::isPrivacyMode(); // the window is rebuilt when this changes
    m_privacy->setCheckable(true);
    m_privacy->setChecked(isPrivate);
    m_privacy->setFilled(isPrivate);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(sidedMargins(0, 0, m.px(10), 0));
    layout->setSpacing(m.half);
    layout->addStretch(1);
    for (BannerButton *button : buttons())
        layout->addWidget(button);
    for (BannerButton *tool : {m_backButton, m_forward}) // the sidebar has a button for each place
        setTool(tool);
    if (!isPrivate)
        setTool(m_privacy);
    connect(&tools(), &Tools::shownChanged, this, &EnvironmentBanner::distributeWidth);
    connect(m_endPractice, &QAbstractButton::clicked, this, &EnvironmentBanner::practiceEndRequested);
    connect(m_backButton, &QAbstractButton::clicked, this, [this] { Q_EMIT navigationRequested(-1); });
    connect(m_forward, &QAbstractButton::clicked, this, [this] { Q_EMIT navigationRequested(1); });
    connect(m_privacy, &QAbstractButton::clicked, this, [this, isPrivate] { Q_EMIT privacyModeRequested(!isPrivate); });
    connect(m_find, &QAbstractButton::clicked, this, &EnvironmentBanner::paletteRequested);
    connect(m_ticket, &QAbstractButton::clicked, this, &EnvironmentBanner::ticketRequested);
    connect(m_switch, &QAbstractButton::clicked, this, [this] {
        const QRect button = m_switch->rect();
        Q_EMIT switchRequested(m_switch->mapToGlobal(isRightToLeft() ? button.bottomLeft() : button.bottomRight()));
    });
    repaintWithChildren(this); // the space for the name depends on the buttons
    setNavigation(false, false);
    setTicket({});
    setConnection(std::nullopt);
}

void EnvironmentBanner::setNavigation(bool back, bool forward)
{
    m_backButton->setEnabled(back);
    m_forward->setEnabled(forward);
}

void EnvironmentBanner::setTicket(const QString &number)
{
    constexpr qsizetype maxLength = 16; // characters; the tooltip shows the rest
    const QString shown = number.size() > maxLength ? number.left(maxLength - 1) + u'…' : number;
    m_ticket->setText(number.isEmpty() ? tr("Ticket…") : tr("Ticket %1").arg(shown));
    m_ticket->setAccessibleName(number.isEmpty() ? tr("Enter a ticket number") : tr("Change ticket %1").arg(number));
    m_ticket->setToolTip(number.isEmpty() ? tr("Enter a ticket number") : tr("Ticket %1").arg(number));
    distributeWidth();
}

void EnvironmentBanner::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    distributeWidth();
}

void EnvironmentBanner::distributeWidth()
{
    const Metrics m = metricsFor(this);
    const int name
        = m_connection ? QFontMetrics(fontOf(TextStyle::GroupTitle, this)).horizontalAdvance(m_connection->name) : 0;
    const int left = m_connection ? blockWidth() + m.px(14) + tagsWidth() + name + m.two : 0;
    const auto fits = [&] {
        int right = m.px(10);
        for (const BannerButton *button : buttons())
            if (!button->isHidden())
                right += button->sizeHint().width() + m.half;
        return left + right <= width();
    };
    m_privacy->setCompact(!m_privacy->isChecked() || width() < m.px(1000)); // labeled only while it is on
    m_find->setCompact(width() < m.px(1000));
    m_switch->setCompact(width() < m.px(720));
    m_endPractice->setCompact(false);
    m_ticket->setCompact(false);
    for (BannerButton *button : {m_privacy, m_find, m_switch, m_ticket, m_endPractice})
        if (!fits())
            button->setCompact(true);
}

int EnvironmentBanner::blockWidth() const
{
    const Metrics m = metricsFor(this);
    return m.two + m.icon + m.px(7)
        + QFontMetrics(environmentWordFont(this)).horizontalAdvance(formatEnvironment(m_connection->environment))
        + m.px(15);
}

/// A reminder if changes are unexpectedly possible or impossible; otherwise empty.
QString EnvironmentBanner::formatTag() const
{
    if (m_connection->readOnly)
        return tr("READ-ONLY");
    return m_connection->environment == Environment::Production ? tr("CHANGES ALLOWED") : QString();
}

int EnvironmentBanner::tagWidth(const QString &words) const
{
    const Metrics m = metricsFor(this);
    return m.one + m.iconSmall + m.px(6) + QFontMetrics(environmentWordFont(this)).horizontalAdvance(words) + m.one;
}

QString EnvironmentBanner::formatPractice() const
{
    return m_practice.isEmpty() ? QString() : tr("PRACTICE: %1").arg(m_practice);
}

int EnvironmentBanner::tagsWidth() const
{
    const int gap = metricsFor(this).oneAndHalf;
    return (formatTag().isEmpty() ? 0 : tagWidth(formatTag()) + gap)
        + (m_practice.isEmpty() ? 0 : tagWidth(formatPractice()) + gap);
}

void EnvironmentBanner::setPractice(const QString &what)
{
    m_practice = what;
    m_endPractice->setVisible(!what.isEmpty());
    describe();
    styleButtons();
    distributeWidth();
    update();
}

void EnvironmentBanner::setConnection(const std::optional<Connection> &connection, const QString &facts)
{
    m_connection = connection;
    m_facts = facts;
    setPractice({});
}

void EnvironmentBanner::describe()
{
    if (!m_connection) {
        setAccessibleName(tr("No connection"));
        setAccessibleDescription({});
        setToolTip({});
        return;
    }
    const QString word = formatEnvironment(m_connection->environment);
    setAccessibleName(m_connection->readOnly      ? tr("Environment: %1, read-only").arg(word)
                          : formatTag().isEmpty() ? tr("Environment: %1").arg(word)
                                                  : tr("Environment: %1, changes allowed").arg(word));
    QStringList parts = {m_connection->name, formatPractice(), m_facts};
    parts.removeAll(QString());
    setAccessibleDescription(parts.join(u". "_s));
    setToolTip(plainToolTip(parts.join(u" · "_s))); // a narrow banner truncates them
}

QSize EnvironmentBanner::sizeHint() const
{
    const Metrics m = metricsFor(this);
    return {m.px(600), m.banner};
}

QSize EnvironmentBanner::minimumSizeHint() const
{
    return {0, metricsFor(this).banner};
}

void EnvironmentBanner::styleButtons()
{
    const Tokens &t = tokensFor(this);
    for (BannerButton *button : buttons())
        button->setColors(environmentColors(t, m_connection ? m_connection->environment : Environment::Local));
}

void EnvironmentBanner::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        styleButtons();
}

QRect EnvironmentBanner::mirrored(const QRect &part) const
{
    return QStyle::visualRect(layoutDirection(), rect(), part);
}

int EnvironmentBanner::paintBlock(QPainter &painter) const
{
    const Metrics m = metricsFor(this);
    const EnvironmentColors &colors = environmentColors(tokensFor(this), m_connection->environment);
    const QString word = formatEnvironment(m_connection->environment);
    painter.setFont(environmentWordFont(this));
    const QRect block(0, 0, blockWidth(), height());
    painter.fillRect(mirrored(block), colors.block);
    if (m_connection->readOnly)
        fillHatch(painter, mirrored(block), colors.blockText);
    paintIcon(&painter, environmentIcon(m_connection->environment),
              mirrored(QRect(m.two, (height() - m.icon) / 2, m.icon, m.icon)), colors.blockText);
    painter.setPen(colors.blockText);
    painter.drawText(mirrored(block.adjusted(m.two + m.icon + m.px(7), 0, 0, 0)), Qt::AlignVCenter, word);
    return block.right() + 1;
}

int EnvironmentBanner::paintTag(QPainter &painter, int x, IconName icon, const QString &words) const
{
    const Metrics m = metricsFor(this);
    const QColor ink = environmentColors(tokensFor(this), m_connection->environment).text;
    painter.setFont(environmentWordFont(this));
    const int tagHeight = m.px(22);
    const QRect tag(x, (height() - tagHeight) / 2, tagWidth(words), tagHeight);
    strokeRounded(painter, mirrored(tag), m.px(5), ink, 1.5);
    paintIcon(&painter, icon,
              mirrored(QRect(tag.left() + m.one, tag.top() + (tagHeight - m.iconSmall) / 2, m.iconSmall, m.iconSmall)),
              ink);
    painter.setPen(ink);
    painter.drawText(mirrored(tag.adjusted(m.one + m.iconSmall + m.px(6), 0, 0, 0)), Qt::AlignVCenter, words);
    return tag.right() + 1 + m.oneAndHalf;
}

void EnvironmentBanner::paintFacts(QPainter &painter, int x) const
{
    const Metrics m = metricsFor(this);
    const auto all = buttons();
    const BannerButton *first
        = *std::ranges::find_if(all, [](const BannerButton *button) { return !button->isHidden(); });
    const int end = mirrored(first->geometry()).left() - m.one;
    const auto write = [&](const QString &text, TextStyle style) {
        painter.setFont(fontOf(style, this));
        const int room = end - x;
        if (text.isEmpty() || room < m.three)
            return;
        const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, room);
        painter.drawText(mirrored(QRect(x, 0, room, height())), Qt::AlignVCenter, shown);
        x += painter.fontMetrics().horizontalAdvance(shown) + m.px(10);
    };
    painter.setPen(environmentColors(tokensFor(this), m_connection->environment).text);
    write(m_connection->name, TextStyle::GroupTitle);
    if (m_facts.isEmpty() || end - x < m.px(70)) // too narrow to be useful
        return;
    write(u"·"_s, TextStyle::Small);
    write(m_facts, TextStyle::Small);
}

void EnvironmentBanner::paintEvent(QPaintEvent *)
{
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    if (!m_connection) {
        painter.fillRect(rect(), t.local.banner);
        return;
    }
    painter.fillRect(rect(), environmentColors(t, m_connection->environment).banner);
    const Metrics m = metricsFor(this);
    int x = paintBlock(painter) + m.px(14);
    if (!formatTag().isEmpty())
        x = paintTag(painter, x, m_connection->readOnly ? IconName::Lock : IconName::Unlock, formatTag());
    if (!m_practice.isEmpty())
        x = paintTag(painter, x, IconName::Flask, formatPractice());
    paintFacts(painter, x);
    if (t.highContrast)
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.edge);
}

} // namespace labdesk
