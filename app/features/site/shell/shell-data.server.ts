import type { LoaderFunctionArgs } from '@remix-run/node';
import { siteSettings } from '#app/features/communities/operator/queries.server.ts';
import {
  bandOf,
  type Emergency,
} from '#app/features/noticeboard/notices/emergencies/band.server.ts';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { keptRead } from '#app/lib/db/kept-read.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { initialsOf } from '#app/lib/format.ts';
import { takeToast } from '#app/lib/http/toast.server.ts';
import type { ShellData, ShellViewer } from '#app/lib/page/shell-data.ts';
import {
  canManagePeople,
  canOpenDashboard,
  type Actor,
  type WaitingMembership,
} from '#app/lib/session/actor.ts';
import { requestContext } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { readLite, readTheme } from '#app/lib/http/cookies.server.ts';

/** The frame's data, and the header that clears a toast once it is shown. It adds no query but in an emergency. */
export async function loadShell(
  args: LoaderFunctionArgs,
): Promise<{ shell: ShellData & { emergencies: Emergency[] }; headers: Headers }> {
  const [{ actor, locale }, emergencies, theme, { lite, savesData }, { toast, clear }, footer] =
    await Promise.all([
      requestContext(args),
      requestContext(args).then(bandOf),
      readTheme(args.request),
      readLite(args.request),
      takeToast(args.request),
      footerData(),
    ]);
  const headers = new Headers();
  if (clear) headers.append('Set-Cookie', clear);
  return {
    shell: {
      viewer: actor && toViewer(actor),
      emergencies,
      theme,
      locale,
      toast,
      scripts: !lite,
      lite,
      savesData,
      appUrl: env().appUrl,
      demo: env().demo,
      signOn: env().identityProvider?.name,
      ...footer,
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
  // The pages behind it say that a second step is missing, and lead to it.
  canOpenDashboard: canOpenDashboard(actor) || actor.lacksSecondStep,
  condos: [...actor.memberships.map(toCondo), ...actor.waiting.map(toCondo)].map(
    (condo, index) => ({
      ...condo,
      waits: index >= actor.memberships.length,
    }),
  ),
});

const toCondo = ({
  community,
  condoUnit,
  isPrimary,
}: Omit<WaitingMembership, 'claimedTenure'>) => ({
  ...community,
  unit: condoUnit,
  isPrimary,
});

type FooterData = Pick<ShellData, 'footerCommunities' | 'footerOperator'>;

const nothing: FooterData = { footerCommunities: [], footerOperator: { name: '', contact: '' } };

const mostNamed = 6;

/**
 * What the footer names: who runs the site, and the communities that opened first, at most six, by name. It is the
 * same for everybody, and holds nothing but what any visitor may read.
 */
export const footerData = keptRead('footer', readFooter, nothing);

async function readFooter(em: Em): Promise<FooterData> {
  const [footerCommunities, settings] = await Promise.all([readOpen(em), siteSettings(em)]);
  const { operatorName: name = '', contactEmail: contact = '' } = settings ?? {};
  return { footerCommunities, footerOperator: { name, contact } };
}

async function readOpen(em: Em): Promise<FooterData['footerCommunities']> {
  const rows = await kysely(em)
    .selectFrom('communities')
    .select(['slug', 'name'])
    .where('openedAt', 'is not', null)
    .orderBy('openedAt')
    .orderBy('id')
    .limit(mostNamed)
    .execute();
  return rows.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}
