import { inspectWay } from './support/accessible-way';
import { test } from './support/test';

test.describe.configure({ timeout: 150_000 });

test('every screen of the way at minori is accessible and stands still', ({ page }) =>
  inspectWay(page, { prefix: '', category: 'tea', keyword: '茶', product: 'genmaicha-teabag' }));
