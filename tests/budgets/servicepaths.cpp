// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "budgets/paths.h"
#include "service/servicecore.h"
#include "service/temporaryfolder.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <netinet/in.h>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

using namespace service;

namespace {

/// A service of sample data, without its HTTP server.
struct Desk
{
    TemporaryFolder folder;
    ServiceOptions options = optionsIn(folder);
    FaultInjector drills;
    DrillPlayer player{options.steadyClock};
    Authentication authentication{options};
    SharedState shared;
    ReplicaFreshness freshness{options.readStaleness, options.steadyClock};
    ServiceCore core{options, drills, player, authentication, shared, freshness};
    ServiceExamples examples = core.examples();

    Desk() { core.setPort(1); }

    static ServiceOptions optionsIn(const TemporaryFolder &folder)
    {
        ServiceOptions options;
        options.database = folder.filePath(u"budgets.sqlite"_s);
        options.key = "key";
        options.users = 300;
        options.clock = [] { return QDateTime(QDate(2026, 11, 1), QTime(12, 0), Qt::UTC); };
        options.steadyClock = [] { return std::chrono::milliseconds(1000); };
        return options;
    }

    void get(const QByteArray &target)
    {
        HttpRequest request{.method = "GET", .target = target};
        request.fields = {{"Host", "localhost:1"}, {options.keyHeader, options.key}};
        const HttpResponse response = core.handle(request);
        if (response.status == 200)
            return;
        std::fprintf(stderr, "GET %s: %d\n", target.constData(), response.status);
        std::exit(1);
    }
};

/// A service with its HTTP server, and one connection to it that is kept open. The client is as little as possible,
/// because its instructions are counted, too.
class HttpDesk
{
public:
    HttpDesk()
    {
        m_service.startAndWait();
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(m_service.port());
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
            fail("can't connect");
    }
    ~HttpDesk() { ::close(m_socket); }
    HttpDesk(const HttpDesk &) = delete;
    HttpDesk &operator=(const HttpDesk &) = delete;

    QByteArray request(const QByteArray &target) const
    {
        return "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_service.port()) + "\r\n"
            + m_options.keyHeader + ": " + m_options.key + "\r\nAccept: application/json\r\n\r\n";
    }
    ServiceExamples examples() const { return m_service.examples(); }

    void exchange(const QByteArray &request)
    {
        constexpr std::string_view lengthField = "Content-Length: ", end = "\r\n\r\n";
        if (::send(m_socket, request.constData(), static_cast<std::size_t>(request.size()), 0) != request.size())
            fail("can't send");
        std::size_t size = 0, whole = m_answer.size();
        while (size < whole) {
            const ssize_t bytes = ::recv(m_socket, m_answer.data() + size, m_answer.size() - size, 0);
            if (bytes <= 0)
                fail("the connection ended");
            size += static_cast<std::size_t>(bytes);
            const std::string_view answer(m_answer.data(), size);
            const std::size_t head = answer.find(end), length = answer.find(lengthField);
            if (head != answer.npos && length < head)
                whole = head + end.size() + std::strtoul(m_answer.data() + length + lengthField.size(), nullptr, 10);
        }
        if (!std::string_view(m_answer.data(), size).starts_with("HTTP/1.1 200"))
            fail("not answered");
    }

private:
    [[noreturn]] static void fail(const char *why)
    {
        std::fprintf(stderr, "service over HTTP: %s\n", why);
        std::exit(1);
    }

    TemporaryFolder m_folder;
    ServiceOptions m_options = Desk::optionsIn(m_folder);
    LocalService m_service{m_options};
    int m_socket = ::socket(AF_INET, SOCK_STREAM, 0);
    std::array<char, 64 * 1024> m_answer{};
};

/// The request as often as said, beginning with the check of its key.
HotPath gets(const char *name, int times, QByteArray (*target)(const ServiceExamples &))
{
    return {name, [=] {
                static const auto desk = std::make_shared<Desk>();
                return [=] {
                    for (int time = 0; time < times; ++time)
                        desk->get(target(desk->examples));
                };
            }};
}

/// The same over one connection, from the first byte read to the last one written.
HotPath asks(const char *name, int times, QByteArray (*target)(const ServiceExamples &))
{
    return {name, [=] {
                const auto desk = std::make_shared<HttpDesk>();
                const QByteArray request = desk->request(target(desk->examples()));
                return [=] {
                    for (int time = 0; time < times; ++time)
                        desk->exchange(request);
                };
            }};
}

} // namespace

std::vector<HotPath> servicePaths()
{
    return {
        gets("service-user", 100,
             [](const ServiceExamples &examples) { return "/v2/user/" + examples.userId.toUtf8(); }),
        gets("service-sources", 100,
             [](const ServiceExamples &examples) { return "/v2/user/providers/" + examples.userId.toUtf8(); }),
        gets("service-list", 5, [](const ServiceExamples &) -> QByteArray { return "/v2/user/?limit=100"; }),
        gets("service-providers", 50, [](const ServiceExamples &) -> QByteArray { return "/v2/providers"; }),
        gets("service-centers", 20,
             [](const ServiceExamples &examples) {
                 return "/v3/order/psc/info?zip_code=" + examples.zip.toUtf8()
                     + "&lab_id=" + QByteArray::number(examples.labId) + "&radius=25";
             }),
        gets("service-payors", 20,
             [](const ServiceExamples &) -> QByteArray {
                 return "/v3/insurance/search/payor?insurance_name=community";
             }),
        asks("service-http-user", 100,
             [](const ServiceExamples &examples) { return "/v2/user/" + examples.userId.toUtf8(); }),
        asks("service-http-providers", 50, [](const ServiceExamples &) -> QByteArray { return "/v2/providers"; }),
    };
}

} // namespace labdesk::tests
