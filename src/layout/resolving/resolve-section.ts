/**
 * A read instance → what is drawn of it: definition, settings, variant, slots, and the screen classes that see it. The
 * same function serves the page and every slot. Null: nothing is drawn, and the log says why.
 */
import { screenClasses, type JsonObject, type ScreenClass } from '../../../schemas/layout/document';
import type { FrameId } from '../../../schemas/screens/frames';
import type { PageId } from '../../../schemas/screens/pages';
import { completeSettings, type CompletedSettings } from '../settings/complete-settings';
import { screensOf, type Facts } from '../reading/condition';
import type { SettingsDefinition, SlotDefinition } from '../define-settings';
import type { IssueLog } from '../reading/layout-issues';
import { migrateSettings } from '../settings/migrate-settings';
import { outletSettings } from './outlet.settings';
import { isPageId, type LayoutKind } from '../page-frames';
import type { ReadSection } from '../reading/read-sections';
import { always, isNever, isOpen, nextEdgeOf } from '../reading/time-window';

export interface SettingsRegistry {
  readonly [type: string]: SettingsDefinition;
}

export interface ResolvedSection {
  /** Unique among the sections of this page or frame. */
  readonly id: string;
  /** Ids and slots from the page on, as in the document: `buy/below/m1`. */
  readonly path: string;
  readonly type: string;
  /** One that exists. */
  readonly variant: string;
  /** Complete and valid; responsive ones as `{ phone, tablet, pc }`. */
  readonly settings: JsonObject;
  /** Where it is shown; all three: always. Never empty. */
  readonly screens: readonly ScreenClass[];
  /** Only slots that hold something. */
  readonly slots: Readonly<Record<string, readonly ResolvedSection[]>>;
}

/** What one document is resolved with. */
export interface Scene {
  readonly page: PageId | FrameId;
  readonly kind: LayoutKind;
  readonly definitions: SettingsRegistry;
  readonly variantsOf: (type: string) => readonly string[];
  readonly facts: Facts;
  readonly now: Date;
  readonly log: IssueLog;
  /** The base's instance of the same id and type, to fall back to. */
  readonly baseOf: (section: ReadSection) => ReadSection | undefined;
  /** Collects the next edges of windows and of conditions' times. */
  readonly edges: number[];
}

/** The section type's definition; the outlet is the engine's own. */
export const definitionOf = (type: string, definitions: SettingsRegistry): SettingsDefinition | undefined => {
  if (type === outletSettings.id) return outletSettings;
  return Object.hasOwn(definitions, type) ? definitions[type] : undefined;
};

/** Whether sections of a type may stand in a slot; one that nobody knows stands in none that goes by what sections say. */
export const doesAccept = ({ accepts }: SlotDefinition, type: string, definitions: SettingsRegistry): boolean =>
  accepts === 'column' ? definitionOf(type, definitions)?.canStandInColumn === true : accepts.includes(type);

const mayStandOn = (definition: SettingsDefinition, { page, kind }: Pick<Scene, 'page' | 'kind'>): boolean => {
  if (definition === outletSettings) return kind === 'frame';
  return definition.pages === 'any' || definition.pages.includes(page);
};

export const isEssential = (definition: SettingsDefinition, scene: Pick<Scene, 'page' | 'kind'>): boolean => {
  const { essential } = definition;
  if (essential === undefined || !mayStandOn(definition, scene)) return false;
  // `maintenance` in a definition's list is the page: of the frame of that name only the outlet is essential.
  if (scene.kind === 'frame' && isPageId(scene.page)) return definition === outletSettings;
  return essential === true || essential.includes(scene.page);
};

interface Settled {
  readonly settings: JsonObject;
  readonly variant: string | undefined;
}

const report = ({ unknown, invalid }: CompletedSettings, path: string, log: IssueLog): void => {
  for (const setting of unknown) log.add('unknown-setting', path, { setting });
  for (const fault of invalid) log.add('invalid-setting', path, fault);
};

/** Settings of an instance whose version the engine can read; null if its migration does not lead to valid ones. */
const readSettings = (
  section: ReadSection,
  definition: SettingsDefinition,
  log: IssueLog | null,
): JsonObject | null => {
  const { path, v } = section;
  // Without settings there is nothing to migrate: the defaults are always of the current version.
  const isOld = v < definition.version && section.settings !== undefined;
  const migrated = isOld ? migrateSettings(section.settings ?? {}, v, definition) : null;
  if (migrated && !migrated.ok) {
    log?.add('failed-migration', path, { from: migrated.from, reason: migrated.reason });
    return null;
  }
  const completed = completeSettings(migrated ? migrated.settings : (section.settings ?? {}), definition);
  const [fault] = completed.invalid;
  if (migrated && fault) {
    log?.add('failed-migration', path, { from: v, reason: `the setting "${fault.setting}" ${fault.reason}` });
    return null;
  }
  if (log) report(completed, path, log);
  return completed.settings;
};

const fallBack = (section: ReadSection, definition: SettingsDefinition, scene: Scene): Settled => {
  const base = scene.baseOf(section);
  const settings = base && base.v <= definition.version ? readSettings(base, definition, null) : null;
  if (base && settings) return { settings, variant: base.variant };
  return { settings: completeSettings({}, definition).settings, variant: undefined };
};

const settle = (section: ReadSection, definition: SettingsDefinition, scene: Scene): Settled => {
  const { v, path, variant } = section;
  if (v > definition.version) {
    scene.log.add('newer-section', path, { saved: v, known: definition.version });
    return fallBack(section, definition, scene);
  }
  const settings = readSettings(section, definition, scene.log);
  return settings ? { settings, variant } : fallBack(section, definition, scene);
};

const chooseVariant = (wanted: string | undefined, section: ReadSection, scene: Scene): string => {
  if (wanted === undefined || wanted === 'default') return 'default';
  if (scene.variantsOf(section.type).includes(wanted)) return wanted;
  scene.log.add('unknown-variant', section.path, { variant: wanted });
  return 'default';
};

interface Drawn {
  readonly section: ResolvedSection;
  /** It is essential, or something in its slots is. */
  readonly holdsEssential: boolean;
}

const resolveSlot = (
  { name, sections }: ReadSection['slots'][number],
  definition: SlotDefinition,
  scene: Scene,
): readonly Drawn[] => {
  const drawn: Drawn[] = [];
  for (const section of sections) {
    if (!doesAccept(definition, section.type, scene.definitions)) {
      scene.log.add('slot-refuses', section.path, { slot: name, type: section.type });
      continue;
    }
    const resolved = drawSection(section, scene);
    if (!resolved) continue;
    const limit = definition.limit ?? Infinity;
    if (drawn.length < limit) drawn.push(resolved);
    else scene.log.add('slot-full', section.path, { slot: name, limit });
  }
  return drawn;
};

const resolveSlots = (section: ReadSection, definition: SettingsDefinition, scene: Scene) => {
  const slots: Record<string, readonly ResolvedSection[]> = {};
  let holdsEssential = false;
  for (const slot of section.slots) {
    const accepted = definition.slots && Object.hasOwn(definition.slots, slot.name) && definition.slots[slot.name];
    if (!accepted) {
      scene.log.add('unknown-slot', section.path, { slot: slot.name });
      continue;
    }
    const drawn = resolveSlot(slot, accepted, scene);
    holdsEssential ||= drawn.some((child) => child.holdsEssential);
    if (drawn.length > 0) slots[slot.name] = drawn.map((child) => child.section);
  }
  return { slots, holdsEssential };
};

const screensFor = (section: ReadSection, isHeld: boolean, scene: Scene): readonly ScreenClass[] => {
  const { visible, window, path, type } = section;
  if (isHeld) {
    if (visible || window !== always) scene.log.add('essential-shown', path, { type });
    return screenClasses;
  }
  for (const time of [window, ...(visible?.times ?? [])]) {
    const edge = nextEdgeOf(time, scene.now);
    if (edge !== null) scene.edges.push(edge);
  }
  return isOpen(window, scene.now) ? screensOf(visible, scene.facts, scene.now) : [];
};

/** Whether somebody may see it at some time; what nobody ever can is a slip, or unknown to this shop. */
export const canEverBeDrawn = ({ type, visible, window }: ReadSection, scene: Scene): boolean => {
  const definition = definitionOf(type, scene.definitions);
  return definition !== undefined && mayStandOn(definition, scene) && !isNever(window) && visible?.canHold !== false;
};

const drawSection = (section: ReadSection, scene: Scene): Drawn | null => {
  const { id, path, type } = section;
  const definition = definitionOf(type, scene.definitions);
  if (!definition) {
    scene.log.add('unknown-section', path, { type });
    return null;
  }
  if (!mayStandOn(definition, scene)) {
    scene.log.add('wrong-place', path, { type, page: scene.page });
    return null;
  }
  try {
    const { settings, variant: wanted } = settle(section, definition, scene);
    const variant = chooseVariant(wanted, section, scene);
    const { slots, holdsEssential: isHolding } = resolveSlots(section, definition, scene);
    const holdsEssential = isHolding || isEssential(definition, scene);
    const screens = screensFor(section, holdsEssential, scene);
    return screens.length > 0
      ? { section: { id, path, type, variant, settings, screens, slots }, holdsEssential }
      : null;
  } catch (error) {
    // A definition that cannot be compiled, a registry that throws: it costs this section, not the page.
    scene.log.add('engine-fault', path, { reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
};

export const resolveSection = (section: ReadSection, scene: Scene): ResolvedSection | null =>
  drawSection(section, scene)?.section ?? null;
