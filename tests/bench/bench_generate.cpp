// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_generate N [--bare] [--gzip] [--profile NAME] FILE: writes the list of N generated users, as GET /v2/user/
// returns it, the same for the same N. --bare: without the envelope. --gzip: a second file FILE.gz with the same bytes
// compressed. --profile: the kind of data, see tests/support/userset.h.

#include "support/userset.h"

#include <charconv>
#include <cstdio>
#include <optional>
#include <utility>
#include <zlib.h>

using namespace labdesk::bench;

namespace {

struct Options
{
    std::uint32_t users = 0;
    bool bare = false;
    bool gzip = false;
    const UserProfile *profile = userProfiles().data();
    std::string file;
};

std::optional<Options> optionsOf(int argc, char **argv)
{
    Options options;
    for (int at = 1; at < argc; ++at) {
        const std::string_view word = argv[at];
        if (word == "--bare")
            options.bare = true;
        else if (word == "--gzip")
            options.gzip = true;
        else if (word == "--profile" && at + 1 < argc)
            options.profile = findUserProfile(argv[++at]);
        else if (options.users == 0)
            std::from_chars(word.data(), word.data() + word.size(), options.users);
        else
            options.file = word;
    }
    return options.users > 0 && options.profile && !options.file.empty() ? std::optional(options) : std::nullopt;
}

/// One file, and its compressed twin; whatever is not written is told by close().
class Output
{
public:
    Output(const std::string &name, bool gzip) : m_plain(std::fopen(name.c_str(), "wb"))
    {
        if (gzip)
            m_gzip = gzopen((name + ".gz").c_str(), "wb6"); // the level that servers use most
        m_good = m_plain && (m_gzip || !gzip);
    }
    Output(const Output &) = delete;
    ~Output() { close(); }

    void write(const std::string &bytes)
    {
        m_good = m_good && std::fwrite(bytes.data(), 1, bytes.size(), m_plain) == bytes.size();
        if (m_gzip)
            m_good = m_good && gzwrite(m_gzip, bytes.data(), unsigned(bytes.size())) == int(bytes.size());
    }

    bool close()
    {
        if (m_plain)
            m_good = std::fclose(std::exchange(m_plain, nullptr)) == 0 && m_good;
        if (m_gzip)
            m_good = gzclose(std::exchange(m_gzip, nullptr)) == Z_OK && m_good;
        return m_good;
    }

private:
    std::FILE *m_plain;
    gzFile m_gzip = nullptr;
    bool m_good = false;
};

} // namespace

int main(int argc, char **argv)
{
    const auto options = optionsOf(argc, argv);
    if (!options) {
        std::fprintf(stderr, "bench_generate N [--bare] [--gzip] [--profile NAME] FILE\nProfiles:\n");
        for (const UserProfile &profile : userProfiles())
            std::fprintf(stderr, "  %-12s %s\n", profile.name.data(), profile.about.data());
        return 2;
    }
    constexpr std::size_t block = 1024 * 1024;
    Output output(options->file, options->gzip);
    const std::string count = std::to_string(options->users);
    std::string bytes
        = options->bare ? "[" : "{\"total\":" + count + ",\"offset\":0,\"limit\":" + count + ",\"users\":[";
    for (std::uint32_t index = 0; index < options->users; ++index) {
        if (index > 0)
            bytes += ',';
        appendJson(bytes, listedUser(index, options->users, *options->profile), *options->profile);
        if (bytes.size() >= block) {
            output.write(bytes);
            bytes.clear();
        }
    }
    output.write(bytes + (options->bare ? "]" : "]}"));
    if (!output.close())
        std::fprintf(stderr, "bench_generate: %s could not be written\n", options->file.c_str());
    return output.close() ? 0 : 1;
}
