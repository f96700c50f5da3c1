/**
 * The token contract: what a theme must say and what sections may use. A brand is its tokens, its base layouts and
 * its section variants. Space and size steps are on a 4 px grid; a section names a step, never a length.
 */
import { createGlobalThemeContract } from '@vanilla-extract/css';

export const tokens = createGlobalThemeContract(
  {
    color: {
      paper: null,
      surface: null,
      ink: null,
      inkSoft: null,
      line: null,
      tint: null,
      accent: null,
      onAccent: null,
      link: null,
      focus: null,
      sale: null,
      warn: null,
      ok: null,
    },
    font: { body: null, heading: null, number: null },
    /** `price`: of the amount. */
    weight: { body: null, strong: null, heading: null, price: null },
    text: { xs: null, s: null, m: null, l: null, xl: null, xxl: null, display: null },
    leading: { tight: null, heading: null, body: null },
    tracking: { heading: null },
    space: {
      s1: null,
      s2: null,
      s3: null,
      s4: null,
      s5: null,
      s6: null,
      s8: null,
      s10: null,
      s12: null,
      s16: null,
      s24: null,
    },
    border: { thin: null, strong: null },
    /** Short remarks on a product: labels in a frame, or plain words. */
    badge: { gap: null, inset: null, frame: null },
    radius: { s: null, m: null, l: null, pill: null },
    elevation: { raised: null, overlay: null },
    size: { page: null, text: null, target: null, icon: null },
    ratio: { product: null },
    motion: { fast: null, slow: null, easing: null },
  },
  (_value, path) =>
    `n-${path
      .join('-')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()}`,
);
