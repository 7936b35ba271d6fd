# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
complete -c labdesk -f
complete -c labdesk -s h -l help -d 'Show the options'
complete -c labdesk -s v -l version -d 'Show the version'
complete -c labdesk -l data -x -a '(__fish_complete_directories)' -d 'Folder for the local database and settings'
complete -c labdesk -l main-job -d 'List users, look up a center and a payor, print the result, and exit'
complete -c labdesk -l picture -r -F -d 'With the main job, save a picture as this file'
complete -c labdesk -l check-policy -r -F -d 'Explain a policy file and what is wrong with it, and exit'
complete -c labdesk -l theme -x -a 'system light dark high-contrast high-contrast-dark' -d 'Theme for this run'
complete -c labdesk -l scale -x -a '100 125 150 175 200' -d 'Text size for this run, in percent'
complete -c labdesk -l language -x -a 'en es fr de ar' -d 'Language for this run'
complete -c labdesk -l users -x -d 'Sample users in a new local database'
complete -c labdesk -l seed -x -d 'Seed for the sample data'
