/** `npm run routes`: one `access<TAB>path` a line for every screen. */
import { screens } from '../src/app/screens';

// In one go: whoever reads only the beginning breaks nothing.
console.log(screens.map(({ access, path }) => `${access}\t${path}`).join('\n'));
