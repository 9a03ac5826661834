import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';

interface Step {
  to: string;
  label: string;
}

/** The pages above one of the desk's documents: the shelf, and what is between. */
export function useDeskTrail(slug: string, between: Step[] = []): Step[] {
  const t = useMessages(records);
  return [{ to: deskPath(slug, 'documents'), label: t('title') }, ...between];
}
