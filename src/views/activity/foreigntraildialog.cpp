// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/activity/foreigntraildialog.h"

#include "domain/inthread.h"
#include "text/localtexts.h"
#include "views/activity/audittable.h"
#include "views/common/listoutput.h"
#include "widgets/inlinemessage.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/searchfield.h"
#include "widgets/windowsize.h"

#include <QDir>
#include <QLabel>
#include <QTableView>

#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

ForeignTrailDialog::ForeignTrailDialog(const QString &path, QWidget *parent)
    : DialogFrame(tr("Audit trail of another computer"), parent), m_path(path), m_message(new InlineMessage),
      m_filter(new SearchField), m_table(new QTableView)
{
    setObjectName(u"foreignTrailDialog"_s);
    m_message->setObjectName(u"foreignTrailMessage"_s);
    m_filter->setObjectName(u"foreignTrailFilterEdit"_s);
    m_filter->setPlaceholderText(filterPlaceholder());
    m_filter->setAccessibleName(tr("Filter this audit trail"));
    m_table->setObjectName(u"foreignTrailTable"_s);
    m_table->setAccessibleName(tr("Audit trail of another computer"));
    addBody(m_message);
    addBody(m_filter);
    m_count = addText({});
    m_count->setObjectName(u"foreignTrailCountLabel"_s);
    addBody(m_table);
    setBodyExpanding();
    cancelButton()->setText(tr("Close"));
    setUpAuditTable(m_table, &m_model);
    new ListOutput(m_table, m_model);
    setUpListNavigation(m_filter, m_table);
    enterListByReturn(m_filter, m_table);
    const Metrics metrics = metricsFor(this);
    m_table->setMinimumSize(metrics.px(480), metrics.px(200));
    resize(QSize(metrics.px(960), metrics.px(640)).boundedTo(availableWindowSize(this)));
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model.setFilter(words);
        showCount();
    });
    connect(&m_read, &QFutureWatcher<ForeignTrail>::finished, this, &ForeignTrailDialog::take);
    m_message->showMessage(Tone::Info, tr("Verifying the audit trail…"), QDir::toNativeSeparators(path), {});
    m_read.setFuture(inThread([path] { return readForeignTrail(path); }));
}

void ForeignTrailDialog::setClientIds(std::function<QString(const QString &userId)> clientIdOf)
{
    m_model.setClientIds(std::move(clientIdOf));
}

void ForeignTrailDialog::take()
{
    ForeignTrail trail = m_read.result();
    const AuditWords words = formatForeignTrail(trail, QDir::toNativeSeparators(m_path));
    m_message->showMessage(words.tone, words.sentence, words.more, {});
    m_model.setRecords(
        {std::move_iterator(trail.reading.records.begin()), std::move_iterator(trail.reading.records.end())});
    showCount();
}

void ForeignTrailDialog::showCount()
{
    const int shown = m_model.rowCount();
    m_count->setText(shown == m_model.total()
                         ? tr("%Ln record(s), read-only", nullptr, shown)
                         : tr("%1 of %Ln record(s), read-only", nullptr, m_model.total()).arg(localNumber(shown)));
}

AuditWords formatForeignTrail(const ForeignTrail &trail, const QString &path)
{
    using Kind = ForeignTrail::Kind;
    const AuditReading &reading = trail.reading;
    const QString from = ForeignTrailDialog::tr("From %1. It isn’t part of this computer’s trail.").arg(path);
    if (trail.kind == Kind::Nothing)
        return {Tone::Warn, ForeignTrailDialog::tr("There is no audit trail in %1.").arg(path),
                ForeignTrailDialog::tr("Choose a copy of an audit folder, one of its files, or exported JSON lines.")};
    if (!reading.damagedParts.empty())
        return {Tone::Bad, damageSentence(reading.damagedParts.front()),
                ForeignTrailDialog::tr("Later records are shown but can’t be verified.") + u' ' + from};
    const int count = int(reading.total);
    if (trail.kind == Kind::Export)
        return {Tone::Warn, ForeignTrailDialog::tr("%Ln exported record(s), which can’t be verified.", nullptr, count),
                ForeignTrailDialog::tr("Exports don’t include the data needed for verification. To verify, ask for a "
                                       "copy of the audit folder.")
                    + u' ' + from};
    if (trail.kind == Kind::File)
        return {
            Tone::Ok, ForeignTrailDialog::tr("Verified: %Ln record(s), no changes found in this file.", nullptr, count),
            ForeignTrailDialog::tr(
                "Labdesk can’t detect missing files before or after this one. Open the whole folder to check for them.")
                + u' ' + from};
    return {Tone::Ok, ForeignTrailDialog::tr("Verified: %Ln record(s), no changes found.", nullptr, count),
            ForeignTrailDialog::tr("Someone who can write to the folder could still have replaced the whole trail.")
                + u' ' + from};
}

} // namespace labdesk
