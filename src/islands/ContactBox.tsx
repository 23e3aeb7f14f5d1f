import { lazy, Suspense, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';

export interface ContactBoxProps {
  language: Language;
  /** The visitor's language prefix, or empty. */
  prefix: string;
  openLabel: string;
  toCompanyId: string;
  toCompanyName: string;
  createdFor: 0 | 1 | 2 | 3 | 4;
  requestId?: string | undefined;
  /** What the chat will be called. */
  subject: string;
}

/** The form brings the dialog's library along: it is fetched when someone wants to write, and never by the server. */
const ContactForm = import.meta.env.SSR ? null : lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

/** A button, until someone wants to write. */
export function ContactBox(props: ContactBoxProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen && ContactForm !== null)
    return (
      <Suspense
        fallback={
          <Button wide busy icon="chat">
            {props.openLabel}
          </Button>
        }
      >
        <ContactForm {...props} />
      </Suspense>
    );
  return (
    <Button wide icon="chat" onClick={() => setOpen(true)}>
      {props.openLabel}
    </Button>
  );
}
