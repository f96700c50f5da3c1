/**
 * The command lines of the npm scripts. What is asked wrongly is answered with a sentence and how the command is used,
 * never with a stack trace; `--help` answers with the latter alone.
 */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What whoever typed the command can mend. */
export class UsageError extends Error {}

interface CommandLine<Options extends NonNullable<ParseArgsConfig['options']>> {
  /** What the command does and takes, printed for `--help` and after a mistake. */
  readonly usage: string;
  readonly options?: Options;
  readonly allowPositionals?: boolean;
}

type Parsed<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: boolean; strict: true }>
>;

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

const refuse = (message: string, usage: string): never => {
  process.stderr.write(`${message}\n\n${usage}\n`);
  process.exit(2);
};

/** The arguments of this process. Ends it after `--help` (0), and after arguments that the command does not take (2). */
export const readCommandLine = <const Options extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  options,
  allowPositionals = false,
}: CommandLine<Options>): Parsed<Options> => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options: options ?? ({} as Options), allowPositionals, strict: true });
  } catch (error) {
    if (!isUsageError(error)) throw error;
    return refuse(error.message, usage);
  }
};

/** Runs the command; a UsageError ends the process with its sentence. */
export const runCommand = async (usage: string, main: () => Promise<void> | void): Promise<void> => {
  try {
    await main();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    refuse(error.message, usage);
  }
};

/** A whole number, at least `least`. */
export const wholeNumber = (option: string, value: string, least = 0): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least)
    throw new UsageError(`${option} takes a whole number${least > 0 ? ` from ${least}` : ''}, not "${value}".`);
  return number;
};

/** Words separated by commas, each one of those that there are. */
export const oneOfEach = (option: string, value: string, known: readonly string[]): readonly string[] => {
  const words = value.split(',').filter((word) => word !== '');
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined || words.length === 0)
    throw new UsageError(`${option}: there is no "${unknown ?? ''}"; there are ${known.join(', ')}.`);
  return words;
};
