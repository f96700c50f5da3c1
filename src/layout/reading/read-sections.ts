/**
 * One walk over a page and its slots, which have the same shape. It reads each instance by itself: a broken one is
 * reported and left out, its siblings live. What needs the registry (types, settings, variants) comes later.
 */
import {
  instanceIdMaxLength,
  instanceIdPattern,
  layoutLimits,
  type Json,
  type JsonObject,
  type SectionInstance,
} from '../../../schemas/layout/document';
import { readCondition, type Question } from './condition';
import { isObject, own } from './json-values';
import type { IssueLog } from './layout-issues';
import { readWindow, type OpenTime } from './time-window';

export interface ReadSection {
  readonly id: string;
  /** Ids and slots from the page on: `buy/below/m1`. */
  readonly path: string;
  readonly type: string;
  readonly v: number;
  readonly variant: string | undefined;
  readonly settings: JsonObject | undefined;
  readonly visible: Question | undefined;
  readonly window: OpenTime;
  readonly slots: readonly { readonly name: string; readonly sections: readonly ReadSection[] }[];
  /** The instance as stored, unknown keys included. */
  readonly stored: SectionInstance;
}

interface Place {
  readonly path: string;
  readonly depth: number;
}

const idPattern = new RegExp(instanceIdPattern);
const isId = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.length <= instanceIdMaxLength && idPattern.test(value);
const isVersion = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

/** What keeps an instance from being drawn at all; undefined if nothing does. */
const brokenKey = (id: Json, stored: Json | undefined): 'section' | 'id' | 'type' | 'v' | undefined => {
  if (!isId(id)) return 'id';
  if (!isObject(stored)) return 'section';
  if (!isId(own(stored, 'type'))) return 'type';
  return isVersion(own(stored, 'v')) ? undefined : 'v';
};

/** Whether an entry of `sections` is an instance that can be read. */
export const isReadable = (id: string, stored: Json | undefined): boolean => brokenKey(id, stored) === undefined;

const orderedIds = (order: readonly Json[], sections: JsonObject, path: string, log: IssueLog): string[] => {
  const ids = new Set<string>();
  for (const entry of order) {
    const id = typeof entry === 'string' ? entry : JSON.stringify(entry);
    if (typeof entry !== 'string') log.add('order-entry', path, { id, reason: 'no-id' });
    else if (ids.has(id)) log.add('order-entry', path, { id, reason: 'twice' });
    else if (!Object.hasOwn(sections, id)) log.add('order-entry', path, { id, reason: 'no-section' });
    else ids.add(id);
  }
  for (const id of Object.keys(sections)) if (!ids.has(id)) log.add('not-in-order', path, { id });
  return [...ids];
};

interface Reader {
  readonly log: IssueLog;
  /** Ids so far, over all levels. */
  readonly seen: Set<string>;
}

const readList = (list: JsonObject, { path, depth }: Place, reader: Reader): readonly ReadSection[] => {
  const { log } = reader;
  const order = own(list, 'order');
  const sections = own(list, 'sections');
  if (!Array.isArray(order) || !isObject(sections)) {
    log.add('broken-part', path, { key: 'slot' });
    return [];
  }
  if (depth > layoutLimits.depth) {
    if (order.length > 0) log.add('slots-too-deep', path, { limit: layoutLimits.depth });
    return [];
  }
  const read: ReadSection[] = [];
  for (const id of orderedIds(order as readonly Json[], sections, path, log)) {
    if (read.length === layoutLimits.sectionsPerLevel) {
      log.add('too-many-sections', path, { limit: layoutLimits.sectionsPerLevel });
      break;
    }
    const section = readSection(id, own(sections, id), { path: path ? `${path}/${id}` : id, depth }, reader);
    if (section) read.push(section);
  }
  return read;
};

const readSlots = (stored: JsonObject, { path, depth }: Place, reader: Reader): ReadSection['slots'] => {
  const slots = own(stored, 'slots');
  if (slots === undefined) return [];
  if (!isObject(slots)) {
    reader.log.add('broken-part', path, { key: 'slots' });
    return [];
  }
  return Object.entries(slots).map(([name, list]) => ({
    name,
    sections: readList(isObject(list) ? list : {}, { path: `${path}/${name}`, depth: depth + 1 }, reader),
  }));
};

const readSection = (id: string, value: Json | undefined, place: Place, reader: Reader): ReadSection | null => {
  const { log, seen } = reader;
  const { path } = place;
  const broken = brokenKey(id, value);
  if (broken || !isObject(value)) {
    log.add('broken-section', path, { key: broken ?? 'section' });
    return null;
  }
  if (seen.has(id)) log.add('duplicate-id', path, { id });
  seen.add(id);
  const stored = value as JsonObject & SectionInstance; // type and v are checked; the rest is read key by key
  const variant = own(value, 'variant');
  const settings = own(value, 'settings');
  const visible = own(value, 'visible');
  if (variant !== undefined && typeof variant !== 'string') log.add('broken-part', path, { key: 'variant' });
  if (settings !== undefined && !isObject(settings)) log.add('broken-part', path, { key: 'settings' });
  return {
    id,
    path,
    type: stored.type,
    v: stored.v,
    variant: typeof variant === 'string' ? variant : undefined,
    settings: isObject(settings) ? settings : undefined,
    visible: visible === undefined ? undefined : readCondition(visible, path, log),
    window: readWindow(own(value, 'window'), path, log),
    slots: readSlots(value, place, reader),
    stored,
  };
};

/** The readable instances of a document, a page or a frame, in their order. */
export const readSections = (document: JsonObject, log: IssueLog): readonly ReadSection[] =>
  readList(document, { path: '', depth: 1 }, { log, seen: new Set() });
