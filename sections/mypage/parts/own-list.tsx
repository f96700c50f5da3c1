import type { ReactNode } from 'react';
import { useSubmit } from '../../../flows/submit/index';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { FlowError } from '../../../src/ui/flow-error';
import { useArrivalFocus } from '../../../src/ui/focus';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { remark } from '../../../src/ui/styles/remark.css';
import { words } from '../../forms/around-form.css';
import type { SendDeed } from './deed';
import { entries } from './own-list.css';

interface Deeds {
  readonly isBusy: boolean;
  readonly send: SendDeed;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** What has just been done; undefined: nothing. */
  readonly done: string | undefined;
  /** How many there are. */
  readonly count: number;
  readonly most: number;
  /** Said where there is none, and where there are as many as may be. */
  readonly says: { readonly none: string; readonly full: string };
  /** The way to another one. */
  readonly add: { readonly href: string; readonly label: string };
  /** An item of the list for each. */
  readonly children: (deeds: Deeds) => ReactNode;
}

/** A screen of what a member keeps, with what can be done about each, and the way to another one. */
export const OwnList = ({ id, title, note, done, count, most, says, add, children }: Props) => {
  const shop = useShop();
  const { phase, error, send } = useSubmit(id);
  const place = useArrivalFocus<HTMLParagraphElement>(done !== undefined);
  const adding = (kind: 'primary' | 'outline') => (
    <A className={button[kind]} href={add.href}>
      {add.label}
    </A>
  );
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{title || shop.title}</h1>
      {done && (
        <p ref={place} tabIndex={-1} className={`${remark} ${words}`} role="status">
          {done}
        </p>
      )}
      <FlowError error={error} posted={shop.posted} onRetry={() => send({ type: 'retry' })} />
      <p className={words}>{note}</p>
      {count === 0 ? (
        <EmptyState title={says.none}>{adding('primary')}</EmptyState>
      ) : (
        <>
          {count < most ? adding('outline') : <p className={remark}>{says.full}</p>}
          <ul className={entries}>
            {children({
              isBusy: phase === 'sending' || phase === 'done',
              send: (form, values) => send({ type: 'submit', form, values }),
            })}
          </ul>
        </>
      )}
    </section>
  );
};
