/** A file uploaded when it is chosen: checked at once, stored for its account, taken by one call, and deleted after a day. */
import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { sweepMedia } from '../../../api/platform/media-store.ts';
import { joined } from '../../../api/platform/bytes.ts';
import { windowBytes } from '../../../api/platform/file-bytes.ts';
import { type CallDefinition, pathOf } from '../../../contract/wire/call.ts';
import { bearer } from '../../../contract/wire/wire-call.ts';
import { sendMessage } from '../../../contract/chat/calls.ts';
import { editCompany } from '../../../contract/company/calls.ts';
import { calls } from '../../../contract/index.ts';
import { dayMs, minuteMs, uploadBytesMax } from '../../../contract/limits.ts';
import { uploadsWaitingMax } from '../../../api/upload/routes.ts';
import { addAndEditProduct, getProductDetailById } from '../../../contract/product/calls.ts';
import { getContent, saveContent } from '../../../contract/publishing/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import { getUploads, uploadFile } from '../../../contract/upload/calls.ts';
import { uploadFieldOf, uploadFields, type UploadField } from '../../../contract/upload/upload-fields.ts';
import { editUserProfile, getUserProfile } from '../../../contract/user/calls.ts';
import { call, callLoosely, clock, data, send, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, member, seller, signIn, staffOf } from '../../support/api/api-fixtures.ts';
import { belongingsOf } from '../../support/api/call-inputs.ts';
import { coverFile, docxBytes, file, jpgBytes, logoFile, pictureFile, pngBytes } from '../../support/data/sample-files.ts';
import { crashing } from '../../support/api/crash/crash-after-write.ts';
import { validInputs } from '../../support/data/valid-inputs.ts';
import { firstRow, firstValue } from '../../support/api/database.ts';

const uploaded = async (token: string, field: UploadField, given: File) =>
  (await data(uploadFile, { token, query: { field, name: given.name }, file: given })).upload;
const picture: UploadField = 'AddAndEditProduct.ImageList';
const addressOf = (key: string): string => `/media/${key}`;
const stateOf = (key: string) => firstRow('SELECT state, field FROM media WHERE r2_key=?1', key);
const status = async (address: string): Promise<number> => {
  const answer = await send(new Request(`http://localhost:8787${address}`));
  await answer.body?.cancel();
  return answer.status;
};
const productOf = async (token: string, id: string) => (await data(getProductDetailById, { token, body: { id } })).product;

test('every file field of a call accepts earlier uploads, unless guests send them', () => {
  const all = calls.flatMap(({ call: { name, files = {}, access } }) =>
    access.who === 'anyone' ? [] : Object.keys(files).map((field) => `${name}.${field}`),
  );
  expect([...uploadFields].toSorted()).toEqual(all.toSorted());
  for (const word of uploadFields)
    expect(uploadFieldOf(word)?.call.files?.[uploadFieldOf(word)?.field ?? '']).toBe(uploadFieldOf(word)?.rule);
});

describe('an upload is checked at once', () => {
  test.each<[string, UploadField, File, string, string]>([
    ['no picture', picture, file('a.jpg', 'GIF89a'), 'UNSUPPORTED_MEDIA', 'ImageList'],
    ['another kind', picture, file('a.docx', docxBytes()), 'UNSUPPORTED_MEDIA', 'ImageList'],
    ['too many bytes', picture, file('a.jpg', joined([jpgBytes(9, 9), new Uint8Array(uploadBytesMax)])), 'TOO_LARGE', ''],
    ['too many pixels', picture, file('a.png', pngBytes(9000, 9000)), 'TOO_LARGE', 'ImageList'],
    ['wrong pixels', 'EditCompany.Logo', file('a.jpg', jpgBytes(500, 499)), 'BAD_INPUT', 'Logo'],
    ['nothing', picture, file('a.jpg', ''), 'EMPTY_FILE', 'body'],
  ])('%s is refused, and nothing is stored', async (_, field, given, code, named) => {
    const { token } = await member();
    const answer = await call(uploadFile, { token, query: { field, name: given.name }, file: given });
    expect(answer.envelope.code).toBe(code);
    expect(Object.keys(answer.envelope.errors ?? {})).toEqual(named === '' ? [] : [named]);
    expect(await firstValue<number>("SELECT COUNT(*) AS n FROM media WHERE state='pending'")).toBe(0);
  });

  test('a field that no call has is refused', async () => {
    const { token } = await member();
    const query = { field: 'AddAndEditProduct.Nothing', name: 'a.jpg' };
    const answer = await callLoosely(uploadFile, { token, query, file: file('a.jpg', jpgBytes(9, 9)) });
    expect([answer.status, answer.envelope.errors]).toEqual([400, { field: 'INVALID' }]);
  });

  test('only callers of its call may upload; staff without the flag may not', async () => {
    const owner = await member();
    const staff = await staffOf(owner, ['requestsAccess']);
    const given = file('a.jpg', jpgBytes(9, 9));
    const answer = await call(uploadFile, { token: staff.token, query: { field: picture, name: 'a.jpg' }, file: given });
    expect(answer.envelope.code).toBe('FORBIDDEN');
    await uploaded(staff.token, 'AddAndEditRequest.ImageList', given);
  });

  test('of a repeated field the last one decides the permission too', async () => {
    const owner = await member();
    const staff = await staffOf(owner, ['requestsAccess']);
    const allowed: UploadField = 'AddAndEditRequest.ImageList';
    const given = async (token: string, ...fields: string[]) => {
      const query = new URLSearchParams([...fields.map((field) => ['field', field]), ['name', 'a.jpg']]);
      const request = new Request(`http://localhost:8787${pathOf(uploadFile)}?${query.toString()}`, {
        method: 'POST',
        headers: { authorization: bearer(token) },
        body: jpgBytes(9, 9),
      });
      const answer = await send(request);
      return (await answer.json<{ code: string }>()).code;
    };
    for (const first of ['x', allowed])
      for (const last of [picture, 'SaveContent.picture']) expect(await given(staff.token, first, last)).toBe('FORBIDDEN');
    expect(await given(owner.token, 'x', 'SaveContent.picture')).toBe('FORBIDDEN');
    expect(await given(staff.token, allowed, 'x')).toBe('BAD_INPUT');
    expect(await given(staff.token, 'x', allowed)).toBe('FILE_UPLOADED');
  });

  test('kind, size and name are returned; hidden metadata are removed', async () => {
    const { token } = await member();
    const upload = await uploaded(token, picture, file('in/dir/rope.png', pngBytes(640, 480)));
    expect(upload).toMatchObject({ name: 'rope.png', width: 640, height: 480 });
    const document = await uploaded(token, 'AddAndEditRequest.FileList', file('terms.docx', docxBytes()));
    expect(document).toMatchObject({ name: 'terms.docx', width: null, bytes: docxBytes().length });
  });

  test('a repeat with the same key is the same file', async () => {
    const { token } = await member();
    const idempotencyKey = crypto.randomUUID();
    const input = { token, idempotencyKey, query: { field: picture, name: 'a.jpg' }, file: file('a.jpg', jpgBytes(9, 9)) } as const;
    const [first, second] = [await data(uploadFile, input), await data(uploadFile, input)];
    expect(second.upload.key).toBe(first.upload.key);
  });

  test('no account has more than the maximum pending', async () => {
    const user = await member();
    const row = env.DB.prepare(
      "INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, state, visibility, field, created_at) VALUES(?1,'p/'||?1,?2,'image','x',1,'pending','public',?3,?4)",
    );
    await env.DB.batch(Array.from({ length: uploadsWaitingMax }, (_, index) => row.bind(`full${index}`, user.id, picture, clock.now())));
    const answer = await call(uploadFile, { token: user.token, query: { field: picture }, file: file('a.jpg', jpgBytes(9, 9)) });
    expect(answer.envelope.code).toBe('THROTTLED');
  });
});

describe('while it is pending', () => {
  test('only the signed address shows it, in no smaller size; after its call everyone sees it', async () => {
    const { user, fields } = await seller();
    const { key, url } = await uploaded(user.token, picture, pictureFile());
    expect([await status(addressOf(key)), await status(`/media/m/${key.slice(2)}`), await status(url)]).toEqual([404, 404, 200]);
    expect(await status(url.replace(/signature=./, 'signature=0').replace(/until=\d/, 'until=9'))).toBe(404);
    await data(addAndEditProduct, { token: user.token, body: fields as never, uploads: { ImageList: [key] } });
    expect(await status(addressOf(key))).toBe(200);
  });

  test('only its account can look it up', async () => {
    const [owner, stranger] = [await member(), await member()];
    const { key } = await uploaded(owner.token, picture, pictureFile());
    const uploadsOf = async (token: string) => (await data(getUploads, { token, query: { keys: `${key},p/none.jpg` } })).uploads;
    expect((await uploadsOf(owner.token)).map((each) => each.key)).toEqual([key]);
    expect(await uploadsOf(stranger.token)).toEqual([]);
  });

  test('it exists after 23 hours, and is deleted after a day; then the call is refused and stores nothing', async () => {
    const { user, fields } = await seller();
    const { key } = await uploaded(user.token, picture, pictureFile());
    clock.advance(dayMs - minuteMs);
    await sweepMedia(testEnv, database(), clock.now());
    expect([await stateOf(key), (await env.MEDIA.head(key)) !== null]).toEqual([{ state: 'pending', field: picture }, true]);
    clock.advance(2 * minuteMs);
    // Other tests have left more uploads than one step deletes.
    for (let step = 0; step < 3; step += 1) await sweepMedia(testEnv, database(), clock.now());
    expect([await stateOf(key), await env.MEDIA.head(key)]).toEqual([null, null]);
    const token = await signIn(user);
    const answer = await call(addAndEditProduct, { token, body: fields as never, uploads: { ImageList: [key] } });
    expect([answer.status, answer.envelope.code, answer.envelope.errors]).toEqual([409, 'UPLOAD_GONE', { ImageList: 'INVALID' }]);
  });
});

describe('the call that takes it', () => {
  test('answers the same as with a form, and its uploads become permanent', async () => {
    const { user, fields } = await seller();
    const pictures = [file('a.jpg', jpgBytes(640, 480)), file('b.png', pngBytes(320, 200))];
    const byForm = await data(addAndEditProduct, { token: user.token, body: fields as never, files: { ImageList: pictures } });
    const keys: string[] = [];
    for (const each of pictures) keys.push((await uploaded(user.token, picture, each)).key);
    const byKeys = await data(addAndEditProduct, { token: user.token, body: fields as never, uploads: { ImageList: keys } });
    const same = ({ id, imageURLs, dtCreatedAt, ...rest }: typeof byForm.product) => rest;
    expect(same(byKeys.product)).toEqual(same(byForm.product));
    expect(byKeys.product.imageURLs).toEqual(keys.map(addressOf));
    const stored = (urls: readonly string[]) =>
      Promise.all(
        urls.map(
          async (url) => new Uint8Array((await (await env.MEDIA.get(url.slice('/media/'.length)))?.arrayBuffer()) ?? new ArrayBuffer()),
        ),
      );
    expect(await stored(byKeys.product.imageURLs)).toEqual(await stored(byForm.product.imageURLs));
    for (const key of keys) expect(await stateOf(key)).toEqual({ state: 'live', field: null });
  });

  test('puts pictures in the order of their addresses, new ones among stored ones', async () => {
    const { user, fields } = await seller();
    const [one, two, three] = await Promise.all(['1', '2', '3'].map((name) => uploaded(user.token, picture, pictureFile(`${name}.webp`))));
    const keyOf = (each: typeof one) => each?.key ?? '';
    const { product } = await data(addAndEditProduct, {
      token: user.token,
      body: { ...fields, ImageURLs: [addressOf(keyOf(two)), addressOf(keyOf(one))] } as never,
      uploads: { ImageList: [keyOf(one), keyOf(two)] },
    });
    expect(product.imageURLs).toEqual([two, one].map((each) => addressOf(keyOf(each))));
    const order = [one, three, two].map((each) => addressOf(keyOf(each)));
    const body = { ...fields, 'Product.Id': product.id, ImageURLs: order };
    await data(addAndEditProduct, { token: user.token, body: body as never, uploads: { ImageList: [keyOf(three)] } });
    expect((await productOf(user.token, product.id)).imageURLs).toEqual(order);
  });

  test.each(['another account', 'another field', 'twice in one call', 'no such file'])('refuses a key: %s', async (what) => {
    const { user, fields } = await seller();
    const from = what === 'another account' ? (await member()).token : user.token;
    const { key } = await uploaded(from, what === 'another field' ? 'AddAndEditRequest.ImageList' : picture, pictureFile());
    const keys = what === 'twice in one call' ? [key, key] : what === 'no such file' ? ['p/0123456789ab.webp'] : [key];
    const answer = await call(addAndEditProduct, { token: user.token, body: fields as never, uploads: { ImageList: keys } });
    expect([answer.status, answer.envelope.code]).toEqual([409, 'UPLOAD_GONE']);
    if (what !== 'no such file') expect((await stateOf(key))?.['state']).toBe('pending');
  });

  test('takes a file once: of several concurrent calls with the same file, the others are refused', async () => {
    const { user, fields } = await seller();
    const { key } = await uploaded(user.token, picture, pictureFile());
    const input = { token: user.token, body: fields as never, uploads: { ImageList: [key] } };
    const answers = await Promise.all([1, 2, 3].map(() => call(addAndEditProduct, input)));
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['PRODUCT_ADDED', 'UPLOAD_GONE', 'UPLOAD_GONE']);
    expect((await call(addAndEditProduct, input)).envelope.code).toBe('UPLOAD_GONE');
  });

  test.each<[string, unknown, string]>([
    ['no text', [7], 'INVALID'],
    ['more than the call takes', Array.from({ length: 13 }, (_, index) => `p/${index}.jpg`), 'TOO_MANY'],
  ])('refuses keys that are %s', async (_, keys, code) => {
    const { user, fields } = await seller();
    const answer = await callLoosely(addAndEditProduct, { token: user.token, body: fields, uploads: { ImageList: keys as string[] } });
    expect([answer.status, answer.envelope.errors]).toEqual([400, { ImageList: code }]);
  });

  test('accepts the files of a request, a company and a profile alike', async () => {
    const owner = await member();
    const its = await belongingsOf(owner, await member());
    const take = async (definition: CallDefinition, field: string, given: File, body: Record<string, unknown>) => {
      const { key } = await uploaded(owner.token, `${definition.name}.${field}` as UploadField, given);
      const answer = await callLoosely(definition, { token: owner.token, body, uploads: { [field]: [key] } });
      expect(answer.status, JSON.stringify(answer.envelope)).toBe(200);
      expect(await stateOf(key)).toEqual({ state: 'live', field: null });
      return answer.envelope.data ?? {};
    };
    await take(addAndEditRequest, 'FileList', file('terms.docx', docxBytes()), validInputs['AddAndEditRequest']?.(its).body ?? {});
    const company = validInputs['EditCompany']?.(its).body ?? {};
    await take(editCompany, 'Logo', logoFile(), company);
    await take(editCompany, 'MainPhoto', coverFile(), company);
    await take(editCompany, 'OtherDocuments', file('papers.pdf', '%PDF-1.7\n'), company);
    await take(editUserProfile, 'ProfilePicture', pictureFile(), validInputs['EditUserProfile']?.(its).body ?? {});
    const { user } = await data(getUserProfile, { token: owner.token });
    expect(user.profilePicUrl).toMatch(/^\/media\/p\//);
  });

  test('takes the picture of an article from an editor, as its form does; nobody else may upload one', async () => {
    const editor = await consolePerson('editor');
    const body = { kind: 'news', version: 0, EN: '{"title":"Rope"}' } as const;
    const byForm = await data(saveContent, { token: editor.token, body, files: { picture: pictureFile() } });
    const { key } = await uploaded(editor.token, 'SaveContent.picture', pictureFile());
    const byKey = await data(saveContent, { token: editor.token, body, uploads: { picture: [key] } });
    const pictureOf = async (id: string) => (await data(getContent, { token: editor.token, query: { id } })).values.shared['picture'] ?? '';
    expect(await pictureOf(byKey.id)).toBe(key);
    const rowOf = (each: string) => firstRow('SELECT state, field, visibility, kind, bytes FROM media WHERE r2_key=?1', each);
    expect(await rowOf(key)).toEqual(await rowOf(await pictureOf(byForm.id)));
    const query = { field: 'SaveContent.picture', name: 'a.jpg' } as const;
    const answer = await call(uploadFile, { token: (await member()).token, query, file: file('a.jpg', jpgBytes(9, 9)) });
    expect(answer.envelope.code).toBe('FORBIDDEN');
  });

  test('takes the file of a message; the file is private before and after, and then belongs to the chat', async () => {
    const owner = await member();
    const its = await belongingsOf(owner, await member());
    const { key, url } = await uploaded(owner.token, 'SendMessage.Data.File', file('terms.pdf', '%PDF-1.7\n'));
    expect([await status(addressOf(key)), await status(url)]).toEqual([404, 404]);
    const body = validInputs['SendMessage']?.(its).body as never;
    const { message } = await data(sendMessage, { token: owner.token, body, uploads: { 'Data.File': [key] } });
    expect(await firstRow('SELECT state, chat_id FROM media WHERE r2_key=?1', key)).toEqual({
      state: 'live',
      chat_id: its.chatId,
    });
    expect([await status(addressOf(key)), await status(message.file?.url ?? '')]).toEqual([404, 200]);
  });
});

describe('a crash of the call that takes it', () => {
  const callsWithFiles = {
    'AddAndEditProduct.ImageList': async () => {
      const { user, fields } = await seller();
      return { token: user.token, definition: addAndEditProduct, body: fields, given: pictureFile() };
    },
    'SendMessage.Data.File': async () => {
      const owner = await member();
      const its = await belongingsOf(owner, await member());
      const body = { ...validInputs['SendMessage']?.(its).body, 'Data.Message.Text': '' };
      return { token: owner.token, definition: sendMessage, body, given: file('terms.pdf', '%PDF-1.7\n') };
    },
    'SaveContent.picture': async () => {
      const { token } = await consolePerson('editor');
      return { token, definition: saveContent, body: validInputs['SaveContent']?.({} as never).body ?? {}, given: pictureFile() };
    },
  } satisfies Partial<Record<UploadField, unknown>>;

  const words = Object.keys(callsWithFiles) as (keyof typeof callsWithFiles)[];
  test.each(words.flatMap((word) => (['before-write', 'after-write'] as const).map((at) => [word, at] as const)))(
    '%s, %s: the file belongs to its account until a repetition of the call has taken it once',
    async (word, at) => {
      const { token, definition, body, given } = await callsWithFiles[word]();
      const { key } = await uploaded(token, word, given);
      const [, field = ''] = /^\w+\.(.+)$/.exec(word) ?? [];
      const options = { token, body, uploads: { [field]: [key] }, idempotencyKey: crypto.randomUUID() };
      const log = vi.spyOn(console, 'error').mockReturnValue();
      await callLoosely(definition as CallDefinition, { ...options, env: crashing({ at }) });
      log.mockRestore();
      expect(await stateOf(key)).toEqual(at === 'before-write' ? { state: 'pending', field: word } : { state: 'live', field: null });
      clock.advance(minuteMs);
      expect((await callLoosely(definition as CallDefinition, options)).status).toBe(200);
      expect(await stateOf(key)).toEqual({ state: 'live', field: null });
      expect((await callLoosely(definition as CallDefinition, { ...options, idempotencyKey: crypto.randomUUID() })).envelope.code).toBe(
        'UPLOAD_GONE',
      );
    },
  );
});

test('a large file is never whole in memory, and is one file in the store', async () => {
  const { token } = await member();
  const noise = Uint8Array.from({ length: 3 * windowBytes }, (_, index) => (index * 2_654_435_761) & 0x7f);
  const plain = jpgBytes(800, 600);
  const large = joined([plain.subarray(0, -2), noise.map((byte) => (byte === 0x3c ? 0 : byte)), plain.subarray(-2)]);
  const { key, bytes } = await uploaded(token, picture, file('large.jpg', large));
  expect([bytes, (await env.MEDIA.head(key))?.size]).toEqual([large.length, large.length]);
  expect((await env.MEDIA.list({ prefix: 'u/' })).objects).toEqual([]);
});
