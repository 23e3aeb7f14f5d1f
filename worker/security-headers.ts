/** Security headers of every answer of the edge. */
import { asciiLowerCase } from '../contract/text/letter-case.ts';
import { isPaymentReturn } from '../contract/payment/calls.ts';
import { pageOf } from '../contract/site/index.ts';
import type { SitePage } from '../contract/site/page.ts';
import { splitPrefix } from './pages/language.ts';

const films = 'https://www.youtube-nocookie.com';

/** Origins of bank pages in frames: any https origin, since any bank may ask its customer for a code, and locally the sandbox bank. */
export const bankSources = ({ protocol, host }: URL, mode: string): string =>
  mode === 'production' ? 'https:' : `https: ${protocol}//bank.${host}`;

/** Directives in addition to the page's own policy (Astro's, with the hashes of its scripts and styles). */
const pageDirectives = (framedBy: "'none'" | "'self'"): string[] => [
  "base-uri 'none'",
  "form-action 'self'",
  `frame-ancestors ${framedBy}`,
  "object-src 'none'",
  "worker-src 'self'",
];
/**
 * Only src/boot.js and src/client/trusted-html.ts may convert text to HTML, and only src/page-scripts/offline.ts an address to a worker's
 * script.
 */
const scriptDirectives = ["require-trusted-types-for 'script'", 'trusted-types default kervan kervan-worker'];
const inertPolicy = (framedBy: "'none'" | "'self'"): string =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors ${framedBy}`;

/** An answer with a policy keeps it. The bank's return page may be another provider's; it may be framed and never has our origin. */
const dataPolicyOf = (path: string, own: string | null): string => {
  if (!isPaymentReturn(path)) return own ?? inertPolicy("'none'");
  return own !== null && namesIn(own).has('sandbox') ? own : inertPolicy("'self'");
};

const directivesOf = (policy: string): string[] =>
  policy
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const nameOf = (directive: string): string => asciiLowerCase(directive.split(/\s/, 1)[0] ?? '');
const namesIn = (policy: string): ReadonlySet<string> => new Set(directivesOf(policy).map(nameOf));

const pageAt = ({ pathname }: URL): SitePage | undefined => pageOf(splitPrefix(pathname).path);

/** @param policy the page's own, empty in development where Astro sends none */
export function pagePolicy(policy: string, url: URL, mode: string, page = pageAt(url)): string {
  const parts = directivesOf(policy);
  const names = namesIn(policy);
  // In development Vite writes its own messages as HTML; the bank's page is not ours.
  const always = pageDirectives(page?.isFramed ? "'self'" : "'none'");
  const added = policy === '' || names.has('sandbox') ? always : [...always, ...scriptDirectives];
  for (const directive of added) if (!names.has(nameOf(directive))) parts.push(directive);
  // The bank's first page has an address of ours (pages/bank-page.ts).
  const sources = { films, banks: `'self' ${bankSources(url, mode)}`, own: "'self'", none: "'none'" };
  // The business area is one document for all its pages and shows previews in frames; nothing else of ours may be framed.
  const frames = page?.frames ?? (page?.shell === 'account' ? 'own' : 'none');
  if (!names.has('frame-src')) parts.push(`frame-src ${sources[frames]}`);
  return parts.join('; ');
}

const hasSecret = (page: SitePage | undefined): boolean => Object.values(page?.query ?? {}).some(({ secret }) => secret === true);

/** Adds headers that an answer of ours does not have yet. */
export function secure(request: Request, response: Response, mode: string): void {
  if (response.status === 101) return;
  const url = new URL(request.url);
  const { pathname, protocol } = url;
  const { headers } = response;
  headers.set('x-content-type-options', 'nosniff');
  const type = headers.get('content-type') ?? '';
  const own = headers.get('content-security-policy');
  const isData = pathname.startsWith('/api/') || pathname.startsWith('/media/');
  const page = isData ? undefined : pageAt(url);
  if (isData) headers.set('content-security-policy', dataPolicyOf(pathname, own));
  else if (type.startsWith('text/html'))
    headers.set('content-security-policy', pathname.startsWith('/dev/') && own !== null ? own : pagePolicy(own ?? '', url, mode, page));

  const add = (name: string, value: string): void => {
    if (!headers.has(name)) headers.set(name, value);
  };
  add('referrer-policy', hasSecret(page) ? 'no-referrer' : 'strict-origin-when-cross-origin');
  add(
    'permissions-policy',
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  );
  // The payment page must notice when the bank's window closes, so that window stays in the browsing context group of its opener, also when
  // the bank returns to us.
  if (isData && type.startsWith('text/html')) add('cross-origin-opener-policy', 'unsafe-none');
  add('cross-origin-opener-policy', page?.frames === 'banks' ? 'same-origin-allow-popups' : 'same-origin');
  add('x-frame-options', page?.isFramed ? 'SAMEORIGIN' : 'DENY');
  if (pathname.startsWith('/api/')) add('cross-origin-resource-policy', 'same-origin');
  if (mode === 'production' && protocol === 'https:') headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
}
