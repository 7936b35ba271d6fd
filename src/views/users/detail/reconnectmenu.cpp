// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/reconnectmenu.h"

#include "output/clipboard.h"
#include "text/reconnecttexts.h"
#include "views/common/sourcetexts.h"
#include "widgets/button.h"
#include "widgets/copykey.h"
#include "widgets/mnemonic.h"

#include <QCoreApplication>
#include <QMenu>
#include <QTimer>

#include <algorithm>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct ReconnectWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ReconnectWords)
};

constexpr auto copiedShown = 2s;

bool lacksPermission(const ConnectedProvider &provider)
{
    return std::ranges::any_of(provider.resources, [](const ResourceAvailability &resource) {
        return resource.scopes && !resource.scopes->deniedRequired.isEmpty();
    });
}

QString errorTypeOf(const ConnectedProvider &provider)
{
    if (provider.isInError())
        return provider.fault ? provider.fault->type : QString();
    return u"required_scopes_not_granted"_s;
}

void copyFrom(QPushButton *button, const QString &text)
{
    output::copyText(text);
    showCopiedToast(button, ReconnectWords::tr("Copied the message for the user."));
    button->setText(ReconnectWords::tr("Copied"));
    QTimer::singleShot(copiedShown, button, [button] { button->setText(ReconnectWords::tr("Copy message for user")); });
}

/// Adds the team's current replies below the built-in messages.
void fillReplies(QMenu *menu, QPushButton *button, const std::vector<ReplyOffer> &offers)
{
    qDeleteAll(menu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    for (const ReplyOffer &offer : offers) {
        auto *language = menu->findChild<QMenu *>(offer.language, Qt::FindDirectChildrenOnly);
        if (!language) {
            language = menu->addMenu(escapeMnemonic(offer.language));
            language->setObjectName(offer.language);
            language->setToolTipsVisible(true);
        }
        QAction *copy = language->addAction(escapeMnemonic(offer.title), button,
                                            [button, text = offer.text] { copyFrom(button, text); });
        copy->setEnabled(offer.disabledReason.isEmpty());
        copy->setToolTip(offer.disabledReason);
    }
}

} // namespace

bool hasReconnectText(const ConnectedProvider &provider)
{
    return provider.isInError() || lacksPermission(provider);
}

void offerReconnectTexts(QPushButton *button, const ConnectedProvider &provider, const ReplyLookup &replies)
{
    auto *menu = new QMenu(button);
    menu->setObjectName(provider.slug + u"ReconnectMenu"_s);
    // Not translated: each language is named in that language.
    const auto add = [&](const QString &name, UserLanguage language, const QString &objectName) {
        menu->addAction(name, button,
                        [=] { copyFrom(button, reconnectText(language, errorTypeOf(provider), shownName(provider))); })
            ->setObjectName(provider.slug + objectName);
    };
    add(u"English"_s, UserLanguage::English, u"ReconnectEnglishAction"_s);
    add(u"Español"_s, UserLanguage::Spanish, u"ReconnectSpanishAction"_s);
    if (replies)
        QObject::connect(menu, &QMenu::aboutToShow, menu,
                         [=, slug = provider.slug] { fillReplies(menu, button, replies(slug)); });
    button->setText(ReconnectWords::tr("Copy message for user"));
    button->setObjectName(provider.slug + u"ReconnectButton"_s);
    button->setAccessibleDescription(
        ReconnectWords::tr("Message about %1. Choose a language.").arg(shownName(provider)));
    reserveCurrentWidth(button);
    openMenuBy(button, menu);
}

} // namespace labdesk
