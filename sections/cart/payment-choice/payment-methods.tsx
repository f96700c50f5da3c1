import type { ReactNode } from 'react';
import type { CartPaymentMethod } from '../../../schemas/payments/payment';
import { formatNumber } from '../../../src/lib/numbers';
import { methods as methodsClass, panel as panelClass } from './payment-choice-default.css';

interface Props {
  /** DOM id of the choice. */
  readonly id: string;
  /** DOM id of the form that sends the choice. It stands beside: what belongs to one method may have a form of its own. */
  readonly form: string;
  readonly methods: readonly CartPaymentMethod[];
  readonly chosen: number | null;
  /** What is wrong with the choice; null: nothing. */
  readonly error: string | null;
  /** The method that was tried, and why it was not paid so; null: nothing is known. */
  readonly failed: { readonly id: number; readonly why: string } | null;
  /** What the chosen method asks for, directly under it. */
  readonly panel: ReactNode;
  readonly onChoose: (id: number) => void;
}

interface MethodProps extends Pick<Props, 'form' | 'onChoose' | 'panel'> {
  readonly method: CartPaymentMethod;
  readonly isChosen: boolean;
  /** Why it was not paid so. */
  readonly fault: string | undefined;
}

const Method = ({ form, method, isChosen, fault, panel, onChoose }: MethodProps) => {
  const { id, name, description, fee_jpy: fee, is_available: isAvailable, reason } = method;
  return (
    <div>
      <label>
        <input
          type="radio"
          name="payment_id"
          form={form}
          value={id}
          required
          defaultChecked={isChosen}
          disabled={!isAvailable}
          onChange={() => onChoose(id)}
        />
        <span>
          <span>
            {name}
            {fee > 0 && <small>（手数料 {formatNumber(fee)}円）</small>}
          </span>
          {!isAvailable && reason ? <em>{reason}</em> : <small>{description}</small>}
          {fault && <em data-fault="">{fault}</em>}
        </span>
      </label>
      {isChosen && panel && <div className={panelClass}>{panel}</div>}
    </div>
  );
};

/** Every method of the shop with when and how it is paid; one that this cart may not use says why instead. */
export const PaymentMethods = ({ id, form, methods, chosen, error, failed, panel, onChoose }: Props) => (
  <fieldset
    id={id}
    className={methodsClass}
    aria-label="お支払い方法"
    aria-describedby={error ? `${id}-error` : undefined}
  >
    {error && (
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
    )}
    {methods.map((method) => (
      <Method
        key={method.id}
        form={form}
        method={method}
        isChosen={method.is_available && chosen === method.id}
        fault={failed?.id === method.id ? failed.why : undefined}
        panel={panel}
        onChoose={onChoose}
      />
    ))}
  </fieldset>
);
