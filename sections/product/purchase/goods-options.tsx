import type { ProductOption } from '../../../schemas/catalog/product-option';
import { optionFee } from '../../../src/domain/delivery/fee-words';
import { formatNumber } from '../../../src/lib/numbers';
import type { Posted } from '../../../src/ui/shop-context';
import { OptionFields } from '../parts/option-fields';
import { options as optionsClass } from '../parts/option-fields.css';
import type { Options } from './use-options';

interface Props {
  readonly id: string;
  /** Of the goods alone; what is done to an address is chosen with it. */
  readonly options: readonly ProductOption[];
  readonly filled: Options;
  readonly posted: Posted | undefined;
}

/** What can be done to the goods, and what it costs for each piece. */
export const GoodsOptions = ({ id, options, filled, posted }: Props) =>
  options.length === 0 ? null : (
    <div className={optionsClass}>
      <h2>お名入れ・お直しなど</h2>
      <OptionFields
        id={id}
        options={options}
        given={posted?.values ?? {}}
        values={filled.values}
        faults={filled.faults}
      />
      <p aria-live="polite">
        {filled.priceJpy > 0 && `${optionFee}：1点につき+${formatNumber(filled.priceJpy)}円（税込）`}
      </p>
    </div>
  );
