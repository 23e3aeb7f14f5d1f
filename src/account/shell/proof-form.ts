import type { FormOf } from '../../form/form-of.ts';

export interface ProofValues {
  password: string;
}

/** The form that asks for the password again. */
export const proofForm: FormOf<ProofValues, 'passwordRequired'> = {
  rules: [['password', 'passwordRequired', ({ password }) => password === '']],
  names: { password: 'password' },
  refusals: { PROOF_WRONG: 'password' },
  says: (t, check) => t(`proof.${check}`),
};
