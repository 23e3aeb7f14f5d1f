import { expect, test } from 'vitest';
import { networkOf } from '../../../api/platform/security/network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::1:2:3:4:5:6', '2001:0:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
  ['1::2::3', '1::2::3'],
  ['2001:db8:1', '2001:db8:1'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
