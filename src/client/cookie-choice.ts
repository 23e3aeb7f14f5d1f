import { cookieChoiceName } from '../../contract/cookie-choice.ts';

/** Answers a form about cookies in the browser, so that it is not sent; without script the edge answers it (worker/pages/cookie-choice.ts). */
export function takeCookieChoice(event: SubmitEvent): void {
  const { value } = event.submitter as HTMLButtonElement;
  const { dataset } = document.documentElement;
  event.preventDefault();
  // src/boot.js asks the first time.
  if (value === 'ask') dataset['cookies'] = value;
  else {
    delete dataset['cookies'];
    localStorage.setItem(cookieChoiceName, value);
  }
}
