; SPDX-FileCopyrightText: 2026 The Labdesk contributors
; SPDX-License-Identifier: GPL-3.0-or-later
;
; makensis -DVERSION=0.1.0 -DPAYLOAD=folder -DOUT=labdesk-setup.exe labdesk.nsi
; PAYLOAD holds bin\labdesk.exe and what it needs (windeployqt). For everybody on the machine when started by an
; administrator; silent with /S, to another folder with /D=C:\folder.
Target amd64-unicode ; there is no 32-bit build
Name "Labdesk"
OutFile "${OUT}"
InstallDir "$PROGRAMFILES64\Labdesk"
InstallDirRegKey HKLM "Software\Labdesk" "InstallDir"
RequestExecutionLevel admin
SetCompressor /SOLID lzma
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Labdesk"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Labdesk setup"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Labdesk"
!define HANDLER "Software\Classes\labdesk"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section "Labdesk"
    SetRegView 64
    SetShellVarContext all
    ; What an older version had and this one has not must not stay.
    RMDir /r "$INSTDIR\bin"
    SetOutPath "$INSTDIR"
    File /r "${PAYLOAD}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortCut "$SMPROGRAMS\Labdesk.lnk" "$INSTDIR\bin\labdesk.exe"
    WriteRegStr HKLM "Software\Labdesk" "InstallDir" "$INSTDIR"
    WriteRegStr HKLM "${HANDLER}" "" "URL:Labdesk"
    WriteRegStr HKLM "${HANDLER}" "URL Protocol" ""
    WriteRegStr HKLM "${HANDLER}\shell\open\command" "" '"$INSTDIR\bin\labdesk.exe" "%1"'
    WriteRegStr HKLM "${UNINSTALL}" "DisplayName" "Labdesk"
    WriteRegStr HKLM "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKLM "${UNINSTALL}" "Publisher" "The Labdesk contributors"
    WriteRegStr HKLM "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKLM "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKLM "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKLM "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    SetRegView 64
    SetShellVarContext all
    ; Only what was installed: the folder may have been chosen by hand.
    RMDir /r "$INSTDIR\bin"
    Delete "$INSTDIR\LICENSE"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Labdesk.lnk"
    DeleteRegKey HKLM "${UNINSTALL}"
    DeleteRegKey HKLM "${HANDLER}"
    DeleteRegKey HKLM "Software\Labdesk"
SectionEnd
