/** Own requests: the list follows its address, each state offers actions that succeed, and the visible version is submitted. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addAndEditRequest, sendToApproveOfRequest } from '../../../contract/request/calls.ts';
import { requestStateOf, type RequestFacts, type RequestState } from '../../../contract/request/rules.ts';
import { getUserCompanies } from '../../../contract/company/calls.ts';
import type { OwnCompanyCard } from '../../../contract/company/shapes.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';
import { storedRequest } from '../../support/data/stored-request.ts';

stubPage();
const { accepted, draw, drawHook, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { copiedFiles } = await import('../../../src/account/request/copied-files.ts');
const { copyOf } = await import('../../../src/account/request/form.ts');
const { isNarrowed, listAddress, readListQuery } = await import('../../../src/account/request/list/list-query.ts');
const { RejectReason } = await import('../../../src/account/shared/gate/RejectReason.tsx');
const { RequestRow } = await import('../../../src/account/request/list/RequestRow.tsx');
const { offeredCompanies } = await import('../../../src/account/request/offered-companies.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { useRequestForm } = await import('../../../src/account/request/use-request-form.ts');

const id = (letter: string): string => letter.repeat(24);
const request = storedRequest({ name: 'Towels', imageUrls: ['/media/p/a.webp'], fileUrls: ['/media/p/b.docx'], version: 7 });
const future = '2100-01-01T00:00:00.000Z';
const past = '2026-01-01T00:00:00.000Z';

beforeEach(() => {
  updateCredentials(credentialsOf());
  settleRefresh();
});

describe('the state', () => {
  const facts: RequestFacts = { approveStatus: 4, isRejected: false, isPaused: false, isHidden: false, expiresAt: 100 };
  test.each<[RequestState, Partial<RequestFacts>]>([
    ['ready', { approveStatus: 2 }],
    ['rejected', { approveStatus: 2, isRejected: true }],
    ['rejected', { approveStatus: 1 }],
    ['pending', { approveStatus: 3, isRejected: true, isPaused: true }],
    ['approved', {}],
    ['approved', { expiresAt: 51 }],
    ['expired', { expiresAt: 50 }],
    ['expired', { expiresAt: 50, isPaused: true, isHidden: true }],
    ['paused', { isPaused: true, isHidden: true }],
    ['hidden', { isHidden: true }],
  ])('%s', (state, change) => expect(requestStateOf({ ...facts, ...change }, 50)).toBe(state));
});

describe('the address of the list', () => {
  test('contains the state of the list, and is parsed', () => {
    const shown = { type: '3', state: 'rejected', sort: 'name', page: 4 } as const;
    const address = listAddress({ type: '', state: '', sort: 'newest', page: 1 }, shown);
    expect(address).toBe('/my-requests?type=3&state=rejected&sort=name&page=4');
    expect(readListQuery(Object.fromEntries(new URL(address, 'http://kervan.test').searchParams))).toEqual(shown);
  });

  test('starts at the first page with another filter, and omits defaults', () => {
    expect(listAddress({ type: '3', state: '', sort: 'oldest', page: 4 }, { sort: 'newest' })).toBe('/my-requests?type=3');
    expect(readListQuery({ type: '9', state: 'lost', sort: 'price', page: '0' })).toEqual({ type: '', state: '', sort: 'newest', page: 1 });
    expect([isNarrowed(readListQuery({ sort: 'name', page: '2' })), isNarrowed(readListQuery({ state: 'paused' }))]).toEqual([false, true]);
  });
});

describe('a row', () => {
  const offers = ['correct', 'send', 'resend.do', 'renew.do', 'resume', 'pauseNamed', 'copyNamed', 'view'] as const;
  const row = (change: Partial<OwnRequest>): string => draw(<RequestRow request={{ ...request, ...change }} />);
  const offeredIn = (html: string) => offers.filter((one) => new RegExp(`(>|")request\\.form\\.${one}(<|")`).test(html));
  const rejected = { rejectReason: '{"reasons":["DUPLICATE"],"note":"See R-2"}' };
  const ended = { approveStatus: 4, isActive: false, dtPublicUntil: past };
  const running = { approveStatus: 4, dtPublicUntil: future };
  test.each<[RequestState, Partial<OwnRequest>, (typeof offers)[number][]]>([
    ['rejected', { ...rejected, approveStatus: 1 }, ['resend.do', 'correct', 'copyNamed']],
    ['rejected', { ...rejected, approveStatus: 2 }, ['resend.do', 'copyNamed']],
    ['ready', {}, ['send', 'copyNamed']],
    ['pending', { approveStatus: 3 }, ['copyNamed']],
    ['pending', { approveStatus: 3, dtPublicUntil: future }, ['pauseNamed', 'copyNamed', 'view']],
    ['expired', ended, ['renew.do', 'copyNamed']],
    ['paused', { ...running, isActive: false, isPaused: true }, ['resume', 'copyNamed']],
    ['hidden', { ...running, isActive: false }, ['copyNamed']],
    ['approved', running, ['pauseNamed', 'copyNamed', 'view']],
  ])('that is %s offers actions that succeed', (state, change, offered) => {
    const html = row({ state, ...change });
    expect(html).toContain(`request.form.state.${state}`);
    expect(offeredIn(html).toSorted()).toEqual(offered.toSorted());
  });

  test('shows its end, also a past one', () => {
    expect(row({ ...running, state: 'approved' })).toContain('request.form.publicUntil');
    expect(row({ ...ended, state: 'expired' })).toContain('request.form.endedOn');
    expect(row({ ...running, isActive: false, isPaused: true, state: 'paused' })).toContain('request.form.endsOn');
  });

  test('shows the reasons of a rejection and the note as two sentences', () => {
    expect(draw(<RejectReason text={rejected.rejectReason} />)).toContain('moderation.reasonSentence<!-- --> <bdi>See R-2</bdi>');
    expect(draw(<RejectReason text="See R-2" />)).not.toContain('moderation.reasonSentence');
  });
});

test('the visible version is stored and submitted in one call', async () => {
  const sentBy = serveWrites(() => accepted({ request: { ...request, state: 'pending' }, inCredit: 10 }));
  const { form, submit } = drawHook(() => useRequestForm(request, undefined));
  form.reset({ ...form.getValues(), name: 'Bathrobes' });
  await submit(true);
  const [sent, ...others] = sentBy(addAndEditRequest);
  const body = sent?.body as FormData;
  expect([body.get('Request.Name'), body.get('Request.Send'), body.get('Request.Version')]).toEqual(['Bathrobes', 'true', '7']);
  expect([others, sentBy(sendToApproveOfRequest)]).toEqual([[], []]);
});

test('saving alone does not submit', async () => {
  const sentBy = serveWrites(() => accepted({ request, inCredit: 10 }));
  await drawHook(() => useRequestForm(request, undefined)).submit(false);
  await settle();
  const [sent] = sentBy(addAndEditRequest);
  expect([...((sent?.body as FormData | undefined)?.keys() ?? [])]).toEqual(expect.not.arrayContaining(['Request.Send']));
  expect(sent).toBeDefined();
});

test('a public company can be chosen, also while an edit is pending; the company of a request stays', () => {
  const card = (letter: string, change: Partial<OwnCompanyCard>) =>
    ({ id: id(letter), isUserCompany: false, isPublic: true, approveStatus: 4, ...change }) as OwnCompanyCard;
  const companies = [
    card('a', {}),
    card('b', { approveStatus: 3 }),
    card('c', { isPublic: false }),
    card('d', { isUserCompany: true, isPublic: false }),
  ];
  const offered = (presentId?: string) => offeredCompanies(companies, presentId).map((company) => company.id);
  expect(offered()).toEqual([id('a'), id('b')]);
  expect(offered(id('c'))).toEqual([id('a'), id('b'), id('c')]);
});

describe('a copy', () => {
  test('has the same fields and none of the files of its original, and no company that cannot be chosen any more', () => {
    expect(copyOf(request, 'en', () => true)).toMatchObject({
      name: 'Towels',
      companyId: id('d'),
      keywords: request.keywords,
      imageUrls: [],
      fileUrls: [],
    });
    expect(copyOf(request, 'en', () => false).companyId).toBe('');
  });

  test('copies the files under their names, all or none', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('gone.pdf')
        ? new Response(null, { status: 404 })
        : new Response('content', {
            headers: url.endsWith('docx') ? { 'content-disposition': "attachment; filename*=UTF-8''%C5%9Fartname.docx" } : {},
          }),
    );
    const { form } = drawHook(() => useRequestForm(null, undefined));
    const copied = (fileUrls: readonly string[]) => copiedFiles({ imageUrls: request.imageUrls, fileUrls }, form, null);
    const [pictures, documents] = await copied(request.fileUrls);
    expect([...pictures, ...documents].map(({ name }) => name)).toEqual(['a.webp', 'şartname.docx']);
    expect(await documents[0]?.text()).toBe('content');
    await expect(copied(['/media/p/gone.pdf'])).rejects.toThrow('404');
  });
});

test.each([
  [['d'], 'd'],
  [['d', 'e'], ''],
])('of the public companies %o, a new request has %j chosen', (letters, chosen) => {
  const companies = letters.map((letter) => ({ id: id(letter), isUserCompany: false, isPublic: true }));
  queryClient.setQueryData(keyOf(getUserCompanies), { companies: [...companies, { id: id('f'), isUserCompany: true, isPublic: true }] });
  onTestFinished(() => queryClient.clear());
  const { form } = drawHook(() => useRequestForm(null, undefined));
  expect(form.getValues('companyId')).toBe(chosen === '' ? '' : id(chosen));
});
