/**
 * Who may import whom, by concern: `scripts/imports/`. Tests may reach further (fixtures, other zones), production code may
 * not; e2e is a black box for all. Folders that lie in the same one know each other in one direction: that is no rule of
 * this tool, which would count a folder and what lies in it, too (scripts/checks/house.test.ts).
 */
const { apps, insideZones } = require('./scripts/imports/inside.cjs');
const { packages } = require('./scripts/imports/packages.cjs');
const { places } = require('./scripts/imports/places.cjs');
const { forbid, ours, testFile } = require('./scripts/imports/rule.cjs');
const { serverRules } = require('./scripts/imports/server.cjs');
const { zones } = require('./scripts/imports/zones.cjs');

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
        '^(scripts|bench|vite|workbench/storybook)/',
        '^server/(replay|capsule)/browser/',
      ],
    },
    {},
  ),
  forbid('resolvable', 'The import leads nowhere.', { path: ours }, { couldNotResolve: true, pathNot: '^virtual:' }),
];

module.exports = {
  forbidden: [...zones, ...places, ...serverRules, ...insideZones, ...apps, ...packages, ...general],
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
