// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_payors: types letter by letter what somebody looks for among 10,000 invented payors, and prints one JSON
// object: the index made (once for an answer), the middle and the longest ranking, and the middle and the longest time
// from a key press until the list for those words was painted, in the pane of the program with its thread for ranking.
#include "models/payortablemodel.h"
#include "service/localservice.h"
#include "session/session.h"
#include "store/payorindex.h"
#include "views/payors/payorsearchfields.h"
#include "views/payors/payorspane.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

std::vector<Payor> manyPayors(size_t count)
{
    const QStringList first{u"Northfield"_s, u"Everwell"_s, u"Harbor"_s,   u"Summit"_s,
                            u"Bluecrest"_s,  u"Foxglove"_s, u"Meridian"_s, u"Pinecone"_s};
    const QStringList second{u"Health"_s,  u"Community"_s, u"Medicare"_s, u"Mutual"_s,
                             u"Benefit"_s, u"Choice"_s,    u"Employee"_s, u"Dental"_s};
    const QStringList third{u"Plan of Arizona"_s, u"Plan of Texas"_s, u"Cooperative"_s, u"Trust"_s, u"Fund"_s,
                            u"Options"_s,         u"Partners NY"_s};
    std::mt19937 random(1);
    const auto pick = [&random](const QStringList &list) { return list[qsizetype(random() % size_t(list.size()))]; };
    std::vector<Payor> payors;
    for (size_t i = 0; i < count; ++i) {
        const QString own = QString::number(random() % 4000, 36);
        const QString name = pick(first) + own + u' ' + pick(second) + u' ' + pick(third);
        payors.push_back(
            {u"P%1"_s.arg(i), name, {pick(first) + u' ' + own, name.section(u' ', 0, 1) + u" HMO"_s}, {}, {}});
    }
    return payors;
}

const QStringList &searches()
{
    static const QStringList all{u"northfeild community plan az"_s, u"harbor health trust"_s,
                                 u"bcbs everwell dental fund"_s};
    return all;
}

QByteArray asAnswer(const std::vector<Payor> &payors)
{
    QJsonArray all;
    for (const Payor &payor : payors)
        all.append(QJsonObject{{u"payor_code"_s, payor.code},
                               {u"name"_s, payor.name},
                               {u"aliases"_s, QJsonArray::fromStringList(payor.aliases)}});
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

double medianOf(std::vector<double> &times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

/// Presses the next key when the list for the words so far was painted, or the page that says there is nobody.
class Typist : public QObject
{
public:
    Typist(PayorsPane &pane, const PayorCatalog &catalog)
        : m_search(pane.findChild<QLineEdit *>(u"searchEdit"_s)),
          m_table(pane.findChild<QTableView *>(u"payorsTable"_s)),
          m_model(static_cast<const PayorTableModel *>(m_table->model()))
    {
        qApp->installEventFilter(this);
        connect(&catalog, &PayorCatalog::stateChanged, this, [this, &catalog] {
            if (catalog.isComplete() && m_times.empty())
                QTimer::singleShot(200, this, &Typist::press); // once it is at rest
        });
    }
    std::vector<double> &times() { return m_times; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool isShown = watched == m_table->viewport() || !m_table->isVisible(); // where nobody is left, a page is
        if (event->type() == QEvent::Paint && isShown && m_clock.isValid()
            && m_model->words() == m_search->text().simplified())
            QTimer::singleShot(0, this, &Typist::arrive); // after the painting
        return QObject::eventFilter(watched, event);
    }

private:
    void press()
    {
        if (m_letter == searches()[m_word].size()) {
            m_letter = 0;
            m_search->clear();
            if (++m_word == searches().size())
                return QCoreApplication::quit();
        }
        const QChar letter = searches()[m_word][m_letter++];
        m_clock.start();
        QKeyEvent key(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(m_search, &key);
        // A blank at the end changes nothing that is looked for.
        if (letter == u' ') {
            m_clock.invalidate();
            QTimer::singleShot(0, this, &Typist::press);
        }
    }
    void arrive()
    {
        if (!m_clock.isValid())
            return;
        m_times.push_back(double(m_clock.nsecsElapsed()) / 1e6);
        m_clock.invalidate();
        QTimer::singleShot(20, this, &Typist::press); // what follows a painting is over
    }

    QLineEdit *m_search;
    QTableView *m_table;
    const PayorTableModel *m_model;
    QElapsedTimer m_clock;
    qsizetype m_word = 0, m_letter = 0;
    std::vector<double> m_times;
};

/// In milliseconds; empty: the payors did not come.
std::vector<double> keysUntilPainted(const std::vector<Payor> &payors)
{
    service::ServiceOptions options;
    options.users = 1;
    options.reshape = [body = asAnswer(payors)](const service::HttpRequest &, service::HttpResponse &answer) {
        answer.body = body;
    };
    service::LocalService local(options);
    local.startAndWait();
    Session session({u"local"_s, u"Local"_s, Environment::Local, local.baseUrl(), ApiKeyScheme{}, false},
                    Secret(local.key()));
    PayorsPane pane(session);
    pane.resize(1200, 800);
    Typist typist(pane, session.payorCatalog());
    pane.show();
    QTimer::singleShot(120'000, qApp, &QCoreApplication::quit);
    QCoreApplication::exec();
    return typist.times();
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const std::vector<Payor> payors = manyPayors(10'000);
    QElapsedTimer timer;
    timer.start();
    const PayorIndex index(payors);
    const double made = double(timer.nsecsElapsed()) / 1e6;
    std::vector<double> keys;
    for (const QString &words : searches())
        for (qsizetype letters = 1; letters <= words.size(); ++letters) {
            timer.start();
            if (index.rank(words.left(letters)).size() != payors.size())
                return 1;
            keys.push_back(double(timer.nsecsElapsed()) / 1e6);
        }
    std::vector<double> painted = keysUntilPainted(payors);
    if (painted.empty())
        return 1;
    const double keyMedian = medianOf(keys), paintedMedian = medianOf(painted);
    std::printf("{\"payors\":%zu,\"index_ms\":%.1f,\"key_median_ms\":%.2f,\"key_longest_ms\":%.2f,"
                "\"painted_median_ms\":%.2f,\"painted_longest_ms\":%.2f,\"painted_to_ranked\":%.2f}\n",
                payors.size(), made, keyMedian, keys.back(), paintedMedian, painted.back(), paintedMedian / keyMedian);
    return 0;
}
