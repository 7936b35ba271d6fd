// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/users/insurancetexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

struct InsuranceWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::InsuranceWords)

public:
    using Known = std::pair<QLatin1StringView, const char *>;
    static constexpr Known genders[] = {{"female"_L1, QT_TR_NOOP("Female")},
                                        {"male"_L1, QT_TR_NOOP("Male")},
                                        {"other"_L1, QT_TR_NOOP("Other")},
                                        {"unknown"_L1, QT_TR_NOOP("Unknown")}};
    static constexpr Known relationships[]
        = {{"self"_L1, QT_TR_NOOP("Self")}, {"spouse"_L1, QT_TR_NOOP("Spouse")}, {"other"_L1, QT_TR_NOOP("Other")}};
};

QString formatOpenValue(const OpenValue &sent, std::span<const InsuranceWords::Known> known)
{
    const QString folded = sent.folded();
    const auto at = std::ranges::find_if(known, [&folded](const auto &row) { return folded == row.first; });
    return at == known.end() ? sent.text : InsuranceWords::tr(at->second);
}

} // namespace

QString formatGender(const OpenValue &sent)
{
    return formatOpenValue(sent, InsuranceWords::genders);
}

QString formatRelationship(const OpenValue &sent)
{
    return formatOpenValue(sent, InsuranceWords::relationships);
}

} // namespace labdesk
