import { globalStyle, style } from '@vanilla-extract/css';
import { from, message, receiver, title, words } from '../../../sections/gift/gift-hello/gift-hello.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, space, text } = tokens;
const beside = '(min-width: 34rem)';

export const paper = style({
  gap: `${space.s6} ${space.s8}`,
  paddingBlock: space.s10,
  borderInline: 0,
  borderBlock: `3px double ${color.line}`,
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

// The longest name takes a few lines more, side by side; text at 200 % on a narrow screen stays within it.
globalStyle(`${paper} > ${title}`, {
  justifySelf: 'end',
  height: '15rem',
  maxWidth: '100%',
  gap: space.s5,
  paddingInlineStart: space.s1,
  fontFamily: font.heading,
  fontSize: `min(${text.xxl}, 6.5vw)`,
  letterSpacing: '.18em',
  lineHeight: '1.7',
  writingMode: 'vertical-rl',
  '@container': { [beside]: { gridArea: '1 / 2 / span 2', height: '20rem' } },
});
globalStyle(`${paper} > ${receiver}`, { fontSize: `min(${text.xl}, 5.5vw)` });
globalStyle(`${paper} > ${words}`, { paddingInlineStart: '1.5em' });
globalStyle(`${paper} > ${message}`, {
  fontFamily: font.heading,
  lineHeight: '2.2',
  '@container': { [beside]: { gridArea: '1 / 1', alignSelf: 'center' } },
});
globalStyle(`${paper} > ${from}`, {
  paddingTop: space.s3,
  borderTop: `${border.thin} solid ${color.line}`,
  '@container': { [beside]: { gridArea: '2 / 1' } },
});
// Without a message the name alone stands in its place, on no line.
globalStyle(`${paper} > ${title} + ${from}`, {
  paddingTop: 0,
  borderTop: 0,
  '@container': { [beside]: { gridArea: '1 / 1 / span 2', alignSelf: 'center', textAlign: 'center' } },
});
