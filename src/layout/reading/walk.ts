/**
 * Ways through a stored document for editors and checks: they step over what cannot be read and leave it as it is.
 */
import type { Json, JsonObject, SectionInstance, StoredLayout } from '../../../schemas/layout/document';
import { isObject, own, setOwn } from './json-values';
import { createIssueLog } from './layout-issues';
import { isReadable, readSections, type ReadSection } from './read-sections';

export interface WalkedSection {
  readonly id: string;
  /** Ids and slots from the page on: `buy/below/m1`. */
  readonly path: string;
  /** As stored: `type` and `v` are sure, the rest may be unknown to the engine. */
  readonly instance: SectionInstance;
}

const flatten = (sections: readonly ReadSection[]): readonly WalkedSection[] =>
  sections.flatMap(({ id, path, stored, slots }) => [
    { id, path, instance: stored },
    ...slots.flatMap((slot) => flatten(slot.sections)),
  ]);

/** All readable instances, slots included, in reading order: a section before those in its slots. */
export const walk = (document: StoredLayout): readonly WalkedSection[] =>
  flatten(readSections(document, createIssueLog()));

/** How many readable instances a document has, of one type or of all. */
export const countSections = (document: StoredLayout, type?: string): number =>
  walk(document).filter(({ instance }) => type === undefined || instance.type === type).length;

type Change = (section: WalkedSection) => SectionInstance | null;

const mapSlots = (instance: JsonObject, path: string, change: Change): JsonObject => {
  const slots = own(instance, 'slots');
  if (!isObject(slots)) return instance;
  const mapped: Record<string, Json> = {};
  for (const [name, list] of Object.entries(slots))
    setOwn(mapped, name, isObject(list) ? mapList(list, `${path}/${name}`, change) : list);
  return { ...instance, slots: mapped };
};

const mapList = (list: JsonObject, path: string, change: Change): JsonObject => {
  const sections = own(list, 'sections');
  const order = own(list, 'order');
  if (!isObject(sections)) return list;
  const removed = new Set<Json>();
  const mapped: Record<string, Json> = {};
  for (const [id, stored] of Object.entries(sections)) {
    if (!isReadable(id, stored) || !isObject(stored)) {
      setOwn(mapped, id, stored);
      continue;
    }
    const place = path ? `${path}/${id}` : id;
    const instance = mapSlots(stored, place, change) as JsonObject & SectionInstance; // readable, as was just checked
    const changed = change({ id, path: place, instance });
    if (changed) mapped[id] = changed as SectionInstance & JsonObject; // an instance is JSON
    else removed.add(id);
  }
  const kept = Array.isArray(order) ? { order: (order as readonly Json[]).filter((id) => !removed.has(id)) } : {};
  return { ...list, ...kept, sections: mapped };
};

/**
 * A document with every readable instance replaced by what `change` gives for it, innermost first; null takes it out,
 * with what stands in its slots. Everything else stays as it was stored.
 */
export const mapSections = (document: StoredLayout, change: Change): StoredLayout =>
  mapList(document, '', change) as StoredLayout; // $schema and page are copied
