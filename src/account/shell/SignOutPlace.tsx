import { useStore } from '@nanostores/react';
import { createElement } from 'react';
import { signOutQuestion } from '../../client/store/unsent.ts';
import { later, useNeededPart } from '../../ui/later.ts';
import { $route } from '../shared/route.ts';
import { addSubjects } from '../shared/texts.tsx';

const { query, value } = signOutQuestion;
/** Most visits do not ask. */
const question = later(async () => {
  const [{ SignOutQuestion }] = await Promise.all([import('../chat/SignOutQuestion.tsx'), addSubjects(['chat'])]);
  return SignOutQuestion;
});

/** Asks before a sign-out on whichever page it is asked for, also where the person may not see the page itself. */
export function SignOutPlace() {
  const route = useStore($route);
  const isOpen = route?.search[query] === value;
  const onStay = (): void => $route.open(route?.path ?? '', true);
  const Question = useNeededPart(question, isOpen, onStay);
  return Question && createElement(Question, { isOpen, onStay });
}
