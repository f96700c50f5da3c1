/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own; on Debian as root it installs
 * the distribution's, with Japanese fonts. Run as a command it prints the path.
 *
 * The one without windows goes first: it is the same engine, and spends two thirds of the time on the browser tests.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { runCommand, UsageError } from './command-line';

const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fontPackages = ['fonts-noto-cjk', 'fontconfig'];

/** What a container or root needs, and no calls home of the browser's own. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
};

const fromEnvironment = (): string | undefined => {
  const path = process.env.CHROMIUM_PATH;
  if (path && !isExecutable(path)) throw new UsageError(`CHROMIUM_PATH is "${path}", which is no executable file.`);
  return path || undefined;
};

const fromPlaywright = (): string | undefined => {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** undefined where the browser is already here or cannot be asked for. */
export const findChromium = (): string | undefined => fromEnvironment() ?? onPath() ?? fromPlaywright();

const hasJapaneseFont = (): boolean => {
  try {
    return execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false; // no fontconfig, so no fonts that Chromium would find
  }
};

const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const apt = (...args: readonly string[]): unknown =>
  execFileSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const install = (...wanted: readonly string[]): unknown =>
  apt('install', '-y', '--no-remove', '--no-install-recommends', ...wanted);

/** Older distributions have the whole browser alone. */
const hasShellPackage = (): boolean =>
  execFileSync('apt-cache', ['search', '--names-only', `^${shell}$`], { encoding: 'utf8' }).trim() !== '';

/** Where the whole browser is there, tests go on with it if the quicker one cannot be had. */
const installShell = (): void => {
  const path = findChromium();
  const isChosen = path === undefined || path === fromEnvironment() || path === fromPlaywright();
  if (isChosen || basename(path) === shell || !canInstall()) return;
  try {
    apt('update');
    if (hasShellPackage()) install(shell);
  } catch (error) {
    console.error(`Goes on with ${path}: ${String(error)}`);
  }
};

/** The path of a Chromium that can show Japanese; installs what lacks where that is possible, else throws a UsageError. */
export const needChromium = (): string => {
  const [hasBrowser, hasFont] = [findChromium() !== undefined, hasJapaneseFont()];
  if ((!hasBrowser || !hasFont) && canInstall()) {
    apt('update');
    const browser = hasShellPackage() ? shell : 'chromium';
    install(...(hasBrowser ? [] : [browser]), ...(hasFont ? [] : fontPackages));
  }
  const path = findChromium();
  if (!path)
    throw new UsageError(
      `No Chromium found. Install one (Debian: apt-get install ${[shell, ...fontPackages].join(' ')}; or: npx playwright install chromium) or set CHROMIUM_PATH.`,
    );
  if (!hasJapaneseFont())
    throw new UsageError(
      'No Japanese font found (fc-list :lang=ja). Install one (Debian: apt-get install fonts-noto-cjk).',
    );
  return path;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runCommand('CHROMIUM_PATH names a Chromium of your own.', () => {
    installShell();
    console.log(needChromium());
  });
