import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { ShopEnv } from '../../src/ui/shop-context';
import type { FixtureOf } from '../samples/fixture';
import { nestingFaults } from './html-nesting';
import { renderView } from './render-view';

type AnyProps = { readonly settings: unknown; readonly data: unknown };

interface Drawn<P extends AnyProps> {
  readonly variants: Readonly<Record<string, () => Promise<{ readonly View: (props: P) => ReactNode }>>>;
  readonly fixtures: Readonly<Record<string, FixtureOf<P>>>;
  readonly env?: Partial<ShopEnv>;
}

/**
 * Draws every variant with every fixture: nothing throws (React's complaints fail the test by themselves), no value
 * is shown that is none, elements nest as HTML wants them, every id occurs once, and every link leads into the channel.
 */
export const drawVariants = <P extends AnyProps>(name: string, { variants, fixtures, env = {} }: Drawn<P>): void => {
  describe.each(Object.keys(variants))(`${name}, variant %s`, (variant) => {
    it.each(Object.keys(fixtures))('draws the fixture "%s"', async (fixture) => {
      const loader = variants[variant];
      const props = fixtures[fixture];
      if (!loader || !props) throw new Error('no such variant or fixture');
      const { View } = await loader();
      const html = renderView(View, props, { ...env, prefix: '/shop' });
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      expect(nestingFaults(html)).toEqual([]);
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, href] of html.matchAll(/<(?:a|form)[^>]* (?:href|action)="(\/[^"]*)"/g))
        expect(href).toMatch(/^\/shop\//);
      for (const [, style] of html.matchAll(/ (style|onclick)="/g)) expect(style).toBeUndefined();
      for (const [heading] of html.matchAll(/<h[1-6][^>]*>\s*<\/h[1-6]>/g)) expect(heading).toBeUndefined();
    });
  });
};
