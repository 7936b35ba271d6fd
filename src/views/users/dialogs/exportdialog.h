// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/userexport.h"
#include "widgets/dialogframe.h"

class QProgressBar;

namespace labdesk {

class SegmentedControl;

/// Exports the users of a filter to a file: format, file name, and whether personal data is masked. Without masking,
/// the field and the number of users are shown, and in production the number has to be typed. Closing the dialog
/// cancels the export.
class ExportDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `filter`: as typed; empty: all users.
    ExportDialog(output::UsersToExport chosen, const QString &filter, const Connection &connection,
                 QWidget *parent = nullptr);

    void setFile(const QString &file);
    bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    void exported(qint64 rows, bool asIs); ///< for the audit trail

private:
    void buildTarget();
    void buildPersonal();
    void buildProgress();
    void chooseFile();
    void showTarget();
    void showPersonal();
    void showAction();
    void run();
    void showProgress(qint64 rows);
    void end(const output::UserExport::Result &result);
    bool isAsIs() const;

    output::UserExport m_export;
    const bool m_isProduction;
    qint64 m_personal = -1; ///< negative: not counted yet
    bool m_isRunning = false;
    bool m_isDone = false;
    QWidget *m_target;
    SegmentedControl *m_format;
    SegmentedControl *m_masking;
    QLineEdit *m_file;
    InlineMessage *m_personalWords;
    QWidget *m_proofArea;
    QLineEdit *m_proof;
    QProgressBar *m_bar;
    QLabel *m_progress;
    InlineMessage *m_outcome;
};

} // namespace labdesk
