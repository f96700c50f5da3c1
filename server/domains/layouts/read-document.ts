import { layoutLimits } from '../../../schemas/layout/document';
import { parseWritableJson } from '../../../src/layout/json-values';

/** Far beyond what a document needs (the engine's own limit is lower), and far from what overflows a stack. */
const deepest = 500;

/** Whether brackets nest deeper than `deepest`; strings are skipped. Reads the text, since what it guards is recursion. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a stored document's text is, or null for what cannot be one. */
export function readDocument(text: string): Record<string, unknown> | null {
  if (Buffer.byteLength(text) > layoutLimits.bytes || isTooDeep(text)) return null;
  try {
    const document = parseWritableJson(text);
    return isObject(document) ? document : null;
  } catch {
    return null;
  }
}
