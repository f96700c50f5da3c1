import type { ProductCard } from '../../../schemas/entities/product';
import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { chip } from '../../../src/ui/chip.css';
import { CloseIcon } from '../../../src/ui/icons';
import { Price } from '../../../src/ui/price';
import { useHref, useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/text.css';
import { stockWords } from '../parts/stock-words';
import { amount, chips, foot, head, opener, panel, status } from './quick-add.css';
import { variantGroups, type VariantGroup } from './variant-groups';

type Product = ProductCard & Required<Pick<ProductCard, 'product_model' | 'max_quantity'>>;

const VariantChip = ({ label, variant, usualJpy }: VariantGroup['choices'][number] & { usualJpy: number }) => {
  const { stock_status: status } = variant;
  return (
    <label className={chip}>
      <input type="radio" name="sku_id" value={variant.id} required disabled={status === 'out'} />
      <span>
        {label}
        {variant.price_jpy !== usualJpy && <small>{formatNumber(variant.price_jpy)}円</small>}
        {status !== 'in' && <small>{stockWords[status]}</small>}
      </span>
    </label>
  );
};

/** What came of it; shown by script (src/app/adding.ts), for without it the cart itself follows. */
const Outcome = () => (
  <div className={status} role="status">
    <p data-added="" hidden>
      カートに入れました <A href="/cart/">カートを見る</A>
    </p>
    <p data-failed="" hidden />
  </div>
);

const Choice = ({ product, id }: { product: Product; id: string }) => (
  <>
    <div className={head}>
      <h3 id={`${id}-h`}>{product.name}</h3>
      <button
        type="button"
        className={button.text}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={`${product.name}の選択を閉じる`}
      >
        <CloseIcon />
      </button>
      <Price priceJpy={product.price_jpy} listPriceJpy={product.list_price_jpy} isFrom={product.has_price_range} />
    </div>
    {variantGroups(product.product_model).map(({ legend, choices }) => (
      <fieldset key={legend}>
        <legend>{legend}</legend>
        <div className={chips}>
          {choices.map((choice) => (
            <VariantChip key={choice.variant.id} usualJpy={product.price_jpy} {...choice} />
          ))}
        </div>
      </fieldset>
    ))}
  </>
);

/**
 * A product is chosen and put into the cart where it stands in a list: size and colour in a sheet that opens without
 * script, in a plain form that works without it. Draws nothing where nothing can be bought.
 */
export const QuickAdd = ({ product }: { product: Product }) => {
  const action = useHref('/-/do/cart-add');
  const { product_model: model, max_quantity: max, name } = product;
  const [only] = model.products;
  if (!useShop().isSelling || product.stock_status === 'out' || !only) return null;
  const id = `add-${product.id}`;
  if (model.axes.length === 0)
    return (
      <form className={opener} method="post" action={action} data-add="">
        <input type="hidden" name="sku_id" value={only.id} />
        <Button>
          カートに入れる<span className={visuallyHidden}>：{name}</span>
        </Button>
        <Outcome />
      </form>
    );
  return (
    <>
      <div className={opener}>
        <Button type="button" popoverTarget={id}>
          {model.axes.map((axis) => axis.name).join('・')}を選ぶ<span className={visuallyHidden}>：{name}</span>
        </Button>
      </div>
      <form
        className={panel}
        id={id}
        popover="auto"
        method="post"
        action={action}
        data-add=""
        aria-labelledby={`${id}-h`}
      >
        <Choice product={product} id={id} />
        <div className={foot}>
          <label className={amount}>
            数量
            <input type="number" name="quantity" inputMode="numeric" min={1} max={max} defaultValue={1} required />
          </label>
          <Button kind="primary">カートに入れる</Button>
          <Outcome />
        </div>
      </form>
    </>
  );
};
