# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Used by prove-docs: collects the commands of the pages, and writes the scripts that run them.
#   awk -f compose.awk -v out=FOLDER kind=table TABLES kind=page PAGES... kind=steps STEPS...
# Commands are what is indented by four blanks, or in backquotes with the name of a program and an argument; in man pages, what
# the examples print bold; in the files of a package, what a comment indents by three blanks. A command that is on several pages
# is one; what is in backquotes and in another command as well only speaks of it. It fails if a command is neither in the steps nor excused, or if steps or tables name one that is on no page.
#
# In the steps, "@@ PAGE" names a page, and "[PREFIX] @ WORDS [@ SUFFIX]" is the only command of that page that begins with WORDS,
# as it stands there but for the stand-ins; with "@*", PREFIX is before each of its lines. "=== LABEL" begins a script of its
# own, FOLDER/STEPS.NN, with LABEL in its first line.

function fault(text) { print text; faults++ }

# The literal text, where no letter, digit or underline makes it part of another word.
function replaced(text, old, new,    done, at, before, after) {
    while ((at = index(text, old)) > 0) {
        before = at > 1 ? substr(text, at - 1, 1) : ""
        after = substr(text, at + length(old), 1)
        done = done substr(text, 1, at - 1)
        done = done (((old before) ~ /^[A-Za-z0-9_]/ && before ~ /[A-Za-z0-9_]/) || after ~ /[A-Za-z0-9_]/ ? old : new)
        text = substr(text, at + length(old))
    }
    return done text
}

function stood_in(text,    i) {
    for (i = 1; i <= stand_ins; i++) text = replaced(text, shown[i], instead[i])
    return text
}

function flat(text) { gsub(/\n/, " ", text); return text }

# What is in backquotes and in another command, too, only speaks of it.
function is_mention(text,    i) {
    for (i = 1; i <= count; i++) if (commands[i] != text && index(commands[i], text)) return 1
    return 0
}

function begins(text, words) { return substr(text, 1, length(words)) == words }

function add(text, line, what) {
    sub(/[ \n]+$/, "", text)
    if (!(text in state)) {
        commands[++count] = text
        state[text] = what
        place[text] = page ":" line
    }
    on[text] = on[text] "\n" page "\n"
}

function is_command(text) {
    return text ~ /^([A-Z_]+=[^ ]* )*(sudo|apt|apt-get|dnf|systemctl|systemd-[a-z]+|journalctl|labdesk|labdesk-service|labdesk-service-admin|keys|import|export|generate|backup|restore|podman|cmake|ctest|gpg|psql|curl|"%[^"]*"|[a-z0-9.-]+\.exe|Get-[A-Za-z]+|\.\/dev|(bin|packaging|tests|build)\/[^ ]+) [^ ]/
}

function end_block() {
    if (block != "") add(block, block_line, "")
    block = blanks = ""
}

function end_paragraph(    text) {
    while (match(paragraph, /`[^`]+`/)) {
        text = substr(paragraph, RSTART + 1, RLENGTH - 2)
        gsub(/\\\|/, "|", text)
        if (is_command(text)) add(text, paragraph_line, "inline")
        paragraph = substr(paragraph, RSTART + RLENGTH)
    }
    paragraph = ""
}

# The one command of the page that begins with the words, or is just them; "" after a fault.
function find(words, where,    i, found) {
    if (words in on && index(on[words], "\n" current "\n")) return words
    for (i = 1; i <= count; i++) {
        if (!begins(flat(commands[i]), words) || !index(on[commands[i]], "\n" current "\n")) continue
        if (found != "") { fault(where ": several commands of " current " begin with: " words); return found }
        found = commands[i]
    }
    if (found == "") fault(where ": no command of " current " begins with: " words)
    return found
}

FNR == 1 { end_block(); end_paragraph(); page = FILENAME; sub(/^\.\//, "", page); after_blank = 1; examples = 0; script = 0 }

kind == "table" && /^(#|$)/ { next }
kind == "table" && /^=== / { excusing = /not run/; next }
kind == "table" && !excusing { split($0, cell, "\t+"); shown[++stand_ins] = cell[1]; instead[stand_ins] = cell[2]; next }
kind == "table" { excuse[++excuses] = $0; next }

kind == "page" && page ~ /\.1\.in$/ {
    if (/^\.SH/) examples = /EXAMPLES|EJEMPLOS/
    if (examples && /^\.BR? /) {
        text = $0
        sub(/^\.BR? /, "", text)
        if (text ~ /^"/) { text = substr(text, 2); sub(/".*/, "", text) } # what follows isn't bold
        gsub(/\\:/, "", text)
        gsub(/\\-/, "-", text)
        if (is_command(text)) add(text, FNR, "inline")
    }
    next
}
kind == "page" && page !~ /\.md$/ {
    if (/^(#|--)   [^ ]/) {
        text = $0
        sub(/^(#|--) +/, "", text)
        sub(/   .*/, "", text)
        if (is_command(text)) add(text, FNR, "inline")
    }
    next
}
kind == "page" && /^ *$/ { end_paragraph(); after_blank = 1; if (block != "") blanks = blanks "\n"; next }
kind == "page" && /^    / && (block != "" || after_blank) {
    text = $0
    if (block == "") { match(text, /^ +/); indent = RLENGTH; block_line = FNR }
    block = (block == "" ? "" : block "\n" blanks) substr(text, indent + 1)
    blanks = ""
    next
}
kind == "page" {
    end_block()
    after_blank = 0
    if (paragraph == "") paragraph_line = FNR
    sub(/^ +/, "")
    paragraph = paragraph (paragraph == "" ? "" : " ") $0
    next
}

kind == "steps" && /^=== / {
    name = page
    sub(/.*\//, "", name)
    sub(/\.steps$/, "", name)
    file = sprintf("%s/%s.%02d", out, name, ++script)
    print "# " substr($0, 5) >file
    next
}
kind == "steps" && /^@@ / { current = substr($0, 4); next }
kind == "steps" && script && /(^| )@\*? / {
    match($0, /(^| )@\*? /)
    prefix = substr($0, 1, RSTART - 1)
    mark = substr($0, RSTART, RLENGTH)
    words = substr($0, RSTART + RLENGTH)
    suffix = ""
    if (at = index(words, " @ ")) { suffix = " " substr(words, at + 3); words = substr(words, 1, at - 1) }
    found = find(words, page ":" FNR)
    if (found == "") next
    state[found] = "run"
    found = stood_in(found)
    if (prefix != "") prefix = prefix " "
    if (mark ~ /\*/) gsub(/\n/, "\n" prefix, found)
    print prefix found suffix >file
    next
}
kind == "steps" && script { print >file }

END {
    for (i = 1; i <= excuses; i++) {
        split(excuse[i], cell, "\t+")
        current = cell[1]
        if (cell[2] == "*") { all[current] = cell[3]; continue }
        text = find(cell[2], "not run")
        if (text == "") continue
        if (cell[3] == "") fault(place[text] ": no reason why it isn't run: " cell[2])
        if (state[text] == "run") fault(place[text] ": it is run, so it needs no reason why it isn't: " cell[2])
        state[text] = "excused"
    }
    for (i = 1; i <= count; i++) {
        text = commands[i]
        if (state[text] == "inline" && is_mention(text)) continue
        for (current in all) if (state[text] != "run" && begins(place[text], current ":")) state[text] = "excused"
        tally[state[text]]++
        if (state[text] == "run" || state[text] == "excused") continue
        place_told = place[text]
        sub(/\n.*/, " ...", text)
        fault(place_told ": neither run nor excused: " text)
    }
    printf "%d commands of the pages are run, %d are not, each with its reason\n", tally["run"], tally["excused"]
    exit faults > 0
}
