import { z } from 'zod';
import {
  activityStatuses,
  appealStates,
  bookablePlaceKinds,
  bookers,
  bookingStates,
  audiences,
  categories,
  conditions,
  deliveryStates,
  documentKinds,
  folderKinds,
  joinPolicies,
  listingStatuses,
  mailStates,
  mayEnterAnswers,
  membershipStates,
  noticeKinds,
  noticeStatuses,
  postReaders,
  recordAccess,
  requestCategories,
  requestEntryKinds,
  requestStates,
  revisionStatuses,
  roles,
  serviceReasons,
  serviceRules,
  serviceWays,
  setupSteps,
  tenures,
  yearDuties,
  unitKinds,
} from '#db/enums.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { limits } from './limits.ts';
import { ownerRows } from './owner-rows.ts';
import {
  text,
  line,
  shownAddress,
  filled,
  short,
  name,
  id,
  moment,
  day,
  clock,
  count,
  language,
  postType,
  json,
  link,
  paragraphs,
  file,
  post,
} from './row-fields.ts';

/** The rows of each kind, as the files below `data/` have them. What is not named here is left alone. */
export const rowSchemas = {
  community: z.object({
    ...{ id, slug: short, name: short, address: line.nullable(), description: text.nullable() },
    language,
    translation: z.object({ description: text.nullish() }).catchall(line.nullable()).nullable(),
    ...{ hero_image_url: link.nullable(), logo_url: link.nullable(), rules_url: link.nullable() },
    ...{ emergency_phone: line.nullable(), manager_email: shownAddress.nullable() },
    ...{ manager_phone: line.nullable(), board_email: shownAddress.nullable() },
    ...{ office_hours: line.nullable(), ac_on_approx: line.nullable() },
    ...{ heat_on_approx: line.nullable(), fire_inspection_approx: line.nullable() },
    require_moderation: z.boolean(),
    post_readers: z.enum(postReaders),
    // A file that was made before there were requests and bookings has neither.
    takes_requests: z.boolean().default(false),
    takes_bookings: z.boolean().default(false),
    // An export of an earlier version has no rule: those who agreed are served by email.
    service_rule: z.enum(serviceRules).default('AGREEMENT'),
    service_decided_on: day.nullish(),
    service_document_id: id.nullish(),
    join_policy: z.enum(joinPolicies),
    people_per_unit: count.min(1).nullable(),
    setup_done: z.array(z.enum(setupSteps)),
    opened_at: moment.nullable(),
    created_at: moment,
  }),
  people: z.object({ id, name, is_closed: z.boolean(), role: z.enum(roles).nullable() }),
  units: z.object({
    id,
    label: short,
    key: short,
    /** An export of an earlier version has neither kind nor building. */
    kind: z.enum(unitKinds).default('HOME'),
    building: short.nullable().default(null),
    floor: z.int().nullable(),
    position: z.int(),
    created_at: moment,
  }),
  memberships: z.object({
    ...{ id, user_id: id.nullable(), name: line.nullable(), email: email.nullable() },
    ...{ phone: line.nullable(), language: language.nullable(), unit_id: id.nullable() },
    ...{ condo_unit: short, state: z.enum(membershipStates), can_moderate: z.boolean() },
    ...{ tenure: z.enum(tenures).nullable(), claimed_tenure: z.enum(tenures).nullable() },
    invited_role: z.enum(roles).nullable(),
    ...{ decision_reason: text.nullable(), decided_by_id: id.nullable() },
    ...{ confirmed_at: moment.nullable(), ends_on: day.nullable(), ended_at: moment.nullable() },
    created_at: moment,
  }),
  'further-units': z.object({
    ...{ id, membership_id: id, unit_id: id.nullable(), condo_unit: short },
    ...{ state: z.enum(membershipStates), tenure: z.enum(tenures).nullable() },
    ...{ claimed_tenure: z.enum(tenures).nullable(), created_at: moment },
  }),
  ...ownerRows,
  folders: z.object({
    ...{ id, kind: z.enum(folderKinds), name: short.nullable(), language },
    translation: z.object({ name: short }).nullable(),
    ...{ access: z.enum(recordAccess), position: z.int(), created_at: moment },
  }),
  documents: z.object({
    ...{ id, folder_id: id, title: filled, language, access: z.enum(recordAccess).nullable() },
    ...{ dated_on: day, retain_until: day.nullable(), is_emergency_plan: z.boolean() },
    ...{ taken_down_at: moment.nullable(), created_at: moment },
  }),
  'document-versions': z.object({
    ...{ id, document_id: id, number: count.min(1), note: text.nullable(), downloads: count },
    ...{ uploaded_by_id: id.nullable(), created_at: moment, ...file },
  }),
  texts: z.object({
    ...{ id, kind: z.enum(documentKinds), title: line, lead: text, sections: paragraphs, language },
    translation: z.object({ title: line, lead: text, sections: paragraphs }).nullable(),
    updated_at: moment,
  }),
  notices: z.object({
    ...{
      id,
      kind: z.enum(noticeKinds),
      status: z.enum(noticeStatuses),
      title: line,
      content: text,
    },
    ...{ language, translation: z.object({ title: line, content: text }).nullable() },
    ...{ author_id: id, audience: z.enum(audiences), audience_floors: z.array(z.int()) },
    ...{ audience_units: text.nullable(), audience_unit_keys: z.array(text), pinned: z.boolean() },
    ...{ happens_on: day.nullable(), happens_from: clock.nullable() },
    ...{ happens_until: clock.nullable(), published_at: moment.nullable() },
    ...{ corrected_at: moment.nullable(), expires_at: moment.nullable() },
    ...{ taken_down_reason: text.nullable(), created_at: moment, updated_at: moment },
    // A file that was made before notices were served says nothing of it.
    must_be_served: z.boolean().default(false),
    // Later than the first files with notices.
    over_at: moment.nullable().default(null),
    over_words: z.object({ en: line.optional(), fr: line.optional() }).nullable().default(null),
    over_reminded_at: moment.nullable().default(null),
  }),
  'notice-files': z.object({ id, notice_id: id, position: z.int(), ...file }),
  'notice-deliveries': z.object({
    ...{ id, notice_id: id, unit_label: short, unit_key: short, position: z.int() },
    ...{ state: z.enum(deliveryStates), state_at: moment.nullable(), slip_at: moment.nullable() },
    ...{ corrected_at: moment.nullable(), hub_since: moment.nullable(), slip_by_id: id.nullable() },
    ...{ closed_at: moment.nullable(), created_at: moment },
  }),
  'service-handovers': z.object({
    ...{ id, notice_id: id, way: z.enum(serviceWays), what: short, handed_on: day },
    ...{ handed_by: short, count: count.min(1), recorded_by_id: id.nullable() },
    created_at: moment,
  }),
  'notice-services': z.object({
    ...{ id, notice_id: id, owner_id: id.nullable(), unit_label: short, unit_key: short },
    ...{ position: z.int(), name: line.nullable(), way: z.enum(serviceWays) },
    ...{ address: text.nullable(), email_state: z.enum(mailStates).nullable() },
    ...{ email_at: moment.nullable(), email_to: line.nullable(), handover_id: id.nullable() },
    // A file that was made before a corrected notice could be served again has none of these.
    ...{
      agreed_at: moment.nullable().default(null),
      corrected_at: moment.nullable().default(null),
    },
    replaced_by_id: id.nullable().default(null),
    // Nor these, where an owner of several units had several services.
    mortgagee_id: id.nullish(),
    further_units: z.array(z.object({ label: short, key: short })).default([]),
    reason: z.enum(serviceReasons).nullish(),
    email_address: line.nullish(),
    emails_since: moment.nullish(),
    came_back_on: day.nullish(),
    created_at: moment,
  }),
  'board-years': z.object({ id, ends_on: day, meeting_on: day.nullable(), created_at: moment }),
  'board-year-entries': z.object({
    ...{ id, year_id: id, duty: z.enum(yearDuties), received_on: day.nullable() },
    about: filled.nullable().default(null),
    ...{ done_on: day.nullable(), done_by: line.nullable(), document_id: id.nullable() },
    ...{ recorded_by_id: id.nullable(), created_at: moment },
  }),
  listings: z.object({
    ...{ ...post, status: z.enum(listingStatuses), category: z.enum(categories).nullable() },
    ...{ price_cents: count.nullable(), condition: z.enum(conditions).nullable() },
  }),
  activities: z.object({
    ...{ ...post, status: z.enum(activityStatuses), when: moment.nullable() },
    ...{ ends_at: moment.nullable(), place: line.nullable() },
    ...{ capacity: count.min(1).max(1000).nullable(), tags: z.array(line).max(50) },
    attendees: z
      .array(z.object({ user_id: id, joined_at: moment, ticket: count.nullable() }))
      .nullable(),
  }),
  photos: z.object({
    ...{ id, owner_id: id, width: count.min(1).max(1600), height: count.min(1).max(1600) },
    ...{ listing_id: id.nullable(), activity_id: id.nullable(), created_at: moment },
    request_id: id.nullable().default(null),
    place_id: id.nullable().default(null),
    files: z.array(z.object({ width: count, path: z.string().nullable() })).max(5),
  }),
  revisions: z.object({
    ...{ id, post_type: postType, post_id: id, author_id: id, fields: json, base_version: count },
    ...{ status: z.enum(revisionStatuses), reason: text.nullable(), decided_by_id: id.nullable() },
    ...{ decided_at: moment.nullable(), created_at: moment, replaced: json.nullable() },
  }),
  'places-to-book': z.object({
    ...{ id, kind: z.enum(bookablePlaceKinds), name: filled.max(200), rules: text.nullable() },
    image: text.nullable().default(null),
    language,
    translation: z.object({ name: short, rules: text.nullish() }).nullable(),
    times: z
      .array(z.object({ weekday: count.min(1).max(7), from: clock, until: clock }))
      .max(limits.placeTimes),
    ...{ most_nights: count.min(1).max(60).nullable(), capacity: count.min(1).max(1000) },
    ...{
      ahead_days: count.max(1000),
      lead_hours: count.max(10_000),
      cancel_hours: count.max(10_000),
    },
    ...{ most_per_month: count.min(1).nullable(), bookers: z.enum(bookers) },
    ...{ is_confirmed_by_hand: z.boolean(), deposit_cents: count.min(1).nullable() },
    ...{ needs_certificate: z.boolean(), closed_days: z.array(day).max(1000) },
    ...{ archived_at: moment.nullable(), created_at: moment },
  }),
  bookings: z.object({
    ...{ id, place_id: id, user_id: id.nullable(), guest_name: line.nullable() },
    ...{ unit_label: short, unit_key: short, starts_at: moment, ends_at: moment },
    ...{ seat: count.min(1).nullable(), state: z.enum(bookingStates), ticket: count.nullable() },
    // Later than the first files with bookings.
    placed_at: moment.nullable().default(null),
    certificate_received_at: moment.nullable().default(null),
    ...{ words: text.nullable(), reason: text.nullable(), damage: text.nullable() },
    ...{ deposit_held_at: moment.nullable(), deposit_returned_at: moment.nullable() },
    ...{ key_out_at: moment.nullable(), key_in_at: moment.nullable() },
    ...{ made_by_id: id.nullable(), created_at: moment, updated_at: moment },
  }),
  appeals: z.object({
    ...{ id, post_type: postType, post_id: id, author_id: id, event_id: id, words: text },
    ...{ state: z.enum(appealStates), decided_by_id: id.nullable(), answer: text.nullable() },
    ...{ decided_at: moment.nullable(), created_at: moment },
  }),
  'request-places': z.object({
    ...{ id, name: short, language, translation: z.object({ name: short }).nullable() },
    ...{ position: z.int(), archived_at: moment.nullable(), created_at: moment },
  }),
  'request-answers': z.object({
    ...{ id, title: short, text, language, created_at: moment },
    translation: z.object({ title: short, text }).nullable(),
  }),
  requests: z.object({
    ...{ id, number: count.min(1), ref: short, author_id: id.nullable(), unit_id: id.nullable() },
    ...{ unit_label: short.nullable(), place_id: id.nullable(), text: text.nullable(), language },
    ...{ category: z.enum(requestCategories), may_enter: z.enum(mayEnterAnswers) },
    ...{ phone: short.nullable(), images: z.array(text).max(20), state: z.enum(requestStates) },
    ...{ planned_for: day.nullable(), assignee_id: id.nullable(), is_shared: z.boolean() },
    ...{ affected: count.min(1), merged_into_id: id.nullable(), closed_at: moment.nullable() },
    ...{ first_answered_at: moment.nullable(), forgotten_at: moment.nullable() },
    /** Missing in files from before it was kept. */
    waiting_since: moment.nullish(),
    ...{ version: count.min(1), created_at: moment, updated_at: moment },
    joiners: z.array(z.object({ user_id: id, joined_at: moment })).nullable(),
  }),
  'request-entries': z.object({
    ...{ id, request_id: id, kind: z.enum(requestEntryKinds), author_id: id.nullable() },
    ...{ author_role: z.enum(roles).nullable(), by_desk: z.boolean() },
    ...{ from_state: z.enum(requestStates).nullable(), to_state: z.enum(requestStates).nullable() },
    ...{ planned_for: day.nullable(), words: text.nullable(), language, is_private: z.boolean() },
    ...{ person_id: id.nullable(), created_at: moment },
  }),
};
export type Kind = keyof typeof rowSchemas;

/** The kinds that a file from before there were any of their rows does not have. */
export const laterKinds: ReadonlySet<Kind> = new Set<Kind>([
  'owners',
  'ownerships',
  'mortgagees',
  'owner-consents',
  'service-handovers',
  'notice-services',
  'board-years',
  'board-year-entries',
  'request-places',
  'request-answers',
  'requests',
  'request-entries',
  'places-to-book',
  'bookings',
]);
export const kinds = Object.keys(rowSchemas) as Kind[];
export type Row<Name extends Kind> = z.output<(typeof rowSchemas)[Name]>;
export type Rows = { [Name in Kind]: Row<Name>[] };
