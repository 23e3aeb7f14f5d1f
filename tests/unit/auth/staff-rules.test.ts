/** Rules of the staff page: who may change whom, how many staff a plan allows, and what a new member of staff needs. */
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../contract/wire/check.ts';
import { codeOf } from '../../../contract/wire/error-code.ts';
import { unlimited } from '../../../contract/plan/features.ts';
import { flags, permissionsFromBits, staffDefaultBits, type Permissions } from '../../../contract/permissions.ts';
import { addSubUser } from '../../../contract/staff/schemas.ts';
import { permissionsOf, roleNames, roleOf } from '../../../src/account/shared/gate/staff-roles.ts';
import {
  budgetOf,
  budgetText,
  editStaffForm,
  emptyStaff,
  inviteForm,
  newStaffForm,
  staffBody,
  type NewStaffValues,
} from '../../../src/account/staff/form.ts';
import {
  changedFlags,
  chosenFlags,
  flagGroups,
  grantable,
  heldFlags,
  isBudgetWithin,
  isWithin,
  roomIn,
} from '../../../src/account/staff/rules.ts';

const codes = [
  { id: 'tr', dialCode: '+90' },
  { id: 'eg', dialCode: '+20' },
];
const whole: NewStaffValues = {
  name: ' Nour Aziz ',
  email: ' nour@company.example ',
  password: 'secret',
  again: 'secret',
  phone: { country: 'eg', digits: '1001234518' },
};
const faults = (changes: Partial<NewStaffValues> = {}) =>
  faultsOf(newStaffForm.rules, { ...whole, ...changes }, undefined).map(({ field, check }) => `${field}:${check}`);
const editForm = editStaffForm(null, '');
const permitted = (...on: (keyof Permissions)[]): Permissions => ({
  ...permissionsFromBits(0),
  viewUserProfile: true,
  ...Object.fromEntries(on.map((flag) => [flag, true])),
});

describe('a new member of staff', () => {
  test('requires five fields, reported in the order of the form', () => {
    expect(faultsOf(newStaffForm.rules, emptyStaff, undefined).map(({ check }) => check)).toEqual([
      'name',
      'email',
      'passwordRequired',
      'againRequired',
      'phone',
    ]);
    expect(faults({ name: '  ' })).toEqual(['name:name']);
    expect(faults()).toEqual([]);
  });

  test('then checks the length of the password, then that both are equal', () => {
    expect(faults({ password: '12345', again: '12345' })).toEqual(['password:passwordShort']);
    expect(faults({ password: '12345', again: '1234' })).toEqual(['password:passwordShort', 'again:notMatch']);
    expect(faults({ again: 'Secret' })).toEqual(['again:notMatch']);
    expect(faults({ password: '12345', again: '12345', phone: { country: 'eg', digits: '' } })).toEqual([
      'phone:phone',
      'password:passwordShort',
    ]);
  });

  test('reports an invalid address or phone before it is sent', () => {
    for (const email of ['nour', 'nour@company', 'no ur@company.example', '@company.example'])
      expect(faults({ email }), email).toEqual(['email:emailInvalid']);
    expect(faults({ phone: { country: 'eg', digits: '12345' } })).toEqual(['phone:phoneInvalid']);
    expect(faults({ phone: { country: 'eg', digits: '123456' } })).toEqual([]);
  });

  test('is sent in the form of the contract: the phone as dial code, dash, number', () => {
    const body = staffBody(whole, codes);
    expect(body).toEqual({ stFullname: 'Nour Aziz', stEmail: 'nour@company.example', stPassword: 'secret', stPhone: '+20-1001234518' });
    expect(addSubUser.body?.safeParse(body).success).toBe(true);
    const longest = staffBody({ ...whole, phone: { country: 'eg', digits: '1'.repeat(11) } }, [{ id: 'eg', dialCode: '+1868' }]);
    expect(addSubUser.body?.safeParse(longest).success).toBe(true);
    // A number may have 15 digits with its dial code. A longer one is not cut off; the call refuses it.
    const longer = staffBody({ ...whole, phone: { country: 'eg', digits: '1'.repeat(12) } }, [{ id: 'eg', dialCode: '+1868' }]);
    expect(addSubUser.body?.safeParse(longer).error?.issues[0]?.message).toBe('INVALID_PHONE');
    expect(Object.keys(body).filter((name) => !(name in newStaffForm.names))).toEqual([]);
  });
});

describe('permissions', () => {
  test('every flag is in one group; all but the one that is always on can be changed', () => {
    const grouped = Object.values(flagGroups).flat();
    expect(grouped.toSorted()).toEqual([...flags].toSorted());
    expect(chosenFlags).toHaveLength(flags.length - 1);
    expect(chosenFlags).not.toContain('viewUserProfile');
    expect(heldFlags(permissionsFromBits(staffDefaultBits))).toEqual(['addAndEditSubUser']);
  });

  test('only changed flags are sent, so that a concurrent change of another flag is kept', () => {
    expect(changedFlags(permitted('sendMessage', 'getChat'), permitted('getChat', 'addCredits'))).toEqual({
      sendMessage: false,
      addCredits: true,
    });
    expect(changedFlags(permitted('getChat'), permitted('getChat'))).toEqual({});
  });

  test('only a person with at least the same flags may change a member of staff', () => {
    const holds = (flag: keyof Permissions) => ['addAndEditSubUser', 'sendMessage'].includes(flag);
    expect(isWithin(permitted(), holds)).toBe(true);
    expect(isWithin(permitted('sendMessage', 'addAndEditSubUser'), holds)).toBe(true);
    expect(isWithin(permitted('sendMessage', 'addCredits'), holds)).toBe(false);
    expect(isWithin(permissionsFromBits(-1), () => true)).toBe(true);
  });
});

describe('room for another member of staff', () => {
  test('exists below the limit of the plan only', () => {
    expect(roomIn('ok', 5, 4)).toBe('open');
    expect(roomIn('ok', 5, 5)).toBe('full');
    expect(roomIn('ok', 5, 6)).toBe('full');
    expect(roomIn('ok', unlimited, 500)).toBe('open');
  });

  test('does not exist without a plan, after its end, and in a plan without staff', () => {
    expect(roomIn('none', 5, 0)).toBe('noPlan');
    expect(roomIn('expired', 5, 0)).toBe('expired');
    expect(roomIn('ok', 0, 0)).toBe('notIncluded');
  });
});

test('restoring permissions requires a valid address', () => {
  const checksOf = (email: string) =>
    faultsOf(editForm.rules, { email, permissions: permitted(), budget: '' }, undefined).map(({ check }) => check);
  expect([checksOf(' '), checksOf('nour@company'), checksOf(' nour@company.example ')]).toEqual([['email'], ['emailInvalid'], []]);
});

test('an address in use is recognized by code or by message', () => {
  const isEmailUsed = (failure: { code: string; message: string }) => codeOf(failure) === 'STAFF_EMAIL_USED';
  expect([newStaffForm.refusals, editForm.refusals]).toEqual([
    { STAFF_EMAIL_USED: 'email' },
    { STAFF_EMAIL_USED: 'email', STAFF_EMAIL_OPEN: 'email' },
  ]);
  expect(isEmailUsed({ code: 'STAFF_EMAIL_USED', message: '' })).toBe(true);
  expect(isEmailUsed({ code: 'UNEXPECTED', message: 'This email used before' })).toBe(true);
  expect(isEmailUsed({ code: 'LIMIT_REACHED', message: 'No more.' })).toBe(false);
});

describe('roles', () => {
  test('each is recognized by its flags; a changed flag makes it a custom choice', () => {
    for (const role of roleNames) {
      const its = permissionsOf(role);
      expect(roleOf(its)).toBe(role);
      for (const flag of flags.filter((one) => one !== 'viewUserProfile')) {
        const changed = { ...its, [flag]: !its[flag] };
        // Some of them differ by one flag.
        expect([null, ...roleNames.filter((other) => other !== role)]).toContain(roleOf(changed));
      }
    }
    expect(roleOf(permitted('addCredits'))).toBeNull();
    expect(Object.values(permissionsOf('all')).every(Boolean)).toBe(true);
  });

  test('only the role that sees and pays buys credits; the assistant cannot spend any', () => {
    const buyers = roleNames.filter((role) => permissionsOf(role).addCredits);
    expect(buyers).toEqual(['accounting', 'all']);
    for (const flag of ['createChat', 'requestsAccess', 'editAndDeleteCompany', 'addAndEditSubUser'] as const)
      expect(permissionsOf('assistant')[flag]).toBe(false);
  });

  test('a person can grant only those flags of a role that they have', () => {
    const given = grantable(permissionsOf('sales'), (flag) => flag === 'getChat');
    expect(flags.filter((flag) => given[flag])).toEqual(['getChat', 'viewUserProfile']);
  });
});

describe('a monthly budget', () => {
  const checksOf = (budget: string, most: number | null = null) =>
    faultsOf(inviteForm(most).rules, { email: 'nour@company.example', permissions: permitted(), budget }, undefined).map(
      ({ check }) => check,
    );

  test('is a whole number of credits or empty, and within the giver’s own', () => {
    expect(['', ' ', '0', ' 50 ', '1000000'].map((typed) => checksOf(typed))).toEqual([[], [], [], [], []]);
    expect(['-1', '1.5', 'x', '1000001'].map((typed) => checksOf(typed))).toEqual([['budget'], ['budget'], ['budget'], ['budget']]);
    expect([checksOf('٥٠٠'), budgetOf('٥٠٠')]).toEqual([[], 500]);
    expect([checksOf('40', 40), checksOf('41', 40), checksOf('', 40)]).toEqual([[], ['budgetMost'], ['budgetMost']]);
    expect([budgetOf(' '), budgetOf(' 7 '), budgetText(null, 'en'), budgetText(0, 'en'), budgetText(50, 'ar')]).toEqual([
      null,
      7,
      '',
      '0',
      '٥٠',
    ]);
  });

  test('of an invitation may be revoked by whoever could have given it', () => {
    const within = [
      isBudgetWithin(null, null),
      isBudgetWithin(9, null),
      isBudgetWithin(9, 9),
      isBudgetWithin(10, 9),
      isBudgetWithin(null, 9),
    ];
    expect(within).toEqual([true, true, true, false, false]);
  });

  test('given by others may stay when it is more than one could give', () => {
    const values = { email: 'nour@company.example', permissions: permitted(), budget: '90' };
    expect(faultsOf(editStaffForm(40, '90').rules, values, undefined)).toEqual([]);
    expect(faultsOf(editStaffForm(40, '80').rules, values, undefined).map(({ check }) => check)).toEqual(['budgetMost']);
  });
});
