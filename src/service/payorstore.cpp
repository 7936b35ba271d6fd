// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/payorstore.h"

#include "service/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

QByteArray payorBody(const Payor &payor)
{
    JsonWriter out;
    out.beginObject().key("payor_code").text(payor.code).key("code").text(payor.code).key("name").text(payor.name);
    out.key("aliases").texts(payor.aliases).key("org_address");
    writeAddress(out, payor.address);
    return out.key("source").text(payor.source).endObject().bytes();
}

// The name and each alias between line feeds, so that "begins with" is also a substring search.
QString searchText(const Payor &payor)
{
    QString text = u'\n' + foldedForSearch(payor.name) + u'\n';
    for (const QString &alias : payor.aliases)
        text += foldedForSearch(alias) + u'\n';
    return text;
}

} // namespace

const QStringList &clearinghouses()
{
    static const QStringList slugs{u"change_healthcare"_s, u"availity"_s};
    return slugs;
}

const QStringList &otherClearinghouses()
{
    static const QStringList slugs{u"stedi"_s, u"waystar"_s, u"claim_md"_s, u"apero"_s, u"pverify"_s};
    return slugs;
}

void writeAddress(JsonWriter &out, const BusinessAddress &address)
{
    out.beginObject();
    forEachColumn(BusinessAddress::columns(), [&](const auto &column) {
        const std::optional<QString> value = address.*column.member;
        for (int name = 0; name < column.nameCount() && (value || !column.isSparse); ++name)
            out.key(column.name(name)).text(value);
    });
    out.endObject();
}

Payor payorFromBody(const QByteArray &body)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    const QJsonObject address = object[u"org_address"_s].toObject();
    Payor payor;
    payor.code = object[u"payor_code"_s].toString();
    payor.name = object[u"name"_s].toString();
    payor.source = object[u"source"_s].toString();
    forEachColumn(BusinessAddress::columns(), [&](const auto &column) {
        const std::string_view name = column.name();
        if (const QJsonValue value = address[QLatin1StringView(name.data(), qsizetype(name.size()))]; value.isString())
            payor.address.*column.member = value.toString();
    });
    const QJsonArray aliases = object[u"aliases"_s].toArray();
    for (const auto &alias : aliases)
        payor.aliases.append(alias.toString());
    return payor;
}

QString foldedForSearch(const QString &text)
{
    const QString parts = text.normalized(QString::NormalizationForm_KD);
    QString kept;
    for (const QChar c : parts)
        if (c.category() != QChar::Mark_NonSpacing)
            kept.append(c);
    return kept.toCaseFolded().simplified();
}

PayorStore::PayorStore(const Database &database, qint64 teamSeq)
    : m_teamSeq(teamSeq),
      m_add(database.prepare(u"INSERT INTO payors (team_seq, payor_code, name, folded, body) VALUES (?, ?, ?, ?, ?)"
                             " RETURNING payor_seq"_s)),
      m_addId(database.prepare(u"INSERT INTO payor_ids (payor_seq, clearinghouse, payor_id) VALUES (?, ?, ?)"_s)),
      m_search(database.prepare(
          (u"WITH asked (name, line, word, house, id) AS (SELECT ?, ?, ?, ?, ?)"
           " SELECT body FROM payors, asked WHERE (team_seq IS NULL OR team_seq = ?)"
           " AND (asked.name = '' OR %1(folded, asked.name) > 0)"
           " AND ((house IS NULL AND id IS NULL) OR EXISTS (SELECT 1 FROM payor_ids WHERE "
           "payor_ids.payor_seq = payors.payor_seq"
           " AND (house IS NULL OR clearinghouse = house) AND (id IS NULL OR payor_id = id)))"
           " ORDER BY CASE WHEN %1(folded, line) > 0 THEN 0 WHEN %1(folded, word) > 0 THEN 1 ELSE 2 END,"
           " folded, payor_seq"_s)
              .arg(positionFunction(database.engine())))),
      m_hasIdsAt(database.prepare(u"SELECT 1 FROM payor_ids JOIN payors USING (payor_seq) WHERE clearinghouse = ?"
                                  " AND (team_seq IS NULL OR team_seq = ?) LIMIT 1"_s))
{
}

void PayorStore::add(const Payor &payor)
{
    const auto seq = m_add.first({payor.source == u"platform" ? QVariant() : QVariant(m_teamSeq), payor.code,
                                  payor.name, searchText(payor), payorBody(payor)},
                                 [](const Statement &row) { return row.integer(0); });
    for (const auto &[clearinghouse, id] : payor.idAt)
        m_addId.run({*seq, clearinghouse, id});
}

bool PayorStore::hasIdsAt(const QString &clearinghouse)
{
    return m_hasIdsAt.first({clearinghouse, m_teamSeq}, [](const Statement &row) { return row.integer(0); })
        .has_value();
}

std::vector<QByteArray> PayorStore::search(const PayorSearch &search)
{
    const QString name = foldedForSearch(search.name);
    return m_search.all(
        {name, u'\n' + name, u' ' + name, orNull(search.clearinghouse), orNull(search.payorId), m_teamSeq},
        [](const Statement &row) { return row.bytes(0); });
}

} // namespace labdesk::service
