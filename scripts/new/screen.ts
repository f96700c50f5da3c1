/** `npm run new:screen`: draws a screen that has a row. Its layout of the sections given, and a scenario of each kind. */
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { ObjectSchema } from '../../schemas/contract/json-schema';
import type { ScenarioAnswer } from '../../schemas/scenario/scenario';
import { screens } from '../../schemas/screens/screens';
import { replayCalls } from '../../server/replay/answer-warnings';
import { openScenarioFolder } from '../../server/replay/scenario-folder';
import { compileAnswer } from '../../server/http/ajv';
import type { SectionData } from '../../src/layout/define-data';
import type { SettingsDefinition } from '../../src/layout/define-settings';
import { completeSettings } from '../../src/layout/settings/complete-settings';
import { sharedLayouts } from '../../themes/layouts.generated';
import { readCommandLine, runCommand, UsageError } from '../command-line';
import { writeIndexes } from '../indexes/generated-index';
import { layoutsIndex } from '../indexes/layouts.index';
import { camel } from './names';
import { createProject, type Project } from './project';
import { fileOf, layoutOf, scenariosOf, unansweredOf, type ShownSection } from './screen-files';

const undrawn = screens.filter(({ page }) => !(page in sharedLayouts.pages));
const usage = `npm run new:screen -- <page> <sections>
  page      one that has a row in schemas/screens and is not drawn yet: ${undrawn.map(({ page }) => page).join(', ')}
  sections  ids, joined by commas, from top to bottom
e.g. npm run new:screen -- contact.complete breadcrumbs,free-text`;

const { positionals } = readCommandLine({ usage, allowPositionals: true });

type AnyData = SectionData<SettingsDefinition<string, ObjectSchema>, Record<string, never>, unknown>;
type Fixtures = Readonly<
  Record<string, { readonly settings: Readonly<Record<string, unknown>>; readonly data: object }>
>;

/** Without what is the default anyway. */
const ownSettings = (definition: AnyData['settings'], settings: Fixtures[string]['settings']): object => {
  const usual: Readonly<Record<string, unknown>> = completeSettings({}, definition).settings;
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isDeepStrictEqual(value, usual[name])));
};

const readSection = async (project: Project, id: string, page: string): Promise<ShownSection> => {
  const area = project.areaOf(id);
  if (!area) throw new UsageError(`sections: there is no "${id}".`);
  const folder = `sections/${area}/${id}/${id}`;
  const modules = (await Promise.all([
    import(`../../${folder}.data.ts`),
    import(`../../${folder}.fixtures.ts`),
  ])) as readonly Readonly<Record<string, unknown>>[];
  // Each exports them under these names: the lists of `npm run index` go by the same.
  const data = modules[0]?.[`${camel(id)}Data`] as AnyData;
  const fixtures = modules[1]?.[`${camel(id)}Fixtures`] as Fixtures;
  const { pages, version } = data.settings;
  if (pages !== 'any' && !pages.some((one) => one === page))
    throw new UsageError(`sections: "${id}" may not stand on ${page}; \`pages\` in ${folder}.settings.ts says where.`);
  const visit = { params: {}, query: {}, today: '2026-11-20', cartToken: 'token', isMember: true, gift: null };
  return {
    id,
    version,
    needs: (settings) => data.needs({ page: page as never, ...visit, settings: settings as never }),
    fixtures: Object.fromEntries(
      Object.entries(fixtures).map(([name, { settings, data: shown }]) => [
        name,
        { settings: ownSettings(data.settings, settings), data: shown },
      ]),
    ),
  };
};

const isAllowed = ({ call, status = 200, body }: ScenarioAnswer): boolean => {
  const { body: schema } = replayCalls.get(call)?.responseOf(status) ?? {};
  return schema !== undefined && compileAnswer(schema)(body) === true;
};

/** The file of schemas/screens with its row: its layout stands in a folder of the same name. */
const areaOf = (page: string): string =>
  readdirSync('schemas/screens')
    .filter((name) => name.endsWith('.screens.ts'))
    .find((name) => readFileSync(`schemas/screens/${name}`, 'utf8').includes(`page: '${page}'`))
    ?.replace('.screens.ts', '') ?? 'content';

/** What a scenario of such a screen stands on. */
const bases = {
  public: 'minori-goods',
  auth: 'minori-goods',
  cart: 'minori-checkout',
  gift: 'minori-gift',
  member: 'minori-member',
} as const;

await runCommand(usage, async () => {
  const [page, named, surplus] = positionals;
  const row = undrawn.find((one) => one.page === page);
  if (!row) throw new UsageError(`page: "${page ?? ''}" has no row in schemas/screens, or is drawn already.`);
  if (named === undefined || surplus !== undefined) throw new UsageError('sections: one word, joined by commas.');
  const project = createProject(process.cwd());
  const sections = await Promise.all(named.split(',').map((id) => readSection(project, id, row.page)));
  const path = `base/${bases[row.access]}.json`;
  const chain = openScenarioFolder('fixtures/scenarios').chainOf(path);
  const base = { path, answers: chain.flatMap(({ file: { answers = [] } }) => answers) };
  const screen = { row, sections, base, isAllowed };

  await project.create('', {
    [`themes/layouts/${areaOf(row.page)}/${fileOf(row.page)}.json`]: JSON.stringify(layoutOf(screen)),
    ...Object.fromEntries(
      Object.entries(scenariosOf(screen)).map(([name, text]) => [`fixtures/scenarios/${name}`, text]),
    ),
  });
  for (const written of writeIndexes([layoutsIndex], process.cwd())) console.log(written);
  const open = unansweredOf(screen);
  if (open.length > 0) console.log(`Its scenarios have to answer: ${open.join(', ')} (docs/scenarios.md).`);
  console.log(`See it: npm run replay fixtures/scenarios/${fileOf(row.page)}. Done? npm run verify`);
});
