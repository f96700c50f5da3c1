/** What whoever plays a folder is told beside its screens. */
import { afterAll, afterEach, expect, it } from 'vitest';
import { plainPages } from '../plugins/storefront/entries/plain-page';
import { markedPlainly } from './plain-marks';
import { endPlays, playFolder } from './playing.test-support';
import { removeFolders, whole } from './replay.test-support';

afterEach(endPlays);
afterAll(removeFolders);

const play = (files: Readonly<Record<string, object>>) => playFolder(files, 'info');

it('names two scenarios of one title and one address by their files', async () => {
  const other = { ...whole, address: '/' };
  const { app } = await play({ 'one.json': whole, 'two.json': whole, 'three.json': other });
  const { body } = await app.inject({ url: '/', headers: { host: 'localhost' } });
  for (const name of ['one.json', 'two.json', '/']) expect(body).toContain(`>${whole.title.ja}（${name}）</a>`);
});

it('says on a plain page, too, how far it is, and what has no answer', () => {
  const page = plainPages.unavailable('');
  expect(markedPlainly(page, 503, ['x < y'])).toMatch(
    /^<!doctype html><html data-replay="broken" lang="ja">.*<p>x &lt; y<\/p><\/main>/,
  );
  expect(markedPlainly(page, 404, [])).toContain('<html data-replay="played" lang="ja">');
});

it('names in the log thirty of a folder, and says how many more there are, and where', async () => {
  const files = Array.from({ length: 33 }, (_, index) => [`s${index}.json`, whole] as const);
  const { app, lines } = await play(Object.fromEntries(files));
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(lines.filter((line) => line.endsWith('/-/replay'))).toHaveLength(30);
  expect(lines).toContainEqual(expect.stringMatching(/^and 3 more: http:\/\/localhost:\d+\/$/));
});
