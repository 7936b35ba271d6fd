// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/payor.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace labdesk {

class ChipLabel;
class CopyButton;
class Group;
class InlineMessage;
class PayorComparison;

/// All there is about one payor, its code first: that is what a support agent came for.
class PayorDetail : public QWidget
{
    Q_OBJECT

public:
    explicit PayorDetail(QWidget *parent = nullptr);

    /// `namesakes`: other payors found with the same name. `words`: what was searched for. `reason`: why it was found,
    /// a sentence; empty: nothing to say.
    void showPayor(const Payor &payor, const std::vector<Payor> &namesakes, const QString &words,
                   const QString &reason);
    void copyCode();
    /// The payor that others are compared with; nothing: none is.
    void setCompared(const std::optional<Payor> &compared);

Q_SIGNALS:
    void codeCopied(const QString &code);
    void compareRequested(); ///< the payor that is shown, with whichever is shown next
    void compareEnded();

private:
    void showAliases(const Payor &payor, const QString &words);
    void showComparison();

    QLabel *m_name;
    QLabel *m_place;
    ChipLabel *m_reason;
    QLabel *m_code;
    QPushButton *m_copyCode;
    QPushButton *m_compare;
    InlineMessage *m_comparing; ///< says that another one is to be chosen
    Group *m_comparisonGroup;
    PayorComparison *m_comparison;
    Payor m_shown;
    std::vector<Payor> m_shownNamesakes;
    QString m_shownWords;
    QString m_shownReason;
    bool m_isFilled = false;
    std::optional<Payor> m_compared;
    InlineMessage *m_namesakes;
    Group *m_aliases;
    Group *m_address;
    QLabel *m_addressLabel;
    CopyButton *m_copyAddress;
    Group *m_record;
};

} // namespace labdesk
