/** schema.org objects (JSON-LD). They say only what the screen shows. */
import type { Product } from '../../../../schemas/catalog/product';
import type { FrontSettings } from '../../../../schemas/site/site';
import type { Crumb } from '../../../../src/ui/shop-context';

type Absolute = (path: string) => string;

const context = 'https://schema.org';

export const organisationLd = (settings: FrontSettings, url: string): object => ({
  '@context': context,
  '@type': 'Organization',
  name: settings['SITE.NAME'],
  legalName: settings['SITE.COMPANY'],
  url,
  telephone: settings['SITE.PHONE'],
});

export const breadcrumbsLd = (crumbs: readonly Crumb[], absolute: Absolute): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'トップ', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

const availability = { in: 'InStock', few: 'LimitedAvailability', order: 'BackOrder', out: 'OutOfStock' } as const;

/** Prices are tax-included, as shown. */
export const productLd = (product: Product, absolute: Absolute): object => ({
  '@context': context,
  '@type': 'Product',
  name: product.name,
  sku: product.product_model.products[0]?.sku,
  description: product.lead,
  ...(product.picture
    ? {
        image: product.pictures.map(
          ({ src, widths }) => new URL(src.replace('{width}', String(widths.at(-1))), absolute('/')).href,
        ),
      }
    : {}),
  ...(product.maker ? { brand: { '@type': 'Brand', name: product.maker.name } } : {}),
  ...(product.rating
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.average,
          reviewCount: product.rating.count,
        },
      }
    : {}),
  offers: product.product_model.products.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    price: variant.price_jpy,
    priceCurrency: 'JPY',
    availability: `${context}/${availability[variant.stock_status]}`,
    url: absolute(`/product/${encodeURIComponent(product.key)}`),
  })),
});
