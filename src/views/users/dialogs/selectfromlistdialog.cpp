// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/selectfromlistdialog.h"

#include "domain/inthread.h"
#include "output/desktop/clipboard.h"
#include "privacy/sensitive.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "widgets/copykey.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr qsizetype maxShownLength = 20'000; ///< in characters
constexpr qsizetype maxShown = 500;          ///< number of missing IDs displayed; copying includes all

} // namespace

/// Passes on texts that are too long to display.
class SelectFromListDialog::Field : public QPlainTextEdit
{
public:
    explicit Field(std::function<void(const QString &)> takeLargeText) : m_takeLargeText(std::move(takeLargeText)) { }

    void paste(const QString &text)
    {
        if (text.size() > maxShownLength)
            m_takeLargeText(text);
        else
            insertPlainText(text);
    }

protected:
    void insertFromMimeData(const QMimeData *source) override { paste(source->text()); }

private:
    std::function<void(const QString &)> m_takeLargeText;
};

SelectFromListDialog::SelectFromListDialog(const UserSnapshot &users, bool isComplete, QWidget *parent)
    : DialogFrame(tr("Select users from a list"), parent), m_users(users),
      m_canceled(std::make_shared<CancelFlag>(false)),
      m_field(new Field([this](const QString &text) { takeLargeText(text); })),
      m_largeMessage(new InlineMessage(Tone::Info)), m_found(makeLabel({}, TextStyle::Strong)),
      m_notes(makeLabel({}, TextStyle::Label)), m_missingArea(new QWidget),
      m_missingTitle(makeLabel({}, TextStyle::Label)), m_missingIds(new QPlainTextEdit)
{
    setObjectName(u"selectFromListDialog"_s);
    const Metrics m = metricsFor(this);
    addText(tr("Paste client IDs or user IDs, such as a column or rows of a spreadsheet. They aren’t saved."));
    m_field->setObjectName(u"pastedIdsEdit"_s);
    m_field->setAccessibleName(tr("Client IDs or user IDs"));
    m_field->setPlaceholderText(tr("One ID per line, or a table with a column of IDs"));
    m_field->setTabChangesFocus(true);
    m_field->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_field->setFixedHeight(m.px(132));
    addBody(m_field);
    m_largeMessage->setObjectName(u"largePasteMessage"_s);
    m_largeMessage->hide();
    addBody(m_largeMessage);
    m_found->setObjectName(u"pastedFoundLabel"_s);
    addBody(m_found);
    m_notes->setObjectName(u"pastedHintsLabel"_s);
    m_notes->setWordWrap(true);
    m_notes->hide();
    addBody(m_notes);

    m_missingIds->setObjectName(u"pastedMissingEdit"_s);
    m_missingIds->setReadOnly(true);
    m_missingIds->setTabChangesFocus(true);
    m_missingIds->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_missingIds->setFixedHeight(m.px(88));
    m_missingTitle->setObjectName(u"pastedMissingLabel"_s);
    m_missingTitle->setBuddy(m_missingIds);
    auto *copy = makeButton(tr("&Copy IDs not found"), IconName::Copy, ButtonKind::Plain, u"copyMissingButton"_s);
    setSmall(copy);
    setUnavailable(copy, idCopyDisabledReason());
    auto *title = new QHBoxLayout;
    title->addWidget(m_missingTitle, 1);
    title->addWidget(copy);
    auto *missing = makeColumnLayout(m_missingArea, m.half);
    missing->addLayout(title);
    QLabel *mayExistLabel
        = makeLabel(tr("The user list is incomplete, so some of these users may exist."), TextStyle::Label);
    mayExistLabel->setObjectName(u"pastedMayExistLabel"_s);
    mayExistLabel->setWordWrap(true);
    mayExistLabel->setVisible(!isComplete);
    missing->addWidget(mayExistLabel);
    missing->addWidget(m_missingIds);
    m_missingArea->hide();
    addBody(m_missingArea);
    setAction(tr("Select users"))->setDefault(true);
    connect(m_field, &QPlainTextEdit::textChanged, this, &SelectFromListDialog::search);
    connect(m_largeMessage, &InlineMessage::buttonClicked, this, [this] { takeLargeText({}); });
    connect(copy, &QPushButton::clicked, this, &SelectFromListDialog::copyNotFound);
    connect(&m_search, &QFutureWatcherBase::finished, this, [this] { showResult(m_search.result()); });
    connect(this, &DialogFrame::actionRequested, this, [this] {
        Q_EMIT chosen(m_result.found);
        accept();
    });
    showResult(PastedUsers());
    m_field->setFocus();
}

SelectFromListDialog::~SelectFromListDialog()
{
    *m_canceled = true;
}

void SelectFromListDialog::paste(const QString &text)
{
    m_isActionFocusPending = true;
    m_field->paste(text);
}

void SelectFromListDialog::takeLargeText(const QString &text)
{
    m_large = text;
    m_field->setVisible(text.isEmpty());
    if (text.isEmpty()) {
        m_largeMessage->hide();
        m_field->setFocus();
    } else {
        m_largeMessage->showMessage(Tone::Info,
                                    tr("Pasted %Ln line(s).", nullptr, int(text.trimmed().count(u'\n') + 1)),
                                    tr("This list is too long to display."), tr("C&lear"));
    }
    search();
}

void SelectFromListDialog::search()
{
    *m_canceled = true; // the search for the previous text
    m_canceled = std::make_shared<CancelFlag>(false);
    action()->setEnabled(false); // until the result is known
    const QString text = m_large.isEmpty() ? m_field->toPlainText() : m_large;
    m_search.setFuture(
        inThread([text, users = m_users, canceled = m_canceled] { return usersNamedIn(text, users, canceled.get()); }));
}

void SelectFromListDialog::showResult(const std::optional<PastedUsers> &result)
{
    if (!result)
        return;
    m_result = *result;
    const int found = int(m_result.found.count());
    action()->setEnabled(found > 0);
    action()->setText(found > 0 ? tr("&Select %Ln user(s)", nullptr, found) : tr("Select users"));
    if (m_result.idCount > 0 && std::exchange(m_isActionFocusPending, false) && found > 0)
        action()->setFocus();
    m_found->setText(m_result.idCount == 0 ? QString() : tr("%Ln user(s) found", nullptr, found));
    QStringList hints;
    if (m_result.column > 0)
        hints += tr("IDs are taken from column %1.").arg(localNumber(m_result.column));
    if (!m_result.repeated.isEmpty())
        hints += tr("%Ln ID(s) are duplicates and were counted once.", nullptr, int(m_result.repeated.size()));
    if (!m_result.ambiguous.isEmpty())
        hints += tr("%Ln client ID(s) belong to several users, who are all selected.", nullptr,
                    int(m_result.ambiguous.size()));
    m_notes->setText(hints.join(u' '));
    m_notes->setVisible(!hints.isEmpty());
    const QStringList &missing = m_result.notFound;
    m_missingArea->setVisible(!missing.isEmpty());
    m_missingTitle->setText(tr("Not found: %1").arg(formatCount(missing.size())));
    QStringList shown = missing.first(std::min(maxShown, missing.size()));
    for (QString &id : shown)
        id = privacy::shown(privacy::Field::ClientUserId, id);
    if (missing.size() > shown.size())
        shown += tr("… and %Ln more", nullptr, int(missing.size() - shown.size()));
    m_missingIds->setPlainText(shown.join(u'\n'));
}

void SelectFromListDialog::copyNotFound()
{
    output::copyText(m_result.notFound.join(u'\n'),
                     output::copySensitivity(privacy::Field::ClientUserId, m_result.notFound));
    showCopiedToast(this, tr("Copied %Ln ID(s).", nullptr, int(m_result.notFound.size())));
}

} // namespace labdesk
