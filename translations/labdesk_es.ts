<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>labdesk::ActionNotices</name>
    <message>
        <source>Check outcome</source>
        <translation>Comprobar resultado</translation>
    </message>
    <message>
        <source>Edit again…</source>
        <translation>Editar de nuevo…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>labdesk::ActionWords</name>
    <message>
        <source>Creating %1</source>
        <translation>Creando %1</translation>
    </message>
    <message>
        <source>Changing the time zone to %1</source>
        <translation>Cambiando la zona horaria a %1</translation>
    </message>
    <message>
        <source>Saving the changes to %1</source>
        <translation>Guardando los cambios de %1</translation>
    </message>
    <message>
        <source>Requesting a data refresh</source>
        <translation>Solicitando una actualización de datos</translation>
    </message>
    <message>
        <source>Disconnecting %1</source>
        <translation>Desconectando %1</translation>
    </message>
    <message>
        <source>Deleting %1</source>
        <translation>Eliminando %1</translation>
    </message>
    <message>
        <source>Refresh requested, but some sources failed.</source>
        <translation>Actualización solicitada, pero algunas fuentes fallaron.</translation>
    </message>
    <message>
        <source>Refresh requested. New data may take a few minutes.</source>
        <translation>Actualización solicitada. Los datos nuevos pueden tardar unos minutos.</translation>
    </message>
    <message>
        <source>The service accepted the change to %1, but Labdesk couldn’t confirm it.</source>
        <translation>El servicio aceptó el cambio a %1, pero Labdesk no pudo confirmarlo.</translation>
    </message>
    <message>
        <source>Time zone changed to %1.</source>
        <translation>Zona horaria cambiada a %1.</translation>
    </message>
    <message>
        <source>%1 was already disconnected.</source>
        <translation>%1 ya estaba desconectado.</translation>
    </message>
    <message>
        <source>The service accepted the request, but %1 is still listed.</source>
        <translation>El servicio aceptó la solicitud, pero %1 sigue en la lista.</translation>
    </message>
    <message>
        <source>The phone app may have reconnected it. Ask the user to disconnect it in the app.</source>
        <translation>Es posible que la app del teléfono lo haya reconectado. Pida al usuario que lo desconecte en la app.</translation>
    </message>
    <message>
        <source>This can take a moment. Reload to check.</source>
        <translation>Puede tardar un momento. Vuelva a cargar para comprobarlo.</translation>
    </message>
    <message>
        <source>The service accepted the request, but Labdesk couldn’t load the sources to confirm.</source>
        <translation>El servicio aceptó la solicitud, pero Labdesk no pudo cargar las fuentes para confirmarlo.</translation>
    </message>
    <message>
        <source>Reload to check whether %1 is still listed.</source>
        <translation>Vuelva a cargar para comprobar si %1 sigue en la lista.</translation>
    </message>
    <message>
        <source>Disconnected %1 for %2.</source>
        <translation>%1 desconectado para %2.</translation>
    </message>
    <message>
        <source>%1 was already deleted.</source>
        <translation>%1 ya se había eliminado.</translation>
    </message>
    <message>
        <source>The service accepted the request, but %1 is still there.</source>
        <translation>El servicio aceptó la solicitud, pero %1 sigue ahí.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 eliminado.</translation>
    </message>
    <message>
        <source>The service accepted the request to delete %1, but Labdesk couldn’t confirm it.</source>
        <translation>El servicio aceptó eliminar %1, pero Labdesk no pudo confirmarlo.</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>%1 creado.</translation>
    </message>
    <message>
        <source>There’s no way to confirm whether the refresh was requested.</source>
        <translation>No hay forma de confirmar si se solicitó la actualización.</translation>
    </message>
    <message>
        <source>You can safely request it again. Each request counts toward the hourly limit.</source>
        <translation>Puede solicitarla de nuevo sin riesgo. Cada solicitud cuenta para el límite por hora.</translation>
    </message>
    <message>
        <source>%1 failed. %2</source>
        <translation>%1: error. %2</translation>
    </message>
    <message>
        <source>%1: checking with the service…</source>
        <translation>%1: consultando al servicio…</translation>
    </message>
    <message>
        <source>%1: not visible yet. The service still returns the old value.</source>
        <translation>%1: aún no es visible. El servicio todavía devuelve el valor anterior.</translation>
    </message>
    <message>
        <source>It may take a moment. Check again.</source>
        <translation>Puede tardar un momento. Compruebe de nuevo.</translation>
    </message>
    <message>
        <source>%1: outcome unknown.</source>
        <translation>%1: resultado desconocido.</translation>
    </message>
    <message>
        <source>The countdown pauses while a dialog is open, then continues.</source>
        <translation>La cuenta regresiva se pausa mientras hay un diálogo abierto y después continúa.</translation>
    </message>
    <message>
        <source>%1, retrying in %2&#xa0;s</source>
        <translation>%1; se reintenta en %2&#xa0;s</translation>
    </message>
    <message>
        <source>Rate limited. Nothing has changed yet.</source>
        <translation>Límite alcanzado. Aún no ha cambiado nada.</translation>
    </message>
    <message>
        <source>%1 in %2&#xa0;s</source>
        <translation>%1 en %2&#xa0;s</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Quitting or switching connections cancels it.</source>
        <translation>Aún no se ha enviado nada. Salir o cambiar de conexión lo cancela.</translation>
    </message>
    <message>
        <source>%1 was canceled. Nothing was changed.</source>
        <translation>%1: se canceló. No se cambió nada.</translation>
    </message>
    <message>
        <source>%1 was canceled. Nothing was sent.</source>
        <translation>%1: se canceló. No se envió nada.</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1: listo</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>%1: en curso</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1: con error</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message numerus="yes">
        <source>Changing the data collection end date for %Ln user(s)</source>
        <translation>
            <numerusform>Cambiando el fin de la recopilación para %Ln usuario</numerusform>
            <numerusform>Cambiando el fin de la recopilación para %Ln usuarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disconnecting %1 for %Ln user(s)</source>
        <translation>
            <numerusform>Desconectando %1 para %Ln usuario</numerusform>
            <numerusform>Desconectando %1 para %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation>No se cambió nada más.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Cambiado: %1.</translation>
    </message>
    <message>
        <source>The service stored something different for %1.</source>
        <translation>El servicio guardó algo distinto en: %1.</translation>
    </message>
    <message>
        <source>The service doesn’t support changing %1. It still returns the old data.</source>
        <translation>Este servicio no puede cambiar: %1. Aún devuelve los datos anteriores.</translation>
    </message>
    <message>
        <source>Saved the changes to %1.</source>
        <translation>Se guardaron los cambios de %1.</translation>
    </message>
    <message>
        <source>The service accepted the changes to %1, but Labdesk couldn’t confirm them.</source>
        <translation>El servicio aceptó los cambios de %1, pero Labdesk no pudo confirmarlos.</translation>
    </message>
    <message>
        <source>The service doesn’t support changing %1.</source>
        <translation>Este servicio no puede cambiar: %1.</translation>
    </message>
    <message>
        <source>The service rejected these fields: %1.</source>
        <translation>El servicio rechazó estos campos: %1.</translation>
    </message>
    <message>
        <source>Nothing was changed. Set these fields back to their old values, then save the others.</source>
        <translation>No se cambió nada. Deje estos campos como estaban y guarde los demás.</translation>
    </message>
    <message>
        <source>Nothing was changed. The service said: %1</source>
        <translation>No se cambió nada. El servicio respondió: %1</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 was changed somewhere else in the meantime: %2.</source>
        <translation>No se envió nada. Mientras tanto, %1 se cambió en otro lugar: %2.</translation>
    </message>
    <message>
        <source>To see the current values first, select “Edit again”.</source>
        <translation>Para ver primero los valores actuales, seleccione “Editar de nuevo”.</translation>
    </message>
    <message>
        <source>Undid the changes to %1.</source>
        <translation>Se deshicieron los cambios en %1.</translation>
    </message>
    <message>
        <source>Check the current value before you change it.</source>
        <translation>Compruebe el valor actual antes de cambiarlo.</translation>
    </message>
    <message>
        <source>Time zone changed back to %1.</source>
        <translation>Zona horaria cambiada de nuevo a %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 failed. Nothing was changed.</source>
        <translation>%1: error. No se cambió nada.</translation>
    </message>
</context>
<context>
    <name>labdesk::ActivityPane</name>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Show requests</source>
        <translation>Mostrar solicitudes</translation>
    </message>
    <message>
        <source>Show who changed what</source>
        <translation>Mostrar quién cambió qué</translation>
    </message>
    <message>
        <source>audit trail history log</source>
        <translation>registro de auditoría historial log</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Registro de auditoría</translation>
    </message>
</context>
<context>
    <name>labdesk::ApiError</name>
    <message>
        <source>%1 The service said: “%2”</source>
        <translation>%1 El servicio respondió: “%2”</translation>
    </message>
    <message>
        <source>%1 The service said: “%2”.</source>
        <translation>%1 El servicio respondió: “%2”.</translation>
    </message>
    <message>
        <source>%1 The status was %2.</source>
        <translation>%1 El estado fue %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation>Espere un minuto y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Rate limited for a minute or more. Try again later.</source>
        <translation>Límite alcanzado por un minuto o más. Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>Rate limited. Try again in %1&#xa0;s.</source>
        <translation>Límite alcanzado. Vuelva a intentarlo en %1&#xa0;s.</translation>
    </message>
    <message>
        <source>The request wasn’t sent because an ID or value in it isn’t valid.</source>
        <translation>La solicitud no se envió porque un ID o un valor no es válido.</translation>
    </message>
    <message>
        <source>It’s empty, or contains characters that aren’t allowed in a URL.</source>
        <translation>Está vacío o contiene caracteres no permitidos en una URL.</translation>
    </message>
    <message>
        <source>Copy the ID again, without any extra characters.</source>
        <translation>Copie el ID de nuevo, sin caracteres adicionales.</translation>
    </message>
    <message>
        <source>This connection is read-only, so nothing was changed.</source>
        <translation>Esta conexión es de solo lectura, así que no se cambió nada.</translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or edit this one.</source>
        <translation>Cambie a una conexión que permita cambios o edite esta.</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>No hay ninguna clave guardada para esta conexión.</translation>
    </message>
    <message>
        <source>It was never entered, it was kept for one session only, or the keychain is locked.</source>
        <translation>Nunca se ingresó, se guardó solo para una sesión o el llavero está bloqueado.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the key.</source>
        <translation>Edite la conexión e ingrese la clave.</translation>
    </message>
    <message>
        <source>The key wasn’t sent because the connection isn’t encrypted.</source>
        <translation>La clave no se envió porque la conexión no está cifrada.</translation>
    </message>
    <message>
        <source>The URL starts with %1, which is allowed only for a service on this computer.</source>
        <translation>La URL empieza con %1, que solo se permite para un servicio en esta computadora.</translation>
    </message>
    <message>
        <source>Edit the connection and use an %1 URL.</source>
        <translation>Edite la conexión y use una URL %1.</translation>
    </message>
    <message>
        <source>Can’t find the server.</source>
        <translation>No se encuentra el servidor.</translation>
    </message>
    <message>
        <source>The name may be misspelled, or this computer is offline.</source>
        <translation>Puede que el nombre esté mal escrito o que esta computadora no tenga conexión.</translation>
    </message>
    <message>
        <source>Check your network and the URL in the connection.</source>
        <translation>Revise la red y la URL de la conexión.</translation>
    </message>
    <message>
        <source>Can’t reach the service.</source>
        <translation>No se puede conectar con el servicio.</translation>
    </message>
    <message>
        <source>Connection refused: nothing is listening on that port, or a firewall is blocking it.</source>
        <translation>Conexión rechazada: nada escucha en ese puerto o un firewall lo bloquea.</translation>
    </message>
    <message>
        <source>Check that the service is running and that the port in the connection is right.</source>
        <translation>Verifique que el servicio esté en funcionamiento y que el puerto de la conexión sea correcto.</translation>
    </message>
    <message>
        <source>Can’t connect through the proxy.</source>
        <translation>No se puede conectar a través del proxy.</translation>
    </message>
    <message>
        <source>The proxy can’t be reached, or it refused the connection.</source>
        <translation>No se puede conectar con el proxy o este rechazó la conexión.</translation>
    </message>
    <message>
        <source>The proxy requires a user name and password.</source>
        <translation>El proxy requiere un nombre de usuario y una contraseña.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a user name and password.</source>
        <translation>El proxy %1 requiere un nombre de usuario y una contraseña.</translation>
    </message>
    <message>
        <source>The proxy rejected the user name or password.</source>
        <translation>El proxy rechazó el nombre de usuario o la contraseña.</translation>
    </message>
    <message>
        <source>The proxy %1 rejected the user name or password.</source>
        <translation>El proxy %1 rechazó el nombre de usuario o la contraseña.</translation>
    </message>
    <message>
        <source>They may be mistyped or expired. To avoid locking the account, Labdesk won’t send them again. Nothing reached the service.</source>
        <translation>Puede que estén mal escritos o hayan vencido. Para no bloquear la cuenta, Labdesk no los enviará otra vez. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Can’t establish a secure connection (TLS).</source>
        <translation>No se puede establecer una conexión segura (TLS).</translation>
    </message>
    <message>
        <source>The server’s certificate couldn’t be verified. No key or data was sent.</source>
        <translation>No se pudo verificar el certificado del servidor. No se envió ninguna clave ni ningún dato.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>Motivo: %1.</translation>
    </message>
    <message>
        <source>The server’s port doesn’t use TLS, so no key or data was sent.</source>
        <translation>El puerto del servidor no usa TLS, así que no se envió ninguna clave ni ningún dato.</translation>
    </message>
    <message>
        <source>The URL starts with %1, but the server’s response isn’t encrypted.</source>
        <translation>La URL empieza con %1, pero la respuesta del servidor no está cifrada.</translation>
    </message>
    <message>
        <source>Check the port in the connection. If the service runs on this computer, try a URL with %1.</source>
        <translation>Revise el puerto de la conexión. Si el servicio está en esta computadora, pruebe una URL con %1.</translation>
    </message>
    <message>
        <source>This connection’s client certificate can’t be used, so nothing was sent.</source>
        <translation>El certificado de cliente de esta conexión no se puede usar, así que no se envió nada.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The connection was lost before the response was complete.</source>
        <translation>La conexión se perdió antes de que la respuesta estuviera completa.</translation>
    </message>
    <message>
        <source>The network or the service closed it. Nothing was changed.</source>
        <translation>La red o el servicio la cerró. No se cambió nada.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>Se agotó el tiempo de espera de la solicitud.</translation>
    </message>
    <message>
        <source>The service or the network is slow. Nothing was changed.</source>
        <translation>El servicio o la red están lentos. No se cambió nada.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>Outcome unknown: the change may or may not have been made.</source>
        <translation>Resultado desconocido: puede que el cambio se haya hecho o no.</translation>
    </message>
    <message>
        <source>The request was sent, but the connection ended before a response arrived.</source>
        <translation>La solicitud se envió, pero la conexión terminó antes de que llegara una respuesta.</translation>
    </message>
    <message>
        <source>The service redirected to another address. Labdesk didn’t follow it, to protect your key.</source>
        <translation>El servicio redirigió a otra dirección. Labdesk no la siguió, para proteger su clave.</translation>
    </message>
    <message>
        <source>Following it could give the key to someone else.</source>
        <translation>Seguirla podría entregar la clave a otra persona.</translation>
    </message>
    <message>
        <source>It redirected to %1.</source>
        <translation>Redirigió a %1.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If your network has a sign-in page, sign in first.</source>
        <translation>Revise la URL de la conexión. Si su red tiene una página de inicio de sesión, inicie sesión primero.</translation>
    </message>
    <message>
        <source>The service sent an unexpected response.</source>
        <translation>El servicio envió una respuesta inesperada.</translation>
    </message>
    <message>
        <source>It’s incomplete, or something else is responding at this address.</source>
        <translation>Está incompleta, o algo distinto responde en esta dirección.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, check the URL in the connection.</source>
        <translation>Vuelva a intentarlo. Si sigue ocurriendo, revise la URL de la conexión.</translation>
    </message>
    <message>
        <source>The response is for a different record, so it isn’t shown.</source>
        <translation>La respuesta es sobre otro registro, así que no se muestra.</translation>
    </message>
    <message>
        <source>The service, or a cache in between, mixed up two responses.</source>
        <translation>El servicio, o una caché intermedia, confundió dos respuestas.</translation>
    </message>
    <message>
        <source>The service couldn’t understand the request.</source>
        <translation>El servicio no entendió la solicitud.</translation>
    </message>
    <message>
        <source>Status 400.</source>
        <translation>Estado 400.</translation>
    </message>
    <message>
        <source>Check what you entered, then try again.</source>
        <translation>Revise lo que ingresó y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>A user with this client ID already exists.</source>
        <translation>Ya existe un usuario con este ID de cliente.</translation>
    </message>
    <message>
        <source>Each client ID can be used only once in a team.</source>
        <translation>Cada ID de cliente solo se puede usar una vez en un equipo.</translation>
    </message>
    <message>
        <source>It belongs to user %1.</source>
        <translation>Pertenece al usuario %1.</translation>
    </message>
    <message>
        <source>Open the existing user, or choose another client ID.</source>
        <translation>Abra el usuario existente o elija otro ID de cliente.</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>El servicio rechazó la clave.</translation>
    </message>
    <message>
        <source>The key may be mistyped, expired, or for a different environment.</source>
        <translation>Puede que la clave esté mal escrita, haya vencido o sea de otro entorno.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the key again.</source>
        <translation>Edite la conexión e ingrese la clave de nuevo.</translation>
    </message>
    <message>
        <source>This key doesn’t have permission to do that.</source>
        <translation>Esta clave no tiene permiso para hacer eso.</translation>
    </message>
    <message>
        <source>Status 403.</source>
        <translation>Estado 403.</translation>
    </message>
    <message>
        <source>Ask the key’s owner for access, or use another connection.</source>
        <translation>Pida acceso al propietario de la clave o use otra conexión.</translation>
    </message>
    <message>
        <source>The service couldn’t find what was requested.</source>
        <translation>El servicio no encontró lo que se solicitó.</translation>
    </message>
    <message>
        <source>It may have been deleted or belong to another environment, or the connection’s URL may be wrong.</source>
        <translation>Puede que se haya eliminado, que pertenezca a otro entorno o que la URL de la conexión sea incorrecta.</translation>
    </message>
    <message>
        <source>Check the ID, the environment, and the URL in the connection.</source>
        <translation>Revise el ID, el entorno y la URL de la conexión.</translation>
    </message>
    <message>
        <source>The service rejected a value.</source>
        <translation>El servicio rechazó un valor.</translation>
    </message>
    <message>
        <source>A value is missing or in the wrong format.</source>
        <translation>Falta un valor o tiene un formato incorrecto.</translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation>Corríjalo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Rate limited: too many requests.</source>
        <translation>Límite alcanzado: demasiadas solicitudes.</translation>
    </message>
    <message>
        <source>The service limits requests for each key or user.</source>
        <translation>El servicio limita las solicitudes por clave o por usuario.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>El servicio rechazó la solicitud.</translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Estado %1.</translation>
    </message>
    <message>
        <source>Check the URL in the connection and what you entered.</source>
        <translation>Revise la URL de la conexión y lo que ingresó.</translation>
    </message>
    <message>
        <source>The service had an internal error.</source>
        <translation>El servicio tuvo un error interno.</translation>
    </message>
    <message>
        <source>Try again in a moment. If it keeps happening, contact whoever runs the service.</source>
        <translation>Vuelva a intentarlo en un momento. Si sigue ocurriendo, comuníquese con el operador del servicio.</translation>
    </message>
    <message>
        <source>The service accepted the request, but the action failed.</source>
        <translation>El servicio aceptó la solicitud, pero la acción falló.</translation>
    </message>
    <message>
        <source>The response doesn’t report success.</source>
        <translation>La respuesta no indica éxito.</translation>
    </message>
    <message>
        <source>Check the user’s sources, then try again later.</source>
        <translation>Revise las fuentes del usuario y vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>Check the proxy under Advanced in the connection, or in this computer’s settings.</source>
        <translation>Revise el proxy en Ajustes avanzados de la conexión o en la configuración de esta computadora.</translation>
    </message>
    <message>
        <source>Edit the connection and enter them under Advanced.</source>
        <translation>Edite la conexión e ingréselos en Ajustes avanzados.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the proxy password again under Advanced.</source>
        <translation>Edite la conexión e ingrese de nuevo la contraseña del proxy en Ajustes avanzados.</translation>
    </message>
    <message>
        <source>Check the URL and this computer’s clock. If the service uses its own certificate authority, add its CA file under Advanced in the connection.</source>
        <translation>Revise la URL y el reloj de esta computadora. Si el servicio usa su propia autoridad de certificación, agregue su archivo de CA en Ajustes avanzados de la conexión.</translation>
    </message>
    <message>
        <source>Edit the connection and choose another file or enter its passphrase under Advanced.</source>
        <translation>Edite la conexión y elija otro archivo o ingrese su frase de contraseña en Ajustes avanzados.</translation>
    </message>
    <message>
        <source>%1 The gateway said: “%2”</source>
        <translation>%1 La puerta de enlace respondió: “%2”</translation>
    </message>
    <message>
        <source>%1 The gateway said: “%2”.</source>
        <translation>%1 La puerta de enlace respondió: “%2”.</translation>
    </message>
    <message>
        <source>Nothing was changed, because Labdesk can’t record changes in the audit trail.</source>
        <translation>No se cambió nada, porque Labdesk no puede anotar los cambios en el registro de auditoría.</translation>
    </message>
    <message>
        <source>Your administrator allows changes only while Labdesk can write to the audit trail.</source>
        <translation>Su administrador solo permite cambios mientras Labdesk pueda escribir en el registro de auditoría.</translation>
    </message>
    <message>
        <source>The server requires a client certificate, and this connection has none.</source>
        <translation>El servidor requiere un certificado de cliente, y esta conexión no tiene ninguno.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a client certificate. Then choose its file under Advanced in the connection.</source>
        <translation>Pida un certificado de cliente al operador del servicio. Después, elija su archivo en Ajustes avanzados de la conexión.</translation>
    </message>
    <message>
        <source>The server rejected this connection’s client certificate.</source>
        <translation>El servidor rechazó el certificado de cliente de esta conexión.</translation>
    </message>
    <message>
        <source>It may be expired, revoked, or from a certificate authority that the server doesn’t trust. Nothing was changed.</source>
        <translation>Puede que haya vencido, se haya revocado o sea de una autoridad de certificación en la que el servidor no confía. No se cambió nada.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a new client certificate. Then choose its file under Advanced in the connection.</source>
        <translation>Pida un certificado de cliente nuevo al operador del servicio. Después, elija su archivo en Ajustes avanzados de la conexión.</translation>
    </message>
    <message>
        <source>If you made a change, reload the user and check whether it was saved before you try again. Report this to whoever runs the service.</source>
        <translation>Si hizo un cambio, vuelva a cargar el usuario y compruebe si se guardó antes de volver a intentarlo. Informe el problema al operador del servicio.</translation>
    </message>
    <message>
        <source>The service is unavailable right now.</source>
        <translation>El servicio no está disponible en este momento.</translation>
    </message>
    <message>
        <source>Status 503: it may be overloaded, restarting, or down for maintenance.</source>
        <translation>Estado 503: puede que esté sobrecargado, reiniciándose o en mantenimiento.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again. If it keeps happening, contact whoever runs the service.</source>
        <translation>Espere un minuto y vuelva a intentarlo. Si sigue ocurriendo, comuníquese con el operador del servicio.</translation>
    </message>
    <message>
        <source>%1 The server said: “%2”</source>
        <translation>%1 El servidor respondió: “%2”</translation>
    </message>
    <message>
        <source>%1 The server said: “%2”.</source>
        <translation>%1 El servidor respondió: “%2”.</translation>
    </message>
    <message>
        <source>The server’s reason: %1. Nothing was changed.</source>
        <translation>Motivo que indicó el servidor: %1. No se cambió nada.</translation>
    </message>
    <message>
        <source>Changes are turned off in the connection’s settings.</source>
        <translation>Los cambios están desactivados en los ajustes de la conexión.</translation>
    </message>
    <message>
        <source>The server rejected the request without processing it. Nothing was changed.</source>
        <translation>El servidor rechazó la solicitud sin procesarla. No se cambió nada.</translation>
    </message>
    <message>
        <source>Check whether the change was made before you try again.</source>
        <translation>Compruebe si el cambio se hizo antes de volver a intentarlo.</translation>
    </message>
    <message>
        <source>A gateway or proxy got no valid response from the service.</source>
        <translation>Una puerta de enlace o un proxy no recibió una respuesta válida del servicio.</translation>
    </message>
    <message>
        <source>The gateway or proxy returned status %1.</source>
        <translation>La puerta de enlace o el proxy devolvió el estado %1.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again: the service may be restarting. If it keeps happening, check the URL, or contact whoever runs the service.</source>
        <translation>Espere un minuto y vuelva a intentarlo: es posible que el servicio se esté reiniciando. Si sigue ocurriendo, revise la URL o comuníquese con el operador del servicio.</translation>
    </message>
    <message>
        <source>The service rejected the API client ID or the client secret.</source>
        <translation>El servicio rechazó el ID de cliente de la API o el secreto de cliente.</translation>
    </message>
    <message>
        <source>They may be mistyped, expired, or for a different environment.</source>
        <translation>Puede que estén mal escritos, hayan vencido o sean de otro entorno.</translation>
    </message>
    <message>
        <source>Edit the connection and enter them again.</source>
        <translation>Edite la conexión e ingréselos de nuevo.</translation>
    </message>
    <message>
        <source>This happened while requesting an access token from the auth URL.</source>
        <translation>Ocurrió al solicitar un token de acceso a la URL de autenticación.</translation>
    </message>
    <message>
        <source>Open History to see why, then try again.</source>
        <translation>Abra Historial para ver el motivo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>They aren’t stored for this connection, or the keychain is locked. Nothing reached the service.</source>
        <translation>No están guardados para esta conexión o el llavero está bloqueado. Nada llegó al servicio.</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditEntry</name>
    <message>
        <source>Create user</source>
        <translation>Crear usuario</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Cambiar zona horaria</translation>
    </message>
    <message>
        <source>Edit user: %1</source>
        <translation>Editar usuario: %1</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Solicitar actualización de datos</translation>
    </message>
    <message>
        <source>Disconnect source</source>
        <translation>Desconectar fuente</translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation>Eliminar usuario</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>Open insurance record</source>
        <translation>Abrir registro de seguro</translation>
    </message>
    <message>
        <source>Show response with personal data</source>
        <translation>Mostrar respuesta con datos personales</translation>
    </message>
    <message>
        <source>Copy response with personal data</source>
        <translation>Copiar respuesta con datos personales</translation>
    </message>
    <message>
        <source>Save response with personal data</source>
        <translation>Guardar respuesta con datos personales</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s), personal data hidden</source>
        <translation>
            <numerusform>Exportar %Ln usuario, datos personales ocultos</numerusform>
            <numerusform>Exportar %Ln usuarios, datos personales ocultos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s) with personal data</source>
        <translation>
            <numerusform>Exportar %Ln usuario con datos personales</numerusform>
            <numerusform>Exportar %Ln usuarios con datos personales</numerusform>
        </translation>
    </message>
    <message>
        <source>Save summary as PDF</source>
        <translation>Guardar resumen como PDF</translation>
    </message>
    <message>
        <source>Print summary</source>
        <translation>Imprimir resumen</translation>
    </message>
    <message numerus="yes">
        <source>Export job results for %Ln user(s)</source>
        <translation>
            <numerusform>Exportar resultados de un trabajo para %Ln usuario</numerusform>
            <numerusform>Exportar resultados de un trabajo para %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Show caller verification</source>
        <translation>Mostrar verificación de quien llama</translation>
    </message>
    <message>
        <source>Verify caller</source>
        <translation>Verificar a quien llama</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Add connection</source>
        <translation>Agregar conexión</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Editar conexión</translation>
    </message>
    <message>
        <source>Delete connection</source>
        <translation>Eliminar conexión</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln connection(s)</source>
        <translation>
            <numerusform>Exportar %Ln conexión</numerusform>
            <numerusform>Exportar %Ln conexiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget key</source>
        <translation>Olvidar clave</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Failed unlock: incorrect passphrase</source>
        <translation>Desbloqueo fallido: frase de contraseña incorrecta</translation>
    </message>
    <message>
        <source>Privacy mode on</source>
        <translation>Modo de privacidad activado</translation>
    </message>
    <message>
        <source>Privacy mode off</source>
        <translation>Modo de privacidad desactivado</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln audit record(s)</source>
        <translation>
            <numerusform>Exportar %Ln registro de auditoría</numerusform>
            <numerusform>Exportar %Ln registros de auditoría</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln request(s)</source>
        <translation>
            <numerusform>Exportar %Ln solicitud</numerusform>
            <numerusform>Exportar %Ln solicitudes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditFilter</name>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>esta semana</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>la semana pasada</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>este mes</translation>
    </message>
    <message>
        <source>last month</source>
        <translation>el mes pasado</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditPage</name>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>No actions recorded yet</source>
        <translation>Aún no hay acciones registradas</translation>
    </message>
    <message>
        <source>Each change, and each time a hidden value is shown, is recorded here and in a file.</source>
        <translation>Cada cambio, y cada vez que se muestra un valor oculto, queda registrado aquí y en un archivo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Coinciden %1 de %2</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Borrar fi&amp;ltro</translation>
    </message>
    <message>
        <source>There are no records to export.</source>
        <translation>No hay registros que exportar.</translation>
    </message>
    <message>
        <source>Verifying the audit trail.</source>
        <translation>Verificando el registro de auditoría.</translation>
    </message>
    <message>
        <source>Export audit trail</source>
        <translation>Exportar registro de auditoría</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Líneas JSON (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln record(s).</source>
        <translation>
            <numerusform>Se exportó %Ln registro.</numerusform>
            <numerusform>Se exportaron %Ln registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>search find</source>
        <translation>buscar encontrar</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>El filtro está vacío.</translation>
    </message>
    <message>
        <source>Verify audit trail</source>
        <translation>Verificar registro de auditoría</translation>
    </message>
    <message>
        <source>Export audit trail…</source>
        <translation>Exportar registro de auditoría…</translation>
    </message>
    <message>
        <source>CSV JSON save file</source>
        <translation>CSV JSON guardar archivo</translation>
    </message>
    <message>
        <source>Include &amp;opened connections</source>
        <translation>Incluir aperturas de &amp;conexiones</translation>
    </message>
    <message>
        <source>Audit &amp;folder…</source>
        <translation>&amp;Carpeta de auditoría…</translation>
    </message>
    <message>
        <source>Also list when connections were opened</source>
        <translation>Mostrar también cuándo se abrieron conexiones</translation>
    </message>
    <message>
        <source>Open the audit trail of another computer</source>
        <translation>Abrir el registro de auditoría de otra computadora</translation>
    </message>
    <message>
        <source>Open the audit trail of another computer…</source>
        <translation>Abrir el registro de auditoría de otra computadora…</translation>
    </message>
    <message>
        <source>foreign shared folder verify</source>
        <translation>ajeno compartido carpeta verificar</translation>
    </message>
    <message>
        <source>Open audit &amp;trail</source>
        <translation>A&amp;brir registro</translation>
    </message>
    <message>
        <source>&amp;Single file or export…</source>
        <translation>Un solo &amp;archivo o exportación…</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Registro de auditoría</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Sintaxis del filtro</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Filtrar acciones</translation>
    </message>
    <message>
        <source>Load &amp;users</source>
        <translation>Cargar &amp;usuarios</translation>
    </message>
    <message>
        <source>Terms are combined with AND. Use field:value for a field and -term to exclude.</source>
        <translation>Deben coincidir todos los términos. Use campo:valor para un campo y -término para excluir.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Campo desconocido “%1”; se busca como texto.</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Campos: %1</translation>
    </message>
    <message>
        <source>“%1” isn’t a complete date yet, so it’s ignored.</source>
        <translation>“%1” aún no es una fecha completa, así que se ignora.</translation>
    </message>
    <message>
        <source>Clear action filter</source>
        <translation>Borrar filtro de acciones</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTableModel</name>
    <message>
        <source>Change time zone</source>
        <translation>Cambiar zona horaria</translation>
    </message>
    <message>
        <source>Change time zone to %1</source>
        <translation>Cambiar zona horaria a %1</translation>
    </message>
    <message>
        <source>Change time zone from %1 to %2</source>
        <translation>Cambiar zona horaria de %1 a %2</translation>
    </message>
    <message>
        <source>New audit trail: the previous one is damaged</source>
        <translation>Registro de auditoría nuevo: el anterior está dañado</translation>
    </message>
    <message>
        <source>Removed an incomplete record after Labdesk quit unexpectedly</source>
        <translation>Se quitó un registro incompleto tras un cierre inesperado</translation>
    </message>
    <message>
        <source>Edit user: %1 (%2)</source>
        <translation>Editar usuario: %1 (%2)</translation>
    </message>
    <message>
        <source>Request data refresh: %1</source>
        <translation>Solicitar actualización de datos: %1</translation>
    </message>
    <message>
        <source>Disconnect source: %1</source>
        <translation>Desconectar fuente: %1</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Sin verificar</translation>
    </message>
    <message>
        <source>Done, confirmed later</source>
        <translation>Listo, confirmado más tarde</translation>
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
        <translation>N.º</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a person, and their account</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Staff member</source>
        <translation>Empleado</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Hecho en parte</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTrail</name>
    <message>
        <source>Actions aren’t being recorded.</source>
        <translation>Las acciones no se están registrando.</translation>
    </message>
    <message>
        <source>Can’t write to the folder %1. Make it writable for your account, then select Verify.</source>
        <translation>No se puede escribir en la carpeta %1. Permita la escritura a su cuenta y seleccione Verificar.</translation>
    </message>
    <message>
        <source>The disk is full, so the audit trail can’t be written to %1. Free up space, then select Verify.</source>
        <translation>El disco está lleno, así que el registro de auditoría no se puede escribir en %1. Libere espacio y seleccione Verificar.</translation>
    </message>
    <message>
        <source>Another Labdesk window under your account is writing to the audit trail. Close one of the two windows, then select Verify.</source>
        <translation>Otra ventana de Labdesk de esta cuenta está escribiendo el registro de auditoría. Cierre una de ellas y seleccione Verificar.</translation>
    </message>
    <message>
        <source>A disk error, another program, or a person changed it after it was written. Records after that point are shown, but can’t be trusted.</source>
        <translation>Un error de disco, otro programa o una persona lo modificó después de que se escribió. Los registros posteriores se muestran, pero no son confiables.</translation>
    </message>
    <message>
        <source>Nothing was repaired. The files are kept in %1, and new records start a new audit trail. Keep a copy and tell your security team.</source>
        <translation>No se reparó nada. Los archivos se conservan en %1 y los registros nuevos empiezan otro registro de auditoría. Guarde una copia y avise a su equipo de seguridad.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) in total.</source>
        <translation>
            <numerusform>%Ln problema en total.</numerusform>
            <numerusform>%Ln problemas en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>The audit trail is damaged: record %1 in %2 was altered.</source>
        <translation>El registro de auditoría está dañado: se alteró el registro %1 de %2.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: records before number %1 in %2 are missing.</source>
        <translation>El registro de auditoría está dañado: faltan los registros anteriores al número %1 en %2.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: records from number %1 on were removed.</source>
        <translation>El registro de auditoría está dañado: se quitaron los registros a partir del número %1.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: its record count is missing or unreadable.</source>
        <translation>El registro de auditoría está dañado: su recuento de registros falta o no se puede leer.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: the file %1 can’t be read.</source>
        <translation>El registro de auditoría está dañado: no se puede leer el archivo %1.</translation>
    </message>
    <message>
        <source>The audit trail was damaged earlier. A new one starts with record %1 in %2.</source>
        <translation>El registro de auditoría se dañó antes. Uno nuevo empieza con el registro %1 en %2.</translation>
    </message>
    <message>
        <source>The audit trail is turned off.</source>
        <translation>El registro de auditoría está desactivado.</translation>
    </message>
    <message>
        <source>Verifying the audit trail…</source>
        <translation>Verificando el registro de auditoría…</translation>
    </message>
    <message>
        <source>Verified at %1. Verification detects changes but can’t prevent them: someone with write access to %2 could replace the whole trail.</source>
        <translation>Verificado (%1). La verificación detecta cambios, pero no los evita: quien tenga acceso de escritura a %2 podría reemplazar todo el registro.</translation>
    </message>
    <message numerus="yes">
        <source>Audit trail verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>Registro de auditoría verificado: %Ln registro, sin cambios.</numerusform>
            <numerusform>Registro de auditoría verificado: %Ln registros, sin cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Client ID, user ID, staff member, ticket, action, or day</source>
        <translation>ID de cliente, ID de usuario, empleado, ticket, acción o día</translation>
    </message>
    <message>
        <source>No action matches all of these terms.</source>
        <translation>Ninguna acción coincide con todos estos términos.</translation>
    </message>
    <message>
        <source>No action contains “%1”.</source>
        <translation>Ninguna acción contiene “%1”.</translation>
    </message>
    <message>
        <source>Nothing is recorded here for %1. Each account on each computer has its own trail.</source>
        <translation>Aquí no hay nada registrado para %1. Cada cuenta de cada computadora tiene su propio registro.</translation>
    </message>
    <message>
        <source>No action contains “%1”. The audit trail doesn’t store client IDs. Load users to search by client ID, or search by user ID.</source>
        <translation>Ninguna acción contiene “%1”. El registro de auditoría no guarda ID de cliente. Cargue los usuarios para buscar por ID de cliente, o busque por ID de usuario.</translation>
    </message>
    <message>
        <source>No action or client ID contains “%1”. Check the ID. For a deleted user, search by user ID.</source>
        <translation>Ninguna acción ni ningún ID de cliente contiene “%1”. Revise el ID. Para un usuario eliminado, busque por ID de usuario.</translation>
    </message>
    <message>
        <source>The last record was incomplete because Labdesk quit unexpectedly, so it was moved to %1. No other record is affected.</source>
        <translation>El último registro estaba incompleto porque Labdesk se cerró de forma inesperada, así que se movió a %1. Ningún otro registro está afectado.</translation>
    </message>
</context>
<context>
    <name>labdesk::BackgroundNotices</name>
    <message numerus="yes">
        <source>%Ln change(s) in the sources you’re watching</source>
        <translation>
            <numerusform>%Ln cambio en las fuentes que observa</numerusform>
            <numerusform>%Ln cambios en las fuentes que observa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new notification(s) in Labdesk</source>
        <translation>
            <numerusform>%Ln notificación nueva en Labdesk</numerusform>
            <numerusform>%Ln notificaciones nuevas en Labdesk</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Labdesk to see what changed.</source>
        <translation>Abra Labdesk para ver qué cambió.</translation>
    </message>
    <message numerus="yes">
        <source>A job starts in %Ln second(s)</source>
        <translation>
            <numerusform>Un trabajo empieza en %Ln segundo</numerusform>
            <numerusform>Un trabajo empieza en %Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A change will be sent in %Ln second(s)</source>
        <translation>
            <numerusform>Se enviará un cambio en %Ln segundo</numerusform>
            <numerusform>Se enviará un cambio en %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Labdesk to cancel.</source>
        <translation>Abra Labdesk para cancelar.</translation>
    </message>
    <message>
        <source>Outcome confirmed</source>
        <translation>Resultado confirmado</translation>
    </message>
    <message>
        <source>The change succeeded.</source>
        <translation>El cambio se hizo correctamente.</translation>
    </message>
    <message>
        <source>The change failed.</source>
        <translation>El cambio no se pudo hacer.</translation>
    </message>
    <message>
        <source>Job stopped</source>
        <translation>Se detuvo un trabajo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) not processed. The job won’t resume automatically.</source>
        <translation>
            <numerusform>%Ln usuario sin procesar. El trabajo no se reanudará automáticamente.</numerusform>
            <numerusform>%Ln usuarios sin procesar. El trabajo no se reanudará automáticamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Job canceled</source>
        <translation>Se canceló un trabajo</translation>
    </message>
    <message>
        <source>Job completed</source>
        <translation>Se completó un trabajo</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
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
        <translation>No &amp;volver a preguntar</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
</context>
<context>
    <name>labdesk::BusyView</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>%1: %2 desde %3. %4</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a source, its state, and what helps</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>no cargadas</translation>
    </message>
    <message>
        <source>none connected</source>
        <translation>ninguna conectada</translation>
    </message>
    <message>
        <source>%1 of %2 working</source>
        <translation>%1 de %2 en funcionamiento</translation>
    </message>
    <message>
        <source>%1: caller verified</source>
        <translation>%1: se verificó a quien llama</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time and what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Labdesk summary, %1</source>
        <translation>Resumen de Labdesk, %1</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a connection&apos;s name and its environment</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID de usuario</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin definir</translation>
    </message>
    <message>
        <source>Sources with problems:</source>
        <translation>Fuentes con problemas:</translation>
    </message>
    <message>
        <source>Done on this call:</source>
        <translation>Hecho en esta llamada:</translation>
    </message>
    <message>
        <source>hidden because it looks like personal data</source>
        <translation>oculto porque parece un dato personal</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummaryCopy</name>
    <message>
        <source>Copied the summary.</source>
        <translation>Se copió el resumen.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummaryDialog</name>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Copiar resumen para el ticket</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texto sin formato</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>No personal data included. Next time, press %1 to copy the summary right away.</source>
        <translation>No incluye datos personales. La próxima vez, presione %1 para copiar el resumen de inmediato.</translation>
    </message>
</context>
<context>
    <name>labdesk::CallerVerification</name>
    <message>
        <source>Verify caller</source>
        <translation>Verificar a quien llama</translation>
    </message>
    <message>
        <source>Last four of the &amp;member ID</source>
        <translation>Últimos cuatro caracteres del ID de &amp;miembro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>User: %1</source>
        <translation>Usuario: %1</translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation>Cargando el seguro…</translation>
    </message>
    <message>
        <source>Couldn’t load the insurance record. Close this and try again.</source>
        <translation>No se pudo cargar el registro de seguro. Cierre este diálogo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>No insurance on file, so there’s nothing to verify against.</source>
        <translation>No hay seguro registrado, así que no hay datos con los que verificar.</translation>
    </message>
    <message>
        <source>The insurance record contains nothing to verify against.</source>
        <translation>El registro de seguro no contiene datos con los que verificar.</translation>
    </message>
    <message>
        <source>Ask the caller and type what they say.</source>
        <translation>Pregunte a quien llama y escriba lo que diga.</translation>
    </message>
    <message>
        <source>All three attempts failed.</source>
        <translation>Las respuestas no coincidieron en tres intentos.</translation>
    </message>
    <message>
        <source>Don’t tell this caller anything about the user.</source>
        <translation>No dé a esta persona ningún dato sobre el usuario.</translation>
    </message>
    <message>
        <source>The answers match.</source>
        <translation>Las respuestas coinciden.</translation>
    </message>
    <message>
        <source>Verified %1</source>
        <translation>Verificado: %1</translation>
    </message>
    <message>
        <source>The answers don’t match.</source>
        <translation>Las respuestas no coinciden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s) left.</source>
        <translation>
            <numerusform>Queda %Ln intento.</numerusform>
            <numerusform>Quedan %Ln intentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your administrator requires this before personal data is shown.</source>
        <translation>Su administrador lo exige antes de mostrar datos personales.</translation>
    </message>
    <message>
        <source>Enter the last four letters or digits of the member ID.</source>
        <translation>Ingrese las últimas cuatro letras o cifras del ID de miembro.</translation>
    </message>
    <message>
        <source>Enter the four-digit year of birth.</source>
        <translation>Ingrese el año de nacimiento con cuatro cifras.</translation>
    </message>
    <message>
        <source>Enter the five-digit ZIP code.</source>
        <translation>Ingrese el código postal con cinco cifras.</translation>
    </message>
    <message>
        <source>This didn’t count as an attempt.</source>
        <translation>Esto no contó como intento.</translation>
    </message>
    <message>
        <source>Insured person’s &amp;year of birth</source>
        <translation>&amp;Año de nacimiento de la persona asegurada</translation>
    </message>
    <message>
        <source>Insured person’s &amp;ZIP code</source>
        <translation>&amp;Código postal de la persona asegurada</translation>
    </message>
    <message>
        <source>Someone else may be the insured person. Ask for that person’s details, not the caller’s own.</source>
        <translation>La persona asegurada puede ser otra. Pida los datos de esa persona, no los de quien llama.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterActions</name>
    <message>
        <source>Hours</source>
        <translation>Horario</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>Fax</translation>
    </message>
    <message>
        <source>Site code</source>
        <translation>Código del centro</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Servicios</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturación</translation>
    </message>
    <message>
        <source>Copy details for &amp;patient</source>
        <translation>Copiar datos para el pacie&amp;nte</translation>
    </message>
    <message>
        <source>&amp;Directions…</source>
        <translation>&amp;Indicaciones…</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>Copiar &amp;dirección</translation>
    </message>
    <message>
        <source>Copy p&amp;hone</source>
        <translation>Copiar &amp;teléfono</translation>
    </message>
    <message>
        <source>The service didn’t provide a phone number.</source>
        <translation>El servicio no proporcionó un número de teléfono.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Se copió la dirección.</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Se copió el número de teléfono.</translation>
    </message>
    <message>
        <source>Copied name, address, phone, and hours.</source>
        <translation>Se copiaron el nombre, la dirección, el teléfono y el horario.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterFilterBar</name>
    <message>
        <source>Filter results</source>
        <translation>Filtrar resultados</translation>
    </message>
    <message>
        <source>Name or street</source>
        <translation>Nombre o calle</translation>
    </message>
    <message>
        <source>Open right now, in the center’s local time</source>
        <translation>Abierto ahora mismo, en la hora local del centro</translation>
    </message>
    <message>
        <source>Open on Saturday</source>
        <translation>Abierto el sábado</translation>
    </message>
    <message>
        <source>Opens before 8 AM on the selected day, or on at least one day if no day is selected</source>
        <translation>Abre antes de las 8 a. m. el día seleccionado o, si no hay ninguno seleccionado, al menos un día</translation>
    </message>
    <message>
        <source>Open on</source>
        <translation>Día de apertura</translation>
    </message>
    <message>
        <source>Show centers open on the selected day, with their hours</source>
        <translation>Mostrar los centros abiertos el día seleccionado, con su horario</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Cualquier día</translation>
    </message>
    <message>
        <source>Services and billing</source>
        <translation>Servicios y facturación</translation>
    </message>
    <message>
        <source>Open no&amp;w</source>
        <translation>&amp;Abierto ahora</translation>
    </message>
    <message>
        <source>Saturda&amp;y</source>
        <translation>&amp;Sábado</translation>
    </message>
    <message>
        <source>Before 8 A&amp;M</source>
        <translation>Antes de las 8 a. &amp;m.</translation>
    </message>
    <message>
        <source>Ser&amp;vices</source>
        <translation>Ser&amp;vicios</translation>
    </message>
    <message numerus="yes">
        <source>Ser&amp;vices: %Ln</source>
        <translation>
            <numerusform>Ser&amp;vicios: %Ln</numerusform>
            <numerusform>Ser&amp;vicios: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterHistoryButton</name>
    <message>
        <source>Recent searches</source>
        <translation>Búsquedas recientes</translation>
    </message>
    <message>
        <source>No searches in this session yet.</source>
        <translation>Aún no hay búsquedas en esta sesión.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Pedido %1</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <translation>%1 mi</translation>
    </message>
    <message>
        <source>Recent searches. Kept in memory for this session only.</source>
        <translation>Búsquedas recientes. Se guardan en memoria solo para esta sesión.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
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
        <translation>en este código postal</translation>
    </message>
    <message>
        <source>under %1 mi</source>
        <translation>menos de %1 mi</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListPanel</name>
    <message>
        <source>Create patient handout…</source>
        <translation>Crear hoja para el paciente…</translation>
    </message>
    <message>
        <source>Hide map</source>
        <translation>Ocultar mapa</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Re&amp;intentar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s)</source>
        <translation>
            <numerusform>%Ln centro</numerusform>
            <numerusform>%Ln centros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln center(s)</source>
        <translation>
            <numerusform>%1 de %Ln centro</numerusform>
            <numerusform>%1 de %Ln centros</numerusform>
        </translation>
    </message>
    <message>
        <source>No centers shown.</source>
        <translation>No se muestran centros.</translation>
    </message>
    <message>
        <source>Sorted by %1</source>
        <translation>Ordenado por %1</translation>
    </message>
    <message>
        <source>Show map</source>
        <translation>Mostrar mapa</translation>
    </message>
    <message numerus="yes">
        <source>Labdesk can’t tell whether %Ln center(s) match: their hours, local time, or services aren’t known.</source>
        <translation>
            <numerusform>Labdesk no puede saber si %Ln centro coincide: no se conocen su horario, su hora local o sus servicios.</numerusform>
            <numerusform>Labdesk no puede saber si %Ln centros coinciden: no se conocen su horario, su hora local o sus servicios.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListView</name>
    <message>
        <source>Service centers</source>
        <translation>Centros de servicio</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>Copiar &amp;dirección</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Se copió la dirección.</translation>
    </message>
    <message>
        <source>Copy p&amp;hone</source>
        <translation>Copiar &amp;teléfono</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Se copió el número de teléfono.</translation>
    </message>
    <message>
        <source>&amp;Directions…</source>
        <translation>&amp;Indicaciones…</translation>
    </message>
    <message>
        <source>Create pa&amp;tient handout…</source>
        <translation>Crear hoja para el p&amp;aciente…</translation>
    </message>
    <message>
        <source>Copy details for &amp;patient in English</source>
        <translation>Copiar datos para el &amp;paciente, en inglés</translation>
    </message>
    <message>
        <source>Copy details for patient in &amp;Spanish</source>
        <translation>Copiar datos para el paciente, en &amp;español</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMap</name>
    <message>
        <source>Map of service centers</source>
        <translation>Mapa de centros de servicio</translation>
    </message>
    <message>
        <source>Search this area</source>
        <translation>Buscar en esta zona</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMapPanel</name>
    <message>
        <source>Distances are from the patient’s address, which the service doesn’t share.</source>
        <translation>Las distancias son desde la dirección del paciente, que el servicio no comparte.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSearchBar</name>
    <message>
        <source>&amp;ZIP</source>
        <translation>&amp;Código postal</translation>
    </message>
    <message>
        <source>&amp;Order ID</source>
        <translation>ID de ped&amp;ido</translation>
    </message>
    <message>
        <source>Order ID</source>
        <translation>ID de pedido</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Laboratorio</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>&amp;Radius</source>
        <translation>&amp;Radio</translation>
    </message>
    <message>
        <source>mi</source>
        <translation>mi</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Search for centers</source>
        <translation>Buscar centros</translation>
    </message>
    <message>
        <source>Search radius in miles</source>
        <translation>Radio de búsqueda en millas</translation>
    </message>
    <message>
        <source>&amp;Near a ZIP code</source>
        <translation>C&amp;erca de un código postal</translation>
    </message>
    <message>
        <source>&amp;For an order</source>
        <translation>&amp;Para un pedido</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Service default</source>
        <translation>Predeterminado del servicio</translation>
    </message>
    <message>
        <source>%1 miles</source>
        <translation>%1 millas</translation>
    </message>
    <message>
        <source>Enter the order ID.</source>
        <translation>Ingrese el ID del pedido.</translation>
    </message>
    <message>
        <source>No known lab has this name. Enter the lab ID, or leave the field empty.</source>
        <translation>Ningún laboratorio conocido tiene este nombre. Ingrese el ID del laboratorio o deje el campo vacío.</translation>
    </message>
    <message>
        <source>ZIP or city</source>
        <translation>Código o ciudad</translation>
    </message>
    <message>
        <source>ZIP %1</source>
        <translation>Código postal %1</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSheetDialog</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Handout for the patient</source>
        <translation>Hoja para el paciente</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Centers on the handout</source>
        <translation>Centros en la hoja</translation>
    </message>
    <message>
        <source>Up to five centers. The handout doesn’t include the patient’s name or order.</source>
        <translation>Hasta cinco centros. La hoja no incluye el nombre del paciente ni el pedido.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A center&apos;s number on the map and its name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No center selected.</source>
        <translation>Ningún centro seleccionado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s) and a map</source>
        <translation>
            <numerusform>%Ln centro y un mapa</numerusform>
            <numerusform>%Ln centros y un mapa</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t print. Check that the printer is on and connected.</source>
        <translation>No se pudo imprimir. Verifique que la impresora esté encendida y conectada.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (%1)</source>
        <translation>Archivos PDF (%1)</translation>
    </message>
    <message>
        <source>Saved the handout.</source>
        <translation>Se guardó la hoja.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>Handout language</source>
        <translation>Idioma de la hoja</translation>
    </message>
    <message>
        <source>Copied the centers.</source>
        <translation>Se copiaron los centros.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterTableModel</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Site code</source>
        <translation>Código del centro</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horario</translation>
    </message>
</context>
<context>
    <name>labdesk::CentersPane</name>
    <message numerus="yes">
        <source>Show %Ln within %1 miles</source>
        <translation>
            <numerusform>Mostrar %Ln en un radio de %1 millas</numerusform>
            <numerusform>Mostrar %Ln en un radio de %1 millas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln within %1 miles of %2</source>
        <translation>
            <numerusform>Mostrar %Ln a menos de %1 millas de %2</numerusform>
            <numerusform>Mostrar %Ln a menos de %1 millas de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Abierto ahora</translation>
    </message>
    <message>
        <source>Before 8 AM</source>
        <translation>Antes de las 8 a. m.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) searched: no centers found.</source>
        <translation>
            <numerusform>%Ln laboratorio consultado: no tiene centros ahí.</numerusform>
            <numerusform>%Ln laboratorios consultados: ninguno tiene centros ahí.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no centers near %2.</source>
        <translation>%1 no tiene centros cerca de %2.</translation>
    </message>
    <message>
        <source>%1, the order’s lab, has no centers near the patient.</source>
        <translation>%1, el laboratorio del pedido, no tiene centros cerca del paciente.</translation>
    </message>
    <message>
        <source>%1 has no centers within %2 miles of %3.</source>
        <translation>%1 no tiene centros a menos de %2 millas de %3.</translation>
    </message>
    <message>
        <source>%1, the order’s lab, has no centers within %2 miles of the patient.</source>
        <translation>%1, el laboratorio del pedido, no tiene centros a menos de %2 millas del paciente.</translation>
    </message>
    <message>
        <source>Find service centers</source>
        <translation>Buscar centros de servicio</translation>
    </message>
    <message>
        <source>Enter an order ID to use its lab and the patient’s address.</source>
        <translation>Ingrese un ID de pedido para usar su laboratorio y la dirección del paciente.</translation>
    </message>
    <message>
        <source>This ZIP code is for PO boxes and has no area of its own.</source>
        <translation>Este código postal es para apartados postales y no tiene área propia.</translation>
    </message>
    <message>
        <source>There are none within %1 miles either.</source>
        <translation>Tampoco hay ninguno en un radio de %1 millas.</translation>
    </message>
    <message>
        <source>Couldn’t check for centers farther away.</source>
        <translation>No se pudo comprobar si hay centros más lejos.</translation>
    </message>
    <message>
        <source>Check the ZIP code or try another lab.</source>
        <translation>Revise el código postal o pruebe otro laboratorio.</translation>
    </message>
    <message>
        <source>No centers found</source>
        <translation>No se encontraron centros</translation>
    </message>
    <message numerus="yes">
        <source>No matches among %Ln center(s)</source>
        <translation>
            <numerusform>Sin coincidencias en %Ln centro</numerusform>
            <numerusform>Sin coincidencias en %Ln centros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln.</source>
        <translation>
            <numerusform>Quite “%1” para ver %Ln.</numerusform>
            <numerusform>Quite “%1” para ver %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Centers with missing details, such as hours, are filtered out. Removing just one filter won’t show more centers.</source>
        <translation>Los centros con datos incompletos, como el horario, no se muestran. Quitar un solo filtro no mostrará más centros.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Borrar filtro</translation>
    </message>
    <message>
        <source>Check the ID and the connection. You’re connected to “%1” (%2).</source>
        <translation>Revise el ID y la conexión. Está conectado a “%1” (%2).</translation>
    </message>
    <message>
        <source>The service doesn’t recognize these labs.</source>
        <translation>El servicio no conoce estos laboratorios.</translation>
    </message>
    <message>
        <source>The service has no default lab. Choose a lab.</source>
        <translation>El servicio no tiene laboratorio predeterminado. Elija un laboratorio.</translation>
    </message>
    <message>
        <source>The service has no lab with the ID %1.</source>
        <translation>El servicio no tiene ningún laboratorio con el ID %1.</translation>
    </message>
    <message>
        <source>The service doesn’t accept this as an order ID.</source>
        <translation>El servicio no acepta esto como ID de pedido.</translation>
    </message>
    <message>
        <source>The service has no order with this ID.</source>
        <translation>El servicio no tiene ningún pedido con este ID.</translation>
    </message>
    <message>
        <source>It doesn’t look like an order ID, which usually has 36 characters: digits, letters a to f, and four hyphens.</source>
        <translation>No parece un ID de pedido, que suele tener 36 caracteres: dígitos, letras de la a a la f y cuatro guiones.</translation>
    </message>
    <message>
        <source>No centers shown.</source>
        <translation>No se muestran centros.</translation>
    </message>
    <message>
        <source>Edit center search</source>
        <translation>Editar búsqueda de centros</translation>
    </message>
    <message>
        <source>Find centers near a ZIP code</source>
        <translation>Buscar centros cerca de un código postal</translation>
    </message>
    <message>
        <source>search new place</source>
        <translation>lugar nuevo</translation>
    </message>
    <message>
        <source>Find centers for an order</source>
        <translation>Buscar centros para un pedido</translation>
    </message>
    <message>
        <source>search new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Nothing to search for yet.</source>
        <translation>Aún no hay nada que buscar.</translation>
    </message>
    <message>
        <source>Search centers again</source>
        <translation>Buscar centros de nuevo</translation>
    </message>
    <message>
        <source>Show centers as raw JSON</source>
        <translation>Mostrar centros como JSON sin procesar</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>respuesta ilegible entradas</translation>
    </message>
    <message>
        <source>Copy link to this search</source>
        <translation>Copiar enlace a esta búsqueda</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Se copió el enlace.</translation>
    </message>
    <message numerus="yes">
        <source>Search within %Ln mile(s)</source>
        <translation>
            <numerusform>Buscar en un radio de %Ln milla</numerusform>
            <numerusform>Buscar en un radio de %Ln millas</numerusform>
        </translation>
    </message>
    <message>
        <source>This radius is already set.</source>
        <translation>Este radio ya está seleccionado.</translation>
    </message>
    <message>
        <source>radius distance</source>
        <translation>radio distancia</translation>
    </message>
    <message>
        <source>No center selected.</source>
        <translation>Ningún centro seleccionado.</translation>
    </message>
    <message>
        <source>Copy center details for patient</source>
        <translation>Copiar datos del centro para el paciente</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>The service didn’t provide an address.</source>
        <translation>El servicio no proporcionó una dirección.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Se copió la dirección.</translation>
    </message>
    <message>
        <source>Copy phone</source>
        <translation>Copiar teléfono</translation>
    </message>
    <message>
        <source>The service didn’t provide a phone number.</source>
        <translation>El servicio no proporcionó un número de teléfono.</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>Se copió el número de teléfono.</translation>
    </message>
    <message>
        <source>Directions are turned off in Preferences.</source>
        <translation>Las indicaciones están desactivadas en Preferencias.</translation>
    </message>
    <message>
        <source>Directions to center…</source>
        <translation>Indicaciones al centro…</translation>
    </message>
    <message>
        <source>route way map browser</source>
        <translation>ruta camino mapa navegador</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>Filter centers: open now</source>
        <translation>Filtrar centros: abiertos ahora</translation>
    </message>
    <message>
        <source>Filter centers: open on Saturday</source>
        <translation>Filtrar centros: abiertos el sábado</translation>
    </message>
    <message>
        <source>Filter centers: open before 8 AM</source>
        <translation>Filtrar centros: abren antes de las 8 a. m.</translation>
    </message>
    <message>
        <source>Clear center filter</source>
        <translation>Borrar filtro de centros</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>El filtro está vacío.</translation>
    </message>
    <message>
        <source>Sort centers by distance</source>
        <translation>Ordenar centros por distancia</translation>
    </message>
    <message>
        <source>Sort centers by name</source>
        <translation>Ordenar centros por nombre</translation>
    </message>
    <message>
        <source>Sort centers by city</source>
        <translation>Ordenar centros por ciudad</translation>
    </message>
    <message>
        <source>This sort order is already set.</source>
        <translation>Este orden ya está seleccionado.</translation>
    </message>
    <message>
        <source>Create patient handout…</source>
        <translation>Crear hoja para el paciente…</translation>
    </message>
    <message>
        <source>print PDF paper</source>
        <translation>imprimir PDF papel</translation>
    </message>
    <message>
        <source>Show map</source>
        <translation>Mostrar mapa</translation>
    </message>
    <message>
        <source>Hide map</source>
        <translation>Ocultar mapa</translation>
    </message>
    <message>
        <source>Map: show all centers</source>
        <translation>Mapa: mostrar todos los centros</translation>
    </message>
    <message>
        <source>Map: zoom in</source>
        <translation>Mapa: acercar</translation>
    </message>
    <message>
        <source>Map: zoom out</source>
        <translation>Mapa: alejar</translation>
    </message>
    <message>
        <source>Searching service centers…</source>
        <translation>Buscando centros de servicio…</translation>
    </message>
    <message>
        <source>Raw response: centers</source>
        <translation>Respuesta sin procesar: centros</translation>
    </message>
    <message>
        <source>Military ZIP code, not on the map</source>
        <translation>Código postal militar, no está en el mapa</translation>
    </message>
    <message>
        <source>Unknown ZIP code, not on the map</source>
        <translation>Código postal desconocido, no está en el mapa</translation>
    </message>
    <message>
        <source>PO box ZIP code, shown at nearby %1</source>
        <translation>Código postal de apartados, se muestra en el código cercano %1</translation>
    </message>
    <message>
        <source>Shown on the map</source>
        <translation>En el mapa</translation>
    </message>
    <message>
        <source>near %1</source>
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>for the order</source>
        <translation>para el pedido</translation>
    </message>
    <message>
        <source>within %1 miles of %2</source>
        <translation>a menos de %1 millas de %2</translation>
    </message>
    <message>
        <source>within %1 miles, for the order</source>
        <translation>a menos de %1 millas, para el pedido</translation>
    </message>
    <message>
        <source>Not on the map: %1 of %2.</source>
        <translation>Fuera del mapa: %1 de %2.</translation>
    </message>
    <message>
        <source>Nearest %1, farthest %2.</source>
        <translation>El más cercano: %1; el más lejano: %2.</translation>
    </message>
    <message>
        <source>Lab %1</source>
        <translation>Laboratorio %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) couldn’t be searched.</source>
        <translation>
            <numerusform>No se pudo consultar %Ln laboratorio.</numerusform>
            <numerusform>No se pudieron consultar %Ln laboratorios.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service doesn’t recognize this lab.</source>
        <translation>El servicio no conoce este laboratorio.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Service default</source>
        <translation>Predeterminado del servicio</translation>
    </message>
    <message>
        <source>All known labs</source>
        <translation>Todos los laboratorios conocidos</translation>
    </message>
    <message>
        <source>The ZIP code is from a user’s insurance record.</source>
        <translation>El código postal es del registro de seguro de un usuario.</translation>
    </message>
    <message>
        <source>Copy center details for patient in Spanish</source>
        <translation>Copiar datos del centro para el paciente, en español</translation>
    </message>
    <message>
        <source>%1 Parish</source>
        <translation>Parroquia de %1</translation>
    </message>
    <message>
        <source>%1 County</source>
        <translation>Condado de %1</translation>
    </message>
    <message>
        <source>Farthest %1.</source>
        <translation>El más lejano: %1.</translation>
    </message>
    <message>
        <source>Enter a ZIP code or a city and choose a lab, or enter an order ID to use its lab and the patient’s address.</source>
        <translation>Ingrese un código postal o una ciudad y elija un laboratorio, o ingrese un ID de pedido para usar su laboratorio y la dirección del paciente.</translation>
    </message>
</context>
<context>
    <name>labdesk::CertificateFields</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Passphrase for the file</source>
        <translation>Frase de contraseña del archivo</translation>
    </message>
    <message>
        <source>Client certificate file</source>
        <translation>Archivo del certificado de cliente</translation>
    </message>
    <message>
        <source>PEM or PKCS #12 file (optional)</source>
        <translation>Archivo PEM o PKCS #12 (opcional)</translation>
    </message>
    <message>
        <source>Certificate “%1”, valid until %2.</source>
        <translation>Certificado “%1”, válido hasta %2.</translation>
    </message>
    <message>
        <source>The stored passphrase is used when you connect.</source>
        <translation>La frase de contraseña guardada se usa al conectar.</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Certificado de cliente</translation>
    </message>
    <message>
        <source>Certificates with a key (%1)</source>
        <translation>Certificados con clave (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos los archivos (%1)</translation>
    </message>
</context>
<context>
    <name>labdesk::ChangeZoneDialog</name>
    <message>
        <source>Current</source>
        <translation>Actual</translation>
    </message>
    <message>
        <source>Change &amp;to</source>
        <translation>Cambiar &amp;a</translation>
    </message>
    <message>
        <source>New time zone</source>
        <translation>Zona horaria nueva</translation>
    </message>
    <message>
        <source>Change time zone for %1</source>
        <translation>Cambiar la zona horaria de %1</translation>
    </message>
    <message>
        <source>A time zone can’t be cleared once it’s set.</source>
        <translation>Una zona horaria no se puede quitar una vez definida.</translation>
    </message>
    <message>
        <source>Change time &amp;zone</source>
        <translation>Cambiar &amp;zona horaria</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Change the time zone of %1 to %2?</source>
        <translation>¿Cambiar la zona horaria de %1 a %2?</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Cambiar zona horaria</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>City, ZIP code, or zone</source>
        <translation>Ciudad, código postal o zona</translation>
    </message>
    <message>
        <source>Changing…</source>
        <translation>Cambiando…</translation>
    </message>
</context>
<context>
    <name>labdesk::CommandPalette</name>
    <message>
        <source>Open user %1</source>
        <translation>Abrir usuario %1</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>no está en la lista</translation>
    </message>
    <message>
        <source>Find centers for order %1</source>
        <translation>Buscar centros para el pedido %1</translation>
    </message>
    <message>
        <source>Find centers near %1</source>
        <translation>Buscar centros cerca de %1</translation>
    </message>
    <message>
        <source>ZIP</source>
        <translation>Código postal</translation>
    </message>
    <message>
        <source>Look up payor code %1</source>
        <translation>Buscar el código de pagador %1</translation>
    </message>
    <message>
        <source>Look up payor ID %1</source>
        <translation>Buscar el ID de pagador %1</translation>
    </message>
    <message>
        <source>Filter users by “%1”</source>
        <translation>Filtrar usuarios por “%1”</translation>
    </message>
    <message>
        <source>Search payors for “%1”</source>
        <translation>Buscar “%1” en pagadores</translation>
    </message>
    <message>
        <source>Find “%1” in users</source>
        <translation>Buscar “%1” en usuarios</translation>
    </message>
    <message>
        <source>Users are loading.</source>
        <translation>Los usuarios se están cargando.</translation>
    </message>
    <message>
        <source>Users aren’t loaded.</source>
        <translation>Los usuarios no están cargados.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>opened recently</source>
        <translation>abierto recientemente</translation>
    </message>
    <message>
        <source>open the dialog</source>
        <translation>abrir el diálogo</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>ir ahí</translation>
    </message>
    <message>
        <source>open the user</source>
        <translation>abrir el usuario</translation>
    </message>
    <message>
        <source>switch to this connection</source>
        <translation>cambiar a esta conexión</translation>
    </message>
    <message>
        <source>run this command</source>
        <translation>ejecutar este comando</translation>
    </message>
    <message>
        <source>Paste an ID, ZIP code, payor code, or link</source>
        <translation>Pegue un ID, código postal, código de pagador o enlace</translation>
    </message>
    <message>
        <source>Type a command, user, ZIP code, or payor</source>
        <translation>Escriba un comando, usuario, código postal o pagador</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Buscar o ejecutar un comando</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <comment>by a key</comment>
        <translation>Cerrar (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation>Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>↑ ↓ move</source>
        <translation>↑ ↓ mover</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Acciones para %1</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Otras acciones</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Search and help</source>
        <translation>Búsqueda y ayuda</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>No matches. Press Enter to filter users by this text.</source>
        <translation>Sin coincidencias. Presione Enter para filtrar usuarios por este texto.</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>No disponible</translation>
    </message>
    <message>
        <source>show the reason</source>
        <translation>mostrar el motivo</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Más herramientas</translation>
    </message>
</context>
<context>
    <name>labdesk::CommandWords</name>
    <message>
        <source>The policy in %1 can’t be used, so the strictest rules apply. %2</source>
        <translation>La política de %1 no se puede usar, así que se aplican las reglas más estrictas. %2</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow exports. Show the list on the terminal instead.</source>
        <translation>Su administrador no permite exportaciones. Muestre la lista en la terminal.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow --show.</source>
        <translation>Su administrador no permite --show.</translation>
    </message>
    <message>
        <source>Privacy mode is on, so --show isn’t possible. Turn it off in the window.</source>
        <translation>El modo de privacidad está activado, así que --show no es posible. Desactívelo en la ventana.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow --yes. Labdesk asks before each change.</source>
        <translation>Su administrador no permite --yes. Labdesk pregunta antes de cada cambio.</translation>
    </message>
    <message>
        <source>Each change needs a ticket number. Enter it with --ticket.</source>
        <translation>Cada cambio necesita un número de ticket. Escríbalo con --ticket.</translation>
    </message>
    <message>
        <source>There’s no terminal to confirm the change on. Nothing was sent. Run the command in a terminal, or add --yes.</source>
        <translation>No hay una terminal en la que confirmar el cambio. No se envió nada. Ejecute el comando en una terminal o agregue --yes.</translation>
    </message>
    <message>
        <source>There’s no terminal to confirm the change on. Nothing was sent. Run the command in a terminal.</source>
        <translation>No hay una terminal en la que confirmar el cambio. No se envió nada. Ejecute el comando en una terminal.</translation>
    </message>
    <message>
        <source>There’s no connection “%1”. To list your connections, run “labdesk-cli connections”.</source>
        <translation>No hay ninguna conexión “%1”. Para ver sus conexiones, ejecute “labdesk-cli connections”.</translation>
    </message>
    <message numerus="yes">
        <source>Too many incorrect attempts. Try again in %Ln second(s).</source>
        <translation>
            <numerusform>Demasiados intentos incorrectos. Vuelva a intentarlo en %Ln segundo.</numerusform>
            <numerusform>Demasiados intentos incorrectos. Vuelva a intentarlo en %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk passphrase:</source>
        <translation>Frase de contraseña de Labdesk:</translation>
    </message>
    <message>
        <source>Labdesk has a passphrase, and there’s no terminal to enter it on. Run the command in a terminal.</source>
        <translation>Labdesk tiene una frase de contraseña y no hay una terminal en la que escribirla. Ejecute el comando en una terminal.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>La frase de contraseña es incorrecta.</translation>
    </message>
    <message>
        <source>No key is stored for %1. Enter it for this run:</source>
        <translation>No hay ninguna clave guardada para %1. Escríbala para esta ejecución:</translation>
    </message>
    <message>
        <source>No key is stored for %1, or the keychain is locked. Enter the key in the window, or unlock the keychain.</source>
        <translation>No hay ninguna clave guardada para %1 o el llavero está bloqueado. Ingrese la clave en la ventana o desbloquee el llavero.</translation>
    </message>
    <message>
        <source>Can’t write to the audit trail in %1, so hidden values aren’t shown. Check free disk space and the folder’s permissions.</source>
        <translation>No se puede escribir en el registro de auditoría de %1, así que no se muestran los valores ocultos. Compruebe el espacio libre en disco y los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>Can’t write to the audit trail in %1, so nothing is recorded. Check free disk space and the folder’s permissions.</source>
        <translation>No se puede escribir en el registro de auditoría de %1, así que no se registra nada. Compruebe el espacio libre en disco y los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>There’s no column “%1”. The columns are: %2.</source>
        <translation>No hay ninguna columna “%1”. Las columnas son: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln done, %1 failed.</source>
        <translation>
            <numerusform>%Ln hecho, %1 con error.</numerusform>
            <numerusform>%Ln hechos, %1 con error.</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted. %1 Nothing more was sent.</source>
        <translation>Interrumpido. %1 No se envió nada más.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln done. Rate limited; waiting.</source>
        <translation>
            <numerusform>%Ln hecho. Límite alcanzado; esperando.</numerusform>
            <numerusform>%Ln hechos. Límite alcanzado; esperando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln hecho</numerusform>
            <numerusform>%Ln hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Key stored</source>
        <translation>Clave guardada</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Usada por última vez</translation>
    </message>
    <message>
        <source>The audit trail in %1 is damaged.</source>
        <translation>El registro de auditoría en %1 está dañado.</translation>
    </message>
    <message>
        <source>Enter at least 2 characters, or a payor ID.</source>
        <translation>Escriba al menos 2 caracteres o un ID de pagador.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln usuario</numerusform>
            <numerusform>%Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>The list isn’t complete: the connection was lost, or entries couldn’t be read.</source>
        <translation>La lista no está completa: se perdió la conexión o no se pudieron leer algunas entradas.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Milisegundos</translation>
    </message>
    <message>
        <source>Not in the contract</source>
        <translation>Fuera del contrato</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID de usuario</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectada</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Other causes</source>
        <translation>Otras causas</translation>
    </message>
    <message>
        <source>Message for the user</source>
        <translation>Mensaje para el usuario</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Not confirmed. Nothing was sent.</source>
        <translation>No se confirmó. No se envió nada.</translation>
    </message>
    <message>
        <source>each ID on standard input</source>
        <translation>cada ID de la entrada estándar</translation>
    </message>
    <message>
        <source>You’re in production. To continue, type the name of the connection:</source>
        <translation>Está en producción. Para continuar, escriba el nombre de la conexión:</translation>
    </message>
    <message>
        <source>To continue, type yes:</source>
        <translation>Para continuar, escriba yes:</translation>
    </message>
    <message>
        <source>Nothing to change.</source>
        <translation>No hay nada que cambiar.</translation>
    </message>
    <message>
        <source>Request a data refresh for %1?</source>
        <translation>¿Solicitar una actualización de datos para %1?</translation>
    </message>
    <message>
        <source>Set the time zone of %1 to %2?</source>
        <translation>¿Cambiar la zona horaria de %1 a %2?</translation>
    </message>
    <message>
        <source>“%1” isn’t a time zone. Enter its IANA name, such as America/Denver.</source>
        <translation>“%1” no es una zona horaria. Escriba su nombre IANA, como America/Denver.</translation>
    </message>
    <message>
        <source>Enter a source, such as oura.</source>
        <translation>Escriba una fuente, como oura.</translation>
    </message>
    <message>
        <source>Create %1?</source>
        <translation>¿Crear %1?</translation>
    </message>
    <message>
        <source>Can’t write %1. Check its permissions and the free disk space.</source>
        <translation>No se puede escribir %1. Revise sus permisos y el espacio libre en disco.</translation>
    </message>
    <message>
        <source>Can’t read the settings in %1. Start Labdesk: it saves a copy of this file and creates a new one. Then add your connections again.</source>
        <translation>No se puede leer la configuración de %1. Inicie Labdesk: guarda una copia de este archivo y crea uno nuevo. Después, vuelva a agregar sus conexiones.</translation>
    </message>
    <message>
        <source>The output can’t be written: %1.</source>
        <translation>No se puede escribir la salida: %1.</translation>
    </message>
    <message>
        <source>Standard input can’t be read: %1.</source>
        <translation>No se puede leer la entrada estándar: %1.</translation>
    </message>
    <message>
        <source>Waiting for the service…</source>
        <translation>Esperando al servicio…</translation>
    </message>
    <message>
        <source>The ID is hidden. Add --show to the command that lists it.</source>
        <translation>El ID está oculto. Agregue --show al comando que lo muestra en su lista.</translation>
    </message>
    <message>
        <source>A JSON line is missing “%1”.</source>
        <translation>Falta “%1” en una línea JSON.</translation>
    </message>
    <message>
        <source>The output can’t be written. %1 Nothing more was sent.</source>
        <translation>No se puede escribir la salida. %1 No se envió nada más.</translation>
    </message>
    <message>
        <source>The filter isn’t complete, so no users are listed.</source>
        <translation>El filtro está incompleto, por lo que no se muestra ningún usuario.</translation>
    </message>
    <message>
        <source>“%1” isn’t a valid value for --%2. To see the valid values, run “labdesk-cli %3 --help”.</source>
        <translation>“%1” no es un valor válido de --%2. Para ver los valores válidos, ejecute “labdesk-cli %3 --help”.</translation>
    </message>
    <message>
        <source>The audit trail has no client IDs. Use id: with a user ID.</source>
        <translation>El registro de auditoría no tiene ID de cliente. Use id: con un ID de usuario.</translation>
    </message>
    <message>
        <source>The filter isn’t complete, so nothing is listed.</source>
        <translation>El filtro está incompleto, por lo que no se muestra nada.</translation>
    </message>
    <message>
        <source>Enter either --zip or --order.</source>
        <translation>Indique --zip o --order, pero no ambos.</translation>
    </message>
    <message>
        <source>Use --lab only with --zip. An order already has a lab.</source>
        <translation>Use --lab solo con --zip. Un pedido ya tiene un laboratorio.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know any lab IDs for this service. Enter lab IDs, such as --lab 6,27.</source>
        <translation>Labdesk no conoce ningún ID de laboratorio de este servicio. Indique ID de laboratorio, como --lab 6,27.</translation>
    </message>
    <message>
        <source>You can’t search more than %1 labs at once.</source>
        <translation>No se puede buscar en más de %1 laboratorios a la vez.</translation>
    </message>
    <message>
        <source>Lab %1: %2</source>
        <translation>Laboratorio %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) from standard input</source>
        <translation>
            <numerusform>%Ln usuario de la entrada estándar</numerusform>
            <numerusform>%Ln usuarios de la entrada estándar</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard input is UTF-16. Convert it to UTF-8, then try again.</source>
        <translation>La entrada estándar está en UTF-16. Conviértala a UTF-8 e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Standard input isn’t UTF-8 text. Convert it to UTF-8, then try again.</source>
        <translation>La entrada estándar no es texto UTF-8. Conviértala a UTF-8 e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>“%1” isn’t a day, a month, or a year.</source>
        <translation>“%1” no es un día, un mes ni un año.</translation>
    </message>
    <message>
        <source>A term to exclude isn’t valid, so no users are listed.</source>
        <translation>Un término de exclusión no es válido, por lo que no se muestra ningún usuario.</translation>
    </message>
    <message>
        <source>There’s no source “%1”. To list them, run “labdesk-cli providers”.</source>
        <translation>No hay ninguna fuente “%1”. Para verlas, ejecute “labdesk-cli providers”.</translation>
    </message>
    <message>
        <source>%1 isn’t a folder.</source>
        <translation>%1 no es una carpeta.</translation>
    </message>
    <message>
        <source>The folder %1 doesn’t exist.</source>
        <translation>La carpeta %1 no existe.</translation>
    </message>
    <message>
        <source>A line has more than an ID. Add a header line with “%1”, then try again.</source>
        <translation>Una línea contiene más que un ID. Agregue una línea de encabezado con “%1” e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The header line has no column “%1”.</source>
        <translation>La línea de encabezado no tiene ninguna columna “%1”.</translation>
    </message>
    <message>
        <source>Only the service’s default lab was searched. To search other labs, use --lab.</source>
        <translation>Solo se buscó en el laboratorio predeterminado del servicio. Para buscar en otros, use --lab.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConfirmDialog</name>
    <message>
        <source>Disconnect %1 for %2?</source>
        <translation>¿Desconectar %1 para %2?</translation>
    </message>
    <message>
        <source>%1 stops sending data for this user. Only the user can reconnect it.</source>
        <translation>%1 dejará de enviar datos de este usuario. Solo el usuario puede reconectarlo.</translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation>De&amp;sconectar</translation>
    </message>
    <message>
        <source>%1 is connected through a phone app.</source>
        <translation>%1 está conectado mediante una app del teléfono.</translation>
    </message>
    <message>
        <source>It may stay listed or reconnect on its own until the user disconnects it in the app.</source>
        <translation>Puede seguir en la lista o reconectarse solo hasta que el usuario lo desconecte en la app.</translation>
    </message>
    <message>
        <source>This removes the user from the service. It can’t be undone.</source>
        <translation>El usuario se quitará del servicio. No se puede deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>This removes the user and %Ln connected source(s) from the service.</source>
        <translation>
            <numerusform>El usuario y %Ln fuente conectada se quitarán del servicio.</numerusform>
            <numerusform>El usuario y %Ln fuentes conectadas se quitarán del servicio.</numerusform>
        </translation>
    </message>
    <message>
        <source>This can’t be undone. If the user is created again, they’ll have to reconnect every source.</source>
        <translation>No se puede deshacer. Si el usuario se crea de nuevo, tendrá que reconectar cada fuente.</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>¿Eliminar %1?</translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation>Eliminar usuario</translation>
    </message>
    <message>
        <source>Last characters of the client ID</source>
        <translation>Últimos caracteres del ID de cliente</translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the client ID:</source>
        <translation>
            <numerusform>Está en producción. Para continuar, &amp;escriba el último carácter del ID de cliente:</numerusform>
            <numerusform>Está en producción. Para continuar, &amp;escriba los últimos %Ln caracteres del ID de cliente:</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type this word:</source>
        <translation>Está en producción. Para continuar, &amp;escriba esta palabra:</translation>
    </message>
    <message>
        <source>Word to type</source>
        <translation>Palabra que se debe escribir</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>si</translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the user ID:</source>
        <translation>
            <numerusform>Está en producción. Para continuar, &amp;escriba el último carácter del ID de usuario:</numerusform>
            <numerusform>Está en producción. Para continuar, &amp;escriba los últimos %Ln caracteres del ID de usuario:</numerusform>
        </translation>
    </message>
    <message>
        <source>Last characters of the user ID</source>
        <translation>Últimos caracteres del ID de usuario</translation>
    </message>
</context>
<context>
    <name>labdesk::Connection</name>
    <message>
        <source>Enter the service’s URL, such as %1.</source>
        <translation>Ingrese la URL del servicio, como %1.</translation>
    </message>
    <message>
        <source>This isn’t a URL. It must start with %1 and contain no spaces.</source>
        <translation>Esto no es una URL. Debe empezar con %1 y no contener espacios.</translation>
    </message>
    <message>
        <source>Add %1 at the beginning, or %2 if the service on this computer uses TLS.</source>
        <translation>Ponga %1 delante, o %2 si el servicio de esta computadora usa TLS.</translation>
    </message>
    <message>
        <source>The URL has no host.</source>
        <translation>La URL no tiene host.</translation>
    </message>
    <message>
        <source>The URL must start with %1.</source>
        <translation>La URL debe empezar con %1.</translation>
    </message>
    <message>
        <source>%1 would send the key unencrypted to another computer. Use %2.</source>
        <translation>%1 enviaría la clave sin cifrar a otra computadora. Use %2.</translation>
    </message>
    <message>
        <source>Remove the user name and password from the URL. The key has its own field.</source>
        <translation>Quite el nombre de usuario y la contraseña de la URL. La clave tiene su propio campo.</translation>
    </message>
    <message>
        <source>Remove the ? or # and everything after it.</source>
        <translation>Quite todo a partir de ? o #.</translation>
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
        <translation>PRODUCCIÓN</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>OTRO</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionDraft</name>
    <message>
        <source>Give the connection a name.</source>
        <translation>Dé un nombre a la conexión.</translation>
    </message>
    <message>
        <source>Another connection already has this name.</source>
        <translation>Otra conexión ya tiene este nombre.</translation>
    </message>
    <message>
        <source>Local is for a service on this computer, such as %1. Choose another environment.</source>
        <translation>Local es para un servicio en esta computadora, como %1. Elija otro entorno.</translation>
    </message>
    <message>
        <source>Enter the proxy password for this user name.</source>
        <translation>Ingrese la contraseña de proxy para este nombre de usuario.</translation>
    </message>
    <message>
        <source>The proxy or user name changed. Enter the password again, so the stored one isn’t sent to another proxy.</source>
        <translation>El proxy o el nombre de usuario cambió. Ingrese la contraseña de nuevo, para que la guardada no se envíe a otro proxy.</translation>
    </message>
    <message>
        <source>Use up to 4,096 printable ASCII characters, without spaces.</source>
        <translation>Use hasta 4,096 caracteres ASCII imprimibles, sin espacios.</translation>
    </message>
    <message>
        <source>Enter the client secret.</source>
        <translation>Ingrese el secreto de cliente.</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>Ingrese la clave de API.</translation>
    </message>
    <message>
        <source>The URL or sign-in method changed. Enter the secret again, so the stored one isn’t sent to another server.</source>
        <translation>La URL o el método de inicio de sesión cambió. Ingrese el secreto de nuevo, para que el guardado no se envíe a otro servidor.</translation>
    </message>
    <message>
        <source>Enter the proxy’s host and port, such as %1.</source>
        <translation>Ingrese el host y el puerto del proxy, como %1.</translation>
    </message>
    <message>
        <source>A user name can’t contain a colon or a line break.</source>
        <translation>Un nombre de usuario no puede contener dos puntos ni un salto de línea.</translation>
    </message>
    <message>
        <source>Enter the API client ID.</source>
        <translation>Ingrese el ID de cliente de la API.</translation>
    </message>
    <message>
        <source>This header can’t carry a key. The usual one is x-service-api-key.</source>
        <translation>Este encabezado no puede llevar una clave. El habitual es x-service-api-key.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secreto de cliente</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>URL base</translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation>URL de autenticación</translation>
    </message>
    <message>
        <source>API client ID</source>
        <translation>ID de cliente de la API</translation>
    </message>
    <message>
        <source>Not saved. Still needed: %1.</source>
        <translation>Sin guardar. Falta: %1.</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted fields.</source>
        <translation>Sin guardar. Corrija los campos marcados.</translation>
    </message>
    <message>
        <source>Not saved. Testing sends one request that changes nothing.</source>
        <translation>Sin guardar. La prueba envía una solicitud que no cambia nada.</translation>
    </message>
    <message>
        <source>Unsaved changes.</source>
        <translation>Cambios sin guardar.</translation>
    </message>
    <message>
        <source>This looks like a sandbox key. You can still use it.</source>
        <translation>Parece una clave de sandbox. Puede usarla de todos modos.</translation>
    </message>
    <message>
        <source>This looks like a production key. You can still use it.</source>
        <translation>Parece una clave de producción. Puede usarla de todos modos.</translation>
    </message>
    <message>
        <source>Many services start production keys with pk_ and sandbox keys with sk_. Test the connection to be sure.</source>
        <translation>Muchos servicios empiezan las claves de producción con pk_ y las de sandbox con sk_. Pruebe la conexión para asegurarse.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFile</name>
    <message>
        <source>The file is too large to be a list of connections.</source>
        <translation>El archivo es demasiado grande para ser una lista de conexiones.</translation>
    </message>
    <message>
        <source>The file isn’t valid JSON. It may be damaged, or a different kind of file.</source>
        <translation>El archivo no es JSON válido. Puede estar dañado o ser de otro tipo.</translation>
    </message>
    <message>
        <source>The file contains no Labdesk connections.</source>
        <translation>El archivo no contiene conexiones de Labdesk.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Labdesk. Update Labdesk, or ask for the connection details.</source>
        <translation>El archivo es de una versión más nueva de Labdesk. Actualice Labdesk o pida los datos de la conexión.</translation>
    </message>
    <message>
        <source>The file contains no connections.</source>
        <translation>El archivo no contiene conexiones.</translation>
    </message>
    <message>
        <source>Connection %1 in the file seems to contain a key. Delete the key from the file and enter it here instead.</source>
        <translation>La conexión %1 del archivo parece contener una clave. Elimine la clave del archivo e ingrésela aquí.</translation>
    </message>
    <message>
        <source>“%1” in the file is incomplete, or its URL isn’t allowed.</source>
        <translation>“%1” está incompleta en el archivo o su URL no está permitida.</translation>
    </message>
    <message>
        <source>The file contains the same field twice. Delete one.</source>
        <translation>El archivo contiene el mismo campo dos veces. Elimine uno.</translation>
    </message>
    <message>
        <source>The file contains the unknown field “%1”. Delete it, or update Labdesk.</source>
        <translation>El archivo contiene el campo desconocido “%1”. Elimínelo o actualice Labdesk.</translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation>Conexión %1</translation>
    </message>
    <message>
        <source>“%1” in the file can’t be imported: %2 must be the full path of a file on this computer.</source>
        <translation>No se puede importar “%1” del archivo: %2 debe ser un archivo de esta computadora, con su ruta completa.</translation>
    </message>
    <message>
        <source>“%1” in the file can’t be imported: %2 is missing, unknown, or not allowed.</source>
        <translation>No se puede importar “%1” del archivo: %2 falta, es desconocido o no está permitido.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFiles</name>
    <message>
        <source>&amp;Import from file…</source>
        <translation>&amp;Importar de un archivo…</translation>
    </message>
    <message>
        <source>&amp;Export without keys…</source>
        <translation>&amp;Exportar sin claves…</translation>
    </message>
    <message>
        <source>Your administrator manages the list of connections.</source>
        <translation>La lista de conexiones está a cargo de su administrador.</translation>
    </message>
    <message>
        <source>The only connection is the local service, which can’t be exported.</source>
        <translation>La única conexión es el servicio local, que no se puede exportar.</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>Importar conexiones</translation>
    </message>
    <message>
        <source>Connections (%1)</source>
        <translation>Conexiones (%1)</translation>
    </message>
    <message>
        <source>Export connections</source>
        <translation>Exportar conexiones</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>No se importó nada.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln connection(s).</source>
        <translation>
            <numerusform>Se importó %Ln conexión.</numerusform>
            <numerusform>Se importaron %Ln conexiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files never contain keys, so enter them here. Production connections were imported as read-only.</source>
        <translation>Los archivos nunca contienen claves, así que ingréselas aquí. Las conexiones de producción se importaron como de solo lectura.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln connection(s) without keys.</source>
        <translation>
            <numerusform>Se exportó %Ln conexión sin claves.</numerusform>
            <numerusform>Se exportaron %Ln conexiones sin claves.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Only you can read it.</source>
        <translation>%1. Solo usted puede leerlo.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Connection name</source>
        <translation>Nombre de la conexión</translation>
    </message>
    <message>
        <source>For example, Staging East</source>
        <translation>Por ejemplo, Pruebas Este</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Entorno</translation>
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
        <translation>Producción</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Base &amp;URL</source>
        <translation>&amp;URL base</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>URL base</translation>
    </message>
    <message>
        <source>Si&amp;gn-in</source>
        <translation>Inicio de &amp;sesión</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Bearer token (legacy)</source>
        <translation>Token Bearer (heredado)</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>Encabe&amp;zado</translation>
    </message>
    <message>
        <source>Request header for the key</source>
        <translation>Encabezado de la solicitud para la clave</translation>
    </message>
    <message>
        <source>Aut&amp;h URL</source>
        <translation>URL de auten&amp;ticación</translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation>URL de autenticación</translation>
    </message>
    <message>
        <source>API client &amp;ID</source>
        <translation>&amp;ID de cliente de la API</translation>
    </message>
    <message>
        <source>API client ID</source>
        <translation>ID de cliente de la API</translation>
    </message>
    <message>
        <source>&amp;Audience</source>
        <translation>&amp;Audiencia</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Audiencia</translation>
    </message>
    <message>
        <source>API &amp;key</source>
        <translation>Clave de A&amp;PI</translation>
    </message>
    <message>
        <source>••••••••••••</source>
        <translation>••••••••••••</translation>
    </message>
    <message>
        <source>A key is stored. It’s never shown.</source>
        <translation>Hay una clave guardada. Nunca se muestra.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Reemplazar…</translation>
    </message>
    <message>
        <source>Replace stored key</source>
        <translation>Reemplazar la clave guardada</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
    </message>
    <message>
        <source>Forget stored key</source>
        <translation>Olvidar la clave guardada</translation>
    </message>
    <message>
        <source>St&amp;orage</source>
        <translation>&amp;Forma de guardar</translation>
    </message>
    <message>
        <source>System keychain</source>
        <translation>Llavero del sistema</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Solo esta sesión</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>&amp;Read-only: block all changes</source>
        <translation>Solo &amp;lectura: bloquear todos los cambios</translation>
    </message>
    <message>
        <source>Ask &amp;before every change</source>
        <translation>Preguntar antes de cada ca&amp;mbio</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>No system keychain found. The secret is kept in memory until you quit.</source>
        <translation>No se encontró un llavero del sistema. El secreto se guarda en memoria hasta que salga.</translation>
    </message>
    <message>
        <source>Provided by your administrator.</source>
        <translation>Proporcionada por su administrador.</translation>
    </message>
    <message>
        <source>Your administrator keeps production read-only.</source>
        <translation>Su administrador mantiene producción en solo lectura.</translation>
    </message>
    <message>
        <source>C&amp;lient secret</source>
        <translation>Sec&amp;reto de cliente</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secreto de cliente</translation>
    </message>
    <message>
        <source>The base URL</source>
        <translation>La URL base</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionList</name>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionMenu</name>
    <message>
        <source>%1, read-only</source>
        <translation>%1, solo lectura</translation>
    </message>
    <message>
        <source>&amp;Manage connections…</source>
        <translation>&amp;Administrar conexiones…</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionNote</name>
    <message>
        <source>Saved on this computer.</source>
        <translation>Guardada en esta computadora.</translation>
    </message>
    <message>
        <source>Runs inside Labdesk, on this computer only. Its URL and key change each time it starts.</source>
        <translation>Se ejecuta dentro de Labdesk, solo en esta computadora. Su URL y su clave cambian en cada inicio.</translation>
    </message>
    <message>
        <source>Provided by your administrator. You only need to enter the key.</source>
        <translation>Proporcionada por su administrador. Usted solo ingresa la clave.</translation>
    </message>
    <message>
        <source>The token expires %1 (%2) and renews automatically.</source>
        <translation>El token vence %1 (%2) y se renueva automáticamente.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionRegistry</name>
    <message>
        <source>Local service</source>
        <translation>Servicio local</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionRemoval</name>
    <message>
        <source>Delete the connection “%1”?</source>
        <translation>¿Eliminar la conexión “%1”?</translation>
    </message>
    <message>
        <source>This removes its settings and key from this computer. Nothing changes on the service.</source>
        <translation>Esto quita de esta computadora su configuración y su clave. No cambia nada en el servicio.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>“%1” eliminada.</translation>
    </message>
    <message>
        <source>Forget the key for “%1”?</source>
        <translation>¿Olvidar la clave de “%1”?</translation>
    </message>
    <message>
        <source>It’s removed from memory. To use this connection again, you’ll have to enter the key again.</source>
        <translation>Se quita de la memoria. Para usar esta conexión de nuevo, tendrá que ingresar la clave otra vez.</translation>
    </message>
    <message>
        <source>It’s removed from the keychain. To use this connection again, you’ll have to enter the key again.</source>
        <translation>Se quita del llavero. Para usar esta conexión de nuevo, tendrá que ingresar la clave otra vez.</translation>
    </message>
    <message>
        <source>Its proxy password and certificate passphrase are forgotten, too.</source>
        <translation>También se olvidan su contraseña de proxy y la frase de contraseña del certificado.</translation>
    </message>
    <message>
        <source>This connection is in use and keeps working until Labdesk locks or you switch or quit.</source>
        <translation>Esta conexión está en uso y sigue funcionando hasta que Labdesk se bloquee o usted cambie o salga.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>The key is no longer in memory.</source>
        <translation>La clave ya no está en memoria.</translation>
    </message>
    <message>
        <source>Confirmed: the keychain no longer has the key.</source>
        <translation>Confirmado: el llavero ya no tiene la clave.</translation>
    </message>
    <message>
        <source>Couldn’t check whether the keychain still has the key. Look for “labdesk” in your keychain app.</source>
        <translation>No se pudo comprobar si el llavero aún tiene la clave. Busque “labdesk” en su app de llavero.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionSwitch</name>
    <message>
        <source>The local service couldn’t start.</source>
        <translation>No se pudo iniciar el servicio local.</translation>
    </message>
    <message>
        <source>The local service said: “%1”</source>
        <translation>El servicio local respondió: “%1”</translation>
    </message>
    <message>
        <source>Try again, or switch to another connection.</source>
        <translation>Vuelva a intentarlo o cambie a otra conexión.</translation>
    </message>
    <message>
        <source>Changes turned off</source>
        <translation>Los cambios están desactivados</translation>
    </message>
    <message>
        <source>Changes allowed</source>
        <translation>Cambios permitidos</translation>
    </message>
    <message>
        <source>%1 · sample data</source>
        <translation>%1 · datos de muestra</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionTestView</name>
    <message>
        <source>Test steps</source>
        <translation>Pasos de la prueba</translation>
    </message>
    <message>
        <source>Loading the list of providers…</source>
        <translation>Cargando la lista de proveedores…</translation>
    </message>
    <message>
        <source>Connecting to the service…</source>
        <translation>Conectando con el servicio…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Status %1 in %2&#xa0;ms.</source>
        <translation>Estado %1 en %2&#xa0;ms.</translation>
    </message>
    <message numerus="yes">
        <source>Connected. The service lists %Ln provider(s).</source>
        <translation>
            <numerusform>La conexión funciona. El servicio tiene %Ln proveedor.</numerusform>
            <numerusform>La conexión funciona. El servicio tiene %Ln proveedores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Server found</source>
        <translation>Servidor encontrado</translation>
    </message>
    <message>
        <source>Connected directly</source>
        <translation>Conectado directamente</translation>
    </message>
    <message>
        <source>Connected through the proxy %1</source>
        <translation>Conectado a través del proxy %1</translation>
    </message>
    <message>
        <source>Encrypted, certificate verified</source>
        <translation>Cifrado, certificado verificado</translation>
    </message>
    <message>
        <source>Responded with status %1</source>
        <translation>Respondió con el estado %1</translation>
    </message>
    <message>
        <source>Server not found</source>
        <translation>Servidor no encontrado</translation>
    </message>
    <message>
        <source>Couldn’t connect</source>
        <translation>No se pudo conectar</translation>
    </message>
    <message>
        <source>Couldn’t connect through the proxy %1</source>
        <translation>No se pudo conectar a través del proxy %1</translation>
    </message>
    <message>
        <source>Certificate not verified</source>
        <translation>Certificado no verificado</translation>
    </message>
    <message>
        <source>No usable response</source>
        <translation>Sin respuesta utilizable</translation>
    </message>
    <message>
        <source>Server not looked up</source>
        <translation>No se buscó el servidor</translation>
    </message>
    <message>
        <source>Looking up the server…</source>
        <translation>Buscando el servidor…</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Certificate not checked</source>
        <translation>Certificado no comprobado</translation>
    </message>
    <message>
        <source>Checking the certificate…</source>
        <translation>Comprobando el certificado…</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Waiting for a response…</source>
        <translation>Esperando una respuesta…</translation>
    </message>
    <message>
        <source>Server looked up by the proxy</source>
        <translation>El proxy buscó el servidor</translation>
    </message>
    <message>
        <source>Encryption not needed on this computer</source>
        <translation>En esta computadora no hace falta cifrado</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionsDialog</name>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Local service first, then by creation date</source>
        <translation>El servicio local y después las demás por fecha de creación</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>Nue&amp;va</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Conexión nueva</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Delete selected connection</source>
        <translation>Eliminar la conexión seleccionada</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>Pro&amp;bar conexión</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>C&amp;onectar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Your administrator manages the list of connections.</source>
        <translation>La lista de conexiones está a cargo de su administrador.</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>The local service can’t be duplicated.</source>
        <translation>El servicio local no se puede duplicar.</translation>
    </message>
    <message>
        <source>The local service can’t be deleted.</source>
        <translation>El servicio local no se puede eliminar.</translation>
    </message>
    <message>
        <source>Provided by your administrator.</source>
        <translation>Proporcionada por su administrador.</translation>
    </message>
    <message>
        <source>This connection is in use. Switch to another one first.</source>
        <translation>Esta conexión está en uso. Cambie primero a otra.</translation>
    </message>
    <message>
        <source>Nothing to save yet.</source>
        <translation>Aún no hay nada que guardar.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>No ha cambiado nada.</translation>
    </message>
    <message>
        <source>This connection is in use.</source>
        <translation>Esta conexión está en uso.</translation>
    </message>
    <message>
        <source>Save and &amp;connect</source>
        <translation>Guardar y &amp;conectar</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>Sin guardar: %1.</translation>
    </message>
    <message>
        <source>Save or discard your changes.</source>
        <translation>Guarde o descarte los cambios.</translation>
    </message>
    <message>
        <source>&amp;Discard and close</source>
        <translation>&amp;Descartar y cerrar</translation>
    </message>
    <message>
        <source>Saved, but the key couldn’t be stored in the keychain.</source>
        <translation>Guardado, pero la clave no se pudo almacenar en el llavero.</translation>
    </message>
    <message>
        <source>Saved, but the password couldn’t be stored in the keychain.</source>
        <translation>Guardado, pero la contraseña no se pudo almacenar en el llavero.</translation>
    </message>
    <message>
        <source>It’s kept in memory for this session. You’ll need to enter it again next time.</source>
        <translation>Se guarda en memoria para esta sesión. La próxima vez tendrá que ingresarla de nuevo.</translation>
    </message>
    <message>
        <source>Saved. The key is kept for this session only.</source>
        <translation>Guardado. La clave se conserva solo para esta sesión.</translation>
    </message>
    <message>
        <source>Saved. The password is kept for this session only.</source>
        <translation>Guardado. La contraseña se conserva solo para esta sesión.</translation>
    </message>
    <message>
        <source>Saved. The key is in the system keychain.</source>
        <translation>Guardado. La clave está en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Saved. The password is in the system keychain.</source>
        <translation>Guardado. La contraseña está en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
</context>
<context>
    <name>labdesk::Console</name>
    <message>
        <source>Privacy mode is on.</source>
        <translation>El modo de privacidad está activado.</translation>
    </message>
    <message>
        <source>Privacy mode is off.</source>
        <translation>El modo de privacidad está desactivado.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleCommands</name>
    <message>
        <source>%1, read-only</source>
        <translation>%1, solo lectura</translation>
    </message>
    <message>
        <source>Switch to “%1”</source>
        <translation>Cambiar a “%1”</translation>
    </message>
    <message>
        <source>This connection is already in use.</source>
        <translation>Esta conexión ya está en uso.</translation>
    </message>
    <message>
        <source>switch connect</source>
        <translation>cambiar conectar</translation>
    </message>
    <message>
        <source>New connection…</source>
        <translation>Conexión nueva…</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>agregar crear</translation>
    </message>
    <message>
        <source>Already set.</source>
        <translation>Ya está seleccionado.</translation>
    </message>
    <message>
        <source>settings preferences</source>
        <translation>configuración preferencias</translation>
    </message>
    <message>
        <source>Theme: follow the system</source>
        <translation>Tema: el del sistema</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Tema: claro</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Tema: oscuro</translation>
    </message>
    <message>
        <source>Theme: high contrast, light</source>
        <translation>Tema: alto contraste, claro</translation>
    </message>
    <message>
        <source>Theme: high contrast, dark</source>
        <translation>Tema: alto contraste, oscuro</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <translation>Tamaño del texto: %1%</translation>
    </message>
    <message>
        <source>Language: follow the system</source>
        <translation>Idioma: el del sistema</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleNotices</name>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, entrada %2</translation>
    </message>
    <message>
        <source>Your administrator’s policy couldn’t be read, so the strictest rules apply.</source>
        <translation>No se pudo leer la política de su administrador, así que se aplican las reglas más estrictas.</translation>
    </message>
    <message>
        <source>Only the local service is available. Tell your administrator: %1.</source>
        <translation>Solo está disponible el servicio local. Avise a su administrador: %1.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB.</source>
        <translation>El archivo ocupa más de 1 MB.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>El archivo no es UTF-8.</translation>
    </message>
    <message>
        <source>The file contains no names. It may be incomplete.</source>
        <translation>El archivo no contiene ningún nombre. Puede estar incompleto.</translation>
    </message>
    <message>
        <source>Line %1: unknown list “%2”.</source>
        <translation>Línea %1: lista desconocida “%2”.</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t in any list.</source>
        <translation>Línea %1: “%2” no está en ninguna lista.</translation>
    </message>
    <message>
        <source>Line %1: “%2” has no value.</source>
        <translation>Línea %1: “%2” no tiene valor.</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t a short name. Use only letters, digits, and _ . -</source>
        <translation>Línea %1: “%2” no es un nombre corto. Use solo letras, dígitos y _ . -</translation>
    </message>
    <message>
        <source>Line %1: the text for “%2” is missing, too long, or not plain text.</source>
        <translation>Línea %1: el texto de “%2” falta, es demasiado largo o no es texto sin formato.</translation>
    </message>
    <message>
        <source>Line %1: unknown text after | in “%2”.</source>
        <translation>Línea %1: texto desconocido tras | en “%2”.</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t a radius in miles.</source>
        <translation>Línea %1: “%2” no es un radio en millas.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is listed twice.</source>
        <translation>Línea %1: “%2” aparece dos veces.</translation>
    </message>
    <message>
        <source>Line %1: too many values, from “%2” on.</source>
        <translation>Línea %1: demasiados valores a partir de “%2”.</translation>
    </message>
    <message>
        <source>Your administrator’s file of provider and lab names can’t be used. Labdesk uses its built-in names.</source>
        <translation>No se puede usar el archivo de su administrador con nombres de proveedores y laboratorios. Labdesk usa los nombres incorporados.</translation>
    </message>
    <message>
        <source>Tell your administrator: %1. %2</source>
        <translation>Avise a su administrador: %1. %2</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they were reset.</source>
        <translation>No se pudo leer su configuración, así que se restableció.</translation>
    </message>
    <message>
        <source>The old settings file was saved as %1.</source>
        <translation>El archivo de configuración anterior se guardó como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln conexión</numerusform>
            <numerusform>%Ln conexiones</numerusform>
        </translation>
    </message>
    <message>
        <source>theme</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>text size</source>
        <translation>tamaño del texto</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>Settings from an earlier version were imported.</source>
        <translation>Se importó la configuración de una versión anterior.</translation>
    </message>
    <message>
        <source>Kept: %1. Connections can now have their own proxy, CA file, and timeout.</source>
        <translation>Se conserva: %1. Las conexiones ahora pueden tener su propio proxy, archivo de CA y tiempo máximo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were still being sent when Labdesk last closed.</source>
        <translation>
            <numerusform>%Ln cambio se estaba enviando cuando Labdesk se cerró por última vez.</numerusform>
            <numerusform>%Ln cambios se estaban enviando cuando Labdesk se cerró por última vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the affected users before you repeat anything.</source>
        <translation>El resultado es desconocido. Revise los usuarios afectados antes de repetir nada.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The local service is read-only because its database can’t be written to (%1).</source>
        <translation>El servicio local es de solo lectura porque no se puede escribir en su base de datos (%1).</translation>
    </message>
    <message>
        <source>Check free disk space and the file’s permissions, then restart Labdesk.</source>
        <translation>Revise el espacio libre en disco y los permisos del archivo, y reinicie Labdesk.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) were interrupted.</source>
        <translation>
            <numerusform>Se interrumpió %Ln trabajo.</numerusform>
            <numerusform>Se interrumpieron %Ln trabajos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent: %1. Outcome unknown: %2. Jobs don’t resume automatically.</source>
        <translation>Sin enviar: %1. Resultado desconocido: %2. Los trabajos no se reanudan automáticamente.</translation>
    </message>
    <message>
        <source>Only the local service is available. Tell your administrator: %1. %2</source>
        <translation>Solo está disponible el servicio local. Avise a su administrador: %1. %2</translation>
    </message>
    <message>
        <source>A CA file from your administrator can’t be used, so a connection may fail.</source>
        <translation>No se puede usar un archivo de CA de su administrador, así que una conexión puede fallar.</translation>
    </message>
    <message>
        <source>Your team’s replies file can’t be used. Only Labdesk’s built-in messages are available.</source>
        <translation>No se puede usar el archivo de respuestas de su equipo. Solo están disponibles los mensajes de Labdesk.</translation>
    </message>
    <message>
        <source>Correct %1, or choose another file in Preferences. %2</source>
        <translation>Corrija %1 o elija otro archivo en Preferencias. %2</translation>
    </message>
    <message>
        <source>Your settings can’t be saved. Changes are lost when Labdesk closes.</source>
        <translation>No se puede guardar su configuración. Los cambios se perderán al cerrar Labdesk.</translation>
    </message>
    <message>
        <source>Check free disk space and the permissions of %1. Labdesk tries again with the next change.</source>
        <translation>Revise el espacio libre en disco y los permisos de %1. Labdesk lo intentará de nuevo con el próximo cambio.</translation>
    </message>
    <message>
        <source>The progress of a job can’t be saved.</source>
        <translation>No se puede guardar el progreso de un trabajo.</translation>
    </message>
    <message>
        <source>If Labdesk quits unexpectedly, you won’t know which users were processed. Check free disk space and the permissions of %1.</source>
        <translation>Si Labdesk se cierra de forma inesperada, no sabrá qué usuarios se procesaron. Revise el espacio libre en disco y los permisos de %1.</translation>
    </message>
    <message>
        <source>The progress of an interrupted job couldn’t be read.</source>
        <translation>No se pudo leer el progreso de un trabajo interrumpido.</translation>
    </message>
    <message>
        <source>The outcome of each change is in History. The unreadable file was saved as %1.</source>
        <translation>El resultado de cada cambio está en Historial. El archivo ilegible se guardó como %1.</translation>
    </message>
    <message>
        <source>The audit trail isn’t being forwarded to the system journal: %1.</source>
        <translation>El registro de auditoría no se reenvía al diario del sistema: %1.</translation>
    </message>
    <message>
        <source>It’s still kept on this computer. Tell your administrator.</source>
        <translation>Se sigue guardando en esta computadora. Avise a su administrador.</translation>
    </message>
    <message>
        <source>Pending changes were canceled.</source>
        <translation>Se cancelaron los cambios pendientes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) on “%1” have an unknown outcome.</source>
        <translation>
            <numerusform>%Ln cambio en “%1” tiene un resultado desconocido.</numerusform>
            <numerusform>%Ln cambios en “%1” tienen un resultado desconocido.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection closed before a response arrived. Check the requests in History before you try again.</source>
        <translation>La conexión se cerró antes de que llegara una respuesta. Revise las solicitudes en Historial antes de volver a intentarlo.</translation>
    </message>
</context>
<context>
    <name>labdesk::CopyKey</name>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <comment>the title of a column</comment>
        <translation>Copiado: %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownPanel</name>
    <message>
        <source>Cancel creating the user</source>
        <translation>Cancelar la creación del usuario</translation>
    </message>
    <message>
        <source>Cancel the time zone change</source>
        <translation>Cancelar el cambio de zona horaria</translation>
    </message>
    <message>
        <source>Cancel saving the changes</source>
        <translation>Cancelar el guardado de los cambios</translation>
    </message>
    <message>
        <source>Cancel the data refresh</source>
        <translation>Cancelar la actualización de datos</translation>
    </message>
    <message>
        <source>Cancel disconnecting the source</source>
        <translation>Cancelar la desconexión de la fuente</translation>
    </message>
    <message>
        <source>Cancel deleting the user</source>
        <translation>Cancelar la eliminación del usuario</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and what is done</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>Queda %Ln segundo</numerusform>
            <numerusform>Quedan %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>stop undo countdown</source>
        <translation>detener deshacer cuenta regresiva</translation>
    </message>
    <message>
        <source>Cancel the job before it starts</source>
        <translation>Cancelar el trabajo antes de que empiece</translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownRow</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Press %1 to cancel.</source>
        <comment>a key</comment>
        <translation>Presione %1 para cancelar.</translation>
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
        <translation>%1, pestaña %2 de %3</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionDialog</name>
    <message>
        <source>Compare with an OpenAPI description…</source>
        <translation>Comparar con una descripción OpenAPI…</translation>
    </message>
    <message>
        <source>OpenAPI contract values new version differences</source>
        <translation>OpenAPI contrato valores versión nueva diferencias</translation>
    </message>
    <message>
        <source>Compare with an OpenAPI description</source>
        <translation>Comparar con una descripción OpenAPI</translation>
    </message>
    <message>
        <source>OpenAPI descriptions (*.json *.yaml *.yml)</source>
        <translation>Descripciones OpenAPI (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Differences from the OpenAPI description</source>
        <translation>Diferencias con la descripción OpenAPI</translation>
    </message>
    <message>
        <source>Comparing the description…</source>
        <translation>Comparando la descripción…</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Filtrar diferencias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Save new names…</source>
        <translation>&amp;Guardar nombres nuevos…</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Elegir otro archivo…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Most important first</source>
        <translation>Más importantes primero</translation>
    </message>
    <message>
        <source>Can’t read the description.</source>
        <translation>No se puede leer la descripción.</translation>
    </message>
    <message>
        <source>Choose an OpenAPI 3 description of the service in JSON or YAML.</source>
        <translation>Elija una descripción OpenAPI 3 del servicio en JSON o YAML.</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>No hay diferencias</translation>
    </message>
    <message>
        <source>%1 matches what Labdesk reads and sends.</source>
        <translation>%1 coincide con lo que Labdesk lee y envía.</translation>
    </message>
    <message numerus="yes">
        <source>Labdesk may not work because of %Ln difference(s).</source>
        <translation>
            <numerusform>Labdesk puede no funcionar debido a %Ln diferencia.</numerusform>
            <numerusform>Labdesk puede no funcionar debido a %Ln diferencias.</numerusform>
        </translation>
    </message>
    <message>
        <source>These differences don’t affect Labdesk.</source>
        <translation>Estas diferencias no afectan a Labdesk.</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Comparado con %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln diferencia</numerusform>
            <numerusform>%Ln diferencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln difference(s)</source>
        <translation>
            <numerusform>%1 de %Ln diferencia</numerusform>
            <numerusform>%1 de %Ln diferencias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Coinciden %1 de %2</translation>
    </message>
    <message>
        <source>No differences match this filter.</source>
        <translation>Ninguna diferencia coincide con este filtro.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Borrar fi&amp;ltro</translation>
    </message>
    <message>
        <source>Save new names</source>
        <translation>Guardar nombres nuevos</translation>
    </message>
    <message>
        <source>Names (*.ini)</source>
        <translation>Nombres (*.ini)</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTableModel</name>
    <message>
        <source>Affects Labdesk</source>
        <translation>Afecta a Labdesk</translation>
    </message>
    <message>
        <source>doesn’t affect Labdesk</source>
        <translation>no afecta a Labdesk</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTexts</name>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is too large. A description can be up to 16 MB.</source>
        <translation>El archivo es demasiado grande. Una descripción tiene como máximo 16 MB.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>El archivo no es UTF-8.</translation>
    </message>
    <message>
        <source>This isn’t valid JSON.</source>
        <translation>Esto no es JSON válido.</translation>
    </message>
    <message>
        <source>This isn’t valid YAML.</source>
        <translation>Esto no es YAML válido.</translation>
    </message>
    <message>
        <source>The file has several documents. Put the description into a file of its own.</source>
        <translation>El archivo tiene varios documentos. Ponga la descripción en un archivo propio.</translation>
    </message>
    <message>
        <source>The description is nested too deeply.</source>
        <translation>La descripción está anidada a demasiada profundidad.</translation>
    </message>
    <message>
        <source>The description has too many parts.</source>
        <translation>La descripción tiene demasiadas partes.</translation>
    </message>
    <message>
        <source>The YAML aliases expand to too much data.</source>
        <translation>Los alias de YAML representan demasiado contenido.</translation>
    </message>
    <message>
        <source>A YAML alias contains itself.</source>
        <translation>Un alias de YAML se contiene a sí mismo.</translation>
    </message>
    <message>
        <source>A key isn’t text.</source>
        <translation>Una clave no es texto.</translation>
    </message>
    <message>
        <source>A key appears twice.</source>
        <translation>Una clave aparece dos veces.</translation>
    </message>
    <message>
        <source>This isn’t an OpenAPI description.</source>
        <translation>Esto no es una descripción OpenAPI.</translation>
    </message>
    <message>
        <source>This is another version of OpenAPI. Labdesk reads version 3.</source>
        <translation>Esta es otra versión de OpenAPI. Labdesk lee la versión 3.</translation>
    </message>
    <message>
        <source>A part of the description has the wrong type.</source>
        <translation>Una parte de la descripción tiene un tipo incorrecto.</translation>
    </message>
    <message>
        <source>A reference has no target.</source>
        <translation>Una referencia no tiene destino.</translation>
    </message>
    <message>
        <source>A reference points to another file. Put everything into one file; Labdesk doesn’t open others.</source>
        <translation>Una referencia lleva a otro archivo. Ponga todo en un solo archivo; Labdesk no abre ningún otro.</translation>
    </message>
    <message>
        <source>The references are circular.</source>
        <translation>Las referencias son circulares.</translation>
    </message>
    <message>
        <source>The references are too complex.</source>
        <translation>Las referencias son demasiado complejas.</translation>
    </message>
    <message>
        <source>Missing operation: %1</source>
        <translation>Falta la operación: %1</translation>
    </message>
    <message>
        <source>Missing parameter: %1</source>
        <translation>Falta el parámetro: %1</translation>
    </message>
    <message>
        <source>Missing field in the response: %1</source>
        <translation>Falta un campo en la respuesta: %1</translation>
    </message>
    <message>
        <source>Missing field in the request: %1</source>
        <translation>Falta un campo en la solicitud: %1</translation>
    </message>
    <message>
        <source>Values of %1 that the description lacks: %2</source>
        <translation>Valores de %1 que faltan en la descripción: %2</translation>
    </message>
    <message>
        <source>The request has no body</source>
        <translation>La solicitud no tiene cuerpo</translation>
    </message>
    <message>
        <source>The response has no body</source>
        <translation>La respuesta no tiene cuerpo</translation>
    </message>
    <message>
        <source>Type of %1: Labdesk expects %2, the description has %3</source>
        <translation>Tipo de %1: Labdesk espera %2, la descripción tiene %3</translation>
    </message>
    <message>
        <source>Required, but Labdesk may not send it: %1</source>
        <translation>Obligatorio, pero Labdesk no siempre lo envía: %1</translation>
    </message>
    <message>
        <source>Labdesk needs it, but the response may lack it: %1</source>
        <translation>Labdesk lo necesita, pero puede faltar en la respuesta: %1</translation>
    </message>
    <message>
        <source>The contents of %1 aren’t described</source>
        <translation>El contenido de %1 no está descrito</translation>
    </message>
    <message>
        <source>Only these values of %1 are allowed: %2</source>
        <translation>Solo se permiten estos valores de %1: %2</translation>
    </message>
    <message>
        <source>Any value is possible: %1</source>
        <translation>Es posible cualquier valor: %1</translation>
    </message>
    <message>
        <source>Media type of the request: Labdesk sends %1, the description has %2</source>
        <translation>Tipo de medio de la solicitud: Labdesk envía %1, la descripción tiene %2</translation>
    </message>
    <message>
        <source>The key is sent in a header other than %1. Enter that header in the connection: %2</source>
        <translation>La clave se envía en un encabezado que no es %1. Ingrese ese encabezado en la conexión: %2</translation>
    </message>
    <message>
        <source>Sign-in: Labdesk sends a key in the header %1, the description has %2</source>
        <translation>Inicio de sesión: Labdesk envía una clave en el encabezado %1; la descripción indica %2</translation>
    </message>
    <message>
        <source>Operation that Labdesk doesn’t use: %1</source>
        <translation>Operación que Labdesk no usa: %1</translation>
    </message>
    <message>
        <source>New parameter: %1</source>
        <translation>Parámetro nuevo: %1</translation>
    </message>
    <message>
        <source>New required parameter: %1</source>
        <translation>Parámetro obligatorio nuevo: %1</translation>
    </message>
    <message>
        <source>New field in the response: %1</source>
        <translation>Campo nuevo en la respuesta: %1</translation>
    </message>
    <message>
        <source>New field in an error response: %1</source>
        <translation>Campo nuevo en una respuesta de error: %1</translation>
    </message>
    <message>
        <source>New field in the request: %1</source>
        <translation>Campo nuevo en la solicitud: %1</translation>
    </message>
    <message>
        <source>New required field in the request: %1</source>
        <translation>Campo obligatorio nuevo en la solicitud: %1</translation>
    </message>
    <message>
        <source>Values of %1 that Labdesk doesn’t know: %2</source>
        <translation>Valores de %1 que Labdesk no conoce: %2</translation>
    </message>
    <message>
        <source>The request can have a body</source>
        <translation>La solicitud puede tener cuerpo</translation>
    </message>
    <message>
        <source>The request needs a body</source>
        <translation>La solicitud exige un cuerpo</translation>
    </message>
    <message>
        <source>The response has a body that Labdesk doesn’t read</source>
        <translation>La respuesta tiene un cuerpo que Labdesk no lee</translation>
    </message>
    <message>
        <source>%1 (line %2, %3)</source>
        <translation>%1 (línea %2, %3)</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (línea %2)</translation>
    </message>
    <message>
        <source>the whole body</source>
        <translation>todo el cuerpo</translation>
    </message>
    <message>
        <source>There are no new names, so %1 wasn’t written.</source>
        <translation>No hay nombres nuevos, así que no se escribió %1.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another file for the new names.</source>
        <translation>%1 ya existe. Elija otro archivo para los nombres nuevos.</translation>
    </message>
    <message>
        <source>%1 can’t be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>The new names are in %1. Check them.</source>
        <translation>Los nombres nuevos están en %1. Revíselos.</translation>
    </message>
    <message>
        <source>%1 doesn’t exist or can’t be read.</source>
        <translation>%1 no existe o no se puede leer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) that Labdesk doesn’t use</source>
        <translation>
            <numerusform>%Ln operación que Labdesk no usa</numerusform>
            <numerusform>%Ln operaciones que Labdesk no usa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::DesktopNotifier</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>labdesk::DialogFrame</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>¿Descartar los cambios?</translation>
    </message>
    <message>
        <source>Nothing was sent. Press Esc again to discard.</source>
        <translation>No se envió nada. Presione Escape otra vez para descartar.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Descar&amp;tar</translation>
    </message>
</context>
<context>
    <name>labdesk::DirectionsOpener</name>
    <message>
        <source>Opened directions in your browser.</source>
        <translation>Se abrieron las indicaciones en su navegador.</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. Copy the address instead.</source>
        <translation>No se pudo abrir un navegador. Copie la dirección.</translation>
    </message>
    <message>
        <source>Open directions in the browser?</source>
        <translation>¿Abrir las indicaciones en el navegador?</translation>
    </message>
    <message>
        <source>Only the center’s address is sent to openstreetmap.org. The patient’s location, the order, and the lab aren’t.</source>
        <translation>Solo se envía la dirección del centro a openstreetmap.org. La ubicación del paciente, el pedido y el laboratorio no.</translation>
    </message>
</context>
<context>
    <name>labdesk::Ear</name>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>Ordenado por %1, lo más antiguo primero</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>Ordenado por %1, lo más nuevo primero</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>Ordenado por %1, de menos a más</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>Ordenado por %1, de más a menos</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>Ordenado por %1, de la A a la Z</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>Ordenado por %1, de la Z a la A</translation>
    </message>
    <message numerus="yes">
        <source>No room for %n column(s): %1</source>
        <translation>
            <numerusform>No cabe %n columna: %1</numerusform>
            <numerusform>No caben %n columnas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandido</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>contraído</translation>
    </message>
    <message>
        <source>opens a menu</source>
        <translation>abre un menú</translation>
    </message>
</context>
<context>
    <name>labdesk::EditUserDialog</name>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>&amp;Save changes</source>
        <translation>&amp;Guardar cambios</translation>
    </message>
    <message>
        <source>Hidden; enter a new ID to replace it</source>
        <translation>Oculto; ingrese un ID nuevo para reemplazarlo</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Cambiar: %1</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
    <message>
        <source>Set, hidden</source>
        <translation>Definida, oculta</translation>
    </message>
    <message>
        <source>A time zone can be changed, but not cleared.</source>
        <translation>Una zona horaria se puede cambiar, pero no quitar.</translation>
    </message>
    <message>
        <source>%1: not set → %2</source>
        <translation>%1: sin definir → %2</translation>
    </message>
    <message>
        <source>%1: hidden → %2</source>
        <translation>%1: oculto → %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Aún no hay cambios.</translation>
    </message>
    <message>
        <source>This looks like an email address.</source>
        <translation>Parece una dirección de correo electrónico.</translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation>Parece un número de teléfono.</translation>
    </message>
    <message>
        <source>Client IDs can’t contain personal data. The service will reject this.</source>
        <translation>Los ID de cliente no pueden contener datos personales. El servicio lo rechazará.</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Guardar cambios</translation>
    </message>
    <message>
        <source>Edit user</source>
        <translation>Editar usuario</translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentBanner</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Search or run a command…</source>
        <translation>Buscar o ejecutar un comando…</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>Cambiar de conexión</translation>
    </message>
    <message>
        <source>READ-ONLY</source>
        <translation>SOLO LECTURA</translation>
    </message>
    <message>
        <source>Environment: %1, read-only</source>
        <translation>Entorno: %1, solo lectura</translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation>Entorno: %1</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Terminar práctica</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Modo de privacidad</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Cambiar</translation>
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
        <translation>Ingresar un número de ticket</translation>
    </message>
    <message>
        <source>Change ticket %1</source>
        <translation>Cambiar el ticket %1</translation>
    </message>
    <message>
        <source>CHANGES ALLOWED</source>
        <translation>CAMBIOS PERMITIDOS</translation>
    </message>
    <message>
        <source>PRACTICE: %1</source>
        <translation>PRÁCTICA: %1</translation>
    </message>
    <message>
        <source>Environment: %1, changes allowed</source>
        <translation>Entorno: %1, cambios permitidos</translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentTag</name>
    <message>
        <source>Environment: %1, %2</source>
        <translation>Entorno: %1, %2</translation>
    </message>
    <message>
        <source>Environment: %1, %2, read-only</source>
        <translation>Entorno: %1, %2, solo lectura</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorAction</name>
    <message>
        <source>Enter key…</source>
        <translation>Ingresar clave…</translation>
    </message>
    <message>
        <source>Edit connection…</source>
        <translation>Editar conexión…</translation>
    </message>
    <message>
        <source>Switch connection…</source>
        <translation>Cambiar de conexión…</translation>
    </message>
    <message>
        <source>Network settings…</source>
        <translation>Configuración de red…</translation>
    </message>
    <message>
        <source>It returned status 404: there’s nothing at this address.</source>
        <translation>Devolvió el estado 404: no hay nada en esta dirección.</translation>
    </message>
    <message>
        <source>The service doesn’t offer this list.</source>
        <translation>El servicio no ofrece esta lista.</translation>
    </message>
    <message>
        <source>%1 The service said: “%2”</source>
        <translation>%1 El servicio respondió: “%2”</translation>
    </message>
    <message>
        <source>Check the base URL in the connection.</source>
        <translation>Revise la URL base de la conexión.</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorReason</name>
    <message>
        <source>Try again. If it keeps happening, ask your network administrator.</source>
        <translation>Vuelva a intentarlo. Si sigue ocurriendo, pregunte al administrador de su red.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, report it to whoever runs the service.</source>
        <translation>Vuelva a intentarlo. Si sigue ocurriendo, informe al operador del servicio.</translation>
    </message>
    <message>
        <source>Can’t reach the server.</source>
        <translation>No se puede contactar con el servidor.</translation>
    </message>
    <message>
        <source>There’s no network route to it. This computer may be offline or need a VPN.</source>
        <translation>La red de esta computadora no tiene ruta hacia él: puede que esta computadora no tenga conexión o necesite una VPN.</translation>
    </message>
    <message>
        <source>Check your network, then try again.</source>
        <translation>Compruebe su red y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Looking up the server’s name took too long.</source>
        <translation>La búsqueda del nombre del servidor tardó demasiado.</translation>
    </message>
    <message>
        <source>This computer may be offline, or its DNS server isn’t responding. Nothing was sent.</source>
        <translation>Puede que esta computadora no tenga conexión o que su servidor DNS no responda. No se envió nada.</translation>
    </message>
    <message>
        <source>Can’t connect to the server: it didn’t respond in time.</source>
        <translation>No se puede conectar con el servidor: no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The server may be down, or a firewall may be blocking it. Nothing was sent.</source>
        <translation>Puede que el servidor esté caído o que un firewall lo bloquee. No se envió nada.</translation>
    </message>
    <message>
        <source>The server accepted the connection, but didn’t set up TLS in time.</source>
        <translation>El servidor aceptó la conexión, pero no estableció TLS a tiempo.</translation>
    </message>
    <message>
        <source>It may be overloaded, or its port may belong to something else. No key or data was sent.</source>
        <translation>Puede estar sobrecargado, o su puerto puede ser de otra cosa. No se envió ninguna clave ni ningún dato.</translation>
    </message>
    <message>
        <source>The connection was closed while TLS was being set up.</source>
        <translation>La conexión se cerró mientras se establecía TLS.</translation>
    </message>
    <message>
        <source>The server, a firewall, or a proxy closed it without saying why. No key or data was sent.</source>
        <translation>El servidor, un firewall o un proxy la cerró sin decir por qué. No se envió ninguna clave ni dato.</translation>
    </message>
    <message>
        <source>Looking up this computer’s proxy took too long.</source>
        <translation>La búsqueda del proxy de esta computadora tardó demasiado.</translation>
    </message>
    <message>
        <source>The automatic proxy configuration (PAC) may be at an address that doesn’t respond. Nothing was sent.</source>
        <translation>Es posible que la configuración automática del proxy (PAC) esté en una dirección que no responde. No se envió nada.</translation>
    </message>
    <message>
        <source>Can’t find the proxy %1.</source>
        <translation>No se encuentra el proxy %1.</translation>
    </message>
    <message>
        <source>Its name may be misspelled, or this computer is offline. Nothing reached the service.</source>
        <translation>Puede que su nombre esté mal escrito o que esta computadora no tenga conexión. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Can’t connect to the proxy %1.</source>
        <translation>No se puede conectar con el proxy %1.</translation>
    </message>
    <message>
        <source>Connection refused: nothing is listening on that port, or a firewall is blocking it. Nothing reached the service.</source>
        <translation>Conexión rechazada: nada escucha en ese puerto, o un firewall lo bloquea. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Can’t reach the proxy %1.</source>
        <translation>No se puede contactar con el proxy %1.</translation>
    </message>
    <message>
        <source>This computer’s network has no route to it. Nothing reached the service.</source>
        <translation>La red de esta computadora no tiene ruta hacia él. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The proxy %1 didn’t respond in time.</source>
        <translation>El proxy %1 no respondió a tiempo.</translation>
    </message>
    <message>
        <source>It may be down or still be waiting for the service, or that port may belong to something else. Nothing reached the service.</source>
        <translation>Puede estar caído o seguir esperando al servicio, o ese puerto puede ser de otra cosa. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection without a response.</source>
        <translation>El proxy %1 cerró la conexión sin responder.</translation>
    </message>
    <message>
        <source>That port may belong to another kind of server, such as a SOCKS proxy. Nothing reached the service.</source>
        <translation>Ese puerto puede ser de otro tipo de servidor, como un proxy SOCKS. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The server at %1 doesn’t work as a proxy.</source>
        <translation>El servidor en %1 no funciona como proxy.</translation>
    </message>
    <message>
        <source>It may be a web server, a port that requires TLS, or a proxy that doesn’t allow encrypted connections (CONNECT). Nothing reached the service.</source>
        <translation>Puede ser un servidor web, un puerto que requiere TLS o un proxy que no permite conexiones cifradas (CONNECT). Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The proxy %1 doesn’t allow connections to the service.</source>
        <translation>El proxy %1 no permite conexiones con el servicio.</translation>
    </message>
    <message>
        <source>Its rules block the service’s host or port. Nothing reached the service.</source>
        <translation>Sus reglas bloquean el host o el puerto del servicio. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Ask your network administrator to allow the service’s host and port, or check the URL in the connection.</source>
        <translation>Pida al administrador de su red que permita el host y el puerto del servicio, o revise la URL de la conexión.</translation>
    </message>
    <message>
        <source>The proxy %1 requires signing in on a web page.</source>
        <translation>El proxy %1 requiere iniciar sesión en una página web.</translation>
    </message>
    <message>
        <source>Open any page in your browser, sign in to the network, then try again.</source>
        <translation>Abra cualquier página en su navegador, inicie sesión en la red y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The proxy %1 can’t find the service’s server.</source>
        <translation>El proxy %1 no encuentra el servidor del servicio.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If the service is on your own network, turn off the proxy under Advanced.</source>
        <translation>Revise la URL de la conexión. Si el servicio está en su propia red, desactive el proxy en Ajustes avanzados.</translation>
    </message>
    <message>
        <source>The proxy %1 can’t connect to the service.</source>
        <translation>El proxy %1 no puede conectar con el servicio.</translation>
    </message>
    <message>
        <source>Check the URL in the connection and that the service is running. Then ask your network administrator.</source>
        <translation>Revise la URL de la conexión y que el servicio esté en marcha. Después, pregunte al administrador de su red.</translation>
    </message>
    <message>
        <source>The proxy %1 couldn’t handle the request.</source>
        <translation>El proxy %1 no pudo procesar la solicitud.</translation>
    </message>
    <message>
        <source>It’s overloaded or had an internal error. Nothing reached the service.</source>
        <translation>Está sobrecargado o tuvo un error interno. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The SOCKS proxy %1 requires a user name and password.</source>
        <translation>El proxy SOCKS %1 requiere un nombre de usuario y una contraseña.</translation>
    </message>
    <message>
        <source>Labdesk can sign in only to HTTP proxies. Nothing reached the service.</source>
        <translation>Labdesk solo puede iniciar sesión en proxies HTTP. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Ask your network administrator for an HTTP proxy, then enter it under Advanced in the connection.</source>
        <translation>Pida al administrador de su red un proxy HTTP y escríbalo en Ajustes avanzados de la conexión.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a sign-in method that Labdesk doesn’t support.</source>
        <translation>El proxy %1 requiere un método de inicio de sesión que Labdesk no admite.</translation>
    </message>
    <message>
        <source>Ask your network administrator for a proxy that supports one of these, then enter it under Advanced in the connection.</source>
        <translation>Pida al administrador de su red un proxy que admita uno de ellos y escríbalo en Ajustes avanzados de la conexión.</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection during sign-in.</source>
        <translation>El proxy %1 cerró la conexión durante el inicio de sesión.</translation>
    </message>
    <message>
        <source>It may have rejected the user name or password. To avoid locking the account, Labdesk won’t send them again. Nothing reached the service.</source>
        <translation>Puede que haya rechazado el nombre de usuario o la contraseña. Para no bloquear la cuenta, Labdesk no los enviará de nuevo. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Labdesk and the server couldn’t agree on a TLS version or cipher.</source>
        <translation>Labdesk y el servidor no pudieron acordar una versión de TLS ni un cifrado.</translation>
    </message>
    <message>
        <source>Reason: %1. The server may be outdated or too strict. No key or data was sent.</source>
        <translation>Motivo: %1. El servidor puede ser antiguo o demasiado estricto. No se envió ninguna clave ni dato.</translation>
    </message>
    <message>
        <source>The server doesn’t recognize the host name in the connection’s URL.</source>
        <translation>El servidor no reconoce el nombre de host de la URL de la conexión.</translation>
    </message>
    <message>
        <source>It ended TLS setup for that reason. No key or data was sent.</source>
        <translation>Terminó el establecimiento de TLS porque no conoce ese nombre. No se envió ninguna clave ni dato.</translation>
    </message>
    <message>
        <source>Check the URL in the connection.</source>
        <translation>Revise la URL de la conexión.</translation>
    </message>
    <message>
        <source>It sent TLS alert %1. No key or data was sent.</source>
        <translation>Envió la alerta TLS %1. No se envió ninguna clave ni dato.</translation>
    </message>
    <message>
        <source>The service didn’t receive this connection’s client certificate.</source>
        <translation>El servicio no recibió el certificado de cliente de esta conexión.</translation>
    </message>
    <message>
        <source>Something in between, such as a proxy that inspects TLS traffic, may have removed it.</source>
        <translation>Algo intermedio, como un proxy que inspecciona el tráfico TLS, puede haberlo quitado.</translation>
    </message>
    <message>
        <source>Ask your network administrator to exempt the service from TLS inspection, or choose another certificate under Advanced in the connection.</source>
        <translation>Pida al administrador de su red que excluya el servicio de la inspección TLS, o elija otro certificado en Ajustes avanzados de la conexión.</translation>
    </message>
    <message>
        <source>The server accepts only HTTP/2, which Labdesk doesn’t support.</source>
        <translation>El servidor solo acepta HTTP/2, que Labdesk no admite.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service to enable HTTP/1.1, or use the URL of a gateway that supports it.</source>
        <translation>Pida al operador del servicio que active HTTP/1.1, o la URL de una puerta de enlace que lo admita, y úsela en la conexión.</translation>
    </message>
    <message>
        <source>Something other than a web service is listening on its port.</source>
        <translation>En su puerto responde algo que no es un servicio web.</translation>
    </message>
    <message>
        <source>Check the URL and its port in the connection.</source>
        <translation>Revise la URL y su puerto en la conexión.</translation>
    </message>
    <message>
        <source>Its header or length is ambiguous.</source>
        <translation>Su encabezado o su longitud se pueden entender de más de una manera.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, report this to whoever runs the service.</source>
        <translation>Revise la URL de la conexión. Si es correcta, informe al operador del servicio.</translation>
    </message>
    <message>
        <source>A web page arrived instead of the service’s response.</source>
        <translation>Llegó una página web en lugar de la respuesta del servicio.</translation>
    </message>
    <message>
        <source>A sign-in page, a gateway, or another web server is responding at this address.</source>
        <translation>En esta dirección responde una página de inicio de sesión, una puerta de enlace u otro servidor web.</translation>
    </message>
    <message>
        <source>If your network has a sign-in page, sign in with your browser. Otherwise check the URL in the connection.</source>
        <translation>Si su red tiene una página de inicio de sesión, inicie sesión con su navegador. Si no, revise la URL de la conexión.</translation>
    </message>
    <message>
        <source>The response is too large.</source>
        <translation>La respuesta es demasiado grande.</translation>
    </message>
    <message>
        <source>No valid response is this large, so Labdesk stopped reading it.</source>
        <translation>Ninguna respuesta válida es tan grande, por lo que Labdesk dejó de leerla.</translation>
    </message>
    <message>
        <source>This computer doesn’t have enough free memory for the user list.</source>
        <translation>Esta computadora no tiene suficiente memoria libre para la lista de usuarios.</translation>
    </message>
    <message>
        <source>Labdesk read %1 users, then stopped so that other programs keep running.</source>
        <translation>Labdesk leyó %1 usuarios y luego se detuvo para que los demás programas sigan funcionando.</translation>
    </message>
    <message>
        <source>Close other programs, then try again. A computer with more memory or a key for a smaller team also helps.</source>
        <translation>Cierre otros programas y vuelva a intentarlo. También ayuda una computadora con más memoria o una clave para un equipo más pequeño.</translation>
    </message>
    <message>
        <source>The service redirected to another page on the same server. Labdesk didn’t follow it.</source>
        <translation>El servicio redirigió a otra página del mismo servidor. Labdesk no la siguió.</translation>
    </message>
    <message>
        <source>It may be a sign-in page, or part of the path is missing in the connection’s URL.</source>
        <translation>Puede ser una página de inicio de sesión, o falta parte de la ruta en la URL de la conexión.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If there’s a sign-in page, ask whoever runs the service for a URL without one.</source>
        <translation>Revise la URL de la conexión. Si hay una página de inicio de sesión, pida al operador del servicio una URL sin ella.</translation>
    </message>
    <message>
        <source>The service requires an encrypted connection. Labdesk didn’t follow its redirect.</source>
        <translation>El servicio requiere una conexión cifrada. Labdesk no siguió su redirección.</translation>
    </message>
    <message>
        <source>Edit the connection and use that URL.</source>
        <translation>Edite la conexión y use esa URL.</translation>
    </message>
    <message>
        <source>The service redirected to an unusable address.</source>
        <translation>El servicio redirigió a una dirección que no se puede usar.</translation>
    </message>
    <message>
        <source>The address is missing or isn’t a web address.</source>
        <translation>La dirección falta o no es una dirección web.</translation>
    </message>
    <message>
        <source>A gateway in front of the service requires a user name and password.</source>
        <translation>Una puerta de enlace delante del servicio requiere un nombre de usuario y una contraseña.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t support this sign-in. The key itself may be right.</source>
        <translation>Labdesk no admite este inicio de sesión. La clave en sí puede ser correcta.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a URL without this sign-in, and use it in the connection.</source>
        <translation>Pida al operador del servicio una URL sin este inicio de sesión y úsela en la conexión.</translation>
    </message>
    <message>
        <source>The request was sent, but no complete response arrived in time.</source>
        <translation>La solicitud se envió, pero no llegó a tiempo ninguna respuesta completa.</translation>
    </message>
    <message>
        <source>The request was sent, but the response was unexpected and can’t be read. The status was %1.</source>
        <translation>La solicitud se envió, pero la respuesta fue inesperada y no se puede leer. El estado fue %1.</translation>
    </message>
    <message>
        <source>The request was sent, but a web page arrived instead of the service’s response. A gateway or another web server may have responded. The status was %1.</source>
        <translation>La solicitud se envió, pero llegó una página web en lugar de la respuesta del servicio. Puede haber respondido una puerta de enlace u otro servidor web. El estado fue %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the response was too large to read. The status was %1.</source>
        <translation>La solicitud se envió, pero la respuesta era demasiado grande para leerla. El estado fue %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service’s gateway got no valid response from it. The gateway returned status %1.</source>
        <translation>La solicitud se envió, pero la puerta de enlace del servicio no obtuvo de él una respuesta válida. La puerta de enlace devolvió el estado %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the server’s response isn’t HTTP.</source>
        <translation>La solicitud se envió, pero la respuesta del servidor no es HTTP.</translation>
    </message>
    <message>
        <source>The request was sent, but the response isn’t valid HTTP: its header or length is ambiguous.</source>
        <translation>La solicitud se envió, pero la respuesta no es HTTP válido: su encabezado o su longitud se pueden entender de más de una manera.</translation>
    </message>
    <message>
        <source>The request was sent, but the server responded in HTTP/2, which Labdesk doesn’t support.</source>
        <translation>La solicitud se envió, pero el servidor respondió en HTTP/2, que Labdesk no admite.</translation>
    </message>
    <message>
        <source>The proxy’s response had status %1.</source>
        <translation>La respuesta del proxy tuvo el estado %1.</translation>
    </message>
    <message>
        <source>The status was %1.</source>
        <translation>El estado fue %1.</translation>
    </message>
    <message>
        <source>The server at %1 didn’t respond like an HTTP proxy.</source>
        <translation>El servidor en %1 no respondió como un proxy HTTP.</translation>
    </message>
    <message>
        <source>That port may require TLS, or belong to another kind of proxy, such as SOCKS, or to another server. Nothing reached the service.</source>
        <translation>Ese puerto puede ser de otro tipo de proxy, como SOCKS, o de otro servidor, o requerir TLS. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The server at %1 didn’t respond like a SOCKS proxy.</source>
        <translation>El servidor en %1 no respondió como un proxy SOCKS.</translation>
    </message>
    <message>
        <source>That port may belong to an HTTP proxy or to another server. Nothing reached the service.</source>
        <translation>Ese puerto puede ser de un proxy HTTP o de otro servidor. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>It redirected to that page instead of connecting to the service. Nothing reached the service.</source>
        <translation>Redirigió a esa página en lugar de conectar con el servicio. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The server had an internal error while setting up a secure connection (TLS).</source>
        <translation>El servidor tuvo un error interno al establecer una conexión segura (TLS).</translation>
    </message>
    <message>
        <source>It ended the setup with TLS alert %1. No key or data was sent.</source>
        <translation>Terminó el establecimiento con la alerta TLS %1. No se envió ninguna clave ni dato.</translation>
    </message>
    <message>
        <source>The server refused to set up a secure connection (TLS).</source>
        <translation>El servidor se negó a establecer una conexión segura (TLS).</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, report the alert to whoever runs the service.</source>
        <translation>Vuelva a intentarlo. Si sigue ocurriendo, informe la alerta al operador del servicio.</translation>
    </message>
    <message>
        <source>This computer doesn’t trust the server’s certificate.</source>
        <translation>Esta computadora no confía en el certificado del servidor.</translation>
    </message>
    <message>
        <source>Reason: %1. The service may use its own certificate authority, or your network may inspect TLS traffic. No key or data was sent.</source>
        <translation>Motivo: %1. Puede que el servicio use su propia autoridad de certificación o que su red inspeccione el tráfico TLS. No se envió ninguna clave ni dato.</translation>
    </message>
    <message>
        <source>Ask your network administrator or whoever runs the service for the CA file. Then add it under Advanced in the connection.</source>
        <translation>Pida el archivo de CA al administrador de su red o al operador del servicio. Después, agréguelo en Ajustes avanzados de la conexión.</translation>
    </message>
    <message>
        <source>The server’s certificate isn’t valid at this time.</source>
        <translation>El certificado del servidor no es válido en este momento.</translation>
    </message>
    <message>
        <source>Reason: %1. No key or data was sent.</source>
        <translation>Motivo: %1. No se envió ninguna clave ni dato.</translation>
    </message>
    <message>
        <source>Check this computer’s clock. If it’s right, report this to whoever runs the service.</source>
        <translation>Revise el reloj de esta computadora. Si es correcto, informe al operador del servicio.</translation>
    </message>
    <message>
        <source>The server’s certificate doesn’t match the connection’s URL.</source>
        <translation>El certificado del servidor no coincide con la URL de la conexión.</translation>
    </message>
    <message>
        <source>Reason: %1. The URL may be wrong, or another server is responding. No key or data was sent.</source>
        <translation>Motivo: %1. Puede que la URL sea incorrecta o que responda otro servidor. No se envió ninguna clave ni dato.</translation>
    </message>
    <message>
        <source>The server’s response isn’t HTTP, so Labdesk ignored it.</source>
        <translation>La respuesta del servidor no es HTTP, así que Labdesk la ignoró.</translation>
    </message>
    <message>
        <source>The response through the proxy %1 isn’t TLS, so no key or data was sent.</source>
        <translation>La respuesta a través del proxy %1 no es TLS, así que no se envió ninguna clave ni ningún dato.</translation>
    </message>
    <message>
        <source>The proxy may have responded in place of the service, or the service’s port may not use TLS.</source>
        <translation>Es posible que el proxy haya respondido en lugar del servicio o que el puerto del servicio no use TLS.</translation>
    </message>
    <message>
        <source>Check the port in the connection. If it’s right, ask your network administrator to allow the service’s host and port.</source>
        <translation>Revise el puerto de la conexión. Si es correcto, pida al administrador de su red que permita el host y el puerto del servicio.</translation>
    </message>
    <message>
        <source>The server’s TLS response isn’t valid, so Labdesk closed the connection.</source>
        <translation>La respuesta TLS del servidor no es válida, así que Labdesk cerró la conexión.</translation>
    </message>
    <message>
        <source>Its port may belong to something else, or a firewall or proxy may have changed the response. No key or data was sent.</source>
        <translation>Es posible que su puerto sea de otro programa o que un firewall o un proxy haya modificado la respuesta. No se envió ninguna clave ni ningún dato.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, check the port in the connection, then ask your network administrator.</source>
        <translation>Vuelva a intentarlo. Si sigue ocurriendo, revise el puerto de la conexión y luego pregunte al administrador de su red.</translation>
    </message>
    <message>
        <source>The server requires an encrypted connection (TLS).</source>
        <translation>El servidor requiere una conexión cifrada (TLS).</translation>
    </message>
    <message>
        <source>The URL in the connection isn’t encrypted, and the server responded with a TLS alert.</source>
        <translation>La URL de la conexión no está cifrada y el servidor respondió con una alerta TLS.</translation>
    </message>
    <message>
        <source>Edit the connection and start the URL with https.</source>
        <translation>Edite la conexión y use una URL que empiece por https.</translation>
    </message>
    <message>
        <source>The request was sent, but the server responded with a TLS alert: it requires an encrypted connection.</source>
        <translation>La solicitud se envió, pero el servidor respondió con una alerta TLS: requiere una conexión cifrada.</translation>
    </message>
    <message>
        <source>The server’s response isn’t valid HTTP, so Labdesk ignored it.</source>
        <translation>La respuesta del servidor no es HTTP válido, así que Labdesk la ignoró.</translation>
    </message>
    <message>
        <source>A gateway or firewall in front of the service refused the request.</source>
        <translation>Una puerta de enlace o un firewall delante del servicio rechazó la solicitud.</translation>
    </message>
    <message>
        <source>The response had status 403, without an error message from the service. The key itself may be right.</source>
        <translation>El estado 403 llegó sin un mensaje de error del servicio. La clave en sí puede ser correcta.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, ask your network administrator or whoever runs the service to allow this computer.</source>
        <translation>Revise la URL de la conexión. Si es correcta, pida al administrador de su red o al operador del servicio que permita esta computadora.</translation>
    </message>
    <message>
        <source>Your network requires signing in on a web page.</source>
        <translation>Su red requiere iniciar sesión en una página web.</translation>
    </message>
    <message>
        <source>The network, not the service, responded with status 511. Nothing was changed.</source>
        <translation>La red, no el servicio, respondió con el estado 511. No se cambió nada.</translation>
    </message>
    <message>
        <source>The service didn’t respond to its gateway in time.</source>
        <translation>El servicio no respondió a tiempo a su puerta de enlace.</translation>
    </message>
    <message>
        <source>The gateway stopped waiting and returned a timeout. The service may be slow or restarting.</source>
        <translation>La puerta de enlace dejó de esperar e indicó que se agotó el tiempo de espera. Puede que el servicio esté lento o se esté reiniciando.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again. If it keeps happening, contact whoever runs the service.</source>
        <translation>Espere un minuto y vuelva a intentarlo. Si sigue ocurriendo, comuníquese con el operador del servicio.</translation>
    </message>
    <message>
        <source>The request was sent, but the service didn’t respond to its gateway in time. The gateway returned status %1.</source>
        <translation>La solicitud se envió, pero el servicio no respondió a tiempo a su puerta de enlace. La puerta de enlace devolvió el estado %1.</translation>
    </message>
    <message>
        <source>Your administrator made this connection read-only, so nothing was changed.</source>
        <translation>Su administrador puso esta conexión en solo lectura, así que no se cambió nada.</translation>
    </message>
    <message>
        <source>This computer’s policy turns off changes for everyone who uses it.</source>
        <translation>La política de esta computadora desactiva los cambios para todas las personas que la usan.</translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or ask your administrator.</source>
        <translation>Cambie a una conexión que permita cambios o pregunte a su administrador.</translation>
    </message>
    <message>
        <source>Check the port. If it’s right, try again later, or report this to whoever runs the service.</source>
        <translation>Compruebe el puerto. Si es correcto, vuelva a intentarlo más tarde o informe al operador del servicio.</translation>
    </message>
    <message>
        <source>The SOCKS proxy %1 closed the connection.</source>
        <translation>El proxy SOCKS %1 cerró la conexión.</translation>
    </message>
    <message>
        <source>Its rules may forbid connections to the service, or that port may belong to another kind of server, such as an HTTP proxy. Nothing reached the service.</source>
        <translation>Es posible que sus reglas prohíban las conexiones al servicio, o que ese puerto sea de otro tipo de servidor, como un proxy HTTP. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The name may be misspelled or known only inside your network, or looking it up took too long. Nothing reached the service.</source>
        <translation>Es posible que el nombre esté mal escrito o solo se conozca dentro de su red, o que su búsqueda haya tardado demasiado. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The service’s host name or port may be wrong, the service may not be running, or the proxy may not be able to reach it. Nothing reached the service.</source>
        <translation>Es posible que el nombre de host o el puerto del servicio sean incorrectos, que el servicio no esté en ejecución o que el proxy no pueda conectar con él. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The proxy %1 isn’t set up correctly.</source>
        <translation>El proxy %1 no está bien configurado.</translation>
    </message>
    <message>
        <source>It reported an error in its configuration. Nothing reached the service.</source>
        <translation>Informó de un error en su configuración. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Ask your network administrator to check the proxy.</source>
        <translation>Pida a su administrador de red que revise el proxy.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service to enable TLS 1.3, or TLS 1.2 with current ciphers. Settings under Advanced can’t allow older ones.</source>
        <translation>Pida al operador del servicio que habilite TLS 1.3, o TLS 1.2 con cifrados actuales. En Ajustes avanzados no se pueden permitir los más antiguos.</translation>
    </message>
    <message>
        <source>Labdesk uses HTTP/1.1. Nothing was changed.</source>
        <translation>Labdesk usa HTTP/1.1. No se cambió nada.</translation>
    </message>
    <message>
        <source>The connection’s URL isn’t encrypted, and the service redirected to %1. Nothing was changed.</source>
        <translation>La URL de la conexión no está cifrada, y el servicio redirigió a %1. No se cambió nada.</translation>
    </message>
    <message>
        <source>The request was refused, and no reason was given.</source>
        <translation>La solicitud se rechazó y no se indicó el motivo.</translation>
    </message>
    <message>
        <source>The response had status 403 without an error message: a gateway or firewall may have refused the request, or the key lacks permission.</source>
        <translation>El estado 403 llegó sin mensaje de error: es posible que una puerta de enlace o un firewall rechazara la solicitud, o que la clave no tenga permiso.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, ask the key’s owner, your network administrator, or whoever runs the service.</source>
        <translation>Compruebe la URL de la conexión. Si es correcta, pregunte al propietario de la clave, a su administrador de red o al operador del servicio.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to another page on the same server. The status was %1.</source>
        <translation>La solicitud se envió, pero el servicio redirigió a otra página del mismo servidor. El estado fue %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to an unusable address. The status was %1.</source>
        <translation>La solicitud se envió, pero el servicio redirigió a una dirección que no se puede usar. El estado fue %1.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to another address, which Labdesk didn’t follow. The status was %1.</source>
        <translation>La solicitud se envió, pero el servicio redirigió a otra dirección, que Labdesk no siguió. El estado fue %1.</translation>
    </message>
    <message>
        <source>The gateway in front of the service says the service is unavailable.</source>
        <translation>La puerta de enlace delante del servicio indica que el servicio no está disponible.</translation>
    </message>
    <message>
        <source>The gateway returned status 503: the service may be overloaded, restarting, or down for maintenance.</source>
        <translation>La puerta de enlace devolvió el estado 503: es posible que el servicio esté sobrecargado, reiniciándose o en mantenimiento.</translation>
    </message>
    <message>
        <source>Sign in to this computer again, or run kinit, then try again. If it keeps happening, ask your network administrator.</source>
        <translation>Vuelva a iniciar sesión en esta computadora o ejecute kinit, y vuelva a intentarlo. Si sigue ocurriendo, pregunte al administrador de su red.</translation>
    </message>
    <message>
        <source>Labdesk supports Kerberos (Negotiate), NTLM, and Basic. Nothing reached the service.</source>
        <translation>Labdesk admite Kerberos (Negotiate), NTLM y Basic. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a Kerberos ticket, and you don’t have one.</source>
        <translation>El proxy %1 requiere un ticket de Kerberos y usted no tiene ninguno.</translation>
    </message>
    <message>
        <source>You get one when you sign in to your organization’s network. Nothing reached the service.</source>
        <translation>Se obtiene al iniciar sesión en la red de su organización. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Sign in to this computer again, or run kinit. If the proxy also accepts a user name and password, enter them under Advanced. Otherwise ask your network administrator.</source>
        <translation>Vuelva a iniciar sesión en esta computadora o ejecute kinit. Si el proxy también acepta un nombre de usuario y una contraseña, ingréselos en Ajustes avanzados. De lo contrario, pregunte al administrador de su red.</translation>
    </message>
    <message>
        <source>Can’t sign in to the proxy %1: your Kerberos ticket has expired.</source>
        <translation>No se puede iniciar sesión en el proxy %1: su ticket de Kerberos venció.</translation>
    </message>
    <message>
        <source>A ticket is valid for several hours after you sign in to this computer. Nothing reached the service.</source>
        <translation>Un ticket es válido durante algunas horas después de iniciar sesión en esta computadora. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Can’t get a Kerberos ticket for the proxy %1.</source>
        <translation>No se puede obtener un ticket de Kerberos para el proxy %1.</translation>
    </message>
    <message>
        <source>The domain controller may be unreachable, or may not know the proxy by this name. Nothing reached the service.</source>
        <translation>Puede que el controlador de dominio esté inaccesible o no conozca el proxy con este nombre. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>Check your network. Check that the proxy is entered with its full name, not an IP address. Then ask your network administrator.</source>
        <translation>Revise su red. Compruebe que el proxy esté indicado con su nombre completo, no con una dirección IP. Después, pregunte al administrador de su red.</translation>
    </message>
    <message>
        <source>The proxy %1 rejected your Kerberos ticket.</source>
        <translation>El proxy %1 rechazó su ticket de Kerberos.</translation>
    </message>
    <message>
        <source>You may not be allowed to use it, or this computer’s clock may be wrong. Nothing reached the service.</source>
        <translation>Puede que usted no tenga permiso para usarlo o que el reloj de esta computadora esté mal. Nada llegó al servicio.</translation>
    </message>
    <message>
        <source>A gateway or another server responded instead of the service: there’s nothing at this address.</source>
        <translation>Respondió una puerta de enlace u otro servidor en lugar del servicio: no hay nada en esta dirección.</translation>
    </message>
    <message>
        <source>The response had status 404, without an error message from the service.</source>
        <translation>El estado 404 llegó sin un mensaje de error del servicio.</translation>
    </message>
    <message>
        <source>Check the URL. If it’s right, report this to whoever runs the service.</source>
        <translation>Revise la URL. Si es correcta, informe al operador del servicio.</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorState</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Mostrar detalles</translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Estado %1.</translation>
    </message>
    <message>
        <source>The service said: %1</source>
        <translation>El servicio respondió: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>%Ln intento.</numerusform>
            <numerusform>%Ln intentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Ocultar detalles</translation>
    </message>
</context>
<context>
    <name>labdesk::ExerciseController</name>
    <message>
        <source>Exercise completed.</source>
        <translation>Ejercicio terminado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of an exercise; %3 is a sentence</comment>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>End exercise</source>
        <translation>Terminar ejercicio</translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Ejercicios…</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminado</translation>
    </message>
</context>
<context>
    <name>labdesk::ExerciseTexts</name>
    <message>
        <source>A source lost its permission</source>
        <translation>Una fuente perdió su permiso</translation>
    </message>
    <message>
        <source>Requests are rate limited</source>
        <translation>Se alcanza el límite de solicitudes</translation>
    </message>
    <message>
        <source>A change has an unknown outcome</source>
        <translation>El resultado de un cambio es desconocido</translation>
    </message>
    <message>
        <source>The service is down</source>
        <translation>El servicio no está disponible</translation>
    </message>
    <message>
        <source>The wrong source is being disconnected</source>
        <translation>Se está desconectando la fuente equivocada</translation>
    </message>
    <message>
        <source>A caller needs a center nearby</source>
        <translation>Una persona que llama necesita un centro cercano</translation>
    </message>
    <message>
        <source>In Users, select 20 or more users and check their sources.</source>
        <translation>En Usuarios, seleccione 20 usuarios o más y compruebe sus fuentes.</translation>
    </message>
    <message>
        <source>Open a user who needs attention.</source>
        <translation>Abra un usuario que requiera atención.</translation>
    </message>
    <message>
        <source>Copy the message for the user.</source>
        <translation>Copie el mensaje para el usuario.</translation>
    </message>
    <message>
        <source>Open any user.</source>
        <translation>Abra cualquier usuario.</translation>
    </message>
    <message>
        <source>Wait. Labdesk retries the request automatically.</source>
        <translation>Espere. Labdesk reintenta la solicitud automáticamente.</translation>
    </message>
    <message>
        <source>Change the time zone of any user.</source>
        <translation>Cambie la zona horaria de cualquier usuario.</translation>
    </message>
    <message>
        <source>The response was lost. Check whether the change was made.</source>
        <translation>Se perdió la respuesta. Compruebe si se hizo el cambio.</translation>
    </message>
    <message>
        <source>Copy the summary for the ticket.</source>
        <translation>Copie el resumen para el ticket.</translation>
    </message>
    <message>
        <source>Disconnect a source of any user.</source>
        <translation>Desconecte una fuente de cualquier usuario.</translation>
    </message>
    <message>
        <source>Cancel before it’s sent.</source>
        <translation>Cancele antes de que se envíe.</translation>
    </message>
    <message>
        <source>Copy a center’s details for the patient.</source>
        <translation>Copie los datos de un centro para el paciente.</translation>
    </message>
    <message>
        <source>In Service centers, search near Evanston, IL.</source>
        <translation>En Centros de servicio, busque cerca de Evanston, IL.</translation>
    </message>
    <message>
        <source>The service is back. Labdesk loads the user automatically.</source>
        <translation>El servicio vuelve a estar disponible. Labdesk carga el usuario automáticamente.</translation>
    </message>
</context>
<context>
    <name>labdesk::ExportDialog</name>
    <message numerus="yes">
        <source>Export %Ln user(s)</source>
        <translation>
            <numerusform>Exportar %Ln usuario</numerusform>
            <numerusform>Exportar %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Formato del archivo</translation>
    </message>
    <message>
        <source>Client IDs that may contain personal data</source>
        <translation>ID de cliente que pueden contener datos personales</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Todos los usuarios</translation>
    </message>
    <message>
        <source>Users matching %1</source>
        <translation>Usuarios que coinciden con %1</translation>
    </message>
    <message>
        <source>Fields: %1. Birth dates are never exported.</source>
        <translation>Campos: %1. Las fechas de nacimiento nunca se exportan.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Líneas JSON</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ocultos</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormato</translation>
    </message>
    <message>
        <source>&amp;File (only you can read it)</source>
        <translation>&amp;Archivo (solo usted puede leerlo)</translation>
    </message>
    <message>
        <source>C&amp;lient IDs that may contain personal data</source>
        <translation>ID de cliente que &amp;pueden contener datos personales</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type the number of users: %1</source>
        <translation>Está en producción. Para continuar, e&amp;scriba el número de usuarios: %1</translation>
    </message>
    <message>
        <source>Number of users</source>
        <translation>Número de usuarios</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Checking for personal data in client IDs…</source>
        <translation>Buscando datos personales en los ID de cliente…</translation>
    </message>
    <message>
        <source>None of these client IDs look like an email address or phone number.</source>
        <translation>Ninguno de estos ID de cliente parece una dirección de correo electrónico ni un número de teléfono.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be exported as they are.</source>
        <translation>
            <numerusform>%Ln ID de cliente puede contener datos personales y se exportará tal cual.</numerusform>
            <numerusform>%Ln ID de cliente pueden contener datos personales y se exportarán tal cual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field: %1. %Ln user(s) in total.</source>
        <translation>
            <numerusform>Campo: %1. %Ln usuario en total.</numerusform>
            <numerusform>Campo: %1. %Ln usuarios en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be hidden.</source>
        <translation>
            <numerusform>%Ln ID de cliente puede contener datos personales y se ocultará.</numerusform>
            <numerusform>%Ln ID de cliente pueden contener datos personales y se ocultarán.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace file</source>
        <translation>&amp;Reemplazar archivo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s) exported</source>
        <translation>
            <numerusform>%1 de %Ln usuario exportado</numerusform>
            <numerusform>%1 de %Ln usuarios exportados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln user(s).</source>
        <translation>
            <numerusform>Se exportó %Ln usuario.</numerusform>
            <numerusform>Se exportaron %Ln usuarios.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>labdesk::FacetTableModel</name>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
</context>
<context>
    <name>labdesk::FieldHelp</name>
    <message>
        <source>Your own ID for this user. It can’t contain personal data.</source>
        <translation>Su propio ID para este usuario. No puede contener datos personales.</translation>
    </message>
    <message>
        <source>Assigned by the service when the user was created.</source>
        <translation>Lo asignó el servicio cuando se creó el usuario.</translation>
    </message>
    <message>
        <source>The team that this user belongs to in the service.</source>
        <translation>El equipo del servicio al que pertenece este usuario.</translation>
    </message>
    <message>
        <source>Used when a source sends times without a time zone.</source>
        <translation>Se usa cuando una fuente envía horas sin zona horaria.</translation>
    </message>
    <message>
        <source>Used to calculate maximum heart rate when a source sends no age.</source>
        <translation>Se usa para calcular la frecuencia cardíaca máxima cuando una fuente no envía la edad.</translation>
    </message>
    <message>
        <source>Data from before this date isn’t collected.</source>
        <translation>Los datos anteriores a esta fecha no se recopilan.</translation>
    </message>
    <message>
        <source>From this date on, no data is collected, and the service disconnects the sources.</source>
        <translation>Los datos de esta fecha o posteriores no se recopilan, y el servicio desconecta las fuentes.</translation>
    </message>
    <message>
        <source>The service’s code for the insurance company.</source>
        <translation>El código del servicio para la compañía de seguros.</translation>
    </message>
    <message>
        <source>The insurer’s number for the member, as on the card.</source>
        <translation>El número de la aseguradora para el miembro, como figura en la tarjeta.</translation>
    </message>
    <message>
        <source>The insurer’s number for a group plan. Not every card has one.</source>
        <translation>El número de la aseguradora para un plan grupal. No todas las tarjetas lo tienen.</translation>
    </message>
    <message>
        <source>How the patient is related to the insured person.</source>
        <translation>Qué parentesco tiene el paciente con la persona asegurada.</translation>
    </message>
    <message>
        <source>Whoever holds the policy, not necessarily the patient.</source>
        <translation>La persona titular de la póliza. Puede no ser el paciente.</translation>
    </message>
    <message>
        <source>Whoever is responsible for paying the patient’s bill.</source>
        <translation>La persona responsable de pagar la cuenta del paciente.</translation>
    </message>
    <message>
        <source>The service’s identifier (slug) for the provider. You can use it in filters.</source>
        <translation>El identificador (slug) del proveedor en el servicio. Puede usarlo en filtros.</translation>
    </message>
    <message>
        <source>How users give permission to read their data.</source>
        <translation>Cómo dan permiso los usuarios para leer sus datos.</translation>
    </message>
    <message>
        <source>What the provider can send. A user may have allowed less.</source>
        <translation>Lo que el proveedor puede enviar. Un usuario puede haber permitido menos.</translation>
    </message>
    <message>
        <source>Where to search. For a city, its central ZIP code is used.</source>
        <translation>Dónde buscar. Para una ciudad se usa el código postal de su centro.</translation>
    </message>
    <message>
        <source>A lab order in the service. It includes the lab and the patient’s address.</source>
        <translation>Un pedido de laboratorio en el servicio. Incluye el laboratorio y la dirección del paciente.</translation>
    </message>
    <message>
        <source>Only this lab’s service centers are searched.</source>
        <translation>Solo se buscan los centros de servicio de este laboratorio.</translation>
    </message>
    <message>
        <source>How far away to search, in miles.</source>
        <translation>Hasta qué distancia buscar, en millas.</translation>
    </message>
    <message>
        <source>The state of the payor’s business address, not the patient’s.</source>
        <translation>El estado de la dirección comercial del pagador, no el del paciente.</translation>
    </message>
    <message>
        <source>Passes claims on to payors and has its own ID for each one.</source>
        <translation>Transmite las reclamaciones a los pagadores y tiene un ID propio para cada uno.</translation>
    </message>
    <message>
        <source>A clearinghouse’s ID for a payor. It’s not the payor code.</source>
        <translation>El ID de una cámara de compensación para un pagador. No es el código de pagador.</translation>
    </message>
    <message>
        <source>What the service is used for. It’s always shown at the top of the window.</source>
        <translation>Para qué se usa el servicio. Siempre se muestra en la parte superior de la ventana.</translation>
    </message>
    <message>
        <source>The address of the service’s API. Whoever runs the service can tell you.</source>
        <translation>La dirección de la API del servicio. La conoce su operador.</translation>
    </message>
    <message>
        <source>The HTTP header that carries the key in each request.</source>
        <translation>El encabezado HTTP que lleva la clave en cada solicitud.</translation>
    </message>
    <message>
        <source>Where the API client ID and client secret are exchanged for a token.</source>
        <translation>Dónde se cambian el ID de cliente de la API y el secreto de cliente por un token.</translation>
    </message>
    <message>
        <source>Identifies your team at the auth URL. It’s not a user’s client ID.</source>
        <translation>Identifica a su equipo en la URL de autenticación. No es el ID de cliente de un usuario.</translation>
    </message>
    <message>
        <source>The API that the token is for. Usually the base URL.</source>
        <translation>La API para la que es el token. Por lo general, la URL base.</translation>
    </message>
    <message>
        <source>What the fields mean</source>
        <translation>Qué significan los campos</translation>
    </message>
    <message>
        <source>To see this help in the window, point to a field or press %1.</source>
        <translation>Para ver esta ayuda en la ventana, señale un campo o presione %1.</translation>
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
        <translation>“%1” necesita un valor.</translation>
    </message>
    <message>
        <source>“%1” is searched as text. Use OR in capitals to match either term.</source>
        <translation>“%1” se busca como texto. Use OR en mayúsculas para que coincida cualquiera de los términos.</translation>
    </message>
    <message>
        <source>“%1” isn’t needed, because users must match all terms. It’s searched as text.</source>
        <translation>“%1” no hace falta, porque los usuarios deben coincidir con todos los términos. Se busca como texto.</translation>
    </message>
    <message>
        <source>Missing closing quote: everything after the opening quote is one phrase.</source>
        <translation>Faltan las comillas de cierre: todo lo que sigue es una sola frase.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Campo desconocido “%1”; se busca como texto.</translation>
    </message>
    <message>
        <source>“%1” only works with “%2”, so it’s searched as text.</source>
        <translation>“%1” solo funciona con “%2”; se busca como texto.</translation>
    </message>
    <message>
        <source>“OR” has nothing before it, so it’s searched as text.</source>
        <translation>“OR” no tiene nada delante; se busca como texto.</translation>
    </message>
    <message>
        <source>“%1” needs one of these values: %2. It’s ignored until it’s complete.</source>
        <translation>“%1” necesita uno de estos valores: %2. Se ignora hasta que esté completo.</translation>
    </message>
    <message>
        <source>“%1” needs one of these values: %2. It’s searched as text.</source>
        <translation>“%1” necesita uno de estos valores: %2. Se busca como texto.</translation>
    </message>
    <message>
        <source>“%1” isn’t a complete date yet, so it’s ignored.</source>
        <translation>“%1” aún no es una fecha completa, así que se ignora.</translation>
    </message>
    <message>
        <source>“%1” isn’t a date, so it’s searched as text. Use 2026-03-31, 2026-03, 2026, 2026-01..2026-03, or 30d.</source>
        <translation>“%1” no es una fecha; se busca como texto. Use 2026-03-31, 2026-03, 2026, 2026-01..2026-03 o 30d.</translation>
    </message>
</context>
<context>
    <name>labdesk::ForeignTrailDialog</name>
    <message>
        <source>Audit trail of another computer</source>
        <translation>Registro de auditoría de otra computadora</translation>
    </message>
    <message>
        <source>Filter this audit trail</source>
        <translation>Filtrar este registro de auditoría</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Verifying the audit trail…</source>
        <translation>Verificando el registro de auditoría…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), read-only</source>
        <translation>
            <numerusform>%Ln registro, solo lectura</numerusform>
            <numerusform>%Ln registros, solo lectura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln record(s), read-only</source>
        <translation>
            <numerusform>%1 de %Ln registro, solo lectura</numerusform>
            <numerusform>%1 de %Ln registros, solo lectura</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1. It isn’t part of this computer’s trail.</source>
        <translation>De %1. No forma parte del registro de esta computadora.</translation>
    </message>
    <message>
        <source>There is no audit trail in %1.</source>
        <translation>No hay ningún registro de auditoría en %1.</translation>
    </message>
    <message>
        <source>Choose a copy of an audit folder, one of its files, or exported JSON lines.</source>
        <translation>Elija una copia de una carpeta de auditoría, uno de sus archivos o líneas JSON exportadas.</translation>
    </message>
    <message>
        <source>Later records are shown but can’t be verified.</source>
        <translation>Los registros posteriores se muestran, pero no se pueden verificar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exported record(s), which can’t be verified.</source>
        <translation>
            <numerusform>%Ln registro exportado, que no se puede verificar.</numerusform>
            <numerusform>%Ln registros exportados, que no se pueden verificar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exports don’t include the data needed for verification. To verify, ask for a copy of the audit folder.</source>
        <translation>Las exportaciones no incluyen datos de verificación. Para verificar, pida una copia de la carpeta de auditoría.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found in this file.</source>
        <translation>
            <numerusform>Verificado: %Ln registro, sin cambios en este archivo.</numerusform>
            <numerusform>Verificado: %Ln registros, sin cambios en este archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk can’t detect missing files before or after this one. Open the whole folder to check for them.</source>
        <translation>No se puede detectar si faltan archivos antes o después; para eso, abra toda la carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>Verificado: %Ln registro, sin cambios.</numerusform>
            <numerusform>Verificado: %Ln registros, sin cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone who can write to the folder could still have replaced the whole trail.</source>
        <translation>Aun así, alguien que pueda escribir en la carpeta podría haber reemplazado todo el registro.</translation>
    </message>
</context>
<context>
    <name>labdesk::HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Labdesk guide</source>
        <translation>Guía de Labdesk</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Páginas de la guía</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Hours</name>
    <message>
        <source>Hours not provided. Call before visiting.</source>
        <translation>Horario no proporcionado. Llame antes de ir.</translation>
    </message>
    <message>
        <source>Closed all week</source>
        <translation>Cerrado toda la semana</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1, closed %2</source>
        <translation>%1, cerrado de %2</translation>
    </message>
    <message>
        <source>Open now, today %1</source>
        <translation>Abierto ahora, hoy de %1</translation>
    </message>
    <message>
        <source>Closed now, open today %1</source>
        <translation>Cerrado ahora, hoy abre de %1</translation>
    </message>
    <message>
        <source>Closed today, opens %1</source>
        <translation>Cerrado hoy, abre %1</translation>
    </message>
    <message>
        <source>Closed now, opens %1</source>
        <translation>Cerrado ahora, abre %1</translation>
    </message>
    <message numerus="yes">
        <source>Closes in %Ln min, today %1</source>
        <translation>
            <numerusform>Cierra en %Ln min, hoy de %1</numerusform>
            <numerusform>Cierra en %Ln min, hoy de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 closed</source>
        <extracomment>%1 is a day of the week: &quot;Sat closed&quot;</extracomment>
        <translation>%1 cerrado</translation>
    </message>
</context>
<context>
    <name>labdesk::IngestionLine</name>
    <message>
        <source>no start</source>
        <translation>sin inicio</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>sin fin</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Período de datos</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>labdesk::InsuranceWords</name>
    <message>
        <source>Female</source>
        <translation>Femenino</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Masculino</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Titular</translation>
    </message>
    <message>
        <source>Spouse</source>
        <translation>Cónyuge</translation>
    </message>
</context>
<context>
    <name>labdesk::JobProgress</name>
    <message numerus="yes">
        <source>%Ln job(s): %1 of %2</source>
        <translation>
            <numerusform>%Ln trabajo: %1 de %2</numerusform>
            <numerusform>%Ln trabajos: %1 de %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobRemainsView</name>
    <message>
        <source>E&amp;xport results…</source>
        <translation>E&amp;xportar resultados…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Usuarios de este trabajo</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1: %Ln usuario</numerusform>
            <numerusform>%1: %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted. Started %1 on “%2”. %3.</source>
        <translation>Interrumpido. Empezó %1 en “%2”. %3.</translation>
    </message>
    <message>
        <source>Check the users with an unknown outcome before you send anything again.</source>
        <translation>Compruebe los usuarios con resultado desconocido antes de enviar nada de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select unsent (%Ln)</source>
        <translation>
            <numerusform>&amp;Seleccionar los no enviados (%Ln)</numerusform>
            <numerusform>&amp;Seleccionar los no enviados (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Check the %Ln unknown outcome(s)</source>
        <translation>
            <numerusform>&amp;Comprobar el %Ln desconocido</numerusform>
            <numerusform>&amp;Comprobar los %Ln desconocidos</numerusform>
        </translation>
    </message>
    <message>
        <source>This job ran on “%1”. Switch to that connection first.</source>
        <translation>Este trabajo se ejecutó en “%1”. Cambie primero a esa conexión.</translation>
    </message>
    <message>
        <source>The job won’t resume automatically.</source>
        <translation>El trabajo no se reanudará automáticamente.</translation>
    </message>
</context>
<context>
    <name>labdesk::JobTableModel</name>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 de %Ln usuario</numerusform>
            <numerusform>%1 de %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>labdesk::JobUserTableModel</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID de usuario</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>labdesk::JobWords</name>
    <message>
        <source>Change time zone to %1</source>
        <translation>Cambiar zona horaria a %1</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Desconectar %1</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Solicitar actualización de datos</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Cambiar zona horaria</translation>
    </message>
    <message>
        <source>Disconnect source</source>
        <translation>Desconectar fuente</translation>
    </message>
    <message>
        <source>Restore time zones</source>
        <translation>Restaurar zonas horarias</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>Listos: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>Con error: %1</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>Desconocidos: %1</translation>
    </message>
    <message>
        <source>%1 sending</source>
        <translation>Enviándose: %1</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>En cola: %1</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>Sin enviar: %1</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Hecho en parte</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Resultado desconocido</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Canceling</source>
        <translation>Cancelando</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Rate limited</source>
        <translation>Límite alcanzado</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message numerus="yes">
        <source>Canceling. Waiting for %Ln response(s).</source>
        <translation>
            <numerusform>Cancelando. Esperando %Ln respuesta.</numerusform>
            <numerusform>Cancelando. Esperando %Ln respuestas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused. Nothing is sent until you resume.</source>
        <translation>En pausa. No se envía nada hasta que reanude el trabajo.</translation>
    </message>
    <message>
        <source>Queued. This job starts when the running one ends.</source>
        <translation>En cola. Este trabajo empieza cuando termine el que está en curso.</translation>
    </message>
    <message numerus="yes">
        <source>Rate limited. The job resumes in %Ln second(s).</source>
        <translation>
            <numerusform>Límite alcanzado. El trabajo se reanuda en %Ln segundo.</numerusform>
            <numerusform>Límite alcanzado. El trabajo se reanuda en %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>already has this time zone</source>
        <translation>ya tiene esta zona horaria</translation>
    </message>
    <message>
        <source>no source to refresh</source>
        <translation>sin fuentes que actualizar</translation>
    </message>
    <message>
        <source>data collection ended, no source left</source>
        <translation>la recopilación terminó, no quedan fuentes</translation>
    </message>
    <message>
        <source>hourly refresh limit reached</source>
        <translation>se alcanzó el límite de actualizaciones por hora</translation>
    </message>
    <message>
        <source>not changed by the original job</source>
        <translation>no cambiado por el trabajo original</translation>
    </message>
    <message>
        <source>outcome unknown: check first</source>
        <translation>resultado desconocido: compruebe primero</translation>
    </message>
    <message>
        <source>New data is requested</source>
        <translation>Se solicitan datos nuevos</translation>
    </message>
    <message>
        <source>This source stops sending data</source>
        <translation>Esta fuente deja de enviar datos</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a value before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <comment>a time zone</comment>
        <translation>Volver a %1</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <translation>Aún sin confirmar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Sin enviar</translation>
    </message>
    <message>
        <source>Accepted, but still listed. A phone app may have reconnected it.</source>
        <translation>Aceptado, pero sigue en la lista. Puede que una app del teléfono lo haya reconectado.</translation>
    </message>
    <message>
        <source>Accepted, but the service still returns the old value.</source>
        <translation>Aceptado, pero el servicio aún devuelve el valor anterior.</translation>
    </message>
    <message>
        <source>Was already disconnected.</source>
        <translation>Ya estaba desconectado.</translation>
    </message>
    <message>
        <source>Requested, but some sources failed.</source>
        <translation>Solicitado, pero algunas fuentes fallaron.</translation>
    </message>
    <message>
        <source>Requested. The service is still working on it.</source>
        <translation>Solicitado. El servicio sigue trabajando en ello.</translation>
    </message>
    <message>
        <source>Requested.</source>
        <translation>Solicitado.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>Desconectado.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Cambiado.</translation>
    </message>
    <message>
        <source>Rate limited.</source>
        <translation>Límite alcanzado.</translation>
    </message>
    <message>
        <source>%1 Status %2.</source>
        <comment>what went wrong, and the HTTP status</comment>
        <translation>%1 Estado %2.</translation>
    </message>
    <message>
        <source>Checked: the service still returns the old value. The change may still take effect.</source>
        <translation>Comprobado: el servicio aún devuelve el valor anterior. El cambio todavía puede aplicarse.</translation>
    </message>
    <message>
        <source>Sent, but no response arrived.</source>
        <translation>Enviado, pero no llegó ninguna respuesta.</translation>
    </message>
    <message>
        <source>Can’t reach the service. Nothing is sent until you resume.</source>
        <translation>No se puede conectar con el servicio. No se envía nada hasta que reanude el trabajo.</translation>
    </message>
    <message>
        <source>The connection’s key or settings don’t allow this job. Nothing is sent until you resume.</source>
        <translation>La clave o los ajustes de la conexión no permiten este trabajo. No se envía nada hasta que reanude el trabajo.</translation>
    </message>
    <message>
        <source>doesn’t have this source</source>
        <translation>no tiene esta fuente</translation>
    </message>
    <message>
        <source>had no time zone before, and it can’t be cleared</source>
        <translation>no tenía zona horaria y no se puede quitar</translation>
    </message>
    <message>
        <source>Change data collection end date to %1</source>
        <translation>Cambiar fin de la recopilación al %1</translation>
    </message>
    <message>
        <source>Change data collection end date</source>
        <translation>Cambiar fin de la recopilación</translation>
    </message>
    <message>
        <source>Check sources</source>
        <translation>Comprobar fuentes</translation>
    </message>
    <message numerus="yes">
        <source>Requests new data for %Ln user(s). It can take a while to arrive.</source>
        <translation>
            <numerusform>Solicita datos nuevos de %Ln usuario. Pueden tardar en llegar.</numerusform>
            <numerusform>Solicita datos nuevos de %Ln usuarios. Pueden tardar en llegar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The source stops sending data for %Ln user(s). Only the users can reconnect it.</source>
        <translation>
            <numerusform>La fuente deja de enviar datos de %Ln usuario. Solo el usuario puede reconectarla.</numerusform>
            <numerusform>La fuente deja de enviar datos de %Ln usuarios. Solo los usuarios pueden reconectarla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this time zone for %Ln user(s).</source>
        <translation>
            <numerusform>Define esta zona horaria para %Ln usuario.</numerusform>
            <numerusform>Define esta zona horaria para %Ln usuarios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restores the previous time zone of %Ln user(s).</source>
        <translation>
            <numerusform>Restaura la zona horaria anterior de %Ln usuario.</numerusform>
            <numerusform>Restaura la zona horaria anterior de %Ln usuarios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this data collection end date for %Ln user(s).</source>
        <translation>
            <numerusform>Define este fin de la recopilación para %Ln usuario.</numerusform>
            <numerusform>Define este fin de la recopilación para %Ln usuarios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads the sources of %Ln user(s) and lists their problems. Nothing is changed or saved.</source>
        <translation>
            <numerusform>Lee las fuentes de %Ln usuario y muestra sus problemas. No se cambia ni se guarda nada.</numerusform>
            <numerusform>Lee las fuentes de %Ln usuarios y muestra sus problemas. No se cambia ni se guarda nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Empezando</translation>
    </message>
    <message>
        <source>Starts in a few seconds. Nothing has been sent yet.</source>
        <translation>Empieza en unos segundos. Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>Several requests in a row got no response. Check these users before you resume.</source>
        <translation>Varias solicitudes seguidas se quedaron sin respuesta. Revise estos usuarios antes de reanudar.</translation>
    </message>
    <message>
        <source>data collection already ends on this day</source>
        <translation>la recopilación de datos ya termina ese día</translation>
    </message>
    <message>
        <source>Sources are checked</source>
        <translation>Se comprueban las fuentes</translation>
    </message>
    <message>
        <source>Some sources couldn’t be read</source>
        <translation>No se pudieron leer algunas fuentes</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se encontraron problemas.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and its problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Request data refresh</source>
        <translation>&amp;Solicitar actualización de datos</translation>
    </message>
    <message>
        <source>C&amp;hange time zone</source>
        <translation>Ca&amp;mbiar zona horaria</translation>
    </message>
    <message>
        <source>&amp;Disconnect source</source>
        <translation>&amp;Desconectar fuente</translation>
    </message>
    <message>
        <source>&amp;Restore time zones</source>
        <translation>&amp;Restaurar zonas horarias</translation>
    </message>
    <message>
        <source>Change data &amp;collection end date</source>
        <translation>Cambiar fin de la reco&amp;pilación</translation>
    </message>
    <message>
        <source>Chec&amp;k sources</source>
        <translation>Co&amp;mprobar fuentes</translation>
    </message>
    <message>
        <source>data collection starts after this day</source>
        <translation>la recopilación de datos empieza después de este día</translation>
    </message>
    <message>
        <source>changed somewhere else in the meantime</source>
        <translation>se cambió en otro lugar mientras tanto</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>Omitidos: %1</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>source reconnected in the meantime</source>
        <translation>la fuente se reconectó entretanto</translation>
    </message>
    <message>
        <source>%1 partly done</source>
        <translation>Hechos en parte: %1</translation>
    </message>
    <message>
        <source>%1 not confirmed yet</source>
        <translation>Aún sin confirmar: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::JobsPane</name>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>No job selected</source>
        <translation>Ningún trabajo seleccionado</translation>
    </message>
    <message>
        <source>Select a job to see its progress.</source>
        <translation>Seleccione un trabajo para ver su progreso.</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>Aún no hay trabajos</translation>
    </message>
    <message>
        <source>Select two or more users, then choose an action.</source>
        <translation>Seleccione dos o más usuarios y elija una acción.</translation>
    </message>
    <message>
        <source>Sho&amp;w users</source>
        <translation>&amp;Mostrar usuarios</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exportar resultados</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Exported the results.</source>
        <translation>Se exportaron los resultados.</translation>
    </message>
    <message>
        <source>No job selected.</source>
        <translation>Ningún trabajo seleccionado.</translation>
    </message>
    <message>
        <source>Go to the job list</source>
        <translation>Ir a la lista de trabajos</translation>
    </message>
    <message>
        <source>Reload jobs</source>
        <translation>Volver a cargar trabajos</translation>
    </message>
    <message>
        <source>This list updates automatically.</source>
        <translation>Esta lista se actualiza automáticamente.</translation>
    </message>
    <message>
        <source>Copy link to jobs</source>
        <translation>Copiar enlace a los trabajos</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Se copió el enlace.</translation>
    </message>
    <message>
        <source>Pause job</source>
        <translation>Pausar trabajo</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Cancelar trabajo</translation>
    </message>
    <message>
        <source>The job has ended.</source>
        <translation>El trabajo ha terminado.</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>detener</translation>
    </message>
    <message>
        <source>Export job results…</source>
        <translation>Exportar resultados del trabajo…</translation>
    </message>
    <message>
        <source>save CSV</source>
        <translation>guardar CSV</translation>
    </message>
    <message>
        <source>The job isn’t running.</source>
        <translation>El trabajo no está en curso.</translation>
    </message>
    <message numerus="yes">
        <source>Send the request again for %Ln user(s)?</source>
        <translation>
            <numerusform>¿Enviar de nuevo la solicitud para %Ln usuario?</numerusform>
            <numerusform>¿Enviar de nuevo la solicitud para %Ln usuarios?</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry failures</source>
        <translation>Reintentar los fallidos</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonPanel</name>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>Ajustar líneas</translation>
    </message>
    <message>
        <source>Raw response</source>
        <translation>Respuesta sin procesar</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar ruta</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copiar valor</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find in response</source>
        <translation>Buscar en la respuesta</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Changes since the previous response</source>
        <translation>Cambios desde la respuesta anterior</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the hits</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation>Se copió la ruta.</translation>
    </message>
    <message>
        <source>Copied the value.</source>
        <translation>Se copió el valor.</translation>
    </message>
    <message>
        <source>This response is too large for a tree (%1) and is shown as text only.</source>
        <translation>Esta respuesta es demasiado grande para un árbol (%1) y se muestra solo como texto.</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonTreeModel</name>
    <message>
        <source>unknown field, not in the contract</source>
        <translation>campo desconocido, fuera del contrato</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonTreeView</name>
    <message>
        <source>Raw response</source>
        <translation>Respuesta sin procesar</translation>
    </message>
</context>
<context>
    <name>labdesk::KeptSecretField</name>
    <message>
        <source>Replace…</source>
        <translation>Reemplazar…</translation>
    </message>
    <message>
        <source>%1: stored, never shown</source>
        <translation>%1: guardado, nunca se muestra</translation>
    </message>
    <message>
        <source>Replace: %1</source>
        <translation>Reemplazar: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::KnownValues</name>
    <message>
        <source>Email</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>App</source>
        <translation>App</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Sueño</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Workouts</source>
        <translation>Entrenamientos</translation>
    </message>
    <message>
        <source>Workout stream</source>
        <translation>Flujo de entrenamiento</translation>
    </message>
    <message>
        <source>Glucose</source>
        <translation>Glucosa</translation>
    </message>
    <message>
        <source>Heart rate</source>
        <translation>Frecuencia cardíaca</translation>
    </message>
    <message>
        <source>Heart rate variability</source>
        <translation>Variabilidad de la frecuencia cardíaca</translation>
    </message>
    <message>
        <source>Blood oxygen</source>
        <translation>Oxígeno en sangre</translation>
    </message>
    <message>
        <source>Blood pressure</source>
        <translation>Presión arterial</translation>
    </message>
    <message>
        <source>Cholesterol</source>
        <translation>Colesterol</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Body fat</source>
        <translation>Grasa corporal</translation>
    </message>
    <message>
        <source>Body temperature</source>
        <translation>Temperatura corporal</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>Comidas</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Caffeine</source>
        <translation>Cafeína</translation>
    </message>
    <message>
        <source>Mindfulness minutes</source>
        <translation>Minutos de atención plena</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Active calories</source>
        <translation>Calorías activas</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Floors climbed</source>
        <translation>Pisos subidos</translation>
    </message>
    <message>
        <source>Respiratory rate</source>
        <translation>Frecuencia respiratoria</translation>
    </message>
    <message>
        <source>VO2 max</source>
        <translation>VO2 máx.</translation>
    </message>
    <message>
        <source>Basal calories</source>
        <translation>Calorías basales</translation>
    </message>
    <message>
        <source>Stress level</source>
        <translation>Nivel de estrés</translation>
    </message>
    <message>
        <source>Menstrual cycle</source>
        <translation>Ciclo menstrual</translation>
    </message>
    <message>
        <source>Electrocardiogram</source>
        <translation>Electrocardiograma</translation>
    </message>
    <message>
        <source>AFib burden</source>
        <translation>Carga de FA</translation>
    </message>
    <message>
        <source>Sleep cycle</source>
        <translation>Ciclo de sueño</translation>
    </message>
    <message>
        <source>Hypnogram</source>
        <translation>Hipnograma</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>STAT testing</source>
        <translation>Análisis urgentes (STAT)</translation>
    </message>
    <message>
        <source>Appointments</source>
        <translation>Citas</translation>
    </message>
    <message>
        <source>Appointments booked through the service</source>
        <translation>Citas a través del servicio</translation>
    </message>
    <message>
        <source>Appointments booked with the lab</source>
        <translation>Citas con el laboratorio</translation>
    </message>
    <message>
        <source>Pediatric draws</source>
        <translation>Extracciones de sangre pediátricas</translation>
    </message>
    <message>
        <source>Glucose tolerance tests</source>
        <translation>Pruebas de tolerancia a la glucosa</translation>
    </message>
    <message>
        <source>Bills the client</source>
        <translation>Factura al cliente</translation>
    </message>
    <message>
        <source>Bills commercial insurance</source>
        <translation>Factura al seguro comercial</translation>
    </message>
    <message>
        <source>Bills the patient through the client</source>
        <translation>Factura al paciente a través del cliente</translation>
    </message>
    <message>
        <source>Bills the patient</source>
        <translation>Factura al paciente</translation>
    </message>
    <message>
        <source>Web sign-in</source>
        <translation>Inicio de sesión web</translation>
    </message>
    <message>
        <source>Team account</source>
        <translation>Cuenta del equipo</translation>
    </message>
    <message>
        <source>Phone app</source>
        <translation>App del teléfono</translation>
    </message>
    <message>
        <source>User name and password</source>
        <translation>Usuario y contraseña</translation>
    </message>
</context>
<context>
    <name>labdesk::LabButtons</name>
    <message>
        <source>Search %1</source>
        <translation>Buscar en %1</translation>
    </message>
</context>
<context>
    <name>labdesk::LastRefresh</name>
    <message>
        <source>Last request at %1: failed.</source>
        <translation>Última solicitud (%1): falló.</translation>
    </message>
    <message>
        <source>Last request at %1: accepted.</source>
        <translation>Última solicitud (%1): aceptada.</translation>
    </message>
    <message>
        <source>Last request at %1: %2.</source>
        <translation>Última solicitud (%1): %2.</translation>
    </message>
    <message>
        <source>The outcome of the last refresh request is unknown. Check it first.</source>
        <translation>El resultado de la última solicitud de actualización es desconocido. Compruébelo primero.</translation>
    </message>
    <message>
        <source>A refresh was requested. Waiting for the response.</source>
        <translation>Se solicitó una actualización. Esperando la respuesta.</translation>
    </message>
    <message>
        <source>The service is rate limiting data refreshes. Try again in %1.</source>
        <translation>El servicio está limitando las actualizaciones de datos. Vuelva a intentarlo en %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::LeaveDialog</name>
    <message numerus="yes">
        <source>%Ln user(s) are still queued. Nothing will be sent for them.</source>
        <translation>
            <numerusform>%Ln usuario sigue en cola. No se enviará nada para él.</numerusform>
            <numerusform>%Ln usuarios siguen en cola. No se enviará nada para ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes for %Ln user(s) are being sent. Their outcome will be unknown.</source>
        <translation>
            <numerusform>Se está enviando el cambio de %Ln usuario. No se conocerá su resultado.</numerusform>
            <numerusform>Se están enviando los cambios de %Ln usuarios. No se conocerá su resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished jobs are listed the next time you start Labdesk and won’t resume automatically.</source>
        <translation>Los trabajos sin terminar aparecerán la próxima vez que inicie Labdesk y no se reanudarán automáticamente.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) haven’t finished</source>
        <translation>
            <numerusform>%Ln trabajo no ha terminado</numerusform>
            <numerusform>%Ln trabajos no han terminado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) being sent</source>
        <translation>
            <numerusform>Enviando %Ln cambio</numerusform>
            <numerusform>Enviando %Ln cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit before changes are sent?</source>
        <translation>¿Salir antes de enviar los cambios?</translation>
    </message>
    <message>
        <source>Switch connections before changes are sent?</source>
        <translation>¿Cambiar de conexión antes de enviar los cambios?</translation>
    </message>
    <message>
        <source>Start over before changes are sent?</source>
        <translation>¿Empezar de cero antes de enviar los cambios?</translation>
    </message>
    <message>
        <source>A countdown hasn’t ended, so its change hasn’t been made. If you stay, the countdown continues. If you go ahead, the change is canceled.</source>
        <translation>Una cuenta regresiva no ha terminado, así que su cambio aún no se ha hecho. Si se queda, la cuenta regresiva sigue. Si continúa, el cambio se cancela.</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Esperar</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Quedarse</translation>
    </message>
    <message>
        <source>Switch anyway</source>
        <translation>Cambiar de todos modos</translation>
    </message>
    <message>
        <source>Start over anyway</source>
        <translation>Empezar de cero de todos modos</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>Quit without sending</source>
        <translation>Salir sin enviar</translation>
    </message>
    <message>
        <source>The service hasn’t responded yet. If you go ahead now, the outcome stays unknown.</source>
        <translation>El servicio aún no ha respondido. Si continúa ahora, no se conocerá el resultado.</translation>
    </message>
    <message>
        <source>If you wait, Labdesk goes ahead when the service responds.</source>
        <translation>Si espera, Labdesk continúa cuando el servicio responda.</translation>
    </message>
</context>
<context>
    <name>labdesk::LinkDialog</name>
    <message>
        <source>It opens user %1.</source>
        <translation>Abre el usuario %1.</translation>
    </message>
    <message>
        <source>It shows provider %1.</source>
        <translation>Muestra el proveedor %1.</translation>
    </message>
    <message>
        <source>It shows the users.</source>
        <translation>Muestra los usuarios.</translation>
    </message>
    <message>
        <source>It filters the users by “%1”.</source>
        <translation>Filtra los usuarios por “%1”.</translation>
    </message>
    <message>
        <source>It searches for service centers for order %1.</source>
        <translation>Busca centros de servicio para el pedido %1.</translation>
    </message>
    <message>
        <source>It searches for service centers near %1.</source>
        <translation>Busca centros de servicio cerca de %1.</translation>
    </message>
    <message>
        <source>It searches for the payor with code %1.</source>
        <translation>Busca el pagador con el código %1.</translation>
    </message>
    <message>
        <source>It opens a page in Labdesk.</source>
        <translation>Abre una página de Labdesk.</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>¿Abrir este enlace?</translation>
    </message>
    <message>
        <source>It belongs to %1. Labdesk switches to “%2” first.</source>
        <translation>Pertenece a %1. Labdesk cambia primero a “%2”.</translation>
    </message>
    <message>
        <source>It’s for %1, which isn’t one of your connections. In “%2” it may find nothing, or a different user.</source>
        <translation>Es para %1, que no es una de sus conexiones. En “%2” puede no encontrar nada o encontrar otro usuario.</translation>
    </message>
    <message>
        <source>You’re in production, and links can come from anywhere.</source>
        <translation>Está en producción y los enlaces pueden venir de cualquier parte.</translation>
    </message>
    <message>
        <source>&amp;Switch and open</source>
        <translation>&amp;Cambiar y abrir</translation>
    </message>
    <message>
        <source>&amp;Open anyway</source>
        <translation>&amp;Abrir de todos modos</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>It sets the ticket number to %1.</source>
        <translation>Define %1 como número de ticket.</translation>
    </message>
    <message>
        <source>It replaces ticket %1 with %2. Your next changes are recorded with %2.</source>
        <translation>Reemplaza el ticket %1 por %2. Sus próximos cambios se registrarán con %2.</translation>
    </message>
    <message>
        <source>Opening a link never changes data.</source>
        <translation>Abrir un enlace nunca cambia datos.</translation>
    </message>
</context>
<context>
    <name>labdesk::LinkRouter</name>
    <message>
        <source>Labdesk can’t open this link.</source>
        <translation>Labdesk no puede abrir este enlace.</translation>
    </message>
    <message>
        <source>A link is waiting. It opens when you unlock.</source>
        <translation>Hay un enlace pendiente. Se abrirá al desbloquear.</translation>
    </message>
    <message>
        <source>A link is waiting. It opens when you close the dialog.</source>
        <translation>Hay un enlace pendiente. Se abrirá cuando cierre el diálogo.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Abrir enlace</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Ticket number set to %1 from the link.</source>
        <translation>El número de ticket %1 viene del enlace.</translation>
    </message>
    <message>
        <source>The ticket number in the link was ignored. %1</source>
        <translation>No se usa el número de ticket del enlace. %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ListDetailPane</name>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>labdesk::ListHeader</name>
    <message>
        <source>Reload</source>
        <translation>Volver a cargar</translation>
    </message>
    <message>
        <source>Reload (F5)</source>
        <translation>Volver a cargar (F5)</translation>
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
        <translation>Líneas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>&amp;Plain text</source>
        <translation>&amp;Sin formato</translation>
    </message>
    <message>
        <source>With &amp;headers</source>
        <translation>Con &amp;encabezados</translation>
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
        <translation>&amp;Líneas JSON</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>Copiar &amp;fila</translation>
    </message>
    <message>
        <source>Copy &amp;list as</source>
        <translation>Copiar &amp;lista como</translation>
    </message>
    <message>
        <source>&amp;Export list…</source>
        <translation>E&amp;xportar lista…</translation>
    </message>
    <message>
        <source>There are no rows.</source>
        <translation>No hay filas.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>Se copió %Ln fila.</numerusform>
            <numerusform>Se copiaron %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many rows to copy (more than %1). Filter the list first.</source>
        <translation>Demasiadas filas para copiar (más de %1). Filtre primero la lista.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s) as %1.</source>
        <translation>
            <numerusform>Se copió %Ln fila como %1.</numerusform>
            <numerusform>Se copiaron %Ln filas como %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Exportar lista</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln row(s).</source>
        <translation>
            <numerusform>Se exportó %Ln fila.</numerusform>
            <numerusform>Se exportaron %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy list as…</source>
        <translation>Copiar lista como…</translation>
    </message>
    <message>
        <source>CSV JSON Markdown plain clipboard</source>
        <translation>CSV JSON Markdown texto portapapeles</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>Exportar lista…</translation>
    </message>
    <message>
        <source>CSV JSON save file download</source>
        <translation>CSV JSON guardar archivo descargar</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Líneas JSON</translation>
    </message>
</context>
<context>
    <name>labdesk::LocalConnectionPage</name>
    <message>
        <source>Base URL</source>
        <translation>URL base</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Inicio de sesión</translation>
    </message>
    <message>
        <source>API key, known only to Labdesk</source>
        <translation>Clave de API, que solo conoce Labdesk</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Allowed: all data is sample data</source>
        <translation>Permitidos: todos los datos son de muestra</translation>
    </message>
    <message>
        <source>Start &amp;over…</source>
        <translation>&amp;Empezar de cero…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Off: the service works normally</source>
        <translation>Desactivado: el servicio funciona normalmente</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Sample data</source>
        <translation>Datos de muestra</translation>
    </message>
    <message>
        <source>Keeps every change until you start over</source>
        <translation>Conserva todos los cambios hasta que empiece de cero</translation>
    </message>
    <message>
        <source>Connect to the local service first.</source>
        <translation>Conéctese primero al servicio local.</translation>
    </message>
    <message>
        <source>Connect to the local service to practice.</source>
        <translation>Conéctese al servicio local para practicar.</translation>
    </message>
    <message>
        <source>Choose a problem that the local service simulates until you end practice.</source>
        <translation>Elija un problema para que el servicio local lo simule hasta que usted termine la práctica.</translation>
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
        <translation>La clave de esta conexión se guardaba solo para esta sesión y ya no está. Ingrésela de nuevo.</translation>
    </message>
    <message>
        <source>This connection’s key has been removed. Enter it again.</source>
        <translation>La clave de esta conexión se ha eliminado. Ingrésela de nuevo.</translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreen</name>
    <message>
        <source>Locked</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>All loaded data was cleared from memory.</source>
        <translation>Todos los datos cargados se borraron de la memoria.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Forget keys…</source>
        <translation>Olvidar claves…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Caps Lock is on.</source>
        <translation>Bloq Mayús (Caps Lock) está activado.</translation>
    </message>
    <message>
        <source>Couldn’t read this connection’s key.</source>
        <translation>No se pudo leer la clave de esta conexión.</translation>
    </message>
    <message>
        <source>The keychain may be locked. Unlock it and try again.</source>
        <translation>Puede que el llavero esté bloqueado. Desbloquéelo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Continue without the key</source>
        <translation>Continuar sin la clave</translation>
    </message>
    <message>
        <source>Forget all keys and the passphrase?</source>
        <translation>¿Olvidar todas las claves y la frase de contraseña?</translation>
    </message>
    <message>
        <source>Forget keys</source>
        <translation>Olvidar claves</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Frase de contraseña incorrecta.</translation>
    </message>
    <message>
        <source>Incorrect passphrase. %1</source>
        <translation>Frase de contraseña incorrecta. %1</translation>
    </message>
    <message>
        <source>Try again in %1&#xa0;s.</source>
        <translation>Vuelva a intentarlo en %1&#xa0;s.</translation>
    </message>
    <message>
        <source>Too many incorrect attempts.</source>
        <translation>Demasiados intentos incorrectos.</translation>
    </message>
    <message>
        <source>No passphrase is set, so anyone at this computer can unlock Labdesk.</source>
        <translation>No hay una frase de contraseña definida, así que cualquiera en esta computadora puede desbloquear Labdesk.</translation>
    </message>
    <message>
        <source>Forgetting keys…</source>
        <translation>Olvidando las claves…</translation>
    </message>
    <message>
        <source>A key may still be in the keychain, so the passphrase stays.</source>
        <translation>Es posible que el llavero aún tenga una clave, así que la frase de contraseña se conserva.</translation>
    </message>
    <message>
        <source>Unlock the keychain, or delete “labdesk” in your keychain app, and try again.</source>
        <translation>Desbloquee el llavero o borre “labdesk” en su app de llavero e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Keys are also removed from the keychain, and unfinished jobs end. Settings are kept.</source>
        <translation>Las claves también se quitan del llavero y los trabajos sin terminar finalizan. La configuración se conserva.</translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreenStatus</name>
    <message numerus="yes">
        <source>%Ln job(s) paused</source>
        <translation>
            <numerusform>%Ln trabajo en pausa</numerusform>
            <numerusform>%Ln trabajos en pausa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) running</source>
        <translation>
            <numerusform>%Ln trabajo en curso</numerusform>
            <numerusform>%Ln trabajos en curso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::LogindWatch</name>
    <message>
        <source>Locks the screen</source>
        <translation>Bloquea la pantalla</translation>
    </message>
</context>
<context>
    <name>labdesk::MainJob</name>
    <message>
        <source>The service didn’t respond in time.</source>
        <translation>El servicio no respondió a tiempo.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation>sin zona horaria</translation>
    </message>
    <message>
        <source>Newest user</source>
        <translation>Usuario más reciente</translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation>Centros de servicio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln within 25 miles of %1 (lab %2)</source>
        <translation>
            <numerusform>%Ln a menos de 25 millas de %1 (laboratorio %2)</numerusform>
            <numerusform>%Ln a menos de 25 millas de %1 (laboratorio %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mi  %2, %3</source>
        <translation>%1 mi  %2, %3</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Pagadores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln for “%1”</source>
        <translation>
            <numerusform>%Ln para “%1”</numerusform>
            <numerusform>%Ln para “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::MainWindow</name>
    <message>
        <source>Connections…</source>
        <translation>Conexiones…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Support bundle…</source>
        <translation>Paquete de soporte…</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Ayuda de esta página</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>Salir de pantalla completa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>End privacy mode</source>
        <translation>Salir del modo de privacidad</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Modo de privacidad</translation>
    </message>
    <message>
        <source>No other page to go to.</source>
        <translation>No hay otra página a la que ir.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Buscar o ejecutar un comando</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln page(s) that no longer exist.</source>
        <translation>
            <numerusform>Se omitió %Ln página que ya no existe.</numerusform>
            <numerusform>Se omitieron %Ln páginas que ya no existen.</numerusform>
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
        <source>Ticket number…</source>
        <translation>Número de ticket…</translation>
    </message>
    <message>
        <source>Change or clear the ticket number…</source>
        <translation>Cambiar o quitar el número de ticket…</translation>
    </message>
    <message>
        <source>Show all tools</source>
        <translation>Mostrar todas las herramientas</translation>
    </message>
    <message>
        <source>advanced expert administrator raw more</source>
        <translation>avanzado experto administrador sin procesar más</translation>
    </message>
    <message>
        <source>Show only what you need on a call</source>
        <translation>Mostrar solo lo necesario para una llamada</translation>
    </message>
    <message>
        <source>hide cover screen away log out sign off</source>
        <translation>ocultar tapar pantalla ausente cerrar sesión salir</translation>
    </message>
</context>
<context>
    <name>labdesk::MapButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Show all centers</source>
        <translation>Mostrar todos los centros</translation>
    </message>
</context>
<context>
    <name>labdesk::MapLegend</name>
    <message>
        <source>Map legend</source>
        <translation>Leyenda del mapa</translation>
    </message>
    <message>
        <source>Exact location</source>
        <translation>Ubicación exacta</translation>
    </message>
    <message>
        <source>Estimated from ZIP code</source>
        <translation>Estimada según el código postal</translation>
    </message>
    <message>
        <source>Estimated from ZIP code and distance</source>
        <translation>Estimada según el código postal y la distancia</translation>
    </message>
    <message>
        <source>In this ZIP code, direction unknown</source>
        <translation>En este código postal, rumbo desconocido</translation>
    </message>
    <message>
        <source>Approximate map, drawn offline. Towns: GeoNames, CC BY 4.0</source>
        <translation>Mapa aproximado, dibujado sin conexión. Localidades: GeoNames, CC BY 4.0</translation>
    </message>
</context>
<context>
    <name>labdesk::MapTexts</name>
    <message>
        <source>Canada</source>
        <translation>Canadá</translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation>México</translation>
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
        <source>Approximate</source>
        <extracomment>On the map: it is drawn from outlines and ZIP codes</extracomment>
        <translation>Aproximado</translation>
    </message>
    <message>
        <source>%1 · %2 mi</source>
        <translation>%1 · %2 mi</translation>
    </message>
    <message>
        <source>Exact location</source>
        <translation>Ubicación exacta</translation>
    </message>
    <message>
        <source>In this ZIP code, direction unknown</source>
        <translation>En este código postal, rumbo desconocido</translation>
    </message>
    <message>
        <source>Estimated from ZIP code and distance</source>
        <translation>Estimada según el código postal y la distancia</translation>
    </message>
    <message>
        <source>%1, %2, %3 miles</source>
        <translation>%1, %2, %3 millas</translation>
    </message>
    <message>
        <source>%1, %2, distance unknown</source>
        <translation>%1, %2, distancia desconocida</translation>
    </message>
    <message>
        <source>No service centers on the map</source>
        <translation>No hay centros de servicio en el mapa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers within %1 miles of %2</source>
        <translation>
            <numerusform>%Ln centro a menos de %1 millas de %2</numerusform>
            <numerusform>%Ln centros a menos de %1 millas de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers</source>
        <translation>
            <numerusform>%Ln centro</numerusform>
            <numerusform>%Ln centros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nearest %2 miles</source>
        <translation>%1, el más cercano a %2 millas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the map</source>
        <translation>
            <numerusform>%Ln fuera del mapa</numerusform>
            <numerusform>%Ln fuera del mapa</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1, %2</source>
        <translation>Seleccionado: %1, %2</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>On the map where several centers stand at one spot: how many</extracomment>
        <translation>×%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers here</source>
        <translation>
            <numerusform>%Ln centro aquí</numerusform>
            <numerusform>%Ln centros aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… y %Ln más</numerusform>
            <numerusform>… y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Lake Superior</source>
        <translation>Lago Superior</translation>
    </message>
    <message>
        <source>Green Bay</source>
        <translation>Bahía Green</translation>
    </message>
    <message>
        <source>Lake Michigan</source>
        <translation>Lago Míchigan</translation>
    </message>
    <message>
        <source>Saginaw Bay</source>
        <translation>Bahía Saginaw</translation>
    </message>
    <message>
        <source>Lake Huron</source>
        <translation>Lago Hurón</translation>
    </message>
    <message>
        <source>Lake St. Clair</source>
        <translation>Lago St. Clair</translation>
    </message>
    <message>
        <source>Lake Erie</source>
        <translation>Lago Erie</translation>
    </message>
    <message>
        <source>Lake Ontario</source>
        <translation>Lago Ontario</translation>
    </message>
    <message>
        <source>Puget Sound</source>
        <translation>Estrecho de Puget</translation>
    </message>
    <message>
        <source>Strait of Juan de Fuca</source>
        <translation>Estrecho de Juan de Fuca</translation>
    </message>
    <message>
        <source>San Pablo Bay</source>
        <translation>Bahía de San Pablo</translation>
    </message>
    <message>
        <source>San Francisco Bay</source>
        <translation>Bahía de San Francisco</translation>
    </message>
    <message>
        <source>Monterey Bay</source>
        <translation>Bahía de Monterey</translation>
    </message>
    <message>
        <source>Santa Monica Bay</source>
        <translation>Bahía de Santa Mónica</translation>
    </message>
    <message>
        <source>Galveston Bay</source>
        <translation>Bahía de Galveston</translation>
    </message>
    <message>
        <source>Corpus Christi Bay</source>
        <translation>Bahía de Corpus Christi</translation>
    </message>
    <message>
        <source>Mississippi Sound</source>
        <translation>Estrecho de Misisipi</translation>
    </message>
    <message>
        <source>Mobile Bay</source>
        <translation>Bahía de Mobile</translation>
    </message>
    <message>
        <source>Apalachee Bay</source>
        <translation>Bahía Apalachee</translation>
    </message>
    <message>
        <source>Tampa Bay</source>
        <translation>Bahía de Tampa</translation>
    </message>
    <message>
        <source>Charlotte Harbor</source>
        <translation>Charlotte Harbor</translation>
    </message>
    <message>
        <source>Florida Bay</source>
        <translation>Bahía de Florida</translation>
    </message>
    <message>
        <source>Biscayne Bay</source>
        <translation>Bahía Vizcaína</translation>
    </message>
    <message>
        <source>Pamlico Sound</source>
        <translation>Estrecho de Pamlico</translation>
    </message>
    <message>
        <source>Albemarle Sound</source>
        <translation>Estrecho de Albemarle</translation>
    </message>
    <message>
        <source>Chesapeake Bay</source>
        <translation>Bahía de Chesapeake</translation>
    </message>
    <message>
        <source>Delaware Bay</source>
        <translation>Bahía de Delaware</translation>
    </message>
    <message>
        <source>Raritan Bay</source>
        <translation>Bahía de Raritan</translation>
    </message>
    <message>
        <source>Long Island Sound</source>
        <translation>Estrecho de Long Island</translation>
    </message>
    <message>
        <source>Narragansett Bay</source>
        <translation>Bahía de Narragansett</translation>
    </message>
    <message>
        <source>Rhode Island Sound</source>
        <translation>Estrecho de Rhode Island</translation>
    </message>
    <message>
        <source>Buzzards Bay</source>
        <translation>Bahía Buzzards</translation>
    </message>
    <message>
        <source>Nantucket Sound</source>
        <translation>Estrecho de Nantucket</translation>
    </message>
    <message>
        <source>Cape Cod Bay</source>
        <translation>Bahía de Cape Cod</translation>
    </message>
    <message>
        <source>Massachusetts Bay</source>
        <translation>Bahía de Massachusetts</translation>
    </message>
    <message>
        <source>Casco Bay</source>
        <translation>Bahía Casco</translation>
    </message>
    <message>
        <source>Penobscot Bay</source>
        <translation>Bahía Penobscot</translation>
    </message>
    <message>
        <source>Gulf of Maine</source>
        <translation>Golfo de Maine</translation>
    </message>
    <message>
        <source>Cook Inlet</source>
        <translation>Ensenada de Cook</translation>
    </message>
    <message>
        <source>Prince William Sound</source>
        <translation>Estrecho del Príncipe Guillermo</translation>
    </message>
    <message>
        <source>Bristol Bay</source>
        <translation>Bahía de Bristol</translation>
    </message>
    <message>
        <source>Norton Sound</source>
        <translation>Bahía Norton</translation>
    </message>
    <message>
        <source>Gulf of Alaska</source>
        <translation>Golfo de Alaska</translation>
    </message>
    <message>
        <source>Bering Sea</source>
        <translation>Mar de Bering</translation>
    </message>
    <message>
        <source>Chukchi Sea</source>
        <translation>Mar de Chukchi</translation>
    </message>
    <message>
        <source>Beaufort Sea</source>
        <translation>Mar de Beaufort</translation>
    </message>
    <message>
        <source>Philippine Sea</source>
        <translation>Mar de Filipinas</translation>
    </message>
    <message>
        <source>Caribbean Sea</source>
        <translation>Mar Caribe</translation>
    </message>
    <message>
        <source>Gulf</source>
        <translation>Golfo</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Océano Atlántico</translation>
    </message>
    <message>
        <source>Pacific Ocean</source>
        <translation>Océano Pacífico</translation>
    </message>
    <message>
        <source>%1, %2, under %3 miles</source>
        <translation>%1, %2, menos de %3 millas</translation>
    </message>
    <message>
        <source>%1, nearest under %2 miles</source>
        <translation>%1, el más cercano a menos de %2 millas</translation>
    </message>
</context>
<context>
    <name>labdesk::MaskedValue</name>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>No se proporcionó</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, oculto</translation>
    </message>
    <message>
        <source>%1, not provided</source>
        <translation>%1: no se proporcionó</translation>
    </message>
    <message>
        <source>Hide · %1&#xa0;s</source>
        <translation>Ocultar · %1&#xa0;s</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message numerus="yes">
        <source>Shown for %Ln second(s)</source>
        <translation>
            <numerusform>Visible durante %Ln segundo</numerusform>
            <numerusform>Visible durante %Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: shown for %Ln second(s)</source>
        <translation>
            <numerusform>%1: visible durante %Ln segundo</numerusform>
            <numerusform>%1: visible durante %Ln segundos</numerusform>
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
            <numerusform>%Ln certificado, el primero “%1”.</numerusform>
            <numerusform>%Ln certificados, el primero “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expired certificates are ignored; the first one expired on %1.</source>
        <translation>Los certificados vencidos se ignoran; el primero venció el %1.</translation>
    </message>
    <message>
        <source>Valid until %1.</source>
        <translation>Válido hasta %1.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Prox&amp;y</source>
        <translation>Prox&amp;y</translation>
    </message>
    <message>
        <source>Proxy sign-in</source>
        <translation>Inicio de sesión en el proxy</translation>
    </message>
    <message>
        <source>E&amp;xtra CA file</source>
        <translation>Arc&amp;hivo de CA adicional</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Certificado de cliente</translation>
    </message>
    <message>
        <source>Ti&amp;meout</source>
        <translation>Tiempo má&amp;ximo</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Custom:</source>
        <translation>Personalizado:</translation>
    </message>
    <message>
        <source>Proxy host and port</source>
        <translation>Host y puerto del proxy</translation>
    </message>
    <message>
        <source>Certificate authority (CA) file, trusted in addition to the system’s</source>
        <translation>Archivo de autoridad de certificación (CA), adicional a las del sistema</translation>
    </message>
    <message>
        <source>PEM file (optional)</source>
        <translation>Archivo PEM (opcional)</translation>
    </message>
    <message>
        <source>How long to wait for a response</source>
        <translation>Cuánto esperar una respuesta</translation>
    </message>
    <message>
        <source>No proxy in use. The service is on this computer.</source>
        <translation>Sin proxy. El servicio está en esta computadora.</translation>
    </message>
    <message>
        <source>No proxy in use.</source>
        <translation>Sin proxy.</translation>
    </message>
    <message>
        <source>In use: %1.</source>
        <translation>En uso: %1.</translation>
    </message>
    <message>
        <source>Looking up this computer’s proxy…</source>
        <translation>Buscando el proxy de esta computadora…</translation>
    </message>
    <message>
        <source>Needed only if your network uses its own certificate authority. Certificates are still fully verified.</source>
        <translation>Solo hace falta si su red usa su propia autoridad de certificación. Los certificados se siguen verificando por completo.</translation>
    </message>
    <message>
        <source>system proxy</source>
        <translation>proxy del sistema</translation>
    </message>
    <message>
        <source>no proxy</source>
        <translation>sin proxy</translation>
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
        <translation>archivo de CA propio</translation>
    </message>
    <message>
        <source>client certificate</source>
        <translation>certificado de cliente</translation>
    </message>
    <message>
        <source>Extra CA file</source>
        <translation>Archivo de CA adicional</translation>
    </message>
    <message>
        <source>Certificates (%1)</source>
        <translation>Certificados (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos los archivos (%1)</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>A&amp;justes avanzados</translation>
    </message>
    <message>
        <source>Advanced: proxy, certificates, timeout</source>
        <translation>Ajustes avanzados: proxy, certificados, tiempo máximo</translation>
    </message>
</context>
<context>
    <name>labdesk::NewJobDialog</name>
    <message>
        <source>New time zone</source>
        <translation>Zona horaria nueva</translation>
    </message>
    <message>
        <source>New time &amp;zone</source>
        <translation>&amp;Zona horaria nueva</translation>
    </message>
    <message>
        <source>Source to disconnect</source>
        <translation>Fuente que se desconectará</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a source and how many have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Fuente</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Usuarios de este trabajo</translation>
    </message>
    <message>
        <source>Affected</source>
        <translation>Afectados</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Omitidos</translation>
    </message>
    <message>
        <source>Affected users</source>
        <translation>Usuarios afectados</translation>
    </message>
    <message>
        <source>Skipped users</source>
        <translation>Usuarios omitidos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>why users are left out, and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) per second</source>
        <translation>
            <numerusform>%Ln usuario por segundo</numerusform>
            <numerusform>%Ln usuarios por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;peed (up to four users at a time)</source>
        <translation>&amp;Velocidad (hasta cuatro usuarios a la vez)</translation>
    </message>
    <message>
        <source>Number of users</source>
        <translation>Número de usuarios</translation>
    </message>
    <message numerus="yes">
        <source>Checking %Ln user(s)…</source>
        <translation>
            <numerusform>Comprobando %Ln usuario…</numerusform>
            <numerusform>Comprobando %Ln usuarios…</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a time zone to see who is affected.</source>
        <translation>Elija una zona horaria para ver a quién afecta.</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type the number of users: %1</source>
        <translation>Está en producción. Para continuar, &amp;escriba el número de usuarios: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln user(s)?</source>
        <comment>what a job does</comment>
        <translation>
            <numerusform>¿%1 para %Ln usuario?</numerusform>
            <numerusform>¿%1 para %Ln usuarios?</numerusform>
        </translation>
    </message>
    <message>
        <source>This source is connected through a phone app, which may reconnect it on its own.</source>
        <translation>Esta fuente está conectada mediante una app del teléfono, que puede reconectarla por sí sola.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and what the administrator says about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From your administrator</source>
        <translation>De su administrador</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no time zone now. For those users, the change can’t be undone.</source>
        <translation>
            <numerusform>%Ln de ellos no tiene zona horaria ahora. Para ese usuario, el cambio no se puede deshacer.</numerusform>
            <numerusform>%Ln de ellos no tienen zona horaria ahora. Para esos usuarios, el cambio no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>New data collection end date</source>
        <translation>Nuevo fin de la recopilación</translation>
    </message>
    <message>
        <source>New data collection &amp;end date</source>
        <translation>&amp;Nuevo fin de la recopilación</translation>
    </message>
    <message>
        <source>On that day, the service disconnects all of these users’ sources. You can change the end date later, but not remove it.</source>
        <translation>Ese día, el servicio desconectará todas las fuentes de estos usuarios. Puede cambiar la fecha de fin más adelante, pero no quitarla.</translation>
    </message>
    <message>
        <source>Enter the new end date to see who is affected.</source>
        <translation>Ingrese el nuevo fin para ver a quién afecta.</translation>
    </message>
</context>
<context>
    <name>labdesk::NewUserDialog</name>
    <message>
        <source>Client &amp;ID</source>
        <translation>&amp;ID de cliente</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>Your ID for this user. Don’t use an email address or phone number.</source>
        <translation>Su ID para este usuario. No use una dirección de correo electrónico ni un número de teléfono.</translation>
    </message>
    <message>
        <source>Your ID for this user</source>
        <translation>Su ID para este usuario</translation>
    </message>
    <message>
        <source>&amp;Time zone</source>
        <translation>&amp;Zona horaria</translation>
    </message>
    <message>
        <source>Time zone, optional</source>
        <translation>Zona horaria, opcional</translation>
    </message>
    <message>
        <source>&amp;Birth date</source>
        <translation>&amp;Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>D&amp;ata collection start</source>
        <translation>Inicio &amp;de la recopilación</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Inicio de la recopilación</translation>
    </message>
    <message>
        <source>Data collection &amp;end</source>
        <translation>Fin de la &amp;recopilación</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Fin de la recopilación</translation>
    </message>
    <message>
        <source>New user</source>
        <translation>Usuario nuevo</translation>
    </message>
    <message>
        <source>&amp;Create user</source>
        <translation>&amp;Crear usuario</translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation>%1, opcional</translation>
    </message>
    <message>
        <source>This looks like an email address.</source>
        <translation>Parece una dirección de correo electrónico.</translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation>Parece un número de teléfono.</translation>
    </message>
    <message>
        <source>Client IDs can’t contain personal data. The service will reject this.</source>
        <translation>Los ID de cliente no pueden contener datos personales. El servicio lo rechazará.</translation>
    </message>
    <message>
        <source>Create %1?</source>
        <translation>¿Crear %1?</translation>
    </message>
    <message>
        <source>Create user</source>
        <translation>Crear usuario</translation>
    </message>
    <message>
        <source>Fix the highlighted field. Nothing was created.</source>
        <translation>Corrija el campo marcado. No se creó nada.</translation>
    </message>
    <message>
        <source>&amp;Open existing user</source>
        <translation>&amp;Abrir el usuario existente</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Creando…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Optional: city, ZIP code, or zone</source>
        <translation>Opcional: ciudad, código postal o zona</translation>
    </message>
    <message>
        <source>&amp;Create anyway</source>
        <translation>&amp;Crear de todos modos</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataDialog</name>
    <message>
        <source>Why is there no data?</source>
        <translation>¿Por qué no hay datos?</translation>
    </message>
    <message>
        <source>Language of the message</source>
        <translation>Idioma del mensaje</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Tipo de datos</translation>
    </message>
    <message>
        <source>Copy explanation for the ticket</source>
        <translation>Copiar explicación para el ticket</translation>
    </message>
    <message>
        <source>Message for the user</source>
        <translation>Mensaje para el usuario</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Copiar mensaje para el usuario</translation>
    </message>
    <message>
        <source>Copied the explanation for the ticket.</source>
        <translation>Se copió la explicación para el ticket.</translation>
    </message>
    <message>
        <source>Copied the message for the user.</source>
        <translation>Se copió el mensaje para el usuario.</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Cualquier fuente</translation>
    </message>
    <message>
        <source>Any data type</source>
        <translation>Cualquier tipo de datos</translation>
    </message>
    <message>
        <source>There is nothing to tell the user.</source>
        <translation>No hay nada que decirle al usuario.</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataMessage</name>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Copied the explanation for the ticket.</source>
        <translation>Se copió la explicación para el ticket.</translation>
    </message>
    <message>
        <source>Copied the message for the user in English.</source>
        <translation>Se copió el mensaje para el usuario en inglés.</translation>
    </message>
    <message>
        <source>Copied the message for the user in Spanish.</source>
        <translation>Se copió el mensaje para el usuario en español.</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataWords</name>
    <message>
        <source>source not connected</source>
        <translation>fuente sin conexión</translation>
    </message>
    <message>
        <source>sign-in expired or rejected</source>
        <translation>inicio de sesión vencido o rechazado</translation>
    </message>
    <message>
        <source>team credentials rejected</source>
        <translation>credenciales del equipo rechazadas</translation>
    </message>
    <message>
        <source>data not allowed by the user</source>
        <translation>datos no permitidos por el usuario</translation>
    </message>
    <message>
        <source>data not provided by the source</source>
        <translation>datos no ofrecidos por la fuente</translation>
    </message>
    <message>
        <source>data collection not started</source>
        <translation>recopilación de datos aún no iniciada</translation>
    </message>
    <message>
        <source>data collection ended</source>
        <translation>recopilación de datos terminada</translation>
    </message>
    <message>
        <source>refresh limit reached</source>
        <translation>límite de actualizaciones alcanzado</translation>
    </message>
    <message>
        <source>problem with the service</source>
        <translation>problema con el servicio</translation>
    </message>
    <message>
        <source>notice from your administrator</source>
        <translation>aviso de su administrador</translation>
    </message>
    <message>
        <source>connected a short time ago</source>
        <translation>conexión reciente</translation>
    </message>
    <message>
        <source>no problem found</source>
        <translation>no se encontró ningún problema</translation>
    </message>
    <message>
        <source>cause unknown</source>
        <translation>causa desconocida</translation>
    </message>
    <message>
        <source>the user’s sources</source>
        <translation>las fuentes del usuario</translation>
    </message>
    <message>
        <source>%1 Reported by the service: %2.</source>
        <translation>%1 El servicio informa: %2.</translation>
    </message>
    <message>
        <source>No source is connected for this user.</source>
        <translation>Este usuario no tiene ninguna fuente conectada.</translation>
    </message>
    <message>
        <source>%1 isn’t connected, and the service’s list of providers doesn’t include it.</source>
        <translation>%1 no tiene conexión y no está en la lista de proveedores del servicio.</translation>
    </message>
    <message>
        <source>%1 isn’t connected for this user.</source>
        <translation>Este usuario no tiene conexión con %1.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1 to share all data.</source>
        <translation>El usuario no permitió que %1 compartiera todos los datos.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1 to share this data: %2.</source>
        <translation>El usuario no permitió que %1 compartiera estos datos: %2.</translation>
    </message>
    <message>
        <source>Data collection for this user has ended: no data is collected from %1 on.</source>
        <translation>La recopilación de datos de este usuario terminó: no se recopilan datos del %1 en adelante.</translation>
    </message>
    <message>
        <source>Data collection for this user ended on %1.</source>
        <translation>La recopilación de datos de este usuario terminó el %1.</translation>
    </message>
    <message>
        <source>The service isn’t getting updates from %1.</source>
        <translation>El servicio no recibe actualizaciones de %1.</translation>
    </message>
    <message>
        <source>The service has a problem.</source>
        <translation>El servicio tiene un problema.</translation>
    </message>
    <message>
        <source>%1 Reported by the service: status %2.</source>
        <translation>%1 El servicio informa: estado %2.</translation>
    </message>
    <message>
        <source>Notice from your administrator, until %2: “%1”</source>
        <translation>Aviso de su administrador, vigente hasta el %2: “%1”</translation>
    </message>
    <message>
        <source>the user</source>
        <translation>el usuario</translation>
    </message>
    <message>
        <source>the user’s connected sources</source>
        <translation>las fuentes conectadas del usuario</translation>
    </message>
    <message>
        <source>the list of all providers</source>
        <translation>la lista de todos los proveedores</translation>
    </message>
    <message>
        <source>Not loaded yet: %1.</source>
        <translation>Aún sin cargar: %1.</translation>
    </message>
    <message>
        <source>Still loading: %1.</source>
        <translation>Carga en curso: %1.</translation>
    </message>
    <message>
        <source>Some entries couldn’t be read: %1.</source>
        <translation>No se pudieron leer algunas entradas: %1.</translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>estado %1</translation>
    </message>
    <message>
        <source>Couldn’t reload %1 (%2), so older data was used.</source>
        <translation>No se pudo volver a cargar, así que se usaron datos anteriores: %1 (%2).</translation>
    </message>
    <message>
        <source>Couldn’t be read: %1 (%2).</source>
        <translation>No se pudo leer: %1 (%2).</translation>
    </message>
    <message>
        <source>The service doesn’t have this user (status 404), so Labdesk can’t tell why there is no data.</source>
        <translation>El servicio no tiene este usuario (estado 404), así que Labdesk no puede saber por qué no hay datos.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know the status “%2” of %1.</source>
        <translation>Labdesk no conoce el estado “%2” que se informa para %1.</translation>
    </message>
    <message>
        <source>The service doesn’t report the status of %1.</source>
        <translation>El servicio no informa el estado de %1.</translation>
    </message>
    <message>
        <source>Labdesk can’t interpret the error “%2” from %1.</source>
        <translation>Labdesk no puede interpretar el error “%2” que se informa para %1.</translation>
    </message>
    <message>
        <source>The service reports an error for %1, but not which one.</source>
        <translation>El servicio informa un error para %1, pero no cuál.</translation>
    </message>
    <message>
        <source>The start or end of data collection isn’t a valid date: “%1”. The missing data may be outside these dates.</source>
        <translation>El inicio o el fin de la recopilación de datos no es una fecha válida: “%1”. Los datos que faltan pueden estar fuera de estas fechas.</translation>
    </message>
    <message>
        <source>The service’s lists disagree about %1.</source>
        <translation>Las listas del servicio no coinciden sobre %1.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know the status “%3” of this data from %1: %2.</source>
        <translation>Labdesk no conoce el estado “%3” que se informa en %1 para estos datos: %2.</translation>
    </message>
    <message>
        <source>The service doesn’t report why this data is unavailable from %1: %2.</source>
        <translation>El servicio no informa por qué estos datos no están disponibles en %1: %2.</translation>
    </message>
    <message>
        <source>The service doesn’t report whether this data is available from %1: %2.</source>
        <translation>El servicio no informa si estos datos están disponibles en %1: %2.</translation>
    </message>
    <message>
        <source>Labdesk can’t tell why there is no data.</source>
        <translation>Labdesk no puede saber por qué no hay datos.</translation>
    </message>
    <message>
        <source>The user’s sign-in to %1 expired or was rejected.</source>
        <translation>El inicio de sesión del usuario en %1 venció o fue rechazado.</translation>
    </message>
    <message>
        <source>%1 rejected your team’s credentials.</source>
        <translation>%1 rechazó las credenciales de su equipo.</translation>
    </message>
    <message>
        <source>This data isn’t available from %1: %2.</source>
        <translation>Estos datos no se ofrecen en %1: %2.</translation>
    </message>
    <message>
        <source>Data collection for this user starts on %1. Older data isn’t collected.</source>
        <translation>La recopilación de datos de este usuario empieza el %1. Los datos anteriores no se recopilan.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln refresh(es) were requested for this user in the last hour. The service doesn’t allow more.</source>
        <translation>
            <numerusform>En la última hora se solicitó %Ln actualización de este usuario. El servicio no permite más.</numerusform>
            <numerusform>En la última hora se solicitaron %Ln actualizaciones de este usuario. El servicio no permite más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected a short time ago (%2): %1. The first data may be on its way.</source>
        <translation>Conexión reciente: %1 (%2). Es posible que los primeros datos estén en camino.</translation>
    </message>
    <message>
        <source>The service reports no problems with %1.</source>
        <translation>El servicio no informa ningún problema con %1.</translation>
    </message>
    <message>
        <source>Check the user ID and the connection. The user may have been deleted.</source>
        <translation>Revise el ID de usuario y la conexión. Es posible que el usuario se haya eliminado.</translation>
    </message>
    <message>
        <source>Send the explanation to whoever runs the service, and ask for the cause.</source>
        <translation>Envíe la explicación al operador del servicio y pregunte cuál es la causa.</translation>
    </message>
    <message>
        <source>Correct this user’s data collection dates.</source>
        <translation>Corrija las fechas de la recopilación de datos de este usuario.</translation>
    </message>
    <message>
        <source>Reload the user. If the lists still disagree, tell whoever runs the service.</source>
        <translation>Vuelva a cargar el usuario. Si las listas siguen sin coincidir, avise al operador del servicio.</translation>
    </message>
    <message>
        <source>Open Providers and check whether this data is listed for %1.</source>
        <translation>Abra Proveedores y compruebe si estos datos figuran para %1.</translation>
    </message>
    <message>
        <source>Reload the user, then open this dialog again.</source>
        <translation>Vuelva a cargar el usuario y abra de nuevo este diálogo.</translation>
    </message>
    <message>
        <source>Check the name of the source, or ask the user to connect another one.</source>
        <translation>Revise el nombre de la fuente o pida al usuario que conecte otra.</translation>
    </message>
    <message>
        <source>Ask the user to connect the source.</source>
        <translation>Pida al usuario que conecte la fuente.</translation>
    </message>
    <message>
        <source>Ask the user to reconnect %1. Only the user can do this.</source>
        <translation>Pida al usuario que reconecte %1. Nadie más puede hacerlo.</translation>
    </message>
    <message>
        <source>Tell whoever manages your team’s access to %1. The user can’t fix this.</source>
        <translation>Avise a quien administra el acceso de su equipo a %1. El usuario no puede solucionarlo.</translation>
    </message>
    <message>
        <source>Ask the user to reconnect %1 and to allow all data.</source>
        <translation>Pida al usuario que reconecte %1 y permita todos los datos.</translation>
    </message>
    <message>
        <source>Ask the user to connect another source that provides this data. Reconnecting won’t help.</source>
        <translation>Pida al usuario que conecte otra fuente que ofrezca estos datos. Reconectar no sirve de nada.</translation>
    </message>
    <message>
        <source>Wait until that day. If the date is wrong, edit the user so that collection starts earlier.</source>
        <translation>Espere hasta ese día. Si la fecha es incorrecta, edite el usuario para que la recopilación empiece antes.</translation>
    </message>
    <message>
        <source>To collect more data, set a later end date first. The user can then reconnect.</source>
        <translation>Para recopilar más datos, defina primero una fecha de fin posterior. Después, el usuario puede reconectar.</translation>
    </message>
    <message>
        <source>Try again an hour after the first of these requests.</source>
        <translation>Espere a que pase una hora desde la primera y solicite de nuevo la actualización.</translation>
    </message>
    <message>
        <source>This usually passes. If it doesn’t, tell whoever runs the service.</source>
        <translation>Suele ser pasajero. Si persiste, avise al operador del servicio.</translation>
    </message>
    <message>
        <source>Tell whoever runs the service. The user can try to reconnect %1.</source>
        <translation>Avise al operador del servicio. El usuario puede intentar reconectar %1.</translation>
    </message>
    <message>
        <source>Follow the instructions in the notice.</source>
        <translation>Siga las instrucciones del aviso.</translation>
    </message>
    <message>
        <source>Wait half an hour, then reload the user.</source>
        <translation>Espere media hora y vuelva a cargar el usuario.</translation>
    </message>
    <message>
        <source>Ask the user to open the source’s app and let it sync. Then request a data refresh.</source>
        <translation>Pida al usuario que abra la app de la fuente y deje que se sincronice. Después, solicite una actualización de datos.</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>Además: %1.</translation>
    </message>
    <message>
        <source>Also: %1 (%2).</source>
        <translation>Además: %1 (%2).</translation>
    </message>
    <message>
        <source>It’s still listed for this user. Sources connected through a phone app can stay listed after they’re disconnected.</source>
        <translation>Sigue en la lista del usuario. Las fuentes conectadas mediante una app del teléfono pueden permanecer en ella después de desconectarse.</translation>
    </message>
    <message>
        <source>The service doesn’t report when data last arrived, or whether the device synced with its provider.</source>
        <translation>El servicio no indica cuándo llegaron los últimos datos ni si el dispositivo se sincronizó con su proveedor.</translation>
    </message>
    <message>
        <source>No problems: %1.</source>
        <translation>Sin problemas: %1.</translation>
    </message>
    <message>
        <source>Listed in the user record but not under connected sources: %1.</source>
        <translation>En el registro del usuario, pero no entre las fuentes conectadas: %1.</translation>
    </message>
    <message>
        <source>Listed under connected sources but not in the user record: %1.</source>
        <translation>Entre las fuentes conectadas, pero no en el registro del usuario: %1.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a fact and the fact</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Sin datos</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>If that doesn’t help, send the explanation to whoever runs the service.</source>
        <translation>Si eso no ayuda, envíe la explicación al operador del servicio.</translation>
    </message>
    <message>
        <source>Ask the user to connect a source.</source>
        <translation>Pida al usuario que conecte una fuente.</translation>
    </message>
    <message>
        <source>Try again at %1.</source>
        <translation>Vuelva a intentarlo a las %1.</translation>
    </message>
    <message>
        <source>Neither the service nor Labdesk knows “%1”.</source>
        <translation>Ni el servicio ni Labdesk conocen “%1”.</translation>
    </message>
    <message>
        <source>Check the spelling in the list of providers, which shows the data that each one supports.</source>
        <translation>Revise cómo se escribe en la lista de proveedores, que incluye los datos de cada uno.</translation>
    </message>
</context>
<context>
    <name>labdesk::PaletteList</name>
    <message>
        <source>%1, unavailable: %2</source>
        <translation>%1, no disponible: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>La mejor coincidencia primero</translation>
    </message>
</context>
<context>
    <name>labdesk::PassphraseDialog</name>
    <message>
        <source>Set passphrase</source>
        <translation>Definir frase de contraseña</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Cambiar frase de contraseña</translation>
    </message>
    <message>
        <source>Remove the passphrase?</source>
        <translation>¿Quitar la frase de contraseña?</translation>
    </message>
    <message>
        <source>Without a passphrase, anyone at this computer can unlock Labdesk.</source>
        <translation>Sin una frase de contraseña, cualquiera que use esta computadora puede desbloquear Labdesk.</translation>
    </message>
    <message>
        <source>&amp;Current passphrase</source>
        <translation>Frase de contraseña &amp;actual</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Frase de contraseña</translation>
    </message>
    <message>
        <source>&amp;New passphrase, at least %1 characters</source>
        <translation>Frase de contraseña &amp;nueva, de al menos %1 caracteres</translation>
    </message>
    <message>
        <source>Confi&amp;rm passphrase</source>
        <translation>&amp;Repetir la frase de contraseña</translation>
    </message>
    <message>
        <source>Set &amp;passphrase</source>
        <translation>&amp;Definir frase de contraseña</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>Ca&amp;mbiar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>The passphrases don’t match.</source>
        <translation>Las frases de contraseña no coinciden.</translation>
    </message>
    <message>
        <source>Enter the new passphrase twice.</source>
        <translation>Ingrese la frase de contraseña nueva dos veces.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Frase de contraseña incorrecta.</translation>
    </message>
    <message>
        <source>Couldn’t set the passphrase: not enough memory.</source>
        <translation>No se pudo definir la frase de contraseña: no hay memoria suficiente.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Cierre otros programas y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Try again in %1 s.</source>
        <translation>Vuelva a intentarlo en %1 s.</translation>
    </message>
    <message>
        <source>You’ll need it to unlock Labdesk and each time Labdesk starts. It protects against people at this computer, not against someone with access to your files. If you forget it, you’ll have to enter your keys again.</source>
        <translation>La necesitará para desbloquear Labdesk y cada vez que Labdesk se inicie. Protege de quien use esta computadora, no de quien tenga acceso a sus archivos. Si la olvida, tendrá que ingresar sus claves de nuevo.</translation>
    </message>
</context>
<context>
    <name>labdesk::PassphraseField</name>
    <message>
        <source>Hide the passphrase</source>
        <translation>Ocultar la frase de contraseña</translation>
    </message>
    <message>
        <source>Show the passphrase</source>
        <translation>Mostrar la frase de contraseña</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorCatalogNotice</name>
    <message>
        <source>Couldn’t load the list of payors, so each search goes to the service. %1</source>
        <translation>No se pudo cargar la lista de pagadores, así que cada búsqueda se envía al servicio. %1</translation>
    </message>
    <message numerus="yes">
        <source>Each search is sent to the service, which lists at most %Ln payor(s) at a time.</source>
        <translation>
            <numerusform>Cada búsqueda se envía al servicio porque muestra como máximo %Ln pagador a la vez.</numerusform>
            <numerusform>Cada búsqueda se envía al servicio porque muestra como máximo %Ln pagadores a la vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each search is sent to the service because its list of all payors is empty.</source>
        <translation>Cada búsqueda se envía al servicio porque su lista de todos los pagadores está vacía.</translation>
    </message>
    <message>
        <source>Each search is sent to the service because loading the list of all payors was canceled.</source>
        <translation>Cada búsqueda se envía al servicio porque se canceló la carga de la lista de todos los pagadores.</translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Mostrar sin procesar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorComparison</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Código de pagador</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Business address</source>
        <translation>Dirección comercial</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Seleccionado</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparado con</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorDetail</name>
    <message>
        <source>Copy c&amp;ode</source>
        <translation>Copiar c&amp;ódigo</translation>
    </message>
    <message>
        <source>Compar&amp;e</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Business address</source>
        <translation>Dirección comercial</translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation>Copiar dirección comercial</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Código de pagador</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Another payor has this name: %1.</source>
        <translation>Otro pagador tiene este nombre: %1.</translation>
    </message>
    <message>
        <source>Other payors have this name: %1.</source>
        <translation>Otros pagadores tienen este nombre: %1.</translation>
    </message>
    <message>
        <source>Select a payor to compare with “%1”.</source>
        <translation>Seleccione un pagador para comparar con “%1”.</translation>
    </message>
    <message>
        <source>Compared with “%1” (%2).</source>
        <translation>Comparado con “%1” (%2).</translation>
    </message>
    <message>
        <source>Copy alias %1</source>
        <translation>Copiar alias %1</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>Origen</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorResults</name>
    <message>
        <source>No payor matches all search terms. Showing similar names.</source>
        <translation>Ningún pagador coincide con todos los términos de búsqueda. Se muestran nombres parecidos.</translation>
    </message>
    <message>
        <source>No payor matches all search terms. Showing results for “%1”.</source>
        <translation>Ningún pagador coincide con todos los términos de búsqueda. Se muestran resultados de “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s)</source>
        <translation>
            <numerusform>%1 de %Ln pagador</numerusform>
            <numerusform>%1 de %Ln pagadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), sorted by best match</source>
        <translation>
            <numerusform>%1 de %Ln pagador, por mejor coincidencia</numerusform>
            <numerusform>%1 de %Ln pagadores, por mejor coincidencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), in original order</source>
        <translation>
            <numerusform>%1 de %Ln pagador, en el orden original</numerusform>
            <numerusform>%1 de %Ln pagadores, en el orden original</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 encontrados</translation>
    </message>
    <message>
        <source>%1 found, sorted by best match</source>
        <translation>%1 encontrados, por mejor coincidencia</translation>
    </message>
    <message>
        <source>%1 found, in original order</source>
        <translation>%1 encontrados, en el orden original</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order</source>
        <translation>Orden ori&amp;ginal</translation>
    </message>
    <message>
        <source>&amp;Best match</source>
        <translation>Mejor coi&amp;ncidencia</translation>
    </message>
    <message>
        <source>Sort by best match</source>
        <translation>Ordenar por mejor coincidencia</translation>
    </message>
    <message>
        <source>In original order</source>
        <translation>En el orden original</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>Copiar código de pagador</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Pagadores</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchFields</name>
    <message>
        <source>Any</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>state</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Insurance company or alias</source>
        <translation>Compañía de seguros o alias</translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation>Buscar pagadores por nombre</translation>
    </message>
    <message>
        <source>Clearinghouse</source>
        <translation>Cámara de compensación</translation>
    </message>
    <message>
        <source>State of the business address</source>
        <translation>Estado de la dirección comercial</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>&amp;Estado</translation>
    </message>
    <message>
        <source>&amp;Clearinghouse</source>
        <translation>&amp;Cámara de compensación</translation>
    </message>
    <message>
        <source>Payor &amp;ID</source>
        <translation>&amp;ID de pagador</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>payor ID</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Payor ID at the clearinghouse</source>
        <translation>ID de pagador en la cámara de compensación</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchPages</name>
    <message>
        <source>Unknown payor code %1</source>
        <translation>Código de pagador desconocido: %1</translation>
    </message>
    <message>
        <source>Codes can only be looked up in the list of all payors, which isn’t available. Search by the insurance company’s name.</source>
        <translation>Los códigos solo se pueden buscar en la lista de todos los pagadores, que no está disponible. Busque por el nombre de la compañía de seguros.</translation>
    </message>
    <message>
        <source>Find a payor</source>
        <translation>Buscar un pagador</translation>
    </message>
    <message>
        <source>Type the insurance company’s name from the card. Plan names such as “Open Access Plus” aren’t payors.</source>
        <translation>Escriba el nombre de la compañía de seguros que aparece en la tarjeta. Los nombres de planes como “Open Access Plus” no son pagadores.</translation>
    </message>
    <message>
        <source>Searching as you type</source>
        <translation>Buscando mientras escribe</translation>
    </message>
    <message>
        <source>Press Enter to search now.</source>
        <translation>Presione Enter para buscar ahora.</translation>
    </message>
    <message>
        <source>No payor found</source>
        <translation>No se encontró ningún pagador</translation>
    </message>
    <message>
        <source>No match at “%1”, but other clearinghouses have matches.</source>
        <translation>Sin coincidencias en “%1”, pero sí las hay en otras cámaras de compensación.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any clearinghouse</source>
        <translation>
            <numerusform>Mostrar %Ln de cualquier cámara de compensación</numerusform>
            <numerusform>Mostrar %Ln de cualquier cámara de compensación</numerusform>
        </translation>
    </message>
    <message>
        <source>No payor matches both the name and ID %1.</source>
        <translation>Ningún pagador coincide con el nombre y el ID %1.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln without the ID</source>
        <translation>
            <numerusform>Mostrar %Ln sin el ID</numerusform>
            <numerusform>Mostrar %Ln sin el ID</numerusform>
        </translation>
    </message>
    <message>
        <source>Similar names from earlier searches:</source>
        <translation>Nombres parecidos de búsquedas anteriores:</translation>
    </message>
    <message>
        <source>Cards often show a plan name. Try the insurance company’s name.</source>
        <translation>Las tarjetas suelen mostrar el nombre de un plan. Pruebe el nombre de la compañía de seguros.</translation>
    </message>
    <message>
        <source>C&amp;lear search</source>
        <translation>Borrar bús&amp;queda</translation>
    </message>
    <message>
        <source>No payor found in %1</source>
        <translation>No se encontró ningún pagador en %1</translation>
    </message>
    <message>
        <source>This is the state of the payor’s business address.</source>
        <translation>El estado es el de la dirección comercial del pagador.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any state</source>
        <translation>
            <numerusform>Mostrar %Ln de cualquier estado</numerusform>
            <numerusform>Mostrar %Ln de cualquier estado</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorTableModel</name>
    <message>
        <source>Exact code match</source>
        <translation>El código coincide exactamente</translation>
    </message>
    <message>
        <source>Exact name match</source>
        <translation>El nombre coincide exactamente</translation>
    </message>
    <message>
        <source>Also known as “%1”</source>
        <translation>También conocido como “%1”</translation>
    </message>
    <message>
        <source>Name starts with your search</source>
        <translation>El nombre empieza con su búsqueda</translation>
    </message>
    <message>
        <source>Also known as “%1”, which starts with your search</source>
        <translation>También conocido como “%1”, que empieza con su búsqueda</translation>
    </message>
    <message>
        <source>Matches the name</source>
        <translation>Coincide con el nombre</translation>
    </message>
    <message>
        <source>Also known as “%1”, which matches</source>
        <translation>También conocido como “%1”, que coincide</translation>
    </message>
    <message>
        <source>Matches the initials</source>
        <translation>Coincide con las iniciales</translation>
    </message>
    <message>
        <source>Matches the initials of “%1”</source>
        <translation>Coincide con las iniciales de “%1”</translation>
    </message>
    <message>
        <source>Similar spelling</source>
        <translation>Escritura similar</translation>
    </message>
    <message>
        <source>Also known as “%1”, similar spelling</source>
        <translation>También conocido como “%1”, escritura similar</translation>
    </message>
    <message>
        <source>Some words match the name</source>
        <translation>Algunas palabras coinciden con el nombre</translation>
    </message>
    <message>
        <source>Also known as “%1”, some words match</source>
        <translation>También conocido como “%1”, algunas palabras coinciden</translation>
    </message>
    <message>
        <source>Suggested by the service</source>
        <translation>Sugerido por el servicio</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>también %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payor(s) match your search. Select the right one in the list.</source>
        <translation>
            <numerusform>%Ln pagador coincide con su búsqueda. Seleccione el correcto en la lista.</numerusform>
            <numerusform>%Ln pagadores coinciden con su búsqueda. Seleccione el correcto en la lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best match may not be the right payor. Check it before you select it in the list.</source>
        <translation>Puede que la mejor coincidencia no sea el pagador correcto. Revísela antes de seleccionarla en la lista.</translation>
    </message>
    <message>
        <source>No payor matches all search terms. If you see the right one, select it in the list.</source>
        <translation>Ningún pagador coincide con todos los términos de búsqueda. Si ve el correcto, selecciónelo en la lista.</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsCommands</name>
    <message>
        <source>No payor selected.</source>
        <translation>Ningún pagador seleccionado.</translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation>Buscar pagadores por nombre</translation>
    </message>
    <message>
        <source>insurance company find</source>
        <translation>compañía de seguros encontrar</translation>
    </message>
    <message>
        <source>Choose clearinghouse</source>
        <translation>Elegir cámara de compensación</translation>
    </message>
    <message>
        <source>payors</source>
        <translation>pagadores</translation>
    </message>
    <message>
        <source>Search payors by ID</source>
        <translation>Buscar pagadores por ID</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>Clear payor search</source>
        <translation>Borrar búsqueda de pagadores</translation>
    </message>
    <message>
        <source>The search is already empty.</source>
        <translation>La búsqueda ya está vacía.</translation>
    </message>
    <message>
        <source>Search payors again</source>
        <translation>Buscar pagadores de nuevo</translation>
    </message>
    <message>
        <source>Show payors as raw JSON</source>
        <translation>Mostrar pagadores como JSON sin procesar</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>respuesta ilegible entradas</translation>
    </message>
    <message>
        <source>This sort order is already set.</source>
        <translation>Este orden ya está seleccionado.</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordenar</translation>
    </message>
    <message>
        <source>Show payors in original order</source>
        <translation>Mostrar pagadores en el orden original</translation>
    </message>
    <message>
        <source>Sort payors by best match</source>
        <translation>Ordenar pagadores por mejor coincidencia</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>Copiar código de pagador</translation>
    </message>
    <message>
        <source>Compare with another payor</source>
        <translation>Comparar con otro pagador</translation>
    </message>
    <message>
        <source>Stop comparing payors</source>
        <translation>Dejar de comparar pagadores</translation>
    </message>
    <message>
        <source>No payor is being compared.</source>
        <translation>No se está comparando ningún pagador.</translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation>Copiar dirección comercial</translation>
    </message>
    <message>
        <source>The service didn’t provide an address.</source>
        <translation>El servicio no proporcionó una dirección.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Se copió la dirección.</translation>
    </message>
    <message>
        <source>Copy link to payor</source>
        <translation>Copiar enlace al pagador</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Se copió el enlace.</translation>
    </message>
    <message>
        <source>Filter payors by state</source>
        <translation>Filtrar pagadores por estado</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsPane</name>
    <message>
        <source>Payors</source>
        <translation>Pagadores</translation>
    </message>
    <message>
        <source>Searching payors…</source>
        <translation>Buscando pagadores…</translation>
    </message>
    <message>
        <source>No payor selected</source>
        <translation>Ningún pagador seleccionado</translation>
    </message>
    <message>
        <source>Select a payor to see its code, aliases, and address.</source>
        <translation>Seleccione un pagador para ver su código, sus alias y su dirección.</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>Se copió %1.</translation>
    </message>
    <message>
        <source>Raw response: payors</source>
        <translation>Respuesta sin procesar: pagadores</translation>
    </message>
    <message>
        <source>Loading payors…</source>
        <translation>Cargando pagadores…</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 encontrados</translation>
    </message>
    <message>
        <source>%1 found, no clear match</source>
        <translation>%1 encontrados, sin coincidencia clara</translation>
    </message>
    <message>
        <source>Nothing was copied. No payor is selected. Press Space to select “%1”.</source>
        <translation>No se copió nada. No hay ningún pagador seleccionado. Presione Espacio para seleccionar “%1”.</translation>
    </message>
</context>
<context>
    <name>labdesk::Place</name>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation>Centros de servicio</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>Pagadores</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>open now lab location nearest</source>
        <translation>abierto ahora laboratorio ubicación más cercano</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>labdesk::PlaceEdit</name>
    <message>
        <source>No city with that name. Choose one from the list, or enter a ZIP code.</source>
        <translation>No hay ninguna ciudad con ese nombre. Elija una de la lista o ingrese un código postal.</translation>
    </message>
    <message>
        <source>Enter a 5-digit ZIP code, such as 02116, or a city, such as Boston, MA.</source>
        <translation>Ingrese un código postal de 5 dígitos, como 02116, o una ciudad, como Boston, MA.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Several cities have this name. Choose one from the list, or add the state.</source>
        <translation>Varias ciudades tienen este nombre. Elija una de la lista o agregue el estado.</translation>
    </message>
</context>
<context>
    <name>labdesk::PolicyFault</name>
    <message>
        <source>The file contains no settings. It may be incomplete.</source>
        <translation>El archivo no contiene ninguna configuración. Puede estar incompleto.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>El archivo no es UTF-8.</translation>
    </message>
    <message>
        <source>The line contains an invisible character (%1). Delete it.</source>
        <translation>La línea contiene un carácter invisible (%1). Elimínelo.</translation>
    </message>
    <message>
        <source>“%1” isn’t a section, a comment, or a key with = and a value.</source>
        <translation>“%1” no es una sección, un comentario ni una clave con = y un valor.</translation>
    </message>
    <message>
        <source>“%1” looks like a setting after a comment character. Add a space after that character, or delete it.</source>
        <translation>“%1” parece una configuración detrás de un signo de comentario. Ponga un espacio después del signo o elimínelo.</translation>
    </message>
    <message>
        <source>The comment contains the setting “%1”. Put it on a line of its own, or delete it.</source>
        <translation>El comentario contiene la configuración “%1”. Póngala en una línea propia o elimínela.</translation>
    </message>
    <message>
        <source>The value contains the setting “%1”. Put it on a line of its own, or delete it.</source>
        <translation>El valor contiene la configuración “%1”. Póngala en una línea propia o elimínela.</translation>
    </message>
    <message>
        <source>The comment is empty, and a setting follows. Delete the line.</source>
        <translation>El signo de comentario no tiene texto y le sigue una configuración. Elimine la línea.</translation>
    </message>
    <message>
        <source>“%1” isn’t a section. A section is alone on its line, such as [policy].</source>
        <translation>“%1” no es una sección. Una sección está sola en su línea, como [policy].</translation>
    </message>
    <message>
        <source>The section “%1” is empty. Delete it.</source>
        <translation>La sección “%1” no contiene nada. Elimínela.</translation>
    </message>
    <message>
        <source>“%1” isn’t in a section.</source>
        <translation>“%1” no está en ninguna sección.</translation>
    </message>
    <message>
        <source>Unknown key “%1”.</source>
        <translation>Clave desconocida “%1”.</translation>
    </message>
    <message>
        <source>“%1” is already set on line %2. Delete one of them.</source>
        <translation>“%1” ya está definida en la línea %2. Elimine una de las dos.</translation>
    </message>
    <message>
        <source>“%1” has no value. Delete the line, or use %3.</source>
        <translation>“%1” no tiene valor. Elimine la línea o use %3.</translation>
    </message>
    <message>
        <source>The value of “%1” needs quotation marks at both ends, or none at all.</source>
        <translation>El valor de “%1” necesita comillas en ambos extremos, o ninguna.</translation>
    </message>
    <message>
        <source>The value of “%1” is in quotation marks. Inside them, write each backslash twice.</source>
        <translation>El valor de “%1” está entre comillas. Dentro de ellas, escriba cada barra invertida dos veces.</translation>
    </message>
    <message>
        <source>Invalid value for “%1”. Use %3.</source>
        <translation>Valor no válido para “%1”. Use %3.</translation>
    </message>
    <message>
        <source>“%1” isn’t a lab ID. Use a whole number other than 0.</source>
        <translation>“%1” no es un ID de laboratorio. Use un número entero distinto de 0.</translation>
    </message>
    <message>
        <source>“%1” isn’t the short name of a source, such as oura.</source>
        <translation>“%1” no es el nombre corto de una fuente, como oura.</translation>
    </message>
    <message>
        <source>“%1” comes before the “id” of its connection. Put the “id” first.</source>
        <translation>“%1” está antes del “id” de su conexión. Ponga el “id” primero.</translation>
    </message>
    <message>
        <source>“%1” is out of place. Keep the lines of a connection together, and number connections 1, 2, 3.</source>
        <translation>“%1” está fuera de lugar. Mantenga juntas las líneas de una conexión y numere las conexiones 1, 2, 3.</translation>
    </message>
    <message>
        <source>The section [connections] has no “size”.</source>
        <translation>A la sección [connections] le falta “size”.</translation>
    </message>
    <message>
        <source>“%1” is wrong: the number of connections is %2.</source>
        <translation>“%1” no es el número de conexiones, que es %2.</translation>
    </message>
    <message>
        <source>“%1” belongs to a connection beyond the number set by “size” (%2).</source>
        <translation>“%1” es de una conexión que no se ofrece, porque “size” es %2.</translation>
    </message>
    <message>
        <source>“%1” can’t be used: %3 is missing, or doesn’t match the rest of the connection.</source>
        <translation>No se puede usar “%1”: %3 falta o no corresponde al resto de la conexión.</translation>
    </message>
    <message>
        <source>Another connection already has the “id” of “%1”.</source>
        <translation>Otra conexión ya tiene el “id” de “%1”.</translation>
    </message>
    <message>
        <source>The last line has no line break, so it may be incomplete. Press Enter at its end.</source>
        <translation>La última línea no tiene salto de línea, así que puede estar incompleta. Presione Enter al final.</translation>
    </message>
    <message>
        <source>[end] needs a [begin] before all settings.</source>
        <translation>[end] necesita un [begin] antes de todas las configuraciones.</translation>
    </message>
    <message>
        <source>[begin] must appear once, before everything else.</source>
        <translation>[begin] debe estar antes de todo lo demás, una sola vez.</translation>
    </message>
    <message>
        <source>The file starts with [begin] but has no [end]. It may be incomplete.</source>
        <translation>El archivo empieza con [begin] pero no tiene [end]. Puede estar incompleto.</translation>
    </message>
    <message>
        <source>Nothing may follow [end].</source>
        <translation>Nada puede ir después de [end].</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Unknown section “%1”. Use [policy], [connections], [people], [labs], or [notices].</source>
        <translation>Sección desconocida “%1”. Use [policy], [connections], [people], [labs] o [notices].</translation>
    </message>
</context>
<context>
    <name>labdesk::PracticeController</name>
    <message>
        <source>Connect to the local service to practice.</source>
        <translation>Conéctese al servicio local para practicar.</translation>
    </message>
    <message>
        <source>practice drill training fault</source>
        <translation>práctica simulacro capacitación falla</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Terminar práctica</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Práctica: %1</translation>
    </message>
    <message>
        <source>This problem is already being simulated.</source>
        <translation>Este problema ya se está simulando.</translation>
    </message>
    <message>
        <source>Start over with new sample data…</source>
        <translation>Empezar de cero con datos de muestra nuevos…</translation>
    </message>
    <message>
        <source>Start over with new sample data?</source>
        <translation>¿Empezar de cero con datos de muestra nuevos?</translation>
    </message>
    <message>
        <source>All users, sources, and orders of the local service are deleted and replaced by new ones. This can’t be undone.</source>
        <translation>Todos los usuarios, fuentes y pedidos del servicio local se eliminan y se reemplazan por otros nuevos. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Other connections aren’t affected.</source>
        <translation>Las demás conexiones no se ven afectadas.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de cero</translation>
    </message>
</context>
<context>
    <name>labdesk::PracticeTexts</name>
    <message>
        <source>Rate limited</source>
        <translation>Límite alcanzado</translation>
    </message>
    <message>
        <source>Unavailable</source>
        <translation>No disponible</translation>
    </message>
    <message>
        <source>Expired key</source>
        <translation>Clave vencida</translation>
    </message>
    <message>
        <source>Lost responses</source>
        <translation>Respuestas perdidas</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Unexpected responses</source>
        <translation>Respuestas inesperadas</translation>
    </message>
    <message>
        <source>Empty team</source>
        <translation>Equipo vacío</translation>
    </message>
    <message>
        <source>A million users</source>
        <translation>Un millón de usuarios</translation>
    </message>
    <message>
        <source>Only a few requests are allowed every 20 seconds. The rest get status 429.</source>
        <translation>Solo se permiten unas pocas solicitudes cada 20 segundos. Las demás reciben el estado 429.</translation>
    </message>
    <message>
        <source>Every request gets status 503.</source>
        <translation>Todas las solicitudes reciben el estado 503.</translation>
    </message>
    <message>
        <source>Every request gets status 401, as with an expired API key.</source>
        <translation>Todas las solicitudes reciben el estado 401, como con una clave de API vencida.</translation>
    </message>
    <message>
        <source>Changes are made, but the connection closes before the response.</source>
        <translation>Los cambios se hacen, pero la conexión se cierra antes de la respuesta.</translation>
    </message>
    <message>
        <source>Every response takes six seconds longer.</source>
        <translation>Cada respuesta tarda seis segundos más.</translation>
    </message>
    <message>
        <source>Responses have unknown fields, missing fields, and unreadable records.</source>
        <translation>Las respuestas tienen campos desconocidos, campos que faltan y registros ilegibles.</translation>
    </message>
    <message>
        <source>The user list is empty.</source>
        <translation>La lista de usuarios está vacía.</translation>
    </message>
    <message>
        <source>The user list has a million users: copies of the sample users.</source>
        <translation>La lista tiene un millón de usuarios, copias de los de muestra.</translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesController</name>
    <message>
        <source>The file can’t be used. %1</source>
        <translation>No se puede usar el archivo. %1</translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Changes apply right away.</source>
        <translation>Los cambios se aplican de inmediato.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Idi&amp;oma</translation>
    </message>
    <message>
        <source>&amp;Directions to a service center</source>
        <translation>Indicaciones a un &amp;centro de servicio</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size of text in percent, such as 125%</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Ask before opening the browser</source>
        <translation>Preguntar antes de abrir el navegador</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>&amp;Notify me of new versions</source>
        <translation>&amp;Avisarme de versiones nuevas</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>When a connection opens</source>
        <translation>Al abrir una conexión</translation>
    </message>
    <message>
        <source>Go to the &amp;page you used last</source>
        <translation>Ir a la ú&amp;ltima página usada</translation>
    </message>
    <message>
        <source>Loc&amp;k after</source>
        <translation>&amp;Bloquear tras</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause until unlocked</source>
        <translation>Pausar hasta desbloquear</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Seguir en curso</translation>
    </message>
    <message>
        <source>&amp;Jobs while locked</source>
        <translation>T&amp;rabajos durante el bloqueo</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Modo de privacidad</translation>
    </message>
    <message>
        <source>Start &amp;in privacy mode</source>
        <translation>&amp;Iniciar en modo de privacidad</translation>
    </message>
    <message>
        <source>For shared screens. Also hides IDs and asks before showing hidden values. Toggle with %1.</source>
        <translation>Para pantallas compartidas. Oculta también los ID y pregunta antes de mostrar valores ocultos. Se activa o desactiva con %1.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>Definido por su administrador.</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>Remove passphrase</source>
        <translation>Quitar frase de contraseña</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ca&amp;mbiar…</translation>
    </message>
    <message>
        <source>&amp;Set…</source>
        <translation>De&amp;finir…</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Cambiar frase de contraseña</translation>
    </message>
    <message>
        <source>Set passphrase</source>
        <translation>Definir frase de contraseña</translation>
    </message>
    <message>
        <source>Press %1 to lock.</source>
        <comment>a key</comment>
        <translation>Presione %1 para bloquear.</translation>
    </message>
    <message>
        <source>Only what you need on a call</source>
        <translation>Solo lo necesario para una llamada</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>Todas las herramientas</translation>
    </message>
    <message>
        <source>&amp;What the window shows</source>
        <translation>Qué muestra la &amp;ventana</translation>
    </message>
    <message>
        <source>When Labdesk is in the background</source>
        <translation>Mientras usa otro programa</translation>
    </message>
    <message>
        <source>Show notific&amp;ations</source>
        <translation>Mostrar &amp;notificaciones</translation>
    </message>
    <message>
        <source>For jobs, watched sources, countdowns, and outcomes. They contain no names or IDs.</source>
        <translation>Para trabajos, fuentes observadas, cuentas regresivas y resultados. No contienen nombres ni ID.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>S&amp;u nombre</translation>
    </message>
    <message>
        <source>Recorded in History with your actions, along with your account name.</source>
        <translation>Se registra en Historial con sus acciones, junto con el nombre de su cuenta.</translation>
    </message>
    <message>
        <source>Ticket n&amp;umbers</source>
        <translation>Números de tic&amp;ket</translation>
    </message>
    <message>
        <source>A regular expression and an example, such as HELP-[0-9]+;example=HELP-1234.</source>
        <translation>Una expresión regular y un ejemplo, como HELP-[0-9]+;example=HELP-1234.</translation>
    </message>
    <message>
        <source>Ti&amp;cket URL</source>
        <translation>URL &amp;del ticket</translation>
    </message>
    <message>
        <source>The URL with {ticket} in place of the number, such as https://help.example.com/tickets/{ticket}.</source>
        <translation>La URL con {ticket} en lugar del número, como https://help.example.com/tickets/{ticket}.</translation>
    </message>
    <message>
        <source>&amp;Opening a ticket</source>
        <translation>A&amp;pertura de un ticket</translation>
    </message>
    <message>
        <source>Team replies &amp;file</source>
        <translation>Archivo de r&amp;espuestas del equipo</translation>
    </message>
    <message>
        <source>The path of a file with replies that you can copy for users.</source>
        <translation>La ruta de un archivo con respuestas que usted copia para los usuarios.</translation>
    </message>
    <message>
        <source>Tickets and replies</source>
        <translation>Tickets y respuestas</translation>
    </message>
    <message>
        <source>Not saved. Use %1.</source>
        <translation>Sin guardar. Use %1.</translation>
    </message>
    <message>
        <source>Without a passphrase, anyone can unlock the window.</source>
        <translation>Sin frase de contraseña, cualquiera puede desbloquear la ventana.</translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressLine</name>
    <message>
        <source>Reloading</source>
        <translation>Volviendo a cargar</translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
    <message>
        <source>Completed: %1</source>
        <translation>Completado: %1</translation>
    </message>
    <message>
        <source>Canceled: %1</source>
        <translation>Cancelado: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Reanudar %1</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>Pausar %1</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>Cancelar %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderDetail</name>
    <message>
        <source>Copy short name</source>
        <translation>Copiar nombre corto</translation>
    </message>
    <message>
        <source>None listed</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>&amp;Load users</source>
        <translation>&amp;Cargar usuarios</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Inicio de sesión</translation>
    </message>
    <message>
        <source>Data types</source>
        <translation>Tipos de datos</translation>
    </message>
    <message>
        <source>In this team</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <source>Connected users</source>
        <translation>Usuarios conectados</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Load users to see the count.</source>
        <translation>Cargue los usuarios para ver el recuento.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know this sign-in method. The service calls it “%1”.</source>
        <translation>Labdesk no conoce este método de inicio de sesión. El servicio lo llama “%1”.</translation>
    </message>
    <message>
        <source>Show users with this provider: %1</source>
        <translation>Mostrar los usuarios con este proveedor: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderTableModel</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Inicio de sesión</translation>
    </message>
    <message>
        <source>Data types</source>
        <translation>Tipos de datos</translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersCommands</name>
    <message>
        <source>Filter providers</source>
        <translation>Filtrar proveedores</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>buscar encontrar</translation>
    </message>
    <message>
        <source>Filter providers by sign-in</source>
        <translation>Filtrar proveedores por inicio de sesión</translation>
    </message>
    <message>
        <source>auth oauth</source>
        <translation>autenticación oauth</translation>
    </message>
    <message>
        <source>Filter providers by data type</source>
        <translation>Filtrar proveedores por tipo de datos</translation>
    </message>
    <message>
        <source>Clear provider filter</source>
        <translation>Borrar filtro de proveedores</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>El filtro está vacío.</translation>
    </message>
    <message>
        <source>Reload providers</source>
        <translation>Volver a cargar proveedores</translation>
    </message>
    <message>
        <source>Copy provider short name</source>
        <translation>Copiar nombre corto del proveedor</translation>
    </message>
    <message>
        <source>No provider selected.</source>
        <translation>Ningún proveedor seleccionado.</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>Se copió %1.</translation>
    </message>
    <message>
        <source>Copy link to provider</source>
        <translation>Copiar enlace al proveedor</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Se copió el enlace.</translation>
    </message>
    <message>
        <source>Load users to count them by provider</source>
        <translation>Cargar usuarios para contarlos por proveedor</translation>
    </message>
    <message>
        <source>Users are already loaded.</source>
        <translation>Los usuarios ya están cargados.</translation>
    </message>
    <message>
        <source>Show providers as raw JSON</source>
        <translation>Mostrar proveedores como JSON sin procesar</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>respuesta ilegible entradas</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>recurso</translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersPane</name>
    <message>
        <source>Filter by name or data type</source>
        <translation>Filtrar por nombre o tipo de datos</translation>
    </message>
    <message>
        <source>Filter providers</source>
        <translation>Filtrar proveedores</translation>
    </message>
    <message>
        <source>&amp;Sign-in</source>
        <translation>Inicio de &amp;sesión</translation>
    </message>
    <message>
        <source>Sign-in method</source>
        <translation>Método de inicio de sesión</translation>
    </message>
    <message>
        <source>&amp;Data type</source>
        <translation>Tipo de &amp;datos</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Tipo de datos</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Loading providers…</source>
        <translation>Cargando proveedores…</translation>
    </message>
    <message>
        <source>Providers that your users can connect as sources.</source>
        <translation>Proveedores que sus usuarios pueden conectar como fuentes.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>No providers for this team</source>
        <translation>No hay proveedores para este equipo</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Volver a cargar</translation>
    </message>
    <message>
        <source>No provider selected</source>
        <translation>Ningún proveedor seleccionado</translation>
    </message>
    <message>
        <source>Select a provider in the list.</source>
        <translation>Seleccione un proveedor de la lista.</translation>
    </message>
    <message>
        <source>Raw response: providers</source>
        <translation>Respuesta sin procesar: proveedores</translation>
    </message>
    <message>
        <source>This service has no provider “%1”.</source>
        <translation>Este servicio no tiene el proveedor “%1”.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Coinciden %1 de %2</translation>
    </message>
    <message>
        <source>No providers match these filters.</source>
        <translation>Ningún proveedor coincide con estos filtros.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Borrar fi&amp;ltro</translation>
    </message>
</context>
<context>
    <name>labdesk::ProxySignInFields</name>
    <message>
        <source>Proxy password</source>
        <translation>Contraseña del proxy</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>Nombre de usuario del proxy</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Sent only to the proxy, when it requires sign-in. Basic sign-in sends the password unencrypted.</source>
        <translation>Solo se envía al proxy, cuando este exige iniciar sesión. El inicio de sesión Basic envía la contraseña sin cifrar.</translation>
    </message>
</context>
<context>
    <name>labdesk::RawResponseDialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Y %Ln más.</numerusform>
            <numerusform>Y %Ln más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown fields, not in the contract: %1</source>
        <translation>Campos desconocidos, fuera del contrato: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries couldn’t be read and were skipped.</source>
        <translation>
            <numerusform>No se pudo leer %Ln entrada y se omitió.</numerusform>
            <numerusform>No se pudieron leer %Ln entradas y se omitieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Mostrar sin procesar</translation>
    </message>
    <message>
        <source>No response to show yet.</source>
        <translation>Aún no hay respuesta que mostrar.</translation>
    </message>
    <message>
        <source>This response is larger than %1 and can’t be shown here.</source>
        <translation>Esta respuesta ocupa más de %1 y no se puede mostrar aquí.</translation>
    </message>
    <message>
        <source>This response isn’t JSON, so it can’t be shown safely.</source>
        <translation>Esta respuesta no es JSON, así que no se puede mostrar de forma segura.</translation>
    </message>
    <message>
        <source>There’s only one response, so there’s nothing to compare.</source>
        <translation>Solo hay una respuesta, así que no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Couldn’t be read:</source>
        <translation>No se pudo leer:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied the response.</source>
        <translation>Se copió la respuesta.</translation>
    </message>
    <message numerus="yes">
        <source>The service reports %Ln more entries, but didn’t send them.</source>
        <translation>
            <numerusform>El servicio indica que hay %Ln entrada más, pero no la envió.</numerusform>
            <numerusform>El servicio indica que hay %Ln entradas más, pero no las envió.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ReconnectWords</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copied the message for the user.</source>
        <translation>Se copió el mensaje para el usuario.</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Copiar mensaje para el usuario</translation>
    </message>
    <message>
        <source>Message about %1. Choose a language.</source>
        <translation>Mensaje sobre %1. Elija un idioma.</translation>
    </message>
</context>
<context>
    <name>labdesk::RefreshMeter</name>
    <message>
        <source>%1 of %2 refreshes this hour</source>
        <translation>%1 de %2 actualizaciones esta hora</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them rejected</source>
        <translation>
            <numerusform>%Ln de ellas rechazada</numerusform>
            <numerusform>%Ln de ellas rechazadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ReleaseNotice</name>
    <message>
        <source>Labdesk %1 is available.</source>
        <translation>Labdesk %1 está disponible.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. The address is %1.</source>
        <translation>No se pudo abrir un navegador. La dirección es %1.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Consultando %1…</translation>
    </message>
    <message>
        <source>Couldn’t check %1: %2</source>
        <translation>No se pudo consultar %1: %2</translation>
    </message>
    <message>
        <source>Version %1 is available; you have %2.</source>
        <translation>La versión %1 está disponible; usted tiene la %2.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>Tiene la última versión.</translation>
    </message>
    <message>
        <source>Turned off by your administrator.</source>
        <translation>Desactivado por su administrador.</translation>
    </message>
    <message>
        <source>Labdesk is updated with your system’s software updates.</source>
        <translation>Labdesk se actualiza junto con el software de su sistema.</translation>
    </message>
    <message>
        <source>Checks %1 once a day. Nothing about you, this computer, or your connections is sent.</source>
        <translation>Consulta %1 una vez al día. No se envía nada sobre usted, esta computadora ni sus conexiones.</translation>
    </message>
    <message>
        <source>See what’s new?</source>
        <translation>¿Ver las novedades?</translation>
    </message>
    <message>
        <source>Version %1 is available; you have %2. Install it the way you installed this one. Labdesk doesn’t update itself.</source>
        <translation>La versión %1 está disponible; usted tiene la %2. Instálela de la misma forma que esta. Labdesk no se actualiza automáticamente.</translation>
    </message>
    <message>
        <source>Opens %1 in your browser. Nothing about users or connections is sent.</source>
        <translation>Abre %1 en su navegador. No se envía nada sobre usuarios ni conexiones.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
</context>
<context>
    <name>labdesk::RemoteStack</name>
    <message>
        <source>Couldn’t reload. Showing data from %1.</source>
        <translation>No se pudo volver a cargar. Se muestran datos anteriores (%1).</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Loads when the connection is restored</source>
        <translation>Se carga cuando la conexión vuelva a funcionar</translation>
    </message>
</context>
<context>
    <name>labdesk::Replies</name>
    <message>
        <source>The file is larger than 1 MB.</source>
        <translation>El archivo ocupa más de 1 MB.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>El archivo no es UTF-8.</translation>
    </message>
    <message>
        <source>The file contains no replies. A reply starts with a line such as [en] Title.</source>
        <translation>El archivo no contiene respuestas. Una respuesta empieza con una línea como [en] Título.</translation>
    </message>
    <message>
        <source>The line contains an invisible character (%1). Delete it.</source>
        <translation>La línea contiene un carácter invisible (%1). Elimínelo.</translation>
    </message>
    <message>
        <source>“%1” appears before the first reply. A reply starts with a line such as [en] Title.</source>
        <translation>“%1” está antes de la primera respuesta. Una respuesta empieza con una línea como [en] Título.</translation>
    </message>
    <message>
        <source>The portal must be set once, to a URL that starts with https:// and has at most 200 characters.</source>
        <translation>El portal se debe definir una sola vez, con una URL que empiece con https:// y tenga 200 caracteres como máximo.</translation>
    </message>
    <message>
        <source>“%1” isn’t the start of a reply, such as [en] Title. No other line may begin with a bracket.</source>
        <translation>“%1” no es el inicio de una respuesta, como [en] Título. Ninguna otra línea puede empezar con un corchete.</translation>
    </message>
    <message>
        <source>“%1” isn’t a language code, such as en or es-MX.</source>
        <translation>“%1” no es el código de un idioma, como en o es-MX.</translation>
    </message>
    <message>
        <source>A title must have 1 to 80 characters and no braces.</source>
        <translation>Un título debe tener de 1 a 80 caracteres y no puede llevar llaves.</translation>
    </message>
    <message>
        <source>The language already has a reply called “%1”. Rename or delete one of them.</source>
        <translation>El idioma ya tiene una respuesta llamada “%1”. Cambie el nombre de una de ellas o elimínela.</translation>
    </message>
    <message>
        <source>The reply “%1” has no text.</source>
        <translation>La respuesta “%1” no tiene texto.</translation>
    </message>
    <message>
        <source>The reply “%1” is longer than 4,000 characters.</source>
        <translation>La respuesta “%1” tiene más de 4,000 caracteres.</translation>
    </message>
    <message>
        <source>The file contains more than 500 replies.</source>
        <translation>El archivo contiene más de 500 respuestas.</translation>
    </message>
    <message>
        <source>Unmatched brace. Use braces only for placeholders.</source>
        <translation>Falta la otra llave de un par en la línea. Las llaves son solo para marcadores.</translation>
    </message>
    <message>
        <source>“%1” isn’t a placeholder. Use {source}, {ticket}, {portal}, or {date}.</source>
        <translation>“%1” no es un marcador. Use {source}, {ticket}, {portal} o {date}.</translation>
    </message>
    <message>
        <source>{portal} needs a line such as portal=https://help.example.com before the first reply.</source>
        <translation>{portal} necesita una línea como portal=https://help.example.com antes de la primera respuesta.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
</context>
<context>
    <name>labdesk::ReplyWords</name>
    <message>
        <source>This reply includes a source name. Open a user with a source first.</source>
        <translation>Esta respuesta incluye el nombre de una fuente. Abra primero un usuario que tenga una fuente.</translation>
    </message>
    <message>
        <source>This source isn’t in the service’s list of providers, so its name can’t be filled in.</source>
        <translation>Esta fuente no está en la lista de proveedores del servicio, así que no se puede completar su nombre.</translation>
    </message>
    <message>
        <source>This reply includes the ticket number. Enter a ticket number first.</source>
        <translation>Esta respuesta incluye el número de ticket. Ingrese primero un número de ticket.</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestDetail</name>
    <message>
        <source>%1: hidden</source>
        <translation>%1: oculto</translation>
    </message>
    <message>
        <source>Show attempt</source>
        <translation>Mostrar intento</translation>
    </message>
    <message>
        <source>Request headers</source>
        <translation>Encabezados de la solicitud</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>Encabezados de la respuesta</translation>
    </message>
    <message>
        <source>Parts of the request</source>
        <translation>Partes de la solicitud</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar ruta</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviada</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Error details</source>
        <translation>Detalles del error</translation>
    </message>
    <message>
        <source>Unknown fields</source>
        <translation>Campos desconocidos</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Body, with personal data hidden</source>
        <translation>Cuerpo, con los datos personales ocultos</translation>
    </message>
    <message>
        <source>Timing breakdown</source>
        <translation>Desglose de tiempos</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Intento %1</translation>
    </message>
    <message>
        <source>This was sent on an earlier connection.</source>
        <translation>Se envió en una conexión anterior.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln vez</numerusform>
            <numerusform>%Ln veces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detalle</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>%1, closed before a response arrived</source>
        <translation>%1, cerrada antes de que llegara una respuesta</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Sin enviar</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>%1, not JSON. Not shown because Labdesk can’t detect personal data in it.</source>
        <translation>%1, no es JSON. No se muestra porque Labdesk no puede detectar datos personales en el texto.</translation>
    </message>
    <message>
        <source>%1, too large to keep.</source>
        <translation>%1: más de lo que Labdesk conserva de un cuerpo.</translation>
    </message>
    <message>
        <source>%1, processed while streaming. Responses this long aren’t kept.</source>
        <translation>%1, procesado mientras llegaba. Las respuestas tan largas no se conservan.</translation>
    </message>
    <message>
        <source>Not kept because it contained a key or token.</source>
        <translation>No se conserva porque contenía una clave o un token.</translation>
    </message>
    <message>
        <source>%1, compressed. Too large to keep, or damaged.</source>
        <translation>%1, comprimido. Demasiado grande para conservarlo o dañado.</translation>
    </message>
    <message>
        <source>Not kept: removed to save memory or because the window was locked.</source>
        <translation>No se conserva: se quitó para ahorrar memoria o porque se bloqueó la ventana.</translation>
    </message>
    <message numerus="yes">
        <source>%1: in %2 of %Ln response(s) from %3</source>
        <translation>
            <numerusform>%1: en %2 de %Ln respuesta de %3</numerusform>
            <numerusform>%1: en %2 de %Ln respuestas de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The service redirected %1 to %2.</source>
        <translation>El servicio redirigió %1 a %2.</translation>
    </message>
    <message>
        <source>Queue: waiting for a free connection or a token. Connect: DNS, connection, and TLS. Wait: until the response begins. Read: until it ends. Measured by Labdesk, accurate to a few milliseconds.</source>
        <translation>Cola: espera de una conexión libre o de un token. Conexión: DNS, enlace y TLS. Espera: hasta que empieza la respuesta. Lectura: hasta que termina. Medido por Labdesk, con una precisión de unos milisegundos.</translation>
    </message>
    <message>
        <source>No response yet</source>
        <translation>Aún sin respuesta</translation>
    </message>
    <message>
        <source>Reused</source>
        <translation>Reutilizada</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestExport</name>
    <message>
        <source>Export requests</source>
        <translation>Exportar solicitudes</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>Archivo HTTP (*.har)</translation>
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
        <translation>Hora</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message numerus="yes">
        <source>Retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>Reintento en %Ln&#xa0;s</numerusform>
            <numerusform>Reintento en %Ln&#xa0;s</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Con error: %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sin respuesta</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestsPage</name>
    <message>
        <source>Filter requests</source>
        <translation>Filtrar solicitudes</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear request list</source>
        <translation>Borrar lista de solicitudes</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Aún no hay solicitudes</translation>
    </message>
    <message>
        <source>Requests appear here, without the key and with personal data hidden.</source>
        <translation>Las solicitudes aparecen aquí, sin la clave y con los datos personales ocultos.</translation>
    </message>
    <message>
        <source>No request selected</source>
        <translation>Ninguna solicitud seleccionada</translation>
    </message>
    <message>
        <source>Select a request to see its details.</source>
        <translation>Seleccione una solicitud para ver sus detalles.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Coinciden %1 de %2</translation>
    </message>
    <message>
        <source>No requests match this filter.</source>
        <translation>Ninguna solicitud coincide con este filtro.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Borrar fi&amp;ltro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln request(s)</source>
        <translation>
            <numerusform>%1 de %Ln solicitud</numerusform>
            <numerusform>%1 de %Ln solicitudes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>Sintaxis del filtro</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln request(s), with personal data hidden.</source>
        <translation>
            <numerusform>Se exportó %Ln solicitud, con los datos personales ocultos.</numerusform>
            <numerusform>Se exportaron %Ln solicitudes, con los datos personales ocultos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Resume · %Ln new</source>
        <translation>
            <numerusform>&amp;Reanudar · %Ln nueva</numerusform>
            <numerusform>&amp;Reanudar · %Ln nuevas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>New requests aren’t listed until you resume</source>
        <translation>Las solicitudes nuevas no aparecen en la lista hasta que reanude</translation>
    </message>
    <message>
        <source>Terms are combined with AND. Use field:value for a field and -term to exclude.</source>
        <translation>Deben coincidir todos los términos. Use campo:valor para un campo y -término para excluir.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>Campo desconocido “%1”; se busca como texto.</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Campos: %1</translation>
    </message>
    <message numerus="yes">
        <source>Found in responses from %Ln operation(s). Select a request to see them in its summary.</source>
        <translation>
            <numerusform>En respuestas de %Ln operación. Seleccione una solicitud para verlos en su resumen.</numerusform>
            <numerusform>En respuestas de %Ln operaciones. Seleccione una solicitud para verlos en su resumen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show these requests</source>
        <translation>Mostrar estas solicitudes</translation>
    </message>
    <message>
        <source>There are no requests to export.</source>
        <translation>No hay solicitudes que exportar.</translation>
    </message>
    <message>
        <source>An export is already running.</source>
        <translation>Ya hay una exportación en curso.</translation>
    </message>
    <message>
        <source>Copied as cURL. The key is replaced by a variable.</source>
        <translation>Copiado como cURL. La clave se reemplaza por una variable.</translation>
    </message>
    <message>
        <source>No request selected.</source>
        <translation>Ninguna solicitud seleccionada.</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>buscar encontrar</translation>
    </message>
    <message>
        <source>Clear request filter</source>
        <translation>Borrar filtro de solicitudes</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>El filtro está vacío.</translation>
    </message>
    <message>
        <source>Reload requests</source>
        <translation>Volver a cargar solicitudes</translation>
    </message>
    <message>
        <source>This list updates automatically.</source>
        <translation>Esta lista se actualiza automáticamente.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar ruta</translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation>Se copió la ruta.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
    <message>
        <source>This was sent on an earlier connection.</source>
        <translation>Se envió en una conexión anterior.</translation>
    </message>
    <message>
        <source>The list is already empty.</source>
        <translation>La lista ya está vacía.</translation>
    </message>
    <message>
        <source>Resume request list</source>
        <translation>Reanudar lista de solicitudes</translation>
    </message>
    <message>
        <source>Pause request list</source>
        <translation>Pausar lista de solicitudes</translation>
    </message>
    <message>
        <source>Export requests…</source>
        <translation>Exportar solicitudes…</translation>
    </message>
    <message>
        <source>HAR save file</source>
        <translation>HAR guardar archivo</translation>
    </message>
    <message numerus="yes">
        <source>The service sent %Ln field(s) or value(s) that Labdesk doesn’t know.</source>
        <translation>
            <numerusform>El servicio envió %Ln campo o valor que Labdesk no conoce.</numerusform>
            <numerusform>El servicio envió %Ln campos o valores que Labdesk no conoce.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ResourceList</name>
    <message>
        <source>%1: available</source>
        <translation>%1: disponible</translation>
    </message>
</context>
<context>
    <name>labdesk::RevealQuestion</name>
    <message>
        <source>Show %1 on this screen?</source>
        <translation>¿Mostrar en esta pantalla: %1?</translation>
    </message>
    <message>
        <source>Privacy mode is on. Check who can see your screen. The value is hidden again automatically.</source>
        <translation>El modo de privacidad está activado. Compruebe quién puede ver su pantalla. El valor se oculta de nuevo automáticamente.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
</context>
<context>
    <name>labdesk::RuleForm</name>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a number from 1 to 15</source>
        <translation>un número de 1 a 15</translation>
    </message>
    <message>
        <source>journal or none</source>
        <translation>journal o none</translation>
    </message>
    <message>
        <source>memberId, birthYear, and zip, each at most once, separated by commas</source>
        <translation>memberId, birthYear y zip, cada uno una vez como máximo, separados por comas</translation>
    </message>
    <message>
        <source>an absolute path</source>
        <translation>una ruta absoluta</translation>
    </message>
    <message>
        <source>a name of at most 60 characters</source>
        <translation>un nombre de 60 caracteres como máximo</translation>
    </message>
    <message>
        <source>text of at most 200 characters, then ;until= and a date such as 2026-12-31</source>
        <translation>un texto de 200 caracteres como máximo, y después ;until= y una fecha como 2026-12-31</translation>
    </message>
    <message>
        <source>one word without slashes, and not “local”</source>
        <translation>una palabra sin barras, y que no sea “local”</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texto sin formato</translation>
    </message>
    <message>
        <source>sandbox, production, or other</source>
        <translation>sandbox, production u other</translation>
    </message>
    <message>
        <source>a URL that starts with https://, or with http:// for this computer</source>
        <translation>una URL que empiece con https://, o con http:// para esta computadora</translation>
    </message>
    <message>
        <source>key or bearer</source>
        <translation>key o bearer</translation>
    </message>
    <message>
        <source>the name of an HTTP header that can carry a key</source>
        <translation>el nombre de un encabezado HTTP que pueda llevar una clave</translation>
    </message>
    <message>
        <source>system, none, or a host and a port such as proxy.example.com:3128</source>
        <translation>system, none, o un host y un puerto como proxy.example.com:3128</translation>
    </message>
    <message>
        <source>a user name without a colon, such as DOMAIN\name</source>
        <translation>un nombre de usuario sin dos puntos, como DOMAIN\name</translation>
    </message>
    <message>
        <source>a number of seconds from 5 to 300</source>
        <translation>un número de segundos de 5 a 300</translation>
    </message>
    <message>
        <source>the number of connections</source>
        <translation>el número de conexiones</translation>
    </message>
    <message>
        <source>calls or all</source>
        <translation>calls o all</translation>
    </message>
    <message>
        <source>a regular expression of at most 200 characters with only groups, alternatives, classes, and repetitions, optionally followed by ;example= and a matching number</source>
        <translation>una expresión regular de 200 caracteres como máximo, solo con grupos, alternativas, clases y repeticiones; después, si quiere, ;example= y un número que coincida</translation>
    </message>
    <message>
        <source>a URL that starts with https:// and contains {ticket} once, after the host</source>
        <translation>una URL que empiece con https:// y contenga {ticket} una sola vez, después del host</translation>
    </message>
</context>
<context>
    <name>labdesk::RulesFile</name>
    <message>
        <source>The file doesn’t exist.</source>
        <translation>El archivo no existe.</translation>
    </message>
    <message>
        <source>The path contains a link to something that doesn’t exist.</source>
        <translation>La ruta contiene un enlace a algo que no existe.</translation>
    </message>
    <message>
        <source>Part of the path isn’t a folder.</source>
        <translation>Una parte de la ruta no es una carpeta.</translation>
    </message>
    <message>
        <source>This isn’t a file.</source>
        <translation>Esto no es un archivo.</translation>
    </message>
    <message>
        <source>The file can’t be read. Everyone who uses Labdesk must be able to read it and its folder.</source>
        <translation>No se puede leer el archivo. Todas las personas que usan Labdesk deben poder leer el archivo y su carpeta.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>El archivo es demasiado grande.</translation>
    </message>
    <message>
        <source>Anyone can change this file. Make it writable by administrators only.</source>
        <translation>Cualquiera puede cambiar este archivo. Permita que solo los administradores escriban en él.</translation>
    </message>
    <message>
        <source>Anyone can replace this file. Make its folder writable by administrators only.</source>
        <translation>Cualquiera puede reemplazar este archivo. Permita que solo los administradores escriban en su carpeta.</translation>
    </message>
</context>
<context>
    <name>labdesk::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>labdesk::SelectFromListDialog</name>
    <message>
        <source>Select users from a list</source>
        <translation>Seleccionar usuarios de una lista</translation>
    </message>
    <message>
        <source>Paste client IDs or user IDs, such as a column or rows of a spreadsheet. They aren’t saved.</source>
        <translation>Pegue ID de cliente o ID de usuario, por ejemplo una columna o filas de una hoja de cálculo. No se guardan.</translation>
    </message>
    <message>
        <source>Client IDs or user IDs</source>
        <translation>ID de cliente o ID de usuario</translation>
    </message>
    <message>
        <source>One ID per line, or a table with a column of IDs</source>
        <translation>Un ID por línea, o una tabla con una columna de ID</translation>
    </message>
    <message>
        <source>&amp;Copy IDs not found</source>
        <translation>&amp;Copiar no encontrados</translation>
    </message>
    <message>
        <source>Select users</source>
        <translation>Seleccionar usuarios</translation>
    </message>
    <message numerus="yes">
        <source>Pasted %Ln line(s).</source>
        <translation>
            <numerusform>Se pegó %Ln línea.</numerusform>
            <numerusform>Se pegaron %Ln líneas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This list is too long to display.</source>
        <translation>Esta lista es demasiado larga para mostrarla.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select %Ln user(s)</source>
        <translation>
            <numerusform>&amp;Seleccionar %Ln usuario</numerusform>
            <numerusform>&amp;Seleccionar %Ln usuarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) found</source>
        <translation>
            <numerusform>%Ln usuario encontrado</numerusform>
            <numerusform>%Ln usuarios encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>IDs are taken from column %1.</source>
        <translation>Los ID se toman de la columna %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ID(s) are duplicates and were counted once.</source>
        <translation>
            <numerusform>%Ln ID está repetido y se contó una sola vez.</numerusform>
            <numerusform>%Ln ID están repetidos y se contaron una sola vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) belong to several users, who are all selected.</source>
        <translation>
            <numerusform>%Ln ID de cliente pertenece a varios usuarios; todos están seleccionados.</numerusform>
            <numerusform>%Ln ID de cliente pertenecen a varios usuarios; todos están seleccionados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>No encontrados: %1</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… y %Ln más</numerusform>
            <numerusform>… y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ID(s).</source>
        <translation>
            <numerusform>Se copió %Ln ID.</numerusform>
            <numerusform>Se copiaron %Ln ID.</numerusform>
        </translation>
    </message>
    <message>
        <source>The user list is incomplete, so some of these users may exist.</source>
        <translation>La lista de usuarios está incompleta, así que algunos de estos usuarios pueden existir.</translation>
    </message>
</context>
<context>
    <name>labdesk::ServiceHealth</name>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>%Ln intento.</numerusform>
            <numerusform>%Ln intentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next attempt in %Ln&#xa0;s.</source>
        <translation>
            <numerusform>Próximo intento en %Ln s.</numerusform>
            <numerusform>Próximo intento en %Ln s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>labdesk::Shortcuts</name>
    <message>
        <source>Search or run a command</source>
        <translation>Buscar o ejecutar un comando</translation>
    </message>
    <message>
        <source>Go to an ID, ZIP code, or payor code</source>
        <translation>Ir a un ID, código postal o código de pagador</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Cancel countdown</source>
        <translation>Cancelar la cuenta regresiva</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>Ayuda de esta página</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation>Estos atajos</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>Cambiar de conexión</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Privacy mode for shared screens</source>
        <translation>Modo de privacidad para pantallas compartidas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Filter or search</source>
        <translation>Filtrar o buscar</translation>
    </message>
    <message>
        <source>Reload from the service</source>
        <translation>Volver a cargar desde el servicio</translation>
    </message>
    <message>
        <source>Move from filter to list</source>
        <translation>Pasar del filtro a la lista</translation>
    </message>
    <message>
        <source>Previous filter (in the empty user filter)</source>
        <translation>Filtro anterior (en el filtro de usuarios vacío)</translation>
    </message>
    <message>
        <source>Filter suggestions (in the user filter)</source>
        <translation>Sugerencias de filtro (en el filtro de usuarios)</translation>
    </message>
    <message>
        <source>Open selection</source>
        <translation>Abrir la selección</translation>
    </message>
    <message>
        <source>Clear filter, then go to the list</source>
        <translation>Borrar el filtro y después ir a la lista</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Copiar la selección</translation>
    </message>
    <message>
        <source>Copy as CSV, JSON, Markdown, …</source>
        <translation>Copiar como CSV, JSON, Markdown, …</translation>
    </message>
    <message>
        <source>Copy as cURL, without the key</source>
        <translation>Copiar como cURL, sin la clave</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Solicitar actualización de datos</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Cambiar zona horaria</translation>
    </message>
    <message>
        <source>Verify caller</source>
        <translation>Verificar a quien llama</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Fijar o dejar de fijar</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Pestaña siguiente</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Pestaña anterior</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>The open user</source>
        <translation>El usuario abierto</translation>
    </message>
    <message>
        <source>Ticket number</source>
        <translation>Número de ticket</translation>
    </message>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Copiar resumen para el ticket</translation>
    </message>
    <message>
        <source>Watch sources or stop watching</source>
        <translation>Observar las fuentes o dejar de observarlas</translation>
    </message>
    <message>
        <source>Next group (in a grouped list)</source>
        <translation>Grupo siguiente (en una lista agrupada)</translation>
    </message>
    <message>
        <source>Previous group (in a grouped list)</source>
        <translation>Grupo anterior (en una lista agrupada)</translation>
    </message>
    <message>
        <source>Undo the last change, for any user</source>
        <translation>Deshacer el último cambio, de cualquier usuario</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Exportar la lista</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Why is there no data?</source>
        <translation>¿Por qué no hay datos?</translation>
    </message>
    <message>
        <source>Next user in the list</source>
        <translation>Usuario siguiente de la lista</translation>
    </message>
    <message>
        <source>Previous user in the list</source>
        <translation>Usuario anterior de la lista</translation>
    </message>
</context>
<context>
    <name>labdesk::SideBar</name>
    <message>
        <source>Pinned</source>
        <translation>Fijados</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pinned user</source>
        <translation>Usuario fijado</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>&amp;Dejar de fijar</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vistas guardadas</translation>
    </message>
    <message>
        <source>Saved view</source>
        <translation>Vista guardada</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Recent user</source>
        <translation>Usuario reciente</translation>
    </message>
</context>
<context>
    <name>labdesk::SideBarLinks</name>
    <message>
        <source>Not in this team</source>
        <translation>No está en este equipo</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceFaultList</name>
    <message>
        <source>Problems found</source>
        <translation>Problemas encontrados</translation>
    </message>
    <message>
        <source>Select a row to select its users in the list.</source>
        <translation>Seleccione una fila para seleccionar sus usuarios en la lista.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se encontraron problemas.</translation>
    </message>
    <message>
        <source>No problems found so far.</source>
        <translation>Por ahora no se encontraron problemas.</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceFaultModel</name>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceRow</name>
    <message>
        <source>Connection date not provided</source>
        <translation>Fecha de conexión no proporcionada</translation>
    </message>
    <message>
        <source>Connected %1</source>
        <translation>Conectado: %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde el %1</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>Desconectar…</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>Desconectar %1</translation>
    </message>
    <message>
        <source>missing permission: %1</source>
        <translation>falta el permiso: %1</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Copiar mensaje para el usuario</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data type(s) available</source>
        <translation>
            <numerusform>%Ln tipo de datos disponible</numerusform>
            <numerusform>%Ln tipos de datos disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops this source’s data; only the user can reconnect it</source>
        <translation>Deja de enviar datos; solo el usuario puede reconectarla</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceWords</name>
    <message>
        <source>Sign-in expired</source>
        <translation>Inicio de sesión vencido</translation>
    </message>
    <message>
        <source>Updates failed</source>
        <translation>Error en las actualizaciones</translation>
    </message>
    <message>
        <source>Account not found</source>
        <translation>Cuenta no encontrada</translation>
    </message>
    <message>
        <source>Disconnected by provider</source>
        <translation>Desconectado por el proveedor</translation>
    </message>
    <message>
        <source>Permission missing</source>
        <translation>Falta un permiso</translation>
    </message>
    <message>
        <source>Credentials rejected</source>
        <translation>Credenciales rechazadas</translation>
    </message>
    <message>
        <source>Password expired</source>
        <translation>Contraseña vencida</translation>
    </message>
    <message>
        <source>Provider unavailable</source>
        <translation>Proveedor no disponible</translation>
    </message>
    <message>
        <source>The user’s sign-in to %1 expired. Ask the user to reconnect %1.</source>
        <translation>El inicio de sesión del usuario en %1 venció. Pida al usuario que reconecte %1.</translation>
    </message>
    <message>
        <source>%1 no longer recognizes this account. Ask the user to reconnect %1.</source>
        <translation>%1 ya no reconoce esta cuenta. Pida al usuario que reconecte %1.</translation>
    </message>
    <message>
        <source>%1 ended the connection. Only the user can reconnect %1.</source>
        <translation>%1 finalizó la conexión. Solo el usuario puede reconectar %1.</translation>
    </message>
    <message>
        <source>The user didn’t allow all required permissions. Ask the user to reconnect and allow all of them.</source>
        <translation>El usuario no dio todos los permisos necesarios. Pídale que reconecte la fuente y los permita.</translation>
    </message>
    <message>
        <source>%1 rejected your team’s credentials. Tell whoever manages your team’s access to %1. The user can’t fix this.</source>
        <translation>%1 rechazó las credenciales de su equipo. Avise a quien administra el acceso de su equipo a %1. El usuario no puede solucionarlo.</translation>
    </message>
    <message>
        <source>The password for %1 expired. Ask the user to reconnect %1.</source>
        <translation>La contraseña de %1 venció. Pida al usuario que reconecte %1.</translation>
    </message>
    <message>
        <source>%1 is unavailable or is limiting requests. This usually passes. The user can’t fix it.</source>
        <translation>%1 no está disponible o está limitando las solicitudes. Suele ser pasajero. El usuario no puede solucionarlo.</translation>
    </message>
    <message>
        <source>From your administrator, until %1</source>
        <translation>De su administrador, hasta el %1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Status not reported</source>
        <translation>Estado no informado</translation>
    </message>
    <message>
        <source>The user didn’t allow %1. Ask the user to reconnect and allow it.</source>
        <translation>El usuario no permitió %1. Pídale que reconecte la fuente y lo permita.</translation>
    </message>
    <message>
        <source>%1 reports an error. If this keeps happening, ask the user to reconnect %1.</source>
        <translation>%1 informa un error. Si continúa, pida al usuario que reconecte %1.</translation>
    </message>
    <message>
        <source>%1: not allowed</source>
        <translation>%1: no permitido</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 isn’t sending updates. Ask the user to reconnect it.</source>
        <translation>%1 no envía actualizaciones. Pida al usuario que lo reconecte.</translation>
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
        <translation>Estado</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>Modo de privacidad</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Updated %1 %2</source>
        <translation>Actualizado %1 %2</translation>
    </message>
    <message>
        <source>Rate limited. Labdesk retries automatically.</source>
        <translation>Límite alcanzado. Labdesk reintenta automáticamente.</translation>
    </message>
    <message numerus="yes">
        <source>Rate limited, retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>Límite alcanzado, reintento en %Ln&#xa0;s</numerusform>
            <numerusform>Límite alcanzado, reintento en %Ln&#xa0;s</numerusform>
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
        <translation>Paquete de soporte</translation>
    </message>
    <message>
        <source>This is everything that will be saved. It contains no keys, addresses, names, IDs, or user data.</source>
        <translation>Esto es todo lo que se guardará. No contiene claves, direcciones, nombres, ID ni datos de usuarios.</translation>
    </message>
    <message>
        <source>Support bundle content</source>
        <translation>Contenido del paquete de soporte</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Save support bundle</source>
        <translation>Guardar paquete de soporte</translation>
    </message>
    <message>
        <source>Saved. Only you can read it.</source>
        <translation>Guardado. Solo usted puede leerlo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
            <numerusform>No cabe %Ln columna: %1. Amplíe la ventana para ver más.</numerusform>
            <numerusform>No caben %Ln columnas: %1. Amplíe la ventana para ver más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::TeamReplies</name>
    <message>
        <source>Copy “%1”</source>
        <translation>Copiar “%1”</translation>
    </message>
    <message>
        <source>Copy “%1” for %2</source>
        <translation>Copiar “%1” para %2</translation>
    </message>
    <message>
        <source>Copied “%1”.</source>
        <translation>Se copió “%1”.</translation>
    </message>
    <message>
        <source>reply message text for the user</source>
        <translation>respuesta predefinida mensaje texto para el usuario</translation>
    </message>
</context>
<context>
    <name>labdesk::TicketController</name>
    <message>
        <source>Open ticket in the browser…</source>
        <translation>Abrir ticket en el navegador…</translation>
    </message>
    <message>
        <source>help desk issue case</source>
        <translation>mesa de ayuda incidencia caso</translation>
    </message>
    <message>
        <source>The ticket URL isn’t set in Preferences.</source>
        <translation>La URL del ticket no está definida en Preferencias.</translation>
    </message>
    <message>
        <source>Opening tickets in the browser is turned off in Preferences.</source>
        <translation>La apertura de tickets en el navegador está desactivada en Preferencias.</translation>
    </message>
    <message>
        <source>Enter a ticket number first.</source>
        <translation>Ingrese primero un número de ticket.</translation>
    </message>
    <message>
        <source>Open ticket %1 in the browser?</source>
        <translation>¿Abrir el ticket %1 en el navegador?</translation>
    </message>
    <message>
        <source>Only the ticket number is sent to %1.</source>
        <translation>Solo se envía el número de ticket a %1.</translation>
    </message>
    <message>
        <source>Opened the ticket in your browser.</source>
        <translation>Se abrió el ticket en su navegador.</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. The address is %1.</source>
        <translation>No se pudo abrir un navegador. La dirección es %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::TicketDialog</name>
    <message>
        <source>Ticket number</source>
        <translation>Número de ticket</translation>
    </message>
    <message>
        <source>Recorded with each change until you clear it. Locking with a passphrase also clears it.</source>
        <translation>Se agrega a cada cambio que haga hasta que lo borre. Un bloqueo con frase de contraseña también lo borra.</translation>
    </message>
    <message>
        <source>Your administrator requires a ticket number for changes.</source>
        <translation>Su administrador exige un número de ticket para hacer cambios.</translation>
    </message>
    <message>
        <source>Set ticket</source>
        <translation>Definir ticket</translation>
    </message>
    <message>
        <source>Use only letters, digits, and # . _ / : -</source>
        <translation>Use solo letras, dígitos y estos caracteres: # . _ / : -</translation>
    </message>
    <message>
        <source>Clear ticket</source>
        <translation>Quitar ticket</translation>
    </message>
    <message>
        <source>Open ticket %1 in the browser</source>
        <translation>Abrir el ticket %1 en el navegador</translation>
    </message>
    <message>
        <source>Use at most 40 characters.</source>
        <translation>Use hasta 40 caracteres.</translation>
    </message>
    <message>
        <source>This doesn’t look like one of your team’s ticket numbers.</source>
        <translation>No parece un número de ticket de su equipo.</translation>
    </message>
    <message>
        <source>Your team’s ticket numbers look like %1.</source>
        <translation>Los números de ticket de su equipo son como %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::Timeline</name>
    <message>
        <source>%1 connected</source>
        <translation>%1 conectado</translation>
    </message>
    <message>
        <source>%1: error</source>
        <translation>%1: error</translation>
    </message>
    <message>
        <source>User created</source>
        <translation>Usuario creado</translation>
    </message>
    <message>
        <source>Time zone set to %1</source>
        <translation>Zona horaria definida: %1</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Fecha de nacimiento definida</translation>
    </message>
    <message>
        <source>Data collection starts</source>
        <translation>Empieza la recopilación de datos</translation>
    </message>
    <message>
        <source>Data collection ends</source>
        <translation>Termina la recopilación de datos</translation>
    </message>
    <message>
        <source>The service then disconnects all sources.</source>
        <translation>El servicio desconecta entonces todas las fuentes.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Recopilación de datos</translation>
    </message>
    <message>
        <source>Caller verified</source>
        <translation>Se verificó a quien llama</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>Ticket %1</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
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
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>labdesk::UndoCommand</name>
    <message>
        <source>Creating %1 can’t be undone.</source>
        <translation>No se puede deshacer la creación de %1.</translation>
    </message>
    <message>
        <source>Disconnecting %1 for %2 can’t be undone.</source>
        <translation>No se puede deshacer la desconexión de %1 para %2.</translation>
    </message>
    <message>
        <source>Deleting %1 can’t be undone.</source>
        <translation>No se puede deshacer la eliminación de %1.</translation>
    </message>
    <message>
        <source>%1 had no time zone before, and a time zone can’t be cleared.</source>
        <translation>%1 no tenía zona horaria antes, y una zona horaria no se puede quitar.</translation>
    </message>
    <message>
        <source>The time zone of %1 has changed again since then.</source>
        <translation>La zona horaria de %1 se cambió de nuevo después.</translation>
    </message>
    <message>
        <source>The changed fields of %1 were empty before and can’t be cleared again.</source>
        <translation>Los campos cambiados de %1 estaban vacíos antes y no se pueden vaciar de nuevo.</translation>
    </message>
    <message>
        <source>The changed fields of %1 have changed again since then.</source>
        <translation>Los campos cambiados de %1 se cambiaron de nuevo después.</translation>
    </message>
    <message>
        <source>%1 isn’t in the list anymore.</source>
        <translation>%1 ya no está en la lista.</translation>
    </message>
    <message>
        <source>The last change was a job. Open Jobs to see whether it can be undone.</source>
        <translation>El último cambio fue un trabajo. Abra Trabajos para ver si se puede deshacer.</translation>
    </message>
    <message>
        <source>There’s no change to undo.</source>
        <translation>No hay ningún cambio que deshacer.</translation>
    </message>
    <message>
        <source>The last change, to %1, is still being sent.</source>
        <translation>El último cambio, de %1, aún se está enviando.</translation>
    </message>
    <message>
        <source>The outcome of the last change, to %1, is unknown. Check it first.</source>
        <translation>El resultado del último cambio, de %1, es desconocido. Compruébelo primero.</translation>
    </message>
    <message>
        <source>You made this change to a user who isn’t open now. Nothing has been sent yet.</source>
        <translation>Hizo este cambio en un usuario que no está abierto ahora. Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>Undo the time zone change: set %1 back to %2</source>
        <translation>Deshacer: cambiar la zona horaria de %1 de nuevo a %2</translation>
    </message>
    <message>
        <source>Undo the changes to %1</source>
        <translation>Deshacer: los cambios en %1</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>back</source>
        <translation>volver restaurar</translation>
    </message>
</context>
<context>
    <name>labdesk::UnreadUsersSheet</name>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read</source>
        <translation>
            <numerusform>No se pudo leer %Ln usuario</numerusform>
            <numerusform>No se pudieron leer %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries aren’t in a format Labdesk understands. They were skipped; all others are listed.</source>
        <translation>Algunas entradas no tienen un formato que Labdesk entienda. Se omitieron; todas las demás están en la lista.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Y %Ln más.</numerusform>
            <numerusform>Y %Ln más.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
</context>
<context>
    <name>labdesk::UsZone</name>
    <message>
        <source>Eastern</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Central</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>Arizona</source>
        <translation>Arizona</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pacífico</translation>
    </message>
    <message>
        <source>Alaska</source>
        <translation>Alaska</translation>
    </message>
    <message>
        <source>Hawaii</source>
        <translation>Hawái</translation>
    </message>
    <message>
        <source>Eastern time (New York)</source>
        <translation>Hora del este (Nueva York)</translation>
    </message>
    <message>
        <source>Central time (Chicago)</source>
        <translation>Hora del centro (Chicago)</translation>
    </message>
    <message>
        <source>Mountain time (Denver)</source>
        <translation>Hora de la montaña (Denver)</translation>
    </message>
    <message>
        <source>Arizona time (Phoenix)</source>
        <translation>Hora de Arizona (Phoenix)</translation>
    </message>
    <message>
        <source>Pacific time (Los Angeles)</source>
        <translation>Hora del Pacífico (Los Ángeles)</translation>
    </message>
    <message>
        <source>Alaska time (Anchorage)</source>
        <translation>Hora de Alaska (Anchorage)</translation>
    </message>
    <message>
        <source>Hawaii time (Honolulu)</source>
        <translation>Hora de Hawái (Honolulu)</translation>
    </message>
</context>
<context>
    <name>labdesk::UserActionBar</name>
    <message>
        <source>Refresh…</source>
        <translation>Actualizar…</translation>
    </message>
    <message>
        <source>Time zone…</source>
        <translation>Zona horaria…</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>Desconectar…</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Borrar selección</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln seleccionado</numerusform>
            <numerusform>%Ln seleccionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserChartsDialog</name>
    <message>
        <source>User charts</source>
        <translation>Gráficos de usuarios</translation>
    </message>
    <message>
        <source>Count by</source>
        <translation>Contar por</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Por fuente</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>Datos del gráfico</translation>
    </message>
    <message>
        <source>Chart. The table has the numbers.</source>
        <translation>Gráfico. La tabla contiene los números.</translation>
    </message>
    <message>
        <source>Click a bar or press Enter on a row to filter by it.</source>
        <translation>Haga clic en una barra o presione Enter en una fila para filtrar por ella.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln usuario</numerusform>
            <numerusform>%Ln usuarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>%1 de %Ln usuario</numerusform>
            <numerusform>%1 de %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Sin fuentes</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>%1: %Ln usuario</numerusform>
            <numerusform>%1: %Ln usuarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chart: %1 of %Ln row(s)</source>
        <translation>
            <numerusform>Gráfico: %1 de %Ln fila</numerusform>
            <numerusform>Gráfico: %1 de %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, so far: %Ln user(s)</source>
        <translation>
            <numerusform>%1, hasta ahora: %Ln usuario</numerusform>
            <numerusform>%1, hasta ahora: %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>By month created</source>
        <translation>Por mes de creación</translation>
    </message>
</context>
<context>
    <name>labdesk::UserCopy</name>
    <message numerus="yes">
        <source>Copied %Ln user(s).</source>
        <translation>
            <numerusform>Se copió %Ln usuario.</numerusform>
            <numerusform>Se copiaron %Ln usuarios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) with headers.</source>
        <translation>
            <numerusform>Se copió %Ln usuario con encabezados.</numerusform>
            <numerusform>Se copiaron %Ln usuarios con encabezados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as CSV.</source>
        <translation>
            <numerusform>Se copió %Ln usuario como CSV.</numerusform>
            <numerusform>Se copiaron %Ln usuarios como CSV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON.</source>
        <translation>
            <numerusform>Se copió %Ln usuario como JSON.</numerusform>
            <numerusform>Se copiaron %Ln usuarios como JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON lines.</source>
        <translation>
            <numerusform>Se copió %Ln usuario como líneas JSON.</numerusform>
            <numerusform>Se copiaron %Ln usuarios como líneas JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as Markdown.</source>
        <translation>
            <numerusform>Se copió %Ln usuario como Markdown.</numerusform>
            <numerusform>Se copiaron %Ln usuarios como Markdown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln link(s).</source>
        <translation>
            <numerusform>Se copió %Ln enlace.</numerusform>
            <numerusform>Se copiaron %Ln enlaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copiar c&amp;omo</translation>
    </message>
    <message>
        <source>&amp;This column</source>
        <translation>Es&amp;ta columna</translation>
    </message>
    <message>
        <source>L&amp;ink</source>
        <translation>E&amp;nlace</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln value(s) from this column.</source>
        <translation>
            <numerusform>Se copió %Ln valor de esta columna.</numerusform>
            <numerusform>Se copiaron %Ln valores de esta columna.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailPane</name>
    <message>
        <source>No user selected</source>
        <translation>Ningún usuario seleccionado</translation>
    </message>
    <message>
        <source>Select a user to see their details here.</source>
        <translation>Seleccione un usuario para ver aquí sus detalles.</translation>
    </message>
    <message>
        <source>The service doesn’t have this user.</source>
        <translation>El servicio no tiene este usuario.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailTabs</name>
    <message>
        <source>Waiting for a response…</source>
        <translation>Esperando una respuesta…</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>La respuesta está vacía.</translation>
    </message>
    <message>
        <source>Not loaded.</source>
        <translation>Sin cargar.</translation>
    </message>
    <message>
        <source>User details</source>
        <translation>Detalles del usuario</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>Raw JSON</source>
        <translation>JSON sin procesar</translation>
    </message>
    <message>
        <source>Insurance loads when you open its tab.</source>
        <translation>El seguro se carga al abrir su pestaña.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserDialogs</name>
    <message>
        <source>Request data refresh for %1?</source>
        <translation>¿Solicitar una actualización de datos para %1?</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Solicitar actualización de datos</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Started: %1.</source>
        <translation>Iniciado: %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserEditWords</name>
    <message>
        <source>Change the time zone of %1 back to %2?</source>
        <translation>¿Restaurar %2 como zona horaria de %1?</translation>
    </message>
    <message>
        <source>Change back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Changes to this user are being saved.</source>
        <translation>Se están guardando cambios de este usuario.</translation>
    </message>
    <message>
        <source>The user is still loading.</source>
        <translation>El usuario aún se está cargando.</translation>
    </message>
    <message>
        <source>Disconnecting…</source>
        <translation>Desconectando…</translation>
    </message>
    <message>
        <source>Undo the changes to %1?</source>
        <translation>¿Deshacer los cambios de %1?</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Deshacer cambios</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFacetModel</name>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more…</source>
        <translation>
            <numerusform>%Ln más…</numerusform>
            <numerusform>%Ln más…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln usuario</numerusform>
            <numerusform>%Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, filtered</source>
        <translation>%1, %2, filtrado</translation>
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
        <translation>Número de usuarios de la lista</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Month created</source>
        <translation>Mes de creación</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFieldWords</name>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Inicio de la recopilación</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Fin de la recopilación</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterBar</name>
    <message>
        <source>Filter examples</source>
        <translation>Ejemplos de filtro</translation>
    </message>
    <message>
        <source>Filter by ID, source, or time zone</source>
        <translation>Filtrar por ID, fuente o zona horaria</translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation>Filtrar usuarios</translation>
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
            <numerusform>%1 Y %Ln más.</numerusform>
            <numerusform>%1 Y %Ln más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterDiagnosis</name>
    <message>
        <source>Removes this term from the filter</source>
        <translation>Quita este término del filtro</translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln user(s)</source>
        <translation>
            <numerusform>Quitar “%1” para ver %Ln usuario</numerusform>
            <numerusform>Quitar “%1” para ver %Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <comment>a term of the filter</comment>
        <translation>Quitar “%1”</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterEdit</name>
    <message>
        <source>part of the user ID</source>
        <translation>parte del ID de usuario</translation>
    </message>
    <message>
        <source>part of the client ID</source>
        <translation>parte del ID de cliente</translation>
    </message>
    <message>
        <source>a source, or none</source>
        <translation>una fuente, o ninguna</translation>
    </message>
    <message>
        <source>a time zone, or none</source>
        <translation>una zona horaria, o ninguna</translation>
    </message>
    <message>
        <source>when the user was created</source>
        <translation>cuándo se creó el usuario</translation>
    </message>
    <message>
        <source>whether a birth date is set</source>
        <translation>si hay una fecha de nacimiento</translation>
    </message>
    <message>
        <source>whether data collection has an end date</source>
        <translation>si la recopilación de datos tiene fecha de fin</translation>
    </message>
    <message>
        <source>client IDs with personal data</source>
        <translation>ID de cliente con datos personales</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Recent filters</source>
        <translation>Filtros recientes</translation>
    </message>
    <message>
        <source>sources that needed attention in this session</source>
        <translation>fuentes que requirieron atención en esta sesión</translation>
    </message>
    <message>
        <source>when the user last connected a source</source>
        <translation>cuándo conectó el usuario una fuente por última vez</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterHelp</name>
    <message>
        <source>both words, in any field</source>
        <translation>ambas palabras, en cualquier campo</translation>
    </message>
    <message>
        <source>this exact phrase</source>
        <translation>esta frase exacta</translation>
    </message>
    <message>
        <source>exclude a word (works with any term)</source>
        <translation>excluir una palabra (sirve con cualquier término)</translation>
    </message>
    <message>
        <source>connected to this source</source>
        <translation>con esta fuente conectada</translation>
    </message>
    <message>
        <source>no source connected</source>
        <translation>sin fuentes conectadas</translation>
    </message>
    <message>
        <source>in this time zone</source>
        <translation>en esta zona horaria</translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation>sin zona horaria</translation>
    </message>
    <message>
        <source>created in the last 7 days (also 4w, 6m, 1y)</source>
        <translation>creado en los últimos 7 días (también 4w, 6m, 1y)</translation>
    </message>
    <message>
        <source>created that month (or day, or year)</source>
        <translation>creado ese mes (o día, o año)</translation>
    </message>
    <message>
        <source>created after that day</source>
        <translation>creado después de ese día</translation>
    </message>
    <message>
        <source>no birth date</source>
        <translation>sin fecha de nacimiento</translation>
    </message>
    <message>
        <source>data collection ended</source>
        <translation>recopilación de datos terminada</translation>
    </message>
    <message>
        <source>client ID looks like an email address or phone number</source>
        <translation>el ID de cliente parece un correo electrónico o un número de teléfono</translation>
    </message>
    <message>
        <source>either one</source>
        <translation>cualquiera de los dos</translation>
    </message>
    <message>
        <source>Filter examples</source>
        <translation>Ejemplos de filtro</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 shows suggestions. Press Up in the empty field for earlier filters.</source>
        <comment>a key</comment>
        <translation>%1 muestra sugerencias. Presione Arriba en el campo vacío para ver filtros anteriores.</translation>
    </message>
    <message>
        <source>a source that needed attention in this session</source>
        <translation>una fuente requirió atención en esta sesión</translation>
    </message>
    <message>
        <source>connected a source in the last 7 days</source>
        <translation>conectó una fuente en los últimos 7 días</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterTerms</name>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>Time zone: %1</source>
        <translation>Zona horaria: %1</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>ID de cliente: %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>Creado: %1</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Sin fuentes</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>Con fuentes</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sin zona horaria</translation>
    </message>
    <message>
        <source>Any time zone</source>
        <translation>Con zona horaria</translation>
    </message>
    <message>
        <source>No client ID</source>
        <translation>Sin ID de cliente</translation>
    </message>
    <message>
        <source>Any client ID</source>
        <translation>Con ID de cliente</translation>
    </message>
    <message>
        <source>Unreadable creation date</source>
        <translation>Sin fecha de creación legible</translation>
    </message>
    <message>
        <source>No birth date</source>
        <translation>Sin fecha de nacimiento</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Fecha de nacimiento definida</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Recopilación de datos terminada</translation>
    </message>
    <message>
        <source>No data collection dates</source>
        <translation>Sin fechas de recopilación de datos</translation>
    </message>
    <message>
        <source>Data collection dates set</source>
        <translation>Fechas de recopilación de datos definidas</translation>
    </message>
    <message>
        <source>No personal data in ID</source>
        <translation>Sin datos personales en el ID</translation>
    </message>
    <message>
        <source>Personal data in ID</source>
        <translation>Datos personales en el ID</translation>
    </message>
    <message>
        <source>Not: %1</source>
        <comment>a term of the filter</comment>
        <translation>No: %1</translation>
    </message>
    <message>
        <source>Needs attention: %1</source>
        <comment>a source, or its error</comment>
        <translation>Requiere atención: %1</translation>
    </message>
    <message>
        <source>No source known to need attention</source>
        <translation>Ninguna fuente conocida requiere atención</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
    <message>
        <source>Any source connection date</source>
        <translation>Con fecha de conexión</translation>
    </message>
    <message>
        <source>No source connection date</source>
        <translation>Sin fecha de conexión</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>Conectado: %1</translation>
    </message>
</context>
<context>
    <name>labdesk::UserGroupBar</name>
    <message>
        <source>&amp;Group by</source>
        <translation>A&amp;grupar por</translation>
    </message>
    <message>
        <source>Previous group</source>
        <translation>Grupo anterior</translation>
    </message>
    <message>
        <source>Next group</source>
        <translation>Grupo siguiente</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Nada</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>&amp;Zona horaria</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>&amp;Fuentes</translation>
    </message>
    <message>
        <source>&amp;Month created</source>
        <translation>&amp;Mes de creación</translation>
    </message>
    <message>
        <source>&amp;Group by this column</source>
        <translation>A&amp;grupar por esta columna</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln user(s))</source>
        <extracomment>A group of the list, and how many users it has</extracomment>
        <translation>
            <numerusform>%1 (%Ln usuario)</numerusform>
            <numerusform>%1 (%Ln usuarios)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserHead</name>
    <message>
        <source>Copy client ID</source>
        <translation>Copiar ID de cliente</translation>
    </message>
    <message>
        <source>Verify caller…</source>
        <translation>Verificar a quien llama…</translation>
    </message>
    <message>
        <source>Request &amp;data refresh</source>
        <translation>Solicitar actualización de &amp;datos</translation>
    </message>
    <message>
        <source>Other messages for the user</source>
        <translation>Otros mensajes para el usuario</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Copiar ID de usuario</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>Solicitando…</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>Cambiar &amp;zona horaria…</translation>
    </message>
    <message>
        <source>&amp;Edit user…</source>
        <translation>&amp;Editar usuario…</translation>
    </message>
    <message>
        <source>&amp;Verify caller…</source>
        <translation>Verificar a &amp;quien llama…</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation>Abrir en una &amp;ventana nueva</translation>
    </message>
    <message>
        <source>Save summary as &amp;PDF…</source>
        <translation>Guardar resumen como &amp;PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint summary…</source>
        <translation>&amp;Imprimir resumen…</translation>
    </message>
    <message>
        <source>&amp;Delete user…</source>
        <translation>Eli&amp;minar usuario…</translation>
    </message>
    <message>
        <source>Verified %1</source>
        <translation>Verificado: %1</translation>
    </message>
    <message>
        <source>Caller verified for this user.</source>
        <translation>Se verificó a quien llama para este usuario.</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>creado: %1</translation>
    </message>
    <message>
        <source>Copy &amp;summary for the ticket</source>
        <translation>Copiar &amp;resumen para el ticket</translation>
    </message>
    <message>
        <source>Stop watching the s&amp;ources</source>
        <translation>Dejar de observar las f&amp;uentes</translation>
    </message>
    <message>
        <source>Watch the s&amp;ources</source>
        <translation>Observar las f&amp;uentes</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Solicitar actualización de datos</translation>
    </message>
    <message>
        <source>Why &amp;is there no data?</source>
        <translation>¿Por qué &amp;no hay datos?</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>Copiar mensaje para el usuario</translation>
    </message>
    <message>
        <source>Copy explanation for the ticket</source>
        <translation>Copiar explicación para el ticket</translation>
    </message>
    <message>
        <source>Hourly refresh limit reached.</source>
        <translation>Se alcanzó el límite de actualizaciones por hora.</translation>
    </message>
    <message>
        <source>Refresh available at %1</source>
        <comment>a time of day</comment>
        <translation>Actualizar después de las %1</translation>
    </message>
    <message>
        <source>Refresh available in %1</source>
        <translation>Disponible en %1</translation>
    </message>
</context>
<context>
    <name>labdesk::UserInsuranceTab</name>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Insured person</source>
        <translation>Persona asegurada</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compañía</translation>
    </message>
    <message>
        <source>Guarantor</source>
        <translation>Garante</translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation>Cargando el seguro…</translation>
    </message>
    <message>
        <source>No insurance on file</source>
        <translation>No hay seguro registrado</translation>
    </message>
    <message>
        <source>Insurance isn’t loaded</source>
        <translation>El seguro no está cargado</translation>
    </message>
    <message>
        <source>Load insurance</source>
        <translation>Cargar seguro</translation>
    </message>
    <message>
        <source>all values in this record</source>
        <translation>todos los valores de este registro</translation>
    </message>
    <message>
        <source>Hide all · %1&#xa0;s</source>
        <translation>Ocultar todo · %1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>Show all for %Ln second(s)</source>
        <translation>
            <numerusform>Mostrar todo durante %Ln segundo</numerusform>
            <numerusform>Mostrar todo durante %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>Código de pagador</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>Copiar código de pagador</translation>
    </message>
    <message>
        <source>Open in Payors</source>
        <translation>Abrir en Pagadores</translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation>ID de miembro</translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation>ID de grupo</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>Parentesco</translation>
    </message>
    <message>
        <source>Search payors</source>
        <translation>Buscar pagadores</translation>
    </message>
    <message>
        <source>No payor has this code.</source>
        <translation>Ningún pagador tiene este código.</translation>
    </message>
    <message>
        <source>Looking up the name…</source>
        <translation>Buscando el nombre…</translation>
    </message>
    <message>
        <source>Name unknown</source>
        <translation>Nombre desconocido</translation>
    </message>
    <message>
        <source>%1 (company in this record)</source>
        <translation>%1 (compañía de este registro)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>Género</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Household income</source>
        <translation>Ingresos del hogar</translation>
    </message>
    <message>
        <source>Household size</source>
        <translation>Tamaño del hogar</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Other insurance field %1</source>
        <translation>Otro campo del seguro %1</translation>
    </message>
    <message>
        <source>Find nearby centers</source>
        <translation>Buscar centros cercanos</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Apellido</translation>
    </message>
    <message numerus="yes">
        <source>All values are shown for %Ln second(s)</source>
        <translation>
            <numerusform>Todos los valores están visibles durante %Ln segundo</numerusform>
            <numerusform>Todos los valores están visibles durante %Ln segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserJobView</name>
    <message>
        <source>&amp;Show user</source>
        <translation>&amp;Mostrar usuario</translation>
    </message>
    <message>
        <source>Ret&amp;ry failures</source>
        <translation>&amp;Reintentar los fallidos</translation>
    </message>
    <message>
        <source>&amp;Check unknown outcomes</source>
        <translation>&amp;Comprobar los desconocidos</translation>
    </message>
    <message>
        <source>E&amp;xport results…</source>
        <translation>E&amp;xportar resultados…</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>&amp;Deshacer…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>Usuarios de este trabajo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln usuario</numerusform>
            <numerusform>%Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocidos</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Sin enviar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listos</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a state and how many users</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>This job can’t be undone.</source>
        <translation>Este trabajo no se puede deshacer.</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <translation>Aún sin confirmar</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>Hecho en parte</translation>
    </message>
    <message>
        <source>Filter users by state</source>
        <translation>Filtrar usuarios por estado</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListChoice</name>
    <message numerus="yes">
        <source>%Ln user(s) aren’t in the list.</source>
        <translation>
            <numerusform>%Ln usuario no está en la lista.</numerusform>
            <numerusform>%Ln usuarios no están en la lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListFilter</name>
    <message>
        <source>Show counts</source>
        <translation>Mostrar recuentos</translation>
    </message>
    <message>
        <source>Filter by</source>
        <translation>Filtrar por</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Sin fuentes</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sin zona horaria</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value, how many users have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Hide counts</source>
        <translation>Ocultar recuentos</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListNotices</name>
    <message numerus="yes">
        <source>Only the first %Ln user(s) were loaded.</source>
        <translation>
            <numerusform>Solo se cargó %Ln usuario.</numerusform>
            <numerusform>Solo se cargaron los primeros %Ln usuarios.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer doesn’t have enough free memory for more. Close other programs, then reload the list. A computer with more memory or a key for a smaller team also helps. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>Esta computadora no tiene suficiente memoria libre para más. Cierre otros programas y vuelva a cargar la lista. También ayuda una computadora con más memoria o una clave para un equipo más pequeño. Para abrir a un usuario que no está en la lista, ingrese su ID de usuario en “Buscar o ejecutar un comando”.</translation>
    </message>
    <message>
        <source>The service reports more users than Labdesk can load. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>El servicio indica que hay más usuarios de los que Labdesk puede cargar. Para abrir uno que no está en la lista, ingrese su ID de usuario en “Buscar o ejecutar un comando”.</translation>
    </message>
    <message>
        <source>The service reports more users but keeps sending the same ones. Ask whoever runs the service to check user list pagination.</source>
        <translation>El servicio indica que hay más usuarios, pero envía siempre los mismos. Pida al operador del servicio que revise la paginación de la lista de usuarios.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read.</source>
        <translation>
            <numerusform>No se pudo leer %Ln usuario.</numerusform>
            <numerusform>No se pudieron leer %Ln usuarios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Loading users…</source>
        <translation>Cargando usuarios…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There may be more users than these.</source>
        <translation>Puede haber más usuarios que estos.</translation>
    </message>
    <message>
        <source>The service uses a pagination format that Labdesk doesn’t support. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>El servicio usa un formato de paginación que Labdesk no admite. Para abrir a un usuario que no está en la lista, ingrese su ID de usuario en “Buscar o ejecutar un comando”.</translation>
    </message>
    <message>
        <source>The service reports more users than it sent. Reload the list. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>El servicio indica más usuarios de los que envió. Vuelva a cargar la lista. Para abrir uno que no está en la lista, ingrese su ID de usuario en “Buscar o ejecutar un comando”.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListPane</name>
    <message>
        <source>%1 of %2 shown</source>
        <translation>Se muestran %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln usuario</numerusform>
            <numerusform>%Ln usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that came, bytes of all</comment>
        <translation>%1 de %2</translation>
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
        <translation>%1 (incompleto)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · about %Ln min left</source>
        <translation>
            <numerusform>%1 · queda %Ln min aprox.</numerusform>
            <numerusform>%1 · quedan %Ln min aprox.</numerusform>
        </translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>&amp;New user</source>
        <translation>Usuario &amp;nuevo</translation>
    </message>
    <message>
        <source>More list actions</source>
        <translation>Más acciones de la lista</translation>
    </message>
    <message>
        <source>&amp;Select users from a list…</source>
        <translation>&amp;Seleccionar usuarios de una lista…</translation>
    </message>
    <message>
        <source>User c&amp;harts…</source>
        <translation>Gráficos de &amp;usuarios…</translation>
    </message>
    <message>
        <source>&amp;Export these users…</source>
        <translation>&amp;Exportar estos usuarios…</translation>
    </message>
    <message>
        <source>Reloading list: %1</source>
        <comment>how far it is</comment>
        <translation>Volviendo a cargar la lista: %1</translation>
    </message>
    <message>
        <source>Type in the filter to narrow the list.</source>
        <translation>Escriba en el filtro para reducir la lista.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListStack</name>
    <message>
        <source>Loading users…</source>
        <translation>Cargando usuarios…</translation>
    </message>
    <message>
        <source>No users yet</source>
        <translation>Aún no hay usuarios</translation>
    </message>
    <message>
        <source>Create the first user, or switch connections.</source>
        <translation>Cree el primer usuario o cambie de conexión.</translation>
    </message>
    <message>
        <source>New user</source>
        <translation>Usuario nuevo</translation>
    </message>
    <message>
        <source>Users aren’t loaded</source>
        <translation>Los usuarios no están cargados</translation>
    </message>
    <message>
        <source>Loading was canceled or didn’t start.</source>
        <translation>La carga se canceló o no empezó.</translation>
    </message>
    <message>
        <source>Load users</source>
        <translation>Cargar usuarios</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>Coinciden %1 de %2</translation>
    </message>
    <message>
        <source>No users match this filter.</source>
        <translation>Ningún usuario coincide con este filtro.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>Borrar fi&amp;ltro</translation>
    </message>
    <message numerus="yes">
        <source>Connection lost after %Ln user(s). The list is incomplete.</source>
        <translation>
            <numerusform>La conexión se perdió tras %Ln usuario. La lista está incompleta.</numerusform>
            <numerusform>La conexión se perdió tras %Ln usuarios. La lista está incompleta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The user list doesn’t contain names. Search by client ID, user ID, source, or time zone.</source>
        <translation>La lista de usuarios no contiene nombres. Busque por ID de cliente, ID de usuario, fuente o zona horaria.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListTable</name>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>%1 (always shown)</source>
        <extracomment>A column that cannot be hidden</extracomment>
        <translation>%1 (siempre visible)</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>&amp;Restablecer columnas</translation>
    </message>
    <message>
        <source>Too many users to copy (more than %1). Export them instead.</source>
        <translation>Demasiados usuarios para copiar (más de %1). Expórtelos.</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
</context>
<context>
    <name>labdesk::UserOutput</name>
    <message>
        <source>There are no users to export.</source>
        <translation>No hay usuarios que exportar.</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was saved.</source>
        <translation>La exportación se canceló. No se guardó nada.</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Guardar resumen</translation>
    </message>
    <message>
        <source>Saved the summary as %1.</source>
        <translation>El resumen se guardó como %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserOverviewTab</name>
    <message>
        <source>%1 of %2 working</source>
        <translation>%1 de %2 en funcionamiento</translation>
    </message>
    <message>
        <source>IDs and team</source>
        <translation>ID y equipo</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation>Copiar ID de cliente</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID de usuario</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Copiar ID de usuario</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Copy team ID</source>
        <translation>Copiar ID de equipo</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>Valores predeterminados</translation>
    </message>
    <message>
        <source>used when a source doesn’t send its own</source>
        <translation>se usan cuando una fuente no envía los suyos</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>C&amp;ambiar…</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Cambiar zona horaria</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Período de datos</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>G&amp;o to Sources</source>
        <translation>Ir a F&amp;uentes</translation>
    </message>
    <message>
        <source>Data refresh</source>
        <translation>Actualización de datos</translation>
    </message>
    <message>
        <source>Replace client ID…</source>
        <translation>Reemplazar ID de cliente…</translation>
    </message>
    <message>
        <source>&amp;Set…</source>
        <translation>De&amp;finir…</translation>
    </message>
    <message>
        <source>Set time zone</source>
        <translation>Definir zona horaria</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
    <message>
        <source>Until it’s set, times are treated as UTC.</source>
        <translation>Hasta que se defina, las horas se tratan como UTC.</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde el %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) this hour</source>
        <translation>
            <numerusform>%Ln solicitud esta hora</numerusform>
            <numerusform>%Ln solicitudes esta hora</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually up to %1 an hour per user. Counts only requests from this computer.</source>
        <translation>Normalmente, hasta %1 por hora y usuario. Cuenta solo las solicitudes de esta computadora.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de observar</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Observar</translation>
    </message>
    <message>
        <source>Checks the sources every 15 seconds for up to 10 minutes</source>
        <translation>Comprueba las fuentes cada 15 segundos durante 10 minutos como máximo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>labdesk::UserProblemWords</name>
    <message>
        <source>Enter a client ID.</source>
        <translation>Ingrese un ID de cliente.</translation>
    </message>
    <message>
        <source>The client ID begins or ends with a space. Remove it.</source>
        <translation>El ID de cliente empieza o termina con un espacio. Quítelo.</translation>
    </message>
    <message>
        <source>The client ID contains a control character, such as a tab. Remove it.</source>
        <translation>El ID de cliente contiene un carácter de control, como un tabulador. Quítelo.</translation>
    </message>
    <message>
        <source>The client ID is too long. Use up to 1,024 characters.</source>
        <translation>El ID de cliente es demasiado largo. Use hasta 1,024 caracteres.</translation>
    </message>
    <message>
        <source>The birth date is in the future.</source>
        <translation>La fecha de nacimiento es una fecha futura.</translation>
    </message>
    <message>
        <source>Data collection ends before it starts. Choose a later end or an earlier start.</source>
        <translation>La recopilación de datos termina antes de empezar. Elija un fin posterior o un inicio anterior.</translation>
    </message>
    <message>
        <source>Enter the date, or clear the check box.</source>
        <translation>Ingrese la fecha o desmarque la casilla.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserQuickFilters</name>
    <message>
        <source>Quick filters</source>
        <translation>Filtros rápidos</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Sin fuentes</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sin zona horaria</translation>
    </message>
    <message>
        <source>Personal data in ID</source>
        <translation>Datos personales en el ID</translation>
    </message>
    <message>
        <source>Removes this term from the filter</source>
        <translation>Quita este término del filtro</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a quick filter, how many users it finds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
</context>
<context>
    <name>labdesk::UserRawTab</name>
    <message>
        <source>~ %1: %2, changed</source>
        <translation>~ %1: %2, cambiado</translation>
    </message>
    <message>
        <source>Response to show</source>
        <translation>Respuesta mostrada</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Connected sources</source>
        <translation>Fuentes conectadas</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>Copiar &amp;ruta</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>Copiar &amp;valor</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>Copiar &amp;todo</translation>
    </message>
    <message>
        <source>Copied the response.</source>
        <translation>Se copió la respuesta.</translation>
    </message>
    <message>
        <source>the whole response</source>
        <translation>toda la respuesta</translation>
    </message>
    <message>
        <source>Unknown fields, not in the contract: %1</source>
        <translation>Campos desconocidos, fuera del contrato: %1</translation>
    </message>
    <message>
        <source>Only one response so far. Reload the user (F5) to compare it with the next.</source>
        <translation>Hasta ahora solo hay una respuesta. Vuelva a cargar el usuario (F5) para compararla con la siguiente.</translation>
    </message>
    <message>
        <source>No changes between %1 and %2.</source>
        <translation>Entre %1 y %2 no hubo cambios.</translation>
    </message>
    <message>
        <source>Response at %1, compared with %2:</source>
        <translation>Respuesta de %1, comparada con %2:</translation>
    </message>
    <message>
        <source>Save response</source>
        <translation>Guardar respuesta</translation>
    </message>
    <message>
        <source>Saved with personal data.</source>
        <translation>Guardado con datos personales.</translation>
    </message>
    <message>
        <source>Saved with personal data hidden.</source>
        <translation>Guardado con los datos personales ocultos.</translation>
    </message>
    <message>
        <source>~ %1: %2 → %3</source>
        <comment>a path, and its value before and after</comment>
        <translation>~ %1: %2 → %3</translation>
    </message>
    <message>
        <source>Show hidden values</source>
        <translation>Mostrar valores ocultos</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Ocultar valores</translation>
    </message>
    <message>
        <source>This response isn’t JSON, so Labdesk can’t detect personal data in it. To view it, select “Show hidden values”.</source>
        <translation>Esta respuesta no es JSON, así que Labdesk no puede detectar datos personales en ella. Para verla, seleccione “Mostrar valores ocultos”.</translation>
    </message>
    <message>
        <source>Shows personal data for 30 seconds</source>
        <translation>Muestra los datos personales durante 30 segundos</translation>
    </message>
</context>
<context>
    <name>labdesk::UserRowMenu</name>
    <message>
        <source>Filter by %1</source>
        <translation>Filtrar por %1</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>&amp;Filter by</source>
        <translation>&amp;Filtrar por</translation>
    </message>
    <message>
        <source>E&amp;xclude</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>&amp;Dejar de fijar</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>Fi&amp;jar</translation>
    </message>
    <message>
        <source>Copy &amp;client ID</source>
        <translation>Copiar ID de &amp;cliente</translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation>Se copió el ID de cliente.</translation>
    </message>
    <message>
        <source>Copy &amp;user ID</source>
        <translation>Copiar ID de &amp;usuario</translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation>Se copió el ID de usuario.</translation>
    </message>
    <message>
        <source>&amp;Request data refresh</source>
        <translation>&amp;Solicitar actualización de datos</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>Cambiar &amp;zona horaria…</translation>
    </message>
    <message>
        <source>&amp;Verify caller…</source>
        <translation>Verificar a &amp;quien llama…</translation>
    </message>
    <message>
        <source>&amp;Delete user…</source>
        <translation>Eli&amp;minar usuario…</translation>
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
        <translation>&amp;Borrar selección</translation>
    </message>
    <message>
        <source>Request &amp;data refresh…</source>
        <translation>Solicitar actualización de &amp;datos…</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>Cambiar &amp;zona horaria…</translation>
    </message>
    <message>
        <source>Disconnec&amp;t source…</source>
        <translation>Descone&amp;ctar fuente…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Time zones</source>
        <translation>Zonas horarias</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sin zona horaria</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Recopilación de datos terminada</translation>
    </message>
    <message>
        <source>The service disconnected all their sources.</source>
        <translation>El servicio desconectó todas sus fuentes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) selected</source>
        <translation>
            <numerusform>%Ln usuario seleccionado</numerusform>
            <numerusform>%Ln usuarios seleccionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are hidden by the filter, but still selected.</source>
        <translation>
            <numerusform>%Ln de ellos está oculto por el filtro, pero sigue seleccionado.</numerusform>
            <numerusform>%Ln de ellos están ocultos por el filtro, pero siguen seleccionados.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Change data collection &amp;end date…</source>
        <translation>Cambiar fin de la &amp;recopilación…</translation>
    </message>
    <message>
        <source>&amp;Check sources…</source>
        <translation>Com&amp;probar fuentes…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserSidePane</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The filter hides %1.</source>
        <translation>El filtro oculta %1.</translation>
    </message>
    <message>
        <source>%1 isn’t in this team’s list.</source>
        <translation>%1 no está en la lista de este equipo.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSourcesTab</name>
    <message>
        <source>Loading sources…</source>
        <translation>Cargando fuentes…</translation>
    </message>
    <message>
        <source>No sources connected</source>
        <translation>No hay fuentes conectadas</translation>
    </message>
    <message>
        <source>The user can connect one in your app.</source>
        <translation>El usuario puede conectar una en su app.</translation>
    </message>
    <message>
        <source>Sources aren’t loaded</source>
        <translation>Las fuentes no están cargadas</translation>
    </message>
    <message>
        <source>Load sources</source>
        <translation>Cargar fuentes</translation>
    </message>
</context>
<context>
    <name>labdesk::UserStack</name>
    <message>
        <source>Loading the user…</source>
        <translation>Cargando el usuario…</translation>
    </message>
    <message>
        <source>No user with this ID in this team.</source>
        <translation>No hay ningún usuario con este ID en este equipo.</translation>
    </message>
    <message>
        <source>This user no longer exists on the service.</source>
        <translation>Este usuario ya no existe en el servicio.</translation>
    </message>
    <message>
        <source>Check the environment. You’re connected to “%1” (%2).</source>
        <translation>Revise el entorno. Está conectado a “%1” (%2).</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>This user was deleted.</source>
        <translation>Este usuario se eliminó.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSummary</name>
    <message>
        <source>Identity</source>
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID de usuario</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>Valores predeterminados</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>Fecha de nacimiento definida</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>Recopilación de datos</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>The user can connect one in your app.</source>
        <translation>El usuario puede conectar una en su app.</translation>
    </message>
    <message>
        <source>User summary</source>
        <translation>Resumen del usuario</translation>
    </message>
    <message>
        <source>%1 (%2), as of %3</source>
        <translation>%1 (%2), datos del %3</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
    <message>
        <source>Personal data is hidden.</source>
        <translation>Los datos personales están ocultos.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableCells</name>
    <message>
        <source>set</source>
        <translation>definida</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1, looks like personal data</source>
        <translation>%1, parece un dato personal</translation>
    </message>
    <message>
        <source>This client ID looks like personal data. Email addresses and phone numbers aren’t allowed here.</source>
        <translation>Este ID de cliente parece un dato personal. No se permiten direcciones de correo electrónico ni números de teléfono.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Dato personal</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and its error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, needs attention</source>
        <translation>%1, requiere atención</translation>
    </message>
    <message>
        <source>Needed attention in this session:
%1</source>
        <translation>Requirieron atención en esta sesión:
%1</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requiere atención</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Sin fuentes</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sin zona horaria</translation>
    </message>
    <message>
        <source>Unreadable creation date</source>
        <translation>Sin fecha de creación legible</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableModel</name>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID de usuario</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>Inicio de la recopilación</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>Fin de la recopilación</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <comment>a user, a group</comment>
        <translation>%1, primero de %2</translation>
    </message>
    <message>
        <source>Time zone set by</source>
        <translation>Zona definida por</translation>
    </message>
    <message>
        <source>Source last connected</source>
        <translation>Última conexión de fuente</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTimelineTab</name>
    <message>
        <source>Events, newest first</source>
        <translation>Eventos, más recientes primero</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>No events with a date for this user.</source>
        <translation>No hay eventos con fecha para este usuario.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewActions</name>
    <message>
        <source>Saved the view “%1”.</source>
        <translation>Se guardó la vista “%1”.</translation>
    </message>
    <message>
        <source>Replaced the view “%1”.</source>
        <translation>Se reemplazó la vista “%1”.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Deleted the view “%1”.</source>
        <translation>Se eliminó la vista “%1”.</translation>
    </message>
    <message>
        <source>Pinned %1.</source>
        <translation>Se fijó %1.</translation>
    </message>
    <message>
        <source>Unpinned %1.</source>
        <translation>Se dejó de fijar %1.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewDialog</name>
    <message>
        <source>Save this view</source>
        <translation>Guardar esta vista</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Cambiar el nombre de “%1”</translation>
    </message>
    <message>
        <source>Saves the filter, sort order, and columns for this connection.</source>
        <translation>Guarda el filtro, el orden y las columnas de esta conexión.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>View name</source>
        <translation>Nombre de la vista</translation>
    </message>
    <message>
        <source>No filter</source>
        <translation>Sin filtro</translation>
    </message>
    <message>
        <source>&amp;Save view</source>
        <translation>&amp;Guardar vista</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>A view with this name already exists. Saving replaces it.</source>
        <translation>Ya hay una vista con este nombre. Al guardar se reemplaza.</translation>
    </message>
    <message>
        <source>A view with this name already exists. Choose another name.</source>
        <translation>Ya hay una vista con este nombre. Elija otro nombre.</translation>
    </message>
    <message>
        <source>This view is kept for this session only.</source>
        <translation>Esta vista se conserva solo para esta sesión.</translation>
    </message>
    <message>
        <source>Its name looks like personal data, which Labdesk doesn’t save to disk.</source>
        <translation>Su nombre parece un dato personal, que Labdesk no guarda en el disco.</translation>
    </message>
    <message>
        <source>Its filter may contain a person’s name, which Labdesk doesn’t save to disk. Terms such as %1, %2, and %3 are saved.</source>
        <translation>Su filtro puede contener el nombre de una persona, que Labdesk no guarda en el disco. Se guardan términos como %1, %2 y %3.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewsButton</name>
    <message>
        <source>Client IDs that look like personal data</source>
        <translation>ID de cliente que parecen datos personales</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Sin fuentes</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>Sin zona horaria</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>Recopilación de datos terminada</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardadas</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vistas guardadas</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;Guardar esta vista…</translation>
    </message>
    <message>
        <source>&amp;Replace with current view</source>
        <translation>Reempl&amp;azar con la vista actual</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>%1 (this session only)</source>
        <comment>the name of a view</comment>
        <translation>%1 (solo esta sesión)</translation>
    </message>
    <message>
        <source>No filter</source>
        <translation>Sin filtro</translation>
    </message>
</context>
<context>
    <name>labdesk::UserWindow</name>
    <message>
        <source>User — %1 (%2)</source>
        <translation>Usuario — %1 (%2)</translation>
    </message>
</context>
<context>
    <name>labdesk::UserWords</name>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>hace %Ln minuto</numerusform>
            <numerusform>hace %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minute(s)</source>
        <translation>
            <numerusform>en %Ln minuto</numerusform>
            <numerusform>en %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>hace %Ln hora</numerusform>
            <numerusform>hace %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hour(s)</source>
        <translation>
            <numerusform>en %Ln hora</numerusform>
            <numerusform>en %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>hace %Ln día</numerusform>
            <numerusform>hace %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <translation>
            <numerusform>en %Ln día</numerusform>
            <numerusform>en %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s) ago</source>
        <translation>
            <numerusform>hace %Ln mes</numerusform>
            <numerusform>hace %Ln meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln month(s)</source>
        <translation>
            <numerusform>en %Ln mes</numerusform>
            <numerusform>en %Ln meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s) ago</source>
        <translation>
            <numerusform>hace %Ln año</numerusform>
            <numerusform>hace %Ln años</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln year(s)</source>
        <translation>
            <numerusform>en %Ln año</numerusform>
            <numerusform>en %Ln años</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown time zone</source>
        <translation>zona horaria desconocida</translation>
    </message>
    <message>
        <source>%1 now, %2</source>
        <translation>%1 ahora, %2</translation>
    </message>
    <message>
        <source>%1 now in %2</source>
        <translation>%1 ahora en %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a day and how long ago it was</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>set manually</source>
        <translation>definida manualmente</translation>
    </message>
    <message>
        <source>set manually %1</source>
        <translation>definida manualmente el %1</translation>
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
        <translation>Terminó el %1. Los datos posteriores no se recopilan.</translation>
    </message>
    <message>
        <source>Started %1, ended %2. No data is collected from then on.</source>
        <translation>Empezó el %1 y terminó el %2. Los datos posteriores no se recopilan.</translation>
    </message>
    <message>
        <source>No limits: all data is collected.</source>
        <translation>Sin límites: se recopilan todos los datos.</translation>
    </message>
    <message>
        <source>Data is collected from %1 on.</source>
        <translation>Se recopilan datos desde el %1.</translation>
    </message>
    <message>
        <source>Ends %1. No data is collected from then on.</source>
        <translation>Termina el %1. Los datos posteriores no se recopilan.</translation>
    </message>
    <message>
        <source>From %1 until %2. No data is collected from then on.</source>
        <translation>Desde el %1 hasta el %2. Los datos posteriores no se recopilan.</translation>
    </message>
    <message>
        <source>The client ID looks like an email address. Client IDs can’t contain personal data.</source>
        <translation>El ID de cliente parece una dirección de correo electrónico. Los ID de cliente no pueden contener datos personales.</translation>
    </message>
    <message>
        <source>The client ID looks like a phone number. Client IDs can’t contain personal data.</source>
        <translation>El ID de cliente parece un número de teléfono. Los ID de cliente no pueden contener datos personales.</translation>
    </message>
    <message>
        <source>Data collection ended %1. The service disconnected all sources.</source>
        <translation>La recopilación de datos terminó el %1. El servicio desconectó todas las fuentes.</translation>
    </message>
    <message>
        <source>Privacy mode is on, so IDs stay hidden.</source>
        <translation>El modo de privacidad está activado, así que los ID siguen ocultos.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow exports.</source>
        <translation>Su administrador no permite exportaciones.</translation>
    </message>
    <message>
        <source>Relationship is “%1”, and no guarantor is on file.</source>
        <translation>El parentesco es “%1”, pero no figura ningún garante.</translation>
    </message>
    <message>
        <source>No relationship provided.</source>
        <translation>No se proporcionó el parentesco.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t recognize the relationship “%1”.</source>
        <translation>Labdesk no reconoce el parentesco “%1”.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>mañana</translation>
    </message>
    <message>
        <source>No data is collected: collection ends on %2 but doesn’t start until %1.</source>
        <translation>No se recopilan datos: la recopilación termina el %2, pero no empieza hasta el %1.</translation>
    </message>
    <message>
        <source>Ended %1. No data is collected from that day on.</source>
        <translation>Terminó el %1. No se recopilan datos de ese día en adelante.</translation>
    </message>
    <message>
        <source>Started %1, ended %2. No data is collected from that day on.</source>
        <translation>Empezó el %1 y terminó el %2. No se recopilan datos de ese día en adelante.</translation>
    </message>
    <message>
        <source>Ends %1. No data is collected from that day on.</source>
        <translation>Termina el %1. No se recopilan datos de ese día en adelante.</translation>
    </message>
    <message>
        <source>From %1 until %2. No data is collected from that day on.</source>
        <translation>Desde el %1 hasta el %2. No se recopilan datos de ese día en adelante.</translation>
    </message>
    <message>
        <source>This connection is read-only: your administrator turned off changes.</source>
        <translation>Esta conexión es de solo lectura: su administrador desactivó los cambios.</translation>
    </message>
    <message>
        <source>This connection is read-only: changes are turned off in its settings.</source>
        <translation>Esta conexión es de solo lectura: los cambios están desactivados en sus ajustes.</translation>
    </message>
</context>
<context>
    <name>labdesk::UsersPane</name>
    <message>
        <source>New user…</source>
        <translation>Usuario nuevo…</translation>
    </message>
    <message>
        <source>create add</source>
        <translation>agregar crear</translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation>Filtrar usuarios</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>buscar encontrar</translation>
    </message>
    <message>
        <source>Clear user filter</source>
        <translation>Borrar filtro de usuarios</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>El filtro está vacío.</translation>
    </message>
    <message>
        <source>Reload users</source>
        <translation>Volver a cargar usuarios</translation>
    </message>
    <message>
        <source>refresh list</source>
        <translation>actualizar lista</translation>
    </message>
    <message>
        <source>User charts…</source>
        <translation>Gráficos de usuarios…</translation>
    </message>
    <message>
        <source>There are no users.</source>
        <translation>No hay usuarios.</translation>
    </message>
    <message>
        <source>diagram month source count</source>
        <translation>diagrama mes fuente recuento</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Elegir columnas…</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Restablecer columnas</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>restablecer</translation>
    </message>
    <message>
        <source>Select two or more users first.</source>
        <translation>Seleccione primero dos o más usuarios.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected user(s)</source>
        <translation>
            <numerusform>%Ln usuario seleccionado</numerusform>
            <numerusform>%Ln usuarios seleccionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed user(s)</source>
        <translation>
            <numerusform>%Ln usuario de la lista</numerusform>
            <numerusform>%Ln usuarios de la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all listed users</source>
        <translation>Seleccionar todos los usuarios de la lista</translation>
    </message>
    <message>
        <source>mark everybody</source>
        <translation>marcar todos</translation>
    </message>
    <message>
        <source>job bulk many</source>
        <translation>trabajo masivo muchos</translation>
    </message>
    <message>
        <source>Job: request data refresh…</source>
        <translation>Trabajo: solicitar actualización de datos…</translation>
    </message>
    <message>
        <source>Job: change time zone…</source>
        <translation>Trabajo: cambiar zona horaria…</translation>
    </message>
    <message>
        <source>Job: disconnect source…</source>
        <translation>Trabajo: desconectar fuente…</translation>
    </message>
    <message>
        <source>No user selected.</source>
        <translation>Ningún usuario seleccionado.</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>Solicitar actualización de datos</translation>
    </message>
    <message>
        <source>go to the button</source>
        <translation>ir al botón</translation>
    </message>
    <message>
        <source>sync update</source>
        <translation>sincronizar actualizar</translation>
    </message>
    <message>
        <source>Change time zone…</source>
        <translation>Cambiar zona horaria…</translation>
    </message>
    <message>
        <source>Edit user…</source>
        <translation>Editar usuario…</translation>
    </message>
    <message>
        <source>change client ID birth date ingestion data window</source>
        <translation>cambiar ID de cliente fecha de nacimiento período de datos</translation>
    </message>
    <message>
        <source>Verify caller…</source>
        <translation>Verificar a quien llama…</translation>
    </message>
    <message>
        <source>phone identity member birth</source>
        <translation>teléfono identidad miembro nacimiento</translation>
    </message>
    <message>
        <source>Unpin user</source>
        <translation>Dejar de fijar usuario</translation>
    </message>
    <message>
        <source>Pin user</source>
        <translation>Fijar usuario</translation>
    </message>
    <message>
        <source>bookmark favorite</source>
        <translation>marcador favorito</translation>
    </message>
    <message>
        <source>Delete user…</source>
        <translation>Eliminar usuario…</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>quitar</translation>
    </message>
    <message>
        <source>Disconnect %1…</source>
        <translation>Desconectar %1…</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>pestaña</translation>
    </message>
    <message>
        <source>Show overview</source>
        <translation>Mostrar resumen</translation>
    </message>
    <message>
        <source>Show sources</source>
        <translation>Mostrar fuentes</translation>
    </message>
    <message>
        <source>Show insurance</source>
        <translation>Mostrar seguro</translation>
    </message>
    <message>
        <source>Show timeline</source>
        <translation>Mostrar cronología</translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>Mostrar JSON sin procesar</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Pestaña siguiente</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Pestaña anterior</translation>
    </message>
    <message>
        <source>Save this view…</source>
        <translation>Guardar esta vista…</translation>
    </message>
    <message>
        <source>filter sort columns</source>
        <translation>filtro orden columnas</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vista: %1</translation>
    </message>
    <message>
        <source>saved filter</source>
        <translation>filtro guardado</translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation>Copiar ID de cliente</translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation>Se copió el ID de cliente.</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>Copiar ID de usuario</translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation>Se copió el ID de usuario.</translation>
    </message>
    <message>
        <source>Copy link to user</source>
        <translation>Copiar enlace al usuario</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Se copió el enlace.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
    <message>
        <source>Copied as cURL. The key is replaced by a variable.</source>
        <translation>Copiado como cURL. La clave se reemplaza por una variable.</translation>
    </message>
    <message>
        <source>Open user in a new window</source>
        <translation>Abrir usuario en una ventana nueva</translation>
    </message>
    <message>
        <source>Save user summary as PDF…</source>
        <translation>Guardar resumen del usuario como PDF…</translation>
    </message>
    <message>
        <source>Print user summary…</source>
        <translation>Imprimir resumen del usuario…</translation>
    </message>
    <message>
        <source>Copy users as…</source>
        <translation>Copiar usuarios como…</translation>
    </message>
    <message>
        <source>CSV JSON Markdown plain clipboard</source>
        <translation>CSV JSON Markdown texto portapapeles</translation>
    </message>
    <message>
        <source>Export users…</source>
        <translation>Exportar usuarios…</translation>
    </message>
    <message>
        <source>CSV JSON save file download</source>
        <translation>CSV JSON guardar archivo descargar</translation>
    </message>
    <message>
        <source>Job: check sources…</source>
        <translation>Trabajo: comprobar fuentes…</translation>
    </message>
    <message>
        <source>job bulk many who else trouble error</source>
        <translation>trabajo masivo muchos quién más problema error</translation>
    </message>
    <message>
        <source>Select users from a list…</source>
        <translation>Seleccionar usuarios de una lista…</translation>
    </message>
    <message>
        <source>paste IDs spreadsheet CSV many</source>
        <translation>pegar ID hoja de cálculo CSV muchos</translation>
    </message>
    <message>
        <source>Job: change data collection end date…</source>
        <translation>Trabajo: cambiar fin de la recopilación…</translation>
    </message>
    <message>
        <source>Stop watching the sources</source>
        <translation>Dejar de observar las fuentes</translation>
    </message>
    <message>
        <source>Watch the sources</source>
        <translation>Observar las fuentes</translation>
    </message>
    <message>
        <source>reconnect check again wait</source>
        <translation>reconectar comprobar de nuevo esperar</translation>
    </message>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>Copiar resumen para el ticket</translation>
    </message>
    <message>
        <source>note Markdown Zendesk text</source>
        <translation>nota Markdown Zendesk texto</translation>
    </message>
    <message>
        <source>Group users…</source>
        <translation>Agrupar usuarios…</translation>
    </message>
    <message>
        <source>section zone source month</source>
        <translation>sección zona fuente mes</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>This user was deleted.</source>
        <translation>Este usuario se eliminó.</translation>
    </message>
    <message>
        <source>Several users are selected. Select one.</source>
        <translation>Hay varios usuarios seleccionados. Seleccione uno.</translation>
    </message>
    <message>
        <source>Why is there no data?</source>
        <translation>¿Por qué no hay datos?</translation>
    </message>
    <message>
        <source>no data missing empty cause reason not syncing sync stopped delayed</source>
        <translation>sin datos faltan vacío causa motivo no sincroniza sincronización detenida retraso</translation>
    </message>
    <message>
        <source>job bulk many deregister</source>
        <translation>trabajo masivo muchos dar de baja</translation>
    </message>
    <message>
        <source>deregister remove source</source>
        <translation>dar de baja quitar fuente</translation>
    </message>
    <message>
        <source>This is the first user in the list.</source>
        <translation>Este es el primer usuario de la lista.</translation>
    </message>
    <message>
        <source>This is the last user in the list.</source>
        <translation>Este es el último usuario de la lista.</translation>
    </message>
    <message>
        <source>Next user in the list</source>
        <translation>Usuario siguiente de la lista</translation>
    </message>
    <message>
        <source>Previous user in the list</source>
        <translation>Usuario anterior de la lista</translation>
    </message>
</context>
<context>
    <name>labdesk::WatchBar</name>
    <message>
        <source>%1: newly connected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1: recién conectado, %2</translation>
    </message>
    <message>
        <source>%1: no longer connected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1: ya no está conectado, %2</translation>
    </message>
    <message>
        <source>%1: reconnected, %2</source>
        <comment>a source and a time</comment>
        <translation>%1: conectado de nuevo, %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3, %4</source>
        <comment>a source, its state before and after, and a time</comment>
        <translation>%1: %2 → %3, %4</translation>
    </message>
    <message>
        <source>Watching the sources for changes.</source>
        <translation>Observando las fuentes por si hay cambios.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped watching after %Ln minute(s). Nothing changed.</source>
        <translation>
            <numerusform>Se dejó de observar tras %Ln minuto. No cambió nada.</numerusform>
            <numerusform>Se dejó de observar tras %Ln minutos. No cambió nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Next check in %1. Stops in %2.</source>
        <comment>two lengths of time</comment>
        <translation>Próxima comprobación en %1. Tiempo restante: %2.</translation>
    </message>
</context>
<context>
    <name>labdesk::WelcomeDialog</name>
    <message>
        <source>Follow the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Welcome to Labdesk</source>
        <translation>Le damos la bienvenida a Labdesk</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they were reset.</source>
        <translation>No se pudo leer su configuración, así que se restableció.</translation>
    </message>
    <message>
        <source>The old settings file was saved as %1.</source>
        <translation>El archivo de configuración anterior se guardó como %1.</translation>
    </message>
    <message>
        <source>A link is waiting.</source>
        <translation>Hay un enlace pendiente.</translation>
    </message>
    <message>
        <source>It opens in the service you choose here.</source>
        <translation>Se abrirá en el servicio que elija aquí.</translation>
    </message>
    <message>
        <source>Labdesk sends nothing until you connect.</source>
        <translation>Labdesk no envía nada hasta que se conecte.</translation>
    </message>
    <message>
        <source>&amp;Try it with sample data</source>
        <translation>&amp;Probar con datos de muestra</translation>
    </message>
    <message>
        <source>&amp;Connect to your service…</source>
        <translation>&amp;Conectar con su servicio…</translation>
    </message>
    <message>
        <source>Runs on this computer without a network. Everyone in it is fictional.</source>
        <translation>Se ejecuta en esta computadora, sin red. Todas las personas son inventadas.</translation>
    </message>
    <message>
        <source>You need its URL and an API key. You can test them before saving.</source>
        <translation>Necesita su URL y una clave de API. Puede probarlas antes de guardar.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Start in &amp;privacy mode</source>
        <translation>Iniciar en &amp;modo de privacidad</translation>
    </message>
    <message>
        <source>Skip and use sample data</source>
        <translation>Omitir y usar datos de muestra</translation>
    </message>
    <message>
        <source>Your administrator has set it up. You only need your API key or client secret.</source>
        <translation>Su administrador la ha configurado. Solo necesita su clave de API o secreto de cliente.</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>Qué muestra la ventana</translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation>Qué muestra la &amp;ventana</translation>
    </message>
    <message>
        <source>The other tools are for integrators, team leads, and administrators. You can change this anytime.</source>
        <translation>Las demás herramientas son para integradores, responsables de equipo y administradores. Puede cambiarlo en cualquier momento.</translation>
    </message>
    <message>
        <source>Lock after</source>
        <translation>Bloquear tras</translation>
    </message>
    <message>
        <source>&amp;Lock after</source>
        <translation>&amp;Bloquear tras</translation>
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
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Two minutes each, with sample data.</source>
        <translation>Dos minutos cada uno, con datos de muestra.</translation>
    </message>
    <message>
        <source>Your administrator decides whether Labdesk shows all tools.</source>
        <translation>Su administrador decide si Labdesk muestra todas las herramientas.</translation>
    </message>
    <message>
        <source>show all tools and run this command</source>
        <translation>mostrar todas las herramientas y ejecutar este comando</translation>
    </message>
    <message>
        <source>“%1” is hidden.</source>
        <translation>“%1” está oculto.</translation>
    </message>
    <message>
        <source>Show all tools</source>
        <translation>Mostrar todas las herramientas</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowContent</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowMessages</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>You can still filter and copy what was loaded at %1. The map and the guide work offline.</source>
        <translation>Puede seguir filtrando y copiando los datos ya cargados (%1). El mapa y la guía funcionan sin conexión.</translation>
    </message>
    <message>
        <source>The map and the guide work offline.</source>
        <translation>El mapa y la guía funcionan sin conexión.</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowNotice</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>labdesk::WriteQuestion</name>
    <message>
        <source>“%1” is set to ask before every change. Nothing has been sent.</source>
        <translation>“%1” pregunta antes de cada cambio. No se ha enviado nada.</translation>
    </message>
</context>
<context>
    <name>labdesk::WriteStatus</name>
    <message>
        <source>Chec&amp;k outcome</source>
        <translation>Com&amp;probar resultado</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>Try again when the connection is restored.</source>
        <translation>Vuelva a intentarlo cuando la conexión funcione.</translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneChoices</name>
    <message>
        <source>Type a city, a ZIP code, or a zone such as EST.</source>
        <translation>Escriba una ciudad, un código postal o una zona como EST.</translation>
    </message>
    <message>
        <source>This is the current time zone.</source>
        <translation>Esta es la zona horaria actual.</translation>
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
        <translation>Labdesk lo envía tal como se escribió. El servicio puede rechazarlo.</translation>
    </message>
    <message>
        <source>This computer doesn’t recognize the time zone “%1”. Check the spelling.</source>
        <translation>“%1” no es una zona horaria que esta computadora conozca. Revise la ortografía.</translation>
    </message>
    <message>
        <source>“%1” is only part of a time zone’s name.</source>
        <translation>“%1” es solo una parte del nombre de una zona horaria.</translation>
    </message>
    <message>
        <source>Use “%1” anyway</source>
        <translation>Usar “%1” de todos modos</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a time zone</comment>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time zone and the time there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1” can mean more than one time zone. Choose one:</source>
        <translation>“%1” puede indicar más de una zona horaria. Elija una:</translation>
    </message>
    <message>
        <source>Use %1 (%2)</source>
        <comment>a time zone, and a place in it</comment>
        <translation>Usar %1 (%2)</translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneEdit</name>
    <message>
        <source>Time zones</source>
        <translation>Zonas horarias</translation>
    </message>
</context>
<context>
    <name>labdesk::api::AcceptanceGate</name>
    <message>
        <source>unexpected content</source>
        <translation>contenido inesperado</translation>
    </message>
    <message>
        <source>a response with the wrong length</source>
        <translation>una respuesta con una longitud incorrecta</translation>
    </message>
    <message>
        <source>larger than any valid response</source>
        <translation>más grande que cualquier respuesta válida</translation>
    </message>
    <message>
        <source>incomplete or damaged compressed data</source>
        <translation>datos comprimidos incompletos o dañados</translation>
    </message>
    <message>
        <source>an empty response</source>
        <translation>una respuesta vacía</translation>
    </message>
    <message>
        <source>a response without a content type</source>
        <translation>una respuesta sin tipo de contenido</translation>
    </message>
    <message>
        <source>HTML instead of JSON</source>
        <translation>HTML en lugar de JSON</translation>
    </message>
    <message>
        <source>something other than JSON</source>
        <translation>algo distinto de JSON</translation>
    </message>
    <message>
        <source>an invalid status code</source>
        <translation>un código de estado no válido</translation>
    </message>
    <message>
        <source>a partial response</source>
        <translation>una respuesta parcial</translation>
    </message>
    <message>
        <source>a response with conflicting lengths</source>
        <translation>una respuesta con longitudes contradictorias</translation>
    </message>
    <message>
        <source>an unsupported compression format</source>
        <translation>una compresión no admitida</translation>
    </message>
</context>
<context>
    <name>labdesk::api::AuthorityFile</name>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>The file doesn’t exist. Choose the file your network administrator gave you.</source>
        <translation>El archivo no existe. Elija el archivo que le dio el administrador de su red.</translation>
    </message>
    <message>
        <source>You don’t have permission to read this file. Ask for access, or choose your own copy.</source>
        <translation>No tiene permiso para leer este archivo. Pida acceso o elija una copia propia.</translation>
    </message>
    <message>
        <source>The file is too large to be a list of certificates.</source>
        <translation>El archivo es demasiado grande para ser una lista de certificados.</translation>
    </message>
    <message>
        <source>The file contains no PEM certificate (text with BEGIN CERTIFICATE).</source>
        <translation>El archivo no contiene ningún certificado PEM (texto con BEGIN CERTIFICATE).</translation>
    </message>
    <message>
        <source>and the connection’s own CA file couldn’t be used</source>
        <translation>y no se pudo usar el archivo de CA de la conexión</translation>
    </message>
    <message>
        <source>The path contains a link to something that doesn’t exist. Choose the file your network administrator gave you.</source>
        <translation>La ruta contiene un enlace a algo que no existe. Elija el archivo que le dio el administrador de su red.</translation>
    </message>
    <message>
        <source>This isn’t a file. Choose the file your network administrator gave you.</source>
        <translation>Esto no es un archivo. Elija el archivo que le dio el administrador de su red.</translation>
    </message>
</context>
<context>
    <name>labdesk::api::ClientCertificate</name>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>The file with the client certificate doesn’t exist.</source>
        <translation>El archivo con el certificado de cliente no existe.</translation>
    </message>
    <message>
        <source>You don’t have permission to read the file with the client certificate.</source>
        <translation>No tiene permiso para leer el archivo con el certificado de cliente.</translation>
    </message>
    <message>
        <source>The file is too large to be a client certificate.</source>
        <translation>El archivo es demasiado grande para ser un certificado de cliente.</translation>
    </message>
    <message>
        <source>The file contains no client certificate in PEM or PKCS #12 format.</source>
        <translation>El archivo no contiene ningún certificado de cliente en formato PEM o PKCS #12.</translation>
    </message>
    <message>
        <source>The file contains a certificate, but no private key that can be used.</source>
        <translation>El archivo contiene un certificado, pero ninguna clave privada utilizable.</translation>
    </message>
    <message>
        <source>The file with the client certificate needs a passphrase.</source>
        <translation>El archivo con el certificado de cliente necesita una frase de contraseña.</translation>
    </message>
    <message>
        <source>Incorrect passphrase for the file with the client certificate.</source>
        <translation>Frase de contraseña incorrecta para el archivo con el certificado de cliente.</translation>
    </message>
    <message>
        <source>The client certificate isn’t valid yet, or this computer’s clock is wrong.</source>
        <translation>El certificado de cliente aún no es válido o el reloj de esta computadora está mal.</translation>
    </message>
    <message>
        <source>The client certificate has expired.</source>
        <translation>El certificado de cliente ha vencido.</translation>
    </message>
</context>
<context>
    <name>labdesk::api::Refusal</name>
    <message>
        <source>an invalid status code</source>
        <translation>un código de estado no válido</translation>
    </message>
    <message>
        <source>failed sources: %1</source>
        <translation>fuentes con error: %1</translation>
    </message>
    <message>
        <source>the response isn’t valid HTTP</source>
        <translation>la respuesta no es HTTP válido</translation>
    </message>
    <message>
        <source>no data arrived for too long</source>
        <translation>no llegaron datos durante demasiado tiempo</translation>
    </message>
    <message>
        <source>the response took too long</source>
        <translation>la respuesta tardó demasiado</translation>
    </message>
</context>
<context>
    <name>labdesk::api::TlsReason</name>
    <message>
        <source>the certificate is for another host</source>
        <translation>el certificado es de otro host</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>el certificado ha vencido</translation>
    </message>
    <message>
        <source>the certificate isn’t valid yet, or this computer’s clock is wrong</source>
        <translation>el certificado aún no es válido o el reloj de esta computadora está mal</translation>
    </message>
    <message>
        <source>the certificate was revoked</source>
        <translation>el certificado se revocó</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>el certificado es autofirmado</translation>
    </message>
    <message>
        <source>the certificate authority is unknown</source>
        <translation>la autoridad de certificación es desconocida</translation>
    </message>
    <message>
        <source>there is no certificate</source>
        <translation>no hay certificado</translation>
    </message>
    <message>
        <source>the certificate is invalid</source>
        <translation>el certificado no es válido</translation>
    </message>
    <message>
        <source>no shared TLS version or cipher</source>
        <translation>no hay ninguna versión de TLS ni cifrado en común</translation>
    </message>
    <message>
        <source>this type of certificate isn’t supported</source>
        <translation>no se admite este tipo de certificado</translation>
    </message>
</context>
<context>
    <name>labdesk::api::TokenExchange</name>
    <message>
        <source>can’t be sent in a header</source>
        <translation>no se puede enviar en un encabezado</translation>
    </message>
    <message>
        <source>isn’t Bearer</source>
        <translation>no es Bearer</translation>
    </message>
    <message>
        <source>while requesting an access token</source>
        <translation>al solicitar un token de acceso</translation>
    </message>
</context>
<context>
    <name>labdesk::output</name>
    <message>
        <source>The folder %1 doesn’t exist.</source>
        <translation>La carpeta %1 no existe.</translation>
    </message>
    <message>
        <source>Choose another folder. Nothing was saved.</source>
        <translation>Elija otra carpeta. No se guardó nada.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to %1.</source>
        <translation>No tiene permiso para escribir en %1.</translation>
    </message>
    <message>
        <source>There’s not enough disk space for the file.</source>
        <translation>No hay espacio suficiente en disco para el archivo.</translation>
    </message>
    <message>
        <source>Free up space or choose another disk. No partial file was left behind.</source>
        <translation>Libere espacio o elija otro disco. No quedó ningún archivo parcial.</translation>
    </message>
    <message>
        <source>Couldn’t write the file %1.</source>
        <translation>No se pudo escribir el archivo %1.</translation>
    </message>
    <message>
        <source>Try another location. No partial file was left behind.</source>
        <translation>Pruebe otra ubicación. No quedó ningún archivo parcial.</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>No se proporcionó</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Birth date is set</source>
        <translation>Fecha de nacimiento definida</translation>
    </message>
</context>
<context>
    <name>labdesk::privacy</name>
    <message>
        <source>%1: hidden</source>
        <translation>%1: oculto</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>Fecha de nacimiento</translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation>ID de miembro</translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation>ID de grupo</translation>
    </message>
    <message>
        <source>Insured’s name</source>
        <translation>Nombre del asegurado</translation>
    </message>
    <message>
        <source>Insured’s email</source>
        <translation>Correo electrónico del asegurado</translation>
    </message>
    <message>
        <source>Insured’s phone</source>
        <translation>Teléfono del asegurado</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>Género</translation>
    </message>
    <message>
        <source>Insured’s birth date</source>
        <translation>Fecha de nacimiento del asegurado</translation>
    </message>
    <message>
        <source>Street address</source>
        <translation>Calle y número</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>ZIP code</source>
        <translation>Código postal</translation>
    </message>
    <message>
        <source>Guarantor’s name</source>
        <translation>Nombre del garante</translation>
    </message>
    <message>
        <source>Guarantor’s email</source>
        <translation>Correo electrónico del garante</translation>
    </message>
    <message>
        <source>Guarantor’s phone</source>
        <translation>Teléfono del garante</translation>
    </message>
    <message>
        <source>Household income</source>
        <translation>Ingresos del hogar</translation>
    </message>
    <message>
        <source>Household size</source>
        <translation>Tamaño del hogar</translation>
    </message>
    <message>
        <source>Other insurance field</source>
        <translation>Otro campo del seguro</translation>
    </message>
    <message>
        <source>User ID at the provider</source>
        <translation>ID de usuario en el proveedor</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>Client ID with personal data</source>
        <translation>ID de cliente con datos personales</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID de usuario</translation>
    </message>
    <message>
        <source>Team ID</source>
        <translation>ID de equipo</translation>
    </message>
    <message>
        <source>%1: ends in %2</source>
        <comment>a field and the last characters of its value</comment>
        <translation>%1: termina en %2</translation>
    </message>
</context>
</TS>
