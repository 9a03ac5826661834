import { createHash } from 'node:crypto';
import type { Community } from '#db/entities/index.ts';
import type { CommunityInput } from './schema.ts';
import { twoSided } from './two-sided.ts';

export type CommunityColumns = ReturnType<typeof columnsFrom>;

/** The columns of a community from a checked form. */
export function columnsFrom(input: CommunityInput) {
  const translation = Object.fromEntries(
    twoSided.flatMap((text) => {
      const translated = input.translation?.[text];
      return translated ? [[text, translated]] : [];
    }),
  );
  return {
    name: input.name,
    address: input.address || null,
    language: input.language,
    description: input.description || null,
    officeHours: input.officeHours || null,
    acOnApprox: input.acOnApprox || null,
    heatOnApprox: input.heatOnApprox || null,
    fireInspectionApprox: input.fireInspectionApprox || null,
    translation: Object.keys(translation).length > 0 ? translation : null,
    managerEmail: input.managerEmail ?? null,
    managerPhone: input.managerPhone || null,
    boardEmail: input.boardEmail ?? null,
    emergencyPhone: input.emergencyPhone || null,
    joinPolicy: input.joinPolicy,
    peoplePerUnit: input.peoplePerUnit ?? null,
    requireModeration: input.requireModeration,
    postReaders: input.postReaders,
    takesRequests: input.takesRequests,
    takesBookings: input.takesBookings,
  };
}

/** The same columns of a community as it is saved. */
export const columnsOf = (community: Community): CommunityColumns =>
  columnsFrom({
    ...asFields(community),
    ...(community.translation ? { translation: asFields(community.translation) } : {}),
    requireModeration: community.requireModeration,
  } as CommunityInput);

const asFields = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, (value as unknown) ?? undefined]),
  );

/** The first values of the form. */
export const formValues = (community: Community): Record<string, unknown> => ({
  ...columnsOf(community),
  ...boxes(community),
  seen: fingerprintOf(community),
});

/** The boxes of the form, as a browser would send them. */
const boxes = (community: Community) =>
  Object.fromEntries(
    (['requireModeration', 'takesRequests', 'takesBookings'] as const).map((name) => [
      name,
      community[name] ? 'on' : '',
    ]),
  );

/** Changes with every value that the form shows. */
export const fingerprintOf = (community: Community): string =>
  createHash('sha256')
    .update(JSON.stringify(columnsOf(community)))
    .digest('base64url')
    .slice(0, 16);

/** The columns that a save changes. */
export function changesBetween(
  before: CommunityColumns,
  after: CommunityColumns,
): { field: keyof CommunityColumns; before: unknown; after: unknown }[] {
  return (Object.keys(after) as (keyof CommunityColumns)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
