/** The question about cookies: where its form is sent, and what may be answered. */
export const cookieChoicePath = '/cookies';
/** Shows the question to who has no script and has not answered it. */
export const cookieQuestionStyles = '/cookies.css';
/** In the form, in the browser's storage, and of the cookie that keeps it for a browser without script. */
export const cookieChoiceName = 'cookies';
/** `ask`: the question is asked again. */
export type CookieChoice = 'accepted' | 'refused' | 'ask';
