/** The plainest theme that sells: greys, the system's font, every section's own variants. A base to start a brand from. */
import '../../src/ui/styles/base.css';
import { createGlobalTheme } from '@vanilla-extract/css';
import { runningText, steps } from '../steps';
import { tokens } from '../../src/ui/styles/tokens.css';
import { colors } from './colors';

const system = 'system-ui, sans-serif';

createGlobalTheme(':root', tokens, {
  color: colors,
  font: { body: system, heading: system, number: system },
  weight: { body: '400', strong: '700', heading: '700', price: '700' },
  text: {
    ...runningText,
    l: '1.125rem',
    xl: '1.25rem',
    xxl: '1.5rem',
    display: '1.75rem',
  },
  leading: { tight: '1.4', heading: '1.5', body: '1.8' },
  tracking: { heading: '0' },
  space: {
    ...steps,
    s10: '2.5rem',
    s12: '3rem',
    s16: '4rem',
    s24: '6rem',
  },
  border: { thin: '1px', strong: '2px' },
  badge: { gap: steps.s1, inset: steps.s2, frame: '1px solid' },
  radius: { s: '0', m: '0', l: '0', pill: '0' },
  elevation: { raised: 'none', overlay: '0 0 0 1px #212121' },
  size: { page: '76rem', text: '42rem', target: '44px', icon: '24px' },
  ratio: { product: '4/5' },
  motion: { fast: '.15s', slow: '.2s', easing: 'ease-out' },
});
