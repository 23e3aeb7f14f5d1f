import { useEffect, useState } from 'react';
import { approval } from '../../contract/company/approval.ts';
import { getUserCompanies } from '../../contract/company/calls.ts';
import type { OwnCompanyCard } from '../../contract/company/shapes.ts';
import { type CreditPack, getCredits, getPaymentOrder } from '../../contract/plan/calls.ts';
import { packFor } from '../../contract/plan/pack.ts';
import { chargeOf } from '../../contract/plan/charge.ts';
import { call, type Failure } from '../client/call.ts';
import { $session, may } from '../client/session.ts';
import { startSession } from '../client/start.ts';
import { errorText } from '../i18n/format.ts';
import type { TextsOf } from '../i18n/keys.ts';
import { apiLanguage } from '../i18n/languages.ts';
import { growingTexts } from '../i18n/light.ts';
import type { ContactFormProps } from './contact-props.ts';

export interface ContactReady {
  t: TextsOf;
  errorText: (failure: Failure) => string;
  /** Own approved companies; once there is one, the account's own company may send too (D-42). */
  senders: readonly OwnCompanyCard[];
  /** What this contact costs; 0 is free. */
  credits: number;
  balance: number;
  /** Covers what is missing, for someone who may buy it. */
  pack: CreditPack | undefined;
}

/** Asked for only where credits do not reach. */
async function packOf(missing: number, language: ContactFormProps['language']): Promise<CreditPack | undefined> {
  if (missing <= 0 || $session.get().creditPlan?.isExpired !== false || !may($session.get(), 'addCredits')) return undefined;
  const packs = await call(getCredits);
  return packs.ok ? packFor(packs.data.credits, missing, apiLanguage(language)) : undefined;
}

/** What the form needs to know; a session that has ended leads to sign-in and back. */
export function useContact({ language, prefix, createdFor, toCompanyId }: ContactFormProps): ContactReady | null {
  const [ready, setReady] = useState<ContactReady | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      startSession(true);
      const texts = growingTexts(language);
      const [, companies, orders] = await Promise.all([
        texts.add(['common', 'contact', 'errors']),
        call(getUserCompanies),
        call(getPaymentOrder),
      ]);
      if (!isCurrent) return;
      if ((!companies.ok && companies.status === 401) || (!orders.ok && orders.status === 401)) {
        location.assign(`${prefix}/sign-in?redirect=${encodeURIComponent(location.pathname + location.search)}`);
        return;
      }
      const own = companies.ok ? companies.data.companies : [];
      const isAnyApproved = own.some((company) => company.approveStatus === approval.approved && !company.isUserCompany);
      const senders = isAnyApproved
        ? own.filter((company) => company.id !== toCompanyId && (company.isUserCompany || company.approveStatus === approval.approved))
        : [];
      const order = orders.ok ? orders.data.paymentOrders.find(({ serviceTypeEnum }) => serviceTypeEnum === createdFor) : undefined;
      const credits = order === undefined ? 0 : chargeOf(order).credits;
      const balance = $session.get().user?.inCredit ?? 0;
      const pack = await packOf(credits - balance, language);
      if (!isCurrent) return;
      setReady({
        t: texts.t,
        errorText: (failure) => errorText(texts.t, failure),
        senders: [...senders].sort((a, b) => Number(a.isUserCompany) - Number(b.isUserCompany)),
        credits,
        balance,
        pack,
      });
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [language, prefix, createdFor, toCompanyId]);
  return ready;
}
