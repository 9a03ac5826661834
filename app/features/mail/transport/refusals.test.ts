import { describe, expect, it } from 'vitest';
import { refusedAbout } from './refusals.ts';

const atRecipient = (response: string) =>
  refusedAbout({
    responseCode: Number(response.slice(0, 3)),
    response,
    command: 'RCPT TO',
    code: 'EENVELOPE',
  });

describe('what a mail server refused an email for', () => {
  it.each([
    '550 5.1.1 <sender@mail.example>: Recipient address rejected: User unknown',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 again',
    '553 5.1.3 Bad recipient address syntax',
    '556 5.1.10 Recipient address has a null MX',
    '550 No such user here',
    '550 Unrouteable address',
    '551 User not local; please try <other@mail.example>',
    '553 mailbox name not allowed',
  ])('is the address: %s', (response) => expect(atRecipient(response)).toBe('ADDRESS'));

  it.each([
    ['550 5.7.1 Relaying denied', 'POLICY'],
    ['550 relay not permitted', 'POLICY'],
    ['550 User not authorized to relay', 'POLICY'],
    ['550 Blocked, see 5.1.1 of our policy', 'POLICY'],
    ['554 No such user', 'POLICY'],
    ['550 Requested action not taken', 'POLICY'],
    ['553 5.1.8 <post@link.example>: Sender address rejected: Domain not found', 'SENDER'],
    ['550 5.1.0 sender rejected', 'SENDER'],
    ['530 5.7.0 Authentication required', 'LOGIN'],
    ['552 5.2.2 Mailbox full', null],
    ['552 Mailbox is full', null],
    ['450 4.1.1 User unknown in local table', null],
    ['421 4.7.0 Try later', null],
  ])('is not the address: %s', (response, about) => expect(atRecipient(response)).toBe(about));

  it.each([
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'LOGIN'],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 454 }, null],
    [{ code: 'EAUTH', command: 'API' }, 'LOGIN'],
    [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'GREETING'],
    [{ code: 'EPROTOCOL', command: 'HELO', responseCode: 550 }, 'GREETING'],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 5.1.1 x' },
      'SENDER',
    ],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 451 }, null],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 550, response: '550 5.1.1 x' }, 'POLICY'],
    [{ code: 'ESOCKET', command: 'CONN' }, 'UNREACHABLE'],
    [{ code: 'EDNS', command: 'CONN' }, 'UNREACHABLE'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'UNREACHABLE'],
  ])('is a step before or after the recipient: %o', (failure, about) =>
    expect(refusedAbout(failure)).toBe(about),
  );
});
