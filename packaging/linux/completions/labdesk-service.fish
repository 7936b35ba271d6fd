# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
complete -c labdesk-service -f
complete -c labdesk-service -s h -l help -d 'Show the options'
complete -c labdesk-service -s v -l version -d 'Show the version'
complete -c labdesk-service -l openapi -d 'Print the description of the interface and exit'
complete -c labdesk-service -l port -x -d 'Port on 127.0.0.1'
complete -c labdesk-service -l key-file -r -F -d 'File with the API key'
complete -c labdesk-service -l key -x -d 'API key; other users can see it'
complete -c labdesk-service -l key-header -x -d 'Header with the API key'
complete -c labdesk-service -l client-id -x -d 'Issue bearer tokens to this client'
complete -c labdesk-service -l client-secret-file -r -F -d 'File with the client secret'
complete -c labdesk-service -l client-secret -x -d 'Client secret; other users can see it'
complete -c labdesk-service -l audience -x -d 'Only audience for tokens'
complete -c labdesk-service -l strict -d 'Accept and send only what the interface defines'
complete -c labdesk-service -l drill -x -a 'rate-limited unavailable expired-key lost-answers slow odd-answers empty-team million-users' -d 'Simulate a problem'
complete -c labdesk-service -l database -r -F -d 'File for the data'
complete -c labdesk-service -l users -x -d 'Number of users in an empty database'
complete -c labdesk-service -l seed -x -d 'Seed of the sample data'
