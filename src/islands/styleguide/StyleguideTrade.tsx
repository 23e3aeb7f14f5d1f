import { asciiUpperCase } from '../../../contract/text/letter-case.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { formatAge } from '../../i18n/format.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import type { Language } from '../../../contract/text/languages.ts';

const requests = [
  {
    title: 'Galvanised steel coil DX51D Z275, 0.50–1.20 mm, 400 t a month',
    text: 'We supply roofing plants in Basra and Najaf. Coil weight 5–8 t, width 1,000 and 1,250 mm, mill test certificate EN 10204 3.1. CFR Umm Qasr or CPT Basra, payment by confirmed L/C at sight.',
    tags: ['steel', 'galvanised coil', 'dx51d'],
    country: 'iq',
    isBoosted: true,
  },
  {
    title: 'مطلوب رخام بيج مصقول 60 × 60 × 2 سم، 3,500 م² لمشروع في أربيل',
    text: 'تجانس اللون ضروري، والتعبئة في صناديق خشبية. التسليم DAP أربيل على أربع دفعات تبدأ في فبراير.',
    tags: ['بيج', 'رخام'],
    country: 'iq',
    isBoosted: false,
  },
  {
    title: 'Стальные трубы 57–219 мм, ГОСТ 8732, 240 т',
    text: 'Поставка железной дорогой до Караганды, оплата 30/70.',
    tags: ['трубы', 'гост 8732'],
    country: 'kz',
    isBoosted: false,
  },
];

/** Markup of a list of requests and of a home entry, as in pages. */
export function StyleguideTrade({ t, language }: { t: TextsOf; language: Language }) {
  const age = formatAge('2026-11-20T09:00:00Z', language, Date.parse('2026-11-20T09:20:00Z'));
  return (
    <section className="stack gap-6">
      <div className="requests requests--ledger">
        <div className="requests__head" aria-hidden="true">
          <span>{t('plan.membership.what')}</span>
          <span>{t('company.field.country')}</span>
          <span>{t('request.form.field.category')}</span>
          <span>{t('request.facts.posted')}</span>
        </div>
        <ol className="requests__rows">
          {requests.map((request) => (
            <li key={request.title} className={request.isBoosted ? 'request is-boosted' : 'request'}>
              <div className="request__what">
                <h2 className="request__title keep-edge" dir="auto">
                  <a href="#request">{request.title}</a>
                </h2>
                <p className="request__text clamp-2 keep-edge" dir="auto">
                  {request.text}
                </p>
                <ul className="tags">
                  {request.tags.map((tag) => (
                    <li key={tag}>
                      <a className="tag" dir="auto" href="#tag">
                        {tag}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
              <p className="request__from">
                <Flag code={request.country} />
                {new Intl.DisplayNames('en', { type: 'region' }).of(asciiUpperCase(request.country))}
              </p>
              <p className="request__category">{t('hsChapters.chapter72')}</p>
              <div className="request__last">
                <time className="request__age">{age}</time>
                <p className="request__state">
                  {request.isBoosted ? (
                    <Badge tone="boost" icon="boost">
                      {t('common.boosted')}
                    </Badge>
                  ) : (
                    <Badge tone="teal">{t('notification.new')}</Badge>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <ol className="ledger">
        {requests.map((request) => (
          <li key={request.title} className={request.isBoosted ? 'entry is-boosted' : 'entry'}>
            <Flag code={request.country} />
            <a className="entry__title keep-edge" dir="auto" href="#request">
              {request.title}
            </a>
            <time className="entry__age">{age}</time>
            <p className="entry__meta">
              <span>{t('hsChapters.chapter72')}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
