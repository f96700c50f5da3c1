import pino from 'pino';
import { expect, it } from 'vitest';
import { readableLine, redact } from './logger';

const time = new Date(2026, 10, 20, 12, 0, 1).getTime();

it('writes a line of the log for the eye', () => {
  expect(readableLine({ level: 30, time, msg: 'The shop listens.' })).toBe('12:00:01 info The shop listens.');
});

it('keeps an error on one line, with the place where it was made', () => {
  const stack =
    'TypeError: no\n    at node:internal/x:1:1\n    at draw (/shop/src/draw.ts:5:3)\n    at next (/shop/src/b.ts:1:1)';
  const line = readableLine({
    level: 50,
    time,
    msg: 'failed',
    reqId: 'r1',
    err: { type: 'TypeError', message: 'no\nway', stack },
  });
  expect(line).toBe('12:00:01 error failed: TypeError: no way at draw (/shop/src/draw.ts:5:3) (request r1)');
});

it('[cart.card] leaves out what a card is paid with', () => {
  const lines: string[] = [];
  const card = { ccNumber: '4242424242424242', securityCode: '987' };
  const log = pino({ redact }, { write: (line: string) => void lines.push(line) });
  log.info({ ...card, body: card, request: { body: card } }, 'oh');
  expect(lines.join()).toContain('oh');
  expect(lines.join()).not.toMatch(/4242|987"/);
});
