/**
 * What the browser's cookies prove, and how it names itself, with the calls that take it: which those are, the headers of their
 * definitions say. No script holds any of what is proven.
 */
import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '../../../schemas/contract/define-call';
import { contract, definitionOf } from '../../../schemas/shop-contract';
import { tokenIn } from '../../../src/lib/cart-cookies';
import type { RawInput } from '../../http/compiled-call';
import { giftReceiverOf } from './gift-cookies';
import { orderedWith } from './order-cookies';
import { loginFlowOf } from './provider-cookies';
import { visitorTokenOf } from './visitor-cookies';

const textAt = (value: unknown, [name, ...rest]: readonly string[]): string | undefined => {
  if (name === undefined) return typeof value === 'string' ? value : undefined;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? textAt((value as Readonly<Record<string, unknown>>)[name], rest)
    : undefined;
};

/** Of the browser's cart, which becomes the member's, or has become an order. */
const cartOf = (request: FastifyRequest): string | undefined => {
  const token = tokenIn(request.headers.cookie ?? '') ?? '';
  return /^[\w-]{32}$/.test(token) ? token : undefined;
};

type Prove = (request: FastifyRequest, call: string, input: RawInput) => string | undefined;

/** Of a thing that the input names there; absent: it names none. */
const proofOf =
  (places: readonly (readonly string[])[], prove: (request: FastifyRequest, name: string) => string | undefined) =>
  (request: FastifyRequest, input: RawInput): string | undefined => {
    const name = places.map((place) => textAt(input, place)).find((text) => text !== undefined);
    return name === undefined ? undefined : prove(request, name);
  };

const ofGift = proofOf(
  [
    ['params', 'token'],
    ['body', 'token'],
  ],
  giftReceiverOf,
);
const ofLogin = proofOf([['query', 'state']], loginFlowOf);

/** By the header that a call takes it in. */
export const proofs = {
  'x-cart-token': (request, call, input) => {
    const orderAt = definitionOf(call)?.orderAt;
    return orderAt ? proofOf([orderAt], orderedWith)(request, input) : cartOf(request);
  },
  'x-visitor-token': (request) => visitorTokenOf(request),
  'x-login-flow': (request, _call, input) => ofLogin(request, input),
  'x-gift-receiver': (request, _call, input) => ofGift(request, input),
  'user-agent': (request) => request.headers['user-agent'],
} as const satisfies Readonly<Record<string, Prove>>;

type Proof = keyof typeof proofs;
const isProof = (header: string): header is Proof => Object.hasOwn(proofs, header);

const taken: ReadonlyMap<string, readonly Proof[]> = new Map(
  Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries<CallDefinition>(calls).map(([name, { headers }]): [string, readonly Proof[]] => [
      `${group}.${name}`,
      Object.keys(headers?.properties ?? {}).filter(isProof),
    ]),
  ),
);

/** The call's input with what the browser proves and says of itself. What the caller says stays. */
export const withProof = <Input extends RawInput>(request: FastifyRequest, call: string, input: Input): Input => {
  const proven = (taken.get(call) ?? []).flatMap((header) => {
    const proof = proofs[header](request, call, input);
    return proof === undefined ? [] : [[header, proof] as const];
  });
  return proven.length === 0 ? input : { ...input, headers: { ...Object.fromEntries(proven), ...input.headers } };
};
