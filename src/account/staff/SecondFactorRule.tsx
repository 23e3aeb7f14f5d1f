import { useState } from 'react';
import { getSecondFactorRule, setSecondFactorRule } from '../../../contract/second-factor/calls.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { localeOf } from '../../../contract/text/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Question } from '../../form/Question.tsx';
import { minuteMs } from '../../../contract/limits.ts';
import { useCall } from '../shared/data/query.ts';
import { Answered } from '../shared/data/Answered.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { useClock } from '../shared/data/use-clock.ts';
import { saySuccess } from '../shared/say-success.ts';
import { renewDue } from '../shared/second-factor/renew-due.ts';
import { useTexts } from '../shared/texts.tsx';
import { RuleDialog } from './RuleDialog.tsx';

type Rule = DataOf<typeof getSecondFactorRule>;

/** For the main user: requires a second factor or passkey of everybody from a day on. */
export function SecondFactorRule() {
  const { t } = useTexts();
  const query = useCall(getSecondFactorRule);
  return (
    <Card title={t('secondFactor.rule.title')}>
      <div className="stack gap-4">
        <p className="text-sm soft measure">{t('secondFactor.rule.about')}</p>
        <Answered query={query} rows={1}>
          {(rule) => <Present rule={rule} />}
        </Answered>
      </div>
    </Card>
  );
}

function Present({ rule: { dtRequired, without } }: { rule: Rule }) {
  const { t, date, language } = useTexts();
  const now = useClock(minuteMs);
  const [asked, setAsked] = useState<'day' | 'end'>();
  const ending = useWrite(setSecondFactorRule, { isShownByReading: true });
  const close = () => setAsked(undefined);
  const end = async () => {
    const answer = await ending.run({ body: { from: null } });
    close();
    ending.renew();
    if (!answer.ok) return;
    renewDue();
    saySuccess(t, setSecondFactorRule, 'secondFactor.rule.saved');
  };
  const state = dtRequired === null ? 'off' : Date.parse(dtRequired) > now ? 'planned' : 'active';
  return (
    <>
      <p>{t(`secondFactor.rule.${state}`, { date: date(dtRequired ?? '1970-01-01') })}</p>
      <p className="text-sm soft">
        {without.length === 0
          ? t('secondFactor.rule.everybody')
          : t('secondFactor.rule.without', {
              names: new Intl.ListFormat(localeOf[language]).format(without.map((name) => isolated(name))),
            })}
      </p>
      <div className="row">
        <Button variant="secondary" onClick={() => setAsked('day')}>
          {t(dtRequired === null ? 'secondFactor.rule.save' : 'secondFactor.rule.change')}
        </Button>
        {dtRequired !== null && (
          <Button variant="quiet" onClick={() => setAsked('end')}>
            {t('secondFactor.rule.end')}
          </Button>
        )}
      </div>
      {asked === 'day' && <RuleDialog day={dtRequired?.slice(0, 10) ?? ''} onClose={close} />}
      <Question
        isOpen={asked === 'end'}
        onClose={close}
        onConfirm={() => void end()}
        title={t('secondFactor.rule.endAsk')}
        confirmLabel={t('secondFactor.rule.end')}
        variant="danger"
        busy={ending.busy}
      >
        {t('secondFactor.rule.endText')}
      </Question>
    </>
  );
}
