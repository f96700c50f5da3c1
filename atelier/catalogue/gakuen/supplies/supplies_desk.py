"""What lies on the desk, and what puts a name on things."""

import math
from dataclasses import replace

from workshop.artwork import SANS, SERIF, Sheet
from workshop.catalogue import picture
from workshop.forms.boxes import open_box
from workshop.forms.garments import rounded
from workshop.forms.plates import pencil, plate
from workshop.forms.trimmings import lettered
from workshop.materials import ceramics, fabric, natural
from workshop.mesh import box, curve, group, place, tube
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.shirts import GOLD, NAVY


@picture('pencil-case', replace(GAKUEN, fill=(0.72, 0.58)))
def pencil_case():
    navy = fabric.leather('#22366E', 0.4)
    inner = natural.plain('#DDE4EC', 0.5)
    place(open_box(2.25, 1.05, 0.3, navy, inner, 0.05, 0.04), 0, 0, 0)
    for k, tone in enumerate(('#2E7D4F', '#2E7D4F', '#C6242F', '#2A4BA0', '#2E7D4F')):
        place(pencil(1.72, tone), 0.86, -0.3 + 0.125 * k, 0.16, 90)
        place(box('clip', 0.1, 0.1, 0.14, natural.plain('#C3CCD8', 0.5), bevel=0.02), -0.35, -0.3 + 0.125 * k, 0.03)
    place(box('rubber', 0.42, 0.2, 0.13, natural.plain('#F4F4F2', 0.7), bevel=0.03), -0.72, 0.36, 0.03)
    place(box('sleeve', 0.26, 0.205, 0.135, natural.plain('#2A5FB0', 0.5), bevel=0.02), -0.64, 0.36, 0.03)
    cover = [plate(rounded(2.28, 1.08, 0.12), 0.2, navy, 0.07), place(plate(rounded(2.1, 0.9, 0.08), 0.02,
        fabric.leather(
        '#2A4080', 0.4), 0.008), 0, 0, 0.195)]
    cover.append(place(lettered(0.5, 0.24, lambda s: s.text(25, 17, '学園', 16, '#8FA4D8', SERIF, 700, tracking=3),
        0.4), 0.66,
        -0.24, 0.222))
    place(group(*cover), 0.02, 1.2, 0, 0)
    place(box('hinge', 2.1, 0.14, 0.18, navy, bevel=0.05), 0.01, 0.59, 0.03)
    place(pencil(1.75, '#2E7D4F'), 0.95, -0.95, 0.04, 82)
    ruler = Sheet(180, 28)
    for k in range(76):
        ruler.line(8 + k * 2.15, 0, 8 + k * 2.15, 9 if k % 5 == 0 else 5.5, '#2A3350', 0.5)
        if k % 10 == 0:
            ruler.text(8 + k * 2.15, 17, str(k // 5), 6, '#2A3350', SANS, 600)
    clear = [box('ruler', 1.8, 0.28, 0.03, ceramics.veil('#CFE3F0', 0.55), bevel=0.006), place(lettered(1.8, 0.28,
        lambda s:
        s.parts.extend(ruler.parts)), 0, 0, 0.032)]
    place(group(*clear), -0.3, -1.38, 0, -4)


def notebook(colour, title, pattern, grid):
    """A school notebook: a coloured cover with a name panel and a drawn pattern."""
    art = Sheet(179, 252, colour)
    for markup in pattern:
        art.add(markup)
    art.rect(22, 34, 135, 74, '#FFFFFF', radius=5).text(89.5, 68, title, 25, NAVY, SANS, 700, tracking=4)
    art.text(89.5, 94, grid, 10.5, '#5A647A', SANS, 500).rect(40, 216, 100, 18, '#FFFFFF', radius=3)
    art.text(46, 228, '名前', 8, '#7A8394', SANS, 500, 'start')
    cover = natural.paper(colour, art.png(600), rough=0.55, repeat=False, emboss=0.1)
    pages = natural.plain('#F6F4EC', 0.9)
    book = [box('pages', 1.75, 2.47, 0.05, pages, bevel=0.004), place(box('cover', 1.79, 2.52, 0.012, cover,
        {'top': cover},
        bevel=0.003), 0, 0, 0.05), place(box('tape', 0.16, 2.52, 0.016, natural.plain(NAVY, 0.7), bevel=0.004), -0.82,
            0, 0.05)]
    return group(*book)


@picture('notebook-5', replace(GAKUEN, fill=(0.8, 0.68)))
def notebook_5():
    waves = [f'<path d="M0 {y}q22.4 -16 44.8 0t44.8 0t44.8 0t44.8 0" fill="none" stroke="#FFFFFF55" stroke-width="5"/>' for y in
        range(128, 210, 18)]
    dots = [f'<circle cx="{20 + 23 * i + (j % 2) * 11}" cy="{128 + 17 * j}" r="4.2" fill="#FFFFFF66"/>' for i in range(7) for j in
        range(5)]
    bars = [f'<rect x="{10 + 20 * k}" y="{200 - (k * 37 % 60)}" width="11" height="{(k * 37 % 60) + 6}" fill="#FFFFFF55"/>' for k
        in range(8)]
    leaves = [f'<path d="M{30 + 34 * i} {190 - 30 * j}q10 -22 0 -34q-10 12 0 34" fill="#FFFFFF55"/>' for i in range(4) for j in
        range(2)]
    marks = [f'<path d="M{24 + 32 * i} {140 + 22 * j}l9 9m0 -9l-9 9" stroke="#FFFFFF66" stroke-width="3.4"/>' for i in range(5) for j
        in range(3)]
    books = (('#3E78B8', '算数', bars, '5mm方眼'), ('#C9504A', '国語', waves, '12行 たて'), ('#4E9A63', '理科', leaves, '5mm方眼'),
        ('#E0A030', '社会', marks, '10mm方眼'), ('#7A5FA8', '自由', dots, '無地'))
    for k, (colour, title, pattern, grid) in enumerate(books):
        place(notebook(colour, title, pattern, grid), -1.5 + 0.75 * k, 0.55 - 0.32 * k, 0.068 * k, 8 - 4.5 * k)


@picture('shitajiki', replace(GAKUEN, fill=(0.7, 0.64)))
def shitajiki():
    table = Sheet(182, 257, '#EAF2FA').rect(0, 0, 182, 30, '#2A5FB0').text(91, 21, 'かけざん九九の表', 13, '#FFFFFF', SANS, 700)
    for i in range(1, 10):
        for j in range(1, 10):
            tone = '#D6E6F6' if (i + j) % 2 else '#FFFFFF'
            table.rect(8 + (i - 1) * 18.4, 40 + (j - 1) * 23, 18.4, 23, tone, '#B8CCE2', 0.5)
            table.text(17.2 + (i - 1) * 18.4, 55 + (j - 1) * 23, str(i * j), 9.5, '#C6242F' if i == j else NAVY, SANS,
                700)
    chart = natural.paper('#EAF2FA', table.png(1000), rough=0.25, sheen=0.5, repeat=False, emboss=0.03)
    clear = natural.plain('#BFE0D2', 0.12, coat=0.7)
    place(plate(rounded(1.82, 2.57, 0.1), 0.014, clear, 0.004), -0.62, 0.42, 0.0, 13)
    place(plate(rounded(1.82, 2.57, 0.1), 0.014, natural.plain('#F3D2DA', 0.14, coat=0.7), 0.004), -0.1, 0.16, 0.017, 3)
    place(plate(rounded(1.82, 2.57, 0.1), 0.014, natural.plain('#EAF2FA', 0.3), 0.004, chart), 0.5, -0.2, 0.034, -8)


@picture('name-stickers', replace(GAKUEN, fill=(0.78, 0.66), paper='#DCE1E9', ground='#CDD4DE'))
def name_stickers():
    name, kana = 'たなか はる', 'HARU TANAKA'
    big = Sheet(150, 210, '#FDFDFC')
    for j in range(4):
        big.rect(8, 8 + j * 25, 134, 21, '#FFF6DC' if j % 2 else '#E4F0FA', '#E2E6EC', 0.5, 5).circle(22,
            18.5 + j * 25, 6,
            GOLD if j % 2 else '#3E78B8').text(82, 24 + j * 25, name, 14, NAVY, SANS, 600, tracking=2)
    for j in range(5):
        for i in range(3):
            big.rect(8 + i * 45.5, 112 + j * 18, 43, 14, '#E9F4EA' if (i + j) % 2 else '#FCE8E6', '#E2E6EC', 0.4,
                3.5).text(29.5 + i * 45.5, 122 + j * 18, name, 6.6, NAVY, SANS, 600, tracking=0.6)
    small = Sheet(110, 170, '#FDFDFC')
    for j in range(16):
        for i in range(4):
            small.rect(6 + i * 25, 6 + j * 10, 23.5, 7.6, '#FFFFFF', '#C9D2DE', 0.5, 2).text(17.7 + i * 25,
                11.8 + j * 10, name, 4,
                NAVY, SANS, 600)
    iron = Sheet(120, 90, '#FDFDFC')
    for j in range(4):
        iron.rect(8, 8 + j * 20, 104, 15, '#FFFFFF', NAVY, 0.9, 2).text(60, 18.6 + j * 20,
            name if j % 2 == 0 else kana, 9, NAVY,
            SANS, 600, tracking=2)
    for art, w, h, x, y, turn in ((big, 1.9, 2.66, -0.85, 0.3, 5), (small, 1.3, 2.0, 0.95, 0.85, -7), (iron, 1.5,
        1.125, 0.8, -0.95, 4)):
        sheet_ = natural.paper('#FDFDFC', art.png(900), rough=0.3, sheen=0.3, repeat=False, emboss=0.03)
        place(box('sheet', w, h, 0.01, sheet_, {'top': sheet_}, bevel=0.002), x, y, 0.0 if w > 1.6 else 0.012, turn)
    loose = Sheet(134, 21).rect(0.5, 0.5, 133, 20, '#E4F0FA', '#E2E6EC', 0.5, 5).circle(14, 10.5, 6,
        '#3E78B8').text(74, 16, name,
        14, NAVY, SANS, 600, tracking=2)
    place(pencil(1.75, '#E0A030'), -0.35, -1.62, 0.04, 84)
    place(lettered(1.2, 0.19, lambda s: s.add('<g transform="scale(0.895)">').parts.extend([*loose.parts, '</g>'])),
        -1.2, -1.36,
        0.004, -9)


@picture('name-badge', replace(GAKUEN, fill=(0.7, 0.6)))
def name_badge():
    clover = [((0.42 + 0.11 * abs(math.sin(2 * a))) * math.cos(a) * 1.25,
        (0.42 + 0.11 * abs(math.sin(2 * a))) * math.sin(a)) for a in
        (2 * math.pi * k / 96 for k in range(96))]
    tulip = [(0.0, -0.5), (0.3, -0.46), (0.5, -0.2), (0.52, 0.2), (0.46, 0.46), (0.24, 0.24), (0.0, 0.48), (-0.24,
        0.24), (-0.46,
        0.46), (-0.52, 0.2), (-0.5, -0.2), (-0.3, -0.46)]
    shapes = (('#C6242F', [(p.x, p.y) for p in curve([(x * 1.15, y, 0) for x, y in tulip], 5, True)], -1.2, 0.95, 6,
        'いちねん',
        'もり ゆい'), ('#E4B52C', clover, 1.15, 0.8, -8, '２ねん', 'おの そら'), ('#2A5FB0', rounded(1.5, 0.86, 0.16), -0.95,
            -0.85, -5,
        '３年１組', '林　葵'), ('#1B233C', rounded(1.6, 0.5, 0.06), 1.2, -0.9, 9, '', '高橋'))
    pin = natural.metal('#C9CCD2', 0.25)
    for colour, shape, x, y, turn, grade, name in shapes:
        soft = natural.plain(colour, 0.45, coat=0.15, bump=0.08, scale=60)
        parts = [plate(shape, 0.09, soft, 0.03)]
        if grade:
            card = Sheet(80, 42, '#FDFDFC').text(40, 14, grade, 8.5, '#5A647A', SANS, 500).text(40, 32, name, 13.5,
                NAVY, SANS, 600,
                tracking=1)
            sheet_ = natural.paper('#FDFDFC', card.png(400), rough=0.3, repeat=False, sheen=0.5)
            parts.append(place(box('card', 0.8, 0.42, 0.012, sheet_, {'top': sheet_}, bevel=0.003), 0, -0.03, 0.088))
            parts.append(place(box('film', 0.9, 0.5, 0.01, ceramics.veil('#FFFFFF', 0.08), bevel=0.004), 0, -0.03, 0.1))
        else:
            parts.append(place(lettered(1.4, 0.44, lambda s: s.text(70, 33, name, 30, '#F4F5F7', SERIF, 700,
                tracking=14), 0.4), 0.06,
                0, 0.092))
        place(group(*parts), x, y, 0, turn)
    wire = curve([(-0.3, 0, 0.05), (0.3, 0.0, 0.05), (0.38, 0.06, 0.05), (0.3, 0.12, 0.05), (-0.26, 0.13, 0.05)], 8)
    place(tube('pin', wire, 0.018, pin, 8), 0.1, -0.02, 0, 30)


@picture('name-stamp', replace(GAKUEN, fill=(0.76, 0.62)))
def name_stamp():
    beech, case = natural.wood('#E2C79A', '#C9A56E', 'Y', 1.6), natural.plain('#E9EDF2', 0.4)
    place(open_box(2.3, 1.9, 0.26, case, natural.plain('#D5DDE7', 0.5), 0.05, 0.03), -0.55, 0.35, 0)
    sizes = ((0.16, 0.7), (0.2, 1.0), (0.26, 1.2), (0.34, 1.5), (0.42, 1.5), (0.2, 0.8))
    x = -1.5
    for wide, long in sizes:
        body = [box('stamp', wide, long, 0.24, beech, bevel=0.02), place(lettered(wide * 0.8, long * 0.8,
            lambda s: s.vertical(wide
            * 40, 4, 'おの そら', min(wide * 62, long * 14), '#5A3A22', SANS, 600)), 0, 0, 0.245)]
        place(group(*body), x + wide / 2, 0.35 + (1.6 - long) * 0.42, 0.03)
        x += wide + 0.085
    pad = [plate(rounded(1.0, 0.72, 0.1), 0.14, natural.plain('#1E2126', 0.35), 0.03), place(plate(rounded(0.82, 0.54,
        0.05), 0.03,
        fabric.canvas('#15171B', 3), 0.01), 0, 0, 0.135)]
    place(group(*pad), 1.45, 0.9, 0, -6)
    lid = [plate(rounded(1.0, 0.72, 0.1), 0.08, natural.plain('#2A2E36', 0.3, coat=0.4), 0.03), place(lettered(0.8,
        0.4, lambda s:
        s.text(40, 19, '布・紙・木に', 11, '#F4F5F7', SANS, 600).text(40, 33, '油性  黒', 9, '#C9D2DE', SANS, 500)), 0, 0,
            0.085)]
    place(group(*lid), 1.6, 0.05, 0, 9)
    cloth = Sheet(200, 90, '#F7F6F1')
    for y, size in ((24, 17), (46, 12), (62, 8), (76, 6)):
        cloth.text(100 if size > 10 else 60, y, 'おの そら', size, '#22252B', SANS, 600, tracking=size * 0.16)
    cloth.text(140, 62, 'ONO SORA', 8, '#22252B', SANS, 600, tracking=1)
    sheet_ = natural.paper('#F7F6F1', cloth.png(900), rough=0.9, repeat=False)
    place(box('cloth', 2.2, 0.99, 0.012, sheet_, {'top': sheet_}, bevel=0.003), 0.35, -1.3, 0, -3)
    one = [box('stamp', 0.3, 1.2, 0.26, beech, bevel=0.02), place(box('rubber', 0.28, 1.16, 0.05,
        natural.plain('#B5483C', 0.7),
        bevel=0.01), 0, 0, -0.05)]
    place(group(*one), -1.35, -1.3, 0.17, 14, (0, 90))
