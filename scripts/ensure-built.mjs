/** What is not built is built, before anything of it is loaded. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build.mjs';

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

/** @type {Promise<void> | null} */
let built = null;

const buildOnce = async () => {
  if (isBuilt()) return;
  console.log('Building (once)…');
  await build();
};

/** Looked at once in a process: to read all sources takes a tenth of a second. */
export const ensureBuilt = () => (built ??= buildOnce());
