/**
 * The members' own answer, shared by all places and islands of the document and across its screens. Guests never load
 * this module.
 */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { OwnAnswer } from '../../schemas/own-answer';
import { cartEvent } from '../lib/go';
import { fetchOwn, type OwnAsker } from './fetch-own';

/** So long it is as good as new, for whoever looks at one screen after the other. */
const freshMs = 15_000;
const key = ['own'];

const client = new QueryClient();
// The cart has been changed in this very document.
document.addEventListener(cartEvent, () => void client.invalidateQueries({ queryKey: key }));

/** @returns ends the telling */
export const shareOwn = (asker: Pick<OwnAsker, 'prefix'>, tell: (own: OwnAnswer) => void): (() => void) => {
  const observer = new QueryObserver(client, {
    queryKey: key,
    queryFn: ({ signal }) => fetchOwn(asker, signal),
    staleTime: freshMs,
    retry: 1,
  });
  const { data } = observer.getCurrentResult();
  if (data) tell(data);
  return observer.subscribe((result) => {
    if (result.data) tell(result.data);
  });
};

/** Another screen has come: what is old, or was about what has just been done, is asked for again. */
export const renewOwn = (isChanged: boolean): void => {
  if (isChanged) void client.invalidateQueries({ queryKey: key });
  else void client.refetchQueries({ queryKey: key, stale: true });
};
