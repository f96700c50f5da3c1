/** Whether the shop will be able to listen where it is to. */
import { createServer } from 'node:net';
import type { Config } from '../config/config';

/** @throws what the system says of the address; whoever takes it afterwards is found by the shop's own listening. */
export const refuseTakenAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
