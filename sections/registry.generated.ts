// Written by `npm run index` from the files that it lists.
/** Every section that can be drawn, by the id that layouts call it by. Only the server's bundle imports it. */
import { accountUnlock } from './auth/account-unlock/account-unlock.section';
import { keycodeForm } from './auth/keycode-form/keycode-form.section';
import { loginForm } from './auth/login-form/login-form.section';
import { loginProviders } from './auth/login-providers/login-providers.section';
import { logoutForm } from './auth/logout-form/logout-form.section';
import { passwordReset } from './auth/password-reset/password-reset.section';
import { providerCallback } from './auth/provider-callback/provider-callback.section';
import { registerComplete } from './auth/register-complete/register-complete.section';
import { registerForm } from './auth/register-form/register-form.section';
import { reminderForm } from './auth/reminder-form/reminder-form.section';
import { usernameReset } from './auth/username-reset/username-reset.section';
import { verifyEmail } from './auth/verify-email/verify-email.section';
import { verifyForm } from './auth/verify-form/verify-form.section';
import { cartBenefits } from './cart/cart-benefits/cart-benefits.section';
import { cartLines } from './cart/cart-lines/cart-lines.section';
import { cartSummary } from './cart/cart-summary/cart-summary.section';
import { checkoutSteps } from './cart/checkout-steps/checkout-steps.section';
import { confirmation } from './cart/confirmation/confirmation.section';
import { deliveryChoice } from './cart/delivery-choice/delivery-choice.section';
import { optionChange } from './cart/option-change/option-change.section';
import { orderComplete } from './cart/order-complete/order-complete.section';
import { orderSummary } from './cart/order-summary/order-summary.section';
import { ordererForm } from './cart/orderer-form/orderer-form.section';
import { paymentChoice } from './cart/payment-choice/payment-choice.section';
import { savedLines } from './cart/saved-lines/saved-lines.section';
import { shippingForm } from './cart/shipping-form/shipping-form.section';
import { brandList } from './content/brand-list/brand-list.section';
import { businessCalendar } from './content/business-calendar/business-calendar.section';
import { categoryTiles } from './content/category-tiles/category-tiles.section';
import { columns } from './content/columns/columns.section';
import { contactWays } from './content/contact-ways/contact-ways.section';
import { coupons } from './content/coupons/coupons.section';
import { drawnGuide } from './content/drawn-guide/drawn-guide.section';
import { error } from './content/error/error.section';
import { faqList } from './content/faq-list/faq-list.section';
import { freeText } from './content/free-text/free-text.section';
import { hero } from './content/hero/hero.section';
import { maintenanceNotice } from './content/maintenance-notice/maintenance-notice.section';
import { makerDetail } from './content/maker-detail/maker-detail.section';
import { makerList } from './content/maker-list/maker-list.section';
import { memberPopups } from './content/member-popups/member-popups.section';
import { message } from './content/message/message.section';
import { newsDetail } from './content/news-detail/news-detail.section';
import { newsList } from './content/news-list/news-list.section';
import { popup } from './content/popup/popup.section';
import { preparing } from './content/preparing/preparing.section';
import { productRail } from './content/product-rail/product-rail.section';
import { ranking } from './content/ranking/ranking.section';
import { sitemapList } from './content/sitemap-list/sitemap-list.section';
import { staticPage } from './content/static-page/static-page.section';
import { breadcrumbs } from './frame/breadcrumbs/breadcrumbs.section';
import { footer } from './frame/footer/footer.section';
import { header } from './frame/header/header.section';
import { memberStrip } from './frame/member-strip/member-strip.section';
import { notices } from './frame/notices/notices.section';
import { giftAddress } from './gift/gift-address/gift-address.section';
import { giftComplete } from './gift/gift-complete/gift-complete.section';
import { giftConfirm } from './gift/gift-confirm/gift-confirm.section';
import { giftDays } from './gift/gift-days/gift-days.section';
import { giftHello } from './gift/gift-hello/gift-hello.section';
import { addressBook } from './mypage/address-book/address-book.section';
import { addressForm } from './mypage/address-form/address-form.section';
import { cardForm } from './mypage/card-form/card-form.section';
import { cardList } from './mypage/card-list/card-list.section';
import { lastOrder } from './mypage/last-order/last-order.section';
import { leaveForm } from './mypage/leave-form/leave-form.section';
import { linkedProviders } from './mypage/linked-providers/linked-providers.section';
import { loginHistory } from './mypage/login-history/login-history.section';
import { memberMenu } from './mypage/member-menu/member-menu.section';
import { memberOverview } from './mypage/member-overview/member-overview.section';
import { orderCancel } from './mypage/order-cancel/order-cancel.section';
import { orderDetail } from './mypage/order-detail/order-detail.section';
import { orderDocuments } from './mypage/order-documents/order-documents.section';
import { orderGift } from './mypage/order-gift/order-gift.section';
import { orderHistory } from './mypage/order-history/order-history.section';
import { orderLink } from './mypage/order-link/order-link.section';
import { orderMemo } from './mypage/order-memo/order-memo.section';
import { passwordForm } from './mypage/password-form/password-form.section';
import { pointHistory } from './mypage/point-history/point-history.section';
import { productHistory } from './mypage/product-history/product-history.section';
import { secondFactor } from './mypage/second-factor/second-factor.section';
import { userInfo } from './mypage/user-info/user-info.section';
import { userInfoForm } from './mypage/user-info-form/user-info-form.section';
import { data } from './product/data/data.section';
import { deliveryPromise } from './product/delivery-promise/delivery-promise.section';
import { detail } from './product/detail/detail.section';
import { image } from './product/image/image.section';
import { listHead } from './product/list-head/list-head.section';
import { overview } from './product/overview/overview.section';
import { productChoice } from './product/product-choice/product-choice.section';
import { productFilters } from './product/product-filters/product-filters.section';
import { productList } from './product/product-list/product-list.section';
import { purchase } from './product/purchase/purchase.section';
import { qa } from './product/qa/qa.section';
import { recommend } from './product/recommend/recommend.section';
import { related } from './product/related/related.section';
import { reviews } from './product/reviews/reviews.section';
import { sizeTable } from './product/size-table/size-table.section';
import { stock } from './product/stock/stock.section';
import { viewed } from './product/viewed/viewed.section';

export const sections = {
  'account-unlock': accountUnlock,
  'keycode-form': keycodeForm,
  'login-form': loginForm,
  'login-providers': loginProviders,
  'logout-form': logoutForm,
  'password-reset': passwordReset,
  'provider-callback': providerCallback,
  'register-complete': registerComplete,
  'register-form': registerForm,
  'reminder-form': reminderForm,
  'username-reset': usernameReset,
  'verify-email': verifyEmail,
  'verify-form': verifyForm,
  'cart-benefits': cartBenefits,
  'cart-lines': cartLines,
  'cart-summary': cartSummary,
  'checkout-steps': checkoutSteps,
  confirmation,
  'delivery-choice': deliveryChoice,
  'option-change': optionChange,
  'order-complete': orderComplete,
  'order-summary': orderSummary,
  'orderer-form': ordererForm,
  'payment-choice': paymentChoice,
  'saved-lines': savedLines,
  'shipping-form': shippingForm,
  'brand-list': brandList,
  'business-calendar': businessCalendar,
  'category-tiles': categoryTiles,
  columns,
  'contact-ways': contactWays,
  coupons,
  'drawn-guide': drawnGuide,
  error,
  'faq-list': faqList,
  'free-text': freeText,
  hero,
  'maintenance-notice': maintenanceNotice,
  'maker-detail': makerDetail,
  'maker-list': makerList,
  'member-popups': memberPopups,
  message,
  'news-detail': newsDetail,
  'news-list': newsList,
  popup,
  preparing,
  'product-rail': productRail,
  ranking,
  'sitemap-list': sitemapList,
  'static-page': staticPage,
  breadcrumbs,
  footer,
  header,
  'member-strip': memberStrip,
  notices,
  'gift-address': giftAddress,
  'gift-complete': giftComplete,
  'gift-confirm': giftConfirm,
  'gift-days': giftDays,
  'gift-hello': giftHello,
  'address-book': addressBook,
  'address-form': addressForm,
  'card-form': cardForm,
  'card-list': cardList,
  'last-order': lastOrder,
  'leave-form': leaveForm,
  'linked-providers': linkedProviders,
  'login-history': loginHistory,
  'member-menu': memberMenu,
  'member-overview': memberOverview,
  'order-cancel': orderCancel,
  'order-detail': orderDetail,
  'order-documents': orderDocuments,
  'order-gift': orderGift,
  'order-history': orderHistory,
  'order-link': orderLink,
  'order-memo': orderMemo,
  'password-form': passwordForm,
  'point-history': pointHistory,
  'product-history': productHistory,
  'second-factor': secondFactor,
  'user-info': userInfo,
  'user-info-form': userInfoForm,
  data,
  'delivery-promise': deliveryPromise,
  detail,
  image,
  'list-head': listHead,
  overview,
  'product-choice': productChoice,
  'product-filters': productFilters,
  'product-list': productList,
  purchase,
  qa,
  recommend,
  related,
  reviews,
  'size-table': sizeTable,
  stock,
  viewed,
} as const;
