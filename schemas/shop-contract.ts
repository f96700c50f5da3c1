/**
 * What the storefront asks: every call by group, which has the name of its domain. A call's id is `group.name`. The groups
 * are found by their folders: `npm run index` writes their list.
 *
 * A call for staff does not compile here: it stands in a contract of its own, `schemas/<app>-contract.ts`, so that nothing
 * of it reaches what a shopper downloads (scripts/checks/built-calls.ts).
 */
import type { Audience, CallDefinition, CallGroups } from './contract/define-call';
import { shopGroups, shopGroupTexts } from './shop-groups.generated';

export type ShopCalls = CallGroups<Exclude<Audience, 'staff'>>;

export const contract = shopGroups satisfies ShopCalls;

export type Contract = typeof contract;
export type Domain = keyof Contract;

/** What the calls of a group are about, for whoever reads the API's documentation. */
export const domainTexts: Readonly<Record<Domain, string>> = shopGroupTexts;

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

/** The definition behind a text that may be no id; null: it is none. */
export const definitionOf = (call: string): CallDefinition | null => {
  const [domain = '', name = ''] = call.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, CallDefinition>>>> = contract;
  return (Object.hasOwn(groups, domain) && Object.hasOwn(groups[domain] ?? {}, name) && groups[domain]?.[name]) || null;
};

/** The definition of a call. Throws for what is none. */
export const callOf = (id: CallId): CallDefinition => {
  const call = definitionOf(id);
  if (!call) throw new Error(`${id} is no call of the contract`);
  return call;
};
