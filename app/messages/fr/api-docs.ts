import type { Translation } from '#app/lib/i18n/message.ts';
import type { apiDocs as en } from '../en/api-docs.ts';

/** The page about the API. The texts of the document itself are in features/site/api-docs/content. */
export const apiDocs = {
  title: 'API',
  summary: 'Les points d’accès de The Local Link : ce qu’ils reçoivent et ce qu’ils renvoient.',
  heading: 'L’API de {name}',
  forPrograms: 'Pour les programmes : {link}.',
  openApi: 'le même contenu en document OpenAPI 3.1',
  endpoints: 'Points d’accès',
  shapes: 'Structures',
  shapesSummary: 'Les structures que les points d’accès reçoivent et renvoient',
  loggedIn: '{summary} (connexion requise)',
  parameters: 'Dans l’adresse et les en-têtes',
  body: 'Dans le corps',
  responses: 'Réponses',
  places: {
    path: '{type}, dans le chemin',
    query: '{type}, dans la chaîne de requête',
    header: '{type}, en en-tête',
    cookie: '{type}, en témoin',
  },
  required: '{type}, obligatoire',
  optional: '{type}, non obligatoire',
  types: {
    text: 'texte',
    textUpTo: 'texte (au plus {maximum} caractères)',
    textBetween: 'texte (de {minimum} à {maximum} caractères)',
    uuid: 'UUID',
    dateTime: 'date et heure',
    file: 'fichier',
    integer: 'nombre entier',
    integerFrom: 'nombre entier (au moins {minimum})',
    integerBetween: 'nombre entier (de {minimum} à {maximum})',
    number: 'nombre',
    boolean: 'true ou false',
    null: 'null',
    object: 'objet',
    anything: 'valeur quelconque',
    list: 'liste ({type})',
    either: '{first} ou {second}',
  },
} as const satisfies Translation<typeof en>;
