import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DoneNote } from '../DoneNote.tsx';
import type { DeadLink } from './dead-link.ts';
import { Refusal } from './Refusal.tsx';
import type { Link } from './use-link.ts';

export type LinkText = 'loading' | 'done' | 'retry' | DeadLink;

interface WayOn {
  href: string;
  text: string;
}

interface LinkPageProps<Shown, Why extends string> {
  link: Link<Shown, Why>;
  texts: Record<LinkText | Why, string>;
  /** The link that is shown after the action or for an invalid link. */
  whenDone?: WayOn;
  whenDead?: WayOn;
  /** Content of the page while the link is valid. */
  children: (shown: Shown) => ReactNode;
}

/** The page of a mailed link before, during and after its action, or with the reason why it is invalid. */
export function LinkPage<Shown, Why extends string>({ link, texts, whenDone, whenDead, children }: LinkPageProps<Shown, Why>) {
  const { state, failure, retry } = link;
  if (state.is === 'loading') return <Spinner label={texts.loading} />;
  if (state.is === 'open') return children(state.shown);
  if (state.is === 'unknown')
    return (
      <div className="stack">
        <Refusal>{failure}</Refusal>
        <Button onClick={retry}>{texts.retry}</Button>
      </div>
    );
  const way = state.is === 'done' ? whenDone : whenDead;
  return (
    <div className="stack">
      {state.is === 'done' ? <DoneNote>{texts.done}</DoneNote> : <Refusal>{texts[state.why]}</Refusal>}
      {way !== undefined && (
        <a className="button" href={way.href}>
          {way.text}
        </a>
      )}
    </div>
  );
}
