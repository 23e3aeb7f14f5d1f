/** Turns exceptions of rendering into an error page in the reader's language. */
import type { PageFailure } from '../../contract/wire/page-headers.ts';
import { traceOf } from '../../contract/wire/request-log.ts';
import { ApiFailure } from '../api/api-failure.ts';
import { type CachedPage, readPage } from '../cache/page-cache.ts';
import type { EdgeEnv, RenderPage } from '../env.ts';
import { logFailure } from '../log.ts';
import { type PageInput, pageRequest } from './page-request.ts';

/** An outage of the API (503), or an error in our code (500). */
export const failureOf = (error: unknown): PageFailure =>
  error instanceof ApiFailure && error.isOutage ? 'UPSTREAM_UNREACHABLE' : 'UNEXPECTED';

/** Logs a fault; an outage was logged by the API client. @returns what the error page shows */
export function logRenderFailure(error: unknown, path: string): PageFailure {
  const failure = failureOf(error);
  if (failure === 'UNEXPECTED') logFailure({ page: path, error: traceOf(error) });
  return failure;
}

export interface Renderer {
  renderPage: RenderPage;
  env: EdgeEnv;
  context: ExecutionContext;
}

/** @returns the error page (src/server/failure-page.ts), or plain text if that fails as well */
export async function failurePage({ renderPage, env, context }: Renderer, input: PageInput, failure: PageFailure): Promise<CachedPage> {
  const { state: _, ...rest } = input;
  const rendered = renderPage(pageRequest({ ...rest, failure }), env, context);
  const page = await rendered.catch(() => new Response('500', { status: 500, headers: { 'content-type': 'text/plain' } }));
  return readPage(page, 0);
}

/** @returns the page, or its error page */
export async function pageOrErrorPage(renderer: Renderer, input: PageInput): Promise<CachedPage> {
  try {
    return await readPage(await renderer.renderPage(pageRequest(input), renderer.env, renderer.context), 0);
  } catch (error) {
    return failurePage(renderer, input, logRenderFailure(error, input.url.pathname));
  }
}
