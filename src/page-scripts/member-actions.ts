/** Server calls of members' pages; loaded when needed by member.ts and hand-off.ts. No island: it shows nothing. */
import { updateFcmToken, updateLanguage } from '../../contract/auth/calls.ts';
import { getHandoffToken } from '../../contract/session/calls.ts';
import { getFavouriteKeys, removeFavourite, addFavourite } from '../../contract/favourite/calls.ts';
import { safePath } from '../../contract/safe-path.ts';
import { saveSearch } from '../../contract/saved-search/calls.ts';
import { call } from '../client/call.ts';
import { sendToHost } from '../client/host/host-app.ts';
import { languageState, noteSent } from '../client/language.ts';
import { redeemHandOff, refreshSession } from '../client/session/refresh.ts';
import { storeFavourites, noteFavourite } from '../client/store/favourites.ts';
import { $session, setUser } from '../client/session/session.ts';
import { leavePage, signOut } from '../client/session/sign-out.ts';
import { apiLanguages as languages } from '../../contract/text/languages.ts';
import { changedEvent, doEvent, type MemberAction } from './member-events.ts';

async function sendLanguage(): Promise<void> {
  const { chosen } = languageState('');
  const language = languages.find((each) => each === chosen);
  if (language === undefined) return;
  const answer = await call(updateLanguage, { query: { language } });
  if (!answer.ok) return;
  noteSent(language);
  setUser({ language });
  // Gets the plan's name in the new language, for all tabs.
  await refreshSession($session.get().accessToken);
}

/** A person who is already signed in stays so. */
async function redeem(token: string): Promise<void> {
  if (await redeemHandOff(token)) location.reload();
}

/**
 * Plans are not bought inside the app: it gets a link that signs a browser in once (docs/behaviour.md#hand-off), and returns to the
 * previous page.
 */
async function leavePlansToHost(): Promise<void> {
  const answer = await call(getHandoffToken);
  // Without a token the page stays: plans can be read here.
  if (!answer.ok) return;
  sendToHost({ type: 'plans', link: `${location.origin}/plans?${new URLSearchParams({ handoff: answer.data.handoffToken })}` });
  if (history.length > 1) history.back();
  else location.replace(`${document.documentElement.dataset['prefix'] ?? ''}/profile-tab`);
}

/** Redirects a member from a page for guests; an ended session is cleared, and the form stays. */
async function goOn(to: string | null): Promise<void> {
  if (!(await refreshSession($session.get().accessToken))) return;
  const path = safePath(to);
  if (path === '/') leavePage();
  else location.replace(path);
}

/** What was saved on another device. */
async function readFavourites(): Promise<void> {
  const answer = await call(getFavouriteKeys);
  if (answer.ok) storeFavourites(answer.data);
}

async function save({ kind, key, isFavourite, done }: Extract<MemberAction, { type: 'save' }>): Promise<void> {
  const answer = await call(isFavourite ? addFavourite : removeFavourite, { body: { kind, key } });
  if (answer.ok && !noteFavourite(kind, key, isFavourite)) await readFavourites();
  done(answer.ok ? 'OK' : answer.code);
}

async function keepSearch({ path, name, done }: Extract<MemberAction, { type: 'save-search' }>): Promise<void> {
  const answer = await call(saveSearch, { body: { path, name } });
  done(answer.ok ? answer.data.mails : answer.code);
}

/** Sequential: a list read before a press would overwrite it. */
let starsDone = Promise.resolve();
function afterStars(work: () => Promise<void>): Promise<void> {
  starsDone = starsDone.then(work);
  return starsDone;
}

async function perform(action: MemberAction): Promise<void> {
  if (action.type === 'sign-out') {
    await signOut();
    leavePage();
  } else if (action.type === 'hand-off') await redeem(action.token);
  else if (action.type === 'push-token') await call(updateFcmToken, { query: { fcmToken: action.token } });
  else if (action.type === 'plans') await leavePlansToHost();
  else if (action.type === 'favourites') await afterStars(readFavourites);
  else if (action.type === 'save') await afterStars(() => save(action));
  else if (action.type === 'save-search') await keepSearch(action);
  else if (action.type === 'go-on') await goOn(action.to);
  else await sendLanguage();
  document.dispatchEvent(new Event(changedEvent));
}

document.addEventListener(doEvent, (event) => void perform((event as CustomEvent<MemberAction>).detail));
