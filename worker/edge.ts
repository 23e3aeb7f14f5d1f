/** The routes of the edge in order: the first that matches answers. */
import { logFailure, requestId, withRequestId } from './log.ts';
import { answeredRequestIdHeader, traceOf } from '../contract/wire/request-log.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type CallDefinition, pathOf } from '../contract/wire/call.ts';
import { allowedAt } from '../contract/wire/call-paths.ts';
import { calls } from '../contract/index.ts';
import { cookieChoicePath, cookieQuestionStyles } from '../contract/cookie-choice.ts';
import { beginConnection, beginIdentity, finishIdentity, loginWithIdentity, registerWithIdentity } from '../contract/identity/calls.ts';
import { loginWithPasskey } from '../contract/passkey/calls.ts';
import { login, logout, refreshToken } from '../contract/session/calls.ts';
import { sharePath } from '../contract/share.ts';
import { bankPage } from '../contract/payment/calls.ts';
import { unsetReporter } from '../contract/site/production.ts';
import { awaitQuiet } from '../contract/system/tally.ts';
import { dropUnread } from '../contract/wire/unread-body.ts';
import { markChangedBy } from './cache/changed.ts';
import { lookupRules } from './cache/lookup-rules.ts';
import { redirectTo, refuse } from './answers.ts';
import { mailJson, mailPage } from './dev-mail.ts';
import { androidLinks, appleLinks, appLinkFiles } from './pages/app-links.ts';
import { authoritiesContact, contactFiles, securityContact } from './pages/contact-files.ts';
import type { Edge, EdgeEnv, RenderPage } from './env.ts';
import { showBankPage } from './pages/bank-page.ts';
import { stylesWithoutScript, takeCookieChoice } from './pages/cookie-choice.ts';
import { changeLanguage } from './pages/language.ts';
import { serveLookup } from './cache/serve-lookup.ts';
import { formBytesMaxOf } from './pages/posted-forms.ts';
import { servePages } from './pages/serve-pages.ts';
import { passMedia } from './api/media.ts';
import { bytesMaxOf, passToApi } from './api/proxy.ts';
import { secureAddress } from './pages/redirects.ts';
import { secure } from './security-headers.ts';
import { beginAtProvider, finishAtProvider, redirectToProvider, takePostedAnswer, toOwnLanguage } from './session/identity.ts';
import { refresh, signIn, signOut } from './session/session-cookie.ts';
import { connectSocket } from './api/socket.ts';
import { countPages } from './count-pages.ts';

type Answer = (request: Request, env: EdgeEnv) => Response | Promise<Response>;
const by =
  (answer: Answer) =>
  (http: Context<Edge>): Response | Promise<Response> =>
    answer(http.req.raw, http.env);

const chatSocket = '/api/Tools/Connect';
const healthPath = '/api/health';
const callAt = new Map<string, CallDefinition>(calls.map(({ call }) => [`${call.method} ${pathOf(call)}`, call]));
/** Pictures of news and banners. What follows the folder is a key of the media store. */
const editorialPictures = ['/news/p/*', '/banners/p/*'];

export interface EdgeParts {
  renderPage: RenderPage;
  /** Whether rendered pages are cached; not in development. */
  cachesPages?: boolean;
  /** Whether cached pages are shared with other isolates of the data centre. */
  sharesCachedPages?: (env: EdgeEnv) => boolean;
  /** Whether pages are counted for the console. */
  counts?: boolean;
  /** Clock of the caches, injected by tests. */
  now?: () => number;
  /** Resolves when gathered counters are to be sent to the API. */
  gather?: () => Promise<unknown>;
}

export function createEdge({
  renderPage,
  cachesPages = true,
  sharesCachedPages = () => true,
  counts = false,
  now = Date.now,
  gather = awaitQuiet,
}: EdgeParts): Hono<Edge> {
  const app = new Hono<Edge>();
  const pages = servePages({ renderPage, cachesPages, sharesCachedPages, now, gather });
  const counted = countPages(now, gather);

  // Logs missing settings of production.
  const reportUnset = unsetReporter('edge', logFailure);
  app.use((http, next) => {
    reportUnset(http.env);
    return next();
  });
  // Security headers on every answer, also on refusals.
  app.use(async (http, next) => {
    await next();
    secure(http.req.raw, http.res, http.env.MODE);
  });
  app.use(async (http, next) => {
    const address = secureAddress(new URL(http.req.url), http.env.MODE, http.env.ORIGIN);
    return address === null ? next() : redirectTo(address, 301);
  });
  // Refuses a body with both a length and chunked encoding: a proxy may have found another end of it (request smuggling). The platform
  // refuses two different lengths.
  app.use(async (http, next) =>
    http.req.header('transfer-encoding') !== undefined && http.req.header('content-length') !== undefined ? refuse('BAD_INPUT') : next(),
  );
  // Drains a body that no handler read, so that a refusal keeps the connection usable.
  app.use(async (http, next) => {
    await next();
    await dropUnread(http.req.raw);
  });
  app.use(async (http, next) => {
    const bytes = Number(http.req.header('content-length') ?? 0);
    return bytes > Math.max(bytesMaxOf(http.req.path), formBytesMaxOf(http.req.path)) ? refuse('TOO_LARGE') : next();
  });

  // Requests to the API get an id, for the logs of both Workers and for the answer.
  const named: MiddlewareHandler<Edge> = (http, next) =>
    withRequestId(async () => {
      await next();
      if (http.res.status !== 101) http.header(answeredRequestIdHeader, requestId());
    });
  app.use('/api/*', named);
  app.use('/media/*', named);

  // Hono answers HEAD with the handler of GET, and some of these calls use up a token. HEAD is refused, except for the health check of
  // monitors.
  app.use('/api/*', async (http, next) => {
    if (http.req.method !== 'HEAD' || http.req.path === healthPath) return next();
    const allow = allowedAt(http.req.path);
    return allow === null ? refuse('NOT_FOUND') : refuse('METHOD_NOT_ALLOWED', { allow });
  });

  // Invalidates the cache tags that the call changed.
  app.use('/api/*', async (http, next) => {
    await next();
    const call = callAt.get(`${http.req.method} ${http.req.path}`);
    if (http.res.ok && call !== undefined) markChangedBy(call, now());
  });

  // The local mailbox; 404 outside local mode.
  app.get('/dev/mail', by(mailPage));
  app.get('/dev/mail.json', by(mailJson));

  // Calls that set or read the session cookie.
  for (const call of [login, loginWithPasskey, loginWithIdentity, registerWithIdentity]) app.on([call.method], [pathOf(call)], by(signIn));
  // Calls that set or read the cookie of a sign-in with a provider.
  for (const call of [beginIdentity, beginConnection]) app.on([call.method], [pathOf(call)], by(beginAtProvider));
  app.on([finishIdentity.method], [pathOf(finishIdentity)], by(finishAtProvider));
  app.on([refreshToken.method], [pathOf(refreshToken)], by(refresh));
  app.on([logout.method], [pathOf(logout)], by(signOut));
  // The chat's WebSocket.
  app.get(chatSocket, by(connectSocket));
  // Lookups from the cache.
  for (const rule of lookupRules) app.on([rule.call.method], [pathOf(rule.call)], serveLookup(rule, now));
  // Every other call, and uploaded files.
  app.all('/api/*', by(passToApi));
  app.on(['GET', 'HEAD'], ['/media/*'], by(passMedia));
  // Editors' pictures of news and banners, at the addresses of the specification.
  app.on(['GET', 'HEAD'], editorialPictures, (http) =>
    passToApi(http.req.raw, http.env, { address: http.req.path.replace(/^\/\w+\//, '/media/') }),
  );

  // Files that let native apps open our links.
  app.get(appLinkFiles.android, by(androidLinks));
  app.get(appLinkFiles.apple, by(appleLinks));
  // Contact addresses for security researchers, authorities and rights holders.
  app.get(contactFiles.security, by(securityContact));
  app.get(contactFiles.authorities, by(authoritiesContact));
  // The language picker without script.
  app.on(['GET', 'POST'], ['/language'], by(changeLanguage));
  // The redirect to a sign-in provider, and the provider's answer.
  app.get('/sign-in/with/:provider/begin', (http) => redirectToProvider(http.req.raw, http.env, http.req.param('provider')));
  app.post('/sign-in/with/:provider', (http) => takePostedAnswer(http.req.raw, http.req.param('provider')));
  app.get('/sign-in/with/:provider', async (http, next) => toOwnLanguage(http.req.raw, http.req.param('provider')) ?? next());
  // The cookie question without script.
  app.post(cookieChoicePath, by(takeCookieChoice));
  app.get(cookieQuestionStyles, by(stylesWithoutScript));
  // A share from another app that no service worker received: the page shows that nothing was shared.
  app.post(sharePath, () => redirectTo(sharePath, 303));
  // The bank's page, in an origin of its own.
  app.post(bankPage.path, by(showBankPage));
  // Everything else is a page.
  app.all('*', (http) => {
    const context = http.executionCtx as ExecutionContext;
    const answer = (): Promise<Response> => pages(http.req.raw, http.env, context);
    return counts ? counted(http.env, context, answer) : answer();
  });

  app.onError((error) => {
    logFailure({ edge: traceOf(error) });
    return refuse('UNEXPECTED');
  });
  return app;
}
