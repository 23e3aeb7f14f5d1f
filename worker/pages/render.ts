/**
 * Renders pages through Astro's own interface. A page is rendered to a string and not to a stream, since it is cached and tagged as a whole
 * and a stream would have hundreds of chunks. The policy of all pages is computed once: Astro would hash a page's styles and write all
 * hashes of the site each time (ADR 009).
 */
import { createApp } from 'astro/app/entrypoint';
import { policyHeader } from '../cache/own-policy.ts';
import { failureHeader } from '../../contract/wire/internal-headers.ts';
import { policyHashOf } from '../../contract/wire/policy-hash.ts';
import type { RenderPage } from '../env.ts';

type App = ReturnType<typeof createApp>;
type Manifest = App['manifest'];

/** Inline styles and scripts of the heads of pages. */
const inlineTextsOf = ({ routes }: Manifest, kind: 'styles' | 'scripts'): string[] => [
  ...new Set(
    routes.flatMap((route) =>
      route[kind].flatMap((asset) => {
        if ('stage' in asset) return asset.stage === 'head-inline' ? [asset.children] : [];
        if (asset.type !== 'inline') return [];
        return ['content' in asset ? asset.content : asset.value];
      }),
    ),
  ),
];

async function policyOf(manifest: Manifest): Promise<string> {
  if (manifest.csp === undefined) throw new Error('pages have no policy');
  const { directives, scriptDirective, styleDirective } = manifest.csp;
  const sources = async (kind: 'styles' | 'scripts', { resources, hashes }: typeof styleDirective): Promise<string> => {
    const own = await Promise.all(inlineTextsOf(manifest, kind).map((text) => policyHashOf(text)));
    const all = new Set([...hashes.map((entry) => (typeof entry === 'string' ? entry : entry.hash)), ...own]);
    const named = resources.map((entry) => (typeof entry === 'string' ? entry : entry.resource));
    return [...(named.length === 0 ? ["'self'"] : named), ...[...all].map((hash) => `'${hash}'`)].join(' ');
  };
  const [scripts, styles] = await Promise.all([sources('scripts', scriptDirective), sources('styles', styleDirective)]);
  return [...directives, `script-src ${scripts}`, `style-src ${styles}`].join('; ');
}

async function openPages(): Promise<{ app: App; policy: string }> {
  const app = createApp({ streaming: false });
  const policy = await policyOf(app.manifest);
  app.manifest.shouldInjectCspMetaTags = false;
  return { app, policy };
}

let opening: ReturnType<typeof openPages> | undefined;

/**
 * Renders a page with the policy of all pages; worker/cache/own-policy.ts reduces it.
 * @throws errors of the page
 */
export const renderPage: RenderPage = async (request, _env, context) => {
  opening ??= openPages();
  const { app, policy } = await opening;
  const routeData = app.match(request);
  // Astro answers every exception with an empty page; src/middleware.ts stores it here before that.
  const locals: { failure?: unknown } = {};
  const response = await app.render(request, { ...(routeData && { routeData }), locals, waitUntil: (work) => context.waitUntil(work) });
  if ('failure' in locals) throw locals.failure;
  if (response.status === 500 && !request.headers.has(failureHeader)) throw new Error('Astro could not make the page');
  const { headers } = response;
  // An error page has a policy of its own (src/server/failure-page.ts).
  if (headers.get('content-type')?.startsWith('text/html') === true && !headers.has(policyHeader)) headers.set(policyHeader, policy);
  return response;
};
