import { isOpenToOthers, isOwnAddress } from '#app/lib/this-machine.ts';
import { failing, look, ok, type Check } from './check.ts';

/** The settings that are looked at, as the site has them. */
export interface Settings {
  appUrl: string;
  sessionSecret: string;
  databaseUrl: string | undefined;
  demo: boolean;
  host: string | undefined;
  trustedProxies: number;
}

/** Checks settings that are valid, and may still not be what the operator wants. */
export const settingsChecks = (settings: Settings): Check[] => [
  ok('settings', 'All of them can be read.'),
  address(settings),
  secret(settings),
  ...(settings.demo ? [demo(settings)] : []),
];

function address({ appUrl, demo }: Settings): Check {
  const name = 'APP_URL';
  if (appUrl.startsWith('https:')) return ok(name, `${appUrl}.`);
  if (isOwnAddress(appUrl) && demo) return ok(name, `${appUrl}, for this machine only.`);
  if (isOwnAddress(appUrl)) {
    return look(
      name,
      `${appUrl} leads nobody else here, and links in emails begin with it.`,
      'Set APP_URL to the address people type, with https.',
    );
  }
  return failing(
    name,
    `${appUrl} has no https: passwords travel readable, and cookies are not Secure.`,
    'Put a server that speaks https in front (docs/operating.md), and set APP_URL to the address with https.',
  );
}

/** What a random text of 32 characters practically always has more of. */
const fewestDistinct = 10;

function secret({ sessionSecret, databaseUrl }: Settings): Check {
  const name = 'SESSION_SECRET';
  if (new Set(sessionSecret).size >= fewestDistinct) {
    return ok(name, `${sessionSecret.length} characters.`);
  }
  return look(
    name,
    `It has ${sessionSecret.length} characters, and few different ones: it can be guessed.`,
    `Make one with "openssl rand -hex 32"${databaseUrl ? '' : ', or leave it empty'}. Under another secret, codes in paper letters, invitations, unsubscribe links, calendar addresses, lobby screens and codes of authenticator apps stop working.`,
  );
}

function demo(settings: Settings): Check {
  const name = 'DEMO';
  const { appUrl } = settings;
  if (!isOpenToOthers(settings)) return ok(name, 'The demo city, on this machine only.');
  return failing(
    name,
    `The demo accounts can be used at ${appUrl}, and their password is public, the administrator's too.`,
    'Set DEMO=0, and begin with an empty database.',
  );
}

/** Settings in a `.env` file that this command was not given, because ENV_FILE names another one. */
export function envFileChecks(
  file: Record<string, string | undefined>,
  environment: Record<string, string | undefined>,
  command: string,
): Check[] {
  const missing = Object.keys(file).filter((key) => file[key] && environment[key] === undefined);
  const [first] = missing;
  if (first === undefined) return [];
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  return [
    look(
      '.env',
      `The file .env has ${first}${others}, which this command was not given, so what follows may be of another site.`,
      `Look with its settings: ${command}`,
    ),
  ];
}
