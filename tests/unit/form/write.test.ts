/** One intent has one key, and a write is busy until the screen can show its result (ADR 019). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendMessage } from '../../../contract/chat/calls.ts';
import type { Failure } from '../../../contract/wire/wire-call.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { accepted, refused, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { createWrite } = await import('../../../src/client/write.ts');
const { unansweredWrites } = await import('../../../src/client/store/unanswered.ts');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');

const input = { body: { companyId: 'a'.repeat(24), boostType: 1 as const } };
const other = { body: { companyId: 'a'.repeat(24), boostType: 3 as const } };
const lost = (): Promise<Response> => Promise.reject(new TypeError('failed to fetch'));

/** Fakes the given answers in order, then successes. @returns the keys that were sent */
function answering(...answers: (() => Response | Promise<Response>)[]): () => (string | null)[] {
  const rest = [...answers];
  const sentBy = serveWrites(() => (rest.shift() ?? (() => accepted({})))());
  return () => sentBy(boostCompany).map(({ key }) => key);
}
const kinds = (keys: (string | null)[]): number[] => keys.map((key) => [...new Set(keys)].indexOf(key));

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
});

describe('a write is busy', () => {
  test('until its answer, while stale queries are refetched: the same intent is not sent again before that', async () => {
    const keys = answering();
    const busy: boolean[] = [];
    let arrive = (): void => undefined;
    const options = {
      onBusy: (isBusy: boolean) => void busy.push(isBusy),
      refresh: () => new Promise<void>((resolve) => (arrive = resolve)),
      onFailure: vi.fn(),
    };
    const write = createWrite(boostCompany);
    expect(await write.run(input, options)).toMatchObject({ ok: true });
    expect(busy).toEqual([true, false]);
    expect(await write.run(input, options)).toMatchObject({ ok: false, code: 'IN_PROGRESS' });
    expect(keys()).toHaveLength(1);
    expect(await write.run(other, options)).toMatchObject({ ok: true });
    expect(kinds(keys())).toEqual([0, 1]);
    arrive();
    await settle();
    expect(await write.run(other, options)).toMatchObject({ ok: true });
    expect(kinds(keys())).toEqual([0, 1, 1]);
    expect(options.onFailure).not.toHaveBeenCalled();
  });

  test('until the refetch, where only the refetched data show the result: a press meanwhile has no effect', async () => {
    const keys = answering();
    const busy: boolean[] = [];
    let arrive = (): void => undefined;
    const options = {
      onBusy: (isBusy: boolean) => void busy.push(isBusy),
      refresh: () => new Promise<void>((resolve) => (arrive = resolve)),
      isShownByReading: true,
      onFailure: vi.fn(),
    };
    const write = createWrite(boostCompany);
    const first = write.run(input, options);
    await settle();
    expect(busy).toEqual([true]);
    expect(await write.run(input, options)).toMatchObject({ ok: false, code: 'IN_PROGRESS' });
    expect(keys()).toHaveLength(1);
    arrive();
    expect(await first).toMatchObject({ ok: true });
    expect(busy).toEqual([true, false]);
    expect(options.onFailure).not.toHaveBeenCalled();
  });

  test('until a refusal, which is shown; nothing is refetched for it', async () => {
    answering(() => refused(403, 'NOT_ENOUGH_CREDIT'));
    const busy: boolean[] = [];
    const [refresh, onFailure] = [vi.fn(), vi.fn()];
    await createWrite(boostCompany).run(input, { onBusy: (isBusy) => void busy.push(isBusy), refresh, onFailure });
    expect(busy).toEqual([true, false]);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'NOT_ENOUGH_CREDIT' }), {
      to: 'packs',
      path: '/membership#packs',
      isOnlyWay: true,
    });
    expect(refresh).not.toHaveBeenCalled();
  });
});

test('until the next page is loaded, if the write redirects', async () => {
  const keys = answering(() => refused(409, 'CHAT_EXISTS'));
  const busy: boolean[] = [];
  const options = { leaves: true, onBusy: (isBusy: boolean) => void busy.push(isBusy) };
  const write = createWrite(boostCompany);
  await write.run(input, options);
  expect(busy).toEqual([true, false]);
  await write.run(input, options);
  expect(busy).toEqual([true, false, true]);
  expect(await write.run(input, options)).toMatchObject({ code: 'IN_PROGRESS' });
  expect(keys()).toHaveLength(2);
});

describe('the same intent keeps its key', () => {
  test.each([
    ['after a yes, while the screen still stands', () => accepted({})],
    ['after a refusal: the cause may have been mended', () => refused(403, 'NOT_ENOUGH_CREDIT')],
    ['after no answer', lost],
    ['while the first is still running', () => refused(409, 'IN_PROGRESS')],
    ['after a failure of the server, which may have written before', () => refused(500, 'UNEXPECTED')],
    ['after a gateway gave up', () => refused(504, 'UPSTREAM_SLOW')],
  ])('%s', async (_, answer) => {
    const keys = answering(answer);
    const write = createWrite(boostCompany);
    for (let press = 0; press < 3; press += 1) await write.run(input);
    expect(kinds(keys())).toEqual([0, 0, 0]);
  });

  test.each([
    ['no answer', lost],
    ['a failure of the server', () => refused(500, 'UNEXPECTED')],
    ['the same still running', () => refused(409, 'IN_PROGRESS')],
  ])('after %s, also if another intent was tried meanwhile', async (_, answer) => {
    const keys = answering(answer, () => refused(403, 'NOT_ENOUGH_CREDIT'));
    const write = createWrite(boostCompany);
    for (const each of [input, other, input]) await write.run(each);
    expect(kinds(keys())).toEqual([0, 1, 0]);
  });
});

describe('another intent has another key', () => {
  test('for other content, and for the first content again after its answer', async () => {
    const keys = answering();
    const write = createWrite(boostCompany);
    for (const each of [input, other, input]) await write.run(each);
    expect(kinds(keys())).toEqual([0, 1, 2]);
  });

  test('when the screen has shown the result and stays: the same text again is another message', async () => {
    const sentBy = serveWrites(() => accepted({}));
    const write = createWrite(sendMessage);
    const body = { 'Data.Message.ChatId': 'a'.repeat(24), 'Data.Message.CompanyId': 'b'.repeat(24), 'Data.Message.Text': 'ok' };
    await write.run({ body });
    write.renew();
    await write.run({ body });
    expect(kinds(sentBy(sendMessage).map(({ key }) => key))).toEqual([0, 1]);
  });

  test('on another screen', async () => {
    const keys = answering();
    for (const write of [createWrite(boostCompany), createWrite(boostCompany)]) await write.run(input);
    expect(kinds(keys())).toEqual([0, 1]);
  });
});

describe('files are part of the intent by their content', () => {
  const body = { 'Data.Message.ChatId': 'a'.repeat(24), 'Data.Message.CompanyId': 'b'.repeat(24) };
  const picture = (content: string, name = 'towel.jpg', lastModified = 1): File => new File([content], name, { lastModified });
  async function sending(...pictures: File[]): Promise<number[]> {
    const sentBy = serveWrites(() => refused(504, 'UPSTREAM_SLOW'));
    const write = createWrite(sendMessage);
    for (const each of pictures) await write.run({ body, files: { 'Data.Image': [each] } });
    return kinds(sentBy(sendMessage).map(({ key }) => key));
  }

  test('the same picture chosen again, and scaled down again a moment later, is the same intent', async () => {
    expect(await sending(picture('red', 'towel.jpg', 1), picture('red', 'towel.jpg', 2))).toEqual([0, 0]);
  });

  test('another picture of the same name, size and time is another intent', async () => {
    expect(await sending(picture('red'), picture('tan'), picture('red'))).toEqual([0, 1, 0]);
    expect(await sending(picture('red'), picture('red', 'carpet.jpg'))).toEqual([0, 1]);
  });

  test('a file that was deleted from the disk is compared by its known properties; the call reports the fault', async () => {
    const deleted = picture('red');
    vi.spyOn(deleted, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await sending(deleted, deleted)).toEqual([0, 0]);
  });
});

describe('a write that adds or spends', () => {
  const adds = { adds: unansweredWrites };
  const earlierDone = (): Response =>
    Response.json({ success: false, code: 'EARLIER_DONE', message: '', data: { id: 'x' } }, { status: 409 });
  function sending(...answers: (() => Response | Promise<Response>)[]): () => [key: number, insteadOf: number[]][] {
    const rest = [...answers];
    const sentBy = serveWrites(() => (rest.shift() ?? (() => accepted({})))());
    return () => {
      const sent = sentBy(boostCompany);
      const keys = [...new Set(sent.map(({ key }) => key))];
      return sent.map(({ key, insteadOf }) => [keys.indexOf(key), insteadOf.map((each) => keys.indexOf(each))]);
    };
  }
  beforeEach(() => sessionStorage.clear());

  test('withdraws unanswered ones, and their keys are not used again', async () => {
    const sent = sending(lost, () => refused(403, 'NOT_ENOUGH_CREDIT'), lost);
    const write = createWrite(boostCompany);
    for (const each of [input, other, input, input]) await write.run(each, adds);
    expect(sent()).toEqual([
      [0, []],
      [1, [0]],
      [2, [0]],
      [2, [0]],
    ]);
  });

  test('also after a reload, where the same intent is recognized', async () => {
    const sent = sending(lost, lost);
    await createWrite(boostCompany).run(input, adds);
    await createWrite(boostCompany).run(input, adds);
    await createWrite(boostCompany).run(other, adds);
    await createWrite(boostCompany).run(other, adds);
    expect(sent()).toEqual([
      [0, []],
      [0, []],
      [1, [0]],
      [2, []],
    ]);
  });

  test('that succeeded after all is reported and refetched; the next press is an intent of its own', async () => {
    const sent = sending(lost, earlierDone);
    const [refresh, onFailure] = [vi.fn(), vi.fn()];
    const write = createWrite(boostCompany);
    for (const each of [input, other, other]) await write.run(each, { ...adds, refresh, onFailure });
    expect(sent()).toEqual([
      [0, []],
      [1, [0]],
      [1, []],
    ]);
    expect(onFailure.mock.calls.map(([failure]) => [(failure as Failure).code, (failure as Failure).done])).toEqual([
      ['NETWORK', undefined],
      ['EARLIER_DONE', { id: 'x' }],
    ]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['forbids storage', undefined],
    [
      'has no room in storage',
      {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('while the page is open, if the browser %s', async (_case, storage) => {
    const usual = sessionStorage;
    vi.stubGlobal('sessionStorage', storage);
    const sent = sending(lost);
    const write = createWrite(boostCompany);
    for (const each of [input, other]) await write.run(each, adds);
    vi.stubGlobal('sessionStorage', usual);
    expect(sent()).toEqual([
      [0, []],
      [1, [0]],
    ]);
  });
});
