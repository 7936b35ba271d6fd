// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/script.h"

#include "support/shrink.h"

#include <QRandomGenerator>

#include <numeric>

namespace labdesk::tests {

namespace {

class Chance
{
public:
    Chance(quint32 seed, bool isProgram)
        : m_random(seed), m_isProgram(isProgram), m_drops(isProgram || m_random.bounded(2))
    {
    }

    bool oneIn(int many) { return m_random.bounded(many) == 0; }

    // A jump of the clock between a lost request and its execution would split it, so that no sequence has both.
    Step next()
    {
        const int event = m_random.bounded(40);
        if (event == 0)
            return {.kind = Step::Kind::Freeze};
        if (event == 1)
            return {.kind = m_isProgram ? Step::Kind::Kill : Step::Kind::Revoke};
        if (event < 4 && m_isProgram)
            return {.kind = Step::Kind::FullDisk};
        if (event < 5 && !m_drops)
            return {.kind = Step::Kind::Clock, .value = oneOf({"1", "3599", "3600", "-1800", "86400"})};
        return request();
    }

private:
    QByteArray oneOf(std::initializer_list<const char *> values)
    {
        return values.begin()[m_random.bounded(int(values.size()))];
    }

    Step request()
    {
        static constexpr Action usual[]
            = {Action::Create,  Action::Create,     Action::Read,    Action::Read,   Action::List,
               Action::Sources, Action::Refresh,    Action::Refresh, Action::Change, Action::Change,
               Action::Change,  Action::Deregister, Action::Remove};
        Step step{.client = m_random.bounded(3), .action = usual[m_random.bounded(int(std::size(usual)))]};
        step.user = m_random.bounded(5) % 4;
        if (step.action == Action::Create)
            step.value = createdIds[m_random.bounded(2)];
        if (step.action == Action::Deregister)
            step.value = oneOf({"oura", "fitbit", "strava", "apple_health_kit"});
        if (step.action == Action::Change) {
            step.member = oneOf({"fallback_time_zone", "fallback_birth_date", "ingestion_end", "client_user_id"});
            step.value = step.member == "fallback_time_zone"
                ? oneOf({"America/Phoenix", "America/Denver", "Asia/Tokyo"})
                : step.member == "client_user_id" ? oneOf({"new-0", "seeded-1", "renamed"})
                : step.member == "ingestion_end"  ? oneOf({"2020-01-01", "2026-03-13", "2090-01-01"})
                                                  : oneOf({"1970-02-03", "1999-12-31"});
            if (m_isProgram && step.value == "2026-03-13") // its clock is the system's
                step.value = "2095-01-01";
        }
        step.isDropped = m_drops && oneIn(6);
        return step;
    }

    QRandomGenerator m_random;
    bool m_isProgram, m_drops;
};

} // namespace

QByteArray Step::text() const
{
    static constexpr const char *kinds[]
        = {"", "clock", "revoke the key of client 1", "freeze", "kill -9", "full disk"};
    if (kind != Kind::Ask)
        return kinds[int(kind)] + (' ' + value);
    static constexpr const char *actions[]
        = {"create", "read", "list", "sources", "refresh", "change", "deregister", "remove", ""};
    return "client " + QByteArray::number(client) + ": " + actions[int(action)] + " user " + QByteArray::number(user)
        + ' ' + member + ' ' + value + (isDropped ? " (dropped)" : "");
}

Script Script::ofSeed(quint32 seed, bool isProgram)
{
    Chance chance(seed, isProgram);
    Script script{.seed = seed, .isProgram = isProgram, .third = chance.oneIn(2) ? Access::Read : Access::Write};
    for (int i = 0; i < 16; ++i)
        script.steps.push_back(chance.next());
    script.kept.resize(script.steps.size());
    std::iota(script.kept.begin(), script.kept.end(), 0);
    return script;
}

Script Script::named(const QByteArray &name, bool isProgram)
{
    const QByteArrayList parts = name.split(':');
    const Script whole = ofSeed(parts[0].toUInt(), isProgram);
    if (parts.size() == 1)
        return whole;
    std::vector<int> kept;
    for (const QByteArray &step : parts[1].split(','))
        kept.push_back(step.toInt());
    return whole.with(kept);
}

QByteArray Script::name() const
{
    QByteArrayList numbers;
    for (const int step : kept)
        numbers += QByteArray::number(step);
    return QByteArray::number(seed) + ':' + numbers.join(',');
}

QByteArray Script::text() const
{
    QByteArray lines;
    for (std::size_t i = 0; i < steps.size(); ++i)
        lines += "  " + QByteArray::number(kept[i]) + ": " + steps[i].text() + '\n';
    return lines + "replay: LABDESK_HISTORY=" + name() + " build/run/bin/test_model tst_histories "
        + (isProgram ? "aServiceThatIsKilledKeepsToTheModel" : "severalClientsSeeOneOrder") + '\n';
}

Script Script::with(const std::vector<int> &numbers) const
{
    Script made = ofSeed(seed, isProgram);
    std::vector<Step> few;
    for (const int step : numbers)
        few.push_back(made.steps.at(std::size_t(step)));
    made.kept = numbers;
    made.steps = few;
    return made;
}

Script shrunk(const Script &script, const std::function<bool(const Script &)> &fails)
{
    return script.with(
        shrunkSteps(script.kept, [&](const std::vector<int> &kept) { return fails(script.with(kept)); }));
}

} // namespace labdesk::tests
