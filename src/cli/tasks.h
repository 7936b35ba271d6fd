// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace labdesk {

class CommandTask;
struct CommandContext;

/// Begins a command. Its class is known only to the file that defines it.
template <class Task> std::unique_ptr<CommandTask> makeTask(CommandContext &context);

class ConnectionsTask;
class AuditTask;
class ProvidersTask;
class PayorsTask;
class CentersTask;
class UserListTask;
class CheckTask;
class DescribeTask;
class UserTask;
class SourcesTask;
class WhyTask;
class InsuranceTask;
class RefreshTask;
class SetZoneTask;
class DisconnectTask;
class CreateTask;
class DeleteTask;

} // namespace labdesk
