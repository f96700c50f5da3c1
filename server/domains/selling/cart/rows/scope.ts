import type { Visitor } from '../../../../../src/domain/visitor';
import { japanDay } from '../../../../../src/lib/japan-time';
import type { CartContext } from '../cart.types';
import type { CartScope } from './skus.repository';

export type CartOwner = Extract<Visitor, { kind: 'member' }>;

/** Who has not confirmed the mail address is a guest. */
export const ownerIn = ({ visitor }: CartContext): CartOwner | null =>
  visitor?.kind === 'member' && visitor.isRegistered ? visitor : null;

export const cartScope = (context: CartContext): CartScope => ({
  channelId: context.channel.id,
  memberId: ownerIn(context)?.userId ?? null,
  now: context.now,
  today: japanDay(context.now),
});
