import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeliveryPromise } from '../../../schemas/delivery/delivery.calls';
import { awaitedWords, cutoffWords } from '../../../src/domain/delivery/promise-words';
import { axisField, optionsIn } from '../../../src/domain/option-form';
import { shortDate } from '../../../src/lib/dates';
import { useShop } from '../../../src/ui/shop-context';
import type { Texts } from '../../../src/forms/form-definition';
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

const dayWords = (earliest: string | null): string =>
  earliest === null ? 'お届け日をご注文のあとにお知らせします' : `最短${shortDate(earliest)}のお届けです`;

type Later = DeliveryPromise['later_with'][number];

const promiseWords = (earliest: string | null, awaited: string | undefined): string => {
  if (awaited !== undefined) return awaitedWords(awaited);
  return earliest === null ? 'お届け日は、ご注文のあとにお知らせします' : `最短 ${shortDate(earliest)} にお届け`;
};

/** With what it takes longer, where that is not chosen, and until when. */
const withWords = (later: readonly Later[]): string =>
  later
    .map(({ names, earliest, arrival_of: awaited }) => {
      const until = awaited === undefined ? dayWords(earliest) : awaitedWords(awaited);
      return `${names.map((name) => `「${name}」`).join('')}をご指定のときは、${until}。`;
    })
    .join('\n');

type Group = NonNullable<DeliveryPromise['later_of']>[number];
type Values = Group['variants'][number];

/** Whether the variant can still come to be chosen: nothing else is, on any of its axes. */
const isOpen =
  (chosen: Texts) =>
  (variant: Values): boolean =>
    Object.entries(variant).every(([axis, value]) => (chosen[axisField(axis)] ?? value) === value);

const isChosen =
  (chosen: Texts) =>
  (variant: Values): boolean =>
    Object.entries(variant).every(([axis, value]) => chosen[axisField(axis)] === value);

const valuesWords = (variants: readonly Values[]): string => {
  const names = variants.map((variant) => Object.values(variant).join('・')).filter((words) => words !== '');
  return names.length > mostNamed ? 'お取り寄せまたはお作りする品' : names.map((words) => `「${words}」`).join('');
};

/** What comes later than is said above it, as far as it can be meant. */
const ofWords = (groups: readonly Group[], chosen: Texts): string =>
  groups
    .map(({ from_pieces: from, variants, earliest }) => {
      const open = variants.filter(isOpen(chosen));
      if (open.length === 0) return '';
      const goods = valuesWords(open);
      const pieces = from > 1 ? `${from}点以上のご注文` : '';
      return `${goods}${goods && pieces ? 'の' : ''}${pieces}は、${dayWords(earliest)}。`;
    })
    .filter((words) => words !== '')
    .join('\n');

/** What stands in the form around it, which is a root of its own. */
const useChosen = () => {
  const root = useRef<HTMLDivElement>(null);
  const { posted } = useShop();
  const [chosen, setChosen] = useState<Texts>(() => (posted?.action === 'cart-add' ? posted.values : {}));
  const read = useCallback(() => {
    const form = root.current?.closest('form');
    if (form) setChosen(textsIn(form));
  }, []);
  useFirstRead(read);
  useEffect(() => {
    const form = root.current?.closest('form');
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [read]);
  return { root, chosen } as const;
};

/** Whether what is chosen, or what can still come to be, is sold at all. */
const canBeHad = ({ available }: DeliveryPromise, chosen: Texts): boolean => available?.some(isOpen(chosen)) ?? true;

/** The first day on which it can arrive as it is chosen, and under which conditions, line by line. Nothing where it cannot be had. */
export const View = ({ settings, data: { promise } }: DeliveryPromiseProps) => {
  const { root, chosen } = useChosen();
  if (promise.earliest === null && promise.arrival_of === undefined) return null;
  // The place stays, to hear of another choice.
  if (!canBeHad(promise, chosen)) return <div ref={root} hidden />;
  const { later_of: groups = [] } = promise;
  const group = groups.find(({ from_pieces: from, variants }) => from === 1 && variants.some(isChosen(chosen)));
  const { later_with: later } = group ?? promise;
  const keys = optionsIn(chosen).map(({ key }) => key);
  const at = later.findLastIndex((one) => one.keys.some((key) => keys.includes(key)));
  const {
    earliest,
    note,
    arrival_of: awaited,
  }: Pick<Later, 'earliest' | 'note' | 'arrival_of'> = later[at] ?? group ?? promise;
  // Without a day there are no conditions of one, and no other choice is there sooner.
  const conditions = [
    ...(awaited === undefined
      ? [
          `${cutoffWords(promise.order_before)}のご注文、前払いを除くお支払い方法のとき。`,
          note,
          group ? null : ofWords(groups, chosen),
          withWords(later.slice(at + 1)),
          laterWords(promise),
        ]
      : []),
    settings.note,
  ];
  return (
    <div className={promiseClass} ref={root}>
      <b aria-live="polite">{promiseWords(earliest, awaited)}</b>
      <small>{conditions.filter((words) => words !== null && words !== '').join('\n')}</small>
    </div>
  );
};
