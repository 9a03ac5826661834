import type { LoaderFunctionArgs } from '@remix-run/node';
import { canManagePeople, canOpenDashboard, type Actor, type WaitingMembership } from '#app/lib/session/actor.ts';
import { initialsOf } from '#app/lib/forms/names.ts';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import { requestContext } from '#app/lib/session/context.server.ts';
import { env } from '#app/lib/env.server.ts';
import { takeToast } from '#app/lib/http/toast.server.ts';
import { footerCommunities } from './footer/footer-communities.server.ts';
import { readLite, readTheme } from './preferences.server.ts';
import type { ShellData, ShellViewer } from '#app/lib/page/shell-data.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** The frame's data, and the header that clears a toast once it is shown. It adds no query. */
export async function loadShell(
  args: LoaderFunctionArgs,
): Promise<{ shell: ShellData; headers: Headers }> {
  const [{ actor, locale }, theme, { lite, savesData }, { toast, clear }, named] =
    await Promise.all([
      requestContext(args),
      readTheme(args.request),
      readLite(args.request),
      takeToast(args.request),
      footerCommunities(),
    ]);
  const headers = new Headers();
  if (clear) headers.append('Set-Cookie', clear);
  return {
    shell: {
      viewer: actor && toViewer(actor),
      theme,
      locale,
      toast,
      scripts: !lite,
      lite,
      savesData,
      appUrl: env().appUrl,
      demo: env().demo,
      footerCommunities: named,
      developerHint: env().production ? null : translate(locale, 'errors.developers'),
    },
    headers,
  };
}

const toViewer = (actor: Actor): ShellViewer => ({
  id: actor.id,
  name: actor.name,
  email: actor.email,
  initials: initialsOf(actor.name),
  image: portraitOf(actor.image, 96),
  canManagePeople: canManagePeople(actor),
  canOpenDashboard: canOpenDashboard(actor),
  condos: [...actor.memberships.map(toCondo), ...actor.waiting.map(toCondo)].map(
    (condo, index) => ({
      ...condo,
      waits: index >= actor.memberships.length,
    }),
  ),
});

const toCondo = ({ community, condoUnit, isPrimary }: WaitingMembership) => ({
  ...community,
  unit: condoUnit,
  isPrimary,
});
