/** People and companies in the console: moderators can find them and see their state; details and actions are for administrators. */
import { defineCall } from '../wire/call.ts';

const moderator = { who: 'console', role: 'moderator' } as const;
const administrator = { who: 'console', role: 'administrator' } as const;

export const findPeople = defineCall({
  method: 'GET',
  path: '/Moderation/FindPeople',
  access: moderator,
  reads: ['moderation'],
});
export const findCompanies = defineCall({
  method: 'GET',
  path: '/Moderation/FindCompanies',
  access: moderator,
  reads: ['moderation'],
});

export const getPerson = defineCall({
  method: 'GET',
  path: '/Moderation/GetPerson',
  access: moderator,
  reads: ['moderation'],
});
export const getConsoleCompany = defineCall({
  method: 'GET',
  path: '/Moderation/GetConsoleCompany',
  access: moderator,
  reads: ['moderation'],
});

export const setPersonSuspension = defineCall({
  method: 'POST',
  path: '/Moderation/SetPersonSuspension',
  access: administrator,
  write: true,
  changes: ['moderation', 'company', 'product', 'request'],
});
export const setCompanySuspension = defineCall({
  method: 'POST',
  path: '/Moderation/SetCompanySuspension',
  access: administrator,
  write: true,
  changes: ['moderation', 'company', 'product', 'request'],
});
export const endPersonSessions = defineCall({
  method: 'POST',
  path: '/Moderation/EndPersonSessions',
  access: administrator,
  write: true,
  changes: ['moderation'],
});
export const adjustCredits = defineCall({
  method: 'POST',
  path: '/Moderation/AdjustCredits',
  access: administrator,
  write: true,
  changes: ['moderation'],
});
export const getLedger = defineCall({
  method: 'POST',
  path: '/Moderation/GetLedger',
  access: administrator,
  reads: ['moderation'],
});
