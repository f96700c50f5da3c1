/** What a reader of a PDF of ours could copy out of it, line by line. Knows what pdfkit writes, and no other PDF. */
import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

/** By number: its dictionary, and what its stream holds. */
const objectsOf = (pdf: Buffer): Objects => {
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split(/\nstream\n/);
    const isText = stream !== undefined && dictionary.includes('/FlateDecode') && !dictionary.includes('/Subtype');
    const bytes = Buffer.from((stream ?? '').replace(/\nendstream$/, ''), 'latin1');
    objects.set(number, isText ? dictionary + inflateSync(bytes).toString('latin1') : dictionary);
  }
  return objects;
};

const charactersOf = (map: string): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], at) => {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      all.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  return all;
};

/** Of each font by the name that pages call it by (`F1`). */
const fontsOf = (objects: Objects): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1] ?? '';
      fonts.set(name, charactersOf(objects.get(map) ?? ''));
    }
  return fonts;
};

interface Run {
  readonly page: number;
  readonly x: number;
  readonly y: string;
  readonly text: string;
}

/** In the order in which they were written: what stands where, in points from the left and, upwards, from below. */
export const pdfRuns = (pdf: Buffer): Run[] => {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter((body) => body.includes(' Tf\n'));
  return pages.flatMap((body, at) => {
    const runs = body.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/(F\d+) [\d.]+ Tf\n[^[]*\[([^\]]*)\] TJ/g);
    return [...runs].map(([, x = '', y = '', name = '', signs = '']) => {
      const glyphs = [...signs.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return {
        ...{ page: at + 1, x: Number(x), y },
        text: glyphs.map((glyph) => fonts.get(name)?.get(glyph) ?? '?').join(''),
      };
    });
  });
};

export const pdfLines = (pdf: Buffer): string[] => {
  const lines = new Map<string, string>();
  for (const { page, y, text } of pdfRuns(pdf))
    lines.set(`${page} ${y}`, `${lines.get(`${page} ${y}`) ?? ''} ${text}`.trim());
  return [...lines.values()];
};
