/** ORIGIN of `npm start` (docs/demo.md). */
import { expect, test } from 'vitest';
import { requireUsableOrigin } from '../../../scripts/support/server/site-origin.ts';

test.each([
  'http://192.0.2.7:8787',
  'https://192.0.2.7',
  'https://[2001:db8::7]',
  'https://3221225991',
  'http://kervan.test:8787',
  'https://kervan.test/',
  'kervan.test',
  '',
])('the origin %j, at which nobody could sign in or pay, is refused with what to use instead', (origin) => {
  expect(() => requireUsableOrigin(origin)).toThrow(/^ORIGIN has to be .*https:\/\/kervan\.test/);
});

test.each(['http://localhost:8787', 'http://kervan.localhost:8787', 'https://kervan.test', 'https://kervan.test:8443'])(
  'the origin %j is accepted',
  (origin) => {
    expect(() => requireUsableOrigin(origin)).not.toThrow();
  },
);
