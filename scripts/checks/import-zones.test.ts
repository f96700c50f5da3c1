import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Each line is a file and what it imports, of some only types; what is forbidden names its rule.
const files: Record<string, { imports: string[]; breaks?: string }> = {
  'schemas/contract/errors.ts': { imports: [] },
  'schemas/cart/cart.errors.ts': { imports: ['type ../contract/errors'] },
  'schemas/contract/bad.ts': { imports: ['../cart/cart.errors'], breaks: 'contract-below-groups' },
  'src/lib/list.ts': { imports: [] },
  'src/domain/money.ts': { imports: ['../../schemas/contract/errors', '../lib/list'] },
  'src/layout/engine.ts': { imports: ['../../schemas/contract/errors'] },
  'src/layout/bad.ts': { imports: ['../domain/money'], breaks: 'zone-layout' },
  'src/api/client.ts': { imports: ['../lib/list'] },
  'src/api/browser-client.ts': { imports: ['./client'] },
  'src/actions/order.action.ts': { imports: ['../../schemas/contract/errors', '../domain/money', '../api/client'] },
  'src/actions/bad.action.ts': { imports: ['../api/browser-client'], breaks: 'zone-actions' },
  'flows/order/order.actors.ts': { imports: ['../../src/actions/order.action'] },
  'server/plugins/storefront/forms/posts.ts': { imports: ['../../../../src/actions/order.action'] },
  'server/domains/showing/orders/orders.service.ts': {
    imports: ['../../../../src/actions/order.action'],
    breaks: 'zone-server',
  },
  'sections/product/order/order.tsx': { imports: ['../../../src/actions/order.action'], breaks: 'zone-sections' },
  'src/actions/action-of.ts': { imports: ['./order.action'] },
  'sections/product/order/order-asks.tsx': { imports: ['../../../src/api/browser-client'], breaks: 'zone-sections' },
  'sections/product/order/order-form.tsx': { imports: ['type ../../../src/actions/action-of'] },
  'sections/product/order/order-sent.tsx': {
    imports: ['../../../src/actions/action-of'],
    breaks: 'sections-name-actions',
  },
  'sections/product/card/card.tsx': { imports: ['../../../src/domain/money'] },
  'sections/product/stock/stock.settings.ts': { imports: ['../../../src/layout/engine'] },
  'sections/product/stock/stock.data.ts': { imports: ['./stock.settings', '../../../src/layout/engine'] },
  'sections/product/stock/stock.section.ts': { imports: ['./stock.data', './stock-default'] },
  'sections/product/stock/stock-default.tsx': { imports: ['type ./stock.data', '../card/card', './stock.css'] },
  'sections/product/stock/stock.css.ts': { imports: [] },
  'sections/product/stock/stock.parts.ts': { imports: ['./stock.css'] },
  'sections/product/stock/stock-wide.tsx': { imports: ['./stock.data'], breaks: 'data-below-views' },
  'sections/product/stock/stock-high.tsx': { imports: ['type ./stock.section'], breaks: 'definition-above-views' },
  'sections/product/list/list.data.ts': { imports: ['../card/card'], breaks: 'zone-data' },
  'sections/forms/sending.tsx': { imports: ['../product/card/card'], breaks: 'forms-below-areas' },
  'themes/plain/stock/stock-plain.css.ts': { imports: ['../../../sections/product/stock/stock.parts'] },
  'themes/plain/stock/stock-plain.tsx': {
    imports: ['./stock-plain.css', '../../../sections/product/stock/stock.css'],
    breaks: 'theme-styles-parts',
  },
  'sections/product/data/data.section.ts': { imports: ['../stock/stock.section'], breaks: 'section-to-section' },
  'sections/product/data/data.settings.ts': { imports: ['../card/card'], breaks: 'zone-settings' },
  'sections/product/data/data.test.ts': { imports: ['../../../fixtures/products', './data.section'] },
  'fixtures/products.ts': { imports: ['../schemas/contract/errors'] },
  'storefront/page/entry.ts': { imports: ['../../sections/product/data/data.section', '../island/payload'] },
  'storefront/page/bad.ts': { imports: ['../../fixtures/products'], breaks: 'no-test-code' },
  'storefront/page/crossing.ts': { imports: ['../browser/start'], breaks: 'zone-page' },
  'storefront/browser/start.ts': { imports: ['../island/payload', '../../flows/cart'] },
  'storefront/browser/crossing.ts': { imports: ['../page/entry'], breaks: 'zone-browser' },
  'storefront/island/payload.ts': { imports: ['../../src/lib/list'] },
  'flows/cart/index.ts': { imports: ['./cart.machine'] },
  'flows/cart/cart.machine.ts': { imports: ['react'], breaks: 'flow-machine-no-react' },
  'server/db/client.ts': { imports: ['../../schemas/contract/errors'] },
  'server/domains/showing/news/news.repository.ts': { imports: ['../../../db/client'] },
  'server/domains/showing/news/news.service.ts': { imports: ['./news.repository'] },
  'server/domains/showing/news/news.handlers.ts': {
    imports: ['./news.service', '../../../db/client'],
    breaks: 'handlers-no-database',
  },
  'server/domains/showing/shop/shop.service.ts': {
    imports: ['../news/news.service', '../news/news.repository'],
    breaks: 'domain-across',
  },
  'server/request/handlers.ts': { imports: [] },
  'server/domains/showing/news/news.hooks.ts': { imports: ['./news.service'], breaks: 'hooks-are-types' },
  'server/domains/showing/shop/shop.types.ts': {
    imports: ['../news/news.handlers'],
    breaks: 'handlers-are-composed-by-their-wing',
  },
  'server/domains/showing/shop/shop.handlers.ts': { imports: ['../../../request/handlers', './shop.service'] },
  'server/domains/showing/showing.generated.ts': { imports: ['./news/news.handlers', './shop/shop.handlers'] },
  'server/domains/showing/showing.ts': {
    imports: ['./showing.generated', '../selling/cart/lines/limits'],
    breaks: 'wing-showing',
  },
  'server/domains/members/members.ts': { imports: ['../../request/handlers'], breaks: 'only-handlers-answer' },
  'server/domains/base/base.ts': {
    imports: ['../showing/news/news.handlers'],
    breaks: 'handlers-are-composed-by-their-wing',
  },
  'server/domains/selling/cart/rows/state.ts': { imports: ['../lines/limits'], breaks: 'inside-cart-rows' },
  'server/domains/selling/cart/cart.clean-ups.ts': { imports: [] },
  'server/domains/selling/cart/rows/round-about.ts': { imports: ['../cart.clean-ups'], breaks: 'inside-cart-rows' },
  'server/domains/selling/cart/wrapping/wrap.ts': { imports: ['../lines/limits'], breaks: 'inside-cart' },
  'server/domains/selling/cart/lines/limits.ts': { imports: [] },
  'server/domains/selling/cart/checkout/amounts.ts': { imports: ['../rows/state', '../lines/limits'] },
  'server/domains/selling/cart/cart.service.ts': {
    imports: ['../../showing/showing', './checkout/amounts'],
    breaks: 'wings-are-composed-once',
  },
  'server/plugins/answer.ts': { imports: ['../request/handlers'], breaks: 'only-handlers-answer' },
  'server/domains/base/texts/texts.service.ts': { imports: ['../../showing/news/news.service'], breaks: 'wing-base' },
  'server/domains/members/login/login.service.ts': {
    imports: ['../../selling/cart/lines/limits'],
    breaks: 'wing-members',
  },
  'server/domains/members/login/login.types.ts': { imports: ['../../showing/news/news.service'] },
  'server/domains/showing/news/news.types.ts': {
    imports: ['type ../../members/login/login.types'],
    breaks: 'wing-showing',
  },
  'server/domains/guests/visit/visit.service.ts': {
    imports: ['../../selling/cart/lines/limits'],
    breaks: 'every-domain-in-a-wing',
  },
  'server/domains/base/texts/texts.types.ts': {
    imports: ['type ../../guests/visit/visit.service'],
    breaks: 'no-domain-without-a-wing',
  },
  'server/domains/loose.ts': { imports: ['./selling/cart/lines/limits'], breaks: 'every-domain-in-a-wing' },
  'server/domains/selling/loose.ts': { imports: ['./cart/lines/limits'], breaks: 'every-domain-in-a-wing' },
  'server/request/channel.ts': { imports: ['../../schemas/contract/errors'] },
  'server/http/send.ts': { imports: ['../db/client', '../request/channel'] },
  'server/db/sender.ts': { imports: ['../http/send'], breaks: 'floor-db' },
  'server/request/routes.ts': { imports: ['type ../plugins/routes'], breaks: 'floor-request' },
  'server/plugins/routes.ts': { imports: ['../http/send', '../domains/showing/news/news.service'] },
  'server/source/open.ts': { imports: ['../plugins/routes'], breaks: 'floor-source' },
  'server/jobs/again.ts': { imports: ['../app'], breaks: 'floor-jobs' },
  'server/queues/queue.ts': { imports: ['../db/client'], breaks: 'every-server-room-on-a-floor' },
  'server/start/queued.ts': { imports: ['../queues/queue'], breaks: 'no-server-room-without-a-floor' },
  'studio/app.ts': { imports: ['../src/lib/list', '../schemas/contract/errors'] },
  'studio/drawing.ts': { imports: ['../sections/product/card/card'], breaks: 'zone-studio' },
  'studio/reading.ts': { imports: ['../server/db/client'], breaks: 'zone-studio' },
  'src/ui/from-studio.ts': { imports: ['../../studio/app'], breaks: 'studio-is-a-top' },
  'vite/from-studio.ts': { imports: ['../studio/app'], breaks: 'studio-is-a-top' },
  'src/loose.ts': { imports: ['../sections/product/card/card'], breaks: 'every-file-in-a-room' },
  'src/styles/reset.ts': { imports: ['../lib/list'], breaks: 'every-file-in-a-room' },
  'storefront/loose.ts': { imports: ['./island/payload'], breaks: 'every-file-in-a-room' },
  'gallery/app.ts': { imports: ['../sections/product/card/card'], breaks: 'every-file-in-a-room' },
  'gallery/frames.ts': { imports: [], breaks: 'no-orphans' },
  'scripts/hang.ts': { imports: ['../gallery/app'], breaks: 'no-room-without-rules' },
  'server/app.ts': { imports: ['../storefront/page/entry'], breaks: 'storefront-is-the-top' },
  'server/sections.ts': {
    imports: ['../sections/product/card/card'],
    breaks: 'zone-server',
  },
  'src/ui/one.ts': { imports: ['./two'], breaks: 'no-cycles' },
  'src/ui/two.ts': { imports: ['./one'] },
  'src/ui/type-one.ts': { imports: ['type ./type-two'], breaks: 'no-cycles' },
  'src/ui/type-two.ts': { imports: ['./type-one'] },
  'src/ui/orphan.ts': { imports: [], breaks: 'no-orphans' },
  'e2e/top.spec.ts': { imports: ['../schemas/contract/errors'], breaks: 'e2e-black-box' },
};

type Violation = { rule: { name: string }; from: string };
const project = process.cwd();
let root = '';
let violations: Violation[] = [];

const cruise = (): Promise<string> =>
  new Promise((answer) => {
    const cli = resolve(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
    // It exits with the number of violations, so an error is no failure here.
    execFile(
      process.execPath,
      [cli, '--output-type', 'json', ...folders],
      { cwd: root, maxBuffer: 1e8 },
      (_error, stdout) => answer(stdout),
    );
  });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'noren-zones-'));
  for (const name of ['.dependency-cruiser.cjs', 'scripts/imports', 'tsconfig.json', 'package.json'])
    cpSync(join(project, name), join(root, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  for (const [path, { imports }] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const lines = imports.map((target, index) =>
      target.startsWith('type ')
        ? `import type * as m${index} from '${target.slice('type '.length)}';\nexport type U${index} = typeof m${index};`
        : `import * as m${index} from '${target}';\nexport const u${index} = m${index};`,
    );
    writeFileSync(join(root, path), `${lines.join('\n')}\nexport const own = 1;\n`);
  }
  const report = JSON.parse(await cruise()) as { summary: { violations: Violation[] } };
  violations = report.summary.violations;
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('import zones', () => {
  const cases = Object.entries(files);

  it.each(cases.filter(([, { breaks }]) => breaks))('refuses %s', (path, { breaks }) => {
    const rules = violations.filter(({ from }) => from === path).map(({ rule }) => rule.name);
    expect(rules).toContain(breaks);
  });

  it('lets everything else be', () => {
    const broken = cases.filter(([, { breaks }]) => breaks).map(([path]) => path);
    const others = violations.filter(
      ({ from }) => !broken.includes(from) && !/^src[/]ui[/](type-)?two[.]ts$/.test(from),
    );
    expect(others.map(({ from, rule }) => `${from}: ${rule.name}`)).toEqual([]);
  });
});
