import type { Answer } from '../client/call.ts';
import { failureOf } from '../../contract/wire/wire-call.ts';
import type { Later } from '../ui/later.ts';

/** The answer once the part that shows it is here too; without the part there is no network. */
export async function withPart<Data>(answer: Promise<Answer<Data>>, part: Later<unknown>): Promise<Answer<Data>> {
  const isHere = part.load().then(
    () => true,
    () => false,
  );
  return (await isHere) ? answer : failureOf(0, 'NETWORK');
}
