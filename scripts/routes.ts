/** `npm run routes`: one `access<TAB>path` a line for every screen. */
import { readCommandLine } from './command-line';
import { screens } from '../schemas/screens/screens';

readCommandLine({ usage: 'npm run routes: prints one `access<TAB>path` a line for every screen.' });
// In one go: whoever reads only the beginning breaks nothing.
console.log(screens.map(({ access, path }) => `${access}\t${path}`).join('\n'));
