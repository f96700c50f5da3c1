import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type DataOf, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { purchaseSettings } from './purchase.settings';

const data = ({ params }: DataContext<SettingsOf<typeof purchaseSettings>>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
});

type Needed = ReturnType<typeof data>;

/** What the choice of a variant takes: the page's texts and pictures stay on the server. */
const select = ({ product }: DataOf<Needed>) => ({
  product: {
    key: product.key,
    price_jpy: product.price_jpy,
    list_price_jpy: product.list_price_jpy,
    has_price_range: product.has_price_range,
    product_model: product.product_model,
    max_quantity: product.max_quantity,
    delivery: { temperature: product.delivery.temperature, lead_days: product.delivery.lead_days },
    has_sizes: product.size_table !== null,
  },
});

export type PurchaseProps = ViewProps<typeof purchaseSettings, Needed, ReturnType<typeof select>>;

export const purchase = defineSection(purchaseSettings, {
  data,
  select,
  // Until then, choosing and adding work as plain HTML does.
  hydrate: 'visible',
  variants: { default: () => import('./purchase-default'), sticky: () => import('./purchase-sticky') },
});
