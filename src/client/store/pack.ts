/** The credit pack for insufficient credits, for display; the API charges the pack that is bought. */
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import type { CreditPack } from '../../../contract/plan/schemas.ts';

/**
 * @param missing credits
 * @returns the smallest pack that covers them, otherwise the largest; undefined if none is sold in this language
 */
export function packFor(packs: readonly CreditPack[], missing: number, language: ApiLanguage): CreditPack | undefined {
  const sold = packs.filter((pack) => pack.language === language).sort((a, b) => a.additionalCredit - b.additionalCredit);
  return sold.find(({ additionalCredit }) => additionalCredit >= missing) ?? sold.at(-1);
}
