import { Form } from '@remix-run/react';
import { isLivedIn } from '#app/features/communities/communities/unit-kind.ts';
import { NewsBox } from '#app/features/communities/manage/news-box.tsx';
import { groupedBy } from '#app/lib/grouped.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitsDesk } from '#app/messages/en/units-desk.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ConfirmBuildings, ConfirmKinds } from './confirm-units.tsx';
import type { UnitsPreview } from './preview-units.server.ts';

/** What adding units would do, with what they were taken for to confirm, and the button that adds them. */
export function PreviewOfUnits({
  preview,
  formKey,
  pending,
}: {
  preview: UnitsPreview;
  formKey: string;
  pending: boolean;
}) {
  const t = useMessages(unitsDesk);
  const { added, placed, present, unclear, buildings, checked } = preview;
  const form = formState(null);
  const either = new Intl.ListFormat(`${useLocale()}-CA`, { type: 'disjunction' });
  const count = added.length || placed.length;
  return (
    <NewsBox
      id="preview"
      title={t(added.length > 0 || count === 0 ? 'preview' : 'previewPlaced', { count })}
      news={preview}
    >
      {unclear.length > 0 && (
        <AlertBox news={preview} focused={false}>
          <h3>{t('unclear', { count: unclear.length })}</h3>
          <ul>
            {unclear.map(({ text, readings }, index) => (
              <li key={index}>
                <bdi>{text}</bdi>
                {readings && `: ${t('spoilt', { labels: either.format(readings) })}`}
              </li>
            ))}
          </ul>
        </AlertBox>
      )}
      <Floors units={added.filter(({ kind }) => isLivedIn(kind))} />
      {added.length > 0 && placed.length > 0 && (
        <p>
          {t('placed', {
            count: placed.length,
            labels: placed.map(({ label }) => label).join(', '),
          })}
        </p>
      )}
      {present.length > 0 && (
        <p>{t('present', { count: present.length, labels: present.join(', ') })}</p>
      )}
      {count > 0 && (
        <Form method="post" className={layout.stack}>
          <FormKey form={form} fresh={formKey} />
          <input type="hidden" name="checked" value={checked} />
          <ConfirmBuildings buildings={buildings} />
          <ConfirmKinds units={added} />
          <div>
            <Button name="step" value="add" pending={pending && t('adding')}>
              {t(added.length > 0 ? 'addCount' : 'placeCount', { count })}
            </Button>
          </div>
        </Form>
      )}
    </NewsBox>
  );
}

/** Homes and shops, building by building and floor by floor. */
function Floors({ units }: { units: UnitsPreview['added'] }) {
  const t = useMessages(unitsDesk);
  const buildings = [...groupedBy(units, ({ building }) => building)];
  return buildings.map(([building, inIt]) => (
    <div key={building ?? ''} className={layout.stack}>
      {buildings.length > 1 && <h3>{building ?? t('noBuilding')}</h3>}
      <dl className={layout.stack}>
        {[...groupedBy(inIt, ({ floor }) => floor)]
          .sort(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
          .map(([floor, there]) => (
            <div key={floor ?? 'none'}>
              <dt>
                <b>{floor === null ? t('noFloor') : t('onFloor', { floor })}</b>{' '}
                <span className={layout.muted}>{t('unitsIn', { count: there.length })}</span>
              </dt>
              <dd>{there.map(({ label }) => label).join(', ')}</dd>
            </div>
          ))}
      </dl>
    </div>
  ));
}
