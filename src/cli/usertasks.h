// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "cli/commandtask.h"
#include "domain/insurance.h"
#include "domain/user.h"

#include <list>

namespace labdesk {

/// Reads something of one user after the other.
class UserReadTask : public PerIdTask
{
    Q_OBJECT

public:
    using PerIdTask::PerIdTask;
    void interrupt() override;

protected:
    virtual std::vector<output::Column> columns() const = 0;
    virtual void request(const UserId &id) = 0;
    bool prepare() override;
    void handle(const QString &id) final;
    template <typename Reply, typename Then> void ask(api::Endpoint<Reply> endpoint, Then then);
    void revealed(const UserId &id, privacy::Field field); ///< recorded if the value is shown

private:
    std::list<api::Call> m_calls;
};

class UserTask : public UserReadTask
{
public:
    using UserReadTask::UserReadTask;

private:
    std::vector<output::Column> columns() const override;
    void request(const UserId &id) override;
    void show(const User &user);
};

class SourcesTask : public UserReadTask
{
public:
    using UserReadTask::UserReadTask;

private:
    std::vector<output::Column> columns() const override;
    void request(const UserId &id) override;
};

class WhyTask : public UserReadTask
{
public:
    using UserReadTask::UserReadTask;
    void start() override;

private:
    std::vector<output::Column> columns() const override;
    void request(const UserId &id) override;
};

class InsuranceTask : public UserReadTask
{
public:
    using UserReadTask::UserReadTask;

private:
    std::vector<output::Column> columns() const override;
    void request(const UserId &id) override;
};

} // namespace labdesk
