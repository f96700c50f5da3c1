/** A card in the lower corner, beside what the visitor does. Without script it stands where the layout has it. */
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { beyondPhone } from '../../../src/ui/styles/narrow';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, elevation, leading, motion, radius, size, space, text } = tokens;

const rise = keyframes({ from: { opacity: 0, translate: '0 1rem' } });

export const popupCard = style({
  // A popover is drawn where the browser says; the shop says it here.
  inset: `auto ${space.s4} max(${space.s4}, env(safe-area-inset-bottom))`,
  width: 'auto',
  maxWidth: '24rem',
  maxHeight: '50dvh',
  marginInline: 'auto',
  padding: `${space.s4} ${space.s5} ${space.s5}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  color: color.ink,
  boxShadow: elevation.overlay,
  overflow: 'auto',
  fontSize: text.s,
  selectors: { '&:popover-open': { animation: `${rise} ${motion.slow} ${motion.easing}` } },
  '@media': {
    [beyondPhone]: { inset: `auto ${space.s6} ${space.s6} auto`, width: '24rem' },
    '(scripting: none)': { display: 'block', position: 'static', marginBlock: space.s8, boxShadow: 'none' },
    print: { display: 'none' },
  },
});

// What stands at the end of the page can be seen and pressed above the card.
const room = `calc(var(--popup, 50dvh) + ${space.s12})`;
const besideOpen = `html:has(${popupCard}:popover-open)`;
// Below the body, which fills a short page: nothing moves.
globalStyle(besideOpen, { scrollPaddingBottom: room, paddingBottom: room });
// Toasts stand above the card (storefront/browser/toasts), or beside it where both have room.
globalStyle(`${besideOpen} #noren-toasts`, {
  '@media': { '(max-width: 77rem)': { marginBottom: `calc(var(--popup, 50dvh) + ${space.s4})` } },
});

export const popupHead = style({ display: 'flex', alignItems: 'start', gap: space.s3 });
globalStyle(`${popupHead} > h2`, { flex: 1, paddingTop: space.s2, fontSize: text.m, lineHeight: leading.heading });
globalStyle(`${popupHead} > button`, {
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  marginInlineEnd: `calc(-1 * ${space.s3})`,
  padding: 0,
  border: 0,
  background: 'none',
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle(`${popupCard} p + p`, { marginTop: space.s2 });
globalStyle(`${popupCard} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  marginTop: space.s2,
  color: color.link,
});

/** On the screen of its own. */
export const popupEntry = style({ paddingBlock: space.s6, borderTop: `${border.thin} solid ${color.line}` });
globalStyle(`${popupEntry} > h2`, { marginBottom: space.s3, fontSize: text.l });
globalStyle(`${popupEntry} > p + p`, { marginTop: space.s3 });
globalStyle(`${popupEntry} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  color: color.link,
});
