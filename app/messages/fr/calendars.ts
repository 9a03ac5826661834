/** La page avec l’adresse privée de son calendrier. */
export const calendars = {
  title: 'Mon calendrier',
  lead: 'Voyez les activités de votre immeuble dans le calendrier que vous utilisez déjà, sur votre téléphone ou votre ordinateur.',
  none: 'Créez un lien privé et ajoutez-le à votre calendrier, qui montrera alors toutes les activités de vos communautés. Celles auxquelles vous participez seront marquées.',
  make: 'Créer mon lien de calendrier',
  address: 'Votre lien de calendrier',
  addressLabel: 'Lien à copier',
  secret:
    'Toute personne qui a ce lien peut voir ces activités, et celles auxquelles vous participez. Ne l’utilisez que dans vos propres calendriers.',
  open: 'Ouvrir dans un calendrier',
  how: 'Comment ajouter le lien',
  programs: {
    google: {
      name: 'Google Agenda',
      text: 'À l’ordinateur : à côté de « Autres agendas », choisissez +, puis « À partir de l’URL ». Collez le lien. Les activités paraîtront aussi sur votre téléphone.',
    },
    apple: {
      name: 'iPhone, iPad et Mac',
      text: 'Choisissez ci-dessus « Ouvrir dans un calendrier », puis confirmez. Ou, dans Calendrier, choisissez « Ajouter un calendrier avec abonnement » et collez le lien.',
    },
    outlook: {
      name: 'Outlook',
      text: 'Choisissez « Ajouter un calendrier », puis « S’abonner à partir du web ». Collez le lien.',
    },
  },
  slow: 'La plupart des calendriers se mettent à jour plusieurs fois par jour ; certains, une seule fois.',
  change: 'Quelqu’un d’autre a votre lien ?',
  changeText:
    'Dès que vous créez un nouveau lien, l’ancien ne fonctionne plus. Ajoutez ensuite le nouveau à votre calendrier.',
  renew: 'Créer un nouveau lien',
  remove: 'Désactiver le lien',
} as const;
