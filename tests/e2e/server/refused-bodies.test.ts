/** Refusals of requests with a body leave the connection usable like any other answer. */
import { Agent, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { pathOf } from '../../../contract/wire/call.ts';
import { addCompany } from '../../../contract/company/calls.ts';
import { addAndEditProduct } from '../../../contract/product/calls.ts';
import { deleteRequest } from '../../../contract/request/calls.ts';
import { login, logout } from '../../../contract/session/calls.ts';

const foreign = { origin: 'https://foreign.example' };
/** By the edge, behind the edge, by the assets service: status, method, path, headers, size of the body. */
const refused: readonly (readonly [number, string, string, Record<string, string>, number])[] = [
  [403, login.method, pathOf(login), foreign, 200],
  [403, logout.method, pathOf(logout), foreign, 60_000],
  [401, addCompany.method, pathOf(addCompany), {}, 200],
  [401, deleteRequest.method, pathOf(deleteRequest), {}, 200],
  [404, 'POST', '/api/Nothing/Here', {}, 200],
  [405, 'DELETE', '/imports', {}, 30_000],
  [405, 'POST', '/icons.svg', {}, 200],
  [413, login.method, pathOf(login), {}, 2_000_000],
  [401, addAndEditProduct.method, pathOf(addAndEditProduct), { 'content-type': 'multipart/form-data; boundary=x' }, 3_000_000],
];

/** @returns the status, or the error; and whether the connection had been used before */
const ask = (agent: Agent, method: string, path: string, headers: Record<string, string> = {}, bytes = 0): Promise<[unknown, boolean]> =>
  new Promise((resolve) => {
    const sent = request((process.env.KERVAN_ORIGIN ?? '') + path, {
      agent,
      method,
      headers: { ...(bytes > 0 && { 'content-type': 'application/json', 'content-length': bytes }), ...headers },
    });
    sent.on('response', (answer) => answer.resume().on('end', () => resolve([answer.statusCode, sent.reusedSocket])));
    sent.on('error', (error) => resolve([error.message, sent.reusedSocket]));
    sent.end(Buffer.alloc(bytes, ' '));
  });

test('after each of 300 refused requests on one connection the next one is answered on it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await ask(agent, 'GET', '/api/health');
    for (let count = 0; count < 300; count += 1) {
      const [status, method, path, headers, bytes] = refused[count % refused.length] ?? [0, '', '', {}, 0];
      expect(await ask(agent, method, path, headers, bytes), `${method} ${path}`).toEqual([status, true]);
      expect(await ask(agent, 'GET', '/api/health'), `after ${method} ${path}`).toEqual([200, true]);
    }
  } finally {
    agent.destroy();
  }
});
