/**
 * Stored settings → settings that a view can rely on: all there, all valid. Each setting is judged by itself; one that
 * its schema refuses is replaced by its default, the others stay.
 *
 * A schema is compiled once per definition and kept as long as the definition is. Shoppers never download this.
 */
import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { screenClasses, type Json, type JsonObject } from '../../schemas/layout/document';
import type { SettingsDefinition } from './define-settings';
import { cloneJson, isObject, own } from './json-values';
import { spread } from './responsive';

interface Property {
  readonly name: string;
  readonly isResponsive: boolean;
  /** Spread over the classes if responsive; undefined if the schema gives none. */
  readonly fallback: Json | undefined;
}

interface Plan {
  readonly names: ReadonlySet<string>;
  readonly properties: readonly Property[];
  readonly validate: ValidateFunction;
}

export interface SettingsFault {
  readonly setting: string;
  readonly reason: string;
}

export interface CompletedSettings {
  readonly settings: JsonObject;
  readonly unknown: readonly string[];
  readonly invalid: readonly SettingsFault[];
}

const perClass = ({ default: _default, ...schema }: JsonObject): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(screenClasses.map((screen) => [screen, schema])),
});

// Without its meta-schemas, which a test applies to the definitions, Ajv starts ten times as fast.
const ajvOptions = {
  allErrors: true,
  strict: false,
  useDefaults: true,
  logger: false,
  meta: false,
  validateSchema: false,
} as const;

const planOf = (definition: SettingsDefinition): Plan => {
  const ajv = new Ajv2020(ajvOptions);
  addFormats.default(ajv);
  const schemas = Object.entries((definition.schema.properties ?? {}) as Record<string, JsonObject>); // schemas are JSON
  const properties = schemas.map(([name, schema]) => {
    const isResponsive = own(schema, 'x-responsive') === true;
    const stated = own(schema, 'default');
    return { name, isResponsive, fallback: isResponsive && stated !== undefined ? spread(stated) : stated };
  });
  // The values are spread before they are validated, so a responsive setting's schema holds for each class.
  const spreadSchemas = schemas.map(([name, schema]): [string, Json] => [
    name,
    own(schema, 'x-responsive') === true ? perClass(schema) : schema,
  ]);
  const schema: JsonObject = { ...(definition.schema as JsonObject), properties: Object.fromEntries(spreadSchemas) };
  const validate = ajv.compile(schema);
  return { names: new Set(properties.map(({ name }) => name)), properties, validate };
};

const plans = new WeakMap<SettingsDefinition, Plan>();

const planFor = (definition: SettingsDefinition): Plan => {
  const known = plans.get(definition);
  if (known) return known;
  const plan = planOf(definition);
  plans.set(definition, plan);
  return plan;
};

const decodePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Which setting, and of a responsive one which class, an error is about; undefined if it concerns them all. */
const placeOf = (error: ErrorObject): { readonly setting: string; readonly screen: string | undefined } | undefined => {
  const [, setting, screen] = error.instancePath.split('/');
  return setting === undefined ? undefined : { setting: decodePointer(setting), screen };
};

const stateDefaults = (plan: Plan): Record<string, Json> => {
  const settings: Record<string, Json> = {};
  for (const { name, fallback } of plan.properties) if (fallback !== undefined) settings[name] = cloneJson(fallback);
  return settings;
};

const replace = (settings: Record<string, Json>, { name, isResponsive, fallback }: Property, screen?: string): void => {
  const value = settings[name];
  const part = isResponsive && screen && isObject(fallback) ? own(fallback, screen) : undefined;
  if (part !== undefined && screen && isObject(value)) settings[name] = { ...value, [screen]: part };
  else if (fallback === undefined) delete settings[name];
  else settings[name] = cloneJson(fallback);
};

const mend = (settings: Record<string, Json>, plan: Plan): CompletedSettings => {
  const invalid = new Map<string, SettingsFault>();
  for (const error of plan.validate.errors ?? []) {
    const place = placeOf(error);
    const property = plan.properties.find(({ name }) => name === place?.setting);
    const reason = error.message ?? error.keyword;
    if (!place || !property) return { settings: stateDefaults(plan), unknown: [], invalid: [{ setting: '*', reason }] };
    if (!invalid.has(place.setting)) invalid.set(place.setting, { setting: place.setting, reason });
    replace(settings, property, place.screen);
  }
  return { settings, unknown: [], invalid: [...invalid.values()] };
};

/** Fills in defaults, spreads responsive settings over the screen classes and replaces what the schema refuses. */
export const completeSettings = (stored: JsonObject, definition: SettingsDefinition): CompletedSettings => {
  const plan = planFor(definition);
  const settings: Record<string, Json> = {};
  for (const { name, isResponsive, fallback } of plan.properties) {
    const value = own(stored, name);
    if (value !== undefined) settings[name] = isResponsive ? spread(value) : cloneJson(value);
    else if (fallback !== undefined) settings[name] = cloneJson(fallback);
  }
  const unknown = Object.keys(stored).filter((key) => !plan.names.has(key));
  return plan.validate(settings) ? { settings, unknown, invalid: [] } : { ...mend(settings, plan), unknown };
};
