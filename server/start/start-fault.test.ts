import { expect, it } from 'vitest';
import { startFaultOf } from './start-fault';

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}: 203.0.113.1:80`), { code, syscall });

it.each([
  ['EACCES', 'listen', /port 80: .*Ports below 1024.*PORT/],
  ['EADDRNOTAVAIL', 'listen', /HOST "shop".*no address of this machine.*127\.0\.0\.1/],
  ['ENOTFOUND', 'getaddrinfo', /HOST "shop".*does not know that name.*127\.0\.0\.1/],
  ['EADDRINUSE', 'listen', /listens on port 80 of shop.*PORT/],
])('says what to do where the shop cannot listen: %s', (code, syscall, expected) => {
  const said = startFaultOf(systemError(code, syscall), { host: 'shop', port: 80 });
  expect(said).toMatch(expected);
  expect(said).not.toMatch(/\n {4}at /);
});
