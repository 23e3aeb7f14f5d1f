/** The owner of a certificate reads at the certificate what its warning is about, in Arabic on a phone. */
import { expectNoFaults, overflowOf } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { newBusiness, verifiedCertificate } from '../../support/people/businesses.ts';
import { enter } from '../../support/people/members.ts';
import { actOnReport, reportContent } from '../../support/people/cases.ts';

const t = textsOf('ar');
test.use({ locale: 'ar', extraHTTPHeaders: { 'accept-language': 'ar' }, viewport: { width: 390, height: 844 } });

test('a warning about a certificate stands at the certificate, with its reason and the way to contest it', async ({ page }) => {
  const business = await newBusiness(page.request, 'AR');
  const id = await verifiedCertificate(page.request, business);
  await reportContent(page.request, 'certificate', id);
  await actOnReport(page.request, business.companyName, { act: 'WARNED', reason: 'CERTIFICATE_DIFFERS' });

  await enter(page, business, `/my-companies/${business.companyId}`, { language: 'ar' });
  const note = page.locator('#certificates .note', { hasText: t('decision.acts.WARNED') });
  await expect(note).toContainText(t('moderation.reasons.CERTIFICATE_DIFFERS'));
  await expect(note.getByRole('link')).toHaveAttribute('href', /\/decision\?token=/);
  // Nothing is taken from the company: its own state says nothing of it.
  await expect(page.locator('.note', { hasText: t('decision.acts.WARNED') })).toHaveCount(1);
  expect(await overflowOf(page)).toBe(0);
  await expectNoFaults(page);
});
