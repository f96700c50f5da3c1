import { type DeliveryService, unserved } from '../../delivery/delivery.service';
import type { PaymentMethodsService } from '../../payments/payments.service';
import type { SettingsService } from '../../../base/settings/settings.service';
import type { OwnOrderer } from './own-orderer';
import type { CartContext, CartTerms } from '../cart.types';

export interface CartTermsDeps {
  readonly settings: SettingsService;
  readonly delivery: DeliveryService;
  readonly payments: PaymentMethodsService;
  readonly ownOrderer: OwnOrderer;
}

/** The terms of a shop at a moment. What they are made of is remembered, so that most often nothing is read. */
export const createCartTerms =
  ({ settings, delivery, payments, ownOrderer }: CartTermsDeps) =>
  async ({ channel, now, visitor, seen }: CartContext): Promise<CartTerms> => {
    const isMember = visitor?.kind === 'member' && visitor.isRegistered;
    const [front, isSelling, rules, paymentMethods, withdrawnMethods, orderer, server] = await Promise.all([
      settings.front(channel, now),
      settings.isSelling(channel, now),
      delivery.rules(channel, now),
      payments.all(channel, now),
      payments.withdrawn(channel, now),
      isMember ? ownOrderer({ channelId: channel.id, memberId: visitor.userId }) : null,
      settings.server(channel, now),
    ]);
    return {
      channel,
      now,
      ...(visitor ? { visitor } : {}),
      ...(seen === undefined ? {} : { seen }),
      isSelling,
      ownOrderer: orderer,
      isMultipleAllowed: front['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'],
      isGiftAllowed: front['ORDER.SOCIAL_GIFT.IS_USE'] ?? false,
      giftUnserved: unserved(rules),
      giftTermDays: server.giftTermDays,
      rounding: front['TAX.ROUNDING'],
      pointPercent: server.pointPercent,
      pointDays: server.pointDays,
      paymentMethods,
      withdrawnMethods,
      refusalOf: (method, facts) => payments.refusalOf(method, facts),
      carriage: (input) => delivery.carriage(rules, input),
      leadTimes: (packings, from = now) => delivery.leadTimes(rules, from, packings),
    };
  };
