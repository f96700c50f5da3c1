/** Fills index.html. Text goes through `escape`; HTML comes only from the renderer. */
import template from '../../../index.html?raw';
import type { Assets } from './assets';
import type { Flash } from '../../../src/domain/flash/flash';
import type { HeadData } from '../load/heads/head';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** JSON that may stand in a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const meta = (name: string, content: string | null): string =>
  !content ? '' : `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escape(content)}">`;

export const headMarkup = (head: HeadData, siteName: string): string =>
  [
    `<title>${escape(head.title)}</title>`,
    meta('description', head.description),
    head.canonical === null ? meta('robots', 'noindex') : `<link rel="canonical" href="${escape(head.canonical)}">`,
    meta('og:title', head.title),
    meta('og:description', head.description),
    // Said where it is no website; the address is the canonical one.
    meta('og:type', head.type === 'website' ? null : head.type),
    meta('og:site_name', siteName),
    meta('og:image', head.image),
  ].join('');

/** Stands at the end of the body, where search engines read it as well: nothing that is painted waits for it. */
const structuredMarkup = ({ structured }: HeadData): string =>
  structured.map((object) => `<script type="application/ld+json">${scriptJson(object)}</script>`).join('');

/** At the head of the screen, for a browser whose script cannot say it. */
export const flashMarkup = ({ tone, message }: Flash): string =>
  `<p role="status" data-flash="${tone}">${escape(message)}</p>`;

export interface DocumentParts {
  readonly theme: string;
  readonly head: HeadData;
  readonly siteName: string;
  /** Of the theme and the opening, and of the rest. */
  readonly css: { readonly first: string; readonly rest: string };
  readonly pageStyle: string;
  /** The frame's first section, which is painted while the rest is read. */
  readonly opening: string;
  readonly before: string;
  readonly main: string;
  readonly after: string;
  readonly payload: object;
  /** Modules to fetch ahead, at low priority. */
  readonly preloads: readonly string[];
  readonly assets: Pick<Assets, 'entry'>;
  /** Markup that a development server needs in the head. */
  readonly development: string;
}

const [start = '', afterTheme = ''] = template.split('<!--theme-->');
const [afterTag = '', afterHead = ''] = afterTheme.split('<!--head-->');
const [beforeBody = '', end = ''] = afterHead.split('<!--body-->');
const squeeze = (text: string): string => text.replace(/\n\s*/g, '');
const parts = [start, afterTag, beforeBody, end].map(squeeze);

const heroIn = (html: string): string | undefined => {
  for (const [tag] of html.matchAll(/<img[^<>]*>/gi)) if (/fetchPriority="high"/i.test(tag)) return tag;
  return undefined;
};

export const heroPreload = (html: string): string => {
  const hero = heroIn(html);
  if (
    !hero ||
    html.slice(0, html.indexOf(hero)).lastIndexOf('<picture') >
      html.slice(0, html.indexOf(hero)).lastIndexOf('</picture')
  )
    return '';
  const srcSet = /srcSet="([^"]*)"/i.exec(hero)?.[1];
  const sizes = / sizes="([^"]*)"/i.exec(hero)?.[1];
  return srcSet
    ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${srcSet}" imagesizes="${sizes ?? '100vw'}">`
    : '';
};

/**
 * The whole document. `style` elements hold exactly `css` and `pageStyle`, so their hashes can be taken from these.
 * The head holds no more styles than the opening needs: the browser paints that while it reads the others.
 */
export const documentOf = (d: DocumentParts): string =>
  [
    parts[0],
    escape(d.theme),
    parts[1],
    headMarkup(d.head, d.siteName),
    heroPreload(d.main),
    `<style>${d.css.first}</style>`,
    `<style id="noren-page">${d.pageStyle}</style>`,
    d.development,
    parts[2],
    `<div id="frame-before">${d.opening}<style>${d.css.rest}</style>${d.before}</div>`,
    `<main id="main" tabindex="-1">${d.main}</main>`,
    `<div id="frame-after">${d.after}</div>`,
    structuredMarkup(d.head),
    `<script type="application/json" id="noren">${scriptJson(d.payload)}</script>`,
    `<script type="module" fetchpriority="low" src="${escape(d.assets.entry)}"></script>`,
    d.preloads.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${escape(url)}">`).join(''),
    parts[3],
  ].join('');
