/** A file is uploaded before its message: all attempts of the message name the same upload, and an expired one is uploaded again. */
import { beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from '../../../contract/chat/calls.ts';
import { uploadFile } from '../../../contract/upload/calls.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

// Uploads that show their progress go by XMLHttpRequest.
vi.mock('../../../src/client/upload/send-with-progress.ts', () => ({
  sendWithProgress: () => (address: string, init: RequestInit) => fetch(address, init),
}));
stubBrowser();
const { accepted, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { unsentMessages } = await import('../../../src/account/chat/send-unsent.ts');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', new EventTarget());

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
  for (const { key } of unsentMessages().entries.peek()) unsentMessages().remove(key);
});

const add = (): void =>
  unsentMessages().add({ chatId: 'c'.repeat(24), companyId: 'a'.repeat(24), text: '' }, new File(['%PDF'], 'terms.pdf'));
const repeat = (): void => unsentMessages().repeat(unsentMessages().entries.peek()[0]?.key ?? '');
const arrived = () => accepted({ message: { sequence: 1 }, isPaid: true, inCredit: 2000 });

/** Answers uploads with a key each, and messages as the test defines. */
function served(...answers: Response[]) {
  let uploads = 0;
  const sentBy = serveWrites(({ path }) => {
    if (path.endsWith('/UploadFile')) return accepted({ upload: { key: `c/x/${(uploads += 1)}.pdf` } });
    return answers.shift() ?? arrived();
  });
  return {
    uploads: () => sentBy(uploadFile),
    messages: () => sentBy(sendMessage),
    named: () => sentBy(sendMessage).map(({ body }) => (JSON.parse(String(body)) as Record<string, unknown>)['Data.File']),
  };
}

test('the message names the uploaded file, and each attempt names the same file', async () => {
  const { uploads, messages, named } = served(refused(409, 'BLOCKED'));
  add();
  await settle();
  expect(unsentMessages().entries.value).toMatchObject([{ state: 'failed', refusal: 'BLOCKED' }]);
  repeat();
  await settle();
  expect(uploads().map(({ query }) => query)).toEqual([{ field: 'SendMessage.Data.File', name: 'terms.pdf' }]);
  expect(named()).toEqual([['c/x/1.pdf'], ['c/x/1.pdf']]);
  expect(new Set(messages().map(({ key }) => key)).size).toBe(1);
  expect(unsentMessages().entries.value).toEqual([]);
});

test('a file whose upload has expired is uploaded again at the retry', async () => {
  const { uploads, named } = served(refused(409, 'UPLOAD_GONE'));
  add();
  await settle();
  repeat();
  await settle();
  expect(named()).toEqual([['c/x/1.pdf'], ['c/x/2.pdf']]);
  expect(new Set(uploads().map(({ key }) => key)).size).toBe(2);
});

test('a refused file shows the reason in its bubble, and no message is sent', async () => {
  const sentBy = serveWrites(() => refused(415, 'UNSUPPORTED_MEDIA'));
  add();
  await settle();
  expect(unsentMessages().entries.value).toMatchObject([{ state: 'failed', refusal: 'UNSUPPORTED_MEDIA' }]);
  expect(sentBy(sendMessage)).toEqual([]);
});

test('an API without uploads gets the file in the form of the message', async () => {
  const sentBy = serveWrites(({ path }) => (path.endsWith('/UploadFile') ? refused(404, 'NOT_FOUND') : arrived()));
  add();
  await settle();
  const body = sentBy(sendMessage)[0]?.body;
  expect(body instanceof FormData && body.get('Data.File')).toMatchObject({ name: 'terms.pdf' });
});
