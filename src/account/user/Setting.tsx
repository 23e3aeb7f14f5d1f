import { useId, type ReactNode, type Ref } from 'react';

export interface SettingProps {
  /** The anchor of this section. */
  id: string;
  title: string;
  about: ReactNode;
  children: ReactNode;
  /** For callers that move the focus to the section. */
  ref?: Ref<HTMLElement>;
}

/** A section of the settings: a description at the start, its fields beside or below. */
export function Setting({ id, title, about, children, ref }: SettingProps) {
  const headingId = useId();
  return (
    <section ref={ref} className="card setting" id={id} tabIndex={-1} aria-labelledby={headingId}>
      <div className="stack gap-2">
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        <p className="text-sm soft">{about}</p>
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}
