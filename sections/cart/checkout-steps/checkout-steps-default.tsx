import type { CheckoutStep } from '../../../schemas/cart/steps';
import { isBehind, pathOfStep, sellingStopped, stepAt } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { alarm } from '../../../src/ui/styles/remark.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { steps, stopped } from './checkout-steps-default.css';
import type { CheckoutStepsProps } from './checkout-steps.data';

/** The steps as a shopper counts them; to whom it goes belongs to its delivery. */
const shown: readonly { readonly name: string; readonly steps: readonly CheckoutStep[] }[] = [
  { name: 'ご注文者', steps: ['orderer'] },
  { name: 'お届け', steps: ['shipping', 'delivery'] },
  { name: 'お支払い', steps: ['payment'] },
  { name: 'ご確認', steps: ['confirm'] },
];

/** Where in the checkout the shopper stands. What is done can be gone back to. */
export const View = ({ data: { cart } }: CheckoutStepsProps) => {
  const { page, isSelling } = useShop();
  const here = stepAt(`/${page.replace('.', '/')}`);
  const next = cart?.next_step ?? null;
  return (
    <>
      <nav className={steps} aria-label="ご購入の手順">
        <ol>
          {shown.map(({ name, steps: own }) => {
            if (here !== null && own.includes(here))
              return (
                <li key={name}>
                  <span aria-current="step">{name}</span>
                </li>
              );
            const isDone = next !== null && own.every((step) => isBehind(step, next));
            const isNext = next !== null && own.includes(next);
            const target = isNext ? next : own.at(-1);
            return (
              <li key={name} data-done={isDone ? '' : undefined}>
                {target && (isDone || isNext) ? (
                  <A href={pathOfStep(target)}>
                    {name}
                    {isDone && <span className={visuallyHidden}>（入力済み）</span>}
                  </A>
                ) : (
                  <span>{name}</span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
      {!isSelling && (
        <div className={stopped}>
          <p className={alarm}>{sellingStopped}</p>
        </div>
      )}
    </>
  );
};
