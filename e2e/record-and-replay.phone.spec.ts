/**
 * Random ways through both shops, by clicks: the screen that each comes to is recorded as a tester does it, and shown
 * again from its file: the same but for stand-ins, and the machines of its flows stand in the same states.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Player, startPlayer } from './support/player';
import { randomOf, step, watchedPage } from './support/random-way';
import { readyCart } from './support/ready-cart';
import { scrollToEnd } from './support/whole-page';
import { expect, test } from './support/test';

/** Through each shop; `npm run soak` takes 25. */
const ways = Number(process.env.NOREN_WAYS ?? 1);
/** Other ways, for who looks for more. */
const firstSeed = Number(process.env.NOREN_SEED ?? 1);
const mostSteps = 4;

test.describe.configure({ timeout: 60_000 + ways * 60_000 });

let folder = '';
let player: Player | null = null;
test.beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'noren-ways-')), 'scenarios');
  mkdirSync(folder);
});
test.afterEach(async () => {
  await player?.stop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** What buying.ts types of people, as it is written and as it is shown; what opens or counts a cart or an order; and a card's last digits. A hint has the same number, or the same name. */
const personal =
  /(?<!例：(?:山田商店　)?)山田|花子|ヤマダ|ハナコ|佐藤|一郎|サトウ|イチロウ|hanako@example\.jp|(?<!例：)090-?1234-?5678|06-?1234-?5678|100-?0001|530-?0001|千代田区|千代田1-1|大阪市北区|梅田1-1|\d{6}-\d{6}|\d{4}-\d{4}-\d{4}|(?<=\*{4} )\d{4}|(?<=name="fingerprint" value=")[^"]+|(?<=&amp;t=)[\w-]{22}/;

interface Seen {
  readonly address: string;
  readonly main: string;
  /** Of the flows that something was done to on this screen. */
  readonly states: Readonly<Record<string, unknown>>;
}

const screenOf = async (page: Page, prefix: string): Promise<Omit<Seen, 'states'>> => {
  const { origin, pathname, search } = new URL(page.url());
  const html = await page.locator('main').innerHTML();
  // Others than those that are seen come to life, and are laid out, when the browser has time.
  const own = html
    .replaceAll(origin, '')
    .replaceAll('data-h="live"', 'data-h=""')
    .replaceAll(' style="content-visibility: visible;"', '');
  const main = prefix === '' ? own : own.replaceAll(`"${prefix}/`, '"/').replaceAll(`%2F${prefix.slice(1)}%2F`, '%2F');
  return { address: pathname.slice(prefix.length) + search, main };
};

/** By the link at the bottom of the screen. @returns what the browser has recorded */
const record = async (page: Page, file: string): Promise<Pick<Seen, 'states'>> => {
  await page.getByRole('link', { name: '画面の記録' }).click();
  await page.getByRole('checkbox').check();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button').click()]);
  await download.saveAs(file);
  return page.evaluate(() => {
    const given = document.querySelector<HTMLInputElement>('[name=recording]')?.value ?? '';
    const { events = [], states = {} } = JSON.parse(given || '{}') as {
      readonly events?: readonly { readonly flow: string; readonly place?: string }[];
      readonly states?: Readonly<Record<string, unknown>>;
    };
    const names = events.map(({ flow, place }) => (place === undefined ? flow : `${flow} ${place}`));
    return { states: Object.fromEntries(names.map((name) => [name, states[name]])) };
  });
};

/** Runs in the page before its scripts: where the machines stand that the player looks at. */
const watchMachines = (): void => {
  const states: Record<string, unknown> = {};
  let player: Window['norenFlows'];
  Object.defineProperty(window, 'norenFlows', {
    get: () => player,
    set: (given: NonNullable<Window['norenFlows']>) => {
      player = {
        ...given,
        sees: (flow, place, state, event) => {
          states[`${flow} ${place}`] = state;
          document.documentElement.dataset.states = JSON.stringify(states);
          given.sees(flow, place, state, event);
        },
        actorOptions: (flow, place) => {
          const { inspect, ...options } = given.actorOptions(flow, place);
          const name = place === undefined ? flow : `${flow} ${place}`;
          return {
            ...options,
            inspect: (told) => {
              if (told.type === '@xstate.snapshot' && told.actorRef.sessionId === told.rootId)
                states[name] = (told.snapshot as { readonly value?: unknown }).value;
              document.documentElement.dataset.states = JSON.stringify(states);
              if (typeof inspect === 'function') inspect(told);
            },
          };
        },
      };
    },
  });
};

const replay = async (browser: Browser, url: string): Promise<Seen> => {
  const context = await browser.newContext();
  const { page, still } = watchedPage(await context.newPage());
  await page.addInitScript(watchMachines);
  await page.goto(url);
  await page.waitForURL(({ pathname }) => pathname !== '/-/replay');
  await expect(page.locator('html')).toHaveAttribute('data-replay', 'played');
  await scrollToEnd(page);
  await still();
  const screen = await screenOf(page, '');
  const told = await page.locator('html').getAttribute('data-states');
  const states = JSON.parse(told ?? '{}') as Seen['states'];
  await context.close();
  return { ...screen, states };
};

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What is left of the recorded screen if everybody in it may have another name, but one everywhere. */
const expectSame = (recorded: string, shown: string, name: string): void => {
  const known = new Map<string, string>();
  const pattern = recorded
    .split(new RegExp(`(${personal.source})`))
    .map((part, index) => {
      if (index % 2 === 0) return literal(part);
      const group = known.get(part);
      if (group !== undefined) return `\\k<${group}>`;
      const next = `p${known.size}`;
      known.set(part, next);
      return `(?<${next}>[^<>"]+?)`;
    })
    .join('');
  const found = new RegExp(`^${pattern}$`).exec(shown);
  // The comparison of the whole tells where.
  if (!found) expect.soft(shown.split(/(?=<)/), name).toEqual(recorded.split(/(?=<)/));
  for (const [value, group] of known) if (found) expect.soft(found.groups?.[group], name).not.toContain(value);
};

/** Some begin at the door, some with goods, some in the midst of the checkout. */
const begin = async (page: Page, prefix: '' | '/gakuen', turn: number): Promise<void> => {
  const steps = [null, 'payment', 'cart', 'confirm', 'orderer', 'delivery'] as const;
  const upTo = steps[turn % steps.length];
  if (upTo) await page.goto(await readyCart(page, upTo, prefix));
  else await page.goto(`${prefix}/product`);
};

test.use({ allowedErrors: [/^Failed to load resource/] });

for (const [turn, prefix] of (['', '/gakuen'] as const).entries())
  test(`random ways through ${prefix || 'the shop'} are shown again from their records as they were`, async ({
    browser,
  }) => {
    const seen: Seen[] = [];
    for (let way = 0; way < ways; way += 1) {
      const context = await browser.newContext();
      const { page, still } = watchedPage(await context.newPage());
      const random = randomOf(firstSeed + way * 2 + turn);
      await begin(page, prefix, way + turn);
      await still();
      for (let steps = 1 + random(mostSteps); steps > 0; steps -= 1) await step({ page, prefix, random, still });
      // What a list's product is chosen in lies over the screen.
      await page.keyboard.press('Escape');
      await scrollToEnd(page);
      await still();
      const screen = await screenOf(page, prefix);
      seen.push({ ...screen, ...(await record(page, join(folder, `w${way}.json`))) });
      await context.close();
    }
    player = await startPlayer(folder);
    for (const [way, { address, main, states }] of seen.entries()) {
      const name = `way ${way} to ${address}`;
      const shown = await replay(browser, player.urlOf(`w${way}`));
      expect.soft(main.length, name).toBeGreaterThan(500);
      expectSame(main, shown.main, name);
      expect.soft(shown.states, `${name}: machines`).toMatchObject(states);
    }
  });
