<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>labdesk::ActionNotices</name>
    <message>
        <source>Check outcome</source>
        <translation>التحقّق من النتيجة</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Edit again…</source>
        <translation>التعديل مرة أخرى…</translation>
    </message>
</context>
<context>
    <name>labdesk::ActionWords</name>
    <message>
        <source>Creating %1</source>
        <translation>إنشاء ⁨%1⁩</translation>
    </message>
    <message>
        <source>Changing the time zone to %1</source>
        <translation>تغيير المنطقة الزمنية إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Requesting a data refresh</source>
        <translation>طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>Disconnecting %1</source>
        <translation>قطع اتصال ⁨%1⁩</translation>
    </message>
    <message>
        <source>Deleting %1</source>
        <translation>حذف ⁨%1⁩</translation>
    </message>
    <message>
        <source>Refresh requested, but some sources failed.</source>
        <translation>طُلب التحديث، لكن بعض المصادر فشلت.</translation>
    </message>
    <message>
        <source>Refresh requested. New data may take a few minutes.</source>
        <translation>طُلب التحديث. قد يستغرق وصول البيانات الجديدة بضع دقائق.</translation>
    </message>
    <message>
        <source>The service accepted the change to %1, but Labdesk couldn’t confirm it.</source>
        <translation>قبلت الخدمة التغيير إلى ⁨%1⁩، لكن تعذّر على Labdesk تأكيد ذلك.</translation>
    </message>
    <message>
        <source>Time zone changed to %1.</source>
        <translation>تغيّرت المنطقة الزمنية إلى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 was already disconnected.</source>
        <translation>كان ⁨%1⁩ مفصولًا بالفعل.</translation>
    </message>
    <message>
        <source>The service accepted the request, but %1 is still listed.</source>
        <translation>قبلت الخدمة الطلب، لكن ⁨%1⁩ ما زال مدرجًا.</translation>
    </message>
    <message>
        <source>The phone app may have reconnected it. Ask the user to disconnect it in the app.</source>
        <translation>ربما أعاد تطبيق الهاتف ربطه. اطلب من المستخدم فصله في التطبيق.</translation>
    </message>
    <message>
        <source>This can take a moment. Reload to check.</source>
        <translation>قد يستغرق ذلك لحظة. أعد التحميل للتحقّق.</translation>
    </message>
    <message>
        <source>The service accepted the request, but Labdesk couldn’t load the sources to confirm.</source>
        <translation>قبلت الخدمة الطلب، لكن تعذّر على Labdesk تحميل المصادر للتأكيد.</translation>
    </message>
    <message>
        <source>Reload to check whether %1 is still listed.</source>
        <translation>أعد التحميل للتحقّق مما إذا كان ⁨%1⁩ ما زال مدرجًا.</translation>
    </message>
    <message>
        <source>Disconnected %1 for %2.</source>
        <translation>قُطع اتصال ⁨%1⁩ لـ ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 was already deleted.</source>
        <translation>كان ⁨%1⁩ محذوفًا بالفعل.</translation>
    </message>
    <message>
        <source>The service accepted the request, but %1 is still there.</source>
        <translation>قبلت الخدمة الطلب، لكن ⁨%1⁩ ما زال موجودًا.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>حُذف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service accepted the request to delete %1, but Labdesk couldn’t confirm it.</source>
        <translation>قبلت الخدمة طلب حذف ⁨%1⁩، لكن تعذّر على Labdesk تأكيد ذلك.</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>أُنشئ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There’s no way to confirm whether the refresh was requested.</source>
        <translation>لا سبيل إلى تأكيد طلب التحديث.</translation>
    </message>
    <message>
        <source>You can safely request it again. Each request counts toward the hourly limit.</source>
        <translation>يمكنك طلبه مرة أخرى بأمان. يُحسب كل طلب ضمن الحد المسموح به في الساعة.</translation>
    </message>
    <message>
        <source>%1 failed. %2</source>
        <translation>⁨%1⁩: فشل. ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: checking with the service…</source>
        <translation>⁨%1⁩: جارٍ التحقّق لدى الخدمة…</translation>
    </message>
    <message>
        <source>It may take a moment. Check again.</source>
        <translation>قد يستغرق ذلك لحظة. تحقّق مرة أخرى.</translation>
    </message>
    <message>
        <source>%1: outcome unknown.</source>
        <translation>⁨%1⁩: النتيجة غير معروفة.</translation>
    </message>
    <message>
        <source>Rate limited. Nothing has changed yet.</source>
        <translation>الطلبات محدودة لدى الخدمة. لم يتغيّر شيء بعد.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Quitting or switching connections cancels it.</source>
        <translation>لم يُرسل شيء بعد. الإنهاء أو تبديل الاتصال يلغيه.</translation>
    </message>
    <message>
        <source>%1 was canceled. Nothing was changed.</source>
        <translation>⁨%1⁩: أُلغي. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>%1 was canceled. Nothing was sent.</source>
        <translation>⁨%1⁩: أُلغي. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>⁨%1⁩: تم</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>⁨%1⁩: جارٍ</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>⁨%1⁩: فشل</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>‏⁨%1⁩…</translation>
    </message>
    <message>
        <source>%1, retrying in %2&#xa0;s</source>
        <translation>⁨%1⁩: مرة أخرى بعد ⁨%2⁩&#xa0;ث</translation>
    </message>
    <message>
        <source>%1 in %2&#xa0;s</source>
        <translation>⁨%1⁩ بعد ⁨%2⁩&#xa0;ث</translation>
    </message>
    <message>
        <source>%1: not visible yet. The service still returns the old value.</source>
        <translation>⁨%1⁩: غير ظاهر بعد. ما زالت الخدمة تعيد القيمة القديمة.</translation>
    </message>
    <message>
        <source>The countdown pauses while a dialog is open, then continues.</source>
        <translation>يتوقف العدّ التنازلي ما دام مربع حوار مفتوحًا، ثم يتابع.</translation>
    </message>
    <message>
        <source>Saving the changes to %1</source>
        <translation>حفظ التغييرات على ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Changing the data collection end date for %Ln user(s)</source>
        <translation>
            <numerusform>تغيير نهاية جمع البيانات لـ ⁨%Ln⁩ مستخدم</numerusform>
            <numerusform>تغيير نهاية جمع البيانات لمستخدم واحد</numerusform>
            <numerusform>تغيير نهاية جمع البيانات لمستخدمَين</numerusform>
            <numerusform>تغيير نهاية جمع البيانات لـ ⁨%Ln⁩ مستخدمين</numerusform>
            <numerusform>تغيير نهاية جمع البيانات لـ ⁨%Ln⁩ مستخدمًا</numerusform>
            <numerusform>تغيير نهاية جمع البيانات لـ ⁨%Ln⁩ مستخدم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disconnecting %1 for %Ln user(s)</source>
        <translation>
            <numerusform>قطع اتصال ⁨%1⁩ لـ ⁨%Ln⁩ مستخدم</numerusform>
            <numerusform>قطع اتصال ⁨%1⁩ لمستخدم واحد</numerusform>
            <numerusform>قطع اتصال ⁨%1⁩ لمستخدمَين</numerusform>
            <numerusform>قطع اتصال ⁨%1⁩ لـ ⁨%Ln⁩ مستخدمين</numerusform>
            <numerusform>قطع اتصال ⁨%1⁩ لـ ⁨%Ln⁩ مستخدمًا</numerusform>
            <numerusform>قطع اتصال ⁨%1⁩ لـ ⁨%Ln⁩ مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation>لم يتغيّر شيء آخر.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>تم تغيير: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service stored something different for %1.</source>
        <translation>خزّنت الخدمة شيئًا مختلفًا في: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service doesn’t support changing %1. It still returns the old data.</source>
        <translation>لا يمكن لهذه الخدمة تغيير: ⁨%1⁩. ما زالت تعيد البيانات القديمة.</translation>
    </message>
    <message>
        <source>Saved the changes to %1.</source>
        <translation>حُفظت التغييرات على ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service accepted the changes to %1, but Labdesk couldn’t confirm them.</source>
        <translation>قبلت الخدمة التغييرات على ⁨%1⁩، لكن تعذّر على Labdesk تأكيدها.</translation>
    </message>
    <message>
        <source>The service doesn’t support changing %1.</source>
        <translation>لا يمكن لهذه الخدمة تغيير: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service rejected these fields: %1.</source>
        <translation>رفضت الخدمة هذه الحقول: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Nothing was changed. Set these fields back to their old values, then save the others.</source>
        <translation>لم يتغيّر شيء. أعد هذه الحقول إلى قيمها القديمة، ثم احفظ الباقي.</translation>
    </message>
    <message>
        <source>Nothing was changed. The service said: %1</source>
        <translation>لم يتغيّر شيء. أفادت الخدمة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 was changed somewhere else in the meantime: %2.</source>
        <translation>لم يُرسل شيء. تغيّر ⁨%1⁩ في مكان آخر في هذه الأثناء: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>To see the current values first, select “Edit again”.</source>
        <translation>لرؤية القيم الحالية أولًا، اختر «التعديل مرة أخرى».</translation>
    </message>
    <message>
        <source>Undid the changes to %1.</source>
        <translation>تم التراجع عن التغييرات على ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Check the current value before you change it.</source>
        <translation>اطّلع على القيمة الحالية قبل تغييرها.</translation>
    </message>
    <message>
        <source>Time zone changed back to %1.</source>
        <translation>أُعيدت المنطقة الزمنية إلى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and what was done</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 failed. Nothing was changed.</source>
        <translation>⁨%1⁩: فشل. لم يتغيّر شيء.</translation>
    </message>
</context>
<context>
    <name>labdesk::ActivityPane</name>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Show requests</source>
        <translation>إظهار الطلبات</translation>
    </message>
    <message>
        <source>View</source>
        <translation>المعروض</translation>
    </message>
    <message>
        <source>Show who changed what</source>
        <translation>إظهار من غيّر ماذا</translation>
    </message>
    <message>
        <source>audit trail history log</source>
        <translation>سجل التدقيق تاريخ سجلات</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>سجل التدقيق</translation>
    </message>
</context>
<context>
    <name>labdesk::ApiError</name>
    <message>
        <source>%1 The service said: “%2”</source>
        <translation>⁨%1⁩ أفادت الخدمة: «⁨%2⁩»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation>انتظر دقيقة، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Rate limited for a minute or more. Try again later.</source>
        <translation>الطلبات محدودة لدى الخدمة لمدة دقيقة أو أكثر. حاول لاحقًا.</translation>
    </message>
    <message>
        <source>The request wasn’t sent because an ID or value in it isn’t valid.</source>
        <translation>لم يُرسل الطلب لأن معرّفًا أو قيمة فيه غير صالحة.</translation>
    </message>
    <message>
        <source>It’s empty, or contains characters that aren’t allowed in a URL.</source>
        <translation>إما أنه فارغ، أو يحتوي على رموز غير مسموح بها في عنوان URL.</translation>
    </message>
    <message>
        <source>Copy the ID again, without any extra characters.</source>
        <translation>انسخ المعرّف مرة أخرى، من دون أي رموز زائدة.</translation>
    </message>
    <message>
        <source>This connection is read-only, so nothing was changed.</source>
        <translation>هذا الاتصال للقراءة فقط، لذلك لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or edit this one.</source>
        <translation>انتقل إلى اتصال يسمح بالتغييرات، أو عدّل هذا الاتصال.</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>لا مفتاح محفوظًا لهذا الاتصال.</translation>
    </message>
    <message>
        <source>It was never entered, it was kept for one session only, or the keychain is locked.</source>
        <translation>لم يُدخَل قط، أو حُفظ لجلسة واحدة فقط، أو أن سلسلة المفاتيح مقفلة.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the key.</source>
        <translation>عدّل الاتصال وأدخل المفتاح.</translation>
    </message>
    <message>
        <source>The key wasn’t sent because the connection isn’t encrypted.</source>
        <translation>لم يُرسل المفتاح لأن الاتصال غير مشفّر.</translation>
    </message>
    <message>
        <source>The URL starts with %1, which is allowed only for a service on this computer.</source>
        <translation>يبدأ عنوان URL بـ ⁨%1⁩، وهذا مسموح فقط لخدمة على هذا الكمبيوتر.</translation>
    </message>
    <message>
        <source>Edit the connection and use an %1 URL.</source>
        <translation>عدّل الاتصال واستخدم عنوان URL يبدأ بـ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Can’t find the server.</source>
        <translation>تعذّر العثور على الخادم.</translation>
    </message>
    <message>
        <source>The name may be misspelled, or this computer is offline.</source>
        <translation>ربما كُتب الاسم خطأً، أو أن هذا الكمبيوتر غير متصل بالشبكة.</translation>
    </message>
    <message>
        <source>Check your network and the URL in the connection.</source>
        <translation>تحقّق من الشبكة ومن عنوان URL في الاتصال.</translation>
    </message>
    <message>
        <source>Can’t reach the service.</source>
        <translation>يتعذّر الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>Connection refused: nothing is listening on that port, or a firewall is blocking it.</source>
        <translation>رُفض الاتصال: لا شيء يستمع على ذلك المنفذ، أو أن جدارًا ناريًا يحظره.</translation>
    </message>
    <message>
        <source>Check that the service is running and that the port in the connection is right.</source>
        <translation>تحقّق من أن الخدمة تعمل ومن أن المنفذ في الاتصال صحيح.</translation>
    </message>
    <message>
        <source>Can’t connect through the proxy.</source>
        <translation>تعذّر الاتصال عبر الوكيل.</translation>
    </message>
    <message>
        <source>The proxy can’t be reached, or it refused the connection.</source>
        <translation>تعذّر الوصول إلى الوكيل، أو أنه رفض الاتصال.</translation>
    </message>
    <message>
        <source>Can’t establish a secure connection (TLS).</source>
        <translation>تعذّر إنشاء اتصال آمن (TLS).</translation>
    </message>
    <message>
        <source>The server’s certificate couldn’t be verified. No key or data was sent.</source>
        <translation>تعذّر التحقّق من شهادة الخادم. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <translation>السبب: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The connection was lost before the response was complete.</source>
        <translation>انقطع الاتصال قبل اكتمال الاستجابة.</translation>
    </message>
    <message>
        <source>The network or the service closed it. Nothing was changed.</source>
        <translation>قطعته الشبكة أو الخدمة. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The request timed out.</source>
        <translation>انتهت مهلة الطلب.</translation>
    </message>
    <message>
        <source>The service or the network is slow. Nothing was changed.</source>
        <translation>الخدمة أو الشبكة بطيئة. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>حاول مرة أخرى بعد لحظة.</translation>
    </message>
    <message>
        <source>Outcome unknown: the change may or may not have been made.</source>
        <translation>النتيجة غير معروفة: ربما أُجري التغيير وربما لم يُجرَ.</translation>
    </message>
    <message>
        <source>The request was sent, but the connection ended before a response arrived.</source>
        <translation>أُرسل الطلب، لكن الاتصال انتهى قبل وصول استجابة.</translation>
    </message>
    <message>
        <source>The service redirected to another address. Labdesk didn’t follow it, to protect your key.</source>
        <translation>أعادت الخدمة التوجيه إلى عنوان آخر. لم يتبعه Labdesk حمايةً لمفتاحك.</translation>
    </message>
    <message>
        <source>Following it could give the key to someone else.</source>
        <translation>قد يسلّم اتّباعه المفتاح إلى جهة أخرى.</translation>
    </message>
    <message>
        <source>It redirected to %1.</source>
        <translation>أُعيد التوجيه إلى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If your network has a sign-in page, sign in first.</source>
        <translation>تحقّق من عنوان URL في الاتصال. إن كانت لشبكتك صفحة تسجيل دخول، فسجّل الدخول أولًا.</translation>
    </message>
    <message>
        <source>The service sent an unexpected response.</source>
        <translation>أرسلت الخدمة استجابة غير متوقعة.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, check the URL in the connection.</source>
        <translation>حاول مرة أخرى. إن استمر ذلك، فتحقّق من عنوان URL في الاتصال.</translation>
    </message>
    <message>
        <source>The response is for a different record, so it isn’t shown.</source>
        <translation>الاستجابة عن سجل آخر، لذلك لا تُعرض.</translation>
    </message>
    <message>
        <source>The service, or a cache in between, mixed up two responses.</source>
        <translation>خلطت الخدمة، أو ذاكرة مؤقتة وسيطة، بين استجابتين.</translation>
    </message>
    <message>
        <source>The service couldn’t understand the request.</source>
        <translation>لم تفهم الخدمة الطلب.</translation>
    </message>
    <message>
        <source>Status 400.</source>
        <translation>الحالة 400.</translation>
    </message>
    <message>
        <source>Check what you entered, then try again.</source>
        <translation>تحقّق مما أدخلته، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>A user with this client ID already exists.</source>
        <translation>يوجد بالفعل مستخدم بمعرّف العميل هذا.</translation>
    </message>
    <message>
        <source>Each client ID can be used only once in a team.</source>
        <translation>يمكن استخدام كل معرّف عميل مرة واحدة في الفريق.</translation>
    </message>
    <message>
        <source>It belongs to user %1.</source>
        <translation>يخص المستخدم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Open the existing user, or choose another client ID.</source>
        <translation>افتح المستخدم الموجود، أو اختر معرّف عميل آخر.</translation>
    </message>
    <message>
        <source>The service rejected the key.</source>
        <translation>رفضت الخدمة المفتاح.</translation>
    </message>
    <message>
        <source>The key may be mistyped, expired, or for a different environment.</source>
        <translation>ربما كُتب المفتاح خطأً، أو انتهت صلاحيته، أو أنه لبيئة أخرى.</translation>
    </message>
    <message>
        <source>Edit the connection and enter the key again.</source>
        <translation>عدّل الاتصال وأدخل المفتاح مرة أخرى.</translation>
    </message>
    <message>
        <source>This key doesn’t have permission to do that.</source>
        <translation>ليس لهذا المفتاح إذن بذلك.</translation>
    </message>
    <message>
        <source>Status 403.</source>
        <translation>الحالة 403.</translation>
    </message>
    <message>
        <source>Ask the key’s owner for access, or use another connection.</source>
        <translation>اطلب الإذن من صاحب المفتاح، أو استخدم اتصالًا آخر.</translation>
    </message>
    <message>
        <source>The service rejected a value.</source>
        <translation>رفضت الخدمة إحدى القيم.</translation>
    </message>
    <message>
        <source>A value is missing or in the wrong format.</source>
        <translation>قيمة مفقودة أو صيغتها غير صحيحة.</translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation>صحّحها وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Rate limited: too many requests.</source>
        <translation>الطلبات محدودة: طلبات كثيرة جدًا.</translation>
    </message>
    <message>
        <source>The service limits requests for each key or user.</source>
        <translation>تحدّ الخدمة من الطلبات لكل مفتاح أو مستخدم.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>رفضت الخدمة الطلب.</translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Check the URL in the connection and what you entered.</source>
        <translation>تحقّق من عنوان URL في الاتصال ومما أدخلته.</translation>
    </message>
    <message>
        <source>The service had an internal error.</source>
        <translation>حدث خطأ داخلي في الخدمة.</translation>
    </message>
    <message>
        <source>Try again in a moment. If it keeps happening, contact whoever runs the service.</source>
        <translation>حاول مرة أخرى بعد لحظة. إن استمر ذلك، فتواصل مع مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>The service accepted the request, but the action failed.</source>
        <translation>قبلت الخدمة الطلب، لكن الإجراء فشل.</translation>
    </message>
    <message>
        <source>The response doesn’t report success.</source>
        <translation>لا تفيد الاستجابة بالنجاح.</translation>
    </message>
    <message>
        <source>Check the user’s sources, then try again later.</source>
        <translation>تحقّق من مصادر المستخدم، ثم حاول لاحقًا.</translation>
    </message>
    <message>
        <source>%1 The service said: “%2”.</source>
        <translation>⁨%1⁩ أفادت الخدمة: «⁨%2⁩».</translation>
    </message>
    <message>
        <source>%1 The status was %2.</source>
        <translation>⁨%1⁩ كانت الحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>It’s incomplete, or something else is responding at this address.</source>
        <translation>الاستجابة غير مكتملة، أو أن شيئًا آخر يستجيب على هذا العنوان.</translation>
    </message>
    <message>
        <source>Rate limited. Try again in %1&#xa0;s.</source>
        <translation>الطلبات محدودة. حاول مرة أخرى بعد ⁨%1⁩ ث.</translation>
    </message>
    <message>
        <source>The service couldn’t find what was requested.</source>
        <translation>لم تعثر الخدمة على المطلوب.</translation>
    </message>
    <message>
        <source>It may have been deleted or belong to another environment, or the connection’s URL may be wrong.</source>
        <translation>ربما حُذف، أو يتبع بيئة أخرى، أو أن عنوان URL للاتصال خطأ.</translation>
    </message>
    <message>
        <source>Check the ID, the environment, and the URL in the connection.</source>
        <translation>تحقّق من المعرّف والبيئة وعنوان URL في الاتصال.</translation>
    </message>
    <message>
        <source>The server’s port doesn’t use TLS, so no key or data was sent.</source>
        <translation>لا يستخدم منفذ الخادم TLS، لذلك لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>The URL starts with %1, but the server’s response isn’t encrypted.</source>
        <translation>يبدأ عنوان URL بـ ⁨%1⁩، لكن استجابة الخادم غير مشفّرة.</translation>
    </message>
    <message>
        <source>Check the port in the connection. If the service runs on this computer, try a URL with %1.</source>
        <translation>تحقّق من المنفذ في الاتصال. إن كانت الخدمة تعمل على هذا الكمبيوتر، فجرّب عنوان URL يبدأ بـ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The proxy requires a user name and password.</source>
        <translation>يتطلب الوكيل اسم مستخدم وكلمة مرور.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a user name and password.</source>
        <translation>يتطلب الوكيل ⁨%1⁩ اسم مستخدم وكلمة مرور.</translation>
    </message>
    <message>
        <source>The proxy rejected the user name or password.</source>
        <translation>رفض الوكيل اسم المستخدم أو كلمة المرور.</translation>
    </message>
    <message>
        <source>The proxy %1 rejected the user name or password.</source>
        <translation>رفض الوكيل ⁨%1⁩ اسم المستخدم أو كلمة المرور.</translation>
    </message>
    <message>
        <source>They may be mistyped or expired. To avoid locking the account, Labdesk won’t send them again. Nothing reached the service.</source>
        <translation>ربما كُتبا خطأً أو انتهت صلاحيتهما. لن يرسلهما Labdesk مجددًا حتى لا يُقفل الحساب. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>This connection’s client certificate can’t be used, so nothing was sent.</source>
        <translation>لا يمكن استخدام شهادة العميل لهذا الاتصال، لذلك لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>لا يمكن قراءة الملف.</translation>
    </message>
    <message>
        <source>Check the proxy under Advanced in the connection, or in this computer’s settings.</source>
        <translation>تحقّق من الوكيل ضمن «خيارات متقدمة» في الاتصال، أو في إعدادات هذا الكمبيوتر.</translation>
    </message>
    <message>
        <source>Edit the connection and enter them under Advanced.</source>
        <translation>عدّل الاتصال وأدخلهما ضمن «خيارات متقدمة».</translation>
    </message>
    <message>
        <source>Edit the connection and enter the proxy password again under Advanced.</source>
        <translation>عدّل الاتصال وأدخل كلمة مرور الوكيل مجددًا ضمن «خيارات متقدمة».</translation>
    </message>
    <message>
        <source>Check the URL and this computer’s clock. If the service uses its own certificate authority, add its CA file under Advanced in the connection.</source>
        <translation>تحقّق من عنوان URL ومن ساعة هذا الكمبيوتر. إن كان للخدمة مرجع تصديق خاص بها، فأضف ملف CA ضمن «خيارات متقدمة» في الاتصال.</translation>
    </message>
    <message>
        <source>Edit the connection and choose another file or enter its passphrase under Advanced.</source>
        <translation>عدّل الاتصال واختر ملفًا آخر أو أدخل عبارة مروره ضمن «خيارات متقدمة».</translation>
    </message>
    <message>
        <source>%1 The gateway said: “%2”</source>
        <translation>⁨%1⁩ أفادت البوابة: «⁨%2⁩»</translation>
    </message>
    <message>
        <source>%1 The gateway said: “%2”.</source>
        <translation>⁨%1⁩ أفادت البوابة: «⁨%2⁩».</translation>
    </message>
    <message>
        <source>Nothing was changed, because Labdesk can’t record changes in the audit trail.</source>
        <translation>لم يتغيّر شيء، لأن Labdesk لا يستطيع تسجيل التغييرات في سجل التدقيق.</translation>
    </message>
    <message>
        <source>Your administrator allows changes only while Labdesk can write to the audit trail.</source>
        <translation>يسمح مسؤول النظام بالتغييرات فقط ما دامت الكتابة في سجل التدقيق ممكنة.</translation>
    </message>
    <message>
        <source>The server requires a client certificate, and this connection has none.</source>
        <translation>يتطلب الخادم شهادة عميل، وليس لهذا الاتصال شهادة.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a client certificate. Then choose its file under Advanced in the connection.</source>
        <translation>اطلب شهادة عميل من مشغّل الخدمة. ثم اختر ملفها ضمن «خيارات متقدمة» في الاتصال.</translation>
    </message>
    <message>
        <source>The server rejected this connection’s client certificate.</source>
        <translation>رفض الخادم شهادة العميل لهذا الاتصال.</translation>
    </message>
    <message>
        <source>It may be expired, revoked, or from a certificate authority that the server doesn’t trust. Nothing was changed.</source>
        <translation>ربما انتهت صلاحيتها، أو أُلغيت، أو أنها من مرجع تصديق لا يثق به الخادم. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a new client certificate. Then choose its file under Advanced in the connection.</source>
        <translation>اطلب شهادة عميل جديدة من مشغّل الخدمة. ثم اختر ملفها ضمن «خيارات متقدمة» في الاتصال.</translation>
    </message>
    <message>
        <source>If you made a change, reload the user and check whether it was saved before you try again. Report this to whoever runs the service.</source>
        <translation>إن أجريت تغييرًا، فأعد تحميل المستخدم وتحقّق هل حُفظ قبل المحاولة مرة أخرى. أبلغ مشغّل الخدمة بذلك.</translation>
    </message>
    <message>
        <source>The service is unavailable right now.</source>
        <translation>الخدمة غير متاحة حاليًا.</translation>
    </message>
    <message>
        <source>Status 503: it may be overloaded, restarting, or down for maintenance.</source>
        <translation>الحالة 503: ربما كانت الخدمة مثقلة، أو قيد إعادة التشغيل، أو متوقفة للصيانة.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again. If it keeps happening, contact whoever runs the service.</source>
        <translation>انتظر دقيقة، ثم حاول مرة أخرى. إن استمر ذلك، فتواصل مع مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>%1 The server said: “%2”</source>
        <translation>⁨%1⁩ أفاد الخادم: «⁨%2⁩»</translation>
    </message>
    <message>
        <source>%1 The server said: “%2”.</source>
        <translation>⁨%1⁩ أفاد الخادم: «⁨%2⁩».</translation>
    </message>
    <message>
        <source>The server’s reason: %1. Nothing was changed.</source>
        <translation>السبب الذي ذكره الخادم: ⁨%1⁩. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Changes are turned off in the connection’s settings.</source>
        <translation>التغييرات معطّلة في إعدادات الاتصال.</translation>
    </message>
    <message>
        <source>The server rejected the request without processing it. Nothing was changed.</source>
        <translation>رفض الخادم الطلب دون تنفيذه. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Check whether the change was made before you try again.</source>
        <translation>تحقّق مما إذا كان التغيير قد تم قبل أن تعيد المحاولة.</translation>
    </message>
    <message>
        <source>A gateway or proxy got no valid response from the service.</source>
        <translation>لم تتلقَّ بوابة أو وكيل استجابة صالحة من الخدمة.</translation>
    </message>
    <message>
        <source>The gateway or proxy returned status %1.</source>
        <translation>أعادت البوابة أو الوكيل الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again: the service may be restarting. If it keeps happening, check the URL, or contact whoever runs the service.</source>
        <translation>انتظر دقيقة ثم أعد المحاولة: قد تكون الخدمة قيد إعادة التشغيل. إذا تكرر ذلك، فتحقّق من عنوان URL أو تواصل مع مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>The service rejected the API client ID or the client secret.</source>
        <translation>رفضت الخدمة معرّف عميل API أو سر العميل.</translation>
    </message>
    <message>
        <source>They may be mistyped, expired, or for a different environment.</source>
        <translation>ربما كُتبا خطأً أو انتهت صلاحيتهما أو يخصّان بيئة أخرى.</translation>
    </message>
    <message>
        <source>Edit the connection and enter them again.</source>
        <translation>عدّل الاتصال وأدخلهما من جديد.</translation>
    </message>
    <message>
        <source>This happened while requesting an access token from the auth URL.</source>
        <translation>حدث ذلك عند طلب رمز وصول من عنوان URL للمصادقة.</translation>
    </message>
    <message>
        <source>Open History to see why, then try again.</source>
        <translation>افتح «السجل» لمعرفة السبب، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>They aren’t stored for this connection, or the keychain is locked. Nothing reached the service.</source>
        <translation>لا شيء منهما محفوظ لهذا الاتصال، أو أن سلسلة المفاتيح مقفلة. لم يصل شيء إلى الخدمة.</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditEntry</name>
    <message>
        <source>Create user</source>
        <translation>إنشاء مستخدم</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>تغيير المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Edit user: %1</source>
        <translation>تعديل المستخدم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>Disconnect source</source>
        <translation>قطع اتصال المصدر</translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation>حذف مستخدم</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>إظهار: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>نسخ: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Open insurance record</source>
        <translation>فتح سجل التأمين</translation>
    </message>
    <message>
        <source>Show response with personal data</source>
        <translation>إظهار استجابة تحتوي على بيانات شخصية</translation>
    </message>
    <message>
        <source>Copy response with personal data</source>
        <translation>نسخ استجابة تحتوي على بيانات شخصية</translation>
    </message>
    <message>
        <source>Save response with personal data</source>
        <translation>حفظ استجابة تحتوي على بيانات شخصية</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s), personal data hidden</source>
        <translation>
            <numerusform>تصدير ⁨%Ln⁩ مستخدم، والبيانات الشخصية مخفية</numerusform>
            <numerusform>تصدير مستخدم واحد، والبيانات الشخصية مخفية</numerusform>
            <numerusform>تصدير مستخدمَين، والبيانات الشخصية مخفية</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدمين، والبيانات الشخصية مخفية</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدمًا، والبيانات الشخصية مخفية</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدم، والبيانات الشخصية مخفية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln user(s) with personal data</source>
        <translation>
            <numerusform>تصدير ⁨%Ln⁩ مستخدم ببياناتهم الشخصية</numerusform>
            <numerusform>تصدير مستخدم واحد ببياناته الشخصية</numerusform>
            <numerusform>تصدير مستخدمَين ببياناتهما الشخصية</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدمين ببياناتهم الشخصية</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدمًا ببياناتهم الشخصية</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدم ببياناتهم الشخصية</numerusform>
        </translation>
    </message>
    <message>
        <source>Save summary as PDF</source>
        <translation>حفظ الملخص بصيغة PDF</translation>
    </message>
    <message>
        <source>Print summary</source>
        <translation>طباعة الملخص</translation>
    </message>
    <message numerus="yes">
        <source>Export job results for %Ln user(s)</source>
        <translation>
            <numerusform>تصدير نتائج المهمة لـ ⁨%Ln⁩ مستخدم</numerusform>
            <numerusform>تصدير نتائج المهمة لمستخدم واحد</numerusform>
            <numerusform>تصدير نتائج المهمة لمستخدمَين</numerusform>
            <numerusform>تصدير نتائج المهمة لـ ⁨%Ln⁩ مستخدمين</numerusform>
            <numerusform>تصدير نتائج المهمة لـ ⁨%Ln⁩ مستخدمًا</numerusform>
            <numerusform>تصدير نتائج المهمة لـ ⁨%Ln⁩ مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>Show caller verification</source>
        <translation>إظهار التحقّق من المتصل</translation>
    </message>
    <message>
        <source>Verify caller</source>
        <translation>التحقّق من المتصل</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>Add connection</source>
        <translation>إضافة اتصال</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>تعديل اتصال</translation>
    </message>
    <message>
        <source>Delete connection</source>
        <translation>حذف اتصال</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln connection(s)</source>
        <translation>
            <numerusform>تصدير ⁨%Ln⁩ اتصال</numerusform>
            <numerusform>تصدير اتصال واحد</numerusform>
            <numerusform>تصدير اتصالَين</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ اتصالات</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ اتصالًا</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ اتصال</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget key</source>
        <translation>نسيان المفتاح</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>قفل</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>فتح القفل</translation>
    </message>
    <message>
        <source>Failed unlock: incorrect passphrase</source>
        <translation>فشل فتح القفل: عبارة مرور غير صحيحة</translation>
    </message>
    <message>
        <source>Privacy mode on</source>
        <translation>تشغيل وضع الخصوصية</translation>
    </message>
    <message>
        <source>Privacy mode off</source>
        <translation>إيقاف وضع الخصوصية</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln audit record(s)</source>
        <translation>
            <numerusform>تصدير ⁨%Ln⁩ سجل تدقيق</numerusform>
            <numerusform>تصدير سجل تدقيق واحد</numerusform>
            <numerusform>تصدير سجلَي تدقيق</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ سجلات تدقيق</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ سجل تدقيق</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ سجل تدقيق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln request(s)</source>
        <translation>
            <numerusform>تصدير ⁨%Ln⁩ طلب</numerusform>
            <numerusform>تصدير طلب واحد</numerusform>
            <numerusform>تصدير طلبين</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ طلبات</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ طلبًا</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ طلب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::AuditFilter</name>
    <message>
        <source>today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>هذا الأسبوع</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>الأسبوع الماضي</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>هذا الشهر</translation>
    </message>
    <message>
        <source>last month</source>
        <translation>الشهر الماضي</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditPage</name>
    <message>
        <source>&amp;Verify</source>
        <translation>ال&amp;تحقّق</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>No actions recorded yet</source>
        <translation>لا إجراءات مسجَّلة بعد</translation>
    </message>
    <message>
        <source>Each change, and each time a hidden value is shown, is recorded here and in a file.</source>
        <translation>يُسجَّل كل تغيير وكل إظهار لقيمة مخفية هنا وفي ملف.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>يطابق ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>&amp;مسح التصفية</translation>
    </message>
    <message>
        <source>There are no records to export.</source>
        <translation>لا توجد سجلات للتصدير.</translation>
    </message>
    <message>
        <source>Verifying the audit trail.</source>
        <translation>جارٍ التحقّق من سجل التدقيق.</translation>
    </message>
    <message>
        <source>Export audit trail</source>
        <translation>تصدير سجل التدقيق</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>أسطر JSON (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln record(s).</source>
        <translation>
            <numerusform>لم تُصدَّر سجلات.</numerusform>
            <numerusform>صُدِّر سجل واحد.</numerusform>
            <numerusform>صُدِّر سجلان.</numerusform>
            <numerusform>صُدِّرت ⁨%Ln⁩ سجلات.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ سجلًا.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ سجل.</numerusform>
        </translation>
    </message>
    <message>
        <source>search find</source>
        <translation>بحث عثور</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>التصفية فارغة.</translation>
    </message>
    <message>
        <source>Verify audit trail</source>
        <translation>التحقّق من سجل التدقيق</translation>
    </message>
    <message>
        <source>Export audit trail…</source>
        <translation>تصدير سجل التدقيق…</translation>
    </message>
    <message>
        <source>CSV JSON save file</source>
        <translation>CSV JSON حفظ ملف</translation>
    </message>
    <message>
        <source>Include &amp;opened connections</source>
        <translation>تضمين مرات &amp;فتح الاتصالات</translation>
    </message>
    <message>
        <source>Audit &amp;folder…</source>
        <translation>م&amp;جلد تدقيق…</translation>
    </message>
    <message>
        <source>Also list when connections were opened</source>
        <translation>إدراج أوقات فتح الاتصالات أيضًا</translation>
    </message>
    <message>
        <source>Open the audit trail of another computer</source>
        <translation>فتح سجل التدقيق لكمبيوتر آخر</translation>
    </message>
    <message>
        <source>Open the audit trail of another computer…</source>
        <translation>فتح سجل التدقيق لكمبيوتر آخر…</translation>
    </message>
    <message>
        <source>foreign shared folder verify</source>
        <translation>غريب مشترك مجلد تحقّق</translation>
    </message>
    <message>
        <source>Open audit &amp;trail</source>
        <translation>فتح &amp;سجل تدقيق</translation>
    </message>
    <message>
        <source>&amp;Single file or export…</source>
        <translation>ملف &amp;واحد أو تصدير…</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>سجل التدقيق</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>صياغة التصفية</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>تصفية الإجراءات</translation>
    </message>
    <message>
        <source>Load &amp;users</source>
        <translation>تحميل الم&amp;ستخدمين</translation>
    </message>
    <message>
        <source>Terms are combined with AND. Use field:value for a field and -term to exclude.</source>
        <translation>يجب أن تتحقّق كل العبارات. استخدم «حقل:قيمة» للبحث في حقل، و«-عبارة» للاستبعاد.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>الحقل «⁨%1⁩» غير معروف، لذا يُبحث عنه كنص.</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>الحقول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>“%1” isn’t a complete date yet, so it’s ignored.</source>
        <translation>«⁨%1⁩» ليس تاريخًا كاملًا بعد، لذا يُتجاهل.</translation>
    </message>
    <message>
        <source>Clear action filter</source>
        <translation>مسح تصفية الإجراءات</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTableModel</name>
    <message>
        <source>Removed an incomplete record after Labdesk quit unexpectedly</source>
        <translation>أُزيل سجل غير مكتمل بعد إغلاق غير متوقع</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>تغيير المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Done, confirmed later</source>
        <translation>تم، وتأكّد لاحقًا</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>بلا تحقّق</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>New audit trail: the previous one is damaged</source>
        <translation>سجل تدقيق جديد: السابق تالف</translation>
    </message>
    <message>
        <source>Change time zone to %1</source>
        <translation>تغيير المنطقة الزمنية إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Change time zone from %1 to %2</source>
        <translation>تغيير المنطقة الزمنية من ⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>Edit user: %1 (%2)</source>
        <translation>تعديل المستخدم: ⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>Request data refresh: %1</source>
        <translation>طلب تحديث البيانات: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Disconnect source: %1</source>
        <translation>قطع اتصال المصدر: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>مُلغى</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a person, and their account</comment>
        <translation>‏⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>Staff member</source>
        <translation>الموظف</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>التذكرة</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>تمّت جزئيًا</translation>
    </message>
</context>
<context>
    <name>labdesk::AuditTrail</name>
    <message>
        <source>Actions aren’t being recorded.</source>
        <translation>لا تُسجَّل الإجراءات.</translation>
    </message>
    <message>
        <source>Can’t write to the folder %1. Make it writable for your account, then select Verify.</source>
        <translation>تتعذّر الكتابة في المجلد ⁨%1⁩. اسمح لحسابك بالكتابة فيه، ثم اختر «التحقّق».</translation>
    </message>
    <message>
        <source>The disk is full, so the audit trail can’t be written to %1. Free up space, then select Verify.</source>
        <translation>القرص ممتلئ، لذلك تتعذّر كتابة سجل التدقيق في ⁨%1⁩. وفّر مساحة، ثم اختر «التحقّق».</translation>
    </message>
    <message>
        <source>Another Labdesk window under your account is writing to the audit trail. Close one of the two windows, then select Verify.</source>
        <translation>نافذة Labdesk أخرى لهذا الحساب تكتب سجل التدقيق. أغلق إحداهما، ثم اختر «التحقّق».</translation>
    </message>
    <message>
        <source>A disk error, another program, or a person changed it after it was written. Records after that point are shown, but can’t be trusted.</source>
        <translation>غيّره خطأ في القرص أو برنامج آخر أو شخص بعد كتابته. تُعرض السجلات اللاحقة، لكن لا يمكن الوثوق بها.</translation>
    </message>
    <message>
        <source>Nothing was repaired. The files are kept in %1, and new records start a new audit trail. Keep a copy and tell your security team.</source>
        <translation>لم يُصلَح شيء. تبقى الملفات في ⁨%1⁩، وتُكتب السجلات الجديدة في سجل تدقيق جديد. احتفظ بنسخة وأبلغ فريق الأمن.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) in total.</source>
        <translation>
            <numerusform>لا مشكلات.</numerusform>
            <numerusform>مشكلة واحدة إجمالًا.</numerusform>
            <numerusform>مشكلتان إجمالًا.</numerusform>
            <numerusform>⁨%Ln⁩ مشكلات إجمالًا.</numerusform>
            <numerusform>⁨%Ln⁩ مشكلة إجمالًا.</numerusform>
            <numerusform>⁨%Ln⁩ مشكلة إجمالًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>The audit trail is damaged: record %1 in %2 was altered.</source>
        <translation>سجل التدقيق تالف: عُدّل السجل ⁨%1⁩ في ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: records before number %1 in %2 are missing.</source>
        <translation>سجل التدقيق تالف: السجلات قبل الرقم ⁨%1⁩ في ⁨%2⁩ مفقودة.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: records from number %1 on were removed.</source>
        <translation>سجل التدقيق تالف: أُزيلت السجلات ابتداءً من الرقم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: its record count is missing or unreadable.</source>
        <translation>سجل التدقيق تالف: عدد السجلات مفقود أو غير مقروء.</translation>
    </message>
    <message>
        <source>The audit trail is damaged: the file %1 can’t be read.</source>
        <translation>سجل التدقيق تالف: لا يمكن قراءة الملف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The audit trail was damaged earlier. A new one starts with record %1 in %2.</source>
        <translation>تلف سجل التدقيق من قبل. يبدأ سجل تدقيق جديد بالسجل ⁨%1⁩ في ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The audit trail is turned off.</source>
        <translation>سجل التدقيق معطّل.</translation>
    </message>
    <message>
        <source>Verifying the audit trail…</source>
        <translation>جارٍ التحقّق من سجل التدقيق…</translation>
    </message>
    <message>
        <source>Verified at %1. Verification detects changes but can’t prevent them: someone with write access to %2 could replace the whole trail.</source>
        <translation>تم التحقّق في ⁨%1⁩. يكشف التحقّق التغييرات لكنه لا يمنعها: من لديه إذن الكتابة في ⁨%2⁩ يمكنه استبدال السجل كله.</translation>
    </message>
    <message numerus="yes">
        <source>Audit trail verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>تم التحقّق من سجل التدقيق: لا سجلات.</numerusform>
            <numerusform>تم التحقّق من سجل التدقيق: سجل واحد، ولا تغييرات.</numerusform>
            <numerusform>تم التحقّق من سجل التدقيق: سجلان، ولا تغييرات.</numerusform>
            <numerusform>تم التحقّق من سجل التدقيق: ⁨%Ln⁩ سجلات، ولا تغييرات.</numerusform>
            <numerusform>تم التحقّق من سجل التدقيق: ⁨%Ln⁩ سجلًا، ولا تغييرات.</numerusform>
            <numerusform>تم التحقّق من سجل التدقيق: ⁨%Ln⁩ سجل، ولا تغييرات.</numerusform>
        </translation>
    </message>
    <message>
        <source>Client ID, user ID, staff member, ticket, action, or day</source>
        <translation>معرّف العميل أو معرّف المستخدم أو الموظف أو التذكرة أو الإجراء أو اليوم</translation>
    </message>
    <message>
        <source>No action matches all of these terms.</source>
        <translation>لا يوجد إجراء يطابق كل هذه العبارات.</translation>
    </message>
    <message>
        <source>No action contains “%1”.</source>
        <translation>لا يوجد إجراء يحتوي على «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Nothing is recorded here for %1. Each account on each computer has its own trail.</source>
        <translation>لا يوجد هنا شيء مسجّل لـ ⁨%1⁩. لكل حساب على كل جهاز كمبيوتر سجلّه الخاص.</translation>
    </message>
    <message>
        <source>No action contains “%1”. The audit trail doesn’t store client IDs. Load users to search by client ID, or search by user ID.</source>
        <translation>لا يوجد إجراء يحتوي على «⁨%1⁩». لا يخزّن سجل التدقيق معرّفات العملاء. حمّل المستخدمين للبحث بمعرّف العميل، أو ابحث بمعرّف المستخدم.</translation>
    </message>
    <message>
        <source>No action or client ID contains “%1”. Check the ID. For a deleted user, search by user ID.</source>
        <translation>لا يحتوي أي إجراء ولا أي معرّف عميل على «⁨%1⁩». تحقّق من المعرّف. للبحث عن مستخدم محذوف، ابحث بمعرّف المستخدم.</translation>
    </message>
    <message>
        <source>The last record was incomplete because Labdesk quit unexpectedly, so it was moved to %1. No other record is affected.</source>
        <translation>كان السجل الأخير غير مكتمل لأن Labdesk أُغلق على نحو غير متوقع، فنُقل إلى ⁨%1⁩. لم يتأثر أي سجل آخر.</translation>
    </message>
</context>
<context>
    <name>labdesk::BackgroundNotices</name>
    <message numerus="yes">
        <source>%Ln change(s) in the sources you’re watching</source>
        <translation>
            <numerusform>لا تغييرات في المصادر التي تراقبها</numerusform>
            <numerusform>تغيير واحد في المصادر التي تراقبها</numerusform>
            <numerusform>تغييران في المصادر التي تراقبها</numerusform>
            <numerusform>⁨%Ln⁩ تغييرات في المصادر التي تراقبها</numerusform>
            <numerusform>⁨%Ln⁩ تغييرًا في المصادر التي تراقبها</numerusform>
            <numerusform>⁨%Ln⁩ تغيير في المصادر التي تراقبها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new notification(s) in Labdesk</source>
        <translation>
            <numerusform>لا إشعارات جديدة في Labdesk</numerusform>
            <numerusform>إشعار جديد واحد في Labdesk</numerusform>
            <numerusform>إشعاران جديدان في Labdesk</numerusform>
            <numerusform>%Ln إشعارات جديدة في Labdesk</numerusform>
            <numerusform>%Ln إشعارًا جديدًا في Labdesk</numerusform>
            <numerusform>%Ln إشعار جديد في Labdesk</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Labdesk to see what changed.</source>
        <translation>افتح Labdesk لمعرفة ما تغيّر.</translation>
    </message>
    <message numerus="yes">
        <source>A job starts in %Ln second(s)</source>
        <translation>
            <numerusform>تبدأ مهمة الآن</numerusform>
            <numerusform>تبدأ مهمة خلال ثانية</numerusform>
            <numerusform>تبدأ مهمة خلال ثانيتين</numerusform>
            <numerusform>تبدأ مهمة خلال ⁨%Ln⁩ ثوانٍ</numerusform>
            <numerusform>تبدأ مهمة خلال ⁨%Ln⁩ ثانية</numerusform>
            <numerusform>تبدأ مهمة خلال ⁨%Ln⁩ ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A change will be sent in %Ln second(s)</source>
        <translation>
            <numerusform>يُرسل تغيير الآن</numerusform>
            <numerusform>يُرسل تغيير خلال ثانية</numerusform>
            <numerusform>يُرسل تغيير خلال ثانيتين</numerusform>
            <numerusform>يُرسل تغيير خلال ⁨%Ln⁩ ثوانٍ</numerusform>
            <numerusform>يُرسل تغيير خلال ⁨%Ln⁩ ثانية</numerusform>
            <numerusform>يُرسل تغيير خلال ⁨%Ln⁩ ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Labdesk to cancel.</source>
        <translation>افتح Labdesk للإلغاء.</translation>
    </message>
    <message>
        <source>Outcome confirmed</source>
        <translation>تأكّدت النتيجة</translation>
    </message>
    <message>
        <source>The change succeeded.</source>
        <translation>تم التغيير.</translation>
    </message>
    <message>
        <source>The change failed.</source>
        <translation>فشل التغيير.</translation>
    </message>
    <message>
        <source>Job stopped</source>
        <translation>توقفت مهمة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) not processed. The job won’t resume automatically.</source>
        <translation>
            <numerusform>لم يبقَ أي مستخدم دون معالجة. لن تُستأنف المهمة تلقائيًا.</numerusform>
            <numerusform>بقي مستخدم واحد دون معالجة. لن تُستأنف المهمة تلقائيًا.</numerusform>
            <numerusform>بقي مستخدمان دون معالجة. لن تُستأنف المهمة تلقائيًا.</numerusform>
            <numerusform>بقي ⁨%Ln⁩ مستخدمين دون معالجة. لن تُستأنف المهمة تلقائيًا.</numerusform>
            <numerusform>بقي ⁨%Ln⁩ مستخدمًا دون معالجة. لن تُستأنف المهمة تلقائيًا.</numerusform>
            <numerusform>بقي ⁨%Ln⁩ مستخدم دون معالجة. لن تُستأنف المهمة تلقائيًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Job canceled</source>
        <translation>أُلغيت مهمة</translation>
    </message>
    <message>
        <source>Job completed</source>
        <translation>اكتملت مهمة</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
</context>
<context>
    <name>labdesk::BannerButton</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A control&apos;s name and its keys in a tooltip: &quot;Back (Alt+Left)&quot;</extracomment>
        <translation>‏⁨%1⁩ (⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>labdesk::BrowserQuestion</name>
    <message>
        <source>Don’t &amp;ask again</source>
        <translation>عدم ال&amp;سؤال مجددًا</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
</context>
<context>
    <name>labdesk::BusyView</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummary</name>
    <message>
        <source>%1: %2</source>
        <comment>the name of a fact and the fact</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2 since %3. %4</source>
        <comment>a source, its state, a day, and what helps</comment>
        <translation>⁨%1⁩: ⁨%2⁩ منذ ⁨%3⁩. ⁨%4⁩</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a source, its state, and what helps</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩. ⁨%3⁩</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>غير محمّلة</translation>
    </message>
    <message>
        <source>none connected</source>
        <translation>لا مصادر متصلة</translation>
    </message>
    <message>
        <source>%1 of %2 working</source>
        <translation>⁨%1⁩ من ⁨%2⁩ تعمل</translation>
    </message>
    <message>
        <source>%1: caller verified</source>
        <translation>⁨%1⁩: تم التحقّق من المتصل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time and what was done</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Labdesk summary, %1</source>
        <translation>ملخص Labdesk، ⁨%1⁩</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>التذكرة</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>البيئة</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a connection&apos;s name and its environment</comment>
        <translation>‏⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>معرّف المستخدم</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>الرابط</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>غير محددة</translation>
    </message>
    <message>
        <source>Sources with problems:</source>
        <translation>مصادر فيها مشكلات:</translation>
    </message>
    <message>
        <source>Done on this call:</source>
        <translation>ما تم في هذه المكالمة:</translation>
    </message>
    <message>
        <source>hidden because it looks like personal data</source>
        <translation>مخفي لأنه يبدو بيانات شخصية</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummaryCopy</name>
    <message>
        <source>Copied the summary.</source>
        <translation>نُسخ الملخص.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
</context>
<context>
    <name>labdesk::CallSummaryDialog</name>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>نسخ الملخص للتذكرة</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>No personal data included. Next time, press %1 to copy the summary right away.</source>
        <translation>لا يتضمن بيانات شخصية. في المرة القادمة، اضغط ⁨%1⁩ لنسخ الملخص فورًا.</translation>
    </message>
</context>
<context>
    <name>labdesk::CallerVerification</name>
    <message>
        <source>Verify caller</source>
        <translation>التحقّق من المتصل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation>جارٍ تحميل التأمين…</translation>
    </message>
    <message>
        <source>Couldn’t load the insurance record. Close this and try again.</source>
        <translation>تعذّر تحميل سجل التأمين. أغلق هذه النافذة وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>No insurance on file, so there’s nothing to verify against.</source>
        <translation>لا يوجد تأمين مسجّل، فلا شيء يمكن التحقّق به.</translation>
    </message>
    <message>
        <source>Last four of the &amp;member ID</source>
        <translation>آخر أربعة رموز من &amp;رقم العضوية</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>التحقّق</translation>
    </message>
    <message>
        <source>User: %1</source>
        <translation>المستخدم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The insurance record contains nothing to verify against.</source>
        <translation>لا يحتوي سجل التأمين على ما يمكن التحقّق به.</translation>
    </message>
    <message>
        <source>Ask the caller and type what they say.</source>
        <translation>اسأل المتصل واكتب ما يقوله.</translation>
    </message>
    <message>
        <source>All three attempts failed.</source>
        <translation>لم تتطابق الإجابات في ثلاث محاولات.</translation>
    </message>
    <message>
        <source>Don’t tell this caller anything about the user.</source>
        <translation>لا تخبر هذا المتصل بأي شيء عن المستخدم.</translation>
    </message>
    <message>
        <source>The answers match.</source>
        <translation>الإجابات متطابقة.</translation>
    </message>
    <message>
        <source>Verified %1</source>
        <translation>تم التحقّق في ⁨%1⁩</translation>
    </message>
    <message>
        <source>The answers don’t match.</source>
        <translation>الإجابات غير متطابقة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s) left.</source>
        <translation>
            <numerusform>لا محاولات متبقية.</numerusform>
            <numerusform>بقيت محاولة واحدة.</numerusform>
            <numerusform>بقيت محاولتان.</numerusform>
            <numerusform>بقيت ⁨%Ln⁩ محاولات.</numerusform>
            <numerusform>بقيت ⁨%Ln⁩ محاولة.</numerusform>
            <numerusform>بقيت ⁨%Ln⁩ محاولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your administrator requires this before personal data is shown.</source>
        <translation>يشترط مسؤول النظام ذلك قبل إظهار البيانات الشخصية.</translation>
    </message>
    <message>
        <source>Enter the last four letters or digits of the member ID.</source>
        <translation>أدخل آخر أربعة أحرف أو أرقام من رقم العضوية.</translation>
    </message>
    <message>
        <source>Enter the four-digit year of birth.</source>
        <translation>أدخل سنة الميلاد بأربعة أرقام.</translation>
    </message>
    <message>
        <source>Enter the five-digit ZIP code.</source>
        <translation>أدخل الرمز البريدي بخمسة أرقام.</translation>
    </message>
    <message>
        <source>This didn’t count as an attempt.</source>
        <translation>لم يُحتسب هذا كمحاولة.</translation>
    </message>
    <message>
        <source>Insured person’s &amp;year of birth</source>
        <translation>&amp;سنة ميلاد المؤمَّن عليه</translation>
    </message>
    <message>
        <source>Insured person’s &amp;ZIP code</source>
        <translation>الرمز ال&amp;بريدي للمؤمَّن عليه</translation>
    </message>
    <message>
        <source>Someone else may be the insured person. Ask for that person’s details, not the caller’s own.</source>
        <translation>قد يكون المؤمَّن عليه شخصًا آخر. اسأل عن بيانات ذلك الشخص، لا عن بيانات المتصل.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterActions</name>
    <message>
        <source>Copied name, address, phone, and hours.</source>
        <translation>نُسخ الاسم والعنوان والهاتف وساعات العمل.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>نُسخ العنوان.</translation>
    </message>
    <message>
        <source>Copy details for &amp;patient</source>
        <translation>ن&amp;سخ للمريض</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>نسخ ال&amp;عنوان</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>ساعات العمل</translation>
    </message>
    <message>
        <source>Fax</source>
        <translation>الفاكس</translation>
    </message>
    <message>
        <source>Site code</source>
        <translation>رمز الموقع</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>الخدمات المتاحة</translation>
    </message>
    <message>
        <source>&amp;Directions…</source>
        <translation>الات&amp;جاهات…</translation>
    </message>
    <message>
        <source>Copy p&amp;hone</source>
        <translation>نسخ ال&amp;هاتف</translation>
    </message>
    <message>
        <source>The service didn’t provide a phone number.</source>
        <translation>لم تذكر الخدمة رقم هاتف.</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>نُسخ رقم الهاتف.</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>الموقع الإلكتروني</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>الفوترة</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterFilterBar</name>
    <message>
        <source>Filter results</source>
        <translation>تصفية النتائج</translation>
    </message>
    <message>
        <source>Name or street</source>
        <translation>الاسم أو الشارع</translation>
    </message>
    <message>
        <source>Open right now, in the center’s local time</source>
        <translation>مفتوح الآن، بالتوقيت المحلي للمركز</translation>
    </message>
    <message>
        <source>Open on Saturday</source>
        <translation>مفتوح أيام السبت</translation>
    </message>
    <message>
        <source>Opens before 8 AM on the selected day, or on at least one day if no day is selected</source>
        <translation>يفتح قبل الثامنة صباحًا في اليوم المحدد، أو في يوم واحد على الأقل إن لم يُحدَّد يوم</translation>
    </message>
    <message>
        <source>Open on</source>
        <translation>مفتوح في</translation>
    </message>
    <message>
        <source>Show centers open on the selected day, with their hours</source>
        <translation>إظهار المراكز المفتوحة في اليوم المحدد، مع ساعات عملها</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>أي يوم</translation>
    </message>
    <message>
        <source>Services and billing</source>
        <translation>الخدمات والفوترة</translation>
    </message>
    <message>
        <source>Open no&amp;w</source>
        <translation>مفت&amp;وح الآن</translation>
    </message>
    <message>
        <source>Saturda&amp;y</source>
        <translation>السب&amp;ت</translation>
    </message>
    <message>
        <source>Before 8 A&amp;M</source>
        <translation>قبل الثامنة &amp;صباحًا</translation>
    </message>
    <message>
        <source>Ser&amp;vices</source>
        <translation>ال&amp;خدمات</translation>
    </message>
    <message numerus="yes">
        <source>Ser&amp;vices: %Ln</source>
        <translation>
            <numerusform>ال&amp;خدمات: ⁨%Ln⁩</numerusform>
            <numerusform>ال&amp;خدمات: ⁨%Ln⁩</numerusform>
            <numerusform>ال&amp;خدمات: ⁨%Ln⁩</numerusform>
            <numerusform>ال&amp;خدمات: ⁨%Ln⁩</numerusform>
            <numerusform>ال&amp;خدمات: ⁨%Ln⁩</numerusform>
            <numerusform>ال&amp;خدمات: ⁨%Ln⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterHistoryButton</name>
    <message>
        <source>Recent searches</source>
        <translation>عمليات البحث الأخيرة</translation>
    </message>
    <message>
        <source>No searches in this session yet.</source>
        <translation>لا عمليات بحث في هذه الجلسة بعد.</translation>
    </message>
    <message>
        <source>Recent searches. Kept in memory for this session only.</source>
        <translation>عمليات البحث الأخيرة. تُحفظ في الذاكرة لهذه الجلسة فقط.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>لا شيء</numerusform>
            <numerusform>عُثر على واحد</numerusform>
            <numerusform>عُثر على اثنين</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>الطلبية ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <translation>⁨%1⁩ ميل</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListModel</name>
    <message>
        <source>%1 mi</source>
        <translation>⁨%1⁩ ميل</translation>
    </message>
    <message>
        <source>in this ZIP</source>
        <translation>في هذا الرمز البريدي</translation>
    </message>
    <message>
        <source>under %1 mi</source>
        <translation>أقل من ⁨%1⁩ ميل</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListPanel</name>
    <message>
        <source>Create patient handout…</source>
        <translation>ورقة للمريض…</translation>
    </message>
    <message>
        <source>Hide map</source>
        <translation>إخفاء الخريطة</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>ترتيب حسب</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>City</source>
        <translation>المدينة</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>إعادة ال&amp;محاولة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s)</source>
        <translation>
            <numerusform>لا مراكز</numerusform>
            <numerusform>مركز واحد</numerusform>
            <numerusform>مركزان</numerusform>
            <numerusform>%Ln مراكز</numerusform>
            <numerusform>%Ln مركزًا</numerusform>
            <numerusform>%Ln مركز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln center(s)</source>
        <translation>
            <numerusform>⁨%1⁩ من %Ln مركز</numerusform>
            <numerusform>⁨%1⁩ من مركز واحد</numerusform>
            <numerusform>⁨%1⁩ من مركزين</numerusform>
            <numerusform>⁨%1⁩ من %Ln مراكز</numerusform>
            <numerusform>⁨%1⁩ من %Ln مركزًا</numerusform>
            <numerusform>⁨%1⁩ من %Ln مركز</numerusform>
        </translation>
    </message>
    <message>
        <source>No centers shown.</source>
        <translation>لا مراكز معروضة.</translation>
    </message>
    <message>
        <source>Sorted by %1</source>
        <translation>مرتب حسب ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show map</source>
        <translation>إظهار الخريطة</translation>
    </message>
    <message numerus="yes">
        <source>Labdesk can’t tell whether %Ln center(s) match: their hours, local time, or services aren’t known.</source>
        <translation>
            <numerusform>لا يمكن لـ Labdesk معرفة ما إذا كان أي مركز مطابقًا: ساعات العمل أو التوقيت المحلي أو الخدمات غير معروفة.</numerusform>
            <numerusform>لا يمكن لـ Labdesk معرفة ما إذا كان مركز (⁨%Ln⁩) مطابقًا: ساعات العمل أو التوقيت المحلي أو الخدمات غير معروفة.</numerusform>
            <numerusform>لا يمكن لـ Labdesk معرفة ما إذا كان مركزان (⁨%Ln⁩) مطابقين: ساعات العمل أو التوقيت المحلي أو الخدمات غير معروفة.</numerusform>
            <numerusform>لا يمكن لـ Labdesk معرفة ما إذا كانت ⁨%Ln⁩ مراكز مطابقة: ساعات العمل أو التوقيت المحلي أو الخدمات غير معروفة.</numerusform>
            <numerusform>لا يمكن لـ Labdesk معرفة ما إذا كان ⁨%Ln⁩ مركزًا مطابقًا: ساعات العمل أو التوقيت المحلي أو الخدمات غير معروفة.</numerusform>
            <numerusform>لا يمكن لـ Labdesk معرفة ما إذا كان ⁨%Ln⁩ مركز مطابقًا: ساعات العمل أو التوقيت المحلي أو الخدمات غير معروفة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::CenterListView</name>
    <message>
        <source>Service centers</source>
        <translation>مراكز الخدمة</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>نسخ ال&amp;عنوان</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>نُسخ العنوان.</translation>
    </message>
    <message>
        <source>Copy p&amp;hone</source>
        <translation>نسخ ال&amp;هاتف</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>نُسخ رقم الهاتف.</translation>
    </message>
    <message>
        <source>&amp;Directions…</source>
        <translation>الات&amp;جاهات…</translation>
    </message>
    <message>
        <source>Create pa&amp;tient handout…</source>
        <translation>&amp;ورقة للمريض…</translation>
    </message>
    <message>
        <source>Copy details for &amp;patient in English</source>
        <translation>نسخ للمريض، بالإنج&amp;ليزية</translation>
    </message>
    <message>
        <source>Copy details for patient in &amp;Spanish</source>
        <translation>نسخ للمريض، بالإ&amp;سبانية</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMap</name>
    <message>
        <source>Map of service centers</source>
        <translation>خريطة مراكز الخدمة</translation>
    </message>
    <message>
        <source>Search this area</source>
        <translation>البحث في هذه المنطقة</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterMapPanel</name>
    <message>
        <source>Distances are from the patient’s address, which the service doesn’t share.</source>
        <translation>تُحسب المسافات من عنوان المريض، ولا تشاركه الخدمة.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSearchBar</name>
    <message>
        <source>Order ID</source>
        <translation>معرّف الطلبية</translation>
    </message>
    <message>
        <source>mi</source>
        <translation>ميل</translation>
    </message>
    <message>
        <source>Search for centers</source>
        <translation>البحث عن مراكز</translation>
    </message>
    <message>
        <source>Search radius in miles</source>
        <translation>نطاق البحث بالأميال</translation>
    </message>
    <message>
        <source>%1 miles</source>
        <translation>⁨%1⁩ ميل</translation>
    </message>
    <message>
        <source>Enter the order ID.</source>
        <translation>أدخل معرّف الطلبية.</translation>
    </message>
    <message>
        <source>&amp;ZIP</source>
        <translation>ال&amp;رمز البريدي</translation>
    </message>
    <message>
        <source>&amp;Order ID</source>
        <translation>معرّ&amp;ف الطلبية</translation>
    </message>
    <message>
        <source>&amp;Radius</source>
        <translation>ال&amp;نطاق</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;بحث</translation>
    </message>
    <message>
        <source>&amp;Near a ZIP code</source>
        <translation>&amp;قرب رمز بريدي</translation>
    </message>
    <message>
        <source>&amp;For an order</source>
        <translation>&amp;لطلبية</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;المختبر</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>المختبر</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>Service default</source>
        <translation>افتراضي الخدمة</translation>
    </message>
    <message>
        <source>No known lab has this name. Enter the lab ID, or leave the field empty.</source>
        <translation>لا يوجد مختبر معروف بهذا الاسم. أدخل معرّف المختبر أو اترك الحقل فارغًا.</translation>
    </message>
    <message>
        <source>ZIP or city</source>
        <translation>رمز أو مدينة</translation>
    </message>
    <message>
        <source>ZIP %1</source>
        <translation>الرمز البريدي ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterSheetDialog</name>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Handout for the patient</source>
        <translation>ورقة للمريض</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Centers on the handout</source>
        <translation>المراكز على الورقة</translation>
    </message>
    <message>
        <source>Up to five centers. The handout doesn’t include the patient’s name or order.</source>
        <translation>خمسة مراكز على الأكثر. لا تذكر الورقة اسم المريض ولا الطلبية.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A center&apos;s number on the map and its name</extracomment>
        <translation>‏⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>No center selected.</source>
        <translation>لم يُحدَّد مركز.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln center(s) and a map</source>
        <translation>
            <numerusform>لا مراكز، وخريطة</numerusform>
            <numerusform>مركز واحد وخريطة</numerusform>
            <numerusform>مركزان وخريطة</numerusform>
            <numerusform>%Ln مراكز وخريطة</numerusform>
            <numerusform>%Ln مركزًا وخريطة</numerusform>
            <numerusform>%Ln مركز وخريطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t print. Check that the printer is on and connected.</source>
        <translation>تعذّرت الطباعة. تحقّق من تشغيل الطابعة وتوصيلها.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>أُرسلت إلى الطابعة.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>PDF files (%1)</source>
        <translation>ملفات PDF ‏(⁨%1⁩)</translation>
    </message>
    <message>
        <source>Saved the handout.</source>
        <translation>حُفظت الورقة.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>نسخ ك&amp;نص</translation>
    </message>
    <message>
        <source>Handout language</source>
        <translation>لغة الورقة</translation>
    </message>
    <message>
        <source>Copied the centers.</source>
        <translation>نُسخت المراكز.</translation>
    </message>
</context>
<context>
    <name>labdesk::CenterTableModel</name>
    <message>
        <source>No.</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>المختبر</translation>
    </message>
    <message>
        <source>Site code</source>
        <translation>رمز الموقع</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>ساعات العمل</translation>
    </message>
</context>
<context>
    <name>labdesk::CentersPane</name>
    <message>
        <source>Searching service centers…</source>
        <translation>جارٍ البحث عن مراكز الخدمة…</translation>
    </message>
    <message>
        <source>Find service centers</source>
        <translation>البحث عن مراكز الخدمة</translation>
    </message>
    <message>
        <source>No centers found</source>
        <translation>لم يُعثر على مراكز</translation>
    </message>
    <message>
        <source>Check the ID and the connection. You’re connected to “%1” (%2).</source>
        <translation>تحقّق من المعرّف ومن الاتصال. أنت متصل بـ «⁨%1⁩» (⁨%2⁩).</translation>
    </message>
    <message>
        <source>The service has no lab with the ID %1.</source>
        <translation>ليس لدى الخدمة مختبر بالمعرّف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service has no order with this ID.</source>
        <translation>ليس لدى الخدمة طلبية بهذا المعرّف.</translation>
    </message>
    <message>
        <source>Lab %1</source>
        <translation>المختبر ⁨%1⁩</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Copy phone</source>
        <translation>نسخ الهاتف</translation>
    </message>
    <message>
        <source>Military ZIP code, not on the map</source>
        <translation>رمز بريدي عسكري، ليس على الخريطة</translation>
    </message>
    <message>
        <source>Unknown ZIP code, not on the map</source>
        <translation>رمز بريدي غير معروف، ليس على الخريطة</translation>
    </message>
    <message>
        <source>PO box ZIP code, shown at nearby %1</source>
        <translation>رمز لصناديق بريد، يُعرض عند ⁨%1⁩ القريب</translation>
    </message>
    <message>
        <source>Shown on the map</source>
        <translation>على الخريطة</translation>
    </message>
    <message>
        <source>within %1 miles of %2</source>
        <translation>ضمن ⁨%1⁩ ميل من ⁨%2⁩</translation>
    </message>
    <message>
        <source>within %1 miles, for the order</source>
        <translation>ضمن ⁨%1⁩ ميل، للطلبية</translation>
    </message>
    <message>
        <source>Not on the map: %1 of %2.</source>
        <translation>ليس على الخريطة: ⁨%1⁩ من ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Nearest %1, farthest %2.</source>
        <translation>الأقرب ⁨%1⁩، الأبعد ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Check the ZIP code or try another lab.</source>
        <translation>تحقّق من الرمز البريدي أو جرّب مختبرًا آخر.</translation>
    </message>
    <message>
        <source>Edit center search</source>
        <translation>تعديل البحث عن المراكز</translation>
    </message>
    <message>
        <source>Find centers near a ZIP code</source>
        <translation>البحث عن مراكز قرب رمز بريدي</translation>
    </message>
    <message>
        <source>search new place</source>
        <translation>مكان جديد</translation>
    </message>
    <message>
        <source>Find centers for an order</source>
        <translation>البحث عن مراكز لطلبية</translation>
    </message>
    <message>
        <source>search new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Nothing to search for yet.</source>
        <translation>لا شيء للبحث عنه بعد.</translation>
    </message>
    <message>
        <source>Search centers again</source>
        <translation>البحث عن المراكز مجددًا</translation>
    </message>
    <message numerus="yes">
        <source>Search within %Ln mile(s)</source>
        <translation>
            <numerusform>البحث ضمن %Ln ميل</numerusform>
            <numerusform>البحث ضمن ميل واحد</numerusform>
            <numerusform>البحث ضمن ميلين</numerusform>
            <numerusform>البحث ضمن %Ln أميال</numerusform>
            <numerusform>البحث ضمن %Ln ميلًا</numerusform>
            <numerusform>البحث ضمن %Ln ميل</numerusform>
        </translation>
    </message>
    <message>
        <source>This radius is already set.</source>
        <translation>هذا النطاق محدد بالفعل.</translation>
    </message>
    <message>
        <source>radius distance</source>
        <translation>نطاق مسافة</translation>
    </message>
    <message>
        <source>No center selected.</source>
        <translation>لم يُحدَّد مركز.</translation>
    </message>
    <message>
        <source>Copy center details for patient</source>
        <translation>نسخ المركز للمريض</translation>
    </message>
    <message>
        <source>The service didn’t provide an address.</source>
        <translation>لم تذكر الخدمة عنوانًا.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>نُسخ العنوان.</translation>
    </message>
    <message>
        <source>The service didn’t provide a phone number.</source>
        <translation>لم تذكر الخدمة رقم هاتف.</translation>
    </message>
    <message>
        <source>Copied the phone number.</source>
        <translation>نُسخ رقم الهاتف.</translation>
    </message>
    <message>
        <source>No centers shown.</source>
        <translation>لا مراكز معروضة.</translation>
    </message>
    <message>
        <source>Sort centers by distance</source>
        <translation>ترتيب المراكز حسب المسافة</translation>
    </message>
    <message>
        <source>Sort centers by name</source>
        <translation>ترتيب المراكز حسب الاسم</translation>
    </message>
    <message>
        <source>Sort centers by city</source>
        <translation>ترتيب المراكز حسب المدينة</translation>
    </message>
    <message>
        <source>This sort order is already set.</source>
        <translation>هذا الترتيب محدد بالفعل.</translation>
    </message>
    <message>
        <source>Map: show all centers</source>
        <translation>الخريطة: إظهار كل المراكز</translation>
    </message>
    <message>
        <source>Map: zoom in</source>
        <translation>الخريطة: تكبير</translation>
    </message>
    <message>
        <source>Map: zoom out</source>
        <translation>الخريطة: تصغير</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln within %1 miles</source>
        <translation>
            <numerusform>لا شيء ضمن ⁨%1⁩ ميل</numerusform>
            <numerusform>إظهار مركز واحد ضمن ⁨%1⁩ ميل</numerusform>
            <numerusform>إظهار مركزين ضمن ⁨%1⁩ ميل</numerusform>
            <numerusform>إظهار %Ln مراكز ضمن ⁨%1⁩ ميل</numerusform>
            <numerusform>إظهار %Ln مركزًا ضمن ⁨%1⁩ ميل</numerusform>
            <numerusform>إظهار %Ln مركز ضمن ⁨%1⁩ ميل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln within %1 miles of %2</source>
        <translation>
            <numerusform>لا شيء ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>إظهار مركز واحد ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>إظهار مركزين ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>إظهار %Ln مراكز ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>إظهار %Ln مركزًا ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>إظهار %Ln مركز ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>مفتوح الآن</translation>
    </message>
    <message>
        <source>Before 8 AM</source>
        <translation>قبل الثامنة صباحًا</translation>
    </message>
    <message>
        <source>This ZIP code is for PO boxes and has no area of its own.</source>
        <translation>هذا الرمز البريدي لصناديق بريد وليست له منطقة خاصة.</translation>
    </message>
    <message>
        <source>There are none within %1 miles either.</source>
        <translation>ولا يوجد أي مركز ضمن ⁨%1⁩ ميل أيضًا.</translation>
    </message>
    <message>
        <source>Couldn’t check for centers farther away.</source>
        <translation>تعذّر التحقّق من وجود مراكز أبعد.</translation>
    </message>
    <message numerus="yes">
        <source>No matches among %Ln center(s)</source>
        <translation>
            <numerusform>لا مراكز</numerusform>
            <numerusform>المركز الوحيد لا يطابق</numerusform>
            <numerusform>لا يطابق أي من المركزين</numerusform>
            <numerusform>لا يطابق أي من %Ln مراكز</numerusform>
            <numerusform>لا يطابق أي من %Ln مركزًا</numerusform>
            <numerusform>لا يطابق أي من %Ln مركز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln.</source>
        <translation>
            <numerusform>إزالة «⁨%1⁩» لا تُظهر شيئًا.</numerusform>
            <numerusform>أزل «⁨%1⁩» لرؤية مركز واحد.</numerusform>
            <numerusform>أزل «⁨%1⁩» لرؤية مركزين.</numerusform>
            <numerusform>أزل «⁨%1⁩» لرؤية ⁨%Ln⁩ مراكز.</numerusform>
            <numerusform>أزل «⁨%1⁩» لرؤية ⁨%Ln⁩ مركزًا.</numerusform>
            <numerusform>أزل «⁨%1⁩» لرؤية ⁨%Ln⁩ مركز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Centers with missing details, such as hours, are filtered out. Removing just one filter won’t show more centers.</source>
        <translation>تُستبعد المراكز التي تنقصها تفاصيل، مثل ساعات العمل. إزالة جزء واحد من التصفية لا تكفي.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>Directions are turned off in Preferences.</source>
        <translation>الاتجاهات معطّلة في التفضيلات.</translation>
    </message>
    <message>
        <source>Directions to center…</source>
        <translation>الاتجاهات إلى المركز…</translation>
    </message>
    <message>
        <source>route way map browser</source>
        <translation>مسار طريق خريطة متصفح</translation>
    </message>
    <message>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>Filter centers: open now</source>
        <translation>تصفية المراكز: المفتوحة الآن</translation>
    </message>
    <message>
        <source>Filter centers: open on Saturday</source>
        <translation>تصفية المراكز: المفتوحة يوم السبت</translation>
    </message>
    <message>
        <source>Filter centers: open before 8 AM</source>
        <translation>تصفية المراكز: تفتح قبل الثامنة صباحًا</translation>
    </message>
    <message>
        <source>Clear center filter</source>
        <translation>مسح تصفية المراكز</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>التصفية فارغة.</translation>
    </message>
    <message>
        <source>Create patient handout…</source>
        <translation>ورقة للمريض…</translation>
    </message>
    <message>
        <source>print PDF paper</source>
        <translation>طباعة PDF ورق</translation>
    </message>
    <message>
        <source>Show map</source>
        <translation>إظهار الخريطة</translation>
    </message>
    <message>
        <source>Hide map</source>
        <translation>إخفاء الخريطة</translation>
    </message>
    <message>
        <source>Enter an order ID to use its lab and the patient’s address.</source>
        <translation>أدخل معرّف طلبية لاستخدام مختبرها وعنوان المريض.</translation>
    </message>
    <message>
        <source>The service doesn’t accept this as an order ID.</source>
        <translation>لا تقبل الخدمة هذا معرّفًا لطلبية.</translation>
    </message>
    <message>
        <source>It doesn’t look like an order ID, which usually has 36 characters: digits, letters a to f, and four hyphens.</source>
        <translation>لا يبدو هذا معرّف طلبية، إذ يتكوّن عادةً من ٣٦ رمزًا: أرقام وأحرف من a إلى f وأربع شُرط.</translation>
    </message>
    <message>
        <source>Show centers as raw JSON</source>
        <translation>عرض المراكز بصيغة JSON الخام</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>استجابة إدخالات غير مقروءة</translation>
    </message>
    <message>
        <source>Raw response: centers</source>
        <translation>الاستجابة الخام: المراكز</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) searched: no centers found.</source>
        <translation>
            <numerusform>لم يُبحث في أي مختبر.</numerusform>
            <numerusform>بُحث في مختبر واحد: ليس له مركز هناك.</numerusform>
            <numerusform>بُحث في مختبرين: ليس لأي منهما مركز هناك.</numerusform>
            <numerusform>بُحث في ⁨%Ln⁩ مختبرات: ليس لأي منها مركز هناك.</numerusform>
            <numerusform>بُحث في ⁨%Ln⁩ مختبرًا: ليس لأي منها مركز هناك.</numerusform>
            <numerusform>بُحث في ⁨%Ln⁩ مختبر: ليس لأي منها مركز هناك.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no centers near %2.</source>
        <translation>ليس لدى ⁨%1⁩ أي مركز حول ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1, the order’s lab, has no centers near the patient.</source>
        <translation>ليس لدى ⁨%1⁩، مختبر الطلبية، أي مركز قرب المريض.</translation>
    </message>
    <message>
        <source>%1 has no centers within %2 miles of %3.</source>
        <translation>ليس لدى ⁨%1⁩ أي مركز ضمن ⁨%2⁩ ميل من ⁨%3⁩.</translation>
    </message>
    <message>
        <source>%1, the order’s lab, has no centers within %2 miles of the patient.</source>
        <translation>ليس لدى ⁨%1⁩، مختبر الطلبية، أي مركز ضمن ⁨%2⁩ ميل من المريض.</translation>
    </message>
    <message>
        <source>Copy link to this search</source>
        <translation>نسخ رابط هذا البحث</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>The service doesn’t recognize these labs.</source>
        <translation>لا تعرف الخدمة أيًّا من هذه المختبرات.</translation>
    </message>
    <message>
        <source>The service has no default lab. Choose a lab.</source>
        <translation>ليس للخدمة مختبر افتراضي. اختر مختبرًا.</translation>
    </message>
    <message>
        <source>near %1</source>
        <translation>حول ⁨%1⁩</translation>
    </message>
    <message>
        <source>for the order</source>
        <translation>للطلبية</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>‏⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) couldn’t be searched.</source>
        <translation>
            <numerusform>لم يتعذّر البحث في أي مختبر.</numerusform>
            <numerusform>تعذّر البحث في مختبر واحد.</numerusform>
            <numerusform>تعذّر البحث في مختبرين.</numerusform>
            <numerusform>تعذّر البحث في ⁨%Ln⁩ مختبرات.</numerusform>
            <numerusform>تعذّر البحث في ⁨%Ln⁩ مختبرًا.</numerusform>
            <numerusform>تعذّر البحث في ⁨%Ln⁩ مختبر.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service doesn’t recognize this lab.</source>
        <translation>لا تعرف الخدمة هذا المختبر.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Service default</source>
        <translation>افتراضي الخدمة</translation>
    </message>
    <message>
        <source>All known labs</source>
        <translation>كل المختبرات المعروفة</translation>
    </message>
    <message>
        <source>The ZIP code is from a user’s insurance record.</source>
        <translation>هذا الرمز البريدي من سجل تأمين أحد المستخدمين.</translation>
    </message>
    <message>
        <source>Copy center details for patient in Spanish</source>
        <translation>نسخ المركز للمريض بالإسبانية</translation>
    </message>
    <message>
        <source>%1 Parish</source>
        <translation>أبرشية ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 County</source>
        <translation>مقاطعة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Farthest %1.</source>
        <translation>الأبعد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Enter a ZIP code or a city and choose a lab, or enter an order ID to use its lab and the patient’s address.</source>
        <translation>أدخل رمزًا بريديًا أو مدينة واختر مختبرًا، أو أدخل معرّف طلبية لاستخدام مختبرها وعنوان المريض.</translation>
    </message>
</context>
<context>
    <name>labdesk::CertificateFields</name>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Passphrase for the file</source>
        <translation>عبارة مرور الملف</translation>
    </message>
    <message>
        <source>Client certificate file</source>
        <translation>ملف شهادة العميل</translation>
    </message>
    <message>
        <source>PEM or PKCS #12 file (optional)</source>
        <translation>ملف PEM أو ‎PKCS #12 (اختياري)</translation>
    </message>
    <message>
        <source>Certificate “%1”, valid until %2.</source>
        <translation>الشهادة «⁨%1⁩»، صالحة حتى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The stored passphrase is used when you connect.</source>
        <translation>تُستخدم عبارة المرور المحفوظة عند الاتصال.</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>شهادة العميل</translation>
    </message>
    <message>
        <source>Certificates with a key (%1)</source>
        <translation>شهادات مع مفتاح (⁨%1⁩)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>كل الملفات (⁨%1⁩)</translation>
    </message>
</context>
<context>
    <name>labdesk::ChangeZoneDialog</name>
    <message>
        <source>Current</source>
        <translation>الحالية</translation>
    </message>
    <message>
        <source>New time zone</source>
        <translation>المنطقة الزمنية الجديدة</translation>
    </message>
    <message>
        <source>Change time zone for %1</source>
        <translation>تغيير المنطقة الزمنية لـ ⁨%1⁩</translation>
    </message>
    <message>
        <source>A time zone can’t be cleared once it’s set.</source>
        <translation>لا يمكن إزالة المنطقة الزمنية بعد تعيينها.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>غير محددة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Change &amp;to</source>
        <translation>ت&amp;غيير إلى</translation>
    </message>
    <message>
        <source>Change time &amp;zone</source>
        <translation>تغيير ال&amp;منطقة الزمنية</translation>
    </message>
    <message>
        <source>Change the time zone of %1 to %2?</source>
        <translation>هل تريد تغيير المنطقة الزمنية لـ ⁨%1⁩ إلى ⁨%2⁩؟</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>تغيير المنطقة الزمنية</translation>
    </message>
    <message>
        <source>City, ZIP code, or zone</source>
        <translation>مدينة أو رمز بريدي أو منطقة</translation>
    </message>
    <message>
        <source>Changing…</source>
        <translation>جارٍ التغيير…</translation>
    </message>
</context>
<context>
    <name>labdesk::CommandPalette</name>
    <message>
        <source>open the dialog</source>
        <translation>فتح مربع الحوار</translation>
    </message>
    <message>
        <source>go there</source>
        <translation>الانتقال إلى هناك</translation>
    </message>
    <message>
        <source>open the user</source>
        <translation>فتح المستخدم</translation>
    </message>
    <message>
        <source>switch to this connection</source>
        <translation>استخدام هذا الاتصال</translation>
    </message>
    <message>
        <source>run this command</source>
        <translation>تنفيذ هذا الأمر</translation>
    </message>
    <message>
        <source>Paste an ID, ZIP code, payor code, or link</source>
        <translation>الصق معرّفًا أو رمزًا بريديًا أو رمز جهة دفع أو رابطًا</translation>
    </message>
    <message>
        <source>Type a command, user, ZIP code, or payor</source>
        <translation>اكتب أمرًا أو مستخدمًا أو رمزًا بريديًا أو جهة دفع</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>الانتقال إلى</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>البحث أو تنفيذ أمر</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>↑ ↓ move</source>
        <translation>↑ ↓ تنقّل</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>اقتراحات</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>الإجراءات</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>الإجراءات على ⁨%1⁩</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>إجراءات أخرى</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>الاتصالات</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Search and help</source>
        <translation>البحث والمساعدة</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>No matches. Press Enter to filter users by this text.</source>
        <translation>لا نتائج مطابقة. اضغط مفتاح Enter لتصفية المستخدمين بهذا النص.</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>غير متاح</translation>
    </message>
    <message>
        <source>Open user %1</source>
        <translation>فتح المستخدم ⁨%1⁩</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>ليس في القائمة</translation>
    </message>
    <message>
        <source>Find centers for order %1</source>
        <translation>البحث عن مراكز للطلبية ⁨%1⁩</translation>
    </message>
    <message>
        <source>Find centers near %1</source>
        <translation>البحث عن مراكز قرب ⁨%1⁩</translation>
    </message>
    <message>
        <source>ZIP</source>
        <translation>الرمز البريدي</translation>
    </message>
    <message>
        <source>Look up payor code %1</source>
        <translation>البحث عن رمز جهة الدفع ⁨%1⁩</translation>
    </message>
    <message>
        <source>Look up payor ID %1</source>
        <translation>البحث عن معرّف جهة الدفع ⁨%1⁩</translation>
    </message>
    <message>
        <source>Filter users by “%1”</source>
        <translation>تصفية المستخدمين حسب «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Search payors for “%1”</source>
        <translation>البحث في جهات الدفع عن «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Find “%1” in users</source>
        <translation>البحث عن «⁨%1⁩» بين المستخدمين</translation>
    </message>
    <message>
        <source>Users are loading.</source>
        <translation>جارٍ تحميل المستخدمين.</translation>
    </message>
    <message>
        <source>Users aren’t loaded.</source>
        <translation>المستخدمون غير محمّلين.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>مثبّت</translation>
    </message>
    <message>
        <source>opened recently</source>
        <translation>فُتح مؤخرًا</translation>
    </message>
    <message>
        <source>Nothing has been sent yet.</source>
        <translation>لم يُرسل شيء بعد.</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <comment>by a key</comment>
        <translation>إغلاق (⁨%1⁩)</translation>
    </message>
    <message>
        <source>show the reason</source>
        <translation>بيان السبب</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>أدوات أخرى</translation>
    </message>
</context>
<context>
    <name>labdesk::CommandWords</name>
    <message>
        <source>The policy in %1 can’t be used, so the strictest rules apply. %2</source>
        <translation>يتعذّر استخدام السياسة في ⁨%1⁩، لذلك تسري أشد القواعد. ⁨%2⁩</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow exports. Show the list on the terminal instead.</source>
        <translation>لا يسمح مسؤول النظام بالتصدير. اعرض القائمة في الطرفية بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow --show.</source>
        <translation>لا يسمح مسؤول النظام باستخدام ‎--show.</translation>
    </message>
    <message>
        <source>Privacy mode is on, so --show isn’t possible. Turn it off in the window.</source>
        <translation>وضع الخصوصية مفعّل، لذا لا يمكن استخدام ‎--show. أوقفه في النافذة.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow --yes. Labdesk asks before each change.</source>
        <translation>لا يسمح مسؤول النظام باستخدام ‎--yes. يسأل Labdesk قبل كل تغيير.</translation>
    </message>
    <message>
        <source>Each change needs a ticket number. Enter it with --ticket.</source>
        <translation>يحتاج كل تغيير إلى رقم تذكرة. أدخله باستخدام ‎--ticket.</translation>
    </message>
    <message>
        <source>There’s no terminal to confirm the change on. Nothing was sent. Run the command in a terminal, or add --yes.</source>
        <translation>لا توجد طرفية لتأكيد التغيير. لم يُرسَل شيء. شغّل الأمر في طرفية، أو أضف ‎--yes.</translation>
    </message>
    <message>
        <source>There’s no terminal to confirm the change on. Nothing was sent. Run the command in a terminal.</source>
        <translation>لا توجد طرفية لتأكيد التغيير. لم يُرسَل شيء. شغّل الأمر في طرفية.</translation>
    </message>
    <message>
        <source>There’s no connection “%1”. To list your connections, run “labdesk-cli connections”.</source>
        <translation>لا يوجد اتصال باسم «⁨%1⁩». لعرض اتصالاتك، شغّل «labdesk-cli connections».</translation>
    </message>
    <message numerus="yes">
        <source>Too many incorrect attempts. Try again in %Ln second(s).</source>
        <translation>
            <numerusform>محاولات خاطئة كثيرة. حاول مجددًا بعد ⁨%Ln⁩ ثانية.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. حاول مجددًا بعد ثانية واحدة (⁨%Ln⁩).</numerusform>
            <numerusform>محاولات خاطئة كثيرة. حاول مجددًا بعد ثانيتين (⁨%Ln⁩).</numerusform>
            <numerusform>محاولات خاطئة كثيرة. حاول مجددًا بعد ⁨%Ln⁩ ثوانٍ.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. حاول مجددًا بعد ⁨%Ln⁩ ثانية.</numerusform>
            <numerusform>محاولات خاطئة كثيرة. حاول مجددًا بعد ⁨%Ln⁩ ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk passphrase:</source>
        <translation>عبارة المرور في Labdesk:</translation>
    </message>
    <message>
        <source>Labdesk has a passphrase, and there’s no terminal to enter it on. Run the command in a terminal.</source>
        <translation>لدى Labdesk عبارة مرور، ولا توجد طرفية لإدخالها. شغّل الأمر في طرفية.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>عبارة المرور غير صحيحة.</translation>
    </message>
    <message>
        <source>No key is stored for %1. Enter it for this run:</source>
        <translation>لا يوجد مفتاح محفوظ للاتصال ⁨%1⁩. أدخله لهذا التشغيل:</translation>
    </message>
    <message>
        <source>No key is stored for %1, or the keychain is locked. Enter the key in the window, or unlock the keychain.</source>
        <translation>لا يوجد مفتاح محفوظ للاتصال ⁨%1⁩، أو سلسلة المفاتيح مقفلة. أدخل المفتاح في النافذة، أو افتح قفل سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Can’t write to the audit trail in %1, so hidden values aren’t shown. Check free disk space and the folder’s permissions.</source>
        <translation>تتعذّر الكتابة في سجل التدقيق في ⁨%1⁩، لذا لا تُعرض القيم المخفية. تحقّق من المساحة الحرة على القرص ومن أذونات المجلد.</translation>
    </message>
    <message>
        <source>Can’t write to the audit trail in %1, so nothing is recorded. Check free disk space and the folder’s permissions.</source>
        <translation>تتعذّر الكتابة في سجل التدقيق في ⁨%1⁩، لذا لا يُسجَّل شيء. تحقّق من المساحة الحرة على القرص ومن أذونات المجلد.</translation>
    </message>
    <message>
        <source>There’s no column “%1”. The columns are: %2.</source>
        <translation>لا يوجد عمود باسم «⁨%1⁩». الأعمدة هي: ⁨%2⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln done, %1 failed.</source>
        <translation>
            <numerusform>اكتمل ⁨%Ln⁩، وفشل ⁨%1⁩.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩، وفشل ⁨%1⁩.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩، وفشل ⁨%1⁩.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩، وفشل ⁨%1⁩.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩، وفشل ⁨%1⁩.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩، وفشل ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted. %1 Nothing more was sent.</source>
        <translation>توقَّف التشغيل. ⁨%1⁩ لم يُرسَل أي شيء آخر.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln done. Rate limited; waiting.</source>
        <translation>
            <numerusform>اكتمل ⁨%Ln⁩. الطلبات محدودة؛ جارٍ الانتظار.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩. الطلبات محدودة؛ جارٍ الانتظار.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩. الطلبات محدودة؛ جارٍ الانتظار.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩. الطلبات محدودة؛ جارٍ الانتظار.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩. الطلبات محدودة؛ جارٍ الانتظار.</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩. الطلبات محدودة؛ جارٍ الانتظار.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>اكتمل ⁨%Ln⁩</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩</numerusform>
            <numerusform>اكتمل ⁨%Ln⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>البيئة</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Key stored</source>
        <translation>المفتاح محفوظ</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>آخر استخدام</translation>
    </message>
    <message>
        <source>The audit trail in %1 is damaged.</source>
        <translation>سجل التدقيق في ⁨%1⁩ تالف.</translation>
    </message>
    <message>
        <source>Enter at least 2 characters, or a payor ID.</source>
        <translation>أدخل حرفين على الأقل، أو معرّف جهة الدفع.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>⁨%Ln⁩ مستخدم</numerusform>
            <numerusform>مستخدم واحد (⁨%Ln⁩)</numerusform>
            <numerusform>مستخدمان (⁨%Ln⁩)</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمين</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمًا</numerusform>
            <numerusform>⁨%Ln⁩ مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>The list isn’t complete: the connection was lost, or entries couldn’t be read.</source>
        <translation>القائمة غير مكتملة: انقطع الاتصال، أو تعذّرت قراءة بعض الإدخالات.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>بالمللي ثانية</translation>
    </message>
    <message>
        <source>Not in the contract</source>
        <translation>خارج العقد</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>معرّف المستخدم</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>متصل</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>منذ</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>Other causes</source>
        <translation>أسباب أخرى</translation>
    </message>
    <message>
        <source>Message for the user</source>
        <translation>رسالة للمستخدم</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Not confirmed. Nothing was sent.</source>
        <translation>لم يُؤكَّد. لم يُرسَل شيء.</translation>
    </message>
    <message>
        <source>each ID on standard input</source>
        <translation>كل معرّف في الإدخال القياسي</translation>
    </message>
    <message>
        <source>You’re in production. To continue, type the name of the connection:</source>
        <translation>أنت في بيئة الإنتاج. للمتابعة، اكتب اسم الاتصال:</translation>
    </message>
    <message>
        <source>To continue, type yes:</source>
        <translation>للمتابعة، اكتب yes:</translation>
    </message>
    <message>
        <source>Nothing to change.</source>
        <translation>لا شيء لتغييره.</translation>
    </message>
    <message>
        <source>Request a data refresh for %1?</source>
        <translation>هل تريد طلب تحديث بيانات ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Set the time zone of %1 to %2?</source>
        <translation>هل تريد تعيين المنطقة الزمنية لـ ⁨%1⁩ إلى ⁨%2⁩؟</translation>
    </message>
    <message>
        <source>“%1” isn’t a time zone. Enter its IANA name, such as America/Denver.</source>
        <translation>«⁨%1⁩» ليست منطقة زمنية. أدخل اسمها في IANA، مثل America/Denver.</translation>
    </message>
    <message>
        <source>Enter a source, such as oura.</source>
        <translation>أدخل مصدرًا، مثل oura.</translation>
    </message>
    <message>
        <source>Create %1?</source>
        <translation>هل تريد إنشاء ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Can’t write %1. Check its permissions and the free disk space.</source>
        <translation>تعذّرت الكتابة في ⁨%1⁩. تحقّق من أذوناته ومن المساحة الحرة.</translation>
    </message>
    <message>
        <source>Can’t read the settings in %1. Start Labdesk: it saves a copy of this file and creates a new one. Then add your connections again.</source>
        <translation>تتعذّر قراءة الإعدادات في ⁨%1⁩. شغّل Labdesk، فهو يحفظ نسخة من هذا الملف وينشئ ملفًا جديدًا. ثم أضف اتصالاتك من جديد.</translation>
    </message>
    <message>
        <source>The output can’t be written: %1.</source>
        <translation>تتعذّر كتابة المُخرجات: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Standard input can’t be read: %1.</source>
        <translation>تتعذّر قراءة الإدخال القياسي: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Waiting for the service…</source>
        <translation>في انتظار الخدمة…</translation>
    </message>
    <message>
        <source>The ID is hidden. Add --show to the command that lists it.</source>
        <translation>المعرّف مخفي. أضف ‎--show إلى الأمر الذي يعرضه في قائمته.</translation>
    </message>
    <message>
        <source>A JSON line is missing “%1”.</source>
        <translation>لا يوجد «⁨%1⁩» في أحد أسطر JSON.</translation>
    </message>
    <message>
        <source>The output can’t be written. %1 Nothing more was sent.</source>
        <translation>تتعذّر كتابة المخرجات. ⁨%1⁩ لم يُرسَل أي شيء بعد ذلك.</translation>
    </message>
    <message>
        <source>The filter isn’t complete, so no users are listed.</source>
        <translation>التصفية غير مكتملة، لذلك لا يُعرض أي مستخدم.</translation>
    </message>
    <message>
        <source>“%1” isn’t a valid value for --%2. To see the valid values, run “labdesk-cli %3 --help”.</source>
        <translation>«⁨%1⁩» ليست قيمة صالحة للخيار ⁨--%2⁩. لعرض القيم الصالحة، شغّل «labdesk-cli ⁨%3⁩ --help».</translation>
    </message>
    <message>
        <source>The audit trail has no client IDs. Use id: with a user ID.</source>
        <translation>لا يحتوي سجل التدقيق على معرّفات العملاء. استخدم id: مع معرّف مستخدم.</translation>
    </message>
    <message>
        <source>The filter isn’t complete, so nothing is listed.</source>
        <translation>التصفية غير مكتملة، لذلك لا يُعرض شيء.</translation>
    </message>
    <message>
        <source>Enter either --zip or --order.</source>
        <translation>أدخل إما ‎--zip أو ‎--order.</translation>
    </message>
    <message>
        <source>Use --lab only with --zip. An order already has a lab.</source>
        <translation>استخدم ‎--lab مع ‎--zip فقط. للطلبية مختبر بالفعل.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know any lab IDs for this service. Enter lab IDs, such as --lab 6,27.</source>
        <translation>لا يعرف Labdesk أي معرّفات مختبرات لهذه الخدمة. أدخل معرّفات المختبرات، مثل ‎--lab 6,27.</translation>
    </message>
    <message>
        <source>You can’t search more than %1 labs at once.</source>
        <translation>لا يمكن البحث في أكثر من ⁨%1⁩ من المختبرات معًا.</translation>
    </message>
    <message>
        <source>Lab %1: %2</source>
        <translation>المختبر ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) from standard input</source>
        <translation>
            <numerusform>⁨%Ln⁩ مستخدم من الإدخال القياسي</numerusform>
            <numerusform>مستخدم واحد (⁨%Ln⁩) من الإدخال القياسي</numerusform>
            <numerusform>مستخدمان (⁨%Ln⁩) من الإدخال القياسي</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمين من الإدخال القياسي</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمًا من الإدخال القياسي</numerusform>
            <numerusform>⁨%Ln⁩ مستخدم من الإدخال القياسي</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard input is UTF-16. Convert it to UTF-8, then try again.</source>
        <translation>الإدخال القياسي بترميز UTF-16. حوّله إلى UTF-8، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Standard input isn’t UTF-8 text. Convert it to UTF-8, then try again.</source>
        <translation>الإدخال القياسي ليس نصًا بترميز UTF-8. حوّله إلى UTF-8، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>“%1” isn’t a day, a month, or a year.</source>
        <translation>«⁨%1⁩» ليس يومًا أو شهرًا أو سنة.</translation>
    </message>
    <message>
        <source>A term to exclude isn’t valid, so no users are listed.</source>
        <translation>إحدى العبارات المطلوب استبعادها غير صالحة، لذلك لا يُعرض أي مستخدم.</translation>
    </message>
    <message>
        <source>There’s no source “%1”. To list them, run “labdesk-cli providers”.</source>
        <translation>لا يوجد مصدر «⁨%1⁩». لعرض المصادر، شغّل «labdesk-cli providers».</translation>
    </message>
    <message>
        <source>%1 isn’t a folder.</source>
        <translation>⁨%1⁩ ليس مجلدًا.</translation>
    </message>
    <message>
        <source>The folder %1 doesn’t exist.</source>
        <translation>المجلد ⁨%1⁩ غير موجود.</translation>
    </message>
    <message>
        <source>A line has more than an ID. Add a header line with “%1”, then try again.</source>
        <translation>يحتوي أحد الأسطر على أكثر من معرّف. أضف سطر عناوين فيه «⁨%1⁩»، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The header line has no column “%1”.</source>
        <translation>لا يوجد في سطر العناوين عمود باسم «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Only the service’s default lab was searched. To search other labs, use --lab.</source>
        <translation>جرى البحث في المختبر الافتراضي للخدمة فقط. للبحث في مختبرات أخرى، استخدم ‎--lab.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConfirmDialog</name>
    <message>
        <source>Last characters of the client ID</source>
        <translation>آخر رموز معرّف العميل</translation>
    </message>
    <message>
        <source>Disconnect %1 for %2?</source>
        <translation>هل تريد قطع اتصال ⁨%1⁩ لـ ⁨%2⁩؟</translation>
    </message>
    <message>
        <source>%1 stops sending data for this user. Only the user can reconnect it.</source>
        <translation>سيتوقف ⁨%1⁩ عن إرسال بيانات هذا المستخدم. المستخدم وحده يستطيع إعادة ربطه.</translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation>&amp;قطع الاتصال</translation>
    </message>
    <message>
        <source>%1 is connected through a phone app.</source>
        <translation>⁨%1⁩ متصل عبر تطبيق هاتف.</translation>
    </message>
    <message>
        <source>It may stay listed or reconnect on its own until the user disconnects it in the app.</source>
        <translation>قد يبقى مدرجًا، أو يُعاد ربطه تلقائيًا، حتى يفصله المستخدم في التطبيق.</translation>
    </message>
    <message>
        <source>This removes the user from the service. It can’t be undone.</source>
        <translation>سيُزال المستخدم من الخدمة. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>This can’t be undone. If the user is created again, they’ll have to reconnect every source.</source>
        <translation>لا يمكن التراجع عن ذلك. إن أُنشئ المستخدم من جديد، فعليه إعادة ربط كل مصدر.</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>حذف ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Delete user</source>
        <translation>حذف المستخدم</translation>
    </message>
    <message numerus="yes">
        <source>This removes the user and %Ln connected source(s) from the service.</source>
        <translation>
            <numerusform>يُزال المستخدم من الخدمة، من دون مصادر متصلة.</numerusform>
            <numerusform>يُزال المستخدم من الخدمة، ومعه مصدر متصل واحد.</numerusform>
            <numerusform>يُزال المستخدم من الخدمة، ومعه مصدران متصلان.</numerusform>
            <numerusform>يُزال المستخدم من الخدمة، ومعه %Ln مصادر متصلة.</numerusform>
            <numerusform>يُزال المستخدم من الخدمة، ومعه %Ln مصدرًا متصلًا.</numerusform>
            <numerusform>يُزال المستخدم من الخدمة، ومعه %Ln مصدر متصل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the client ID:</source>
        <translation>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، &amp;اكتب آخر رموز معرّف العميل:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، &amp;اكتب آخر رمز من معرّف العميل:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، &amp;اكتب آخر رمزين من معرّف العميل:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، &amp;اكتب آخر ⁨%Ln⁩ رموز من معرّف العميل:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، &amp;اكتب آخر ⁨%Ln⁩ رمزًا من معرّف العميل:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، &amp;اكتب آخر ⁨%Ln⁩ رمز من معرّف العميل:</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type this word:</source>
        <translation>أنت في بيئة الإنتاج. للمتابعة، ا&amp;كتب هذه الكلمة:</translation>
    </message>
    <message>
        <source>Word to type</source>
        <translation>الكلمة المطلوب كتابتها</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message numerus="yes">
        <source>You’re in production. To continue, &amp;type the last %Ln character(s) of the user ID:</source>
        <translation>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، ا&amp;كتب آخر رموز معرّف المستخدم:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، ا&amp;كتب آخر رمز (⁨%Ln⁩) من معرّف المستخدم:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، ا&amp;كتب آخر رمزين (⁨%Ln⁩) من معرّف المستخدم:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، ا&amp;كتب آخر ⁨%Ln⁩ رموز من معرّف المستخدم:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، ا&amp;كتب آخر ⁨%Ln⁩ رمزًا من معرّف المستخدم:</numerusform>
            <numerusform>أنت في بيئة الإنتاج. للمتابعة، ا&amp;كتب آخر ⁨%Ln⁩ رمز من معرّف المستخدم:</numerusform>
        </translation>
    </message>
    <message>
        <source>Last characters of the user ID</source>
        <translation>آخر رموز معرّف المستخدم</translation>
    </message>
</context>
<context>
    <name>labdesk::Connection</name>
    <message>
        <source>Enter the service’s URL, such as %1.</source>
        <translation>أدخل عنوان URL للخدمة، مثل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This isn’t a URL. It must start with %1 and contain no spaces.</source>
        <translation>هذا ليس عنوان URL. يجب أن يبدأ بـ ⁨%1⁩ وألا يحتوي على مسافات.</translation>
    </message>
    <message>
        <source>The URL has no host.</source>
        <translation>لا مضيف في عنوان URL.</translation>
    </message>
    <message>
        <source>The URL must start with %1.</source>
        <translation>يجب أن يبدأ عنوان URL بـ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 would send the key unencrypted to another computer. Use %2.</source>
        <translation>سيرسل ⁨%1⁩ المفتاح غير مشفّر إلى كمبيوتر آخر. استخدم ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Remove the user name and password from the URL. The key has its own field.</source>
        <translation>أزل اسم المستخدم وكلمة المرور من عنوان URL. للمفتاح حقل خاص به.</translation>
    </message>
    <message>
        <source>Remove the ? or # and everything after it.</source>
        <translation>أزل كل شيء بدءًا من ? أو #.</translation>
    </message>
    <message>
        <source>LOCAL</source>
        <translation>محلية</translation>
    </message>
    <message>
        <source>SANDBOX</source>
        <translation>تجريبية</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>إنتاج</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Add %1 at the beginning, or %2 if the service on this computer uses TLS.</source>
        <translation>ضع ⁨%1⁩ في بدايته، أو ⁨%2⁩ إذا كانت الخدمة على هذا الكمبيوتر تستخدم TLS.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionDraft</name>
    <message>
        <source>Give the connection a name.</source>
        <translation>أعطِ الاتصال اسمًا.</translation>
    </message>
    <message>
        <source>Another connection already has this name.</source>
        <translation>لاتصال آخر هذا الاسم بالفعل.</translation>
    </message>
    <message>
        <source>Use up to 4,096 printable ASCII characters, without spaces.</source>
        <translation>استخدم حتى ٤٬٠٩٦ رمزًا من رموز ASCII القابلة للطباعة، بلا مسافات.</translation>
    </message>
    <message>
        <source>Enter the client secret.</source>
        <translation>أدخل سر العميل.</translation>
    </message>
    <message>
        <source>Enter the API key.</source>
        <translation>أدخل مفتاح API.</translation>
    </message>
    <message>
        <source>The URL or sign-in method changed. Enter the secret again, so the stored one isn’t sent to another server.</source>
        <translation>تغيّر عنوان URL أو طريقة تسجيل الدخول. أدخل السر مرة أخرى، كي لا يُرسل المحفوظ إلى خادم آخر.</translation>
    </message>
    <message>
        <source>Enter the API client ID.</source>
        <translation>أدخل معرّف عميل API.</translation>
    </message>
    <message>
        <source>This header can’t carry a key. The usual one is x-service-api-key.</source>
        <translation>لا يمكن لهذه الترويسة أن تحمل مفتاحًا. المعتاد x-service-api-key.</translation>
    </message>
    <message>
        <source>This looks like a sandbox key. You can still use it.</source>
        <translation>يبدو هذا مفتاح بيئة تجريبية. يمكنك استخدامه مع ذلك.</translation>
    </message>
    <message>
        <source>This looks like a production key. You can still use it.</source>
        <translation>يبدو هذا مفتاح إنتاج. يمكنك استخدامه مع ذلك.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>سر العميل</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>عنوان URL الأساسي</translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation>عنوان URL للمصادقة</translation>
    </message>
    <message>
        <source>API client ID</source>
        <translation>معرّف عميل API</translation>
    </message>
    <message>
        <source>Not saved. Still needed: %1.</source>
        <translation>لم يُحفظ. ما زال ناقصًا: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Not saved. Testing sends one request that changes nothing.</source>
        <translation>لم يُحفظ. يرسل الاختبار طلبًا واحدًا لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Unsaved changes.</source>
        <translation>تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <source>Local is for a service on this computer, such as %1. Choose another environment.</source>
        <translation>البيئة «محلية» لخدمة على هذا الكمبيوتر مثل ⁨%1⁩. اختر بيئة أخرى.</translation>
    </message>
    <message>
        <source>Enter the proxy’s host and port, such as %1.</source>
        <translation>أدخل مضيف الوكيل ومنفذه، مثل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Many services start production keys with pk_ and sandbox keys with sk_. Test the connection to be sure.</source>
        <translation>في خدمات كثيرة تبدأ مفاتيح الإنتاج بـ ⁨pk_‎⁩ ومفاتيح البيئة التجريبية بـ ⁨sk_‎⁩. اختبر الاتصال للتأكد.</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted fields.</source>
        <translation>لم يُحفظ. صحّح الحقول المعلَّمة.</translation>
    </message>
    <message>
        <source>Enter the proxy password for this user name.</source>
        <translation>أدخل كلمة مرور الوكيل لاسم المستخدم هذا.</translation>
    </message>
    <message>
        <source>The proxy or user name changed. Enter the password again, so the stored one isn’t sent to another proxy.</source>
        <translation>تغيّر الوكيل أو اسم المستخدم. أدخل كلمة المرور مرة أخرى، كي لا تُرسل المحفوظة إلى وكيل آخر.</translation>
    </message>
    <message>
        <source>A user name can’t contain a colon or a line break.</source>
        <translation>لا يمكن أن يحتوي اسم المستخدم على نقطتين رأسيتين أو فاصل أسطر.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFile</name>
    <message>
        <source>The file is too large to be a list of connections.</source>
        <translation>الملف أكبر من أن يكون قائمة اتصالات.</translation>
    </message>
    <message>
        <source>The file isn’t valid JSON. It may be damaged, or a different kind of file.</source>
        <translation>الملف ليس JSON صالحًا. ربما كان تالفًا أو من نوع آخر.</translation>
    </message>
    <message>
        <source>The file contains no Labdesk connections.</source>
        <translation>لا يحتوي الملف على اتصالات Labdesk.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Labdesk. Update Labdesk, or ask for the connection details.</source>
        <translation>كتب الملفَّ إصدارٌ أحدث من Labdesk. حدّث Labdesk، أو اطلب تفاصيل الاتصال.</translation>
    </message>
    <message>
        <source>The file contains no connections.</source>
        <translation>لا يحتوي الملف على اتصالات.</translation>
    </message>
    <message>
        <source>Connection %1 in the file seems to contain a key. Delete the key from the file and enter it here instead.</source>
        <translation>يبدو أن الاتصال ⁨%1⁩ في الملف يحتوي على مفتاح. احذف المفتاح من الملف وأدخله هنا.</translation>
    </message>
    <message>
        <source>“%1” in the file is incomplete, or its URL isn’t allowed.</source>
        <translation>«⁨%1⁩» في الملف غير مكتمل، أو عنوان URL فيه غير مسموح به.</translation>
    </message>
    <message>
        <source>The file contains the same field twice. Delete one.</source>
        <translation>يحتوي الملف على الحقل نفسه مرتين. احذف أحدهما.</translation>
    </message>
    <message>
        <source>The file contains the unknown field “%1”. Delete it, or update Labdesk.</source>
        <translation>يحتوي الملف على الحقل غير المعروف «⁨%1⁩». احذفه أو حدّث Labdesk.</translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation>الاتصال ⁨%1⁩</translation>
    </message>
    <message>
        <source>“%1” in the file can’t be imported: %2 must be the full path of a file on this computer.</source>
        <translation>لا يمكن استيراد «⁨%1⁩» من الملف: يجب أن يكون ⁨%2⁩ ملفًا على هذا الكمبيوتر بمساره الكامل.</translation>
    </message>
    <message>
        <source>“%1” in the file can’t be imported: %2 is missing, unknown, or not allowed.</source>
        <translation>لا يمكن استيراد «⁨%1⁩» من الملف: ⁨%2⁩ مفقود أو غير معروف أو غير مسموح به.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionFiles</name>
    <message>
        <source>&amp;Import from file…</source>
        <translation>ا&amp;ستيراد من ملف…</translation>
    </message>
    <message>
        <source>&amp;Export without keys…</source>
        <translation>&amp;تصدير دون مفاتيح…</translation>
    </message>
    <message>
        <source>Your administrator manages the list of connections.</source>
        <translation>يدير مسؤول النظام قائمة الاتصالات.</translation>
    </message>
    <message>
        <source>The only connection is the local service, which can’t be exported.</source>
        <translation>الاتصال الوحيد هو الخدمة المحلية، ولا يمكن تصديرها.</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>استيراد اتصالات</translation>
    </message>
    <message>
        <source>Connections (%1)</source>
        <translation>اتصالات (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Export connections</source>
        <translation>تصدير الاتصالات</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>لم يُستورد شيء.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>لا يمكن قراءة الملف.</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln connection(s).</source>
        <translation>
            <numerusform>لم يُستورد أي اتصال.</numerusform>
            <numerusform>استُورد اتصال واحد.</numerusform>
            <numerusform>استُورد اتصالان.</numerusform>
            <numerusform>استُوردت ⁨%Ln⁩ اتصالات.</numerusform>
            <numerusform>استُورد ⁨%Ln⁩ اتصالًا.</numerusform>
            <numerusform>استُورد ⁨%Ln⁩ اتصال.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files never contain keys, so enter them here. Production connections were imported as read-only.</source>
        <translation>لا تحتوي الملفات على مفاتيح أبدًا، فأدخلها هنا. استُوردت اتصالات الإنتاج للقراءة فقط.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln connection(s) without keys.</source>
        <translation>
            <numerusform>لم يُصدَّر أي اتصال.</numerusform>
            <numerusform>صُدِّر اتصال واحد دون مفتاحه.</numerusform>
            <numerusform>صُدِّر اتصالان دون مفتاحيهما.</numerusform>
            <numerusform>صُدِّرت ⁨%Ln⁩ اتصالات دون مفاتيحها.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ اتصالًا دون مفاتيحها.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ اتصال دون مفاتيحها.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Only you can read it.</source>
        <translation>⁨%1⁩. لا يقرؤه غيرك.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionForm</name>
    <message>
        <source>Connection name</source>
        <translation>اسم الاتصال</translation>
    </message>
    <message>
        <source>For example, Staging East</source>
        <translation>مثل Staging East</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>تجريبية</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>إنتاج</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>عنوان URL الأساسي</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Bearer token (legacy)</source>
        <translation>رمز Bearer (قديم)</translation>
    </message>
    <message>
        <source>Request header for the key</source>
        <translation>ترويسة الطلب للمفتاح</translation>
    </message>
    <message>
        <source>Auth URL</source>
        <translation>عنوان URL للمصادقة</translation>
    </message>
    <message>
        <source>API client ID</source>
        <translation>معرّف عميل API</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>الجمهور</translation>
    </message>
    <message>
        <source>••••••••••••</source>
        <translation>••••••••••••</translation>
    </message>
    <message>
        <source>A key is stored. It’s never shown.</source>
        <translation>يوجد مفتاح محفوظ. لا يُعرض أبدًا.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>استبدال…</translation>
    </message>
    <message>
        <source>Replace stored key</source>
        <translation>استبدال المفتاح المحفوظ</translation>
    </message>
    <message>
        <source>System keychain</source>
        <translation>سلسلة مفاتيح النظام</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>هذه الجلسة فقط</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>No system keychain found. The secret is kept in memory until you quit.</source>
        <translation>لم يُعثر على سلسلة مفاتيح للنظام. يبقى السر في الذاكرة حتى الإنهاء.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>سر العميل</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>ال&amp;بيئة</translation>
    </message>
    <message>
        <source>Base &amp;URL</source>
        <translation>&amp;عنوان URL الأساسي</translation>
    </message>
    <message>
        <source>Si&amp;gn-in</source>
        <translation>تسجيل ال&amp;دخول</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>الت&amp;رويسة</translation>
    </message>
    <message>
        <source>Aut&amp;h URL</source>
        <translation>ع&amp;نوان URL للمصادقة</translation>
    </message>
    <message>
        <source>API client &amp;ID</source>
        <translation>معرّف عم&amp;يل API</translation>
    </message>
    <message>
        <source>&amp;Audience</source>
        <translation>الجم&amp;هور</translation>
    </message>
    <message>
        <source>API &amp;key</source>
        <translation>&amp;مفتاح API</translation>
    </message>
    <message>
        <source>St&amp;orage</source>
        <translation>ال&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Read-only: block all changes</source>
        <translation>للقراءة فقط: ح&amp;ظر كل التغييرات</translation>
    </message>
    <message>
        <source>C&amp;lient secret</source>
        <translation>سر العمي&amp;ل</translation>
    </message>
    <message>
        <source>Provided by your administrator.</source>
        <translation>يوفّره مسؤول النظام.</translation>
    </message>
    <message>
        <source>Your administrator keeps production read-only.</source>
        <translation>يُبقي مسؤول النظام بيئة الإنتاج للقراءة فقط.</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>محلية</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>نسيان…</translation>
    </message>
    <message>
        <source>Forget stored key</source>
        <translation>نسيان المفتاح المحفوظ</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Ask &amp;before every change</source>
        <translation>السؤال &amp;قبل كل تغيير</translation>
    </message>
    <message>
        <source>The base URL</source>
        <translation>عنوان URL الأساسي</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionList</name>
    <message>
        <source>read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>قيد الاستخدام</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>غير محفوظ</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionMenu</name>
    <message>
        <source>%1, read-only</source>
        <translation>⁨%1⁩، للقراءة فقط</translation>
    </message>
    <message>
        <source>&amp;Manage connections…</source>
        <translation>إ&amp;دارة الاتصالات…</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionNote</name>
    <message>
        <source>Saved on this computer.</source>
        <translation>محفوظ على هذا الكمبيوتر.</translation>
    </message>
    <message>
        <source>Runs inside Labdesk, on this computer only. Its URL and key change each time it starts.</source>
        <translation>تعمل داخل Labdesk، على هذا الكمبيوتر فقط. يتغيّر عنوان URL والمفتاح عند كل تشغيل.</translation>
    </message>
    <message>
        <source>Provided by your administrator. You only need to enter the key.</source>
        <translation>يوفّره مسؤول النظام. ما عليك سوى إدخال المفتاح.</translation>
    </message>
    <message>
        <source>The token expires %1 (%2) and renews automatically.</source>
        <translation>تنتهي صلاحية الرمز المميز ⁨%1⁩ (⁨%2⁩) ويُجدَّد تلقائيًا.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionRegistry</name>
    <message>
        <source>Local service</source>
        <translation>الخدمة المحلية</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionRemoval</name>
    <message>
        <source>Delete the connection “%1”?</source>
        <translation>حذف الاتصال «⁨%1⁩»؟</translation>
    </message>
    <message>
        <source>This removes its settings and key from this computer. Nothing changes on the service.</source>
        <translation>تُزال الإعدادات والمفتاح من هذا الكمبيوتر. لا يتغيّر شيء في الخدمة.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>حُذف «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Forget the key for “%1”?</source>
        <translation>هل تريد نسيان مفتاح «⁨%1⁩»؟</translation>
    </message>
    <message>
        <source>It’s removed from memory. To use this connection again, you’ll have to enter the key again.</source>
        <translation>يُزال من الذاكرة. لاستخدام هذا الاتصال مرة أخرى يجب إدخال المفتاح من جديد.</translation>
    </message>
    <message>
        <source>It’s removed from the keychain. To use this connection again, you’ll have to enter the key again.</source>
        <translation>يُزال من سلسلة المفاتيح. لاستخدام هذا الاتصال مرة أخرى يجب إدخال المفتاح من جديد.</translation>
    </message>
    <message>
        <source>Its proxy password and certificate passphrase are forgotten, too.</source>
        <translation>وتُنسى أيضًا كلمة مرور الوكيل وعبارة مرور الشهادة.</translation>
    </message>
    <message>
        <source>This connection is in use and keeps working until Labdesk locks or you switch or quit.</source>
        <translation>هذا الاتصال قيد الاستخدام ويظل يعمل حتى قفل Labdesk أو التبديل أو الإنهاء.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>The key is no longer in memory.</source>
        <translation>لم يعد المفتاح في الذاكرة.</translation>
    </message>
    <message>
        <source>Confirmed: the keychain no longer has the key.</source>
        <translation>تم التأكد: لم يعد المفتاح في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Couldn’t check whether the keychain still has the key. Look for “labdesk” in your keychain app.</source>
        <translation>تعذّر التحقّق من بقاء المفتاح في سلسلة المفاتيح. ابحث عن «labdesk» في تطبيق سلسلة المفاتيح.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionSwitch</name>
    <message>
        <source>The local service couldn’t start.</source>
        <translation>تعذّر بدء الخدمة المحلية.</translation>
    </message>
    <message>
        <source>The local service said: “%1”</source>
        <translation>أفادت الخدمة المحلية: «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Try again, or switch to another connection.</source>
        <translation>حاول مرة أخرى، أو انتقل إلى اتصال آخر.</translation>
    </message>
    <message>
        <source>Changes turned off</source>
        <translation>التغييرات معطّلة</translation>
    </message>
    <message>
        <source>Changes allowed</source>
        <translation>التغييرات مسموحة</translation>
    </message>
    <message>
        <source>%1 · sample data</source>
        <translation>⁨%1⁩، بيانات نموذجية</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionTestView</name>
    <message>
        <source>Loading the list of providers…</source>
        <translation>جارٍ تحميل قائمة المزوّدين…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>Connected. The service lists %Ln provider(s).</source>
        <translation>
            <numerusform>الاتصال يعمل: لا مزوّدين.</numerusform>
            <numerusform>الاتصال يعمل: مزوّد واحد.</numerusform>
            <numerusform>الاتصال يعمل: مزوّدان.</numerusform>
            <numerusform>الاتصال يعمل: %Ln مزوّدين.</numerusform>
            <numerusform>الاتصال يعمل: %Ln مزوّدًا.</numerusform>
            <numerusform>الاتصال يعمل: %Ln مزوّد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1 in %2&#xa0;ms.</source>
        <translation>الحالة ⁨%1⁩ في ⁨%2⁩&#xa0;م‌ث.</translation>
    </message>
    <message>
        <source>Test steps</source>
        <translation>خطوات الاختبار</translation>
    </message>
    <message>
        <source>Connecting to the service…</source>
        <translation>جارٍ الاتصال بالخدمة…</translation>
    </message>
    <message>
        <source>Server found</source>
        <translation>عُثر على الخادم</translation>
    </message>
    <message>
        <source>Connected directly</source>
        <translation>تم الاتصال مباشرةً</translation>
    </message>
    <message>
        <source>Connected through the proxy %1</source>
        <translation>تم الاتصال عبر الوكيل ⁨%1⁩</translation>
    </message>
    <message>
        <source>Encrypted, certificate verified</source>
        <translation>مشفّر، وتم التحقّق من الشهادة</translation>
    </message>
    <message>
        <source>Responded with status %1</source>
        <translation>استجابة بالحالة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Server not found</source>
        <translation>لم يُعثر على الخادم</translation>
    </message>
    <message>
        <source>Couldn’t connect</source>
        <translation>تعذّر الاتصال</translation>
    </message>
    <message>
        <source>Couldn’t connect through the proxy %1</source>
        <translation>تعذّر الاتصال عبر الوكيل ⁨%1⁩</translation>
    </message>
    <message>
        <source>Certificate not verified</source>
        <translation>تعذّر التحقّق من الشهادة</translation>
    </message>
    <message>
        <source>No usable response</source>
        <translation>لا استجابة صالحة</translation>
    </message>
    <message>
        <source>Server not looked up</source>
        <translation>لم يُبحث عن الخادم</translation>
    </message>
    <message>
        <source>Looking up the server…</source>
        <translation>جارٍ البحث عن الخادم…</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>غير متصل</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Certificate not checked</source>
        <translation>لم تُفحص الشهادة</translation>
    </message>
    <message>
        <source>Checking the certificate…</source>
        <translation>جارٍ فحص الشهادة…</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>لا استجابة</translation>
    </message>
    <message>
        <source>Waiting for a response…</source>
        <translation>في انتظار استجابة…</translation>
    </message>
    <message>
        <source>Server looked up by the proxy</source>
        <translation>يبحث الوكيل عن الخادم</translation>
    </message>
    <message>
        <source>Encryption not needed on this computer</source>
        <translation>لا حاجة إلى التشفير على هذا الكمبيوتر</translation>
    </message>
</context>
<context>
    <name>labdesk::ConnectionsDialog</name>
    <message>
        <source>Connections</source>
        <translation>الاتصالات</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>اتصال جديد</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Delete selected connection</source>
        <translation>حذف الاتصال المحدد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>The local service can’t be deleted.</source>
        <translation>لا يمكن حذف الخدمة المحلية.</translation>
    </message>
    <message>
        <source>This connection is in use. Switch to another one first.</source>
        <translation>هذا الاتصال قيد الاستخدام. انتقل إلى غيره أولًا.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>This connection is in use.</source>
        <translation>هذا الاتصال قيد الاستخدام.</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>لم يُحفظ: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Save or discard your changes.</source>
        <translation>احفظ تغييراتك أو تجاهلها.</translation>
    </message>
    <message>
        <source>Local service first, then by creation date</source>
        <translation>الخدمة المحلية، ثم البقية حسب تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Nothing to save yet.</source>
        <translation>لا شيء للحفظ بعد.</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>&amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>ا&amp;ختبار الاتصال</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>ا&amp;تصال</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ح&amp;فظ</translation>
    </message>
    <message>
        <source>Save and &amp;connect</source>
        <translation>حفظ &amp;واتصال</translation>
    </message>
    <message>
        <source>&amp;Discard and close</source>
        <translation>تجاهل وإ&amp;غلاق</translation>
    </message>
    <message>
        <source>Your administrator manages the list of connections.</source>
        <translation>يدير مسؤول النظام قائمة الاتصالات.</translation>
    </message>
    <message>
        <source>Provided by your administrator.</source>
        <translation>يوفّره مسؤول النظام.</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>إجراءات أخرى</translation>
    </message>
    <message>
        <source>The local service can’t be duplicated.</source>
        <translation>لا يمكن تكرار الخدمة المحلية.</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>ت&amp;كرار</translation>
    </message>
    <message>
        <source>Saved, but the key couldn’t be stored in the keychain.</source>
        <translation>حُفظ، لكن تعذّر تخزين المفتاح في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Saved, but the password couldn’t be stored in the keychain.</source>
        <translation>حُفظ، لكن تعذّر تخزين كلمة المرور في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>It’s kept in memory for this session. You’ll need to enter it again next time.</source>
        <translation>يبقى في الذاكرة لهذه الجلسة. يجب إدخاله من جديد في المرة القادمة.</translation>
    </message>
    <message>
        <source>Saved. The key is kept for this session only.</source>
        <translation>حُفظ. يبقى المفتاح لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>Saved. The password is kept for this session only.</source>
        <translation>حُفظ. تبقى كلمة المرور لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>Saved. The key is in the system keychain.</source>
        <translation>حُفظ. المفتاح في سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>Saved. The password is in the system keychain.</source>
        <translation>حُفظ. كلمة المرور في سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>حُفظ.</translation>
    </message>
</context>
<context>
    <name>labdesk::Console</name>
    <message>
        <source>Privacy mode is on.</source>
        <translation>وضع الخصوصية مفعّل.</translation>
    </message>
    <message>
        <source>Privacy mode is off.</source>
        <translation>وضع الخصوصية متوقف.</translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleCommands</name>
    <message>
        <source>%1, read-only</source>
        <translation>⁨%1⁩، للقراءة فقط</translation>
    </message>
    <message>
        <source>Switch to “%1”</source>
        <translation>استخدام «⁨%1⁩»</translation>
    </message>
    <message>
        <source>This connection is already in use.</source>
        <translation>هذا الاتصال قيد الاستخدام بالفعل.</translation>
    </message>
    <message>
        <source>switch connect</source>
        <translation>تبديل اتصال</translation>
    </message>
    <message>
        <source>New connection…</source>
        <translation>اتصال جديد…</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>إضافة إنشاء</translation>
    </message>
    <message>
        <source>Already set.</source>
        <translation>محدد بالفعل.</translation>
    </message>
    <message>
        <source>settings preferences</source>
        <translation>إعدادات تفضيلات</translation>
    </message>
    <message>
        <source>Theme: follow the system</source>
        <translation>السمة: حسب النظام</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>السمة: فاتحة</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>السمة: داكنة</translation>
    </message>
    <message>
        <source>Theme: high contrast, light</source>
        <translation>السمة: تباين عالٍ، فاتحة</translation>
    </message>
    <message>
        <source>Theme: high contrast, dark</source>
        <translation>السمة: تباين عالٍ، داكنة</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <translation>حجم النص: ⁨%1⁩٪</translation>
    </message>
    <message>
        <source>Language: follow the system</source>
        <translation>اللغة: حسب النظام</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>اللغة: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::ConsoleNotices</name>
    <message>
        <source>%1, entry %2</source>
        <translation>⁨%1⁩، الإدخال ⁨%2⁩</translation>
    </message>
    <message>
        <source>Your administrator’s policy couldn’t be read, so the strictest rules apply.</source>
        <translation>تعذّرت قراءة سياسة مسؤول النظام، لذلك تسري أشد القواعد.</translation>
    </message>
    <message>
        <source>Only the local service is available. Tell your administrator: %1.</source>
        <translation>الخدمة المحلية وحدها متاحة. أبلغ مسؤول النظام: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they were reset.</source>
        <translation>تعذّرت قراءة إعداداتك، فأُعيد ضبطها.</translation>
    </message>
    <message>
        <source>The old settings file was saved as %1.</source>
        <translation>حُفظ ملف الإعدادات القديم باسم ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>⁨%Ln⁩ اتصال</numerusform>
            <numerusform>اتصال واحد</numerusform>
            <numerusform>اتصالان</numerusform>
            <numerusform>⁨%Ln⁩ اتصالات</numerusform>
            <numerusform>⁨%Ln⁩ اتصالًا</numerusform>
            <numerusform>⁨%Ln⁩ اتصال</numerusform>
        </translation>
    </message>
    <message>
        <source>theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Settings from an earlier version were imported.</source>
        <translation>استُوردت إعدادات إصدار سابق.</translation>
    </message>
    <message>
        <source>Kept: %1. Connections can now have their own proxy, CA file, and timeout.</source>
        <translation>أُبقي على: ⁨%1⁩. يمكن الآن أن يكون لكل اتصال وكيل وملف CA ومهلة خاصة به.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were still being sent when Labdesk last closed.</source>
        <translation>
            <numerusform>لم تكن أي تغييرات قيد الإرسال عند إغلاق Labdesk آخر مرة.</numerusform>
            <numerusform>كان تغيير واحد قيد الإرسال عند إغلاق Labdesk آخر مرة.</numerusform>
            <numerusform>كان تغييران قيد الإرسال عند إغلاق Labdesk آخر مرة.</numerusform>
            <numerusform>كانت %Ln تغييرات قيد الإرسال عند إغلاق Labdesk آخر مرة.</numerusform>
            <numerusform>كان %Ln تغييرًا قيد الإرسال عند إغلاق Labdesk آخر مرة.</numerusform>
            <numerusform>كان %Ln تغيير قيد الإرسال عند إغلاق Labdesk آخر مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the affected users before you repeat anything.</source>
        <translation>النتيجة غير معروفة. تحقّق من المستخدمين المعنيين قبل تكرار أي شيء.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>The local service is read-only because its database can’t be written to (%1).</source>
        <translation>الخدمة المحلية للقراءة فقط: تتعذّر الكتابة في قاعدة بياناتها (⁨%1⁩).</translation>
    </message>
    <message>
        <source>Check free disk space and the file’s permissions, then restart Labdesk.</source>
        <translation>تحقّق من المساحة الحرة ومن أذونات الملف، ثم أعد تشغيل Labdesk.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>لا يمكن قراءة الملف.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB.</source>
        <translation>الملف أكبر من ١ ميغابايت.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>الملف ليس بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file contains no names. It may be incomplete.</source>
        <translation>لا يحتوي الملف على أسماء. ربما يكون غير مكتمل.</translation>
    </message>
    <message>
        <source>Line %1: unknown list “%2”.</source>
        <translation>السطر ⁨%1⁩: قائمة غير معروفة «⁨%2⁩».</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t in any list.</source>
        <translation>السطر ⁨%1⁩: «⁨%2⁩» ليس ضمن أي قائمة.</translation>
    </message>
    <message>
        <source>Line %1: “%2” has no value.</source>
        <translation>السطر ⁨%1⁩: ليس لـ«⁨%2⁩» قيمة.</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t a short name. Use only letters, digits, and _ . -</source>
        <translation>السطر ⁨%1⁩: «⁨%2⁩» ليس اسمًا مختصرًا. استخدم الأحرف والأرقام و _ . - فقط.</translation>
    </message>
    <message>
        <source>Line %1: the text for “%2” is missing, too long, or not plain text.</source>
        <translation>السطر ⁨%1⁩: نص «⁨%2⁩» مفقود أو طويل جدًا أو ليس نصًا عاديًا.</translation>
    </message>
    <message>
        <source>Line %1: unknown text after | in “%2”.</source>
        <translation>السطر ⁨%1⁩: نص غير معروف بعد | في «⁨%2⁩».</translation>
    </message>
    <message>
        <source>Line %1: “%2” isn’t a radius in miles.</source>
        <translation>السطر ⁨%1⁩: «⁨%2⁩» ليس نطاقًا بالأميال.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is listed twice.</source>
        <translation>السطر ⁨%1⁩: «⁨%2⁩» مدرج مرتين.</translation>
    </message>
    <message>
        <source>Line %1: too many values, from “%2” on.</source>
        <translation>السطر ⁨%1⁩: قيم كثيرة جدًا ابتداءً من «⁨%2⁩».</translation>
    </message>
    <message>
        <source>Your administrator’s file of provider and lab names can’t be used. Labdesk uses its built-in names.</source>
        <translation>لا يمكن استخدام ملف مسؤول النظام بأسماء المزوّدين والمختبرات. يستخدم Labdesk الأسماء المدمجة.</translation>
    </message>
    <message>
        <source>Tell your administrator: %1. %2</source>
        <translation>أبلغ مسؤول النظام: ⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) were interrupted.</source>
        <translation>
            <numerusform>لم تنقطع أي مهمة.</numerusform>
            <numerusform>انقطعت مهمة واحدة.</numerusform>
            <numerusform>انقطعت مهمتان.</numerusform>
            <numerusform>انقطعت ⁨%Ln⁩ مهام.</numerusform>
            <numerusform>انقطعت ⁨%Ln⁩ مهمة.</numerusform>
            <numerusform>انقطعت ⁨%Ln⁩ مهمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent: %1. Outcome unknown: %2. Jobs don’t resume automatically.</source>
        <translation>لم يُرسل: ⁨%1⁩. النتيجة غير معروفة: ⁨%2⁩. لا تُستأنف المهام تلقائيًا.</translation>
    </message>
    <message>
        <source>Only the local service is available. Tell your administrator: %1. %2</source>
        <translation>الخدمة المحلية فقط متاحة. أبلغ مسؤول النظام: ⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>A CA file from your administrator can’t be used, so a connection may fail.</source>
        <translation>لا يمكن استخدام ملف CA من مسؤول النظام، لذلك قد يفشل أحد الاتصالات.</translation>
    </message>
    <message>
        <source>Your team’s replies file can’t be used. Only Labdesk’s built-in messages are available.</source>
        <translation>لا يمكن استخدام ملف ردود فريقك. لا تتوفّر سوى رسائل Labdesk المدمجة.</translation>
    </message>
    <message>
        <source>Correct %1, or choose another file in Preferences. %2</source>
        <translation>صحّح ⁨%1⁩ أو اختر ملفًا آخر في التفضيلات. ⁨%2⁩</translation>
    </message>
    <message>
        <source>Your settings can’t be saved. Changes are lost when Labdesk closes.</source>
        <translation>تعذّر حفظ إعداداتك. ستضيع التغييرات عند إغلاق Labdesk.</translation>
    </message>
    <message>
        <source>Check free disk space and the permissions of %1. Labdesk tries again with the next change.</source>
        <translation>تحقّق من المساحة الحرة ومن أذونات ⁨%1⁩. سيحاول Labdesk مجددًا عند التغيير التالي.</translation>
    </message>
    <message>
        <source>The progress of a job can’t be saved.</source>
        <translation>تعذّر حفظ تقدّم إحدى المهام.</translation>
    </message>
    <message>
        <source>If Labdesk quits unexpectedly, you won’t know which users were processed. Check free disk space and the permissions of %1.</source>
        <translation>إذا أُغلق Labdesk على نحو غير متوقع، فلن ترى أي المستخدمين شملتهم المهمة. تحقّق من المساحة الحرة ومن أذونات ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The progress of an interrupted job couldn’t be read.</source>
        <translation>تعذّرت قراءة تقدّم مهمة منقطعة.</translation>
    </message>
    <message>
        <source>The outcome of each change is in History. The unreadable file was saved as %1.</source>
        <translation>نتيجة كل تغيير في «السجل». حُفظ الملف غير المقروء باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The audit trail isn’t being forwarded to the system journal: %1.</source>
        <translation>لا يُمرَّر سجل التدقيق إلى سجل النظام: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It’s still kept on this computer. Tell your administrator.</source>
        <translation>ما زال يُحفظ على هذا الكمبيوتر. أبلغ مسؤول النظام.</translation>
    </message>
    <message>
        <source>Pending changes were canceled.</source>
        <translation>أُلغيت التغييرات المعلقة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) on “%1” have an unknown outcome.</source>
        <translation>
            <numerusform>لا تغييرات على «⁨%1⁩» نتيجتها غير معروفة.</numerusform>
            <numerusform>نتيجة تغيير واحد على «⁨%1⁩» غير معروفة.</numerusform>
            <numerusform>نتيجة تغييرين على «⁨%1⁩» غير معروفة.</numerusform>
            <numerusform>نتيجة ⁨%Ln⁩ تغييرات على «⁨%1⁩» غير معروفة.</numerusform>
            <numerusform>نتيجة ⁨%Ln⁩ تغييرًا على «⁨%1⁩» غير معروفة.</numerusform>
            <numerusform>نتيجة ⁨%Ln⁩ تغيير على «⁨%1⁩» غير معروفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection closed before a response arrived. Check the requests in History before you try again.</source>
        <translation>أُغلق الاتصال قبل وصول استجابة. تحقّق من الطلبات في «السجل» قبل أن تعيد المحاولة.</translation>
    </message>
</context>
<context>
    <name>labdesk::CopyKey</name>
    <message>
        <source>Copied.</source>
        <translation>تم النسخ.</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <comment>the title of a column</comment>
        <translation>نُسخ: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownPanel</name>
    <message>
        <source>Cancel creating the user</source>
        <translation>إلغاء إنشاء المستخدم</translation>
    </message>
    <message>
        <source>Cancel the time zone change</source>
        <translation>إلغاء تغيير المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Cancel the data refresh</source>
        <translation>إلغاء تحديث البيانات</translation>
    </message>
    <message>
        <source>Cancel disconnecting the source</source>
        <translation>إلغاء قطع اتصال المصدر</translation>
    </message>
    <message>
        <source>Cancel deleting the user</source>
        <translation>إلغاء حذف المستخدم</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and what is done</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>لم يبقَ وقت</numerusform>
            <numerusform>بقيت ثانية واحدة</numerusform>
            <numerusform>بقيت ثانيتان</numerusform>
            <numerusform>بقيت %Ln ثوانٍ</numerusform>
            <numerusform>بقيت %Ln ثانية</numerusform>
            <numerusform>بقيت %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>stop undo countdown</source>
        <translation>إيقاف تراجع عد</translation>
    </message>
    <message>
        <source>Cancel saving the changes</source>
        <translation>إلغاء حفظ التغييرات</translation>
    </message>
    <message>
        <source>Cancel the job before it starts</source>
        <translation>إلغاء المهمة قبل أن تبدأ</translation>
    </message>
</context>
<context>
    <name>labdesk::CountdownRow</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Press %1 to cancel.</source>
        <comment>a key</comment>
        <translation>اضغط ⁨%1⁩ للإلغاء.</translation>
    </message>
</context>
<context>
    <name>labdesk::CountedTabBar</name>
    <message>
        <source>%1, %2</source>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, tab %2 of %3</source>
        <translation>⁨%1⁩، التبويب ⁨%2⁩ من ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionDialog</name>
    <message>
        <source>Compare with an OpenAPI description…</source>
        <translation>المقارنة بوصف OpenAPI…</translation>
    </message>
    <message>
        <source>OpenAPI contract values new version differences</source>
        <translation>OpenAPI عقد قيم إصدار جديد اختلافات</translation>
    </message>
    <message>
        <source>Compare with an OpenAPI description</source>
        <translation>المقارنة بوصف OpenAPI</translation>
    </message>
    <message>
        <source>OpenAPI descriptions (*.json *.yaml *.yml)</source>
        <translation>أوصاف OpenAPI (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Differences from the OpenAPI description</source>
        <translation>الاختلافات عن وصف OpenAPI</translation>
    </message>
    <message>
        <source>Comparing the description…</source>
        <translation>تجري مقارنة الوصف…</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>تصفية الاختلافات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>&amp;Save new names…</source>
        <translation>&amp;حفظ الأسماء الجديدة…</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>اختيار ملف آخر…</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الاختلافات</translation>
    </message>
    <message>
        <source>Most important first</source>
        <translation>الأهم أولًا</translation>
    </message>
    <message>
        <source>Can’t read the description.</source>
        <translation>تتعذّر قراءة الوصف.</translation>
    </message>
    <message>
        <source>Choose an OpenAPI 3 description of the service in JSON or YAML.</source>
        <translation>اختر وصف OpenAPI 3 للخدمة بصيغة JSON أو YAML.</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>لا توجد اختلافات</translation>
    </message>
    <message>
        <source>%1 matches what Labdesk reads and sends.</source>
        <translation>يطابق ⁨%1⁩ ما يقرؤه Labdesk ويرسله.</translation>
    </message>
    <message numerus="yes">
        <source>Labdesk may not work because of %Ln difference(s).</source>
        <translation>
            <numerusform>قد لا يعمل Labdesk بسبب ⁨%Ln⁩ اختلاف.</numerusform>
            <numerusform>قد لا يعمل Labdesk بسبب اختلاف واحد (⁨%Ln⁩).</numerusform>
            <numerusform>قد لا يعمل Labdesk بسبب اختلافين (⁨%Ln⁩).</numerusform>
            <numerusform>قد لا يعمل Labdesk بسبب ⁨%Ln⁩ اختلافات.</numerusform>
            <numerusform>قد لا يعمل Labdesk بسبب ⁨%Ln⁩ اختلافًا.</numerusform>
            <numerusform>قد لا يعمل Labdesk بسبب ⁨%Ln⁩ اختلاف.</numerusform>
        </translation>
    </message>
    <message>
        <source>These differences don’t affect Labdesk.</source>
        <translation>لا تؤثر هذه الاختلافات في Labdesk.</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>قورن بـ ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>⁨%Ln⁩ اختلاف</numerusform>
            <numerusform>اختلاف واحد (⁨%Ln⁩)</numerusform>
            <numerusform>اختلافان (⁨%Ln⁩)</numerusform>
            <numerusform>⁨%Ln⁩ اختلافات</numerusform>
            <numerusform>⁨%Ln⁩ اختلافًا</numerusform>
            <numerusform>⁨%Ln⁩ اختلاف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln difference(s)</source>
        <translation>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ اختلاف</numerusform>
            <numerusform>⁨%1⁩ من اختلاف واحد (⁨%Ln⁩)</numerusform>
            <numerusform>⁨%1⁩ من اختلافين (⁨%Ln⁩)</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ اختلافات</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ اختلافًا</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ اختلاف</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>يطابق ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>No differences match this filter.</source>
        <translation>لا اختلاف يطابق هذه التصفية.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>م&amp;سح التصفية</translation>
    </message>
    <message>
        <source>Save new names</source>
        <translation>حفظ الأسماء الجديدة</translation>
    </message>
    <message>
        <source>Names (*.ini)</source>
        <translation>الأسماء (*.ini)</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTableModel</name>
    <message>
        <source>Affects Labdesk</source>
        <translation>يؤثر في Labdesk</translation>
    </message>
    <message>
        <source>doesn’t affect Labdesk</source>
        <translation>لا يؤثر في Labdesk</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الاختلاف</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>labdesk::DescriptionTexts</name>
    <message>
        <source>The file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>The file is too large. A description can be up to 16 MB.</source>
        <translation>الملف كبير جدًا. الحد الأقصى للوصف ١٦ ميغابايت.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>الملف ليس بترميز UTF-8.</translation>
    </message>
    <message>
        <source>This isn’t valid JSON.</source>
        <translation>هذا ليس JSON صالحًا.</translation>
    </message>
    <message>
        <source>This isn’t valid YAML.</source>
        <translation>هذا ليس YAML صالحًا.</translation>
    </message>
    <message>
        <source>The file has several documents. Put the description into a file of its own.</source>
        <translation>يحتوي الملف على عدة مستندات. ضع الوصف في ملف خاص به.</translation>
    </message>
    <message>
        <source>The description is nested too deeply.</source>
        <translation>الوصف متداخل بعمق زائد.</translation>
    </message>
    <message>
        <source>The description has too many parts.</source>
        <translation>يحتوي الوصف على أجزاء كثيرة جدًا.</translation>
    </message>
    <message>
        <source>The YAML aliases expand to too much data.</source>
        <translation>يتوسع محتوى أسماء YAML المستعارة إلى حجم كبير جدًا.</translation>
    </message>
    <message>
        <source>A YAML alias contains itself.</source>
        <translation>أحد أسماء YAML المستعارة يحتوي على نفسه.</translation>
    </message>
    <message>
        <source>A key isn’t text.</source>
        <translation>أحد المفاتيح ليس نصًا.</translation>
    </message>
    <message>
        <source>A key appears twice.</source>
        <translation>أحد المفاتيح مكرر.</translation>
    </message>
    <message>
        <source>This isn’t an OpenAPI description.</source>
        <translation>هذا ليس وصف OpenAPI.</translation>
    </message>
    <message>
        <source>This is another version of OpenAPI. Labdesk reads version 3.</source>
        <translation>هذا إصدار آخر من OpenAPI. يقرأ Labdesk الإصدار 3.</translation>
    </message>
    <message>
        <source>A part of the description has the wrong type.</source>
        <translation>نوع أحد أجزاء الوصف غير صحيح.</translation>
    </message>
    <message>
        <source>A reference has no target.</source>
        <translation>أحد المراجع لا يشير إلى شيء.</translation>
    </message>
    <message>
        <source>A reference points to another file. Put everything into one file; Labdesk doesn’t open others.</source>
        <translation>يشير أحد المراجع إلى ملف آخر. ضع كل شيء في ملف واحد؛ لا يفتح Labdesk غيره.</translation>
    </message>
    <message>
        <source>The references are circular.</source>
        <translation>تشكّل المراجع حلقة مغلقة.</translation>
    </message>
    <message>
        <source>The references are too complex.</source>
        <translation>المراجع معقدة جدًا.</translation>
    </message>
    <message>
        <source>Missing operation: %1</source>
        <translation>عملية ناقصة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Missing parameter: %1</source>
        <translation>معلمة ناقصة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Missing field in the response: %1</source>
        <translation>حقل ناقص في الاستجابة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Missing field in the request: %1</source>
        <translation>حقل ناقص في الطلب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Values of %1 that the description lacks: %2</source>
        <translation>قيم ⁨%1⁩ غير الواردة في الوصف: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The request has no body</source>
        <translation>ليس للطلب محتوى</translation>
    </message>
    <message>
        <source>The response has no body</source>
        <translation>ليس للاستجابة محتوى</translation>
    </message>
    <message>
        <source>Type of %1: Labdesk expects %2, the description has %3</source>
        <translation>نوع ⁨%1⁩: يتوقع Labdesk ⁨%2⁩، وفي الوصف ⁨%3⁩</translation>
    </message>
    <message>
        <source>Required, but Labdesk may not send it: %1</source>
        <translation>مطلوب، وقد لا يرسله Labdesk: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Labdesk needs it, but the response may lack it: %1</source>
        <translation>يحتاج إليه Labdesk وقد لا يرد في الاستجابة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The contents of %1 aren’t described</source>
        <translation>محتوى ⁨%1⁩ غير موصوف</translation>
    </message>
    <message>
        <source>Only these values of %1 are allowed: %2</source>
        <translation>لا يُسمح إلا بهذه القيم لـ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Any value is possible: %1</source>
        <translation>كل قيمة ممكنة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Media type of the request: Labdesk sends %1, the description has %2</source>
        <translation>نوع وسائط الطلب: يرسل Labdesk ⁨%1⁩، وفي الوصف ⁨%2⁩</translation>
    </message>
    <message>
        <source>The key is sent in a header other than %1. Enter that header in the connection: %2</source>
        <translation>يُرسل المفتاح في ترويسة غير ⁨%1⁩. أدخل تلك الترويسة في الاتصال: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Sign-in: Labdesk sends a key in the header %1, the description has %2</source>
        <translation>تسجيل الدخول: يرسل Labdesk مفتاحًا في الترويسة ⁨%1⁩، أما الوصف ففيه ⁨%2⁩</translation>
    </message>
    <message>
        <source>Operation that Labdesk doesn’t use: %1</source>
        <translation>عملية لا يستخدمها Labdesk: ⁨%1⁩</translation>
    </message>
    <message>
        <source>New parameter: %1</source>
        <translation>معلمة جديدة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>New required parameter: %1</source>
        <translation>معلمة مطلوبة جديدة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>New field in the response: %1</source>
        <translation>حقل جديد في الاستجابة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>New field in an error response: %1</source>
        <translation>حقل جديد في استجابة خطأ: ⁨%1⁩</translation>
    </message>
    <message>
        <source>New field in the request: %1</source>
        <translation>حقل جديد في الطلب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>New required field in the request: %1</source>
        <translation>حقل مطلوب جديد في الطلب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Values of %1 that Labdesk doesn’t know: %2</source>
        <translation>قيم ⁨%1⁩ التي لا يعرفها Labdesk: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The request can have a body</source>
        <translation>يمكن أن يكون للطلب محتوى</translation>
    </message>
    <message>
        <source>The request needs a body</source>
        <translation>يجب أن يكون للطلب محتوى</translation>
    </message>
    <message>
        <source>The response has a body that Labdesk doesn’t read</source>
        <translation>للاستجابة محتوى لا يقرؤه Labdesk</translation>
    </message>
    <message>
        <source>%1 (line %2, %3)</source>
        <translation>‏⁨%1⁩ (السطر ⁨%2⁩، ⁨%3⁩)</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>‏⁨%1⁩ (السطر ⁨%2⁩)</translation>
    </message>
    <message>
        <source>the whole body</source>
        <translation>المحتوى كله</translation>
    </message>
    <message>
        <source>There are no new names, so %1 wasn’t written.</source>
        <translation>لا توجد أسماء جديدة، لذا لم يُكتب ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another file for the new names.</source>
        <translation>⁨%1⁩ موجود مسبقًا. اختر ملفًا آخر للأسماء الجديدة.</translation>
    </message>
    <message>
        <source>%1 can’t be written: %2.</source>
        <translation>تتعذّر كتابة ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The new names are in %1. Check them.</source>
        <translation>الأسماء الجديدة في ⁨%1⁩. راجعها.</translation>
    </message>
    <message>
        <source>%1 doesn’t exist or can’t be read.</source>
        <translation>‏⁨%1⁩ غير موجود أو تتعذّر قراءته.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) that Labdesk doesn’t use</source>
        <translation>
            <numerusform>⁨%Ln⁩ عملية لا يستخدمها Labdesk</numerusform>
            <numerusform>عملية واحدة (⁨%Ln⁩) لا يستخدمها Labdesk</numerusform>
            <numerusform>عمليتان (⁨%Ln⁩) لا يستخدمهما Labdesk</numerusform>
            <numerusform>⁨%Ln⁩ عمليات لا يستخدمها Labdesk</numerusform>
            <numerusform>⁨%Ln⁩ عملية لا يستخدمها Labdesk</numerusform>
            <numerusform>⁨%Ln⁩ عملية لا يستخدمها Labdesk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::DesktopNotifier</name>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
</context>
<context>
    <name>labdesk::DialogFrame</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>هل تريد تجاهل تغييراتك؟</translation>
    </message>
    <message>
        <source>Nothing was sent. Press Esc again to discard.</source>
        <translation>لم يُرسل شيء. اضغط Esc مرة أخرى للتجاهل.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>ت&amp;جاهل</translation>
    </message>
</context>
<context>
    <name>labdesk::DirectionsOpener</name>
    <message>
        <source>Opened directions in your browser.</source>
        <translation>فُتحت الاتجاهات في المتصفح.</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. Copy the address instead.</source>
        <translation>تعذّر فتح متصفح. انسخ العنوان بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Open directions in the browser?</source>
        <translation>هل تريد فتح الاتجاهات في المتصفح؟</translation>
    </message>
    <message>
        <source>Only the center’s address is sent to openstreetmap.org. The patient’s location, the order, and the lab aren’t.</source>
        <translation>يُرسل عنوان المركز فقط إلى openstreetmap.org. لا يُرسل مكان المريض ولا الطلبية ولا المختبر.</translation>
    </message>
</context>
<context>
    <name>labdesk::Ear</name>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>مرتب حسب ⁨%1⁩، الأقدم أولًا</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>مرتب حسب ⁨%1⁩، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>مرتب حسب ⁨%1⁩، الأقل أولًا</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>مرتب حسب ⁨%1⁩، الأكثر أولًا</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>مرتب حسب ⁨%1⁩، تصاعديًا</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>مرتب حسب ⁨%1⁩، تنازليًا</translation>
    </message>
    <message numerus="yes">
        <source>No room for %n column(s): %1</source>
        <translation>
            <numerusform>لا أعمدة مخفية: ⁨%1⁩</numerusform>
            <numerusform>لا متسع لعمود واحد: ⁨%1⁩</numerusform>
            <numerusform>لا متسع لعمودين: ⁨%1⁩</numerusform>
            <numerusform>لا متسع لـ %n أعمدة: ⁨%1⁩</numerusform>
            <numerusform>لا متسع لـ %n عمودًا: ⁨%1⁩</numerusform>
            <numerusform>لا متسع لـ %n عمود: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>مطوي</translation>
    </message>
    <message>
        <source>opens a menu</source>
        <translation>يفتح قائمة</translation>
    </message>
</context>
<context>
    <name>labdesk::EditUserDialog</name>
    <message>
        <source>Edit %1</source>
        <translation>تعديل ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Save changes</source>
        <translation>ح&amp;فظ التغييرات</translation>
    </message>
    <message>
        <source>Hidden; enter a new ID to replace it</source>
        <translation>مخفي؛ أدخل معرّفًا جديدًا لاستبداله</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>تغيير: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>غير محدد</translation>
    </message>
    <message>
        <source>Set, hidden</source>
        <translation>محدد، مخفي</translation>
    </message>
    <message>
        <source>A time zone can be changed, but not cleared.</source>
        <translation>يمكن تغيير المنطقة الزمنية، لكن لا يمكن إزالتها.</translation>
    </message>
    <message>
        <source>%1: not set → %2</source>
        <translation>⁨%1⁩: بلا قيمة ← ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: hidden → %2</source>
        <translation>⁨%1⁩: مخفي ← ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>‏⁨%1⁩: ⁨%2⁩ ← ⁨%3⁩</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>لا تغييرات بعد.</translation>
    </message>
    <message>
        <source>This looks like an email address.</source>
        <translation>يبدو هذا عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation>يبدو هذا رقم هاتف.</translation>
    </message>
    <message>
        <source>Client IDs can’t contain personal data. The service will reject this.</source>
        <translation>لا يمكن أن تحتوي معرّفات العملاء على بيانات شخصية. سترفضه الخدمة.</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>هل تريد حفظ التغييرات على ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>حفظ التغييرات</translation>
    </message>
    <message>
        <source>Edit user</source>
        <translation>تعديل المستخدم</translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentBanner</name>
    <message>
        <source>Switch connection</source>
        <translation>تبديل الاتصال</translation>
    </message>
    <message>
        <source>Environment: %1, read-only</source>
        <translation>البيئة: ⁨%1⁩، للقراءة فقط</translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation>البيئة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>لا اتصال</translation>
    </message>
    <message>
        <source>READ-ONLY</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدّم</translation>
    </message>
    <message>
        <source>Search or run a command…</source>
        <translation>البحث أو تنفيذ أمر…</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>إنهاء التدريب</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>وضع الخصوصية</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>تبديل</translation>
    </message>
    <message>
        <source>Ticket…</source>
        <translation>التذكرة…</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>التذكرة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Enter a ticket number</source>
        <translation>إدخال رقم تذكرة</translation>
    </message>
    <message>
        <source>Change ticket %1</source>
        <translation>التذكرة ⁨%1⁩، تغيير</translation>
    </message>
    <message>
        <source>CHANGES ALLOWED</source>
        <translation>التغييرات مسموحة</translation>
    </message>
    <message>
        <source>PRACTICE: %1</source>
        <translation>تدريب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Environment: %1, changes allowed</source>
        <translation>البيئة: ⁨%1⁩، التغييرات مسموحة</translation>
    </message>
</context>
<context>
    <name>labdesk::EnvironmentTag</name>
    <message>
        <source>Environment: %1, %2</source>
        <translation>البيئة: ⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Environment: %1, %2, read-only</source>
        <translation>البيئة: ⁨%1⁩، ⁨%2⁩، للقراءة فقط</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorAction</name>
    <message>
        <source>Enter key…</source>
        <translation>إدخال المفتاح…</translation>
    </message>
    <message>
        <source>Edit connection…</source>
        <translation>تعديل الاتصال…</translation>
    </message>
    <message>
        <source>Switch connection…</source>
        <translation>تبديل الاتصال…</translation>
    </message>
    <message>
        <source>Network settings…</source>
        <translation>إعدادات الشبكة…</translation>
    </message>
    <message>
        <source>It returned status 404: there’s nothing at this address.</source>
        <translation>الحالة 404: لا شيء على هذا العنوان.</translation>
    </message>
    <message>
        <source>The service doesn’t offer this list.</source>
        <translation>لا تقدّم الخدمة هذه القائمة.</translation>
    </message>
    <message>
        <source>%1 The service said: “%2”</source>
        <translation>⁨%1⁩ أفادت الخدمة: «⁨%2⁩»</translation>
    </message>
    <message>
        <source>Check the base URL in the connection.</source>
        <translation>تحقّق من عنوان URL الأساسي في الاتصال.</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorReason</name>
    <message>
        <source>Try again. If it keeps happening, ask your network administrator.</source>
        <translation>حاول مرة أخرى. إن استمر ذلك، فتواصل مع مسؤول الشبكة.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, report it to whoever runs the service.</source>
        <translation>حاول مرة أخرى. إن استمر ذلك، فأبلغ مشغّل الخدمة به.</translation>
    </message>
    <message>
        <source>Can’t reach the server.</source>
        <translation>يتعذّر الوصول إلى الخادم.</translation>
    </message>
    <message>
        <source>There’s no network route to it. This computer may be offline or need a VPN.</source>
        <translation>لا مسار إليه من شبكة هذا الكمبيوتر: ربما كان الكمبيوتر غير متصل بالشبكة، أو يحتاج إلى VPN.</translation>
    </message>
    <message>
        <source>Check your network, then try again.</source>
        <translation>تحقّق من الشبكة، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Looking up the server’s name took too long.</source>
        <translation>استغرق البحث عن اسم الخادم وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>This computer may be offline, or its DNS server isn’t responding. Nothing was sent.</source>
        <translation>ربما كان هذا الكمبيوتر غير متصل بالشبكة، أو أن خادم DNS لا يستجيب. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Can’t connect to the server: it didn’t respond in time.</source>
        <translation>تعذّر الاتصال بالخادم: لم يستجب في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The server may be down, or a firewall may be blocking it. Nothing was sent.</source>
        <translation>ربما كان الخادم متوقفًا، أو أن جدارًا ناريًا يحجب البيانات. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>The server accepted the connection, but didn’t set up TLS in time.</source>
        <translation>قبل الخادم الاتصال، لكنه لم يُعدّ TLS في الوقت المحدد.</translation>
    </message>
    <message>
        <source>It may be overloaded, or its port may belong to something else. No key or data was sent.</source>
        <translation>ربما كان مثقلًا بالطلبات، أو كان منفذه يخص شيئًا آخر. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>The connection was closed while TLS was being set up.</source>
        <translation>أُغلق الاتصال أثناء إعداد TLS.</translation>
    </message>
    <message>
        <source>The server, a firewall, or a proxy closed it without saying why. No key or data was sent.</source>
        <translation>أغلقه الخادم أو جدار ناري أو وكيل من دون ذكر السبب. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>Looking up this computer’s proxy took too long.</source>
        <translation>استغرق البحث عن وكيل هذا الكمبيوتر وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>The automatic proxy configuration (PAC) may be at an address that doesn’t respond. Nothing was sent.</source>
        <translation>قد يكون الإعداد التلقائي للوكيل (PAC) على عنوان لا يستجيب. لم يُرسَل أي شيء.</translation>
    </message>
    <message>
        <source>Can’t find the proxy %1.</source>
        <translation>تعذّر العثور على الوكيل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Its name may be misspelled, or this computer is offline. Nothing reached the service.</source>
        <translation>ربما كُتب اسمه خطأً، أو أن هذا الكمبيوتر غير متصل بالشبكة. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Can’t connect to the proxy %1.</source>
        <translation>تعذّر الاتصال بالوكيل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Connection refused: nothing is listening on that port, or a firewall is blocking it. Nothing reached the service.</source>
        <translation>رُفض الاتصال: لا شيء يستمع على ذلك المنفذ، أو أن جدارًا ناريًا يحظره. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Can’t reach the proxy %1.</source>
        <translation>يتعذّر الوصول إلى الوكيل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This computer’s network has no route to it. Nothing reached the service.</source>
        <translation>لا مسار إليه من شبكة هذا الكمبيوتر. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The proxy %1 didn’t respond in time.</source>
        <translation>لم يستجب الوكيل ⁨%1⁩ في الوقت المحدد.</translation>
    </message>
    <message>
        <source>It may be down or still be waiting for the service, or that port may belong to something else. Nothing reached the service.</source>
        <translation>ربما كان متوقفًا أو ما زال ينتظر الخدمة، أو أن ذلك المنفذ يخص شيئًا آخر. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection without a response.</source>
        <translation>أغلق الوكيل ⁨%1⁩ الاتصال من دون استجابة.</translation>
    </message>
    <message>
        <source>That port may belong to another kind of server, such as a SOCKS proxy. Nothing reached the service.</source>
        <translation>ربما كان ذلك المنفذ يخص نوعًا آخر من الخوادم، مثل وكيل SOCKS. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The server at %1 doesn’t work as a proxy.</source>
        <translation>الخادم على ⁨%1⁩ لا يعمل وكيلًا.</translation>
    </message>
    <message>
        <source>It may be a web server, a port that requires TLS, or a proxy that doesn’t allow encrypted connections (CONNECT). Nothing reached the service.</source>
        <translation>ربما كان خادم ويب، أو منفذًا يتطلب TLS، أو وكيلًا لا يسمح بالاتصالات المشفّرة (CONNECT). لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The proxy %1 doesn’t allow connections to the service.</source>
        <translation>لا يسمح الوكيل ⁨%1⁩ بالاتصال بالخدمة.</translation>
    </message>
    <message>
        <source>Its rules block the service’s host or port. Nothing reached the service.</source>
        <translation>تحظر قواعده مضيف الخدمة أو منفذها. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Ask your network administrator to allow the service’s host and port, or check the URL in the connection.</source>
        <translation>اطلب من مسؤول الشبكة السماح بمضيف الخدمة ومنفذها، أو تحقّق من عنوان URL في الاتصال.</translation>
    </message>
    <message>
        <source>The proxy %1 requires signing in on a web page.</source>
        <translation>يتطلب الوكيل ⁨%1⁩ تسجيل الدخول في صفحة ويب.</translation>
    </message>
    <message>
        <source>Open any page in your browser, sign in to the network, then try again.</source>
        <translation>افتح أي صفحة في المتصفح، وسجّل الدخول إلى الشبكة، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The proxy %1 can’t find the service’s server.</source>
        <translation>لا يعثر الوكيل ⁨%1⁩ على خادم الخدمة.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If the service is on your own network, turn off the proxy under Advanced.</source>
        <translation>تحقّق من عنوان URL في الاتصال. إن كانت الخدمة في شبكتك، فأوقف الوكيل ضمن «خيارات متقدمة».</translation>
    </message>
    <message>
        <source>The proxy %1 can’t connect to the service.</source>
        <translation>تعذّر على الوكيل ⁨%1⁩ الاتصال بالخدمة.</translation>
    </message>
    <message>
        <source>Check the URL in the connection and that the service is running. Then ask your network administrator.</source>
        <translation>تحقّق من عنوان URL في الاتصال ومن أن الخدمة تعمل. ثم تواصل مع مسؤول الشبكة.</translation>
    </message>
    <message>
        <source>The proxy %1 couldn’t handle the request.</source>
        <translation>تعذّر على الوكيل ⁨%1⁩ معالجة الطلب.</translation>
    </message>
    <message>
        <source>It’s overloaded or had an internal error. Nothing reached the service.</source>
        <translation>إنه مثقل أو حدث فيه خطأ داخلي. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The SOCKS proxy %1 requires a user name and password.</source>
        <translation>يتطلب وكيل SOCKS ⁨%1⁩ اسم مستخدم وكلمة مرور.</translation>
    </message>
    <message>
        <source>Labdesk can sign in only to HTTP proxies. Nothing reached the service.</source>
        <translation>لا يمكن لـ Labdesk تسجيل الدخول إلا إلى وكلاء HTTP. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Ask your network administrator for an HTTP proxy, then enter it under Advanced in the connection.</source>
        <translation>اطلب من مسؤول الشبكة وكيل HTTP، ثم أدخله ضمن «خيارات متقدمة» في الاتصال.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a sign-in method that Labdesk doesn’t support.</source>
        <translation>يتطلب الوكيل ⁨%1⁩ طريقة تسجيل دخول لا يدعمها Labdesk.</translation>
    </message>
    <message>
        <source>Ask your network administrator for a proxy that supports one of these, then enter it under Advanced in the connection.</source>
        <translation>اطلب من مسؤول الشبكة وكيلًا يدعم إحدى هذه الطرق، ثم أدخله ضمن «خيارات متقدمة» في الاتصال.</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection during sign-in.</source>
        <translation>أغلق الوكيل ⁨%1⁩ الاتصال أثناء تسجيل الدخول.</translation>
    </message>
    <message>
        <source>It may have rejected the user name or password. To avoid locking the account, Labdesk won’t send them again. Nothing reached the service.</source>
        <translation>ربما رفض اسم المستخدم أو كلمة المرور. لن يرسلهما Labdesk مجددًا حتى لا يُقفل الحساب. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Labdesk and the server couldn’t agree on a TLS version or cipher.</source>
        <translation>تعذّر على Labdesk والخادم الاتفاق على إصدار TLS أو خوارزمية تشفير.</translation>
    </message>
    <message>
        <source>Reason: %1. The server may be outdated or too strict. No key or data was sent.</source>
        <translation>السبب: ⁨%1⁩. ربما كان الخادم قديمًا أو صارمًا أكثر من اللازم. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>The server doesn’t recognize the host name in the connection’s URL.</source>
        <translation>لا يتعرّف الخادم على اسم المضيف الوارد في عنوان URL للاتصال.</translation>
    </message>
    <message>
        <source>It ended TLS setup for that reason. No key or data was sent.</source>
        <translation>أنهى إعداد TLS لأنه لا يعرف ذلك الاسم. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>Check the URL in the connection.</source>
        <translation>تحقّق من عنوان URL في الاتصال.</translation>
    </message>
    <message>
        <source>It sent TLS alert %1. No key or data was sent.</source>
        <translation>أرسل تنبيه TLS ⁨%1⁩. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>The service didn’t receive this connection’s client certificate.</source>
        <translation>لم تتلقَّ الخدمة شهادة العميل لهذا الاتصال.</translation>
    </message>
    <message>
        <source>Something in between, such as a proxy that inspects TLS traffic, may have removed it.</source>
        <translation>ربما أزالها شيء في الطريق، مثل وكيل يفحص بيانات TLS.</translation>
    </message>
    <message>
        <source>Ask your network administrator to exempt the service from TLS inspection, or choose another certificate under Advanced in the connection.</source>
        <translation>اطلب من مسؤول الشبكة استثناء الخدمة من فحص TLS، أو اختر شهادة أخرى ضمن «خيارات متقدمة» في الاتصال.</translation>
    </message>
    <message>
        <source>The server accepts only HTTP/2, which Labdesk doesn’t support.</source>
        <translation>لا يقبل الخادم إلا HTTP/2، وهو غير مدعوم في Labdesk.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service to enable HTTP/1.1, or use the URL of a gateway that supports it.</source>
        <translation>اطلب من مشغّل الخدمة تفعيل HTTP/1.1 أو عنوان URL لبوابة تدعمه، واستخدمه في الاتصال.</translation>
    </message>
    <message>
        <source>Something other than a web service is listening on its port.</source>
        <translation>يستمع إلى منفذه شيء غير خدمة ويب.</translation>
    </message>
    <message>
        <source>Check the URL and its port in the connection.</source>
        <translation>تحقّق من عنوان URL ومنفذه في الاتصال.</translation>
    </message>
    <message>
        <source>Its header or length is ambiguous.</source>
        <translation>يمكن فهم ترويستها أو طولها بأكثر من طريقة.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, report this to whoever runs the service.</source>
        <translation>تحقّق من عنوان URL في الاتصال. إن كان صحيحًا، فأبلغ مشغّل الخدمة بذلك.</translation>
    </message>
    <message>
        <source>A web page arrived instead of the service’s response.</source>
        <translation>وصلت صفحة ويب بدلًا من استجابة الخدمة.</translation>
    </message>
    <message>
        <source>A sign-in page, a gateway, or another web server is responding at this address.</source>
        <translation>تستجيب على هذا العنوان صفحة تسجيل دخول أو بوابة أو خادم ويب آخر.</translation>
    </message>
    <message>
        <source>If your network has a sign-in page, sign in with your browser. Otherwise check the URL in the connection.</source>
        <translation>إن كانت لشبكتك صفحة تسجيل دخول، فسجّل الدخول في المتصفح. وإلا فتحقّق من عنوان URL في الاتصال.</translation>
    </message>
    <message>
        <source>The response is too large.</source>
        <translation>الاستجابة كبيرة جدًا.</translation>
    </message>
    <message>
        <source>No valid response is this large, so Labdesk stopped reading it.</source>
        <translation>لا توجد استجابة صالحة بهذا الحجم، لذلك توقف Labdesk عن قراءتها.</translation>
    </message>
    <message>
        <source>This computer doesn’t have enough free memory for the user list.</source>
        <translation>لا توجد على هذا الكمبيوتر ذاكرة حرة كافية لقائمة المستخدمين.</translation>
    </message>
    <message>
        <source>Labdesk read %1 users, then stopped so that other programs keep running.</source>
        <translation>قرأ Labdesk بيانات ⁨%1⁩ من المستخدمين، ثم توقف لكي تستمر البرامج الأخرى في العمل.</translation>
    </message>
    <message>
        <source>Close other programs, then try again. A computer with more memory or a key for a smaller team also helps.</source>
        <translation>أغلق برامج أخرى وحاول مرة أخرى. يساعد أيضًا كمبيوتر ذو ذاكرة أكبر أو مفتاح لفريق أصغر.</translation>
    </message>
    <message>
        <source>The service redirected to another page on the same server. Labdesk didn’t follow it.</source>
        <translation>أعادت الخدمة التوجيه إلى صفحة أخرى على الخادم نفسه. لم يتبعه Labdesk.</translation>
    </message>
    <message>
        <source>It may be a sign-in page, or part of the path is missing in the connection’s URL.</source>
        <translation>ربما كانت صفحة تسجيل دخول، أو أن جزءًا من المسار مفقود في عنوان URL للاتصال.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If there’s a sign-in page, ask whoever runs the service for a URL without one.</source>
        <translation>تحقّق من عنوان URL في الاتصال. إن كانت هناك صفحة تسجيل دخول، فاطلب من مشغّل الخدمة عنوان URL من دونها.</translation>
    </message>
    <message>
        <source>The service requires an encrypted connection. Labdesk didn’t follow its redirect.</source>
        <translation>تتطلب الخدمة اتصالًا مشفّرًا. لم يتبع Labdesk إعادة التوجيه منها.</translation>
    </message>
    <message>
        <source>Edit the connection and use that URL.</source>
        <translation>عدّل الاتصال واستخدم عنوان URL ذاك.</translation>
    </message>
    <message>
        <source>The service redirected to an unusable address.</source>
        <translation>أعادت الخدمة التوجيه، لكن ليس إلى عنوان يمكن استخدامه.</translation>
    </message>
    <message>
        <source>The address is missing or isn’t a web address.</source>
        <translation>العنوان مفقود أو ليس عنوان ويب.</translation>
    </message>
    <message>
        <source>A gateway in front of the service requires a user name and password.</source>
        <translation>تتطلب بوابة أمام الخدمة اسم مستخدم وكلمة مرور.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t support this sign-in. The key itself may be right.</source>
        <translation>لا يدعم Labdesk تسجيل الدخول هذا. قد يكون المفتاح نفسه صحيحًا.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service for a URL without this sign-in, and use it in the connection.</source>
        <translation>اطلب من مشغّل الخدمة عنوان URL من دون تسجيل الدخول هذا، واستخدمه في الاتصال.</translation>
    </message>
    <message>
        <source>The request was sent, but no complete response arrived in time.</source>
        <translation>أُرسل الطلب، لكن لم تصل استجابة كاملة في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The request was sent, but the response was unexpected and can’t be read. The status was %1.</source>
        <translation>أُرسل الطلب، لكن الاستجابة غير متوقعة ولا يمكن قراءتها. كانت الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The request was sent, but a web page arrived instead of the service’s response. A gateway or another web server may have responded. The status was %1.</source>
        <translation>أُرسل الطلب، لكن وصلت صفحة ويب بدلًا من استجابة الخدمة. ربما استجابت بوابة أو خادم ويب آخر. كانت الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The request was sent, but the response was too large to read. The status was %1.</source>
        <translation>أُرسل الطلب، لكن الاستجابة كانت أكبر من أن تُقرأ. كانت الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The request was sent, but the service’s gateway got no valid response from it. The gateway returned status %1.</source>
        <translation>أُرسل الطلب، لكن بوابة الخدمة لم تتلقَّ استجابة صالحة منها. أعادت البوابة الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The request was sent, but the server’s response isn’t HTTP.</source>
        <translation>أُرسل الطلب، لكن استجابة الخادم ليست HTTP.</translation>
    </message>
    <message>
        <source>The request was sent, but the response isn’t valid HTTP: its header or length is ambiguous.</source>
        <translation>أُرسل الطلب، لكن الاستجابة ليست HTTP صالحًا: يمكن فهم ترويستها أو طولها بأكثر من طريقة.</translation>
    </message>
    <message>
        <source>The request was sent, but the server responded in HTTP/2, which Labdesk doesn’t support.</source>
        <translation>أُرسل الطلب، لكن الخادم استجاب بـ HTTP/2، وهو غير مدعوم في Labdesk.</translation>
    </message>
    <message>
        <source>The proxy’s response had status %1.</source>
        <translation>كانت حالة استجابة الوكيل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The status was %1.</source>
        <translation>كانت الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server at %1 didn’t respond like an HTTP proxy.</source>
        <translation>لم يستجب الخادم على ⁨%1⁩ كما يستجيب وكيل HTTP.</translation>
    </message>
    <message>
        <source>That port may require TLS, or belong to another kind of proxy, such as SOCKS, or to another server. Nothing reached the service.</source>
        <translation>ربما كان ذلك المنفذ يخص نوعًا آخر من الوكلاء، مثل SOCKS، أو خادمًا آخر، أو يتطلب TLS. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The server at %1 didn’t respond like a SOCKS proxy.</source>
        <translation>لم يستجب الخادم على ⁨%1⁩ كما يستجيب وكيل SOCKS.</translation>
    </message>
    <message>
        <source>That port may belong to an HTTP proxy or to another server. Nothing reached the service.</source>
        <translation>ربما كان ذلك المنفذ يخص وكيل HTTP أو خادمًا آخر. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>It redirected to that page instead of connecting to the service. Nothing reached the service.</source>
        <translation>أعاد التوجيه إلى تلك الصفحة بدلًا من الاتصال بالخدمة. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The server had an internal error while setting up a secure connection (TLS).</source>
        <translation>حدث خطأ داخلي في الخادم أثناء إنشاء اتصال آمن (TLS).</translation>
    </message>
    <message>
        <source>It ended the setup with TLS alert %1. No key or data was sent.</source>
        <translation>أنهى الإعداد بتنبيه TLS ⁨%1⁩. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>The server refused to set up a secure connection (TLS).</source>
        <translation>رفض الخادم إنشاء اتصال آمن (TLS).</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, report the alert to whoever runs the service.</source>
        <translation>حاول مرة أخرى. إن استمر ذلك، فأبلغ مشغّل الخدمة بالتنبيه.</translation>
    </message>
    <message>
        <source>This computer doesn’t trust the server’s certificate.</source>
        <translation>لا يثق هذا الكمبيوتر بشهادة الخادم.</translation>
    </message>
    <message>
        <source>Reason: %1. The service may use its own certificate authority, or your network may inspect TLS traffic. No key or data was sent.</source>
        <translation>السبب: ⁨%1⁩. ربما كان للخدمة مرجع تصديق خاص بها، أو أن شبكتك تفحص بيانات TLS. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>Ask your network administrator or whoever runs the service for the CA file. Then add it under Advanced in the connection.</source>
        <translation>اطلب ملف CA من مسؤول الشبكة أو مشغّل الخدمة. ثم أضفه ضمن «خيارات متقدمة» في الاتصال.</translation>
    </message>
    <message>
        <source>The server’s certificate isn’t valid at this time.</source>
        <translation>شهادة الخادم غير سارية حاليًا.</translation>
    </message>
    <message>
        <source>Reason: %1. No key or data was sent.</source>
        <translation>السبب: ⁨%1⁩. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>Check this computer’s clock. If it’s right, report this to whoever runs the service.</source>
        <translation>تحقّق من ساعة هذا الكمبيوتر. إن كانت صحيحة، فأبلغ مشغّل الخدمة بذلك.</translation>
    </message>
    <message>
        <source>The server’s certificate doesn’t match the connection’s URL.</source>
        <translation>لا تطابق شهادة الخادم عنوان URL للاتصال.</translation>
    </message>
    <message>
        <source>Reason: %1. The URL may be wrong, or another server is responding. No key or data was sent.</source>
        <translation>السبب: ⁨%1⁩. ربما كان عنوان URL خطأ، أو أن خادمًا آخر يستجيب. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>The server’s response isn’t HTTP, so Labdesk ignored it.</source>
        <translation>استجابة الخادم ليست HTTP، لذلك تجاهلها Labdesk.</translation>
    </message>
    <message>
        <source>The response through the proxy %1 isn’t TLS, so no key or data was sent.</source>
        <translation>الاستجابة عبر الوكيل ⁨%1⁩ ليست TLS، لذلك لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>The proxy may have responded in place of the service, or the service’s port may not use TLS.</source>
        <translation>ربما استجاب الوكيل بدلًا من الخدمة، أو أن منفذ الخدمة لا يستخدم TLS.</translation>
    </message>
    <message>
        <source>Check the port in the connection. If it’s right, ask your network administrator to allow the service’s host and port.</source>
        <translation>تحقّق من المنفذ في الاتصال. إن كان صحيحًا، فاطلب من مسؤول الشبكة السماح بمضيف الخدمة ومنفذها.</translation>
    </message>
    <message>
        <source>The server’s TLS response isn’t valid, so Labdesk closed the connection.</source>
        <translation>استجابة TLS من الخادم غير صالحة، لذلك أغلق Labdesk الاتصال.</translation>
    </message>
    <message>
        <source>Its port may belong to something else, or a firewall or proxy may have changed the response. No key or data was sent.</source>
        <translation>ربما كان منفذه يخص شيئًا آخر، أو غيّر جدار ناري أو وكيل الاستجابة. لم يُرسل مفتاح ولا بيانات.</translation>
    </message>
    <message>
        <source>Try again. If it keeps happening, check the port in the connection, then ask your network administrator.</source>
        <translation>حاول مرة أخرى. إن استمر ذلك، فتحقّق من المنفذ في الاتصال، ثم تواصل مع مسؤول الشبكة.</translation>
    </message>
    <message>
        <source>The server requires an encrypted connection (TLS).</source>
        <translation>يتطلب الخادم اتصالًا مشفّرًا (TLS).</translation>
    </message>
    <message>
        <source>The URL in the connection isn’t encrypted, and the server responded with a TLS alert.</source>
        <translation>عنوان URL في الاتصال غير مشفّر، واستجاب الخادم بتنبيه TLS.</translation>
    </message>
    <message>
        <source>Edit the connection and start the URL with https.</source>
        <translation>عدّل الاتصال واجعل عنوان URL يبدأ بـ https.</translation>
    </message>
    <message>
        <source>The request was sent, but the server responded with a TLS alert: it requires an encrypted connection.</source>
        <translation>أُرسل الطلب، لكن الخادم استجاب بتنبيه TLS: إنه يتطلب اتصالًا مشفّرًا.</translation>
    </message>
    <message>
        <source>The server’s response isn’t valid HTTP, so Labdesk ignored it.</source>
        <translation>استجابة الخادم ليست HTTP صالحًا، لذلك تجاهلها Labdesk.</translation>
    </message>
    <message>
        <source>A gateway or firewall in front of the service refused the request.</source>
        <translation>رفضت بوابة أو جدار ناري أمام الخدمة الطلب.</translation>
    </message>
    <message>
        <source>The response had status 403, without an error message from the service. The key itself may be right.</source>
        <translation>وصلت الحالة 403 من دون رسالة خطأ من الخدمة. قد يكون المفتاح نفسه صحيحًا.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, ask your network administrator or whoever runs the service to allow this computer.</source>
        <translation>تحقّق من عنوان URL في الاتصال. إن كان صحيحًا، فاطلب من مسؤول الشبكة أو مشغّل الخدمة السماح لهذا الكمبيوتر.</translation>
    </message>
    <message>
        <source>Your network requires signing in on a web page.</source>
        <translation>تتطلب شبكتك تسجيل الدخول في صفحة ويب.</translation>
    </message>
    <message>
        <source>The network, not the service, responded with status 511. Nothing was changed.</source>
        <translation>استجابت الشبكة، لا الخدمة، بالحالة 511. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>The service didn’t respond to its gateway in time.</source>
        <translation>لم تستجب الخدمة لبوابتها في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The gateway stopped waiting and returned a timeout. The service may be slow or restarting.</source>
        <translation>توقفت البوابة عن الانتظار وأفادت بانتهاء المهلة. قد تكون الخدمة بطيئة أو قيد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>Wait a minute, then try again. If it keeps happening, contact whoever runs the service.</source>
        <translation>انتظر دقيقة، ثم حاول مرة أخرى. إن استمر ذلك، فتواصل مع مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>The request was sent, but the service didn’t respond to its gateway in time. The gateway returned status %1.</source>
        <translation>أُرسل الطلب، لكن الخدمة لم تستجب لبوابتها في الوقت المحدد. أعادت البوابة الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Your administrator made this connection read-only, so nothing was changed.</source>
        <translation>جعل مسؤول النظام هذا الاتصال للقراءة فقط، لذلك لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>This computer’s policy turns off changes for everyone who uses it.</source>
        <translation>تعطّل سياسة هذا الكمبيوتر التغييرات لكل من يستخدمه.</translation>
    </message>
    <message>
        <source>Switch to a connection that allows changes, or ask your administrator.</source>
        <translation>انتقل إلى اتصال يسمح بالتغييرات، أو اسأل مسؤول النظام.</translation>
    </message>
    <message>
        <source>Check the port. If it’s right, try again later, or report this to whoever runs the service.</source>
        <translation>تحقّق من المنفذ. إذا كان صحيحًا، فأعد المحاولة لاحقًا أو أبلغ مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>The SOCKS proxy %1 closed the connection.</source>
        <translation>أغلق وكيل SOCKS ⁨%1⁩ الاتصال.</translation>
    </message>
    <message>
        <source>Its rules may forbid connections to the service, or that port may belong to another kind of server, such as an HTTP proxy. Nothing reached the service.</source>
        <translation>ربما تمنع قواعده الاتصال بالخدمة، أو أن هذا المنفذ لنوع آخر من الخوادم، مثل وكيل HTTP. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The name may be misspelled or known only inside your network, or looking it up took too long. Nothing reached the service.</source>
        <translation>ربما كُتب الاسم خطأً أو لا يُعرف إلا داخل شبكتك، أو استغرق البحث عنه وقتًا طويلًا. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The service’s host name or port may be wrong, the service may not be running, or the proxy may not be able to reach it. Nothing reached the service.</source>
        <translation>ربما كان اسم مضيف الخدمة أو منفذها خطأً، أو أن الخدمة لا تعمل، أو أن الوكيل لا يستطيع الوصول إليها. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The proxy %1 isn’t set up correctly.</source>
        <translation>الوكيل ⁨%1⁩ غير معدّ بشكل صحيح.</translation>
    </message>
    <message>
        <source>It reported an error in its configuration. Nothing reached the service.</source>
        <translation>أبلغ عن خطأ في إعداده. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Ask your network administrator to check the proxy.</source>
        <translation>اطلب من مسؤول الشبكة فحص الوكيل.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service to enable TLS 1.3, or TLS 1.2 with current ciphers. Settings under Advanced can’t allow older ones.</source>
        <translation>اطلب من مشغّل الخدمة تفعيل TLS 1.3، أو TLS 1.2 بخوارزميات تشفير حديثة. لا تسمح الإعدادات ضمن «خيارات متقدمة» بما هو أقدم.</translation>
    </message>
    <message>
        <source>Labdesk uses HTTP/1.1. Nothing was changed.</source>
        <translation>يستخدم Labdesk ‏HTTP/1.1. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>The connection’s URL isn’t encrypted, and the service redirected to %1. Nothing was changed.</source>
        <translation>عنوان URL للاتصال غير مشفّر، وأعادت الخدمة التوجيه إلى ⁨%1⁩. لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>The request was refused, and no reason was given.</source>
        <translation>رُفض الطلب، ولم يُذكر سبب.</translation>
    </message>
    <message>
        <source>The response had status 403 without an error message: a gateway or firewall may have refused the request, or the key lacks permission.</source>
        <translation>وصلت الحالة 403 دون رسالة خطأ: ربما رفضت بوابة أو جدار ناري الطلب، أو أن المفتاح لا يملك الإذن.</translation>
    </message>
    <message>
        <source>Check the URL in the connection. If it’s right, ask the key’s owner, your network administrator, or whoever runs the service.</source>
        <translation>تحقّق من عنوان URL في الاتصال. إذا كان صحيحًا، فاسأل مالك المفتاح أو مسؤول الشبكة أو مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to another page on the same server. The status was %1.</source>
        <translation>أُرسل الطلب، لكن الخدمة أعادت التوجيه إلى صفحة أخرى على الخادم نفسه. كانت الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to an unusable address. The status was %1.</source>
        <translation>أُرسل الطلب، لكن الخدمة أعادت التوجيه إلى عنوان غير صالح للاستخدام. كانت الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The request was sent, but the service redirected to another address, which Labdesk didn’t follow. The status was %1.</source>
        <translation>أُرسل الطلب، لكن الخدمة أعادت التوجيه إلى عنوان آخر لم يتبعه Labdesk. كانت الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The gateway in front of the service says the service is unavailable.</source>
        <translation>تفيد البوابة أمام الخدمة بأن الخدمة غير متاحة.</translation>
    </message>
    <message>
        <source>The gateway returned status 503: the service may be overloaded, restarting, or down for maintenance.</source>
        <translation>أعادت البوابة الحالة 503: قد تكون الخدمة مثقلة أو قيد إعادة التشغيل أو الصيانة.</translation>
    </message>
    <message>
        <source>Sign in to this computer again, or run kinit, then try again. If it keeps happening, ask your network administrator.</source>
        <translation>سجّل الدخول إلى هذا الكمبيوتر مجددًا، أو شغّل kinit، ثم حاول مرة أخرى. إن استمر ذلك، فتواصل مع مسؤول الشبكة.</translation>
    </message>
    <message>
        <source>Labdesk supports Kerberos (Negotiate), NTLM, and Basic. Nothing reached the service.</source>
        <translation>يدعم Labdesk طرق Kerberos (Negotiate) و NTLM و Basic. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>The proxy %1 requires a Kerberos ticket, and you don’t have one.</source>
        <translation>يتطلب الوكيل ⁨%1⁩ تذكرة Kerberos، وليست لديك تذكرة.</translation>
    </message>
    <message>
        <source>You get one when you sign in to your organization’s network. Nothing reached the service.</source>
        <translation>تحصل عليها عند تسجيل الدخول إلى شبكة مؤسستك. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Sign in to this computer again, or run kinit. If the proxy also accepts a user name and password, enter them under Advanced. Otherwise ask your network administrator.</source>
        <translation>سجّل الدخول إلى هذا الكمبيوتر مجددًا، أو شغّل kinit. إن كان الوكيل يقبل أيضًا اسم مستخدم وكلمة مرور، فأدخلهما ضمن «خيارات متقدمة». وإلا فتواصل مع مسؤول الشبكة.</translation>
    </message>
    <message>
        <source>Can’t sign in to the proxy %1: your Kerberos ticket has expired.</source>
        <translation>تعذّر تسجيل الدخول إلى الوكيل ⁨%1⁩: انتهت صلاحية تذكرة Kerberos لديك.</translation>
    </message>
    <message>
        <source>A ticket is valid for several hours after you sign in to this computer. Nothing reached the service.</source>
        <translation>تبقى التذكرة صالحة لبضع ساعات بعد تسجيل الدخول إلى هذا الكمبيوتر. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Can’t get a Kerberos ticket for the proxy %1.</source>
        <translation>تعذّر الحصول على تذكرة Kerberos للوكيل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The domain controller may be unreachable, or may not know the proxy by this name. Nothing reached the service.</source>
        <translation>ربما يتعذّر الوصول إلى وحدة التحكم بالمجال، أو أنها لا تعرف الوكيل بهذا الاسم. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>Check your network. Check that the proxy is entered with its full name, not an IP address. Then ask your network administrator.</source>
        <translation>تحقّق من شبكتك ومن أن الوكيل محدَّد باسمه الكامل لا بعنوان IP. ثم تواصل مع مسؤول الشبكة.</translation>
    </message>
    <message>
        <source>The proxy %1 rejected your Kerberos ticket.</source>
        <translation>رفض الوكيل ⁨%1⁩ تذكرة Kerberos لديك.</translation>
    </message>
    <message>
        <source>You may not be allowed to use it, or this computer’s clock may be wrong. Nothing reached the service.</source>
        <translation>ربما لا يُسمح لك باستخدامه، أو أن ساعة هذا الكمبيوتر غير صحيحة. لم يصل شيء إلى الخدمة.</translation>
    </message>
    <message>
        <source>A gateway or another server responded instead of the service: there’s nothing at this address.</source>
        <translation>استجابت بوابة أو خادم آخر بدلًا من الخدمة: لا شيء على هذا العنوان.</translation>
    </message>
    <message>
        <source>The response had status 404, without an error message from the service.</source>
        <translation>وصلت الحالة 404 من دون رسالة خطأ من الخدمة.</translation>
    </message>
    <message>
        <source>Check the URL. If it’s right, report this to whoever runs the service.</source>
        <translation>تحقّق من عنوان URL. إن كان صحيحًا، فأبلغ مشغّل الخدمة بذلك.</translation>
    </message>
</context>
<context>
    <name>labdesk::ErrorState</name>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>عرض التفاصيل</translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>الحالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service said: %1</source>
        <translation>أفادت الخدمة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>إخفاء التفاصيل</translation>
    </message>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>لا محاولات.</numerusform>
            <numerusform>محاولة واحدة.</numerusform>
            <numerusform>محاولتان.</numerusform>
            <numerusform>⁨%Ln⁩ محاولات.</numerusform>
            <numerusform>⁨%Ln⁩ محاولة.</numerusform>
            <numerusform>⁨%Ln⁩ محاولة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ExerciseController</name>
    <message>
        <source>Exercise completed.</source>
        <translation>اكتمل التمرين.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of an exercise; %3 is a sentence</comment>
        <translation>الخطوة ⁨%1⁩ من ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>End exercise</source>
        <translation>إنهاء التمرين</translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>التمارين…</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>مكتمل</translation>
    </message>
</context>
<context>
    <name>labdesk::ExerciseTexts</name>
    <message>
        <source>A source lost its permission</source>
        <translation>فقد مصدر إذنه</translation>
    </message>
    <message>
        <source>Requests are rate limited</source>
        <translation>الطلبات محدودة</translation>
    </message>
    <message>
        <source>A change has an unknown outcome</source>
        <translation>تغيير نتيجته غير معروفة</translation>
    </message>
    <message>
        <source>The service is down</source>
        <translation>الخدمة متوقفة</translation>
    </message>
    <message>
        <source>The wrong source is being disconnected</source>
        <translation>يجري قطع اتصال المصدر الخطأ</translation>
    </message>
    <message>
        <source>A caller needs a center nearby</source>
        <translation>متصل يحتاج إلى مركز قريب</translation>
    </message>
    <message>
        <source>In Users, select 20 or more users and check their sources.</source>
        <translation>في «المستخدمون»، حدّد ٢٠ مستخدمًا أو أكثر وافحص مصادرهم.</translation>
    </message>
    <message>
        <source>Open a user who needs attention.</source>
        <translation>افتح مستخدمًا يحتاج إلى متابعة.</translation>
    </message>
    <message>
        <source>Copy the message for the user.</source>
        <translation>انسخ الرسالة الموجّهة إلى المستخدم.</translation>
    </message>
    <message>
        <source>Open any user.</source>
        <translation>افتح أي مستخدم.</translation>
    </message>
    <message>
        <source>Wait. Labdesk retries the request automatically.</source>
        <translation>انتظر. يعيد Labdesk إرسال الطلب تلقائيًا.</translation>
    </message>
    <message>
        <source>Change the time zone of any user.</source>
        <translation>غيّر المنطقة الزمنية لأي مستخدم.</translation>
    </message>
    <message>
        <source>The response was lost. Check whether the change was made.</source>
        <translation>فُقدت الاستجابة. تحقّق مما إذا كان التغيير قد أُجري.</translation>
    </message>
    <message>
        <source>Copy the summary for the ticket.</source>
        <translation>انسخ الملخص للتذكرة.</translation>
    </message>
    <message>
        <source>Disconnect a source of any user.</source>
        <translation>اقطع اتصال مصدر لأي مستخدم.</translation>
    </message>
    <message>
        <source>Cancel before it’s sent.</source>
        <translation>ألغِ قبل الإرسال.</translation>
    </message>
    <message>
        <source>Copy a center’s details for the patient.</source>
        <translation>انسخ بيانات مركز للمريض.</translation>
    </message>
    <message>
        <source>In Service centers, search near Evanston, IL.</source>
        <translation>في «مراكز الخدمة»، ابحث قرب Evanston, IL.</translation>
    </message>
    <message>
        <source>The service is back. Labdesk loads the user automatically.</source>
        <translation>عادت الخدمة إلى العمل. يحمّل Labdesk المستخدم تلقائيًا.</translation>
    </message>
</context>
<context>
    <name>labdesk::ExportDialog</name>
    <message numerus="yes">
        <source>Export %Ln user(s)</source>
        <translation>
            <numerusform>تصدير ⁨%Ln⁩ مستخدم</numerusform>
            <numerusform>تصدير مستخدم واحد</numerusform>
            <numerusform>تصدير مستخدمَين</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدمين</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدمًا</numerusform>
            <numerusform>تصدير ⁨%Ln⁩ مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>File format</source>
        <translation>صيغة الملف</translation>
    </message>
    <message>
        <source>Client IDs that may contain personal data</source>
        <translation>معرّفات العملاء التي قد تحتوي على بيانات شخصية</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>كل المستخدمين</translation>
    </message>
    <message>
        <source>Users matching %1</source>
        <translation>المستخدمون المطابقون لـ ⁨%1⁩</translation>
    </message>
    <message>
        <source>Fields: %1. Birth dates are never exported.</source>
        <translation>الحقول: ⁨%1⁩. لا تُصدَّر تواريخ الميلاد أبدًا.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;تصدير</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>أسطر ⁨JSON⁩</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>مخفية</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>ظاهرة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>ا&amp;ستعراض…</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>ال&amp;صيغة</translation>
    </message>
    <message>
        <source>&amp;File (only you can read it)</source>
        <translation>ال&amp;ملف (لا يقرؤه غيرك)</translation>
    </message>
    <message>
        <source>C&amp;lient IDs that may contain personal data</source>
        <translation>معرّفات العملاء التي قد تحتوي على &amp;بيانات شخصية</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type the number of users: %1</source>
        <translation>أنت في بيئة الإنتاج. للمتابعة، ا&amp;كتب عدد المستخدمين: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Number of users</source>
        <translation>عدد المستخدمين</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>تقدّم التصدير</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>تصدير إلى</translation>
    </message>
    <message>
        <source>Checking for personal data in client IDs…</source>
        <translation>جارٍ البحث عن بيانات شخصية في معرّفات العملاء…</translation>
    </message>
    <message>
        <source>None of these client IDs look like an email address or phone number.</source>
        <translation>لا يبدو أي من معرّفات العملاء هذه كعنوان بريد إلكتروني أو رقم هاتف.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be exported as they are.</source>
        <translation>
            <numerusform>لا يبدو أن أي معرّف عميل يحتوي على بيانات شخصية.</numerusform>
            <numerusform>قد يحتوي معرّف عميل واحد على بيانات شخصية، وسيُصدَّر كما هو.</numerusform>
            <numerusform>قد يحتوي معرّفا عميلين على بيانات شخصية، وسيُصدَّران كما هما.</numerusform>
            <numerusform>قد تحتوي ⁨%Ln⁩ معرّفات عملاء على بيانات شخصية، وستُصدَّر كما هي.</numerusform>
            <numerusform>قد يحتوي ⁨%Ln⁩ معرّف عميل على بيانات شخصية، وسيُصدَّر كما هو.</numerusform>
            <numerusform>قد يحتوي ⁨%Ln⁩ معرّف عميل على بيانات شخصية، وسيُصدَّر كما هو.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field: %1. %Ln user(s) in total.</source>
        <translation>
            <numerusform>الحقل: ⁨%1⁩. إجمالي المستخدمين: ⁨%Ln⁩.</numerusform>
            <numerusform>الحقل: ⁨%1⁩. إجمالي المستخدمين: ⁨%Ln⁩.</numerusform>
            <numerusform>الحقل: ⁨%1⁩. إجمالي المستخدمين: ⁨%Ln⁩.</numerusform>
            <numerusform>الحقل: ⁨%1⁩. إجمالي المستخدمين: ⁨%Ln⁩.</numerusform>
            <numerusform>الحقل: ⁨%1⁩. إجمالي المستخدمين: ⁨%Ln⁩.</numerusform>
            <numerusform>الحقل: ⁨%1⁩. إجمالي المستخدمين: ⁨%Ln⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) may contain personal data and will be hidden.</source>
        <translation>
            <numerusform>لا يبدو أن أي معرّف عميل يحتوي على بيانات شخصية.</numerusform>
            <numerusform>قد يحتوي معرّف عميل واحد على بيانات شخصية، وسيُخفى.</numerusform>
            <numerusform>قد يحتوي معرّفا عميلين على بيانات شخصية، وسيُخفيان.</numerusform>
            <numerusform>قد تحتوي ⁨%Ln⁩ معرّفات عملاء على بيانات شخصية، وستُخفى.</numerusform>
            <numerusform>قد يحتوي ⁨%Ln⁩ معرّف عميل على بيانات شخصية، وسيُخفى.</numerusform>
            <numerusform>قد يحتوي ⁨%Ln⁩ معرّف عميل على بيانات شخصية، وسيُخفى.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace file</source>
        <translation>استب&amp;دال الملف</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s) exported</source>
        <translation>
            <numerusform>المستخدمون المصدَّرون: ⁨%1⁩ من ⁨%Ln⁩</numerusform>
            <numerusform>المستخدمون المصدَّرون: ⁨%1⁩ من ⁨%Ln⁩</numerusform>
            <numerusform>المستخدمون المصدَّرون: ⁨%1⁩ من ⁨%Ln⁩</numerusform>
            <numerusform>المستخدمون المصدَّرون: ⁨%1⁩ من ⁨%Ln⁩</numerusform>
            <numerusform>المستخدمون المصدَّرون: ⁨%1⁩ من ⁨%Ln⁩</numerusform>
            <numerusform>المستخدمون المصدَّرون: ⁨%1⁩ من ⁨%Ln⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln user(s).</source>
        <translation>
            <numerusform>لم يُصدَّر أي مستخدم.</numerusform>
            <numerusform>صُدِّر مستخدم واحد.</numerusform>
            <numerusform>صُدِّر مستخدمان.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ مستخدمين.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ مستخدمًا.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ مستخدم.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>labdesk::FacetTableModel</name>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
</context>
<context>
    <name>labdesk::FieldHelp</name>
    <message>
        <source>Your own ID for this user. It can’t contain personal data.</source>
        <translation>المعرّف الخاص بك لهذا المستخدم. لا يجوز أن يحتوي على بيانات شخصية.</translation>
    </message>
    <message>
        <source>Assigned by the service when the user was created.</source>
        <translation>تعيّنه الخدمة عند إنشاء المستخدم.</translation>
    </message>
    <message>
        <source>The team that this user belongs to in the service.</source>
        <translation>الفريق في الخدمة الذي يتبعه هذا المستخدم.</translation>
    </message>
    <message>
        <source>Used when a source sends times without a time zone.</source>
        <translation>تُستخدم عندما يرسل مصدر أوقاتًا بلا منطقة زمنية.</translation>
    </message>
    <message>
        <source>Used to calculate maximum heart rate when a source sends no age.</source>
        <translation>يُستخدم لحساب أقصى معدل لنبض القلب عندما لا يرسل المصدر العمر.</translation>
    </message>
    <message>
        <source>Data from before this date isn’t collected.</source>
        <translation>لا تُجمع البيانات السابقة لهذا التاريخ.</translation>
    </message>
    <message>
        <source>From this date on, no data is collected, and the service disconnects the sources.</source>
        <translation>لا تُجمع البيانات من هذا التاريخ فصاعدًا، وتقطع الخدمة اتصال المصادر.</translation>
    </message>
    <message>
        <source>The service’s code for the insurance company.</source>
        <translation>رمز شركة التأمين لدى الخدمة.</translation>
    </message>
    <message>
        <source>The insurer’s number for the member, as on the card.</source>
        <translation>رقم العضو لدى شركة التأمين كما هو على البطاقة.</translation>
    </message>
    <message>
        <source>The insurer’s number for a group plan. Not every card has one.</source>
        <translation>رقم الخطة الجماعية لدى شركة التأمين. لا يوجد على كل بطاقة.</translation>
    </message>
    <message>
        <source>How the patient is related to the insured person.</source>
        <translation>صلة المريض بالشخص المؤمَّن عليه.</translation>
    </message>
    <message>
        <source>Whoever holds the policy, not necessarily the patient.</source>
        <translation>صاحب وثيقة التأمين. قد لا يكون المريض.</translation>
    </message>
    <message>
        <source>Whoever is responsible for paying the patient’s bill.</source>
        <translation>المسؤول عن دفع فاتورة المريض.</translation>
    </message>
    <message>
        <source>The service’s identifier (slug) for the provider. You can use it in filters.</source>
        <translation>معرّف المزوّد في الخدمة (slug). يمكنك استخدامه في التصفية.</translation>
    </message>
    <message>
        <source>How users give permission to read their data.</source>
        <translation>كيف يمنح المستخدمون الإذن بقراءة بياناتهم.</translation>
    </message>
    <message>
        <source>What the provider can send. A user may have allowed less.</source>
        <translation>ما يمكن للمزوّد إرساله. ربما سمح المستخدم بأقل من ذلك.</translation>
    </message>
    <message>
        <source>Where to search. For a city, its central ZIP code is used.</source>
        <translation>مكان البحث. للمدينة يُستخدم الرمز البريدي في وسطها.</translation>
    </message>
    <message>
        <source>A lab order in the service. It includes the lab and the patient’s address.</source>
        <translation>طلبية لدى الخدمة. تتضمن المختبر وعنوان المريض.</translation>
    </message>
    <message>
        <source>Only this lab’s service centers are searched.</source>
        <translation>يقتصر البحث على مراكز الخدمة التابعة لهذا المختبر.</translation>
    </message>
    <message>
        <source>How far away to search, in miles.</source>
        <translation>مسافة البحث بالأميال.</translation>
    </message>
    <message>
        <source>The state of the payor’s business address, not the patient’s.</source>
        <translation>ولاية عنوان عمل جهة الدفع، لا ولاية المريض.</translation>
    </message>
    <message>
        <source>Passes claims on to payors and has its own ID for each one.</source>
        <translation>تمرّر المطالبات إلى جهات الدفع ولديها معرّف خاص لكل منها.</translation>
    </message>
    <message>
        <source>A clearinghouse’s ID for a payor. It’s not the payor code.</source>
        <translation>معرّف غرفة المقاصة لجهة الدفع. ليس رمز جهة الدفع.</translation>
    </message>
    <message>
        <source>What the service is used for. It’s always shown at the top of the window.</source>
        <translation>الغرض من استخدام الخدمة. يظهر دائمًا أعلى النافذة.</translation>
    </message>
    <message>
        <source>The address of the service’s API. Whoever runs the service can tell you.</source>
        <translation>عنوان واجهة API للخدمة. يعرفه مشغّلها.</translation>
    </message>
    <message>
        <source>The HTTP header that carries the key in each request.</source>
        <translation>ترويسة HTTP التي تحمل المفتاح في كل طلب.</translation>
    </message>
    <message>
        <source>Where the API client ID and client secret are exchanged for a token.</source>
        <translation>المكان الذي يُستبدل فيه معرّف عميل API وسر العميل برمز مميز.</translation>
    </message>
    <message>
        <source>Identifies your team at the auth URL. It’s not a user’s client ID.</source>
        <translation>يعرّف فريقك لدى عنوان URL للمصادقة. ليس معرّف العميل الخاص بمستخدم.</translation>
    </message>
    <message>
        <source>The API that the token is for. Usually the base URL.</source>
        <translation>واجهة API التي يصدر الرمز المميز لها. عادةً عنوان URL الأساسي.</translation>
    </message>
    <message>
        <source>What the fields mean</source>
        <translation>معاني الحقول</translation>
    </message>
    <message>
        <source>To see this help in the window, point to a field or press %1.</source>
        <translation>لرؤية هذه المساعدة في النافذة، أشر إلى حقل أو اضغط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::FilterWords</name>
    <message>
        <source>“%1” needs a value.</source>
        <translation>يحتاج «⁨%1⁩» إلى قيمة.</translation>
    </message>
    <message>
        <source>“%1” is searched as text. Use OR in capitals to match either term.</source>
        <translation>يُبحث عن «⁨%1⁩» كنص. استخدم OR بحروف كبيرة لمطابقة أي من العبارتين.</translation>
    </message>
    <message>
        <source>“%1” isn’t needed, because users must match all terms. It’s searched as text.</source>
        <translation>لا حاجة إلى «⁨%1⁩»، لأن المستخدمين يجب أن يطابقوا كل العبارات. يُبحث عنه كنص.</translation>
    </message>
    <message>
        <source>Missing closing quote: everything after the opening quote is one phrase.</source>
        <translation>علامة الاقتباس الختامية مفقودة: كل ما بعدها عبارة واحدة.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>الحقل «⁨%1⁩» غير معروف، لذا يُبحث عنه كنص.</translation>
    </message>
    <message>
        <source>“%1” only works with “%2”, so it’s searched as text.</source>
        <translation>لا يعمل «⁨%1⁩» إلا مع «⁨%2‎⁩»، لذا يُبحث عنه كنص.</translation>
    </message>
    <message>
        <source>“OR” has nothing before it, so it’s searched as text.</source>
        <translation>لا شيء قبل «⁨OR⁩»، لذا يُبحث عنه كنص.</translation>
    </message>
    <message>
        <source>“%1” needs one of these values: %2. It’s ignored until it’s complete.</source>
        <translation>يحتاج «⁨%1⁩» إلى إحدى هذه القيم: ⁨%2⁩. يُتجاهل حتى يكتمل.</translation>
    </message>
    <message>
        <source>“%1” needs one of these values: %2. It’s searched as text.</source>
        <translation>يحتاج «⁨%1⁩» إلى إحدى هذه القيم: ⁨%2⁩. يُبحث عنه كنص.</translation>
    </message>
    <message>
        <source>“%1” isn’t a complete date yet, so it’s ignored.</source>
        <translation>«⁨%1⁩» ليس تاريخًا كاملًا بعد، لذا يُتجاهل.</translation>
    </message>
    <message>
        <source>“%1” isn’t a date, so it’s searched as text. Use 2026-03-31, 2026-03, 2026, 2026-01..2026-03, or 30d.</source>
        <translation>«⁨%1⁩» ليس تاريخًا، لذا يُبحث عنه كنص. استخدم ⁨2026-03-31⁩ أو ⁨2026-03⁩ أو ⁨2026⁩ أو ⁨2026-01..2026-03⁩ أو ⁨30d⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::ForeignTrailDialog</name>
    <message>
        <source>Audit trail of another computer</source>
        <translation>سجل التدقيق لكمبيوتر آخر</translation>
    </message>
    <message>
        <source>Filter this audit trail</source>
        <translation>تصفية سجل التدقيق هذا</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Verifying the audit trail…</source>
        <translation>جارٍ التحقّق من سجل التدقيق…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), read-only</source>
        <translation>
            <numerusform>لا سجلات، للقراءة فقط</numerusform>
            <numerusform>سجل واحد، للقراءة فقط</numerusform>
            <numerusform>سجلان، للقراءة فقط</numerusform>
            <numerusform>⁨%Ln⁩ سجلات، للقراءة فقط</numerusform>
            <numerusform>⁨%Ln⁩ سجلًا، للقراءة فقط</numerusform>
            <numerusform>⁨%Ln⁩ سجل، للقراءة فقط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln record(s), read-only</source>
        <translation>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ سجل، للقراءة فقط</numerusform>
            <numerusform>⁨%1⁩ من سجل واحد، للقراءة فقط</numerusform>
            <numerusform>⁨%1⁩ من سجلين، للقراءة فقط</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ سجلات، للقراءة فقط</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ سجلًا، للقراءة فقط</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ سجل، للقراءة فقط</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1. It isn’t part of this computer’s trail.</source>
        <translation>من ⁨%1⁩. ليس جزءًا من سجل التدقيق لهذا الكمبيوتر.</translation>
    </message>
    <message>
        <source>There is no audit trail in %1.</source>
        <translation>لا يوجد سجل تدقيق في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Choose a copy of an audit folder, one of its files, or exported JSON lines.</source>
        <translation>اختر نسخة من مجلد تدقيق، أو أحد ملفاته، أو أسطر JSON مصدَّرة.</translation>
    </message>
    <message>
        <source>Later records are shown but can’t be verified.</source>
        <translation>تُعرض السجلات اللاحقة، لكن لا يمكن التحقّق منها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exported record(s), which can’t be verified.</source>
        <translation>
            <numerusform>لا سجلات مصدَّرة.</numerusform>
            <numerusform>سجل واحد مصدَّر، لا يمكن التحقّق منه.</numerusform>
            <numerusform>سجلان مصدَّران، لا يمكن التحقّق منهما.</numerusform>
            <numerusform>⁨%Ln⁩ سجلات مصدَّرة، لا يمكن التحقّق منها.</numerusform>
            <numerusform>⁨%Ln⁩ سجلًا مصدَّرًا، لا يمكن التحقّق منها.</numerusform>
            <numerusform>⁨%Ln⁩ سجل مصدَّر، لا يمكن التحقّق منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exports don’t include the data needed for verification. To verify, ask for a copy of the audit folder.</source>
        <translation>لا تتضمن الملفات المصدَّرة البيانات اللازمة للتحقّق. للتحقّق، اطلب نسخة من مجلد التدقيق.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found in this file.</source>
        <translation>
            <numerusform>تم التحقّق: لا سجلات في هذا الملف.</numerusform>
            <numerusform>تم التحقّق: سجل واحد، ولا تغييرات في هذا الملف.</numerusform>
            <numerusform>تم التحقّق: سجلان، ولا تغييرات في هذا الملف.</numerusform>
            <numerusform>تم التحقّق: ⁨%Ln⁩ سجلات، ولا تغييرات في هذا الملف.</numerusform>
            <numerusform>تم التحقّق: ⁨%Ln⁩ سجلًا، ولا تغييرات في هذا الملف.</numerusform>
            <numerusform>تم التحقّق: ⁨%Ln⁩ سجل، ولا تغييرات في هذا الملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labdesk can’t detect missing files before or after this one. Open the whole folder to check for them.</source>
        <translation>لا يمكن لـ Labdesk اكتشاف ملفات ناقصة قبل هذا الملف أو بعده. افتح المجلد كاملًا للتحقّق منها.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: %Ln record(s), no changes found.</source>
        <translation>
            <numerusform>تم التحقّق: لا سجلات.</numerusform>
            <numerusform>تم التحقّق: سجل واحد، ولا تغييرات.</numerusform>
            <numerusform>تم التحقّق: سجلان، ولا تغييرات.</numerusform>
            <numerusform>تم التحقّق: ⁨%Ln⁩ سجلات، ولا تغييرات.</numerusform>
            <numerusform>تم التحقّق: ⁨%Ln⁩ سجلًا، ولا تغييرات.</numerusform>
            <numerusform>تم التحقّق: ⁨%Ln⁩ سجل، ولا تغييرات.</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone who can write to the folder could still have replaced the whole trail.</source>
        <translation>ومع ذلك قد يكون من يستطيع الكتابة في المجلد قد استبدل السجل كله.</translation>
    </message>
</context>
<context>
    <name>labdesk::HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Labdesk guide</source>
        <translation>دليل Labdesk</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>البحث في الدليل</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>صفحات الدليل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>⁨%Ln⁩ نتائج</numerusform>
            <numerusform>⁨%Ln⁩ نتيجة</numerusform>
            <numerusform>⁨%Ln⁩ نتيجة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Hours</name>
    <message>
        <source>Hours not provided. Call before visiting.</source>
        <translation>ساعات العمل غير مذكورة. اتصل قبل الزيارة.</translation>
    </message>
    <message>
        <source>Closed all week</source>
        <translation>مغلق طوال الأسبوع</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>مغلق</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, closed %2</source>
        <translation>⁨%1⁩، مغلق ⁨%2⁩</translation>
    </message>
    <message>
        <source>Open now, today %1</source>
        <translation>مفتوح الآن، اليوم ⁨%1⁩</translation>
    </message>
    <message>
        <source>Closed now, open today %1</source>
        <translation>مغلق الآن، مفتوح اليوم ⁨%1⁩</translation>
    </message>
    <message>
        <source>Closed today, opens %1</source>
        <translation>مغلق اليوم، يفتح ⁨%1⁩</translation>
    </message>
    <message>
        <source>Closed now, opens %1</source>
        <translation>مغلق الآن، يفتح ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Closes in %Ln min, today %1</source>
        <translation>
            <numerusform>يغلق الآن، اليوم ⁨%1⁩</numerusform>
            <numerusform>يغلق بعد دقيقة، اليوم ⁨%1⁩</numerusform>
            <numerusform>يغلق بعد دقيقتين، اليوم ⁨%1⁩</numerusform>
            <numerusform>يغلق بعد ⁨%Ln⁩ دقائق، اليوم ⁨%1⁩</numerusform>
            <numerusform>يغلق بعد ⁨%Ln⁩ دقيقة، اليوم ⁨%1⁩</numerusform>
            <numerusform>يغلق بعد ⁨%Ln⁩ دقيقة، اليوم ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 closed</source>
        <extracomment>%1 is a day of the week: &quot;Sat closed&quot;</extracomment>
        <translation>⁨%1⁩ مغلق</translation>
    </message>
</context>
<context>
    <name>labdesk::IngestionLine</name>
    <message>
        <source>no start</source>
        <translation>بلا بداية</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>بلا نهاية</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>فترة جمع البيانات</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
</context>
<context>
    <name>labdesk::InsuranceWords</name>
    <message>
        <source>Female</source>
        <translation>أنثى</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>ذكر</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>الشخص نفسه</translation>
    </message>
    <message>
        <source>Spouse</source>
        <translation>الزوج أو الزوجة</translation>
    </message>
</context>
<context>
    <name>labdesk::JobProgress</name>
    <message numerus="yes">
        <source>%Ln job(s): %1 of %2</source>
        <translation>
            <numerusform>لا مهام: ⁨%1⁩ من ⁨%2⁩</numerusform>
            <numerusform>مهمة واحدة: ⁨%1⁩ من ⁨%2⁩</numerusform>
            <numerusform>مهمتان: ⁨%1⁩ من ⁨%2⁩</numerusform>
            <numerusform>%Ln مهام: ⁨%1⁩ من ⁨%2⁩</numerusform>
            <numerusform>%Ln مهمة: ⁨%1⁩ من ⁨%2⁩</numerusform>
            <numerusform>%Ln مهمة: ⁨%1⁩ من ⁨%2⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobRemainsView</name>
    <message>
        <source>E&amp;xport results…</source>
        <translation>ت&amp;صدير النتائج…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>إ&amp;زالة من القائمة</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>المستخدمون في هذه المهمة</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>⁨%1⁩: لا مستخدمين</numerusform>
            <numerusform>⁨%1⁩: مستخدم واحد</numerusform>
            <numerusform>⁨%1⁩: مستخدمان</numerusform>
            <numerusform>⁨%1⁩: %Ln مستخدمين</numerusform>
            <numerusform>⁨%1⁩: %Ln مستخدمًا</numerusform>
            <numerusform>⁨%1⁩: %Ln مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted. Started %1 on “%2”. %3.</source>
        <translation>انقطعت. بدأت ⁨%1⁩ على «⁨%2⁩». ⁨%3⁩.</translation>
    </message>
    <message>
        <source>Check the users with an unknown outcome before you send anything again.</source>
        <translation>تحقّق من المستخدمين ذوي النتيجة غير المعروفة قبل إرسال أي شيء مرة أخرى.</translation>
    </message>
    <message>
        <source>The job won’t resume automatically.</source>
        <translation>لن تُستأنف المهمة تلقائيًا.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select unsent (%Ln)</source>
        <translation>
            <numerusform>&amp;تحديد من لم يُرسل لهم (⁨%Ln⁩)</numerusform>
            <numerusform>&amp;تحديد من لم يُرسل لهم (⁨%Ln⁩)</numerusform>
            <numerusform>&amp;تحديد من لم يُرسل لهم (⁨%Ln⁩)</numerusform>
            <numerusform>&amp;تحديد من لم يُرسل لهم (⁨%Ln⁩)</numerusform>
            <numerusform>&amp;تحديد من لم يُرسل لهم (⁨%Ln⁩)</numerusform>
            <numerusform>&amp;تحديد من لم يُرسل لهم (⁨%Ln⁩)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Check the %Ln unknown outcome(s)</source>
        <translation>
            <numerusform>التح&amp;قّق من غير المعروف</numerusform>
            <numerusform>التح&amp;قّق من غير المعروف</numerusform>
            <numerusform>التح&amp;قّق من غير المعروف (⁨%Ln⁩)</numerusform>
            <numerusform>التح&amp;قّق من غير المعروف (⁨%Ln⁩)</numerusform>
            <numerusform>التح&amp;قّق من غير المعروف (⁨%Ln⁩)</numerusform>
            <numerusform>التح&amp;قّق من غير المعروف (⁨%Ln⁩)</numerusform>
        </translation>
    </message>
    <message>
        <source>This job ran on “%1”. Switch to that connection first.</source>
        <translation>نُفّذت هذه المهمة على «⁨%1⁩». انتقل إلى ذلك الاتصال أولًا.</translation>
    </message>
</context>
<context>
    <name>labdesk::JobTableModel</name>
    <message>
        <source>Interrupted</source>
        <translation>منقطعة</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>⁨%1⁩ من %Ln مستخدم</numerusform>
            <numerusform>⁨%1⁩ من مستخدم واحد</numerusform>
            <numerusform>⁨%1⁩ من مستخدمَين</numerusform>
            <numerusform>⁨%1⁩ من %Ln مستخدمين</numerusform>
            <numerusform>⁨%1⁩ من %Ln مستخدمًا</numerusform>
            <numerusform>⁨%1⁩ من %Ln مستخدم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::JobUserTableModel</name>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>معرّف المستخدم</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
</context>
<context>
    <name>labdesk::JobWords</name>
    <message>
        <source>Change time zone to %1</source>
        <translation>تغيير المنطقة الزمنية إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>قطع اتصال ⁨%1⁩</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>تغيير المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Disconnect source</source>
        <translation>قطع اتصال المصدر</translation>
    </message>
    <message>
        <source>Restore time zones</source>
        <translation>استعادة المناطق الزمنية</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>تم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>فشل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>غير معروف: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>في الانتظار: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <translation>لم يُرسل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>قيد التحقّق</translation>
    </message>
    <message>
        <source>Canceling</source>
        <translation>قيد الإلغاء</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Rate limited</source>
        <translation>الطلبات محدودة</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>قيد التشغيل</translation>
    </message>
    <message>
        <source>Paused. Nothing is sent until you resume.</source>
        <translation>متوقفة مؤقتًا. لن يُرسل شيء حتى تستأنفها.</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسل</translation>
    </message>
    <message>
        <source>Accepted, but still listed. A phone app may have reconnected it.</source>
        <translation>قُبل، لكنه ما زال مدرجًا. ربما أعاد تطبيق هاتف ربطه.</translation>
    </message>
    <message>
        <source>%1 sending</source>
        <translation>قيد الإرسال: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>مُلغاة</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>تمّت جزئيًا</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>النتيجة غير معروفة</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>مكتملة</translation>
    </message>
    <message numerus="yes">
        <source>Canceling. Waiting for %Ln response(s).</source>
        <translation>
            <numerusform>جارٍ الإلغاء. لا استجابات متبقية.</numerusform>
            <numerusform>جارٍ الإلغاء. في انتظار استجابة واحدة.</numerusform>
            <numerusform>جارٍ الإلغاء. في انتظار استجابتين.</numerusform>
            <numerusform>جارٍ الإلغاء. في انتظار ⁨%Ln⁩ استجابات.</numerusform>
            <numerusform>جارٍ الإلغاء. في انتظار ⁨%Ln⁩ استجابة.</numerusform>
            <numerusform>جارٍ الإلغاء. في انتظار ⁨%Ln⁩ استجابة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can’t reach the service. Nothing is sent until you resume.</source>
        <translation>يتعذّر الوصول إلى الخدمة. لن يُرسل شيء حتى تستأنف المهمة.</translation>
    </message>
    <message>
        <source>The connection’s key or settings don’t allow this job. Nothing is sent until you resume.</source>
        <translation>لا يسمح مفتاح الاتصال أو إعداداته بهذه المهمة. لن يُرسل شيء حتى تستأنفها.</translation>
    </message>
    <message>
        <source>Queued. This job starts when the running one ends.</source>
        <translation>في الانتظار. تبدأ هذه المهمة عندما تنتهي المهمة الجارية.</translation>
    </message>
    <message numerus="yes">
        <source>Rate limited. The job resumes in %Ln second(s).</source>
        <translation>
            <numerusform>الطلبات محدودة. تُستأنف المهمة الآن.</numerusform>
            <numerusform>الطلبات محدودة. تُستأنف المهمة خلال ثانية.</numerusform>
            <numerusform>الطلبات محدودة. تُستأنف المهمة خلال ثانيتين.</numerusform>
            <numerusform>الطلبات محدودة. تُستأنف المهمة خلال ⁨%Ln⁩ ثوانٍ.</numerusform>
            <numerusform>الطلبات محدودة. تُستأنف المهمة خلال ⁨%Ln⁩ ثانية.</numerusform>
            <numerusform>الطلبات محدودة. تُستأنف المهمة خلال ⁨%Ln⁩ ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>already has this time zone</source>
        <translation>لديه هذه المنطقة الزمنية بالفعل</translation>
    </message>
    <message>
        <source>doesn’t have this source</source>
        <translation>ليس لديه هذا المصدر</translation>
    </message>
    <message>
        <source>no source to refresh</source>
        <translation>لا مصدر لتحديثه</translation>
    </message>
    <message>
        <source>data collection ended, no source left</source>
        <translation>انتهى جمع البيانات ولم يبقَ مصدر</translation>
    </message>
    <message>
        <source>hourly refresh limit reached</source>
        <translation>بُلغ حد التحديثات في الساعة</translation>
    </message>
    <message>
        <source>had no time zone before, and it can’t be cleared</source>
        <translation>لم تكن لديه منطقة زمنية ولا يمكن إزالتها</translation>
    </message>
    <message>
        <source>not changed by the original job</source>
        <translation>لم تغيّره المهمة الأصلية</translation>
    </message>
    <message>
        <source>outcome unknown: check first</source>
        <translation>النتيجة غير معروفة: تحقّق أولًا</translation>
    </message>
    <message>
        <source>New data is requested</source>
        <translation>تُطلب بيانات جديدة</translation>
    </message>
    <message>
        <source>This source stops sending data</source>
        <translation>يتوقف هذا المصدر عن إرسال البيانات</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a value before and after</comment>
        <translation>‏⁨%1⁩ ← ⁨%2⁩</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>غير محددة</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <comment>a time zone</comment>
        <translation>العودة إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>قيد الإرسال</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <translation>غير مؤكَّد بعد</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Accepted, but the service still returns the old value.</source>
        <translation>قُبل، لكن الخدمة ما زالت تعيد القيمة القديمة.</translation>
    </message>
    <message>
        <source>Was already disconnected.</source>
        <translation>كان مفصولًا بالفعل.</translation>
    </message>
    <message>
        <source>Requested, but some sources failed.</source>
        <translation>طُلب، لكن بعض المصادر فشلت.</translation>
    </message>
    <message>
        <source>Requested. The service is still working on it.</source>
        <translation>طُلب. ما زالت الخدمة تعمل عليه.</translation>
    </message>
    <message>
        <source>Requested.</source>
        <translation>طُلب.</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>قُطع الاتصال.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>تغيّر.</translation>
    </message>
    <message>
        <source>Rate limited.</source>
        <translation>الطلبات محدودة.</translation>
    </message>
    <message>
        <source>%1 Status %2.</source>
        <comment>what went wrong, and the HTTP status</comment>
        <translation>⁨%1⁩ الحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Checked: the service still returns the old value. The change may still take effect.</source>
        <translation>جرى التحقّق: ما زالت الخدمة تعيد القيمة القديمة. قد يُنفَّذ التغيير لاحقًا.</translation>
    </message>
    <message>
        <source>Sent, but no response arrived.</source>
        <translation>أُرسل ولم تصل استجابة.</translation>
    </message>
    <message>
        <source>Change data collection end date to %1</source>
        <translation>تغيير نهاية جمع البيانات إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Change data collection end date</source>
        <translation>تغيير نهاية جمع البيانات</translation>
    </message>
    <message>
        <source>Check sources</source>
        <translation>فحص المصادر</translation>
    </message>
    <message numerus="yes">
        <source>Requests new data for %Ln user(s). It can take a while to arrive.</source>
        <translation>
            <numerusform>يطلب بيانات جديدة لـ ⁨%Ln⁩ مستخدم. قد يستغرق وصولها بعض الوقت.</numerusform>
            <numerusform>يطلب بيانات جديدة لمستخدم واحد. قد يستغرق وصولها بعض الوقت.</numerusform>
            <numerusform>يطلب بيانات جديدة لمستخدمَين. قد يستغرق وصولها بعض الوقت.</numerusform>
            <numerusform>يطلب بيانات جديدة لـ ⁨%Ln⁩ مستخدمين. قد يستغرق وصولها بعض الوقت.</numerusform>
            <numerusform>يطلب بيانات جديدة لـ ⁨%Ln⁩ مستخدمًا. قد يستغرق وصولها بعض الوقت.</numerusform>
            <numerusform>يطلب بيانات جديدة لـ ⁨%Ln⁩ مستخدم. قد يستغرق وصولها بعض الوقت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The source stops sending data for %Ln user(s). Only the users can reconnect it.</source>
        <translation>
            <numerusform>يتوقف المصدر عن إرسال البيانات لـ ⁨%Ln⁩ مستخدم.</numerusform>
            <numerusform>يتوقف المصدر عن إرسال البيانات لمستخدم واحد. هو وحده يمكنه إعادة الربط.</numerusform>
            <numerusform>يتوقف المصدر عن إرسال البيانات لمستخدمَين. هما وحدهما يمكنهما إعادة الربط.</numerusform>
            <numerusform>يتوقف المصدر عن إرسال البيانات لـ ⁨%Ln⁩ مستخدمين. هم وحدهم يمكنهم إعادة الربط.</numerusform>
            <numerusform>يتوقف المصدر عن إرسال البيانات لـ ⁨%Ln⁩ مستخدمًا. هم وحدهم يمكنهم إعادة الربط.</numerusform>
            <numerusform>يتوقف المصدر عن إرسال البيانات لـ ⁨%Ln⁩ مستخدم. هم وحدهم يمكنهم إعادة الربط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this time zone for %Ln user(s).</source>
        <translation>
            <numerusform>يعيّن هذه المنطقة الزمنية لـ ⁨%Ln⁩ مستخدم.</numerusform>
            <numerusform>يعيّن هذه المنطقة الزمنية لمستخدم واحد.</numerusform>
            <numerusform>يعيّن هذه المنطقة الزمنية لمستخدمَين.</numerusform>
            <numerusform>يعيّن هذه المنطقة الزمنية لـ ⁨%Ln⁩ مستخدمين.</numerusform>
            <numerusform>يعيّن هذه المنطقة الزمنية لـ ⁨%Ln⁩ مستخدمًا.</numerusform>
            <numerusform>يعيّن هذه المنطقة الزمنية لـ ⁨%Ln⁩ مستخدم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restores the previous time zone of %Ln user(s).</source>
        <translation>
            <numerusform>يستعيد المنطقة الزمنية السابقة لـ ⁨%Ln⁩ مستخدم.</numerusform>
            <numerusform>يستعيد المنطقة الزمنية السابقة لمستخدم واحد.</numerusform>
            <numerusform>يستعيد المنطقة الزمنية السابقة لمستخدمَين.</numerusform>
            <numerusform>يستعيد المنطقة الزمنية السابقة لـ ⁨%Ln⁩ مستخدمين.</numerusform>
            <numerusform>يستعيد المنطقة الزمنية السابقة لـ ⁨%Ln⁩ مستخدمًا.</numerusform>
            <numerusform>يستعيد المنطقة الزمنية السابقة لـ ⁨%Ln⁩ مستخدم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets this data collection end date for %Ln user(s).</source>
        <translation>
            <numerusform>يعيّن نهاية جمع البيانات هذه لـ ⁨%Ln⁩ مستخدم.</numerusform>
            <numerusform>يعيّن نهاية جمع البيانات هذه لمستخدم واحد.</numerusform>
            <numerusform>يعيّن نهاية جمع البيانات هذه لمستخدمَين.</numerusform>
            <numerusform>يعيّن نهاية جمع البيانات هذه لـ ⁨%Ln⁩ مستخدمين.</numerusform>
            <numerusform>يعيّن نهاية جمع البيانات هذه لـ ⁨%Ln⁩ مستخدمًا.</numerusform>
            <numerusform>يعيّن نهاية جمع البيانات هذه لـ ⁨%Ln⁩ مستخدم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads the sources of %Ln user(s) and lists their problems. Nothing is changed or saved.</source>
        <translation>
            <numerusform>يقرأ مصادر ⁨%Ln⁩ مستخدم ويسرد مشكلاتها. لا يُغيَّر شيء ولا يُحفظ.</numerusform>
            <numerusform>يقرأ مصادر مستخدم واحد ويسرد مشكلاتها. لا يُغيَّر شيء ولا يُحفظ.</numerusform>
            <numerusform>يقرأ مصادر مستخدمَين ويسرد مشكلاتها. لا يُغيَّر شيء ولا يُحفظ.</numerusform>
            <numerusform>يقرأ مصادر ⁨%Ln⁩ مستخدمين ويسرد مشكلاتها. لا يُغيَّر شيء ولا يُحفظ.</numerusform>
            <numerusform>يقرأ مصادر ⁨%Ln⁩ مستخدمًا ويسرد مشكلاتها. لا يُغيَّر شيء ولا يُحفظ.</numerusform>
            <numerusform>يقرأ مصادر ⁨%Ln⁩ مستخدم ويسرد مشكلاتها. لا يُغيَّر شيء ولا يُحفظ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>جارٍ البدء</translation>
    </message>
    <message>
        <source>Starts in a few seconds. Nothing has been sent yet.</source>
        <translation>تبدأ بعد بضع ثوانٍ. لم يُرسل شيء بعد.</translation>
    </message>
    <message>
        <source>Several requests in a row got no response. Check these users before you resume.</source>
        <translation>عدة طلبات متتالية بلا استجابة. راجع هؤلاء المستخدمين قبل الاستئناف.</translation>
    </message>
    <message>
        <source>data collection already ends on this day</source>
        <translation>ينتهي جمع البيانات في هذا اليوم بالفعل</translation>
    </message>
    <message>
        <source>Sources are checked</source>
        <translation>تُفحص المصادر</translation>
    </message>
    <message>
        <source>Some sources couldn’t be read</source>
        <translation>تعذّرت قراءة بعض المصادر</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>لم يُعثر على مشكلات.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and its problem</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>&amp;Request data refresh</source>
        <translation>&amp;طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>C&amp;hange time zone</source>
        <translation>ت&amp;غيير المنطقة الزمنية</translation>
    </message>
    <message>
        <source>&amp;Disconnect source</source>
        <translation>قطع اتصال الم&amp;صدر</translation>
    </message>
    <message>
        <source>&amp;Restore time zones</source>
        <translation>استعادة المناطق ال&amp;زمنية</translation>
    </message>
    <message>
        <source>Change data &amp;collection end date</source>
        <translation>تغيير نهاية &amp;جمع البيانات</translation>
    </message>
    <message>
        <source>Chec&amp;k sources</source>
        <translation>ف&amp;حص المصادر</translation>
    </message>
    <message>
        <source>data collection starts after this day</source>
        <translation>يبدأ جمع البيانات بعد هذا اليوم</translation>
    </message>
    <message>
        <source>changed somewhere else in the meantime</source>
        <translation>تغيّر في مكان آخر في هذه الأثناء</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>تم تخطيه: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>تم تخطيه</translation>
    </message>
    <message>
        <source>source reconnected in the meantime</source>
        <translation>أُعيد ربط المصدر في هذه الأثناء</translation>
    </message>
    <message>
        <source>%1 partly done</source>
        <translation>تم جزئيًا: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 not confirmed yet</source>
        <translation>غير مؤكَّد بعد: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::JobsPane</name>
    <message>
        <source>Jobs</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>No job selected</source>
        <translation>لم تُحدَّد مهمة</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>لا مهام بعد</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>تصدير النتائج</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Exported the results.</source>
        <translation>صُدّرت النتائج.</translation>
    </message>
    <message>
        <source>No job selected.</source>
        <translation>لم تُحدَّد مهمة.</translation>
    </message>
    <message>
        <source>Go to the job list</source>
        <translation>الانتقال إلى قائمة المهام</translation>
    </message>
    <message>
        <source>Reload jobs</source>
        <translation>إعادة تحميل المهام</translation>
    </message>
    <message>
        <source>This list updates automatically.</source>
        <translation>تُحدَّث هذه القائمة تلقائيًا.</translation>
    </message>
    <message>
        <source>Pause job</source>
        <translation>إيقاف المهمة مؤقتًا</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>إلغاء المهمة</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Export job results…</source>
        <translation>تصدير نتائج المهمة…</translation>
    </message>
    <message>
        <source>save CSV</source>
        <translation>حفظ CSV</translation>
    </message>
    <message>
        <source>Sho&amp;w users</source>
        <translation>إظهار ال&amp;مستخدمين</translation>
    </message>
    <message>
        <source>Copy link to jobs</source>
        <translation>نسخ رابط المهام</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Select a job to see its progress.</source>
        <translation>حدّد مهمة لترى تقدّمها.</translation>
    </message>
    <message>
        <source>Select two or more users, then choose an action.</source>
        <translation>حدّد مستخدمَين أو أكثر، ثم اختر إجراءً.</translation>
    </message>
    <message>
        <source>The job isn’t running.</source>
        <translation>المهمة ليست قيد التشغيل.</translation>
    </message>
    <message>
        <source>The job has ended.</source>
        <translation>انتهت المهمة.</translation>
    </message>
    <message numerus="yes">
        <source>Send the request again for %Ln user(s)?</source>
        <translation>
            <numerusform>هل تريد إعادة إرسال الطلب لـ ⁨%Ln⁩ مستخدم؟</numerusform>
            <numerusform>هل تريد إعادة إرسال الطلب لمستخدم واحد؟</numerusform>
            <numerusform>هل تريد إعادة إرسال الطلب لمستخدمَين؟</numerusform>
            <numerusform>هل تريد إعادة إرسال الطلب لـ ⁨%Ln⁩ مستخدمين؟</numerusform>
            <numerusform>هل تريد إعادة إرسال الطلب لـ ⁨%Ln⁩ مستخدمًا؟</numerusform>
            <numerusform>هل تريد إعادة إرسال الطلب لـ ⁨%Ln⁩ مستخدم؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry failures</source>
        <translation>إعادة المحاولة لما فشل</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonPanel</name>
    <message>
        <source>Previous match</source>
        <translation>النتيجة السابقة</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>النتيجة التالية</translation>
    </message>
    <message>
        <source>View</source>
        <translation>طريقة العرض</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>لفّ الأسطر</translation>
    </message>
    <message>
        <source>Raw response</source>
        <translation>الاستجابة الخام</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>نسخ المسار</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>نسخ القيمة</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Find in response</source>
        <translation>البحث في الاستجابة</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>شجرة</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Changes since the previous response</source>
        <translation>التغييرات منذ الاستجابة السابقة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the hits</comment>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation>نُسخ المسار.</translation>
    </message>
    <message>
        <source>Copied the value.</source>
        <translation>نُسخت القيمة.</translation>
    </message>
    <message>
        <source>This response is too large for a tree (%1) and is shown as text only.</source>
        <translation>هذه الاستجابة أكبر من أن تُعرض كشجرة (⁨%1⁩)، فتُعرض نصًا فقط.</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonTreeModel</name>
    <message>
        <source>unknown field, not in the contract</source>
        <translation>حقل غير معروف، ليس في العقد</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>مخفي</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
</context>
<context>
    <name>labdesk::JsonTreeView</name>
    <message>
        <source>Raw response</source>
        <translation>الاستجابة الخام</translation>
    </message>
</context>
<context>
    <name>labdesk::KeptSecretField</name>
    <message>
        <source>Replace…</source>
        <translation>استبدال…</translation>
    </message>
    <message>
        <source>%1: stored, never shown</source>
        <translation>⁨%1⁩: مخزّنة ولا تُعرض أبدًا</translation>
    </message>
    <message>
        <source>Replace: %1</source>
        <translation>استبدال: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::KnownValues</name>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>App</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>الملف الشخصي</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>النوم</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>الجسم</translation>
    </message>
    <message>
        <source>Workouts</source>
        <translation>التمارين</translation>
    </message>
    <message>
        <source>Workout stream</source>
        <translation>تدفق التمرين</translation>
    </message>
    <message>
        <source>Glucose</source>
        <translation>الغلوكوز</translation>
    </message>
    <message>
        <source>Heart rate</source>
        <translation>معدل ضربات القلب</translation>
    </message>
    <message>
        <source>Heart rate variability</source>
        <translation>تقلّب معدل ضربات القلب</translation>
    </message>
    <message>
        <source>Blood oxygen</source>
        <translation>أكسجين الدم</translation>
    </message>
    <message>
        <source>Blood pressure</source>
        <translation>ضغط الدم</translation>
    </message>
    <message>
        <source>Cholesterol</source>
        <translation>الكوليسترول</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>الوزن</translation>
    </message>
    <message>
        <source>Body fat</source>
        <translation>دهون الجسم</translation>
    </message>
    <message>
        <source>Body temperature</source>
        <translation>حرارة الجسم</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>الوجبات</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>الماء</translation>
    </message>
    <message>
        <source>Caffeine</source>
        <translation>الكافيين</translation>
    </message>
    <message>
        <source>Mindfulness minutes</source>
        <translation>دقائق اليقظة الذهنية</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Active calories</source>
        <translation>السعرات النشطة</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Floors climbed</source>
        <translation>الطوابق المصعودة</translation>
    </message>
    <message>
        <source>Respiratory rate</source>
        <translation>معدل التنفس</translation>
    </message>
    <message>
        <source>VO2 max</source>
        <translation>الحد الأقصى لاستهلاك الأكسجين</translation>
    </message>
    <message>
        <source>Basal calories</source>
        <translation>السعرات الأساسية</translation>
    </message>
    <message>
        <source>Stress level</source>
        <translation>مستوى التوتر</translation>
    </message>
    <message>
        <source>Menstrual cycle</source>
        <translation>الدورة الشهرية</translation>
    </message>
    <message>
        <source>Electrocardiogram</source>
        <translation>تخطيط القلب</translation>
    </message>
    <message>
        <source>AFib burden</source>
        <translation>عبء الرجفان الأذيني</translation>
    </message>
    <message>
        <source>Sleep cycle</source>
        <translation>دورة النوم</translation>
    </message>
    <message>
        <source>Hypnogram</source>
        <translation>مخطط النوم</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>STAT testing</source>
        <translation>فحوص عاجلة (STAT)</translation>
    </message>
    <message>
        <source>Appointments</source>
        <translation>المواعيد</translation>
    </message>
    <message>
        <source>Appointments booked through the service</source>
        <translation>مواعيد تُحجز عبر الخدمة</translation>
    </message>
    <message>
        <source>Appointments booked with the lab</source>
        <translation>مواعيد تُحجز لدى المختبر</translation>
    </message>
    <message>
        <source>Pediatric draws</source>
        <translation>سحب الدم للأطفال</translation>
    </message>
    <message>
        <source>Glucose tolerance tests</source>
        <translation>اختبارات تحمّل الغلوكوز</translation>
    </message>
    <message>
        <source>Bills the client</source>
        <translation>تُصدر الفاتورة للعميل</translation>
    </message>
    <message>
        <source>Bills commercial insurance</source>
        <translation>تُصدر الفاتورة للتأمين التجاري</translation>
    </message>
    <message>
        <source>Bills the patient through the client</source>
        <translation>تُصدر الفاتورة للمريض عبر العميل</translation>
    </message>
    <message>
        <source>Bills the patient</source>
        <translation>تُصدر الفاتورة للمريض</translation>
    </message>
    <message>
        <source>Web sign-in</source>
        <translation>تسجيل الدخول عبر الويب</translation>
    </message>
    <message>
        <source>Team account</source>
        <translation>حساب الفريق</translation>
    </message>
    <message>
        <source>Phone app</source>
        <translation>تطبيق هاتف</translation>
    </message>
    <message>
        <source>User name and password</source>
        <translation>اسم المستخدم وكلمة المرور</translation>
    </message>
</context>
<context>
    <name>labdesk::LabButtons</name>
    <message>
        <source>Search %1</source>
        <translation>البحث في ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::LastRefresh</name>
    <message>
        <source>Last request at %1: failed.</source>
        <translation>آخر طلب في ⁨%1⁩: فشل.</translation>
    </message>
    <message>
        <source>Last request at %1: accepted.</source>
        <translation>آخر طلب في ⁨%1⁩: قُبل.</translation>
    </message>
    <message>
        <source>Last request at %1: %2.</source>
        <translation>آخر طلب في ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The outcome of the last refresh request is unknown. Check it first.</source>
        <translation>نتيجة طلب التحديث الأخير غير معروفة. تحقّق منها أولًا.</translation>
    </message>
    <message>
        <source>A refresh was requested. Waiting for the response.</source>
        <translation>طُلب تحديث. في انتظار الاستجابة.</translation>
    </message>
    <message>
        <source>The service is rate limiting data refreshes. Try again in %1.</source>
        <translation>تحديثات البيانات محدودة لدى الخدمة. حاول مرة أخرى بعد ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::LeaveDialog</name>
    <message numerus="yes">
        <source>%Ln change(s) being sent</source>
        <translation>
            <numerusform>لا تغييرات قيد الإرسال</numerusform>
            <numerusform>تغيير واحد قيد الإرسال</numerusform>
            <numerusform>تغييران قيد الإرسال</numerusform>
            <numerusform>%Ln تغييرات قيد الإرسال</numerusform>
            <numerusform>%Ln تغييرًا قيد الإرسال</numerusform>
            <numerusform>%Ln تغيير قيد الإرسال</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit before changes are sent?</source>
        <translation>هل تريد الإنهاء قبل إرسال التغييرات؟</translation>
    </message>
    <message>
        <source>Switch anyway</source>
        <translation>تبديل على أي حال</translation>
    </message>
    <message>
        <source>Start over anyway</source>
        <translation>البدء من جديد على أي حال</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>إنهاء على أي حال</translation>
    </message>
    <message>
        <source>Quit without sending</source>
        <translation>إنهاء بدون إرسال</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>ا&amp;نتظار</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;بقاء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) haven’t finished</source>
        <translation>
            <numerusform>لا مهام لم تنتهِ</numerusform>
            <numerusform>مهمة واحدة لم تنتهِ</numerusform>
            <numerusform>مهمتان لم تنتهيا</numerusform>
            <numerusform>⁨%Ln⁩ مهام لم تنتهِ</numerusform>
            <numerusform>⁨%Ln⁩ مهمة لم تنتهِ</numerusform>
            <numerusform>⁨%Ln⁩ مهمة لم تنتهِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) are still queued. Nothing will be sent for them.</source>
        <translation>
            <numerusform>لا مستخدمين في الانتظار: لن يُرسل شيء.</numerusform>
            <numerusform>مستخدم واحد ما زال في الانتظار: لن يُرسل له شيء.</numerusform>
            <numerusform>مستخدمان ما زالا في الانتظار: لن يُرسل لهما شيء.</numerusform>
            <numerusform>%Ln مستخدمين ما زالوا في الانتظار: لن يُرسل لهم شيء.</numerusform>
            <numerusform>%Ln مستخدمًا ما زالوا في الانتظار: لن يُرسل لهم شيء.</numerusform>
            <numerusform>%Ln مستخدم ما زالوا في الانتظار: لن يُرسل لهم شيء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes for %Ln user(s) are being sent. Their outcome will be unknown.</source>
        <translation>
            <numerusform>لا تغييرات قيد الإرسال.</numerusform>
            <numerusform>يجري إرسال التغيير لمستخدم واحد. تبقى نتيجته غير معروفة.</numerusform>
            <numerusform>يجري إرسال التغييرات لمستخدمَين. تبقى نتائجها غير معروفة.</numerusform>
            <numerusform>يجري إرسال التغييرات لـ ⁨%Ln⁩ مستخدمين. تبقى نتائجها غير معروفة.</numerusform>
            <numerusform>يجري إرسال التغييرات لـ ⁨%Ln⁩ مستخدمًا. تبقى نتائجها غير معروفة.</numerusform>
            <numerusform>يجري إرسال التغييرات لـ ⁨%Ln⁩ مستخدم. تبقى نتائجها غير معروفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished jobs are listed the next time you start Labdesk and won’t resume automatically.</source>
        <translation>تُدرج المهام غير المكتملة عند تشغيل Labdesk في المرة التالية، ولا تُستأنف تلقائيًا.</translation>
    </message>
    <message>
        <source>Switch connections before changes are sent?</source>
        <translation>هل تريد تبديل الاتصال قبل إرسال التغييرات؟</translation>
    </message>
    <message>
        <source>Start over before changes are sent?</source>
        <translation>هل تريد البدء من جديد قبل إرسال التغييرات؟</translation>
    </message>
    <message>
        <source>A countdown hasn’t ended, so its change hasn’t been made. If you stay, the countdown continues. If you go ahead, the change is canceled.</source>
        <translation>لم ينتهِ أحد العدّادات التنازلية، لذلك لم يُجرَ تغييره بعد. إذا بقيت، يستمر العدّ التنازلي. وإذا تابعت، يُلغى التغيير.</translation>
    </message>
    <message>
        <source>The service hasn’t responded yet. If you go ahead now, the outcome stays unknown.</source>
        <translation>لم تستجب الخدمة بعد. إذا تابعت الآن، تبقى النتيجة غير معروفة.</translation>
    </message>
    <message>
        <source>If you wait, Labdesk goes ahead when the service responds.</source>
        <translation>إذا انتظرت، يتابع Labdesk عندما تستجيب الخدمة.</translation>
    </message>
</context>
<context>
    <name>labdesk::LinkDialog</name>
    <message>
        <source>It opens user %1.</source>
        <translation>يفتح المستخدم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It shows provider %1.</source>
        <translation>يعرض المزوّد ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It shows the users.</source>
        <translation>يعرض المستخدمين.</translation>
    </message>
    <message>
        <source>It filters the users by “%1”.</source>
        <translation>يصفّي المستخدمين حسب «⁨%1⁩».</translation>
    </message>
    <message>
        <source>It opens a page in Labdesk.</source>
        <translation>يفتح صفحة في Labdesk.</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>هل تريد فتح هذا الرابط؟</translation>
    </message>
    <message>
        <source>It belongs to %1. Labdesk switches to “%2” first.</source>
        <translation>يخص ⁨%1⁩. ينتقل Labdesk إلى «⁨%2⁩» أولًا.</translation>
    </message>
    <message>
        <source>It’s for %1, which isn’t one of your connections. In “%2” it may find nothing, or a different user.</source>
        <translation>يخص ⁨%1⁩، وليس من اتصالاتك. في «⁨%2⁩» قد لا يجد شيئًا أو يجد مستخدمًا آخر.</translation>
    </message>
    <message>
        <source>You’re in production, and links can come from anywhere.</source>
        <translation>أنت في بيئة الإنتاج، وقد تأتي الروابط من أي مكان.</translation>
    </message>
    <message>
        <source>&amp;Switch and open</source>
        <translation>&amp;تبديل وفتح</translation>
    </message>
    <message>
        <source>&amp;Open anyway</source>
        <translation>&amp;فتح على أي حال</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>It searches for service centers for order %1.</source>
        <translation>يبحث عن مراكز الخدمة للطلبية ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It searches for service centers near %1.</source>
        <translation>يبحث عن مراكز الخدمة قرب ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It searches for the payor with code %1.</source>
        <translation>يبحث عن جهة الدفع ذات الرمز ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It sets the ticket number to %1.</source>
        <translation>يعيّن رقم التذكرة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>It replaces ticket %1 with %2. Your next changes are recorded with %2.</source>
        <translation>يستبدل بالتذكرة ⁨%1⁩ التذكرة ⁨%2⁩. تُسجَّل تغييراتك التالية مع ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Opening a link never changes data.</source>
        <translation>لا يغيّر فتح رابط أي بيانات أبدًا.</translation>
    </message>
</context>
<context>
    <name>labdesk::LinkRouter</name>
    <message>
        <source>Labdesk can’t open this link.</source>
        <translation>يتعذّر على Labdesk فتح هذا الرابط.</translation>
    </message>
    <message>
        <source>A link is waiting. It opens when you unlock.</source>
        <translation>رابط في الانتظار. يُفتح عند فتح القفل.</translation>
    </message>
    <message>
        <source>A link is waiting. It opens when you close the dialog.</source>
        <translation>رابط في الانتظار. يُفتح عند إغلاق مربع الحوار.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>فتح الرابط</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>غير متصل</translation>
    </message>
    <message>
        <source>Ticket number set to %1 from the link.</source>
        <translation>رقم التذكرة ⁨%1⁩ مأخوذ من الرابط.</translation>
    </message>
    <message>
        <source>The ticket number in the link was ignored. %1</source>
        <translation>لم يُستخدم رقم التذكرة الوارد في الرابط. ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::ListDetailPane</name>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>labdesk::ListHeader</name>
    <message>
        <source>Reload</source>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>Reload (F5)</source>
        <translation>إعادة التحميل (F5)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of the list, count</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
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
        <translation>أسطر JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>&amp;Plain text</source>
        <translation>&amp;نص عادي</translation>
    </message>
    <message>
        <source>With &amp;headers</source>
        <translation>مع &amp;رؤوس الأعمدة</translation>
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
        <translation>أ&amp;سطر ⁨JSON⁩</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>نسخ ال&amp;صف</translation>
    </message>
    <message>
        <source>Copy &amp;list as</source>
        <translation>نسخ ال&amp;قائمة كـ</translation>
    </message>
    <message>
        <source>&amp;Export list…</source>
        <translation>&amp;تصدير القائمة…</translation>
    </message>
    <message>
        <source>There are no rows.</source>
        <translation>لا توجد صفوف.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>لم تُنسخ صفوف.</numerusform>
            <numerusform>نُسخ صف واحد.</numerusform>
            <numerusform>نُسخ صفان.</numerusform>
            <numerusform>نُسخت ⁨%Ln⁩ صفوف.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ صفًا.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ صف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many rows to copy (more than %1). Filter the list first.</source>
        <translation>الصفوف أكثر من أن تُنسخ (أكثر من ⁨%1⁩). صفِّ القائمة أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln row(s) as %1.</source>
        <translation>
            <numerusform>لم تُنسخ صفوف بصيغة ⁨%1⁩.</numerusform>
            <numerusform>نُسخ صف واحد بصيغة ⁨%1⁩.</numerusform>
            <numerusform>نُسخ صفان بصيغة ⁨%1⁩.</numerusform>
            <numerusform>نُسخت ⁨%Ln⁩ صفوف بصيغة ⁨%1⁩.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ صفًا بصيغة ⁨%1⁩.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ صف بصيغة ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>تصدير القائمة</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln row(s).</source>
        <translation>
            <numerusform>لم تُصدَّر صفوف.</numerusform>
            <numerusform>صُدِّر صف واحد.</numerusform>
            <numerusform>صُدِّر صفان.</numerusform>
            <numerusform>صُدِّرت ⁨%Ln⁩ صفوف.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ صفًا.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ صف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy list as…</source>
        <translation>نسخ القائمة كـ…</translation>
    </message>
    <message>
        <source>CSV JSON Markdown plain clipboard</source>
        <translation>csv json markdown نص حافظة</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>تصدير القائمة…</translation>
    </message>
    <message>
        <source>CSV JSON save file download</source>
        <translation>csv json حفظ ملف تنزيل</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>أسطر ⁨JSON⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::LocalConnectionPage</name>
    <message>
        <source>Base URL</source>
        <translation>عنوان URL الأساسي</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>API key, known only to Labdesk</source>
        <translation>مفتاح API، لا يعرفه سوى Labdesk</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Allowed: all data is sample data</source>
        <translation>مسموحة: كل البيانات نموذجية</translation>
    </message>
    <message>
        <source>Start &amp;over…</source>
        <translation>ال&amp;بدء من جديد…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Off: the service works normally</source>
        <translation>متوقف: تعمل الخدمة كالمعتاد</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>المشكلة</translation>
    </message>
    <message>
        <source>Sample data</source>
        <translation>بيانات نموذجية</translation>
    </message>
    <message>
        <source>Keeps every change until you start over</source>
        <translation>تحتفظ بكل تغيير حتى تبدأ من جديد</translation>
    </message>
    <message>
        <source>Connect to the local service first.</source>
        <translation>اتصل بالخدمة المحلية أولًا.</translation>
    </message>
    <message>
        <source>Connect to the local service to practice.</source>
        <translation>اتصل بالخدمة المحلية للتدريب.</translation>
    </message>
    <message>
        <source>Choose a problem that the local service simulates until you end practice.</source>
        <translation>اختر مشكلة تحاكيها الخدمة المحلية حتى تنهي التدريب.</translation>
    </message>
</context>
<context>
    <name>labdesk::LocalWords</name>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>A date, a time of day and the short name of a time zone.</extracomment>
        <translation>‏⁨%1⁩، ⁨%2⁩ ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::LockController</name>
    <message>
        <source>This connection’s key was kept for this session only and has been removed. Enter it again.</source>
        <translation>حُفظ مفتاح هذا الاتصال لهذه الجلسة فقط ولم يعد موجودًا. أدخله من جديد.</translation>
    </message>
    <message>
        <source>This connection’s key has been removed. Enter it again.</source>
        <translation>أُزيل مفتاح هذا الاتصال. أدخله من جديد.</translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreen</name>
    <message>
        <source>Locked</source>
        <translation>مقفل</translation>
    </message>
    <message>
        <source>All loaded data was cleared from memory.</source>
        <translation>مُسحت كل البيانات المحمَّلة من الذاكرة.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>عبارة المرور</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>فتح القفل</translation>
    </message>
    <message>
        <source>Forget keys…</source>
        <translation>نسيان المفاتيح…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Caps Lock is on.</source>
        <translation>مفتاح Caps Lock مفعّل.</translation>
    </message>
    <message>
        <source>Couldn’t read this connection’s key.</source>
        <translation>تعذّرت قراءة مفتاح هذا الاتصال.</translation>
    </message>
    <message>
        <source>The keychain may be locked. Unlock it and try again.</source>
        <translation>قد تكون سلسلة المفاتيح مقفلة. افتح قفلها وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Continue without the key</source>
        <translation>المتابعة دون المفتاح</translation>
    </message>
    <message>
        <source>Forget all keys and the passphrase?</source>
        <translation>هل تريد نسيان كل المفاتيح وعبارة المرور؟</translation>
    </message>
    <message>
        <source>Forget keys</source>
        <translation>نسيان المفاتيح</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>عبارة مرور غير صحيحة.</translation>
    </message>
    <message>
        <source>Incorrect passphrase. %1</source>
        <translation>عبارة مرور غير صحيحة. ⁨%1⁩</translation>
    </message>
    <message>
        <source>Too many incorrect attempts.</source>
        <translation>محاولات غير صحيحة كثيرة جدًا.</translation>
    </message>
    <message>
        <source>Try again in %1&#xa0;s.</source>
        <translation>حاول مرة أخرى بعد ⁨%1⁩&#xa0;ث.</translation>
    </message>
    <message>
        <source>No passphrase is set, so anyone at this computer can unlock Labdesk.</source>
        <translation>لم تُعيَّن عبارة مرور، لذا يمكن لأي شخص أمام هذا الكمبيوتر فتح قفل Labdesk.</translation>
    </message>
    <message>
        <source>Forgetting keys…</source>
        <translation>جارٍ نسيان المفاتيح…</translation>
    </message>
    <message>
        <source>A key may still be in the keychain, so the passphrase stays.</source>
        <translation>قد يكون هناك مفتاح ما زال في سلسلة المفاتيح، لذلك تبقى عبارة المرور.</translation>
    </message>
    <message>
        <source>Unlock the keychain, or delete “labdesk” in your keychain app, and try again.</source>
        <translation>افتح قفل سلسلة المفاتيح أو احذف «labdesk» في تطبيق سلسلة المفاتيح، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Keys are also removed from the keychain, and unfinished jobs end. Settings are kept.</source>
        <translation>تُزال المفاتيح من سلسلة المفاتيح أيضًا وتنتهي المهام غير المكتملة. تبقى الإعدادات.</translation>
    </message>
</context>
<context>
    <name>labdesk::LockScreenStatus</name>
    <message numerus="yes">
        <source>%Ln job(s) paused</source>
        <translation>
            <numerusform>لا مهام متوقفة مؤقتًا</numerusform>
            <numerusform>مهمة واحدة متوقفة مؤقتًا</numerusform>
            <numerusform>مهمتان متوقفتان مؤقتًا</numerusform>
            <numerusform>%Ln مهام متوقفة مؤقتًا</numerusform>
            <numerusform>%Ln مهمة متوقفة مؤقتًا</numerusform>
            <numerusform>%Ln مهمة متوقفة مؤقتًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) running</source>
        <translation>
            <numerusform>لا مهام قيد التشغيل</numerusform>
            <numerusform>مهمة واحدة قيد التشغيل</numerusform>
            <numerusform>مهمتان قيد التشغيل</numerusform>
            <numerusform>⁨%Ln⁩ مهام قيد التشغيل</numerusform>
            <numerusform>⁨%Ln⁩ مهمة قيد التشغيل</numerusform>
            <numerusform>⁨%Ln⁩ مهمة قيد التشغيل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::LogindWatch</name>
    <message>
        <source>Locks the screen</source>
        <translation>يقفل الشاشة</translation>
    </message>
</context>
<context>
    <name>labdesk::MainJob</name>
    <message>
        <source>The service didn’t respond in time.</source>
        <translation>لم تستجب الخدمة في الوقت المحدد.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation>بلا منطقة زمنية</translation>
    </message>
    <message>
        <source>Newest user</source>
        <translation>أحدث مستخدم</translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation>مراكز الخدمة</translation>
    </message>
    <message>
        <source>%1 mi  %2, %3</source>
        <translation>⁨%1⁩ ميل  ⁨%2⁩، ⁨%3⁩</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>جهات الدفع</translation>
    </message>
    <message numerus="yes">
        <source>%Ln within 25 miles of %1 (lab %2)</source>
        <translation>
            <numerusform>لا شيء ضمن ٢٥ ميلًا من ⁨%1⁩ (المختبر ⁨%2⁩)</numerusform>
            <numerusform>واحد ضمن ٢٥ ميلًا من ⁨%1⁩ (المختبر ⁨%2⁩)</numerusform>
            <numerusform>اثنان ضمن ٢٥ ميلًا من ⁨%1⁩ (المختبر ⁨%2⁩)</numerusform>
            <numerusform>%Ln ضمن ٢٥ ميلًا من ⁨%1⁩ (المختبر ⁨%2⁩)</numerusform>
            <numerusform>%Ln ضمن ٢٥ ميلًا من ⁨%1⁩ (المختبر ⁨%2⁩)</numerusform>
            <numerusform>%Ln ضمن ٢٥ ميلًا من ⁨%1⁩ (المختبر ⁨%2⁩)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for “%1”</source>
        <translation>
            <numerusform>لا شيء لـ «⁨%1⁩»</numerusform>
            <numerusform>واحدة لـ «⁨%1⁩»</numerusform>
            <numerusform>اثنتان لـ «⁨%1⁩»</numerusform>
            <numerusform>%Ln لـ «⁨%1⁩»</numerusform>
            <numerusform>%Ln لـ «⁨%1⁩»</numerusform>
            <numerusform>%Ln لـ «⁨%1⁩»</numerusform>
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
        <translation>Labdesk — ⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>الاتصالات…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>التفضيلات…</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>مساعدة لهذه الصفحة</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>الخروج من ملء الشاشة</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>البحث أو تنفيذ أمر</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>الانتقال إلى</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>الجزء التالي</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>الجزء السابق</translation>
    </message>
    <message>
        <source>No other page to go to.</source>
        <translation>لا توجد صفحة أخرى للانتقال إليها.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدّم</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln page(s) that no longer exist.</source>
        <translation>
            <numerusform>لم تُتخطَّ أي صفحة.</numerusform>
            <numerusform>تُخطّيت صفحة واحدة لم تعد موجودة.</numerusform>
            <numerusform>تُخطّيت صفحتان لم تعودا موجودتين.</numerusform>
            <numerusform>تُخطّيت ⁨%Ln⁩ صفحات لم تعد موجودة.</numerusform>
            <numerusform>تُخطّيت ⁨%Ln⁩ صفحة لم تعد موجودة.</numerusform>
            <numerusform>تُخطّيت ⁨%Ln⁩ صفحة لم تعد موجودة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Support bundle…</source>
        <translation>حزمة الدعم…</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>قفل</translation>
    </message>
    <message>
        <source>End privacy mode</source>
        <translation>إنهاء وضع الخصوصية</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>وضع الخصوصية</translation>
    </message>
    <message>
        <source>Ticket number…</source>
        <translation>رقم التذكرة…</translation>
    </message>
    <message>
        <source>Change or clear the ticket number…</source>
        <translation>تغيير رقم التذكرة أو مسحه…</translation>
    </message>
    <message>
        <source>Show all tools</source>
        <translation>إظهار كل الأدوات</translation>
    </message>
    <message>
        <source>advanced expert administrator raw more</source>
        <translation>متقدم خبير مسؤول خام المزيد</translation>
    </message>
    <message>
        <source>Show only what you need on a call</source>
        <translation>إظهار ما تحتاجه أثناء المكالمة فقط</translation>
    </message>
    <message>
        <source>hide cover screen away log out sign off</source>
        <translation>إخفاء تغطية شاشة غائب خروج تسجيل الخروج</translation>
    </message>
</context>
<context>
    <name>labdesk::MapButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Show all centers</source>
        <translation>إظهار كل المراكز</translation>
    </message>
</context>
<context>
    <name>labdesk::MapLegend</name>
    <message>
        <source>Map legend</source>
        <translation>مفتاح الخريطة</translation>
    </message>
    <message>
        <source>Exact location</source>
        <translation>موقع دقيق</translation>
    </message>
    <message>
        <source>Estimated from ZIP code</source>
        <translation>مقدّر حسب الرمز البريدي</translation>
    </message>
    <message>
        <source>Estimated from ZIP code and distance</source>
        <translation>مقدّر حسب الرمز البريدي والمسافة</translation>
    </message>
    <message>
        <source>In this ZIP code, direction unknown</source>
        <translation>في هذا الرمز البريدي، الاتجاه غير معروف</translation>
    </message>
    <message>
        <source>Approximate map, drawn offline. Towns: GeoNames, CC BY 4.0</source>
        <translation>خريطة تقريبية مرسومة دون اتصال. المدن: ⁨GeoNames, CC BY 4.0⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::MapTexts</name>
    <message>
        <source>Canada</source>
        <translation>كندا</translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation>المكسيك</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>North, on the map&apos;s arrow</extracomment>
        <translation>ش</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <translation>⁨%1⁩ ميل</translation>
    </message>
    <message>
        <source>%1 · %2 mi</source>
        <translation>⁨%1⁩، ⁨%2⁩ ميل</translation>
    </message>
    <message>
        <source>Exact location</source>
        <translation>موقع دقيق</translation>
    </message>
    <message>
        <source>In this ZIP code, direction unknown</source>
        <translation>في هذا الرمز البريدي، الاتجاه غير معروف</translation>
    </message>
    <message>
        <source>Estimated from ZIP code and distance</source>
        <translation>مقدّر حسب الرمز البريدي والمسافة</translation>
    </message>
    <message>
        <source>No service centers on the map</source>
        <translation>لا مراكز خدمة على الخريطة</translation>
    </message>
    <message>
        <source>%1, nearest %2 miles</source>
        <translation>⁨%1⁩، الأقرب ⁨%2⁩ ميل</translation>
    </message>
    <message>
        <source>Selected: %1, %2</source>
        <translation>المحدد: ⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, %2, %3 miles</source>
        <translation>⁨%1⁩، ⁨%2⁩، ⁨%3⁩ ميل</translation>
    </message>
    <message>
        <source>%1, %2, distance unknown</source>
        <translation>⁨%1⁩، ⁨%2⁩، المسافة غير معروفة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers within %1 miles of %2</source>
        <translation>
            <numerusform>لا مراكز ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>مركز واحد ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>مركزان ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>%Ln مراكز ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>%Ln مركزًا ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
            <numerusform>%Ln مركز ضمن ⁨%1⁩ ميل من ⁨%2⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers</source>
        <translation>
            <numerusform>لا مراكز</numerusform>
            <numerusform>مركز واحد</numerusform>
            <numerusform>مركزان</numerusform>
            <numerusform>%Ln مراكز</numerusform>
            <numerusform>%Ln مركزًا</numerusform>
            <numerusform>%Ln مركز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the map</source>
        <translation>
            <numerusform>كلها على الخريطة</numerusform>
            <numerusform>واحد ليس على الخريطة</numerusform>
            <numerusform>اثنان ليسا على الخريطة</numerusform>
            <numerusform>%Ln ليست على الخريطة</numerusform>
            <numerusform>%Ln ليست على الخريطة</numerusform>
            <numerusform>%Ln ليست على الخريطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Approximate</source>
        <extracomment>On the map: it is drawn from outlines and ZIP codes</extracomment>
        <translation>تقريبية</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>On the map where several centers stand at one spot: how many</extracomment>
        <translation>‏×⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln centers here</source>
        <translation>
            <numerusform>لا مراكز هنا</numerusform>
            <numerusform>مركز واحد هنا</numerusform>
            <numerusform>مركزان هنا</numerusform>
            <numerusform>⁨%Ln⁩ مراكز هنا</numerusform>
            <numerusform>⁨%Ln⁩ مركزًا هنا</numerusform>
            <numerusform>⁨%Ln⁩ مركز هنا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… ولا غيرها</numerusform>
            <numerusform>… وواحد آخر</numerusform>
            <numerusform>… واثنان آخران</numerusform>
            <numerusform>… و⁨%Ln⁩ أخرى</numerusform>
            <numerusform>… و⁨%Ln⁩ أخرى</numerusform>
            <numerusform>… و⁨%Ln⁩ أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Lake Superior</source>
        <translation>بحيرة سوبيريور</translation>
    </message>
    <message>
        <source>Green Bay</source>
        <translation>خليج غرين</translation>
    </message>
    <message>
        <source>Lake Michigan</source>
        <translation>بحيرة ميشيغان</translation>
    </message>
    <message>
        <source>Saginaw Bay</source>
        <translation>خليج ساغينو</translation>
    </message>
    <message>
        <source>Lake Huron</source>
        <translation>بحيرة هورون</translation>
    </message>
    <message>
        <source>Lake St. Clair</source>
        <translation>بحيرة سانت كلير</translation>
    </message>
    <message>
        <source>Lake Erie</source>
        <translation>بحيرة إيري</translation>
    </message>
    <message>
        <source>Lake Ontario</source>
        <translation>بحيرة أونتاريو</translation>
    </message>
    <message>
        <source>Puget Sound</source>
        <translation>مضيق بوجيه</translation>
    </message>
    <message>
        <source>Strait of Juan de Fuca</source>
        <translation>مضيق خوان دي فوكا</translation>
    </message>
    <message>
        <source>San Pablo Bay</source>
        <translation>خليج سان بابلو</translation>
    </message>
    <message>
        <source>San Francisco Bay</source>
        <translation>خليج سان فرانسيسكو</translation>
    </message>
    <message>
        <source>Monterey Bay</source>
        <translation>خليج مونتيري</translation>
    </message>
    <message>
        <source>Santa Monica Bay</source>
        <translation>خليج سانتا مونيكا</translation>
    </message>
    <message>
        <source>Galveston Bay</source>
        <translation>خليج غالفستون</translation>
    </message>
    <message>
        <source>Corpus Christi Bay</source>
        <translation>خليج كوربوس كريستي</translation>
    </message>
    <message>
        <source>Mississippi Sound</source>
        <translation>مضيق ميسيسيبي</translation>
    </message>
    <message>
        <source>Mobile Bay</source>
        <translation>خليج موبيل</translation>
    </message>
    <message>
        <source>Apalachee Bay</source>
        <translation>خليج أبالاتشي</translation>
    </message>
    <message>
        <source>Tampa Bay</source>
        <translation>خليج تامبا</translation>
    </message>
    <message>
        <source>Charlotte Harbor</source>
        <translation>ميناء شارلوت</translation>
    </message>
    <message>
        <source>Florida Bay</source>
        <translation>خليج فلوريدا</translation>
    </message>
    <message>
        <source>Biscayne Bay</source>
        <translation>خليج بيسكين</translation>
    </message>
    <message>
        <source>Pamlico Sound</source>
        <translation>خليج بامليكو</translation>
    </message>
    <message>
        <source>Albemarle Sound</source>
        <translation>خليج ألبمارل</translation>
    </message>
    <message>
        <source>Chesapeake Bay</source>
        <translation>خليج تشيسابيك</translation>
    </message>
    <message>
        <source>Delaware Bay</source>
        <translation>خليج ديلاوير</translation>
    </message>
    <message>
        <source>Raritan Bay</source>
        <translation>خليج راريتان</translation>
    </message>
    <message>
        <source>Long Island Sound</source>
        <translation>مضيق لونغ آيلند</translation>
    </message>
    <message>
        <source>Narragansett Bay</source>
        <translation>خليج ناراغانسيت</translation>
    </message>
    <message>
        <source>Rhode Island Sound</source>
        <translation>مضيق رود آيلند</translation>
    </message>
    <message>
        <source>Buzzards Bay</source>
        <translation>خليج بازردز</translation>
    </message>
    <message>
        <source>Nantucket Sound</source>
        <translation>مضيق نانتوكيت</translation>
    </message>
    <message>
        <source>Cape Cod Bay</source>
        <translation>خليج كيب كود</translation>
    </message>
    <message>
        <source>Massachusetts Bay</source>
        <translation>خليج ماساتشوستس</translation>
    </message>
    <message>
        <source>Casco Bay</source>
        <translation>خليج كاسكو</translation>
    </message>
    <message>
        <source>Penobscot Bay</source>
        <translation>خليج بينوبسكوت</translation>
    </message>
    <message>
        <source>Gulf of Maine</source>
        <translation>خليج مين</translation>
    </message>
    <message>
        <source>Cook Inlet</source>
        <translation>خليج كوك</translation>
    </message>
    <message>
        <source>Prince William Sound</source>
        <translation>مضيق الأمير ويليام</translation>
    </message>
    <message>
        <source>Bristol Bay</source>
        <translation>خليج بريستول</translation>
    </message>
    <message>
        <source>Norton Sound</source>
        <translation>خليج نورتون</translation>
    </message>
    <message>
        <source>Gulf of Alaska</source>
        <translation>خليج ألاسكا</translation>
    </message>
    <message>
        <source>Bering Sea</source>
        <translation>بحر بيرنغ</translation>
    </message>
    <message>
        <source>Chukchi Sea</source>
        <translation>بحر تشوكشي</translation>
    </message>
    <message>
        <source>Beaufort Sea</source>
        <translation>بحر بوفورت</translation>
    </message>
    <message>
        <source>Philippine Sea</source>
        <translation>بحر الفلبين</translation>
    </message>
    <message>
        <source>Caribbean Sea</source>
        <translation>البحر الكاريبي</translation>
    </message>
    <message>
        <source>Gulf</source>
        <translation>الخليج</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>المحيط الأطلسي</translation>
    </message>
    <message>
        <source>Pacific Ocean</source>
        <translation>المحيط الهادئ</translation>
    </message>
    <message>
        <source>%1, %2, under %3 miles</source>
        <translation>⁨%1⁩، ⁨%2⁩، أقل من ⁨%3⁩ ميل</translation>
    </message>
    <message>
        <source>%1, nearest under %2 miles</source>
        <translation>⁨%1⁩، الأقرب على بعد أقل من ⁨%2⁩ ميل</translation>
    </message>
</context>
<context>
    <name>labdesk::MaskedValue</name>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>غير متوفر</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>⁨%1⁩، مخفي</translation>
    </message>
    <message>
        <source>%1, not provided</source>
        <translation>⁨%1⁩، غير متوفر</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>إخفاء ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>إظهار ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Shown for %Ln second(s)</source>
        <translation>
            <numerusform>لا يُعرض</numerusform>
            <numerusform>يُعرض ثانية واحدة</numerusform>
            <numerusform>يُعرض ثانيتين</numerusform>
            <numerusform>يُعرض %Ln ثوانٍ</numerusform>
            <numerusform>يُعرض %Ln ثانية</numerusform>
            <numerusform>يُعرض %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide · %1&#xa0;s</source>
        <translation>إخفاء (⁨%1⁩&#xa0;ث)</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>نسخ ⁨%1⁩</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>إخفاء</translation>
    </message>
    <message numerus="yes">
        <source>%1: shown for %Ln second(s)</source>
        <translation>
            <numerusform>⁨%1⁩: لا يُعرض</numerusform>
            <numerusform>⁨%1⁩: يُعرض ثانية واحدة</numerusform>
            <numerusform>⁨%1⁩: يُعرض ثانيتين</numerusform>
            <numerusform>⁨%1⁩: يُعرض ⁨%Ln⁩ ثوانٍ</numerusform>
            <numerusform>⁨%1⁩: يُعرض ⁨%Ln⁩ ثانية</numerusform>
            <numerusform>⁨%1⁩: يُعرض ⁨%Ln⁩ ثانية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::NetworkForm</name>
    <message>
        <source>%1&#xa0;s</source>
        <translation>⁨%1⁩&#xa0;ث</translation>
    </message>
    <message numerus="yes">
        <source>%Ln certificate(s), starting with “%1”.</source>
        <translation>
            <numerusform>لا شهادات. «⁨%1⁩»</numerusform>
            <numerusform>شهادة واحدة: «⁨%1⁩».</numerusform>
            <numerusform>شهادتان، أولاهما «⁨%1⁩».</numerusform>
            <numerusform>⁨%Ln⁩ شهادات، أولاها «⁨%1⁩».</numerusform>
            <numerusform>⁨%Ln⁩ شهادة، أولاها «⁨%1⁩».</numerusform>
            <numerusform>⁨%Ln⁩ شهادة، أولاها «⁨%1⁩».</numerusform>
        </translation>
    </message>
    <message>
        <source>Expired certificates are ignored; the first one expired on %1.</source>
        <translation>تُتجاهل الشهادات المنتهية الصلاحية؛ انتهت صلاحية أولاها في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Valid until %1.</source>
        <translation>صالحة حتى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا وكيل</translation>
    </message>
    <message>
        <source>Custom:</source>
        <translation>مخصص:</translation>
    </message>
    <message>
        <source>Proxy host and port</source>
        <translation>مضيف الوكيل ومنفذه</translation>
    </message>
    <message>
        <source>Certificate authority (CA) file, trusted in addition to the system’s</source>
        <translation>ملف مرجع التصديق (CA)، موثوق به إلى جانب مراجع النظام</translation>
    </message>
    <message>
        <source>PEM file (optional)</source>
        <translation>ملف PEM (اختياري)</translation>
    </message>
    <message>
        <source>How long to wait for a response</source>
        <translation>مدة انتظار الاستجابة</translation>
    </message>
    <message>
        <source>No proxy in use. The service is on this computer.</source>
        <translation>لا وكيل قيد الاستخدام. الخدمة على هذا الكمبيوتر.</translation>
    </message>
    <message>
        <source>No proxy in use.</source>
        <translation>لا وكيل قيد الاستخدام.</translation>
    </message>
    <message>
        <source>In use: %1.</source>
        <translation>قيد الاستخدام: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Looking up this computer’s proxy…</source>
        <translation>جارٍ البحث عن وكيل هذا الكمبيوتر…</translation>
    </message>
    <message>
        <source>Needed only if your network uses its own certificate authority. Certificates are still fully verified.</source>
        <translation>لا يلزم إلا إذا كانت شبكتك تستخدم مرجع تصديق خاصًا بها. تظل الشهادات خاضعة للتحقّق الكامل.</translation>
    </message>
    <message>
        <source>system proxy</source>
        <translation>وكيل النظام</translation>
    </message>
    <message>
        <source>no proxy</source>
        <translation>بلا وكيل</translation>
    </message>
    <message>
        <source>proxy %1</source>
        <translation>الوكيل ⁨%1⁩</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>ملف CA مخصص</translation>
    </message>
    <message>
        <source>Extra CA file</source>
        <translation>ملف CA إضافي</translation>
    </message>
    <message>
        <source>Certificates (%1)</source>
        <translation>شهادات (⁨%1⁩)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>كل الملفات (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Prox&amp;y</source>
        <translation>الو&amp;كيل</translation>
    </message>
    <message>
        <source>E&amp;xtra CA file</source>
        <translation>ملف CA إ&amp;ضافي</translation>
    </message>
    <message>
        <source>Ti&amp;meout</source>
        <translation>المهل&amp;ة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Proxy sign-in</source>
        <translation>تسجيل الدخول إلى الوكيل</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>شهادة العميل</translation>
    </message>
    <message>
        <source>client certificate</source>
        <translation>شهادة العميل</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>خي&amp;ارات متقدمة</translation>
    </message>
    <message>
        <source>Advanced: proxy, certificates, timeout</source>
        <translation>خيارات متقدمة: الوكيل والشهادات والمهلة</translation>
    </message>
</context>
<context>
    <name>labdesk::NewJobDialog</name>
    <message>
        <source>New time zone</source>
        <translation>المنطقة الزمنية الجديدة</translation>
    </message>
    <message>
        <source>New time &amp;zone</source>
        <translation>ال&amp;منطقة الزمنية الجديدة</translation>
    </message>
    <message>
        <source>Source to disconnect</source>
        <translation>المصدر المراد قطع اتصاله</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a source and how many have it</comment>
        <translation>‏⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>ال&amp;مصدر</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) per second</source>
        <translation>
            <numerusform>⁨%Ln⁩ مستخدم في الثانية</numerusform>
            <numerusform>مستخدم واحد في الثانية</numerusform>
            <numerusform>مستخدمان في الثانية</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمين في الثانية</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمًا في الثانية</numerusform>
            <numerusform>⁨%Ln⁩ مستخدم في الثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;peed (up to four users at a time)</source>
        <translation>ال&amp;سرعة (أربعة مستخدمين معًا على الأكثر)</translation>
    </message>
    <message>
        <source>Number of users</source>
        <translation>عدد المستخدمين</translation>
    </message>
    <message numerus="yes">
        <source>Checking %Ln user(s)…</source>
        <translation>
            <numerusform>جارٍ التحقّق من ⁨%Ln⁩ مستخدم…</numerusform>
            <numerusform>جارٍ التحقّق من مستخدم واحد…</numerusform>
            <numerusform>جارٍ التحقّق من مستخدمَين…</numerusform>
            <numerusform>جارٍ التحقّق من ⁨%Ln⁩ مستخدمين…</numerusform>
            <numerusform>جارٍ التحقّق من ⁨%Ln⁩ مستخدمًا…</numerusform>
            <numerusform>جارٍ التحقّق من ⁨%Ln⁩ مستخدم…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln user(s)?</source>
        <comment>what a job does</comment>
        <translation>
            <numerusform>⁨%1⁩ لـ ⁨%Ln⁩ مستخدم؟</numerusform>
            <numerusform>⁨%1⁩ لمستخدم واحد؟</numerusform>
            <numerusform>⁨%1⁩ لمستخدمَين؟</numerusform>
            <numerusform>⁨%1⁩ لـ ⁨%Ln⁩ مستخدمين؟</numerusform>
            <numerusform>⁨%1⁩ لـ ⁨%Ln⁩ مستخدمًا؟</numerusform>
            <numerusform>⁨%1⁩ لـ ⁨%Ln⁩ مستخدم؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a time zone to see who is affected.</source>
        <translation>اختر منطقة زمنية لترى من سيتأثر.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and what the administrator says about it</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>From your administrator</source>
        <translation>من مسؤول النظام</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>المستخدمون في هذه المهمة</translation>
    </message>
    <message>
        <source>Affected</source>
        <translation>المتأثرون</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>تم تخطيهم</translation>
    </message>
    <message>
        <source>Affected users</source>
        <translation>المستخدمون المتأثرون</translation>
    </message>
    <message>
        <source>Skipped users</source>
        <translation>المستخدمون الذين تم تخطيهم</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>why users are left out, and how many</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>You’re in production. To continue, &amp;type the number of users: %1</source>
        <translation>أنت في بيئة الإنتاج. للمتابعة، &amp;اكتب عدد المستخدمين: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no time zone now. For those users, the change can’t be undone.</source>
        <translation>
            <numerusform>لكل منهم منطقة زمنية الآن.</numerusform>
            <numerusform>واحد منهم بلا منطقة زمنية الآن. لا يمكن التراجع عن التغيير لهذا المستخدم.</numerusform>
            <numerusform>اثنان منهم بلا منطقة زمنية الآن. لا يمكن التراجع عن التغيير لهذين المستخدمَين.</numerusform>
            <numerusform>⁨%Ln⁩ منهم بلا منطقة زمنية الآن. لا يمكن التراجع عن التغيير لهؤلاء المستخدمين.</numerusform>
            <numerusform>⁨%Ln⁩ منهم بلا منطقة زمنية الآن. لا يمكن التراجع عن التغيير لهؤلاء المستخدمين.</numerusform>
            <numerusform>⁨%Ln⁩ منهم بلا منطقة زمنية الآن. لا يمكن التراجع عن التغيير لهؤلاء المستخدمين.</numerusform>
        </translation>
    </message>
    <message>
        <source>This source is connected through a phone app, which may reconnect it on its own.</source>
        <translation>هذا المصدر متصل عبر تطبيق هاتف قد يعيد ربطه تلقائيًا.</translation>
    </message>
    <message>
        <source>New data collection end date</source>
        <translation>نهاية جمع البيانات الجديدة</translation>
    </message>
    <message>
        <source>New data collection &amp;end date</source>
        <translation>&amp;نهاية جمع البيانات الجديدة</translation>
    </message>
    <message>
        <source>On that day, the service disconnects all of these users’ sources. You can change the end date later, but not remove it.</source>
        <translation>في ذلك اليوم تقطع الخدمة اتصال كل مصادر هؤلاء المستخدمين. يمكن تغيير النهاية، لكن لا يمكن إزالتها.</translation>
    </message>
    <message>
        <source>Enter the new end date to see who is affected.</source>
        <translation>أدخل النهاية الجديدة لترى من سيتأثر.</translation>
    </message>
</context>
<context>
    <name>labdesk::NewUserDialog</name>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>Your ID for this user. Don’t use an email address or phone number.</source>
        <translation>معرّفك لهذا المستخدم. لا تستخدم بريدًا إلكترونيًا أو رقم هاتف.</translation>
    </message>
    <message>
        <source>Your ID for this user</source>
        <translation>معرّفك لهذا المستخدم</translation>
    </message>
    <message>
        <source>Time zone, optional</source>
        <translation>المنطقة الزمنية، اختيارية</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>تاريخ الميلاد</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>بداية جمع البيانات</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>نهاية جمع البيانات</translation>
    </message>
    <message>
        <source>New user</source>
        <translation>مستخدم جديد</translation>
    </message>
    <message>
        <source>%1, optional</source>
        <translation>⁨%1⁩، اختياري</translation>
    </message>
    <message>
        <source>This looks like an email address.</source>
        <translation>يبدو هذا عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>This looks like a phone number.</source>
        <translation>يبدو هذا رقم هاتف.</translation>
    </message>
    <message>
        <source>Client IDs can’t contain personal data. The service will reject this.</source>
        <translation>لا يمكن أن تحتوي معرّفات العملاء على بيانات شخصية. سترفضه الخدمة.</translation>
    </message>
    <message>
        <source>Fix the highlighted field. Nothing was created.</source>
        <translation>صحّح الحقل المعلَّم. لم يُنشأ شيء.</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>جارٍ الإنشاء…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Client &amp;ID</source>
        <translation>&amp;معرّف العميل</translation>
    </message>
    <message>
        <source>&amp;Time zone</source>
        <translation>المنطقة ال&amp;زمنية</translation>
    </message>
    <message>
        <source>&amp;Birth date</source>
        <translation>تا&amp;ريخ الميلاد</translation>
    </message>
    <message>
        <source>D&amp;ata collection start</source>
        <translation>&amp;بداية جمع البيانات</translation>
    </message>
    <message>
        <source>Data collection &amp;end</source>
        <translation>ن&amp;هاية جمع البيانات</translation>
    </message>
    <message>
        <source>&amp;Create user</source>
        <translation>إ&amp;نشاء مستخدم</translation>
    </message>
    <message>
        <source>&amp;Open existing user</source>
        <translation>&amp;فتح المستخدم الموجود</translation>
    </message>
    <message>
        <source>Create %1?</source>
        <translation>هل تريد إنشاء ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Create user</source>
        <translation>إنشاء المستخدم</translation>
    </message>
    <message>
        <source>Optional: city, ZIP code, or zone</source>
        <translation>اختياري: مدينة أو رمز بريدي أو منطقة</translation>
    </message>
    <message>
        <source>&amp;Create anyway</source>
        <translation>الإنشاء &amp;على أي حال</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataDialog</name>
    <message>
        <source>Why is there no data?</source>
        <translation>لماذا لا توجد بيانات؟</translation>
    </message>
    <message>
        <source>Language of the message</source>
        <translation>لغة الرسالة</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>نوع البيانات</translation>
    </message>
    <message>
        <source>Copy explanation for the ticket</source>
        <translation>نسخ الشرح للتذكرة</translation>
    </message>
    <message>
        <source>Message for the user</source>
        <translation>رسالة للمستخدم</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>نسخ رسالة للمستخدم</translation>
    </message>
    <message>
        <source>Copied the explanation for the ticket.</source>
        <translation>نُسخ الشرح للتذكرة.</translation>
    </message>
    <message>
        <source>Copied the message for the user.</source>
        <translation>نُسخت الرسالة للمستخدم.</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>أي مصدر</translation>
    </message>
    <message>
        <source>Any data type</source>
        <translation>أي نوع من البيانات</translation>
    </message>
    <message>
        <source>There is nothing to tell the user.</source>
        <translation>لا شيء لإبلاغ المستخدم به.</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataMessage</name>
    <message>
        <source>Details…</source>
        <translation>التفاصيل…</translation>
    </message>
    <message>
        <source>Copied the explanation for the ticket.</source>
        <translation>نُسخ الشرح للتذكرة.</translation>
    </message>
    <message>
        <source>Copied the message for the user in English.</source>
        <translation>نُسخت الرسالة للمستخدم بالإنجليزية.</translation>
    </message>
    <message>
        <source>Copied the message for the user in Spanish.</source>
        <translation>نُسخت الرسالة للمستخدم بالإسبانية.</translation>
    </message>
</context>
<context>
    <name>labdesk::NoDataWords</name>
    <message>
        <source>source not connected</source>
        <translation>مصدر غير متصل</translation>
    </message>
    <message>
        <source>sign-in expired or rejected</source>
        <translation>انتهت صلاحية تسجيل الدخول أو رُفض</translation>
    </message>
    <message>
        <source>team credentials rejected</source>
        <translation>رُفضت بيانات اعتماد الفريق</translation>
    </message>
    <message>
        <source>data not allowed by the user</source>
        <translation>لم يسمح المستخدم بالبيانات</translation>
    </message>
    <message>
        <source>data not provided by the source</source>
        <translation>لا يوفّر المصدر هذه البيانات</translation>
    </message>
    <message>
        <source>data collection not started</source>
        <translation>لم يبدأ جمع البيانات</translation>
    </message>
    <message>
        <source>data collection ended</source>
        <translation>انتهى جمع البيانات</translation>
    </message>
    <message>
        <source>refresh limit reached</source>
        <translation>بُلغ حد التحديثات</translation>
    </message>
    <message>
        <source>problem with the service</source>
        <translation>مشكلة في الخدمة</translation>
    </message>
    <message>
        <source>notice from your administrator</source>
        <translation>إشعار من مسؤول النظام</translation>
    </message>
    <message>
        <source>connected a short time ago</source>
        <translation>رُبط قبل وقت قصير</translation>
    </message>
    <message>
        <source>no problem found</source>
        <translation>لم يُعثر على أي مشكلة</translation>
    </message>
    <message>
        <source>cause unknown</source>
        <translation>سبب غير معروف</translation>
    </message>
    <message>
        <source>the user’s sources</source>
        <translation>مصادر المستخدم</translation>
    </message>
    <message>
        <source>%1 Reported by the service: %2.</source>
        <translation>⁨%1⁩ أبلغت الخدمة عن: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>No source is connected for this user.</source>
        <translation>لا مصدر متصلًا لهذا المستخدم.</translation>
    </message>
    <message>
        <source>%1 isn’t connected, and the service’s list of providers doesn’t include it.</source>
        <translation>المصدر ⁨%1⁩ غير متصل، وليس في قائمة المزوّدين لدى الخدمة.</translation>
    </message>
    <message>
        <source>%1 isn’t connected for this user.</source>
        <translation>المصدر ⁨%1⁩ غير متصل لهذا المستخدم.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1 to share all data.</source>
        <translation>لم يسمح المستخدم بكل البيانات المتاحة من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1 to share this data: %2.</source>
        <translation>لم يسمح المستخدم بمشاركة هذه البيانات من ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Data collection for this user has ended: no data is collected from %1 on.</source>
        <translation>انتهى جمع البيانات لهذا المستخدم: لا تُجمع البيانات من ⁨%1⁩ فصاعدًا.</translation>
    </message>
    <message>
        <source>Data collection for this user ended on %1.</source>
        <translation>انتهى جمع البيانات لهذا المستخدم في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service isn’t getting updates from %1.</source>
        <translation>لا تتلقى الخدمة تحديثات من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service has a problem.</source>
        <translation>لدى الخدمة مشكلة.</translation>
    </message>
    <message>
        <source>%1 Reported by the service: status %2.</source>
        <translation>⁨%1⁩ أبلغت الخدمة عن الحالة ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Notice from your administrator, until %2: “%1”</source>
        <translation>إشعار من مسؤول النظام حتى ⁨%2⁩: «⁨%1⁩»</translation>
    </message>
    <message>
        <source>the user</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>the user’s connected sources</source>
        <translation>المصادر المتصلة للمستخدم</translation>
    </message>
    <message>
        <source>the list of all providers</source>
        <translation>قائمة جميع المزوّدين</translation>
    </message>
    <message>
        <source>Not loaded yet: %1.</source>
        <translation>لم يُحمَّل بعد: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Still loading: %1.</source>
        <translation>ما زال التحميل جاريًا: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Some entries couldn’t be read: %1.</source>
        <translation>تعذّرت قراءة بعض الإدخالات: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>الحالة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Couldn’t reload %1 (%2), so older data was used.</source>
        <translation>تعذّرت القراءة مجددًا، لذلك استُخدمت بيانات أقدم: ⁨%1⁩ (⁨%2⁩).</translation>
    </message>
    <message>
        <source>Couldn’t be read: %1 (%2).</source>
        <translation>تعذّرت قراءة ما يلي: ⁨%1⁩ (⁨%2⁩).</translation>
    </message>
    <message>
        <source>The service doesn’t have this user (status 404), so Labdesk can’t tell why there is no data.</source>
        <translation>هذا المستخدم غير موجود لدى الخدمة (الحالة 404)، فلا يمكن لـ Labdesk معرفة سبب عدم وجود بيانات.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know the status “%2” of %1.</source>
        <translation>لا يعرف Labdesk الحالة «⁨%2⁩» المذكورة لدى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service doesn’t report the status of %1.</source>
        <translation>لا تذكر الخدمة حالة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Labdesk can’t interpret the error “%2” from %1.</source>
        <translation>لا يستطيع Labdesk تفسير الخطأ «⁨%2⁩» المُبلَّغ عنه لدى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The service reports an error for %1, but not which one.</source>
        <translation>أُبلغ عن خطأ لدى ⁨%1⁩ من دون تحديده.</translation>
    </message>
    <message>
        <source>The start or end of data collection isn’t a valid date: “%1”. The missing data may be outside these dates.</source>
        <translation>بداية جمع البيانات أو نهايتها ليست تاريخًا صالحًا: «⁨%1⁩». قد تكون البيانات الناقصة خارج هذه الفترة.</translation>
    </message>
    <message>
        <source>The service’s lists disagree about %1.</source>
        <translation>قوائم الخدمة غير متطابقة بشأن ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know the status “%3” of this data from %1: %2.</source>
        <translation>لا يعرف Labdesk الحالة «⁨%3⁩» المذكورة لدى ⁨%1⁩ لهذه البيانات: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The service doesn’t report why this data is unavailable from %1: %2.</source>
        <translation>لا تذكر الخدمة سبب عدم توفّر هذه البيانات لدى ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The service doesn’t report whether this data is available from %1: %2.</source>
        <translation>لا تذكر الخدمة هل هذه البيانات متاحة من ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Labdesk can’t tell why there is no data.</source>
        <translation>لا يمكن لـ Labdesk معرفة سبب عدم وجود بيانات.</translation>
    </message>
    <message>
        <source>The user’s sign-in to %1 expired or was rejected.</source>
        <translation>انتهت صلاحية تسجيل دخول المستخدم إلى ⁨%1⁩ أو رُفض.</translation>
    </message>
    <message>
        <source>%1 rejected your team’s credentials.</source>
        <translation>رُفضت بيانات اعتماد فريقك لدى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This data isn’t available from %1: %2.</source>
        <translation>لا تتوفّر هذه البيانات لدى ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Data collection for this user starts on %1. Older data isn’t collected.</source>
        <translation>يبدأ جمع البيانات لهذا المستخدم في ⁨%1⁩. لا تُجمع البيانات الأقدم.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln refresh(es) were requested for this user in the last hour. The service doesn’t allow more.</source>
        <translation>
            <numerusform>لم يُطلب أي تحديث لهذا المستخدم في الساعة الأخيرة. لا تسمح الخدمة بأكثر من ذلك.</numerusform>
            <numerusform>طُلب تحديث واحد لهذا المستخدم في الساعة الأخيرة. لا تسمح الخدمة بأكثر من ذلك.</numerusform>
            <numerusform>طُلب تحديثان لهذا المستخدم في الساعة الأخيرة. لا تسمح الخدمة بأكثر من ذلك.</numerusform>
            <numerusform>طُلبت ⁨%Ln⁩ تحديثات لهذا المستخدم في الساعة الأخيرة. لا تسمح الخدمة بأكثر من ذلك.</numerusform>
            <numerusform>طُلب ⁨%Ln⁩ تحديثًا لهذا المستخدم في الساعة الأخيرة. لا تسمح الخدمة بأكثر من ذلك.</numerusform>
            <numerusform>طُلب ⁨%Ln⁩ تحديث لهذا المستخدم في الساعة الأخيرة. لا تسمح الخدمة بأكثر من ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected a short time ago (%2): %1. The first data may be on its way.</source>
        <translation>تم الربط قبل وقت قصير: ⁨%1⁩ (⁨%2⁩). قد تكون أولى البيانات في الطريق.</translation>
    </message>
    <message>
        <source>The service reports no problems with %1.</source>
        <translation>لا مشكلة فيما تذكره الخدمة عن ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Check the user ID and the connection. The user may have been deleted.</source>
        <translation>تحقّق من معرّف المستخدم ومن الاتصال. ربما حُذف المستخدم.</translation>
    </message>
    <message>
        <source>Send the explanation to whoever runs the service, and ask for the cause.</source>
        <translation>أرسل الشرح إلى مشغّل الخدمة واسأله عن السبب.</translation>
    </message>
    <message>
        <source>Correct this user’s data collection dates.</source>
        <translation>صحّح تواريخ جمع البيانات لهذا المستخدم.</translation>
    </message>
    <message>
        <source>Reload the user. If the lists still disagree, tell whoever runs the service.</source>
        <translation>أعد تحميل المستخدم. إن بقيت القائمتان غير متطابقتين، فأبلغ مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>Open Providers and check whether this data is listed for %1.</source>
        <translation>افتح «المزوّدون» وتحقّق هل هذه البيانات مدرجة لدى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Reload the user, then open this dialog again.</source>
        <translation>أعد تحميل المستخدم، ثم افتح مربع الحوار هذا مرة أخرى.</translation>
    </message>
    <message>
        <source>Check the name of the source, or ask the user to connect another one.</source>
        <translation>تحقّق من اسم المصدر، أو اطلب من المستخدم ربط مصدر آخر.</translation>
    </message>
    <message>
        <source>Ask the user to connect the source.</source>
        <translation>اطلب من المستخدم ربط المصدر.</translation>
    </message>
    <message>
        <source>Ask the user to reconnect %1. Only the user can do this.</source>
        <translation>اطلب من المستخدم إعادة ربط ⁨%1⁩. المستخدم وحده يستطيع ذلك.</translation>
    </message>
    <message>
        <source>Tell whoever manages your team’s access to %1. The user can’t fix this.</source>
        <translation>أبلغ من يدير وصول فريقك إلى ⁨%1⁩. لا يستطيع المستخدم إصلاح ذلك.</translation>
    </message>
    <message>
        <source>Ask the user to reconnect %1 and to allow all data.</source>
        <translation>اطلب من المستخدم إعادة ربط ⁨%1⁩ والسماح بكل البيانات.</translation>
    </message>
    <message>
        <source>Ask the user to connect another source that provides this data. Reconnecting won’t help.</source>
        <translation>اطلب من المستخدم ربط مصدر آخر يوفّر هذه البيانات. إعادة الربط لا تفيد.</translation>
    </message>
    <message>
        <source>Wait until that day. If the date is wrong, edit the user so that collection starts earlier.</source>
        <translation>انتظر حتى ذلك اليوم، أو عدّل المستخدم ليبدأ الجمع قبله إن كان التاريخ خاطئًا.</translation>
    </message>
    <message>
        <source>To collect more data, set a later end date first. The user can then reconnect.</source>
        <translation>لجمع المزيد من البيانات، عيّن أولًا تاريخ نهاية لاحقًا. يمكن للمستخدم بعد ذلك إعادة الربط.</translation>
    </message>
    <message>
        <source>Try again an hour after the first of these requests.</source>
        <translation>انتظر حتى تمضي ساعة على أولها، ثم اطلب التحديث مرة أخرى.</translation>
    </message>
    <message>
        <source>This usually passes. If it doesn’t, tell whoever runs the service.</source>
        <translation>يزول ذلك عادةً. إن لم يَزُل، فأبلغ مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>Tell whoever runs the service. The user can try to reconnect %1.</source>
        <translation>أبلغ مشغّل الخدمة. يمكن للمستخدم محاولة إعادة ربط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Follow the instructions in the notice.</source>
        <translation>اتّبع التعليمات الواردة في الإشعار.</translation>
    </message>
    <message>
        <source>Wait half an hour, then reload the user.</source>
        <translation>انتظر نصف ساعة، ثم أعد تحميل المستخدم.</translation>
    </message>
    <message>
        <source>Ask the user to open the source’s app and let it sync. Then request a data refresh.</source>
        <translation>اطلب من المستخدم فتح تطبيق المصدر وتركه يُجري المزامنة، ثم اطلب تحديث البيانات.</translation>
    </message>
    <message>
        <source>Also: %1.</source>
        <translation>أيضًا: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Also: %1 (%2).</source>
        <translation>أيضًا: ⁨%1⁩ (⁨%2⁩).</translation>
    </message>
    <message>
        <source>It’s still listed for this user. Sources connected through a phone app can stay listed after they’re disconnected.</source>
        <translation>ما زال مدرجًا لدى المستخدم. قد تبقى المصادر المتصلة عبر تطبيق هاتف مدرجة بعد قطع اتصالها.</translation>
    </message>
    <message>
        <source>The service doesn’t report when data last arrived, or whether the device synced with its provider.</source>
        <translation>لا تذكر الخدمة متى وصلت البيانات آخر مرة، ولا هل تمت مزامنة الجهاز مع مزوّده.</translation>
    </message>
    <message>
        <source>No problems: %1.</source>
        <translation>من دون مشكلات: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Listed in the user record but not under connected sources: %1.</source>
        <translation>في سجل المستخدم، لكن ليس ضمن المصادر المتصلة: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Listed under connected sources but not in the user record: %1.</source>
        <translation>ضمن المصادر المتصلة، لكن ليس في سجل المستخدم: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>مخفي</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a fact and the fact</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>لا بيانات</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>If that doesn’t help, send the explanation to whoever runs the service.</source>
        <translation>إن لم يُجدِ ذلك، فأرسل الشرح إلى مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>Ask the user to connect a source.</source>
        <translation>اطلب من المستخدم ربط مصدر.</translation>
    </message>
    <message>
        <source>Try again at %1.</source>
        <translation>حاول مرة أخرى في الساعة ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Neither the service nor Labdesk knows “%1”.</source>
        <translation>لا تعرف الخدمة ولا Labdesk «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Check the spelling in the list of providers, which shows the data that each one supports.</source>
        <translation>تحقّق من كتابتها في قائمة المزوّدين، التي تتضمن بيانات كل منهم.</translation>
    </message>
</context>
<context>
    <name>labdesk::PaletteList</name>
    <message>
        <source>%1, unavailable: %2</source>
        <translation>⁨%1⁩، غير متاح: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>الأنسب أولًا</translation>
    </message>
</context>
<context>
    <name>labdesk::PassphraseDialog</name>
    <message>
        <source>Set passphrase</source>
        <translation>تعيين عبارة مرور</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>تغيير عبارة المرور</translation>
    </message>
    <message>
        <source>Remove the passphrase?</source>
        <translation>هل تريد إزالة عبارة المرور؟</translation>
    </message>
    <message>
        <source>Without a passphrase, anyone at this computer can unlock Labdesk.</source>
        <translation>بدون عبارة مرور، يمكن لأي شخص أمام هذا الكمبيوتر فتح قفل Labdesk.</translation>
    </message>
    <message>
        <source>&amp;Current passphrase</source>
        <translation>عبارة المرور ال&amp;حالية</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>عبارة ال&amp;مرور</translation>
    </message>
    <message>
        <source>&amp;New passphrase, at least %1 characters</source>
        <translation>عبارة مرور &amp;جديدة، ⁨%1⁩ أحرف على الأقل</translation>
    </message>
    <message>
        <source>Confi&amp;rm passphrase</source>
        <translation>&amp;تأكيد عبارة المرور</translation>
    </message>
    <message>
        <source>Set &amp;passphrase</source>
        <translation>تع&amp;يين عبارة المرور</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>&amp;تغيير</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>The passphrases don’t match.</source>
        <translation>عبارتا المرور غير متطابقتين.</translation>
    </message>
    <message>
        <source>Enter the new passphrase twice.</source>
        <translation>أدخل عبارة المرور الجديدة مرتين.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>عبارة مرور غير صحيحة.</translation>
    </message>
    <message>
        <source>Couldn’t set the passphrase: not enough memory.</source>
        <translation>تعذّر تعيين عبارة المرور: الذاكرة غير كافية.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>أغلق برامج أخرى وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Try again in %1 s.</source>
        <translation>حاول مرة أخرى بعد ⁨%1⁩ ث.</translation>
    </message>
    <message>
        <source>You’ll need it to unlock Labdesk and each time Labdesk starts. It protects against people at this computer, not against someone with access to your files. If you forget it, you’ll have to enter your keys again.</source>
        <translation>ستحتاج إليها لفتح قفل Labdesk وعند كل تشغيل. تحمي من الأشخاص أمام هذا الكمبيوتر، لا ممن يستطيع الوصول إلى ملفاتك. إن نسيتها وجب إدخال مفاتيحك من جديد.</translation>
    </message>
</context>
<context>
    <name>labdesk::PassphraseField</name>
    <message>
        <source>Hide the passphrase</source>
        <translation>إخفاء عبارة المرور</translation>
    </message>
    <message>
        <source>Show the passphrase</source>
        <translation>إظهار عبارة المرور</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorCatalogNotice</name>
    <message>
        <source>Couldn’t load the list of payors, so each search goes to the service. %1</source>
        <translation>تعذّر تحميل قائمة جهات الدفع، لذا يُرسَل كل بحث إلى الخدمة. ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Each search is sent to the service, which lists at most %Ln payor(s) at a time.</source>
        <translation>
            <numerusform>يُرسل كل بحث إلى الخدمة لأنها لا تسرد أي جهة دفع دفعة واحدة.</numerusform>
            <numerusform>يُرسل كل بحث إلى الخدمة لأنها لا تسرد أكثر من جهة دفع واحدة دفعة واحدة.</numerusform>
            <numerusform>يُرسل كل بحث إلى الخدمة لأنها لا تسرد أكثر من جهتي دفع دفعة واحدة.</numerusform>
            <numerusform>يُرسل كل بحث إلى الخدمة لأنها لا تسرد أكثر من ⁨%Ln⁩ جهات دفع دفعة واحدة.</numerusform>
            <numerusform>يُرسل كل بحث إلى الخدمة لأنها لا تسرد أكثر من ⁨%Ln⁩ جهة دفع دفعة واحدة.</numerusform>
            <numerusform>يُرسل كل بحث إلى الخدمة لأنها لا تسرد أكثر من ⁨%Ln⁩ جهة دفع دفعة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each search is sent to the service because its list of all payors is empty.</source>
        <translation>يُرسل كل بحث إلى الخدمة لأن قائمتها بجميع جهات الدفع فارغة.</translation>
    </message>
    <message>
        <source>Each search is sent to the service because loading the list of all payors was canceled.</source>
        <translation>يُرسل كل بحث إلى الخدمة لأن تحميل قائمة جميع جهات الدفع أُلغي.</translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>عرض JSON الخام</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorComparison</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>رمز جهة الدفع</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>أسماء أخرى</translation>
    </message>
    <message>
        <source>Business address</source>
        <translation>عنوان العمل</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>مدرجة لدى</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>same</source>
        <translation>متطابق</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>مختلف</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>المحددة</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>مقارنةً بـ</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorDetail</name>
    <message>
        <source>Aliases</source>
        <translation>أسماء أخرى</translation>
    </message>
    <message>
        <source>Business address</source>
        <translation>عنوان العمل</translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation>نسخ عنوان العمل</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>رمز جهة الدفع</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>⁨%1⁩ في ⁨%2⁩</translation>
    </message>
    <message>
        <source>Another payor has this name: %1.</source>
        <translation>لجهة دفع أخرى هذا الاسم: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Other payors have this name: %1.</source>
        <translation>لجهات دفع أخرى هذا الاسم: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Copy alias %1</source>
        <translation>نسخ الاسم الآخر ⁨%1⁩</translation>
    </message>
    <message>
        <source>Listed by</source>
        <translation>مدرجة لدى</translation>
    </message>
    <message>
        <source>Copy c&amp;ode</source>
        <translation>&amp;نسخ الرمز</translation>
    </message>
    <message>
        <source>Compar&amp;e</source>
        <translation>م&amp;قارنة</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>إنهاء المقارنة</translation>
    </message>
    <message>
        <source>Select a payor to compare with “%1”.</source>
        <translation>حدّد جهة دفع لمقارنتها بـ «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Compared with “%1” (%2).</source>
        <translation>مقارنةً بـ «⁨%1⁩» (⁨%2⁩).</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorResults</name>
    <message>
        <source>No payor matches all search terms. Showing similar names.</source>
        <translation>لا توجد جهة دفع تطابق كل كلماتك. هذه أسماء مشابهة.</translation>
    </message>
    <message>
        <source>No payor matches all search terms. Showing results for “%1”.</source>
        <translation>لا توجد جهة دفع تطابق كل كلماتك. تُعرض نتائج «⁨%1⁩».</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s)</source>
        <translation>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), sorted by best match</source>
        <translation>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، الأنسب أولًا</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، الأنسب أولًا</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، الأنسب أولًا</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، الأنسب أولًا</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، الأنسب أولًا</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، الأنسب أولًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln payor(s), in original order</source>
        <translation>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، بالترتيب الأصلي</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، بالترتيب الأصلي</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، بالترتيب الأصلي</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، بالترتيب الأصلي</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، بالترتيب الأصلي</numerusform>
            <numerusform>⁨%1⁩ من ⁨%Ln⁩ من جهات الدفع، بالترتيب الأصلي</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>عُثر على ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 found, sorted by best match</source>
        <translation>عُثر على ⁨%1⁩، الأنسب أولًا</translation>
    </message>
    <message>
        <source>%1 found, in original order</source>
        <translation>عُثر على ⁨%1⁩، بالترتيب الأصلي</translation>
    </message>
    <message>
        <source>Ori&amp;ginal order</source>
        <translation>ال&amp;ترتيب الأصلي</translation>
    </message>
    <message>
        <source>&amp;Best match</source>
        <translation>الأنس&amp;ب أولًا</translation>
    </message>
    <message>
        <source>Sort by best match</source>
        <translation>الترتيب حسب الأنسب</translation>
    </message>
    <message>
        <source>In original order</source>
        <translation>بالترتيب الأصلي</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>نسخ رمز جهة الدفع</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>جهات الدفع</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchFields</name>
    <message>
        <source>Any</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>state</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Insurance company or alias</source>
        <translation>اسم شركة التأمين أو اسمها الآخر</translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation>البحث عن جهات الدفع بالاسم</translation>
    </message>
    <message>
        <source>Clearinghouse</source>
        <translation>غرفة المقاصة</translation>
    </message>
    <message>
        <source>State of the business address</source>
        <translation>ولاية عنوان العمل</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>ال&amp;ولاية</translation>
    </message>
    <message>
        <source>&amp;Clearinghouse</source>
        <translation>&amp;غرفة المقاصة</translation>
    </message>
    <message>
        <source>Payor &amp;ID</source>
        <translation>معرّ&amp;ف جهة الدفع</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>payor ID</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Payor ID at the clearinghouse</source>
        <translation>معرّف جهة الدفع لدى غرفة المقاصة</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorSearchPages</name>
    <message>
        <source>Unknown payor code %1</source>
        <translation>رمز جهة الدفع ⁨%1⁩ غير معروف</translation>
    </message>
    <message>
        <source>Codes can only be looked up in the list of all payors, which isn’t available. Search by the insurance company’s name.</source>
        <translation>لا يمكن البحث عن الرموز إلا في قائمة كل جهات الدفع، وهي غير متاحة. ابحث باسم شركة التأمين.</translation>
    </message>
    <message>
        <source>Find a payor</source>
        <translation>البحث عن جهة دفع</translation>
    </message>
    <message>
        <source>Type the insurance company’s name from the card. Plan names such as “Open Access Plus” aren’t payors.</source>
        <translation>اكتب اسم شركة التأمين من البطاقة. أسماء خطط التأمين مثل «Open Access Plus» ليست جهات دفع.</translation>
    </message>
    <message>
        <source>Searching as you type</source>
        <translation>البحث أثناء الكتابة</translation>
    </message>
    <message>
        <source>Press Enter to search now.</source>
        <translation>اضغط Enter للبحث الآن.</translation>
    </message>
    <message>
        <source>No payor found</source>
        <translation>لم يُعثر على جهة دفع</translation>
    </message>
    <message>
        <source>No match at “%1”, but other clearinghouses have matches.</source>
        <translation>لا نتائج لدى «⁨%1⁩»، لكن لدى غرف مقاصة أخرى نتائج.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any clearinghouse</source>
        <translation>
            <numerusform>لا شيء من أي غرفة مقاصة</numerusform>
            <numerusform>إظهار جهة واحدة من أي غرفة مقاصة</numerusform>
            <numerusform>إظهار جهتين من أي غرفة مقاصة</numerusform>
            <numerusform>إظهار %Ln جهات من أي غرفة مقاصة</numerusform>
            <numerusform>إظهار %Ln جهة من أي غرفة مقاصة</numerusform>
            <numerusform>إظهار %Ln جهة من أي غرفة مقاصة</numerusform>
        </translation>
    </message>
    <message>
        <source>No payor matches both the name and ID %1.</source>
        <translation>لا جهة دفع تطابق الاسم والمعرّف ⁨%1⁩ معًا.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln without the ID</source>
        <translation>
            <numerusform>لا شيء من دون المعرّف</numerusform>
            <numerusform>إظهار جهة واحدة من دون المعرّف</numerusform>
            <numerusform>إظهار جهتين من دون المعرّف</numerusform>
            <numerusform>إظهار %Ln جهات من دون المعرّف</numerusform>
            <numerusform>إظهار %Ln جهة من دون المعرّف</numerusform>
            <numerusform>إظهار %Ln جهة من دون المعرّف</numerusform>
        </translation>
    </message>
    <message>
        <source>Similar names from earlier searches:</source>
        <translation>أسماء مشابهة من عمليات بحث سابقة:</translation>
    </message>
    <message>
        <source>Cards often show a plan name. Try the insurance company’s name.</source>
        <translation>كثيرًا ما تذكر البطاقات اسم الخطة. جرّب اسم شركة التأمين.</translation>
    </message>
    <message>
        <source>C&amp;lear search</source>
        <translation>&amp;مسح البحث</translation>
    </message>
    <message>
        <source>No payor found in %1</source>
        <translation>لم يُعثر على جهة دفع في ⁨%1⁩</translation>
    </message>
    <message>
        <source>This is the state of the payor’s business address.</source>
        <translation>الولاية هي ولاية عنوان عمل جهة الدفع.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln from any state</source>
        <translation>
            <numerusform>إظهار الكل من أي ولاية</numerusform>
            <numerusform>إظهار جهة واحدة من أي ولاية</numerusform>
            <numerusform>إظهار جهتين من أي ولاية</numerusform>
            <numerusform>إظهار ⁨%Ln⁩ جهات من أي ولاية</numerusform>
            <numerusform>إظهار ⁨%Ln⁩ جهة من أي ولاية</numerusform>
            <numerusform>إظهار ⁨%Ln⁩ جهة من أي ولاية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::PayorTableModel</name>
    <message>
        <source>also %1</source>
        <translation>أيضًا ⁨%1⁩</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>المكان</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Exact code match</source>
        <translation>تطابق تام للرمز</translation>
    </message>
    <message>
        <source>Exact name match</source>
        <translation>تطابق تام للاسم</translation>
    </message>
    <message>
        <source>Also known as “%1”</source>
        <translation>تُعرف أيضًا باسم «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Name starts with your search</source>
        <translation>يبدأ الاسم بكلماتك</translation>
    </message>
    <message>
        <source>Also known as “%1”, which starts with your search</source>
        <translation>تُعرف أيضًا باسم «⁨%1⁩» الذي يبدأ بكلماتك</translation>
    </message>
    <message>
        <source>Matches the name</source>
        <translation>يطابق الاسم</translation>
    </message>
    <message>
        <source>Also known as “%1”, which matches</source>
        <translation>تُعرف أيضًا باسم «⁨%1⁩» المطابق</translation>
    </message>
    <message>
        <source>Matches the initials</source>
        <translation>يطابق الأحرف الأولى</translation>
    </message>
    <message>
        <source>Matches the initials of “%1”</source>
        <translation>يطابق الأحرف الأولى من «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Similar spelling</source>
        <translation>كتابة مشابهة</translation>
    </message>
    <message>
        <source>Also known as “%1”, similar spelling</source>
        <translation>تُعرف أيضًا باسم «⁨%1⁩»، كتابة مشابهة</translation>
    </message>
    <message>
        <source>Some words match the name</source>
        <translation>بعض الكلمات تطابق الاسم</translation>
    </message>
    <message>
        <source>Also known as “%1”, some words match</source>
        <translation>تُعرف أيضًا باسم «⁨%1⁩»، بعض الكلمات مطابقة</translation>
    </message>
    <message>
        <source>Suggested by the service</source>
        <translation>تقترحها الخدمة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payor(s) match your search. Select the right one in the list.</source>
        <translation>
            <numerusform>لا تطابق كلماتك أي جهة دفع. حدّد الجهة الصحيحة في القائمة.</numerusform>
            <numerusform>تطابق كلماتك جهة دفع واحدة. حدّد الجهة الصحيحة في القائمة.</numerusform>
            <numerusform>تطابق كلماتك جهتا دفع. حدّد الجهة الصحيحة في القائمة.</numerusform>
            <numerusform>تطابق كلماتك ⁨%Ln⁩ جهات دفع. حدّد الجهة الصحيحة في القائمة.</numerusform>
            <numerusform>تطابق كلماتك ⁨%Ln⁩ جهة دفع. حدّد الجهة الصحيحة في القائمة.</numerusform>
            <numerusform>تطابق كلماتك ⁨%Ln⁩ جهة دفع. حدّد الجهة الصحيحة في القائمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best match may not be the right payor. Check it before you select it in the list.</source>
        <translation>قد لا تكون جهة الدفع الأنسب هي الصحيحة. تحقّق منها قبل تحديدها في القائمة.</translation>
    </message>
    <message>
        <source>No payor matches all search terms. If you see the right one, select it in the list.</source>
        <translation>لا تطابق أي جهة دفع كل كلماتك. إن رأيت الجهة الصحيحة، فحدّدها في القائمة.</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsCommands</name>
    <message>
        <source>No payor selected.</source>
        <translation>لم تُحدَّد جهة دفع.</translation>
    </message>
    <message>
        <source>Search payors by name</source>
        <translation>البحث عن جهات الدفع بالاسم</translation>
    </message>
    <message>
        <source>insurance company find</source>
        <translation>شركة تأمين بحث</translation>
    </message>
    <message>
        <source>Choose clearinghouse</source>
        <translation>اختيار غرفة المقاصة</translation>
    </message>
    <message>
        <source>payors</source>
        <translation>جهات الدفع</translation>
    </message>
    <message>
        <source>Search payors by ID</source>
        <translation>البحث عن جهات الدفع بالمعرّف</translation>
    </message>
    <message>
        <source>number</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Clear payor search</source>
        <translation>مسح البحث عن جهات الدفع</translation>
    </message>
    <message>
        <source>The search is already empty.</source>
        <translation>البحث فارغ بالفعل.</translation>
    </message>
    <message>
        <source>Search payors again</source>
        <translation>البحث عن جهات الدفع مجددًا</translation>
    </message>
    <message>
        <source>Show payors as raw JSON</source>
        <translation>عرض جهات الدفع بصيغة JSON الخام</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>استجابة إدخالات غير مقروءة</translation>
    </message>
    <message>
        <source>This sort order is already set.</source>
        <translation>هذا الترتيب محدد بالفعل.</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ترتيب</translation>
    </message>
    <message>
        <source>Show payors in original order</source>
        <translation>عرض جهات الدفع بالترتيب الأصلي</translation>
    </message>
    <message>
        <source>Sort payors by best match</source>
        <translation>ترتيب جهات الدفع حسب الأنسب</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>نسخ رمز جهة الدفع</translation>
    </message>
    <message>
        <source>Compare with another payor</source>
        <translation>مقارنة جهة الدفع بأخرى</translation>
    </message>
    <message>
        <source>Stop comparing payors</source>
        <translation>إنهاء مقارنة جهات الدفع</translation>
    </message>
    <message>
        <source>No payor is being compared.</source>
        <translation>لا تُقارن جهة دفع.</translation>
    </message>
    <message>
        <source>Copy business address</source>
        <translation>نسخ عنوان العمل</translation>
    </message>
    <message>
        <source>The service didn’t provide an address.</source>
        <translation>لم تذكر الخدمة عنوانًا.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>نُسخ العنوان.</translation>
    </message>
    <message>
        <source>Copy link to payor</source>
        <translation>نسخ رابط جهة الدفع</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Filter payors by state</source>
        <translation>تصفية جهات الدفع حسب الولاية</translation>
    </message>
</context>
<context>
    <name>labdesk::PayorsPane</name>
    <message>
        <source>Payors</source>
        <translation>جهات الدفع</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>نُسخ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Searching payors…</source>
        <translation>جارٍ البحث عن جهات الدفع…</translation>
    </message>
    <message>
        <source>No payor selected</source>
        <translation>لم تُحدَّد جهة دفع</translation>
    </message>
    <message>
        <source>Select a payor to see its code, aliases, and address.</source>
        <translation>حدّد جهة دفع لرؤية رمزها وأسمائها الأخرى وعنوانها.</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>عُثر على ⁨%1⁩</translation>
    </message>
    <message>
        <source>Raw response: payors</source>
        <translation>الاستجابة الخام: جهات الدفع</translation>
    </message>
    <message>
        <source>Loading payors…</source>
        <translation>جارٍ تحميل جهات الدفع…</translation>
    </message>
    <message>
        <source>%1 found, no clear match</source>
        <translation>عُثر على ⁨%1⁩، بلا تطابق واضح</translation>
    </message>
    <message>
        <source>Nothing was copied. No payor is selected. Press Space to select “%1”.</source>
        <translation>لم يُنسخ شيء. لم تُحدَّد جهة دفع. اضغط مفتاح المسافة لتحديد «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>labdesk::Place</name>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>المزوّدون</translation>
    </message>
    <message>
        <source>Service centers</source>
        <translation>مراكز الخدمة</translation>
    </message>
    <message>
        <source>Payors</source>
        <translation>جهات الدفع</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>open now lab location nearest</source>
        <translation>مفتوح الآن مختبر موقع الأقرب</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>تأمين</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
</context>
<context>
    <name>labdesk::PlaceEdit</name>
    <message>
        <source>No city with that name. Choose one from the list, or enter a ZIP code.</source>
        <translation>لا توجد مدينة بهذا الاسم. اختر واحدة من القائمة، أو أدخل رمزًا بريديًا.</translation>
    </message>
    <message>
        <source>Enter a 5-digit ZIP code, such as 02116, or a city, such as Boston, MA.</source>
        <translation>أدخل رمزًا بريديًا من خمسة أرقام، مثل 02116، أو مدينة، مثل ⁨Boston, MA⁩.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>المدن</translation>
    </message>
    <message>
        <source>Several cities have this name. Choose one from the list, or add the state.</source>
        <translation>عدة مدن تحمل هذا الاسم. اختر واحدة من القائمة أو أضف الولاية.</translation>
    </message>
</context>
<context>
    <name>labdesk::PolicyFault</name>
    <message>
        <source>The file contains no settings. It may be incomplete.</source>
        <translation>لا يحتوي الملف على إعدادات. ربما يكون غير مكتمل.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>الملف ليس بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The line contains an invisible character (%1). Delete it.</source>
        <translation>يحتوي السطر على رمز غير مرئي (⁨%1⁩). احذفه.</translation>
    </message>
    <message>
        <source>“%1” isn’t a section, a comment, or a key with = and a value.</source>
        <translation>«⁨%1⁩» ليس قسمًا ولا تعليقًا ولا مفتاحًا مع = وقيمة.</translation>
    </message>
    <message>
        <source>“%1” looks like a setting after a comment character. Add a space after that character, or delete it.</source>
        <translation>يبدو «⁨%1⁩» إعدادًا خلف علامة تعليق. ضع مسافة بعد العلامة أو احذفها.</translation>
    </message>
    <message>
        <source>The comment contains the setting “%1”. Put it on a line of its own, or delete it.</source>
        <translation>يحتوي التعليق على الإعداد «⁨%1⁩». ضعه في سطر مستقل أو احذفه.</translation>
    </message>
    <message>
        <source>The value contains the setting “%1”. Put it on a line of its own, or delete it.</source>
        <translation>تحتوي القيمة على الإعداد «⁨%1⁩». ضعه في سطر مستقل أو احذفه.</translation>
    </message>
    <message>
        <source>The comment is empty, and a setting follows. Delete the line.</source>
        <translation>علامة التعليق بلا نص ويتبعها إعداد. احذف السطر.</translation>
    </message>
    <message>
        <source>“%1” isn’t a section. A section is alone on its line, such as [policy].</source>
        <translation>«⁨%1⁩» ليس قسمًا. يكون القسم وحده في سطره، مثل [policy].</translation>
    </message>
    <message>
        <source>The section “%1” is empty. Delete it.</source>
        <translation>القسم «⁨%1⁩» فارغ. احذفه.</translation>
    </message>
    <message>
        <source>“%1” isn’t in a section.</source>
        <translation>«⁨%1⁩» ليس في أي قسم.</translation>
    </message>
    <message>
        <source>Unknown key “%1”.</source>
        <translation>مفتاح غير معروف «⁨%1⁩».</translation>
    </message>
    <message>
        <source>“%1” is already set on line %2. Delete one of them.</source>
        <translation>«⁨%1⁩» محدد مسبقًا في السطر ⁨%2⁩. احذف أحدهما.</translation>
    </message>
    <message>
        <source>“%1” has no value. Delete the line, or use %3.</source>
        <translation>«⁨%1⁩» بلا قيمة. احذف السطر أو استخدم ⁨%3⁩.</translation>
    </message>
    <message>
        <source>The value of “%1” needs quotation marks at both ends, or none at all.</source>
        <translation>اجعل قيمة «⁨%1⁩» بين علامتي اقتباس، أو بلا علامات اقتباس.</translation>
    </message>
    <message>
        <source>The value of “%1” is in quotation marks. Inside them, write each backslash twice.</source>
        <translation>قيمة «⁨%1⁩» بين علامتي اقتباس. اكتب كل شرطة مائلة عكسية داخلهما مرتين.</translation>
    </message>
    <message>
        <source>Invalid value for “%1”. Use %3.</source>
        <translation>قيمة غير صالحة لـ «⁨%1⁩». استخدم ⁨%3⁩.</translation>
    </message>
    <message>
        <source>“%1” isn’t a lab ID. Use a whole number other than 0.</source>
        <translation>«⁨%1⁩» ليس معرّف مختبر. استخدم عددًا صحيحًا غير 0.</translation>
    </message>
    <message>
        <source>“%1” isn’t the short name of a source, such as oura.</source>
        <translation>«⁨%1⁩» ليس الاسم المختصر لمصدر، مثل oura.</translation>
    </message>
    <message>
        <source>“%1” comes before the “id” of its connection. Put the “id” first.</source>
        <translation>يقع «⁨%1⁩» قبل «id» اتصاله. ضع «id» أولًا.</translation>
    </message>
    <message>
        <source>“%1” is out of place. Keep the lines of a connection together, and number connections 1, 2, 3.</source>
        <translation>«⁨%1⁩» ليس في مكانه. اجمع أسطر كل اتصال معًا ورقّم الاتصالات 1، 2، 3.</translation>
    </message>
    <message>
        <source>The section [connections] has no “size”.</source>
        <translation>القسم [connections] بلا «size».</translation>
    </message>
    <message>
        <source>“%1” is wrong: the number of connections is %2.</source>
        <translation>«⁨%1⁩» غير صحيح: عدد الاتصالات ⁨%2⁩.</translation>
    </message>
    <message>
        <source>“%1” belongs to a connection beyond the number set by “size” (%2).</source>
        <translation>«⁨%1⁩» لاتصال يتجاوز العدد الذي يحدّده «size» (⁨%2⁩).</translation>
    </message>
    <message>
        <source>“%1” can’t be used: %3 is missing, or doesn’t match the rest of the connection.</source>
        <translation>لا يمكن استخدام «⁨%1⁩»: ⁨%3⁩ مفقود أو لا يتوافق مع بقية الاتصال.</translation>
    </message>
    <message>
        <source>Another connection already has the “id” of “%1”.</source>
        <translation>لاتصال آخر قيمة «id» نفسها التي في «⁨%1⁩».</translation>
    </message>
    <message>
        <source>The last line has no line break, so it may be incomplete. Press Enter at its end.</source>
        <translation>لا ينتهي السطر الأخير بفاصل أسطر، لذلك ربما يكون غير مكتمل. اضغط Enter في نهايته.</translation>
    </message>
    <message>
        <source>[end] needs a [begin] before all settings.</source>
        <translation>يحتاج [end] إلى [begin] قبل كل الإعدادات.</translation>
    </message>
    <message>
        <source>[begin] must appear once, before everything else.</source>
        <translation>يجب أن يأتي [begin] قبل كل شيء آخر، مرة واحدة.</translation>
    </message>
    <message>
        <source>The file starts with [begin] but has no [end]. It may be incomplete.</source>
        <translation>يبدأ الملف بـ [begin] لكن بلا [end]. ربما يكون غير مكتمل.</translation>
    </message>
    <message>
        <source>Nothing may follow [end].</source>
        <translation>لا يجوز أن يتبع [end] شيء.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Unknown section “%1”. Use [policy], [connections], [people], [labs], or [notices].</source>
        <translation>قسم غير معروف «⁨%1⁩». استخدم [policy] أو [connections] أو [people] أو [labs] أو [notices].</translation>
    </message>
</context>
<context>
    <name>labdesk::PracticeController</name>
    <message>
        <source>Connect to the local service to practice.</source>
        <translation>اتصل بالخدمة المحلية للتدريب.</translation>
    </message>
    <message>
        <source>practice drill training fault</source>
        <translation>تدريب تمرين تعلّم عطل</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>إنهاء التدريب</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>تدريب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>This problem is already being simulated.</source>
        <translation>هذه المشكلة قيد المحاكاة بالفعل.</translation>
    </message>
    <message>
        <source>Start over with new sample data…</source>
        <translation>البدء من جديد ببيانات نموذجية جديدة…</translation>
    </message>
    <message>
        <source>Start over with new sample data?</source>
        <translation>هل تريد البدء من جديد ببيانات نموذجية جديدة؟</translation>
    </message>
    <message>
        <source>All users, sources, and orders of the local service are deleted and replaced by new ones. This can’t be undone.</source>
        <translation>يُحذف كل المستخدمين والمصادر والطلبيات في الخدمة المحلية وتحل محلها أخرى جديدة. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Other connections aren’t affected.</source>
        <translation>لا تتأثر الاتصالات الأخرى.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>البدء من جديد</translation>
    </message>
</context>
<context>
    <name>labdesk::PracticeTexts</name>
    <message>
        <source>Rate limited</source>
        <translation>الطلبات محدودة</translation>
    </message>
    <message>
        <source>Unavailable</source>
        <translation>غير متاحة</translation>
    </message>
    <message>
        <source>Expired key</source>
        <translation>مفتاح منتهي الصلاحية</translation>
    </message>
    <message>
        <source>Lost responses</source>
        <translation>استجابات مفقودة</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>Unexpected responses</source>
        <translation>استجابات غير متوقعة</translation>
    </message>
    <message>
        <source>Empty team</source>
        <translation>فريق فارغ</translation>
    </message>
    <message>
        <source>A million users</source>
        <translation>مليون مستخدم</translation>
    </message>
    <message>
        <source>Only a few requests are allowed every 20 seconds. The rest get status 429.</source>
        <translation>لا يُسمح إلا ببضعة طلبات كل ٢٠ ثانية. ويحصل الباقي على الحالة 429.</translation>
    </message>
    <message>
        <source>Every request gets status 503.</source>
        <translation>يحصل كل طلب على الحالة 503.</translation>
    </message>
    <message>
        <source>Every request gets status 401, as with an expired API key.</source>
        <translation>يحصل كل طلب على الحالة 401، كما مع مفتاح API منتهي الصلاحية.</translation>
    </message>
    <message>
        <source>Changes are made, but the connection closes before the response.</source>
        <translation>تُجرى التغييرات، لكن الاتصال يُغلق قبل الاستجابة.</translation>
    </message>
    <message>
        <source>Every response takes six seconds longer.</source>
        <translation>تتأخر كل استجابة ست ثوانٍ.</translation>
    </message>
    <message>
        <source>Responses have unknown fields, missing fields, and unreadable records.</source>
        <translation>في الاستجابات حقول غير معروفة وحقول ناقصة وسجلات غير مقروءة.</translation>
    </message>
    <message>
        <source>The user list is empty.</source>
        <translation>قائمة المستخدمين فارغة.</translation>
    </message>
    <message>
        <source>The user list has a million users: copies of the sample users.</source>
        <translation>في القائمة مليون مستخدم: نسخ من المستخدمين النموذجيين.</translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesController</name>
    <message>
        <source>The file can’t be used. %1</source>
        <translation>لا يمكن استخدام الملف. ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Changes apply right away.</source>
        <translation>تسري التغييرات فورًا.</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>تباين عالٍ، فاتحة</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>تباين عالٍ، داكنة</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A size of text in percent, such as 125%</extracomment>
        <translation>⁨%1⁩٪</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>ال&amp;سمة</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>&amp;حجم النص</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>&amp;Directions to a service center</source>
        <translation>الات&amp;جاهات إلى مركز خدمة</translation>
    </message>
    <message>
        <source>Ask before opening the browser</source>
        <translation>السؤال قبل فتح المتصفح</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>الإصدار ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Notify me of new versions</source>
        <translation>الإبلا&amp;غ بالإصدارات الجديدة</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>الأمان</translation>
    </message>
    <message>
        <source>When a connection opens</source>
        <translation>عند فتح اتصال</translation>
    </message>
    <message>
        <source>Go to the &amp;page you used last</source>
        <translation>الانتقال إلى آ&amp;خر صفحة استخدمتها</translation>
    </message>
    <message>
        <source>Loc&amp;k after</source>
        <translation>ال&amp;قفل بعد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause until unlocked</source>
        <translation>إيقافها مؤقتًا حتى فتح القفل</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>متابعة التشغيل</translation>
    </message>
    <message>
        <source>&amp;Jobs while locked</source>
        <translation>ال&amp;مهام أثناء القفل</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>عبارة المرور</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>وضع الخصوصية</translation>
    </message>
    <message>
        <source>Start &amp;in privacy mode</source>
        <translation>ال&amp;بدء في وضع الخصوصية</translation>
    </message>
    <message>
        <source>For shared screens. Also hides IDs and asks before showing hidden values. Toggle with %1.</source>
        <translation>للشاشات المشتركة. يخفي المعرّفات أيضًا، ويسأل قبل إظهار القيم المخفية. للتبديل اضغط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Set by your administrator.</source>
        <translation>عيّنه مسؤول النظام.</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>إ&amp;زالة…</translation>
    </message>
    <message>
        <source>Remove passphrase</source>
        <translation>إزالة عبارة المرور</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;تغيير…</translation>
    </message>
    <message>
        <source>&amp;Set…</source>
        <translation>ت&amp;عيين…</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>تغيير عبارة المرور</translation>
    </message>
    <message>
        <source>Set passphrase</source>
        <translation>تعيين عبارة مرور</translation>
    </message>
    <message>
        <source>Press %1 to lock.</source>
        <comment>a key</comment>
        <translation>اضغط ⁨%1⁩ للقفل.</translation>
    </message>
    <message>
        <source>Only what you need on a call</source>
        <translation>ما تحتاجه أثناء المكالمة فقط</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>كل الأدوات</translation>
    </message>
    <message>
        <source>&amp;What the window shows</source>
        <translation>ما تعرضه النا&amp;فذة</translation>
    </message>
    <message>
        <source>When Labdesk is in the background</source>
        <translation>عندما يكون Labdesk في الخلفية</translation>
    </message>
    <message>
        <source>Show notific&amp;ations</source>
        <translation>إظهار الإ&amp;شعارات</translation>
    </message>
    <message>
        <source>For jobs, watched sources, countdowns, and outcomes. They contain no names or IDs.</source>
        <translation>للمهام والمصادر المراقَبة والعدّ التنازلي والنتائج. لا تحتوي على أسماء أو معرّفات.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>&amp;اسمك</translation>
    </message>
    <message>
        <source>Recorded in History with your actions, along with your account name.</source>
        <translation>يُسجَّل في «السجل» مع إجراءاتك، إلى جانب اسم حسابك.</translation>
    </message>
    <message>
        <source>Ticket n&amp;umbers</source>
        <translation>أرقام الت&amp;ذاكر</translation>
    </message>
    <message>
        <source>A regular expression and an example, such as HELP-[0-9]+;example=HELP-1234.</source>
        <translation>تعبير نمطي ومثال، مثل ⁨HELP-[0-9]+;example=HELP-1234⁩.</translation>
    </message>
    <message>
        <source>Ti&amp;cket URL</source>
        <translation>عن&amp;وان URL للتذكرة</translation>
    </message>
    <message>
        <source>The URL with {ticket} in place of the number, such as https://help.example.com/tickets/{ticket}.</source>
        <translation>عنوان URL مع ⁨{ticket}⁩ مكان الرقم، مثل ⁨https://help.example.com/tickets/{ticket}⁩.</translation>
    </message>
    <message>
        <source>&amp;Opening a ticket</source>
        <translation>فتح تذ&amp;كرة</translation>
    </message>
    <message>
        <source>Team replies &amp;file</source>
        <translation>ملف &amp;ردود الفريق</translation>
    </message>
    <message>
        <source>The path of a file with replies that you can copy for users.</source>
        <translation>مسار ملف بردود تنسخها للمستخدمين.</translation>
    </message>
    <message>
        <source>Tickets and replies</source>
        <translation>التذاكر والردود</translation>
    </message>
    <message>
        <source>Not saved. Use %1.</source>
        <translation>لم يُحفظ. استخدم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Without a passphrase, anyone can unlock the window.</source>
        <translation>من دون عبارة مرور، يمكن لأي شخص فتح قفل النافذة.</translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressLine</name>
    <message>
        <source>Reloading</source>
        <translation>جارٍ إعادة التحميل</translation>
    </message>
</context>
<context>
    <name>labdesk::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>جارٍ التحضير…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>متوقف مؤقتًا: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Completed: %1</source>
        <translation>انتهى: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Canceled: %1</source>
        <translation>أُلغي: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>استئناف ⁨%1⁩</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>إيقاف ⁨%1⁩ مؤقتًا</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>إلغاء ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderDetail</name>
    <message>
        <source>Copy short name</source>
        <translation>نسخ الاسم المختصر</translation>
    </message>
    <message>
        <source>None listed</source>
        <translation>لم يُذكر شيء</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>الهوية</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>الاسم المختصر</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>Data types</source>
        <translation>أنواع البيانات</translation>
    </message>
    <message>
        <source>In this team</source>
        <translation>في هذا الفريق</translation>
    </message>
    <message>
        <source>Connected users</source>
        <translation>المستخدمون المرتبطون</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Load users to see the count.</source>
        <translation>حمّل المستخدمين لرؤية العدد.</translation>
    </message>
    <message>
        <source>&amp;Load users</source>
        <translation>ت&amp;حميل المستخدمين</translation>
    </message>
    <message>
        <source>Labdesk doesn’t know this sign-in method. The service calls it “%1”.</source>
        <translation>لا يعرف Labdesk طريقة تسجيل الدخول هذه. تسمّيها الخدمة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Show users with this provider: %1</source>
        <translation>إظهار المستخدمين المرتبطين بهذا المزوّد: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::ProviderTableModel</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>الاسم المختصر</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>Data types</source>
        <translation>أنواع البيانات</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersCommands</name>
    <message>
        <source>Filter providers</source>
        <translation>تصفية المزوّدين</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>بحث عثور</translation>
    </message>
    <message>
        <source>Filter providers by sign-in</source>
        <translation>تصفية المزوّدين حسب تسجيل الدخول</translation>
    </message>
    <message>
        <source>auth oauth</source>
        <translation>مصادقة oauth</translation>
    </message>
    <message>
        <source>Filter providers by data type</source>
        <translation>تصفية المزوّدين حسب نوع البيانات</translation>
    </message>
    <message>
        <source>Clear provider filter</source>
        <translation>مسح تصفية المزوّدين</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>التصفية فارغة.</translation>
    </message>
    <message>
        <source>Reload providers</source>
        <translation>إعادة تحميل المزوّدين</translation>
    </message>
    <message>
        <source>Copy provider short name</source>
        <translation>نسخ الاسم المختصر للمزوّد</translation>
    </message>
    <message>
        <source>No provider selected.</source>
        <translation>لم يُحدَّد مزوّد.</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>نُسخ ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Load users to count them by provider</source>
        <translation>تحميل المستخدمين لعدّهم حسب المزوّد</translation>
    </message>
    <message>
        <source>Users are already loaded.</source>
        <translation>المستخدمون محمّلون بالفعل.</translation>
    </message>
    <message>
        <source>Show providers as raw JSON</source>
        <translation>عرض المزوّدين بصيغة JSON الخام</translation>
    </message>
    <message>
        <source>response unread entries</source>
        <translation>استجابة إدخالات غير مقروءة</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>عرض ⁨%1⁩</translation>
    </message>
    <message>
        <source>Copy link to provider</source>
        <translation>نسخ رابط المزوّد</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>مورد</translation>
    </message>
</context>
<context>
    <name>labdesk::ProvidersPane</name>
    <message>
        <source>Filter by name or data type</source>
        <translation>التصفية حسب الاسم أو نوع البيانات</translation>
    </message>
    <message>
        <source>Filter providers</source>
        <translation>تصفية المزوّدين</translation>
    </message>
    <message>
        <source>Sign-in method</source>
        <translation>طريقة تسجيل الدخول</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>نوع البيانات</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>المزوّدون</translation>
    </message>
    <message>
        <source>Loading providers…</source>
        <translation>جارٍ تحميل المزوّدين…</translation>
    </message>
    <message>
        <source>Providers that your users can connect as sources.</source>
        <translation>المزوّدون الذين يستطيع مستخدموك ربطهم كمصادر.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>تحميل</translation>
    </message>
    <message>
        <source>No providers for this team</source>
        <translation>لا مزوّدين لهذا الفريق</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>No provider selected</source>
        <translation>لم يُحدَّد مزوّد</translation>
    </message>
    <message>
        <source>Select a provider in the list.</source>
        <translation>حدّد مزوّدًا في القائمة.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>No providers match these filters.</source>
        <translation>لا مزوّد يطابق هذه التصفية.</translation>
    </message>
    <message>
        <source>&amp;Sign-in</source>
        <translation>تسجيل ال&amp;دخول</translation>
    </message>
    <message>
        <source>&amp;Data type</source>
        <translation>&amp;نوع البيانات</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>م&amp;سح التصفية</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>يطابق ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Raw response: providers</source>
        <translation>الاستجابة الخام: المزوّدون</translation>
    </message>
    <message>
        <source>This service has no provider “%1”.</source>
        <translation>ليس لدى هذه الخدمة مزوّد «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>labdesk::ProxySignInFields</name>
    <message>
        <source>Proxy password</source>
        <translation>كلمة مرور الوكيل</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>اسم المستخدم لدى الوكيل</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>اختياري</translation>
    </message>
    <message>
        <source>Sent only to the proxy, when it requires sign-in. Basic sign-in sends the password unencrypted.</source>
        <translation>لا تُرسل إلا إلى الوكيل، عندما يتطلب تسجيل الدخول. يرسل تسجيل الدخول بطريقة Basic كلمة المرور غير مشفّرة.</translation>
    </message>
</context>
<context>
    <name>labdesk::RawResponseDialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>ولا شيء آخر.</numerusform>
            <numerusform>وواحد آخر.</numerusform>
            <numerusform>واثنان آخران.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t be read:</source>
        <translation>تعذّرت قراءة ما يلي:</translation>
    </message>
    <message>
        <source>Unknown fields, not in the contract: %1</source>
        <translation>حقول غير معروفة، ليست في العقد: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries couldn’t be read and were skipped.</source>
        <translation>
            <numerusform>لا إدخالات تم تخطيها.</numerusform>
            <numerusform>تعذّرت قراءة إدخال واحد وتم تخطيه.</numerusform>
            <numerusform>تعذّرت قراءة إدخالين وتم تخطيهما.</numerusform>
            <numerusform>تعذّرت قراءة ⁨%Ln⁩ إدخالات وتم تخطيها.</numerusform>
            <numerusform>تعذّرت قراءة ⁨%Ln⁩ إدخالًا وتم تخطيها.</numerusform>
            <numerusform>تعذّرت قراءة ⁨%Ln⁩ إدخال وتم تخطيها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>عرض JSON الخام</translation>
    </message>
    <message>
        <source>No response to show yet.</source>
        <translation>لا توجد استجابة لعرضها بعد.</translation>
    </message>
    <message>
        <source>This response is larger than %1 and can’t be shown here.</source>
        <translation>هذه الاستجابة أكبر من ⁨%1⁩ ولا يمكن عرضها هنا.</translation>
    </message>
    <message>
        <source>This response isn’t JSON, so it can’t be shown safely.</source>
        <translation>هذه الاستجابة ليست JSON، لذا لا يمكن عرضها بأمان.</translation>
    </message>
    <message>
        <source>There’s only one response, so there’s nothing to compare.</source>
        <translation>توجد استجابة واحدة فقط، لذا لا يوجد ما يُقارَن.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copied the response.</source>
        <translation>نُسخت الاستجابة.</translation>
    </message>
    <message numerus="yes">
        <source>The service reports %Ln more entries, but didn’t send them.</source>
        <translation>
            <numerusform>لا تحصي الخدمة إدخالات أخرى.</numerusform>
            <numerusform>تحصي الخدمة إدخالًا آخر، لكنها لم ترسله.</numerusform>
            <numerusform>تحصي الخدمة إدخالين آخرين، لكنها لم ترسلهما.</numerusform>
            <numerusform>تحصي الخدمة ⁨%Ln⁩ إدخالات أخرى، لكنها لم ترسلها.</numerusform>
            <numerusform>تحصي الخدمة ⁨%Ln⁩ إدخالًا آخر، لكنها لم ترسلها.</numerusform>
            <numerusform>تحصي الخدمة ⁨%Ln⁩ إدخال آخر، لكنها لم ترسلها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ReconnectWords</name>
    <message>
        <source>Copied</source>
        <translation>تم النسخ</translation>
    </message>
    <message>
        <source>Copied the message for the user.</source>
        <translation>نُسخت الرسالة للمستخدم.</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>نسخ رسالة للمستخدم</translation>
    </message>
    <message>
        <source>Message about %1. Choose a language.</source>
        <translation>رسالة عن ⁨%1⁩. اختر لغة.</translation>
    </message>
</context>
<context>
    <name>labdesk::RefreshMeter</name>
    <message>
        <source>%1 of %2 refreshes this hour</source>
        <translation>تحديثات هذه الساعة: ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them rejected</source>
        <translation>
            <numerusform>لم يُرفض منها شيء</numerusform>
            <numerusform>رُفض منها واحد</numerusform>
            <numerusform>رُفض منها اثنان</numerusform>
            <numerusform>رُفض منها ⁨%Ln⁩</numerusform>
            <numerusform>رُفض منها ⁨%Ln⁩</numerusform>
            <numerusform>رُفض منها ⁨%Ln⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ReleaseNotice</name>
    <message>
        <source>Labdesk %1 is available.</source>
        <translation>يتوفر Labdesk ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>إظهار…</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. The address is %1.</source>
        <translation>تعذّر فتح متصفح. العنوان هو ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>جارٍ الاستعلام من ⁨%1⁩…</translation>
    </message>
    <message>
        <source>Couldn’t check %1: %2</source>
        <translation>تعذّر الاستعلام من ⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Version %1 is available; you have %2.</source>
        <translation>يتوفر الإصدار ⁨%1⁩؛ لديك ⁨%2⁩.</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <translation>لديك أحدث إصدار.</translation>
    </message>
    <message>
        <source>Turned off by your administrator.</source>
        <translation>أوقفه مسؤول النظام.</translation>
    </message>
    <message>
        <source>Labdesk is updated with your system’s software updates.</source>
        <translation>تأتي التحديثات مع تحديثات برامج نظامك.</translation>
    </message>
    <message>
        <source>Checks %1 once a day. Nothing about you, this computer, or your connections is sent.</source>
        <translation>يستعلم من ⁨%1⁩ مرة في اليوم. لا يُرسل شيء عنك أو عن هذا الكمبيوتر أو عن اتصالاتك.</translation>
    </message>
    <message>
        <source>See what’s new?</source>
        <translation>هل تريد معرفة الجديد؟</translation>
    </message>
    <message>
        <source>Version %1 is available; you have %2. Install it the way you installed this one. Labdesk doesn’t update itself.</source>
        <translation>يتوفر الإصدار ⁨%1⁩؛ لديك ⁨%2⁩. ثبّته بالطريقة نفسها التي ثُبِّت بها هذا. لا يحدّث Labdesk نفسه.</translation>
    </message>
    <message>
        <source>Opens %1 in your browser. Nothing about users or connections is sent.</source>
        <translation>يفتح ⁨%1⁩ في متصفحك. لا يُرسل شيء عن المستخدمين أو الاتصالات.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
</context>
<context>
    <name>labdesk::RemoteStack</name>
    <message>
        <source>Couldn’t reload. Showing data from %1.</source>
        <translation>تعذّرت إعادة التحميل. تُعرض بيانات من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Loads when the connection is restored</source>
        <translation>يُحمَّل عندما يعود الاتصال إلى العمل</translation>
    </message>
</context>
<context>
    <name>labdesk::Replies</name>
    <message>
        <source>The file is larger than 1 MB.</source>
        <translation>الملف أكبر من ١ ميغابايت.</translation>
    </message>
    <message>
        <source>The file isn’t UTF-8.</source>
        <translation>الملف ليس بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file contains no replies. A reply starts with a line such as [en] Title.</source>
        <translation>لا يحتوي الملف على ردود. يبدأ الرد بسطر مثل ⁨[en] Title⁩.</translation>
    </message>
    <message>
        <source>The line contains an invisible character (%1). Delete it.</source>
        <translation>يحتوي السطر على رمز غير مرئي (⁨%1⁩). احذفه.</translation>
    </message>
    <message>
        <source>“%1” appears before the first reply. A reply starts with a line such as [en] Title.</source>
        <translation>يقع «⁨%1⁩» قبل الرد الأول. يبدأ الرد بسطر مثل ⁨[en] Title⁩.</translation>
    </message>
    <message>
        <source>The portal must be set once, to a URL that starts with https:// and has at most 200 characters.</source>
        <translation>يجب تعيين البوابة مرة واحدة، بعنوان URL يبدأ بـ ⁨https://⁩ ولا يزيد على ٢٠٠ رمز.</translation>
    </message>
    <message>
        <source>“%1” isn’t the start of a reply, such as [en] Title. No other line may begin with a bracket.</source>
        <translation>«⁨%1⁩» ليس بداية رد مثل ⁨[en] Title⁩. لا يجوز أن يبدأ أي سطر آخر بقوس معقوف.</translation>
    </message>
    <message>
        <source>“%1” isn’t a language code, such as en or es-MX.</source>
        <translation>«⁨%1⁩» ليس رمز لغة، مثل en أو es-MX.</translation>
    </message>
    <message>
        <source>A title must have 1 to 80 characters and no braces.</source>
        <translation>يجب أن يتكوّن العنوان من ١ إلى ٨٠ رمزًا، بلا أقواس متعرّجة.</translation>
    </message>
    <message>
        <source>The language already has a reply called “%1”. Rename or delete one of them.</source>
        <translation>لهذه اللغة رد باسم «⁨%1⁩» بالفعل. أعد تسمية أحدهما أو احذفه.</translation>
    </message>
    <message>
        <source>The reply “%1” has no text.</source>
        <translation>الرد «⁨%1⁩» بلا نص.</translation>
    </message>
    <message>
        <source>The reply “%1” is longer than 4,000 characters.</source>
        <translation>الرد «⁨%1⁩» أطول من ٤٬٠٠٠ رمز.</translation>
    </message>
    <message>
        <source>The file contains more than 500 replies.</source>
        <translation>يحتوي الملف على أكثر من ٥٠٠ رد.</translation>
    </message>
    <message>
        <source>Unmatched brace. Use braces only for placeholders.</source>
        <translation>في السطر قوس متعرّج بلا قرين. الأقواس المتعرّجة للعناصر النائبة فقط.</translation>
    </message>
    <message>
        <source>“%1” isn’t a placeholder. Use {source}, {ticket}, {portal}, or {date}.</source>
        <translation>«⁨%1⁩» ليس عنصرًا نائبًا. استخدم ⁨{source}⁩ أو ⁨{ticket}⁩ أو ⁨{portal}⁩ أو ⁨{date}⁩.</translation>
    </message>
    <message>
        <source>{portal} needs a line such as portal=https://help.example.com before the first reply.</source>
        <translation>يحتاج ⁨{portal}⁩ إلى سطر مثل ⁨portal=https://help.example.com⁩ قبل الرد الأول.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر ⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::ReplyWords</name>
    <message>
        <source>This reply includes a source name. Open a user with a source first.</source>
        <translation>يذكر هذا الرد مصدرًا. افتح أولًا مستخدمًا له مصدر.</translation>
    </message>
    <message>
        <source>This source isn’t in the service’s list of providers, so its name can’t be filled in.</source>
        <translation>هذا المصدر ليس في قائمة المزوّدين لدى الخدمة، لذلك لا يمكن ملء اسمه.</translation>
    </message>
    <message>
        <source>This reply includes the ticket number. Enter a ticket number first.</source>
        <translation>يتضمن هذا الرد رقم التذكرة. أدخل رقم تذكرة أولًا.</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestDetail</name>
    <message>
        <source>Error details</source>
        <translation>تفاصيل الخطأ</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>نسخ المسار</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>البدء</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>الإرسال</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الاستجابة</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>⁨%1⁩ م‌ث</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>التفصيل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>أبدًا</numerusform>
            <numerusform>مرة واحدة</numerusform>
            <numerusform>مرتين</numerusform>
            <numerusform>%Ln مرات</numerusform>
            <numerusform>%Ln مرة</numerusform>
            <numerusform>%Ln مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>%1, closed before a response arrived</source>
        <translation>⁨%1⁩، أُغلق قبل وصول استجابة</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>نسخ كأمر ⁨cURL⁩</translation>
    </message>
    <message>
        <source>This was sent on an earlier connection.</source>
        <translation>أُرسل هذا عبر اتصال سابق.</translation>
    </message>
    <message>
        <source>Request headers</source>
        <translation>ترويسات الطلب</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>ترويسات الاستجابة</translation>
    </message>
    <message>
        <source>Parts of the request</source>
        <translation>أجزاء الطلب</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Show attempt</source>
        <translation>إظهار المحاولة</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Unknown fields</source>
        <translation>حقول غير معروفة</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>المحتوى</translation>
    </message>
    <message>
        <source>Body, with personal data hidden</source>
        <translation>المحتوى، مع إخفاء البيانات الشخصية</translation>
    </message>
    <message>
        <source>Timing breakdown</source>
        <translation>تفصيل التوقيت</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>المحاولة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسل</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>لا استجابة</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>الطابور</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>الانتظار</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>⁨%1⁩: مخفي</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1, not JSON. Not shown because Labdesk can’t detect personal data in it.</source>
        <translation>⁨%1⁩، ليست JSON. لا تُعرض لأن Labdesk لا يستطيع اكتشاف البيانات الشخصية فيها.</translation>
    </message>
    <message>
        <source>%1, too large to keep.</source>
        <translation>⁨%1⁩: أكبر مما يحتفظ به Labdesk لمحتوى واحد.</translation>
    </message>
    <message>
        <source>%1, processed while streaming. Responses this long aren’t kept.</source>
        <translation>⁨%1⁩، عولجت أثناء ورودها. لا يُحتفظ باستجابات بهذا الطول.</translation>
    </message>
    <message>
        <source>Not kept because it contained a key or token.</source>
        <translation>لم يُحتفظ به لأنه احتوى على مفتاح أو رمز مميز.</translation>
    </message>
    <message>
        <source>%1, compressed. Too large to keep, or damaged.</source>
        <translation>⁨%1⁩، مضغوط. أكبر من أن يُحتفظ به، أو تالف.</translation>
    </message>
    <message>
        <source>Not kept: removed to save memory or because the window was locked.</source>
        <translation>لم يُحتفظ به: أُزيل لتوفير الذاكرة أو لأن النافذة قُفلت.</translation>
    </message>
    <message numerus="yes">
        <source>%1: in %2 of %Ln response(s) from %3</source>
        <translation>
            <numerusform>⁨%1⁩: في ⁨%2⁩ من ⁨%Ln⁩ استجابة من ⁨%3⁩</numerusform>
            <numerusform>⁨%1⁩: في ⁨%2⁩ من استجابة واحدة من ⁨%3⁩</numerusform>
            <numerusform>⁨%1⁩: في ⁨%2⁩ من استجابتين من ⁨%3⁩</numerusform>
            <numerusform>⁨%1⁩: في ⁨%2⁩ من ⁨%Ln⁩ استجابات من ⁨%3⁩</numerusform>
            <numerusform>⁨%1⁩: في ⁨%2⁩ من ⁨%Ln⁩ استجابة من ⁨%3⁩</numerusform>
            <numerusform>⁨%1⁩: في ⁨%2⁩ من ⁨%Ln⁩ استجابة من ⁨%3⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>The service redirected %1 to %2.</source>
        <translation>أعادت الخدمة توجيه ⁨%1⁩ إلى ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Queue: waiting for a free connection or a token. Connect: DNS, connection, and TLS. Wait: until the response begins. Read: until it ends. Measured by Labdesk, accurate to a few milliseconds.</source>
        <translation>الطابور: انتظار اتصال حر أو رمز مميز. الاتصال: DNS والاتصال وTLS. الانتظار: حتى تبدأ الاستجابة. القراءة: حتى تنتهي. يقيسها Labdesk بدقة بضعة أجزاء من ألف من الثانية.</translation>
    </message>
    <message>
        <source>No response yet</source>
        <translation>لا استجابة بعد</translation>
    </message>
    <message>
        <source>Reused</source>
        <translation>أُعيد استخدامه</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestExport</name>
    <message>
        <source>Export requests</source>
        <translation>تصدير الطلبات</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>أرشيف HTTP (*.har)</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestTableModel</name>
    <message>
        <source>%1 ms</source>
        <translation>⁨%1⁩ م‌ث</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>قيد التشغيل</translation>
    </message>
    <message numerus="yes">
        <source>Retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>فشل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>مُلغى</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>لا استجابة</translation>
    </message>
</context>
<context>
    <name>labdesk::RequestsPage</name>
    <message>
        <source>Filter requests</source>
        <translation>تصفية الطلبات</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Clear request list</source>
        <translation>مسح قائمة الطلبات</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>لا طلبات بعد</translation>
    </message>
    <message>
        <source>Requests appear here, without the key and with personal data hidden.</source>
        <translation>تظهر الطلبات هنا، من دون المفتاح ومع إخفاء البيانات الشخصية.</translation>
    </message>
    <message>
        <source>No request selected</source>
        <translation>لم يُحدَّد طلب</translation>
    </message>
    <message>
        <source>Select a request to see its details.</source>
        <translation>حدّد طلبًا لرؤية تفاصيله.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>يطابق ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>No requests match this filter.</source>
        <translation>لا طلب يطابق هذه التصفية.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>م&amp;سح التصفية</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln request(s)</source>
        <translation>
            <numerusform>⁨%1⁩ من %Ln طلب</numerusform>
            <numerusform>⁨%1⁩ من طلب واحد</numerusform>
            <numerusform>⁨%1⁩ من طلبين</numerusform>
            <numerusform>⁨%1⁩ من %Ln طلبات</numerusform>
            <numerusform>⁨%1⁩ من %Ln طلبًا</numerusform>
            <numerusform>⁨%1⁩ من %Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Filter syntax</source>
        <translation>صياغة التصفية</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln request(s), with personal data hidden.</source>
        <translation>
            <numerusform>لم تُصدَّر طلبات، والبيانات الشخصية مخفية.</numerusform>
            <numerusform>صُدِّر طلب واحد، والبيانات الشخصية مخفية.</numerusform>
            <numerusform>صُدِّر طلبان، والبيانات الشخصية مخفية.</numerusform>
            <numerusform>صُدِّرت ⁨%Ln⁩ طلبات، والبيانات الشخصية مخفية.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ طلبًا، والبيانات الشخصية مخفية.</numerusform>
            <numerusform>صُدِّر ⁨%Ln⁩ طلب، والبيانات الشخصية مخفية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Resume · %Ln new</source>
        <translation>
            <numerusform>اس&amp;تئناف، لا جديد</numerusform>
            <numerusform>اس&amp;تئناف، واحد جديد</numerusform>
            <numerusform>اس&amp;تئناف، اثنان جديدان</numerusform>
            <numerusform>اس&amp;تئناف، ⁨%Ln⁩ جديدة</numerusform>
            <numerusform>اس&amp;تئناف، ⁨%Ln⁩ جديدًا</numerusform>
            <numerusform>اس&amp;تئناف، ⁨%Ln⁩ جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>اس&amp;تئناف</translation>
    </message>
    <message>
        <source>New requests aren’t listed until you resume</source>
        <translation>لا تُسرد الطلبات الجديدة حتى تستأنف القائمة</translation>
    </message>
    <message>
        <source>Terms are combined with AND. Use field:value for a field and -term to exclude.</source>
        <translation>يجب أن تتحقّق كل العبارات. استخدم «حقل:قيمة» للبحث في حقل، و«-عبارة» للاستبعاد.</translation>
    </message>
    <message>
        <source>Unknown field “%1”, so it’s searched as text.</source>
        <translation>الحقل «⁨%1⁩» غير معروف، لذا يُبحث عنه كنص.</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>الحقول: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Found in responses from %Ln operation(s). Select a request to see them in its summary.</source>
        <translation>
            <numerusform>عُثر عليها في استجابات ⁨%Ln⁩ عملية. حدّد طلبًا لرؤيتها في ملخصه.</numerusform>
            <numerusform>عُثر عليها في استجابات عملية واحدة. حدّد طلبًا لرؤيتها في ملخصه.</numerusform>
            <numerusform>عُثر عليها في استجابات عمليتين. حدّد طلبًا لرؤيتها في ملخصه.</numerusform>
            <numerusform>عُثر عليها في استجابات ⁨%Ln⁩ عمليات. حدّد طلبًا لرؤيتها في ملخصه.</numerusform>
            <numerusform>عُثر عليها في استجابات ⁨%Ln⁩ عملية. حدّد طلبًا لرؤيتها في ملخصه.</numerusform>
            <numerusform>عُثر عليها في استجابات ⁨%Ln⁩ عملية. حدّد طلبًا لرؤيتها في ملخصه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show these requests</source>
        <translation>إظهار هذه الطلبات</translation>
    </message>
    <message>
        <source>There are no requests to export.</source>
        <translation>لا توجد طلبات للتصدير.</translation>
    </message>
    <message>
        <source>An export is already running.</source>
        <translation>يجري تصدير بالفعل.</translation>
    </message>
    <message>
        <source>Copied as cURL. The key is replaced by a variable.</source>
        <translation>نُسخ كأمر ⁨cURL⁩. استُبدل المفتاح بمتغيّر.</translation>
    </message>
    <message>
        <source>No request selected.</source>
        <translation>لم يُحدَّد طلب.</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>بحث عثور</translation>
    </message>
    <message>
        <source>Clear request filter</source>
        <translation>مسح تصفية الطلبات</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>التصفية فارغة.</translation>
    </message>
    <message>
        <source>Reload requests</source>
        <translation>إعادة تحميل الطلبات</translation>
    </message>
    <message>
        <source>This list updates automatically.</source>
        <translation>تُحدَّث هذه القائمة تلقائيًا.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>نسخ المسار</translation>
    </message>
    <message>
        <source>Copied the path.</source>
        <translation>نُسخ المسار.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>نسخ كأمر ⁨cURL⁩</translation>
    </message>
    <message>
        <source>This was sent on an earlier connection.</source>
        <translation>أُرسل هذا عبر اتصال سابق.</translation>
    </message>
    <message>
        <source>The list is already empty.</source>
        <translation>القائمة فارغة بالفعل.</translation>
    </message>
    <message>
        <source>Resume request list</source>
        <translation>استئناف قائمة الطلبات</translation>
    </message>
    <message>
        <source>Pause request list</source>
        <translation>إيقاف قائمة الطلبات مؤقتًا</translation>
    </message>
    <message>
        <source>Export requests…</source>
        <translation>تصدير الطلبات…</translation>
    </message>
    <message>
        <source>HAR save file</source>
        <translation>HAR حفظ ملف</translation>
    </message>
    <message numerus="yes">
        <source>The service sent %Ln field(s) or value(s) that Labdesk doesn’t know.</source>
        <translation>
            <numerusform>لم ترسل الخدمة أي حقل أو قيمة لا يعرفها Labdesk.</numerusform>
            <numerusform>أرسلت الخدمة حقلًا أو قيمة لا يعرفها Labdesk.</numerusform>
            <numerusform>أرسلت الخدمة حقلين أو قيمتين لا يعرفهما Labdesk.</numerusform>
            <numerusform>أرسلت الخدمة ⁨%Ln⁩ حقول أو قيم لا يعرفها Labdesk.</numerusform>
            <numerusform>أرسلت الخدمة ⁨%Ln⁩ حقلًا أو قيمة لا يعرفها Labdesk.</numerusform>
            <numerusform>أرسلت الخدمة ⁨%Ln⁩ حقل أو قيمة لا يعرفها Labdesk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::ResourceList</name>
    <message>
        <source>%1: available</source>
        <translation>⁨%1⁩: متاح</translation>
    </message>
</context>
<context>
    <name>labdesk::RevealQuestion</name>
    <message>
        <source>Show %1 on this screen?</source>
        <translation>هل يُعرض على هذه الشاشة: ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Privacy mode is on. Check who can see your screen. The value is hidden again automatically.</source>
        <translation>وضع الخصوصية مفعّل. تحقّق ممن يستطيع رؤية شاشتك. ستُخفى القيمة من جديد تلقائيًا.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>إ&amp;ظهار</translation>
    </message>
</context>
<context>
    <name>labdesk::RuleForm</name>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>a number from 1 to 15</source>
        <translation>عدد من 1 إلى 15</translation>
    </message>
    <message>
        <source>journal or none</source>
        <translation>journal أو none</translation>
    </message>
    <message>
        <source>memberId, birthYear, and zip, each at most once, separated by commas</source>
        <translation>memberId و birthYear و zip، كل منها مرة واحدة على الأكثر، مفصولة بفواصل</translation>
    </message>
    <message>
        <source>an absolute path</source>
        <translation>مسار كامل</translation>
    </message>
    <message>
        <source>a name of at most 60 characters</source>
        <translation>اسم من 60 حرفًا على الأكثر</translation>
    </message>
    <message>
        <source>text of at most 200 characters, then ;until= and a date such as 2026-12-31</source>
        <translation>نص من 200 حرف على الأكثر، ثم ;until= وتاريخ مثل 2026-12-31</translation>
    </message>
    <message>
        <source>one word without slashes, and not “local”</source>
        <translation>كلمة واحدة بلا شرطات مائلة، وليست «local»</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>sandbox, production, or other</source>
        <translation>sandbox أو production أو other</translation>
    </message>
    <message>
        <source>a URL that starts with https://, or with http:// for this computer</source>
        <translation>عنوان URL يبدأ بـ https://، أو بـ http:// لهذا الكمبيوتر</translation>
    </message>
    <message>
        <source>key or bearer</source>
        <translation>key أو bearer</translation>
    </message>
    <message>
        <source>the name of an HTTP header that can carry a key</source>
        <translation>اسم ترويسة HTTP يمكنها حمل مفتاح</translation>
    </message>
    <message>
        <source>system, none, or a host and a port such as proxy.example.com:3128</source>
        <translation>system أو none، أو مضيف ومنفذ مثل proxy.example.com:3128</translation>
    </message>
    <message>
        <source>a user name without a colon, such as DOMAIN\name</source>
        <translation>اسم مستخدم بلا نقطتين، مثل DOMAIN\name</translation>
    </message>
    <message>
        <source>a number of seconds from 5 to 300</source>
        <translation>عدد من الثواني من 5 إلى 300</translation>
    </message>
    <message>
        <source>the number of connections</source>
        <translation>عدد الاتصالات</translation>
    </message>
    <message>
        <source>calls or all</source>
        <translation>calls أو all</translation>
    </message>
    <message>
        <source>a regular expression of at most 200 characters with only groups, alternatives, classes, and repetitions, optionally followed by ;example= and a matching number</source>
        <translation>تعبير نمطي من 200 حرف على الأكثر، بمجموعات وبدائل وفئات وتكرارات فقط، ثم، إن أردت، ⁨;example=⁩ ورقم مطابق</translation>
    </message>
    <message>
        <source>a URL that starts with https:// and contains {ticket} once, after the host</source>
        <translation>عنوان URL يبدأ بـ ⁨https://⁩ ويحتوي على ⁨{ticket}⁩ مرة واحدة بعد المضيف</translation>
    </message>
</context>
<context>
    <name>labdesk::RulesFile</name>
    <message>
        <source>The file doesn’t exist.</source>
        <translation>الملف غير موجود.</translation>
    </message>
    <message>
        <source>The path contains a link to something that doesn’t exist.</source>
        <translation>يحتوي المسار على رابط إلى شيء غير موجود.</translation>
    </message>
    <message>
        <source>Part of the path isn’t a folder.</source>
        <translation>جزء من المسار ليس مجلدًا.</translation>
    </message>
    <message>
        <source>This isn’t a file.</source>
        <translation>هذا ليس ملفًا.</translation>
    </message>
    <message>
        <source>The file can’t be read. Everyone who uses Labdesk must be able to read it and its folder.</source>
        <translation>لا يمكن قراءة الملف. يجب أن يتمكن كل من يستخدم Labdesk من قراءته وقراءة مجلده.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>الملف كبير جدًا.</translation>
    </message>
    <message>
        <source>Anyone can change this file. Make it writable by administrators only.</source>
        <translation>يمكن لأي شخص تغيير هذا الملف. اجعل الكتابة فيه للمسؤولين فقط.</translation>
    </message>
    <message>
        <source>Anyone can replace this file. Make its folder writable by administrators only.</source>
        <translation>يمكن لأي شخص استبدال هذا الملف. اجعل الكتابة في مجلده للمسؤولين فقط.</translation>
    </message>
</context>
<context>
    <name>labdesk::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
</context>
<context>
    <name>labdesk::SelectFromListDialog</name>
    <message>
        <source>Select users from a list</source>
        <translation>تحديد مستخدمين من قائمة</translation>
    </message>
    <message>
        <source>Paste client IDs or user IDs, such as a column or rows of a spreadsheet. They aren’t saved.</source>
        <translation>الصق معرّفات عملاء أو مستخدمين، مثل عمود أو صفوف من جدول بيانات. لا تُحفظ.</translation>
    </message>
    <message>
        <source>Client IDs or user IDs</source>
        <translation>معرّفات العملاء أو المستخدمين</translation>
    </message>
    <message>
        <source>One ID per line, or a table with a column of IDs</source>
        <translation>معرّف في كل سطر، أو جدول فيه عمود معرّفات</translation>
    </message>
    <message>
        <source>&amp;Copy IDs not found</source>
        <translation>&amp;نسخ المعرّفات غير الموجودة</translation>
    </message>
    <message>
        <source>Select users</source>
        <translation>تحديد المستخدمين</translation>
    </message>
    <message numerus="yes">
        <source>Pasted %Ln line(s).</source>
        <translation>
            <numerusform>لم يُلصق شيء.</numerusform>
            <numerusform>لُصق سطر واحد.</numerusform>
            <numerusform>لُصق سطران.</numerusform>
            <numerusform>لُصقت ⁨%Ln⁩ أسطر.</numerusform>
            <numerusform>لُصق ⁨%Ln⁩ سطرًا.</numerusform>
            <numerusform>لُصق ⁨%Ln⁩ سطر.</numerusform>
        </translation>
    </message>
    <message>
        <source>This list is too long to display.</source>
        <translation>لا يُعرض نص بهذا الطول.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;مسح</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select %Ln user(s)</source>
        <translation>
            <numerusform>ت&amp;حديد المستخدمين</numerusform>
            <numerusform>ت&amp;حديد مستخدم واحد</numerusform>
            <numerusform>ت&amp;حديد مستخدمَين</numerusform>
            <numerusform>ت&amp;حديد ⁨%Ln⁩ مستخدمين</numerusform>
            <numerusform>ت&amp;حديد ⁨%Ln⁩ مستخدمًا</numerusform>
            <numerusform>ت&amp;حديد ⁨%Ln⁩ مستخدم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) found</source>
        <translation>
            <numerusform>لم يُعثر على مستخدمين</numerusform>
            <numerusform>عُثر على مستخدم واحد</numerusform>
            <numerusform>عُثر على مستخدمَين</numerusform>
            <numerusform>عُثر على ⁨%Ln⁩ مستخدمين</numerusform>
            <numerusform>عُثر على ⁨%Ln⁩ مستخدمًا</numerusform>
            <numerusform>عُثر على ⁨%Ln⁩ مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>IDs are taken from column %1.</source>
        <translation>تؤخذ المعرّفات من العمود ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ID(s) are duplicates and were counted once.</source>
        <translation>
            <numerusform>لا معرّفات مكرّرة.</numerusform>
            <numerusform>معرّف واحد مكرّر، واحتُسب مرة واحدة.</numerusform>
            <numerusform>معرّفان مكرّران، واحتُسب كل منهما مرة واحدة.</numerusform>
            <numerusform>⁨%Ln⁩ معرّفات مكرّرة، واحتُسب كل منها مرة واحدة.</numerusform>
            <numerusform>⁨%Ln⁩ معرّفًا مكرّرًا، واحتُسب كل منها مرة واحدة.</numerusform>
            <numerusform>⁨%Ln⁩ معرّف مكرّر، واحتُسب كل منها مرة واحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln client ID(s) belong to several users, who are all selected.</source>
        <translation>
            <numerusform>لا معرّف عميل لعدة مستخدمين.</numerusform>
            <numerusform>معرّف عميل واحد لعدة مستخدمين، وكلهم محددون.</numerusform>
            <numerusform>معرّفا عميل لعدة مستخدمين، وكلهم محددون.</numerusform>
            <numerusform>⁨%Ln⁩ معرّفات عملاء لعدة مستخدمين، وكلهم محددون.</numerusform>
            <numerusform>⁨%Ln⁩ معرّف عميل لعدة مستخدمين، وكلهم محددون.</numerusform>
            <numerusform>⁨%Ln⁩ معرّف عميل لعدة مستخدمين، وكلهم محددون.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>لم يُعثر عليها: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… ولا غيرها</numerusform>
            <numerusform>… وواحد آخر</numerusform>
            <numerusform>… واثنان آخران</numerusform>
            <numerusform>… و⁨%Ln⁩ أخرى</numerusform>
            <numerusform>… و⁨%Ln⁩ أخرى</numerusform>
            <numerusform>… و⁨%Ln⁩ أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln ID(s).</source>
        <translation>
            <numerusform>لم يُنسخ معرّف.</numerusform>
            <numerusform>نُسخ معرّف واحد.</numerusform>
            <numerusform>نُسخ معرّفان.</numerusform>
            <numerusform>نُسخت ⁨%Ln⁩ معرّفات.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ معرّفًا.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ معرّف.</numerusform>
        </translation>
    </message>
    <message>
        <source>The user list is incomplete, so some of these users may exist.</source>
        <translation>لا تضم القائمة كل المستخدمين، لذا قد يكون بعض هؤلاء موجودًا.</translation>
    </message>
</context>
<context>
    <name>labdesk::ServiceHealth</name>
    <message numerus="yes">
        <source>Tried %Ln time(s).</source>
        <translation>
            <numerusform>لا محاولات.</numerusform>
            <numerusform>محاولة واحدة.</numerusform>
            <numerusform>محاولتان.</numerusform>
            <numerusform>⁨%Ln⁩ محاولات.</numerusform>
            <numerusform>⁨%Ln⁩ محاولة.</numerusform>
            <numerusform>⁨%Ln⁩ محاولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next attempt in %Ln&#xa0;s.</source>
        <translation>
            <numerusform>المحاولة التالية الآن.</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث.</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث.</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث.</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث.</numerusform>
            <numerusform>المحاولة التالية بعد ⁨%Ln⁩ ث.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::Sheet</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>labdesk::ShortcutSheet</name>
    <message>
        <source>%1: %2</source>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
</context>
<context>
    <name>labdesk::Shortcuts</name>
    <message>
        <source>Search or run a command</source>
        <translation>البحث أو تنفيذ أمر</translation>
    </message>
    <message>
        <source>Go to an ID, ZIP code, or payor code</source>
        <translation>الانتقال إلى معرّف أو رمز بريدي أو رمز جهة دفع</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>الجزء التالي</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>الجزء السابق</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>مساعدة لهذه الصفحة</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation>هذه الاختصارات</translation>
    </message>
    <message>
        <source>Switch connection</source>
        <translation>تبديل الاتصال</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدّم</translation>
    </message>
    <message>
        <source>Filter or search</source>
        <translation>تصفية أو بحث</translation>
    </message>
    <message>
        <source>Reload from the service</source>
        <translation>إعادة التحميل من الخدمة</translation>
    </message>
    <message>
        <source>Move from filter to list</source>
        <translation>من التصفية إلى القائمة</translation>
    </message>
    <message>
        <source>Open selection</source>
        <translation>فتح المحدد</translation>
    </message>
    <message>
        <source>Clear filter, then go to the list</source>
        <translation>مسح التصفية، ثم الانتقال إلى القائمة</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>نسخ المحدد</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>تغيير المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>التبويب التالي</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>التبويب السابق</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>القوائم</translation>
    </message>
    <message>
        <source>The open user</source>
        <translation>المستخدم المفتوح</translation>
    </message>
    <message>
        <source>Previous filter (in the empty user filter)</source>
        <translation>التصفية السابقة (في تصفية المستخدمين الفارغة)</translation>
    </message>
    <message>
        <source>Filter suggestions (in the user filter)</source>
        <translation>اقتراحات التصفية (في تصفية المستخدمين)</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>تثبيت أو إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Copy as CSV, JSON, Markdown, …</source>
        <translation>نسخ بصيغة ⁨CSV⁩ أو ⁨JSON⁩ أو ⁨Markdown⁩…</translation>
    </message>
    <message>
        <source>Copy as cURL, without the key</source>
        <translation>نسخ كأمر ⁨cURL⁩ من دون المفتاح</translation>
    </message>
    <message>
        <source>Privacy mode for shared screens</source>
        <translation>وضع الخصوصية للشاشات المشتركة</translation>
    </message>
    <message>
        <source>Verify caller</source>
        <translation>التحقّق من المتصل</translation>
    </message>
    <message>
        <source>Cancel countdown</source>
        <translation>إلغاء العدّ التنازلي</translation>
    </message>
    <message>
        <source>Ticket number</source>
        <translation>رقم التذكرة</translation>
    </message>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>نسخ الملخص للتذكرة</translation>
    </message>
    <message>
        <source>Watch sources or stop watching</source>
        <translation>مراقبة المصادر أو إيقاف المراقبة</translation>
    </message>
    <message>
        <source>Next group (in a grouped list)</source>
        <translation>المجموعة التالية (في قائمة مجمّعة)</translation>
    </message>
    <message>
        <source>Previous group (in a grouped list)</source>
        <translation>المجموعة السابقة (في قائمة مجمّعة)</translation>
    </message>
    <message>
        <source>Undo the last change, for any user</source>
        <translation>التراجع عن آخر تغيير، لأي مستخدم كان</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>تصدير القائمة</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>قفل</translation>
    </message>
    <message>
        <source>Why is there no data?</source>
        <translation>لماذا لا توجد بيانات؟</translation>
    </message>
    <message>
        <source>Next user in the list</source>
        <translation>المستخدم التالي في القائمة</translation>
    </message>
    <message>
        <source>Previous user in the list</source>
        <translation>المستخدم السابق في القائمة</translation>
    </message>
</context>
<context>
    <name>labdesk::SideBar</name>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>المثبّتون</translation>
    </message>
    <message>
        <source>Pinned user</source>
        <translation>مستخدم مثبّت</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>إلغاء الت&amp;ثبيت</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>طرق العرض المحفوظة</translation>
    </message>
    <message>
        <source>Saved view</source>
        <translation>طريقة عرض محفوظة</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Recent user</source>
        <translation>مستخدم فُتح مؤخرًا</translation>
    </message>
</context>
<context>
    <name>labdesk::SideBarLinks</name>
    <message>
        <source>Not in this team</source>
        <translation>ليس في هذا الفريق</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceFaultList</name>
    <message>
        <source>Problems found</source>
        <translation>المشكلات التي عُثر عليها</translation>
    </message>
    <message>
        <source>Select a row to select its users in the list.</source>
        <translation>حدّد صفًا لتحديد مستخدميه في القائمة.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>لم يُعثر على مشكلات.</translation>
    </message>
    <message>
        <source>No problems found so far.</source>
        <translation>لم يُعثر على مشكلات حتى الآن.</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceFaultModel</name>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>المشكلة</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceRow</name>
    <message>
        <source>Disconnect…</source>
        <translation>قطع الاتصال…</translation>
    </message>
    <message>
        <source>Disconnect %1</source>
        <translation>قطع اتصال ⁨%1⁩</translation>
    </message>
    <message>
        <source>Connection date not provided</source>
        <translation>تاريخ الربط غير متوفر</translation>
    </message>
    <message>
        <source>Connected %1</source>
        <translation>رُبط في ⁨%1⁩</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>منذ ⁨%1⁩</translation>
    </message>
    <message>
        <source>missing permission: %1</source>
        <translation>إذن مفقود: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Stops this source’s data; only the user can reconnect it</source>
        <translation>يوقف البيانات؛ المستخدم وحده يستطيع إعادة ربطه</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data type(s) available</source>
        <translation>
            <numerusform>لا أنواع بيانات متاحة</numerusform>
            <numerusform>نوع بيانات واحد متاح</numerusform>
            <numerusform>نوعا بيانات متاحان</numerusform>
            <numerusform>⁨%Ln⁩ أنواع بيانات متاحة</numerusform>
            <numerusform>⁨%Ln⁩ نوع بيانات متاحًا</numerusform>
            <numerusform>⁨%Ln⁩ نوع بيانات متاح</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>نسخ رسالة للمستخدم</translation>
    </message>
</context>
<context>
    <name>labdesk::SourceWords</name>
    <message>
        <source>Sign-in expired</source>
        <translation>انتهت صلاحية تسجيل الدخول</translation>
    </message>
    <message>
        <source>Updates failed</source>
        <translation>فشلت التحديثات</translation>
    </message>
    <message>
        <source>Account not found</source>
        <translation>الحساب غير موجود</translation>
    </message>
    <message>
        <source>Disconnected by provider</source>
        <translation>فصله المزوّد</translation>
    </message>
    <message>
        <source>Permission missing</source>
        <translation>إذن مفقود</translation>
    </message>
    <message>
        <source>Credentials rejected</source>
        <translation>رُفضت بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>متصل</translation>
    </message>
    <message>
        <source>Status not reported</source>
        <translation>الحالة غير مذكورة</translation>
    </message>
    <message>
        <source>The user’s sign-in to %1 expired. Ask the user to reconnect %1.</source>
        <translation>انتهت صلاحية تسجيل دخول المستخدم إلى ⁨%1⁩. اطلب من المستخدم إعادة ربط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 no longer recognizes this account. Ask the user to reconnect %1.</source>
        <translation>لم يعد ⁨%1⁩ يتعرف على هذا الحساب. اطلب من المستخدم إعادة ربط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 ended the connection. Only the user can reconnect %1.</source>
        <translation>أنهى ⁨%1⁩ الربط. المستخدم وحده يستطيع إعادة ربط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 rejected your team’s credentials. Tell whoever manages your team’s access to %1. The user can’t fix this.</source>
        <translation>رفض ⁨%1⁩ بيانات اعتماد فريقك. أبلغ من يدير وصول فريقك إلى ⁨%1⁩. لا يستطيع المستخدم إصلاح ذلك.</translation>
    </message>
    <message>
        <source>The user didn’t allow all required permissions. Ask the user to reconnect and allow all of them.</source>
        <translation>لم يمنح المستخدم كل الأذونات المطلوبة. اطلب منه إعادة الربط ومنحها.</translation>
    </message>
    <message>
        <source>The user didn’t allow %1. Ask the user to reconnect and allow it.</source>
        <translation>لم يسمح المستخدم بـ ⁨%1⁩. اطلب منه إعادة الربط والسماح به.</translation>
    </message>
    <message>
        <source>%1 reports an error. If this keeps happening, ask the user to reconnect %1.</source>
        <translation>يبلغ ⁨%1⁩ عن خطأ. إن استمر، فاطلب من المستخدم إعادة ربط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: not allowed</source>
        <translation>⁨%1⁩: غير مسموح</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Password expired</source>
        <translation>انتهت صلاحية كلمة المرور</translation>
    </message>
    <message>
        <source>Provider unavailable</source>
        <translation>المزوّد غير متاح</translation>
    </message>
    <message>
        <source>The password for %1 expired. Ask the user to reconnect %1.</source>
        <translation>انتهت صلاحية كلمة مرور ⁨%1⁩. اطلب من المستخدم إعادة ربط ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 is unavailable or is limiting requests. This usually passes. The user can’t fix it.</source>
        <translation>⁨%1⁩ غير متاح أو يحدّ من الطلبات حاليًا. يزول ذلك عادةً. لا يستطيع المستخدم إصلاحه.</translation>
    </message>
    <message>
        <source>From your administrator, until %1</source>
        <translation>من مسؤول النظام، حتى ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 isn’t sending updates. Ask the user to reconnect it.</source>
        <translation>لا يرسل ⁨%1⁩ تحديثات. اطلب من المستخدم إعادة ربطه.</translation>
    </message>
</context>
<context>
    <name>labdesk::StackedBar</name>
    <message>
        <source>%1: %2</source>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>لا اتصال</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>جارٍ الاتصال</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>متصل</translation>
    </message>
    <message>
        <source>Updated %1 %2</source>
        <translation>آخر تحديث: ⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Privacy mode</source>
        <translation>وضع الخصوصية</translation>
    </message>
    <message>
        <source>Rate limited. Labdesk retries automatically.</source>
        <translation>الطلبات محدودة. يعيد Labdesk المحاولة تلقائيًا.</translation>
    </message>
    <message numerus="yes">
        <source>Rate limited, retrying in %Ln&#xa0;s</source>
        <translation>
            <numerusform>الطلبات محدودة، إعادة المحاولة الآن</numerusform>
            <numerusform>الطلبات محدودة، إعادة المحاولة بعد ⁨%Ln⁩&#xa0;ث</numerusform>
            <numerusform>الطلبات محدودة، إعادة المحاولة بعد ⁨%Ln⁩&#xa0;ث</numerusform>
            <numerusform>الطلبات محدودة، إعادة المحاولة بعد ⁨%Ln⁩&#xa0;ث</numerusform>
            <numerusform>الطلبات محدودة، إعادة المحاولة بعد ⁨%Ln⁩&#xa0;ث</numerusform>
            <numerusform>الطلبات محدودة، إعادة المحاولة بعد ⁨%Ln⁩&#xa0;ث</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::SuggestionList</name>
    <message>
        <source>%1, %2</source>
        <comment>what would be typed, what it means</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::SupportBundleDialog</name>
    <message>
        <source>Support bundle</source>
        <translation>حزمة الدعم</translation>
    </message>
    <message>
        <source>This is everything that will be saved. It contains no keys, addresses, names, IDs, or user data.</source>
        <translation>هذا كل ما سيُحفظ. لا يحتوي على مفاتيح ولا عناوين ولا أسماء ولا معرّفات ولا بيانات مستخدمين.</translation>
    </message>
    <message>
        <source>Support bundle content</source>
        <translation>محتوى حزمة الدعم</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;حفظ…</translation>
    </message>
    <message>
        <source>Save support bundle</source>
        <translation>حفظ حزمة الدعم</translation>
    </message>
    <message>
        <source>Saved. Only you can read it.</source>
        <translation>حُفظ. لا يقرؤه غيرك.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>labdesk::TableHeader</name>
    <message>
        <source>+%1</source>
        <comment>so many columns are hidden</comment>
        <translation>‏+⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>No room for %Ln column(s): %1. Widen the window to see more.</source>
        <translation>
            <numerusform>لا أعمدة مخفية: ⁨%1⁩. وسّع النافذة لترى المزيد.</numerusform>
            <numerusform>لا متسع لعمود واحد: ⁨%1⁩. وسّع النافذة لترى المزيد.</numerusform>
            <numerusform>لا متسع لعمودين: ⁨%1⁩. وسّع النافذة لترى المزيد.</numerusform>
            <numerusform>لا متسع لـ %Ln أعمدة: ⁨%1⁩. وسّع النافذة لترى المزيد.</numerusform>
            <numerusform>لا متسع لـ %Ln عمودًا: ⁨%1⁩. وسّع النافذة لترى المزيد.</numerusform>
            <numerusform>لا متسع لـ %Ln عمود: ⁨%1⁩. وسّع النافذة لترى المزيد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::TeamReplies</name>
    <message>
        <source>Copy “%1”</source>
        <translation>نسخ «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Copy “%1” for %2</source>
        <translation>نسخ «⁨%1⁩» لـ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Copied “%1”.</source>
        <translation>نُسخ «⁨%1⁩».</translation>
    </message>
    <message>
        <source>reply message text for the user</source>
        <translation>رد رسالة نص للمستخدم</translation>
    </message>
</context>
<context>
    <name>labdesk::TicketController</name>
    <message>
        <source>Open ticket in the browser…</source>
        <translation>فتح التذكرة في المتصفح…</translation>
    </message>
    <message>
        <source>help desk issue case</source>
        <translation>مكتب المساعدة مشكلة حالة</translation>
    </message>
    <message>
        <source>The ticket URL isn’t set in Preferences.</source>
        <translation>لم يُعيَّن عنوان URL للتذكرة في التفضيلات.</translation>
    </message>
    <message>
        <source>Opening tickets in the browser is turned off in Preferences.</source>
        <translation>فتح التذاكر معطّل في التفضيلات.</translation>
    </message>
    <message>
        <source>Enter a ticket number first.</source>
        <translation>أدخل رقم تذكرة أولًا.</translation>
    </message>
    <message>
        <source>Open ticket %1 in the browser?</source>
        <translation>هل تريد فتح التذكرة ⁨%1⁩ في المتصفح؟</translation>
    </message>
    <message>
        <source>Only the ticket number is sent to %1.</source>
        <translation>يُرسل رقم التذكرة فقط إلى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Opened the ticket in your browser.</source>
        <translation>فُتحت التذكرة في المتصفح.</translation>
    </message>
    <message>
        <source>Couldn’t open a browser. The address is %1.</source>
        <translation>تعذّر فتح متصفح. العنوان هو ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::TicketDialog</name>
    <message>
        <source>Ticket number</source>
        <translation>رقم التذكرة</translation>
    </message>
    <message>
        <source>Recorded with each change until you clear it. Locking with a passphrase also clears it.</source>
        <translation>يُضاف إلى كل تغيير تجريه حتى تمسحه. القفل بعبارة مرور يمسحه أيضًا.</translation>
    </message>
    <message>
        <source>Your administrator requires a ticket number for changes.</source>
        <translation>يشترط مسؤول النظام رقم تذكرة للتغييرات.</translation>
    </message>
    <message>
        <source>Set ticket</source>
        <translation>تعيين التذكرة</translation>
    </message>
    <message>
        <source>Use only letters, digits, and # . _ / : -</source>
        <translation>استخدم الحروف والأرقام والرموز ⁨# . _ / : -⁩ فقط.</translation>
    </message>
    <message>
        <source>Clear ticket</source>
        <translation>مسح التذكرة</translation>
    </message>
    <message>
        <source>Open ticket %1 in the browser</source>
        <translation>فتح التذكرة ⁨%1⁩ في المتصفح</translation>
    </message>
    <message>
        <source>Use at most 40 characters.</source>
        <translation>استخدم ٤٠ رمزًا على الأكثر.</translation>
    </message>
    <message>
        <source>This doesn’t look like one of your team’s ticket numbers.</source>
        <translation>لا يبدو هذا رقم تذكرة من أرقام فريقك.</translation>
    </message>
    <message>
        <source>Your team’s ticket numbers look like %1.</source>
        <translation>أرقام تذاكر فريقك على شكل ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::Timeline</name>
    <message>
        <source>%1 connected</source>
        <translation>رُبط ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1: error</source>
        <translation>⁨%1⁩: خطأ</translation>
    </message>
    <message>
        <source>User created</source>
        <translation>أُنشئ المستخدم</translation>
    </message>
    <message>
        <source>Time zone set to %1</source>
        <translation>ضُبطت المنطقة الزمنية على ⁨%1⁩</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>تاريخ الميلاد محدد</translation>
    </message>
    <message>
        <source>Data collection starts</source>
        <translation>يبدأ جمع البيانات</translation>
    </message>
    <message>
        <source>Data collection ends</source>
        <translation>ينتهي جمع البيانات</translation>
    </message>
    <message>
        <source>The service then disconnects all sources.</source>
        <translation>تقطع الخدمة عندئذ اتصال كل المصادر.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>جمع البيانات</translation>
    </message>
    <message>
        <source>Caller verified</source>
        <translation>تم التحقّق من المتصل</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>التذكرة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
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
        <translation>إخفاء</translation>
    </message>
</context>
<context>
    <name>labdesk::UndoCommand</name>
    <message>
        <source>Creating %1 can’t be undone.</source>
        <translation>لا يمكن التراجع عن إنشاء ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Disconnecting %1 for %2 can’t be undone.</source>
        <translation>لا يمكن التراجع عن قطع اتصال ⁨%1⁩ لـ ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Deleting %1 can’t be undone.</source>
        <translation>لا يمكن التراجع عن حذف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 had no time zone before, and a time zone can’t be cleared.</source>
        <translation>لم تكن لـ ⁨%1⁩ منطقة زمنية من قبل، ولا يمكن إزالة المنطقة الزمنية.</translation>
    </message>
    <message>
        <source>The time zone of %1 has changed again since then.</source>
        <translation>تغيّرت المنطقة الزمنية لـ ⁨%1⁩ مرة أخرى منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>The changed fields of %1 were empty before and can’t be cleared again.</source>
        <translation>كانت الحقول المغيَّرة لـ ⁨%1⁩ فارغة من قبل، ولا يمكن إفراغها مرة أخرى.</translation>
    </message>
    <message>
        <source>The changed fields of %1 have changed again since then.</source>
        <translation>تغيّرت الحقول المغيَّرة لـ ⁨%1⁩ مرة أخرى منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>%1 isn’t in the list anymore.</source>
        <translation>لم يعد ⁨%1⁩ في القائمة.</translation>
    </message>
    <message>
        <source>The last change was a job. Open Jobs to see whether it can be undone.</source>
        <translation>كان آخر تغيير مهمة. افتح «المهام» لترى هل يمكن التراجع عنها.</translation>
    </message>
    <message>
        <source>There’s no change to undo.</source>
        <translation>لا تغيير للتراجع عنه.</translation>
    </message>
    <message>
        <source>The last change, to %1, is still being sent.</source>
        <translation>ما زال آخر تغيير، على ⁨%1⁩، قيد الإرسال.</translation>
    </message>
    <message>
        <source>The outcome of the last change, to %1, is unknown. Check it first.</source>
        <translation>نتيجة آخر تغيير، على ⁨%1⁩، غير معروفة. تحقّق منها أولًا.</translation>
    </message>
    <message>
        <source>You made this change to a user who isn’t open now. Nothing has been sent yet.</source>
        <translation>أجريت هذا التغيير على مستخدم غير مفتوح الآن. لم يُرسل شيء بعد.</translation>
    </message>
    <message>
        <source>Undo the time zone change: set %1 back to %2</source>
        <translation>تراجع: إعادة المنطقة الزمنية لـ ⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>Undo the changes to %1</source>
        <translation>تراجع: التغييرات على ⁨%1⁩</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>التراجع عن آخر تغيير</translation>
    </message>
    <message>
        <source>back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>labdesk::UnreadUsersSheet</name>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read</source>
        <translation>
            <numerusform>لا مستخدمين تعذّرت قراءتهم</numerusform>
            <numerusform>تعذّرت قراءة مستخدم واحد</numerusform>
            <numerusform>تعذّرت قراءة مستخدمَين</numerusform>
            <numerusform>تعذّرت قراءة %Ln مستخدمين</numerusform>
            <numerusform>تعذّرت قراءة %Ln مستخدمًا</numerusform>
            <numerusform>تعذّرت قراءة %Ln مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries aren’t in a format Labdesk understands. They were skipped; all others are listed.</source>
        <translation>بعض الإدخالات ليست بصيغة يفهمها Labdesk. تم تخطيها؛ وكل ما عداها مدرج.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>ولا شيء آخر.</numerusform>
            <numerusform>وواحد آخر.</numerusform>
            <numerusform>واثنان آخران.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
            <numerusform>و%Ln أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>تم النسخ.</translation>
    </message>
</context>
<context>
    <name>labdesk::UsZone</name>
    <message>
        <source>Eastern</source>
        <translation>التوقيت الشرقي</translation>
    </message>
    <message>
        <source>Central</source>
        <translation>التوقيت الأوسط</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>التوقيت الجبلي</translation>
    </message>
    <message>
        <source>Arizona</source>
        <translation>أريزونا</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>توقيت المحيط الهادئ</translation>
    </message>
    <message>
        <source>Alaska</source>
        <translation>ألاسكا</translation>
    </message>
    <message>
        <source>Hawaii</source>
        <translation>هاواي</translation>
    </message>
    <message>
        <source>Eastern time (New York)</source>
        <translation>التوقيت الشرقي (نيويورك)</translation>
    </message>
    <message>
        <source>Central time (Chicago)</source>
        <translation>التوقيت الأوسط (شيكاغو)</translation>
    </message>
    <message>
        <source>Mountain time (Denver)</source>
        <translation>التوقيت الجبلي (دنفر)</translation>
    </message>
    <message>
        <source>Arizona time (Phoenix)</source>
        <translation>توقيت أريزونا (فينيكس)</translation>
    </message>
    <message>
        <source>Pacific time (Los Angeles)</source>
        <translation>توقيت المحيط الهادئ (لوس أنجلوس)</translation>
    </message>
    <message>
        <source>Alaska time (Anchorage)</source>
        <translation>توقيت ألاسكا (أنكوريج)</translation>
    </message>
    <message>
        <source>Hawaii time (Honolulu)</source>
        <translation>توقيت هاواي (هونولولو)</translation>
    </message>
</context>
<context>
    <name>labdesk::UserActionBar</name>
    <message>
        <source>Refresh…</source>
        <translation>تحديث…</translation>
    </message>
    <message>
        <source>Time zone…</source>
        <translation>المنطقة الزمنية…</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>قطع الاتصال…</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>إلغاء التحديد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>لا أحد محدد</numerusform>
            <numerusform>واحد محدد</numerusform>
            <numerusform>اثنان محددان</numerusform>
            <numerusform>المحدد: ⁨%Ln⁩</numerusform>
            <numerusform>المحدد: ⁨%Ln⁩</numerusform>
            <numerusform>المحدد: ⁨%Ln⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserChartsDialog</name>
    <message>
        <source>User charts</source>
        <translation>مخططات المستخدمين</translation>
    </message>
    <message>
        <source>Count by</source>
        <translation>الإحصاء حسب</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>حسب المصدر</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>بيانات المخطط</translation>
    </message>
    <message>
        <source>Click a bar or press Enter on a row to filter by it.</source>
        <translation>انقر على شريط أو اضغط Enter على صف للتصفية حسبه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>لا مستخدمين</numerusform>
            <numerusform>مستخدم واحد</numerusform>
            <numerusform>مستخدمان</numerusform>
            <numerusform>%Ln مستخدمين</numerusform>
            <numerusform>%Ln مستخدمًا</numerusform>
            <numerusform>%Ln مستخدم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln user(s)</source>
        <translation>
            <numerusform>⁨%1⁩ من %Ln مستخدم</numerusform>
            <numerusform>⁨%1⁩ من مستخدم واحد</numerusform>
            <numerusform>⁨%1⁩ من مستخدمَين</numerusform>
            <numerusform>⁨%1⁩ من %Ln مستخدمين</numerusform>
            <numerusform>⁨%1⁩ من %Ln مستخدمًا</numerusform>
            <numerusform>⁨%1⁩ من %Ln مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>بلا مصدر</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>الشهر</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln user(s)</source>
        <translation>
            <numerusform>⁨%1⁩: لا مستخدمين</numerusform>
            <numerusform>⁨%1⁩: مستخدم واحد</numerusform>
            <numerusform>⁨%1⁩: مستخدمان</numerusform>
            <numerusform>⁨%1⁩: %Ln مستخدمين</numerusform>
            <numerusform>⁨%1⁩: %Ln مستخدمًا</numerusform>
            <numerusform>⁨%1⁩: %Ln مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart. The table has the numbers.</source>
        <translation>مخطط. الأرقام في الجدول.</translation>
    </message>
    <message numerus="yes">
        <source>Chart: %1 of %Ln row(s)</source>
        <translation>
            <numerusform>المخطط: ⁨%1⁩ من %Ln صف</numerusform>
            <numerusform>المخطط: ⁨%1⁩ من صف واحد</numerusform>
            <numerusform>المخطط: ⁨%1⁩ من صفَّين</numerusform>
            <numerusform>المخطط: ⁨%1⁩ من %Ln صفوف</numerusform>
            <numerusform>المخطط: ⁨%1⁩ من %Ln صفًا</numerusform>
            <numerusform>المخطط: ⁨%1⁩ من %Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, so far: %Ln user(s)</source>
        <translation>
            <numerusform>⁨%1⁩، حتى الآن: %Ln مستخدم</numerusform>
            <numerusform>⁨%1⁩، حتى الآن: مستخدم واحد</numerusform>
            <numerusform>⁨%1⁩، حتى الآن: مستخدمان</numerusform>
            <numerusform>⁨%1⁩، حتى الآن: %Ln مستخدمين</numerusform>
            <numerusform>⁨%1⁩، حتى الآن: %Ln مستخدمًا</numerusform>
            <numerusform>⁨%1⁩، حتى الآن: %Ln مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>By month created</source>
        <translation>حسب شهر الإنشاء</translation>
    </message>
</context>
<context>
    <name>labdesk::UserCopy</name>
    <message numerus="yes">
        <source>Copied %Ln user(s).</source>
        <translation>
            <numerusform>لم يُنسخ أي مستخدم.</numerusform>
            <numerusform>نُسخ مستخدم واحد.</numerusform>
            <numerusform>نُسخ مستخدمان.</numerusform>
            <numerusform>نُسخ %Ln مستخدمين.</numerusform>
            <numerusform>نُسخ %Ln مستخدمًا.</numerusform>
            <numerusform>نُسخ %Ln مستخدم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) with headers.</source>
        <translation>
            <numerusform>لم يُنسخ أي مستخدم مع رؤوس الأعمدة.</numerusform>
            <numerusform>نُسخ مستخدم واحد مع رؤوس الأعمدة.</numerusform>
            <numerusform>نُسخ مستخدمان مع رؤوس الأعمدة.</numerusform>
            <numerusform>نُسخ %Ln مستخدمين مع رؤوس الأعمدة.</numerusform>
            <numerusform>نُسخ %Ln مستخدمًا مع رؤوس الأعمدة.</numerusform>
            <numerusform>نُسخ %Ln مستخدم مع رؤوس الأعمدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as CSV.</source>
        <translation>
            <numerusform>لم يُنسخ أي مستخدم بصيغة ⁨CSV⁩.</numerusform>
            <numerusform>نُسخ مستخدم واحد بصيغة ⁨CSV⁩.</numerusform>
            <numerusform>نُسخ مستخدمان بصيغة ⁨CSV⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدمين بصيغة ⁨CSV⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدمًا بصيغة ⁨CSV⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدم بصيغة ⁨CSV⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON.</source>
        <translation>
            <numerusform>لم يُنسخ أي مستخدم بصيغة ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ مستخدم واحد بصيغة ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ مستخدمان بصيغة ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدمين بصيغة ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدمًا بصيغة ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدم بصيغة ⁨JSON⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as JSON lines.</source>
        <translation>
            <numerusform>لم يُنسخ أي مستخدم كأسطر ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ مستخدم واحد كأسطر ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ مستخدمان كأسطر ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ مستخدمين كأسطر ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ مستخدمًا كأسطر ⁨JSON⁩.</numerusform>
            <numerusform>نُسخ ⁨%Ln⁩ مستخدم كأسطر ⁨JSON⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln user(s) as Markdown.</source>
        <translation>
            <numerusform>لم يُنسخ أي مستخدم بصيغة ⁨Markdown⁩.</numerusform>
            <numerusform>نُسخ مستخدم واحد بصيغة ⁨Markdown⁩.</numerusform>
            <numerusform>نُسخ مستخدمان بصيغة ⁨Markdown⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدمين بصيغة ⁨Markdown⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدمًا بصيغة ⁨Markdown⁩.</numerusform>
            <numerusform>نُسخ %Ln مستخدم بصيغة ⁨Markdown⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln link(s).</source>
        <translation>
            <numerusform>لم يُنسخ أي رابط.</numerusform>
            <numerusform>نُسخ رابط واحد.</numerusform>
            <numerusform>نُسخ رابطان.</numerusform>
            <numerusform>نُسخت %Ln روابط.</numerusform>
            <numerusform>نُسخ %Ln رابطًا.</numerusform>
            <numerusform>نُسخ %Ln رابط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>نسخ &amp;كـ</translation>
    </message>
    <message>
        <source>&amp;This column</source>
        <translation>هذا ال&amp;عمود</translation>
    </message>
    <message>
        <source>L&amp;ink</source>
        <translation>را&amp;بط</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln value(s) from this column.</source>
        <translation>
            <numerusform>لم تُنسخ أي قيمة من هذا العمود.</numerusform>
            <numerusform>نُسخت قيمة واحدة من هذا العمود.</numerusform>
            <numerusform>نُسخت قيمتان من هذا العمود.</numerusform>
            <numerusform>نُسخت ⁨%Ln⁩ قيم من هذا العمود.</numerusform>
            <numerusform>نُسخت ⁨%Ln⁩ قيمة من هذا العمود.</numerusform>
            <numerusform>نُسخت ⁨%Ln⁩ قيمة من هذا العمود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailPane</name>
    <message>
        <source>No user selected</source>
        <translation>لم يُحدَّد مستخدم</translation>
    </message>
    <message>
        <source>Select a user to see their details here.</source>
        <translation>حدّد مستخدمًا لرؤية تفاصيله هنا.</translation>
    </message>
    <message>
        <source>The service doesn’t have this user.</source>
        <translation>لا يوجد هذا المستخدم لدى الخدمة.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserDetailTabs</name>
    <message>
        <source>Waiting for a response…</source>
        <translation>في انتظار استجابة…</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>الاستجابة فارغة.</translation>
    </message>
    <message>
        <source>Not loaded.</source>
        <translation>غير محمّل.</translation>
    </message>
    <message>
        <source>User details</source>
        <translation>تفاصيل المستخدم</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>التأمين</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>Raw JSON</source>
        <translation>‏JSON الخام</translation>
    </message>
    <message>
        <source>Insurance loads when you open its tab.</source>
        <translation>يُحمَّل التأمين عند فتح تبويبه.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserDialogs</name>
    <message>
        <source>Request data refresh for %1?</source>
        <translation>هل تريد طلب تحديث البيانات لـ ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Started: %1.</source>
        <translation>بدأت: ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserEditWords</name>
    <message>
        <source>Change the time zone of %1 back to %2?</source>
        <translation>هل تريد إعادة المنطقة الزمنية لـ ⁨%1⁩ إلى ⁨%2⁩؟</translation>
    </message>
    <message>
        <source>Change back</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Changes to this user are being saved.</source>
        <translation>يجري حفظ التغييرات على هذا المستخدم.</translation>
    </message>
    <message>
        <source>The user is still loading.</source>
        <translation>ما زال المستخدم قيد التحميل.</translation>
    </message>
    <message>
        <source>Undo the changes to %1?</source>
        <translation>هل تريد التراجع عن التغييرات على ⁨%1⁩؟</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>التراجع عن التغييرات</translation>
    </message>
    <message>
        <source>Disconnecting…</source>
        <translation>جارٍ قطع الاتصال…</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFacetModel</name>
    <message>
        <source>unreadable</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more…</source>
        <translation>
            <numerusform>لا مزيد…</numerusform>
            <numerusform>واحد آخر…</numerusform>
            <numerusform>اثنان آخران…</numerusform>
            <numerusform>%Ln أخرى…</numerusform>
            <numerusform>%Ln أخرى…</numerusform>
            <numerusform>%Ln أخرى…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>لا مستخدمين</numerusform>
            <numerusform>مستخدم واحد</numerusform>
            <numerusform>مستخدمان</numerusform>
            <numerusform>%Ln مستخدمين</numerusform>
            <numerusform>%Ln مستخدمًا</numerusform>
            <numerusform>%Ln مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, filtered</source>
        <translation>⁨%1⁩، ⁨%2⁩، مصفّى</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a value, how many users</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFacetsPanel</name>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Number of listed users</source>
        <translation>عدد المستخدمين المدرجين</translation>
    </message>
    <message>
        <source>Month created</source>
        <translation>شهر الإنشاء</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFieldWords</name>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>تاريخ الميلاد</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>بداية جمع البيانات</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>نهاية جمع البيانات</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterBar</name>
    <message>
        <source>Filter examples</source>
        <translation>أمثلة على التصفية</translation>
    </message>
    <message>
        <source>Filter by ID, source, or time zone</source>
        <translation>التصفية حسب المعرّف أو المصدر أو المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation>تصفية المستخدمين</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence, then how many are shown</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %Ln more.</source>
        <comment>sentences, then how many more there are</comment>
        <translation>
            <numerusform>⁨%1⁩ ولا شيء آخر.</numerusform>
            <numerusform>⁨%1⁩ وواحدة أخرى.</numerusform>
            <numerusform>⁨%1⁩ واثنتان أخريان.</numerusform>
            <numerusform>⁨%1⁩ و%Ln أخرى.</numerusform>
            <numerusform>⁨%1⁩ و%Ln أخرى.</numerusform>
            <numerusform>⁨%1⁩ و%Ln أخرى.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterDiagnosis</name>
    <message>
        <source>Removes this term from the filter</source>
        <translation>يزيل هذه العبارة من التصفية</translation>
    </message>
    <message numerus="yes">
        <source>Remove “%1” to see %Ln user(s)</source>
        <translation>
            <numerusform>إزالة «⁨%1⁩» لعرض ⁨%Ln⁩ مستخدم</numerusform>
            <numerusform>إزالة «⁨%1⁩» لعرض مستخدم واحد</numerusform>
            <numerusform>إزالة «⁨%1⁩» لعرض مستخدمَين</numerusform>
            <numerusform>إزالة «⁨%1⁩» لعرض ⁨%Ln⁩ مستخدمين</numerusform>
            <numerusform>إزالة «⁨%1⁩» لعرض ⁨%Ln⁩ مستخدمًا</numerusform>
            <numerusform>إزالة «⁨%1⁩» لعرض ⁨%Ln⁩ مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <comment>a term of the filter</comment>
        <translation>إزالة «⁨%1⁩»</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterEdit</name>
    <message>
        <source>part of the user ID</source>
        <translation>جزء من معرّف المستخدم</translation>
    </message>
    <message>
        <source>part of the client ID</source>
        <translation>جزء من معرّف العميل</translation>
    </message>
    <message>
        <source>a source, or none</source>
        <translation>مصدر، أو بلا مصدر</translation>
    </message>
    <message>
        <source>a time zone, or none</source>
        <translation>منطقة زمنية، أو بلا منطقة</translation>
    </message>
    <message>
        <source>when the user was created</source>
        <translation>متى أُنشئ المستخدم</translation>
    </message>
    <message>
        <source>whether a birth date is set</source>
        <translation>هل عُيّن تاريخ ميلاد</translation>
    </message>
    <message>
        <source>whether data collection has an end date</source>
        <translation>هل لجمع البيانات تاريخ نهاية</translation>
    </message>
    <message>
        <source>client IDs with personal data</source>
        <translation>معرّفات عميل فيها بيانات شخصية</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>اقتراحات</translation>
    </message>
    <message>
        <source>Recent filters</source>
        <translation>تصفيات سابقة</translation>
    </message>
    <message>
        <source>sources that needed attention in this session</source>
        <translation>مصادر احتاجت إلى متابعة في هذه الجلسة</translation>
    </message>
    <message>
        <source>when the user last connected a source</source>
        <translation>متى ربط المستخدم مصدرًا آخر مرة</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterHelp</name>
    <message>
        <source>both words, in any field</source>
        <translation>الكلمتان معًا، في أي حقل</translation>
    </message>
    <message>
        <source>this exact phrase</source>
        <translation>هذه العبارة بالضبط</translation>
    </message>
    <message>
        <source>exclude a word (works with any term)</source>
        <translation>استبعاد كلمة (يصلح مع أي عبارة)</translation>
    </message>
    <message>
        <source>connected to this source</source>
        <translation>متصل بهذا المصدر</translation>
    </message>
    <message>
        <source>no source connected</source>
        <translation>بلا مصدر متصل</translation>
    </message>
    <message>
        <source>in this time zone</source>
        <translation>في هذه المنطقة الزمنية</translation>
    </message>
    <message>
        <source>no time zone</source>
        <translation>بلا منطقة زمنية</translation>
    </message>
    <message>
        <source>created in the last 7 days (also 4w, 6m, 1y)</source>
        <translation>أُنشئ خلال آخر ٧ أيام (أيضًا 4w و6m و1y)</translation>
    </message>
    <message>
        <source>created that month (or day, or year)</source>
        <translation>أُنشئ في ذلك الشهر (أو اليوم أو السنة)</translation>
    </message>
    <message>
        <source>created after that day</source>
        <translation>أُنشئ بعد ذلك اليوم</translation>
    </message>
    <message>
        <source>no birth date</source>
        <translation>بلا تاريخ ميلاد</translation>
    </message>
    <message>
        <source>data collection ended</source>
        <translation>انتهى جمع البيانات</translation>
    </message>
    <message>
        <source>client ID looks like an email address or phone number</source>
        <translation>يبدو معرّف العميل بريدًا إلكترونيًا أو رقم هاتف</translation>
    </message>
    <message>
        <source>either one</source>
        <translation>أي منهما</translation>
    </message>
    <message>
        <source>Filter examples</source>
        <translation>أمثلة على التصفية</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>أمثلة</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1 shows suggestions. Press Up in the empty field for earlier filters.</source>
        <comment>a key</comment>
        <translation>يعرض ⁨%1⁩ الاقتراحات. اضغط السهم إلى أعلى في الحقل الفارغ للتصفيات السابقة.</translation>
    </message>
    <message>
        <source>a source that needed attention in this session</source>
        <translation>مصدر احتاج إلى متابعة في هذه الجلسة</translation>
    </message>
    <message>
        <source>connected a source in the last 7 days</source>
        <translation>ربط مصدرًا خلال آخر ٧ أيام</translation>
    </message>
</context>
<context>
    <name>labdesk::UserFilterTerms</name>
    <message>
        <source>Source: %1</source>
        <translation>المصدر: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Time zone: %1</source>
        <translation>المنطقة الزمنية: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>معرّف العميل: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>الإنشاء: ⁨%1⁩</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>بلا مصدر</translation>
    </message>
    <message>
        <source>Any source</source>
        <translation>أي مصدر</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>بلا منطقة</translation>
    </message>
    <message>
        <source>Any time zone</source>
        <translation>أي منطقة زمنية</translation>
    </message>
    <message>
        <source>No client ID</source>
        <translation>بلا معرّف عميل</translation>
    </message>
    <message>
        <source>Any client ID</source>
        <translation>أي معرّف عميل</translation>
    </message>
    <message>
        <source>Unreadable creation date</source>
        <translation>تاريخ إنشاء غير مقروء</translation>
    </message>
    <message>
        <source>No birth date</source>
        <translation>بلا تاريخ ميلاد</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>تاريخ الميلاد محدد</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>انتهى جمع البيانات</translation>
    </message>
    <message>
        <source>No data collection dates</source>
        <translation>بلا تواريخ جمع بيانات</translation>
    </message>
    <message>
        <source>Data collection dates set</source>
        <translation>تواريخ جمع البيانات محددة</translation>
    </message>
    <message>
        <source>No personal data in ID</source>
        <translation>لا بيانات شخصية في المعرّف</translation>
    </message>
    <message>
        <source>Personal data in ID</source>
        <translation>بيانات شخصية في المعرّف</translation>
    </message>
    <message>
        <source>Not: %1</source>
        <comment>a term of the filter</comment>
        <translation>ليس: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Needs attention: %1</source>
        <comment>a source, or its error</comment>
        <translation>يحتاج إلى متابعة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>No source known to need attention</source>
        <translation>لا مصدر معروف يحتاج إلى متابعة</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>يحتاج إلى متابعة</translation>
    </message>
    <message>
        <source>Any source connection date</source>
        <translation>أي تاريخ ربط</translation>
    </message>
    <message>
        <source>No source connection date</source>
        <translation>بلا تاريخ ربط</translation>
    </message>
    <message>
        <source>Connected: %1</source>
        <translation>الربط: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::UserGroupBar</name>
    <message>
        <source>&amp;Group by</source>
        <translation>ت&amp;جميع حسب</translation>
    </message>
    <message>
        <source>Previous group</source>
        <translation>المجموعة السابقة</translation>
    </message>
    <message>
        <source>Next group</source>
        <translation>المجموعة التالية</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;لا شيء</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>المن&amp;طقة الزمنية</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>الم&amp;صادر</translation>
    </message>
    <message>
        <source>&amp;Month created</source>
        <translation>&amp;شهر الإنشاء</translation>
    </message>
    <message>
        <source>&amp;Group by this column</source>
        <translation>ت&amp;جميع حسب هذا العمود</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln user(s))</source>
        <extracomment>A group of the list, and how many users it has</extracomment>
        <translation>
            <numerusform>⁨%1⁩ (⁨%Ln⁩ مستخدم)</numerusform>
            <numerusform>⁨%1⁩ (مستخدم واحد)</numerusform>
            <numerusform>⁨%1⁩ (مستخدمان)</numerusform>
            <numerusform>⁨%1⁩ (⁨%Ln⁩ مستخدمين)</numerusform>
            <numerusform>⁨%1⁩ (⁨%Ln⁩ مستخدمًا)</numerusform>
            <numerusform>⁨%1⁩ (⁨%Ln⁩ مستخدم)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserHead</name>
    <message>
        <source>Copy client ID</source>
        <translation>نسخ معرّف العميل</translation>
    </message>
    <message>
        <source>Other messages for the user</source>
        <translation>رسائل أخرى للمستخدم</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>إجراءات أخرى</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>نسخ معرّف المستخدم</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>أُنشئ في ⁨%1⁩</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>جارٍ الطلب…</translation>
    </message>
    <message>
        <source>Request &amp;data refresh</source>
        <translation>&amp;طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>&amp;تغيير المنطقة الزمنية…</translation>
    </message>
    <message>
        <source>&amp;Delete user…</source>
        <translation>&amp;حذف المستخدم…</translation>
    </message>
    <message>
        <source>Open in a new &amp;window</source>
        <translation>فتح في &amp;نافذة جديدة</translation>
    </message>
    <message>
        <source>Save summary as &amp;PDF…</source>
        <translation>حفظ &amp;ملخص بصيغة ⁨PDF⁩…</translation>
    </message>
    <message>
        <source>P&amp;rint summary…</source>
        <translation>ط&amp;باعة ملخص…</translation>
    </message>
    <message>
        <source>&amp;Verify caller…</source>
        <translation>التح&amp;قّق من المتصل…</translation>
    </message>
    <message>
        <source>Verify caller…</source>
        <translation>التحقّق من المتصل…</translation>
    </message>
    <message>
        <source>Verified %1</source>
        <translation>تم التحقّق في ⁨%1⁩</translation>
    </message>
    <message>
        <source>Caller verified for this user.</source>
        <translation>تم التحقّق من المتصل لهذا المستخدم.</translation>
    </message>
    <message>
        <source>&amp;Edit user…</source>
        <translation>ت&amp;عديل المستخدم…</translation>
    </message>
    <message>
        <source>Copy &amp;summary for the ticket</source>
        <translation>ن&amp;سخ الملخص للتذكرة</translation>
    </message>
    <message>
        <source>Stop watching the s&amp;ources</source>
        <translation>إيقاف م&amp;راقبة المصادر</translation>
    </message>
    <message>
        <source>Watch the s&amp;ources</source>
        <translation>م&amp;راقبة المصادر</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>Why &amp;is there no data?</source>
        <translation>&amp;لماذا لا توجد بيانات؟</translation>
    </message>
    <message>
        <source>Copy message for user</source>
        <translation>نسخ رسالة للمستخدم</translation>
    </message>
    <message>
        <source>Copy explanation for the ticket</source>
        <translation>نسخ الشرح للتذكرة</translation>
    </message>
    <message>
        <source>Hourly refresh limit reached.</source>
        <translation>بُلغ حد التحديثات في الساعة.</translation>
    </message>
    <message>
        <source>Refresh available at %1</source>
        <comment>a time of day</comment>
        <translation>التحديث متاح في الساعة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Refresh available in %1</source>
        <translation>التحديث متاح بعد ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>labdesk::UserInsuranceTab</name>
    <message>
        <source>Coverage</source>
        <translation>التغطية</translation>
    </message>
    <message>
        <source>Insured person</source>
        <translation>المؤمَّن عليه</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>الشركة</translation>
    </message>
    <message>
        <source>Guarantor</source>
        <translation>الضامن</translation>
    </message>
    <message>
        <source>Loading insurance…</source>
        <translation>جارٍ تحميل التأمين…</translation>
    </message>
    <message>
        <source>No insurance on file</source>
        <translation>لا تأمين مسجل</translation>
    </message>
    <message>
        <source>Payor code</source>
        <translation>رمز جهة الدفع</translation>
    </message>
    <message>
        <source>Copy payor code</source>
        <translation>نسخ رمز جهة الدفع</translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation>رقم العضوية</translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation>رقم المجموعة</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>الصلة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>تاريخ الميلاد</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>الجنس</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Household income</source>
        <translation>دخل الأسرة</translation>
    </message>
    <message>
        <source>Household size</source>
        <translation>عدد أفراد الأسرة</translation>
    </message>
    <message>
        <source>Insurance isn’t loaded</source>
        <translation>التأمين غير محمّل</translation>
    </message>
    <message>
        <source>Load insurance</source>
        <translation>تحميل التأمين</translation>
    </message>
    <message>
        <source>Open in Payors</source>
        <translation>فتح في جهات الدفع</translation>
    </message>
    <message>
        <source>No payor has this code.</source>
        <translation>لا جهة دفع لها هذا الرمز.</translation>
    </message>
    <message>
        <source>Looking up the name…</source>
        <translation>جارٍ البحث عن الاسم…</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Other insurance field %1</source>
        <translation>حقل تأمين آخر ⁨%1⁩</translation>
    </message>
    <message>
        <source>all values in this record</source>
        <translation>كل القيم في هذا السجل</translation>
    </message>
    <message>
        <source>Name unknown</source>
        <translation>الاسم غير معروف</translation>
    </message>
    <message>
        <source>%1 (company in this record)</source>
        <translation>⁨%1⁩ (الشركة في هذا السجل)</translation>
    </message>
    <message>
        <source>Hide all · %1&#xa0;s</source>
        <translation>إخفاء الكل (⁨%1⁩&#xa0;ث)</translation>
    </message>
    <message numerus="yes">
        <source>Show all for %Ln second(s)</source>
        <translation>
            <numerusform>إظهار الكل</numerusform>
            <numerusform>إظهار الكل لمدة ثانية</numerusform>
            <numerusform>إظهار الكل لمدة ثانيتين</numerusform>
            <numerusform>إظهار الكل لمدة ⁨%Ln⁩ ثوانٍ</numerusform>
            <numerusform>إظهار الكل لمدة ⁨%Ln⁩ ثانية</numerusform>
            <numerusform>إظهار الكل لمدة ⁨%Ln⁩ ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Search payors</source>
        <translation>البحث عن جهات الدفع</translation>
    </message>
    <message>
        <source>Find nearby centers</source>
        <translation>البحث عن مراكز قريبة</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>الاسم الأول</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>اسم العائلة</translation>
    </message>
    <message numerus="yes">
        <source>All values are shown for %Ln second(s)</source>
        <translation>
            <numerusform>لا تُعرض القيم</numerusform>
            <numerusform>تُعرض كل القيم ثانية واحدة</numerusform>
            <numerusform>تُعرض كل القيم ثانيتين</numerusform>
            <numerusform>تُعرض كل القيم ⁨%Ln⁩ ثوانٍ</numerusform>
            <numerusform>تُعرض كل القيم ⁨%Ln⁩ ثانية</numerusform>
            <numerusform>تُعرض كل القيم ⁨%Ln⁩ ثانية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserJobView</name>
    <message>
        <source>&amp;Show user</source>
        <translation>إ&amp;ظهار المستخدم</translation>
    </message>
    <message>
        <source>Ret&amp;ry failures</source>
        <translation>إ&amp;عادة المحاولة لما فشل</translation>
    </message>
    <message>
        <source>&amp;Check unknown outcomes</source>
        <translation>ال&amp;تحقّق من غير المعروف</translation>
    </message>
    <message>
        <source>E&amp;xport results…</source>
        <translation>ت&amp;صدير النتائج…</translation>
    </message>
    <message>
        <source>&amp;Undo…</source>
        <translation>ت&amp;راجع…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>إ&amp;زالة من القائمة</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسل</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Users in this job</source>
        <translation>المستخدمون في هذه المهمة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>لا مستخدمين</numerusform>
            <numerusform>مستخدم واحد</numerusform>
            <numerusform>مستخدمان</numerusform>
            <numerusform>%Ln مستخدمين</numerusform>
            <numerusform>%Ln مستخدمًا</numerusform>
            <numerusform>%Ln مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>This job can’t be undone.</source>
        <translation>لا يمكن التراجع عن هذه المهمة.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a state and how many users</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Not confirmed yet</source>
        <translation>غير مؤكَّد بعد</translation>
    </message>
    <message>
        <source>Partly done</source>
        <translation>تمّت جزئيًا</translation>
    </message>
    <message>
        <source>Filter users by state</source>
        <translation>تصفية المستخدمين حسب الحالة</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListChoice</name>
    <message numerus="yes">
        <source>%Ln user(s) aren’t in the list.</source>
        <translation>
            <numerusform>كل المستخدمين في القائمة.</numerusform>
            <numerusform>مستخدم واحد ليس في القائمة.</numerusform>
            <numerusform>مستخدمان ليسا في القائمة.</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمين ليسوا في القائمة.</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمًا ليسوا في القائمة.</numerusform>
            <numerusform>⁨%Ln⁩ مستخدم ليسوا في القائمة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserListFilter</name>
    <message>
        <source>Show counts</source>
        <translation>إظهار الأعداد</translation>
    </message>
    <message>
        <source>Filter by</source>
        <translation>التصفية حسب</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>بلا مصدر</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>بلا منطقة</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value, how many users have it</comment>
        <translation>‏⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>Hide counts</source>
        <translation>إخفاء الأعداد</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListNotices</name>
    <message numerus="yes">
        <source>Only the first %Ln user(s) were loaded.</source>
        <translation>
            <numerusform>لم يُحمَّل أي مستخدم.</numerusform>
            <numerusform>لم يُحمَّل إلا المستخدم الأول.</numerusform>
            <numerusform>لم يُحمَّل إلا أول مستخدمَين.</numerusform>
            <numerusform>لم يُحمَّل إلا أول ⁨%Ln⁩ مستخدمين.</numerusform>
            <numerusform>لم يُحمَّل إلا أول ⁨%Ln⁩ مستخدمًا.</numerusform>
            <numerusform>لم يُحمَّل إلا أول ⁨%Ln⁩ مستخدم.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer doesn’t have enough free memory for more. Close other programs, then reload the list. A computer with more memory or a key for a smaller team also helps. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>لا توجد على هذا الكمبيوتر ذاكرة حرة كافية للمزيد. أغلق برامج أخرى، ثم أعد تحميل القائمة. يساعد أيضًا كمبيوتر ذو ذاكرة أكبر أو مفتاح لفريق أصغر. لفتح مستخدم غير موجود في القائمة، أدخل معرّفه في «البحث أو تنفيذ أمر».</translation>
    </message>
    <message>
        <source>The service reports more users than Labdesk can load. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>تُبلغ الخدمة عن عدد من المستخدمين أكبر مما يستطيع Labdesk تحميله. لفتح مستخدم غير موجود في القائمة، أدخل معرّفه في «البحث أو تنفيذ أمر».</translation>
    </message>
    <message>
        <source>The service reports more users but keeps sending the same ones. Ask whoever runs the service to check user list pagination.</source>
        <translation>تُبلغ الخدمة عن مستخدمين أكثر لكنها ترسل المستخدمين أنفسهم باستمرار. اطلب من مشغّل الخدمة التحقّق من تقسيم قائمة المستخدمين إلى صفحات.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) couldn’t be read.</source>
        <translation>
            <numerusform>لا مستخدمين تعذّرت قراءتهم.</numerusform>
            <numerusform>تعذّرت قراءة مستخدم واحد.</numerusform>
            <numerusform>تعذّرت قراءة مستخدمَين.</numerusform>
            <numerusform>تعذّرت قراءة %Ln مستخدمين.</numerusform>
            <numerusform>تعذّرت قراءة %Ln مستخدمًا.</numerusform>
            <numerusform>تعذّرت قراءة %Ln مستخدم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Loading users…</source>
        <translation>جارٍ تحميل المستخدمين…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>There may be more users than these.</source>
        <translation>قد يكون هناك مستخدمون أكثر من هؤلاء.</translation>
    </message>
    <message>
        <source>The service uses a pagination format that Labdesk doesn’t support. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>تعلن الخدمة عن صفحة أخرى من القائمة بصيغة لا يدعمها Labdesk. لفتح مستخدم غير موجود في القائمة، أدخل معرّف المستخدم في «البحث أو تنفيذ أمر».</translation>
    </message>
    <message>
        <source>The service reports more users than it sent. Reload the list. To open a user who isn’t listed, select “Search or run a command” and enter the user ID.</source>
        <translation>تُبلغ الخدمة عن مستخدمين أكثر مما أرسلت. أعد تحميل القائمة. لفتح مستخدم غير موجود في القائمة، أدخل معرّفه في «البحث أو تنفيذ أمر».</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListPane</name>
    <message>
        <source>%1 of %2</source>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>المعروض: ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>لا مستخدمين</numerusform>
            <numerusform>مستخدم واحد</numerusform>
            <numerusform>مستخدمان</numerusform>
            <numerusform>%Ln مستخدمين</numerusform>
            <numerusform>%Ln مستخدمًا</numerusform>
            <numerusform>%Ln مستخدم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes that came, bytes of all</comment>
        <translation>⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>users so far, bytes</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 · %2 · %3/s</source>
        <comment>users so far, bytes, bytes in each second</comment>
        <translation>⁨%1⁩، ⁨%2⁩، ⁨%3⁩/ث</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <comment>how many users</comment>
        <translation>⁨%1⁩ (غير مكتمل)</translation>
    </message>
    <message numerus="yes">
        <source>%1 · about %Ln min left</source>
        <translation>
            <numerusform>⁨%1⁩، أوشك على الانتهاء</numerusform>
            <numerusform>⁨%1⁩، بقيت نحو دقيقة</numerusform>
            <numerusform>⁨%1⁩، بقيت نحو دقيقتين</numerusform>
            <numerusform>⁨%1⁩، بقيت نحو ⁨%Ln⁩ دقائق</numerusform>
            <numerusform>⁨%1⁩، بقيت نحو ⁨%Ln⁩ دقيقة</numerusform>
            <numerusform>⁨%1⁩، بقيت نحو ⁨%Ln⁩ دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
    <message>
        <source>&amp;New user</source>
        <translation>&amp;مستخدم جديد</translation>
    </message>
    <message>
        <source>More list actions</source>
        <translation>إجراءات أخرى للقائمة</translation>
    </message>
    <message>
        <source>&amp;Select users from a list…</source>
        <translation>ت&amp;حديد مستخدمين من قائمة…</translation>
    </message>
    <message>
        <source>User c&amp;harts…</source>
        <translation>م&amp;خططات المستخدمين…</translation>
    </message>
    <message>
        <source>&amp;Export these users…</source>
        <translation>ت&amp;صدير هؤلاء المستخدمين…</translation>
    </message>
    <message>
        <source>Reloading list: %1</source>
        <comment>how far it is</comment>
        <translation>إعادة تحميل القائمة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Type in the filter to narrow the list.</source>
        <translation>اكتب في التصفية لتضييق القائمة.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListStack</name>
    <message>
        <source>Loading users…</source>
        <translation>جارٍ تحميل المستخدمين…</translation>
    </message>
    <message>
        <source>No users yet</source>
        <translation>لا مستخدمين بعد</translation>
    </message>
    <message>
        <source>Create the first user, or switch connections.</source>
        <translation>أنشئ المستخدم الأول، أو بدّل الاتصال.</translation>
    </message>
    <message>
        <source>New user</source>
        <translation>مستخدم جديد</translation>
    </message>
    <message>
        <source>Users aren’t loaded</source>
        <translation>المستخدمون غير محمّلين</translation>
    </message>
    <message>
        <source>Loading was canceled or didn’t start.</source>
        <translation>أُلغي التحميل أو لم يبدأ.</translation>
    </message>
    <message>
        <source>Load users</source>
        <translation>تحميل المستخدمين</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>يطابق ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>No users match this filter.</source>
        <translation>لا مستخدم يطابق هذه التصفية.</translation>
    </message>
    <message>
        <source>Clear &amp;filter</source>
        <translation>م&amp;سح التصفية</translation>
    </message>
    <message numerus="yes">
        <source>Connection lost after %Ln user(s). The list is incomplete.</source>
        <translation>
            <numerusform>انقطع الاتصال قبل أي مستخدم. القائمة غير مكتملة.</numerusform>
            <numerusform>انقطع الاتصال بعد مستخدم واحد. القائمة غير مكتملة.</numerusform>
            <numerusform>انقطع الاتصال بعد مستخدمَين. القائمة غير مكتملة.</numerusform>
            <numerusform>انقطع الاتصال بعد ⁨%Ln⁩ مستخدمين. القائمة غير مكتملة.</numerusform>
            <numerusform>انقطع الاتصال بعد ⁨%Ln⁩ مستخدمًا. القائمة غير مكتملة.</numerusform>
            <numerusform>انقطع الاتصال بعد ⁨%Ln⁩ مستخدم. القائمة غير مكتملة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The user list doesn’t contain names. Search by client ID, user ID, source, or time zone.</source>
        <translation>لا تحتوي قائمة المستخدمين على أسماء. ابحث بمعرّف العميل أو معرّف المستخدم أو المصدر أو المنطقة الزمنية.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserListTable</name>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
    <message>
        <source>%1 (always shown)</source>
        <extracomment>A column that cannot be hidden</extracomment>
        <translation>⁨%1⁩ (ظاهر دائمًا)</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>إعادة &amp;ضبط الأعمدة</translation>
    </message>
    <message>
        <source>Too many users to copy (more than %1). Export them instead.</source>
        <translation>المستخدمون كثيرون على النسخ (أكثر من ⁨%1⁩). صدّرهم بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>الأ&amp;عمدة</translation>
    </message>
</context>
<context>
    <name>labdesk::UserOutput</name>
    <message>
        <source>There are no users to export.</source>
        <translation>لا يوجد مستخدمون للتصدير.</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was saved.</source>
        <translation>أُلغي التصدير. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>حفظ ملخص</translation>
    </message>
    <message>
        <source>Saved the summary as %1.</source>
        <translation>حُفظ الملخص باسم ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserOverviewTab</name>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation>نسخ معرّف العميل</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>معرّف المستخدم</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>نسخ معرّف المستخدم</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>الفريق</translation>
    </message>
    <message>
        <source>Copy team ID</source>
        <translation>نسخ معرّف الفريق</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>القيم الافتراضية</translation>
    </message>
    <message>
        <source>used when a source doesn’t send its own</source>
        <translation>تُستخدم حين لا يرسل المصدر قيمته</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>تغيير المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>تاريخ الميلاد</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>فترة جمع البيانات</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Data refresh</source>
        <translation>تحديث البيانات</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>غير محددة</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>منذ ⁨%1⁩</translation>
    </message>
    <message>
        <source>Usually up to %1 an hour per user. Counts only requests from this computer.</source>
        <translation>عادةً ⁨%1⁩ في الساعة لكل مستخدم. تُحسب طلبات هذا الكمبيوتر فقط.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) this hour</source>
        <translation>
            <numerusform>لا طلبات في هذه الساعة</numerusform>
            <numerusform>طلب واحد في هذه الساعة</numerusform>
            <numerusform>طلبان في هذه الساعة</numerusform>
            <numerusform>⁨%Ln⁩ طلبات في هذه الساعة</numerusform>
            <numerusform>⁨%Ln⁩ طلبًا في هذه الساعة</numerusform>
            <numerusform>⁨%Ln⁩ طلب في هذه الساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;تغيير…</translation>
    </message>
    <message>
        <source>G&amp;o to Sources</source>
        <translation>&amp;فتح المصادر</translation>
    </message>
    <message>
        <source>Replace client ID…</source>
        <translation>استبدال معرّف العميل…</translation>
    </message>
    <message>
        <source>%1 of %2 working</source>
        <translation>⁨%1⁩ من ⁨%2⁩ تعمل</translation>
    </message>
    <message>
        <source>IDs and team</source>
        <translation>المعرّفات والفريق</translation>
    </message>
    <message>
        <source>&amp;Set…</source>
        <translation>ت&amp;عيين…</translation>
    </message>
    <message>
        <source>Set time zone</source>
        <translation>تعيين المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Until it’s set, times are treated as UTC.</source>
        <translation>إلى أن تُعيَّن، تُعامل الأوقات على أنها UTC.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>إيقاف المراقبة</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>م&amp;راقبة</translation>
    </message>
    <message>
        <source>Checks the sources every 15 seconds for up to 10 minutes</source>
        <translation>يفحص المصادر كل ١٥ ثانية لمدة ١٠ دقائق على الأكثر</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>labdesk::UserProblemWords</name>
    <message>
        <source>Enter a client ID.</source>
        <translation>أدخل معرّف العميل.</translation>
    </message>
    <message>
        <source>The client ID begins or ends with a space. Remove it.</source>
        <translation>يبدأ معرّف العميل أو ينتهي بمسافة. احذفها.</translation>
    </message>
    <message>
        <source>The client ID contains a control character, such as a tab. Remove it.</source>
        <translation>يحتوي معرّف العميل على رمز تحكّم، مثل علامة جدولة. احذفه.</translation>
    </message>
    <message>
        <source>The client ID is too long. Use up to 1,024 characters.</source>
        <translation>معرّف العميل طويل جدًا. استخدم ١٬٠٢٤ رمزًا على الأكثر.</translation>
    </message>
    <message>
        <source>The birth date is in the future.</source>
        <translation>تاريخ الميلاد في المستقبل.</translation>
    </message>
    <message>
        <source>Data collection ends before it starts. Choose a later end or an earlier start.</source>
        <translation>ينتهي جمع البيانات قبل أن يبدأ. اختر نهاية لاحقة أو بداية أبكر.</translation>
    </message>
    <message>
        <source>Enter the date, or clear the check box.</source>
        <translation>أدخل التاريخ، أو ألغِ تحديد خانة الاختيار.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserQuickFilters</name>
    <message>
        <source>Quick filters</source>
        <translation>تصفية سريعة</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>بلا مصدر</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>بلا منطقة</translation>
    </message>
    <message>
        <source>Personal data in ID</source>
        <translation>بيانات شخصية في المعرّف</translation>
    </message>
    <message>
        <source>Removes this term from the filter</source>
        <translation>يزيل هذه العبارة من التصفية</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a quick filter, how many users it finds</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>يحتاج إلى متابعة</translation>
    </message>
</context>
<context>
    <name>labdesk::UserRawTab</name>
    <message>
        <source>Response to show</source>
        <translation>الاستجابة المعروضة</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Connected sources</source>
        <translation>المصادر المتصلة</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>التأمين</translation>
    </message>
    <message>
        <source>Unknown fields, not in the contract: %1</source>
        <translation>حقول غير معروفة، ليست في العقد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>~ %1: %2, changed</source>
        <translation>~ ⁨%1⁩: ⁨%2⁩، تغيّر</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>نسخ ال&amp;مسار</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>نسخ ال&amp;قيمة</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>نسخ ال&amp;كل</translation>
    </message>
    <message>
        <source>Only one response so far. Reload the user (F5) to compare it with the next.</source>
        <translation>توجد استجابة واحدة فقط. أعد تحميل المستخدم (⁨F5⁩) لمقارنتها بالتالية.</translation>
    </message>
    <message>
        <source>Response at %1, compared with %2:</source>
        <translation>استجابة ⁨%1⁩ مقارنةً باستجابة ⁨%2⁩:</translation>
    </message>
    <message>
        <source>Save response</source>
        <translation>حفظ الاستجابة</translation>
    </message>
    <message>
        <source>Saved with personal data.</source>
        <translation>حُفظ مع البيانات الشخصية.</translation>
    </message>
    <message>
        <source>Saved with personal data hidden.</source>
        <translation>حُفظ مع إخفاء البيانات الشخصية.</translation>
    </message>
    <message>
        <source>the whole response</source>
        <translation>الاستجابة كاملة</translation>
    </message>
    <message>
        <source>No changes between %1 and %2.</source>
        <translation>لا تغييرات بين ⁨%1⁩ و⁨%2⁩.</translation>
    </message>
    <message>
        <source>Copied the response.</source>
        <translation>نُسخت الاستجابة.</translation>
    </message>
    <message>
        <source>~ %1: %2 → %3</source>
        <comment>a path, and its value before and after</comment>
        <translation>‏~ ⁨%1⁩: ⁨%2⁩ ← ⁨%3⁩</translation>
    </message>
    <message>
        <source>Show hidden values</source>
        <translation>إظهار القيم المخفية</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>إخفاء القيم</translation>
    </message>
    <message>
        <source>This response isn’t JSON, so Labdesk can’t detect personal data in it. To view it, select “Show hidden values”.</source>
        <translation>هذه الاستجابة ليست JSON، فلا يستطيع Labdesk اكتشاف البيانات الشخصية فيها. لعرضها، اختر «إظهار القيم المخفية».</translation>
    </message>
    <message>
        <source>Shows personal data for 30 seconds</source>
        <translation>يُظهر البيانات الشخصية لمدة ٣٠ ثانية</translation>
    </message>
</context>
<context>
    <name>labdesk::UserRowMenu</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>Copy &amp;client ID</source>
        <translation>&amp;نسخ معرّف العميل</translation>
    </message>
    <message>
        <source>Copy &amp;user ID</source>
        <translation>نسخ &amp;معرّف المستخدم</translation>
    </message>
    <message>
        <source>&amp;Request data refresh</source>
        <translation>&amp;طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>&amp;تغيير المنطقة الزمنية…</translation>
    </message>
    <message>
        <source>&amp;Delete user…</source>
        <translation>&amp;حذف المستخدم…</translation>
    </message>
    <message>
        <source>Filter by %1</source>
        <translation>تصفية حسب ⁨%1⁩</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>استبعاد ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Filter by</source>
        <translation>ت&amp;صفية حسب</translation>
    </message>
    <message>
        <source>E&amp;xclude</source>
        <translation>ا&amp;ستبعاد</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>إلغاء الت&amp;ثبيت</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>ت&amp;ثبيت</translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation>نُسخ معرّف العميل.</translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation>نُسخ معرّف المستخدم.</translation>
    </message>
    <message>
        <source>&amp;Verify caller…</source>
        <translation>التح&amp;قّق من المتصل…</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSelectionPane</name>
    <message>
        <source>C&amp;lear selection</source>
        <translation>إ&amp;لغاء التحديد</translation>
    </message>
    <message>
        <source>Request &amp;data refresh…</source>
        <translation>طلب ت&amp;حديث البيانات…</translation>
    </message>
    <message>
        <source>Change time &amp;zone…</source>
        <translation>تغيير المنطقة ال&amp;زمنية…</translation>
    </message>
    <message>
        <source>Disconnec&amp;t source…</source>
        <translation>قطع اتصال الم&amp;صدر…</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Time zones</source>
        <translation>المناطق الزمنية</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>بلا منطقة</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>انتهى جمع البيانات</translation>
    </message>
    <message>
        <source>The service disconnected all their sources.</source>
        <translation>قطعت الخدمة اتصال كل مصادرهم.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) selected</source>
        <translation>
            <numerusform>لا مستخدمين محددين</numerusform>
            <numerusform>مستخدم واحد محدد</numerusform>
            <numerusform>مستخدمان محددان</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمين محددين</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمًا محددًا</numerusform>
            <numerusform>⁨%Ln⁩ مستخدم محدد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are hidden by the filter, but still selected.</source>
        <translation>
            <numerusform>لا أحد منهم مخفي.</numerusform>
            <numerusform>واحد منهم تُخفيه التصفية، لكنه ما زال محددًا.</numerusform>
            <numerusform>اثنان منهم تُخفيهما التصفية، لكنهما ما زالا محددين.</numerusform>
            <numerusform>⁨%Ln⁩ منهم تُخفيهم التصفية، لكنهم ما زالوا محددين.</numerusform>
            <numerusform>⁨%Ln⁩ منهم تُخفيهم التصفية، لكنهم ما زالوا محددين.</numerusform>
            <numerusform>⁨%Ln⁩ منهم تُخفيهم التصفية، لكنهم ما زالوا محددين.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <comment>a value and how many have it: Oura 41</comment>
        <translation>‏⁨%1⁩&#xa0;⁨%2⁩</translation>
    </message>
    <message>
        <source>Change data collection &amp;end date…</source>
        <translation>تغيير &amp;نهاية جمع البيانات…</translation>
    </message>
    <message>
        <source>&amp;Check sources…</source>
        <translation>&amp;فحص المصادر…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>لا غيرها</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>⁨%Ln⁩ أخرى</numerusform>
            <numerusform>⁨%Ln⁩ أخرى</numerusform>
            <numerusform>⁨%Ln⁩ أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labdesk::UserSidePane</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>The filter hides %1.</source>
        <translation>تُخفي التصفية ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 isn’t in this team’s list.</source>
        <translation>⁨%1⁩ ليس في قائمة هذا الفريق.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSourcesTab</name>
    <message>
        <source>Loading sources…</source>
        <translation>جارٍ تحميل المصادر…</translation>
    </message>
    <message>
        <source>No sources connected</source>
        <translation>لا مصادر متصلة</translation>
    </message>
    <message>
        <source>The user can connect one in your app.</source>
        <translation>يمكن للمستخدم ربط مصدر في تطبيقك.</translation>
    </message>
    <message>
        <source>Sources aren’t loaded</source>
        <translation>المصادر غير محمّلة</translation>
    </message>
    <message>
        <source>Load sources</source>
        <translation>تحميل المصادر</translation>
    </message>
</context>
<context>
    <name>labdesk::UserStack</name>
    <message>
        <source>Loading the user…</source>
        <translation>جارٍ تحميل المستخدم…</translation>
    </message>
    <message>
        <source>No user with this ID in this team.</source>
        <translation>لا مستخدم بهذا المعرّف في هذا الفريق.</translation>
    </message>
    <message>
        <source>This user no longer exists on the service.</source>
        <translation>لم يعد هذا المستخدم موجودًا في الخدمة.</translation>
    </message>
    <message>
        <source>Check the environment. You’re connected to “%1” (%2).</source>
        <translation>تحقّق من البيئة. الاتصال الحالي «⁨%1⁩» (⁨%2⁩).</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>إزالة من القائمة</translation>
    </message>
    <message>
        <source>This user was deleted.</source>
        <translation>حُذف هذا المستخدم.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>labdesk::UserSummary</name>
    <message>
        <source>Identity</source>
        <translation>الهوية</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>معرّف المستخدم</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>الفريق</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>القيم الافتراضية</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>غير محددة</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>تاريخ الميلاد</translation>
    </message>
    <message>
        <source>Birth date set</source>
        <translation>تاريخ الميلاد محدد</translation>
    </message>
    <message>
        <source>Data collection</source>
        <translation>جمع البيانات</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>The user can connect one in your app.</source>
        <translation>يمكن للمستخدم ربط مصدر في تطبيقك.</translation>
    </message>
    <message>
        <source>User summary</source>
        <translation>ملخص المستخدم</translation>
    </message>
    <message>
        <source>%1 (%2), as of %3</source>
        <translation>⁨%1⁩ (⁨%2⁩)، حتى ⁨%3⁩</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>يحتاج إلى متابعة</translation>
    </message>
    <message>
        <source>Personal data is hidden.</source>
        <translation>البيانات الشخصية مخفية.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableCells</name>
    <message>
        <source>set</source>
        <translation>محدد</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>%1, looks like personal data</source>
        <translation>⁨%1⁩، يبدو بيانات شخصية</translation>
    </message>
    <message>
        <source>This client ID looks like personal data. Email addresses and phone numbers aren’t allowed here.</source>
        <translation>يبدو معرّف العميل هذا بيانات شخصية. لا يُسمح هنا بالبريد الإلكتروني ولا بأرقام الهاتف.</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>بيانات شخصية</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source and its error</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, needs attention</source>
        <translation>⁨%1⁩، يحتاج إلى متابعة</translation>
    </message>
    <message>
        <source>Needed attention in this session:
%1</source>
        <translation>احتاج إلى متابعة في هذه الجلسة:
⁨%1⁩</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>يحتاج إلى متابعة</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>بلا مصدر</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>بلا منطقة زمنية</translation>
    </message>
    <message>
        <source>Unreadable creation date</source>
        <translation>تاريخ إنشاء غير مقروء</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTableModel</name>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>معرّف المستخدم</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>الإنشاء</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>المنطقة الزمنية</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>تاريخ الميلاد</translation>
    </message>
    <message>
        <source>Data collection start</source>
        <translation>بداية جمع البيانات</translation>
    </message>
    <message>
        <source>Data collection end</source>
        <translation>نهاية جمع البيانات</translation>
    </message>
    <message>
        <source>%1, first of %2</source>
        <comment>a user, a group</comment>
        <translation>⁨%1⁩، الأول في ⁨%2⁩</translation>
    </message>
    <message>
        <source>Time zone set by</source>
        <translation>المنطقة حددها</translation>
    </message>
    <message>
        <source>Source last connected</source>
        <translation>آخر ربط لمصدر</translation>
    </message>
</context>
<context>
    <name>labdesk::UserTimelineTab</name>
    <message>
        <source>Events, newest first</source>
        <translation>الأحداث، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>No events with a date for this user.</source>
        <translation>لا أحداث مؤرخة لهذا المستخدم.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewActions</name>
    <message>
        <source>Saved the view “%1”.</source>
        <translation>حُفظت طريقة العرض «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Replaced the view “%1”.</source>
        <translation>استُبدلت طريقة العرض «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Deleted the view “%1”.</source>
        <translation>حُذفت طريقة العرض «⁨%1⁩».</translation>
    </message>
    <message>
        <source>Pinned %1.</source>
        <translation>ثُبّت ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Unpinned %1.</source>
        <translation>أُلغي تثبيت ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewDialog</name>
    <message>
        <source>Save this view</source>
        <translation>حفظ طريقة العرض هذه</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>إعادة تسمية «⁨%1⁩»</translation>
    </message>
    <message>
        <source>Saves the filter, sort order, and columns for this connection.</source>
        <translation>تُحفظ التصفية والترتيب والأعمدة لهذا الاتصال.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>View name</source>
        <translation>اسم طريقة العرض</translation>
    </message>
    <message>
        <source>No filter</source>
        <translation>بلا تصفية</translation>
    </message>
    <message>
        <source>&amp;Save view</source>
        <translation>&amp;حفظ طريقة العرض</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>A view with this name already exists. Saving replaces it.</source>
        <translation>توجد طريقة عرض بهذا الاسم. سيستبدلها الحفظ.</translation>
    </message>
    <message>
        <source>A view with this name already exists. Choose another name.</source>
        <translation>توجد طريقة عرض بهذا الاسم. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>This view is kept for this session only.</source>
        <translation>يُحتفظ بطريقة العرض هذه لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>Its name looks like personal data, which Labdesk doesn’t save to disk.</source>
        <translation>يبدو اسمها بيانات شخصية، وهذه لا يحفظها Labdesk على القرص.</translation>
    </message>
    <message>
        <source>Its filter may contain a person’s name, which Labdesk doesn’t save to disk. Terms such as %1, %2, and %3 are saved.</source>
        <translation>قد تحتوي تصفيتها على اسم شخص، ولا يحفظه Labdesk على القرص. تُحفظ عبارات مثل ⁨%1⁩ و⁨%2⁩ و⁨%3⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::UserViewsButton</name>
    <message>
        <source>Client IDs that look like personal data</source>
        <translation>معرّفات عملاء تبدو بيانات شخصية</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>بلا مصدر</translation>
    </message>
    <message>
        <source>No time zone</source>
        <translation>بلا منطقة زمنية</translation>
    </message>
    <message>
        <source>Data collection ended</source>
        <translation>انتهى جمع البيانات</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>المحفوظة</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>طرق العرض المحفوظة</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;حفظ طريقة العرض هذه…</translation>
    </message>
    <message>
        <source>&amp;Replace with current view</source>
        <translation>الاستبدال بطريقة ال&amp;عرض الحالية</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>إعادة &amp;تسمية</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ح&amp;ذف</translation>
    </message>
    <message>
        <source>%1 (this session only)</source>
        <comment>the name of a view</comment>
        <translation>⁨%1⁩ (هذه الجلسة فقط)</translation>
    </message>
    <message>
        <source>No filter</source>
        <translation>بلا تصفية</translation>
    </message>
</context>
<context>
    <name>labdesk::UserWindow</name>
    <message>
        <source>User — %1 (%2)</source>
        <translation>المستخدم — ⁨%1⁩ (⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>labdesk::UserWords</name>
    <message>
        <source>unknown time zone</source>
        <translation>منطقة زمنية غير معروفة</translation>
    </message>
    <message>
        <source>%1 now, %2</source>
        <translation>الآن ⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>set manually</source>
        <translation>تعيين يدوي</translation>
    </message>
    <message>
        <source>set manually %1</source>
        <translation>تعيين يدوي في ⁨%1⁩</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Ended %1. No data is collected from then on.</source>
        <translation>انتهى في ⁨%1⁩. لا تُجمع البيانات بعده.</translation>
    </message>
    <message>
        <source>Started %1, ended %2. No data is collected from then on.</source>
        <translation>من ⁨%1⁩، انتهى في ⁨%2⁩. لا تُجمع البيانات بعده.</translation>
    </message>
    <message>
        <source>No limits: all data is collected.</source>
        <translation>بلا حدود: تُجمع كل البيانات.</translation>
    </message>
    <message>
        <source>Data is collected from %1 on.</source>
        <translation>تُجمع البيانات من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Ends %1. No data is collected from then on.</source>
        <translation>ينتهي في ⁨%1⁩. لا تُجمع البيانات بعده.</translation>
    </message>
    <message>
        <source>From %1 until %2. No data is collected from then on.</source>
        <translation>من ⁨%1⁩، وينتهي في ⁨%2⁩. لا تُجمع البيانات بعده.</translation>
    </message>
    <message>
        <source>The client ID looks like an email address. Client IDs can’t contain personal data.</source>
        <translation>يبدو معرّف العميل بريدًا إلكترونيًا. لا يمكن أن تحتوي معرّفات العملاء على بيانات شخصية.</translation>
    </message>
    <message>
        <source>The client ID looks like a phone number. Client IDs can’t contain personal data.</source>
        <translation>يبدو معرّف العميل رقم هاتف. لا يمكن أن تحتوي معرّفات العملاء على بيانات شخصية.</translation>
    </message>
    <message>
        <source>Data collection ended %1. The service disconnected all sources.</source>
        <translation>انتهى جمع البيانات في ⁨%1⁩. قطعت الخدمة اتصال كل المصادر.</translation>
    </message>
    <message>
        <source>Relationship is “%1”, and no guarantor is on file.</source>
        <translation>الصلة هي «⁨%1⁩»، ولا يوجد ضامن مسجّل.</translation>
    </message>
    <message>
        <source>No relationship provided.</source>
        <translation>لم تُذكر الصلة.</translation>
    </message>
    <message>
        <source>Labdesk doesn’t recognize the relationship “%1”.</source>
        <translation>لا يعرف Labdesk الصلة «⁨%1⁩».</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>⁨%1⁩ و⁨%2⁩</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>قبل لحظات</numerusform>
            <numerusform>قبل دقيقة واحدة</numerusform>
            <numerusform>قبل دقيقتين</numerusform>
            <numerusform>قبل %Ln دقائق</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln minute(s)</source>
        <translation>
            <numerusform>بعد لحظات</numerusform>
            <numerusform>بعد دقيقة واحدة</numerusform>
            <numerusform>بعد دقيقتين</numerusform>
            <numerusform>بعد %Ln دقائق</numerusform>
            <numerusform>بعد %Ln دقيقة</numerusform>
            <numerusform>بعد %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>قبل أقل من ساعة</numerusform>
            <numerusform>قبل ساعة واحدة</numerusform>
            <numerusform>قبل ساعتين</numerusform>
            <numerusform>قبل %Ln ساعات</numerusform>
            <numerusform>قبل %Ln ساعة</numerusform>
            <numerusform>قبل %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln hour(s)</source>
        <translation>
            <numerusform>بعد أقل من ساعة</numerusform>
            <numerusform>بعد ساعة واحدة</numerusform>
            <numerusform>بعد ساعتين</numerusform>
            <numerusform>بعد %Ln ساعات</numerusform>
            <numerusform>بعد %Ln ساعة</numerusform>
            <numerusform>بعد %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>قبل أقل من يوم</numerusform>
            <numerusform>قبل يوم واحد</numerusform>
            <numerusform>قبل يومين</numerusform>
            <numerusform>قبل %Ln أيام</numerusform>
            <numerusform>قبل %Ln يومًا</numerusform>
            <numerusform>قبل %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <translation>
            <numerusform>بعد أقل من يوم</numerusform>
            <numerusform>بعد يوم واحد</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %Ln أيام</numerusform>
            <numerusform>بعد %Ln يومًا</numerusform>
            <numerusform>بعد %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s) ago</source>
        <translation>
            <numerusform>قبل أقل من شهر</numerusform>
            <numerusform>قبل شهر واحد</numerusform>
            <numerusform>قبل شهرين</numerusform>
            <numerusform>قبل %Ln أشهر</numerusform>
            <numerusform>قبل %Ln شهرًا</numerusform>
            <numerusform>قبل %Ln شهر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln month(s)</source>
        <translation>
            <numerusform>بعد أقل من شهر</numerusform>
            <numerusform>بعد شهر واحد</numerusform>
            <numerusform>بعد شهرين</numerusform>
            <numerusform>بعد %Ln أشهر</numerusform>
            <numerusform>بعد %Ln شهرًا</numerusform>
            <numerusform>بعد %Ln شهر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s) ago</source>
        <translation>
            <numerusform>قبل أقل من سنة</numerusform>
            <numerusform>قبل سنة واحدة</numerusform>
            <numerusform>قبل سنتين</numerusform>
            <numerusform>قبل %Ln سنوات</numerusform>
            <numerusform>قبل %Ln سنة</numerusform>
            <numerusform>قبل %Ln سنة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln year(s)</source>
        <translation>
            <numerusform>بعد أقل من سنة</numerusform>
            <numerusform>بعد سنة واحدة</numerusform>
            <numerusform>بعد سنتين</numerusform>
            <numerusform>بعد %Ln سنوات</numerusform>
            <numerusform>بعد %Ln سنة</numerusform>
            <numerusform>بعد %Ln سنة</numerusform>
        </translation>
    </message>
    <message>
        <source>Privacy mode is on, so IDs stay hidden.</source>
        <translation>وضع الخصوصية مفعّل: تبقى المعرّفات مخفية.</translation>
    </message>
    <message>
        <source>Your administrator doesn’t allow exports.</source>
        <translation>لا يسمح مسؤول النظام بالتصدير.</translation>
    </message>
    <message>
        <source>%1 now in %2</source>
        <translation>⁨%1⁩ الآن في ⁨%2⁩</translation>
    </message>
    <message>
        <source>today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a day and how long ago it was</comment>
        <translation>‏⁨%1⁩ (⁨%2⁩)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>⁨%1⁩&#xa0;ث</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>غدًا</translation>
    </message>
    <message>
        <source>No data is collected: collection ends on %2 but doesn’t start until %1.</source>
        <translation>لا تُجمع أي بيانات: يبدأ الجمع في ⁨%1⁩ وينتهي في ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Ended %1. No data is collected from that day on.</source>
        <translation>انتهى في ⁨%1⁩. لا تُجمع البيانات من ذلك اليوم فصاعدًا.</translation>
    </message>
    <message>
        <source>Started %1, ended %2. No data is collected from that day on.</source>
        <translation>من ⁨%1⁩، وانتهى في ⁨%2⁩. لا تُجمع البيانات من ذلك اليوم فصاعدًا.</translation>
    </message>
    <message>
        <source>Ends %1. No data is collected from that day on.</source>
        <translation>ينتهي في ⁨%1⁩. لا تُجمع البيانات من ذلك اليوم فصاعدًا.</translation>
    </message>
    <message>
        <source>From %1 until %2. No data is collected from that day on.</source>
        <translation>من ⁨%1⁩، وينتهي في ⁨%2⁩. لا تُجمع البيانات من ذلك اليوم فصاعدًا.</translation>
    </message>
    <message>
        <source>This connection is read-only: your administrator turned off changes.</source>
        <translation>هذا الاتصال للقراءة فقط: عطّل مسؤول النظام التغييرات.</translation>
    </message>
    <message>
        <source>This connection is read-only: changes are turned off in its settings.</source>
        <translation>هذا الاتصال للقراءة فقط: التغييرات معطّلة في إعداداته.</translation>
    </message>
</context>
<context>
    <name>labdesk::UsersPane</name>
    <message>
        <source>New user…</source>
        <translation>مستخدم جديد…</translation>
    </message>
    <message>
        <source>create add</source>
        <translation>إنشاء إضافة</translation>
    </message>
    <message>
        <source>Filter users</source>
        <translation>تصفية المستخدمين</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>بحث عثور</translation>
    </message>
    <message>
        <source>Clear user filter</source>
        <translation>مسح تصفية المستخدمين</translation>
    </message>
    <message>
        <source>The filter is empty.</source>
        <translation>التصفية فارغة.</translation>
    </message>
    <message>
        <source>Reload users</source>
        <translation>إعادة تحميل المستخدمين</translation>
    </message>
    <message>
        <source>refresh list</source>
        <translation>تحديث القائمة</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>اختيار الأعمدة…</translation>
    </message>
    <message>
        <source>No user selected.</source>
        <translation>لم يُحدَّد مستخدم.</translation>
    </message>
    <message>
        <source>Request data refresh</source>
        <translation>طلب تحديث البيانات</translation>
    </message>
    <message>
        <source>sync update</source>
        <translation>مزامنة تحديث</translation>
    </message>
    <message>
        <source>Change time zone…</source>
        <translation>تغيير المنطقة الزمنية…</translation>
    </message>
    <message>
        <source>Copy client ID</source>
        <translation>نسخ معرّف العميل</translation>
    </message>
    <message>
        <source>Copied the client ID.</source>
        <translation>نُسخ معرّف العميل.</translation>
    </message>
    <message>
        <source>Copy user ID</source>
        <translation>نسخ معرّف المستخدم</translation>
    </message>
    <message>
        <source>Copied the user ID.</source>
        <translation>نُسخ معرّف المستخدم.</translation>
    </message>
    <message>
        <source>Delete user…</source>
        <translation>حذف المستخدم…</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Disconnect %1…</source>
        <translation>قطع اتصال ⁨%1⁩…</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>تبويب</translation>
    </message>
    <message>
        <source>Show overview</source>
        <translation>عرض النظرة العامة</translation>
    </message>
    <message>
        <source>Show sources</source>
        <translation>عرض المصادر</translation>
    </message>
    <message>
        <source>Show insurance</source>
        <translation>عرض التأمين</translation>
    </message>
    <message>
        <source>Show raw JSON</source>
        <translation>عرض JSON الخام</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>التبويب التالي</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>التبويب السابق</translation>
    </message>
    <message>
        <source>go to the button</source>
        <translation>الانتقال إلى الزر</translation>
    </message>
    <message>
        <source>User charts…</source>
        <translation>مخططات المستخدمين…</translation>
    </message>
    <message>
        <source>There are no users.</source>
        <translation>لا يوجد مستخدمون.</translation>
    </message>
    <message>
        <source>diagram month source count</source>
        <translation>رسم بياني شهر مصدر عدد</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>إعادة ضبط الأعمدة</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>إعادة ضبط</translation>
    </message>
    <message>
        <source>Unpin user</source>
        <translation>إلغاء تثبيت المستخدم</translation>
    </message>
    <message>
        <source>Pin user</source>
        <translation>تثبيت المستخدم</translation>
    </message>
    <message>
        <source>bookmark favorite</source>
        <translation>إشارة مفضلة</translation>
    </message>
    <message>
        <source>Save this view…</source>
        <translation>حفظ طريقة العرض هذه…</translation>
    </message>
    <message>
        <source>filter sort columns</source>
        <translation>تصفية ترتيب أعمدة</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>طريقة العرض: ⁨%1⁩</translation>
    </message>
    <message>
        <source>saved filter</source>
        <translation>تصفية محفوظة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected user(s)</source>
        <translation>
            <numerusform>⁨%Ln⁩ مستخدم محدد</numerusform>
            <numerusform>مستخدم واحد محدد</numerusform>
            <numerusform>مستخدمان محددان</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمين محددين</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمًا محددًا</numerusform>
            <numerusform>⁨%Ln⁩ مستخدم محدد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed user(s)</source>
        <translation>
            <numerusform>⁨%Ln⁩ مستخدم مدرج</numerusform>
            <numerusform>مستخدم واحد مدرج</numerusform>
            <numerusform>مستخدمان مدرجان</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمين مدرجين</numerusform>
            <numerusform>⁨%Ln⁩ مستخدمًا مدرجًا</numerusform>
            <numerusform>⁨%Ln⁩ مستخدم مدرج</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all listed users</source>
        <translation>تحديد كل المستخدمين المدرجين</translation>
    </message>
    <message>
        <source>mark everybody</source>
        <translation>تعليم الجميع</translation>
    </message>
    <message>
        <source>job bulk many</source>
        <translation>مهمة جماعية كثير</translation>
    </message>
    <message>
        <source>Job: request data refresh…</source>
        <translation>مهمة: طلب تحديث البيانات…</translation>
    </message>
    <message>
        <source>Job: change time zone…</source>
        <translation>مهمة: تغيير المنطقة الزمنية…</translation>
    </message>
    <message>
        <source>Job: disconnect source…</source>
        <translation>مهمة: قطع اتصال المصدر…</translation>
    </message>
    <message>
        <source>Show timeline</source>
        <translation>عرض الخط الزمني</translation>
    </message>
    <message>
        <source>Copy link to user</source>
        <translation>نسخ رابط المستخدم</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>نسخ كأمر ⁨cURL⁩</translation>
    </message>
    <message>
        <source>Copied as cURL. The key is replaced by a variable.</source>
        <translation>نُسخ كأمر ⁨cURL⁩. استُبدل المفتاح بمتغيّر.</translation>
    </message>
    <message>
        <source>Open user in a new window</source>
        <translation>فتح المستخدم في نافذة جديدة</translation>
    </message>
    <message>
        <source>Save user summary as PDF…</source>
        <translation>حفظ ملخص المستخدم بصيغة ⁨PDF⁩…</translation>
    </message>
    <message>
        <source>Print user summary…</source>
        <translation>طباعة ملخص المستخدم…</translation>
    </message>
    <message>
        <source>Copy users as…</source>
        <translation>نسخ المستخدمين كـ…</translation>
    </message>
    <message>
        <source>CSV JSON Markdown plain clipboard</source>
        <translation>csv json markdown نص حافظة</translation>
    </message>
    <message>
        <source>Export users…</source>
        <translation>تصدير المستخدمين…</translation>
    </message>
    <message>
        <source>CSV JSON save file download</source>
        <translation>csv json حفظ ملف تنزيل</translation>
    </message>
    <message>
        <source>Verify caller…</source>
        <translation>التحقّق من المتصل…</translation>
    </message>
    <message>
        <source>phone identity member birth</source>
        <translation>هاتف هوية عضو ميلاد</translation>
    </message>
    <message>
        <source>Edit user…</source>
        <translation>تعديل المستخدم…</translation>
    </message>
    <message>
        <source>change client ID birth date ingestion data window</source>
        <translation>تغيير معرّف العميل تاريخ الميلاد فترة جمع البيانات</translation>
    </message>
    <message>
        <source>Select two or more users first.</source>
        <translation>حدّد مستخدمَين أو أكثر أولًا.</translation>
    </message>
    <message>
        <source>Job: check sources…</source>
        <translation>مهمة: فحص المصادر…</translation>
    </message>
    <message>
        <source>job bulk many who else trouble error</source>
        <translation>مهمة جماعية كثير من أيضًا مشكلة خطأ</translation>
    </message>
    <message>
        <source>Select users from a list…</source>
        <translation>تحديد مستخدمين من قائمة…</translation>
    </message>
    <message>
        <source>paste IDs spreadsheet CSV many</source>
        <translation>لصق معرّفات جدول بيانات CSV كثير</translation>
    </message>
    <message>
        <source>Job: change data collection end date…</source>
        <translation>مهمة: تغيير نهاية جمع البيانات…</translation>
    </message>
    <message>
        <source>Stop watching the sources</source>
        <translation>إيقاف مراقبة المصادر</translation>
    </message>
    <message>
        <source>Watch the sources</source>
        <translation>مراقبة المصادر</translation>
    </message>
    <message>
        <source>reconnect check again wait</source>
        <translation>إعادة اتصال فحص مجددًا انتظار</translation>
    </message>
    <message>
        <source>Copy summary for the ticket</source>
        <translation>نسخ الملخص للتذكرة</translation>
    </message>
    <message>
        <source>note Markdown Zendesk text</source>
        <translation>ملاحظة Markdown Zendesk نص</translation>
    </message>
    <message>
        <source>Group users…</source>
        <translation>تجميع المستخدمين…</translation>
    </message>
    <message>
        <source>section zone source month</source>
        <translation>قسم منطقة مصدر شهر</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>This user was deleted.</source>
        <translation>حُذف هذا المستخدم.</translation>
    </message>
    <message>
        <source>Several users are selected. Select one.</source>
        <translation>تم تحديد عدة مستخدمين. حدّد واحدًا.</translation>
    </message>
    <message>
        <source>Why is there no data?</source>
        <translation>لماذا لا توجد بيانات؟</translation>
    </message>
    <message>
        <source>no data missing empty cause reason not syncing sync stopped delayed</source>
        <translation>لا بيانات ناقصة فارغ سبب علة لا مزامنة توقفت متأخرة</translation>
    </message>
    <message>
        <source>job bulk many deregister</source>
        <translation>مهمة جماعية كثير إلغاء تسجيل</translation>
    </message>
    <message>
        <source>deregister remove source</source>
        <translation>إلغاء تسجيل إزالة مصدر</translation>
    </message>
    <message>
        <source>This is the first user in the list.</source>
        <translation>هذا أول مستخدم في القائمة.</translation>
    </message>
    <message>
        <source>This is the last user in the list.</source>
        <translation>هذا آخر مستخدم في القائمة.</translation>
    </message>
    <message>
        <source>Next user in the list</source>
        <translation>المستخدم التالي في القائمة</translation>
    </message>
    <message>
        <source>Previous user in the list</source>
        <translation>المستخدم السابق في القائمة</translation>
    </message>
</context>
<context>
    <name>labdesk::WatchBar</name>
    <message>
        <source>%1: newly connected, %2</source>
        <comment>a source and a time</comment>
        <translation>⁨%1⁩: متصل حديثًا، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: no longer connected, %2</source>
        <comment>a source and a time</comment>
        <translation>⁨%1⁩: لم يعد متصلًا، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: reconnected, %2</source>
        <comment>a source and a time</comment>
        <translation>⁨%1⁩: اتصل من جديد، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2 → %3, %4</source>
        <comment>a source, its state before and after, and a time</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩ ← ⁨%3⁩، ⁨%4⁩</translation>
    </message>
    <message>
        <source>Watching the sources for changes.</source>
        <translation>تُراقَب المصادر بحثًا عن تغييرات.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped watching after %Ln minute(s). Nothing changed.</source>
        <translation>
            <numerusform>توقفت المراقبة. لم يتغيّر شيء.</numerusform>
            <numerusform>توقفت المراقبة بعد دقيقة. لم يتغيّر شيء.</numerusform>
            <numerusform>توقفت المراقبة بعد دقيقتين. لم يتغيّر شيء.</numerusform>
            <numerusform>توقفت المراقبة بعد ⁨%Ln⁩ دقائق. لم يتغيّر شيء.</numerusform>
            <numerusform>توقفت المراقبة بعد ⁨%Ln⁩ دقيقة. لم يتغيّر شيء.</numerusform>
            <numerusform>توقفت المراقبة بعد ⁨%Ln⁩ دقيقة. لم يتغيّر شيء.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Next check in %1. Stops in %2.</source>
        <comment>two lengths of time</comment>
        <translation>الفحص التالي بعد ⁨%1⁩. يتوقف بعد ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>labdesk::WelcomeDialog</name>
    <message>
        <source>Welcome to Labdesk</source>
        <translation>مرحبًا بك في Labdesk</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they were reset.</source>
        <translation>تعذّرت قراءة إعداداتك، فأُعيد ضبطها.</translation>
    </message>
    <message>
        <source>The old settings file was saved as %1.</source>
        <translation>حُفظ ملف الإعدادات القديم باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A link is waiting.</source>
        <translation>رابط في الانتظار.</translation>
    </message>
    <message>
        <source>It opens in the service you choose here.</source>
        <translation>يُفتح في الخدمة التي تختارها هنا.</translation>
    </message>
    <message>
        <source>Labdesk sends nothing until you connect.</source>
        <translation>لا يرسل Labdesk شيئًا حتى تتصل.</translation>
    </message>
    <message>
        <source>&amp;Try it with sample data</source>
        <translation>ت&amp;جربة ببيانات نموذجية</translation>
    </message>
    <message>
        <source>&amp;Connect to your service…</source>
        <translation>&amp;اتصال بخدمتك…</translation>
    </message>
    <message>
        <source>Runs on this computer without a network. Everyone in it is fictional.</source>
        <translation>تعمل على هذا الكمبيوتر، دون شبكة. كل الأشخاص فيها وهميون.</translation>
    </message>
    <message>
        <source>You need its URL and an API key. You can test them before saving.</source>
        <translation>يلزم عنوان URL الخاص بها ومفتاح API. يمكنك اختبارهما قبل الحفظ.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>Start in &amp;privacy mode</source>
        <translation>البدء في وضع ال&amp;خصوصية</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Skip and use sample data</source>
        <translation>التخطي واستخدام بيانات نموذجية</translation>
    </message>
    <message>
        <source>Your administrator has set it up. You only need your API key or client secret.</source>
        <translation>أعدّه مسؤول النظام. تحتاج فقط إلى مفتاح API أو سر العميل.</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>ال&amp;سمة</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>ما تعرضه النافذة</translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation>ما ت&amp;عرضه النافذة</translation>
    </message>
    <message>
        <source>The other tools are for integrators, team leads, and administrators. You can change this anytime.</source>
        <translation>الأدوات الأخرى لمسؤولي التكامل وقادة الفرق والمسؤولين. يمكنك تغيير ذلك في أي وقت.</translation>
    </message>
    <message>
        <source>Lock after</source>
        <translation>القفل بعد</translation>
    </message>
    <message>
        <source>&amp;Lock after</source>
        <translation>ال&amp;قفل بعد</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>التمارين</translation>
    </message>
    <message>
        <source>Two minutes each, with sample data.</source>
        <translation>دقيقتان لكل تمرين، ببيانات نموذجية.</translation>
    </message>
    <message>
        <source>Your administrator decides whether Labdesk shows all tools.</source>
        <translation>يقرّر مسؤول النظام ما إذا كان Labdesk يعرض كل الأدوات.</translation>
    </message>
    <message>
        <source>show all tools and run this command</source>
        <translation>إظهار كل الأدوات وتنفيذ هذا الأمر</translation>
    </message>
    <message>
        <source>“%1” is hidden.</source>
        <translation>«⁨%1⁩» من الأدوات المخفية.</translation>
    </message>
    <message>
        <source>Show all tools</source>
        <translation>إظهار كل الأدوات</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowContent</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>قفل</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowMessages</name>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>You can still filter and copy what was loaded at %1. The map and the guide work offline.</source>
        <translation>ما زال بإمكانك تصفية ما حُمّل في الساعة ⁨%1⁩ ونسخه. تعمل الخريطة والدليل دون اتصال.</translation>
    </message>
    <message>
        <source>The map and the guide work offline.</source>
        <translation>تعمل الخريطة والدليل دون اتصال.</translation>
    </message>
</context>
<context>
    <name>labdesk::WindowNotice</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>labdesk::WriteQuestion</name>
    <message>
        <source>“%1” is set to ask before every change. Nothing has been sent.</source>
        <translation>يسأل «⁨%1⁩» قبل كل تغيير. لم يُرسل شيء بعد.</translation>
    </message>
</context>
<context>
    <name>labdesk::WriteStatus</name>
    <message>
        <source>Chec&amp;k outcome</source>
        <translation>ال&amp;تحقّق من النتيجة</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Try again when the connection is restored.</source>
        <translation>حاول مرة أخرى عندما يعمل الاتصال.</translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneChoices</name>
    <message>
        <source>Type a city, a ZIP code, or a zone such as EST.</source>
        <translation>اكتب مدينة أو رمزًا بريديًا أو منطقة مثل EST.</translation>
    </message>
    <message>
        <source>This is the current time zone.</source>
        <translation>هذه هي المنطقة الزمنية الحالية.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a town, its time zone, and the time there</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩، ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time zone and the time there</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Labdesk sends this as typed. The service may reject it.</source>
        <translation>يرسلها Labdesk كما كُتبت. قد ترفضها الخدمة.</translation>
    </message>
    <message>
        <source>This computer doesn’t recognize the time zone “%1”. Check the spelling.</source>
        <translation>«⁨%1⁩» ليست منطقة زمنية يعرفها هذا الكمبيوتر. تحقّق من الإملاء.</translation>
    </message>
    <message>
        <source>“%1” is only part of a time zone’s name.</source>
        <translation>«⁨%1⁩» جزء فقط من اسم منطقة زمنية.</translation>
    </message>
    <message>
        <source>Use “%1” anyway</source>
        <translation>استخدام «⁨%1⁩» على أي حال</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a time zone</comment>
        <translation>استخدام ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time zone and the time there</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>“%1” can mean more than one time zone. Choose one:</source>
        <translation>قد يعني «⁨%1⁩» أكثر من منطقة زمنية. اختر واحدة:</translation>
    </message>
    <message>
        <source>Use %1 (%2)</source>
        <comment>a time zone, and a place in it</comment>
        <translation>استخدام ⁨%1⁩ (⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>labdesk::ZoneEdit</name>
    <message>
        <source>Time zones</source>
        <translation>المناطق الزمنية</translation>
    </message>
</context>
<context>
    <name>labdesk::api::AcceptanceGate</name>
    <message>
        <source>a response without a content type</source>
        <translation>استجابة بلا نوع محتوى</translation>
    </message>
    <message>
        <source>HTML instead of JSON</source>
        <translation>‏HTML بدل JSON</translation>
    </message>
    <message>
        <source>something other than JSON</source>
        <translation>شيء آخر غير JSON</translation>
    </message>
    <message>
        <source>a response with conflicting lengths</source>
        <translation>استجابة بأطوال متعارضة</translation>
    </message>
    <message>
        <source>a response with the wrong length</source>
        <translation>استجابة بطول خاطئ</translation>
    </message>
    <message>
        <source>an invalid status code</source>
        <translation>رمز حالة غير صالح</translation>
    </message>
    <message>
        <source>a partial response</source>
        <translation>استجابة جزئية</translation>
    </message>
    <message>
        <source>unexpected content</source>
        <translation>محتوى غير متوقع</translation>
    </message>
    <message>
        <source>an empty response</source>
        <translation>استجابة فارغة</translation>
    </message>
    <message>
        <source>larger than any valid response</source>
        <translation>أكبر من أي استجابة صالحة</translation>
    </message>
    <message>
        <source>an unsupported compression format</source>
        <translation>ضغط غير مدعوم</translation>
    </message>
    <message>
        <source>incomplete or damaged compressed data</source>
        <translation>بيانات مضغوطة غير مكتملة أو تالفة</translation>
    </message>
</context>
<context>
    <name>labdesk::api::AuthorityFile</name>
    <message>
        <source>unnamed</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>The file doesn’t exist. Choose the file your network administrator gave you.</source>
        <translation>الملف غير موجود. اختر الملف الذي أعطاك إياه مسؤول الشبكة.</translation>
    </message>
    <message>
        <source>You don’t have permission to read this file. Ask for access, or choose your own copy.</source>
        <translation>ليس لديك إذن لقراءة هذا الملف. اطلب الإذن، أو اختر نسخة خاصة بك.</translation>
    </message>
    <message>
        <source>The file is too large to be a list of certificates.</source>
        <translation>الملف أكبر من أن يكون قائمة شهادات.</translation>
    </message>
    <message>
        <source>The file contains no PEM certificate (text with BEGIN CERTIFICATE).</source>
        <translation>لا يحتوي الملف على شهادة PEM (نص فيه BEGIN CERTIFICATE).</translation>
    </message>
    <message>
        <source>and the connection’s own CA file couldn’t be used</source>
        <translation>وتعذّر استخدام ملف CA الخاص بالاتصال</translation>
    </message>
    <message>
        <source>The path contains a link to something that doesn’t exist. Choose the file your network administrator gave you.</source>
        <translation>يحتوي المسار على رابط إلى شيء غير موجود. اختر الملف الذي أعطاك إياه مسؤول الشبكة.</translation>
    </message>
    <message>
        <source>This isn’t a file. Choose the file your network administrator gave you.</source>
        <translation>هذا ليس ملفًا. اختر الملف الذي أعطاك إياه مسؤول الشبكة.</translation>
    </message>
</context>
<context>
    <name>labdesk::api::ClientCertificate</name>
    <message>
        <source>unnamed</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>The file with the client certificate doesn’t exist.</source>
        <translation>ملف شهادة العميل غير موجود.</translation>
    </message>
    <message>
        <source>You don’t have permission to read the file with the client certificate.</source>
        <translation>ليس لديك إذن لقراءة ملف شهادة العميل.</translation>
    </message>
    <message>
        <source>The file is too large to be a client certificate.</source>
        <translation>الملف أكبر من أن يكون شهادة عميل.</translation>
    </message>
    <message>
        <source>The file contains no client certificate in PEM or PKCS #12 format.</source>
        <translation>لا يحتوي الملف على شهادة عميل بصيغة PEM أو ‎PKCS #12.</translation>
    </message>
    <message>
        <source>The file contains a certificate, but no private key that can be used.</source>
        <translation>يحتوي الملف على شهادة، لكن بلا مفتاح خاص يمكن استخدامه.</translation>
    </message>
    <message>
        <source>The file with the client certificate needs a passphrase.</source>
        <translation>يحتاج ملف شهادة العميل إلى عبارة مرور.</translation>
    </message>
    <message>
        <source>Incorrect passphrase for the file with the client certificate.</source>
        <translation>عبارة المرور غير صحيحة لملف شهادة العميل.</translation>
    </message>
    <message>
        <source>The client certificate isn’t valid yet, or this computer’s clock is wrong.</source>
        <translation>شهادة العميل غير صالحة بعد، أو أن ساعة هذا الكمبيوتر خاطئة.</translation>
    </message>
    <message>
        <source>The client certificate has expired.</source>
        <translation>انتهت صلاحية شهادة العميل.</translation>
    </message>
</context>
<context>
    <name>labdesk::api::Refusal</name>
    <message>
        <source>an invalid status code</source>
        <translation>رمز حالة غير صالح</translation>
    </message>
    <message>
        <source>failed sources: %1</source>
        <translation>مصادر فشلت: ⁨%1⁩</translation>
    </message>
    <message>
        <source>no data arrived for too long</source>
        <translation>لم تصل بيانات مدة طويلة</translation>
    </message>
    <message>
        <source>the response took too long</source>
        <translation>استغرقت الاستجابة وقتًا طويلًا</translation>
    </message>
    <message>
        <source>the response isn’t valid HTTP</source>
        <translation>الاستجابة ليست HTTP صالحًا</translation>
    </message>
</context>
<context>
    <name>labdesk::api::TlsReason</name>
    <message>
        <source>the certificate is for another host</source>
        <translation>الشهادة لمضيف آخر</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>انتهت صلاحية الشهادة</translation>
    </message>
    <message>
        <source>the certificate isn’t valid yet, or this computer’s clock is wrong</source>
        <translation>الشهادة غير سارية بعد، أو ساعة هذا الكمبيوتر خاطئة</translation>
    </message>
    <message>
        <source>the certificate was revoked</source>
        <translation>أُلغيت الشهادة</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>الشهادة موقّعة ذاتيًا</translation>
    </message>
    <message>
        <source>the certificate authority is unknown</source>
        <translation>مرجع التصديق غير معروف</translation>
    </message>
    <message>
        <source>there is no certificate</source>
        <translation>لا توجد شهادة</translation>
    </message>
    <message>
        <source>the certificate is invalid</source>
        <translation>الشهادة غير صالحة</translation>
    </message>
    <message>
        <source>no shared TLS version or cipher</source>
        <translation>لا إصدار TLS أو تشفير مشترك</translation>
    </message>
    <message>
        <source>this type of certificate isn’t supported</source>
        <translation>هذا النوع من الشهادات غير مدعوم</translation>
    </message>
</context>
<context>
    <name>labdesk::api::TokenExchange</name>
    <message>
        <source>can’t be sent in a header</source>
        <translation>لا يمكن إرساله في ترويسة</translation>
    </message>
    <message>
        <source>isn’t Bearer</source>
        <translation>ليس Bearer</translation>
    </message>
    <message>
        <source>while requesting an access token</source>
        <translation>عند طلب رمز وصول</translation>
    </message>
</context>
<context>
    <name>labdesk::output</name>
    <message>
        <source>The folder %1 doesn’t exist.</source>
        <translation>المجلد ⁨%1⁩ غير موجود.</translation>
    </message>
    <message>
        <source>Choose another folder. Nothing was saved.</source>
        <translation>اختر مجلدًا آخر. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to %1.</source>
        <translation>ليس لديك إذن للكتابة في ⁨%1⁩.</translation>
    </message>
    <message>
        <source>There’s not enough disk space for the file.</source>
        <translation>لا توجد مساحة كافية على القرص للملف.</translation>
    </message>
    <message>
        <source>Free up space or choose another disk. No partial file was left behind.</source>
        <translation>وفّر مساحة أو اختر قرصًا آخر. لم يبقَ ملف جزئي.</translation>
    </message>
    <message>
        <source>Couldn’t write the file %1.</source>
        <translation>تعذّرت كتابة الملف ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Try another location. No partial file was left behind.</source>
        <translation>جرّب موقعًا آخر. لم يبقَ ملف جزئي.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>الفريق</translation>
    </message>
    <message>
        <source>Birth date is set</source>
        <translation>تاريخ الميلاد محدد</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>غير متوفر</translation>
    </message>
</context>
<context>
    <name>labdesk::privacy</name>
    <message>
        <source>%1: hidden</source>
        <translation>⁨%1⁩: مخفي</translation>
    </message>
    <message>
        <source>Birth date</source>
        <translation>تاريخ الميلاد</translation>
    </message>
    <message>
        <source>Member ID</source>
        <translation>رقم العضوية</translation>
    </message>
    <message>
        <source>Group ID</source>
        <translation>رقم المجموعة</translation>
    </message>
    <message>
        <source>Insured’s name</source>
        <translation>اسم المؤمَّن عليه</translation>
    </message>
    <message>
        <source>Insured’s email</source>
        <translation>البريد الإلكتروني للمؤمَّن عليه</translation>
    </message>
    <message>
        <source>Insured’s phone</source>
        <translation>هاتف المؤمَّن عليه</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>الجنس</translation>
    </message>
    <message>
        <source>Insured’s birth date</source>
        <translation>تاريخ ميلاد المؤمَّن عليه</translation>
    </message>
    <message>
        <source>Street address</source>
        <translation>عنوان الشارع</translation>
    </message>
    <message>
        <source>City</source>
        <translation>المدينة</translation>
    </message>
    <message>
        <source>ZIP code</source>
        <translation>الرمز البريدي</translation>
    </message>
    <message>
        <source>Guarantor’s name</source>
        <translation>اسم الضامن</translation>
    </message>
    <message>
        <source>Guarantor’s email</source>
        <translation>البريد الإلكتروني للضامن</translation>
    </message>
    <message>
        <source>Guarantor’s phone</source>
        <translation>هاتف الضامن</translation>
    </message>
    <message>
        <source>Household income</source>
        <translation>دخل الأسرة</translation>
    </message>
    <message>
        <source>Household size</source>
        <translation>عدد أفراد الأسرة</translation>
    </message>
    <message>
        <source>User ID at the provider</source>
        <translation>معرّف المستخدم لدى المزوّد</translation>
    </message>
    <message>
        <source>Client ID with personal data</source>
        <translation>معرّف عميل فيه بيانات شخصية</translation>
    </message>
    <message>
        <source>Other insurance field</source>
        <translation>حقل تأمين آخر</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>معرّف المستخدم</translation>
    </message>
    <message>
        <source>Team ID</source>
        <translation>معرّف الفريق</translation>
    </message>
    <message>
        <source>%1: ends in %2</source>
        <comment>a field and the last characters of its value</comment>
        <translation>⁨%1⁩: ينتهي بـ ⁨%2⁩</translation>
    </message>
</context>
</TS>
