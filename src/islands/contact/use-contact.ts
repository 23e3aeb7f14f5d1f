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
import { errorText } from '../../i18n/format.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import { apiLanguage } from '../../../contract/text/languages.ts';
import { growingTexts } from '../../i18n/browser.ts';
import { chatNameOf, type ContactFormProps } from './contact-props.ts';
import { keepOwnCompany } from './own-company.ts';

type Terms = DataOf<typeof getContactTerms>;

export interface ContactReady extends Pick<Terms, 'senders' | 'fault'> {
  t: TextsOf;
  /** Countries for a quote request. */
  countries: readonly Country[];
  errorText: (failure: Pick<Failure, 'code' | 'message'> & Partial<Failure>) => string;
  /** Price of this contact; 0 is free. */
  credits: number;
  balance: number;
  /** The rest of the person's budget for this month; null without a budget. */
  budgetLeft: number | null;
  /** The credit pack that covers the missing credits, for members who may buy it. */
  pack: CreditPack | undefined;
  /** Why the terms could not be read. */
  failure: Failure | null;
}

/** Reads the credit packs, only if credits are insufficient. */
async function packOf(missing: number, language: ContactFormProps['language']): Promise<CreditPack | undefined> {
  if (missing <= 0 || $session.get().creditPlan?.isExpired !== false || !may($session.get(), 'addCredits')) return undefined;
  const packs = await call(getCredits);
  return packs.ok ? packFor(packs.data.credits, missing, apiLanguage(language)) : undefined;
}

const unknown: Terms = { senders: [], price: 0, inCredit: 0, budgetLeft: null, fault: null };

/**
 * Reads everything that the form needs before somebody writes. If the session has ended, the person signs in and returns here.
 * @returns null while it is read; 'missing' if the texts cannot be loaded
 */
export function useContact(props: ContactFormProps): ContactReady | 'missing' | null {
  const { language, prefix, createdFor, toCompanyId, requestId, asks } = props;
  const chatNameForAll = chatNameOf(props);
  const [ready, setReady] = useState<ContactReady | 'missing' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      startSession(true);
      const texts = growingTexts(language);
      const [, terms, countries] = await Promise.all([
        texts.add(['common', 'contact', 'errors', ...(asks === undefined ? [] : (['quote', 'trade'] as const))]),
        call(getContactTerms, { query: { toCompanyId, createdFor: String(createdFor), requestId, chatNameForAll } }),
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
    load().catch(() => {
      if (isCurrent) setReady('missing');
    });
    return () => {
      isCurrent = false;
    };
  }, [language, prefix, createdFor, toCompanyId, requestId, chatNameForAll, asks]);
  return ready;
}
