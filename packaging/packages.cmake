# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The packages that CPack makes: labdesk; labdesk-cli, the same without a display; and labdesk-service for servers.
set(CPACK_PACKAGE_NAME labdesk)
set(CPACK_PACKAGE_VENDOR "The Labdesk contributors")
set(CPACK_PACKAGE_CONTACT "${LABDESK_CONTACT}")
file(READ description.txt console_description)
file(READ cli-description.txt cli_description)
file(READ service/description.txt service_description)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_GENERATOR DEB)
set(CPACK_THREADS 2)

# .deb: what is linked finds dpkg-shlibdeps; what is loaded at run time it cannot see.
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE "${LABDESK_PACKAGE_RELEASE}")
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${PROJECT_HOMEPAGE_URL}")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_CONSOLE_PACKAGE_NAME labdesk)
set(CPACK_DEBIAN_CONSOLE_DESCRIPTION "support console for a health-data and lab-ordering service\n${console_description}")
set(CPACK_DEBIAN_CONSOLE_PACKAGE_DEPENDS "libqt6sql6-sqlite, qt6-qpa-plugins, libsecret-1-0, libssl3 | libssl3t64")
set(CPACK_DEBIAN_CONSOLE_PACKAGE_RECOMMENDS
    "fonts-inter, fonts-dejavu-core, qt6-translations-l10n, qt6-wayland, gnome-keyring | kwalletmanager | keepassxc, ca-certificates, desktop-file-utils, xdg-utils, labdesk-cli")
set(CPACK_DEBIAN_CONSOLE_PACKAGE_SUGGESTS labdesk-service) # the console has the service inside
set(CPACK_DEBIAN_CLI_PACKAGE_NAME labdesk-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SOURCE labdesk)
set(CPACK_DEBIAN_CLI_DESCRIPTION "health-data and lab-ordering service on the command line\n${cli_description}")
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS "libqt6sql6-sqlite, libsecret-1-0, libssl3 | libssl3t64")
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS "gnome-keyring | kwalletmanager | keepassxc, ca-certificates")
set(CPACK_DEBIAN_SERVICE_PACKAGE_SOURCE labdesk)
set(CPACK_DEBIAN_SERVICE_DESCRIPTION "health-data and lab-ordering service with sample data\n${service_description}")
set(CPACK_DEBIAN_SERVICE_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_SERVICE_PACKAGE_RECOMMENDS libqt6sql6-psql) # --database postgresql://...
set(CPACK_DEBIAN_SERVICE_PACKAGE_SUGGESTS "postgresql, nginx")
set(CPACK_DEBIAN_SERVICE_PACKAGE_BREAKS "labdesk (<< 0.1.0-1~)") # which had both programs
set(CPACK_DEBIAN_SERVICE_PACKAGE_REPLACES "labdesk (<< 0.1.0-1~)")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_DEBUGINFO_PACKAGE ON)

# .rpm: rpm finds the libraries itself. Fixed host and times, so that two builds give the same bytes.
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_COMPONENT_INSTALL ON)
set(CPACK_RPM_MAIN_COMPONENT console)
set(CPACK_RPM_CONSOLE_PACKAGE_SUMMARY "Support console for a health-data and lab-ordering service")
set(CPACK_RPM_CONSOLE_PACKAGE_DESCRIPTION "${console_description}")
set(CPACK_RPM_CONSOLE_PACKAGE_SUGGESTS labdesk-cli)
set(CPACK_RPM_CLI_PACKAGE_SUMMARY "Health-data and lab-ordering service on the command line")
set(CPACK_RPM_CLI_PACKAGE_DESCRIPTION "${cli_description}")
set(CPACK_RPM_SERVICE_PACKAGE_SUMMARY "Health-data and lab-ordering service with sample data")
set(CPACK_RPM_SERVICE_PACKAGE_DESCRIPTION "${service_description}")
set(CPACK_RPM_PACKAGE_LICENSE "GPL-3.0-or-later")
set(CPACK_RPM_PACKAGE_GROUP "Applications/Productivity")
set(CPACK_RPM_PACKAGE_URL "${PROJECT_HOMEPAGE_URL}")
set(CPACK_RPM_PACKAGE_RELEASE 1)
set(CPACK_RPM_CHANGELOG_FILE ${made}/changelog.rpm)
set(CPACK_RPM_SPEC_MORE_DEFINE
    "%define _buildhost reproducible\n%define use_source_date_epoch_as_buildtime 1\n%define clamp_mtime_to_source_date_epoch 1\n%define _build_id_links none\n%define packager ${LABDESK_CONTACT}")
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/share/applications /usr/share/bash-completion /usr/share/bash-completion/completions /usr/share/fish
    /usr/share/fish/vendor_completions.d /usr/share/metainfo /usr/share/zsh /usr/share/zsh/site-functions
    /usr/share/man /usr/share/man/man1 /usr/share/man/es /usr/share/man/es/man1 /usr/lib/systemd /usr/lib/systemd/user /usr/lib/systemd/system /usr/share/icons /usr/share/icons/hicolor /usr/share/icons/hicolor/scalable
    /usr/share/icons/hicolor/scalable/apps)
foreach(side IN ITEMS 16 22 24 32 48 64 128 256 512)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
        /usr/share/icons/hicolor/${side}x${side} /usr/share/icons/hicolor/${side}x${side}/apps)
endforeach()
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/cpacktimes.cmake)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_SOURCE_DIR}/cpackoptions.cmake)
include(CPack)
