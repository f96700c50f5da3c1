import { organisationLd } from './structured-data';
import { plain, shorten, type Tellers } from './teller';

export const siteHeads = {
  top: ({ site }, absolute) => ({
    title: '',
    description: site.settings['SITE.DESCRIPTION'],
    structured: [organisationLd(site.settings, absolute('/'))],
  }),
  ec: ({ row }) => ({ title: row.title, crumbs: [] }),
  static: ({ subject: page }) => ({
    title: page.title,
    description: shorten(plain(page.body_html)),
  }),
} as const satisfies Tellers;
