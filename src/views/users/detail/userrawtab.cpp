// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/userrawtab.h"

#include "models/jsonwalk.h"
#include "output/privatefile.h"
#include "privacy/inspection.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/common/jsonpanel.h"
#include "widgets/adaptiverow.h"
#include "widgets/button.h"
#include "widgets/copykey.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/revealquestion.h"
#include "widgets/segmentedcontrol.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString formatChange(const JsonChange &change)
{
    const QString path = change.path.isEmpty() ? u"$"_s : change.path;
    switch (change.kind) {
    case JsonChange::Kind::Added:
        return u"+ %1: %2"_s.arg(path, change.after);
    case JsonChange::Kind::Removed:
        return u"\u2212 %1: %2"_s.arg(path, change.before);
    case JsonChange::Kind::Changed:
        break;
    }
    return change.before == change.after ? UserRawTab::tr("~ %1: %2, changed").arg(path, change.after)
                                         : UserRawTab::tr("~ %1: %2 → %3", "a path, and its value before and after")
                                               .arg(path, change.before, change.after);
}

} // namespace

UserRawTab::UserRawTab(QWidget *parent)
    : QWidget(parent), m_choice(new SegmentedControl(tr("Response to show"))),
      m_reveal(makeButton(tr("Show hidden values"), IconName::Eye, ButtonKind::Plain, u"rawRevealButton"_s)),
      m_copy(makeButton(tr("Copy"), IconName::Copy, ButtonKind::Plain, u"rawCopyButton"_s)),
      m_save(makeButton(tr("Save…"), IconName::Export, ButtonKind::Plain, u"rawSaveButton"_s)), m_panel(new JsonPanel),
      m_note(makeLabel(QString(), TextStyle::Small)), m_saved(new InlineMessage(Tone::Ok))
{
    buildHead();
    const Metrics m = metricsFor(this);
    m_note->setObjectName(u"rawNoteLabel"_s);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_saved->setObjectName(u"rawSavedMessage"_s);
    m_saved->hide();
    for (const QString &word : {tr("Hide values"), tr("Show hidden values")}) {
        m_reveal->setText(word);
        reserveCurrentWidth(m_reveal);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.three, m.two, m.three, m.two);
    layout->setSpacing(m.oneAndHalf);
    layout->addWidget(new AdaptiveRow(makeRow({m_choice}), makeRow({m_reveal, m_copy, m_save}, m.one)));
    layout->addWidget(m_note);
    layout->addWidget(m_saved);
    layout->addWidget(m_panel, 1);

    m_hideTimer.setSingleShot(true);
    m_hideTimer.setInterval(30s);
    connect(&m_hideTimer, &QTimer::timeout, this, &UserRawTab::showResponse);
    connect(m_reveal, &QPushButton::clicked, this, &UserRawTab::toggle);
    connect(m_save, &QPushButton::clicked, this, &UserRawTab::chooseFile);
    setUnavailable(m_save, exportDisabledReason());
    connect(m_choice, &SegmentedControl::currentIndexChanged, this, [this] {
        m_saved->hide();
        showResponse();
    });
    showResponse();
}

void UserRawTab::buildHead()
{
    m_choice->setObjectName(u"rawResponseControl"_s);
    m_choice->addSegment(tr("User"));
    m_choice->addSegment(tr("Connected sources"));
    m_choice->addSegment(tr("Insurance"));
    m_choice->setCurrentIndex(0);
    auto *menu = new QMenu(m_copy);
    menu->setObjectName(u"rawCopyMenu"_s);
    QAction *path = menu->addAction(tr("Copy &path"), m_panel, &JsonPanel::copyPath);
    path->setObjectName(u"rawCopyPathAction"_s);
    QAction *value = menu->addAction(tr("Copy &value"), m_panel, &JsonPanel::copyValue);
    value->setObjectName(u"rawCopyValueAction"_s);
    menu->addAction(tr("Copy &all"), this,
                    [this] {
                        output::copyText(m_panel->shownText(),
                                         isRevealed() ? output::CopySensitivity::Personal
                                                      : output::CopySensitivity::Usual);
                        if (isRevealed())
                            Q_EMIT audited({.operation = AuditOperation::CopyResponse});
                        showCopiedToast(this, tr("Copied the response."));
                    })
        ->setObjectName(u"rawCopyAllAction"_s);
    connect(menu, &QMenu::aboutToShow, this, [this, path, value] {
        path->setEnabled(m_panel->hasCurrent());
        value->setEnabled(m_panel->hasCurrent());
    });
    openMenuBy(m_copy, menu);
}

void UserRawTab::setResponse(Response response, const Body &body)
{
    Shown &shown = m_responses[size_t(response)];
    if (shown.now == body)
        return;
    // While a newer response is loading or has failed, the previous one is kept for the comparison.
    if (shown.now.at.isValid() && body.at.isValid() && shown.now.at != body.at)
        shown.before = shown.now;
    const bool isSame = shown.now.bytes == body.bytes && shown.now.drift == body.drift && shown.now.why == body.why;
    shown.now = body;
    if (int(response) != m_choice->currentIndex())
        return;
    isSame ? showChanges(shown) : showResponse(); // doesn't refill an unchanged tree, which would collapse its rows
}

UserRawTab::Response UserRawTab::chosen() const
{
    return Response(m_choice->currentIndex());
}

void UserRawTab::choose(Response response)
{
    m_choice->setCurrentIndex(int(response));
}

void UserRawTab::clear(const QString &fileStem)
{
    m_hideTimer.stop();
    for (auto *file : findChildren<QFileDialog *>())
        file->reject(); // this file dialog would save a response of the previous user
    m_panel->clearSearch();
    m_responses = {};
    m_fileStem = fileStem;
    m_saved->hide();
    showResponse();
}

void UserRawTab::focusSearch()
{
    m_panel->focusSearch();
}

void UserRawTab::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!isRevealed())
        return;
    m_hideTimer.stop();
    showResponse();
}

void UserRawTab::toggle()
{
    if (!isRevealed())
        return askBeforeReveal(this, tr("the whole response"), [this] {
            m_hideTimer.start();
            Q_EMIT audited({.operation = AuditOperation::RevealResponse});
            showResponse();
        });
    m_hideTimer.stop();
    showResponse();
}

privacy::RecordKind UserRawTab::kind() const
{
    switch (chosen()) {
    case Response::User:
        return privacy::RecordKind::User;
    case Response::Providers:
        return privacy::RecordKind::ConnectedProviders;
    case Response::Insurance:
        break;
    }
    return privacy::RecordKind::Insurance; // the strictest kind
}

QByteArray UserRawTab::masked(const Body &body) const
{
    // An unusable response may have any form, and quote anything.
    return body.why.isEmpty() ? privacy::maskedJson(body.bytes, kind()) : privacy::displayableBody(body.bytes, kind());
}

QString UserRawTab::shown(const Body &body) const
{
    return QString::fromUtf8(isRevealed() ? privacy::prettyJson(body.bytes) : masked(body));
}

void UserRawTab::showResponse()
{
    const Shown &response = m_responses[size_t(m_choice->currentIndex())];
    const QByteArray &bytes = response.now.bytes;
    const auto copied = isRevealed() ? output::CopySensitivity::Personal : output::CopySensitivity::Usual;
    const bool isJson = !masked(response.now).isEmpty();
    showReveal();
    if (isJson)
        m_panel->showJson(shown(response.now), response.now.drift, copied);
    else if (bytes.isEmpty())
        m_panel->showText({}, response.now.why, copied);
    else
        m_panel->showText(isRevealed() ? shown(response.now) : QString(),
                          tr("This response isn’t JSON, so Labdesk can’t detect personal data in it. To view it, "
                             "select “Show hidden values”."),
                          copied);
    showChanges(response);
    m_copy->setEnabled(!m_panel->shownText().isEmpty());
    m_save->setEnabled(!m_panel->shownText().isEmpty() && privacy::mayExport());
    showNote(response.now, isJson);
}

void UserRawTab::showNote(const Body &body, bool isJson)
{
    QStringList lines;
    if (!body.drift.isEmpty())
        lines += tr("Unknown fields, not in the contract: %1").arg(body.drift.join(u", "_s));
    QStringList facts; // on one line; without a body, the reason is shown instead of it
    if (!body.why.isEmpty() && !body.bytes.isEmpty())
        facts += isJson ? body.why : body.why.section(u'\n', 0, 0);
    if (!body.bytes.isEmpty() && !isJson)
        facts += {body.type.left(80), localDataSize(body.bytes.size())};
    facts.removeAll(QString());
    if (!facts.isEmpty())
        lines += joinFacts(facts);
    m_note->setVisible(!lines.isEmpty());
    setWrappedText(m_note, lines.join(u'\n'));
}

void UserRawTab::showReveal()
{
    const bool open = isRevealed();
    m_reveal->setText(open ? tr("Hide values") : tr("Show hidden values"));
    m_reveal->setIcon(icon(open ? IconName::EyeOff : IconName::Eye));
    m_reveal->setToolTip(open ? QString() : tr("Shows personal data for 30 seconds"));
    m_reveal->setEnabled(!m_responses[size_t(m_choice->currentIndex())].now.bytes.isEmpty());
}

void UserRawTab::showChanges(const Shown &response)
{
    if (!response.now.at.isValid() || !response.before.at.isValid())
        return m_panel->setChanges(tr("Only one response so far. Reload the user (F5) to compare it with the next."),
                                   {});
    const auto clock = [](const QDateTime &at) { return localTimeWithSeconds(at.toLocalTime().time()); };
    QStringList lines;
    auto changes = jsonChanges(QString::fromUtf8(privacy::prettyJson(response.before.bytes)),
                               QString::fromUtf8(privacy::prettyJson(response.now.bytes)), shown(response.before),
                               shown(response.now));
    std::stable_partition(changes.begin(), changes.end(), [](const JsonChange &change) {
        return change.kind == JsonChange::Kind::Removed;
    }); // removed lines first, as in any diff
    for (const JsonChange &change : changes)
        lines += formatChange(change);
    const QString words
        = lines.isEmpty() ? tr("No changes between %1 and %2.") : tr("Response at %1, compared with %2:");
    m_panel->setChanges(words.arg(clock(response.now.at), clock(response.before.at)), lines);
}

QString UserRawTab::suggestedFile() const
{
    const QString names[] = {u"user"_s, u"providers"_s, u"insurance"_s};
    const Body &body = m_responses[size_t(m_choice->currentIndex())].now;
    const QString kind = body.bytes.isEmpty() || !masked(body).isEmpty() ? u"json"_s : u"txt"_s;
    QStringList parts{u"labdesk"_s, m_fileStem, names[m_choice->currentIndex()]};
    parts.removeAll({});
    return QDir(output::downloadFolder()).filePath(u"%1.%2"_s.arg(parts.join(u'-'), kind));
}

void UserRawTab::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Save response"), suggestedFile());
    dialog->setObjectName(u"rawFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &UserRawTab::saveTo);
    dialog->open();
}

void UserRawTab::saveTo(const QString &file)
{
    if (const auto problem = output::writePrivateFile(file, m_panel->shownText().toUtf8())) {
        const output::FileProblemText text = output::describe(*problem, file);
        return m_saved->showOutcome(Tone::Bad, text.sentence, text.nextStep);
    }
    if (isRevealed())
        Q_EMIT audited({.operation = AuditOperation::SaveResponse});
    m_saved->showOutcome(Tone::Ok,
                         isRevealed() ? tr("Saved with personal data.") : tr("Saved with personal data hidden."),
                         QDir::toNativeSeparators(file));
}

} // namespace labdesk
