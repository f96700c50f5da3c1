/** Buttons, and links that look like one: `button.primary` is the one main action of a view. */
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from './styles/tokens.css';

const { border, color, motion, radius, size, space, text, weight } = tokens;

const turn = keyframes({ to: { rotate: '1turn' } });

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minHeight: '3rem',
  padding: `${space.s2} ${space.s6}`,
  border: `${border.thin} solid ${color.ink}`,
  borderRadius: radius.m,
  background: 'transparent',
  fontWeight: weight.strong,
  lineHeight: tokens.leading.tight,
  textAlign: 'center',
  wordBreak: 'auto-phrase',
  // No kana stands alone where text is large.
  textWrap: 'balance',
  textDecoration: 'none',
  transition: `opacity ${motion.fast}, background ${motion.fast}`,
  // A finger leaves no hover behind: the button would stay pale where it was tapped.
  '@media': { '(hover: hover)': { ':hover': { opacity: 0.86 } } },
  ':active': { opacity: 0.65 },
  selectors: {
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      opacity: 1,
      background: color.tint,
      borderColor: color.line,
      color: color.inkSoft,
      cursor: 'not-allowed',
    },
    // The text stays and keeps the width; only its colour goes while the ring turns above it.
    '&[aria-busy=true]': { color: 'transparent', pointerEvents: 'none' },
    '&[aria-busy=true]::after': {
      content: '',
      color: color.ink,
      position: 'absolute',
      width: '1.25rem',
      height: '1.25rem',
      border: '.125rem solid',
      borderTopColor: 'transparent',
      borderRadius: '50%',
      animation: `${turn} .8s linear infinite`,
    },
  },
});

export const button = styleVariants({
  primary: [
    base,
    {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
      selectors: { '&[aria-busy=true]::after': { color: color.onAccent } },
    },
  ],
  outline: [base, {}],
  text: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: text.s,
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
  },
});
