import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { layoutSchemaId } from '../../schemas/layout/document';
import { folderOf, removeFolders, whole } from './replay.test-support';
import { openScenarios, readScenarios } from './scenario';
import { ScenarioError } from './scenario-file';

afterAll(removeFolders);

const faultsOf = (path: string): readonly string[] => {
  try {
    readScenarios(path);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.faults;
  }
};

it('lays a file over those that it extends', () => {
  const folder = folderOf({
    'base/shop.json': {
      ...whole,
      settings: { 'SITE.NAME': '実り', 'SITE.PHONE': '075' },
      cookies: { a: '1', b: '1' },
      storage: { local: { x: '1' }, session: { y: '1' } },
      answers: [{ call: 'site.settings', body: 'base' }],
    },
    'cart/usual.json': {
      extends: '../base/shop.json',
      title: { ja: 'いつもの', en: 'Usual' },
      theme: 'gakuen',
      visitor: { kind: 'member' },
      settings: { 'SITE.NAME': '別' },
      cookies: { b: '2' },
      storage: { local: { z: '1' } },
      answers: [{ call: 'site.settings', body: 'own' }],
    },
  });
  expect(readScenarios(folder).find(({ id }) => id === 'cart--usual')).toMatchObject({
    path: 'cart/usual.json',
    title: { ja: 'いつもの', en: 'Usual' },
    address: '/cart/',
    theme: 'gakuen',
    visitor: { kind: 'member', userId: 1, isRegistered: true },
    viewport: 'phone',
    clock: { at: new Date('2026-11-20T03:00:00Z'), runs: false },
    settings: { 'SITE.NAME': '別', 'SITE.PHONE': '075' },
    cookies: { a: '1', b: '2' },
    storage: { local: { x: '1', z: '1' }, session: { y: '1' } },
    answers: [{ body: 'own' }, { body: 'base' }],
  });
});

it('plays what says an address; what others stand on is none, and has to say nothing', () => {
  const folder = folderOf({
    'base.json': { channel: 'minori' },
    'one.json': { extends: './base.json', ...whole },
  });
  expect(readScenarios(folder).map(({ id }) => id)).toEqual(['one']);
  expect(faultsOf(join(folder, 'base.json'))).toEqual(['base.json:1:1 neither it nor what it extends says "clock"']);
});

it('names each by its path, however files are called', () => {
  const folder = folderOf({
    'trouble (1).json': whole,
    'trouble 1.json': whole,
    '困った.json': whole,
    'A/B_c.json': whole,
  });
  expect(readScenarios(folder).map(({ path, id }) => [path, id])).toEqual([
    ['A/B_c.json', 'a--b-c'],
    ['trouble (1).json', 'trouble-1'],
    ['trouble 1.json', 'trouble-1-2'],
    ['困った.json', 'scenario'],
  ]);
});

it('lets a single file extend what stands in the same folder of scenarios', () => {
  const folder = folderOf({
    'scenarios/base/shop.json': whole,
    'scenarios/cart/usual.json': { extends: '../base/shop.json' },
    'elsewhere/cart/usual.json': { extends: '../base/shop.json' },
    'elsewhere/base/shop.json': whole,
  });
  expect(readScenarios(join(folder, 'scenarios/cart/usual.json'))).toMatchObject([{ id: 'cart--usual' }]);
  expect(faultsOf(join(folder, 'elsewhere/cart/usual.json'))).toEqual([
    'usual.json:3:3 extends: "../base/shop.json" leads out of the folder "cart"; name a file in it, with / from this one, or give `npm run replay` the folder that holds both',
  ]);
});

const chain = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [`${index}.json`, index === 8 ? whole : { extends: `${index + 1}.json` }]),
);

it.each([
  [
    { 'a.json': { extends: '/etc/passwd' } },
    /^a\.json:3:3 extends: "\/etc\/passwd" leads out of the folder "noren-scenarios-\w+"; /,
  ],
  [{ 'a.json': { extends: 'b.json' } }, 'a.json:3:3 extends: b.json: there is no such file'],
  [{ 'a.json': { extends: '.' } }, /^a\.json:3:3 extends: \.: it leads out of the folder$/],
  [
    { 'a.json': { extends: 'b.json' }, 'b.json': { extends: './a.json' } },
    'b.json:3:3 extends: "a.json" extends this very file',
  ],
  [chain, '7.json:3:3 extends: more than 8 files extend one another'],
  [
    { 'a.json': { extends: 'b.txt' }, 'b.txt': '{}x' },
    'b.txt:1:3 it is no JSON: the file has to end before this x: all is closed here',
  ],
])('refuses what cannot be extended: %#', (files, expected) => {
  expect(faultsOf(join(folderOf(files), Object.keys(files)[0] ?? ''))).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});

it('follows no link out of the folder', () => {
  const outside = folderOf({ 'secret.json': whole });
  const folder = folderOf({ 'a.json': { extends: 'link.json' } });
  symlinkSync(join(outside, 'secret.json'), join(folder, 'link.json'));
  expect(faultsOf(join(folder, 'a.json'))).toEqual(['a.json:3:3 extends: link.json: it leads out of the folder']);
  // Of a folder, too, no link is left out without a word.
  expect(faultsOf(folder)).toContain('link.json: it leads out of the folder');
});

it('reads a link within the folder as the file that it leads to', () => {
  const folder = folderOf({ 'a.json': '{}x' });
  symlinkSync('a.json', join(folder, 'link.json'));
  expect(faultsOf(folder)).toContainEqual(expect.stringMatching(/^link\.json:1:3 it is no JSON/));
});

it('takes no file that is written otherwise than in UTF-8', () => {
  const folder = folderOf({ 'a.json': whole });
  const [before = '', behind = ''] = readFileSync(join(folder, 'a.json'), 'utf8').split('カート');
  // カート in Shift_JIS.
  const title = Buffer.from([0x83, 0x4a, 0x81, 0x5b, 0x83, 0x67]);
  writeFileSync(join(folder, 'a.json'), Buffer.concat([Buffer.from(before), title, Buffer.from(behind)]));
  expect(faultsOf(folder)).toEqual([
    'a.json: it is not written in UTF-8; save it as that, and not as Shift_JIS or UTF-16',
  ]);
});

it('tells all that is wrong in a folder at once', () => {
  expect(faultsOf(folderOf({ 'a.json': '{}x', 'b.json': { ...whole, viewport: 'tv' } }))).toEqual([
    'a.json:1:3 it is no JSON: the file has to end before this x: all is closed here',
    'b.json:13:3 viewport: must be one of phone, pc',
  ]);
  expect(faultsOf(folderOf({ 'scenarios/a.json': {}, 'scenarios/b.json': {} }) + '/scenarios')).toEqual([
    'scenarios: there is no screen to open; add one to a file, such as "address": "/cart/"',
  ]);
  expect(faultsOf(folderOf({ 'readme.txt': 'none' }))).toEqual([expect.stringMatching(/: there is no \.json in it$/)]);
  expect(faultsOf('/nowhere/at/all.json')).toEqual([
    expect.stringMatching(/^\/nowhere\/at\/all\.json: it cannot be read/),
  ]);
});

it('plays the right files of a folder, and tells what is wrong with the others', () => {
  const { scenarios, faults } = openScenarios(folderOf({ 'a.json': '{}x', 'b.json': whole }));
  expect(scenarios.map(({ id }) => id)).toEqual(['b']);
  expect(faults).toEqual(['a.json:1:3 it is no JSON: the file has to end before this x: all is closed here']);
});

it('warns of an address without a screen, and of a channel that is not the one that is answered', () => {
  const shop = { call: 'site.environment', body: { channel: 'minori' } };
  const warningsOf = (own: object) => {
    const files = { 'base.json': { answers: [shop] }, 'a.json': { ...whole, extends: 'base.json', ...own } };
    const [scenario] = readScenarios(folderOf(files));
    return scenario?.warnings().filter((warning) => /^a\.json/.test(warning));
  };
  expect(warningsOf({ channel: 'nosuch' })).toEqual([
    'a.json:7:3 channel: the shop that is answered (site.environment) is "minori", not "nosuch"',
  ]);
  expect(warningsOf({ address: '/-/do/orderer' })).toEqual([
    'a.json:8:3 address: "/-/do/orderer" is no screen: the server itself answers below /-',
  ]);
  expect(warningsOf({ address: '/cart/%2e%2e/-/replay' })).toEqual([
    'a.json:8:3 address: "/-/replay" is no screen: the server itself answers below /-',
  ]);
  expect(warningsOf({ address: '/nosuch/page' })).toEqual([
    'a.json:8:3 address: no screen begins with "/nosuch"; for a page of the shop\'s own, or one that is not found, answer site.staticPage',
  ]);
  expect(warningsOf({ address: '/gakuen/cart/?a=1' })).toEqual([
    'a.json:8:3 address: no screen begins with "/gakuen"; an address goes without its channel\'s prefix, which "channel" says: "/cart/?a=1"',
  ]);
  const notFound = { call: 'site.staticPage', status: 404, body: { code: 'content.not-found', message: '-' } };
  expect(warningsOf({ address: '/nosuch/page', answers: [notFound] })).toEqual([]);
  for (const address of ['/', '/?a=1', '/cart/', '/login?redirect=/']) expect(warningsOf({ address })).toEqual([]);
});

it('warns of a form that no screen sends, and of sections that there are none of', () => {
  const layouts = {
    cart: {
      $schema: layoutSchemaId,
      page: 'cart',
      order: ['a', 'b'],
      sections: { a: { type: 'nosuch', v: 1 }, b: { type: 'outlet', v: 1 } },
    },
  };
  const [scenario] = readScenarios(folderOf({ 'a.json': { ...whole, layouts, posted: { action: 'nosuch' } } }));
  expect(scenario?.warnings().map((warning) => warning.replace(/:\d+:\d+/, ''))).toEqual([
    'a.json posted.action: no form of a screen is sent to /-/do/nosuch',
    'a.json layouts.cart.sections.a.type: there is no section "nosuch"',
  ]);
});

it('warns of a document that is none, and of a state that its flow never stands in', () => {
  const event = { type: 'decide', fingerprint: 'k7Qd-0123456789abcdefghijklmnopqrstuvwxyzAB' };
  const events = [{ flow: 'checkout', event, state: 'deciding.wating' }];
  const [scenario] = readScenarios(folderOf({ 'a.json': { ...whole, layouts: { top: { foo: 1 } }, events } }));
  expect(scenario?.warnings()).toEqual([
    expect.stringMatching(/^a\.json:\d+:\d+ layouts\.top: the document is of an unknown or newer format: none/),
    expect.stringMatching(
      /^a\.json:\d+:\d+ events\[0\]\.state: the flow "checkout" has no state "deciding\.wating"; it has editing, /,
    ),
  ]);
});

it('warns of colours that are no colour scheme', () => {
  const [scenario] = readScenarios(folderOf({ 'a.json': { ...whole, colorScheme: { a: 1 } } }));
  expect(scenario?.warnings()).toEqual([expect.stringMatching(/^a\.json:13:\d+ colorScheme/)]);
});

it('reads answers of another contract, and lists what no longer fits', () => {
  const answers = [
    { call: 'site.oldCall', body: {} },
    {
      call: 'catalog.product',
      input: { params: { id: 'a' } },
      status: 404,
      body: { code: 'a', message: 'b', hint: 'c' },
    },
    { call: 'catalog.tags', body: { data: [{ id: 1, key: 'a' }] } },
    { call: 'cart.cart', status: 301, body: {} },
    { call: 'cart.cart', sample: 'cart#goodsCart' },
    { call: 'catalog.tags' },
  ];
  const [scenario] = readScenarios(folderOf({ 'a.json': { answers, ...whole } }));
  expect(scenario?.warnings()).toEqual([
    'a.json:5:7 answers[0].call: the contract has no site.oldCall',
    'a.json:12:11 answers[1].input.params.id: catalog.product takes no such parameter',
    'a.json:19:9 answers[1].body.hint: there is no such key',
    "a.json:26:11 answers[2].body.data[0]: must have required property 'name'",
    'a.json:35:7 answers[3].status: cart.cart does not answer 301',
    'a.json:40:7 answers[4].sample: samples are looked up by `npm run replay`; the server reads bodies only',
    'a.json:42:5 answers[5]: catalog.tags 200 needs a body or a sample',
  ]);
});
