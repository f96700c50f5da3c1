/**
 * The engine's answer to "what is drawn on this page": the first document that can be used, by precedence, with what is
 * missing or wrong in it made good. Pure (time and facts are given) and never throws: a broken document costs a shop its
 * arrangement, not its sales. Every step aside is an issue.
 */
import type { Json, StoredLayout } from '../../../schemas/layout/document';
import type { FrameId } from '../../../schemas/screens/frames';
import type { PageId } from '../../../schemas/screens/pages';
import type { Facts } from '../reading/condition';
import { own } from '../reading/json-values';
import { createIssueLog, type IssueLog, type LayoutIssue, type LayoutSource } from '../reading/layout-issues';
import { keepIdsUnique, keepLimits } from './limit-sections';
import { minimumLayout } from './minimum-layout';
import { isFrameId, isOpenFrame, kindOf, usualFrame, type LayoutKind } from '../page-frames';
import { readLayout, type ReadLayout } from '../reading/parse-layout';
import type { ReadSection } from '../reading/read-sections';
import {
  canEverBeDrawn,
  resolveSection,
  type ResolvedSection,
  type Scene,
  type SettingsRegistry,
} from './resolve-section';
import { restoreEssentials } from './restore-essentials';

/** A stored document and where it came from. `input: undefined`: it exists, but could not be fetched. */
export interface LayoutCandidate {
  readonly source: LayoutSource;
  readonly input: unknown;
}

export interface ResolveContext {
  readonly page: PageId | FrameId;
  /** Needed only for the frame `maintenance`, whose name is a page's too. */
  readonly kind?: LayoutKind;
  /** Which landing or static page. */
  readonly instance?: string;
  readonly definitions: SettingsRegistry;
  readonly variantsOf: (type: string) => readonly string[];
  readonly facts: Facts;
  readonly now: Date;
}

export interface ResolvedLayout {
  readonly page: PageId | FrameId;
  readonly frame: FrameId;
  readonly sections: readonly ResolvedSection[];
  /** When a window or a condition's time begins or ends next: a resolved layout must not be kept beyond it. */
  readonly nextEdge: Date | null;
  readonly source: LayoutSource;
  readonly issues: readonly LayoutIssue[];
}

type Usable = Extract<ReadLayout, { ok: true }>;

const describe = (page: string, instance: Json | undefined): string =>
  typeof instance === 'string' && instance !== '' ? `${page} (${instance})` : page;

/** Reads a candidate; null and an issue if it cannot be used or is for another page. */
const readCandidate = ({ input }: LayoutCandidate, context: ResolveContext, log: IssueLog): Usable | null => {
  const read = readLayout(input, log);
  if (!read.ok) {
    log.refuse(read.issue);
    return null;
  }
  const { page } = read.document;
  const instance = own(read.document, 'instance');
  const fits = page === context.page && (instance === undefined || instance === '' || instance === context.instance);
  if (fits) return read;
  log.add('wrong-page', '', { found: describe(page, instance), wanted: describe(context.page, context.instance) });
  return null;
};

const frameOf = (document: StoredLayout, context: ResolveContext, kind: LayoutKind, log: IssueLog): FrameId => {
  if (kind === 'frame') return usualFrame(context.page);
  const frame = own(document, 'frame');
  if (frame === undefined) return usualFrame(context.page);
  if (typeof frame === 'string' && isFrameId(frame) && isOpenFrame(frame, context.page)) return frame;
  log.add('unknown-frame', '', { frame: JSON.stringify(frame) });
  return usualFrame(context.page);
};

const findTwin = (sections: readonly ReadSection[], twin: ReadSection): ReadSection | undefined => {
  for (const section of sections) {
    if (section.id === twin.id && section.type === twin.type) return section;
    const inner = section.slots.map((slot) => findTwin(slot.sections, twin)).find(Boolean);
    if (inner) return inner;
  }
  return undefined;
};

/** The section lists to fall back to, read when they are first needed: the theme's base, then the built-in minimum. */
const createBases = (candidates: readonly LayoutCandidate[], context: ResolveContext, kind: LayoutKind) => {
  let bases: readonly (readonly ReadSection[])[] | undefined;
  return (): readonly (readonly ReadSection[])[] => {
    const silent = createIssueLog();
    bases ??= [
      ...candidates.filter(({ source }) => source === 'base'),
      { source: 'minimum' as const, input: minimumLayout(context.page, kind) },
    ].map((candidate) => readCandidate(candidate, context, silent)?.sections ?? []);
    return bases;
  };
};

/** Null and an issue where the document could never show anything to anybody: an empty page helps nobody. */
const draw = (
  usable: Usable,
  context: ResolveContext,
  log: IssueLog,
  bases: () => readonly (readonly ReadSection[])[],
) => {
  const kind = context.kind ?? kindOf(context.page);
  const { page, definitions, variantsOf, facts, now } = context;
  const edges: number[] = [];
  const baseOf = (section: ReadSection): ReadSection | undefined =>
    bases()
      .map((sections) => findTwin(sections, section))
      .find(Boolean);
  const scene: Scene = { page, kind, definitions, variantsOf, facts, now, log, baseOf, edges };
  const resolved = usable.sections.flatMap((section) => resolveSection(section, scene) ?? []);
  if (resolved.length === 0 && !usable.sections.some((section) => canEverBeDrawn(section, scene))) {
    log.add('draws-nothing', '', {});
    if (log.source !== 'minimum') return null;
  }
  const limited = keepLimits(resolved, definitions, log);
  const sections = keepIdsUnique(restoreEssentials(limited, bases, scene));
  const nextEdge = edges.length > 0 ? new Date(Math.min(...edges)) : null;
  return { page, frame: frameOf(usable.document, context, kind, log), sections, nextEdge };
};

/**
 * Resolves the first usable candidate (give them by precedence: published, last-good, base); the built-in
 * minimum follows by itself. Issues of documents that were passed over come first. Never throws.
 */
export const resolveLayout = (candidates: readonly LayoutCandidate[], context: ResolveContext): ResolvedLayout => {
  const kind = context.kind ?? kindOf(context.page);
  const bases = createBases(candidates, context, kind);
  const passedOver: LayoutIssue[] = [];
  const minimum: LayoutCandidate = { source: 'minimum', input: minimumLayout(context.page, kind) };
  for (const candidate of [...candidates, minimum]) {
    const log = createIssueLog(candidate.source);
    try {
      const usable = readCandidate(candidate, context, log);
      const drawn = usable && draw(usable, context, log, bases);
      if (drawn) return { ...drawn, source: candidate.source, issues: [...passedOver, ...log.list()] };
    } catch (error) {
      log.add('engine-fault', '', { reason: error instanceof Error ? error.message : String(error) });
    }
    passedOver.push(...log.list());
  }
  // Only a fault of the engine itself leads here: nothing can be drawn, but the shop's other pages live.
  const frame = usualFrame(context.page);
  return { page: context.page, frame, sections: [], nextEdge: null, source: 'minimum', issues: passedOver };
};
