/** What is done to one order after the other, each in a transaction of its own. */

/**
 * One that fails is tried again by the next call, and fails this one when the others are through.
 *
 * @returns for how many it was done
 */
export const forEachOrder = async (
  orderIds: readonly number[],
  what: string,
  run: (orderId: number) => Promise<boolean | undefined>,
): Promise<number> => {
  let done = 0;
  const failures: unknown[] = [];
  for (const orderId of orderIds) {
    try {
      if (await run(orderId)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}.`);
  return done;
};
