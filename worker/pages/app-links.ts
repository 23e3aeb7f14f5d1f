/**
 * Files by which operating systems learn which native app opens our links and uses our passkeys. Without a configured app there are none.
 */
import { readAndroidApp } from '../../contract/site/android-app.ts';
import { linkPatterns } from '../../contract/site/links.ts';
import { refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';

export const appLinkFiles = {
  android: '/.well-known/assetlinks.json',
  apple: '/.well-known/apple-app-site-association',
} as const;

/** Stores fetch it once a day; a changed key is visible within an hour. */
const headers = { 'cache-control': 'public, max-age=3600' };

export function androidLinks(_request: Request, { ANDROID_APP }: EdgeEnv): Response {
  const app = readAndroidApp(ANDROID_APP);
  if (app === null) return refuse('NOT_FOUND');
  const target = { namespace: 'android_app', package_name: app.name, sha256_cert_fingerprints: app.fingerprints };
  const relation = ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'];
  return Response.json([{ relation, target }], { headers });
}

/** `TEAM.com.example.app` */
export function appleLinks(_request: Request, { APPLE_APP = '' }: EdgeEnv): Response {
  const appID = APPLE_APP.trim();
  if (!/^[A-Z0-9]{10}(?:\.[\w-]+)+$/.test(appID)) return refuse('NOT_FOUND');
  // With and without a language prefix. `/:slug` (pages of editors) is left out, since it would match every address.
  const paths = linkPatterns().filter((path) => path !== '/*');
  const components = paths.flatMap((path) => [{ '/': path }, { '/': `/??${path === '/' ? '' : path}` }]);
  return Response.json({ applinks: { details: [{ appIDs: [appID], components }] }, webcredentials: { apps: [appID] } }, { headers });
}
