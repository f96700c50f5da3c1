/**
 * An unexpected console.error fails the test that made it: React says there what broke (keys, hydration, act).
 * A test that expects one replaces it itself: `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
import { afterEach, beforeEach } from 'vitest';
import { format } from 'node:util';

const original = console.error;
let seen: string[] = [];

const guard = (...parts: unknown[]): void => {
  seen.push(format(...parts));
  original(...parts);
};

beforeEach(() => {
  seen = [];
  console.error = guard;
});

afterEach(() => {
  console.error = original;
  if (seen.length > 0) throw new Error(`Unexpected console.error:\n${seen.join('\n')}`);
});
