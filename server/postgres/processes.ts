import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const onLinux = process.platform === 'linux';

function tryOr<Result, Fallback>(read: () => Result, fallback: Fallback): Result | Fallback {
  try {
    return read();
  } catch {
    return fallback;
  }
}

function ps(...options: string[]): string {
  // ps answers 1 when no process matches, which is an answer and not a failure.
  return tryOr(
    () => execFileSync('ps', options, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }),
    '',
  ).trim();
}

/**
 * When a process started, as a text that no later process with the same number repeats; undefined when no such process
 * runs. A zombie counts as not running: it holds no files, and below a careless pid 1 it stays for ever.
 */
export function processStart(pid: number): string | undefined {
  if (!onLinux) return ps('-o', 'lstart=', '-p', String(pid)) || undefined;
  const stat = tryOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  // The second field is the program's name in parentheses, and may itself hold blanks and parentheses.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticksSinceBoot = fields[18];
  if (ticksSinceBoot === undefined || state === 'Z' || state === 'X') return undefined;
  return `${tryOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), '')}/${ticksSinceBoot}`;
}

/** Within one such place, process numbers mean the same thing: a host, or a container on it. */
export function processPlace(): string {
  const namespace = onLinux ? tryOr(() => readlinkSync('/proc/self/ns/pid'), '') : '';
  return `${hostname()} ${namespace}`.trim();
}

export interface RunningProcess {
  pid: number;
  /** What it was started as, a path or a name; or the title that it gave itself. */
  program: string;
  command: string;
}

/** Linux keeps the parameters apart: a path may hold blanks. */
function readProcess(pid: number): RunningProcess {
  const parameters = tryOr(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '').split('\0');
  return { pid, program: parameters[0] ?? '', command: parameters.join(' ').trim() };
}

/** What ps prints is one text, so the program ends where the first option begins. */
function fromPs(pid: number, command: string): RunningProcess {
  return { pid, program: command.split(' -', 1)[0] ?? '', command };
}

/** All running processes whose command line holds the text. */
export function findProcesses(text: string): RunningProcess[] {
  const all = onLinux
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => readProcess(Number(name)))
    : ps('-axo', 'pid=,command=')
        .split('\n')
        .map((line) => fromPs(Number.parseInt(line, 10), line.trim().replace(/^\d+\s+/, '')));
  return all.filter(({ pid, command }) => command.includes(text) && pid !== process.pid);
}

export function describeProcess(pid: number): string {
  return onLinux ? readProcess(pid).command : ps('-o', 'command=', '-p', String(pid));
}

/** The folder that a process works in; undefined where the system does not tell. */
export function workingFolder(pid: number): string | undefined {
  return onLinux ? tryOr(() => readlinkSync(`/proc/${pid}/cwd`), undefined) : undefined;
}

/** Sends a signal; a process that has ended meanwhile is fine. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
