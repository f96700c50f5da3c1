import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text, weight } = tokens;

/** Its steps side by side along a line, which is drawn as far as they are done. */
export const progress = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: space.s3,
  fontSize: text.xs,
  textAlign: 'center',
});
globalStyle(`${progress} > li`, { position: 'relative', paddingTop: space.s6, color: color.inkSoft });
globalStyle(`${progress} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 'calc(50% - .4375rem)',
  top: '.25rem',
  width: '.875rem',
  height: '.875rem',
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: '50%',
  background: color.paper,
});
globalStyle(`${progress} > [data-done]::before`, { borderColor: color.ok, background: color.ok });
globalStyle(`${progress} > [aria-current]`, { color: color.ink, fontWeight: weight.strong });
// From each to the one before it.
globalStyle(`${progress} > li + li::after`, {
  content: '',
  position: 'absolute',
  insetInline: 'calc(-50% + .4375rem) calc(50% + .4375rem)',
  top: '.6875rem',
  borderTop: `${border.thin} solid ${color.inkSoft}`,
});
globalStyle(`${progress} > [data-done]::after`, { borderColor: color.ok });
