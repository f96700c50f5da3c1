/** How whoever gives is named, who may have typed the word that is put behind a name: 花子より. */

/** ひより, さより: a name, not a word behind one. */
const isName = (before: string): boolean => /(?:^|[\s\p{Script=Han}])\p{Script=Hiragana}$|^$/u.test(before);

/** `花子`, of 花子 and of 花子より. */
export const giverName = (typed: string): string => {
  const text = typed.trimEnd();
  const before = text.slice(0, -2).trimEnd();
  return text.endsWith('より') && !isName(before) ? before : typed;
};

/** `花子より` */
export const fromGiver = (typed: string): string => `${giverName(typed)}より`;
