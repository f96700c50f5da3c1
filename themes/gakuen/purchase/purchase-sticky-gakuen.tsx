import { PurchaseFormWithBar } from '../../../sections/product/purchase/purchase-bar';
import type { PurchaseProps } from '../../../sections/product/purchase/purchase.data';
import { box } from './purchase-gakuen.css';

/** The same, with a bar at the bottom edge of phones. */
export const View = (props: PurchaseProps) => <PurchaseFormWithBar {...props} className={box} stock="few" />;
