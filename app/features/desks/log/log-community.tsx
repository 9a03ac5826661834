import { useState } from 'react';
import * as styles from '#app/features/communities/communities/chooser/chooser.css.ts';
import type { CommunityOption } from '#app/features/communities/communities/chooser/chooser.ts';
import { CommunityChoices } from '#app/features/communities/communities/chooser/community-choices.tsx';
import { CommunitySearchBox } from '#app/features/communities/communities/chooser/community-search-box.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { chooser } from '#app/messages/en/chooser.ts';
import { log } from '#app/messages/en/log.ts';
import { Button } from '#app/ui/button.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import type { LogChooser } from './queries.server.ts';

/** The community of the log's filter, where there are too many to list. */
export function LogCommunity({ chosen, search }: LogChooser) {
  const t = useMessages(log);
  const words = useMessages(chooser);
  const [picked, setPicked] = useState<CommunityOption[]>([]);
  const [said, setSaid] = useState('');
  const every = { id: '', name: t('anyCommunity') };
  return (
    <div className={styles.chooser}>
      <label htmlFor="community" className={field.label}>
        {t('community')}
      </label>
      <div className={styles.box}>
        <CommunitySearchBox
          id="community"
          name="find"
          defaultValue={search?.text ?? chosen?.name}
          className={field.control}
          listId="community-list"
          of="moderated"
          onPick={(community, input) => {
            input.value = community.name;
            setPicked([community]);
          }}
          onSay={setSaid}
        />
        <Button
          kind="quiet"
          name="looking"
          value="yes"
          formAction="/moderation/log#community-found"
        >
          {words('find')}
        </Button>
      </div>
      <CommunityChoices
        id="community-found"
        type="radio"
        name="community"
        label={t('community')}
        search={search ?? undefined}
        said={said}
        known={chosen ? [every, chosen] : [every]}
        chosen={[chosen?.id ?? '']}
        picked={picked}
      />
    </div>
  );
}
