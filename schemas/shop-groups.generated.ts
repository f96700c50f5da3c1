// Written by `npm run index` from the files that it lists.
import { addressCalls, addressText } from './address/address.calls';
import { authCalls, authText } from './auth/auth.calls';
import { bookCalls, bookText } from './book/book.calls';
import { cardCalls, cardText } from './card/card.calls';
import { cartCalls, cartText } from './cart/cart.calls';
import { catalogCalls, catalogText } from './catalog/catalog.calls';
import { contentCalls, contentText } from './content/content.calls';
import { couponCalls, couponText } from './coupon/coupon.calls';
import { deliveryCalls, deliveryText } from './delivery/delivery.calls';
import { documentCalls, documentText } from './document/document.calls';
import { giftCalls, giftText } from './gift/gift.calls';
import { historyCalls, historyText } from './history/history.calls';
import { layoutCalls, layoutText } from './layout/layout.calls';
import { orderCalls, orderText } from './order/order.calls';
import { pointCalls, pointText } from './point/point.calls';
import { popupCalls, popupText } from './popup/popup.calls';
import { providerCalls, providerText } from './provider/provider.calls';
import { schoolCalls, schoolText } from './school/school.calls';
import { siteCalls, siteText } from './site/site.calls';
import { trackingCalls, trackingText } from './tracking/tracking.calls';
import { uploadCalls, uploadText } from './upload/upload.calls';
import { userCalls, userText } from './user/user.calls';

export const shopGroups = {
  address: addressCalls,
  auth: authCalls,
  book: bookCalls,
  card: cardCalls,
  cart: cartCalls,
  catalog: catalogCalls,
  content: contentCalls,
  coupon: couponCalls,
  delivery: deliveryCalls,
  document: documentCalls,
  gift: giftCalls,
  history: historyCalls,
  layout: layoutCalls,
  order: orderCalls,
  point: pointCalls,
  popup: popupCalls,
  provider: providerCalls,
  school: schoolCalls,
  site: siteCalls,
  tracking: trackingCalls,
  upload: uploadCalls,
  user: userCalls,
} as const;

export const shopGroupTexts = {
  address: addressText,
  auth: authText,
  book: bookText,
  card: cardText,
  cart: cartText,
  catalog: catalogText,
  content: contentText,
  coupon: couponText,
  delivery: deliveryText,
  document: documentText,
  gift: giftText,
  history: historyText,
  layout: layoutText,
  order: orderText,
  point: pointText,
  popup: popupText,
  provider: providerText,
  school: schoolText,
  site: siteText,
  tracking: trackingText,
  upload: uploadText,
  user: userText,
} as const;
