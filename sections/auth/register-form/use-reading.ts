import { useState } from 'react';
import type { ErrorBody } from '../../../schemas/contract/errors';
import type { FormEvent } from '../../../schemas/contract/form.flow-events';
import type { Texts } from '../../../src/forms/form-definition';
import { tellWatchers } from '../../../src/session/tell-watchers';
import { useShop } from '../../../src/ui/shop-context';
import { schoolFaults } from './school-faults';

type Errors = ErrorBody['errors'] | null;
type Event = Exclude<FormEvent, { readonly type: 'refuse' }>;

/**
 * What was filled in is read once more before it is sent, unless its school is unknown; what the shop refuses then is put
 * right in the form. @param refusal of what was sent, by field; null: there is none
 */
export const useReading = (id: string, refusal: Errors) => {
  const shop = useShop();
  const [values, setValues] = useState<Texts | null>(null);
  const [unknown, setUnknown] = useState<Errors>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [answered, setAnswered] = useState(refusal);
  if (refusal !== answered) {
    setAnswered(refusal);
    if (refusal) setValues(null);
    setIsRefused(refusal !== null);
  }
  const tell = (state: string, event: Event | null): void =>
    tellWatchers(shop, ({ sees }) => sees('form', id, state, event));
  const read = (typed: Texts): void => {
    setIsRefused(false);
    setValues(typed);
  };
  const check = async (typed: Texts, school: string): Promise<void> => {
    setUnknown(null);
    setIsChecking(true);
    const faults = await schoolFaults(shop.channel, school);
    setIsChecking(false);
    if (faults) setUnknown(faults);
    else read(typed);
    tell(faults ? 'refused' : 'read', null);
  };
  const take = (event: Event): void => {
    if (event.type === 'back') {
      setValues(null);
      return tell('typed', event);
    }
    const { school } = event.values;
    if (!school) {
      read(event.values);
      return tell('read', event);
    }
    void check(event.values, school);
    tell('busy', event);
  };
  return { values, unknown, isChecking, isRefused, take } as const;
};
