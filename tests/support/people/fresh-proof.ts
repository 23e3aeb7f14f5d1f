/** Opens the dialog for a fresh proof, without waiting for ten minutes. */
import type { Page } from '@playwright/test';
import { type CallDefinition, pathOf } from '../../../contract/wire/call.ts';
import { errors } from '../../../contract/wire/errors.ts';

/** Makes the next call of this kind fail as in an old session, so that the product asks for a fresh proof. */
export async function askProofOnce(page: Page, definition: CallDefinition): Promise<void> {
  const proofNeeded = { success: false, code: 'PROOF_NEEDED', message: errors.PROOF_NEEDED.message };
  await page.route(`**${pathOf(definition)}`, (route) => route.fulfill({ status: 403, json: proofNeeded }), { times: 1 });
}
