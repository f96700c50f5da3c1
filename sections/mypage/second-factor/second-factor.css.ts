import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, space, text } = tokens;

export const title = style({ marginBottom: space.s4 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4 });

/** What is done in the authenticator, step by step. */
export const steps = style({ display: 'grid', gap: space.s4, paddingInlineStart: '1.5em', marginBottom: space.s6 });
globalStyle(`${steps} > li`, { listStyleType: 'decimal' });

/** Square and sharp; the quiet around it is part of the picture. */
export const qr = style({ display: 'block', marginBlock: space.s2, maxWidth: '100%', height: 'auto' });

/** In groups of four, as one types it. */
export const secret = style({
  display: 'block',
  padding: space.s4,
  marginBlock: space.s2,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  fontFamily: font.number,
  fontSize: text.l,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
