import { categories, conditions } from '#db/enums.ts';
import { PostEditor } from '#app/features/posts/posts/editor/post-editor.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingEditor } from '#app/messages/en/listing-editor.ts';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';

/** The page on which a listing is written, new and edit. */
export function ListingEditor() {
  return (
    <PostEditor
      type="LISTING"
      tab="buy-sell"
      words={listingEditor}
      fields={(form) => <ListingFields form={form} />}
    />
  );
}

function ListingFields({ form }: { form: FormState }) {
  const t = useMessages(listingEditor);
  const label = useMessages(listingLabels);
  return (
    <>
      <TextField
        label={t('price')}
        hint={t('priceHint')}
        optional
        inputMode="decimal"
        field={form.field('price')}
      />
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
    </>
  );
}
