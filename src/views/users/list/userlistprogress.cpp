// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userlistprogress.h"

#include "models/usertablemodel.h"
#include "output/clipboard.h"
#include "text/localtexts.h"
#include "views/common/usertexts.h"
#include "widgets/button.h"
#include "widgets/copykey.h"
#include "widgets/metrics.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct ProgressTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserListPane)
};

constexpr int tooManyToScroll = 50'000;

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
    const QString rate = ProgressTexts::tr("%1 · %2 · %3/s", "users so far, bytes, bytes in each second")
                             .arg(users, bytes, localDataSize(qint64(progress.bytesPerSecond)));
    const qint64 left = progress.expectedBytes.value_or(0) - progress.bytes;
    const auto minutes = int(std::lround(double(left) / progress.bytesPerSecond / 60));
    return left <= 0 || minutes < 1 ? rate : ProgressTexts::tr("%1 · about %Ln min left", nullptr, minutes).arg(rate);
}

QString formatListStatus(const UserDirectory &directory, const UserTableModel &model, int selected)
{
    const UserListProgress &progress = directory.progress();
    if (std::holds_alternative<Loading>(directory.state()) && progress.users > 0) // bytes can be a refusal's
        return ProgressTexts::tr("%Ln user(s)", nullptr, int(progress.users)); // the bar above the list says the rest
    const auto *ready = readyIn(directory.state());
    if (!ready)
        return {};
    const bool isFiltered = !model.filter().trimmed().isEmpty();
    const QString count = isFiltered
        ? ProgressTexts::tr("%1 of %Ln user(s)", nullptr, model.total()).arg(formatCount(model.shown()))
        : ProgressTexts::tr("%Ln user(s)", nullptr, model.total());
    const QString whole
        = directory.isPartial() ? ProgressTexts::tr("%1 (incomplete)", "how many users").arg(count) : count;
    const QString all = selected > 0 ? ProgressTexts::tr("%1, %Ln selected", nullptr, selected).arg(whole) : whole;
    if (ready->refreshing && progress.users > 0)
        return ProgressTexts::tr("%1 · newer: %2", "what is shown, how far the next list is")
            .arg(all, formatProgress(progress));
    const bool isLong = !isFiltered && selected == 0 && model.total() > tooManyToScroll;
    return isLong ? ProgressTexts::tr("%1 · type in the filter to narrow the list").arg(all) : all;
}

UnreadUsersSheet::UnreadUsersSheet(const QStringList &reasons, qint64 all, QWidget *window)
    : Sheet(tr("%Ln user(s) couldn’t be read", nullptr, int(all)), metricsFor(window).px(560), window)
{
    setObjectName(u"unreadUsersSheet"_s);
    const auto add = [this](const QString &text, TextStyle style) {
        QLabel *label = makeLabel(text, style);
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
        sayCopied(this, tr("Copied."));
    });
    bodyLayout()->addWidget(copy, 0, Qt::AlignLeading);
}

} // namespace labdesk
