/**
 * Cities that the list had twice, under two names of GeoNames: the one that goes, and the one that is listed. By country and key of the
 * place (place-key.ts). The row that goes stays behind, because addresses and drafts may name it (ADR 017).
 */
export const sameCities: Readonly<Record<string, string>> = {
  'CN:zhucheng-shandong': 'CN:zhucheng',
  'CR:san-vicente-de-moravia-san-jose': 'CR:san-vicente-de-moravia',
  'FM:kolonia-town': 'FM:kolonia',
  'GN:camayenne': 'GN:conakry',
  'GU:hagatna-village': 'GU:hagatna',
  'HT:ti-port-de-paix': 'HT:port-de-paix',
  'IN:gadag-betageri': 'IN:gadag',
  'JO:qir-moav': 'JO:karak-city',
  'JP:katsuta': 'JP:hitachi-naka',
  'KP:hyesan-dong': 'KP:hyesan',
  'LK:pita-kotte': 'LK:sri-jayewardenepura-kotte',
  'LY:az-zawiyah': 'LY:zawiya',
  'MN:dzuunmod': 'MN:zuunmod',
  'PH:panalanoy': 'PH:tacloban',
  'PH:santol': 'PH:angeles-city',
  'PW:koror-town': 'PW:koror',
  'US:east-hampton': 'US:hampton',
  'US:east-norwalk': 'US:norwalk-connecticut',
  'US:metairie-terrace': 'US:metairie',
  'US:south-suffolk': 'US:suffolk',
};
