/**
 * `npm start`: builds what is not built, then runs the server in this very process, so that Ctrl-C reaches it.
 * `--dev` runs the server's sources: nothing of it is built.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build.mjs';
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

/**
 * Builds in a process of its own: Vite sets NODE_ENV where it runs, and the shop must see the environment that it was
 * given. Resolves when the build is there; a signal ends both.
 */
const build = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const pass = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    child.once('error', (error) => {
      console.error(`The build could not be started: ${error.message}`);
      process.exit(1);
    });
    child.once('exit', (code, signal) => {
      if (code !== 0) process.exit(signal ? 130 : (code ?? 1));
      for (const name of signals) process.off(name, pass);
      resolve();
    });
  });

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
  if (!isBuilt()) {
    console.log('Building (once)…');
    await build();
  }
  await import('../dist/server/main.js');
}
