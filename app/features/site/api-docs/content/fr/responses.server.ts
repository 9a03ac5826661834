/** Responses and their headers, by the English text. */
export const responses: Record<string, string> = {
  OK: 'OK',
  Created: 'Création réussie',
  'Done; the response has no body': 'C’est fait ; la réponse n’a pas de corps',
  'The next page of the list: `<…>; rel="next"`':
    'La page suivante de la liste : `<…>; rel="next"`',
  'Send it as If-None-Match the next time': 'Renvoyez-le dans If-None-Match la fois suivante',
  'Not changed since the ETag that was sent': 'Aucun changement depuis l’ETag envoyé',
  'Part of the request is not valid': 'Une partie de la demande n’est pas valide',
  'Not logged in, or the email address or password is wrong':
    'Connexion manquante, ou adresse courriel ou mot de passe incorrect',
  'Not allowed': 'Non permis',
  'It does not exist, or the caller may not see it':
    'L’élément n’existe pas, ou vous ne pouvez pas le voir',
  'It has changed, the value is taken, or the Idempotency-Key was used with another request':
    'Il y a eu un changement, la valeur est déjà prise, ou l’Idempotency-Key a servi à une autre demande',
  'Too large': 'Envoi trop volumineux',
  'The Content-Type is not supported': 'Le Content-Type n’est pas accepté',
  'Too many attempts; Retry-After says how many seconds to wait':
    'Trop d’essais ; Retry-After indique combien de secondes attendre',
  'The database can’t be reached; Retry-After says how many seconds to wait':
    'La base de données est inaccessible ; Retry-After indique combien de secondes attendre',
};
