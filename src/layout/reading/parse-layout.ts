/**
 * From what is stored to a document: the checks that concern it as a whole. What is inside is read by read-sections.ts,
 * instance by instance; nothing is taken out or changed here, so that an editor can write back what it did not touch.
 */
import { layoutLimits, layoutSchemaId, type Json, type StoredLayout } from '../../../schemas/layout/document';
import { canonicalize } from './canonicalize';
import { findJsonFault, isObject, own, parseWritableJson } from './json-values';
import { createIssueLog, refusal, tooDeep, tooLarge, type IssueLog, type LayoutIssue } from './layout-issues';
import { readSections, type ReadSection } from './read-sections';
import { scanJson } from './scan-json';

type Refused = { readonly ok: false; readonly issue: LayoutIssue };

export type ParsedLayout =
  | { readonly ok: true; readonly document: StoredLayout; readonly issues: readonly LayoutIssue[] }
  | Refused;

/** A parsed document with its readable instances, for the engine. */
export type ReadLayout =
  | { readonly ok: true; readonly document: StoredLayout; readonly sections: readonly ReadSection[] }
  | Refused;

const isTooLarge = (text: string): boolean =>
  text.length > layoutLimits.bytes ||
  (text.length * 3 > layoutLimits.bytes && new TextEncoder().encode(text).length > layoutLimits.bytes);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const bounds = { levels: layoutLimits.jsonLevels, nodes: layoutLimits.bytes };

type Parsed = { readonly ok: true; readonly value: Json } | Refused;

const parseJson = (text: string): Parsed => {
  try {
    // Nothing else comes out of a JSON text.
    return { ok: true, value: parseWritableJson(text) as Json };
  } catch (error) {
    return refusal('not-json', { reason: reasonOf(error) });
  }
};

const parseText = (stored: string, log: IssueLog): Parsed => {
  if (isTooLarge(stored)) return tooLarge();
  const text = stored.startsWith('\uFEFF') ? stored.slice(1) : stored;
  const scan = scanJson(text, layoutLimits.jsonLevels);
  if (scan.levels > layoutLimits.jsonLevels) return tooDeep();
  for (const key of scan.duplicateKeys) log.add('duplicate-key', '', { key });
  return parseJson(text);
};

/** A value goes through its text: what then counts is a copy of plain data, measured and bounded like any text. */
const parseValue = (value: unknown): Parsed => {
  try {
    const fault = findJsonFault(value, bounds);
    if (fault === 'too-deep') return tooDeep();
    if (fault === 'too-large') return tooLarge();
    if (fault) return refusal('not-json', fault);
    const text = JSON.stringify(value);
    return isTooLarge(text) ? tooLarge() : parseJson(text);
  } catch (error) {
    return refusal('not-json', { reason: reasonOf(error) }); // a getter or a proxy that throws
  }
};

const checkOuterShape = (value: Json): { readonly ok: true; readonly document: StoredLayout } | Refused => {
  if (!isObject(value)) return refusal('not-an-object', {});
  const format = own(value, '$schema');
  if (format !== layoutSchemaId) return refusal('unknown-format', { format: JSON.stringify(format) ?? 'none' });
  if (typeof own(value, 'page') !== 'string') return refusal('wrong-shape', { key: 'page' });
  const instance = own(value, 'instance');
  if (instance !== undefined && typeof instance !== 'string') return refusal('wrong-shape', { key: 'instance' });
  if (!Array.isArray(own(value, 'order'))) return refusal('wrong-shape', { key: 'order' });
  if (!isObject(own(value, 'sections'))) return refusal('wrong-shape', { key: 'sections' });
  return { ok: true, document: value as StoredLayout }; // $schema and page were just checked
};

/** Reads a document and its instances; problems of parts go to the log. Never throws. */
export const readLayout = (input: unknown, log: IssueLog): ReadLayout => {
  if (input === undefined) return refusal('unreachable', {});
  const parsed = typeof input === 'string' ? parseText(input, log) : parseValue(input);
  if (!parsed.ok) return parsed;
  const checked = checkOuterShape(parsed.value);
  return checked.ok ? { ...checked, sections: readSections(checked.document, log) } : checked;
};

/**
 * Parses a stored document, text or value. `ok: false`: it cannot be used at all (size, depth, format, outer shape).
 * `ok: true`: the document with everything that was stored, and an issue for each part that will not be drawn as it
 * stands. Never throws.
 */
export const parseLayout = (input: unknown): ParsedLayout => {
  const log = createIssueLog();
  const read = readLayout(input, log);
  return read.ok ? { ok: true, document: read.document, issues: log.list() } : read;
};

/** The document's text for storing: canonical (RFC 8785), so that what nobody touched stays byte for byte the same. */
export const serializeLayout = (document: StoredLayout): string => canonicalize(document);
