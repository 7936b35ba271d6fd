// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/labtexts.h"

#include "domain/apierror.h"
#include "session/labbook.h"
#include "session/labsweep.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct LabText
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CentersPane)
};

} // namespace

QString formatLab(const Lab &lab)
{
    const QString name = nameOf(lab);
    return name.isEmpty() ? LabText::tr("Lab %1").arg(lab.id)
                          : LabText::tr("%1 (%2)").arg(name, QString::number(lab.id));
}

QString formatFailedLabs(const std::vector<LabFailure> &failed, const LabBook &labs)
{
    QStringList all{LabText::tr("%Ln lab(s) couldn’t be searched.", nullptr, int(failed.size()))};
    for (const LabFailure &failure : failed) {
        const QString why = failure.why.kind == ApiError::Kind::NotFound
            ? LabText::tr("The service doesn’t know this lab.")
            : describe(failure.why).sentence;
        all += LabText::tr("%1: %2").arg(formatLab(labs.lab(failure.labId)), why);
    }
    return all.join(u' ');
}

QString formatDefaultLab()
{
    return LabText::tr("Service’s default");
}

QString formatAllLabs()
{
    return LabText::tr("All known labs");
}

} // namespace labdesk
