/** People and companies of the marketplace as the console sees them: moderators find them and see their state, the rest is the administrators'. */
import { defineCall } from '../call.ts';

const moderator = { who: 'console', role: 'moderator' } as const;
const administrator = { who: 'console', role: 'administrator' } as const;

export const findPeople = defineCall({
  name: 'FindPeople',
  method: 'GET',
  path: '/Moderation/FindPeople',
  access: moderator,
});
export const findCompanies = defineCall({
  name: 'FindCompanies',
  method: 'GET',
  path: '/Moderation/FindCompanies',
  access: moderator,
});

export const getPerson = defineCall({
  name: 'GetPerson',
  method: 'GET',
  path: '/Moderation/GetPerson',
  access: moderator,
});
export const getConsoleCompany = defineCall({
  name: 'GetConsoleCompany',
  method: 'GET',
  path: '/Moderation/GetConsoleCompany',
  access: moderator,
});

export const setPersonSuspension = defineCall({
  name: 'SetPersonSuspension',
  method: 'POST',
  path: '/Moderation/SetPersonSuspension',
  access: administrator,
  write: true,
});
export const setCompanySuspension = defineCall({
  name: 'SetCompanySuspension',
  method: 'POST',
  path: '/Moderation/SetCompanySuspension',
  access: administrator,
  write: true,
});
export const endPersonSessions = defineCall({
  name: 'EndPersonSessions',
  method: 'POST',
  path: '/Moderation/EndPersonSessions',
  access: administrator,
  write: true,
});
export const adjustCredits = defineCall({
  name: 'AdjustCredits',
  method: 'POST',
  path: '/Moderation/AdjustCredits',
  access: administrator,
  write: true,
});
export const getLedger = defineCall({
  name: 'GetLedger',
  method: 'POST',
  path: '/Moderation/GetLedger',
  access: administrator,
});
