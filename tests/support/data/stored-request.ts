/** A request as its owner reads it, ready to be sent. */
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { unsetId } from '../../../contract/wire/ids.ts';

const id = (letter: string): string => letter.repeat(24);

export const storedRequest = (more: Partial<OwnRequest> = {}): OwnRequest => ({
  id: id('a'),
  code: 'R-ABCD1234',
  companyId: id('d'),
  companyName: 'Nil',
  userId: id('e'),
  categoryId: id('b'),
  subCategoryId: id('c'),
  name: 'Yarn',
  description: 'Ring-spun',
  keywords: ['yarn'],
  country: 'tr',
  inServiceEnum: 1,
  imageUrls: [],
  fileUrls: [],
  logisticTypeId: unsetId,
  shippingTypeId: unsetId,
  dtCreatedAt: '2026-11-20T10:00:00.000Z',
  dtBoostExpire: null,
  approveStatus: 2,
  rejectReason: null,
  isActive: true,
  state: 'ready',
  isPaused: false,
  dtPublicUntil: null,
  version: 3,
  ...more,
});
