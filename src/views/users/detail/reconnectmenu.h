// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "text/reconnecttexts.h"
#include "views/common/replyoffers.h"

#include <functional>

class QMenu;
class QPushButton;
class QWidget;

namespace labdesk {

/// Whether there is a message for the user about this source: it is in error, or the user denied a permission.
bool hasReconnectText(const ConnectedProvider &provider);

/// Texts for the user that a menu offers, and how it copies them.
struct UserTextOffers
{
    std::function<void(UserLanguage language)> copyMessage;
    std::function<std::vector<ReplyOffer>()> replies
        = {}; ///< the team's replies, requested when the menu opens; may be empty
    std::function<void(const QString &text)> copyReply = {};
};

/// A menu of messages for the user, one per language, followed by the team's replies grouped by language. Object names
/// begin with `name`.
QMenu *makeUserTextsMenu(QWidget *button, const QString &name, const UserTextOffers &offers);

/// Copies a text for the user and confirms it in the window that contains `part`.
void copyUserText(QWidget *part, const QString &text);

/// Gives the button a menu of texts for the user about the source. Selecting one copies it. `replies`: may be empty,
/// otherwise it must be valid as long as the button.
void offerReconnectTexts(QPushButton *button, const ConnectedProvider &provider, const ReplyLookup &replies);

} // namespace labdesk
