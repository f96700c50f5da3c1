/** Builds the stage and serves it on a free port. */
import { join } from 'node:path';
import { build, preview } from 'vite';

const configFile = join(import.meta.dirname, 'vite.config.ts');

export const openStage = async (): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  await build({ configFile, logLevel: 'error', build: { reportCompressedSize: false } });
  const server = await preview({ configFile, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('workbench: the stage has no address');
  return { url: `${address}workbench/stage.html`, close: () => server.close() };
};
