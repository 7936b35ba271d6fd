<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>labdesk::ActionNotices</name>
    <message>
        <source>Check outcome</source>
        <translation>Ergebnis prüfen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Edit again…</source>
        <translation>Erneut bearbeiten …</translation>
    </message>
</context>
<context>
    <name>labdesk::ActionWords</name>
    <message>
        <source>Creating %1</source>
        <translation>%1 anlegen</translation>
    </message>
    <message>
        <source>Changing the time zone to %1</source>
        <translation>Zeitzone auf %1 ändern</translation>
    </message>
    <message>
        <source>Requesting a data refresh</source>
        <translation>Datenabruf anfordern</translation>
    </message>
    <message>
        <source>Disconnecting %1</source>
        <translation>%1 trennen</translation>
    </message>
    <message>
        <source>Deleting %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Refresh requested, but some sources failed.</source>
        <translation>Datenabruf angefordert, aber bei einigen Quellen ist er fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Refresh requested. New data may take a few minutes.</source>
        <translation>Datenabruf angefordert. Es kann einige Minuten dauern, bis neue Daten eintreffen.</translation>
    </message>
    <message>
        <source>The service accepted the change to %1, but Labdesk couldn’t confirm it.</source>
        <translation>Der Dienst hat die Änderung auf %1 angenommen, aber Labdesk konnte sie nicht bestätigen.</translation>
    </message>
    <message>
        <source>Time zone changed to %1.</source>
        <translation>Zeitzone auf %1 geändert.</translation>
    </message>
    <message>
        <source>%1 was already disconnected.</source>
        <translation>%1 war bereits getrennt.</translation>
    </message>
    <message>
        <source>The service accepted the request, but %1 is still listed.</source>
        <translation>Der Dienst hat die Anfrage angenommen, aber %1 wird noch aufgeführt.</translation>
    </message>
    <message>
        <source>The phone app may have reconnected it. Ask the user to disconnect it in the app.</source>
        <translation>Möglicherweise hat die Smartphone-App die Verbindung wiederhergestellt. Bitten Sie den Benutzer, sie in der App zu trennen.</translation>
    </message>
    <message>
        <source>This can take a moment. Reload to check.</source>
        <translation>Das kann einen Moment dauern. Laden Sie neu, um es zu prüfen.</translation>
    </message>
    <message>
        <source>The service accepted the request, but Labdesk couldn’t load the sources to confirm.</source>
        <translation>Der Dienst hat die Anfrage angenommen, aber Labdesk konnte die Quellen zur Bestätigung nicht laden.</translation>
    </message>
    <message>
        <source>Reload to check whether %1 is still listed.</source>
        <translation>Laden Sie neu, um zu prüfen, ob %1 noch aufgeführt wird.</translation>
    </message>
    <message>
        <source>Disconnected %1 for %2.</source>
        <translation>%1 wurde für %2 getrennt.</translation>
    </message>
    <message>
        <source>%1 was already deleted.</source>
        <translation>%1 war bereits gelöscht.</translation>
    </message>
    <message>
        <source>The service accepted the request, but %1 is still there.</source>
        <translation>Der Dienst hat die Anfrage angenommen, aber %1 ist noch vorhanden.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>The service accepted the request to delete %1, but Labdesk couldn’t confirm it.</source>
        <translation>Der Dienst hat das Löschen von %1 angenommen, aber Labdesk konnte es nicht bestätigen.</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>%1 wurde angelegt.</translation>
    </message>
    <message>
        <source>There’s no way to confirm whether the refresh was requested.</source>
        <translation>Ob der Datenabruf angefordert wurde, lässt sich nicht feststellen.</translation>
    </message>
    <message>
        <source>You can safely request it again. Each request counts toward the hourly limit.</source>
        <translation>Sie können ihn bedenkenlos erneut anfordern. Jede Anforderung zählt zum stündlichen Limit.</translation>
    </message>
    <message>
        <source>%1 failed. %2</source>
        <translation>%1: fehlgeschlagen. %2</translation>
    </message>
    <message>
        <source>%1: checking with the service…</source>
        <translation>%1: Rückfrage beim Dienst …</translation>
    </message>
    <message>
        <source>It may take a moment. Check again.</source>
        <translation>Das kann einen Moment dauern. Prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>%1: outcome unknown.</source>
        <translation>%1: Ergebnis unbekannt.</translation>
    </message>
    <message>
        <source>Rate limited. Nothing has changed yet.</source>
        <translation>Anfragen begrenzt. Es wurde noch nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Quitting or switching connections cancels it.</source>
        <translation>Es wurde noch nichts gesendet. Beim Beenden oder Wechseln der Verbindung wird der Vorgang abgebrochen.</translation>
    </message>
    <message>
        <source>%1 was canceled. Nothing was changed.</source>
        <translation>%1: abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 was canceled. Nothing was sent.</source>
        <translation>%1: abgebrochen. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1: erledigt</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>%1: läuft</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1: fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1, retrying in %2&#xa0;s</source>
        <translation>%1: erneut in %2&#xa0;s</translation>
    </message>
    <message>
        <source>%1 in %2&#xa0;s</source>
        <translation>%1 in %2&#xa0;s</translation>
    </message>
    <message>
        <source>%1: not visible yet. The service still returns the old value.</source>
        <translation>%1: noch nicht sichtbar. Der Dienst liefert noch den alten Wert.</translation>
    </message>
    <message>
        <source>The countdown pauses while a dialog is open, then continues.</source>
        <translation>Der Countdown hält an, solange ein Dialog geöffnet ist, und läuft danach weiter.</translation>
    </message>
    <message>
        <source>Saving the changes to %1</source>
        <translation>Änderungen an %1 speichern</translation>
    </message>
    <message numerus="yes">
        <source>Changing the data collection end date for %Ln user(s)</source>
        <translation>
            <numerusform>Ende der Datenerfassung für %Ln Benutzer ändern</numerusform>
            <numerusform>Ende der Datenerfassung für %Ln Benutzer ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disconnecting %1 for %Ln user(s)</source>
        <translation>
            <numerusform>%1 für %Ln Benutzer trennen</numerusform>
            <numerusform>%1 für %Ln Benutzer trennen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation>Sonst wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Geändert: %1.</translation>
    </message>
    <message>
        <source>The service stored something different for %1.</source>
        <translation>Der Dienst hat etwas anderes gespeichert: %1.</translation>
    </message>
    <message>
        <source>The service doesn’t support changing %1. It still returns the old data.</source>
        <translation>In diesem Dienst nicht änderbar: %1. Er liefert noch die alten Daten.</translation>
    </message>
    <message>
        <source>Saved the changes to %1.</source>
        <translation>Änderungen an %1 gespeichert.</translation>
    </message>
    <message>
        <source>The service accepted the changes to %1, but Labdesk couldn’t confirm them.</source>
        <translation>Der Dienst hat die Änderungen an %1 angenommen, aber Labdesk konnte sie nicht bestätigen.</translation>
    </message>
    <message>
        <source>The service doesn’t support changing %1.</source>
        <translation>In diesem Dienst nicht änderbar: %1.</translation>
    </message>
    <message>
        <source>The service rejected these fields: %1.</source>
        <translation>Der Dienst hat diese Felder abgelehnt: %1.</translation>
    </message>
    <message>
        <source>Nothing was changed. Set these fields back to their old values, then save the others.</source>
        <translation>Es wurde nichts geändert. Setzen Sie diese Felder auf die alten Werte zurück und speichern Sie dann die anderen.</translation>
    </message>
    <message>
        <source>Nothing was changed. The service said: %1</source>
        <translation>Es wurde nichts geändert. Der Dienst meldet: %1</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 was changed somewhere else in the meantime: %2.</source>
        <translation>Es wurde nichts gesendet. %1 wurde inzwischen anderswo geändert: %2.</translation>
    </message>
    <message>
        <source>To see the current values first, select “Edit again”.</source>
        <translation>Wählen Sie „Erneut bearbeiten“, um zuerst die aktuellen Werte zu sehen.</translation>
    </message>
    <message>
        <source>Undid the changes to %1.</source>
        <translation>Die Änderungen an %1 wurden rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Check the current value before you change it.</source>
        <translation>Sehen Sie sich den aktuellen Wert an, bevor Sie ihn ändern.</translation>
    </message>
    <message>
        <source>Time zone changed back to %1.</source>
        <translation>Zeitzone zurück auf %1 geändert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 failed. Nothing was changed.</source>
        <translation>%1: fehlgeschlagen. Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>labdesk::ActivityPane</name>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Show requests</source>
        <translation>Anfragen anzeigen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Show who changed what</source>
        <translation>Anzeigen, wer was geändert hat</translation>
    </message>
    <message>
        <source>audit trail history log</source>
        <translation>Prüfprotokoll Verlauf Protokoll Log</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Prüfprotokoll</translation>
    </message>
</context>
<context>
    <name>labdesk::ApiError</name>
    <message>
        <source>%1 The service said: “%2”</source>
        <translation>%1 Der Dienst meldet: „%2“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation>Warten Sie eine Minute und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Rate limited for a minute or more. Try again later.</source>
        <translation>Anfragen für mindestens eine Minute begrenzt. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The request wasn’t sent because an ID or value in it isn’t valid.</source>
        <translation>Die Anfrage wurde nicht gesendet, weil eine ID oder ein Wert darin ungültig ist.</translation>
    </message>
    <message>
        <source>It’s empty, or contains characters that aren’t allowed in a URL.</source>
        <translation>Die ID oder der Wert ist leer oder enthält Zeichen, die in einer URL nicht erlaubt sind.</translation>
    </message>
    <message>
        <source>Copy the ID again, without any extra characters.</source>
        <translation>Kopieren Sie die ID noch einmal, ohne zusätzliche Zeichen.</translation>
    </message>
    <message>
        <source>This connection is read-only, so nothing was changed.</source>
        <translation>Diese Verbindung ist schreibgeschützt, deshalb wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or edit this one.</source>
        <translation>Wechseln Sie zu einer Verbindung, die Änderungen erlaubt, oder bearbeiten Sie diese.</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>Für diese Verbindung ist kein Schlüssel gespeichert.</translation>
    </message>
    <message>
        <source>It was never entered, it was kept for one session only, or the keychain is locked.</source>
        <translation>Er wurde nie eingegeben oder nur für eine Sitzung gespeichert, oder der Schlüsselbund ist gesperrt.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the key.</source>
        <translation>Bearbeiten Sie die Verbindung und geben Sie den Schlüssel ein.</translation>
    </message>
    <message>
        <source>The key wasn’t sent because the connection isn’t encrypted.</source>
        <translation>Der Schlüssel wurde nicht gesendet, weil die Verbindung nicht verschlüsselt ist.</translation>
    </message>
    <message>
        <source>The URL starts with %1, which is allowed only for a service on this computer.</source>
        <translation>Die URL beginnt mit %1; das ist nur für einen Dienst auf diesem Computer erlaubt.</translation>
    </message>
    <message>
        <source>Edit the connection and use an %1 URL.</source>
        <translation>Bearbeiten Sie die Verbindung und verwenden Sie eine %1-URL.</translation>
    </message>
    <message>
        <source>Can’t find the server.</source>
        <translation>Der Server wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The name may be misspelled, or this computer is offline.</source>
        <translation>Der Name ist möglicherweise falsch geschrieben, oder dieser Computer ist offline.</translation>
    </message>
    <message>
        <source>Check your network and the URL in the connection.</source>
        <translation>Prüfen Sie das Netzwerk und die URL in der Verbindung.</translation>
    </message>
    <message>
        <source>Can’t reach the service.</source>
        <translation>Der Dienst ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Connection refused: nothing is listening on that port, or a firewall is blocking it.</source>
        <translation>Verbindung abgelehnt: An diesem Port antwortet kein Programm, oder eine Firewall blockiert ihn.</translation>
    </message>
    <message>
        <source>Check that the service is running and that the port in the connection is right.</source>
        <translation>Prüfen Sie, ob der Dienst läuft und ob der Port in der Verbindung stimmt.</translation>
    </message>
    <message>
        <source>Can’t connect through the proxy.</source>
        <translation>Keine Verbindung über den Proxy möglich.</translation>
    </message>
    <message>
        <source>The proxy can’t be reached, or it refused the connection.</source>
        <translation>Der Proxy ist nicht erreichbar oder hat die Verbindung abgelehnt.</translation>
    </message>
    <message>
        <source>Can’t establish a secure connection (TLS).</source>
        <translation>Es konnte keine sichere Verbindung (TLS) hergestellt werden.</translation>
    </message>
    <message>
        <source>The server’s certificate couldn’t be verified. No key or data was sent.</source>
        <translation>Das Zertifikat des Servers konnte nicht überprüft werden. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>Grund: %1.</translation>
    </message>
    <message>
        <source>The connection was lost before the response was complete.</source>
        <translation>Die Verbindung brach ab, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>The network or the service closed it. Nothing was changed.</source>
        <translation>Das Netzwerk oder der Dienst hat sie getrennt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>Zeitüberschreitung bei der Anfrage.</translation>
    </message>
    <message>
        <source>The service or the network is slow. Nothing was changed.</source>
        <translation>Der Dienst oder das Netzwerk ist langsam. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Outcome unknown: the change may or may not have been made.</source>
        <translation>Ergebnis unbekannt: Die Änderung wurde möglicherweise ausgeführt, möglicherweise auch nicht.</translation>
    </message>
    <message>
        <source>The request was sent, but the connection ended before a response arrived.</source>
        <translation>Die Anfrage wurde gesendet, aber die Verbindung endete, bevor eine Antwort eintraf.</translation>
    </message>
    <message>
        <source>The service redirected to another address. Labdesk didn’t follow it, to protect your key.</source>
        <translation>Der Dienst hat auf eine andere Adresse umgeleitet. Labdesk ist der Umleitung zum Schutz Ihres Schlüssels nicht gefolgt.</translation>
    </message>
    <message>
        <source>Following it could give the key to someone else.</source>
        <translation>Sonst könnte der Schlüssel in fremde Hände gelangen.</translation>
    </message>
    <message>
        <source>It redirected to %1.</source>
        <translation>Umleitung auf %1.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If your network has a sign-in page, sign in first.</source>
        <translation>Prüfen Sie die URL in der Verbindung. Hat Ihr Netzwerk eine Anmeldeseite, melden Sie sich zuerst dort an.</translation>
    </message>
    <message>
        <source>The service sent an unexpected response.</source>
        <translation>Der Dienst hat eine unerwartete Antwort gesendet.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, check the URL in the connection.</source>
        <translation>Versuchen Sie es erneut. Tritt das Problem weiterhin auf, prüfen Sie die URL in der Verbindung.</translation>
    </message>
    <message>
        <source>The response is for a different record, so it isn’t shown.</source>
        <translation>Die Antwort betrifft einen anderen Datensatz und wird deshalb nicht angezeigt.</translation>
    </message>
    <message>
        <source>The service, or a cache in between, mixed up two responses.</source>
        <translation>Der Dienst oder ein dazwischenliegender Cache hat zwei Antworten verwechselt.</translation>
    </message>
    <message>
        <source>The service couldn’t understand the request.</source>
        <translation>Der Dienst hat die Anfrage nicht verstanden.</translation>
    </message>
    <message>
        <source>Status 400.</source>
        <translation>Status 400.</translation>
    </message>
    <message>
        <source>Check what you entered, then try again.</source>
        <translation>Prüfen Sie Ihre Eingaben und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>A user with this client ID already exists.</source>
        <translation>Ein Benutzer mit dieser Client-ID existiert bereits.</translation>
    </message>
    <message>
        <source>Each client ID can be used only once in a team.</source>
        <translation>Jede Client-ID kann in einem Team nur einmal verwendet werden.</translation>
    </message>
    <message>
        <source>It belongs to user %1.</source>
        <translation>Sie gehört zum Benutzer %1.</translation>
    </message>
    <message>
        <source>Open the existing user, or choose another client ID.</source>
        <translation>Öffnen Sie den vorhandenen Benutzer, oder wählen Sie eine andere Client-ID.</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>Der Dienst hat den Schlüssel abgelehnt.</translation>
    </message>
    <message>
        <source>The key may be mistyped, expired, or for a different environment.</source>
        <translation>Der Schlüssel ist möglicherweise falsch geschrieben oder abgelaufen, oder er gilt für eine andere Umgebung.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the key again.</source>
        <translation>Bearbeiten Sie die Verbindung und geben Sie den Schlüssel erneut ein.</translation>
    </message>
    <message>
        <source>This key doesn’t have permission to do that.</source>
        <translation>Dieser Schlüssel ist dazu nicht berechtigt.</translation>
    </message>
    <message>
        <source>Status 403.</source>
        <translation>Status 403.</translation>
    </message>
    <message>
        <source>Ask the key’s owner for access, or use another connection.</source>
        <translation>Bitten Sie den Inhaber des Schlüssels um Zugriff, oder verwenden Sie eine andere Verbindung.</translation>
    </message>
    <message>
        <source>The service rejected a value.</source>
        <translation>Der Dienst hat einen Wert abgelehnt.</translation>
    </message>
    <message>
        <source>A value is missing or in the wrong format.</source>
        <translation>Ein Wert fehlt oder hat das falsche Format.</translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation>Korrigieren Sie ihn und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Rate limited: too many requests.</source>
        <translation>Anfragen begrenzt: zu viele Anfragen.</translation>
    </message>
    <message>
        <source>The service limits requests for each key or user.</source>
        <translation>Der Dienst begrenzt Anfragen je Schlüssel oder Benutzer.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Status %1.</translation>
    </message>
    <message>
        <source>Check the URL in the connection and what you entered.</source>
        <translation>Prüfen Sie die URL in der Verbindung und Ihre Eingaben.</translation>
    </message>
    <message>
        <source>The service had an internal error.</source>
        <translation>Im Dienst ist ein interner Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>Try again in a moment. If it keeps happening, contact whoever runs the service.</source>
        <translation>Versuchen Sie es gleich noch einmal. Tritt das Problem weiterhin auf, wenden Sie sich an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The service accepted the request, but the action failed.</source>
        <translation>Der Dienst hat die Anfrage angenommen, aber die Aktion ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The response doesn’t report success.</source>
        <translation>Die Antwort meldet keinen Erfolg.</translation>
    </message>
    <message>
        <source>Check the user’s sources, then try again later.</source>
        <translation>Prüfen Sie die Quellen des Benutzers und versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>%1 The service said: “%2”.</source>
        <translation>%1 Der Dienst meldet: „%2“.</translation>
    </message>
    <message>
        <source>%1 The status was %2.</source>
        <translation>%1 Der Status war %2.</translation>
    </message>
    <message>
        <source>It’s incomplete, or something else is responding at this address.</source>
        <translation>Sie ist unvollständig, oder unter dieser Adresse antwortet etwas anderes.</translation>
    </message>
    <message>
        <source>Rate limited. Try again in %1&#xa0;s.</source>
        <translation>Anfragen begrenzt. Versuchen Sie es in %1 s erneut.</translation>
    </message>
    <message>
        <source>The service couldn’t find what was requested.</source>
        <translation>Der Dienst konnte das Angeforderte nicht finden.</translation>
    </message>
    <message>
        <source>It may have been deleted or belong to another environment, or the connection’s URL may be wrong.</source>
        <translation>Das Gesuchte wurde möglicherweise gelöscht oder gehört zu einer anderen Umgebung, oder die URL der Verbindung ist falsch.</translation>
    </message>
    <message>
        <source>Check the ID, the environment, and the URL in the connection.</source>
        <translation>Prüfen Sie die ID, die Umgebung und die URL in der Verbindung.</translation>
    </message>
    <message>
        <source>The server’s port doesn’t use TLS, so no key or data was sent.</source>
        <translation>Der Port des Servers verwendet kein TLS, deshalb wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>The URL starts with %1, but the server’s response isn’t encrypted.</source>
        <translation>Die URL beginnt mit %1, aber die Antwort des Servers ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Check the port in the connection. If the service runs on this computer, try a URL with %1.</source>
        <translation>Prüfen Sie den Port in der Verbindung. Läuft der Dienst auf diesem Computer, versuchen Sie es mit einer %1-URL.</translation>
    </message>
    <message>
        <source>The proxy requires a user name and password.</source>
        <translation>Der Proxy verlangt einen Benutzernamen und ein Passwort.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a user name and password.</source>
        <translation>Der Proxy %1 verlangt einen Benutzernamen und ein Passwort.</translation>
    </message>
    <message>
        <source>The proxy rejected the user name or password.</source>
        <translation>Der Proxy hat den Benutzernamen oder das Passwort abgelehnt.</translation>
    </message>
    <message>
        <source>The proxy %1 rejected the user name or password.</source>
        <translation>Der Proxy %1 hat den Benutzernamen oder das Passwort abgelehnt.</translation>
    </message>
    <message>
        <source>They may be mistyped or expired. To avoid locking the account, Labdesk won’t send them again. Nothing reached the service.</source>
        <translation>Sie sind möglicherweise falsch geschrieben oder abgelaufen. Damit das Konto nicht gesperrt wird, sendet Labdesk sie nicht noch einmal. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>This connection’s client certificate can’t be used, so nothing was sent.</source>
        <translation>Das Client-Zertifikat dieser Verbindung kann nicht verwendet werden, deshalb wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Check the proxy under Advanced in the connection, or in this computer’s settings.</source>
        <translation>Prüfen Sie den Proxy unter „Erweitert“ in der Verbindung oder in den Einstellungen dieses Computers.</translation>
    </message>
    <message>
        <source>Edit the connection and enter them under Advanced.</source>
        <translation>Bearbeiten Sie die Verbindung und geben Sie beides unter „Erweitert“ ein.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the proxy password again under Advanced.</source>
        <translation>Bearbeiten Sie die Verbindung und geben Sie das Proxy-Passwort unter „Erweitert“ erneut ein.</translation>
    </message>
    <message>
        <source>Check the URL and this computer’s clock. If the service uses its own certificate authority, add its CA file under Advanced in the connection.</source>
        <translation>Prüfen Sie die URL und die Uhr dieses Computers. Verwendet der Dienst eine eigene Zertifizierungsstelle, fügen Sie deren CA-Datei unter „Erweitert“ in der Verbindung hinzu.</translation>
    </message>
    <message>
        <source>Edit the connection and choose another file or enter its passphrase under Advanced.</source>
        <translation>Bearbeiten Sie die Verbindung und wählen Sie unter „Erweitert“ eine andere Datei oder geben Sie deren Passphrase ein.</translation>
    </message>
    <message>
        <source>%1 The gateway said: “%2”</source>
        <translation>%1 Das Gateway meldet: „%2“</translation>
    </message>
    <message>
        <source>%1 The gateway said: “%2”.</source>
        <translation>%1 Das Gateway meldet: „%2“.</translation>
    </message>
    <message>
        <source>Nothing was changed, because Labdesk can’t record changes in the audit trail.</source>
        <translation>Es wurde nichts geändert, weil Labdesk Änderungen nicht im Prüfprotokoll aufzeichnen kann.</translation>
    </message>
    <message>
        <source>Your administrator allows changes only while Labdesk can write to the audit trail.</source>
        <translation>Ihre Administration erlaubt Änderungen nur, solange das Prüfprotokoll geschrieben werden kann.</translation>
    </message>
    <message>
        <source>The server requires a client certificate, and this connection has none.</source>
        <translation>Der Server verlangt ein Client-Zertifikat, und diese Verbindung hat keines.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a client certificate. Then choose its file under Advanced in the connection.</source>
        <translation>Bitten Sie den Betreiber des Dienstes um ein Client-Zertifikat. Wählen Sie dann dessen Datei unter „Erweitert“ in der Verbindung.</translation>
    </message>
    <message>
        <source>The server rejected this connection’s client certificate.</source>
        <translation>Der Server hat das Client-Zertifikat dieser Verbindung abgelehnt.</translation>
    </message>
    <message>
        <source>It may be expired, revoked, or from a certificate authority that the server doesn’t trust. Nothing was changed.</source>
        <translation>Es ist möglicherweise abgelaufen oder widerrufen, oder es stammt von einer Zertifizierungsstelle, der der Server nicht vertraut. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a new client certificate. Then choose its file under Advanced in the connection.</source>
        <translation>Bitten Sie den Betreiber des Dienstes um ein neues Client-Zertifikat. Wählen Sie dann dessen Datei unter „Erweitert“ in der Verbindung.</translation>
    </message>
    <message>
        <source>If you made a change, reload the user and check whether it was saved before you try again. Report this to whoever runs the service.</source>
        <translation>Falls Sie etwas geändert haben, laden Sie den Benutzer neu und prüfen Sie, ob die Änderung gespeichert wurde, bevor Sie es erneut versuchen. Melden Sie das Problem dem Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The service is unavailable right now.</source>
        <translation>Der Dienst ist zurzeit nicht verfügbar.</translation>
    </message>
    <message>
        <source>Status 503: it may be overloaded, restarting, or down for maintenance.</source>
        <translation>Status 503: Er ist möglicherweise überlastet, startet gerade neu oder wird gewartet.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again. If it keeps happening, contact whoever runs the service.</source>
        <translation>Warten Sie eine Minute und versuchen Sie es dann erneut. Tritt das Problem weiterhin auf, wenden Sie sich an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>%1 The server said: “%2”</source>
        <translation>%1 Der Server meldet: „%2“</translation>
    </message>
    <message>
        <source>%1 The server said: “%2”.</source>
        <translation>%1 Der Server meldet: „%2“.</translation>
    </message>
    <message>
        <source>The server’s reason: %1. Nothing was changed.</source>
        <translation>Vom Server genannter Grund: %1. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Changes are turned off in the connection’s settings.</source>
        <translation>Änderungen sind in den Einstellungen der Verbindung ausgeschaltet.</translation>
    </message>
    <message>
        <source>The server rejected the request without processing it. Nothing was changed.</source>
        <translation>Der Server hat die Anfrage abgelehnt, ohne sie auszuführen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Check whether the change was made before you try again.</source>
        <translation>Prüfen Sie, ob die Änderung vorgenommen wurde, bevor Sie es erneut versuchen.</translation>
    </message>
    <message>
        <source>A gateway or proxy got no valid response from the service.</source>
        <translation>Ein Gateway oder Proxy hat vom Dienst keine gültige Antwort erhalten.</translation>
    </message>
    <message>
        <source>The gateway or proxy returned status %1.</source>
        <translation>Das Gateway oder der Proxy hat den Status %1 zurückgegeben.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again: the service may be restarting. If it keeps happening, check the URL, or contact whoever runs the service.</source>
        <translation>Warten Sie eine Minute und versuchen Sie es dann erneut: Der Dienst startet möglicherweise neu. Wenn es weiter auftritt, prüfen Sie die URL oder wenden Sie sich an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The service rejected the API client ID or the client secret.</source>
        <translation>Der Dienst hat die API-Client-ID oder das Client-Secret abgelehnt.</translation>
    </message>
    <message>
        <source>They may be mistyped, expired, or for a different environment.</source>
        <translation>Möglicherweise sind sie falsch eingegeben, abgelaufen oder für eine andere Umgebung.</translation>
    </message>
    <message>
        <source>Edit the connection and enter them again.</source>
        <translation>Bearbeiten Sie die Verbindung und geben Sie sie erneut ein.</translation>
    </message>
    <message>
        <source>This happened while requesting an access token from the auth URL.</source>
        <translation>Dies geschah beim Anfordern eines Zugriffstokens von der Auth-URL.</translation>
    </message>
    <message>
        <source>Open History to see why, then try again.</source>
        <translation>Öffnen Sie „Verlauf“, um die Ursache zu sehen, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>They aren’t stored for this connection, or the keychain is locked. Nothing reached the service.</source>
        <translation>Für diese Verbindung ist beides nicht gespeichert, oder der Schlüsselbund ist gesperrt. Beim Dienst ist nichts angekommen.</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditEntry</name>
    <message>
        <source>Create user</source>
        <translation>Benutzer anlegen</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <source>Edit user: %1</source>
        <translation>Benutzer bearbeiten: %1</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Datenabruf anfordern</translation>
    </message>
    <message>
        <source>Disconnect source</source>
        <translation>Quelle trennen</translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation>Benutzer löschen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Anzeigen: %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Open insurance record</source>
        <translation>Versicherungsdatensatz öffnen</translation>
    </message>
    <message>
        <source>Show response with personal data</source>
        <translation>Antwort mit personenbezogenen Daten anzeigen</translation>
    </message>
    <message>
        <source>Copy response with personal data</source>
        <translation>Antwort mit personenbezogenen Daten kopieren</translation>
    </message>
    <message>
        <source>Save response with personal data</source>
        <translation>Antwort mit personenbezogenen Daten speichern</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s), personal data hidden</source>
        <translation>
            <numerusform>%Ln Benutzer exportieren, personenbezogene Daten verborgen</numerusform>
            <numerusform>%Ln Benutzer exportieren, personenbezogene Daten verborgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s) with personal data</source>
        <translation>
            <numerusform>%Ln Benutzer mit personenbezogenen Daten exportieren</numerusform>
            <numerusform>%Ln Benutzer mit personenbezogenen Daten exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Save summary as PDF</source>
        <translation>Zusammenfassung als PDF speichern</translation>
    </message>
    <message>
        <source>Print summary</source>
        <translation>Zusammenfassung drucken</translation>
    </message>
    <message numerus="yes">
        <source>Export job results for %Ln user(s)</source>
        <translation>
            <numerusform>Auftragsergebnisse für %Ln Benutzer exportieren</numerusform>
            <numerusform>Auftragsergebnisse für %Ln Benutzer exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Show caller verification</source>
        <translation>Anruferprüfung anzeigen</translation>
    </message>
    <message>
        <source>Verify caller</source>
        <translation>Anrufer prüfen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Add connection</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Verbindung bearbeiten</translation>
    </message>
    <message>
        <source>Delete connection</source>
        <translation>Verbindung löschen</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln connection(s)</source>
        <translation>
            <numerusform>%Ln Verbindung exportieren</numerusform>
            <numerusform>%Ln Verbindungen exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget key</source>
        <translation>Schlüssel vergessen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Failed unlock: incorrect passphrase</source>
        <translation>Entsperren fehlgeschlagen: falsche Passphrase</translation>
    </message>
    <message>
        <source>Privacy mode on</source>
        <translation>Privatmodus an</translation>
    </message>
    <message>
        <source>Privacy mode off</source>
        <translation>Privatmodus aus</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln audit record(s)</source>
        <translation>
            <numerusform>%Ln Eintrag des Prüfprotokolls exportieren</numerusform>
            <numerusform>%Ln Einträge des Prüfprotokolls exportieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage exportieren</numerusform>
            <numerusform>%Ln Anfragen exportieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditFilter</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>diese Woche</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>letzte Woche</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>diesen Monat</translation>
    </message>
    <message>
        <source>last month</source>
        <translation>letzten Monat</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditPage</name>
    <message>
        <source>&amp;Verify</source>
        <translation>Über&amp;prüfen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>No actions recorded yet</source>
        <translation>Noch keine Einträge</translation>
    </message>
    <message>
        <source>Each change, and each time a hidden value is shown, is recorded here and in a file.</source>
        <translation>Jede Änderung und jedes Anzeigen eines verborgenen Werts wird hier und in einer Datei aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Filter leeren</translation>
    </message>
    <message>
        <source>There are no records to export.</source>
        <translation>Es gibt keine Einträge zum Exportieren.</translation>
    </message>
    <message>
        <source>Verifying the audit trail.</source>
        <translation>Das Prüfprotokoll wird überprüft.</translation>
    </message>
    <message>
        <source>Export audit trail</source>
        <translation>Prüfprotokoll exportieren</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln record(s).</source>
        <translation>
            <numerusform>%Ln Eintrag exportiert.</numerusform>
            <numerusform>%Ln Einträge exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>search find</source>
        <translation>suchen finden</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Der Filter ist leer.</translation>
    </message>
    <message>
        <source>Verify audit trail</source>
        <translation>Prüfprotokoll überprüfen</translation>
    </message>
    <message>
        <source>Export audit trail…</source>
        <translation>Prüfprotokoll exportieren …</translation>
    </message>
    <message>
        <source>CSV JSON save file</source>
        <translation>CSV JSON speichern Datei</translation>
    </message>
    <message>
        <source>Include &amp;opened connections</source>
        <translation>Geöffnete &amp;Verbindungen einbeziehen</translation>
    </message>
    <message>
        <source>Audit &amp;folder…</source>
        <translation>Protokoll&amp;ordner …</translation>
    </message>
    <message>
        <source>Also list when connections were opened</source>
        <translation>Auch aufführen, wann Verbindungen geöffnet wurden</translation>
    </message>
    <message>
        <source>Open the audit trail of another computer</source>
        <translation>Prüfprotokoll eines anderen Computers öffnen</translation>
    </message>
    <message>
        <source>Open the audit trail of another computer…</source>
        <translation>Prüfprotokoll eines anderen Computers öffnen …</translation>
    </message>
    <message>
        <source>foreign shared folder verify</source>
        <translation>fremd freigegeben Ordner prüfen</translation>
    </message>
    <message>
        <source>Open audit &amp;trail</source>
        <translation>Pr&amp;otokoll öffnen</translation>
    </message>
    <message>
        <source>&amp;Single file or export…</source>
        <translation>Einzelne &amp;Datei oder Export …</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Prüfprotokoll</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Filtersyntax</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Aktionen filtern</translation>
    </message>
    <message>
        <source>Load &amp;users</source>
        <translation>Ben&amp;utzer laden</translation>
    </message>
    <message>
        <source>Terms are combined with AND. Use field:value for a field and -term to exclude.</source>
        <translation>Alle Begriffe müssen zutreffen. Verwenden Sie feld:wert für ein Feld und -begriff zum Ausschließen.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Unbekanntes Feld „%1“, daher als Text gesucht.</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <source>“%1” isn’t a complete date yet, so it’s ignored.</source>
        <translation>„%1“ ist noch kein vollständiges Datum und wird ignoriert.</translation>
    </message>
    <message>
        <source>Clear action filter</source>
        <translation>Filter der Aktionen leeren</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTableModel</name>
    <message>
        <source>Removed an incomplete record after Labdesk quit unexpectedly</source>
        <translation>Unvollständiger Eintrag nach unerwartetem Beenden entfernt</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <source>Done, confirmed later</source>
        <translation>Später bestätigt</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Nicht überprüft</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>New audit trail: the previous one is damaged</source>
        <translation>Neues Prüfprotokoll: Das vorherige ist beschädigt</translation>
    </message>
    <message>
        <source>Change time zone to %1</source>
        <translation>Zeitzone auf %1 ändern</translation>
    </message>
    <message>
        <source>Change time zone from %1 to %2</source>
        <translation>Zeitzone von %1 auf %2 ändern</translation>
    </message>
    <message>
        <source>Edit user: %1 (%2)</source>
        <translation>Benutzer bearbeiten: %1 (%2)</translation>
    </message>
    <message>
        <source>Request data refresh: %1</source>
        <translation>Datenabruf anfordern: %1</translation>
    </message>
    <message>
        <source>Disconnect source: %1</source>
        <translation>Quelle trennen: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a person, and their account</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Staff member</source>
        <translation>Mitarbeiter</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Teilweise erledigt</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTrail</name>
    <message>
        <source>Actions aren’t being recorded.</source>
        <translation>Aktionen werden nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Can’t write to the folder %1. Make it writable for your account, then select Verify.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden. Geben Sie Ihrem Konto Schreibzugriff und wählen Sie dann „Überprüfen“.</translation>
    </message>
    <message>
        <source>The disk is full, so the audit trail can’t be written to %1. Free up space, then select Verify.</source>
        <translation>Der Datenträger ist voll, deshalb kann das Prüfprotokoll nicht in %1 geschrieben werden. Geben Sie Speicherplatz frei und wählen Sie dann „Überprüfen“.</translation>
    </message>
    <message>
        <source>Another Labdesk window under your account is writing to the audit trail. Close one of the two windows, then select Verify.</source>
        <translation>Ein anderes Labdesk-Fenster dieses Kontos schreibt das Prüfprotokoll. Schließen Sie eines davon und wählen Sie dann „Überprüfen“.</translation>
    </message>
    <message>
        <source>A disk error, another program, or a person changed it after it was written. Records after that point are shown, but can’t be trusted.</source>
        <translation>Ein Datenträgerfehler, ein anderes Programm oder eine Person hat es nachträglich verändert. Spätere Einträge werden angezeigt, sind aber nicht vertrauenswürdig.</translation>
    </message>
    <message>
        <source>Nothing was repaired. The files are kept in %1, and new records start a new audit trail. Keep a copy and tell your security team.</source>
        <translation>Es wurde nichts repariert. Die Dateien bleiben in %1, und mit neuen Einträgen beginnt ein neues Prüfprotokoll. Bewahren Sie eine Kopie auf und informieren Sie Ihr Sicherheitsteam.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) in total.</source>
        <translation>
            <numerusform>%Ln Problem insgesamt.</numerusform>
            <numerusform>%Ln Probleme insgesamt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The audit trail is damaged: record %1 in %2 was altered.</source>
        <translation>Das Prüfprotokoll ist beschädigt: Eintrag %1 in %2 wurde verändert.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: records before number %1 in %2 are missing.</source>
        <translation>Das Prüfprotokoll ist beschädigt: Einträge vor Nummer %1 in %2 fehlen.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: records from number %1 on were removed.</source>
        <translation>Das Prüfprotokoll ist beschädigt: Die Einträge ab Nummer %1 wurden entfernt.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: its record count is missing or unreadable.</source>
        <translation>Das Prüfprotokoll ist beschädigt: Die Anzahl der Einträge fehlt oder ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: the file %1 can’t be read.</source>
        <translation>Das Prüfprotokoll ist beschädigt: Die Datei %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The audit trail was damaged earlier. A new one starts with record %1 in %2.</source>
        <translation>Das Prüfprotokoll war schon früher beschädigt. Mit Eintrag %1 in %2 beginnt ein neues.</translation>
    </message>
    <message>
        <source>The audit trail is turned off.</source>
        <translation>Das Prüfprotokoll ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>Verifying the audit trail…</source>
        <translation>Das Prüfprotokoll wird überprüft …</translation>
    </message>
    <message>
        <source>Verified at %1. Verification detects changes but can’t prevent them: someone with write access to %2 could replace the whole trail.</source>
        <translation>Überprüft um %1. Die Überprüfung erkennt Änderungen, kann sie aber nicht verhindern: Wer Schreibzugriff auf %2 hat, könnte das ganze Protokoll ersetzen.</translation>
    </message>
    <message numerus="yes">
        <source>Audit trail verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>Prüfprotokoll überprüft: %Ln Eintrag, keine Änderungen gefunden.</numerusform>
            <numerusform>Prüfprotokoll überprüft: %Ln Einträge, keine Änderungen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Client ID, user ID, staff member, ticket, action, or day</source>
        <translation>Client-ID, Benutzer-ID, Mitarbeiter, Ticket, Aktion oder Tag</translation>
    </message>
    <message>
        <source>No action matches all of these terms.</source>
        <translation>Keine Aktion enthält alle diese Begriffe.</translation>
    </message>
    <message>
        <source>No action contains “%1”.</source>
        <translation>Keine Aktion enthält „%1“.</translation>
    </message>
    <message>
        <source>Nothing is recorded here for %1. Each account on each computer has its own trail.</source>
        <translation>Für %1 ist hier nichts aufgezeichnet. Jedes Konto auf jedem Computer hat ein eigenes Protokoll.</translation>
    </message>
    <message>
        <source>No action contains “%1”. The audit trail doesn’t store client IDs. Load users to search by client ID, or search by user ID.</source>
        <translation>Keine Aktion enthält „%1“. Das Prüfprotokoll speichert keine Client-IDs. Laden Sie die Benutzer, um nach der Client-ID zu suchen, oder suchen Sie nach der Benutzer-ID.</translation>
    </message>
    <message>
        <source>No action or client ID contains “%1”. Check the ID. For a deleted user, search by user ID.</source>
        <translation>Keine Aktion enthält „%1“ und auch keine Client-ID in der Liste des Teams. Prüfen Sie die ID. Einen gelöschten Benutzer suchen Sie nach der Benutzer-ID.</translation>
    </message>
    <message>
        <source>The last record was incomplete because Labdesk quit unexpectedly, so it was moved to %1. No other record is affected.</source>
        <translation>Der letzte Eintrag war unvollständig, weil Labdesk unerwartet beendet wurde, und wurde nach %1 verschoben. Kein anderer Eintrag ist betroffen.</translation>
    </message>
</context>
<context>
    <name>labdesk::BackgroundNotices</name>
    <message numerus="yes">
        <source>%Ln change(s) in the sources you’re watching</source>
        <translation>
            <numerusform>%Ln Änderung bei den beobachteten Quellen</numerusform>
            <numerusform>%Ln Änderungen bei den beobachteten Quellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new notification(s) in Labdesk</source>
        <translation>
            <numerusform>%Ln neue Benachrichtigung in Labdesk</numerusform>
            <numerusform>%Ln neue Benachrichtigungen in Labdesk</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Labdesk to see what changed.</source>
        <translation>Öffnen Sie Labdesk, um die Änderungen zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>A job starts in %Ln second(s)</source>
        <translation>
            <numerusform>Ein Auftrag startet in %Ln Sekunde</numerusform>
            <numerusform>Ein Auftrag startet in %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A change will be sent in %Ln second(s)</source>
        <translation>
            <numerusform>Eine Änderung wird in %Ln Sekunde gesendet</numerusform>
            <numerusform>Eine Änderung wird in %Ln Sekunden gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Labdesk to cancel.</source>
        <translation>Öffnen Sie Labdesk, um abzubrechen.</translation>
    </message>
    <message>
        <source>Outcome confirmed</source>
        <translation>Ergebnis bestätigt</translation>
    </message>
    <message>
        <source>The change succeeded.</source>
        <translation>Die Änderung wurde vorgenommen.</translation>
    </message>
    <message>
        <source>The change failed.</source>
        <translation>Die Änderung ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Job stopped</source>
        <translation>Ein Auftrag wurde gestoppt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) not processed. The job won’t resume automatically.</source>
        <translation>
            <numerusform>%Ln Benutzer nicht bearbeitet. Der Auftrag wird nicht automatisch fortgesetzt.</numerusform>
            <numerusform>%Ln Benutzer nicht bearbeitet. Der Auftrag wird nicht automatisch fortgesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Job canceled</source>
        <translation>Ein Auftrag wurde abgebrochen</translation>
    </message>
    <message>
        <source>Job completed</source>
        <translation>Ein Auftrag ist abgeschlossen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>labdesk::BannerButton</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A control&apos;s name and its keys in a tooltip: &quot;Back (Alt+Left)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>labdesk::BrowserQuestion</name>
    <message>
        <source>Don’t &amp;ask again</source>
        <translation>Nicht mehr &amp;fragen</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
</context>
<context>
    <name>labdesk::BusyView</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummary</name>
    <message>
        <source>%1: %2</source>
        <comment>the name of a fact and the fact</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 since %3. %4</source>
        <comment>a source, its state, a day, and what helps</comment>
        <translation>%1: %2 seit %3. %4</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a source, its state, and what helps</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
    <message>
        <source>none connected</source>
        <translation>keine verbunden</translation>
    </message>
    <message>
        <source>%1 of %2 working</source>
        <translation>%1 von %2 in Ordnung</translation>
    </message>
    <message>
        <source>%1: caller verified</source>
        <translation>%1: Anrufer geprüft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time and what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Labdesk summary, %1</source>
        <translation>Labdesk-Zusammenfassung, %1</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a connection&apos;s name and its environment</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>Benutzer-ID</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht festgelegt</translation>
    </message>
    <message>
        <source>Sources with problems:</source>
        <translation>Quellen mit Problemen:</translation>
    </message>
    <message>
        <source>Done on this call:</source>
        <translation>In diesem Gespräch erledigt:</translation>
    </message>
    <message>
        <source>hidden because it looks like personal data</source>
        <translation>verborgen, weil es nach personenbezogenen Daten aussieht</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummaryCopy</name>
    <message>
        <source>Copied the summary.</source>
        <translation>Zusammenfassung kopiert.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummaryDialog</name>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Zusammenfassung für das Ticket kopieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>No personal data included. Next time, press %1 to copy the summary right away.</source>
        <translation>Enthält keine personenbezogenen Daten. Drücken Sie beim nächsten Mal %1, um die Zusammenfassung sofort zu kopieren.</translation>
    </message>
</context>
<context>
    <name>labdesk::CallerVerification</name>
    <message>
        <source>Verify caller</source>
        <translation>Anrufer prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation>Versicherung wird geladen …</translation>
    </message>
    <message>
        <source>Couldn’t load the insurance record. Close this and try again.</source>
        <translation>Der Versicherungsdatensatz konnte nicht geladen werden. Schließen Sie dieses Fenster und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>No insurance on file, so there’s nothing to verify against.</source>
        <translation>Es ist keine Versicherung hinterlegt, deshalb ist keine Prüfung möglich.</translation>
    </message>
    <message>
        <source>Last four of the &amp;member ID</source>
        <translation>Letzte vier Zeichen der &amp;Mitgliedsnummer</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>User: %1</source>
        <translation>Benutzer: %1</translation>
    </message>
    <message>
        <source>The insurance record contains nothing to verify against.</source>
        <translation>Der Versicherungsdatensatz enthält nichts, womit sich der Anrufer prüfen ließe.</translation>
    </message>
    <message>
        <source>Ask the caller and type what they say.</source>
        <translation>Fragen Sie den Anrufer und geben Sie ein, was er sagt.</translation>
    </message>
    <message>
        <source>All three attempts failed.</source>
        <translation>Die Antworten stimmten dreimal nicht überein.</translation>
    </message>
    <message>
        <source>Don’t tell this caller anything about the user.</source>
        <translation>Sagen Sie diesem Anrufer nichts über den Benutzer.</translation>
    </message>
    <message>
        <source>The answers match.</source>
        <translation>Die Antworten stimmen überein.</translation>
    </message>
    <message>
        <source>Verified %1</source>
        <translation>Geprüft um %1</translation>
    </message>
    <message>
        <source>The answers don’t match.</source>
        <translation>Die Antworten stimmen nicht überein.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s) left.</source>
        <translation>
            <numerusform>Noch %Ln Versuch.</numerusform>
            <numerusform>Noch %Ln Versuche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your administrator requires this before personal data is shown.</source>
        <translation>Ihre Administration verlangt dies, bevor personenbezogene Daten angezeigt werden.</translation>
    </message>
    <message>
        <source>Enter the last four letters or digits of the member ID.</source>
        <translation>Geben Sie die letzten vier Buchstaben oder Ziffern der Mitgliedsnummer ein.</translation>
    </message>
    <message>
        <source>Enter the four-digit year of birth.</source>
        <translation>Geben Sie das Geburtsjahr mit vier Ziffern ein.</translation>
    </message>
    <message>
        <source>Enter the five-digit ZIP code.</source>
        <translation>Geben Sie die Postleitzahl mit fünf Ziffern ein.</translation>
    </message>
    <message>
        <source>This didn’t count as an attempt.</source>
        <translation>Das zählte nicht als Versuch.</translation>
    </message>
    <message>
        <source>Insured person’s &amp;year of birth</source>
        <translation>Geburts&amp;jahr der versicherten Person</translation>
    </message>
    <message>
        <source>Insured person’s &amp;ZIP code</source>
        <translation>&amp;Postleitzahl der versicherten Person</translation>
    </message>
    <message>
        <source>Someone else may be the insured person. Ask for that person’s details, not the caller’s own.</source>
        <translation>Versichert ist möglicherweise jemand anderes. Fragen Sie nach den Angaben dieser Person, nicht nach denen des Anrufers.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterActions</name>
    <message>
        <source>Copied name, address, phone, and hours.</source>
        <translation>Name, Adresse, Telefon und Öffnungszeiten kopiert.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse kopiert.</translation>
    </message>
    <message>
        <source>Copy details for &amp;patient</source>
        <translation>Für &amp;Patienten kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Öffnungszeiten</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>Fax</translation>
    </message>
    <message>
        <source>Site code</source>
        <translation>Standortcode</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Leistungen</translation>
    </message>
    <message>
        <source>&amp;Directions…</source>
        <translation>&amp;Wegbeschreibung …</translation>
    </message>
    <message>
        <source>Copy p&amp;hone</source>
        <translation>&amp;Telefonnummer kopieren</translation>
    </message>
    <message>
        <source>The service didn’t provide a phone number.</source>
        <translation>Der Dienst hat keine Telefonnummer genannt.</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Telefonnummer kopiert.</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Abrechnung</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterFilterBar</name>
    <message>
        <source>Filter results</source>
        <translation>Ergebnisse filtern</translation>
    </message>
    <message>
        <source>Name or street</source>
        <translation>Name oder Straße</translation>
    </message>
    <message>
        <source>Open right now, in the center’s local time</source>
        <translation>Jetzt geöffnet, nach der Ortszeit der Entnahmestelle</translation>
    </message>
    <message>
        <source>Open on Saturday</source>
        <translation>Samstags geöffnet</translation>
    </message>
    <message>
        <source>Opens before 8 AM on the selected day, or on at least one day if no day is selected</source>
        <translation>Öffnet vor 8 Uhr: am ausgewählten Tag oder, wenn kein Tag ausgewählt ist, an mindestens einem</translation>
    </message>
    <message>
        <source>Open on</source>
        <translation>Geöffnet am</translation>
    </message>
    <message>
        <source>Show centers open on the selected day, with their hours</source>
        <translation>Entnahmestellen anzeigen, die am ausgewählten Tag geöffnet sind, mit ihren Öffnungszeiten</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Beliebiger Tag</translation>
    </message>
    <message>
        <source>Services and billing</source>
        <translation>Leistungen und Abrechnung</translation>
    </message>
    <message>
        <source>Open no&amp;w</source>
        <translation>&amp;Jetzt geöffnet</translation>
    </message>
    <message>
        <source>Saturda&amp;y</source>
        <translation>Sa&amp;mstag</translation>
    </message>
    <message>
        <source>Before 8 A&amp;M</source>
        <translation>&amp;Vor 8 Uhr</translation>
    </message>
    <message>
        <source>Ser&amp;vices</source>
        <translation>Le&amp;istungen</translation>
    </message>
    <message numerus="yes">
        <source>Ser&amp;vices: %Ln</source>
        <translation>
            <numerusform>Le&amp;istungen: %Ln</numerusform>
            <numerusform>Le&amp;istungen: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterHistoryButton</name>
    <message>
        <source>Recent searches</source>
        <translation>Letzte Suchen</translation>
    </message>
    <message>
        <source>No searches in this session yet.</source>
        <translation>In dieser Sitzung wurde noch nicht gesucht.</translation>
    </message>
    <message>
        <source>Recent searches. Kept in memory for this session only.</source>
        <translation>Letzte Suchen. Nur für diese Sitzung im Arbeitsspeicher.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Laborauftrag %1</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <translation>%1 mi</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListModel</name>
    <message>
        <source>%1 mi</source>
        <translation>%1 mi</translation>
    </message>
    <message>
        <source>in this ZIP</source>
        <translation>in dieser PLZ</translation>
    </message>
    <message>
        <source>under %1 mi</source>
        <translation>unter %1 mi</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListPanel</name>
    <message>
        <source>Create patient handout…</source>
        <translation>Patientenblatt erstellen …</translation>
    </message>
    <message>
        <source>Hide map</source>
        <translation>Karte ausblenden</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s)</source>
        <translation>
            <numerusform>%Ln Entnahmestelle</numerusform>
            <numerusform>%Ln Entnahmestellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln center(s)</source>
        <translation>
            <numerusform>%1 von %Ln Entnahmestelle</numerusform>
            <numerusform>%1 von %Ln Entnahmestellen</numerusform>
        </translation>
    </message>
    <message>
        <source>No centers shown.</source>
        <translation>Keine Entnahmestellen angezeigt.</translation>
    </message>
    <message>
        <source>Sorted by %1</source>
        <translation>Sortiert nach %1</translation>
    </message>
    <message>
        <source>Show map</source>
        <translation>Karte anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>Labdesk can’t tell whether %Ln center(s) match: their hours, local time, or services aren’t known.</source>
        <translation>
            <numerusform>Labdesk kann bei %Ln Entnahmestelle nicht sagen, ob sie passt: Öffnungszeiten, Ortszeit oder Leistungen sind nicht bekannt.</numerusform>
            <numerusform>Labdesk kann bei %Ln Entnahmestellen nicht sagen, ob sie passen: Öffnungszeiten, Ortszeit oder Leistungen sind nicht bekannt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListView</name>
    <message>
        <source>Service centers</source>
        <translation>Entnahmestellen</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse kopiert.</translation>
    </message>
    <message>
        <source>Copy p&amp;hone</source>
        <translation>&amp;Telefonnummer kopieren</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Telefonnummer kopiert.</translation>
    </message>
    <message>
        <source>&amp;Directions…</source>
        <translation>&amp;Wegbeschreibung …</translation>
    </message>
    <message>
        <source>Create pa&amp;tient handout…</source>
        <translation>&amp;Patientenblatt erstellen …</translation>
    </message>
    <message>
        <source>Copy details for &amp;patient in English</source>
        <translation>Für Patienten kopieren, auf &amp;Englisch</translation>
    </message>
    <message>
        <source>Copy details for patient in &amp;Spanish</source>
        <translation>Für Patienten kopieren, auf Spa&amp;nisch</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMap</name>
    <message>
        <source>Map of service centers</source>
        <translation>Karte der Entnahmestellen</translation>
    </message>
    <message>
        <source>Search this area</source>
        <translation>In diesem Bereich suchen</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMapPanel</name>
    <message>
        <source>Distances are from the patient’s address, which the service doesn’t share.</source>
        <translation>Die Entfernungen gelten ab der Adresse des Patienten, die der Dienst nicht weitergibt.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSearchBar</name>
    <message>
        <source>Order ID</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <source>mi</source>
        <translation>mi</translation>
    </message>
    <message>
        <source>Search for centers</source>
        <translation>Entnahmestellen suchen</translation>
    </message>
    <message>
        <source>Search radius in miles</source>
        <translation>Umkreis der Suche in Meilen</translation>
    </message>
    <message>
        <source>%1 miles</source>
        <translation>%1 Meilen</translation>
    </message>
    <message>
        <source>Enter the order ID.</source>
        <translation>Geben Sie die Auftrags-ID ein.</translation>
    </message>
    <message>
        <source>&amp;ZIP</source>
        <translation>PL&amp;Z</translation>
    </message>
    <message>
        <source>&amp;Order ID</source>
        <translation>Auftrags-I&amp;D</translation>
    </message>
    <message>
        <source>&amp;Radius</source>
        <translation>&amp;Umkreis</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Near a ZIP code</source>
        <translation>In der &amp;Nähe einer PLZ</translation>
    </message>
    <message>
        <source>&amp;For an order</source>
        <translation>Für einen Labor&amp;auftrag</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Labor</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Service default</source>
        <translation>Standard des Dienstes</translation>
    </message>
    <message>
        <source>No known lab has this name. Enter the lab ID, or leave the field empty.</source>
        <translation>Kein bekanntes Labor hat diesen Namen. Geben Sie die Labor-ID ein oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>ZIP or city</source>
        <translation>PLZ oder Ort</translation>
    </message>
    <message>
        <source>ZIP %1</source>
        <translation>PLZ %1</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSheetDialog</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Handout for the patient</source>
        <translation>Patientenblatt</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Centers on the handout</source>
        <translation>Entnahmestellen auf dem Blatt</translation>
    </message>
    <message>
        <source>Up to five centers. The handout doesn’t include the patient’s name or order.</source>
        <translation>Bis zu fünf Entnahmestellen. Das Blatt nennt weder den Namen des Patienten noch den Laborauftrag.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A center&apos;s number on the map and its name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No center selected.</source>
        <translation>Keine Entnahmestelle ausgewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s) and a map</source>
        <translation>
            <numerusform>%Ln Entnahmestelle und eine Karte</numerusform>
            <numerusform>%Ln Entnahmestellen und eine Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t print. Check that the printer is on and connected.</source>
        <translation>Drucken nicht möglich. Prüfen Sie, ob der Drucker eingeschaltet und verbunden ist.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (%1)</source>
        <translation>PDF-Dateien (%1)</translation>
    </message>
    <message>
        <source>Saved the handout.</source>
        <translation>Patientenblatt gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Handout language</source>
        <translation>Sprache des Blatts</translation>
    </message>
    <message>
        <source>Copied the centers.</source>
        <translation>Entnahmestellen kopiert.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterTableModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Site code</source>
        <translation>Standortcode</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Öffnungszeiten</translation>
    </message>
</context>
<context>
    <name>labdesk::CentersPane</name>
    <message>
        <source>Searching service centers…</source>
        <translation>Entnahmestellen werden gesucht …</translation>
    </message>
    <message>
        <source>Find service centers</source>
        <translation>Entnahmestellen suchen</translation>
    </message>
    <message>
        <source>No centers found</source>
        <translation>Keine Entnahmestellen gefunden</translation>
    </message>
    <message>
        <source>Check the ID and the connection. You’re connected to “%1” (%2).</source>
        <translation>Prüfen Sie die ID und die Verbindung. Sie sind mit „%1“ (%2) verbunden.</translation>
    </message>
    <message>
        <source>The service has no lab with the ID %1.</source>
        <translation>Der Dienst hat kein Labor mit der ID %1.</translation>
    </message>
    <message>
        <source>The service has no order with this ID.</source>
        <translation>Der Dienst hat keinen Laborauftrag mit dieser ID.</translation>
    </message>
    <message>
        <source>Lab %1</source>
        <translation>Labor %1</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Copy phone</source>
        <translation>Telefonnummer kopieren</translation>
    </message>
    <message>
        <source>Military ZIP code, not on the map</source>
        <translation>Militärische PLZ, nicht auf der Karte</translation>
    </message>
    <message>
        <source>Unknown ZIP code, not on the map</source>
        <translation>Unbekannte PLZ, nicht auf der Karte</translation>
    </message>
    <message>
        <source>PO box ZIP code, shown at nearby %1</source>
        <translation>Postfach-PLZ, angezeigt bei %1 in der Nähe</translation>
    </message>
    <message>
        <source>Shown on the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>within %1 miles of %2</source>
        <translation>im Umkreis von %1 Meilen um %2</translation>
    </message>
    <message>
        <source>within %1 miles, for the order</source>
        <translation>im Umkreis von %1 Meilen, für den Laborauftrag</translation>
    </message>
    <message>
        <source>Not on the map: %1 of %2.</source>
        <translation>Nicht auf der Karte: %1 von %2.</translation>
    </message>
    <message>
        <source>Nearest %1, farthest %2.</source>
        <translation>Nächste %1, entfernteste %2.</translation>
    </message>
    <message>
        <source>Check the ZIP code or try another lab.</source>
        <translation>Prüfen Sie die Postleitzahl oder versuchen Sie ein anderes Labor.</translation>
    </message>
    <message>
        <source>Edit center search</source>
        <translation>Suche nach Entnahmestellen bearbeiten</translation>
    </message>
    <message>
        <source>Find centers near a ZIP code</source>
        <translation>Entnahmestellen in der Nähe einer PLZ suchen</translation>
    </message>
    <message>
        <source>search new place</source>
        <translation>neuer Ort</translation>
    </message>
    <message>
        <source>Find centers for an order</source>
        <translation>Entnahmestellen für einen Laborauftrag suchen</translation>
    </message>
    <message>
        <source>search new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Nothing to search for yet.</source>
        <translation>Noch keine Suche eingegeben.</translation>
    </message>
    <message>
        <source>Search centers again</source>
        <translation>Entnahmestellen erneut suchen</translation>
    </message>
    <message numerus="yes">
        <source>Search within %Ln mile(s)</source>
        <translation>
            <numerusform>Im Umkreis von %Ln Meile suchen</numerusform>
            <numerusform>Im Umkreis von %Ln Meilen suchen</numerusform>
        </translation>
    </message>
    <message>
        <source>This radius is already set.</source>
        <translation>Dieser Umkreis ist bereits eingestellt.</translation>
    </message>
    <message>
        <source>radius distance</source>
        <translation>Umkreis Entfernung Radius</translation>
    </message>
    <message>
        <source>No center selected.</source>
        <translation>Keine Entnahmestelle ausgewählt.</translation>
    </message>
    <message>
        <source>Copy center details for patient</source>
        <translation>Entnahmestelle für den Patienten kopieren</translation>
    </message>
    <message>
        <source>The service didn’t provide an address.</source>
        <translation>Der Dienst hat keine Adresse genannt.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse kopiert.</translation>
    </message>
    <message>
        <source>The service didn’t provide a phone number.</source>
        <translation>Der Dienst hat keine Telefonnummer genannt.</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Telefonnummer kopiert.</translation>
    </message>
    <message>
        <source>No centers shown.</source>
        <translation>Keine Entnahmestellen angezeigt.</translation>
    </message>
    <message>
        <source>Sort centers by distance</source>
        <translation>Entnahmestellen nach Entfernung sortieren</translation>
    </message>
    <message>
        <source>Sort centers by name</source>
        <translation>Entnahmestellen nach Namen sortieren</translation>
    </message>
    <message>
        <source>Sort centers by city</source>
        <translation>Entnahmestellen nach Ort sortieren</translation>
    </message>
    <message>
        <source>This sort order is already set.</source>
        <translation>Diese Sortierung ist bereits eingestellt.</translation>
    </message>
    <message>
        <source>Map: show all centers</source>
        <translation>Karte: alle Entnahmestellen anzeigen</translation>
    </message>
    <message>
        <source>Map: zoom in</source>
        <translation>Karte: vergrößern</translation>
    </message>
    <message>
        <source>Map: zoom out</source>
        <translation>Karte: verkleinern</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln within %1 miles</source>
        <translation>
            <numerusform>%Ln im Umkreis von %1 Meilen anzeigen</numerusform>
            <numerusform>%Ln im Umkreis von %1 Meilen anzeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln within %1 miles of %2</source>
        <translation>
            <numerusform>%Ln im Umkreis von %1 Meilen um %2 anzeigen</numerusform>
            <numerusform>%Ln im Umkreis von %1 Meilen um %2 anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Jetzt geöffnet</translation>
    </message>
    <message>
        <source>Before 8 AM</source>
        <translation>Vor 8 Uhr</translation>
    </message>
    <message>
        <source>This ZIP code is for PO boxes and has no area of its own.</source>
        <translation>Diese Postleitzahl gilt für Postfächer und hat kein eigenes Gebiet.</translation>
    </message>
    <message>
        <source>There are none within %1 miles either.</source>
        <translation>Auch im Umkreis von %1 Meilen gibt es keine.</translation>
    </message>
    <message>
        <source>Couldn’t check for centers farther away.</source>
        <translation>Weiter entfernte Entnahmestellen konnten nicht abgefragt werden.</translation>
    </message>
    <message numerus="yes">
        <source>No matches among %Ln center(s)</source>
        <translation>
            <numerusform>Kein Treffer unter %Ln Entnahmestelle</numerusform>
            <numerusform>Kein Treffer unter %Ln Entnahmestellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln.</source>
        <translation>
            <numerusform>„%1“ entfernen, um %Ln zu sehen.</numerusform>
            <numerusform>„%1“ entfernen, um %Ln zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Centers with missing details, such as hours, are filtered out. Removing just one filter won’t show more centers.</source>
        <translation>Entnahmestellen mit fehlenden Angaben, etwa Öffnungszeiten, werden ausgefiltert. Wird nur ein Filter entfernt, erscheinen keine weiteren Entnahmestellen.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Directions are turned off in Preferences.</source>
        <translation>Wegbeschreibungen sind in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>Directions to center…</source>
        <translation>Wegbeschreibung zur Entnahmestelle …</translation>
    </message>
    <message>
        <source>route way map browser</source>
        <translation>Route Weg Karte Browser</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>Filter centers: open now</source>
        <translation>Entnahmestellen filtern: jetzt geöffnet</translation>
    </message>
    <message>
        <source>Filter centers: open on Saturday</source>
        <translation>Entnahmestellen filtern: samstags geöffnet</translation>
    </message>
    <message>
        <source>Filter centers: open before 8 AM</source>
        <translation>Entnahmestellen filtern: vor 8 Uhr geöffnet</translation>
    </message>
    <message>
        <source>Clear center filter</source>
        <translation>Filter der Entnahmestellen leeren</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Der Filter ist leer.</translation>
    </message>
    <message>
        <source>Create patient handout…</source>
        <translation>Patientenblatt erstellen …</translation>
    </message>
    <message>
        <source>print PDF paper</source>
        <translation>drucken PDF Papier</translation>
    </message>
    <message>
        <source>Show map</source>
        <translation>Karte anzeigen</translation>
    </message>
    <message>
        <source>Hide map</source>
        <translation>Karte ausblenden</translation>
    </message>
    <message>
        <source>Enter an order ID to use its lab and the patient’s address.</source>
        <translation>Geben Sie eine Auftrags-ID ein, um das Labor des Auftrags und die Adresse des Patienten zu verwenden.</translation>
    </message>
    <message>
        <source>The service doesn’t accept this as an order ID.</source>
        <translation>Der Dienst akzeptiert dies nicht als Auftrags-ID.</translation>
    </message>
    <message>
        <source>It doesn’t look like an order ID, which usually has 36 characters: digits, letters a to f, and four hyphens.</source>
        <translation>Dies sieht nicht wie eine Auftrags-ID aus. Sie hat meist 36 Zeichen: Ziffern, Buchstaben von a bis f und vier Bindestriche.</translation>
    </message>
    <message>
        <source>Show centers as raw JSON</source>
        <translation>Entnahmestellen als Roh-JSON anzeigen</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>Antwort unlesbare Einträge</translation>
    </message>
    <message>
        <source>Raw response: centers</source>
        <translation>Rohantwort: Entnahmestellen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) searched: no centers found.</source>
        <translation>
            <numerusform>%Ln Labor durchsucht: keine Entnahmestellen gefunden.</numerusform>
            <numerusform>%Ln Labore durchsucht: keine Entnahmestellen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no centers near %2.</source>
        <translation>%1 hat keine in der Nähe von %2.</translation>
    </message>
    <message>
        <source>%1, the order’s lab, has no centers near the patient.</source>
        <translation>%1, das Labor des Auftrags, hat keine in der Nähe des Patienten.</translation>
    </message>
    <message>
        <source>%1 has no centers within %2 miles of %3.</source>
        <translation>%1 hat keine im Umkreis von %2 Meilen um %3.</translation>
    </message>
    <message>
        <source>%1, the order’s lab, has no centers within %2 miles of the patient.</source>
        <translation>%1, das Labor des Auftrags, hat keine im Umkreis von %2 Meilen um den Patienten.</translation>
    </message>
    <message>
        <source>Copy link to this search</source>
        <translation>Link zu dieser Suche kopieren</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>The service doesn’t recognize these labs.</source>
        <translation>Der Dienst kennt diese Labore nicht.</translation>
    </message>
    <message>
        <source>The service has no default lab. Choose a lab.</source>
        <translation>Der Dienst hat kein Standardlabor. Wählen Sie ein Labor.</translation>
    </message>
    <message>
        <source>near %1</source>
        <translation>in der Nähe von %1</translation>
    </message>
    <message>
        <source>for the order</source>
        <translation>für den Laborauftrag</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) couldn’t be searched.</source>
        <translation>
            <numerusform>%Ln Labor konnte nicht durchsucht werden.</numerusform>
            <numerusform>%Ln Labore konnten nicht durchsucht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service doesn’t recognize this lab.</source>
        <translation>Der Dienst kennt dieses Labor nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Service default</source>
        <translation>Standard des Dienstes</translation>
    </message>
    <message>
        <source>All known labs</source>
        <translation>Alle bekannten Labore</translation>
    </message>
    <message>
        <source>The ZIP code is from a user’s insurance record.</source>
        <translation>Die Postleitzahl stammt aus dem Versicherungsdatensatz eines Benutzers.</translation>
    </message>
    <message>
        <source>Copy center details for patient in Spanish</source>
        <translation>Entnahmestelle für den Patienten kopieren, auf Spanisch</translation>
    </message>
    <message>
        <source>%1 Parish</source>
        <translation>%1 Parish</translation>
    </message>
    <message>
        <source>%1 County</source>
        <translation>%1 County</translation>
    </message>
    <message>
        <source>Farthest %1.</source>
        <translation>Entfernteste %1.</translation>
    </message>
    <message>
        <source>Enter a ZIP code or a city and choose a lab, or enter an order ID to use its lab and the patient’s address.</source>
        <translation>Geben Sie eine Postleitzahl oder einen Ort ein und wählen Sie ein Labor, oder geben Sie eine Auftrags-ID ein, um deren Labor und die Adresse des Patienten zu verwenden.</translation>
    </message>
</context>
<context>
    <name>labdesk::CertificateFields</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Passphrase for the file</source>
        <translation>Passphrase der Datei</translation>
    </message>
    <message>
        <source>Client certificate file</source>
        <translation>Datei des Client-Zertifikats</translation>
    </message>
    <message>
        <source>PEM or PKCS #12 file (optional)</source>
        <translation>PEM- oder PKCS-#12-Datei (optional)</translation>
    </message>
    <message>
        <source>Certificate “%1”, valid until %2.</source>
        <translation>Zertifikat „%1“, gültig bis %2.</translation>
    </message>
    <message>
        <source>The stored passphrase is used when you connect.</source>
        <translation>Beim Verbinden wird die gespeicherte Passphrase verwendet.</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Client-Zertifikat</translation>
    </message>
    <message>
        <source>Certificates with a key (%1)</source>
        <translation>Zertifikate mit Schlüssel (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
</context>
<context>
    <name>labdesk::ChangeZoneDialog</name>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>New time zone</source>
        <translation>Neue Zeitzone</translation>
    </message>
    <message>
        <source>Change time zone for %1</source>
        <translation>Zeitzone von %1 ändern</translation>
    </message>
    <message>
        <source>A time zone can’t be cleared once it’s set.</source>
        <translation>Eine festgelegte Zeitzone lässt sich nicht mehr entfernen.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Change &amp;to</source>
        <translation>Ändern &amp;auf</translation>
    </message>
    <message>
        <source>Change time &amp;zone</source>
        <translation>&amp;Zeitzone ändern</translation>
    </message>
    <message>
        <source>Change the time zone of %1 to %2?</source>
        <translation>Zeitzone von %1 auf %2 ändern?</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <source>City, ZIP code, or zone</source>
        <translation>Ort, PLZ oder Zone</translation>
    </message>
    <message>
        <source>Changing…</source>
        <translation>Wird geändert …</translation>
    </message>
</context>
<context>
    <name>labdesk::CommandPalette</name>
    <message>
        <source>open the dialog</source>
        <translation>Dialog öffnen</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>dorthin wechseln</translation>
    </message>
    <message>
        <source>open the user</source>
        <translation>Benutzer öffnen</translation>
    </message>
    <message>
        <source>switch to this connection</source>
        <translation>zu dieser Verbindung wechseln</translation>
    </message>
    <message>
        <source>run this command</source>
        <translation>ausführen</translation>
    </message>
    <message>
        <source>Paste an ID, ZIP code, payor code, or link</source>
        <translation>ID, PLZ, Kostenträger-Code oder Link einfügen</translation>
    </message>
    <message>
        <source>Type a command, user, ZIP code, or payor</source>
        <translation>Befehl, Benutzer, PLZ oder Kostenträger eingeben</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>↑ ↓ move</source>
        <translation>↑ ↓ bewegen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Aktionen für %1</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search and help</source>
        <translation>Suche und Hilfe</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>No matches. Press Enter to filter users by this text.</source>
        <translation>Keine Treffer. Drücken Sie die Eingabetaste, um Benutzer nach diesem Text zu filtern.</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>Open user %1</source>
        <translation>Benutzer %1 öffnen</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>nicht in der Liste</translation>
    </message>
    <message>
        <source>Find centers for order %1</source>
        <translation>Entnahmestellen für Laborauftrag %1 suchen</translation>
    </message>
    <message>
        <source>Find centers near %1</source>
        <translation>Entnahmestellen bei %1 suchen</translation>
    </message>
    <message>
        <source>ZIP</source>
        <translation>PLZ</translation>
    </message>
    <message>
        <source>Look up payor code %1</source>
        <translation>Kostenträger-Code %1 nachschlagen</translation>
    </message>
    <message>
        <source>Look up payor ID %1</source>
        <translation>Kostenträger-ID %1 nachschlagen</translation>
    </message>
    <message>
        <source>Filter users by “%1”</source>
        <translation>Benutzer nach „%1“ filtern</translation>
    </message>
    <message>
        <source>Search payors for “%1”</source>
        <translation>Kostenträger nach „%1“ suchen</translation>
    </message>
    <message>
        <source>Find “%1” in users</source>
        <translation>„%1“ in Benutzern suchen</translation>
    </message>
    <message>
        <source>Users are loading.</source>
        <translation>Benutzer werden geladen.</translation>
    </message>
    <message>
        <source>Users aren’t loaded.</source>
        <translation>Benutzer sind nicht geladen.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>opened recently</source>
        <translation>zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation>Es wurde noch nichts gesendet.</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <comment>by a key</comment>
        <translation>Schließen (%1)</translation>
    </message>
    <message>
        <source>show the reason</source>
        <translation>Grund anzeigen</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
</context>
<context>
    <name>labdesk::CommandWords</name>
    <message>
        <source>The policy in %1 can’t be used, so the strictest rules apply. %2</source>
        <translation>Die Richtlinie in %1 kann nicht verwendet werden; es gelten die strengsten Regeln. %2</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow exports. Show the list on the terminal instead.</source>
        <translation>Ihre Administration erlaubt keine Exporte. Zeigen Sie die Liste stattdessen im Terminal an.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow --show.</source>
        <translation>Ihre Administration erlaubt --show nicht.</translation>
    </message>
    <message>
        <source>Privacy mode is on, so --show isn’t possible. Turn it off in the window.</source>
        <translation>Der Privatmodus ist an, deshalb ist --show nicht möglich. Schalten Sie ihn im Fenster aus.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow --yes. Labdesk asks before each change.</source>
        <translation>Ihre Administration erlaubt --yes nicht. Labdesk fragt vor jeder Änderung nach.</translation>
    </message>
    <message>
        <source>Each change needs a ticket number. Enter it with --ticket.</source>
        <translation>Jede Änderung braucht eine Ticketnummer. Geben Sie sie mit --ticket an.</translation>
    </message>
    <message>
        <source>There’s no terminal to confirm the change on. Nothing was sent. Run the command in a terminal, or add --yes.</source>
        <translation>Es gibt kein Terminal, um die Änderung zu bestätigen. Es wurde nichts gesendet. Führen Sie den Befehl in einem Terminal aus oder fügen Sie --yes hinzu.</translation>
    </message>
    <message>
        <source>There’s no terminal to confirm the change on. Nothing was sent. Run the command in a terminal.</source>
        <translation>Es gibt kein Terminal, um die Änderung zu bestätigen. Es wurde nichts gesendet. Führen Sie den Befehl in einem Terminal aus.</translation>
    </message>
    <message>
        <source>There’s no connection “%1”. To list your connections, run “labdesk-cli connections”.</source>
        <translation>Es gibt keine Verbindung „%1“. Um Ihre Verbindungen aufzulisten, führen Sie „labdesk-cli connections“ aus.</translation>
    </message>
    <message numerus="yes">
        <source>Too many incorrect attempts. Try again in %Ln second(s).</source>
        <translation>
            <numerusform>Zu viele falsche Versuche. Versuchen Sie es in %Ln Sekunde erneut.</numerusform>
            <numerusform>Zu viele falsche Versuche. Versuchen Sie es in %Ln Sekunden erneut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk passphrase:</source>
        <translation>Passphrase von Labdesk:</translation>
    </message>
    <message>
        <source>Labdesk has a passphrase, and there’s no terminal to enter it on. Run the command in a terminal.</source>
        <translation>Labdesk hat eine Passphrase, und es gibt kein Terminal, um sie einzugeben. Führen Sie den Befehl in einem Terminal aus.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>No key is stored for %1. Enter it for this run:</source>
        <translation>Für %1 ist kein Schlüssel gespeichert. Geben Sie ihn für diese Ausführung ein:</translation>
    </message>
    <message>
        <source>No key is stored for %1, or the keychain is locked. Enter the key in the window, or unlock the keychain.</source>
        <translation>Für %1 ist kein Schlüssel gespeichert, oder der Schlüsselbund ist gesperrt. Geben Sie den Schlüssel im Fenster ein oder entsperren Sie den Schlüsselbund.</translation>
    </message>
    <message>
        <source>Can’t write to the audit trail in %1, so hidden values aren’t shown. Check free disk space and the folder’s permissions.</source>
        <translation>Das Prüfprotokoll in %1 kann nicht geschrieben werden, deshalb werden keine verborgenen Werte angezeigt. Prüfen Sie den freien Speicherplatz und die Berechtigungen des Ordners.</translation>
    </message>
    <message>
        <source>Can’t write to the audit trail in %1, so nothing is recorded. Check free disk space and the folder’s permissions.</source>
        <translation>Das Prüfprotokoll in %1 kann nicht geschrieben werden, deshalb wird nichts aufgezeichnet. Prüfen Sie den freien Speicherplatz und die Berechtigungen des Ordners.</translation>
    </message>
    <message>
        <source>There’s no column “%1”. The columns are: %2.</source>
        <translation>Es gibt keine Spalte „%1“. Die Spalten sind: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln done, %1 failed.</source>
        <translation>
            <numerusform>%Ln erledigt, %1 fehlgeschlagen.</numerusform>
            <numerusform>%Ln erledigt, %1 fehlgeschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted. %1 Nothing more was sent.</source>
        <translation>Abgebrochen. %1 Es wurde nichts weiter gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln done. Rate limited; waiting.</source>
        <translation>
            <numerusform>%Ln erledigt. Anfragen begrenzt; es wird gewartet.</numerusform>
            <numerusform>%Ln erledigt. Anfragen begrenzt; es wird gewartet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln erledigt</numerusform>
            <numerusform>%Ln erledigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>Key stored</source>
        <translation>Schlüssel gespeichert</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>The audit trail in %1 is damaged.</source>
        <translation>Das Prüfprotokoll in %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>Enter at least 2 characters, or a payor ID.</source>
        <translation>Geben Sie mindestens 2 Zeichen oder eine Kostenträger-ID ein.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln Benutzer</numerusform>
            <numerusform>%Ln Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>The list isn’t complete: the connection was lost, or entries couldn’t be read.</source>
        <translation>Die Liste ist nicht vollständig: Die Verbindung ging verloren, oder Einträge konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>Not in the contract</source>
        <translation>Nicht in der API-Beschreibung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>Benutzer-ID</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Other causes</source>
        <translation>Weitere Ursachen</translation>
    </message>
    <message>
        <source>Message for the user</source>
        <translation>Nachricht an den Benutzer</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Not confirmed. Nothing was sent.</source>
        <translation>Nicht bestätigt. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>each ID on standard input</source>
        <translation>jede ID der Standardeingabe</translation>
    </message>
    <message>
        <source>You’re in production. To continue, type the name of the connection:</source>
        <translation>Dies ist die Produktion. Geben Sie zum Fortfahren den Namen der Verbindung ein:</translation>
    </message>
    <message>
        <source>To continue, type yes:</source>
        <translation>Geben Sie zum Fortfahren yes ein:</translation>
    </message>
    <message>
        <source>Nothing to change.</source>
        <translation>Nichts zu ändern.</translation>
    </message>
    <message>
        <source>Request a data refresh for %1?</source>
        <translation>Datenabruf für %1 anfordern?</translation>
    </message>
    <message>
        <source>Set the time zone of %1 to %2?</source>
        <translation>Zeitzone von %1 auf %2 setzen?</translation>
    </message>
    <message>
        <source>“%1” isn’t a time zone. Enter its IANA name, such as America/Denver.</source>
        <translation>„%1“ ist keine Zeitzone. Geben Sie ihren IANA-Namen ein, zum Beispiel America/Denver.</translation>
    </message>
    <message>
        <source>Enter a source, such as oura.</source>
        <translation>Geben Sie eine Quelle an, zum Beispiel oura.</translation>
    </message>
    <message>
        <source>Create %1?</source>
        <translation>%1 anlegen?</translation>
    </message>
    <message>
        <source>Can’t write %1. Check its permissions and the free disk space.</source>
        <translation>%1 kann nicht geschrieben werden. Prüfen Sie die Berechtigungen und den freien Speicherplatz.</translation>
    </message>
    <message>
        <source>Can’t read the settings in %1. Start Labdesk: it saves a copy of this file and creates a new one. Then add your connections again.</source>
        <translation>Die Einstellungen in %1 können nicht gelesen werden. Starten Sie Labdesk: Es speichert eine Kopie dieser Datei und legt eine neue an. Fügen Sie dann Ihre Verbindungen neu hinzu.</translation>
    </message>
    <message>
        <source>The output can’t be written: %1.</source>
        <translation>Die Ausgabe kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Standard input can’t be read: %1.</source>
        <translation>Die Standardeingabe kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Waiting for the service…</source>
        <translation>Warten auf den Dienst …</translation>
    </message>
    <message>
        <source>The ID is hidden. Add --show to the command that lists it.</source>
        <translation>Die ID ist verborgen. Ergänzen Sie den Befehl, der sie auflistet, um --show.</translation>
    </message>
    <message>
        <source>A JSON line is missing “%1”.</source>
        <translation>In einer JSON-Zeile fehlt „%1“.</translation>
    </message>
    <message>
        <source>The output can’t be written. %1 Nothing more was sent.</source>
        <translation>Die Ausgabe kann nicht geschrieben werden. %1 Es wurde nichts weiter gesendet.</translation>
    </message>
    <message>
        <source>The filter isn’t complete, so no users are listed.</source>
        <translation>Der Filter ist unvollständig, deshalb wird kein Benutzer aufgelistet.</translation>
    </message>
    <message>
        <source>“%1” isn’t a valid value for --%2. To see the valid values, run “labdesk-cli %3 --help”.</source>
        <translation>„%1“ ist kein gültiger Wert für --%2. Um die gültigen Werte anzuzeigen, führen Sie „labdesk-cli %3 --help“ aus.</translation>
    </message>
    <message>
        <source>The audit trail has no client IDs. Use id: with a user ID.</source>
        <translation>Das Prüfprotokoll enthält keine Client-IDs. Verwenden Sie id: mit einer Benutzer-ID.</translation>
    </message>
    <message>
        <source>The filter isn’t complete, so nothing is listed.</source>
        <translation>Der Filter ist unvollständig, deshalb wird nichts aufgelistet.</translation>
    </message>
    <message>
        <source>Enter either --zip or --order.</source>
        <translation>Geben Sie entweder --zip oder --order an.</translation>
    </message>
    <message>
        <source>Use --lab only with --zip. An order already has a lab.</source>
        <translation>Verwenden Sie --lab nur mit --zip. Ein Auftrag hat bereits ein Labor.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know any lab IDs for this service. Enter lab IDs, such as --lab 6,27.</source>
        <translation>Labdesk kennt für diesen Dienst keine Labor-IDs. Geben Sie Labor-IDs an, zum Beispiel --lab 6,27.</translation>
    </message>
    <message>
        <source>You can’t search more than %1 labs at once.</source>
        <translation>Mehr als %1 Labore können nicht auf einmal durchsucht werden.</translation>
    </message>
    <message>
        <source>Lab %1: %2</source>
        <translation>Labor %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) from standard input</source>
        <translation>
            <numerusform>%Ln Benutzer der Standardeingabe</numerusform>
            <numerusform>%Ln Benutzer der Standardeingabe</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard input is UTF-16. Convert it to UTF-8, then try again.</source>
        <translation>Die Standardeingabe ist in UTF-16. Konvertieren Sie sie in UTF-8 und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Standard input isn’t UTF-8 text. Convert it to UTF-8, then try again.</source>
        <translation>Die Standardeingabe ist kein Text in UTF-8. Konvertieren Sie sie in UTF-8 und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>“%1” isn’t a day, a month, or a year.</source>
        <translation>„%1“ ist kein Tag, kein Monat und kein Jahr.</translation>
    </message>
    <message>
        <source>A term to exclude isn’t valid, so no users are listed.</source>
        <translation>Ein auszuschließender Begriff ist ungültig, deshalb wird kein Benutzer aufgelistet.</translation>
    </message>
    <message>
        <source>There’s no source “%1”. To list them, run “labdesk-cli providers”.</source>
        <translation>Es gibt keine Quelle „%1“. Um sie aufzulisten, führen Sie „labdesk-cli providers“ aus.</translation>
    </message>
    <message>
        <source>%1 isn’t a folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>The folder %1 doesn’t exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>A line has more than an ID. Add a header line with “%1”, then try again.</source>
        <translation>Eine Zeile enthält mehr als eine ID. Fügen Sie eine Kopfzeile mit „%1“ hinzu und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The header line has no column “%1”.</source>
        <translation>Die Kopfzeile hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>Only the service’s default lab was searched. To search other labs, use --lab.</source>
        <translation>Nur das Standardlabor des Dienstes wurde durchsucht. Für andere Labore verwenden Sie --lab.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConfirmDialog</name>
    <message>
        <source>Last characters of the client ID</source>
        <translation>Letzte Zeichen der Client-ID</translation>
    </message>
    <message>
        <source>Disconnect %1 for %2?</source>
        <translation>%1 für %2 trennen?</translation>
    </message>
    <message>
        <source>%1 stops sending data for this user. Only the user can reconnect it.</source>
        <translation>%1 sendet für diesen Benutzer keine Daten mehr. Nur der Benutzer kann die Quelle wieder verbinden.</translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation>T&amp;rennen</translation>
    </message>
    <message>
        <source>%1 is connected through a phone app.</source>
        <translation>%1 ist über eine Smartphone-App verbunden.</translation>
    </message>
    <message>
        <source>It may stay listed or reconnect on its own until the user disconnects it in the app.</source>
        <translation>Die Quelle kann weiter aufgeführt sein oder sich automatisch wieder verbinden, bis der Benutzer sie in der App trennt.</translation>
    </message>
    <message>
        <source>This removes the user from the service. It can’t be undone.</source>
        <translation>Der Benutzer wird aus dem Dienst entfernt. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>This can’t be undone. If the user is created again, they’ll have to reconnect every source.</source>
        <translation>Das lässt sich nicht rückgängig machen. Wird der Benutzer neu angelegt, muss er jede Quelle erneut verbinden.</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation>Benutzer löschen</translation>
    </message>
    <message numerus="yes">
        <source>This removes the user and %Ln connected source(s) from the service.</source>
        <translation>
            <numerusform>Der Benutzer und %Ln verbundene Quelle werden aus dem Dienst entfernt.</numerusform>
            <numerusform>Der Benutzer und %Ln verbundene Quellen werden aus dem Dienst entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the client ID:</source>
        <translation>
            <numerusform>Dies ist die Produktion. &amp;Geben Sie das letzte Zeichen der Client-ID ein, um fortzufahren:</numerusform>
            <numerusform>Dies ist die Produktion. &amp;Geben Sie die letzten %Ln Zeichen der Client-ID ein, um fortzufahren:</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type this word:</source>
        <translation>Dies ist die Produktion. &amp;Geben Sie dieses Wort ein, um fortzufahren:</translation>
    </message>
    <message>
        <source>Word to type</source>
        <translation>Wort zum Eintippen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the user ID:</source>
        <translation>
            <numerusform>Dies ist die Produktion. &amp;Geben Sie das letzte Zeichen der Benutzer-ID ein, um fortzufahren:</numerusform>
            <numerusform>Dies ist die Produktion. &amp;Geben Sie die letzten %Ln Zeichen der Benutzer-ID ein, um fortzufahren:</numerusform>
        </translation>
    </message>
    <message>
        <source>Last characters of the user ID</source>
        <translation>Letzte Zeichen der Benutzer-ID</translation>
    </message>
</context>
<context>
    <name>labdesk::Connection</name>
    <message>
        <source>Enter the service’s URL, such as %1.</source>
        <translation>Geben Sie die URL des Dienstes ein, etwa %1.</translation>
    </message>
    <message>
        <source>This isn’t a URL. It must start with %1 and contain no spaces.</source>
        <translation>Das ist keine URL. Sie muss mit %1 beginnen und darf keine Leerzeichen enthalten.</translation>
    </message>
    <message>
        <source>The URL has no host.</source>
        <translation>Die URL hat keinen Host.</translation>
    </message>
    <message>
        <source>The URL must start with %1.</source>
        <translation>Die URL muss mit %1 beginnen.</translation>
    </message>
    <message>
        <source>%1 would send the key unencrypted to another computer. Use %2.</source>
        <translation>%1 würde den Schlüssel unverschlüsselt an einen anderen Computer senden. Verwenden Sie %2.</translation>
    </message>
    <message>
        <source>Remove the user name and password from the URL. The key has its own field.</source>
        <translation>Entfernen Sie Benutzername und Passwort aus der URL. Der Schlüssel hat ein eigenes Feld.</translation>
    </message>
    <message>
        <source>Remove the ? or # and everything after it.</source>
        <translation>Entfernen Sie alles ab ? oder #.</translation>
    </message>
    <message>
        <source>LOCAL</source>
        <translation>LOKAL</translation>
    </message>
    <message>
        <source>SANDBOX</source>
        <translation>SANDBOX</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>PRODUKTION</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>SONSTIGE</translation>
    </message>
    <message>
        <source>Add %1 at the beginning, or %2 if the service on this computer uses TLS.</source>
        <translation>Setzen Sie %1 davor, oder %2, wenn der Dienst auf diesem Computer TLS verwendet.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionDraft</name>
    <message>
        <source>Give the connection a name.</source>
        <translation>Geben Sie der Verbindung einen Namen.</translation>
    </message>
    <message>
        <source>Another connection already has this name.</source>
        <translation>Eine andere Verbindung hat bereits diesen Namen.</translation>
    </message>
    <message>
        <source>Use up to 4,096 printable ASCII characters, without spaces.</source>
        <translation>Verwenden Sie höchstens 4.096 druckbare ASCII-Zeichen ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>Enter the client secret.</source>
        <translation>Geben Sie das Client-Secret ein.</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Geben Sie den API-Schlüssel ein.</translation>
    </message>
    <message>
        <source>The URL or sign-in method changed. Enter the secret again, so the stored one isn’t sent to another server.</source>
        <translation>Die URL oder das Anmeldeverfahren hat sich geändert. Geben Sie das Secret erneut ein, damit das gespeicherte nicht an einen anderen Server gesendet wird.</translation>
    </message>
    <message>
        <source>Enter the API client ID.</source>
        <translation>Geben Sie die API-Client-ID ein.</translation>
    </message>
    <message>
        <source>This header can’t carry a key. The usual one is x-service-api-key.</source>
        <translation>Dieser Header kann keinen Schlüssel enthalten. Üblich ist x-service-api-key.</translation>
    </message>
    <message>
        <source>This looks like a sandbox key. You can still use it.</source>
        <translation>Dies sieht wie ein Sandbox-Schlüssel aus. Sie können ihn trotzdem verwenden.</translation>
    </message>
    <message>
        <source>This looks like a production key. You can still use it.</source>
        <translation>Dies sieht wie ein Produktionsschlüssel aus. Sie können ihn trotzdem verwenden.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Secret</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>Basis-URL</translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation>Auth-URL</translation>
    </message>
    <message>
        <source>API client ID</source>
        <translation>API-Client-ID</translation>
    </message>
    <message>
        <source>Not saved. Still needed: %1.</source>
        <translation>Nicht gespeichert. Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>Not saved. Testing sends one request that changes nothing.</source>
        <translation>Nicht gespeichert. Der Test sendet eine Anfrage, die nichts ändert.</translation>
    </message>
    <message>
        <source>Unsaved changes.</source>
        <translation>Nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Local is for a service on this computer, such as %1. Choose another environment.</source>
        <translation>„Lokal“ ist für einen Dienst auf diesem Computer, etwa %1. Wählen Sie eine andere Umgebung.</translation>
    </message>
    <message>
        <source>Enter the proxy’s host and port, such as %1.</source>
        <translation>Geben Sie Host und Port des Proxys ein, etwa %1.</translation>
    </message>
    <message>
        <source>Many services start production keys with pk_ and sandbox keys with sk_. Test the connection to be sure.</source>
        <translation>Bei vielen Diensten beginnen Produktionsschlüssel mit pk_ und Sandbox-Schlüssel mit sk_. Testen Sie die Verbindung, um sicherzugehen.</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted fields.</source>
        <translation>Nicht gespeichert. Korrigieren Sie die markierten Felder.</translation>
    </message>
    <message>
        <source>Enter the proxy password for this user name.</source>
        <translation>Geben Sie das Proxy-Passwort für diesen Benutzernamen ein.</translation>
    </message>
    <message>
        <source>The proxy or user name changed. Enter the password again, so the stored one isn’t sent to another proxy.</source>
        <translation>Der Proxy oder der Benutzername hat sich geändert. Geben Sie das Passwort erneut ein, damit das gespeicherte nicht an einen anderen Proxy gesendet wird.</translation>
    </message>
    <message>
        <source>A user name can’t contain a colon or a line break.</source>
        <translation>Ein Benutzername darf keinen Doppelpunkt und keinen Zeilenumbruch enthalten.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFile</name>
    <message>
        <source>The file is too large to be a list of connections.</source>
        <translation>Die Datei ist zu groß für eine Liste von Verbindungen.</translation>
    </message>
    <message>
        <source>The file isn’t valid JSON. It may be damaged, or a different kind of file.</source>
        <translation>Die Datei ist kein gültiges JSON. Sie ist möglicherweise beschädigt oder von anderer Art.</translation>
    </message>
    <message>
        <source>The file contains no Labdesk connections.</source>
        <translation>Die Datei enthält keine Labdesk-Verbindungen.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Labdesk. Update Labdesk, or ask for the connection details.</source>
        <translation>Die Datei wurde von einem neueren Labdesk geschrieben. Aktualisieren Sie Labdesk oder erfragen Sie die Verbindungsdaten.</translation>
    </message>
    <message>
        <source>The file contains no connections.</source>
        <translation>Die Datei enthält keine Verbindungen.</translation>
    </message>
    <message>
        <source>Connection %1 in the file seems to contain a key. Delete the key from the file and enter it here instead.</source>
        <translation>Verbindung %1 in der Datei scheint einen Schlüssel zu enthalten. Löschen Sie den Schlüssel in der Datei und geben Sie ihn hier ein.</translation>
    </message>
    <message>
        <source>“%1” in the file is incomplete, or its URL isn’t allowed.</source>
        <translation>„%1“ in der Datei ist unvollständig, oder die URL ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The file contains the same field twice. Delete one.</source>
        <translation>Die Datei enthält dasselbe Feld zweimal. Löschen Sie eines davon.</translation>
    </message>
    <message>
        <source>The file contains the unknown field “%1”. Delete it, or update Labdesk.</source>
        <translation>Die Datei enthält das unbekannte Feld „%1“. Löschen Sie es, oder aktualisieren Sie Labdesk.</translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation>Verbindung %1</translation>
    </message>
    <message>
        <source>“%1” in the file can’t be imported: %2 must be the full path of a file on this computer.</source>
        <translation>„%1“ in der Datei kann nicht importiert werden: %2 muss eine Datei auf diesem Computer sein, mit vollständigem Pfad.</translation>
    </message>
    <message>
        <source>“%1” in the file can’t be imported: %2 is missing, unknown, or not allowed.</source>
        <translation>„%1“ in der Datei kann nicht importiert werden: %2 fehlt, ist unbekannt oder nicht erlaubt.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFiles</name>
    <message>
        <source>&amp;Import from file…</source>
        <translation>Aus einer Datei &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export without keys…</source>
        <translation>Ohne Schlüssel &amp;exportieren …</translation>
    </message>
    <message>
        <source>Your administrator manages the list of connections.</source>
        <translation>Ihre Administration verwaltet die Liste der Verbindungen.</translation>
    </message>
    <message>
        <source>The only connection is the local service, which can’t be exported.</source>
        <translation>Die einzige Verbindung ist der lokale Dienst, der nicht exportiert werden kann.</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>Verbindungen importieren</translation>
    </message>
    <message>
        <source>Connections (%1)</source>
        <translation>Verbindungen (%1)</translation>
    </message>
    <message>
        <source>Export connections</source>
        <translation>Verbindungen exportieren</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln connection(s).</source>
        <translation>
            <numerusform>%Ln Verbindung importiert.</numerusform>
            <numerusform>%Ln Verbindungen importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files never contain keys, so enter them here. Production connections were imported as read-only.</source>
        <translation>Dateien enthalten nie Schlüssel; geben Sie sie hier ein. Produktionsverbindungen wurden schreibgeschützt importiert.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln connection(s) without keys.</source>
        <translation>
            <numerusform>%Ln Verbindung ohne Schlüssel exportiert.</numerusform>
            <numerusform>%Ln Verbindungen ohne Schlüssel exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Only you can read it.</source>
        <translation>%1. Nur Sie können die Datei lesen.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionForm</name>
    <message>
        <source>Connection name</source>
        <translation>Name der Verbindung</translation>
    </message>
    <message>
        <source>For example, Staging East</source>
        <translation>Zum Beispiel Staging Ost</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>Basis-URL</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Bearer token (legacy)</source>
        <translation>Bearer-Token (veraltet)</translation>
    </message>
    <message>
        <source>Request header for the key</source>
        <translation>Anfrage-Header für den Schlüssel</translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation>Auth-URL</translation>
    </message>
    <message>
        <source>API client ID</source>
        <translation>API-Client-ID</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Audience</translation>
    </message>
    <message>
        <source>••••••••••••</source>
        <translation>••••••••••••</translation>
    </message>
    <message>
        <source>A key is stored. It’s never shown.</source>
        <translation>Ein Schlüssel ist gespeichert. Er wird nie angezeigt.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen …</translation>
    </message>
    <message>
        <source>Replace stored key</source>
        <translation>Gespeicherten Schlüssel ersetzen</translation>
    </message>
    <message>
        <source>System keychain</source>
        <translation>Schlüsselbund des Systems</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Nur diese Sitzung</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>No system keychain found. The secret is kept in memory until you quit.</source>
        <translation>Kein Schlüsselbund des Systems gefunden. Das Secret bleibt bis zum Beenden im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Secret</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Umgebung</translation>
    </message>
    <message>
        <source>Base &amp;URL</source>
        <translation>&amp;Basis-URL</translation>
    </message>
    <message>
        <source>Si&amp;gn-in</source>
        <translation>An&amp;meldung</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;Header</translation>
    </message>
    <message>
        <source>Aut&amp;h URL</source>
        <translation>Au&amp;th-URL</translation>
    </message>
    <message>
        <source>API client &amp;ID</source>
        <translation>API-&amp;Client-ID</translation>
    </message>
    <message>
        <source>&amp;Audience</source>
        <translation>Au&amp;dience</translation>
    </message>
    <message>
        <source>API &amp;key</source>
        <translation>API-&amp;Schlüssel</translation>
    </message>
    <message>
        <source>St&amp;orage</source>
        <translation>Sp&amp;eicherort</translation>
    </message>
    <message>
        <source>&amp;Read-only: block all changes</source>
        <translation>Schreibgeschützt: alle Änderungen bloc&amp;kieren</translation>
    </message>
    <message>
        <source>C&amp;lient secret</source>
        <translation>Client-&amp;Secret</translation>
    </message>
    <message>
        <source>Provided by your administrator.</source>
        <translation>Von Ihrer Administration bereitgestellt.</translation>
    </message>
    <message>
        <source>Your administrator keeps production read-only.</source>
        <translation>Ihre Administration hält die Produktion schreibgeschützt.</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Vergessen …</translation>
    </message>
    <message>
        <source>Forget stored key</source>
        <translation>Gespeicherten Schlüssel vergessen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Ask &amp;before every change</source>
        <translation>Vor jeder Änderung &amp;fragen</translation>
    </message>
    <message>
        <source>The base URL</source>
        <translation>Die Basis-URL</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionList</name>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Verwendung</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionMenu</name>
    <message>
        <source>%1, read-only</source>
        <translation>%1, schreibgeschützt</translation>
    </message>
    <message>
        <source>&amp;Manage connections…</source>
        <translation>&amp;Verbindungen verwalten …</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionNote</name>
    <message>
        <source>Saved on this computer.</source>
        <translation>Auf diesem Computer gespeichert.</translation>
    </message>
    <message>
        <source>Runs inside Labdesk, on this computer only. Its URL and key change each time it starts.</source>
        <translation>Läuft in Labdesk, nur auf diesem Computer. URL und Schlüssel ändern sich bei jedem Start.</translation>
    </message>
    <message>
        <source>Provided by your administrator. You only need to enter the key.</source>
        <translation>Von Ihrer Administration bereitgestellt. Sie geben nur den Schlüssel ein.</translation>
    </message>
    <message>
        <source>The token expires %1 (%2) and renews automatically.</source>
        <translation>Das Token läuft %1 ab (%2) und wird automatisch erneuert.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionRegistry</name>
    <message>
        <source>Local service</source>
        <translation>Lokaler Dienst</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionRemoval</name>
    <message>
        <source>Delete the connection “%1”?</source>
        <translation>Verbindung „%1“ löschen?</translation>
    </message>
    <message>
        <source>This removes its settings and key from this computer. Nothing changes on the service.</source>
        <translation>Einstellungen und Schlüssel werden von diesem Computer entfernt. Im Dienst ändert sich nichts.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Forget the key for “%1”?</source>
        <translation>Schlüssel für „%1“ vergessen?</translation>
    </message>
    <message>
        <source>It’s removed from memory. To use this connection again, you’ll have to enter the key again.</source>
        <translation>Er wird aus dem Arbeitsspeicher entfernt. Um diese Verbindung wieder zu verwenden, müssen Sie den Schlüssel erneut eingeben.</translation>
    </message>
    <message>
        <source>It’s removed from the keychain. To use this connection again, you’ll have to enter the key again.</source>
        <translation>Er wird aus dem Schlüsselbund entfernt. Um diese Verbindung wieder zu verwenden, müssen Sie den Schlüssel erneut eingeben.</translation>
    </message>
    <message>
        <source>Its proxy password and certificate passphrase are forgotten, too.</source>
        <translation>Auch das Proxy-Passwort und die Passphrase des Zertifikats werden vergessen.</translation>
    </message>
    <message>
        <source>This connection is in use and keeps working until Labdesk locks or you switch or quit.</source>
        <translation>Diese Verbindung ist in Verwendung und funktioniert weiter, bis Labdesk gesperrt wird oder Sie wechseln oder beenden.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>The key is no longer in memory.</source>
        <translation>Der Schlüssel ist nicht mehr im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Confirmed: the keychain no longer has the key.</source>
        <translation>Bestätigt: Der Schlüsselbund enthält den Schlüssel nicht mehr.</translation>
    </message>
    <message>
        <source>Couldn’t check whether the keychain still has the key. Look for “labdesk” in your keychain app.</source>
        <translation>Ob der Schlüsselbund den Schlüssel noch enthält, konnte nicht geprüft werden. Suchen Sie in Ihrer Schlüsselbund-App nach „labdesk“.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionSwitch</name>
    <message>
        <source>The local service couldn’t start.</source>
        <translation>Der lokale Dienst konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>The local service said: “%1”</source>
        <translation>Der lokale Dienst meldet: „%1“</translation>
    </message>
    <message>
        <source>Try again, or switch to another connection.</source>
        <translation>Versuchen Sie es erneut oder wechseln Sie zu einer anderen Verbindung.</translation>
    </message>
    <message>
        <source>Changes turned off</source>
        <translation>Änderungen ausgeschaltet</translation>
    </message>
    <message>
        <source>Changes allowed</source>
        <translation>Änderungen erlaubt</translation>
    </message>
    <message>
        <source>%1 · sample data</source>
        <translation>%1 · Beispieldaten</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionTestView</name>
    <message>
        <source>Loading the list of providers…</source>
        <translation>Anbieterliste wird geladen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Connected. The service lists %Ln provider(s).</source>
        <translation>
            <numerusform>Verbunden. Der Dienst führt %Ln Anbieter auf.</numerusform>
            <numerusform>Verbunden. Der Dienst führt %Ln Anbieter auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1 in %2&#xa0;ms.</source>
        <translation>Status %1 in %2&#xa0;ms.</translation>
    </message>
    <message>
        <source>Test steps</source>
        <translation>Schritte des Tests</translation>
    </message>
    <message>
        <source>Connecting to the service…</source>
        <translation>Verbindung zum Dienst wird hergestellt …</translation>
    </message>
    <message>
        <source>Server found</source>
        <translation>Server gefunden</translation>
    </message>
    <message>
        <source>Connected directly</source>
        <translation>Direkt verbunden</translation>
    </message>
    <message>
        <source>Connected through the proxy %1</source>
        <translation>Über den Proxy %1 verbunden</translation>
    </message>
    <message>
        <source>Encrypted, certificate verified</source>
        <translation>Verschlüsselt, Zertifikat verifiziert</translation>
    </message>
    <message>
        <source>Responded with status %1</source>
        <translation>Antwort mit Status %1</translation>
    </message>
    <message>
        <source>Server not found</source>
        <translation>Server nicht gefunden</translation>
    </message>
    <message>
        <source>Couldn’t connect</source>
        <translation>Verbinden nicht möglich</translation>
    </message>
    <message>
        <source>Couldn’t connect through the proxy %1</source>
        <translation>Verbinden über den Proxy %1 nicht möglich</translation>
    </message>
    <message>
        <source>Certificate not verified</source>
        <translation>Zertifikat nicht verifiziert</translation>
    </message>
    <message>
        <source>No usable response</source>
        <translation>Keine brauchbare Antwort</translation>
    </message>
    <message>
        <source>Server not looked up</source>
        <translation>Server nicht gesucht</translation>
    </message>
    <message>
        <source>Looking up the server…</source>
        <translation>Server wird gesucht …</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird hergestellt …</translation>
    </message>
    <message>
        <source>Certificate not checked</source>
        <translation>Zertifikat nicht geprüft</translation>
    </message>
    <message>
        <source>Checking the certificate…</source>
        <translation>Zertifikat wird geprüft …</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Waiting for a response…</source>
        <translation>Warten auf eine Antwort …</translation>
    </message>
    <message>
        <source>Server looked up by the proxy</source>
        <translation>Der Proxy sucht den Server</translation>
    </message>
    <message>
        <source>Encryption not needed on this computer</source>
        <translation>Auf diesem Computer ist keine Verschlüsselung nötig</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionsDialog</name>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Neue Verbindung</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Delete selected connection</source>
        <translation>Ausgewählte Verbindung löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The local service can’t be deleted.</source>
        <translation>Der lokale Dienst kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>This connection is in use. Switch to another one first.</source>
        <translation>Diese Verbindung ist in Verwendung. Wechseln Sie zuerst zu einer anderen.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Es hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>This connection is in use.</source>
        <translation>Diese Verbindung ist in Verwendung.</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>Nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>Save or discard your changes.</source>
        <translation>Speichern oder verwerfen Sie Ihre Änderungen.</translation>
    </message>
    <message>
        <source>Local service first, then by creation date</source>
        <translation>Der lokale Dienst, dann die anderen nach Erstellungsdatum</translation>
    </message>
    <message>
        <source>Nothing to save yet.</source>
        <translation>Noch nichts zu speichern.</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>Test sta&amp;rten</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save and &amp;connect</source>
        <translation>Speichern und &amp;verbinden</translation>
    </message>
    <message>
        <source>&amp;Discard and close</source>
        <translation>Ver&amp;werfen und schließen</translation>
    </message>
    <message>
        <source>Your administrator manages the list of connections.</source>
        <translation>Ihre Administration verwaltet die Liste der Verbindungen.</translation>
    </message>
    <message>
        <source>Provided by your administrator.</source>
        <translation>Von Ihrer Administration bereitgestellt.</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>The local service can’t be duplicated.</source>
        <translation>Der lokale Dienst kann nicht dupliziert werden.</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Dup&amp;lizieren</translation>
    </message>
    <message>
        <source>Saved, but the key couldn’t be stored in the keychain.</source>
        <translation>Gespeichert, aber der Schlüssel konnte nicht im Schlüsselbund abgelegt werden.</translation>
    </message>
    <message>
        <source>Saved, but the password couldn’t be stored in the keychain.</source>
        <translation>Gespeichert, aber das Passwort konnte nicht im Schlüsselbund abgelegt werden.</translation>
    </message>
    <message>
        <source>It’s kept in memory for this session. You’ll need to enter it again next time.</source>
        <translation>Der Wert bleibt für diese Sitzung im Arbeitsspeicher. Beim nächsten Mal müssen Sie ihn erneut eingeben.</translation>
    </message>
    <message>
        <source>Saved. The key is kept for this session only.</source>
        <translation>Gespeichert. Der Schlüssel bleibt nur für diese Sitzung erhalten.</translation>
    </message>
    <message>
        <source>Saved. The password is kept for this session only.</source>
        <translation>Gespeichert. Das Passwort bleibt nur für diese Sitzung erhalten.</translation>
    </message>
    <message>
        <source>Saved. The key is in the system keychain.</source>
        <translation>Gespeichert. Der Schlüssel ist im Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <source>Saved. The password is in the system keychain.</source>
        <translation>Gespeichert. Das Passwort ist im Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
</context>
<context>
    <name>labdesk::Console</name>
    <message>
        <source>Privacy mode is on.</source>
        <translation>Der Privatmodus ist an.</translation>
    </message>
    <message>
        <source>Privacy mode is off.</source>
        <translation>Der Privatmodus ist aus.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleCommands</name>
    <message>
        <source>%1, read-only</source>
        <translation>%1, schreibgeschützt</translation>
    </message>
    <message>
        <source>Switch to “%1”</source>
        <translation>Zu „%1“ wechseln</translation>
    </message>
    <message>
        <source>This connection is already in use.</source>
        <translation>Diese Verbindung ist bereits in Verwendung.</translation>
    </message>
    <message>
        <source>switch connect</source>
        <translation>wechseln verbinden</translation>
    </message>
    <message>
        <source>New connection…</source>
        <translation>Neue Verbindung …</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>anlegen hinzufügen</translation>
    </message>
    <message>
        <source>Already set.</source>
        <translation>Bereits eingestellt.</translation>
    </message>
    <message>
        <source>settings preferences</source>
        <translation>Einstellungen Optionen</translation>
    </message>
    <message>
        <source>Theme: follow the system</source>
        <translation>Farbschema: wie das System</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Farbschema: hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Farbschema: dunkel</translation>
    </message>
    <message>
        <source>Theme: high contrast, light</source>
        <translation>Farbschema: hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>Theme: high contrast, dark</source>
        <translation>Farbschema: hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <translation>Schriftgröße: %1 %</translation>
    </message>
    <message>
        <source>Language: follow the system</source>
        <translation>Sprache: wie das System</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Sprache: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleNotices</name>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, Eintrag %2</translation>
    </message>
    <message>
        <source>Your administrator’s policy couldn’t be read, so the strictest rules apply.</source>
        <translation>Die Richtlinie Ihrer Administration konnte nicht gelesen werden; es gelten die strengsten Regeln.</translation>
    </message>
    <message>
        <source>Only the local service is available. Tell your administrator: %1.</source>
        <translation>Nur der lokale Dienst ist verfügbar. Informieren Sie Ihre Administration: %1.</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they were reset.</source>
        <translation>Ihre Einstellungen konnten nicht gelesen werden und wurden zurückgesetzt.</translation>
    </message>
    <message>
        <source>The old settings file was saved as %1.</source>
        <translation>Die alte Einstellungsdatei wurde als %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln Verbindung</numerusform>
            <numerusform>%Ln Verbindungen</numerusform>
        </translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Settings from an earlier version were imported.</source>
        <translation>Einstellungen einer früheren Version wurden importiert.</translation>
    </message>
    <message>
        <source>Kept: %1. Connections can now have their own proxy, CA file, and timeout.</source>
        <translation>Beibehalten: %1. Verbindungen können jetzt einen eigenen Proxy, eine eigene CA-Datei und ein eigenes Zeitlimit haben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were still being sent when Labdesk last closed.</source>
        <translation>
            <numerusform>%Ln Änderung wurde noch gesendet, als Labdesk zuletzt geschlossen wurde.</numerusform>
            <numerusform>%Ln Änderungen wurden noch gesendet, als Labdesk zuletzt geschlossen wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the affected users before you repeat anything.</source>
        <translation>Das Ergebnis ist unbekannt. Prüfen Sie die betroffenen Benutzer, bevor Sie etwas wiederholen.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The local service is read-only because its database can’t be written to (%1).</source>
        <translation>Der lokale Dienst ist schreibgeschützt, weil in seine Datenbank nicht geschrieben werden kann (%1).</translation>
    </message>
    <message>
        <source>Check free disk space and the file’s permissions, then restart Labdesk.</source>
        <translation>Prüfen Sie den freien Speicherplatz und die Berechtigungen der Datei und starten Sie Labdesk neu.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB.</source>
        <translation>Die Datei ist größer als 1 MB.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>Die Datei ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>The file contains no names. It may be incomplete.</source>
        <translation>Die Datei enthält keine Namen. Sie ist möglicherweise unvollständig.</translation>
    </message>
    <message>
        <source>Line %1: unknown list “%2”.</source>
        <translation>Zeile %1: unbekannte Liste „%2“.</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t in any list.</source>
        <translation>Zeile %1: „%2“ steht in keiner Liste.</translation>
    </message>
    <message>
        <source>Line %1: “%2” has no value.</source>
        <translation>Zeile %1: „%2“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t a short name. Use only letters, digits, and _ . -</source>
        <translation>Zeile %1: „%2“ ist kein Kurzname. Verwenden Sie nur Buchstaben, Ziffern und _ . -</translation>
    </message>
    <message>
        <source>Line %1: the text for “%2” is missing, too long, or not plain text.</source>
        <translation>Zeile %1: Der Text für „%2“ fehlt, ist zu lang oder kein reiner Text.</translation>
    </message>
    <message>
        <source>Line %1: unknown text after | in “%2”.</source>
        <translation>Zeile %1: unbekannter Text nach | in „%2“.</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t a radius in miles.</source>
        <translation>Zeile %1: „%2“ ist kein Umkreis in Meilen.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is listed twice.</source>
        <translation>Zeile %1: „%2“ ist doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>Line %1: too many values, from “%2” on.</source>
        <translation>Zeile %1: zu viele Werte, ab „%2“.</translation>
    </message>
    <message>
        <source>Your administrator’s file of provider and lab names can’t be used. Labdesk uses its built-in names.</source>
        <translation>Die Datei Ihrer Administration mit Namen von Anbietern und Laboren kann nicht verwendet werden. Labdesk verwendet die integrierten Namen.</translation>
    </message>
    <message>
        <source>Tell your administrator: %1. %2</source>
        <translation>Informieren Sie Ihre Administration: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) were interrupted.</source>
        <translation>
            <numerusform>%Ln Auftrag wurde unterbrochen.</numerusform>
            <numerusform>%Ln Aufträge wurden unterbrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent: %1. Outcome unknown: %2. Jobs don’t resume automatically.</source>
        <translation>Nicht gesendet: %1. Ergebnis unbekannt: %2. Aufträge werden nicht automatisch fortgesetzt.</translation>
    </message>
    <message>
        <source>Only the local service is available. Tell your administrator: %1. %2</source>
        <translation>Nur der lokale Dienst ist verfügbar. Informieren Sie Ihre Administration: %1. %2</translation>
    </message>
    <message>
        <source>A CA file from your administrator can’t be used, so a connection may fail.</source>
        <translation>Eine CA-Datei Ihrer Administration kann nicht verwendet werden, daher kann eine Verbindung fehlschlagen.</translation>
    </message>
    <message>
        <source>Your team’s replies file can’t be used. Only Labdesk’s built-in messages are available.</source>
        <translation>Die Datei mit den Textbausteinen Ihres Teams kann nicht verwendet werden. Nur die integrierten Nachrichten von Labdesk sind verfügbar.</translation>
    </message>
    <message>
        <source>Correct %1, or choose another file in Preferences. %2</source>
        <translation>Korrigieren Sie %1 oder wählen Sie in den Einstellungen eine andere Datei. %2</translation>
    </message>
    <message>
        <source>Your settings can’t be saved. Changes are lost when Labdesk closes.</source>
        <translation>Ihre Einstellungen können nicht gespeichert werden. Änderungen gehen verloren, wenn Labdesk geschlossen wird.</translation>
    </message>
    <message>
        <source>Check free disk space and the permissions of %1. Labdesk tries again with the next change.</source>
        <translation>Prüfen Sie den freien Speicherplatz und die Berechtigungen von %1. Labdesk versucht es bei der nächsten Änderung erneut.</translation>
    </message>
    <message>
        <source>The progress of a job can’t be saved.</source>
        <translation>Der Fortschritt eines Auftrags kann nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>If Labdesk quits unexpectedly, you won’t know which users were processed. Check free disk space and the permissions of %1.</source>
        <translation>Wenn Labdesk unerwartet beendet wird, wissen Sie nicht, welche Benutzer bearbeitet wurden. Prüfen Sie den freien Speicherplatz und die Berechtigungen von %1.</translation>
    </message>
    <message>
        <source>The progress of an interrupted job couldn’t be read.</source>
        <translation>Der Fortschritt eines unterbrochenen Auftrags konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The outcome of each change is in History. The unreadable file was saved as %1.</source>
        <translation>Das Ergebnis jeder Änderung steht unter „Verlauf“. Die unlesbare Datei wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The audit trail isn’t being forwarded to the system journal: %1.</source>
        <translation>Das Prüfprotokoll wird nicht an das Systemprotokoll weitergeleitet: %1.</translation>
    </message>
    <message>
        <source>It’s still kept on this computer. Tell your administrator.</source>
        <translation>Auf diesem Computer wird es weiterhin geführt. Informieren Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>Pending changes were canceled.</source>
        <translation>Ausstehende Änderungen wurden abgebrochen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) on “%1” have an unknown outcome.</source>
        <translation>
            <numerusform>Bei %Ln Änderung über „%1“ ist das Ergebnis unbekannt.</numerusform>
            <numerusform>Bei %Ln Änderungen über „%1“ ist das Ergebnis unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection closed before a response arrived. Check the requests in History before you try again.</source>
        <translation>Die Verbindung wurde geschlossen, bevor eine Antwort eintraf. Prüfen Sie die Anfragen unter „Verlauf“, bevor Sie es erneut versuchen.</translation>
    </message>
</context>
<context>
    <name>labdesk::CopyKey</name>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <comment>the title of a column</comment>
        <translation>Kopiert: %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownPanel</name>
    <message>
        <source>Cancel creating the user</source>
        <translation>Anlegen des Benutzers abbrechen</translation>
    </message>
    <message>
        <source>Cancel the time zone change</source>
        <translation>Änderung der Zeitzone abbrechen</translation>
    </message>
    <message>
        <source>Cancel the data refresh</source>
        <translation>Datenabruf abbrechen</translation>
    </message>
    <message>
        <source>Cancel disconnecting the source</source>
        <translation>Trennen der Quelle abbrechen</translation>
    </message>
    <message>
        <source>Cancel deleting the user</source>
        <translation>Löschen des Benutzers abbrechen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and what is done</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>noch %Ln Sekunde</numerusform>
            <numerusform>noch %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>stop undo countdown</source>
        <translation>stoppen rückgängig Countdown</translation>
    </message>
    <message>
        <source>Cancel saving the changes</source>
        <translation>Speichern der Änderungen abbrechen</translation>
    </message>
    <message>
        <source>Cancel the job before it starts</source>
        <translation>Auftrag abbrechen, bevor er beginnt</translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownRow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Press %1 to cancel.</source>
        <comment>a key</comment>
        <translation>Mit %1 abbrechen.</translation>
    </message>
</context>
<context>
    <name>labdesk::CountedTabBar</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, tab %2 of %3</source>
        <translation>%1, Tab %2 von %3</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionDialog</name>
    <message>
        <source>Compare with an OpenAPI description…</source>
        <translation>Mit einer OpenAPI-Beschreibung vergleichen …</translation>
    </message>
    <message>
        <source>OpenAPI contract values new version differences</source>
        <translation>OpenAPI Vertrag Werte neue Version Unterschiede</translation>
    </message>
    <message>
        <source>Compare with an OpenAPI description</source>
        <translation>Mit einer OpenAPI-Beschreibung vergleichen</translation>
    </message>
    <message>
        <source>OpenAPI descriptions (*.json *.yaml *.yml)</source>
        <translation>OpenAPI-Beschreibungen (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Differences from the OpenAPI description</source>
        <translation>Unterschiede zur OpenAPI-Beschreibung</translation>
    </message>
    <message>
        <source>Comparing the description…</source>
        <translation>Beschreibung wird verglichen …</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Unterschiede filtern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Save new names…</source>
        <translation>Neue Namen &amp;speichern …</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen …</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Most important first</source>
        <translation>Wichtigste zuerst</translation>
    </message>
    <message>
        <source>Can’t read the description.</source>
        <translation>Die Beschreibung ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Choose an OpenAPI 3 description of the service in JSON or YAML.</source>
        <translation>Wählen Sie eine OpenAPI-3-Beschreibung des Dienstes in JSON oder YAML.</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message>
        <source>%1 matches what Labdesk reads and sends.</source>
        <translation>%1 stimmt mit dem überein, was Labdesk liest und sendet.</translation>
    </message>
    <message numerus="yes">
        <source>Labdesk may not work because of %Ln difference(s).</source>
        <translation>
            <numerusform>Labdesk funktioniert möglicherweise nicht, wegen %Ln Unterschieds.</numerusform>
            <numerusform>Labdesk funktioniert möglicherweise nicht, wegen %Ln Unterschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>These differences don’t affect Labdesk.</source>
        <translation>Diese Unterschiede betreffen Labdesk nicht.</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Verglichen mit %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln Unterschied</numerusform>
            <numerusform>%Ln Unterschiede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln difference(s)</source>
        <translation>
            <numerusform>%1 von %Ln Unterschied</numerusform>
            <numerusform>%1 von %Ln Unterschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>No differences match this filter.</source>
        <translation>Kein Unterschied entspricht diesem Filter.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Filter leeren</translation>
    </message>
    <message>
        <source>Save new names</source>
        <translation>Neue Namen speichern</translation>
    </message>
    <message>
        <source>Names (*.ini)</source>
        <translation>Namen (*.ini)</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTableModel</name>
    <message>
        <source>Affects Labdesk</source>
        <translation>Betrifft Labdesk</translation>
    </message>
    <message>
        <source>doesn’t affect Labdesk</source>
        <translation>betrifft Labdesk nicht</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTexts</name>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is too large. A description can be up to 16 MB.</source>
        <translation>Die Datei ist zu groß. Eine Beschreibung hat höchstens 16 MB.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>Die Datei ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>This isn’t valid JSON.</source>
        <translation>Das ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>This isn’t valid YAML.</source>
        <translation>Das ist kein gültiges YAML.</translation>
    </message>
    <message>
        <source>The file has several documents. Put the description into a file of its own.</source>
        <translation>Die Datei hat mehrere Dokumente. Legen Sie die Beschreibung in eine eigene Datei.</translation>
    </message>
    <message>
        <source>The description is nested too deeply.</source>
        <translation>Die Beschreibung ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The description has too many parts.</source>
        <translation>Die Beschreibung hat zu viele Teile.</translation>
    </message>
    <message>
        <source>The YAML aliases expand to too much data.</source>
        <translation>Die YAML-Aliasse ergeben zu viel Inhalt.</translation>
    </message>
    <message>
        <source>A YAML alias contains itself.</source>
        <translation>Ein YAML-Alias enthält sich selbst.</translation>
    </message>
    <message>
        <source>A key isn’t text.</source>
        <translation>Ein Schlüssel ist kein Text.</translation>
    </message>
    <message>
        <source>A key appears twice.</source>
        <translation>Ein Schlüssel kommt doppelt vor.</translation>
    </message>
    <message>
        <source>This isn’t an OpenAPI description.</source>
        <translation>Das ist keine OpenAPI-Beschreibung.</translation>
    </message>
    <message>
        <source>This is another version of OpenAPI. Labdesk reads version 3.</source>
        <translation>Das ist eine andere Version von OpenAPI. Labdesk liest Version 3.</translation>
    </message>
    <message>
        <source>A part of the description has the wrong type.</source>
        <translation>Ein Teil der Beschreibung hat den falschen Typ.</translation>
    </message>
    <message>
        <source>A reference has no target.</source>
        <translation>Ein Verweis hat kein Ziel.</translation>
    </message>
    <message>
        <source>A reference points to another file. Put everything into one file; Labdesk doesn’t open others.</source>
        <translation>Ein Verweis führt zu einer anderen Datei. Legen Sie alles in eine Datei; Labdesk öffnet keine andere.</translation>
    </message>
    <message>
        <source>The references are circular.</source>
        <translation>Die Verweise sind zirkulär.</translation>
    </message>
    <message>
        <source>The references are too complex.</source>
        <translation>Die Verweise sind zu komplex.</translation>
    </message>
    <message>
        <source>Missing operation: %1</source>
        <translation>Operation fehlt: %1</translation>
    </message>
    <message>
        <source>Missing parameter: %1</source>
        <translation>Parameter fehlt: %1</translation>
    </message>
    <message>
        <source>Missing field in the response: %1</source>
        <translation>Feld fehlt in der Antwort: %1</translation>
    </message>
    <message>
        <source>Missing field in the request: %1</source>
        <translation>Feld fehlt in der Anfrage: %1</translation>
    </message>
    <message>
        <source>Values of %1 that the description lacks: %2</source>
        <translation>Werte von %1, die in der Beschreibung fehlen: %2</translation>
    </message>
    <message>
        <source>The request has no body</source>
        <translation>Die Anfrage hat keinen Inhalt</translation>
    </message>
    <message>
        <source>The response has no body</source>
        <translation>Die Antwort hat keinen Inhalt</translation>
    </message>
    <message>
        <source>Type of %1: Labdesk expects %2, the description has %3</source>
        <translation>Typ von %1: Labdesk erwartet %2, die Beschreibung hat %3</translation>
    </message>
    <message>
        <source>Required, but Labdesk may not send it: %1</source>
        <translation>Erforderlich, aber Labdesk sendet es nicht immer: %1</translation>
    </message>
    <message>
        <source>Labdesk needs it, but the response may lack it: %1</source>
        <translation>Labdesk braucht es, aber es kann in der Antwort fehlen: %1</translation>
    </message>
    <message>
        <source>The contents of %1 aren’t described</source>
        <translation>Der Inhalt von %1 ist nicht beschrieben</translation>
    </message>
    <message>
        <source>Only these values of %1 are allowed: %2</source>
        <translation>Nur diese Werte von %1 sind erlaubt: %2</translation>
    </message>
    <message>
        <source>Any value is possible: %1</source>
        <translation>Jeder Wert ist möglich: %1</translation>
    </message>
    <message>
        <source>Media type of the request: Labdesk sends %1, the description has %2</source>
        <translation>Medientyp der Anfrage: Labdesk sendet %1, die Beschreibung hat %2</translation>
    </message>
    <message>
        <source>The key is sent in a header other than %1. Enter that header in the connection: %2</source>
        <translation>Der Schlüssel wird in einem anderen Header als %1 gesendet. Geben Sie diesen Header in der Verbindung ein: %2</translation>
    </message>
    <message>
        <source>Sign-in: Labdesk sends a key in the header %1, the description has %2</source>
        <translation>Anmeldung: Labdesk sendet einen Schlüssel im Header %1, die Beschreibung hat %2</translation>
    </message>
    <message>
        <source>Operation that Labdesk doesn’t use: %1</source>
        <translation>Operation, die Labdesk nicht verwendet: %1</translation>
    </message>
    <message>
        <source>New parameter: %1</source>
        <translation>Neuer Parameter: %1</translation>
    </message>
    <message>
        <source>New required parameter: %1</source>
        <translation>Neuer erforderlicher Parameter: %1</translation>
    </message>
    <message>
        <source>New field in the response: %1</source>
        <translation>Neues Feld in der Antwort: %1</translation>
    </message>
    <message>
        <source>New field in an error response: %1</source>
        <translation>Neues Feld in einer Fehlerantwort: %1</translation>
    </message>
    <message>
        <source>New field in the request: %1</source>
        <translation>Neues Feld in der Anfrage: %1</translation>
    </message>
    <message>
        <source>New required field in the request: %1</source>
        <translation>Neues erforderliches Feld in der Anfrage: %1</translation>
    </message>
    <message>
        <source>Values of %1 that Labdesk doesn’t know: %2</source>
        <translation>Werte von %1, die Labdesk nicht kennt: %2</translation>
    </message>
    <message>
        <source>The request can have a body</source>
        <translation>Die Anfrage kann einen Inhalt haben</translation>
    </message>
    <message>
        <source>The request needs a body</source>
        <translation>Die Anfrage braucht einen Inhalt</translation>
    </message>
    <message>
        <source>The response has a body that Labdesk doesn’t read</source>
        <translation>Die Antwort hat einen Inhalt, den Labdesk nicht liest</translation>
    </message>
    <message>
        <source>%1 (line %2, %3)</source>
        <translation>%1 (Zeile %2, %3)</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (Zeile %2)</translation>
    </message>
    <message>
        <source>the whole body</source>
        <translation>der gesamte Inhalt</translation>
    </message>
    <message>
        <source>There are no new names, so %1 wasn’t written.</source>
        <translation>Es gibt keine neuen Namen, deshalb wurde %1 nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another file for the new names.</source>
        <translation>%1 existiert bereits. Wählen Sie eine andere Datei für die neuen Namen.</translation>
    </message>
    <message>
        <source>%1 can’t be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The new names are in %1. Check them.</source>
        <translation>Die neuen Namen stehen in %1. Prüfen Sie sie.</translation>
    </message>
    <message>
        <source>%1 doesn’t exist or can’t be read.</source>
        <translation>%1 ist nicht vorhanden oder kann nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) that Labdesk doesn’t use</source>
        <translation>
            <numerusform>%Ln Operation, die Labdesk nicht verwendet</numerusform>
            <numerusform>%Ln Operationen, die Labdesk nicht verwendet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::DesktopNotifier</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>labdesk::DialogFrame</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Nothing was sent. Press Esc again to discard.</source>
        <translation>Es wurde nichts gesendet. Drücken Sie zum Verwerfen noch einmal Esc.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>labdesk::DirectionsOpener</name>
    <message>
        <source>Opened directions in your browser.</source>
        <translation>Wegbeschreibung im Browser geöffnet.</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. Copy the address instead.</source>
        <translation>Es konnte kein Browser geöffnet werden. Kopieren Sie stattdessen die Adresse.</translation>
    </message>
    <message>
        <source>Open directions in the browser?</source>
        <translation>Wegbeschreibung im Browser öffnen?</translation>
    </message>
    <message>
        <source>Only the center’s address is sent to openstreetmap.org. The patient’s location, the order, and the lab aren’t.</source>
        <translation>Nur die Adresse der Entnahmestelle wird an openstreetmap.org gesendet, nicht der Standort des Patienten, der Laborauftrag oder das Labor.</translation>
    </message>
</context>
<context>
    <name>labdesk::Ear</name>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>Sortiert nach %1, älteste zuerst</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>Sortiert nach %1, neueste zuerst</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>Sortiert nach %1, aufsteigend</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>Sortiert nach %1, absteigend</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>Sortiert nach %1, A bis Z</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>Sortiert nach %1, Z bis A</translation>
    </message>
    <message numerus="yes">
        <source>No room for %n column(s): %1</source>
        <translation>
            <numerusform>Kein Platz für eine Spalte: %1</numerusform>
            <numerusform>Kein Platz für %n Spalten: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>ausgeklappt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>opens a menu</source>
        <translation>öffnet ein Menü</translation>
    </message>
</context>
<context>
    <name>labdesk::EditUserDialog</name>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Save changes</source>
        <translation>Änderungen &amp;speichern</translation>
    </message>
    <message>
        <source>Hidden; enter a new ID to replace it</source>
        <translation>Verborgen; zum Ersetzen neue ID eingeben</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>Set, hidden</source>
        <translation>Festgelegt, verborgen</translation>
    </message>
    <message>
        <source>A time zone can be changed, but not cleared.</source>
        <translation>Eine Zeitzone kann geändert, aber nicht entfernt werden.</translation>
    </message>
    <message>
        <source>%1: not set → %2</source>
        <translation>%1: nicht festgelegt → %2</translation>
    </message>
    <message>
        <source>%1: hidden → %2</source>
        <translation>%1: verborgen → %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Noch keine Änderungen.</translation>
    </message>
    <message>
        <source>This looks like an email address.</source>
        <translation>Das sieht wie eine E-Mail-Adresse aus.</translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation>Das sieht wie eine Telefonnummer aus.</translation>
    </message>
    <message>
        <source>Client IDs can’t contain personal data. The service will reject this.</source>
        <translation>Client-IDs dürfen keine personenbezogenen Daten enthalten. Der Dienst wird sie ablehnen.</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Edit user</source>
        <translation>Benutzer bearbeiten</translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentBanner</name>
    <message>
        <source>Switch connection</source>
        <translation>Verbindung wechseln</translation>
    </message>
    <message>
        <source>Environment: %1, read-only</source>
        <translation>Umgebung: %1, schreibgeschützt</translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation>Umgebung: %1</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>READ-ONLY</source>
        <translation>SCHREIBGESCHÜTZT</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Search or run a command…</source>
        <translation>Suchen oder Befehl ausführen …</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Üben beenden</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Privatmodus</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Ticket…</source>
        <translation>Ticket …</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>Ticket %1</translation>
    </message>
    <message>
        <source>Enter a ticket number</source>
        <translation>Ticketnummer eingeben</translation>
    </message>
    <message>
        <source>Change ticket %1</source>
        <translation>Ticket %1, ändern</translation>
    </message>
    <message>
        <source>CHANGES ALLOWED</source>
        <translation>ÄNDERUNGEN ERLAUBT</translation>
    </message>
    <message>
        <source>PRACTICE: %1</source>
        <translation>ÜBEN: %1</translation>
    </message>
    <message>
        <source>Environment: %1, changes allowed</source>
        <translation>Umgebung: %1, Änderungen erlaubt</translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentTag</name>
    <message>
        <source>Environment: %1, %2</source>
        <translation>Umgebung: %1, %2</translation>
    </message>
    <message>
        <source>Environment: %1, %2, read-only</source>
        <translation>Umgebung: %1, %2, schreibgeschützt</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorAction</name>
    <message>
        <source>Enter key…</source>
        <translation>Schlüssel eingeben …</translation>
    </message>
    <message>
        <source>Edit connection…</source>
        <translation>Verbindung bearbeiten …</translation>
    </message>
    <message>
        <source>Switch connection…</source>
        <translation>Verbindung wechseln …</translation>
    </message>
    <message>
        <source>Network settings…</source>
        <translation>Netzwerkeinstellungen …</translation>
    </message>
    <message>
        <source>It returned status 404: there’s nothing at this address.</source>
        <translation>Status 404: Unter dieser Adresse ist nichts.</translation>
    </message>
    <message>
        <source>The service doesn’t offer this list.</source>
        <translation>Der Dienst bietet diese Liste nicht an.</translation>
    </message>
    <message>
        <source>%1 The service said: “%2”</source>
        <translation>%1 Der Dienst meldet: „%2“</translation>
    </message>
    <message>
        <source>Check the base URL in the connection.</source>
        <translation>Prüfen Sie die Basis-URL in der Verbindung.</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorReason</name>
    <message>
        <source>Try again. If it keeps happening, ask your network administrator.</source>
        <translation>Versuchen Sie es erneut. Wenn es wieder geschieht, fragen Sie Ihre Netzwerkadministration.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, report it to whoever runs the service.</source>
        <translation>Versuchen Sie es erneut. Wenn es wieder geschieht, melden Sie es dem Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>Can’t reach the server.</source>
        <translation>Der Server ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>There’s no network route to it. This computer may be offline or need a VPN.</source>
        <translation>Das Netzwerk dieses Computers hat keine Route dorthin: Der Computer ist vielleicht offline oder braucht ein VPN.</translation>
    </message>
    <message>
        <source>Check your network, then try again.</source>
        <translation>Prüfen Sie Ihr Netzwerk, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Looking up the server’s name took too long.</source>
        <translation>Das Nachschlagen des Servernamens hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>This computer may be offline, or its DNS server isn’t responding. Nothing was sent.</source>
        <translation>Dieser Computer ist vielleicht offline, oder sein DNS-Server antwortet nicht. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Can’t connect to the server: it didn’t respond in time.</source>
        <translation>Keine Verbindung zum Server: Er hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The server may be down, or a firewall may be blocking it. Nothing was sent.</source>
        <translation>Der Server ist vielleicht ausgefallen, oder eine Firewall blockiert ihn. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The server accepted the connection, but didn’t set up TLS in time.</source>
        <translation>Der Server hat die Verbindung angenommen, aber TLS nicht rechtzeitig aufgebaut.</translation>
    </message>
    <message>
        <source>It may be overloaded, or its port may belong to something else. No key or data was sent.</source>
        <translation>Er ist vielleicht überlastet, oder sein Port gehört zu etwas anderem. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>The connection was closed while TLS was being set up.</source>
        <translation>Die Verbindung wurde während des TLS-Aufbaus geschlossen.</translation>
    </message>
    <message>
        <source>The server, a firewall, or a proxy closed it without saying why. No key or data was sent.</source>
        <translation>Der Server, eine Firewall oder ein Proxy hat sie ohne Angabe eines Grundes geschlossen. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>Looking up this computer’s proxy took too long.</source>
        <translation>Das Ermitteln des Proxys dieses Computers hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>The automatic proxy configuration (PAC) may be at an address that doesn’t respond. Nothing was sent.</source>
        <translation>Die automatische Proxy-Konfiguration (PAC) liegt möglicherweise an einer Adresse, die nicht antwortet. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Can’t find the proxy %1.</source>
        <translation>Der Proxy %1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Its name may be misspelled, or this computer is offline. Nothing reached the service.</source>
        <translation>Sein Name ist vielleicht falsch geschrieben, oder dieser Computer ist offline. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Can’t connect to the proxy %1.</source>
        <translation>Keine Verbindung zum Proxy %1.</translation>
    </message>
    <message>
        <source>Connection refused: nothing is listening on that port, or a firewall is blocking it. Nothing reached the service.</source>
        <translation>Verbindung abgelehnt: An diesem Port antwortet kein Programm, oder eine Firewall blockiert ihn. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Can’t reach the proxy %1.</source>
        <translation>Der Proxy %1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>This computer’s network has no route to it. Nothing reached the service.</source>
        <translation>Das Netzwerk dieses Computers hat keine Route dorthin. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The proxy %1 didn’t respond in time.</source>
        <translation>Der Proxy %1 hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>It may be down or still be waiting for the service, or that port may belong to something else. Nothing reached the service.</source>
        <translation>Er ist vielleicht ausgefallen oder wartet noch auf den Dienst, oder der Port gehört zu etwas anderem. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection without a response.</source>
        <translation>Der Proxy %1 hat die Verbindung ohne Antwort geschlossen.</translation>
    </message>
    <message>
        <source>That port may belong to another kind of server, such as a SOCKS proxy. Nothing reached the service.</source>
        <translation>Der Port gehört vielleicht zu einer anderen Art von Server, etwa einem SOCKS-Proxy. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The server at %1 doesn’t work as a proxy.</source>
        <translation>Der Server unter %1 arbeitet nicht als Proxy.</translation>
    </message>
    <message>
        <source>It may be a web server, a port that requires TLS, or a proxy that doesn’t allow encrypted connections (CONNECT). Nothing reached the service.</source>
        <translation>Er ist vielleicht ein Webserver, ein Port, der TLS verlangt, oder ein Proxy, der keine verschlüsselten Verbindungen (CONNECT) erlaubt. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The proxy %1 doesn’t allow connections to the service.</source>
        <translation>Der Proxy %1 erlaubt keine Verbindungen zum Dienst.</translation>
    </message>
    <message>
        <source>Its rules block the service’s host or port. Nothing reached the service.</source>
        <translation>Seine Regeln blockieren den Host oder Port des Dienstes. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Ask your network administrator to allow the service’s host and port, or check the URL in the connection.</source>
        <translation>Bitten Sie Ihre Netzwerkadministration, Host und Port des Dienstes zu erlauben, oder prüfen Sie die URL in der Verbindung.</translation>
    </message>
    <message>
        <source>The proxy %1 requires signing in on a web page.</source>
        <translation>Der Proxy %1 verlangt eine Anmeldung auf einer Webseite.</translation>
    </message>
    <message>
        <source>Open any page in your browser, sign in to the network, then try again.</source>
        <translation>Öffnen Sie eine beliebige Seite in Ihrem Browser, melden Sie sich im Netzwerk an, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The proxy %1 can’t find the service’s server.</source>
        <translation>Der Proxy %1 findet den Server des Dienstes nicht.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If the service is on your own network, turn off the proxy under Advanced.</source>
        <translation>Prüfen Sie die URL in der Verbindung. Wenn der Dienst in Ihrem eigenen Netzwerk ist, schalten Sie den Proxy unter „Erweitert“ aus.</translation>
    </message>
    <message>
        <source>The proxy %1 can’t connect to the service.</source>
        <translation>Der Proxy %1 kann sich nicht mit dem Dienst verbinden.</translation>
    </message>
    <message>
        <source>Check the URL in the connection and that the service is running. Then ask your network administrator.</source>
        <translation>Prüfen Sie die URL in der Verbindung und ob der Dienst läuft. Fragen Sie dann Ihre Netzwerkadministration.</translation>
    </message>
    <message>
        <source>The proxy %1 couldn’t handle the request.</source>
        <translation>Der Proxy %1 konnte die Anfrage nicht verarbeiten.</translation>
    </message>
    <message>
        <source>It’s overloaded or had an internal error. Nothing reached the service.</source>
        <translation>Er ist überlastet oder hatte einen internen Fehler. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The SOCKS proxy %1 requires a user name and password.</source>
        <translation>Der SOCKS-Proxy %1 verlangt Benutzernamen und Passwort.</translation>
    </message>
    <message>
        <source>Labdesk can sign in only to HTTP proxies. Nothing reached the service.</source>
        <translation>Labdesk kann sich nur bei HTTP-Proxys anmelden. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Ask your network administrator for an HTTP proxy, then enter it under Advanced in the connection.</source>
        <translation>Bitten Sie Ihre Netzwerkadministration um einen HTTP-Proxy, und tragen Sie ihn unter „Erweitert“ in der Verbindung ein.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a sign-in method that Labdesk doesn’t support.</source>
        <translation>Der Proxy %1 verlangt ein Anmeldeverfahren, das Labdesk nicht unterstützt.</translation>
    </message>
    <message>
        <source>Ask your network administrator for a proxy that supports one of these, then enter it under Advanced in the connection.</source>
        <translation>Bitten Sie Ihre Netzwerkadministration um einen Proxy, der eines davon unterstützt, und tragen Sie ihn unter „Erweitert“ in der Verbindung ein.</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection during sign-in.</source>
        <translation>Der Proxy %1 hat die Verbindung während der Anmeldung geschlossen.</translation>
    </message>
    <message>
        <source>It may have rejected the user name or password. To avoid locking the account, Labdesk won’t send them again. Nothing reached the service.</source>
        <translation>Er hat vielleicht den Benutzernamen oder das Passwort abgelehnt. Damit das Konto nicht gesperrt wird, sendet Labdesk beides nicht noch einmal. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Labdesk and the server couldn’t agree on a TLS version or cipher.</source>
        <translation>Labdesk und der Server konnten sich nicht auf eine TLS-Version oder Verschlüsselung einigen.</translation>
    </message>
    <message>
        <source>Reason: %1. The server may be outdated or too strict. No key or data was sent.</source>
        <translation>Grund: %1. Der Server ist vielleicht veraltet oder zu streng. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>The server doesn’t recognize the host name in the connection’s URL.</source>
        <translation>Der Server kennt den Hostnamen in der URL der Verbindung nicht.</translation>
    </message>
    <message>
        <source>It ended TLS setup for that reason. No key or data was sent.</source>
        <translation>Er hat den TLS-Aufbau deshalb beendet. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>Check the URL in the connection.</source>
        <translation>Prüfen Sie die URL in der Verbindung.</translation>
    </message>
    <message>
        <source>It sent TLS alert %1. No key or data was sent.</source>
        <translation>Er hat den TLS-Alarm %1 gesendet. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>The service didn’t receive this connection’s client certificate.</source>
        <translation>Der Dienst hat das Client-Zertifikat dieser Verbindung nicht erhalten.</translation>
    </message>
    <message>
        <source>Something in between, such as a proxy that inspects TLS traffic, may have removed it.</source>
        <translation>Etwas dazwischen, etwa ein Proxy, der TLS-Verkehr untersucht, hat es vielleicht entfernt.</translation>
    </message>
    <message>
        <source>Ask your network administrator to exempt the service from TLS inspection, or choose another certificate under Advanced in the connection.</source>
        <translation>Bitten Sie Ihre Netzwerkadministration, den Dienst von der TLS-Untersuchung auszunehmen, oder wählen Sie unter „Erweitert“ in der Verbindung ein anderes Zertifikat.</translation>
    </message>
    <message>
        <source>The server accepts only HTTP/2, which Labdesk doesn’t support.</source>
        <translation>Der Server nimmt nur HTTP/2 an, das Labdesk nicht unterstützt.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service to enable HTTP/1.1, or use the URL of a gateway that supports it.</source>
        <translation>Bitten Sie den Betreiber des Dienstes, HTTP/1.1 einzuschalten, oder verwenden Sie die URL eines Gateways, das es unterstützt.</translation>
    </message>
    <message>
        <source>Something other than a web service is listening on its port.</source>
        <translation>An seinem Port antwortet etwas anderes als ein Webdienst.</translation>
    </message>
    <message>
        <source>Check the URL and its port in the connection.</source>
        <translation>Prüfen Sie die URL und ihren Port in der Verbindung.</translation>
    </message>
    <message>
        <source>Its header or length is ambiguous.</source>
        <translation>Ihr Header oder ihre Länge ist mehrdeutig.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, report this to whoever runs the service.</source>
        <translation>Prüfen Sie die URL in der Verbindung. Wenn sie stimmt, melden Sie dies dem Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>A web page arrived instead of the service’s response.</source>
        <translation>Statt der Antwort des Dienstes kam eine Webseite.</translation>
    </message>
    <message>
        <source>A sign-in page, a gateway, or another web server is responding at this address.</source>
        <translation>Unter dieser Adresse antwortet eine Anmeldeseite, ein Gateway oder ein anderer Webserver.</translation>
    </message>
    <message>
        <source>If your network has a sign-in page, sign in with your browser. Otherwise check the URL in the connection.</source>
        <translation>Wenn Ihr Netzwerk eine Anmeldeseite hat, melden Sie sich mit Ihrem Browser an. Prüfen Sie sonst die URL in der Verbindung.</translation>
    </message>
    <message>
        <source>The response is too large.</source>
        <translation>Die Antwort ist zu groß.</translation>
    </message>
    <message>
        <source>No valid response is this large, so Labdesk stopped reading it.</source>
        <translation>Keine gültige Antwort ist so groß. Labdesk hat das Lesen deshalb beendet.</translation>
    </message>
    <message>
        <source>This computer doesn’t have enough free memory for the user list.</source>
        <translation>Dieser Computer hat nicht genug freien Arbeitsspeicher für die Benutzerliste.</translation>
    </message>
    <message>
        <source>Labdesk read %1 users, then stopped so that other programs keep running.</source>
        <translation>Labdesk hat %1 Benutzer gelesen und dann aufgehört, damit andere Programme weiterlaufen.</translation>
    </message>
    <message>
        <source>Close other programs, then try again. A computer with more memory or a key for a smaller team also helps.</source>
        <translation>Schließen Sie andere Programme und versuchen Sie es erneut. Auch ein Computer mit mehr Arbeitsspeicher oder ein Schlüssel für ein kleineres Team hilft.</translation>
    </message>
    <message>
        <source>The service redirected to another page on the same server. Labdesk didn’t follow it.</source>
        <translation>Der Dienst hat auf eine andere Seite desselben Servers umgeleitet. Labdesk ist dem nicht gefolgt.</translation>
    </message>
    <message>
        <source>It may be a sign-in page, or part of the path is missing in the connection’s URL.</source>
        <translation>Es ist vielleicht eine Anmeldeseite, oder in der URL der Verbindung fehlt ein Teil des Pfads.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If there’s a sign-in page, ask whoever runs the service for a URL without one.</source>
        <translation>Prüfen Sie die URL in der Verbindung. Wenn es eine Anmeldeseite gibt, bitten Sie den Betreiber des Dienstes um eine URL ohne sie.</translation>
    </message>
    <message>
        <source>The service requires an encrypted connection. Labdesk didn’t follow its redirect.</source>
        <translation>Der Dienst verlangt eine verschlüsselte Verbindung. Labdesk ist seiner Umleitung nicht gefolgt.</translation>
    </message>
    <message>
        <source>Edit the connection and use that URL.</source>
        <translation>Bearbeiten Sie die Verbindung, und verwenden Sie diese URL.</translation>
    </message>
    <message>
        <source>The service redirected to an unusable address.</source>
        <translation>Der Dienst hat auf eine unbrauchbare Adresse umgeleitet.</translation>
    </message>
    <message>
        <source>The address is missing or isn’t a web address.</source>
        <translation>Die Adresse fehlt oder ist keine Webadresse.</translation>
    </message>
    <message>
        <source>A gateway in front of the service requires a user name and password.</source>
        <translation>Ein Gateway vor dem Dienst verlangt Benutzernamen und Passwort.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t support this sign-in. The key itself may be right.</source>
        <translation>Labdesk unterstützt diese Anmeldung nicht. Der Schlüssel selbst kann richtig sein.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a URL without this sign-in, and use it in the connection.</source>
        <translation>Bitten Sie den Betreiber des Dienstes um eine URL ohne diese Anmeldung, und verwenden Sie sie in der Verbindung.</translation>
    </message>
    <message>
        <source>The request was sent, but no complete response arrived in time.</source>
        <translation>Die Anfrage wurde gesendet, aber es kam nicht rechtzeitig eine vollständige Antwort.</translation>
    </message>
    <message>
        <source>The request was sent, but the response was unexpected and can’t be read. The status was %1.</source>
        <translation>Die Anfrage wurde gesendet, aber die Antwort war unerwartet und kann nicht gelesen werden. Der Status war %1.</translation>
    </message>
    <message>
        <source>The request was sent, but a web page arrived instead of the service’s response. A gateway or another web server may have responded. The status was %1.</source>
        <translation>Die Anfrage wurde gesendet, aber statt der Antwort des Dienstes kam eine Webseite. Vielleicht hat ein Gateway oder ein anderer Webserver geantwortet. Der Status war %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the response was too large to read. The status was %1.</source>
        <translation>Die Anfrage wurde gesendet, aber die Antwort war zu groß zum Lesen. Der Status war %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service’s gateway got no valid response from it. The gateway returned status %1.</source>
        <translation>Die Anfrage wurde gesendet, aber das Gateway des Dienstes bekam von ihm keine gültige Antwort. Das Gateway meldete Status %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the server’s response isn’t HTTP.</source>
        <translation>Die Anfrage wurde gesendet, aber die Antwort des Servers ist kein HTTP.</translation>
    </message>
    <message>
        <source>The request was sent, but the response isn’t valid HTTP: its header or length is ambiguous.</source>
        <translation>Die Anfrage wurde gesendet, aber die Antwort ist kein gültiges HTTP: Ihr Header oder ihre Länge ist mehrdeutig.</translation>
    </message>
    <message>
        <source>The request was sent, but the server responded in HTTP/2, which Labdesk doesn’t support.</source>
        <translation>Die Anfrage wurde gesendet, aber der Server hat in HTTP/2 geantwortet, das Labdesk nicht unterstützt.</translation>
    </message>
    <message>
        <source>The proxy’s response had status %1.</source>
        <translation>Die Antwort des Proxys hatte den Status %1.</translation>
    </message>
    <message>
        <source>The status was %1.</source>
        <translation>Der Status war %1.</translation>
    </message>
    <message>
        <source>The server at %1 didn’t respond like an HTTP proxy.</source>
        <translation>Der Server unter %1 hat nicht wie ein HTTP-Proxy geantwortet.</translation>
    </message>
    <message>
        <source>That port may require TLS, or belong to another kind of proxy, such as SOCKS, or to another server. Nothing reached the service.</source>
        <translation>Der Port gehört vielleicht zu einer anderen Art von Proxy, etwa SOCKS, oder zu einem anderen Server, oder er verlangt TLS. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The server at %1 didn’t respond like a SOCKS proxy.</source>
        <translation>Der Server unter %1 hat nicht wie ein SOCKS-Proxy geantwortet.</translation>
    </message>
    <message>
        <source>That port may belong to an HTTP proxy or to another server. Nothing reached the service.</source>
        <translation>Der Port gehört vielleicht zu einem HTTP-Proxy oder zu einem anderen Server. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>It redirected to that page instead of connecting to the service. Nothing reached the service.</source>
        <translation>Er hat auf diese Seite verwiesen, statt sich mit dem Dienst zu verbinden. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The server had an internal error while setting up a secure connection (TLS).</source>
        <translation>Beim Aufbau einer sicheren Verbindung (TLS) ist im Server ein interner Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>It ended the setup with TLS alert %1. No key or data was sent.</source>
        <translation>Er hat den Aufbau mit dem TLS-Alarm %1 beendet. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>The server refused to set up a secure connection (TLS).</source>
        <translation>Der Server hat den Aufbau einer sicheren Verbindung (TLS) abgelehnt.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, report the alert to whoever runs the service.</source>
        <translation>Versuchen Sie es erneut. Wenn es wieder geschieht, melden Sie den Alarm dem Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>This computer doesn’t trust the server’s certificate.</source>
        <translation>Dieser Computer vertraut dem Zertifikat des Servers nicht.</translation>
    </message>
    <message>
        <source>Reason: %1. The service may use its own certificate authority, or your network may inspect TLS traffic. No key or data was sent.</source>
        <translation>Grund: %1. Der Dienst verwendet vielleicht eine eigene Zertifizierungsstelle, oder Ihr Netzwerk untersucht TLS-Verkehr. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>Ask your network administrator or whoever runs the service for the CA file. Then add it under Advanced in the connection.</source>
        <translation>Bitten Sie Ihre Netzwerkadministration oder den Betreiber des Dienstes um die CA-Datei. Fügen Sie sie dann unter „Erweitert“ in der Verbindung hinzu.</translation>
    </message>
    <message>
        <source>The server’s certificate isn’t valid at this time.</source>
        <translation>Das Zertifikat des Servers ist zurzeit nicht gültig.</translation>
    </message>
    <message>
        <source>Reason: %1. No key or data was sent.</source>
        <translation>Grund: %1. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>Check this computer’s clock. If it’s right, report this to whoever runs the service.</source>
        <translation>Prüfen Sie die Uhr dieses Computers. Wenn sie stimmt, melden Sie dies dem Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The server’s certificate doesn’t match the connection’s URL.</source>
        <translation>Das Zertifikat des Servers passt nicht zur URL der Verbindung.</translation>
    </message>
    <message>
        <source>Reason: %1. The URL may be wrong, or another server is responding. No key or data was sent.</source>
        <translation>Grund: %1. Die URL ist vielleicht falsch, oder ein anderer Server antwortet. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>The server’s response isn’t HTTP, so Labdesk ignored it.</source>
        <translation>Die Antwort des Servers ist kein HTTP, deshalb hat Labdesk sie ignoriert.</translation>
    </message>
    <message>
        <source>The response through the proxy %1 isn’t TLS, so no key or data was sent.</source>
        <translation>Die Antwort über den Proxy %1 ist kein TLS, deshalb wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>The proxy may have responded in place of the service, or the service’s port may not use TLS.</source>
        <translation>Vielleicht hat der Proxy anstelle des Dienstes geantwortet, oder der Port des Dienstes verwendet kein TLS.</translation>
    </message>
    <message>
        <source>Check the port in the connection. If it’s right, ask your network administrator to allow the service’s host and port.</source>
        <translation>Prüfen Sie den Port in der Verbindung. Wenn er stimmt, bitten Sie Ihre Netzwerkadministration, Host und Port des Dienstes zuzulassen.</translation>
    </message>
    <message>
        <source>The server’s TLS response isn’t valid, so Labdesk closed the connection.</source>
        <translation>Die TLS-Antwort des Servers ist ungültig, deshalb hat Labdesk die Verbindung geschlossen.</translation>
    </message>
    <message>
        <source>Its port may belong to something else, or a firewall or proxy may have changed the response. No key or data was sent.</source>
        <translation>Sein Port gehört vielleicht zu etwas anderem, oder eine Firewall oder ein Proxy hat die Antwort verändert. Es wurden weder Schlüssel noch Daten gesendet.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, check the port in the connection, then ask your network administrator.</source>
        <translation>Versuchen Sie es erneut. Wenn es wieder geschieht, prüfen Sie den Port in der Verbindung und fragen Sie dann Ihre Netzwerkadministration.</translation>
    </message>
    <message>
        <source>The server requires an encrypted connection (TLS).</source>
        <translation>Der Server verlangt eine verschlüsselte Verbindung (TLS).</translation>
    </message>
    <message>
        <source>The URL in the connection isn’t encrypted, and the server responded with a TLS alert.</source>
        <translation>Die URL in der Verbindung ist unverschlüsselt, und der Server hat mit einem TLS-Alarm geantwortet.</translation>
    </message>
    <message>
        <source>Edit the connection and start the URL with https.</source>
        <translation>Bearbeiten Sie die Verbindung, und beginnen Sie die URL mit https.</translation>
    </message>
    <message>
        <source>The request was sent, but the server responded with a TLS alert: it requires an encrypted connection.</source>
        <translation>Die Anfrage wurde gesendet, aber der Server hat mit einem TLS-Alarm geantwortet: Er verlangt eine verschlüsselte Verbindung.</translation>
    </message>
    <message>
        <source>The server’s response isn’t valid HTTP, so Labdesk ignored it.</source>
        <translation>Die Antwort des Servers ist kein gültiges HTTP, deshalb hat Labdesk sie ignoriert.</translation>
    </message>
    <message>
        <source>A gateway or firewall in front of the service refused the request.</source>
        <translation>Ein Gateway oder eine Firewall vor dem Dienst hat die Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>The response had status 403, without an error message from the service. The key itself may be right.</source>
        <translation>Status 403 kam ohne eine Fehlermeldung des Dienstes. Der Schlüssel selbst kann richtig sein.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, ask your network administrator or whoever runs the service to allow this computer.</source>
        <translation>Prüfen Sie die URL in der Verbindung. Wenn sie stimmt, bitten Sie Ihre Netzwerkadministration oder den Betreiber des Dienstes, diesen Computer zuzulassen.</translation>
    </message>
    <message>
        <source>Your network requires signing in on a web page.</source>
        <translation>Ihr Netzwerk verlangt eine Anmeldung auf einer Webseite.</translation>
    </message>
    <message>
        <source>The network, not the service, responded with status 511. Nothing was changed.</source>
        <translation>Das Netzwerk, nicht der Dienst, hat mit Status 511 geantwortet. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The service didn’t respond to its gateway in time.</source>
        <translation>Der Dienst hat seinem Gateway nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The gateway stopped waiting and returned a timeout. The service may be slow or restarting.</source>
        <translation>Das Gateway hat nicht länger gewartet und eine Zeitüberschreitung gemeldet. Der Dienst ist vielleicht langsam oder startet gerade neu.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again. If it keeps happening, contact whoever runs the service.</source>
        <translation>Warten Sie eine Minute und versuchen Sie es dann erneut. Tritt das Problem weiterhin auf, wenden Sie sich an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The request was sent, but the service didn’t respond to its gateway in time. The gateway returned status %1.</source>
        <translation>Die Anfrage wurde gesendet, aber der Dienst hat seinem Gateway nicht rechtzeitig geantwortet. Das Gateway meldete Status %1.</translation>
    </message>
    <message>
        <source>Your administrator made this connection read-only, so nothing was changed.</source>
        <translation>Ihre Administration hat diese Verbindung schreibgeschützt, deshalb wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This computer’s policy turns off changes for everyone who uses it.</source>
        <translation>Die Richtlinie dieses Computers schaltet Änderungen für alle aus, die ihn nutzen.</translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or ask your administrator.</source>
        <translation>Wechseln Sie zu einer Verbindung, die Änderungen zulässt, oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>Check the port. If it’s right, try again later, or report this to whoever runs the service.</source>
        <translation>Prüfen Sie den Port. Wenn er stimmt, versuchen Sie es später erneut oder melden Sie es dem Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The SOCKS proxy %1 closed the connection.</source>
        <translation>Der SOCKS-Proxy %1 hat die Verbindung geschlossen.</translation>
    </message>
    <message>
        <source>Its rules may forbid connections to the service, or that port may belong to another kind of server, such as an HTTP proxy. Nothing reached the service.</source>
        <translation>Möglicherweise verbieten seine Regeln Verbindungen zum Dienst, oder der Port gehört zu einer anderen Art von Server, etwa einem HTTP-Proxy. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The name may be misspelled or known only inside your network, or looking it up took too long. Nothing reached the service.</source>
        <translation>Der Name ist möglicherweise falsch geschrieben oder nur in Ihrem Netzwerk bekannt, oder seine Auflösung hat zu lange gedauert. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The service’s host name or port may be wrong, the service may not be running, or the proxy may not be able to reach it. Nothing reached the service.</source>
        <translation>Der Hostname oder Port des Dienstes ist möglicherweise falsch, der Dienst läuft nicht, oder der Proxy kann ihn nicht erreichen. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The proxy %1 isn’t set up correctly.</source>
        <translation>Der Proxy %1 ist nicht richtig eingerichtet.</translation>
    </message>
    <message>
        <source>It reported an error in its configuration. Nothing reached the service.</source>
        <translation>Er meldete einen Fehler in seiner Konfiguration. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Ask your network administrator to check the proxy.</source>
        <translation>Bitten Sie Ihre Netzwerkadministration, den Proxy zu prüfen.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service to enable TLS 1.3, or TLS 1.2 with current ciphers. Settings under Advanced can’t allow older ones.</source>
        <translation>Bitten Sie den Betreiber des Dienstes, TLS 1.3 oder TLS 1.2 mit aktuellen Verschlüsselungen zu aktivieren. Einstellungen unter „Erweitert“ können keine älteren erlauben.</translation>
    </message>
    <message>
        <source>Labdesk uses HTTP/1.1. Nothing was changed.</source>
        <translation>Labdesk verwendet HTTP/1.1. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The connection’s URL isn’t encrypted, and the service redirected to %1. Nothing was changed.</source>
        <translation>Die URL der Verbindung ist nicht verschlüsselt, und der Dienst hat auf %1 umgeleitet. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The request was refused, and no reason was given.</source>
        <translation>Die Anfrage wurde abgelehnt, ein Grund wurde nicht genannt.</translation>
    </message>
    <message>
        <source>The response had status 403 without an error message: a gateway or firewall may have refused the request, or the key lacks permission.</source>
        <translation>Status 403 kam ohne Fehlermeldung: Ein Gateway oder eine Firewall hat die Anfrage möglicherweise abgelehnt, oder dem Schlüssel fehlt die Berechtigung.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, ask the key’s owner, your network administrator, or whoever runs the service.</source>
        <translation>Prüfen Sie die URL in der Verbindung. Wenn sie stimmt, fragen Sie den Inhaber des Schlüssels, Ihre Netzwerkadministration oder den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to another page on the same server. The status was %1.</source>
        <translation>Die Anfrage wurde gesendet, aber der Dienst hat auf eine andere Seite desselben Servers umgeleitet. Der Status war %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to an unusable address. The status was %1.</source>
        <translation>Die Anfrage wurde gesendet, aber der Dienst hat auf eine unbrauchbare Adresse umgeleitet. Der Status war %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to another address, which Labdesk didn’t follow. The status was %1.</source>
        <translation>Die Anfrage wurde gesendet, aber der Dienst hat auf eine andere Adresse umgeleitet, der Labdesk nicht gefolgt ist. Der Status war %1.</translation>
    </message>
    <message>
        <source>The gateway in front of the service says the service is unavailable.</source>
        <translation>Das Gateway vor dem Dienst meldet, dass der Dienst nicht verfügbar ist.</translation>
    </message>
    <message>
        <source>The gateway returned status 503: the service may be overloaded, restarting, or down for maintenance.</source>
        <translation>Das Gateway meldete Status 503: Der Dienst ist möglicherweise überlastet, startet neu oder wird gewartet.</translation>
    </message>
    <message>
        <source>Sign in to this computer again, or run kinit, then try again. If it keeps happening, ask your network administrator.</source>
        <translation>Melden Sie sich neu an diesem Computer an, oder führen Sie kinit aus, und versuchen Sie es dann erneut. Wenn es wieder geschieht, fragen Sie Ihre Netzwerkadministration.</translation>
    </message>
    <message>
        <source>Labdesk supports Kerberos (Negotiate), NTLM, and Basic. Nothing reached the service.</source>
        <translation>Labdesk unterstützt Kerberos (Negotiate), NTLM und Basic. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a Kerberos ticket, and you don’t have one.</source>
        <translation>Der Proxy %1 verlangt ein Kerberos-Ticket, und Sie haben keines.</translation>
    </message>
    <message>
        <source>You get one when you sign in to your organization’s network. Nothing reached the service.</source>
        <translation>Sie erhalten es, wenn Sie sich am Netzwerk Ihrer Organisation anmelden. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Sign in to this computer again, or run kinit. If the proxy also accepts a user name and password, enter them under Advanced. Otherwise ask your network administrator.</source>
        <translation>Melden Sie sich neu an diesem Computer an, oder führen Sie kinit aus. Wenn der Proxy auch Benutzername und Passwort annimmt, geben Sie beides unter „Erweitert“ ein. Fragen Sie sonst Ihre Netzwerkadministration.</translation>
    </message>
    <message>
        <source>Can’t sign in to the proxy %1: your Kerberos ticket has expired.</source>
        <translation>Die Anmeldung am Proxy %1 ist nicht möglich: Ihr Kerberos-Ticket ist abgelaufen.</translation>
    </message>
    <message>
        <source>A ticket is valid for several hours after you sign in to this computer. Nothing reached the service.</source>
        <translation>Ein Ticket gilt einige Stunden ab der Anmeldung an diesem Computer. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Can’t get a Kerberos ticket for the proxy %1.</source>
        <translation>Für den Proxy %1 ist kein Kerberos-Ticket zu bekommen.</translation>
    </message>
    <message>
        <source>The domain controller may be unreachable, or may not know the proxy by this name. Nothing reached the service.</source>
        <translation>Der Domänencontroller ist vielleicht nicht erreichbar oder kennt den Proxy unter diesem Namen nicht. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>Check your network. Check that the proxy is entered with its full name, not an IP address. Then ask your network administrator.</source>
        <translation>Prüfen Sie Ihr Netzwerk. Prüfen Sie auch, ob der Proxy mit vollem Namen und nicht als IP-Adresse eingetragen ist. Fragen Sie dann Ihre Netzwerkadministration.</translation>
    </message>
    <message>
        <source>The proxy %1 rejected your Kerberos ticket.</source>
        <translation>Der Proxy %1 hat Ihr Kerberos-Ticket abgelehnt.</translation>
    </message>
    <message>
        <source>You may not be allowed to use it, or this computer’s clock may be wrong. Nothing reached the service.</source>
        <translation>Vielleicht dürfen Sie ihn nicht benutzen, oder die Uhr dieses Computers geht falsch. Beim Dienst ist nichts angekommen.</translation>
    </message>
    <message>
        <source>A gateway or another server responded instead of the service: there’s nothing at this address.</source>
        <translation>Statt des Dienstes hat ein Gateway oder ein anderer Server geantwortet: Unter dieser Adresse ist nichts.</translation>
    </message>
    <message>
        <source>The response had status 404, without an error message from the service.</source>
        <translation>Status 404 kam ohne eine Fehlermeldung des Dienstes.</translation>
    </message>
    <message>
        <source>Check the URL. If it’s right, report this to whoever runs the service.</source>
        <translation>Prüfen Sie die URL. Wenn sie stimmt, melden Sie dies dem Betreiber des Dienstes.</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorState</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Details anzeigen</translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Status %1.</translation>
    </message>
    <message>
        <source>The service said: %1</source>
        <translation>Der Dienst meldet: %1</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Details ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>%Ln Versuch.</numerusform>
            <numerusform>%Ln Versuche.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ExerciseController</name>
    <message>
        <source>Exercise completed.</source>
        <translation>Übung abgeschlossen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of an exercise; %3 is a sentence</comment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>End exercise</source>
        <translation>Übung verlassen</translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Übungen …</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
</context>
<context>
    <name>labdesk::ExerciseTexts</name>
    <message>
        <source>A source lost its permission</source>
        <translation>Eine Quelle hat ihre Berechtigung verloren</translation>
    </message>
    <message>
        <source>Requests are rate limited</source>
        <translation>Anfragen sind begrenzt</translation>
    </message>
    <message>
        <source>A change has an unknown outcome</source>
        <translation>Das Ergebnis einer Änderung ist unbekannt</translation>
    </message>
    <message>
        <source>The service is down</source>
        <translation>Der Dienst ist ausgefallen</translation>
    </message>
    <message>
        <source>The wrong source is being disconnected</source>
        <translation>Die falsche Quelle wird getrennt</translation>
    </message>
    <message>
        <source>A caller needs a center nearby</source>
        <translation>Ein Anrufer braucht eine Entnahmestelle in der Nähe</translation>
    </message>
    <message>
        <source>In Users, select 20 or more users and check their sources.</source>
        <translation>Wählen Sie unter „Benutzer“ mindestens 20 Benutzer aus und prüfen Sie deren Quellen.</translation>
    </message>
    <message>
        <source>Open a user who needs attention.</source>
        <translation>Öffnen Sie einen Benutzer mit Handlungsbedarf.</translation>
    </message>
    <message>
        <source>Copy the message for the user.</source>
        <translation>Kopieren Sie die Nachricht an den Benutzer.</translation>
    </message>
    <message>
        <source>Open any user.</source>
        <translation>Öffnen Sie einen beliebigen Benutzer.</translation>
    </message>
    <message>
        <source>Wait. Labdesk retries the request automatically.</source>
        <translation>Warten Sie. Labdesk wiederholt die Anfrage automatisch.</translation>
    </message>
    <message>
        <source>Change the time zone of any user.</source>
        <translation>Ändern Sie die Zeitzone eines beliebigen Benutzers.</translation>
    </message>
    <message>
        <source>The response was lost. Check whether the change was made.</source>
        <translation>Die Antwort ging verloren. Prüfen Sie, ob die Änderung ausgeführt wurde.</translation>
    </message>
    <message>
        <source>Copy the summary for the ticket.</source>
        <translation>Kopieren Sie die Zusammenfassung für das Ticket.</translation>
    </message>
    <message>
        <source>Disconnect a source of any user.</source>
        <translation>Trennen Sie eine Quelle eines beliebigen Benutzers.</translation>
    </message>
    <message>
        <source>Cancel before it’s sent.</source>
        <translation>Brechen Sie die Aktion ab, bevor sie gesendet wird.</translation>
    </message>
    <message>
        <source>Copy a center’s details for the patient.</source>
        <translation>Kopieren Sie eine Entnahmestelle für den Patienten.</translation>
    </message>
    <message>
        <source>In Service centers, search near Evanston, IL.</source>
        <translation>Suchen Sie unter „Entnahmestellen“ in der Nähe von Evanston, IL.</translation>
    </message>
    <message>
        <source>The service is back. Labdesk loads the user automatically.</source>
        <translation>Der Dienst ist wieder verfügbar. Labdesk lädt den Benutzer automatisch.</translation>
    </message>
</context>
<context>
    <name>labdesk::ExportDialog</name>
    <message numerus="yes">
        <source>Export %Ln user(s)</source>
        <translation>
            <numerusform>%Ln Benutzer exportieren</numerusform>
            <numerusform>%Ln Benutzer exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Dateiformat</translation>
    </message>
    <message>
        <source>Client IDs that may contain personal data</source>
        <translation>Client-IDs, die nach personenbezogenen Daten aussehen</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Alle Benutzer</translation>
    </message>
    <message>
        <source>Users matching %1</source>
        <translation>Benutzer, die %1 entsprechen</translation>
    </message>
    <message>
        <source>Fields: %1. Birth dates are never exported.</source>
        <translation>Felder: %1. Geburtsdaten werden nie exportiert.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Durch&amp;suchen …</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>&amp;File (only you can read it)</source>
        <translation>&amp;Datei (nur für Sie lesbar)</translation>
    </message>
    <message>
        <source>C&amp;lient IDs that may contain personal data</source>
        <translation>Client-IDs, die nach personenbezogenen D&amp;aten aussehen</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type the number of users: %1</source>
        <translation>Dies ist die Produktion. &amp;Geben Sie die Anzahl der Benutzer ein, um fortzufahren: %1</translation>
    </message>
    <message>
        <source>Number of users</source>
        <translation>Anzahl der Benutzer</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Checking for personal data in client IDs…</source>
        <translation>Client-IDs werden auf personenbezogene Daten geprüft …</translation>
    </message>
    <message>
        <source>None of these client IDs look like an email address or phone number.</source>
        <translation>Keine dieser Client-IDs sieht wie eine E-Mail-Adresse oder Telefonnummer aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be exported as they are.</source>
        <translation>
            <numerusform>%Ln Client-ID sieht nach personenbezogenen Daten aus und wird unverändert exportiert.</numerusform>
            <numerusform>%Ln Client-IDs sehen nach personenbezogenen Daten aus und werden unverändert exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field: %1. %Ln user(s) in total.</source>
        <translation>
            <numerusform>Feld: %1. %Ln Benutzer insgesamt.</numerusform>
            <numerusform>Feld: %1. %Ln Benutzer insgesamt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be hidden.</source>
        <translation>
            <numerusform>%Ln Client-ID sieht nach personenbezogenen Daten aus und wird verborgen.</numerusform>
            <numerusform>%Ln Client-IDs sehen nach personenbezogenen Daten aus und werden verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace file</source>
        <translation>Datei e&amp;rsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s) exported</source>
        <translation>
            <numerusform>%1 von %Ln Benutzer exportiert</numerusform>
            <numerusform>%1 von %Ln Benutzern exportiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln user(s).</source>
        <translation>
            <numerusform>%Ln Benutzer exportiert.</numerusform>
            <numerusform>%Ln Benutzer exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>labdesk::FacetTableModel</name>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
</context>
<context>
    <name>labdesk::FieldHelp</name>
    <message>
        <source>Your own ID for this user. It can’t contain personal data.</source>
        <translation>Ihre eigene ID für diesen Benutzer. Sie darf keine personenbezogenen Daten enthalten.</translation>
    </message>
    <message>
        <source>Assigned by the service when the user was created.</source>
        <translation>Vom Dienst vergeben, als der Benutzer angelegt wurde.</translation>
    </message>
    <message>
        <source>The team that this user belongs to in the service.</source>
        <translation>Das Team beim Dienst, zu dem dieser Benutzer gehört.</translation>
    </message>
    <message>
        <source>Used when a source sends times without a time zone.</source>
        <translation>Gilt, wenn eine Quelle Zeiten ohne Zeitzone sendet.</translation>
    </message>
    <message>
        <source>Used to calculate maximum heart rate when a source sends no age.</source>
        <translation>Damit wird die maximale Herzfrequenz berechnet, wenn eine Quelle kein Alter sendet.</translation>
    </message>
    <message>
        <source>Data from before this date isn’t collected.</source>
        <translation>Daten aus der Zeit vor diesem Datum werden nicht erfasst.</translation>
    </message>
    <message>
        <source>From this date on, no data is collected, and the service disconnects the sources.</source>
        <translation>Daten ab diesem Datum werden nicht erfasst, und der Dienst trennt die Quellen.</translation>
    </message>
    <message>
        <source>The service’s code for the insurance company.</source>
        <translation>Der Code des Dienstes für die Versicherung.</translation>
    </message>
    <message>
        <source>The insurer’s number for the member, as on the card.</source>
        <translation>Die Nummer des Mitglieds bei der Versicherung, wie auf der Karte.</translation>
    </message>
    <message>
        <source>The insurer’s number for a group plan. Not every card has one.</source>
        <translation>Die Nummer des Gruppentarifs bei der Versicherung. Nicht jede Karte nennt eine.</translation>
    </message>
    <message>
        <source>How the patient is related to the insured person.</source>
        <translation>In welchem Verhältnis der Patient zur versicherten Person steht.</translation>
    </message>
    <message>
        <source>Whoever holds the policy, not necessarily the patient.</source>
        <translation>Wer den Vertrag abgeschlossen hat. Das muss nicht der Patient sein.</translation>
    </message>
    <message>
        <source>Whoever is responsible for paying the patient’s bill.</source>
        <translation>Wer für die Rechnung des Patienten aufkommt.</translation>
    </message>
    <message>
        <source>The service’s identifier (slug) for the provider. You can use it in filters.</source>
        <translation>Die Kennung (Slug) des Anbieters im Dienst. Sie können sie in Filtern verwenden.</translation>
    </message>
    <message>
        <source>How users give permission to read their data.</source>
        <translation>Wie Benutzer den Zugriff auf ihre Daten erlauben.</translation>
    </message>
    <message>
        <source>What the provider can send. A user may have allowed less.</source>
        <translation>Was der Anbieter senden kann. Möglicherweise hat ein Benutzer weniger erlaubt.</translation>
    </message>
    <message>
        <source>Where to search. For a city, its central ZIP code is used.</source>
        <translation>Wo gesucht wird. Bei einem Ort gilt die PLZ seiner Mitte.</translation>
    </message>
    <message>
        <source>A lab order in the service. It includes the lab and the patient’s address.</source>
        <translation>Ein Laborauftrag beim Dienst. Er enthält das Labor und die Adresse des Patienten.</translation>
    </message>
    <message>
        <source>Only this lab’s service centers are searched.</source>
        <translation>Gesucht werden nur Entnahmestellen dieses Labors.</translation>
    </message>
    <message>
        <source>How far away to search, in miles.</source>
        <translation>In welchem Umkreis gesucht wird, in Meilen.</translation>
    </message>
    <message>
        <source>The state of the payor’s business address, not the patient’s.</source>
        <translation>Der Bundesstaat der Geschäftsadresse des Kostenträgers, nicht der des Patienten.</translation>
    </message>
    <message>
        <source>Passes claims on to payors and has its own ID for each one.</source>
        <translation>Leitet Abrechnungen an Kostenträger weiter und hat für jeden eine eigene ID.</translation>
    </message>
    <message>
        <source>A clearinghouse’s ID for a payor. It’s not the payor code.</source>
        <translation>Die ID einer Clearingstelle für einen Kostenträger. Sie ist nicht der Kostenträger-Code.</translation>
    </message>
    <message>
        <source>What the service is used for. It’s always shown at the top of the window.</source>
        <translation>Wofür der Dienst verwendet wird. Steht immer oben im Fenster.</translation>
    </message>
    <message>
        <source>The address of the service’s API. Whoever runs the service can tell you.</source>
        <translation>Die Adresse der API des Dienstes. Der Betreiber kennt sie.</translation>
    </message>
    <message>
        <source>The HTTP header that carries the key in each request.</source>
        <translation>Der HTTP-Header, der den Schlüssel in jeder Anfrage enthält.</translation>
    </message>
    <message>
        <source>Where the API client ID and client secret are exchanged for a token.</source>
        <translation>Wo API-Client-ID und Client-Secret gegen ein Token getauscht werden.</translation>
    </message>
    <message>
        <source>Identifies your team at the auth URL. It’s not a user’s client ID.</source>
        <translation>Weist Ihr Team bei der Auth-URL aus. Sie ist nicht die Client-ID eines Benutzers.</translation>
    </message>
    <message>
        <source>The API that the token is for. Usually the base URL.</source>
        <translation>Die API, für die das Token gilt. Meist die Basis-URL.</translation>
    </message>
    <message>
        <source>What the fields mean</source>
        <translation>Was die Felder bedeuten</translation>
    </message>
    <message>
        <source>To see this help in the window, point to a field or press %1.</source>
        <translation>Um diese Hilfe im Fenster zu sehen, zeigen Sie auf ein Feld oder drücken Sie %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>labdesk::FilterWords</name>
    <message>
        <source>“%1” needs a value.</source>
        <translation>„%1“ braucht einen Wert.</translation>
    </message>
    <message>
        <source>“%1” is searched as text. Use OR in capitals to match either term.</source>
        <translation>„%1“ wird als Text gesucht. Mit „OR“ in Großbuchstaben genügt einer der beiden Begriffe.</translation>
    </message>
    <message>
        <source>“%1” isn’t needed, because users must match all terms. It’s searched as text.</source>
        <translation>„%1“ wird als Text gesucht. Benutzer müssen ohnehin allen Begriffen entsprechen.</translation>
    </message>
    <message>
        <source>Missing closing quote: everything after the opening quote is one phrase.</source>
        <translation>Schließendes Anführungszeichen fehlt: Alles danach gilt als eine Wortgruppe.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Unbekanntes Feld „%1“, daher als Text gesucht.</translation>
    </message>
    <message>
        <source>“%1” only works with “%2”, so it’s searched as text.</source>
        <translation>„%1“ funktioniert nur mit „%2“, daher als Text gesucht.</translation>
    </message>
    <message>
        <source>“OR” has nothing before it, so it’s searched as text.</source>
        <translation>Vor „OR“ steht nichts, daher als Text gesucht.</translation>
    </message>
    <message>
        <source>“%1” needs one of these values: %2. It’s ignored until it’s complete.</source>
        <translation>„%1“ braucht einen dieser Werte: %2. Bis dahin wird es ignoriert.</translation>
    </message>
    <message>
        <source>“%1” needs one of these values: %2. It’s searched as text.</source>
        <translation>„%1“ braucht einen dieser Werte: %2. Als Text gesucht.</translation>
    </message>
    <message>
        <source>“%1” isn’t a complete date yet, so it’s ignored.</source>
        <translation>„%1“ ist noch kein vollständiges Datum und wird ignoriert.</translation>
    </message>
    <message>
        <source>“%1” isn’t a date, so it’s searched as text. Use 2026-03-31, 2026-03, 2026, 2026-01..2026-03, or 30d.</source>
        <translation>„%1“ ist kein Datum, daher als Text gesucht. Verwenden Sie 2026-03-31, 2026-03, 2026, 2026-01..2026-03 oder 30d.</translation>
    </message>
</context>
<context>
    <name>labdesk::ForeignTrailDialog</name>
    <message>
        <source>Audit trail of another computer</source>
        <translation>Prüfprotokoll eines anderen Computers</translation>
    </message>
    <message>
        <source>Filter this audit trail</source>
        <translation>Dieses Prüfprotokoll filtern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Verifying the audit trail…</source>
        <translation>Das Prüfprotokoll wird überprüft …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), read-only</source>
        <translation>
            <numerusform>%Ln Eintrag, schreibgeschützt</numerusform>
            <numerusform>%Ln Einträge, schreibgeschützt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln record(s), read-only</source>
        <translation>
            <numerusform>%1 von %Ln Eintrag, schreibgeschützt</numerusform>
            <numerusform>%1 von %Ln Einträgen, schreibgeschützt</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1. It isn’t part of this computer’s trail.</source>
        <translation>Aus %1. Gehört nicht zum Prüfprotokoll dieses Computers.</translation>
    </message>
    <message>
        <source>There is no audit trail in %1.</source>
        <translation>In %1 ist kein Prüfprotokoll.</translation>
    </message>
    <message>
        <source>Choose a copy of an audit folder, one of its files, or exported JSON lines.</source>
        <translation>Wählen Sie die Kopie eines Protokollordners, eine seiner Dateien oder exportierte JSON-Zeilen.</translation>
    </message>
    <message>
        <source>Later records are shown but can’t be verified.</source>
        <translation>Spätere Einträge werden angezeigt, lassen sich aber nicht überprüfen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exported record(s), which can’t be verified.</source>
        <translation>
            <numerusform>%Ln exportierter Eintrag, der sich nicht überprüfen lässt.</numerusform>
            <numerusform>%Ln exportierte Einträge, die sich nicht überprüfen lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exports don’t include the data needed for verification. To verify, ask for a copy of the audit folder.</source>
        <translation>Exporte enthalten nicht die Daten, die zum Überprüfen nötig sind. Bitten Sie dafür um eine Kopie des Protokollordners.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found in this file.</source>
        <translation>
            <numerusform>Überprüft: %Ln Eintrag, keine Änderungen in dieser Datei gefunden.</numerusform>
            <numerusform>Überprüft: %Ln Einträge, keine Änderungen in dieser Datei gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk can’t detect missing files before or after this one. Open the whole folder to check for them.</source>
        <translation>Ob davor oder danach Dateien fehlen, lässt sich nicht erkennen; öffnen Sie dafür den ganzen Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>Überprüft: %Ln Eintrag, keine Änderungen gefunden.</numerusform>
            <numerusform>Überprüft: %Ln Einträge, keine Änderungen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone who can write to the folder could still have replaced the whole trail.</source>
        <translation>Wer in den Ordner schreiben kann, könnte dennoch das ganze Protokoll ersetzt haben.</translation>
    </message>
</context>
<context>
    <name>labdesk::HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Labdesk guide</source>
        <translation>Handbuch – Labdesk</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln Ergebnis</numerusform>
            <numerusform>%Ln Ergebnisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Hours</name>
    <message>
        <source>Hours not provided. Call before visiting.</source>
        <translation>Öffnungszeiten nicht angegeben. Rufen Sie vorher an.</translation>
    </message>
    <message>
        <source>Closed all week</source>
        <translation>Die ganze Woche geschlossen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, closed %2</source>
        <translation>%1, geschlossen %2</translation>
    </message>
    <message>
        <source>Open now, today %1</source>
        <translation>Jetzt geöffnet, heute %1</translation>
    </message>
    <message>
        <source>Closed now, open today %1</source>
        <translation>Jetzt geschlossen, heute geöffnet %1</translation>
    </message>
    <message>
        <source>Closed today, opens %1</source>
        <translation>Heute geschlossen, öffnet %1</translation>
    </message>
    <message>
        <source>Closed now, opens %1</source>
        <translation>Jetzt geschlossen, öffnet %1</translation>
    </message>
    <message numerus="yes">
        <source>Closes in %Ln min, today %1</source>
        <translation>
            <numerusform>Schließt in %Ln min, heute %1</numerusform>
            <numerusform>Schließt in %Ln min, heute %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 closed</source>
        <extracomment>%1 is a day of the week: &quot;Sat closed&quot;</extracomment>
        <translation>%1 geschlossen</translation>
    </message>
</context>
<context>
    <name>labdesk::IngestionLine</name>
    <message>
        <source>no start</source>
        <translation>ohne Beginn</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Erfassungszeitraum</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>labdesk::InsuranceWords</name>
    <message>
        <source>Female</source>
        <translation>Weiblich</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Männlich</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>Spouse</source>
        <translation>Ehepartner</translation>
    </message>
</context>
<context>
    <name>labdesk::JobProgress</name>
    <message numerus="yes">
        <source>%Ln job(s): %1 of %2</source>
        <translation>
            <numerusform>%Ln Auftrag: %1 von %2</numerusform>
            <numerusform>%Ln Aufträge: %1 von %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobRemainsView</name>
    <message>
        <source>E&amp;xport results…</source>
        <translation>Ergebnisse e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Aus &amp;Liste entfernen</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Benutzer des Auftrags</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1: %Ln Benutzer</numerusform>
            <numerusform>%1: %Ln Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted. Started %1 on “%2”. %3.</source>
        <translation>Unterbrochen. Begonnen am %1 über „%2“. %3.</translation>
    </message>
    <message>
        <source>Check the users with an unknown outcome before you send anything again.</source>
        <translation>Prüfen Sie die Benutzer mit unbekanntem Ergebnis, bevor Sie erneut etwas senden.</translation>
    </message>
    <message>
        <source>The job won’t resume automatically.</source>
        <translation>Der Auftrag wird nicht automatisch fortgesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select unsent (%Ln)</source>
        <translation>
            <numerusform>Nicht gesen&amp;dete auswählen (%Ln)</numerusform>
            <numerusform>Nicht gesen&amp;dete auswählen (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Check the %Ln unknown outcome(s)</source>
        <translation>
            <numerusform>Den %Ln unbekannten &amp;prüfen</numerusform>
            <numerusform>Die %Ln unbekannten &amp;prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>This job ran on “%1”. Switch to that connection first.</source>
        <translation>Dieser Auftrag lief über „%1“. Wechseln Sie zuerst zu dieser Verbindung.</translation>
    </message>
</context>
<context>
    <name>labdesk::JobTableModel</name>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 von %Ln Benutzer</numerusform>
            <numerusform>%1 von %Ln Benutzern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobUserTableModel</name>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>Benutzer-ID</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>labdesk::JobWords</name>
    <message>
        <source>Change time zone to %1</source>
        <translation>Zeitzone auf %1 ändern</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>%1 trennen</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Datenabruf anfordern</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <source>Disconnect source</source>
        <translation>Quelle trennen</translation>
    </message>
    <message>
        <source>Restore time zones</source>
        <translation>Zeitzonen wiederherstellen</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 erledigt</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 unbekannt</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>%1 in Warteschlange</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>%1 nicht gesendet</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Canceling</source>
        <translation>Wird abgebrochen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>In Warteschlange</translation>
    </message>
    <message>
        <source>Rate limited</source>
        <translation>Anfragen begrenzt</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Paused. Nothing is sent until you resume.</source>
        <translation>Angehalten. Bis Sie fortsetzen, wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Accepted, but still listed. A phone app may have reconnected it.</source>
        <translation>Angenommen, aber noch aufgeführt. Möglicherweise hat eine Smartphone-App die Verbindung wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1 sending</source>
        <translation>%1 werden gesendet</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Teilweise erledigt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message numerus="yes">
        <source>Canceling. Waiting for %Ln response(s).</source>
        <translation>
            <numerusform>Wird abgebrochen. Warten auf %Ln Antwort.</numerusform>
            <numerusform>Wird abgebrochen. Warten auf %Ln Antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can’t reach the service. Nothing is sent until you resume.</source>
        <translation>Der Dienst ist nicht erreichbar. Bis Sie fortsetzen, wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The connection’s key or settings don’t allow this job. Nothing is sent until you resume.</source>
        <translation>Der Schlüssel oder die Einstellungen der Verbindung lassen diesen Auftrag nicht zu. Bis Sie fortsetzen, wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Queued. This job starts when the running one ends.</source>
        <translation>In Warteschlange. Dieser Auftrag beginnt, wenn der laufende endet.</translation>
    </message>
    <message numerus="yes">
        <source>Rate limited. The job resumes in %Ln second(s).</source>
        <translation>
            <numerusform>Anfragen begrenzt. Der Auftrag läuft in %Ln Sekunde weiter.</numerusform>
            <numerusform>Anfragen begrenzt. Der Auftrag läuft in %Ln Sekunden weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>already has this time zone</source>
        <translation>hat diese Zeitzone bereits</translation>
    </message>
    <message>
        <source>doesn’t have this source</source>
        <translation>hat diese Quelle nicht</translation>
    </message>
    <message>
        <source>no source to refresh</source>
        <translation>keine Quelle für einen Datenabruf</translation>
    </message>
    <message>
        <source>data collection ended, no source left</source>
        <translation>Datenerfassung beendet, keine Quelle übrig</translation>
    </message>
    <message>
        <source>hourly refresh limit reached</source>
        <translation>stündliches Limit für Datenabrufe erreicht</translation>
    </message>
    <message>
        <source>had no time zone before, and it can’t be cleared</source>
        <translation>hatte vorher keine Zeitzone, und sie lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>not changed by the original job</source>
        <translation>vom ursprünglichen Auftrag nicht geändert</translation>
    </message>
    <message>
        <source>outcome unknown: check first</source>
        <translation>Ergebnis unbekannt: zuerst prüfen</translation>
    </message>
    <message>
        <source>New data is requested</source>
        <translation>Neue Daten werden angefordert</translation>
    </message>
    <message>
        <source>This source stops sending data</source>
        <translation>Diese Quelle sendet keine Daten mehr</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a value before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <comment>a time zone</comment>
        <translation>Zurück auf %1</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <translation>Noch nicht bestätigt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Accepted, but the service still returns the old value.</source>
        <translation>Angenommen, aber der Dienst liefert noch den alten Wert.</translation>
    </message>
    <message>
        <source>Was already disconnected.</source>
        <translation>War bereits getrennt.</translation>
    </message>
    <message>
        <source>Requested, but some sources failed.</source>
        <translation>Angefordert, aber bei einigen Quellen fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Requested. The service is still working on it.</source>
        <translation>Angefordert. Der Dienst arbeitet noch daran.</translation>
    </message>
    <message>
        <source>Requested.</source>
        <translation>Angefordert.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>Getrennt.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Geändert.</translation>
    </message>
    <message>
        <source>Rate limited.</source>
        <translation>Anfragen begrenzt.</translation>
    </message>
    <message>
        <source>%1 Status %2.</source>
        <comment>what went wrong, and the HTTP status</comment>
        <translation>%1 Status %2.</translation>
    </message>
    <message>
        <source>Checked: the service still returns the old value. The change may still take effect.</source>
        <translation>Geprüft: Der Dienst liefert noch den alten Wert. Die Änderung kann noch wirksam werden.</translation>
    </message>
    <message>
        <source>Sent, but no response arrived.</source>
        <translation>Gesendet, aber es kam keine Antwort.</translation>
    </message>
    <message>
        <source>Change data collection end date to %1</source>
        <translation>Ende der Datenerfassung auf %1 ändern</translation>
    </message>
    <message>
        <source>Change data collection end date</source>
        <translation>Ende der Datenerfassung ändern</translation>
    </message>
    <message>
        <source>Check sources</source>
        <translation>Quellen prüfen</translation>
    </message>
    <message numerus="yes">
        <source>Requests new data for %Ln user(s). It can take a while to arrive.</source>
        <translation>
            <numerusform>Fordert neue Daten für %Ln Benutzer an. Es kann etwas dauern, bis sie eintreffen.</numerusform>
            <numerusform>Fordert neue Daten für %Ln Benutzer an. Es kann etwas dauern, bis sie eintreffen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The source stops sending data for %Ln user(s). Only the users can reconnect it.</source>
        <translation>
            <numerusform>Die Quelle sendet für %Ln Benutzer keine Daten mehr. Nur dieser kann sie wieder verbinden.</numerusform>
            <numerusform>Die Quelle sendet für %Ln Benutzer keine Daten mehr. Nur diese können sie wieder verbinden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this time zone for %Ln user(s).</source>
        <translation>
            <numerusform>Legt diese Zeitzone für %Ln Benutzer fest.</numerusform>
            <numerusform>Legt diese Zeitzone für %Ln Benutzer fest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restores the previous time zone of %Ln user(s).</source>
        <translation>
            <numerusform>Stellt die vorherige Zeitzone von %Ln Benutzer wieder her.</numerusform>
            <numerusform>Stellt die vorherige Zeitzone von %Ln Benutzern wieder her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this data collection end date for %Ln user(s).</source>
        <translation>
            <numerusform>Legt dieses Ende der Datenerfassung für %Ln Benutzer fest.</numerusform>
            <numerusform>Legt dieses Ende der Datenerfassung für %Ln Benutzer fest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads the sources of %Ln user(s) and lists their problems. Nothing is changed or saved.</source>
        <translation>
            <numerusform>Liest die Quellen von %Ln Benutzer und führt ihre Probleme auf. Es wird nichts geändert oder gespeichert.</numerusform>
            <numerusform>Liest die Quellen von %Ln Benutzern und führt ihre Probleme auf. Es wird nichts geändert oder gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Wird gestartet</translation>
    </message>
    <message>
        <source>Starts in a few seconds. Nothing has been sent yet.</source>
        <translation>Beginnt in wenigen Sekunden. Es wurde noch nichts gesendet.</translation>
    </message>
    <message>
        <source>Several requests in a row got no response. Check these users before you resume.</source>
        <translation>Mehrere Anfragen nacheinander blieben ohne Antwort. Sehen Sie sich diese Benutzer an, bevor Sie fortsetzen.</translation>
    </message>
    <message>
        <source>data collection already ends on this day</source>
        <translation>Datenerfassung endet bereits an diesem Tag</translation>
    </message>
    <message>
        <source>Sources are checked</source>
        <translation>Quellen werden geprüft</translation>
    </message>
    <message>
        <source>Some sources couldn’t be read</source>
        <translation>Einige Quellen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and its problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Request data refresh</source>
        <translation>&amp;Datenabruf anfordern</translation>
    </message>
    <message>
        <source>C&amp;hange time zone</source>
        <translation>Zeitzone ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Disconnect source</source>
        <translation>Quelle t&amp;rennen</translation>
    </message>
    <message>
        <source>&amp;Restore time zones</source>
        <translation>Zeitzonen &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Change data &amp;collection end date</source>
        <translation>Ende der Datener&amp;fassung ändern</translation>
    </message>
    <message>
        <source>Chec&amp;k sources</source>
        <translation>Quellen p&amp;rüfen</translation>
    </message>
    <message>
        <source>data collection starts after this day</source>
        <translation>die Datenerfassung beginnt nach diesem Tag</translation>
    </message>
    <message>
        <source>changed somewhere else in the meantime</source>
        <translation>wurde inzwischen anderswo geändert</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 übersprungen</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>source reconnected in the meantime</source>
        <translation>Quelle wurde inzwischen neu verbunden</translation>
    </message>
    <message>
        <source>%1 partly done</source>
        <translation>%1 teilweise erledigt</translation>
    </message>
    <message>
        <source>%1 not confirmed yet</source>
        <translation>%1 noch nicht bestätigt</translation>
    </message>
</context>
<context>
    <name>labdesk::JobsPane</name>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>No job selected</source>
        <translation>Kein Auftrag ausgewählt</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>Noch keine Aufträge</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Exported the results.</source>
        <translation>Ergebnisse exportiert.</translation>
    </message>
    <message>
        <source>No job selected.</source>
        <translation>Kein Auftrag ausgewählt.</translation>
    </message>
    <message>
        <source>Go to the job list</source>
        <translation>Zur Auftragsliste</translation>
    </message>
    <message>
        <source>Reload jobs</source>
        <translation>Aufträge neu laden</translation>
    </message>
    <message>
        <source>This list updates automatically.</source>
        <translation>Diese Liste wird automatisch aktualisiert.</translation>
    </message>
    <message>
        <source>Pause job</source>
        <translation>Auftrag anhalten</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Auftrag abbrechen</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>stoppen</translation>
    </message>
    <message>
        <source>Export job results…</source>
        <translation>Ergebnisse des Auftrags exportieren …</translation>
    </message>
    <message>
        <source>save CSV</source>
        <translation>speichern CSV</translation>
    </message>
    <message>
        <source>Sho&amp;w users</source>
        <translation>&amp;Benutzer anzeigen</translation>
    </message>
    <message>
        <source>Copy link to jobs</source>
        <translation>Link zu den Aufträgen kopieren</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Select a job to see its progress.</source>
        <translation>Wählen Sie einen Auftrag in der Liste aus, um seinen Fortschritt zu sehen.</translation>
    </message>
    <message>
        <source>Select two or more users, then choose an action.</source>
        <translation>Wählen Sie in der Benutzerliste zwei oder mehr Benutzer aus und dann eine Aktion.</translation>
    </message>
    <message>
        <source>The job isn’t running.</source>
        <translation>Der Auftrag läuft nicht.</translation>
    </message>
    <message>
        <source>The job has ended.</source>
        <translation>Der Auftrag ist beendet.</translation>
    </message>
    <message numerus="yes">
        <source>Send the request again for %Ln user(s)?</source>
        <translation>
            <numerusform>Die Anfrage für %Ln Benutzer noch einmal senden?</numerusform>
            <numerusform>Die Anfrage für %Ln Benutzer noch einmal senden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry failures</source>
        <translation>Fehlgeschlagene wiederholen</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonPanel</name>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>Umbrechen</translation>
    </message>
    <message>
        <source>Raw response</source>
        <translation>Rohantwort</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in response</source>
        <translation>In der Antwort suchen</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Changes since the previous response</source>
        <translation>Änderungen seit der vorherigen Antwort</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the hits</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation>Pfad kopiert.</translation>
    </message>
    <message>
        <source>Copied the value.</source>
        <translation>Wert kopiert.</translation>
    </message>
    <message>
        <source>This response is too large for a tree (%1) and is shown as text only.</source>
        <translation>Diese Antwort ist für eine Baumansicht zu groß (%1) und wird nur als Text angezeigt.</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonTreeModel</name>
    <message>
        <source>unknown field, not in the contract</source>
        <translation>unbekanntes Feld, nicht in der API-Beschreibung</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonTreeView</name>
    <message>
        <source>Raw response</source>
        <translation>Rohantwort</translation>
    </message>
</context>
<context>
    <name>labdesk::KeptSecretField</name>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen …</translation>
    </message>
    <message>
        <source>%1: stored, never shown</source>
        <translation>%1: gespeichert, wird nie angezeigt</translation>
    </message>
    <message>
        <source>Replace: %1</source>
        <translation>Ersetzen: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::KnownValues</name>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>App</source>
        <translation>App</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Schlaf</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Workouts</source>
        <translation>Trainings</translation>
    </message>
    <message>
        <source>Workout stream</source>
        <translation>Trainingsverlauf</translation>
    </message>
    <message>
        <source>Glucose</source>
        <translation>Glukose</translation>
    </message>
    <message>
        <source>Heart rate</source>
        <translation>Herzfrequenz</translation>
    </message>
    <message>
        <source>Heart rate variability</source>
        <translation>Herzfrequenzvariabilität</translation>
    </message>
    <message>
        <source>Blood oxygen</source>
        <translation>Blutsauerstoff</translation>
    </message>
    <message>
        <source>Blood pressure</source>
        <translation>Blutdruck</translation>
    </message>
    <message>
        <source>Cholesterol</source>
        <translation>Cholesterin</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Body fat</source>
        <translation>Körperfett</translation>
    </message>
    <message>
        <source>Body temperature</source>
        <translation>Körpertemperatur</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>Mahlzeiten</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Caffeine</source>
        <translation>Koffein</translation>
    </message>
    <message>
        <source>Mindfulness minutes</source>
        <translation>Achtsamkeitsminuten</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Active calories</source>
        <translation>Aktive Kalorien</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Floors climbed</source>
        <translation>Gestiegene Stockwerke</translation>
    </message>
    <message>
        <source>Respiratory rate</source>
        <translation>Atemfrequenz</translation>
    </message>
    <message>
        <source>VO2 max</source>
        <translation>VO2max</translation>
    </message>
    <message>
        <source>Basal calories</source>
        <translation>Grundumsatz</translation>
    </message>
    <message>
        <source>Stress level</source>
        <translation>Stresslevel</translation>
    </message>
    <message>
        <source>Menstrual cycle</source>
        <translation>Menstruationszyklus</translation>
    </message>
    <message>
        <source>Electrocardiogram</source>
        <translation>Elektrokardiogramm</translation>
    </message>
    <message>
        <source>AFib burden</source>
        <translation>Vorhofflimmerlast</translation>
    </message>
    <message>
        <source>Sleep cycle</source>
        <translation>Schlafzyklus</translation>
    </message>
    <message>
        <source>Hypnogram</source>
        <translation>Hypnogramm</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>STAT testing</source>
        <translation>Eilbestimmungen (STAT)</translation>
    </message>
    <message>
        <source>Appointments</source>
        <translation>Termine</translation>
    </message>
    <message>
        <source>Appointments booked through the service</source>
        <translation>Termine über den Dienst</translation>
    </message>
    <message>
        <source>Appointments booked with the lab</source>
        <translation>Termine beim Labor</translation>
    </message>
    <message>
        <source>Pediatric draws</source>
        <translation>Blutabnahmen bei Kindern</translation>
    </message>
    <message>
        <source>Glucose tolerance tests</source>
        <translation>Glukosetoleranztests</translation>
    </message>
    <message>
        <source>Bills the client</source>
        <translation>Rechnung an Auftraggeber</translation>
    </message>
    <message>
        <source>Bills commercial insurance</source>
        <translation>Rechnung an private Versicherung</translation>
    </message>
    <message>
        <source>Bills the patient through the client</source>
        <translation>Rechnung an Patienten über Auftraggeber</translation>
    </message>
    <message>
        <source>Bills the patient</source>
        <translation>Rechnung an Patienten</translation>
    </message>
    <message>
        <source>Web sign-in</source>
        <translation>Web-Anmeldung</translation>
    </message>
    <message>
        <source>Team account</source>
        <translation>Teamkonto</translation>
    </message>
    <message>
        <source>Phone app</source>
        <translation>Smartphone-App</translation>
    </message>
    <message>
        <source>User name and password</source>
        <translation>Benutzername und Passwort</translation>
    </message>
</context>
<context>
    <name>labdesk::LabButtons</name>
    <message>
        <source>Search %1</source>
        <translation>Bei %1 suchen</translation>
    </message>
</context>
<context>
    <name>labdesk::LastRefresh</name>
    <message>
        <source>Last request at %1: failed.</source>
        <translation>Letzter Datenabruf %1: fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Last request at %1: accepted.</source>
        <translation>Letzter Datenabruf %1: angenommen.</translation>
    </message>
    <message>
        <source>Last request at %1: %2.</source>
        <translation>Letzter Datenabruf %1: %2.</translation>
    </message>
    <message>
        <source>The outcome of the last refresh request is unknown. Check it first.</source>
        <translation>Das Ergebnis der letzten Anforderung eines Datenabrufs ist unbekannt. Prüfen Sie es zuerst.</translation>
    </message>
    <message>
        <source>A refresh was requested. Waiting for the response.</source>
        <translation>Ein Datenabruf wurde angefordert. Warten auf die Antwort.</translation>
    </message>
    <message>
        <source>The service is rate limiting data refreshes. Try again in %1.</source>
        <translation>Der Dienst begrenzt Datenabrufe. Versuchen Sie es in %1 erneut.</translation>
    </message>
</context>
<context>
    <name>labdesk::LeaveDialog</name>
    <message numerus="yes">
        <source>%Ln change(s) being sent</source>
        <translation>
            <numerusform>%Ln Änderung wird gesendet</numerusform>
            <numerusform>%Ln Änderungen werden gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit before changes are sent?</source>
        <translation>Vor dem Senden der Änderungen beenden?</translation>
    </message>
    <message>
        <source>Switch anyway</source>
        <translation>Trotzdem wechseln</translation>
    </message>
    <message>
        <source>Start over anyway</source>
        <translation>Trotzdem neu beginnen</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Quit without sending</source>
        <translation>Beenden, ohne zu senden</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Warten</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) haven’t finished</source>
        <translation>
            <numerusform>%Ln Auftrag ist noch nicht abgeschlossen</numerusform>
            <numerusform>%Ln Aufträge sind noch nicht abgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) are still queued. Nothing will be sent for them.</source>
        <translation>
            <numerusform>%Ln Benutzer ist noch in der Warteschlange. Für ihn wird nichts gesendet.</numerusform>
            <numerusform>%Ln Benutzer sind noch in der Warteschlange. Für sie wird nichts gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes for %Ln user(s) are being sent. Their outcome will be unknown.</source>
        <translation>
            <numerusform>Für %Ln Benutzer werden gerade Änderungen gesendet. Ihr Ergebnis bleibt unbekannt.</numerusform>
            <numerusform>Für %Ln Benutzer werden gerade Änderungen gesendet. Ihr Ergebnis bleibt unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished jobs are listed the next time you start Labdesk and won’t resume automatically.</source>
        <translation>Nicht abgeschlossene Aufträge sind beim nächsten Start von Labdesk aufgeführt und werden nicht automatisch fortgesetzt.</translation>
    </message>
    <message>
        <source>Switch connections before changes are sent?</source>
        <translation>Verbindung vor dem Senden der Änderungen wechseln?</translation>
    </message>
    <message>
        <source>Start over before changes are sent?</source>
        <translation>Vor dem Senden der Änderungen neu beginnen?</translation>
    </message>
    <message>
        <source>A countdown hasn’t ended, so its change hasn’t been made. If you stay, the countdown continues. If you go ahead, the change is canceled.</source>
        <translation>Ein Countdown läuft noch, die Änderung ist also noch nicht erfolgt. Wenn Sie bleiben, läuft er weiter. Wenn Sie fortfahren, wird die Änderung abgebrochen.</translation>
    </message>
    <message>
        <source>The service hasn’t responded yet. If you go ahead now, the outcome stays unknown.</source>
        <translation>Der Dienst hat noch nicht geantwortet. Wenn Sie jetzt fortfahren, bleibt das Ergebnis unbekannt.</translation>
    </message>
    <message>
        <source>If you wait, Labdesk goes ahead when the service responds.</source>
        <translation>Wenn Sie warten, fährt Labdesk fort, sobald der Dienst antwortet.</translation>
    </message>
</context>
<context>
    <name>labdesk::LinkDialog</name>
    <message>
        <source>It opens user %1.</source>
        <translation>Er öffnet den Benutzer %1.</translation>
    </message>
    <message>
        <source>It shows provider %1.</source>
        <translation>Er zeigt den Anbieter %1.</translation>
    </message>
    <message>
        <source>It shows the users.</source>
        <translation>Er zeigt die Benutzer.</translation>
    </message>
    <message>
        <source>It filters the users by “%1”.</source>
        <translation>Er filtert die Benutzer nach „%1“.</translation>
    </message>
    <message>
        <source>It opens a page in Labdesk.</source>
        <translation>Er öffnet eine Seite in Labdesk.</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>Diesen Link öffnen?</translation>
    </message>
    <message>
        <source>It belongs to %1. Labdesk switches to “%2” first.</source>
        <translation>Er gehört zu %1. Labdesk wechselt zuerst zu „%2“.</translation>
    </message>
    <message>
        <source>It’s for %1, which isn’t one of your connections. In “%2” it may find nothing, or a different user.</source>
        <translation>Er ist für %1; das ist keine Ihrer Verbindungen. In „%2“ findet er möglicherweise nichts oder einen anderen Benutzer.</translation>
    </message>
    <message>
        <source>You’re in production, and links can come from anywhere.</source>
        <translation>Dies ist die Produktion, und Links können von überall stammen.</translation>
    </message>
    <message>
        <source>&amp;Switch and open</source>
        <translation>&amp;Wechseln und öffnen</translation>
    </message>
    <message>
        <source>&amp;Open anyway</source>
        <translation>&amp;Trotzdem öffnen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>It searches for service centers for order %1.</source>
        <translation>Er sucht Entnahmestellen für den Laborauftrag %1.</translation>
    </message>
    <message>
        <source>It searches for service centers near %1.</source>
        <translation>Er sucht Entnahmestellen in der Nähe von %1.</translation>
    </message>
    <message>
        <source>It searches for the payor with code %1.</source>
        <translation>Er sucht den Kostenträger mit dem Code %1.</translation>
    </message>
    <message>
        <source>It sets the ticket number to %1.</source>
        <translation>Er legt die Ticketnummer %1 fest.</translation>
    </message>
    <message>
        <source>It replaces ticket %1 with %2. Your next changes are recorded with %2.</source>
        <translation>Er ersetzt Ticket %1 durch %2. Ihre nächsten Änderungen werden mit %2 aufgezeichnet.</translation>
    </message>
    <message>
        <source>Opening a link never changes data.</source>
        <translation>Das Öffnen eines Links ändert nie Daten.</translation>
    </message>
</context>
<context>
    <name>labdesk::LinkRouter</name>
    <message>
        <source>Labdesk can’t open this link.</source>
        <translation>Labdesk kann diesen Link nicht öffnen.</translation>
    </message>
    <message>
        <source>A link is waiting. It opens when you unlock.</source>
        <translation>Ein Link wartet. Er wird nach dem Entsperren geöffnet.</translation>
    </message>
    <message>
        <source>A link is waiting. It opens when you close the dialog.</source>
        <translation>Ein Link wartet. Er wird geöffnet, wenn Sie den Dialog schließen.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Ticket number set to %1 from the link.</source>
        <translation>Ticketnummer %1 aus dem Link übernommen.</translation>
    </message>
    <message>
        <source>The ticket number in the link was ignored. %1</source>
        <translation>Die Ticketnummer im Link wird nicht verwendet. %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ListDetailPane</name>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>labdesk::ListHeader</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Reload (F5)</source>
        <translation>Neu laden (F5)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of the list, count</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>labdesk::ListOutput</name>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>&amp;Plain text</source>
        <translation>Nu&amp;r Text</translation>
    </message>
    <message>
        <source>With &amp;headers</source>
        <translation>Mit &amp;Überschriften</translation>
    </message>
    <message>
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>&amp;JSON</translation>
    </message>
    <message>
        <source>JSON &amp;lines</source>
        <translation>JSON-&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>&amp;Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;list as</source>
        <translation>&amp;Liste kopieren als</translation>
    </message>
    <message>
        <source>&amp;Export list…</source>
        <translation>Liste e&amp;xportieren …</translation>
    </message>
    <message>
        <source>There are no rows.</source>
        <translation>Es gibt keine Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>%Ln Zeile kopiert.</numerusform>
            <numerusform>%Ln Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many rows to copy (more than %1). Filter the list first.</source>
        <translation>Zu viele Zeilen zum Kopieren (mehr als %1). Filtern Sie zuerst die Liste.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s) as %1.</source>
        <translation>
            <numerusform>%Ln Zeile als %1 kopiert.</numerusform>
            <numerusform>%Ln Zeilen als %1 kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln row(s).</source>
        <translation>
            <numerusform>%Ln Zeile exportiert.</numerusform>
            <numerusform>%Ln Zeilen exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy list as…</source>
        <translation>Liste kopieren als …</translation>
    </message>
    <message>
        <source>CSV JSON Markdown plain clipboard</source>
        <translation>csv json markdown text zwischenablage</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>Liste exportieren …</translation>
    </message>
    <message>
        <source>CSV JSON save file download</source>
        <translation>csv json speichern datei</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
</context>
<context>
    <name>labdesk::LocalConnectionPage</name>
    <message>
        <source>Base URL</source>
        <translation>Basis-URL</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>API key, known only to Labdesk</source>
        <translation>API-Schlüssel, nur Labdesk bekannt</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Allowed: all data is sample data</source>
        <translation>Erlaubt: Alle Daten sind Beispieldaten</translation>
    </message>
    <message>
        <source>Start &amp;over…</source>
        <translation>Neu beg&amp;innen …</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Off: the service works normally</source>
        <translation>Aus: Der Dienst funktioniert normal</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Sample data</source>
        <translation>Beispieldaten</translation>
    </message>
    <message>
        <source>Keeps every change until you start over</source>
        <translation>Behält jede Änderung, bis Sie neu beginnen</translation>
    </message>
    <message>
        <source>Connect to the local service first.</source>
        <translation>Verbinden Sie sich zuerst mit dem lokalen Dienst.</translation>
    </message>
    <message>
        <source>Connect to the local service to practice.</source>
        <translation>Verbinden Sie sich zum Üben mit dem lokalen Dienst.</translation>
    </message>
    <message>
        <source>Choose a problem that the local service simulates until you end practice.</source>
        <translation>Wählen Sie ein Problem, das der lokale Dienst nachstellt, bis Sie das Üben beenden.</translation>
    </message>
</context>
<context>
    <name>labdesk::LocalWords</name>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>A date, a time of day and the short name of a time zone.</extracomment>
        <translation>%1, %2 %3</translation>
    </message>
</context>
<context>
    <name>labdesk::LockController</name>
    <message>
        <source>This connection’s key was kept for this session only and has been removed. Enter it again.</source>
        <translation>Der Schlüssel dieser Verbindung wurde nur für diese Sitzung gespeichert und ist nicht mehr vorhanden. Geben Sie ihn erneut ein.</translation>
    </message>
    <message>
        <source>This connection’s key has been removed. Enter it again.</source>
        <translation>Der Schlüssel dieser Verbindung wurde entfernt. Geben Sie ihn erneut ein.</translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreen</name>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>All loaded data was cleared from memory.</source>
        <translation>Alle geladenen Daten wurden aus dem Arbeitsspeicher entfernt.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Forget keys…</source>
        <translation>Schlüssel vergessen …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Caps Lock is on.</source>
        <translation>Die Feststelltaste ist eingeschaltet.</translation>
    </message>
    <message>
        <source>Couldn’t read this connection’s key.</source>
        <translation>Der Schlüssel dieser Verbindung konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The keychain may be locked. Unlock it and try again.</source>
        <translation>Möglicherweise ist der Schlüsselbund gesperrt. Entsperren Sie ihn und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Continue without the key</source>
        <translation>Ohne Schlüssel fortfahren</translation>
    </message>
    <message>
        <source>Forget all keys and the passphrase?</source>
        <translation>Alle Schlüssel und die Passphrase vergessen?</translation>
    </message>
    <message>
        <source>Forget keys</source>
        <translation>Schlüssel vergessen</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>Incorrect passphrase. %1</source>
        <translation>Falsche Passphrase. %1</translation>
    </message>
    <message>
        <source>Too many incorrect attempts.</source>
        <translation>Zu viele falsche Versuche.</translation>
    </message>
    <message>
        <source>Try again in %1&#xa0;s.</source>
        <translation>Versuchen Sie es in %1 s erneut.</translation>
    </message>
    <message>
        <source>No passphrase is set, so anyone at this computer can unlock Labdesk.</source>
        <translation>Es ist keine Passphrase festgelegt. Jeder an diesem Computer kann Labdesk entsperren.</translation>
    </message>
    <message>
        <source>Forgetting keys…</source>
        <translation>Schlüssel werden vergessen …</translation>
    </message>
    <message>
        <source>A key may still be in the keychain, so the passphrase stays.</source>
        <translation>Im Schlüsselbund ist möglicherweise noch ein Schlüssel. Die Passphrase bleibt deshalb.</translation>
    </message>
    <message>
        <source>Unlock the keychain, or delete “labdesk” in your keychain app, and try again.</source>
        <translation>Entsperren Sie den Schlüsselbund oder löschen Sie „labdesk“ in Ihrer Schlüsselbund-App. Versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Keys are also removed from the keychain, and unfinished jobs end. Settings are kept.</source>
        <translation>Schlüssel werden auch aus dem Schlüsselbund entfernt, und offene Aufträge enden. Einstellungen bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreenStatus</name>
    <message numerus="yes">
        <source>%Ln job(s) paused</source>
        <translation>
            <numerusform>%Ln Auftrag angehalten</numerusform>
            <numerusform>%Ln Aufträge angehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) running</source>
        <translation>
            <numerusform>%Ln Auftrag läuft</numerusform>
            <numerusform>%Ln Aufträge laufen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::LogindWatch</name>
    <message>
        <source>Locks the screen</source>
        <translation>Sperrt den Bildschirm</translation>
    </message>
</context>
<context>
    <name>labdesk::MainJob</name>
    <message>
        <source>The service didn’t respond in time.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation>keine Zeitzone</translation>
    </message>
    <message>
        <source>Newest user</source>
        <translation>Neuester Benutzer</translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation>Entnahmestellen</translation>
    </message>
    <message>
        <source>%1 mi  %2, %3</source>
        <translation>%1 mi  %2, %3</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Kostenträger</translation>
    </message>
    <message numerus="yes">
        <source>%Ln within 25 miles of %1 (lab %2)</source>
        <translation>
            <numerusform>%Ln im Umkreis von 25 Meilen um %1 (Labor %2)</numerusform>
            <numerusform>%Ln im Umkreis von 25 Meilen um %1 (Labor %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for “%1”</source>
        <translation>
            <numerusform>%Ln für „%1“</numerusform>
            <numerusform>%Ln für „%1“</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MainWindow</name>
    <message>
        <source>Labdesk</source>
        <translation>Labdesk</translation>
    </message>
    <message>
        <source>Labdesk — %1 (%2)</source>
        <translation>Labdesk – %1 (%2)</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>Verbindungen …</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Fensterbereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Vorheriger Fensterbereich</translation>
    </message>
    <message>
        <source>No other page to go to.</source>
        <translation>In dieser Richtung gibt es nichts weiter.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln page(s) that no longer exist.</source>
        <translation>
            <numerusform>%Ln Seite übersprungen, die es nicht mehr gibt.</numerusform>
            <numerusform>%Ln Seiten übersprungen, die es nicht mehr gibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Support bundle…</source>
        <translation>Support-Paket …</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>End privacy mode</source>
        <translation>Privatmodus beenden</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Privatmodus</translation>
    </message>
    <message>
        <source>Ticket number…</source>
        <translation>Ticketnummer …</translation>
    </message>
    <message>
        <source>Change or clear the ticket number…</source>
        <translation>Ticketnummer ändern oder entfernen …</translation>
    </message>
    <message>
        <source>Show all tools</source>
        <translation>Alle Werkzeuge anzeigen</translation>
    </message>
    <message>
        <source>advanced expert administrator raw more</source>
        <translation>erweitert Experte Administrator roh mehr</translation>
    </message>
    <message>
        <source>Show only what you need on a call</source>
        <translation>Nur anzeigen, was Sie bei einem Anruf brauchen</translation>
    </message>
    <message>
        <source>hide cover screen away log out sign off</source>
        <translation>verbergen abdecken Bildschirm abwesend abmelden</translation>
    </message>
</context>
<context>
    <name>labdesk::MapButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show all centers</source>
        <translation>Alle Entnahmestellen anzeigen</translation>
    </message>
</context>
<context>
    <name>labdesk::MapLegend</name>
    <message>
        <source>Map legend</source>
        <translation>Kartenlegende</translation>
    </message>
    <message>
        <source>Exact location</source>
        <translation>Genauer Standort</translation>
    </message>
    <message>
        <source>Estimated from ZIP code</source>
        <translation>Nach PLZ geschätzt</translation>
    </message>
    <message>
        <source>Estimated from ZIP code and distance</source>
        <translation>Nach PLZ und Entfernung geschätzt</translation>
    </message>
    <message>
        <source>In this ZIP code, direction unknown</source>
        <translation>In dieser PLZ, Richtung unbekannt</translation>
    </message>
    <message>
        <source>Approximate map, drawn offline. Towns: GeoNames, CC BY 4.0</source>
        <translation>Ungefähre Karte, offline gezeichnet. Orte: GeoNames, CC BY 4.0</translation>
    </message>
</context>
<context>
    <name>labdesk::MapTexts</name>
    <message>
        <source>Canada</source>
        <translation>Kanada</translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation>Mexiko</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>North, on the map&apos;s arrow</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <translation>%1 mi</translation>
    </message>
    <message>
        <source>%1 · %2 mi</source>
        <translation>%1 · %2 mi</translation>
    </message>
    <message>
        <source>Exact location</source>
        <translation>Genauer Standort</translation>
    </message>
    <message>
        <source>In this ZIP code, direction unknown</source>
        <translation>In dieser PLZ, Richtung unbekannt</translation>
    </message>
    <message>
        <source>Estimated from ZIP code and distance</source>
        <translation>Nach PLZ und Entfernung geschätzt</translation>
    </message>
    <message>
        <source>No service centers on the map</source>
        <translation>Keine Entnahmestellen auf der Karte</translation>
    </message>
    <message>
        <source>%1, nearest %2 miles</source>
        <translation>%1, nächste in %2 Meilen</translation>
    </message>
    <message>
        <source>Selected: %1, %2</source>
        <translation>Ausgewählt: %1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 miles</source>
        <translation>%1, %2, %3 Meilen</translation>
    </message>
    <message>
        <source>%1, %2, distance unknown</source>
        <translation>%1, %2, Entfernung unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers within %1 miles of %2</source>
        <translation>
            <numerusform>%Ln Entnahmestelle im Umkreis von %1 Meilen um %2</numerusform>
            <numerusform>%Ln Entnahmestellen im Umkreis von %1 Meilen um %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers</source>
        <translation>
            <numerusform>%Ln Entnahmestelle</numerusform>
            <numerusform>%Ln Entnahmestellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the map</source>
        <translation>
            <numerusform>%Ln nicht auf der Karte</numerusform>
            <numerusform>%Ln nicht auf der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>Approximate</source>
        <extracomment>On the map: it is drawn from outlines and ZIP codes</extracomment>
        <translation>Ungefähr</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>On the map where several centers stand at one spot: how many</extracomment>
        <translation>×%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers here</source>
        <translation>
            <numerusform>%Ln Entnahmestelle hier</numerusform>
            <numerusform>%Ln Entnahmestellen hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… und %Ln weitere</numerusform>
            <numerusform>… und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Lake Superior</source>
        <translation>Oberer See</translation>
    </message>
    <message>
        <source>Green Bay</source>
        <translation>Green Bay</translation>
    </message>
    <message>
        <source>Lake Michigan</source>
        <translation>Michigansee</translation>
    </message>
    <message>
        <source>Saginaw Bay</source>
        <translation>Saginaw Bay</translation>
    </message>
    <message>
        <source>Lake Huron</source>
        <translation>Huronsee</translation>
    </message>
    <message>
        <source>Lake St. Clair</source>
        <translation>Lake St. Clair</translation>
    </message>
    <message>
        <source>Lake Erie</source>
        <translation>Eriesee</translation>
    </message>
    <message>
        <source>Lake Ontario</source>
        <translation>Ontariosee</translation>
    </message>
    <message>
        <source>Puget Sound</source>
        <translation>Puget Sound</translation>
    </message>
    <message>
        <source>Strait of Juan de Fuca</source>
        <translation>Juan-de-Fuca-Straße</translation>
    </message>
    <message>
        <source>San Pablo Bay</source>
        <translation>San Pablo Bay</translation>
    </message>
    <message>
        <source>San Francisco Bay</source>
        <translation>Bucht von San Francisco</translation>
    </message>
    <message>
        <source>Monterey Bay</source>
        <translation>Monterey Bay</translation>
    </message>
    <message>
        <source>Santa Monica Bay</source>
        <translation>Santa Monica Bay</translation>
    </message>
    <message>
        <source>Galveston Bay</source>
        <translation>Galveston Bay</translation>
    </message>
    <message>
        <source>Corpus Christi Bay</source>
        <translation>Corpus Christi Bay</translation>
    </message>
    <message>
        <source>Mississippi Sound</source>
        <translation>Mississippi Sound</translation>
    </message>
    <message>
        <source>Mobile Bay</source>
        <translation>Mobile Bay</translation>
    </message>
    <message>
        <source>Apalachee Bay</source>
        <translation>Apalachee Bay</translation>
    </message>
    <message>
        <source>Tampa Bay</source>
        <translation>Tampa Bay</translation>
    </message>
    <message>
        <source>Charlotte Harbor</source>
        <translation>Charlotte Harbor</translation>
    </message>
    <message>
        <source>Florida Bay</source>
        <translation>Florida Bay</translation>
    </message>
    <message>
        <source>Biscayne Bay</source>
        <translation>Biscayne Bay</translation>
    </message>
    <message>
        <source>Pamlico Sound</source>
        <translation>Pamlico Sound</translation>
    </message>
    <message>
        <source>Albemarle Sound</source>
        <translation>Albemarle Sound</translation>
    </message>
    <message>
        <source>Chesapeake Bay</source>
        <translation>Chesapeake Bay</translation>
    </message>
    <message>
        <source>Delaware Bay</source>
        <translation>Delaware Bay</translation>
    </message>
    <message>
        <source>Raritan Bay</source>
        <translation>Raritan Bay</translation>
    </message>
    <message>
        <source>Long Island Sound</source>
        <translation>Long Island Sound</translation>
    </message>
    <message>
        <source>Narragansett Bay</source>
        <translation>Narragansett Bay</translation>
    </message>
    <message>
        <source>Rhode Island Sound</source>
        <translation>Rhode Island Sound</translation>
    </message>
    <message>
        <source>Buzzards Bay</source>
        <translation>Buzzards Bay</translation>
    </message>
    <message>
        <source>Nantucket Sound</source>
        <translation>Nantucket Sound</translation>
    </message>
    <message>
        <source>Cape Cod Bay</source>
        <translation>Cape Cod Bay</translation>
    </message>
    <message>
        <source>Massachusetts Bay</source>
        <translation>Massachusetts Bay</translation>
    </message>
    <message>
        <source>Casco Bay</source>
        <translation>Casco Bay</translation>
    </message>
    <message>
        <source>Penobscot Bay</source>
        <translation>Penobscot Bay</translation>
    </message>
    <message>
        <source>Gulf of Maine</source>
        <translation>Golf von Maine</translation>
    </message>
    <message>
        <source>Cook Inlet</source>
        <translation>Cook Inlet</translation>
    </message>
    <message>
        <source>Prince William Sound</source>
        <translation>Prince William Sound</translation>
    </message>
    <message>
        <source>Bristol Bay</source>
        <translation>Bristol Bay</translation>
    </message>
    <message>
        <source>Norton Sound</source>
        <translation>Norton Sound</translation>
    </message>
    <message>
        <source>Gulf of Alaska</source>
        <translation>Golf von Alaska</translation>
    </message>
    <message>
        <source>Bering Sea</source>
        <translation>Beringmeer</translation>
    </message>
    <message>
        <source>Chukchi Sea</source>
        <translation>Tschuktschensee</translation>
    </message>
    <message>
        <source>Beaufort Sea</source>
        <translation>Beaufortsee</translation>
    </message>
    <message>
        <source>Philippine Sea</source>
        <translation>Philippinensee</translation>
    </message>
    <message>
        <source>Caribbean Sea</source>
        <translation>Karibisches Meer</translation>
    </message>
    <message>
        <source>Gulf</source>
        <translation>Golf</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Atlantischer Ozean</translation>
    </message>
    <message>
        <source>Pacific Ocean</source>
        <translation>Pazifischer Ozean</translation>
    </message>
    <message>
        <source>%1, %2, under %3 miles</source>
        <translation>%1, %2, unter %3 Meilen</translation>
    </message>
    <message>
        <source>%1, nearest under %2 miles</source>
        <translation>%1, nächste in unter %2 Meilen</translation>
    </message>
</context>
<context>
    <name>labdesk::MaskedValue</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, verborgen</translation>
    </message>
    <message>
        <source>%1, not provided</source>
        <translation>%1, nicht angegeben</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 verbergen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>Shown for %Ln second(s)</source>
        <translation>
            <numerusform>%Ln Sekunde lang angezeigt</numerusform>
            <numerusform>%Ln Sekunden lang angezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide · %1&#xa0;s</source>
        <translation>Verbergen · %1&#xa0;s</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message numerus="yes">
        <source>%1: shown for %Ln second(s)</source>
        <translation>
            <numerusform>%1: %Ln Sekunde lang angezeigt</numerusform>
            <numerusform>%1: %Ln Sekunden lang angezeigt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::NetworkForm</name>
    <message>
        <source>%1&#xa0;s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln certificate(s), starting with “%1”.</source>
        <translation>
            <numerusform>%Ln Zertifikat: „%1“.</numerusform>
            <numerusform>%Ln Zertifikate, erstes: „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expired certificates are ignored; the first one expired on %1.</source>
        <translation>Abgelaufene Zertifikate werden ignoriert; das erste ist am %1 abgelaufen.</translation>
    </message>
    <message>
        <source>Valid until %1.</source>
        <translation>Gültig bis %1.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Custom:</source>
        <translation>Eigener:</translation>
    </message>
    <message>
        <source>Proxy host and port</source>
        <translation>Host und Port des Proxys</translation>
    </message>
    <message>
        <source>Certificate authority (CA) file, trusted in addition to the system’s</source>
        <translation>CA-Datei, der zusätzlich zu denen des Systems vertraut wird</translation>
    </message>
    <message>
        <source>PEM file (optional)</source>
        <translation>PEM-Datei (optional)</translation>
    </message>
    <message>
        <source>How long to wait for a response</source>
        <translation>Wie lange auf eine Antwort gewartet wird</translation>
    </message>
    <message>
        <source>No proxy in use. The service is on this computer.</source>
        <translation>Kein Proxy verwendet. Der Dienst ist auf diesem Computer.</translation>
    </message>
    <message>
        <source>No proxy in use.</source>
        <translation>Kein Proxy verwendet.</translation>
    </message>
    <message>
        <source>In use: %1.</source>
        <translation>Verwendet: %1.</translation>
    </message>
    <message>
        <source>Looking up this computer’s proxy…</source>
        <translation>Der Proxy dieses Computers wird ermittelt …</translation>
    </message>
    <message>
        <source>Needed only if your network uses its own certificate authority. Certificates are still fully verified.</source>
        <translation>Nur nötig, wenn Ihr Netzwerk eine eigene Zertifizierungsstelle verwendet. Zertifikate werden weiterhin vollständig überprüft.</translation>
    </message>
    <message>
        <source>system proxy</source>
        <translation>Proxy des Systems</translation>
    </message>
    <message>
        <source>no proxy</source>
        <translation>kein Proxy</translation>
    </message>
    <message>
        <source>proxy %1</source>
        <translation>Proxy %1</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>eigene CA-Datei</translation>
    </message>
    <message>
        <source>Extra CA file</source>
        <translation>Zusätzliche CA-Datei</translation>
    </message>
    <message>
        <source>Certificates (%1)</source>
        <translation>Zertifikate (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Prox&amp;y</source>
        <translation>Prox&amp;y</translation>
    </message>
    <message>
        <source>E&amp;xtra CA file</source>
        <translation>&amp;Zusätzliche CA-Datei</translation>
    </message>
    <message>
        <source>Ti&amp;meout</source>
        <translation>Zeit&amp;limit</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Proxy sign-in</source>
        <translation>Proxy-Anmeldung</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Client-Zertifikat</translation>
    </message>
    <message>
        <source>client certificate</source>
        <translation>Client-Zertifikat</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>Erwe&amp;itert</translation>
    </message>
    <message>
        <source>Advanced: proxy, certificates, timeout</source>
        <translation>Erweitert: Proxy, Zertifikate, Zeitlimit</translation>
    </message>
</context>
<context>
    <name>labdesk::NewJobDialog</name>
    <message>
        <source>New time zone</source>
        <translation>Neue Zeitzone</translation>
    </message>
    <message>
        <source>New time &amp;zone</source>
        <translation>Neue &amp;Zeitzone</translation>
    </message>
    <message>
        <source>Source to disconnect</source>
        <translation>Zu trennende Quelle</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a source and how many have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) per second</source>
        <translation>
            <numerusform>%Ln Benutzer pro Sekunde</numerusform>
            <numerusform>%Ln Benutzer pro Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;peed (up to four users at a time)</source>
        <translation>&amp;Tempo (bis zu vier Benutzer gleichzeitig)</translation>
    </message>
    <message>
        <source>Number of users</source>
        <translation>Anzahl der Benutzer</translation>
    </message>
    <message numerus="yes">
        <source>Checking %Ln user(s)…</source>
        <translation>
            <numerusform>%Ln Benutzer wird geprüft …</numerusform>
            <numerusform>%Ln Benutzer werden geprüft …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln user(s)?</source>
        <comment>what a job does</comment>
        <translation>
            <numerusform>Für %Ln Benutzer: %1?</numerusform>
            <numerusform>Für %Ln Benutzer: %1?</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a time zone to see who is affected.</source>
        <translation>Wählen Sie eine Zeitzone, um zu sehen, wer betroffen ist.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and what the administrator says about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From your administrator</source>
        <translation>Von Ihrer Administration</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Benutzer des Auftrags</translation>
    </message>
    <message>
        <source>Affected</source>
        <translation>Betroffen</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Affected users</source>
        <translation>Betroffene Benutzer</translation>
    </message>
    <message>
        <source>Skipped users</source>
        <translation>Übersprungene Benutzer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>why users are left out, and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type the number of users: %1</source>
        <translation>Dies ist die Produktion. &amp;Geben Sie die Anzahl der Benutzer ein, um fortzufahren: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no time zone now. For those users, the change can’t be undone.</source>
        <translation>
            <numerusform>%Ln davon hat derzeit keine Zeitzone. Bei diesem Benutzer lässt sich die Änderung nicht rückgängig machen.</numerusform>
            <numerusform>%Ln davon haben derzeit keine Zeitzone. Bei diesen Benutzern lässt sich die Änderung nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This source is connected through a phone app, which may reconnect it on its own.</source>
        <translation>Diese Quelle ist über eine Smartphone-App verbunden, die sie automatisch wieder verbinden kann.</translation>
    </message>
    <message>
        <source>New data collection end date</source>
        <translation>Neues Ende der Datenerfassung</translation>
    </message>
    <message>
        <source>New data collection &amp;end date</source>
        <translation>Neues &amp;Ende der Datenerfassung</translation>
    </message>
    <message>
        <source>On that day, the service disconnects all of these users’ sources. You can change the end date later, but not remove it.</source>
        <translation>An diesem Tag trennt der Dienst alle Quellen dieser Benutzer. Ein Ende lässt sich verschieben, aber nicht entfernen.</translation>
    </message>
    <message>
        <source>Enter the new end date to see who is affected.</source>
        <translation>Geben Sie das neue Ende ein, um zu sehen, wen es betrifft.</translation>
    </message>
</context>
<context>
    <name>labdesk::NewUserDialog</name>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Your ID for this user. Don’t use an email address or phone number.</source>
        <translation>Ihre ID für diesen Benutzer. Verwenden Sie keine E-Mail-Adresse oder Telefonnummer.</translation>
    </message>
    <message>
        <source>Your ID for this user</source>
        <translation>Ihre ID für diesen Benutzer</translation>
    </message>
    <message>
        <source>Time zone, optional</source>
        <translation>Zeitzone, optional</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Beginn der Datenerfassung</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Ende der Datenerfassung</translation>
    </message>
    <message>
        <source>New user</source>
        <translation>Neuer Benutzer</translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation>%1, optional</translation>
    </message>
    <message>
        <source>This looks like an email address.</source>
        <translation>Das sieht wie eine E-Mail-Adresse aus.</translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation>Das sieht wie eine Telefonnummer aus.</translation>
    </message>
    <message>
        <source>Client IDs can’t contain personal data. The service will reject this.</source>
        <translation>Client-IDs dürfen keine personenbezogenen Daten enthalten. Der Dienst wird sie ablehnen.</translation>
    </message>
    <message>
        <source>Fix the highlighted field. Nothing was created.</source>
        <translation>Korrigieren Sie das markierte Feld. Es wurde nichts angelegt.</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Wird angelegt …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Client &amp;ID</source>
        <translation>&amp;Client-ID</translation>
    </message>
    <message>
        <source>&amp;Time zone</source>
        <translation>&amp;Zeitzone</translation>
    </message>
    <message>
        <source>&amp;Birth date</source>
        <translation>&amp;Geburtsdatum</translation>
    </message>
    <message>
        <source>D&amp;ata collection start</source>
        <translation>&amp;Beginn der Datenerfassung</translation>
    </message>
    <message>
        <source>Data collection &amp;end</source>
        <translation>Ende der D&amp;atenerfassung</translation>
    </message>
    <message>
        <source>&amp;Create user</source>
        <translation>B&amp;enutzer anlegen</translation>
    </message>
    <message>
        <source>&amp;Open existing user</source>
        <translation>V&amp;orhandenen Benutzer öffnen</translation>
    </message>
    <message>
        <source>Create %1?</source>
        <translation>%1 anlegen?</translation>
    </message>
    <message>
        <source>Create user</source>
        <translation>Benutzer anlegen</translation>
    </message>
    <message>
        <source>Optional: city, ZIP code, or zone</source>
        <translation>Optional: Ort, PLZ oder Zone</translation>
    </message>
    <message>
        <source>&amp;Create anyway</source>
        <translation>Trotzdem anl&amp;egen</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataDialog</name>
    <message>
        <source>Why is there no data?</source>
        <translation>Warum gibt es keine Daten?</translation>
    </message>
    <message>
        <source>Language of the message</source>
        <translation>Sprache der Nachricht</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Datenart</translation>
    </message>
    <message>
        <source>Copy explanation for the ticket</source>
        <translation>Erklärung für das Ticket kopieren</translation>
    </message>
    <message>
        <source>Message for the user</source>
        <translation>Nachricht an den Benutzer</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Nachricht an Benutzer kopieren</translation>
    </message>
    <message>
        <source>Copied the explanation for the ticket.</source>
        <translation>Erklärung für das Ticket kopiert.</translation>
    </message>
    <message>
        <source>Copied the message for the user.</source>
        <translation>Nachricht an Benutzer kopiert.</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Beliebige Quelle</translation>
    </message>
    <message>
        <source>Any data type</source>
        <translation>Beliebige Datenart</translation>
    </message>
    <message>
        <source>There is nothing to tell the user.</source>
        <translation>Es gibt nichts, was dem Benutzer mitzuteilen wäre.</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataMessage</name>
    <message>
        <source>Details…</source>
        <translation>Details …</translation>
    </message>
    <message>
        <source>Copied the explanation for the ticket.</source>
        <translation>Erklärung für das Ticket kopiert.</translation>
    </message>
    <message>
        <source>Copied the message for the user in English.</source>
        <translation>Nachricht an Benutzer auf Englisch kopiert.</translation>
    </message>
    <message>
        <source>Copied the message for the user in Spanish.</source>
        <translation>Nachricht an Benutzer auf Spanisch kopiert.</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataWords</name>
    <message>
        <source>source not connected</source>
        <translation>Quelle nicht verbunden</translation>
    </message>
    <message>
        <source>sign-in expired or rejected</source>
        <translation>Anmeldung abgelaufen oder abgelehnt</translation>
    </message>
    <message>
        <source>team credentials rejected</source>
        <translation>Zugangsdaten des Teams abgelehnt</translation>
    </message>
    <message>
        <source>data not allowed by the user</source>
        <translation>Daten vom Benutzer nicht erlaubt</translation>
    </message>
    <message>
        <source>data not provided by the source</source>
        <translation>Quelle stellt diese Daten nicht bereit</translation>
    </message>
    <message>
        <source>data collection not started</source>
        <translation>Datenerfassung noch nicht begonnen</translation>
    </message>
    <message>
        <source>data collection ended</source>
        <translation>Datenerfassung beendet</translation>
    </message>
    <message>
        <source>refresh limit reached</source>
        <translation>Limit für Datenabrufe erreicht</translation>
    </message>
    <message>
        <source>problem with the service</source>
        <translation>Problem mit dem Dienst</translation>
    </message>
    <message>
        <source>notice from your administrator</source>
        <translation>Hinweis Ihrer Administration</translation>
    </message>
    <message>
        <source>connected a short time ago</source>
        <translation>erst vor Kurzem verbunden</translation>
    </message>
    <message>
        <source>no problem found</source>
        <translation>kein Problem gefunden</translation>
    </message>
    <message>
        <source>cause unknown</source>
        <translation>Ursache unbekannt</translation>
    </message>
    <message>
        <source>the user’s sources</source>
        <translation>die Quellen des Benutzers</translation>
    </message>
    <message>
        <source>%1 Reported by the service: %2.</source>
        <translation>%1 Vom Dienst gemeldet: %2.</translation>
    </message>
    <message>
        <source>No source is connected for this user.</source>
        <translation>Für diesen Benutzer ist keine Quelle verbunden.</translation>
    </message>
    <message>
        <source>%1 isn’t connected, and the service’s list of providers doesn’t include it.</source>
        <translation>%1 ist nicht verbunden und steht nicht in der Anbieterliste des Dienstes.</translation>
    </message>
    <message>
        <source>%1 isn’t connected for this user.</source>
        <translation>%1 ist für diesen Benutzer nicht verbunden.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1 to share all data.</source>
        <translation>Der Benutzer hat nicht alle Daten erlaubt, die über %1 verfügbar sind.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1 to share this data: %2.</source>
        <translation>Der Benutzer hat für %1 die Freigabe dieser Daten nicht erlaubt: %2.</translation>
    </message>
    <message>
        <source>Data collection for this user has ended: no data is collected from %1 on.</source>
        <translation>Die Datenerfassung für diesen Benutzer ist beendet: Daten ab dem %1 werden nicht erfasst.</translation>
    </message>
    <message>
        <source>Data collection for this user ended on %1.</source>
        <translation>Die Datenerfassung für diesen Benutzer endete am %1.</translation>
    </message>
    <message>
        <source>The service isn’t getting updates from %1.</source>
        <translation>Der Dienst erhält keine Aktualisierungen von %1.</translation>
    </message>
    <message>
        <source>The service has a problem.</source>
        <translation>Der Dienst hat ein Problem.</translation>
    </message>
    <message>
        <source>%1 Reported by the service: status %2.</source>
        <translation>%1 Vom Dienst gemeldet: Status %2.</translation>
    </message>
    <message>
        <source>Notice from your administrator, until %2: “%1”</source>
        <translation>Hinweis Ihrer Administration, gültig bis %2: „%1“</translation>
    </message>
    <message>
        <source>the user</source>
        <translation>der Benutzer</translation>
    </message>
    <message>
        <source>the user’s connected sources</source>
        <translation>die verbundenen Quellen des Benutzers</translation>
    </message>
    <message>
        <source>the list of all providers</source>
        <translation>die Liste aller Anbieter</translation>
    </message>
    <message>
        <source>Not loaded yet: %1.</source>
        <translation>Noch nicht geladen: %1.</translation>
    </message>
    <message>
        <source>Still loading: %1.</source>
        <translation>Laden noch nicht abgeschlossen: %1.</translation>
    </message>
    <message>
        <source>Some entries couldn’t be read: %1.</source>
        <translation>Einige Einträge konnten nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>Status %1</translation>
    </message>
    <message>
        <source>Couldn’t reload %1 (%2), so older data was used.</source>
        <translation>Nicht erneut lesbar, deshalb wurden ältere Daten verwendet: %1 (%2).</translation>
    </message>
    <message>
        <source>Couldn’t be read: %1 (%2).</source>
        <translation>Nicht lesbar: %1 (%2).</translation>
    </message>
    <message>
        <source>The service doesn’t have this user (status 404), so Labdesk can’t tell why there is no data.</source>
        <translation>Der Dienst hat diesen Benutzer nicht (Status 404), deshalb kann Labdesk nicht sagen, warum es keine Daten gibt.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know the status “%2” of %1.</source>
        <translation>Für %1 wird der Status „%2“ gemeldet, den Labdesk nicht kennt.</translation>
    </message>
    <message>
        <source>The service doesn’t report the status of %1.</source>
        <translation>Der Dienst meldet keinen Status für %1.</translation>
    </message>
    <message>
        <source>Labdesk can’t interpret the error “%2” from %1.</source>
        <translation>Für %1 wird der Fehler „%2“ gemeldet, den Labdesk nicht deuten kann.</translation>
    </message>
    <message>
        <source>The service reports an error for %1, but not which one.</source>
        <translation>Für %1 wird ein Fehler gemeldet, aber nicht welcher.</translation>
    </message>
    <message>
        <source>The start or end of data collection isn’t a valid date: “%1”. The missing data may be outside these dates.</source>
        <translation>Beginn oder Ende der Datenerfassung ist kein gültiges Datum: „%1“. Die fehlenden Daten liegen möglicherweise außerhalb dieses Zeitraums.</translation>
    </message>
    <message>
        <source>The service’s lists disagree about %1.</source>
        <translation>Die Listen des Dienstes stimmen bei %1 nicht überein.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know the status “%3” of this data from %1: %2.</source>
        <translation>Labdesk kennt den Status „%3“ nicht, der bei %1 für diese Daten gemeldet wird: %2.</translation>
    </message>
    <message>
        <source>The service doesn’t report why this data is unavailable from %1: %2.</source>
        <translation>Für %1 werden diese Daten ohne Angabe eines Grundes als nicht verfügbar gemeldet: %2.</translation>
    </message>
    <message>
        <source>The service doesn’t report whether this data is available from %1: %2.</source>
        <translation>Der Dienst gibt nicht an, ob diese Daten über %1 verfügbar sind: %2.</translation>
    </message>
    <message>
        <source>Labdesk can’t tell why there is no data.</source>
        <translation>Labdesk kann nicht sagen, warum es keine Daten gibt.</translation>
    </message>
    <message>
        <source>The user’s sign-in to %1 expired or was rejected.</source>
        <translation>Die Anmeldung des Benutzers für %1 ist abgelaufen oder wurde abgelehnt.</translation>
    </message>
    <message>
        <source>%1 rejected your team’s credentials.</source>
        <translation>Die Zugangsdaten Ihres Teams für %1 wurden abgelehnt.</translation>
    </message>
    <message>
        <source>This data isn’t available from %1: %2.</source>
        <translation>Über %1 werden diese Daten nicht bereitgestellt: %2.</translation>
    </message>
    <message>
        <source>Data collection for this user starts on %1. Older data isn’t collected.</source>
        <translation>Die Datenerfassung für diesen Benutzer beginnt am %1. Ältere Daten werden nicht erfasst.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln refresh(es) were requested for this user in the last hour. The service doesn’t allow more.</source>
        <translation>
            <numerusform>In der letzten Stunde wurde %Ln Datenabruf für diesen Benutzer angefordert. Mehr lässt der Dienst nicht zu.</numerusform>
            <numerusform>In der letzten Stunde wurden %Ln Datenabrufe für diesen Benutzer angefordert. Mehr lässt der Dienst nicht zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected a short time ago (%2): %1. The first data may be on its way.</source>
        <translation>Erst vor Kurzem verbunden: %1 (%2). Die ersten Daten sind möglicherweise unterwegs.</translation>
    </message>
    <message>
        <source>The service reports no problems with %1.</source>
        <translation>Der Dienst meldet keine Probleme mit %1.</translation>
    </message>
    <message>
        <source>Check the user ID and the connection. The user may have been deleted.</source>
        <translation>Prüfen Sie die Benutzer-ID und die Verbindung. Möglicherweise wurde der Benutzer gelöscht.</translation>
    </message>
    <message>
        <source>Send the explanation to whoever runs the service, and ask for the cause.</source>
        <translation>Senden Sie die Erklärung an den Betreiber des Dienstes, und fragen Sie nach der Ursache.</translation>
    </message>
    <message>
        <source>Correct this user’s data collection dates.</source>
        <translation>Korrigieren Sie Beginn und Ende der Datenerfassung für diesen Benutzer.</translation>
    </message>
    <message>
        <source>Reload the user. If the lists still disagree, tell whoever runs the service.</source>
        <translation>Laden Sie den Benutzer neu. Stimmen die Listen dann noch nicht überein, informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>Open Providers and check whether this data is listed for %1.</source>
        <translation>Öffnen Sie „Anbieter“ und prüfen Sie, ob diese Daten dort für %1 aufgeführt sind.</translation>
    </message>
    <message>
        <source>Reload the user, then open this dialog again.</source>
        <translation>Laden Sie den Benutzer neu und öffnen Sie dann diesen Dialog erneut.</translation>
    </message>
    <message>
        <source>Check the name of the source, or ask the user to connect another one.</source>
        <translation>Prüfen Sie den Namen der Quelle oder bitten Sie den Benutzer, eine andere zu verbinden.</translation>
    </message>
    <message>
        <source>Ask the user to connect the source.</source>
        <translation>Bitten Sie den Benutzer, die Quelle zu verbinden.</translation>
    </message>
    <message>
        <source>Ask the user to reconnect %1. Only the user can do this.</source>
        <translation>Bitten Sie den Benutzer, %1 neu zu verbinden. Das kann nur der Benutzer selbst.</translation>
    </message>
    <message>
        <source>Tell whoever manages your team’s access to %1. The user can’t fix this.</source>
        <translation>Informieren Sie die Person, die den Zugang Ihres Teams für %1 verwaltet. Der Benutzer kann das nicht beheben.</translation>
    </message>
    <message>
        <source>Ask the user to reconnect %1 and to allow all data.</source>
        <translation>Bitten Sie den Benutzer, %1 neu zu verbinden und alle Daten zu erlauben.</translation>
    </message>
    <message>
        <source>Ask the user to connect another source that provides this data. Reconnecting won’t help.</source>
        <translation>Bitten Sie den Benutzer, eine andere Quelle zu verbinden, die diese Daten bereitstellt. Neu zu verbinden hilft nicht.</translation>
    </message>
    <message>
        <source>Wait until that day. If the date is wrong, edit the user so that collection starts earlier.</source>
        <translation>Warten Sie bis zu diesem Tag. Ist das Datum falsch, bearbeiten Sie den Benutzer und lassen Sie die Erfassung früher beginnen.</translation>
    </message>
    <message>
        <source>To collect more data, set a later end date first. The user can then reconnect.</source>
        <translation>Um weiter Daten zu erfassen, legen Sie zuerst ein späteres Ende fest. Danach kann der Benutzer neu verbinden.</translation>
    </message>
    <message>
        <source>Try again an hour after the first of these requests.</source>
        <translation>Warten Sie, bis seit dem ersten Abruf eine Stunde vergangen ist, und fordern Sie dann erneut einen Datenabruf an.</translation>
    </message>
    <message>
        <source>This usually passes. If it doesn’t, tell whoever runs the service.</source>
        <translation>Das geht meist vorüber. Andernfalls informieren Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>Tell whoever runs the service. The user can try to reconnect %1.</source>
        <translation>Informieren Sie den Betreiber des Dienstes. Der Benutzer kann versuchen, %1 neu zu verbinden.</translation>
    </message>
    <message>
        <source>Follow the instructions in the notice.</source>
        <translation>Folgen Sie dem Hinweis.</translation>
    </message>
    <message>
        <source>Wait half an hour, then reload the user.</source>
        <translation>Warten Sie eine halbe Stunde und laden Sie dann den Benutzer neu.</translation>
    </message>
    <message>
        <source>Ask the user to open the source’s app and let it sync. Then request a data refresh.</source>
        <translation>Bitten Sie den Benutzer, die App der Quelle zu öffnen und den Abgleich abzuwarten. Fordern Sie dann einen Datenabruf an.</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>Außerdem: %1.</translation>
    </message>
    <message>
        <source>Also: %1 (%2).</source>
        <translation>Außerdem: %1 (%2).</translation>
    </message>
    <message>
        <source>It’s still listed for this user. Sources connected through a phone app can stay listed after they’re disconnected.</source>
        <translation>Beim Benutzer ist die Quelle noch aufgeführt. Quellen, die über eine Smartphone-App verbunden sind, können nach dem Trennen aufgeführt bleiben.</translation>
    </message>
    <message>
        <source>The service doesn’t report when data last arrived, or whether the device synced with its provider.</source>
        <translation>Der Dienst gibt nicht an, wann zuletzt Daten eingegangen sind oder ob das Gerät mit seinem Anbieter abgeglichen wurde.</translation>
    </message>
    <message>
        <source>No problems: %1.</source>
        <translation>Ohne Probleme: %1.</translation>
    </message>
    <message>
        <source>Listed in the user record but not under connected sources: %1.</source>
        <translation>Beim Benutzer aufgeführt, aber nicht unter den verbundenen Quellen: %1.</translation>
    </message>
    <message>
        <source>Listed under connected sources but not in the user record: %1.</source>
        <translation>Unter den verbundenen Quellen, aber nicht beim Benutzer aufgeführt: %1.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a fact and the fact</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Keine Daten</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>If that doesn’t help, send the explanation to whoever runs the service.</source>
        <translation>Wenn das nicht hilft, senden Sie die Erklärung an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>Ask the user to connect a source.</source>
        <translation>Bitten Sie den Benutzer, eine Quelle zu verbinden.</translation>
    </message>
    <message>
        <source>Try again at %1.</source>
        <translation>Versuchen Sie es um %1 erneut.</translation>
    </message>
    <message>
        <source>Neither the service nor Labdesk knows “%1”.</source>
        <translation>Weder der Dienst noch Labdesk kennt „%1“.</translation>
    </message>
    <message>
        <source>Check the spelling in the list of providers, which shows the data that each one supports.</source>
        <translation>Prüfen Sie die Schreibweise in der Liste der Anbieter. Dort steht auch, welche Daten jeder unterstützt.</translation>
    </message>
</context>
<context>
    <name>labdesk::PaletteList</name>
    <message>
        <source>%1, unavailable: %2</source>
        <translation>%1, nicht verfügbar: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Bester Treffer zuerst</translation>
    </message>
</context>
<context>
    <name>labdesk::PassphraseDialog</name>
    <message>
        <source>Set passphrase</source>
        <translation>Passphrase festlegen</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>Remove the passphrase?</source>
        <translation>Passphrase entfernen?</translation>
    </message>
    <message>
        <source>Without a passphrase, anyone at this computer can unlock Labdesk.</source>
        <translation>Ohne Passphrase kann jeder an diesem Computer Labdesk entsperren.</translation>
    </message>
    <message>
        <source>&amp;Current passphrase</source>
        <translation>&amp;Aktuelle Passphrase</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>&amp;New passphrase, at least %1 characters</source>
        <translation>&amp;Neue Passphrase, mindestens %1 Zeichen</translation>
    </message>
    <message>
        <source>Confi&amp;rm passphrase</source>
        <translation>Passphrase wi&amp;ederholen</translation>
    </message>
    <message>
        <source>Set &amp;passphrase</source>
        <translation>&amp;Passphrase festlegen</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>The passphrases don’t match.</source>
        <translation>Die Passphrasen stimmen nicht überein.</translation>
    </message>
    <message>
        <source>Enter the new passphrase twice.</source>
        <translation>Geben Sie die neue Passphrase zweimal ein.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>Couldn’t set the passphrase: not enough memory.</source>
        <translation>Die Passphrase konnte nicht festgelegt werden: nicht genügend Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Schließen Sie andere Programme und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Try again in %1 s.</source>
        <translation>Versuchen Sie es in %1 s erneut.</translation>
    </message>
    <message>
        <source>You’ll need it to unlock Labdesk and each time Labdesk starts. It protects against people at this computer, not against someone with access to your files. If you forget it, you’ll have to enter your keys again.</source>
        <translation>Sie brauchen sie zum Entsperren und bei jedem Start von Labdesk. Sie schützt vor Personen an diesem Computer, nicht vor jemandem mit Zugriff auf Ihre Dateien. Wenn Sie sie vergessen, müssen Sie Ihre Schlüssel erneut eingeben.</translation>
    </message>
</context>
<context>
    <name>labdesk::PassphraseField</name>
    <message>
        <source>Hide the passphrase</source>
        <translation>Passphrase verbergen</translation>
    </message>
    <message>
        <source>Show the passphrase</source>
        <translation>Passphrase anzeigen</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorCatalogNotice</name>
    <message>
        <source>Couldn’t load the list of payors, so each search goes to the service. %1</source>
        <translation>Die Liste der Kostenträger konnte nicht geladen werden, daher geht jede Suche an den Dienst. %1</translation>
    </message>
    <message numerus="yes">
        <source>Each search is sent to the service, which lists at most %Ln payor(s) at a time.</source>
        <translation>
            <numerusform>Jede Suche wird an den Dienst gesendet, weil er höchstens %Ln Kostenträger auf einmal auflistet.</numerusform>
            <numerusform>Jede Suche wird an den Dienst gesendet, weil er höchstens %Ln Kostenträger auf einmal auflistet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each search is sent to the service because its list of all payors is empty.</source>
        <translation>Jede Suche wird an den Dienst gesendet, weil seine Liste aller Kostenträger leer ist.</translation>
    </message>
    <message>
        <source>Each search is sent to the service because loading the list of all payors was canceled.</source>
        <translation>Jede Suche wird an den Dienst gesendet, weil das Laden der Liste aller Kostenträger abgebrochen wurde.</translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Roh-JSON anzeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorComparison</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Kostenträger-Code</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Weitere Namen</translation>
    </message>
    <message>
        <source>Business address</source>
        <translation>Geschäftsadresse</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Geführt von</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorDetail</name>
    <message>
        <source>Aliases</source>
        <translation>Weitere Namen</translation>
    </message>
    <message>
        <source>Business address</source>
        <translation>Geschäftsadresse</translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation>Geschäftsadresse kopieren</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Kostenträger-Code</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Another payor has this name: %1.</source>
        <translation>Ein anderer Kostenträger hat diesen Namen: %1.</translation>
    </message>
    <message>
        <source>Other payors have this name: %1.</source>
        <translation>Andere Kostenträger haben diesen Namen: %1.</translation>
    </message>
    <message>
        <source>Copy alias %1</source>
        <translation>Weiteren Namen %1 kopieren</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Geführt von</translation>
    </message>
    <message>
        <source>Copy c&amp;ode</source>
        <translation>&amp;Code kopieren</translation>
    </message>
    <message>
        <source>Compar&amp;e</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>Select a payor to compare with “%1”.</source>
        <translation>Wählen Sie einen Kostenträger für den Vergleich mit „%1“.</translation>
    </message>
    <message>
        <source>Compared with “%1” (%2).</source>
        <translation>Verglichen mit „%1“ (%2).</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorResults</name>
    <message>
        <source>No payor matches all search terms. Showing similar names.</source>
        <translation>Kein Kostenträger passt zu allen Suchbegriffen. Angezeigt werden ähnliche Namen.</translation>
    </message>
    <message>
        <source>No payor matches all search terms. Showing results for “%1”.</source>
        <translation>Kein Kostenträger passt zu allen Suchbegriffen. Angezeigt werden Ergebnisse für „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s)</source>
        <translation>
            <numerusform>%1 von %Ln Kostenträger</numerusform>
            <numerusform>%1 von %Ln Kostenträgern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), sorted by best match</source>
        <translation>
            <numerusform>%1 von %Ln Kostenträger, beste Treffer zuerst</numerusform>
            <numerusform>%1 von %Ln Kostenträgern, beste Treffer zuerst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), in original order</source>
        <translation>
            <numerusform>%1 von %Ln Kostenträger, in ursprünglicher Reihenfolge</numerusform>
            <numerusform>%1 von %Ln Kostenträgern, in ursprünglicher Reihenfolge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 found, sorted by best match</source>
        <translation>%1 gefunden, beste Treffer zuerst</translation>
    </message>
    <message>
        <source>%1 found, in original order</source>
        <translation>%1 gefunden, in ursprünglicher Reihenfolge</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order</source>
        <translation>Ursprüngliche &amp;Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Best match</source>
        <translation>Beste &amp;zuerst</translation>
    </message>
    <message>
        <source>Sort by best match</source>
        <translation>Nach bestem Treffer sortieren</translation>
    </message>
    <message>
        <source>In original order</source>
        <translation>In ursprünglicher Reihenfolge</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>Kostenträger-Code kopieren</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Kostenträger</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchFields</name>
    <message>
        <source>Any</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>state</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Insurance company or alias</source>
        <translation>Name oder weiterer Name der Versicherung</translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation>Kostenträger nach Namen suchen</translation>
    </message>
    <message>
        <source>Clearinghouse</source>
        <translation>Clearingstelle</translation>
    </message>
    <message>
        <source>State of the business address</source>
        <translation>Bundesstaat der Geschäftsadresse</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>&amp;Bundesstaat</translation>
    </message>
    <message>
        <source>&amp;Clearinghouse</source>
        <translation>C&amp;learingstelle</translation>
    </message>
    <message>
        <source>Payor &amp;ID</source>
        <translation>&amp;Kostenträger-ID</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>payor ID</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Payor ID at the clearinghouse</source>
        <translation>Kostenträger-ID bei der Clearingstelle</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchPages</name>
    <message>
        <source>Unknown payor code %1</source>
        <translation>Unbekannter Kostenträger-Code %1</translation>
    </message>
    <message>
        <source>Codes can only be looked up in the list of all payors, which isn’t available. Search by the insurance company’s name.</source>
        <translation>Codes lassen sich nur in der Liste aller Kostenträger nachschlagen, die nicht verfügbar ist. Suchen Sie nach dem Namen der Versicherung.</translation>
    </message>
    <message>
        <source>Find a payor</source>
        <translation>Kostenträger suchen</translation>
    </message>
    <message>
        <source>Type the insurance company’s name from the card. Plan names such as “Open Access Plus” aren’t payors.</source>
        <translation>Geben Sie den Namen der Versicherung von der Karte ein. Tarifnamen wie „Open Access Plus“ sind keine Kostenträger.</translation>
    </message>
    <message>
        <source>Searching as you type</source>
        <translation>Suche beim Tippen</translation>
    </message>
    <message>
        <source>Press Enter to search now.</source>
        <translation>Drücken Sie die Eingabetaste, um sofort zu suchen.</translation>
    </message>
    <message>
        <source>No payor found</source>
        <translation>Kein Kostenträger gefunden</translation>
    </message>
    <message>
        <source>No match at “%1”, but other clearinghouses have matches.</source>
        <translation>Kein Treffer bei „%1“, aber bei anderen Clearingstellen.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any clearinghouse</source>
        <translation>
            <numerusform>%Ln aus allen Clearingstellen anzeigen</numerusform>
            <numerusform>%Ln aus allen Clearingstellen anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>No payor matches both the name and ID %1.</source>
        <translation>Kein Kostenträger passt zu Name und ID %1.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln without the ID</source>
        <translation>
            <numerusform>%Ln ohne die ID anzeigen</numerusform>
            <numerusform>%Ln ohne die ID anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Similar names from earlier searches:</source>
        <translation>Ähnliche Namen aus früheren Suchen:</translation>
    </message>
    <message>
        <source>Cards often show a plan name. Try the insurance company’s name.</source>
        <translation>Karten nennen oft einen Tarif. Versuchen Sie den Namen der Versicherung.</translation>
    </message>
    <message>
        <source>C&amp;lear search</source>
        <translation>&amp;Suche leeren</translation>
    </message>
    <message>
        <source>No payor found in %1</source>
        <translation>Kein Kostenträger in %1 gefunden</translation>
    </message>
    <message>
        <source>This is the state of the payor’s business address.</source>
        <translation>Gemeint ist der Bundesstaat der Geschäftsadresse des Kostenträgers.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any state</source>
        <translation>
            <numerusform>%Ln aus allen Bundesstaaten anzeigen</numerusform>
            <numerusform>%Ln aus allen Bundesstaaten anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorTableModel</name>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Exact code match</source>
        <translation>Code stimmt genau überein</translation>
    </message>
    <message>
        <source>Exact name match</source>
        <translation>Name stimmt genau überein</translation>
    </message>
    <message>
        <source>Also known as “%1”</source>
        <translation>Auch bekannt als „%1“</translation>
    </message>
    <message>
        <source>Name starts with your search</source>
        <translation>Name beginnt mit Ihrem Suchtext</translation>
    </message>
    <message>
        <source>Also known as “%1”, which starts with your search</source>
        <translation>Auch bekannt als „%1“, beginnt mit Ihrem Suchtext</translation>
    </message>
    <message>
        <source>Matches the name</source>
        <translation>Passt zum Namen</translation>
    </message>
    <message>
        <source>Also known as “%1”, which matches</source>
        <translation>Auch bekannt als „%1“, passt</translation>
    </message>
    <message>
        <source>Matches the initials</source>
        <translation>Passt zu den Anfangsbuchstaben</translation>
    </message>
    <message>
        <source>Matches the initials of “%1”</source>
        <translation>Passt zu den Anfangsbuchstaben von „%1“</translation>
    </message>
    <message>
        <source>Similar spelling</source>
        <translation>Ähnliche Schreibweise</translation>
    </message>
    <message>
        <source>Also known as “%1”, similar spelling</source>
        <translation>Auch bekannt als „%1“, ähnliche Schreibweise</translation>
    </message>
    <message>
        <source>Some words match the name</source>
        <translation>Einige Wörter passen zum Namen</translation>
    </message>
    <message>
        <source>Also known as “%1”, some words match</source>
        <translation>Auch bekannt als „%1“, einige Wörter passen</translation>
    </message>
    <message>
        <source>Suggested by the service</source>
        <translation>Vom Dienst vorgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payor(s) match your search. Select the right one in the list.</source>
        <translation>
            <numerusform>%Ln Kostenträger passt zu Ihrer Suche. Wählen Sie den richtigen in der Liste aus.</numerusform>
            <numerusform>%Ln Kostenträger passen zu Ihrer Suche. Wählen Sie den richtigen in der Liste aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best match may not be the right payor. Check it before you select it in the list.</source>
        <translation>Der beste Treffer ist vielleicht nicht der richtige Kostenträger. Prüfen Sie ihn, bevor Sie ihn in der Liste auswählen.</translation>
    </message>
    <message>
        <source>No payor matches all search terms. If you see the right one, select it in the list.</source>
        <translation>Kein Kostenträger passt zu allen Suchbegriffen. Wenn Sie den richtigen sehen, wählen Sie ihn in der Liste aus.</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsCommands</name>
    <message>
        <source>No payor selected.</source>
        <translation>Kein Kostenträger ausgewählt.</translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation>Kostenträger nach Namen suchen</translation>
    </message>
    <message>
        <source>insurance company find</source>
        <translation>versicherung finden</translation>
    </message>
    <message>
        <source>Choose clearinghouse</source>
        <translation>Clearingstelle wählen</translation>
    </message>
    <message>
        <source>payors</source>
        <translation>kostenträger</translation>
    </message>
    <message>
        <source>Search payors by ID</source>
        <translation>Kostenträger nach ID suchen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nummer</translation>
    </message>
    <message>
        <source>Clear payor search</source>
        <translation>Suche nach Kostenträgern leeren</translation>
    </message>
    <message>
        <source>The search is already empty.</source>
        <translation>Die Suche ist bereits leer.</translation>
    </message>
    <message>
        <source>Search payors again</source>
        <translation>Kostenträger erneut suchen</translation>
    </message>
    <message>
        <source>Show payors as raw JSON</source>
        <translation>Kostenträger als Roh-JSON anzeigen</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>Antwort unlesbare Einträge</translation>
    </message>
    <message>
        <source>This sort order is already set.</source>
        <translation>Diese Sortierung ist bereits eingestellt.</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>sortieren</translation>
    </message>
    <message>
        <source>Show payors in original order</source>
        <translation>Kostenträger in ursprünglicher Reihenfolge anzeigen</translation>
    </message>
    <message>
        <source>Sort payors by best match</source>
        <translation>Kostenträger nach bestem Treffer sortieren</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>Kostenträger-Code kopieren</translation>
    </message>
    <message>
        <source>Compare with another payor</source>
        <translation>Kostenträger mit einem anderen vergleichen</translation>
    </message>
    <message>
        <source>Stop comparing payors</source>
        <translation>Vergleich der Kostenträger beenden</translation>
    </message>
    <message>
        <source>No payor is being compared.</source>
        <translation>Es wird kein Kostenträger verglichen.</translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation>Geschäftsadresse kopieren</translation>
    </message>
    <message>
        <source>The service didn’t provide an address.</source>
        <translation>Der Dienst hat keine Adresse genannt.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse kopiert.</translation>
    </message>
    <message>
        <source>Copy link to payor</source>
        <translation>Link zum Kostenträger kopieren</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Filter payors by state</source>
        <translation>Kostenträger nach Bundesstaat filtern</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsPane</name>
    <message>
        <source>Payors</source>
        <translation>Kostenträger</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>%1 kopiert.</translation>
    </message>
    <message>
        <source>Searching payors…</source>
        <translation>Kostenträger werden gesucht …</translation>
    </message>
    <message>
        <source>No payor selected</source>
        <translation>Kein Kostenträger ausgewählt</translation>
    </message>
    <message>
        <source>Select a payor to see its code, aliases, and address.</source>
        <translation>Wählen Sie einen Kostenträger aus, um Code, weitere Namen und Adresse zu sehen.</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>Raw response: payors</source>
        <translation>Rohantwort: Kostenträger</translation>
    </message>
    <message>
        <source>Loading payors…</source>
        <translation>Kostenträger werden geladen …</translation>
    </message>
    <message>
        <source>%1 found, no clear match</source>
        <translation>%1 gefunden, kein eindeutiger Treffer</translation>
    </message>
    <message>
        <source>Nothing was copied. No payor is selected. Press Space to select “%1”.</source>
        <translation>Es wurde nichts kopiert. Kein Kostenträger ist ausgewählt. Drücken Sie die Leertaste, um „%1“ auszuwählen.</translation>
    </message>
</context>
<context>
    <name>labdesk::Place</name>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation>Entnahmestellen</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Kostenträger</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>open now lab location nearest</source>
        <translation>jetzt geöffnet Labor Standort nächstgelegen</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>labdesk::PlaceEdit</name>
    <message>
        <source>No city with that name. Choose one from the list, or enter a ZIP code.</source>
        <translation>Kein Ort mit diesem Namen. Wählen Sie einen aus der Liste oder geben Sie eine Postleitzahl ein.</translation>
    </message>
    <message>
        <source>Enter a 5-digit ZIP code, such as 02116, or a city, such as Boston, MA.</source>
        <translation>Geben Sie eine fünfstellige Postleitzahl ein, etwa 02116, oder einen Ort, etwa Boston, MA.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Several cities have this name. Choose one from the list, or add the state.</source>
        <translation>Mehrere Orte heißen so. Wählen Sie einen aus der Liste, oder fügen Sie den Bundesstaat hinzu.</translation>
    </message>
</context>
<context>
    <name>labdesk::PolicyFault</name>
    <message>
        <source>The file contains no settings. It may be incomplete.</source>
        <translation>Die Datei enthält keine Einstellungen. Sie ist möglicherweise unvollständig.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>Die Datei ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>The line contains an invisible character (%1). Delete it.</source>
        <translation>Die Zeile enthält ein unsichtbares Zeichen (%1). Löschen Sie es.</translation>
    </message>
    <message>
        <source>“%1” isn’t a section, a comment, or a key with = and a value.</source>
        <translation>„%1“ ist kein Abschnitt, kein Kommentar und kein Schlüssel mit = und Wert.</translation>
    </message>
    <message>
        <source>“%1” looks like a setting after a comment character. Add a space after that character, or delete it.</source>
        <translation>„%1“ sieht aus wie eine Einstellung hinter einem Kommentarzeichen. Setzen Sie ein Leerzeichen hinter das Zeichen, oder löschen Sie es.</translation>
    </message>
    <message>
        <source>The comment contains the setting “%1”. Put it on a line of its own, or delete it.</source>
        <translation>Der Kommentar enthält die Einstellung „%1“. Schreiben Sie sie in eine eigene Zeile, oder löschen Sie sie.</translation>
    </message>
    <message>
        <source>The value contains the setting “%1”. Put it on a line of its own, or delete it.</source>
        <translation>Der Wert enthält die Einstellung „%1“. Schreiben Sie sie in eine eigene Zeile, oder löschen Sie sie.</translation>
    </message>
    <message>
        <source>The comment is empty, and a setting follows. Delete the line.</source>
        <translation>Das Kommentarzeichen hat keinen Text, und eine Einstellung folgt. Löschen Sie die Zeile.</translation>
    </message>
    <message>
        <source>“%1” isn’t a section. A section is alone on its line, such as [policy].</source>
        <translation>„%1“ ist kein Abschnitt. Ein Abschnitt steht allein in seiner Zeile, zum Beispiel [policy].</translation>
    </message>
    <message>
        <source>The section “%1” is empty. Delete it.</source>
        <translation>Der Abschnitt „%1“ ist leer. Löschen Sie ihn.</translation>
    </message>
    <message>
        <source>“%1” isn’t in a section.</source>
        <translation>„%1“ steht in keinem Abschnitt.</translation>
    </message>
    <message>
        <source>Unknown key “%1”.</source>
        <translation>Unbekannter Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>“%1” is already set on line %2. Delete one of them.</source>
        <translation>„%1“ ist schon in Zeile %2 gesetzt. Löschen Sie eine der beiden.</translation>
    </message>
    <message>
        <source>“%1” has no value. Delete the line, or use %3.</source>
        <translation>„%1“ hat keinen Wert. Löschen Sie die Zeile, oder verwenden Sie %3.</translation>
    </message>
    <message>
        <source>The value of “%1” needs quotation marks at both ends, or none at all.</source>
        <translation>Der Wert von „%1“ braucht Anführungszeichen an beiden Enden oder gar keine.</translation>
    </message>
    <message>
        <source>The value of “%1” is in quotation marks. Inside them, write each backslash twice.</source>
        <translation>Der Wert von „%1“ steht in Anführungszeichen. Schreiben Sie darin jeden Backslash doppelt.</translation>
    </message>
    <message>
        <source>Invalid value for “%1”. Use %3.</source>
        <translation>Ungültiger Wert für „%1“. Verwenden Sie %3.</translation>
    </message>
    <message>
        <source>“%1” isn’t a lab ID. Use a whole number other than 0.</source>
        <translation>„%1“ ist keine Labor-ID. Verwenden Sie eine ganze Zahl außer 0.</translation>
    </message>
    <message>
        <source>“%1” isn’t the short name of a source, such as oura.</source>
        <translation>„%1“ ist kein Kurzname einer Quelle, wie etwa oura.</translation>
    </message>
    <message>
        <source>“%1” comes before the “id” of its connection. Put the “id” first.</source>
        <translation>„%1“ steht vor der „id“ seiner Verbindung. Setzen Sie die „id“ an den Anfang.</translation>
    </message>
    <message>
        <source>“%1” is out of place. Keep the lines of a connection together, and number connections 1, 2, 3.</source>
        <translation>„%1“ steht an der falschen Stelle. Halten Sie die Zeilen einer Verbindung zusammen, und nummerieren Sie Verbindungen 1, 2, 3.</translation>
    </message>
    <message>
        <source>The section [connections] has no “size”.</source>
        <translation>Im Abschnitt [connections] fehlt „size“.</translation>
    </message>
    <message>
        <source>“%1” is wrong: the number of connections is %2.</source>
        <translation>„%1“ ist nicht die Anzahl der Verbindungen; diese ist %2.</translation>
    </message>
    <message>
        <source>“%1” belongs to a connection beyond the number set by “size” (%2).</source>
        <translation>„%1“ gehört zu einer Verbindung, die nicht angeboten wird, weil „size“ %2 ist.</translation>
    </message>
    <message>
        <source>“%1” can’t be used: %3 is missing, or doesn’t match the rest of the connection.</source>
        <translation>„%1“ kann nicht verwendet werden: %3 fehlt oder passt nicht zum Rest der Verbindung.</translation>
    </message>
    <message>
        <source>Another connection already has the “id” of “%1”.</source>
        <translation>Eine andere Verbindung hat schon die „id“ von „%1“.</translation>
    </message>
    <message>
        <source>The last line has no line break, so it may be incomplete. Press Enter at its end.</source>
        <translation>Die letzte Zeile hat keinen Zeilenumbruch und ist möglicherweise unvollständig. Drücken Sie an ihrem Ende die Eingabetaste.</translation>
    </message>
    <message>
        <source>[end] needs a [begin] before all settings.</source>
        <translation>[end] braucht ein [begin] vor allen Einstellungen.</translation>
    </message>
    <message>
        <source>[begin] must appear once, before everything else.</source>
        <translation>[begin] muss einmal und vor allem anderen stehen.</translation>
    </message>
    <message>
        <source>The file starts with [begin] but has no [end]. It may be incomplete.</source>
        <translation>Die Datei beginnt mit [begin], hat aber kein [end]. Sie ist möglicherweise unvollständig.</translation>
    </message>
    <message>
        <source>Nothing may follow [end].</source>
        <translation>Nach [end] darf nichts mehr stehen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Unknown section “%1”. Use [policy], [connections], [people], [labs], or [notices].</source>
        <translation>Unbekannter Abschnitt „%1“. Verwenden Sie [policy], [connections], [people], [labs] oder [notices].</translation>
    </message>
</context>
<context>
    <name>labdesk::PracticeController</name>
    <message>
        <source>Connect to the local service to practice.</source>
        <translation>Verbinden Sie sich zum Üben mit dem lokalen Dienst.</translation>
    </message>
    <message>
        <source>practice drill training fault</source>
        <translation>üben Übung Training Störung</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Üben beenden</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Üben: %1</translation>
    </message>
    <message>
        <source>This problem is already being simulated.</source>
        <translation>Dieses Problem wird bereits nachgestellt.</translation>
    </message>
    <message>
        <source>Start over with new sample data…</source>
        <translation>Mit neuen Beispieldaten beginnen …</translation>
    </message>
    <message>
        <source>Start over with new sample data?</source>
        <translation>Mit neuen Beispieldaten beginnen?</translation>
    </message>
    <message>
        <source>All users, sources, and orders of the local service are deleted and replaced by new ones. This can’t be undone.</source>
        <translation>Alle Benutzer, Quellen und Laboraufträge des lokalen Dienstes werden gelöscht und durch neue ersetzt. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Other connections aren’t affected.</source>
        <translation>Andere Verbindungen sind nicht betroffen.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
</context>
<context>
    <name>labdesk::PracticeTexts</name>
    <message>
        <source>Rate limited</source>
        <translation>Anfragen begrenzt</translation>
    </message>
    <message>
        <source>Unavailable</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>Expired key</source>
        <translation>Abgelaufener Schlüssel</translation>
    </message>
    <message>
        <source>Lost responses</source>
        <translation>Verlorene Antworten</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Unexpected responses</source>
        <translation>Unerwartete Antworten</translation>
    </message>
    <message>
        <source>Empty team</source>
        <translation>Leeres Team</translation>
    </message>
    <message>
        <source>A million users</source>
        <translation>Eine Million Benutzer</translation>
    </message>
    <message>
        <source>Only a few requests are allowed every 20 seconds. The rest get status 429.</source>
        <translation>Alle 20 Sekunden sind nur wenige Anfragen erlaubt. Die übrigen erhalten Status 429.</translation>
    </message>
    <message>
        <source>Every request gets status 503.</source>
        <translation>Jede Anfrage erhält Status 503.</translation>
    </message>
    <message>
        <source>Every request gets status 401, as with an expired API key.</source>
        <translation>Jede Anfrage erhält Status 401, wie bei einem abgelaufenen API-Schlüssel.</translation>
    </message>
    <message>
        <source>Changes are made, but the connection closes before the response.</source>
        <translation>Änderungen erfolgen, aber die Verbindung endet vor der Antwort.</translation>
    </message>
    <message>
        <source>Every response takes six seconds longer.</source>
        <translation>Jede Antwort dauert sechs Sekunden länger.</translation>
    </message>
    <message>
        <source>Responses have unknown fields, missing fields, and unreadable records.</source>
        <translation>Antworten enthalten unbekannte Felder, fehlende Felder und unlesbare Einträge.</translation>
    </message>
    <message>
        <source>The user list is empty.</source>
        <translation>Die Benutzerliste ist leer.</translation>
    </message>
    <message>
        <source>The user list has a million users: copies of the sample users.</source>
        <translation>Die Liste hat eine Million Benutzer: Kopien der Beispielbenutzer.</translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesController</name>
    <message>
        <source>The file can’t be used. %1</source>
        <translation>Die Datei kann nicht verwendet werden. %1</translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Changes apply right away.</source>
        <translation>Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size of text in percent, such as 125%</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>S&amp;chriftgröße</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Directions to a service center</source>
        <translation>&amp;Wegbeschreibung zu einer Entnahmestelle</translation>
    </message>
    <message>
        <source>Ask before opening the browser</source>
        <translation>Vor dem Öffnen des Browsers fragen</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>&amp;Notify me of new versions</source>
        <translation>Über ne&amp;ue Versionen informieren</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>When a connection opens</source>
        <translation>Beim Öffnen einer Verbindung</translation>
    </message>
    <message>
        <source>Go to the &amp;page you used last</source>
        <translation>&amp;Zum zuletzt benutzten Bereich gehen</translation>
    </message>
    <message>
        <source>Loc&amp;k after</source>
        <translation>S&amp;perren nach</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause until unlocked</source>
        <translation>Bis zum Entsperren anhalten</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>&amp;Jobs while locked</source>
        <translation>&amp;Aufträge bei Sperre</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Privatmodus</translation>
    </message>
    <message>
        <source>Start &amp;in privacy mode</source>
        <translation>&amp;Im Privatmodus starten</translation>
    </message>
    <message>
        <source>For shared screens. Also hides IDs and asks before showing hidden values. Toggle with %1.</source>
        <translation>Für geteilte Bildschirme. Verbirgt auch IDs und fragt, bevor verborgene Werte angezeigt werden. Mit %1 umschalten.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Von Ihrer Administration festgelegt.</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>Remove passphrase</source>
        <translation>Passphrase entfernen</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ä&amp;ndern …</translation>
    </message>
    <message>
        <source>&amp;Set…</source>
        <translation>Fest&amp;legen …</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>Set passphrase</source>
        <translation>Passphrase festlegen</translation>
    </message>
    <message>
        <source>Press %1 to lock.</source>
        <comment>a key</comment>
        <translation>Mit %1 sperren.</translation>
    </message>
    <message>
        <source>Only what you need on a call</source>
        <translation>Nur, was Sie bei einem Anruf brauchen</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>Alle Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;What the window shows</source>
        <translation>Was das Fenster zei&amp;gt</translation>
    </message>
    <message>
        <source>When Labdesk is in the background</source>
        <translation>Wenn Labdesk im Hintergrund ist</translation>
    </message>
    <message>
        <source>Show notific&amp;ations</source>
        <translation>&amp;Benachrichtigungen anzeigen</translation>
    </message>
    <message>
        <source>For jobs, watched sources, countdowns, and outcomes. They contain no names or IDs.</source>
        <translation>Zu Aufträgen, beobachteten Quellen, Countdowns und Ergebnissen. Sie enthalten weder Namen noch IDs.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>I&amp;hr Name</translation>
    </message>
    <message>
        <source>Recorded in History with your actions, along with your account name.</source>
        <translation>Wird mit Ihren Aktionen im Verlauf aufgezeichnet, zusammen mit Ihrem Kontonamen.</translation>
    </message>
    <message>
        <source>Ticket n&amp;umbers</source>
        <translation>&amp;Ticketnummern</translation>
    </message>
    <message>
        <source>A regular expression and an example, such as HELP-[0-9]+;example=HELP-1234.</source>
        <translation>Ein regulärer Ausdruck und ein Beispiel, etwa HELP-[0-9]+;example=HELP-1234.</translation>
    </message>
    <message>
        <source>Ti&amp;cket URL</source>
        <translation>Tic&amp;ket-URL</translation>
    </message>
    <message>
        <source>The URL with {ticket} in place of the number, such as https://help.example.com/tickets/{ticket}.</source>
        <translation>Die URL mit {ticket} anstelle der Nummer, etwa https://help.example.com/tickets/{ticket}.</translation>
    </message>
    <message>
        <source>&amp;Opening a ticket</source>
        <translation>&amp;Öffnen eines Tickets</translation>
    </message>
    <message>
        <source>Team replies &amp;file</source>
        <translation>Textbausteine Ihres Teams (&amp;Datei)</translation>
    </message>
    <message>
        <source>The path of a file with replies that you can copy for users.</source>
        <translation>Der Pfad einer Datei mit Textbausteinen, die Sie für Benutzer kopieren.</translation>
    </message>
    <message>
        <source>Tickets and replies</source>
        <translation>Tickets und Textbausteine</translation>
    </message>
    <message>
        <source>Not saved. Use %1.</source>
        <translation>Nicht gespeichert. Verwenden Sie %1.</translation>
    </message>
    <message>
        <source>Without a passphrase, anyone can unlock the window.</source>
        <translation>Ohne Passphrase kann jeder das Fenster entsperren.</translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressLine</name>
    <message>
        <source>Reloading</source>
        <translation>Wird neu geladen</translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>Completed: %1</source>
        <translation>Abgeschlossen: %1</translation>
    </message>
    <message>
        <source>Canceled: %1</source>
        <translation>Abgebrochen: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>%1 fortsetzen</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>%1 anhalten</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>%1 abbrechen</translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderDetail</name>
    <message>
        <source>Copy short name</source>
        <translation>Kurznamen kopieren</translation>
    </message>
    <message>
        <source>None listed</source>
        <translation>Keine aufgeführt</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Data types</source>
        <translation>Datenarten</translation>
    </message>
    <message>
        <source>In this team</source>
        <translation>In diesem Team</translation>
    </message>
    <message>
        <source>Connected users</source>
        <translation>Verbundene Benutzer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Load users to see the count.</source>
        <translation>Laden Sie die Benutzer, um die Anzahl zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Load users</source>
        <translation>&amp;Benutzer laden</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know this sign-in method. The service calls it “%1”.</source>
        <translation>Labdesk kennt dieses Anmeldeverfahren nicht. Der Dienst nennt es „%1“.</translation>
    </message>
    <message>
        <source>Show users with this provider: %1</source>
        <translation>Benutzer mit diesem Anbieter anzeigen: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderTableModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Data types</source>
        <translation>Datenarten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersCommands</name>
    <message>
        <source>Filter providers</source>
        <translation>Anbieter filtern</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>suchen finden</translation>
    </message>
    <message>
        <source>Filter providers by sign-in</source>
        <translation>Anbieter nach Anmeldung filtern</translation>
    </message>
    <message>
        <source>auth oauth</source>
        <translation>auth oauth anmeldung</translation>
    </message>
    <message>
        <source>Filter providers by data type</source>
        <translation>Anbieter nach Datenart filtern</translation>
    </message>
    <message>
        <source>Clear provider filter</source>
        <translation>Filter der Anbieter leeren</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Der Filter ist leer.</translation>
    </message>
    <message>
        <source>Reload providers</source>
        <translation>Anbieter neu laden</translation>
    </message>
    <message>
        <source>Copy provider short name</source>
        <translation>Kurznamen des Anbieters kopieren</translation>
    </message>
    <message>
        <source>No provider selected.</source>
        <translation>Kein Anbieter ausgewählt.</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>%1 kopiert.</translation>
    </message>
    <message>
        <source>Load users to count them by provider</source>
        <translation>Benutzer laden, um sie je Anbieter zu zählen</translation>
    </message>
    <message>
        <source>Users are already loaded.</source>
        <translation>Die Benutzer sind bereits geladen.</translation>
    </message>
    <message>
        <source>Show providers as raw JSON</source>
        <translation>Anbieter als Roh-JSON anzeigen</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>Antwort unlesbare Einträge</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <source>Copy link to provider</source>
        <translation>Link zum Anbieter kopieren</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>Ressource</translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersPane</name>
    <message>
        <source>Filter by name or data type</source>
        <translation>Nach Name oder Datenart filtern</translation>
    </message>
    <message>
        <source>Filter providers</source>
        <translation>Anbieter filtern</translation>
    </message>
    <message>
        <source>Sign-in method</source>
        <translation>Anmeldeverfahren</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Datenart</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Loading providers…</source>
        <translation>Anbieter werden geladen …</translation>
    </message>
    <message>
        <source>Providers that your users can connect as sources.</source>
        <translation>Anbieter, die Ihre Benutzer als Quellen verbinden können.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>No providers for this team</source>
        <translation>Keine Anbieter für dieses Team</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>No provider selected</source>
        <translation>Kein Anbieter ausgewählt</translation>
    </message>
    <message>
        <source>Select a provider in the list.</source>
        <translation>Wählen Sie einen Anbieter in der Liste aus.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No providers match these filters.</source>
        <translation>Kein Anbieter entspricht diesen Filtern.</translation>
    </message>
    <message>
        <source>&amp;Sign-in</source>
        <translation>&amp;Anmeldung</translation>
    </message>
    <message>
        <source>&amp;Data type</source>
        <translation>&amp;Datenart</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Filter leeren</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>Raw response: providers</source>
        <translation>Rohantwort: Anbieter</translation>
    </message>
    <message>
        <source>This service has no provider “%1”.</source>
        <translation>Dieser Dienst hat keinen Anbieter „%1“.</translation>
    </message>
</context>
<context>
    <name>labdesk::ProxySignInFields</name>
    <message>
        <source>Proxy password</source>
        <translation>Proxy-Passwort</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>Proxy-Benutzername</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Sent only to the proxy, when it requires sign-in. Basic sign-in sends the password unencrypted.</source>
        <translation>Wird nur an den Proxy gesendet, wenn er eine Anmeldung verlangt. Bei der Anmeldung mit Basic wird das Passwort unverschlüsselt gesendet.</translation>
    </message>
</context>
<context>
    <name>labdesk::RawResponseDialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Und %Ln weiterer.</numerusform>
            <numerusform>Und %Ln weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t be read:</source>
        <translation>Nicht lesbar:</translation>
    </message>
    <message>
        <source>Unknown fields, not in the contract: %1</source>
        <translation>Unbekannte Felder, nicht in der API-Beschreibung: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries couldn’t be read and were skipped.</source>
        <translation>
            <numerusform>%Ln Eintrag konnte nicht gelesen werden und wurde übersprungen.</numerusform>
            <numerusform>%Ln Einträge konnten nicht gelesen werden und wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Roh-JSON anzeigen</translation>
    </message>
    <message>
        <source>No response to show yet.</source>
        <translation>Es gibt noch keine Antwort zum Anzeigen.</translation>
    </message>
    <message>
        <source>This response is larger than %1 and can’t be shown here.</source>
        <translation>Diese Antwort ist größer als %1 und kann hier nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>This response isn’t JSON, so it can’t be shown safely.</source>
        <translation>Diese Antwort ist kein JSON und kann deshalb nicht sicher angezeigt werden.</translation>
    </message>
    <message>
        <source>There’s only one response, so there’s nothing to compare.</source>
        <translation>Es gibt nur eine Antwort, also nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied the response.</source>
        <translation>Antwort kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>The service reports %Ln more entries, but didn’t send them.</source>
        <translation>
            <numerusform>Der Dienst zählt %Ln weiteren Eintrag, hat ihn aber nicht gesendet.</numerusform>
            <numerusform>Der Dienst zählt %Ln weitere Einträge, hat sie aber nicht gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ReconnectWords</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copied the message for the user.</source>
        <translation>Nachricht an Benutzer kopiert.</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Nachricht an Benutzer kopieren</translation>
    </message>
    <message>
        <source>Message about %1. Choose a language.</source>
        <translation>Nachricht zu %1. Wählen Sie eine Sprache.</translation>
    </message>
</context>
<context>
    <name>labdesk::RefreshMeter</name>
    <message>
        <source>%1 of %2 refreshes this hour</source>
        <translation>%1 von %2 Datenabrufen in dieser Stunde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them rejected</source>
        <translation>
            <numerusform>%Ln davon abgelehnt</numerusform>
            <numerusform>%Ln davon abgelehnt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ReleaseNotice</name>
    <message>
        <source>Labdesk %1 is available.</source>
        <translation>Labdesk %1 ist verfügbar.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Anzeigen …</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. The address is %1.</source>
        <translation>Es konnte kein Browser geöffnet werden. Die Adresse ist %1.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1 wird abgefragt …</translation>
    </message>
    <message>
        <source>Couldn’t check %1: %2</source>
        <translation>%1 konnte nicht abgefragt werden: %2</translation>
    </message>
    <message>
        <source>Version %1 is available; you have %2.</source>
        <translation>Version %1 ist verfügbar; Sie haben %2.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>Sie haben die neueste Version.</translation>
    </message>
    <message>
        <source>Turned off by your administrator.</source>
        <translation>Von Ihrer Administration ausgeschaltet.</translation>
    </message>
    <message>
        <source>Labdesk is updated with your system’s software updates.</source>
        <translation>Labdesk wird mit den Softwareupdates Ihres Systems aktualisiert.</translation>
    </message>
    <message>
        <source>Checks %1 once a day. Nothing about you, this computer, or your connections is sent.</source>
        <translation>Fragt %1 einmal täglich ab. Über Sie, diesen Computer oder Ihre Verbindungen wird nichts gesendet.</translation>
    </message>
    <message>
        <source>See what’s new?</source>
        <translation>Neuerungen ansehen?</translation>
    </message>
    <message>
        <source>Version %1 is available; you have %2. Install it the way you installed this one. Labdesk doesn’t update itself.</source>
        <translation>Version %1 ist verfügbar; Sie haben %2. Installieren Sie sie auf demselben Weg wie diese. Labdesk aktualisiert sich nicht selbst.</translation>
    </message>
    <message>
        <source>Opens %1 in your browser. Nothing about users or connections is sent.</source>
        <translation>Öffnet %1 in Ihrem Browser. Über Benutzer oder Verbindungen wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
</context>
<context>
    <name>labdesk::RemoteStack</name>
    <message>
        <source>Couldn’t reload. Showing data from %1.</source>
        <translation>Neu laden nicht möglich. Angezeigt werden Daten von %1.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Loads when the connection is restored</source>
        <translation>Wird geladen, sobald die Verbindung wieder funktioniert</translation>
    </message>
</context>
<context>
    <name>labdesk::Replies</name>
    <message>
        <source>The file is larger than 1 MB.</source>
        <translation>Die Datei ist größer als 1 MB.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>Die Datei ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>The file contains no replies. A reply starts with a line such as [en] Title.</source>
        <translation>Die Datei enthält keine Textbausteine. Ein Textbaustein beginnt mit einer Zeile wie [en] Titel.</translation>
    </message>
    <message>
        <source>The line contains an invisible character (%1). Delete it.</source>
        <translation>Die Zeile enthält ein unsichtbares Zeichen (%1). Löschen Sie es.</translation>
    </message>
    <message>
        <source>“%1” appears before the first reply. A reply starts with a line such as [en] Title.</source>
        <translation>„%1“ steht vor dem ersten Textbaustein. Ein Textbaustein beginnt mit einer Zeile wie [en] Titel.</translation>
    </message>
    <message>
        <source>The portal must be set once, to a URL that starts with https:// and has at most 200 characters.</source>
        <translation>Das Portal muss genau einmal angegeben sein, als URL, die mit https:// beginnt und höchstens 200 Zeichen hat.</translation>
    </message>
    <message>
        <source>“%1” isn’t the start of a reply, such as [en] Title. No other line may begin with a bracket.</source>
        <translation>„%1“ ist kein Anfang eines Textbausteins wie [en] Titel. Keine andere Zeile darf mit einer eckigen Klammer beginnen.</translation>
    </message>
    <message>
        <source>“%1” isn’t a language code, such as en or es-MX.</source>
        <translation>„%1“ ist kein Sprachcode wie en oder es-MX.</translation>
    </message>
    <message>
        <source>A title must have 1 to 80 characters and no braces.</source>
        <translation>Ein Titel muss 1 bis 80 Zeichen haben und darf keine geschweiften Klammern enthalten.</translation>
    </message>
    <message>
        <source>The language already has a reply called “%1”. Rename or delete one of them.</source>
        <translation>Die Sprache hat schon einen Textbaustein „%1“. Benennen Sie einen davon um oder löschen Sie ihn.</translation>
    </message>
    <message>
        <source>The reply “%1” has no text.</source>
        <translation>Der Textbaustein „%1“ hat keinen Text.</translation>
    </message>
    <message>
        <source>The reply “%1” is longer than 4,000 characters.</source>
        <translation>Der Textbaustein „%1“ ist länger als 4.000 Zeichen.</translation>
    </message>
    <message>
        <source>The file contains more than 500 replies.</source>
        <translation>Die Datei enthält mehr als 500 Textbausteine.</translation>
    </message>
    <message>
        <source>Unmatched brace. Use braces only for placeholders.</source>
        <translation>Zu einer geschweiften Klammer fehlt in der Zeile das Gegenstück. Geschweifte Klammern sind nur für Platzhalter.</translation>
    </message>
    <message>
        <source>“%1” isn’t a placeholder. Use {source}, {ticket}, {portal}, or {date}.</source>
        <translation>„%1“ ist kein Platzhalter. Verwenden Sie {source}, {ticket}, {portal} oder {date}.</translation>
    </message>
    <message>
        <source>{portal} needs a line such as portal=https://help.example.com before the first reply.</source>
        <translation>{portal} braucht vor dem ersten Textbaustein eine Zeile wie portal=https://help.example.com.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>labdesk::ReplyWords</name>
    <message>
        <source>This reply includes a source name. Open a user with a source first.</source>
        <translation>Dieser Textbaustein nennt eine Quelle. Öffnen Sie zuerst einen Benutzer mit einer Quelle.</translation>
    </message>
    <message>
        <source>This source isn’t in the service’s list of providers, so its name can’t be filled in.</source>
        <translation>Diese Quelle steht nicht in der Anbieterliste des Dienstes, deshalb kann ihr Name nicht eingesetzt werden.</translation>
    </message>
    <message>
        <source>This reply includes the ticket number. Enter a ticket number first.</source>
        <translation>Dieser Textbaustein nennt die Ticketnummer. Geben Sie zuerst eine Ticketnummer ein.</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestDetail</name>
    <message>
        <source>Error details</source>
        <translation>Fehlerdetails</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detail</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln Mal</numerusform>
            <numerusform>%Ln Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>%1, closed before a response arrived</source>
        <translation>%1, vor der Antwort geschlossen</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>This was sent on an earlier connection.</source>
        <translation>Dies wurde über eine frühere Verbindung gesendet.</translation>
    </message>
    <message>
        <source>Request headers</source>
        <translation>Anfrage-Header</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>Antwort-Header</translation>
    </message>
    <message>
        <source>Parts of the request</source>
        <translation>Teile der Anfrage</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Show attempt</source>
        <translation>Versuch anzeigen</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Unknown fields</source>
        <translation>Unbekannte Felder</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Body, with personal data hidden</source>
        <translation>Inhalt, personenbezogene Daten verborgen</translation>
    </message>
    <message>
        <source>Timing breakdown</source>
        <translation>Zeiten im Einzelnen</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: verborgen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>%1, not JSON. Not shown because Labdesk can’t detect personal data in it.</source>
        <translation>%1, kein JSON. Nicht angezeigt, weil Labdesk nicht erkennen kann, was darin personenbezogen ist.</translation>
    </message>
    <message>
        <source>%1, too large to keep.</source>
        <translation>%1, zu groß zum Speichern.</translation>
    </message>
    <message>
        <source>%1, processed while streaming. Responses this long aren’t kept.</source>
        <translation>%1, beim Empfang verarbeitet. So lange Antworten werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Not kept because it contained a key or token.</source>
        <translation>Nicht gespeichert, weil ein Schlüssel oder Token enthalten war.</translation>
    </message>
    <message>
        <source>%1, compressed. Too large to keep, or damaged.</source>
        <translation>%1, komprimiert. Zu groß zum Speichern oder beschädigt.</translation>
    </message>
    <message>
        <source>Not kept: removed to save memory or because the window was locked.</source>
        <translation>Nicht gespeichert: entfernt, um Arbeitsspeicher zu sparen oder weil das Fenster gesperrt wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%1: in %2 of %Ln response(s) from %3</source>
        <translation>
            <numerusform>%1: in %2 von %Ln Antwort auf %3</numerusform>
            <numerusform>%1: in %2 von %Ln Antworten auf %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The service redirected %1 to %2.</source>
        <translation>Der Dienst hat %1 auf %2 umgeleitet.</translation>
    </message>
    <message>
        <source>Queue: waiting for a free connection or a token. Connect: DNS, connection, and TLS. Wait: until the response begins. Read: until it ends. Measured by Labdesk, accurate to a few milliseconds.</source>
        <translation>Eingereiht: Warten auf eine freie Verbindung oder ein Token. Verbinden: DNS, Verbindung und TLS. Warten: bis die Antwort beginnt. Empfangen: bis sie endet. Von Labdesk gemessen, auf wenige Millisekunden genau.</translation>
    </message>
    <message>
        <source>No response yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <source>Reused</source>
        <translation>Bereits offen</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestExport</name>
    <message>
        <source>Export requests</source>
        <translation>Anfragen exportieren</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>HTTP-Archiv (*.har)</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestTableModel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message numerus="yes">
        <source>Retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>Nächster Versuch in %Ln s</numerusform>
            <numerusform>Nächster Versuch in %Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestsPage</name>
    <message>
        <source>Filter requests</source>
        <translation>Anfragen filtern</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear request list</source>
        <translation>Anfrageliste leeren</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Noch keine Anfragen</translation>
    </message>
    <message>
        <source>Requests appear here, without the key and with personal data hidden.</source>
        <translation>Anfragen erscheinen hier, ohne den Schlüssel und mit verborgenen personenbezogenen Daten.</translation>
    </message>
    <message>
        <source>No request selected</source>
        <translation>Keine Anfrage ausgewählt</translation>
    </message>
    <message>
        <source>Select a request to see its details.</source>
        <translation>Wählen Sie eine Anfrage aus, um ihre Details zu sehen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>No requests match this filter.</source>
        <translation>Keine Anfrage entspricht diesem Filter.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Filter leeren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln request(s)</source>
        <translation>
            <numerusform>%1 von %Ln Anfrage</numerusform>
            <numerusform>%1 von %Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Filtersyntax</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln request(s), with personal data hidden.</source>
        <translation>
            <numerusform>%Ln Anfrage exportiert, personenbezogene Daten verborgen.</numerusform>
            <numerusform>%Ln Anfragen exportiert, personenbezogene Daten verborgen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Resume · %Ln new</source>
        <translation>
            <numerusform>Fo&amp;rtsetzen · %Ln neue</numerusform>
            <numerusform>Fo&amp;rtsetzen · %Ln neue</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>New requests aren’t listed until you resume</source>
        <translation>Neue Anfragen werden erst nach dem Fortsetzen aufgelistet</translation>
    </message>
    <message>
        <source>Terms are combined with AND. Use field:value for a field and -term to exclude.</source>
        <translation>Alle Begriffe müssen zutreffen. Verwenden Sie feld:wert für ein Feld und -begriff zum Ausschließen.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Unbekanntes Feld „%1“, daher als Text gesucht.</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message numerus="yes">
        <source>Found in responses from %Ln operation(s). Select a request to see them in its summary.</source>
        <translation>
            <numerusform>Gefunden in Antworten auf %Ln Operation. Wählen Sie eine Anfrage aus, um sie in deren Zusammenfassung zu sehen.</numerusform>
            <numerusform>Gefunden in Antworten auf %Ln Operationen. Wählen Sie eine Anfrage aus, um sie in deren Zusammenfassung zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show these requests</source>
        <translation>Diese Anfragen anzeigen</translation>
    </message>
    <message>
        <source>There are no requests to export.</source>
        <translation>Es gibt keine Anfragen zum Exportieren.</translation>
    </message>
    <message>
        <source>An export is already running.</source>
        <translation>Es läuft bereits ein Export.</translation>
    </message>
    <message>
        <source>Copied as cURL. The key is replaced by a variable.</source>
        <translation>Als cURL kopiert. Der Schlüssel ist durch eine Variable ersetzt.</translation>
    </message>
    <message>
        <source>No request selected.</source>
        <translation>Keine Anfrage ausgewählt.</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>suchen finden</translation>
    </message>
    <message>
        <source>Clear request filter</source>
        <translation>Filter der Anfragen leeren</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Der Filter ist leer.</translation>
    </message>
    <message>
        <source>Reload requests</source>
        <translation>Anfragen neu laden</translation>
    </message>
    <message>
        <source>This list updates automatically.</source>
        <translation>Diese Liste wird automatisch aktualisiert.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation>Pfad kopiert.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>This was sent on an earlier connection.</source>
        <translation>Dies wurde über eine frühere Verbindung gesendet.</translation>
    </message>
    <message>
        <source>The list is already empty.</source>
        <translation>Die Liste ist bereits leer.</translation>
    </message>
    <message>
        <source>Resume request list</source>
        <translation>Anfrageliste fortsetzen</translation>
    </message>
    <message>
        <source>Pause request list</source>
        <translation>Anfrageliste anhalten</translation>
    </message>
    <message>
        <source>Export requests…</source>
        <translation>Anfragen exportieren …</translation>
    </message>
    <message>
        <source>HAR save file</source>
        <translation>HAR speichern Datei</translation>
    </message>
    <message numerus="yes">
        <source>The service sent %Ln field(s) or value(s) that Labdesk doesn’t know.</source>
        <translation>
            <numerusform>Der Dienst hat %Ln Feld oder Wert gesendet, den Labdesk nicht kennt.</numerusform>
            <numerusform>Der Dienst hat %Ln Felder oder Werte gesendet, die Labdesk nicht kennt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ResourceList</name>
    <message>
        <source>%1: available</source>
        <translation>%1: verfügbar</translation>
    </message>
</context>
<context>
    <name>labdesk::RevealQuestion</name>
    <message>
        <source>Show %1 on this screen?</source>
        <translation>Auf diesem Bildschirm anzeigen: %1?</translation>
    </message>
    <message>
        <source>Privacy mode is on. Check who can see your screen. The value is hidden again automatically.</source>
        <translation>Der Privatmodus ist an. Prüfen Sie, wer Ihren Bildschirm sehen kann. Der Wert wird automatisch wieder verborgen.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Anzeigen</translation>
    </message>
</context>
<context>
    <name>labdesk::RuleForm</name>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number from 1 to 15</source>
        <translation>eine Zahl von 1 bis 15</translation>
    </message>
    <message>
        <source>journal or none</source>
        <translation>journal oder none</translation>
    </message>
    <message>
        <source>memberId, birthYear, and zip, each at most once, separated by commas</source>
        <translation>memberId, birthYear und zip, jedes höchstens einmal, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>an absolute path</source>
        <translation>einen absoluten Pfad</translation>
    </message>
    <message>
        <source>a name of at most 60 characters</source>
        <translation>einen Namen mit höchstens 60 Zeichen</translation>
    </message>
    <message>
        <source>text of at most 200 characters, then ;until= and a date such as 2026-12-31</source>
        <translation>einen Text mit höchstens 200 Zeichen, dann ;until= und ein Datum wie 2026-12-31</translation>
    </message>
    <message>
        <source>one word without slashes, and not “local”</source>
        <translation>ein Wort ohne Schrägstriche, und nicht „local“</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>reinen Text</translation>
    </message>
    <message>
        <source>sandbox, production, or other</source>
        <translation>sandbox, production oder other</translation>
    </message>
    <message>
        <source>a URL that starts with https://, or with http:// for this computer</source>
        <translation>eine URL, die mit https:// beginnt, oder mit http:// für diesen Computer</translation>
    </message>
    <message>
        <source>key or bearer</source>
        <translation>key oder bearer</translation>
    </message>
    <message>
        <source>the name of an HTTP header that can carry a key</source>
        <translation>den Namen eines HTTP-Headers, der einen Schlüssel tragen kann</translation>
    </message>
    <message>
        <source>system, none, or a host and a port such as proxy.example.com:3128</source>
        <translation>system, none oder Host und Port wie proxy.example.com:3128</translation>
    </message>
    <message>
        <source>a user name without a colon, such as DOMAIN\name</source>
        <translation>einen Benutzernamen ohne Doppelpunkt, wie DOMAIN\name</translation>
    </message>
    <message>
        <source>a number of seconds from 5 to 300</source>
        <translation>eine Anzahl Sekunden von 5 bis 300</translation>
    </message>
    <message>
        <source>the number of connections</source>
        <translation>die Anzahl der Verbindungen</translation>
    </message>
    <message>
        <source>calls or all</source>
        <translation>calls oder all</translation>
    </message>
    <message>
        <source>a regular expression of at most 200 characters with only groups, alternatives, classes, and repetitions, optionally followed by ;example= and a matching number</source>
        <translation>einen regulären Ausdruck mit höchstens 200 Zeichen, nur aus Gruppen, Alternativen, Klassen und Wiederholungen, dann bei Bedarf ;example= und eine passende Nummer</translation>
    </message>
    <message>
        <source>a URL that starts with https:// and contains {ticket} once, after the host</source>
        <translation>eine URL, die mit https:// beginnt und nach dem Host einmal {ticket} enthält</translation>
    </message>
</context>
<context>
    <name>labdesk::RulesFile</name>
    <message>
        <source>The file doesn’t exist.</source>
        <translation>Die Datei existiert nicht.</translation>
    </message>
    <message>
        <source>The path contains a link to something that doesn’t exist.</source>
        <translation>Der Pfad enthält einen Link auf etwas, das nicht existiert.</translation>
    </message>
    <message>
        <source>Part of the path isn’t a folder.</source>
        <translation>Ein Teil des Pfads ist kein Ordner.</translation>
    </message>
    <message>
        <source>This isn’t a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>The file can’t be read. Everyone who uses Labdesk must be able to read it and its folder.</source>
        <translation>Die Datei kann nicht gelesen werden. Alle, die Labdesk verwenden, müssen sie und ihren Ordner lesen können.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>Anyone can change this file. Make it writable by administrators only.</source>
        <translation>Jeder kann diese Datei ändern. Erlauben Sie das Schreiben nur der Administration.</translation>
    </message>
    <message>
        <source>Anyone can replace this file. Make its folder writable by administrators only.</source>
        <translation>Jeder kann diese Datei ersetzen. Erlauben Sie nur der Administration, in ihren Ordner zu schreiben.</translation>
    </message>
</context>
<context>
    <name>labdesk::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>labdesk::SelectFromListDialog</name>
    <message>
        <source>Select users from a list</source>
        <translation>Benutzer aus einer Liste auswählen</translation>
    </message>
    <message>
        <source>Paste client IDs or user IDs, such as a column or rows of a spreadsheet. They aren’t saved.</source>
        <translation>Fügen Sie Client-IDs oder Benutzer-IDs ein, etwa eine Spalte oder Zeilen einer Tabelle. Sie werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Client IDs or user IDs</source>
        <translation>Client-IDs oder Benutzer-IDs</translation>
    </message>
    <message>
        <source>One ID per line, or a table with a column of IDs</source>
        <translation>Eine ID je Zeile oder eine Tabelle mit einer Spalte von IDs</translation>
    </message>
    <message>
        <source>&amp;Copy IDs not found</source>
        <translation>Nicht gefundene IDs &amp;kopieren</translation>
    </message>
    <message>
        <source>Select users</source>
        <translation>Benutzer auswählen</translation>
    </message>
    <message numerus="yes">
        <source>Pasted %Ln line(s).</source>
        <translation>
            <numerusform>%Ln Zeile eingefügt.</numerusform>
            <numerusform>%Ln Zeilen eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This list is too long to display.</source>
        <translation>Diese Liste ist zu lang, um sie anzuzeigen.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select %Ln user(s)</source>
        <translation>
            <numerusform>%Ln Benutzer &amp;auswählen</numerusform>
            <numerusform>%Ln Benutzer &amp;auswählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) found</source>
        <translation>
            <numerusform>%Ln Benutzer gefunden</numerusform>
            <numerusform>%Ln Benutzer gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>IDs are taken from column %1.</source>
        <translation>Die IDs stammen aus Spalte %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ID(s) are duplicates and were counted once.</source>
        <translation>
            <numerusform>%Ln ID ist doppelt und wurde nur einmal gezählt.</numerusform>
            <numerusform>%Ln IDs sind doppelt und wurden nur einmal gezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) belong to several users, who are all selected.</source>
        <translation>
            <numerusform>%Ln Client-ID gehört zu mehreren Benutzern, die alle ausgewählt werden.</numerusform>
            <numerusform>%Ln Client-IDs gehören zu mehreren Benutzern, die alle ausgewählt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>Nicht gefunden: %1</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… und %Ln weitere</numerusform>
            <numerusform>… und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ID(s).</source>
        <translation>
            <numerusform>%Ln ID kopiert.</numerusform>
            <numerusform>%Ln IDs kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The user list is incomplete, so some of these users may exist.</source>
        <translation>Die Liste enthält nicht alle Benutzer, einige davon gibt es also vielleicht.</translation>
    </message>
</context>
<context>
    <name>labdesk::ServiceHealth</name>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>%Ln Versuch.</numerusform>
            <numerusform>%Ln Versuche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next attempt in %Ln&#xa0;s.</source>
        <translation>
            <numerusform>Nächster Versuch in %Ln s.</numerusform>
            <numerusform>Nächster Versuch in %Ln s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>labdesk::ShortcutSheet</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>labdesk::Shortcuts</name>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
        <source>Go to an ID, ZIP code, or payor code</source>
        <translation>Zu einer ID, PLZ oder einem Kostenträger-Code wechseln</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Fensterbereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Vorheriger Fensterbereich</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation>Diese Tastenkürzel</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>Verbindung wechseln</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Filter or search</source>
        <translation>Filtern oder suchen</translation>
    </message>
    <message>
        <source>Reload from the service</source>
        <translation>Vom Dienst neu laden</translation>
    </message>
    <message>
        <source>Move from filter to list</source>
        <translation>Vom Filter in die Liste</translation>
    </message>
    <message>
        <source>Open selection</source>
        <translation>Auswahl öffnen</translation>
    </message>
    <message>
        <source>Clear filter, then go to the list</source>
        <translation>Filter leeren, dann zur Liste wechseln</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Auswahl kopieren</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Datenabruf anfordern</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Vorheriger Tab</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>The open user</source>
        <translation>Der geöffnete Benutzer</translation>
    </message>
    <message>
        <source>Previous filter (in the empty user filter)</source>
        <translation>Vorheriger Filter (im leeren Benutzerfilter)</translation>
    </message>
    <message>
        <source>Filter suggestions (in the user filter)</source>
        <translation>Filtervorschläge (im Benutzerfilter)</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Anheften oder lösen</translation>
    </message>
    <message>
        <source>Copy as CSV, JSON, Markdown, …</source>
        <translation>Als CSV, JSON, Markdown … kopieren</translation>
    </message>
    <message>
        <source>Copy as cURL, without the key</source>
        <translation>Als cURL kopieren, ohne den Schlüssel</translation>
    </message>
    <message>
        <source>Privacy mode for shared screens</source>
        <translation>Privatmodus für geteilte Bildschirme</translation>
    </message>
    <message>
        <source>Verify caller</source>
        <translation>Anrufer prüfen</translation>
    </message>
    <message>
        <source>Cancel countdown</source>
        <translation>Countdown abbrechen</translation>
    </message>
    <message>
        <source>Ticket number</source>
        <translation>Ticketnummer</translation>
    </message>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Zusammenfassung für das Ticket kopieren</translation>
    </message>
    <message>
        <source>Watch sources or stop watching</source>
        <translation>Quellen beobachten oder Beobachten beenden</translation>
    </message>
    <message>
        <source>Next group (in a grouped list)</source>
        <translation>Nächste Gruppe (in einer gruppierten Liste)</translation>
    </message>
    <message>
        <source>Previous group (in a grouped list)</source>
        <translation>Vorherige Gruppe (in einer gruppierten Liste)</translation>
    </message>
    <message>
        <source>Undo the last change, for any user</source>
        <translation>Letzte Änderung rückgängig machen, egal bei welchem Benutzer</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Die Liste exportieren</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Why is there no data?</source>
        <translation>Warum gibt es keine Daten?</translation>
    </message>
    <message>
        <source>Next user in the list</source>
        <translation>Nächster Benutzer in der Liste</translation>
    </message>
    <message>
        <source>Previous user in the list</source>
        <translation>Vorheriger Benutzer in der Liste</translation>
    </message>
</context>
<context>
    <name>labdesk::SideBar</name>
    <message>
        <source>Pages</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Pinned user</source>
        <translation>Angehefteter Benutzer</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>Saved view</source>
        <translation>Gespeicherte Ansicht</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Recent user</source>
        <translation>Zuletzt verwendeter Benutzer</translation>
    </message>
</context>
<context>
    <name>labdesk::SideBarLinks</name>
    <message>
        <source>Not in this team</source>
        <translation>Nicht in diesem Team</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceFaultList</name>
    <message>
        <source>Problems found</source>
        <translation>Gefundene Probleme</translation>
    </message>
    <message>
        <source>Select a row to select its users in the list.</source>
        <translation>Wählen Sie eine Zeile aus, um ihre Benutzer in der Liste auszuwählen.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>No problems found so far.</source>
        <translation>Bisher keine Probleme gefunden.</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceFaultModel</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceRow</name>
    <message>
        <source>Disconnect…</source>
        <translation>Trennen …</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>%1 trennen</translation>
    </message>
    <message>
        <source>Connection date not provided</source>
        <translation>Verbindungsdatum nicht angegeben</translation>
    </message>
    <message>
        <source>Connected %1</source>
        <translation>Verbunden %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>missing permission: %1</source>
        <translation>fehlende Berechtigung: %1</translation>
    </message>
    <message>
        <source>Stops this source’s data; only the user can reconnect it</source>
        <translation>Die Quelle sendet keine Daten mehr; nur der Benutzer kann sie wieder verbinden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data type(s) available</source>
        <translation>
            <numerusform>%Ln Datenart verfügbar</numerusform>
            <numerusform>%Ln Datenarten verfügbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Nachricht an Benutzer kopieren</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceWords</name>
    <message>
        <source>Sign-in expired</source>
        <translation>Anmeldung abgelaufen</translation>
    </message>
    <message>
        <source>Updates failed</source>
        <translation>Aktualisierungen fehlgeschlagen</translation>
    </message>
    <message>
        <source>Account not found</source>
        <translation>Konto nicht gefunden</translation>
    </message>
    <message>
        <source>Disconnected by provider</source>
        <translation>Vom Anbieter getrennt</translation>
    </message>
    <message>
        <source>Permission missing</source>
        <translation>Berechtigung fehlt</translation>
    </message>
    <message>
        <source>Credentials rejected</source>
        <translation>Zugangsdaten abgelehnt</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Status not reported</source>
        <translation>Status nicht gemeldet</translation>
    </message>
    <message>
        <source>The user’s sign-in to %1 expired. Ask the user to reconnect %1.</source>
        <translation>Die Anmeldung des Benutzers für %1 ist abgelaufen. Bitten Sie den Benutzer, %1 neu zu verbinden.</translation>
    </message>
    <message>
        <source>%1 no longer recognizes this account. Ask the user to reconnect %1.</source>
        <translation>%1 erkennt dieses Konto nicht mehr. Bitten Sie den Benutzer, %1 neu zu verbinden.</translation>
    </message>
    <message>
        <source>%1 ended the connection. Only the user can reconnect %1.</source>
        <translation>%1 hat die Verbindung beendet. Nur der Benutzer kann %1 wieder verbinden.</translation>
    </message>
    <message>
        <source>%1 rejected your team’s credentials. Tell whoever manages your team’s access to %1. The user can’t fix this.</source>
        <translation>%1 hat die Zugangsdaten Ihres Teams abgelehnt. Informieren Sie die Person, die den Zugang Ihres Teams für %1 verwaltet. Der Benutzer kann das nicht beheben.</translation>
    </message>
    <message>
        <source>The user didn’t allow all required permissions. Ask the user to reconnect and allow all of them.</source>
        <translation>Der Benutzer hat nicht alle nötigen Berechtigungen erteilt. Bitten Sie ihn, die Quelle neu zu verbinden und alle zu erteilen.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1. Ask the user to reconnect and allow it.</source>
        <translation>Der Benutzer hat %1 nicht erlaubt. Bitten Sie ihn, die Quelle neu zu verbinden und es zu erlauben.</translation>
    </message>
    <message>
        <source>%1 reports an error. If this keeps happening, ask the user to reconnect %1.</source>
        <translation>%1 meldet einen Fehler. Bleibt er bestehen, bitten Sie den Benutzer, %1 neu zu verbinden.</translation>
    </message>
    <message>
        <source>%1: not allowed</source>
        <translation>%1: nicht erlaubt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Password expired</source>
        <translation>Passwort abgelaufen</translation>
    </message>
    <message>
        <source>Provider unavailable</source>
        <translation>Anbieter nicht verfügbar</translation>
    </message>
    <message>
        <source>The password for %1 expired. Ask the user to reconnect %1.</source>
        <translation>Das Passwort für %1 ist abgelaufen. Bitten Sie den Benutzer, %1 neu zu verbinden.</translation>
    </message>
    <message>
        <source>%1 is unavailable or is limiting requests. This usually passes. The user can’t fix it.</source>
        <translation>%1 ist nicht verfügbar oder begrenzt gerade die Anfragen. Das geht meist vorüber. Der Benutzer kann es nicht beheben.</translation>
    </message>
    <message>
        <source>From your administrator, until %1</source>
        <translation>Von Ihrer Administration, bis %1</translation>
    </message>
    <message>
        <source>%1 isn’t sending updates. Ask the user to reconnect it.</source>
        <translation>%1 sendet keine Aktualisierungen. Bitten Sie den Benutzer, die Quelle neu zu verbinden.</translation>
    </message>
</context>
<context>
    <name>labdesk::StackedBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>labdesk::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Wird verbunden</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Updated %1 %2</source>
        <translation>Aktualisiert %1 %2</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Privatmodus</translation>
    </message>
    <message>
        <source>Rate limited. Labdesk retries automatically.</source>
        <translation>Anfragen begrenzt. Labdesk versucht es automatisch erneut.</translation>
    </message>
    <message numerus="yes">
        <source>Rate limited, retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>Anfragen begrenzt, nächster Versuch in %Ln&#xa0;s</numerusform>
            <numerusform>Anfragen begrenzt, nächster Versuch in %Ln&#xa0;s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::SuggestionList</name>
    <message>
        <source>%1, %2</source>
        <comment>what would be typed, what it means</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>labdesk::SupportBundleDialog</name>
    <message>
        <source>Support bundle</source>
        <translation>Support-Paket</translation>
    </message>
    <message>
        <source>This is everything that will be saved. It contains no keys, addresses, names, IDs, or user data.</source>
        <translation>Dies ist alles, was gespeichert wird. Es enthält keine Schlüssel, Adressen, Namen, IDs oder Benutzerdaten.</translation>
    </message>
    <message>
        <source>Support bundle content</source>
        <translation>Inhalt des Support-Pakets</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Save support bundle</source>
        <translation>Support-Paket speichern</translation>
    </message>
    <message>
        <source>Saved. Only you can read it.</source>
        <translation>Gespeichert. Nur Sie können es lesen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>labdesk::TableHeader</name>
    <message>
        <source>+%1</source>
        <comment>so many columns are hidden</comment>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>No room for %Ln column(s): %1. Widen the window to see more.</source>
        <translation>
            <numerusform>Kein Platz für eine Spalte: %1. Verbreitern Sie das Fenster, um mehr zu sehen.</numerusform>
            <numerusform>Kein Platz für %Ln Spalten: %1. Verbreitern Sie das Fenster, um mehr zu sehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::TeamReplies</name>
    <message>
        <source>Copy “%1”</source>
        <translation>„%1“ kopieren</translation>
    </message>
    <message>
        <source>Copy “%1” for %2</source>
        <translation>„%1“ für %2 kopieren</translation>
    </message>
    <message>
        <source>Copied “%1”.</source>
        <translation>„%1“ kopiert.</translation>
    </message>
    <message>
        <source>reply message text for the user</source>
        <translation>Textbaustein Antwort Nachricht Text für den Benutzer</translation>
    </message>
</context>
<context>
    <name>labdesk::TicketController</name>
    <message>
        <source>Open ticket in the browser…</source>
        <translation>Ticket im Browser öffnen …</translation>
    </message>
    <message>
        <source>help desk issue case</source>
        <translation>Helpdesk Vorgang Fall</translation>
    </message>
    <message>
        <source>The ticket URL isn’t set in Preferences.</source>
        <translation>Die Ticket-URL ist in den Einstellungen nicht festgelegt.</translation>
    </message>
    <message>
        <source>Opening tickets in the browser is turned off in Preferences.</source>
        <translation>Das Öffnen von Tickets im Browser ist in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>Enter a ticket number first.</source>
        <translation>Geben Sie zuerst eine Ticketnummer ein.</translation>
    </message>
    <message>
        <source>Open ticket %1 in the browser?</source>
        <translation>Ticket %1 im Browser öffnen?</translation>
    </message>
    <message>
        <source>Only the ticket number is sent to %1.</source>
        <translation>Nur die Ticketnummer wird an %1 gesendet.</translation>
    </message>
    <message>
        <source>Opened the ticket in your browser.</source>
        <translation>Ticket im Browser geöffnet.</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. The address is %1.</source>
        <translation>Es konnte kein Browser geöffnet werden. Die Adresse ist %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::TicketDialog</name>
    <message>
        <source>Ticket number</source>
        <translation>Ticketnummer</translation>
    </message>
    <message>
        <source>Recorded with each change until you clear it. Locking with a passphrase also clears it.</source>
        <translation>Wird mit jeder Änderung aufgezeichnet, bis Sie sie entfernen. Auch Sperren mit einer Passphrase entfernt sie.</translation>
    </message>
    <message>
        <source>Your administrator requires a ticket number for changes.</source>
        <translation>Ihre Administration verlangt für Änderungen eine Ticketnummer.</translation>
    </message>
    <message>
        <source>Set ticket</source>
        <translation>Ticket festlegen</translation>
    </message>
    <message>
        <source>Use only letters, digits, and # . _ / : -</source>
        <translation>Verwenden Sie nur Buchstaben, Ziffern und # . _ / : -</translation>
    </message>
    <message>
        <source>Clear ticket</source>
        <translation>Ticket entfernen</translation>
    </message>
    <message>
        <source>Open ticket %1 in the browser</source>
        <translation>Ticket %1 im Browser öffnen</translation>
    </message>
    <message>
        <source>Use at most 40 characters.</source>
        <translation>Verwenden Sie höchstens 40 Zeichen.</translation>
    </message>
    <message>
        <source>This doesn’t look like one of your team’s ticket numbers.</source>
        <translation>Das sieht nicht wie eine Ticketnummer Ihres Teams aus.</translation>
    </message>
    <message>
        <source>Your team’s ticket numbers look like %1.</source>
        <translation>Die Ticketnummern Ihres Teams sehen aus wie %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::Timeline</name>
    <message>
        <source>%1 connected</source>
        <translation>%1 verbunden</translation>
    </message>
    <message>
        <source>%1: error</source>
        <translation>%1: Fehler</translation>
    </message>
    <message>
        <source>User created</source>
        <translation>Benutzer angelegt</translation>
    </message>
    <message>
        <source>Time zone set to %1</source>
        <translation>Zeitzone auf %1 festgelegt</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Geburtsdatum festgelegt</translation>
    </message>
    <message>
        <source>Data collection starts</source>
        <translation>Datenerfassung beginnt</translation>
    </message>
    <message>
        <source>Data collection ends</source>
        <translation>Datenerfassung endet</translation>
    </message>
    <message>
        <source>The service then disconnects all sources.</source>
        <translation>Der Dienst trennt dann alle Quellen.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Datenerfassung</translation>
    </message>
    <message>
        <source>Caller verified</source>
        <translation>Anrufer geprüft</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>Ticket %1</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Labdesk</source>
        <translation>Labdesk</translation>
    </message>
</context>
<context>
    <name>labdesk::Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>labdesk::UndoCommand</name>
    <message>
        <source>Creating %1 can’t be undone.</source>
        <translation>Das Anlegen von %1 kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Disconnecting %1 for %2 can’t be undone.</source>
        <translation>Das Trennen von %1 für %2 kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Deleting %1 can’t be undone.</source>
        <translation>Das Löschen von %1 kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>%1 had no time zone before, and a time zone can’t be cleared.</source>
        <translation>%1 hatte vorher keine Zeitzone, und eine Zeitzone kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>The time zone of %1 has changed again since then.</source>
        <translation>Die Zeitzone von %1 wurde seitdem noch einmal geändert.</translation>
    </message>
    <message>
        <source>The changed fields of %1 were empty before and can’t be cleared again.</source>
        <translation>Die geänderten Felder von %1 waren vorher leer und können nicht wieder geleert werden.</translation>
    </message>
    <message>
        <source>The changed fields of %1 have changed again since then.</source>
        <translation>Die geänderten Felder von %1 wurden seitdem noch einmal geändert.</translation>
    </message>
    <message>
        <source>%1 isn’t in the list anymore.</source>
        <translation>%1 ist nicht mehr in der Liste.</translation>
    </message>
    <message>
        <source>The last change was a job. Open Jobs to see whether it can be undone.</source>
        <translation>Die letzte Änderung war ein Auftrag. Öffnen Sie „Aufträge“, um zu sehen, ob er rückgängig gemacht werden kann.</translation>
    </message>
    <message>
        <source>There’s no change to undo.</source>
        <translation>Es gibt keine Änderung, die rückgängig gemacht werden kann.</translation>
    </message>
    <message>
        <source>The last change, to %1, is still being sent.</source>
        <translation>Die letzte Änderung, an %1, wird noch gesendet.</translation>
    </message>
    <message>
        <source>The outcome of the last change, to %1, is unknown. Check it first.</source>
        <translation>Das Ergebnis der letzten Änderung, an %1, ist unbekannt. Prüfen Sie es zuerst.</translation>
    </message>
    <message>
        <source>You made this change to a user who isn’t open now. Nothing has been sent yet.</source>
        <translation>Sie haben diese Änderung an einem Benutzer vorgenommen, der jetzt nicht geöffnet ist. Es wurde noch nichts gesendet.</translation>
    </message>
    <message>
        <source>Undo the time zone change: set %1 back to %2</source>
        <translation>Rückgängig: Zeitzone von %1 zurück auf %2 ändern</translation>
    </message>
    <message>
        <source>Undo the changes to %1</source>
        <translation>Rückgängig: die Änderungen an %1</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück wiederherstellen</translation>
    </message>
</context>
<context>
    <name>labdesk::UnreadUsersSheet</name>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read</source>
        <translation>
            <numerusform>%Ln Benutzer konnte nicht gelesen werden</numerusform>
            <numerusform>%Ln Benutzer konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries aren’t in a format Labdesk understands. They were skipped; all others are listed.</source>
        <translation>Einige Einträge haben ein Format, das Labdesk nicht versteht. Sie wurden übersprungen; alle anderen sind aufgeführt.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Und %Ln weiterer.</numerusform>
            <numerusform>Und %Ln weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>labdesk::UsZone</name>
    <message>
        <source>Eastern</source>
        <translation>Ostküstenzeit</translation>
    </message>
    <message>
        <source>Central</source>
        <translation>Zentralzeit</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Gebirgszeit</translation>
    </message>
    <message>
        <source>Arizona</source>
        <translation>Arizona</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pazifikzeit</translation>
    </message>
    <message>
        <source>Alaska</source>
        <translation>Alaska</translation>
    </message>
    <message>
        <source>Hawaii</source>
        <translation>Hawaii</translation>
    </message>
    <message>
        <source>Eastern time (New York)</source>
        <translation>Ostküstenzeit (New York)</translation>
    </message>
    <message>
        <source>Central time (Chicago)</source>
        <translation>Zentralzeit (Chicago)</translation>
    </message>
    <message>
        <source>Mountain time (Denver)</source>
        <translation>Gebirgszeit (Denver)</translation>
    </message>
    <message>
        <source>Arizona time (Phoenix)</source>
        <translation>Arizona-Zeit (Phoenix)</translation>
    </message>
    <message>
        <source>Pacific time (Los Angeles)</source>
        <translation>Pazifikzeit (Los Angeles)</translation>
    </message>
    <message>
        <source>Alaska time (Anchorage)</source>
        <translation>Alaska-Zeit (Anchorage)</translation>
    </message>
    <message>
        <source>Hawaii time (Honolulu)</source>
        <translation>Hawaii-Zeit (Honolulu)</translation>
    </message>
</context>
<context>
    <name>labdesk::UserActionBar</name>
    <message>
        <source>Refresh…</source>
        <translation>Datenabruf …</translation>
    </message>
    <message>
        <source>Time zone…</source>
        <translation>Zeitzone …</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>Trennen …</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserChartsDialog</name>
    <message>
        <source>User charts</source>
        <translation>Benutzerdiagramme</translation>
    </message>
    <message>
        <source>Count by</source>
        <translation>Zählen nach</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Nach Quelle</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>Diagrammdaten</translation>
    </message>
    <message>
        <source>Click a bar or press Enter on a row to filter by it.</source>
        <translation>Klicken Sie auf einen Balken oder drücken Sie in einer Zeile die Eingabetaste, um danach zu filtern.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln Benutzer</numerusform>
            <numerusform>%Ln Benutzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 von %Ln Benutzer</numerusform>
            <numerusform>%1 von %Ln Benutzern</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1: %Ln Benutzer</numerusform>
            <numerusform>%1: %Ln Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart. The table has the numbers.</source>
        <translation>Diagramm. Die Zahlen stehen in der Tabelle.</translation>
    </message>
    <message numerus="yes">
        <source>Chart: %1 of %Ln row(s)</source>
        <translation>
            <numerusform>Diagramm: %1 von %Ln Zeile</numerusform>
            <numerusform>Diagramm: %1 von %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, so far: %Ln user(s)</source>
        <translation>
            <numerusform>%1, bisher: %Ln Benutzer</numerusform>
            <numerusform>%1, bisher: %Ln Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>By month created</source>
        <translation>Nach Monat der Anlage</translation>
    </message>
</context>
<context>
    <name>labdesk::UserCopy</name>
    <message numerus="yes">
        <source>Copied %Ln user(s).</source>
        <translation>
            <numerusform>%Ln Benutzer kopiert.</numerusform>
            <numerusform>%Ln Benutzer kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) with headers.</source>
        <translation>
            <numerusform>%Ln Benutzer mit Spaltenüberschriften kopiert.</numerusform>
            <numerusform>%Ln Benutzer mit Spaltenüberschriften kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as CSV.</source>
        <translation>
            <numerusform>%Ln Benutzer als CSV kopiert.</numerusform>
            <numerusform>%Ln Benutzer als CSV kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON.</source>
        <translation>
            <numerusform>%Ln Benutzer als JSON kopiert.</numerusform>
            <numerusform>%Ln Benutzer als JSON kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON lines.</source>
        <translation>
            <numerusform>%Ln Benutzer als JSON-Zeilen kopiert.</numerusform>
            <numerusform>%Ln Benutzer als JSON-Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as Markdown.</source>
        <translation>
            <numerusform>%Ln Benutzer als Markdown kopiert.</numerusform>
            <numerusform>%Ln Benutzer als Markdown kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln link(s).</source>
        <translation>
            <numerusform>%Ln Link kopiert.</numerusform>
            <numerusform>%Ln Links kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopieren al&amp;s</translation>
    </message>
    <message>
        <source>&amp;This column</source>
        <translation>Diese &amp;Spalte</translation>
    </message>
    <message>
        <source>L&amp;ink</source>
        <translation>L&amp;ink</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln value(s) from this column.</source>
        <translation>
            <numerusform>%Ln Wert dieser Spalte kopiert.</numerusform>
            <numerusform>%Ln Werte dieser Spalte kopiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailPane</name>
    <message>
        <source>No user selected</source>
        <translation>Kein Benutzer ausgewählt</translation>
    </message>
    <message>
        <source>Select a user to see their details here.</source>
        <translation>Wählen Sie einen Benutzer in der Liste aus, um ihn hier zu sehen.</translation>
    </message>
    <message>
        <source>The service doesn’t have this user.</source>
        <translation>Der Dienst kennt diesen Benutzer nicht.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailTabs</name>
    <message>
        <source>Waiting for a response…</source>
        <translation>Warten auf eine Antwort …</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>Die Antwort ist leer.</translation>
    </message>
    <message>
        <source>Not loaded.</source>
        <translation>Nicht geladen.</translation>
    </message>
    <message>
        <source>User details</source>
        <translation>Benutzerdetails</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Raw JSON</source>
        <translation>Roh-JSON</translation>
    </message>
    <message>
        <source>Insurance loads when you open its tab.</source>
        <translation>Die Versicherung wird geladen, wenn Sie ihren Tab öffnen.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserDialogs</name>
    <message>
        <source>Request data refresh for %1?</source>
        <translation>Datenabruf für %1 anfordern?</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Datenabruf anfordern</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Started: %1.</source>
        <translation>Gestartet: %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserEditWords</name>
    <message>
        <source>Change the time zone of %1 back to %2?</source>
        <translation>Zeitzone von %1 auf %2 zurücksetzen?</translation>
    </message>
    <message>
        <source>Change back</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Changes to this user are being saved.</source>
        <translation>Änderungen an diesem Benutzer werden gerade gespeichert.</translation>
    </message>
    <message>
        <source>The user is still loading.</source>
        <translation>Der Benutzer wird noch geladen.</translation>
    </message>
    <message>
        <source>Undo the changes to %1?</source>
        <translation>Änderungen an %1 rückgängig machen?</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Änderungen rückgängig machen</translation>
    </message>
    <message>
        <source>Disconnecting…</source>
        <translation>Wird getrennt …</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFacetModel</name>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more…</source>
        <translation>
            <numerusform>%Ln weiterer …</numerusform>
            <numerusform>%Ln weitere …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln Benutzer</numerusform>
            <numerusform>%Ln Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, filtered</source>
        <translation>%1, %2, gefiltert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a value, how many users</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFacetsPanel</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Number of listed users</source>
        <translation>Anzahl der aufgeführten Benutzer</translation>
    </message>
    <message>
        <source>Month created</source>
        <translation>Monat der Anlage</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFieldWords</name>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Beginn der Datenerfassung</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Ende der Datenerfassung</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterBar</name>
    <message>
        <source>Filter examples</source>
        <translation>Filterbeispiele</translation>
    </message>
    <message>
        <source>Filter by ID, source, or time zone</source>
        <translation>Nach ID, Quelle oder Zeitzone filtern</translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation>Benutzer filtern</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence, then how many are shown</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %Ln more.</source>
        <comment>sentences, then how many more there are</comment>
        <translation>
            <numerusform>%1 Und %Ln weiteres.</numerusform>
            <numerusform>%1 Und %Ln weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterDiagnosis</name>
    <message>
        <source>Removes this term from the filter</source>
        <translation>Entfernt diesen Begriff aus dem Filter</translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln user(s)</source>
        <translation>
            <numerusform>„%1“ entfernen, um %Ln Benutzer zu sehen</numerusform>
            <numerusform>„%1“ entfernen, um %Ln Benutzer zu sehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <comment>a term of the filter</comment>
        <translation>„%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterEdit</name>
    <message>
        <source>part of the user ID</source>
        <translation>ein Teil der Benutzer-ID</translation>
    </message>
    <message>
        <source>part of the client ID</source>
        <translation>ein Teil der Client-ID</translation>
    </message>
    <message>
        <source>a source, or none</source>
        <translation>eine Quelle oder keine</translation>
    </message>
    <message>
        <source>a time zone, or none</source>
        <translation>eine Zeitzone oder keine</translation>
    </message>
    <message>
        <source>when the user was created</source>
        <translation>wann der Benutzer angelegt wurde</translation>
    </message>
    <message>
        <source>whether a birth date is set</source>
        <translation>ob ein Geburtsdatum festgelegt ist</translation>
    </message>
    <message>
        <source>whether data collection has an end date</source>
        <translation>ob die Datenerfassung ein Enddatum hat</translation>
    </message>
    <message>
        <source>client IDs with personal data</source>
        <translation>Client-IDs mit personenbezogenen Daten</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Recent filters</source>
        <translation>Frühere Filter</translation>
    </message>
    <message>
        <source>sources that needed attention in this session</source>
        <translation>Quellen, bei denen in dieser Sitzung Handlungsbedarf bestand</translation>
    </message>
    <message>
        <source>when the user last connected a source</source>
        <translation>wann der Benutzer zuletzt eine Quelle verbunden hat</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterHelp</name>
    <message>
        <source>both words, in any field</source>
        <translation>beide Wörter, in beliebigem Feld</translation>
    </message>
    <message>
        <source>this exact phrase</source>
        <translation>genau diese Wortgruppe</translation>
    </message>
    <message>
        <source>exclude a word (works with any term)</source>
        <translation>Wort ausschließen (geht mit jedem Begriff)</translation>
    </message>
    <message>
        <source>connected to this source</source>
        <translation>mit dieser Quelle verbunden</translation>
    </message>
    <message>
        <source>no source connected</source>
        <translation>mit keiner Quelle verbunden</translation>
    </message>
    <message>
        <source>in this time zone</source>
        <translation>in dieser Zeitzone</translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation>ohne Zeitzone</translation>
    </message>
    <message>
        <source>created in the last 7 days (also 4w, 6m, 1y)</source>
        <translation>in den letzten 7 Tagen angelegt (auch 4w, 6m, 1y)</translation>
    </message>
    <message>
        <source>created that month (or day, or year)</source>
        <translation>in diesem Monat (oder Tag oder Jahr) angelegt</translation>
    </message>
    <message>
        <source>created after that day</source>
        <translation>nach diesem Tag angelegt</translation>
    </message>
    <message>
        <source>no birth date</source>
        <translation>ohne Geburtsdatum</translation>
    </message>
    <message>
        <source>data collection ended</source>
        <translation>Datenerfassung beendet</translation>
    </message>
    <message>
        <source>client ID looks like an email address or phone number</source>
        <translation>Client-ID sieht wie eine E-Mail-Adresse oder Telefonnummer aus</translation>
    </message>
    <message>
        <source>either one</source>
        <translation>eines von beiden</translation>
    </message>
    <message>
        <source>Filter examples</source>
        <translation>Filterbeispiele</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 shows suggestions. Press Up in the empty field for earlier filters.</source>
        <comment>a key</comment>
        <translation>%1 zeigt Vorschläge. Im leeren Feld zeigt die Pfeiltaste nach oben frühere Filter.</translation>
    </message>
    <message>
        <source>a source that needed attention in this session</source>
        <translation>eine Quelle, bei der in dieser Sitzung Handlungsbedarf bestand</translation>
    </message>
    <message>
        <source>connected a source in the last 7 days</source>
        <translation>in den letzten 7 Tagen eine Quelle verbunden</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterTerms</name>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Time zone: %1</source>
        <translation>Zeitzone: %1</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>Client-ID: %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>Angelegt: %1</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Beliebige Quelle</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Ohne Zeitzone</translation>
    </message>
    <message>
        <source>Any time zone</source>
        <translation>Beliebige Zeitzone</translation>
    </message>
    <message>
        <source>No client ID</source>
        <translation>Ohne Client-ID</translation>
    </message>
    <message>
        <source>Any client ID</source>
        <translation>Beliebige Client-ID</translation>
    </message>
    <message>
        <source>Unreadable creation date</source>
        <translation>Anlagedatum nicht lesbar</translation>
    </message>
    <message>
        <source>No birth date</source>
        <translation>Ohne Geburtsdatum</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Geburtsdatum festgelegt</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Datenerfassung beendet</translation>
    </message>
    <message>
        <source>No data collection dates</source>
        <translation>Ohne Erfassungszeitraum</translation>
    </message>
    <message>
        <source>Data collection dates set</source>
        <translation>Erfassungszeitraum festgelegt</translation>
    </message>
    <message>
        <source>No personal data in ID</source>
        <translation>Keine personenbezogene ID</translation>
    </message>
    <message>
        <source>Personal data in ID</source>
        <translation>Personenbezogene ID</translation>
    </message>
    <message>
        <source>Not: %1</source>
        <comment>a term of the filter</comment>
        <translation>Nicht: %1</translation>
    </message>
    <message>
        <source>Needs attention: %1</source>
        <comment>a source, or its error</comment>
        <translation>Handlungsbedarf: %1</translation>
    </message>
    <message>
        <source>No source known to need attention</source>
        <translation>Keine Quelle mit bekanntem Handlungsbedarf</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Handlungsbedarf</translation>
    </message>
    <message>
        <source>Any source connection date</source>
        <translation>Beliebiges Verbindungsdatum</translation>
    </message>
    <message>
        <source>No source connection date</source>
        <translation>Ohne Verbindungsdatum</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>Verbunden: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::UserGroupBar</name>
    <message>
        <source>&amp;Group by</source>
        <translation>&amp;Gruppieren nach</translation>
    </message>
    <message>
        <source>Previous group</source>
        <translation>Vorherige Gruppe</translation>
    </message>
    <message>
        <source>Next group</source>
        <translation>Nächste Gruppe</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>N&amp;ichts</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>&amp;Zeitzone</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>&amp;Quellen</translation>
    </message>
    <message>
        <source>&amp;Month created</source>
        <translation>&amp;Monat der Anlage</translation>
    </message>
    <message>
        <source>&amp;Group by this column</source>
        <translation>Nach dieser Spalte &amp;gruppieren</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln user(s))</source>
        <extracomment>A group of the list, and how many users it has</extracomment>
        <translation>
            <numerusform>%1 (%Ln Benutzer)</numerusform>
            <numerusform>%1 (%Ln Benutzer)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserHead</name>
    <message>
        <source>Copy client ID</source>
        <translation>Client-ID kopieren</translation>
    </message>
    <message>
        <source>Other messages for the user</source>
        <translation>Weitere Nachrichten an den Benutzer</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Benutzer-ID kopieren</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>angelegt %1</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>Wird angefordert …</translation>
    </message>
    <message>
        <source>Request &amp;data refresh</source>
        <translation>&amp;Datenabruf anfordern</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>&amp;Zeitzone ändern …</translation>
    </message>
    <message>
        <source>&amp;Delete user…</source>
        <translation>&amp;Benutzer löschen …</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation>In neuem &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>Save summary as &amp;PDF…</source>
        <translation>Zusammenfassung als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint summary…</source>
        <translation>Zusammenfassung d&amp;rucken …</translation>
    </message>
    <message>
        <source>&amp;Verify caller…</source>
        <translation>&amp;Anrufer prüfen …</translation>
    </message>
    <message>
        <source>Verify caller…</source>
        <translation>Anrufer prüfen …</translation>
    </message>
    <message>
        <source>Verified %1</source>
        <translation>Geprüft um %1</translation>
    </message>
    <message>
        <source>Caller verified for this user.</source>
        <translation>Der Anrufer wurde für diesen Benutzer geprüft.</translation>
    </message>
    <message>
        <source>&amp;Edit user…</source>
        <translation>Benutzer b&amp;earbeiten …</translation>
    </message>
    <message>
        <source>Copy &amp;summary for the ticket</source>
        <translation>Zu&amp;sammenfassung für das Ticket kopieren</translation>
    </message>
    <message>
        <source>Stop watching the s&amp;ources</source>
        <translation>&amp;Quellen nicht mehr beobachten</translation>
    </message>
    <message>
        <source>Watch the s&amp;ources</source>
        <translation>&amp;Quellen beobachten</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Datenabruf anfordern</translation>
    </message>
    <message>
        <source>Why &amp;is there no data?</source>
        <translation>&amp;Warum gibt es keine Daten?</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Nachricht an Benutzer kopieren</translation>
    </message>
    <message>
        <source>Copy explanation for the ticket</source>
        <translation>Erklärung für das Ticket kopieren</translation>
    </message>
    <message>
        <source>Hourly refresh limit reached.</source>
        <translation>Stündliches Limit für Datenabrufe erreicht.</translation>
    </message>
    <message>
        <source>Refresh available at %1</source>
        <comment>a time of day</comment>
        <translation>Datenabruf ab %1</translation>
    </message>
    <message>
        <source>Refresh available in %1</source>
        <translation>Datenabruf möglich in %1</translation>
    </message>
</context>
<context>
    <name>labdesk::UserInsuranceTab</name>
    <message>
        <source>Coverage</source>
        <translation>Versicherungsschutz</translation>
    </message>
    <message>
        <source>Insured person</source>
        <translation>Versicherte Person</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Unternehmen</translation>
    </message>
    <message>
        <source>Guarantor</source>
        <translation>Zahlungspflichtige Person</translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation>Versicherung wird geladen …</translation>
    </message>
    <message>
        <source>No insurance on file</source>
        <translation>Keine Versicherung hinterlegt</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Kostenträger-Code</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>Kostenträger-Code kopieren</translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation>Mitgliedsnummer</translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation>Gruppennummer</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Household income</source>
        <translation>Einkommen im Haushalt</translation>
    </message>
    <message>
        <source>Household size</source>
        <translation>Haushaltsgröße</translation>
    </message>
    <message>
        <source>Insurance isn’t loaded</source>
        <translation>Versicherung nicht geladen</translation>
    </message>
    <message>
        <source>Load insurance</source>
        <translation>Versicherung laden</translation>
    </message>
    <message>
        <source>Open in Payors</source>
        <translation>In Kostenträger öffnen</translation>
    </message>
    <message>
        <source>No payor has this code.</source>
        <translation>Kein Kostenträger hat diesen Code.</translation>
    </message>
    <message>
        <source>Looking up the name…</source>
        <translation>Der Name wird gesucht …</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Other insurance field %1</source>
        <translation>Anderes Versicherungsfeld %1</translation>
    </message>
    <message>
        <source>all values in this record</source>
        <translation>alle Werte in diesem Datensatz</translation>
    </message>
    <message>
        <source>Name unknown</source>
        <translation>Name unbekannt</translation>
    </message>
    <message>
        <source>%1 (company in this record)</source>
        <translation>%1 (Unternehmen in diesem Datensatz)</translation>
    </message>
    <message>
        <source>Hide all · %1&#xa0;s</source>
        <translation>Alle verbergen · %1 s</translation>
    </message>
    <message numerus="yes">
        <source>Show all for %Ln second(s)</source>
        <translation>
            <numerusform>Alle anzeigen (%Ln Sekunde)</numerusform>
            <numerusform>Alle anzeigen (%Ln Sekunden)</numerusform>
        </translation>
    </message>
    <message>
        <source>Search payors</source>
        <translation>Kostenträger suchen</translation>
    </message>
    <message>
        <source>Find nearby centers</source>
        <translation>Nahe Entnahmestellen</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nachname</translation>
    </message>
    <message numerus="yes">
        <source>All values are shown for %Ln second(s)</source>
        <translation>
            <numerusform>Alle Werte werden %Ln Sekunde lang angezeigt</numerusform>
            <numerusform>Alle Werte werden %Ln Sekunden lang angezeigt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserJobView</name>
    <message>
        <source>&amp;Show user</source>
        <translation>Benutzer &amp;anzeigen</translation>
    </message>
    <message>
        <source>Ret&amp;ry failures</source>
        <translation>Fehlgeschlagene &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Check unknown outcomes</source>
        <translation>Unbekannte &amp;prüfen</translation>
    </message>
    <message>
        <source>E&amp;xport results…</source>
        <translation>Ergebnisse e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>&amp;Rückgängig …</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Aus &amp;Liste entfernen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Benutzer des Auftrags</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln Benutzer</numerusform>
            <numerusform>%Ln Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>This job can’t be undone.</source>
        <translation>Dieser Auftrag lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a state and how many users</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <translation>Noch nicht bestätigt</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Teilweise erledigt</translation>
    </message>
    <message>
        <source>Filter users by state</source>
        <translation>Benutzer nach Zustand filtern</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListChoice</name>
    <message numerus="yes">
        <source>%Ln user(s) aren’t in the list.</source>
        <translation>
            <numerusform>%Ln Benutzer ist nicht in der Liste.</numerusform>
            <numerusform>%Ln Benutzer sind nicht in der Liste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListFilter</name>
    <message>
        <source>Show counts</source>
        <translation>Anzahlen anzeigen</translation>
    </message>
    <message>
        <source>Filter by</source>
        <translation>Filtern nach</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Ohne Zeitzone</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value, how many users have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hide counts</source>
        <translation>Anzahlen ausblenden</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListNotices</name>
    <message numerus="yes">
        <source>Only the first %Ln user(s) were loaded.</source>
        <translation>
            <numerusform>Nur der erste Benutzer wurde geladen.</numerusform>
            <numerusform>Nur die ersten %Ln Benutzer wurden geladen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer doesn’t have enough free memory for more. Close other programs, then reload the list. A computer with more memory or a key for a smaller team also helps. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Dieser Computer hat für mehr nicht genug freien Arbeitsspeicher. Schließen Sie andere Programme und laden Sie die Liste neu. Auch ein Computer mit mehr Arbeitsspeicher oder ein Schlüssel für ein kleineres Team hilft. Um einen Benutzer zu öffnen, der nicht in der Liste steht, geben Sie seine Benutzer-ID unter „Suchen oder Befehl ausführen“ ein.</translation>
    </message>
    <message>
        <source>The service reports more users than Labdesk can load. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Der Dienst meldet mehr Benutzer, als Labdesk laden kann. Um einen zu öffnen, der nicht in der Liste steht, geben Sie seine Benutzer-ID unter „Suchen oder Befehl ausführen“ ein.</translation>
    </message>
    <message>
        <source>The service reports more users but keeps sending the same ones. Ask whoever runs the service to check user list pagination.</source>
        <translation>Der Dienst meldet mehr Benutzer, sendet aber immer wieder dieselben. Bitten Sie den Betreiber des Dienstes, die Seitenaufteilung der Benutzerliste zu prüfen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read.</source>
        <translation>
            <numerusform>%Ln Benutzer konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln Benutzer konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Loading users…</source>
        <translation>Benutzer werden geladen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There may be more users than these.</source>
        <translation>Es gibt vielleicht mehr Benutzer als diese.</translation>
    </message>
    <message>
        <source>The service uses a pagination format that Labdesk doesn’t support. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Der Dienst kündigt eine weitere Seite der Liste in einer Form an, die Labdesk nicht unterstützt. Um einen Benutzer zu öffnen, der nicht aufgeführt ist, geben Sie die Benutzer-ID unter „Suchen oder Befehl ausführen“ ein.</translation>
    </message>
    <message>
        <source>The service reports more users than it sent. Reload the list. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Der Dienst meldet mehr Benutzer, als er gesendet hat. Laden Sie die Liste neu. Um einen Benutzer zu öffnen, der nicht in der Liste steht, geben Sie seine Benutzer-ID unter „Suchen oder Befehl ausführen“ ein.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListPane</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 angezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln Benutzer</numerusform>
            <numerusform>%Ln Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that came, bytes of all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>users so far, bytes</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3/s</source>
        <comment>users so far, bytes, bytes in each second</comment>
        <translation>%1 · %2 · %3/s</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <comment>how many users</comment>
        <translation>%1 (unvollständig)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · about %Ln min left</source>
        <translation>
            <numerusform>%1 · noch etwa %Ln min</numerusform>
            <numerusform>%1 · noch etwa %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>&amp;New user</source>
        <translation>Neuer &amp;Benutzer</translation>
    </message>
    <message>
        <source>More list actions</source>
        <translation>Weitere Aktionen für diese Liste</translation>
    </message>
    <message>
        <source>&amp;Select users from a list…</source>
        <translation>Benutzer aus einer &amp;Liste auswählen …</translation>
    </message>
    <message>
        <source>User c&amp;harts…</source>
        <translation>Benutzer&amp;diagramme …</translation>
    </message>
    <message>
        <source>&amp;Export these users…</source>
        <translation>Diese Benutzer &amp;exportieren …</translation>
    </message>
    <message>
        <source>Reloading list: %1</source>
        <comment>how far it is</comment>
        <translation>Wird neu geladen: %1</translation>
    </message>
    <message>
        <source>Type in the filter to narrow the list.</source>
        <translation>Tippen Sie in den Filter, um die Liste einzugrenzen.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListStack</name>
    <message>
        <source>Loading users…</source>
        <translation>Benutzer werden geladen …</translation>
    </message>
    <message>
        <source>No users yet</source>
        <translation>Noch keine Benutzer</translation>
    </message>
    <message>
        <source>Create the first user, or switch connections.</source>
        <translation>Legen Sie den ersten Benutzer an oder wechseln Sie die Verbindung.</translation>
    </message>
    <message>
        <source>New user</source>
        <translation>Neuer Benutzer</translation>
    </message>
    <message>
        <source>Users aren’t loaded</source>
        <translation>Die Benutzer sind nicht geladen</translation>
    </message>
    <message>
        <source>Loading was canceled or didn’t start.</source>
        <translation>Das Laden wurde abgebrochen oder nicht gestartet.</translation>
    </message>
    <message>
        <source>Load users</source>
        <translation>Benutzer laden</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>No users match this filter.</source>
        <translation>Kein Benutzer entspricht diesem Filter.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;Filter leeren</translation>
    </message>
    <message numerus="yes">
        <source>Connection lost after %Ln user(s). The list is incomplete.</source>
        <translation>
            <numerusform>Die Verbindung brach nach %Ln Benutzer ab. Die Liste ist unvollständig.</numerusform>
            <numerusform>Die Verbindung brach nach %Ln Benutzern ab. Die Liste ist unvollständig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The user list doesn’t contain names. Search by client ID, user ID, source, or time zone.</source>
        <translation>Die Benutzerliste enthält keine Namen. Suchen Sie nach Client-ID, Benutzer-ID, Quelle oder Zeitzone.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListTable</name>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>%1 (always shown)</source>
        <extracomment>A column that cannot be hidden</extracomment>
        <translation>%1 (immer sichtbar)</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>Spalten zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Too many users to copy (more than %1). Export them instead.</source>
        <translation>Zu viele Benutzer zum Kopieren (mehr als %1). Exportieren Sie sie stattdessen.</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
</context>
<context>
    <name>labdesk::UserOutput</name>
    <message>
        <source>There are no users to export.</source>
        <translation>Es gibt keine Benutzer zum Exportieren.</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was saved.</source>
        <translation>Der Export wurde abgebrochen. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Zusammenfassung speichern</translation>
    </message>
    <message>
        <source>Saved the summary as %1.</source>
        <translation>Die Zusammenfassung wurde als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserOverviewTab</name>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation>Client-ID kopieren</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>Benutzer-ID</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Benutzer-ID kopieren</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Copy team ID</source>
        <translation>Team-ID kopieren</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>used when a source doesn’t send its own</source>
        <translation>verwendet, wenn eine Quelle keinen eigenen Wert sendet</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Erfassungszeitraum</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Data refresh</source>
        <translation>Datenabruf</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Usually up to %1 an hour per user. Counts only requests from this computer.</source>
        <translation>Meist erlaubt: %1 je Stunde und Benutzer. Zählt nur Anforderungen von diesem Computer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) this hour</source>
        <translation>
            <numerusform>%Ln Anforderung in dieser Stunde</numerusform>
            <numerusform>%Ln Anforderungen in dieser Stunde</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Ä&amp;ndern …</translation>
    </message>
    <message>
        <source>G&amp;o to Sources</source>
        <translation>&amp;Quellen öffnen</translation>
    </message>
    <message>
        <source>Replace client ID…</source>
        <translation>Client-ID ersetzen …</translation>
    </message>
    <message>
        <source>%1 of %2 working</source>
        <translation>%1 von %2 in Ordnung</translation>
    </message>
    <message>
        <source>IDs and team</source>
        <translation>IDs und Team</translation>
    </message>
    <message>
        <source>&amp;Set…</source>
        <translation>Fest&amp;legen …</translation>
    </message>
    <message>
        <source>Set time zone</source>
        <translation>Zeitzone festlegen</translation>
    </message>
    <message>
        <source>Until it’s set, times are treated as UTC.</source>
        <translation>Bis sie festgelegt ist, gelten Zeiten als UTC.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr beobachten</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Be&amp;obachten</translation>
    </message>
    <message>
        <source>Checks the sources every 15 seconds for up to 10 minutes</source>
        <translation>Prüft die Quellen alle 15 Sekunden, bis zu 10 Minuten lang</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>labdesk::UserProblemWords</name>
    <message>
        <source>Enter a client ID.</source>
        <translation>Geben Sie eine Client-ID ein.</translation>
    </message>
    <message>
        <source>The client ID begins or ends with a space. Remove it.</source>
        <translation>Die Client-ID beginnt oder endet mit einem Leerzeichen. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>The client ID contains a control character, such as a tab. Remove it.</source>
        <translation>Die Client-ID enthält ein Steuerzeichen, zum Beispiel einen Tabulator. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>The client ID is too long. Use up to 1,024 characters.</source>
        <translation>Die Client-ID ist zu lang. Verwenden Sie höchstens 1.024 Zeichen.</translation>
    </message>
    <message>
        <source>The birth date is in the future.</source>
        <translation>Das Geburtsdatum liegt in der Zukunft.</translation>
    </message>
    <message>
        <source>Data collection ends before it starts. Choose a later end or an earlier start.</source>
        <translation>Die Datenerfassung endet, bevor sie beginnt. Wählen Sie ein späteres Ende oder einen früheren Beginn.</translation>
    </message>
    <message>
        <source>Enter the date, or clear the check box.</source>
        <translation>Geben Sie das Datum ein oder entfernen Sie das Häkchen.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserQuickFilters</name>
    <message>
        <source>Quick filters</source>
        <translation>Schnellfilter</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Ohne Zeitzone</translation>
    </message>
    <message>
        <source>Personal data in ID</source>
        <translation>Personenbezogene ID</translation>
    </message>
    <message>
        <source>Removes this term from the filter</source>
        <translation>Entfernt diesen Begriff aus dem Filter</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a quick filter, how many users it finds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Handlungsbedarf</translation>
    </message>
</context>
<context>
    <name>labdesk::UserRawTab</name>
    <message>
        <source>Response to show</source>
        <translation>Angezeigte Antwort</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Connected sources</source>
        <translation>Verbundene Quellen</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Unknown fields, not in the contract: %1</source>
        <translation>Unbekannte Felder, nicht in der API-Beschreibung: %1</translation>
    </message>
    <message>
        <source>~ %1: %2, changed</source>
        <translation>~ %1: %2, geändert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>&amp;Wert kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>Only one response so far. Reload the user (F5) to compare it with the next.</source>
        <translation>Bisher nur eine Antwort. Laden Sie den Benutzer neu (F5), um sie mit der nächsten zu vergleichen.</translation>
    </message>
    <message>
        <source>Response at %1, compared with %2:</source>
        <translation>Antwort von %1, verglichen mit %2:</translation>
    </message>
    <message>
        <source>Save response</source>
        <translation>Antwort speichern</translation>
    </message>
    <message>
        <source>Saved with personal data.</source>
        <translation>Mit personenbezogenen Daten gespeichert.</translation>
    </message>
    <message>
        <source>Saved with personal data hidden.</source>
        <translation>Gespeichert, personenbezogene Daten verborgen.</translation>
    </message>
    <message>
        <source>the whole response</source>
        <translation>die ganze Antwort</translation>
    </message>
    <message>
        <source>No changes between %1 and %2.</source>
        <translation>Keine Änderungen zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>Copied the response.</source>
        <translation>Antwort kopiert.</translation>
    </message>
    <message>
        <source>~ %1: %2 → %3</source>
        <comment>a path, and its value before and after</comment>
        <translation>~ %1: %2 → %3</translation>
    </message>
    <message>
        <source>Show hidden values</source>
        <translation>Verborgene Werte anzeigen</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Werte verbergen</translation>
    </message>
    <message>
        <source>This response isn’t JSON, so Labdesk can’t detect personal data in it. To view it, select “Show hidden values”.</source>
        <translation>Diese Antwort ist kein JSON, deshalb kann Labdesk nicht erkennen, was personenbezogen ist. Wählen Sie „Verborgene Werte anzeigen“, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Shows personal data for 30 seconds</source>
        <translation>Zeigt personenbezogene Daten 30 Sekunden lang an</translation>
    </message>
</context>
<context>
    <name>labdesk::UserRowMenu</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Copy &amp;client ID</source>
        <translation>&amp;Client-ID kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;user ID</source>
        <translation>Benutzer-&amp;ID kopieren</translation>
    </message>
    <message>
        <source>&amp;Request data refresh</source>
        <translation>&amp;Datenabruf anfordern</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>&amp;Zeitzone ändern …</translation>
    </message>
    <message>
        <source>&amp;Delete user…</source>
        <translation>&amp;Benutzer löschen …</translation>
    </message>
    <message>
        <source>Filter by %1</source>
        <translation>Filtern nach %1</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>%1 ausschließen</translation>
    </message>
    <message>
        <source>&amp;Filter by</source>
        <translation>Filtern &amp;nach</translation>
    </message>
    <message>
        <source>E&amp;xclude</source>
        <translation>A&amp;usschließen</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Anheften</translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation>Client-ID kopiert.</translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation>Benutzer-ID kopiert.</translation>
    </message>
    <message>
        <source>&amp;Verify caller…</source>
        <translation>Anrufer &amp;prüfen …</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSelectionPane</name>
    <message>
        <source>C&amp;lear selection</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Request &amp;data refresh…</source>
        <translation>&amp;Datenabruf anfordern …</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>&amp;Zeitzone ändern …</translation>
    </message>
    <message>
        <source>Disconnec&amp;t source…</source>
        <translation>&amp;Quelle trennen …</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Time zones</source>
        <translation>Zeitzonen</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Ohne Zeitzone</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Datenerfassung beendet</translation>
    </message>
    <message>
        <source>The service disconnected all their sources.</source>
        <translation>Der Dienst hat alle ihre Quellen getrennt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) selected</source>
        <translation>
            <numerusform>%Ln Benutzer ausgewählt</numerusform>
            <numerusform>%Ln Benutzer ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are hidden by the filter, but still selected.</source>
        <translation>
            <numerusform>%Ln davon ist vom Filter verborgen, aber noch ausgewählt.</numerusform>
            <numerusform>%Ln davon sind vom Filter verborgen, aber noch ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <comment>a value and how many have it: Oura 41</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>Change data collection &amp;end date…</source>
        <translation>&amp;Ende der Datenerfassung ändern …</translation>
    </message>
    <message>
        <source>&amp;Check sources…</source>
        <translation>Quellen p&amp;rüfen …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserSidePane</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The filter hides %1.</source>
        <translation>Der Filter verbirgt %1.</translation>
    </message>
    <message>
        <source>%1 isn’t in this team’s list.</source>
        <translation>%1 steht nicht in der Liste dieses Teams.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSourcesTab</name>
    <message>
        <source>Loading sources…</source>
        <translation>Quellen werden geladen …</translation>
    </message>
    <message>
        <source>No sources connected</source>
        <translation>Keine Quellen verbunden</translation>
    </message>
    <message>
        <source>The user can connect one in your app.</source>
        <translation>Der Benutzer kann in Ihrer App eine verbinden.</translation>
    </message>
    <message>
        <source>Sources aren’t loaded</source>
        <translation>Quellen nicht geladen</translation>
    </message>
    <message>
        <source>Load sources</source>
        <translation>Quellen laden</translation>
    </message>
</context>
<context>
    <name>labdesk::UserStack</name>
    <message>
        <source>Loading the user…</source>
        <translation>Benutzer wird geladen …</translation>
    </message>
    <message>
        <source>No user with this ID in this team.</source>
        <translation>Kein Benutzer mit dieser ID in diesem Team.</translation>
    </message>
    <message>
        <source>This user no longer exists on the service.</source>
        <translation>Diesen Benutzer gibt es im Dienst nicht mehr.</translation>
    </message>
    <message>
        <source>Check the environment. You’re connected to “%1” (%2).</source>
        <translation>Prüfen Sie die Umgebung. Sie sind mit „%1“ (%2) verbunden.</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus Liste entfernen</translation>
    </message>
    <message>
        <source>This user was deleted.</source>
        <translation>Dieser Benutzer wurde gelöscht.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSummary</name>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>Benutzer-ID</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Geburtsdatum festgelegt</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Datenerfassung</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The user can connect one in your app.</source>
        <translation>Der Benutzer kann in Ihrer App eine verbinden.</translation>
    </message>
    <message>
        <source>User summary</source>
        <translation>Benutzerzusammenfassung</translation>
    </message>
    <message>
        <source>%1 (%2), as of %3</source>
        <translation>%1 (%2), Stand %3</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Handlungsbedarf</translation>
    </message>
    <message>
        <source>Personal data is hidden.</source>
        <translation>Personenbezogene Daten sind verborgen.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableCells</name>
    <message>
        <source>set</source>
        <translation>festgelegt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>%1, looks like personal data</source>
        <translation>%1, sieht nach personenbezogenen Daten aus</translation>
    </message>
    <message>
        <source>This client ID looks like personal data. Email addresses and phone numbers aren’t allowed here.</source>
        <translation>Diese Client-ID sieht nach personenbezogenen Daten aus. E-Mail-Adressen und Telefonnummern sind hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Personenbezogen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and its error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, needs attention</source>
        <translation>%1, Handlungsbedarf</translation>
    </message>
    <message>
        <source>Needed attention in this session:
%1</source>
        <translation>Handlungsbedarf in dieser Sitzung:
%1</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Handlungsbedarf</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Keine Zeitzone</translation>
    </message>
    <message>
        <source>Unreadable creation date</source>
        <translation>Anlagedatum nicht lesbar</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableModel</name>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>Benutzer-ID</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Beginn der Datenerfassung</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Ende der Datenerfassung</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <comment>a user, a group</comment>
        <translation>%1, erster in %2</translation>
    </message>
    <message>
        <source>Time zone set by</source>
        <translation>Zone gesetzt von</translation>
    </message>
    <message>
        <source>Source last connected</source>
        <translation>Quelle zuletzt verbunden</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTimelineTab</name>
    <message>
        <source>Events, newest first</source>
        <translation>Ereignisse, neueste zuerst</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>No events with a date for this user.</source>
        <translation>Keine datierten Ereignisse für diesen Benutzer.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewActions</name>
    <message>
        <source>Saved the view “%1”.</source>
        <translation>Ansicht „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Replaced the view “%1”.</source>
        <translation>Ansicht „%1“ ersetzt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Deleted the view “%1”.</source>
        <translation>Ansicht „%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Pinned %1.</source>
        <translation>%1 angeheftet.</translation>
    </message>
    <message>
        <source>Unpinned %1.</source>
        <translation>%1 gelöst.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewDialog</name>
    <message>
        <source>Save this view</source>
        <translation>Diese Ansicht speichern</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>„%1“ umbenennen</translation>
    </message>
    <message>
        <source>Saves the filter, sort order, and columns for this connection.</source>
        <translation>Speichert Filter, Sortierung und Spalten für diese Verbindung.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>View name</source>
        <translation>Name der Ansicht</translation>
    </message>
    <message>
        <source>No filter</source>
        <translation>Kein Filter</translation>
    </message>
    <message>
        <source>&amp;Save view</source>
        <translation>Ansicht &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>A view with this name already exists. Saving replaces it.</source>
        <translation>Es gibt bereits eine Ansicht mit diesem Namen. Beim Speichern wird sie ersetzt.</translation>
    </message>
    <message>
        <source>A view with this name already exists. Choose another name.</source>
        <translation>Es gibt bereits eine Ansicht mit diesem Namen. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>This view is kept for this session only.</source>
        <translation>Diese Ansicht bleibt nur für diese Sitzung erhalten.</translation>
    </message>
    <message>
        <source>Its name looks like personal data, which Labdesk doesn’t save to disk.</source>
        <translation>Ihr Name sieht nach personenbezogenen Daten aus, die Labdesk nicht auf dem Datenträger speichert.</translation>
    </message>
    <message>
        <source>Its filter may contain a person’s name, which Labdesk doesn’t save to disk. Terms such as %1, %2, and %3 are saved.</source>
        <translation>Ihr Filter enthält möglicherweise einen Personennamen, den Labdesk nicht auf dem Datenträger speichert. Begriffe wie %1, %2 und %3 werden gespeichert.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewsButton</name>
    <message>
        <source>Client IDs that look like personal data</source>
        <translation>Client-IDs, die nach personenbezogenen Daten aussehen</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Ohne Zeitzone</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Datenerfassung beendet</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>Diese Ansicht &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Replace with current view</source>
        <translation>Durch a&amp;ktuelle Ansicht ersetzen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>%1 (this session only)</source>
        <comment>the name of a view</comment>
        <translation>%1 (nur diese Sitzung)</translation>
    </message>
    <message>
        <source>No filter</source>
        <translation>Kein Filter</translation>
    </message>
</context>
<context>
    <name>labdesk::UserWindow</name>
    <message>
        <source>User — %1 (%2)</source>
        <translation>Benutzer – %1 (%2)</translation>
    </message>
</context>
<context>
    <name>labdesk::UserWords</name>
    <message>
        <source>unknown time zone</source>
        <translation>unbekannte Zeitzone</translation>
    </message>
    <message>
        <source>%1 now, %2</source>
        <translation>jetzt %1, %2</translation>
    </message>
    <message>
        <source>set manually</source>
        <translation>manuell festgelegt</translation>
    </message>
    <message>
        <source>set manually %1</source>
        <translation>manuell festgelegt %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Ended %1. No data is collected from then on.</source>
        <translation>Beendet am %1. Spätere Daten werden nicht erfasst.</translation>
    </message>
    <message>
        <source>Started %1, ended %2. No data is collected from then on.</source>
        <translation>Ab %1, beendet am %2. Spätere Daten werden nicht erfasst.</translation>
    </message>
    <message>
        <source>No limits: all data is collected.</source>
        <translation>Keine Grenzen: Alle Daten werden erfasst.</translation>
    </message>
    <message>
        <source>Data is collected from %1 on.</source>
        <translation>Daten werden ab %1 erfasst.</translation>
    </message>
    <message>
        <source>Ends %1. No data is collected from then on.</source>
        <translation>Endet am %1. Spätere Daten werden nicht erfasst.</translation>
    </message>
    <message>
        <source>From %1 until %2. No data is collected from then on.</source>
        <translation>Ab %1, endet am %2. Spätere Daten werden nicht erfasst.</translation>
    </message>
    <message>
        <source>The client ID looks like an email address. Client IDs can’t contain personal data.</source>
        <translation>Die Client-ID sieht wie eine E-Mail-Adresse aus. Client-IDs dürfen keine personenbezogenen Daten enthalten.</translation>
    </message>
    <message>
        <source>The client ID looks like a phone number. Client IDs can’t contain personal data.</source>
        <translation>Die Client-ID sieht wie eine Telefonnummer aus. Client-IDs dürfen keine personenbezogenen Daten enthalten.</translation>
    </message>
    <message>
        <source>Data collection ended %1. The service disconnected all sources.</source>
        <translation>Die Datenerfassung endete am %1. Der Dienst hat alle Quellen getrennt.</translation>
    </message>
    <message>
        <source>Relationship is “%1”, and no guarantor is on file.</source>
        <translation>Die Beziehung ist „%1“, und es ist keine zahlungspflichtige Person hinterlegt.</translation>
    </message>
    <message>
        <source>No relationship provided.</source>
        <translation>Keine Beziehung angegeben.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t recognize the relationship “%1”.</source>
        <translation>Labdesk kennt die Beziehung „%1“ nicht.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>vor %Ln Minute</numerusform>
            <numerusform>vor %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minute(s)</source>
        <translation>
            <numerusform>in %Ln Minute</numerusform>
            <numerusform>in %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>vor %Ln Stunde</numerusform>
            <numerusform>vor %Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hour(s)</source>
        <translation>
            <numerusform>in %Ln Stunde</numerusform>
            <numerusform>in %Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <translation>
            <numerusform>in %Ln Tag</numerusform>
            <numerusform>in %Ln Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s) ago</source>
        <translation>
            <numerusform>vor %Ln Monat</numerusform>
            <numerusform>vor %Ln Monaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln month(s)</source>
        <translation>
            <numerusform>in %Ln Monat</numerusform>
            <numerusform>in %Ln Monaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s) ago</source>
        <translation>
            <numerusform>vor %Ln Jahr</numerusform>
            <numerusform>vor %Ln Jahren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln year(s)</source>
        <translation>
            <numerusform>in %Ln Jahr</numerusform>
            <numerusform>in %Ln Jahren</numerusform>
        </translation>
    </message>
    <message>
        <source>Privacy mode is on, so IDs stay hidden.</source>
        <translation>Der Privatmodus ist an, deshalb bleiben IDs verborgen.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow exports.</source>
        <translation>Ihre Administration erlaubt keine Exporte.</translation>
    </message>
    <message>
        <source>%1 now in %2</source>
        <translation>jetzt %1 in %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a day and how long ago it was</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message>
        <source>No data is collected: collection ends on %2 but doesn’t start until %1.</source>
        <translation>Es werden keine Daten erfasst: Die Erfassung beginnt am %1 und endet am %2.</translation>
    </message>
    <message>
        <source>Ended %1. No data is collected from that day on.</source>
        <translation>Beendet am %1. Daten ab diesem Tag werden nicht erfasst.</translation>
    </message>
    <message>
        <source>Started %1, ended %2. No data is collected from that day on.</source>
        <translation>Ab %1, beendet am %2. Daten ab diesem Tag werden nicht erfasst.</translation>
    </message>
    <message>
        <source>Ends %1. No data is collected from that day on.</source>
        <translation>Endet am %1. Daten ab diesem Tag werden nicht erfasst.</translation>
    </message>
    <message>
        <source>From %1 until %2. No data is collected from that day on.</source>
        <translation>Ab %1, endet am %2. Daten ab diesem Tag werden nicht erfasst.</translation>
    </message>
    <message>
        <source>This connection is read-only: your administrator turned off changes.</source>
        <translation>Diese Verbindung ist schreibgeschützt: Ihre Administration hat Änderungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>This connection is read-only: changes are turned off in its settings.</source>
        <translation>Diese Verbindung ist schreibgeschützt: Änderungen sind in ihren Einstellungen ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>labdesk::UsersPane</name>
    <message>
        <source>New user…</source>
        <translation>Neuer Benutzer …</translation>
    </message>
    <message>
        <source>create add</source>
        <translation>anlegen hinzufügen</translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation>Benutzer filtern</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>suchen finden</translation>
    </message>
    <message>
        <source>Clear user filter</source>
        <translation>Filter der Benutzer leeren</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Der Filter ist leer.</translation>
    </message>
    <message>
        <source>Reload users</source>
        <translation>Benutzer neu laden</translation>
    </message>
    <message>
        <source>refresh list</source>
        <translation>aktualisieren liste</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Spalten wählen …</translation>
    </message>
    <message>
        <source>No user selected.</source>
        <translation>Kein Benutzer ausgewählt.</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Datenabruf anfordern</translation>
    </message>
    <message>
        <source>sync update</source>
        <translation>abgleich aktualisieren</translation>
    </message>
    <message>
        <source>Change time zone…</source>
        <translation>Zeitzone ändern …</translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation>Client-ID kopieren</translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation>Client-ID kopiert.</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Benutzer-ID kopieren</translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation>Benutzer-ID kopiert.</translation>
    </message>
    <message>
        <source>Delete user…</source>
        <translation>Benutzer löschen …</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Disconnect %1…</source>
        <translation>%1 trennen …</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Show overview</source>
        <translation>Übersicht anzeigen</translation>
    </message>
    <message>
        <source>Show sources</source>
        <translation>Quellen anzeigen</translation>
    </message>
    <message>
        <source>Show insurance</source>
        <translation>Versicherung anzeigen</translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Roh-JSON anzeigen</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Vorheriger Tab</translation>
    </message>
    <message>
        <source>go to the button</source>
        <translation>zur Schaltfläche gehen</translation>
    </message>
    <message>
        <source>User charts…</source>
        <translation>Benutzerdiagramme …</translation>
    </message>
    <message>
        <source>There are no users.</source>
        <translation>Es gibt keine Benutzer.</translation>
    </message>
    <message>
        <source>diagram month source count</source>
        <translation>grafik monat quelle anzahl</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>zurücksetzen</translation>
    </message>
    <message>
        <source>Unpin user</source>
        <translation>Benutzer lösen</translation>
    </message>
    <message>
        <source>Pin user</source>
        <translation>Benutzer anheften</translation>
    </message>
    <message>
        <source>bookmark favorite</source>
        <translation>Lesezeichen Favorit merken</translation>
    </message>
    <message>
        <source>Save this view…</source>
        <translation>Diese Ansicht speichern …</translation>
    </message>
    <message>
        <source>filter sort columns</source>
        <translation>Filter Reihenfolge Spalten</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Ansicht: %1</translation>
    </message>
    <message>
        <source>saved filter</source>
        <translation>gespeicherter Filter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected user(s)</source>
        <translation>
            <numerusform>%Ln ausgewählter Benutzer</numerusform>
            <numerusform>%Ln ausgewählte Benutzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed user(s)</source>
        <translation>
            <numerusform>%Ln aufgeführter Benutzer</numerusform>
            <numerusform>%Ln aufgeführte Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all listed users</source>
        <translation>Alle aufgeführten Benutzer auswählen</translation>
    </message>
    <message>
        <source>mark everybody</source>
        <translation>markieren jeden</translation>
    </message>
    <message>
        <source>job bulk many</source>
        <translation>Auftrag viele</translation>
    </message>
    <message>
        <source>Job: request data refresh…</source>
        <translation>Auftrag: Datenabruf anfordern …</translation>
    </message>
    <message>
        <source>Job: change time zone…</source>
        <translation>Auftrag: Zeitzone ändern …</translation>
    </message>
    <message>
        <source>Job: disconnect source…</source>
        <translation>Auftrag: Quelle trennen …</translation>
    </message>
    <message>
        <source>Show timeline</source>
        <translation>Zeitachse anzeigen</translation>
    </message>
    <message>
        <source>Copy link to user</source>
        <translation>Link zum Benutzer kopieren</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>Copied as cURL. The key is replaced by a variable.</source>
        <translation>Als cURL kopiert. Der Schlüssel ist durch eine Variable ersetzt.</translation>
    </message>
    <message>
        <source>Open user in a new window</source>
        <translation>Benutzer in neuem Fenster öffnen</translation>
    </message>
    <message>
        <source>Save user summary as PDF…</source>
        <translation>Benutzerzusammenfassung als PDF speichern …</translation>
    </message>
    <message>
        <source>Print user summary…</source>
        <translation>Benutzerzusammenfassung drucken …</translation>
    </message>
    <message>
        <source>Copy users as…</source>
        <translation>Benutzer kopieren als …</translation>
    </message>
    <message>
        <source>CSV JSON Markdown plain clipboard</source>
        <translation>csv json markdown text zwischenablage</translation>
    </message>
    <message>
        <source>Export users…</source>
        <translation>Benutzer exportieren …</translation>
    </message>
    <message>
        <source>CSV JSON save file download</source>
        <translation>csv json speichern datei</translation>
    </message>
    <message>
        <source>Verify caller…</source>
        <translation>Anrufer prüfen …</translation>
    </message>
    <message>
        <source>phone identity member birth</source>
        <translation>Telefon Identität Mitglied Geburt</translation>
    </message>
    <message>
        <source>Edit user…</source>
        <translation>Benutzer bearbeiten …</translation>
    </message>
    <message>
        <source>change client ID birth date ingestion data window</source>
        <translation>ändern Client-ID Geburtsdatum Erfassung Zeitraum</translation>
    </message>
    <message>
        <source>Select two or more users first.</source>
        <translation>Wählen Sie zuerst zwei oder mehr Benutzer aus.</translation>
    </message>
    <message>
        <source>Job: check sources…</source>
        <translation>Auftrag: Quellen prüfen …</translation>
    </message>
    <message>
        <source>job bulk many who else trouble error</source>
        <translation>Auftrag viele wer noch Störung Fehler</translation>
    </message>
    <message>
        <source>Select users from a list…</source>
        <translation>Benutzer aus einer Liste auswählen …</translation>
    </message>
    <message>
        <source>paste IDs spreadsheet CSV many</source>
        <translation>einfügen IDs Tabelle CSV viele</translation>
    </message>
    <message>
        <source>Job: change data collection end date…</source>
        <translation>Auftrag: Ende der Datenerfassung ändern …</translation>
    </message>
    <message>
        <source>Stop watching the sources</source>
        <translation>Quellen nicht mehr beobachten</translation>
    </message>
    <message>
        <source>Watch the sources</source>
        <translation>Quellen beobachten</translation>
    </message>
    <message>
        <source>reconnect check again wait</source>
        <translation>neu verbinden erneut prüfen warten</translation>
    </message>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Zusammenfassung für das Ticket kopieren</translation>
    </message>
    <message>
        <source>note Markdown Zendesk text</source>
        <translation>Notiz Markdown Zendesk Text</translation>
    </message>
    <message>
        <source>Group users…</source>
        <translation>Benutzer gruppieren …</translation>
    </message>
    <message>
        <source>section zone source month</source>
        <translation>Abschnitt Zeitzone Quelle Monat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>This user was deleted.</source>
        <translation>Dieser Benutzer wurde gelöscht.</translation>
    </message>
    <message>
        <source>Several users are selected. Select one.</source>
        <translation>Mehrere Benutzer sind ausgewählt. Wählen Sie einen aus.</translation>
    </message>
    <message>
        <source>Why is there no data?</source>
        <translation>Warum gibt es keine Daten?</translation>
    </message>
    <message>
        <source>no data missing empty cause reason not syncing sync stopped delayed</source>
        <translation>keine Daten fehlen leer Ursache Grund Synchronisierung synchronisiert nicht gestoppt verzögert</translation>
    </message>
    <message>
        <source>job bulk many deregister</source>
        <translation>Auftrag viele abmelden</translation>
    </message>
    <message>
        <source>deregister remove source</source>
        <translation>abmelden entfernen Quelle</translation>
    </message>
    <message>
        <source>This is the first user in the list.</source>
        <translation>Das ist der erste Benutzer in der Liste.</translation>
    </message>
    <message>
        <source>This is the last user in the list.</source>
        <translation>Das ist der letzte Benutzer in der Liste.</translation>
    </message>
    <message>
        <source>Next user in the list</source>
        <translation>Nächster Benutzer in der Liste</translation>
    </message>
    <message>
        <source>Previous user in the list</source>
        <translation>Vorheriger Benutzer in der Liste</translation>
    </message>
</context>
<context>
    <name>labdesk::WatchBar</name>
    <message>
        <source>%1: newly connected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1: neu verbunden, %2</translation>
    </message>
    <message>
        <source>%1: no longer connected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1: nicht mehr verbunden, %2</translation>
    </message>
    <message>
        <source>%1: reconnected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1: erneut verbunden, %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3, %4</source>
        <comment>a source, its state before and after, and a time</comment>
        <translation>%1: %2 → %3, %4</translation>
    </message>
    <message>
        <source>Watching the sources for changes.</source>
        <translation>Die Quellen werden auf Änderungen beobachtet.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped watching after %Ln minute(s). Nothing changed.</source>
        <translation>
            <numerusform>Beobachtung nach %Ln Minute beendet. Es hat sich nichts geändert.</numerusform>
            <numerusform>Beobachtung nach %Ln Minuten beendet. Es hat sich nichts geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next check in %1. Stops in %2.</source>
        <comment>two lengths of time</comment>
        <translation>Nächste Prüfung in %1. Endet in %2.</translation>
    </message>
</context>
<context>
    <name>labdesk::WelcomeDialog</name>
    <message>
        <source>Welcome to Labdesk</source>
        <translation>Willkommen bei Labdesk</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they were reset.</source>
        <translation>Ihre Einstellungen konnten nicht gelesen werden und wurden zurückgesetzt.</translation>
    </message>
    <message>
        <source>The old settings file was saved as %1.</source>
        <translation>Die alte Einstellungsdatei wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>A link is waiting.</source>
        <translation>Ein Link wartet.</translation>
    </message>
    <message>
        <source>It opens in the service you choose here.</source>
        <translation>Er wird in dem Dienst geöffnet, den Sie hier wählen.</translation>
    </message>
    <message>
        <source>Labdesk sends nothing until you connect.</source>
        <translation>Labdesk sendet nichts, bis Sie sich verbinden.</translation>
    </message>
    <message>
        <source>&amp;Try it with sample data</source>
        <translation>Mit B&amp;eispieldaten ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Connect to your service…</source>
        <translation>Mit Ihrem Dienst &amp;verbinden …</translation>
    </message>
    <message>
        <source>Runs on this computer without a network. Everyone in it is fictional.</source>
        <translation>Läuft auf diesem Computer, ohne Netzwerk. Alle Personen darin sind erfunden.</translation>
    </message>
    <message>
        <source>You need its URL and an API key. You can test them before saving.</source>
        <translation>Sie brauchen seine URL und einen API-Schlüssel. Beides können Sie vor dem Speichern testen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Start in &amp;privacy mode</source>
        <translation>Im &amp;Privatmodus starten</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Skip and use sample data</source>
        <translation>Überspringen, Beispieldaten verwenden</translation>
    </message>
    <message>
        <source>Your administrator has set it up. You only need your API key or client secret.</source>
        <translation>Ihre Administration hat sie eingerichtet. Sie brauchen nur Ihren API-Schlüssel oder Ihr Client-Secret.</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>Fa&amp;rbschema</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>Was das Fenster zeigt</translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation>Was das &amp;Fenster zeigt</translation>
    </message>
    <message>
        <source>The other tools are for integrators, team leads, and administrators. You can change this anytime.</source>
        <translation>Die übrigen Werkzeuge sind für Integration, Teamleitung und Administration. Sie können das jederzeit ändern.</translation>
    </message>
    <message>
        <source>Lock after</source>
        <translation>Sperren nach</translation>
    </message>
    <message>
        <source>&amp;Lock after</source>
        <translation>&amp;Sperren nach</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Two minutes each, with sample data.</source>
        <translation>Je zwei Minuten, mit Beispieldaten.</translation>
    </message>
    <message>
        <source>Your administrator decides whether Labdesk shows all tools.</source>
        <translation>Ihre Administration bestimmt, ob Labdesk alle Werkzeuge anzeigt.</translation>
    </message>
    <message>
        <source>show all tools and run this command</source>
        <translation>alle Werkzeuge anzeigen und dies ausführen</translation>
    </message>
    <message>
        <source>“%1” is hidden.</source>
        <translation>„%1“ ist ausgeblendet.</translation>
    </message>
    <message>
        <source>Show all tools</source>
        <translation>Alle Werkzeuge anzeigen</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowContent</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowMessages</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>You can still filter and copy what was loaded at %1. The map and the guide work offline.</source>
        <translation>Was um %1 geladen wurde, können Sie weiterhin filtern und kopieren. Karte und Handbuch funktionieren offline.</translation>
    </message>
    <message>
        <source>The map and the guide work offline.</source>
        <translation>Karte und Handbuch funktionieren offline.</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowNotice</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>labdesk::WriteQuestion</name>
    <message>
        <source>“%1” is set to ask before every change. Nothing has been sent.</source>
        <translation>„%1“ fragt vor jeder Änderung. Noch wurde nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>labdesk::WriteStatus</name>
    <message>
        <source>Chec&amp;k outcome</source>
        <translation>Ergebnis &amp;prüfen</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Try again when the connection is restored.</source>
        <translation>Versuchen Sie es erneut, wenn die Verbindung funktioniert.</translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneChoices</name>
    <message>
        <source>Type a city, a ZIP code, or a zone such as EST.</source>
        <translation>Geben Sie einen Ort, eine Postleitzahl oder eine Zone wie EST ein.</translation>
    </message>
    <message>
        <source>This is the current time zone.</source>
        <translation>Dies ist die aktuelle Zeitzone.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a town, its time zone, and the time there</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time zone and the time there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Labdesk sends this as typed. The service may reject it.</source>
        <translation>Labdesk sendet dies wie eingegeben. Der Dienst lehnt es möglicherweise ab.</translation>
    </message>
    <message>
        <source>This computer doesn’t recognize the time zone “%1”. Check the spelling.</source>
        <translation>„%1“ ist keine Zeitzone, die dieser Computer kennt. Prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>“%1” is only part of a time zone’s name.</source>
        <translation>„%1“ ist nur ein Teil des Namens einer Zeitzone.</translation>
    </message>
    <message>
        <source>Use “%1” anyway</source>
        <translation>„%1“ trotzdem verwenden</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a time zone</comment>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time zone and the time there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” can mean more than one time zone. Choose one:</source>
        <translation>„%1“ kann mehr als eine Zeitzone bedeuten. Wählen Sie eine:</translation>
    </message>
    <message>
        <source>Use %1 (%2)</source>
        <comment>a time zone, and a place in it</comment>
        <translation>%1 verwenden (%2)</translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneEdit</name>
    <message>
        <source>Time zones</source>
        <translation>Zeitzonen</translation>
    </message>
</context>
<context>
    <name>labdesk::api::AcceptanceGate</name>
    <message>
        <source>a response without a content type</source>
        <translation>eine Antwort ohne Inhaltstyp</translation>
    </message>
    <message>
        <source>HTML instead of JSON</source>
        <translation>HTML statt JSON</translation>
    </message>
    <message>
        <source>something other than JSON</source>
        <translation>etwas anderes als JSON</translation>
    </message>
    <message>
        <source>a response with conflicting lengths</source>
        <translation>eine Antwort mit widersprüchlichen Längen</translation>
    </message>
    <message>
        <source>a response with the wrong length</source>
        <translation>eine Antwort mit falscher Länge</translation>
    </message>
    <message>
        <source>an invalid status code</source>
        <translation>ein ungültiger Statuscode</translation>
    </message>
    <message>
        <source>a partial response</source>
        <translation>eine unvollständige Antwort</translation>
    </message>
    <message>
        <source>unexpected content</source>
        <translation>unerwarteter Inhalt</translation>
    </message>
    <message>
        <source>an empty response</source>
        <translation>eine leere Antwort</translation>
    </message>
    <message>
        <source>larger than any valid response</source>
        <translation>größer als jede gültige Antwort</translation>
    </message>
    <message>
        <source>an unsupported compression format</source>
        <translation>eine nicht unterstützte Komprimierung</translation>
    </message>
    <message>
        <source>incomplete or damaged compressed data</source>
        <translation>unvollständige oder beschädigte komprimierte Daten</translation>
    </message>
</context>
<context>
    <name>labdesk::api::AuthorityFile</name>
    <message>
        <source>unnamed</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>The file doesn’t exist. Choose the file your network administrator gave you.</source>
        <translation>Die Datei existiert nicht. Wählen Sie die Datei, die Sie von Ihrer Netzwerkadministration erhalten haben.</translation>
    </message>
    <message>
        <source>You don’t have permission to read this file. Ask for access, or choose your own copy.</source>
        <translation>Sie haben keine Leseberechtigung für diese Datei. Bitten Sie um Zugriff oder wählen Sie eine eigene Kopie.</translation>
    </message>
    <message>
        <source>The file is too large to be a list of certificates.</source>
        <translation>Die Datei ist zu groß für eine Liste von Zertifikaten.</translation>
    </message>
    <message>
        <source>The file contains no PEM certificate (text with BEGIN CERTIFICATE).</source>
        <translation>Die Datei enthält kein PEM-Zertifikat (Text mit BEGIN CERTIFICATE).</translation>
    </message>
    <message>
        <source>and the connection’s own CA file couldn’t be used</source>
        <translation>und die eigene CA-Datei der Verbindung konnte nicht verwendet werden</translation>
    </message>
    <message>
        <source>The path contains a link to something that doesn’t exist. Choose the file your network administrator gave you.</source>
        <translation>Der Pfad enthält einen Link auf etwas, das nicht existiert. Wählen Sie die Datei, die Sie von Ihrer Netzwerkadministration erhalten haben.</translation>
    </message>
    <message>
        <source>This isn’t a file. Choose the file your network administrator gave you.</source>
        <translation>Das ist keine Datei. Wählen Sie die Datei, die Sie von Ihrer Netzwerkadministration erhalten haben.</translation>
    </message>
</context>
<context>
    <name>labdesk::api::ClientCertificate</name>
    <message>
        <source>unnamed</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>The file with the client certificate doesn’t exist.</source>
        <translation>Die Datei mit dem Client-Zertifikat existiert nicht.</translation>
    </message>
    <message>
        <source>You don’t have permission to read the file with the client certificate.</source>
        <translation>Sie haben keine Leseberechtigung für die Datei mit dem Client-Zertifikat.</translation>
    </message>
    <message>
        <source>The file is too large to be a client certificate.</source>
        <translation>Die Datei ist zu groß für ein Client-Zertifikat.</translation>
    </message>
    <message>
        <source>The file contains no client certificate in PEM or PKCS #12 format.</source>
        <translation>Die Datei enthält kein Client-Zertifikat im Format PEM oder PKCS #12.</translation>
    </message>
    <message>
        <source>The file contains a certificate, but no private key that can be used.</source>
        <translation>Die Datei enthält ein Zertifikat, aber keinen verwendbaren privaten Schlüssel.</translation>
    </message>
    <message>
        <source>The file with the client certificate needs a passphrase.</source>
        <translation>Die Datei mit dem Client-Zertifikat braucht eine Passphrase.</translation>
    </message>
    <message>
        <source>Incorrect passphrase for the file with the client certificate.</source>
        <translation>Falsche Passphrase für die Datei mit dem Client-Zertifikat.</translation>
    </message>
    <message>
        <source>The client certificate isn’t valid yet, or this computer’s clock is wrong.</source>
        <translation>Das Client-Zertifikat ist noch nicht gültig, oder die Uhr dieses Computers geht falsch.</translation>
    </message>
    <message>
        <source>The client certificate has expired.</source>
        <translation>Das Client-Zertifikat ist abgelaufen.</translation>
    </message>
</context>
<context>
    <name>labdesk::api::Refusal</name>
    <message>
        <source>an invalid status code</source>
        <translation>ein ungültiger Statuscode</translation>
    </message>
    <message>
        <source>failed sources: %1</source>
        <translation>fehlgeschlagene Quellen: %1</translation>
    </message>
    <message>
        <source>no data arrived for too long</source>
        <translation>zu lange keine Daten empfangen</translation>
    </message>
    <message>
        <source>the response took too long</source>
        <translation>die Antwort dauerte zu lange</translation>
    </message>
    <message>
        <source>the response isn’t valid HTTP</source>
        <translation>die Antwort ist kein gültiges HTTP</translation>
    </message>
</context>
<context>
    <name>labdesk::api::TlsReason</name>
    <message>
        <source>the certificate is for another host</source>
        <translation>das Zertifikat ist für einen anderen Host</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>das Zertifikat ist abgelaufen</translation>
    </message>
    <message>
        <source>the certificate isn’t valid yet, or this computer’s clock is wrong</source>
        <translation>das Zertifikat ist noch nicht gültig, oder die Uhr dieses Computers geht falsch</translation>
    </message>
    <message>
        <source>the certificate was revoked</source>
        <translation>das Zertifikat wurde widerrufen</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>das Zertifikat ist selbstsigniert</translation>
    </message>
    <message>
        <source>the certificate authority is unknown</source>
        <translation>die Zertifizierungsstelle ist unbekannt</translation>
    </message>
    <message>
        <source>there is no certificate</source>
        <translation>es gibt kein Zertifikat</translation>
    </message>
    <message>
        <source>the certificate is invalid</source>
        <translation>das Zertifikat ist ungültig</translation>
    </message>
    <message>
        <source>no shared TLS version or cipher</source>
        <translation>keine gemeinsame TLS-Version oder Verschlüsselung</translation>
    </message>
    <message>
        <source>this type of certificate isn’t supported</source>
        <translation>diese Art von Zertifikat wird nicht unterstützt</translation>
    </message>
</context>
<context>
    <name>labdesk::api::TokenExchange</name>
    <message>
        <source>can’t be sent in a header</source>
        <translation>kann nicht in einem Header gesendet werden</translation>
    </message>
    <message>
        <source>isn’t Bearer</source>
        <translation>ist nicht Bearer</translation>
    </message>
    <message>
        <source>while requesting an access token</source>
        <translation>beim Anfordern eines Zugriffstokens</translation>
    </message>
</context>
<context>
    <name>labdesk::output</name>
    <message>
        <source>The folder %1 doesn’t exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>Choose another folder. Nothing was saved.</source>
        <translation>Wählen Sie einen anderen Ordner. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to %1.</source>
        <translation>Sie haben keine Schreibberechtigung für %1.</translation>
    </message>
    <message>
        <source>There’s not enough disk space for the file.</source>
        <translation>Für die Datei ist nicht genügend Speicherplatz vorhanden.</translation>
    </message>
    <message>
        <source>Free up space or choose another disk. No partial file was left behind.</source>
        <translation>Geben Sie Speicherplatz frei oder wählen Sie einen anderen Datenträger. Es blieb keine unvollständige Datei zurück.</translation>
    </message>
    <message>
        <source>Couldn’t write the file %1.</source>
        <translation>Die Datei %1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Try another location. No partial file was left behind.</source>
        <translation>Versuchen Sie einen anderen Ort. Es blieb keine unvollständige Datei zurück.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Birth date is set</source>
        <translation>Geburtsdatum ist festgelegt</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>Nicht angegeben</translation>
    </message>
</context>
<context>
    <name>labdesk::privacy</name>
    <message>
        <source>%1: hidden</source>
        <translation>%1: verborgen</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation>Mitgliedsnummer</translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation>Gruppennummer</translation>
    </message>
    <message>
        <source>Insured’s name</source>
        <translation>Name der versicherten Person</translation>
    </message>
    <message>
        <source>Insured’s email</source>
        <translation>E-Mail der versicherten Person</translation>
    </message>
    <message>
        <source>Insured’s phone</source>
        <translation>Telefon der versicherten Person</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Insured’s birth date</source>
        <translation>Geburtsdatum der versicherten Person</translation>
    </message>
    <message>
        <source>Street address</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>ZIP code</source>
        <translation>Postleitzahl</translation>
    </message>
    <message>
        <source>Guarantor’s name</source>
        <translation>Name der zahlungspflichtigen Person</translation>
    </message>
    <message>
        <source>Guarantor’s email</source>
        <translation>E-Mail der zahlungspflichtigen Person</translation>
    </message>
    <message>
        <source>Guarantor’s phone</source>
        <translation>Telefon der zahlungspflichtigen Person</translation>
    </message>
    <message>
        <source>Household income</source>
        <translation>Einkommen im Haushalt</translation>
    </message>
    <message>
        <source>Household size</source>
        <translation>Haushaltsgröße</translation>
    </message>
    <message>
        <source>User ID at the provider</source>
        <translation>Benutzer-ID beim Anbieter</translation>
    </message>
    <message>
        <source>Client ID with personal data</source>
        <translation>Client-ID, die nach personenbezogenen Daten aussieht</translation>
    </message>
    <message>
        <source>Other insurance field</source>
        <translation>Anderes Versicherungsfeld</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>Client-ID</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>Benutzer-ID</translation>
    </message>
    <message>
        <source>Team ID</source>
        <translation>Team-ID</translation>
    </message>
    <message>
        <source>%1: ends in %2</source>
        <comment>a field and the last characters of its value</comment>
        <translation>%1: endet auf %2</translation>
    </message>
</context>
</TS>
