/**
 * The project's own scenarios: one for everything that is drawn, and one for each state of a flow in which a shopper can
 * stand. Screens and states are read from their tables and machines: a new one fails here until it has its scenario.
 *
 * What a scenario shows of a screen is the last word of its file's name: `list-empty`, `list-long`, `list-broken`; any
 * other shows it as usual, or in a state.
 */
import type { FastifyInstance } from 'fastify';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { FlowName } from '../../schemas/scenario/flow-events';
import type { Needs } from '../../schemas/query';
import { flows } from '../../schemas/scenario/flow-events.generated';
import { screens, type ScreenPage, type ScreenRow } from '../../schemas/screens/screens';
import { sections } from '../../sections/registry.generated';
import { copyWithSamples } from '../../scripts/replay/copy-with-samples';
import { matchScreen } from '../../storefront/page/load/match-screen';
import { sharedLayouts } from '../../themes/layouts.generated';
import { createApp } from '../app';
import { playedFlows, playEvents } from './every-scenario.test-support';
import { readScenarios, type Scenario } from './scenario';

const kinds = ['usual', 'empty', 'long', 'broken'] as const;
type Kind = (typeof kinds)[number];

interface Fixture {
  readonly settings: object;
}
type Fixtures = Readonly<Record<string, Fixture>>;

/** Those of the section with that id. */
const fixturesOf = (() => {
  const files = import.meta.glob<Readonly<Record<string, Fixtures>>>('../../sections/*/*/*.fixtures.ts', {
    eager: true,
  });
  const byId = new Map(
    Object.entries(files).map(([path, module]) => [basename(path, '.fixtures.ts'), Object.values(module)[0] ?? {}]),
  );
  return (id: string): Fixtures => byId.get(id) ?? {};
})();

/** What makes a screen: the sections that its row names, or else those of its layout. */
const madeOf = ({ page, sections: named = [] }: ScreenRow): readonly string[] => {
  const layouts: Readonly<Record<string, { readonly sections: Readonly<Record<string, { readonly type: string }>> }>> =
    sharedLayouts.pages;
  return named.length > 0 ? named : Object.values(layouts[page]?.sections ?? {}).map(({ type }) => type);
};

const hasNeeds = (id: string, page: ScreenPage, scenario: Scenario): boolean => {
  const { params = {} } = matchScreen(pathOf(scenario)) ?? {};
  const query = Object.fromEntries(new URL(scenario.address, 'http://shop').searchParams);
  const { needs } = sections[id as keyof typeof sections] as { readonly needs: (context: object) => Needs };
  const visit = { today: '2026-11-20', cartToken: 'token', isMember: true, gift: { isWaiting: true, place: null } };
  const { settings = {} } = fixturesOf(id).ok ?? {};
  const asked = needs({ page, params, query, settings, ...visit });
  // Without its environment and its settings no page of the shop is drawn at all.
  return Object.values(asked).some(({ call }) => call !== 'site.environment' && call !== 'site.settings');
};

/** Nothing of a screen can break that asks for nothing, and none of its sections is empty that has no such fixture. */
const kindsOf = (row: ScreenRow, usual: Scenario): readonly Kind[] =>
  kinds.filter(
    (kind) =>
      (kind !== 'broken' || madeOf(row).some((id) => hasNeeds(id, row.page, usual))) &&
      (kind !== 'empty' || madeOf(row).some((id) => 'empty' in fixturesOf(id))),
  );

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

const pathOf = ({ address }: Scenario): string => new URL(address, 'http://shop').pathname.replace(/(?<=.)\/$/, '');

const pageOf = (scenario: Scenario): ScreenPage | undefined => matchScreen(pathOf(scenario))?.row.page;

it('has a scenario of each kind for every screen that is drawn', () => {
  const shown = new Set(scenarios.map((scenario) => `${pageOf(scenario)} ${kindOf(scenario)}`));
  const drawn = screens.filter(({ page }) => page in sharedLayouts.pages);
  const wanted = drawn.flatMap((row) => {
    const usual = scenarios.find((scenario) => pageOf(scenario) === row.page && kindOf(scenario) === 'usual');
    return usual ? kindsOf(row, usual).map((kind) => `${row.page} ${kind}`) : [`${row.page} usual`];
  });
  expect(
    wanted.filter((one) => !shown.has(one)),
    'Each has a scenario in fixtures/scenarios (docs/scenarios.md).',
  ).toEqual([]);
  expect(drawn.length).toBeGreaterThan(20);
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

it('knows every flow, and the states of those without a machine', () => {
  expect([...playedFlows.keys()].sort(), 'Each has a <flow>.played.test-support.ts beside it.').toEqual(
    Object.keys(flows).sort(),
  );
  const open = [...playedFlows].flatMap(([flow, { told = [] }]) => {
    expect(machines.has(flow), flow).toBe(told.length === 0);
    return told.filter((state) => !ledTo(flow).has(state)).map((state) => `${flow} ${state}`);
  });
  expect(open, 'Each has a scenario in fixtures/scenarios.').toEqual([]);
});

/** What `state` of an event may name. */
const statesOf = (flow: string): readonly string[] => {
  const machine = machines.get(flow);
  return [...(machine ? leavesOf(machine.root).map(nameOf) : []), ...(playedFlows.get(flow as FlowName)?.told ?? [])];
};

const writtenAnew = '(`npx vitest run server/replay/every-scenario -u` writes it)';

it('says in its documentation which bases there are, and shows a whole file that can be played', () => {
  const documentation = readFileSync('docs/scenarios.md', 'utf8');
  const named = [...documentation.matchAll(/^\| `<shop>([\w-]*)\.json`/gm)].map(([, kind = '']) => kind);
  const bases = readdirSync('fixtures/scenarios/base').map((name) => name.replace(/^[a-z]+|\.json$/g, ''));
  expect(named.sort()).toEqual([...new Set(bases)].sort());
  const [, example = ''] = /^### Events.*?^```json\n(.*?)^```/ms.exec(documentation) ?? [];
  const { title, events } = JSON.parse(example) as Scenario;
  expect(scenarios.filter((one) => one.title.ja === title.ja).map((one) => one.events)).toContainEqual(events);
});

it(`has a list of the states that an event may name ${writtenAnew}`, async () => {
  const flowNames = [...playedFlows.keys()].sort();
  const lines = flowNames.map(
    (flow) =>
      `  ${flow}: [${statesOf(flow)
        .map((state) => `'${state}'`)
        .join(', ')}],`,
  );
  const list = [
    '/** In which states each flow stands, written from the machines: server/replay/every-scenario.test.ts. */',
    'export const flowStates = {',
    ...lines,
    '} as const;',
  ];
  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot('../../schemas/scenario/flow-states.generated.ts');
  const page = [
    '# States of the flows',
    "What an event's `flow` and `state` may name in a [scenario](scenarios.md#events). Written from the machines.",
    flowNames
      .map(
        (flow) =>
          `- \`${flow}\`: ${statesOf(flow)
            .map((state) => `\`${state}\``)
            .join(', ')}`,
      )
      .join('\n'),
  ];
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../docs/scenario-states.md');
});

describe.each([...machines])('the flow %s', (flow, machine) => {
  it('has a scenario for each state in which a shopper can stand', () => {
    const leaves = leavesOf(machine.root);
    const known = ledTo(flow);
    const stood = leaves.filter((node) => !isPassed(node)).map(nameOf);
    const { untouched: begun, passed = [] } = playedFlows.get(flow as FlowName) ?? {};
    if (begun !== undefined) expect(machine.config.initial).toBe(begun);
    expect(
      stood.filter((state) => !known.has(state) && state !== begun),
      'Each has a scenario in fixtures/scenarios.',
    ).toEqual([]);
    expect(leaves.filter(isPassed).map(nameOf)).toEqual(passed);
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

  it('lead the real flows, on its answers, to where it says', { timeout: 240_000 }, async () => {
    const stuck: string[] = [];
    const withEvents = scenarios.filter(({ events }) => events.length > 0);
    for (const scenario of withEvents) {
      const said = await playEvents(app, scenario);
      const steps = scenario.events.map(({ flow, event, state }) => `${flow} ${event.type} → ${state ?? 'at rest'}`);
      if (said !== 'played') stuck.push(`fixtures/scenarios/${scenario.path} (${steps.join(', ')}): ${said}`);
    }
    expect(stuck, 'Each scenario’s events lead to the states that it names (docs/scenarios.md#events).').toEqual([]);
    expect(withEvents.length).toBeGreaterThan(45);
  });
});
