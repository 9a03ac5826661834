import { categories, conditions } from '#db/enums.ts';
import { PostEditor } from '#app/features/posts/posts/editor/post-editor.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingEditor } from '#app/messages/en/listing-editor.ts';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import * as field from '#app/ui/forms/field.css.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { fieldOf } from '#app/lib/forms/choice.ts';
import { freeChoice } from './choices.ts';
import { MoneyField } from '#app/ui/forms/money-field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as styles from './listing-editor.css.ts';

/** The page on which a listing is written, new and edit. */
export const ListingEditor = () => (
  <PostEditor
    type="LISTING"
    tab="buy-sell"
    words={listingEditor}
    fields={(form) => (
      <>
        <PriceFields form={form} />
        <ListingFields form={form} />
      </>
    )}
  />
);

/** A listing whose price somebody types isn't free. */
function leaveFree({ form, value }: HTMLInputElement): void {
  const box = form?.elements.namedItem(freeChoice.name);
  if (box instanceof HTMLInputElement && value.trim() !== '') box.checked = false;
}

function PriceFields({ form }: { form: FormState }) {
  const t = useMessages(listingEditor);
  const free = form.field('free');
  return (
    <div className={styles.price}>
      <div className={styles.amount}>
        <MoneyField
          label={t('price')}
          hint={t('priceHint')}
          optional
          field={form.field('price')}
          {...fieldOf(freeChoice, 'price')}
          onInput={({ currentTarget }) => leaveFree(currentTarget)}
        />
      </div>
      <label className={field.choice}>
        <input type="checkbox" name={free.name} value="yes" defaultChecked={free.value === 'yes'} />
        {t('free')}
      </label>
    </div>
  );
}

function ListingFields({ form }: { form: FormState }) {
  const t = useMessages(listingEditor);
  const label = useMessages(listingLabels);
  return (
    <div className={styles.about}>
      <SelectField
        label={t('category')}
        optional
        placeholder={t('noCategory')}
        options={categories.map((value) => ({ value, label: label(`categories.${value}`) }))}
        field={form.field('category')}
      />
      <SelectField
        label={t('condition')}
        optional
        placeholder={t('noCondition')}
        options={conditions.map((value) => ({ value, label: label(`conditions.${value}`) }))}
        field={form.field('condition')}
      />
    </div>
  );
}
