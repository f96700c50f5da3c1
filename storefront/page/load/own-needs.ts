/**
 * What is a visitor's own is drawn on the screens of the cart, of gifts, of members and behind mailed links alone, for each request. All others
 * are drawn for everyone and kept: what is personal on them is a reserved place that the browser fills (docs/caching.md).
 */
import { audienceOf } from '../../../schemas/audience-of';
import type { Query } from '../../../schemas/query';
import type { Access } from '../../../schemas/screens/define-screens';
import type { ScreenRow } from '../../../schemas/screens/screens';

const personal: Readonly<Record<Access, boolean>> = {
  public: false,
  auth: false,
  cart: true,
  gift: true,
  member: true,
};

/** Whether a screen shows what belongs to its visitor, or to who holds its address: it is drawn for each request and kept nowhere. */
export const isPersonal = ({ access, secrets }: Pick<ScreenRow, 'access' | 'secrets'>): boolean =>
  personal[access] || secrets !== undefined;

/** A screen for everyone asks for what is not for everyone: a fault of whoever wrote or placed the section. */
export class MisplacedNeed extends Error {
  override readonly name = 'MisplacedNeed';
}

/** Throws a MisplacedNeed where one of the queries is not for everyone. */
export const refuseOwnNeeds = (queries: readonly Query[]): void => {
  for (const { call } of queries) {
    const audience = audienceOf(call);
    if (audience !== 'everyone')
      throw new MisplacedNeed(
        `${call} is for one ${audience}, and this screen is drawn for everyone and kept: draw a place for it that the browser fills (docs/caching.md)`,
      );
  }
};
