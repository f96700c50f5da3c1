import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './maintenance-notice-default';
import { maintenanceNoticeFixtures as fixtures } from './maintenance-notice.fixtures';
import { maintenanceNotice } from './maintenance-notice.section';

drawVariants('maintenance-notice', { variants: maintenanceNotice.variants, fixtures });

describe('maintenance-notice', () => {
  it('says what the shop says, or a kind text of its own', () => {
    expect(textOf(renderView(View, fixtures.ok))).toBe('棚卸のためお休みしています 11月21日(土)10時に再開いたします。');
    expect(renderView(View, fixtures.empty)).toContain('<h1>ただいまメンテナンス中です</h1>');
  });

  it('[site.maintenance] leads back to where the visitor was, on its own screen', () => {
    const at = (redirect: string) =>
      renderView(View, { ...fixtures.ok, query: { redirect } }, { page: 'maintenance', prefix: '/gakuen' });
    expect(at('/product?category=tea#h')).toMatch(
      /<a [^>]*href="\/gakuen\/product\?category=tea#h"[^>]*>もう一度読み込む/,
    );
    for (const none of ['', '//elsewhere.example']) expect(at(none)).toContain('href="/gakuen/"');
    expect(renderView(View, fixtures.ok)).not.toContain('<a ');
  });
});
