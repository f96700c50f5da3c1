/** 学園: clear and dependable. White and navy, Gothic throughout, compact, thin borders, 6 px corners. */
import '../../src/ui/styles/base.css';
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { head } from '../../src/ui/section-head.css';
import { gothic, runningText, steps } from '../steps';
import { tokens } from '../../src/ui/styles/tokens.css';
import { colors } from './colors';

createGlobalTheme(':root', tokens, {
  color: colors,
  font: { body: gothic, heading: gothic, number: gothic },
  weight: { body: '400', strong: '700', heading: '700', price: '700' },
  text: {
    ...runningText,
    l: 'clamp(1.0625rem, 1rem + .2vw, 1.1875rem)',
    xl: 'clamp(1.1875rem, 1.1rem + .4vw, 1.4375rem)',
    xxl: 'clamp(1.375rem, 1.25rem + .6vw, 1.75rem)',
    display: 'clamp(1.5rem, 1.3rem + .9vw, 2.125rem)',
  },
  leading: { tight: '1.4', heading: '1.5', body: '1.75' },
  tracking: { heading: '.01em' },
  space: {
    ...steps,
    s10: '2.25rem',
    s12: '2.5rem',
    s16: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
    s24: 'clamp(2.75rem, 2rem + 3vw, 4.5rem)',
  },
  border: { thin: '1px', strong: '2px' },
  badge: { gap: steps.s1, inset: steps.s2, frame: '1px solid' },
  radius: { s: '4px', m: '6px', l: '6px', pill: '99px' },
  elevation: { raised: '0 1px 2px rgb(30 43 74 / .12)', overlay: '0 8px 40px rgb(30 43 74 / .24)' },
  size: { page: '76rem', text: '44rem', target: '44px', icon: '24px' },
  ratio: { product: '4/5' },
  motion: { fast: '.15s', slow: '.2s', easing: 'cubic-bezier(.2, .7, .3, 1)' },
});

globalStyle(`${head} h2`, {
  paddingInlineStart: tokens.space.s3,
  borderInlineStart: `4px solid ${tokens.color.accent}`,
});
globalStyle('::selection', { background: colors.accent, color: colors.onAccent });
