/**
 * A new section, registered and tested:
 *   npm run new:section -- <area> <id> [Japanese title]
 *   npm run new:section -- content contact-card お問い合わせ先
 */
import { readdirSync } from 'node:fs';
import { addEntry, addImport } from './edit-source';
import { camel, checkId, keyOf } from './names';
import { createProject } from './project';
import { sectionFiles } from './section-files';

const [area, idArgument, title = '新しいセクション'] = process.argv.slice(2);
const areas = readdirSync('sections').filter((name) => !name.includes('.') && !['samples', 'testing'].includes(name));

if (!area || !areas.includes(area)) throw new Error(`area: "${area ?? ''}" must be one of ${areas.join(', ')}`);
const id = checkId('id', idArgument);
if (/['"\\<>]/.test(title)) throw new Error('title: without quotes and angle brackets');

const project = createProject(process.cwd());
const there = project.areaOf(id);
if (there) throw new Error(`id: sections/${there}/${id} is there already`);

await project.create(`sections/${area}/${id}`, sectionFiles({ id, title }));
const name = camel(id);
await project.change('sections/registry.ts', (text) =>
  addEntry(
    addImport(text, `import { ${name} } from './${area}/${id}/${id}.section';`),
    ['sections'],
    name === id ? id : `${keyOf(id)}: ${name}`,
  ),
);
await project.change('sections/settings-registry.ts', (text) =>
  addEntry(
    addImport(text, `import { ${name}Settings } from './${area}/${id}/${id}.settings';`),
    ['settingsRegistry'],
    `${keyOf(id)}: ${name}Settings`,
  ),
);
console.log(`See it: npm run workbench, ${area}/${id}. Done? npm run verify`);
