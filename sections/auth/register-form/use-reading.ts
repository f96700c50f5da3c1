import { useState } from 'react';
import { tellWatchers } from '../../../src/session/tell-watchers';
import { useShop } from '../../../src/ui/shop-context';
import { type Errors, type Reading, type ReadingEvent, readOnceMore } from './read-once-more';

/**
 * What was filled in is read once more before it is sent; what the shop refuses then is put right in the form.
 *
 * @param refusal of what was sent, by field; null: there is none
 */
export const useReading = (id: string, refusal: Errors | null) => {
  const shop = useShop();
  const [reading, setReading] = useState<Reading | { readonly state: 'sentBack' }>({ state: 'typed' });
  const [answered, setAnswered] = useState(refusal);
  if (refusal !== answered) {
    setAnswered(refusal);
    if (refusal) setReading({ state: 'sentBack' });
  }
  const take = (event: ReadingEvent): void =>
    void readOnceMore(shop.channel, event, (next, by) => {
      setReading(next);
      tellWatchers(shop, ({ sees }) => sees('form', id, next.state, by));
    });
  return {
    values: reading.state === 'read' ? reading.values : null,
    unknown: reading.state === 'refused' ? reading.unknown : null,
    isChecking: reading.state === 'busy',
    isRefused: reading.state === 'sentBack',
    take,
  } as const;
};
