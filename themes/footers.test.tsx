import { describe, expect, it } from 'vitest';
import { footerFixtures as fixtures } from '../sections/frame/footer/footer.fixtures';
import { renderView, textOf } from '../sections/testing/render-view';
import { View as Gakuen } from './gakuen/footer/footer-gakuen';
import { View as Minori } from './minori/footer/footer-minori';

describe('the footer of a theme', () => {
  it.each([
    ['minori', Minori],
    ['gakuen', Gakuen],
  ])('says the telephone and its hours once, and where the company is: %s', (_, Footer) => {
    const text = textOf(renderView(Footer, fixtures.ok));
    const { site } = fixtures.ok.data;
    for (const key of ['SITE.PHONE', 'SITE.PHONE_HOURS', 'SITE.ADDRESS'] as const)
      expect(text.split(site[key] ?? 'none'), key).toHaveLength(2);
  });
});
