/** What the next screen of the cart will show: changes that are under way, from the press on, their code's way included. */
const underway = new Set<Promise<unknown>>();

/** @returns the work itself */
export const keepUnderway = <T>(work: Promise<T>): Promise<T> => {
  const ended = work.then(
    () => undefined,
    () => undefined,
  );
  underway.add(ended);
  void ended.then(() => underway.delete(ended));
  return work;
};

/** Comes when all that is under way now has ended, well or not. */
export const untilDone = async (): Promise<void> => {
  await Promise.all(underway);
};
