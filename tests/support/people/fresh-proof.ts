/** The question who somebody is, without waiting for ten minutes. */
import type { Page } from '@playwright/test';
import { type CallDefinition, pathOf } from '../../../contract/wire/call.ts';
import { errors } from '../../../contract/wire/errors.ts';

/** The next call of this kind is refused as in an old session; the product then asks who somebody is. */
export async function askProofOnce(page: Page, definition: CallDefinition): Promise<void> {
  let isAsked = false;
  // Not `times: 1`: switching the interception off could lose what the page loads for the question.
  await page.route(`**${pathOf(definition)}`, (route) => {
    if (isAsked) return route.fallback();
    isAsked = true;
    return route.fulfill({ status: 403, json: { success: false, code: 'PROOF_NEEDED', message: errors.PROOF_NEEDED.message } });
  });
}
