/** What a request is told, whatever page or call it was for. */
export const http = {
  loginFirst: 'Connectez-vous d’abord.',
  loginToGoOn: 'Connectez-vous pour continuer. Ce que vous avez écrit est conservé.',
  loginToGoOnWithPhotos:
    'Connectez-vous pour continuer. Ce que vous avez écrit est conservé. Il faudra choisir de nouveau les photos.',
  textStays:
    'Ce que vous avez écrit reste dans le formulaire ci-dessous. Le lien s’ouvre dans un nouvel onglet.',
  loginForPress: 'Connectez-vous pour continuer. Rien n’a encore été envoyé.',
  notPressedYet: 'Rien n’a encore été envoyé. Utilisez de nouveau le bouton.',
  typeAgain: 'Écrivez de nouveau votre mot de passe',
  notSentYet:
    'Vous retrouvez ce que vous avez écrit, mais rien n’est encore envoyé. Envoyez de nouveau le formulaire ci-dessous.',
  notSentYetWithPhotos:
    'Vous retrouvez ce que vous avez écrit, mais rien n’est encore envoyé. Choisissez vos photos de nouveau, puis envoyez le formulaire ci-dessous.',
  nothingHere: 'Il n’y a rien à cette adresse.',
  openLinkAgain:
    'Cette page s’ouvre à partir du lien reçu par courriel ou par lettre. Ouvrez ce lien de nouveau, dans un navigateur qui accepte les témoins.',
  noSuchPage: 'Cette page n’existe pas.',
  noSuchEndpoint: 'Ce point d’accès n’existe pas.',
  methodNotAllowed: 'Cette adresse n’accepte pas {method}.',
  pageMethodNotAllowed: 'Cette page n’accepte pas de formulaire.',
  foreignOrigin: 'Cette demande vient d’un autre site. Rechargez la page, puis réessayez.',
  unsupportedAddress: 'Cette adresse n’est pas acceptée.',
  bodyTooLarge: 'C’est trop lourd pour un seul envoi. Envoyez-en moins à la fois.',
  impossibleText:
    'Ce texte contient un caractère qui n’est pas permis. Enlevez-le, puis réessayez.',
  formExpected: 'Cette page attend un formulaire.',
  formTooComplex: 'Ce formulaire est trop complexe pour que nous puissions le lire.',
  formTooLong: 'Ce formulaire est trop long. Raccourcissez-le, puis réessayez.',
  formUnreadable: 'Nous n’avons pas pu lire ce formulaire. Revenez en arrière et réessayez.',
  formKeyUsed:
    'Vous avez déjà envoyé ce formulaire avec un autre contenu, qui a été enregistré. Envoyez le formulaire de nouveau pour enregistrer aussi ce que vous avez écrit cette fois-ci.',
  jsonExpected: 'Envoyez le corps en application/json.',
  jsonInvalid: 'Le corps n’est pas du JSON valide.',
  checkAddress: 'Vérifiez l’adresse, puis réessayez.',
  checkFields: 'Vérifiez les champs, puis réessayez.',
  keyMalformed: 'Une Idempotency-Key compte de 1 à 200 caractères visibles.',
  keyUsed:
    'Un autre contenu a déjà été envoyé avec cette Idempotency-Key, et il a été enregistré. Envoyez celui-ci avec sa propre clé.',
  required: 'Champ obligatoire',
  invalidInput: 'Valeur non valide',
  invalidCursor: 'Cette page de la liste n’existe pas. Revenez au début de la liste.',
  pageSize: 'Un nombre de 1 à {maximum}',
  wholePageSize: 'Un nombre entier de 1 à {maximum}',
  ourFault: 'Un problème est survenu de notre côté. Vous n’y êtes pour rien.',
  ourFaultTryAgain: 'Un problème est survenu de notre côté. Réessayez.',
  unavailable: 'Le site a un problème en ce moment. Réessayez dans une minute.',
  unavailableReload:
    'Le site a un problème en ce moment. Rechargez cette page dans une minute pour renvoyer ce que vous avez écrit.',
  tooManyTries: {
    one: 'Trop d’essais. Attendez une minute, puis réessayez.',
    other: 'Trop d’essais. Attendez {count} minutes, puis réessayez.',
  },
  manyPeopleAtOnce:
    'Beaucoup de gens se connectent en ce moment. Réessayez dans quelques secondes.',
  registerFirst:
    'L’accès est réservé aux membres de cette communauté. Connectez-vous ou inscrivez-vous pour continuer.',
} as const;
