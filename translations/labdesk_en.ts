<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>labdesk::CentersPane</name>
    <message numerus="yes">
        <source>%n center(s)</source>
        <translation>
            <numerusform>%n center</numerusform>
            <numerusform>%n centers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n center(s), 1 selected</source>
        <translation>
            <numerusform>%n center, 1 selected</numerusform>
            <numerusform>%n centers, 1 selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConfirmDialog</name>
    <message numerus="yes">
        <source>This is production. Type the last %n character(s) of the client ID, %1, to go on.</source>
        <translation>
            <numerusform>This is production. Type the last %n character of the client ID, %1, to go on.</numerusform>
            <numerusform>This is production. Type the last %n characters of the client ID, %1, to go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user is removed from the service, and %n connected source(s) with it.</source>
        <translation>
            <numerusform>The user is removed from the service, and %n connected source with it.</numerusform>
            <numerusform>The user is removed from the service, and %n connected sources with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionsDialog</name>
    <message numerus="yes">
        <source>The connection works: %n provider(s).</source>
        <translation>
            <numerusform>The connection works: %n provider.</numerusform>
            <numerusform>The connection works: %n providers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorState</name>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>Tried %n time.</numerusform>
            <numerusform>Tried %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MainJob</name>
    <message numerus="yes">
        <source>%n within 25 miles of %1 (lab %2)</source>
        <translation>
            <numerusform>%n within 25 miles of %1 (lab %2)</numerusform>
            <numerusform>%n within 25 miles of %1 (lab %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for “%1”</source>
        <translation>
            <numerusform>%n for “%1”</numerusform>
            <numerusform>%n for “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MapTexts</name>
    <message numerus="yes">
        <source>%n centers within %1 miles of %2</source>
        <translation>
            <numerusform>%n centers within %1 miles of %2</numerusform>
            <numerusform>%n centers within %1 miles of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centers</source>
        <translation>
            <numerusform>%n centers</numerusform>
            <numerusform>%n centers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not on the map</source>
        <translation>
            <numerusform>%n not on the map</numerusform>
            <numerusform>%n not on the map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MaskedValue</name>
    <message numerus="yes">
        <source>Shown for %n second(s)</source>
        <translation>
            <numerusform>Shown for %n second</numerusform>
            <numerusform>Shown for %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsPane</name>
    <message numerus="yes">
        <source>%n payor(s) found</source>
        <translation>
            <numerusform>%n payor found</numerusform>
            <numerusform>%n payors found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RequestDetail</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RequestTableModel</name>
    <message numerus="yes">
        <source>waiting %n s to try again</source>
        <translation>
            <numerusform>waiting %n s to try again</numerusform>
            <numerusform>waiting %n s to try again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserOverviewTab</name>
    <message numerus="yes">
        <source>%n request(s) this hour from this console</source>
        <translation>
            <numerusform>%n request this hour from this console</numerusform>
            <numerusform>%n requests this hour from this console</numerusform>
        </translation>
    </message>
</context>
</TS>
