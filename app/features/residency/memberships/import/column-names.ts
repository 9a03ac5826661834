import { importFields, type ImportField, type Mapping } from './columns.ts';
import { plain } from './list-words.ts';

/** How English and French lists name their columns, in plain small letters. */
const names: Record<ImportField, RegExp> = {
  unit: /^(unit|units|suite|apt|apartment|unit (no|number|#)|suite (no|number)|condo|condo unit|door|unite|(n|no|numero)( d)? unite|appartement|app|logement|porte|no|local)$/,
  building:
    /^((building|bldg|tower|block|phase)( (name|no|number|#))?|tour|immeuble|batiment|edifice|bloc)$/,
  firstName: /^(first name|firstname|given name|forename|prenom|prenoms)$/,
  lastName: /^(last name|lastname|surname|family name|nom de famille)$/,
  name: /^(name|full name|resident|occupant|contact|(residents?|owners?|occupants?|contact)( s)? names?|names? of (the )?(residents?|owners?|occupants?)|nom|nom complet|nom et prenom|prenom et nom|noms? (du|de la|de l|des) ((co)?proprietaire|resident|residente|occupant|occupante)s?|personne|residente?|membre)$/,
  email:
    /^(e mail|email|mail|e mail address|email address|courriel|adresse courriel|adresse de courriel|adresse electronique|mel)$/,
  phone:
    /^((home |mobile |cell |contact |day |main )?(phone|telephone|tel)( (no|number|home|mobile|cell))?|mobile( no| number)?|cell( no| number)?|cellphone|contact number|(no |n |numero )(de |du )?(tel|telephone|cellulaire)|(tel|telephone) (cellulaire|mobile|domicile|maison|principal)|cellulaire|cell|portable)$/,
  tenure:
    /^(tenure|status|type|role|occupant type|unit type|owner tenant|owner or tenant|occupancy|resident type|relationship|statut|qualite|titre|proprietaire locataire|proprietaire ou locataire|occupation|lien|mode d occupation|type d occupant|fonction|statut d occupation)$/,
  language: /^(language|lang|preferred language|langue|langue preferee|langue de correspondance)$/,
  address:
    /^(address for service|service address|owner s? ?address for service|adresse de signification|adresse de service|domicile elu)$/,
  electronic:
    /^(notices by email|electronic notices?|email notices?|consent( to email)?|email consent|avis par courriel|avis electroniques?|consentement)$/,
  givenOn:
    /^(date of consent|consent date|agreed on|(email )?notices( by email)? since|avis( par courriel| electroniques)? depuis|date du consentement|consentement donne le)$/,
  way: /^(consent given by|how consent was given|consentement donne par|forme du consentement)$/,
};

/** The columns that a row names, each field once. */
export function namedColumns(row: string[]): Mapping['columns'] {
  const head = row.map(plain);
  const columns: Mapping['columns'] = {};
  for (const field of importFields) {
    const at = head.findIndex((name) => names[field].test(name));
    if (at !== -1) columns[field] = at;
  }
  return columns;
}

/** Whether a name of a column says that it tells owners from tenants. */
export const isTenureName = (name: string): boolean => names.tenure.test(plain(name));
