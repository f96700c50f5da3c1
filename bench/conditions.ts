import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { slowPhone } from './browser/slow-phone';
import { connections } from './server/load';

/** On what and how a run was taken; without it no figure means anything. */
export const conditions = (chromium: string, loads: number): string[] => {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const browser = execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim();
  const { roundTripMs, downBitsPerSecond, cpuTimes } = slowPhone;
  return [
    `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}, ${browser}`,
    `load of the machine before the run: ${(loadavg()[0] ?? 0).toFixed(2)}`,
    `browser: 412 px, slow 4G (${roundTripMs} ms, ${downBitsPerSecond / 1e6} Mbps), processor ${cpuTimes}× slower, nothing cached in the browser, pages and pictures warm on the server, median of ${loads}, shop and static page in turn`,
    `server: ${connections} connections from the same machine, warmed up before each figure; the reference runs in a process of its own`,
  ];
};
