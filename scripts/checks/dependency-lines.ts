type Line = { name: string; reason: string; licence: string };

/** The rows `| package | reason | size | licence |` of the document. */
const linesOf = (document: string): Line[] =>
  document
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6 && cells[1] !== 'package' && !/^-+$/.test(cells[1] ?? ''))
    .map(([, name = '', reason = '', , licence = '']) => ({ name, reason, licence }));

export interface Packages {
  /** Those of package.json. */
  readonly names: readonly string[];
  /** Undefined for a package that is not installed: its licence is not asked for. */
  readonly licenceOf: (name: string) => string | undefined;
  readonly isUsed: (name: string) => boolean;
}

/** What is said of a package that waits for what will use it. */
const awaiting = /^Awaits /;

const useProblem = (line: Line, isUsed: boolean): string[] => {
  if (awaiting.test(line.reason)) return isUsed ? [`${line.name} awaits its use no more`] : [];
  return isUsed ? [] : [`${line.name} is used by nothing`];
};

/** What is wrong with the document, a sentence each. */
export const lackingLines = ({ names, licenceOf, isUsed }: Packages, document: string): string[] => {
  const lines = linesOf(document);
  const surplus = lines.filter(({ name }) => !names.includes(name)).map(({ name }) => `${name} is not in package.json`);
  const lacking = names.flatMap((name) => {
    const line = lines.find((one) => one.name === name);
    const licence = licenceOf(name);
    if (!line) return [`${name} has no line`];
    if (line.reason === '') return [`${name} has no reason`];
    const changed = licence && licence !== line.licence;
    return [
      ...(changed ? [`${name} is under ${licence}, the line says ${line.licence}`] : []),
      ...useProblem(line, isUsed(name)),
    ];
  });
  return [...lacking, ...surplus];
};
