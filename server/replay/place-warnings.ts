/**
 * What of a scenario leads nowhere, or to another shop, though somebody may want just that: it is played all the same. Only
 * its files are looked at, since every channel and every page of a shop's own is known to that shop alone.
 */
import { flowStates } from '../../schemas/scenario/flow-states.generated';
import type { ScenarioFile } from '../../schemas/scenario/scenario';
import { settingsRegistry } from '../../sections/settings-registry.generated';
import { isActionName } from '../../src/actions/action-of';
import { parseLayout } from '../../src/layout/reading/parse-layout';
import { isObject } from '../../schemas/contract/is-object';
import { screens } from '../../schemas/screens/screens';
import { serverParts } from '../request/server-parts';
import type { JsonPath } from './json-text';
import { type ReadFile, sentence } from './scenario-file';

const firstPart = (path: string): string => path.split(/[/?#]/)[1] ?? '';

/** `/*` among them is the pages of a shop's own: one is there where its call is answered. */
const screenParts: ReadonlySet<string> = new Set(screens.map(({ path }) => firstPart(path)));

const ownPageCall = 'site.staticPage';

/** What stands behind the first part of an address, where that is a screen: the first is a channel's prefix then. */
const behindPrefix = (address: string): string | null => {
  const rest = address.slice(1 + firstPart(address).length);
  const part = rest.startsWith('/') ? firstPart(rest) : '';
  return part !== '' && screenParts.has(part) ? rest : null;
};

/** As a browser asks for it: `/cart/../-/replay` is `/-/replay`. */
const asAsked = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
};

const addressWarning = (said: string, calls: ReadonlySet<string>): string | null => {
  const address = asAsked(said);
  const part = firstPart(address);
  const rest = screenParts.has(part) ? null : behindPrefix(address);
  if (serverParts.some((known) => known === part))
    return `"${address}" is no screen: the server itself answers below /${part}`;
  if (rest !== null)
    return `no screen begins with "/${part}"; an address goes without its channel's prefix, which "channel" says: "${rest}"`;
  if (screenParts.has(part) || calls.has(ownPageCall)) return null;
  return `no screen begins with "/${part}"; for a page of the shop's own, or one that is not found, answer ${ownPageCall}`;
};

/** The channel that is answered for the shop itself. */
const answeredChannel = (files: readonly ReadFile[]): string | null => {
  const answers = files.flatMap(({ file }) => file.answers ?? []);
  const shop = answers.find(({ call }) => call === 'site.environment')?.body;
  return isObject(shop) && typeof shop.channel === 'string' ? shop.channel : null;
};

interface Place {
  readonly at: JsonPath;
  readonly message: string;
}

const postedWarnings = ({ posted }: ScenarioFile): readonly Place[] =>
  posted === undefined || isActionName(posted.action)
    ? []
    : [{ at: ['posted', 'action'], message: `no form of a screen is sent to /-/do/${posted.action}` }];

/** As the engine reads the document: it draws the theme's own in place of one that it cannot use at all. */
const documentWarnings = ({ layouts = {} }: ScenarioFile): readonly Place[] =>
  Object.entries(layouts).flatMap(([page, document]) => {
    const parsed = parseLayout(document);
    const issues = parsed.ok ? parsed.issues : [parsed.issue];
    return issues.map(({ path, message }) => ({
      at: ['layouts', page],
      message: path === '' ? message : `"${path}": ${message}`,
    }));
  });

/** Of the sections that stand on a page itself; what is in their slots, the engine reads. */
const layoutWarnings = ({ layouts = {} }: ScenarioFile): readonly Place[] =>
  Object.entries(layouts).flatMap(([page, document]) =>
    Object.entries(isObject(document.sections) ? document.sections : {}).flatMap(([name, section]) => {
      const type = isObject(section) ? section.type : undefined;
      // Of a frame it is where the page stands.
      return typeof type !== 'string' || type === 'outlet' || Object.hasOwn(settingsRegistry, type)
        ? []
        : [{ at: ['layouts', page, 'sections', name, 'type'], message: `there is no section "${type}"` }];
    }),
  );

/** A state that the flow never stands in would be waited for in vain. */
const eventWarnings = ({ events = [] }: ScenarioFile): readonly Place[] =>
  events.flatMap(({ flow, state }, index) => {
    const known: readonly string[] = flowStates[flow];
    return state === undefined || known.includes(state)
      ? []
      : [
          {
            at: ['events', index, 'state'],
            message: `the flow "${flow}" has no state "${state}"; it has ${known.join(', ')}`,
          },
        ];
  });

/** @param files a file before those that it extends @returns a sentence for each, with its place */
export const placeWarnings = (files: readonly ReadFile[]): readonly string[] => {
  const calls = new Set(files.flatMap(({ file }) => (file.answers ?? []).map(({ call }) => call)));
  const told = (key: 'address' | 'channel', warning: (value: string) => string | null): readonly string[] => {
    const own = files.find(({ file }) => file[key] !== undefined);
    const message = own && warning(own.file[key] ?? '');
    return own && message ? [sentence(own.path, own.placeOf([key]), [key], message)] : [];
  };
  const channel = answeredChannel(files);
  return [
    ...told('address', (address) => addressWarning(address, calls)),
    ...told('channel', (said) =>
      channel === null || channel === said
        ? null
        : `the shop that is answered (site.environment) is "${channel}", not "${said}"`,
    ),
    ...files.flatMap(({ path, file, placeOf }) =>
      [...postedWarnings(file), ...documentWarnings(file), ...layoutWarnings(file), ...eventWarnings(file)].map(
        ({ at, message }) => sentence(path, placeOf(at), at, message),
      ),
    ),
  ];
};
