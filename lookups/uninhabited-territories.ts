/**
 * ISO 3166-1 territories without permanent inhabitants: the phone package leaves them out. Codes from the ITU list of
 * assigned country codes, that of the administering country where the territory has none.
 */
export const uninhabitedDialCodes: Readonly<Record<string, string>> = {
  AQ: '+672',
  BV: '+47',
  GS: '+500',
  HM: '+672',
  PN: '+64',
  TF: '+262',
  UM: '+1',
};
