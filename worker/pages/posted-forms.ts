/** Forms that are submitted to their page without script. The answer is for this visitor only and uncached. */
import { safePath } from '../../contract/safe-path.ts';
import { type PageName, pageNameOf, site } from '../../contract/site/index.ts';
import { addressWith, noticeQuery, readQuery } from '../../contract/wire/page-query.ts';
import { jsonBytesMax } from '../../contract/limits.ts';
import { redirectTo, refuse } from '../answers.ts';
import { type CachedPage, outerHeaders } from '../cache/page-cache.ts';
import { readText } from '../read-body.ts';
import { isForeignRequest } from '../session/origin-guard.ts';
import { contactUsBytesMax, sendContactUs } from './contact-us.ts';
import { readBytesMax, sendReport } from './report-form.ts';
import { chooseLanguage, chooseShell, splitPrefix } from './language.ts';
import { failurePage, type PageInput, pageOrErrorPage, type Renderer } from './rendering.ts';
import { stopSearchMailsBy } from './stop-mails.ts';

function uncached(page: CachedPage, status: number): Response {
  const headers = outerHeaders(page);
  headers.set('cache-control', 'no-store');
  return new Response(page.body, { status, headers });
}

type Answer = (request: Request, renderer: Renderer) => Promise<Response>;

/** The page to which the form was submitted, without its query. */
function submittedPage(request: Request): PageInput {
  const { pathname, origin } = new URL(request.url);
  const { prefix, path } = splitPrefix(pathname);
  return { url: new URL(path, origin), language: chooseLanguage(request, prefix), prefix, isApp: chooseShell(request).isApp };
}

/** Shows the page again. @param status of the answer, unless the page fails */
async function showAgain(renderer: Renderer, input: PageInput, status: number): Promise<Response> {
  const page = await pageOrErrorPage(renderer, input);
  return uncached(page, page.status === 200 ? status : page.status);
}

/** The contact form. On success it redirects to a page that confirms it; on refusal the page shows the form as typed. */
const answerContactUs: Answer = async (request, renderer) => {
  const input = submittedPage(request);
  const result = await sendContactUs(request, renderer.env, input.language);
  if (result instanceof Response) return result;
  if (result === null) return redirectTo(safePath(`${new URL(request.url).pathname}?sent=1`), 303);
  return showAgain(renderer, { ...input, state: result.state }, result.status);
};

/** The report form. On success it redirects to a page with the report's number; on refusal the page shows the form as typed. */
const answerReport: Answer = async (request, renderer) => {
  const input = submittedPage(request);
  const result = await sendReport(request, renderer.env, input.language);
  if (result instanceof Response) return result;
  const { pathname, searchParams } = new URL(request.url);
  const { kind, id } = readQuery(noticeQuery, searchParams);
  if ('number' in result) return redirectTo(safePath(addressWith(pathname, noticeQuery, { kind, id, sent: result.number })), 303);
  const url = new URL(addressWith(input.url.pathname, noticeQuery, { kind, id }), input.url);
  return showAgain(renderer, { ...input, url, state: result.state }, result.status);
};

/**
 * The unsubscribe link. A mail program expects a plain success (RFC 8058), a person a page. The page is rendered in the answer, because
 * mail programs follow no redirect.
 */
const answerStopMails: Answer = async (request, renderer) => {
  const stopped = await stopSearchMailsBy(request, renderer.env);
  const { url, ...rest } = submittedPage(request);
  const input = { ...rest, url: new URL(`?stopped=${stopped ? 'yes' : 'no'}`, url) };
  if (stopped === null) {
    const page = await failurePage(renderer, input, 'UPSTREAM_UNREACHABLE');
    return uncached(page, page.status);
  }
  return showAgain(renderer, input, stopped ? 200 : 404);
};

/** The format of the API's tokens (RFC 6750). */
const tokenPattern = /^[\w.~+/=-]+$/;

/** A preview: the business area posts its access token, so that the page also shows content that is not public yet. */
const answerPreview: Answer = async (request, renderer) => {
  if (isForeignRequest(request, renderer.env)) return refuse('FOREIGN_ORIGIN');
  const text = await readText(request, jsonBytesMax);
  if (text instanceof Response) return text;
  const token = new URLSearchParams(text).get('token') ?? '';
  return showAgain(renderer, { ...submittedPage(request), ...(tokenPattern.test(token) && { token }) }, 200);
};

/** A form that needs script, submitted without it: its page is shown again and says so. Nothing that was typed is read. */
const openAgain: Answer = (request) => {
  const { pathname, search } = new URL(request.url);
  return Promise.resolve(redirectTo(safePath(pathname + search), 303));
};

const answers: Partial<Record<PageName, Answer>> = {
  contact: answerContactUs,
  report: answerReport,
  stopSearchMails: answerStopMails,
  companyPreview: answerPreview,
};

function answerOf(path: string): Answer | undefined {
  const name = pageNameOf(path);
  return name && (answers[name] ?? (site[name].shell === 'form' ? openAgain : undefined));
}

/** Of forms that are longer than the general limit, bytes. */
const formBytesMax: Partial<Record<PageName, number>> = { contact: contactUsBytesMax, report: readBytesMax };

/** Maximum size of a form that is submitted to this path, bytes; 0 for paths with the general limit. */
export function formBytesMaxOf(path: string): number {
  const name = pageNameOf(splitPrefix(path).path);
  return (name && formBytesMax[name]) ?? 0;
}

/** Answers requests that are not GET. */
export async function answerForm(request: Request, renderer: Renderer): Promise<Response> {
  const answer = answerOf(splitPrefix(new URL(request.url).pathname).path);
  if (request.method === 'POST' && answer !== undefined) return answer(request, renderer);
  return new Response(null, { status: 405, headers: { allow: answer === undefined ? 'GET, HEAD' : 'GET, HEAD, POST' } });
}
