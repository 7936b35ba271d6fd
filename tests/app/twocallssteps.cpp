// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "session/session.h"
#include "shell/commandpalette.h"
#include "shell/windowcommands.h"
#include "shell/windowhistory.h"
#include "twocalls.h"
#include "views/common/countdownrow.h"
#include "views/common/pane.h"
#include "widgets/dialogframe.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk::tests {

namespace {

const QStringList zones{u"America/Denver"_s, u"America/Phoenix"_s, u"America/Chicago"_s, u"Pacific/Apia"_s};

QString wordsOf(const QWidget &widget)
{
    QStringList words;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        words += label->text();
    return words.join(u' ').remove(QChar(0x2060)); // that keeps an ID on one line
}

} // namespace

void TwoCalls::takeCall()
{
    m_caller = someone();
    m_told.back() += u" about "_s + nameOf(m_caller);
}

void TwoCalls::filterForCaller()
{
    usersPlace();
    press(Qt::Key_F, Qt::ControlModifier);
    type(nameOf(m_caller).right(5));
}

void TwoCalls::filterForSome()
{
    usersPlace();
    press(Qt::Key_F, Qt::ControlModifier);
    type(nameOf(m_caller).right(5).left(1 + qsizetype(chance(4))));
}

void TwoCalls::clearFilter()
{
    usersPlace();
    press(Qt::Key_F, Qt::ControlModifier);
    if (!filterEdit()->text().isEmpty() && session().actions().delayed().empty()) // else Escape cancels
        press(Qt::Key_Escape);
    noteListed();
}

void TwoCalls::clearFilterFromList()
{
    usersPlace();
    if (!table() || filterEdit()->text().isEmpty() || !session().actions().delayed().empty())
        return;
    table()->setFocus();
    press(Qt::Key_Escape);
    if (!filterEdit()->text().isEmpty())
        m_problem = u"Escape in the list left the filter"_s;
}

void TwoCalls::enterInFilter()
{
    usersPlace();
    press(Qt::Key_F, Qt::ControlModifier);
    if (!settle())
        return;
    noteListed();
    const QStringList rows = listed();
    if (rows.isEmpty())
        return;
    const QModelIndex current = selection().currentIndex();
    const QString meant = current.isValid() ? current.data(IdRole).toString() : rows.front();
    press(Qt::Key_Return);
    expectSelection({meant});
}

void TwoCalls::selectAll()
{
    usersPlace();
    if (!table())
        return;
    table()->setFocus();
    press(Qt::Key_A, Qt::ControlModifier);
    const QStringList rows = listed();
    if (!rows.isEmpty())
        expectSelection({rows.begin(), rows.end()});
}

void TwoCalls::toggleRow()
{
    usersPlace();
    const QStringList rows = listed();
    if (!table() || rows.isEmpty())
        return;
    const int row = int(chance(quint32(std::min<qsizetype>(rows.size(), 8))));
    table()->scrollToTop();
    const QPoint at = table()->visualRect(table()->model()->index(row, 0)).center();
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ControlModifier, at);
    QSet<QString> ids = m_selected;
    if (!ids.remove(rows[row]))
        ids += rows[row];
    expectSelection(ids);
}

void TwoCalls::clickRow()
{
    usersPlace();
    const QStringList rows = listed();
    if (!table() || rows.isEmpty())
        return;
    const int row = std::max(0, int(rows.indexOf(m_caller)));
    table()->scrollTo(table()->model()->index(row, 0));
    const QPoint at = table()->visualRect(table()->model()->index(row, 0)).center();
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, at);
    expectSelection({rows[row]});
}

void TwoCalls::goToCaller()
{
    if (m_gone.contains(m_caller))
        return;
    press(Qt::Key_G, Qt::ControlModifier);
    for (const QChar letter : m_caller)
        QTest::keyClick(keyboard(), letter.toLatin1());
    press(Qt::Key_Return);
    m_place = Place::Users;
    expectSelection({m_caller});
}

/// Where that leads is the history's affair; what it shows has to agree with itself all the same.
void TwoCalls::goBack()
{
    press(Qt::Key_Left, Qt::AltModifier);
    settle();
    noteActual();
}

void TwoCalls::changeZone()
{
    usersPlace();
    settle();
    noteListed();
    const bool isKnown = canAct() && readyIn(session().details().user());
    press(Qt::Key_T, Qt::ControlModifier);
    auto *dialog = window().findChild<QDialog *>(u"changeZoneDialog"_s);
    if (dialog ? !canAct() : isKnown) { // in an outage the row of the list is enough to begin with
        m_problem = u"Ctrl+T %1 a dialog"_s.arg(dialog ? u"opened"_s : u"didn't open"_s);
        return;
    }
    if (!dialog)
        return;
    const UserId user = *UserId::parse(*m_open);
    if (!wordsOf(*dialog).contains(nameOf(*m_open)))
        m_problem = u"the dialog names somebody else: "_s + wordsOf(*dialog);
    const auto *ready = readyIn(session().details().user());
    const auto row = session().users().store().find(user);
    const QString now = ready ? (ready->value.timeZone ? ready->value.timeZone->id : QString())
        : row                 ? session().users().store().zone(*row)
                              : QString();
    QStringList others = zones;
    others.removeAll(now);
    dialog->findChild<QLineEdit *>(u"zoneEdit"_s)->setText(others[qsizetype(chance(quint32(others.size())))]);
    auto *action = dialog->findChild<QPushButton *>(u"actionButton"_s);
    if (action->isEnabled()) {
        action->click();
        expectWrite(api::Verb::Patch, user);
        settle();
    }
    if (auto *left = window().findChild<QDialog *>(u"changeZoneDialog"_s))
        left->done(QDialog::Rejected); // the service is away
}

bool TwoCalls::acceptQuestion(const QString &name, const QString &about)
{
    auto *dialog = window().findChild<QDialog *>(name);
    if (!dialog)
        return false;
    if (!wordsOf(*dialog).contains(about))
        m_problem = u"the question names somebody else: "_s + wordsOf(*dialog);
    dialog->findChild<QPushButton *>(u"actionButton"_s)->click();
    return true;
}

void TwoCalls::deregister()
{
    usersPlace();
    settle();
    noteListed();
    const bool counts = chance(2) == 0;
    session().actions().setDelay(counts ? 3600 : 0, 1s);
    for (const Command &command : window().pane(Place::Users)->commands()) {
        if (!command.id.startsWith(u"user.deregister."_s) || !command.disabledReason.isEmpty())
            continue;
        if (!canAct()) {
            m_problem = u"a source of nobody can be disconnected"_s;
            return;
        }
        command.run();
        if (!acceptQuestion(u"deregisterDialog"_s, nameOf(*m_open)))
            m_problem = u"no question before disconnecting"_s;
        else if (!counts)
            expectWrite(api::Verb::Delete, *UserId::parse(*m_open));
        break;
    }
    settle();
    session().actions().setDelay(0);
}

void TwoCalls::refresh()
{
    usersPlace();
    settle();
    noteListed();
    const auto *more = shown<QToolButton>("moreButton"); // which has it, whatever the blue button is
    const auto *refresh = more ? more->findChild<QAction *>(u"refreshAction"_s) : nullptr;
    const bool can = canAct() && refresh && refresh->isEnabled();
    press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    if (can)
        expectWrite(api::Verb::Post, *UserId::parse(*m_open));
}

void TwoCalls::cancelCountdown()
{
    const std::vector<quint64> delayed = session().actions().delayed();
    if (delayed.empty())
        return;
    press(Qt::Key_Escape);
    settle();
    if (session().actions().delayed().size() != delayed.size() - 1)
        m_problem = u"Escape didn't cancel what counts down"_s;
}

void TwoCalls::undo()
{
    if (chance(2) == 0)
        press(Qt::Key_F, Qt::ControlModifier);
    else if (table())
        table()->setFocus();
    settle();
    noteListed();
    const auto *field = qobject_cast<const QLineEdit *>(QApplication::focusWidget());
    const bool isForText = field && field->isUndoAvailable();
    const UserAction *known = lastChange();
    const std::optional<UserAction> change = known ? std::optional(*known) : std::nullopt;
    const bool isDelayed = change && std::holds_alternative<UserAction::Delayed>(change->state);
    const UserStore &store = session().users().store();
    const auto row = change && change->user ? store.find(*change->user) : std::nullopt;
    const auto &jobs = session().jobs().jobs();
    const bool isJobNewer = std::ranges::any_of(jobs, [&](const auto &job) {
        return job->plan().order.kind == UserJobKind::ChangeZone && job->begunAt().isValid() && change
            && job->begunAt() > change->at;
    });
    const bool canUndo = change && !isJobNewer && std::holds_alternative<UserAction::Succeeded>(change->state)
        && change->kind == UserActionKind::ChangeZone && !change->previousZone.isEmpty() && row
        && store.zone(*row) == change->zone;
    const size_t delayed = session().actions().delayed().size();
    press(Qt::Key_Z, Qt::ControlModifier);
    noteListed();
    if (isForText)
        return;
    auto *question = window().findChild<QDialog *>(u"undoQuestionDialog"_s);
    if (isDelayed) {
        settle();
        if (session().actions().delayed().size() != delayed - 1)
            m_problem = u"Undo didn't cancel what counts down"_s;
    } else if (canUndo && !isOpen(*change->user)) {
        if (!question)
            m_problem = u"Undo doesn't ask before it changes somebody who isn't open"_s;
        else if (chance(3) == 0)
            question->reject();
        else if (acceptQuestion(u"undoQuestionDialog"_s, nameOf(change->user->text())))
            expectWrite(api::Verb::Patch, *change->user);
    } else if (canUndo) {
        expectWrite(api::Verb::Patch, *change->user);
    } else if (question) {
        m_problem = u"Undo asks for nothing"_s;
        question->reject();
    }
}

void TwoCalls::undoTyping()
{
    usersPlace();
    press(Qt::Key_F, Qt::ControlModifier);
    press(Qt::Key_End);
    const QString before = filterEdit()->text();
    type(u"9"_s);
    press(Qt::Key_Z, Qt::ControlModifier);
    noteListed();
    if (filterEdit()->text() != before && filterEdit()->text() == before + u'9')
        m_problem = u"Undo left what was typed"_s;
}

void TwoCalls::pressToast()
{
    auto *toast = window().toasts()->toast();
    auto *button = toast->isVisible() ? toast->findChild<QPushButton *>() : nullptr;
    if (!button || button->isHidden())
        return;
    const QString says = toast->text();
    const bool isUndo = button->text() == u"Undo";
    button->click();
    settle();
    noteWrites();
    if (isUndo && m_sent.size() == 1) {
        if (!says.contains(nameOf(m_sent.front().second)))
            m_problem = u"Undo of a toast changed somebody whom it doesn't name: "_s + says;
    }
    noteActual();
}

void TwoCalls::pressStrayMnemonic()
{
    usersPlace();
    press(Qt::Key_F, Qt::ControlModifier);
    const QString before = filterEdit()->text();
    QTest::keyClick(filterEdit(), 'q', Qt::AltModifier);
    if (filterEdit()->text() != before)
        m_problem = u"Alt and a letter typed the letter"_s;
}

void TwoCalls::visitPlace()
{
    press(Qt::Key_2 + int(chance(4)), Qt::ControlModifier);
    m_place = window().currentPlace();
}

void TwoCalls::loseService()
{
    m_isLost = true;
    usersPlace();
    press(Qt::Key_F5);
}

void TwoCalls::regainService()
{
    if (!m_isLost)
        return;
    m_isLost = false;
    usersPlace();
    press(Qt::Key_F5);
    settle();
    while (const UserAction *change = lastChange()) {
        if (!std::holds_alternative<UserAction::Unknown>(change->state))
            break;
        session().actions().check(change->id);
        settle();
        if (const UserAction *now = session().actions().find(change->id);
            std::holds_alternative<UserAction::Unknown>(now->state))
            break; // the old state is still there, so that it stays unknown
    }
}

void TwoCalls::openWindow()
{
    usersPlace();
    settle();
    noteListed();
    if (canAct())
        for (const Command &command : window().pane(Place::Users)->commands())
            if (command.id == u"user.openWindow" && command.disabledReason.isEmpty())
                command.run();
    settle();
    window().activateWindow();
}

void TwoCalls::colleagueDeletes()
{
    const UserStore &store = session().users().store();
    const QString id = m_open.value_or(m_caller);
    const auto row = store.find(*UserId::parse(id));
    if (m_isLost || m_gone.size() > 20 || !row)
        return;
    m_colleague->actions().remove(store.user(*row));
    if (!QTest::qWaitFor([this] { return !m_colleague->actions().hasInFlight(); }, 30'000))
        return;
    m_gone += id;
    usersPlace();
    press(Qt::Key_F5);
    settle();
}

void TwoCalls::colleagueChanges()
{
    const UserStore &store = session().users().store();
    const auto row = store.find(*UserId::parse(m_open.value_or(m_caller)));
    if (m_isLost || !row)
        return;
    m_colleague->actions().changeZone(store.user(*row), u"Asia/Tokyo"_s);
    if (!QTest::qWaitFor([this] { return !m_colleague->actions().hasInFlight(); }, 30'000))
        return;
    usersPlace();
    press(Qt::Key_F5);
    settle();
}

} // namespace labdesk::tests
