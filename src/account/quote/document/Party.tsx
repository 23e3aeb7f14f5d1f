import { phoneText } from '../../../i18n/phone-text.ts';
import type { Language } from '../../../../contract/text/languages.ts';
import type { ProFormaParty } from '../../../../contract/quote/shapes.ts';
import { Lines, type Readers, Words } from './parts.tsx';

/** A company with the facts that banks and customs require; empty ones are left out. */
export function Party({ title, party, readers }: { title: 'seller' | 'buyer'; party: ProFormaParty; readers: Readers }) {
  const { name, address, area, city, postalCode, country, taxOffice, taxNumber, phone, email } = party;
  const cityIn = (language: Language): string => city?.[language] ?? '';
  return (
    <section className="stack gap-1 text-sm">
      <h3 className="text-sm soft">
        <Words of={({ t }) => t(`quote.doc.${title}`)} readers={readers} />
      </h3>
      <p className="medium keep-edge" dir="auto">
        {name}
      </p>
      {address !== '' && (
        <p dir="auto" className="keep-edge receipt__address">
          {address}
        </p>
      )}
      <p>
        <Lines
          of={(reader) =>
            [[postalCode, area, cityIn(reader.language)].filter(Boolean).join(' '), country === '' ? '' : reader.country(country)]
              .filter(Boolean)
              .join(reader.t('trade.comma'))
          }
          readers={readers}
        />
      </p>
      {taxOffice !== '' && (
        <p>
          <Words of={({ t }) => t('quote.doc.taxOffice')} readers={readers} />: <bdi>{taxOffice}</bdi>
        </p>
      )}
      {taxNumber !== '' && (
        <p>
          <Words of={({ t }) => t('quote.doc.taxNumber')} readers={readers} />: <bdi className="ltr">{taxNumber}</bdi>
        </p>
      )}
      {(phone ?? email) !== undefined && (
        <p>
          <Words of={({ t }) => t('quote.doc.contact')} readers={readers} />:{' '}
          {phone !== undefined && <bdi className="ltr">{phoneText(phone)}</bdi>}
          {phone !== undefined && email !== undefined && ' · '}
          {email !== undefined && <bdi className="ltr">{email}</bdi>}
        </p>
      )}
    </section>
  );
}
