/** Props of views for tests and the workbench: settings as the engine completes them, and data as the shop answers. */
import type { ObjectSchema } from '../../schemas/contract/json-schema';
import type { JsonObject } from '../../schemas/layout/document';
import { completeSettings } from '../../src/layout/settings/complete-settings';
import type { SettingsDefinition, SettingsOf } from '../../src/layout/define-settings';
import type { Crumb } from '../../src/ui/shop-context';

/** What a fixture of a view must say; the rest has sensible values. */
export type FixtureOf<P extends { readonly settings: unknown; readonly data: unknown }> = Pick<P, 'settings' | 'data'> &
  Partial<P> & { readonly crumbs?: readonly Crumb[] };

/** A section's settings with `own` over the defaults. */
export const settingsOf = <D extends SettingsDefinition<string, ObjectSchema>>(
  definition: D,
  own: JsonObject = {},
): SettingsOf<D> => {
  const { settings, invalid } = completeSettings(own, definition);
  if (invalid[0]) throw new Error(`${definition.id}: setting "${invalid[0].setting}" ${invalid[0].reason}`);
  // Completed against this very definition's schema.
  return settings as SettingsOf<D>;
};
