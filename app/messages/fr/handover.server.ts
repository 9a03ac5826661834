/** Ce que seul le serveur dit des relais. */
export const handoverServer = {
  ownOnly: 'Vous pouvez transmettre seulement ce que vous modérez.',
  notFound: 'Ce relais n’existe pas.',
  communityMissing: 'Choisissez au moins une communauté',
  notModerated: 'Choisissez des communautés que cette personne modère',
  whenMissing: 'Indiquez le moment',
  noSuchAccount: 'Aucun compte n’utilise cette adresse. Invitez d’abord la personne.',
  samePerson: 'Nommez quelqu’un d’autre',
  unfit: {
    waiting:
      'L’adhésion de {name} à {community} n’est pas encore confirmée : cette personne ne peut donc pas prendre la suite. Confirmez ou refusez d’abord {name} au bureau de cette communauté.',
    refused:
      'La demande de {name} pour {community} a été refusée : cette personne ne peut donc pas prendre la suite. Remettez {name} dans la file au bureau de cette communauté, puis confirmez.',
    leaving:
      '{name} a un dernier jour prévu dans {community} et ne peut donc pas prendre la suite. Annulez d’abord cette fin au bureau de la communauté.',
  },
  otherPerson:
    'Cette adresse appartient maintenant à quelqu’un d’autre, et rien n’a été transmis. Veuillez vérifier.',
  cannot: 'Quelque chose a changé entre-temps, et rien n’a été transmis. Veuillez vérifier.',
  done: { title: 'Relais passé', description: '{successor} s’en occupe désormais.' },
  planned: {
    title: 'Relais prévu',
    description: '{successor} prend la suite. Premier jour : {day}. Vous pouvez annuler d’ici là.',
  },
  cancelled: { title: 'Relais annulé', description: 'Tout reste comme avant.' },
} as const;
