// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userstore.h"

#include "store/foldedtext.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <numeric>

namespace labdesk {

namespace {

constexpr qint64 noTime = std::numeric_limits<qint64>::min();

/// "2026-03-12T16:14:00+00:00", the way the contract writes a time; empty for years of more than four digits and for
/// fractions of a second.
std::string usualTimeText(qint64 ms)
{
    using namespace std::chrono;
    constexpr qint64 year1000 = -30'610'224'000'000;
    constexpr qint64 year10000 = 253'402'300'800'000;
    if (ms < year1000 || ms >= year10000 || ms % 1000 != 0)
        return {};
    const sys_time<milliseconds> moment{milliseconds(ms)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    const hh_mm_ss time(moment - day);
    std::string text = "0000-00-00T00:00:00+00:00";
    const auto put = [&text](size_t end, unsigned value) {
        for (; value > 0; value /= 10)
            text[--end] = char('0' + value % 10);
    };
    put(4, unsigned(int(date.year())));
    put(7, unsigned(date.month()));
    put(10, unsigned(date.day()));
    put(13, unsigned(time.hours().count()));
    put(16, unsigned(time.minutes().count()));
    put(19, unsigned(time.seconds().count()));
    return text;
}

bool isAscii(const QString &text, const std::string &ascii)
{
    return QLatin1StringView(ascii.data(), qsizetype(ascii.size())) == text;
}

QString fromView(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

} // namespace

UserStore::UserStore(QObject *parent) : QObject(parent)
{
    clear();
}

UserStore::Uuid UserStore::uuidOf(const QString &text)
{
    if (text.size() != 36)
        return {};
    std::array<quint64, 2> halves{};
    int digits = 0;
    for (qsizetype at = 0; at < 36; ++at) {
        const char16_t c = text[at].unicode();
        const bool wantsDash = at == 8 || at == 13 || at == 18 || at == 23;
        const bool isHex = (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); // capitals are kept: they are another text
        if (wantsDash ? c != u'-' : !isHex)
            return {};
        if (!wantsDash) {
            auto &half = halves[digits++ < 16 ? 0 : 1];
            half = half << 4 | quint64(c <= u'9' ? c - u'0' : c - u'a' + 10);
        }
    }
    return {halves[0], halves[1]};
}

QString UserStore::idText(Row row) const
{
    const Uuid uuid = m_uuid[row];
    if (uuid == Uuid{})
        return fromView(m_otherId.at(row));
    QString text(36, u'-');
    int digit = 0;
    for (qsizetype at = 0; at < 36; ++at) {
        if (at == 8 || at == 13 || at == 18 || at == 23)
            continue;
        const quint64 half = digit < 16 ? uuid.high : uuid.low;
        const auto value = ushort(half >> (60 - 4 * (digit++ % 16)) & 15);
        text[at] = QChar(ushort(value < 10 ? '0' + value : 'a' + value - 10));
    }
    return text;
}

int UserStore::compareIds(Row a, Row b) const
{
    if (m_uuid[a] != Uuid{} && m_uuid[b] != Uuid{})
        return m_uuid[a] < m_uuid[b] ? -1 : m_uuid[a] == m_uuid[b] ? 0 : 1;
    return idText(a).compare(idText(b));
}

QString UserStore::clientUserId(Row row) const
{
    return fromView(m_clientUserId.at(row));
}

std::string_view UserStore::foldedClientUserId(Row row) const
{
    const std::string_view text = m_search.at(row);
    const size_t afterId = text.find('\n') + 1; // an id holds no line break
    return text.substr(afterId, text.size() - afterId - 1);
}

Timestamp UserStore::createdOn(Row row) const
{
    const std::string_view text = m_createdText.at(row);
    if (!text.empty() || m_created[row] == noTime)
        return Timestamp::parse(fromView(text));
    return {QString::fromStdString(usualTimeText(m_created[row])), QDateTime::fromMSecsSinceEpoch(m_created[row], Qt::UTC), false};
}

std::optional<Timestamp> UserStore::timestampOf(quint32 text) const
{
    return text == 0 ? std::nullopt : std::optional(Timestamp::parse(m_texts.at(text)));
}

std::optional<UserStore::Row> UserStore::find(const UserId &id) const
{
    const Uuid uuid = uuidOf(id.text());
    for (auto at = m_uuid.begin(); (at = std::find(at, m_uuid.end(), uuid)) != m_uuid.end(); ++at) {
        const auto row = Row(at - m_uuid.begin());
        if (uuid != Uuid{} || idText(row) == id.text())
            return row;
    }
    return std::nullopt;
}

void UserStore::reset(const std::vector<User> &users)
{
    Q_EMIT aboutToReset();
    clear();
    for (const User &user : users) {
        addRow();
        fill(size() - 1, user);
    }
    dropDuplicates();
    for (TextColumn *column : {&m_otherId, &m_clientUserId, &m_createdText, &m_search})
        column->shrink();
    Q_EMIT wasReset();
}

/// Users that were created while a list came page by page come twice.
void UserStore::dropDuplicates()
{
    std::vector<Row> byId(size());
    std::iota(byId.begin(), byId.end(), Row(0));
    std::stable_sort(byId.begin(), byId.end(), [this](Row a, Row b) { return compareIds(a, b) < 0; });
    std::vector<Row> earlier;
    for (size_t i = 1; i < byId.size(); ++i)
        if (compareIds(byId[i - 1], byId[i]) == 0)
            earlier.push_back(byId[i - 1]);
    std::sort(earlier.begin(), earlier.end(), std::greater<>());
    for (const Row row : earlier)
        erase(row);
}

void UserStore::put(const User &user)
{
    if (const auto row = find(user.id)) {
        fill(*row, user);
        Q_EMIT rowChanged(*row);
        return;
    }
    Q_EMIT aboutToAppend();
    addRow();
    fill(size() - 1, user);
    Q_EMIT appended();
}

void UserStore::remove(const UserId &id)
{
    const auto row = find(id);
    if (!row)
        return;
    Q_EMIT aboutToRemove(*row);
    erase(*row);
    Q_EMIT removed();
}

void UserStore::addRow()
{
    for (TextColumn *column : {&m_otherId, &m_clientUserId, &m_createdText, &m_search})
        column->append({});
    for (auto *column : {&m_sources, &m_team, &m_zone, &m_ingestionStart, &m_ingestionEnd})
        column->push_back(0);
    m_uuid.emplace_back();
    m_created.push_back(0);
    m_hasBirthDate.push_back(false);
}

void UserStore::erase(Row row)
{
    for (TextColumn *column : {&m_otherId, &m_clientUserId, &m_createdText, &m_search})
        column->erase(row);
    const auto drop = [row](auto &column) { column.erase(column.begin() + std::ptrdiff_t(row)); };
    for (auto *column : {&m_sources, &m_team, &m_zone, &m_ingestionStart, &m_ingestionEnd})
        drop(*column);
    drop(m_uuid);
    drop(m_created);
    drop(m_hasBirthDate);
}

void UserStore::fill(Row row, const User &user)
{
    const QString idText = user.id.text();
    m_uuid[row] = uuidOf(idText);
    m_otherId.replace(row, m_uuid[row] == Uuid{} ? idText.toStdString() : std::string());
    m_clientUserId.replace(row, user.clientUserId.toStdString());
    m_created[row] = user.createdOn.utc.isValid() ? user.createdOn.utc.toMSecsSinceEpoch() : noTime;
    const bool isUsual = isAscii(user.createdOn.text, usualTimeText(m_created[row]));
    m_createdText.replace(row, isUsual ? std::string() : user.createdOn.text.toStdString());
    m_sources[row] = sourceListNumber(user.sources);
    m_team[row] = m_texts.numberOf(user.teamId);
    m_zone[row] = m_texts.numberOf(user.timeZone ? user.timeZone->id : QString());
    m_ingestionStart[row] = m_texts.numberOf(user.ingestionStart ? user.ingestionStart->text : QString());
    m_ingestionEnd[row] = m_texts.numberOf(user.ingestionEnd ? user.ingestionEnd->text : QString());
    m_hasBirthDate[row] = user.birthDate.has_value();
    std::string search = foldedText(idText);
    std::erase(search, '-');
    m_search.replace(row, search + '\n' + foldedText(user.clientUserId) + '\n');
}

void UserStore::clear()
{
    for (TextColumn *column : {&m_otherId, &m_clientUserId, &m_createdText, &m_search})
        column->clear();
    for (auto *column : {&m_sources, &m_team, &m_zone, &m_ingestionStart, &m_ingestionEnd})
        column->clear();
    m_uuid.clear();
    m_created.clear();
    m_hasBirthDate.clear();
    m_texts.clear();
    m_sourceLists = {{}};
    m_sourceListNumbers = {{QByteArray(), 0}};
    m_sourceNames.clear();
    m_sourceSlugs.clear();
    m_sourceNumbers.clear();
}

quint16 UserStore::sourceNumber(const ConnectedSource &source)
{
    for (auto known = m_sourceNumbers.constFind(source.slug); known != m_sourceNumbers.cend() && known.key() == source.slug; ++known)
        if (m_sourceNames[*known] == source.name)
            return *known;
    // A hostile list could name more sources than there are numbers; the last one then stands for the rest.
    if (m_sourceNames.size() >= std::numeric_limits<quint16>::max())
        return quint16(m_sourceNames.size() - 1);
    const auto number = quint16(m_sourceNames.size());
    m_sourceNames.append(source.name);
    m_sourceSlugs.append(source.slug);
    m_sourceNumbers.insert(source.slug, number);
    return number;
}

quint32 UserStore::sourceListNumber(const std::vector<ConnectedSource> &sources)
{
    std::vector<quint16> list;
    for (const auto &source : sources)
        list.push_back(sourceNumber(source));
    const QByteArray key(reinterpret_cast<const char *>(list.data()), qsizetype(list.size() * sizeof(quint16)));
    const auto known = m_sourceListNumbers.constFind(key);
    if (known != m_sourceListNumbers.cend())
        return *known;
    const auto number = quint32(m_sourceLists.size());
    m_sourceLists.push_back(std::move(list));
    m_sourceListNumbers.insert(key, number);
    return number;
}

} // namespace labdesk
