// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"

#include <QObject>

class QWidget;

namespace labdesk {

class PayorLookup;
class RemoteStack;

/// What stands in place of the list of payors while nothing was searched for, and when nothing was found: what to do,
/// and where it is known, what would find something.
class PayorSearchPages : public QObject
{
    Q_OBJECT

public:
    /// The pages belong to the stack. The lookup must outlive this.
    PayorSearchPages(RemoteStack &stack, const PayorLookup &lookup, QObject *parent);

    /// `unknownCode`: the code that was asked for and that nobody is known to have.
    void showIdle(const PayorQuery &query, const QString &unknownCode);
    void showEmpty();
    void showNoneInState(const QString &state, int elsewhere); ///< payors were found, in other states

Q_SIGNALS:
    void searchRequested(const labdesk::PayorQuery &query); ///< which finds something
    void payorRequested(const labdesk::Payor &payor);
    void clearRequested();
    void anyStateRequested();

private:
    bool fillNearest(); ///< false: there are none
    void act();

    RemoteStack &m_stack;
    const PayorLookup &m_lookup;
    bool m_offersAnyState = false;
    QWidget *m_nearest; ///< payors that other searches found
};

} // namespace labdesk
