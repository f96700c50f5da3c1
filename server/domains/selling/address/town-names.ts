/** Towns as an address needs them, without the remarks that Japan Post's list makes about them. */

const remark = /（[^（）]*）/g;
/** 種市第１５地割〜第２１地割: of many plots the shopper writes one. */
const plots = /(?:第|(?<![第０-９]))[０-９]+地割[、〜][^]*/;
/** 西井出８２４０−１ */
const houseNumber = /(?<![０-９])[０-９]+[−－][０-９]+$/;

const withoutDistrict = (city: string): string => city.replace(/^.*郡/, '');

/** 岩田町居村、北郷中 are two parts of 岩田町. */
function partsOf(town: string): string[] {
  const [first = '', ...others] = town.split('、');
  const stem = /^.*町/.exec(first)?.[0] ?? '';
  return [first, ...others.map((other) => `${stem}${other}`)];
}

/**
 * The towns that an entry stands for, behind its city: most often one; `''` where it stands for a whole city or for what
 * no other entry names.
 *
 * @example townsOf('千代田区', '丸の内（次のビルを除く）') // ['丸の内']
 */
export function townsOf(city: string, rest: string): string[] {
  const town = rest.replaceAll(remark, '').replace(plots, '').replace(houseNumber, '');
  const own = withoutDistrict(city);
  // 山形村一円, 小菅村の次に…番地がくる場合: the number follows the city itself. But 高鍋町 of 高鍋町 is a town.
  if (town.startsWith(own) && /^(?:一円|の次に.*)$/.test(town.slice(own.length))) return [''];
  return partsOf(town);
}
