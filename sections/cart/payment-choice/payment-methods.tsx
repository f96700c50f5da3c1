import type { CartPaymentMethod } from '../../../schemas/entities/payment';
import { formatNumber } from '../../../src/lib/numbers';
import { methods as methodsClass } from './payment-choice-default.css';

interface Props {
  readonly methods: readonly CartPaymentMethod[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

/** Every method of the shop with when and how it is paid; one that this cart may not use says why. */
export const PaymentMethods = ({ methods, chosen, onChoose }: Props) => (
  <fieldset className={methodsClass} aria-label="お支払い方法">
    {methods.map(({ id, name, description, fee_jpy: fee, is_available: isAvailable, reason }) => (
      <label key={id}>
        <input
          type="radio"
          name="payment_id"
          value={id}
          required
          defaultChecked={isAvailable && chosen === id}
          disabled={!isAvailable}
          onChange={() => onChoose(id)}
        />
        <span>
          <span>
            {name}
            {fee > 0 && <small>（手数料 {formatNumber(fee)}円）</small>}
          </span>
          <small>{description}</small>
          {!isAvailable && reason && <em>{reason}</em>}
        </span>
      </label>
    ))}
  </fieldset>
);
