import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../../sections/samples/product';
import { breadcrumbsLd, productLd } from './structured-data';

const absolute = (path: string): string => `https://shop.example/gakuen${path}`;

describe('structured data', () => {
  it('[ui.currency] tells price, currency and stock of every variant', () => {
    expect(productLd(sampleProduct, absolute)).toMatchObject({
      '@type': 'Product',
      sku: 'KK-8',
      brand: { '@type': 'Brand', name: '山路菓子舗' },
      aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
      offers: [
        { sku: 'KK-8', price: 2592, priceCurrency: 'JPY', availability: 'https://schema.org/InStock' },
        { sku: 'KK-12', price: 3780, priceCurrency: 'JPY', availability: 'https://schema.org/OutOfStock' },
      ],
    });
  });

  it('addresses pictures from the origin, and pages with the channel’s prefix', () => {
    expect(productLd(sampleProduct, absolute)).toMatchObject({
      image: expect.arrayContaining(['https://shop.example/images/product-1-1200.webp']) as string[],
      offers: [{ url: 'https://shop.example/gakuen/product/product-1' }, {}],
    });
  });

  it('says nothing of what is not shown', () => {
    const told = productLd({ ...sampleProduct, picture: null, pictures: [], maker: null, rating: null }, absolute);
    for (const name of ['image', 'brand', 'aggregateRating']) expect(told).not.toHaveProperty(name);
  });

  it('leads from the top to the page', () => {
    expect(breadcrumbsLd([{ name: 'お知らせ', path: '/news' }], absolute)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'トップ', item: 'https://shop.example/gakuen/' },
        { position: 2, name: 'お知らせ', item: 'https://shop.example/gakuen/news' },
      ],
    });
  });
});
