import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { minoriEnv } from '../../../sections/samples/env';
import { nestingFaults } from '../../../sections/testing/html-nesting';
import { ShopProvider } from '../../ui/shop-context';
import { shopForms, type ShopFormName } from '../test/shop-forms';
import { SchemaForm, type SchemaFormProps } from './schema-form';

const draw = ({ form, ...props }: { form: ShopFormName } & Partial<Omit<SchemaFormProps, 'form'>>): string =>
  renderToStaticMarkup(
    <ShopProvider env={minoriEnv}>
      <SchemaForm
        form={shopForms[form]}
        id="f1"
        initial={{}}
        serverErrors={null}
        isBusy={false}
        submitLabel="次へ進む"
        onSubmit={() => undefined}
        action={form === 'card' ? undefined : `/-/do/${form}`}
        {...props}
      />
    </ShopProvider>,
  );

const tagOf = (html: string, id: string): string => new RegExp(`<[a-z]+[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? '';

describe('a form drawn from its schema', () => {
  const html = draw({ form: 'orderer', initial: { last_name: '山田', prefecture: '東京都' } });

  it('works as a plain form: posted, with the names of the schema and what is filled in', () => {
    expect(html).toMatch(/<form [^>]*action="\/-\/do\/orderer" method="post"/);
    expect(tagOf(html, 'f1-last_name')).toMatch(/name="last_name".*value="山田"/);
    expect(html).toMatch(/<option value="東京都" selected=""/);
    expect(html).toMatch(/<input type="radio"[^>]* checked="" value="orderer"/);
  });

  it('is HTML as it should be, without styles or scripts in attributes', () => {
    for (const form of ['orderer', 'shipping', 'card'] as const) {
      const drawn = draw({ form });
      expect(nestingFaults(drawn)).toEqual([]);
      expect(drawn).not.toMatch(/ (style|onclick)="|undefined|\[object/);
      const ids = [...drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('names every control, and says what has to be filled in', () => {
    for (const [, id] of html.matchAll(/<label[^>]* for="([^"]+)"/g)) expect(tagOf(html, id ?? '')).not.toBe('');
    expect(html).toMatch(/for="f1-last_name">姓<span[^>]*>必須</);
    expect(html).toMatch(/for="f1-address2">建物名・部屋番号<span[^>]*>任意</);
    expect(tagOf(html, 'f1-last_name')).toContain('required=""');
    expect(tagOf(html, 'f1-address2')).not.toContain('required');
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>お届け先<span/);
  });

  it('helps the keyboard and the autofill of a phone', () => {
    expect(tagOf(html, 'f1-phone_number')).toMatch(/inputMode="tel" type="tel" autoComplete="tel-national"/);
    expect(tagOf(html, 'f1-postal_code')).toMatch(/inputMode="numeric"[^>]* autoComplete="postal-code"/);
    expect(tagOf(html, 'f1-email')).toMatch(/type="email" inputMode="email" autoComplete="email"/);
    expect(html).not.toMatch(/maxlength/i);
  });

  it('[valid.phone] [valid.postal] [valid.postal-example] binds the hint to its field', () => {
    expect(html).toMatch(/id="f1-phone_number-hint">半角数字11桁まで、ハイフンなし/);
    expect(tagOf(html, 'f1-phone_number')).toContain('aria-describedby="f1-phone_number-hint"');
    expect(html).toMatch(/id="f1-postal_code-hint">半角数字7桁（例：1234567）/);
  });

  it('shows what the shop refused: beside the field, bound to it, and above the form with a way there', () => {
    const message = '市区町村を入力してください。';
    const refused = draw({ form: 'orderer', serverErrors: { city: [{ code: 'minLength', message }] } });
    expect(tagOf(refused, 'f1-city')).toMatch(/aria-invalid="true" aria-describedby="f1-city-error"/);
    expect(refused).toMatch(new RegExp(`id="f1-city-error">${message}<`));
    expect(refused).toMatch(new RegExp(`1件の入力内容をご確認ください。.*<a href="#f1-city">${message}</a>`));
  });

  it('[cart.card] never sends a card with a plain form: its fields have no names, and there is nowhere to post to', () => {
    const card = draw({ form: 'card' });
    expect(card).not.toMatch(/ name="/);
    expect(card).toMatch(/<form [^>]*method="dialog"/);
    expect(tagOf(card, 'f1-ccNumber')).toMatch(/inputMode="numeric" .*autoComplete="cc-number"/);
  });

  it('says that it is busy, and keeps its button', () =>
    expect(draw({ form: 'shipping', isBusy: true })).toMatch(
      /<button [^>]*aria-busy="true" aria-disabled="true">次へ進む/,
    ));
});
