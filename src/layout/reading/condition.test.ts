import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenClasses, type Json } from '../../../schemas/layout/document';
import { readCondition, screensOf, type Facts } from './condition';
import { createIssueLog } from './layout-issues';

const guest: Facts = {
  visitor: 'guest',
  registered: false,
  settings: { selling: true },
  theme: 'minori',
  channel: 'gakuen',
};
const member: Facts = { ...guest, visitor: 'member', registered: true };

const noon = new Date('2026-11-20T12:00:00+09:00');

const ask = (condition: Json, facts = guest, now = noon): { screens: readonly string[]; issues: number } => {
  const log = createIssueLog();
  const screens = screensOf(readCondition(condition, 'a', log), facts, now);
  return { screens, issues: log.list().length };
};
const isShown = (condition: Json, facts = guest): boolean => ask(condition, facts).screens.length === 3;
const nest = (levels: number): Json => {
  let condition: Json = { visitor: 'guest' };
  for (let level = 1; level < levels; level += 1) condition = { all: [condition] };
  return condition;
};

describe('the visibility language', () => {
  it.each<[Json, boolean, boolean]>([
    [{ visitor: 'guest' }, true, false],
    [{ visitor: 'member' }, false, true],
    [{ registered: false }, true, false],
    [{ setting: 'selling' }, true, true],
    [{ setting: 'multipleShipping' }, false, false],
    [{ theme: 'minori' }, true, true],
    [{ channel: 'minori' }, false, false],
    [{ not: { visitor: 'guest' } }, false, true],
    [{ all: [{ setting: 'selling' }, { not: { visitor: 'guest' } }] }, false, true],
    [{ any: [{ theme: 'x' }, { registered: true }] }, false, true],
    [{ all: [] }, true, true],
    [{ any: [] }, false, false],
    [{ time: { from: '2026-11-20T12:00' } }, true, true],
    [{ time: { until: '2026-11-20T12:00' } }, false, false],
    [{ not: { time: { from: '2026-11-21' } } }, true, true],
    [{ any: [{ visitor: 'member' }, { time: { until: '2026-11-20' } }] }, true, true],
  ])('%j: guest %s, member %s', (condition, forGuest, forMember) => {
    expect(isShown(condition)).toBe(forGuest);
    expect(isShown(condition, member)).toBe(forMember);
  });

  it('answers per screen class, together with what the server knows', () => {
    expect(ask({ screen: 'phone' }).screens).toEqual(['phone']);
    expect(ask({ not: { screen: ['phone', 'pc'] } }).screens).toEqual(['tablet']);
    const either = { any: [{ screen: 'phone' }, { visitor: 'member' }] };
    expect(ask(either).screens).toEqual(['phone']);
    expect(ask(either, member).screens).toEqual(['phone', 'tablet', 'pc']);
  });

  it.each<Json>([
    { weather: 'rain' },
    { screen: 'watch' },
    { screen: [] },
    { visitor: 'admin' },
    { registered: 'yes' },
    { setting: 'secret' },
    { setting: '__proto__' },
    { theme: 3 },
    { time: 'always' },
    { time: {} },
    { time: { from: 'soon' } },
    { time: { from: '2026-11-01', until: 20261201 } },
    { time: { from: '2026-11-01', to: '2026-12-01' } },
    { time: { from: '2026-12-01', until: '2026-11-01' } },
    { all: { visitor: 'guest' } },
    { visitor: 'guest', theme: 'minori' },
    {},
    [],
    null,
    'guest',
    true,
  ])('hides what it does not understand, also under "not": %j', (condition) => {
    expect(ask(condition)).toEqual({ screens: [], issues: 1 });
    expect(ask({ not: condition })).toEqual({ screens: [], issues: 1 });
  });

  it('still answers what does not hang on the part it does not understand', () => {
    expect(ask({ any: [{ weather: 'rain' }, { visitor: 'guest' }] }).screens).toHaveLength(3);
    expect(ask({ all: [{ weather: 'rain' }, { visitor: 'guest' }] }).screens).toHaveLength(0);
    expect(ask({ not: { all: [{ weather: 'rain' }, { visitor: 'member' }] } }).screens).toHaveLength(3);
  });

  it('is for guests until a day, and for everybody from then on', () => {
    const condition = { any: [{ visitor: 'guest' }, { time: { from: '2026-12-01' } }] };
    const isFor = (facts: Facts, time: string): boolean => ask(condition, facts, new Date(time)).screens.length === 3;
    expect(isFor(guest, '2026-11-30T23:59:59.999+09:00')).toBe(true);
    expect(isFor(member, '2026-11-30T23:59:59.999+09:00')).toBe(false);
    expect(isFor(guest, '2026-12-01T00:00+09:00')).toBe(true);
    expect(isFor(member, '2026-12-01T00:00+09:00')).toBe(true);
  });

  it('knows what nobody could ever see', () => {
    const canHold = (condition: Json): boolean => readCondition(condition, 'a', createIssueLog()).canHold;
    for (const slip of [{ weather: 'rain' }, { not: { weather: 'rain' } }, { any: [] }, { not: { all: [] } }])
      expect(canHold(slip), JSON.stringify(slip)).toBe(false);
    expect(canHold({ all: [{ visitor: 'member' }, { weather: 'rain' }] })).toBe(false);
    expect(canHold({ any: [{ visitor: 'member' }, { weather: 'rain' }] })).toBe(true);
    expect(canHold({ not: { all: [{ time: { from: '2030-01-01' } }, { screen: 'pc' }] } })).toBe(true);
  });

  it('goes eight levels deep', () => {
    expect(ask(nest(8)).issues).toBe(0);
    expect(ask(nest(9))).toEqual({ screens: [], issues: 1 });
  });

  it('agrees with plain logic on conditions that it understands', () => {
    const { condition } = fc.letrec<{ condition: Json; leaf: Json }>((tie) => ({
      leaf: fc.oneof(
        fc.record({ screen: fc.constantFrom(...screenClasses) }),
        fc.record({ visitor: fc.constantFrom('guest', 'member') }),
        fc.record({ registered: fc.boolean() }),
        fc.record({ time: fc.constantFrom<Json>({ from: '2026-11-20' }, { until: '2026-11-19' }) }),
      ),
      condition: fc.oneof(
        { maxDepth: 5 },
        tie('leaf'),
        fc.record({ not: tie('condition') }),
        fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
      ),
    }));
    const plain = (value: Json, screen: string): boolean => {
      const [[operator, operand] = ['', null]] = Object.entries(value as Record<string, Json>);
      if (operator === 'not') return !plain(operand, screen);
      if (operator === 'all') return (operand as Json[]).every((part) => plain(part, screen));
      if (operator === 'any') return (operand as Json[]).some((part) => plain(part, screen));
      if (operator === 'time') return 'from' in (operand as object);
      return operand === { screen, visitor: 'guest', registered: false }[operator];
    };
    fc.assert(
      fc.property(condition, (value) => {
        expect(ask(value)).toEqual({ screens: screenClasses.filter((screen) => plain(value, screen)), issues: 0 });
      }),
    );
  });
});
