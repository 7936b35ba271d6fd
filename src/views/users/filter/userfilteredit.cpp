// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userfilteredit.h"

#include "session/userbookmarks.h"
#include "store/userorder.h"
#include "store/userqueryfields.h"
#include "store/userquerytokens.h"
#include "text/localtexts.h"
#include "widgets/metrics.h"
#include "widgets/repaint.h"
#include "widgets/theme.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QTextLayout>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype maxHistory = 20;
constexpr qsizetype maxChoices = 200;

/// A wavy line below part of a text; `unit` is a pixel at a 13 px font.
QPainterPath waveUnderline(double from, double to, double y, double unit)
{
    QPainterPath wave(QPointF(from, y));
    const double half = 2 * unit;
    bool isDown = true;
    for (double x = from; x < to; x += half, isDown = !isDown)
        wave.quadTo(x + half / 2, y + (isDown ? 2 : -2) * unit, std::min(x + half, to), y);
    return wave;
}

/// An ID as messages show it: quoted, in brackets, before a comma, in a link to the user, or a user ID after its label.
/// Empty if the line is anything else.
QString idQuotedIn(const QString &line)
{
    static const QRegularExpression quoted(
        uR"re(^(?:>\s*)*(?:[^:]*:\s+(?=\S*[0-9a-fA-F]{8}-))?["'“‘<(\[`]*(?:labdesk://user/)?)re"_s
        uR"re((\w(?:[\w.@-]*\w)?)["'”’>)\]`]*[,;.]?$)re"_s);
    return quoted.match(line).captured(1);
}

/// Values with their name and number of users; other completions as text.
Suggestion suggestionOf(const QString &choice, const UserFilterEdit::Values &values)
{
    const auto tokens = userQueryTokens(choice);
    const bool isTrouble = userQueryField(choice.left(choice.indexOf(u':'))) == UserQuery::Field::Trouble;
    const auto &all = isTrouble ? values.knownFaults : values.known;
    const auto known
        = tokens.size() == 1 && tokens.front().hasName() ? all.constFind(tokens.front().value) : all.cend();
    if (known == all.cend())
        return {choice, formatFilterField(choice)};
    const QString place = known->name.isEmpty() ? zonePlace(tokens.front().value) : known->name;
    return {place, localNumber(known->users)};
}

/// Finds sources by name, though the filter contains their slugs.
QStringList namedChoices(const QString &typed, const UserFilterEdit::Values &values)
{
    const auto tokens = userQueryTokens(typed);
    if (tokens.size() != 1 || tokens.front().value.isEmpty()
        || userQueryField(typed.left(typed.indexOf(u':'))) != UserQuery::Field::Source)
        return {};
    QStringList choices;
    for (const QString &slug : values.slugs)
        if (values.known.value(slug).name.contains(tokens.front().value, Qt::CaseInsensitive))
            choices += termFor(UserQuery::Field::Source, slug) + u' ';
    return choices;
}

} // namespace

QString formatFilterField(const QString &choice)
{
    const QStringView name = choice.startsWith(u'-') ? QStringView(choice).mid(1) : QStringView(choice);
    for (const UserQueryFieldRow &row : userQueryFields)
        if (!name.isEmpty() && name == row.name())
            return UserFilterEdit::tr(row.meaning);
    return {};
}

UserFilterEdit::UserFilterEdit(QWidget *parent) : SearchField(parent)
{
    repaintWithChildren(this);
    setProperty("mayBeCut", true); // the placeholder; the accessible name and the help contain more
    connect(this, &QLineEdit::textEdited, this, [this] { suggestCompletions(Trigger::Typing); });
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (!isModified() && isListOpen()) // set by the program
            m_list->dismiss();
    });
}

UserFilterEdit::~UserFilterEdit()
{
    delete m_list;
}

QSize UserFilterEdit::minimumSizeHint() const
{
    return {metricsFor(this).px(150), SearchField::minimumSizeHint().height()};
}

void UserFilterEdit::setProblems(std::vector<UserQuery::Problem> problems)
{
    m_problems = std::move(problems);
    update();
}

void UserFilterEdit::setRestDescription(const QString &words)
{
    m_restDescription = words;
    describe();
}

/// The focus stays in the field, so the current suggestion is its accessible description.
void UserFilterEdit::describe()
{
    const QString words = isListOpen() && m_list->currentRow() >= 0 ? m_list->spoken() : m_restDescription;
    if (words != accessibleDescription())
        setAccessibleDescription(words);
}

bool UserFilterEdit::isListOpen() const
{
    return m_list && m_list->isVisible();
}

void UserFilterEdit::remember()
{
    const QString filter = text().trimmed();
    if (filter.isEmpty())
        return;
    m_history.removeAll(filter);
    m_history.prepend(filter);
    m_history = m_history.first(std::min(m_history.size(), maxHistory));
}

SuggestionList &UserFilterEdit::list()
{
    if (m_list && m_list->parentWidget() != window())
        delete m_list;
    if (!m_list) {
        m_list = new SuggestionList(this);
        connect(m_list, &SuggestionList::rowChosen, this, &UserFilterEdit::take);
        connect(m_list, &SuggestionList::currentRowChanged, this, &UserFilterEdit::describe);
    }
    return *m_list;
}

void UserFilterEdit::suggestCompletions(Trigger trigger)
{
    const Values values = m_values ? m_values() : Values();
    const UserQueryCompletion found
        = completionsAt(text(), cursorPosition(), values.slugs, values.zones, values.faults);
    m_begin = found.begin;
    m_replacedLength = found.length;
    const QString typed = text().mid(found.begin, found.length).trimmed();
    std::vector<Suggestion> rows;
    m_choices.clear();
    const QStringList named = found.choices + namedChoices(typed, values);
    if (found.length > 0 || trigger == Trigger::Request)
        for (const QString &choice : named.first(std::min(maxChoices, named.size())))
            if (choice.trimmed() != typed && !m_choices.contains(choice)) {
                m_choices += choice;
                rows.push_back(suggestionOf(choice, values));
            }
    list().offer(tr("Suggestions"), std::move(rows), trigger == Trigger::Request);
    describe();
}

void UserFilterEdit::suggestHistory()
{
    m_begin = 0;
    m_replacedLength = text().size();
    std::vector<Suggestion> rows;
    m_choices.clear();
    for (const QString &filter : m_history)
        if (UserBookmarks::shownFilter(filter) == filter) {
            m_choices += filter;
            rows.push_back({filter, {}});
        }
    list().offer(tr("Recent filters"), std::move(rows), true);
    describe();
}

void UserFilterEdit::take(int row)
{
    const QString choice = m_choices[row];
    m_list->dismiss();
    setSelection(int(m_begin), int(m_replacedLength));
    insert(choice); // insert() works like typing: it can be undone, and new suggestions appear
    if (!choice.endsWith(u':'))
        m_list->dismiss();
    describe();
}

bool UserFilterEdit::handleListKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (modifiers & ~Qt::KeypadModifier)
        return false;
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        m_list->step(key == Qt::Key_Up ? -1 : 1);
        return true;
    case Qt::Key_Tab:
        take(std::max(0, m_list->currentRow()));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_list->currentRow() < 0) {
            m_list->dismiss();
            return false; // without a selected suggestion, the key is for the user list
        }
        take(m_list->currentRow());
        return true;
    case Qt::Key_Escape:
        m_list->dismiss();
        describe();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        m_list->dismiss(); // the suggestions were for the previous position
        return false;
    default:
        return false;
    }
}

bool UserFilterEdit::event(QEvent *event)
{
    // here, because QWidget::event() uses Tab to move the focus
    if (event->type() == QEvent::KeyPress && isListOpen()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab && handleListKey(key->key(), key->modifiers())) {
            event->accept();
            return true;
        }
    }
    return SearchField::event(event);
}

void UserFilterEdit::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (isListOpen() && handleListKey(key, event->modifiers())) {
        event->accept();
        return;
    }
    if (event->matches(QKeySequence::Paste) && interceptPaste(QGuiApplication::clipboard()->text())) {
        event->accept();
        return;
    }
    if (key == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        suggestCompletions(Trigger::Request);
        event->accept();
        return;
    }
    if (key == Qt::Key_Up && !(event->modifiers() & ~Qt::KeypadModifier) && text().isEmpty()) {
        suggestHistory();
        event->accept();
        return;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Down || key == Qt::Key_Escape)
        remember();
    SearchField::keyPressEvent(event);
}

/// Several lines are a list of IDs, which the field would join. An ID loses what a message puts around it.
bool UserFilterEdit::interceptPaste(const QString &pasted)
{
    const QString line = pasted.trimmed();
    if (line.contains(u'\n')) {
        Q_EMIT linesPasted(pasted);
        return true;
    }
    const QString id = idQuotedIn(line);
    if (id.isEmpty() || id == line)
        return false;
    insert(id);
    return true;
}

void UserFilterEdit::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    constexpr auto pasteText = "&Paste"; // Qt's own, without a name
    for (QAction *action : menu->actions()) {
        if (action->text().section(u'\t', 0, 0) != QLineEdit::tr(pasteText))
            continue;
        action->disconnect(this);
        connect(action, &QAction::triggered, this, [this] {
            if (!interceptPaste(QGuiApplication::clipboard()->text()))
                paste();
        });
    }
    menu->popup(event->globalPos());
}

void UserFilterEdit::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::MiddleButton
        || !interceptPaste(QGuiApplication::clipboard()->text(QClipboard::Selection)))
        SearchField::mouseReleaseEvent(event);
}

void UserFilterEdit::dropEvent(QDropEvent *event)
{
    if (interceptPaste(event->mimeData()->text()))
        event->acceptProposedAction();
    else
        SearchField::dropEvent(event);
}

void UserFilterEdit::focusOutEvent(QFocusEvent *event)
{
    remember();
    SearchField::focusOutEvent(event);
}

/// The area between the search icon and the clear button.
QRect UserFilterEdit::textArea() const
{
    QRect area = contentsRect();
    const auto buttons = findChildren<QToolButton *>();
    for (const QToolButton *button : buttons) {
        if (!button->isVisible())
            continue;
        if (button->geometry().center().x() < area.center().x())
            area.setLeft(std::max(area.left(), button->geometry().right()));
        else
            area.setRight(std::min(area.right(), button->geometry().left()));
    }
    return area;
}

void UserFilterEdit::paintEvent(QPaintEvent *event)
{
    SearchField::paintEvent(event);
    if (m_problems.empty())
        return;
    // QLineEdit doesn't expose its horizontal scroll position, so it is derived from the cursor and an equal layout of
    // the text.
    QTextLayout layout(text(), font());
    QTextOption option(layoutDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(layoutDirection());
    option.setWrapMode(QTextOption::NoWrap);
    option.setFlags(QTextOption::IncludeTrailingSpaces);
    layout.setTextOption(option);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    if (!line.isValid())
        return;
    const QRect cursor = cursorRect();
    const int middle = cursor.left() + cursor.width() / 2;
    const double shift = middle - line.cursorToX(cursorPosition());
    const Metrics m = metricsFor(this);
    const double unit = m.px(100) / 100.0;
    const Tokens &t = tokensFor(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(textArea());
    painter.setPen(QPen(t.warn, (t.highContrast ? 2 : 1.5) * unit));
    const double y = cursor.bottom() + 1.5 * unit;
    for (const UserQuery::Problem &problem : m_problems) {
        const auto end = std::min(problem.begin + problem.length, text().size());
        const double a = shift + line.cursorToX(int(std::min(problem.begin, end)));
        const double b = shift + line.cursorToX(int(end));
        painter.drawPath(waveUnderline(std::min(a, b), std::max(a, b), y, unit));
    }
}

} // namespace labdesk
