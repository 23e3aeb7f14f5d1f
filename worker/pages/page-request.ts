import type { ContactUsState } from '../../contract/content/contact-us.ts';
import type { NoticeState } from '../../contract/notice/notice-rules.ts';
import {
  failureHeader,
  languageHeader,
  type PageFailure,
  prefixHeader,
  shellHeader,
  tokenHeader,
} from '../../contract/wire/page-headers.ts';

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
