import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, radius, size, space, text } = tokens;

/** Quantity and button on one line; one below the other where the text is set large. */
export const add = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s3 });
globalStyle(`${add} > div`, {
  display: 'grid',
  gap: space.s1,
  fontSize: text.s,
  '@container': { '(min-width: 30rem)': { display: 'flex', alignItems: 'center', gap: space.s3 } },
});
globalStyle(`${add} > button`, { flex: '1 1 12rem' });

/** What is said of the quantity, below both; its place takes none while it is empty. */
export const note = style({ flexBasis: '100%', fontSize: text.s, color: color.inkSoft });
globalStyle(`${note}:empty`, { position: 'absolute' });
globalStyle(`${note}[data-fault]`, { color: color.sale });

// The browser itself says whether there is script, before it has come.
const withoutScript = '(scripting: none)';
export const scripted = style({ '@media': { [withoutScript]: { display: 'none' } } });
export const plain = style({ display: 'none', '@media': { [withoutScript]: { display: 'inline' } } });

/** What came of it, where the eye is. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  padding: `${space.s2} ${space.s4}`,
  borderRadius: radius.m,
  background: color.tint,
  fontSize: text.s,
});
globalStyle(`${outcome} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: size.target });
globalStyle(`${outcome}[data-fault]`, { borderInlineStart: `.1875rem solid ${color.sale}` });
