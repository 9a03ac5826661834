/** Ce que seul le serveur dit des invitations. */
export const invitationsServer = {
  notFound: 'Invitation introuvable',
  unknownLink:
    'Ce lien n’est pas valide. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  over: 'Cette invitation a été utilisée ou annulée, ou elle est expirée. Demandez un nouveau lien au conseil ou à la gestion.',
  forAnother:
    'Cette invitation est au nom {de:name}, et vous êtes déjà membre dans cette unité. L’invitation n’a pas été utilisée.',
  otherUnit:
    'Cette invitation est pour l’unité « {unit} ». Si ce n’est pas la vôtre, parlez-en au conseil.',
  alreadyMember: 'Cette personne est déjà membre',
  nameRequired: 'Indiquez le nom de la personne que vous invitez',
  roleRequired: 'Choisissez un rôle',
  made: { title: 'Invitation prête', description: 'Envoyez maintenant le lien {à:name}.' },
  noAddress: 'Cette invitation n’a pas d’adresse courriel. Copiez plutôt son lien pour l’envoyer.',
  mailed: {
    title: 'Invitation en route',
    description: 'Nous envoyons l’invitation destinée {à:name} à l’adresse {email}.',
  },
  allMailed: {
    title: 'Invitations en route',
    description: {
      one: 'Nous envoyons {count} invitation par courriel.',
      other: 'Nous envoyons {count} invitations par courriel.',
    },
  },
  renewed: { title: 'Nouveau lien créé', description: 'L’ancien lien ne fonctionne plus.' },
  cancelled: {
    title: 'Invitation annulée',
    description: 'Le lien destiné {à:name} ne fonctionne plus.',
  },
  cancelledLinkless: {
    title: 'Invitation annulée',
    description: 'L’invitation destinée {à:name} n’est plus valable.',
  },
  accepted: {
    title: 'Bienvenue {à:community}',
    description: 'Vous êtes maintenant membre.',
  },
} as const;
