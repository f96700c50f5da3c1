import type { Cart } from '../../../schemas/cart/cart';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { DoneAtPlace } from '../parts/line-item';
import { Receiver } from '../parts/receivers';
import { atPlaces } from './cart-lines-default.css';

interface Props {
  readonly shippings: Cart['detail']['shippings'];
  /** Whom each of several goes to. */
  readonly receivers: ReadonlyMap<string, string>;
}

/** What is done to all that goes to each address, free or not: chosen, and changed, with the delivery. */
export const DoneAtPlaces = ({ shippings, receivers }: Props) =>
  shippings.some(({ accessories }) => accessories) && (
    <div className={atPlaces}>
      <h2>のし・包装など</h2>
      <A href={pathOfStep('delivery')}>
        <span className={visuallyHidden}>のし・包装などを</span>変更する
      </A>
      {shippings.map(
        ({ key, accessories }) =>
          accessories && (
            <div key={key}>
              <Receiver name={receivers.get(key)} />
              <DoneAtPlace accessories={accessories} />
            </div>
          ),
      )}
    </div>
  );
