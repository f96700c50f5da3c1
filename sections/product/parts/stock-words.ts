import type { Product, Variant } from '../../../schemas/catalog/product';

type Stock = Pick<Variant, 'stock_status' | 'stock_left' | 'restock_note'>;

/** What each state of the stock is called. */
export const stockWords: Readonly<Record<Variant['stock_status'], string>> = {
  in: '在庫あり',
  few: '残りわずか',
  order: 'お取り寄せ',
  out: '在庫切れ',
};

const wordsOf = ({ stock_status: status, stock_left: left }: Stock): string =>
  status === 'few' && left ? `残り${left}点` : stockWords[status];

/**
 * What a shopper is told of a variant's stock; how many are left is said only when they are few. The shop's note on
 * when it comes stands beside, or in place of the words where it begins with them: お取り寄せ（10日ほど）.
 */
export const stockSaying = (variant: Stock): { readonly words: string; readonly note: string | null } => {
  const words = wordsOf(variant);
  const note = variant.restock_note;
  return note?.startsWith(words) ? { words: note, note: null } : { words, note };
};

/** Days until the first of them that can be had is there. */
export const soonestRestock = (variants: readonly Pick<Variant, 'stock_status' | 'restock_days'>[]): number => {
  const [soonest = 0] = variants
    .filter(({ stock_status: status }) => status !== 'out')
    .map(({ restock_days: days = 0 }) => days)
    .sort((one, other) => one - other);
  return soonest;
};

type Lead = Pick<Product['delivery'], 'lead_days'> & Pick<Variant, 'restock_days'>;

/** When it leaves, as a sentence. @param awaited what the shopper sends in first */
export const leadWords = ({ lead_days: days, restock_days: restock = 0 }: Lead, awaited?: string): string => {
  if (awaited !== undefined) return `${awaited}が届いてから加工し、発送します`;
  if (restock > 0 && days === 0) return `商品のご用意（${restock}日ほど）ができしだい発送します`;
  if (restock > 0) return `商品のご用意（${restock}日ほど）のあと、${days}営業日以内に発送します`;
  return days === 0 ? '当日に発送します' : `ご注文から${days}営業日以内に発送します`;
};
