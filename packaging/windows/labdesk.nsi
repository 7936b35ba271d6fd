; SPDX-FileCopyrightText: 2026 The Labdesk contributors
; SPDX-License-Identifier: GPL-3.0-or-later
;
; makensis -DVERSION=0.1.0 -DPAYLOAD=folder -DICON=labdesk.ico -DOUT=labdesk-setup.exe labdesk.nsi
; PAYLOAD holds bin\labdesk.exe and what it needs; packaging/windows/build makes it. For the person alone, without administrator
; rights; with /ALLUSERS, by an administrator, for everybody. Silent with /S; to another folder with /D=C:\folder (last).
Unicode true
Target amd64-unicode ; there is no 32-bit build
!include FileFunc.nsh
!include LogicLib.nsh
!include WordFunc.nsh
!include x64.nsh

Name "Labdesk"
OutFile "${OUT}"
Icon "${ICON}"
UninstallIcon "${ICON}"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; the default, 8 MB, makes it 5 % larger
SetDateSave off
BrandingText "Labdesk ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Labdesk"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Labdesk setup"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Labdesk"
!define HANDLER "Software\Classes\labdesk"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

; What is refused is told in a box, or by the exit code (2) where nobody looks.
!macro Refuse TEXT
    ${IfNot} ${Silent}
        MessageBox MB_OK|MB_ICONSTOP "${TEXT}"
    ${EndIf}
    SetErrorLevel 2
    Abort "${TEXT}"
!macroend

; Sets $3 if a program is in use: it can't be opened for writing.
!macro NoteUse FILE
    ${If} ${FileExists} "$INSTDIR\bin\${FILE}"
        ClearErrors
        FileOpen $0 "$INSTDIR\bin\${FILE}" a
        ${If} ${Errors}
            StrCpy $3 1
        ${Else}
            FileClose $0
        ${EndIf}
    ${EndIf}
!macroend

; A program that runs is asked to close, as its window's close button would: it can still ask about unsaved work. SHCTX is
; HKLM or HKCU.
!macro CloseLabdesk UN
Function ${UN}CloseLabdesk
    StrCpy $1 0
    ${Do}
        StrCpy $3 0
        !insertmacro NoteUse "labdesk.exe"
        !insertmacro NoteUse "labdesk-service.exe" ; which has no window to close
        ${If} $3 == 0
            ${Break}
        ${EndIf}
        IntOp $2 $1 % 8
        ${If} $2 == 0 ; again every two seconds: one that has only just begun has no window yet
            nsExec::Exec 'taskkill /im labdesk.exe'
            Pop $0
        ${EndIf}
        IntOp $1 $1 + 1
        ${If} $1 > 60
            !insertmacro Refuse "Labdesk or its local service is still running. Close it, then try again. Nothing was changed."
        ${EndIf}
        Sleep 250
    ${Loop}
FunctionEnd
!macroend
!insertmacro CloseLabdesk ""
!insertmacro CloseLabdesk "un."

!macro ChooseContext
    SetRegView 64
    ${If} $EveryUser == 1
        SetShellVarContext all
    ${Else}
        SetShellVarContext current
    ${EndIf}
!macroend

Var EveryUser

Function .onInit
    SetRegView 64
    StrCpy $EveryUser 0
    ${GetParameters} $R0
    ClearErrors
    ${GetOptions} $R0 "/ALLUSERS" $R1
    ${IfNot} ${Errors}
        StrCpy $EveryUser 1
        UserInfo::GetAccountType
        Pop $0
        ${If} $0 != "Admin"
            !insertmacro Refuse "To install Labdesk for everybody, start the setup as an administrator. Without /ALLUSERS it installs for you alone."
        ${EndIf}
    ${EndIf}
    !insertmacro ChooseContext
    ; Where it is already, unless /D says otherwise.
    ReadRegStr $R2 SHCTX "Software\Labdesk" "InstallDir"
    ${If} $INSTDIR == ""
        ${If} $R2 != ""
            StrCpy $INSTDIR $R2
        ${ElseIf} $EveryUser == 1
            StrCpy $INSTDIR "$PROGRAMFILES64\Labdesk"
        ${Else}
            StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Labdesk"
        ${EndIf}
    ${EndIf}
    ReadRegStr $R3 SHCTX "${UNINSTALL}" "DisplayVersion"
    ${If} $R3 != ""
        ${VersionCompare} "$R3" "${VERSION}" $R4
        ${If} $R4 == 1
            !insertmacro Refuse "Labdesk $R3 is installed, which is newer than ${VERSION}. Remove it first to install an older version."
        ${EndIf}
    ${EndIf}
FunctionEnd

Section "Labdesk"
    Call CloseLabdesk
    ; What an older version had and this one has not must not stay.
    RMDir /r "$INSTDIR\bin"
    SetOutPath "$INSTDIR"
    File /r "${PAYLOAD}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortCut "$SMPROGRAMS\Labdesk.lnk" "$INSTDIR\bin\labdesk.exe"
    WriteRegStr SHCTX "Software\Labdesk" "InstallDir" "$INSTDIR"
    WriteRegStr SHCTX "${HANDLER}" "" "URL:Labdesk"
    WriteRegStr SHCTX "${HANDLER}" "URL Protocol" ""
    WriteRegStr SHCTX "${HANDLER}\DefaultIcon" "" '"$INSTDIR\bin\labdesk.exe",0'
    WriteRegStr SHCTX "${HANDLER}\shell\open\command" "" '"$INSTDIR\bin\labdesk.exe" "%1"'
    ${If} $EveryUser == 1 ; for the audit trail's records in the application log, which have no texts of their own
        WriteRegExpandStr HKLM "SYSTEM\CurrentControlSet\Services\EventLog\Application\Labdesk" "EventMessageFile" "%SystemRoot%\System32\EventCreate.exe"
        WriteRegDWORD HKLM "SYSTEM\CurrentControlSet\Services\EventLog\Application\Labdesk" "TypesSupported" 7
    ${EndIf}
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "Labdesk"
    WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" '"$INSTDIR\bin\labdesk.exe",0'
    WriteRegStr SHCTX "${UNINSTALL}" "Publisher" "The Labdesk contributors"
    WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" $0
    WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
SectionEnd

Function un.onInit
    SetRegView 64
    StrCpy $EveryUser 0
    ReadRegStr $R2 HKLM "Software\Labdesk" "InstallDir"
    ${If} $R2 == $INSTDIR
        StrCpy $EveryUser 1
    ${EndIf}
    !insertmacro ChooseContext
FunctionEnd

; Settings, the audit trail and the keys in the Credential Manager are the person's, and stay.
Section "Uninstall"
    Call un.CloseLabdesk
    ; Only what was installed: the folder may have been chosen by hand.
    RMDir /r "$INSTDIR\bin"
    RMDir /r "$INSTDIR\licenses"
    RMDir /r "$INSTDIR\policy"
    Delete "$INSTDIR\LICENSE"
    Delete "$INSTDIR\NOTICE"
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Labdesk.lnk"
    DeleteRegKey SHCTX "${UNINSTALL}"
    DeleteRegKey SHCTX "${HANDLER}"
    DeleteRegKey SHCTX "Software\Labdesk"
    ${If} $EveryUser == 1
        DeleteRegKey HKLM "SYSTEM\CurrentControlSet\Services\EventLog\Application\Labdesk"
    ${EndIf}
SectionEnd
