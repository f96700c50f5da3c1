import type { ProductCard } from '../../../schemas/catalog/product';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { useHref, useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { AddingOutcome } from '../parts/adding-outcome';
import { opener } from './quick-add.css';

/** Another shop's API may not say what is to be chosen; the product itself will. */
const openerWords = ({ axes = [] }: ProductCard): string =>
  axes.length > 0 ? `${axes.join('・')}を選ぶ` : '選んでカートに入れる';

/**
 * The way from a list into the cart: a plain form where nothing is to be chosen, else a link to the product, which
 * with script opens its sizes and colours over the list (storefront/browser/choosing.ts). Draws nothing where nothing can be bought.
 */
export const QuickAdd = ({ product }: { product: ProductCard }) => {
  const action = useHref('/-/do/cart-add');
  const { sku_id: sku, name } = product;
  if (!useShop().isSelling || product.stock_status === 'out') return null;
  if (sku == null)
    return (
      <div className={opener}>
        <A href={`/product/${product.key}`} className={button.outline} data-choose="">
          {openerWords(product)}
          <span className={visuallyHidden}>：{name}</span>
        </A>
      </div>
    );
  return (
    <form className={opener} method="post" action={action} data-add="">
      <input type="hidden" name="sku_id" value={sku} />
      <Button>
        カートに入れる<span className={visuallyHidden}>：{name}</span>
      </Button>
      <AddingOutcome />
    </form>
  );
};
