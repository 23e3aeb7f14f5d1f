/** Files by which operating systems learn which native app opens our links. Without a configured app they list none. */
import { asciiUpperCase } from '../../contract/text/letter-case.ts';
import { linkPatterns } from '../../contract/site/links.ts';
import { refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';

export const appLinkFiles = {
  android: '/.well-known/assetlinks.json',
  apple: '/.well-known/apple-app-site-association',
} as const;

/** Stores fetch it once a day; a changed key is visible within an hour. */
const headers = { 'cache-control': 'public, max-age=3600' };

/** `com.example.app SHA256[,SHA256]` */
export function androidLinks(_request: Request, { ANDROID_APP = '' }: EdgeEnv): Response {
  const [name = '', keys = ''] = ANDROID_APP.trim().split(/\s+/);
  const fingerprints = asciiUpperCase(keys)
    .split(',')
    .filter((key) => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(key));
  if (!/^[a-z]\w*(?:\.\w+)+$/i.test(name) || fingerprints.length === 0) return refuse('NOT_FOUND');
  const target = { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints };
  return Response.json([{ relation: ['delegate_permission/common.handle_all_urls'], target }], { headers });
}

/** `TEAM.com.example.app` */
export function appleLinks(_request: Request, { APPLE_APP = '' }: EdgeEnv): Response {
  const appID = APPLE_APP.trim();
  if (!/^[A-Z0-9]{10}(?:\.[\w-]+)+$/.test(appID)) return refuse('NOT_FOUND');
  // With and without a language prefix. `/:slug`, pages of editors, would match every address.
  const paths = linkPatterns().filter((path) => path !== '/*');
  const components = paths.flatMap((path) => [{ '/': path }, { '/': `/??${path === '/' ? '' : path}` }]);
  return Response.json({ applinks: { details: [{ appIDs: [appID], components }] } }, { headers });
}
