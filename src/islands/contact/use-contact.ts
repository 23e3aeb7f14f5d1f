import { useEffect, useState } from 'react';
import { getContactTerms } from '../../../contract/chat/calls.ts';
import { getCountries } from '../../../contract/lookup/calls.ts';
import type { Country } from '../../../contract/lookup/schemas.ts';
import { getCredits } from '../../../contract/plan/calls.ts';
import type { CreditPack } from '../../../contract/plan/schemas.ts';
import { packFor } from '../../client/store/pack.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { call, type Failure } from '../../client/call.ts';
import { $session, may, setAccount } from '../../client/session/session.ts';
import { startSession } from '../../client/start.ts';
import { keepOwnCompany } from '../../client/own-companies.ts';
import { errorText } from '../../i18n/format.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import { apiLanguage } from '../../i18n/languages.ts';
import { growingTexts } from '../../i18n/browser.ts';
import type { ContactFormProps } from './contact-props.ts';

type Terms = DataOf<typeof getContactTerms>;

export interface ContactReady extends Pick<Terms, 'senders' | 'fault'> {
  t: TextsOf;
  /** Where a quote is asked for. */
  countries: readonly Country[];
  errorText: (failure: Pick<Failure, 'code' | 'message'>) => string;
  /** What this contact costs; 0 is free. */
  credits: number;
  balance: number;
  /** What the person may still spend of it this month; null where no budget bounds it. */
  budgetLeft: number | null;
  /** Covers what is missing, for someone who may buy it. */
  pack: CreditPack | undefined;
  /** The terms could not be read: nothing is known of the contact. */
  failure: Failure | null;
}

/** Asked for only where credits do not reach. */
async function packOf(missing: number, language: ContactFormProps['language']): Promise<CreditPack | undefined> {
  if (missing <= 0 || $session.get().creditPlan?.isExpired !== false || !may($session.get(), 'addCredits')) return undefined;
  const packs = await call(getCredits);
  return packs.ok ? packFor(packs.data.credits, missing, apiLanguage(language)) : undefined;
}

const unknown: Terms = { senders: [], price: 0, inCredit: 0, budgetLeft: null, fault: null };

/** What the form needs to know before somebody writes a word; a session that has ended leads to sign-in and back. */
export function useContact({ language, prefix, createdFor, toCompanyId, requestId, asks }: ContactFormProps): ContactReady | null {
  const [ready, setReady] = useState<ContactReady | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      startSession(true);
      const texts = growingTexts(language);
      const [, terms, countries] = await Promise.all([
        texts.add(['common', 'contact', 'errors', ...(asks === undefined ? [] : (['quote', 'trade'] as const))]),
        call(getContactTerms, { query: { toCompanyId, createdFor: String(createdFor), requestId } }),
        asks === undefined ? null : call(getCountries),
      ]);
      if (!isCurrent) return;
      if (!terms.ok && terms.status === 401) {
        location.assign(`${prefix}/sign-in?redirect=${encodeURIComponent(location.pathname + location.search)}`);
        return;
      }
      const { senders, price, inCredit, budgetLeft, fault } = terms.ok ? terms.data : unknown;
      if (terms.ok) setAccount({ inCredit });
      if (fault === 'OWN_COMPANY') keepOwnCompany(toCompanyId);
      const pack = await packOf(price - inCredit, language);
      if (!isCurrent) return;
      setReady({
        t: texts.t,
        countries: countries?.ok === true ? countries.data : [],
        errorText: (failure) => errorText(texts.t, failure),
        senders,
        fault,
        credits: price,
        balance: inCredit,
        budgetLeft,
        pack,
        failure: terms.ok ? (countries?.ok === false ? countries : null) : terms,
      });
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [language, prefix, createdFor, toCompanyId, requestId, asks]);
  return ready;
}
