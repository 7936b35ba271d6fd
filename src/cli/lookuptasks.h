// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandtask.h"
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

class ProvidersTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override;

private:
    void show();
};

class PayorsTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override;

private:
    void show();
};

class CentersTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
    void start() override;

private:
    std::optional<CenterQuery> query();
    void show();
};

class UserListTask : public CommandTask
{
public:
    using CommandTask::CommandTask;
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
    template <class Reply> void add(const api::Endpoint<Reply> &endpoint);
    void addForUser();
    void next();
    void show();

    std::vector<std::function<void()>> m_steps; ///< the next one last
    api::Call m_call;
};

} // namespace labdesk
