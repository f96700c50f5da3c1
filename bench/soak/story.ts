/** A soak story: something bad that is done many times, and what must hold all the while. */
export type Finding = { what: string; detail?: string };

export type StoryResult = {
  name: string;
  /** How often, how long, how fast: for the report. */
  figures: Record<string, number>;
  /** What did not hold; empty: passed. */
  findings: Finding[];
};

export type Story = (folder: string, figures: { scale: number }) => Promise<StoryResult>;
