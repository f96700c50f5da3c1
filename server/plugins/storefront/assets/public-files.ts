/** The few files that browsers look for at addresses of their own (public/). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const types = { 'favicon.svg': 'image/svg+xml' } as const;

export const servePublicFiles = (app: FastifyInstance, folder: string): void => {
  for (const [name, type] of Object.entries(types)) {
    const body = readFileSync(join(folder, name));
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(body),
    );
  }
};
