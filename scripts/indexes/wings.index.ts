/**
 * `server/domains/<wing>/<wing>.generated.ts`, from the wing's domains: `<domain>/<domain>.handlers.ts` exports
 * `<domain>Handlers`, which takes what it stands on as one object, `<domain>.clean-ups.ts` exports `<domain>CleanUps`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel, keyOf, pascal } from '../new/names';
import type { GeneratedIndex } from './generated-index';

type Role = 'handlers' | 'clean-ups';

const domains = 'server/domains';

const foldersIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const domainsWith = (root: string, wing: string, role: Role): readonly string[] =>
  foldersIn(join(root, domains, wing))
    .filter((domain) => existsSync(join(root, domains, wing, domain, `${domain}.${role}.ts`)))
    .sort();

const cleanUpsOf = (wing: string, swept: readonly string[]): string => {
  const list = swept.map((domain) => `${camel(domain)}CleanUps`);
  return `/** What ends by itself in this wing. */
export const ${camel(wing)}CleanUps: readonly CleanUps[] = [${list.length ? `\n  ${list.join(',\n  ')},\n` : ''}];
`;
};

/** The ground is whatever the handlers take: a wing that does not give it does not compile. */
const handlersOf = (wing: string, answering: readonly string[]): string => `
/** What the handlers of this wing stand on. */
type ${pascal(wing)}Ground = ${answering
  .map((domain) => `Parameters<typeof ${camel(domain)}Handlers>[0]`)
  .join(' &\n  ')};

/** What answers the calls of this wing, by group. */
export const ${camel(wing)}Handlers = (ground: ${pascal(wing)}Ground) => ({
${answering.map((domain) => `  ${keyOf(domain)}: ${camel(domain)}Handlers(ground),`).join('\n')}
});
`;

export const wingsIndexes: readonly GeneratedIndex[] = foldersIn(join(import.meta.dirname, '../..', domains)).map(
  (wing) => ({
    path: `${domains}/${wing}/${wing}.generated.ts`,
    text: (root) => {
      const swept = domainsWith(root, wing, 'clean-ups');
      const answering = domainsWith(root, wing, 'handlers');
      const imports = [
        ...answering.map((domain) => `import { ${camel(domain)}Handlers } from './${domain}/${domain}.handlers';`),
        ...swept.map((domain) => `import { ${camel(domain)}CleanUps } from './${domain}/${domain}.clean-ups';`),
      ].sort();
      const jobs = "import type { CleanUps } from '../../jobs/job';";
      return `${[jobs, ...imports].join('\n')}\n\n${cleanUpsOf(wing, swept)}${
        answering.length ? handlersOf(wing, answering) : ''
      }`;
    },
  }),
);
