import type { ProductCard } from '../../../../schemas/catalog/product';
import { pictureOrNull } from '../../base/pictures/pictures.service';
import type { CardRow, ListedRow } from './product-cards.repository';
import { stockStatusOf } from './stock-status';

export function toCard(channelId: string, fewAt: number, row: CardRow): ProductCard {
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    lead: row.lead,
    maker: row.maker_key === null || row.maker_name === null ? null : { key: row.maker_key, name: row.maker_name },
    picture: pictureOrNull(channelId, row.picture),
    price_jpy: row.price_min_jpy,
    has_price_range: row.price_min_jpy !== row.price_max_jpy,
    list_price_jpy: row.list_price_jpy,
    tax_rate_percent: row.tax_rate_percent,
    is_new: row.is_new,
    stock_status: stockStatusOf({ available: row.available, isMadeToOrder: row.is_made_to_order }, fewAt),
    badges: row.badges,
    rating: row.rating_count === 0 ? null : { average: tenths(row.rating_average), count: row.rating_count },
    // Favourites belong to a member; a guest has none.
    is_favorite: false,
  };
}

/** A card of a list: it says what is to be chosen before the product can be put into the cart. */
export function toListedCard(channelId: string, fewAt: number, row: ListedRow): ProductCard {
  return { ...toCard(channelId, fewAt, row), axes: row.axes.map(({ name }) => name), sku_id: row.sku_id };
}

const tenths = (average: number): number => Math.round(average * 10) / 10;
