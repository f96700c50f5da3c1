import { describe, expect, it } from 'vitest';
import { isPrivate, mailboxOf, networkOf } from './counted-name';

describe('a network address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:DB8:0:0:ffff::2', '2001:db8:0:0'],
    ['2001:0db8:0000:0001::', '2001:db8:0:1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:102:304', '1.2.3.4'],
    ['64:ff9b::192.0.2.1', '192.0.2.1'],
    ['64:ff9b::c000:202', '192.0.2.2'],
    ['64:ff9b:1::192.0.2.1', '64:ff9b:1:0'],
    ['203.0.113.7:5555', '203.0.113.7'],
    ['[2001:db8::1]:5555', '2001:db8:0:0'],
    ['[2001:db8::1]', '2001:db8:0:0'],
    ['[::ffff:203.0.113.7]:5556', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['no address', 'no address'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is known as one that no visitor has', () => {
    for (const own of ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '::1', 'fd00::1', 'fe80::1'])
      expect([own, isPrivate(networkOf(own))]).toEqual([own, true]);
    for (const others of ['172.32.0.1', '203.0.113.7', '2001:db8::1'])
      expect([others, isPrivate(networkOf(others))]).toEqual([others, false]);
  });
});

it.each([
  ['Hanako@Example.JP', 'hanako@example.jp'],
  ['hanako+1@example.jp', 'hanako@example.jp'],
  ['ha.na.ko+x@gmail.com', 'hanako@gmail.com'],
  ['ha.nako@example.jp', 'ha.nako@example.jp'],
  ['ha.nako@GoogleMail.com', 'hanako@gmail.com'],
  // Where such an address leads at all, whatever is written behind the plus leads to the same.
  ['+x@example.jp', '@example.jp'],
])('the mailbox behind %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
