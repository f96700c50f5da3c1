/** One figure of a run. `aim` is what the product promises; a figure without one is told for information. */
export type Measure = {
  group: string;
  name: string;
  value: number;
  unit: 'ms' | 'kB' | '×' | '/s' | 'MB' | '';
  aim?: { atMost: number } | { atLeast: number };
};

export type Run = { takenAt: string; conditions: string[]; measures: Measure[] };

export const meetsAim = ({ value, aim }: Measure): boolean | undefined => {
  if (!aim) return undefined;
  return 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast;
};
