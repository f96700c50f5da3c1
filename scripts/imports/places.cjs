/** Each file stands in a room that has rules. */
const { ours, testFile, forbid } = require('./rule.cjs');
const { serverFloors, wings } = require('./server.cjs');
const { zones } = require('./zones.cjs');

/** What has rules: each zone, and the tools, which nothing imports. */
const rooms = ['^[^/]+$', '^(e2e|bench|scripts|atelier)/', ...zones.map(({ from }) => from.path)];
const inServerRooms = [`^server/(${serverFloors.flat().join('|')})/`, '^server/(app|main)[.]ts$', testFile];
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
    'No zone holds this file, so no rule would guard it: put it into a room that stands in docs/architecture.md, or give its folder a zone in scripts/imports/zones.cjs and a line in that picture.',
    { path: ours, pathNot: rooms },
  ),
  ...placed(
    ['every-domain-in-a-wing', 'no-domain-without-a-wing'],
    'Under server/domains stand shop.ts, and of each wing its <wing>.ts and a folder for each domain. A new wing takes its place in `wings` of scripts/imports/server.cjs, which says what it may import.',
    { path: '^server/domains/', pathNot: inDomains },
  ),
  ...placed(
    ['every-server-room-on-a-floor', 'no-server-room-without-a-floor'],
    'A folder of server/ takes its place in `serverFloors` of scripts/imports/server.cjs, which says what it may import, and in the picture of docs/architecture.md.',
    { path: '^server/', pathNot: inServerRooms },
  ),
];

module.exports = { places };
