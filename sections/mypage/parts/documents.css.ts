import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, leading, size, space } = tokens;

/** Their heading, and what follows it. */
export const titled = style({ display: 'grid', gap: space.s4 });

export const made = style({ display: 'grid', gap: space.s4, lineHeight: leading.body });
globalStyle(`${made} summary`, {
  minHeight: size.target,
  alignContent: 'center',
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
});
globalStyle(`${made} details[open] > summary`, { marginBottom: space.s4 });
globalStyle(`${made} details > p`, { marginBottom: space.s4 });

export const files = style({ borderTop: `${border.thin} solid ${color.line}` });
globalStyle(`${files} > li`, { borderBottom: `${border.thin} solid ${color.line}` });
globalStyle(`${files} a`, { display: 'block', paddingBlock: space.s4 });
