import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShopProvider } from '../../../src/ui/shop-context';
import { minoriEnv } from '../../samples/env';
import { longWord, samplePicture } from '../../samples/shop';
import { drawVariants } from '../../testing/draw-variants';
import { nestingFaults } from '../../testing/html-nesting';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './saved-lines-default';
import { savedLinesFixtures as fixtures } from './saved-lines.fixtures';
import { savedLines } from './saved-lines.section';
import { SavedList } from './saved-list';

drawVariants('saved-lines', { variants: savedLines.variants, fixtures });

const line = {
  sku_id: 11,
  quantity: 2,
  key: 'kurikinton',
  name: '栗きんとん',
  options: ['八個入'],
  picture: samplePicture('product-1', '栗きんとん'),
};

const draw = (own: Partial<ComponentProps<typeof SavedList>> = {}): string =>
  renderToStaticMarkup(
    <ShopProvider env={{ ...minoriEnv, prefix: '/gakuen' }}>
      <SavedList
        id="s1"
        title="あとで買う"
        lines={[line]}
        busyId={null}
        error={null}
        onRestore={() => undefined}
        onDrop={() => undefined}
        {...own}
      />
    </ShopProvider>,
  );

describe('saved-lines', () => {
  it('is an empty place until the browser says what it keeps', () =>
    expect(renderView(View, fixtures.ok)).toBe('<div></div>'));

  it('shows each thing with the way back and the way out, named for who does not see it', () => {
    const html = draw();
    expect(textOf(html)).toContain('栗きんとん 八個入 数量 2 カートに戻す 削除する');
    expect(html).toContain('href="/gakuen/product/kurikinton"');
    expect(html.match(/<button type="button" [^>]*aria-describedby="s1-11"/g)).toHaveLength(2);
    expect(nestingFaults(html)).toEqual([]);
  });

  it('says no price, since it is that of the moment when it goes back', () =>
    expect(textOf(draw())).not.toContain('円'));

  it('says what keeps a thing from going back', () =>
    expect(draw({ error: '在庫は残り1点です。' })).toMatch(/role="alert"><p [^>]*>在庫は残り1点です。/));

  it('holds back further presses while one is under way', () =>
    expect(draw({ busyId: 11 })).toMatch(/aria-busy="true"[^>]*>カートに戻す/));

  it('draws names without a break', () =>
    expect(draw({ lines: [{ ...line, name: longWord, picture: null }] })).toContain(longWord));
});
