import { MemoPart } from '../parts/memo-part';
import type { OrderMemoProps } from './order-memo.data';

/** The member's own notes of an order. */
export const View = ({ id, data: { order } }: OrderMemoProps) => <MemoPart id={id} order={order} />;
