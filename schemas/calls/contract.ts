/** The whole contract: every call by domain. A call's id is `domain.name`. */
import { addressCalls } from './address.calls';
import { cartCalls } from './cart.calls';
import { catalogCalls } from './catalog.calls';
import { contentCalls } from './content.calls';
import type { CallDefinition } from './define-call';
import { layoutCalls } from './layout.calls';
import { orderCalls } from './order.calls';
import { siteCalls } from './site.calls';
import { trackingCalls } from './tracking.calls';

export const contract = {
  site: siteCalls,
  layout: layoutCalls,
  catalog: catalogCalls,
  content: contentCalls,
  cart: cartCalls,
  order: orderCalls,
  address: addressCalls,
  tracking: trackingCalls,
} as const;

export type Contract = typeof contract;
export type Domain = keyof Contract;

/** Ids of all calls, e.g. `catalog.product`. */
export type CallId = { [D in Domain]: `${D}.${keyof Contract[D] & string}` }[Domain];

/** The definition behind an id. */
export type CallOf<Id extends CallId> = Id extends `${infer D extends Domain}.${infer N}`
  ? N extends keyof Contract[D]
    ? Contract[D][N] extends CallDefinition
      ? Contract[D][N]
      : never
    : never
  : never;
