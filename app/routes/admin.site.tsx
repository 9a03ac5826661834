import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminDesk } from '#app/features/communities/manage/admin-desk.tsx';
import { OperatorForm } from '#app/features/communities/operator/operator-form.tsx';
import { siteSettings } from '#app/features/communities/operator/queries.server.ts';
import { submitOperator } from '#app/features/communities/operator/submit-operator.server.ts';
import { BackupsSection } from '#app/features/site/backups/backups-section.tsx';
import { backupState } from '#app/features/site/backups/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { secondStepOf } from '#app/features/accounts/second-step/queries.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { requireAdmin } from '#app/lib/session/context.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { siteSettings as words } from '#app/messages/en/site-settings.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '#app/features/communities/operator/operator.css.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => {
    const { id } = requireAdmin(ctx);
    const [settings, backups, ownStep] = await Promise.all([
      siteSettings(ctx.em),
      backupState(ctx.em),
      secondStepOf(ctx.em, id),
    ]);
    const { version = 0, ...saved } = settings ?? {};
    const values = { secondStep: 'NOBODY', ...saved, seen: String(version) };
    return { values, backups, lacksOwn: ownStep === null, formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request);
    return submitOperator(ctx, request);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, words);
  return privateMeta({ title: t('title'), description: t('summary') });
};

export default function Site() {
  const t = useMessages(words);
  const { values, backups, lacksOwn, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <AdminDesk section="site" title={t('title')} lead={t('lead')}>
      <BackupsSection state={backups} />
      <section aria-labelledby="operator" className={layout.stack}>
        <h2 id="operator">{t('operatorTitle')}</h2>
        <p className={styles.where}>{t('where')}</p>
        <OperatorForm
          values={values}
          result={reply?.result}
          conflict={reply?.conflict}
          formKey={formKey}
          lacksOwn={lacksOwn}
        />
      </section>
    </AdminDesk>
  );
}
