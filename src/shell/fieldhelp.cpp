// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/fieldhelp.h"

#include "views/common/shortcuts.h"
#include "widgets/group.h"
#include "widgets/mnemonic.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// A field, or, without a `sentence`, the heading of those that follow. The term is an existing text of the window,
/// translated in its context.
struct Entry
{
    const char *context;
    const char *term;
    const char *sentence = nullptr;
    const char *fields = nullptr; ///< object names, separated by spaces
};

constexpr std::array entries{
    Entry{"labdesk::Place", "Users"},
    Entry{"labdesk::UserOverviewTab", "Client ID",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Your own ID for this user. It can’t contain personal data."),
          "clientIdLabel newUserDialog/clientIdEdit editUserDialog/clientIdEdit"},
    Entry{"labdesk::UserOverviewTab", "User ID",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Assigned by the service when the user was created."), "userIdLabel"},
    Entry{"labdesk::UserOverviewTab", "Team",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "The team that this user belongs to in the service."), "teamIdLabel"},
    Entry{"labdesk::UserOverviewTab", "Time zone",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Used when a source sends times without a time zone."),
          "zoneLabel zoneEdit"},
    Entry{"labdesk::UserOverviewTab", "Birth date",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Used to calculate maximum heart rate when a source sends no age."),
          "birthDateValue birthDateCheck birthDateEdit"},
    Entry{"labdesk::NewUserDialog", "Data collection start",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Data from before this date isn’t collected."),
          "startCheck startEdit"},
    Entry{"labdesk::NewUserDialog", "Data collection end",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp",
                            "From this date on, no data is collected, and the service disconnects the sources."),
          "endCheck endEdit"},

    Entry{"labdesk::UserDetailTabs", "Insurance"},
    Entry{"labdesk::UserInsuranceTab", "Payor code",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "The service’s code for the insurance company."), "payorCodeLabel"},
    Entry{"labdesk::UserInsuranceTab", "Member ID",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "The insurer’s number for the member, as on the card."),
          "memberIdValue"},
    Entry{"labdesk::UserInsuranceTab", "Group ID",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "The insurer’s number for a group plan. Not every card has one."),
          "groupIdValue"},
    Entry{"labdesk::UserInsuranceTab", "Relationship",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "How the patient is related to the insured person."),
          "relationshipLabel"},
    Entry{"labdesk::UserInsuranceTab", "Insured person",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Whoever holds the policy, not necessarily the patient."),
          "insuredFirstNameValue insuredLastNameValue"},
    Entry{"labdesk::UserInsuranceTab", "Guarantor",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Whoever is responsible for paying the patient’s bill."),
          "guarantorNameValue"},

    Entry{"labdesk::Place", "Providers"},
    Entry{"labdesk::ProviderDetail", "Short name",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp",
                            "The service’s identifier (slug) for the provider. You can use it in filters."),
          "providerSlugLabel"},
    Entry{"labdesk::ProviderDetail", "Sign-in",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "How users give permission to read their data."),
          "authCombo providerAuthChip"},
    Entry{"labdesk::ProviderDetail", "Data types",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "What the provider can send. A user may have allowed less."),
          "resourceCombo providerResourceChips"},

    Entry{"labdesk::Place", "Service centers"},
    Entry{"labdesk::CenterSearchBar", "ZIP or city",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Where to search. For a city, its central ZIP code is used."),
          "zipEdit"},
    Entry{"labdesk::CenterSearchBar", "Order ID",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp",
                            "A lab order in the service. It includes the lab and the patient’s address."),
          "orderEdit"},
    Entry{"labdesk::CenterSearchBar", "Lab",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Only this lab’s service centers are searched."), "labCombo"},
    Entry{"labdesk::CenterSearchBar", "&Radius",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "How far away to search, in miles."), "radiusSegment"},

    Entry{"labdesk::Place", "Payors"},
    Entry{"labdesk::PayorSearchFields", "S&tate",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "The state of the payor’s business address, not the patient’s."),
          "stateCombo"},
    Entry{"labdesk::PayorSearchFields", "Clearinghouse",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Passes claims on to payors and has its own ID for each one."),
          "clearinghouseCombo"},
    Entry{"labdesk::PayorSearchFields", "Payor &ID",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "A clearinghouse’s ID for a payor. It’s not the payor code."),
          "payorIdEdit"},

    Entry{"labdesk::ConnectionsDialog", "Connections"},
    Entry{"labdesk::ConnectionForm", "&Environment",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp",
                            "What the service is used for. It’s always shown at the top of the window."),
          "environmentLabel"},
    Entry{"labdesk::ConnectionDraft", "Base URL",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp",
                            "The address of the service’s API. Whoever runs the service can tell you."),
          "baseUrlEdit"},
    Entry{"labdesk::ConnectionForm", "&Header",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "The HTTP header that carries the key in each request."),
          "headerEdit"},
    Entry{
        "labdesk::ConnectionDraft", "Auth URL",
        QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Where the API client ID and client secret are exchanged for a token."),
        "authUrlEdit"},
    Entry{"labdesk::ConnectionForm", "API client ID",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "Identifies your team at the auth URL. It’s not a user’s client ID."),
          "connectionForm/clientIdEdit"},
    Entry{"labdesk::ConnectionForm", "Audience",
          QT_TRANSLATE_NOOP("labdesk::FieldHelp", "The API that the token is for. Usually the base URL."),
          "audienceEdit"},
};

QString termOf(const Entry &entry)
{
    return withoutMnemonic(QCoreApplication::translate(entry.context, entry.term));
}

QString sentenceOf(const Entry &entry)
{
    return QCoreApplication::translate("labdesk::FieldHelp", entry.sentence);
}

bool isIn(const QWidget *widget, QStringView part)
{
    while (widget && widget->objectName() != part)
        widget = widget->parentWidget();
    return widget;
}

/// The field's label, in a form or in a card.
QLabel *labelOf(const QWidget *field)
{
    const QWidget *row = field->parentWidget();
    if (!row)
        return nullptr;
    for (QLabel *label : row->findChildren<QLabel *>(Qt::FindDirectChildrenOnly))
        if (label->buddy() == field)
            return label;
    for (int above = 0; row && above < 3; row = row->parentWidget(), ++above)
        if (const auto *card = qobject_cast<const FormRow *>(row))
            return card->label();
    return nullptr;
}

} // namespace

FieldHelp::FieldHelp(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

QStringList FieldHelp::fields()
{
    QStringList all;
    for (const Entry &entry : entries)
        all += QString::fromLatin1(entry.fields).split(u' ', Qt::SkipEmptyParts);
    return all;
}

QString FieldHelp::sentenceFor(const QWidget *field)
{
    static const auto known = [] {
        QMultiHash<QString, std::pair<QString, const Entry *>> entriesByName;
        for (const Entry &entry : entries)
            for (const QString &name : QString::fromLatin1(entry.fields).split(u' ', Qt::SkipEmptyParts))
                entriesByName.insert(name.section(u'/', -1), {name.section(u'/', -2, -2), &entry});
        return entriesByName;
    }();
    const auto [first, last] = known.equal_range(field->objectName());
    for (auto at = first; at != last; ++at)
        if (at->first.isEmpty() || isIn(field, at->first))
            return sentenceOf(*at->second);
    return {};
}

bool FieldHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Polish)
        return false;
    auto *field = qobject_cast<QWidget *>(watched);
    const QString sentence = field ? sentenceFor(field) : QString();
    if (sentence.isEmpty())
        return false;
    for (QWidget *part : {field, static_cast<QWidget *>(labelOf(field))}) {
        if (!part)
            continue;
        part->setWhatsThis(sentence);
        if (part->toolTip().isEmpty())
            part->setToolTip(sentence);
    }
    return false;
}

QString FieldHelp::page()
{
    QString page = u"# "_s + tr("What the fields mean") + u"\n\n"_s
        + tr("To see this help in the window, point to a field or press %1.").arg(formatKeys(Qt::SHIFT | Qt::Key_F1))
        + u'\n';
    for (const Entry &entry : entries) {
        if (!entry.sentence)
            page += u"\n## %1\n\n"_s.arg(termOf(entry));
        else
            page += u"- "_s + tr("%1: %2").arg(u"**"_s + termOf(entry) + u"**"_s, sentenceOf(entry)) + u'\n';
    }
    return page;
}

} // namespace labdesk
