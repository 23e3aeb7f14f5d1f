/** Runs an action by the script that calls the server, which is loaded when first needed. No island: it shows nothing. */
import { type AnsweredAction, doEvent, type MemberAction } from './member-events.ts';
// oxlint-disable-next-line import/default -- the bundler answers with the address of the bundled script
import actionsAddress from './member-actions.ts?worker&url';

export async function run(action: MemberAction): Promise<void> {
  await import(/* @vite-ignore */ actionsAddress);
  document.dispatchEvent(new CustomEvent(doEvent, { detail: action }));
}

/**
 * Runs the action of a pressed button, which is busy meanwhile.
 * @returns what `done` is called with
 */
export async function answerTo(button: HTMLButtonElement, action: AnsweredAction): Promise<string> {
  button.ariaBusy = 'true';
  const answered = new Promise<string>((done, fail) => {
    run({ ...action, done }).catch(fail);
  });
  // The script that calls the server was not loaded.
  const code = await answered.catch(() => 'NETWORK');
  button.ariaBusy = null;
  return code;
}
