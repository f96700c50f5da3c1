/**
 * `npm run workbench:shots`: pictures of every story in every look at three widths, for eyes, as
 * `<out>/<look>/<section>/<variant>-<fixture>-<width>.png`.
 */
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { oneOfEach, readCommandLine, runCommand, wholeNumber } from '../scripts/command-line';
import { chromiumArgs, needChromium } from '../scripts/find-chromium';
import { openStage } from './open-stage';
import { drawOn, listsOf, openStagePage } from './stage-page';

const usage =
  'npm run workbench:shots -- [--only hero,purchase] [--looks minori] [--widths 375,1280] [--out reports/workbench]';

const { values } = readCommandLine({
  usage,
  options: {
    only: { type: 'string', default: '' },
    looks: { type: 'string', default: '' },
    widths: { type: 'string', default: '375,768,1280' },
    out: { type: 'string', default: 'reports/workbench' },
  },
});

const listed = (option: string): readonly string[] => option.split(',').filter((word) => word !== '');
const isAsked = (option: string, id: string): boolean => option === '' || listed(option).includes(id);

const draw = async (page: Page, story: string, look: string): Promise<void> => {
  await drawOn(page, story, look);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

const shootAll = async (browser: Browser, url: string, width: number): Promise<number> => {
  const { page } = await openStagePage(browser, url, width);
  const { stories, looks } = await listsOf(page);
  const sectionOf = (story: string): string => dirname(dirname(story));
  if (values.looks !== '') oneOfEach('--looks', values.looks, looks);
  if (values.only !== '') oneOfEach('--only', values.only, [...new Set(stories.map(sectionOf))]);
  let count = 0;
  for (const look of looks.filter((id) => isAsked(values.looks, id)))
    for (const story of stories.filter((id) => isAsked(values.only, sectionOf(id)))) {
      const [section = '', variant = '', name = ''] = story.split('/');
      await draw(page, story, look);
      const path = join(values.out, look, section, `${variant}-${name}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
      count += 1;
    }
  await page.close();
  return count;
};

const shoot = async (): Promise<void> => {
  const widths = listed(values.widths).map((width) => wholeNumber('--widths', width, 1));
  // The browser first: it may be missing, and the stage takes its time.
  const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumArgs });
  try {
    const stage = await openStage();
    try {
      for (const width of widths)
        console.log(`${await shootAll(browser, stage.url, width)} pictures at ${width} px in ${values.out}`);
    } finally {
      await stage.close();
    }
  } finally {
    await browser.close();
  }
};

await runCommand(usage, shoot);
