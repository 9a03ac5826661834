import { isIP } from 'node:net';
import { inTime } from '#app/features/mail/outgoing/records.server.ts';
import { greet, Refused } from '#app/features/mail/transport/transport.server.ts';
import { failing, look, ok, type Check } from './check.ts';

/** What is asked about names: `Resolver` of `node:dns/promises` answers all of it. */
export interface Names {
  resolveTxt(name: string): Promise<string[][]>;
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  reverse(address: string): Promise<string[]>;
}

export interface MailSettings {
  smtpUrl: string;
  /** The domain of MAIL_FROM. */
  domain: string;
  /** The part of DKIM's name that the mail service chose; undefined where nobody said. */
  selector: string | undefined;
}

/** Greets the mail server, and logs in where SMTP_URL says so. */
export async function mailServer(smtpUrl: string): Promise<Check> {
  const name = 'mail server';
  const { host, username } = new URL(smtpUrl);
  try {
    await greet(smtpUrl);
  } catch (error) {
    const { about, message } =
      error instanceof Refused ? error : { about: null, message: String(error) };
    const remedy =
      about === 'LOGIN'
        ? 'Correct the user and the password in SMTP_URL. Signs such as @ or / in them are written as %40 and %2F.'
        : about === 'UNREACHABLE'
          ? 'Check the machine and the port in SMTP_URL, and that this network lets mail out: many block port 25; 465 or 587 are usual.'
          : 'Ask whoever runs the mail server what it means.';
    return failing(name, `${host} does not take emails: ${message}`, remedy);
  }
  return ok(name, `${host} answers${username ? ' and accepts the login' : ', without a login'}.`);
}

/** The records that other mail servers look for, at the domain of MAIL_FROM. */
export async function mailRecords(settings: MailSettings, names: Names): Promise<Check[]> {
  const found = {
    spf: await texts(names, settings.domain, /^v=spf1(\s|$)/i),
    dkim: await findKey(settings, names),
    dmarc: await findPolicy(settings.domain, names),
  };
  return [
    spf(settings, found.spf),
    dkim(settings, found.dkim),
    dmarc(settings, found.dmarc),
    alignment(settings, found),
    await reverseNames(settings, names),
  ];
}

type Texts = string[] | null;

async function texts(names: Names, name: string, pattern: RegExp): Promise<Texts> {
  const found = await inTime(names.resolveTxt(name));
  return found?.map((parts) => parts.join('')).filter((text) => pattern.test(text)) ?? null;
}

const notLookedUp = (name: string, what: string): Check =>
  look(
    name,
    `${what} could not be looked up.`,
    'The name server did not answer. Try again later, or look at /admin/mail.',
  );

function spf({ domain }: MailSettings, found: Texts): Check {
  const name = 'SPF';
  if (!found) return notLookedUp(name, `The record of ${domain}`);
  const [record = '', second] = found;
  if (second !== undefined) {
    return failing(
      name,
      `${domain} has ${found.length} records, which counts as none.`,
      'Make one of them.',
    );
  }
  if (!record) {
    return failing(
      name,
      `${domain} has none, so its emails are taken for spam.`,
      'Add the TXT record that your mail service names; it begins with v=spf1.',
    );
  }
  if (/\s\+?all(\s|$)/i.test(record)) {
    return failing(
      name,
      `${record} lets everybody send for ${domain}.`,
      'End it with ~all or -all.',
    );
  }
  return ok(name, `${record}`);
}

/** Where common mail services and servers have their keys. */
const usualSelectors = [
  ...['default', 'mail', 'dkim', 'smtp', 'key1', 'k1', 'k2', 's1', 's2', 'sig1', 'pm', 'mx'],
  ...[
    'google',
    'selector1',
    'selector2',
    'fm1',
    'fm2',
    'fm3',
    'protonmail',
    'resend',
    'mailo',
    'zoho',
  ],
];

interface Key {
  selector: string;
  records: string[];
}

/** The first key that is found; null where none is and a look-up had no answer. */
async function findKey(
  { domain, selector }: MailSettings,
  names: Names,
): Promise<Key | undefined | null> {
  const selectors = selector === undefined ? usualSelectors : [selector];
  const keys = await Promise.all(
    selectors.map(async (one) => ({
      selector: one,
      records: await texts(names, `${one}._domainkey.${domain}`, /(^|;)\s*p=/i),
    })),
  );
  const key = keys.find(({ records }) => records && records.length > 0);
  if (key) return { selector: key.selector, records: key.records ?? [] };
  return keys.some(({ records }) => !records) ? null : undefined;
}

function dkim({ domain, selector }: MailSettings, key: Key | undefined | null): Check {
  const name = 'DKIM';
  if (key === null) return notLookedUp(name, `The key of ${domain}`);
  if (key) {
    if (!key.records.every((record) => /(^|;)\s*p=\s*(;|$)/i.test(record))) {
      return ok(name, `There is a key at ${key.selector}._domainkey.${domain}.`);
    }
    return failing(
      name,
      `The key at ${key.selector}._domainkey.${domain} was revoked.`,
      'Publish the key that your mail service signs with.',
    );
  }
  if (selector === undefined) {
    return look(
      name,
      `No key was found at the usual names of ${domain}.`,
      'Ask your mail service for the selector, and look there: npm run doctor -- --dkim-selector NAME',
    );
  }
  return failing(
    name,
    `There is no key at ${selector}._domainkey.${domain}.`,
    'Add the record that your mail service names, or correct the selector.',
  );
}

/** The policy of a domain, or else of the nearest domain above it that has one. */
async function findPolicy(domain: string, names: Names): Promise<Texts> {
  for (let at = domain; at.includes('.'); at = at.slice(at.indexOf('.') + 1)) {
    const found = await texts(names, `_dmarc.${at}`, /^v=DMARC1\s*(;|$)/i);
    if (!found || found.length > 0) return found;
  }
  return [];
}

function dmarc({ domain }: MailSettings, found: Texts): Check {
  const name = 'DMARC';
  if (!found) return notLookedUp(name, `The policy of ${domain}`);
  const [record, second] = found;
  if (record === undefined) {
    return failing(
      name,
      `${domain} has no policy; large mail services distrust that.`,
      `Add a TXT record at _dmarc.${domain}: v=DMARC1; p=none`,
    );
  }
  if (second !== undefined) {
    return failing(
      name,
      `${domain} has ${found.length} policies, which counts as none.`,
      'Keep one of them.',
    );
  }
  return ok(name, record);
}

/** Domains of mail services for everybody, who let only their own servers send for them. */
const freeMail =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|aol|proton|protonmail|gmx|rogers|bell|sympatico|videotron)\./;

/** Whether DMARC can pass: SPF or DKIM has to be of the same domain as MAIL_FROM. */
function alignment(
  { domain, smtpUrl }: MailSettings,
  found: { spf: Texts; dkim: Key | undefined | null },
): Check {
  const name = 'alignment';
  const { hostname } = new URL(smtpUrl);
  if (freeMail.test(domain) && !isBelow(hostname, organization(domain))) {
    return failing(
      name,
      `MAIL_FROM is at ${domain}, for which ${hostname} may not send.`,
      'Put an address of your own domain into MAIL_FROM.',
    );
  }
  if (found.dkim || found.spf?.length) {
    return ok(
      name,
      `${[found.spf?.length ? 'SPF' : '', found.dkim ? 'DKIM' : ''].filter(Boolean).join(' and ')} can be of MAIL_FROM's own domain, ${domain}.`,
    );
  }
  if (!found.spf || found.dkim === null) return notLookedUp(name, `Whether records fit ${domain}`);
  return failing(
    name,
    `Neither SPF nor a key for DKIM was found at MAIL_FROM's domain, ${domain}.`,
    'Add both there, not at the domain of the mail service. Then send a test email from /admin/mail to a mailbox elsewhere: its headers should say dmarc=pass.',
  );
}

/** The last two names of a domain, which is what people register for most. */
const organization = (domain: string): string => domain.split('.').slice(-2).join('.');

const isBelow = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

const isPrivate = (address: string): boolean =>
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i.test(address);

/**
 * Whether the mail server's addresses have names that lead back to them. Those of a mail service are its own business.
 */
async function reverseNames({ smtpUrl, domain }: MailSettings, names: Names): Promise<Check> {
  const name = 'reverse DNS';
  const hostname = new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '');
  const isAddress = isIP(hostname) !== 0;
  if (!isAddress && hostname.includes('.') && !isBelow(hostname, organization(domain))) {
    return ok(
      name,
      `${hostname} is not of ${organization(domain)}: its names are the mail service's to keep.`,
    );
  }
  const addresses = isAddress ? [hostname] : await addressesOf(hostname, names);
  if (!addresses?.length || addresses.some(isPrivate)) {
    return look(
      name,
      `It could not be looked up: from here, ${hostname} has no public address.`,
      'Ask whoever gives the mail server its public address whether its name leads back to it.',
    );
  }
  for (const address of addresses) {
    const own = await inTime(names.reverse(address));
    if (!own) return notLookedUp(name, `The name of ${address}`);
    const [first] = own;
    const remedy = `Ask whoever gives you ${address} to name it ${isAddress ? 'as the mail server calls itself' : hostname}.`;
    if (first === undefined) {
      return failing(name, `${address} has no name, so its emails are refused.`, remedy);
    }
    const back = await Promise.all(own.map((one) => addressesOf(one, names)));
    if (back.every((one) => one === null)) return notLookedUp(name, `The address of ${first}`);
    if (!back.some((one) => one?.includes(address))) {
      return failing(
        name,
        `${address} is called ${first}, which does not lead back to it.`,
        remedy,
      );
    }
  }
  return ok(
    name,
    `${addresses.join(' and ')} ${addresses.length === 1 ? 'has a name that leads' : 'have names that lead'} back.`,
  );
}

async function addressesOf(host: string, names: Names): Promise<string[] | null> {
  const found = await Promise.all([inTime(names.resolve4(host)), inTime(names.resolve6(host))]);
  return found.every((one) => !one) ? null : found.flatMap((one) => one ?? []);
}
