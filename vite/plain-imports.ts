/**
 * Vite's helper around each `import()` loads styles and modules that a chunk needs beforehand. Here styles stand in the
 * page, and a page names its modules itself (storefront/browser/preload-screen.ts): nothing is left of it but the call.
 */
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

export const plainImports = (): Plugin => ({
  name: 'noren:plain-imports',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
});
