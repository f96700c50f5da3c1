import { tokens } from './tokens.css';

const { border, color, radius, size, space, text } = tokens;

/** What a text field and a select look like, wherever they stand. */
export const control = {
  width: '100%',
  minHeight: size.target,
  padding: `${space.s2} ${space.s3}`,
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: radius.m,
  background: color.surface,
  // Under 16 px iOS zooms in on focus.
  fontSize: text.m,
  lineHeight: tokens.leading.tight,
} as const;
