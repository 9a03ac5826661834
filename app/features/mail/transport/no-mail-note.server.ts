import { env } from '#app/lib/env.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { lettersArrive, mailFolder } from './transport.server.ts';

/**
 * That no email leaves this site, for a page that promises one; null where they do. Only an ADMIN reads the path of the
 * folder they are written to.
 */
export function noMailNote({ actor, locale }: Pick<Ctx, 'actor' | 'locale'>): string | null {
  if (lettersArrive()) return null;
  if (actor?.role === 'ADMIN')
    return translate(locale, 'mail.none.admin', { folder: mailFolder() });
  return translate(locale, env().demo ? 'mail.none.demo' : 'mail.none.site');
}
