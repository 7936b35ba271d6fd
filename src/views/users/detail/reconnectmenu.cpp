// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/reconnectmenu.h"

#include "output/desktop/clipboard.h"
#include "text/users/sourcetexts.h"
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
        return provider.errorType();
    return u"required_scopes_not_granted"_s;
}

void copyFrom(QPushButton *button, const QString &text)
{
    copyUserText(button, text);
    button->setText(ReconnectWords::tr("Copied"));
    QTimer::singleShot(copiedShown, button, [button] { button->setText(ReconnectWords::tr("Copy message for user")); });
}

/// Adds the team's current replies below the built-in messages.
void fillReplies(QMenu *menu, const UserTextOffers &offers)
{
    qDeleteAll(menu->findChildren<QMenu *>(Qt::FindDirectChildrenOnly));
    const std::vector<ReplyOffer> replies = offers.replies();
    for (const ReplyOffer &offer : replies) {
        auto *language = menu->findChild<QMenu *>(offer.language, Qt::FindDirectChildrenOnly);
        if (!language) {
            language = menu->addMenu(escapeMnemonic(offer.language));
            language->setObjectName(offer.language);
            language->setToolTipsVisible(true);
        }
        QAction *copy = language->addAction(escapeMnemonic(offer.title), menu,
                                            [copyReply = offers.copyReply, text = offer.text] { copyReply(text); });
        copy->setEnabled(offer.disabledReason.isEmpty());
        copy->setToolTip(offer.disabledReason);
    }
}

} // namespace

bool hasReconnectText(const ConnectedProvider &provider)
{
    return provider.isInError() || lacksPermission(provider);
}

QMenu *makeUserTextsMenu(QWidget *button, const QString &name, const UserTextOffers &offers)
{
    auto *menu = new QMenu(button);
    menu->setObjectName(name + u"Menu"_s);
    const auto add = [&](const QString &title, UserLanguage language, const QString &objectName) {
        menu->addAction(title, menu, [copy = offers.copyMessage, language] { copy(language); })
            ->setObjectName(name + objectName);
    };
    // Not translated: each language is named in that language.
    add(u"English"_s, UserLanguage::English, u"EnglishAction"_s);
    add(u"Español"_s, UserLanguage::Spanish, u"SpanishAction"_s);
    if (offers.replies)
        QObject::connect(menu, &QMenu::aboutToShow, menu, [menu, offers] { fillReplies(menu, offers); });
    return menu;
}

void copyUserText(QWidget *part, const QString &text)
{
    output::copyText(text);
    showCopiedToast(part, ReconnectWords::tr("Copied the message for the user."));
}

void offerReconnectTexts(QPushButton *button, const ConnectedProvider &provider, const ReplyLookup &replies)
{
    UserTextOffers offers{.copyMessage =
                              [button, provider](UserLanguage language) {
                                  copyFrom(button, reconnectText(language, errorTypeOf(provider), shownName(provider)));
                              },
                          .copyReply = [button](const QString &text) { copyFrom(button, text); }};
    if (replies)
        offers.replies = [replies, slug = provider.slug] { return replies(slug); };
    button->setText(ReconnectWords::tr("Copy message for user"));
    button->setObjectName(provider.slug + u"ReconnectButton"_s);
    button->setAccessibleDescription(
        ReconnectWords::tr("Message about %1. Choose a language.").arg(shownName(provider)));
    reserveCurrentWidth(button);
    openMenuBy(button, makeUserTextsMenu(button, provider.slug + u"Reconnect"_s, offers));
}

} // namespace labdesk
