/** Les pages sur la deuxième étape à la connexion. */
export const secondStep = {
  title: 'Deuxième étape à la connexion',
  lead: 'Après votre mot de passe, nous demandons un code d’une application de votre téléphone. Une personne qui connaît votre mot de passe ne peut pas se connecter.',
  security: 'Mot de passe et connexions',
  off: 'Elle est désactivée. Votre mot de passe suffit pour vous connecter.',
  on: 'Elle est activée.',
  neededForRole:
    'Votre rôle sur ce site exige une deuxième étape à la connexion. Tant que vous ne l’avez pas configurée, vous pouvez utiliser le site comme les autres résidents.',
  stays:
    'Votre rôle sur ce site exige la deuxième étape : vous ne pouvez pas la désactiver. Si vous avez un nouveau téléphone, configurez une autre application.',
  app: 'Application d’authentification',
  appNone: 'Aucune application n’est configurée.',
  appReady: 'Une application affiche vos codes de connexion.',
  appUnreadable:
    'Les codes de votre application ne fonctionnent plus, parce qu’une clé de ce site a changé. Configurez de nouveau l’application. D’ici là, connectez-vous avec un code de secours.',
  setUp: 'Configurer une application',
  setUpAnother: 'Configurer une autre application',
  what: 'Il vous faut une application d’authentification, par exemple Aegis, 2FAS, Google Authenticator ou Microsoft Authenticator. Les gestionnaires de mots de passe en ont souvent une aussi.',
  recovery: 'Codes de secours',
  recoveryLead:
    'Si vous perdez votre téléphone, connectez-vous avec un code de secours. Chaque code fonctionne une seule fois.',
  left: {
    one: 'Il vous reste {count} code de secours.',
    other: 'Il vous reste {count} codes de secours.',
  },
  newCodes: 'Créer de nouveaux codes',
  newCodesLead: 'Les nouveaux codes remplacent tous les précédents.',
  codesNotMade: 'Les nouveaux codes n’ont pas été créés',
  turnOffTitle: 'Désactiver la deuxième étape',
  turnOffLead:
    'Votre mot de passe suffira pour vous connecter. L’entrée dans l’application et les codes de secours ne fonctionneront plus.',
  turnOff: 'Désactiver',
  notTurnedOff: 'La deuxième étape n’a pas été désactivée',
  currentPassword: 'Votre mot de passe actuel',
  saving: 'Enregistrement…',
  set: {
    title: 'Configurer une application',
    lead: 'Numérisez l’image avec votre application d’authentification, puis entrez le code qu’elle affiche.',
    picture: 'Code QR pour votre application d’authentification',
    byHand: 'Si vous ne pouvez pas la numériser, entrez cette clé dans l’application :',
    byHandKind:
      'Choisissez « basé sur le temps » si l’application le demande. Les espaces ne comptent pas.',
    here: 'Vous êtes sur votre téléphone ? {open}.',
    open: 'Ouvrez la clé dans votre application',
    code: 'Code à six chiffres de l’application',
    codeHint: 'L’application affiche un nouveau code toutes les 30 secondes.',
    save: 'Activer',
    notSaved: 'L’application n’a pas été configurée',
    others: 'Tous vos autres appareils seront déconnectés.',
  },
  codes: {
    title: 'Vos codes de secours',
    lead: 'Notez ces codes ou imprimez cette page, et gardez-la avec vos papiers importants. Nous ne les afficherons plus.',
    once: 'Si vous perdez votre téléphone, connectez-vous avec l’un d’eux plutôt qu’avec le code de l’application. Chaque code fonctionne une seule fois.',
    for: 'The Local Link, compte {email}',
    done: 'Je les ai gardés',
    gone: 'Vos codes ne sont plus affichés',
    goneLead:
      'Nous n’affichons les codes de secours qu’une seule fois. Si vous ne les avez pas gardés, créez-en de nouveaux : les précédents ne fonctionneront plus.',
    back: 'Revenir à la deuxième étape',
  },
  login: {
    title: 'Entrez votre code',
    summary: 'La deuxième étape de la connexion.',
    lead: 'Votre mot de passe est bon. Entrez maintenant le code de votre application d’authentification.',
    leadRecovery: 'Votre mot de passe est bon. Entrez maintenant l’un de vos codes de secours.',
    afterLink: 'Votre nouveau mot de passe est enregistré.',
    unreadable:
      'Les codes de votre application ne fonctionnent plus, parce qu’une clé de ce site a changé. Entrez un code de secours, puis configurez de nouveau l’application. S’il ne vous en reste aucun, adressez-vous à la personne qui gère le site.',
    code: 'Code',
    codeHint:
      'Les six chiffres de l’application. Si vous avez perdu votre téléphone, entrez un code de secours.',
    send: 'Se connecter',
    sending: 'Connexion…',
    failed: 'Échec de la connexion',
    draftKept: 'Ce que vous avez écrit est conservé.',
    lost: 'Vous avez perdu votre téléphone et vos codes ? {help}.',
    help: 'Voyez à qui vous adresser',
    over: 'Connectez-vous d’abord',
    overLead: 'Cette étape vient après le mot de passe, et vous avez dix minutes pour la faire.',
    again: 'Se connecter',
  },
} as const;
