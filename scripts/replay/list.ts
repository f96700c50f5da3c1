/** `npm run replay -- --list`: the scenarios of a file or folder as JSON, each with what chooses its look. */
import { ScenarioError } from '../../server/replay/scenario-file';
import { ownThemeOf, readScenarios, type Scenario } from '../../server/replay/scenario';
import { matchScreen } from '../../storefront/page/load/match-screen';
import { themeIds } from '../../themes/theme-ids';

/** `isPlayed`: it sends events; `screen`: the path of its row in the table of screens; `themes`: all that it can be played in. */
const told = (scenario: Scenario) => {
  const { id, path, title, address, viewport, events } = scenario;
  const screen = matchScreen(new URL(address, 'http://shop.localhost').pathname)?.row.path ?? null;
  return {
    id,
    path,
    title,
    address,
    isPlayed: events.length > 0,
    screen,
    viewport,
    theme: ownThemeOf(scenario),
    themes: themeIds,
  };
};

const [, , given = ''] = process.argv;
try {
  process.stdout.write(`${JSON.stringify(readScenarios(given).map(told), null, 1)}\n`);
} catch (error) {
  if (!(error instanceof ScenarioError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
