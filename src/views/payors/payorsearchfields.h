// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace labdesk {

class SearchField;

/// The input for a payor search: a name, a state, a clearinghouse, and an ID there.
class PayorSearchFields : public QWidget
{
    Q_OBJECT

public:
    enum class Field { Words, State, Clearinghouse, PayorId };

    PayorSearchFields();

    QWidget *edit(Field field) const;
    SearchField *wordsEdit() const { return m_words; }
    PayorQuery query() const;
    QString words() const;                  ///< simplified
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
    void entered(); ///< Enter was pressed in a field

private:
    QString clearinghouse() const;

    SearchField *m_words;
    QComboBox *m_state;
    QComboBox *m_clearinghouse; ///< shows names, stores slugs, and accepts text, because a service may know others
    QLineEdit *m_payorId;
};

} // namespace labdesk
