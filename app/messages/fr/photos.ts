/** The photos of a form. */
export const photos = {
  legend: 'Photos',
  removeNumber: 'Enlever la photo {number}',
  add: 'Ajouter des photos',
  hint: {
    one: 'JPEG, PNG, WebP ou AVIF. Une photo, de 10 Mo au maximum. Nous effaçons le lieu et la date de la prise de vue.',
    other:
      'JPEG, PNG, WebP ou AVIF. {count} photos au maximum, 10 Mo chacune. Nous effaçons le lieu et la date de la prise de vue.',
  },
  chosen: 'Photos choisies',
  sending: 'Envoi du fichier {file}…',
  remove: 'Enlever',
  removeFile: 'Enlever {file}',
  added: { one: '{count} photo ajoutée.', other: '{count} photos ajoutées.' },
} as const;
