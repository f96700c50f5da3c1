/** Who is named on the parcels as their sender, and whether papers with amounts go into them. */
import type { ShippingAddress } from '../../../../../schemas/address/address';
import type { CartValues } from '../rows/written-carts.repository';
import { unchanged, type Work, written } from '../rows/work';

/** What is not given stays. */
export interface OtherDetails {
  /** Null: the orderer. */
  readonly sender?: ShippingAddress | null;
  readonly isAmountHidden?: boolean;
}

export const changeOther = ({ sender, isAmountHidden }: OtherDetails): Work<never> => {
  const values: CartValues = {
    ...(sender === undefined ? {} : { sender }),
    ...(isAmountHidden === undefined ? {} : { is_amount_hidden: isAmountHidden }),
  };
  return () => (Object.keys(values).length === 0 ? unchanged : written(values));
};
