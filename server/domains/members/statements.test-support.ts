/** What the shop asks the database while it answers: as many statements, and the same, tell nobody anything. */
import pg from 'pg';
import { vi } from 'vitest';

/** Values of a list stand one by one in a statement. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text ?? '');

/** Of accounts and what hangs on them: what runs beside, such as settings that are read anew, is nobody's answer. */
const isOfAccounts = (text: string): boolean => /\b(member|login|mail)\w*\b|^(begin|commit|rollback)/i.test(text);

export const statementsOf = async <Answer>(
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly statements: readonly string[] }> => {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await ask();
    return { answer, statements: spy.mock.calls.map(([statement]) => textOf(statement)).filter(isOfAccounts) };
  } finally {
    spy.mockRestore();
  }
};
