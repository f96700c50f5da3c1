/** A new section as files: a heading and a text that the shop sets, drawn on the server alone. */
import { camel, pascal } from './names';
import type { Pages } from './pages';

type Files = Readonly<Record<string, string>>;

interface NewSection {
  readonly id: string;
  /** Japanese name in the studio. */
  readonly title: string;
  readonly pages: Pages;
}

const settings = ({ id, title, pages }: NewSection): string => `
import { defineSettings } from '../../../src/layout/define-settings';

export const ${camel(id)}Settings = defineSettings({
  id: '${id}',
  version: 1,
  title: '${title}',
  pages: ${JSON.stringify(pages)},
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', maxLength: 60, default: '${title}' },
      text: { type: 'string', title: '文章', maxLength: 400, default: '' },
    },
    required: ['title', 'text'],
    additionalProperties: false,
  },
});
`;

const data = ({ id }: NewSection): string => `
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { ${camel(id)}Settings } from './${id}.settings';

export const ${camel(id)}Data = defineData(${camel(id)}Settings, { needs: () => ({}) });

export type ${pascal(id)}Props = PropsOf<typeof ${camel(id)}Data>;
`;

const section = ({ id }: NewSection): string => `
import { defineSection } from '../../../src/layout/define-section';
import { ${camel(id)}Data } from './${id}.data';

export const ${camel(id)} = defineSection(${camel(id)}Data, {
  hydrate: 'never',
  variants: { default: () => import('./${id}-default') },
});
`;

const view = ({ id }: NewSection): string => `
import { SectionHead } from '../../../src/ui/section-head';
import { band } from '../../../src/ui/styles/page.css';
import { lead } from './${id}-default.css';
import type { ${pascal(id)}Props } from './${id}.data';

/** A heading and a text; nothing where the shop has written none. */
export const View = ({ id, settings }: ${pascal(id)}Props) =>
  settings.text === '' ? null : (
    <section className={band} aria-labelledby={\`\${id}-h\`}>
      <SectionHead id={\`\${id}-h\`} title={settings.title} />
      <p className={lead}>{settings.text}</p>
    </section>
  );
`;

const css = (): string => `
import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { size, space } = tokens;

export const lead = style({
  maxWidth: size.text,
  '@container': { 'section (min-width: 48rem)': { paddingBlock: space.s4 } },
});
`;

const fixtures = ({ id }: NewSection): string => `
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { ${pascal(id)}Props } from './${id}.data';
import { ${camel(id)}Settings } from './${id}.settings';

export const ${camel(id)}Fixtures = {
  ok: { settings: settingsOf(${camel(id)}Settings, { text: '季節のお菓子とお茶をお届けします。' }), data: {} },
  empty: { settings: settingsOf(${camel(id)}Settings), data: {} },
  long: {
    settings: settingsOf(${camel(id)}Settings, { title: longWord.slice(0, 60), text: longText.slice(0, 400) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<${pascal(id)}Props>>;
`;

const test = ({ id }: NewSection): string => `
import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './${id}-default';
import { ${camel(id)}Fixtures as fixtures } from './${id}.fixtures';
import { ${camel(id)} } from './${id}.section';

drawVariants('${id}', { variants: ${camel(id)}.variants, fixtures });

describe('${id}', () => {
  it('shows what the shop wrote', () =>
    expect(textOf(renderView(View, fixtures.ok))).toContain('季節のお菓子とお茶をお届けします。'));

  it('is left out where the shop wrote nothing', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
`;

/** Paths below the section's folder, and what stands there. */
export const sectionFiles = (given: NewSection): Files => ({
  [`${given.id}.settings.ts`]: settings(given),
  [`${given.id}.data.ts`]: data(given),
  [`${given.id}.section.ts`]: section(given),
  [`${given.id}-default.tsx`]: view(given),
  [`${given.id}-default.css.ts`]: css(),
  [`${given.id}.fixtures.ts`]: fixtures(given),
  [`${given.id}.test.tsx`]: test(given),
});
