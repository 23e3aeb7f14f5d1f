import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps {
  title?: ReactNode;
  /** A link or a button beside the title. */
  end?: ReactNode;
  /** Less padding; `flush` has none (tables, lists). */
  look?: 'roomy' | 'close' | 'flush';
  as?: 'section' | 'article' | 'div' | 'li';
  children: ReactNode;
}

/** A bordered surface. */
export function Card({ title, end, look = 'roomy', as: Tag = 'section', children }: CardProps) {
  return (
    <Tag className={classNames('card', look !== 'roomy' && `card--${look}`)}>
      {title && (
        <div className={look === 'flush' ? 'card__head' : 'section-head'}>
          <h2>{title}</h2>
          {end}
        </div>
      )}
      {children}
    </Tag>
  );
}
