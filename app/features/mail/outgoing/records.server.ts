import { Resolver } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { senderDomain } from '#app/features/mail/transport/transport.server.ts';

/** A record that mail servers look for before they trust a sender. */
export interface MailRecord {
  kind: 'SPF' | 'DKIM' | 'DMARC';
  /** Where it belongs. */
  name: string;
  expected: string;
  /** Null before a look-up, or when no answer came in time. */
  found: string[] | null;
}

const timeLimitMs = 2_000;

/** The records that the sender's domain should have. The mail service chooses a part of DKIM's name. */
export function expectedRecords(selector: string): MailRecord[] {
  const domain = senderDomain();
  return [
    { kind: 'SPF', name: domain, expected: 'v=spf1', found: null },
    {
      kind: 'DKIM',
      name: `${selector || '…'}._domainkey.${domain}`,
      expected: 'v=DKIM1',
      found: null,
    },
    { kind: 'DMARC', name: `_dmarc.${domain}`, expected: 'v=DMARC1', found: null },
  ];
}

/** The same with what the name servers answer within two seconds. */
export const findRecords = (selector: string): Promise<MailRecord[]> =>
  Promise.all(
    expectedRecords(selector).map(async (record) => {
      if (record.name.startsWith('…')) return record;
      return { ...record, found: await lookUp(record) };
    }),
  );

async function lookUp({ name, expected }: MailRecord): Promise<string[] | null> {
  const resolver = new Resolver({ timeout: 1_000, tries: 1 });
  const found = await inTime(resolver.resolveTxt(name));
  resolver.cancel();
  return (
    found
      ?.map((parts) => parts.join(''))
      .filter((text) => text.startsWith(expected))
      .map((text) => text.slice(0, 500)) ?? null
  );
}

/** What a look-up of names found: nothing where there is none, null where no answer came in time. */
export async function inTime<Found>(asked: Promise<Found[]>): Promise<Found[] | null> {
  const found = asked.catch((error: unknown) => (saysNothing(error) ? [] : null));
  return Promise.race([found, wait(timeLimitMs, null, { ref: false })]);
}

const saysNothing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOTFOUND', 'ENODATA'].includes(String(error.code));
