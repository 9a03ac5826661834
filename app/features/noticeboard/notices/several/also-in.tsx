import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { noticePath } from '../desk/paths.ts';
import { useReachWords } from '../editor/reach-words.ts';
import type { NoticeInCommunity } from './communities.server.ts';

/** The ids of the communities that a form has selected: one is a text, several are a list. */
export function alsoInOf(form: FormState): string[] {
  const count = form.count('alsoIn', 0);
  const names = Array.from({ length: count }, (_, index) => `alsoIn[${index}]`);
  return (count > 0 ? names : ['alsoIn']).flatMap((name) => form.field(name).value || []);
}

/** The other communities that get a notice of their own; nothing where there is none. */
export function AlsoInField({
  form,
  others,
}: {
  form: FormState;
  others: { id: string; name: string }[];
}) {
  const t = useMessages(noticeDesk);
  const selected = alsoInOf(form);
  if (others.length === 0) return null;
  return (
    <CheckboxGroup
      legend={t('alsoIn')}
      hint={t('alsoInHint')}
      field={form.field('alsoIn')}
      options={others.map(({ id, name }) => ({
        value: id,
        label: name,
        checked: selected.includes(id),
      }))}
    />
  );
}

/** What each community got, after a notice was saved in several of them. */
export function InSeveral({ notices }: { notices: NoticeInCommunity[] }) {
  const t = useMessages(noticeDesk);
  const reachWords = useReachWords();
  if (notices.length < 2) return null;
  return (
    <section aria-labelledby="in-several" className={layout.stack}>
      <h2 id="in-several">{t('inSeveral', { count: notices.length })}</h2>
      <ul role="list" className={layout.stack}>
        {notices.map(({ id, community, state, reach }) => (
          <li key={id}>
            <Link to={`${noticePath(community.slug)}/${id}`}>{community.name}</Link>{' '}
            <strong>{t(`stands.${state}`)}</strong> {t('inOne', reachWords(reach))}
          </li>
        ))}
      </ul>
    </section>
  );
}
