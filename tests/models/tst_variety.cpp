// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/insuranceendpoints.h"
#include "api/providerendpoints.h"
#include "api/servicecenterendpoints.h"
#include "api/userendpoints.h"
#include "models/centerlistmodel.h"
#include "models/jsontreemodel.h"
#include "models/payortablemodel.h"
#include "models/providertablemodel.h"
#include "session/userlistload.h"
#include "store/userstore.h"
#include "support/testmain.h"
#include "support/variedanswers.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::VariedAnswers;

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
    return {{}, show(std::move(decoded.value)), decoded.unread.count};
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
        model.setFinding({std::make_shared<const PayorSet>(std::move(payors)), {}, PayorFinding::Shown::All});
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
    load.beginAnswer();
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

Seen seenRefresh(const QByteArray &body)
{
    return seenOf(api::refreshUser(*UserId::parse(u"u1"_s)), body, [](const RefreshResult &) { return QStringList(); });
}

struct Kind
{
    const char *name;
    VariedAnswers::Answer (VariedAnswers::*make)();
    Seen (*see)(const QByteArray &);
};
constexpr Kind everyKind[] = {{"providers", &VariedAnswers::providers, seenProviders},
                              {"connected providers", &VariedAnswers::connectedProviders, seenConnected},
                              {"centers", &VariedAnswers::centers, seenCenters},
                              {"payors", &VariedAnswers::payors, seenPayors},
                              {"users", &VariedAnswers::users, seenUsers},
                              {"a user", &VariedAnswers::user, seenUser},
                              {"insurance", &VariedAnswers::insurance, seenInsurance},
                              {"a refresh", &VariedAnswers::refresh, seenRefresh}};

} // namespace

/// Whatever a deployment writes within the contract and the field notes is shown, but for the entry that is broken.
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
    for (int kind = 0; kind < int(std::size(everyKind)); ++kind)
        QTest::newRow(everyKind[kind].name) << kind;
}

void tst_variety::ofTwentyThousandAnswersNothingGoodIsLost()
{
    QFETCH(int, kind);
    constexpr int times = 20'000 / int(std::size(everyKind));
    VariedAnswers answers(20261123 + quint32(kind)); // the same every time; a failure names its number
    for (int number = 0; number < times; ++number) {
        const VariedAnswers::Answer answer = (answers.*everyKind[kind].make)();
        Seen seen = everyKind[kind].see(answer.body);
        const QByteArray which = "number " + QByteArray::number(number) + ": " + answer.body;
        QVERIFY2(seen.error.isEmpty(), qPrintable(seen.error + u' ' + QString::fromUtf8(which)));
        QStringList expected = answer.names;
        expected.sort(); // a model may have an order of its own
        seen.names.sort();
        QVERIFY2(seen.names == expected, which.constData());
        QVERIFY2(seen.unread == answer.odd, which.constData());
        if (number % 100 == 0) {
            JsonTreeModel raw;
            raw.setText(QString::fromUtf8(answer.body), {});
            QVERIFY2(raw.rowCount() > 0, which.constData());
        }
    }
}

LABDESK_TEST(tst_variety)
#include "tst_variety.moc"
