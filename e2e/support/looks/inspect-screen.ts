/**
 * A screen in one page load, as everybody may meet it: drawn while its script is on the way, without script, when the
 * script comes, read to its end, with axe, and narrow with large text. All that is wrong is told at once.
 */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../accessible';
import { allAlive } from '../buying';
import { holdScript } from '../late-script';
import { mostShifted, shiftedSoFar, watchLayoutShifts } from '../layout-shifts';
import { overflowOf } from '../narrow';
import { scrollToEnd } from '../whole-page';

type Place = readonly [id: string | null, top: number, bottom: number];

/** Where the sections begin and end, all laid out; in one go, so that the browser remembers nothing of it. */
const placesOf = (page: Page): Promise<readonly Place[]> =>
  page.evaluate(() => {
    const { documentElement: html } = document;
    const wasWhole = 'whole' in html.dataset;
    html.dataset.whole = '';
    const places = [...document.querySelectorAll('[data-i]')].map((section): Place => {
      const { top, bottom } = section.getBoundingClientRect();
      return [section.getAttribute('data-i'), Math.round(top + scrollY), Math.round(bottom + scrollY)];
    });
    if (!wasWhole) delete html.dataset.whole;
    return places;
  });

/** Runs in a page that has no script: what cannot be read or sent there. */
const scriptlessFaults = (): readonly string[] => {
  const empty = document.querySelector('main')?.textContent?.trim() ? [] : ['the main part says nothing'];
  const hidden = [...document.querySelectorAll('[data-s]')]
    .filter((section) => getComputedStyle(section).contentVisibility !== 'visible')
    .map((section) => `waits for script to be laid out: ${section.getAttribute('data-i') ?? ''}`);
  const deaf = [...document.querySelectorAll('main form')]
    .filter(
      (form) => !form.querySelector('[type=submit]') && !document.querySelector(`[type=submit][form="${form.id}"]`),
    )
    .map((form) => `a form that nobody can send: ${form.outerHTML.slice(0, 200)}`);
  return [...empty, ...hidden, ...deaf];
};

const switchScript = (session: CDPSession, isOn: boolean): Promise<unknown> =>
  session.send('Emulation.setScriptExecutionDisabled', { value: !isOn });

const withoutScript = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  await switchScript(session, false);
  const faults = await page.evaluate(scriptlessFaults);
  await switchScript(session, true);
  await session.detach();
  return faults;
};

const drawnFirst = 'noren:drawn-first';
const markAsFirst = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    Object.assign(window, { [name]: true });
  }, drawnFirst);

/**
 * Where a scenario has events, they are sent once its flows live (docs/scenarios.md); a screen may lead to another one by
 * itself. @returns whether any of it has happened
 */
const hasPlayed = async (page: Page, name: string): Promise<boolean> => {
  await expect(page.locator('html'), `${name}: sends its events`).not.toHaveAttribute('data-replay', 'playing', {
    timeout: 30_000,
  });
  const isTouched = await page
    .evaluate(
      (name) => Number(sessionStorage.getItem('noren:replay:next')) > 0 || !Reflect.has(window, name),
      drawnFirst,
    )
    .catch((error: Error) => {
      // It leads to another screen right now.
      if (!error.message.includes('context was destroyed')) throw error;
      return true;
    });
  // It may lead to another screen, or wait for an answer that never comes.
  if (isTouched) await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  return isTouched;
};

/** @param open goes to the screen, until its document has come */
export const inspectScreen = async (page: Page, open: () => Promise<unknown>, name: string): Promise<void> => {
  const watch = await watchLayoutShifts(page);
  const release = await holdScript(page);
  await open();
  await page.waitForFunction(() => document.readyState !== 'loading');
  const early = await shiftedSoFar(page);
  expect.soft(await withoutScript(page), `${name}: without script`).toEqual([]);
  const drawn = await placesOf(page);
  // What moved meanwhile moved because script was taken away and given back.
  await shiftedSoFar(page);
  await markAsFirst(page);
  // A screen that says so sends its form by itself, and is another one then.
  const goesOn = (await page.locator('[data-goes-on]').count()) > 0;
  const gone = goesOn ? page.waitForEvent('framenavigated') : null;
  release();
  await gone;
  // What a scenario plays may lead to a page of somebody else's at any time, which never comes to life.
  await expect(
    page.locator('html:is([data-hydrated=all], [data-replay=played])'),
    `${name}: comes to life, or is played`,
  ).toBeAttached();
  await allAlive(page);
  // What was done to the screen meanwhile may well have moved it; the screen as it was drawn is another scenario.
  const isTouched = await hasPlayed(page, name);
  if (!isTouched) expect.soft(await placesOf(page), `${name}: moves when the script comes`).toEqual(drawn);
  await scrollToEnd(page);
  if (!isTouched) await page.waitForLoadState('networkidle');
  const late = await shiftedSoFar(page);
  const moved = isTouched ? 0 : early.sum + late.sum;
  expect.soft(moved, `${name} moves: ${early.told} ${late.told}`).toBeLessThanOrEqual(mostShifted);
  // From its top: what sticks to an edge lies over what is passed on the way.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await accessibilityFaults(page), `${name}: accessibility violations`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflowOf(page), `${name}: wider than 320 px at 200 % text`).toBeLessThanOrEqual(0);
  await watch.dispose();
};
