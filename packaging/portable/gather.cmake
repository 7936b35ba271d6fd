# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DSTAGE=DIR -DPLUGINS=DIR -DTRANSLATIONS=DIR -P gather.cmake
# Copies what the installed program in STAGE needs of Qt and of what Qt needs into STAGE/lib, STAGE/plugins and
# STAGE/translations, and writes the name of every copied file's origin into STAGE/../carried.txt.
cmake_minimum_required(VERSION 3.25)

# Loaded at run time, so nothing names them: displays, the database, TLS, pictures, input methods, printing.
set(wanted
    platforms/libqxcb.so platforms/libqoffscreen.so platforms/libqminimal.so
    xcbglintegrations/libqxcb-glx-integration.so xcbglintegrations/libqxcb-egl-integration.so
    platforminputcontexts/libcomposeplatforminputcontextplugin.so platforminputcontexts/libibusplatforminputcontextplugin.so
    platformthemes/libqxdgdesktopportal.so
    sqldrivers/libqsqlite.so tls/libqopensslbackend.so tls/libqcertonlybackend.so
    imageformats/libqjpeg.so imageformats/libqico.so)
# Of the system: what is bound to its kernel, its C library, its drivers or its display, and its fonts.
set(of_the_system
    "/ld-linux" "/lib(c|m|dl|rt|pthread|resolv|util|nsl|anl|mvec)\\.so" "/libstdc\\+\\+\\.so" "/libgcc_s\\.so"
    "/lib(GL|EGL|GLX|OpenGL|GLdispatch|drm|gbm|glapi)\\.so" "/lib(X11|X11-xcb|Xau|Xdmcp|xcb|bsd|md)\\.so"
    "/lib(fontconfig|freetype|expat)\\.so" "/lib(dbus-1|systemd|cap|selinux)\\.so" "/libcups\\.so" "/libavahi" "/lib(gnutls|p11-kit)\\.so")

execute_process(COMMAND ldd ${STAGE}/bin/labdesk OUTPUT_VARIABLE linked COMMAND_ERROR_IS_FATAL ANY)
if(linked MATCHES "PrintSupport")
    list(APPEND wanted printsupport/libcupsprintersupport.so)
endif()
set(plugins "")
foreach(plugin IN LISTS wanted)
    if(EXISTS ${PLUGINS}/${plugin})
        list(APPEND plugins ${PLUGINS}/${plugin})
        get_filename_component(folder ${plugin} DIRECTORY)
        file(COPY ${PLUGINS}/${plugin} DESTINATION ${STAGE}/plugins/${folder})
    elseif(plugin MATCHES "^(platforms|sqldrivers|tls|xcbglintegrations)/")
        message(FATAL_ERROR "${plugin} is not in ${PLUGINS}")
    endif()
endforeach()
# Loaded by Qt at run time. (libsecret, which QtKeychain loads, is the system's: it belongs to the keyring there.)
file(REAL_PATH ${PLUGINS}/../.. libraries)
set(SSL ${libraries}/libssl.so.3)
set(CRYPTO ${libraries}/libcrypto.so.3)

file(GET_RUNTIME_DEPENDENCIES
    EXECUTABLES ${STAGE}/bin/labdesk ${STAGE}/bin/labdesk-cli ${STAGE}/bin/labdesk-service
    MODULES ${plugins} ${SSL} ${CRYPTO}
    RESOLVED_DEPENDENCIES_VAR found
    UNRESOLVED_DEPENDENCIES_VAR missing
    POST_EXCLUDE_REGEXES ${of_the_system})
if(missing)
    message(FATAL_ERROR "not found: ${missing}")
endif()
list(APPEND found ${SSL} ${CRYPTO})
list(REMOVE_DUPLICATES found)
list(SORT found)
set(carried "")
foreach(library IN LISTS found)
    get_filename_component(name ${library} NAME)
    file(REAL_PATH ${library} real)
    configure_file(${real} ${STAGE}/lib/${name} COPYONLY)
    string(APPEND carried "lib/${name} ${real}\n")
endforeach()
foreach(plugin IN LISTS plugins)
    file(RELATIVE_PATH name ${PLUGINS} ${plugin})
    string(APPEND carried "plugins/${name} ${plugin}\n")
endforeach()
foreach(code IN ITEMS es fr de ar)
    if(EXISTS ${TRANSLATIONS}/qtbase_${code}.qm)
        file(COPY ${TRANSLATIONS}/qtbase_${code}.qm DESTINATION ${STAGE}/translations)
        string(APPEND carried "translations/qtbase_${code}.qm ${TRANSLATIONS}/qtbase_${code}.qm\n")
    endif()
endforeach()
file(WRITE ${STAGE}/bin/qt.conf "[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n")
file(WRITE ${STAGE}/../carried.txt "${carried}")
