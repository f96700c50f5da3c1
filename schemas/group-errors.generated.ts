// Written by `npm run index` from the files that it lists.
import { addressErrors } from './address/address.errors';
import { authErrors } from './auth/auth.errors';
import { bookErrors } from './book/book.errors';
import { cardErrors } from './card/card.errors';
import { cartErrors } from './cart/cart.errors';
import { catalogErrors } from './catalog/catalog.errors';
import { contentErrors } from './content/content.errors';
import { contractErrors } from './contract/contract.errors';
import { couponErrors } from './coupon/coupon.errors';
import { deskErrors } from './desk/desk.errors';
import { documentErrors } from './document/document.errors';
import { giftErrors } from './gift/gift.errors';
import { historyErrors } from './history/history.errors';
import { layoutErrors } from './layout/layout.errors';
import { orderErrors } from './order/order.errors';
import { paymentsErrors } from './payments/payments.errors';
import { providerErrors } from './provider/provider.errors';
import { schoolErrors } from './school/school.errors';
import { siteErrors } from './site/site.errors';
import { uploadErrors } from './upload/upload.errors';
import { userErrors } from './user/user.errors';

export const groupErrors = {
  ...addressErrors,
  ...authErrors,
  ...bookErrors,
  ...cardErrors,
  ...cartErrors,
  ...catalogErrors,
  ...contentErrors,
  ...contractErrors,
  ...couponErrors,
  ...deskErrors,
  ...documentErrors,
  ...giftErrors,
  ...historyErrors,
  ...layoutErrors,
  ...orderErrors,
  ...paymentsErrors,
  ...providerErrors,
  ...schoolErrors,
  ...siteErrors,
  ...uploadErrors,
  ...userErrors,
} as const;
