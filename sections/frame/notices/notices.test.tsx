import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './notices-default';
import { noticesFixtures as fixtures } from './notices.fixtures';
import { notices } from './notices.section';

drawVariants('notices', { variants: notices.variants, fixtures });

describe('notices', () => {
  it('says that the shop does not sell, with or without an announcement', () => {
    const html = renderView(View, fixtures.empty, { isSelling: false });
    expect(textOf(html)).toContain('ただいま販売を一時停止しております');
    expect(html).toContain('aria-label="お店からのご案内"');
  });

  it('keeps links of the announcement inside the channel', () =>
    expect(renderView(View, fixtures.ok, { prefix: '/gakuen' })).toContain('href="/gakuen/news/year-end"'));

  it('takes no room when there is nothing to say', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
