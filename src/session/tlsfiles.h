// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/cafile.h"
#include "api/clientcertificate.h"

namespace labdesk {

// For the views, which can't include `api`.
using api::CaFile;
using api::CaFileProblem;
using api::ClientCertificate;
using api::ClientCertificateProblem;
using api::readCaFile;
using api::readClientCertificate;

/// Why a CA file named by the policy can't be used, as a sentence; empty: it can. Its permissions are checked like
/// those of the policy file.
QString offeredAuthorityProblem(const QString &file);
/// Whether users other than the administrator can replace that file.
bool isReplaceableByOthers(const QString &file);

} // namespace labdesk
