/** Ce que seul le serveur dit des invitations. */
export const invitationsServer = {
  notFound: 'Invitation introuvable',
  unknownLink:
    'Ce lien n’est pas valide. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  over: 'Cette invitation a servi, est annulée ou est expirée. Demandez un nouveau lien au conseil ou à la gestion.',
  forAnother:
    'Cette invitation est au nom de {name}, et vous faites déjà partie de son unité. Elle n’a pas été utilisée.',
  otherUnit: 'L’invitation est pour l’unité {unit}. Si c’est une erreur, parlez-en au conseil.',
  alreadyMember: 'Cette personne est déjà membre',
  nameRequired: 'Indiquez le nom de la personne que vous invitez',
  roleRequired: 'Choisissez à quel titre',
  made: { title: 'Invitation prête', description: 'Envoyez maintenant le lien : {name}.' },
  noAddress: 'Cette invitation n’a pas d’adresse courriel',
  mailed: { title: 'Lettre en route', description: 'Elle va à l’adresse {email} ({name}).' },
  allMailed: {
    title: 'Lettres en route',
    description: {
      one: '{count} invitation part par courriel.',
      other: '{count} invitations partent par courriel.',
    },
  },
  renewed: { title: 'Nouveau lien', description: 'L’ancien lien ne sert plus.' },
  cancelled: { title: 'Invitation annulée', description: 'Ce lien ne sert plus : {name}.' },
  cancelledLinkless: {
    title: 'Invitation annulée',
    description: '{name} n’est plus sur la liste des invitations.',
  },
  accepted: { title: 'Bienvenue, {community} vous accueille', description: 'C’est fait.' },
} as const;
