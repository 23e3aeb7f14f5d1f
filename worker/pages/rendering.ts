/** Pages as the edge asks Astro for them, and the error page in the reader's language if rendering fails. */
import type { ContactUsState } from '../../contract/content/contact-us.ts';
import type { NoticeState } from '../../contract/notice/notice-rules.ts';
import {
  failureHeader,
  languageHeader,
  type PageFailure,
  prefixHeader,
  shellHeader,
  tokenHeader,
} from '../../contract/wire/internal-headers.ts';
import { traceOf } from '../../contract/wire/request-log.ts';
import { ApiFailure } from '../api/api-fetch.ts';
import { type CachedPage, readPage } from '../cache/page-cache.ts';
import type { EdgeEnv, RenderPage } from '../env.ts';
import { logFailure } from '../log.ts';

export interface PageInput {
  /** Without language prefix. */
  readonly url: URL;
  readonly language: string;
  readonly prefix: string | null;
  readonly isApp: boolean;
  /** The refused form that the page shows again. */
  readonly state?: ContactUsState | NoticeState;
  /** Access token of a member who sees a preview. */
  readonly token?: string;
  /** The failure whose error page replaces the page. */
  readonly failure?: PageFailure;
}

/** The request that Astro renders (src/server/visitor.ts reads it). The client's own headers never reach a page. */
export function pageRequest({ url, language, prefix, isApp, state, token, failure }: PageInput): Request {
  const headers = new Headers({
    accept: 'text/html',
    'accept-language': language,
    [languageHeader]: language,
    [shellHeader]: isApp ? 'app' : 'web',
  });
  if (prefix !== null) headers.set(prefixHeader, `/${prefix}`);
  if (token !== undefined) headers.set(tokenHeader, token);
  if (failure !== undefined) headers.set(failureHeader, failure);
  return new Request(url, state === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(state) });
}

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
