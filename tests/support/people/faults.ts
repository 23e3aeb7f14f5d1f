/** What a page of the product may not do, whatever the test looks at. */
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Notes uncaught errors, what the content security policy refused, and requests to other hosts, of all pages of a browser. */
export function watchRules(context: BrowserContext, origin: string, faults: string[]): void {
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    // A payment leads to the bank and nothing is fetched from there; ours stands beside us (README).
    const isBank = request.isNavigationRequest() && url.origin === origin.replace('//', '//bank.');
    if (url.protocol.startsWith('http') && url.origin !== origin && !isBank) faults.push(`request to another host: ${url.href}`);
  });
}

/** Where a link from a mail is looked at. */
const tokenCall = /^\/api\/Auth\/(?:CheckVerifyCode|VerifyEmail|GetInvitation|GetAddressChange)$/;

/**
 * Notes everything that went wrong on a page: errors in the console, failed requests, answers of 400 and above. The page itself
 * may be missing, and so may the token of the link that led to it.
 */
export function watchPage(page: Page, faults: string[]): void {
  let opened = new URL('about:blank');
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened = new URL(request.url());
  });
  const isMeantMissing = (message: ConsoleMessage): boolean => {
    const { pathname } = new URL(message.location().url);
    const isMissing = pathname === opened.pathname || (opened.searchParams.has('token') && tokenCall.test(pathname));
    return isMissing && /status of (?:404|410)/.test(message.text());
  };
  // A preview runs no scripts and its links open nothing, and the browser says so of each.
  const isPreview = (message: ConsoleMessage): boolean => /^Blocked (?:script execution|opening) .*sandboxed/.test(message.text());
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMeantMissing(message) && !isPreview(message)) faults.push(message.text());
  });
  page.on('requestfailed', (failed) => {
    // A page that is left lets go of what it was still loading.
    if (failed.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${failed.url()}`);
  });
  page.on('response', (answer) => {
    const mayBeMissing = answer.request().resourceType() === 'document' || tokenCall.test(new URL(answer.url()).pathname);
    if (answer.status() >= 400 && !([404, 410].includes(answer.status()) && mayBeMissing))
      faults.push(`${answer.status()}: ${answer.url()}`);
  });
}
