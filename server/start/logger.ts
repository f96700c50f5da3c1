import pino, { type Logger } from 'pino';
import type { Config } from '../config/config';

interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly reqId?: string;
  readonly err?: { readonly type: string; readonly message: string; readonly stack?: string };
}

/** The place in our code where an error was made. */
const placeOf = (stack: string | undefined): string => {
  const frame = stack?.split('\n').find((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  return frame ? ` ${frame.trim()}` : '';
};

/** A line of the log for a person's eye: `12:00:01 error a screen could not be drawn: TypeError: … at …` */
export const readableLine = ({ level, time, msg = '', reqId, err }: Line): string => {
  const clock = new Date(time).toLocaleTimeString('sv-SE');
  const name = pino.levels.labels[level] ?? String(level);
  const fault = err ? `: ${err.type}: ${err.message}${placeOf(err.stack)}` : '';
  return `${clock} ${name} ${msg}${fault}${reqId ? ` (request ${reqId})` : ''}`.replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
};

const readable = { write: (line: string) => process.stderr.write(`${readableLine(JSON.parse(line) as Line)}\n`) };

/** What a card is paid with is in no log, wherever an object that holds it is logged. */
export const redact = ['ccNumber', 'securityCode', '*.ccNumber', '*.securityCode', '*.*.ccNumber', '*.*.securityCode'];

/** JSON lines in production, lines to read elsewhere; both to stderr, so that stdout holds the shop's URL alone. */
export const createLogger = ({ environment, logLevel }: Pick<Config, 'environment' | 'logLevel'>): Logger =>
  pino({ level: logLevel, base: null, redact }, environment === 'production' ? pino.destination(2) : readable);
