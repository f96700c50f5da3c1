/** What the styles of a screen weigh as they are sent, from the build's `styles.json` (vite/collect-styles.ts). */
import { brotliCompressSync } from 'node:zlib';
import type { StylesFile } from '../../vite/collect-styles';

/** Bytes (brotli) of all that the modules use, each style once. */
export const styleBytes = (modules: readonly string[], { css, uses }: StylesFile): number => {
  const names = new Set(
    modules.flatMap((module) => {
      const used = uses[module];
      if (!used) throw new Error(`${module} is not in the build's styles`);
      return used;
    }),
  );
  return brotliCompressSync([...names].map((name) => css[name] ?? '').join('')).byteLength;
};
