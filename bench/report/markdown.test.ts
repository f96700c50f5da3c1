import { describe, expect, it } from 'vitest';
import { writeMarkdown } from './markdown';
import type { Measure, Run } from './measure';

const run = (...measures: Measure[]): Run => ({ takenAt: '2026-11-21', conditions: ['2 cores'], measures });
const paint = (value: number): Measure => ({ group: 'List', name: 'LCP', value, unit: '×', aim: { atMost: 1.15 } });

describe('the table of measures', () => {
  it('says whether an aim is met', () => {
    expect(writeMarkdown(run(paint(1.1)), undefined)).toContain('| LCP | 1.10 × | ≤ 1.15 | yes |  |');
    expect(writeMarkdown(run(paint(1.2)), undefined)).toContain('| LCP | 1.20 × | ≤ 1.15 | **no** |  |');
  });

  it('compares with the run before', () => {
    expect(writeMarkdown(run(paint(1.1)), run(paint(1)))).toContain('| +10 % |');
    expect(writeMarkdown(run(paint(1)), run(paint(1)))).toContain('| = |');
  });

  it('tells a figure without an aim as it is', () => {
    const memory: Measure = { group: 'Server', name: 'memory', value: 180.4, unit: 'MB' };
    expect(writeMarkdown(run(memory), undefined)).toContain('| memory | 180 MB |  |  |  |');
  });
});
