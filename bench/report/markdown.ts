import { type Measure, type Run, meetsAim } from './measure';

const digits = (value: number): string => {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};

const aimText = ({ aim }: Measure): string => {
  if (!aim) return '';
  return 'atMost' in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`;
};

const verdict = (measure: Measure): string => {
  const met = meetsAim(measure);
  if (met === undefined) return '';
  return met ? 'yes' : '**no**';
};

const change = (measure: Measure, last: Measure | undefined): string => {
  if (!last || last.value === 0) return '';
  const percent = Math.round((100 * (measure.value - last.value)) / last.value);
  return percent === 0 ? '=' : `${percent > 0 ? '+' : ''}${percent} %`;
};

/** A small table per group; the last column compares with the run before. */
export const writeMarkdown = (run: Run, last: Run | undefined): string => {
  const before = new Map(last?.measures.map((measure) => [`${measure.group}/${measure.name}`, measure]));
  const row = (measure: Measure): string =>
    `| ${measure.name} | ${digits(measure.value)} ${measure.unit} | ${aimText(measure)} | ${verdict(measure)} | ${change(measure, before.get(`${measure.group}/${measure.name}`))} |`;
  const groups = [...new Set(run.measures.map(({ group }) => group))].map((group) => {
    const rows = run.measures.filter((measure) => measure.group === group).map(row);
    return `## ${group}\n\n| measure | value | aim | met | to the last run |\n| --- | --: | --: | --- | --: |\n${rows.join('\n')}`;
  });
  const conditions = run.conditions.map((line) => `- ${line}`).join('\n');
  const compared = last ? `Compared with the run of ${last.takenAt}.` : 'There is no earlier run to compare with.';
  return `# Measures\n\nTaken ${run.takenAt}. ${compared}\n\n${conditions}\n\n${groups.join('\n\n')}\n`;
};
