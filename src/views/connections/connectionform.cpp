// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionform.h"

#include "domain/textnormalization.h"
#include "ui_connectionform.h"
#include "views/connections/keptsecretfield.h"
#include "views/connections/networkform.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/pastedtext.h"
#include "widgets/rtlpainting.h"
#include "widgets/tools.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace labdesk {

ConnectionForm::ConnectionForm(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::ConnectionForm>()), m_keyHint(new InlineMessage(Tone::Warn))
{
    m_ui->setupUi(this);
    m_secret
        = new KeptSecretField({m_ui->secretEdit, m_ui->secretKeptLabel, m_ui->replaceButton, m_ui->forgetButton}, this);
    const Metrics metrics = metricsFor(this);
    m_ui->formLayout->setContentsMargins(sidedMargins(0, 0, metrics.half, 0));
    m_ui->formLayout->setHorizontalSpacing(metrics.two);
    m_ui->formLayout->setVerticalSpacing(metrics.half);
    int maxWidth = m_ui->networkForm->labelWidth(); // the same label width for both forms, even if folded
    for (QLabel *label : {m_ui->nameLabel, m_ui->environmentLabel, m_ui->baseUrlLabel, m_ui->schemeLabel,
                          m_ui->headerLabel, m_ui->authUrlLabel, m_ui->clientIdLabel, m_ui->audienceLabel,
                          m_ui->secretLabel, m_ui->storeLabel, m_ui->writesLabel}) {
        label->setMinimumHeight(metrics.formRow);
        setTextStyle(label, TextStyle::Label);
        maxWidth = std::max(maxWidth, label->sizeHint().width());
    }
    m_ui->formLayout->setColumnMinimumWidth(0, maxWidth);
    m_ui->networkForm->setLabelWidth(maxWidth);
    for (QLabel *label :
         {m_ui->nameProblemLabel, m_ui->baseUrlProblemLabel, m_ui->headerProblemLabel, m_ui->authUrlProblemLabel,
          m_ui->clientIdProblemLabel, m_ui->secretProblemLabel, m_ui->storeProblemLabel})
        setTextStyle(label, TextStyle::Small);
    for (QHBoxLayout *choices : {m_ui->environmentLayout, m_ui->schemeLayout, m_ui->storeLayout}) {
        choices->setContentsMargins({});
        choices->setSpacing(metrics.two);
    }
    m_ui->networkForm->addRow(m_ui->headerLabel, m_ui->headerEdit, {m_ui->headerProblemLabel});
    m_ui->networkForm->addRow(m_ui->audienceLabel, m_ui->audienceEdit, {});
    setTextStyle(m_ui->secretKeptLabel, TextStyle::Code);
    m_keyHint->setObjectName(u"keyHintMessage"_s);
    m_keyHint->setButton(tr("Why?"));
    m_keyHint->hide();
    constexpr int keyHintRow = 16; // left free in the .ui file
    m_ui->formLayout->addWidget(m_keyHint, keyHintRow, 1);
    setTabOrder(m_ui->forgetButton, m_keyHint->button());
    m_ui->secretLayout->setSpacing(metrics.one);
    m_ui->secretLayout->setStretch(0, 1);
    m_ui->secretLayout->setStretch(1, 1);
    for (QWidget *tool : std::initializer_list<QWidget *>{m_ui->schemeLabel, m_ui->schemeBox})
        setTool(tool);
    buddyWithChecked(m_ui->environmentLabel, m_ui->environmentBox, m_ui->environmentGroup);
    buddyWithChecked(m_ui->schemeLabel, m_ui->schemeBox, m_ui->schemeGroup);
    buddyWithChecked(m_ui->storeLabel, m_ui->storeBox, m_ui->storeGroup);
    callOnMnemonic(m_ui->secretLabel, [this] {
        if (m_secret->isTyping())
            m_ui->secretEdit->setFocus(Qt::ShortcutFocusReason);
        else
            replaceSecret();
    });
    connectFields();
    setDraft({});
}

ConnectionForm::~ConnectionForm() = default;

void ConnectionForm::connectFields()
{
    for (QLineEdit *edit : {m_ui->nameEdit, m_ui->baseUrlEdit, m_ui->headerEdit, m_ui->authUrlEdit, m_ui->clientIdEdit,
                            m_ui->audienceEdit, m_ui->secretEdit}) {
        removeInvisible(edit);
        // Not textEdited, which isn't emitted when assistive technology changes the text.
        connect(edit, &QLineEdit::textChanged, this, [this] {
            if (!m_isFilling)
                Q_EMIT edited();
        });
        connect(edit, &QLineEdit::editingFinished, this, [this, edit] {
            m_editedFields.insert(edit);
            m_ui->networkForm->setBaseUrl(draft().baseUrl);
            showProblems();
        });
    }
    connect(m_ui->environmentGroup, &QButtonGroup::buttonClicked, this, &ConnectionForm::environmentChosen);
    connect(m_ui->schemeGroup, &QButtonGroup::buttonClicked, this, [this] {
        showScheme();
        Q_EMIT edited();
    });
    connect(m_ui->storeGroup, &QButtonGroup::buttonClicked, this, &ConnectionForm::edited);
    connect(m_ui->readOnlyCheck, &QCheckBox::clicked, this, [this] {
        m_readOnlyChosen = true;
        Q_EMIT edited();
    });
    connect(m_ui->askCheck, &QCheckBox::clicked, this, &ConnectionForm::edited);
    connect(m_ui->networkForm, &NetworkForm::edited, this, [this] {
        showSecret();
        Q_EMIT edited();
    });
    connect(m_ui->networkForm, &NetworkForm::noteChanged, this, &ConnectionForm::showProblems);
    connect(m_ui->networkForm, &NetworkForm::filesRead, this, [this] {
        showProblems(); // also the notes about valid files
        Q_EMIT filesRead();
    });
    connect(m_ui->forgetButton, &QPushButton::clicked, this, &ConnectionForm::forgetRequested);
    connect(m_keyHint, &InlineMessage::buttonClicked, this, [this] {
        m_keyHint->setSecondLine(keyHintReason());
        m_keyHint->setButton({});
    });
    connect(m_ui->replaceButton, &QPushButton::clicked, this, &ConnectionForm::showSecret);
}

void ConnectionForm::setDraft(const ConnectionDraft &draft)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_draft = draft;
    m_editedFields.clear();
    m_problems = {};
    m_readOnlyChosen = draft.readOnly;
    m_ui->nameEdit->setText(draft.name);
    m_ui->sandboxRadio->setChecked(draft.environment == Environment::Sandbox);
    m_ui->productionRadio->setChecked(draft.environment == Environment::Production);
    m_ui->localRadio->setChecked(draft.environment == Environment::Local);
    m_ui->otherRadio->setChecked(draft.environment == Environment::Other);
    m_ui->baseUrlEdit->setText(draft.baseUrl);
    (draft.bearer ? m_ui->bearerRadio : m_ui->apiKeyRadio)->setChecked(true);
    m_ui->headerEdit->setText(draft.header);
    m_ui->authUrlEdit->setText(draft.authUrl);
    m_ui->clientIdEdit->setText(draft.clientId);
    m_ui->audienceEdit->setText(draft.audience);
    m_secret->setSecret(draft.typed.key, draft.stored.contains(SecretPart::Key));
    m_ui->readOnlyCheck->setChecked(draft.readOnly);
    m_ui->askCheck->setChecked(draft.asksBeforeWrites);
    m_ui->networkForm->setDraft(draft);
    (draft.typed.isSessionOnly ? m_ui->sessionRadio : m_ui->keyringRadio)->setChecked(true);
    showRules();
    setKeyringAvailable(m_isKeyringAvailable);
    showScheme();
}

ConnectionDraft ConnectionForm::draft() const
{
    ConnectionDraft draft = m_draft;
    draft.name = m_ui->nameEdit->text();
    draft.environment = m_ui->localRadio->isChecked() ? Environment::Local
        : m_ui->sandboxRadio->isChecked()             ? Environment::Sandbox
        : m_ui->productionRadio->isChecked()          ? Environment::Production
                                                      : Environment::Other;
    draft.baseUrl = normalizedText(m_ui->baseUrlEdit->text()); // replaces other digits by ASCII ones, for the port
    draft.bearer = m_ui->bearerRadio->isChecked();
    draft.header = m_ui->headerEdit->text();
    draft.authUrl = normalizedText(m_ui->authUrlEdit->text());
    draft.clientId = m_ui->clientIdEdit->text();
    draft.audience = m_ui->audienceEdit->text();
    draft.typed.key = m_secret->typed();
    draft.typed.isSessionOnly = m_isKeyringAvailable ? thisSessionOnly() : m_draft.typed.isSessionOnly;
    draft.readOnly = m_ui->readOnlyCheck->isChecked();
    draft.asksBeforeWrites = m_ui->askCheck->isChecked();
    m_ui->networkForm->writeTo(draft);
    return draft;
}

bool ConnectionForm::thisSessionOnly() const
{
    return m_ui->sessionRadio->isChecked();
}

void ConnectionForm::readFiles()
{
    m_ui->networkForm->readFiles();
}

std::vector<FieldProblem> ConnectionForm::fileProblems() const
{
    return m_ui->networkForm->fileProblems();
}

void ConnectionForm::setProblems(const std::vector<FieldProblem> &problems)
{
    m_problems = problems;
    showProblems();
}

void ConnectionForm::showAllProblems()
{
    // An empty secret field may be hidden behind the placeholder of the stored secret.
    if (hasProblem(m_problems, u"key"_s))
        m_secret->setTyping(true);
    const std::vector<FormField> all = fields();
    for (const FormField &field : all)
        // hidden fields belong to the other sign-in method
        if (field.edit == m_ui->secretEdit || !field.edit->isHidden())
            m_editedFields.insert(field.edit);
    showProblems();
    const FormField *first = firstProblem(all, m_problems);
    if (!first)
        return;
    if (m_ui->networkForm->isAncestorOf(first->edit))
        m_ui->networkForm->setExpanded(true);
    for (KeptSecretField *secret : findChildren<KeptSecretField *>())
        if (secret->edit() == first->edit)
            secret->setTyping(true);
    showSecret();
    first->edit->setFocus(Qt::OtherFocusReason);
    if (auto *line = qobject_cast<QLineEdit *>(first->edit))
        line->selectAll();
}

void ConnectionForm::setKeyMissing()
{
    m_draft.stored.erase(SecretPart::Key);
    m_secret->setTyping(true);
    showSecret();
}

void ConnectionForm::setSecretRemoved()
{
    m_draft.stored = {SecretPart::Key};
    setDraft(draft());
    setKeyMissing(); // last, because hiding the focused button moves the focus to what is visible then
}

void ConnectionForm::showProxySignIn()
{
    m_ui->networkForm->showSignIn();
}

void ConnectionForm::setKeyringAvailable(bool available)
{
    m_isKeyringAvailable = available;
    m_ui->keyringRadio->setEnabled(available);
    if (!available)
        m_ui->sessionRadio->setChecked(true);
    showNote(m_ui->storeProblemLabel,
             {available ? QString() : tr("No system keychain found. The secret is kept in memory until you quit."),
              u"warn"_s});
}

void ConnectionForm::focusFirstField()
{
    m_ui->nameEdit->setFocus(Qt::OtherFocusReason);
}

void ConnectionForm::replaceSecret()
{
    m_secret->startTyping();
    showSecret();
}

void ConnectionForm::environmentChosen()
{
    // Production connections are read-only by default; the user has to opt in to writes.
    if (!m_readOnlyChosen)
        m_ui->readOnlyCheck->setChecked(m_ui->productionRadio->isChecked());
    showRules();
    Q_EMIT edited();
}

void ConnectionForm::setRules(bool offered, bool productionReadOnly)
{
    m_offered = offered;
    m_productionReadOnly = productionReadOnly;
    showRules();
}

void ConnectionForm::showRules()
{
    const QString offered = m_offered ? tr("Provided by your administrator.") : QString();
    for (QLineEdit *edit : {m_ui->nameEdit, m_ui->baseUrlEdit, m_ui->headerEdit, m_ui->authUrlEdit, m_ui->clientIdEdit,
                            m_ui->audienceEdit}) {
        edit->setReadOnly(m_offered); // still selectable and readable by screen readers
        edit->setToolTip(offered);
    }
    for (QWidget *choice : std::initializer_list<QWidget *>{m_ui->localRadio, m_ui->sandboxRadio, m_ui->productionRadio,
                                                            m_ui->otherRadio, m_ui->apiKeyRadio, m_ui->bearerRadio})
        setUnavailable(choice, offered);
    setUnavailable(m_ui->askCheck, offered);
    m_ui->networkForm->setLocked(offered);
    const bool isReadOnlyForced = m_productionReadOnly && m_ui->productionRadio->isChecked();
    if (isReadOnlyForced)
        m_ui->readOnlyCheck->setChecked(true);
    setUnavailable(m_ui->readOnlyCheck,
                   isReadOnlyForced ? tr("Your administrator keeps production read-only.") : offered);
}

void ConnectionForm::showScheme()
{
    const bool bearer = m_ui->bearerRadio->isChecked();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ui->headerLabel, m_ui->headerEdit})
        widget->setVisible(!bearer);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_ui->authUrlLabel, m_ui->authUrlEdit, m_ui->clientIdLabel,
                                          m_ui->clientIdEdit, m_ui->audienceLabel, m_ui->audienceEdit})
        widget->setVisible(bearer);
    m_ui->secretLabel->setText(bearer ? tr("C&lient secret") : tr("API &key"));
    m_ui->secretEdit->setAccessibleName(bearer ? tr("Client secret") : tr("API key"));
    showSecret();
    showProblems();
}

void ConnectionForm::showSecret()
{
    const bool isTypingSecret = m_secret->isTyping();
    m_ui->secretLabel->setBuddy(isTypingSecret ? static_cast<QWidget *>(m_ui->secretEdit) : m_ui->secretKeptLabel);
    // Where to store a secret is chosen when it is entered.
    const bool offersStorage = isTypingSecret || m_ui->networkForm->isTypingSecret();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ui->storeLabel, m_ui->storeBox})
        widget->setVisible(offersStorage);
    m_ui->storeProblemLabel->setVisible(offersStorage && !m_isKeyringAvailable);
}

std::vector<FormField> ConnectionForm::fields() const
{
    std::vector<FormField> all = {{u"name"_s, m_ui->nameEdit, m_ui->nameProblemLabel},
                                  {u"baseUrl"_s, m_ui->baseUrlEdit, m_ui->baseUrlProblemLabel},
                                  {u"authUrl"_s, m_ui->authUrlEdit, m_ui->authUrlProblemLabel},
                                  {u"clientId"_s, m_ui->clientIdEdit, m_ui->clientIdProblemLabel},
                                  {u"key"_s, m_ui->secretEdit, m_ui->secretProblemLabel},
                                  {u"header"_s, m_ui->headerEdit, m_ui->headerProblemLabel}};
    for (FormField &field : all)
        field.isUntouched = !m_editedFields.contains(field.edit);
    std::ranges::copy(m_ui->networkForm->fields(), std::back_inserter(all));
    return all;
}

void ConnectionForm::showProblems()
{
    markProblems(fields(), m_problems);
    const QString hint = keyHint(draft());
    if (hint.isEmpty() || hint != m_keyHint->sentence()) { // keeps the explanation of an unchanged hint
        m_keyHint->setSecondLine({});
        m_keyHint->setButton(tr("Why?"));
    }
    m_keyHint->setSentence(hint);
    m_keyHint->setVisible(!hint.isEmpty());
}

} // namespace labdesk
