/** La page avec l’adresse privée de son calendrier. */
export const calendars = {
  title: 'Mon calendrier',
  lead: 'Voyez les activités de votre immeuble dans le calendrier que vous utilisez déjà, au téléphone ou à l’ordinateur.',
  none: 'Vous recevrez une adresse privée. Votre calendrier la consultera de temps en temps et montrera toutes les activités de vos communautés. Celles où vous allez sont marquées.',
  make: 'Créer mon adresse',
  address: 'Votre adresse',
  addressLabel: 'Adresse à copier',
  secret:
    'Toute personne qui la connaît voit ce que vous voyez. Ne l’utilisez que dans vos propres calendriers.',
  open: 'Ouvrir dans un calendrier',
  how: 'Comment l’ajouter',
  programs: {
    google: {
      name: 'Google Agenda',
      text: 'À l’ordinateur : à côté de « Autres agendas », sélectionnez +, puis « À partir de l’URL ». Collez l’adresse. Votre téléphone le montrera aussi.',
    },
    apple: {
      name: 'iPhone, iPad et Mac',
      text: 'Sélectionnez ci-dessus « Ouvrir dans un calendrier », puis confirmez. Ou, dans Calendrier, choisissez « Ajouter un calendrier avec abonnement » et collez l’adresse.',
    },
    outlook: {
      name: 'Outlook',
      text: '« Ajouter un calendrier », puis « S’abonner à partir du web ». Collez l’adresse.',
    },
  },
  slow: 'Les calendriers vérifient les changements toutes les quelques heures ; certains, une fois par jour.',
  change: 'Quelqu’un d’autre l’a-t-il obtenue ?',
  changeText:
    'Dès que vous créez une nouvelle adresse, l’ancienne ne fonctionne plus. Ajoutez ensuite la nouvelle à votre calendrier.',
  renew: 'Créer une nouvelle adresse',
  remove: 'Désactiver l’adresse',
} as const;
