import { Icon } from '../../../ui/Icon.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { isOptional, parts, type Filled, type Part } from './parts.ts';

export interface PartsNavProps {
  current: Part;
  ticks: Filled['ticks'];
  /** The address of each part; without it only the current part is reachable. */
  href?: (part: Part) => string;
}

/** The parts of a company and how far each is filled in. */
export function PartsNav({ current, ticks, href }: PartsNavProps) {
  const { t, number } = useTexts();
  return (
    <nav className="parts" aria-label={t('company.parts')}>
      {parts.map((part, index) => {
        const filled = ticks[part].filter(Boolean).length;
        const isDone = !isOptional(part) && filled === ticks[part].length && part !== current;
        const isOff = href === undefined && part !== current;
        return (
          <a
            key={part}
            className={isDone ? 'part part--done' : 'part'}
            {...(!isOff && { href: href?.(part) ?? '#main' })}
            aria-current={part === current ? 'step' : undefined}
            aria-disabled={isOff || undefined}
          >
            <span className="stepper__mark">{isDone ? <Icon name="check" size="small" /> : number(index + 1)}</span>
            <span>{t(`company.part.${part}`)}</span>
            <small>
              {isOptional(part) ? t('common.optional') : t('account.count', { used: number(filled), limit: number(ticks[part].length) })}
            </small>
          </a>
        );
      })}
    </nav>
  );
}
