import type { Answer } from '../client/call.ts';
import { failureOf } from '../../contract/wire/wire-call.ts';
import type { Later } from '../ui/later.ts';

/** Resolves with the answer when the component that shows it is loaded, or with a network failure. */
export async function withPart<Data>(answer: Promise<Answer<Data>>, part: Later<unknown>): Promise<Answer<Data>> {
  const isHere = part.load().then(
    () => true,
    () => false,
  );
  return (await isHere) ? answer : failureOf(0, 'NETWORK');
}
