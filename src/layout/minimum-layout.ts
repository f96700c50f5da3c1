/**
 * The built-in minimum of every page and frame: what is drawn when neither the shop nor its theme has a document that
 * can be used. Default settings, no slots; a section's id is its type.
 */
import { layoutSchemaId, type LayoutDocument, type SectionInstance } from '../../schemas/layout/document';
import type { FrameId, PageId } from '../../schemas/screens/pages';
import { own } from './json-values';
import { kindOf, type LayoutKind } from './page-frames';

const frames: Readonly<Record<FrameId, readonly string[]>> = {
  default: ['header', 'outlet', 'footer'],
  simple: ['header', 'outlet', 'footer'],
  maintenance: ['outlet'],
  invalidChannel: ['outlet'],
  sample: ['header', 'outlet', 'footer'],
};

const pages: { readonly [Page in PageId]?: readonly string[] } = {
  top: ['category-tiles', 'ranking', 'news-list'],
  ec: ['category-tiles', 'ranking', 'news-list'],
  'product.list': ['list-head', 'product-filters', 'product-list'],
  'product.detail': ['image', 'overview', 'purchase', 'detail', 'data', 'stock'],
  'news.list': ['news-list'],
  'news.detail': ['news-detail'],
  'maker.list': ['maker-list'],
  'maker.detail': ['maker-detail'],
  'brand.list': ['brand-list'],
  faq: ['faq-list'],
  sitemap: ['sitemap-list'],
  static: ['static-page'],
  cart: ['cart-lines', 'cart-summary'],
  'cart.shipping-select': ['checkout-steps', 'orderer-form', 'order-summary'],
  'cart.shipping-add': ['checkout-steps', 'shipping-form', 'order-summary'],
  'cart.shipping-detail': ['checkout-steps', 'delivery-choice', 'order-summary'],
  'cart.payment': ['checkout-steps', 'payment-choice', 'order-summary'],
  'cart.confirm': ['checkout-steps', 'confirmation'],
  'cart.complete': ['order-complete'],
  maintenance: ['maintenance-notice'],
  error: ['error'],
};

/** The frame `simple` leads nobody away: its header has no menu. */
const instanceOf = (type: string, page: string): SectionInstance =>
  page === 'simple' && type === 'header' ? { type, v: 1, variant: 'simple' } : { type, v: 1 };

/** The minimum of a page or frame; pages whose sections do not exist yet say so (`preparing`). */
export const minimumLayout = (page: PageId | FrameId, kind: LayoutKind = kindOf(page)): LayoutDocument => {
  const order = (kind === 'frame' ? own(frames, page) : own(pages, page)) ?? ['preparing'];
  return {
    $schema: layoutSchemaId,
    page,
    order,
    sections: Object.fromEntries(order.map((type) => [type, instanceOf(type, page)])),
  };
};
