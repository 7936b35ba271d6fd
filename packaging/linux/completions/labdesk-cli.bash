# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
_labdesk_cli()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $prev in
    --data)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$cur")
        return
        ;;
    --language)
        mapfile -t COMPREPLY < <(compgen -W 'en es fr de ar' -- "$cur")
        return
        ;;
    --radius)
        mapfile -t COMPREPLY < <(compgen -W '10 20 25 50' -- "$cur")
        return
        ;;
    --columns | --connection | --ticket | --zip | --order | --lab | --source | --kind | --zone) return ;;
    esac
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W 'user users sources why centers payors providers insurance audit connections check refresh set-zone
            disconnect create delete
            --help --version' -- "$cur")
    else
        mapfile -t COMPREPLY < <(compgen -W '--help --version --json --jsonl --csv --table --columns --connection --show --ticket --yes --data
            --language --zip --order --lab --radius --source --kind --zone' -- "$cur")
    fi
}
complete -F _labdesk_cli labdesk-cli
