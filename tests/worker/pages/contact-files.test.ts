/** Files by which researchers, authorities and owners of rights find the operator. */
import { describe, expect, test } from 'vitest';
import { startEdge } from '../edge.ts';

const settings = {
  OPERATOR_NAME: 'Nile Trade Ltd',
  OPERATOR_MAIL: 'office@nile.example',
  OPERATOR_PHONE: '+90 212 000 00 00',
  OPERATOR_ADDRESS: '',
};
const textOf = async (name: string, env: object) => {
  const answer = await startEdge({ env }).ask(`/.well-known/${name}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

describe('contact files', () => {
  test('name the operator of the configuration and the languages of the site', async () => {
    const { type, text } = await textOf('dsa-contact.txt', settings);
    expect(type).toBe('text/plain; charset=utf-8');
    for (const line of ['Operator: Nile Trade Ltd', 'Contact: mailto:office@nile.example', 'Contact: tel:+902120000000'])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^Preferred-Languages: (?=.*\ben\b)(?=.*\btr\b)(?=.*\bru\b)(?=.*\bar\b)/m);
    expect(text).not.toContain('Address:');
    expect(text).toMatch(/^Contact: https?:\/\/\S+\/contact-points$/m);
  });

  test('security.txt has the fields that RFC 9116 requires, and expires within a year', async () => {
    const { text } = await textOf('security.txt', settings);
    expect(text).toMatch(/^Contact: mailto:office@nile\.example$/m);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test('do not exist without an operator, and a setting begins no line', async () => {
    for (const name of ['dsa-contact.txt', 'security.txt'])
      expect((await textOf(name, { ...settings, OPERATOR_MAIL: '' })).status).toBe(404);
    expect((await textOf('dsa-contact.txt', { ...settings, OPERATOR_NAME: 'Nile\nContact: mailto:x@y.example' })).text).not.toMatch(
      /^Contact: mailto:x@/m,
    );
  });
});
