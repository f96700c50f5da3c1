// Written by `npm run index` from the files that it lists.
/** The settings of every section, pure: for the layout engine, the server and the studio. */
import type { SettingsRegistry } from '../src/layout/resolving/resolve-section';
import { accountUnlockSettings } from './auth/account-unlock/account-unlock.settings';
import { keycodeFormSettings } from './auth/keycode-form/keycode-form.settings';
import { loginFormSettings } from './auth/login-form/login-form.settings';
import { loginProvidersSettings } from './auth/login-providers/login-providers.settings';
import { logoutFormSettings } from './auth/logout-form/logout-form.settings';
import { passwordResetSettings } from './auth/password-reset/password-reset.settings';
import { providerCallbackSettings } from './auth/provider-callback/provider-callback.settings';
import { registerCompleteSettings } from './auth/register-complete/register-complete.settings';
import { registerFormSettings } from './auth/register-form/register-form.settings';
import { reminderFormSettings } from './auth/reminder-form/reminder-form.settings';
import { usernameResetSettings } from './auth/username-reset/username-reset.settings';
import { verifyEmailSettings } from './auth/verify-email/verify-email.settings';
import { verifyFormSettings } from './auth/verify-form/verify-form.settings';
import { cartBenefitsSettings } from './cart/cart-benefits/cart-benefits.settings';
import { cartLinesSettings } from './cart/cart-lines/cart-lines.settings';
import { cartSummarySettings } from './cart/cart-summary/cart-summary.settings';
import { checkoutStepsSettings } from './cart/checkout-steps/checkout-steps.settings';
import { confirmationSettings } from './cart/confirmation/confirmation.settings';
import { deliveryChoiceSettings } from './cart/delivery-choice/delivery-choice.settings';
import { optionChangeSettings } from './cart/option-change/option-change.settings';
import { orderCompleteSettings } from './cart/order-complete/order-complete.settings';
import { orderSummarySettings } from './cart/order-summary/order-summary.settings';
import { ordererFormSettings } from './cart/orderer-form/orderer-form.settings';
import { paymentChoiceSettings } from './cart/payment-choice/payment-choice.settings';
import { savedLinesSettings } from './cart/saved-lines/saved-lines.settings';
import { shippingFormSettings } from './cart/shipping-form/shipping-form.settings';
import { brandListSettings } from './content/brand-list/brand-list.settings';
import { businessCalendarSettings } from './content/business-calendar/business-calendar.settings';
import { categoryTilesSettings } from './content/category-tiles/category-tiles.settings';
import { columnsSettings } from './content/columns/columns.settings';
import { contactWaysSettings } from './content/contact-ways/contact-ways.settings';
import { couponsSettings } from './content/coupons/coupons.settings';
import { drawnGuideSettings } from './content/drawn-guide/drawn-guide.settings';
import { errorSettings } from './content/error/error.settings';
import { faqListSettings } from './content/faq-list/faq-list.settings';
import { freeTextSettings } from './content/free-text/free-text.settings';
import { heroSettings } from './content/hero/hero.settings';
import { maintenanceNoticeSettings } from './content/maintenance-notice/maintenance-notice.settings';
import { makerDetailSettings } from './content/maker-detail/maker-detail.settings';
import { makerListSettings } from './content/maker-list/maker-list.settings';
import { memberPopupsSettings } from './content/member-popups/member-popups.settings';
import { messageSettings } from './content/message/message.settings';
import { newsDetailSettings } from './content/news-detail/news-detail.settings';
import { newsListSettings } from './content/news-list/news-list.settings';
import { popupSettings } from './content/popup/popup.settings';
import { preparingSettings } from './content/preparing/preparing.settings';
import { productRailSettings } from './content/product-rail/product-rail.settings';
import { rankingSettings } from './content/ranking/ranking.settings';
import { sitemapListSettings } from './content/sitemap-list/sitemap-list.settings';
import { staticPageSettings } from './content/static-page/static-page.settings';
import { breadcrumbsSettings } from './frame/breadcrumbs/breadcrumbs.settings';
import { footerSettings } from './frame/footer/footer.settings';
import { headerSettings } from './frame/header/header.settings';
import { memberStripSettings } from './frame/member-strip/member-strip.settings';
import { noticesSettings } from './frame/notices/notices.settings';
import { giftAddressSettings } from './gift/gift-address/gift-address.settings';
import { giftCompleteSettings } from './gift/gift-complete/gift-complete.settings';
import { giftConfirmSettings } from './gift/gift-confirm/gift-confirm.settings';
import { giftDaysSettings } from './gift/gift-days/gift-days.settings';
import { giftHelloSettings } from './gift/gift-hello/gift-hello.settings';
import { addressBookSettings } from './mypage/address-book/address-book.settings';
import { addressFormSettings } from './mypage/address-form/address-form.settings';
import { cardFormSettings } from './mypage/card-form/card-form.settings';
import { cardListSettings } from './mypage/card-list/card-list.settings';
import { lastOrderSettings } from './mypage/last-order/last-order.settings';
import { leaveFormSettings } from './mypage/leave-form/leave-form.settings';
import { linkedProvidersSettings } from './mypage/linked-providers/linked-providers.settings';
import { loginHistorySettings } from './mypage/login-history/login-history.settings';
import { memberMenuSettings } from './mypage/member-menu/member-menu.settings';
import { memberOverviewSettings } from './mypage/member-overview/member-overview.settings';
import { orderCancelSettings } from './mypage/order-cancel/order-cancel.settings';
import { orderDetailSettings } from './mypage/order-detail/order-detail.settings';
import { orderDocumentsSettings } from './mypage/order-documents/order-documents.settings';
import { orderGiftSettings } from './mypage/order-gift/order-gift.settings';
import { orderHistorySettings } from './mypage/order-history/order-history.settings';
import { orderLinkSettings } from './mypage/order-link/order-link.settings';
import { orderMemoSettings } from './mypage/order-memo/order-memo.settings';
import { passwordFormSettings } from './mypage/password-form/password-form.settings';
import { pointHistorySettings } from './mypage/point-history/point-history.settings';
import { productHistorySettings } from './mypage/product-history/product-history.settings';
import { secondFactorSettings } from './mypage/second-factor/second-factor.settings';
import { userInfoSettings } from './mypage/user-info/user-info.settings';
import { userInfoFormSettings } from './mypage/user-info-form/user-info-form.settings';
import { dataSettings } from './product/data/data.settings';
import { deliveryPromiseSettings } from './product/delivery-promise/delivery-promise.settings';
import { detailSettings } from './product/detail/detail.settings';
import { imageSettings } from './product/image/image.settings';
import { listHeadSettings } from './product/list-head/list-head.settings';
import { overviewSettings } from './product/overview/overview.settings';
import { productChoiceSettings } from './product/product-choice/product-choice.settings';
import { productFiltersSettings } from './product/product-filters/product-filters.settings';
import { productListSettings } from './product/product-list/product-list.settings';
import { purchaseSettings } from './product/purchase/purchase.settings';
import { qaSettings } from './product/qa/qa.settings';
import { recommendSettings } from './product/recommend/recommend.settings';
import { relatedSettings } from './product/related/related.settings';
import { reviewsSettings } from './product/reviews/reviews.settings';
import { sizeTableSettings } from './product/size-table/size-table.settings';
import { stockSettings } from './product/stock/stock.settings';
import { viewedSettings } from './product/viewed/viewed.settings';

export const settingsRegistry = {
  'account-unlock': accountUnlockSettings,
  'keycode-form': keycodeFormSettings,
  'login-form': loginFormSettings,
  'login-providers': loginProvidersSettings,
  'logout-form': logoutFormSettings,
  'password-reset': passwordResetSettings,
  'provider-callback': providerCallbackSettings,
  'register-complete': registerCompleteSettings,
  'register-form': registerFormSettings,
  'reminder-form': reminderFormSettings,
  'username-reset': usernameResetSettings,
  'verify-email': verifyEmailSettings,
  'verify-form': verifyFormSettings,
  'cart-benefits': cartBenefitsSettings,
  'cart-lines': cartLinesSettings,
  'cart-summary': cartSummarySettings,
  'checkout-steps': checkoutStepsSettings,
  confirmation: confirmationSettings,
  'delivery-choice': deliveryChoiceSettings,
  'option-change': optionChangeSettings,
  'order-complete': orderCompleteSettings,
  'order-summary': orderSummarySettings,
  'orderer-form': ordererFormSettings,
  'payment-choice': paymentChoiceSettings,
  'saved-lines': savedLinesSettings,
  'shipping-form': shippingFormSettings,
  'brand-list': brandListSettings,
  'business-calendar': businessCalendarSettings,
  'category-tiles': categoryTilesSettings,
  columns: columnsSettings,
  'contact-ways': contactWaysSettings,
  coupons: couponsSettings,
  'drawn-guide': drawnGuideSettings,
  error: errorSettings,
  'faq-list': faqListSettings,
  'free-text': freeTextSettings,
  hero: heroSettings,
  'maintenance-notice': maintenanceNoticeSettings,
  'maker-detail': makerDetailSettings,
  'maker-list': makerListSettings,
  'member-popups': memberPopupsSettings,
  message: messageSettings,
  'news-detail': newsDetailSettings,
  'news-list': newsListSettings,
  popup: popupSettings,
  preparing: preparingSettings,
  'product-rail': productRailSettings,
  ranking: rankingSettings,
  'sitemap-list': sitemapListSettings,
  'static-page': staticPageSettings,
  breadcrumbs: breadcrumbsSettings,
  footer: footerSettings,
  header: headerSettings,
  'member-strip': memberStripSettings,
  notices: noticesSettings,
  'gift-address': giftAddressSettings,
  'gift-complete': giftCompleteSettings,
  'gift-confirm': giftConfirmSettings,
  'gift-days': giftDaysSettings,
  'gift-hello': giftHelloSettings,
  'address-book': addressBookSettings,
  'address-form': addressFormSettings,
  'card-form': cardFormSettings,
  'card-list': cardListSettings,
  'last-order': lastOrderSettings,
  'leave-form': leaveFormSettings,
  'linked-providers': linkedProvidersSettings,
  'login-history': loginHistorySettings,
  'member-menu': memberMenuSettings,
  'member-overview': memberOverviewSettings,
  'order-cancel': orderCancelSettings,
  'order-detail': orderDetailSettings,
  'order-documents': orderDocumentsSettings,
  'order-gift': orderGiftSettings,
  'order-history': orderHistorySettings,
  'order-link': orderLinkSettings,
  'order-memo': orderMemoSettings,
  'password-form': passwordFormSettings,
  'point-history': pointHistorySettings,
  'product-history': productHistorySettings,
  'second-factor': secondFactorSettings,
  'user-info': userInfoSettings,
  'user-info-form': userInfoFormSettings,
  data: dataSettings,
  'delivery-promise': deliveryPromiseSettings,
  detail: detailSettings,
  image: imageSettings,
  'list-head': listHeadSettings,
  overview: overviewSettings,
  'product-choice': productChoiceSettings,
  'product-filters': productFiltersSettings,
  'product-list': productListSettings,
  purchase: purchaseSettings,
  qa: qaSettings,
  recommend: recommendSettings,
  related: relatedSettings,
  reviews: reviewsSettings,
  'size-table': sizeTableSettings,
  stock: stockSettings,
  viewed: viewedSettings,
} as const satisfies SettingsRegistry;
