/**
 * Loads what draws: the built bundle, or in development Vite, which serves the browser's modules from the same server
 * and takes changes at once.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type * as EntryServer from '../../../../storefront/page/entry-server';
import type { Storefront } from '../../../../storefront/page/entry-server';
import { projectRoot } from '../../../files/project-root';
import { readBuiltAssets } from './built-assets';
import { servePublicFiles } from './public-files';
import type { Reports } from '../pages/reports';
import type { StorefrontBundle } from '../storefront-options';

export interface LoadedBundle {
  readonly bundle: StorefrontBundle;
  readonly storefront: Storefront;
  /** What was built, for whoever has to find it again. */
  readonly build: string;
}

/** The version that was released, and a mark of the very files. */
const buildOf = (client: string): string => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  const mark = createHash('sha256')
    .update(readFileSync(join(client, 'manifest.json')))
    .digest('hex')
    .slice(0, 12);
  return `${version} ${mark}`;
};

const yearSeconds = 365 * 24 * 3600;

/** Serves the built files and loads the built bundle. `head`: markup that every page has in its head besides. */
export const loadBuiltBundle = async (app: FastifyInstance, reports: Reports, head: string): Promise<LoadedBundle> => {
  const client = join(projectRoot, 'dist/client');
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
    decorateReply: false,
  });
  servePublicFiles(app, client);
  const path = pathToFileURL(join(projectRoot, 'dist/ssr/entry-server.js')).href;
  // The build made it from storefront/page/entry-server.ts.
  const bundle = (await import(/* @vite-ignore */ path)) as typeof EntryServer;
  const storefront = await bundle.createStorefront({
    ...reports,
    assets: readBuiltAssets(client),
    development: () => head,
  });
  return { bundle, storefront, build: buildOf(client) };
};

/** The server's own modules are read once, by Node: it has to be told that one of them is old. */
const readAtStart = /^(server|schemas|src\/(actions|domain|lib|layout|api))\/(?!.*[.]test[.])/;

const reactRefresh = `<script type="module">import r from '/@react-refresh';r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;</script>`;

/** Runs Vite inside the app. Each page is drawn by the sources as they are now. */
export const loadDevelopmentBundle = async (
  app: FastifyInstance,
  reports: Reports,
  head: string,
): Promise<LoadedBundle> => {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: projectRoot, server: { middlewareMode: true, ws: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  vite.watcher.on('change', (file) => {
    const path = relative(projectRoot, file);
    if (readAtStart.test(path)) {
      app.log.warn(`${path} has changed. The server read it when it started: end it with Ctrl-C and run it again.`);
    }
  });
  servePublicFiles(app, join(projectRoot, 'public'));
  const isSource = /^\/(@|storefront\/|src\/|sections\/|themes\/|schemas\/|flows\/|node_modules\/)/;
  app.addHook('onRequest', (request, reply, done) => {
    if (!isSource.test(request.raw.url ?? '')) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  const build = 'development';
  const load = async (): Promise<LoadedBundle> => {
    const bundle = (await vite.ssrLoadModule('/storefront/page/entry-server.ts')) as typeof EntryServer;
    const storefront = await bundle.createStorefront({
      ...reports,
      assets: {
        entry: '/storefront/browser/entry-client.ts',
        entryPreloads: [],
        urlOf: (module) => `/${module}`,
        preloadsOf: () => [],
        stylesOf: () => new Map(),
      },
      development: (theme) =>
        `${head}<script type="module" src="/@vite/client"></script>${reactRefresh}<script type="module" src="/@id/virtual:noren/views/${theme}"></script>`,
    });
    return { bundle, storefront, build };
  };
  const { bundle } = await load();
  const fresh = async (): Promise<Storefront> => (await load()).storefront;
  return {
    bundle,
    build,
    storefront: {
      page: async (request) => (await fresh()).page(request),
      fault: async (request, status) => (await fresh()).fault(request, status),
      invalidChannel: async (request) => (await fresh()).invalidChannel(request),
      navigation: async (request) => (await fresh()).navigation(request),
      choice: async (request) => (await fresh()).choice(request),
      findable: async (request) => (await fresh()).findable(request),
    },
  };
};
