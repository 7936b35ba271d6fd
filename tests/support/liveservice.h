// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/localservice.h"
#include "session/session.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolTip>

#include <memory>

namespace labdesk::tests {

/// The real local service on a free port, and a session that talks to it over HTTP. Retries do not wait.
class LiveService
{
public:
    explicit LiveService(int users = 12) : m_service(optionsFor(users)) { m_service.startAndWait(); }

    service::FaultInjector &faultInjector() { return m_service.faultInjector(); }
    service::ServiceExamples examples() const { return m_service.examples(); }
    QUrl url() const { return m_service.baseUrl(); }
    QByteArray key() const { return m_service.key(); }

    Connection connection() const
    {
        Connection connection;
        connection.id = QStringLiteral("local");
        connection.name = QStringLiteral("Local service");
        connection.environment = Environment::Local;
        connection.baseUrl = m_service.baseUrl();
        return connection;
    }

    static api::ClientOptions hasty()
    {
        api::ClientOptions clientOptions;
        clientOptions.jitter = [] { return 0.0; };
        return clientOptions;
    }

    std::unique_ptr<Session> session() const
    {
        return std::make_unique<Session>(connection(), Secret(m_service.key()), hasty());
    }

    /// Answers every request whose path begins so with this, without processing it.
    void answer(const QByteArray &path, int status, const QByteArray &body, const QByteArray &type = "application/json")
    {
        service::InjectedFault drill;
        drill.pathPrefix = path;
        drill.status = status;
        drill.body = body;
        drill.contentType = type;
        faultInjector().set({drill});
    }

private:
    static service::ServiceOptions optionsFor(int users)
    {
        service::ServiceOptions options;
        options.users = users;
        return options;
    }

    service::LocalService m_service;
};

/// The widget of that name; a missing one fails the test with its name.
template <class T> T *part(const QWidget &of, const char *name)
{
    auto *found = of.findChild<T *>(QString::fromLatin1(name));
    if (!found)
        qFatal("no %s of this name: %s", T::staticMetaObject.className(), name);
    return found;
}

/// A page of the pane's list, or the notice above it: the detail has pages of the same names.
inline QWidget *resultPage(const QWidget &pane, const char *name)
{
    return part<QWidget>(*part<QWidget>(pane, "resultStack"), name);
}

/// Everything that a person or a screen reader could read in a window: texts, names, tooltips, cells.
inline QString allWordsOf(const QWidget &window)
{
    QStringList words = {window.windowTitle()};
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        words << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        words << widget->property("text").toString() << widget->property("placeholderText").toString();
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget); view && view->model())
            for (int row = 0; row < view->model()->rowCount(); ++row)
                for (int column = 0; column < view->model()->columnCount(); ++column)
                    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                        words << view->model()->index(row, column).data(role).toString();
    }
    return words.join(u'\n');
}

/// One column of a view, as text: a failing comparison then shows rows.
inline QStringList columnOf(const QAbstractItemView *view, int column)
{
    QStringList texts;
    for (int row = 0; row < view->model()->rowCount(); ++row)
        texts << view->model()->index(row, column).data().toString();
    return texts;
}

} // namespace labdesk::tests
