# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The report of tests/soak/run: one page without anything from elsewhere."""
import html

WIDTH, HEIGHT, LEFT, BOTTOM = 960, 220, 60, 24
COLORS = {"console": "#0b6bcb", "service": "#b3541e"}
STYLE = """body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1b1f24 }
table { border-collapse: collapse } td, th { border: 1px solid #c9ced6; padding: .2rem .6rem; text-align: left }
td.number { text-align: right } svg { width: 100%; height: auto } text { font: 12px system-ui, sans-serif; fill: #57606a }
.grid { stroke: #e3e6ea } .event { stroke: #c9ced6; stroke-dasharray: 2 3 } .bad { color: #b3261e; font-weight: 600 }"""


def plot(title, lines, marks, seconds):
    """One line for each part, with a mark for each event, whose name a pointer shows."""
    most = max((value for points in lines.values() for _, value in points), default=0) * 1.1 or 1

    def x(at):
        return LEFT + at / seconds * (WIDTH - LEFT)

    def y(value):
        return (HEIGHT - BOTTOM) * (1 - value / most)

    drawn = [f'<line class="event" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="0" y2="{HEIGHT - BOTTOM}"><title>'
             f'{at / 60:.1f} min: {html.escape(name)}</title></line>' for at, name in marks]
    for step in range(5):
        value = most * step / 4
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>'
                     f'<text x="0" y="{min(HEIGHT - BOTTOM, max(12, y(value) + 4)):.1f}">{value:.4g}</text>')
    for step in range(7):
        at = seconds * step / 6
        anchor = "end" if step == 6 else "start"
        drawn.append(f'<text text-anchor="{anchor}" x="{x(at):.1f}" y="{HEIGHT - 6}">{at / 60:.3g} min</text>')
    for part, points in lines.items():
        path = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in points)
        drawn.append(f'<polyline fill="none" stroke="{COLORS[part]}" stroke-width="1.5" points="{path}"/>')
    legend = ", ".join(f'<span style="color:{COLORS[part]}">{part}</span>' for part in lines)
    return f'<h3>{html.escape(title)}: {legend}</h3>\n<svg viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(drawn)}</svg>'


def page(minutes, confirmed, rows, faults, samples, marks):
    parts = [f"<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><title>Labdesk soak</title><style>{STYLE}</style>",
             f"<h1>{minutes:g} minutes of use</h1>"]
    if faults:
        parts += ["<ul>", *(f'<li class="bad">{html.escape(fault)}</li>' for fault in faults[:100]), "</ul>"]
    else:
        parts.append(f"<p>All {confirmed} confirmed changes are in the database, once. Nothing has grown or leaked.</p>")
    parts.append("<table><tr><th>Measured desk, at rest</th><th>After the warm-up</th><th>In the end</th><th></th></tr>")
    for what, old, new, holds in rows:
        unit = " MB" if what.startswith("memory") else ""
        numbers = "".join(f'<td class="number">{value:.4g}{unit}</td>' for value in (old, new))
        parts.append(f"<tr><td>{what}</td>{numbers}<td{'' if holds else ' class=bad'}>{'holds' if holds else 'grows'}</td></tr>")
    parts.append("</table>")
    seconds = max([minutes * 60, *(points[-1][0] for points in samples.values() if points)])
    for desk in dict.fromkeys(desk for desk, _, _ in samples):
        parts.append(f"<h2>The {desk} desk</h2>")
        own = [(at, name) for at, name in marks if name.startswith(desk)]
        for what in ("memory", "descriptors", "threads", "timers"):
            lines = {part: points for (of, measure, part), points in samples.items() if (of, measure) == (desk, what)}
            parts.append(plot(what + (" (MB)" if what == "memory" else ""), lines, own, seconds))
    return "\n".join([*parts, "</html>\n"])
