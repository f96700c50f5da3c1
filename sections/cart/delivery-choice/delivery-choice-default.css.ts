import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text, weight } = tokens;

/** One parcel: what is in it, and when it shall come. */
export const parcel = style({
  display: 'grid',
  gap: space.s4,
  minWidth: 0,
  margin: 0,
  padding: `${space.s4} 0 ${space.s5}`,
  border: 0,
  borderTop: `${border.thin} solid ${color.line}`,
});
globalStyle(`${parcel} > legend`, { float: 'left', width: '100%', padding: 0, fontWeight: weight.strong });
globalStyle(`${parcel} > p`, { fontSize: text.s, color: color.inkSoft });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 });

/** One choice for several addresses; the others' own stand aside for it, with script or without. */
export const sameForAll = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: size.target,
  borderBlockStart: `${border.thin} solid ${color.line}`,
  cursor: 'pointer',
});
globalStyle(`${sameForAll} > input`, { flex: 'none', width: '1.25rem', height: '1.25rem', accentColor: color.ink });
export const others = style({});
globalStyle(`${form}:has(${sameForAll} > :checked) ${others}`, { display: 'none' });
