/** What the service of gifts takes and answers. */
import type { Kysely } from 'kysely';
import type { ShippingAddress } from '../../../../schemas/address/address';
import type { ErrorBody } from '../../../../schemas/contract/errors';
import type { DeliveryTimezone } from '../../../../schemas/delivery/delivery';
import type {
  Gift,
  GiftDraft,
  GiftInput,
  GiftLeadTime,
  GiftShipping,
  ReceivedGift,
} from '../../../../schemas/gift/gift';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request/request-context';
import type { Place, PlaceHooks } from '../../members/book/book.hooks';
import type { DeliveryService } from '../delivery/delivery.service';
import type { GiftOrdersService, Over } from '../order/gifts/gift-orders.service';

export type GiftContext = Pick<RequestContext, 'channel' | 'now'>;

export interface GiftLink {
  readonly token: string;
  /** What they prove themselves by; undefined: nothing. */
  readonly receiver?: string | undefined;
}

/** It can be mended: `errors` are messages by field of the call. */
export interface GiftRefusal {
  readonly ok: false;
  readonly code: 'request.invalid' | 'gift.not-served' | 'gift.delivery.not-possible';
  readonly message: string;
  readonly errors: NonNullable<ErrorBody['errors']>;
}

export interface GiftGone {
  readonly ok: false;
  readonly code: 'gift.not-found' | `gift.${Over}`;
}

export type Said<Value> = ({ readonly ok: true } & Value) | GiftGone | GiftRefusal;

export interface WantedDay {
  readonly delivery_at: string | null;
  /** The first key is the chosen one. */
  readonly delivery_timezone: object;
}

export type ChosenDay = Pick<GiftDraft, 'delivery_at'> & { readonly delivery_timezone_key: DeliveryTimezone };

export interface GiftsService {
  /** Null: no such gift in this channel. */
  products(context: GiftContext, token: string): Promise<Gift | null>;
  shipping(
    context: GiftContext,
    link: GiftLink,
  ): Promise<{ readonly ok: true; readonly shipping: GiftShipping } | GiftGone>;
  /** Keeps it for this receiver. `receiver`: what they prove themselves by from now on. */
  checkShipping(
    context: GiftContext,
    link: GiftLink,
    address: ShippingAddress,
  ): Promise<Said<{ shippingId: number; receiver: string }>>;
  checkDelivery(context: GiftContext, link: GiftLink, wanted: WantedDay): Promise<Said<{ chosen: ChosenDay }>>;
  leadTimes(context: GiftContext, token: string, place: Place): Promise<Said<{ leadTime: GiftLeadTime }>>;
  receive(context: GiftContext, link: GiftLink, input: GiftInput): Promise<Said<{ gift: ReceivedGift }>>;
  /** Null: there is none, or nobody has received it. */
  complete(context: GiftContext, link: GiftLink): Promise<ReceivedGift | null>;
}

export interface GiftsOptions {
  readonly db: Kysely<Database>;
  readonly orders: GiftOrdersService;
  readonly delivery: Pick<DeliveryService, 'rules' | 'leadTimes'>;
  readonly places: PlaceHooks;
}
