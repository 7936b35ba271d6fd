// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/cafile.h"
#include "api/clientcertificate.h"

namespace labdesk {

// For the views, which know nothing of the room below.
using api::CaFile;
using api::ClientCertificate;
using api::ClientCertificateProblem;
using api::readCaFile;
using api::readClientCertificate;

/// Why a CA file that the policy names can't be used, a sentence; empty: it can. Looked at as the policy's own file is.
QString offeredAuthorityProblem(const QString &file);
/// Whether others than the administrator decide what that file says.
bool isReplaceableByOthers(const QString &file);

} // namespace labdesk
