/** What a shop of gifts does to all that goes to one address. */
import type { ShippingOptions } from '../../schemas/cart/cart-accessory.calls';
import type { Cart } from '../../schemas/cart/cart';
import type { CartAccessory } from '../../schemas/cart/cart-line';
import type { ProductOption } from '../../schemas/catalog/product-option';
import { readyCart } from './cart';
import { dividedCart } from './several-addresses';

const common = {
  scope: 'shipping',
  tax_rate_percent: 10,
  lead_days: 0,
  is_returnable: true,
  is_required: false,
} as const;

const noshi: ProductOption = {
  ...{ ...common, key: 'noshi', kind: 'noshi', name: 'のし', price_jpy: 0 },
  description: '表書きと水引をお選びください。',
  fields: [
    {
      ...{ type: 'choice', name: 'front', title: '表書き', is_required: true },
      choices: [
        { value: 'seibo', label: '御歳暮', price_jpy: 0, face: 'kaisho' },
        { value: 'uchiiwai', label: '内祝', price_jpy: 0, face: 'kaisho' },
      ],
    },
    {
      ...{ type: 'choice', name: 'cord', title: '水引', is_required: true },
      choices: [
        { value: 'bow', label: '紅白・蝶結び', price_jpy: 0, drawing: 'bow' },
        { value: 'knot', label: '紅白・結び切り', price_jpy: 0, drawing: 'knot' },
      ],
    },
    {
      ...{ type: 'text', name: 'giver', title: '名入れ', hint: '水引の下に入れるお名前', is_required: false },
      ...{ max_length: 20, letters: 'any', preview_by: 'front' },
    },
  ],
};
const wrapping: ProductOption = {
  ...{ ...common, key: 'wrapping', kind: 'wrapping', name: '包装', price_jpy: 0, one_of: '包み方' },
  ...{ description: '生成りの和紙で包みます。', fields: [] },
};
const furoshiki: ProductOption = {
  ...{ ...common, key: 'wrapping-furoshiki', kind: 'wrapping', name: '風呂敷包み', price_jpy: 330, one_of: '包み方' },
  drawing: 'furoshiki',
  ...{ description: '小豆色の不織布でお包みします。', fields: [] },
};
const card: ProductOption = {
  ...{ ...common, key: 'message-card', kind: 'card', name: 'メッセージカード', price_jpy: 0 },
  description: 'お言葉を活字で刷り、封筒に入れて添えます。',
  fields: [
    {
      ...{ type: 'text', name: 'words', title: 'メッセージ', hint: '100文字まで', is_required: true },
      ...{ max_length: 100, letters: 'any' },
    },
  ],
};

/** All of them at each address of a cart. */
export const giftOptions = ({ detail }: Cart): ShippingOptions[] =>
  detail.shippings.map(({ key }) => ({ shipping_key: key, options: [noshi, wrapping, furoshiki, card] }));

export const sampleDone: CartAccessory = {
  ...{ key: 'a1', option_key: 'noshi', kind: 'noshi', name: 'のし', unit_price: 0, quantity: 1, subtotal: 0 },
  details: { front: 'seibo', cord: 'bow', giver: '山田' },
  words: [
    { title: '表書き', text: '御歳暮' },
    { title: '水引', text: '紅白・蝶結び' },
    { title: '名入れ', text: '山田' },
  ],
  ...{ tax_rate_percent: 10, is_returnable: true, fault: null },
};

/** With a noshi at its first address. */
export const withNoshi = (cart: Cart): Cart => {
  const shippings = cart.detail.shippings.map((shipping, at) =>
    at === 0 ? { ...shipping, accessories: [sampleDone] } : shipping,
  );
  return { ...cart, detail: { ...cart.detail, shippings } };
};

/** With one at its address, and another that was chosen for an address that is gone. */
export const leftNoshiCart: Cart = {
  ...readyCart,
  next_step: 'delivery',
  detail: {
    ...readyCart.detail,
    shippings: readyCart.detail.shippings.map((shipping) => ({
      ...shipping,
      accessories: [
        sampleDone,
        {
          ...{ ...sampleDone, key: 'a7', is_left: true, details: { ...sampleDone.details, giver: '佐藤' } },
          words: sampleDone.words.map((word) => (word.title === '名入れ' ? { ...word, text: '佐藤' } : word)),
          fault: '「のし」は、お届け先の変更やログインの前にお選びの内容です。',
        },
      ],
    })),
  },
};
export const noshiCart = withNoshi(readyCart);
export const dividedCartOptions = { data: giftOptions(dividedCart) };
export const readyCartOptions = { data: giftOptions(readyCart) };
