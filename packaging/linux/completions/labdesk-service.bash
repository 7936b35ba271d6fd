# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
_labdesk_service()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $prev in
    --database | --key-file | --secret-file | --client-secret-file | --tls-certificate | --tls-key | --refused)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        ;;
    --drill)
        mapfile -t COMPREPLY < <(compgen -W 'rate-limited unavailable expired-key lost-answers slow odd-answers empty-team
            million-users' -- "$cur")
        ;;
    --log-format)
        mapfile -t COMPREPLY < <(compgen -W 'text json' -- "$cur")
        ;;
    --listen | --host | --limit-key | --limit-address | --admin-port | --admin-listen) ;;
    --port | --key | --key-header | --client-id | --client-secret | --audience | --users | --seed | --database-read | --read-staleness) ;;
    --type)
        mapfile -t COMPREPLY < <(compgen -W 'team lab center payor user connection order insurance' -- "$cur")
        ;;
    --format)
        mapfile -t COMPREPLY < <(compgen -W 'jsonl csv' -- "$cur")
        ;;
    --separator)
        mapfile -t COMPREPLY < <(compgen -W 'comma semicolon tab pipe' -- "$cur")
        ;;
    --scope)
        mapfile -t COMPREPLY < <(compgen -W 'read write' -- "$cur")
        ;;
    --team | --name | --expires | --map) ;;
    keys)
        mapfile -t COMPREPLY < <(compgen -W 'add list rotate revoke name-team' -- "$cur")
        ;;
    backup | restore | import)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        ;;
    *)
        mapfile -t COMPREPLY < <(compgen -W 'import export generate backup restore keys --help --version --openapi --port --key-file --key --key-header --client-id
            --client-secret-file --client-secret --audience --strict --drill --database --database-read --read-staleness --users --seed
            --listen --tls-certificate --tls-key --behind-proxy --host --limit-key --limit-address --admin-port
            --admin-listen --log-format --secret-file --team --new-team --new-secret --name --scope --expires --client --type --refused --keep-personal-ids --again --replace --check --separator --map --payors --format' -- "$cur")
        ;;
    esac
}
complete -F _labdesk_service labdesk-service
