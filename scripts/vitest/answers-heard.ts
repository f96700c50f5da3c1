/**
 * Which calls the apps of the tests have answered with which statuses. Fastify tells of every app that is made, so that no
 * test has to. A module of its own: it listens once for each worker, where a setup file runs for each file of tests.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const noted = new Set<string>();
let untold: string[] = [];

const note = (line: string): void => {
  if (noted.has(line)) return;
  noted.add(line);
  untold.push(line);
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

/** Those that were not taken before, as `cart.get 200`. */
export const takeAnswers = (): readonly string[] => {
  const taken = untold;
  untold = [];
  return taken;
};
