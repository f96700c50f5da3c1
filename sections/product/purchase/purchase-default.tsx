import { PurchaseForm } from './purchase-form';
import type { PurchaseProps } from './purchase.data';

/** The box alone. */
export const View = (props: PurchaseProps) => <PurchaseForm {...props} />;
