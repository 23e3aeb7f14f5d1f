/** A restricted product as its owner and a moderator see it. */
import { expect, test } from 'vitest';
import type { DataOf } from '../../../contract/wire/call.ts';
import { getItem, getQueue, reasonsFor } from '../../../contract/moderation/calls.ts';
import { getDecisions } from '../../../contract/decision/calls.ts';
import { rejectReasonText } from '../../../contract/moderation/rejection.ts';
import type { Product } from '../../../contract/product/shapes.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';

stubPage();
const { draw } = await import('../../support/browser/screen.tsx');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { ProductRow } = await import('../../../src/account/company/products/ProductRow.tsx');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { default: DecisionsPage } = await import('../../../src/account/decision/DecisionsPage.tsx');
const { RestrictionNote } = await import('../../../src/account/product/RestrictionNote.tsx');
const { RejectReason } = await import('../../../src/account/shared/gate/RejectReason.tsx');
const { Queues } = await import('../../../src/account/moderation/queue/Queues.tsx');

const id = 'a'.repeat(24);
const at = '2026-11-20T10:00:00.000Z';
const reason = rejectReasonText({ reasons: ['FACTS_FALSE'], note: 'Show the certificate.' });
const restriction = { reason, dtRestrictedAt: at, dtResubmittedAt: null };
const product: Product = {
  id,
  name: 'Kalindra marble',
  description: 'Slabs of two centimetres.',
  language: 'EN',
  imageURLs: ['/media/p/cover.webp'],
  dtCreatedAt: at,
  code: 'KM-2',
  categoryId: '',
  subCategoryId: '',
  productKeywords: ['marble'],
  version: 3,
  company: { id, name: 'Quay works', path: 'quay-works', logoURL: '', country: 'tr' },
};
const row = (shown: Product): string =>
  draw(<ProductRow product={shown} isPublic mayWrite mayDelete mayAdd isFresh={false} onDelete={() => undefined} />);

test('the own list names the reason, and offers editing and deleting, but neither the public page nor a copy', () => {
  const [open, restricted, waiting] = [
    row(product),
    row({ ...product, restriction }),
    row({ ...product, restriction: { ...restriction, dtResubmittedAt: at } }),
  ];
  for (const name of ['product.viewNamed', 'product.copyNamed']) {
    expect(open).toContain(name);
    expect(restricted + waiting).not.toContain(name);
  }
  for (const name of ['product.editNamed', 'product.deleteNamed']) for (const html of [restricted, waiting]) expect(html).toContain(name);
  for (const text of ['product.restricted.badge', 'moderation.reasonSentence', 'Show the certificate.']) expect(restricted).toContain(text);
  expect(waiting).toContain('product.restricted.waits');
  expect(open).not.toContain('product.restricted');
});

test('only the main user, who gets the statement of reasons, is led to it', () => {
  const note = () => draw(<RestrictionNote restriction={restriction} />);
  updateCredentials(credentialsOf());
  expect(note()).toContain('account.decisions');
  updateCredentials(staffCredentialsOf());
  expect(note()).not.toContain('account.decisions');
  queryClient.setQueryData(keyOf(getDecisions), { decisions: [], strikes: 0 });
  expect(draw(<DecisionsPage />)).toContain('decision.noneStaff');
});

test('the edit page says what to do, or that it waits', () => {
  const note = draw(<RestrictionNote restriction={restriction} />);
  for (const text of ['product.restricted.title', 'product.restricted.text', 'Show the certificate.']) expect(note).toContain(text);
  const waiting = draw(<RestrictionNote restriction={{ ...restriction, dtResubmittedAt: at }} />);
  for (const text of ['product.restricted.waitsTitle', 'product.restricted.waitsText']) expect(waiting).toContain(text);
});

test('every reason for taking something down is shown to its owner', () => {
  for (const code of reasonsFor('product'))
    expect(draw(<RejectReason text={rejectReasonText({ reasons: [code], note: '' })} />)).toContain('moderation.reasonSentence');
});

test('a moderator sees pictures, texts, company and the reason of the restriction, and lifts or keeps it', () => {
  const item = {
    id,
    kind: 'product',
    version: 3,
    title: product.name,
    subtitle: 'Quay works',
    country: 'tr',
    dtSentAt: at,
    claim: null,
  } as const;
  const counts = { company: 0, request: 0, product: 1, phone: 0, contact: 0, report: 0, notice: 0, certificate: 0 };
  queryClient.setQueryData(keyOf(getQueue, { query: { kind: 'product' } }), { items: [item], counts });
  const looked: DataOf<typeof getItem> = {
    item,
    company: null,
    certificate: null,
    taxTwins: [],
    textTwins: [],
    request: null,
    product: { ...product, restriction },
    owner: null,
    message: null,
    report: null,
    notice: null,
    appeal: null,
    proposal: null,
    history: [],
  };
  queryClient.setQueryData(keyOf(getItem, { query: { kind: 'product', id } }), looked);
  const html = draw(<Queues consoleRole="moderator" search={{ kind: 'product', id }} />);
  for (const text of [
    'moderation.product.because',
    'Show the certificate.',
    '/media/p/cover.webp',
    'Slabs of two centimetres.',
    'Quay works',
    'KM-2',
  ])
    expect(html).toContain(text);
  for (const text of ['moderation.product.lift', 'moderation.product.keep', 'moderation.reasons.RIGHTS_INFRINGED'])
    expect(html).toContain(text);
});
