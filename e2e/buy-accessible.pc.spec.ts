import { inspectStates } from './support/accessible-way';
import { test } from './support/test';

test.describe.configure({ timeout: 150_000 });

// One shop here, the other on a phone: each theme's sections are looked at on both in the workbench.
test('what opens on the way at gakuen is accessible', ({ page }) => inspectStates(page, '/gakuen'));
