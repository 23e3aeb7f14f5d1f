import { defineCall } from '../wire/call.ts';

export const getCreditPlans = defineCall({
  method: 'POST',
  path: '/CMSCredits/GetCreditPlans',
  access: { who: 'anyone' },
  reads: ['content'],
});
export const getCredits = defineCall({
  method: 'GET',
  path: '/CMSCredits/GetCredits',
  access: { who: 'anyone' },
  reads: ['content'],
});
export const getPaymentOrder = defineCall({
  method: 'GET',
  path: '/CMSCredits/GetPaymentOrder',
  access: { who: 'member' },
  reads: ['content'],
});
export const getServicePrices = defineCall({
  method: 'GET',
  path: '/CMSCredits/GetServicePrices',
  access: { who: 'member' },
  reads: ['content'],
});
