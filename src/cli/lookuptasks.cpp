// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/documentlookup.h"
#include "api/operations.h"
#include "cli/commandtask.h"
#include "describe/descriptiontexts.h"
#include "domain/absence.h"
#include "domain/remote.h"
#include "domain/zipcode.h"
#include "geo/bundled.h"
#include "geo/timezones.h"
#include "models/audittablemodel.h"
#include "models/centertablemodel.h"
#include "models/descriptiontablemodel.h"
#include "models/payortablemodel.h"
#include "models/providertablemodel.h"
#include "output/auditvalues.h"
#include "output/uservalues.h"
#include "session/centerfinder.h"
#include "session/connectionregistry.h"
#include "session/connectionserialization.h"
#include "session/foreigntrail.h"
#include "session/session.h"
#include "store/userfilter.h"

#include <QDir>

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// A result that is complete; nothing while it is awaited.
template <class T> const T *settledValue(const Remote<T> &remote)
{
    const auto *ready = readyIn(remote);
    return ready && !ready->refreshing ? &ready->value : nullptr;
}

/// The option whose value isn't a valid place; null: all are valid.
const char *wrongPlace(const Invocation &typed)
{
    if (typed.has("zip") && zipCodeIn(typed.value("zip")) != typed.value("zip"))
        return "zip";
    return typed.has("order") && !OrderId::parse(typed.value("order")) ? "order" : nullptr;
}

template <class T> const ApiError *errorIn(const Remote<T> &remote)
{
    const auto *failed = std::get_if<Failed>(&remote);
    return failed ? &failed->why : nullptr;
}

} // namespace

class ConnectionsTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override
    {
        const auto &all = m_context.connections.connections();
        if (!beginRows({{"name", CommandWords::tr("Name")},
                        {"id", CommandWords::tr("ID")},
                        {"environment", CommandWords::tr("Environment")},
                        {"url", CommandWords::tr("URL")},
                        {"read_only", CommandWords::tr("Read-only")},
                        {"has_key", CommandWords::tr("Key stored")},
                        {"is_current", CommandWords::tr("Last used")}}))
            return;
        const QString current = m_context.connections.currentId();
        for (const Connection &connection : all)
            m_printer.print({textValue(connection.name), textValue(connection.id),
                             textValue(environmentKey(connection.environment)),
                             textValue(connection.baseUrl.toString()), connection.readOnly,
                             m_context.connections.hasSecret(connection.id), connection.id == current});
        finish(ExitStatus::Done);
    }
};

class AuditTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    /// Prints the records of the window's trail and of those of the command line: as the window exports them, or for
    /// people as its table shows them, newest first.
    void start() override
    {
        AuditTableModel model;
        model.setFilter(m_context.typed.arguments.value(0));
        if (!checkFilter(model.filter()))
            return;
        std::vector<AuditRecord> found;
        ExitStatus status = ExitStatus::Done;
        const QDir folder(m_context.dataFolder);
        for (const QString &name : folder.entryList({u"audit*"_s}, QDir::Dirs | QDir::Hidden, QDir::Name)) {
            AuditReading reading = readForeignTrail(folder.filePath(name)).reading;
            if (!reading.damagedParts.empty()) {
                m_context.terminal.say(
                    CommandWords::tr("The audit trail in %1 is damaged.").arg(folder.filePath(name)));
                status = ExitStatus::Failed;
            }
            found.insert(found.end(), std::move_iterator(reading.records.begin()),
                         std::move_iterator(reading.records.end()));
        }
        std::ranges::stable_sort(found, {}, &AuditRecord::at);
        model.setRecords({std::move_iterator(found.begin()), std::move_iterator(found.end())});
        if (m_printer.isTable())
            return printModel(model, status);
        const std::vector<AuditRecord> records = model.found();
        if (!beginRows(output::auditColumns()))
            return;
        for (const AuditRecord &record : records)
            if (!m_context.terminal.isClosed())
                m_printer.print(output::auditRowOf(record));
        finish(status);
    }

private:
    /// Reports what the window shows below its filter. False: the filter can't be used, and the command has ended.
    bool checkFilter(const AuditFilter &filter)
    {
        const auto windowText
            = [](const char *text) { return QCoreApplication::translate("labdesk::AuditPage", text); };
        for (const QString &field : filter.unknownFields())
            m_context.terminal.say(windowText("Unknown field “%1”, so it’s searched as text.").arg(field) + u' '
                                   + windowText("Fields: %1").arg(AuditFilter::fields().join(u", "_s)));
        const bool asksForClient
            = filter.asksFor(AuditFilter::Field::Client); // the window finds client IDs in its list of users
        for (const QString &day : filter.invalidDays())
            m_context.terminal.say(CommandWords::tr("“%1” isn’t a day, a month, or a year.").arg(day));
        if (asksForClient)
            refuse(ExitStatus::Usage, CommandWords::tr("The audit trail has no client IDs. Use id: with a user ID."));
        else if (!filter.isComplete())
            refuse(ExitStatus::Usage, CommandWords::tr("The filter isn’t complete, so nothing is listed."));
        return !asksForClient && filter.isComplete();
    }
};

/// A command that shows one response of the service.
class LookupTask : public CommandTask
{
public:
    using CommandTask::CommandTask;

protected:
    /// Calls `show` once with the result of `source`, or prints its error.
    template <typename Source, typename Show> void await(Source &source, Show show)
    {
        whenSettled(source, [this, &source, show] {
            const ApiError *error = errorIn(source.state());
            error ? fail(*error) : show(*settledValue(source.state()));
        });
    }
    /// Calls `then` once when `source` has loaded or failed.
    template <typename Source, typename Then> void whenSettled(Source &source, Then then)
    {
        connect(&source, &Source::stateChanged, this, [this, &source, then] {
            if (!errorIn(source.state()) && !settledValue(source.state()))
                return;
            source.disconnect(this);
            then();
        });
    }
};

class ProvidersTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override
    {
        await(session().providers(), [this](const auto &providers) {
            ProviderTableModel model;
            model.setProviders(providers);
            printModel(model);
        });
        session().providers().reload();
    }
};

class PayorsTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override
    {
        const PayorQuery query{
            .insuranceName = m_context.typed.arguments.value(0), .clearinghouse = {}, .providerPayorId = {}};
        if (!PayorLookup::isAskable(query))
            return refuse(ExitStatus::Usage, CommandWords::tr("Enter at least 2 characters, or a payor ID."));
        awaitResult();
        session().payorCatalog().ensureLoaded();
        session().payors().setQuery(query);
        session().payors().searchNow();
    }

private:
    void awaitResult()
    {
        await(session().payors(), [this](const auto &result) {
            if (!session().payors().isCurrent()) // only the payors found so far in the list of all payors
                return awaitResult();
            PayorTableModel model;
            model.setResult(result);
            printModel(model);
        });
    }
};

class CentersTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override
    {
        const Invocation &typed = m_context.typed;
        const QString zip = typed.value("zip"), miles = typed.value("radius");
        const auto order = OrderId::parse(typed.value("order"));
        const auto radius = std::ranges::find(allRadii, miles.toInt(), [](Radius of) { return int(of); });
        const auto refused = [this](const QString &why) { refuse(ExitStatus::Usage, why); };
        if (typed.has("zip") == typed.has("order"))
            return refused(CommandWords::tr("Enter either --zip or --order."));
        if (typed.has("order") && typed.has("lab"))
            return refused(CommandWords::tr("Use --lab only with --zip. An order already has a lab."));
        if (const char *wrong = wrongPlace(typed))
            return refused(formatWrongValue(typed, wrong));
        if (typed.has("radius") && radius == allRadii.end())
            return refused(formatWrongValue(typed, "radius"));
        CenterQuery query;
        if (typed.has("radius"))
            query.radius = *radius;
        if (order)
            query.where = NearOrder{*order};
        else if (auto near = nearZip())
            query.where = *std::move(near);
        else
            return;
        await(session().centers(), [this, zip, query](const auto &found) {
            tellDefaultLab(query, found);
            CenterListModel list;
            list.setOriginZip(zip);
            const auto zips = geo::bundledZips();
            const auto outlines = geo::bundledOutlines();
            list.setZones([=](const QString &at) { return geo::zipTimeZone(at, *zips, *outlines); });
            list.setNow(QDateTime::currentDateTimeUtc());
            list.setCenters(found.centers);
            printModel(CenterTableModel(list), tellFailedLabs());
        });
        session().centers().search(query);
    }

private:
    /// Nothing: the labs can't be searched, and the command has ended.
    std::optional<NearZip> nearZip()
    {
        const auto refused = [this](const QString &why) {
            refuse(ExitStatus::Usage, why);
            return std::optional<NearZip>();
        };
        const QString typed = m_context.typed.value("lab");
        NearZip near{.zip = m_context.typed.value("zip")};
        if (typed == u"all") {
            for (const Lab &lab : session().labs().labs())
                near.labs.push_back(lab.id);
        } else {
            for (const QString &number : typed.split(u',', Qt::SkipEmptyParts)) {
                bool isNumber = false;
                const qint64 lab = number.trimmed().toLongLong(&isNumber);
                if (!isNumber || lab < 0 || (lab == 0 && typed != u"0"))
                    return refused(formatWrongValue(m_context.typed, "lab"));
                if (std::ranges::count(near.labs, lab) == 0)
                    near.labs.push_back(lab);
            }
            if (m_context.typed.has("lab") && near.labs.empty()) // a comma must not mean the usual one
                return refused(formatWrongValue(m_context.typed, "lab"));
        }
        if (typed == u"all" && near.labs.empty())
            return refused(CommandWords::tr(
                "Labdesk doesn’t know any lab IDs for this service. Enter lab IDs, such as --lab 6,27."));
        if (near.labs.size() > LabCatalog::maxLabsPerSearch)
            return refused(
                CommandWords::tr("You can’t search more than %1 labs at once.").arg(LabCatalog::maxLabsPerSearch));
        if (near.labs.size() == 1)
            near.labId = std::exchange(near.labs, {}).front();
        return near;
    }

    /// In a pipe, only an empty list needs an explanation: another lab may have centers there.
    void tellDefaultLab(const CenterQuery &query, const ServiceCenterList &found)
    {
        const auto *near = std::get_if<NearZip>(&query.where);
        const bool isDefault = near && near->labs.empty() && near->labId == 0;
        if (isDefault && (found.centers.empty() || m_context.terminal.isError()))
            m_context.terminal.say(
                CommandWords::tr("Only the service’s default lab was searched. To search other labs, use --lab."));
    }

    ExitStatus tellFailedLabs()
    {
        ExitStatus status = ExitStatus::Done;
        for (const LabFailure &failed : session().centers().failedLabs()) {
            m_context.terminal.say(
                CommandWords::tr("Lab %1: %2").arg(QString::number(failed.labId), formatFailure(failed.why)));
            status = worseOf(status, statusOf(failed.why));
        }
        return status;
    }
};

class UserListTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        m_query = UserQuery::parse(m_context.typed.arguments.value(0), now);
        m_now = now.toMSecsSinceEpoch();
        for (const UserQuery::Problem &problem : m_query.problems())
            m_context.terminal.say(problem.sentence);
        // The window ignores incomplete terms while somebody types. Here, that would list too many users.
        if (std::ranges::any_of(m_query.problems(), &UserQuery::Problem::isUnfinished))
            return refuse(ExitStatus::Usage, CommandWords::tr("The filter isn’t complete, so no users are listed."));
        if (std::ranges::any_of(m_query.problems(), [this](const auto &problem) { return isInExcluded(problem); }))
            return refuse(ExitStatus::Usage,
                          CommandWords::tr("A term to exclude isn’t valid, so no users are listed."));
        await(session().users(), [this](const auto &) { show(); });
        session().users().reload();
    }

private:
    /// An invalid term is searched as text. If it is negated, it excludes nobody, so too many users would be listed.
    bool isInExcluded(const UserQuery::Problem &problem) const
    {
        const auto holds = [&problem](const UserQuery::Term &term) {
            return term.isNegated && problem.begin >= term.begin && problem.begin < term.begin + term.length;
        };
        return std::ranges::any_of(m_query.choices(),
                                   [&](const UserQuery::Choice &terms) { return std::ranges::any_of(terms, holds); });
    }

    void show()
    {
        const UserDirectory &users = session().users();
        const UserSnapshot snapshot = users.store().snapshot();
        const auto matching = rowsMatching(snapshot, m_query, m_now);
        const std::vector<UserRow> rows = matching ? matching->rows() : std::vector<UserRow>();
        if (!beginRows(output::UserValues::columns()))
            return;
        if (m_context.typed.has("show") || !m_context.terminal.isOutput())
            record(
                {.operation = m_context.typed.has("show") ? AuditOperation::ExportAsIs : AuditOperation::ExportMasked,
                 .count = qint64(rows.size())});
        const output::UserValues values(snapshot);
        for (const UserRow row : rows)
            if (!m_context.terminal.isClosed())
                m_printer.print(values.of(row));
        if (users.isComplete())
            return finish(ExitStatus::Done);
        refuse(ExitStatus::Failed,
               CommandWords::tr("The list isn’t complete: the connection was lost, or entries couldn’t be read."));
    }

    QString progress() const override
    {
        return CommandWords::tr("%Ln user(s)", nullptr, int(session().users().progress().users));
    }

    UserQuery m_query;
    qint64 m_now = 0;
};

/// Requests each kind of data once.
class CheckTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override
    {
        const Invocation &typed = m_context.typed;
        if (const char *wrong = wrongPlace(typed))
            return refuse(ExitStatus::Usage, formatWrongValue(typed, wrong));
        if (typed.has("zip"))
            add(api::centersNearZip(typed.value("zip"), qint64(0), std::optional<Radius>()));
        if (const auto order = OrderId::parse(typed.value("order")))
            add(api::centersNearOrder(*order, std::optional<Radius>()));
        add(api::searchPayors(PayorQuery()));
        m_steps.push_back([this] { addForUser(); });
        add(api::listProviders());
        whenSettled(session().users(), [this] { next(); });
        session().requests().setKeepsBodies(false);
        session().users().reload();
    }

    void interrupt() override { show(ExitStatus::Interrupted); }

private:
    template <typename Reply> void add(const api::Endpoint<Reply> &endpoint)
    {
        m_steps.push_back(
            [this, endpoint] { m_call = session().client().send<Reply>(endpoint, [this](const auto &) { next(); }); });
    }

    /// Adds the requests for one user: the first with a source, because others may have no data.
    void addForUser()
    {
        const UserStore &users = session().users().store();
        UserStore::Row row = 0;
        while (row < users.size() && users.sources(row).empty())
            ++row;
        if (row < users.size()) {
            const UserId id = users.id(row);
            record({.operation = AuditOperation::OpenInsurance, .userId = id.text()});
            add(api::latestInsurance(id));
            add(api::connectedProviders(id));
            add(api::getUser(id));
        }
        next();
    }

    void next()
    {
        if (m_steps.empty())
            return show(ExitStatus::Done);
        const auto step = std::move(m_steps.back());
        m_steps.pop_back();
        step();
    }

    void show(ExitStatus worst)
    {
        session().users().disconnect(this); // it may have been stopped
        m_call = {};
        const auto &requests = session().requests().records();
        if (!beginRows({{"operation", CommandWords::tr("Operation")},
                        {"status", CommandWords::tr("Status")},
                        {"milliseconds", CommandWords::tr("Milliseconds")},
                        {"beyond_contract", CommandWords::tr("Not in the contract")},
                        {"error", CommandWords::tr("Error")}}))
            return;
        for (const api::RequestRecord &request : requests) {
            if (!request.isOver() || request.state == api::RequestRecord::State::Canceled)
                continue;
            const QString error = request.error ? describe(*request.error).sentence : QString();
            // A user may have no insurance record; that isn't an error of the service.
            const bool isMissing = request.error && saysMissing(*request.error);
            if (request.error && !isMissing)
                worst = worseOf(worst, statusOf(*request.error));
            else if (!request.drift.isEmpty())
                worst = worseOf(worst, ExitStatus::Differences);
            m_printer.print({QByteArray(request.endpoint), qint64(request.httpStatus), qint64(request.duration.count()),
                             listValue(request.drift), textValue(error)});
        }
        finish(worst);
    }

    std::vector<std::function<void()>> m_steps; ///< the next one last
    api::Call m_call;
};

/// Compares a description of the service. Its address gets the key of the connection only if it is the same service.
class DescribeTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override
    {
        const QString &name = m_context.typed.arguments.first();
        const QUrl address(name);
        if (!address.scheme().startsWith(u"http"))
            return show(compareFile(name));
        if (m_context.session) {
            const auto endpoint = api::documentOf(session().connection().baseUrl, address);
            m_call = session().client().send<QByteArray>(*endpoint, [this, name](const auto &outcome) {
                outcome.ok() ? show(compareDocument(outcome.value().value, name)) : fail(outcome.error(), name);
            });
            return;
        }
        m_call = api::lookUpDocument(
            address, api::DocumentType::Any, maxDescriptionSize, [this, name](const auto &outcome) {
                outcome.ok() ? show(compareDocument(outcome.value().body, name)) : fail(outcome.error(), name);
            });
    }

private:
    void show(const Outcome<DescriptionDifferences, QString> &differences)
    {
        if (!differences.ok())
            return refuse(ExitStatus::Usage, differences.error());
        DescriptionTableModel model;
        model.setDifferences(shownDifferences(differences.value(), m_context.typed.has("all")));
        if (!printRows(model, m_printer.isTable() ? int(Qt::DisplayRole) : int(ValueRole)))
            return;
        ExitStatus status = model.rowCount() == 0 ? ExitStatus::Done : ExitStatus::Differences;
        if (!m_context.typed.value("write-values").isEmpty()) {
            const WrittenValues written = writeValues(differences.value(), m_context.typed.value("write-values"));
            m_context.terminal.say(written.sentence);
            status = written.isFault ? ExitStatus::Failed : status;
        }
        finish(status);
    }

    api::Call m_call;
};

template std::unique_ptr<CommandTask> makeTask<ConnectionsTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<AuditTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<ProvidersTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<PayorsTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<CentersTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<UserListTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<CheckTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<DescribeTask>(CommandContext &);

} // namespace labdesk
