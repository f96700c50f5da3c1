import { expect, it } from 'vitest';
import { textFault } from '../../schemas/catalog/option-texts';
import type { RecordedAnswer, Recording } from '../../schemas/scenario/recording';
import { createStandIns } from '../../schemas/scenario/stand-ins';
import { giftTokenIn } from '../../src/domain/gift';
import { aroundEvents } from './around-events';
import { stepsOf } from './scrub-events';

const linkSent = (answers: readonly RecordedAnswer[]) => {
  const event = { type: 'submit', form: 'gift-open', values: { link: '' } } as const;
  const recording: Recording = {
    address: '/social-gift/',
    build: '',
    cart: null,
    answers,
    events: [{ flow: 'submit', place: 's3', event }],
    lines: [],
  };
  const [step] = stepsOf(recording, createStandIns(), aroundEvents('/social-gift/', [], answers));
  return step && 'values' in step.event ? (step.event.values.link ?? '') : '';
};

it('keeps of what was typed of options in which signs it was, whoever has read it', () => {
  const filled = { type: 'fill' as const, picked: [], filled: [5, 2, 1, 3], typed: ['Jo-An', '山だ', '~3~aaa'] };
  const recording: Recording = {
    ...{ address: '/product/knit', build: '', cart: null, answers: [], lines: [] },
    events: [{ flow: 'adding', place: 's3', event: filled }],
  };
  const [step] = stepsOf(recording, createStandIns(), aroundEvents('/product/knit', [], []));
  const typed = step && 'typed' in step.event ? (step.event.typed ?? []) : [];
  expect(typed.join(' ')).toMatch(/^[A-J][a-j]-[A-J][a-j] [甲乙丙丁戊己庚辛壬癸][あ-こ] [a-j]{3}$/u);
  expect(step?.event).toMatchObject({ type: 'fill', filled: filled.filled });
});

it('keeps of what was put into the cart in which signs it was to be made, and none of them', () => {
  const line = { sku_id: 5, quantity: 1, options: [{ key: 'name-label', details: { name: '~0~一☎一', face: '' } }] };
  const recording: Recording = {
    ...{ address: '/product/knit', build: '', cart: null, answers: [], lines: [] },
    events: [{ flow: 'adding', place: 's3', event: { type: 'add', line } }],
  };
  const [step] = stepsOf(recording, createStandIns(), aroundEvents('/product/knit', [], []));
  const kept = step && 'line' in step.event ? step.event.line : null;
  expect(kept).toMatchObject({ sku_id: 5, options: [{ key: 'name-label', details: { face: '' } }] });
  expect(kept?.options?.[0]?.details.name).toMatch(/^[甲乙丙丁戊己庚辛壬癸]※[甲乙丙丁戊己庚辛壬癸]$/u);
});

it('keeps of what was typed of options that it cannot be made', () => {
  const field = {
    name: 'name',
    title: 'お名前',
    type: 'text',
    letters: 'japanese',
    max_length: 6,
    is_required: true,
  } as const;
  const filled = { type: 'fill' as const, picked: [], filled: [2], typed: ['渡邉😀', '渡邉'] };
  const recording: Recording = {
    ...{ address: '/product/knit', build: '', cart: null, answers: [], lines: [] },
    events: [{ flow: 'adding', place: 's3', event: filled }],
  };
  const [step] = stepsOf(recording, createStandIns(), aroundEvents('/product/knit', [], []));
  const typed = step && 'typed' in step.event ? (step.event.typed ?? []) : [];
  const faults = typed.map((text) => textFault(field, text)?.replace(/。.*/, ''));
  expect(faults).toEqual(['「😀」は、おつくりできません', undefined]);
});

it('the link of a gift that nobody could read is none in its record either', () => {
  expect(giftTokenIn(linkSent([]))).toBeNull();
  expect(giftTokenIn(linkSent([{ call: 'gift.products', status: 404, body: {} }]))).not.toBeNull();
});
