import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './member-popups-default';
import { memberPopupsFixtures as fixtures } from './member-popups.fixtures';
import { View as Page } from './member-popups-page';
import { memberPopups } from './member-popups.section';

drawVariants('member-popups', { variants: memberPopups.variants, fixtures });

describe('member-popups', () => {
  it.each([
    ['default', View],
    ['page', Page],
  ])('[site.popup] is an empty place on a member’s page, and nothing on a guest’s, variant %s', (_, Drawn) => {
    const html = renderView(Drawn, fixtures.ok, { visitor: 'member' });
    expect(html).toMatch(/^<div[^>]*><\/div>$/);
    expect(renderView(Drawn, fixtures.ok, { visitor: 'guest' })).toBe('');
  });
});
