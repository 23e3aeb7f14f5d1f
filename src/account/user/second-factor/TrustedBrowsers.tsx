import { deleteTrustedBrowser, getTrustedBrowsers } from '../../../../contract/second-factor/calls.ts';
import type { TrustedBrowser } from '../../../../contract/second-factor/schemas.ts';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Device, EndAll } from '../Devices.tsx';
import { Setting } from '../Setting.tsx';

/** The browsers that need no code; each can be ended, or all at once. */
export function TrustedBrowsers() {
  const { t } = useTexts();
  const query = useCall(getTrustedBrowsers);
  return (
    <Setting id="trusted-browsers" title={t('secondFactor.trusted.title')} about={t('secondFactor.trusted.about')}>
      <Answered query={query} rows={1}>
        {({ browsers }) =>
          browsers.length === 0 ? <p className="text-sm soft">{t('secondFactor.trusted.none')}</p> : <List browsers={browsers} />
        }
      </Answered>
    </Setting>
  );
}

function List({ browsers }: { browsers: readonly TrustedBrowser[] }) {
  const { t, date, age } = useTexts();
  const ending = {
    call: deleteTrustedBrowser,
    texts: 'secondFactor.trusted',
    onEnded: (id: string) =>
      saySuccess(t, deleteTrustedBrowser, id === 'all' ? 'secondFactor.trusted.endedAll' : 'secondFactor.trusted.ended'),
  } as const;
  return (
    <>
      <ul className="sessions">
        {browsers.map((browser) => (
          <Device key={browser.id} {...ending} device={browser} icon="shield" mayEnd>
            {t('secondFactor.trusted.used', { age: age(browser.dtLastUsed) })} ·{' '}
            {t('secondFactor.trusted.added', { date: date(browser.dtAdded) })},{' '}
            {t('secondFactor.trusted.ends', { date: date(browser.dtEnds) })}
          </Device>
        ))}
      </ul>
      {browsers.length > 1 && <EndAll {...ending} icon="trash" />}
    </>
  );
}
