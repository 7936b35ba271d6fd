// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"

#include <QObject>

class QWidget;

namespace labdesk {

class PayorLookup;
class RemoteStack;

/// The pages shown instead of the list of payors before a search and after one without results: what to do, and a
/// suggestion if there is one.
class PayorSearchPages : public QObject
{
    Q_OBJECT

public:
    /// The pages belong to the stack. `lookup` must outlive this object.
    PayorSearchPages(RemoteStack &stack, const PayorLookup &lookup, QObject *parent);

    /// `unknownCode`: a requested code that no payor has.
    void showIdle(const PayorQuery &query, const QString &unknownCode);
    void showEmpty();
    void showNoneInState(const QString &state, int elsewhere); ///< payors were found, but in other states

Q_SIGNALS:
    void searchRequested(const labdesk::PayorQuery &query); ///< a search that finds something
    void payorRequested(const labdesk::Payor &payor);
    void clearRequested();
    void anyStateRequested();

private:
    bool fillNearest(); ///< false: there are none
    void act();

    RemoteStack &m_stack;
    const PayorLookup &m_lookup;
    bool m_offersAnyState = false;
    QWidget *m_nearest; ///< payors that earlier searches found
};

} // namespace labdesk
