/** Inside zones, and between the apps and what stands beside the house. */
const { existsSync, readdirSync } = require('node:fs');
const { ours, testFile, actionNames, pages, forbid } = require('./rule.cjs');

const sectionsRegistry = '^sections/registry[.]generated[.]ts$';

/** Folders that hold a section: `sections/<area>/<one>` with a `*.section.ts`; other folders of an area are shared parts. */
const sectionFolders = (existsSync('sections') ? readdirSync('sections', { recursive: true }) : [])
  .filter((path) => path.endsWith('.section.ts'))
  .map((path) => `^sections/${path.split('/').slice(0, -1).join('/')}/`);

const insideZones = [
  forbid(
    'contract-below-groups',
    'The machinery of contracts knows no group of calls.',
    { path: '^schemas/contract/', pathNot: testFile },
    { path: '^schemas/', pathNot: '^schemas/contract/' },
  ),
  forbid(
    'section-to-section',
    'A section never imports another one; what two share stands in a folder of its area that is no section.',
    { path: '^sections/([^/]+)/([^/]+)/', pathNot: testFile },
    { path: sectionFolders.length ? sectionFolders : '^sections/none/', pathNot: '^sections/$1/$2/' },
  ),
  forbid(
    'forms-below-areas',
    'What sections of any area draw their forms with knows no area.',
    { path: '^sections/forms/', pathNot: testFile },
    { path: '^sections/(?!forms/)[^/]+/' },
  ),
  forbid(
    'data-below-views',
    'A view takes types from its section’s data and nothing else: what is asked for never goes to the browser.',
    { path: '^(sections|themes)/.+[.]tsx$', pathNot: testFile },
    { path: '[.]data[.]ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'sections-name-actions',
    'A section knows the names of the actions that its forms post to; what follows then is the flow’s and the server’s.',
    { path: '^sections/', pathNot: testFile },
    { path: actionNames, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'definition-above-views',
    'A definition loads its views; only the registry knows it.',
    { path: '^(sections|themes)/', pathNot: [testFile, sectionsRegistry] },
    { path: '[.]section[.]ts$' },
  ),
  forbid(
    'theme-styles-parts',
    'A theme styles what a section hands out for that, in <id>.parts.ts, and knows no other class of it.',
    { path: '^themes/', pathNot: testFile },
    { path: '^sections/.+[.]css[.]ts$' },
  ),
  forbid(
    'theme-to-theme',
    'A theme never imports another one.',
    { path: '^themes/([^/]+)/', pathNot: testFile },
    { path: '^themes/[^/]+/', pathNot: '^themes/$1/' },
  ),
  forbid(
    'flow-machine-no-react',
    'Machines, actors, types and selectors run without React.',
    { path: '^flows/.+[.](machine|actors?|types|selectors)[.]ts$' },
    { path: 'node_modules/(react|react-dom|@xstate/react)/' },
  ),
];

const apps = [
  forbid(
    'storefront-is-the-top',
    'Nobody imports the storefront: it is where all is put together. Only the server’s pages know what it draws, and the workbench draws with it.',
    { path: ours, pathNot: ['^(storefront|workbench|scripts)/', pages, testFile] },
    { path: '^storefront/' },
  ),
  forbid(
    'studio-is-a-top',
    'Nobody imports the studio: it is an app, beside the storefront (docs/adr/0011-the-house.md).',
    { path: ours, pathNot: ['^(studio|workbench|scripts)/', testFile] },
    { path: '^studio/' },
  ),
  forbid(
    'no-test-code',
    'Production code imports neither fixtures nor test helpers.',
    { path: '^(schemas|sections|flows|themes|src|storefront|studio|server|vite)/', pathNot: testFile },
    { path: ['^fixtures/', testFile] },
  ),
  forbid(
    'e2e-black-box',
    'Browser tests see what a shopper sees.',
    { path: '^e2e/' },
    { path: ours, pathNot: '^e2e/' },
  ),
  forbid(
    'tools-stay-outside',
    'Nothing imports tools and measurements; a test may look for a browser with them.',
    { path: ours, pathNot: ['^(workbench|scripts|bench|e2e)/', testFile] },
    { path: '^(workbench|scripts|bench|e2e)/' },
  ),
];

module.exports = { insideZones, apps };
