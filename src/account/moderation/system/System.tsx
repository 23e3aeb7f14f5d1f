import type { DataOf } from '../../../../contract/wire/call.ts';
import { minuteMs, secondMs } from '../../../../contract/limits.ts';
import { useCall } from '../../shared/data/query.ts';
import { getSystem } from '../../../../contract/system/calls.ts';
import type { SystemPart } from '../../../../contract/system/schemas.ts';
import { outboxCountMax } from '../../../../contract/system/parts.ts';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { isolated } from '../../../../contract/text/isolate.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Facts } from '../queue/Facts.tsx';
import type { SectionProps } from '../sections.ts';
import { SystemCalls } from './SystemCalls.tsx';

const tones: Record<SystemPart['state'], BadgeProps['tone']> = { ok: 'green', late: 'amber', down: 'red', unknown: undefined };

/** The state of the marketplace: dependencies, missing settings, queues, and durations of calls. Refreshed every minute. */
export function System({ search }: SectionProps) {
  const query = useCall(getSystem, undefined, { everyMs: minuteMs });
  return (
    <div className="stack gap-6">
      <Answered query={query}>{(system) => <Health {...system} answeredAt={query.dataUpdatedAt} />}</Answered>
      <SystemCalls until={search['until']} />
    </div>
  );
}

/** @param answeredAt ms; ages are relative to this time */
function Health({ isHealthy, parts, unset, payments, queues, outbox, answeredAt }: DataOf<typeof getSystem> & { answeredAt: number }) {
  const { t, age, number } = useTexts();
  const ago = (seconds: number): string => age(new Date(answeredAt - seconds * secondMs).toISOString());
  const upTo = (count: number): string =>
    count < outboxCountMax ? number(count) : t('console.system.orMore', { number: number(outboxCountMax) });
  const aboutPart = ({ name, ageSeconds }: SystemPart): string => {
    if (name === 'outbox')
      return ageSeconds === null ? t('console.system.nothingDue') : t('console.system.dueSince', { age: ago(ageSeconds) });
    if (ageSeconds === null) return name === 'scheduledRun' ? t('console.system.never') : '';
    return t(name === 'scheduledRun' ? 'console.system.done' : 'console.system.asked', { age: ago(ageSeconds) });
  };
  return (
    <>
      <Card
        title={t('console.system.health')}
        end={<Badge tone={isHealthy ? 'green' : 'red'}>{t(isHealthy ? 'console.system.healthy' : 'console.system.broken')}</Badge>}
      >
        <Facts
          rows={parts.map((part) => [
            t(`console.system.part.${part.name}`),
            <>
              <Badge tone={tones[part.state]}>{t(`console.system.state.${part.state}`)}</Badge>{' '}
              <span className="faint text-sm">{aboutPart(part)}</span>
            </>,
          ])}
        />
      </Card>
      {unset.length > 0 && (
        <Card title={t('console.system.unset')}>
          <div className="stack gap-3">
            <p className="soft">{t('console.system.unsetAbout')}</p>
            <ul className="stack gap-2">
              {unset.map(({ setting, why }) => (
                <li key={setting} className="row row--apart">
                  <code dir="ltr">{setting}</code>
                  <Badge tone={why === 'missing' ? 'red' : 'amber'}>{t(`console.system.why.${why}`)}</Badge>
                </li>
              ))}
            </ul>
          </div>
        </Card>
      )}
      <Card title={t('console.system.payments')}>
        <p>{t(`console.system.document.${payments.document}`, { series: isolated(payments.series) })}</p>
      </Card>
      <Card title={t('console.system.waiting')}>
        <Facts
          rows={[
            ...queues.map(
              ({ kind, count, oldestSeconds }) =>
                [
                  t(`moderation.kind.${kind}`),
                  oldestSeconds === null ? number(count) : t('console.system.oldest', { number: number(count), age: ago(oldestSeconds) }),
                ] as const,
            ),
            [t('console.system.due'), upTo(outbox.due)],
            [t('console.system.givenUp'), upTo(outbox.givenUp)],
          ]}
        />
      </Card>
    </>
  );
}
