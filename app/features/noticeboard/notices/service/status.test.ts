import { describe, expect, it } from 'vitest';
import type { MailState } from '#db/enums.ts';
import { isInList, serviceStatus, type ServiceFacts } from './status.ts';

const at = new Date('2026-12-05T15:00:00Z');
const facts = (given: Partial<ServiceFacts>): ServiceFacts => ({
  way: 'EMAIL',
  address: null,
  email: null,
  handover: null,
  ...given,
});
const email = (state: MailState) => ({ state, at });

describe('when an owner counts as served (rules 37.4)', () => {
  it.each(['QUEUED', 'HELD'] as const)('not by an email that is %s', (state) => {
    expect(serviceStatus(facts({ email: email(state) }))).toMatchObject({
      way: 'EMAIL',
      isServed: false,
      at: null,
    });
  });

  it('by email from the moment when the mail server took it', () => {
    expect(serviceStatus(facts({ email: email('SENT') }))).toEqual({
      way: 'EMAIL',
      isServed: true,
      at,
      on: null,
      failed: null,
    });
  });

  it.each(['BOUNCED', 'SUPPRESSED', 'FAILED'] as const)(
    'on paper after an email that is %s',
    (state) => {
      const [elsewhere, atHome] = ['12 Elm Street', null].map((address) =>
        serviceStatus(facts({ address, email: email(state) })),
      );
      expect(elsewhere).toMatchObject({ way: 'MAIL', isServed: false, failed: state });
      expect(atHome).toMatchObject({ way: 'UNIT', isServed: false, failed: state });
    },
  );

  it('on paper where no email was ever queued', () => {
    expect(serviceStatus(facts({}))).toMatchObject({ way: 'UNIT', isServed: false });
  });

  it('by what was handed over, whatever became of the email', () => {
    const handover = { way: 'UNIT', handedOn: '2026-12-04' } as const;
    expect(serviceStatus(facts({ email: email('BOUNCED'), handover }))).toMatchObject({
      way: 'UNIT',
      isServed: true,
      on: '2026-12-04',
    });
  });

  it('belongs to the lists that say so', () => {
    const open = serviceStatus(facts({ way: 'MAIL', address: 'x' }));
    expect(isInList('open', open)).toBe(true);
    expect(isInList('served', open)).toBe(false);
    expect(isInList('mail', open)).toBe(true);
    expect(isInList('unit', open)).toBe(false);
    expect(isInList('all', open)).toBe(true);
  });
});
