// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userlistprogress.h"

#include "text/localtexts.h"
#include "widgets/metrics.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct ProgressTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserListPane)
};

} // namespace

QString formatProgress(const UserListProgress &progress)
{
    const QString users = ProgressTexts::tr("%Ln user(s)", nullptr, int(progress.users));
    const QString came = localDataSize(progress.bytes);
    const QString bytes = progress.expectedBytes ? ProgressTexts::tr("%1 of %2", "bytes that came, bytes of all")
                                                       .arg(came, localDataSize(*progress.expectedBytes))
                                                 : came;
    if (progress.bytesPerSecond < 1)
        return ProgressTexts::tr("%1 · %2", "users so far, bytes").arg(users, bytes);
    return ProgressTexts::tr("%1 · %2 · %3/s", "users so far, bytes, bytes in each second")
        .arg(users, bytes, localDataSize(qint64(progress.bytesPerSecond)));
}

UnreadUsersSheet::UnreadUsersSheet(const QStringList &reasons, qint64 all, QWidget *window)
    : Sheet(tr("%Ln user(s) could not be read", nullptr, int(all)), metricsFor(window).px(560), window)
{
    setObjectName(u"unreadUsersSheet"_s);
    const auto add = [this](const QString &text, TextStyle style) {
        QLabel *label = makeLabel(text, style);
        if (style == TextStyle::Code)
            label->setObjectName(u"unreadReasonLabel"_s);
        label->setWordWrap(true);
        bodyLayout()->addWidget(label);
    };
    add(tr("The service sent entries that are not users as Labdesk knows them. They are left out; all others are "
           "listed."),
        TextStyle::Body);
    for (const QString &reason : reasons)
        add(reason, TextStyle::Code);
    if (all > reasons.size())
        add(tr("And %Ln more.", nullptr, int(all - reasons.size())), TextStyle::Small);
}

} // namespace labdesk
