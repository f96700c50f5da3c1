/** What is shown in place of a screen that there is not, or that fails. */
import type { ScreenDefinition } from '../../../schemas/screens/define-screens';
import { errorScreen, type Params } from '../../../schemas/screens/screens';
import type { ScreenMatch } from './match-screen';

export const notFound: ScreenMatch = {
  row: { ...errorScreen, title: '404 Not Found' },
  params: { status: '404', message: 'This page could not be found' },
};

/** @param match whose subject there is none of */
export const withoutSubject = ({ row: { missingAdvice: advice, missingHelp: help } }: ScreenMatch): ScreenMatch => ({
  ...notFound,
  params: {
    ...notFound.params,
    ...(advice === undefined ? {} : { advice }),
    ...(help ? { helpPath: help.path, helpTitle: help.title } : {}),
  },
});

/** Where whoever has not even the address of a subject is led; null: nowhere else. @param asked the screen's own query */
export const helpWithout = ({ row }: ScreenMatch, asked: Params): string | null => {
  const { subject, missingHelp: help }: Pick<ScreenDefinition, 'subject' | 'missingHelp'> = row;
  const names = Object.values({ ...subject?.params, ...subject?.query });
  return help && names.every((name) => (asked[name] ?? '') === '') ? help.path : null;
};

/** No screen of the shop can be gone to from a host that is no shop's. */
export const noShop: ScreenMatch = { ...notFound, params: { ...notFound.params, channel: 'invalid' } };

export const faultWith = (status: number): ScreenMatch => ({
  row: errorScreen,
  params: { status: String(status) },
});

/** Its key cannot be a key at all, or nothing has it. */
export const isMissing = (status: number): boolean => status === 404 || status === 422;
