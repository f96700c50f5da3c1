/**
 * An essential section (the purchase box, the outlet) is always there: where a document has none that is drawn, the
 * base's is put back at the top level. It goes after the nearest section that is read before it in the base and is on
 * the page (after the one that holds it), else before the nearest that is read after it, else to the end. Several are put
 * back in the base's reading order, so that each finds the one before it.
 */
import { flattenSections } from './limit-sections';
import { outletSettings } from './outlet.settings';
import type { ReadSection } from '../reading/read-sections';
import { definitionOf, isEssential, resolveSection, type ResolvedSection, type Scene } from './resolve-section';
import { always } from '../reading/time-window';

/** Essential types of the page: the engine's outlet, then the registry's in its own order. */
const essentialTypes = (scene: Scene): readonly string[] => {
  const types = new Set([outletSettings.id, ...Object.keys(scene.definitions)]);
  return [...types].filter((type) => {
    const definition = definitionOf(type, scene.definitions);
    return definition !== undefined && isEssential(definition, scene);
  });
};

const inReadingOrder = (sections: readonly ReadSection[]): readonly ReadSection[] =>
  sections.flatMap((section) => [section, ...section.slots.flatMap((slot) => inReadingOrder(slot.sections))]);

/** Where the page has a section of that id: the place of the top-level section that is it or holds it. */
const placeOf = (id: string, sections: readonly ResolvedSection[]): number =>
  sections.findIndex((section) => flattenSections([section]).some((inner) => inner.id === id));

const placeFor = (sections: readonly ResolvedSection[], base: readonly ReadSection[], type: string): number => {
  const at = base.findIndex((section) => section.type === type);
  if (at < 0) return sections.length;
  const placesOf = (part: readonly ReadSection[]): number[] =>
    part.map(({ id }) => placeOf(id, sections)).filter((place) => place >= 0);
  const before = placesOf(base.slice(0, at)).at(-1);
  return before === undefined ? (placesOf(base.slice(at + 1))[0] ?? sections.length) : before + 1;
};

const fresh = (type: string, v: number): ReadSection => ({
  id: type,
  path: type,
  type,
  v,
  variant: undefined,
  settings: undefined,
  visible: undefined,
  window: always,
  slots: [],
  stored: { type, v },
});

/** The sections with the missing essentials; `bases` in order of preference (the theme's base, the built-in minimum). */
export const restoreEssentials = (
  sections: readonly ResolvedSection[],
  bases: () => readonly (readonly ReadSection[])[],
  scene: Scene,
): readonly ResolvedSection[] => {
  const present = new Set(flattenSections(sections).map(({ type }) => type));
  const missing = essentialTypes(scene).filter((type) => !present.has(type));
  if (missing.length === 0) return sections;

  const flatBases = bases().map(inReadingOrder);
  const wanted = missing.map((type) => {
    const base = flatBases.find((candidates) => candidates.some((section) => section.type === type)) ?? [];
    const at = base.findIndex((section) => section.type === type);
    return { type, base, at, model: base[at] ?? fresh(type, definitionOf(type, scene.definitions)?.version ?? 1) };
  });
  let restored = sections;
  for (const { type, base, model } of wanted.sort((a, b) => a.at - b.at)) {
    if (flattenSections(restored).some((section) => section.type === type)) continue;
    const section = resolveSection({ ...model, path: model.id, visible: undefined, window: always }, scene);
    if (!section) continue;
    scene.log.add('essential-restored', section.path, { type });
    restored = restored.toSpliced(placeFor(restored, base, type), 0, section);
  }
  return restored;
};
