import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../postgres/test-database';
import { listenForChanges } from './data-version-listener';

it('can be stopped before it is connected, by a start that fails', async () => {
  const database = await createTestDatabase();
  const warned: string[] = [];
  const listener = listenForChanges({
    url: database.url,
    onNotice: () => undefined,
    log: { warn: (message) => warned.push(message) },
  });
  await listener.stop();
  expect(warned).toEqual([]);
  await database.drop();
});
