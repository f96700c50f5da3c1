/**
 * Ends this process with how the command is used: after `--help` (0), and after an argument that it does not take (2).
 * Plain JavaScript for what runs before anything is built; else there is command-line.ts.
 *
 * @param {string} usage @param {readonly string[]} known
 */
export const refuseUnknown = (usage, known) => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown === undefined) return;
  process.stderr.write(`Unknown argument "${unknown}".\n\n${usage}\n`);
  process.exit(2);
};
