<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Ear</name>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ActionNotices</name>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ActionWords</name>
    <message>
        <source>Creating %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing the time zone to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting a data refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deregistering %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh requested, but not every source could be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh requested. New data can take a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service accepted %1, but it could not be read back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone changed to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not connected any more: nothing was left to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service accepted it, but %1 is still listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is connected through a phone app, which can connect it again by itself. Ask the user to disconnect it in the app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can take a moment. Reload to look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service accepted it, but the sources could not be read back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload to see whether %1 is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is deregistered for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was already gone: nothing was left to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service accepted it, but %1 is still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service accepted deleting %1; it was not read back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not tell whether the refresh was requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting it again does no harm; each request counts toward the hourly limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not work. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: asking the service what is true…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Not seen yet: the service still shows the old state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may still arrive; check again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it is not known whether it was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 again in %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service asked for a pause. It was not done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Quitting or changing the connection cancels it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was cancelled. It was not done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was cancelled. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ActivityPane</name>
    <message>
        <source>Filter by method, path, status or state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all requests listed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every request to the service is listed here, without its key and without what it carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the list to see what became of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 of %1 match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request has these words in its method, path, status or state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter of requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list is always up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the list of requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln request(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ApiError</name>
    <message>
        <source>%1 The service says: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (status %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service asks for a pause of a minute or more. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service asks for a pause of %1 s. Try again after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request was not sent: an id or a value in it cannot be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty, or holds characters that have no place in an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the id again from where it came, without anything around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This connection is read-only, so nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes are switched off in the settings of the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or edit this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is known for this connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was never entered, was kept for one session only, or the keyring is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the connection and enter the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key was not sent, because the way there is not protected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address starts with http:// and belongs to another machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the connection and use an https:// address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service&apos;s machine cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name has no address: the name is mistyped, or this computer is offline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the network and the address in the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine is there, but nothing answers at that port, or a firewall is between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the service is running and that the port in the connection is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy did not let the request through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy of this network cannot be reached, or it refused the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the proxy settings of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A protected connection to the service could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The identity of the machine could not be proved; no key and no data were sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address, this computer&apos;s clock and the CA file in the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection broke before the whole answer had come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network or the service cut it off. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is slow or stuck, or the network is. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether the change was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request left this computer and the connection ended before an answer came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the user before trying again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service points to another address, which was not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following it could hand the key to somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It points to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address in the connection, or sign in to the network if it asks for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent an answer that cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is cut short, or is not what this service sends. Something else may be answering at this address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again. If it stays, check the address in the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is about another record than the one asked for, so it is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service, or a cache on the way, mixed up two answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it was a change, it is not known whether it was made: check the user before trying again. Report this to the operator of the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not understand the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It answered with status 400.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check what was entered, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A user with this client id exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each client id can be used once in a team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to the user %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the existing user, or choose another client id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key was not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is mistyped, expired, or belongs to another environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the connection and enter the key again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is known, but it does not allow this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answered with status 403.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the owner of the key for this right, or use another connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service knows nothing by this id in this team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was deleted, or it belongs to another environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the id, and check the environment you are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept what was entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing or has the wrong form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests: the service asks to slow down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts requests for a key or for a user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It answered with status %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address in the connection and what was entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service failed on its side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a moment. If it stays, tell the operator of the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service is overloaded or down for maintenance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It answered with status 503.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway in front of the service got no proper answer from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway answered with status %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a minute: the service may be restarting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service took the request, but the action failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reports no success.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the state of the user&apos;s sources, then try again later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::BusyView</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::CenterActions</name>
    <message>
        <source>Copy for patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied name, address, phone and hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListModel</name>
    <message>
        <source>%1 mi</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMap</name>
    <message>
        <source>Map of service centers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSearchBar</name>
    <message>
        <source>ZIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>02116</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZIP code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for centers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search radius in miles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near a ZIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 miles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the order&apos;s ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ZIP code has five digits, such as 02116.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lab ID is a whole number, such as 27.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lab is new to this program. Its name is shown as it came.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::CentersPane</name>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching service centers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find service centers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a ZIP and a lab ID. Or switch to an order: the service knows its lab and where its patient lives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No centers found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search within 50 miles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check it, and the connection: this is “%1” (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lab with the ID %1 is known to the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order with this ID is known to the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Military mail, not on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known here, no map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not mapped, approximate by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within %1 miles of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within %1 miles, for the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 are on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on the map: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest %1, farthest %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab %1 has none within %2 miles of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ZIP covers no area of its own, as post office boxes do: try one nearby.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the ZIP, or ask for another lab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wider radius may find some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order&apos;s lab has none within %1 miles of the patient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not say where the patient is, so there is no middle and there are no rings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the search for centers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search centers near a ZIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search centers for an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was searched for yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the centers again</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Search within %Ln mile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This is the radius now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>radius distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No center is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the center for the patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied name, address, phone and hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service gave no address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service gave no phone number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No centers are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort centers by distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort centers by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort centers by city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the order now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map: show all centers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map: zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map: zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s), 1 selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ChangeZoneDialog</name>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a city, such as Phoenix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the time zone of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be cleared again: there is no zone to go back to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a zone to see the time there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer knows no zone of this name. Choose one of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the zone that is set now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::CommandPalette</name>
    <message>
        <source>not available now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the dialog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use this connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a user ID, client ID, ZIP, order ID, payor code or a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you want to do, or whom to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command, a user or a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓ move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions in other places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Press Enter to filter users by this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the user with the ID %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search centers for the order %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search centers near %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up the payor code %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up the payor ID %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter users by “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search payors for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find “%1” among the users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The users are being loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The users are not loaded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ConfirmDialog</name>
    <message>
        <source>Last characters of the client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deregister %1 for %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops sending data for this user. Only the user can reconnect it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deregister</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is connected through a phone app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can stay listed, or connect again by itself, until the user disconnects it in the app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user is removed from the service. This cannot be taken back here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be taken back here. A user who is created again has to connect every source anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This is production. Type the last %Ln character(s) of the client ID, %1, to go on.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user is removed from the service, and %Ln connected source(s) with it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Connection</name>
    <message>
        <source>Enter the address of the service, such as https://api.example.com.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an address. It starts with https:// and has no spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address names no machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>http:// would send the key unprotected to another machine. Use https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the user name and password; the key has a field of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out everything from ? or # on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LOCAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SANDBOX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionBook</name>
    <message>
        <source>Local service</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionDraft</name>
    <message>
        <source>Give the connection a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only letters, digits and signs of ASCII, without blanks, at most 4,096.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the client secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address or the way to sign in has changed. Enter the secret again, so that the stored one is not sent elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the client ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the audience: as a rule the base URL of the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a header name that can carry a key. The usual one is x-service-api-key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key looks like a sandbox key. It is used all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key looks like a production key. It is used all the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionForm</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as Staging East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base URL of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>https://</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bearer token (legacy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request header that carries the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address that issues tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a rule the base URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>••••••••••••</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is stored; it is never shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the stored key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This session only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only: refuse every write before it is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keyring is available here. The secret is kept in memory and goes when the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionsDialog</name>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API key, known to this program only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: all of its data is fictional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs inside this program and listens on this machine only. Its address and its key are new each time it starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The local service is always there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This connection is in use. Switch to another one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The local service needs no settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This connection is in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service for its list of providers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status %1 in %2 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved, but the keyring did not take the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept in memory for this session and has to be entered again next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved. The key is kept for this session only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved. The key is in the system keyring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the connection “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its settings and its stored key are removed from this computer. Nothing changes on the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it, or close and lose what was typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard and close</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The connection works: %Ln provider(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Console</name>
    <message>
        <source>The settings could not be read and were begun afresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The local service did not start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes are disabled in this connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · data is fictional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was waiting to be sent was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the connection in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New connection…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is so now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: follow the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: high contrast, light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: high contrast, dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: the system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownRow</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::CountedTabBar</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::DialogFrame</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labdesk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentBand</name>
    <message>
        <source>Switch…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment: %1, read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>READ-ONLY</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentTag</name>
    <message>
        <source>Environment: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorState</name>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered with status %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::HelpSheet</name>
    <message>
        <source>%1 lists all shortcuts. %2 finds what can be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The users of the team, newest first. A click on a column&apos;s head sorts by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words of a client ID, a user ID, a source or a time zone. A user is shown when all of the words are found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down goes from the filter into the list; Enter opens the user that is selected. The menu key opens the menu of a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for a data refresh and changing the time zone happen at once. Deregistering a source and deleting a user ask first, and then wait five seconds, in which they can be cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is only fetched when its tab is opened. What is personal is masked until it is shown, for thirty seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The providers that users of this team can connect, with what data each delivers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words of a name or slug, or choose how people sign in and which resource you look for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the users are loaded, a provider also tells how many of them have connected it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service centers near a ZIP, or for an order: then the service knows the lab and where the patient lives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a ZIP, type its five digits and the number of the lab. The search begins with Enter or Search, not while you type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is sorted by distance. In the map, arrow keys go from center to center, plus and minus zoom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map is drawn by this program from ZIP areas. No map service is asked, and nobody learns where the patient lives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for patient takes the name, address, phone and hours of the selected center.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The codes of insurance companies, as the service knows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the company&apos;s name as the card shows it. The search begins when you pause, or with Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan names such as “Open Access Plus” are not payors. Try fewer words, or the company&apos;s short name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter in the list copies the code of the payor that is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every request of this connection, newest first. The list is kept in memory only and is gone when the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the key nor what a request carried is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words of a method, a path, a status or a state, such as “patch” or “failed”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::Hours</name>
    <message>
        <source>Hours not provided. Call before visiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed all week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::IngestionLine</name>
    <message>
        <source>no start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingestion window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ListHeader</name>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of the list, count</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::LocalWords</name>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>A date, a time of day and the short name of a time zone.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::MainJob</name>
    <message>
        <source>The service did not answer everything in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mi  %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payors</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln within 25 miles of %1 (lab %2)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for “%1”</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MainWindow</name>
    <message>
        <source>Labdesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labdesk — %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help for this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::MapButtons</name>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit all centers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::MapLegend</name>
    <message>
        <source>Legend of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approximate. No map service is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed as the service says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed by ZIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed by ZIP and distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same ZIP, direction unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::MapTexts</name>
    <message>
        <source>Canada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>North, on the map&apos;s arrow</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 mi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At its reported location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same ZIP, direction unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed by ZIP and distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No service centers on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, nearest %2 miles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 miles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, distance not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers within %1 miles of %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the map</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MaskedValue</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide · %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Shown for %Ln second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::NewUserDialog</name>
    <message>
        <source>Client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own id of this person; no e-mail address and no phone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own id of this person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone, optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional, such as America/Phoenix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingestion from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingestion until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like an e-mail address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ids must not hold personal data. The service will refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the marked field. Nothing was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open existing user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::PaletteList</name>
    <message>
        <source>%1, unavailable: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::PayorDetail</name>
    <message>
        <source>Copy code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Business address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another payor has this name: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other payors have this name: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy alias %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This service names the field otherwise than the contract does. The value is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code (the contract says payor_code)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::PayorTableModel</name>
    <message>
        <source>also %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsPane</name>
    <message>
        <source>Insurance name or alias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearinghouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payor ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payor ID at the clearinghouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching payors…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No payor selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its code, aliases and address are shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No payor found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try fewer words, the company&apos;s name rather than the plan&apos;s, or any clearinghouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a payor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the insurance company&apos;s name as the card shows it. Plan names such as “Open Access Plus” are not payors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search begins with two characters of a name, or with a payor ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching when you pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter searches at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service returned %1. Sorted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service returned %1, in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance company find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the clearinghouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search payors by ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search for payors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the payors again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to search for yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show payors in the service&apos;s order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are in this order now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No payor is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service gave no address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln payor(s) found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Place</name>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each choice takes effect at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size of text in percent, such as 125%</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressLine</name>
    <message>
        <source>Refreshing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderDetail</name>
    <message>
        <source>Copy slug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue names none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This way to sign in is new to this program. It is shown as it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the users to count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderTableModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersPane</name>
    <message>
        <source>Filter by name, slug or resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auth type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading providers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources that users of this team can connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lists none for this team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 of %1 match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider fits the words and choices above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter providers by sign-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auth oauth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter providers by resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter of providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy provider slug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load users to count them by provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The users are loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln provider(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln provider(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::RefreshMeter</name>
    <message>
        <source>%1 of %2 refreshes this hour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::RemoteStack</name>
    <message>
        <source>Could not refresh. Showing what came at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::RequestDetail</name>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting to try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the service or the network said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sent over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which was closed before the answer came</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::RequestTableModel</name>
    <message>
        <source>under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>waiting %Ln s to try again</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ResourceList</name>
    <message>
        <source>%1: available</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::SearchField</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ShortcutSheet</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::Shortcuts</name>
    <message>
        <source>Find a command, a user or a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to an ID, a ZIP or a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help for this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide what is on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter or search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload from the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the filter into the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter, then leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open user</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::SideBar</name>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::SourceRow</name>
    <message>
        <source>Deregister…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deregister %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No date of connection is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing permission: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone SDK source: it can stay listed after deregistering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops data; the user must reconnect</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::SourceWords</name>
    <message>
        <source>Token expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updates not set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope not granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credentials refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The permission to read from %1 has expired. Ask the user to reconnect it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends no updates: the subscription to them failed. Ask the user to reconnect it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not know this account any more. Ask the user to reconnect it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended the connection. Only the user can reconnect it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refused the team&apos;s credentials. This is for the operator of the service, not for the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user did not allow all that is needed. Ask them to reconnect and turn it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not allowed by the user. Ask them to reconnect and turn it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reports an error. If it stays, ask the user to reconnect it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::StatusLine</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service not reachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key was not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synced %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::Toast</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailPane</name>
    <message>
        <source>The answer is awaited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent no body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the user…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a user in the list to see it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user with this id in this team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the environment: you are in %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list still has this user, but the service does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance was not asked for. Its tab loads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is being deregistered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last %1: requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last %1: refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was not asked for.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UserHead</name>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change time zone…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete user…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A refresh was requested and is not answered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UserInsuranceTab</name>
    <message>
        <source>Coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insured person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarantor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No insurance on file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has no insurance record of this user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load insurance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UserListPane</name>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading users…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No users yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the first one, or switch to another environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter users by id, source or zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The users are not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was asked for, or it was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user has all of these words in id, source or zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, 1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserOverviewTab</name>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy team ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used when a source sends none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingestion window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sources connected. The user connects one from your app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually %1 an hour are allowed for a user. Other clients are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) this hour from this console</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserRawTab</name>
    <message>
        <source>Answer to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide personal values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show personal values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show personal values for 30 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer is not JSON, so nobody can say what in it is personal. Press Show to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the known contract: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UserRowMenu</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change time zone…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete user…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UserSourcesTab</name>
    <message>
        <source>Deregistering stops data. Only the user can reconnect a source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading sources…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sources connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user connects one from your app.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableModel</name>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, looks like personal data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This client id looks like personal data. The contract forbids e-mail addresses and phone numbers here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PII</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingestion start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingestion end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UserWords</name>
    <message>
        <source>not a time zone that this computer knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 now, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set manually</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set manually %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended %1. Later data are not taken in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, ended %2. Later data are not taken in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bounds: all data are taken in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1, without an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until %1; older data have no bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 until %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client id looks like an e-mail address. Client ids must not hold personal data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client id looks like a phone number. Client ids must not hold personal data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingestion ended %1. The service has deregistered the connections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time zone is set. Data from sources without a zone are read as UTC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This connection is read-only: changes are switched off in its settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationship is %1 and no guarantor is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No relationship is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a relationship of the known contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::UsersPane</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New user…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>create add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter of users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refresh list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No user is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A refresh was requested and is not answered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sync update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change time zone…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete user…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deregister %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove disconnect source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel deregistering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel deleting the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the data refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the change of zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the raw JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::WindowCommands</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneEdit</name>
    <message>
        <source>Time zones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::api::AcceptanceGate</name>
    <message>
        <source>an answer that does not say what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML instead of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else instead of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer with two ideas of its length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer that is not as long as it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a status that no service sends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content where there should be none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than any answer of this service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer packed in a way that was not asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a packed answer that is cut short or damaged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::api::Refusal</name>
    <message>
        <source>the same machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a status that no service sends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed sources: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection went before the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing came for too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole answer took too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than any answer of this service</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::api::TlsReason</name>
    <message>
        <source>the certificate belongs to another machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate is not valid yet, or this computer&apos;s clock is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate was withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate is signed by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate comes from an authority that this computer does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate is not in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two sides found no common protection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::api::TokenExchange</name>
    <message>
        <source>cannot stand in a header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not Bearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while asking for an access token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labdesk::privacy</name>
    <message>
        <source>%1: hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback birth date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the insured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail of the insured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone of the insured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birth date of the insured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZIP code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the guarantor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail of the guarantor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone of the guarantor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>External user ID</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
