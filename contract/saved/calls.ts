import { defineCall } from '../wire/call.ts';

export const savedKinds = ['company', 'request'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** Whether it can still be opened: public, out of sight for now, over (requests), deleted. */
export const savedStates = ['public', 'hidden', 'ended', 'gone'] as const;
export type SavedState = (typeof savedStates)[number];

export const getSaved = defineCall({
  name: 'GetSaved',
  method: 'GET',
  path: '/User/GetSaved',
  access: { who: 'member' },
  reads: ['saved'],
});

export const getSavedKeys = defineCall({
  name: 'GetSavedKeys',
  method: 'GET',
  path: '/User/GetSavedKeys',
  access: { who: 'member' },
  reads: ['saved'],
});

export const saveItem = defineCall({
  name: 'SaveItem',
  method: 'POST',
  path: '/User/SaveItem',
  access: { who: 'member' },
  write: true,
  changes: ['saved'],
});

export const removeSaved = defineCall({
  name: 'RemoveSaved',
  method: 'POST',
  path: '/User/RemoveSaved',
  access: { who: 'member' },
  write: true,
  changes: ['saved'],
});
