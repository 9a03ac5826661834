import type { SubmissionResult } from '@conform-to/react';
import { z } from 'zod';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { intentField } from '#app/ui/forms/row-intents.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  mayMean,
  mostTyped,
  typedWords,
  type Chooser,
  type ChooserReply,
  type CommunityOption,
  type CommunitySearch,
} from './chooser.ts';
import {
  communitiesById,
  communitySearches,
  fewCommunities,
  searchCommunities,
  type Findable,
  type FoundCommunity,
} from './search.server.ts';

/** The start of a page's chooser. `known` are communities that its form already names. */
export async function chooserOf(
  ctx: Pick<Ctx, 'em'>,
  known: CommunityOption[] = [],
  findable: Findable = 'open',
): Promise<Chooser> {
  const few = (await fewCommunities(ctx, findable))?.map(toOption);
  const unlisted = known.filter(({ id }) => !few?.some((one) => one.id === id));
  return { few: few ? [...unlisted, ...few] : null, known };
}

const toOption = ({ id, name, address, joinPolicy }: FoundCommunity): CommunityOption => ({
  id,
  name,
  address: address ?? null,
  joinPolicy,
});

/** A search in a form or an address, and its results. It counts as a search. */
export async function answerSearch(
  ctx: Pick<Ctx, 'em' | 'locale'>,
  { text, request, findable = 'open' }: { text: string; request: Request; findable?: Findable },
): Promise<CommunitySearch> {
  const asked = text.trim().slice(0, mostTyped);
  const none = (key: 'short' | 'wait') => ({
    text: asked,
    found: [],
    said: translate(ctx.locale, `suggestions.${key}`),
  });
  if (typedWords(asked).join('').length < 2) return none('short');
  try {
    await communitySearches.countTry({ request });
  } catch (error) {
    if (error instanceof AppError) return none('wait');
    throw error;
  }
  const { found, isMore } = await searchCommunities(ctx, asked, findable);
  const count = found.length;
  const said =
    count === 0
      ? translate(ctx.locale, 'suggestions.none', { text: asked })
      : translate(ctx.locale, isMore ? 'suggestions.more' : 'suggestions.found', { count });
  return { text: asked, found: found.map(toOption), said };
}

const rowsSchema = z.object({
  communities: z
    .array(
      z
        .object({ communityId: z.string().catch(''), find: z.string().catch('') })
        .catch({ communityId: '', find: '' }),
    )
    .max(100)
    .catch([]),
});

/**
 * The communities and searches of a form's rows. A row searches if its button was pressed, or if
 * something was typed and nothing is chosen.
 */
export async function answerRows(
  ctx: Pick<Ctx, 'em' | 'locale'>,
  request: Request,
  { initialValue, intent }: SubmissionResult,
  own: CommunityOption[] = [],
): Promise<ChooserReply> {
  if (intent?.type === 'validate') return { known: [], searches: {} };
  const { communities: rows } = rowsSchema.parse(initialValue ?? {});
  const ids = rows.map(({ communityId }) => communityId).filter(isId);
  const known = [...own, ...(await communitiesById(ctx, ids)).map(toOption)];
  const pressed = intent?.type === 'update' ? intent.payload.name : null;
  const searches: ChooserReply['searches'] = {};
  for (const [index, { communityId, find }] of rows.entries()) {
    const name = findFieldAt(index);
    if (name === pressed || (find !== '' && communityId === '')) {
      searches[name] = await answerSearch(ctx, { text: find, request });
    }
  }
  return { known, searches };
}

const isId = (text: string): boolean => z.uuid().safeParse(text).success;
const findFieldAt = (index: number): string => `communities[${index}].find`;
const maxRows = 100;

/**
 * Removes the choice of a row whose text has changed since, without a search. The form is then refused
 * at that row, and not saved with the old choice.
 */
export async function dropOutdatedChoices(
  { em }: Pick<Ctx, 'em'>,
  form: FormData,
  own: CommunityOption[] = [],
): Promise<void> {
  if (form.has(intentField)) return;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const rows = Array.from({ length: maxRows }, (_, index) => ({
    field: `communities[${index}].communityId`,
    id: text(`communities[${index}].communityId`).toLowerCase(),
    typed: text(findFieldAt(index)),
    searched: text(`communities[${index}].searched`),
  })).filter(({ id, typed, searched }) => isId(id) && typed !== '' && typed !== searched);
  const ids = rows.map(({ id }) => id);
  const known = [...own, ...(await communitiesById({ em }, ids))];
  for (const { field, id, typed } of rows) {
    const chosen = known.find((one) => one.id === id);
    if (chosen && !mayMean(typed, chosen)) form.delete(field);
  }
}
