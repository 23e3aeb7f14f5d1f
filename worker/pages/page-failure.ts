/** What goes wrong while a page is made comes here as an exception, and becomes the page that says so in the reader's language. */
import type { PageFailure } from '../../contract/wire/page-headers.ts';
import { traceOf } from '../../contract/wire/request-log.ts';
import { ApiFailure } from '../api/api-failure.ts';
import { type CachedPage, readPage } from '../cache/page-cache.ts';
import type { EdgeEnv, RenderPage } from '../env.ts';
import { logFailure } from '../log.ts';
import { type Asked, pageRequest } from './page-request.ts';

/** Nobody can answer at the moment (503), or the fault is ours (500). */
export const failureOf = (error: unknown): PageFailure =>
  error instanceof ApiFailure && error.isOutage ? 'UPSTREAM_UNREACHABLE' : 'UNEXPECTED';

/** An outage was logged where the API was asked. @returns what is told of it */
export function noteFailure(error: unknown, path: string): PageFailure {
  const failure = failureOf(error);
  if (failure === 'UNEXPECTED') logFailure({ page: path, error: traceOf(error) });
  return failure;
}

export interface Maker {
  renderPage: RenderPage;
  env: EdgeEnv;
  context: ExecutionContext;
}

/** @returns the page of a failure (src/server/failure-page.ts), or a word where not even that can be made */
export async function tellFailure({ renderPage, env, context }: Maker, asked: Asked, failure: PageFailure): Promise<CachedPage> {
  const { state: _, ...rest } = asked;
  const told = renderPage(pageRequest({ ...rest, failure }), env, context);
  const page = await told.catch(() => new Response('500', { status: 500, headers: { 'content-type': 'text/plain' } }));
  return readPage(page, 0);
}

/** @returns the page, or the one that says why there is none */
export async function makePage(maker: Maker, asked: Asked): Promise<CachedPage> {
  try {
    return await readPage(await maker.renderPage(pageRequest(asked), maker.env, maker.context), 0);
  } catch (error) {
    return tellFailure(maker, asked, noteFailure(error, asked.url.pathname));
  }
}
