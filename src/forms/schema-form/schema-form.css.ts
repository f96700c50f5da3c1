/** Forms: labels above, marks beside them, hints and messages below; one column on phones but for names. */
import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../ui/styles/control';
import { tokens } from '../../ui/styles/tokens.css';

const { border, color, radius, size, space, text, weight } = tokens;

export const form = style({ width: 'min(100%, 36rem)' });

/**
 * Fields side by side, as many as have room: with text at 200 % they stand below one another. Their labels, controls
 * and messages share rows, so that a label of two lines does not push its control out of line.
 */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  columnGap: space.s3,
  selectors: { '&:has(select)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' } },
});

export const fieldBox = style({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  minWidth: 0,
  padding: 0,
  marginBottom: space.s6,
  border: 0,
});

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignSelf: 'end',
  columnGap: space.s2,
  padding: 0,
  marginBottom: space.s2,
  fontSize: text.s,
  fontWeight: weight.strong,
});

export const mark = style({
  padding: `0 ${space.s1}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.s,
  color: color.inkSoft,
  fontSize: text.xs,
  fontWeight: weight.body,
  lineHeight: tokens.leading.heading,
  whiteSpace: 'nowrap',
  selectors: { '&[data-needed]': { borderColor: color.link, color: color.link } },
});

export const input = style({
  ...control,
  minWidth: 0,
  selectors: {
    '&[data-kind=postal], &[data-kind=yyyymm]': { maxWidth: '10em' },
    '&[data-kind=security-code]': { maxWidth: '7em' },
    '&[data-kind=verify-code]': {
      maxWidth: '10em',
      fontSize: text.l,
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '.2em',
    },
    '&[data-kind=phone]': { maxWidth: '15em' },
    '&[data-kind=card-number]': { maxWidth: '18em', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Several lines; it grows with them where the browser can. */
export const area = style({
  ...control,
  minWidth: 0,
  minHeight: '9rem',
  fieldSizing: 'content',
  maxHeight: '24rem',
  lineHeight: tokens.leading.body,
  resize: 'vertical',
});

globalStyle(`${fieldBox} [aria-invalid=true]`, { borderColor: color.sale, borderBottomWidth: border.strong });

export const hint = style({ marginTop: space.s1, color: color.inkSoft, fontSize: text.s });

/** What holds only where script runs, however else it is shown: which class comes last differs from screen to screen. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });

export const message = style({ marginTop: space.s1, color: color.sale, fontSize: text.s, fontWeight: weight.strong });

export const radios = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s6 });
globalStyle(`${radios} > label`, { fontSize: text.m });

export const summary = style({
  padding: space.s4,
  marginBottom: space.s8,
  border: `${border.strong} solid ${color.sale}`,
  borderRadius: radius.m,
  background: color.surface,
});
globalStyle(`${summary} > p`, { fontWeight: weight.strong });
globalStyle(`${summary} a, ${summary} li`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  color: color.sale,
  fontSize: text.s,
});

export const submit = style({
  width: '100%',
  marginTop: space.s4,
  '@container': { 'section (min-width: 36rem)': { width: 'auto', minWidth: '16rem' } },
});
