import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './popup-default';
import { View as Page } from './popup-page';
import { popupFixtures as fixtures } from './popup.fixtures';
import { popup } from './popup.section';
import { popupSettings } from './popup.settings';

drawVariants('popup', { variants: popup.variants, fixtures });

const env = { page: 'popup', title: 'お知らせ', visitor: 'guest' } as const;

describe('popup', () => {
  it('[site.popup] is drawn closed, and known by its title once it was closed', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<aside [^>]*popover="manual" data-popup="page 年末年始のお届けについて"/);
    expect(html).toMatch(/<button [^>]*aria-label="閉じる"/);
    expect(html).toContain('href="/news/year-end"');
    expect(renderView(View, fixtures.empty)).toBe('');
  });

  it('[content.popup] has a screen on which it stands open, and which says where there is none', () => {
    expect(textOf(renderView(Page, fixtures.ok, env))).toMatch(/^お知らせ 年末年始のお届けについて 年内のお届けは/);
    expect(renderView(Page, fixtures.ok, env)).not.toContain('popover');
    expect(textOf(renderView(Page, fixtures.empty, env))).toContain('ただいまお知らせはありません。');
    expect(textOf(renderView(Page, fixtures.empty, { ...env, visitor: 'member' }))).not.toContain('ありません');
  });

  it('stands on no screen on which somebody buys, pays or logs in', () => {
    for (const page of popupSettings.pages) expect(page).not.toMatch(/^(cart|login|register|gift|product\.detail)/);
  });
});
