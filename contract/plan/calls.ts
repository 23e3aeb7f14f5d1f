import { defineCall } from '../wire/call.ts';

export const getCreditPlans = defineCall({
  name: 'GetCreditPlans',
  method: 'POST',
  path: '/CMSCredits/GetCreditPlans',
  access: { who: 'anyone' },
  reads: ['content'],
});
export const getCredits = defineCall({
  name: 'GetCredits',
  method: 'GET',
  path: '/CMSCredits/GetCredits',
  access: { who: 'anyone' },
  reads: ['content'],
});
export const getPaymentOrder = defineCall({
  name: 'GetPaymentOrder',
  method: 'GET',
  path: '/CMSCredits/GetPaymentOrder',
  access: { who: 'member' },
  reads: ['content'],
});
export const getServicePrices = defineCall({
  name: 'GetServicePrices',
  method: 'GET',
  path: '/CMSCredits/GetServicePrices',
  access: { who: 'member' },
  reads: ['content'],
});
