/** What themes have in common: the small steps of the 4 px grid, the sizes of running text, the Japanese system fonts. */
export const steps = {
  s1: '.25rem',
  s2: '.5rem',
  s3: '.75rem',
  s4: '1rem',
  s5: '1.25rem',
  s6: '1.5rem',
  s8: '2rem',
} as const;

export const runningText = { xs: '.75rem', s: '.8125rem', m: '1rem' } as const;

export const gothic =
  '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic Medium", YuGothic, "Noto Sans JP", "Noto Sans CJK JP", sans-serif';
