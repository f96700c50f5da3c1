/**
 * A migration is a view: it runs when a document is read, on a copy, and changes nothing that is stored. An editor that
 * touches the instance saves the result with the new version.
 */
import { layoutLimits, type JsonObject } from '../../../schemas/layout/document';
import type { SettingsDefinition } from '../define-settings';
import { cloneJson, findJsonFault, isObject } from '../reading/json-values';

export type MigratedSettings =
  | { readonly ok: true; readonly settings: JsonObject }
  | { readonly ok: false; readonly from: number; readonly reason: string };

const bounds = { levels: layoutLimits.jsonLevels, nodes: layoutLimits.bytes };

const fail = (from: number, reason: string): MigratedSettings => ({ ok: false, from, reason });

/** Takes settings from the version they were saved with to the definition's, step by step. Never throws. */
export const migrateSettings = (stored: JsonObject, from: number, definition: SettingsDefinition): MigratedSettings => {
  let settings = stored;
  for (let version = from; version < definition.version; version += 1) {
    const migrate = definition.migrations?.[`${version}->${version + 1}`];
    if (!migrate) return fail(version, 'there is none');
    try {
      const migrated: unknown = migrate(cloneJson(settings) as JsonObject); // a copy of an object is one
      if (findJsonFault(migrated, bounds) || !isObject(migrated)) return fail(version, 'it gave no JSON object');
      settings = migrated;
    } catch (error) {
      return fail(version, error instanceof Error ? error.message : String(error));
    }
  }
  return { ok: true, settings };
};
