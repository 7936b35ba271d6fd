// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "leftbehindtour.h"

#include "shell/lockscreen.h"
#include "shell/windowcommands.h"
#include "views/activity/activitypane.h"
#include "views/users/dialogs/exportdialog.h"
#include "views/users/list/usercopy.h"
#include "views/users/list/userlistpane.h"
#include "views/users/list/userlisttable.h"
#include "views/users/userspane.h"
#include "views/users/userwindow.h"
#include "widgets/appearance.h"
#include "widgets/segmentedcontrol.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

namespace {

enum LeftUserTab { LeftOverview, LeftSources, LeftInsurance, LeftTimeline, LeftRaw, leftUserTabs };
constexpr int leftRequestTabs = 4;
const QString leftClientId = u"client-of-the-walk"_s;

using Go = std::function<void()>;
using Is = std::function<bool()>;

/// Chapters whose steps have names, by which a test says where it is stuck.
class Walk
{
public:
    Walk(UiDriver &hand, const LeftBehindPlan &plan) : m_hand(hand), m_plan(plan) { }

    TourChapter users();
    TourChapter outOfTheUsers();
    TourChapter writes();
    TourChapter aJob();
    TourChapter lookups();
    TourChapter connections();
    TourChapter activity();
    TourChapter overTheWindow();
    TourChapter theEnd();

private:
    Go press(const char *command)
    {
        return [this, command] { m_hand.window().windowCommands().press(QString::fromLatin1(command)); };
    }
    Go click(const char *button)
    {
        return [this, button] { m_hand.click(button); };
    }
    Is sees(const char *part)
    {
        return [this, part] { return m_hand.sees(part); };
    }
    Go close()
    {
        return [this] { m_hand.closeDialogs(); };
    }
    Go goTo(Place place)
    {
        return [this, place] { m_hand.showPlace(place); };
    }
    Is userCame()
    {
        return [this] {
            return hasCome(m_hand.session().details().user()) && hasCome(m_hand.session().details().providers());
        };
    }
    Is insuranceCame()
    {
        return [this] { return hasCome(m_hand.session().details().insurance()) && m_hand.sees("showAllButton"); };
    }
    Is isShown()
    {
        return [this] { return m_hand.sees("copyRevealedButton"); };
    }
    /// The file dialog that is open, answered.
    Go saveAs(const QString &name)
    {
        return [this, name] {
            auto *dialog = m_hand.window().findChild<QFileDialog *>();
            if (!dialog)
                return;
            dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(QDir(m_plan.exports).filePath(name));
            static_cast<QDialog *>(dialog)->accept();
        };
    }
    Is isSaved(const QString &name)
    {
        return [this, name] { return QFileInfo(QDir(m_plan.exports).filePath(name)).size() > 0; };
    }
    Is fileDialogIsOpen()
    {
        return [this] { return m_hand.window().findChild<QFileDialog *>() != nullptr; };
    }
    /// Two steps: the file is asked for, and it is there.
    void save(TourChapter &chapter, const QString &name, const Go &ask)
    {
        chapter.stop(name + u" is asked for"_s, ask, fileDialogIsOpen())
            .stop(name + u" is saved"_s, saveAs(name), isSaved(name));
    }
    Is nothingIsSending()
    {
        return [this] {
            const UserActions &actions = m_hand.session().actions();
            return !actions.hasInFlight() && !actions.hasDelayed() && userCame()();
        };
    }
    QString zoneNow() const
    {
        const auto *user = readyIn(m_hand.session().details().user());
        return user && user->value.timeZone ? user->value.timeZone->id : QString();
    }
    void copyInEveryForm() const
    {
        m_hand.find<QTableView>("usersTable")->selectAll();
        auto *list = m_hand.window().pane(Place::Users)->findChild<UserListPane *>();
        for (const UserCopy form : {UserCopy::Plain, UserCopy::WithHeaders, UserCopy::Csv, UserCopy::Json,
                                    UserCopy::JsonLines, UserCopy::Markdown, UserCopy::Link})
            list->table().copyAs(form);
    }

    UiDriver &m_hand;
    const LeftBehindPlan m_plan;
};

TourChapter Walk::users()
{
    TourChapter chapter;
    for (const QString &user : m_plan.users) {
        chapter.stop(
            u"user "_s + user, [this, user] { m_hand.openUser(user); },
            [this, user] { return m_hand.session().details().userId()->text() == user && userCame()(); });
        for (int tab = 0; tab < leftUserTabs; ++tab)
            chapter.step([this, tab] { m_hand.showTab(tab); });
        chapter
            .stop(
                u"insurance of "_s + user, [this] { m_hand.showTab(LeftInsurance); }, insuranceCame())
            .stop(
                u"a value shown of "_s + user, [this] { m_hand.clickIn("insuredGroup", "revealButton"); }, isShown())
            .step(click("copyRevealedButton"))
            .stop(
                u"and hidden again"_s, [this] { m_hand.showTab(LeftOverview); },
                [this] { return !m_hand.sees("copyRevealedButton"); });
    }
    chapter
        .stop(
            u"a whole record shown"_s,
            [this] {
                m_hand.showTab(LeftInsurance);
                m_hand.click("showAllButton");
            },
            isShown())
        .stop(u"the birth date shown"_s,
              [this] {
                  m_hand.showTab(LeftOverview);
                  m_hand.clickFirst("revealButton");
              })
        .step([this] { m_hand.showTab(LeftSources); })
        .stop(
            u"the raw answer shown"_s,
            [this] {
                m_hand.showTab(LeftRaw);
                m_hand.clickIn("rawResponseControl", "segment2Button"); // insurance
                m_hand.type("rawFindEdit", u"member"_s);
                m_hand.click("rawRevealButton");
            },
            sees("rawTree"))
        .step([this] { m_hand.find<SegmentedControl>("rawViewControl")->setCurrentIndex(1); })
        .stop(u"the raw answer hidden again"_s, click("rawRevealButton"), sees("rawSaveButton"));
    save(chapter, u"raw.json"_s, click("rawSaveButton"));
    chapter.stop(u"the caller card"_s, press("user.verifyCaller"), sees("callerMemberEdit"))
        .step([this] {
            m_hand.type("callerMemberEdit", u"0000"_s);
            m_hand.type("callerYearEdit", u"1900"_s);
            m_hand.click("actionButton");
        })
        .step(close())
        .stop(u"a window of its own"_s, press("user.openWindow"), sees("userWindow"))
        .step([this] { m_hand.find<UserWindow>("userWindow")->close(); });
    return chapter;
}

TourChapter Walk::outOfTheUsers()
{
    TourChapter chapter;
    chapter.stop(u"pinned"_s, press("user.pin"))
        .stop(
            u"filtered"_s, [this] { m_hand.type("filterEdit", u"-src:none"_s); },
            [this] { return m_hand.rows("usersTable") > 3; })
        .stop(u"copied in every form"_s, [this] { copyInEveryForm(); })
        .stop(u"charts"_s, press("user.charts"), [this] { return m_hand.dialog() != nullptr; })
        .step(close())
        .stop(u"the export dialog"_s, press("pane.export"), sees("exportDialog"))
        .stop(
            u"users.csv is saved"_s,
            [this] {
                m_hand.find<ExportDialog>("exportDialog")->setFile(QDir(m_plan.exports).filePath(u"users.csv"_s));
                m_hand.click("actionButton");
            },
            sees("exportOutcomeMessage"))
        .step(close())
        .step([this] { m_hand.openUser(m_plan.users.front()); }, userCame());
    save(chapter, u"summary.pdf"_s, press("user.savePdf"));
    return chapter;
}

/// The five, each by its dialog or its button.
TourChapter Walk::writes()
{
    const auto agree = click("actionButton");
    TourChapter chapter;
    chapter.step([this] { m_hand.session().actions().setDelay(1, std::chrono::milliseconds(20)); })
        .stop(u"a refresh"_s, click("refreshButton"), nothingIsSending())
        .stop(
            u"another zone"_s,
            [this, agree] {
                m_hand.showTab(LeftOverview);
                m_hand.click("changeZoneButton");
                m_hand.type("zoneEdit", m_plan.zone);
                agree();
            },
            [this] { return nothingIsSending()() && zoneNow() == m_plan.zone; })
        .stop(
            u"a source deregistered"_s,
            [this, agree] {
                m_hand.showTab(LeftSources);
                m_hand.clickFirst("DeregisterButton");
                agree();
            },
            nothingIsSending())
        .stop(
            u"a new user"_s,
            [this, agree] {
                m_hand.showTab(LeftOverview);
                m_hand.click("newUserButton");
                m_hand.type("clientIdEdit", leftClientId);
                agree();
            },
            [this] {
                return nothingIsSending()()
                    && readyIn(m_hand.session().details().user())->value.clientUserId == leftClientId;
            })
        .stop(
            u"deleted again"_s,
            [this, agree] {
                m_hand.trigger("deleteAction");
                agree();
            },
            [this] {
                return !m_hand.session().actions().hasDelayed() && !m_hand.session().actions().hasInFlight()
                    && !m_hand.session().details().userId();
            });
    return chapter;
}

TourChapter Walk::aJob()
{
    TourChapter chapter;
    chapter
        .stop(
            u"some users chosen"_s,
            [this] {
                m_hand.type("filterEdit", {});
                auto *table = m_hand.find<QTableView>("usersTable");
                table->selectionModel()->select({table->model()->index(0, 0), table->model()->index(3, 0)},
                                                QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            },
            sees("userSelectionPane"))
        .stop(u"the preview of a job"_s, click("refreshJobButton"), sees("newJobDialog"))
        .stop(u"its end"_s, click("actionButton"),
              [this] {
                  const auto &jobs = m_hand.session().jobs().jobs();
                  return !jobs.empty() && jobs.back()->isEnded() && hasCome(m_hand.session().users().state());
              })
        .stop(
            u"in its place"_s,
            [this] {
                m_hand.showPlace(Place::Jobs);
                m_hand.showDetail();
            },
            sees("exportJobButton"));
    save(chapter, u"job.csv"_s, click("exportJobButton"));
    return chapter;
}

TourChapter Walk::lookups()
{
    const auto centersCame
        = [this] { return hasCome(m_hand.session().centers().state()) && m_hand.rows("centersList") > 0; };
    TourChapter chapter;
    chapter.stop(u"the providers"_s, goTo(Place::Providers), [this] { return m_hand.rows("providersTable") > 3; })
        .step([this] { m_hand.select("providersTable"); })
        .stop(
            u"centers near a ZIP"_s,
            [this] {
                m_hand.showPlace(Place::Centers);
                m_hand.type("zipEdit", m_plan.zip);
                m_hand.find<QComboBox>("labCombo")->setEditText(QString::number(m_plan.labId));
                m_hand.click("searchButton");
            },
            centersCame)
        .step([this] { m_hand.select("centersList"); })
        .stop(
            u"centers for an order"_s,
            [this] {
                m_hand.find<SegmentedControl>("modeSegment")->setCurrentIndex(1);
                m_hand.type("orderEdit", m_plan.orderId);
                m_hand.click("searchButton");
            },
            centersCame)
        .stop(
            u"payors"_s,
            [this] {
                m_hand.showPlace(Place::Payors);
                m_hand.type("searchEdit", u"community"_s);
                m_hand.session().payors().searchNow();
            },
            [this] { return hasCome(m_hand.session().payors().state()) && m_hand.rows("payorsTable") > 0; })
        .step([this] { m_hand.select("payorsTable"); });
    return chapter;
}

TourChapter Walk::connections()
{
    TourChapter chapter;
    chapter
        .stop(
            u"the connections"_s, [this] { Q_EMIT m_hand.window().switchConnectionRequested(); },
            sees("connectionsDialog"))
        .stop(u"tested"_s, click("testButton"),
              [this] { return m_hand.sees("testMessage") && m_hand.isEnabled("testButton"); });
    save(chapter, u"connections.json"_s, [this] { m_hand.trigger("exportAction"); });
    chapter
        .stop(u"a key that is typed and not kept"_s,
              [this] {
                  m_hand.click("newButton");
                  m_hand.type("nameEdit", u"Not kept"_s);
                  m_hand.type("secretEdit", u"sk_us_of_nobody"_s);
              })
        .step(close());
    return chapter;
}

/// The inspector on each of the newest requests, among which are those of insurance records; then the audit trail.
TourChapter Walk::activity()
{
    TourChapter chapter;
    chapter
        .stop(
            u"the requests"_s, [this] { m_hand.showRequests(); }, [this] { return m_hand.rows("requestsTable") > 5; })
        .step([this] { m_hand.type("filterEdit", u"insurance"_s); },
              [this] { return m_hand.rows("requestsTable") >= int(m_plan.users.size()); });
    for (int row = 0; row < 3; ++row)
        for (int tab = 0; tab < leftRequestTabs; ++tab)
            chapter.step([this, row, tab] {
                m_hand.select("requestsTable", row);
                m_hand.showDetail();
                m_hand.find<QTabBar>("requestTabBar")->setCurrentIndex(tab);
            });
    chapter.step(press("pane.copyAsCurl")).step([this] { m_hand.type("filterEdit", {}); });
    save(chapter, u"requests.har"_s, press("pane.export"));
    chapter
        .stop(
            u"the audit trail"_s,
            [this] { static_cast<ActivityPane *>(m_hand.window().pane(Place::History))->showActions(); },
            [this] { return m_hand.rows("auditTable") > 6; })
        .stop(u"verified"_s, click("verifyAuditButton"), sees("auditMessage"));
    save(chapter, u"audit.csv"_s, click("exportAuditButton"));
    return chapter;
}

TourChapter Walk::overTheWindow()
{
    const auto isAgain = [this] {
        return !m_hand.window().lockScreen() && hasCome(m_hand.session().users().state())
            && hasCome(m_hand.session().providers().state());
    };
    const auto privacyIs = [this](bool on) {
        return [this, on] { return privacy::isPrivacyMode() == on && m_hand.sees("privacyStatus") == on; };
    };
    TourChapter chapter;
    chapter.stop(u"the preferences"_s, press("app.preferences"), sees("preferencesDialog"))
        .stop(u"dark"_s, [this] { m_hand.console().setAppearance(ThemeChoice::Dark); })
        .step(close())
        .stop(u"privacy mode"_s, press("app.privacyMode"), privacyIs(true))
        .stop(
            u"a user in privacy mode"_s, [this] { m_hand.openUser(m_plan.users.front()); }, userCame())
        .stop(u"not private any more"_s, press("app.privacyMode"), privacyIs(false))
        .stop(
            u"a passphrase"_s,
            [this] {
                m_hand.console().screenLock().setPassphrase(Secret(m_plan.passphrase.toUtf8()), &m_hand.window(),
                                                            [this](bool) { m_hand.window().setPassphraseSet(true); });
            },
            [this] { return m_hand.console().screenLock().hasPassphrase(); })
        .stop(
            u"locked over a record that is shown"_s,
            [this] {
                m_hand.showTab(LeftInsurance);
                m_hand.click("showAllButton");
                m_hand.window().cover();
            },
            [this] { return m_hand.console().isUnloaded(); })
        .stop(
            u"unlocked"_s,
            [this] {
                m_hand.type("passphraseEdit", m_plan.passphrase);
                m_hand.click("unlockButton");
            },
            isAgain)
        .stop(
            u"the palette"_s,
            [this] {
                m_hand.window().windowCommands().press(u"app.palette"_s);
                m_hand.type("paletteEdit", u"client"_s);
            },
            sees("paletteEdit"))
        .stop(
            u"the support bundle"_s,
            [this] {
                QTest::keyClick(m_hand.find("paletteEdit"), Qt::Key_Escape);
                m_hand.window().windowCommands().press(u"app.supportBundle"_s);
            },
            sees("supportBundleDialog"));
    save(chapter, u"support.json"_s, click("actionButton"));
    chapter.step(close())
        .stop(
            u"a link from outside"_s,
            [this] { m_hand.console().openIncomingLink(u"labdesk://user/"_s + m_plan.users.back()); },
            [this] { return m_hand.dialog() || userCame()(); })
        .step(close());
    return chapter;
}

TourChapter Walk::theEnd()
{
    TourChapter chapter;
    chapter.step([this] { m_hand.openUser(m_plan.users.back()); }, userCame())
        .stop(
            u"the end"_s, [this] { m_hand.showTab(LeftInsurance); }, insuranceCame())
        .stop(u"a record shown whole"_s, click("showAllButton"), isShown())
        .step(click("copyRevealedButton"));
    return chapter;
}

} // namespace

std::vector<TourChapter> leftBehindTour(UiDriver &hand, const LeftBehindPlan &plan)
{
    const auto walk = std::make_shared<Walk>(hand, plan);
    std::vector<TourChapter> chapters
        = {walk->users(),       walk->outOfTheUsers(), walk->writes(),        walk->aJob(),  walk->lookups(),
           walk->connections(), walk->activity(),      walk->overTheWindow(), walk->theEnd()};
    chapters.push_back(TourChapter().step([walk] {})); // the steps live as long as it does
    return chapters;
}

} // namespace labdesk::tests
