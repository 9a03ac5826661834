import { useEffect, useRef, useState } from 'react';
import * as styles from '#app/features/communities/communities/chooser/chooser.css.ts';
import type {
  ChooserReply,
  CommunityOption,
} from '#app/features/communities/communities/chooser/chooser.ts';
import { CommunityChoices } from '#app/features/communities/communities/chooser/community-choices.tsx';
import { CommunitySearchBox } from '#app/features/communities/communities/chooser/community-search-box.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { chooser } from '#app/messages/en/chooser.ts';
import { people } from '#app/messages/en/people.ts';
import { Button } from '#app/ui/button.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { intentField, searchFrom } from '#app/ui/forms/row-intents.ts';

export function RoleSearch({
  form,
  reply,
  own,
  ticked = [],
  pending,
}: {
  form: FormState;
  reply: ChooserReply | undefined;
  own: CommunityOption[];
  ticked: string[] | undefined;
  pending: boolean;
}) {
  const t = useMessages(people);
  const words = useMessages(chooser);
  const [picked, setPicked] = useState<CommunityOption[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(''), [reply]);
  const search = reply?.searches.find;
  const isOther = ({ id }: CommunityOption) => !own.some((one) => one.id === id);
  const results = useRef(form.result);
  useEffect(() => {
    if (results.current === form.result) return;
    results.current = form.result;
    if (form.result?.intent) document.getElementById('find-found')?.focus();
  }, [form.result]);
  return (
    <div className={styles.chooser}>
      <label htmlFor="find" className={field.label}>
        {t('furtherCommunities')}
      </label>
      <span id="find-hint" className={field.hint}>
        {words('hint')}
      </span>
      <div className={styles.box}>
        <CommunitySearchBox
          id="find"
          name="find"
          defaultValue={form.field('find').value}
          aria-describedby="find-hint"
          className={field.control}
          listId="find-list"
          onPick={(community, input) => {
            input.value = '';
            if (isOther(community)) {
              setPicked((others) => [community, ...others.filter(({ id }) => id !== community.id)]);
            } else {
              const box = document.querySelector(`input[name=moderates][value="${community.id}"]`);
              if (box instanceof HTMLInputElement && !box.checked) box.click();
            }
          }}
          onSay={setSaid}
        />
        <Button
          kind="quiet"
          name={intentField}
          value={searchFrom('find')}
          formNoValidate
          formAction="#find-found"
          disabled={pending}
        >
          {words('find')}
        </Button>
      </div>
      <input type="hidden" name="searched" value={search?.text ?? ''} />
      <CommunityChoices
        id="find-found"
        type="checkbox"
        name="moderates"
        label={t('furtherCommunities')}
        search={search && { ...search, found: search.found.filter(isOther) }}
        said={said}
        known={(reply?.known ?? []).filter(isOther)}
        chosen={ticked}
        picked={picked}
      />
    </div>
  );
}
