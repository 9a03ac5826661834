import type { ArchiveContent } from './types.ts';

const localDiscoveries: ArchiveContent['discoveries'] = [
  {
    title: 'The lock stairs at Hartwells',
    text: 'Two locks, a white gate and a lockmaster’s garden, with the Arboretum on one side and students hurrying to class on the other. Sit on the grass in boating season and watch somebody learn to hold a rope.',
    place: 'Hartwells Locks, beside Carleton University',
  },
  {
    title: 'A walled garden on Richmond Road',
    text: 'Behind a stone wall in Westboro there is a garden kept by volunteers, with peonies in June and benches out of the wind. It is free, open in daylight, and easy to walk past for years.',
    place: 'Maplelawn Garden, Westboro',
  },
  {
    title: 'Where the Rideau lets go',
    text: 'The Rideau ends by falling off a ledge into the Ottawa. In March it is half ice, in May it roars, and in August you can hear yourself think beside it.',
    place: 'Rideau Falls, Sussex Drive',
  },
];

const seasonalWellness: ArchiveContent['recipes'] = [
  {
    kind: 'recipe',
    heading: 'Winter: split pea and barley soup',
    intro:
      'For the week when the plow comes by at five every morning. It thickens overnight and likes a splash of water the next day.',
    serves: '6',
    ingredients: [
      '1½ cups yellow split peas, rinsed',
      '½ cup pearl barley',
      '2 onions and 3 carrots, chopped small',
      '2 stalks of celery with their leaves',
      '1 teaspoon dried savory and 2\u00a0bay leaves',
      '9 cups water',
      'Salt, pepper and a spoonful of cider vinegar',
    ],
    steps: [
      'Put everything but the salt, pepper and vinegar in a heavy pot and bring it to a boil. Skim it.',
      'Simmer with the lid tilted for 75 minutes, stirring more often toward the end.',
      'Take out the bay leaves. Season it, and add the vinegar last.',
    ],
  },
  {
    kind: 'recipe',
    heading: 'Spring: asparagus and eggs on toast',
    intro:
      'Local asparagus arrives around the middle of May and is gone by the end of June. This is supper in a quarter of an hour.',
    serves: '2',
    ingredients: [
      '1 bunch asparagus, woody ends snapped off',
      '4 eggs',
      '2 thick slices of bread',
      '1 tablespoon butter',
      'A few chives, cut with scissors',
      'Half a lemon, salt and pepper',
    ],
    steps: [
      'Lower the eggs into boiling water and cook them for seven minutes. Cool them under the tap and peel.',
      'Fry the asparagus in the butter over high heat for four minutes, with a lid on for the first two.',
      'Toast the bread, pile on the asparagus and break the eggs over it.',
      'Finish with chives, lemon, salt and pepper.',
    ],
  },
  {
    kind: 'recipe',
    heading: 'Summer: tomato and peach salad',
    intro:
      'No stove, no oven. Make it in August, when both are so ripe that they have to be carried home on top of the bag.',
    serves: '4 as a side, 2 with bread',
    ingredients: [
      '4 ripe tomatoes, in wedges',
      '3 ripe peaches, in wedges',
      'Half a small red onion, sliced thin and rinsed',
      'A handful of basil',
      '2 tablespoons olive oil and 1 of red wine vinegar',
      '100 grams feta, or a can of white beans, drained',
      'Salt and pepper',
    ],
    steps: [
      'Salt the tomatoes on the serving plate and leave them for ten minutes. Keep the juice.',
      'Add the peaches and onion, then the oil and vinegar, and turn everything once with your hands.',
      'Tear the basil over it, add the feta or beans, and eat it before it goes soft.',
    ],
  },
];

const smartCondoLiving: ArchiveContent['columns'] = [
  {
    heading: 'Heat and power',
    points: [
      'Change the fan coil filter every spring and fall, and write the date on it.',
      'Close blinds against the sun in summer by ten in the morning; open them to it in winter.',
      'Run the dishwasher and the dryer after seven on weekdays if your meter bills by the hour.',
      'Ask the board before you order a heat pump or a car charger. The wall and the panel are shared.',
    ],
  },
  {
    heading: 'Water',
    points: [
      'Know where your shut-off valve is, and turn it once a year so that it doesn’t seize.',
      'Replace rubber washing machine hoses with braided ones, and note the year.',
      'Put a few drops of food colouring in the toilet tank. If the bowl turns colour, the flapper leaks.',
      'Close the valves when you go away, and leave a key with somebody in town.',
    ],
  },
  {
    heading: 'Shared spaces',
    points: [
      'Book the elevator before you book the movers, and the movers before you book the painter.',
      'Keep corridors bare. Mats, boots and strollers are in the way when it matters.',
      'Read the budget and the reserve fund plan once a year. Take your questions to the open part of a board meeting.',
      'Tell the office when something small breaks. The person before you assumed that somebody had.',
    ],
  },
];

/** What the archive page says in any season. */
export const archive: ArchiveContent = {
  discoveries: localDiscoveries,
  recipes: seasonalWellness,
  columns: smartCondoLiving,
};
