/** A stored text: the object that it is, and what the engine says of it. Done once for each text that is published. */
import { layoutLimits } from '../../../../schemas/layout/document';
import { settingsRegistry } from '../../../../sections/settings-registry.generated';
import { parseWritableJson } from '../../../../src/layout/reading/json-values';
import type { LayoutIssue } from '../../../../src/layout/reading/layout-issues';
import { resolveLayout } from '../../../../src/layout/resolving/resolve-layout';
import { scanJson } from '../../../../src/layout/reading/scan-json';
import type { LayoutAddress } from './layout.types';

/** Far beyond what a document needs (the engine's own limit is lower), and far from what overflows a stack. */
const deepest = 500;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a stored document's text is, or null for what cannot be one. */
export function readDocument(text: string): Record<string, unknown> | null {
  if (Buffer.byteLength(text) > layoutLimits.bytes || scanJson(text, deepest).levels > deepest) return null;
  try {
    const document = parseWritableJson(text);
    return isObject(document) ? document : null;
  } catch {
    return null;
  }
}

export interface JudgedDocument {
  readonly document: Record<string, unknown> | null;
  /** A page can be drawn from it. */
  readonly isGood: boolean;
  /** What is lost where the document travels as an object, or does not travel: who draws it cannot tell. */
  readonly issues: readonly LayoutIssue[];
}

export function judgeDocument(text: string, { kind, page, instance }: LayoutAddress): JudgedDocument {
  const document = readDocument(text);
  const { source, issues } = resolveLayout([{ source: 'published', input: text }], {
    page,
    kind,
    instance,
    definitions: settingsRegistry,
    variantsOf: () => [],
    // Whether a document can be used does not hang on who looks and when.
    facts: { visitor: 'guest', registered: false, settings: {}, theme: '', channel: '' },
    now: new Date(0),
  });
  const ofText = issues.filter(
    (issue) => issue.source === 'published' && (!document || issue.code === 'duplicate-key'),
  );
  return { document, isGood: source === 'published', issues: ofText };
}
