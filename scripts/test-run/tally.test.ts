import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTallies, tellFailures } from './tally';

const late = { title: 'a.test.ts > a step > ends', error: 'Error: too late' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noren-tally-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the tally of a run', () => {
  it('adds up the runners and lists each title once, sorted', () => {
    const tallies = createTallies(folder);
    tallies.write('vitest', { passed: ['b', 'a'], passedCount: 2, failed: [late] });
    tallies.write('playwright', { passed: ['c', 'c'], passedCount: 2, failed: [] });
    expect(tallies.sum()).toEqual({ passed: ['a', 'b', 'c'], passedCount: 4, failed: [late] });
  });

  it('writes the passed titles as an array of strings', () => {
    const tallies = createTallies(folder);
    tallies.writePassed({ passed: ['[cart.init] begins'], passedCount: 1, failed: [] });
    expect(JSON.parse(readFileSync(join(folder, 'passed.json'), 'utf8'))).toEqual(['[cart.init] begins']);
  });

  it('leaves nothing of an earlier run', () => {
    const tallies = createTallies(folder);
    tallies.write('vitest', { passed: ['a'], passedCount: 1, failed: [] });
    tallies.writePassed(tallies.sum());
    tallies.clear();
    expect(readdirSync(folder)).toEqual([]);
    expect(tallies.sum()).toEqual({ passed: [], passedCount: 0, failed: [] });
  });

  it('says of one runner what failed, and of one that left nothing, nothing', () => {
    const tallies = createTallies(folder);
    tallies.write('vitest', { passed: [], passedCount: 0, failed: [late] });
    tallies.write('playwright', { passed: [], passedCount: 0, failed: [{ title: 'b', error: '' }] });
    expect(tallies.failedIn('vitest')).toEqual([late]);
    expect(tallies.failedIn('workbench')).toEqual([]);
  });
});

describe('what is told of the tests that failed', () => {
  it('is each title with the first lines of its error, without colours', () => {
    const error = ['\u001b[31mError: expected 1 to be 2\u001b[39m', '', ...'abcdefghijklmnopqrstu'].join('\n');
    expect(tellFailures([{ title: 'a > b', error }, late])).toBe(
      [
        '  a > b',
        '    Error: expected 1 to be 2',
        ...[...'abcdefghijklmnopq'].map((line) => `    ${line}`),
        '  a.test.ts > a step > ends',
        '    Error: too late',
      ].join('\n'),
    );
  });

  it('is not more than can be read', () => {
    const lines = tellFailures(Array.from({ length: 40 }, () => ({ title: 'x', error: 'y'.repeat(1e6) }))).split('\n');
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('  and 15 more');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(310);
  });
});
