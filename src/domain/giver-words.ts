/** How whoever gives is named, who may have typed the word that is put behind a name: 花子より. */

/** ひより, さより: a name, not a word behind one. */
const isName = (before: string): boolean => /(?:^|[\s\p{Script=Han}])\p{Script=Hiragana}$|^$/u.test(before);

/** `花子`, of 花子 and of 花子より. */
export const giverName = (typed: string): string => {
  const before = /^(.*?)\s*より\s*$/su.exec(typed)?.[1];
  return before === undefined || isName(before) ? typed : before;
};

/** `花子より` */
export const fromGiver = (typed: string): string => `${giverName(typed)}より`;
