/**
 * What was wrong with a layout, as data: never shown to shoppers, logged for operators, listed for the admin. A code and
 * its details are enough for the studio to say it in Japanese; `message` is the English text for the log.
 *
 * To add one: a line in `IssueDetails` and its sentence in `sentences`.
 */
import { layoutLimits } from '../../../schemas/layout/document';

/** Where a document came from, by precedence. `last-good` stands in for a published one that cannot be used. */
export type LayoutSource = 'published' | 'last-good' | 'base' | 'minimum';

interface IssueDetails {
  /** The whole document is not usable. */
  unreachable: object;
  'too-large': { readonly limit: number };
  'too-deep': { readonly limit: number };
  'not-json': { readonly reason: string };
  'not-an-object': object;
  'unknown-format': { readonly format: string };
  'wrong-shape': { readonly key: string };
  'wrong-page': { readonly found: string; readonly wanted: string };
  'draws-nothing': object;
  'engine-fault': { readonly reason: string };
  /** Parts of a document. */
  'duplicate-key': { readonly key: string };
  'unknown-frame': { readonly frame: string };
  'order-entry': { readonly id: string; readonly reason: 'no-id' | 'twice' | 'no-section' };
  'not-in-order': { readonly id: string };
  'too-many-sections': { readonly limit: number };
  'slots-too-deep': { readonly limit: number };
  'broken-section': { readonly key: 'section' | 'id' | 'type' | 'v' };
  'broken-part': { readonly key: 'variant' | 'settings' | 'slots' | 'slot' };
  'duplicate-id': { readonly id: string };
  'unknown-condition': { readonly reason: string };
  'invalid-window': { readonly key: 'window' | 'from' | 'until'; readonly value: string };
  'never-open': object;
  /** Against the registry and the page. */
  'unknown-section': { readonly type: string };
  'wrong-place': { readonly type: string; readonly page: string };
  'over-limit': { readonly type: string; readonly limit: number };
  'unknown-slot': { readonly slot: string };
  'slot-refuses': { readonly slot: string; readonly type: string };
  'slot-full': { readonly slot: string; readonly limit: number };
  'unknown-variant': { readonly variant: string };
  'unknown-setting': { readonly setting: string };
  'invalid-setting': { readonly setting: string; readonly reason: string };
  'newer-section': { readonly saved: number; readonly known: number };
  'failed-migration': { readonly from: number; readonly reason: string };
  'essential-restored': { readonly type: string };
  'essential-shown': { readonly type: string };
  'more-issues': { readonly count: number };
}

export type LayoutIssueCode = keyof IssueDetails;

/** `path` is the section's, `buy/below/m1`; empty for the document itself. `source` names the document. */
export type LayoutIssue = {
  [Code in LayoutIssueCode]: {
    readonly code: Code;
    readonly path: string;
    readonly message: string;
    readonly source?: LayoutSource;
  } & Readonly<IssueDetails[Code]>;
}[LayoutIssueCode];

const sentences: { readonly [Code in LayoutIssueCode]: (details: IssueDetails[Code]) => string } = {
  unreachable: () => 'the document could not be read from where it is stored',
  'too-large': ({ limit }) => `the document is larger than ${limit} bytes`,
  'too-deep': ({ limit }) => `the document nests deeper than ${limit} levels`,
  'not-json': ({ reason }) => `the document is not JSON: ${reason}`,
  'not-an-object': () => 'the document is not an object',
  'unknown-format': ({ format }) => `the document is of an unknown or newer format: ${format}`,
  'wrong-shape': ({ key }) => `"${key}" of the document is missing or of the wrong kind`,
  'wrong-page': ({ found, wanted }) => `the document is for ${found}, not for ${wanted}`,
  'draws-nothing': () => 'the document holds nothing that anybody could ever see',
  'engine-fault': ({ reason }) => `the engine failed on this document: ${reason}`,
  'duplicate-key': ({ key }) => `the key "${key}" stands twice in one object; the last one counts`,
  'unknown-frame': ({ frame }) => `a page may not choose the frame "${frame}"; its usual one is taken`,
  'order-entry': ({ id, reason }) => `the entry "${id}" of the order is left out: ${reason}`,
  'not-in-order': ({ id }) => `"${id}" does not stand in the order and is not drawn`,
  'too-many-sections': ({ limit }) => `only the first ${limit} sections of this level are drawn`,
  'slots-too-deep': ({ limit }) => `sections deeper than ${limit} levels are not drawn`,
  'broken-section': ({ key }) => `the section is not drawn: its ${key} is missing or of the wrong kind`,
  'broken-part': ({ key }) => `"${key}" is of the wrong kind and is ignored`,
  'duplicate-id': ({ id }) => `the id "${id}" is used before in the document; this one is drawn under another`,
  'unknown-condition': ({ reason }) => `a part of "visible" is not understood and counts as unknown: ${reason}`,
  'invalid-window': ({ key, value }) => `"${key}" is no time and is ignored: ${value}`,
  'never-open': () => 'the window ends before it begins: the section is never shown',
  'unknown-section': ({ type }) => `there is no section "${type}"; nothing is drawn`,
  'wrong-place': ({ type, page }) => `"${type}" may not stand on ${page}`,
  'over-limit': ({ type, limit }) => `"${type}" may stand ${limit} times on a page; this one is not drawn`,
  'unknown-slot': ({ slot }) => `the section has no slot "${slot}"; what stands in it is not drawn`,
  'slot-refuses': ({ slot, type }) => `the slot "${slot}" does not accept "${type}"`,
  'slot-full': ({ slot, limit }) => `the slot "${slot}" holds ${limit} sections; this one is not drawn`,
  'unknown-variant': ({ variant }) => `there is no variant "${variant}"; the default one is drawn`,
  'unknown-setting': ({ setting }) => `there is no setting "${setting}"; it is ignored`,
  'invalid-setting': ({ setting, reason }) => `the setting "${setting}" ${reason}; its default is taken`,
  'newer-section': ({ saved, known }) =>
    `saved with version ${saved}, known is ${known}: the base's or default settings hold`,
  'failed-migration': ({ from, reason }) =>
    `the migration from version ${from} failed: ${reason}; the base's or default settings hold`,
  'essential-restored': ({ type }) => `"${type}" is essential here and was put back`,
  'essential-shown': ({ type }) => `"${type}" is or holds an essential section: its "visible" and "window" are ignored`,
  'more-issues': ({ count }) => `${count} more issues are left out`,
};

const maxIssues = 200;
const maxDetail = 80;

/** What is unknown comes from a stored document: it is cut, so that a log line stays a line. */
const shorten = <Details extends object>(details: Details): Details => {
  const entries = Object.entries(details).map(([key, value]: [string, unknown]) =>
    typeof value === 'string' && value.length > maxDetail ? [key, `${value.slice(0, maxDetail)}…`] : [key, value],
  );
  return Object.fromEntries(entries) as Details; // same keys, same kinds
};

const makeIssue = <Code extends LayoutIssueCode>(
  code: Code,
  path: string,
  details: IssueDetails[Code],
  source?: LayoutSource,
): LayoutIssue => {
  const short = shorten(details);
  const base = { code, path: path.slice(0, 400), message: sentences[code](short) };
  // TypeScript cannot follow that code and details belong together through the spread.
  return { ...base, ...short, ...(source ? { source } : {}) } as LayoutIssue;
};

export interface IssueLog {
  /** The document that is read. */
  readonly source: LayoutSource | undefined;
  readonly add: <Code extends LayoutIssueCode>(code: Code, path: string, details: IssueDetails[Code]) => void;
  /** Takes over the issue of a document that was refused. */
  readonly refuse: (issue: LayoutIssue) => void;
  readonly list: () => readonly LayoutIssue[];
}

/** Collects issues of one document; at most 200, then their number. */
export const createIssueLog = (source?: LayoutSource): IssueLog => {
  const issues: LayoutIssue[] = [];
  let left = 0;
  return {
    source,
    add: (code, path, details) => {
      if (issues.length < maxIssues) issues.push(makeIssue(code, path, details, source));
      else left += 1;
    },
    refuse: (issue) => void issues.push(source ? { ...issue, source } : issue),
    list: () => (left > 0 ? [...issues, makeIssue('more-issues', '', { count: left }, source)] : issues),
  };
};

/** An outcome of reading that stops at the first problem. */
export const refusal = <Code extends LayoutIssueCode>(
  code: Code,
  details: IssueDetails[Code],
): { readonly ok: false; readonly issue: LayoutIssue } => ({ ok: false, issue: makeIssue(code, '', details) });

export const tooDeep = () => refusal('too-deep', { limit: layoutLimits.jsonLevels });
export const tooLarge = () => refusal('too-large', { limit: layoutLimits.bytes });
