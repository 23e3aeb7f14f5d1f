/** Which credit pack helps someone whose credits do not reach. Shown by pages; the API charges what is bought. */
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import type { CreditPack } from '../../../contract/plan/schemas.ts';

/**
 * @param missing credits
 * @returns the smallest pack that covers what is missing, else the largest there is; undefined when none is sold in this language
 */
export function packFor(packs: readonly CreditPack[], missing: number, language: ApiLanguage): CreditPack | undefined {
  const sold = packs.filter((pack) => pack.language === language).sort((a, b) => a.additionalCredit - b.additionalCredit);
  return sold.find(({ additionalCredit }) => additionalCredit >= missing) ?? sold.at(-1);
}
