// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/userhead.h"

#include "privacy/sensitive.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/common/shortcuts.h"
#include "widgets/accessibility.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/chiplabel.h"
#include "widgets/copybutton.h"
#include "widgets/elidedlabel.h"
#include "widgets/layouts.h"
#include "widgets/mnemonic.h"
#include "widgets/tools.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using labdesk::privacy::Field;

namespace labdesk {

namespace {
constexpr int fullIdLength = 16; ///< in characters
constexpr int seam = 1;          ///< between the button of the step and the one of its menu, in pixels

QString formatStep(NoDataStep step, const QString &freeAt)
{
    switch (step) {
    case NoDataStep::Refresh:
        return {}; // Refresh has its own button
    case NoDataStep::WaitToRefresh:
        return UserHead::tr("Refresh available at %1", "a time of day").arg(freeAt);
    case NoDataStep::CopyForUser:
        return UserHead::tr("Copy message for user");
    case NoDataStep::CopyForTicket:
        return UserHead::tr("Copy explanation for the ticket");
    case NoDataStep::EditStart:
    case NoDataStep::EditEnd:
        return withoutMnemonic(UserHead::tr("&Edit user…")); // its mnemonic is only for the menu
    }
    Q_UNREACHABLE();
}

} // namespace

UserHead::UserHead(QWidget *parent)
    : QWidget(parent), m_title(new ElidedLabel(QString(), TextStyle::Heading)),
      m_copyClientId(new CopyButton(tr("Copy client ID"))), m_verified(new ChipLabel),
      m_verify(makeButton(tr("Verify caller…"), IconName::Check, ButtonKind::Plain, u"verifyCallerButton"_s)),
      m_refresh(makeButton(tr("Request &data refresh"), IconName::Request, ButtonKind::Primary, u"refreshButton"_s)),
      m_stepButton(makeButton({}, ButtonKind::Primary, u"stepButton"_s)),
      m_textsButton(makeIconButton(IconName::ChevronDown, tr("Other messages for the user"), u"stepTextsButton"_s)),
      m_more(makeIconButton(IconName::More, tr("More actions"), u"moreButton"_s)), m_refreshAction(nullptr),
      m_changeZone(nullptr), m_edit(nullptr), m_delete(nullptr), m_watch(nullptr),
      m_userId(new ElidedLabel(QString(), TextStyle::Code, Qt::ElideMiddle)),
      m_copyUserId(new CopyButton(tr("Copy user ID"))), m_created(new ElidedLabel(QString(), TextStyle::Small))
{
    setButtonKind(m_more, ButtonKind::Plain);
    m_title->setObjectName(u"userTitleLabel"_s);
    m_userId->setObjectName(u"userIdShortLabel"_s);
    m_verified->setObjectName(u"callerVerifiedChip"_s);
    m_verified->hide();
    m_created->setObjectName(u"createdLabel"_s);
    m_copyClientId->setObjectName(u"copyClientIdButton"_s);
    m_copyUserId->setObjectName(u"copyUserIdButton"_s);
    m_verify->setToolTip(formatKeys(keysOf(u"user.verifyCaller"_s)));
    makeActions();

    buildRows();
    connect(m_refresh, &QPushButton::clicked, this, &UserHead::refreshRequested);
    connect(m_stepButton, &QPushButton::clicked, this, [this] {
        Q_EMIT stepRequested(m_step);
        // The click has finished this step. The next one is shown later, because the second press of a double click
        // must not request a refresh.
        if (m_waitingStep)
            QTimer::singleShot(QApplication::doubleClickInterval(), this, &UserHead::takeWaitingStep);
    });
    for (QWidget *part : std::initializer_list<QWidget *>{m_refresh, m_stepButton, m_textsButton})
        part->installEventFilter(this);
    connect(m_verify, &QPushButton::clicked, this, &UserHead::callerRequested);
}

void UserHead::buildRows()
{
    const Metrics m = metricsFor(this);
    QWidget *primary = makePrimary();
    auto *sub = makeRowLayout(m.half);
    sub->addWidget(m_userId);
    sub->addWidget(m_copyUserId);
    keepSizeWhenHidden(m_copyUserId); // keeps the parts after it in place
    setTool(m_copyUserId);
    sub->addSpacing(m.half);
    sub->addWidget(m_created, 1);
    sub->addWidget(m_verified); // last, so that showing it moves nothing
    m_created->setMinimumHeight(std::max(m_created->sizeHint().height(), m_verified->sizeHint().height()));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, 0);
    layout->setSpacing(m.half);
    layout->addWidget(
        new AdaptiveRow(makeRow({m_title, m_copyClientId}, m.half), makeRow({m_verify, primary, m_more}, m.half)));
    layout->addLayout(sub);
}

/// The button of the refresh, or that of another step, with a menu beside it if there are several texts for the user.
/// Each takes the same space, so that nothing moves when one replaces the other.
QWidget *UserHead::makePrimary()
{
    for (const QString &words : {tr("Requesting…"), tr("Request &data refresh")}) {
        m_refresh->setText(words);
        reserveCurrentWidth(m_refresh);
    }
    m_textsButton->setIconSize(QSize(1, 1) * metricsFor(this).iconSmall);
    m_textsButton->setProperty("joined", isRightToLeft() ? u"right"_s : u"left"_s); // the side of the seam
    setPrimary(true);
    m_textsButton->ensurePolished();
    int width = m_refresh->minimumWidth();
    for (const NoDataStep step : {NoDataStep::CopyForUser, NoDataStep::CopyForTicket, NoDataStep::EditStart}) {
        m_stepButton->setText(formatStep(step, {}));
        m_stepButton->ensurePolished();
        const int beside = step == NoDataStep::CopyForUser ? seam + m_textsButton->sizeHint().width() : 0;
        width = std::max(width, m_stepButton->sizeHint().width() + beside);
    }
    // one of them has an icon
    const int height = std::max(m_refresh->sizeHint().height(), m_stepButton->sizeHint().height());
    m_refresh->setMinimumSize(width, height);
    for (QWidget *part : std::initializer_list<QWidget *>{m_stepButton, m_textsButton}) {
        part->setMinimumHeight(height);
        part->hide();
    }
    auto *all = new QWidget;
    all->setObjectName(u"primaryButtons"_s);
    all->setMinimumSize(width, height);
    auto *row = makeRowLayout(all, seam);
    for (QWidget *part : std::initializer_list<QWidget *>{m_refresh, m_stepButton, m_textsButton})
        row->addWidget(part);
    return all;
}

void UserHead::makeActions()
{
    auto *menu = new QMenu(m_more);
    menu->setObjectName(u"moreMenu"_s);
    menu->setToolTipsVisible(true);
    // The window handles the shortcuts; the menu only shows them.
    m_refreshAction = menu->addAction(tr("Request data refresh") + u'\t' + formatKeys(keysOf(u"user.refresh"_s)), this,
                                      &UserHead::refreshRequested);
    m_refreshAction->setObjectName(u"refreshAction"_s);
    m_changeZone = menu->addAction(tr("Change time &zone…") + u'\t' + formatKeys(keysOf(u"user.changeZone"_s)), this,
                                   &UserHead::zoneChangeRequested);
    m_changeZone->setObjectName(u"changeZoneAction"_s);
    m_edit = menu->addAction(tr("&Edit user…"), this, &UserHead::editRequested);
    m_edit->setObjectName(u"editAction"_s);
    menu->addAction(tr("&Verify caller…") + u'\t' + formatKeys(keysOf(u"user.verifyCaller"_s)), this,
                    &UserHead::callerRequested)
        ->setObjectName(u"verifyCallerAction"_s);
    menu->addAction(tr("Why &is there no data?") + u'\t' + formatKeys(keysOf(u"user.noData"_s)), this,
                    &UserHead::noDataRequested)
        ->setObjectName(u"noDataAction"_s);
    m_watch = menu->addAction(QString(), this, &UserHead::watchRequested);
    m_watch->setObjectName(u"watchAction"_s);
    setWatching(false);
    QAction *summary
        = menu->addAction(tr("Copy &summary for the ticket") + u'\t' + formatKeys(keysOf(u"user.copySummary"_s)), this,
                          &UserHead::summaryRequested);
    summary->setObjectName(u"copySummaryAction"_s);
    labdesk::setUnavailable(summary, idCopyDisabledReason());
    menu->addSeparator();
    QAction *window = menu->addAction(tr("Open in a new &window"), this, &UserHead::windowRequested);
    window->setObjectName(u"openWindowAction"_s);
    QAction *pdf = menu->addAction(tr("Save summary as &PDF…"), this, &UserHead::pdfRequested);
    pdf->setObjectName(u"savePdfAction"_s);
    QAction *print = menu->addAction(tr("P&rint summary…"), this, &UserHead::printRequested);
    print->setObjectName(u"printAction"_s);
    for (QAction *tool : {window, pdf, print})
        setTool(tool);
    for (QAction *action : {pdf, print})
        labdesk::setUnavailable(action, exportDisabledReason());
    menu->addSeparator();
    m_delete = menu->addAction(tr("&Delete user…"), this, &UserHead::deleteRequested);
    m_delete->setObjectName(u"deleteAction"_s);
    setMenuOf(m_more, menu);
}

void UserHead::setVerified(const std::optional<QDateTime> &at)
{
    m_verified->setVisible(at.has_value());
    if (!at)
        return;
    const QString words = tr("Verified %1").arg(localTime(at->toLocalTime().time()));
    m_verified->setChip({words, Tone::Ok});
    m_verified->setToolTip(tr("Caller verified for this user."));
    m_verified->setAccessibleName(words);
}

void UserHead::setUnknown(const UserId &user, const QString &clientUserId)
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_copyClientId, m_verify, m_more})
        part->hide();
    m_title->setText(clientUserId.isEmpty() ? shortUserId(user.text()) : formatClientId(clientUserId));
    m_title->setAccessibleName(clientUserId.isEmpty() ? QString() : privacy::spoken(Field::ClientUserId, clientUserId));
    m_userId->setText(shortUserId(user.text()));
    m_userId->setToolTip(privacy::shown(Field::UserId, user.text()));
    m_userId->setAccessibleName(privacy::spoken(Field::UserId, user.text()));
    m_copyUserId->setText(user.text(), idCopyDisabledReason());
    m_user.reset();
    showStep();
    m_created->setText({});
}

void UserHead::setUser(const User &user, const QDateTime &now)
{
    m_user = user;
    for (QWidget *part : std::initializer_list<QWidget *>{m_copyClientId, m_verify, m_more})
        part->show();
    showStep();
    m_title->setText(formatClientId(user.clientUserId));
    m_title->setAccessibleName(privacy::spoken(Field::ClientUserId, user.clientUserId));
    // IDs of usual length aren't elided: the buttons wrap to a second line first.
    m_title->setMinimumWidth(
        std::min(m_title->sizeHint().width(), m_title->fontMetrics().averageCharWidth() * fullIdLength));
    m_copyClientId->setText(user.clientUserId, idCopyDisabledReason(),
                            output::copySensitivity(Field::ClientUserId, {user.clientUserId}));
    m_userId->setText(shortUserId(user.id.text()));
    m_userId->setToolTip(privacy::shown(Field::UserId, user.id.text()));
    m_userId->setAccessibleName(privacy::spoken(Field::UserId, user.id.text()));
    m_copyUserId->setText(user.id.text(), idCopyDisabledReason());
    setNow(now);
}

void UserHead::setNow(const QDateTime &now)
{
    if (!m_user)
        return;
    const QString created = formatDayWithAge(m_user->createdOn, QTimeZone::systemTimeZone(), now);
    QStringList facts{created.isEmpty() ? QString() : tr("created %1").arg(created),
                      m_user->timeZone ? formatPlaceNow(m_user->timeZone->id, now) : QString()};
    facts.removeAll(QString());
    m_created->setText(joinFacts(facts));
    m_created->setToolTip(momentToolTip(m_user->createdOn, QTimeZone::systemTimeZone(), now));
}

void UserHead::setPrimary(bool isPrimary)
{
    const ButtonKind kind = isPrimary ? ButtonKind::Primary : ButtonKind::Plain;
    setButtonKind(m_refresh, kind);
    setButtonIcon(m_refresh, IconName::Request, kind);
    setButtonKind(m_stepButton, kind);
    setButtonKind(m_textsButton, kind);
    m_textsButton->setIcon(icon(IconName::ChevronDown, isPrimary ? IconInk::OnFill : IconInk::Ink2));
}

void UserHead::setTextsMenu(QMenu *menu)
{
    setMenuOf(m_textsButton, menu);
    connect(menu, &QMenu::aboutToHide, this, &UserHead::noteMouseLeft, Qt::QueuedConnection);
    showStep();
}

void UserHead::setStep(NoDataStep step, const QString &freeAt)
{
    m_waitingStep.reset();
    if (m_step != step && isStepTouched() && !m_isMouseResting)
        m_waitingStep = {step, freeAt};
    else
        takeStep(step, freeAt);
}

bool UserHead::isStepTouched() const
{
    const bool isMenuOpen = m_textsButton->menu() && m_textsButton->menu()->isVisible();
    return isMenuOpen || m_stepButton->underMouse() || m_textsButton->underMouse() || m_refresh->underMouse();
}

bool UserHead::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        m_isMouseResting = false;
        QMetaObject::invokeMethod(this, &UserHead::noteMouseLeft,
                                  Qt::QueuedConnection); // queued, because the mouse may go to the next button
    }
    return QWidget::eventFilter(watched, event);
}

void UserHead::noteMouseLeft()
{
    if (!isStepTouched())
        takeWaitingStep();
}

void UserHead::takeWaitingStep()
{
    if (const auto waiting = std::exchange(m_waitingStep, {}))
        takeStep(waiting->first, waiting->second);
}

void UserHead::takeStep(NoDataStep step, const QString &freeAt)
{
    m_step = step;
    m_stepButton->setText(formatStep(step, freeAt));
    showStep();
    showActions();
}

void UserHead::resetStep()
{
    const bool isTouched = isStepTouched();
    m_waitingStep.reset();
    m_step = NoDataStep::Refresh;
    showStep();
    m_isMouseResting = isTouched; // last, because hiding a button counts as leaving it
}

void UserHead::showStep()
{
    const bool hasTexts = m_step == NoDataStep::CopyForUser && m_textsButton->menu();
    m_refresh->parentWidget()->setVisible(m_user.has_value());
    m_refresh->setVisible(m_user && m_step == NoDataStep::Refresh);
    m_stepButton->setVisible(m_user && m_step != NoDataStep::Refresh);
    m_textsButton->setVisible(m_user && hasTexts);
    const QString joined = !hasTexts ? QString() : isRightToLeft() ? u"left"_s : u"right"_s;
    if (m_stepButton->property("joined").toString() != joined) {
        m_stepButton->setProperty("joined", joined);
        repolish(m_stepButton);
    }
}

void UserHead::focusRefresh()
{
    if (!m_refresh->isHidden())
        return m_refresh->setFocus(Qt::ShortcutFocusReason);
    popUpBelow(m_more, m_more->menu());
    m_more->menu()->setActiveAction(m_refreshAction);
}

void UserHead::setUnavailable(const QString &reason, const QString &editDisabledReason)
{
    m_unavailable = reason;
    m_editDisabledReason = editDisabledReason;
    showActions();
}

void UserHead::setRefresh(bool isSending, const QString &disabledReason, int pause)
{
    m_refreshState.isSent = isSending;
    m_refreshState.disabledReason = disabledReason;
    m_refreshState.pause = pause;
    showActions();
}

void UserHead::setWatching(bool on)
{
    m_watch->setText((on ? tr("Stop watching the s&ources") : tr("Watch the s&ources")) + u'\t'
                     + formatKeys(keysOf(u"user.watch"_s)));
}

void UserHead::showActions()
{
    const QString cannotRefresh = m_unavailable.isEmpty() ? m_refreshState.disabledReason : m_unavailable;
    labdesk::setUnavailable(m_refresh, cannotRefresh);
    const bool isEdit = m_step == NoDataStep::EditStart || m_step == NoDataStep::EditEnd;
    const QString cannotEdit = m_unavailable.isEmpty() ? m_editDisabledReason : m_unavailable;
    labdesk::setUnavailable(m_stepButton,
                            isEdit                                    ? cannotEdit
                                : m_step == NoDataStep::WaitToRefresh ? tr("Hourly refresh limit reached.")
                                                                      : QString());
    m_refresh->setText(m_refreshState.pause > 0    ? tr("Refresh available in %1").arg(formatWait(m_refreshState.pause))
                           : m_refreshState.isSent ? tr("Requesting…")
                                                   : tr("Request &data refresh"));
    // without the countdown, which would be announced every second
    m_refresh->setAccessibleName(tr("Request data refresh"));
    labdesk::setUnavailable(m_refreshAction, cannotRefresh);
    labdesk::setUnavailable(m_edit, cannotEdit);
    for (QAction *action : {m_changeZone, m_delete})
        labdesk::setUnavailable(action, m_unavailable);
}

} // namespace labdesk
