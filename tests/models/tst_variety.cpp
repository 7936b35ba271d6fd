// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "models/centerlistmodel.h"
#include "models/jsontreemodel.h"
#include "models/payortablemodel.h"
#include "models/providertablemodel.h"
#include "session/userlistload.h"
#include "store/userstore.h"
#include "support/described/jsonschema.h"
#include "support/described/servicedescription.h"
#include "support/described/variedsamples.h"
#include "support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// What is seen of an answer in the end.
struct Seen
{
    QString error = {};
    QStringList names = {};
    qint64 unread = 0;
};

template <class Reply, class Show> Seen seenOf(const api::Endpoint<Reply> &endpoint, const QByteArray &body, Show show)
{
    auto decoding = endpoint.decode(body);
    if (!decoding.ok())
        return {decoding.error().text()};
    auto decoded = std::move(decoding).value();
    return {{}, show(std::move(decoded.value)), decoded.undecodable.count};
}

/// The first column, in the order of the rows; every other cell is asked for as well.
QStringList shownIn(const QAbstractItemModel &model, int role = Qt::DisplayRole)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row) {
        names += model.index(row, 0).data(role).toString();
        for (int column = 0; column < model.columnCount(); ++column)
            for (const int each : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                (void)model.index(row, column).data(each);
    }
    return names;
}

Seen seenProviders(const QByteArray &body)
{
    return seenOf(api::listProviders(), body, [](std::vector<Provider> providers) {
        ProviderTableModel model;
        model.setProviders(std::move(providers));
        return shownIn(model);
    });
}

Seen seenConnected(const QByteArray &body)
{
    return seenOf(api::connectedProviders(*UserId::parse(u"u1"_s)), body, [](const auto &connected) {
        QStringList names;
        for (const ConnectedProvider &provider : connected)
            names += provider.name;
        return names;
    });
}

Seen seenCenters(const QByteArray &body)
{
    return seenOf(api::centersNearZip(u"85004"_s, 27, Radius::Miles25), body, [](ServiceCenterList list) {
        CenterListModel model;
        model.setCenters(std::move(list.centers));
        (void)shownIn(model);
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names += model.centerAt(row).name;
        return names;
    });
}

Seen seenPayors(const QByteArray &body)
{
    return seenOf(api::searchPayors({}), body, [](std::vector<Payor> payors) {
        PayorTableModel model;
        model.setResult({std::make_shared<const PayorSet>(std::move(payors)), {}, PayorSearchResult::Shown::All});
        (void)shownIn(model);
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names += model.index(row, int(PayorTableModel::Column::Name)).data().toString();
        return names;
    });
}

Seen seenUsers(const QByteArray &body)
{
    UserListLoad load;
    load.beginResponse();
    auto error = load.take(body);
    if (!error)
        error = load.finish();
    if (error)
        return {error->detail};
    UserStore users;
    users.reset(load.takeWhole());
    QStringList names;
    for (UserStore::Row row = 0; row < users.size(); ++row)
        names += users.clientUserId(row);
    return {{}, names, load.undecodable()};
}

Seen seenUser(const QByteArray &body)
{
    return seenOf(api::getUser(*UserId::parse(u"u1"_s)), body,
                  [](const User &user) { return QStringList{user.clientUserId}; });
}

Seen seenInsurance(const QByteArray &body)
{
    return seenOf(api::latestInsurance(*UserId::parse(u"u1"_s)), body,
                  [](const InsuranceRecord &record) { return QStringList{record.memberId}; });
}

Seen seenCreated(const QByteArray &body)
{
    return seenOf(api::createUser({u"any"_s, {}, {}, {}, {}}), body,
                  [](const auto &created) { return QStringList{created.clientUserId}; });
}

Seen seenRefresh(const QByteArray &body)
{
    return seenOf(api::refreshUser(*UserId::parse(u"u1"_s)), body, [](const RefreshResult &) { return QStringList(); });
}

QByteArray written(const QJsonValue &value)
{
    return (value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject()))
        .toJson(QJsonDocument::Compact);
}

QJsonObject named(QJsonObject object, const QStringList &path, const QString &name)
{
    if (path.size() > 1)
        object[path[0]] = named(object[path[0]].toObject(), path.mid(1), name);
    else if (!path.isEmpty())
        object[path[0]] = name;
    return object;
}

/// An operation, and how to know again what it is answered with.
struct Kind
{
    const char *operation;
    Seen (*see)(const QByteArray &);
    QStringList name = {}; ///< where its name stands: of an entry, or of the whole answer
    QString entry = {};    ///< schema of what it is a list of; empty: it is no list
    QString list = {};     ///< the member that holds it, unless the answer is the list
};

const QList<Kind> &everyKind()
{
    static const QList<Kind> all{
        {"listProviders", seenProviders, {u"name"_s}, u"Provider"_s},
        {"connectedProviders", seenConnected, {u"name"_s}, u"ConnectedProvider"_s, u"providers"_s},
        {"centersNearZip", seenCenters, {u"metadata"_s, u"name"_s}, u"Center"_s, u"patient_service_centers"_s},
        {"searchPayors", seenPayors, {u"name"_s}, u"Payor"_s},
        {"listUsers", seenUsers, {u"client_user_id"_s}, u"User"_s, u"users"_s},
        {"getUser", seenUser, {u"client_user_id"_s}},
        {"createUser", seenCreated, {u"client_user_id"_s}},
        {"latestInsurance", seenInsurance, {u"member_id"_s}},
        {"refreshUser", seenRefresh}};
    return all;
}

struct Answer
{
    QJsonValue body;
    QStringList names; ///< of what is good
    QString broken;    ///< what the one that is not would be called; null: there is none
};

Answer answerOf(const Kind &kind, VariedSamples &samples)
{
    const ServiceDescription &description = ServiceDescription::whole();
    const DescribedOperation &operation = description.operation(QString::fromLatin1(kind.operation));
    Answer answer{samples.of(*operation.responses[operation.successStatus()]), {}, {}};
    if (kind.entry.isEmpty()) {
        if (!kind.name.isEmpty())
            answer.names += samples.name();
        answer.body = named(answer.body.toObject(), kind.name, answer.names.value(0));
        return answer;
    }
    const QJsonObject schema{{u"$ref"_s, QString(u"#/components/schemas/"_s + kind.entry)}};
    QJsonArray entries;
    for (int more = 1 + samples.upTo(5); more > 0; --more) {
        answer.names += samples.name();
        entries.append(named(samples.of(schema).toObject(), kind.name, answer.names.last()));
    }
    answer.broken = samples.name();
    const QJsonObject almost = named(samples.of(schema).toObject(), kind.name, answer.broken);
    entries.insert(samples.upTo(int(entries.size())), samples.broken(schema, almost));
    if (answer.body.isArray()) {
        answer.body = entries;
    } else {
        QJsonObject around = answer.body.toObject();
        around[kind.list] = entries;
        if (around.value(u"total"_s).isDouble())
            around[u"total"_s] = entries.size(); // a larger one asks for another page
        answer.body = around;
    }
    return answer;
}

} // namespace

/// Whatever a deployment writes within the description and around it is shown; of a list all but the one entry that is
/// broken, which is shown as well where it still can be, and counted where it can't.
class tst_variety : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofTwentyThousandAnswersNothingGoodIsLost_data();
    void ofTwentyThousandAnswersNothingGoodIsLost();
};

void tst_variety::ofTwentyThousandAnswersNothingGoodIsLost_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < int(everyKind().size()); ++kind)
        QTest::newRow(everyKind()[kind].operation) << kind;
}

void tst_variety::ofTwentyThousandAnswersNothingGoodIsLost()
{
    QFETCH(int, kind);
    const int times = 20'000 / int(everyKind().size()) + 1;
    // The same every time; a failure names its number.
    VariedSamples samples(20261124 + quint32(kind), ServiceDescription::whole().root());
    int left = 0;
    for (int number = 0; number < times; ++number) {
        const Answer answer = answerOf(everyKind()[kind], samples);
        const QByteArray body = written(answer.body);
        Seen seen = everyKind()[kind].see(body);
        const QByteArray which = "number " + QByteArray::number(number) + ": " + body;
        QVERIFY2(seen.error.isEmpty(), qPrintable(seen.error + u' ' + QString::fromUtf8(which)));
        QStringList expected = answer.names;
        if (!answer.broken.isNull() && seen.unread == 0)
            expected += answer.broken;
        expected.sort(); // a model may have an order of its own
        seen.names.sort();
        QVERIFY2(seen.names == expected,
                 qPrintable(seen.names.join(u", "_s) + u" instead of "_s + expected.join(u", "_s) + u"; "_s
                            + QString::fromUtf8(which)));
        left += int(seen.unread);
        if (number % 100 == 0) {
            JsonTreeModel raw;
            raw.setText(QString::fromUtf8(body), {});
            QVERIFY2(raw.rowCount() > 0, which.constData());
        }
    }
    QCOMPARE(left > times / 2, !everyKind()[kind].entry.isEmpty()); // of a list most broken ones can't be shown
}

LABDESK_TEST(tst_variety)
#include "tst_variety.moc"
