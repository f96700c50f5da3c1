import { expect, it } from 'vitest';
import { addressee } from './addressee';

it.each([
  '株式会社みのり', '株式会社 みのり', 'みのり株式会社', '有限会社みのり', '合同会社みのり', '（株）みのり', 'みのり(株)', '㈱みのり', '株式会社 Blue Moon',
  '学校法人みのり学園', 'みのり市立第一小学校', 'みのり大学', '医療法人社団みのり会', '一般社団法人 日本暖簾協会', 'みのり農業協同組合', 'みのり町役場',
  '山田商店', '第一小学校PTA', '桜台町内会', 'みのり高校 野球部', '株式会社みのり　経理部', '株式会社 みのり 東京支店', '株式会社みのり サービスセンター',
])('[order.documents] addresses an organisation as 御中: %s', (name) => {
  expect(addressee(name)).toBe(`${name} 御中`);
}); // prettier-ignore

it.each([
  '山田商店 山田太郎', '山田 花子', '山田花子', '阿部', '服部 太郎', 'Hanako Yamada', '株式会社みのり 山田太郎', '株式会社 みのり 山田 太郎', '株式会社みのり 営業部 佐藤さくら',
  '株式会社みのり 阿部',
])('[order.documents] addresses a person as 様: %s', (name) => {
  expect(addressee(name)).toBe(`${name} 様`);
}); // prettier-ignore

it.each([
  '株式会社みのり御中',
  '株式会社みのり　経理部 御中',
  '株式会社みのり 山田太郎様',
  '山田花子 様',
  '山田先生',
  '関係者各位',
])('[order.documents] keeps what was typed, and says it once: %s', (name) => {
  expect(addressee(name)).toBe(name);
});
