/** Progress of uploads in forms. */
import { afterEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from '../../../src/client/upload/send-with-progress.ts';

/** A request whose progress the test controls. */
class SlowRequest extends EventTarget {
  static last: SlowRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = '';
  status = 0;
  responseText = '';
  constructor() {
    super();
    SlowRequest.last = this;
  }
  open(method: string, address: string): void {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return 'retry-after: 5\r\ncontent-type: application/json\r\n';
  }
  send(): void {
    this.status = 200;
    this.responseText = '{"success":true}';
  }
  reach(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 1000 }));
  }
  end(type: 'load' | 'error'): void {
    this.dispatchEvent(new Event(type));
  }
}

const formOf = (parts: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
};
const withFile = { method: 'POST', headers: { 'x-kervan': '1' }, body: formOf({ Name: 'Towel', ImageList: new File(['x'], 'a.jpg') }) };
const start = () => {
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  const percents: (number | null)[] = [];
  return { percents, send: sendWithProgress((percent) => percents.push(percent)) };
};
afterEach(() => vi.unstubAllGlobals());

test('progress goes from 0 to 99, then to complete', async () => {
  const { percents, send } = start();
  const answer = send('/api/Company/AddAndEditProduct', withFile);
  expect(SlowRequest.last).toMatchObject({ address: 'POST /api/Company/AddAndEditProduct', headers: { 'x-kervan': '1' } });
  for (const loaded of [4, 505, 1000]) SlowRequest.last.reach(loaded);
  SlowRequest.last.end('load');
  const response = await answer;
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([200, '5', { success: true }]);
  expect(percents).toEqual([0, 0, 50, 99, null]);
});

test('failed files are not shown as uploading', async () => {
  const { percents, send } = start();
  const answer = send('/api', withFile);
  SlowRequest.last.reach(300);
  SlowRequest.last.end('error');
  await expect(answer).rejects.toThrow(TypeError);
  expect(percents).toEqual([0, 30, null]);
});

test('a form without files reports no progress', async () => {
  const { percents, send } = start();
  const sent = vi.fn<typeof fetch>(async () => Response.json({ success: true }));
  vi.stubGlobal('fetch', sent);
  await send('/api', { ...withFile, body: formOf({ Name: 'Towel' }) });
  expect(sent).toHaveBeenCalledOnce();
  expect(percents).toEqual([]);
});
