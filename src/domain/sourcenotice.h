// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QMap>
#include <QString>

#include <optional>
#include <utility>

namespace labdesk {

/// An administrator's notice about a source, such as "reconnect through Google Health".
struct SourceNotice
{
    static constexpr qsizetype maxTextLength = 200;

    QString text; ///< plain, on one line
    QDate until;  ///< the last day on which it is shown
    friend bool operator==(const SourceNotice &, const SourceNotice &) = default;
};

/// Parses "text;until=2026-12-31"; nothing for anything else.
std::optional<SourceNotice> parseNotice(const QString &written);

/// Facts about a source, in addition to what the service reports for a connection.
struct SourceFacts
{
    bool isPhoneSdk = false; ///< a phone app connects it, and can do so again after it was deregistered
    std::optional<SourceNotice> notice = {};
    friend bool operator==(const SourceFacts &, const SourceFacts &) = default;
};

/// The notices by slug of their source, in lower case.
class SourceNotices
{
public:
    SourceNotices() = default;
    explicit SourceNotices(QMap<QString, SourceNotice> notices) : m_notices(std::move(notices)) { }

    bool isEmpty() const { return m_notices.isEmpty(); }
    std::optional<SourceNotice> of(const QString &slug, const QDate &today) const; ///< nothing: none, or it has expired

private:
    QMap<QString, SourceNotice> m_notices;
};

} // namespace labdesk
