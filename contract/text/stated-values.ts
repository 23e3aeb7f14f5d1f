/**
 * Numbers that texts state, by the name of their placeholder: texts in locales/ and content/ never contain a number that the contract
 * defines (tests/unit/texts/stated-values.test.ts).
 */
import {
  activationMs,
  addressChangeMs,
  alarmPauseMs,
  chatMailPauseMs,
  contactRefundMs,
  contactsPerDayWithoutPlan,
  dayMs,
  draftLifeMs,
  freshProofMs,
  hourMs,
  invitationMs,
  keywordLengthMax,
  keywordLengthMin,
  knownDeviceMs,
  minuteMs,
  nameLengthMin,
  phoneDigitsMax,
  phoneLengthIgnored,
  refreshAbsoluteMs,
  refreshIdleMs,
  requestPublicMs,
  resetMs,
  searchLengthMin,
  signInAlertMs,
  uploadBytesMax,
  uploadWaitMs,
  welcomePlanMs,
} from '../limits.ts';
import { boosts } from '../company/boost.ts';
import { appealMonths, decisionMonths, evidenceFilesMax } from '../notice/fields.ts';
import { cardLengths } from '../payment/fields.ts';
import { quoteLimits } from '../quote/fields.ts';
import { recoveryOpenMs, recoveryWaitMs, trustMs, wrongCodesNotified } from '../second-factor/fields.ts';
import { budgetMax } from '../staff/fields.ts';
import { strikesUntilProposal } from '../strike/fields.ts';
import { counterRetentionMs } from '../system/tally.ts';
import { hsChapters, hsDigitCounts } from '../trade/hs-code.ts';
import { factLimits } from '../trade/fact-limits.ts';
import { type Language, localeOf } from './languages.ts';

/** What messages about longer texts say, as specified (docs/behaviour.md#upload-limits). */
const textLengthStated = 4000;

/** How long an unused plan or pack can be returned; staff carry it out. */
const withdrawalMs = 14 * dayMs;

export const statedValues = {
  activationDays: activationMs / dayMs,
  addressChangeHours: addressChangeMs / hourMs,
  advancePercentMax: factLimits.advancePercentMax,
  appealMonths,
  alarmPauseHours: alarmPauseMs / hourMs,
  boostDayCredits: boosts[1].credits,
  boostMonthCredits: boosts[3].credits,
  boostMonthDays: boosts[3].lengthMs / dayMs,
  boostWeekCredits: boosts[2].credits,
  budgetMax,
  cardDigitsMax: cardLengths.number,
  celsiusMax: factLimits.celsiusMax,
  celsiusMin: factLimits.celsiusMin,
  chatMailPauseMinutes: chatMailPauseMs / minuteMs,
  contactRefundHours: contactRefundMs / hourMs,
  contactsPerDayWithoutPlan,
  counterRetentionDays: counterRetentionMs / dayMs,
  cvvDigits: cardLengths.cvv,
  decisionMonths,
  draftDays: draftLifeMs / dayMs,
  evidenceFilesMax,
  freshProofMinutes: freshProofMs / minuteMs,
  freightCountMax: factLimits.freightCountMax,
  hsChapterCount: hsChapters.length,
  invitationDays: invitationMs / dayMs,
  keywordLengthMax,
  keywordLengthMin,
  knownDeviceDays: knownDeviceMs / dayMs,
  leadTimeDaysMax: factLimits.leadTimeDaysMax,
  nameLengthMin,
  openAccountDaysMax: factLimits.openAccountDaysMax,
  phoneDigitsIgnored: phoneLengthIgnored,
  phoneDigitsMax,
  phoneDigitsMin: phoneLengthIgnored + 1,
  quoteDaysMax: quoteLimits.daysMax,
  recoveryOpenHours: recoveryOpenMs / hourMs,
  recoveryWaitHours: recoveryWaitMs / hourMs,
  requestDays: requestPublicMs / dayMs,
  resetMinutes: resetMs / minuteMs,
  searchLengthMin,
  sessionDaysMax: refreshAbsoluteMs / dayMs,
  sessionIdleDays: refreshIdleMs / dayMs,
  signInAlertDays: signInAlertMs / dayMs,
  strikesUntilProposal,
  textLengthStated,
  trustDays: trustMs / dayMs,
  uploadMegabytes: uploadBytesMax / 1_000_000,
  uploadWaitHours: uploadWaitMs / hourMs,
  welcomePlanDays: welcomePlanMs / dayMs,
  withdrawalDays: withdrawalMs / dayMs,
  wrongCodesNotified,
} as const;

/** The numbers as the readers of a language write them. */
export function statedTexts(language: Language): Readonly<Record<string, string>> {
  const locale = localeOf[language];
  const number = new Intl.NumberFormat(locale);
  const chapter = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const { least, most, others } = hsDigitCounts;
  return {
    ...Object.fromEntries(Object.entries(statedValues).map(([name, value]) => [name, number.format(value).replace('-', '−')])),
    hsDigits: new Intl.ListFormat(locale, { type: 'disjunction' }).format([
      ...others.map((count) => number.format(count)),
      `${number.format(least)}–${number.format(most)}`,
    ]),
    hsChapterFirst: chapter.format(Number(hsChapters.at(0))),
    hsChapterLast: chapter.format(Number(hsChapters.at(-1))),
  };
}

/**
 * Fills the stated numbers into a text that i18next does not handle; other placeholders stay.
 * @param more numbers that only such texts contain
 */
export function withStatedValues(text: string, language: Language, more: Readonly<Record<string, number>> = {}): string {
  const number = new Intl.NumberFormat(localeOf[language]);
  const texts = {
    ...statedTexts(language),
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, number.format(value)])),
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => texts[name] ?? placeholder);
}
