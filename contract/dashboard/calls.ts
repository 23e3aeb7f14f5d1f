import { defineCall } from '../wire/call.ts';

/** The onboarding steps in order. */
export const onboardingSteps = ['email', 'company', 'approval', 'request', 'answer'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const getDashboard = defineCall({
  method: 'GET',
  path: '/User/GetDashboard',
  access: { who: 'member' },
  reads: ['user', 'company', 'request', 'chat', 'message'],
});
