// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/networkform.h"

#include "domain/textnormalization.h"
#include "session/proxyinforce.h"
#include "text/localtexts.h"
#include "views/connections/keptsecretfield.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"
#include "widgets/pastedtext.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::array offeredTimeouts = {10, 30, 60, 120, 300};

/// A label below a field, hidden while empty.
QLabel *makeFieldText(const QString &objectName)
{
    QLabel *label = makeLabel({}, TextStyle::Small);
    label->setObjectName(objectName);
    label->setWordWrap(true);
    return label;
}

/// Shows a file dialog named `name`, in the folder of the current file, and puts the selected path into `field`. The
/// dialog is a child of the field.
void chooseFileFor(QLineEdit *field, const QString &name, const QString &title, const QString &filter)
{
    auto *dialog = new QFileDialog(field, title, QFileInfo(field->text()).absolutePath(), filter);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, field, [field](const QString &file) {
        field->setText(QDir::toNativeSeparators(file));
        Q_EMIT field->editingFinished();
    });
    dialog->open();
}

void addTimeout(QComboBox *box, int seconds)
{
    box->addItem(NetworkForm::tr("%1\u00a0s").arg(localNumber(seconds)), seconds);
}

/// Describes a valid CA file.
QString factsOf(const CaFile &file)
{
    const QString until = localDate(file.firstExpiry().toLocalTime().date());
    const QString found
        = NetworkForm::tr("%Ln certificate(s), starting with “%1”.", nullptr, int(file.certificates.size()))
              .arg(file.firstName());
    return found + u' '
        + (file.hasExpired(QDateTime::currentDateTimeUtc())
               ? NetworkForm::tr("Expired certificates are ignored; the first one expired on %1.").arg(until)
               : NetworkForm::tr("Valid until %1.").arg(until));
}

} // namespace

/// The client certificate file of a connection, and its passphrase.
class CertificateFields : public QWidget
{
    Q_OBJECT

public:
    CertificateFields()
        : m_file(new QLineEdit), m_browse(makeButton(tr("Choose…"), ButtonKind::Plain, u"clientCertificateButton"_s)),
          m_passphraseRow(new QWidget),
          m_passphrase(new KeptSecretField(u"certificatePassphrase"_s, tr("Passphrase for the file"), m_passphraseRow)),
          m_words(makeFieldText(u"clientCertificateWordsLabel"_s))
    {
        m_file->setObjectName(u"clientCertificateEdit"_s);
        m_file->setAccessibleName(tr("Client certificate file"));
        m_file->setPlaceholderText(tr("PEM or PKCS #12 file (optional)"));
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins({});
        grid->setSpacing(metricsFor(this).half);
        grid->setHorizontalSpacing(metricsFor(this).one);
        grid->addWidget(m_file, 0, 0);
        grid->addWidget(m_browse, 0, 1);
        grid->addWidget(m_passphraseRow, 1, 0, 1, 2);
        grid->addWidget(m_words, 2, 0, 1, 2);
        grid->setRowMinimumHeight(0, metricsFor(this).formRow); // as high as the label beside it
        grid->setColumnStretch(0, 1);
        setFocusProxy(m_file);
        connect(m_file, &QLineEdit::textChanged, this, [this](const QString &file) {
            m_passphraseRow->setVisible(!file.trimmed().isEmpty());
            followEdit();
        });
        connect(m_passphrase, &KeptSecretField::edited, this, &CertificateFields::followEdit);
        for (const QLineEdit *edit : {m_file, m_passphrase->edit()})
            connect(edit, &QLineEdit::editingFinished, this, [this] {
                read();
                Q_EMIT wasRead();
            });
        connect(m_browse, &QPushButton::clicked, this, &CertificateFields::chooseFile);
        m_passphraseRow->hide(); // hidden until there is a file
    }

    void setDraft(const ConnectionDraft &draft)
    {
        m_file->setText(draft.clientCertificate);
        m_hasPassphrase = draft.stored.contains(SecretPart::CertificatePassphrase);
        m_passphrase->setSecret(draft.typed.certificatePassphrase, m_hasPassphrase);
        read();
    }

    void read()
    {
        forget();
        const QString file = m_file->text().trimmed();
        if (file.isEmpty())
            return;
        const auto found = readClientCertificate(file, m_passphrase->typed());
        if (!found.ok())
            m_problem = certificateProblem(found.error(), m_hasPassphrase);
        if (m_problem)
            m_note = {m_problem->message, u"bad"_s};
        else if (!found.ok())
            m_note = {tr("The stored passphrase is used when you connect.")};
        else
            m_note = {tr("Certificate “%1”, valid until %2.")
                          .arg(found.value().name(),
                               localDate(found.value().chain.first().expiryDate().toLocalTime().date()))};
    }

    const std::optional<FieldProblem> &problem() const { return m_problem; } ///< as last read

    void writeTo(ConnectionDraft &draft) const
    {
        draft.clientCertificate = m_file->text();
        draft.typed.certificatePassphrase = m_passphrase->typed();
    }

    std::vector<FormField> fields() const
    {
        return {{u"clientCertificate"_s, m_file, m_words, m_note},
                {u"certificatePassphrase"_s, m_passphrase->edit(), m_words}};
    }

    void setLocked(const QString &reason)
    {
        m_file->setReadOnly(!reason.isEmpty()); // still selectable and readable by screen readers
        m_file->setToolTip(reason);
        setUnavailable(m_browse, reason);
    }

    bool isTypingSecret() const { return !m_file->text().trimmed().isEmpty() && m_passphrase->isTyping(); }

Q_SIGNALS:
    void edited();  ///< by the user
    void wasRead(); ///< because a field was left

private:
    void forget()
    {
        m_problem.reset();
        m_note = {};
    }
    void followEdit()
    {
        forget();
        Q_EMIT edited();
    }
    void chooseFile()
    {
        chooseFileFor(m_file, u"clientCertificateDialog"_s, tr("Client certificate"),
                      tr("Certificates with a key (%1)").arg(u"*.p12 *.pfx *.pem"_s) + u";;"_s
                          + tr("All files (%1)").arg(u"*"_s));
    }

    bool m_hasPassphrase = false;
    std::optional<FieldProblem> m_problem; ///< of the file as last read
    FieldNote m_note;                      ///< likewise
    QLineEdit *m_file;
    QPushButton *m_browse;
    QWidget *m_passphraseRow;
    KeptSecretField *m_passphrase;
    QLabel *m_words;
};

/// User name and password for a proxy that requires authentication.
class ProxySignInFields : public QWidget
{
    Q_OBJECT

public:
    ProxySignInFields()
        : m_user(new QLineEdit), m_passwordRow(new QWidget),
          m_password(new KeptSecretField(u"proxyPassword"_s, tr("Proxy password"), m_passwordRow)),
          m_words(makeFieldText(u"proxySignInWordsLabel"_s))
    {
        m_user->setObjectName(u"proxyUserEdit"_s);
        m_user->setAccessibleName(tr("Proxy user name"));
        m_user->setPlaceholderText(tr("Optional"));
        removeInvisible(m_user);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins({});
        grid->setSpacing(metricsFor(this).half);
        grid->setHorizontalSpacing(metricsFor(this).one);
        grid->addWidget(m_user, 0, 0);
        grid->addWidget(m_passwordRow, 0, 1);
        grid->addWidget(m_words, 1, 0, 1, 2);
        grid->setRowMinimumHeight(0, metricsFor(this).formRow); // as high as the label beside it
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(1, 1);
        setFocusProxy(m_user);
        connect(m_user, &QLineEdit::textChanged, this, [this](const QString &user) {
            m_passwordRow->setVisible(!user.trimmed().isEmpty());
            Q_EMIT edited();
        });
        connect(m_password, &KeptSecretField::edited, this, &ProxySignInFields::edited);
        m_passwordRow->hide(); // hidden until there is a user name
    }

    void setDraft(const ConnectionDraft &draft)
    {
        m_user->setText(draft.proxyUser);
        m_password->setSecret(draft.typed.proxyPassword, draft.stored.contains(SecretPart::ProxyPassword));
    }

    void writeTo(ConnectionDraft &draft) const
    {
        draft.proxyUser = m_user->text();
        draft.typed.proxyPassword = m_password->typed();
    }

    std::vector<FormField> fields() const
    {
        const bool hasUser = !m_user->text().trimmed().isEmpty();
        const FieldNote note = {
            hasUser
                ? tr("Sent only to the proxy, when it requires sign-in. Basic sign-in sends the password unencrypted.")
                : QString()};
        return {{u"proxyUser"_s, m_user, m_words, note}, {u"proxyPassword"_s, m_password->edit(), m_words}};
    }

    void setLocked(const QString &reason)
    {
        m_user->setReadOnly(!reason.isEmpty()); // still selectable and readable by screen readers
        m_user->setToolTip(reason);
    }

    bool isTypingSecret() const { return !isHidden() && !m_user->text().trimmed().isEmpty() && m_password->isTyping(); }

    /// Focuses the input that is needed.
    void focusFirst()
    {
        if (m_user->text().trimmed().isEmpty())
            m_user->setFocus(Qt::OtherFocusReason);
        else
            m_password->startTyping();
    }

Q_SIGNALS:
    void edited(); ///< by the user

private:
    QLineEdit *m_user;
    QWidget *m_passwordRow;
    KeptSecretField *m_password;
    QLabel *m_words;
};

NetworkForm::NetworkForm(QWidget *parent)
    : QWidget(parent),
      m_advancedButton(makeButton(tr("Ad&vanced"), IconName::ChevronRight, ButtonKind::Flat, u"routeButton"_s)),
      m_summary(makeFieldText(u"routeSummaryLabel"_s)), m_body(new QWidget(this)), m_proxies(new QButtonGroup(this)),
      m_ownProxy(new QLineEdit), m_proxyNote(makeFieldText(u"proxyWordsLabel"_s)),
      m_proxyLookup(new QFutureWatcher<void>(this)), m_signIn(new ProxySignInFields), m_file(new QLineEdit),
      m_browse(makeButton(tr("Choose…"), ButtonKind::Plain, u"authorityFileButton"_s)),
      m_authorityNote(makeFieldText(u"authorityWordsLabel"_s)), m_certificate(new CertificateFields),
      m_timeout(new QComboBox)
{
    const Metrics metrics = metricsFor(this);
    m_advancedButton->setAccessibleName(tr("Advanced: proxy, certificates, timeout"));
    connect(m_advancedButton, &QPushButton::clicked, this, [this] { setExpanded(m_body->isHidden()); });
    auto *head = makeRowLayout(metrics.one);
    head->addWidget(m_advancedButton, 0, Qt::AlignLeading);
    head->addWidget(m_summary, 1);
    m_advancedButton->setProperty("density", u"inline"_s); // aligns its arrow with the labels below
    repolish(m_advancedButton);
    m_grid = new QGridLayout(m_body);
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(metrics.two);
    m_grid->setVerticalSpacing(metrics.half);
    m_grid->setColumnStretch(1, 1);
    QWidget *proxy = makeProxy();
    buddyWithChecked(addRow(tr("Prox&y"), proxy, {m_ownProxy, m_proxyNote}), proxy, m_proxies);
    m_signInLabel = addRow(tr("Proxy sign-in"), m_signIn, {});
    m_signInLabel->setBuddy(m_signIn);
    addRow(tr("E&xtra CA file"), makeAuthorities(), {m_authorityNote})->setBuddy(m_file);
    addRow(tr("Client certificate"), m_certificate, {})->setBuddy(m_certificate);
    connect(m_proxyLookup, &QFutureWatcherBase::finished, this, &NetworkForm::noteChanged);
    connect(m_signIn, &ProxySignInFields::edited, this, &NetworkForm::notifyEdited);
    connect(m_certificate, &CertificateFields::edited, this, &NetworkForm::notifyEdited);
    connect(m_certificate, &CertificateFields::wasRead, this, &NetworkForm::filesRead);
    // after both have a common parent, otherwise screen readers ignore the label
    addRow(tr("Ti&meout"), makeTimeout(), {})->setBuddy(m_timeout);
    m_grid->setAlignment(m_timeout, Qt::AlignLeading);
    auto *layout = makeColumnLayout(this, metrics.half);
    layout->addLayout(head);
    layout->addWidget(m_body);
    setExpanded(false);
    setDraft({});
}

QLabel *NetworkForm::addRow(const QString &title, QWidget *field, std::initializer_list<QWidget *> below)
{
    QLabel *label = makeLabel(title, TextStyle::Label);
    label->setMinimumHeight(metricsFor(this).formRow);
    addRow(label, field, below);
    return label;
}

void NetworkForm::addRow(QLabel *label, QWidget *field, std::initializer_list<QWidget *> below)
{
    int row = m_grid->rowCount();
    m_grid->addWidget(label, row, 0, Qt::AlignTop);
    m_grid->addWidget(field, row, 1);
    for (QWidget *part : below)
        m_grid->addWidget(part, ++row, 1);
}

int NetworkForm::labelWidth() const
{
    int maxWidth = 0;
    for (int row = 0; row < m_grid->rowCount(); ++row) {
        if (const QLayoutItem *label = m_grid->itemAtPosition(row, 0))
            maxWidth = std::max(maxWidth, label->widget()->sizeHint().width());
    }
    return maxWidth;
}

void NetworkForm::setLabelWidth(int width)
{
    m_grid->setColumnMinimumWidth(0, width);
}

QWidget *NetworkForm::makeProxy()
{
    auto *box = new QWidget;
    box->setAccessibleName(tr("Proxy"));
    auto *choices = makeRowLayout(box, metricsFor(this).two);
    const auto add = [&](const QString &text, const QString &name, NetworkSettings::Proxy proxy) {
        auto *radio = new QRadioButton(text);
        radio->setObjectName(name);
        m_proxies->addButton(radio, int(proxy));
        choices->addWidget(radio);
    };
    add(tr("System"), u"systemProxyRadio"_s, NetworkSettings::Proxy::System);
    add(tr("None"), u"noProxyRadio"_s, NetworkSettings::Proxy::None);
    add(tr("Custom:"), u"ownProxyRadio"_s, NetworkSettings::Proxy::Own);
    m_ownProxy->setObjectName(u"ownProxyEdit"_s);
    m_ownProxy->setAccessibleName(tr("Proxy host and port"));
    removeInvisible(m_ownProxy);
    m_ownProxy->setPlaceholderText(u"proxy.example.com:3128"_s);
    choices->addStretch(1);
    connect(m_proxies, &QButtonGroup::idClicked, this, [this](int id) {
        showProxyParts(); // first, because receivers of edited() measure the form
        notifyEdited();
        if (NetworkSettings::Proxy(id) == NetworkSettings::Proxy::Own)
            m_ownProxy->setFocus(Qt::OtherFocusReason);
    });
    connect(m_ownProxy, &QLineEdit::textChanged, this, &NetworkForm::notifyEdited);
    return box;
}

QWidget *NetworkForm::makeAuthorities()
{
    auto *box = new QWidget;
    m_file->setObjectName(u"authorityFileEdit"_s);
    m_file->setAccessibleName(tr("Certificate authority (CA) file, trusted in addition to the system’s"));
    m_file->setPlaceholderText(tr("PEM file (optional)"));
    auto *row = makeRowLayout(box, metricsFor(this).one);
    row->addWidget(m_file, 1);
    row->addWidget(m_browse);
    connect(m_file, &QLineEdit::textChanged, this, [this] {
        m_authorities.reset();
        notifyEdited();
    });
    connect(m_file, &QLineEdit::editingFinished, this, [this] {
        readAuthorities();
        Q_EMIT filesRead();
    });
    connect(m_browse, &QPushButton::clicked, this, &NetworkForm::chooseFile);
    return box;
}

QWidget *NetworkForm::makeTimeout()
{
    m_timeout->setObjectName(u"timeoutCombo"_s);
    m_timeout->setAccessibleName(tr("How long to wait for a response"));
    for (const int seconds : offeredTimeouts)
        addTimeout(m_timeout, seconds);
    connect(m_timeout, &QComboBox::currentIndexChanged, this, &NetworkForm::notifyEdited);
    return m_timeout;
}

void NetworkForm::setExpanded(bool expanded)
{
    const IconName folded = isRightToLeft() ? IconName::ChevronLeft : IconName::ChevronRight;
    setButtonIcon(m_advancedButton, expanded ? IconName::ChevronDown : folded, ButtonKind::Flat);
    m_body->setVisible(expanded);
    m_summary->setVisible(!expanded);
}

void NetworkForm::setDraft(const ConnectionDraft &draft)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_draft = draft;
    m_proxies->button(int(draft.proxy))->setChecked(true);
    m_ownProxy->setText(draft.ownProxy);
    m_signIn->setDraft(draft);
    m_file->setText(draft.caFile);
    readAuthorities();
    m_certificate->setDraft(draft);
    if (m_timeout->findData(draft.timeout) < 0)
        addTimeout(m_timeout, draft.timeout);
    m_timeout->setCurrentIndex(m_timeout->findData(draft.timeout));
    showProxyParts();
    showSummary();
}

void NetworkForm::writeTo(ConnectionDraft &draft) const
{
    draft.proxy = NetworkSettings::Proxy(m_proxies->checkedId());
    draft.ownProxy = normalizedText(m_ownProxy->text());
    m_signIn->writeTo(draft);
    draft.caFile = m_file->text();
    m_certificate->writeTo(draft);
    draft.timeout = m_timeout->currentData().toInt();
}

void NetworkForm::notifyEdited()
{
    if (m_isFilling)
        return;
    showSummary();
    Q_EMIT edited();
}

std::vector<FormField> NetworkForm::fields() const
{
    std::vector<FormField> all = {{u"ownProxy"_s, m_ownProxy, m_proxyNote, proxyNote()}};
    std::ranges::copy(m_signIn->fields(), std::back_inserter(all));
    all.push_back({u"authorityFile"_s, m_file, m_authorityNote, authorityNote()});
    std::ranges::copy(m_certificate->fields(), std::back_inserter(all));
    return all;
}

void NetworkForm::showSignIn()
{
    setExpanded(true);
    if (!m_signIn->isHidden())
        m_signIn->focusFirst();
}

bool NetworkForm::isTypingSecret() const
{
    return m_signIn->isTypingSecret() || m_certificate->isTypingSecret();
}

void NetworkForm::setLocked(const QString &reason)
{
    for (QAbstractButton *radio : m_proxies->buttons())
        setUnavailable(radio, reason);
    for (QLineEdit *edit : {m_ownProxy, m_file}) {
        edit->setReadOnly(!reason.isEmpty()); // still selectable and readable by screen readers
        edit->setToolTip(reason);
    }
    m_signIn->setLocked(reason);
    m_certificate->setLocked(reason);
    setUnavailable(m_browse, reason);
    setUnavailable(m_timeout, reason);
}

void NetworkForm::showProxyParts()
{
    const auto proxy = NetworkSettings::Proxy(m_proxies->checkedId());
    m_ownProxy->setVisible(proxy == NetworkSettings::Proxy::Own);
    m_signIn->setVisible(proxy != NetworkSettings::Proxy::None);
    m_signInLabel->setVisible(proxy != NetworkSettings::Proxy::None);
}

FieldNote NetworkForm::proxyNote() const
{
    ConnectionDraft now = m_draft;
    writeTo(now);
    const auto url = parseServiceUrl(now.baseUrl);
    if (url.ok() && isLoopbackHost(url.value().host()))
        return {tr("No proxy in use. The service is on this computer.")};
    if (now.proxy != NetworkSettings::Proxy::System || !url.ok())
        return {};
    const NetworkSettings network = networkSettingsOf(now);
    if (const auto inForce = proxyInForce(url.value(), network))
        return {inForce->isEmpty() ? tr("No proxy in use.") : tr("In use: %1.").arg(*inForce)};
    if (!m_proxyLookup->isRunning())
        m_proxyLookup->setFuture(lookUpProxyInForce(url.value(), network));
    return {tr("Looking up this computer’s proxy…")};
}

void NetworkForm::readFiles()
{
    readAuthorities();
    m_certificate->read();
}

void NetworkForm::readAuthorities()
{
    m_authorities.reset();
    if (const QString file = m_file->text().trimmed(); !file.isEmpty())
        m_authorities = readCaFile(file);
}

std::vector<FieldProblem> NetworkForm::fileProblems() const
{
    std::vector<FieldProblem> problems;
    if (m_authorities && !m_authorities->ok())
        problems.push_back({.loc = {u"authorityFile"_s}, .type = {}, .message = describe(m_authorities->error())});
    if (const auto &problem = m_certificate->problem())
        problems.push_back(*problem);
    return problems;
}

FieldNote NetworkForm::authorityNote() const
{
    if (!m_authorities)
        return {tr(
            "Needed only if your network uses its own certificate authority. Certificates are still fully verified.")};
    if (!m_authorities->ok())
        return {describe(m_authorities->error()), u"bad"_s};
    const CaFile &file = m_authorities->value();
    const bool isExpired = file.hasExpired(QDateTime::currentDateTimeUtc());
    return {factsOf(file), isExpired ? u"warn"_s : QString()};
}

void NetworkForm::showSummary()
{
    ConnectionDraft now;
    writeTo(now);
    QString words = now.proxy == NetworkSettings::Proxy::System ? tr("system proxy")
        : now.proxy == NetworkSettings::Proxy::None             ? tr("no proxy")
                                                                : tr("proxy %1").arg(now.ownProxy.trimmed());
    if (!now.caFile.trimmed().isEmpty())
        words = tr("%1 · %2").arg(words, tr("custom CA file"));
    if (!now.clientCertificate.trimmed().isEmpty())
        words = tr("%1 · %2").arg(words, tr("client certificate"));
    m_summary->setText(tr("%1 · %2").arg(words, tr("%1\u00a0s").arg(localNumber(now.timeout))));
}

void NetworkForm::chooseFile()
{
    chooseFileFor(m_file, u"authorityFileDialog"_s, tr("Extra CA file"),
                  tr("Certificates (%1)").arg(u"*.pem *.crt *.cer"_s) + u";;"_s + tr("All files (%1)").arg(u"*"_s));
}

} // namespace labdesk

#include "networkform.moc"
