/** What a process and all that it started use, as Linux tells it in /proc. */
import { readFileSync, readdirSync } from 'node:fs';

export type Usage = { cpuMs: number; memoryBytes: number };

/** What Linux tells user space on every platform that Node runs on; `getconf CLK_TCK` says the same, where it is installed. */
const ticksPerSecond = 100;

export type Process = { pid: number; parent: number; command: string; cpuMs: number; memoryBytes: number };

const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [userTicks = 0, systemTicks = 0] = fields.slice(11, 13);
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return {
      pid,
      parent: fields[1] ?? 0,
      command,
      cpuMs: ((userTicks + systemTicks) * 1000) / ticksPerSecond,
      memoryBytes: pages * 4096,
    };
  } catch {
    return undefined; // it ended between the listing and the reading
  }
};

/** A process and all that it started, down to their children. */
export const processesOf = (root: number): Process[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((process) => process !== undefined);
  const inTree = new Set([root]);
  // Parents have no fixed order, so look until nothing is added.
  for (let before = 0; before !== inTree.size;) {
    before = inTree.size;
    for (const { pid, parent } of all) if (inTree.has(parent)) inTree.add(pid);
  }
  return all.filter(({ pid }) => inTree.has(pid));
};

/** What Node's processes of a tree use; PostgreSQL's are left out, since a managed one runs elsewhere. */
export const usageOf = (root: number): Usage => {
  const own = processesOf(root).filter(({ command }) => !command.startsWith('postgres'));
  return {
    cpuMs: own.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    memoryBytes: own.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
  };
};
