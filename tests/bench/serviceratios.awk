# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Lines of "question connections server requests/s p50 p99 processor", one for each round, become medians, and ratios beside their goals.
function median(all, name,    n, i, j, t, v) {
    n = split(all[name], v, " ")
    for (i = 2; i <= n; i++)
        for (j = i; j > 1 && v[j - 1] + 0 > v[j] + 0; j--) { t = v[j]; v[j] = v[j - 1]; v[j - 1] = t }
    return n % 2 ? v[(n + 1) / 2] : (v[n / 2] + v[n / 2 + 1]) / 2
}
function spread(name,    n, i, v, low, high) { # lowest and highest round
    n = split(rate[name], v, " ")
    for (i = 1; i <= n; i++) {
        if (i == 1 || v[i] + 0 < low) low = v[i] + 0
        if (i == 1 || v[i] + 0 > high) high = v[i] + 0
    }
    return low == high ? "" : sprintf(" (%.0f to %.0f)", low, high)
}
function compare(question, of, to, goal,    i, a, b, r) { # at least goal times as many requests
    for (i = 1; i <= 3; i++) {
        a = question " " connections[i] " " of
        b = question " " connections[i] " " to
        if (!(a in rate) || !(b in rate))
            continue
        r = median(rate, a) / median(rate, b)
        printf "%-4s %-9s %2d connections, %s of %s: %5.2f, goal at least %.2f; by the processor %5.2f\n", (r >= goal ? "ok" : "MISS"), question, connections[i], of, to, r, goal, median(cpu, b) / median(cpu, a)
    }
}
function list(of, to, goal,    a, b, r) { # at most goal times as long
    a = "list 1 " of
    b = "list 1 " to
    if (!(a in rate) || !(b in rate))
        return
    r = median(rate, b) / median(rate, a)
    printf "%-4s list of all users, time of %s in that of %s: %5.2f, goal at most %.2f\n", (r <= goal ? "ok" : "MISS"), of, to, r, goal
}
function tail(question, of,    name, r) {
    name = question " 64 " of
    if (!(name in rate))
        return
    r = median(p99, name) / median(p50, name)
    printf "%-4s %-9s 64 connections, p99 of %s in its p50: %5.2f, goal at most 4\n", (r <= 4 ? "ok" : "MISS"), question, of, r
}
{ name = $1 " " $2 " " $3
  if (!(name in rate)) order[++names] = name
  rate[name] = rate[name] " " $4; p50[name] = p50[name] " " $5; p99[name] = p99[name] " " $6; cpu[name] = cpu[name] " " $7 }
END {
    split("1 16 64", connections, " ")
    compare("user", "service", "python", 1.3)
    compare("user", "service", "nginx", 0.8)
    compare("user", "postgres", "node", 1.3)
    compare("centers", "service", "nginx", 0.5)
    compare("payors", "service", "nginx", 0.5)
    compare("providers", "service", "nginx", 0.9)
    tail("user", "service"); tail("centers", "service"); tail("payors", "service"); tail("providers", "service"); tail("user", "postgres")
    list("service", "nginx", 2)
    list("postgres", "copy", 1.3)
    print ""
    for (i = 1; i <= names; i++) {
        name = order[i]
        if (name ~ /^list/) { printf "%-26s %8.2f s\n", name, 1 / median(rate, name); continue }
        printf "%-26s %9.0f/s  p50 %7.3f ms  p99 %7.3f ms  processor %6.1f us%s\n", name, median(rate, name), median(p50, name), median(p99, name), median(cpu, name), spread(name)
    }
}
