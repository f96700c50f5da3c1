import { expect, it } from 'vitest';
import { giftWordsForm } from '../../schemas/gift/gift-words.form';
import { validators } from 'virtual:noren/validator/gift-words';
import { followTexts } from './follow-texts';
import { FormStore } from './form-store';

it('tells of what is typed and of what is filled in, until nobody follows any more', () => {
  const store = new FormStore({ ...giftWordsForm, validators });
  const seen: string[] = [];
  const stop = followTexts(store)(() => seen.push(store.text('message')));
  store.type('message', 'お祝い');
  store.fill('message', 'お礼');
  stop();
  store.type('message', 'ごあいさつ');
  store.fill('message', '');
  expect(seen).toEqual(['お祝い', 'お礼']);
});
