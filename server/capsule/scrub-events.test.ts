import { expect, it } from 'vitest';
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

it('the link of a gift that nobody could read is none in its record either', () => {
  expect(giftTokenIn(linkSent([]))).toBeNull();
  expect(giftTokenIn(linkSent([{ call: 'gift.products', status: 404, body: {} }]))).not.toBeNull();
});
