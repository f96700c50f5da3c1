import type { Facet } from '../../../../schemas/catalog/product';
import type { FacetCount, FacetCounts } from './facets.repository';

/** The lowest price in yen of each band but the first. */
export const priceBounds = [1000, 3000, 5000, 10000] as const;

const yen = new Intl.NumberFormat('ja-JP');

/** `1000-2999`, open at the end of the last; a section turns it into price_min and price_max. */
function priceBand(band: number, count: number): FacetCount {
  const least = band === 0 ? 0 : priceBounds[band - 1];
  const below = priceBounds[band];
  if (below === undefined) return { value: `${least}-`, label: `${yen.format(least ?? 0)}円以上`, count };
  const label = band === 0 ? `${yen.format(below)}円未満` : `${yen.format(least ?? 0)}円〜${yen.format(below - 1)}円`;
  return { value: `${least}-${below - 1}`, label, count };
}

const facetOf = (key: string, title: string, options: readonly FacetCount[]): Facet => ({
  key,
  title,
  options: options.map((option) => ({ ...option })),
});

/** The filters that can narrow a list; one without a choice is left out. */
export function toFacets(counts: FacetCounts): Facet[] {
  const facets = [
    facetOf('category', 'カテゴリー', counts.category),
    facetOf(
      'price',
      '価格',
      counts.price.map(({ band, count }) => priceBand(band, count)),
    ),
    facetOf('maker', '作り手', counts.maker),
    facetOf('brand', 'ブランド', counts.brand),
    facetOf('tag', '特徴', counts.tag),
    facetOf(
      'in_stock',
      '在庫',
      counts.in_stock > 0 ? [{ value: 'true', label: '在庫あり', count: counts.in_stock }] : [],
    ),
  ];
  return facets.filter(({ options }) => options.length > 0);
}
