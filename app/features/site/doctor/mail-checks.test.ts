import { describe, expect, it } from 'vitest';
import { mailRecords, type MailSettings, type Names } from './mail-checks.server.ts';

const good = {
  'link.example TXT': ['v=spf1 mx -all', 'another text'],
  's1._domainkey.link.example TXT': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.link.example TXT': ['v=DMARC1; p=none'],
  'mail.link.example A': ['203.0.113.7'],
  '203.0.113.7 PTR': ['mail.link.example'],
};

/** Name servers that know these records, and do not answer for names with `null`. */
function fake(records: Record<string, string[] | null>): Names {
  const answer = (key: string): Promise<string[]> => {
    const found = records[key];
    if (found === null) return Promise.reject(Object.assign(new Error(key), { code: 'ETIMEOUT' }));
    if (found) return Promise.resolve(found);
    return Promise.reject(Object.assign(new Error(key), { code: 'ENOTFOUND' }));
  };
  return {
    resolveTxt: async (name) =>
      (await answer(`${name} TXT`)).map((text) => [text.slice(0, 9), text.slice(9)]),
    resolve4: (name) => answer(`${name} A`),
    resolve6: (name) => answer(`${name} AAAA`),
    reverse: (address) => answer(`${address} PTR`),
  };
}

const settings: MailSettings = {
  smtpUrl: 'smtps://post:secret@mail.link.example:465',
  domain: 'link.example',
  selector: undefined,
};

const look = async (
  changes: Record<string, string[] | null | undefined> = {},
  overrides: Partial<MailSettings> = {},
) => {
  const records = Object.fromEntries(
    Object.entries({ ...good, ...changes }).filter((entry) => entry[1] !== undefined),
  ) as Record<string, string[] | null>;
  const checks = await mailRecords({ ...settings, ...overrides }, fake(records));
  return Object.fromEntries(checks.map((check) => [check.name, check]));
};

describe('the records of the domain that emails come from', () => {
  it('are all right', async () => {
    const checks = await look();
    expect(Object.keys(checks)).toEqual(['SPF', 'DKIM', 'DMARC', 'alignment', 'reverse DNS']);
    for (const check of Object.values(checks))
      expect(check, check.name).toMatchObject({ verdict: 'ok' });
  });

  it.each([
    ['SPF', 'failing', { 'link.example TXT': ['another text'] }],
    ['SPF', 'failing', { 'link.example TXT': ['v=spf1 mx -all', 'v=spf1 a -all'] }],
    ['SPF', 'failing', { 'link.example TXT': ['v=spf1 +all'] }],
    ['SPF', 'look', { 'link.example TXT': null }],
    ['DKIM', 'look', { 's1._domainkey.link.example TXT': undefined }],
    ['DKIM', 'failing', { 's1._domainkey.link.example TXT': ['v=DKIM1; p='] }],
    ['DKIM', 'look', { 's1._domainkey.link.example TXT': null }],
    ['DMARC', 'failing', { '_dmarc.link.example TXT': undefined }],
    ['DMARC', 'failing', { '_dmarc.link.example TXT': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }],
    ['DMARC', 'look', { '_dmarc.link.example TXT': null }],
    ['reverse DNS', 'failing', { '203.0.113.7 PTR': undefined }],
    ['reverse DNS', 'failing', { '203.0.113.7 PTR': ['other.example'] }],
    ['reverse DNS', 'look', { '203.0.113.7 PTR': null }],
    ['reverse DNS', 'look', { 'mail.link.example A': ['192.168.1.5'] }],
    ['alignment', 'ok', { 's1._domainkey.link.example TXT': undefined }],
    [
      'alignment',
      'failing',
      { 'link.example TXT': undefined, 's1._domainkey.link.example TXT': undefined },
    ],
    [
      'alignment',
      'look',
      { 'link.example TXT': null, 's1._domainkey.link.example TXT': undefined },
    ],
  ])('%s is %s with %o', async (name, verdict, changes) => {
    const check = (await look(changes))[name];
    expect(check).toMatchObject({ verdict });
    if (verdict !== 'ok') expect(check?.remedy).toBeTruthy();
  });

  it('has its key where the operator says, or nowhere', async () => {
    const { DKIM } = await look({}, { selector: 'other' });
    expect(DKIM).toMatchObject({ verdict: 'failing' });
    expect(DKIM?.found).toContain('other._domainkey.link.example');
  });

  it('may have the policy of the domain above it', async () => {
    const { DMARC } = await look({}, { domain: 'post.link.example' });
    expect(DMARC).toMatchObject({ verdict: 'ok' });
  });

  it('cannot be right at a mail service for everybody', async () => {
    const { alignment } = await look({}, { domain: 'gmail.com' });
    expect(alignment).toMatchObject({ verdict: 'failing' });
    expect(alignment?.remedy).toContain('your own domain');
  });

  it("leaves the names of a mail service's own servers alone", async () => {
    const smtpUrl = 'smtp://smtp.service.example:587';
    expect((await look({}, { smtpUrl }))['reverse DNS']).toMatchObject({ verdict: 'ok' });
  });
});
