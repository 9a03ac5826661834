import type { Language } from '#db/enums.ts';
import type { PostStatus } from '#db/enums.ts';
import { isOnNow } from '#app/features/posts/basics/over.ts';
import { writtenIn } from '#app/features/posts/basics/written-in.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { nearDay } from '#app/lib/near-day.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Picture } from '#app/ui/pictures/gallery.tsx';
import type { cardAttendance } from './attendance/card-attendance.server.ts';
import { tagsOnCard } from './limits.ts';

/** What lists show of an activity. */
export interface ActivityCard extends Omit<ReturnType<typeof cardAttendance>, 'others'> {
  id: string;
  title: string;
  language: Language;
  /** That it is in another language than the page; null where nothing has to say so. */
  mark: string | null;
  /** Null while the day is still open. */
  when: Date | null;
  /** 'Sunday, 10:00 AM', beside the day, or 'On now · Sunday, 10:00 AM'. */
  day: string;
  place: string | null;
  /** 'Music · Social' */
  tags: string;
  picture: Picture | null;
}

interface CardRow {
  id: string;
  title: string;
  language: Language;
  status: PostStatus;
  when?: Date | null;
  endsAt?: Date | null;
  place?: string | null;
  tags: string[];
}

/** The words of a card, in the language of its page. */
export function cardWords(locale: Locale, row: CardRow) {
  const { id, title, language, when = null, place = null, tags } = row;
  const day = when
    ? translate(locale, 'activities.dayAndTime', {
        day: nearDay[locale](when),
        time: formatsFor(locale).timeOfDay(when),
      })
    : translate(locale, 'activities.dayOpen');
  return {
    ...{ id, title, language, when, place },
    mark: writtenIn(locale, language),
    day: isOnNow(row) ? `${translate(locale, 'activities.onNow')} · ${day}` : day,
    tags: tags.slice(0, tagsOnCard).join(' · '),
  };
}
