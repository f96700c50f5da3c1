import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './drawn-guide-default';
import { drawnGuideFixtures as fixtures } from './drawn-guide.fixtures';
import { drawnGuide } from './drawn-guide.section';

drawVariants('drawn-guide', { variants: drawnGuide.variants, fixtures });

describe('drawn-guide', () => {
  it('says each thing in words beside a drawing that is decoration', () => {
    const html = renderView(View, fixtures.ok);
    expect(textOf(html)).toContain('のし 表書き、水引、名入れを無料で承ります。');
    expect([...html.matchAll(/<svg [^>]*aria-hidden="true"/g)]).toHaveLength(3);
    expect(html).toMatch(/href="\/guide"[^>]*>のし・包装について/);
  });

  it('has a drawing of its own for every name', () => {
    const drawn = [...renderView(View, fixtures.every).matchAll(/<svg.*?<\/svg>/g)].map(([svg]) => svg);
    expect(drawn).toHaveLength(13);
    expect(new Set(drawn).size).toBe(13);
  });

  it('draws nothing where nothing is said', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
