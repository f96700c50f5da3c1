import { describe, expect, it } from 'vitest';
import { screens } from './screens/screens';
import { errors } from './shop-errors';

interface Form {
  readonly schema: {
    readonly title: string;
    readonly properties: Readonly<Record<string, { readonly title?: string; readonly 'x-labels'?: readonly string[] }>>;
  };
}

const forms = Object.entries(
  import.meta.glob<Readonly<Record<string, Form>>>('./*/*.form.ts', { eager: true }),
).flatMap(([file, exported]) => Object.entries(exported).map(([name, form]) => [`${file} ${name}`, form] as const));

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Names that Japanese writes so. */
const asTheyAre = ['FAX'];

describe('[site.japanese] what a shopper reads is Japanese', () => {
  it('in the title of every screen', () => {
    // A static page is called as its shop has written it.
    for (const { path, title } of screens) if (path !== '/*') expect(title, path).toMatch(kana);
    expect(screens.length).toBeGreaterThan(70);
  });

  it('in every error that a call answers', () => {
    for (const [code, { message }] of Object.entries(errors)) expect(message, code).toMatch(/[。！？]$/);
    for (const [code, { message }] of Object.entries(errors)) expect(message, code).toMatch(kana);
  });

  it('in every form, at each of its fields and choices', () => {
    expect(forms.length).toBeGreaterThan(14);
    for (const [name, { schema }] of forms)
      for (const [field, { title = '', 'x-labels': labels = [] }] of Object.entries(schema.properties))
        for (const text of [schema.title, title, ...labels].filter((one) => !asTheyAre.includes(one)))
          expect(text, `${name} ${field}`).toMatch(kana);
  });
});
