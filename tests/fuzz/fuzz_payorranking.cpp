// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz.h"
#include "store/payorindex.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

namespace {

std::vector<Payor> rankedPayors()
{
    QFile table(QString::fromUtf8(TEST_DATA) + u"/payors/payors.tsv"_s);
    demand(table.open(QIODevice::ReadOnly), "there are no payors");
    std::vector<Payor> all;
    for (const QByteArray &line : table.readAll().split('\n')) {
        const QStringList cells = QString::fromUtf8(line).split(u'\t');
        if (cells.size() < 4 || line.startsWith('#'))
            continue;
        Payor payor{cells[0], cells[1], cells[2].split(u'|', Qt::SkipEmptyParts), {}, {}};
        payor.address.state = cells[3];
        all.push_back(payor);
    }
    return all;
}

void demandRanking(const std::vector<PayorIndex::Match> &matches, const std::vector<Payor> &payors,
                   const QString &words)
{
    using Fit = PayorIndex::Fit;
    demand(matches.size() == payors.size(), "a payor is missing or there twice", words);
    std::vector<bool> isThere(payors.size());
    for (size_t at = 0; at < matches.size(); ++at) {
        const PayorIndex::Match &match = matches[at];
        demand(match.payor < payors.size() && !isThere[match.payor], "a payor is missing or there twice", words);
        isThere[match.payor] = true;
        demand(match.alias >= -1 && match.alias < payors[match.payor].aliases.size(), "an alias that it hasn't", words);
        demand(match.closeness >= 0, "no closeness", words, QString::number(match.closeness));
        demand(!match.isSure || (at == 0 && match.fit == Fit::Full), "sure of one that isn't the first", words);
        demand(at == 0 || match.fit != Fit::Full || matches[at - 1].fit == Fit::Full, "one that fits is behind others",
               words);
    }
}

} // namespace

// Every payor is ranked once, those that fit are first, and a payor's own code finds it. The first line is what is
// searched for, the others are payors of an index of their own.
FUZZ_TARGET(payorranking, Form::Text)
{
    static const std::vector<Payor> payors = rankedPayors();
    static const PayorIndex index(payors);
    const QStringList lines = QString::fromUtf8(input.left(1'500)).split(u'\n');
    const QString words = lines[0].left(200);
    demandRanking(index.rank(words), payors, words);
    if (!words.isEmpty())
        (void)index.matchesBeginningWith(words[0]);

    std::vector<Payor> own;
    for (const QString &line : lines.mid(1, 12))
        own.push_back({u"P%1"_s.arg(own.size()),
                       line.section(u'|', 0, 0),
                       line.section(u'|', 1).split(u'|', Qt::SkipEmptyParts),
                       {},
                       {}});
    const PayorIndex ownIndex(own);
    demandRanking(ownIndex.rank(words), own, words);
    for (const Payor &payor : own) {
        const auto matches = ownIndex.rank(payor.name);
        demandRanking(matches, own, payor.name);
        const auto found = std::ranges::find(matches, size_t(&payor - own.data()), &PayorIndex::Match::payor);
        demand(found->closeness > 0 || payor.name.trimmed().size() < 2
                   || std::none_of(payor.name.begin(), payor.name.end(), [](QChar c) { return c.isLetterOrNumber(); }),
               "its own name doesn't find it", payor.name);
    }
}

} // namespace labdesk::fuzz
