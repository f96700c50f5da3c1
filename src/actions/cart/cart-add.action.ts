/** Goods into the cart, into a new one where there is none: a variant by its id, or by the values of its axes. */
import { cartPath } from '../../lib/go';
import { type FilledOption, optionFieldOf, optionsIn } from '../../domain/option-form';
import { isSuccess, refused, refusedAt, type ActionContext, type Outcome, type Refused, type Values } from '../action';
import { number } from './change-cart';

interface Variants {
  readonly product_model: {
    readonly axes: readonly { readonly name: string }[];
    readonly products: readonly { readonly id: number; readonly options: Values }[];
  };
}

const productPath = (key: string): string => `/product/${encodeURIComponent(key)}`;

/** A variant by the values of its axes, or what is still to be chosen, said at the field that chooses it. */
const skuByOptions = async (
  key: string,
  values: Values,
  { send }: ActionContext,
): Promise<Refused | { readonly ok: true; readonly id: number }> => {
  const answer = await send('catalog.product', { params: { key } });
  if (!isSuccess(answer)) return refused(answer, cartPath);
  // The success of this call is a product with its variants.
  const { axes, products } = (answer.body as Variants).product_model;
  const missing = axes.filter(({ name }) => !values[`option.${name}`]);
  const asked = missing.map(({ name }) => [`option.${name}`, `${name}を選択してください。`] as const);
  if (asked.length > 0) return refusedAt(productPath(key), Object.fromEntries(asked));
  const chosen = products.find(({ options }) => axes.every(({ name }) => values[`option.${name}`] === options[name]));
  if (chosen) return { ok: true, id: chosen.id };
  const last = axes.at(-1)?.name ?? '';
  return refusedAt(productPath(key), { [`option.${last}`]: 'この組み合わせはお取り扱いがありません。' });
};

const fieldOf = (field: string): string => field.replace(/^products\.0\./, '');

const addSku = async (
  product: {
    readonly sku_id: number | string | undefined;
    readonly quantity: number | string | undefined;
    readonly options?: readonly FilledOption[];
  },
  screen: string,
  { token, send }: ActionContext,
): Promise<Outcome> => {
  const call = 'cart.addProducts';
  const add = (own: object) => send(call, { body: { ...own, products: [product] } });
  const first = await add(token ? { token } : {});
  // A cart that is gone is no reason not to begin another.
  const answer = first.status === 404 && token ? await add({}) : first;
  if (isSuccess(answer)) return { ok: true, to: cartPath, call, answer };
  return { ...refused(answer, screen, (field) => optionFieldOf(fieldOf(field), product.options ?? [])), screen };
};

/** `sku_id`; or `product_key` with `option.<axis>`, where the page carries no script: it is shown again if need be. */
export const action = async (values: Values, context: ActionContext): Promise<Outcome> => {
  const quantity = number(values.quantity ?? '1');
  if (values.sku_id !== undefined) return addSku({ sku_id: number(values.sku_id), quantity }, cartPath, context);
  const key = values.product_key ?? '';
  const found = await skuByOptions(key, values, context);
  if (!found.ok) return found;
  const options = optionsIn(values);
  const product = { sku_id: found.id, quantity, ...(options.length > 0 ? { options } : {}) };
  return addSku(product, productPath(key), context);
};
