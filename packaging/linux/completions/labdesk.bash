# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
_labdesk()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $prev in
    --data)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$cur")
        ;;
    --picture | --check-policy | --describe | --write-values)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        ;;
    --theme) mapfile -t COMPREPLY < <(compgen -W 'system light dark high-contrast high-contrast-dark' -- "$cur") ;;
    --scale) mapfile -t COMPREPLY < <(compgen -W '100 125 150 175 200' -- "$cur") ;;
    --language) mapfile -t COMPREPLY < <(compgen -W 'en es fr de ar' -- "$cur") ;;
    --users | --seed) ;;
    *)
        mapfile -t COMPREPLY < <(compgen -W '--help --version --data --main-job --picture --check-policy --describe --write-values
            --theme --scale --language --users --seed' -- "$cur")
        ;;
    esac
}
complete -F _labdesk labdesk
