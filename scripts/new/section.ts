/** `npm run new:section`: a new section, registered and tested. */
import { readdirSync } from 'node:fs';
import { readCommandLine, runCommand, UsageError } from '../command-line';
import { writeIndexes } from '../indexes/generated-index';
import { sectionsIndex, settingsIndex } from '../indexes/sections.index';
import { checkNewId } from './names';
import { pagesFrom, usualPages } from './pages';
import { createProject } from './project';
import { sectionFiles } from './section-files';

const areas = readdirSync('sections').filter((name) => !name.includes('.') && !['samples', 'testing'].includes(name));
const usage = `npm run new:section -- <area> <id> [Japanese title] [--on <pages>] [--new-area]
  area   one of ${areas.join(', ')}, or a new one with --new-area
  id     words of small letters, joined by hyphens; the folder and the name in layout documents
  title  what the shop's admins see; 新しいセクション without it
  --on   the pages and frames that it may stand on, joined by commas, or any; without it those that fit the area
         (${areas.map((area) => `${area}: ${usualPages(area)}`).join('; ')}).
         What comes to life in the browser counts in the byte budget of each page that it may stand on.
e.g. npm run new:section -- content contact-card お問い合わせ先 --on contact,faq`;

const { positionals, values } = readCommandLine({
  usage,
  allowPositionals: true,
  options: { on: { type: 'string' }, 'new-area': { type: 'boolean' } },
});

/** A mistyped area makes no folder. */
const areaFrom = (typed: string | undefined, isNew: boolean): string => {
  if (typed !== undefined && areas.includes(typed)) return typed;
  if (isNew) return checkNewId('area', typed);
  throw new UsageError(`area: "${typed ?? ''}" must be one of ${areas.join(', ')}, or a new one with --new-area.`);
};

const newSection = async (): Promise<void> => {
  const [areaArgument, idArgument, title = '新しいセクション', extra] = positionals;
  const area = areaFrom(areaArgument, values['new-area'] ?? false);
  const id = checkNewId('id', idArgument);
  if (/['"\\<>]/.test(title)) throw new UsageError('title: without quotes and angle brackets.');
  if (extra !== undefined) throw new UsageError(`title: write it in quotes, or without blanks: "${title} ${extra}".`);

  const project = createProject(process.cwd());
  const there = project.areaOf(id);
  if (there) throw new UsageError(`id: sections/${there}/${id} is there already.`);

  const pages = pagesFrom(values.on ?? usualPages(area));
  await project.create(`sections/${area}/${id}`, sectionFiles({ id, title, pages }));
  for (const path of writeIndexes([sectionsIndex, settingsIndex], process.cwd())) console.log(path);
  console.log(`It may stand on ${pages === 'any' ? 'any page' : pages.join(', ')}: \`pages\` in ${id}.settings.ts.`);
  console.log(`See it: npm run workbench, ${area}/${id}. Done? npm run verify`);
};

await runCommand(usage, newSection);
