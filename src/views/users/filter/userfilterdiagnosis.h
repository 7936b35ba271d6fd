// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfilter.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace labdesk {

/// For a filter without results: a button for each term whose removal would show users, with their number. Hidden for
/// filters with a single term.
class UserFilterDiagnosis : public QWidget
{
    Q_OBJECT

public:
    explicit UserFilterDiagnosis(QWidget *parent = nullptr);

    void explain(const UserQuery &query, const std::vector<BlockingTerm> &blockingTerms);
    void clear() { explain({}, {}); }

Q_SIGNALS:
    void removalRequested(const QString &rest); ///< the filter without the term

private:
    QVBoxLayout *m_layout;
};

} // namespace labdesk
