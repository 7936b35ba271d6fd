// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/passphrasedialog.h"

#include "session/screenlock.h"
#include "shell/passphrasefield.h"
#include "text/localtexts.h"
#include "widgets/inlinemessage.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

Secret secretFrom(const QLineEdit *field)
{
    return Secret(field->text().toUtf8());
}

QString titleFor(PassphraseDialog::Purpose purpose)
{
    switch (purpose) {
    case PassphraseDialog::Purpose::Set:
        return PassphraseDialog::tr("Set passphrase");
    case PassphraseDialog::Purpose::Change:
        return PassphraseDialog::tr("Change passphrase");
    case PassphraseDialog::Purpose::Remove:
        return PassphraseDialog::tr("Remove the passphrase?");
    }
    Q_UNREACHABLE();
}

} // namespace

PassphraseDialog::PassphraseDialog(ScreenLock &lock, Purpose purpose, QWidget *parent)
    : DialogFrame(titleFor(purpose), parent), m_lock(lock), m_purpose(purpose), m_message(new InlineMessage(Tone::Bad))
{
    setObjectName(u"passphraseDialog"_s);
    addText(purpose == Purpose::Remove ? tr("Without a passphrase, anyone at this computer can unlock Labdesk.")
                                       : tr("You’ll need it to unlock Labdesk and each time Labdesk starts. It "
                                            "protects against people at this computer, not against someone with access "
                                            "to your files. If you forget it, you’ll have to enter your keys again."));
    if (purpose != Purpose::Set)
        m_current = addField(purpose == Purpose::Change ? tr("&Current passphrase") : tr("&Passphrase"),
                             u"currentPassphraseEdit"_s);
    if (purpose != Purpose::Remove) {
        m_new
            = addField(tr("&New passphrase, at least %1 characters").arg(localNumber(ScreenLock::minPassphraseLength)),
                       u"newPassphraseEdit"_s);
        m_again = addField(tr("Confi&rm passphrase"), u"samePassphraseEdit"_s);
    }
    m_message->setObjectName(u"passphraseMessage"_s);
    m_message->hide();
    addBody(m_message);
    setAction(purpose == Purpose::Set          ? tr("Set &passphrase")
                  : purpose == Purpose::Change ? tr("C&hange")
                                               : tr("&Remove"));
    action()->setDefault(true);
    (m_current ? m_current : m_new)->setFocus();
    connect(this, &DialogFrame::actionRequested, this, &PassphraseDialog::take);
    connect(&lock, &ScreenLock::waitChanged, this, &PassphraseDialog::showWait);
    showState();
    if (m_current)
        showWait(lock.secondsToWait());
}

QLineEdit *PassphraseDialog::addField(const QString &caption, const QString &name)
{
    auto *field = new PassphraseField(caption, name);
    QLineEdit *edit = field->edit();
    addBody(field);
    connect(edit, &QLineEdit::textChanged, this, [this] {
        m_message->hide();
        showState();
    });
    return edit;
}

void PassphraseDialog::showState()
{
    const bool isAsked = !m_current || !m_current->text().isEmpty();
    const bool isNew
        = !m_new || (m_new->text().size() >= ScreenLock::minPassphraseLength && !m_again->text().isEmpty());
    action()->setEnabled(isAsked && isNew && !m_isBusy && (!m_current || m_lock.secondsToWait() == 0));
}

void PassphraseDialog::take()
{
    if (!action()->isEnabled())
        return;
    if (m_new && m_new->text() != m_again->text()) {
        m_message->showOutcome(Tone::Bad, tr("The passphrases don’t match."), tr("Enter the new passphrase twice."));
        return;
    }
    setBusy(true);
    if (!m_current)
        return carryOut();
    m_lock.tryPassphrase(secretFrom(m_current), this, [this](bool isCorrect) {
        if (isCorrect)
            return carryOut();
        setBusy(false);
        m_current->clear();
        m_current->setFocus();
        m_message->showOutcome(Tone::Bad, tr("Incorrect passphrase."));
        showWait(m_lock.secondsToWait());
    });
}

void PassphraseDialog::carryOut()
{
    if (m_purpose == Purpose::Remove) {
        m_lock.removePassphrase();
        return accept();
    }
    m_lock.setPassphrase(secretFrom(m_new), this, [this](bool done) {
        if (done)
            return accept();
        setBusy(false);
        m_message->showOutcome(Tone::Bad, tr("Couldn’t set the passphrase: not enough memory."),
                               tr("Close other programs and try again."));
    });
}

void PassphraseDialog::showWait(int seconds)
{
    if (!m_current || m_isBusy)
        return;
    m_current->setEnabled(seconds == 0);
    if (seconds > 0) {
        m_message->setVisualSecondLine(tr("Try again in %1 s.").arg(localNumber(seconds)));
        m_message->show();
    } else if (m_message->isVisible()) {
        m_message->setSecondLine({});
        m_current->setFocus();
    }
    showState();
}

void PassphraseDialog::setBusy(bool busy)
{
    m_isBusy = busy;
    for (QLineEdit *edit : {m_current, m_new, m_again})
        if (edit)
            edit->setEnabled(!busy);
    showState();
}

} // namespace labdesk
