/** That an order is to be told of, in the transaction of what is told; what the mail says is read when it is sent. */
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { putMail } from '../../../base/mails/mails.service';
import type { OrderMailKind } from '../../../base/mails/mails.types';
import { readMailedFor } from './mailed-for.repository';

interface ToldOrder {
  readonly channelId: string;
  readonly orderId: number;
}

/** @param about which of several things of the kind, as the second dispatch: each is told once */
export const tell = async (
  trx: Transaction<Database>,
  { channelId, orderId }: ToldOrder,
  kind: OrderMailKind,
  now: Date,
  about = 0,
): Promise<void> => {
  await putMail(trx, { channelId, orderId, kind, about, sender: await readMailedFor(trx, orderId) }, now);
};
