/** Faults that no page may have, whatever the test is about. */
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Records uncaught errors, violations of the content security policy, and requests to other hosts, on all pages of a browser. */
export function watchRules(context: BrowserContext, origin: string, faults: string[]): void {
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    // A payment navigates to the bank, a sign-in to the provider, which have origins of their own; nothing is fetched from there.
    const isLeft = request.isNavigationRequest() && ['bank', 'id'].some((host) => url.origin === origin.replace('//', `//${host}.`));
    if (url.protocol.startsWith('http') && url.origin !== origin && !isLeft) faults.push(`request to another host: ${url.href}`);
  });
}

/** Calls that check the token of a mailed link. */
const tokenCall =
  /^\/api\/(?:Auth\/(?:CheckVerifyCode|VerifyEmail|GetInvitation|GetAddressChange|GetSignInAlert|GetFactorRecovery)|Decisions\/GetDecision)$/;

/**
 * Records all faults of a page: console errors, failed requests, answers of 400 and above. The page itself may be missing, and the token
 * of a mailed link may be invalid. Both are decided when the request is sent: its console message can arrive after the next navigation.
 */
export function watchPage(page: Page, faults: string[]): void {
  let hasToken = false;
  const mayBeMissing = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage) hasToken = searchParams.has('token');
    if (isPage || (hasToken && tokenCall.test(pathname))) mayBeMissing.add(request.url());
  });
  const isMeantMissing = (message: ConsoleMessage): boolean =>
    /status of (?:404|410)/.test(message.text()) && mayBeMissing.has(message.location().url);
  // A preview is sandboxed, and the browser reports every blocked script and link.
  const isPreview = (message: ConsoleMessage): boolean => /^Blocked (?:script execution|opening) .*sandboxed/.test(message.text());
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMeantMissing(message) && !isPreview(message))
      faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (failed) => {
    // Navigation aborts requests of the previous page.
    if (failed.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${failed.url()}`);
  });
  page.on('response', (answer) => {
    const isMissing = [404, 410].includes(answer.status()) && mayBeMissing.has(answer.url());
    if (answer.status() >= 400 && !isMissing) faults.push(`${answer.status()}: ${answer.url()}`);
  });
}
