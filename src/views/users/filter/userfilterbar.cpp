// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userfilterbar.h"

#include "views/users/filter/userfilteredit.h"
#include "views/users/filter/userfilterhelp.h"
#include "views/users/filter/userfilterterms.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/tools.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {
constexpr qsizetype maxSentences = 3;
}

UserFilterBar::UserFilterBar(QWidget *parent)
    : QWidget(parent), m_row(new QHBoxLayout), m_edit(new UserFilterEdit),
      m_help(makeIconButton(IconName::Help, tr("Filter examples"), u"filterHelpButton"_s)),
      m_problem(new InlineMessage(Tone::Warn))
{
    const Metrics m = metricsFor(this);
    m_edit->setObjectName(u"filterEdit"_s);
    m_edit->setPlaceholderText(tr("Filter by ID, source, or time zone"));
    m_edit->setAccessibleName(tr("Filter users"));
    m_edit->setMaxLength(500);
    m_row->setContentsMargins({});
    m_row->setSpacing(m.half);
    m_row->addWidget(m_edit, 1);
    m_row->addWidget(m_help);
    setTool(m_help);
    m_problem->setObjectName(u"filterProblemMessage"_s);
    m_problem->hide();
    auto *layout = makeColumnLayout(this, m.oneAndHalf);
    layout->addLayout(m_row);
    layout->addWidget(m_problem);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textChanged, this, &UserFilterBar::parse);
    connect(m_edit, &QLineEdit::cursorPositionChanged, this, &UserFilterBar::showProblems);
    connect(m_help, &QToolButton::clicked, this, &UserFilterBar::openHelp);
}

void UserFilterBar::addWidget(QWidget *widget)
{
    m_row->addWidget(widget);
    updateDescription();
}

void UserFilterBar::setCountText(const QString &words)
{
    m_countText = words;
    showProblems();
}

QString UserFilterBar::filter() const
{
    return (m_terms + QStringList{m_edit->text()}).join(u' ').trimmed();
}

void UserFilterBar::setFilter(const QString &filter)
{
    const UserFilterParts parts = splitFilter(filter);
    m_terms = parts.terms;
    if (m_edit->text() != parts.typed)
        m_edit->setText(parts.typed);
    else
        parse();
}

void UserFilterBar::toggleTerm(const QString &term)
{
    m_edit->remember();
    setFilter(withTerm(filter(), term));
}

void UserFilterBar::parse()
{
    const QString before = m_terms.isEmpty() ? QString() : m_terms.join(u' ') + u' ';
    m_query = UserQuery::parse(before + m_edit->text(), QDateTime::currentDateTimeUtc());
    m_problems.clear();
    for (UserQuery::Problem problem : m_query.problems())
        if (problem.begin >= before.size()) {
            problem.begin -= before.size();
            m_problems.push_back(problem);
        }
    showProblems();
    Q_EMIT queryChanged();
}

/// Hides the problem of the term at the cursor, which is usually just incomplete.
void UserFilterBar::showProblems()
{
    std::vector<UserQuery::Problem> shown = m_problems;
    std::erase_if(shown, [this](const UserQuery::Problem &problem) {
        const int at = m_edit->cursorPosition();
        return problem.isUnfinished && m_edit->hasFocus() && at >= problem.begin
            && at <= problem.begin + problem.length;
    });
    m_edit->setProblems(shown);
    QStringList sentences;
    for (const UserQuery::Problem &problem : shown)
        sentences += problem.sentence;
    sentences.removeDuplicates();
    QString sentence = sentences.first(std::min(maxSentences, sentences.size())).join(u' ');
    if (sentences.size() > maxSentences)
        sentence
            = tr("%1 And %Ln more.", "sentences, then how many more there are", int(sentences.size() - maxSentences))
                  .arg(sentence);
    // Once shown, the message keeps its space while the user types, so that the list doesn't jump.
    const bool hasRoom = m_problem->isVisible() || m_problem->sizePolicy().retainSizeWhenHidden();
    keepSizeWhenHidden(m_problem, hasRoom && m_edit->hasFocus() && !m_edit->text().isEmpty());
    if (sentence.isEmpty())
        m_problem->hide();
    else
        m_problem->showMessage(Tone::Warn, sentence);
    m_edit->setRestDescription(
        sentence.isEmpty() ? m_countText
                           : tr("%1 %2", "a sentence, then how many are shown").arg(sentence, m_countText).trimmed());
}

/// Includes the height of the wrapped message, so that a low window scrolls instead of cutting it off.
QSize UserFilterBar::minimumSizeHint() const
{
    const QSize minimum = QWidget::minimumSizeHint();
    return {minimum.width(), std::max(minimum.height(), layout()->totalHeightForWidth(width()))};
}

void UserFilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry();
    updateDescription();
}

/// Shows the texts of the buttons if the filter field is still wide enough.
void UserFilterBar::updateDescription()
{
    const bool hasRoom = width() >= metricsFor(this).px(430);
    for (int at = 0; at < m_row->count(); ++at) {
        auto *button = qobject_cast<QToolButton *>(m_row->itemAt(at)->widget());
        if (!button || button->text().isEmpty())
            continue;
        button->setToolButtonStyle(hasRoom ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        if (button->property("kind").toString() != (hasRoom ? u"plain"_s : u"flat"_s))
            setButtonKind(button, hasRoom ? ButtonKind::Plain : ButtonKind::Flat);
    }
}

bool UserFilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(this, &UserFilterBar::showProblems,
                                  Qt::QueuedConnection); // the field still has the focus during this event
    if (watched == m_edit && event->type() == QEvent::KeyPress && m_edit->text().isEmpty() && !m_terms.isEmpty()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Backspace) {
        m_terms.removeLast();
        parse();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void UserFilterBar::openHelp()
{
    auto *help = new UserFilterHelp(m_edit, window());
    connect(help, &Overlay::dismissed, help, &QObject::deleteLater);
    connect(help, &UserFilterHelp::exampleChosen, m_edit, [this](const QString &example) {
        const QString typed = finishedQuery(m_edit->text());
        m_edit->setText(typed.isEmpty() ? example : typed + u' ' + example);
        m_edit->setFocus(Qt::OtherFocusReason);
    });
    help->open();
}

} // namespace labdesk
