import { type FormEvent, useEffect, useState } from 'react';

type Phase = 'idle' | 'sending' | 'offline';

const offline = {
  code: 'api.network',
  message: 'インターネットにつながっていないため、まだ送信していません。つながってから、もう一度お試しください。',
} as const;

/**
 * A form that the browser itself posts: once, however often it is pressed. Without a connection it stays on the screen with all
 * that was typed; who comes back to it from the next screen may send it again.
 */
export const usePlainPost = (onSent: () => void) => {
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setPhase('idle');
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const isCut = !navigator.onLine;
    if (phase === 'sending' || isCut) event.preventDefault();
    else onSent();
    if (phase !== 'sending') setPhase(isCut ? 'offline' : 'sending');
  };
  return { isSending: phase === 'sending', error: phase === 'offline' ? offline : null, onSubmit } as const;
};
