/**
 * Floods against two processes that count as in production: JSON of a megabyte and of just what is taken, clients that
 * trickle, hundreds of orders for one mailbox, and one address that asks without end.
 */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../e2e/support/running-shop';
import type { Ask } from '../../server/domains/selling/order/broken-books.test-support';
import { openSmtpServer, type SmtpServer } from '../../server/domains/base/mails/smtp-server.test-support';
import { askOver, decide, orderer, readyCarts } from '../../server/domains/selling/order/shoppers.test-support';
import { usageOf } from '../server/process-tree';
import { ask, failing } from './ask';
import { askDatabase, channel, stockUp } from './orders/selling';
import type { Finding, Story } from './story';

const full = { bodies: 960, carts: 200, calls: 1_500, slow: 100 };
const atOnce = 16;
const mostMails = 5;
const mostDecisions = 600;
const mostGrownMegabytes = 250;
/** Of no cart. */
const noFingerprint = 'f'.repeat(43);
const trickleMs = 1_000;
/** Twice what the shop waits for a body. */
const slowPatienceMs = 70_000;

const filled = (bytes: number, open: string, piece: string, close: string): string =>
  `${open}${Array<string>(Math.floor((bytes - open.length - close.length) / (piece.length + 1)))
    .fill(piece)
    .join()}${close}`;

/** Wrong in as many ways as fit. */
const bodiesOf = (bytes: number): string[] => [
  filled(bytes, '{"products":[', '{}', ']}'),
  filled(bytes, '{"products":[{"sku_id":1,"quantity":1,', '"a":1', '}]}'),
  filled(bytes, '{"products":[', '"\\u0000"', ']}'),
  filled(bytes, '{"products":[', '1e400', ']}'),
  filled(bytes, '{"products":[', '[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]', ']}'),
  `{"products":[${'['.repeat(bytes - 20)}`,
  `{"products":"${'"'.padStart(bytes - 20, '\\\\')}}`,
];

const scaled = (count: number, scale: number): number => Math.max(atOnce, Math.round(count * scale));

/** The status with which a client that sends one byte a second is ended; 0: nothing was said. */
const trickle = (origin: string): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.write(
      `PATCH /v1/carts/products/add HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\nx-requested-with: XMLHttpRequest\r\ncontent-length: 60000\r\n\r\n`,
    );
    const timer = setInterval(() => socket.write(' '), trickleMs);
    socket.setTimeout(slowPatienceMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0));
    });
  });

const jsonFlood = async (origin: string, count: number): Promise<{ slowestMs: number; findings: Finding[] }> => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const bodies = [...bodiesOf(1_000_000), ...bodiesOf(65_000)];
  const findings: Finding[] = [];
  let slowestMs = 0;
  let isFlooding = true;
  const visits = (async () => {
    while (isFlooding) {
      const { status, ms } = await ask(origin, '/v1/payments');
      slowestMs = Math.max(slowestMs, ms);
      if (status !== 200) findings.push({ what: 'a visitor during the flood', detail: String(status) });
      await wait(20);
    }
  })();
  for (let sent = 0; sent < count; sent += atOnce) {
    const some = Array.from({ length: atOnce }, (_, index) => bodies[(sent / atOnce + index) % bodies.length] ?? '');
    const answers = await Promise.all(
      some.map((body) => ask(origin, '/v1/carts/products/add', { method: 'PATCH', headers, body })),
    );
    for (const [index, { status, body }] of answers.entries()) {
      // Status 0: the server hangs up on a body that it does not read to its end.
      if (![0, 400, 413, 422, 429].includes(status))
        findings.push({
          what: `a body of ${some[index]?.length ?? 0} bytes`,
          detail: `${status} ${body.slice(0, 100)}`,
        });
      if (body.length > 20_000)
        findings.push({ what: 'an answer of thousands of errors', detail: String(body.length) });
    }
  }
  isFlooding = false;
  await visits;
  return { slowestMs: Math.round(slowestMs), findings };
};

interface Shops {
  readonly first: string;
  readonly originOf: (index: number) => string;
  readonly rows: Ask;
  readonly smtp: SmtpServer;
}

const mailPatienceMs = 30_000;

/** Orders for one mailbox, all at once on both processes: how many stand, and how many mails it got within the hour. */
const mailFlood = async (
  { first, originOf, rows, smtp }: Shops,
  carts: number,
): Promise<{ orders: number; mails: number; findings: Finding[] }> => {
  const { skuId } = await stockUp(rows, 10_000);
  const ready = await readyCarts(askOver(first, channel), carts, () => ({ skuId }));
  const answers = await Promise.all(
    ready.map((cart, index) => decide(askOver(originOf(index), channel, 60_000), cart)),
  );
  const odd = answers.filter(({ status }) => ![200, 429, 503].includes(status));
  const findings = odd.slice(0, 1).map((answer) => ({ what: 'an odd answer', detail: JSON.stringify(answer) }));
  const mails = (): number => smtp.taken.filter(({ recipients }) => recipients.includes(orderer.email)).length;
  for (let waited = 0; waited < mailPatienceMs && mails() < mostMails; waited += 1_000) await wait(1_000);
  // Those that are too many would come now.
  await wait(5_000);
  const [row] = await rows(`select count(*) orders from mails`);
  return { orders: Number(row?.orders), mails: mails(), findings };
};

/** Calls of one address about carts that are not there; how many were not refused. */
const callFlood = async ({ originOf }: Shops, calls: number): Promise<number> => {
  let answered = 0;
  for (let asked = 0; asked < calls; asked += atOnce) {
    const some = await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        decide(askOver(originOf(index), channel), {
          token: `flood${asked + index}`.padEnd(20, 'x'),
          fingerprint: noFingerprint,
        }),
      ),
    );
    answered += some.filter(({ status }) => status !== 429).length;
  }
  return answered;
};

const openShops = async (folder: string) => {
  const smtp = await openSmtpServer();
  const counted = { REQUEST_LIMITS: 'on', SMTP_URL: smtp.url };
  const first = await startShop(`${folder}/floods-1`, { env: counted });
  const databaseUrl = first.run.databaseUrl ?? '';
  const env = { ...counted, DATABASE_URL: databaseUrl, DEMO: 'on' };
  const second = await startShop(`${folder}/floods-2`, { env });
  const originOf = (index: number): string => (index % 2 === 0 ? first.run.url : second.run.url);
  const shops: Shops = { first: first.run.url, originOf, rows: askDatabase(databaseUrl), smtp };
  return {
    shops,
    pid: first.run.pid,
    stop: async () => {
      await second.stop();
      await first.stop();
      await smtp.close();
    },
  };
};

export const floods: Story = async (folder, { scale }) => {
  const { shops, pid, stop } = await openShops(folder);
  const findings: Finding[] = [];
  try {
    const [bodies, carts] = [scaled(full.bodies, scale), scaled(full.carts, scale)];
    const [calls, slow] = [mostDecisions + scaled(full.calls, scale), scaled(full.slow, scale)];
    const beforeBytes = usageOf(pid).memoryBytes;
    const json = await jsonFlood(shops.first, bodies);
    const grownMegabytes = Math.round((usageOf(pid).memoryBytes - beforeBytes) / 1e6);
    const [ended, mail] = await Promise.all([
      Promise.all(Array.from({ length: slow }, (_, index) => trickle(shops.originOf(index)))),
      mailFlood(shops, carts),
    ]);
    const answered = await callFlood(shops, calls);
    const unended = ended.filter((status) => status !== 408).length;
    findings.push(...json.findings, ...mail.findings);
    const found = (isSo: boolean, what: string): void => void (isSo && findings.push({ what }));
    found(grownMegabytes > mostGrownMegabytes, `${grownMegabytes} MB more memory after the JSON flood`);
    found(unended > 0, `${unended} slow clients were not told 408`);
    found(mail.mails !== mostMails, `one mailbox was sent ${mail.mails} mails`);
    found(mail.orders < carts, `${mail.orders} of ${carts} orders stand`);
    found(answered > mostDecisions, `${answered} calls of one address were answered`);
    for (const origin of [0, 1].map(shops.originOf)) {
      const broken = await failing(origin);
      found(broken.length > 0, `after the floods: ${broken.join(', ')}`);
    }
    const { slowestMs: slowestVisitMs } = json;
    const { orders, mails } = mail;
    const figures = { bodies, slowestVisitMs, grownMegabytes, slow, carts, orders, mails, calls, answered };
    return { name: 'floods', figures, findings };
  } finally {
    await stop();
  }
};
