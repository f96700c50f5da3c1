import { type Migration } from '../migration';
import { up as channels } from './0001-channels';
import { up as dataVersions } from './0002-data-versions';
import { up as content } from './0003-content';
import { up as taxonomy } from './0004-taxonomy';
import { up as products } from './0005-products';
import { up as productSummaries } from './0006-product-summaries';
import { up as search } from './0007-search';
import { up as delivery } from './0008-delivery';
import { up as carts } from './0009-carts';
import { up as orders } from './0010-orders';
import { up as sandboxPayments } from './0011-sandbox-payments';
import { up as mails } from './0012-mails';
import { up as paymentStates } from './0013-payment-states';
import { up as endedCarts } from './0014-ended-carts';
import { up as upkeep } from './0015-upkeep';
import { up as requestCounts } from './0016-request-counts';
import { up as arrangements } from './0017-arrangements';
import { up as searchWords } from './0018-search-words';
import { up as purchase } from './0019-purchase';
import { up as schemeColors } from './0020-scheme-colors';
import { up as paymentChecks } from './0021-payment-checks';

/** In the order in which they run; a new one goes to the end. */
export const migrations: readonly Migration[] = [
  { id: '0001-channels', up: channels },
  { id: '0002-data-versions', up: dataVersions },
  { id: '0003-content', up: content },
  { id: '0004-taxonomy', up: taxonomy },
  { id: '0005-products', up: products },
  { id: '0006-product-summaries', up: productSummaries },
  { id: '0007-search', up: search },
  { id: '0008-delivery', up: delivery },
  { id: '0009-carts', up: carts },
  { id: '0010-orders', up: orders },
  { id: '0011-sandbox-payments', up: sandboxPayments },
  { id: '0012-mails', up: mails },
  { id: '0013-payment-states', up: paymentStates },
  { id: '0014-ended-carts', up: endedCarts },
  // Processes of the version before would write and send mails that have their text already.
  { id: '0015-upkeep', kind: 'contract', up: upkeep },
  { id: '0016-request-counts', up: requestCounts },
  { id: '0017-arrangements', up: arrangements },
  { id: '0018-search-words', up: searchWords },
  { id: '0019-purchase', up: purchase },
  { id: '0020-scheme-colors', up: schemeColors },
  { id: '0021-payment-checks', up: paymentChecks },
];
