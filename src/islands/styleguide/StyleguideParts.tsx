import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Ticks } from '../../ui/Ticks.tsx';
import { localeOf } from '../../i18n/languages.ts';
import type { SampleLanguage, Samples } from './styleguide-samples.ts';

const filled = (count: number, of: number) => Array.from({ length: of }, (_, index) => index < count);

/** Badges, notes, tabs, steps, lists and the states of loading, empty and failed. */
export function StyleguideParts({ words, language }: { words: Samples; language: SampleLanguage }) {
  const format = (number: number) => number.toLocaleString(localeOf[language]);
  const rows = [
    { id: '1', credits: -50 },
    { id: '2', credits: 500 },
  ];
  return (
    <section className="stack gap-6">
      <div className="row">
        <Badge tone="green" icon="check-circle">
          {words.approved}
        </Badge>
        <Badge tone="amber" icon="clock">
          {words.waiting}
        </Badge>
        <Badge tone="teal" icon="send">
          {words.ready}
        </Badge>
        <Badge tone="red" icon="alert">
          {words.rejected}
        </Badge>
        <Badge tone="boost" icon="boost">
          {words.boosted}
        </Badge>
        <Badge icon="edit">{words.edit}</Badge>
        <Avatar name="Elif Yıldırım" round size="small" />
        <Avatar name="شركة النيل" />
      </div>
      <Note tone="amber">{words.note}</Note>
      <Note tone="red">{words.failed}</Note>
      <Note>{words.emptyText}</Note>
      <Tabs
        label={words.title}
        current="0"
        tabs={words.tabs.map((label, index) => ({
          id: String(index),
          href: `#${index}`,
          label,
          count: format(1284 * (index + 1)),
        }))}
      />
      <Stepper
        label={words.title}
        current="1"
        formatNumber={format}
        doneLabel={words.done}
        steps={words.steps.map((label, index) => ({ id: String(index), label }))}
      />
      <Card look="close">
        <div className="stack gap-3">
          <p className="text-sm medium">{words.ticks}</p>
          <Ticks label={words.ticks} groups={[filled(5, 6), filled(1, 1), filled(6, 7), filled(2, 2), filled(2, 2)]} />
          <Progress value={64} label={words.uploading} />
        </div>
      </Card>
      <div className="columns columns--2">
        <SkeletonList label={words.loading} rows={2} />
        <EmptyState
          title={words.empty}
          action={
            <LinkButton href="#post" icon="plus">
              {words.post}
            </LinkButton>
          }
        >
          {words.emptyText}
        </EmptyState>
        <ErrorState title={words.errorTitle} retryLabel={words.retry} onRetry={() => undefined} />
        <Spinner label={words.loading} />
      </div>
      <Table
        label={words.sum}
        rows={rows}
        rowId={(row) => row.id}
        columns={[
          {
            id: 'date',
            label: words.date,
            render: () => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(2026, 10, 20)),
          },
          { id: 'what', label: words.what, render: () => words.row },
          {
            id: 'sum',
            label: words.sum,
            isNumber: true,
            render: (row) => <bdi className="ltr">{format(row.credits)}</bdi>,
          },
        ]}
      />
      <Pagination
        page={4}
        pageCount={64}
        href={(page) => `#${page}`}
        label={words.pages}
        previousLabel={words.previous}
        nextLabel={words.nextPage}
        summary={words.summary}
        formatNumber={format}
      />
    </section>
  );
}
