// Written by `npm run index` from the files that it lists.
import type { Migration } from '../migration';
import * as m0001 from './0001-channels';
import * as m0002 from './0002-data-versions';
import * as m0003 from './0003-content';
import * as m0004 from './0004-taxonomy';
import * as m0005 from './0005-products';
import * as m0006 from './0006-product-summaries';
import * as m0007 from './0007-search';
import * as m0008 from './0008-delivery';
import * as m0009 from './0009-carts';
import * as m0010 from './0010-orders';
import * as m0011 from './0011-sandbox-payments';
import * as m0012 from './0012-mails';
import * as m0013 from './0013-payment-states';
import * as m0014 from './0014-ended-carts';
import * as m0015 from './0015-upkeep';
import * as m0016 from './0016-request-counts';
import * as m0017 from './0017-arrangements';
import * as m0018 from './0018-search-words';
import * as m0019 from './0019-purchase';
import * as m0020 from './0020-scheme-colors';
import * as m0021 from './0021-payment-checks';
import * as m0024 from './0024-shapes';
import * as m0025 from './0025-mail-turns';
import * as m0026 from './0026-sizes';
import * as m0027 from './0027-members';
import * as m0028 from './0028-member-mails';
import * as m0034 from './0034-server-keys';
import * as m0035 from './0035-owned-carts';
import * as m0036 from './0036-payment-errors';
import * as m0037 from './0037-serialized-sums';
import * as m0040 from './0040-points';
import * as m0041 from './0041-product-views';
import * as m0042 from './0042-member-providers';
import * as m0044 from './0044-uploads';
import * as m0046 from './0046-popups';
import * as m0047 from './0047-address-books';
import * as m0049 from './0049-owned-orders';
import * as m0050 from './0050-saved-cards';
import * as m0051 from './0051-cards-in-carts';
import * as m0052 from './0052-sandbox-kept-cards';
import * as m0053 from './0053-order-mails';
import * as m0054 from './0054-fulfilment';
import * as m0055 from './0055-receipts';
import * as m0056 from './0056-options';
import * as m0061 from './0061-coupons';
import * as m0071 from './0071-order-memos';
import * as m0072 from './0072-senders';
import * as m0073 from './0073-fraud-verdicts';
import * as m0080 from './0080-social-gifts';
import * as m0085 from './0085-wallets';
import * as m0090 from './0090-deliveries';
import * as m0091 from './0091-cards-until-paid';
import * as m0092 from './0092-held-orders';
import * as m0093 from './0093-stray-payments';
import * as m0094 from './0094-coupons-by-account';
import * as m0095 from './0095-schools';
import * as m0096 from './0096-provider-link-ids';
import * as m0110 from './0110-prices-without-tax';
import * as m0115 from './0115-options-that-exclude';
import * as m0130 from './0130-transfers-name-an-account';
import * as m0137 from './0137-desk-lists';
import * as m0138 from './0138-coupon-uses-in-order';
import * as m0139 from './0139-registrations-beside-accounts';
import * as m0140 from './0140-mails-of-login-changes';
import * as m0141 from './0141-order-links';
import * as m0142 from './0142-restock-days';
import * as m0143 from './0143-refunds-by-rate';
import * as m0144 from './0144-option-drawings';
import * as m0145 from './0145-days-of-paid-orders';
import * as m0146 from './0146-guesses-and-asks';
import * as m0147 from './0147-orders-of-leavers';
import * as m0148 from './0148-watch-tables-of-channels';
import * as m0149 from './0149-bounded-codes';
import * as m0151 from './0151-pieces-from-stock';
import * as m0154 from './0154-letters-of-options';
import * as m0155 from './0155-coupons-by-rate';
import * as m0156 from './0156-rounding-of-orders';
import * as m0160 from './0160-provider-callbacks';
import * as m0163 from './0163-left-options';
import * as m0164 from './0164-carts-that-join';
import * as m0165 from './0165-arrivals-for-options';
import * as m0167 from './0167-points-given-back';
import * as m0168 from './0168-cart-notes';
import * as m0169 from './0169-restocked-returns';
import * as m0170 from './0170-older-cart-tokens';
import * as m0171 from './0171-links-by-address';
import * as m0172 from './0172-series-of-keys';
import * as m0173 from './0173-joined-carts';
import * as m0174 from './0174-sold-options';
import * as m0175 from './0175-chosen-places';

export const migrations: readonly Migration[] = [
  { id: '0001-channels', ...m0001 },
  { id: '0002-data-versions', ...m0002 },
  { id: '0003-content', ...m0003 },
  { id: '0004-taxonomy', ...m0004 },
  { id: '0005-products', ...m0005 },
  { id: '0006-product-summaries', ...m0006 },
  { id: '0007-search', ...m0007 },
  { id: '0008-delivery', ...m0008 },
  { id: '0009-carts', ...m0009 },
  { id: '0010-orders', ...m0010 },
  { id: '0011-sandbox-payments', ...m0011 },
  { id: '0012-mails', ...m0012 },
  { id: '0013-payment-states', ...m0013 },
  { id: '0014-ended-carts', ...m0014 },
  { id: '0015-upkeep', ...m0015 },
  { id: '0016-request-counts', ...m0016 },
  { id: '0017-arrangements', ...m0017 },
  { id: '0018-search-words', ...m0018 },
  { id: '0019-purchase', ...m0019 },
  { id: '0020-scheme-colors', ...m0020 },
  { id: '0021-payment-checks', ...m0021 },
  { id: '0024-shapes', ...m0024 },
  { id: '0025-mail-turns', ...m0025 },
  { id: '0026-sizes', ...m0026 },
  { id: '0027-members', ...m0027 },
  { id: '0028-member-mails', ...m0028 },
  { id: '0034-server-keys', ...m0034 },
  { id: '0035-owned-carts', ...m0035 },
  { id: '0036-payment-errors', ...m0036 },
  { id: '0037-serialized-sums', ...m0037 },
  { id: '0040-points', ...m0040 },
  { id: '0041-product-views', ...m0041 },
  { id: '0042-member-providers', ...m0042 },
  { id: '0044-uploads', ...m0044 },
  { id: '0046-popups', ...m0046 },
  { id: '0047-address-books', ...m0047 },
  { id: '0049-owned-orders', ...m0049 },
  { id: '0050-saved-cards', ...m0050 },
  { id: '0051-cards-in-carts', ...m0051 },
  { id: '0052-sandbox-kept-cards', ...m0052 },
  { id: '0053-order-mails', ...m0053 },
  { id: '0054-fulfilment', ...m0054 },
  { id: '0055-receipts', ...m0055 },
  { id: '0056-options', ...m0056 },
  { id: '0061-coupons', ...m0061 },
  { id: '0071-order-memos', ...m0071 },
  { id: '0072-senders', ...m0072 },
  { id: '0073-fraud-verdicts', ...m0073 },
  { id: '0080-social-gifts', ...m0080 },
  { id: '0085-wallets', ...m0085 },
  { id: '0090-deliveries', ...m0090 },
  { id: '0091-cards-until-paid', ...m0091 },
  { id: '0092-held-orders', ...m0092 },
  { id: '0093-stray-payments', ...m0093 },
  { id: '0094-coupons-by-account', ...m0094 },
  { id: '0095-schools', ...m0095 },
  { id: '0096-provider-link-ids', ...m0096 },
  { id: '0110-prices-without-tax', ...m0110 },
  { id: '0115-options-that-exclude', ...m0115 },
  { id: '0130-transfers-name-an-account', ...m0130 },
  { id: '0137-desk-lists', ...m0137 },
  { id: '0138-coupon-uses-in-order', ...m0138 },
  { id: '0139-registrations-beside-accounts', ...m0139 },
  { id: '0140-mails-of-login-changes', ...m0140 },
  { id: '0141-order-links', ...m0141 },
  { id: '0142-restock-days', ...m0142 },
  { id: '0143-refunds-by-rate', ...m0143 },
  { id: '0144-option-drawings', ...m0144 },
  { id: '0145-days-of-paid-orders', ...m0145 },
  { id: '0146-guesses-and-asks', ...m0146 },
  { id: '0147-orders-of-leavers', ...m0147 },
  { id: '0148-watch-tables-of-channels', ...m0148 },
  { id: '0149-bounded-codes', ...m0149 },
  { id: '0151-pieces-from-stock', ...m0151 },
  { id: '0154-letters-of-options', ...m0154 },
  { id: '0155-coupons-by-rate', ...m0155 },
  { id: '0156-rounding-of-orders', ...m0156 },
  { id: '0160-provider-callbacks', ...m0160 },
  { id: '0163-left-options', ...m0163 },
  { id: '0164-carts-that-join', ...m0164 },
  { id: '0165-arrivals-for-options', ...m0165 },
  { id: '0167-points-given-back', ...m0167 },
  { id: '0168-cart-notes', ...m0168 },
  { id: '0169-restocked-returns', ...m0169 },
  { id: '0170-older-cart-tokens', ...m0170 },
  { id: '0171-links-by-address', ...m0171 },
  { id: '0172-series-of-keys', ...m0172 },
  { id: '0173-joined-carts', ...m0173 },
  { id: '0174-sold-options', ...m0174 },
  { id: '0175-chosen-places', ...m0175 },
];
