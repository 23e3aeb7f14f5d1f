import { useEffect } from 'react';
import { getDashboard } from '../../../contract/dashboard/calls.ts';
import { $unread } from '../../client/session/session.ts';
import { Answered } from '../shared/data/Answered.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { Balance } from './Balance.tsx';
import { PasskeyPlace } from './PasskeyPlace.tsx';
import { Steps } from './Steps.tsx';
import { Traffic } from './Traffic.tsx';
import { Ending, Matches, Unanswered } from './Waiting.tsx';

/** Next steps, open items and analytics, limited to what this person may see. */
export default function DashboardPage() {
  const { t } = useTexts();
  const query = useCall(getDashboard);
  const { refetch } = query;
  // A message has arrived, or was read in another window.
  useEffect(() => $unread.listen(() => void refetch()), [refetch]);
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('nav.business.start')} />
      <Answered query={query} rows={4}>
        {({ steps, company, unanswered, ending, matches, traffic, credits, plan }) => (
          <div className="columns dashboard">
            <div className="stack gap-6">
              {steps.some(({ isDone }) => !isDone) && <Steps steps={steps} company={company} />}
              {unanswered !== null && <Unanswered chats={unanswered} />}
              {matches !== null && matches !== undefined && <Matches matches={matches} />}
              {ending !== null && <Ending requests={ending} />}
              <PasskeyPlace />
            </div>
            <div className="stack gap-6">
              {credits !== null && <Balance credits={credits} plan={plan} />}
              <Traffic days={traffic} />
            </div>
          </div>
        )}
      </Answered>
    </div>
  );
}
