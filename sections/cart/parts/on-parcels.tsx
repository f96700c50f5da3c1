import type { Cart } from '../../../schemas/cart/cart';
import { addressWords, amountHiddenWords, receiverName } from '../../../src/domain/delivery/delivery-words';

type Props = Pick<Cart, 'sender' | 'is_amount_hidden'>;

/** Whether anything is to be told of the parcels. */
export const hasOnParcels = ({ sender, is_amount_hidden: isAmountHidden }: Props): boolean =>
  Boolean(sender) || isAmountHidden === true;

/** Of a cart or an order: somebody else than the orderer who is named as the sender, and amounts that stay out. */
export const OnParcels = ({ sender, is_amount_hidden: isAmountHidden }: Props) => (
  <>
    {sender && (
      <p>
        ご依頼主 {receiverName(sender)} 様
        <br />
        {addressWords(sender)}
        <br />
        電話 {sender.phone_number}
      </p>
    )}
    {isAmountHidden && <p>{amountHiddenWords}</p>}
  </>
);
