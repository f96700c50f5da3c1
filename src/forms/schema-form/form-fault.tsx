import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { FlowError } from '../../ui/flow-error';
import { useForm } from './form-context';

type Props = ComponentProps<typeof FlowError>;

/**
 * What the shop has said of the form that was sent last, inside of it: until the form itself is refused before it is sent. Then
 * that alone is to be put right.
 */
export const FormFault = ({ error, posted, ...rest }: Props) => {
  const { store } = useForm();
  const refusals = useSyncExternalStore(store.subscribe, store.refusals, store.refusals);
  const words = (error ?? posted)?.message;
  const [said, setSaid] = useState({ words, refusals });
  if (said.words !== words) setSaid({ words, refusals });
  const isPast = said.words === words && said.refusals !== refusals;
  return <FlowError error={isPast ? null : error} posted={isPast ? undefined : posted} {...rest} />;
};
