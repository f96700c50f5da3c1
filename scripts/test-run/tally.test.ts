import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTallies } from './tally';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noren-tally-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the tally of a run', () => {
  it('adds up the runners and lists each title once, sorted', () => {
    const tallies = createTallies(folder);
    tallies.write('vitest', { passed: ['b', 'a'], passedCount: 2, failedCount: 1 });
    tallies.write('playwright', { passed: ['c', 'c'], passedCount: 2, failedCount: 0 });
    expect(tallies.sum()).toEqual({ passed: ['a', 'b', 'c'], passedCount: 4, failedCount: 1 });
  });

  it('writes the passed titles as an array of strings', () => {
    const tallies = createTallies(folder);
    tallies.writePassed({ passed: ['[cart.init] begins'], passedCount: 1, failedCount: 0 });
    expect(JSON.parse(readFileSync(join(folder, 'passed.json'), 'utf8'))).toEqual(['[cart.init] begins']);
  });

  it('leaves nothing of an earlier run', () => {
    const tallies = createTallies(folder);
    tallies.write('vitest', { passed: ['a'], passedCount: 1, failedCount: 0 });
    tallies.writePassed(tallies.sum());
    tallies.clear();
    expect(readdirSync(folder)).toEqual([]);
    expect(tallies.sum()).toEqual({ passed: [], passedCount: 0, failedCount: 0 });
  });
});
