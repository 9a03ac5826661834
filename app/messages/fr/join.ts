/** La page où mène un code. */
export const join = {
  title: 'Devenir membre avec un code',
  lead: 'La lettre de votre conseil contient un code de dix caractères.',
  code: 'Code',
  codeExample: 'ACDEF-34HJK',
  check: 'Continuer',
  failed: 'Le code n’a pas fonctionné',
  noCode: 'Pas de lettre ?',
  noCodeText: 'Inscrivez-vous en indiquant votre unité, et le conseil examinera votre demande.',
  isFor: 'Votre code est pour cette unité',
  notOpen:
    'Cette communauté n’est pas encore ouverte. Inscrivez-vous maintenant : vous aurez accès au carrefour dès l’ouverture.',
  registerWith: 'S’inscrire avec ce code',
  haveAccount: 'Se connecter à un compte existant',
  joinAs: 'Vous utilisez le compte {de:name}.',
  join: 'Devenir membre {de:community}',
  joining: 'Un instant…',
  other: 'Utiliser un autre code',
} as const;
