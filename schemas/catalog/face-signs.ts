/**
 * Which signs the faces of type have: `face-signs.generated.json`, written from the fonts themselves. The server reads it; a
 * browser fetches it, as it does the fonts, with the first face that it shows.
 */
import type { Typeface } from './product-option';

/** Of each face, its signs as runs: what lies before each and, where it is more than one, how long it is (`2t.5,1,9.2`). */
export type FaceRuns = Readonly<Record<Typeface, string>>;

/** Of a text what a face does not have, each once. */
export type MissingIn = (face: Typeface, text: string) => readonly string[];

const signsIn = (runs: string): ReadonlySet<number> => {
  const signs = new Set<number>();
  let next = 0;
  for (const run of runs.split(',')) {
    const [gap = 0, length = 1] = run.split('.').map((digits) => Number.parseInt(digits, 36));
    next += gap;
    for (const end = next + length; next < end; next += 1) signs.add(next);
  }
  return signs;
};

/** A sign with what says which of its forms is meant (葛󠄀): that the fonts have the form, their runs do not say. */
const sign = /.[\u{E0100}-\u{E01EF}]?/gsu;

/** Blanks, and what else is never seen, are set in any face. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]/u;

export const missingBy = (faces: FaceRuns): MissingIn => {
  const known = new Map<Typeface, ReadonlySet<number>>();
  return (face, text) => {
    const signs = known.get(face) ?? signsIn(faces[face]);
    known.set(face, signs);
    const isMissing = (one: string) => !signs.has(one.codePointAt(0) ?? 0) || [...one].length > 1;
    return [...new Set((text.match(sign) ?? []).filter((one) => !unseen.test(one) && isMissing(one)))];
  };
};
