/** La page où mène un code. */
export const join = {
  title: 'Entrer avec un code',
  lead: 'La lettre de votre conseil donne un code de dix lettres et chiffres.',
  code: 'Code',
  codeExample: 'ACDEF-34HJK',
  check: 'Continuer',
  failed: 'Le code n’a pas fonctionné',
  noCode: 'Pas de lettre ?',
  noCodeText: 'Inscrivez-vous avec votre unité, et le conseil confirmera.',
  isFor: 'Votre code est pour',
  notOpen:
    'Les portes ne sont pas encore ouvertes. Inscrivez-vous maintenant, vous entrerez à l’ouverture.',
  registerWith: 'S’inscrire avec ce code',
  haveAccount: 'J’ai un compte : se connecter',
  joinAs: 'Vous utilisez le compte au nom suivant : {name}.',
  join: 'Entrer : {community}',
  joining: 'Un instant…',
  other: 'Utiliser un autre code',
} as const;
