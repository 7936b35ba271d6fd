// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "output/desktop/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QTimer>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::output {

namespace {

/// Identifies a copy, so that a later one isn't mistaken for it.
const QString personalDataFormat = u"application/x-labdesk-personal"_s;
/// Formats that ask clipboard histories and cloud clipboards not to store the copy: for KDE, and for Windows, where the
/// value is a 32-bit zero.
void excludeFromHistory(QMimeData &data)
{
    data.setData(u"x-kde-passwordManagerHint"_s, "secret"_ba);
#ifdef Q_OS_WIN
    for (const QLatin1StringView format : {"ExcludeClipboardContentFromMonitorProcessing"_L1,
                                           "CanIncludeInClipboardHistory"_L1, "CanUploadToCloudClipboard"_L1})
        data.setData(u"application/x-qt-windows-mime;value=\"%1\""_s.arg(format), QByteArray(4, '\0'));
#endif
}

QLoggingCategory::CategoryFilter previousFilter = nullptr;

void filterClipboardDebug(QLoggingCategory *category)
{
    if (previousFilter)
        previousFilter(category);
    if (qstrcmp(category->categoryName(), "qt.qpa.mime") == 0)
        category->setEnabled(QtDebugMsg, false);
}

/// Qt's clipboard logging on Windows would log the contents, so it is turned off.
void installLogFilter()
{
    static const bool isInstalled = [] {
        previousFilter = QLoggingCategory::installFilter(filterClipboardDebug);
        return true;
    }();
    Q_UNUSED(isInstalled);
}

constexpr char ownCopy[] = "labdesk.copy"; // a dynamic property, which other programs can't see

QByteArray clipboardMark()
{
    const QMimeData *content = QGuiApplication::clipboard()->mimeData();
    return content ? content->data(personalDataFormat) : QByteArray();
}

} // namespace

CopySensitivity copySensitivity(privacy::Field field, const QStringList &values)
{
    const auto isPersonal = [field](const QString &value) { return privacy::isPersonal(field, value); };
    return std::ranges::any_of(values, isPersonal) ? CopySensitivity::Personal : CopySensitivity::Usual;
}

std::unique_ptr<QMimeData> copyData(const QString &text, CopySensitivity what, std::chrono::milliseconds lifetime)
{
    installLogFilter();
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    data->setProperty(ownCopy, true);
    if (what == CopySensitivity::Personal) {
        const QByteArray mark = QUuid::createUuid().toByteArray();
        data->setData(personalDataFormat, mark);
        excludeFromHistory(*data);
        QTimer::singleShot(lifetime, qGuiApp, [mark] {
            if (clipboardMark() == mark)
                QGuiApplication::clipboard()->clear();
        });
    }
    return data;
}

void copyText(const QString &text, CopySensitivity what, std::chrono::milliseconds lifetime)
{
    QGuiApplication::clipboard()->setMimeData(copyData(text, what, lifetime).release());
}

std::optional<QString> ownClipboardText()
{
    const QMimeData *content = QGuiApplication::clipboard()->mimeData();
    return content && content->property(ownCopy).toBool() ? std::optional(content->text()) : std::nullopt;
}

bool hasPersonalCopy()
{
    return !clipboardMark().isEmpty();
}

void clearPersonalCopy()
{
    QClipboard &clipboard = *QGuiApplication::clipboard();
    if (hasPersonalCopy())
        clipboard.clear();
    if (clipboard.ownsSelection()) // what was selected with the mouse, which the middle button pastes
        clipboard.clear(QClipboard::Selection);
}

} // namespace labdesk::output
