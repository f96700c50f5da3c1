import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startScript } from '../child';

export type BareRoute = { path: string; headers: Record<string, string>; body: Buffer };

/** Starts the bare server with these answers; pictures it takes from the shop. */
export const startBareServer = async (
  folder: string,
  shopUrl: string,
  routes: readonly BareRoute[],
): Promise<{ url: string; stop: () => void }> => {
  const file = join(folder, 'routes.json');
  writeFileSync(file, JSON.stringify(routes.map((route) => ({ ...route, body: route.body.toString('base64') }))));
  const { line, stop } = await startScript('bench/reference/bare-server.ts', file, shopUrl);
  return { url: line, stop };
};
