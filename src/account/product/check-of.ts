import type { Fault } from '../../../contract/wire/check.ts';
import type { Failure } from '../../client/call.ts';
import type { ProductCheck } from './form.ts';

/** Refusals for which a field of the form has a text of its own. */
export function checkOf({ code, fields }: Failure): Fault<'keywords' | 'pictures', ProductCheck> | null {
  if (code !== 'LIMIT_REACHED') return null;
  if ('ImageList' in fields) return { field: 'pictures', check: 'picturesMany' };
  return 'Product.ProductKeywords' in fields ? { field: 'keywords', check: 'tagsMany' } : null;
}
