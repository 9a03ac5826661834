/** La page avec l’adresse privée de son calendrier. */
export const calendars = {
  title: 'Mon calendrier',
  lead: 'Voyez les activités de votre immeuble dans le calendrier que vous utilisez déjà, sur votre téléphone ou votre ordinateur.',
  none: 'Vous recevrez une adresse privée. Votre calendrier la consultera de temps en temps et montrera toutes les activités de vos communautés. Celles auxquelles vous participez sont marquées.',
  make: 'Créer mon lien de calendrier',
  address: 'Votre lien de calendrier',
  addressLabel: 'Lien à copier',
  secret:
    'Toute personne qui connaît cette adresse voit ce que vous voyez. Ne l’utilisez que dans vos propres calendriers.',
  open: 'Ouvrir dans un calendrier',
  how: 'Comment l’ajouter',
  programs: {
    google: {
      name: 'Google Agenda',
      text: 'À l’ordinateur : à côté de « Autres agendas », choisissez +, puis « À partir de l’URL ». Collez l’adresse. Les activités paraîtront aussi sur votre téléphone.',
    },
    apple: {
      name: 'iPhone, iPad et Mac',
      text: 'Choisissez ci-dessus « Ouvrir dans un calendrier », puis confirmez. Ou, dans Calendrier, choisissez « Ajouter un calendrier avec abonnement » et collez l’adresse.',
    },
    outlook: {
      name: 'Outlook',
      text: '« Ajouter un calendrier », puis « S’abonner à partir du web ». Collez l’adresse.',
    },
  },
  slow: 'La plupart des calendriers se mettent à jour toutes les quelques heures ; certains, une seule fois par jour.',
  change: 'Quelqu’un d’autre connaît cette adresse ?',
  changeText:
    'Dès que vous créez une nouvelle adresse, l’ancienne ne fonctionne plus. Ajoutez ensuite la nouvelle à votre calendrier.',
  renew: 'Créer une nouvelle adresse',
  remove: 'Désactiver l’adresse',
} as const;
