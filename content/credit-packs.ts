/** Credit packs; prices in minor units. */
export const creditPacks: { additionalCredit: number; price: { USD: number; TRY: number } }[] = [
  { additionalCredit: 100, price: { USD: 12_00, TRY: 500_00 } },
  { additionalCredit: 250, price: { USD: 27_00, TRY: 1_150_00 } },
  { additionalCredit: 500, price: { USD: 49_00, TRY: 2_050_00 } },
  { additionalCredit: 1_000, price: { USD: 89_00, TRY: 3_750_00 } },
  { additionalCredit: 2_500, price: { USD: 199_00, TRY: 8_350_00 } },
  { additionalCredit: 5_000, price: { USD: 349_00, TRY: 14_650_00 } },
];
