// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/rawresponsedialog.h"

#include "output/desktop/clipboard.h"
#include "privacy/inspection.h"
#include "text/localtexts.h"
#include "views/common/jsonpanel.h"
#include "widgets/copykey.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <climits>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Notes after the reasons: the number of further entries, and unknown fields.
QStringList otherNotes(const RawResponse &response)
{
    QStringList lines;
    if (const qint64 more = response.undecodable.count - response.undecodable.reasons.size(); more > 0)
        lines += RawResponseDialog::tr("And %Ln more.", nullptr, int(more));
    if (!response.drift.isEmpty())
        lines += RawResponseDialog::tr("Unknown fields, not in the contract: %1").arg(response.drift.join(u", "_s));
    return lines;
}

QString maskedText(const RawResponse &response)
{
    return QString::fromUtf8(response.isUsable ? privacy::maskedJson(response.body, privacy::RecordKind::Public)
                                               : privacy::displayableBody(response.body, privacy::RecordKind::User));
}

} // namespace

void showUndecodable(InlineMessage *notice, const UndecodableEntries &undecodable)
{
    if (undecodable.isWhole())
        return notice->hide();
    QStringList sentences;
    if (undecodable.count > 0)
        sentences
            += RawResponseDialog::tr("%Ln entries couldn’t be read and were skipped.", nullptr, int(undecodable.count));
    if (undecodable.missing > 0)
        sentences += RawResponseDialog::tr("The service reports %Ln more entries, but didn’t send them.", nullptr,
                                           int(std::min<qint64>(undecodable.missing, INT_MAX)));
    notice->showMessage(Tone::Warn, sentences.join(u' '), {}, RawResponseDialog::tr("Show raw JSON"));
}

QString rawResponseDisabledReason(const std::optional<RawResponse> &response)
{
    return response ? QString() : RawResponseDialog::tr("No response to show yet.");
}

RawResponseDialog::RawResponseDialog(const QString &title, const RawResponse &response, QWidget *window)
    : DialogFrame(title, window), m_panel(new JsonPanel)
{
    setObjectName(u"rawResponseDialog"_s);
    const Metrics m = metricsFor(this);
    const QString tooLarge = tr("This response is larger than %1 and can’t be shown here.")
                                 .arg(localDataSize(JsonPanel::maxTreeBytes)); // masking it would take too long
    const bool isTooLarge = response.body.size() > JsonPanel::maxTreeBytes;
    const QString text = isTooLarge ? QString() : maskedText(response);
    if (text.isEmpty())
        m_panel->showText({}, isTooLarge ? tooLarge : tr("This response isn’t JSON, so it can’t be shown safely."),
                          output::CopySensitivity::Usual);
    else
        m_panel->showJson(text, response.drift, output::CopySensitivity::Usual);
    m_panel->setChanges(tr("There’s only one response, so there’s nothing to compare."), {});
    // never wider than a small screen, even at large font sizes
    m_panel->setMinimumSize(std::min(m.px(560), 640), m.px(340));
    addBody(m_panel);
    if (!response.undecodable.reasons.isEmpty()) {
        addNote(tr("Couldn’t be read:"), u"unreadLabel"_s);
        addNote(response.undecodable.reasons.join(u'\n'), u"unreadReasonLabel"_s);
    }
    if (const QStringList lines = otherNotes(response); !lines.isEmpty())
        addNote(lines.join(u'\n'), u"rawNoteLabel"_s);
    cancelButton()->setText(tr("Close"));
    QPushButton *copy = setAction(tr("Copy"), ButtonKind::Plain);
    copy->setEnabled(!text.isEmpty());
    connect(this, &DialogFrame::actionRequested, this, [this] {
        output::copyText(m_panel->shownText());
        showCopiedToast(m_panel, tr("Copied the response."));
    });
}

void RawResponseDialog::addNote(const QString &text, const QString &name)
{
    QLabel *note = addText(text);
    note->setObjectName(name);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

} // namespace labdesk
