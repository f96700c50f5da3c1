import type { Plugin } from 'vite';

const older = /, url\([^)]*\.woff\) format\('woff'\)/g;

/** Leaves out of packed fonts what no browser that the build is made for takes: each piece would be built twice. */
export const modernFonts = (): Plugin => ({
  name: 'noren:modern-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /node_modules[\\/]@fontsource[\\/].*\.css/ },
    handler: (code) => ({ code: code.replace(older, ''), map: null }),
  },
});
