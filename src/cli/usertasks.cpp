// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "api/operations.h"
#include "cli/commandtask.h"
#include "domain/absence.h"
#include "domain/insurance.h"
#include "domain/remote.h"
#include "domain/user.h"
#include "output/uservalues.h"
#include "session/foreigntrail.h"
#include "session/nodataanswer.h"
#include "session/refreshbudget.h"
#include "session/remotefetch.h"
#include "session/session.h"
#include "text/users/insurancetexts.h"
#include "text/users/nodatatexts.h"

#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <deque>
#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk {

namespace {

output::Value momentOf(const std::optional<Timestamp> &moment)
{
    return moment ? textValue(moment->text) : output::Value();
}

output::Column userIdColumn()
{
    return {"user_id", CommandWords::tr("User ID"), privacy::Field::UserId};
}

template <class T> Remote<T> remoteOf(const Outcome<api::Response<T>, ApiError> &outcome)
{
    return outcome.ok() ? Remote<T>(readyFrom(outcome.value())) : Failed{outcome.error()};
}

} // namespace

/// Reads something for one user after the other. The rows are in the order of the IDs.
class UserReadTask : public PerIdTask
{
public:
    using PerIdTask::PerIdTask;

    void interrupt() override
    {
        std::erase_if(m_turns, [](const TurnPtr &turn) { return !turn->status; });
        proceedInOrder();
        PerIdTask::interrupt();
    }

protected:
    /// The result of one user, kept until the users before it are done.
    struct Turn
    {
        UserId id;
        std::vector<output::Row> rows = {};
        std::optional<ExitStatus> status = {};
    };
    using TurnPtr = std::shared_ptr<Turn>;

    virtual std::vector<output::Column> columns() const = 0;
    virtual void read(const TurnPtr &turn) = 0;
    bool prepare() override { return beginRows(columns()); }
    void request(const UserId &id) override { read(m_turns.emplace_back(std::make_shared<Turn>(Turn{id}))); }

    /// Shows what the service returns about a user.
    template <typename Reply, typename Show>
    void askFor(const TurnPtr &turn, const api::Endpoint<Reply> &endpoint, Show show)
    {
        ask<Reply>(endpoint,
                   [this, turn, show = std::move(show)](const Outcome<api::Response<Reply>, ApiError> &outcome) {
                       if (!outcome.ok())
                           return failTurn(turn, outcome.error());
                       show(outcome.value().value);
                       end(turn, ExitStatus::Done);
                   });
    }

    void failTurn(const TurnPtr &turn, const ApiError &error) { end(turn, reportFailure(turn->id.text(), error)); }

    void end(const TurnPtr &turn, ExitStatus status)
    {
        turn->status = status;
        proceedInOrder();
    }

    /// Recorded if the value is shown.
    void revealed(const UserId &id, privacy::Field field)
    {
        if (m_context.typed.has("show"))
            record({.operation = AuditOperation::Reveal, .userId = id.text(), .field = field});
    }

private:
    void proceedInOrder()
    {
        for (; !m_turns.empty() && m_turns.front()->status; m_turns.pop_front()) {
            for (const output::Row &row : m_turns.front()->rows)
                m_printer.print(row);
            done(*m_turns.front()->status);
        }
    }

    std::deque<TurnPtr> m_turns; ///< at most as many as run at once
};

class UserTask : public UserReadTask
{
public:
    using UserReadTask::UserReadTask;

private:
    std::vector<output::Column> columns() const override
    {
        std::vector<output::Column> columns = output::UserValues::columns();
        columns.push_back(
            {"fallback_birth_date", privacy::fieldName(privacy::Field::BirthDate), privacy::Field::BirthDate});
        return columns;
    }

    void read(const TurnPtr &turn) override
    {
        askFor(turn, api::getUser(turn->id), [this, turn](const User &user) { turn->rows.push_back(rowOf(user)); });
    }

    output::Row rowOf(const User &user)
    {
        const UserSnapshot snapshot = UserSnapshot::of({user});
        output::Row row = output::UserValues(snapshot).of(0);
        row.push_back(textValue(user.birthDate ? user.birthDate->text : QString()));
        if (user.birthDate && m_printer.has("fallback_birth_date"))
            revealed(user.id, privacy::Field::BirthDate);
        if (privacy::isPersonal(privacy::Field::ClientUserId, user.clientUserId) && m_printer.has("client_user_id"))
            revealed(user.id, privacy::Field::ClientUserId);
        return row;
    }
};

class SourcesTask : public UserReadTask
{
public:
    using UserReadTask::UserReadTask;

private:
    std::vector<output::Column> columns() const override
    {
        return {
            userIdColumn(),
            {"slug", CommandWords::tr("Source")},
            {"name", CommandWords::tr("Name")},
            {"status", CommandWords::tr("Status")},
            {"created_on", CommandWords::tr("Connected")},
            {"error_type", CommandWords::tr("Error")},
            {"errored_at", CommandWords::tr("Since")},
            {"external_user_id", privacy::fieldName(privacy::Field::ExternalUserId), privacy::Field::ExternalUserId}};
    }

    /// Without the service's error message, which may name a person.
    void read(const TurnPtr &turn) override
    {
        askFor(turn, api::connectedProviders(turn->id), [this, turn](const std::vector<ConnectedProvider> &found) {
            const UserId &id = turn->id;
            const bool hasAccount = std::ranges::any_of(
                found, [](const ConnectedProvider &source) { return !source.externalUserId.isEmpty(); });
            if (hasAccount && m_printer.has("external_user_id"))
                revealed(id, privacy::Field::ExternalUserId);
            for (const ConnectedProvider &source : found)
                turn->rows.push_back({id.text().toUtf8(), textValue(source.slug), textValue(source.name),
                                      textValue(source.status), momentOf(source.createdOn),
                                      source.fault ? textValue(source.fault->type) : output::Value(),
                                      source.fault ? momentOf(source.fault->erroredAt) : output::Value(),
                                      textValue(source.externalUserId)});
            if (found.empty()
                && m_context.typed.readsInput()) // without a row, it would look as if this user hadn't been requested
                turn->rows.push_back({id.text().toUtf8(), {}, {}, {}, {}, {}, {}, {}});
        });
    }
};

class WhyTask : public UserReadTask
{
public:
    using UserReadTask::UserReadTask;
    /// The catalog tells what sources could deliver. Without it, the answers say so.
    void start() override
    {
        const QDateTime begin = QDateTime::currentDateTimeUtc().addSecs(-RefreshBudget::period);
        session().setElsewhere(recordsSince(begin, m_context.dataFolder));
        startWithProviders();
    }

private:
    std::vector<output::Column> columns() const override
    {
        return {userIdColumn(),
                {"cause", CommandWords::tr("Cause")},
                {"sources", CommandWords::tr("Sources")},
                {"sentence", CommandWords::tr("Explanation")},
                {"next_step", CommandWords::tr("Next step")},
                {"other_cause", CommandWords::tr("Other causes")},
                {"for_user", CommandWords::tr("Message for the user")}};
    }

    void read(const TurnPtr &turn) override
    {
        using Found = std::vector<ConnectedProvider>;
        ask<User>(api::getUser(turn->id), [this, turn](const Outcome<api::Response<User>, ApiError> &user) {
            if (!user.ok() && !saysMissing(user.error()))
                return failTurn(turn, user.error());
            ask<Found>(
                api::connectedProviders(turn->id),
                [this, turn, user = remoteOf(user)](const Outcome<api::Response<Found>, ApiError> &outcome) {
                    const UserId &id = turn->id;
                    const Remote<Found> providers = remoteOf(outcome);
                    const NoDataFinding finding = findNoDataCause(
                        {m_context.typed.value("source"), m_context.typed.value("kind")},
                        noDataFactsOf(session(), id, user, providers, QDateTime::currentDateTimeUtc()));
                    const auto language
                        = QLocale().language() == QLocale::Spanish ? UserLanguage::Spanish : UserLanguage::English;
                    const NoDataText text = formatNoData(finding, language, QTimeZone::systemTimeZone());
                    QByteArrayList sources;
                    for (const NoDataSource &source : finding.sources)
                        sources += source.slug.toUtf8();
                    turn->rows.push_back({id.text().toUtf8(), QByteArray(entryOf(noDataCauseNames, finding.cause)),
                                          sources, textValue(text.sentence), textValue(text.nextStep),
                                          textValue(text.otherCause), textValue(text.callerText)});
                    if (finding.detail == NoDataDetail::UserMissing)
                        end(turn, ExitStatus::NotFound);
                    else if (!outcome.ok()) // the row has the reason; scripts need the status, too
                        end(turn, statusOf(outcome.error()));
                    else
                        end(turn, finding.detail == NoDataDetail::NotListed ? ExitStatus::Usage : ExitStatus::Done);
                });
        });
    }
};

class InsuranceTask : public UserReadTask
{
public:
    using UserReadTask::UserReadTask;

private:
    static constexpr const char *othersKey = "other_fields";

    std::vector<output::Column> columns() const override
    {
        std::vector<output::Column> columns{userIdColumn()};
        for (const InsuranceField &field : insuranceFields()) {
            const bool isNamed = field.part == InsuranceField::Part::Coverage;
            columns.push_back(
                {field.key,
                 isNamed ? insuranceTitle(field) : insurancePart(field.part) + u" · "_s + insuranceTitle(field),
                 field.field});
        }
        columns.push_back(
            {othersKey, privacy::fieldName(privacy::Field::OtherInsuranceField), privacy::Field::OtherInsuranceField});
        return columns;
    }

    void read(const TurnPtr &turn) override
    {
        record({.operation = AuditOperation::OpenInsurance, .userId = turn->id.text()});
        askFor(turn, api::latestInsurance(turn->id), [this, turn](const InsuranceRecord &insurance) {
            const UserId &id = turn->id;
            output::Row row{id.text().toUtf8()};
            for (const InsuranceField &field : insuranceFields()) {
                const QString text = field.text(insurance);
                if (field.field && !text.isEmpty() && m_printer.has(field.key))
                    revealed(id, *field.field);
                row.push_back(textValue(text));
            }
            QStringList others;
            for (const OtherField &other : otherInsuranceFields(insurance))
                others += other.path + u'=' + other.value;
            if (!others.isEmpty() && m_printer.has(othersKey))
                revealed(id, privacy::Field::OtherInsuranceField);
            row.push_back(others.isEmpty() ? output::Value() : listValue(others));
            turn->rows.push_back(std::move(row));
        });
    }
};

template std::unique_ptr<CommandTask> makeTask<UserTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<SourcesTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<WhyTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<InsuranceTask>(CommandContext &);

} // namespace labdesk
