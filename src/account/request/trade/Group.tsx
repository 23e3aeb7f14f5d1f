import { useId, type ReactNode } from 'react';

/** Fields that belong together. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="stack gap-3" role="group" aria-labelledby={id}>
      <h3 className="text-sm" id={id}>
        {title}
      </h3>
      <div className="form-grid">{children}</div>
    </div>
  );
}
