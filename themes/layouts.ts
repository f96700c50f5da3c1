/**
 * The themes' base layouts: what a screen shows until a shop arranges it. Pure data; the server publishes them with
 * the demo shops and the engine falls back to them. A theme says only what it does differently from the shared ones.
 */
import type { LayoutDocument } from '../schemas/layout/document';
import type { FrameId, PageId } from '../schemas/screens/pages';
import gakuenEc from './gakuen/layouts/ec.json';
import gakuenProductDetail from './gakuen/layouts/product-detail.json';
import gakuenProductList from './gakuen/layouts/product-list.json';
import gakuenTop from './gakuen/layouts/top.json';
import brandList from './layouts/catalog/brand-list.json';
import cart from './layouts/cart/cart.json';
import cartComplete from './layouts/cart/cart-complete.json';
import cartConfirm from './layouts/cart/cart-confirm.json';
import cartPayment from './layouts/cart/cart-payment.json';
import cartShippingAdd from './layouts/cart/cart-shipping-add.json';
import cartShippingDetail from './layouts/cart/cart-shipping-detail.json';
import cartShippingSelect from './layouts/cart/cart-shipping-select.json';
import contact from './layouts/content/contact.json';
import ec from './layouts/site/ec.json';
import error from './layouts/site/error.json';
import faq from './layouts/content/faq.json';
import frameDefault from './layouts/frames/default.json';
import frameInvalidChannel from './layouts/frames/invalid-channel.json';
import frameMaintenance from './layouts/frames/maintenance.json';
import frameSample from './layouts/frames/sample.json';
import frameSimple from './layouts/frames/simple.json';
import maintenance from './layouts/site/maintenance.json';
import makerDetail from './layouts/catalog/maker-detail.json';
import makerList from './layouts/catalog/maker-list.json';
import newsDetail from './layouts/content/news-detail.json';
import newsList from './layouts/content/news-list.json';
import productDetail from './layouts/catalog/product-detail.json';
import productList from './layouts/catalog/product-list.json';
import sitemap from './layouts/site/sitemap.json';
import staticPage from './layouts/site/static.json';
import top from './layouts/site/top.json';
import minoriEc from './minori/layouts/ec.json';
import minoriProductDetail from './minori/layouts/product-detail.json';
import minoriProductList from './minori/layouts/product-list.json';
import minoriTop from './minori/layouts/top.json';
import type { ThemeId } from './theme-ids';

export interface BaseLayouts {
  readonly pages: { readonly [Page in PageId]?: LayoutDocument };
  readonly frames: { readonly [Frame in FrameId]?: LayoutDocument };
}

// TypeScript reads `"$schema"` of a JSON module as any string; the engine's tests resolve every one of these.
const document = (json: object): LayoutDocument => json as LayoutDocument;

const shared: BaseLayouts = {
  frames: {
    default: document(frameDefault),
    simple: document(frameSimple),
    maintenance: document(frameMaintenance),
    invalidChannel: document(frameInvalidChannel),
    sample: document(frameSample),
  },
  pages: {
    top: document(top),
    ec: document(ec),
    'product.list': document(productList),
    'product.detail': document(productDetail),
    'news.list': document(newsList),
    'news.detail': document(newsDetail),
    'maker.list': document(makerList),
    'maker.detail': document(makerDetail),
    'brand.list': document(brandList),
    faq: document(faq),
    static: document(staticPage),
    contact: document(contact),
    sitemap: document(sitemap),
    maintenance: document(maintenance),
    cart: document(cart),
    'cart.shipping-select': document(cartShippingSelect),
    'cart.shipping-add': document(cartShippingAdd),
    'cart.shipping-detail': document(cartShippingDetail),
    'cart.payment': document(cartPayment),
    'cart.confirm': document(cartConfirm),
    'cart.complete': document(cartComplete),
    error: document(error),
  },
};

const withShared = (pages: BaseLayouts['pages']): BaseLayouts => ({ ...shared, pages: { ...shared.pages, ...pages } });

export const themeLayouts: Readonly<Record<ThemeId, BaseLayouts>> = {
  minori: withShared({
    top: document(minoriTop),
    ec: document(minoriEc),
    'product.list': document(minoriProductList),
    'product.detail': document(minoriProductDetail),
  }),
  gakuen: withShared({
    top: document(gakuenTop),
    ec: document(gakuenEc),
    'product.list': document(gakuenProductList),
    'product.detail': document(gakuenProductDetail),
  }),
  wireframe: shared,
};
