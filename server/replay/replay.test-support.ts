/** Scenarios for tests, in a folder of their own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folders: string[] = [];

/** After all tests of a file. */
export const removeFolders = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** A folder with the files; what is no text is written as JSON, with the format. @returns its path */
export const folderOf = (files: Readonly<Record<string, object | string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-scenarios-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    const text =
      typeof content === 'string' ? content : JSON.stringify({ format: 'noren/scenario/1', ...content }, null, 2);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

/** What a scenario has to say. */
export const whole = {
  title: { ja: 'カート', en: 'Cart' },
  channel: 'minori',
  address: '/cart/',
  clock: { at: '2026-11-20T12:00:00+09:00', runs: false },
};
