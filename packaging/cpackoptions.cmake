# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Read by cpack for each kind of package: where symbols are not put into a package of their own, they go.
if(CPACK_GENERATOR STREQUAL "DEB")
    unset(CPACK_PACKAGE_DESCRIPTION_SUMMARY) # it would precede both packages' own
else()
    set(CPACK_STRIP_FILES ON)
endif()
