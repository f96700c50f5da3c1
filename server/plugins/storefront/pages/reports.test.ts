import pino from 'pino';
import { expect, it } from 'vitest';
import { readableLine } from '../../../start/logger';
import { MisplacedNeed } from '../../../../storefront/page/load/own-needs';
import { reportsTo } from './reports';

const issue = (path: string) => ({
  code: 'unknown-section' as const,
  path,
  message: 'nobody knows it',
  type: 'x',
  source: 'published' as const,
});

const setUp = (isDevelopment = false) => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(readableLine(JSON.parse(line) as never).slice(9)) });
  return { lines, reports: reportsTo(log, isDevelopment) };
};

it('says in the line that is read what was put right, and where', () => {
  const { lines, reports } = setUp();
  reports.onIssues({ channel: 'minori', page: 'top' }, [issue('zzz'), issue('')]);
  expect(lines).toEqual(['warn a layout was put right (minori top): unknown-section at zzz, unknown-section']);
});

it('counts the rest of many', () => {
  const { lines, reports } = setUp();
  const issues = Array.from({ length: 13 }, (_, index) => issue(`s${index}`));
  reports.onIssues({ channel: 'minori', page: 'top' }, issues);
  expect(lines[0]).toMatch(/unknown-section at s9, and 3 more$/);
});

it('says which section could not be drawn', () => {
  const { lines, reports } = setUp();
  reports.onSectionError({ channel: 'minori', page: 'top', section: 'hero' }, new TypeError('no'));
  expect(lines[0]).toMatch(/^error a section could not be drawn \(minori top, hero\): TypeError: no/);
});

it('logs that a section asks for what is a visitor’s own on a page for everyone, and throws it in development', () => {
  const where = { channel: 'minori', page: 'top', section: 'greeting' };
  const error = new MisplacedNeed('member.me is for one member');
  const { lines, reports } = setUp();
  reports.onSectionError(where, error);
  expect(lines[0]).toMatch(/^error a section could not be drawn \(minori top, greeting\): MisplacedNeed: member\.me/);
  expect(() => setUp(true).reports.onSectionError(where, error)).toThrow('member.me is for one member');
});

it('says which colours of a scheme are too close', () => {
  const { lines, reports } = setUp();
  reports.onUnreadable({ channel: 'minori', scheme: 'yuki' }, ['ink on paper 1.0 (4.5 or more)']);
  expect(lines).toEqual([
    "warn the colour scheme yuki of minori cannot be read, and the theme's colours stay: ink on paper 1.0 (4.5 or more)",
  ]);
});
