<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>labdesk::AuditPage</name>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln record(s)</source>
        <translation>
            <numerusform>%1 of %Ln record</numerusform>
            <numerusform>%1 of %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) exported.</source>
        <translation>
            <numerusform>%Ln record exported.</numerusform>
            <numerusform>%Ln records exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTableModel</name>
    <message numerus="yes">
        <source>Export %Ln user(s), personal values hidden</source>
        <translation>
            <numerusform>Export %Ln user, personal values hidden</numerusform>
            <numerusform>Export %Ln users, personal values hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s) with personal values</source>
        <translation>
            <numerusform>Export %Ln user with personal values</numerusform>
            <numerusform>Export %Ln users with personal values</numerusform>
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
    <message numerus="yes">
        <source>Export job results of %Ln user(s)</source>
        <translation>
            <numerusform>Export job results of %Ln user</numerusform>
            <numerusform>Export job results of %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln connection(s)</source>
        <translation>
            <numerusform>Export %Ln connection</numerusform>
            <numerusform>Export %Ln connections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTrail</name>
    <message numerus="yes">
        <source>There are %Ln such place(s) in all.</source>
        <translation>
            <numerusform>There is %Ln such place in all.</numerusform>
            <numerusform>There are %Ln such places in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The audit trail is whole: %Ln record(s) prove each other.</source>
        <translation>
            <numerusform>The audit trail is whole: %Ln record proves itself.</numerusform>
            <numerusform>The audit trail is whole: %Ln records prove each other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CallerVerification</name>
    <message numerus="yes">
        <source>%Ln try(s) left.</source>
        <translation>
            <numerusform>%Ln try left.</numerusform>
            <numerusform>%Ln tries left.</numerusform>
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
        <source>%Ln center(s)</source>
        <translation>
            <numerusform>%Ln center</numerusform>
            <numerusform>%Ln centers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s), 1 selected</source>
        <translation>
            <numerusform>%Ln center, 1 selected</numerusform>
            <numerusform>%Ln centers, 1 selected</numerusform>
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
        <source>None of %Ln center(s) fits</source>
        <translation>
            <numerusform>The one center does not fit</numerusform>
            <numerusform>None of %Ln centers fits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without “%1” there would be %Ln.</source>
        <translation>
            <numerusform>Without “%1” there would be %Ln.</numerusform>
            <numerusform>Without “%1” there would be %Ln.</numerusform>
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
        <source>%Ln lab(s) searched: none has a center there.</source>
        <translation>
            <numerusform>%Ln lab searched: it has no center there.</numerusform>
            <numerusform>%Ln labs searched: none has a center there.</numerusform>
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
    <name>labdesk::ConfirmDialog</name>
    <message numerus="yes">
        <source>The user is removed from the service, and %Ln connected source(s) with it.</source>
        <translation>
            <numerusform>The user is removed from the service, and %Ln connected source with it.</numerusform>
            <numerusform>The user is removed from the service, and %Ln connected sources with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is production. &amp;Type the last %Ln character(s) of the client ID, %1, to go on.</source>
        <translation>
            <numerusform>This is production. &amp;Type the last %Ln character of the client ID, %1, to go on.</numerusform>
            <numerusform>This is production. &amp;Type the last %Ln characters of the client ID, %1, to go on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionTestView</name>
    <message numerus="yes">
        <source>The connection works: %Ln provider(s).</source>
        <translation>
            <numerusform>The connection works: %Ln provider.</numerusform>
            <numerusform>The connection works: %Ln providers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionsDialog</name>
    <message numerus="yes">
        <source>%Ln connection(s) imported.</source>
        <translation>
            <numerusform>%Ln connection imported.</numerusform>
            <numerusform>%Ln connections imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s) exported, without their keys.</source>
        <translation>
            <numerusform>%Ln connection exported, without its key.</numerusform>
            <numerusform>%Ln connections exported, without their keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownBand</name>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>%Ln second left</numerusform>
            <numerusform>%Ln seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CutOffNotice</name>
    <message numerus="yes">
        <source>The outcome of %Ln change(s) sent over “%1” is unknown.</source>
        <translation>
            <numerusform>The outcome of %Ln change sent over “%1” is unknown.</numerusform>
            <numerusform>The outcome of %Ln changes sent over “%1” is unknown.</numerusform>
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
        <source>%Ln client ID(s) that look personal leave as they are.</source>
        <translation>
            <numerusform>%Ln client ID that looks personal leaves as it is.</numerusform>
            <numerusform>%Ln client IDs that look personal leave as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) look personal and leave as bullets.</source>
        <translation>
            <numerusform>%Ln client ID looks personal and leaves as bullets.</numerusform>
            <numerusform>%Ln client IDs look personal and leave as bullets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) written.</source>
        <translation>
            <numerusform>%Ln user written.</numerusform>
            <numerusform>%Ln users written.</numerusform>
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
        <source>Nothing more is sent. %Ln answer(s) are still awaited.</source>
        <translation>
            <numerusform>Nothing more is sent. %Ln answer is still awaited.</numerusform>
            <numerusform>Nothing more is sent. %Ln answers are still awaited.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service asked for a pause. The job goes on in %Ln second(s).</source>
        <translation>
            <numerusform>The service asked for a pause. The job goes on in %Ln second.</numerusform>
            <numerusform>The service asked for a pause. The job goes on in %Ln seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobsPane</name>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1: %Ln user</numerusform>
            <numerusform>%1: %Ln users</numerusform>
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
        <source>%Ln job(s) have not ended</source>
        <translation>
            <numerusform>%Ln job has not ended</numerusform>
            <numerusform>%Ln jobs have not ended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) are still waiting: nothing is sent for them.</source>
        <translation>
            <numerusform>%Ln user is still waiting: nothing is sent for them.</numerusform>
            <numerusform>%Ln users are still waiting: nothing is sent for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) are under way: the outcome stays unknown for them.</source>
        <translation>
            <numerusform>%Ln user is under way: the outcome stays unknown for them.</numerusform>
            <numerusform>%Ln users are under way: the outcome stays unknown for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::LockPreferences</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
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
        <source>%Ln stop(s) skipped: what was open there does not exist any more.</source>
        <translation>
            <numerusform>%Ln stop skipped: what was open there does not exist any more.</numerusform>
            <numerusform>%Ln stops skipped: what was open there does not exist any more.</numerusform>
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
</context>
<context>
    <name>labdesk::NetworkForm</name>
    <message numerus="yes">
        <source>%Ln certificate(s), first “%1”.</source>
        <translation>
            <numerusform>%Ln certificate, “%1”.</numerusform>
            <numerusform>%Ln certificates, the first “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::NewJobDialog</name>
    <message numerus="yes">
        <source>%Ln user(s) a second</source>
        <translation>
            <numerusform>%Ln user a second</numerusform>
            <numerusform>%Ln users a second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking at %Ln user(s)…</source>
        <translation>
            <numerusform>Looking at %Ln user…</numerusform>
            <numerusform>Looking at %Ln users…</numerusform>
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
        <source>The service is asked for new data of %Ln user(s). New data can take a while.</source>
        <translation>
            <numerusform>The service is asked for new data of %Ln user. New data can take a while.</numerusform>
            <numerusform>The service is asked for new data of %Ln users. New data can take a while.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The source stops sending data for %Ln user(s). Only they can reconnect it.</source>
        <translation>
            <numerusform>The source stops sending data for %Ln user. Only they can reconnect it.</numerusform>
            <numerusform>The source stops sending data for %Ln users. Only they can reconnect it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) get this time zone.</source>
        <translation>
            <numerusform>%Ln user gets this time zone.</numerusform>
            <numerusform>%Ln users get this time zone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) get the time zone back that the list had for them.</source>
        <translation>
            <numerusform>%Ln user gets the time zone back that the list had for them.</numerusform>
            <numerusform>%Ln users get the time zone back that the list had for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no zone now: for these the change cannot be undone.</source>
        <translation>
            <numerusform>%Ln of them has no zone now: for this one the change cannot be undone.</numerusform>
            <numerusform>%Ln of them have no zone now: for these the change cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out: %1</source>
        <translation>
            <numerusform>%Ln left out: %1</numerusform>
            <numerusform>%Ln left out: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::OpeningNotices</name>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were on their way when Labdesk ended last time.</source>
        <translation>
            <numerusform>%Ln change was on its way when Labdesk ended last time.</numerusform>
            <numerusform>%Ln changes were on their way when Labdesk ended last time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) did not come to an end.</source>
        <translation>
            <numerusform>%Ln job did not come to an end.</numerusform>
            <numerusform>%Ln jobs did not come to an end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PauseMessage</name>
    <message numerus="yes">
        <source>Trying again in %Ln s</source>
        <translation>
            <numerusform>Trying again in %Ln s</numerusform>
            <numerusform>Trying again in %Ln s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsPane</name>
    <message numerus="yes">
        <source>%Ln payor(s) found</source>
        <translation>
            <numerusform>%Ln payor found</numerusform>
            <numerusform>%Ln payors found</numerusform>
        </translation>
    </message>
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
        <source>Each search asks the service, because it lists no more than %Ln payor(s) at a time.</source>
        <translation>
            <numerusform>Each search asks the service, because it lists no more than %Ln payor at a time.</numerusform>
            <numerusform>Each search asks the service, because it lists no more than %Ln payors at a time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressRow</name>
    <message numerus="yes">
        <source>%1 of %2 · %Ln failed</source>
        <translation>
            <numerusform>%1 of %2 · %Ln failed</numerusform>
            <numerusform>%1 of %2 · %Ln failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersPane</name>
    <message numerus="yes">
        <source>%Ln provider(s)</source>
        <translation>
            <numerusform>%Ln provider</numerusform>
            <numerusform>%Ln providers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln provider(s)</source>
        <translation>
            <numerusform>%1 of %Ln provider</numerusform>
            <numerusform>%1 of %Ln providers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RawAnswerDialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries couldn’t be read and are left out.</source>
        <translation>
            <numerusform>%Ln entry couldn’t be read and is left out.</numerusform>
            <numerusform>%Ln entries couldn’t be read and are left out.</numerusform>
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
        <source>%1: in %2 of %Ln answer(s) of %3</source>
        <translation>
            <numerusform>%1: in %2 of %Ln answer of %3</numerusform>
            <numerusform>%1: in %2 of %Ln answers of %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RequestTableModel</name>
    <message numerus="yes">
        <source>waiting %Ln&#xa0;s to try again</source>
        <translation>
            <numerusform>waiting %Ln&#xa0;s to try again</numerusform>
            <numerusform>waiting %Ln&#xa0;s to try again</numerusform>
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
        <source>%Ln request(s) exported, personal values hidden.</source>
        <translation>
            <numerusform>%Ln request exported, personal values hidden.</numerusform>
            <numerusform>%Ln requests exported, personal values hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Go on · %Ln new</source>
        <translation>
            <numerusform>&amp;Go on · %Ln new</numerusform>
            <numerusform>&amp;Go on · %Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) or value(s) outside the known contract came.</source>
        <translation>
            <numerusform>%Ln field or value outside the known contract came.</numerusform>
            <numerusform>%Ln fields or values outside the known contract came.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In answers to %Ln operation(s); the summary of a request names them.</source>
        <translation>
            <numerusform>In answers to %Ln operation; the summary of a request names them.</numerusform>
            <numerusform>In answers to %Ln operations; the summary of a request names them.</numerusform>
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
    <name>labdesk::Timeline</name>
    <message numerus="yes">
        <source>%Ln entry(s) from %1 to %2.</source>
        <translation>
            <numerusform>%Ln entry from %1 to %2.</numerusform>
            <numerusform>%Ln entries from %1 to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UnreadUsersSheet</name>
    <message numerus="yes">
        <source>%Ln user(s) could not be read</source>
        <translation>
            <numerusform>%Ln user could not be read</numerusform>
            <numerusform>%Ln users could not be read</numerusform>
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
        <source>Copied %Ln value(s) of this column.</source>
        <translation>
            <numerusform>Copied %Ln value of this column.</numerusform>
            <numerusform>Copied %Ln values of this column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln link(s).</source>
        <translation>
            <numerusform>Copied %Ln link.</numerusform>
            <numerusform>Copied %Ln links.</numerusform>
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
        <comment>a sentence, then how many more there are</comment>
        <translation>
            <numerusform>%1 And %Ln more.</numerusform>
            <numerusform>%1 And %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterDiagnosis</name>
    <message numerus="yes">
        <source>Without %1: %Ln user(s)</source>
        <translation>
            <numerusform>Without %1: %Ln user</numerusform>
            <numerusform>Without %1: %Ln users</numerusform>
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
    <name>labdesk::UserListNotices</name>
    <message numerus="yes">
        <source>Only the first %Ln user(s) were loaded.</source>
        <translation>
            <numerusform>Only the first user was loaded.</numerusform>
            <numerusform>Only the first %Ln users were loaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) could not be read.</source>
        <translation>
            <numerusform>%Ln user could not be read.</numerusform>
            <numerusform>%Ln users could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListPane</name>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 of %Ln user</numerusform>
            <numerusform>%1 of %Ln users</numerusform>
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
        <source>The connection was lost after %Ln user(s). The rest is missing.</source>
        <translation>
            <numerusform>The connection was lost after %Ln user. The rest is missing.</numerusform>
            <numerusform>The connection was lost after %Ln users. The rest is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln selected</source>
        <translation>
            <numerusform>%1, %Ln selected</numerusform>
            <numerusform>%1, %Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserOverviewTab</name>
    <message numerus="yes">
        <source>%Ln request(s) this hour from this console</source>
        <translation>
            <numerusform>%Ln request this hour from this console</numerusform>
            <numerusform>%Ln requests this hour from this console</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserSelectionPane</name>
    <message numerus="yes">
        <source>%Ln more value(s)</source>
        <translation>
            <numerusform>%Ln more value</numerusform>
            <numerusform>%Ln more values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) selected</source>
        <translation>
            <numerusform>%Ln user selected</numerusform>
            <numerusform>%Ln users selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The filter hides %Ln of them. They are meant all the same.</source>
        <translation>
            <numerusform>The filter hides %Ln of them. It is meant all the same.</numerusform>
            <numerusform>The filter hides %Ln of them. They are meant all the same.</numerusform>
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
</TS>
