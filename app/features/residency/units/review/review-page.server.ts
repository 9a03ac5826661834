import { kysely } from '#app/lib/db/read.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { withGuess } from '../guess-buildings.ts';
import { buildingsOf } from '../register/preview-units.server.ts';
import { unitLine } from '../unit-ranges.ts';
import { readLabels } from '../read-labels.ts';

export type ReviewPage = Awaited<ReturnType<typeof reviewPage>>;

/** What the labels of a register say that it doesn't, for the desk to confirm once. Guards nothing itself. */
export async function reviewPage(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  community: { id: string; slug: string; name: string; unitsReviewedAt?: Date | null },
) {
  const units = await kysely(em)
    .selectFrom('units')
    .select(['id', 'label', 'kind', 'building', 'floor'])
    .where('community', '=', community.id)
    .orderBy('position')
    .execute();
  const readings = community.unitsReviewedAt
    ? []
    : readLabels(units, (name) => translate(locale, 'unitsDesk.tower', { name }));
  const told = readings
    .filter(({ building, kind }) => building !== null || kind !== null)
    .map(({ unit, building, kind }) =>
      withGuess({ ...unit, kind: kind ?? unit.kind }, building ?? undefined),
    );
  return {
    community: { slug: community.slug, name: community.name },
    formKey: newFormKey(),
    /** Units that may be no homes, each with what it is by its label. */
    kinds: readings.flatMap(({ unit: { label }, kind }) => (kind === null ? [] : { label, kind })),
    buildings: buildingsOf(told.filter(({ isGuess }) => isGuess)),
    spoilt: readings.flatMap(({ unit: { id, label }, spoilt }) =>
      spoilt === null ? [] : { id, label, readings: spoilt },
    ),
    /** What was read of the labels, as the form sends it. */
    checked: told.map(unitLine).join('\n'),
  };
}
