/** What the server alone says about files. */
export const filesServer = {
  empty: '« {file} » est vide. Choisissez un autre fichier.',
  tooLarge: '« {file} » dépasse 25 Mo. Réduisez le fichier, ou choisissez-en un autre.',
  noRoomToWait:
    'Impossible de garder « {file} » : trop de vos fichiers se trouvent dans des formulaires inachevés. Enregistrez l’un de ces formulaires, ou envoyez celui-ci sans le fichier. Les fichiers inachevés sont supprimés après un jour.',
  wrongType:
    '« {file} » n’est pas un fichier PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, CSV ou texte. Enregistrez-le sous l’un de ces formats, en PDF par exemple, puis choisissez-le de nouveau.',
  allTooLarge: 'Ensemble, ces fichiers sont trop lourds. Envoyez-en moins à la fois.',
  tooMany: {
    one: 'Vous pouvez ajouter un seul fichier. Enlevez les autres.',
    other: 'Vous pouvez ajouter {count} fichiers au maximum. Enlevez-en quelques-uns.',
  },
  noneAdded: 'Aucun des nouveaux fichiers n’a été ajouté. Choisissez-les de nouveau.',
  gone: 'L’un des fichiers ajoutés n’est plus disponible. Choisissez-le de nouveau.',
  noRoom: 'Le site manque de place pour les fichiers en ce moment. Réessayez plus tard.',
  notFound: 'Ce fichier est introuvable. Il a peut-être été enlevé.',
} as const;
