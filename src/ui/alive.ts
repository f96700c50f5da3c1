import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the section lives: what needs script is not drawn by the server. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
