import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord, sampleSettings } from '../../samples/shop';
import type { FooterProps } from './footer.data';
import { footerSettings } from './footer.settings';

export const footerFixtures = {
  ok: { settings: settingsOf(footerSettings), data: { site: sampleSettings } },
  empty: {
    settings: settingsOf(footerSettings, { shopLinks: [], guideLinks: [] }),
    data: { site: { ...sampleSettings, 'SITE.PHONE': '', 'SITE.ADDRESS': '', 'SITE.TAGLINE': '' } },
  },
  long: {
    settings: settingsOf(footerSettings),
    data: {
      site: { ...sampleSettings, 'SITE.COMPANY': longWord, 'SITE.TAGLINE': longText, 'SITE.PHONE_HOURS': longText },
    },
  },
} satisfies Record<string, FixtureOf<FooterProps>>;
