/** The only module of the runtime that knows React: loaded with the first island that needs it. */
import { Island, Slot, type View } from '../../island/island';
import type { IslandPayload, ScreenPayload } from '../../island/navigation-answer';
import { hydrateRoot } from './react';

export interface LiveIsland {
  update(island: IslandPayload, screen: ScreenPayload): void;
  unmount(): void;
}

/** The HTML of each slot as the server drew it; slots of sections inside are not ours. */
const slotsOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...element.querySelectorAll('[data-slot]')]
      .filter((slot) => slot.closest('[data-i]') === element)
      .map((slot) => [slot.getAttribute('data-slot') ?? '', slot.innerHTML]),
  );

/** Resolves when React has taken the element's HTML over; before, it would hear of nothing that is done to it. */
export const hydrateIsland = (
  element: Element,
  view: View,
  island: IslandPayload,
  screen: ScreenPayload,
): Promise<LiveIsland> => {
  const slots = Object.fromEntries(
    Object.entries(slotsOf(element)).map(([name, html]) => [name, <Slot key={name} name={name} html={html} />]),
  );
  const report = (error: unknown): void => console.error(`section ${island.id}:`, error);
  return new Promise((resolve) => {
    const onAlive = (): void =>
      resolve({
        update: (next, nextScreen) => root.render(tree(next, nextScreen)),
        unmount: () => root.unmount(),
      });
    const tree = ({ input, id }: IslandPayload, { env, subject }: ScreenPayload) => (
      <Island key={subject} env={env} view={view} input={{ ...input, id, slots }} onAlive={onAlive} />
    );
    const root = hydrateRoot(element, tree(island, screen), {
      identifierPrefix: island.id,
      onRecoverableError: report,
      onCaughtError: (error) => {
        report(error);
        // Who records the screen, or plays it, is told: shown again elsewhere, the section may be whole.
        void import('../../../src/session/recorder').then(() =>
          window.norenFlows?.sees('section', island.id, 'broken', null),
        );
      },
    });
  });
};
