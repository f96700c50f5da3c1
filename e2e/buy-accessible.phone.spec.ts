import { inspectStates } from './support/accessible-way';
import { test } from './support/test';

test.describe.configure({ timeout: 90_000 });

test('what opens on the way at minori is accessible', ({ page }) => inspectStates(page, ''));
