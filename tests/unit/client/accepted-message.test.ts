import { expect, test } from 'vitest';
import { validateMessage } from '../../../contract/host/accepted-message.ts';
import { hostVersion } from '../../../contract/host/messages.ts';

const schema = { safeParse: (data: unknown) => ({ success: true as const, data: data as { id: number } }) };
const receiver = { nonce: 'n1', lastId: 3 };
const message = { type: 'back', nonce: 'n1', version: hostVersion, id: 4 };

test.each([[undefined], [null], [5], [true], ['text'], ['null'], ['5'], ['[]'], [{ type: 'x' }]])(
  'the data %j are no message of the bridge',
  (data) => {
    expect(validateMessage(schema, data, receiver)).toBeNull();
  },
);

test.each([
  ['a message', message, { message }],
  ['as JSON', JSON.stringify(message), { message }],
  ['another nonce', { ...message, nonce: 'n2' }, { fault: 'nonce' }],
  ['a longer nonce', { ...message, nonce: 'n11' }, { fault: 'nonce' }],
  ['another version', { ...message, version: hostVersion + 1 }, { fault: 'version' }],
  ['an id for the second time', { ...message, id: 3 }, { fault: 'replayed' }],
])('%s', (_, data, outcome) => {
  expect(validateMessage(schema, data, receiver)).toEqual(outcome);
});
