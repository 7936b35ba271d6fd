// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy/sensitive.h"
#include "service/localservice.h"
#include "shell/lockscreen.h"
#include "shell/windowcommands.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"
#include "widgets/inlinemessage.h"
#include "widgets/windowsize.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QWindow>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

const QString passphraseOfTheTour = u"a passphrase of the tour"_s;

void fillConnection(UiDriver &hand, const QString &name, const QString &url)
{
    hand.type("nameEdit", name);
    hand.type("baseUrlEdit", url);
    hand.type("secretEdit", u"0123456789abcdef"_s);
}

TourChapter theConnections(UiDriver &hand)
{
    const auto shot = [&hand] { return hand.dialog(); };
    const auto isOpen = [&hand] { return hand.dialog() != nullptr; };
    const auto tested = [&hand] { return hand.sees("testMessage") && hand.isEnabled("testButton"); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"connections-local"_s, [&hand] { Q_EMIT hand.window().switchConnectionRequested(); }, isOpen, shot)
        .stop(
            u"connections-test-worked"_s, [&hand] { hand.click("testButton"); }, tested, shot)
        .stop(
            u"connections-new"_s, [&hand] { hand.click("newButton"); }, {}, shot)
        .stop(
            u"connections"_s,
            [&hand] {
                hand.type("nameEdit", u"Production US"_s);
                hand.click("productionRadio");
                hand.type("baseUrlEdit", u"https://api.example.com"_s);
            },
            {}, shot)
        .stop(
            u"connections-invalid"_s,
            [&hand] {
                fillConnection(hand, ConnectionRegistry::tr("Local service"), u"http://api.example.com"_s);
                hand.click("saveButton");
            },
            {}, shot)
        .stop(
            u"connections-bearer"_s,
            [&hand] {
                fillConnection(hand, u"Staging"_s, u"https://api.example.com"_s);
                hand.click("bearerRadio");
            },
            {}, shot)
        .stop(
            u"connections-network"_s,
            [&hand] {
                hand.click("apiKeyRadio");
                hand.click("routeButton");
                hand.click("ownProxyRadio");
                hand.type("ownProxyEdit", u"proxy.example.com"_s);
                if (auto *scroll = hand.find<QScrollArea>("formScroll"))
                    scroll->ensureWidgetVisible(hand.find("timeoutCombo"));
            },
            {}, shot)
        .stop(
            u"connections-proxy-sign-in"_s,
            [&hand] {
                hand.type("ownProxyEdit", u"proxy.example.com:3128"_s);
                hand.type("proxyUserEdit", u"ACME\\support"_s);
                hand.type("proxyPasswordEdit", u"correct horse"_s);
                hand.type("clientCertificateEdit", u"/etc/ssl/desk-1.p12"_s);
                if (auto *edit = hand.find<QLineEdit>("clientCertificateEdit"))
                    Q_EMIT edit->editingFinished();
                if (auto *scroll = hand.find<QScrollArea>("formScroll"))
                    scroll->ensureWidgetVisible(hand.find("timeoutCombo"));
            },
            {}, shot)
        .step([&hand] {
            hand.type("proxyUserEdit", {});
            hand.type("clientCertificateEdit", {});
            hand.click("systemProxyRadio");
            hand.click("routeButton");
        })
        .stop(
            u"connections-key-hint"_s,
            [&hand] {
                hand.type("secretEdit", u"sk_us_0123456789"_s);
                hand.click("messageButton");
            },
            {}, shot)
        .stop(
            u"connections-test-failed"_s,
            [&hand] {
                hand.click("apiKeyRadio");
                fillConnection(hand, u"Staging"_s, u"http://127.0.0.1:9"_s);
                hand.click("testButton");
            },
            tested, shot)
        .stop(
            u"connections-testing"_s,
            [&hand] {
                hand.faultInjector().set({{.pathPrefix = "/v2/providers", .delay = std::chrono::minutes(1)}});
                fillConnection(hand, u"Staging"_s, hand.session().connection().baseUrl.toString());
                hand.click("testButton");
            },
            [&hand] { return hand.sees("testSteps"); }, shot)
        .stop(
            u"connections-test-key-refused"_s,
            [&hand] {
                hand.clickIn("testMessage", "messageButton");
                hand.faultInjector().clear();
                hand.click("testButton");
            },
            tested, shot)
        .stop(
            u"connections-test-html"_s,
            [&hand] {
                hand.faultInjector().set({{.pathPrefix = "/v2/providers",
                                           .status = 200,
                                           .contentType = "text/html",
                                           .body = "<html></html>"}});
                hand.click("testButton");
            },
            tested, shot)
        .stop(
            u"connections-test-no-tls"_s,
            [&hand] {
                QUrl secure = hand.session().connection().baseUrl;
                secure.setScheme(u"https"_s);
                hand.type("baseUrlEdit", secure.toString());
                hand.click("testButton");
            },
            tested, shot)
        .stop(
            u"connections-saved"_s,
            [&hand] {
                hand.faultInjector().clear();
                fillConnection(hand, u"Staging"_s, u"http://127.0.0.1:9"_s);
                hand.click("saveButton");
            },
            [&hand] { return hand.sees("saveMessage"); }, shot)
        .stop(
            u"connections-forget"_s, [&hand] { hand.click("forgetButton"); },
            [&hand] { return hand.sees("confirmForgetButton"); }, shot)
        .stop(
            u"connections-forgotten"_s, [&hand] { hand.click("confirmForgetButton"); },
            [&hand] { return hand.sees("saveMessage"); }, shot)
        .stop(
            u"connections-delete"_s, [&hand] { hand.click("deleteButton"); },
            [&hand] { return hand.sees("confirmDeleteButton"); }, shot)
        .step([&hand] { hand.click("confirmDeleteButton"); })
        .stop(
            u"connections-unsaved"_s,
            [&hand] {
                hand.click("newButton");
                hand.type("nameEdit", u"Production US"_s);
                hand.click("closeButton");
            },
            [&hand] { return hand.sees("saveMessage"); }, shot);
    return chapter;
}

/// A service that issues tokens, and a connection that has one.
TourChapter aToken(UiDriver &hand)
{
    const auto issuer = std::make_shared<std::unique_ptr<service::LocalService>>();
    const auto shot = [&hand] { return hand.dialog(); };
    TourChapter chapter;
    chapter
        .step(
            [&hand, issuer] {
                hand.goHome();
                service::ServiceOptions options;
                options.clientId = "tour";
                options.clientSecret = "secret-of-the-tour";
                options.users = 30;
                *issuer = std::make_unique<service::LocalService>(options);
                (*issuer)->start();
            },
            [&hand, issuer] { return hand.isHome() && (*issuer)->isReady(); })
        .step(
            [&hand, issuer] {
                hand.connectByToken((*issuer)->baseUrl(), u"tour"_s, Secret(QByteArray("secret-of-the-tour")));
            },
            [&hand] {
                return hand.hasArrived() && hand.session().connection().id != ConnectionRegistry::localId
                    && hasCome(hand.session().users().state());
            })
        .stop(
            u"connections-token"_s, [&hand] { Q_EMIT hand.window().switchConnectionRequested(); },
            [&hand] { return hand.dialog() != nullptr; }, shot)
        .step(
            [&hand, issuer] {
                hand.goHome();
                issuer->reset();
            },
            [&hand] { return hand.isHome(); });
    return chapter;
}

/// The bands, and what may not be done in a connection that is for reading.
TourChapter environments(UiDriver &hand)
{
    const auto shot = [&hand] { return hand.dialog(); };
    const auto isOpen = [&hand] { return hand.dialog() != nullptr; };
    const auto as = [&hand](const QString &name, Environment environment, bool readOnly) {
        return [&hand, name, environment, readOnly] {
            hand.closeDialogs();
            hand.connectAs(name, environment, readOnly);
        };
    };
    const auto is = [&hand](Environment environment, bool readOnly) {
        return [&hand, environment, readOnly] {
            if (!hand.console().session())
                return false;
            const Connection &now = hand.session().connection();
            return now.environment == environment && now.readOnly == readOnly
                && hasCome(hand.session().users().state());
        };
    };
    const auto openFirst = [&hand] { hand.openUser(hand.examples().userId); };
    const auto userCame = [&hand] {
        return hand.hasWaited(200) && hasCome(hand.session().details().user())
            && hasCome(hand.session().details().providers());
    };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(as(u"Staging"_s, Environment::Sandbox, false), is(Environment::Sandbox, false))
        .stop(u"window-sandbox"_s, openFirst, userCame)
        .step(as(u"Partner"_s, Environment::Other, false), is(Environment::Other, false))
        .stop(u"window-other"_s, openFirst, userCame)
        .step(as(u"Production US"_s, Environment::Production, true), is(Environment::Production, true))
        .stop(u"window-read-only"_s, openFirst, userCame)
        .stop(u"window-read-only-sources"_s, [&hand] { hand.showTab(1); })
        .step(as(u"Production US"_s, Environment::Production, false), is(Environment::Production, false))
        .stop(u"window-production"_s, openFirst, userCame)
        .stop(
            u"dialog-delete-production"_s, [&hand] { hand.trigger("deleteAction"); }, isOpen, shot)
        .stop(
            u"dialog-delete-production-typed"_s,
            [&hand] {
                hand.type("proofEdit",
                          privacy::proofOf(privacy::Field::ClientUserId,
                                           readyIn(hand.session().details().user())->value.clientUserId));
            },
            [&hand] { return hand.isEnabled("actionButton"); }, shot)
        .stop(
            u"dialog-deregister-production"_s,
            [&hand] {
                hand.closeDialogs();
                hand.showTab(1);
                hand.clickFirst("DeregisterButton");
            },
            isOpen, shot)
        .stop(
            u"dialog-new-user-production"_s,
            [&hand] {
                hand.closeDialogs();
                hand.click("backButton"); // where list and detail are stacked
                hand.click("newUserButton");
            },
            isOpen, shot)
        .step(
            [&hand] {
                hand.closeDialogs();
                Connection asking = hand.session().connection();
                asking.asksBeforeWrites = true;
                hand.console().connections().save(asking, Secret(), true, [](SecretStore::Location) {});
            },
            [&hand] {
                return hand.console().session() && hand.session().connection().asksBeforeWrites
                    && hasCome(hand.session().users().state());
            })
        .step(openFirst, userCame)
        .stop(
            u"dialog-write-question"_s, [&hand] { hand.click("refreshButton"); }, isOpen, shot);
    return chapter;
}

/// What lies over the window: preferences, and the screen that hides it.
TourChapter overTheWindow(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"preferences"_s, [&hand] { hand.window().windowCommands().press(u"app.preferences"_s); },
            [&hand] { return hand.dialog() != nullptr; }, [&hand] { return hand.dialog(); })
        .stop(
            u"dialog-passphrase"_s, [&hand] { hand.click("setPassphraseButton"); },
            [&hand] { return hand.sees("passphraseDialog"); }, [&hand] { return hand.dialog(); })
        .stop(
            u"dialog-passphrase-differs"_s,
            [&hand] {
                hand.type("newPassphraseEdit", passphraseOfTheTour);
                hand.type("samePassphraseEdit", u"something else"_s);
                hand.click("actionButton");
            },
            [&hand] { return hand.sees("passphraseMessage"); }, [&hand] { return hand.dialog(); })
        .stop(
            u"support-bundle"_s,
            [&hand] {
                hand.closeDialogs();
                hand.window().windowCommands().press(u"app.supportBundle"_s);
            },
            [&hand] { return hand.dialog() != nullptr; }, [&hand] { return hand.dialog(); })
        .stop(
            u"cover"_s,
            [&hand] {
                hand.closeDialogs();
                hand.window().windowCommands().press(u"app.cover"_s);
            },
            [&hand] { return hand.console().isUnloaded(); });
    return chapter;
}

/// The frame that Qt draws on Wayland has a button for it, and a dialog that is minimized blocks its window.
TourChapter aMinimizedDialog(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step([&hand] { hand.window().windowCommands().press(u"app.preferences"_s); },
              [&hand] { return hand.dialog() && hand.dialog()->windowHandle()->isExposed(); })
        .stop(
            u"dialog-minimized"_s, [&hand] { hand.dialog()->windowHandle()->setWindowState(Qt::WindowMinimized); },
            [&hand] {
                const QWidget *dialog = hand.dialog();
                return dialog && dialog->windowHandle() && dialog->windowHandle()->isExposed()
                    && dialog->windowHandle()->windowState() != Qt::WindowMinimized && hand.hasWaited(100);
            },
            [&hand] { return hand.dialog(); });
    return chapter;
}

/// Every state of the lock, with a passphrase of the tour's own.
TourChapter theLock(UiDriver &hand)
{
    const auto isLocked = [&hand] { return hand.console().isUnloaded() && hand.sees("passphraseEdit"); };
    const auto cover = [&hand] { return hand.window().lockScreen(); };
    const auto saysSomething = [&hand] { return hand.sees("coverMessage"); };
    const auto says = [&hand, saysSomething](Tone tone) { // each message of a cover has the place of the one before
        return [&hand, saysSomething, tone] {
            return saysSomething() && hand.find<InlineMessage>("coverMessage")->tone() == tone;
        };
    };
    const auto type = [&hand](const QString &text) {
        return [&hand, text] {
            hand.type("passphraseEdit", text);
            hand.click("unlockButton");
        };
    };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(
            [&hand] {
                hand.console().screenLock().setPassphrase(Secret(passphraseOfTheTour.toUtf8()), &hand.window(),
                                                          [&hand](bool) { hand.window().setPassphraseSet(true); });
            },
            [&hand] { return hand.console().screenLock().hasPassphrase(); })
        .step([&hand] {
            const UserStore &store = hand.session().users().store();
            UserSelection some{store.snapshot(), RowSet(store.size())};
            for (UserStore::Row row = 0, found = 0; row < store.size() && found < 2; ++row)
                if (!store.sources(row).empty()) { // others have nothing to refresh
                    some.rows.set(row);
                    ++found;
                }
            hand.session().jobs().start(
                *planUserJob({.kind = UserJobKind::Refresh}, some, {}, QDateTime::currentMSecsSinceEpoch()),
                {1, std::chrono::minutes(5)});
        })
        .stop(
            u"lock"_s, [&hand] { hand.window().cover(); }, isLocked)
        .stop(
            u"lock-caps-lock"_s,
            [&hand] {
                QKeyEvent capital(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, u"A"_s);
                QApplication::sendEvent(hand.find<QLineEdit>("passphraseEdit"), &capital);
            },
            saysSomething)
        .stop(u"lock-wrong"_s, type(u"not the passphrase"_s), says(Tone::Bad))
        .stop(
            u"lock-forget"_s, [&hand] { hand.click("forgetKeysButton"); }, says(Tone::Warn))
        .stop(
            u"lock-link"_s,
            [&hand] {
                hand.click("forgetKeysButton"); // takes the question back
                hand.console().openIncomingLink(u"labdesk://payors"_s);
            },
            [&hand] { return hand.sees("coverNoteLabel"); })
        .stop(
            u"lock-keys-remain"_s, [cover] { cover()->tellKeysRemain(); }, says(Tone::Bad))
        .stop(
            u"lock-keychain"_s, [cover] { cover()->askForKeyring(); }, saysSomething)
        .step(
            [&hand, cover] {
                hand.console().screenLock().removePassphrase();
                hand.window().setPassphraseSet(false);
                cover()->dismiss();
            },
            [&hand] { return !hand.session().isLocked(); });
    return chapter;
}

TourChapter beginnings(UiDriver &hand)
{
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .stop(
            u"window-empty-team"_s, [&hand] { hand.openOther(0); }, [&hand] { return hand.hasUsers(); })
        .stop(
            u"window-settings-set-aside"_s,
            [&hand] {
                hand.openOther(30, [](const QString &folder) {
                    QFile broken(QDir(folder).filePath(u"labdesk.ini"_s));
                    if (broken.open(QIODevice::WriteOnly))
                        broken.write("[no end of a section\n\x01\x02");
                });
            },
            [&hand] { return hand.sees("windowMessage") && hand.hasUsers(); })
        .stop(
            u"welcome"_s, [&hand] { hand.openFirst(); }, [&hand] { return hand.dialog() != nullptr; },
            [&hand] { return hand.dialog(); })
        .stop(
            u"welcome-set-aside"_s,
            [&hand] {
                hand.openFirst(
                    [](const QString &folder) {
                        QFile broken(QDir(folder).filePath(u"labdesk.ini"_s));
                        if (broken.open(QIODevice::WriteOnly))
                            broken.write("[no end of a section\n\x01\x02");
                    },
                    u"labdesk://users"_s);
            },
            [&hand] { return hand.dialog() != nullptr; }, [&hand] { return hand.dialog(); })
        .stop(
            u"window-earlier-settings"_s,
            [&hand] {
                hand.openOther(30, [](const QString &folder) {
                    QFile old(QDir(folder).filePath(u"labdesk.ini"_s));
                    if (old.open(QIODevice::WriteOnly))
                        old.write("[General]\ncurrentConnection=local\n");
                });
            },
            [&hand] { return hand.sees("windowMessage") && hand.hasUsers(); })
        .stop(
            u"window-no-service"_s,
            [&hand] {
                hand.openOther(30, [](const QString &folder) { QDir(folder).mkdir(u"local-service.sqlite"_s); });
            },
            [&hand] { return hand.sees("noServicePage"); });
    return chapter;
}

TourChapter sizes(UiDriver &hand)
{
    const auto at = [&hand](Place place, int width, int height) {
        return [&hand, place, width, height] {
            hand.resize(width, height);
            hand.showPlace(place);
        };
    };
    const auto found
        = [&hand] { return hasCome(hand.session().centers().state()) && hasCome(hand.session().payors().state()); };
    TourChapter chapter;
    chapter.step([&hand] { hand.goHome(); }, [&hand] { return hand.isHome(); })
        .step(
            [&hand] {
                hand.session().centers().search({NearZip{hand.examples().zip, hand.examples().labId}, Radius::Miles25});
                hand.session().payors().setQuery({u"community"_s, {}, {}});
                hand.session().payors().searchNow();
                hand.select("usersTable");
            },
            [&hand, found] { return hand.hasWaited(200) && found() && hasCome(hand.session().details().user()); });
    const std::pair<QString, Place> places[] = {{u"users"_s, Place::Users},
                                                {u"providers"_s, Place::Providers},
                                                {u"centers"_s, Place::Centers},
                                                {u"payors"_s, Place::Payors},
                                                {u"activity"_s, Place::History}};
    for (const auto &[name, place] : places)
        chapter.stop(name + u"-1000"_s, at(place, 1000, 700), found);
    for (const auto &[name, place] : places)
        chapter.stop(name + u"-800"_s, at(place, 800, 560), found);
    chapter
        .stop(
            u"users-800-detail"_s, [&hand] { hand.openUser(hand.examples().userId); },
            [&hand] {
                return hand.hasWaited(200) && hasCome(hand.session().details().user())
                    && hasCome(hand.session().details().providers());
            })
        .stop(u"users-800-sources"_s, [&hand] { hand.showTab(1); })
        .stop(
            u"users-800-insurance"_s, [&hand] { hand.showTab(2); },
            [&hand] { return hasCome(hand.session().details().insurance()); })
        .stop(u"users-1920"_s, at(Place::Users, 1920, 1080));
    return chapter;
}

} // namespace

std::vector<TourChapter> connectionChapters(UiDriver &hand)
{
    return {theConnections(hand), aToken(hand)};
}

std::vector<TourChapter> windowChapters(UiDriver &hand)
{
    // A window that is small for its text is what large text makes of the usual size.
    const bool isLargeText
        = QApplication::font().pointSizeF() > 1.3 * QFontDatabase::systemFont(QFontDatabase::GeneralFont).pointSizeF();
    std::vector chapters{environments(hand), beginnings(hand), overTheWindow(hand), theLock(hand)};
    if (!isLargeText)
        chapters.push_back(sizes(hand));
    if (isOnWayland())
        chapters.push_back(aMinimizedDialog(hand));
    return chapters;
}

} // namespace labdesk
