/** Who is named on the parcels as their sender, as the form of the delivery carries it. Pure. */
import type { ShippingAddress } from '../../../schemas/address/address';
import { senderStart } from '../../../schemas/cart/sender-start';

type Texts = Readonly<Record<string, string>>;

/** Whether the orderer is the sender, or somebody else. */
export const senderIsField = 'sender_is';
export const amountHiddenField = 'amount_hidden';
export const senderField = (part: keyof ShippingAddress): string => `${senderStart}${part}`;

export interface WantedOther {
  readonly by_orderer?: true;
  /** As it was typed. */
  readonly sender?: Texts;
  readonly is_amount_hidden: boolean;
}

/** Null: the form did not ask. What stands in the fields of another sender is left alone where the orderer is. */
export const otherIn = (values: Texts): WantedOther | null => {
  const { [senderIsField]: who } = values;
  if (who === undefined) return null;
  const isHidden = { is_amount_hidden: values[amountHiddenField] === '1' };
  if (who !== 'other') return { by_orderer: true, ...isHidden };
  const typed = Object.entries(values).flatMap(([name, text]) =>
    name.startsWith(senderStart) ? [[name.slice(senderStart.length), text] as const] : [],
  );
  return { sender: Object.fromEntries(typed), ...isHidden };
};
