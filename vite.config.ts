import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { collectStyles } from './vite/collect-styles.ts';
import { developmentReload } from './vite/development-reload.ts';
import { errorTexts } from './vite/error-texts.ts';
import { formEngine } from './vite/form-engine.ts';
import { formValidators } from './vite/form-validators.ts';
import { machineWords } from './vite/machine-words.ts';
import { modernFonts } from './vite/modern-fonts.ts';
import { plainImports } from './vite/plain-imports.ts';
import { recordedNamesPlugin } from './vite/recorded-names.ts';
import { developmentViews, findViewModules, viewModules } from './vite/view-modules.ts';
import { wire } from './vite/wire.ts';

const root = dirname(fileURLToPath(import.meta.url));
const clientEntry = 'storefront/browser/entry-client.ts';

/** What stands together in one file of the browser's build. */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|storefront[\\/]browser[\\/]islands[\\/]react\./,
    priority: 2,
  },
  // What the entry has in common with views, in one file: it has to be there before anything comes to life.
  {
    name: 'shared',
    test: /src[\\/]lib[\\/](go|cart-cookies|clock|cookies|toast|way-to-login)\.|src[\\/]session[\\/](login-end|open-popups|page-shop)\.|src[\\/]domain[\\/]delivery[\\/]fee-words\.|schemas[\\/](address[\\/]lines|contract[\\/]page-sizes)\.|flows[\\/](offline|cart[\\/]busy-key)\.|vite[\\/]preload-helper/,
    priority: 2,
  },
  {
    name: 'recorder',
    test: /src[\\/]session[\\/]recorder\.|virtual:noren.recorded-names/,
    priority: 2,
  },
  // What a flow needs to speak to the shop, and the cart's, which any page may ask for: small files by themselves, a third
  // less in one.
  {
    name: 'cart-flow',
    test: /node_modules[\\/](ofetch|ufo|destr|xstate)[\\/]|virtual:noren.wire|src[\\/]lib[\\/]random-key\.|src[\\/]api[\\/](?!client\.|path\.|pending-reads)|src[\\/]session[\\/](browser-session|cart-token|recorded)\.|flows[\\/](watch|fault|cart[\\/](add-to-cart|cart-fault|cart-init|cart-runtime|cart\.(actors|machine|selectors)))\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What a section knows of the cart before anything is asked for.
  {
    name: 'cart-face',
    test: /flows[\\/]cart[\\/](index|document-cart)\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'kept',
    test: /src[\\/]forms[\\/]kept-fields\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'ui', test: /[\\/](src[\\/]ui|themes)[\\/]/, minShareCount: 2, priority: 1 },
  // Small parts that the cart's sections have in common with others, in one file.
  {
    name: 'cart-parts',
    test: /sections[\\/]cart[\\/]parts[\\/](do-action|first-error|use-placed-order|use-saved-lines)\./,
    priority: 0,
  },
  // A line of goods, which screens show that have nothing else of the cart's.
  {
    name: 'cart-line',
    test: /sections[\\/]cart[\\/]parts[\\/](line-item|yen)\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'cart-view',
    test: /sections[\\/]cart[\\/]((cart-lines|saved-lines|cart-summary)[\\/]|parts[\\/](divide-link|go-on-link|receivers|sums-list)\.)|src[\\/]domain[\\/]sums[\\/]coupon-faults\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

/** The browser's build: the entry and one module for each view, since a screen's layout decides which are loaded. */
export default defineConfig(({ isSsrBuild }) => {
  const views = findViewModules(root);
  return {
    root,
    appType: 'custom',
    publicDir: isSsrBuild ? false : 'public',
    plugins: [
      wire(root),
      recordedNamesPlugin(root),
      formValidators(root),
      isSsrBuild ? null : machineWords(),
      isSsrBuild ? null : plainImports(),
      isSsrBuild ? null : formEngine(),
      isSsrBuild ? null : errorTexts(root),
      viewModules(root),
      developmentViews(root),
      developmentReload(root),
      isSsrBuild ? null : collectStyles(root, views),
      modernFonts(),
      vanillaExtractPlugin(),
      react(),
    ],
    build: isSsrBuild
      ? { outDir: 'dist/ssr', emptyOutDir: true, target: 'node20', minify: false }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          target: ['chrome111', 'safari16.4', 'firefox114'],
          manifest: 'manifest.json',
          modulePreload: false,
          // The styles of a page stand in its HTML: no script shall wait for a style sheet.
          cssCodeSplit: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: [clientEntry, ...views],
            preserveEntrySignatures: 'allow-extension',
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              codeSplitting: {
                groups: chunkGroups,
              },
            },
          },
        },
    ssr: { noExternal: [/@vanilla-extract/] },
  };
});
