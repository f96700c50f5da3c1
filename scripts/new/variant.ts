/** `npm run new:variant`: a new variant of a section, of its own or of a theme. */
import { readCommandLine, runCommand, UsageError } from '../command-line';
import { writeIndexes } from '../indexes/generated-index';
import { themeVariantsIndexes } from '../indexes/theme-variants.index';
import { addEntry } from './edit-source';
import { camel, checkId, keyOf, pascal } from './names';
import { createProject, type Project } from './project';
import { variantFiles } from './variant-files';

/** What a variant must know of its section: where it stands, its props' type, and the module of its default. */
const readSection = (project: Project, id: string) => {
  const area = project.areaOf(id);
  if (!area) throw new UsageError(`section: there is no "${id}".`);
  const folder = `sections/${area}/${id}`;
  const text = project.read(`${folder}/${id}.section.ts`);
  const view = /\bdefault: \(\) => import\('\.\/([^']+)'\)/.exec(text)?.[1] ?? `${id}-default`;
  return { folder, propsType: `${pascal(id)}Props`, view };
};

const addOwn = async (project: Project, id: string, variant: string): Promise<void> => {
  const { folder, propsType, view } = readSection(project, id);
  const file = `${id}-${variant}`;
  const paths = { defaultView: `./${view}`, data: `./${id}.data`, tokens: '../../../src/ui/styles/tokens.css' };
  await project.create(folder, variantFiles({ file, propsType, ...paths }));
  await project.change(`${folder}/${id}.section.ts`, (text) =>
    addEntry(text, ['variants'], `${keyOf(variant)}: () => import('./${file}')`),
  );
};

const themeTest = (theme: string, id: string, folder: string): string => `
import { ${camel(id)}Fixtures as fixtures } from '../../../${folder}/${id}.fixtures';
import { drawVariants } from '../../../sections/testing/draw-variants';
import { ${camel(theme)} } from '../index';

drawVariants('${id} in ${theme}', { variants: ${camel(theme)}.variants${id.includes('-') ? `['${id}']` : `.${id}`}, fixtures });
`;

const addThemed = async (project: Project, theme: string, id: string, variant: string): Promise<void> => {
  const { folder, propsType, view } = readSection(project, id);
  const own = `themes/${theme}/${id}`;
  const file = variant === 'default' ? `${id}-${theme}` : `${id}-${variant}-${theme}`;
  const paths = {
    defaultView: `../../../${folder}/${view}`,
    data: `../../../${folder}/${id}.data`,
    tokens: '../../../src/ui/styles/tokens.css',
  };
  const isTested = project.has(`${own}/${id}-${theme}.test.tsx`);
  const test = isTested ? {} : { [`${id}-${theme}.test.tsx`]: themeTest(theme, id, folder) };
  await project.create(own, { ...variantFiles({ file, propsType, ...paths }), ...test });
  for (const path of writeIndexes(themeVariantsIndexes, process.cwd())) console.log(path);
};

const project = createProject(process.cwd());
const usage = `npm run new:variant -- <section> <variant>
npm run new:variant -- <theme> <section> [variant]     without a variant: the theme's face of the default
e.g. npm run new:variant -- hero quiet`;

const { positionals } = readCommandLine({ usage, allowPositionals: true });

const newVariant = async (): Promise<void> => {
  const [first, second, third] = positionals;
  const owner = checkId('section or theme', first);

  if (project.has(`themes/${owner}/index.ts`))
    await addThemed(project, owner, checkId('section', second), checkId('variant', third ?? 'default'));
  else await addOwn(project, owner, checkId('variant', second));
  console.log('See it: npm run workbench. Done? npm run verify');
};

await runCommand(usage, newVariant);
