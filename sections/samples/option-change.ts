/** A line's name that is to be put right: carts with one in them, and the goods as the shop offers them. */
import type { Cart } from '../../schemas/cart/cart';
import type { CartLine } from '../../schemas/cart/cart-line';
import type { OptionField, ProductOption } from '../../schemas/catalog/product-option';
import type { Product } from '../../schemas/catalog/product';
import { longProduct, namedProduct } from './product';
import { schoolCart, schoolCartWithNames } from './school-cart';
import { longText, longWord } from './shop';

const [named] = schoolCartWithNames.detail.products;

/** What is embroidered, as the cart's first line has it. */
const chestName = (namedProduct.options ?? [])
  .slice(0, 1)
  .map((option): ProductOption => ({ ...option, key: 'chest-name', name: '胸のネーム刺繍' }));
/** The goods of that line. */
export const vestWithName: Product = {
  ...namedProduct,
  ...{ key: 'knit-vest', name: 'Vネックニットベスト', options: chestName },
};
/** They are shortened, too. */
export const vestWithMore: Product = {
  ...vestWithName,
  options: [...chestName, ...(namedProduct.options ?? []).slice(1, 2)],
};
/** Nothing of what can be done to the line is chosen. */
export const schoolCartWithMore: Cart = {
  ...schoolCart,
  detail: {
    ...schoolCart.detail,
    products: schoolCart.detail.products.map((line) =>
      line.key === 'l1' ? { ...line, has_more_options: true } : line,
    ),
  },
};
/** The shop embroiders nothing on them any more. */
export const vestWithoutName: Product = { ...vestWithName, options: [] };

const most = 30;
const longChoice: OptionField = {
  ...{ type: 'choice', name: 'face', title: longWord.slice(0, 40), is_required: true, hint: longText.slice(0, 120) },
  choices: Array.from({ length: most }, (_, at) => ({
    value: `c${at}`,
    label: longWord.slice(0, 40),
    price_jpy: 123_456,
  })),
};
const longField: OptionField = {
  ...{ type: 'text', name: 'name', title: longWord.slice(0, 40), is_required: true, hint: longText.slice(0, 120) },
  ...{ max_length: 200, letters: 'any' },
};
const letter = `${longWord}\n${longText}`.slice(0, 200);

export const productWithLongOption: Product = {
  ...longProduct,
  options: chestName.map((option) => ({
    ...option,
    ...{ name: longWord, description: longText, price_jpy: 1_234_567, lead_days: 30 },
    fields: [longField, longChoice],
  })),
};

const withLongName = (line: CartLine): CartLine => ({
  ...line,
  product_info: { ...line.product_info, key: longProduct.key, name: longWord, options: [longWord, longWord] },
  accessories: (line.accessories ?? []).map((done) => ({
    ...done,
    ...{ name: longWord, details: { name: letter, face: 'c0' }, words: [{ title: longWord, text: letter }] },
  })),
});
export const cartWithLongOption: Cart = {
  ...schoolCartWithNames,
  detail: { ...schoolCartWithNames.detail, products: named ? [withLongName(named)] : [] },
};
