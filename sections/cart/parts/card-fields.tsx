import { validators } from 'virtual:noren/validator/card';
import { cardForm } from '../../../schemas/payments/card.form';
import type { ErrorBody } from '../../../schemas/contract/errors';
import type { Texts } from '../../../src/forms/form-definition';
import { SchemaForm } from '../../../src/forms/schema-form/schema-form';

interface Props {
  readonly id: string;
  readonly serverErrors: ErrorBody['errors'] | null;
  readonly isBusy: boolean;
  readonly submitLabel?: string | null;
  readonly onSubmit: (card: Texts) => void;
}

const form = { ...cardForm, validators };

/** The form of a card, loaded only by those who pay with one. It has no action: the shop never takes the number. */
export const CardFields = ({ submitLabel = null, ...props }: Props) => (
  <SchemaForm {...props} form={form} initial={{}} submitLabel={submitLabel} action={undefined} />
);
