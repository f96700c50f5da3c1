/**
 * What a browser has seen answered, as the entries of a scenario: writes in their order, and reads so that after so many
 * writes the same is read as was then (docs/scenarios.md). The first entry that fits is taken when it is played.
 */
import type { CallDefinition } from '../../schemas/contract/define-call';
import { isStep } from '../../schemas/scenario/is-step';
import type { RecordedAnswer } from '../../schemas/scenario/recording';
import type { ScenarioAnswer } from '../../schemas/scenario/scenario';
import { contract } from '../../schemas/shop-contract';

export const definitionOf = (call: string): CallDefinition | null => {
  const [domain = '', name = ''] = call.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, CallDefinition>>>> = contract;
  return (Object.hasOwn(groups, domain) && Object.hasOwn(groups[domain] ?? {}, name) && groups[domain]?.[name]) || null;
};

interface Read {
  readonly after: number;
  readonly answer: ScenarioAnswer;
}

const isWrite = (call: string): boolean => {
  const definition = definitionOf(call);
  return definition === null || isStep(definition);
};

const isCart = (body: unknown): boolean => typeof body === 'object' && body !== null && 'fingerprint' in body;

const cartRead = (body: unknown): ScenarioAnswer => ({ call: 'cart.cart', status: 200, body });

/** What is read of one call: later ones first; of those between two writes, each but the last is given once. */
const readEntries = (reads: readonly Read[]): readonly ScenarioAnswer[] => {
  const counts = [...new Set(reads.map(({ after }) => after))].sort((a, b) => b - a);
  return counts.flatMap((after) => {
    const then = reads.filter((read) => read.after === after).map(({ answer }) => answer);
    return then.map((answer, index) => ({
      ...answer,
      ...(after > 0 ? { after } : {}),
      ...(index < then.length - 1 ? { times: 1 } : {}),
    }));
  });
};

/**
 * @param cart as the screen's flows began with it; null: none has begun
 * @param now the cart as it is in the end; null: there is none
 */
export const recordedEntries = (
  answers: readonly RecordedAnswer[],
  cart: object | null,
  now: ScenarioAnswer | null,
): readonly ScenarioAnswer[] => {
  const writes: ScenarioAnswer[] = [];
  // What never came is not counted by whoever plays it.
  const written = (): number => writes.filter(({ fault }) => fault === undefined).length;
  const reads = new Map<string, Read[]>();
  const read = (answer: ScenarioAnswer): void => {
    const known = reads.get(answer.call) ?? [];
    reads.set(answer.call, [...known, { after: written(), answer }]);
  };
  if (cart) read(cartRead(cart));
  for (const { call, status, body } of answers) {
    const given = status ? { status } : ({ status: 200, fault: status === 0 ? 'offline' : 'silent' } as const);
    const answer: ScenarioAnswer = { call, ...given, ...(body === undefined ? {} : { body }) };
    if (!isWrite(call)) read(answer);
    else {
      writes.push(answer);
      if (status === 200 && isCart(body)) read(cartRead(body));
    }
  }
  // The shop's own word of what the cart is in the end; a screen that nothing was written from began with it.
  if (now && written() > 0) {
    const carts = (reads.get('cart.cart') ?? []).filter(({ after }) => after < written());
    reads.set('cart.cart', [...carts, { after: written(), answer: now }]);
  }
  return [...writes, ...[...reads.values()].flatMap(readEntries)];
};
