// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userlistnotices.h"

#include "models/usertablemodel.h"
#include "output/desktop/clipboard.h"
#include "session/userdirectory.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "widgets/button.h"
#include "widgets/copykey.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/sheet.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qint64 longLoadingMs = 1000; ///< in ms
constexpr int maxScrollableUsers = 50'000;

struct ProgressTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserListPane)
};

/// "41,203 users · 12.3 MB of 80.1 MB · 5.1 MB/s": the progress of loading a list.
QString formatProgress(const UserListProgress &progress)
{
    const QString users = ProgressTexts::tr("%Ln user(s)", nullptr, int(progress.users));
    const QString came = localDataSize(progress.bytes);
    const QString bytes = progress.expectedBytes ? ProgressTexts::tr("%1 of %2", "bytes that came, bytes of all")
                                                       .arg(came, localDataSize(*progress.expectedBytes))
                                                 : came;
    if (progress.bytesPerSecond < 1)
        return ProgressTexts::tr("%1 · %2", "users so far, bytes").arg(users, bytes);
    const QString rate = ProgressTexts::tr("%1 · %2 · %3/s", "users so far, bytes, bytes in each second")
                             .arg(users, bytes, localDataSize(qint64(progress.bytesPerSecond)));
    const qint64 left = progress.expectedBytes.value_or(0) - progress.bytes;
    const auto minutes = int(std::lround(double(left) / progress.bytesPerSecond / 60));
    return left <= 0 || minutes < 1 ? rate : ProgressTexts::tr("%1 · about %Ln min left", nullptr, minutes).arg(rate);
}

/// Why a list has only the first users of the service, and what to do.
QString formatListEnd(UserListEnd end)
{
    if (end == UserListEnd::OutOfMemory)
        return UserListNotices::tr(
            "This computer doesn’t have enough free memory for more. Close other programs, then reload the list. A "
            "computer with more memory or a key for a smaller team also helps. To open a user who isn’t listed, select "
            "“Search or run a command” and enter the user ID.");
    if (end == UserListEnd::AtLimit)
        return UserListNotices::tr(
            "The service reports more users than Labdesk can load. To open a user who isn’t listed, select “Search or "
            "run a command” and enter the user ID.");
    if (end == UserListEnd::Fewer)
        return UserListNotices::tr(
            "The service reports more users than it sent. Reload the list. To open a user who isn’t listed, select "
            "“Search or run a command” and enter the user ID.");
    return UserListNotices::tr("The service reports more users but keeps sending the same ones. Ask whoever runs the "
                               "service to check user list pagination.");
}

InlineMessage *makeMessage(Tone tone, const QString &name)
{
    auto *message = new InlineMessage(tone);
    message->setObjectName(name);
    message->hide();
    return message;
}

} // namespace

/// Shows why entries of the list couldn't be read: reasons that name a field, never its value.
class UnreadUsersSheet : public Sheet
{
    Q_OBJECT

public:
    UnreadUsersSheet(const QStringList &reasons, qint64 all, QWidget *window)
        : Sheet(tr("%Ln user(s) couldn’t be read", nullptr, int(all)), metricsFor(window).px(560), window)
    {
        setObjectName(u"unreadUsersSheet"_s);
        const auto add = [this](const QString &text, TextStyle style) {
            QLabel *label = makeLabel({}, style);
            setWrappedText(label, text);
            if (style == TextStyle::Code)
                label->setObjectName(u"unreadReasonLabel"_s);
            label->setWordWrap(true);
            bodyLayout()->addWidget(label);
        };
        add(tr("Some entries aren’t in a format Labdesk understands. They were skipped; all others are listed."),
            TextStyle::Body);
        for (const QString &reason : reasons)
            add(reason, TextStyle::Code);
        if (all > reasons.size())
            add(tr("And %Ln more.", nullptr, int(all - reasons.size())), TextStyle::Small);
        auto *copy = makeButton(tr("&Copy"), IconName::Copy, ButtonKind::Plain, u"copyReasonsButton"_s);
        connect(copy, &QPushButton::clicked, this, [this, reasons] {
            output::copyText(reasons.join(u'\n'));
            showCopiedToast(this, tr("Copied."));
        });
        bodyLayout()->addWidget(copy, 0, Qt::AlignLeading);
    }
};

QString formatListStatus(const UserDirectory &directory, const UserTableModel &model)
{
    const auto *ready = readyIn(directory.state());
    if (!ready)
        return {};
    if (ready->refreshing && directory.progress().users > 0)
        return ProgressTexts::tr("Reloading list: %1", "how far it is").arg(formatProgress(directory.progress()));
    const bool isLong = model.filter().trimmed().isEmpty() && model.total() > maxScrollableUsers;
    return isLong ? ProgressTexts::tr("Type in the filter to narrow the list.") : QString();
}

UserListNotices::UserListNotices(UserDirectory &directory, QObject *parent)
    : QObject(parent), m_directory(directory), m_loading(makeMessage(Tone::Info, u"loadingMessage"_s)),
      m_incompleteMessage(makeMessage(Tone::Warn, u"cutShortMessage"_s)),
      m_unread(makeMessage(Tone::Warn, u"unreadUsersMessage"_s))
{
    m_loadingTimer.setSingleShot(true);
    connect(&m_loadingTimer, &QTimer::timeout, this, &UserListNotices::showLoading);
    connect(m_loading, &InlineMessage::buttonClicked, &m_directory, &UserDirectory::cancel);
    connect(m_unread, &InlineMessage::buttonClicked, this, &UserListNotices::showReasons);
}

QList<QWidget *> UserListNotices::messages() const
{
    return {m_loading, m_incompleteMessage, m_unread};
}

bool UserListNotices::isLoadingLong() const
{
    return std::holds_alternative<Loading>(m_directory.state()) && m_directory.store().size() > 0;
}

void UserListNotices::showReasons()
{
    auto *sheet = new UnreadUsersSheet(m_directory.undecodableReasons(), m_directory.undecodable(), m_unread->window());
    connect(sheet, &Overlay::dismissed, sheet, &QObject::deleteLater);
    sheet->open();
}

void UserListNotices::showProblems()
{
    const auto *ready = readyIn(m_directory.state());
    const UserListEnd end = ready ? m_directory.listEnd() : UserListEnd::Whole;
    if (end == UserListEnd::Whole)
        m_incompleteMessage->hide();
    else if (end == UserListEnd::MaybeMore)
        m_incompleteMessage->showMessage(
            Tone::Warn, tr("There may be more users than these."),
            tr("The service uses a pagination format that Labdesk doesn’t support. To open a user who isn’t listed, "
               "select “Search or run a command” and enter the user ID."));
    else
        m_incompleteMessage->showMessage(
            Tone::Warn, tr("Only the first %Ln user(s) were loaded.", nullptr, int(m_directory.store().size())),
            formatListEnd(end));
    const qint64 unread = ready ? m_directory.undecodable() : 0;
    if (unread == 0)
        m_unread->hide();
    else
        m_unread->showMessage(Tone::Warn, tr("%Ln user(s) couldn’t be read.", nullptr, int(unread)), {}, tr("Details"));
}

/// While the first list is loading and has users already, shows the progress and Cancel after a short delay.
void UserListNotices::showLoading()
{
    const bool arriving = isLoadingLong();
    const auto *loading = std::get_if<Loading>(&m_directory.state());
    const qint64 since = arriving ? loading->since.msecsTo(QDateTime::currentDateTimeUtc()) : 0;
    const bool isLong = since > longLoadingMs || since < 0; // negative if the clock was set back
    if (arriving && !isLong && !m_loadingTimer.isActive())  // needed if no further users arrive
        m_loadingTimer.start(int(longLoadingMs - since) + 1);
    if (isLong && !m_loading->isVisibleTo(m_loading->parentWidget()))
        m_loading->showMessage(Tone::Info, tr("Loading users…"), {}, tr("Cancel"));
    m_loading->setVisible(isLong);
    if (isLong)
        m_loading->setVisualSecondLine(formatProgress(m_directory.progress()));
}

} // namespace labdesk

#include "userlistnotices.moc"
