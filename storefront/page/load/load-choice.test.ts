import { describe, expect, it } from 'vitest';
import { query } from '../../../schemas/query';
import { loadChoice } from './load-choice';
import type { ScreenRequest } from './screen-request';
import { smallSection } from '../test/small-sections';
import { countingAsk, failed, found, openEnvironment, requestOf, siteAnswers, type Answers } from '../test/small-shop';

const loader = {
  sections: {
    'product-choice': smallSection({
      needs: () => ({ product: query('catalog.product', { params: { key: 'vest' } }) }),
    }),
  },
  onSectionError: () => undefined,
};

const vest = { key: 'vest' };
const answers: Answers = { ...siteAnswers, 'catalog.product': found(vest) };

const choiceAt = (path: string, given: Answers = answers, own: Partial<ScreenRequest> = {}) => {
  const { ask, waves } = countingAsk(given);
  return { choice: loadChoice(loader, { ...requestOf(path, ask), ...own }), waves };
};

describe('loadChoice', () => {
  it('is the one section with the product, and asks for no layout', async () => {
    const { choice, waves } = choiceAt('/product/vest');
    expect(await choice).toMatchObject({
      theme: 'minori',
      isWhole: true,
      env: { page: 'product.detail', url: '/product/vest' },
      sections: [{ id: 'choice', data: { product: vest } }],
    });
    expect(waves.flat()).not.toContain('layout.page');
  });

  it.each(['/product/', '/product/vest/uos', '/product/a/b', '/product/%E0%A4%A', '/cart/', '/nothing'])(
    'is nothing at %s',
    async (path) => expect(await choiceAt(path).choice).toBeNull(),
  );

  it.each([404, 422])('is nothing where the shop answers %s', async (status) =>
    expect(await choiceAt('/product/none', { ...answers, 'catalog.product': failed(status) }).choice).toBeNull(),
  );

  it('is nothing for whoever may not see the product’s screen', async () => {
    const gated = { ...answers, 'site.environment': found({ ...openEnvironment, is_keycode_gated: true }) };
    expect(await choiceAt('/product/vest', gated).choice).toBeNull();
  });

  it('fails where the shop does not answer', async () => {
    const away = { ...answers, 'catalog.product': failed(503, 'service.unavailable') };
    await expect(choiceAt('/product/vest', away).choice).rejects.toMatchObject({ code: 'service.unavailable' });
  });
});
