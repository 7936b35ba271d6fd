// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/labcombo.h"

#include "domain/textnormalization.h"
#include "views/centers/centertexts.h"

#include <QCompleter>
#include <QLineEdit>

#include <algorithm>

namespace labdesk {

LabCombo::LabCombo(QWidget *parent) : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    // Inline completion would turn the first digits of a lab's number into another lab.
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    lineEdit()->setPlaceholderText(formatDefaultLab());
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (index == 0)
            setEditText({}); // shows the placeholder text
        lineEdit()->setCursorPosition(0);
    });
    setLabs({}, {});
}

void LabCombo::setLabs(const std::vector<Lab> &labs, const std::vector<qint64> &together)
{
    const auto chosen = choice();
    const QString text = currentText();
    const QSignalBlocker blocker(this);
    m_labs = labs;
    m_together = together;
    clear();
    addItem(formatDefaultLab());
    if (!together.empty())
        addItem(formatAllLabs());
    for (const Lab &lab : labs)
        addItem(formatLab(lab));
    QComboBox::setCurrentIndex(-1);
    const int cursor = hasFocus() ? lineEdit()->cursorPosition() : 0; // shows a long name from its beginning
    setEditText(text);
    lineEdit()->setCursorPosition(cursor);
    if (chosen && chosen->lab != 0) // the lab's name may be known now
        setChoice(*chosen);
}

std::optional<LabCombo::Choice> LabCombo::choice() const
{
    const QString text = normalizedText(currentText()).simplified();
    const auto isText = [&text](const QString &words) {
        return text.compare(normalizedText(words).simplified(), Qt::CaseInsensitive) == 0;
    };
    if (text.isEmpty() || isText(formatDefaultLab()))
        return Choice{};
    if (isText(formatAllLabs()) && !m_together.empty())
        return Choice{0, m_together};
    std::vector<qint64> matching;
    for (const Lab &lab : m_labs)
        if (isText(formatLab(lab)) || isText(nameOf(lab)) || isText(lab.slug))
            matching.push_back(lab.id);
    if (matching.size() == 1)
        return Choice{matching.front()};
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    return isNumber ? std::optional(Choice{number}) : std::nullopt;
}

void LabCombo::setChoice(const Choice &choice)
{
    const auto known
        = std::find_if(m_labs.begin(), m_labs.end(), [&choice](const Lab &lab) { return lab.id == choice.lab; });
    setEditText(!choice.labs.empty()        ? formatAllLabs()
                    : choice.lab == 0       ? QString()
                    : known == m_labs.end() ? QString::number(choice.lab)
                                            : formatLab(*known));
    lineEdit()->setCursorPosition(0); // shows a long name from its beginning
}

} // namespace labdesk
