import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { cancelledReceipt, issuedReceipt, longReceipt, sampleReceipt } from '../../samples/documents';
import { longText, longWord } from '../../samples/shop';
import type { GuestReceiptProps } from './guest-receipt.data';
import { guestReceiptSettings } from './guest-receipt.settings';

const settings = settingsOf(guestReceiptSettings);
const query = { no: sampleReceipt.order_no, t: 'q'.repeat(22) } as const;

export const guestReceiptFixtures = {
  ok: { settings, data: { receipt: sampleReceipt }, query },
  issued: { settings, data: { receipt: issuedReceipt }, query },
  cancelled: { settings, data: { receipt: cancelledReceipt }, query },
  long: {
    settings: settingsOf(guestReceiptSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { receipt: longReceipt },
    query,
  },
} satisfies Record<string, FixtureOf<GuestReceiptProps>>;
