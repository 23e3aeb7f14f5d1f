/** Bounds of trade facts. */
export const factLimits = {
  /** A typed number or code, with its separators. */
  typedLength: 24,
  amountMax: 1_000_000_000,
  placeDetail: 80,
  origins: 5,
  certificates: 8,
  openAccountDaysMax: 365,
  leadTimeDaysMax: 365,
  advancePercentMax: 99,
  freightCountMax: 10_000,
  celsiusMin: -60,
  celsiusMax: 60,
  foundedFrom: 1500,
  markets: 30,
  spokenLanguages: 12,
} as const;
