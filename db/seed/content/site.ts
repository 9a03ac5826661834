/** Who runs the demo city, and what its pages say of them. */
export const site = {
  operatorName: 'The Local Link',
  contactEmail: 'support@local-link.example',
  privacyEmail: 'support@local-link.example',
  aboutEn:
    'It began with three buildings in Ottawa: [Hillsview Place](/communities/hillsview-place), [18 Nepean](/communities/18-nepean) and [Clarence Court](/communities/clarence-court), and with a seasonal [newsletter](/newsletter) that all three read.',
  aboutFr:
    'Tout a commencé à Ottawa, avec trois immeubles ([Hillsview Place](/communities/hillsview-place), le [18 Nepean](/communities/18-nepean) et [Clarence Court](/communities/clarence-court)) et un [bulletin](/newsletter) saisonnier qui se lit dans les trois.',
  contactNoteEn:
    'People answer, on weekdays, mostly within two days. We ask before we print a name.',
  contactNoteFr:
    'De vraies personnes vous répondent, les jours de semaine et le plus souvent en moins de deux jours. Nous ne publions pas un nom sans demander la permission.',
};
