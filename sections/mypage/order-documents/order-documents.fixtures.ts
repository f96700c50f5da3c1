import { settingsOf, type FixtureOf } from '../../samples/fixture';
import {
  cancelledReceipt,
  freeReceipt,
  issuedReceipt,
  longReceipt,
  refundedReceipt,
  sampleReceipt,
  unprintableReceipt,
} from '../../samples/documents';
import { longText, longWord } from '../../samples/shop';
import type { OrderDocumentsProps } from './order-documents.data';
import { orderDocumentsSettings } from './order-documents.settings';

const settings = settingsOf(orderDocumentsSettings);
const params = { key: sampleReceipt.id } as const;
const query = { no: sampleReceipt.order_no, t: 'q'.repeat(22) } as const;

export const orderDocumentsFixtures = {
  ok: { settings, data: { receipt: sampleReceipt }, params },
  issued: { settings, data: { receipt: issuedReceipt }, params },
  cancelled: { settings, data: { receipt: cancelledReceipt }, params },
  /** Came back, and its money went back. */
  returned: {
    settings,
    data: { receipt: { ...sampleReceipt, status: 'returned', is_issued: true } as const },
    params,
  },
  refunded: { settings, data: { receipt: refundedReceipt }, params },
  free: { settings, data: { receipt: freeReceipt }, params },
  unprintable: { settings, data: { receipt: unprintableReceipt }, params },
  guest: { settings, data: { receipt: sampleReceipt }, query },
  guestIssued: { settings, data: { receipt: issuedReceipt }, query },
  long: {
    settings: settingsOf(orderDocumentsSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { receipt: longReceipt },
    params,
  },
} satisfies Record<string, FixtureOf<OrderDocumentsProps>>;
