/** The server's floors, the wings of its domains, and the folders inside a domain. */
const { ours, testFile, forbid } = require('./rule.cjs');

/** The domains' wings from the ground: each imports itself and those before it. */
const wings = ['base', 'showing', 'members', 'selling'];
const wingModules = `^server/domains/(shop|${wings.map((wing) => `${wing}/${wing}([.]generated)?`).join('|')})[.]ts$`;
/** Of these the lists of what each wing's handlers are, by which they are composed. */
const handlerLists = `^server/domains/(${wings.map((wing) => `${wing}/${wing}[.]generated`).join('|')})[.]ts$`;

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

/** What the folders inside a domain stand on: each imports itself and those before it. */
const insideDomains = {
  'selling/cart': ['rows', 'lines', 'shippings', 'options', 'checkout', 'changing'],
  'selling/order': [
    'rows',
    'paying',
    'reading',
    'cancelling',
    'desk',
    'placing',
    'gifts',
    'upkeep',
    'telling',
    'memos',
  ],
};

/** Only `app.ts` and `main.ts` put the server together, so no room knows them. */
const onServerFloors = serverFloors.flatMap((floor, index) =>
  floor.map((room) => {
    const known = [room, ...serverFloors.slice(0, index).flat()];
    const comment = `server/${room} imports of the server only ${known.join(', ')}: what it lacks stands on a lower floor, or is asked for by a type.`;
    const to = { path: '^server/', pathNot: `^server/(${known.join('|')})/` };
    return forbid(`floor-${room}`, comment, { path: `^server/${room}/`, pathNot: testFile }, to);
  }),
);

const inDomains = [
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
      `A folder of ${domain} takes its place in \`insideDomains\` of scripts/imports/server.cjs, which says what it may import.`,
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
        `${folder} of ${domain} imports of its domain only: ${folders.slice(0, index + 1).join(', ')}, types and hooks.`,
        { path: `^server/domains/${domain}/${folder}/`, pathNot: testFile },
        {
          path: `^server/domains/${domain}/(${folders.slice(index + 1).join('|') || '-'})/|^server/domains/${domain}/[^/]+[.]ts$`,
          pathNot: '[.](types|hooks)[.]ts$',
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
    { path: '^server/domains/.+([.]handlers|-answers)[.]ts$' },
    { path: '^server/db/|node_modules/(kysely|pg)/|[.]repository[.]ts$' },
  ),
  forbid(
    'only-handlers-answer',
    'What answers a call is a handler of its domain: only handlers, and what puts them together, know how one looks.',
    { path: ours, pathNot: ['[.]handlers[.]ts$', '^server/domains/shop[.]ts$', testFile] },
    { path: '^server/request/handlers[.]ts$' },
  ),
  forbid(
    'answers-are-their-handlers',
    'Where a handler has much to say, a *-answers.ts says it; nobody else knows of it.',
    { path: ours, pathNot: ['[.]handlers[.]ts$', '-answers[.]ts$', testFile] },
    { path: '^server/domains/.+-answers[.]ts$' },
  ),
  forbid(
    'handlers-are-composed-by-their-wing',
    'Nobody else calls a handler.',
    { path: ours, pathNot: [handlerLists, testFile] },
    { path: '[.]handlers[.]ts$' },
  ),
];

module.exports = { wings, serverFloors, serverRules: [...onServerFloors, ...inDomains] };
