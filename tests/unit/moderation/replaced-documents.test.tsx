/** Moderators see that a document was replaced, also by another one of the same name: in pending edits and in cases. */
import { expect, test } from 'vitest';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import type { NoticeCase } from '../../../contract/notice/schemas.ts';
import type { Snapshot } from '../../../contract/notice/snapshot.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { CaseVersions } = await import('../../../src/account/moderation/queue/case/CaseVersions.tsx');
const { CompanyChanges } = await import('../../../src/account/moderation/queue/CompanyFacts.tsx');
const { RequestChanges } = await import('../../../src/account/moderation/queue/RequestFacts.tsx');

const name = 'price-list.pdf';
/** Labels of what differs. */
const changesIn = (html: string): string[] => [...html.matchAll(/<h[34] class="text-sm[^>]*>([^<]*)/g)].map(([, label = '']) => label);

test('a pending edit of a request', () => {
  const withFile = (url: string) =>
    ({ name: 'Yarn', inServiceEnum: 1, keywords: [], imageUrls: [], fileUrls: [url], fileNames: [name] }) as unknown as OwnRequest;
  const html = draw(<RequestChanges before={withFile('/media/p/1.pdf')} after={withFile('/media/p/2.pdf')} />);
  expect([changesIn(html), html.split(name)]).toEqual([['moderation.fields.files'], expect.objectContaining({ length: 3 })]);
  // Each address has a signature of its own.
  const [before, after] = ['1', '2'].map((signature) => withFile(`/media/p/1.pdf?signature=${signature}`)) as [OwnRequest, OwnRequest];
  expect(draw(<RequestChanges before={before} after={after} />)).toContain('console.changes.none');
});

test('a pending edit of a company', () => {
  const withDocument = (id: string) =>
    ({
      name: 'Nil',
      webSite: '',
      taxpayerOffice: '',
      companyKeywords: [],
      categories: [],
      address: {},
      documents: [{ id, name, url: '' }],
    }) as unknown as OwnCompany;
  expect(changesIn(draw(<CompanyChanges before={withDocument('1')} after={withDocument('2')} />))).toEqual(['company.document.label']);
  expect(draw(<CompanyChanges before={withDocument('1')} after={withDocument('1')} />)).toContain('console.changes.none');
});

test('a case; by names only if it was opened before keys were stored', () => {
  const state = (fileKeys?: string[]): Snapshot => ({
    version: 1,
    texts: [{ field: 'files', language: null, text: name }],
    pictures: [],
    ...(fileKeys && { fileKeys }),
  });
  const changesOf = (was: Snapshot, now: Snapshot): string[] =>
    changesIn(draw(<CaseVersions notice={{ was, now, lostPictures: [] } as unknown as NoticeCase} />));
  expect(changesOf(state(['p/1.pdf']), state(['p/2.pdf']))).toEqual(['moderation.notice.fields.files']);
  expect(changesOf(state(['p/1.pdf']), state(['p/1.pdf']))).toEqual([]);
  expect(changesOf(state(), state(['p/2.pdf']))).toEqual([]);
});
