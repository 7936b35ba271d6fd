# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What Debian's dpkg-buildflags asks for, where the compiler has it, and what two builds in two folders need to be the same.
include(CheckCXXCompilerFlag)
include(CheckPIESupported)
check_pie_supported()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

foreach(flag IN ITEMS -fstack-protector-strong -fstack-clash-protection -fcf-protection)
    string(MAKE_C_IDENTIFIER "labdesk_has${flag}" has)
    check_cxx_compiler_flag(${flag} ${has})
    if(${has})
        add_compile_options(${flag})
    endif()
endforeach()
add_compile_options(-g1 -Wformat -Werror=format-security -ffile-prefix-map=${CMAKE_SOURCE_DIR}=.)
add_compile_options(-U_FORTIFY_SOURCE $<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=2>) # does nothing, and warns, without optimization
add_link_options(-Wl,-z,relro,-z,now)
