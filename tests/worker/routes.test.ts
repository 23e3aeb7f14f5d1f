import { describe, expect, test } from 'vitest';
import { pagePolicy } from '../../worker/security-headers.ts';
import { origin, startEdge } from './edge.ts';

const production = { env: { MODE: 'production', ORIGIN: 'https://kervan.example' }, site: 'https://kervan.example' } as const;
const landing = async (path: string): Promise<[number, string | null]> => {
  const response = await startEdge().ask(path);
  return [response.status, response.headers.get('location')];
};

describe('redirects to canonical addresses', () => {
  test.each([
    ['/imports/', 308, '/imports'],
    ['/tr/', 308, '/tr'],
    ['/imports//?page=2', 308, '/imports?page=2'],
    ['//evil.example/', 308, '/evil.example'],
    ['/.//evil.example', 308, '/evil.example'],
    ['/requests?type=companies&value=%20oil%20', 302, '/companies?value=oil'],
    ['/ar/requests?value=x&type=companies&category=1', 302, '/ar/companies?value=x&category=1'],
    ['/requests?type=companies&value=', 302, '/companies'],
    ['/ar/requests?type=all&value=%20oil%20', 302, '/ar/search?value=oil'],
    ['/search?type=all&value=oil', 302, '/search?value=oil'],
    ['/ru/search?type=companies&value=oil', 302, '/ru/search?value=oil&selected=2'],
  ])('%s → %i %s', async (path, status, location) => {
    expect(await landing(path)).toEqual([status, location]);
  });

  test.each(['/', '/tr', '/imports', '/requests?type=1&value=oil'])('%s is not redirected', async (path) => {
    expect((await landing(path))[0]).toBe(200);
  });

  test('http redirects to https in production only', async () => {
    const plain = startEdge({ env: production.env, site: 'http://kervan.example' });
    const response = await plain.ask('/imports?page=2');
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://kervan.example/imports?page=2']);
    expect(response.headers.has('strict-transport-security')).toBe(false);
    expect((await startEdge().ask('/imports')).status).toBe(200);
  });
});

test.each(['/news/p/abc.webp', '/banners/p/abc.webp'])('%s is an uploaded picture, served as such', async (path) => {
  const asked: string[] = [];
  const edge = startEdge();
  edge.api = (request) => {
    asked.push(new URL(request.url).pathname);
    return new Response('picture', { headers: { 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'; sandbox" } });
  };
  const answer = await edge.ask(path);
  expect([answer.status, asked, answer.headers.get('content-security-policy')]).toEqual([
    200,
    ['/media/p/abc.webp'],
    "default-src 'none'; sandbox",
  ]);
});

describe('the language form', () => {
  test.each([
    ['/language?to=tr&back=/imports?page=2', '/imports?page=2', 'TR'],
    ['/language?to=AR&back=/tr/imports%3Fpage=2%23top', '/ar/imports?page=2#top', 'AR'],
    ['/language?to=en&back=/tr', '/en', 'EN'],
    ['/language?to=ru', '/', 'RU'],
  ])('%s redirects to %s and keeps %s', async (path, location, value) => {
    const response = await startEdge().ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('set-cookie')).toBe(`language-imp=${value}; Path=/; Max-Age=31536000; SameSite=Lax`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('also by POST', async () => {
    const body = new URLSearchParams({ to: 'tr', back: '/plans' });
    const response = await startEdge().ask('/language', { method: 'POST', body });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/plans']);
    expect(response.headers.get('set-cookie')).toContain('language-imp=TR');
  });

  test('an unknown language changes nothing', async () => {
    const response = await startEdge().ask('/language?to=xx%0d%0aset-cookie:a&back=/imports');
    expect([response.headers.get('location'), response.headers.get('set-cookie')]).toEqual(['/imports', null]);
  });

  const attacks = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/tr//evil.example',
    '/tr/.//evil.example',
    '/tr\\evil.example',
    '/tr/\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/tr/%2F%2Fevil.example',
    '/\t/evil.example',
    '/\r\nlocation: //evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '',
  ];
  test.each(attacks)('back=%j stays on our origin', async (back) => {
    const response = await startEdge().ask(`/language?${new URLSearchParams({ to: 'ar', back })}`);
    const location = response.headers.get('location') ?? '';
    expect(location.startsWith('/')).toBe(true);
    expect(new URL(location, 'https://kervan.example').origin).toBe('https://kervan.example');
    expect(new URL(decodeURIComponent(location), 'https://kervan.example').origin).toBe('https://kervan.example');
  });
});

describe('security headers', () => {
  test('are on pages, calls, refusals and redirects', async () => {
    const edge = startEdge(production);
    for (const path of ['/', '/api/User/GetProfile', '/api/dev/x', '/imports/', '/media/a.webp']) {
      const { headers } = await edge.ask(path);
      expect([
        path,
        headers.get('x-content-type-options'),
        headers.get('cross-origin-opener-policy'),
        headers.get('x-frame-options'),
      ]).toEqual([path, 'nosniff', 'same-origin', 'DENY']);
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  test('an answer of the API may load or run nothing in a browser', async () => {
    const response = await startEdge().ask('/api/User/GetProfile');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('a page’s own policy keeps its hashes and gets what it lacks', () => {
    const policy = pagePolicy("default-src 'self'; script-src 'self' 'sha256-x'; base-uri 'self'", new URL('/imports', origin), 'local');
    expect(policy).toBe(
      "default-src 'self'; script-src 'self' 'sha256-x'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types default kervan kervan-worker; frame-src 'none'",
    );
  });

  test('also through the whole edge', async () => {
    const edge = startEdge();
    edge.page = () => new Response('<p>', { headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self';" } });
    const { headers } = await edge.ask('/companies/acme');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types default kervan kervan-worker; frame-src https://www.youtube-nocookie.com",
    );
  });

  test.each([
    ['/', 'frame-src https://www.youtube-nocookie.com'],
    ['/ar', 'frame-src https://www.youtube-nocookie.com'],
    ['/companies/acme', 'frame-src https://www.youtube-nocookie.com'],
    ['/tr/companies/acme', 'frame-src https://www.youtube-nocookie.com'],
    ['/companies/acme/products', "frame-src 'none'"],
    ['/companies', "frame-src 'none'"],
    ['/sign-in', "frame-src 'none'"],
  ])('frames on %s: %s', (path, expected) => {
    for (const mode of ['local', 'production']) expect(pagePolicy('', new URL(path, origin), mode)).toContain(expected);
  });

  test('only the payment page may frame banks, and in production never the sandbox bank', () => {
    const framesOn = (path: string, mode: string, site = origin) =>
      /frame-src ([^;]+)/.exec(pagePolicy('', new URL(path, site), mode))?.[1];
    expect(framesOn('/payment/plan/0123', 'local')).toBe("'self' https: http://bank.localhost:8787");
    expect(framesOn('/ar/payment/credit/0123', 'production', 'https://kervan.example')).toBe("'self' https:");
    // Any page of the business area may be the document that shows a preview in a frame.
    for (const path of ['/payment/success/plan/0123', '/membership', '/receipt/0123', '/my-companies/0123'])
      expect([path, framesOn(path, 'local')]).toEqual([path, "'self'"]);
    expect(framesOn('/plans', 'local')).toBe("'none'");
  });

  test('only the payment page keeps its window in the group, so that it learns when it is closed', async () => {
    const edge = startEdge();
    const groupOf = async (path: string) => (await edge.ask(path)).headers.get('cross-origin-opener-policy');
    expect(await groupOf('/payment/plan/0123')).toBe('same-origin-allow-popups');
    for (const path of ['/payment/success/plan/0123', '/membership', '/plans'])
      expect([path, await groupOf(path)]).toEqual([path, 'same-origin']);
    // Return pages of a bank are shown in that window too; JSON never is.
    edge.api = () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
    expect(await groupOf('/api/Payment/Callback')).toBe('unsafe-none');
    edge.api = () => Response.json({});
    expect(await groupOf('/api/Payment/Callback')).toBe('same-origin');
  });
});

describe('the local mailbox', () => {
  const mail = {
    to: 'a@kervan.example',
    subject: '<b>Hi</b>',
    text: 'see http://localhost:8787/activation?token=abc now',
    html: '<p onclick="x">"hi"</p>',
    at: '2026-11-21T00:00:00Z',
    language: 'EN',
  };

  test('as JSON is the API’s list, filtered by address', async () => {
    const edge = startEdge();
    edge.api = () => Response.json([mail]);
    const response = await edge.ask('/dev/mail.json?to=a%2Bb@kervan.example');
    expect(await response.json()).toEqual([mail]);
    expect(edge.apiCalls.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/api/dev/mail.json?to=a%2Bb%40kervan.example',
    ]);
  });

  test('as a page it runs nothing of the mails', async () => {
    const edge = startEdge();
    edge.api = () => Response.json([mail]);
    const response = await edge.ask('/dev/mail');
    const html = await response.text();
    expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(html).toContain('<a href="http://localhost:8787/activation?token=abc">');
    expect(html).toContain('<iframe sandbox title="HTML" srcdoc="&lt;p onclick=&quot;x&quot;&gt;');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each(['production', 'demo'] as const)('does not exist in %s mode', async (MODE) => {
    for (const path of ['/dev/mail', '/dev/mail.json', '/api/dev/mail.json']) {
      const edge = startEdge({ env: { MODE } });
      expect((await edge.ask(path)).status).toBe(404);
      expect(edge.apiCalls).toHaveLength(0);
    }
  });
});
