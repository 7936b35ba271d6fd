<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>labdesk::ActionNotices</name>
    <message>
        <source>Check outcome</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Edit again…</source>
        <translation>Modifier à nouveau…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
</context>
<context>
    <name>labdesk::ActionWords</name>
    <message>
        <source>Creating %1</source>
        <translation>Création de %1</translation>
    </message>
    <message>
        <source>Changing the time zone to %1</source>
        <translation>Passage au fuseau horaire %1</translation>
    </message>
    <message>
        <source>Saving the changes to %1</source>
        <translation>Enregistrement des modifications de %1</translation>
    </message>
    <message>
        <source>Requesting a data refresh</source>
        <translation>Demande d’actualisation des données</translation>
    </message>
    <message>
        <source>Disconnecting %1</source>
        <translation>Déconnexion de %1</translation>
    </message>
    <message>
        <source>Deleting %1</source>
        <translation>Suppression de %1</translation>
    </message>
    <message numerus="yes">
        <source>Changing the data collection end date for %Ln user(s)</source>
        <translation>
            <numerusform>Modification de la fin de la collecte pour %Ln utilisateur</numerusform>
            <numerusform>Modification de la fin de la collecte pour %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disconnecting %1 for %Ln user(s)</source>
        <translation>
            <numerusform>Déconnexion de %1 pour %Ln utilisateur</numerusform>
            <numerusform>Déconnexion de %1 pour %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh requested, but some sources failed.</source>
        <translation>Actualisation demandée, mais certaines sources ont échoué.</translation>
    </message>
    <message>
        <source>Refresh requested. New data may take a few minutes.</source>
        <translation>Actualisation demandée. Les nouvelles données peuvent mettre quelques minutes à arriver.</translation>
    </message>
    <message>
        <source>The service accepted the change to %1, but Labdesk couldn’t confirm it.</source>
        <translation>Le service a accepté le passage à %1, mais Labdesk n’a pas pu le confirmer.</translation>
    </message>
    <message>
        <source>Time zone changed to %1.</source>
        <translation>Fuseau horaire défini sur %1.</translation>
    </message>
    <message>
        <source>%1 was already disconnected.</source>
        <translation>La source %1 était déjà déconnectée.</translation>
    </message>
    <message>
        <source>The service accepted the request, but %1 is still listed.</source>
        <translation>Le service a accepté la requête, mais %1 figure toujours dans la liste.</translation>
    </message>
    <message>
        <source>The phone app may have reconnected it. Ask the user to disconnect it in the app.</source>
        <translation>L’application mobile a pu reconnecter la source. Demandez à l’utilisateur de la déconnecter dans l’application.</translation>
    </message>
    <message>
        <source>This can take a moment. Reload to check.</source>
        <translation>Cela peut prendre un moment. Rechargez pour vérifier.</translation>
    </message>
    <message>
        <source>The service accepted the request, but Labdesk couldn’t load the sources to confirm.</source>
        <translation>Le service a accepté la requête, mais Labdesk n’a pas pu charger les sources pour le confirmer.</translation>
    </message>
    <message>
        <source>Reload to check whether %1 is still listed.</source>
        <translation>Rechargez pour vérifier si %1 figure toujours dans la liste.</translation>
    </message>
    <message>
        <source>Disconnected %1 for %2.</source>
        <translation>Source %1 déconnectée pour %2.</translation>
    </message>
    <message>
        <source>%1 was already deleted.</source>
        <translation>%1 était déjà supprimé.</translation>
    </message>
    <message>
        <source>The service accepted the request, but %1 is still there.</source>
        <translation>Le service a accepté la requête, mais %1 est toujours là.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 supprimé.</translation>
    </message>
    <message>
        <source>The service accepted the request to delete %1, but Labdesk couldn’t confirm it.</source>
        <translation>Le service a accepté la suppression de %1, mais Labdesk n’a pas pu la confirmer.</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>%1 créé.</translation>
    </message>
    <message>
        <source>There’s no way to confirm whether the refresh was requested.</source>
        <translation>Impossible de confirmer si l’actualisation a été demandée.</translation>
    </message>
    <message>
        <source>You can safely request it again. Each request counts toward the hourly limit.</source>
        <translation>Vous pouvez la redemander sans risque. Chaque demande compte dans la limite horaire.</translation>
    </message>
    <message>
        <source>%1 failed. %2</source>
        <translation>%1&#x202f;: échec. %2</translation>
    </message>
    <message>
        <source>%1: checking with the service…</source>
        <translation>%1&#x202f;: vérification auprès du service…</translation>
    </message>
    <message>
        <source>%1: not visible yet. The service still returns the old value.</source>
        <translation>%1&#x202f;: pas encore visible. Le service renvoie toujours l’ancienne valeur.</translation>
    </message>
    <message>
        <source>It may take a moment. Check again.</source>
        <translation>Cela peut prendre un moment. Vérifiez de nouveau.</translation>
    </message>
    <message>
        <source>%1: outcome unknown.</source>
        <translation>%1&#x202f;: résultat inconnu.</translation>
    </message>
    <message>
        <source>The countdown pauses while a dialog is open, then continues.</source>
        <translation>Le compte à rebours est en pause tant qu’une boîte de dialogue est ouverte, puis reprend.</translation>
    </message>
    <message>
        <source>%1, retrying in %2&#xa0;s</source>
        <translation>%1&#x202f;: nouvel essai dans %2&#xa0;s</translation>
    </message>
    <message>
        <source>Rate limited. Nothing has changed yet.</source>
        <translation>Le service limite les requêtes. Rien n’a encore changé.</translation>
    </message>
    <message>
        <source>%1 in %2&#xa0;s</source>
        <translation>%1 dans %2&#xa0;s</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Quitting or switching connections cancels it.</source>
        <translation>Rien n’a encore été envoyé. Quitter ou changer de connexion annule l’opération.</translation>
    </message>
    <message>
        <source>%1 was canceled. Nothing was changed.</source>
        <translation>%1&#x202f;: annulé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 was canceled. Nothing was sent.</source>
        <translation>%1&#x202f;: annulé. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1&#x202f;: terminé</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>%1&#x202f;: en cours</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1&#x202f;: échec</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation>Rien d’autre n’a été modifié.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Modifié&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The service stored something different for %1.</source>
        <translation>Le service a enregistré autre chose pour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The service doesn’t support changing %1. It still returns the old data.</source>
        <translation>Ce service ne peut pas modifier&#x202f;: %1. Il renvoie toujours les anciennes données.</translation>
    </message>
    <message>
        <source>Saved the changes to %1.</source>
        <translation>Modifications de %1 enregistrées.</translation>
    </message>
    <message>
        <source>The service accepted the changes to %1, but Labdesk couldn’t confirm them.</source>
        <translation>Le service a accepté les modifications de %1, mais Labdesk n’a pas pu les confirmer.</translation>
    </message>
    <message>
        <source>The service doesn’t support changing %1.</source>
        <translation>Ce service ne peut pas modifier&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The service rejected these fields: %1.</source>
        <translation>Le service a rejeté ces champs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing was changed. Set these fields back to their old values, then save the others.</source>
        <translation>Rien n’a été modifié. Rétablissez les anciennes valeurs de ces champs, puis enregistrez les autres.</translation>
    </message>
    <message>
        <source>Nothing was changed. The service said: %1</source>
        <translation>Rien n’a été modifié. Le service a répondu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 was changed somewhere else in the meantime: %2.</source>
        <translation>Rien n’a été envoyé. %1 a été modifié ailleurs entre-temps&#x202f;: %2.</translation>
    </message>
    <message>
        <source>To see the current values first, select “Edit again”.</source>
        <translation>Pour voir d’abord les valeurs actuelles, sélectionnez «&#x202f;Modifier à nouveau&#x202f;».</translation>
    </message>
    <message>
        <source>Undid the changes to %1.</source>
        <translation>Modifications de %1 annulées.</translation>
    </message>
    <message>
        <source>Check the current value before you change it.</source>
        <translation>Vérifiez la valeur actuelle avant de la modifier.</translation>
    </message>
    <message>
        <source>Time zone changed back to %1.</source>
        <translation>Fuseau horaire %1 rétabli.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and what was done</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 failed. Nothing was changed.</source>
        <translation>%1&#x202f;: échec. Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>labdesk::ActivityPane</name>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Show requests</source>
        <translation>Afficher les requêtes</translation>
    </message>
    <message>
        <source>Show who changed what</source>
        <translation>Afficher qui a modifié quoi</translation>
    </message>
    <message>
        <source>audit trail history log</source>
        <translation>journal d’audit historique log</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Journal d’audit</translation>
    </message>
</context>
<context>
    <name>labdesk::ApiError</name>
    <message>
        <source>%1 The service said: “%2”</source>
        <translation>%1 Le service a répondu&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 The service said: “%2”.</source>
        <translation>%1 Le service a répondu&#x202f;: «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 The status was %2.</source>
        <translation>%1 Le statut était %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation>Patientez une minute, puis réessayez.</translation>
    </message>
    <message>
        <source>Rate limited for a minute or more. Try again later.</source>
        <translation>Le service limite les requêtes pendant au moins une minute. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Rate limited. Try again in %1&#xa0;s.</source>
        <translation>Limite de requêtes atteinte. Réessayez dans %1&#xa0;s.</translation>
    </message>
    <message>
        <source>The request wasn’t sent because an ID or value in it isn’t valid.</source>
        <translation>La requête n’a pas été envoyée, car elle contient un ID ou une valeur non valide.</translation>
    </message>
    <message>
        <source>It’s empty, or contains characters that aren’t allowed in a URL.</source>
        <translation>L’ID est vide ou contient des caractères interdits dans une URL.</translation>
    </message>
    <message>
        <source>Copy the ID again, without any extra characters.</source>
        <translation>Copiez de nouveau l’ID, sans caractères superflus.</translation>
    </message>
    <message>
        <source>This connection is read-only, so nothing was changed.</source>
        <translation>Cette connexion est en lecture seule&#x202f;: rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or edit this one.</source>
        <translation>Passez à une connexion qui autorise les modifications, ou modifiez celle-ci.</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>Aucune clé n’est enregistrée pour cette connexion.</translation>
    </message>
    <message>
        <source>It was never entered, it was kept for one session only, or the keychain is locked.</source>
        <translation>Elle n’a jamais été saisie, n’a été gardée que pour une session, ou le trousseau est verrouillé.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the key.</source>
        <translation>Modifiez la connexion et saisissez la clé.</translation>
    </message>
    <message>
        <source>The key wasn’t sent because the connection isn’t encrypted.</source>
        <translation>La clé n’a pas été envoyée, car la connexion n’est pas chiffrée.</translation>
    </message>
    <message>
        <source>The URL starts with %1, which is allowed only for a service on this computer.</source>
        <translation>L’URL commence par %1, ce qui n’est autorisé que pour un service sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Edit the connection and use an %1 URL.</source>
        <translation>Modifiez la connexion et utilisez une URL en %1.</translation>
    </message>
    <message>
        <source>Can’t find the server.</source>
        <translation>Serveur introuvable.</translation>
    </message>
    <message>
        <source>The name may be misspelled, or this computer is offline.</source>
        <translation>Le nom est peut-être mal orthographié, ou cet ordinateur est hors ligne.</translation>
    </message>
    <message>
        <source>Check your network and the URL in the connection.</source>
        <translation>Vérifiez votre réseau et l’URL de la connexion.</translation>
    </message>
    <message>
        <source>Can’t reach the service.</source>
        <translation>Le service est injoignable.</translation>
    </message>
    <message>
        <source>Connection refused: nothing is listening on that port, or a firewall is blocking it.</source>
        <translation>Connexion refusée&#x202f;: rien n’écoute sur ce port, ou un pare-feu le bloque.</translation>
    </message>
    <message>
        <source>Check that the service is running and that the port in the connection is right.</source>
        <translation>Vérifiez que le service fonctionne et que le port de la connexion est correct.</translation>
    </message>
    <message>
        <source>Can’t connect through the proxy.</source>
        <translation>Connexion impossible via le proxy.</translation>
    </message>
    <message>
        <source>The proxy can’t be reached, or it refused the connection.</source>
        <translation>Le proxy est injoignable ou a refusé la connexion.</translation>
    </message>
    <message>
        <source>Check the proxy under Advanced in the connection, or in this computer’s settings.</source>
        <translation>Vérifiez le proxy sous Avancé dans la connexion, ou dans les réglages de cet ordinateur.</translation>
    </message>
    <message>
        <source>The proxy requires a user name and password.</source>
        <translation>Le proxy exige un nom d’utilisateur et un mot de passe.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a user name and password.</source>
        <translation>Le proxy %1 exige un nom d’utilisateur et un mot de passe.</translation>
    </message>
    <message>
        <source>Edit the connection and enter them under Advanced.</source>
        <translation>Modifiez la connexion et saisissez-les sous Avancé.</translation>
    </message>
    <message>
        <source>The proxy rejected the user name or password.</source>
        <translation>Le proxy a rejeté le nom d’utilisateur ou le mot de passe.</translation>
    </message>
    <message>
        <source>The proxy %1 rejected the user name or password.</source>
        <translation>Le proxy %1 a rejeté le nom d’utilisateur ou le mot de passe.</translation>
    </message>
    <message>
        <source>They may be mistyped or expired. To avoid locking the account, Labdesk won’t send them again. Nothing reached the service.</source>
        <translation>Ils sont peut-être mal saisis ou expirés. Pour ne pas bloquer le compte, Labdesk ne les renverra pas. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the proxy password again under Advanced.</source>
        <translation>Modifiez la connexion et saisissez de nouveau le mot de passe du proxy sous Avancé.</translation>
    </message>
    <message>
        <source>Can’t establish a secure connection (TLS).</source>
        <translation>Impossible d’établir une connexion sécurisée (TLS).</translation>
    </message>
    <message>
        <source>The server’s certificate couldn’t be verified. No key or data was sent.</source>
        <translation>Le certificat du serveur n’a pas pu être vérifié. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>Motif&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Check the URL and this computer’s clock. If the service uses its own certificate authority, add its CA file under Advanced in the connection.</source>
        <translation>Vérifiez l’URL et l’horloge de cet ordinateur. Si le service a sa propre autorité de certification, ajoutez son fichier d’AC sous Avancé dans la connexion.</translation>
    </message>
    <message>
        <source>The server’s port doesn’t use TLS, so no key or data was sent.</source>
        <translation>Le port du serveur n’utilise pas TLS&#x202f;: aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>The URL starts with %1, but the server’s response isn’t encrypted.</source>
        <translation>L’URL commence par %1, mais la réponse du serveur n’est pas chiffrée.</translation>
    </message>
    <message>
        <source>Check the port in the connection. If the service runs on this computer, try a URL with %1.</source>
        <translation>Vérifiez le port de la connexion. Si le service s’exécute sur cet ordinateur, essayez une URL en %1.</translation>
    </message>
    <message>
        <source>This connection’s client certificate can’t be used, so nothing was sent.</source>
        <translation>Le certificat client de cette connexion est inutilisable&#x202f;: rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Edit the connection and choose another file or enter its passphrase under Advanced.</source>
        <translation>Modifiez la connexion et choisissez un autre fichier ou saisissez sa phrase secrète sous Avancé.</translation>
    </message>
    <message>
        <source>The connection was lost before the response was complete.</source>
        <translation>La connexion a été perdue avant la fin de la réponse.</translation>
    </message>
    <message>
        <source>The network or the service closed it. Nothing was changed.</source>
        <translation>Le réseau ou le service l’a fermée. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Réessayez.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>Le délai de la requête est dépassé.</translation>
    </message>
    <message>
        <source>The service or the network is slow. Nothing was changed.</source>
        <translation>Le service ou le réseau est lent. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Réessayez dans un moment.</translation>
    </message>
    <message>
        <source>Outcome unknown: the change may or may not have been made.</source>
        <translation>Résultat inconnu&#x202f;: la modification a peut-être été faite, peut-être pas.</translation>
    </message>
    <message>
        <source>The request was sent, but the connection ended before a response arrived.</source>
        <translation>La requête a été envoyée, mais la connexion a pris fin avant l’arrivée d’une réponse.</translation>
    </message>
    <message>
        <source>The service redirected to another address. Labdesk didn’t follow it, to protect your key.</source>
        <translation>Le service a redirigé vers une autre adresse. Pour protéger votre clé, Labdesk n’a pas suivi cette redirection.</translation>
    </message>
    <message>
        <source>Following it could give the key to someone else.</source>
        <translation>La suivre pourrait livrer la clé à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>It redirected to %1.</source>
        <translation>Il a redirigé vers %1.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If your network has a sign-in page, sign in first.</source>
        <translation>Vérifiez l’URL de la connexion. Si votre réseau a une page d’identification, identifiez-vous d’abord.</translation>
    </message>
    <message>
        <source>The service sent an unexpected response.</source>
        <translation>Le service a envoyé une réponse inattendue.</translation>
    </message>
    <message>
        <source>It’s incomplete, or something else is responding at this address.</source>
        <translation>Elle est incomplète, ou un autre système répond à cette adresse.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, check the URL in the connection.</source>
        <translation>Réessayez. Si cela se reproduit, vérifiez l’URL de la connexion.</translation>
    </message>
    <message>
        <source>The response is for a different record, so it isn’t shown.</source>
        <translation>La réponse concerne un autre enregistrement, elle n’est donc pas affichée.</translation>
    </message>
    <message>
        <source>The service, or a cache in between, mixed up two responses.</source>
        <translation>Le service, ou un cache intermédiaire, a interverti deux réponses.</translation>
    </message>
    <message>
        <source>The service couldn’t understand the request.</source>
        <translation>Le service n’a pas compris la requête.</translation>
    </message>
    <message>
        <source>Status 400.</source>
        <translation>Statut 400.</translation>
    </message>
    <message>
        <source>Check what you entered, then try again.</source>
        <translation>Vérifiez votre saisie, puis réessayez.</translation>
    </message>
    <message>
        <source>A user with this client ID already exists.</source>
        <translation>Un utilisateur avec cet ID client existe déjà.</translation>
    </message>
    <message>
        <source>Each client ID can be used only once in a team.</source>
        <translation>Chaque ID client ne peut servir qu’une fois dans une équipe.</translation>
    </message>
    <message>
        <source>It belongs to user %1.</source>
        <translation>Il appartient à l’utilisateur %1.</translation>
    </message>
    <message>
        <source>Open the existing user, or choose another client ID.</source>
        <translation>Ouvrez l’utilisateur existant, ou choisissez un autre ID client.</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>Le service a rejeté la clé.</translation>
    </message>
    <message>
        <source>The key may be mistyped, expired, or for a different environment.</source>
        <translation>La clé est peut-être mal saisie, expirée ou destinée à un autre environnement.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the key again.</source>
        <translation>Modifiez la connexion et saisissez de nouveau la clé.</translation>
    </message>
    <message>
        <source>This key doesn’t have permission to do that.</source>
        <translation>Cette clé ne permet pas cette action.</translation>
    </message>
    <message>
        <source>Status 403.</source>
        <translation>Statut 403.</translation>
    </message>
    <message>
        <source>Ask the key’s owner for access, or use another connection.</source>
        <translation>Demandez l’accès au propriétaire de la clé, ou utilisez une autre connexion.</translation>
    </message>
    <message>
        <source>The service couldn’t find what was requested.</source>
        <translation>Le service n’a pas trouvé ce qui était demandé.</translation>
    </message>
    <message>
        <source>It may have been deleted or belong to another environment, or the connection’s URL may be wrong.</source>
        <translation>L’élément a peut-être été supprimé ou appartient à un autre environnement, ou l’URL de la connexion est incorrecte.</translation>
    </message>
    <message>
        <source>Check the ID, the environment, and the URL in the connection.</source>
        <translation>Vérifiez l’ID, l’environnement et l’URL de la connexion.</translation>
    </message>
    <message>
        <source>The service rejected a value.</source>
        <translation>Le service a rejeté une valeur.</translation>
    </message>
    <message>
        <source>A value is missing or in the wrong format.</source>
        <translation>Une valeur manque ou n’a pas le bon format.</translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation>Corrigez-la et réessayez.</translation>
    </message>
    <message>
        <source>Rate limited: too many requests.</source>
        <translation>Limite atteinte&#x202f;: trop de requêtes.</translation>
    </message>
    <message>
        <source>The service limits requests for each key or user.</source>
        <translation>Le service limite les requêtes par clé ou par utilisateur.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>Le service a refusé la requête.</translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Statut %1.</translation>
    </message>
    <message>
        <source>Check the URL in the connection and what you entered.</source>
        <translation>Vérifiez l’URL de la connexion et votre saisie.</translation>
    </message>
    <message>
        <source>The service had an internal error.</source>
        <translation>Le service a rencontré une erreur interne.</translation>
    </message>
    <message>
        <source>Try again in a moment. If it keeps happening, contact whoever runs the service.</source>
        <translation>Réessayez dans un moment. Si cela se reproduit, contactez l’exploitant du service.</translation>
    </message>
    <message>
        <source>The service accepted the request, but the action failed.</source>
        <translation>Le service a accepté la requête, mais l’action a échoué.</translation>
    </message>
    <message>
        <source>The response doesn’t report success.</source>
        <translation>La réponse n’indique pas que l’action a réussi.</translation>
    </message>
    <message>
        <source>Check the user’s sources, then try again later.</source>
        <translation>Vérifiez les sources de l’utilisateur, puis réessayez plus tard.</translation>
    </message>
    <message>
        <source>%1 The gateway said: “%2”</source>
        <translation>%1 La passerelle a répondu&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 The gateway said: “%2”.</source>
        <translation>%1 La passerelle a répondu&#x202f;: «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing was changed, because Labdesk can’t record changes in the audit trail.</source>
        <translation>Rien n’a été modifié, car Labdesk ne peut pas consigner les modifications dans le journal d’audit.</translation>
    </message>
    <message>
        <source>Your administrator allows changes only while Labdesk can write to the audit trail.</source>
        <translation>Votre administrateur n’autorise les modifications que tant que le journal d’audit peut être écrit.</translation>
    </message>
    <message>
        <source>The server requires a client certificate, and this connection has none.</source>
        <translation>Le serveur exige un certificat client, et cette connexion n’en a pas.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a client certificate. Then choose its file under Advanced in the connection.</source>
        <translation>Demandez un certificat client à l’exploitant du service. Choisissez ensuite son fichier sous Avancé dans la connexion.</translation>
    </message>
    <message>
        <source>The server rejected this connection’s client certificate.</source>
        <translation>Le serveur a rejeté le certificat client de cette connexion.</translation>
    </message>
    <message>
        <source>It may be expired, revoked, or from a certificate authority that the server doesn’t trust. Nothing was changed.</source>
        <translation>Il est peut-être expiré, révoqué ou émis par une autorité de certification à laquelle le serveur ne fait pas confiance. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a new client certificate. Then choose its file under Advanced in the connection.</source>
        <translation>Demandez un nouveau certificat client à l’exploitant du service. Choisissez ensuite son fichier sous Avancé dans la connexion.</translation>
    </message>
    <message>
        <source>If you made a change, reload the user and check whether it was saved before you try again. Report this to whoever runs the service.</source>
        <translation>Si vous avez fait une modification, rechargez l’utilisateur et vérifiez si elle a été enregistrée avant de réessayer. Signalez-le à l’exploitant du service.</translation>
    </message>
    <message>
        <source>The service is unavailable right now.</source>
        <translation>Le service est indisponible pour le moment.</translation>
    </message>
    <message>
        <source>Status 503: it may be overloaded, restarting, or down for maintenance.</source>
        <translation>Statut 503&#x202f;: il est peut-être surchargé, en cours de redémarrage ou en maintenance.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again. If it keeps happening, contact whoever runs the service.</source>
        <translation>Patientez une minute, puis réessayez. Si cela se reproduit, contactez l’exploitant du service.</translation>
    </message>
    <message>
        <source>%1 The server said: “%2”</source>
        <translation>%1 Le serveur a répondu&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 The server said: “%2”.</source>
        <translation>%1 Le serveur a répondu&#x202f;: «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The server’s reason: %1. Nothing was changed.</source>
        <translation>Motif donné par le serveur&#x202f;: %1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Changes are turned off in the connection’s settings.</source>
        <translation>Les modifications sont désactivées dans les réglages de la connexion.</translation>
    </message>
    <message>
        <source>The server rejected the request without processing it. Nothing was changed.</source>
        <translation>Le serveur a rejeté la requête sans la traiter. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Check whether the change was made before you try again.</source>
        <translation>Vérifiez si la modification a été faite avant de réessayer.</translation>
    </message>
    <message>
        <source>A gateway or proxy got no valid response from the service.</source>
        <translation>Une passerelle ou un proxy n’a pas reçu de réponse valide du service.</translation>
    </message>
    <message>
        <source>The gateway or proxy returned status %1.</source>
        <translation>La passerelle ou le proxy a renvoyé le statut %1.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again: the service may be restarting. If it keeps happening, check the URL, or contact whoever runs the service.</source>
        <translation>Attendez une minute, puis réessayez&#x202f;: le service redémarre peut-être. Si cela se répète, vérifiez l’URL ou contactez l’exploitant du service.</translation>
    </message>
    <message>
        <source>The service rejected the API client ID or the client secret.</source>
        <translation>Le service a rejeté l’ID client API ou le secret client.</translation>
    </message>
    <message>
        <source>They may be mistyped, expired, or for a different environment.</source>
        <translation>Ils sont peut-être mal saisis, expirés ou destinés à un autre environnement.</translation>
    </message>
    <message>
        <source>Edit the connection and enter them again.</source>
        <translation>Modifiez la connexion et saisissez-les à nouveau.</translation>
    </message>
    <message>
        <source>This happened while requesting an access token from the auth URL.</source>
        <translation>Cela s’est produit lors de la demande d’un jeton d’accès à l’URL d’authentification.</translation>
    </message>
    <message>
        <source>Open History to see why, then try again.</source>
        <translation>Ouvrez Historique pour en voir la cause, puis réessayez.</translation>
    </message>
    <message>
        <source>They aren’t stored for this connection, or the keychain is locked. Nothing reached the service.</source>
        <translation>Ils ne sont pas enregistrés pour cette connexion, ou le trousseau est verrouillé. Rien n’est parvenu au service.</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditEntry</name>
    <message>
        <source>Create user</source>
        <translation>Créer un utilisateur</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Changer le fuseau horaire</translation>
    </message>
    <message>
        <source>Edit user: %1</source>
        <translation>Modifier l’utilisateur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Demander une actualisation des données</translation>
    </message>
    <message>
        <source>Disconnect source</source>
        <translation>Déconnecter la source</translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation>Supprimer l’utilisateur</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Afficher&#x202f;: %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Open insurance record</source>
        <translation>Ouvrir le dossier d’assurance</translation>
    </message>
    <message>
        <source>Show response with personal data</source>
        <translation>Afficher la réponse avec des données personnelles</translation>
    </message>
    <message>
        <source>Copy response with personal data</source>
        <translation>Copier la réponse avec des données personnelles</translation>
    </message>
    <message>
        <source>Save response with personal data</source>
        <translation>Enregistrer la réponse avec des données personnelles</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s), personal data hidden</source>
        <translation>
            <numerusform>Exporter %Ln utilisateur, données personnelles masquées</numerusform>
            <numerusform>Exporter %Ln utilisateurs, données personnelles masquées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s) with personal data</source>
        <translation>
            <numerusform>Exporter %Ln utilisateur avec données personnelles</numerusform>
            <numerusform>Exporter %Ln utilisateurs avec données personnelles</numerusform>
        </translation>
    </message>
    <message>
        <source>Save summary as PDF</source>
        <translation>Enregistrer le résumé en PDF</translation>
    </message>
    <message>
        <source>Print summary</source>
        <translation>Imprimer le résumé</translation>
    </message>
    <message numerus="yes">
        <source>Export job results for %Ln user(s)</source>
        <translation>
            <numerusform>Exporter les résultats de tâche pour %Ln utilisateur</numerusform>
            <numerusform>Exporter les résultats de tâche pour %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Show caller verification</source>
        <translation>Afficher la vérification de l’appelant</translation>
    </message>
    <message>
        <source>Verify caller</source>
        <translation>Vérifier l’appelant</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Add connection</source>
        <translation>Ajouter une connexion</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Modifier la connexion</translation>
    </message>
    <message>
        <source>Delete connection</source>
        <translation>Supprimer la connexion</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln connection(s)</source>
        <translation>
            <numerusform>Exporter %Ln connexion</numerusform>
            <numerusform>Exporter %Ln connexions</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget key</source>
        <translation>Oublier la clé</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Failed unlock: incorrect passphrase</source>
        <translation>Échec du déverrouillage&#x202f;: phrase secrète incorrecte</translation>
    </message>
    <message>
        <source>Privacy mode on</source>
        <translation>Mode confidentialité activé</translation>
    </message>
    <message>
        <source>Privacy mode off</source>
        <translation>Mode confidentialité désactivé</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln audit record(s)</source>
        <translation>
            <numerusform>Exporter %Ln enregistrement d’audit</numerusform>
            <numerusform>Exporter %Ln enregistrements d’audit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln request(s)</source>
        <translation>
            <numerusform>Exporter %Ln requête</numerusform>
            <numerusform>Exporter %Ln requêtes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditFilter</name>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>cette semaine</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>la semaine dernière</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>ce mois-ci</translation>
    </message>
    <message>
        <source>last month</source>
        <translation>le mois dernier</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditPage</name>
    <message>
        <source>Include &amp;opened connections</source>
        <translation>Inclure les &amp;ouvertures de connexions</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Audit &amp;folder…</source>
        <translation>&amp;Dossier d’audit…</translation>
    </message>
    <message>
        <source>No actions recorded yet</source>
        <translation>Aucune action consignée</translation>
    </message>
    <message>
        <source>Each change, and each time a hidden value is shown, is recorded here and in a file.</source>
        <translation>Chaque modification et chaque affichage d’une valeur masquée sont consignés ici et dans un fichier.</translation>
    </message>
    <message>
        <source>Also list when connections were opened</source>
        <translation>Lister aussi quand des connexions ont été ouvertes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Résultats&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Eff&amp;acer le filtre</translation>
    </message>
    <message>
        <source>There are no records to export.</source>
        <translation>Il n’y a aucun enregistrement à exporter.</translation>
    </message>
    <message>
        <source>Verifying the audit trail.</source>
        <translation>Vérification du journal d’audit en cours.</translation>
    </message>
    <message>
        <source>Export audit trail</source>
        <translation>Exporter le journal d’audit</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Lignes JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Open the audit trail of another computer</source>
        <translation>Ouvrir le journal d’audit d’un autre ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln record(s).</source>
        <translation>
            <numerusform>%Ln enregistrement exporté.</numerusform>
            <numerusform>%Ln enregistrements exportés.</numerusform>
        </translation>
    </message>
    <message>
        <source>search find</source>
        <translation>chercher rechercher trouver</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Le filtre est vide.</translation>
    </message>
    <message>
        <source>Verify audit trail</source>
        <translation>Vérifier le journal d’audit</translation>
    </message>
    <message>
        <source>Export audit trail…</source>
        <translation>Exporter le journal d’audit…</translation>
    </message>
    <message>
        <source>CSV JSON save file</source>
        <translation>CSV JSON enregistrer fichier</translation>
    </message>
    <message>
        <source>Open the audit trail of another computer…</source>
        <translation>Ouvrir le journal d’audit d’un autre ordinateur…</translation>
    </message>
    <message>
        <source>foreign shared folder verify</source>
        <translation>étranger partagé dossier vérifier</translation>
    </message>
    <message>
        <source>Open audit &amp;trail</source>
        <translation>Ouvrir un &amp;journal</translation>
    </message>
    <message>
        <source>&amp;Single file or export…</source>
        <translation>&amp;Fichier seul ou export…</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Journal d’audit</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Syntaxe du filtre</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Filtrer les actions</translation>
    </message>
    <message>
        <source>Load &amp;users</source>
        <translation>Charger les &amp;utilisateurs</translation>
    </message>
    <message>
        <source>Terms are combined with AND. Use field:value for a field and -term to exclude.</source>
        <translation>Les termes se combinent avec AND. Utilisez champ:valeur pour un champ et -terme pour exclure.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Champ inconnu «&#x202f;%1&#x202f;», cherché comme texte.</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Champs&#x202f;: %1</translation>
    </message>
    <message>
        <source>“%1” isn’t a complete date yet, so it’s ignored.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas encore une date complète et est donc ignoré.</translation>
    </message>
    <message>
        <source>Clear action filter</source>
        <translation>Effacer le filtre des actions</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTableModel</name>
    <message>
        <source>Change time zone</source>
        <translation>Changer le fuseau horaire</translation>
    </message>
    <message>
        <source>Change time zone to %1</source>
        <translation>Changer le fuseau horaire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Change time zone from %1 to %2</source>
        <translation>Changer le fuseau horaire&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>New audit trail: the previous one is damaged</source>
        <translation>Nouveau journal d’audit&#x202f;: le précédent est endommagé</translation>
    </message>
    <message>
        <source>Removed an incomplete record after Labdesk quit unexpectedly</source>
        <translation>Enregistrement incomplet supprimé après un arrêt inattendu de Labdesk</translation>
    </message>
    <message>
        <source>Edit user: %1 (%2)</source>
        <translation>Modifier l’utilisateur&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Request data refresh: %1</source>
        <translation>Demander une actualisation des données&#x202f;: %1</translation>
    </message>
    <message>
        <source>Disconnect source: %1</source>
        <translation>Déconnecter la source&#x202f;: %1</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Done, confirmed later</source>
        <translation>Terminé, confirmé plus tard</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a person, and their account</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Staff member</source>
        <translation>Collaborateur</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récentes d’abord</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Succès partiel</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTrail</name>
    <message>
        <source>Actions aren’t being recorded.</source>
        <translation>Les actions ne sont pas consignées.</translation>
    </message>
    <message>
        <source>Can’t write to the folder %1. Make it writable for your account, then select Verify.</source>
        <translation>Impossible d’écrire dans le dossier %1. Accordez-y l’accès en écriture à votre compte, puis sélectionnez Vérifier.</translation>
    </message>
    <message>
        <source>The disk is full, so the audit trail can’t be written to %1. Free up space, then select Verify.</source>
        <translation>Le disque est plein&#x202f;: le journal d’audit ne peut pas être écrit dans %1. Libérez de l’espace, puis sélectionnez Vérifier.</translation>
    </message>
    <message>
        <source>Another Labdesk window under your account is writing to the audit trail. Close one of the two windows, then select Verify.</source>
        <translation>Une autre fenêtre Labdesk de ce compte écrit le journal d’audit. Fermez l’une des deux fenêtres, puis sélectionnez Vérifier.</translation>
    </message>
    <message>
        <source>A disk error, another program, or a person changed it after it was written. Records after that point are shown, but can’t be trusted.</source>
        <translation>Une erreur de disque, un autre programme ou une personne l’a modifié après son écriture. Les enregistrements suivants sont affichés, mais ne sont pas fiables.</translation>
    </message>
    <message>
        <source>Nothing was repaired. The files are kept in %1, and new records start a new audit trail. Keep a copy and tell your security team.</source>
        <translation>Rien n’a été réparé. Les fichiers restent dans %1 et les nouveaux enregistrements commencent un nouveau journal d’audit. Gardez une copie et prévenez votre équipe de sécurité.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) in total.</source>
        <translation>
            <numerusform>%Ln problème au total.</numerusform>
            <numerusform>%Ln problèmes au total.</numerusform>
        </translation>
    </message>
    <message>
        <source>The audit trail is damaged: record %1 in %2 was altered.</source>
        <translation>Le journal d’audit est endommagé&#x202f;: l’enregistrement %1 dans %2 a été altéré.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: records before number %1 in %2 are missing.</source>
        <translation>Le journal d’audit est endommagé&#x202f;: des enregistrements avant le n°&#xa0;%1 dans %2 manquent.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: records from number %1 on were removed.</source>
        <translation>Le journal d’audit est endommagé&#x202f;: les enregistrements à partir du n°&#xa0;%1 ont été supprimés.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: its record count is missing or unreadable.</source>
        <translation>Le journal d’audit est endommagé&#x202f;: son nombre d’enregistrements manque ou est illisible.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: the file %1 can’t be read.</source>
        <translation>Le journal d’audit est endommagé&#x202f;: le fichier %1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The audit trail was damaged earlier. A new one starts with record %1 in %2.</source>
        <translation>Le journal d’audit a été endommagé auparavant. Un nouveau journal commence à l’enregistrement %1 dans %2.</translation>
    </message>
    <message>
        <source>The audit trail is turned off.</source>
        <translation>Le journal d’audit est désactivé.</translation>
    </message>
    <message>
        <source>Verifying the audit trail…</source>
        <translation>Vérification du journal d’audit…</translation>
    </message>
    <message>
        <source>Verified at %1. Verification detects changes but can’t prevent them: someone with write access to %2 could replace the whole trail.</source>
        <translation>Vérifié à %1. La vérification détecte les modifications sans pouvoir les empêcher&#x202f;: quiconque peut écrire dans %2 pourrait remplacer tout le journal.</translation>
    </message>
    <message numerus="yes">
        <source>Audit trail verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>Journal d’audit vérifié&#x202f;: %Ln enregistrement, aucune modification détectée.</numerusform>
            <numerusform>Journal d’audit vérifié&#x202f;: %Ln enregistrements, aucune modification détectée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Client ID, user ID, staff member, ticket, action, or day</source>
        <translation>ID client, ID utilisateur, collaborateur, ticket, action ou jour</translation>
    </message>
    <message>
        <source>No action matches all of these terms.</source>
        <translation>Aucune action ne correspond à tous ces termes.</translation>
    </message>
    <message>
        <source>No action contains “%1”.</source>
        <translation>Aucune action ne contient «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing is recorded here for %1. Each account on each computer has its own trail.</source>
        <translation>Rien n’est consigné ici pour %1. Chaque compte de chaque ordinateur a son propre journal.</translation>
    </message>
    <message>
        <source>No action contains “%1”. The audit trail doesn’t store client IDs. Load users to search by client ID, or search by user ID.</source>
        <translation>Aucune action ne contient «&#x202f;%1&#x202f;». Le journal d’audit ne conserve pas les ID clients. Chargez les utilisateurs pour chercher par ID client, ou cherchez par ID utilisateur.</translation>
    </message>
    <message>
        <source>No action or client ID contains “%1”. Check the ID. For a deleted user, search by user ID.</source>
        <translation>Aucune action ni aucun ID client ne contient «&#x202f;%1&#x202f;». Vérifiez l’ID. Pour un utilisateur supprimé, cherchez par ID utilisateur.</translation>
    </message>
    <message>
        <source>The last record was incomplete because Labdesk quit unexpectedly, so it was moved to %1. No other record is affected.</source>
        <translation>Le dernier enregistrement, incomplet à cause d’un arrêt inattendu de Labdesk, a été déplacé dans %1. Aucun autre enregistrement n’est touché.</translation>
    </message>
</context>
<context>
    <name>labdesk::BackgroundNotices</name>
    <message numerus="yes">
        <source>%Ln change(s) in the sources you’re watching</source>
        <translation>
            <numerusform>%Ln modification dans les sources surveillées</numerusform>
            <numerusform>%Ln modifications dans les sources surveillées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new notification(s) in Labdesk</source>
        <translation>
            <numerusform>%Ln nouvelle notification dans Labdesk</numerusform>
            <numerusform>%Ln nouvelles notifications dans Labdesk</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Labdesk to see what changed.</source>
        <translation>Ouvrez Labdesk pour voir ce qui a changé.</translation>
    </message>
    <message numerus="yes">
        <source>A job starts in %Ln second(s)</source>
        <translation>
            <numerusform>Une tâche démarre dans %Ln seconde</numerusform>
            <numerusform>Une tâche démarre dans %Ln secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A change will be sent in %Ln second(s)</source>
        <translation>
            <numerusform>Une modification sera envoyée dans %Ln seconde</numerusform>
            <numerusform>Une modification sera envoyée dans %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Labdesk to cancel.</source>
        <translation>Ouvrez Labdesk pour annuler.</translation>
    </message>
    <message>
        <source>Outcome confirmed</source>
        <translation>Résultat confirmé</translation>
    </message>
    <message>
        <source>The change succeeded.</source>
        <translation>La modification a été faite.</translation>
    </message>
    <message>
        <source>The change failed.</source>
        <translation>La modification a échoué.</translation>
    </message>
    <message>
        <source>Job stopped</source>
        <translation>Une tâche s’est arrêtée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) not processed. The job won’t resume automatically.</source>
        <translation>
            <numerusform>%Ln utilisateur non traité. La tâche ne reprendra pas automatiquement.</numerusform>
            <numerusform>%Ln utilisateurs non traités. La tâche ne reprendra pas automatiquement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Job canceled</source>
        <translation>Une tâche a été annulée</translation>
    </message>
    <message>
        <source>Job completed</source>
        <translation>Une tâche est terminée</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
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
        <translation>Ne plus &amp;demander</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
</context>
<context>
    <name>labdesk::BusyView</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummary</name>
    <message>
        <source>%1: %2</source>
        <comment>the name of a fact and the fact</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2 since %3. %4</source>
        <comment>a source, its state, a day, and what helps</comment>
        <translation>%1&#x202f;: %2 depuis le %3. %4</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a source, its state, and what helps</comment>
        <translation>%1&#x202f;: %2. %3</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>non chargées</translation>
    </message>
    <message>
        <source>none connected</source>
        <translation>aucune connectée</translation>
    </message>
    <message>
        <source>%1 of %2 working</source>
        <translation>%1 sur %2 en service</translation>
    </message>
    <message>
        <source>%1: caller verified</source>
        <translation>%1&#x202f;: appelant vérifié</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time and what was done</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Labdesk summary, %1</source>
        <translation>Résumé Labdesk, %1</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a connection&apos;s name and its environment</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>hidden because it looks like personal data</source>
        <translation>masqué, car cela ressemble à une donnée personnelle</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID utilisateur</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>Sources with problems:</source>
        <translation>Sources présentant des problèmes&#x202f;:</translation>
    </message>
    <message>
        <source>Done on this call:</source>
        <translation>Effectué pendant cet appel&#x202f;:</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummaryCopy</name>
    <message>
        <source>Copied the summary.</source>
        <translation>Résumé copié.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummaryDialog</name>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Copier le résumé pour le ticket</translation>
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
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>No personal data included. Next time, press %1 to copy the summary right away.</source>
        <translation>Aucune donnée personnelle incluse. La prochaine fois, appuyez sur %1 pour copier le résumé immédiatement.</translation>
    </message>
</context>
<context>
    <name>labdesk::CallerVerification</name>
    <message>
        <source>Verify caller</source>
        <translation>Vérifier l’appelant</translation>
    </message>
    <message>
        <source>Your administrator requires this before personal data is shown.</source>
        <translation>Votre administrateur l’exige avant l’affichage de données personnelles.</translation>
    </message>
    <message>
        <source>Last four of the &amp;member ID</source>
        <translation>Quatre derniers caractères de l’ID d’&amp;adhérent</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>User: %1</source>
        <translation>Utilisateur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation>Chargement de l’assurance…</translation>
    </message>
    <message>
        <source>Couldn’t load the insurance record. Close this and try again.</source>
        <translation>Impossible de charger le dossier d’assurance. Fermez et réessayez.</translation>
    </message>
    <message>
        <source>No insurance on file, so there’s nothing to verify against.</source>
        <translation>Aucune assurance au dossier&#x202f;: rien ne permet de vérifier.</translation>
    </message>
    <message>
        <source>The insurance record contains nothing to verify against.</source>
        <translation>Le dossier d’assurance ne contient rien qui permette de vérifier.</translation>
    </message>
    <message>
        <source>Ask the caller and type what they say.</source>
        <translation>Interrogez l’appelant et saisissez ses réponses.</translation>
    </message>
    <message>
        <source>All three attempts failed.</source>
        <translation>Les trois tentatives ont échoué.</translation>
    </message>
    <message>
        <source>Don’t tell this caller anything about the user.</source>
        <translation>Ne communiquez rien sur l’utilisateur à cet appelant.</translation>
    </message>
    <message>
        <source>The answers match.</source>
        <translation>Les réponses correspondent.</translation>
    </message>
    <message>
        <source>Verified %1</source>
        <translation>Vérifié à %1</translation>
    </message>
    <message>
        <source>The answers don’t match.</source>
        <translation>Les réponses ne correspondent pas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s) left.</source>
        <translation>
            <numerusform>%Ln tentative restante.</numerusform>
            <numerusform>%Ln tentatives restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the last four letters or digits of the member ID.</source>
        <translation>Saisissez les quatre derniers chiffres ou lettres de l’ID d’adhérent.</translation>
    </message>
    <message>
        <source>Enter the four-digit year of birth.</source>
        <translation>Saisissez l’année de naissance à quatre chiffres.</translation>
    </message>
    <message>
        <source>Enter the five-digit ZIP code.</source>
        <translation>Saisissez le code postal à cinq chiffres.</translation>
    </message>
    <message>
        <source>This didn’t count as an attempt.</source>
        <translation>Cela n’a pas compté comme une tentative.</translation>
    </message>
    <message>
        <source>Insured person’s &amp;year of birth</source>
        <translation>A&amp;nnée de naissance de la personne assurée</translation>
    </message>
    <message>
        <source>Insured person’s &amp;ZIP code</source>
        <translation>&amp;Code postal de la personne assurée</translation>
    </message>
    <message>
        <source>Someone else may be the insured person. Ask for that person’s details, not the caller’s own.</source>
        <translation>La personne assurée est peut-être quelqu’un d’autre. Demandez les informations de cette personne, pas celles de l’appelant.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterActions</name>
    <message>
        <source>Hours</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>Fax</translation>
    </message>
    <message>
        <source>Site code</source>
        <translation>Code du site</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site web</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Prestations</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturation</translation>
    </message>
    <message>
        <source>Copy details for &amp;patient</source>
        <translation>Copier pour le patie&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Directions…</source>
        <translation>&amp;Itinéraire…</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>Copier l’a&amp;dresse</translation>
    </message>
    <message>
        <source>Copy p&amp;hone</source>
        <translation>Copier le &amp;téléphone</translation>
    </message>
    <message>
        <source>The service didn’t provide a phone number.</source>
        <translation>Le service n’a pas fourni de numéro de téléphone.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse copiée.</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Numéro de téléphone copié.</translation>
    </message>
    <message>
        <source>Copied name, address, phone, and hours.</source>
        <translation>Nom, adresse, téléphone et horaires copiés.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterFilterBar</name>
    <message>
        <source>Filter results</source>
        <translation>Filtrer les résultats</translation>
    </message>
    <message>
        <source>Name or street</source>
        <translation>Nom ou rue</translation>
    </message>
    <message>
        <source>Open right now, in the center’s local time</source>
        <translation>Ouvert en ce moment, à l’heure locale du centre</translation>
    </message>
    <message>
        <source>Open on Saturday</source>
        <translation>Ouvert le samedi</translation>
    </message>
    <message>
        <source>Opens before 8 AM on the selected day, or on at least one day if no day is selected</source>
        <translation>Ouvre avant 8&#xa0;h le jour sélectionné ou, si aucun jour n’est sélectionné, au moins un jour</translation>
    </message>
    <message>
        <source>Open on</source>
        <translation>Ouvert le</translation>
    </message>
    <message>
        <source>Show centers open on the selected day, with their hours</source>
        <translation>Afficher les centres ouverts le jour sélectionné, avec leurs horaires</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Jour indifférent</translation>
    </message>
    <message>
        <source>Services and billing</source>
        <translation>Prestations et facturation</translation>
    </message>
    <message>
        <source>Open no&amp;w</source>
        <translation>Ou&amp;vert maintenant</translation>
    </message>
    <message>
        <source>Saturda&amp;y</source>
        <translation>Sa&amp;medi</translation>
    </message>
    <message>
        <source>Before 8 A&amp;M</source>
        <translation>Avant 8 &amp;h</translation>
    </message>
    <message>
        <source>Ser&amp;vices</source>
        <translation>Pr&amp;estations</translation>
    </message>
    <message numerus="yes">
        <source>Ser&amp;vices: %Ln</source>
        <translation>
            <numerusform>Pr&amp;estations&#x202f;: %Ln</numerusform>
            <numerusform>Pr&amp;estations&#x202f;: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterHistoryButton</name>
    <message>
        <source>Recent searches</source>
        <translation>Recherches récentes</translation>
    </message>
    <message>
        <source>No searches in this session yet.</source>
        <translation>Aucune recherche dans cette session.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Commande %1</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <translation>%1&#xa0;mi</translation>
    </message>
    <message>
        <source>Recent searches. Kept in memory for this session only.</source>
        <translation>Recherches récentes. Gardées en mémoire pour cette session seulement.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListModel</name>
    <message>
        <source>%1 mi</source>
        <translation>%1&#xa0;mi</translation>
    </message>
    <message>
        <source>in this ZIP</source>
        <translation>dans ce code postal</translation>
    </message>
    <message>
        <source>under %1 mi</source>
        <translation>à moins de %1&#xa0;mi</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListPanel</name>
    <message>
        <source>Create patient handout…</source>
        <translation>Fiche pour le patient…</translation>
    </message>
    <message>
        <source>Hide map</source>
        <translation>Masquer la carte</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Réess&amp;ayer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s)</source>
        <translation>
            <numerusform>%Ln centre</numerusform>
            <numerusform>%Ln centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln center(s)</source>
        <translation>
            <numerusform>%1 sur %Ln centre</numerusform>
            <numerusform>%1 sur %Ln centres</numerusform>
        </translation>
    </message>
    <message>
        <source>No centers shown.</source>
        <translation>Aucun centre affiché.</translation>
    </message>
    <message>
        <source>Sorted by %1</source>
        <translation>Trié par %1</translation>
    </message>
    <message>
        <source>Show map</source>
        <translation>Afficher la carte</translation>
    </message>
    <message numerus="yes">
        <source>Labdesk can’t tell whether %Ln center(s) match: their hours, local time, or services aren’t known.</source>
        <translation>
            <numerusform>Labdesk ne peut pas dire si %Ln centre correspond&#x202f;: ses horaires, son heure locale ou ses prestations ne sont pas connus.</numerusform>
            <numerusform>Labdesk ne peut pas dire si %Ln centres correspondent&#x202f;: leurs horaires, leur heure locale ou leurs prestations ne sont pas connus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListView</name>
    <message>
        <source>Service centers</source>
        <translation>Centres de prélèvement</translation>
    </message>
    <message>
        <source>Copy details for &amp;patient in English</source>
        <translation>Copier pour le &amp;patient, en anglais</translation>
    </message>
    <message>
        <source>Copy details for patient in &amp;Spanish</source>
        <translation>Copier pour le patient, en &amp;espagnol</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>Copier l’a&amp;dresse</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse copiée.</translation>
    </message>
    <message>
        <source>Copy p&amp;hone</source>
        <translation>Copier le &amp;téléphone</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Numéro de téléphone copié.</translation>
    </message>
    <message>
        <source>&amp;Directions…</source>
        <translation>&amp;Itinéraire…</translation>
    </message>
    <message>
        <source>Create pa&amp;tient handout…</source>
        <translation>&amp;Fiche pour le patient…</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMap</name>
    <message>
        <source>Map of service centers</source>
        <translation>Carte des centres de prélèvement</translation>
    </message>
    <message>
        <source>Search this area</source>
        <translation>Rechercher autour d’ici</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMapPanel</name>
    <message>
        <source>Distances are from the patient’s address, which the service doesn’t share.</source>
        <translation>Les distances partent de l’adresse du patient, que le service ne communique pas.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSearchBar</name>
    <message>
        <source>&amp;ZIP</source>
        <translation>Code po&amp;stal</translation>
    </message>
    <message>
        <source>ZIP or city</source>
        <translation>Code ou ville</translation>
    </message>
    <message>
        <source>&amp;Order ID</source>
        <translation>ID de c&amp;ommande</translation>
    </message>
    <message>
        <source>Order ID</source>
        <translation>ID de commande</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Labo</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labo</translation>
    </message>
    <message>
        <source>&amp;Radius</source>
        <translation>Ra&amp;yon</translation>
    </message>
    <message>
        <source>mi</source>
        <translation>mi</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>Search for centers</source>
        <translation>Rechercher des centres</translation>
    </message>
    <message>
        <source>Search radius in miles</source>
        <translation>Rayon de recherche en miles</translation>
    </message>
    <message>
        <source>&amp;Near a ZIP code</source>
        <translation>&amp;Près d’un code postal</translation>
    </message>
    <message>
        <source>&amp;For an order</source>
        <translation>Pour une &amp;commande</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Service default</source>
        <translation>Valeur par défaut du service</translation>
    </message>
    <message>
        <source>%1 miles</source>
        <translation>%1 miles</translation>
    </message>
    <message>
        <source>Enter the order ID.</source>
        <translation>Saisissez l’ID de commande.</translation>
    </message>
    <message>
        <source>No known lab has this name. Enter the lab ID, or leave the field empty.</source>
        <translation>Aucun laboratoire connu ne porte ce nom. Saisissez l’ID du laboratoire, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>ZIP %1</source>
        <translation>Code postal %1</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSheetDialog</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Handout for the patient</source>
        <translation>Fiche pour le patient</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier le texte</translation>
    </message>
    <message>
        <source>Handout language</source>
        <translation>Langue de la fiche</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Centers on the handout</source>
        <translation>Centres de la fiche</translation>
    </message>
    <message>
        <source>Up to five centers. The handout doesn’t include the patient’s name or order.</source>
        <translation>Cinq centres au plus. La fiche ne contient ni le nom ni la commande du patient.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A center&apos;s number on the map and its name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No center selected.</source>
        <translation>Aucun centre sélectionné.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s) and a map</source>
        <translation>
            <numerusform>%Ln centre et une carte</numerusform>
            <numerusform>%Ln centres et une carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t print. Check that the printer is on and connected.</source>
        <translation>Impossible d’imprimer. Vérifiez que l’imprimante est allumée et connectée.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Copied the centers.</source>
        <translation>Centres copiés.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (%1)</source>
        <translation>Fichiers PDF (%1)</translation>
    </message>
    <message>
        <source>Saved the handout.</source>
        <translation>Fiche enregistrée.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterTableModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labo</translation>
    </message>
    <message>
        <source>Site code</source>
        <translation>Code du site</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horaires</translation>
    </message>
</context>
<context>
    <name>labdesk::CentersPane</name>
    <message numerus="yes">
        <source>Show %Ln within %1 miles</source>
        <translation>
            <numerusform>Afficher %Ln dans un rayon de %1 miles</numerusform>
            <numerusform>Afficher les %Ln dans un rayon de %1 miles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln within %1 miles of %2</source>
        <translation>
            <numerusform>Afficher %Ln à moins de %1 miles de %2</numerusform>
            <numerusform>Afficher les %Ln à moins de %1 miles de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Ouvert maintenant</translation>
    </message>
    <message>
        <source>Before 8 AM</source>
        <translation>Avant 8&#xa0;h</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) searched: no centers found.</source>
        <translation>
            <numerusform>%Ln laboratoire interrogé&#x202f;: aucun centre trouvé.</numerusform>
            <numerusform>%Ln laboratoires interrogés&#x202f;: aucun centre trouvé.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no centers near %2.</source>
        <translation>%1 n’a aucun centre près de %2.</translation>
    </message>
    <message>
        <source>%1, the order’s lab, has no centers near the patient.</source>
        <translation>%1, le laboratoire de la commande, n’a aucun centre près du patient.</translation>
    </message>
    <message>
        <source>%1 has no centers within %2 miles of %3.</source>
        <translation>%1 n’a aucun centre à moins de %2 miles de %3.</translation>
    </message>
    <message>
        <source>%1, the order’s lab, has no centers within %2 miles of the patient.</source>
        <translation>%1, le laboratoire de la commande, n’a aucun centre à moins de %2 miles du patient.</translation>
    </message>
    <message>
        <source>Find service centers</source>
        <translation>Trouver des centres de prélèvement</translation>
    </message>
    <message>
        <source>Enter an order ID to use its lab and the patient’s address.</source>
        <translation>Saisissez un ID de commande pour utiliser son laboratoire et l’adresse du patient.</translation>
    </message>
    <message>
        <source>This ZIP code is for PO boxes and has no area of its own.</source>
        <translation>Ce code postal est réservé aux boîtes postales et n’a pas de zone propre.</translation>
    </message>
    <message>
        <source>There are none within %1 miles either.</source>
        <translation>Il n’y en a pas non plus à moins de %1 miles.</translation>
    </message>
    <message>
        <source>Couldn’t check for centers farther away.</source>
        <translation>Impossible de chercher des centres plus éloignés.</translation>
    </message>
    <message>
        <source>Check the ZIP code or try another lab.</source>
        <translation>Vérifiez le code postal ou essayez un autre laboratoire.</translation>
    </message>
    <message>
        <source>No centers found</source>
        <translation>Aucun centre trouvé</translation>
    </message>
    <message numerus="yes">
        <source>No matches among %Ln center(s)</source>
        <translation>
            <numerusform>Aucune correspondance parmi %Ln centre</numerusform>
            <numerusform>Aucune correspondance parmi %Ln centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln.</source>
        <translation>
            <numerusform>Retirez «&#x202f;%1&#x202f;» pour en voir %Ln.</numerusform>
            <numerusform>Retirez «&#x202f;%1&#x202f;» pour en voir %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Centers with missing details, such as hours, are filtered out. Removing just one filter won’t show more centers.</source>
        <translation>Les centres dont il manque des données, comme les horaires, sont écartés. Retirer un seul filtre n’affichera pas plus de centres.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Check the ID and the connection. You’re connected to “%1” (%2).</source>
        <translation>Vérifiez l’ID et la connexion. Connexion actuelle&#x202f;: «&#x202f;%1&#x202f;» (%2).</translation>
    </message>
    <message>
        <source>The service doesn’t recognize these labs.</source>
        <translation>Le service ne connaît pas ces laboratoires.</translation>
    </message>
    <message>
        <source>The service has no default lab. Choose a lab.</source>
        <translation>Le service n’a pas de laboratoire par défaut. Choisissez un laboratoire.</translation>
    </message>
    <message>
        <source>The service has no lab with the ID %1.</source>
        <translation>Le service n’a aucun laboratoire avec l’ID %1.</translation>
    </message>
    <message>
        <source>The service doesn’t accept this as an order ID.</source>
        <translation>Le service n’accepte pas cet ID de commande.</translation>
    </message>
    <message>
        <source>The service has no order with this ID.</source>
        <translation>Le service n’a aucune commande avec cet ID.</translation>
    </message>
    <message>
        <source>It doesn’t look like an order ID, which usually has 36 characters: digits, letters a to f, and four hyphens.</source>
        <translation>Cela ne ressemble pas à un ID de commande, qui compte en général 36 caractères&#x202f;: chiffres, lettres a à f et quatre tirets.</translation>
    </message>
    <message>
        <source>No centers shown.</source>
        <translation>Aucun centre affiché.</translation>
    </message>
    <message>
        <source>Edit center search</source>
        <translation>Modifier la recherche de centres</translation>
    </message>
    <message>
        <source>Find centers near a ZIP code</source>
        <translation>Rechercher des centres près d’un code postal</translation>
    </message>
    <message>
        <source>search new place</source>
        <translation>nouveau lieu</translation>
    </message>
    <message>
        <source>Find centers for an order</source>
        <translation>Rechercher des centres pour une commande</translation>
    </message>
    <message>
        <source>search new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>Nothing to search for yet.</source>
        <translation>Il n’y a encore rien à chercher.</translation>
    </message>
    <message>
        <source>Search centers again</source>
        <translation>Relancer la recherche de centres</translation>
    </message>
    <message>
        <source>Show centers as raw JSON</source>
        <translation>Afficher les centres en JSON brut</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>réponse entrées non lues</translation>
    </message>
    <message>
        <source>Copy link to this search</source>
        <translation>Copier le lien vers cette recherche</translation>
    </message>
    <message>
        <source>The ZIP code is from a user’s insurance record.</source>
        <translation>Le code postal vient du dossier d’assurance d’un utilisateur.</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Lien copié.</translation>
    </message>
    <message numerus="yes">
        <source>Search within %Ln mile(s)</source>
        <translation>
            <numerusform>Chercher à moins de %Ln mile</numerusform>
            <numerusform>Chercher à moins de %Ln miles</numerusform>
        </translation>
    </message>
    <message>
        <source>This radius is already set.</source>
        <translation>Ce rayon est déjà défini.</translation>
    </message>
    <message>
        <source>radius distance</source>
        <translation>rayon distance</translation>
    </message>
    <message>
        <source>No center selected.</source>
        <translation>Aucun centre sélectionné.</translation>
    </message>
    <message>
        <source>Copy center details for patient</source>
        <translation>Copier le centre pour le patient</translation>
    </message>
    <message>
        <source>Copy center details for patient in Spanish</source>
        <translation>Copier le centre pour le patient, en espagnol</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>The service didn’t provide an address.</source>
        <translation>Le service n’a pas fourni d’adresse.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse copiée.</translation>
    </message>
    <message>
        <source>Copy phone</source>
        <translation>Copier le téléphone</translation>
    </message>
    <message>
        <source>The service didn’t provide a phone number.</source>
        <translation>Le service n’a pas fourni de numéro de téléphone.</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Numéro de téléphone copié.</translation>
    </message>
    <message>
        <source>Directions are turned off in Preferences.</source>
        <translation>Les itinéraires sont désactivés dans les préférences.</translation>
    </message>
    <message>
        <source>Directions to center…</source>
        <translation>Itinéraire vers le centre…</translation>
    </message>
    <message>
        <source>route way map browser</source>
        <translation>itinéraire route chemin carte navigateur</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>Filter centers: open now</source>
        <translation>Filtrer les centres&#x202f;: ouverts maintenant</translation>
    </message>
    <message>
        <source>Filter centers: open on Saturday</source>
        <translation>Filtrer les centres&#x202f;: ouverts le samedi</translation>
    </message>
    <message>
        <source>Filter centers: open before 8 AM</source>
        <translation>Filtrer les centres&#x202f;: ouverts avant 8&#xa0;h</translation>
    </message>
    <message>
        <source>Clear center filter</source>
        <translation>Effacer le filtre des centres</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Le filtre est vide.</translation>
    </message>
    <message>
        <source>Sort centers by distance</source>
        <translation>Trier les centres par distance</translation>
    </message>
    <message>
        <source>Sort centers by name</source>
        <translation>Trier les centres par nom</translation>
    </message>
    <message>
        <source>Sort centers by city</source>
        <translation>Trier les centres par ville</translation>
    </message>
    <message>
        <source>This sort order is already set.</source>
        <translation>Cet ordre de tri est déjà défini.</translation>
    </message>
    <message>
        <source>Create patient handout…</source>
        <translation>Fiche pour le patient…</translation>
    </message>
    <message>
        <source>print PDF paper</source>
        <translation>imprimer PDF papier</translation>
    </message>
    <message>
        <source>Show map</source>
        <translation>Afficher la carte</translation>
    </message>
    <message>
        <source>Hide map</source>
        <translation>Masquer la carte</translation>
    </message>
    <message>
        <source>Map: show all centers</source>
        <translation>Carte&#x202f;: afficher tous les centres</translation>
    </message>
    <message>
        <source>Map: zoom in</source>
        <translation>Carte&#x202f;: zoom avant</translation>
    </message>
    <message>
        <source>Map: zoom out</source>
        <translation>Carte&#x202f;: zoom arrière</translation>
    </message>
    <message>
        <source>Searching service centers…</source>
        <translation>Recherche de centres de prélèvement…</translation>
    </message>
    <message>
        <source>Raw response: centers</source>
        <translation>Réponse brute&#x202f;: centres</translation>
    </message>
    <message>
        <source>%1 Parish</source>
        <translation>Paroisse de %1</translation>
    </message>
    <message>
        <source>%1 County</source>
        <translation>Comté de %1</translation>
    </message>
    <message>
        <source>Military ZIP code, not on the map</source>
        <translation>Code postal militaire, absent de la carte</translation>
    </message>
    <message>
        <source>Unknown ZIP code, not on the map</source>
        <translation>Code postal inconnu, absent de la carte</translation>
    </message>
    <message>
        <source>PO box ZIP code, shown at nearby %1</source>
        <translation>Code de boîtes postales, affiché au code voisin %1</translation>
    </message>
    <message>
        <source>Shown on the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>near %1</source>
        <translation>autour de %1</translation>
    </message>
    <message>
        <source>for the order</source>
        <translation>pour la commande</translation>
    </message>
    <message>
        <source>within %1 miles of %2</source>
        <translation>à moins de %1 miles de %2</translation>
    </message>
    <message>
        <source>within %1 miles, for the order</source>
        <translation>à moins de %1 miles, pour la commande</translation>
    </message>
    <message>
        <source>Not on the map: %1 of %2.</source>
        <translation>Absents de la carte&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Farthest %1.</source>
        <translation>Le plus éloigné&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nearest %1, farthest %2.</source>
        <translation>Le plus proche&#x202f;: %1, le plus éloigné&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Lab %1</source>
        <translation>Labo %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) couldn’t be searched.</source>
        <translation>
            <numerusform>%Ln laboratoire n’a pas pu être interrogé.</numerusform>
            <numerusform>%Ln laboratoires n’ont pas pu être interrogés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service doesn’t recognize this lab.</source>
        <translation>Le service ne connaît pas ce laboratoire.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Service default</source>
        <translation>Laboratoire par défaut</translation>
    </message>
    <message>
        <source>All known labs</source>
        <translation>Tous les labos connus</translation>
    </message>
    <message>
        <source>Enter a ZIP code or a city and choose a lab, or enter an order ID to use its lab and the patient’s address.</source>
        <translation>Saisissez un code postal ou une ville et choisissez un laboratoire, ou saisissez un ID de commande pour utiliser son laboratoire et l’adresse du patient.</translation>
    </message>
</context>
<context>
    <name>labdesk::CertificateFields</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Passphrase for the file</source>
        <translation>Phrase secrète du fichier</translation>
    </message>
    <message>
        <source>Client certificate file</source>
        <translation>Fichier du certificat client</translation>
    </message>
    <message>
        <source>PEM or PKCS #12 file (optional)</source>
        <translation>Fichier PEM ou PKCS #12 (facultatif)</translation>
    </message>
    <message>
        <source>Certificate “%1”, valid until %2.</source>
        <translation>Certificat «&#x202f;%1&#x202f;», valable jusqu’au %2.</translation>
    </message>
    <message>
        <source>The stored passphrase is used when you connect.</source>
        <translation>La phrase secrète enregistrée sert à la connexion.</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Certificat client</translation>
    </message>
    <message>
        <source>Certificates with a key (%1)</source>
        <translation>Certificats avec clé (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tous les fichiers (%1)</translation>
    </message>
</context>
<context>
    <name>labdesk::ChangeZoneDialog</name>
    <message>
        <source>Current</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Change &amp;to</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>New time zone</source>
        <translation>Nouveau fuseau horaire</translation>
    </message>
    <message>
        <source>City, ZIP code, or zone</source>
        <translation>Ville, code postal ou fuseau</translation>
    </message>
    <message>
        <source>Change time zone for %1</source>
        <translation>Changer le fuseau horaire de %1</translation>
    </message>
    <message>
        <source>A time zone can’t be cleared once it’s set.</source>
        <translation>Une fois défini, un fuseau horaire ne peut pas être retiré.</translation>
    </message>
    <message>
        <source>Change time &amp;zone</source>
        <translation>&amp;Changer le fuseau</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Changing…</source>
        <translation>Changement…</translation>
    </message>
    <message>
        <source>Change the time zone of %1 to %2?</source>
        <translation>Passer %1 au fuseau horaire %2&#x202f;?</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Changer le fuseau horaire</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>labdesk::CommandPalette</name>
    <message>
        <source>Open user %1</source>
        <translation>Ouvrir l’utilisateur %1</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>absent de la liste</translation>
    </message>
    <message>
        <source>Find centers for order %1</source>
        <translation>Rechercher des centres pour la commande %1</translation>
    </message>
    <message>
        <source>Find centers near %1</source>
        <translation>Rechercher des centres près de %1</translation>
    </message>
    <message>
        <source>ZIP</source>
        <translation>Code postal</translation>
    </message>
    <message>
        <source>Look up payor code %1</source>
        <translation>Rechercher le code payeur %1</translation>
    </message>
    <message>
        <source>Look up payor ID %1</source>
        <translation>Rechercher l’ID de payeur %1</translation>
    </message>
    <message>
        <source>Filter users by “%1”</source>
        <translation>Filtrer les utilisateurs par «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Search payors for “%1”</source>
        <translation>Rechercher «&#x202f;%1&#x202f;» dans les payeurs</translation>
    </message>
    <message>
        <source>Find “%1” in users</source>
        <translation>Trouver «&#x202f;%1&#x202f;» dans les utilisateurs</translation>
    </message>
    <message>
        <source>Users are loading.</source>
        <translation>Les utilisateurs sont en cours de chargement.</translation>
    </message>
    <message>
        <source>Users aren’t loaded.</source>
        <translation>Les utilisateurs ne sont pas chargés.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>épinglé</translation>
    </message>
    <message>
        <source>opened recently</source>
        <translation>ouvert récemment</translation>
    </message>
    <message>
        <source>show the reason</source>
        <translation>expliquer pourquoi</translation>
    </message>
    <message>
        <source>open the dialog</source>
        <translation>ouvrir la boîte de dialogue</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>y aller</translation>
    </message>
    <message>
        <source>open the user</source>
        <translation>ouvrir l’utilisateur</translation>
    </message>
    <message>
        <source>switch to this connection</source>
        <translation>utiliser cette connexion</translation>
    </message>
    <message>
        <source>run this command</source>
        <translation>exécuter</translation>
    </message>
    <message>
        <source>Paste an ID, ZIP code, payor code, or link</source>
        <translation>Collez un ID, un code postal, un code payeur ou un lien</translation>
    </message>
    <message>
        <source>Type a command, user, ZIP code, or payor</source>
        <translation>Saisissez une commande, un utilisateur, un code postal ou un payeur</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Recherche ou commande</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <comment>by a key</comment>
        <translation>Fermer (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation>Rien n’a encore été envoyé.</translation>
    </message>
    <message>
        <source>↑ ↓ move</source>
        <translation>↑ ↓ naviguer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Actions pour %1</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Search and help</source>
        <translation>Recherche et aide</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>No matches. Press Enter to filter users by this text.</source>
        <translation>Aucun résultat. Appuyez sur Entrée pour filtrer les utilisateurs par ce texte.</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Indisponible</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Autres outils</translation>
    </message>
</context>
<context>
    <name>labdesk::CommandWords</name>
    <message>
        <source>The policy in %1 can’t be used, so the strictest rules apply. %2</source>
        <translation>La politique de %1 ne peut pas être utilisée&#x202f;: les règles les plus strictes s’appliquent. %2</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow exports. Show the list on the terminal instead.</source>
        <translation>Votre administrateur n’autorise pas les exports. Affichez plutôt la liste dans le terminal.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow --show.</source>
        <translation>Votre administrateur n’autorise pas --show.</translation>
    </message>
    <message>
        <source>Privacy mode is on, so --show isn’t possible. Turn it off in the window.</source>
        <translation>Le mode confidentialité est activé, --show n’est donc pas possible. Désactivez-le dans la fenêtre.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow --yes. Labdesk asks before each change.</source>
        <translation>Votre administrateur n’autorise pas --yes. Labdesk demande confirmation avant chaque modification.</translation>
    </message>
    <message>
        <source>Each change needs a ticket number. Enter it with --ticket.</source>
        <translation>Chaque modification demande un numéro de ticket. Indiquez-le avec --ticket.</translation>
    </message>
    <message>
        <source>There’s no terminal to confirm the change on. Nothing was sent. Run the command in a terminal, or add --yes.</source>
        <translation>Il n’y a pas de terminal pour confirmer la modification. Rien n’a été envoyé. Exécutez la commande dans un terminal, ou ajoutez --yes.</translation>
    </message>
    <message>
        <source>There’s no terminal to confirm the change on. Nothing was sent. Run the command in a terminal.</source>
        <translation>Il n’y a pas de terminal pour confirmer la modification. Rien n’a été envoyé. Exécutez la commande dans un terminal.</translation>
    </message>
    <message>
        <source>There’s no connection “%1”. To list your connections, run “labdesk-cli connections”.</source>
        <translation>Il n’y a pas de connexion «&#x202f;%1&#x202f;». Pour afficher vos connexions, exécutez «&#x202f;labdesk-cli connections&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>Too many incorrect attempts. Try again in %Ln second(s).</source>
        <translation>
            <numerusform>Trop de tentatives incorrectes. Réessayez dans %Ln seconde.</numerusform>
            <numerusform>Trop de tentatives incorrectes. Réessayez dans %Ln secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk passphrase:</source>
        <translation>Phrase secrète de Labdesk&#x202f;:</translation>
    </message>
    <message>
        <source>Labdesk has a passphrase, and there’s no terminal to enter it on. Run the command in a terminal.</source>
        <translation>Labdesk a une phrase secrète, et il n’y a pas de terminal pour la saisir. Exécutez la commande dans un terminal.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Phrase secrète incorrecte.</translation>
    </message>
    <message>
        <source>No key is stored for %1. Enter it for this run:</source>
        <translation>Aucune clé n’est enregistrée pour %1. Saisissez-la pour cette exécution&#x202f;:</translation>
    </message>
    <message>
        <source>No key is stored for %1, or the keychain is locked. Enter the key in the window, or unlock the keychain.</source>
        <translation>Aucune clé n’est enregistrée pour %1, ou le trousseau est verrouillé. Saisissez la clé dans la fenêtre, ou déverrouillez le trousseau.</translation>
    </message>
    <message>
        <source>Can’t write to the audit trail in %1, so hidden values aren’t shown. Check free disk space and the folder’s permissions.</source>
        <translation>Impossible d’écrire dans le journal d’audit de %1, donc les valeurs masquées ne sont pas affichées. Vérifiez l’espace disque libre et les droits du dossier.</translation>
    </message>
    <message>
        <source>Can’t write to the audit trail in %1, so nothing is recorded. Check free disk space and the folder’s permissions.</source>
        <translation>Impossible d’écrire dans le journal d’audit de %1, donc rien n’est consigné. Vérifiez l’espace disque libre et les droits du dossier.</translation>
    </message>
    <message>
        <source>There’s no column “%1”. The columns are: %2.</source>
        <translation>Il n’y a pas de colonne «&#x202f;%1&#x202f;». Les colonnes sont&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln done, %1 failed.</source>
        <translation>
            <numerusform>%Ln effectué, %1 en échec.</numerusform>
            <numerusform>%Ln effectués, %1 en échec.</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted. %1 Nothing more was sent.</source>
        <translation>Interrompu. %1 Rien d’autre n’a été envoyé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln done. Rate limited; waiting.</source>
        <translation>
            <numerusform>%Ln effectué. Limite atteinte&#x202f;; en attente.</numerusform>
            <numerusform>%Ln effectués. Limite atteinte&#x202f;; en attente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln effectué</numerusform>
            <numerusform>%Ln effectués</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Key stored</source>
        <translation>Clé enregistrée</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Utilisée en dernier</translation>
    </message>
    <message>
        <source>The audit trail in %1 is damaged.</source>
        <translation>Le journal d’audit dans %1 est endommagé.</translation>
    </message>
    <message>
        <source>Enter at least 2 characters, or a payor ID.</source>
        <translation>Saisissez au moins 2 caractères ou un ID de payeur.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur</numerusform>
            <numerusform>%Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>The list isn’t complete: the connection was lost, or entries couldn’t be read.</source>
        <translation>La liste n’est pas complète&#x202f;: la connexion a été perdue, ou des entrées n’ont pas pu être lues.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisecondes</translation>
    </message>
    <message>
        <source>Not in the contract</source>
        <translation>Hors contrat</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID utilisateur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connectée</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Other causes</source>
        <translation>Autres causes</translation>
    </message>
    <message>
        <source>Message for the user</source>
        <translation>Message à l’utilisateur</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Not confirmed. Nothing was sent.</source>
        <translation>Non confirmé. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>each ID on standard input</source>
        <translation>chaque ID de l’entrée standard</translation>
    </message>
    <message>
        <source>You’re in production. To continue, type the name of the connection:</source>
        <translation>Vous êtes en production. Pour continuer, saisissez le nom de la connexion&#x202f;:</translation>
    </message>
    <message>
        <source>To continue, type yes:</source>
        <translation>Pour continuer, saisissez yes&#x202f;:</translation>
    </message>
    <message>
        <source>Nothing to change.</source>
        <translation>Rien à modifier.</translation>
    </message>
    <message>
        <source>Request a data refresh for %1?</source>
        <translation>Demander une actualisation des données de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Set the time zone of %1 to %2?</source>
        <translation>Changer le fuseau horaire de %1 en %2&#x202f;?</translation>
    </message>
    <message>
        <source>“%1” isn’t a time zone. Enter its IANA name, such as America/Denver.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un fuseau horaire. Saisissez son nom IANA, par exemple America/Denver.</translation>
    </message>
    <message>
        <source>Enter a source, such as oura.</source>
        <translation>Indiquez une source, par exemple oura.</translation>
    </message>
    <message>
        <source>Create %1?</source>
        <translation>Créer %1&#x202f;?</translation>
    </message>
    <message>
        <source>Can’t write %1. Check its permissions and the free disk space.</source>
        <translation>Impossible d’écrire %1. Vérifiez les droits du fichier et l’espace disque libre.</translation>
    </message>
    <message>
        <source>Can’t read the settings in %1. Start Labdesk: it saves a copy of this file and creates a new one. Then add your connections again.</source>
        <translation>Impossible de lire les réglages de %1. Lancez Labdesk&#x202f;: il enregistre une copie de ce fichier et en crée un nouveau. Ajoutez ensuite de nouveau vos connexions.</translation>
    </message>
    <message>
        <source>The output can’t be written: %1.</source>
        <translation>Impossible d’écrire la sortie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Standard input can’t be read: %1.</source>
        <translation>Impossible de lire l’entrée standard&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Waiting for the service…</source>
        <translation>En attente du service…</translation>
    </message>
    <message>
        <source>The ID is hidden. Add --show to the command that lists it.</source>
        <translation>L’ID est masqué. Ajoutez --show à la commande qui l’affiche dans sa liste.</translation>
    </message>
    <message>
        <source>A JSON line is missing “%1”.</source>
        <translation>Il manque «&#x202f;%1&#x202f;» dans une ligne JSON.</translation>
    </message>
    <message>
        <source>The output can’t be written. %1 Nothing more was sent.</source>
        <translation>Impossible d’écrire la sortie. %1 Rien d’autre n’a été envoyé.</translation>
    </message>
    <message>
        <source>The filter isn’t complete, so no users are listed.</source>
        <translation>Le filtre est incomplet&#x202f;: aucun utilisateur n’est affiché.</translation>
    </message>
    <message>
        <source>“%1” isn’t a valid value for --%2. To see the valid values, run “labdesk-cli %3 --help”.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une valeur valide de --%2. Pour afficher les valeurs valides, exécutez «&#x202f;labdesk-cli %3 --help&#x202f;».</translation>
    </message>
    <message>
        <source>The audit trail has no client IDs. Use id: with a user ID.</source>
        <translation>Le journal d’audit ne contient pas d’ID clients. Utilisez id: avec un ID utilisateur.</translation>
    </message>
    <message>
        <source>The filter isn’t complete, so nothing is listed.</source>
        <translation>Le filtre est incomplet&#x202f;: rien n’est affiché.</translation>
    </message>
    <message>
        <source>Enter either --zip or --order.</source>
        <translation>Saisissez soit --zip, soit --order.</translation>
    </message>
    <message>
        <source>Use --lab only with --zip. An order already has a lab.</source>
        <translation>N’utilisez --lab qu’avec --zip. Une commande a déjà un labo.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know any lab IDs for this service. Enter lab IDs, such as --lab 6,27.</source>
        <translation>Labdesk ne connaît aucun ID de labo pour ce service. Saisissez des ID de labo, par exemple --lab 6,27.</translation>
    </message>
    <message>
        <source>You can’t search more than %1 labs at once.</source>
        <translation>Impossible de chercher dans plus de %1 labos à la fois.</translation>
    </message>
    <message>
        <source>Lab %1: %2</source>
        <translation>Labo %1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) from standard input</source>
        <translation>
            <numerusform>%Ln utilisateur de l’entrée standard</numerusform>
            <numerusform>%Ln utilisateurs de l’entrée standard</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard input is UTF-16. Convert it to UTF-8, then try again.</source>
        <translation>L’entrée standard est en UTF-16. Convertissez-la en UTF-8, puis réessayez.</translation>
    </message>
    <message>
        <source>Standard input isn’t UTF-8 text. Convert it to UTF-8, then try again.</source>
        <translation>L’entrée standard n’est pas du texte UTF-8. Convertissez-la en UTF-8, puis réessayez.</translation>
    </message>
    <message>
        <source>“%1” isn’t a day, a month, or a year.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni un jour, ni un mois, ni une année.</translation>
    </message>
    <message>
        <source>A term to exclude isn’t valid, so no users are listed.</source>
        <translation>Un terme à exclure n’est pas valide, donc aucun utilisateur n’est affiché.</translation>
    </message>
    <message>
        <source>There’s no source “%1”. To list them, run “labdesk-cli providers”.</source>
        <translation>Il n’existe pas de source «&#x202f;%1&#x202f;». Pour en voir la liste, exécutez «&#x202f;labdesk-cli providers&#x202f;».</translation>
    </message>
    <message>
        <source>%1 isn’t a folder.</source>
        <translation>%1 n’est pas un dossier.</translation>
    </message>
    <message>
        <source>The folder %1 doesn’t exist.</source>
        <translation>Le dossier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>A line has more than an ID. Add a header line with “%1”, then try again.</source>
        <translation>Une ligne contient plus qu’un ID. Ajoutez une ligne d’en-tête avec «&#x202f;%1&#x202f;», puis réessayez.</translation>
    </message>
    <message>
        <source>The header line has no column “%1”.</source>
        <translation>La ligne d’en-tête n’a pas de colonne «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Only the service’s default lab was searched. To search other labs, use --lab.</source>
        <translation>Seul le labo par défaut du service a été consulté. Pour chercher dans d’autres labos, utilisez --lab.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConfirmDialog</name>
    <message>
        <source>Disconnect %1 for %2?</source>
        <translation>Déconnecter %1 pour %2&#x202f;?</translation>
    </message>
    <message>
        <source>%1 stops sending data for this user. Only the user can reconnect it.</source>
        <translation>%1 cesse d’envoyer des données pour cet utilisateur. Lui seul peut reconnecter la source.</translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation>Dé&amp;connecter</translation>
    </message>
    <message>
        <source>%1 is connected through a phone app.</source>
        <translation>La source %1 est connectée par une application mobile.</translation>
    </message>
    <message>
        <source>It may stay listed or reconnect on its own until the user disconnects it in the app.</source>
        <translation>La source peut rester listée ou se reconnecter seule tant que l’utilisateur ne la déconnecte pas dans l’application.</translation>
    </message>
    <message>
        <source>This removes the user from the service. It can’t be undone.</source>
        <translation>L’utilisateur est supprimé du service. C’est irréversible.</translation>
    </message>
    <message numerus="yes">
        <source>This removes the user and %Ln connected source(s) from the service.</source>
        <translation>
            <numerusform>L’utilisateur et %Ln source connectée sont supprimés du service.</numerusform>
            <numerusform>L’utilisateur et %Ln sources connectées sont supprimés du service.</numerusform>
        </translation>
    </message>
    <message>
        <source>This can’t be undone. If the user is created again, they’ll have to reconnect every source.</source>
        <translation>C’est irréversible. Si l’utilisateur est recréé, il devra reconnecter chaque source.</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Supprimer %1&#x202f;?</translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation>Supprimer l’utilisateur</translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the client ID:</source>
        <translation>
            <numerusform>Vous êtes en production. Pour continuer, &amp;saisissez le dernier caractère (%Ln) de l’ID client&#x202f;:</numerusform>
            <numerusform>Vous êtes en production. Pour continuer, &amp;saisissez les %Ln derniers caractères de l’ID client&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Last characters of the client ID</source>
        <translation>Derniers caractères de l’ID client</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type this word:</source>
        <translation>Vous êtes en production. Pour continuer, &amp;tapez ce mot&#x202f;:</translation>
    </message>
    <message>
        <source>Word to type</source>
        <translation>Mot à taper</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the user ID:</source>
        <translation>
            <numerusform>Vous êtes en production. Pour continuer, &amp;tapez le dernier caractère de l’ID utilisateur&#x202f;:</numerusform>
            <numerusform>Vous êtes en production. Pour continuer, &amp;tapez les %Ln derniers caractères de l’ID utilisateur&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Last characters of the user ID</source>
        <translation>Derniers caractères de l’ID utilisateur</translation>
    </message>
</context>
<context>
    <name>labdesk::Connection</name>
    <message>
        <source>Enter the service’s URL, such as %1.</source>
        <translation>Saisissez l’URL du service, comme %1.</translation>
    </message>
    <message>
        <source>This isn’t a URL. It must start with %1 and contain no spaces.</source>
        <translation>Ce n’est pas une URL. Elle doit commencer par %1 et ne contenir aucun espace.</translation>
    </message>
    <message>
        <source>Add %1 at the beginning, or %2 if the service on this computer uses TLS.</source>
        <translation>Faites-la précéder de %1, ou de %2 si le service de cet ordinateur utilise TLS.</translation>
    </message>
    <message>
        <source>The URL has no host.</source>
        <translation>L’URL n’a pas d’hôte.</translation>
    </message>
    <message>
        <source>The URL must start with %1.</source>
        <translation>L’URL doit commencer par %1.</translation>
    </message>
    <message>
        <source>%1 would send the key unencrypted to another computer. Use %2.</source>
        <translation>%1 enverrait la clé non chiffrée à un autre ordinateur. Utilisez %2.</translation>
    </message>
    <message>
        <source>Remove the user name and password from the URL. The key has its own field.</source>
        <translation>Retirez le nom d’utilisateur et le mot de passe de l’URL. La clé a son propre champ.</translation>
    </message>
    <message>
        <source>Remove the ? or # and everything after it.</source>
        <translation>Retirez tout à partir du caractère&#x202f;? ou #.</translation>
    </message>
    <message>
        <source>LOCAL</source>
        <translation>LOCAL</translation>
    </message>
    <message>
        <source>SANDBOX</source>
        <translation>SANDBOX</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>PRODUCTION</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>AUTRE</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionDraft</name>
    <message>
        <source>Give the connection a name.</source>
        <translation>Donnez un nom à la connexion.</translation>
    </message>
    <message>
        <source>Another connection already has this name.</source>
        <translation>Une autre connexion porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Local is for a service on this computer, such as %1. Choose another environment.</source>
        <translation>«&#x202f;Local&#x202f;» désigne un service sur cet ordinateur, comme %1. Choisissez un autre environnement.</translation>
    </message>
    <message>
        <source>Enter the proxy password for this user name.</source>
        <translation>Saisissez le mot de passe du proxy pour ce nom d’utilisateur.</translation>
    </message>
    <message>
        <source>The proxy or user name changed. Enter the password again, so the stored one isn’t sent to another proxy.</source>
        <translation>Le proxy ou le nom d’utilisateur a changé. Saisissez de nouveau le mot de passe, pour que l’ancien ne parte pas vers un autre proxy.</translation>
    </message>
    <message>
        <source>Use up to 4,096 printable ASCII characters, without spaces.</source>
        <translation>Utilisez au plus 4&#x202f;096 caractères ASCII imprimables, sans espaces.</translation>
    </message>
    <message>
        <source>Enter the client secret.</source>
        <translation>Saisissez le secret client.</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Saisissez la clé API.</translation>
    </message>
    <message>
        <source>The URL or sign-in method changed. Enter the secret again, so the stored one isn’t sent to another server.</source>
        <translation>L’URL ou la méthode d’authentification a changé. Saisissez de nouveau le secret, pour que l’ancien ne parte pas vers un autre serveur.</translation>
    </message>
    <message>
        <source>Enter the proxy’s host and port, such as %1.</source>
        <translation>Saisissez l’hôte et le port du proxy, comme %1.</translation>
    </message>
    <message>
        <source>A user name can’t contain a colon or a line break.</source>
        <translation>Un nom d’utilisateur ne peut contenir ni deux-points ni saut de ligne.</translation>
    </message>
    <message>
        <source>Enter the API client ID.</source>
        <translation>Saisissez l’ID client API.</translation>
    </message>
    <message>
        <source>This header can’t carry a key. The usual one is x-service-api-key.</source>
        <translation>Cet en-tête ne peut pas porter de clé. L’en-tête habituel est x-service-api-key.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secret client</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>URL de base</translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation>URL d’authentification</translation>
    </message>
    <message>
        <source>API client ID</source>
        <translation>ID client API</translation>
    </message>
    <message>
        <source>Not saved. Still needed: %1.</source>
        <translation>Non enregistrée. Il manque encore&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted fields.</source>
        <translation>Non enregistrée. Corrigez les champs signalés.</translation>
    </message>
    <message>
        <source>Not saved. Testing sends one request that changes nothing.</source>
        <translation>Non enregistrée. Le test envoie une seule requête, qui ne modifie rien.</translation>
    </message>
    <message>
        <source>Unsaved changes.</source>
        <translation>Modifications non enregistrées.</translation>
    </message>
    <message>
        <source>This looks like a sandbox key. You can still use it.</source>
        <translation>Cela ressemble à une clé de sandbox. Vous pouvez l’utiliser quand même.</translation>
    </message>
    <message>
        <source>This looks like a production key. You can still use it.</source>
        <translation>Cela ressemble à une clé de production. Vous pouvez l’utiliser quand même.</translation>
    </message>
    <message>
        <source>Many services start production keys with pk_ and sandbox keys with sk_. Test the connection to be sure.</source>
        <translation>Souvent, les clés de production commencent par pk_ et celles de sandbox par sk_. Testez la connexion pour vous en assurer.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFile</name>
    <message>
        <source>The file is too large to be a list of connections.</source>
        <translation>Le fichier est trop volumineux pour une liste de connexions.</translation>
    </message>
    <message>
        <source>The file isn’t valid JSON. It may be damaged, or a different kind of file.</source>
        <translation>Le fichier n’est pas du JSON valide. Il est peut-être endommagé ou d’un autre type.</translation>
    </message>
    <message>
        <source>The file contains no Labdesk connections.</source>
        <translation>Le fichier ne contient aucune connexion Labdesk.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Labdesk. Update Labdesk, or ask for the connection details.</source>
        <translation>Le fichier vient d’une version plus récente de Labdesk. Mettez Labdesk à jour, ou demandez les détails de la connexion.</translation>
    </message>
    <message>
        <source>The file contains no connections.</source>
        <translation>Le fichier ne contient aucune connexion.</translation>
    </message>
    <message>
        <source>Connection %1 in the file seems to contain a key. Delete the key from the file and enter it here instead.</source>
        <translation>La connexion %1 du fichier semble contenir une clé. Supprimez la clé du fichier et saisissez-la ici.</translation>
    </message>
    <message>
        <source>“%1” in the file is incomplete, or its URL isn’t allowed.</source>
        <translation>«&#x202f;%1&#x202f;» dans le fichier est incomplète, ou son URL n’est pas autorisée.</translation>
    </message>
    <message>
        <source>The file contains the same field twice. Delete one.</source>
        <translation>Le fichier contient deux fois le même champ. Supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>The file contains the unknown field “%1”. Delete it, or update Labdesk.</source>
        <translation>Le fichier contient le champ inconnu «&#x202f;%1&#x202f;». Supprimez-le ou mettez Labdesk à jour.</translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation>Connexion %1</translation>
    </message>
    <message>
        <source>“%1” in the file can’t be imported: %2 must be the full path of a file on this computer.</source>
        <translation>«&#x202f;%1&#x202f;» dans le fichier ne peut pas être importée&#x202f;: %2 doit être le chemin complet d’un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>“%1” in the file can’t be imported: %2 is missing, unknown, or not allowed.</source>
        <translation>«&#x202f;%1&#x202f;» dans le fichier ne peut pas être importée&#x202f;: %2 manque, est inconnu ou n’est pas autorisé.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFiles</name>
    <message>
        <source>&amp;Import from file…</source>
        <translation>&amp;Importer depuis un fichier…</translation>
    </message>
    <message>
        <source>&amp;Export without keys…</source>
        <translation>&amp;Exporter sans les clés…</translation>
    </message>
    <message>
        <source>Your administrator manages the list of connections.</source>
        <translation>Votre administrateur gère la liste des connexions.</translation>
    </message>
    <message>
        <source>The only connection is the local service, which can’t be exported.</source>
        <translation>La seule connexion est le service local, qui ne peut pas être exporté.</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>Importer des connexions</translation>
    </message>
    <message>
        <source>Connections (%1)</source>
        <translation>Connexions (%1)</translation>
    </message>
    <message>
        <source>Export connections</source>
        <translation>Exporter les connexions</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln connection(s).</source>
        <translation>
            <numerusform>%Ln connexion importée.</numerusform>
            <numerusform>%Ln connexions importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files never contain keys, so enter them here. Production connections were imported as read-only.</source>
        <translation>Les fichiers ne contiennent jamais de clés&#x202f;: saisissez-les ici. Les connexions de production ont été importées en lecture seule.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln connection(s) without keys.</source>
        <translation>
            <numerusform>%Ln connexion exportée sans sa clé.</numerusform>
            <numerusform>%Ln connexions exportées sans leurs clés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Only you can read it.</source>
        <translation>%1. Vous seul pouvez le lire.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Connection name</source>
        <translation>Nom de la connexion</translation>
    </message>
    <message>
        <source>For example, Staging East</source>
        <translation>Par exemple, Préproduction Est</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Environnement</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Base &amp;URL</source>
        <translation>URL de &amp;base</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>URL de base</translation>
    </message>
    <message>
        <source>Si&amp;gn-in</source>
        <translation>Authenti&amp;fication</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Bearer token (legacy)</source>
        <translation>Jeton Bearer (ancien)</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>En-&amp;tête</translation>
    </message>
    <message>
        <source>Request header for the key</source>
        <translation>En-tête de requête pour la clé</translation>
    </message>
    <message>
        <source>Aut&amp;h URL</source>
        <translation>URL d’aut&amp;hentification</translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation>URL d’authentification</translation>
    </message>
    <message>
        <source>API client &amp;ID</source>
        <translation>&amp;ID client API</translation>
    </message>
    <message>
        <source>API client ID</source>
        <translation>ID client API</translation>
    </message>
    <message>
        <source>&amp;Audience</source>
        <translation>&amp;Audience</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Audience</translation>
    </message>
    <message>
        <source>The base URL</source>
        <translation>L’URL de base</translation>
    </message>
    <message>
        <source>API &amp;key</source>
        <translation>Clé A&amp;PI</translation>
    </message>
    <message>
        <source>••••••••••••</source>
        <translation>••••••••••••</translation>
    </message>
    <message>
        <source>A key is stored. It’s never shown.</source>
        <translation>Une clé est enregistrée. Elle n’est jamais affichée.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Remplacer…</translation>
    </message>
    <message>
        <source>Replace stored key</source>
        <translation>Remplacer la clé enregistrée</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Oublier…</translation>
    </message>
    <message>
        <source>Forget stored key</source>
        <translation>Oublier la clé enregistrée</translation>
    </message>
    <message>
        <source>St&amp;orage</source>
        <translation>C&amp;onservation</translation>
    </message>
    <message>
        <source>System keychain</source>
        <translation>Trousseau du système</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Cette session seulement</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>&amp;Read-only: block all changes</source>
        <translation>&amp;Lecture seule&#x202f;: bloquer toute modification</translation>
    </message>
    <message>
        <source>Ask &amp;before every change</source>
        <translation>De&amp;mander avant chaque modification</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>No system keychain found. The secret is kept in memory until you quit.</source>
        <translation>Aucun trousseau système trouvé. Le secret reste en mémoire jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>Provided by your administrator.</source>
        <translation>Fournie par votre administrateur.</translation>
    </message>
    <message>
        <source>Your administrator keeps production read-only.</source>
        <translation>Votre administrateur garde la production en lecture seule.</translation>
    </message>
    <message>
        <source>C&amp;lient secret</source>
        <translation>Se&amp;cret client</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secret client</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionList</name>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisée</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistrée</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionMenu</name>
    <message>
        <source>%1, read-only</source>
        <translation>%1, lecture seule</translation>
    </message>
    <message>
        <source>&amp;Manage connections…</source>
        <translation>&amp;Gérer les connexions…</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionNote</name>
    <message>
        <source>Saved on this computer.</source>
        <translation>Enregistrée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Runs inside Labdesk, on this computer only. Its URL and key change each time it starts.</source>
        <translation>S’exécute dans Labdesk, sur cet ordinateur uniquement. Son URL et sa clé changent à chaque démarrage.</translation>
    </message>
    <message>
        <source>Provided by your administrator. You only need to enter the key.</source>
        <translation>Fournie par votre administrateur. Vous ne saisissez que la clé.</translation>
    </message>
    <message>
        <source>The token expires %1 (%2) and renews automatically.</source>
        <translation>Le jeton expire %1 (%2) et se renouvelle automatiquement.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionRegistry</name>
    <message>
        <source>Local service</source>
        <translation>Service local</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionRemoval</name>
    <message>
        <source>Delete the connection “%1”?</source>
        <translation>Supprimer la connexion «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>This removes its settings and key from this computer. Nothing changes on the service.</source>
        <translation>Ses réglages et sa clé sont retirés de cet ordinateur. Rien ne change sur le service.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>«&#x202f;%1&#x202f;» supprimée.</translation>
    </message>
    <message>
        <source>Forget the key for “%1”?</source>
        <translation>Oublier la clé de «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>It’s removed from memory. To use this connection again, you’ll have to enter the key again.</source>
        <translation>Elle est retirée de la mémoire. Pour réutiliser cette connexion, il faudra saisir la clé à nouveau.</translation>
    </message>
    <message>
        <source>It’s removed from the keychain. To use this connection again, you’ll have to enter the key again.</source>
        <translation>Elle est retirée du trousseau. Pour réutiliser cette connexion, il faudra saisir la clé à nouveau.</translation>
    </message>
    <message>
        <source>Its proxy password and certificate passphrase are forgotten, too.</source>
        <translation>Le mot de passe du proxy et la phrase secrète du certificat sont oubliés aussi.</translation>
    </message>
    <message>
        <source>This connection is in use and keeps working until Labdesk locks or you switch or quit.</source>
        <translation>Cette connexion est utilisée et fonctionne jusqu’à ce que Labdesk se verrouille, que vous en changiez ou que vous quittiez Labdesk.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>The key is no longer in memory.</source>
        <translation>La clé n’est plus en mémoire.</translation>
    </message>
    <message>
        <source>Confirmed: the keychain no longer has the key.</source>
        <translation>Confirmé&#x202f;: la clé n’est plus dans le trousseau.</translation>
    </message>
    <message>
        <source>Couldn’t check whether the keychain still has the key. Look for “labdesk” in your keychain app.</source>
        <translation>Impossible de vérifier si la clé est encore dans le trousseau. Cherchez «&#x202f;labdesk&#x202f;» dans votre application de trousseau.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionSwitch</name>
    <message>
        <source>The local service couldn’t start.</source>
        <translation>Le service local n’a pas pu démarrer.</translation>
    </message>
    <message>
        <source>The local service said: “%1”</source>
        <translation>Le service local a répondu&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Try again, or switch to another connection.</source>
        <translation>Réessayez, ou passez à une autre connexion.</translation>
    </message>
    <message>
        <source>Changes turned off</source>
        <translation>Les modifications sont désactivées</translation>
    </message>
    <message>
        <source>Changes allowed</source>
        <translation>Écriture autorisée</translation>
    </message>
    <message>
        <source>%1 · sample data</source>
        <translation>%1 · données d’exemple</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionTestView</name>
    <message>
        <source>Server found</source>
        <translation>Serveur trouvé</translation>
    </message>
    <message>
        <source>Connected directly</source>
        <translation>Connecté directement</translation>
    </message>
    <message>
        <source>Connected through the proxy %1</source>
        <translation>Connecté par le proxy %1</translation>
    </message>
    <message>
        <source>Encrypted, certificate verified</source>
        <translation>Chiffré, certificat vérifié</translation>
    </message>
    <message>
        <source>Responded with status %1</source>
        <translation>A répondu avec le statut %1</translation>
    </message>
    <message>
        <source>Server not found</source>
        <translation>Serveur introuvable</translation>
    </message>
    <message>
        <source>Couldn’t connect</source>
        <translation>Échec de la connexion</translation>
    </message>
    <message>
        <source>Couldn’t connect through the proxy %1</source>
        <translation>Échec de la connexion par le proxy %1</translation>
    </message>
    <message>
        <source>Certificate not verified</source>
        <translation>Certificat non vérifié</translation>
    </message>
    <message>
        <source>No usable response</source>
        <translation>Aucune réponse exploitable</translation>
    </message>
    <message>
        <source>Server not looked up</source>
        <translation>Serveur non recherché</translation>
    </message>
    <message>
        <source>Looking up the server…</source>
        <translation>Recherche du serveur…</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Certificate not checked</source>
        <translation>Certificat non contrôlé</translation>
    </message>
    <message>
        <source>Checking the certificate…</source>
        <translation>Contrôle du certificat…</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Aucune réponse</translation>
    </message>
    <message>
        <source>Waiting for a response…</source>
        <translation>En attente d’une réponse…</translation>
    </message>
    <message>
        <source>Server looked up by the proxy</source>
        <translation>Serveur recherché par le proxy</translation>
    </message>
    <message>
        <source>Encryption not needed on this computer</source>
        <translation>Chiffrement inutile sur cet ordinateur</translation>
    </message>
    <message>
        <source>Test steps</source>
        <translation>Étapes du test</translation>
    </message>
    <message>
        <source>Loading the list of providers…</source>
        <translation>Chargement de la liste des fournisseurs…</translation>
    </message>
    <message>
        <source>Connecting to the service…</source>
        <translation>Connexion au service…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Status %1 in %2&#xa0;ms.</source>
        <translation>Statut %1 en %2&#xa0;ms.</translation>
    </message>
    <message numerus="yes">
        <source>Connected. The service lists %Ln provider(s).</source>
        <translation>
            <numerusform>Connecté. Le service propose %Ln fournisseur.</numerusform>
            <numerusform>Connecté. Le service propose %Ln fournisseurs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionsDialog</name>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Local service first, then by creation date</source>
        <translation>Le service local, puis les autres par date de création</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>No&amp;uvelle</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Nouvelle connexion</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Delete selected connection</source>
        <translation>Supprimer la connexion sélectionnée</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Plus d’actions</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>Te&amp;ster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>Se connecte&amp;r</translation>
    </message>
    <message>
        <source>Your administrator manages the list of connections.</source>
        <translation>Votre administrateur gère la liste des connexions.</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Dupli&amp;quer</translation>
    </message>
    <message>
        <source>The local service can’t be duplicated.</source>
        <translation>Le service local ne peut pas être dupliqué.</translation>
    </message>
    <message>
        <source>The local service can’t be deleted.</source>
        <translation>Le service local ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>Provided by your administrator.</source>
        <translation>Fournie par votre administrateur.</translation>
    </message>
    <message>
        <source>This connection is in use. Switch to another one first.</source>
        <translation>Cette connexion est utilisée. Passez d’abord à une autre.</translation>
    </message>
    <message>
        <source>Nothing to save yet.</source>
        <translation>Rien à enregistrer pour l’instant.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>This connection is in use.</source>
        <translation>Cette connexion est utilisée.</translation>
    </message>
    <message>
        <source>Save and &amp;connect</source>
        <translation>Enregistrer et se connecte&amp;r</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>Modifications non enregistrées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Save or discard your changes.</source>
        <translation>Enregistrez ou abandonnez vos modifications.</translation>
    </message>
    <message>
        <source>&amp;Discard and close</source>
        <translation>Aban&amp;donner et fermer</translation>
    </message>
    <message>
        <source>Saved, but the key couldn’t be stored in the keychain.</source>
        <translation>Enregistrée, mais la clé n’a pas pu être placée dans le trousseau.</translation>
    </message>
    <message>
        <source>Saved, but the password couldn’t be stored in the keychain.</source>
        <translation>Enregistrée, mais le mot de passe n’a pas pu être placé dans le trousseau.</translation>
    </message>
    <message>
        <source>It’s kept in memory for this session. You’ll need to enter it again next time.</source>
        <translation>Conservé en mémoire pour cette session. Une nouvelle saisie sera nécessaire la prochaine fois.</translation>
    </message>
    <message>
        <source>Saved. The key is kept for this session only.</source>
        <translation>Enregistrée. La clé n’est gardée que pour cette session.</translation>
    </message>
    <message>
        <source>Saved. The password is kept for this session only.</source>
        <translation>Enregistrée. Le mot de passe n’est gardé que pour cette session.</translation>
    </message>
    <message>
        <source>Saved. The key is in the system keychain.</source>
        <translation>Enregistrée. La clé est dans le trousseau du système.</translation>
    </message>
    <message>
        <source>Saved. The password is in the system keychain.</source>
        <translation>Enregistrée. Le mot de passe est dans le trousseau du système.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistrée.</translation>
    </message>
</context>
<context>
    <name>labdesk::Console</name>
    <message>
        <source>Privacy mode is on.</source>
        <translation>Le mode confidentialité est activé.</translation>
    </message>
    <message>
        <source>Privacy mode is off.</source>
        <translation>Le mode confidentialité est désactivé.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleCommands</name>
    <message>
        <source>%1, read-only</source>
        <translation>%1, lecture seule</translation>
    </message>
    <message>
        <source>Switch to “%1”</source>
        <translation>Utiliser «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>This connection is already in use.</source>
        <translation>Cette connexion est déjà utilisée.</translation>
    </message>
    <message>
        <source>switch connect</source>
        <translation>changer connecter</translation>
    </message>
    <message>
        <source>New connection…</source>
        <translation>Nouvelle connexion…</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>ajouter créer</translation>
    </message>
    <message>
        <source>Already set.</source>
        <translation>Déjà défini.</translation>
    </message>
    <message>
        <source>settings preferences</source>
        <translation>réglages préférences</translation>
    </message>
    <message>
        <source>Theme: follow the system</source>
        <translation>Thème&#x202f;: selon le système</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Thème&#x202f;: clair</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Thème&#x202f;: sombre</translation>
    </message>
    <message>
        <source>Theme: high contrast, light</source>
        <translation>Thème&#x202f;: contraste élevé, clair</translation>
    </message>
    <message>
        <source>Theme: high contrast, dark</source>
        <translation>Thème&#x202f;: contraste élevé, sombre</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <translation>Taille du texte&#x202f;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Language: follow the system</source>
        <translation>Langue&#x202f;: selon le système</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleNotices</name>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, entrée %2</translation>
    </message>
    <message>
        <source>Your administrator’s policy couldn’t be read, so the strictest rules apply.</source>
        <translation>La politique de votre administrateur n’a pas pu être lue&#x202f;: les règles les plus strictes s’appliquent.</translation>
    </message>
    <message>
        <source>Only the local service is available. Tell your administrator: %1.</source>
        <translation>Seul le service local est disponible. Informez votre administrateur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB.</source>
        <translation>Le fichier dépasse 1&#xa0;Mo.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>Le fichier n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>The file contains no names. It may be incomplete.</source>
        <translation>Le fichier ne contient aucun nom. Il est peut-être tronqué.</translation>
    </message>
    <message>
        <source>Line %1: unknown list “%2”.</source>
        <translation>Ligne %1&#x202f;: liste inconnue «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t in any list.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» ne figure dans aucune liste.</translation>
    </message>
    <message>
        <source>Line %1: “%2” has no value.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» n’a pas de valeur.</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t a short name. Use only letters, digits, and _ . -</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» n’est pas un nom court. Utilisez seulement des lettres, des chiffres et _ . -</translation>
    </message>
    <message>
        <source>Line %1: the text for “%2” is missing, too long, or not plain text.</source>
        <translation>Ligne %1&#x202f;: le texte de «&#x202f;%2&#x202f;» manque, est trop long ou n’est pas du texte brut.</translation>
    </message>
    <message>
        <source>Line %1: unknown text after | in “%2”.</source>
        <translation>Ligne %1&#x202f;: texte inconnu après | dans «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t a radius in miles.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» n’est pas un rayon en miles.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is listed twice.</source>
        <translation>Ligne %1&#x202f;: «&#x202f;%2&#x202f;» figure deux fois.</translation>
    </message>
    <message>
        <source>Line %1: too many values, from “%2” on.</source>
        <translation>Ligne %1&#x202f;: trop de valeurs, à partir de «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Your administrator’s file of provider and lab names can’t be used. Labdesk uses its built-in names.</source>
        <translation>Le fichier de votre administrateur avec les noms de fournisseurs et de labos est inutilisable. Labdesk utilise les noms intégrés.</translation>
    </message>
    <message>
        <source>Tell your administrator: %1. %2</source>
        <translation>Informez votre administrateur&#x202f;: %1. %2</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they were reset.</source>
        <translation>Vos réglages n’ont pas pu être lus et ont été réinitialisés.</translation>
    </message>
    <message>
        <source>The old settings file was saved as %1.</source>
        <translation>L’ancien fichier de réglages a été enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln connexion</numerusform>
            <numerusform>%Ln connexions</numerusform>
        </translation>
    </message>
    <message>
        <source>theme</source>
        <translation>thème</translation>
    </message>
    <message>
        <source>text size</source>
        <translation>taille du texte</translation>
    </message>
    <message>
        <source>language</source>
        <translation>langue</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>Settings from an earlier version were imported.</source>
        <translation>Les réglages d’une version antérieure ont été importés.</translation>
    </message>
    <message>
        <source>Kept: %1. Connections can now have their own proxy, CA file, and timeout.</source>
        <translation>Conservés&#x202f;: %1. Les connexions peuvent désormais avoir leur propre proxy, fichier d’AC et délai d’attente.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were still being sent when Labdesk last closed.</source>
        <translation>
            <numerusform>%Ln modification était encore en cours d’envoi à la dernière fermeture de Labdesk.</numerusform>
            <numerusform>%Ln modifications étaient encore en cours d’envoi à la dernière fermeture de Labdesk.</numerusform>
        </translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the affected users before you repeat anything.</source>
        <translation>Le résultat est inconnu. Vérifiez les utilisateurs concernés avant de répéter quoi que ce soit.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>The local service is read-only because its database can’t be written to (%1).</source>
        <translation>Le service local est en lecture seule, car sa base de données n’est pas accessible en écriture (%1).</translation>
    </message>
    <message>
        <source>Check free disk space and the file’s permissions, then restart Labdesk.</source>
        <translation>Vérifiez l’espace disque libre et les droits du fichier, puis redémarrez Labdesk.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) were interrupted.</source>
        <translation>
            <numerusform>%Ln tâche a été interrompue.</numerusform>
            <numerusform>%Ln tâches ont été interrompues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent: %1. Outcome unknown: %2. Jobs don’t resume automatically.</source>
        <translation>Non envoyés&#x202f;: %1. Résultat inconnu&#x202f;: %2. Les tâches ne reprennent pas automatiquement.</translation>
    </message>
    <message>
        <source>Only the local service is available. Tell your administrator: %1. %2</source>
        <translation>Seul le service local est disponible. Informez votre administrateur&#x202f;: %1. %2</translation>
    </message>
    <message>
        <source>A CA file from your administrator can’t be used, so a connection may fail.</source>
        <translation>Un fichier d’AC de votre administrateur est inutilisable&#x202f;: une connexion peut échouer.</translation>
    </message>
    <message>
        <source>Your team’s replies file can’t be used. Only Labdesk’s built-in messages are available.</source>
        <translation>Le fichier de réponses types de votre équipe est inutilisable. Labdesk ne propose que ses propres messages.</translation>
    </message>
    <message>
        <source>Correct %1, or choose another file in Preferences. %2</source>
        <translation>Corrigez %1 ou choisissez un autre fichier dans les préférences. %2</translation>
    </message>
    <message>
        <source>Your settings can’t be saved. Changes are lost when Labdesk closes.</source>
        <translation>Impossible d’enregistrer vos réglages. Les modifications seront perdues à la fermeture de Labdesk.</translation>
    </message>
    <message>
        <source>Check free disk space and the permissions of %1. Labdesk tries again with the next change.</source>
        <translation>Vérifiez l’espace disque libre et les droits de %1. Labdesk réessaiera à la prochaine modification.</translation>
    </message>
    <message>
        <source>The progress of a job can’t be saved.</source>
        <translation>Impossible d’enregistrer la progression d’une tâche.</translation>
    </message>
    <message>
        <source>If Labdesk quits unexpectedly, you won’t know which users were processed. Check free disk space and the permissions of %1.</source>
        <translation>Si Labdesk s’arrête de façon inattendue, vous ne saurez pas quels utilisateurs ont été traités. Vérifiez l’espace disque libre et les droits de %1.</translation>
    </message>
    <message>
        <source>The progress of an interrupted job couldn’t be read.</source>
        <translation>La progression d’une tâche interrompue n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>The outcome of each change is in History. The unreadable file was saved as %1.</source>
        <translation>Le résultat de chaque modification figure dans Historique. Le fichier illisible a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>The audit trail isn’t being forwarded to the system journal: %1.</source>
        <translation>Le journal d’audit n’est pas transmis au journal du système&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It’s still kept on this computer. Tell your administrator.</source>
        <translation>Il est toujours conservé sur cet ordinateur. Prévenez votre administrateur.</translation>
    </message>
    <message>
        <source>Pending changes were canceled.</source>
        <translation>Les modifications en attente ont été annulées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) on “%1” have an unknown outcome.</source>
        <translation>
            <numerusform>On ignore si %Ln modification sur «&#x202f;%1&#x202f;» a abouti.</numerusform>
            <numerusform>On ignore si %Ln modifications sur «&#x202f;%1&#x202f;» ont abouti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection closed before a response arrived. Check the requests in History before you try again.</source>
        <translation>La connexion a été fermée avant l’arrivée d’une réponse. Vérifiez les requêtes dans Historique avant de réessayer.</translation>
    </message>
</context>
<context>
    <name>labdesk::CopyKey</name>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <comment>the title of a column</comment>
        <translation>Copié&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownPanel</name>
    <message>
        <source>Cancel creating the user</source>
        <translation>Annuler la création de l’utilisateur</translation>
    </message>
    <message>
        <source>Cancel the time zone change</source>
        <translation>Annuler le changement de fuseau horaire</translation>
    </message>
    <message>
        <source>Cancel saving the changes</source>
        <translation>Annuler l’enregistrement des modifications</translation>
    </message>
    <message>
        <source>Cancel the data refresh</source>
        <translation>Annuler l’actualisation des données</translation>
    </message>
    <message>
        <source>Cancel disconnecting the source</source>
        <translation>Annuler la déconnexion de la source</translation>
    </message>
    <message>
        <source>Cancel deleting the user</source>
        <translation>Annuler la suppression de l’utilisateur</translation>
    </message>
    <message>
        <source>Cancel the job before it starts</source>
        <translation>Annuler la tâche avant son démarrage</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and what is done</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>%Ln seconde restante</numerusform>
            <numerusform>%Ln secondes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>stop undo countdown</source>
        <translation>arrêter annuler compte à rebours</translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownRow</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Press %1 to cancel.</source>
        <comment>a key</comment>
        <translation>Appuyez sur %1 pour annuler.</translation>
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
        <translation>%1, onglet %2 sur %3</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionDialog</name>
    <message>
        <source>Compare with an OpenAPI description…</source>
        <translation>Comparer avec une description OpenAPI…</translation>
    </message>
    <message>
        <source>OpenAPI contract values new version differences</source>
        <translation>OpenAPI contrat valeurs nouvelle version différences</translation>
    </message>
    <message>
        <source>Compare with an OpenAPI description</source>
        <translation>Comparer avec une description OpenAPI</translation>
    </message>
    <message>
        <source>OpenAPI descriptions (*.json *.yaml *.yml)</source>
        <translation>Descriptions OpenAPI (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Differences from the OpenAPI description</source>
        <translation>Différences avec la description OpenAPI</translation>
    </message>
    <message>
        <source>Comparing the description…</source>
        <translation>Comparaison de la description…</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Filtrer les différences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Save new names…</source>
        <translation>&amp;Enregistrer les nouveaux noms…</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Choisir un autre fichier…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Most important first</source>
        <translation>Les plus importantes d’abord</translation>
    </message>
    <message>
        <source>Can’t read the description.</source>
        <translation>Impossible de lire la description.</translation>
    </message>
    <message>
        <source>Choose an OpenAPI 3 description of the service in JSON or YAML.</source>
        <translation>Choisissez une description OpenAPI 3 du service en JSON ou YAML.</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Aucune différence</translation>
    </message>
    <message>
        <source>%1 matches what Labdesk reads and sends.</source>
        <translation>%1 correspond à ce que Labdesk lit et envoie.</translation>
    </message>
    <message numerus="yes">
        <source>Labdesk may not work because of %Ln difference(s).</source>
        <translation>
            <numerusform>Labdesk risque de ne pas fonctionner à cause de %Ln différence.</numerusform>
            <numerusform>Labdesk risque de ne pas fonctionner à cause de %Ln différences.</numerusform>
        </translation>
    </message>
    <message>
        <source>These differences don’t affect Labdesk.</source>
        <translation>Ces différences sont sans effet sur Labdesk.</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Comparé avec %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln différence</numerusform>
            <numerusform>%Ln différences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln difference(s)</source>
        <translation>
            <numerusform>%1 sur %Ln différence</numerusform>
            <numerusform>%1 sur %Ln différences</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Résultats&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>No differences match this filter.</source>
        <translation>Aucune différence ne correspond à ce filtre.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Eff&amp;acer le filtre</translation>
    </message>
    <message>
        <source>Save new names</source>
        <translation>Enregistrer les nouveaux noms</translation>
    </message>
    <message>
        <source>Names (*.ini)</source>
        <translation>Noms (*.ini)</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTableModel</name>
    <message>
        <source>Affects Labdesk</source>
        <translation>Concerne Labdesk</translation>
    </message>
    <message>
        <source>doesn’t affect Labdesk</source>
        <translation>ne concerne pas Labdesk</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTexts</name>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is too large. A description can be up to 16 MB.</source>
        <translation>Le fichier est trop volumineux. Une description fait au plus 16&#xa0;Mo.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>Le fichier n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>This isn’t valid JSON.</source>
        <translation>Ce n’est pas du JSON valide.</translation>
    </message>
    <message>
        <source>This isn’t valid YAML.</source>
        <translation>Ce n’est pas du YAML valide.</translation>
    </message>
    <message>
        <source>The file has several documents. Put the description into a file of its own.</source>
        <translation>Le fichier contient plusieurs documents. Placez la description dans un fichier à part.</translation>
    </message>
    <message>
        <source>The description is nested too deeply.</source>
        <translation>La description est imbriquée trop profondément.</translation>
    </message>
    <message>
        <source>The description has too many parts.</source>
        <translation>La description a trop de parties.</translation>
    </message>
    <message>
        <source>The YAML aliases expand to too much data.</source>
        <translation>Les alias YAML représentent trop de contenu.</translation>
    </message>
    <message>
        <source>A YAML alias contains itself.</source>
        <translation>Un alias YAML se contient lui-même.</translation>
    </message>
    <message>
        <source>A key isn’t text.</source>
        <translation>Une clé n’est pas du texte.</translation>
    </message>
    <message>
        <source>A key appears twice.</source>
        <translation>Une clé figure deux fois.</translation>
    </message>
    <message>
        <source>This isn’t an OpenAPI description.</source>
        <translation>Ce n’est pas une description OpenAPI.</translation>
    </message>
    <message>
        <source>This is another version of OpenAPI. Labdesk reads version 3.</source>
        <translation>C’est une autre version d’OpenAPI. Labdesk lit la version 3.</translation>
    </message>
    <message>
        <source>A part of the description has the wrong type.</source>
        <translation>Une partie de la description a un type incorrect.</translation>
    </message>
    <message>
        <source>A reference has no target.</source>
        <translation>Une référence n’a pas de cible.</translation>
    </message>
    <message>
        <source>A reference points to another file. Put everything into one file; Labdesk doesn’t open others.</source>
        <translation>Une référence mène à un autre fichier. Mettez tout dans un seul fichier&#x202f;; Labdesk n’en ouvre pas d’autre.</translation>
    </message>
    <message>
        <source>The references are circular.</source>
        <translation>Les références sont circulaires.</translation>
    </message>
    <message>
        <source>The references are too complex.</source>
        <translation>Les références sont trop complexes.</translation>
    </message>
    <message>
        <source>Missing operation: %1</source>
        <translation>Opération manquante&#x202f;: %1</translation>
    </message>
    <message>
        <source>Missing parameter: %1</source>
        <translation>Paramètre manquant&#x202f;: %1</translation>
    </message>
    <message>
        <source>Missing field in the response: %1</source>
        <translation>Champ manquant dans la réponse&#x202f;: %1</translation>
    </message>
    <message>
        <source>Missing field in the request: %1</source>
        <translation>Champ manquant dans la requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>Values of %1 that the description lacks: %2</source>
        <translation>Valeurs de %1 absentes de la description&#x202f;: %2</translation>
    </message>
    <message>
        <source>The request has no body</source>
        <translation>La requête n’a pas de corps</translation>
    </message>
    <message>
        <source>The response has no body</source>
        <translation>La réponse n’a pas de corps</translation>
    </message>
    <message>
        <source>Type of %1: Labdesk expects %2, the description has %3</source>
        <translation>Type de %1&#x202f;: Labdesk attend %2, la description indique %3</translation>
    </message>
    <message>
        <source>Required, but Labdesk may not send it: %1</source>
        <translation>Obligatoire, mais Labdesk ne l’envoie pas toujours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Labdesk needs it, but the response may lack it: %1</source>
        <translation>Labdesk en a besoin, mais la réponse peut ne pas le contenir&#x202f;: %1</translation>
    </message>
    <message>
        <source>The contents of %1 aren’t described</source>
        <translation>Le contenu de %1 n’est pas décrit</translation>
    </message>
    <message>
        <source>Only these values of %1 are allowed: %2</source>
        <translation>Seules ces valeurs de %1 sont autorisées&#x202f;: %2</translation>
    </message>
    <message>
        <source>Any value is possible: %1</source>
        <translation>Toute valeur est possible&#x202f;: %1</translation>
    </message>
    <message>
        <source>Media type of the request: Labdesk sends %1, the description has %2</source>
        <translation>Type de média de la requête&#x202f;: Labdesk envoie %1, la description indique %2</translation>
    </message>
    <message>
        <source>The key is sent in a header other than %1. Enter that header in the connection: %2</source>
        <translation>La clé est envoyée dans un autre en-tête que %1. Saisissez cet en-tête dans la connexion&#x202f;: %2</translation>
    </message>
    <message>
        <source>Sign-in: Labdesk sends a key in the header %1, the description has %2</source>
        <translation>Authentification&#x202f;: Labdesk envoie une clé dans l’en-tête %1, la description indique %2</translation>
    </message>
    <message>
        <source>Operation that Labdesk doesn’t use: %1</source>
        <translation>Opération que Labdesk n’utilise pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>New parameter: %1</source>
        <translation>Nouveau paramètre&#x202f;: %1</translation>
    </message>
    <message>
        <source>New required parameter: %1</source>
        <translation>Nouveau paramètre obligatoire&#x202f;: %1</translation>
    </message>
    <message>
        <source>New field in the response: %1</source>
        <translation>Nouveau champ dans la réponse&#x202f;: %1</translation>
    </message>
    <message>
        <source>New field in an error response: %1</source>
        <translation>Nouveau champ dans une réponse d’erreur&#x202f;: %1</translation>
    </message>
    <message>
        <source>New field in the request: %1</source>
        <translation>Nouveau champ dans la requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>New required field in the request: %1</source>
        <translation>Nouveau champ obligatoire dans la requête&#x202f;: %1</translation>
    </message>
    <message>
        <source>Values of %1 that Labdesk doesn’t know: %2</source>
        <translation>Valeurs de %1 que Labdesk ne connaît pas&#x202f;: %2</translation>
    </message>
    <message>
        <source>The request can have a body</source>
        <translation>La requête peut avoir un corps</translation>
    </message>
    <message>
        <source>The request needs a body</source>
        <translation>La requête exige un corps</translation>
    </message>
    <message>
        <source>The response has a body that Labdesk doesn’t read</source>
        <translation>La réponse a un corps que Labdesk ne lit pas</translation>
    </message>
    <message>
        <source>%1 (line %2, %3)</source>
        <translation>%1 (ligne %2, %3)</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (ligne %2)</translation>
    </message>
    <message>
        <source>the whole body</source>
        <translation>tout le corps</translation>
    </message>
    <message>
        <source>There are no new names, so %1 wasn’t written.</source>
        <translation>Il n’y a pas de nouveaux noms, donc %1 n’a pas été écrit.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another file for the new names.</source>
        <translation>%1 existe déjà. Choisissez un autre fichier pour les nouveaux noms.</translation>
    </message>
    <message>
        <source>%1 can’t be written: %2.</source>
        <translation>Impossible d’écrire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The new names are in %1. Check them.</source>
        <translation>Les nouveaux noms sont dans %1. Vérifiez-les.</translation>
    </message>
    <message>
        <source>%1 doesn’t exist or can’t be read.</source>
        <translation>%1 n’existe pas ou ne peut pas être lu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) that Labdesk doesn’t use</source>
        <translation>
            <numerusform>%Ln opération que Labdesk n’utilise pas</numerusform>
            <numerusform>%Ln opérations que Labdesk n’utilise pas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::DesktopNotifier</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>labdesk::DialogFrame</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>Abandonner vos modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing was sent. Press Esc again to discard.</source>
        <translation>Rien n’a été envoyé. Appuyez de nouveau sur Échap pour abandonner.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
</context>
<context>
    <name>labdesk::DirectionsOpener</name>
    <message>
        <source>Opened directions in your browser.</source>
        <translation>Itinéraire ouvert dans votre navigateur.</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. Copy the address instead.</source>
        <translation>Impossible d’ouvrir un navigateur. Copiez plutôt l’adresse.</translation>
    </message>
    <message>
        <source>Open directions in the browser?</source>
        <translation>Ouvrir l’itinéraire dans le navigateur&#x202f;?</translation>
    </message>
    <message>
        <source>Only the center’s address is sent to openstreetmap.org. The patient’s location, the order, and the lab aren’t.</source>
        <translation>Seule l’adresse du centre est envoyée à openstreetmap.org. La position du patient, la commande et le laboratoire ne le sont pas.</translation>
    </message>
</context>
<context>
    <name>labdesk::Ear</name>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>Trié par %1, du plus ancien au plus récent</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>Trié par %1, du plus récent au plus ancien</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>Trié par %1, ordre croissant</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>Trié par %1, ordre décroissant</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>Trié par %1, de A à Z</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>Trié par %1, de Z à A</translation>
    </message>
    <message numerus="yes">
        <source>No room for %n column(s): %1</source>
        <translation>
            <numerusform>Place insuffisante pour %n colonne&#x202f;: %1</numerusform>
            <numerusform>Place insuffisante pour %n colonnes&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>développé</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>réduit</translation>
    </message>
    <message>
        <source>opens a menu</source>
        <translation>ouvre un menu</translation>
    </message>
</context>
<context>
    <name>labdesk::EditUserDialog</name>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>&amp;Save changes</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Hidden; enter a new ID to replace it</source>
        <translation>Masqué&#x202f;; saisissez un nouvel ID pour le remplacer</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Modifier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Set, hidden</source>
        <translation>Défini, masqué</translation>
    </message>
    <message>
        <source>A time zone can be changed, but not cleared.</source>
        <translation>Un fuseau horaire peut être changé, mais pas retiré.</translation>
    </message>
    <message>
        <source>%1: not set → %2</source>
        <translation>%1&#x202f;: aucune valeur → %2</translation>
    </message>
    <message>
        <source>%1: hidden → %2</source>
        <translation>%1&#x202f;: valeur masquée → %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Aucune modification.</translation>
    </message>
    <message>
        <source>This looks like an email address.</source>
        <translation>Cela ressemble à une adresse e-mail.</translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation>Cela ressemble à un numéro de téléphone.</translation>
    </message>
    <message>
        <source>Client IDs can’t contain personal data. The service will reject this.</source>
        <translation>Un ID client ne peut pas contenir de données personnelles. Le service le rejettera.</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Enregistrer les modifications</translation>
    </message>
    <message>
        <source>Edit user</source>
        <translation>Modifier l’utilisateur</translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentBanner</name>
    <message>
        <source>End practice</source>
        <translation>Terminer la simulation</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Mode confidentialité</translation>
    </message>
    <message>
        <source>Search or run a command…</source>
        <translation>Recherche ou commande…</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>Changer de connexion</translation>
    </message>
    <message>
        <source>Ticket…</source>
        <translation>Ticket…</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>Ticket %1</translation>
    </message>
    <message>
        <source>Enter a ticket number</source>
        <translation>Saisir un numéro de ticket</translation>
    </message>
    <message>
        <source>Change ticket %1</source>
        <translation>Modifier le ticket %1</translation>
    </message>
    <message>
        <source>READ-ONLY</source>
        <translation>LECTURE SEULE</translation>
    </message>
    <message>
        <source>CHANGES ALLOWED</source>
        <translation>ÉCRITURE AUTORISÉE</translation>
    </message>
    <message>
        <source>PRACTICE: %1</source>
        <translation>SIMULATION&#x202f;: %1</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Aucune connexion</translation>
    </message>
    <message>
        <source>Environment: %1, read-only</source>
        <translation>Environnement&#x202f;: %1, lecture seule</translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation>Environnement&#x202f;: %1</translation>
    </message>
    <message>
        <source>Environment: %1, changes allowed</source>
        <translation>Environnement&#x202f;: %1, écriture autorisée</translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentTag</name>
    <message>
        <source>Environment: %1, %2, read-only</source>
        <translation>Environnement&#x202f;: %1, %2, lecture seule</translation>
    </message>
    <message>
        <source>Environment: %1, %2</source>
        <translation>Environnement&#x202f;: %1, %2</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorAction</name>
    <message>
        <source>Enter key…</source>
        <translation>Saisir la clé…</translation>
    </message>
    <message>
        <source>Edit connection…</source>
        <translation>Modifier la connexion…</translation>
    </message>
    <message>
        <source>Switch connection…</source>
        <translation>Changer de connexion…</translation>
    </message>
    <message>
        <source>Network settings…</source>
        <translation>Réglages réseau…</translation>
    </message>
    <message>
        <source>It returned status 404: there’s nothing at this address.</source>
        <translation>Il a renvoyé le statut 404&#x202f;: rien à cette adresse.</translation>
    </message>
    <message>
        <source>The service doesn’t offer this list.</source>
        <translation>Le service ne propose pas cette liste.</translation>
    </message>
    <message>
        <source>%1 The service said: “%2”</source>
        <translation>%1 Le service a répondu&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Check the base URL in the connection.</source>
        <translation>Vérifiez l’URL de base de la connexion.</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorReason</name>
    <message>
        <source>Try again. If it keeps happening, ask your network administrator.</source>
        <translation>Réessayez. Si cela se reproduit, adressez-vous à votre administrateur réseau.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, report it to whoever runs the service.</source>
        <translation>Réessayez. Si cela se reproduit, signalez-le à l’exploitant du service.</translation>
    </message>
    <message>
        <source>Can’t reach the server.</source>
        <translation>Le serveur est injoignable.</translation>
    </message>
    <message>
        <source>There’s no network route to it. This computer may be offline or need a VPN.</source>
        <translation>Aucune route réseau n’y mène. Cet ordinateur est peut-être hors ligne ou a besoin d’un VPN.</translation>
    </message>
    <message>
        <source>Check your network, then try again.</source>
        <translation>Vérifiez votre réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>Looking up the server’s name took too long.</source>
        <translation>La recherche du nom du serveur a pris trop de temps.</translation>
    </message>
    <message>
        <source>This computer may be offline, or its DNS server isn’t responding. Nothing was sent.</source>
        <translation>Cet ordinateur est peut-être hors ligne, ou son serveur DNS ne répond pas. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Can’t connect to the server: it didn’t respond in time.</source>
        <translation>Impossible de se connecter au serveur&#x202f;: il n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The server may be down, or a firewall may be blocking it. Nothing was sent.</source>
        <translation>Le serveur est peut-être arrêté, ou un pare-feu bloque le trafic. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The server accepted the connection, but didn’t set up TLS in time.</source>
        <translation>Le serveur a accepté la connexion, mais n’a pas établi TLS à temps.</translation>
    </message>
    <message>
        <source>It may be overloaded, or its port may belong to something else. No key or data was sent.</source>
        <translation>Il est peut-être surchargé, ou son port appartient à autre chose. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>The connection was closed while TLS was being set up.</source>
        <translation>La connexion a été fermée pendant l’établissement de TLS.</translation>
    </message>
    <message>
        <source>The server, a firewall, or a proxy closed it without saying why. No key or data was sent.</source>
        <translation>Le serveur, un pare-feu ou un proxy l’a fermée sans dire pourquoi. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>Looking up this computer’s proxy took too long.</source>
        <translation>La recherche du proxy de cet ordinateur a pris trop de temps.</translation>
    </message>
    <message>
        <source>The automatic proxy configuration (PAC) may be at an address that doesn’t respond. Nothing was sent.</source>
        <translation>La configuration automatique du proxy (PAC) se trouve peut-être à une adresse qui ne répond pas. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Can’t find the proxy %1.</source>
        <translation>Proxy %1 introuvable.</translation>
    </message>
    <message>
        <source>Its name may be misspelled, or this computer is offline. Nothing reached the service.</source>
        <translation>Son nom est peut-être mal orthographié, ou cet ordinateur est hors ligne. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Can’t connect to the proxy %1.</source>
        <translation>Impossible de se connecter au proxy %1.</translation>
    </message>
    <message>
        <source>Connection refused: nothing is listening on that port, or a firewall is blocking it. Nothing reached the service.</source>
        <translation>Connexion refusée&#x202f;: rien n’écoute sur ce port, ou un pare-feu le bloque. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Can’t reach the proxy %1.</source>
        <translation>Le proxy %1 est injoignable.</translation>
    </message>
    <message>
        <source>This computer’s network has no route to it. Nothing reached the service.</source>
        <translation>Le réseau de cet ordinateur n’a aucune route vers lui. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The proxy %1 didn’t respond in time.</source>
        <translation>Le proxy %1 n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>It may be down or still be waiting for the service, or that port may belong to something else. Nothing reached the service.</source>
        <translation>Il est peut-être arrêté ou attend encore le service, ou ce port appartient à autre chose. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection without a response.</source>
        <translation>Le proxy %1 a fermé la connexion sans répondre.</translation>
    </message>
    <message>
        <source>That port may belong to another kind of server, such as a SOCKS proxy. Nothing reached the service.</source>
        <translation>Ce port appartient peut-être à un autre type de serveur, comme un proxy SOCKS. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The server at %1 doesn’t work as a proxy.</source>
        <translation>Le serveur à l’adresse %1 ne fonctionne pas comme proxy.</translation>
    </message>
    <message>
        <source>It may be a web server, a port that requires TLS, or a proxy that doesn’t allow encrypted connections (CONNECT). Nothing reached the service.</source>
        <translation>C’est peut-être un serveur web, un port qui exige TLS, ou un proxy qui n’autorise pas les connexions chiffrées (CONNECT). Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The proxy %1 doesn’t allow connections to the service.</source>
        <translation>Le proxy %1 n’autorise pas les connexions au service.</translation>
    </message>
    <message>
        <source>Its rules block the service’s host or port. Nothing reached the service.</source>
        <translation>Ses règles bloquent l’hôte ou le port du service. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Ask your network administrator to allow the service’s host and port, or check the URL in the connection.</source>
        <translation>Demandez à votre administrateur réseau d’autoriser l’hôte et le port du service, ou vérifiez l’URL de la connexion.</translation>
    </message>
    <message>
        <source>The proxy %1 requires signing in on a web page.</source>
        <translation>Le proxy %1 exige de s’identifier sur une page web.</translation>
    </message>
    <message>
        <source>Open any page in your browser, sign in to the network, then try again.</source>
        <translation>Ouvrez une page quelconque dans votre navigateur, identifiez-vous sur le réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>The proxy %1 can’t find the service’s server.</source>
        <translation>Le proxy %1 ne trouve pas le serveur du service.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If the service is on your own network, turn off the proxy under Advanced.</source>
        <translation>Vérifiez l’URL de la connexion. Si le service est dans votre propre réseau, désactivez le proxy sous Avancé.</translation>
    </message>
    <message>
        <source>The proxy %1 can’t connect to the service.</source>
        <translation>Le proxy %1 ne peut pas se connecter au service.</translation>
    </message>
    <message>
        <source>Check the URL in the connection and that the service is running. Then ask your network administrator.</source>
        <translation>Vérifiez l’URL de la connexion et que le service fonctionne. Adressez-vous ensuite à votre administrateur réseau.</translation>
    </message>
    <message>
        <source>The proxy %1 couldn’t handle the request.</source>
        <translation>Le proxy %1 n’a pas pu traiter la requête.</translation>
    </message>
    <message>
        <source>It’s overloaded or had an internal error. Nothing reached the service.</source>
        <translation>Il est surchargé ou a rencontré une erreur interne. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The SOCKS proxy %1 requires a user name and password.</source>
        <translation>Le proxy SOCKS %1 exige un nom d’utilisateur et un mot de passe.</translation>
    </message>
    <message>
        <source>Labdesk can sign in only to HTTP proxies. Nothing reached the service.</source>
        <translation>Labdesk ne peut s’authentifier qu’auprès de proxys HTTP. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Ask your network administrator for an HTTP proxy, then enter it under Advanced in the connection.</source>
        <translation>Demandez un proxy HTTP à votre administrateur réseau, puis saisissez-le sous Avancé dans la connexion.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a sign-in method that Labdesk doesn’t support.</source>
        <translation>Le proxy %1 exige une méthode d’authentification que Labdesk ne prend pas en charge.</translation>
    </message>
    <message>
        <source>Ask your network administrator for a proxy that supports one of these, then enter it under Advanced in the connection.</source>
        <translation>Demandez à votre administrateur réseau un proxy qui prend en charge l’une de ces méthodes, puis saisissez-le sous Avancé dans la connexion.</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection during sign-in.</source>
        <translation>Le proxy %1 a fermé la connexion pendant l’authentification.</translation>
    </message>
    <message>
        <source>It may have rejected the user name or password. To avoid locking the account, Labdesk won’t send them again. Nothing reached the service.</source>
        <translation>Il a peut-être rejeté le nom d’utilisateur ou le mot de passe. Pour ne pas bloquer le compte, Labdesk ne les renverra pas. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Labdesk and the server couldn’t agree on a TLS version or cipher.</source>
        <translation>Labdesk et le serveur n’ont pas pu s’accorder sur une version de TLS ou un chiffrement.</translation>
    </message>
    <message>
        <source>Reason: %1. The server may be outdated or too strict. No key or data was sent.</source>
        <translation>Motif&#x202f;: %1. Le serveur est peut-être obsolète ou trop strict. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>The server doesn’t recognize the host name in the connection’s URL.</source>
        <translation>Le serveur ne reconnaît pas le nom d’hôte de l’URL de la connexion.</translation>
    </message>
    <message>
        <source>It ended TLS setup for that reason. No key or data was sent.</source>
        <translation>Il a interrompu l’établissement de TLS pour cette raison. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>Check the URL in the connection.</source>
        <translation>Vérifiez l’URL de la connexion.</translation>
    </message>
    <message>
        <source>It sent TLS alert %1. No key or data was sent.</source>
        <translation>Il a envoyé l’alerte TLS %1. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>The service didn’t receive this connection’s client certificate.</source>
        <translation>Le service n’a pas reçu le certificat client de cette connexion.</translation>
    </message>
    <message>
        <source>Something in between, such as a proxy that inspects TLS traffic, may have removed it.</source>
        <translation>Un intermédiaire, comme un proxy qui inspecte le trafic TLS, l’a peut-être retiré.</translation>
    </message>
    <message>
        <source>Ask your network administrator to exempt the service from TLS inspection, or choose another certificate under Advanced in the connection.</source>
        <translation>Demandez à votre administrateur réseau d’exclure le service de l’inspection TLS, ou choisissez un autre certificat sous Avancé dans la connexion.</translation>
    </message>
    <message>
        <source>The server accepts only HTTP/2, which Labdesk doesn’t support.</source>
        <translation>Le serveur n’accepte que HTTP/2, que Labdesk ne prend pas en charge.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service to enable HTTP/1.1, or use the URL of a gateway that supports it.</source>
        <translation>Demandez à l’exploitant du service d’activer HTTP/1.1, ou utilisez l’URL d’une passerelle qui le prend en charge.</translation>
    </message>
    <message>
        <source>Something other than a web service is listening on its port.</source>
        <translation>Autre chose qu’un service web écoute sur son port.</translation>
    </message>
    <message>
        <source>Check the URL and its port in the connection.</source>
        <translation>Vérifiez l’URL de la connexion et son port.</translation>
    </message>
    <message>
        <source>Its header or length is ambiguous.</source>
        <translation>Son en-tête ou sa longueur peut se comprendre de plusieurs façons.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, report this to whoever runs the service.</source>
        <translation>Vérifiez l’URL de la connexion. Si elle est correcte, signalez-le à l’exploitant du service.</translation>
    </message>
    <message>
        <source>A web page arrived instead of the service’s response.</source>
        <translation>Une page web est arrivée au lieu de la réponse du service.</translation>
    </message>
    <message>
        <source>A sign-in page, a gateway, or another web server is responding at this address.</source>
        <translation>Une page d’identification, une passerelle ou un autre serveur web répond à cette adresse.</translation>
    </message>
    <message>
        <source>If your network has a sign-in page, sign in with your browser. Otherwise check the URL in the connection.</source>
        <translation>Si votre réseau a une page d’identification, identifiez-vous avec votre navigateur. Sinon, vérifiez l’URL de la connexion.</translation>
    </message>
    <message>
        <source>The response is too large.</source>
        <translation>La réponse est trop volumineuse.</translation>
    </message>
    <message>
        <source>No valid response is this large, so Labdesk stopped reading it.</source>
        <translation>Aucune réponse valide n’est aussi volumineuse. Labdesk a donc arrêté de la lire.</translation>
    </message>
    <message>
        <source>This computer doesn’t have enough free memory for the user list.</source>
        <translation>Cet ordinateur n’a pas assez de mémoire libre pour la liste des utilisateurs.</translation>
    </message>
    <message>
        <source>Labdesk read %1 users, then stopped so that other programs keep running.</source>
        <translation>Labdesk a lu %1 utilisateurs, puis s’est arrêté pour que les autres programmes continuent de fonctionner.</translation>
    </message>
    <message>
        <source>Close other programs, then try again. A computer with more memory or a key for a smaller team also helps.</source>
        <translation>Fermez d’autres programmes et réessayez. Un ordinateur avec plus de mémoire ou une clé pour une équipe plus petite aide aussi.</translation>
    </message>
    <message>
        <source>The service redirected to another page on the same server. Labdesk didn’t follow it.</source>
        <translation>Le service a redirigé vers une autre page du même serveur. Labdesk n’a pas suivi cette redirection.</translation>
    </message>
    <message>
        <source>It may be a sign-in page, or part of the path is missing in the connection’s URL.</source>
        <translation>C’est peut-être une page d’identification, ou il manque une partie du chemin dans l’URL de la connexion.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If there’s a sign-in page, ask whoever runs the service for a URL without one.</source>
        <translation>Vérifiez l’URL de la connexion. S’il y a une page d’identification, demandez à l’exploitant du service une URL qui n’en a pas.</translation>
    </message>
    <message>
        <source>The service requires an encrypted connection. Labdesk didn’t follow its redirect.</source>
        <translation>Le service exige une connexion chiffrée. Labdesk n’a pas suivi sa redirection.</translation>
    </message>
    <message>
        <source>Edit the connection and use that URL.</source>
        <translation>Modifiez la connexion et utilisez cette URL.</translation>
    </message>
    <message>
        <source>The service redirected to an unusable address.</source>
        <translation>Le service a redirigé vers une adresse inutilisable.</translation>
    </message>
    <message>
        <source>The address is missing or isn’t a web address.</source>
        <translation>L’adresse manque ou n’est pas une adresse web.</translation>
    </message>
    <message>
        <source>A gateway in front of the service requires a user name and password.</source>
        <translation>Une passerelle devant le service exige un nom d’utilisateur et un mot de passe.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t support this sign-in. The key itself may be right.</source>
        <translation>Labdesk ne prend pas en charge cette authentification. La clé elle-même est peut-être correcte.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a URL without this sign-in, and use it in the connection.</source>
        <translation>Demandez à l’exploitant du service une URL sans cette authentification, et utilisez-la dans la connexion.</translation>
    </message>
    <message>
        <source>The request was sent, but no complete response arrived in time.</source>
        <translation>La requête a été envoyée, mais aucune réponse complète n’est arrivée à temps.</translation>
    </message>
    <message>
        <source>The request was sent, but the response was unexpected and can’t be read. The status was %1.</source>
        <translation>La requête a été envoyée, mais la réponse était inattendue et ne peut pas être lue. Le statut était %1.</translation>
    </message>
    <message>
        <source>The request was sent, but a web page arrived instead of the service’s response. A gateway or another web server may have responded. The status was %1.</source>
        <translation>La requête a été envoyée, mais une page web est arrivée au lieu de la réponse du service. Une passerelle ou un autre serveur web a peut-être répondu. Le statut était %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the response was too large to read. The status was %1.</source>
        <translation>La requête a été envoyée, mais la réponse était trop volumineuse pour être lue. Le statut était %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service’s gateway got no valid response from it. The gateway returned status %1.</source>
        <translation>La requête a été envoyée, mais la passerelle n’a reçu aucune réponse valide du service. Elle a renvoyé le statut %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the server’s response isn’t HTTP.</source>
        <translation>La requête a été envoyée, mais la réponse du serveur n’est pas du HTTP.</translation>
    </message>
    <message>
        <source>The request was sent, but the response isn’t valid HTTP: its header or length is ambiguous.</source>
        <translation>La requête a été envoyée, mais la réponse n’est pas du HTTP valide&#x202f;: son en-tête ou sa longueur peut se comprendre de plusieurs façons.</translation>
    </message>
    <message>
        <source>The request was sent, but the server responded in HTTP/2, which Labdesk doesn’t support.</source>
        <translation>La requête a été envoyée, mais le serveur a répondu en HTTP/2, que Labdesk ne prend pas en charge.</translation>
    </message>
    <message>
        <source>The proxy’s response had status %1.</source>
        <translation>La réponse du proxy avait le statut %1.</translation>
    </message>
    <message>
        <source>The status was %1.</source>
        <translation>Le statut était %1.</translation>
    </message>
    <message>
        <source>The server at %1 didn’t respond like an HTTP proxy.</source>
        <translation>Le serveur à l’adresse %1 n’a pas répondu comme un proxy HTTP.</translation>
    </message>
    <message>
        <source>That port may require TLS, or belong to another kind of proxy, such as SOCKS, or to another server. Nothing reached the service.</source>
        <translation>Ce port appartient peut-être à un autre type de proxy, comme SOCKS, ou à un autre serveur, ou exige TLS. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The server at %1 didn’t respond like a SOCKS proxy.</source>
        <translation>Le serveur à l’adresse %1 n’a pas répondu comme un proxy SOCKS.</translation>
    </message>
    <message>
        <source>That port may belong to an HTTP proxy or to another server. Nothing reached the service.</source>
        <translation>Ce port appartient peut-être à un proxy HTTP ou à un autre serveur. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>It redirected to that page instead of connecting to the service. Nothing reached the service.</source>
        <translation>Il a renvoyé vers cette page au lieu de se connecter au service. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The server had an internal error while setting up a secure connection (TLS).</source>
        <translation>Le serveur a rencontré une erreur interne lors de l’établissement d’une connexion sécurisée (TLS).</translation>
    </message>
    <message>
        <source>It ended the setup with TLS alert %1. No key or data was sent.</source>
        <translation>Il a interrompu l’établissement avec l’alerte TLS %1. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>The server refused to set up a secure connection (TLS).</source>
        <translation>Le serveur a refusé d’établir une connexion sécurisée (TLS).</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, report the alert to whoever runs the service.</source>
        <translation>Réessayez. Si cela se reproduit, signalez l’alerte à l’exploitant du service.</translation>
    </message>
    <message>
        <source>This computer doesn’t trust the server’s certificate.</source>
        <translation>Cet ordinateur ne fait pas confiance au certificat du serveur.</translation>
    </message>
    <message>
        <source>Reason: %1. The service may use its own certificate authority, or your network may inspect TLS traffic. No key or data was sent.</source>
        <translation>Motif&#x202f;: %1. Le service a peut-être sa propre autorité de certification, ou votre réseau inspecte le trafic TLS. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>Ask your network administrator or whoever runs the service for the CA file. Then add it under Advanced in the connection.</source>
        <translation>Demandez le fichier d’AC à votre administrateur réseau ou à l’exploitant du service. Ajoutez-le ensuite sous Avancé dans la connexion.</translation>
    </message>
    <message>
        <source>The server’s certificate isn’t valid at this time.</source>
        <translation>Le certificat du serveur n’est pas valable actuellement.</translation>
    </message>
    <message>
        <source>Reason: %1. No key or data was sent.</source>
        <translation>Motif&#x202f;: %1. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>Check this computer’s clock. If it’s right, report this to whoever runs the service.</source>
        <translation>Vérifiez l’horloge de cet ordinateur. Si elle est à l’heure, signalez-le à l’exploitant du service.</translation>
    </message>
    <message>
        <source>The server’s certificate doesn’t match the connection’s URL.</source>
        <translation>Le certificat du serveur ne correspond pas à l’URL de la connexion.</translation>
    </message>
    <message>
        <source>Reason: %1. The URL may be wrong, or another server is responding. No key or data was sent.</source>
        <translation>Motif&#x202f;: %1. L’URL est peut-être incorrecte, ou un autre serveur répond. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>The server’s response isn’t HTTP, so Labdesk ignored it.</source>
        <translation>La réponse du serveur n’est pas du HTTP&#x202f;: Labdesk l’a donc ignorée.</translation>
    </message>
    <message>
        <source>The response through the proxy %1 isn’t TLS, so no key or data was sent.</source>
        <translation>La réponse reçue par le proxy %1 n’est pas du TLS&#x202f;: aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>The proxy may have responded in place of the service, or the service’s port may not use TLS.</source>
        <translation>Le proxy a peut-être répondu à la place du service, ou le port du service n’utilise pas TLS.</translation>
    </message>
    <message>
        <source>Check the port in the connection. If it’s right, ask your network administrator to allow the service’s host and port.</source>
        <translation>Vérifiez le port de la connexion. S’il est correct, demandez à votre administrateur réseau d’autoriser l’hôte et le port du service.</translation>
    </message>
    <message>
        <source>The server’s TLS response isn’t valid, so Labdesk closed the connection.</source>
        <translation>La réponse TLS du serveur n’est pas valide&#x202f;: Labdesk a donc fermé la connexion.</translation>
    </message>
    <message>
        <source>Its port may belong to something else, or a firewall or proxy may have changed the response. No key or data was sent.</source>
        <translation>Son port appartient peut-être à autre chose, ou un pare-feu ou un proxy a modifié la réponse. Aucune clé ni donnée n’a été envoyée.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, check the port in the connection, then ask your network administrator.</source>
        <translation>Réessayez. Si cela se reproduit, vérifiez le port de la connexion, puis adressez-vous à votre administrateur réseau.</translation>
    </message>
    <message>
        <source>The server requires an encrypted connection (TLS).</source>
        <translation>Le serveur exige une connexion chiffrée (TLS).</translation>
    </message>
    <message>
        <source>The URL in the connection isn’t encrypted, and the server responded with a TLS alert.</source>
        <translation>L’URL de la connexion n’est pas chiffrée, et le serveur a répondu par une alerte TLS.</translation>
    </message>
    <message>
        <source>Edit the connection and start the URL with https.</source>
        <translation>Modifiez la connexion et commencez l’URL par https.</translation>
    </message>
    <message>
        <source>The request was sent, but the server responded with a TLS alert: it requires an encrypted connection.</source>
        <translation>La requête a été envoyée, mais le serveur a répondu par une alerte TLS&#x202f;: il exige une connexion chiffrée.</translation>
    </message>
    <message>
        <source>The server’s response isn’t valid HTTP, so Labdesk ignored it.</source>
        <translation>La réponse du serveur n’est pas du HTTP valide&#x202f;: Labdesk l’a donc ignorée.</translation>
    </message>
    <message>
        <source>A gateway or firewall in front of the service refused the request.</source>
        <translation>Une passerelle ou un pare-feu devant le service a refusé la requête.</translation>
    </message>
    <message>
        <source>The response had status 403, without an error message from the service. The key itself may be right.</source>
        <translation>La réponse avait le statut 403, sans message d’erreur du service. La clé elle-même est peut-être correcte.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, ask your network administrator or whoever runs the service to allow this computer.</source>
        <translation>Vérifiez l’URL de la connexion. Si elle est correcte, demandez à votre administrateur réseau ou à l’exploitant du service d’autoriser cet ordinateur.</translation>
    </message>
    <message>
        <source>Your network requires signing in on a web page.</source>
        <translation>Votre réseau exige de s’identifier sur une page web.</translation>
    </message>
    <message>
        <source>The network, not the service, responded with status 511. Nothing was changed.</source>
        <translation>C’est le réseau, et non le service, qui a répondu avec le statut 511. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The service didn’t respond to its gateway in time.</source>
        <translation>Le service n’a pas répondu à temps à sa passerelle.</translation>
    </message>
    <message>
        <source>The gateway stopped waiting and returned a timeout. The service may be slow or restarting.</source>
        <translation>La passerelle a cessé d’attendre et a signalé un délai dépassé. Le service est peut-être lent ou en cours de redémarrage.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again. If it keeps happening, contact whoever runs the service.</source>
        <translation>Patientez une minute, puis réessayez. Si cela se reproduit, contactez l’exploitant du service.</translation>
    </message>
    <message>
        <source>The request was sent, but the service didn’t respond to its gateway in time. The gateway returned status %1.</source>
        <translation>La requête a été envoyée, mais le service n’a pas répondu à temps à sa passerelle. Elle a renvoyé le statut %1.</translation>
    </message>
    <message>
        <source>Your administrator made this connection read-only, so nothing was changed.</source>
        <translation>Votre administrateur a mis cette connexion en lecture seule&#x202f;; rien n’a donc été modifié.</translation>
    </message>
    <message>
        <source>This computer’s policy turns off changes for everyone who uses it.</source>
        <translation>La politique de cet ordinateur désactive les modifications, pour toutes les personnes qui l’utilisent.</translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or ask your administrator.</source>
        <translation>Passez à une connexion qui autorise les modifications, ou demandez à votre administrateur.</translation>
    </message>
    <message>
        <source>Check the port. If it’s right, try again later, or report this to whoever runs the service.</source>
        <translation>Vérifiez le port. S’il est correct, réessayez plus tard ou signalez-le à l’exploitant du service.</translation>
    </message>
    <message>
        <source>The SOCKS proxy %1 closed the connection.</source>
        <translation>Le proxy SOCKS %1 a fermé la connexion.</translation>
    </message>
    <message>
        <source>Its rules may forbid connections to the service, or that port may belong to another kind of server, such as an HTTP proxy. Nothing reached the service.</source>
        <translation>Ses règles interdisent peut-être les connexions au service, ou ce port appartient à un autre type de serveur, comme un proxy HTTP. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The name may be misspelled or known only inside your network, or looking it up took too long. Nothing reached the service.</source>
        <translation>Le nom est peut-être mal orthographié ou connu uniquement dans votre réseau, ou sa recherche a pris trop de temps. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The service’s host name or port may be wrong, the service may not be running, or the proxy may not be able to reach it. Nothing reached the service.</source>
        <translation>Le nom d’hôte ou le port du service est peut-être erroné, le service est peut-être arrêté, ou le proxy ne peut pas l’atteindre. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The proxy %1 isn’t set up correctly.</source>
        <translation>Le proxy %1 n’est pas configuré correctement.</translation>
    </message>
    <message>
        <source>It reported an error in its configuration. Nothing reached the service.</source>
        <translation>Il a signalé une erreur dans sa configuration. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Ask your network administrator to check the proxy.</source>
        <translation>Demandez à votre administrateur réseau de vérifier le proxy.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service to enable TLS 1.3, or TLS 1.2 with current ciphers. Settings under Advanced can’t allow older ones.</source>
        <translation>Demandez à l’exploitant du service d’activer TLS 1.3, ou TLS 1.2 avec des chiffrements actuels. Les réglages sous Avancé ne peuvent pas en autoriser de plus anciens.</translation>
    </message>
    <message>
        <source>Labdesk uses HTTP/1.1. Nothing was changed.</source>
        <translation>Labdesk utilise HTTP/1.1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The connection’s URL isn’t encrypted, and the service redirected to %1. Nothing was changed.</source>
        <translation>L’URL de la connexion n’est pas chiffrée, et le service a redirigé vers %1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The request was refused, and no reason was given.</source>
        <translation>La requête a été refusée, sans motif indiqué.</translation>
    </message>
    <message>
        <source>The response had status 403 without an error message: a gateway or firewall may have refused the request, or the key lacks permission.</source>
        <translation>La réponse avait le statut 403, sans message d’erreur&#x202f;: une passerelle ou un pare-feu a peut-être refusé la requête, ou la clé n’a pas l’autorisation.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, ask the key’s owner, your network administrator, or whoever runs the service.</source>
        <translation>Vérifiez l’URL de la connexion. Si elle est correcte, adressez-vous au propriétaire de la clé, à votre administrateur réseau ou à l’exploitant du service.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to another page on the same server. The status was %1.</source>
        <translation>La requête a été envoyée, mais le service a redirigé vers une autre page du même serveur. Le statut était %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to an unusable address. The status was %1.</source>
        <translation>La requête a été envoyée, mais le service a redirigé vers une adresse inutilisable. Le statut était %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to another address, which Labdesk didn’t follow. The status was %1.</source>
        <translation>La requête a été envoyée, mais le service a redirigé vers une autre adresse, que Labdesk n’a pas suivie. Le statut était %1.</translation>
    </message>
    <message>
        <source>The gateway in front of the service says the service is unavailable.</source>
        <translation>La passerelle devant le service indique que le service est indisponible.</translation>
    </message>
    <message>
        <source>The gateway returned status 503: the service may be overloaded, restarting, or down for maintenance.</source>
        <translation>La passerelle a renvoyé le statut 503&#x202f;: le service est peut-être surchargé, en cours de redémarrage ou en maintenance.</translation>
    </message>
    <message>
        <source>Sign in to this computer again, or run kinit, then try again. If it keeps happening, ask your network administrator.</source>
        <translation>Rouvrez votre session sur cet ordinateur, ou exécutez kinit, puis réessayez. Si cela se reproduit, adressez-vous à votre administrateur réseau.</translation>
    </message>
    <message>
        <source>Labdesk supports Kerberos (Negotiate), NTLM, and Basic. Nothing reached the service.</source>
        <translation>Labdesk prend en charge Kerberos (Negotiate), NTLM et Basic. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a Kerberos ticket, and you don’t have one.</source>
        <translation>Le proxy %1 exige un ticket Kerberos, et vous n’en avez pas.</translation>
    </message>
    <message>
        <source>You get one when you sign in to your organization’s network. Nothing reached the service.</source>
        <translation>Vous l’obtenez en ouvrant une session sur le réseau de votre organisation. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Sign in to this computer again, or run kinit. If the proxy also accepts a user name and password, enter them under Advanced. Otherwise ask your network administrator.</source>
        <translation>Rouvrez votre session sur cet ordinateur, ou exécutez kinit. Si le proxy accepte aussi un nom d’utilisateur et un mot de passe, saisissez-les sous Avancé. Sinon, adressez-vous à votre administrateur réseau.</translation>
    </message>
    <message>
        <source>Can’t sign in to the proxy %1: your Kerberos ticket has expired.</source>
        <translation>Impossible de s’authentifier auprès du proxy %1&#x202f;: votre ticket Kerberos a expiré.</translation>
    </message>
    <message>
        <source>A ticket is valid for several hours after you sign in to this computer. Nothing reached the service.</source>
        <translation>Un ticket est valable quelques heures après l’ouverture de votre session sur cet ordinateur. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Can’t get a Kerberos ticket for the proxy %1.</source>
        <translation>Impossible d’obtenir un ticket Kerberos pour le proxy %1.</translation>
    </message>
    <message>
        <source>The domain controller may be unreachable, or may not know the proxy by this name. Nothing reached the service.</source>
        <translation>Le contrôleur de domaine est peut-être injoignable, ou ne connaît pas le proxy sous ce nom. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>Check your network. Check that the proxy is entered with its full name, not an IP address. Then ask your network administrator.</source>
        <translation>Vérifiez votre réseau. Vérifiez que le proxy est indiqué par son nom complet, et non par une adresse IP. Adressez-vous ensuite à votre administrateur réseau.</translation>
    </message>
    <message>
        <source>The proxy %1 rejected your Kerberos ticket.</source>
        <translation>Le proxy %1 a rejeté votre ticket Kerberos.</translation>
    </message>
    <message>
        <source>You may not be allowed to use it, or this computer’s clock may be wrong. Nothing reached the service.</source>
        <translation>Vous n’êtes peut-être pas autorisé à l’utiliser, ou l’horloge de cet ordinateur n’est pas à l’heure. Rien n’est parvenu au service.</translation>
    </message>
    <message>
        <source>A gateway or another server responded instead of the service: there’s nothing at this address.</source>
        <translation>Une passerelle ou un autre serveur a répondu à la place du service&#x202f;: il n’y a rien à cette adresse.</translation>
    </message>
    <message>
        <source>The response had status 404, without an error message from the service.</source>
        <translation>La réponse avait le statut 404, sans message d’erreur du service.</translation>
    </message>
    <message>
        <source>Check the URL. If it’s right, report this to whoever runs the service.</source>
        <translation>Vérifiez l’URL. Si elle est correcte, signalez-le à l’exploitant du service.</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorState</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Afficher les détails</translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Statut %1.</translation>
    </message>
    <message>
        <source>The service said: %1</source>
        <translation>Le service a répondu&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>%Ln tentative.</numerusform>
            <numerusform>%Ln tentatives.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Masquer les détails</translation>
    </message>
</context>
<context>
    <name>labdesk::ExerciseController</name>
    <message>
        <source>Exercise completed.</source>
        <translation>Exercice terminé.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of an exercise; %3 is a sentence</comment>
        <translation>Étape %1 sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>End exercise</source>
        <translation>Quitter l’exercice</translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Exercices…</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>labdesk::ExerciseTexts</name>
    <message>
        <source>A source lost its permission</source>
        <translation>Une source a perdu son autorisation</translation>
    </message>
    <message>
        <source>Requests are rate limited</source>
        <translation>Les requêtes sont limitées</translation>
    </message>
    <message>
        <source>A change has an unknown outcome</source>
        <translation>Le résultat d’une modification est inconnu</translation>
    </message>
    <message>
        <source>The service is down</source>
        <translation>Le service est indisponible</translation>
    </message>
    <message>
        <source>The wrong source is being disconnected</source>
        <translation>La mauvaise source est en cours de déconnexion</translation>
    </message>
    <message>
        <source>A caller needs a center nearby</source>
        <translation>Une personne au téléphone cherche un centre proche</translation>
    </message>
    <message>
        <source>In Users, select 20 or more users and check their sources.</source>
        <translation>Dans Utilisateurs, sélectionnez au moins 20 utilisateurs et vérifiez leurs sources.</translation>
    </message>
    <message>
        <source>Open a user who needs attention.</source>
        <translation>Ouvrez un utilisateur à traiter.</translation>
    </message>
    <message>
        <source>Copy the message for the user.</source>
        <translation>Copiez le message à l’utilisateur.</translation>
    </message>
    <message>
        <source>Open any user.</source>
        <translation>Ouvrez un utilisateur quelconque.</translation>
    </message>
    <message>
        <source>Wait. Labdesk retries the request automatically.</source>
        <translation>Attendez. Labdesk renvoie la requête automatiquement.</translation>
    </message>
    <message>
        <source>Change the time zone of any user.</source>
        <translation>Changez le fuseau horaire d’un utilisateur.</translation>
    </message>
    <message>
        <source>The response was lost. Check whether the change was made.</source>
        <translation>La réponse s’est perdue. Vérifiez si la modification a été faite.</translation>
    </message>
    <message>
        <source>Copy the summary for the ticket.</source>
        <translation>Copiez le résumé pour le ticket.</translation>
    </message>
    <message>
        <source>Disconnect a source of any user.</source>
        <translation>Déconnectez une source d’un utilisateur.</translation>
    </message>
    <message>
        <source>Cancel before it’s sent.</source>
        <translation>Annulez avant l’envoi.</translation>
    </message>
    <message>
        <source>Copy a center’s details for the patient.</source>
        <translation>Copiez un centre pour le patient.</translation>
    </message>
    <message>
        <source>In Service centers, search near Evanston, IL.</source>
        <translation>Dans Centres de prélèvement, cherchez près d’Evanston, IL.</translation>
    </message>
    <message>
        <source>The service is back. Labdesk loads the user automatically.</source>
        <translation>Le service est rétabli. Labdesk charge l’utilisateur automatiquement.</translation>
    </message>
</context>
<context>
    <name>labdesk::ExportDialog</name>
    <message numerus="yes">
        <source>Export %Ln user(s)</source>
        <translation>
            <numerusform>Exporter %Ln utilisateur</numerusform>
            <numerusform>Exporter %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Format de fichier</translation>
    </message>
    <message>
        <source>Client IDs that may contain personal data</source>
        <translation>ID clients pouvant contenir des données personnelles</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Tous les utilisateurs</translation>
    </message>
    <message>
        <source>Users matching %1</source>
        <translation>Utilisateurs correspondant à %1</translation>
    </message>
    <message>
        <source>Fields: %1. Birth dates are never exported.</source>
        <translation>Champs&#x202f;: %1. Les dates de naissance ne sont jamais exportées.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Lignes JSON</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masqués</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichés</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>&amp;File (only you can read it)</source>
        <translation>&amp;Fichier (lisible par vous seul)</translation>
    </message>
    <message>
        <source>C&amp;lient IDs that may contain personal data</source>
        <translation>&amp;ID clients pouvant contenir des données personnelles</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type the number of users: %1</source>
        <translation>Vous êtes en production. Pour continuer, &amp;saisissez le nombre d’utilisateurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>Number of users</source>
        <translation>Nombre d’utilisateurs</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Avancement de l’export</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>Checking for personal data in client IDs…</source>
        <translation>Recherche de données personnelles dans les ID clients…</translation>
    </message>
    <message>
        <source>None of these client IDs look like an email address or phone number.</source>
        <translation>Aucun de ces ID clients ne ressemble à une adresse e-mail ni à un numéro de téléphone.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be exported as they are.</source>
        <translation>
            <numerusform>%Ln ID client peut contenir des données personnelles et sera exporté tel quel.</numerusform>
            <numerusform>%Ln ID clients peuvent contenir des données personnelles et seront exportés tels quels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field: %1. %Ln user(s) in total.</source>
        <translation>
            <numerusform>Champ&#x202f;: %1. %Ln utilisateur au total.</numerusform>
            <numerusform>Champ&#x202f;: %1. %Ln utilisateurs au total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be hidden.</source>
        <translation>
            <numerusform>%Ln ID client peut contenir des données personnelles et sera masqué.</numerusform>
            <numerusform>%Ln ID clients peuvent contenir des données personnelles et seront masqués.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace file</source>
        <translation>&amp;Remplacer le fichier</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s) exported</source>
        <translation>
            <numerusform>Utilisateurs exportés&#x202f;: %1 sur %Ln</numerusform>
            <numerusform>Utilisateurs exportés&#x202f;: %1 sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln user(s).</source>
        <translation>
            <numerusform>%Ln utilisateur exporté.</numerusform>
            <numerusform>%Ln utilisateurs exportés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>labdesk::FacetTableModel</name>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
</context>
<context>
    <name>labdesk::FieldHelp</name>
    <message>
        <source>Your own ID for this user. It can’t contain personal data.</source>
        <translation>Votre propre ID pour cet utilisateur. Il ne peut pas contenir de données personnelles.</translation>
    </message>
    <message>
        <source>Assigned by the service when the user was created.</source>
        <translation>Attribué par le service à la création de l’utilisateur.</translation>
    </message>
    <message>
        <source>The team that this user belongs to in the service.</source>
        <translation>L’équipe du service à laquelle appartient cet utilisateur.</translation>
    </message>
    <message>
        <source>Used when a source sends times without a time zone.</source>
        <translation>Utilisé quand une source envoie des heures sans fuseau horaire.</translation>
    </message>
    <message>
        <source>Used to calculate maximum heart rate when a source sends no age.</source>
        <translation>Utilisée pour calculer la fréquence cardiaque maximale quand une source n’envoie pas d’âge.</translation>
    </message>
    <message>
        <source>Data from before this date isn’t collected.</source>
        <translation>Les données antérieures à cette date ne sont pas collectées.</translation>
    </message>
    <message>
        <source>From this date on, no data is collected, and the service disconnects the sources.</source>
        <translation>À partir de cette date, les données ne sont plus collectées et le service déconnecte les sources.</translation>
    </message>
    <message>
        <source>The service’s code for the insurance company.</source>
        <translation>Le code du service pour la compagnie d’assurance.</translation>
    </message>
    <message>
        <source>The insurer’s number for the member, as on the card.</source>
        <translation>Le numéro de l’adhérent chez l’assureur, tel qu’il figure sur la carte.</translation>
    </message>
    <message>
        <source>The insurer’s number for a group plan. Not every card has one.</source>
        <translation>Le numéro d’un régime collectif chez l’assureur. Toutes les cartes n’en ont pas.</translation>
    </message>
    <message>
        <source>How the patient is related to the insured person.</source>
        <translation>Le lien du patient avec la personne assurée.</translation>
    </message>
    <message>
        <source>Whoever holds the policy, not necessarily the patient.</source>
        <translation>Le titulaire de la police. Ce n’est pas forcément le patient.</translation>
    </message>
    <message>
        <source>Whoever is responsible for paying the patient’s bill.</source>
        <translation>La personne qui doit régler la facture du patient.</translation>
    </message>
    <message>
        <source>The service’s identifier (slug) for the provider. You can use it in filters.</source>
        <translation>L’identifiant (slug) du fournisseur dans le service. Vous pouvez l’utiliser dans les filtres.</translation>
    </message>
    <message>
        <source>How users give permission to read their data.</source>
        <translation>Comment les utilisateurs autorisent la lecture de leurs données.</translation>
    </message>
    <message>
        <source>What the provider can send. A user may have allowed less.</source>
        <translation>Ce que le fournisseur peut envoyer. Un utilisateur a pu en autoriser moins.</translation>
    </message>
    <message>
        <source>Where to search. For a city, its central ZIP code is used.</source>
        <translation>Où chercher. Pour une ville, le code postal de son centre est utilisé.</translation>
    </message>
    <message>
        <source>A lab order in the service. It includes the lab and the patient’s address.</source>
        <translation>Une commande du service. Elle contient le laboratoire et l’adresse du patient.</translation>
    </message>
    <message>
        <source>Only this lab’s service centers are searched.</source>
        <translation>Seuls les centres de prélèvement de ce laboratoire sont recherchés.</translation>
    </message>
    <message>
        <source>How far away to search, in miles.</source>
        <translation>La distance de recherche, en miles.</translation>
    </message>
    <message>
        <source>The state of the payor’s business address, not the patient’s.</source>
        <translation>L’État de l’adresse de l’entreprise du payeur, pas celui du patient.</translation>
    </message>
    <message>
        <source>Passes claims on to payors and has its own ID for each one.</source>
        <translation>Transmet les demandes de remboursement aux payeurs et a son propre ID pour chacun.</translation>
    </message>
    <message>
        <source>A clearinghouse’s ID for a payor. It’s not the payor code.</source>
        <translation>L’ID d’un payeur auprès d’une chambre de compensation. Ce n’est pas le code payeur.</translation>
    </message>
    <message>
        <source>What the service is used for. It’s always shown at the top of the window.</source>
        <translation>À quoi sert le service. Toujours affiché en haut de la fenêtre.</translation>
    </message>
    <message>
        <source>The address of the service’s API. Whoever runs the service can tell you.</source>
        <translation>L’adresse de l’API du service. Son exploitant peut vous l’indiquer.</translation>
    </message>
    <message>
        <source>The HTTP header that carries the key in each request.</source>
        <translation>L’en-tête HTTP qui porte la clé dans chaque requête.</translation>
    </message>
    <message>
        <source>Where the API client ID and client secret are exchanged for a token.</source>
        <translation>Où l’ID client API et le secret client sont échangés contre un jeton.</translation>
    </message>
    <message>
        <source>Identifies your team at the auth URL. It’s not a user’s client ID.</source>
        <translation>Identifie votre équipe à l’URL d’authentification. Ce n’est pas l’ID client d’un utilisateur.</translation>
    </message>
    <message>
        <source>The API that the token is for. Usually the base URL.</source>
        <translation>L’API à laquelle le jeton est destiné. En général l’URL de base.</translation>
    </message>
    <message>
        <source>What the fields mean</source>
        <translation>Signification des champs</translation>
    </message>
    <message>
        <source>To see this help in the window, point to a field or press %1.</source>
        <translation>Pour voir cette aide dans la fenêtre, pointez sur un champ ou appuyez sur %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>labdesk::FilterWords</name>
    <message>
        <source>“%1” needs a value.</source>
        <translation>«&#x202f;%1&#x202f;» exige une valeur.</translation>
    </message>
    <message>
        <source>“%1” is searched as text. Use OR in capitals to match either term.</source>
        <translation>«&#x202f;%1&#x202f;» est cherché comme texte. Écrivez OR en majuscules pour accepter l’un ou l’autre terme.</translation>
    </message>
    <message>
        <source>“%1” isn’t needed, because users must match all terms. It’s searched as text.</source>
        <translation>«&#x202f;%1&#x202f;» est inutile, car les utilisateurs doivent correspondre à tous les termes. Cherché comme texte.</translation>
    </message>
    <message>
        <source>Missing closing quote: everything after the opening quote is one phrase.</source>
        <translation>Guillemet fermant manquant&#x202f;: tout ce qui suit le guillemet ouvrant forme une seule expression.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Champ inconnu «&#x202f;%1&#x202f;», cherché comme texte.</translation>
    </message>
    <message>
        <source>“%1” only works with “%2”, so it’s searched as text.</source>
        <translation>«&#x202f;%1&#x202f;» ne fonctionne qu’avec «&#x202f;%2&#x202f;» et est donc cherché comme texte.</translation>
    </message>
    <message>
        <source>“OR” has nothing before it, so it’s searched as text.</source>
        <translation>«&#x202f;OR&#x202f;» n’est précédé de rien et est donc cherché comme texte.</translation>
    </message>
    <message>
        <source>“%1” needs one of these values: %2. It’s ignored until it’s complete.</source>
        <translation>«&#x202f;%1&#x202f;» exige une de ces valeurs&#x202f;: %2. Ignoré tant qu’il est incomplet.</translation>
    </message>
    <message>
        <source>“%1” needs one of these values: %2. It’s searched as text.</source>
        <translation>«&#x202f;%1&#x202f;» exige une de ces valeurs&#x202f;: %2. Cherché comme texte.</translation>
    </message>
    <message>
        <source>“%1” isn’t a complete date yet, so it’s ignored.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas encore une date complète et est donc ignoré.</translation>
    </message>
    <message>
        <source>“%1” isn’t a date, so it’s searched as text. Use 2026-03-31, 2026-03, 2026, 2026-01..2026-03, or 30d.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une date et est donc cherché comme texte. Utilisez 2026-03-31, 2026-03, 2026, 2026-01..2026-03 ou 30d.</translation>
    </message>
</context>
<context>
    <name>labdesk::ForeignTrailDialog</name>
    <message>
        <source>Audit trail of another computer</source>
        <translation>Journal d’audit d’un autre ordinateur</translation>
    </message>
    <message>
        <source>Filter this audit trail</source>
        <translation>Filtrer ce journal d’audit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Verifying the audit trail…</source>
        <translation>Vérification du journal d’audit…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), read-only</source>
        <translation>
            <numerusform>%Ln enregistrement, lecture seule</numerusform>
            <numerusform>%Ln enregistrements, lecture seule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln record(s), read-only</source>
        <translation>
            <numerusform>%1 sur %Ln enregistrement, lecture seule</numerusform>
            <numerusform>%1 sur %Ln enregistrements, lecture seule</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1. It isn’t part of this computer’s trail.</source>
        <translation>Provenance&#x202f;: %1. Ne fait pas partie du journal de cet ordinateur.</translation>
    </message>
    <message>
        <source>There is no audit trail in %1.</source>
        <translation>Il n’y a pas de journal d’audit dans %1.</translation>
    </message>
    <message>
        <source>Choose a copy of an audit folder, one of its files, or exported JSON lines.</source>
        <translation>Choisissez une copie d’un dossier d’audit, un de ses fichiers ou des lignes JSON exportées.</translation>
    </message>
    <message>
        <source>Later records are shown but can’t be verified.</source>
        <translation>Les enregistrements suivants sont affichés, mais ne peuvent pas être vérifiés.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exported record(s), which can’t be verified.</source>
        <translation>
            <numerusform>%Ln enregistrement exporté, non vérifiable.</numerusform>
            <numerusform>%Ln enregistrements exportés, non vérifiables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exports don’t include the data needed for verification. To verify, ask for a copy of the audit folder.</source>
        <translation>Les exports ne contiennent pas les données nécessaires à la vérification. Pour vérifier, demandez une copie du dossier d’audit.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found in this file.</source>
        <translation>
            <numerusform>Vérifié&#x202f;: %Ln enregistrement, aucune modification détectée dans ce fichier.</numerusform>
            <numerusform>Vérifié&#x202f;: %Ln enregistrements, aucune modification détectée dans ce fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk can’t detect missing files before or after this one. Open the whole folder to check for them.</source>
        <translation>Labdesk ne peut pas détecter qu’il manque des fichiers avant ou après celui-ci. Pour le vérifier, ouvrez le dossier entier.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>Vérifié&#x202f;: %Ln enregistrement, aucune modification détectée.</numerusform>
            <numerusform>Vérifié&#x202f;: %Ln enregistrements, aucune modification détectée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone who can write to the folder could still have replaced the whole trail.</source>
        <translation>Quiconque peut écrire dans le dossier a pu remplacer tout le journal.</translation>
    </message>
</context>
<context>
    <name>labdesk::HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Labdesk guide</source>
        <translation>Guide — Labdesk</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Pages du guide</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Hours</name>
    <message>
        <source>Hours not provided. Call before visiting.</source>
        <translation>Horaires non fournis. Appelez avant de vous déplacer.</translation>
    </message>
    <message>
        <source>Closed all week</source>
        <translation>Fermé toute la semaine</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, closed %2</source>
        <translation>%1, fermé %2</translation>
    </message>
    <message numerus="yes">
        <source>Closes in %Ln min, today %1</source>
        <translation>
            <numerusform>Ferme dans %Ln&#xa0;min, aujourd’hui %1</numerusform>
            <numerusform>Ferme dans %Ln&#xa0;min, aujourd’hui %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open now, today %1</source>
        <translation>Ouvert, aujourd’hui %1</translation>
    </message>
    <message>
        <source>Closed now, open today %1</source>
        <translation>Fermé, horaires du jour&#x202f;: %1</translation>
    </message>
    <message>
        <source>Closed today, opens %1</source>
        <translation>Fermé aujourd’hui, ouvre %1</translation>
    </message>
    <message>
        <source>Closed now, opens %1</source>
        <translation>Fermé, ouvre %1</translation>
    </message>
    <message>
        <source>%1 closed</source>
        <extracomment>%1 is a day of the week: &quot;Sat closed&quot;</extracomment>
        <translation>%1 fermé</translation>
    </message>
</context>
<context>
    <name>labdesk::IngestionLine</name>
    <message>
        <source>no start</source>
        <translation>sans début</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Collecte de données</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
</context>
<context>
    <name>labdesk::InsuranceWords</name>
    <message>
        <source>Female</source>
        <translation>Féminin</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Masculin</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Assuré</translation>
    </message>
    <message>
        <source>Spouse</source>
        <translation>Conjoint</translation>
    </message>
</context>
<context>
    <name>labdesk::JobProgress</name>
    <message numerus="yes">
        <source>%Ln job(s): %1 of %2</source>
        <translation>
            <numerusform>%Ln tâche&#x202f;: %1 sur %2</numerusform>
            <numerusform>%Ln tâches&#x202f;: %1 sur %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobRemainsView</name>
    <message>
        <source>E&amp;xport results…</source>
        <translation>E&amp;xporter les résultats…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Retirer de la &amp;liste</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Utilisateurs de cette tâche</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %Ln utilisateur</numerusform>
            <numerusform>%1&#x202f;: %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted. Started %1 on “%2”. %3.</source>
        <translation>Interrompue. Démarrée le %1 sur «&#x202f;%2&#x202f;». %3.</translation>
    </message>
    <message>
        <source>Check the users with an unknown outcome before you send anything again.</source>
        <translation>Vérifiez les utilisateurs dont le résultat est inconnu avant tout nouvel envoi.</translation>
    </message>
    <message>
        <source>The job won’t resume automatically.</source>
        <translation>La tâche ne reprendra pas automatiquement.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select unsent (%Ln)</source>
        <translation>
            <numerusform>&amp;Sélectionner les non envoyés (%Ln)</numerusform>
            <numerusform>&amp;Sélectionner les non envoyés (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Check the %Ln unknown outcome(s)</source>
        <translation>
            <numerusform>&amp;Vérifier %Ln résultat inconnu</numerusform>
            <numerusform>&amp;Vérifier les %Ln résultats inconnus</numerusform>
        </translation>
    </message>
    <message>
        <source>This job ran on “%1”. Switch to that connection first.</source>
        <translation>Cette tâche s’exécutait sur «&#x202f;%1&#x202f;». Passez d’abord à cette connexion.</translation>
    </message>
</context>
<context>
    <name>labdesk::JobTableModel</name>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 sur %Ln utilisateur</numerusform>
            <numerusform>%1 sur %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>labdesk::JobUserTableModel</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID utilisateur</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>labdesk::JobWords</name>
    <message>
        <source>Change time zone to %1</source>
        <translation>Changer le fuseau horaire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Déconnecter %1</translation>
    </message>
    <message>
        <source>Change data collection end date to %1</source>
        <translation>Fixer la fin de la collecte au %1</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Demander une actualisation des données</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Changer le fuseau horaire</translation>
    </message>
    <message>
        <source>Disconnect source</source>
        <translation>Déconnecter la source</translation>
    </message>
    <message>
        <source>Restore time zones</source>
        <translation>Rétablir les fuseaux horaires</translation>
    </message>
    <message>
        <source>Change data collection end date</source>
        <translation>Changer la fin de la collecte</translation>
    </message>
    <message>
        <source>Check sources</source>
        <translation>Vérifier les sources</translation>
    </message>
    <message numerus="yes">
        <source>Requests new data for %Ln user(s). It can take a while to arrive.</source>
        <translation>
            <numerusform>Demande de nouvelles données pour %Ln utilisateur. Elles peuvent mettre un moment à arriver.</numerusform>
            <numerusform>Demande de nouvelles données pour %Ln utilisateurs. Elles peuvent mettre un moment à arriver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The source stops sending data for %Ln user(s). Only the users can reconnect it.</source>
        <translation>
            <numerusform>La source cesse d’envoyer des données pour %Ln utilisateur. Lui seul peut la reconnecter.</numerusform>
            <numerusform>La source cesse d’envoyer des données pour %Ln utilisateurs. Eux seuls peuvent la reconnecter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this time zone for %Ln user(s).</source>
        <translation>
            <numerusform>Définit ce fuseau horaire pour %Ln utilisateur.</numerusform>
            <numerusform>Définit ce fuseau horaire pour %Ln utilisateurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restores the previous time zone of %Ln user(s).</source>
        <translation>
            <numerusform>Rétablit le fuseau horaire précédent de %Ln utilisateur.</numerusform>
            <numerusform>Rétablit le fuseau horaire précédent de %Ln utilisateurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this data collection end date for %Ln user(s).</source>
        <translation>
            <numerusform>Définit cette fin de la collecte pour %Ln utilisateur.</numerusform>
            <numerusform>Définit cette fin de la collecte pour %Ln utilisateurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads the sources of %Ln user(s) and lists their problems. Nothing is changed or saved.</source>
        <translation>
            <numerusform>Lit les sources de %Ln utilisateur et liste leurs problèmes. Rien n’est modifié ni enregistré.</numerusform>
            <numerusform>Lit les sources de %Ln utilisateurs et liste leurs problèmes. Rien n’est modifié ni enregistré.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>Terminés&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>Échecs&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>Inconnus&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 sending</source>
        <translation>En cours d’envoi&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>En attente&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>Non envoyés&#x202f;: %1</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Succès partiel</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Résultat inconnu</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Canceling</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Rate limited</source>
        <translation>Limite atteinte</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Starts in a few seconds. Nothing has been sent yet.</source>
        <translation>Démarre dans quelques secondes. Rien n’a encore été envoyé.</translation>
    </message>
    <message numerus="yes">
        <source>Canceling. Waiting for %Ln response(s).</source>
        <translation>
            <numerusform>Annulation. %Ln réponse attendue.</numerusform>
            <numerusform>Annulation. %Ln réponses attendues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused. Nothing is sent until you resume.</source>
        <translation>En pause. Rien n’est envoyé tant que vous ne reprenez pas.</translation>
    </message>
    <message>
        <source>Can’t reach the service. Nothing is sent until you resume.</source>
        <translation>Service injoignable. Rien n’est envoyé tant que vous ne reprenez pas.</translation>
    </message>
    <message>
        <source>The connection’s key or settings don’t allow this job. Nothing is sent until you resume.</source>
        <translation>La clé ou les réglages de la connexion ne permettent pas cette tâche. Rien n’est envoyé tant que vous ne reprenez pas.</translation>
    </message>
    <message>
        <source>Several requests in a row got no response. Check these users before you resume.</source>
        <translation>Plusieurs requêtes de suite sont restées sans réponse. Examinez ces utilisateurs avant de reprendre.</translation>
    </message>
    <message>
        <source>Queued. This job starts when the running one ends.</source>
        <translation>En attente. Cette tâche démarre à la fin de celle en cours.</translation>
    </message>
    <message numerus="yes">
        <source>Rate limited. The job resumes in %Ln second(s).</source>
        <translation>
            <numerusform>Limite de requêtes atteinte. La tâche reprend dans %Ln seconde.</numerusform>
            <numerusform>Limite de requêtes atteinte. La tâche reprend dans %Ln secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>already has this time zone</source>
        <translation>a déjà ce fuseau horaire</translation>
    </message>
    <message>
        <source>doesn’t have this source</source>
        <translation>n’a pas cette source</translation>
    </message>
    <message>
        <source>no source to refresh</source>
        <translation>aucune source à actualiser</translation>
    </message>
    <message>
        <source>data collection ended, no source left</source>
        <translation>collecte terminée, plus de source</translation>
    </message>
    <message>
        <source>hourly refresh limit reached</source>
        <translation>limite horaire d’actualisations atteinte</translation>
    </message>
    <message>
        <source>had no time zone before, and it can’t be cleared</source>
        <translation>n’avait pas de fuseau horaire, et un fuseau ne peut pas être retiré</translation>
    </message>
    <message>
        <source>not changed by the original job</source>
        <translation>non modifié par la tâche d’origine</translation>
    </message>
    <message>
        <source>outcome unknown: check first</source>
        <translation>résultat inconnu&#x202f;: vérifiez d’abord</translation>
    </message>
    <message>
        <source>data collection already ends on this day</source>
        <translation>la collecte de données se termine déjà ce jour-là</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a value before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>New data is requested</source>
        <translation>De nouvelles données sont demandées</translation>
    </message>
    <message>
        <source>This source stops sending data</source>
        <translation>Cette source cesse d’envoyer des données</translation>
    </message>
    <message>
        <source>Sources are checked</source>
        <translation>Les sources sont vérifiées</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <comment>a time zone</comment>
        <translation>Retour à %1</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <translation>Pas encore confirmé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Some sources couldn’t be read</source>
        <translation>Certaines sources n’ont pas pu être lues</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Accepted, but still listed. A phone app may have reconnected it.</source>
        <translation>Accepté, mais toujours listé. Une application mobile a pu reconnecter la source.</translation>
    </message>
    <message>
        <source>Accepted, but the service still returns the old value.</source>
        <translation>Accepté, mais le service renvoie toujours l’ancienne valeur.</translation>
    </message>
    <message>
        <source>Was already disconnected.</source>
        <translation>Était déjà déconnectée.</translation>
    </message>
    <message>
        <source>Requested, but some sources failed.</source>
        <translation>Demandé, mais certaines sources ont échoué.</translation>
    </message>
    <message>
        <source>Requested. The service is still working on it.</source>
        <translation>Demandé. Le service y travaille encore.</translation>
    </message>
    <message>
        <source>Requested.</source>
        <translation>Demandé.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>Déconnectée.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Modifié.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and its problem</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Rate limited.</source>
        <translation>Limite de requêtes atteinte.</translation>
    </message>
    <message>
        <source>%1 Status %2.</source>
        <comment>what went wrong, and the HTTP status</comment>
        <translation>%1 Statut %2.</translation>
    </message>
    <message>
        <source>Checked: the service still returns the old value. The change may still take effect.</source>
        <translation>Vérifié&#x202f;: le service renvoie toujours l’ancienne valeur. La modification peut encore prendre effet.</translation>
    </message>
    <message>
        <source>Sent, but no response arrived.</source>
        <translation>Envoyé, mais aucune réponse n’est arrivée.</translation>
    </message>
    <message>
        <source>&amp;Request data refresh</source>
        <translation>&amp;Demander une actualisation</translation>
    </message>
    <message>
        <source>C&amp;hange time zone</source>
        <translation>Changer le fuseau &amp;horaire</translation>
    </message>
    <message>
        <source>&amp;Disconnect source</source>
        <translation>Déconne&amp;cter la source</translation>
    </message>
    <message>
        <source>&amp;Restore time zones</source>
        <translation>&amp;Rétablir les fuseaux horaires</translation>
    </message>
    <message>
        <source>Change data &amp;collection end date</source>
        <translation>Changer la fin de la &amp;collecte</translation>
    </message>
    <message>
        <source>Chec&amp;k sources</source>
        <translation>Vérifier les sour&amp;ces</translation>
    </message>
    <message>
        <source>data collection starts after this day</source>
        <translation>la collecte de données commence après ce jour</translation>
    </message>
    <message>
        <source>changed somewhere else in the meantime</source>
        <translation>modifié ailleurs entre-temps</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>Ignorés&#x202f;: %1</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ignoré</translation>
    </message>
    <message>
        <source>source reconnected in the meantime</source>
        <translation>source reconnectée entre-temps</translation>
    </message>
    <message>
        <source>%1 partly done</source>
        <translation>Succès partiels&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 not confirmed yet</source>
        <translation>Pas encore confirmés&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::JobsPane</name>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>No job selected</source>
        <translation>Aucune tâche sélectionnée</translation>
    </message>
    <message>
        <source>Select a job to see its progress.</source>
        <translation>Sélectionnez une tâche pour voir son avancement.</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récentes d’abord</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>Aucune tâche</translation>
    </message>
    <message>
        <source>Select two or more users, then choose an action.</source>
        <translation>Sélectionnez au moins deux utilisateurs, puis choisissez une action.</translation>
    </message>
    <message>
        <source>Sho&amp;w users</source>
        <translation>A&amp;fficher les utilisateurs</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Exported the results.</source>
        <translation>Résultats exportés.</translation>
    </message>
    <message>
        <source>No job selected.</source>
        <translation>Aucune tâche sélectionnée.</translation>
    </message>
    <message>
        <source>Go to the job list</source>
        <translation>Aller à la liste des tâches</translation>
    </message>
    <message>
        <source>Reload jobs</source>
        <translation>Recharger les tâches</translation>
    </message>
    <message>
        <source>This list updates automatically.</source>
        <translation>Cette liste se met à jour automatiquement.</translation>
    </message>
    <message>
        <source>Copy link to jobs</source>
        <translation>Copier le lien vers les tâches</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Pause job</source>
        <translation>Mettre la tâche en pause</translation>
    </message>
    <message>
        <source>The job isn’t running.</source>
        <translation>La tâche n’est pas en cours.</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Annuler la tâche</translation>
    </message>
    <message>
        <source>The job has ended.</source>
        <translation>La tâche est terminée.</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>arrêter stop</translation>
    </message>
    <message>
        <source>Export job results…</source>
        <translation>Exporter les résultats de la tâche…</translation>
    </message>
    <message>
        <source>save CSV</source>
        <translation>enregistrer CSV</translation>
    </message>
    <message numerus="yes">
        <source>Send the request again for %Ln user(s)?</source>
        <translation>
            <numerusform>Envoyer de nouveau la requête pour %Ln utilisateur&#x202f;?</numerusform>
            <numerusform>Envoyer de nouveau la requête pour %Ln utilisateurs&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry failures</source>
        <translation>Relancer les échecs</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonPanel</name>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>Retour à la ligne</translation>
    </message>
    <message>
        <source>Raw response</source>
        <translation>Réponse brute</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find in response</source>
        <translation>Rechercher dans la réponse</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Changes since the previous response</source>
        <translation>Changements depuis la réponse précédente</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the hits</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>This response is too large for a tree (%1) and is shown as text only.</source>
        <translation>Cette réponse est trop volumineuse pour un arbre (%1) et s’affiche en texte seul.</translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation>Chemin copié.</translation>
    </message>
    <message>
        <source>Copied the value.</source>
        <translation>Valeur copiée.</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonTreeModel</name>
    <message>
        <source>unknown field, not in the contract</source>
        <translation>champ inconnu, absent du contrat</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonTreeView</name>
    <message>
        <source>Raw response</source>
        <translation>Réponse brute</translation>
    </message>
</context>
<context>
    <name>labdesk::KeptSecretField</name>
    <message>
        <source>Replace…</source>
        <translation>Remplacer…</translation>
    </message>
    <message>
        <source>%1: stored, never shown</source>
        <translation>%1&#x202f;: enregistré, jamais affiché</translation>
    </message>
    <message>
        <source>Replace: %1</source>
        <translation>Remplacer&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::KnownValues</name>
    <message>
        <source>Web sign-in</source>
        <translation>Authentification web</translation>
    </message>
    <message>
        <source>Team account</source>
        <translation>Compte d’équipe</translation>
    </message>
    <message>
        <source>Phone app</source>
        <translation>Application mobile</translation>
    </message>
    <message>
        <source>User name and password</source>
        <translation>Nom d’utilisateur et mot de passe</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>App</source>
        <translation>Application</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Sommeil</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Workouts</source>
        <translation>Entraînements</translation>
    </message>
    <message>
        <source>Workout stream</source>
        <translation>Flux d’entraînement</translation>
    </message>
    <message>
        <source>Glucose</source>
        <translation>Glucose</translation>
    </message>
    <message>
        <source>Heart rate</source>
        <translation>Fréquence cardiaque</translation>
    </message>
    <message>
        <source>Heart rate variability</source>
        <translation>Variabilité cardiaque</translation>
    </message>
    <message>
        <source>Blood oxygen</source>
        <translation>Oxygène sanguin</translation>
    </message>
    <message>
        <source>Blood pressure</source>
        <translation>Tension artérielle</translation>
    </message>
    <message>
        <source>Cholesterol</source>
        <translation>Cholestérol</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Body fat</source>
        <translation>Masse grasse</translation>
    </message>
    <message>
        <source>Body temperature</source>
        <translation>Température corporelle</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>Repas</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Caffeine</source>
        <translation>Caféine</translation>
    </message>
    <message>
        <source>Mindfulness minutes</source>
        <translation>Minutes de pleine conscience</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Active calories</source>
        <translation>Calories actives</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Floors climbed</source>
        <translation>Étages montés</translation>
    </message>
    <message>
        <source>Respiratory rate</source>
        <translation>Fréquence respiratoire</translation>
    </message>
    <message>
        <source>VO2 max</source>
        <translation>VO2 max</translation>
    </message>
    <message>
        <source>Basal calories</source>
        <translation>Calories au repos</translation>
    </message>
    <message>
        <source>Stress level</source>
        <translation>Niveau de stress</translation>
    </message>
    <message>
        <source>Menstrual cycle</source>
        <translation>Cycle menstruel</translation>
    </message>
    <message>
        <source>Electrocardiogram</source>
        <translation>Électrocardiogramme</translation>
    </message>
    <message>
        <source>AFib burden</source>
        <translation>Charge de FA</translation>
    </message>
    <message>
        <source>Sleep cycle</source>
        <translation>Cycle de sommeil</translation>
    </message>
    <message>
        <source>Hypnogram</source>
        <translation>Hypnogramme</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>STAT testing</source>
        <translation>Analyses urgentes (STAT)</translation>
    </message>
    <message>
        <source>Appointments</source>
        <translation>Rendez-vous</translation>
    </message>
    <message>
        <source>Appointments booked through the service</source>
        <translation>Rendez-vous pris par le service</translation>
    </message>
    <message>
        <source>Appointments booked with the lab</source>
        <translation>Rendez-vous pris auprès du laboratoire</translation>
    </message>
    <message>
        <source>Pediatric draws</source>
        <translation>Prélèvements pédiatriques</translation>
    </message>
    <message>
        <source>Glucose tolerance tests</source>
        <translation>Tests de tolérance au glucose</translation>
    </message>
    <message>
        <source>Bills the client</source>
        <translation>Facture le client</translation>
    </message>
    <message>
        <source>Bills commercial insurance</source>
        <translation>Facture l’assurance privée</translation>
    </message>
    <message>
        <source>Bills the patient through the client</source>
        <translation>Facture le patient via le client</translation>
    </message>
    <message>
        <source>Bills the patient</source>
        <translation>Facture le patient</translation>
    </message>
</context>
<context>
    <name>labdesk::LabButtons</name>
    <message>
        <source>Search %1</source>
        <translation>Rechercher chez %1</translation>
    </message>
</context>
<context>
    <name>labdesk::LastRefresh</name>
    <message>
        <source>Last request at %1: failed.</source>
        <translation>Dernière demande (%1)&#x202f;: échec.</translation>
    </message>
    <message>
        <source>Last request at %1: accepted.</source>
        <translation>Dernière demande (%1)&#x202f;: acceptée.</translation>
    </message>
    <message>
        <source>Last request at %1: %2.</source>
        <translation>Dernière demande (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The outcome of the last refresh request is unknown. Check it first.</source>
        <translation>On ignore si la dernière actualisation a été demandée. Vérifiez-le d’abord.</translation>
    </message>
    <message>
        <source>A refresh was requested. Waiting for the response.</source>
        <translation>Une actualisation a été demandée. En attente de la réponse.</translation>
    </message>
    <message>
        <source>The service is rate limiting data refreshes. Try again in %1.</source>
        <translation>Le service limite les actualisations de données. Réessayez dans %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::LeaveDialog</name>
    <message numerus="yes">
        <source>%Ln user(s) are still queued. Nothing will be sent for them.</source>
        <translation>
            <numerusform>%Ln utilisateur est encore en attente. Rien ne sera envoyé pour lui.</numerusform>
            <numerusform>%Ln utilisateurs sont encore en attente. Rien ne sera envoyé pour eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes for %Ln user(s) are being sent. Their outcome will be unknown.</source>
        <translation>
            <numerusform>La modification de %Ln utilisateur est en cours d’envoi. Son résultat restera inconnu.</numerusform>
            <numerusform>Les modifications de %Ln utilisateurs sont en cours d’envoi. Leur résultat restera inconnu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished jobs are listed the next time you start Labdesk and won’t resume automatically.</source>
        <translation>Les tâches inachevées figureront dans la liste au prochain démarrage de Labdesk et ne reprendront pas automatiquement.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) haven’t finished</source>
        <translation>
            <numerusform>%Ln tâche n’est pas terminée</numerusform>
            <numerusform>%Ln tâches ne sont pas terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) being sent</source>
        <translation>
            <numerusform>%Ln modification en cours d’envoi</numerusform>
            <numerusform>%Ln modifications en cours d’envoi</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit before changes are sent?</source>
        <translation>Quitter avant l’envoi des modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Switch connections before changes are sent?</source>
        <translation>Changer de connexion avant l’envoi des modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Start over before changes are sent?</source>
        <translation>Recommencer avant l’envoi des modifications&#x202f;?</translation>
    </message>
    <message>
        <source>A countdown hasn’t ended, so its change hasn’t been made. If you stay, the countdown continues. If you go ahead, the change is canceled.</source>
        <translation>Un compte à rebours n’est pas terminé&#x202f;: sa modification n’a pas encore été faite. Si vous restez, il continue. Si vous poursuivez, la modification est annulée.</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Attendre</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Rester</translation>
    </message>
    <message>
        <source>Switch anyway</source>
        <translation>Changer quand même</translation>
    </message>
    <message>
        <source>Start over anyway</source>
        <translation>Recommencer quand même</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Quit without sending</source>
        <translation>Quitter sans envoyer</translation>
    </message>
    <message>
        <source>The service hasn’t responded yet. If you go ahead now, the outcome stays unknown.</source>
        <translation>Le service n’a pas encore répondu. Si vous poursuivez maintenant, le résultat restera inconnu.</translation>
    </message>
    <message>
        <source>If you wait, Labdesk goes ahead when the service responds.</source>
        <translation>Si vous attendez, Labdesk poursuit dès que le service répond.</translation>
    </message>
</context>
<context>
    <name>labdesk::LinkDialog</name>
    <message>
        <source>It opens user %1.</source>
        <translation>Il ouvre l’utilisateur %1.</translation>
    </message>
    <message>
        <source>It shows provider %1.</source>
        <translation>Il affiche le fournisseur %1.</translation>
    </message>
    <message>
        <source>It shows the users.</source>
        <translation>Il affiche les utilisateurs.</translation>
    </message>
    <message>
        <source>It filters the users by “%1”.</source>
        <translation>Il filtre les utilisateurs par «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>It searches for service centers for order %1.</source>
        <translation>Il cherche des centres de prélèvement pour la commande %1.</translation>
    </message>
    <message>
        <source>It searches for service centers near %1.</source>
        <translation>Il cherche des centres de prélèvement près de %1.</translation>
    </message>
    <message>
        <source>It searches for the payor with code %1.</source>
        <translation>Il cherche le payeur dont le code est %1.</translation>
    </message>
    <message>
        <source>It opens a page in Labdesk.</source>
        <translation>Il ouvre une page dans Labdesk.</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>Ouvrir ce lien&#x202f;?</translation>
    </message>
    <message>
        <source>It belongs to %1. Labdesk switches to “%2” first.</source>
        <translation>Il appartient à %1. Labdesk passe d’abord à «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>It’s for %1, which isn’t one of your connections. In “%2” it may find nothing, or a different user.</source>
        <translation>Il vise %1, qui ne figure pas parmi vos connexions. Dans «&#x202f;%2&#x202f;», il peut ne rien trouver, ou trouver un autre utilisateur.</translation>
    </message>
    <message>
        <source>You’re in production, and links can come from anywhere.</source>
        <translation>Vous êtes en production, et un lien peut venir de n’importe où.</translation>
    </message>
    <message>
        <source>&amp;Switch and open</source>
        <translation>&amp;Changer et ouvrir</translation>
    </message>
    <message>
        <source>&amp;Open anyway</source>
        <translation>&amp;Ouvrir quand même</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>It sets the ticket number to %1.</source>
        <translation>Il définit le numéro de ticket %1.</translation>
    </message>
    <message>
        <source>It replaces ticket %1 with %2. Your next changes are recorded with %2.</source>
        <translation>Il remplace le ticket %1 par %2. Vos prochaines modifications seront consignées avec %2.</translation>
    </message>
    <message>
        <source>Opening a link never changes data.</source>
        <translation>Ouvrir un lien ne modifie jamais de données.</translation>
    </message>
</context>
<context>
    <name>labdesk::LinkRouter</name>
    <message>
        <source>Labdesk can’t open this link.</source>
        <translation>Labdesk ne peut pas ouvrir ce lien.</translation>
    </message>
    <message>
        <source>A link is waiting. It opens when you unlock.</source>
        <translation>Un lien est en attente. Il s’ouvrira au déverrouillage.</translation>
    </message>
    <message>
        <source>A link is waiting. It opens when you close the dialog.</source>
        <translation>Un lien est en attente. Il s’ouvrira lorsque vous fermerez la boîte de dialogue.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>Ticket number set to %1 from the link.</source>
        <translation>Le numéro de ticket %1 vient du lien.</translation>
    </message>
    <message>
        <source>The ticket number in the link was ignored. %1</source>
        <translation>Le numéro de ticket du lien a été ignoré. %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ListDetailPane</name>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>labdesk::ListHeader</name>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Reload (F5)</source>
        <translation>Recharger (F5)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of the list, count</comment>
        <translation>%1&#x202f;: %2</translation>
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
        <translation>Lignes JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>&amp;Plain text</source>
        <translation>Te&amp;xte brut</translation>
    </message>
    <message>
        <source>With &amp;headers</source>
        <translation>Avec en-&amp;têtes</translation>
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
        <translation>&amp;Lignes JSON</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Copier la li&amp;gne</translation>
    </message>
    <message>
        <source>Copy &amp;list as</source>
        <translation>Copier la &amp;liste comme</translation>
    </message>
    <message>
        <source>&amp;Export list…</source>
        <translation>E&amp;xporter la liste…</translation>
    </message>
    <message>
        <source>There are no rows.</source>
        <translation>Il n’y a aucune ligne.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>%Ln ligne copiée.</numerusform>
            <numerusform>%Ln lignes copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many rows to copy (more than %1). Filter the list first.</source>
        <translation>Trop de lignes à copier (plus de %1). Filtrez d’abord la liste.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s) as %1.</source>
        <translation>
            <numerusform>%Ln ligne copiée en %1.</numerusform>
            <numerusform>%Ln lignes copiées en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Exporter la liste</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln row(s).</source>
        <translation>
            <numerusform>%Ln ligne exportée.</numerusform>
            <numerusform>%Ln lignes exportées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy list as…</source>
        <translation>Copier la liste comme…</translation>
    </message>
    <message>
        <source>CSV JSON Markdown plain clipboard</source>
        <translation>CSV JSON Markdown brut presse-papiers</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>Exporter la liste…</translation>
    </message>
    <message>
        <source>CSV JSON save file download</source>
        <translation>CSV JSON enregistrer fichier télécharger</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Lignes JSON</translation>
    </message>
</context>
<context>
    <name>labdesk::LocalConnectionPage</name>
    <message>
        <source>Start &amp;over…</source>
        <translation>Rec&amp;ommencer…</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>URL de base</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Authentification</translation>
    </message>
    <message>
        <source>API key, known only to Labdesk</source>
        <translation>Clé API, connue de Labdesk seul</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Allowed: all data is sample data</source>
        <translation>Autorisées&#x202f;: toutes les données sont des exemples</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Off: the service works normally</source>
        <translation>Désactivée&#x202f;: le service fonctionne normalement</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Sample data</source>
        <translation>Données d’exemple</translation>
    </message>
    <message>
        <source>Keeps every change until you start over</source>
        <translation>Garde chaque modification jusqu’à ce que vous recommenciez</translation>
    </message>
    <message>
        <source>Connect to the local service first.</source>
        <translation>Connectez-vous d’abord au service local.</translation>
    </message>
    <message>
        <source>Connect to the local service to practice.</source>
        <translation>Connectez-vous au service local pour vous exercer.</translation>
    </message>
    <message>
        <source>Choose a problem that the local service simulates until you end practice.</source>
        <translation>Choisissez un problème que le service local simule jusqu’à ce que vous terminiez la simulation.</translation>
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
        <translation>La clé de cette connexion n’était gardée que pour cette session et a été supprimée. Saisissez-la de nouveau.</translation>
    </message>
    <message>
        <source>This connection’s key has been removed. Enter it again.</source>
        <translation>La clé de cette connexion a été supprimée. Saisissez-la de nouveau.</translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreen</name>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>All loaded data was cleared from memory.</source>
        <translation>Toutes les données chargées ont été effacées de la mémoire.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Forget keys…</source>
        <translation>Oublier les clés…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Caps Lock is on.</source>
        <translation>Verr. Maj est activé.</translation>
    </message>
    <message>
        <source>Couldn’t read this connection’s key.</source>
        <translation>Impossible de lire la clé de cette connexion.</translation>
    </message>
    <message>
        <source>The keychain may be locked. Unlock it and try again.</source>
        <translation>Le trousseau est peut-être verrouillé. Déverrouillez-le et réessayez.</translation>
    </message>
    <message>
        <source>Continue without the key</source>
        <translation>Continuer sans la clé</translation>
    </message>
    <message>
        <source>Forget all keys and the passphrase?</source>
        <translation>Oublier toutes les clés et la phrase secrète&#x202f;?</translation>
    </message>
    <message>
        <source>Forget keys</source>
        <translation>Oublier les clés</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Phrase secrète incorrecte.</translation>
    </message>
    <message>
        <source>Incorrect passphrase. %1</source>
        <translation>Phrase secrète incorrecte. %1</translation>
    </message>
    <message>
        <source>Try again in %1&#xa0;s.</source>
        <translation>Réessayez dans %1&#xa0;s.</translation>
    </message>
    <message>
        <source>Too many incorrect attempts.</source>
        <translation>Trop de tentatives incorrectes.</translation>
    </message>
    <message>
        <source>No passphrase is set, so anyone at this computer can unlock Labdesk.</source>
        <translation>Aucune phrase secrète n’est définie&#x202f;: toute personne devant cet ordinateur peut déverrouiller Labdesk.</translation>
    </message>
    <message>
        <source>Forgetting keys…</source>
        <translation>Oubli des clés…</translation>
    </message>
    <message>
        <source>A key may still be in the keychain, so the passphrase stays.</source>
        <translation>Le trousseau contient peut-être encore une clé. La phrase secrète est donc conservée.</translation>
    </message>
    <message>
        <source>Unlock the keychain, or delete “labdesk” in your keychain app, and try again.</source>
        <translation>Déverrouillez le trousseau ou supprimez «&#x202f;labdesk&#x202f;» dans votre application de trousseau, puis réessayez.</translation>
    </message>
    <message>
        <source>Keys are also removed from the keychain, and unfinished jobs end. Settings are kept.</source>
        <translation>Les clés sont aussi retirées du trousseau et les tâches inachevées s’arrêtent. Les réglages sont conservés.</translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreenStatus</name>
    <message numerus="yes">
        <source>%Ln job(s) paused</source>
        <translation>
            <numerusform>%Ln tâche en pause</numerusform>
            <numerusform>%Ln tâches en pause</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) running</source>
        <translation>
            <numerusform>%Ln tâche en cours</numerusform>
            <numerusform>%Ln tâches en cours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::LogindWatch</name>
    <message>
        <source>Locks the screen</source>
        <translation>Verrouille l’écran</translation>
    </message>
</context>
<context>
    <name>labdesk::MainJob</name>
    <message>
        <source>The service didn’t respond in time.</source>
        <translation>Le service n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation>aucun fuseau horaire</translation>
    </message>
    <message>
        <source>Newest user</source>
        <translation>Utilisateur le plus récent</translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation>Centres de prélèvement</translation>
    </message>
    <message numerus="yes">
        <source>%Ln within 25 miles of %1 (lab %2)</source>
        <translation>
            <numerusform>%Ln à moins de 25 miles de %1 (labo %2)</numerusform>
            <numerusform>%Ln à moins de 25 miles de %1 (labo %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mi  %2, %3</source>
        <translation>%1&#xa0;mi  %2, %3</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Payeurs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln for “%1”</source>
        <translation>
            <numerusform>%Ln pour «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>%Ln pour «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MainWindow</name>
    <message numerus="yes">
        <source>Skipped %Ln page(s) that no longer exist.</source>
        <translation>
            <numerusform>%Ln page qui n’existe plus a été ignorée.</numerusform>
            <numerusform>%Ln pages qui n’existent plus ont été ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk</source>
        <translation>Labdesk</translation>
    </message>
    <message>
        <source>Labdesk — %1 (%2)</source>
        <translation>Labdesk — %1 (%2)</translation>
    </message>
    <message>
        <source>No other page to go to.</source>
        <translation>Il n’y a pas d’autre page où aller.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Recherche ou commande</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Volet précédent</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>Connexions…</translation>
    </message>
    <message>
        <source>Ticket number…</source>
        <translation>Numéro de ticket…</translation>
    </message>
    <message>
        <source>Change or clear the ticket number…</source>
        <translation>Modifier ou effacer le numéro de ticket…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Support bundle…</source>
        <translation>Fichier d’assistance…</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Aide de cette page</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>End privacy mode</source>
        <translation>Quitter le mode confidentialité</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Mode confidentialité</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Show all tools</source>
        <translation>Afficher tous les outils</translation>
    </message>
    <message>
        <source>advanced expert administrator raw more</source>
        <translation>avancé expert administrateur brut plus</translation>
    </message>
    <message>
        <source>Show only what you need on a call</source>
        <translation>Afficher seulement ce qu’il faut pour un appel</translation>
    </message>
    <message>
        <source>hide cover screen away log out sign off</source>
        <translation>masquer cacher écran absent déconnexion quitter</translation>
    </message>
</context>
<context>
    <name>labdesk::MapButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Show all centers</source>
        <translation>Afficher tous les centres</translation>
    </message>
</context>
<context>
    <name>labdesk::MapLegend</name>
    <message>
        <source>Map legend</source>
        <translation>Légende de la carte</translation>
    </message>
    <message>
        <source>Approximate map, drawn offline. Towns: GeoNames, CC BY 4.0</source>
        <translation>Carte approximative, dessinée hors ligne. Villes&#x202f;: GeoNames, CC BY 4.0</translation>
    </message>
    <message>
        <source>Exact location</source>
        <translation>Position exacte</translation>
    </message>
    <message>
        <source>Estimated from ZIP code</source>
        <translation>Estimée d’après le code postal</translation>
    </message>
    <message>
        <source>Estimated from ZIP code and distance</source>
        <translation>Estimée d’après le code postal et la distance</translation>
    </message>
    <message>
        <source>In this ZIP code, direction unknown</source>
        <translation>Dans ce code postal, direction inconnue</translation>
    </message>
</context>
<context>
    <name>labdesk::MapTexts</name>
    <message>
        <source>Canada</source>
        <translation>Canada</translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation>Mexique</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>North, on the map&apos;s arrow</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <translation>%1&#xa0;mi</translation>
    </message>
    <message>
        <source>Approximate</source>
        <extracomment>On the map: it is drawn from outlines and ZIP codes</extracomment>
        <translation>Approximatif</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>On the map where several centers stand at one spot: how many</extracomment>
        <translation>×%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers here</source>
        <translation>
            <numerusform>%Ln centre ici</numerusform>
            <numerusform>%Ln centres ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… et %Ln de plus</numerusform>
            <numerusform>… et %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 mi</source>
        <translation>%1 · %2&#xa0;mi</translation>
    </message>
    <message>
        <source>Exact location</source>
        <translation>Position exacte</translation>
    </message>
    <message>
        <source>In this ZIP code, direction unknown</source>
        <translation>Dans ce code postal, direction inconnue</translation>
    </message>
    <message>
        <source>Estimated from ZIP code and distance</source>
        <translation>Estimée d’après le code postal et la distance</translation>
    </message>
    <message>
        <source>%1, %2, %3 miles</source>
        <translation>%1, %2, %3 miles</translation>
    </message>
    <message>
        <source>%1, %2, distance unknown</source>
        <translation>%1, %2, distance inconnue</translation>
    </message>
    <message>
        <source>No service centers on the map</source>
        <translation>Aucun centre de prélèvement sur la carte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers within %1 miles of %2</source>
        <translation>
            <numerusform>%Ln centre à moins de %1 miles de %2</numerusform>
            <numerusform>%Ln centres à moins de %1 miles de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers</source>
        <translation>
            <numerusform>%Ln centre</numerusform>
            <numerusform>%Ln centres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nearest %2 miles</source>
        <translation>%1, le plus proche à %2 miles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the map</source>
        <translation>
            <numerusform>%Ln absent de la carte</numerusform>
            <numerusform>%Ln absents de la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1, %2</source>
        <translation>Sélectionné&#x202f;: %1, %2</translation>
    </message>
    <message>
        <source>Lake Superior</source>
        <translation>Lac Supérieur</translation>
    </message>
    <message>
        <source>Green Bay</source>
        <translation>Baie Green</translation>
    </message>
    <message>
        <source>Lake Michigan</source>
        <translation>Lac Michigan</translation>
    </message>
    <message>
        <source>Saginaw Bay</source>
        <translation>Baie de Saginaw</translation>
    </message>
    <message>
        <source>Lake Huron</source>
        <translation>Lac Huron</translation>
    </message>
    <message>
        <source>Lake St. Clair</source>
        <translation>Lac Sainte-Claire</translation>
    </message>
    <message>
        <source>Lake Erie</source>
        <translation>Lac Érié</translation>
    </message>
    <message>
        <source>Lake Ontario</source>
        <translation>Lac Ontario</translation>
    </message>
    <message>
        <source>Puget Sound</source>
        <translation>Puget Sound</translation>
    </message>
    <message>
        <source>Strait of Juan de Fuca</source>
        <translation>Détroit de Juan de Fuca</translation>
    </message>
    <message>
        <source>San Pablo Bay</source>
        <translation>Baie de San Pablo</translation>
    </message>
    <message>
        <source>San Francisco Bay</source>
        <translation>Baie de San Francisco</translation>
    </message>
    <message>
        <source>Monterey Bay</source>
        <translation>Baie de Monterey</translation>
    </message>
    <message>
        <source>Santa Monica Bay</source>
        <translation>Baie de Santa Monica</translation>
    </message>
    <message>
        <source>Galveston Bay</source>
        <translation>Baie de Galveston</translation>
    </message>
    <message>
        <source>Corpus Christi Bay</source>
        <translation>Baie de Corpus Christi</translation>
    </message>
    <message>
        <source>Mississippi Sound</source>
        <translation>Baie du Mississippi</translation>
    </message>
    <message>
        <source>Mobile Bay</source>
        <translation>Baie de Mobile</translation>
    </message>
    <message>
        <source>Apalachee Bay</source>
        <translation>Baie d’Apalachee</translation>
    </message>
    <message>
        <source>Tampa Bay</source>
        <translation>Baie de Tampa</translation>
    </message>
    <message>
        <source>Charlotte Harbor</source>
        <translation>Charlotte Harbor</translation>
    </message>
    <message>
        <source>Florida Bay</source>
        <translation>Baie de Floride</translation>
    </message>
    <message>
        <source>Biscayne Bay</source>
        <translation>Baie de Biscayne</translation>
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
        <translation>Baie de Chesapeake</translation>
    </message>
    <message>
        <source>Delaware Bay</source>
        <translation>Baie de Delaware</translation>
    </message>
    <message>
        <source>Raritan Bay</source>
        <translation>Baie de Raritan</translation>
    </message>
    <message>
        <source>Long Island Sound</source>
        <translation>Détroit de Long Island</translation>
    </message>
    <message>
        <source>Narragansett Bay</source>
        <translation>Baie de Narragansett</translation>
    </message>
    <message>
        <source>Rhode Island Sound</source>
        <translation>Rhode Island Sound</translation>
    </message>
    <message>
        <source>Buzzards Bay</source>
        <translation>Baie Buzzards</translation>
    </message>
    <message>
        <source>Nantucket Sound</source>
        <translation>Détroit de Nantucket</translation>
    </message>
    <message>
        <source>Cape Cod Bay</source>
        <translation>Baie de Cape Cod</translation>
    </message>
    <message>
        <source>Massachusetts Bay</source>
        <translation>Baie du Massachusetts</translation>
    </message>
    <message>
        <source>Casco Bay</source>
        <translation>Baie de Casco</translation>
    </message>
    <message>
        <source>Penobscot Bay</source>
        <translation>Baie de Penobscot</translation>
    </message>
    <message>
        <source>Gulf of Maine</source>
        <translation>Golfe du Maine</translation>
    </message>
    <message>
        <source>Cook Inlet</source>
        <translation>Golfe de Cook</translation>
    </message>
    <message>
        <source>Prince William Sound</source>
        <translation>Baie du Prince-William</translation>
    </message>
    <message>
        <source>Bristol Bay</source>
        <translation>Baie de Bristol</translation>
    </message>
    <message>
        <source>Norton Sound</source>
        <translation>Baie Norton</translation>
    </message>
    <message>
        <source>Gulf of Alaska</source>
        <translation>Golfe d’Alaska</translation>
    </message>
    <message>
        <source>Bering Sea</source>
        <translation>Mer de Béring</translation>
    </message>
    <message>
        <source>Chukchi Sea</source>
        <translation>Mer des Tchouktches</translation>
    </message>
    <message>
        <source>Beaufort Sea</source>
        <translation>Mer de Beaufort</translation>
    </message>
    <message>
        <source>Philippine Sea</source>
        <translation>Mer des Philippines</translation>
    </message>
    <message>
        <source>Caribbean Sea</source>
        <translation>Mer des Caraïbes</translation>
    </message>
    <message>
        <source>Gulf</source>
        <translation>Golfe</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Océan Atlantique</translation>
    </message>
    <message>
        <source>Pacific Ocean</source>
        <translation>Océan Pacifique</translation>
    </message>
    <message>
        <source>%1, %2, under %3 miles</source>
        <translation>%1, %2, moins de %3 mile</translation>
    </message>
    <message>
        <source>%1, nearest under %2 miles</source>
        <translation>%1, le plus proche à moins de %2 mile</translation>
    </message>
</context>
<context>
    <name>labdesk::MaskedValue</name>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>Non fourni</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, masqué</translation>
    </message>
    <message>
        <source>%1, not provided</source>
        <translation>%1, non fourni</translation>
    </message>
    <message>
        <source>Hide · %1&#xa0;s</source>
        <translation>Masquer · %1&#xa0;s</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message numerus="yes">
        <source>Shown for %Ln second(s)</source>
        <translation>
            <numerusform>Affiché pendant %Ln seconde</numerusform>
            <numerusform>Affiché pendant %Ln secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: shown for %Ln second(s)</source>
        <translation>
            <numerusform>%1&#x202f;: affiché pendant %Ln seconde</numerusform>
            <numerusform>%1&#x202f;: affiché pendant %Ln secondes</numerusform>
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
            <numerusform>%Ln certificat, le premier «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>%Ln certificats, le premier «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Expired certificates are ignored; the first one expired on %1.</source>
        <translation>Les certificats expirés sont ignorés&#x202f;; le premier a expiré le %1.</translation>
    </message>
    <message>
        <source>Valid until %1.</source>
        <translation>Valable jusqu’au %1.</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>A&amp;vancé</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Advanced: proxy, certificates, timeout</source>
        <translation>Avancé&#x202f;: proxy, certificats, délai</translation>
    </message>
    <message>
        <source>Prox&amp;y</source>
        <translation>Prox&amp;y</translation>
    </message>
    <message>
        <source>Proxy sign-in</source>
        <translation>Authentification proxy</translation>
    </message>
    <message>
        <source>E&amp;xtra CA file</source>
        <translation>Fichier d’AC a&amp;jouté</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Certificat client</translation>
    </message>
    <message>
        <source>Ti&amp;meout</source>
        <translation>&amp;Délai d’attente</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Custom:</source>
        <translation>Personnalisé&#x202f;:</translation>
    </message>
    <message>
        <source>Proxy host and port</source>
        <translation>Hôte et port du proxy</translation>
    </message>
    <message>
        <source>Certificate authority (CA) file, trusted in addition to the system’s</source>
        <translation>Fichier d’autorité de certification (AC), approuvé en plus de celles du système</translation>
    </message>
    <message>
        <source>PEM file (optional)</source>
        <translation>Fichier PEM (facultatif)</translation>
    </message>
    <message>
        <source>How long to wait for a response</source>
        <translation>Temps d’attente d’une réponse</translation>
    </message>
    <message>
        <source>No proxy in use. The service is on this computer.</source>
        <translation>Aucun proxy utilisé. Le service est sur cet ordinateur.</translation>
    </message>
    <message>
        <source>No proxy in use.</source>
        <translation>Aucun proxy utilisé.</translation>
    </message>
    <message>
        <source>In use: %1.</source>
        <translation>Utilisé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Looking up this computer’s proxy…</source>
        <translation>Recherche du proxy de cet ordinateur…</translation>
    </message>
    <message>
        <source>Needed only if your network uses its own certificate authority. Certificates are still fully verified.</source>
        <translation>Nécessaire seulement si votre réseau utilise sa propre autorité de certification. Les certificats restent entièrement vérifiés.</translation>
    </message>
    <message>
        <source>system proxy</source>
        <translation>proxy système</translation>
    </message>
    <message>
        <source>no proxy</source>
        <translation>sans proxy</translation>
    </message>
    <message>
        <source>proxy %1</source>
        <translation>proxy %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>fichier d’AC ajouté</translation>
    </message>
    <message>
        <source>client certificate</source>
        <translation>certificat client</translation>
    </message>
    <message>
        <source>Extra CA file</source>
        <translation>Fichier d’AC ajouté</translation>
    </message>
    <message>
        <source>Certificates (%1)</source>
        <translation>Certificats (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tous les fichiers (%1)</translation>
    </message>
</context>
<context>
    <name>labdesk::NewJobDialog</name>
    <message>
        <source>New time zone</source>
        <translation>Nouveau fuseau horaire</translation>
    </message>
    <message>
        <source>New time &amp;zone</source>
        <translation>Nouveau &amp;fuseau horaire</translation>
    </message>
    <message>
        <source>Source to disconnect</source>
        <translation>Source à déconnecter</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a source and how many have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>New data collection end date</source>
        <translation>Nouvelle fin de la collecte</translation>
    </message>
    <message>
        <source>New data collection &amp;end date</source>
        <translation>Nouvelle &amp;fin de la collecte</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Utilisateurs de cette tâche</translation>
    </message>
    <message>
        <source>Affected</source>
        <translation>Concernés</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ignorés</translation>
    </message>
    <message>
        <source>Affected users</source>
        <translation>Utilisateurs concernés</translation>
    </message>
    <message>
        <source>Skipped users</source>
        <translation>Utilisateurs ignorés</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>why users are left out, and how many</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) per second</source>
        <translation>
            <numerusform>%Ln utilisateur par seconde</numerusform>
            <numerusform>%Ln utilisateurs par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;peed (up to four users at a time)</source>
        <translation>&amp;Vitesse (quatre utilisateurs à la fois au plus)</translation>
    </message>
    <message>
        <source>Number of users</source>
        <translation>Nombre d’utilisateurs</translation>
    </message>
    <message numerus="yes">
        <source>Checking %Ln user(s)…</source>
        <translation>
            <numerusform>Vérification de %Ln utilisateur…</numerusform>
            <numerusform>Vérification de %Ln utilisateurs…</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a time zone to see who is affected.</source>
        <translation>Choisissez un fuseau horaire pour voir qui est concerné.</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type the number of users: %1</source>
        <translation>Vous êtes en production. Pour continuer, saisissez le &amp;nombre d’utilisateurs&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln user(s)?</source>
        <comment>what a job does</comment>
        <translation>
            <numerusform>%1 pour %Ln utilisateur&#x202f;?</numerusform>
            <numerusform>%1 pour %Ln utilisateurs&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no time zone now. For those users, the change can’t be undone.</source>
        <translation>
            <numerusform>%Ln d’entre eux n’a pas de fuseau horaire. Pour cet utilisateur, la modification est irréversible.</numerusform>
            <numerusform>%Ln d’entre eux n’ont pas de fuseau horaire. Pour ces utilisateurs, la modification est irréversible.</numerusform>
        </translation>
    </message>
    <message>
        <source>This source is connected through a phone app, which may reconnect it on its own.</source>
        <translation>Cette source est connectée par une application mobile, qui peut la reconnecter d’elle-même.</translation>
    </message>
    <message>
        <source>On that day, the service disconnects all of these users’ sources. You can change the end date later, but not remove it.</source>
        <translation>Ce jour-là, le service déconnecte toutes les sources de ces utilisateurs. Vous pourrez changer la date de fin plus tard, mais pas la retirer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and what the administrator says about it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>From your administrator</source>
        <translation>De votre administrateur</translation>
    </message>
    <message>
        <source>Enter the new end date to see who is affected.</source>
        <translation>Saisissez la nouvelle fin pour voir qui est concerné.</translation>
    </message>
</context>
<context>
    <name>labdesk::NewUserDialog</name>
    <message>
        <source>Client &amp;ID</source>
        <translation>&amp;ID client</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>Your ID for this user. Don’t use an email address or phone number.</source>
        <translation>Votre ID pour cet utilisateur. N’utilisez ni adresse e-mail ni numéro de téléphone.</translation>
    </message>
    <message>
        <source>Your ID for this user</source>
        <translation>Votre ID pour cet utilisateur</translation>
    </message>
    <message>
        <source>&amp;Time zone</source>
        <translation>&amp;Fuseau horaire</translation>
    </message>
    <message>
        <source>Time zone, optional</source>
        <translation>Fuseau horaire, facultatif</translation>
    </message>
    <message>
        <source>Optional: city, ZIP code, or zone</source>
        <translation>Facultatif&#x202f;: ville, code postal ou fuseau</translation>
    </message>
    <message>
        <source>&amp;Birth date</source>
        <translation>Date de &amp;naissance</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Date de naissance</translation>
    </message>
    <message>
        <source>D&amp;ata collection start</source>
        <translation>&amp;Début de la collecte</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Début de la collecte</translation>
    </message>
    <message>
        <source>Data collection &amp;end</source>
        <translation>Fin de &amp;la collecte</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Fin de la collecte</translation>
    </message>
    <message>
        <source>New user</source>
        <translation>Nouvel utilisateur</translation>
    </message>
    <message>
        <source>&amp;Create user</source>
        <translation>&amp;Créer l’utilisateur</translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation>%1, facultatif</translation>
    </message>
    <message>
        <source>This looks like an email address.</source>
        <translation>Cela ressemble à une adresse e-mail.</translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation>Cela ressemble à un numéro de téléphone.</translation>
    </message>
    <message>
        <source>Client IDs can’t contain personal data. The service will reject this.</source>
        <translation>Un ID client ne peut pas contenir de données personnelles. Le service le rejettera.</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Création…</translation>
    </message>
    <message>
        <source>&amp;Create anyway</source>
        <translation>&amp;Créer quand même</translation>
    </message>
    <message>
        <source>Create %1?</source>
        <translation>Créer %1&#x202f;?</translation>
    </message>
    <message>
        <source>Create user</source>
        <translation>Créer un utilisateur</translation>
    </message>
    <message>
        <source>Fix the highlighted field. Nothing was created.</source>
        <translation>Corrigez le champ signalé. Rien n’a été créé.</translation>
    </message>
    <message>
        <source>&amp;Open existing user</source>
        <translation>&amp;Ouvrir l’utilisateur existant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataDialog</name>
    <message>
        <source>Why is there no data?</source>
        <translation>Pourquoi n’y a-t-il pas de données&#x202f;?</translation>
    </message>
    <message>
        <source>Language of the message</source>
        <translation>Langue du message</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Type de données</translation>
    </message>
    <message>
        <source>Copy explanation for the ticket</source>
        <translation>Copier l’explication pour le ticket</translation>
    </message>
    <message>
        <source>Message for the user</source>
        <translation>Message à l’utilisateur</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Copier le message à l’utilisateur</translation>
    </message>
    <message>
        <source>Copied the explanation for the ticket.</source>
        <translation>Explication pour le ticket copiée.</translation>
    </message>
    <message>
        <source>Copied the message for the user.</source>
        <translation>Message à l’utilisateur copié.</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Toutes les sources</translation>
    </message>
    <message>
        <source>Any data type</source>
        <translation>Tous les types de données</translation>
    </message>
    <message>
        <source>There is nothing to tell the user.</source>
        <translation>Il n’y a rien à dire à l’utilisateur.</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataMessage</name>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Copied the explanation for the ticket.</source>
        <translation>Explication pour le ticket copiée.</translation>
    </message>
    <message>
        <source>Copied the message for the user in English.</source>
        <translation>Message à l’utilisateur copié en anglais.</translation>
    </message>
    <message>
        <source>Copied the message for the user in Spanish.</source>
        <translation>Message à l’utilisateur copié en espagnol.</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataWords</name>
    <message>
        <source>source not connected</source>
        <translation>source non connectée</translation>
    </message>
    <message>
        <source>sign-in expired or rejected</source>
        <translation>authentification expirée ou rejetée</translation>
    </message>
    <message>
        <source>team credentials rejected</source>
        <translation>identifiants de l’équipe rejetés</translation>
    </message>
    <message>
        <source>data not allowed by the user</source>
        <translation>données non autorisées par l’utilisateur</translation>
    </message>
    <message>
        <source>data not provided by the source</source>
        <translation>données non fournies par la source</translation>
    </message>
    <message>
        <source>data collection not started</source>
        <translation>collecte de données pas encore commencée</translation>
    </message>
    <message>
        <source>data collection ended</source>
        <translation>collecte de données terminée</translation>
    </message>
    <message>
        <source>refresh limit reached</source>
        <translation>limite d’actualisations atteinte</translation>
    </message>
    <message>
        <source>problem with the service</source>
        <translation>problème avec le service</translation>
    </message>
    <message>
        <source>notice from your administrator</source>
        <translation>avis de votre administrateur</translation>
    </message>
    <message>
        <source>connected a short time ago</source>
        <translation>connexion récente</translation>
    </message>
    <message>
        <source>no problem found</source>
        <translation>aucun problème trouvé</translation>
    </message>
    <message>
        <source>cause unknown</source>
        <translation>cause inconnue</translation>
    </message>
    <message>
        <source>the user’s sources</source>
        <translation>les sources de l’utilisateur</translation>
    </message>
    <message>
        <source>%1 Reported by the service: %2.</source>
        <translation>%1 Signalé par le service&#x202f;: %2.</translation>
    </message>
    <message>
        <source>No source is connected for this user.</source>
        <translation>Aucune source n’est connectée pour cet utilisateur.</translation>
    </message>
    <message>
        <source>%1 isn’t connected, and the service’s list of providers doesn’t include it.</source>
        <translation>La source %1 n’est pas connectée et ne figure pas dans la liste des fournisseurs du service.</translation>
    </message>
    <message>
        <source>%1 isn’t connected for this user.</source>
        <translation>La source %1 n’est pas connectée pour cet utilisateur.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1 to share all data.</source>
        <translation>L’utilisateur n’a pas autorisé toutes les données disponibles via %1.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1 to share this data: %2.</source>
        <translation>L’utilisateur n’a pas autorisé le partage de ces données via %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Data collection for this user has ended: no data is collected from %1 on.</source>
        <translation>La collecte de données pour cet utilisateur est terminée&#x202f;: les données à partir du %1 ne sont pas collectées.</translation>
    </message>
    <message>
        <source>Data collection for this user ended on %1.</source>
        <translation>La collecte de données pour cet utilisateur s’est terminée le %1.</translation>
    </message>
    <message>
        <source>The service isn’t getting updates from %1.</source>
        <translation>Le service ne reçoit pas de mises à jour pour %1.</translation>
    </message>
    <message>
        <source>The service has a problem.</source>
        <translation>Le service rencontre un problème.</translation>
    </message>
    <message>
        <source>%1 Reported by the service: status %2.</source>
        <translation>%1 Signalé par le service&#x202f;: statut %2.</translation>
    </message>
    <message>
        <source>Notice from your administrator, until %2: “%1”</source>
        <translation>Avis de votre administrateur, valable jusqu’au %2&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the user</source>
        <translation>l’utilisateur</translation>
    </message>
    <message>
        <source>the user’s connected sources</source>
        <translation>les sources connectées de l’utilisateur</translation>
    </message>
    <message>
        <source>the list of all providers</source>
        <translation>la liste de tous les fournisseurs</translation>
    </message>
    <message>
        <source>Not loaded yet: %1.</source>
        <translation>Chargement pas encore effectué&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Still loading: %1.</source>
        <translation>Chargement en cours&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Some entries couldn’t be read: %1.</source>
        <translation>Certaines entrées n’ont pas pu être lues&#x202f;: %1.</translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>statut %1</translation>
    </message>
    <message>
        <source>Couldn’t reload %1 (%2), so older data was used.</source>
        <translation>Nouvelle lecture impossible, des données antérieures ont donc été utilisées&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>Couldn’t be read: %1 (%2).</source>
        <translation>Lecture impossible&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>The service doesn’t have this user (status 404), so Labdesk can’t tell why there is no data.</source>
        <translation>Le service n’a pas cet utilisateur (statut 404)&#x202f;: Labdesk ne peut pas dire pourquoi il n’y a pas de données.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know the status “%2” of %1.</source>
        <translation>Labdesk ne connaît pas l’état «&#x202f;%2&#x202f;» signalé pour %1.</translation>
    </message>
    <message>
        <source>The service doesn’t report the status of %1.</source>
        <translation>Le service n’indique pas d’état pour %1.</translation>
    </message>
    <message>
        <source>Labdesk can’t interpret the error “%2” from %1.</source>
        <translation>Labdesk ne peut pas interpréter l’erreur «&#x202f;%2&#x202f;» signalée pour %1.</translation>
    </message>
    <message>
        <source>The service reports an error for %1, but not which one.</source>
        <translation>Une erreur est signalée pour %1, sans préciser laquelle.</translation>
    </message>
    <message>
        <source>The start or end of data collection isn’t a valid date: “%1”. The missing data may be outside these dates.</source>
        <translation>Le début ou la fin de la collecte de données n’est pas une date valide&#x202f;: «&#x202f;%1&#x202f;». Les données manquantes se trouvent peut-être hors de ces dates.</translation>
    </message>
    <message>
        <source>The service’s lists disagree about %1.</source>
        <translation>Les listes du service ne concordent pas au sujet de %1.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know the status “%3” of this data from %1: %2.</source>
        <translation>Labdesk ne connaît pas l’état «&#x202f;%3&#x202f;» signalé pour %1 concernant ces données&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The service doesn’t report why this data is unavailable from %1: %2.</source>
        <translation>Pour %1, ces données sont signalées comme indisponibles, sans en préciser la raison&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The service doesn’t report whether this data is available from %1: %2.</source>
        <translation>Le service n’indique pas si ces données sont disponibles via %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Labdesk can’t tell why there is no data.</source>
        <translation>Labdesk ne peut pas dire pourquoi il n’y a pas de données.</translation>
    </message>
    <message>
        <source>The user’s sign-in to %1 expired or was rejected.</source>
        <translation>L’authentification de l’utilisateur pour %1 a expiré ou a été rejetée.</translation>
    </message>
    <message>
        <source>%1 rejected your team’s credentials.</source>
        <translation>Les identifiants de votre équipe pour %1 ont été rejetés.</translation>
    </message>
    <message>
        <source>This data isn’t available from %1: %2.</source>
        <translation>Ces données ne sont pas fournies par %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Data collection for this user starts on %1. Older data isn’t collected.</source>
        <translation>La collecte de données pour cet utilisateur commence le %1. Les données antérieures ne sont pas collectées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln refresh(es) were requested for this user in the last hour. The service doesn’t allow more.</source>
        <translation>
            <numerusform>%Ln actualisation de cet utilisateur a été demandée au cours de la dernière heure. Le service n’en permet pas plus.</numerusform>
            <numerusform>%Ln actualisations de cet utilisateur ont été demandées au cours de la dernière heure. Le service n’en permet pas plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected a short time ago (%2): %1. The first data may be on its way.</source>
        <translation>Connexion récente&#x202f;: %1 (%2). Les premières données sont peut-être en route.</translation>
    </message>
    <message>
        <source>The service reports no problems with %1.</source>
        <translation>Le service ne signale aucun problème avec %1.</translation>
    </message>
    <message>
        <source>Check the user ID and the connection. The user may have been deleted.</source>
        <translation>Vérifiez l’ID utilisateur et la connexion. L’utilisateur a peut-être été supprimé.</translation>
    </message>
    <message>
        <source>Send the explanation to whoever runs the service, and ask for the cause.</source>
        <translation>Envoyez l’explication à l’exploitant du service et demandez-lui la cause.</translation>
    </message>
    <message>
        <source>Correct this user’s data collection dates.</source>
        <translation>Corrigez les dates de la collecte de données pour cet utilisateur.</translation>
    </message>
    <message>
        <source>Reload the user. If the lists still disagree, tell whoever runs the service.</source>
        <translation>Rechargez l’utilisateur. Si les listes ne concordent toujours pas, prévenez l’exploitant du service.</translation>
    </message>
    <message>
        <source>Open Providers and check whether this data is listed for %1.</source>
        <translation>Ouvrez Fournisseurs et vérifiez si ces données y figurent pour %1.</translation>
    </message>
    <message>
        <source>Reload the user, then open this dialog again.</source>
        <translation>Rechargez l’utilisateur, puis rouvrez cette boîte de dialogue.</translation>
    </message>
    <message>
        <source>Check the name of the source, or ask the user to connect another one.</source>
        <translation>Vérifiez le nom de la source ou demandez à l’utilisateur d’en connecter une autre.</translation>
    </message>
    <message>
        <source>Ask the user to connect the source.</source>
        <translation>Demandez à l’utilisateur de connecter la source.</translation>
    </message>
    <message>
        <source>Ask the user to reconnect %1. Only the user can do this.</source>
        <translation>Demandez à l’utilisateur de reconnecter %1. Lui seul peut le faire.</translation>
    </message>
    <message>
        <source>Tell whoever manages your team’s access to %1. The user can’t fix this.</source>
        <translation>Prévenez la personne qui gère l’accès de votre équipe pour %1. L’utilisateur n’y peut rien.</translation>
    </message>
    <message>
        <source>Ask the user to reconnect %1 and to allow all data.</source>
        <translation>Demandez à l’utilisateur de reconnecter %1 et d’autoriser toutes les données.</translation>
    </message>
    <message>
        <source>Ask the user to connect another source that provides this data. Reconnecting won’t help.</source>
        <translation>Demandez à l’utilisateur de connecter une autre source qui fournit ces données. Reconnecter celle-ci ne servirait à rien.</translation>
    </message>
    <message>
        <source>Wait until that day. If the date is wrong, edit the user so that collection starts earlier.</source>
        <translation>Attendez ce jour-là ou, si la date est fausse, modifiez l’utilisateur pour commencer plus tôt.</translation>
    </message>
    <message>
        <source>To collect more data, set a later end date first. The user can then reconnect.</source>
        <translation>Pour collecter d’autres données, fixez d’abord une date de fin plus tardive. L’utilisateur pourra ensuite reconnecter la source.</translation>
    </message>
    <message>
        <source>Try again an hour after the first of these requests.</source>
        <translation>Réessayez une heure après la première de ces demandes.</translation>
    </message>
    <message>
        <source>This usually passes. If it doesn’t, tell whoever runs the service.</source>
        <translation>C’est généralement passager. Si cela persiste, prévenez l’exploitant du service.</translation>
    </message>
    <message>
        <source>Tell whoever runs the service. The user can try to reconnect %1.</source>
        <translation>Prévenez l’exploitant du service. L’utilisateur peut essayer de reconnecter %1.</translation>
    </message>
    <message>
        <source>Follow the instructions in the notice.</source>
        <translation>Suivez les indications de l’avis.</translation>
    </message>
    <message>
        <source>Wait half an hour, then reload the user.</source>
        <translation>Patientez une demi-heure, puis rechargez l’utilisateur.</translation>
    </message>
    <message>
        <source>Ask the user to open the source’s app and let it sync. Then request a data refresh.</source>
        <translation>Demandez à l’utilisateur d’ouvrir l’application de la source et de la laisser se synchroniser. Demandez ensuite une actualisation des données.</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>Autre cause&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Also: %1 (%2).</source>
        <translation>Autre cause&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>It’s still listed for this user. Sources connected through a phone app can stay listed after they’re disconnected.</source>
        <translation>Elle figure encore dans la liste de cet utilisateur. Les sources connectées par une application mobile peuvent y rester après leur déconnexion.</translation>
    </message>
    <message>
        <source>The service doesn’t report when data last arrived, or whether the device synced with its provider.</source>
        <translation>Le service n’indique ni quand les dernières données sont arrivées, ni si l’appareil s’est synchronisé avec son fournisseur.</translation>
    </message>
    <message>
        <source>No problems: %1.</source>
        <translation>Sans problème&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Listed in the user record but not under connected sources: %1.</source>
        <translation>Dans la fiche de l’utilisateur, mais pas parmi les sources connectées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Listed under connected sources but not in the user record: %1.</source>
        <translation>Parmi les sources connectées, mais pas dans la fiche de l’utilisateur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a fact and the fact</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Aucune donnée</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>If that doesn’t help, send the explanation to whoever runs the service.</source>
        <translation>Si cela ne suffit pas, envoyez l’explication à l’exploitant du service.</translation>
    </message>
    <message>
        <source>Ask the user to connect a source.</source>
        <translation>Demandez à l’utilisateur de connecter une source.</translation>
    </message>
    <message>
        <source>Try again at %1.</source>
        <translation>Réessayez à %1.</translation>
    </message>
    <message>
        <source>Neither the service nor Labdesk knows “%1”.</source>
        <translation>Ni le service ni Labdesk ne connaissent «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Check the spelling in the list of providers, which shows the data that each one supports.</source>
        <translation>Vérifiez l’orthographe dans la liste des fournisseurs, qui comprend les données de chacun.</translation>
    </message>
</context>
<context>
    <name>labdesk::PaletteList</name>
    <message>
        <source>%1, unavailable: %2</source>
        <translation>%1, indisponible&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Plus pertinents d’abord</translation>
    </message>
</context>
<context>
    <name>labdesk::PassphraseDialog</name>
    <message>
        <source>Set passphrase</source>
        <translation>Définir la phrase secrète</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Modifier la phrase secrète</translation>
    </message>
    <message>
        <source>Remove the passphrase?</source>
        <translation>Supprimer la phrase secrète&#x202f;?</translation>
    </message>
    <message>
        <source>Without a passphrase, anyone at this computer can unlock Labdesk.</source>
        <translation>Sans phrase secrète, toute personne devant cet ordinateur peut déverrouiller Labdesk.</translation>
    </message>
    <message>
        <source>&amp;Current passphrase</source>
        <translation>Phrase secrète a&amp;ctuelle</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Phrase secrète</translation>
    </message>
    <message>
        <source>&amp;New passphrase, at least %1 characters</source>
        <translation>&amp;Nouvelle phrase secrète, %1 caractères au moins</translation>
    </message>
    <message>
        <source>Confi&amp;rm passphrase</source>
        <translation>&amp;Répéter la phrase secrète</translation>
    </message>
    <message>
        <source>Set &amp;passphrase</source>
        <translation>&amp;Définir la phrase secrète</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>The passphrases don’t match.</source>
        <translation>Les phrases secrètes ne correspondent pas.</translation>
    </message>
    <message>
        <source>Enter the new passphrase twice.</source>
        <translation>Saisissez deux fois la nouvelle phrase secrète.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Phrase secrète incorrecte.</translation>
    </message>
    <message>
        <source>Couldn’t set the passphrase: not enough memory.</source>
        <translation>Impossible de définir la phrase secrète&#x202f;: mémoire insuffisante.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>Try again in %1 s.</source>
        <translation>Réessayez dans %1&#xa0;s.</translation>
    </message>
    <message>
        <source>You’ll need it to unlock Labdesk and each time Labdesk starts. It protects against people at this computer, not against someone with access to your files. If you forget it, you’ll have to enter your keys again.</source>
        <translation>Vous en aurez besoin pour déverrouiller Labdesk et à chaque démarrage. Elle protège contre les personnes devant cet ordinateur, pas contre quelqu’un qui a accès à vos fichiers. Si vous l’oubliez, vous devrez ressaisir vos clés.</translation>
    </message>
</context>
<context>
    <name>labdesk::PassphraseField</name>
    <message>
        <source>Hide the passphrase</source>
        <translation>Masquer la phrase secrète</translation>
    </message>
    <message>
        <source>Show the passphrase</source>
        <translation>Afficher la phrase secrète</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorCatalogNotice</name>
    <message>
        <source>Couldn’t load the list of payors, so each search goes to the service. %1</source>
        <translation>Impossible de charger la liste des payeurs&#x202f;; chaque recherche est donc envoyée au service. %1</translation>
    </message>
    <message numerus="yes">
        <source>Each search is sent to the service, which lists at most %Ln payor(s) at a time.</source>
        <translation>
            <numerusform>Chaque recherche est envoyée au service, car il liste au plus %Ln payeur à la fois.</numerusform>
            <numerusform>Chaque recherche est envoyée au service, car il liste au plus %Ln payeurs à la fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each search is sent to the service because its list of all payors is empty.</source>
        <translation>Chaque recherche est envoyée au service, car sa liste de tous les payeurs est vide.</translation>
    </message>
    <message>
        <source>Each search is sent to the service because loading the list of all payors was canceled.</source>
        <translation>Chaque recherche est envoyée au service, car le chargement de la liste de tous les payeurs a été annulé.</translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Afficher le JSON brut</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorComparison</name>
    <message>
        <source>Selected</source>
        <translation>Sélectionné</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparé avec</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Code payeur</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Business address</source>
        <translation>Adresse de l’entreprise</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Référencé par</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>différent</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorDetail</name>
    <message>
        <source>Copy c&amp;ode</source>
        <translation>Copier le c&amp;ode</translation>
    </message>
    <message>
        <source>Compar&amp;e</source>
        <translation>Compar&amp;er</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Business address</source>
        <translation>Adresse de l’entreprise</translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation>Copier l’adresse de l’entreprise</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Code payeur</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Arrêter de comparer</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Another payor has this name: %1.</source>
        <translation>Un autre payeur porte ce nom&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Other payors have this name: %1.</source>
        <translation>D’autres payeurs portent ce nom&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Select a payor to compare with “%1”.</source>
        <translation>Sélectionnez un payeur à comparer avec «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Compared with “%1” (%2).</source>
        <translation>Comparé avec «&#x202f;%1&#x202f;» (%2).</translation>
    </message>
    <message>
        <source>Copy alias %1</source>
        <translation>Copier l’alias %1</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Référencé par</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorResults</name>
    <message>
        <source>Copy payor code</source>
        <translation>Copier le code payeur</translation>
    </message>
    <message>
        <source>No payor matches all search terms. Showing similar names.</source>
        <translation>Aucun payeur ne correspond à tous les termes recherchés. Ces noms sont similaires.</translation>
    </message>
    <message>
        <source>No payor matches all search terms. Showing results for “%1”.</source>
        <translation>Aucun payeur ne correspond à tous les termes recherchés. Résultats pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s)</source>
        <translation>
            <numerusform>Payeurs&#x202f;: %1 sur %Ln</numerusform>
            <numerusform>Payeurs&#x202f;: %1 sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), sorted by best match</source>
        <translation>
            <numerusform>Payeurs&#x202f;: %1 sur %Ln, triés par pertinence</numerusform>
            <numerusform>Payeurs&#x202f;: %1 sur %Ln, triés par pertinence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), in original order</source>
        <translation>
            <numerusform>Payeurs&#x202f;: %1 sur %Ln, dans l’ordre d’origine</numerusform>
            <numerusform>Payeurs&#x202f;: %1 sur %Ln, dans l’ordre d’origine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>Trouvés&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 found, sorted by best match</source>
        <translation>Trouvés&#x202f;: %1, triés par pertinence</translation>
    </message>
    <message>
        <source>%1 found, in original order</source>
        <translation>Trouvés&#x202f;: %1, dans l’ordre d’origine</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order</source>
        <translation>Ordre d’ori&amp;gine</translation>
    </message>
    <message>
        <source>&amp;Best match</source>
        <translation>Perti&amp;nence</translation>
    </message>
    <message>
        <source>Sort by best match</source>
        <translation>Trier par pertinence</translation>
    </message>
    <message>
        <source>In original order</source>
        <translation>Dans l’ordre d’origine</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Payeurs</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchFields</name>
    <message>
        <source>Any</source>
        <comment>state</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Insurance company or alias</source>
        <translation>Nom ou alias de l’assurance</translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation>Rechercher des payeurs par nom</translation>
    </message>
    <message>
        <source>Clearinghouse</source>
        <translation>Chambre de compensation</translation>
    </message>
    <message>
        <source>State of the business address</source>
        <translation>État de l’adresse de l’entreprise</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>É&amp;tat</translation>
    </message>
    <message>
        <source>&amp;Clearinghouse</source>
        <translation>Cha&amp;mbre de compensation</translation>
    </message>
    <message>
        <source>Payor &amp;ID</source>
        <translation>&amp;ID de payeur</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>payor ID</comment>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Payor ID at the clearinghouse</source>
        <translation>ID du payeur auprès de la chambre de compensation</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchPages</name>
    <message>
        <source>Unknown payor code %1</source>
        <translation>Code payeur inconnu %1</translation>
    </message>
    <message>
        <source>Codes can only be looked up in the list of all payors, which isn’t available. Search by the insurance company’s name.</source>
        <translation>Les codes ne se cherchent que dans la liste de tous les payeurs, qui n’est pas disponible. Cherchez par le nom de la compagnie d’assurance.</translation>
    </message>
    <message>
        <source>Find a payor</source>
        <translation>Trouver un payeur</translation>
    </message>
    <message>
        <source>Type the insurance company’s name from the card. Plan names such as “Open Access Plus” aren’t payors.</source>
        <translation>Saisissez le nom de la compagnie d’assurance inscrit sur la carte. Les noms de régimes comme «&#x202f;Open Access Plus&#x202f;» ne sont pas des payeurs.</translation>
    </message>
    <message>
        <source>Searching as you type</source>
        <translation>Recherche pendant la saisie</translation>
    </message>
    <message>
        <source>Press Enter to search now.</source>
        <translation>Appuyez sur Entrée pour chercher maintenant.</translation>
    </message>
    <message>
        <source>No payor found</source>
        <translation>Aucun payeur trouvé</translation>
    </message>
    <message>
        <source>No match at “%1”, but other clearinghouses have matches.</source>
        <translation>Aucun résultat chez «&#x202f;%1&#x202f;», mais d’autres chambres de compensation en ont.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any clearinghouse</source>
        <translation>
            <numerusform>Afficher %Ln, toutes chambres confondues</numerusform>
            <numerusform>Afficher les %Ln, toutes chambres confondues</numerusform>
        </translation>
    </message>
    <message>
        <source>No payor matches both the name and ID %1.</source>
        <translation>Aucun payeur ne correspond à la fois au nom et à l’ID %1.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln without the ID</source>
        <translation>
            <numerusform>Afficher %Ln sans l’ID</numerusform>
            <numerusform>Afficher les %Ln sans l’ID</numerusform>
        </translation>
    </message>
    <message>
        <source>Similar names from earlier searches:</source>
        <translation>Noms similaires de recherches précédentes&#x202f;:</translation>
    </message>
    <message>
        <source>Cards often show a plan name. Try the insurance company’s name.</source>
        <translation>Les cartes indiquent souvent le nom d’un régime. Essayez le nom de la compagnie d’assurance.</translation>
    </message>
    <message>
        <source>C&amp;lear search</source>
        <translation>Effacer la rec&amp;herche</translation>
    </message>
    <message>
        <source>No payor found in %1</source>
        <translation>Aucun payeur trouvé dans l’État %1</translation>
    </message>
    <message>
        <source>This is the state of the payor’s business address.</source>
        <translation>L’État est celui de l’adresse de l’entreprise.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any state</source>
        <translation>
            <numerusform>Afficher %Ln, tous États confondus</numerusform>
            <numerusform>Afficher les %Ln, tous États confondus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorTableModel</name>
    <message>
        <source>Exact code match</source>
        <translation>Code exact</translation>
    </message>
    <message>
        <source>Exact name match</source>
        <translation>Nom exact</translation>
    </message>
    <message>
        <source>Also known as “%1”</source>
        <translation>Aussi appelé «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Name starts with your search</source>
        <translation>Le nom commence par votre recherche</translation>
    </message>
    <message>
        <source>Also known as “%1”, which starts with your search</source>
        <translation>Aussi appelé «&#x202f;%1&#x202f;», qui commence par votre recherche</translation>
    </message>
    <message>
        <source>Matches the name</source>
        <translation>Correspond au nom</translation>
    </message>
    <message>
        <source>Also known as “%1”, which matches</source>
        <translation>Aussi appelé «&#x202f;%1&#x202f;», qui correspond</translation>
    </message>
    <message>
        <source>Matches the initials</source>
        <translation>Correspond aux initiales</translation>
    </message>
    <message>
        <source>Matches the initials of “%1”</source>
        <translation>Correspond aux initiales de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Similar spelling</source>
        <translation>Orthographe proche</translation>
    </message>
    <message>
        <source>Also known as “%1”, similar spelling</source>
        <translation>Aussi appelé «&#x202f;%1&#x202f;», orthographe proche</translation>
    </message>
    <message>
        <source>Some words match the name</source>
        <translation>Certains mots correspondent au nom</translation>
    </message>
    <message>
        <source>Also known as “%1”, some words match</source>
        <translation>Aussi appelé «&#x202f;%1&#x202f;», certains mots correspondent</translation>
    </message>
    <message>
        <source>Suggested by the service</source>
        <translation>Suggéré par le service</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>aussi %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lieu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payor(s) match your search. Select the right one in the list.</source>
        <translation>
            <numerusform>%Ln payeur correspond à votre recherche. Si c’est le bon, sélectionnez-le dans la liste.</numerusform>
            <numerusform>%Ln payeurs correspondent à votre recherche. Sélectionnez le bon dans la liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best match may not be the right payor. Check it before you select it in the list.</source>
        <translation>Le meilleur résultat n’est peut-être pas le bon payeur. Vérifiez-le avant de le sélectionner dans la liste.</translation>
    </message>
    <message>
        <source>No payor matches all search terms. If you see the right one, select it in the list.</source>
        <translation>Aucun payeur ne correspond à tous les termes recherchés. Si vous voyez le bon, sélectionnez-le dans la liste.</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsCommands</name>
    <message>
        <source>No payor selected.</source>
        <translation>Aucun payeur sélectionné.</translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation>Rechercher des payeurs par nom</translation>
    </message>
    <message>
        <source>insurance company find</source>
        <translation>assurance compagnie trouver</translation>
    </message>
    <message>
        <source>Choose clearinghouse</source>
        <translation>Choisir la chambre de compensation</translation>
    </message>
    <message>
        <source>payors</source>
        <translation>payeurs</translation>
    </message>
    <message>
        <source>Filter payors by state</source>
        <translation>Filtrer les payeurs par État</translation>
    </message>
    <message>
        <source>Search payors by ID</source>
        <translation>Rechercher des payeurs par ID</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>Clear payor search</source>
        <translation>Effacer la recherche de payeurs</translation>
    </message>
    <message>
        <source>The search is already empty.</source>
        <translation>La recherche est déjà vide.</translation>
    </message>
    <message>
        <source>Search payors again</source>
        <translation>Relancer la recherche de payeurs</translation>
    </message>
    <message>
        <source>Show payors as raw JSON</source>
        <translation>Afficher les payeurs en JSON brut</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>réponse entrées non lues</translation>
    </message>
    <message>
        <source>This sort order is already set.</source>
        <translation>Cet ordre de tri est déjà défini.</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>trier</translation>
    </message>
    <message>
        <source>Show payors in original order</source>
        <translation>Afficher les payeurs dans l’ordre d’origine</translation>
    </message>
    <message>
        <source>Sort payors by best match</source>
        <translation>Trier les payeurs par pertinence</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>Copier le code payeur</translation>
    </message>
    <message>
        <source>Compare with another payor</source>
        <translation>Comparer avec un autre payeur</translation>
    </message>
    <message>
        <source>Stop comparing payors</source>
        <translation>Arrêter de comparer les payeurs</translation>
    </message>
    <message>
        <source>No payor is being compared.</source>
        <translation>Aucun payeur n’est comparé.</translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation>Copier l’adresse de l’entreprise</translation>
    </message>
    <message>
        <source>The service didn’t provide an address.</source>
        <translation>Le service n’a pas fourni d’adresse.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse copiée.</translation>
    </message>
    <message>
        <source>Copy link to payor</source>
        <translation>Copier le lien vers le payeur</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Lien copié.</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsPane</name>
    <message>
        <source>Payors</source>
        <translation>Payeurs</translation>
    </message>
    <message>
        <source>Searching payors…</source>
        <translation>Recherche de payeurs…</translation>
    </message>
    <message>
        <source>No payor selected</source>
        <translation>Aucun payeur sélectionné</translation>
    </message>
    <message>
        <source>Select a payor to see its code, aliases, and address.</source>
        <translation>Sélectionnez un payeur pour voir son code, ses alias et son adresse.</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>%1 copié.</translation>
    </message>
    <message>
        <source>Raw response: payors</source>
        <translation>Réponse brute&#x202f;: payeurs</translation>
    </message>
    <message>
        <source>Loading payors…</source>
        <translation>Chargement des payeurs…</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>trouvés&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 found, no clear match</source>
        <translation>trouvés&#x202f;: %1, aucun résultat net</translation>
    </message>
    <message>
        <source>Nothing was copied. No payor is selected. Press Space to select “%1”.</source>
        <translation>Rien n’a été copié. Aucun payeur n’est sélectionné. Appuyez sur Espace pour sélectionner «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>labdesk::Place</name>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation>Centres de prélèvement</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Payeurs</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>open now lab location nearest</source>
        <translation>ouvert maintenant laboratoire lieu le plus proche</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>assurance</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>labdesk::PlaceEdit</name>
    <message>
        <source>No city with that name. Choose one from the list, or enter a ZIP code.</source>
        <translation>Aucune ville de ce nom. Choisissez-en une dans la liste, ou saisissez un code postal.</translation>
    </message>
    <message>
        <source>Enter a 5-digit ZIP code, such as 02116, or a city, such as Boston, MA.</source>
        <translation>Saisissez un code postal à 5 chiffres, comme 02116, ou une ville, comme Boston, MA.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Several cities have this name. Choose one from the list, or add the state.</source>
        <translation>Plusieurs villes portent ce nom. Choisissez-en une dans la liste ou ajoutez l’État.</translation>
    </message>
</context>
<context>
    <name>labdesk::PolicyFault</name>
    <message>
        <source>The file contains no settings. It may be incomplete.</source>
        <translation>Le fichier ne contient aucun paramètre. Il est peut-être tronqué.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>Le fichier n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>The line contains an invisible character (%1). Delete it.</source>
        <translation>La ligne contient un caractère invisible (%1). Supprimez-le.</translation>
    </message>
    <message>
        <source>“%1” isn’t a section, a comment, or a key with = and a value.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni une section, ni un commentaire, ni une clé suivie de = et d’une valeur.</translation>
    </message>
    <message>
        <source>“%1” looks like a setting after a comment character. Add a space after that character, or delete it.</source>
        <translation>«&#x202f;%1&#x202f;» ressemble à un paramètre derrière un signe de commentaire. Mettez une espace après le signe ou supprimez-le.</translation>
    </message>
    <message>
        <source>The comment contains the setting “%1”. Put it on a line of its own, or delete it.</source>
        <translation>Le commentaire contient le paramètre «&#x202f;%1&#x202f;». Mettez-le sur sa propre ligne ou supprimez-le.</translation>
    </message>
    <message>
        <source>The value contains the setting “%1”. Put it on a line of its own, or delete it.</source>
        <translation>La valeur contient le paramètre «&#x202f;%1&#x202f;». Mettez-le sur sa propre ligne ou supprimez-le.</translation>
    </message>
    <message>
        <source>The comment is empty, and a setting follows. Delete the line.</source>
        <translation>Le signe de commentaire n’a pas de texte et un paramètre suit. Supprimez la ligne.</translation>
    </message>
    <message>
        <source>“%1” isn’t a section. A section is alone on its line, such as [policy].</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une section. Une section est seule sur sa ligne, par exemple [policy].</translation>
    </message>
    <message>
        <source>The section “%1” is empty. Delete it.</source>
        <translation>La section «&#x202f;%1&#x202f;» est vide. Supprimez-la.</translation>
    </message>
    <message>
        <source>“%1” isn’t in a section.</source>
        <translation>«&#x202f;%1&#x202f;» n’est dans aucune section.</translation>
    </message>
    <message>
        <source>Unknown key “%1”.</source>
        <translation>Clé inconnue «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is already set on line %2. Delete one of them.</source>
        <translation>«&#x202f;%1&#x202f;» est déjà définie à la ligne %2. Supprimez l’une des deux.</translation>
    </message>
    <message>
        <source>“%1” has no value. Delete the line, or use %3.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de valeur. Supprimez la ligne ou utilisez %3.</translation>
    </message>
    <message>
        <source>The value of “%1” needs quotation marks at both ends, or none at all.</source>
        <translation>La valeur de «&#x202f;%1&#x202f;» doit avoir un guillemet aux deux extrémités, ou aucun.</translation>
    </message>
    <message>
        <source>The value of “%1” is in quotation marks. Inside them, write each backslash twice.</source>
        <translation>La valeur de «&#x202f;%1&#x202f;» est entre guillemets. À l’intérieur, écrivez chaque barre oblique inverse deux fois.</translation>
    </message>
    <message>
        <source>Invalid value for “%1”. Use %3.</source>
        <translation>Valeur non valide pour «&#x202f;%1&#x202f;». Utilisez %3.</translation>
    </message>
    <message>
        <source>“%1” isn’t a lab ID. Use a whole number other than 0.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un ID de labo. Utilisez un nombre entier autre que 0.</translation>
    </message>
    <message>
        <source>“%1” isn’t the short name of a source, such as oura.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas le nom court d’une source, comme oura.</translation>
    </message>
    <message>
        <source>“%1” comes before the “id” of its connection. Put the “id” first.</source>
        <translation>«&#x202f;%1&#x202f;» se trouve avant l’«&#x202f;id&#x202f;» de sa connexion. Mettez l’«&#x202f;id&#x202f;» en premier.</translation>
    </message>
    <message>
        <source>“%1” is out of place. Keep the lines of a connection together, and number connections 1, 2, 3.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas à sa place. Gardez ensemble les lignes d’une connexion et numérotez les connexions 1, 2, 3.</translation>
    </message>
    <message>
        <source>The section [connections] has no “size”.</source>
        <translation>Il manque «&#x202f;size&#x202f;» dans la section [connections].</translation>
    </message>
    <message>
        <source>“%1” is wrong: the number of connections is %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas le nombre de connexions, qui est %2.</translation>
    </message>
    <message>
        <source>“%1” belongs to a connection beyond the number set by “size” (%2).</source>
        <translation>«&#x202f;%1&#x202f;» appartient à une connexion au-delà du nombre défini par «&#x202f;size&#x202f;» (%2).</translation>
    </message>
    <message>
        <source>“%1” can’t be used: %3 is missing, or doesn’t match the rest of the connection.</source>
        <translation>«&#x202f;%1&#x202f;» est inutilisable&#x202f;: %3 manque ou ne va pas avec le reste de la connexion.</translation>
    </message>
    <message>
        <source>Another connection already has the “id” of “%1”.</source>
        <translation>Une autre connexion a déjà l’«&#x202f;id&#x202f;» de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The last line has no line break, so it may be incomplete. Press Enter at its end.</source>
        <translation>La dernière ligne n’a pas de saut de ligne&#x202f;: elle est peut-être tronquée. Appuyez sur Entrée à la fin.</translation>
    </message>
    <message>
        <source>[end] needs a [begin] before all settings.</source>
        <translation>[end] exige un [begin] avant tous les paramètres.</translation>
    </message>
    <message>
        <source>[begin] must appear once, before everything else.</source>
        <translation>[begin] doit précéder tout le reste, une seule fois.</translation>
    </message>
    <message>
        <source>The file starts with [begin] but has no [end]. It may be incomplete.</source>
        <translation>Le fichier commence par [begin] mais n’a pas de [end]. Il est peut-être tronqué.</translation>
    </message>
    <message>
        <source>Nothing may follow [end].</source>
        <translation>Rien ne peut suivre [end].</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Unknown section “%1”. Use [policy], [connections], [people], [labs], or [notices].</source>
        <translation>Section inconnue «&#x202f;%1&#x202f;». Utilisez [policy], [connections], [people], [labs] ou [notices].</translation>
    </message>
</context>
<context>
    <name>labdesk::PracticeController</name>
    <message>
        <source>Connect to the local service to practice.</source>
        <translation>Connectez-vous au service local pour vous exercer.</translation>
    </message>
    <message>
        <source>practice drill training fault</source>
        <translation>exercice entraînement simulation formation panne</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Terminer la simulation</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Simulation&#x202f;: %1</translation>
    </message>
    <message>
        <source>This problem is already being simulated.</source>
        <translation>Ce problème est déjà simulé.</translation>
    </message>
    <message>
        <source>Start over with new sample data…</source>
        <translation>Recommencer avec de nouvelles données d’exemple…</translation>
    </message>
    <message>
        <source>Start over with new sample data?</source>
        <translation>Recommencer avec de nouvelles données d’exemple&#x202f;?</translation>
    </message>
    <message>
        <source>All users, sources, and orders of the local service are deleted and replaced by new ones. This can’t be undone.</source>
        <translation>Tous les utilisateurs, sources et commandes du service local sont supprimés et remplacés. C’est irréversible.</translation>
    </message>
    <message>
        <source>Other connections aren’t affected.</source>
        <translation>Les autres connexions ne sont pas concernées.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
</context>
<context>
    <name>labdesk::PracticeTexts</name>
    <message>
        <source>Rate limited</source>
        <translation>Limite atteinte</translation>
    </message>
    <message>
        <source>Unavailable</source>
        <translation>Indisponible</translation>
    </message>
    <message>
        <source>Expired key</source>
        <translation>Clé expirée</translation>
    </message>
    <message>
        <source>Lost responses</source>
        <translation>Réponses perdues</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Unexpected responses</source>
        <translation>Réponses inattendues</translation>
    </message>
    <message>
        <source>Empty team</source>
        <translation>Équipe vide</translation>
    </message>
    <message>
        <source>A million users</source>
        <translation>Un million d’utilisateurs</translation>
    </message>
    <message>
        <source>Only a few requests are allowed every 20 seconds. The rest get status 429.</source>
        <translation>Seules quelques requêtes sont permises toutes les 20 secondes. Les autres reçoivent le statut 429.</translation>
    </message>
    <message>
        <source>Every request gets status 503.</source>
        <translation>Chaque requête reçoit le statut 503.</translation>
    </message>
    <message>
        <source>Every request gets status 401, as with an expired API key.</source>
        <translation>Chaque requête reçoit le statut 401, comme avec une clé API expirée.</translation>
    </message>
    <message>
        <source>Changes are made, but the connection closes before the response.</source>
        <translation>Les modifications sont faites, mais la connexion se ferme avant la réponse.</translation>
    </message>
    <message>
        <source>Every response takes six seconds longer.</source>
        <translation>Chaque réponse prend six secondes de plus.</translation>
    </message>
    <message>
        <source>Responses have unknown fields, missing fields, and unreadable records.</source>
        <translation>Les réponses ont des champs inconnus, des champs manquants et des enregistrements illisibles.</translation>
    </message>
    <message>
        <source>The user list is empty.</source>
        <translation>La liste d’utilisateurs est vide.</translation>
    </message>
    <message>
        <source>The user list has a million users: copies of the sample users.</source>
        <translation>La liste compte un million d’utilisateurs&#x202f;: des copies des utilisateurs d’exemple.</translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesController</name>
    <message>
        <source>The file can’t be used. %1</source>
        <translation>Le fichier est inutilisable. %1</translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Changes apply right away.</source>
        <translation>Les modifications s’appliquent immédiatement.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Directions to a service center</source>
        <translation>&amp;Itinéraire vers un centre de prélèvement</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size of text in percent, such as 125%</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Ask before opening the browser</source>
        <translation>Demander avant d’ouvrir le navigateur</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>&amp;Notify me of new versions</source>
        <translation>Si&amp;gnaler les nouvelles versions</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sécurité</translation>
    </message>
    <message>
        <source>When a connection opens</source>
        <translation>À l’ouverture d’une connexion</translation>
    </message>
    <message>
        <source>Go to the &amp;page you used last</source>
        <translation>Aller à la &amp;dernière page utilisée</translation>
    </message>
    <message>
        <source>Loc&amp;k after</source>
        <translation>Verrouiller &amp;après</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause until unlocked</source>
        <translation>En pause jusqu’au déverrouillage</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>&amp;Jobs while locked</source>
        <translation>&amp;Tâches pendant le verrouillage</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Mode confidentialité</translation>
    </message>
    <message>
        <source>Start &amp;in privacy mode</source>
        <translation>Démarrer en mode &amp;confidentialité</translation>
    </message>
    <message>
        <source>For shared screens. Also hides IDs and asks before showing hidden values. Toggle with %1.</source>
        <translation>Pour les écrans partagés. Masque aussi les ID et demande avant d’afficher des valeurs masquées. À activer ou désactiver avec %1.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Défini par votre administrateur.</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Remove passphrase</source>
        <translation>Supprimer la phrase secrète</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Set…</source>
        <translation>Dé&amp;finir…</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Modifier la phrase secrète</translation>
    </message>
    <message>
        <source>Set passphrase</source>
        <translation>Définir la phrase secrète</translation>
    </message>
    <message>
        <source>Press %1 to lock.</source>
        <comment>a key</comment>
        <translation>Appuyez sur %1 pour verrouiller.</translation>
    </message>
    <message>
        <source>Only what you need on a call</source>
        <translation>Seulement ce qu’il faut pour un appel</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>Tous les outils</translation>
    </message>
    <message>
        <source>&amp;What the window shows</source>
        <translation>Contenu de la f&amp;enêtre</translation>
    </message>
    <message>
        <source>When Labdesk is in the background</source>
        <translation>Quand Labdesk est en arrière-plan</translation>
    </message>
    <message>
        <source>Show notific&amp;ations</source>
        <translation>Afficher les &amp;notifications</translation>
    </message>
    <message>
        <source>For jobs, watched sources, countdowns, and outcomes. They contain no names or IDs.</source>
        <translation>Pour les tâches, les sources surveillées, les comptes à rebours et les résultats. Elles ne contiennent ni nom ni ID.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>&amp;Votre nom</translation>
    </message>
    <message>
        <source>Recorded in History with your actions, along with your account name.</source>
        <translation>Consigné dans Historique avec vos actions et le nom de votre compte.</translation>
    </message>
    <message>
        <source>Ticket n&amp;umbers</source>
        <translation>N&amp;uméros de ticket</translation>
    </message>
    <message>
        <source>A regular expression and an example, such as HELP-[0-9]+;example=HELP-1234.</source>
        <translation>Une expression régulière et un exemple, comme HELP-[0-9]+;example=HELP-1234.</translation>
    </message>
    <message>
        <source>Ti&amp;cket URL</source>
        <translation>URL d’un tic&amp;ket</translation>
    </message>
    <message>
        <source>The URL with {ticket} in place of the number, such as https://help.example.com/tickets/{ticket}.</source>
        <translation>L’URL avec {ticket} à la place du numéro, comme https://help.example.com/tickets/{ticket}.</translation>
    </message>
    <message>
        <source>&amp;Opening a ticket</source>
        <translation>&amp;Ouverture d’un ticket</translation>
    </message>
    <message>
        <source>Team replies &amp;file</source>
        <translation>&amp;Réponses types de votre équipe (fichier)</translation>
    </message>
    <message>
        <source>The path of a file with replies that you can copy for users.</source>
        <translation>Le chemin d’un fichier de réponses types que vous copiez pour les utilisateurs.</translation>
    </message>
    <message>
        <source>Tickets and replies</source>
        <translation>Tickets et réponses types</translation>
    </message>
    <message>
        <source>Not saved. Use %1.</source>
        <translation>Non enregistré. Utilisez %1.</translation>
    </message>
    <message>
        <source>Without a passphrase, anyone can unlock the window.</source>
        <translation>Sans phrase secrète, n’importe qui peut déverrouiller la fenêtre.</translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressLine</name>
    <message>
        <source>Reloading</source>
        <translation>Rechargement</translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pause&#x202f;: %1</translation>
    </message>
    <message>
        <source>Completed: %1</source>
        <translation>Terminé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Canceled: %1</source>
        <translation>Annulé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Reprendre %1</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>Mettre en pause %1</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>Annuler %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderDetail</name>
    <message>
        <source>Copy short name</source>
        <translation>Copier le nom court</translation>
    </message>
    <message>
        <source>None listed</source>
        <translation>Aucun indiqué</translation>
    </message>
    <message>
        <source>&amp;Load users</source>
        <translation>Charger les &amp;utilisateurs</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nom court</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Authentification</translation>
    </message>
    <message>
        <source>Data types</source>
        <translation>Types de données</translation>
    </message>
    <message>
        <source>In this team</source>
        <translation>Dans cette équipe</translation>
    </message>
    <message>
        <source>Connected users</source>
        <translation>Utilisateurs connectés</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know this sign-in method. The service calls it “%1”.</source>
        <translation>Labdesk ne connaît pas cette méthode d’authentification. Le service l’appelle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Load users to see the count.</source>
        <translation>Chargez les utilisateurs pour voir leur nombre.</translation>
    </message>
    <message>
        <source>Show users with this provider: %1</source>
        <translation>Afficher les utilisateurs avec ce fournisseur&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderTableModel</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nom court</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Authentification</translation>
    </message>
    <message>
        <source>Data types</source>
        <translation>Types de données</translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersCommands</name>
    <message>
        <source>Filter providers</source>
        <translation>Filtrer les fournisseurs</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>chercher rechercher trouver</translation>
    </message>
    <message>
        <source>Filter providers by sign-in</source>
        <translation>Filtrer les fournisseurs par authentification</translation>
    </message>
    <message>
        <source>auth oauth</source>
        <translation>auth oauth</translation>
    </message>
    <message>
        <source>Filter providers by data type</source>
        <translation>Filtrer les fournisseurs par type de données</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>ressource</translation>
    </message>
    <message>
        <source>Clear provider filter</source>
        <translation>Effacer le filtre des fournisseurs</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Le filtre est vide.</translation>
    </message>
    <message>
        <source>Reload providers</source>
        <translation>Recharger les fournisseurs</translation>
    </message>
    <message>
        <source>Copy provider short name</source>
        <translation>Copier le nom court du fournisseur</translation>
    </message>
    <message>
        <source>No provider selected.</source>
        <translation>Aucun fournisseur sélectionné.</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>%1 copié.</translation>
    </message>
    <message>
        <source>Copy link to provider</source>
        <translation>Copier le lien vers le fournisseur</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Load users to count them by provider</source>
        <translation>Charger les utilisateurs pour les compter par fournisseur</translation>
    </message>
    <message>
        <source>Users are already loaded.</source>
        <translation>Les utilisateurs sont déjà chargés.</translation>
    </message>
    <message>
        <source>Show providers as raw JSON</source>
        <translation>Afficher les fournisseurs en JSON brut</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>réponse entrées non lues</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersPane</name>
    <message>
        <source>Filter by name or data type</source>
        <translation>Filtrer par nom ou type de données</translation>
    </message>
    <message>
        <source>Filter providers</source>
        <translation>Filtrer les fournisseurs</translation>
    </message>
    <message>
        <source>&amp;Sign-in</source>
        <translation>Authenti&amp;fication</translation>
    </message>
    <message>
        <source>Sign-in method</source>
        <translation>Méthode d’authentification</translation>
    </message>
    <message>
        <source>&amp;Data type</source>
        <translation>Type de &amp;données</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Type de données</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Loading providers…</source>
        <translation>Chargement des fournisseurs…</translation>
    </message>
    <message>
        <source>Providers that your users can connect as sources.</source>
        <translation>Les fournisseurs que vos utilisateurs peuvent connecter comme sources.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>No providers for this team</source>
        <translation>Aucun fournisseur pour cette équipe</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>No provider selected</source>
        <translation>Aucun fournisseur sélectionné</translation>
    </message>
    <message>
        <source>Select a provider in the list.</source>
        <translation>Sélectionnez un fournisseur dans la liste.</translation>
    </message>
    <message>
        <source>Raw response: providers</source>
        <translation>Réponse brute&#x202f;: fournisseurs</translation>
    </message>
    <message>
        <source>This service has no provider “%1”.</source>
        <translation>Ce service n’a pas de fournisseur «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Résultats&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>No providers match these filters.</source>
        <translation>Aucun fournisseur ne correspond à ces filtres.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Eff&amp;acer le filtre</translation>
    </message>
</context>
<context>
    <name>labdesk::ProxySignInFields</name>
    <message>
        <source>Proxy password</source>
        <translation>Mot de passe du proxy</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>Nom d’utilisateur du proxy</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Sent only to the proxy, when it requires sign-in. Basic sign-in sends the password unencrypted.</source>
        <translation>Envoyés uniquement au proxy, quand il exige une authentification. L’authentification Basic envoie le mot de passe non chiffré.</translation>
    </message>
</context>
<context>
    <name>labdesk::RawResponseDialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Et %Ln de plus.</numerusform>
            <numerusform>Et %Ln de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown fields, not in the contract: %1</source>
        <translation>Champs inconnus, absents du contrat&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries couldn’t be read and were skipped.</source>
        <translation>
            <numerusform>%Ln entrée illisible a été ignorée.</numerusform>
            <numerusform>%Ln entrées illisibles ont été ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Afficher le JSON brut</translation>
    </message>
    <message>
        <source>No response to show yet.</source>
        <translation>Aucune réponse à afficher pour l’instant.</translation>
    </message>
    <message>
        <source>This response is larger than %1 and can’t be shown here.</source>
        <translation>Cette réponse dépasse %1 et ne peut pas être affichée ici.</translation>
    </message>
    <message>
        <source>This response isn’t JSON, so it can’t be shown safely.</source>
        <translation>Cette réponse n’est pas du JSON et ne peut donc pas être affichée sans risque.</translation>
    </message>
    <message>
        <source>There’s only one response, so there’s nothing to compare.</source>
        <translation>Il n’y a qu’une réponse, donc rien à comparer.</translation>
    </message>
    <message>
        <source>Couldn’t be read:</source>
        <translation>Illisibles&#x202f;:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copied the response.</source>
        <translation>Réponse copiée.</translation>
    </message>
    <message numerus="yes">
        <source>The service reports %Ln more entries, but didn’t send them.</source>
        <translation>
            <numerusform>Le service compte %Ln entrée de plus, mais ne l’a pas envoyée.</numerusform>
            <numerusform>Le service compte %Ln entrées de plus, mais ne les a pas envoyées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ReconnectWords</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copied the message for the user.</source>
        <translation>Message à l’utilisateur copié.</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Copier le message à l’utilisateur</translation>
    </message>
    <message>
        <source>Message about %1. Choose a language.</source>
        <translation>Message à propos de %1. Choisissez une langue.</translation>
    </message>
</context>
<context>
    <name>labdesk::RefreshMeter</name>
    <message>
        <source>%1 of %2 refreshes this hour</source>
        <translation>Actualisations pendant cette heure&#x202f;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them rejected</source>
        <translation>
            <numerusform>dont %Ln rejetée</numerusform>
            <numerusform>dont %Ln rejetées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ReleaseNotice</name>
    <message>
        <source>Labdesk %1 is available.</source>
        <translation>Labdesk %1 est disponible.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Afficher…</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. The address is %1.</source>
        <translation>Impossible d’ouvrir un navigateur. L’adresse est %1.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Vérification de %1…</translation>
    </message>
    <message>
        <source>Couldn’t check %1: %2</source>
        <translation>Impossible de vérifier %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Version %1 is available; you have %2.</source>
        <translation>La version %1 est disponible&#x202f;; vous avez la %2.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>Vous avez la dernière version.</translation>
    </message>
    <message>
        <source>See what’s new?</source>
        <translation>Voir les nouveautés&#x202f;?</translation>
    </message>
    <message>
        <source>Version %1 is available; you have %2. Install it the way you installed this one. Labdesk doesn’t update itself.</source>
        <translation>La version %1 est disponible&#x202f;; vous avez la %2. Installez-la de la même façon que celle-ci. Labdesk ne se met pas à jour lui-même.</translation>
    </message>
    <message>
        <source>Opens %1 in your browser. Nothing about users or connections is sent.</source>
        <translation>Ouvre %1 dans votre navigateur. Rien sur les utilisateurs ni les connexions n’est envoyé.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Turned off by your administrator.</source>
        <translation>Désactivé par votre administrateur.</translation>
    </message>
    <message>
        <source>Labdesk is updated with your system’s software updates.</source>
        <translation>Les mises à jour viennent avec celles de votre système.</translation>
    </message>
    <message>
        <source>Checks %1 once a day. Nothing about you, this computer, or your connections is sent.</source>
        <translation>Consulte %1 une fois par jour. Rien sur vous, cet ordinateur ou vos connexions n’est envoyé.</translation>
    </message>
</context>
<context>
    <name>labdesk::RemoteStack</name>
    <message>
        <source>Couldn’t reload. Showing data from %1.</source>
        <translation>Rechargement impossible. Affichage des données de %1.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Loads when the connection is restored</source>
        <translation>Se charge dès que la connexion fonctionne de nouveau</translation>
    </message>
</context>
<context>
    <name>labdesk::Replies</name>
    <message>
        <source>The file is larger than 1 MB.</source>
        <translation>Le fichier dépasse 1&#xa0;Mo.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>Le fichier n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>The file contains no replies. A reply starts with a line such as [en] Title.</source>
        <translation>Le fichier ne contient aucune réponse type. Une réponse type commence par une ligne comme [en] Titre.</translation>
    </message>
    <message>
        <source>The line contains an invisible character (%1). Delete it.</source>
        <translation>La ligne contient un caractère invisible (%1). Supprimez-le.</translation>
    </message>
    <message>
        <source>“%1” appears before the first reply. A reply starts with a line such as [en] Title.</source>
        <translation>«&#x202f;%1&#x202f;» se trouve avant la première réponse type. Une réponse type commence par une ligne comme [en] Titre.</translation>
    </message>
    <message>
        <source>The portal must be set once, to a URL that starts with https:// and has at most 200 characters.</source>
        <translation>Le portail doit être défini une seule fois, avec une URL qui commence par https:// et compte 200 caractères au plus.</translation>
    </message>
    <message>
        <source>“%1” isn’t the start of a reply, such as [en] Title. No other line may begin with a bracket.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas le début d’une réponse type, comme [en] Titre. Aucune autre ligne ne peut commencer par un crochet.</translation>
    </message>
    <message>
        <source>“%1” isn’t a language code, such as en or es-MX.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un code de langue, comme en ou es-MX.</translation>
    </message>
    <message>
        <source>A title must have 1 to 80 characters and no braces.</source>
        <translation>Un titre doit compter de 1 à 80 caractères et ne pas contenir d’accolades.</translation>
    </message>
    <message>
        <source>The language already has a reply called “%1”. Rename or delete one of them.</source>
        <translation>La langue a déjà une réponse type appelée «&#x202f;%1&#x202f;». Renommez ou supprimez l’une des deux.</translation>
    </message>
    <message>
        <source>The reply “%1” has no text.</source>
        <translation>La réponse type «&#x202f;%1&#x202f;» n’a pas de texte.</translation>
    </message>
    <message>
        <source>The reply “%1” is longer than 4,000 characters.</source>
        <translation>La réponse type «&#x202f;%1&#x202f;» dépasse 4&#x202f;000 caractères.</translation>
    </message>
    <message>
        <source>The file contains more than 500 replies.</source>
        <translation>Le fichier contient plus de 500 réponses types.</translation>
    </message>
    <message>
        <source>Unmatched brace. Use braces only for placeholders.</source>
        <translation>Une accolade n’a pas sa contrepartie. N’utilisez les accolades que pour les espaces réservés.</translation>
    </message>
    <message>
        <source>“%1” isn’t a placeholder. Use {source}, {ticket}, {portal}, or {date}.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un espace réservé. Utilisez {source}, {ticket}, {portal} ou {date}.</translation>
    </message>
    <message>
        <source>{portal} needs a line such as portal=https://help.example.com before the first reply.</source>
        <translation>{portal} nécessite une ligne comme portal=https://help.example.com avant la première réponse type.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>labdesk::ReplyWords</name>
    <message>
        <source>This reply includes a source name. Open a user with a source first.</source>
        <translation>Cette réponse type mentionne une source. Ouvrez d’abord un utilisateur qui a une source.</translation>
    </message>
    <message>
        <source>This source isn’t in the service’s list of providers, so its name can’t be filled in.</source>
        <translation>Cette source ne figure pas dans la liste des fournisseurs du service&#x202f;: son nom ne peut donc pas être inséré.</translation>
    </message>
    <message>
        <source>This reply includes the ticket number. Enter a ticket number first.</source>
        <translation>Cette réponse type inclut le numéro de ticket. Saisissez d’abord un numéro de ticket.</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestDetail</name>
    <message>
        <source>%1: hidden</source>
        <translation>%1&#x202f;: masqué</translation>
    </message>
    <message>
        <source>Show attempt</source>
        <translation>Afficher la tentative</translation>
    </message>
    <message>
        <source>Request headers</source>
        <translation>En-têtes de requête</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>En-têtes de réponse</translation>
    </message>
    <message>
        <source>Parts of the request</source>
        <translation>Parties de la requête</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Durées</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copier comme cURL</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyée</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Error details</source>
        <translation>Détails de l’erreur</translation>
    </message>
    <message>
        <source>Unknown fields</source>
        <translation>Champs inconnus</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Body, with personal data hidden</source>
        <translation>Corps, données personnelles masquées</translation>
    </message>
    <message>
        <source>Timing breakdown</source>
        <translation>Détail des durées</translation>
    </message>
    <message>
        <source>Queue: waiting for a free connection or a token. Connect: DNS, connection, and TLS. Wait: until the response begins. Read: until it ends. Measured by Labdesk, accurate to a few milliseconds.</source>
        <translation>File&#x202f;: attente d’une connexion libre ou d’un jeton. Connexion&#x202f;: DNS, connexion et TLS. Attente&#x202f;: jusqu’au début de la réponse. Lecture&#x202f;: jusqu’à sa fin. Mesuré par Labdesk, à quelques millisecondes près.</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Tentative %1</translation>
    </message>
    <message>
        <source>This was sent on an earlier connection.</source>
        <translation>Envoyée sur une connexion antérieure.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln fois</numerusform>
            <numerusform>%Ln fois</numerusform>
        </translation>
    </message>
    <message>
        <source>No response yet</source>
        <translation>Pas encore de réponse</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Aucune réponse</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>%1, closed before a response arrived</source>
        <translation>%1, fermée avant l’arrivée d’une réponse</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyée</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Reused</source>
        <translation>Réutilisée</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attente</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>%1, not JSON. Not shown because Labdesk can’t detect personal data in it.</source>
        <translation>%1, pas du JSON. Non affiché, car Labdesk ne peut pas y détecter les données personnelles.</translation>
    </message>
    <message>
        <source>%1, too large to keep.</source>
        <translation>%1, trop volumineux pour être gardé.</translation>
    </message>
    <message>
        <source>%1, processed while streaming. Responses this long aren’t kept.</source>
        <translation>%1, traités au fil de l’eau. Les réponses aussi longues ne sont pas gardées.</translation>
    </message>
    <message>
        <source>Not kept because it contained a key or token.</source>
        <translation>Non gardé, car il contenait une clé ou un jeton.</translation>
    </message>
    <message>
        <source>%1, compressed. Too large to keep, or damaged.</source>
        <translation>%1, compressés. Trop volumineux pour être gardés, ou endommagés.</translation>
    </message>
    <message>
        <source>Not kept: removed to save memory or because the window was locked.</source>
        <translation>Non gardé&#x202f;: retiré pour économiser la mémoire ou parce que la fenêtre a été verrouillée.</translation>
    </message>
    <message numerus="yes">
        <source>%1: in %2 of %Ln response(s) from %3</source>
        <translation>
            <numerusform>%1&#x202f;: dans %2 réponse sur %Ln de %3</numerusform>
            <numerusform>%1&#x202f;: dans %2 des %Ln réponses de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The service redirected %1 to %2.</source>
        <translation>Le service a redirigé %1 vers %2.</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestExport</name>
    <message>
        <source>Export requests</source>
        <translation>Exporter les requêtes</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>Archive HTTP (*.har)</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestTableModel</name>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message numerus="yes">
        <source>Retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>Nouvel essai dans %Ln&#xa0;s</numerusform>
            <numerusform>Nouvel essai dans %Ln&#xa0;s</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Échec&#x202f;: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Aucune réponse</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestsPage</name>
    <message>
        <source>Filter requests</source>
        <translation>Filtrer les requêtes</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear request list</source>
        <translation>Vider la liste des requêtes</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récentes d’abord</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Aucune requête</translation>
    </message>
    <message>
        <source>Requests appear here, without the key and with personal data hidden.</source>
        <translation>Les requêtes s’affichent ici, sans la clé et avec les données personnelles masquées.</translation>
    </message>
    <message>
        <source>No request selected</source>
        <translation>Aucune requête sélectionnée</translation>
    </message>
    <message>
        <source>Select a request to see its details.</source>
        <translation>Sélectionnez une requête pour en voir les détails.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Résultats&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>No requests match this filter.</source>
        <translation>Aucune requête ne correspond à ce filtre.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Eff&amp;acer le filtre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln requête</numerusform>
            <numerusform>%Ln requêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln request(s)</source>
        <translation>
            <numerusform>%1 sur %Ln requête</numerusform>
            <numerusform>%1 sur %Ln requêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Syntaxe du filtre</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln request(s), with personal data hidden.</source>
        <translation>
            <numerusform>%Ln requête exportée, données personnelles masquées.</numerusform>
            <numerusform>%Ln requêtes exportées, données personnelles masquées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Resume · %Ln new</source>
        <translation>
            <numerusform>&amp;Reprendre · %Ln nouvelle</numerusform>
            <numerusform>&amp;Reprendre · %Ln nouvelles</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>New requests aren’t listed until you resume</source>
        <translation>Les nouvelles requêtes ne sont pas listées avant la reprise</translation>
    </message>
    <message>
        <source>Terms are combined with AND. Use field:value for a field and -term to exclude.</source>
        <translation>Les termes se combinent avec AND. Utilisez champ:valeur pour un champ et -terme pour exclure.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Champ inconnu «&#x202f;%1&#x202f;», cherché comme texte.</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Champs&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Found in responses from %Ln operation(s). Select a request to see them in its summary.</source>
        <translation>
            <numerusform>Trouvés dans les réponses de %Ln opération. Sélectionnez une requête pour les voir dans son résumé.</numerusform>
            <numerusform>Trouvés dans les réponses de %Ln opérations. Sélectionnez une requête pour les voir dans son résumé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show these requests</source>
        <translation>Afficher ces requêtes</translation>
    </message>
    <message>
        <source>There are no requests to export.</source>
        <translation>Il n’y a aucune requête à exporter.</translation>
    </message>
    <message>
        <source>An export is already running.</source>
        <translation>Un export est déjà en cours.</translation>
    </message>
    <message>
        <source>Copied as cURL. The key is replaced by a variable.</source>
        <translation>Copié comme cURL. La clé est remplacée par une variable.</translation>
    </message>
    <message>
        <source>No request selected.</source>
        <translation>Aucune requête sélectionnée.</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>chercher rechercher trouver</translation>
    </message>
    <message>
        <source>Clear request filter</source>
        <translation>Effacer le filtre des requêtes</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Le filtre est vide.</translation>
    </message>
    <message>
        <source>Reload requests</source>
        <translation>Recharger les requêtes</translation>
    </message>
    <message>
        <source>This list updates automatically.</source>
        <translation>Cette liste se met à jour automatiquement.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation>Chemin copié.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copier comme cURL</translation>
    </message>
    <message>
        <source>This was sent on an earlier connection.</source>
        <translation>Envoyée sur une connexion antérieure.</translation>
    </message>
    <message>
        <source>The list is already empty.</source>
        <translation>La liste est déjà vide.</translation>
    </message>
    <message>
        <source>Resume request list</source>
        <translation>Reprendre la liste des requêtes</translation>
    </message>
    <message>
        <source>Pause request list</source>
        <translation>Mettre en pause la liste des requêtes</translation>
    </message>
    <message>
        <source>Export requests…</source>
        <translation>Exporter les requêtes…</translation>
    </message>
    <message>
        <source>HAR save file</source>
        <translation>HAR enregistrer fichier</translation>
    </message>
    <message numerus="yes">
        <source>The service sent %Ln field(s) or value(s) that Labdesk doesn’t know.</source>
        <translation>
            <numerusform>Le service a envoyé %Ln champ ou valeur que Labdesk ne connaît pas.</numerusform>
            <numerusform>Le service a envoyé %Ln champs ou valeurs que Labdesk ne connaît pas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ResourceList</name>
    <message>
        <source>%1: available</source>
        <translation>%1&#x202f;: disponible</translation>
    </message>
</context>
<context>
    <name>labdesk::RevealQuestion</name>
    <message>
        <source>Show %1 on this screen?</source>
        <translation>Afficher sur cet écran&#x202f;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>Privacy mode is on. Check who can see your screen. The value is hidden again automatically.</source>
        <translation>Le mode confidentialité est activé. Vérifiez qui peut voir votre écran. La valeur est de nouveau masquée automatiquement.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Afficher</translation>
    </message>
</context>
<context>
    <name>labdesk::RuleForm</name>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number from 1 to 15</source>
        <translation>un nombre de 1 à 15</translation>
    </message>
    <message>
        <source>journal or none</source>
        <translation>journal ou none</translation>
    </message>
    <message>
        <source>memberId, birthYear, and zip, each at most once, separated by commas</source>
        <translation>memberId, birthYear et zip, chacun une fois au plus, séparés par des virgules</translation>
    </message>
    <message>
        <source>an absolute path</source>
        <translation>un chemin absolu</translation>
    </message>
    <message>
        <source>a name of at most 60 characters</source>
        <translation>un nom de 60 caractères au plus</translation>
    </message>
    <message>
        <source>text of at most 200 characters, then ;until= and a date such as 2026-12-31</source>
        <translation>un texte de 200 caractères au plus, puis ;until= et une date comme 2026-12-31</translation>
    </message>
    <message>
        <source>one word without slashes, and not “local”</source>
        <translation>un mot sans barre oblique, autre que «&#x202f;local&#x202f;»</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>du texte brut</translation>
    </message>
    <message>
        <source>sandbox, production, or other</source>
        <translation>sandbox, production ou other</translation>
    </message>
    <message>
        <source>a URL that starts with https://, or with http:// for this computer</source>
        <translation>une URL qui commence par https://, ou par http:// pour cet ordinateur</translation>
    </message>
    <message>
        <source>key or bearer</source>
        <translation>key ou bearer</translation>
    </message>
    <message>
        <source>the name of an HTTP header that can carry a key</source>
        <translation>le nom d’un en-tête HTTP qui peut porter une clé</translation>
    </message>
    <message>
        <source>system, none, or a host and a port such as proxy.example.com:3128</source>
        <translation>system, none, ou un hôte et un port comme proxy.example.com:3128</translation>
    </message>
    <message>
        <source>a user name without a colon, such as DOMAIN\name</source>
        <translation>un nom d’utilisateur sans deux-points, comme DOMAIN\name</translation>
    </message>
    <message>
        <source>a number of seconds from 5 to 300</source>
        <translation>un nombre de secondes de 5 à 300</translation>
    </message>
    <message>
        <source>the number of connections</source>
        <translation>le nombre de connexions</translation>
    </message>
    <message>
        <source>calls or all</source>
        <translation>calls ou all</translation>
    </message>
    <message>
        <source>a regular expression of at most 200 characters with only groups, alternatives, classes, and repetitions, optionally followed by ;example= and a matching number</source>
        <translation>une expression régulière de 200 caractères au plus, uniquement avec des groupes, alternatives, classes et répétitions, puis, si vous voulez, ;example= et un numéro qui correspond</translation>
    </message>
    <message>
        <source>a URL that starts with https:// and contains {ticket} once, after the host</source>
        <translation>une URL qui commence par https:// et contient {ticket} une seule fois, après l’hôte</translation>
    </message>
</context>
<context>
    <name>labdesk::RulesFile</name>
    <message>
        <source>The file doesn’t exist.</source>
        <translation>Le fichier n’existe pas.</translation>
    </message>
    <message>
        <source>The path contains a link to something that doesn’t exist.</source>
        <translation>Le chemin contient un lien vers quelque chose qui n’existe pas.</translation>
    </message>
    <message>
        <source>Part of the path isn’t a folder.</source>
        <translation>Une partie du chemin n’est pas un dossier.</translation>
    </message>
    <message>
        <source>This isn’t a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>The file can’t be read. Everyone who uses Labdesk must be able to read it and its folder.</source>
        <translation>Le fichier est illisible. Toutes les personnes qui utilisent Labdesk doivent pouvoir le lire, ainsi que son dossier.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop volumineux.</translation>
    </message>
    <message>
        <source>Anyone can change this file. Make it writable by administrators only.</source>
        <translation>N’importe qui peut modifier ce fichier. Réservez l’écriture aux administrateurs.</translation>
    </message>
    <message>
        <source>Anyone can replace this file. Make its folder writable by administrators only.</source>
        <translation>N’importe qui peut remplacer ce fichier. N’autorisez que les administrateurs à écrire dans son dossier.</translation>
    </message>
</context>
<context>
    <name>labdesk::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>labdesk::SelectFromListDialog</name>
    <message>
        <source>Select users from a list</source>
        <translation>Sélectionner des utilisateurs à partir d’une liste</translation>
    </message>
    <message>
        <source>Paste client IDs or user IDs, such as a column or rows of a spreadsheet. They aren’t saved.</source>
        <translation>Collez des ID clients ou des ID utilisateurs, par exemple une colonne ou des lignes d’un tableur. Ils ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Client IDs or user IDs</source>
        <translation>ID clients ou ID utilisateurs</translation>
    </message>
    <message>
        <source>One ID per line, or a table with a column of IDs</source>
        <translation>Un ID par ligne, ou un tableau avec une colonne d’ID</translation>
    </message>
    <message>
        <source>&amp;Copy IDs not found</source>
        <translation>&amp;Copier les ID introuvables</translation>
    </message>
    <message>
        <source>Select users</source>
        <translation>Sélectionner les utilisateurs</translation>
    </message>
    <message numerus="yes">
        <source>Pasted %Ln line(s).</source>
        <translation>
            <numerusform>%Ln ligne collée.</numerusform>
            <numerusform>%Ln lignes collées.</numerusform>
        </translation>
    </message>
    <message>
        <source>This list is too long to display.</source>
        <translation>Cette liste est trop longue pour être affichée.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select %Ln user(s)</source>
        <translation>
            <numerusform>&amp;Sélectionner %Ln utilisateur</numerusform>
            <numerusform>&amp;Sélectionner %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) found</source>
        <translation>
            <numerusform>%Ln utilisateur trouvé</numerusform>
            <numerusform>%Ln utilisateurs trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>IDs are taken from column %1.</source>
        <translation>Les ID viennent de la colonne %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ID(s) are duplicates and were counted once.</source>
        <translation>
            <numerusform>%Ln ID est un doublon et n’a été compté qu’une fois.</numerusform>
            <numerusform>%Ln ID sont des doublons et n’ont été comptés qu’une fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) belong to several users, who are all selected.</source>
        <translation>
            <numerusform>%Ln ID client appartient à plusieurs utilisateurs, tous sélectionnés.</numerusform>
            <numerusform>%Ln ID clients appartiennent à plusieurs utilisateurs, tous sélectionnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>Introuvables&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… et %Ln de plus</numerusform>
            <numerusform>… et %Ln de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ID(s).</source>
        <translation>
            <numerusform>%Ln ID copié.</numerusform>
            <numerusform>%Ln ID copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The user list is incomplete, so some of these users may exist.</source>
        <translation>La liste ne contient pas tous les utilisateurs&#x202f;; certains de ceux-ci existent donc peut-être.</translation>
    </message>
</context>
<context>
    <name>labdesk::ServiceHealth</name>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>%Ln tentative.</numerusform>
            <numerusform>%Ln tentatives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next attempt in %Ln&#xa0;s.</source>
        <translation>
            <numerusform>Prochaine tentative dans %Ln&#xa0;s.</numerusform>
            <numerusform>Prochaine tentative dans %Ln&#xa0;s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>labdesk::ShortcutSheet</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>labdesk::Shortcuts</name>
    <message>
        <source>Search or run a command</source>
        <translation>Recherche ou commande</translation>
    </message>
    <message>
        <source>Go to an ID, ZIP code, or payor code</source>
        <translation>Aller à un ID, un code postal ou un code payeur</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Volet précédent</translation>
    </message>
    <message>
        <source>Cancel countdown</source>
        <translation>Annuler le compte à rebours</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Aide de cette page</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation>Ces raccourcis</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>Changer de connexion</translation>
    </message>
    <message>
        <source>Ticket number</source>
        <translation>Numéro de ticket</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Privacy mode for shared screens</source>
        <translation>Mode confidentialité pour les écrans partagés</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Filter or search</source>
        <translation>Filtrer ou rechercher</translation>
    </message>
    <message>
        <source>Reload from the service</source>
        <translation>Recharger depuis le service</translation>
    </message>
    <message>
        <source>Move from filter to list</source>
        <translation>Passer du filtre à la liste</translation>
    </message>
    <message>
        <source>Previous filter (in the empty user filter)</source>
        <translation>Filtre précédent (dans le filtre d’utilisateurs vide)</translation>
    </message>
    <message>
        <source>Filter suggestions (in the user filter)</source>
        <translation>Suggestions de filtre (dans le filtre d’utilisateurs)</translation>
    </message>
    <message>
        <source>Open selection</source>
        <translation>Ouvrir la sélection</translation>
    </message>
    <message>
        <source>Clear filter, then go to the list</source>
        <translation>Effacer le filtre, puis aller à la liste</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Copier la sélection</translation>
    </message>
    <message>
        <source>Copy as CSV, JSON, Markdown, …</source>
        <translation>Copier en CSV, JSON, Markdown, …</translation>
    </message>
    <message>
        <source>Copy as cURL, without the key</source>
        <translation>Copier comme cURL, sans la clé</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Demander une actualisation des données</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Changer le fuseau horaire</translation>
    </message>
    <message>
        <source>Verify caller</source>
        <translation>Vérifier l’appelant</translation>
    </message>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Copier le résumé pour le ticket</translation>
    </message>
    <message>
        <source>Watch sources or stop watching</source>
        <translation>Surveiller les sources ou arrêter</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Épingler ou désépingler</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>The open user</source>
        <translation>L’utilisateur ouvert</translation>
    </message>
    <message>
        <source>Next group (in a grouped list)</source>
        <translation>Groupe suivant (dans une liste groupée)</translation>
    </message>
    <message>
        <source>Previous group (in a grouped list)</source>
        <translation>Groupe précédent (dans une liste groupée)</translation>
    </message>
    <message>
        <source>Undo the last change, for any user</source>
        <translation>Annuler la dernière modification, quel que soit l’utilisateur</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Exporter la liste</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Why is there no data?</source>
        <translation>Pourquoi n’y a-t-il pas de données&#x202f;?</translation>
    </message>
    <message>
        <source>Next user in the list</source>
        <translation>Utilisateur suivant de la liste</translation>
    </message>
    <message>
        <source>Previous user in the list</source>
        <translation>Utilisateur précédent de la liste</translation>
    </message>
</context>
<context>
    <name>labdesk::SideBar</name>
    <message>
        <source>Pinned</source>
        <translation>Épinglés</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Pinned user</source>
        <translation>Utilisateur épinglé</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>Désé&amp;pingler</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vues enregistrées</translation>
    </message>
    <message>
        <source>Saved view</source>
        <translation>Vue enregistrée</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Recent user</source>
        <translation>Utilisateur récent</translation>
    </message>
</context>
<context>
    <name>labdesk::SideBarLinks</name>
    <message>
        <source>Not in this team</source>
        <translation>Absent de cette équipe</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceFaultList</name>
    <message>
        <source>Problems found</source>
        <translation>Problèmes trouvés</translation>
    </message>
    <message>
        <source>Select a row to select its users in the list.</source>
        <translation>Sélectionnez une ligne pour sélectionner ses utilisateurs dans la liste.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>No problems found so far.</source>
        <translation>Aucun problème trouvé jusqu’ici.</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceFaultModel</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceRow</name>
    <message>
        <source>Connection date not provided</source>
        <translation>Date de connexion non fournie</translation>
    </message>
    <message>
        <source>Connected %1</source>
        <translation>Connectée le %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis le %1</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>Déconnecter…</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Déconnecter %1</translation>
    </message>
    <message>
        <source>missing permission: %1</source>
        <translation>autorisation manquante&#x202f;: %1</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Copier le message à l’utilisateur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data type(s) available</source>
        <translation>
            <numerusform>%Ln type de données disponible</numerusform>
            <numerusform>%Ln types de données disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops this source’s data; only the user can reconnect it</source>
        <translation>Arrête les données&#x202f;; seul l’utilisateur peut reconnecter la source</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceWords</name>
    <message>
        <source>Sign-in expired</source>
        <translation>Authentification expirée</translation>
    </message>
    <message>
        <source>Updates failed</source>
        <translation>Échec des mises à jour</translation>
    </message>
    <message>
        <source>Account not found</source>
        <translation>Compte introuvable</translation>
    </message>
    <message>
        <source>Disconnected by provider</source>
        <translation>Déconnectée par le fournisseur</translation>
    </message>
    <message>
        <source>Permission missing</source>
        <translation>Autorisation manquante</translation>
    </message>
    <message>
        <source>Credentials rejected</source>
        <translation>Identifiants rejetés</translation>
    </message>
    <message>
        <source>Password expired</source>
        <translation>Mot de passe expiré</translation>
    </message>
    <message>
        <source>Provider unavailable</source>
        <translation>Fournisseur indisponible</translation>
    </message>
    <message>
        <source>The user’s sign-in to %1 expired. Ask the user to reconnect %1.</source>
        <translation>L’authentification de l’utilisateur pour %1 a expiré. Demandez à l’utilisateur de reconnecter %1.</translation>
    </message>
    <message>
        <source>%1 no longer recognizes this account. Ask the user to reconnect %1.</source>
        <translation>%1 ne reconnaît plus ce compte. Demandez à l’utilisateur de reconnecter %1.</translation>
    </message>
    <message>
        <source>%1 ended the connection. Only the user can reconnect %1.</source>
        <translation>%1 a mis fin à la connexion. Seul l’utilisateur peut reconnecter %1.</translation>
    </message>
    <message>
        <source>The user didn’t allow all required permissions. Ask the user to reconnect and allow all of them.</source>
        <translation>L’utilisateur n’a pas accordé toutes les autorisations requises. Demandez-lui de reconnecter la source et de les accorder toutes.</translation>
    </message>
    <message>
        <source>%1 rejected your team’s credentials. Tell whoever manages your team’s access to %1. The user can’t fix this.</source>
        <translation>%1 a rejeté les identifiants de votre équipe. Prévenez la personne qui gère l’accès de votre équipe pour %1. L’utilisateur n’y peut rien.</translation>
    </message>
    <message>
        <source>The password for %1 expired. Ask the user to reconnect %1.</source>
        <translation>Le mot de passe de %1 a expiré. Demandez à l’utilisateur de reconnecter %1.</translation>
    </message>
    <message>
        <source>%1 is unavailable or is limiting requests. This usually passes. The user can’t fix it.</source>
        <translation>%1 est indisponible ou limite actuellement les requêtes. C’est généralement passager. L’utilisateur n’y peut rien.</translation>
    </message>
    <message>
        <source>From your administrator, until %1</source>
        <translation>De votre administrateur, jusqu’au %1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connectée</translation>
    </message>
    <message>
        <source>Status not reported</source>
        <translation>État non indiqué</translation>
    </message>
    <message>
        <source>The user didn’t allow %1. Ask the user to reconnect and allow it.</source>
        <translation>L’utilisateur n’a pas autorisé %1. Demandez-lui de reconnecter la source et de l’autoriser.</translation>
    </message>
    <message>
        <source>%1 reports an error. If this keeps happening, ask the user to reconnect %1.</source>
        <translation>%1 signale une erreur. Si elle persiste, demandez à l’utilisateur de reconnecter %1.</translation>
    </message>
    <message>
        <source>%1: not allowed</source>
        <translation>%1&#x202f;: non autorisé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 isn’t sending updates. Ask the user to reconnect it.</source>
        <translation>La source %1 n’envoie pas de mises à jour. Demandez à l’utilisateur de la reconnecter.</translation>
    </message>
</context>
<context>
    <name>labdesk::StackedBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>labdesk::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Mode confidentialité</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Rate limited. Labdesk retries automatically.</source>
        <translation>Limite de requêtes atteinte. Labdesk réessaie automatiquement.</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Aucune connexion</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion en cours</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Updated %1 %2</source>
        <translation>Mis à jour à %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Rate limited, retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>Limite atteinte, nouvel essai dans %Ln&#xa0;s</numerusform>
            <numerusform>Limite atteinte, nouvel essai dans %Ln&#xa0;s</numerusform>
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
        <translation>Fichier d’assistance</translation>
    </message>
    <message>
        <source>This is everything that will be saved. It contains no keys, addresses, names, IDs, or user data.</source>
        <translation>Voici tout ce qui sera enregistré. Cela ne contient ni clés, ni adresses, ni noms, ni ID, ni données d’utilisateurs.</translation>
    </message>
    <message>
        <source>Support bundle content</source>
        <translation>Contenu du fichier d’assistance</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Save support bundle</source>
        <translation>Enregistrer le fichier d’assistance</translation>
    </message>
    <message>
        <source>Saved. Only you can read it.</source>
        <translation>Enregistré. Vous seul pouvez le lire.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
            <numerusform>Place insuffisante pour %Ln colonne&#x202f;: %1. Élargissez la fenêtre pour en voir plus.</numerusform>
            <numerusform>Place insuffisante pour %Ln colonnes&#x202f;: %1. Élargissez la fenêtre pour en voir plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::TeamReplies</name>
    <message>
        <source>Copy “%1”</source>
        <translation>Copier «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Copy “%1” for %2</source>
        <translation>Copier «&#x202f;%1&#x202f;» pour %2</translation>
    </message>
    <message>
        <source>Copied “%1”.</source>
        <translation>«&#x202f;%1&#x202f;» copié.</translation>
    </message>
    <message>
        <source>reply message text for the user</source>
        <translation>réponse type message texte pour l’utilisateur</translation>
    </message>
</context>
<context>
    <name>labdesk::TicketController</name>
    <message>
        <source>Open ticket in the browser…</source>
        <translation>Ouvrir le ticket dans le navigateur…</translation>
    </message>
    <message>
        <source>help desk issue case</source>
        <translation>assistance support dossier incident</translation>
    </message>
    <message>
        <source>The ticket URL isn’t set in Preferences.</source>
        <translation>L’URL d’un ticket n’est pas définie dans les préférences.</translation>
    </message>
    <message>
        <source>Opening tickets in the browser is turned off in Preferences.</source>
        <translation>L’ouverture des tickets est désactivée dans les préférences.</translation>
    </message>
    <message>
        <source>Enter a ticket number first.</source>
        <translation>Saisissez d’abord un numéro de ticket.</translation>
    </message>
    <message>
        <source>Open ticket %1 in the browser?</source>
        <translation>Ouvrir le ticket %1 dans le navigateur&#x202f;?</translation>
    </message>
    <message>
        <source>Only the ticket number is sent to %1.</source>
        <translation>Seul le numéro de ticket est envoyé à %1.</translation>
    </message>
    <message>
        <source>Opened the ticket in your browser.</source>
        <translation>Ticket ouvert dans votre navigateur.</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. The address is %1.</source>
        <translation>Impossible d’ouvrir un navigateur. L’adresse est %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::TicketDialog</name>
    <message>
        <source>Ticket number</source>
        <translation>Numéro de ticket</translation>
    </message>
    <message>
        <source>Recorded with each change until you clear it. Locking with a passphrase also clears it.</source>
        <translation>Consigné avec chaque modification jusqu’à ce que vous l’effaciez. Un verrouillage avec phrase secrète l’efface aussi.</translation>
    </message>
    <message>
        <source>Your administrator requires a ticket number for changes.</source>
        <translation>Votre administrateur exige un numéro de ticket pour les modifications.</translation>
    </message>
    <message>
        <source>Set ticket</source>
        <translation>Définir le ticket</translation>
    </message>
    <message>
        <source>Use only letters, digits, and # . _ / : -</source>
        <translation>Utilisez seulement des lettres, des chiffres et # . _ / : -</translation>
    </message>
    <message>
        <source>Clear ticket</source>
        <translation>Effacer le ticket</translation>
    </message>
    <message>
        <source>Open ticket %1 in the browser</source>
        <translation>Ouvrir le ticket %1 dans le navigateur</translation>
    </message>
    <message>
        <source>Use at most 40 characters.</source>
        <translation>Utilisez 40 caractères au plus.</translation>
    </message>
    <message>
        <source>This doesn’t look like one of your team’s ticket numbers.</source>
        <translation>Cela ne ressemble pas à un numéro de ticket de votre équipe.</translation>
    </message>
    <message>
        <source>Your team’s ticket numbers look like %1.</source>
        <translation>Les numéros de ticket de votre équipe ressemblent à %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::Timeline</name>
    <message>
        <source>%1 connected</source>
        <translation>%1&#x202f;: connexion</translation>
    </message>
    <message>
        <source>%1: error</source>
        <translation>%1&#x202f;: erreur</translation>
    </message>
    <message>
        <source>User created</source>
        <translation>Création de l’utilisateur</translation>
    </message>
    <message>
        <source>Time zone set to %1</source>
        <translation>Fuseau horaire défini&#x202f;: %1</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Date de naissance définie</translation>
    </message>
    <message>
        <source>Data collection starts</source>
        <translation>Début de la collecte de données</translation>
    </message>
    <message>
        <source>Data collection ends</source>
        <translation>Fin de la collecte de données</translation>
    </message>
    <message>
        <source>The service then disconnects all sources.</source>
        <translation>Le service déconnecte alors toutes les sources.</translation>
    </message>
    <message>
        <source>Caller verified</source>
        <translation>Appelant vérifié</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Collecte de données</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>Ticket %1</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
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
        <translation>Ignorer</translation>
    </message>
</context>
<context>
    <name>labdesk::UndoCommand</name>
    <message>
        <source>Creating %1 can’t be undone.</source>
        <translation>La création de %1 est irréversible.</translation>
    </message>
    <message>
        <source>Disconnecting %1 for %2 can’t be undone.</source>
        <translation>La déconnexion de %1 pour %2 est irréversible.</translation>
    </message>
    <message>
        <source>Deleting %1 can’t be undone.</source>
        <translation>La suppression de %1 est irréversible.</translation>
    </message>
    <message>
        <source>%1 had no time zone before, and a time zone can’t be cleared.</source>
        <translation>%1 n’avait pas de fuseau horaire, et un fuseau horaire ne peut pas être retiré.</translation>
    </message>
    <message>
        <source>The time zone of %1 has changed again since then.</source>
        <translation>Le fuseau horaire de %1 a de nouveau été modifié depuis.</translation>
    </message>
    <message>
        <source>The changed fields of %1 were empty before and can’t be cleared again.</source>
        <translation>Les champs modifiés de %1 étaient vides auparavant et ne peuvent pas être vidés de nouveau.</translation>
    </message>
    <message>
        <source>The changed fields of %1 have changed again since then.</source>
        <translation>Les champs modifiés de %1 ont de nouveau été modifiés depuis.</translation>
    </message>
    <message>
        <source>%1 isn’t in the list anymore.</source>
        <translation>%1 n’est plus dans la liste.</translation>
    </message>
    <message>
        <source>The last change was a job. Open Jobs to see whether it can be undone.</source>
        <translation>La dernière modification était une tâche. Ouvrez Tâches pour voir si elle peut être annulée.</translation>
    </message>
    <message>
        <source>There’s no change to undo.</source>
        <translation>Il n’y a aucune modification à annuler.</translation>
    </message>
    <message>
        <source>The last change, to %1, is still being sent.</source>
        <translation>La dernière modification, pour %1, est encore en cours d’envoi.</translation>
    </message>
    <message>
        <source>The outcome of the last change, to %1, is unknown. Check it first.</source>
        <translation>On ignore si la dernière modification, pour %1, a été faite. Vérifiez-le d’abord.</translation>
    </message>
    <message>
        <source>You made this change to a user who isn’t open now. Nothing has been sent yet.</source>
        <translation>Vous avez fait cette modification pour un utilisateur qui n’est pas ouvert actuellement. Rien n’a encore été envoyé.</translation>
    </message>
    <message>
        <source>Undo the time zone change: set %1 back to %2</source>
        <translation>Annuler&#x202f;: rétablir le fuseau horaire %2 pour %1</translation>
    </message>
    <message>
        <source>Undo the changes to %1</source>
        <translation>Annuler&#x202f;: les modifications de %1</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retour rétablir</translation>
    </message>
</context>
<context>
    <name>labdesk::UnreadUsersSheet</name>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read</source>
        <translation>
            <numerusform>%Ln utilisateur illisible</numerusform>
            <numerusform>%Ln utilisateurs illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries aren’t in a format Labdesk understands. They were skipped; all others are listed.</source>
        <translation>Certaines entrées sont dans un format que Labdesk ne comprend pas. Elles ont été ignorées&#x202f;; toutes les autres sont listées.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Et %Ln de plus.</numerusform>
            <numerusform>Et %Ln de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
</context>
<context>
    <name>labdesk::UsZone</name>
    <message>
        <source>Eastern</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Central</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Rocheuses</translation>
    </message>
    <message>
        <source>Arizona</source>
        <translation>Arizona</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pacifique</translation>
    </message>
    <message>
        <source>Alaska</source>
        <translation>Alaska</translation>
    </message>
    <message>
        <source>Hawaii</source>
        <translation>Hawaï</translation>
    </message>
    <message>
        <source>Eastern time (New York)</source>
        <translation>Heure de l’Est (New York)</translation>
    </message>
    <message>
        <source>Central time (Chicago)</source>
        <translation>Heure du Centre (Chicago)</translation>
    </message>
    <message>
        <source>Mountain time (Denver)</source>
        <translation>Heure des Rocheuses (Denver)</translation>
    </message>
    <message>
        <source>Arizona time (Phoenix)</source>
        <translation>Heure de l’Arizona (Phoenix)</translation>
    </message>
    <message>
        <source>Pacific time (Los Angeles)</source>
        <translation>Heure du Pacifique (Los Angeles)</translation>
    </message>
    <message>
        <source>Alaska time (Anchorage)</source>
        <translation>Heure de l’Alaska (Anchorage)</translation>
    </message>
    <message>
        <source>Hawaii time (Honolulu)</source>
        <translation>Heure d’Hawaï (Honolulu)</translation>
    </message>
</context>
<context>
    <name>labdesk::UserActionBar</name>
    <message>
        <source>Refresh…</source>
        <translation>Actualiser…</translation>
    </message>
    <message>
        <source>Time zone…</source>
        <translation>Fuseau horaire…</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>Déconnecter…</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Effacer la sélection</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln sélectionné</numerusform>
            <numerusform>%Ln sélectionnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserChartsDialog</name>
    <message>
        <source>User charts</source>
        <translation>Graphiques des utilisateurs</translation>
    </message>
    <message>
        <source>Count by</source>
        <translation>Compter par</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Par source</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>Données du graphique</translation>
    </message>
    <message>
        <source>Chart. The table has the numbers.</source>
        <translation>Graphique. Le tableau donne les chiffres.</translation>
    </message>
    <message>
        <source>Click a bar or press Enter on a row to filter by it.</source>
        <translation>Cliquez sur une barre ou appuyez sur Entrée sur une ligne pour filtrer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur</numerusform>
            <numerusform>%Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 sur %Ln utilisateur</numerusform>
            <numerusform>%1 sur %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Aucune source</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %Ln utilisateur</numerusform>
            <numerusform>%1&#x202f;: %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chart: %1 of %Ln row(s)</source>
        <translation>
            <numerusform>Graphique&#x202f;: %1 sur %Ln ligne</numerusform>
            <numerusform>Graphique&#x202f;: %1 sur %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, so far: %Ln user(s)</source>
        <translation>
            <numerusform>%1, jusqu’ici&#x202f;: %Ln utilisateur</numerusform>
            <numerusform>%1, jusqu’ici&#x202f;: %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>By month created</source>
        <translation>Par mois de création</translation>
    </message>
</context>
<context>
    <name>labdesk::UserCopy</name>
    <message numerus="yes">
        <source>Copied %Ln user(s).</source>
        <translation>
            <numerusform>%Ln utilisateur copié.</numerusform>
            <numerusform>%Ln utilisateurs copiés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) with headers.</source>
        <translation>
            <numerusform>%Ln utilisateur copié avec en-têtes.</numerusform>
            <numerusform>%Ln utilisateurs copiés avec en-têtes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as CSV.</source>
        <translation>
            <numerusform>%Ln utilisateur copié en CSV.</numerusform>
            <numerusform>%Ln utilisateurs copiés en CSV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON.</source>
        <translation>
            <numerusform>%Ln utilisateur copié en JSON.</numerusform>
            <numerusform>%Ln utilisateurs copiés en JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON lines.</source>
        <translation>
            <numerusform>%Ln utilisateur copié en lignes JSON.</numerusform>
            <numerusform>%Ln utilisateurs copiés en lignes JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as Markdown.</source>
        <translation>
            <numerusform>%Ln utilisateur copié en Markdown.</numerusform>
            <numerusform>%Ln utilisateurs copiés en Markdown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln link(s).</source>
        <translation>
            <numerusform>%Ln lien copié.</numerusform>
            <numerusform>%Ln liens copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copi&amp;er comme</translation>
    </message>
    <message>
        <source>&amp;This column</source>
        <translation>Cette c&amp;olonne</translation>
    </message>
    <message>
        <source>L&amp;ink</source>
        <translation>L&amp;ien</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln value(s) from this column.</source>
        <translation>
            <numerusform>%Ln valeur de cette colonne copiée.</numerusform>
            <numerusform>%Ln valeurs de cette colonne copiées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailPane</name>
    <message>
        <source>No user selected</source>
        <translation>Aucun utilisateur sélectionné</translation>
    </message>
    <message>
        <source>Select a user to see their details here.</source>
        <translation>Sélectionnez un utilisateur pour en voir les détails ici.</translation>
    </message>
    <message>
        <source>The service doesn’t have this user.</source>
        <translation>Le service n’a pas cet utilisateur.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailTabs</name>
    <message>
        <source>Waiting for a response…</source>
        <translation>En attente d’une réponse…</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>La réponse est vide.</translation>
    </message>
    <message>
        <source>Not loaded.</source>
        <translation>Non chargé.</translation>
    </message>
    <message>
        <source>User details</source>
        <translation>Détails de l’utilisateur</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Raw JSON</source>
        <translation>JSON brut</translation>
    </message>
    <message>
        <source>Insurance loads when you open its tab.</source>
        <translation>L’assurance se charge à l’ouverture de son onglet.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserDialogs</name>
    <message>
        <source>Request data refresh for %1?</source>
        <translation>Demander une actualisation des données de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Demander une actualisation des données</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Started: %1.</source>
        <translation>Tâche démarrée&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserEditWords</name>
    <message>
        <source>Change the time zone of %1 back to %2?</source>
        <translation>Rétablir le fuseau horaire %2 pour %1&#x202f;?</translation>
    </message>
    <message>
        <source>Change back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Changes to this user are being saved.</source>
        <translation>Des modifications de cet utilisateur sont en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>The user is still loading.</source>
        <translation>L’utilisateur est encore en cours de chargement.</translation>
    </message>
    <message>
        <source>Disconnecting…</source>
        <translation>Déconnexion…</translation>
    </message>
    <message>
        <source>Undo the changes to %1?</source>
        <translation>Annuler les modifications de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Annuler les modifications</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFacetModel</name>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune valeur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more…</source>
        <translation>
            <numerusform>%Ln de plus…</numerusform>
            <numerusform>%Ln de plus…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur</numerusform>
            <numerusform>%Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, filtered</source>
        <translation>%1, %2, filtré</translation>
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
        <source>Number of listed users</source>
        <translation>Nombre d’utilisateurs listés</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Month created</source>
        <translation>Mois de création</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFieldWords</name>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Date de naissance</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Début de la collecte</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Fin de la collecte</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterBar</name>
    <message>
        <source>Filter examples</source>
        <translation>Exemples de filtre</translation>
    </message>
    <message>
        <source>Filter by ID, source, or time zone</source>
        <translation>Filtrer par ID, source ou fuseau horaire</translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation>Filtrer les utilisateurs</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %Ln more.</source>
        <comment>sentences, then how many more there are</comment>
        <translation>
            <numerusform>%1 Et %Ln de plus.</numerusform>
            <numerusform>%1 Et %Ln de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence, then how many are shown</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterDiagnosis</name>
    <message>
        <source>Removes this term from the filter</source>
        <translation>Retire ce terme du filtre</translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln user(s)</source>
        <translation>
            <numerusform>Retirer «&#x202f;%1&#x202f;» pour voir %Ln utilisateur</numerusform>
            <numerusform>Retirer «&#x202f;%1&#x202f;» pour voir %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <comment>a term of the filter</comment>
        <translation>Retirer «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterEdit</name>
    <message>
        <source>part of the user ID</source>
        <translation>une partie de l’ID utilisateur</translation>
    </message>
    <message>
        <source>part of the client ID</source>
        <translation>une partie de l’ID client</translation>
    </message>
    <message>
        <source>a source, or none</source>
        <translation>une source, ou aucune</translation>
    </message>
    <message>
        <source>a time zone, or none</source>
        <translation>un fuseau horaire, ou aucun</translation>
    </message>
    <message>
        <source>when the user was created</source>
        <translation>quand l’utilisateur a été créé</translation>
    </message>
    <message>
        <source>whether a birth date is set</source>
        <translation>si une date de naissance est définie</translation>
    </message>
    <message>
        <source>whether data collection has an end date</source>
        <translation>si la collecte de données a une date de fin</translation>
    </message>
    <message>
        <source>client IDs with personal data</source>
        <translation>ID clients avec données personnelles</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Recent filters</source>
        <translation>Filtres récents</translation>
    </message>
    <message>
        <source>sources that needed attention in this session</source>
        <translation>sources qui étaient à traiter pendant cette session</translation>
    </message>
    <message>
        <source>when the user last connected a source</source>
        <translation>quand l’utilisateur a connecté une source pour la dernière fois</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterHelp</name>
    <message>
        <source>both words, in any field</source>
        <translation>les deux mots, dans n’importe quel champ</translation>
    </message>
    <message>
        <source>this exact phrase</source>
        <translation>cette expression exacte</translation>
    </message>
    <message>
        <source>exclude a word (works with any term)</source>
        <translation>exclure un mot (vaut pour tout terme)</translation>
    </message>
    <message>
        <source>connected to this source</source>
        <translation>connecté à cette source</translation>
    </message>
    <message>
        <source>no source connected</source>
        <translation>aucune source connectée</translation>
    </message>
    <message>
        <source>in this time zone</source>
        <translation>dans ce fuseau horaire</translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation>aucun fuseau horaire</translation>
    </message>
    <message>
        <source>created in the last 7 days (also 4w, 6m, 1y)</source>
        <translation>créé dans les 7 derniers jours (aussi 4w, 6m, 1y)</translation>
    </message>
    <message>
        <source>created that month (or day, or year)</source>
        <translation>créé ce mois-là (ou jour, ou année)</translation>
    </message>
    <message>
        <source>created after that day</source>
        <translation>créé après ce jour</translation>
    </message>
    <message>
        <source>no birth date</source>
        <translation>sans date de naissance</translation>
    </message>
    <message>
        <source>data collection ended</source>
        <translation>collecte de données terminée</translation>
    </message>
    <message>
        <source>client ID looks like an email address or phone number</source>
        <translation>ID client semblable à une adresse e-mail ou à un numéro de téléphone</translation>
    </message>
    <message>
        <source>either one</source>
        <translation>l’un ou l’autre</translation>
    </message>
    <message>
        <source>Filter examples</source>
        <translation>Exemples de filtre</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 shows suggestions. Press Up in the empty field for earlier filters.</source>
        <comment>a key</comment>
        <translation>%1 affiche des suggestions. Appuyez sur Haut dans le champ vide pour les filtres précédents.</translation>
    </message>
    <message>
        <source>a source that needed attention in this session</source>
        <translation>une source était à traiter pendant cette session</translation>
    </message>
    <message>
        <source>connected a source in the last 7 days</source>
        <translation>a connecté une source dans les 7 derniers jours</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterTerms</name>
    <message>
        <source>Source: %1</source>
        <translation>Source&#x202f;: %1</translation>
    </message>
    <message>
        <source>Time zone: %1</source>
        <translation>Fuseau horaire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>ID client&#x202f;: %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>Créé&#x202f;: %1</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Aucune source</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Au moins une source</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sans fuseau horaire</translation>
    </message>
    <message>
        <source>Any time zone</source>
        <translation>Avec fuseau horaire</translation>
    </message>
    <message>
        <source>No client ID</source>
        <translation>Sans ID client</translation>
    </message>
    <message>
        <source>Any client ID</source>
        <translation>Avec ID client</translation>
    </message>
    <message>
        <source>Unreadable creation date</source>
        <translation>Date de création illisible</translation>
    </message>
    <message>
        <source>No birth date</source>
        <translation>Sans date de naissance</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Date de naissance définie</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Collecte de données terminée</translation>
    </message>
    <message>
        <source>No data collection dates</source>
        <translation>Sans dates de collecte de données</translation>
    </message>
    <message>
        <source>Data collection dates set</source>
        <translation>Dates de collecte de données définies</translation>
    </message>
    <message>
        <source>No personal data in ID</source>
        <translation>Aucune donnée personnelle dans l’ID</translation>
    </message>
    <message>
        <source>Personal data in ID</source>
        <translation>Données personnelles dans l’ID</translation>
    </message>
    <message>
        <source>Not: %1</source>
        <comment>a term of the filter</comment>
        <translation>Sauf&#x202f;: %1</translation>
    </message>
    <message>
        <source>Needs attention: %1</source>
        <comment>a source, or its error</comment>
        <translation>À traiter&#x202f;: %1</translation>
    </message>
    <message>
        <source>No source known to need attention</source>
        <translation>Aucune source connue à traiter</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Any source connection date</source>
        <translation>Avec date de connexion</translation>
    </message>
    <message>
        <source>No source connection date</source>
        <translation>Sans date de connexion</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>Connecté&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::UserGroupBar</name>
    <message>
        <source>&amp;Group by</source>
        <translation>&amp;Grouper par</translation>
    </message>
    <message>
        <source>Previous group</source>
        <translation>Groupe précédent</translation>
    </message>
    <message>
        <source>Next group</source>
        <translation>Groupe suivant</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Rien</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>&amp;Fuseau horaire</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>&amp;Sources</translation>
    </message>
    <message>
        <source>&amp;Month created</source>
        <translation>&amp;Mois de création</translation>
    </message>
    <message>
        <source>&amp;Group by this column</source>
        <translation>&amp;Grouper par cette colonne</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln user(s))</source>
        <extracomment>A group of the list, and how many users it has</extracomment>
        <translation>
            <numerusform>%1 (%Ln utilisateur)</numerusform>
            <numerusform>%1 (%Ln utilisateurs)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserHead</name>
    <message>
        <source>Copy client ID</source>
        <translation>Copier l’ID client</translation>
    </message>
    <message>
        <source>Verify caller…</source>
        <translation>Vérifier l’appelant…</translation>
    </message>
    <message>
        <source>Request &amp;data refresh</source>
        <translation>Actualiser les &amp;données</translation>
    </message>
    <message>
        <source>Other messages for the user</source>
        <translation>Autres messages à l’utilisateur</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Plus d’actions</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Copier l’ID utilisateur</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>Demande…</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>Changer le fuseau &amp;horaire…</translation>
    </message>
    <message>
        <source>&amp;Edit user…</source>
        <translation>&amp;Modifier l’utilisateur…</translation>
    </message>
    <message>
        <source>&amp;Verify caller…</source>
        <translation>&amp;Vérifier l’appelant…</translation>
    </message>
    <message>
        <source>Copy &amp;summary for the ticket</source>
        <translation>Copier le &amp;résumé pour le ticket</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation>Ouvrir dans une &amp;nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Save summary as &amp;PDF…</source>
        <translation>Enregistrer le résumé en &amp;PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint summary…</source>
        <translation>&amp;Imprimer le résumé…</translation>
    </message>
    <message>
        <source>&amp;Delete user…</source>
        <translation>&amp;Supprimer l’utilisateur…</translation>
    </message>
    <message>
        <source>Verified %1</source>
        <translation>Vérifié à %1</translation>
    </message>
    <message>
        <source>Caller verified for this user.</source>
        <translation>Appelant vérifié pour cet utilisateur.</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>créé le %1</translation>
    </message>
    <message>
        <source>Stop watching the s&amp;ources</source>
        <translation>Arrêter de surveiller les s&amp;ources</translation>
    </message>
    <message>
        <source>Watch the s&amp;ources</source>
        <translation>Surveiller les s&amp;ources</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Demander une actualisation des données</translation>
    </message>
    <message>
        <source>Why &amp;is there no data?</source>
        <translation>Pourquoi n’y &amp;a-t-il pas de données&#x202f;?</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Copier le message à l’utilisateur</translation>
    </message>
    <message>
        <source>Copy explanation for the ticket</source>
        <translation>Copier l’explication pour le ticket</translation>
    </message>
    <message>
        <source>Hourly refresh limit reached.</source>
        <translation>Limite horaire d’actualisations atteinte.</translation>
    </message>
    <message>
        <source>Refresh available at %1</source>
        <comment>a time of day</comment>
        <translation>Actualisation possible à %1</translation>
    </message>
    <message>
        <source>Refresh available in %1</source>
        <translation>Actualisation possible dans %1</translation>
    </message>
</context>
<context>
    <name>labdesk::UserInsuranceTab</name>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Insured person</source>
        <translation>Personne assurée</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Guarantor</source>
        <translation>Garant</translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation>Chargement de l’assurance…</translation>
    </message>
    <message>
        <source>No insurance on file</source>
        <translation>Aucune assurance au dossier</translation>
    </message>
    <message>
        <source>Insurance isn’t loaded</source>
        <translation>L’assurance n’est pas chargée</translation>
    </message>
    <message>
        <source>Load insurance</source>
        <translation>Charger l’assurance</translation>
    </message>
    <message>
        <source>all values in this record</source>
        <translation>toutes les valeurs de ce dossier</translation>
    </message>
    <message>
        <source>Hide all · %1&#xa0;s</source>
        <translation>Tout masquer · %1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>Show all for %Ln second(s)</source>
        <translation>
            <numerusform>Tout afficher pendant %Ln seconde</numerusform>
            <numerusform>Tout afficher pendant %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Code payeur</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>Copier le code payeur</translation>
    </message>
    <message>
        <source>Open in Payors</source>
        <translation>Ouvrir dans Payeurs</translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation>ID d’adhérent</translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation>ID de groupe</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>Lien de parenté</translation>
    </message>
    <message>
        <source>Search payors</source>
        <translation>Rechercher des payeurs</translation>
    </message>
    <message>
        <source>No payor has this code.</source>
        <translation>Aucun payeur n’a ce code.</translation>
    </message>
    <message>
        <source>Looking up the name…</source>
        <translation>Recherche du nom…</translation>
    </message>
    <message>
        <source>Name unknown</source>
        <translation>Nom inconnu</translation>
    </message>
    <message>
        <source>%1 (company in this record)</source>
        <translation>%1 (compagnie de ce dossier)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Date de naissance</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Find nearby centers</source>
        <translation>Centres à proximité</translation>
    </message>
    <message>
        <source>Household income</source>
        <translation>Revenu du foyer</translation>
    </message>
    <message>
        <source>Household size</source>
        <translation>Taille du foyer</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Other insurance field %1</source>
        <translation>Autre champ d’assurance %1</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Prénom</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nom de famille</translation>
    </message>
    <message numerus="yes">
        <source>All values are shown for %Ln second(s)</source>
        <translation>
            <numerusform>Toutes les valeurs sont affichées pendant %Ln seconde</numerusform>
            <numerusform>Toutes les valeurs sont affichées pendant %Ln secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserJobView</name>
    <message>
        <source>&amp;Show user</source>
        <translation>A&amp;fficher l’utilisateur</translation>
    </message>
    <message>
        <source>Ret&amp;ry failures</source>
        <translation>&amp;Relancer les échecs</translation>
    </message>
    <message>
        <source>&amp;Check unknown outcomes</source>
        <translation>&amp;Vérifier les résultats inconnus</translation>
    </message>
    <message>
        <source>E&amp;xport results…</source>
        <translation>E&amp;xporter les résultats…</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>&amp;Défaire…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Retirer de la &amp;liste</translation>
    </message>
    <message>
        <source>This job can’t be undone.</source>
        <translation>Cette tâche est irréversible.</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Utilisateurs de cette tâche</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur</numerusform>
            <numerusform>%Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a state and how many users</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <translation>Pas encore confirmé</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Succès partiel</translation>
    </message>
    <message>
        <source>Filter users by state</source>
        <translation>Filtrer les utilisateurs par état</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListChoice</name>
    <message numerus="yes">
        <source>%Ln user(s) aren’t in the list.</source>
        <translation>
            <numerusform>%Ln utilisateur n’est pas dans la liste.</numerusform>
            <numerusform>%Ln utilisateurs ne sont pas dans la liste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListFilter</name>
    <message>
        <source>Show counts</source>
        <translation>Afficher les décomptes</translation>
    </message>
    <message>
        <source>Filter by</source>
        <translation>Filtrer par</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Aucune source</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sans fuseau horaire</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value, how many users have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hide counts</source>
        <translation>Masquer les décomptes</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListNotices</name>
    <message numerus="yes">
        <source>Only the first %Ln user(s) were loaded.</source>
        <translation>
            <numerusform>Seul le premier utilisateur (%Ln) a été chargé.</numerusform>
            <numerusform>Seuls les %Ln premiers utilisateurs ont été chargés.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer doesn’t have enough free memory for more. Close other programs, then reload the list. A computer with more memory or a key for a smaller team also helps. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Cet ordinateur n’a pas assez de mémoire libre pour en charger plus. Fermez d’autres programmes et rechargez la liste. Un ordinateur avec plus de mémoire ou une clé pour une équipe plus petite aide aussi. Pour ouvrir un utilisateur qui n’est pas listé, saisissez son ID utilisateur dans «&#x202f;Recherche ou commande&#x202f;».</translation>
    </message>
    <message>
        <source>The service reports more users than Labdesk can load. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Le service indique plus d’utilisateurs que Labdesk ne peut en charger. Pour en ouvrir un qui n’est pas listé, saisissez son ID utilisateur dans «&#x202f;Recherche ou commande&#x202f;».</translation>
    </message>
    <message>
        <source>The service reports more users but keeps sending the same ones. Ask whoever runs the service to check user list pagination.</source>
        <translation>Le service indique davantage d’utilisateurs, mais renvoie toujours les mêmes. Demandez à l’exploitant du service de vérifier la pagination de la liste.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read.</source>
        <translation>
            <numerusform>%Ln utilisateur n’a pas pu être lu.</numerusform>
            <numerusform>%Ln utilisateurs n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Loading users…</source>
        <translation>Chargement des utilisateurs…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>There may be more users than these.</source>
        <translation>Il y a peut-être d’autres utilisateurs que ceux-ci.</translation>
    </message>
    <message>
        <source>The service uses a pagination format that Labdesk doesn’t support. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Le service utilise un format de pagination que Labdesk ne prend pas en charge. Pour ouvrir un utilisateur qui n’est pas listé, saisissez son ID utilisateur dans «&#x202f;Recherche ou commande&#x202f;».</translation>
    </message>
    <message>
        <source>The service reports more users than it sent. Reload the list. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Le service indique plus d’utilisateurs qu’il n’en a envoyé. Rechargez la liste. Pour en ouvrir un qui n’est pas listé, saisissez son ID utilisateur dans «&#x202f;Recherche ou commande&#x202f;».</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListPane</name>
    <message>
        <source>%1 of %2 shown</source>
        <translation>Affichés&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <comment>how many users</comment>
        <translation>%1 (incomplet)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur</numerusform>
            <numerusform>%Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that came, bytes of all</comment>
        <translation>%1 sur %2</translation>
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
    <message numerus="yes">
        <source>%1 · about %Ln min left</source>
        <translation>
            <numerusform>%1 · encore %Ln&#xa0;min environ</numerusform>
            <numerusform>%1 · encore %Ln&#xa0;min environ</numerusform>
        </translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>More list actions</source>
        <translation>Plus d’actions pour cette liste</translation>
    </message>
    <message>
        <source>&amp;New user</source>
        <translation>&amp;Nouvel utilisateur</translation>
    </message>
    <message>
        <source>&amp;Select users from a list…</source>
        <translation>&amp;Sélectionner des utilisateurs à partir d’une liste…</translation>
    </message>
    <message>
        <source>User c&amp;harts…</source>
        <translation>Graphiques des &amp;utilisateurs…</translation>
    </message>
    <message>
        <source>&amp;Export these users…</source>
        <translation>E&amp;xporter ces utilisateurs…</translation>
    </message>
    <message>
        <source>Reloading list: %1</source>
        <comment>how far it is</comment>
        <translation>Rechargement de la liste&#x202f;: %1</translation>
    </message>
    <message>
        <source>Type in the filter to narrow the list.</source>
        <translation>Tapez dans le filtre pour réduire la liste.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListStack</name>
    <message>
        <source>Loading users…</source>
        <translation>Chargement des utilisateurs…</translation>
    </message>
    <message>
        <source>No users yet</source>
        <translation>Aucun utilisateur</translation>
    </message>
    <message>
        <source>Create the first user, or switch connections.</source>
        <translation>Créez le premier utilisateur, ou changez de connexion.</translation>
    </message>
    <message>
        <source>New user</source>
        <translation>Nouvel utilisateur</translation>
    </message>
    <message>
        <source>Users aren’t loaded</source>
        <translation>Les utilisateurs ne sont pas chargés</translation>
    </message>
    <message>
        <source>Loading was canceled or didn’t start.</source>
        <translation>Le chargement a été annulé ou n’a pas commencé.</translation>
    </message>
    <message>
        <source>Load users</source>
        <translation>Charger les utilisateurs</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Résultats&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>The user list doesn’t contain names. Search by client ID, user ID, source, or time zone.</source>
        <translation>La liste des utilisateurs ne contient pas de noms. Cherchez par ID client, ID utilisateur, source ou fuseau horaire.</translation>
    </message>
    <message>
        <source>No users match this filter.</source>
        <translation>Aucun utilisateur ne correspond à ce filtre.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Eff&amp;acer le filtre</translation>
    </message>
    <message numerus="yes">
        <source>Connection lost after %Ln user(s). The list is incomplete.</source>
        <translation>
            <numerusform>Connexion perdue après %Ln utilisateur. La liste est incomplète.</numerusform>
            <numerusform>Connexion perdue après %Ln utilisateurs. La liste est incomplète.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListTable</name>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>%1 (always shown)</source>
        <extracomment>A column that cannot be hidden</extracomment>
        <translation>%1 (toujours visible)</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>&amp;Rétablir les colonnes</translation>
    </message>
    <message>
        <source>Too many users to copy (more than %1). Export them instead.</source>
        <translation>Trop d’utilisateurs à copier (plus de %1). Exportez-les plutôt.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserOutput</name>
    <message>
        <source>There are no users to export.</source>
        <translation>Il n’y a aucun utilisateur à exporter.</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was saved.</source>
        <translation>L’export a été annulé. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Enregistrer le résumé</translation>
    </message>
    <message>
        <source>Saved the summary as %1.</source>
        <translation>Résumé enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserOverviewTab</name>
    <message>
        <source>%1 of %2 working</source>
        <translation>%1 sur %2 en service</translation>
    </message>
    <message>
        <source>IDs and team</source>
        <translation>ID et équipe</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation>Copier l’ID client</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID utilisateur</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Copier l’ID utilisateur</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Copy team ID</source>
        <translation>Copier l’ID d’équipe</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>used when a source doesn’t send its own</source>
        <translation>utilisées quand une source n’envoie pas les siennes</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Chan&amp;ger…</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Changer le fuseau horaire</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Date de naissance</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Collecte de données</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>G&amp;o to Sources</source>
        <translation>&amp;Ouvrir Sources</translation>
    </message>
    <message>
        <source>Data refresh</source>
        <translation>Actualisation des données</translation>
    </message>
    <message>
        <source>Replace client ID…</source>
        <translation>Remplacer l’ID client…</translation>
    </message>
    <message>
        <source>&amp;Set…</source>
        <translation>Dé&amp;finir…</translation>
    </message>
    <message>
        <source>Set time zone</source>
        <translation>Définir le fuseau horaire</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Until it’s set, times are treated as UTC.</source>
        <translation>Tant qu’il n’est pas défini, les heures sont traitées comme UTC.</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis le %1</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Arrêter la surveillance</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>S&amp;urveiller</translation>
    </message>
    <message>
        <source>Checks the sources every 15 seconds for up to 10 minutes</source>
        <translation>Vérifie les sources toutes les 15 secondes pendant 10 minutes au plus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) this hour</source>
        <translation>
            <numerusform>%Ln demande pendant cette heure</numerusform>
            <numerusform>%Ln demandes pendant cette heure</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually up to %1 an hour per user. Counts only requests from this computer.</source>
        <translation>En général %1 par heure et par utilisateur. Ne compte que les demandes de cet ordinateur.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>labdesk::UserProblemWords</name>
    <message>
        <source>Enter a client ID.</source>
        <translation>Saisissez un ID client.</translation>
    </message>
    <message>
        <source>The client ID begins or ends with a space. Remove it.</source>
        <translation>L’ID client commence ou finit par un espace. Retirez-le.</translation>
    </message>
    <message>
        <source>The client ID contains a control character, such as a tab. Remove it.</source>
        <translation>L’ID client contient un caractère de contrôle, comme une tabulation. Retirez-le.</translation>
    </message>
    <message>
        <source>The client ID is too long. Use up to 1,024 characters.</source>
        <translation>L’ID client est trop long. Utilisez 1&#x202f;024 caractères au plus.</translation>
    </message>
    <message>
        <source>The birth date is in the future.</source>
        <translation>La date de naissance est dans le futur.</translation>
    </message>
    <message>
        <source>Data collection ends before it starts. Choose a later end or an earlier start.</source>
        <translation>La collecte de données finit avant de commencer. Choisissez une fin plus tardive ou un début antérieur.</translation>
    </message>
    <message>
        <source>Enter the date, or clear the check box.</source>
        <translation>Saisissez la date, ou décochez la case.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserQuickFilters</name>
    <message>
        <source>Quick filters</source>
        <translation>Filtres rapides</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Aucune source</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sans fuseau horaire</translation>
    </message>
    <message>
        <source>Personal data in ID</source>
        <translation>Données personnelles dans l’ID</translation>
    </message>
    <message>
        <source>Removes this term from the filter</source>
        <translation>Retire ce terme du filtre</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a quick filter, how many users it finds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
</context>
<context>
    <name>labdesk::UserRawTab</name>
    <message>
        <source>~ %1: %2, changed</source>
        <translation>~ %1&#x202f;: %2, modifié</translation>
    </message>
    <message>
        <source>~ %1: %2 → %3</source>
        <comment>a path, and its value before and after</comment>
        <translation>~ %1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>Response to show</source>
        <translation>Réponse à afficher</translation>
    </message>
    <message>
        <source>Show hidden values</source>
        <translation>Afficher les valeurs masquées</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Masquer les valeurs</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Connected sources</source>
        <translation>Sources connectées</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>Copier le &amp;chemin</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>Copier la &amp;valeur</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>&amp;Tout copier</translation>
    </message>
    <message>
        <source>Copied the response.</source>
        <translation>Réponse copiée.</translation>
    </message>
    <message>
        <source>the whole response</source>
        <translation>toute la réponse</translation>
    </message>
    <message>
        <source>This response isn’t JSON, so Labdesk can’t detect personal data in it. To view it, select “Show hidden values”.</source>
        <translation>Cette réponse n’est pas du JSON&#x202f;: Labdesk ne peut pas y détecter les données personnelles. Pour la voir, sélectionnez «&#x202f;Afficher les valeurs masquées&#x202f;».</translation>
    </message>
    <message>
        <source>Unknown fields, not in the contract: %1</source>
        <translation>Champs inconnus, absents du contrat&#x202f;: %1</translation>
    </message>
    <message>
        <source>Shows personal data for 30 seconds</source>
        <translation>Affiche les données personnelles pendant 30 secondes</translation>
    </message>
    <message>
        <source>Only one response so far. Reload the user (F5) to compare it with the next.</source>
        <translation>Une seule réponse pour l’instant. Rechargez l’utilisateur (F5) pour la comparer à la suivante.</translation>
    </message>
    <message>
        <source>No changes between %1 and %2.</source>
        <translation>Aucun changement entre %1 et %2.</translation>
    </message>
    <message>
        <source>Response at %1, compared with %2:</source>
        <translation>Réponse de %1, comparée à celle de %2&#x202f;:</translation>
    </message>
    <message>
        <source>Save response</source>
        <translation>Enregistrer la réponse</translation>
    </message>
    <message>
        <source>Saved with personal data.</source>
        <translation>Enregistré avec les données personnelles.</translation>
    </message>
    <message>
        <source>Saved with personal data hidden.</source>
        <translation>Enregistré, données personnelles masquées.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserRowMenu</name>
    <message>
        <source>Filter by %1</source>
        <translation>Filtrer par %1</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>Exclure %1</translation>
    </message>
    <message>
        <source>&amp;Filter by</source>
        <translation>&amp;Filtrer par</translation>
    </message>
    <message>
        <source>E&amp;xclude</source>
        <translation>E&amp;xclure</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>Désé&amp;pingler</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>Épin&amp;gler</translation>
    </message>
    <message>
        <source>Copy &amp;client ID</source>
        <translation>Copier l’ID &amp;client</translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation>ID client copié.</translation>
    </message>
    <message>
        <source>Copy &amp;user ID</source>
        <translation>Copier l’ID &amp;utilisateur</translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation>ID utilisateur copié.</translation>
    </message>
    <message>
        <source>&amp;Request data refresh</source>
        <translation>Demander une actualisation des &amp;données</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>Changer le fuseau &amp;horaire…</translation>
    </message>
    <message>
        <source>&amp;Verify caller…</source>
        <translation>&amp;Vérifier l’appelant…</translation>
    </message>
    <message>
        <source>&amp;Delete user…</source>
        <translation>&amp;Supprimer l’utilisateur…</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSelectionPane</name>
    <message>
        <source>%1&#xa0;%2</source>
        <comment>a value and how many have it: Oura 41</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>C&amp;lear selection</source>
        <translation>&amp;Effacer la sélection</translation>
    </message>
    <message>
        <source>Request &amp;data refresh…</source>
        <translation>Demander une actualisation des &amp;données…</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>Changer le fuseau &amp;horaire…</translation>
    </message>
    <message>
        <source>Change data collection &amp;end date…</source>
        <translation>Changer la fin de la co&amp;llecte…</translation>
    </message>
    <message>
        <source>&amp;Check sources…</source>
        <translation>&amp;Vérifier les sources…</translation>
    </message>
    <message>
        <source>Disconnec&amp;t source…</source>
        <translation>Déconne&amp;cter la source…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Time zones</source>
        <translation>Fuseaux horaires</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sans fuseau horaire</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Collecte de données terminée</translation>
    </message>
    <message>
        <source>The service disconnected all their sources.</source>
        <translation>Le service a déconnecté toutes leurs sources.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) selected</source>
        <translation>
            <numerusform>%Ln utilisateur sélectionné</numerusform>
            <numerusform>%Ln utilisateurs sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are hidden by the filter, but still selected.</source>
        <translation>
            <numerusform>%Ln d’entre eux est masqué par le filtre, mais reste sélectionné.</numerusform>
            <numerusform>%Ln d’entre eux sont masqués par le filtre, mais restent sélectionnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserSidePane</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The filter hides %1.</source>
        <translation>Le filtre masque %1.</translation>
    </message>
    <message>
        <source>%1 isn’t in this team’s list.</source>
        <translation>%1 ne figure pas dans la liste de cette équipe.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSourcesTab</name>
    <message>
        <source>Loading sources…</source>
        <translation>Chargement des sources…</translation>
    </message>
    <message>
        <source>No sources connected</source>
        <translation>Aucune source connectée</translation>
    </message>
    <message>
        <source>The user can connect one in your app.</source>
        <translation>L’utilisateur peut en connecter une dans votre application.</translation>
    </message>
    <message>
        <source>Sources aren’t loaded</source>
        <translation>Les sources ne sont pas chargées</translation>
    </message>
    <message>
        <source>Load sources</source>
        <translation>Charger les sources</translation>
    </message>
</context>
<context>
    <name>labdesk::UserStack</name>
    <message>
        <source>Loading the user…</source>
        <translation>Chargement de l’utilisateur…</translation>
    </message>
    <message>
        <source>No user with this ID in this team.</source>
        <translation>Aucun utilisateur avec cet ID dans cette équipe.</translation>
    </message>
    <message>
        <source>This user no longer exists on the service.</source>
        <translation>Cet utilisateur n’existe plus sur le service.</translation>
    </message>
    <message>
        <source>Check the environment. You’re connected to “%1” (%2).</source>
        <translation>Vérifiez l’environnement. Connexion actuelle&#x202f;: «&#x202f;%1&#x202f;» (%2).</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>This user was deleted.</source>
        <translation>Cet utilisateur a été supprimé.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSummary</name>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID utilisateur</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Date de naissance</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Date de naissance définie</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Collecte de données</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>The user can connect one in your app.</source>
        <translation>L’utilisateur peut en connecter une dans votre application.</translation>
    </message>
    <message>
        <source>User summary</source>
        <translation>Résumé de l’utilisateur</translation>
    </message>
    <message>
        <source>%1 (%2), as of %3</source>
        <translation>%1 (%2), au %3</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Personal data is hidden.</source>
        <translation>Les données personnelles sont masquées.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableCells</name>
    <message>
        <source>%1: %2</source>
        <comment>a source and its error</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>set</source>
        <translation>définie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>%1, needs attention</source>
        <translation>%1, à traiter</translation>
    </message>
    <message>
        <source>%1, looks like personal data</source>
        <translation>%1, semble être une donnée personnelle</translation>
    </message>
    <message>
        <source>Needed attention in this session:
%1</source>
        <translation>À traiter pendant cette session&#x202f;:
%1</translation>
    </message>
    <message>
        <source>This client ID looks like personal data. Email addresses and phone numbers aren’t allowed here.</source>
        <translation>Cet ID client semble être une donnée personnelle. Les adresses e-mail et numéros de téléphone ne sont pas autorisés ici.</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Données personnelles</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Aucune source</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sans fuseau horaire</translation>
    </message>
    <message>
        <source>Unreadable creation date</source>
        <translation>Date de création illisible</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableModel</name>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID utilisateur</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Date de naissance</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Début de la collecte</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Fin de la collecte</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <comment>a user, a group</comment>
        <translation>%1, premier de %2</translation>
    </message>
    <message>
        <source>Time zone set by</source>
        <translation>Fuseau défini par</translation>
    </message>
    <message>
        <source>Source last connected</source>
        <translation>Dernière connexion de source</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTimelineTab</name>
    <message>
        <source>Events, newest first</source>
        <translation>Événements, du plus récent au plus ancien</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>No events with a date for this user.</source>
        <translation>Aucun événement daté pour cet utilisateur.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewActions</name>
    <message>
        <source>Saved the view “%1”.</source>
        <translation>Vue «&#x202f;%1&#x202f;» enregistrée.</translation>
    </message>
    <message>
        <source>Replaced the view “%1”.</source>
        <translation>Vue «&#x202f;%1&#x202f;» remplacée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Deleted the view “%1”.</source>
        <translation>Vue «&#x202f;%1&#x202f;» supprimée.</translation>
    </message>
    <message>
        <source>Pinned %1.</source>
        <translation>%1 épinglé.</translation>
    </message>
    <message>
        <source>Unpinned %1.</source>
        <translation>%1 désépinglé.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewDialog</name>
    <message>
        <source>Save this view</source>
        <translation>Enregistrer cette vue</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Renommer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Saves the filter, sort order, and columns for this connection.</source>
        <translation>Enregistre le filtre, l’ordre de tri et les colonnes pour cette connexion.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>View name</source>
        <translation>Nom de la vue</translation>
    </message>
    <message>
        <source>No filter</source>
        <translation>Sans filtre</translation>
    </message>
    <message>
        <source>&amp;Save view</source>
        <translation>&amp;Enregistrer la vue</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>A view with this name already exists. Saving replaces it.</source>
        <translation>Une vue de ce nom existe déjà. L’enregistrement la remplace.</translation>
    </message>
    <message>
        <source>A view with this name already exists. Choose another name.</source>
        <translation>Une vue de ce nom existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>This view is kept for this session only.</source>
        <translation>Cette vue n’est gardée que pour cette session.</translation>
    </message>
    <message>
        <source>Its name looks like personal data, which Labdesk doesn’t save to disk.</source>
        <translation>Son nom semble être une donnée personnelle, que Labdesk n’enregistre pas sur le disque.</translation>
    </message>
    <message>
        <source>Its filter may contain a person’s name, which Labdesk doesn’t save to disk. Terms such as %1, %2, and %3 are saved.</source>
        <translation>Son filtre peut contenir le nom d’une personne, que Labdesk n’enregistre pas sur le disque. Des termes comme %1, %2 et %3 sont enregistrés.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewsButton</name>
    <message>
        <source>Client IDs that look like personal data</source>
        <translation>ID clients ressemblant à des données personnelles</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Aucune source</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sans fuseau horaire</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Collecte de données terminée</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrées</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vues enregistrées</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;Enregistrer cette vue…</translation>
    </message>
    <message>
        <source>&amp;Replace with current view</source>
        <translation>Re&amp;mplacer par la vue actuelle</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>%1 (this session only)</source>
        <comment>the name of a view</comment>
        <translation>%1 (cette session seulement)</translation>
    </message>
    <message>
        <source>No filter</source>
        <translation>Sans filtre</translation>
    </message>
</context>
<context>
    <name>labdesk::UserWindow</name>
    <message>
        <source>User — %1 (%2)</source>
        <translation>Utilisateur — %1 (%2)</translation>
    </message>
</context>
<context>
    <name>labdesk::UserWords</name>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>il y a %Ln minute</numerusform>
            <numerusform>il y a %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minute(s)</source>
        <translation>
            <numerusform>dans %Ln minute</numerusform>
            <numerusform>dans %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>il y a %Ln heure</numerusform>
            <numerusform>il y a %Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hour(s)</source>
        <translation>
            <numerusform>dans %Ln heure</numerusform>
            <numerusform>dans %Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>il y a %Ln jour</numerusform>
            <numerusform>il y a %Ln jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <translation>
            <numerusform>dans %Ln jour</numerusform>
            <numerusform>dans %Ln jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s) ago</source>
        <translation>
            <numerusform>il y a %Ln mois</numerusform>
            <numerusform>il y a %Ln mois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln month(s)</source>
        <translation>
            <numerusform>dans %Ln mois</numerusform>
            <numerusform>dans %Ln mois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s) ago</source>
        <translation>
            <numerusform>il y a %Ln an</numerusform>
            <numerusform>il y a %Ln ans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln year(s)</source>
        <translation>
            <numerusform>dans %Ln an</numerusform>
            <numerusform>dans %Ln ans</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown time zone</source>
        <translation>fuseau horaire inconnu</translation>
    </message>
    <message>
        <source>%1 now, %2</source>
        <translation>actuellement %1, %2</translation>
    </message>
    <message>
        <source>%1 now in %2</source>
        <translation>il est %1 à %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a day and how long ago it was</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>set manually</source>
        <translation>défini manuellement</translation>
    </message>
    <message>
        <source>set manually %1</source>
        <translation>défini manuellement le %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Ended %1. No data is collected from then on.</source>
        <translation>Terminée le %1. Les données ultérieures ne sont pas collectées.</translation>
    </message>
    <message>
        <source>Started %1, ended %2. No data is collected from then on.</source>
        <translation>Commencée le %1, terminée le %2. Les données ultérieures ne sont pas collectées.</translation>
    </message>
    <message>
        <source>No limits: all data is collected.</source>
        <translation>Aucune limite&#x202f;: toutes les données sont collectées.</translation>
    </message>
    <message>
        <source>Data is collected from %1 on.</source>
        <translation>Les données sont collectées à partir du %1.</translation>
    </message>
    <message>
        <source>Ends %1. No data is collected from then on.</source>
        <translation>Se termine le %1. Les données ultérieures ne sont pas collectées.</translation>
    </message>
    <message>
        <source>From %1 until %2. No data is collected from then on.</source>
        <translation>À partir du %1, se termine le %2. Les données ultérieures ne sont pas collectées.</translation>
    </message>
    <message>
        <source>The client ID looks like an email address. Client IDs can’t contain personal data.</source>
        <translation>L’ID client ressemble à une adresse e-mail. Un ID client ne peut pas contenir de données personnelles.</translation>
    </message>
    <message>
        <source>The client ID looks like a phone number. Client IDs can’t contain personal data.</source>
        <translation>L’ID client ressemble à un numéro de téléphone. Un ID client ne peut pas contenir de données personnelles.</translation>
    </message>
    <message>
        <source>Data collection ended %1. The service disconnected all sources.</source>
        <translation>Collecte de données terminée le %1. Le service a déconnecté toutes les sources.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Privacy mode is on, so IDs stay hidden.</source>
        <translation>Le mode confidentialité est activé&#x202f;: les ID restent masqués.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow exports.</source>
        <translation>Votre administrateur n’autorise pas les exports.</translation>
    </message>
    <message>
        <source>Relationship is “%1”, and no guarantor is on file.</source>
        <translation>Le lien de parenté est «&#x202f;%1&#x202f;», et aucun garant ne figure au dossier.</translation>
    </message>
    <message>
        <source>No relationship provided.</source>
        <translation>Aucun lien de parenté fourni.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t recognize the relationship “%1”.</source>
        <translation>Labdesk ne reconnaît pas le lien de parenté «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>demain</translation>
    </message>
    <message>
        <source>No data is collected: collection ends on %2 but doesn’t start until %1.</source>
        <translation>Aucune donnée n’est collectée&#x202f;: la collecte commence le %1 et se termine le %2.</translation>
    </message>
    <message>
        <source>Ended %1. No data is collected from that day on.</source>
        <translation>Terminée le %1. Les données à partir de ce jour ne sont pas collectées.</translation>
    </message>
    <message>
        <source>Started %1, ended %2. No data is collected from that day on.</source>
        <translation>Commencée le %1, terminée le %2. Les données à partir de ce jour ne sont pas collectées.</translation>
    </message>
    <message>
        <source>Ends %1. No data is collected from that day on.</source>
        <translation>Se termine le %1. Les données à partir de ce jour ne sont pas collectées.</translation>
    </message>
    <message>
        <source>From %1 until %2. No data is collected from that day on.</source>
        <translation>À partir du %1, se termine le %2. Les données à partir de ce jour ne sont pas collectées.</translation>
    </message>
    <message>
        <source>This connection is read-only: your administrator turned off changes.</source>
        <translation>Cette connexion est en lecture seule&#x202f;: votre administrateur a désactivé les modifications.</translation>
    </message>
    <message>
        <source>This connection is read-only: changes are turned off in its settings.</source>
        <translation>Cette connexion est en lecture seule&#x202f;: les modifications sont désactivées dans ses réglages.</translation>
    </message>
</context>
<context>
    <name>labdesk::UsersPane</name>
    <message>
        <source>New user…</source>
        <translation>Nouvel utilisateur…</translation>
    </message>
    <message>
        <source>create add</source>
        <translation>créer ajouter</translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation>Filtrer les utilisateurs</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>chercher rechercher trouver</translation>
    </message>
    <message>
        <source>Clear user filter</source>
        <translation>Effacer le filtre des utilisateurs</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>Le filtre est vide.</translation>
    </message>
    <message>
        <source>Reload users</source>
        <translation>Recharger les utilisateurs</translation>
    </message>
    <message>
        <source>refresh list</source>
        <translation>actualiser liste</translation>
    </message>
    <message>
        <source>User charts…</source>
        <translation>Graphiques des utilisateurs…</translation>
    </message>
    <message>
        <source>There are no users.</source>
        <translation>Il n’y a aucun utilisateur.</translation>
    </message>
    <message>
        <source>diagram month source count</source>
        <translation>diagramme mois source nombre</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Choisir les colonnes…</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Rétablir les colonnes</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>réinitialiser</translation>
    </message>
    <message>
        <source>Select two or more users first.</source>
        <translation>Sélectionnez d’abord au moins deux utilisateurs.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur sélectionné</numerusform>
            <numerusform>%Ln utilisateurs sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur listé</numerusform>
            <numerusform>%Ln utilisateurs listés</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all listed users</source>
        <translation>Sélectionner tous les utilisateurs listés</translation>
    </message>
    <message>
        <source>mark everybody</source>
        <translation>marquer tous</translation>
    </message>
    <message>
        <source>Job: check sources…</source>
        <translation>Tâche&#x202f;: vérifier les sources…</translation>
    </message>
    <message>
        <source>job bulk many who else trouble error</source>
        <translation>tâche lot plusieurs qui d’autre problème erreur</translation>
    </message>
    <message>
        <source>Select users from a list…</source>
        <translation>Sélectionner des utilisateurs à partir d’une liste…</translation>
    </message>
    <message>
        <source>paste IDs spreadsheet CSV many</source>
        <translation>coller ID tableur CSV plusieurs</translation>
    </message>
    <message>
        <source>job bulk many</source>
        <translation>tâche lot plusieurs</translation>
    </message>
    <message>
        <source>Job: request data refresh…</source>
        <translation>Tâche&#x202f;: demander une actualisation des données…</translation>
    </message>
    <message>
        <source>Job: change time zone…</source>
        <translation>Tâche&#x202f;: changer le fuseau horaire…</translation>
    </message>
    <message>
        <source>Job: change data collection end date…</source>
        <translation>Tâche&#x202f;: changer la fin de la collecte…</translation>
    </message>
    <message>
        <source>Job: disconnect source…</source>
        <translation>Tâche&#x202f;: déconnecter la source…</translation>
    </message>
    <message>
        <source>No user selected.</source>
        <translation>Aucun utilisateur sélectionné.</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Demander une actualisation des données</translation>
    </message>
    <message>
        <source>go to the button</source>
        <translation>aller au bouton</translation>
    </message>
    <message>
        <source>sync update</source>
        <translation>synchroniser mettre à jour</translation>
    </message>
    <message>
        <source>Change time zone…</source>
        <translation>Changer le fuseau horaire…</translation>
    </message>
    <message>
        <source>Edit user…</source>
        <translation>Modifier l’utilisateur…</translation>
    </message>
    <message>
        <source>change client ID birth date ingestion data window</source>
        <translation>modifier ID client date de naissance collecte période de données</translation>
    </message>
    <message>
        <source>Unpin user</source>
        <translation>Désépingler l’utilisateur</translation>
    </message>
    <message>
        <source>Pin user</source>
        <translation>Épingler l’utilisateur</translation>
    </message>
    <message>
        <source>bookmark favorite</source>
        <translation>signet favori</translation>
    </message>
    <message>
        <source>Delete user…</source>
        <translation>Supprimer l’utilisateur…</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>Verify caller…</source>
        <translation>Vérifier l’appelant…</translation>
    </message>
    <message>
        <source>phone identity member birth</source>
        <translation>téléphone identité adhérent naissance</translation>
    </message>
    <message>
        <source>Stop watching the sources</source>
        <translation>Arrêter de surveiller les sources</translation>
    </message>
    <message>
        <source>Watch the sources</source>
        <translation>Surveiller les sources</translation>
    </message>
    <message>
        <source>reconnect check again wait</source>
        <translation>reconnecter vérifier de nouveau attendre</translation>
    </message>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Copier le résumé pour le ticket</translation>
    </message>
    <message>
        <source>note Markdown Zendesk text</source>
        <translation>note Markdown Zendesk texte</translation>
    </message>
    <message>
        <source>Disconnect %1…</source>
        <translation>Déconnecter %1…</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>onglet</translation>
    </message>
    <message>
        <source>Show overview</source>
        <translation>Afficher l’aperçu</translation>
    </message>
    <message>
        <source>Show sources</source>
        <translation>Afficher les sources</translation>
    </message>
    <message>
        <source>Show insurance</source>
        <translation>Afficher l’assurance</translation>
    </message>
    <message>
        <source>Show timeline</source>
        <translation>Afficher la chronologie</translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Afficher le JSON brut</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Save this view…</source>
        <translation>Enregistrer cette vue…</translation>
    </message>
    <message>
        <source>filter sort columns</source>
        <translation>filtre tri colonnes</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vue&#x202f;: %1</translation>
    </message>
    <message>
        <source>saved filter</source>
        <translation>filtre enregistré</translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation>Copier l’ID client</translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation>ID client copié.</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Copier l’ID utilisateur</translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation>ID utilisateur copié.</translation>
    </message>
    <message>
        <source>Copy link to user</source>
        <translation>Copier le lien vers l’utilisateur</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copier comme cURL</translation>
    </message>
    <message>
        <source>Copied as cURL. The key is replaced by a variable.</source>
        <translation>Copié comme cURL. La clé est remplacée par une variable.</translation>
    </message>
    <message>
        <source>Open user in a new window</source>
        <translation>Ouvrir l’utilisateur dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Save user summary as PDF…</source>
        <translation>Enregistrer le résumé de l’utilisateur en PDF…</translation>
    </message>
    <message>
        <source>Print user summary…</source>
        <translation>Imprimer le résumé de l’utilisateur…</translation>
    </message>
    <message>
        <source>Copy users as…</source>
        <translation>Copier les utilisateurs comme…</translation>
    </message>
    <message>
        <source>CSV JSON Markdown plain clipboard</source>
        <translation>CSV JSON Markdown brut presse-papiers</translation>
    </message>
    <message>
        <source>Export users…</source>
        <translation>Exporter les utilisateurs…</translation>
    </message>
    <message>
        <source>CSV JSON save file download</source>
        <translation>CSV JSON enregistrer fichier télécharger</translation>
    </message>
    <message>
        <source>Group users…</source>
        <translation>Grouper les utilisateurs…</translation>
    </message>
    <message>
        <source>section zone source month</source>
        <translation>section fuseau source mois</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>This user was deleted.</source>
        <translation>Cet utilisateur a été supprimé.</translation>
    </message>
    <message>
        <source>Several users are selected. Select one.</source>
        <translation>Plusieurs utilisateurs sont sélectionnés. Sélectionnez-en un.</translation>
    </message>
    <message>
        <source>Why is there no data?</source>
        <translation>Pourquoi n’y a-t-il pas de données&#x202f;?</translation>
    </message>
    <message>
        <source>no data missing empty cause reason not syncing sync stopped delayed</source>
        <translation>pas de données manquantes vide cause raison synchronisation arrêtée retard</translation>
    </message>
    <message>
        <source>job bulk many deregister</source>
        <translation>tâche lot plusieurs désinscrire</translation>
    </message>
    <message>
        <source>deregister remove source</source>
        <translation>désinscrire retirer source</translation>
    </message>
    <message>
        <source>This is the first user in the list.</source>
        <translation>C’est le premier utilisateur de la liste.</translation>
    </message>
    <message>
        <source>This is the last user in the list.</source>
        <translation>C’est le dernier utilisateur de la liste.</translation>
    </message>
    <message>
        <source>Next user in the list</source>
        <translation>Utilisateur suivant de la liste</translation>
    </message>
    <message>
        <source>Previous user in the list</source>
        <translation>Utilisateur précédent de la liste</translation>
    </message>
</context>
<context>
    <name>labdesk::WatchBar</name>
    <message>
        <source>%1: newly connected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1&#x202f;: nouvellement connectée, %2</translation>
    </message>
    <message>
        <source>%1: no longer connected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1&#x202f;: plus connectée, %2</translation>
    </message>
    <message>
        <source>%1: reconnected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1&#x202f;: reconnectée, %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3, %4</source>
        <comment>a source, its state before and after, and a time</comment>
        <translation>%1&#x202f;: %2 → %3, %4</translation>
    </message>
    <message>
        <source>Watching the sources for changes.</source>
        <translation>Surveillance des sources en cours.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped watching after %Ln minute(s). Nothing changed.</source>
        <translation>
            <numerusform>Surveillance arrêtée après %Ln minute. Rien n’a changé.</numerusform>
            <numerusform>Surveillance arrêtée après %Ln minutes. Rien n’a changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Next check in %1. Stops in %2.</source>
        <comment>two lengths of time</comment>
        <translation>Prochaine vérification dans %1. Arrêt dans %2.</translation>
    </message>
</context>
<context>
    <name>labdesk::WelcomeDialog</name>
    <message>
        <source>Follow the system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Welcome to Labdesk</source>
        <translation>Bienvenue dans Labdesk</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they were reset.</source>
        <translation>Vos réglages n’ont pas pu être lus et ont été réinitialisés.</translation>
    </message>
    <message>
        <source>The old settings file was saved as %1.</source>
        <translation>L’ancien fichier de réglages a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>A link is waiting.</source>
        <translation>Un lien est en attente.</translation>
    </message>
    <message>
        <source>It opens in the service you choose here.</source>
        <translation>Il s’ouvrira dans le service que vous choisissez ici.</translation>
    </message>
    <message>
        <source>Labdesk sends nothing until you connect.</source>
        <translation>Labdesk n’envoie rien avant que vous vous connectiez.</translation>
    </message>
    <message>
        <source>Skip and use sample data</source>
        <translation>Passer, utiliser les données d’exemple</translation>
    </message>
    <message>
        <source>&amp;Try it with sample data</source>
        <translation>&amp;Essayer avec des données d’exemple</translation>
    </message>
    <message>
        <source>&amp;Connect to your service…</source>
        <translation>Se co&amp;nnecter à votre service…</translation>
    </message>
    <message>
        <source>Runs on this computer without a network. Everyone in it is fictional.</source>
        <translation>S’exécute sur cet ordinateur, sans réseau. Toutes les personnes y sont fictives.</translation>
    </message>
    <message>
        <source>You need its URL and an API key. You can test them before saving.</source>
        <translation>Il vous faut son URL et une clé API. Vous pouvez les tester avant d’enregistrer.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Start in &amp;privacy mode</source>
        <translation>Démarrer en mode &amp;confidentialité</translation>
    </message>
    <message>
        <source>Your administrator has set it up. You only need your API key or client secret.</source>
        <translation>Votre administrateur l’a configurée. Il vous faut seulement votre clé API ou votre secret client.</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>Th&amp;ème</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>Contenu de la fenêtre</translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation>Contenu de la &amp;fenêtre</translation>
    </message>
    <message>
        <source>The other tools are for integrators, team leads, and administrators. You can change this anytime.</source>
        <translation>Les autres outils sont destinés aux intégrateurs, aux responsables d’équipe et aux administrateurs. Vous pouvez changer cela à tout moment.</translation>
    </message>
    <message>
        <source>Lock after</source>
        <translation>Verrouiller après</translation>
    </message>
    <message>
        <source>&amp;Lock after</source>
        <translation>&amp;Verrouiller après</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Two minutes each, with sample data.</source>
        <translation>Deux minutes chacun, avec des données d’exemple.</translation>
    </message>
    <message>
        <source>Your administrator decides whether Labdesk shows all tools.</source>
        <translation>Votre administrateur décide si Labdesk affiche tous les outils.</translation>
    </message>
    <message>
        <source>show all tools and run this command</source>
        <translation>afficher tous les outils et exécuter</translation>
    </message>
    <message>
        <source>“%1” is hidden.</source>
        <translation>«&#x202f;%1&#x202f;» fait partie des outils masqués.</translation>
    </message>
    <message>
        <source>Show all tools</source>
        <translation>Afficher tous les outils</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowContent</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowMessages</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>You can still filter and copy what was loaded at %1. The map and the guide work offline.</source>
        <translation>Vous pouvez encore filtrer et copier ce qui a été chargé à %1. La carte et le guide fonctionnent hors ligne.</translation>
    </message>
    <message>
        <source>The map and the guide work offline.</source>
        <translation>La carte et le guide fonctionnent hors ligne.</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowNotice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>labdesk::WriteQuestion</name>
    <message>
        <source>“%1” is set to ask before every change. Nothing has been sent.</source>
        <translation>«&#x202f;%1&#x202f;» demande avant chaque modification. Rien n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>labdesk::WriteStatus</name>
    <message>
        <source>Chec&amp;k outcome</source>
        <translation>Vé&amp;rifier</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Try again when the connection is restored.</source>
        <translation>Réessayez quand la connexion fonctionnera.</translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneChoices</name>
    <message>
        <source>Type a city, a ZIP code, or a zone such as EST.</source>
        <translation>Saisissez une ville, un code postal ou un fuseau comme EST.</translation>
    </message>
    <message>
        <source>This is the current time zone.</source>
        <translation>C’est le fuseau horaire actuel.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a town, its time zone, and the time there</comment>
        <translation>%1&#x202f;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time zone and the time there</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Labdesk sends this as typed. The service may reject it.</source>
        <translation>Labdesk l’envoie tel que saisi. Le service peut le rejeter.</translation>
    </message>
    <message>
        <source>This computer doesn’t recognize the time zone “%1”. Check the spelling.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un fuseau horaire connu de cet ordinateur. Vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>“%1” is only part of a time zone’s name.</source>
        <translation>«&#x202f;%1&#x202f;» n’est qu’une partie du nom d’un fuseau horaire.</translation>
    </message>
    <message>
        <source>Use “%1” anyway</source>
        <translation>Utiliser «&#x202f;%1&#x202f;» quand même</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a time zone</comment>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time zone and the time there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” can mean more than one time zone. Choose one:</source>
        <translation>«&#x202f;%1&#x202f;» peut désigner plusieurs fuseaux horaires. Choisissez-en un&#x202f;:</translation>
    </message>
    <message>
        <source>Use %1 (%2)</source>
        <comment>a time zone, and a place in it</comment>
        <translation>Utiliser %1 (%2)</translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneEdit</name>
    <message>
        <source>Time zones</source>
        <translation>Fuseaux horaires</translation>
    </message>
</context>
<context>
    <name>labdesk::api::AcceptanceGate</name>
    <message>
        <source>unexpected content</source>
        <translation>contenu inattendu</translation>
    </message>
    <message>
        <source>a response with the wrong length</source>
        <translation>une réponse de mauvaise longueur</translation>
    </message>
    <message>
        <source>larger than any valid response</source>
        <translation>plus volumineuse que toute réponse valide</translation>
    </message>
    <message>
        <source>incomplete or damaged compressed data</source>
        <translation>des données compressées incomplètes ou endommagées</translation>
    </message>
    <message>
        <source>an empty response</source>
        <translation>une réponse vide</translation>
    </message>
    <message>
        <source>a response without a content type</source>
        <translation>une réponse sans type de contenu</translation>
    </message>
    <message>
        <source>HTML instead of JSON</source>
        <translation>du HTML au lieu de JSON</translation>
    </message>
    <message>
        <source>something other than JSON</source>
        <translation>autre chose que du JSON</translation>
    </message>
    <message>
        <source>an invalid status code</source>
        <translation>un code de statut non valide</translation>
    </message>
    <message>
        <source>a partial response</source>
        <translation>une réponse partielle</translation>
    </message>
    <message>
        <source>a response with conflicting lengths</source>
        <translation>une réponse aux longueurs contradictoires</translation>
    </message>
    <message>
        <source>an unsupported compression format</source>
        <translation>une compression non prise en charge</translation>
    </message>
</context>
<context>
    <name>labdesk::api::AuthorityFile</name>
    <message>
        <source>unnamed</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>The file doesn’t exist. Choose the file your network administrator gave you.</source>
        <translation>Le fichier n’existe pas. Choisissez celui que votre administrateur réseau vous a donné.</translation>
    </message>
    <message>
        <source>You don’t have permission to read this file. Ask for access, or choose your own copy.</source>
        <translation>Vous n’avez pas l’autorisation de lire ce fichier. Demandez l’accès, ou choisissez votre propre copie.</translation>
    </message>
    <message>
        <source>The file is too large to be a list of certificates.</source>
        <translation>Le fichier est trop volumineux pour une liste de certificats.</translation>
    </message>
    <message>
        <source>The file contains no PEM certificate (text with BEGIN CERTIFICATE).</source>
        <translation>Le fichier ne contient aucun certificat PEM (texte avec BEGIN CERTIFICATE).</translation>
    </message>
    <message>
        <source>and the connection’s own CA file couldn’t be used</source>
        <translation>et le fichier d’AC propre à la connexion était inutilisable</translation>
    </message>
    <message>
        <source>The path contains a link to something that doesn’t exist. Choose the file your network administrator gave you.</source>
        <translation>Le chemin contient un lien vers quelque chose qui n’existe pas. Choisissez le fichier que votre administrateur réseau vous a donné.</translation>
    </message>
    <message>
        <source>This isn’t a file. Choose the file your network administrator gave you.</source>
        <translation>Ce n’est pas un fichier. Choisissez celui que votre administrateur réseau vous a donné.</translation>
    </message>
</context>
<context>
    <name>labdesk::api::ClientCertificate</name>
    <message>
        <source>unnamed</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>The file with the client certificate doesn’t exist.</source>
        <translation>Le fichier du certificat client n’existe pas.</translation>
    </message>
    <message>
        <source>You don’t have permission to read the file with the client certificate.</source>
        <translation>Vous n’avez pas l’autorisation de lire le fichier du certificat client.</translation>
    </message>
    <message>
        <source>The file is too large to be a client certificate.</source>
        <translation>Le fichier est trop volumineux pour un certificat client.</translation>
    </message>
    <message>
        <source>The file contains no client certificate in PEM or PKCS #12 format.</source>
        <translation>Le fichier ne contient aucun certificat client au format PEM ou PKCS #12.</translation>
    </message>
    <message>
        <source>The file contains a certificate, but no private key that can be used.</source>
        <translation>Le fichier contient un certificat, mais aucune clé privée utilisable.</translation>
    </message>
    <message>
        <source>The file with the client certificate needs a passphrase.</source>
        <translation>Le fichier du certificat client exige une phrase secrète.</translation>
    </message>
    <message>
        <source>Incorrect passphrase for the file with the client certificate.</source>
        <translation>Phrase secrète incorrecte pour le fichier du certificat client.</translation>
    </message>
    <message>
        <source>The client certificate isn’t valid yet, or this computer’s clock is wrong.</source>
        <translation>Le certificat client n’est pas encore valable, ou l’horloge de cet ordinateur est fausse.</translation>
    </message>
    <message>
        <source>The client certificate has expired.</source>
        <translation>Le certificat client a expiré.</translation>
    </message>
</context>
<context>
    <name>labdesk::api::Refusal</name>
    <message>
        <source>an invalid status code</source>
        <translation>un code de statut non valide</translation>
    </message>
    <message>
        <source>failed sources: %1</source>
        <translation>sources en échec&#x202f;: %1</translation>
    </message>
    <message>
        <source>the response isn’t valid HTTP</source>
        <translation>la réponse n’est pas du HTTP valide</translation>
    </message>
    <message>
        <source>no data arrived for too long</source>
        <translation>aucune donnée n’est arrivée pendant trop longtemps</translation>
    </message>
    <message>
        <source>the response took too long</source>
        <translation>la réponse a pris trop de temps</translation>
    </message>
</context>
<context>
    <name>labdesk::api::TlsReason</name>
    <message>
        <source>the certificate is for another host</source>
        <translation>le certificat est pour un autre hôte</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>le certificat a expiré</translation>
    </message>
    <message>
        <source>the certificate isn’t valid yet, or this computer’s clock is wrong</source>
        <translation>le certificat n’est pas encore valable, ou l’horloge de cet ordinateur est fausse</translation>
    </message>
    <message>
        <source>the certificate was revoked</source>
        <translation>le certificat a été révoqué</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>le certificat est auto-signé</translation>
    </message>
    <message>
        <source>the certificate authority is unknown</source>
        <translation>l’autorité de certification est inconnue</translation>
    </message>
    <message>
        <source>there is no certificate</source>
        <translation>il n’y a pas de certificat</translation>
    </message>
    <message>
        <source>the certificate is invalid</source>
        <translation>le certificat n’est pas valide</translation>
    </message>
    <message>
        <source>no shared TLS version or cipher</source>
        <translation>aucune version TLS ni chiffrement en commun</translation>
    </message>
    <message>
        <source>this type of certificate isn’t supported</source>
        <translation>ce type de certificat n’est pas pris en charge</translation>
    </message>
</context>
<context>
    <name>labdesk::api::TokenExchange</name>
    <message>
        <source>can’t be sent in a header</source>
        <translation>ne peut pas être envoyé dans un en-tête</translation>
    </message>
    <message>
        <source>isn’t Bearer</source>
        <translation>n’est pas Bearer</translation>
    </message>
    <message>
        <source>while requesting an access token</source>
        <translation>lors de la demande d’un jeton d’accès</translation>
    </message>
</context>
<context>
    <name>labdesk::output</name>
    <message>
        <source>The folder %1 doesn’t exist.</source>
        <translation>Le dossier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>Choose another folder. Nothing was saved.</source>
        <translation>Choisissez un autre dossier. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to %1.</source>
        <translation>Vous n’avez pas l’autorisation d’écrire dans %1.</translation>
    </message>
    <message>
        <source>There’s not enough disk space for the file.</source>
        <translation>L’espace disque est insuffisant pour le fichier.</translation>
    </message>
    <message>
        <source>Free up space or choose another disk. No partial file was left behind.</source>
        <translation>Libérez de l’espace ou choisissez un autre disque. Aucun fichier partiel n’a été laissé.</translation>
    </message>
    <message>
        <source>Couldn’t write the file %1.</source>
        <translation>Impossible d’écrire le fichier %1.</translation>
    </message>
    <message>
        <source>Try another location. No partial file was left behind.</source>
        <translation>Essayez un autre emplacement. Aucun fichier partiel n’a été laissé.</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>Non fourni</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Birth date is set</source>
        <translation>Date de naissance définie</translation>
    </message>
</context>
<context>
    <name>labdesk::privacy</name>
    <message>
        <source>%1: ends in %2</source>
        <comment>a field and the last characters of its value</comment>
        <translation>%1&#x202f;: finit par %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1&#x202f;: masqué</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Date de naissance</translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation>ID d’adhérent</translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation>ID de groupe</translation>
    </message>
    <message>
        <source>Insured’s name</source>
        <translation>Nom de l’assuré</translation>
    </message>
    <message>
        <source>Insured’s email</source>
        <translation>E-mail de l’assuré</translation>
    </message>
    <message>
        <source>Insured’s phone</source>
        <translation>Téléphone de l’assuré</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Insured’s birth date</source>
        <translation>Date de naissance de l’assuré</translation>
    </message>
    <message>
        <source>Street address</source>
        <translation>Rue et numéro</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>ZIP code</source>
        <translation>Code postal</translation>
    </message>
    <message>
        <source>Guarantor’s name</source>
        <translation>Nom du garant</translation>
    </message>
    <message>
        <source>Guarantor’s email</source>
        <translation>E-mail du garant</translation>
    </message>
    <message>
        <source>Guarantor’s phone</source>
        <translation>Téléphone du garant</translation>
    </message>
    <message>
        <source>Household income</source>
        <translation>Revenu du foyer</translation>
    </message>
    <message>
        <source>Household size</source>
        <translation>Taille du foyer</translation>
    </message>
    <message>
        <source>Other insurance field</source>
        <translation>Autre champ d’assurance</translation>
    </message>
    <message>
        <source>User ID at the provider</source>
        <translation>ID utilisateur chez le fournisseur</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID client</translation>
    </message>
    <message>
        <source>Client ID with personal data</source>
        <translation>ID client avec données personnelles</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID utilisateur</translation>
    </message>
    <message>
        <source>Team ID</source>
        <translation>ID d’équipe</translation>
    </message>
</context>
</TS>
