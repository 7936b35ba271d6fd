// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/remote.h"
#include "widgets/dialogframe.h"

#include <optional>

namespace labdesk {

class JsonPanel;

/// A response without user data (providers, centers, payors), as received.
struct RawResponse
{
    QByteArray body;
    QStringList drift = {};
    UndecodableEntries undecodable = {};
    bool isUsable = true; ///< false: it couldn't be read and may contain anything
};

/// The response that is shown, or the one that couldn't be read; nothing if none was received.
template <class T> std::optional<RawResponse> rawResponseOf(const Remote<T> &remote)
{
    if (const auto *ready = readyIn(remote); ready && !ready->body.isEmpty())
        return RawResponse{ready->body, ready->drift, ready->undecodable};
    if (const auto *failed = std::get_if<Failed>(&remote); failed && failed->why.response)
        return RawResponse{failed->why.response->bytes, {}, {}, false};
    return std::nullopt;
}

/// Shows above a list how many entries are missing, with a button for the response. Hides the notice if none are.
void showUndecodable(InlineMessage *notice, const UndecodableEntries &undecodable);

/// Why there is no response to show, for a command; empty: there is one.
QString rawResponseDisabledReason(const std::optional<RawResponse> &response);

/// Shows a response, the entries that couldn't be read, and fields outside the contract. Values that could be personal
/// are masked as everywhere (privacy/inspection.h) and can't be revealed here.
class RawResponseDialog : public DialogFrame
{
    Q_OBJECT

public:
    RawResponseDialog(const QString &title, const RawResponse &response, QWidget *window);

    JsonPanel *panel() const { return m_panel; }

private:
    void addNote(const QString &text, const QString &name);

    JsonPanel *m_panel;
};

} // namespace labdesk
