type Line = { name: string; reason: string; licence: string };

/** The rows `| package | reason | size | licence |` of the document. */
const linesOf = (document: string): Line[] =>
  document
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6)
    .map(([, name = '', reason = '', , licence = '']) => ({ name, reason, licence }));

/** What the document lacks, a sentence each. A package that is not installed is not asked for its licence. */
export const lackingLines = (
  names: readonly string[],
  document: string,
  licenceOf: (name: string) => string | undefined,
): string[] => {
  const lines = new Map(linesOf(document).map((line) => [line.name, line]));
  return names.flatMap((name) => {
    const line = lines.get(name);
    const licence = licenceOf(name);
    if (!line) return [`${name} has no line`];
    if (line.reason === '') return [`${name} has no reason`];
    return licence && licence !== line.licence ? [`${name} is under ${licence}, the line says ${line.licence}`] : [];
  });
};
