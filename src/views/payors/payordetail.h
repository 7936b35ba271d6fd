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

/// What a payor's detail is filled with.
struct PayorShown
{
    Payor payor;
    std::vector<Payor> namesakes; ///< other payors found with the same name
    QString words;                ///< what was searched for
    QString reason;               ///< why it was found, a sentence; empty: nothing to say

    bool operator==(const PayorShown &) const = default;
};

/// All there is about one payor, its code first: that is what a support agent came for.
class PayorDetail : public QWidget
{
    Q_OBJECT

public:
    explicit PayorDetail(QWidget *parent = nullptr);

    void showPayor(const PayorShown &shown);
    void copyCode();
    /// The payor that others are compared with; nothing: none is.
    void setCompared(const std::optional<Payor> &compared);

Q_SIGNALS:
    void codeCopied(const QString &code);
    void compareRequested(); ///< the payor that is shown, with whichever is shown next
    void compareEnded();

private:
    void showAliases(const QStringList &aliases, const QString &words);
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
    std::optional<PayorShown> m_shown; ///< nothing: it was not filled yet
    std::optional<Payor> m_compared;
    InlineMessage *m_namesakes;
    Group *m_aliases;
    Group *m_address;
    QLabel *m_addressLabel;
    CopyButton *m_copyAddress;
    Group *m_record;
};

} // namespace labdesk
