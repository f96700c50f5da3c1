import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManyProducts } from '../../../db/seed/many-products';
import { readShops } from '../../../db/seed/read-shop';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { listCondition, searchedProducts } from './product-filters';
import { createSpellings, fold } from './spellings';

/** What people write for one thing, as far apart as they write it: kanji, kana, okurigana, 御, Latin letters. */
const words: Readonly<Record<string, readonly string[]>> = {
  minori: [
    '羊羹 羊かん ようかん ヨウカン ﾖｳｶﾝ yokan youkan ヨーカン', '水羊羹 水ようかん みずようかん mizuyokan',
    '栗きんとん 栗金飩 くりきんとん kurikinton', '最中 もなか monaka', 'どら焼き どら焼 ドラヤキ 銅鑼焼き dorayaki',
    'カステラ かすてら kasutera', '大福 だいふく daifuku', '渋皮煮 しぶかわに shibukawani', '和三盆 わさんぼん wasanbon',
    '落雁 らくがん rakugan', '金平糖 こんぺいとう コンペイトウ konpeito', 'おかき お欠き okaki', '煎餅 せんべい senbei',
    '焼き菓子 焼菓子 やきがし yakigashi', 'サブレ サブレー sabure', '柚子 ゆず ユズ yuzu', 'チョコレート チョコ ショコラ',
    '鹿の子 かのこ kanoko', '葛餅 くず餅 くずもち kuzumochi', 'おはぎ お萩 ぼたもち ohagi botamochi', 'ぜんざい 善哉 zenzai',
    'お汁粉 御汁粉 おしるこ oshiruko', '琥珀糖 こはくとう kohakutou', '芋けんぴ いもけんぴ imokenpi',
    '甘納豆 あまなっとう amanatto', 'あんぽ柿 干し柿 干柿 ほしがき hoshigaki', '柚餅子 ゆべし yubeshi', 'そばぼうろ そばボーロ',
    '麩焼き 麩焼 ふやき fuyaki', 'きな粉 きなこ 黄粉 kinako', '黒豆 くろまめ kuromame', '小豆 あずき azuki',
    '煎茶 せんちゃ sencha', '抹茶 まっちゃ matcha maccha', '玉露 ぎょくろ gyokuro',
    'ほうじ茶 焙じ茶 ほうじちゃ hojicha houjicha hoji-cha', '玄米茶 げんまいちゃ genmaicha', '和紅茶 わこうちゃ wakocha',
    '番茶 ばんちゃ bancha', '茎茶 くき茶 くきちゃ kukicha', '濃茶 こいちゃ koicha', 'そば茶 蕎麦茶 そばちゃ sobacha',
    '昆布茶 こぶ茶 こんぶちゃ', '緑茶 りょくちゃ ryokucha', 'ティーバッグ ティーバック ティーパック',
    '湯のみ 湯呑 湯呑み 湯飲み ゆのみ ユノミ yunomi', '飯碗 飯茶碗 ご飯茶碗 御飯茶碗 めしわん meshiwan',
    '茶碗 ちゃわん お茶碗 茶わん chawan', '汁椀 汁わん しるわん', '豆皿 まめざら mamezara', '急須 きゅうす kyusu kyuusu',
    '土瓶 どびん dobin', '鉄瓶 てつびん tetsubin', '茶筒 ちゃづつ chazutsu', '茶托 茶たく ちゃたく chataku', '宝瓶 ほうひん hohin',
    '片口 かたくち katakuchi', '蕎麦猪口 そば猪口 そばちょこ', 'お箸 御箸', 'お盆 御盆', '小鉢 こばち kobachi', '土鍋 どなべ donabe',
    'すり鉢 擂り鉢 すりばち suribachi', '徳利 とっくり tokkuri', 'ぐい呑 ぐい呑み ぐいのみ ぐい飲み guinomi', '酒器 しゅき shuki',
    '曲げわっぱ まげわっぱ magewappa', '漆器 しっき shikki', '陶器 とうき', '磁器 じき',
    '御歳暮 お歳暮 歳暮 せいぼ おせいぼ seibo oseibo', '御年賀 お年賀 年賀 ねんが nenga', '内祝 内祝い うちいわい uchiiwai',
    '香典返し 香典返 こうでんがえし', '詰め合わせ 詰合せ 詰合わせ 詰め合せ つめあわせ tsumeawase', '手土産 手みやげ てみやげ temiyage',
    '贈り物 贈りもの 贈物 ギフト gift', '風呂敷 ふろしき furoshiki', '布巾 ふきん fukin', '手ぬぐい 手拭い 手拭 てぬぐい tenugui',
    '蝋燭 ろうそく ローソク rosoku', '一輪挿し 一輪挿 いちりんざし', 'まな板 まないた manaita', 'ぽち袋 ポチ袋 pochibukuro',
    '一筆箋 いっぴつせん ippitsusen', '祝儀袋 ご祝儀袋 御祝儀袋 しゅうぎぶくろ',
  ],
  gakuen: [
    '制服 せいふく seifuku', 'ブレザー ブレザ', '学ラン がくらん 詰襟 詰め襟 つめえり gakuran', 'スラックス ズボン 長ズボン',
    'ワイシャツ カッターシャツ Ｙシャツ yシャツ', 'ベスト チョッキ', 'カーディガン カーデガン', 'ジャンパースカート ジャンスカ',
    'マフラー 襟巻き 襟巻', '麦わら帽子 麦藁帽子 むぎわらぼうし', '体操服 体操着 体育着 たいそうふく taisofuku',
    'クォーターパンツ クオーターパンツ', 'ウィンドブレーカー ウインドブレーカー', '柔道着 柔道衣 じゅうどうぎ judogi',
    '水着 みずぎ mizugi', '水泳帽 スイムキャップ', 'ゴーグル 水中めがね 水中眼鏡', 'プールバッグ プールバック',
    '紅白帽 赤白帽 紅白帽子', '鉢巻 鉢巻き はちまき hachimaki', '上履き 上ばき 上履 うわばき 上靴 uwabaki', 'ローファー ローファ',
    '長靴 ながぐつ レインブーツ nagagutsu', '中敷き 中敷 インソール なかじき', '靴ひも 靴紐 くつひも シューレース',
    '靴下 くつした ソックス kutsushita', 'サブバッグ サブバック 補助バッグ 手提げ 手提 手さげ レッスンバッグ', 'かばん 鞄 カバン kaban',
    '絵の具 絵具 えのぐ enogu', '習字 書道 しゅうじ', '裁縫 さいほう ソーイング saiho', '筆入れ 筆箱 ふでばこ ペンケース',
    '下敷き 下敷 したじき shitajiki', '名前シール お名前シール 御名前シール なまえシール', '名札 なふだ お名札 nafuda',
    '防災頭巾 防災ずきん ぼうさいずきん', 'レインコート 雨合羽 かっぱ', '弁当箱 お弁当箱 御弁当箱 べんとうばこ ランチボックス',
  ],
}; // prettier-ignore

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo_shops', readShops());
}, 120_000);
afterAll(() => shop.close());

const found = async (channel: string, keyword: string): Promise<string[]> => {
  const { data } = await shop.get('catalog.products', { query: { keyword, per: 100 } }, { channel });
  return data.map(({ key }) => key).sort();
};

describe('a word of the shops', () => {
  it('is one of a hundred and more', () => expect(Object.values(words).flat().length).toBeGreaterThanOrEqual(100));

  it.each(Object.entries(words).flatMap(([channel, lines]) => lines.map((line) => [channel, line] as const)))(
    'finds the same goods however it is written: %s %s',
    async (channel, line) => {
      const [first = '', ...others] = line.split(' ');
      const goods = await found(channel, first);
      expect(goods).not.toEqual([]);
      for (const other of others) expect([other, await found(channel, other)]).toEqual([other, goods]);
    },
    30_000,
  );
});

describe('the list of words', () => {
  const add = (spellings: readonly string[]) =>
    sql`insert into search_words (channel_id, spellings) values ('minori', ${spellings}::text[])`.execute(shop.db);

  it('is extended by a row in the table, and the data version says so', async () => {
    const confections = await found('minori', '落雁');
    expect(await found('minori', 'お干菓子名')).toEqual([]);
    const before = shop.versions.current('minori');
    await add(['落雁', 'お干菓子名', 'ひがしめい']);
    await shop.versions.refresh();
    expect(shop.versions.current('minori')).not.toBe(before);
    expect(await found('minori', 'お干菓子名')).toEqual(confections);
    expect(await found('minori', 'higashimei')).toEqual(confections);
    expect(await found('gakuen', 'お干菓子名')).toEqual([]);
    await sql`delete from search_words where 'ひがしめい' = any (spellings)`.execute(shop.db);
    await shop.versions.refresh();
    expect(await found('minori', 'お干菓子名')).toEqual([]);
  });

  it('takes words without blanks only, two and more of each, once', async () => {
    for (const wrong of [['羊羹'], ['羊羹', ''], ['羊 羹', 'ようかん'], ['羊羹', null], ['煎茶', 'せんちゃ']])
      await expect(add(wrong as string[])).rejects.toThrow(/search_words/);
  });
});

describe('the index', () => {
  it('is used for words with many spellings', async () => {
    await addManyProducts(shop.db, { channelId: 'minori', count: 4_000 });
    const scope = { channelId: 'minori', now: new Date(), today: '2026-11-20' };
    const spellings = createSpellings([['湯のみ', '湯呑', '湯呑み', 'ゆのみ', 'yunomi']]);
    const query = { terms: spellings.termsOf('湯呑 天目'), sort: 'recommended', child: true } as const;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select p.id from ${searchedProducts(query)} where ${listCondition(scope, query)}`.execute(shop.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Bitmap Index Scan on product_search_bigrams/);
    expect(plan).not.toMatch(/Seq Scan on product_search/);
  }, 60_000);
});

describe('what is asked for', () => {
  const spellings = createSpellings([
    ['湯のみ', '湯呑', 'ゆのみ'],
    ['ゆのみ', '湯呑み'],
    ['羊羹', 'ようかん'],
    ['詰め合わせ', 'つめあわせ'],
    ['はし', '箸'],
  ]);
  const asked = (text: string) => spellings.termsOf(text).map((term) => term.split('\n').sort());

  it('is every word with all its spellings; entries that share one are one', () => {
    const cups = ['ユノミ', '湯ノミ', '湯呑', '湯呑ミ'].sort();
    expect(asked('ゆのみ')).toEqual([cups]);
    expect(asked('湯呑み　ＡＢＣ 湯呑み')).toEqual([cups, ['abc']]);
  });

  it('is one word of the list where a blank stands inside it, and two where they are no such word', () => {
    expect(asked('湯 のみ 羊　羹')).toEqual(asked('湯のみ 羊羹'));
    expect(asked('湯のみ 羊羹')).toHaveLength(2);
  });

  it('is part of a longer word, too, where it stands out there', () => {
    expect(asked('湯呑セット')[0]).toContain('湯ノミセット');
    expect(asked('はしご')).toEqual([['ハシゴ']]);
  });

  it('is what sounds the same, and what differs by its okurigana', () => {
    for (const word of ['yokan', 'youkan', 'ヨーカン', 'yo-kan']) expect(asked(word)[0]).toContain('羊羹');
    for (const word of ['詰合せ', '詰合わせ', '詰め合せ']) expect(asked(word)[0]).toContain('詰メ合ワセ');
  });

  it('has 御, お and ご in front, without any list', () => {
    expect(asked('御年始')).toEqual([['オ年始', 'ゴ年始', '御年始']]);
    expect(asked('お年始')).toEqual([['オ年始', 'ゴ年始', '御年始']]);
    expect(asked('おかき')).toEqual([['オカキ']]);
  });

  it('is the reading of Latin letters, if they are one', () => {
    expect(asked('kuriya')).toEqual([['kuriya', 'クリヤ']]);
    expect(asked('SE-01 wifi bag a')).toEqual([['se-01'], ['wifi', 'ウィフィ'], ['bag'], ['a']]);
  });

  it('is nothing where nothing is, and what is hostile as it is', () => {
    expect(asked(' 　\t\0')).toEqual([]);
    expect(asked('$& \\ % 御')).toEqual([['$&'], ['\\'], ['%'], ['御']]);
    // Each letter was a call within a call.
    expect(asked('ァ'.repeat(5000))).toEqual([['ァ'.repeat(5000)]]);
    // Marks on one letter are put in order in the square of their number.
    expect(asked(`a${'\u0327\u0301'.repeat(2499)}`)[0]?.[0]?.length).toBeLessThanOrEqual(31);
    expect(fold('ｶﾞﾗｽゑヴゝ')).toBe('ガラスヱヴヽ');
  });
});
