/**
 * `npm start`: builds what is not built, then runs the server in this very process, so that Ctrl-C reaches it.
 * `--dev` runs the server's sources: nothing of it is built.
 */
import { buildAll, isBuilt } from './build.mjs';

if (process.argv.includes('--dev')) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../server/main.ts');
} else {
  if (!isBuilt()) {
    console.log('Building (once)…');
    await buildAll();
  }
  await import('../dist/server/main.js');
}
