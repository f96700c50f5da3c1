import type { Order } from '../../../schemas/order/order';
import { orderSteps } from '../../../src/domain/order-words';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { progress } from './order-progress.css';

/** How far an order has come on its way. */
export const OrderProgress = ({ order }: { readonly order: Order }) => {
  const steps = orderSteps(order);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    steps.length > 0 && (
      <ol className={progress} aria-label="ご注文の進み具合">
        {steps.map((step) => (
          <li
            key={step.name}
            data-done={step.isDone ? '' : undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            {step.name}
            {step.isDone && <span className={visuallyHidden}>（済み）</span>}
          </li>
        ))}
      </ol>
    )
  );
};
