<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>labdesk::ActionWords</name>
    <message numerus="yes">
        <source>Changing the data collection end date for %Ln user(s)</source>
        <translation>
            <numerusform>Changing the data collection end date for %Ln user</numerusform>
            <numerusform>Changing the data collection end date for %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disconnecting %1 for %Ln user(s)</source>
        <translation>
            <numerusform>Disconnecting %1 for %Ln user</numerusform>
            <numerusform>Disconnecting %1 for %Ln users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditEntry</name>
    <message numerus="yes">
        <source>Export %Ln user(s), personal data hidden</source>
        <translation>
            <numerusform>Export %Ln user, personal data hidden</numerusform>
            <numerusform>Export %Ln users, personal data hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s) with personal data</source>
        <translation>
            <numerusform>Export %Ln user with personal data</numerusform>
            <numerusform>Export %Ln users with personal data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export job results for %Ln user(s)</source>
        <translation>
            <numerusform>Export job results for %Ln user</numerusform>
            <numerusform>Export job results for %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln connection(s)</source>
        <translation>
            <numerusform>Export %Ln connection</numerusform>
            <numerusform>Export %Ln connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln audit record(s)</source>
        <translation>
            <numerusform>Export %Ln audit record</numerusform>
            <numerusform>Export %Ln audit records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln request(s)</source>
        <translation>
            <numerusform>Export %Ln request</numerusform>
            <numerusform>Export %Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditPage</name>
    <message numerus="yes">
        <source>Exported %Ln record(s).</source>
        <translation>
            <numerusform>Exported %Ln record.</numerusform>
            <numerusform>Exported %Ln records.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTrail</name>
    <message numerus="yes">
        <source>%Ln problem(s) in total.</source>
        <translation>
            <numerusform>%Ln problem in total.</numerusform>
            <numerusform>%Ln problems in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit trail verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>Audit trail verified: %Ln record, no changes found.</numerusform>
            <numerusform>Audit trail verified: %Ln records, no changes found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::BackgroundNotices</name>
    <message numerus="yes">
        <source>%Ln change(s) in the sources you’re watching</source>
        <translation>
            <numerusform>%Ln change in the sources you’re watching</numerusform>
            <numerusform>%Ln changes in the sources you’re watching</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new notification(s) in Labdesk</source>
        <translation>
            <numerusform>%Ln new notification in Labdesk</numerusform>
            <numerusform>%Ln new notifications in Labdesk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A job starts in %Ln second(s)</source>
        <translation>
            <numerusform>A job starts in %Ln second</numerusform>
            <numerusform>A job starts in %Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A change will be sent in %Ln second(s)</source>
        <translation>
            <numerusform>A change will be sent in %Ln second</numerusform>
            <numerusform>A change will be sent in %Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) not processed. The job won’t resume automatically.</source>
        <translation>
            <numerusform>%Ln user not processed. The job won’t resume automatically.</numerusform>
            <numerusform>%Ln users not processed. The job won’t resume automatically.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CallerVerification</name>
    <message numerus="yes">
        <source>%Ln attempt(s) left.</source>
        <translation>
            <numerusform>%Ln attempt left.</numerusform>
            <numerusform>%Ln attempts left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterFilterBar</name>
    <message numerus="yes">
        <source>Ser&amp;vices: %Ln</source>
        <translation>
            <numerusform>Ser&amp;vices: %Ln</numerusform>
            <numerusform>Ser&amp;vices: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterHistoryButton</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListPanel</name>
    <message numerus="yes">
        <source>%Ln center(s)</source>
        <translation>
            <numerusform>%Ln center</numerusform>
            <numerusform>%Ln centers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln center(s)</source>
        <translation>
            <numerusform>%1 of %Ln center</numerusform>
            <numerusform>%1 of %Ln centers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labdesk can’t tell whether %Ln center(s) match: their hours, local time, or services aren’t known.</source>
        <translation>
            <numerusform>Labdesk can’t tell whether %Ln center matches: its hours, local time, or services aren’t known.</numerusform>
            <numerusform>Labdesk can’t tell whether %Ln centers match: their hours, local time, or services aren’t known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSheetDialog</name>
    <message numerus="yes">
        <source>%Ln center(s) and a map</source>
        <translation>
            <numerusform>%Ln center and a map</numerusform>
            <numerusform>%Ln centers and a map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CentersPane</name>
    <message numerus="yes">
        <source>Search within %Ln mile(s)</source>
        <translation>
            <numerusform>Search within %Ln mile</numerusform>
            <numerusform>Search within %Ln miles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln within %1 miles</source>
        <translation>
            <numerusform>Show %Ln within %1 miles</numerusform>
            <numerusform>Show %Ln within %1 miles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln within %1 miles of %2</source>
        <translation>
            <numerusform>Show %Ln within %1 miles of %2</numerusform>
            <numerusform>Show %Ln within %1 miles of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No matches among %Ln center(s)</source>
        <translation>
            <numerusform>No matches among %Ln center</numerusform>
            <numerusform>No matches among %Ln centers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln.</source>
        <translation>
            <numerusform>Remove “%1” to see %Ln.</numerusform>
            <numerusform>Remove “%1” to see %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) searched: no centers found.</source>
        <translation>
            <numerusform>%Ln lab searched: no centers found.</numerusform>
            <numerusform>%Ln labs searched: no centers found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) couldn’t be searched.</source>
        <translation>
            <numerusform>%Ln lab couldn’t be searched.</numerusform>
            <numerusform>%Ln labs couldn’t be searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CommandWords</name>
    <message numerus="yes">
        <source>Too many incorrect attempts. Try again in %Ln second(s).</source>
        <translation>
            <numerusform>Too many incorrect attempts. Try again in %Ln second.</numerusform>
            <numerusform>Too many incorrect attempts. Try again in %Ln seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done, %1 failed.</source>
        <translation>
            <numerusform>%Ln done, %1 failed.</numerusform>
            <numerusform>%Ln done, %1 failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done. Rate limited; waiting.</source>
        <translation>
            <numerusform>%Ln done. Rate limited; waiting.</numerusform>
            <numerusform>%Ln done. Rate limited; waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln done</numerusform>
            <numerusform>%Ln done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln user</numerusform>
            <numerusform>%Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) from standard input</source>
        <translation>
            <numerusform>%Ln user from standard input</numerusform>
            <numerusform>%Ln users from standard input</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConfirmDialog</name>
    <message numerus="yes">
        <source>This removes the user and %Ln connected source(s) from the service.</source>
        <translation>
            <numerusform>This removes the user and %Ln connected source from the service.</numerusform>
            <numerusform>This removes the user and %Ln connected sources from the service.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the client ID:</source>
        <translation>
            <numerusform>You’re in production. To continue, &amp;type the last %Ln character of the client ID:</numerusform>
            <numerusform>You’re in production. To continue, &amp;type the last %Ln characters of the client ID:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the user ID:</source>
        <translation>
            <numerusform>You’re in production. To continue, &amp;type the last character of the user ID:</numerusform>
            <numerusform>You’re in production. To continue, &amp;type the last %Ln characters of the user ID:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFiles</name>
    <message numerus="yes">
        <source>Imported %Ln connection(s).</source>
        <translation>
            <numerusform>Imported %Ln connection.</numerusform>
            <numerusform>Imported %Ln connections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln connection(s) without keys.</source>
        <translation>
            <numerusform>Exported %Ln connection without keys.</numerusform>
            <numerusform>Exported %Ln connections without keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionTestView</name>
    <message numerus="yes">
        <source>Connected. The service lists %Ln provider(s).</source>
        <translation>
            <numerusform>Connected. The service lists %Ln provider.</numerusform>
            <numerusform>Connected. The service lists %Ln providers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleNotices</name>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were still being sent when Labdesk last closed.</source>
        <translation>
            <numerusform>%Ln change was still being sent when Labdesk last closed.</numerusform>
            <numerusform>%Ln changes were still being sent when Labdesk last closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) were interrupted.</source>
        <translation>
            <numerusform>%Ln job was interrupted.</numerusform>
            <numerusform>%Ln jobs were interrupted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) on “%1” have an unknown outcome.</source>
        <translation>
            <numerusform>%Ln change on “%1” has an unknown outcome.</numerusform>
            <numerusform>%Ln changes on “%1” have an unknown outcome.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownPanel</name>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>%Ln second left</numerusform>
            <numerusform>%Ln seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionDialog</name>
    <message numerus="yes">
        <source>Labdesk may not work because of %Ln difference(s).</source>
        <translation>
            <numerusform>Labdesk may not work because of %Ln difference.</numerusform>
            <numerusform>Labdesk may not work because of %Ln differences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln difference</numerusform>
            <numerusform>%Ln differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln difference(s)</source>
        <translation>
            <numerusform>%1 of %Ln difference</numerusform>
            <numerusform>%1 of %Ln differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTexts</name>
    <message numerus="yes">
        <source>%Ln operation(s) that Labdesk doesn’t use</source>
        <translation>
            <numerusform>%Ln operation that Labdesk doesn’t use</numerusform>
            <numerusform>%Ln operations that Labdesk doesn’t use</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Ear</name>
    <message numerus="yes">
        <source>No room for %n column(s): %1</source>
        <translation>
            <numerusform>No room for %n column: %1</numerusform>
            <numerusform>No room for %n columns: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorState</name>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>Tried %Ln time.</numerusform>
            <numerusform>Tried %Ln times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ExportDialog</name>
    <message numerus="yes">
        <source>Export %Ln user(s)</source>
        <translation>
            <numerusform>Export %Ln user</numerusform>
            <numerusform>Export %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be exported as they are.</source>
        <translation>
            <numerusform>%Ln client ID may contain personal data and will be exported as it is.</numerusform>
            <numerusform>%Ln client IDs may contain personal data and will be exported as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be hidden.</source>
        <translation>
            <numerusform>%Ln client ID may contain personal data and will be hidden.</numerusform>
            <numerusform>%Ln client IDs may contain personal data and will be hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln user(s).</source>
        <translation>
            <numerusform>Exported %Ln user.</numerusform>
            <numerusform>Exported %Ln users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field: %1. %Ln user(s) in total.</source>
        <translation>
            <numerusform>Field: %1. %Ln user in total.</numerusform>
            <numerusform>Field: %1. %Ln users in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s) exported</source>
        <translation>
            <numerusform>%1 of %Ln user exported</numerusform>
            <numerusform>%1 of %Ln users exported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ForeignTrailDialog</name>
    <message numerus="yes">
        <source>%Ln record(s), read-only</source>
        <translation>
            <numerusform>%Ln record, read-only</numerusform>
            <numerusform>%Ln records, read-only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln record(s), read-only</source>
        <translation>
            <numerusform>%1 of %Ln record, read-only</numerusform>
            <numerusform>%1 of %Ln records, read-only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln exported record(s), which can’t be verified.</source>
        <translation>
            <numerusform>%Ln exported record, which can’t be verified.</numerusform>
            <numerusform>%Ln exported records, which can’t be verified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found in this file.</source>
        <translation>
            <numerusform>Verified: %Ln record, no changes found in this file.</numerusform>
            <numerusform>Verified: %Ln records, no changes found in this file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>Verified: %Ln record, no changes found.</numerusform>
            <numerusform>Verified: %Ln records, no changes found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::HelpWindow</name>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln result</numerusform>
            <numerusform>%Ln results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Hours</name>
    <message numerus="yes">
        <source>Closes in %Ln min, today %1</source>
        <translation>
            <numerusform>Closes in %Ln min, today %1</numerusform>
            <numerusform>Closes in %Ln min, today %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobProgress</name>
    <message numerus="yes">
        <source>%Ln job(s): %1 of %2</source>
        <translation>
            <numerusform>%Ln job: %1 of %2</numerusform>
            <numerusform>%Ln jobs: %1 of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobRemainsView</name>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1: %Ln user</numerusform>
            <numerusform>%1: %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select unsent (%Ln)</source>
        <translation>
            <numerusform>&amp;Select unsent (%Ln)</numerusform>
            <numerusform>&amp;Select unsent (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Check the %Ln unknown outcome(s)</source>
        <translation>
            <numerusform>&amp;Check the %Ln unknown outcome</numerusform>
            <numerusform>&amp;Check the %Ln unknown outcomes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobTableModel</name>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 of %Ln user</numerusform>
            <numerusform>%1 of %Ln users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobWords</name>
    <message numerus="yes">
        <source>Canceling. Waiting for %Ln response(s).</source>
        <translation>
            <numerusform>Canceling. Waiting for %Ln response.</numerusform>
            <numerusform>Canceling. Waiting for %Ln responses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate limited. The job resumes in %Ln second(s).</source>
        <translation>
            <numerusform>Rate limited. The job resumes in %Ln second.</numerusform>
            <numerusform>Rate limited. The job resumes in %Ln seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests new data for %Ln user(s). It can take a while to arrive.</source>
        <translation>
            <numerusform>Requests new data for %Ln user. It can take a while to arrive.</numerusform>
            <numerusform>Requests new data for %Ln users. It can take a while to arrive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The source stops sending data for %Ln user(s). Only the users can reconnect it.</source>
        <translation>
            <numerusform>The source stops sending data for %Ln user. Only the user can reconnect it.</numerusform>
            <numerusform>The source stops sending data for %Ln users. Only the users can reconnect it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this time zone for %Ln user(s).</source>
        <translation>
            <numerusform>Sets this time zone for %Ln user.</numerusform>
            <numerusform>Sets this time zone for %Ln users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restores the previous time zone of %Ln user(s).</source>
        <translation>
            <numerusform>Restores the previous time zone of %Ln user.</numerusform>
            <numerusform>Restores the previous time zone of %Ln users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this data collection end date for %Ln user(s).</source>
        <translation>
            <numerusform>Sets this data collection end date for %Ln user.</numerusform>
            <numerusform>Sets this data collection end date for %Ln users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads the sources of %Ln user(s) and lists their problems. Nothing is changed or saved.</source>
        <translation>
            <numerusform>Reads the sources of %Ln user and lists their problems. Nothing is changed or saved.</numerusform>
            <numerusform>Reads the sources of %Ln users and lists their problems. Nothing is changed or saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobsPane</name>
    <message numerus="yes">
        <source>Send the request again for %Ln user(s)?</source>
        <translation>
            <numerusform>Send the request again for %Ln user?</numerusform>
            <numerusform>Send the request again for %Ln users?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::LeaveDialog</name>
    <message numerus="yes">
        <source>%Ln change(s) being sent</source>
        <translation>
            <numerusform>%Ln change being sent</numerusform>
            <numerusform>%Ln changes being sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) haven’t finished</source>
        <translation>
            <numerusform>%Ln job hasn’t finished</numerusform>
            <numerusform>%Ln jobs haven’t finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) are still queued. Nothing will be sent for them.</source>
        <translation>
            <numerusform>%Ln user is still queued. Nothing will be sent for them.</numerusform>
            <numerusform>%Ln users are still queued. Nothing will be sent for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes for %Ln user(s) are being sent. Their outcome will be unknown.</source>
        <translation>
            <numerusform>The change for %Ln user is being sent. Its outcome will be unknown.</numerusform>
            <numerusform>Changes for %Ln users are being sent. Their outcome will be unknown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ListOutput</name>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>Copied %Ln row.</numerusform>
            <numerusform>Copied %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s) as %1.</source>
        <translation>
            <numerusform>Copied %Ln row as %1.</numerusform>
            <numerusform>Copied %Ln rows as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln row(s).</source>
        <translation>
            <numerusform>Exported %Ln row.</numerusform>
            <numerusform>Exported %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreenStatus</name>
    <message numerus="yes">
        <source>%Ln job(s) paused</source>
        <translation>
            <numerusform>%Ln job paused</numerusform>
            <numerusform>%Ln jobs paused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) running</source>
        <translation>
            <numerusform>%Ln job running</numerusform>
            <numerusform>%Ln jobs running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MainJob</name>
    <message numerus="yes">
        <source>%Ln within 25 miles of %1 (lab %2)</source>
        <translation>
            <numerusform>%Ln within 25 miles of %1 (lab %2)</numerusform>
            <numerusform>%Ln within 25 miles of %1 (lab %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for “%1”</source>
        <translation>
            <numerusform>%Ln for “%1”</numerusform>
            <numerusform>%Ln for “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MainWindow</name>
    <message numerus="yes">
        <source>Skipped %Ln page(s) that no longer exist.</source>
        <translation>
            <numerusform>Skipped %Ln page that no longer exists.</numerusform>
            <numerusform>Skipped %Ln pages that no longer exist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MapTexts</name>
    <message numerus="yes">
        <source>%Ln centers within %1 miles of %2</source>
        <translation>
            <numerusform>%Ln center within %1 miles of %2</numerusform>
            <numerusform>%Ln centers within %1 miles of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers</source>
        <translation>
            <numerusform>%Ln center</numerusform>
            <numerusform>%Ln centers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the map</source>
        <translation>
            <numerusform>%Ln not on the map</numerusform>
            <numerusform>%Ln not on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers here</source>
        <translation>
            <numerusform>%Ln centers here</numerusform>
            <numerusform>%Ln centers here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MaskedValue</name>
    <message numerus="yes">
        <source>Shown for %Ln second(s)</source>
        <translation>
            <numerusform>Shown for %Ln second</numerusform>
            <numerusform>Shown for %Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: shown for %Ln second(s)</source>
        <translation>
            <numerusform>%1: shown for %Ln second</numerusform>
            <numerusform>%1: shown for %Ln seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::NetworkForm</name>
    <message numerus="yes">
        <source>%Ln certificate(s), starting with “%1”.</source>
        <translation>
            <numerusform>%Ln certificate, “%1”.</numerusform>
            <numerusform>%Ln certificates, starting with “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::NewJobDialog</name>
    <message numerus="yes">
        <source>%Ln user(s) per second</source>
        <translation>
            <numerusform>%Ln user per second</numerusform>
            <numerusform>%Ln users per second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking %Ln user(s)…</source>
        <translation>
            <numerusform>Checking %Ln user…</numerusform>
            <numerusform>Checking %Ln users…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln user(s)?</source>
        <comment>what a job does</comment>
        <translation>
            <numerusform>%1 for %Ln user?</numerusform>
            <numerusform>%1 for %Ln users?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no time zone now. For those users, the change can’t be undone.</source>
        <translation>
            <numerusform>%Ln of them has no time zone now. For that user, the change can’t be undone.</numerusform>
            <numerusform>%Ln of them have no time zone now. For those users, the change can’t be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataWords</name>
    <message numerus="yes">
        <source>%Ln refresh(es) were requested for this user in the last hour. The service doesn’t allow more.</source>
        <translation>
            <numerusform>%Ln refresh was requested for this user in the last hour. The service doesn’t allow more.</numerusform>
            <numerusform>%Ln refreshes were requested for this user in the last hour. The service doesn’t allow more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorCatalogNotice</name>
    <message numerus="yes">
        <source>Each search is sent to the service, which lists at most %Ln payor(s) at a time.</source>
        <translation>
            <numerusform>Each search is sent to the service, which lists at most %Ln payor at a time.</numerusform>
            <numerusform>Each search is sent to the service, which lists at most %Ln payors at a time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorResults</name>
    <message numerus="yes">
        <source>%1 of %Ln payor(s)</source>
        <translation>
            <numerusform>%1 of %Ln payor</numerusform>
            <numerusform>%1 of %Ln payors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), sorted by best match</source>
        <translation>
            <numerusform>%1 of %Ln payor, sorted by best match</numerusform>
            <numerusform>%1 of %Ln payors, sorted by best match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), in original order</source>
        <translation>
            <numerusform>%1 of %Ln payor, in original order</numerusform>
            <numerusform>%1 of %Ln payors, in original order</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchPages</name>
    <message numerus="yes">
        <source>Show %Ln from any clearinghouse</source>
        <translation>
            <numerusform>Show %Ln from any clearinghouse</numerusform>
            <numerusform>Show %Ln from any clearinghouse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln without the ID</source>
        <translation>
            <numerusform>Show %Ln without the ID</numerusform>
            <numerusform>Show %Ln without the ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any state</source>
        <translation>
            <numerusform>Show %Ln from any state</numerusform>
            <numerusform>Show %Ln from any state</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorTableModel</name>
    <message numerus="yes">
        <source>%Ln payor(s) match your search. Select the right one in the list.</source>
        <translation>
            <numerusform>%Ln payor matches your search. Select the right one in the list.</numerusform>
            <numerusform>%Ln payors match your search. Select the right one in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesDialog</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RawResponseDialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries couldn’t be read and were skipped.</source>
        <translation>
            <numerusform>%Ln entry couldn’t be read and was skipped.</numerusform>
            <numerusform>%Ln entries couldn’t be read and were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service reports %Ln more entries, but didn’t send them.</source>
        <translation>
            <numerusform>The service reports %Ln more entry, but didn’t send it.</numerusform>
            <numerusform>The service reports %Ln more entries, but didn’t send them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RefreshMeter</name>
    <message numerus="yes">
        <source>%Ln of them rejected</source>
        <translation>
            <numerusform>%Ln of them rejected</numerusform>
            <numerusform>%Ln of them rejected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RequestDetail</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln time</numerusform>
            <numerusform>%Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: in %2 of %Ln response(s) from %3</source>
        <translation>
            <numerusform>%1: in %2 of %Ln response from %3</numerusform>
            <numerusform>%1: in %2 of %Ln responses from %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RequestTableModel</name>
    <message numerus="yes">
        <source>Retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>Retrying in %Ln&#xa0;s</numerusform>
            <numerusform>Retrying in %Ln&#xa0;s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RequestsPage</name>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln request(s)</source>
        <translation>
            <numerusform>%1 of %Ln request</numerusform>
            <numerusform>%1 of %Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln request(s), with personal data hidden.</source>
        <translation>
            <numerusform>Exported %Ln request, with personal data hidden.</numerusform>
            <numerusform>Exported %Ln requests, with personal data hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Resume · %Ln new</source>
        <translation>
            <numerusform>&amp;Resume · %Ln new</numerusform>
            <numerusform>&amp;Resume · %Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found in responses from %Ln operation(s). Select a request to see them in its summary.</source>
        <translation>
            <numerusform>Found in responses from %Ln operation. Select a request to see them in its summary.</numerusform>
            <numerusform>Found in responses from %Ln operations. Select a request to see them in its summary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service sent %Ln field(s) or value(s) that Labdesk doesn’t know.</source>
        <translation>
            <numerusform>The service sent %Ln field or value that Labdesk doesn’t know.</numerusform>
            <numerusform>The service sent %Ln fields or values that Labdesk doesn’t know.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::SelectFromListDialog</name>
    <message numerus="yes">
        <source>Pasted %Ln line(s).</source>
        <translation>
            <numerusform>Pasted %Ln line.</numerusform>
            <numerusform>Pasted %Ln lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select %Ln user(s)</source>
        <translation>
            <numerusform>&amp;Select %Ln user</numerusform>
            <numerusform>&amp;Select %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) found</source>
        <translation>
            <numerusform>%Ln user found</numerusform>
            <numerusform>%Ln users found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ID(s) are duplicates and were counted once.</source>
        <translation>
            <numerusform>%Ln ID is a duplicate and was counted once.</numerusform>
            <numerusform>%Ln IDs are duplicates and were counted once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) belong to several users, who are all selected.</source>
        <translation>
            <numerusform>%Ln client ID belongs to several users, who are all selected.</numerusform>
            <numerusform>%Ln client IDs belong to several users, who are all selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ID(s).</source>
        <translation>
            <numerusform>Copied %Ln ID.</numerusform>
            <numerusform>Copied %Ln IDs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ServiceHealth</name>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>Tried %Ln time.</numerusform>
            <numerusform>Tried %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next attempt in %Ln&#xa0;s.</source>
        <translation>
            <numerusform>Next attempt in %Ln&#xa0;s.</numerusform>
            <numerusform>Next attempt in %Ln&#xa0;s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::SourceRow</name>
    <message numerus="yes">
        <source>%Ln data type(s) available</source>
        <translation>
            <numerusform>%Ln data type available</numerusform>
            <numerusform>%Ln data types available</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::StatusLine</name>
    <message numerus="yes">
        <source>Rate limited, retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>Rate limited, retrying in %Ln&#xa0;s</numerusform>
            <numerusform>Rate limited, retrying in %Ln&#xa0;s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::TableHeader</name>
    <message numerus="yes">
        <source>No room for %Ln column(s): %1. Widen the window to see more.</source>
        <translation>
            <numerusform>No room for %Ln column: %1. Widen the window to see more.</numerusform>
            <numerusform>No room for %Ln columns: %1. Widen the window to see more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UnreadUsersSheet</name>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read</source>
        <translation>
            <numerusform>%Ln user couldn’t be read</numerusform>
            <numerusform>%Ln users couldn’t be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserActionBar</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserChartsDialog</name>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln user</numerusform>
            <numerusform>%Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 of %Ln user</numerusform>
            <numerusform>%1 of %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1: %Ln user</numerusform>
            <numerusform>%1: %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chart: %1 of %Ln row(s)</source>
        <translation>
            <numerusform>Chart: %1 of %Ln row</numerusform>
            <numerusform>Chart: %1 of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, so far: %Ln user(s)</source>
        <translation>
            <numerusform>%1, so far: %Ln user</numerusform>
            <numerusform>%1, so far: %Ln users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserCopy</name>
    <message numerus="yes">
        <source>Copied %Ln user(s).</source>
        <translation>
            <numerusform>Copied %Ln user.</numerusform>
            <numerusform>Copied %Ln users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) with headers.</source>
        <translation>
            <numerusform>Copied %Ln user with headers.</numerusform>
            <numerusform>Copied %Ln users with headers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as CSV.</source>
        <translation>
            <numerusform>Copied %Ln user as CSV.</numerusform>
            <numerusform>Copied %Ln users as CSV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON.</source>
        <translation>
            <numerusform>Copied %Ln user as JSON.</numerusform>
            <numerusform>Copied %Ln users as JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON lines.</source>
        <translation>
            <numerusform>Copied %Ln user as JSON lines.</numerusform>
            <numerusform>Copied %Ln users as JSON lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as Markdown.</source>
        <translation>
            <numerusform>Copied %Ln user as Markdown.</numerusform>
            <numerusform>Copied %Ln users as Markdown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln link(s).</source>
        <translation>
            <numerusform>Copied %Ln link.</numerusform>
            <numerusform>Copied %Ln links.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln value(s) from this column.</source>
        <translation>
            <numerusform>Copied %Ln value from this column.</numerusform>
            <numerusform>Copied %Ln values from this column.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserFacetModel</name>
    <message numerus="yes">
        <source>%Ln more…</source>
        <translation>
            <numerusform>%Ln more…</numerusform>
            <numerusform>%Ln more…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln user</numerusform>
            <numerusform>%Ln users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterBar</name>
    <message numerus="yes">
        <source>%1 And %Ln more.</source>
        <comment>sentences, then how many more there are</comment>
        <translation>
            <numerusform>%1 And %Ln more.</numerusform>
            <numerusform>%1 And %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterDiagnosis</name>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln user(s)</source>
        <translation>
            <numerusform>Remove “%1” to see %Ln user</numerusform>
            <numerusform>Remove “%1” to see %Ln users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserGroupBar</name>
    <message numerus="yes">
        <source>%1 (%Ln user(s))</source>
        <extracomment>A group of the list, and how many users it has</extracomment>
        <translation>
            <numerusform>%1 (%Ln user)</numerusform>
            <numerusform>%1 (%Ln users)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserInsuranceTab</name>
    <message numerus="yes">
        <source>Show all for %Ln second(s)</source>
        <translation>
            <numerusform>Show all for %Ln second</numerusform>
            <numerusform>Show all for %Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All values are shown for %Ln second(s)</source>
        <translation>
            <numerusform>All values are shown for %Ln second</numerusform>
            <numerusform>All values are shown for %Ln seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserJobView</name>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln user</numerusform>
            <numerusform>%Ln users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListChoice</name>
    <message numerus="yes">
        <source>%Ln user(s) aren’t in the list.</source>
        <translation>
            <numerusform>%Ln user isn’t in the list.</numerusform>
            <numerusform>%Ln users aren’t in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListNotices</name>
    <message numerus="yes">
        <source>Only the first %Ln user(s) were loaded.</source>
        <translation>
            <numerusform>Only the first user was loaded.</numerusform>
            <numerusform>Only the first %Ln users were loaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read.</source>
        <translation>
            <numerusform>%Ln user couldn’t be read.</numerusform>
            <numerusform>%Ln users couldn’t be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListPane</name>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln user</numerusform>
            <numerusform>%Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · about %Ln min left</source>
        <translation>
            <numerusform>%1 · about %Ln min left</numerusform>
            <numerusform>%1 · about %Ln min left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListStack</name>
    <message numerus="yes">
        <source>Connection lost after %Ln user(s). The list is incomplete.</source>
        <translation>
            <numerusform>Connection lost after %Ln user. The list is incomplete.</numerusform>
            <numerusform>Connection lost after %Ln users. The list is incomplete.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserOverviewTab</name>
    <message numerus="yes">
        <source>%Ln request(s) this hour</source>
        <translation>
            <numerusform>%Ln request this hour</numerusform>
            <numerusform>%Ln requests this hour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserSelectionPane</name>
    <message numerus="yes">
        <source>%Ln user(s) selected</source>
        <translation>
            <numerusform>%Ln user selected</numerusform>
            <numerusform>%Ln users selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are hidden by the filter, but still selected.</source>
        <translation>
            <numerusform>%Ln of them is hidden by the filter, but still selected.</numerusform>
            <numerusform>%Ln of them are hidden by the filter, but still selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserWords</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>%Ln minute ago</numerusform>
            <numerusform>%Ln minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minute(s)</source>
        <translation>
            <numerusform>in %Ln minute</numerusform>
            <numerusform>in %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>%Ln hour ago</numerusform>
            <numerusform>%Ln hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hour(s)</source>
        <translation>
            <numerusform>in %Ln hour</numerusform>
            <numerusform>in %Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <translation>
            <numerusform>in %Ln day</numerusform>
            <numerusform>in %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s) ago</source>
        <translation>
            <numerusform>%Ln month ago</numerusform>
            <numerusform>%Ln months ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln month(s)</source>
        <translation>
            <numerusform>in %Ln month</numerusform>
            <numerusform>in %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s) ago</source>
        <translation>
            <numerusform>%Ln year ago</numerusform>
            <numerusform>%Ln years ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln year(s)</source>
        <translation>
            <numerusform>in %Ln year</numerusform>
            <numerusform>in %Ln years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UsersPane</name>
    <message numerus="yes">
        <source>%Ln selected user(s)</source>
        <translation>
            <numerusform>%Ln selected user</numerusform>
            <numerusform>%Ln selected users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed user(s)</source>
        <translation>
            <numerusform>%Ln listed user</numerusform>
            <numerusform>%Ln listed users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::WatchBar</name>
    <message numerus="yes">
        <source>Stopped watching after %Ln minute(s). Nothing changed.</source>
        <translation>
            <numerusform>Stopped watching after %Ln minute. Nothing changed.</numerusform>
            <numerusform>Stopped watching after %Ln minutes. Nothing changed.</numerusform>
        </translation>
    </message>
</context>
</TS>
