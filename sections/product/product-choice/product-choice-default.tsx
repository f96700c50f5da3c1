import { formatNumber } from '../../../src/lib/numbers';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { chip } from '../../../src/ui/styles/chip.css';
import { CloseIcon } from '../../../src/ui/icons';
import { Price } from '../../../src/ui/price';
import { Stepper } from '../../../src/ui/stepper';
import { useHref, useShop } from '../../../src/ui/shop-context';
import { AddingOutcome } from '../parts/adding-outcome';
import { stockWords } from '../parts/stock-words';
import { amount, chips, choiceForm, foot, head, panel } from './product-choice-default.css';
import type { ProductChoiceProps } from './product-choice.data';
import { variantGroups, type VariantGroup } from './variant-groups';

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

type Product = ProductChoiceProps['data']['product'];

const Head = ({ id, product }: { id: string; product: Product }) => (
  <div className={head}>
    <h2 id={id}>{product.name}</h2>
    <form method="dialog">
      <button type="submit" className={button.text} aria-label={`${product.name}の選択を閉じる`}>
        <CloseIcon />
      </button>
    </form>
    <Price priceJpy={product.price_jpy} listPriceJpy={product.list_price_jpy} isFrom={product.has_price_range} />
  </div>
);

/** What is said to who chooses nothing. */
const unchosen = ({ product_model: { axes } }: Product): string =>
  `${axes.map(({ name }) => name).join('・')}を選択してください。`;

/** One of the variants, or the only one without a question. */
const Variants = ({ product: { product_model: model, price_jpy: usualJpy } }: { product: Product }) => {
  const groups = variantGroups(model);
  if (groups.length === 0) return <input type="hidden" name="sku_id" value={model.products[0]?.id} />;
  return groups.map(({ legend, choices }) => (
    <fieldset key={legend}>
      <legend>{legend}</legend>
      <div className={chips}>
        {choices.map((choice) => (
          <VariantChip key={choice.variant.id} usualJpy={usualJpy} {...choice} />
        ))}
      </div>
    </fieldset>
  ));
};

/**
 * What a product of a list is chosen in, without leaving the list; `closedby`: a press beside it closes it, where the
 * browser knows that. Draws nothing where nothing can be bought.
 */
export const View = ({ id, data: { product } }: ProductChoiceProps) => {
  const action = useHref('/-/do/cart-add');
  if (!useShop().isSelling || product.stock_status === 'out') return null;
  return (
    <dialog className={panel} aria-labelledby={`${id}-name`} closedby="any">
      <Head id={`${id}-name`} product={product} />
      <form
        className={choiceForm}
        method="post"
        action={action}
        noValidate
        data-add=""
        data-unchosen={unchosen(product)}
      >
        <Variants product={product} />
        <div className={foot}>
          <div className={amount}>
            <span aria-hidden="true">数量</span>
            <Stepper start={1} value={1} most={product.max_quantity} />
          </div>
          <Button kind="primary">カートに入れる</Button>
          <AddingOutcome />
        </div>
      </form>
    </dialog>
  );
};
