import type { BrowserContext, Page } from '@playwright/test';

/** No request has this address. */
const never = 'about:interception';

function stayInterceptedFromFirstRoute(page: Page): void {
  const route = page.route.bind(page);
  let isIntercepted = false;
  page.route = async (...of) => {
    if (!isIntercepted) {
      isIntercepted = true;
      await route(never, (request) => request.fallback());
    }
    return route(...of);
  };
}

/**
 * Requests of a page are intercepted from its first route until the test ends. When Playwright removes the last route of a page (`unroute`,
 * `times`), Chromium may never answer a request that is on its way just then (microsoft/playwright#41802).
 */
export function withSteadyInterception(context: BrowserContext): BrowserContext {
  context.pages().forEach(stayInterceptedFromFirstRoute);
  context.on('page', stayInterceptedFromFirstRoute);
  return context;
}
