import { z } from 'zod';
import type { Env } from '#app/lib/env.server.ts';
import { installationId } from '#app/lib/installation.server.ts';
import { failing, look, ok, type Check } from './check.ts';

/** What /readyz says, of which only this is looked at. */
const answerSchema = z.object({ ready: z.boolean(), installation: z.string() });

/** How long the site has to answer. */
const answerWithinMs = 5_000;

/** Asks the site at APP_URL whether it is the installation whose settings were read here. */
export async function siteAnswer(
  settings: Pick<
    Env,
    'appUrl' | 'sessionSecret' | 'isSecretKnown' | 'isSecretNew' | 'databaseUrl' | 'dataDir'
  >,
): Promise<Check> {
  const name = 'site';
  const { appUrl } = settings;
  const answer = await ask(`${appUrl}/readyz`);
  if (typeof answer === 'string') {
    return look(
      name,
      `${appUrl} does not answer: ${answer}.`,
      'If the site should run, start it. If it does, see that APP_URL leads to it from this machine too, and what the server for https before it says.',
    );
  }
  const told = answerSchema.safeParse(answer.body);
  if (!told.success) {
    return look(
      name,
      `${appUrl}/readyz answers ${answer.status} and does not say which installation it is, so it could not be compared.`,
      'If an older version runs, start the site again. Plain remix-serve has no /readyz. Otherwise correct APP_URL, or where the server for https leads.',
    );
  }
  if (settings.isSecretKnown === false || settings.isSecretNew) {
    return look(
      name,
      `${appUrl} answers. SESSION_SECRET is not known here, so it could not be compared.`,
      'Run this command with the settings of the site, and as its account.',
    );
  }
  if (told.data.installation !== installationId(settings)) {
    return failing(
      name,
      `Another installation answers at ${appUrl}: it isn’t the one whose settings are read here.`,
      'Run this command in the folder of the site, with its .env. If these are its settings, start it again, so that it reads them, and see which process listens ("ss -ltnp") and where the server for https leads.',
    );
  }
  // Of several policies the last one that a browser knows counts.
  if (/no-referrer\s*$/.test(answer.referrerPolicy)) {
    return failing(
      name,
      `${appUrl} answers with “Referrer-Policy: ${answer.referrerPolicy}”, which hides from the site that its own forms are its own.`,
      'Take that header out of the server for https: the site sets its own.',
    );
  }
  if (told.data.ready) return ok(name, `${appUrl} is this installation.`);
  return look(
    name,
    `${appUrl} is this installation, and says that it can’t serve now.`,
    'Do what the failing lines say.',
  );
}

interface Answer {
  status: number;
  /** The JSON of it; null where it has none. */
  body: unknown;
  referrerPolicy: string;
}

/** The answer at an address, or why there is none. */
async function ask(address: string): Promise<Answer | string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(answerWithinMs) });
    const body: unknown = await answer.json().catch(() => null);
    return {
      status: answer.status,
      body,
      referrerPolicy: answer.headers.get('Referrer-Policy') ?? '',
    };
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return error.cause instanceof Error ? error.cause.message : error.message;
  }
}
