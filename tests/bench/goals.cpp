// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "goals.h"

#include <algorithm>

namespace labdesk::bench {

using namespace Qt::StringLiterals;

namespace {

using Value = std::function<std::optional<double>(const Measured &)>;

Value just(const QString &name)
{
    return [name](const Measured &all) -> std::optional<double> {
        const auto at = all.find(name);
        return at == all.end() ? std::nullopt : std::optional(at->second);
    };
}

Value both(const Value &a, const Value &b, double (*join)(double, double))
{
    return [=](const Measured &all) -> std::optional<double> {
        const auto first = a(all);
        const auto second = b(all);
        return first && second ? std::optional(join(*first, *second)) : std::nullopt;
    };
}

Value ratio(const QString &of, const QString &to)
{
    return both(just(of), just(to), [](double a, double b) { return a / b; });
}

Value difference(const QString &of, const QString &to)
{
    return both(just(of), just(to), [](double a, double b) { return a - b; });
}

/// The largest of those that were measured.
Value largest(const std::vector<QString> &names)
{
    return [names](const Measured &all) -> std::optional<double> {
        std::optional<double> most;
        for (const QString &name : names)
            if (const auto value = just(name)(all))
                most = std::max(most.value_or(*value), *value);
        return most;
    };
}

std::vector<QString> inEachList(const QString &name)
{
    return {u"list-plain."_s + name, u"list-bare."_s + name, u"list-gzip."_s + name, u"list-tls."_s + name,
            u"list-slow."_s + name};
}

Goal atMost(const QString &id, const QString &what, const QString &unit, double must, std::optional<double> stretch,
            Value value)
{
    return {id, what, unit, must, stretch, false, std::move(value)};
}

Goal atLeast(const QString &id, const QString &what, const QString &unit, double must, std::optional<double> stretch,
             Value value)
{
    return {id, what, unit, must, stretch, true, std::move(value)};
}

std::vector<Goal> loading()
{
    const QString listed = u"list-%1.listed_ms"_s;
    const QString curl = u"curl-%1.ms"_s;
    const auto againstCurl = [&](const QString &way) { return ratio(listed.arg(way), curl.arg(way)); };
    return {
        atMost(u"P1"_s, u"all users listed, plain, against curl that keeps nothing"_s, u"x"_s, 4.5, 3,
               againstCurl(u"plain"_s)),
        atMost(u"P1"_s, u"  the same, a bare array"_s, u"x"_s, 4.5, 3,
               ratio(listed.arg(u"bare"_s), curl.arg(u"plain"_s))),
        atMost(u"P2"_s, u"the same, gzip, against curl --compressed"_s, u"x"_s, 1.3, 0.9, againstCurl(u"gzip"_s)),
        atMost(u"P3"_s, u"the same over TLS, against curl over TLS"_s, u"x"_s, 2.8, 2, againstCurl(u"tls"_s)),
        atMost(u"P4"_s, u"on a link of 1 Gbit/s, against curl"_s, u"x"_s, 1.05, {}, againstCurl(u"slow"_s)),
        atMost(u"P4"_s, u"on a link of 1 Gbit/s: after the last byte"_s, u"ms"_s, 50, 15, just(u"list-slow.tail_ms"_s)),
        atLeast(u"P5"_s, u"how much faster than the textbook Qt client"_s, u"x"_s, 7, 10,
                ratio(u"textbook.listed_ms"_s, listed.arg(u"plain"_s))),
        atLeast(u"P5"_s, u"how much less memory than the textbook Qt client"_s, u"x"_s, 18, 22,
                ratio(u"textbook.peak_rss_mb"_s, u"list-plain.peak_rss_mb"_s)),
        atMost(u"P6"_s, u"first 1,000 rows painted after the request"_s, u"ms"_s, 50, 25,
               just(u"list-plain.first_rows_ms"_s)),
        atMost(u"P7"_s, u"peak memory of the process, the worst transport"_s, u"MB"_s, 200, 160,
               largest(inEachList(u"peak_rss_mb"_s))),
        atMost(u"P7"_s, u"left over after changing to a small connection, ten times"_s, u"MB"_s, 8, {},
               just(u"leave.most_left_mb"_s)),
        atMost(u"P8"_s, u"store, original text and search data, for each user"_s, u"B"_s, 128, 110,
               just(u"list-plain.bytes_per_user"_s)),
    };
}

/// By the name of the profile, from the files "list-profile-<name>".
std::map<QString, double> inEachProfile(const Measured &all, const std::function<QString(const QString &file)> &name,
                                        const std::function<QString(const QString &file)> &peer)
{
    std::map<QString, double> found;
    const QString start = u"list-profile-"_s;
    for (auto at = all.lower_bound(start); at != all.end() && at->first.startsWith(start); ++at) {
        const QString file = at->first.section(u'.', 0, 0);
        const auto value = all.find(name(file));
        const auto base = peer ? all.find(peer(file)) : all.end();
        if (value != all.end() && (!peer || base != all.end()))
            found[file.mid(start.size())] = value->second / (peer ? base->second : 1);
    }
    return found;
}

/// The worst profile counts; the best stands beside it. Less is better. With a peer: a ratio to what the same file has
/// of it.
Goal inProfiles(const QString &id, const QString &what, const QString &unit, double must, const QString &name,
                const QString &peer = {})
{
    const auto each = [name, peer](const Measured &all) {
        const auto inFile = [](const QString &member) {
            return [member](const QString &file) { return QString(file + u'.' + member); };
        };
        return inEachProfile(all, inFile(name), peer.isEmpty() ? nullptr : std::function(inFile(peer)));
    };
    const auto byValue = [](const auto &a, const auto &b) { return a.second < b.second; };
    Goal goal = atMost(id, what, unit, must, {}, [=](const Measured &all) -> std::optional<double> {
        const auto values = each(all);
        return values.empty() ? std::nullopt : std::optional(std::ranges::max_element(values, byValue)->second);
    });
    goal.beside = [=](const Measured &all) {
        const auto values = each(all);
        const auto best = std::ranges::min_element(values, byValue);
        return values.empty() ? QString()
                              : u"%1; best: %2, %3"_s.arg(std::ranges::max_element(values, byValue)->first)
                                    .arg(best->second, 0, 'f', 2)
                                    .arg(best->first);
    };
    return goal;
}

std::vector<Goal> onOtherData()
{
    return {
        inProfiles(u"P22"_s, u"store, for each user, by kind of data"_s, u"B"_s, 100, u"bytes_per_user"_s),
        inProfiles(u"P22"_s, u"peak memory of the process"_s, u"MB"_s, 160, u"peak_rss_mb"_s),
        inProfiles(u"P23"_s, u"200 words: from the key to painted rows, over 1.5 plain scans"_s, u"ms"_s, 6,
                   u"keys_ms.over_scans"_s),
        inProfiles(u"P23"_s, u"  the worst of them, over 2 plain scans"_s, u"ms"_s, 8, u"keys_ms.worst_over_scans"_s),
        inProfiles(u"P24"_s, u"sort by client ID, against std::sort of prefixes"_s, u"x"_s, 1.5, u"sort_ms.client_id"_s,
                   u"keys_ms.sort_peer"_s),
        inProfiles(u"P24"_s, u"sort by date, against the same"_s, u"x"_s, 0.5, u"sort_ms.date"_s,
                   u"keys_ms.sort_peer"_s),
        inProfiles(u"P25"_s, u"longest event: processor"_s, u"ms"_s, 8, u"longest_gui_event_ms.cpu"_s),
        inProfiles(u"P25"_s, u"longest event: by the clock"_s, u"ms"_s, 16, u"longest_gui_event_ms.wall"_s),
    };
}

std::vector<Goal> working()
{
    return {
        atMost(u"P9"_s, u"longest event while loading, filtering, sorting: processor"_s, u"ms"_s, 10, 6,
               largest(inEachList(u"longest_gui_event_ms.cpu"_s))),
        atMost(u"P9"_s, u"longest event while loading, filtering, sorting: by the clock"_s, u"ms"_s, 16.7, {},
               largest(inEachList(u"longest_gui_event_ms.wall"_s))),
        atMost(u"P10"_s, u"key press to painted result, at most 1 % match"_s, u"ms"_s, 10, 8,
               just(u"list-plain.filter_ms.sparse"_s)),
        atMost(u"P10"_s, u"key press to painted result, any, or cleared"_s, u"ms"_s, 20, 12,
               largest({u"list-plain.filter_ms.dense"_s, u"list-plain.filter_ms.clear"_s})),
        atLeast(u"P11"_s, u"filter engine, how much faster than QSortFilterProxyModel"_s, u"x"_s, 20, 45,
                just(u"filter.ratio"_s)),
        atMost(u"P12"_s, u"sort by date"_s, u"ms"_s, 30, 20, just(u"list-plain.sort_ms.date"_s)),
        atMost(u"P12"_s, u"sort by client id"_s, u"ms"_s, 150, 100, just(u"list-plain.sort_ms.client_id"_s)),
        atMost(u"P12"_s, u"turn an order round"_s, u"ms"_s, 5, 1, just(u"list-plain.sort_ms.reverse"_s)),
    };
}

std::vector<Goal> others()
{
    std::vector<Goal> all;
    // On a screen, which is where people start it; the figures of the start without one stand below.
    all.push_back(atMost(u"P14"_s, u"start to first paint, X11, against the least Qt window"_s, u"x"_s, 1.6, 1.25,
                         ratio(u"start-X11.labdesk_ms"_s, u"start-X11.window_ms"_s)));
    for (const QString &where : {u"offscreen"_s, u"X11"_s})
        all.push_back(atMost(u"P16"_s, u"memory when idle, before a load, %1"_s.arg(where), u"MB"_s, 60, 45,
                             just(u"start-%1.labdesk_mb"_s.arg(where))));
    all.push_back(atMost(u"P17"_s, u"what the client adds to a small call over TLS, against curl"_s, u"ms"_s, 0.3, 0.15,
                         difference(u"call.p50_ms"_s, u"curl-call.p50_ms"_s)));
    all.push_back(
        atLeast(u"P18"_s, u"bytes to columns, one core"_s, u"GB/s"_s, 0.8, 1.6, just(u"reader.columns_gbs"_s)));
    all.push_back(
        atMost(u"P19"_s, u"map: frame after a pan, zoom or new result"_s, u"ms"_s, 16, 8, just(u"map.frame_ms"_s)));
    all.push_back(atMost(u"P20"_s, u"ranking 10,000 payors, the longest key press"_s, u"ms"_s, 20, 8,
                         just(u"payors.key_longest_ms"_s)));
    all.push_back(atMost(u"P21"_s, u"key press to painted list among 10,000 payors, the middle one"_s, u"ms"_s, 16, 8,
                         just(u"payors.painted_median_ms"_s)));
    all.push_back(atMost(u"P26"_s, u"an answer of the command line, the slowest question, against curl and jq"_s,
                         u"x"_s, 1.5, {}, just(u"command.largest_ratio"_s)));
    return all;
}

} // namespace

const std::vector<Goal> &goals()
{
    static const std::vector<Goal> all = [] {
        std::vector<Goal> joined = loading();
        for (const auto &more : {working(), onOtherData(), others()})
            joined.insert(joined.end(), more.begin(), more.end());
        return joined;
    }();
    return all;
}

} // namespace labdesk::bench
