import { completenessItemCount, completenessPercent } from '../../../contract/company/completeness.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { formatPercent } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Ticks } from '../../ui/Ticks.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { fieldOfItem, parts, partOf } from './form/parts.ts';
import { isSendable, sendKeyOf, stateOf } from './state.ts';
import type { CompanyForm } from './form/use-company-form.ts';

export interface CompletenessProps {
  editor: CompanyForm;
  company: OwnCompany;
  /** The open part of the form has a button for submission, so this card needs none. */
  isSentHere: boolean;
}

/** "16 of 18 items", links to the missing ones, and submission for approval. */
export function Completeness({ editor: { filled, send, isBusy, goTo }, company, isSentHere }: CompletenessProps) {
  const { t, number, language } = useTexts();
  const state = stateOf(company);
  const label = t('company.itemsFilled', { items: number(filled.items), total: number(completenessItemCount) });
  const percent = formatPercent(completenessPercent(filled.items) / 100, language);
  return (
    <div className="card card--close stack gap-3">
      <p className="row row--apart text-sm">
        <strong className="medium">{label}</strong>
        <span className="medium">{percent}</span>
      </p>
      <Ticks groups={parts.map((part) => filled.ticks[part])} label={label} />
      {filled.missing.length > 0 && (
        <div className="row text-sm">
          <span className="soft" id="company-missing">
            {t('company.missingTitle')}
          </span>
          <ul className="row" aria-labelledby="company-missing">
            {filled.missing.map((item) => (
              <li key={item}>
                <a
                  href={link(`/my-companies/${company.id}?part=${partOf(fieldOfItem[item])}`)}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(fieldOfItem[item]);
                  }}
                >
                  {t(`company.item.${item}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {company.isTaxNumberShared && (
        <Note tone="amber" icon="alert">
          {t('company.taxTwin')}
        </Note>
      )}
      {isSendable(state) && !isSentHere && (
        <p className="row row--apart text-sm">
          <span className="soft">{t('company.sendText')}</span>
          <Button variant={filled.isComplete ? 'primary' : 'secondary'} icon="send" onClick={() => void send()} busy={isBusy}>
            {t(sendKeyOf(state))}
          </Button>
        </p>
      )}
    </div>
  );
}
