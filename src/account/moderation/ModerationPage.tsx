import { lazy, Suspense } from 'react';
import { minuteMs } from '../../../contract/limits.ts';
import { useCall } from '../shared/data/query.ts';
import type { ConsoleRole } from '../../../contract/moderation/roles.ts';
import { getConsole } from '../../../contract/moderation/console-calls.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { sectionAddress, sections, sectionsOf } from './sections.ts';

const SecondFactor = lazy(async () => ({ default: (await import('./team/SecondFactor.tsx')).SecondFactor }));

/** The second factor of a session can expire while the page is open. */
const askedEveryMs = 10 * minuteMs;

/** The moderation console: the sections of the person's role, once the session has a second factor. */
export default function ModerationPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const query = useCall(getConsole, undefined, { everyMs: askedEveryMs });
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('console.title')} />
      <Answered query={query}>
        {({ role, secondFactor }) =>
          secondFactor === 'given' ? (
            <Sections role={role} search={search} />
          ) : (
            <Suspense fallback={<SkeletonList label={t('common.loading')} />}>
              <SecondFactor isSet={secondFactor === 'asked'} />
            </Suspense>
          )
        }
      </Answered>
    </div>
  );
}

function Sections({ role, search }: { role: ConsoleRole; search: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const seen = sectionsOf(role);
  const current = seen.find((id) => id === search['section']) ?? seen[0];
  if (current === undefined) return <p>{t('console.noSection')}</p>;
  const { Section } = sections[current];
  return (
    <>
      <Tabs
        label={t('console.sections')}
        current={current}
        tabs={seen.map((id) => ({ id, href: link(sectionAddress(id)), label: t(`console.section.${id}`) }))}
      />
      <Suspense fallback={<SkeletonList label={t('common.loading')} />}>
        <Section search={search} consoleRole={role} />
      </Suspense>
    </>
  );
}
