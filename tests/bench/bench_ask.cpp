// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_ask --ports 8081,8082 --key KEY --users N [--reads RATE] [--writes RATE] [--connections N] --seconds S: reads
// single users of a service at a rate, and changes others beside that, on connections that stay open. Rate 0 reads as
// fast as the connections can. The ID of user n is the MD5 of n as a UUID; tests/bench/database gives them that.
// Latency counts from the moment a request was due, so that a service that stalls is not spared the requests of that
// time. Prints one JSON object.
#include <QCryptographicHash>
#include <QUuid>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <sstream>
#include <thread>
#include <vector>

namespace net = boost::asio;
namespace http = boost::beast::http;
using tcp = net::ip::tcp;
using Clock = std::chrono::steady_clock;

namespace {

struct Options
{
    std::vector<unsigned short> ports;
    std::string key;
    double reads = 0, writes = 0;
    int users = 0, connections = 32, seconds = 10;
};

std::optional<Options> optionsOf(int argc, char **argv)
{
    std::map<std::string, std::string> given;
    for (int at = 1; at + 1 < argc; at += 2)
        given[argv[at]] = argv[at + 1];
    Options options;
    std::istringstream ports(given["--ports"]);
    for (std::string port; std::getline(ports, port, ',');)
        options.ports.push_back(static_cast<unsigned short>(std::stoi(port)));
    options.key = given["--key"];
    options.users = std::atoi(given["--users"].c_str());
    options.reads = std::atof(given["--reads"].c_str());
    options.writes = std::atof(given["--writes"].c_str());
    if (given.contains("--connections"))
        options.connections = std::atoi(given["--connections"].c_str());
    if (given.contains("--seconds"))
        options.seconds = std::atoi(given["--seconds"].c_str());
    return options.ports.empty() || options.users < 2 ? std::nullopt : std::optional(options);
}

std::string idOf(int user)
{
    const QByteArray hash = QCryptographicHash::hash(QByteArray::number(user), QCryptographicHash::Md5);
    return QUuid::fromRfc4122(hash).toString(QUuid::WithoutBraces).toStdString();
}

/// Requests of one kind, shared by the threads that send them.
struct Series
{
    double rate;
    Clock::time_point began, ends;
    std::atomic<int> next{0};
    std::mutex mutex{};
    std::vector<double> milliseconds = {};
    std::map<unsigned, int> statuses = {};

    /// When the next request is due; nothing after the end.
    std::optional<Clock::time_point> due()
    {
        if (rate <= 0)
            return Clock::now() < ends ? std::optional(Clock::now()) : std::nullopt;
        const std::chrono::duration<double> after(next++ / rate);
        const auto at = began + std::chrono::duration_cast<Clock::duration>(after);
        return at < ends ? std::optional(at) : std::nullopt;
    }
};

void ask(const Options &options, unsigned short port, bool writes, unsigned seed, Series &series)
{
    net::io_context io;
    tcp::socket socket(io);
    socket.connect({net::ip::address_v4::loopback(), port});
    socket.set_option(tcp::no_delay(true));
    boost::beast::flat_buffer buffer;
    std::mt19937 random(seed);
    std::uniform_int_distribution<int> user(1, options.users / 2); // the other half is written
    std::vector<double> times;
    std::map<unsigned, int> statuses;
    while (const auto due = series.due()) {
        std::this_thread::sleep_until(*due);
        http::request<http::string_body> request(writes ? http::verb::patch : http::verb::get,
                                                 "/v2/user/" + idOf(user(random) + (writes ? options.users / 2 : 0)),
                                                 11);
        request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
        request.set("x-service-api-key", options.key);
        if (writes) {
            request.set(http::field::content_type, "application/json");
            request.body() = R"({"ingestion_start":"20)" + std::to_string(10 + random() % 10) + R"(-01-01"})";
            request.prepare_payload();
        }
        http::write(socket, request);
        http::response<http::string_body> response;
        http::read(socket, buffer, response);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - *due).count());
        ++statuses[response.result_int()];
    }
    const std::lock_guard lock(series.mutex);
    series.milliseconds.insert(series.milliseconds.end(), times.begin(), times.end());
    for (const auto &[status, count] : statuses)
        series.statuses[status] += count;
}

void print(const char *name, Series &series, int seconds)
{
    auto &times = series.milliseconds;
    std::ranges::sort(times);
    const auto at
        = [&times](double part) { return times.empty() ? 0 : times[std::size_t(part * double(times.size() - 1))]; };
    std::printf("\"%s\":{\"a_second\":%.0f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"longest_ms\":%.1f,\"statuses\":{", name,
                double(times.size()) / seconds, at(0.5), at(0.99), at(1));
    const char *comma = "";
    for (const auto &[status, count] : series.statuses)
        std::printf("%s\"%u\":%d", std::exchange(comma, ","), status, count);
    std::printf("}}");
}

} // namespace

int main(int argc, char **argv)
try {
    const auto options = optionsOf(argc, argv);
    if (!options) {
        std::fprintf(stderr, "bench_ask --ports LIST --key KEY --users N [--reads RATE] [--writes RATE] --seconds S\n");
        return 2;
    }
    const auto began = Clock::now(), ends = began + std::chrono::seconds(options->seconds);
    Series reads{.rate = options->reads, .began = began, .ends = ends};
    Series writes{.rate = options->writes, .began = began, .ends = ends};
    {
        std::vector<std::jthread> threads;
        const auto start = [&](int count, bool isWrite, Series &series) {
            for (int i = 0; i < count; ++i)
                threads.emplace_back(ask, std::cref(*options), options->ports[std::size_t(i) % options->ports.size()],
                                     isWrite, unsigned(i) + 1000U * isWrite, std::ref(series));
        };
        start(options->connections, false, reads);
        if (options->writes > 0)
            start(8, true, writes);
    }
    std::printf("{");
    print("reads", reads, options->seconds);
    std::printf(",");
    print("writes", writes, options->seconds);
    std::printf("}\n");
    return 0;
} catch (const std::exception &error) {
    std::fprintf(stderr, "bench_ask: %s\n", error.what());
    return 1;
}
