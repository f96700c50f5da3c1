/**
 * What fees are called wherever they are said. Apart from the sums (`sum-rows`): a product's page says a fee, and is not to
 * bring along how the sums of a cart are told.
 */

/** What chilled or frozen parcels cost beside their carriage. */
export const coolingFee = 'クール便手数料';

/** What is done to goods, or to all that goes to one address: names, alterations, noshi, wrapping. */
export const optionFee = 'オプション料金';
