/**
 * Which calls the apps of the tests have answered with which statuses, for `scripts/checks/answered-statuses.ts`: a file of
 * lines for each worker. Fastify tells of every app that is made, so that no test has to.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { answeredFolder } from '../test-run/answered';

const noted = new Set<string>();
let unwritten: string[] = [];

const note = (line: string): void => {
  if (noted.has(line)) return;
  noted.add(line);
  unwritten.push(line);
};

subscribe('fastify.initialization', (message) => {
  // What Fastify publishes there.
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    // The HTTP layer answers some by itself, as a method that a path does not take.
    const call = (config as { readonly call?: string }).call ?? (url?.startsWith('/v1/') ? 'none' : undefined);
    if (call !== undefined) note(`${call} ${reply.statusCode}`);
    done();
  });
});

/** Of what asks without HTTP (server/domains/shop.test-support.ts). */
subscribe('noren.answered', (message) => {
  const { call, status } = message as { readonly call: string; readonly status: number };
  note(`${call} ${status}`);
});

afterAll(() => {
  if (unwritten.length === 0) return;
  mkdirSync(answeredFolder, { recursive: true });
  appendFileSync(join(answeredFolder, `${process.pid}-${threadId}.txt`), `${unwritten.join('\n')}\n`);
  unwritten = [];
});
