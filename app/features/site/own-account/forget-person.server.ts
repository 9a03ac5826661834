import { sql as statement } from '@mikro-orm/core';
import { sql } from 'kysely';
import {
  BoardYearEntry,
  MailChoice,
  MailLetter,
  NoticeService,
  Owner,
  OwnerConsent,
  PeopleImport,
  Report,
  ServiceHandover,
  StoredFile,
  SuppressedAddress,
  UserCommunity,
} from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';

/** Whoever is deleted, as they were called before. */
interface Forgotten {
  id: string;
  name: string;
  email: string;
}

/**
 * Cuts the tie to what stays without anybody: reports, files, lists that were brought, and the records of a
 * corporation, which the law asks it to keep: that of its owners, and how notices were served on them.
 */
export async function cutTies(tx: Em, { id }: Forgotten): Promise<void> {
  await tx.nativeUpdate(Report, { reporter: id }, { reporter: null });
  await tx.nativeUpdate(StoredFile, { uploadedBy: id }, { uploadedBy: null });
  await tx.nativeUpdate(PeopleImport, { createdBy: id }, { createdBy: null });
  await tx.execute(statement`
    update owners set membership_id = null
    where membership_id in (select id from user_communities where user_id = ${id}::uuid)`);
  await tx.nativeUpdate(NoticeService, { user: id }, { user: null });
  await tx.nativeUpdate(OwnerConsent, { recordedBy: id }, { recordedBy: null });
  await tx.nativeUpdate(Owner, { emailBy: id }, { emailBy: null });
  await tx.nativeUpdate(ServiceHandover, { recordedBy: id }, { recordedBy: null });
  await tx.nativeUpdate(BoardYearEntry, { recordedBy: id }, { recordedBy: null });
}

/** Forgets the letters to the person, what they chose to hear of, and what is known of their address. */
export async function forgetMailOf(tx: Em, { id, email }: Forgotten): Promise<void> {
  await tx.nativeDelete(MailLetter, { $or: [{ user: id }, { address: email }] });
  await tx.nativeDelete(MailChoice, { user: id });
  await tx.nativeDelete(SuppressedAddress, { address: email });
}

/**
 * Replaces the name in the log, whose lines stay for what they say of a unit or a role, and in bylines.
 * Call it before `forgetInvitations`, which forgets which invitations were for the person.
 */
export async function forgetName(tx: Em, person: Forgotten): Promise<void> {
  const { id, name } = person;
  const invitations = JSON.stringify(await ownInvitations(tx, person));
  await tx.execute(statement`
    update moderation_events
    set snapshot = snapshot || jsonb_build_object('title', ${formerName}::text)
    where subject_type in ('MEMBER', 'ROLE') and (snapshot->>'userId' = ${id}
      or (subject_type = 'ROLE' and subject_id = ${id}::uuid)
      or (subject_type = 'MEMBER' and subject_id in (
        select jsonb_array_elements_text(${invitations}::jsonb)::uuid)))`);
  await tx.execute(statement`
    update moderation_events as event
    set snapshot = event.snapshot || jsonb_build_object('successor', ${formerName}::text)
    where event.subject_type = 'ROLE' and jsonb_exists(event.snapshot, 'successor') and (
      event.snapshot->>'successorId' = ${id} or exists (
      select from handovers handover where handover.successor_id = ${id}::uuid
         and handover.person_id = event.subject_id and handover.community_id = event.community_id
         and handover.on_day::text = event.snapshot->>'onDay'))`);
  await forgetByline(tx, id, name);
}

/** Takes the name off articles that the person published, where it stands as the author's. */
async function forgetByline(tx: Em, id: string, name: string): Promise<void> {
  await tx.execute(statement`
    update editorial_articles as article set author = ${formerName}
    where lower(article.author) = lower(${name})
      and exists (select from moderation_events event where event.subject_type = 'EDITORIAL'
        and event.subject_id = article.id and event.actor_id = ${id}::uuid)`);
  await tx.execute(statement`
    update moderation_events
    set snapshot = snapshot || jsonb_build_object('author', ${formerName}::text)
    where subject_type = 'EDITORIAL' and lower(snapshot->>'author') = lower(${name})
      and subject_id in (select own.subject_id from moderation_events own
        where own.subject_type = 'EDITORIAL' and own.actor_id = ${id}::uuid)`);
}

/**
 * Takes name and address out of the person's invitations that are over. One that is still open stays on
 * the board's list: the board made it, and the address may be somebody else's.
 */
export async function forgetInvitations(tx: Em, person: Forgotten): Promise<void> {
  const ids = await ownInvitations(tx, person);
  const nobody = { inviteeName: null, inviteeEmail: null, inviteePhone: null, inviteHash: null };
  await tx.nativeUpdate(UserCommunity, { id: { $in: ids } }, nobody);
  await tx.nativeUpdate(
    UserCommunity,
    { id: { $in: ids }, state: 'INVITED' },
    { state: 'ENDED', endedAt: new Date() },
  );
}

/** The memberships that were made as invitations of the person: accepted, or over. */
async function ownInvitations(tx: Em, { id, email }: Forgotten): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('user_communities as row')
    .select('row.id')
    .where(
      sql<boolean>`(row.user_id = ${id}::uuid or (row.user_id is null and (
        (row.invitee_email = ${email}
          and (row.state = 'ENDED' or row.invite_expires_at <= now()))
        or row.id::text in (select event.snapshot->>'invitation' from moderation_events event
             where event.subject_type = 'MEMBER' and event.snapshot->>'userId' = ${id}))))`,
    )
    .execute();
  return rows.map((row) => row.id);
}
