/** Executes messages of the native app; loaded by app.ts inside an app. No island: it shows nothing. */
import { pathOfLink } from '../../contract/site/links.ts';
import { paymentEvent } from '../client/host/host-payment.ts';
import { listenToHost } from '../client/host/host-bridge.ts';
import { storedUser } from '../client/store/stored.ts';
import { run } from './run-action.ts';

function goBack(): void {
  const back = document.querySelector<HTMLAnchorElement>('[data-back]:not([hidden])');
  if (back === null) history.back();
  else back.click();
}

/** Like a press of the person, it asks first if there are unsent messages. */
function pressSignOut(): void {
  const button = document.createElement('button');
  button.hidden = true;
  button.dataset['do'] = 'sign-out';
  document.body.append(button);
  button.click();
  button.remove();
}

listenToHost((message) => {
  if (message.type === 'open') {
    const path = pathOfLink(message.link, location.origin);
    if (path !== null) location.assign(path);
  } else if (message.type === 'back') goBack();
  else if (message.type === 'payment') document.dispatchEvent(new CustomEvent(paymentEvent, { detail: message.state ?? null }));
  else if (message.type === 'signOut') pressSignOut();
  else if (storedUser() !== null) void run({ type: 'push-token', token: message.token });
});
