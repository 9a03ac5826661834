import { expect, it } from 'vitest';
import { contactsIn } from './contacts.ts';

const none = { email: null, emailProblem: null, phone: null };

it.each([
  ...['', '-', '—', 'N/A', 'n.a.', 'none', 'nil', 'No email', 'no phone'],
  ...['Aucun', 'aucune', 's.o.', 's. o.', 'S/O', 'Sans objet', 'Pas de courriel'],
  ...['aucun courriel', 'Aucun téléphone', 'pas de tél.', 'sans courriel', 'Néant', 'N/D'],
])('“%s” is nothing, in either cell (rules 16.3)', (cell) => {
  expect(contactsIn(cell, cell)).toMatchObject({ ...none, hasOddPhone: false });
});

it('takes a phone number among the email addresses for one', () => {
  expect(contactsIn('613-555-0107', '')).toMatchObject({ email: null, phone: '613-555-0107' });
  expect(contactsIn('613-555-0107', '')).toMatchObject({ isPhoneMoved: true, emailProblem: null });
  // The cell for it goes first.
  const both = contactsIn('613-555-0107', '613-555-0199');
  expect(both).toMatchObject({ phone: '613-555-0199', isPhoneMoved: false });
});

it('takes an address with accents in its domain as mail servers write it', () => {
  expect(contactsIn('Marie@Café.ca', '').email).toBe('marie@xn--caf-dma.ca');
  expect(contactsIn('mailto:ann@mail.example', '').email).toBe('ann@mail.example');
});

it('leaves out an address that is none, and says why', () => {
  const problem = (cell: string) => contactsIn(cell, '').emailProblem;
  expect(problem('not an address')).toBe('emailInvalid');
  expect(problem('a@mail.example; b@mail.example')).toBe('twoEmails');
  expect(contactsIn('ask at the desk', '613-555-0100')).toMatchObject({
    ...{ email: null, phone: '613-555-0100', emailProblem: 'emailInvalid' },
  });
});
