/** Rules over the whole page, after its sections are resolved: how many of a type, and that no id is used twice. */
import type { IssueLog } from '../reading/layout-issues';
import { definitionOf, type ResolvedSection, type SettingsRegistry } from './resolve-section';

/** All sections with those in their slots, in reading order. */
export const flattenSections = (sections: readonly ResolvedSection[]): readonly ResolvedSection[] => {
  const flat: ResolvedSection[] = [];
  const add = (list: readonly ResolvedSection[]): void => {
    for (const section of list) {
      flat.push(section);
      for (const slot of Object.values(section.slots)) add(slot);
    }
  };
  add(sections);
  return flat;
};

const mapSlots = (
  section: ResolvedSection,
  change: (sections: readonly ResolvedSection[]) => readonly ResolvedSection[],
): ResolvedSection => {
  const entries = Object.entries(section.slots);
  if (entries.length === 0) return section;
  const changed = entries.map(([name, sections]) => [name, change(sections)] as const);
  return { ...section, slots: Object.fromEntries(changed.filter(([, sections]) => sections.length > 0)) };
};

/** Keeps the first `limit` sections of a type, in reading order. What is not drawn (hidden, refused) does not count. */
export const keepLimits = (
  sections: readonly ResolvedSection[],
  definitions: SettingsRegistry,
  log: IssueLog,
): readonly ResolvedSection[] => {
  const counts = new Map<string, number>();
  const limits = new Map<string, number>();
  for (const { type } of flattenSections(sections)) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
    if (!limits.has(type)) limits.set(type, definitionOf(type, definitions)?.limit ?? Infinity);
  }
  if ([...counts].every(([type, count]) => count <= (limits.get(type) ?? Infinity))) return sections;

  counts.clear();
  const keep = (list: readonly ResolvedSection[]): readonly ResolvedSection[] =>
    list.flatMap((section) => {
      const { type, path } = section;
      const limit = limits.get(type) ?? Infinity;
      const count = counts.get(type) ?? 0;
      if (count >= limit) {
        log.add('over-limit', path, { type, limit });
        return [];
      }
      counts.set(type, count + 1);
      return [mapSlots(section, keep)];
    });
  return keep(sections);
};

/** Ids are stems of DOM ids: the first section of an id keeps it, later ones are drawn as `id-2`, `id-3` … */
export const keepIdsUnique = (sections: readonly ResolvedSection[]): readonly ResolvedSection[] => {
  const ids = flattenSections(sections).map(({ id }) => id);
  const taken = new Set(ids);
  if (taken.size === ids.length) return sections;
  const used = new Set<string>();
  const nextFree = (id: string): string => {
    let number = 2;
    while (taken.has(`${id}-${number}`)) number += 1;
    taken.add(`${id}-${number}`);
    return `${id}-${number}`;
  };
  const rename = (list: readonly ResolvedSection[]): readonly ResolvedSection[] =>
    list.map((section) => {
      const id = used.has(section.id) ? nextFree(section.id) : section.id;
      used.add(id);
      return mapSlots({ ...section, id }, rename);
    });
  return rename(sections);
};
