/**
 * What every page starts from: reset, the reading of Japanese text, the focus ring and the section wrapper. Only
 * element selectors, so that any class wins over them in whatever order the styles arrive.
 */
import './print.css';
import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css';
import { beyondPhone } from './narrow';

const { color, font, leading, space, text, tracking, weight } = tokens;

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  background: color.paper,
  color: color.ink,
  fontFamily: font.body,
  fontWeight: weight.body,
  lineHeight: leading.body,
  WebkitTextSizeAdjust: '100%',
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  accentColor: color.ink,
  scrollPaddingBlock: space.s16,
});
globalStyle('body', { minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
globalStyle('main', { flex: '1 0 auto' });
globalStyle('h1, h2, h3, h4', {
  // On paper no heading ends a page.
  breakAfter: 'avoid',
  fontFamily: font.heading,
  fontWeight: weight.heading,
  fontSize: text.m,
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
  fontFeatureSettings: '"palt"',
  wordBreak: 'auto-phrase',
});
// Lines break between phrases, and the last one has more than a character: 「お届けします。」 is not cut before 「ます。」.
globalStyle('p, li, dt, dd, figcaption, small, em, address, label, legend, summary', {
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
});
globalStyle('h1', { fontSize: text.xxl });
globalStyle('h2', { fontSize: text.xl });
globalStyle('a', {
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
});
// An empty string, unlike `none`, leaves Safari's list semantics in place.
globalStyle('ul, ol', { padding: 0, listStyleType: '""' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%', height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button, summary, label, select', { cursor: 'pointer' });
globalStyle('summary', { listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('small', { fontSize: text.s });
globalStyle('b, strong, th', { fontWeight: weight.strong });
// A number and its unit stay together: a table that needs more room for its words is pushed sideways (scroller.tsx).
globalStyle('table', { borderCollapse: 'collapse', overflowWrap: 'break-word' });
globalStyle('th, td', { textAlign: 'start', padding: 0 });
globalStyle('[hidden]', { display: 'none !important' });
// A dark line inside a light one: visible on paper, on a picture and on an ink ground alike.
globalStyle(':focus-visible', {
  outline: `.125rem solid ${color.focus}`,
  outlineOffset: '.125rem',
  boxShadow: `0 0 0 .375rem ${color.paper}`,
});
// The keyboard is put there after a navigation; it is a place, not a control.
globalStyle('main:focus', { outline: 'none', boxShadow: 'none' });
// Where a screen reader is told the new screen's title (storefront/browser/navigation/arrive.ts).
globalStyle('#noren-live', {
  position: 'absolute',
  width: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
// What is said without any further code (storefront/browser/plain-notice.ts).
globalStyle('#noren-notice:not(:empty)', {
  position: 'sticky',
  zIndex: 9,
  top: 0,
  padding: `${space.s3} ${space.s4}`,
  background: color.ink,
  color: color.paper,
  fontSize: text.s,
  textAlign: 'center',
});
// What a screen says once (storefront/page/draw/document.ts).
globalStyle('[data-flash]', {
  padding: `${space.s3} ${space.s4}`,
  background: color.tint,
  fontSize: text.s,
  textAlign: 'center',
});
globalStyle('[data-flash=negative]', { color: color.sale });
globalStyle('[data-s]', {
  display: 'flow-root',
  '@media': { [beyondPhone]: { container: 'section / inline-size' } },
});
// Tables ask even there: how wide their text is depends on what size the shopper reads at.
globalStyle('[data-s]:has(table)', { container: 'section / inline-size' });
// What is far below the first view is laid out when it comes near, or when the browser has nothing else to do
// (storefront/browser/islands/far-sections.ts). Not where a position is brought back, for which all heights must be true; not what may
// stick out of its box; and not what follows an error state or few sections, which may be short and leave it in the first
// view.
globalStyle(
  'html:not([data-whole]) :is(main:not(:has([data-failed])) > :nth-child(n + 4 of [data-s]), main:has(> :nth-child(4 of [data-s])):not(:has([data-failed])) ~ #frame-after > [data-s]):not([data-s=purchase])',
  {
    '@media': {
      'screen and (scripting: enabled)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 37.5rem' },
    },
  },
);
// Of a page that comes piece by piece the footer shows when it is whole: a part of it, at the foot of a short page, would
// move up as the rest comes.
globalStyle('#frame-after:not(:has(~ *))', { visibility: 'hidden' });
// The error state of a section (section-error.tsx).
globalStyle('[data-failed]', {
  padding: `${space.s8} ${space.s4}`,
  textAlign: 'center',
  color: color.inkSoft,
  fontSize: text.s,
});
// The heading that failed with its section, for those who go from heading to heading (render-sections.tsx).
globalStyle('[data-failed] > h1', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
globalStyle('*, ::before, ::after, ::backdrop', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '.01ms !important',
      transitionDuration: '.01ms !important',
    },
  },
});
