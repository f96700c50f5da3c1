import { PurchaseBar } from './purchase-bar';
import { withBar } from './purchase-bar.css';
import { PurchaseForm } from './purchase-form';
import type { PurchaseProps } from './purchase.data';

/** The box, and while it is out of a phone's view a bar with what matters of it. */
export const View = (props: PurchaseProps) => <PurchaseForm {...props} className={withBar} bar={PurchaseBar} />;
