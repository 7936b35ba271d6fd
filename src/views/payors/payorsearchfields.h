// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"

#include <QObject>

class QComboBox;
class QLineEdit;

namespace labdesk {

/// What a person enters to find payors: words, a state, a clearinghouse, an ID at it. The fields belong to the form.
class PayorSearchFields : public QObject
{
    Q_OBJECT

public:
    PayorSearchFields(QLineEdit *words, QComboBox *state, QComboBox *clearinghouse, QLineEdit *payorId,
                      QObject *parent);

    PayorQuery query() const;
    QString words() const;                  ///< without surplus blanks
    void setQuery(const PayorQuery &query); ///< emits nothing
    bool isEmpty() const { return query().isEmpty() && state().isEmpty(); }
    QString state() const;               ///< "AZ"; empty: any
    void setState(const QString &state); ///< emits nothing
    void offerStates(const QStringList &states);
    void clear();
    void focusWords();

Q_SIGNALS:
    void changed();
    void stateChosen();
    void entered(); ///< Enter in one of them

private:
    QString clearinghouse() const;

    QLineEdit *m_words;
    QComboBox *m_state;
    QComboBox *m_clearinghouse; ///< shows names, holds slugs, and takes what is typed: a service may know others
    QLineEdit *m_payorId;
};

} // namespace labdesk
