import type { LoaderFunctionArgs } from '@remix-run/node';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import { database } from '#app/lib/db/database.server.ts';
import { publicChanges } from '#app/lib/db/public-changes.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { initialsOf } from '#app/lib/forms/names.ts';
import { takeToast } from '#app/lib/http/toast.server.ts';
import type { ShellData, ShellViewer } from '#app/lib/page/shell-data.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import {
  canManagePeople,
  canOpenDashboard,
  type Actor,
  type WaitingMembership,
} from '#app/lib/session/actor.ts';
import { requestContext } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { readLite, readTheme } from './preferences.server.ts';

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

interface FooterCommunity {
  slug: string;
  name: string;
}

const mostNamed = 6;
const keptMs = 60_000;

interface Kept {
  /** Null while they were never read. */
  list: FooterCommunity[] | null;
  /** The read that is under way. */
  reading: Promise<FooterCommunity[]> | null;
  /** When they are to be read again. */
  until: number;
  /** How many changes there had been when they were read. */
  changes: number;
}

/** One list for everybody: it holds nothing but what any visitor may read. */
const theKept = (): Kept =>
  processSingleton('footer-communities', () => ({
    list: null,
    reading: null,
    until: 0,
    changes: 0,
  }));

/**
 * The communities that the footer names: those that opened first, at most six, by name. They are kept in
 * memory for a minute, or until something changes, and read again beside the pages that come then, so that
 * no page waits for them but the first. Where they cannot be read, the list before stays: a page without a database fails by itself.
 */
export async function footerCommunities(): Promise<FooterCommunity[]> {
  const kept = theKept();
  const isYoung = kept.until > Date.now() && kept.changes === publicChanges();
  if (kept.list && isYoung) return kept.list;
  kept.reading ??= readAgain(kept);
  return kept.list ?? kept.reading;
}

async function readAgain(kept: Kept): Promise<FooterCommunity[]> {
  kept.changes = publicChanges();
  try {
    kept.list = await readOpen();
  } catch {
    kept.list ??= [];
  }
  kept.until = Date.now() + keptMs;
  kept.reading = null;
  return kept.list;
}

async function readOpen(): Promise<FooterCommunity[]> {
  const { orm } = await database();
  const rows = await kysely(orm.em.fork())
    .selectFrom('communities')
    .select(['slug', 'name'])
    .where('openedAt', 'is not', null)
    .orderBy('openedAt')
    .orderBy('id')
    .limit(mostNamed)
    .execute();
  return rows.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}
