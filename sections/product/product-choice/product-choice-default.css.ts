import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, elevation, leading, motion, radius, size, space, text, weight } = tokens;

const rise = keyframes({ from: { opacity: 0, translate: '0 1.5rem' } });

/** From the bottom edge on phones, where the thumb is; in the middle where there is room. */
export const panel = style({
  position: 'fixed',
  inset: 'auto 0 0',
  width: 'auto',
  maxWidth: 'none',
  maxHeight: '88dvh',
  padding: `${space.s4} ${space.s5} 0`,
  border: 0,
  borderRadius: `${radius.l} ${radius.l} 0 0`,
  background: color.surface,
  color: color.ink,
  boxShadow: elevation.overlay,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[open]': { animation: `${rise} ${motion.slow} ${motion.easing}` } },
  '@media': {
    '(min-width: 40rem)': { inset: 0, margin: 'auto', width: '32rem', height: 'fit-content', borderRadius: radius.l },
  },
});
globalStyle(`${panel}::backdrop`, { background: color.ink, opacity: 0.4 });

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' });
globalStyle(`${head} > h2`, { fontSize: text.m, fontWeight: weight.strong });
globalStyle(`${head} button`, { minWidth: size.target, justifyContent: 'flex-end' });
globalStyle(`${head} > p`, { gridColumn: '1 / -1' });

export const choiceForm = style({ display: 'grid', gap: space.s4, paddingTop: space.s4 });
globalStyle(`${choiceForm} > fieldset`, { minWidth: 0, padding: 0, border: 0 });
globalStyle(`${choiceForm} legend`, {
  padding: 0,
  marginBottom: space.s2,
  fontSize: text.s,
  fontWeight: weight.strong,
});

/** Even columns, so that the same size stands below the same size where rows have as many. */
export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  gap: space.s2,
});
globalStyle(`${chips} span`, { flex: 1, alignContent: 'center', paddingInline: space.s1, textAlign: 'center' });
globalStyle(`${chips} small`, { display: 'block', fontSize: text.xs, lineHeight: leading.tight });

/** What is done with the choice stays in view under a long one, where that leaves room for the choice. */
export const foot = style({
  '@media': { '(min-height: 30rem)': { position: 'sticky', bottom: 0 } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s3,
  paddingBlock: `${space.s3} max(${space.s4}, env(safe-area-inset-bottom))`,
  borderTop: `${border.thin} solid ${color.line}`,
  background: color.surface,
});
globalStyle(`${foot} > button`, { flex: '1 1 10rem' });

export const amount = style({ display: 'grid', gap: space.s1, fontSize: text.s, lineHeight: leading.tight });
