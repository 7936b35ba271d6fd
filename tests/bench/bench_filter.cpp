// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_filter N: the filter of N users against its peer, QSortFilterProxyModel over the same users at its best: no
// view, a new proxy for each search (an old one closes up row by row), one text a row that is folded beforehand, a
// fixed string. In turns. Prints one JSON object.
#include "store/userfilter.h"
#include "store/usersegmentbuilder.h"
#include "support/userset.h"
#include "watchedapplication.h"

#include <QAbstractListModel>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <charconv>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk;
using bench::msBetween;
using bench::nowNs;

namespace {

constexpr int filterRounds = 5;

UserFields fieldsOf(const bench::ListedUser &user, std::vector<UserFields::Source> &sources)
{
    sources.clear();
    for (const auto &source : user.sources)
        sources.push_back({source.name, source.slug});
    UserFields fields;
    fields.id = user.id;
    fields.clientUserId = user.clientId;
    fields.teamId = bench::teamOfAll;
    fields.created.ms = user.created * 1000;
    fields.sources = sources;
    fields.zone = user.zone;
    fields.hasBirthDate = !user.birthDate.empty();
    return fields;
}

/// What can be searched of a user, as one folded text.
class SearchTexts : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;
    void add(const bench::ListedUser &user)
    {
        std::string text = user.id + ' ' + user.clientId + ' ' + std::string(user.zone);
        for (const auto &source : user.sources)
            text += ' ' + std::string(source.name) + ' ' + std::string(source.slug);
        m_texts.push_back(QString::fromStdString(text).toCaseFolded());
    }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_texts.size()); }
    QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(m_texts[size_t(index.row())]) : QVariant();
    }

private:
    std::vector<QString> m_texts;
};

struct Both
{
    UserSnapshot users;
    SearchTexts texts;
};

void fill(Both &both, quint32 count)
{
    auto dictionary = std::make_shared<UserDictionary>();
    both.users = UserSnapshot(dictionary, {});
    UserSegmentBuilder builder(dictionary);
    std::vector<UserFields::Source> sources;
    for (quint32 index = 0; index < count; ++index) {
        const bench::ListedUser user = bench::listedUser(index, count);
        builder.append(fieldsOf(user, sources));
        if (builder.size() == UserSegment::largest)
            both.users.append(builder.take());
        both.texts.add(user);
    }
    both.users.append(builder.take());
}

struct Took
{
    double ms;
    int rows;
};

Took byLabdesk(const Both &both, const QString &word)
{
    const qint64 begun = nowNs();
    const auto now = QDateTime::currentDateTimeUtc();
    const auto rows = rowsMatching(both.users, UserQuery::parse(word, now), now.toMSecsSinceEpoch());
    const int count = int(rows->count());
    return {msBetween(begun, nowNs()), count};
}

Took byProxy(Both &both, const QString &word)
{
    QSortFilterProxyModel proxy;
    proxy.setDynamicSortFilter(false);
    proxy.setFilterCaseSensitivity(Qt::CaseSensitive);
    const qint64 begun = nowNs();
    proxy.setFilterFixedString(word);
    proxy.setSourceModel(&both.texts);
    const int count = proxy.rowCount();
    return {msBetween(begun, nowNs()), count};
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    quint32 count = 0;
    if (argc == 2)
        std::from_chars(argv[1], argv[1] + std::char_traits<char>::length(argv[1]), count);
    if (count == 0) {
        std::fprintf(stderr, "bench_filter N\n");
        return 2;
    }
    Both both;
    fill(both, count);
    QJsonObject result;
    double least = 0;
    for (const auto &[name, word] : {std::pair(u"sparse"_s, u"client-00042"_s), std::pair(u"dense"_s, u"oura"_s)}) {
        std::vector<double> labdesk, proxy, ratio;
        for (int round = 0; round < filterRounds; ++round) {
            const Took ours = byLabdesk(both, word);
            const Took theirs = byProxy(both, word);
            if (ours.rows != theirs.rows) {
                std::fprintf(stderr, "bench_filter: %s: %d rows, and %d by the proxy\n", qPrintable(word), ours.rows,
                             theirs.rows);
                return 1;
            }
            labdesk.push_back(ours.ms);
            proxy.push_back(theirs.ms);
            ratio.push_back(theirs.ms / ours.ms);
        }
        least = least == 0 ? medianOf(ratio) : std::min(least, medianOf(ratio));
        result[name] = QJsonObject{
            {u"labdesk_ms"_s, medianOf(labdesk)}, {u"proxy_ms"_s, medianOf(proxy)}, {u"ratio"_s, medianOf(ratio)}};
    }
    result[u"ratio"_s] = least;
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
