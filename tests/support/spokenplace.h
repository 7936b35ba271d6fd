// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/usersstage.h"
#include "views/centers/centerspane.h"
#include "widgets/remotestack.h"

#include <QComboBox>
#include <QLineEdit>

namespace labdesk::tests {

/// A pane of that kind on a service that answers as it does, or as it was told to.
template <class P> struct SpokenPlace
{
    /// `refusal`: what everything is answered with, instead of an answer.
    explicit SpokenPlace(const QByteArray &refusal = {}) : session(live.session()), pane(*session)
    {
        if (!refusal.isEmpty())
            live.answer("/", 400, refusal);
        pane.resize(1240, 820);
        pane.show();
    }
    LiveService live;
    std::unique_ptr<Session> session;
    P pane;
};

inline void searchNearExample(CentersPane &pane, const service::ServiceExamples &examples)
{
    part<QLineEdit>(pane, "zipEdit")->setText(examples.zip);
    part<QComboBox>(pane, "labCombo")->setEditText(QString::number(examples.labId));
    part<QPushButton>(pane, "searchButton")->click();
}

inline bool comesTo(const QWidget &pane, RemoteStack::Page page, const char *stack = "resultStack")
{
    return QTest::qWaitFor([&] { return part<RemoteStack>(pane, stack)->page() == page; }, 20'000);
}

} // namespace labdesk::tests
