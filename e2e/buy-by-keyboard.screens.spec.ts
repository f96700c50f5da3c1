/** A guest without a pointer orders: of minori for three people, on a narrow screen; of gakuen, on a wide one. */
import type { Locator, Page } from '@playwright/test';
import * as buying from './support/buying';
import { type Keyboard, keyboardOf } from './support/keyboard';
import { seen, share } from './support/several-addresses';
import { expect, test } from './support/test';

interface Way {
  readonly page: Page;
  readonly keys: Keyboard;
}

const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]:not([type=hidden])`);
const button = (page: Page, name: string): Locator => page.locator('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string): Locator => page.locator('main').getByRole('link', { name, exact: true });

/** The choice of several that has the name; Tab leads to the first one or to what is chosen. */
const choose = async ({ page, keys }: Way, group: Locator, name: string | RegExp): Promise<void> => {
  const radios = group.getByRole('radio');
  const wanted = group.getByRole('radio', { name });
  const isInside = (): Promise<boolean> =>
    radios.evaluateAll((all) => all.some((radio) => radio === document.activeElement));
  for (let presses = 0; presses < 90 && !(await isInside()); presses += 1) await keys.press('Tab');
  for (let presses = 0; presses < (await radios.count()); presses += 1) {
    if (await wanted.evaluate((radio) => radio === document.activeElement)) break;
    await keys.press('ArrowDown');
  }
  if (!(await wanted.isChecked())) await page.keyboard.press(' ');
  await expect(wanted).toBeChecked();
};

const check = async ({ keys }: Way, box: Locator): Promise<void> => {
  await keys.to(box);
  await keys.press(' ');
  await expect(box).toBeChecked();
};

/** With the name that is embroidered into each piece. */
const chooseShirt = async (way: Way): Promise<void> => {
  const { page, keys } = way;
  const box = page.locator('[data-s=purchase]');
  await choose(way, box.locator('[data-choice]'), /^150/);
  await check(way, box.getByRole('checkbox', { name: /^胸のネーム刺繍/ }));
  const chest = box.getByRole('group', { name: '胸のネーム刺繍' });
  await keys.type(chest.getByRole('textbox', { name: /^刺繍する文字/ }), '山田');
  await choose(way, chest.getByRole('group', { name: '書体' }), '丸ゴシック');
  await choose(way, chest.getByRole('group', { name: '糸の色' }), 'えんじ');
};

const fillCart = async (way: Way, product: string, prepare: (way: Way) => Promise<void>): Promise<void> => {
  const { page, keys } = way;
  await page.goto(product);
  await buying.alive(page);
  await prepare(way);
  await keys.enter(page.locator('[data-s=purchase]').getByRole('button', { name: 'カートに入れる' }).first());
  await keys.enter(page.getByRole('link', { name: 'カートを見る' }).first());
  await seen(page, 'カート');
  await buying.alive(page);
  const quantity = page.getByRole('spinbutton', { name: '数量' });
  await keys.to(quantity);
  await keys.press('Control+a');
  await keys.type(quantity, '3');
  await keys.press('Tab');
  await expect(page.locator('[data-cart-count]').first()).toHaveText('3');
  await keys.enter(link(page, 'ご購入手続きへ進む'));
  await seen(page, 'ご注文者の入力');
  await buying.alive(page);
};

/** Goes on where the postal code has filled in the beginning. */
const addTo = async ({ page, keys }: Way, target: Locator, there: string, text: string): Promise<void> => {
  await expect(target).toHaveValue(there);
  await keys.to(target);
  await page.keyboard.type(text);
  await expect(target).toHaveValue(`${there}${text}`);
};

const giveOrderer = async (way: Way): Promise<void> => {
  const { page, keys } = way;
  const texts = [
    ['last_name', '山田'],
    ['first_name', '花子'],
    ['last_name_kana', 'ヤマダ'],
    ['first_name_kana', 'ハナコ'],
    ['email', 'hanako@example.jp'],
    ['postal_code', '1000001'],
  ] as const;
  for (const [name, text] of texts) await keys.type(field(page, name), text);
  await expect(field(page, 'city')).toHaveValue('千代田区');
  await addTo(way, field(page, 'address1'), '千代田', '1-1');
  await keys.type(field(page, 'phone_number'), '09012345678');
  await keys.enter(button(page, '次へ進む'));
  await seen(page, 'お届け日時');
  await buying.alive(page);
};

const addAddress = async (way: Way, firstName: string): Promise<void> => {
  const { page, keys } = way;
  await keys.enter(link(page, 'お届け先を追加する'));
  await seen(page, 'お届け先の追加');
  await buying.alive(page);
  const texts = [
    ['shipping_last_name', '佐藤'],
    ['shipping_first_name', firstName],
    ['shipping_kana', 'サトウ'],
    ['postal_code', '5300001'],
  ] as const;
  for (const [name, text] of texts) await keys.type(field(page, name), text);
  await expect(field(page, 'city')).toHaveValue('大阪市北区');
  await addTo(way, field(page, 'address1'), '梅田', '1-1');
  await keys.type(field(page, 'phone_number'), '0612345678');
  await keys.enter(button(page, 'このお届け先を追加する'));
  await seen(page, '複数のお届け先');
  await buying.alive(page);
};

/** One piece for each of three people. */
const divide = async (way: Way): Promise<void> => {
  const { page, keys } = way;
  await keys.enter(link(page, '複数のお届け先に分けて送る'));
  await seen(page, '複数のお届け先');
  await buying.alive(page);
  for (const firstName of ['一郎', '二郎']) await addAddress(way, firstName);
  for (const at of [1, 2, 3]) {
    await keys.to(share(page, at));
    await keys.press('Control+a');
    await keys.type(share(page, at), '1');
  }
  await keys.enter(button(page, 'お届け日時の指定へ進む'));
  await seen(page, 'お届け日時');
  await buying.alive(page);
};

/** Each on a day of its own. */
const chooseDays = async ({ page, keys }: Way, count: number): Promise<void> => {
  const days = page.locator('main [name^=delivery_at]');
  await expect(days).toHaveCount(count);
  for (let at = 0; at < count; at += 1) {
    await keys.to(days.nth(at));
    await keys.press('ArrowDown', at + 1);
    await expect(days.nth(at)).not.toHaveValue('');
  }
};

/** For the first of three a noshi with a name on it. */
const chooseNoshi = async (way: Way): Promise<void> => {
  const { page, keys } = way;
  await check(way, page.locator('main [name$=".with.noshi"]').first());
  const noshi = page.getByRole('group', { name: 'のし', exact: true });
  for (const [legend, name] of [
    ['表書き', '御歳暮'],
    ['水引', '紅白・蝶結び'],
  ] as const)
    await choose(way, noshi.getByRole('group', { name: legend }), name);
  await keys.type(noshi.getByRole('textbox', { name: '名入れ' }), '山田');
  await choose(way, noshi.getByRole('group', { name: '掛け方' }), '外のし');
};

const pay = async (way: Way): Promise<void> => {
  const { page, keys } = way;
  await keys.enter(button(page, 'お支払い方法へ進む'));
  await seen(page, 'お支払い方法');
  await buying.alive(page);
  // The fields of a card close and open above what has the focus.
  for (const method of ['みほんペイ', 'クレジットカード']) await choose(way, page.locator('main'), method);
  const texts = {
    カード番号: buying.cards.approved,
    カード名義: 'HANAKO YAMADA',
    有効期限: '12/30',
    セキュリティコード: '123',
  };
  for (const [label, text] of Object.entries(texts)) {
    await keys.to(page.getByRole('textbox', { name: label }));
    await page.keyboard.type(text, { delay: 20 });
  }
  await keys.enter(button(page, 'ご注文内容の確認へ進む'));
  await seen(page, 'ご注文内容の確認');
  await buying.alive(page);
};

test.describe.configure({ timeout: 240_000 });

for (const { shop, product, prepare, deliver, people, said, width, height } of [
  {
    shop: 'minori',
    product: '/product/kurikinton',
    prepare: (way: Way) => choose(way, way.page.locator('[data-s=purchase] [data-choice]'), /^10個/),
    deliver: async (way: Way) => {
      await divide(way);
      await chooseDays(way, 3);
      await chooseNoshi(way);
    },
    people: ['山田 花子', '佐藤 一郎', '佐藤 二郎'],
    said: '表書き：御歳暮水引：紅白・蝶結び名入れ：山田',
    width: 375,
    height: 812,
  },
  {
    shop: 'gakuen',
    product: '/gakuen/product/gym-shirt',
    prepare: chooseShirt,
    deliver: (way: Way) => chooseDays(way, 1),
    people: ['山田 花子'],
    said: '刺繍する文字：山田書体：丸ゴシック糸の色：えんじ',
    width: 1280,
    height: 800,
  },
])
  test.describe(() => {
    test.use({ viewport: { width, height } });

    test(`by keyboard alone, its focus in sight at each press, a guest of ${shop} orders for ${people.length === 1 ? 'themselves' : 'three people, each on a day of their own'} (${width} px)`, async ({
      page,
    }) => {
      const way = { page, keys: keyboardOf(page) };
      await fillCart(way, product, prepare);
      await giveOrderer(way);
      await deliver(way);
      await pay(way);
      const main = page.locator('main');
      for (const person of people) await expect(main).toContainText(`${person} 様`);
      await expect(main).toContainText(said);
      await way.keys.enter(button(page, '注文を確定する'));
      await buying.orderNumber(page);
    });
  });
