/** Carts that are not as usual: in trouble, long, or lowered by coupons and points. */
import type { Cart } from '../../schemas/cart/cart';
import { goodsCart, readyCart, sampleLine } from './cart';
import { longWord } from './shop';

/** Lines that cannot be bought as they stand, each for another reason. */
export const troubledCart: Cart = {
  ...goodsCart,
  next_step: null,
  invalid_product: true,
  join_note:
    '別々のカートに入れられていた商品を、こちらのカートにまとめました。次のご指定は引き継げませんでした：お支払い方法、お届け先、お届け日時。必要な場合は、お手数ですがもう一度ご指定ください。',
  detail: {
    ...goodsCart.detail,
    products: [
      sampleLine('l1', {
        max_quantity: 0,
        issue: {
          code: 'sold_out',
          message: '申し訳ございません。この商品は売り切れました。お手数ですが、この商品をカートから外してください。',
          is_blocking: true,
        },
      }),
      sampleLine('l2', {
        quantity: 5,
        max_quantity: 3,
        issue: { code: 'quantity', message: '残り3点です。数量をお選び直しください。', is_blocking: true },
      }),
      sampleLine('l3', {
        issue: { code: 'price_changed', message: '価格が2,592円から2,808円に変わりました。', is_blocking: false },
      }),
    ],
  },
};

export const unclaimedCart: Cart = { ...goodsCart, is_unclaimed: true };

export const longCart: Cart = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    products: [
      sampleLine('l1', {
        product_info: { ...sampleLine('l1').product_info, name: longWord, maker: longWord, options: [longWord] },
        unit_price: 1234567,
        quantity: 99,
        max_quantity: 99,
        subtotal: 122222133,
      }),
    ],
  },
};

/** Of a member, with a coupon that is used, some that could be, and points. */
export const loweredCart: Cart = {
  ...goodsCart,
  detail: {
    ...goodsCart.detail,
    coupons: [{ code: 'AUTUMN10', name: '秋のお菓子 10%引き', amount: 518, target: '菓子の商品2点' }],
    offered_coupons: [
      { code: 'WELCOME500', name: 'はじめてのお買い物に', amount: 500 },
      {
        code: 'BIG',
        name: '2万円以上で2,000円引き',
        amount: 0,
        fault: '対象の商品をあと6,016円お求めいただくと、お使いいただけます。',
      },
    ],
    points: { balance: 1250, wished: 0, earned: 134 },
    order: {
      ...goodsCart.detail.order,
      total_discount: 518,
      total_payment: goodsCart.detail.order.total_payment - 518,
    },
  },
};

/** Ready, with a coupon and points that were lost since they were chosen. */
export const lostBenefitsCart: Cart = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    coupons: [
      { code: 'WINTER', name: '冬支度の300円', amount: 0, fault: 'このクーポンは、ご利用の上限に達しました。' },
    ],
    points: { balance: 700, wished: 1000, earned: 0 },
  },
};
