/** 実り: a quiet select shop. Warm paper, 柿渋, hairlines, square corners, headings in Mincho. */
import '../../src/ui/styles/base.css';
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { gothic, runningText, steps } from '../steps';
import { tokens } from '../../src/ui/styles/tokens.css';
import { colors } from './colors';

const mincho = '"Hiragino Mincho ProN", "Yu Mincho", YuMincho, "Noto Serif JP", "Noto Serif CJK JP", serif';

createGlobalTheme(':root', tokens, {
  color: colors,
  font: { body: gothic, heading: mincho, number: gothic },
  weight: { body: '400', strong: '600', heading: '500', price: '500' },
  text: {
    ...runningText,
    l: 'clamp(1.125rem, 1.08rem + .2vw, 1.25rem)',
    xl: 'clamp(1.25rem, 1.15rem + .45vw, 1.5rem)',
    xxl: 'clamp(1.5rem, 1.35rem + .7vw, 1.875rem)',
    display: 'clamp(1.375rem, 1rem + 1.4vw, 2.25rem)',
  },
  leading: { tight: '1.4', heading: '1.6', body: '1.8' },
  tracking: { heading: '.06em' },
  space: {
    ...steps,
    s10: '2.5rem',
    s12: '3rem',
    s16: 'clamp(3rem, 2rem + 4vw, 5rem)',
    s24: 'clamp(4rem, 2.5rem + 6vw, 8rem)',
  },
  border: { thin: '1px', strong: '1px' },
  badge: { gap: steps.s3, inset: '0', frame: 'none' },
  radius: { s: '0', m: '0', l: '0', pill: '0' },
  elevation: { raised: 'none', overlay: '0 0 3rem rgb(43 41 37 / .16)' },
  size: { page: '76rem', text: '42rem', target: '44px', icon: '24px' },
  ratio: { product: '4/5' },
  motion: { fast: '.15s', slow: '.25s', easing: 'cubic-bezier(.2, .7, .3, 1)' },
});

globalStyle('::selection', { background: colors.accent, color: colors.onAccent });
