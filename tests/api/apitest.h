// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The names that tests of calls use all the time.
#pragma once

#include "api/requestrecord.h"
#include "domain/apierror.h"
#include "support/testmain.h"

#include <chrono>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = ApiError::Kind;
using Reason = ApiError::Reason;
using State = api::RequestRecord::State;
