# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# For labdesk, labdesk-cli, and labdesk-service: their help tells the commands and options.
_labdesk()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} help words
    COMPREPLY=()
    case $prev in
    --data)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$cur")
        return
        ;;
    --picture | --check-policy | --write-values | --database | --key-file | --secret-file | --client-secret-file | \
        --tls-certificate | --tls-key | --refused | backup | restore | import | describe)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        return
        ;;
    --theme) words='system light dark high-contrast high-contrast-dark' ;;
    --scale) words='100 125 150 175 200' ;;
    --language) words='en es fr de ar' ;;
    --radius) words='10 20 25 50' ;;
    --drill) words='rate-limited unavailable expired-key lost-answers slow odd-answers empty-team million-users' ;;
    --log-format) words='text json' ;;
    --type) words='team lab center payor user connection order insurance' ;;
    --format) words='jsonl csv' ;;
    --separator) words='comma semicolon tab pipe' ;;
    --scope) words='read write' ;;
    keys) words='add list rotate revoke name-team' ;;
    *)
        help=$("$1" --help 2>/dev/null)
        words=$(sed -n '/^Commands:$/,/^Each/s/^  \([a-z-]*\) .*/\1/p' <<<"$help")
        if grep -qxF -- "${COMP_WORDS[1]}" <<<"$words"; then
            ((COMP_CWORD > 1)) && words='' help=$("$1" "${COMP_WORDS[1]}" --help 2>/dev/null)
        fi
        [[ $prev == --* && $help == *"$prev <"* ]] && return # a value of any kind
        words+=" $(grep -E '^ +-' <<<"$help" | grep -oE -- '--[a-z][a-z-]+')"
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -F _labdesk labdesk labdesk-cli labdesk-service
