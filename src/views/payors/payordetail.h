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

/// The contents of PayorDetail.
struct PayorShown
{
    Payor payor;
    std::vector<Payor> namesakes; ///< other payors with the same name among the results
    QString words;                ///< the search terms
    QString reason;               ///< why it was found, a sentence; empty: none

    bool operator==(const PayorShown &) const = default;
};

/// All fields of one payor, with the code first because agents need it most.
class PayorDetail : public QWidget
{
    Q_OBJECT

public:
    explicit PayorDetail(QWidget *parent = nullptr);

    void showPayor(const PayorShown &shown);
    void copyCode();
    /// The payor to compare with; nothing: no comparison.
    void setCompared(const std::optional<Payor> &compared);
    bool isComparing() const { return m_compared.has_value(); }

Q_SIGNALS:
    void codeCopied(const QString &code);
    void compareRequested(); ///< to compare the current payor with the next one that is shown
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
    InlineMessage *m_comparing; ///< prompts the user to select another payor
    Group *m_comparisonGroup;
    PayorComparison *m_comparison;
    std::optional<PayorShown> m_shown; ///< nothing: not filled yet
    std::optional<Payor> m_compared;
    InlineMessage *m_namesakes;
    Group *m_aliases;
    Group *m_address;
    QLabel *m_addressLabel;
    CopyButton *m_copyAddress;
    Group *m_record;
};

} // namespace labdesk
