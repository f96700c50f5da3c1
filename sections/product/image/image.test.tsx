import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './image-default';
import { View as Grid } from './image-grid';
import { imageFixtures as fixtures } from './image.fixtures';
import { image } from './image.section';

drawVariants('image', { variants: image.variants, fixtures });

describe('image', () => {
  it('fetches the first picture at once and the others late, each with its own words', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/alt="小皿にのせた茶巾しぼりの栗きんとん"[^>]*fetchPriority="high"/i);
    expect([...html.matchAll(/<img [^>]*fetchPriority="high"/gi)]).toHaveLength(1);
    expect(html).toMatch(/alt="栗きんとんの断面"[^>]*loading="lazy"/);
  });

  it('leads from each small picture to its large one, by name and without script', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<li id="s1-2" [^>]*data-place="2 \/ 3">/);
    expect(html).toMatch(/<a href="#s1-2" aria-label="写真2を見る"><img [^>]*alt=""/);
  });

  it('can be moved with the keyboard, and says so', () =>
    expect(renderView(View, fixtures.ok)).toMatch(
      /<ul [^>]*tabindex="0" aria-label="写真（左右の矢印キーで送れます）"/i,
    ));

  it('has no small pictures where the shop wants none, nor for a single picture', () => {
    expect(renderView(View, fixtures.bare)).not.toContain('を見る');
    const single = renderView(View, fixtures.long);
    expect(single).not.toContain('<ul');
  });

  it.each([
    ['the strip', View],
    ['the grid', Grid],
  ])('opens each picture of %s to the whole screen, without script', (_name, AnyView) => {
    const html = renderView(AnyView, fixtures.ok);
    for (const at of [1, 2, 3]) {
      expect(html).toMatch(new RegExp(`<button [^>]*popoverTarget="s1-zoom-${at}"`, 'i'));
      expect(html).toMatch(
        new RegExp(
          `<div id="s1-zoom-${at}" [^>]*popover="auto" role="dialog" aria-label="栗きんとん 八個入の写真${at}"`,
        ),
      );
      expect(html).toMatch(new RegExp(`<button [^>]*popoverTarget="s1-zoom-${at}" popoverTargetAction="hide"`, 'i'));
    }
    // What is not seen yet is not fetched.
    expect(html.match(/sizes="100vw"[^>]*loading="lazy"/g)).toHaveLength(3);
  });

  it('leads from each picture on the whole screen to its neighbours, round and round', () => {
    const ways = [...renderView(View, fixtures.ok).matchAll(/data-turn="s1-zoom-(\d)" data-way="(\w+)"/g)];
    expect(ways.map(([, to, way]) => `${way} ${to}`)).toEqual(['back 3', 'on 2', 'back 1', 'on 3', 'back 2', 'on 1']);
    expect(renderView(View, fixtures.long)).not.toContain('data-turn');
  });

  it('says below each picture of the grid what it shows', () =>
    expect(renderView(Grid, fixtures.ok)).toContain('<figcaption aria-hidden="true">栗きんとんの断面</figcaption>'));

  it('marks what each picture shows, for who follows the choice of a variant', () => {
    const { settings, data } = fixtures.ok;
    const [first, ...rest] = data.product.pictures;
    if (!first) throw new Error('the sample has pictures');
    const pictures = [{ ...first, shows: { 色: ['紺'] } }, ...rest];
    const html = renderView(View, { settings, data: { product: { ...data.product, pictures } } });
    // Large, small and on the whole screen.
    expect(html.match(/data-shows="{&quot;色&quot;:\[&quot;紺&quot;\]}"/g)).toHaveLength(4);
  });

  it('says where there is no picture yet', () =>
    expect(renderView(View, fixtures.empty)).toContain('<p>写真は準備中です</p>'));
});
