/**
 * The embedded shop: its wings, one on the other, on one database. A wing takes those below it. A lower one reaches upwards
 * only by hooks, which are filled in here, and here alone ([ADR 10](../../docs/adr/0010-wings-and-hooks.md)).
 */
import type { ContractHandlers, DeskHandlers } from '../request/handlers';
import type { CleanUpOptions, Job } from '../jobs/job';
import { type Base, type BaseOptions, createBase } from './base/base';
import { baseCleanUps } from './base/base.generated';
import { createMembers, type Members, type MembersOptions } from './members/members';
import { membersCleanUps } from './members/members.generated';
import { createSelling, type Selling, type SellingOptions } from './selling/selling';
import { sellingCleanUps } from './selling/selling.generated';
import { createShowing } from './showing/showing';
import { showingCleanUps } from './showing/showing.generated';

export interface ShopOptions extends BaseOptions, MembersOptions, SellingOptions {}

export interface Shop
  extends
    Pick<Base, 'channels' | 'keycodes' | 'settings' | 'pictures' | 'mails'>,
    Pick<Members, 'sessions'>,
    Pick<Selling, 'carts' | 'settlement' | 'fulfilment' | 'paymentMessages'> {
  readonly handlers: ContractHandlers & DeskHandlers;
}

export function createShop(options: ShopOptions): Shop {
  const base = createBase(options, { mails: () => ({ ...members.hooks.mails, ...selling.hooks.mails }) });
  const showing = createShowing(base);
  const members: Members = createMembers(base, showing, options, {
    members: () => selling.hooks.members,
    places: () => selling.hooks.places,
  });
  const selling: Selling = createSelling(base, members, options);
  const handlers = { ...showing.handlers, ...members.handlers, ...selling.handlers };
  return { ...base, ...members, ...selling, handlers };
}

/** What the shop clears up by itself. */
export const cleanUps = (options: CleanUpOptions): readonly Job[] =>
  [...sellingCleanUps, ...membersCleanUps, ...showingCleanUps, ...baseCleanUps].flatMap((jobs) => jobs(options));
