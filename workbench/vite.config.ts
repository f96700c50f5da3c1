import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { formValidators } from '../vite/form-validators.ts';
import { modernFonts } from '../vite/modern-fonts.ts';
import { recordedNamesPlugin } from '../vite/recorded-names.ts';
import { wire } from '../vite/wire.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(folder);

/** The stage and Storybook: the same sources as the shop, without a server and without its split of styles. */
export default defineConfig({
  root,
  plugins: [
    wire(root),
    recordedNamesPlugin(root),
    formValidators(root),
    modernFonts(),
    vanillaExtractPlugin(),
    react(),
  ],
  build: {
    outDir: join(root, 'dist/workbench'),
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: join(folder, 'stage.html') },
  },
});
