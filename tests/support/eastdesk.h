// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"
#include "support/liveservice.h"
#include "views/connections/connectionsdialog.h"

#include <QAction>
#include <QFileDialog>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>

namespace labdesk::tests {

/// The dialog with one connection, "East", shown, to the running service.
struct EastDesk
{
    explicit EastDesk(LiveService &live)
        : settings(folder.filePath(QStringLiteral("settings.ini"))), secrets(makeMemoryStore()),
          book(settings, *secrets)
    {
        Connection east = live.connection();
        east.id = QStringLiteral("east");
        east.name = QStringLiteral("East");
        east.environment = Environment::Sandbox;
        book.save(east, Secret(live.key()), true, [](SecretStore::Location) {});
        dialog = new ConnectionsDialog(book, *secrets, [](const Connection &connection, const Credentials &secret) {
            return std::make_unique<api::ApiClient>(connection, secret, LiveService::hasty());
        });
        dialog->open();
        dialog->select(QStringLiteral("east"));
    }
    ~EastDesk() { delete dialog.data(); }

    template <class T> T *find(const char *name) const { return part<T>(*dialog, name); }
    void click(const char *name) const { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    void type(const char *name, const QString &text) const
    {
        find<QLineEdit>(name)->clear();
        QTest::keyClicks(find<QLineEdit>(name), text);
    }
    QString said(const char *message) const
    {
        QStringList words;
        for (const QLabel *label : find<QWidget>(message)->findChildren<QLabel *>())
            words << label->text();
        return words.join(u' ');
    }
    /// Chooses a file in the dialog that the menu's action opens.
    void choose(const char *action, const char *fileDialog, const QString &file) const
    {
        dialog->findChild<QAction *>(QLatin1String(action))->trigger();
        auto *files = dialog->findChild<QFileDialog *>(QLatin1String(fileDialog));
        Q_EMIT files->fileSelected(file);
        files->reject();
    }
    QString file(const QString &name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    Settings settings;
    std::unique_ptr<SecretStore> secrets;
    ConnectionRegistry book;
    QPointer<ConnectionsDialog> dialog;
};

} // namespace labdesk::tests
