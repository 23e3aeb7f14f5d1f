/** Our signatures equal those of the institution: compared with its official client, and with values computed by hand. */
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { answerSignature, authorizationOf, webhookSignature } from '../../../api/payment/iyzico/client.ts';
import { isSame } from '../../../api/platform/security/mac.ts';

interface ClientUtils {
  generateAuthorizationHeaderV2(
    header: string,
    apiKey: string,
    separator: string,
    secretKey: string,
    uri: string,
    body: object,
    random: string,
  ): string;
  calculateHmacSHA256Signature(values: readonly (string | number)[], secretKey: string): string;
}
const client = createRequire(import.meta.url)('iyzipay/lib/utils') as ClientUtils;
const keys = { apiKey: 'sandbox-key', secretKey: 'sandbox-secret' };

test('a request is authorized as by the official client', async () => {
  const body = { locale: 'tr', conversationId: 'order-1', binNumber: '589004', name: 'Şirin Ünal' };
  const path = '/payment/bin/check';
  const own = await authorizationOf(keys, '123456789', path, JSON.stringify(body));
  expect(own).toBe(client.generateAuthorizationHeaderV2('IYZWSv2', keys.apiKey, ':', keys.secretKey, path, body, '123456789'));
  const decoded = Buffer.from(own.slice('IYZWSv2 '.length), 'base64').toString();
  const signature = createHmac('sha256', keys.secretKey)
    .update(`123456789${path}${JSON.stringify(body)}`)
    .digest('hex');
  expect(decoded).toBe(`apiKey:sandbox-key&randomKey:123456789&signature:${signature}`);
});

test('an answer is signed as the official client checks it, with a price without trailing zeros', async () => {
  const values = ['22416035', 'TRY', 'B67832', '123456789', 10.5, 10];
  const own = await answerSignature(keys.secretKey, values);
  expect(own).toBe(client.calculateHmacSHA256Signature(values, keys.secretKey));
  expect(own).toBe(createHmac('sha256', keys.secretKey).update('22416035:TRY:B67832:123456789:10.5:10').digest('hex'));
});

test('a webhook is signed over secret, event, payment, conversation and status', async () => {
  const own = await webhookSignature('S3', { eventType: 'THREE_DS_AUTH', paymentId: '12', conversationId: 'c1', status: 'SUCCESS' });
  expect(own).toBe(createHmac('sha256', 'S3').update('S3THREE_DS_AUTH12c1SUCCESS').digest('hex'));
});

// RFC 4231, test case 2.
test('the HMAC agrees with the standard', async () => {
  expect(await answerSignature('Jefe', ['what do ya want for nothing?'])).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('only equal texts are equal', () => {
  expect([isSame('abc', 'abc'), isSame('abc', 'abd'), isSame('abc', 'ab'), isSame('', '')]).toEqual([true, false, false, true]);
});
