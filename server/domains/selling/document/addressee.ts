/** How whoever a document is for is addressed: as it was typed where it was; else 御中 an organisation, 様 a person. */
import { oneLine } from '../../../../src/lib/one-line';

/** Whoever has typed it is not addressed twice. */
const addressed = /(?:様|さま|御中|殿|先生|各位)$/;

const organisation =
  /会社|法人|学校|学園|大学|高校|幼稚園|保育園|こども園|組合|協会|連合|連盟|財団|公社|公庫|金庫|銀行|病院|医院|診療所|クリニック|役所|役場|事務所|研究所|.会$|.店$|商会$|PTA|[（(](?:株|有|同|資|名|社|財|学|医|福|宗|独)[）)]|[㈱㈲㈳㈶㈻]/u;
/** By itself it belongs to the word behind it: 株式会社 みのり. */
const formAlone = /^(?:..会社|\p{Script=Han}*法人|[（(].[）)]|[㈱㈲㈳㈶㈻])$/u;

/** Three signs at least, as 阿部 and 服部 are people. */
const department = /..[部課室係科班局店社所館校園院会]$|センター$|グループ$|チーム$/u;
const japaneseName = /^[\p{Script=Han}\p{Script=Hiragana}々ー]+$/u;

/** 株式会社みのり 経理部 is, 株式会社みのり 山田太郎 is somebody there. */
const isOrganisation = (name: string): boolean => {
  const words = name.split(/\s+/u);
  const at = words.findLastIndex((word) => organisation.test(word));
  if (at < 0) return false;
  const behind = words.slice(formAlone.test(words[at] ?? '') ? at + 2 : at + 1).at(-1);
  return behind === undefined || department.test(behind) || !japaneseName.test(behind);
};

/** In one line. @example addressee('株式会社みのり') // '株式会社みのり 御中' */
export const addressee = (name: string): string => {
  const line = oneLine(name);
  if (addressed.test(line)) return line;
  return `${line} ${isOrganisation(line) ? '御中' : '様'}`;
};
