# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
complete -c labdesk-service -f
complete -c labdesk-service -s h -l help -d 'Show the options'
complete -c labdesk-service -l help-all -d 'Show the options and those of Qt'
complete -c labdesk-service -s v -l version -d 'Show the version'
complete -c labdesk-service -l openapi -d 'Print the description of the interface'
complete -c labdesk-service -l port -x -d 'Where to listen on 127.0.0.1'
complete -c labdesk-service -l key-file -r -F -d 'The file with the key to ask for'
complete -c labdesk-service -l key -x -d 'The key to ask for, which other users can see'
complete -c labdesk-service -l key-header -x -d 'The header that carries the key'
complete -c labdesk-service -l client-id -x -d 'Issue bearer tokens to this client'
complete -c labdesk-service -l client-secret-file -r -F -d "The file with the client's secret"
complete -c labdesk-service -l client-secret -x -d "The client's secret, which other users can see"
complete -c labdesk-service -l audience -x -d 'The only audience of tokens'
complete -c labdesk-service -l strict -d 'Take and send what the interface names, and nothing else'
complete -c labdesk-service -l drill -x -a 'rate-limited unavailable expired-key lost-answers slow odd-answers empty-team million-users' -d 'Answer as a service in trouble'
complete -c labdesk-service -l database -r -F -d 'Where to keep the records'
complete -c labdesk-service -l users -x -d 'Users of an empty database'
complete -c labdesk-service -l seed -x -d 'Seed of the records'
