/**
 * What the storefront asks: every call by group, which has the name of its domain. A call's id is `group.name`.
 *
 * A call for staff does not compile here: it stands in a contract of its own, `schemas/<app>-contract.ts`, so that nothing
 * of it reaches what a shopper downloads (scripts/checks/built-calls.ts).
 */
import { addressCalls } from './address/address.calls';
import { authCalls } from './auth/auth.calls';
import { cartCalls } from './cart/cart.calls';
import { catalogCalls } from './catalog/catalog.calls';
import { contentCalls } from './content/content.calls';
import type { Audience, CallDefinition, CallGroups } from './contract/define-call';
import { layoutCalls } from './layout/layout.calls';
import { orderCalls } from './order/order.calls';
import { siteCalls } from './site/site.calls';
import { trackingCalls } from './tracking/tracking.calls';
import { userCalls } from './user/user.calls';

export type ShopCalls = CallGroups<Exclude<Audience, 'staff'>>;

export const contract = {
  site: siteCalls,
  layout: layoutCalls,
  catalog: catalogCalls,
  content: contentCalls,
  auth: authCalls,
  user: userCalls,
  cart: cartCalls,
  order: orderCalls,
  address: addressCalls,
  tracking: trackingCalls,
} as const satisfies ShopCalls;

export type Contract = typeof contract;
export type Domain = keyof Contract;

/** What the calls of a domain are about, for whoever reads the API's documentation. */
export const domainTexts: Readonly<Record<Domain, string>> = {
  site: 'The shop itself: its channels, settings, colours, texts and business days.',
  layout: 'Which sections stand on which screen.',
  catalog: 'Products and what they are found by: categories, brands, makers, tags, collections.',
  content: 'News, banners, and questions with their answers.',
  auth: 'Logging in, and what becomes of a login.',
  user: 'Members’ accounts: registering, and what members tell of themselves.',
  cart: 'A visitor’s cart, from the first product to the decision to buy.',
  order: 'Orders, and how they are paid.',
  address: 'Japanese postal codes and prefectures.',
  tracking: 'What visitors have looked at.',
};

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
