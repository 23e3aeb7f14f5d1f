import type { ApiEnv } from './ports.ts';
import { fetchApi } from './api-fetch.ts';

/**
 * Sends counters of the edge to the embedded API, after the answer. Another provider's API has no such route and is not called.
 * @returns the status
 * @throws ApiFailure as {@link fetchApi}
 */
export async function sendToApi(env: ApiEnv, path: string, body: unknown): Promise<number> {
  const response = await fetchApi(env, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}
