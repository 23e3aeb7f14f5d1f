import { bankDetailsIn } from '../../../contract/bank-details/mention.ts';
import { companyTexts } from '../../../contract/bank-details/texts.ts';
import { pictureIn } from '../../../contract/media-size.ts';
import { addressLine, cityOf, hostOf, webAddressOf } from '../../../contract/company/public-page.ts';
import { inOneLine } from '../../../contract/lookup/place-name.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { videoIdOf } from '../../../contract/company/video.ts';
import { leftToRight } from '../../../contract/isolate.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { BankNote } from '../shared/BankNote.tsx';
import { useTexts } from '../shared/texts.tsx';

const productsShown = 4;

/** The public page of a company as it will be once what is stored is approved: with its edit, and for its owner only. */
export function CompanyPreview({ company, onClose }: { company: OwnCompany; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog isOpen onClose={onClose} title={t('company.preview.open')} closeLabel={t('common.actions.close')} wide>
      <div className="stack gap-6">
        <Note>
          {t('company.preview.note')} {t('company.preview.unsaved')}
        </Note>
        <Head company={company} />
        <div className="columns with-aside">
          <div className="stack gap-8">
            <About company={company} />
            <Products company={company} />
            <Film company={company} />
          </div>
          <aside className="stack gap-6">
            <ContactBox />
            <Details company={company} />
            <Trades company={company} />
          </aside>
        </div>
      </div>
    </Dialog>
  );
}

interface PartProps {
  company: OwnCompany;
}

function Head({ company }: PartProps) {
  const { t, date, number, language } = useTexts();
  const { companyViewCount: views } = company;
  const country = company.address.countryName?.[language] ?? '';
  return (
    <section>
      {company.mainPhotoUrl === '' ? (
        <div className="cover cover--none" />
      ) : (
        <img className="cover" src={pictureIn('l', company.mainPhotoUrl)} alt="" width={1800} height={700} />
      )}
      <div className="company-head">
        {company.logoURL === '' ? (
          <Avatar name={company.name} size="large" />
        ) : (
          <img className="company-head__logo" src={pictureIn('s', company.logoURL)} alt="" width={96} height={96} />
        )}
        <div className="stack gap-2">
          <h3 className="text-xl keep-edge" dir="auto">
            {company.name}
          </h3>
          <ul className="company-head__facts">
            {company.country !== '' && (
              <li>
                <Flag code={company.country} />
                <span>{inOneLine([cityOf(company, language), country], language)}</span>
              </li>
            )}
            <li>
              <Icon name="calendar" size="small" />
              {t('directory.memberSince', { date: date(company.dtCreatedAt) })}
            </li>
            <li>
              <Icon name="eye" size="small" />
              {t('directory.views', { count: views, number: number(views) })}
            </li>
            <li>
              <Badge tone="green" icon="check-circle">
                {t('directory.approved')}
              </Badge>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function About({ company }: PartProps) {
  const { t } = useTexts();
  return (
    <section className="stack gap-3">
      <h3>{t('directory.about')}</h3>
      <div className="measure prose prose--plain" dir="auto">
        {company.description}
      </div>
      <BankNote mark={bankDetailsIn(companyTexts(company)).length > 0 ? 'first' : null} verify={t('page.bankDetails')} />
      <ul className="tags">
        {company.companyKeywords.map((keyword) => (
          <li key={keyword} className="tag" dir="auto">
            {keyword}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Products({ company }: PartProps) {
  const { t } = useTexts();
  if (company.products.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h3>{t('directory.products')}</h3>
      <div className="tiles">
        {company.products.slice(0, productsShown).map(({ id, name, imageURLs: [picture] }) => (
          <article key={id} className="tile tile--product">
            {picture !== undefined && <img src={pictureIn('m', picture)} alt="" width={480} height={360} loading="lazy" />}
            <h4 className="keep-edge" dir="auto">
              {name}
            </h4>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Played where it lies: pages of the business area show nobody's frames. */
function Film({ company }: PartProps) {
  const { t } = useTexts();
  if (videoIdOf(company.promotionVideoUrl) === null) return null;
  const poster = company.mainPhotoUrl || company.logoURL;
  return (
    <section className="stack gap-3">
      <h3>{t('directory.film')}</h3>
      <div className="video">
        {poster !== '' && <img src={poster} alt="" width={640} height={360} loading="lazy" />}
        <a className="button" href={company.promotionVideoUrl} target="_blank" rel="noreferrer" aria-label={t('page.playVideo')}>
          <Icon name="play" />
        </a>
      </div>
      <p className="faint text-xs">{t('page.videoNote')}</p>
    </section>
  );
}

/** As a visitor finds it who is not signed in; nothing of it can be pressed here. */
function ContactBox() {
  const { t } = useTexts();
  return (
    <section className="card stack gap-3">
      <h3 className="text-md">{t('contact.title.0')}</h3>
      <p className="soft text-sm">{t('contact.lead')}</p>
      <span className="button">
        <Icon name="chat" />
        {t('contact.signIn')}
      </span>
      <p className="faint text-xs">
        {t('contact.guest')} {t('signUp.signForFree')}
      </p>
    </section>
  );
}

function Details({ company }: PartProps) {
  const { t, language } = useTexts();
  const web = webAddressOf(company.webSite);
  const area = company.activityArea === 1 || company.activityArea === 2 ? t(`directory.activity.${company.activityArea}`) : '';
  const rows = [
    [t('directory.facts.segment'), company.type?.typeDescription[language] ?? ''],
    [t('directory.facts.activity'), area],
    [t('directory.facts.employees'), company.numberOfEmployee && leftToRight(company.numberOfEmployee.replace('-', '–'))],
    [t('directory.facts.hsCode'), company.hsCode && leftToRight(company.hsCode)],
    [t('directory.facts.banks'), company.bankNames],
    [t('directory.facts.webSite'), web === null ? '' : leftToRight(hostOf(web))],
    [t('directory.facts.address'), addressLine(company, company.address.countryName?.[language] ?? '', language)],
  ].filter(([, value]) => value !== '');
  return (
    <section className="card">
      <h3 className="text-md">{t('directory.details')}</h3>
      <dl className="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="keep-edge" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Trades({ company }: PartProps) {
  const { t, language } = useTexts();
  if (company.categories.length === 0) return null;
  return (
    <section className="card stack gap-3">
      <h3 className="text-md">{t('nav.categories')}</h3>
      {company.categories.map((category) => (
        <div key={category.id} className="stack gap-1">
          <span className="medium text-sm">{category.description[language]}</span>
          <p className="text-sm soft">{category.subCategories.map((sub) => sub.description[language]).join(' · ')}</p>
        </div>
      ))}
    </section>
  );
}
