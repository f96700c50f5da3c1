import { PurchaseBar } from '../../../sections/product/purchase/purchase-bar';
import { withBar } from '../../../sections/product/purchase/purchase-bar.css';
import { PurchaseForm } from '../../../sections/product/purchase/purchase-form';
import type { PurchaseProps } from '../../../sections/product/purchase/purchase.data';
import { box } from './purchase-minori.css';

/** The same, with a bar at the bottom edge of phones. */
export const View = (props: PurchaseProps) => (
  <PurchaseForm {...props} className={`${box} ${withBar}`} bar={PurchaseBar} />
);
