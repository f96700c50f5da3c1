import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/text.css';
import { tokens } from '../../../themes/tokens.css';

const { border, color, leading, size, space, text, weight } = tokens;

export const steps = style([page, { paddingBlock: `${space.s5} ${space.s2}` }]);
globalStyle(`${steps} > ol`, { display: 'flex', flexWrap: 'wrap', maxWidth: size.text, marginInline: 'auto' });
globalStyle(`${steps} li`, {
  flex: '1 1 4.5rem',
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target,
  borderBottom: `${border.thin} solid ${color.line}`,
  color: color.inkSoft,
  fontSize: text.s,
  lineHeight: leading.tight,
  textAlign: 'center',
});
globalStyle(`${steps} li > *`, { display: 'grid', placeItems: 'center', minHeight: size.target });
globalStyle(`${steps} li:has([aria-current])`, {
  borderBottom: `.1875rem solid ${color.ink}`,
  color: color.ink,
  fontWeight: weight.strong,
});
