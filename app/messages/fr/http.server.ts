/** What a request is told, whatever page or call it was for. */
export const http = {
  loginFirst: 'Vous devez d’abord vous connecter.',
  loginToGoOn: 'Connectez-vous pour continuer. Ce que vous avez écrit est conservé.',
  loginToGoOnWithPhotos:
    'Connectez-vous pour continuer. Ce que vous avez écrit est conservé, mais il faudra choisir de nouveau les photos.',
  textStays:
    'Ce que vous avez écrit reste dans le formulaire ci-dessous. Le lien s’ouvre dans un nouvel onglet.',
  loginForPress: 'Connectez-vous pour continuer. Rien n’a encore été envoyé.',
  notPressedYet: 'Rien n’a encore été envoyé. Utilisez de nouveau le bouton.',
  fieldIsEmpty: 'Vide',
  /** Of a field that belongs to another option than the chosen one. */
  whichIsIt:
    'Vous avez écrit « {typed} » sous « {field} », mais choisi « {option} ». Lequel des deux ?',
  whichIsItBox: 'Vous avez sélectionné « {field} », mais choisi « {option} ». Lequel des deux ?',
  choose: 'Choisir « {option} »',
  keepChosen: 'Garder « {option} » et vider « {field} »',
  partSaved:
    'Pas encore enregistré : ce que vous avez écrit dans les autres champs. Utilisez leur bouton.',
  partGone:
    'Pas enregistré, et impossible après cela : ce que vous avez écrit dans un champ qui n’est plus là. Copiez-le d’ici au besoin.',
  useButton: 'La touche Entrée ne suffit pas ici. Si c’est ce que vous voulez, utilisez le bouton.',
  whichPart: 'Vous avez écrit dans plusieurs parties de cette page. Laquelle enregistrer d’abord ?',
  typeAgain: 'Indiquez de nouveau votre mot de passe',
  notSentYet:
    'Ce que vous avez écrit est conservé, mais rien n’a encore été envoyé. Envoyez le formulaire ci-dessous.',
  notSentYetWithPhotos:
    'Ce que vous avez écrit est conservé, mais rien n’a encore été envoyé. Choisissez vos photos de nouveau, puis envoyez le formulaire ci-dessous.',
  nothingHere: 'Il n’y a rien à cette adresse web. Vérifiez-la, puis réessayez.',
  openLinkAgain:
    'Cette page s’ouvre à partir du lien reçu par courriel ou par lettre. Ouvrez ce lien de nouveau, dans un navigateur qui accepte les témoins.',
  noSuchPage: 'Cette page n’existe pas. Vérifiez l’adresse web, puis réessayez.',
  noSuchEndpoint: 'Ce point d’accès n’existe pas.',
  methodNotAllowed: 'Ce point d’accès n’accepte pas la méthode {method}.',
  pageMethodNotAllowed:
    'Le formulaire n’a pas pu être envoyé à cette page. Revenez à la page précédente, puis réessayez.',
  foreignOrigin:
    'Nous n’avons pas accepté votre envoi, car il vient d’un autre site. Rechargez la page, puis réessayez.',
  hiddenOrigin:
    'Nous n’avons pas accepté votre envoi, car votre navigateur n’a pas indiqué de quel site il vient. Si cela arrive avec chaque formulaire, dites-le aux responsables du site : le serveur placé devant celui-ci ne doit pas donner la valeur no-referrer à l’en-tête Referrer-Policy.',
  unsupportedAddress: 'Nous ne pouvons pas ouvrir cette adresse web. Vérifiez-la, puis réessayez.',
  onlyOwnNames:
    'Cette démonstration répond seulement sur son propre ordinateur, sous le nom localhost ; définissez HOST pour l’ouvrir à d’autres.',
  bodyTooLarge: 'Votre envoi est trop lourd. Envoyez-en moins à la fois.',
  impossibleText:
    'Ce texte contient un caractère qui n’est pas permis. Enlevez-le, puis réessayez.',
  formExpected:
    'Cette page ne peut recevoir qu’un formulaire. Revenez à la page précédente, puis réessayez.',
  formTooComplex:
    'Ce formulaire est trop complexe pour que nous puissions le lire. Rechargez la page, puis réessayez.',
  formTooLong: 'Ce formulaire contient trop de texte. Raccourcissez-le, puis réessayez.',
  formUnreadable:
    'Nous n’avons pas pu lire ce formulaire. Revenez à la page précédente, puis réessayez.',
  formKeyUsed:
    'Vous avez déjà envoyé ce formulaire avec un autre contenu, qui a été enregistré. Envoyez le formulaire de nouveau pour enregistrer aussi ce que vous avez écrit cette fois-ci.',
  jsonExpected: 'Envoyez le corps en application/json.',
  jsonInvalid: 'Le corps n’est pas du JSON valide.',
  checkAddress: 'Une partie de l’adresse web n’est pas valide. Vérifiez-la, puis réessayez.',
  checkFields: 'Certains champs ne sont pas valides. Vérifiez-les, puis réessayez.',
  keyMalformed: 'L’en-tête Idempotency-Key doit compter de 1 à 200 caractères visibles.',
  keyUsed:
    'Un autre contenu a déjà été envoyé avec cette Idempotency-Key, et il a été enregistré. Envoyez celui-ci avec sa propre clé.',
  required: 'Champ obligatoire',
  invalidInput: 'Valeur non valide',
  invalidCursor: 'Cette page de la liste n’existe pas. Revenez au début de la liste.',
  pageSize: 'Indiquez un nombre de 1 à {maximum}',
  wholePageSize: 'Indiquez un nombre entier de 1 à {maximum}',
  ourFault: 'Un problème est survenu de notre côté. Réessayez dans quelques minutes.',
  ourFaultTryAgain: 'Un problème est survenu de notre côté. Réessayez.',
  unavailable: 'Le site a un problème en ce moment. Réessayez dans une minute.',
  unavailableReload:
    'Le site a un problème en ce moment. Rechargez cette page dans une minute pour renvoyer ce que vous avez écrit.',
  tooManyTries: {
    one: 'Vous avez fait trop de tentatives. Attendez une minute, puis réessayez.',
    other: 'Vous avez fait trop de tentatives. Attendez {count} minutes, puis réessayez.',
  },
  manyPeopleAtOnce:
    'Beaucoup de gens se connectent en ce moment. Réessayez dans quelques secondes.',
  registerFirst:
    'L’accès est réservé aux membres de cette communauté. Connectez-vous ou inscrivez-vous pour continuer.',
} as const;
