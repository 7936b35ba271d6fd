// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/userfilterbar.h"

#include "views/button.h"
#include "views/ear.h"
#include "views/iconlabel.h"
#include "views/metrics.h"
#include "views/userfilteredit.h"
#include "views/userfilterhelp.h"
#include "views/wordheight.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// What was not understood, heard when it comes up; as high as its words need.
class FilterProblemLine : public QWidget
{
public:
    FilterProblemLine()
    {
        speakAs(this, QAccessible::Notification);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    }

protected:
    bool event(QEvent *event) override
    {
        const bool handled = QWidget::event(event);
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
            setMinimumHeight(0);
            keepToWords(*this, *event);
            setMinimumHeight(maximumHeight()); // in a low window the list gives way and scrolls, not these words
        }
        return handled;
    }
};

} // namespace

UserFilterBar::UserFilterBar(QWidget *parent)
    : QWidget(parent), m_row(new QHBoxLayout), m_edit(new UserFilterEdit),
      m_help(makeIconButton(IconName::Help, tr("What can be typed here"), u"filterHelpButton"_s)), m_line(new FilterProblemLine),
      m_mark(new IconLabel(IconName::Warn, IconInk::Warn, metricsFor(this).iconSmall)), m_sentence(makeLabel({}, TextStyle::Small))
{
    const Metrics m = metricsFor(this);
    m_edit->setObjectName(u"filterEdit"_s);
    m_edit->setPlaceholderText(tr("Filter users by ID, source or zone"));
    m_edit->setAccessibleName(tr("Filter users"));
    m_edit->setMaxLength(500);
    m_row->setContentsMargins({});
    m_row->setSpacing(m.half);
    m_row->addWidget(m_edit, 1);
    m_row->addWidget(m_help);
    m_line->setObjectName(u"filterProblemLine"_s);
    m_sentence->setObjectName(u"filterProblemLabel"_s);
    m_sentence->setWordWrap(true);
    allowOneLine(*m_sentence);
    leaveOut(m_mark);
    leaveOut(m_sentence); // the line itself says it
    auto *line = new QHBoxLayout(m_line);
    line->setContentsMargins(0, m.half, 0, 0);
    line->setSpacing(m.px(6));
    line->addWidget(m_mark, 0, Qt::AlignTop);
    line->addWidget(m_sentence, 1);
    m_line->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(m_row);
    layout->addWidget(m_line);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textChanged, this, &UserFilterBar::parse);
    connect(m_edit, &QLineEdit::cursorPositionChanged, this, &UserFilterBar::showProblems);
    connect(m_help, &QToolButton::clicked, this, &UserFilterBar::openHelp);
}

void UserFilterBar::addWidget(QWidget *widget)
{
    m_row->addWidget(widget);
    showWords();
}

void UserFilterBar::setCountWords(const QString &words)
{
    m_countWords = words;
    showProblems();
}

void UserFilterBar::parse()
{
    m_query = UserQuery::parse(m_edit->text(), QDateTime::currentDateTimeUtc());
    showProblems();
    Q_EMIT queryChanged();
}

/// What is still being typed is nearly always something that is not understood yet.
void UserFilterBar::showProblems()
{
    std::vector<UserQuery::Problem> shown = m_query.problems();
    std::erase_if(shown, [this](const UserQuery::Problem &problem) {
        const int at = m_edit->cursorPosition();
        return problem.isUnfinished && m_edit->hasFocus() && at >= problem.begin && at <= problem.begin + problem.length;
    });
    m_edit->setProblems(shown);
    const QString sentence = shown.empty() ? QString()
        : shown.size() == 1                ? shown.front().sentence
                                           : tr("%1 And %Ln more.", "a sentence, then how many more there are", int(shown.size()) - 1).arg(shown.front().sentence);
    const bool isNew = !sentence.isEmpty() && sentence != m_sentence->text();
    m_sentence->setText(sentence);
    m_mark->setVisible(!sentence.isEmpty());
    m_line->setAccessibleName(sentence);
    const Before before = m_line->isVisible() ? Before::Showing : Before::Hidden;
    // Once it is there it stays while somebody types, so that the list does not go up and down under the eyes.
    m_line->setVisible(!sentence.isEmpty() || (m_line->isVisible() && m_edit->hasFocus() && !m_edit->text().isEmpty()));
    if (isNew && isVisible())
        announce(m_line, before);
    m_edit->setRestDescription(sentence.isEmpty() ? m_countWords : tr("%1 %2", "a sentence, then how many are shown").arg(sentence, m_countWords).trimmed());
}

void UserFilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showWords();
}

/// A button that has words shows them where the field is wide enough all the same.
void UserFilterBar::showWords()
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
        QMetaObject::invokeMethod(this, &UserFilterBar::showProblems, Qt::QueuedConnection); // it has the focus until this is over
    return QWidget::eventFilter(watched, event);
}

void UserFilterBar::openHelp()
{
    auto *help = new UserFilterHelp(m_edit, window());
    connect(help, &Overlay::dismissed, help, &QObject::deleteLater);
    connect(help, &UserFilterHelp::exampleChosen, m_edit, [this](const QString &example) {
        const QString typed = m_edit->text().trimmed();
        m_edit->setText(typed.isEmpty() ? example : typed + u' ' + example);
        m_edit->setFocus(Qt::OtherFocusReason);
    });
    help->open();
}

} // namespace labdesk
