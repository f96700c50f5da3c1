import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/** Sets a text as the project's formatter does. @throws where it cannot be read as what its path says */
export const setOut = async (path: string, text: string): Promise<string> => {
  const { ignorePatterns: _files, ...options } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig & {
    readonly ignorePatterns?: readonly string[];
  };
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return code;
};
