/** The middle value; of an even number of values the mean of the two middle ones. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
};

/** The median of each column; a column that is nowhere known stays null. */
export const medians = <Row extends Record<string, number | null>>(rows: readonly Row[]): Row => {
  const first = rows[0];
  if (!first) throw new Error('No measurement to take a median of');
  const column = (name: string): number | null => {
    const known = rows.map((row) => row[name]).filter((value): value is number => typeof value === 'number');
    return known.length > 0 ? median(known) : null;
  };
  return Object.fromEntries(Object.keys(first).map((name) => [name, column(name)])) as Row;
};

/**
 * How often a value of the one is larger than one of the other (AUC): 0.5 where they cannot be told apart, 0 or 1 where
 * each value says which it is of.
 */
export const overlap = (one: readonly number[], other: readonly number[]): number => {
  const larger = one.flatMap((value) => other.map((against) => (value > against ? 1 : value === against ? 0.5 : 0)));
  return larger.reduce<number>((sum, count) => sum + count, 0) / larger.length;
};
