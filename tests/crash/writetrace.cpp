// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before a program's other libraries (LD_PRELOAD). Writes down whatever the program changes below a folder
// (LABDESK_TRACE_ROOT) to a file (LABDESK_TRACE), for disk.h to replay, and lets calls fail as LABDESK_TRACE_FAULT
// says: `ENOSPC 3` fails the third change and all after it. EINTR and SHORT affect every second call. With
// NOSYNC, nothing is ever on disk. With HELD, each sync waits for a file beside the trace.

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

struct Fault
{
    int error = 0; ///< 0: none
    bool isShort = false;
    bool isRepeated = false; ///< every second call
    bool onlySync = false;
    bool onlyWrite = false;
    bool losesSync = false;
    bool isHeld = false; ///< syncs wait for a file beside the trace
    long from = 0;
};

Fault faultOf(const char *text)
{
    struct Row
    {
        const char *name;
        Fault fault;
    };
    constexpr Row rows[] = {{"ENOSPC", {.error = ENOSPC}},
                            {"EROFS", {.error = EROFS}},
                            {"EACCES", {.error = EACCES}},
                            {"EIO", {.error = EIO, .onlySync = true}},
                            {"NOSYNC", {.losesSync = true}},
                            {"HELD", {.isHeld = true}},
                            {"EINTR", {.error = EINTR, .isRepeated = true}},
                            {"EINTRWRITE", {.error = EINTR, .isRepeated = true, .onlyWrite = true}},
                            {"SHORT", {.isShort = true, .isRepeated = true}}};
    if (!text)
        return {};
    const std::string word(text, std::strcspn(text, " "));
    for (const Row &row : rows)
        if (word == row.name) {
            Fault found = row.fault;
            found.from = std::atol(text + word.size());
            return found;
        }
    std::abort();
}

struct Trace
{
    std::string root = std::getenv("LABDESK_TRACE_ROOT") ? std::getenv("LABDESK_TRACE_ROOT") : "";
    int file = -1;
    Fault fault = faultOf(std::getenv("LABDESK_TRACE_FAULT"));
    std::atomic<long> changes = 0;
    std::recursive_mutex mutex;

    Trace()
    {
        if (const char *path = std::getenv("LABDESK_TRACE"))
            file = int(syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    }
    void put(const std::string &bytes) const
    {
        for (size_t done = 0; done < bytes.size();) {
            const long now = syscall(SYS_write, file, bytes.data() + done, bytes.size() - done);
            if (now <= 0)
                std::abort();
            done += size_t(now);
        }
    }
};

Trace &trace()
{
    static Trace *const one = new Trace; // never destroyed: programs write until the end
    return *one;
}

/// Keeps what a call has left in errno.
class ErrnoKeeper
{
public:
    ~ErrnoKeeper() { errno = m_errno; }

private:
    int m_errno = errno;
};

std::string absolute(const char *path)
{
    if (path[0] == '/')
        return path;
    std::array<char, 4096> here{};
    if (syscall(SYS_getcwd, here.data(), here.size()) < 0)
        return path;
    return std::string(here.data()) + '/' + path;
}

/// Below the root, its path there; otherwise empty.
std::string below(const std::string &path)
{
    const std::string &root = trace().root;
    if (trace().file < 0 || root.empty() || path.compare(0, root.size(), root) != 0)
        return {};
    return path.size() > root.size() && path[root.size()] == '/' ? path.substr(root.size()) : path == root ? "/" : "";
}

std::string below(const char *path)
{
    return path ? below(absolute(path)) : std::string();
}

std::string below(int fd)
{
    const ErrnoKeeper keeper;
    std::array<char, 4096> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(fd);
    const long size = syscall(SYS_readlinkat, AT_FDCWD, link.c_str(), path.data(), path.size() - 1);
    return size > 0 ? below(std::string(path.data(), size_t(size))) : std::string();
}

struct stat statOf(int fd)
{
    struct stat facts = {};
    syscall(SYS_fstat, fd, &facts);
    return facts;
}

bool exists(const char *path)
{
    const ErrnoKeeper keeper;
    struct stat facts = {};
    return syscall(SYS_newfstatat, AT_FDCWD, path, &facts, AT_SYMLINK_NOFOLLOW) == 0;
}

/// A line, and the bytes that it announces.
void note(char kind, uint64_t inode, long long place, const std::string &bytes)
{
    const ErrnoKeeper keeper;
    const std::lock_guard lock(trace().mutex);
    trace().put(std::string(1, kind) + ' ' + std::to_string(inode) + ' ' + std::to_string(place) + ' '
                + std::to_string(bytes.size()) + '\n' + bytes);
}

enum class Call { Change, Remove, Write, Sync };

/// Whether this call is to fail; then errno says how.
bool fails(Call call)
{
    Trace &all = trace();
    const Fault &fault = all.fault;
    const long number = ++all.changes;
    if (fault.error == 0 || (fault.onlySync && call != Call::Sync) || (fault.onlyWrite && call != Call::Write))
        return false;
    if (fault.isRepeated ? number % 2 == 0 || call == Call::Change || call == Call::Remove : number < fault.from)
        return false;
    const bool isName = call == Call::Change || call == Call::Remove;
    if ((fault.error == EACCES && !isName) || (fault.error == ENOSPC && (call == Call::Remove || call == Call::Sync)))
        return false; // an open file stays open, and removing needs no space
    errno = fault.error;
    return true;
}

size_t shortened(size_t size)
{
    const Fault &fault = trace().fault;
    return fault.isShort && size > 1 && trace().changes % 2 == 0 ? size / 2 : size;
}

int openTraced(const char *path, int flags, mode_t mode)
{
    const std::string name = below(path);
    const bool isWriting = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT);
    if (name.empty() || !isWriting)
        return int(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
    const std::lock_guard lock(trace().mutex);
    if (fails(Call::Change))
        return -1;
    const bool isTemporary = (flags & O_TMPFILE) == O_TMPFILE;
    const bool isNew = !isTemporary && !exists(path);
    const int fd = int(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
    if (fd < 0)
        return fd;
    if (isTemporary)
        note('A', statOf(fd).st_ino, 0, {});
    else if (isNew)
        note('C', statOf(fd).st_ino, 0, name);
    else if (flags & O_TRUNC)
        note('T', statOf(fd).st_ino, 0, {});
    return fd;
}

ssize_t writeTraced(int fd, const void *bytes, size_t size, off_t place, bool isPlaced)
{
    const auto write = [&](size_t most) {
        return isPlaced ? syscall(SYS_pwrite64, fd, bytes, most, place) : syscall(SYS_write, fd, bytes, most);
    };
    if (trace().file < 0 || below(fd).empty())
        return write(size);
    const std::lock_guard lock(trace().mutex);
    if (fails(Call::Write))
        return -1;
    const long done = write(shortened(size));
    if (done > 0) {
        const ErrnoKeeper keeper;
        const long long begin = isPlaced ? place : syscall(SYS_lseek, fd, 0, SEEK_CUR) - done;
        note('W', statOf(fd).st_ino, begin, std::string(static_cast<const char *>(bytes), size_t(done)));
    }
    return done;
}

/// Not for ever, because the thread that releases it may be this one.
void waitForRelease()
{
    const std::string path = std::getenv("LABDESK_TRACE");
    syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, (path + ".waits").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    for (int left = 1000; left > 0 && access((path + ".go").c_str(), F_OK) != 0; --left)
        usleep(10'000);
}

int syncTraced(int fd, long number)
{
    const std::string name = below(fd);
    if (name.empty())
        return int(syscall(number, fd));
    if (trace().fault.isHeld)
        waitForRelease();
    const std::lock_guard lock(trace().mutex);
    if (fails(Call::Sync))
        return -1;
    if (trace().fault.losesSync)
        return 0;
    const struct stat facts = statOf(fd);
    // The disk itself needn't be waited for: it is disk.h that loses what isn't synced.
    S_ISDIR(facts.st_mode) ? note('D', 0, 0, name) : note('S', facts.st_ino, 0, {});
    return 0;
}

int resizeTraced(int fd, off_t size)
{
    if (below(fd).empty())
        return int(syscall(SYS_ftruncate, fd, size));
    const std::lock_guard lock(trace().mutex);
    if (fails(Call::Write))
        return -1;
    const int result = int(syscall(SYS_ftruncate, fd, size));
    if (result == 0)
        note('T', statOf(fd).st_ino, size, {});
    return result;
}

ino_t inodeOf(const char *path)
{
    struct stat facts = {};
    syscall(SYS_newfstatat, AT_FDCWD, path, &facts, AT_SYMLINK_NOFOLLOW);
    return facts.st_ino;
}

/// Two names in one record, with NUL between them.
int renameTraced(const char *from, const char *to, unsigned flags)
{
    if (below(to).empty())
        return int(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags));
    const std::lock_guard lock(trace().mutex);
    if (fails(Call::Change))
        return -1;
    const int result = int(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags));
    if (result == 0)
        note('R', inodeOf(to), 0, below(from) + '\0' + below(to));
    return result;
}

int linkTraced(const char *from, const char *to, int flags)
{
    if (below(to).empty())
        return int(syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, flags));
    const std::lock_guard lock(trace().mutex);
    if (fails(Call::Change))
        return -1;
    const int result = int(syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, flags));
    if (result == 0)
        note('L', inodeOf(to), 0, below(to));
    return result;
}

int removeTraced(const char *path, int flags)
{
    const std::string name = below(path);
    if (name.empty())
        return int(syscall(SYS_unlinkat, AT_FDCWD, path, flags));
    const std::lock_guard lock(trace().mutex);
    if (fails(Call::Remove))
        return -1;
    const int result = int(syscall(SYS_unlinkat, AT_FDCWD, path, flags));
    if (result == 0)
        note('U', 0, 0, name);
    return result;
}

int makeFolderTraced(const char *path, mode_t mode)
{
    const std::string name = below(path);
    if (name.empty())
        return int(syscall(SYS_mkdirat, AT_FDCWD, path, mode));
    const std::lock_guard lock(trace().mutex);
    if (fails(Call::Change))
        return -1;
    const int result = int(syscall(SYS_mkdirat, AT_FDCWD, path, mode));
    if (result == 0)
        note('M', 0, 0, name);
    return result;
}

mode_t modeOf(int flags, va_list arguments)
{
    return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? mode_t(va_arg(arguments, int)) : 0;
}

} // namespace

#define TRACED_OPEN(name)                                                                                              \
    extern "C" int name(const char *path, int flags, ...)                                                              \
    {                                                                                                                  \
        va_list arguments;                                                                                             \
        va_start(arguments, flags);                                                                                    \
        const mode_t mode = modeOf(flags, arguments);                                                                  \
        va_end(arguments);                                                                                             \
        return openTraced(path, flags, mode);                                                                          \
    }
TRACED_OPEN(open)
TRACED_OPEN(open64)

extern "C" {

/// What the program has confirmed so far.
void labdesk_trace_mark()
{
    note('K', 0, 0, {});
}

ssize_t write(int fd, const void *bytes, size_t size)
{
    return writeTraced(fd, bytes, size, 0, false);
}

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t place)
{
    return writeTraced(fd, bytes, size, place, true);
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t place)
{
    return writeTraced(fd, bytes, size, place, true);
}

int fsync(int fd)
{
    return syncTraced(fd, SYS_fsync);
}

int fdatasync(int fd)
{
    return syncTraced(fd, SYS_fdatasync);
}

int ftruncate(int fd, off_t size) noexcept
{
    return resizeTraced(fd, size);
}

int ftruncate64(int fd, off64_t size) noexcept
{
    return resizeTraced(fd, size);
}

int rename(const char *from, const char *to) noexcept
{
    return renameTraced(from, to, 0);
}

int renameat2(int, const char *from, int, const char *to, unsigned flags) noexcept
{
    return renameTraced(from, to, flags);
}

int link(const char *from, const char *to) noexcept
{
    return linkTraced(from, to, 0);
}

int linkat(int, const char *from, int, const char *to, int flags) noexcept
{
    return linkTraced(from, to, flags);
}

int unlink(const char *path) noexcept
{
    return removeTraced(path, 0);
}

int rmdir(const char *path) noexcept
{
    return removeTraced(path, AT_REMOVEDIR);
}

int mkdir(const char *path, mode_t mode) noexcept
{
    return makeFolderTraced(path, mode);
}

} // extern "C"
