/** Files by which operating systems learn which native app opens our links. */
import { describe, expect, test } from 'vitest';
import { startEdge } from '../edge.ts';

const key = Array.from({ length: 32 }, () => 'AB').join(':');

describe('files of app links', () => {
  test('a site without an app has none', async () => {
    const edge = startEdge();
    for (const name of ['assetlinks.json', 'apple-app-site-association'])
      expect((await edge.ask(`/.well-known/${name}`)).status, name).toBe(404);
    expect(edge.pageRequests).toEqual([]);
  });

  test('an invalid fingerprint or team is not published', async () => {
    const edge = startEdge({ env: { ANDROID_APP: 'com.example.app abc', APPLE_APP: 'com.example.app' } });
    expect((await edge.ask('/.well-known/assetlinks.json')).status).toBe(404);
    expect((await edge.ask('/.well-known/apple-app-site-association')).status).toBe(404);
  });

  test('name the configured apps and their pages', async () => {
    const edge = startEdge({
      env: { ANDROID_APP: `com.example.kervan ${key},${key.toLowerCase()}`, APPLE_APP: 'ABCDE12345.com.example.kervan' },
    });
    const android = await edge.ask('/.well-known/assetlinks.json');
    expect(android.headers.get('content-type')).toContain('application/json');
    expect(await android.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
        target: { namespace: 'android_app', package_name: 'com.example.kervan', sha256_cert_fingerprints: [key, key] },
      },
    ]);
    const apple = await edge.ask('/.well-known/apple-app-site-association');
    expect(apple.headers.get('content-type')).toContain('application/json');
    const association = await apple.json<{
      applinks: { details: { appIDs: string[]; components: { '/': string }[] }[] };
      webcredentials: { apps: string[] };
    }>();
    expect(association.webcredentials).toEqual({ apps: ['ABCDE12345.com.example.kervan'] });
    const paths = association.applinks.details[0]?.components.map((each) => each['/']) ?? [];
    expect(association.applinks.details[0]?.appIDs).toEqual(['ABCDE12345.com.example.kervan']);
    for (const path of ['/', '/??', '/imports/*', '/??/imports/*', '/messages', '/plans', '/verify/*']) expect(paths).toContain(path);
    for (const path of ['/moderation', '/*', '/api/*', '/robots.txt']) expect(paths).not.toContain(path);
  });
});
