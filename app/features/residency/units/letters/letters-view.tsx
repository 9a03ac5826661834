import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { letters } from '#app/messages/en/letters.ts';
import { ButtonLink, Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { codesForm, UnitList } from './unit-list.tsx';
import type { SubmissionResult } from '@conform-to/react';
import type { LettersPage } from './queries.server.ts';
import { Form } from '@remix-run/react';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import * as fields from '#app/ui/forms/field.css.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { fieldOf, pickField, shownFieldOf } from '#app/lib/forms/choice.ts';
import { ShownFields } from '#app/ui/forms/shown-fields.tsx';
import { unitsChoice } from './choices.ts';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type PageForm } from '#app/ui/forms/form-state.ts';

export function LettersView({
  page,
  formKey,
  result,
  replaces,
  pending,
}: PageForm<LettersPage> & {
  /** How many valid codes the last post would replace, where it has to be agreed to. */
  replaces: number | null;
}) {
  const t = useMessages(letters);
  const { community, counts, chosen } = page;
  const valid = counts.all - counts.missing;
  return (
    <Desk
      community={community}
      section="units"
      above={[{ to: deskPath(community.slug, 'units'), label: t('list') }]}
      title={t('title')}
      lead={t('lead')}
    >
      {counts.all === 0 ? (
        <EmptyState text={t('noUnits')}>
          <ButtonLink to={deskPath(community.slug, 'units')}>{t('toUnits')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {counts.lost > 0 && <p>{t('lost', { count: counts.lost })}</p>}
          {valid > 0 && <PrintLetters {...{ community, valid, chosen }} />}
          <section aria-labelledby="make" className={layout.stack}>
            <h2 id="make">{t('make')}</h2>
            <p className={layout.muted}>{t('makeLead')}</p>
            {chosen.unknown.length > 0 && (
              <p role="status">{t('unknown', { units: chosen.unknown.join(', ') })}</p>
            )}
            <MakeCodesForm
              key={chosen.text}
              counts={counts}
              chosen={chosen.text}
              ticked={page.units.items.flatMap(({ label, isChosen }) => (isChosen ? [label] : []))}
              {...{ formKey, result, replaces, pending }}
            />
          </section>
          <UnitList page={page} ticked={result && tickedIn(result)} />
          {!community.isOpen && (
            <p>
              <ButtonLink kind="quiet" to={`${deskPath(community.slug)}/opening#LETTERS`}>
                {t('toOpening')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </Desk>
  );
}

/** What was selected in the list when the form was sent. */
const tickedIn = ({ initialValue }: SubmissionResult): unknown[] =>
  [initialValue?.ticked ?? []].flat();

function PrintLetters({
  community: { slug },
  valid,
  chosen,
}: Pick<LettersPage, 'community' | 'chosen'> & { valid: number }) {
  const t = useMessages(letters);
  const some = chosen.count > 0 && chosen.count < valid;
  const pdf = (units: string) =>
    `/manage/${slug}/letters.pdf?${new URLSearchParams({ units }).toString()}`;
  return (
    <section aria-labelledby="print" className={layout.stack}>
      <h2 id="print">{t('print')}</h2>
      <p>{t('printLead', { count: some ? chosen.count : valid })}</p>
      <p className={layout.row}>
        {some && (
          <ButtonLink to={pdf(chosen.text)} reloadDocument>
            {t('openAll', { count: chosen.count })}
          </ButtonLink>
        )}
        <ButtonLink kind={some ? 'quiet' : 'main'} to={pdf('all')} reloadDocument>
          {t('openAll', { count: valid })}
        </ButtonLink>
      </p>
    </section>
  );
}

const choices = ['missing', 'all', 'these'] as const;

function MakeCodesForm({
  counts,
  chosen,
  ticked,
  formKey,
  result,
  replaces,
  pending,
}: Omit<PageForm<unknown>, 'page'> & {
  replaces: number | null;
  counts: { missing: number; all: number };
  /** The units that the address names. */
  chosen: string;
  /** Those of them that the list shows as selected. */
  ticked: string[];
}) {
  const t = useMessages(letters);
  const names = chosen === 'all' ? '' : chosen;
  const usual = chosen === 'all' || counts.missing === 0 ? 'all' : 'missing';
  const form = formState(result, { which: names ? 'these' : usual, units: names });
  const which = form.field('which');
  return (
    <Form method="post" id={codesForm} noValidate className={layout.stack}>
      <ErrorSummary form={form} title={t('notMade')} />
      {/* Enter in a field presses the first button of a form: let it agree to nothing. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('make')}
      </button>
      {replaces !== null && <ReplaceQuestion count={replaces} news={result} />}
      <ShownFields form={form} choice={unitsChoice} except="ticked" />
      {ticked.map((label) => (
        <input key={label} type="hidden" name={shownFieldOf('ticked')} value={label} />
      ))}
      <FormKey form={form} fresh={formKey} />
      <fieldset id={which.id} className={fields.field}>
        <legend className={fields.legend}>{t('which')}</legend>
        {choices.map((choice) => (
          <label key={choice} className={fields.choice}>
            <input
              type="radio"
              name="which"
              value={choice}
              defaultChecked={which.value === choice}
            />
            <span>
              {choice === 'these'
                ? t('choices.these')
                : t(`choices.${choice}`, { count: counts[choice] })}
            </span>
          </label>
        ))}
        {which.errors.length > 0 && <span className={fields.error}>{which.errors.join('\n')}</span>}
      </fieldset>
      <TextField
        label={t('these')}
        hint={t('theseHint')}
        optional
        autoComplete="off"
        field={form.field('units')}
        {...fieldOf(unitsChoice, 'units')}
      />
      <label className={fields.choice}>
        <input
          type="checkbox"
          name="renew"
          value="yes"
          defaultChecked={form.field('renew').value === 'yes'}
        />
        <span>{t('renew')}</span>
      </label>
      <div>
        <Button pending={pending && t('making')}>{t('make')}</Button>
      </div>
    </Form>
  );
}

/** Names how many letters stop working, before they do. */
function ReplaceQuestion({ count, news }: { count: number; news: unknown }) {
  const t = useMessages(letters);
  return (
    <AlertBox news={news}>
      <p>{t('replacing', { count })}</p>
      <div className={layout.row}>
        <Button kind="danger" name="agreed" value={count}>
          {t('replace', { count })}
        </Button>
        <Button kind="quiet" name={pickField} value="renew=">
          {t('keepCodes')}
        </Button>
      </div>
    </AlertBox>
  );
}
