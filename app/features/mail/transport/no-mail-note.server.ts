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

/**
 * That no email reaches the person logged in, for a page that promises them one: the site sends none, or their address
 * is not confirmed; null where it does.
 */
export const noMailToReader = (ctx: Pick<Ctx, 'actor' | 'locale'>): string | null =>
  noMailNote(ctx) ??
  (ctx.actor && !ctx.actor.isConfirmed ? translate(ctx.locale, 'mail.none.unconfirmed') : null);
