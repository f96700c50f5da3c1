import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './message-default';
import { View as Boxed } from './message-boxed';
import { messageFixtures as fixtures } from './message.fixtures';
import { message } from './message.section';

drawVariants('message', { variants: message.variants, fixtures });

describe('message', () => {
  it('shows what the shop wrote, with links into the channel', () => {
    expect(renderView(View, fixtures.ok, { prefix: '/gakuen' })).toContain('<a href="/gakuen/guide">ご利用ガイド</a>');
    expect(renderView(Boxed, fixtures.ok)).toMatch(/<aside [^>]*aria-label="ご注文の前に"><strong>ご注文の前に/);
  });

  it('takes no room while the slot is empty', () => {
    expect(renderView(View, fixtures.empty)).toBe('');
    expect(renderView(Boxed, fixtures.empty)).toBe('');
  });
});
