/** From the cart to the order, and its receipt. A shopper who is paying is led nowhere else. */
import { checkoutPaths } from '../cart/steps';
import { open, screensOf } from './define-screens';

const cartScreensOf = screensOf({ access: 'cart', isFindable: false, frame: 'default' }, [
  { path: '/cart', page: 'cart', title: 'カート', query: ['error'], sections: ['cart-lines', 'cart-summary'] },
  {
    path: '/cart/option',
    page: 'cart.option',
    isNested: true,
    title: 'ご指定の変更・追加',
    query: ['key', 'line', 'product'],
    sections: ['option-change'],
  },
  {
    path: checkoutPaths.payment,
    page: 'cart.payment',
    title: 'お支払い方法',
    frame: 'simple',
    step: 'payment',
    query: ['error'],
    sections: ['checkout-steps', 'payment-choice', 'order-summary'],
  },
  {
    path: checkoutPaths.shipping,
    page: 'cart.shipping-add',
    title: 'お届け先の入力',
    frame: 'simple',
    step: 'shipping',
    query: ['divide', 'error', 'gift', 'shipping'],
    sections: ['checkout-steps', 'shipping-form', 'order-summary'],
  },
  {
    path: checkoutPaths.delivery,
    page: 'cart.shipping-detail',
    title: 'お届け日時',
    frame: 'simple',
    step: 'delivery',
    query: ['error'],
    sections: ['checkout-steps', 'delivery-choice', 'order-summary'],
  },
  {
    path: checkoutPaths.orderer,
    page: 'cart.shipping-select',
    title: 'ご注文者の入力',
    frame: 'simple',
    step: 'orderer',
    query: ['error'],
    sections: ['checkout-steps', 'orderer-form', 'order-summary'],
  },
  {
    path: checkoutPaths.confirm,
    page: 'cart.confirm',
    title: 'ご注文内容の確認',
    frame: 'simple',
    step: 'confirm',
    query: ['error'],
    sections: ['checkout-steps', 'confirmation'],
  },
  {
    // True of orders that did not come to stand, too; the screen itself says thanks.
    path: '/cart/complete',
    page: 'cart.complete',
    title: 'ご注文の状況',
    query: ['id', 'error'],
    secrets: ['id'],
    sections: ['order-complete'],
  },
]);

const ofOrders = screensOf({ ...open, isFindable: false }, [
  {
    path: '/orders/receipt',
    page: 'orders.receipt',
    title: 'ご注文内容・領収書',
    query: ['no', 't', 'cancel', 'saved'],
    secrets: ['no', 't'],
    subject: { call: 'order.guest', params: { no: 'no' }, query: { t: 't' } },
    missingAdvice:
      'ご注文の画面は、ご注文確認のメールにあるリンクからお開きください。リンクが途中で切れていないかもご確認ください。会員の方は、マイページの注文履歴からもご覧いただけます。',
    missingHelp: { path: '/orders/receipt/link', title: 'メールでリンクを受け取る' },
    sections: ['order-detail'],
  },
  {
    path: '/orders/receipt/link',
    page: 'orders.link',
    title: 'ご注文画面のリンクの再送',
    query: ['sent'],
    sections: ['order-link'],
  },
]);

export const cartScreens = [...cartScreensOf, ...ofOrders];
