/** Sections that do what a test needs: draw, fail, hold others. */
import { defineData } from '../../../src/layout/define-data';
import { defineSection, type Hydrate } from '../../../src/layout/define-section';
import { defineSettings } from '../../../src/layout/define-settings';
import type { ResolvedSection } from '../../../src/layout/resolving/resolve-section';
import type { JsonObject } from '../../../schemas/layout/document';
import type { Needs } from '../../../schemas/query';
import type { AnySection, LoadedSection } from '../load/screen';

const settings = defineSettings({
  id: 'small',
  version: 1,
  title: '小さな部品',
  pages: 'any',
  schema: { type: 'object', properties: {}, additionalProperties: false },
});

export interface SmallOptions {
  readonly hydrate?: Hydrate;
  readonly needs?: () => Needs;
  readonly select?: (data: object) => unknown;
}

export const smallSection = ({ hydrate = 'never', needs = () => ({}), ...rest }: SmallOptions = {}): AnySection =>
  defineSection(defineData(settings, { needs, ...rest }), {
    hydrate,
    variants: { default: () => Promise.resolve({ View: () => null }) },
  });

export const resolvedSection = (
  id: string,
  type: string,
  more: Partial<Pick<ResolvedSection, 'screens' | 'slots'>> & { settings?: JsonObject } = {},
): ResolvedSection => ({
  id,
  path: id,
  type,
  variant: 'default',
  settings: {},
  screens: ['phone', 'tablet', 'pc'],
  slots: {},
  ...more,
});

export const loadedSection = (id: string, type: string, more: Partial<LoadedSection> = {}): LoadedSection => ({
  id,
  resolved: resolvedSection(id, type),
  definition: smallSection(),
  data: {},
  slots: {},
  ...more,
});
