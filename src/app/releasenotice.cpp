// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/releasenotice.h"

#include "app/windownotice.h"
#include "shell/mainwindow.h"
#include "widgets/dialogframe.h"

#include <QDesktopServices>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString formatOutcome(const ReleaseWatch &watch)
{
    if (std::holds_alternative<Loading>(watch.state()))
        return ReleaseNotice::tr("Checking %1…").arg(watch.host());
    if (const auto *failed = std::get_if<Failed>(&watch.state()))
        return ReleaseNotice::tr("Couldn’t check %1: %2").arg(watch.host(), describe(failed->why).sentence);
    if (const auto newer = watch.newer())
        return ReleaseNotice::tr("Version %1 is available; you have %2.")
            .arg(newer->version.toString(), watch.running().toString());
    return readyIn(watch.state()) ? ReleaseNotice::tr("You have the latest version.") : QString();
}

/// Asks before opening the release notes in the browser; accepted() means open them.
DialogFrame *makeReleaseDialog(const Release &release, const QVersionNumber &running, QWidget *parent)
{
    auto *dialog = new DialogFrame(ReleaseNotice::tr("See what’s new?"), parent);
    dialog->setObjectName(u"releaseDialog"_s);
    dialog
        ->addText(ReleaseNotice::tr("Version %1 is available; you have %2. Install it the way you installed this one. "
                                    "Labdesk doesn’t update itself.")
                      .arg(release.version.toString(), running.toString()))
        ->setObjectName(u"releaseVersionsLabel"_s);
    dialog
        ->addText(ReleaseNotice::tr("Opens %1 in your browser. Nothing about users or connections is sent.")
                      .arg(release.notes.toDisplayString()))
        ->setObjectName(u"releaseNotesLabel"_s);
    dialog->cancelButton()->setText(ReleaseNotice::tr("Close"));
    dialog->setAction(ReleaseNotice::tr("Open in browser"))->setDefault(true);
    QObject::connect(dialog, &DialogFrame::actionRequested, dialog, &QDialog::accept);
    return dialog;
}

} // namespace

QString formatRelease(const ReleaseWatch &watch)
{
    switch (watch.permission()) {
    case ReleaseWatch::Permission::Forbidden:
        return ReleaseNotice::tr("Turned off by your administrator.");
    case ReleaseWatch::Permission::NoAddress:
        return ReleaseNotice::tr("Labdesk is updated with your system’s software updates.");
    case ReleaseWatch::Permission::Granted:
        break;
    }
    const QString outcome = watch.isWanted() ? formatOutcome(watch) : QString();
    return outcome.isEmpty()
        ? ReleaseNotice::tr("Checks %1 once a day. Nothing about you, this computer, or your connections is sent.")
              .arg(watch.host())
        : outcome;
}

ReleaseNotice::ReleaseNotice(ReleaseWatch &releases, WindowNotice &notice, MainWindow &window)
    : m_releases(releases), m_notice(notice), m_window(window)
{
    connect(&releases, &ReleaseWatch::changed, this, &ReleaseNotice::report);
    connect(&notice, &WindowNotice::cleared, this, &ReleaseNotice::report);
}

void ReleaseNotice::report()
{
    const auto newer = m_releases.newer();
    if (!m_releases.isWanted()) // tell again once it is turned on again
        m_reportedVersion = {};
    if (!newer) // such as when the check was turned off
        return m_notice.withdraw(WindowNotice::About::Release);
    if (!m_notice.isEmpty() || m_reportedVersion == newer->version)
        return;
    m_notice.report(
        [this, release = *newer] {
            return Notice{.sentence = tr("Labdesk %1 is available.").arg(release.version.toString()),
                          .button = tr("Show…"),
                          .run = [this, release] { openDialog(release); }};
        },
        WindowNotice::About::Release);
}

void ReleaseNotice::openDialog(const Release &release)
{
    m_reportedVersion = release.version;
    m_notice.close();
    DialogFrame *dialog = makeReleaseDialog(release, m_releases.running(), &m_window);
    connect(dialog, &QDialog::accepted, this, [this, notes = release.notes] {
        if (!QDesktopServices::openUrl(notes))
            m_window.toasts()->show(tr("Couldn’t open a browser. The address is %1.").arg(notes.toDisplayString()));
    });
    dialog->open();
}

} // namespace labdesk
