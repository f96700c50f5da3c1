/**
 * The last published document that worked, per channel and page, as this process remembers it: it stands in while the
 * published one cannot be read or fetched, and the shop does not know the last good one itself (its database is away, or
 * it is another platform). A server hands every request through one; it is bounded, and nothing breaks when it is empty.
 */
import { kindOf } from '../page-frames';
import { resolveLayout, type LayoutCandidate, type ResolveContext, type ResolvedLayout } from './resolve-layout';

export interface LastGood {
  /** `resolveLayout`, with the remembered document behind a published one that fails, and before the base. */
  readonly resolve: (candidates: readonly LayoutCandidate[], context: ResolveContext) => ResolvedLayout;
}

interface Bounds {
  readonly documents: number;
  /** UTF-16 units of all kept texts. */
  readonly characters: number;
}

const keyOf = ({ page, kind, instance, facts }: ResolveContext): string =>
  JSON.stringify([facts.channel, kind ?? kindOf(page), page, instance ?? '']);

const textOf = (input: unknown): string => (typeof input === 'string' ? input : JSON.stringify(input));

export const createLastGood = (bounds: Bounds = { documents: 500, characters: 8_000_000 }): LastGood => {
  const texts = new Map<string, string>();
  let characters = 0;

  const forget = (key: string): void => {
    characters -= texts.get(key)?.length ?? 0;
    texts.delete(key);
  };
  const keep = (key: string, text: string): void => {
    forget(key);
    texts.set(key, text);
    characters += text.length;
    for (const oldest of texts.keys()) {
      if (texts.size <= bounds.documents && characters <= bounds.characters) break;
      forget(oldest);
    }
  };

  const resolve = (candidates: readonly LayoutCandidate[], context: ResolveContext): ResolvedLayout => {
    const key = keyOf(context);
    const published = candidates.find(({ source }) => source === 'published');
    // The shop took its page back: what it once published must not come back either.
    if (!published) forget(key);
    const text = texts.get(key);
    const base = candidates.findIndex(({ source }) => source === 'base');
    const at = base < 0 ? candidates.length : base;
    const offered = text === undefined ? candidates : candidates.toSpliced(at, 0, { source: 'last-good', input: text });
    const resolved = resolveLayout(offered, context);
    if (published && resolved.source === 'published') keep(key, textOf(published.input));
    return resolved;
  };
  return { resolve };
};
