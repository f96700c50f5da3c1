import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManyProducts } from '../../../db/seed/many-products';
import { readShops } from '../../../db/seed/read-shop';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { isShown } from './product-cards.repository';
import { listCondition, searchedProducts } from './product-filters.repository';
import { createSearchWordsService, type SearchWordsService } from './search-words.service';
import { createSpellings } from './spellings';
import { fold } from './word-forms';

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
    '皿 お皿 御皿 さら sara plate プレート', '贈り物 プレゼント ぷれぜんと present おくりもの okurimono', '飯碗 めし碗 飯わん',
    '箸 はし おはし お箸 ohashi hashi chopsticks', '玄米茶 げんまい茶 玄まい茶 genmai-cha', '干菓子 ひがし ひ菓子 お干菓子 higashi', 'カステラ castella かすてーら',
    '栗きんとん 栗金団 くり金団 くりきん団', '漆 うるし urushi', '箸置き はしおき 箸おき はし置き 箸置 hashioki', '紅茶 こうちゃ こう茶 kocha koucha kōcha kohcha 紅ちゃ',
    'お菓子 菓子 御菓子 おかし okashi スイーツ sweets', 'お茶 茶 御茶 ちゃ おちゃ ocha tea', '日本茶 にほんちゃ nihoncha にほん茶', '緑茶 greentea 緑ちゃ りょく茶',
    '煎茶 せん茶 煎ちゃ お煎茶 センチャ', '深蒸し煎茶 深むし煎茶 深蒸煎茶 ふかむしせんちゃ 深蒸しせんちゃ', '抹茶 お抹茶 まっ茶 抹ちゃ maccya',
    '玉露 ぎょく露 gyokuro お玉露', '雁が音 雁ヶ音 かりがね 雁がね karigane', 'ほうじ茶 ホージ茶 ほうじちゃ 焙茶 ほーじちゃ', '和紅茶 わ紅茶 和こうちゃ wakoucha',
    '棒茶 ぼうちゃ 棒ちゃ ぼう茶 boucha bocha', '薄茶 うすちゃ お薄 うす茶 usucha', '釜炒り茶 釜炒茶 釜いり茶 かまいり茶 かまいりちゃ kamairicha 釜煎り茶',
    '黒豆茶 くろまめ茶 黒まめ茶 くろまめちゃ kuromamecha', '梅昆布茶 うめ昆布茶 梅こんぶ茶 梅こぶ茶 うめこぶちゃ', '水出し 水だし みずだし 水出 mizudashi',
    'ティーバッグ teabag テイーバッグ ティーバック ティバッグ', 'コーヒー 珈琲 coffee コーヒ koohii', '茶道具 茶どうぐ ちゃどうぐ お茶道具 chadogu',
    'ノンカフェイン デカフェ カフェインレス decaf', '和菓子 わがし 和がし wagashi お和菓子', '生菓子 なまがし 生がし namagashi なま菓子', '米菓 べいか beika べい菓',
    '焼き菓子 焼がし 焼きがし やき菓子', '羊羹 よう羹 youkan お羊羹', '練り羊羹 練羊羹 煉羊羹 ねり羊羹 練りようかん ねりようかん',
    '栗羊羹 栗ようかん くりようかん くり羊羹 栗羊かん', '水羊羹 みず羊羹 水羊かん mizuyoukan', '最中 お最中 もなか も中', 'どら焼き どらやき どらヤキ dora-yaki どら焼',
    '豆大福 まめ大福 豆だいふく まめだいふく mamedaifuku', '渋皮煮 渋かわ煮 しぶ皮煮 渋皮に', '甘露煮 かんろ煮 かんろに kanroni',
    '金平糖 金平とう 金米糖 こんぺい糖 kompeito こんぺーとー', 'おかき 御欠き okaki', '煎餅 せん餅 お煎餅 おせんべい sembei せんべー', 'サブレ sable さぶれ サブレー',
    'フィナンシェ フィナンシエ financier ふぃなんしぇ', 'クッキー クッキ cookie くっきー kukki', 'チョコレート chocolate ちょこれーと チョコレイト choko',
    'ケーキ cake ケイキ けーき keki', 'テリーヌ terrine てりーぬ', 'ラスク rusk らすく rasuku', '葛 くず kuzu', '餅 もち お餅 おもち mochi omochi',
    'もち米 餅米 もちごめ 餅ごめ mochigome', '白玉 しらたま 白たま しら玉 shiratama', '寒天 かんてん かん天 kanten', '芋 いも お芋 おいも imo',
    'さつまいも さつま芋 薩摩芋 サツマイモ satsumaimo', '柿 かき kaki', 'そば 蕎麦 お蕎麦 おそば soba', 'あんこ 餡 餡子 anko', 'つぶあん 粒あん つぶ餡 粒餡 tsubuan',
    '黒糖 こくとう 黒砂糖 くろざとう kokuto 黒とう', '砂糖 お砂糖 さとう おさとう sato', '大納言 だいなごん dainagon', 'バター butter ばたー バタ',
    '醤油 しょうゆ お醤油 しょう油 shoyu', '梅干し 梅干 うめぼし 梅ぼし うめ干し umeboshi', '昆布 こんぶ kombu konbu お昆布', 'うつわ 器 utsuwa ウツワ',
    '小皿 こざら 小ざら kozara こ皿', '豆皿 豆ざら まめ皿 豆さら mamezara', '角皿 かくざら 角ざら かく皿 kakuzara', '長皿 ながざら 長ざら nagazara',
    '取り皿 取皿 とりざら とり皿 取りざら torizara', '楕円皿 だえんざら オーバル皿 だ円皿', 'お椀 椀 碗 お碗 おわん わん owan',
    '抹茶碗 まっちゃわん 抹茶わん お抹茶碗 matchawan まっちゃ碗', 'お茶碗 茶碗 御茶碗 茶ワン おちゃわん ちゃ碗', '汁椀 お汁椀 しる椀 汁わん shiruwan',
    '湯のみ 湯ノミ お湯のみ 湯飲 ゆ呑み ゆのみ', '夫婦湯のみ 夫婦湯呑 夫婦湯呑み めおと湯のみ 夫婦ゆのみ めおと湯呑', '急須 きゅう須 ティーポット teapot お急須',
    '鉄瓶 てつ瓶 鉄びん てつびん tetsubin', '南部鉄器 なんぶてっき 南部てっき なんぶ鉄器', '茶筒 茶づつ 茶ずつ ちゃ筒 お茶筒 chazutsu', '茶托 ちゃ托 茶タク お茶托',
    '茶こし 茶漉し ちゃこし 茶漉 chakoshi', '鉢 はち お鉢 hachi', '小鉢 小ばち こ鉢 お小鉢', '蓋物 ふたもの 蓋もの ふた物 futamono', '鍋 なべ お鍋 おなべ nabe',
    '土鍋 ど鍋 土なべ 御土鍋', 'すりこぎ すり粉木 擂粉木 surikogi', 'お盆 盆 おぼん トレー トレイ tray 丸盆 obon', '弁当 お弁当 べんとう おべんとう bento 弁とう',
    '弁当箱 べんとう箱 lunchbox 弁当ばこ', '曲げわっぱ 曲わっぱ まげワッパ 曲げ輪っぱ', 'まな板 俎板 まないた カッティングボード', '木べら きべら 木ベラ',
    '漆器 漆き しっ器', '青磁 せいじ seiji せい磁', '白磁 はくじ hakuji 白じ', '染付 染め付け 染付け そめつけ sometsuke 染めつけ', '粉引 粉引き こひき kohiki 粉ひき',
    '織部 おりべ oribe おり部', '天目 てんもく temmoku tenmoku', '美濃焼 美濃焼き みの焼 みのやき minoyaki', '伊賀焼 伊賀焼き いが焼 いがやき',
    '常滑焼 常滑焼き とこなめ焼 とこなめやき', '焼締め 焼き締め 焼締 やきしめ 焼きしめ yakishime', 'ガラス 硝子 glass がらす garasu', '欅 けやき keyaki ケヤキ',
    '杉 すぎ sugi', '竹 たけ take bamboo', '銅 どう copper', '錫 すず suzu', '樺細工 かば細工 かばざいく 樺ざいく',
    'お正月 正月 しょうがつ おしょうがつ oshogatsu 御正月', 'お年玉 年玉 おとしだま お年だま otoshidama', 'おせち お節 御節 osechi',
    '結婚祝い 結婚祝 結婚いわい けっこん祝い 結婚御祝 ご結婚祝い', '還暦祝い 還暦祝 かんれき祝い かんれきいわい', '香典返し 香典がえし こうでん返し 御香典返し',
    'お返し おかえし お返 okaeshi', '引っ越し 引越し 引越 ひっこし hikkoshi お引越し', '詰め合わせ つめ合わせ 詰めあわせ お詰め合わせ 詰合 つめ合せ',
    '個包装 こほうそう 個ほうそう kohoso', 'みやげ 土産 お土産 おみやげ omiyage miyage', 'お取り寄せ おとりよせ お取寄せ otoriyose', '日持ち 日もち ひもち himochi',
    '冷蔵 れいぞう 冷ぞう reizo', '冷凍 れいとう 冷とう reito', '食洗機 食洗器 しょくせんき 食せんき', '風呂敷 ふろ敷 風呂しき お風呂敷 フロシキ',
    '蝋燭 ろう燭 キャンドル candle ロウソク お蝋燭', '花瓶 かびん 花びん vase 花入れ 花いれ はないれ', 'タオル towel たおる taoru', 'バスタオル bathtowel',
    'ハンカチ handkerchief はんかち ハンカチーフ', 'お香 線香 御香 お線香 incense', '白檀 びゃくだん びゃく檀 byakudan', '便箋 便せん びんせん びん箋 binsen',
    '手紙 お手紙 てがみ 手がみ tegami', '和紙 わし washi わ紙', 'のし袋 熨斗袋 のしぶくろ のし 熨斗 お熨斗 noshi noshibukuro', '水引 水引き みずひき 水ひき mizuhiki',
    'かご 籠 カゴ バスケット basket kago', '竹籠 竹かご たけかご 竹カゴ takekago', '竹細工 竹ざいく たけざいく たけ細工',
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
    '帽子 ぼうし お帽子 boshi bōshi 帽し hat', '上着 うわぎ 上ぎ uwagi 上衣', 'サブバッグ subbag さぶばっぐ サブバッック', 'ジャージ jersey じゃーじ ジャジ トレーニング',
    'コート coat こーと ko-to', 'カーディガン cardigan かーでぃがん カーデ カーディガーン',
    '通学かばん 通学鞄 通学バッグ つうがくかばん 通学カバン 通学バック スクールバッグ スクバ schoolbag スクール鞄', '鉛筆 えんぴつ 鉛ぴつ えん筆 pencil empitsu',
    'セーラー服 せーらーふく セーラ服 せーらー服 セーラーふく sailor セイラー服', 'ズボン パンツ スラックス slacks pants ずぼん zubon',
    'セーター セータ sweater せーたー se-ta-', '名札 名ふだ な札 お名札 おなふだ', '制服 せい服 制ふく uniform', '標準服 ひょうじゅん服 標準ふく ひょうじゅんふく',
    'ブレザー blazer ぶれざー ブレーザー bureza', 'ジャケット jacket じゃけっと', '学生服 がくせい服 学生ふく がくせいふく gakuseifuku', 'スカート skirt すかーと sukato',
    'プリーツスカート ぷりーつすかーと', 'キュロット culotte きゅろっと', '半ズボン はんずぼん 半ずぼん 短パン たんぱん', 'シャツ shirt しゃつ shatsu',
    'Tシャツ ティーシャツ t-shirt tshirt てぃーしゃつ ｔシャツ', 'ポロシャツ ポロ poloshirt ぽろしゃつ', 'ブラウス blouse ぶらうす burausu',
    'ベスト vest べすと チョッキ', 'ニット knit にっと nitto', 'リボン ribbon りぼん ribon', 'ネクタイ necktie tie ねくたい nekutai', 'スカーフ scarf すかーふ sukafu',
    'ワンピース ワンピ onepiece わんぴーす', 'ダッフルコート ダッフル だっふるこーと dufflecoat', 'ピーコート Pコート peacoat ぴーこーと',
    'マフラー muffler えりまき マフラ 襟まき', 'ベルト belt べると beruto', '制帽 せいぼう 制ぼう seibo', '麦わら 麦藁 むぎわら 麦ワラ mugiwara',
    '夏服 なつふく なつ服 夏ふく natsufuku', '冬服 ふゆふく ふゆ服 冬ふく fuyufuku', '長袖 長そで ながそで なが袖 nagasode', '半袖 半そで はんそで はん袖 hansode',
    '刺繍 刺しゅう ししゅう shishu', '体操服 たいそう服 体操ふく たいそうぎ 体そう服', '体操服袋 体操着袋 体操着入れ 体操袋 たいそうふくぶくろ',
    '運動着 うんどうぎ うんどう着 運動ぎ', 'ハーフパンツ halfpants ハーパン はーふぱんつ', 'ウィンドブレーカー windbreaker ウインドブレイカー ういんどぶれーかー',
    '水着 みず着 水ぎ swimsuit mizugi', '水泳 すいえい suiei 水えい', 'ラッシュガード rashguard らっしゅがーど',
    'スイムキャップ swimcap すいむきゃっぷ 水泳ぼう すいえいぼう', 'ゴーグル goggles ごーぐる goguru', 'プール pool ぷーる プウル',
    '巾着 きんちゃく 巾ちゃく kinchaku お巾着', '運動会 うんどう会 うんどうかい undokai', '靴 くつ お靴 kutsu shoes シューズ',
    '上履き うわ履き 上ばき うわばき 内履き うちばき', 'ローファー loafer loafers ローファア ろーふぁー', '革靴 皮靴 かわぐつ 革ぐつ kawagutsu',
    '通学靴 通学ぐつ つうがく靴 つうがくぐつ 学生靴', 'スニーカー sneaker sneakers すにーかー スニーカ', '運動靴 うんどう靴 運動ぐつ undogutsu',
    '長靴 長ぐつ なが靴 レインブーツ レーンブーツ rainboots', '靴下 くつ下 靴した socks そっくす ソックス', 'ハイソックス highsocks はいそっくす',
    'タイツ tights たいつ taitsu', 'マジックテープ 面ファスナー ベルクロ', 'ファスナー チャック ジッパー zipper', 'かばん 鞄 バッグ バック bag お鞄 baggu',
    'リュック リュックサック backpack バックパック rucksack りゅっく', 'トート トートバッグ totebag とーと', 'ランドセル randoseru らんどせる',
    '鍵盤ハーモニカ けんばんハーモニカ ピアニカ 鍵盤はーもにか', '絵の具 絵のぐ えの具 お絵の具', '書道 しょどう 書どう shodo お習字 おしゅうじ', '筆 ふで fude',
    '裁縫 お裁縫 裁ほう さい縫 sewing', '算数 さんすう 算すう sansu', '文具 ぶんぐ 文房具 ぶんぼうぐ bungu', '筆箱 ふで箱 筆ばこ ふでばこ ふでいれ pencase',
    'ノート notebook のーと noto', '下敷き 下じき した敷き 下敷', '名前シール お名前しーる なまえシール おなまえシール ネームシール',
    '名前スタンプ お名前スタンプ おなまえスタンプ 名前はんこ お名前はんこ なまえはんこ', '防災頭巾 防災ズキン ぼうさい頭巾', '傘 かさ お傘 kasa umbrella',
    '雨傘 あまがさ 雨がさ amagasa', '雨具 あまぐ 雨ぐ amagu', 'レインコート raincoat レーンコート 雨がっぱ かっぱ 合羽', '給食 きゅうしょく 給しょく kyushoku お給食',
    '給食着 きゅうしょくぎ 給食ぎ 割烹着 かっぽうぎ かっぽう着', 'ナフキン ナプキン napkin なふきん', 'ハンカチ handkerchief はんかち ハンカチーフ',
    '弁当箱 べんとう箱 lunchbox お弁当ばこ', '入学準備 入学じゅんび 入学用品 にゅうがくじゅんび', '小学校 しょうがっこう shogakko',
  ],
}; // prettier-ignore

let shop: TestShop;
let searchWords: SearchWordsService;
beforeAll(async () => {
  shop = await openTestShop('demo_shops', readShops());
  searchWords = createSearchWordsService(shop.db, shop.versions);
}, 120_000);
afterAll(() => shop.close());

const now = new Date('2026-11-20T12:00:00+09:00');

const found = async (channel: string, keyword: string): Promise<string[]> => {
  const { data } = await shop.get('catalog.products', { query: { keyword, per: 100 } }, { channel });
  return data.map(({ key }) => key).sort();
};

/** What the list's own condition lets through for each spelling: one statement, in which what is asked alike is asked once. */
async function goodsOf(channelId: string, spellings: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const channel = await shop.shop.channels.find({ id: channelId });
  if (!channel) throw new Error(`There is no channel ${channelId}.`);
  const scope = { channelId, now, today: '2026-11-20' };
  const asked = new Map<string, string>();
  for (const one of spellings) asked.set(one, (await searchWords.terms({ channel, now }, one)).join('\n\n'));
  const statements = [...new Set(asked.values())].map((terms) => {
    const query = { terms: terms.split('\n\n'), child: true } as const;
    return sql`select ${terms}::text terms, coalesce(string_agg(p.key, ' ' order by p.key), '') goods
      from ${searchedProducts(query)} where ${isShown(scope)} and ${listCondition(scope, query)}`;
  });
  const union = sql<{ terms: string; goods: string }>`${sql.join(statements, sql` union all `)}`;
  const goods = new Map((await union.execute(shop.db)).rows.map((row) => [row.terms, row.goods]));
  return new Map([...asked].map(([one, terms]) => [one, goods.get(terms) ?? 'not asked']));
}

describe('a word of the shops', () => {
  it('is one of a hundred and more', () => expect(Object.values(words).flat().length).toBeGreaterThanOrEqual(100));

  it.each(Object.entries(words).flatMap(([channel, lines]) => lines.map((line) => [channel, line] as const)))(
    'finds the same goods however it is written: %s %s',
    async (channel, line) => {
      const [first = '', ...others] = line.split(' ');
      const goods = await goodsOf(channel, [first, ...others]);
      expect(goods.get(first)).not.toBe('');
      for (const other of others) expect([other, goods.get(other)]).toEqual([other, goods.get(first)]);
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
    await addManyProducts(shop.db, { channelId: 'minori', count: 1_000 });
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
    // What has 湯呑み in it has 湯呑.
    const cups = ['ユノミ', '湯ノミ', '湯呑'].sort();
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
    for (const word of ['御年始', 'お年始', '年始']) expect(asked(word)).toEqual([['年始']]);
    // Of one kanji too much would be found: 香りのよい.
    expect(asked('お香')).toEqual([['オ香', 'ゴ香', '御香']]);
    for (const word of ['お箸', 'おはし', '御箸', 'ohashi']) expect(asked(word)[0]).toContain('箸');
    expect(asked('おかき')).toEqual([['オカキ']]);
  });

  it('is what has a part in kana, and what is made of several words', () => {
    for (const word of ['ゆ呑', '湯のみ']) expect(asked(word)[0]).toContain('湯呑');
    for (const word of ['よう羹', '羊羹', '羊カン']) expect(asked(word)[0]).toContain('ヨウカン');
    for (const word of ['湯呑羊羹', '湯のみようかん', 'ゆのみ羊羹']) expect(asked(word)[0]).toContain('湯呑羊羹');
    expect(asked('羊飼い')).toEqual([['羊飼イ']]);
  });

  it('is not a reading of two kana, which stands in many words, unless the word is written so', () => {
    const plates = createSpellings([
      ['皿', 'さら'],
      ['のし', '熨斗'],
    ]);
    expect(
      ['皿', 'さら', 'おさら', 'sara'].map((word) => plates.termsOf(word)[0]?.split('\n').includes('サラ')),
    ).toEqual([false, false, false, false]);
    expect(plates.termsOf('さら')).toEqual(['皿']);
    expect(plates.termsOf('熨斗')[0]?.split('\n').sort()).toEqual(['ノシ', '熨斗']);
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
