/** Forms of a person (profile, password) and of the editors' console. */
import { ask } from '../people/businesses.ts';
import { field, fillAll, newName, password, press, toast } from './steps.ts';
import type { FormWalk } from './walk.ts';

/** Forms that need a new account for each walk. */
export const ownForms: readonly FormWalk[] = [
  {
    name: 'the profile',
    at: async () => '/profile-settings',
    fill: (page) => fillAll(page, { fullName: 'ليلى الحداد', addressDescription: 'شارع النيل ١٧' }),
    where: (page) => field(page, 'addressDescription'),
    text: 'شارع النيل ١٧',
    press: (page, t) => press(page, t('common.actions.save')),
    call: 'EditUserProfile',
    done: (page, t) => toast(page, t('user.settings.saved')),
    isStored: true,
    other: {
      rule: 'asks',
      reads: 'GetUserProfile',
      save: ({ request, token, userId }) =>
        ask(request, '/api/User/EditUserProfile', {
          token,
          multipart: { UserID: userId, FullName: 'Layla', 'Address.stDescription': 'Quay 4' },
        }),
    },
  },
  {
    name: 'a new password',
    at: async () => '/profile-settings?part=security',
    fill: (page) => fillAll(page, { old: password, fresh: 'Calm-caravan-10', again: 'Calm-caravan-10' }),
    where: (page) => field(page, 'fresh'),
    text: 'Calm-caravan-10',
    press: (page, t) => press(page, t('user.settings.password.submit')),
    call: 'EditPassword',
    done: (page, t) => toast(page, t('user.settings.password.done')),
    isStored: false,
  },
];

const heading = newName('Quay');

/** Forms for an editor of the console. */
export const consoleForms: readonly FormWalk[] = [
  {
    name: 'an article',
    at: async () => '/moderation?section=content&kind=news',
    open: (page, t) => page.getByRole('link', { name: t('publishing.new.news') }).click(),
    fill: (page, t) => page.getByLabel(t('publishing.field.title')).fill(heading),
    where: (page, t) => page.getByLabel(t('publishing.field.title')),
    text: heading,
    press: (page, t) => press(page, t('publishing.save')),
    call: 'SaveContent',
    done: (page, t) => toast(page, t('publishing.saved')),
    isStored: true,
  },
];
