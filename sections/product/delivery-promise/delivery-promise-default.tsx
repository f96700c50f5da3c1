import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeliveryPromise } from '../../../schemas/delivery/delivery.calls';
import { cutoffWords } from '../../../src/domain/delivery/delivery-words';
import { optionsIn } from '../../../src/domain/option-form';
import { shortDate } from '../../../src/lib/dates';
import { useShop } from '../../../src/ui/shop-context';
import { textsIn } from '../../../src/forms/texts-in';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { promise as promiseClass } from './delivery-promise-default.css';
import type { DeliveryPromiseProps } from './delivery-promise.data';

/** More of them are not counted up. */
const mostNamed = 10;

const laterWords = ({ later_in: places }: DeliveryPromise): string | null => {
  if (places.length === 0) return null;
  return `${places.length > mostNamed ? '地域により' : `${places.join('・')}へは`}、さらに日数がかかります。`;
};

type Later = DeliveryPromise['later_with'][number];

/** With what it takes longer, where that is not chosen, and until when. */
const withWords = (later: readonly Later[]): string =>
  later
    .map(({ names, earliest }) => {
      const day =
        earliest === null ? 'お届け日をご注文のあとにお知らせします' : `最短${shortDate(earliest)}のお届けです`;
      return `${names.map((name) => `「${name}」`).join('')}をご指定のときは、${day}。`;
    })
    .join('');

/** The keys of what is chosen in the form around it, which is a root of its own. */
const useChosen = () => {
  const root = useRef<HTMLDivElement>(null);
  const { posted } = useShop();
  const [keys, setKeys] = useState<readonly string[]>(() =>
    posted?.action === 'cart-add' ? optionsIn(posted.values).map(({ key }) => key) : [],
  );
  const read = useCallback(() => {
    const form = root.current?.closest('form');
    if (form) setKeys(optionsIn(textsIn(form)).map(({ key }) => key));
  }, []);
  useFirstRead(read);
  useEffect(() => {
    const form = root.current?.closest('form');
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [read]);
  return { root, keys } as const;
};

/** The first day on which it can arrive as it is chosen, and under which conditions. Nothing where it cannot be had. */
export const View = ({ settings, data: { promise } }: DeliveryPromiseProps) => {
  const { root, keys } = useChosen();
  if (promise.earliest === null) return null;
  const { later_with: later } = promise;
  const at = later.findLastIndex((one) => one.keys.some((key) => keys.includes(key)));
  const { earliest, note } = later[at] ?? promise;
  const conditions = [
    `${cutoffWords(promise.order_before)}のご注文、前払いを除くお支払い方法のとき。`,
    note,
    withWords(later.slice(at + 1)),
    laterWords(promise),
    settings.note,
  ];
  return (
    <div className={promiseClass} ref={root}>
      <b aria-live="polite">
        {earliest === null ? 'お届け日は、ご注文のあとにお知らせします' : `最短 ${shortDate(earliest)} にお届け`}
      </b>
      <small>{conditions.filter((words) => words !== null && words !== '').join('')}</small>
    </div>
  );
};
