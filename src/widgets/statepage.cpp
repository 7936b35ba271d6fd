// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statepage.h"

#include "text/localtexts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/iconlabel.h"
#include "widgets/layouts.h"

#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Prefers a width of that many characters; clipped if the page is narrower, rather than widening it.
class Line : public QLabel
{
public:
    Line(int length, QWidget *page) : QLabel(page), m_length(length)
    {
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
    }

    QSize sizeHint() const override
    {
        const int lineWidth = parentWidget()->fontMetrics().averageCharWidth() * m_length;
        return {lineWidth, heightForWidth(lineWidth)};
    }
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }
    int heightForWidth(int width) const override // limited, because buttons can make the block wider than a line
    {
        return QLabel::heightForWidth(std::min(width, parentWidget()->fontMetrics().averageCharWidth() * m_length));
    }

private:
    int m_length;
};

} // namespace

StatePage::StatePage(IconName icon, IconInk ink, int lineLength, QWidget *parent)
    : QWidget(parent), m_lineLength(lineLength), m_icon(new IconLabel(icon, ink, metricsFor(this).px(40), this)),
      m_block(makeColumnLayout(metricsFor(this).half))
{
    const Metrics m = metricsFor(this);
    auto *across = new QHBoxLayout;
    across->addStretch(1);
    across->addLayout(m_block);
    across->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.two);
    layout->addStretch(2);
    layout->addLayout(across);
    layout->addStretch(3);
}

QLabel *StatePage::makeLine(TextStyle style, const QString &objectName)
{
    auto *line = new Line(m_lineLength, this);
    setTextStyle(line, style);
    line->setObjectName(objectName);
    return line;
}

void StatePage::arrange(std::initializer_list<QLabel *> lines, std::initializer_list<QPushButton *> buttons,
                        QLabel *more)
{
    const Metrics m = metricsFor(this);
    m_block->addWidget(m_icon);
    m_block->addSpacing(m.one);
    m_lines = lines;
    for (QLabel *line : lines) {
        hideFromAccessibility(line);
        m_block->addWidget(line);
    }
    m_block->addSpacing(m.oneAndHalf);
    auto *row = makeRowLayout(m.one);
    for (QPushButton *button : buttons)
        row->addWidget(button);
    row->addStretch(1);
    m_buttonsIndex = m_block->count();
    m_block->addLayout(row);
    if (!more)
        return;
    m_block->addSpacing(m.half);
    m_block->addWidget(more);
}

void StatePage::setTexts(const QStringList &texts)
{
    for (size_t i = 0; i < m_lines.size(); ++i) {
        setWrappedText(m_lines[i], texts[qsizetype(i)]);
        m_lines[i]->setVisible(i == 0 || !m_lines[i]->text().isEmpty());
    }
    setAccessibleName(texts.front());
    setAccessibleDescription(texts.mid(1).join(u' ').trimmed());
}

QString StatePage::text(size_t line) const
{
    return m_lines[line]->text().remove(breakOpportunity);
}

int StatePage::heightOfTexts(int width) const
{
    int height = 0;
    for (const QLabel *line : m_lines)
        height += line->isHidden() ? 0 : line->heightForWidth(width);
    return height;
}

void StatePage::insertAboveButtons(QWidget *more)
{
    m_block->insertWidget(m_buttonsIndex, more);
    m_block->insertSpacing(m_buttonsIndex + 1, metricsFor(this).one);
    m_buttonsIndex += 2;
}

QSize StatePage::minimumSizeHint() const
{
    const QSize minimum = QWidget::minimumSizeHint();
    const int contentHeight
        = layout()->hasHeightForWidth() ? layout()->totalMinimumHeightForWidth(width()) : minimum.height();
    return {std::max(metricsFor(this).px(200), minimum.width()), contentHeight - spareHeight()};
}

void StatePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry(); // its lines wrap differently
}

EmptyState::EmptyState(QWidget *parent)
    : StatePage(IconName::Info, IconInk::Ink3, 46, parent), // characters, readable at a glance
      m_button(makeButton({}, ButtonKind::Plain, u"emptyButton"_s, this))
{
    setAccessibleRole(this, QAccessible::Grouping);
    setObjectName(u"emptyState"_s);
    arrange({makeLine(TextStyle::Title, u"emptyTitleLabel"_s), makeLine(TextStyle::Label, u"emptySentenceLabel"_s)},
            {m_button});
    m_button->hide();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::buttonClicked);
}

EmptyState::EmptyState(IconName icon, const QString &title, const QString &sentence, const QString &button,
                       QWidget *parent)
    : EmptyState(parent)
{
    setContent(icon, title, sentence, button);
}

void EmptyState::setContent(IconName iconName, const QString &title, const QString &sentence, const QString &button)
{
    icon()->setIcon(iconName, IconInk::Ink3);
    icon()->setVisible(!title.isEmpty());
    setTexts({title, sentence});
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    m_button->setAccessibleDescription(sentence.isEmpty() ? title : sentence); // because "Remove" alone isn't specific
}

ErrorState::ErrorState(QWidget *parent)
    : StatePage(IconName::Bad, IconInk::Bad, 56, parent),
      m_retry(makeButton(tr("Try again"), IconName::Reload, ButtonKind::Plain, u"retryButton"_s, this)),
      m_action(makeButton({}, ButtonKind::Primary, u"errorActionButton"_s, this)),
      m_secondButton(makeButton({}, ButtonKind::Plain, u"otherConnectionButton"_s, this)),
      m_more(makeButton(tr("Show details"), ButtonKind::Link, u"detailsButton"_s, this)),
      m_details(makeLine(TextStyle::Code, u"errorDetailsLabel"_s))
{
    setAccessibleRole(this, QAccessible::Notification);
    setObjectName(u"errorState"_s);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    arrange({makeLine(TextStyle::Title, u"errorSentenceLabel"_s), makeLine(TextStyle::Body, u"errorCauseLabel"_s),
             makeLine(TextStyle::Label, u"errorNextStepLabel"_s)},
            {m_action, m_retry, m_secondButton, m_more}, m_details);
    connect(m_retry, &QPushButton::clicked, this, &ErrorState::retryRequested);
    connect(m_action, &QPushButton::clicked, this, [this] { Q_EMIT errorActionRequested(m_offeredAction); });
    m_action->hide();
    connect(m_secondButton, &QPushButton::clicked, this, &ErrorState::secondActionRequested);
    m_secondButton->hide();
    connect(m_more, &QPushButton::clicked, this, [this] { setDetailsShown(m_details->isHidden()); });
    setDetailsShown(false);
}

void ErrorState::showError(const ApiError &error, ErrorSubject subject)
{
    present(error, describe(error, subject), true, actionFor(error, subject));
}

void ErrorState::showError(const ApiError &error, const ErrorText &text, bool retry)
{
    present(error, text, retry, actionFor(error));
}

void ErrorState::present(const ApiError &error, const ErrorText &text, bool retry, ErrorAction action)
{
    QStringList details;
    if (error.httpStatus != 0)
        details += tr("Status %1.").arg(error.httpStatus);
    if (!error.serverMessage.isEmpty())
        details += tr("The service said: %1").arg(error.serverMessage);
    for (const FieldProblem &problem : error.problems)
        details += u"%1: %2"_s.arg(problem.loc.join(u'.'), problem.message);
    if (!error.detail.isEmpty())
        details += error.detail;
    if (error.tries > 0)
        details += tr("Tried %Ln time(s).", nullptr, error.tries);
    const bool needsKey = error.kind == ApiError::Kind::NoCredential;
    // Retrying would have the same result: nothing is sent until something else is entered.
    const bool isRetryWithheld
        = error.kind == ApiError::Kind::ProxySignInRefused || error.kind == ApiError::Kind::CertificateUnusable;
    showText(text, details.join(u'\n'), retry && !needsKey && !isRetryWithheld, action);
}

void ErrorState::showText(const ErrorText &text, const QString &details, bool retry, ErrorAction action)
{
    setTexts({text.sentence, text.cause, text.nextStep});
    m_retry->setVisible(retry);
    m_offeredAction = action;
    m_action->setText(describe(action));
    m_action->setVisible(action != ErrorAction::None);
    setWrappedText(m_details, details);
    m_more->setVisible(!details.isEmpty());
    setDetailsShown(false);
    placeIcon();
}

void ErrorState::resizeEvent(QResizeEvent *event)
{
    StatePage::resizeEvent(event);
    placeIcon();
}

/// In a low page, the texts need the icon's space.
void ErrorState::placeIcon()
{
    const QMargins margins = layout()->contentsMargins();
    const int wide = width() - margins.left() - margins.right();
    const int words = margins.top() + margins.bottom() + 2 * m_retry->sizeHint().height() + heightOfTexts(wide)
        + (m_details->isHidden() ? 0 : m_details->heightForWidth(wide));
    icon()->setVisible(words + 2 * icon()->height() < height()); // including the space between them
}

int ErrorState::spareHeight() const
{
    return icon()->isHidden() ? 0 : icon()->height() + layout()->spacing();
}

void ErrorState::setSecondAction(const QString &text)
{
    m_secondButton->setText(text);
    m_secondButton->setVisible(!text.isEmpty());
}

void ErrorState::setDetailsShown(bool shown)
{
    m_details->setVisible(shown);
    m_more->setText(shown ? tr("Hide details") : tr("Show details"));
}

} // namespace labdesk
