// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QStringList>

namespace labdesk::tests {

/// Answers as differently as deployments write them: optional fields there, null or absent, unknown members, and each
/// shape that the field notes know. What an entry is called is told apart from what else is in it.
class VariedAnswers
{
public:
    explicit VariedAnswers(quint32 seed) : m_random(seed) { }

    struct Answer
    {
        QByteArray body;
        QStringList names = {}; ///< of the good entries, in order; of a record its one name
        int odd = 0;            ///< entries that nobody can read
    };

    Answer providers();
    Answer connectedProviders();
    Answer centers();
    Answer payors();
    Answer users();
    Answer user();
    Answer insurance();
    Answer refresh();

private:
    using Make = QJsonObject (VariedAnswers::*)(const QString &name);

    bool chance(int percent) { return int(m_random.bounded(100)) < percent; }
    template <class List> auto oneOf(const List &list) { return list[m_random.bounded(qsizetype(list.size()))]; }
    QString name();
    QString text();
    QJsonValue anything(int depth = 2);
    void maybe(QJsonObject &object, const QString &key, const QJsonValue &value); ///< or null, or absent
    void addUnknown(QJsonObject &object);
    QJsonValue moment();
    QJsonArray texts(const QStringList &known);
    QJsonObject address();
    QJsonObject names(const QString &name);
    QJsonValue hours();
    QJsonObject provider(const QString &name);
    QJsonObject connected(const QString &name);
    QJsonObject center(const QString &name);
    QJsonObject payor(const QString &name);
    QJsonObject oneUser(const QString &name);
    QJsonValue odd(Make make, const QList<QStringList> &required);
    /// Some entries of one kind, and one that cannot be read.
    QJsonArray list(Answer &answer, Make make, const QList<QStringList> &required);

    QRandomGenerator m_random;
    int m_number = 0;
};

} // namespace labdesk::tests
