import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './ranking-default';
import { rankingFixtures as fixtures } from './ranking.fixtures';
import { ranking } from './ranking.section';

drawVariants('ranking', { variants: ranking.variants, fixtures });

describe('ranking', () => {
  it('writes the places in order', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(
      /<ol [^>]*><li [^>]*><p>1<small>位<\/small><\/p>.*栗きんとん.*<p>2<small>位<\/small><\/p>.*本練羊羹/,
    );
  });

  it('draws nothing for an empty collection', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
