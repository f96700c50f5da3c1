/** `npm start`: builds what is not built, then runs the server in this very process, so that Ctrl-C reaches it. */
import { buildAll, isBuilt } from './build.mjs';

if (!isBuilt()) {
  console.log('Building (once)…');
  await buildAll();
}
await import('../dist/server/main.js');
