// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandtask.h"
#include "describe/descriptiondifferences.h"
#include "domain/remote.h"
#include "session/centerfinder.h"

#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

// Commands that look something up, each with one answer.

class ConnectionsTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override;
};

class AuditTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override;
};

/// A command that shows one answer of the service.
class LookupTask : public CommandTask
{
public:
    using CommandTask::CommandTask;

protected:
    /// Null: it is awaited, or it failed and the command has ended.
    template <typename T> const T *answerIn(const Remote<T> &remote);
};

class ProvidersTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override;

private:
    void show();
};

class PayorsTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override;

private:
    void show();
};

class CentersTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override;

private:
    std::optional<CenterQuery> query();
    void show();
};

class UserListTask : public LookupTask
{
public:
    using LookupTask::LookupTask;
    void start() override;

private:
    void show();
};

/// Requests each kind of data once.
class CheckTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override;

private:
    template <typename Reply> void add(const api::Endpoint<Reply> &endpoint);
    void addForUser();
    void next();
    void show();

    std::vector<std::function<void()>> m_steps; ///< the next one last
    api::Call m_call;
};

/// Compares a description of the service. Its address gets the key of the connection only if it is the same service.
class DescribeTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override;

private:
    void show(const Outcome<DescriptionDifferences, QString> &differences);

    api::Call m_call;
};

} // namespace labdesk
