/** How long a PDF of an order for three addresses takes, and how much memory the shop keeps and takes for it. */
import { askOver, decide, readyAtThree } from '../../server/domains/selling/order/shoppers.test-support';
import type { Measure } from '../report/measure';
import { usageOf } from '../server/process-tree';
import { askDatabase, channel, stockUp } from '../soak/orders/selling';
import { median } from '../statistics';
import { withShop } from './with-shop';

const times = 30;
const warmingCalls = 100;
const watchEachMs = 5;
const group = 'Papers';

export const measurePapers = (folder: string): Promise<Measure[]> =>
  withShop(folder, { NODE_ENV: 'development', REQUEST_LIMITS: 'off' }, async ({ url, databaseUrl, pid }) => {
    const rows = askDatabase(databaseUrl ?? '');
    const ask = askOver(url, channel);
    const { skuId } = await stockUp(rows, 1_000);
    const { body } = await decide(ask, await readyAtThree(ask, { skuId, pay: 'bank' }));
    const number = String(body.order_no);
    const [order] = await rows(`select guest_token from orders where order_no = '${number}'`);
    const path = `${url}/v1/orders/${number}/download/billing?t=${String(order?.guest_token)}`;
    const draw = async (): Promise<number> => {
      const from = performance.now();
      const answer = await fetch(path, { headers: { 'x-channel-id': channel } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The billing was answered ${answer.status}.`);
      return performance.now() - from;
    };
    // What any call takes of a new process is not the paper's.
    for (let left = warmingCalls; left > 0; left -= 1)
      await ask('GET', `/v1/orders/${number}?t=${String(order?.guest_token)}`);
    const before = usageOf(pid).memoryBytes;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, usageOf(pid).memoryBytes)), watchEachMs);
    const first = await draw();
    const later: number[] = [];
    for (let left = times; left > 0; left -= 1) later.push(await draw());
    clearInterval(watch);
    const grown = (most - before) / 1e6;
    return [
      { group, name: 'a PDF, the first of a process', value: Math.round(first), unit: 'ms', aim: { atMost: 400 } },
      { group, name: `a PDF, median of ${times}`, value: Math.round(median(later)), unit: 'ms', aim: { atMost: 400 } },
      {
        group,
        name: `more memory at most, of ${times + 1} PDFs`,
        value: Math.round(grown),
        unit: 'MB',
        aim: { atMost: 60 },
      },
    ];
  });
