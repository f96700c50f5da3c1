/**
 * Capsules of carts and orders in which every marked field is written with signs that stand nowhere else, as the shop
 * answers them and as browsers hand them over: not one of those signs may be in a capsule, nor a token or card number.
 */
import { cart } from '../../schemas/cart/cart';
import { forms } from '../../schemas/forms.generated';
import { temporaryOrder } from '../../schemas/order/order';
import { leaksIn, personalValue } from '../../schemas/scenario/personal-values.test-support';
import { answerWarnings } from '../../server/replay/answer-warnings';
import { readScenarioFile } from '../../server/replay/scenario-file';
import { writeCapsule } from '../../server/capsule/write-capsule';
import { guest } from '../../src/domain/visitor';
import { createRandom } from './random';
import type { Finding, Story } from './story';

const cardNumber = '4242424242424242';
const { register, ...others } = forms;
interface Named {
  readonly $id: string;
}
const allForms: readonly [Named, ...Named[]] = [register.schema, ...Object.values(others).map(({ schema }) => schema)];

export const capsules: Story = (_folder, { scale }) => {
  const rounds = Math.max(20, Math.round(1_000 * scale));
  const random = createRandom(1315);
  const findings: Finding[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [now, begun, order] = [cart, cart, temporaryOrder].map((schema) => personalValue(schema, random.below));
    const form = random.pick(allForms);
    const typed = personalValue(form, random.below);
    const token = `QXZ_${String(round).padStart(24, 'QX')}`;
    const values = { ...(typed.value as Record<string, string>), ccNumber: cardNumber };
    const text = writeCapsule({
      channel: 'minori',
      address: `/cart/complete?id=${token}`,
      visitor: guest,
      now: new Date(1_795_000_000_000 + round * 60_000),
      build: 'soak',
      browser: 'soak',
      cookies: `cartToken=${token}; cart_count=minori.3; access_token=${token}`,
      answered: [
        { call: 'cart.cart', input: { params: { token } }, answer: { status: 200, body: now?.value, headers: {} } },
        {
          call: 'order.temporary',
          input: { params: { id: token } },
          answer: { status: 200, body: order?.value, headers: {} },
        },
      ],
      recording: {
        address: `/cart/complete?id=${token}`,
        build: '/assets/entry.js',
        cart: begun?.value as object,
        answers: [{ call: 'cart.modifyOrder', status: 200, body: begun?.value }],
        events: [
          { flow: round % 2 === 0 ? 'checkout' : 'submit', event: { type: 'submit', form: form.$id, values } },
          { flow: 'login', event: { type: 'login', values } },
          { flow: 'checkout', event: { type: 'decide', fingerprint: token } },
        ],
        lines: [`screen /cart/complete?id=${token}`],
      },
    });
    bytes += text.length;
    const secrets = [now, begun, order, typed].flatMap((made) => made?.secrets ?? []);
    for (const leak of leaksIn(text, { secrets: [...secrets, token, cardNumber] }))
      findings.push({ what: `"${leak}" is in a capsule`, detail: `round ${round}` });
    for (const warning of answerWarnings(readScenarioFile('capsule.json', text)))
      findings.push({ what: `it breaks the contract: ${warning}`, detail: `round ${round}` });
  }
  return Promise.resolve({ name: 'capsules', figures: { rounds, kilobytes: Math.round(bytes / 1000) }, findings });
};
