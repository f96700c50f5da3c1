import { describe, expect, it } from 'vitest';
import { styleBytes } from './style-bytes';

const css = { base: 'a{color:red}'.repeat(9), hero: 'b{margin:0}', rail: 'c{padding:1rem 2rem}' };
const uses = { 'hero.tsx': ['base', 'hero'], 'rail.tsx': ['base', 'rail'] };

describe('the styles of a screen', () => {
  it('weigh once what two sections share', () => {
    const [hero, both] = [styleBytes(['hero.tsx'], { css, uses }), styleBytes(['hero.tsx', 'rail.tsx'], { css, uses })];
    expect(both).toBeGreaterThan(hero);
    expect(both - hero).toBeLessThanOrEqual(css.rail.length);
    expect(styleBytes(['hero.tsx', 'hero.tsx'], { css, uses })).toBe(hero);
  });

  it('cannot be told for a module that was not built', () =>
    expect(() => styleBytes(['news.tsx'], { css, uses })).toThrow("news.tsx is not in the build's styles"));
});
