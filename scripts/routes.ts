/** `npm run routes`: one `access<TAB>path` a line for every screen. */
import { screens } from '../src/app/screens';

for (const { access, path } of screens) console.log(`${access}\t${path}`);
