import { expect, it } from 'vitest';
import type { ErrorTexts } from './contract/errors';
import { errors } from './shop-errors';

const files = Object.entries(import.meta.glob<Record<string, ErrorTexts>>('./**/*.errors.ts', { eager: true }));

it('has every code of every group, each in one group only', () => {
  const codes = files.flatMap(([, lists]) => Object.values(lists).flatMap((list) => Object.keys(list)));
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(Object.keys(errors).sort()).toEqual(codes.sort());
});

it('keeps a group’s codes in the file that has its name', () => {
  expect(files.filter(([path]) => !/\/([^/]+)\/\1\.errors\.ts$/.test(path))).toEqual([]);
});
