import { sql, type RawBuilder } from 'kysely';

/**
 * What a program needs to put a community's records elsewhere: a file for each kind, with a JSON object a line. Each
 * column is named, so that one that is added later is in no file before somebody decides so: none has a secret, nor
 * anything that the desk does not show.
 */
export const kinds: Record<string, (communityId: RawBuilder<string>) => RawBuilder<unknown>> = {
  community: (id) => sql`
    select id, slug, name, address, description, language, translation, hero_image_url, logo_url, rules_url,
      emergency_phone, manager_email, manager_phone, board_email, office_hours, ac_on_approx, heat_on_approx,
      fire_inspection_approx, require_moderation, post_readers, join_policy, people_per_unit, takes_requests,
      takes_bookings, service_rule, service_decided_on,
      (select document.id from records document where document.id = service_document_id) as service_document_id, setup_done, opened_at,
      created_at
    from communities where id = ${id}`,
  // Everybody that a row below names, by the name that the desk shows.
  people: (id) => sql`
    select person.id, person.name, person.deletion_asked_at is not null as is_closed,
      (select person.role from user_communities m
        where m.user_id = person.id and m.community_id = ${id} and m.can_moderate) as role
    from users person where person.id in (${namedIn(id)})`,
  units: (id) => sql`
    select id, label, key, kind, building, floor, position, created_at from units where community_id = ${id}`,
  // As the lists of the desk: without invitations that ended, and an address of nobody who deletes their account.
  memberships: (id) => sql`
    select m.id, m.user_id, coalesce(person.name, m.invitee_name) as name,
      case when person.id is null then m.invitee_email when person.deletion_asked_at is null then person.email end as email,
      case when person.id is null then m.invitee_phone when person.deletion_asked_at is null then nullif(person.phone, '')
        end as phone,
      coalesce(person.language, m.invitee_language) as language,
      m.unit_id, m.condo_unit, m.state, m.tenure, m.claimed_tenure, m.can_moderate, m.invited_role, m.invite_expires_at,
      m.decision_reason, m.decided_by_id, m.confirmed_at, m.ends_on, m.ended_at, m.created_at
    from user_communities m left join users person on person.id = m.user_id
    where m.community_id = ${id} and ${isListed}`,
  'further-units': (id) => sql`
    select further.id, further.membership_id, further.unit_id, further.condo_unit, further.state, further.tenure,
      further.claimed_tenure, further.created_at
    from further_units further join user_communities m on m.id = further.membership_id
    where m.community_id = ${id} and ${isListed}`,
  // Without a membership that is left out above: an import refuses a file that names a row which it hasn't.
  owners: (id) => sql`
    select owner.id, m.id as membership_id, owner.name, owner.language, owner.email, owner.email_source,
      owner.email_on, owner.email_by_id, owner.returned_email, owner.returned_on, owner.address, owner.created_at,
      owner.updated_at
    from owners owner left join user_communities m
      on m.id = owner.membership_id and m.community_id = owner.community_id and ${isListed}
    where owner.community_id = ${id}`,
  ownerships: (id) => sql`
    select owned.id, owned.owner_id, owned.unit_id, owned.started_on, owned.ended_on, owned.created_at
    from ownerships owned join owners owner on owner.id = owned.owner_id where owner.community_id = ${id}`,
  mortgagees: (id) => sql`
    select mortgagee.id, mortgagee.unit_id, mortgagee.name, mortgagee.email, mortgagee.returned_email,
      mortgagee.address, mortgagee.asked_on,
      mortgagee.created_at, mortgagee.updated_at
    from mortgagees mortgagee join units unit on unit.id = mortgagee.unit_id where unit.community_id = ${id}`,
  'owner-consents': (id) => sql`
    select given.id, given.owner_id, given.answer, given.given_on, given.way, given.document_id, given.recorded_by_id,
      given.created_at
    from owner_consents given join owners owner on owner.id = given.owner_id where owner.community_id = ${id}`,
  folders: (id) => sql`
    select id, kind, name, language, translation, access, position, created_at from record_folders where community_id = ${id}`,
  documents: (id) => sql`
    select id, folder_id, title, language, access, dated_on, retain_until, is_emergency_plan, taken_down_at, created_at
    from records where community_id = ${id}`,
  'document-versions': (id) => sql`
    select version.id, version.record_id as document_id, version.number, version.note, version.downloads,
      version.uploaded_by_id, version.created_at, ${file}
    from record_versions version join records on records.id = version.record_id
      join stored_files file on file.id = version.file_id where records.community_id = ${id}`,
  texts: (id) => sql`
    select id, kind, title, lead, sections, language, translation, updated_at from community_documents
    where community_id = ${id}`,
  notices: (id) => sql`
    select notice.id, notice.kind, notice.status, notice.title, notice.content, notice.language, notice.translation,
      notice.author_id, author.name as author, notice.audience, notice.audience_floors, notice.audience_units,
      notice.audience_unit_keys, notice.pinned, notice.must_be_served,
      notice.happens_on, notice.happens_from, notice.happens_until, notice.published_at, notice.corrected_at,
      notice.expires_at, notice.over_at, notice.over_words, notice.over_reminded_at, notice.taken_down_reason,
      notice.created_at, notice.updated_at
    from condo_notices notice join users author on author.id = notice.author_id where notice.community_id = ${id}`,
  'notice-files': (id) => sql`
    select link.id, link.notice_id, link.position, ${file}
    from notice_files link join condo_notices notice on notice.id = link.notice_id
      join stored_files file on file.id = link.file_id where notice.community_id = ${id}`,
  // Without whose emails counted for a unit: the proof is of units.
  'notice-deliveries': (id) => sql`
    select delivery.id, delivery.notice_id, delivery.unit_label, delivery.unit_key, delivery.position, delivery.state,
      delivery.state_at, delivery.corrected_at, delivery.hub_since, delivery.slip_at, delivery.slip_by_id,
      delivery.closed_at, delivery.created_at
    from notice_deliveries delivery join condo_notices notice on notice.id = delivery.notice_id
    where notice.community_id = ${id}`,
  'service-handovers': (id) => sql`
    select handover.id, handover.notice_id, handover.way, handover.what, handover.handed_on, handover.handed_by,
      handover.count, handover.recorded_by_id, handover.created_at
    from service_handovers handover join condo_notices notice on notice.id = handover.notice_id
    where notice.community_id = ${id}`,
  // Without whose account an email went to: its address is the proof.
  'notice-services': (id) => sql`
    select service.id, service.notice_id, service.owner_id, service.mortgagee_id, service.unit_label, service.unit_key,
      service.further_units, service.position, service.name, service.way, service.reason, service.address,
      service.email_address, service.emails_since, service.email_state, service.email_at, service.email_to, service.came_back_on,
      service.agreed_at, service.corrected_at, service.handover_id, service.replaced_by_id, service.created_at
    from notice_services service join condo_notices notice on notice.id = service.notice_id
    where notice.community_id = ${id}`,
  'board-years': (id) => sql`
    select id, ends_on, meeting_on, created_at from board_years where community_id = ${id}`,
  'board-year-entries': (id) => sql`
    select entry.id, entry.year_id, entry.duty, entry.received_on, entry.about, entry.done_on, entry.done_by, entry.document_id,
      entry.recorded_by_id, entry.created_at
    from board_year_entries entry join board_years year on year.id = entry.year_id where year.community_id = ${id}`,
  listings: (id) => sql`
    select post.id, post.author_id, author.name as author, post.status, post.title, post.description, post.language,
      post.category, post.price as price_cents, post.condition, post.images, post.contact_email, post.version,
      post.created_at, post.updated_at
    from listings post join users author on author.id = post.author_id where post.community_id = ${id}`,
  activities: (id) => sql`
    select post.id, post.author_id, author.name as author, post.status, post.title, post.description, post.language,
      post."when", post.ends_at, post.place, post.capacity, post.tags, post.images, post.contact_email,
      post.version, post.created_at, post.updated_at,
      (select json_agg(json_build_object('user_id', person.id, 'name', person.name, 'joined_at', going.created_at,
          'waits', going.ticket is not null, 'ticket', going.ticket) order by going.created_at)
        from activity_attendees going join users person on person.id = going.user_id
        where going.activity_id = post.id) as attendees
    from activities post join users author on author.id = post.author_id where post.community_id = ${id}`,
  photos: (id) => sql`
    select photo.id, photo.owner_id, photo.width, photo.height, photo.listing_id, photo.activity_id, photo.request_id,
      photo.place_id, photo.created_at
    from photos photo where photo.listing_id in (select id from listings where community_id = ${id})
      or photo.activity_id in (select id from activities where community_id = ${id})
      or photo.request_id in (select id from service_requests where community_id = ${id})
      or photo.place_id in (select id from bookable_places where community_id = ${id})`,
  revisions: (id) => sql`
    select id, post_type, post_id, author_id, fields, base_version, status, reason, decided_by_id, decided_at, created_at,
      replaced
    from post_revisions where community_id = ${id}`,
  'places-to-book': (id) => sql`
    select id, kind, name, rules, image, language, translation, times, most_nights, capacity, ahead_days, lead_hours,
      cancel_hours, most_per_month, bookers, is_confirmed_by_hand, deposit as deposit_cents, needs_certificate,
      closed_days, archived_at, created_at
    from bookable_places where community_id = ${id}`,
  // Without certificates, which are between a person and the desk.
  bookings: (id) => sql`
    select booking.id, booking.place_id, booking.user_id, coalesce(person.name, booking.guest_name) as name,
      booking.guest_name, booking.unit_label, booking.unit_key, booking.starts_at, booking.ends_at, booking.seat,
      booking.state, booking.ticket, booking.placed_at, booking.words, booking.reason,
      booking.certificate_received_at, booking.deposit_held_at,
      booking.deposit_returned_at, booking.key_out_at, booking.key_in_at, booking.damage, booking.made_by_id,
      booking.created_at, booking.updated_at
    from bookings booking left join users person on person.id = booking.user_id where booking.community_id = ${id}`,
  appeals: (id) => sql`
    select id, post_type, post_id, author_id, event_id, words, state, decided_by_id, answer, decided_at, created_at
    from appeals where community_id = ${id}`,
  'request-places': (id) => sql`
    select id, name, language, translation, position, archived_at, created_at from request_places
    where community_id = ${id}`,
  'request-answers': (id) => sql`
    select id, title, text, language, translation, created_at from request_answers where community_id = ${id}`,
  requests: (id) => sql`
    select request.id, request.number, request.ref, request.author_id, author.name as author, request.unit_id,
      request.unit_label, request.place_id, request.category, request.text, request.language, request.may_enter,
      request.phone, request.images, request.state, request.planned_for, request.assignee_id, request.is_shared,
      request.affected, request.merged_into_id, request.first_answered_at, request.waiting_since, request.closed_at, request.forgotten_at,
      request.version, request.created_at, request.updated_at,
      (select json_agg(json_build_object('user_id', person.id, 'name', person.name, 'joined_at', joiner.created_at)
          order by joiner.created_at)
        from request_joiners joiner join users person on person.id = joiner.user_id
        where joiner.request_id = request.id) as joiners
    from service_requests request left join users author on author.id = request.author_id
    where request.community_id = ${id}`,
  'request-entries': (id) => sql`
    select entry.id, entry.request_id, entry.kind, entry.author_id, entry.author_role, entry.by_desk, entry.from_state,
      entry.to_state, entry.planned_for, entry.words, entry.language, entry.is_private, entry.person_id, entry.created_at
    from request_entries entry join service_requests request on request.id = entry.request_id
    where request.community_id = ${id}`,
};

/** Whether a membership, as `m`, is among those of the file: an invitation that ended is not. */
const isListed = sql`not (m.state = 'ENDED' and m.user_id is null)`;

/** A stored file, beside what it belongs to. */
const file = sql`file.id as file_id, file.name as file_name, file.media_type, file.bytes, file.has_text,
      file.uploaded_by_id as file_uploaded_by_id, file.created_at as file_created_at`;

/** The ids of the people that rows of a community name. */
const namedIn = (id: RawBuilder<string>) => sql`
    select user_id from user_communities where community_id = ${id}
    union select decided_by_id from user_communities where community_id = ${id}
    union select author_id from condo_notices where community_id = ${id}
    union select delivery.slip_by_id from notice_deliveries delivery
      join condo_notices notice on notice.id = delivery.notice_id where notice.community_id = ${id}
    union select given.recorded_by_id from owner_consents given
      join owners owner on owner.id = given.owner_id where owner.community_id = ${id}
    union select email_by_id from owners where community_id = ${id}
    union select handover.recorded_by_id from service_handovers handover
      join condo_notices notice on notice.id = handover.notice_id where notice.community_id = ${id}
    union select entry.recorded_by_id from board_year_entries entry
      join board_years year on year.id = entry.year_id where year.community_id = ${id}
    union select uploaded_by_id from stored_files where community_id = ${id}
    union select version.uploaded_by_id from record_versions version
      join records on records.id = version.record_id where records.community_id = ${id}
    union select author_id from listings where community_id = ${id}
    union select author_id from activities where community_id = ${id}
    union select going.user_id from activity_attendees going
      join activities post on post.id = going.activity_id where post.community_id = ${id}
    union select author_id from post_revisions where community_id = ${id}
    union select decided_by_id from post_revisions where community_id = ${id}
    union select author_id from appeals where community_id = ${id}
    union select decided_by_id from appeals where community_id = ${id}
    union select photo.owner_id from photos photo
      join service_requests request on request.id = photo.request_id where request.community_id = ${id}
    union select photo.owner_id from photos photo
      join bookable_places place on place.id = photo.place_id where place.community_id = ${id}
    union select user_id from bookings where community_id = ${id}
    union select made_by_id from bookings where community_id = ${id}
    union select author_id from service_requests where community_id = ${id}
    union select assignee_id from service_requests where community_id = ${id}
    union select joiner.user_id from request_joiners joiner
      join service_requests request on request.id = joiner.request_id where request.community_id = ${id}
    union select entry.author_id from request_entries entry
      join service_requests request on request.id = entry.request_id where request.community_id = ${id}
    union select entry.person_id from request_entries entry
      join service_requests request on request.id = entry.request_id where request.community_id = ${id}`;
