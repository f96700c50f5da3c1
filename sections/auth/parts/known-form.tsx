import { Button } from '../../../src/ui/button';
import { useShop } from '../../../src/ui/shop-context';

interface Props {
  readonly form: string;
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly label: string;
  readonly kind?: 'primary' | 'text';
  /** With script, in place of the post. */
  readonly onSend?: () => void;
}

/** A form of what is known already; the shopper only says yes. */
export const KnownForm = ({ form, values, label, kind, onSend }: Props) => (
  <form
    method="post"
    action={`${useShop().prefix}/-/do/${form}`}
    onSubmit={
      onSend &&
      ((event) => {
        event.preventDefault();
        onSend();
      })
    }
  >
    {Object.entries(values).map(([name, value]) =>
      value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
    )}
    <Button {...(kind ? { kind } : {})}>{label}</Button>
  </form>
);
