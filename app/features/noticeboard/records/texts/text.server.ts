import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Community, CommunityDocument } from '#db/entities/index.ts';
import type { DocumentKind, Language } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { paragraphs } from '#app/lib/format.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { compared } from '../desk/compared.server.ts';
import type { TextInput } from './schema.ts';

/** Which text of which community, and in which language. */
interface Side {
  community: Pick<Community, 'id' | 'slug'>;
  kind: DocumentKind;
  side: Language;
}

type Written = Pick<CommunityDocument, 'title' | 'lead' | 'sections'>;

const findText = (em: Em, { community, kind }: Side) =>
  em.findOne(CommunityDocument, { community: community.id, kind });

/** A side of a text as its form has it. */
const asTyped = ({ title, lead, sections }: Written) => ({
  title,
  lead,
  sections: sections.map((section) => ({
    heading: section.heading,
    text: section.paragraphs.join('\n\n'),
  })),
});

const sideOf = (text: CommunityDocument, side: Language): Written | null =>
  text.language === side ? text : (text.translation ?? null);

/** The values of a side's form: its text, or only the version if it is not written yet. */
export async function textValues({ em }: Ctx, which: Side) {
  const text = await findText(em, which);
  const written = text && sideOf(text, which.side);
  return {
    values: { ...(written ? asTyped(written) : {}), version: String(text?.version ?? 0) },
    /** Whether the other side is written. */
    hasOther: text !== null && (text.translation !== null || text.language !== which.side),
  };
}

/**
 * Saves a side of a community's house rules or emergency plan. Throws AppError `conflict` when the text
 * changed since the form was filled.
 */
export async function saveText(
  ctx: Ctx,
  which: Side,
  { version, ...typed }: TextInput,
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  const { community, kind, side } = which;
  const written: Written = {
    title: typed.title,
    lead: typed.lead,
    sections: typed.sections.map(({ heading, text }) => ({
      heading,
      paragraphs: paragraphs(text),
    })),
  };
  return inTransaction(ctx.em, async (tx) => {
    const before = await findText(tx, which);
    if ((before?.version ?? 0) !== version) throw changedMeanwhile();
    const id = before?.id ?? crypto.randomUUID();
    if (before) await changeText(tx, before, side, written);
    else await addText(tx, id, which, written);
    if (kind === 'RULES') {
      await tx.nativeUpdate(
        Community,
        { id: community.id, rulesUrl: null },
        { rulesUrl: `/communities/${community.slug}/rules` },
      );
    }
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'DOCUMENT', id },
      action: 'CHANGE',
      from: before ? 'PUBLISHED' : null,
      to: 'PUBLISHED',
      snapshot: { ...written, kind, language: side },
    });
    return { id };
  });
}

const changedMeanwhile = () => new AppError('conflict', 'recordsDesk.textChanged');

async function changeText(tx: Em, before: CommunityDocument, side: Language, written: Written) {
  const { id, version, language } = before;
  const changed = await tx.nativeUpdate(
    CommunityDocument,
    { id, version },
    {
      ...(language === side ? written : { translation: written }),
      version: version + 1,
      updatedAt: new Date(),
    },
  );
  if (changed === 0) throw changedMeanwhile();
}

async function addText(tx: Em, id: string, { community, kind, side }: Side, written: Written) {
  try {
    await tx.insert(CommunityDocument, {
      id,
      community: community.id,
      kind,
      language: side,
      ...written,
      updatedAt: new Date(),
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw changedMeanwhile();
    throw error;
  }
}

/** After somebody else changed the text: what is saved now beside what was typed. */
export async function catchUpText(ctx: Ctx, which: Side, typed: TextInput): Promise<CatchUp> {
  const text = await findText(ctx.em.fork(), which);
  const written = text && sideOf(text, which.side);
  const saved = written ? asTyped(written) : { title: '', lead: '', sections: [] };
  const flat = (sections: { heading: string; text: string }[]) =>
    sections.map(({ heading, text: words }) => `${heading}\n${words}`).join('\n\n');
  return {
    values: { version: String(text?.version ?? 0) },
    conflict: {
      changes: compared(ctx.locale, [
        ['textTitle', saved.title, typed.title],
        ['textLead', saved.lead, typed.lead],
        ['sections', flat(saved.sections), flat(typed.sections)],
      ]),
    },
  };
}
