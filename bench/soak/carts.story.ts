/** Random carts of all kinds: their sums, and what shoppers are told of them. */
import { runTests } from './run-tests';
import type { Story } from './story';

const full = 20_000;
const file = 'server/domains/selling/cart/checkout/sums.test.ts';

export const carts: Story = async (_folder, { scale }) => {
  const count = Math.max(40, Math.round(full * scale));
  const { findings } = await runTests(file, { NOREN_CARTS: String(count) });
  return { name: 'random carts', figures: { carts: count }, findings };
};
