/**
 * `npm start`: builds what is not built, then runs the server in this very process, so that Ctrl-C reaches it.
 * `--dev` runs the server's sources: nothing of it is built.
 */
import { ensureBuilt } from './ensure-built.mjs';
import { refuseUnknown } from './refuse-unknown.mjs';

const watchEveryMs = 500;

/** A shell between npm and this process ends by a signal without passing it on, and npm may be killed: no shop outlives them. */
const endWithParent = () => {
  if (!/scripts\/(start|replay)\.mjs/.test(process.env.npm_lifecycle_script ?? '')) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, watchEveryMs);
  watch.unref();
};

const usage = `npm start       builds what is not built, then starts the database and the shop; Ctrl-C stops all of it
npm run dev     the same from the sources, with hot reload
  --seed        brings the demo shops into a database of one's own, if it is empty
What is configured by environment variables stands in the README.`;

refuseUnknown(usage, ['--dev', '--seed']);
endWithParent();
if (process.argv.includes('--dev')) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../server/main.ts');
} else {
  await ensureBuilt();
  await import('../dist/server/main.js');
}
