import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './message-default';
import { View as Boxed } from './message-boxed';
import { View as Links } from './message-links';
import { messageFixtures as fixtures } from './message.fixtures';
import { message } from './message.section';

drawVariants('message', { variants: message.variants, fixtures });

describe('message', () => {
  it('shows what the shop wrote, with links into the channel', () => {
    expect(renderView(View, fixtures.ok, { prefix: '/gakuen' })).toContain('<a href="/gakuen/guide">ご利用ガイド</a>');
    expect(renderView(Boxed, fixtures.ok)).toMatch(/<aside [^>]*aria-label="ご注文の前に"><strong>ご注文の前に/);
  });

  it('shows a list of links under its title, and not as running text', () => {
    const html = renderView(Links, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toMatch(
      /<nav [^>]*aria-labelledby="s1-h"><h2 id="s1-h">ご注文の前に<\/h2><div>.*href="\/gakuen\/guide"/,
    );
  });

  it('takes no room while the slot is empty', () => {
    expect(renderView(View, fixtures.empty)).toBe('');
    expect(renderView(Boxed, fixtures.empty)).toBe('');
    expect(renderView(Links, fixtures.empty)).toBe('');
  });
});
