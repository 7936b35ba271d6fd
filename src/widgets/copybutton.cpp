// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/copybutton.h"

#include "output/desktop/clipboard.h"
#include "widgets/button.h"
#include "widgets/metrics.h"

#include <QTimer>

using namespace Qt::StringLiterals;

namespace labdesk {

CopyButton::CopyButton(const QString &what, QWidget *parent) : QToolButton(parent), m_name(what)
{
    setObjectName(u"copyButton"_s);
    setAccessibleName(what);
    setToolTip(what);
    setFocusPolicy(Qt::TabFocus);
    setIcon(labdesk::icon(IconName::Copy));
    const int side = metricsFor(this).iconSmall;
    setIconSize({side, side});
    setProperty("density", u"small"_s);
    setButtonKind(this, ButtonKind::Flat);
    setEnabled(false);
    connect(this, &QToolButton::clicked, this, &CopyButton::copy);
}

void CopyButton::setText(const QString &text, const QString &disabledReason, output::CopySensitivity what)
{
    m_copied = what;
    m_text = disabledReason.isEmpty() ? text : QString();
    setEnabled(!m_text.isEmpty());
    setToolTip(disabledReason.isEmpty() ? m_name : disabledReason);
    setAccessibleDescription(disabledReason);
}

void CopyButton::copy()
{
    output::copyText(m_text, m_copied);
    setIcon(labdesk::icon(IconName::Check, IconInk::Ok));
    QTimer::singleShot(1500, this, [this] { setIcon(labdesk::icon(IconName::Copy)); });
    Q_EMIT copied(m_text);
}

} // namespace labdesk
