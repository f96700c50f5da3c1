import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text, weight } = tokens;

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

/** Each at least as wide as its longest choice, so that none is cut off. */
export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4 });
globalStyle(`${fields} > label`, {
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'start',
  gap: space.s1,
  maxWidth: '100%',
  fontSize: text.s,
  fontWeight: weight.strong,
});
globalStyle(`${fields} select`, { fontWeight: weight.body });
globalStyle(`${fields} em`, { fontStyle: 'normal', fontWeight: weight.body, color: color.sale });

export const form = style({ display: 'grid', gap: space.s5 });
