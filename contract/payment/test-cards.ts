/**
 * The cards that the sandbox bank accepts; it refuses every other number (docs/behaviour.md#card-data). Listed on the demo's payment screen
 * and in docs/demo.md.
 */
export const testCards = [
  { number: '5528790000000008', outcome: 'success' },
  { number: '4766620000000001', outcome: 'success' },
  { number: '9792030394440796', outcome: 'success' },
  { number: '4131111111111117', outcome: 'md0' },
  { number: '4131111111111125', outcome: 'md2' },
  { number: '4131111111111133', outcome: 'md3' },
  { number: '4141111111111115', outcome: 'md4' },
  { number: '4131111111111158', outcome: 'md5' },
  { number: '4131111111111166', outcome: 'md6' },
  { number: '4131111111111174', outcome: 'md7' },
  { number: '4131111111111182', outcome: 'md8' },
  { number: '4151111111111112', outcome: 'refused' },
  { number: '4151111111111161', outcome: 'suspected' },
  { number: '4124111111111116', outcome: 'wrongCvv' },
  { number: '4111111111111129', outcome: 'noFunds' },
  { number: '4151111111111153', outcome: 'limit' },
  { number: '4125111111111115', outcome: 'expired' },
  { number: '4127111111111113', outcome: 'lost' },
  { number: '4126111111111114', outcome: 'stolen' },
  { number: '4123111111111117', outcome: 'notPermitted' },
  { number: '4129111111111111', outcome: 'declined' },
  { number: '4151111111111120', outcome: 'lostCallback' },
  { number: '4151111111111138', outcome: 'slow' },
  { number: '4151111111111146', outcome: 'hang' },
  { number: '4151111111111179', outcome: 'review' },
] as const;
export type TestCardOutcome = (typeof testCards)[number]['outcome'];

/** The code that the bank's page asks for, and shows. */
export const testCode = '123456';
