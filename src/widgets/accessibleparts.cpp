// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessibleparts.h"

#include "widgets/button.h"
#include "widgets/fieldaccessibility.h"
#include "widgets/mnemonic.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTextDocumentFragment>
#include <QToolButton>

namespace labdesk {

namespace {

/// The role of a text. Screen readers read all labels in a named group, and in a dialog, where that is intended, since
/// they contain the question. Elsewhere, texts are paragraphs, which are read on navigation.
QAccessible::Role roleOfText(const QWidget *widget)
{
    if (widget->focusPolicy() != Qt::NoFocus)
        return QAccessible::StaticText;
    for (const QWidget *at = widget; at; at = at->parentWidget())
        if (qobject_cast<const QDialog *>(at) || at->property(roleProperty).toInt() == QAccessible::Dialog)
            return QAccessible::StaticText;
    return QAccessible::Paragraph;
}

class AccessiblePart : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    QAccessible::Role role() const override
    {
        const QAccessible::Role role = QAccessibleWidget::role();
        return role == QAccessible::StaticText ? roleOfText(widget()) : role;
    }
    int childCount() const override { return QAccessibleWidget::childCount() + (adopted() ? 1 : 0); }
    QAccessibleInterface *child(int index) const override
    {
        return index == QAccessibleWidget::childCount() ? QAccessible::queryAccessibleInterface(adopted())
                                                        : QAccessibleWidget::child(index);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child && adopted() && child->object() == adopted() ? QAccessibleWidget::childCount()
                                                                  : QAccessibleWidget::indexOfChild(child);
    }

private:
    QWidget *adopted() const { return widget()->property(accessibleChildProperty).value<QPointer<QWidget>>(); }
};

/// Like Qt's private class for labels, but with another role.
class AccessibleLabel : public QAccessibleWidget
{
public:
    explicit AccessibleLabel(QLabel *label) : QAccessibleWidget(label, QAccessible::StaticText) { }

    QAccessible::Role role() const override { return roleOfText(widget()); }
    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Name || !widget()->accessibleName().isEmpty())
            return QAccessibleWidget::text(kind);
        const QString words = label()->text();
        const bool isRich = label()->textFormat() == Qt::RichText
            || (label()->textFormat() == Qt::AutoText && Qt::mightBeRichText(words));
        return isRich          ? QTextDocumentFragment::fromHtml(words).toPlainText()
            : label()->buddy() ? withoutMnemonic(words)
                               : words;
    }
    QList<std::pair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        auto all = QAccessibleWidget::relations(match);
        if (match & QAccessible::Labelled)
            if (QAccessibleInterface *part = QAccessible::queryAccessibleInterface(label()->buddy()))
                all.emplace_back(part, QAccessible::Labelled);
        return all;
    }

private:
    QLabel *label() const { return static_cast<QLabel *>(widget()); }
};

#ifdef Q_OS_LINUX
/// A combo box, named by its label and its current text: Qt's name is only one of them, and a screen reader ignores the
/// other. It needs a value, or changes aren't announced.
class ChoiceListPart : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit ChoiceListPart(QComboBox *combo) : QAccessibleWidget(combo, QAccessible::ComboBox) { }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        const QString chosen = combo()->currentText();
        if (kind == QAccessible::Value)
            return chosen;
        if (kind != QAccessible::Name)
            return QAccessibleWidget::text(kind);
        QString what = combo()->accessibleName();
        if (const auto labels = QAccessibleWidget::relations(QAccessible::Label); what.isEmpty() && !labels.isEmpty())
            what = labels.first().first->text(QAccessible::Name);
        return what.isEmpty() || what == chosen ? chosen : what + QLatin1String(": ") + chosen;
    }
    QList<std::pair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        auto all = QAccessibleWidget::relations(match); // a label's name would replace this one's
        all.removeIf([](const auto &each) { return each.second == QAccessible::Label; });
        return all;
    }
    QStringList actionNames() const override { return {showMenuAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (name != showMenuAction())
            QAccessibleWidget::doAction(name);
        else if (combo()->isEnabled())
            combo()->showPopup();
    }

    QVariant currentValue() const override { return combo()->currentIndex(); }
    void setCurrentValue(const QVariant &value) override { combo()->setCurrentIndex(value.toInt()); }
    QVariant maximumValue() const override { return combo()->count() - 1; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    QComboBox *combo() const { return static_cast<QComboBox *>(widget()); }
};
#endif

class ButtonPart : public QAccessibleWidget
{
public:
    ButtonPart(QAbstractButton *button, QAccessible::Role role) : QAccessibleWidget(button, role) { }

    QString text(QAccessible::Text kind) const override
    {
        const QString own = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && own.isEmpty() ? withoutMnemonic(button()->text()) : own;
    }

protected:
    QAbstractButton *button() const { return static_cast<QAbstractButton *>(widget()); }
};

/// A button that is always pressed, even if it is checkable.
class PressPart : public ButtonPart
{
public:
    using ButtonPart::ButtonPart;

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (name != pressAction())
            QAccessibleWidget::doAction(name);
        else if (button()->isEnabled())
            button()->click();
    }
};

/// A check box or radio button. Qt's own interface toggles it, which doesn't count as a click; this one clicks it.
class ChoicePart : public PressPart
{
public:
    using PressPart::PressPart;

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button()->isChecked();
        return state;
    }
};

/// Opens the menu without waiting for it to close, because the caller waits for the reply. On Linux, it has the role of
/// a plain button, and its description mentions the menu.
class MenuPart : public ButtonPart
{
public:
    using ButtonPart::ButtonPart;

    QString text(QAccessible::Text kind) const override
    {
        const QString own = ButtonPart::text(kind);
        if (kind != QAccessible::Description || !widget()->isEnabled())
            return own;
        const QString menuDescription = QCoreApplication::translate("labdesk::Ear", "opens a menu");
        return own.isEmpty() || own == text(QAccessible::Name) ? menuDescription
                                                               : own + QLatin1String(". ") + menuDescription;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = true;
        return state;
    }
    QStringList actionNames() const override { return {showMenuAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (name != showMenuAction())
            return QAccessibleWidget::doAction(name);
        const auto *tool = qobject_cast<QToolButton *>(widget());
        QMenu *menu = tool ? tool->menu() : nullptr;
        if (!widget()->isEnabled())
            return;
        if (!menu)
            return button()->click(); // which opens the menu
        popUpBelow(widget(), menu);
    }
};

/// Stays in the tree for the sake of its children, but is never exposed itself.
class HiddenPart : public QAccessibleWidget
{
public:
    explicit HiddenPart(QWidget *widget) : QAccessibleWidget(widget, QAccessible::Separator) { }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.invisible = true;
        state.offscreen = true; // the AT-SPI bridge reports "not showing" only if both are set
        state.focusable = false;
        return state;
    }
    QString text(QAccessible::Text) const override { return {}; }
};

} // namespace

QAccessibleInterface *makeAccessiblePart(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (!widget)
        return nullptr;
    if (widget->property(hiddenFromAccessibilityProperty).toBool() || widget->property("hairline").isValid())
        return new HiddenPart(widget);
    if (QAccessibleInterface *field = makeFieldPart(widget))
        return field;
    const QVariant role = widget->property(roleProperty);
    if (auto *button = qobject_cast<QCheckBox *>(object))
        return new ChoicePart(button, QAccessible::CheckBox);
    if (auto *button = qobject_cast<QAbstractButton *>(object);
        button && (role.toInt() == QAccessible::RadioButton || qobject_cast<QRadioButton *>(object)))
        return new ChoicePart(button, QAccessible::RadioButton);
    if (auto *button = qobject_cast<QAbstractButton *>(object); button && role.toInt() == QAccessible::ButtonMenu)
        return new MenuPart(button, QAccessible::ButtonMenu);
    if (auto *button = qobject_cast<QAbstractButton *>(object); button && role.toInt() == QAccessible::Button)
        return new PressPart(button, QAccessible::Button);
    if (qobject_cast<QStackedWidget *>(object) && !role.isValid())
        return new AccessiblePart(widget, QAccessible::Client); // saying "layered pane" at each focus change is useless
    if (auto *label = qobject_cast<QLabel *>(object); label && !role.isValid() && label->pixmap().isNull())
        return new AccessibleLabel(label);
#ifdef Q_OS_LINUX
    if (auto *combo = qobject_cast<QComboBox *>(object); combo && !combo->isEditable())
        return new ChoiceListPart(combo);
#endif
    return role.isValid() ? new AccessiblePart(widget, QAccessible::Role(role.toInt())) : nullptr;
}

} // namespace labdesk
