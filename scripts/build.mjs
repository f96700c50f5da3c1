/**
 * Builds what `npm start` runs: the browser's part (dist/client, compressed ahead), the storefront bundle that the
 * server draws with (dist/ssr) and the server itself (dist/server). Plain JavaScript, since it runs before anything
 * is built.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { refuseUnknown } from './refuse-unknown.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'dist/stamp');
const sources = [
  'schemas',
  'sections',
  'flows',
  'themes',
  'src',
  'server',
  'storefront',
  'vite',
  'public',
  'scripts/build.mjs',
  'scripts/replay',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const isSource = (path) => !/\.(test|stories|fixtures)\.|\.(webp|yaml|md)$/.test(path);

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
};

/** Changes with any source file; reads the files themselves, since a fresh clone's times say nothing. */
const stampOf = () => {
  const hash = createHash('sha1').update(process.version);
  for (const file of sources.flatMap((path) => filesBelow(join(root, path))).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf();

/** What the server takes along instead of finding it in node_modules. */
const bundled = [
  // CommonJS without named exports for Node; bundled, it has them.
  '@holiday-jp/holiday_jp',
  // Some hundred small files of which it needs a part: to find and read them took a fifth of every start.
  'kysely',
  'nodemailer',
  'yaml',
  'sanitize-html',
  'openid-client',
];

const compress = async (folder) => {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = filesBelow(folder).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await zip(body, { level: 9 }));
    }),
  );
};

const buildAll = async () => {
  // Vite reads its configuration through its own bundler, which finds modules without an extension.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  // What is built is the same, whatever the shop is started as.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const stamp = stampOf();
  // A build that is cut off half way is none.
  rmSync(stampFile, { force: true });
  const quiet = { root, logLevel: 'error', mode: 'production' };
  await build({ ...quiet });
  // React is bundled and fixed to its production form, whatever NODE_ENV the server runs with.
  const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
  await build({ ...quiet, define, build: { ssr: 'storefront/page/entry-server.ts' }, ssr: { noExternal: true } });
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    ssr: { noExternal: bundled },
    build: {
      ssr: true,
      // Beside the shop what only `npm run replay` loads, so that both read scenarios by the same modules.
      rolldownOptions: {
        input: { main: 'server/main.ts', 'copy-with-samples': 'scripts/replay/copy-with-samples.ts' },
      },
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  });
  await compress(join(root, 'dist/client/assets'));
  writeFileSync(stampFile, stamp);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  refuseUnknown('npm run build: builds what `npm start` runs, into dist.', []);
  // Nobody waits for it any more.
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  const started = Date.now();
  await buildAll();
  console.log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
