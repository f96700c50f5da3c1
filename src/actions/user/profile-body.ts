import { only, type Values } from '../action';

/** As the calls take it: what is left empty is not sent, and choices are numbers. @param names those of the form */
export const profileBody = (values: Values, names: readonly string[]): Readonly<Record<string, unknown>> => {
  const told = Object.fromEntries(Object.entries(only(values, names)).filter(([, text]) => text !== ''));
  const { gender, is_receive_newsletter: newsletter, ...texts } = told;
  return {
    ...texts,
    ...(gender === undefined ? {} : { gender: Number(gender) }),
    ...(newsletter === undefined ? {} : { is_receive_newsletter: Number(newsletter) }),
  };
};
