import type { FolderKind, Language } from '../../enums.ts';
import { section } from './section.ts';
import type { TextContent } from './types.ts';

/** A document on the shelf of Hillsview Place, and what its file says. */
export interface RecordContent extends TextContent {
  folder: FolderKind;
  language?: Language;
  daysAgo: number;
  /** How many years it is kept; without end where it says nothing. */
  keptForYears?: number;
  /** How often it was opened. */
  downloads: number;
  /** What changed in a second version, and when. */
  correction?: { note: string; daysAgo: number };
}

/** The shelf of Hillsview Place in a year, the fiscal year being that of the calendar. */
export const recordsIn = (year: number): RecordContent[] => [
  {
    folder: 'BYLAWS',
    title: 'By-law No. 3: standard unit',
    daysAgo: 2600,
    downloads: 41,
    lead: 'A by-law that defines the standard unit of Carleton Standard Condominium Corporation No. 9941.',
    sections: [
      section(
        '1. What a standard unit has',
        'Painted drywall, broadloom or laminate in the living areas, ceramic tile in the bathrooms, kitchen and bathroom cabinets with laminate counters, and the fixtures that the builder installed.',
      ),
      section(
        '2. Improvements',
        'Whatever an owner added or replaced with something better is an improvement. The owner insures it.',
      ),
      section(
        '3. In force',
        'This by-law was confirmed by the owners of a majority of the units and is registered on title.',
      ),
    ],
  },
  {
    folder: 'RULES',
    title: 'Rule 12: pets',
    daysAgo: 760,
    downloads: 96,
    correction: { note: 'The path behind the garage ramp is named', daysAgo: 300 },
    lead: 'Made by the board under section 58 of the Condominium Act, 1998. It took effect thirty days after the notice to owners.',
    sections: [
      section(
        'How many',
        'Two cats or dogs to a unit. Whoever had more on the day of the notice keeps them.',
      ),
      section(
        'Dogs',
        'On a leash everywhere inside and on the grounds. The grass at the front is not for them: the path behind the garage ramp is thirty steps away.',
      ),
      section(
        'Complaints',
        'In writing to the manager, with the day and the hour. The board hears both sides before it decides.',
      ),
    ],
  },
  {
    folder: 'BUDGET',
    title: `Budget ${year}`,
    daysAgo: 330,
    keptForYears: 7,
    downloads: 58,
    lead: `Approved by the board for the fiscal year from January 1 to December 31, ${year}. Common expenses rise by 3.8 percent.`,
    sections: [
      section('Income', 'Common expenses: $1,046,400. Party room, laundry and parking: $18,900.'),
      section(
        'Expenses',
        'Utilities: $312,000. Cleaning, grounds and snow: $141,500. Elevators and mechanical: $96,200. Management: $88,700. Insurance: $104,300. Administration and audit: $27,400.',
      ),
      section(
        'Reserve fund',
        'Contribution: $295,200, as in the plan for future funding. Expected balance at the end of the year: $1,871,000.',
      ),
    ],
  },
  {
    folder: 'RESERVE_FUND',
    title: 'Notice of future funding of the reserve fund',
    daysAgo: 520,
    downloads: 33,
    lead: 'What the reserve fund study found, and how the board plans to pay for it over thirty years.',
    sections: [
      section(
        'The study',
        'Done with a site visit. The garage membrane, all three elevators and the make-up air units come due within twelve years.',
      ),
      section(
        'The plan',
        'Contributions grow by 4.1 percent a year for five years, then with inflation. No special assessment is planned.',
      ),
      section(
        'Where it differs',
        'The board moved the lobby from year three to year six. Everything else is as the engineer recommended.',
      ),
    ],
  },
  {
    folder: 'INSURANCE',
    title: `Certificate of insurance ${year}`,
    daysAgo: 150,
    keptForYears: 7,
    downloads: 72,
    lead: 'For owners and their lenders. It shows what the corporation insures; your own things and improvements need a policy of your own.',
    sections: [
      section(
        'Property',
        'All risks, replacement cost: $58,400,000, shared elements and standard units.',
      ),
      section(
        'Deductibles',
        'Water: $25,000. Sewer backup: $25,000. Fire and all others: $10,000. Earthquake: 5 percent.',
      ),
      section('Liability', 'General liability: $10,000,000. Directors and officers: $5,000,000.'),
    ],
  },
  {
    folder: 'OWNER_MINUTES',
    language: 'fr',
    title: 'Procès-verbal de l’assemblée annuelle',
    daysAgo: 175,
    downloads: 24,
    lead: 'Assemblée tenue dans la salle de réception, 71 unités présentes ou représentées. Le quorum est atteint.',
    sections: [
      section(
        'États financiers',
        'Présentés par l’auditrice. Aucune réserve. Une question porte sur le coût du gaz ; le conseil y répondra par écrit.',
      ),
      section(
        'Élection',
        'Deux postes à pourvoir, trois candidatures. Priya Raman est réélue pour trois ans, Denis Lacasse est élu pour deux ans.',
      ),
      section('Divers', 'On remercie l’équipe de l’atelier du P1. Levée à 20 h 40.'),
    ],
  },
  ...[
    {
      daysAgo: 38,
      downloads: 29,
      decided:
        'The quote for the garage doors is accepted: $18,640 with tax. Work is to be done before the snow.',
    },
    {
      daysAgo: 129,
      downloads: 17,
      decided:
        'The window washing is moved to September. Two requests for records were answered in time.',
    },
    {
      daysAgo: 402,
      downloads: 12,
      decided:
        'The bike room is cleared of everything without a tag, after a notice of thirty days.',
    },
  ].map(({ daysAgo, downloads, decided }): RecordContent => ({
    folder: 'BOARD_MINUTES',
    title: 'Minutes of the board meeting',
    daysAgo,
    downloads,
    lead: 'Present: Priya Raman (chair), Denis Lacasse, Sun-mi Han; for the manager, Luc Bergeron. Parts about single units are left out of this copy.',
    sections: [
      section('Minutes of the last meeting', 'Approved as written.'),
      section('Decided', decided),
      section('Next meeting', 'On the third Tuesday of next month, at 7 p.m. in the party room.'),
    ],
  })),
  {
    folder: 'FORMS',
    language: 'fr',
    title: 'Formulaire : réserver l’ascenseur C pour déménager',
    daysAgo: 610,
    downloads: 88,
    lead: 'À remettre au bureau trois jours d’avance, avec un dépôt de 200 $.',
    sections: [
      section('Qui', 'Nom, unité, téléphone le jour du déménagement.'),
      section('Quand', 'Du lundi au samedi, de 9 h à 17 h. Un seul déménagement par jour.'),
      section(
        'Après',
        'Le dépôt est rendu quand les toiles sont enlevées et que le couloir est propre.',
      ),
    ],
  },
  {
    folder: 'CONTRACTS',
    title: 'Summary of the snow and grounds contract',
    daysAgo: 410,
    keptForYears: 9,
    downloads: 5,
    lead: 'For the board. Two winters, with a price for each visit beyond forty.',
    sections: [
      section(
        'Price',
        '$4,150 a month from November to April, plus $310 for each visit beyond forty.',
      ),
      section('Ending it', 'Sixty days in writing, or ten days after a second missed snowfall.'),
    ],
  },
];
