// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/pages.h"
#include "widgets/appearance.h"

#include <QSize>
#include <QTimer>
#include <QWidget>

class QApplication;
class QListWidget;
class QScrollArea;

namespace labdesk {

/// A window with every shared part in all its states, on a page of its own, with made-up data. Theme,
/// text size and direction are switched in its header. Touches no settings and no network.
class Gallery : public QWidget
{
    Q_OBJECT

public:
    Gallery(QApplication &app, ThemeChoice theme, int textScale, QWidget *parent = nullptr);

    int pageCount() const { return int(m_pages.size()); }
    void showPage(int index);
    QWidget *page() const; ///< what is shown

    /// Saves a picture of each page in the folder as <id>.png, one after the other.
    void savePictures(const QString &folder);

Q_SIGNALS:
    void picturesSaved(const QString &failedAt); ///< empty: all of them

private:
    void build();
    QWidget *makeHeader();
    void savePicture();

    QApplication &m_app;
    std::vector<GalleryPage> m_pages;
    ThemeChoice m_theme;
    int m_textScale;
    int m_current = 0;
    QWidget *m_content = nullptr;
    QListWidget *m_list = nullptr;
    QScrollArea *m_area = nullptr;
    QString m_folder;
    int m_saving = 0;
    QSize m_pictureSize; ///< before a long page made it larger
    QTimer m_next;
};

} // namespace labdesk
