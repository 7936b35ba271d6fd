// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "support/described/jsonschema.h"
#include "support/described/samples.h"
#include "support/described/servicedescription.h"
#include "support/testmain.h"
#include "support/userpage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// What a decoder makes of a body.
struct Read
{
    bool isRead = false;
    QStringList drift = {};
    qsizetype entries = -1; ///< of a list
    QString problem = {};
};

template <class T> Read readBy(wire::Decoding<T> (*decode)(const QByteArray &), const QByteArray &body)
{
    const auto decoded = decode(body);
    if (!decoded.ok())
        return {.problem = decoded.error().text()};
    Read read{.isRead = true, .drift = decoded.value().drift};
    const auto &value = decoded.value().value;
    if constexpr (requires { value.size(); })
        read.entries = qsizetype(value.size());
    else if constexpr (requires { value.users.size(); })
        read.entries = qsizetype(value.users.size());
    else if constexpr (requires { value.centers.size(); })
        read.entries = qsizetype(value.centers.size());
    return read;
}

struct Decoder
{
    const char *operation; ///< as it is called in the description
    Read (*read)(const QByteArray &body);
};

template <class Reply, class... Part> Decoder decoderOf(const api::Operation<Reply, Part...> &row)
{
    if constexpr (std::is_same_v<Reply, api::BodySink>)
        return {row.name, [](const QByteArray &body) { return readBy(&decodeUserPage, body); }};
    else if constexpr (std::is_same_v<Reply, AccessToken>)
        return {"exchangeToken", [](const QByteArray &body) { return readBy(&wire::decode<AccessToken>, body); }};
    else
        return {row.name, [](const QByteArray &body) { return readBy(&wire::decode<Reply>, body); }};
}

/// But of those whose answer is nothing (204).
const std::vector<Decoder> &decoders()
{
    static const std::vector<Decoder> all = [] {
        auto each = std::apply([](const auto &...row) { return std::vector{decoderOf(row)...}; }, api::allOperations);
        std::erase_if(each, [](const Decoder &one) { return one.operation == "patchUser"_ba; });
        return each;
    }();
    return all;
}

QByteArray written(const QJsonValue &value)
{
    return (value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject()))
        .toJson(QJsonDocument::Compact);
}

const QJsonObject &root()
{
    return ServiceDescription::whole().root();
}

QJsonObject successOf(const DescribedOperation &operation)
{
    return *operation.responses[operation.successStatus()];
}

/// A value without one of its members, and which that was.
struct Cut
{
    QString member;
    QJsonValue value;
};

// Without each member that its schema requires, one at a time, wherever it stands. Of a list only the first entry is
// cut.
void cutsOf(const QJsonValue &value, const QJsonObject &schema, const QString &path, std::vector<Cut> &cuts)
{
    QJsonObject whole = resolved(schema, root());
    if (!whole.contains(u"type"_s)) // the first of several is what the sample was made by
        whole = resolved(whole[u"anyOf"_s][0].toObject(), root());
    if (value.isArray() && !value.toArray().isEmpty()) {
        std::vector<Cut> inside;
        cutsOf(value.toArray().first(), whole[u"items"_s].toObject(), path + u"[]"_s, inside);
        for (const Cut &cut : inside) {
            QJsonArray array = value.toArray();
            array[0] = cut.value;
            cuts.push_back({cut.member, array});
        }
        return;
    }
    const QJsonObject object = value.toObject();
    for (const QJsonValue &name : whole[u"required"_s].toArray()) {
        QJsonObject without = object;
        without.remove(name.toString());
        cuts.push_back({path + u'.' + name.toString(), without});
    }
    const QJsonObject members = whole[u"properties"_s].toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (!members.contains(member.key()) || (!member.value().isObject() && !member.value().isArray()))
            continue;
        std::vector<Cut> inside;
        cutsOf(member.value(), members[member.key()].toObject(), path + u'.' + member.key(), inside);
        for (const Cut &cut : inside) {
            QJsonObject with = object;
            with[member.key()] = cut.value;
            cuts.push_back({cut.member, with});
        }
    }
}

} // namespace

/// The description against the decoders: what it allows is read, and what it requires is missed.
class tst_describedbodies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAllowedIsRead_data() { rows(); }
    void whatIsAllowedIsRead()
    {
        QFETCH(int, decoder);
        QFETCH(int, kind);
        const Decoder &by = decoders()[size_t(decoder)];
        const SampleKind &like = sampleKinds()[kind];
        const QJsonObject schema = successOf(ServiceDescription::whole().operation(QString::fromLatin1(by.operation)));
        const QJsonValue sample = SampleMaker(like, root()).of(schema);
        QCOMPARE(mismatches(sample, schema, root()).join(u'\n'), QString()); // the sample is right
        const Read read = by.read(written(sample));
        QVERIFY2(read.isRead, qPrintable(read.problem + u'\n' + QString::fromUtf8(written(sample).left(500))));
        if (sample.isArray())
            QCOMPARE(read.entries, sample.toArray().size());
        if (like.unknownMembers && sample.toObject().size() != 1)
            QVERIFY(!read.drift.isEmpty());
        if (kind == 0)
            QCOMPARE(read.drift, QStringList()); // nothing that is described is called unknown
    }

    /// Refused, counted, or left out of a list: never taken as if it were there.
    void whatIsRequiredIsMissed_data() { rows(1); }
    void whatIsRequiredIsMissed()
    {
        QFETCH(int, decoder);
        const Decoder &by = decoders()[size_t(decoder)];
        const QJsonObject schema = successOf(ServiceDescription::whole().operation(QString::fromLatin1(by.operation)));
        const QJsonValue sample = SampleMaker(sampleKinds().first(), root()).of(schema);
        const Read whole = by.read(written(sample));
        std::vector<Cut> cuts;
        cutsOf(sample, schema, u"$"_s, cuts);
        QStringList passed;
        for (const Cut &cut : cuts) {
            const Read read = by.read(written(cut.value));
            if (read.isRead && read.drift.isEmpty() && read.entries == whole.entries)
                passed += cut.member;
        }
        QCOMPARE((QSet<QString>(passed.begin(), passed.end()) - doneWithout(by.operation)).values().join(u' '),
                 QString());
    }

    void whatIsSentIsDescribed()
    {
        const auto allowed = [](const char *operation, const QByteArray &body) {
            const DescribedOperation &described = ServiceDescription::whole().operation(QString::fromLatin1(operation));
            return mismatches(QJsonDocument::fromJson(body).object(), described.bodies[u"application/json"_s], root())
                .join(u'\n');
        };
        const NewUser all{u"c"_s, u"UTC"_s, QDate(1980, 2, 29), QDate(2025, 1, 1), QDate(2026, 1, 1)};
        QCOMPARE(allowed("createUser", wire::encodeNewUser(all)), QString());
        QCOMPARE(allowed("patchUser",
                         wire::encodeUserPatch(
                             {u"UTC"_s, QDate(1980, 2, 29), QDate(2025, 1, 1), QDate(2026, 1, 1), u"c"_s})),
                 QString());
    }

    void errorsAreRead()
    {
        const QJsonObject schema{{u"$ref"_s, u"#/components/schemas/Error"_s}};
        for (const SampleKind &kind : sampleKinds()) {
            const QByteArray body = written(SampleMaker(kind, root()).of(schema));
            const wire::ErrorBody read = wire::decodeErrorBody(body, "application/json");
            if (kind.extent != SampleKind::Extent::Least)
                QVERIFY2(!read.message.isEmpty() || !read.problems.empty(), body.constData());
        }
        const QJsonObject taken{{u"$ref"_s, u"#/components/schemas/TakenClientId"_s}};
        const auto read = wire::decodeErrorBody(written(SampleMaker(sampleKinds().first(), root()).of(taken)), {});
        QCOMPARE(read.errorType, u"INVALID_REQUEST"_s);
    }

private:
    static void rows(int kinds = int(sampleKinds().size()))
    {
        QTest::addColumn<int>("decoder");
        QTest::addColumn<int>("kind");
        for (int decoder = 0; decoder < int(decoders().size()); ++decoder)
            for (int kind = 0; kind < kinds; ++kind)
                QTest::addRow("%s, %s", decoders()[size_t(decoder)].operation, sampleKinds()[kind].name)
                    << decoder << kind;
    }

    // What the console does without, and shows as not provided. Of a user that was created the ID is enough: the rest
    // is read.
    static QSet<QString> doneWithout(const QByteArray &operation)
    {
        static const QMap<QByteArray, QSet<QString>> members = {
            {"createUser",
             {u"$.team_id"_s, u"$.client_user_id"_s, u"$.created_on"_s, u"$.connected_sources"_s,
              u"$.connected_sources[].source.name"_s, u"$.connected_sources[].source.slug"_s,
              u"$.fallback_birth_date.value"_s, u"$.fallback_time_zone.id"_s}},
            {"getUser",
             {u"$.connected_sources"_s, u"$.connected_sources[].source.name"_s,
              u"$.connected_sources[].source.slug"_s}},
            {"listUsers",
             {u"$.users[].connected_sources"_s, u"$.users[].connected_sources[].source.name"_s,
              u"$.users[].connected_sources[].source.slug"_s}},
            {"connectedProviders", {u"$.providers[].status"_s}},
            {"refreshUser", {u"$.success"_s}}, // the lists of sources tell as much
            {"listProviders", {u"$[].supported_resources"_s}},
            {"centersNearOrder", {u"$.patient_service_centers[].distance"_s}},
            {"centersNearZip", {u"$.patient_service_centers[].distance"_s}},
            {"searchPayors", {u"$[].aliases"_s, u"$[].org_address"_s}},
        };
        return members.value(operation);
    }
};

LABDESK_TEST(tst_describedbodies)
#include "tst_describedbodies.moc"
