import { PurchaseForm } from '../../../sections/product/purchase/purchase-form';
import type { PurchaseProps } from '../../../sections/product/purchase/purchase.data';
import { box } from './purchase-minori.css';

/** A quiet list of choices. */
export const View = (props: PurchaseProps) => <PurchaseForm {...props} className={box} />;
