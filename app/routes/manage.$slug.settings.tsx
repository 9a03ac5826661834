import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { CommunityForm } from '#app/features/communities/communities/settings/community-form.tsx';
import { formValues } from '#app/features/communities/communities/settings/community-values.server.ts';
import { submitSettings } from '#app/features/communities/communities/settings/submit-community.server.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import * as styles from '#app/features/communities/manage/desk.css.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { communitySettings } from '#app/messages/en/community-settings.ts';
import { owners } from '#app/messages/en/owners.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, ({ community }) => {
    const { slug, name, openedAt } = community;
    return Promise.resolve({
      community: { slug, name, isOpen: Boolean(openedAt) },
      values: formValues(community),
      formKey: newFormKey(),
    });
  });

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, ({ ctx, request, ...managed }) => submitSettings(ctx, request, managed));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, communitySettings);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('summary'),
  });
};

export default function Settings() {
  const t = useMessages(communitySettings);
  const { community, values, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { slug, isOpen } = community;
  return (
    <Desk community={community} section="settings" title={t('title')} lead={t('lead')}>
      <p>
        <Link to={`${deskPath(slug)}/service`}>{useMessages(owners)('rule.title')}</Link>
      </p>
      <div className={styles.column}>
        <CommunityForm
          values={values}
          result={reply?.result}
          conflict={reply?.conflict}
          formKey={formKey}
          pending={useNavigation().formMethod === 'POST'}
          submit={t('save')}
          cancelTo={isOpen ? deskPath(slug) : `${deskPath(slug)}/opening`}
        />
      </div>
    </Desk>
  );
}
