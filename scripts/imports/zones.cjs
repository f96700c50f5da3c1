/** Zones: what each may import of ours; everything else of ours is an error. */
const { ours, testFile, lib, actionNames, pages, forbid } = require('./rule.cjs');

const flowFace = '^flows/[^/]+/index[.]ts$';
const messages = '^src/forms/(messages|field-errors|unprintable)[.]ts$'; // pure: what is said of a field, the same on both sides
const apiCore = '^src/api/(client|errors|http-transport|transport)[.]ts$'; // no browser in them
const settings = '^sections/.+[.]settings[.]ts$';
const settingsRegistry = '^sections/settings-registry[.]generated[.]ts$';
const data = '^sections/.+[.](data|queries)[.]ts$';

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
  zone('forms', '^src/forms/', ['^src/ui/', '^schemas/', '^src/session/tell-watchers[.]ts$', lib]),
  zone('actions', '^src/actions/', [apiCore, '^schemas/', '^src/domain/', lib]),
  zone('layout', '^src/layout/', ['^schemas/', lib]),
  zone('flows', '^flows/', ['^src/(actions|api|session|domain)/', '^schemas/', lib]),
  zone('settings', settings, ['^src/layout/', '^schemas/', lib]),
  zone('data', data, ['^src/(layout|domain)/', '^schemas/', settings, lib]),
  zone('sections', '^sections/', ['^src/(layout|ui|forms|session|domain)/', actionNames, '^schemas/', flowFace, lib], {
    except: [settings, data],
  }),
  zone('themes', '^themes/', ['^sections/', '^src/(layout|ui)/', '^schemas/', lib]),
  zone('page', '^storefront/page/', ['^storefront/island/', '^src/', '^sections/', '^themes/', '^schemas/']),
  zone('browser', '^storefront/browser/', ['^storefront/island/', '^src/', '^flows/', '^schemas/']),
  zone('island', '^storefront/island/', ['^src/ui/', lib]),
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
    '^src/(actions|domain|lib)/',
  ]),
  zone('vite', '^vite/', ['^schemas/', lib]),
  zone('workbench', '^workbench/', [
    '^sections/',
    '^themes/',
    '^storefront/(page|island)/',
    '^src/ui/',
    '^schemas/',
    '^vite/',
    '^scripts/(find-chromium|command-line)[.]ts$',
  ]),
  zone('fixtures', '^fixtures/', ['^schemas/', lib]),
];

module.exports = { zones };
