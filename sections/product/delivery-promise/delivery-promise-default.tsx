import type { DeliveryPromise } from '../../../schemas/delivery/delivery.calls';
import { shortDate } from '../../../src/lib/dates';
import { cutoffWords } from '../../../src/domain/delivery/delivery-words';
import { promise as promiseClass } from './delivery-promise-default.css';
import type { DeliveryPromiseProps } from './delivery-promise.data';

/** More of them are not counted up. */
const mostNamed = 10;

const laterWords = ({ later_in: places }: DeliveryPromise): string | null => {
  if (places.length === 0) return null;
  return `${places.length > mostNamed ? '地域により' : `${places.join('・')}へは`}、さらに日数がかかります。`;
};

/** The first day on which it can arrive, and under which conditions. Nothing where it cannot be had. */
export const View = ({ settings, data: { promise } }: DeliveryPromiseProps) => {
  if (promise.earliest === null) return null;
  const conditions = [
    `${cutoffWords(promise.order_before)}のご注文、前払いを除くお支払い方法のとき。`,
    promise.note,
    laterWords(promise),
    settings.note,
  ];
  return (
    <div className={promiseClass}>
      <b>最短 {shortDate(promise.earliest)} にお届け</b>
      <small>{conditions.filter((words) => words !== null && words !== '').join('')}</small>
    </div>
  );
};
