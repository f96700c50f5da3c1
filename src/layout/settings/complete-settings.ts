/**
 * Stored settings → settings that a view can rely on: all there, all valid. Each setting is judged by itself, and only
 * until its first fault: a list of a hundred thousand wrong items costs no more than one wrong item. One that its schema
 * refuses is replaced by its default, the others stay.
 *
 * A schema is compiled once per definition and kept as long as the definition is. Shoppers never download this.
 */
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { screenClasses, type Json, type JsonObject } from '../../../schemas/layout/document';
import type { SettingsDefinition } from '../define-settings';
import { cloneJson, isObject, own } from '../reading/json-values';
import { spread } from './responsive';

interface Property {
  readonly name: string;
  readonly isResponsive: boolean;
  /** Spread over the classes if responsive; undefined if the schema gives none. */
  readonly fallback: Json | undefined;
  /** Judges the value; of a responsive setting, the value for one class. */
  readonly accepts: ValidateFunction;
  /** Judging writes defaults into what is nested, so it wants a copy. */
  readonly isWriting: boolean;
}

interface Plan {
  readonly names: ReadonlySet<string>;
  readonly properties: readonly Property[];
  /** Judges rules over several settings. */
  readonly acceptsAll: ValidateFunction;
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

// Without its meta-schemas, which a test applies to the definitions, Ajv starts ten times as fast. It looks at a value's
// length before it looks at what is inside, and stops there.
const ajvOptions = {
  allErrors: false,
  strict: false,
  useDefaults: true,
  logger: false,
  meta: false,
  validateSchema: false,
} as const;

const writesDefaults = ({ default: _own, ...schema }: JsonObject): boolean =>
  JSON.stringify(schema).includes('"default":');

const planOf = (definition: SettingsDefinition): Plan => {
  const ajv = new Ajv2020(ajvOptions);
  addFormats.default(ajv);
  const whole = definition.schema as JsonObject; // schemas are JSON
  const shared = own(whole, '$defs');
  const schemas = Object.entries((whole.properties ?? {}) as Record<string, JsonObject>);
  const properties = schemas.map(([name, schema]): Property => {
    const isResponsive = own(schema, 'x-responsive') === true;
    const stated = own(schema, 'default');
    const fallback = isResponsive && stated !== undefined ? spread(stated) : stated;
    const complete = shared ? { ...schema, $defs: shared } : schema;
    return { name, isResponsive, fallback, accepts: ajv.compile(complete), isWriting: writesDefaults(complete) };
  });
  const names = properties.map(({ name }) => name);
  const acceptsAll = ajv.compile({ ...whole, properties: Object.fromEntries(names.map((name) => [name, true])) });
  return { names: new Set(names), properties, acceptsAll };
};

const plans = new WeakMap<SettingsDefinition, Plan>();

const planFor = (definition: SettingsDefinition): Plan => {
  const known = plans.get(definition);
  if (known) return known;
  const plan = planOf(definition);
  plans.set(definition, plan);
  return plan;
};

const copyOf = (value: Json | undefined): Json | undefined => (value === undefined ? undefined : cloneJson(value));

interface Judged {
  readonly value: Json | undefined;
  /** What was wrong with what was stored; null: nothing. */
  readonly reason: string | null;
}

const reasonOf = ({ errors }: ValidateFunction): string => errors?.[0]?.message ?? errors?.[0]?.keyword ?? 'is refused';

const judge = (stored: Json, { accepts, isWriting, fallback }: Omit<Property, 'name' | 'isResponsive'>): Judged => {
  const value = isWriting ? cloneJson(stored) : stored;
  if (!accepts(value)) return { value: copyOf(fallback), reason: reasonOf(accepts) };
  return { value: isWriting ? value : cloneJson(value), reason: null };
};

/** Each class by itself: where one value is refused, that class takes its default. */
const judgeResponsive = (stored: Json, { accepts, isWriting, fallback }: Property): Judged => {
  const values = spread(stored);
  if (!isObject(values)) return { value: copyOf(fallback), reason: 'has no value for any screen' };
  const judged = screenClasses.map((screen) => {
    const ofClass = isObject(fallback) ? own(fallback, screen) : undefined;
    return [screen, judge(own(values, screen) ?? null, { accepts, isWriting, fallback: ofClass })] as const;
  });
  const reason = judged.find(([, part]) => part.reason !== null)?.[1].reason ?? null;
  // A class without a default has nothing to fall back to.
  if (judged.some(([, { value }]) => value === undefined)) return { value: copyOf(fallback), reason };
  return { value: Object.fromEntries(judged.map(([screen, { value }]) => [screen, value ?? null])), reason };
};

const stateDefaults = (plan: Plan): Record<string, Json> => {
  const settings: Record<string, Json> = {};
  for (const { name, fallback } of plan.properties) if (fallback !== undefined) settings[name] = cloneJson(fallback);
  return settings;
};

/** Fills in defaults, spreads responsive settings over the screen classes and replaces what the schema refuses. */
export const completeSettings = (stored: JsonObject, definition: SettingsDefinition): CompletedSettings => {
  const plan = planFor(definition);
  const settings: Record<string, Json> = {};
  const invalid: SettingsFault[] = [];
  for (const property of plan.properties) {
    const { name, isResponsive, fallback } = property;
    const given = own(stored, name);
    const { value, reason } =
      given === undefined
        ? { value: copyOf(fallback), reason: null }
        : (isResponsive ? judgeResponsive : judge)(given, property);
    if (value !== undefined) settings[name] = value;
    if (reason !== null) invalid.push({ setting: name, reason });
  }
  const unknown = Object.keys(stored).filter((key) => !plan.names.has(key));
  if (plan.acceptsAll(settings)) return { settings, unknown, invalid };
  return { settings: stateDefaults(plan), unknown, invalid: [{ setting: '*', reason: reasonOf(plan.acceptsAll) }] };
};
