import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../contract/wire/call.ts';
import { accessText } from '../../../api/platform/http/openapi.ts';
import { calls } from '../../../contract/index.ts';

interface Operation {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, { format?: string; items?: { format?: string } }> } }> };
  responses: Record<string, { description: string }>;
}
type Document = {
  openapi: string;
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  paths: Record<string, Record<string, Operation>>;
};

const read = async (): Promise<Document> => (await SELF.fetch('http://kervan.test/api/openapi.json')).json();
const pathIn = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

describe('/api/openapi.json (docs/behaviour.md#api-document)', () => {
  it('has every call of the contract with its permissions', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.0');
    for (const { call } of calls) {
      const operation = paths[pathIn(pathOf(call))]?.[call.method.toLowerCase()];
      expect(operation?.operationId, call.name).toBe(call.name);
      expect(operation?.security.length, call.name).toBe(call.access.who === 'anyone' ? 0 : 1);
    }
    const described = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    expect(described).toBe(calls.length);
  });

  it('describes bodies, queries, paths and files', async () => {
    const { paths, components } = await read();
    expect(components.schemas['Refusal']?.properties['success']).toEqual({ const: false });
    const edit = paths['/api/Company/EditCompany']?.['post'];
    const form = edit?.requestBody?.content['multipart/form-data']?.schema.properties;
    expect(form?.['Logo']?.format).toBe('binary');
    expect(Object.keys(form ?? {})).toContain('TaxpayerNumber');
    const images =
      paths['/api/Company/AddAndEditProduct']?.['post']?.requestBody?.content['multipart/form-data']?.schema.properties['ImageList'];
    expect(images?.items?.format).toBe('binary');
    expect(paths['/api/CMSLocations/GetCities/{countryId}']?.['get']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'countryId', in: 'path', required: true }),
    );
    expect(paths['/api/Auth/ForgotPassword']?.['post']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'eMail', in: 'query', required: true }),
    );
    expect(paths['/api/Payment/GetPurchases']?.['get']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'itemId', in: 'query', required: false }),
    );
    const codesOf = (path: string, method: string, status: string) => paths[path]?.[method]?.responses[status]?.description.split(', ');
    expect([codesOf('/api/User/GetNotifications', 'get', '413'), codesOf('/api/Auth/Login', 'post', '413')]).toEqual([
      undefined,
      ['TOO_LARGE'],
    ]);
    // By the edge, which alone knows the address of a request.
    expect(codesOf('/api/Auth/RefreshToken', 'get', '403')).toContain('FOREIGN_ORIGIN');
    for (const [path, method] of [
      ['/api/Auth/Login', 'post'],
      ['/api/Auth/Logout', 'post'],
      ['/api/Tools/Connect', 'get'],
    ] as const)
      expect(codesOf(path, method, '403'), path).toContain('FOREIGN_ORIGIN');
    expect(codesOf('/api/Moderation/GetQueue', 'get', '403')).toEqual(expect.arrayContaining(['FORBIDDEN', 'SECOND_FACTOR_NEEDED']));
    expect(paths['/api/Tools/CreateChat']?.['post']?.responses['409']?.description).toContain('CHAT_EXISTS');
  });
});

it.each([
  ['GetCountries', 'No token needed.'],
  ['GetNotifications', 'Any signed-in account.'],
  ['DeleteUser', 'Main users only.'],
  ['EditCompany', 'Signed in; staff need the flag editAndDeleteCompany.'],
  ['GetQueue', 'Console: moderator, with the second factor.'],
  ['GetConsole', 'Console: any role, before the second factor.'],
])('the access of %s is described: %s', (name, text) => {
  const found = calls.find(({ call }) => call.name === name) ?? expect.fail(name);
  expect(accessText(found.call)).toBe(text);
});

describe('/api/docs', () => {
  it('is a page that names every call and loads nothing from other origins', async () => {
    const response = await SELF.fetch('http://kervan.test/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const { call } of calls) expect(html).toContain(pathOf(call));
    const hasParameters = (name: string) =>
      new RegExp(`<details id="${name}">.*?</details>`, 's').exec(html)?.[0].includes('<h4>Parameters</h4>');
    expect([hasParameters('GetNotifications'), hasParameters('GetConsole')]).toEqual([true, false]);
    expect(html).not.toMatch(/<script|<link|src=|https?:\/\//);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
