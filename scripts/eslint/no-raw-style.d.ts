import type { Rule } from 'eslint';

export const noRawStyle: Rule.RuleModule;
