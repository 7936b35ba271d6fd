// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demodata.h"
#include "service/plainnumbers.h"
#include "service/recordwriter.h"
#include "service/subcommands.h"
#include "service/timestamps.h"

#include <QDateTime>
#include <QUuid>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 maxUsers = 100'000'000;

void generate(RecordWriter &out, const DemoAmount &amount, const QString &teamId)
{
    DemoTargets targets;
    targets.addTeam = [&](const QString &id) { out.write(BulkTeam{teamId.isEmpty() ? id : teamId}); };
    targets.addLab = [&](const Lab &lab) { out.write(lab); };
    targets.addCenter = [&](const Center &center) { out.write(center); };
    targets.addPayor = [&](const Payor &payor) { out.write(payor); };
    targets.users.addUser = [&](User &user, const std::vector<SourceConnection> &connections) {
        out.write(BulkUser{user, connections});
    };
    targets.users.addOrder = [&](const Order &order) { out.write(order); };
    targets.users.addInsurance = [&](const Insurance &insurance) { out.write(insurance); };
    targets.users.hasPersonalIds = false; // an import refuses them
    makeDemoData(amount, targets);
    out.finish();
}

} // namespace

int runGenerate(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Prints a sample team as JSON lines, the format that import reads. On the same day, the same seed creates the same team."_s);
    parser.addPositionalArgument(u"generate"_s, u"This command."_s, u"generate"_s);
    parser.addOptions(
        {{u"users"_s, u"Number of users (1200)."_s, u"count"_s, u"1200"_s},
         {u"payors"_s,
          u"Minimum number of payors, with names like those in real, long lists. 0, the default, creates some 300 sample companies."_s,
          u"count"_s, u"0"_s},
         {u"seed"_s, u"Seed of the data (1)."_s, u"number"_s, u"1"_s},
         {u"team"_s, u"ID of the team, instead of one from the seed."_s, u"id"_s},
         {u"type"_s, u"Print only records of <type>: %1. Can be repeated."_s.arg(bulkTypes().join(u", "_s)),
          u"type"_s}});
    if (!readSubcommand(parser, arguments, 0))
        return 0;
    constexpr quint64 maxPayors = 100'000;
    const auto users = plainCount(parser.value(u"users"_s)), payors = plainCount(parser.value(u"payors"_s)),
               seed = plainCount(parser.value(u"seed"_s));
    const QString team = parser.value(u"team"_s);
    if (!users || *users > maxUsers)
        failSubcommand(u"Invalid --users '%1'. Use a number from 0 to %2."_s.arg(parser.value(u"users"_s),
                                                                                 QString::number(maxUsers)));
    if (!payors || *payors > maxPayors)
        failSubcommand(u"Invalid --payors '%1'. Use a number from 0 to %2."_s.arg(parser.value(u"payors"_s),
                                                                                  QString::number(maxPayors)));
    if (!seed)
        failSubcommand(u"Invalid --seed '%1'. Use a whole number, 0 or greater."_s.arg(parser.value(u"seed"_s)));
    if (!team.isEmpty() && QUuid(team).isNull())
        failSubcommand(u"Invalid --team '%1'. Use a UUID."_s.arg(team));
    const QStringList types = readTypes(parser);
    RecordWriter out(RecordWriter::Format::JsonLines, types);
    generate(out,
             {*seed, static_cast<int>(*users), QDateTime::currentSecsSinceEpoch() / secondsPerDay * secondsPerDay,
              static_cast<int>(*payors)},
             team);
    return 0;
}

} // namespace labdesk::service
