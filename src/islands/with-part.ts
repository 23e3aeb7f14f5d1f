import type { Answer } from '../client/call.ts';
import { failureOf } from '../../contract/wire/wire-call.ts';
import type { Later } from '../ui/later.ts';

/** Waits for an answer and for the component that shows it. @returns the answer, or a network failure if the component cannot be loaded */
export async function withPart<Data>(answer: Promise<Answer<Data>>, part: Later<unknown>): Promise<Answer<Data>> {
  const isHere = part.load().then(
    () => true,
    () => false,
  );
  return (await isHere) ? answer : failureOf(0, 'NETWORK');
}
