/** The app as it plays a folder of scenarios, for tests. */
import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import pino, { type Level } from 'pino';
import { createApp } from '../app';
import { folderOf } from './replay.test-support';

const apps: FastifyInstance[] = [];

/** After each test. */
export const endPlays = async (): Promise<void> => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
};

/** @param files as of folderOf @returns `lines`: what is logged from that level on */
export const playFolder = async (files: Readonly<Record<string, object>>, level: Level) => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push((JSON.parse(line.toString()) as { msg: string }).msg);
      done();
    },
  });
  const app = await createApp({
    config: { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
    log: pino({ level }, stream),
    source: { kind: 'replay', path: folderOf(files) },
    storefront: 'none',
    answerChecks: 'sampled',
  });
  apps.push(app);
  return { app, lines };
};
