/**
 * The list of Japan Post writes city and town in one (`四日市市諏訪町`), and no rule about 市・町・村 tells where the one
 * ends: 四日市市, 野々市市 and 町田市 hold such a letter in the middle. But it holds every municipality by itself too, as
 * the code for what has no code of its own (it ends in 00), or as the whole of a village (`山形村一円`). No name of a
 * municipality begins with that of another one of its prefecture, so the one that an entry begins with is its own.
 */

/** A place as the list writes it, city and town in one. */
export type PostalEntry = readonly [code: string, prefecture: string, place: string];

const bareName = /^[^（]+[市区町村]$/;
const wholeVillage = /^(.*?)([^郡]+[町村])\2一円$/;

function municipalityIn(code: string, place: string): string | null {
  if (code.endsWith('00') && bareName.test(place)) return place;
  const village = place.endsWith('一円') ? wholeVillage.exec(place) : null;
  return village ? `${village[1] ?? ''}${village[2] ?? ''}` : null;
}

/** The municipalities (`桑名郡木曽岬町`, `札幌市厚別区`) by prefecture, found in the list itself. */
export function municipalitiesOf(entries: readonly PostalEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [code, prefecture, place] of entries) {
    const name = municipalityIn(code, place);
    if (name === null) continue;
    const names = found.get(prefecture) ?? new Set();
    names.add(name);
    found.set(prefecture, names);
  }
  return found;
}
