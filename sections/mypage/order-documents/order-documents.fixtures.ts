import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { cancelledReceipt, issuedReceipt, longReceipt, sampleReceipt } from '../../samples/documents';
import { longText, longWord } from '../../samples/shop';
import type { OrderDocumentsProps } from './order-documents.data';
import { orderDocumentsSettings } from './order-documents.settings';

const settings = settingsOf(orderDocumentsSettings);

export const orderDocumentsFixtures = {
  ok: { settings, data: { receipt: sampleReceipt } },
  issued: { settings, data: { receipt: issuedReceipt }, query: { saved: 'receipt' } },
  cancelled: { settings, data: { receipt: cancelledReceipt } },
  long: {
    settings: settingsOf(orderDocumentsSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { receipt: longReceipt },
  },
} satisfies Record<string, FixtureOf<OrderDocumentsProps>>;
