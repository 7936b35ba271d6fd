// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/remote.h"
#include "widgets/dialogframe.h"

#include <optional>

namespace labdesk {

class JsonPanel;

/// A response that is about nobody (providers, centers, payors), as it came.
struct RawAnswer
{
    QByteArray body;
    QStringList drift = {};
    UndecodableEntries undecodable = {};
    bool isUsable = true; ///< false: it may hold anything
};

/// The response that is shown, or the one that could not be; nothing when none came.
template <class T> std::optional<RawAnswer> rawAnswerOf(const Remote<T> &remote)
{
    if (const auto *ready = readyIn(remote); ready && !ready->body.isEmpty())
        return RawAnswer{ready->body, ready->drift, ready->undecodable};
    if (const auto *failed = std::get_if<Failed>(&remote); failed && failed->why.answer)
        return RawAnswer{failed->why.answer->bytes, {}, {}, false};
    return std::nullopt;
}

/// Says above a list that it lacks entries, with a button that shows the response; hides where nothing is missing.
void showUnread(InlineMessage *notice, const UndecodableEntries &undecodable);

/// Why a response cannot be shown, for a command; empty: it can.
QString rawResponseDisabledReason(const std::optional<RawAnswer> &answer);

/// Shows a response and what in it could not be read or lies outside the contract. Values that could be about a person
/// are masked as everywhere (privacy/inspection.h), and there is no way to reveal them here.
class RawAnswerDialog : public DialogFrame
{
    Q_OBJECT

public:
    RawAnswerDialog(const QString &title, const RawAnswer &answer, QWidget *window);

    JsonPanel *panel() const { return m_panel; }

private:
    void addNote(const QString &text, const QString &name);

    JsonPanel *m_panel;
};

} // namespace labdesk
