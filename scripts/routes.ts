/** `npm run routes`: one `access<TAB>path` a line for every screen, or for those that a base layout draws. */
import { readCommandLine } from './command-line';
import { screens } from '../schemas/screens/screens';
import { sharedLayouts } from '../themes/layouts.generated';

const { values } = readCommandLine({
  usage: `npm run routes: prints one \`access<TAB>path\` a line for every screen.
--drawn   only those that have a base layout; the others say that they are being made`,
  options: { drawn: { type: 'boolean', default: false } },
});
const shown = screens.filter(({ page }) => !values.drawn || page in sharedLayouts.pages);
// In one go: whoever reads only the beginning breaks nothing.
console.log(shown.map(({ access, path }) => `${access}\t${path}`).join('\n'));
