import { PurchaseForm } from '../../../sections/product/purchase/purchase-form';
import type { PurchaseProps } from '../../../sections/product/purchase/purchase.data';
import { box } from './purchase-gakuen.css';

/** Sizes as a table, each with what is left of it. */
export const View = (props: PurchaseProps) => <PurchaseForm {...props} className={box} stock="few" />;
