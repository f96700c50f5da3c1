import { query } from '../../../schemas/query';
import { requiredLeadDays } from '../../../src/domain/delivery/added-lead-days';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { purchaseSettings } from './purchase.settings';

export const purchaseData = defineData(purchaseSettings, {
  needs: ({ params }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
  }),
  /** What the choice of a variant takes: the page's texts and pictures stay on the server. */
  select: ({ product }) => ({
    product: {
      key: product.key,
      price_jpy: product.price_jpy,
      list_price_jpy: product.list_price_jpy,
      has_price_range: product.has_price_range,
      product_model: product.product_model,
      max_quantity: product.max_quantity,
      delivery: {
        temperature: product.delivery.temperature,
        lead_days: product.delivery.lead_days + requiredLeadDays(product.options),
      },
      options: product.options?.filter(({ scope }) => scope === 'line') ?? [],
      /** Names of what is done to all that goes to an address. */
      atDelivery: product.options?.flatMap(({ scope, name }) => (scope === 'shipping' ? [name] : [])) ?? [],
      has_sizes: product.size_table !== null,
    },
  }),
});

export type PurchaseProps = PropsOf<typeof purchaseData>;
