import type { CallDefinition, DataOf } from '../../contract/wire/call.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { addressOf, type Answer, type AnyInput, readAnswer, requestOf, type Sender } from '../../contract/wire/wire-call.ts';
import type { EdgeEnv } from '../env.ts';
import { passToApi } from './proxy.ts';

/** Equal forms get an equal idempotency key (docs/behaviour.md#idempotency-key): without script, a reload submits the form again. */
export const keyOfForm = async (content: unknown): Promise<string> => (await sha256(JSON.stringify(content))).slice(0, 32);

/** Makes a call for a guest without script, with the other headers of the guest's own request. */
export async function callFor<C extends CallDefinition>(
  request: Request,
  env: EdgeEnv,
  call: C,
  input: Pick<AnyInput, 'body' | 'files'>,
  sender?: Pick<Sender, 'key' | 'language'>,
): Promise<Answer<DataOf<C>>> {
  const sent = requestOf(call, input, sender);
  const headers = new Headers(request.headers);
  // These headers describe the received form; the new body has another length and boundary.
  for (const name of ['authorization', 'content-length', 'content-type', 'transfer-encoding']) headers.delete(name);
  for (const [name, value] of sent.headers) headers.set(name, value);
  headers.set('accept', 'application/json');
  return readAnswer(call, await passToApi(new Request(new URL(addressOf(call), request.url), { ...sent, headers }), env));
}
