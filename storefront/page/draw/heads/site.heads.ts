import { organisationLd } from '../structured-data';
import { plain, shorten, type Tellers } from './teller';

export const siteHeads = {
  top: ({ site }, absolute) => ({
    title: '',
    description: site.settings['SITE.DESCRIPTION'],
    structured: [organisationLd(site.settings, absolute('/'))],
  }),
  static: ({ subject: page }) => ({
    title: page.title,
    description: shorten(plain(page.body_html)),
    crumbs: [{ name: page.title, path: page.url }],
  }),
} as const satisfies Tellers;
