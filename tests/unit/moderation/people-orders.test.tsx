/** An order about a person that a moderator repeats with the same note is executed again: meanwhile somebody may have undone it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { endPersonSessions, setCompanySuspension, setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { stored } from '../../support/browser/stored-state.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

/** The button, and the confirmation of its dialog. */
const screen = vi.hoisted(() => ({
  press: (): void => undefined,
  confirm: (_: string): void => undefined,
}));
vi.mock('react', async (original) => (await import('../../support/browser/stored-state.ts')).withStoredState(await original()));
vi.mock('../../../src/ui/Button.tsx', () => ({ Button: ({ onClick }: { onClick: () => void }) => void (screen.press = onClick) }));
vi.mock('../../../src/account/moderation/queue/NotedDialog.tsx', () => ({
  NotedDialog: ({ onConfirm }: { onConfirm: (written: string) => void }) => void (screen.confirm = onConfirm),
}));

stubPage();
const { draw, serveWrites, settle } = await import('../../support/browser/screen.tsx');
const { settleRefresh, updateCredentials } = await import('../../../src/client/session/session.ts');
const { SignOutButton } = await import('../../../src/account/moderation/people/SignOutButton.tsx');
const { SuspensionButton } = await import('../../../src/account/moderation/people/SuspensionButton.tsx');

const whom = { id: 'a'.repeat(24), name: 'Nil', isSuspended: true };

beforeEach(() => {
  stored.states = [];
  updateCredentials(credentialsOf());
  settleRefresh();
});

test.each([
  ['the end of all sessions', endPersonSessions, () => <SignOutButton id={whom.id} name={whom.name} />],
  ['the end of a person’s suspension', setPersonSuspension, () => <SuspensionButton whom="Person" {...whom} />],
  ['the end of a company’s suspension', setCompanySuspension, () => <SuspensionButton whom="Company" {...whom} />],
] as const)('%s has another key when it is ordered again', async (_, call, button) => {
  const sent = serveWrites();
  const show = (): void => {
    stored.next = 0;
    draw(button());
  };
  for (let count = 0; count < 2; count += 1) {
    show();
    screen.press();
    show();
    screen.confirm('As agreed by phone.');
    await settle();
  }
  expect(new Set(sent(call).map(({ key }) => key)).size).toBe(2);
});
