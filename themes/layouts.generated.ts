// Written by `npm run index` from the files that it lists.
import authLoginSync from './layouts/auth/login-sync.json';
import authLoginUnlock from './layouts/auth/login-unlock.json';
import authLogin from './layouts/auth/login.json';
import authOauthCallback from './layouts/auth/oauth-callback.json';
import authRegisterComplete from './layouts/auth/register-complete.json';
import authRegister from './layouts/auth/register.json';
import authReminderReset from './layouts/auth/reminder-reset.json';
import authReminderUsernameReset from './layouts/auth/reminder-username-reset.json';
import authReminderUsername from './layouts/auth/reminder-username.json';
import authReminder from './layouts/auth/reminder.json';
import authVerifyEmail from './layouts/auth/verify-email.json';
import authVerify from './layouts/auth/verify.json';
import cartCartComplete from './layouts/cart/cart-complete.json';
import cartCartConfirm from './layouts/cart/cart-confirm.json';
import cartCartOption from './layouts/cart/cart-option.json';
import cartCartPayment from './layouts/cart/cart-payment.json';
import cartCartShippingAdd from './layouts/cart/cart-shipping-add.json';
import cartCartShippingDetail from './layouts/cart/cart-shipping-detail.json';
import cartCartShippingSelect from './layouts/cart/cart-shipping-select.json';
import cartCart from './layouts/cart/cart.json';
import cartOrdersLink from './layouts/cart/orders-link.json';
import cartOrdersReceipt from './layouts/cart/orders-receipt.json';
import catalogBrandList from './layouts/catalog/brand-list.json';
import catalogMakerDetail from './layouts/catalog/maker-detail.json';
import catalogMakerList from './layouts/catalog/maker-list.json';
import catalogProductDetail from './layouts/catalog/product-detail.json';
import catalogProductList from './layouts/catalog/product-list.json';
import contentContact from './layouts/content/contact.json';
import contentCoupon from './layouts/content/coupon.json';
import contentFaq from './layouts/content/faq.json';
import contentNewsDetail from './layouts/content/news-detail.json';
import contentNewsList from './layouts/content/news-list.json';
import framesDefault from './layouts/frames/default.json';
import framesInvalidChannel from './layouts/frames/invalid-channel.json';
import framesMaintenance from './layouts/frames/maintenance.json';
import framesSample from './layouts/frames/sample.json';
import framesSimple from './layouts/frames/simple.json';
import giftGiftComplete from './layouts/gift/gift-complete.json';
import giftGiftConfirm from './layouts/gift/gift-confirm.json';
import giftGiftDelivery from './layouts/gift/gift-delivery.json';
import giftGiftShipping from './layouts/gift/gift-shipping.json';
import mypageMypageAddressAdd from './layouts/mypage/mypage-address-add.json';
import mypageMypageAddressEdit from './layouts/mypage/mypage-address-edit.json';
import mypageMypageAddress from './layouts/mypage/mypage-address.json';
import mypageMypageCardAdd from './layouts/mypage/mypage-card-add.json';
import mypageMypageCard from './layouts/mypage/mypage-card.json';
import mypageMypageLeave from './layouts/mypage/mypage-leave.json';
import mypageMypageLoginHistory from './layouts/mypage/mypage-login-history.json';
import mypageMypageLogout from './layouts/mypage/mypage-logout.json';
import mypageMypageOrder from './layouts/mypage/mypage-order.json';
import mypageMypageOrders from './layouts/mypage/mypage-orders.json';
import mypageMypagePassword from './layouts/mypage/mypage-password.json';
import mypageMypagePoint from './layouts/mypage/mypage-point.json';
import mypageMypageProductHistory from './layouts/mypage/mypage-product-history.json';
import mypageMypageUserInfoEdit from './layouts/mypage/mypage-user-info-edit.json';
import mypageMypageUserInfo from './layouts/mypage/mypage-user-info.json';
import mypageMypage from './layouts/mypage/mypage.json';
import siteEc from './layouts/site/ec.json';
import siteError from './layouts/site/error.json';
import siteKeycode from './layouts/site/keycode.json';
import siteMaintenance from './layouts/site/maintenance.json';
import sitePopup from './layouts/site/popup.json';
import siteSitemap from './layouts/site/sitemap.json';
import siteStatic from './layouts/site/static.json';
import siteTop from './layouts/site/top.json';
import gakuenEc from './gakuen/layouts/ec.json';
import gakuenProductDetail from './gakuen/layouts/product-detail.json';
import gakuenProductList from './gakuen/layouts/product-list.json';
import gakuenTop from './gakuen/layouts/top.json';
import minoriEc from './minori/layouts/ec.json';
import minoriProductDetail from './minori/layouts/product-detail.json';
import minoriProductList from './minori/layouts/product-list.json';
import minoriTop from './minori/layouts/top.json';

export const sharedLayouts = {
  pages: {
    'login.sync': authLoginSync,
    'login.unlock': authLoginUnlock,
    login: authLogin,
    'oauth.callback': authOauthCallback,
    'register.complete': authRegisterComplete,
    register: authRegister,
    'reminder.reset': authReminderReset,
    'reminder.username-reset': authReminderUsernameReset,
    'reminder.username': authReminderUsername,
    reminder: authReminder,
    'verify.email': authVerifyEmail,
    verify: authVerify,
    'cart.complete': cartCartComplete,
    'cart.confirm': cartCartConfirm,
    'cart.option': cartCartOption,
    'cart.payment': cartCartPayment,
    'cart.shipping-add': cartCartShippingAdd,
    'cart.shipping-detail': cartCartShippingDetail,
    'cart.shipping-select': cartCartShippingSelect,
    cart: cartCart,
    'orders.link': cartOrdersLink,
    'orders.receipt': cartOrdersReceipt,
    'brand.list': catalogBrandList,
    'maker.detail': catalogMakerDetail,
    'maker.list': catalogMakerList,
    'product.detail': catalogProductDetail,
    'product.list': catalogProductList,
    contact: contentContact,
    coupon: contentCoupon,
    faq: contentFaq,
    'news.detail': contentNewsDetail,
    'news.list': contentNewsList,
    'gift.complete': giftGiftComplete,
    'gift.confirm': giftGiftConfirm,
    'gift.delivery': giftGiftDelivery,
    'gift.shipping': giftGiftShipping,
    'mypage.address-add': mypageMypageAddressAdd,
    'mypage.address-edit': mypageMypageAddressEdit,
    'mypage.address': mypageMypageAddress,
    'mypage.card-add': mypageMypageCardAdd,
    'mypage.card': mypageMypageCard,
    'mypage.leave': mypageMypageLeave,
    'mypage.login-history': mypageMypageLoginHistory,
    'mypage.logout': mypageMypageLogout,
    'mypage.order': mypageMypageOrder,
    'mypage.orders': mypageMypageOrders,
    'mypage.password': mypageMypagePassword,
    'mypage.point': mypageMypagePoint,
    'mypage.product-history': mypageMypageProductHistory,
    'mypage.user-info-edit': mypageMypageUserInfoEdit,
    'mypage.user-info': mypageMypageUserInfo,
    mypage: mypageMypage,
    ec: siteEc,
    error: siteError,
    keycode: siteKeycode,
    maintenance: siteMaintenance,
    popup: sitePopup,
    sitemap: siteSitemap,
    static: siteStatic,
    top: siteTop,
  },
  frames: {
    default: framesDefault,
    invalidChannel: framesInvalidChannel,
    maintenance: framesMaintenance,
    sample: framesSample,
    simple: framesSimple,
  },
};

export const ownLayouts = {
  gakuen: {
    pages: {
      ec: gakuenEc,
      'product.detail': gakuenProductDetail,
      'product.list': gakuenProductList,
      top: gakuenTop,
    },
    frames: {},
  },
  minori: {
    pages: {
      ec: minoriEc,
      'product.detail': minoriProductDetail,
      'product.list': minoriProductList,
      top: minoriTop,
    },
    frames: {},
  },
  wireframe: {
    pages: {},
    frames: {},
  },
};
