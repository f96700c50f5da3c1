import { PurchaseFormWithBar } from './purchase-bar';
import type { PurchaseProps } from './purchase.data';

/** The box, and while it is out of a phone's view a bar with what matters of it. */
export const View = (props: PurchaseProps) => <PurchaseFormWithBar {...props} />;
