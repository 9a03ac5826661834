import type { MayEnter, RequestCategory, RequestState } from '../../enums.ts';
import type { ByCommunity } from './types.ts';

/** A common place, in English and in French. */
type PlaceContent = [en: string, fr: string];

export const requestPlaces: ByCommunity<PlaceContent> = {
  'hillsview-place': [
    ['Elevator A', 'Ascenseur A'],
    ['Elevator B', 'Ascenseur B'],
    ['Elevator C', 'Ascenseur C'],
    ['Front door and lobby', 'Porte d’entrée et hall'],
    ['Garage P1', 'Garage P1'],
    ['Garage P2', 'Garage P2'],
    ['Hallways and stairs', 'Couloirs et escaliers'],
    ['Garbage and recycling room', 'Local des ordures et du recyclage'],
    ['Party room', 'Salle de réception'],
    ['Gym', 'Salle d’exercice'],
  ],
  '18-nepean': [],
  'clarence-court': [
    ['Elevator', 'Ascenseur'],
    ['Entrance', 'Entrée'],
    ['Courtyard', 'Cour'],
    ['Laundry room', 'Buanderie'],
    ['Basement and lockers', 'Sous-sol et casiers'],
  ],
};

/** An answer that the desk gives often. */
interface AnswerContent {
  title: string;
  text: string;
  fr: { title: string; text: string };
}

export const requestAnswers: ByCommunity<AnswerContent> = {
  'hillsview-place': [
    {
      title: 'Plumber on the way',
      text: 'Our plumber, Vanier Plumbing, will call you to agree on a time. Until then, please close the tap under the sink if you can, and keep a towel under the leak.',
      fr: {
        title: 'Plombier en route',
        text: 'Notre plombier, Plomberie Vanier, vous appellera pour convenir d’une heure. D’ici là, fermez si possible le robinet sous l’évier et gardez une serviette sous la fuite.',
      },
    },
    {
      title: 'Noise: what the rules say',
      text: 'The rules ask for quiet from 10 at night to 7 in the morning, and to 9 at weekends. We have written to the unit without saying who told us. If it goes on, note the days and hours and write here again.',
      fr: {
        title: 'Bruit : ce que disent les règles',
        text: 'Le règlement demande le silence de 22 h à 7 h, et jusqu’à 9 h la fin de semaine. Nous avons écrit au logement sans dire qui nous en a parlé. Si cela continue, notez les jours et les heures et écrivez de nouveau ici.',
      },
    },
    {
      title: 'Yours to repair',
      text: 'What is inside your unit, such as this, is yours to repair under the declaration. The office has a list of trades that know the building; ask at 613-555-0110.',
      fr: {
        title: 'Réparation à votre charge',
        text: 'Ce qui se trouve dans votre logement, comme ceci, est à votre charge selon la déclaration. Le bureau a une liste de gens de métier qui connaissent l’immeuble; appelez le 613-555-0110.',
      },
    },
  ],
  '18-nepean': [],
  'clarence-court': [],
};

/** Who sent it: a demo account, or somebody by their place among those who live there. */
type Who = 'resident' | 'neighbour' | number;

interface StepContent {
  daysAgo: number;
  /** A new state; a message without one. */
  to?: RequestState;
  /** From today, for PLANNED. */
  plannedInDays?: number;
  words?: string;
  /** The author writes or opens it again, and not the desk. */
  byAuthor?: true;
  /** A note for the desk alone. */
  note?: string;
}

interface RequestContent {
  who: Who;
  /** English when left out. */
  language?: 'fr';
  /** The place by its English name; the author’s unit when left out. */
  place?: string;
  category: RequestCategory;
  text: string;
  daysAgo: number;
  mayEnter?: MayEnter;
  phone?: string;
  /** How many neighbours joined, the resident’s demo account first. */
  joined?: number;
  steps: StepContent[];
}

/** The oldest first. */
export const requests: ByCommunity<RequestContent> = {
  'hillsview-place': [
    {
      who: 'resident',
      place: 'Garage P1',
      category: 'DOORS',
      text: 'The fob reader beside the garage door does not answer. I had to walk around to the front with the groceries twice this week.',
      daysAgo: 16,
      steps: [
        { daysAgo: 15, to: 'SEEN' },
        {
          daysAgo: 9,
          to: 'DONE',
          words: 'The reader has a new cable. Old fobs work as before. Thank you for telling us.',
        },
      ],
    },
    {
      who: 11,
      category: 'NOISE',
      text: 'The neighbours above us practise the drums, mostly on Sunday afternoons. Could you forbid it?',
      daysAgo: 14,
      steps: [
        {
          daysAgo: 12,
          to: 'DECLINED',
          words:
            'The rules ask for quiet from 10 at night to 9 in the morning at weekends, and they play in the afternoon, so we can’t forbid it. We asked them to put a rug under the drums. If it goes on after 10 at night, write again.',
          note: 'Spoke with 1104 on the phone. Friendly; they did not know how far it carries.',
        },
      ],
    },
    {
      who: 4,
      place: 'Elevator A',
      category: 'ELEVATOR',
      text: 'Elevator A stops between 7 and 8, then goes on after a minute. It happened to me three times since Monday.',
      daysAgo: 4,
      joined: 6,
      steps: [
        { daysAgo: 4, to: 'SEEN', note: 'Called the elevator company: ticket 55-2091.' },
        {
          daysAgo: 3,
          to: 'PLANNED',
          plannedInDays: 2,
          words:
            'The technician comes to look at elevator A, which runs until then. While it is being checked, please use elevator C. If you cannot manage the stairs to the garage, call the office and we will help.',
        },
      ],
    },
    {
      who: 7,
      place: 'Garage P2',
      category: 'ELECTRICITY',
      text: 'Two of the lights near spots 40 to 46 are out, and a third one flickers. It is quite dark there after supper.',
      daysAgo: 4,
      steps: [],
    },
    {
      who: 9,
      category: 'WATER',
      text: 'There is a brown stain on the bathroom ceiling again, about as large as a plate.',
      daysAgo: 11,
      mayEnter: 'YES',
      steps: [
        { daysAgo: 10, to: 'SEEN' },
        {
          daysAgo: 6,
          to: 'DONE',
          words: 'The seal upstairs was replaced and the ceiling painted.',
        },
        {
          daysAgo: 1,
          to: 'REOPENED',
          byAuthor: true,
          words: 'The stain is back, in the same place.',
        },
      ],
    },
    {
      who: 13,
      category: 'PESTS',
      text: 'We have seen silverfish in the kitchen and behind the washing machine.',
      daysAgo: 3,
      steps: [{ daysAgo: 2, to: 'SEEN', words: 'Thank you. We are asking for a visit this week.' }],
    },
    {
      who: 'resident',
      category: 'WATER',
      text: 'The kitchen tap has been dripping since Sunday, about a cup every hour. Turning it tight does not help any more.',
      daysAgo: 2,
      mayEnter: 'CALL',
      phone: '613-555-0143',
      steps: [
        {
          daysAgo: 1,
          to: 'PLANNED',
          plannedInDays: 1,
          words: 'The plumber comes in the morning and will call you first.',
        },
        { daysAgo: 0, byAuthor: true, words: 'That works. I am home until 11.' },
      ],
    },
    {
      who: 'neighbour',
      category: 'HEATING',
      text: 'The radiator in the small bedroom stays cold. The others are warm.',
      daysAgo: 0,
      mayEnter: 'NO',
      steps: [],
    },
  ],
  '18-nepean': [],
  'clarence-court': [
    {
      who: 1,
      language: 'fr',
      place: 'Laundry room',
      category: 'CLEANING',
      text: 'La sécheuse du fond laisse des peluches partout, et le filtre est déchiré.',
      daysAgo: 8,
      steps: [
        { daysAgo: 7, to: 'SEEN' },
        { daysAgo: 5, to: 'DONE', words: 'Le filtre a été remplacé. Merci de votre message !' },
      ],
    },
    {
      who: 2,
      language: 'fr',
      place: 'Entrance',
      category: 'DOORS',
      text: 'La porte d’entrée ne se referme plus toute seule quand il vente. Il faut la tirer.',
      daysAgo: 2,
      joined: 2,
      steps: [
        {
          daysAgo: 1,
          to: 'PLANNED',
          plannedInDays: 3,
          words: 'Un serrurier vient régler la porte. D’ici là, tirez-la derrière vous.',
        },
      ],
    },
    {
      who: 3,
      place: 'Courtyard',
      category: 'SAFETY',
      text: 'A large branch of the crabapple hangs over the bench and cracked in the wind last night.',
      daysAgo: 0,
      steps: [],
    },
  ],
};
