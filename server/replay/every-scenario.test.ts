/**
 * The project's own scenarios: one for everything that is drawn, and one for each state of a flow in which a shopper can
 * stand. Screens and states are read from their tables and machines: a new one fails here until it has its scenario.
 *
 * What a scenario shows of a screen is the last word of its file's name: `list-empty`, `list-long`, `list-broken`; any
 * other shows it as usual, or in a state.
 */
import type { FastifyInstance } from 'fastify';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { flowEvents } from '../../schemas/scenario/flow-events.generated';
import { screens, type ScreenPage } from '../../schemas/screens/screens';
import { copyWithSamples } from '../../scripts/replay/copy-with-samples';
import { matchScreen } from '../../storefront/page/load/match-screen';
import { sharedLayouts } from '../../themes/layouts.generated';
import { createApp } from '../app';
import { playEvents } from './every-scenario.test-support';
import { readScenarios, type Scenario } from './scenario';

const kinds = ['usual', 'empty', 'long', 'broken'] as const;
type Kind = (typeof kinds)[number];

/** What cannot be shown of a screen, as nothing of it comes from elsewhere, or it is not there without. */
const hasNo: Partial<Record<ScreenPage, readonly Kind[]>> = {
  maintenance: ['empty', 'broken'],
  keycode: ['empty', 'broken'],
  'news.detail': ['empty'],
  static: ['empty', 'broken'],
  'cart.confirm': ['empty'],
  login: ['empty', 'broken'],
  'login.sync': ['empty', 'broken'],
  'login.unlock': ['empty'],
  'oauth.callback': ['empty', 'broken'],
  mypage: ['empty'],
  'mypage.address-add': ['empty'],
  'mypage.address-edit': ['empty'],
  'mypage.card-add': ['empty'],
  'mypage.leave': ['empty', 'broken'],
  'mypage.logout': ['empty', 'broken'],
  'mypage.order': ['empty'],
  'orders.receipt': ['empty'],
  'mypage.password': ['empty', 'broken'],
  'mypage.user-info': ['empty'],
  'mypage.user-info-edit': ['empty'],
  reminder: ['empty', 'broken'],
  'reminder.username': ['empty', 'broken'],
  'reminder.reset': ['empty'],
  'reminder.username-reset': ['empty'],
  register: ['empty', 'broken'],
  'register.complete': ['empty', 'broken'],
  verify: ['empty', 'broken'],
  'verify.email': ['empty', 'broken'],
};

/** By flow: of `flows/<flow>/<flow>.machine.ts` the export `<flow>Machine`. */
const machines = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, AnyStateMachine>>>('../../flows/*/*.machine.ts', { eager: true }),
  ).map(([path, module]) => {
    const flow = basename(path, '.machine.ts');
    const machine = module[`${flow}Machine`];
    if (!machine) throw new Error(`${path} exports no ${flow}Machine`);
    return [flow, machine] as const;
  }),
);

let folder = '';
let path = '';
let scenarios: readonly Scenario[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-every-scenario-'));
  path = await copyWithSamples('fixtures/scenarios', folder);
  scenarios = readScenarios(path);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kindOf = ({ path: file }: Scenario): Kind =>
  kinds.find((kind) => new RegExp(`[/-]${kind}\\.json$`).test(file)) ?? 'usual';

const pageOf = ({ address }: Scenario): ScreenPage | undefined =>
  matchScreen(new URL(address, 'http://shop').pathname.replace(/(?<=.)\/$/, ''))?.row.page;

it('has a scenario of each kind for every screen that is drawn', () => {
  const shown = new Set(scenarios.map((scenario) => `${pageOf(scenario)} ${kindOf(scenario)}`));
  const drawn = screens.map(({ page }) => page).filter((page) => page in sharedLayouts.pages);
  const wanted = drawn.flatMap((page) =>
    kinds.filter((kind) => !hasNo[page]?.includes(kind)).map((kind) => `${page} ${kind}`),
  );
  expect(wanted.filter((one) => !shown.has(one))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(20);
  const never = Object.entries(hasNo).flatMap(([page, without]) => without.map((kind) => `${page} ${kind}`));
  expect(never.filter((one) => shown.has(one))).toEqual([]);
});

it('shows both shops on most screens', () => {
  const of = (channel: string) =>
    new Set(scenarios.filter((scenario) => scenario.channel === channel).map((scenario) => pageOf(scenario)));
  for (const channel of ['minori', 'gakuen']) expect(of(channel).size, channel).toBeGreaterThan(14);
});

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const inner = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesOf);
};
const nameOf = (node: AnyStateNode): string => node.path.join('.');

/** Those of flows that have any. */
const passed: Readonly<Record<string, readonly string[]>> = {
  checkout: ['failed'],
  gift: ['begins'],
  login: ['begins'],
};

/** Before anything is sent, and never again on the same page: each scenario without events shows it. */
const untouched: Readonly<Record<string, string>> = { submit: 'idle' };

/** Flows without a machine say themselves where they stand (flows/watch.ts). */
const told = {
  adding: ['refused', 'busy', 'added', 'failed'],
  form: ['refused', 'busy', 'read', 'typed'],
} as const;

/** One that is left in the very moment in which it is entered: nobody stands in it. */
const isPassed = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined);

/** The states that scenarios of a flow lead to. */
const ledTo = (flow: string): ReadonlySet<string> =>
  new Set(
    scenarios.flatMap(({ events }) => {
      const last = events.at(-1);
      return last?.flow === flow && last.state !== undefined ? [last.state] : [];
    }),
  );

it('knows the states of every flow', () => {
  expect([...machines.keys(), ...Object.keys(told)].sort()).toEqual(Object.keys(flowEvents).sort());
  for (const flow of ['adding', 'form'] as const)
    expect(
      told[flow].filter((state) => !ledTo(flow).has(state)),
      flow,
    ).toEqual([]);
});

describe.each([...machines])('the flow %s', (flow, machine) => {
  it('has a scenario for each state in which a shopper can stand', () => {
    const leaves = leavesOf(machine.root);
    const known = ledTo(flow);
    const stood = leaves.filter((node) => !isPassed(node)).map(nameOf);
    const begun = untouched[flow];
    if (begun !== undefined) expect(machine.config.initial).toBe(begun);
    expect(stood.filter((state) => !known.has(state) && state !== begun)).toEqual([]);
    expect(leaves.filter(isPassed).map(nameOf)).toEqual(passed[flow] ?? []);
  });

  it('has the states that its scenarios name', () => {
    const all = new Set(leavesOf(machine.root).map(nameOf));
    const named = scenarios.flatMap(({ events }) => events.filter((event) => event.flow === flow));
    expect(named.map(({ state }) => state ?? '').filter((state) => state !== '' && !all.has(state))).toEqual([]);
  });
});

describe('the events of a scenario', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp({
      config: { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
      log: pino({ level: 'silent' }),
      source: { kind: 'replay', path },
      storefront: 'none',
      answerChecks: 'sampled',
    });
  });
  afterAll(() => app.close());

  it('lead the real flows, on its answers, to where it says', { timeout: 120_000 }, async () => {
    const stuck: string[] = [];
    const withEvents = scenarios.filter(({ events }) => events.length > 0);
    for (const scenario of withEvents) {
      const said = await playEvents(app, scenario);
      if (said !== 'played') stuck.push(`${scenario.path} ${said}`);
    }
    expect(stuck).toEqual([]);
    expect(withEvents.length).toBeGreaterThan(45);
  });
});
