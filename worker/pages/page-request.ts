import type { ContactUsState } from '../../contract/content/contact-us.ts';
import {
  failureHeader,
  languageHeader,
  type PageFailure,
  prefixHeader,
  shellHeader,
  tokenHeader,
} from '../../contract/wire/page-headers.ts';

export interface Asked {
  /** Without language prefix. */
  readonly url: URL;
  readonly language: string;
  readonly prefix: string | null;
  readonly isApp: boolean;
  /** What a form shows that was refused. */
  readonly state?: ContactUsState;
  /** Of who may see more than everyone. */
  readonly token?: string;
  /** The page that says so, in place of the one that was asked for. */
  readonly failure?: PageFailure;
}

/** What a rendering may depend on (src/server/visitor.ts reads it). A client's own headers never reach a page. */
export function pageRequest({ url, language, prefix, isApp, state, token, failure }: Asked): Request {
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
