import type { ArticleContent } from './types.ts';

export const articles: ArticleContent[] = [
  {
    slug: 'what-a-balcony-is-for-in-january',
    section: 'LIFESTYLE',
    title: 'What a balcony is for in January',
    excerpt:
      'A spruce bough, a pair of mitts and ten minutes of sun: small ways to keep using the coldest room you own.',
    content: `Most of us lock the balcony door at Thanksgiving and open it again when the tulips come up. That is half the year, and it is a pity, because a balcony in winter gives you something few rooms can: clean air, a long view, and a reason to put the phone down.

The trick is to ask less of it. In July you want supper out there. In January you want ten minutes.

## Find your ten minutes

For one week, notice when the sun reaches your railing. A south balcony in Ottawa gets it low and long around noon. One that faces east may have a bright half hour at breakfast and nothing after. Put one chair where that light falls, and leave a folded blanket and a pair of mitts in a basket just inside the door. If you have to hunt for them you won't go.

A square of old carpet or a foam kneeling pad under your boots makes more difference than another sweater. The cold comes from the concrete.

## Something green, something for the birds

Fill your summer pots with cut boughs before the soil freezes hard. Spruce, cedar and red dogwood stems will hold their colour until March if you water them well once and then let the frost lock them in place. Push the pots against the wall, out of the wind, and group them; a single pot freezes and cracks sooner than five together.

Check your building's rules before you hang a feeder. Many corporations don't allow seed, because it falls on the balcony below and draws pigeons and mice. A shallow dish of water is not worth it either, since it will be ice by lunch. If birds are what you miss, take the river path with a pocketful of patience instead.

## Snow, weight and neighbours

Fresh snow is light, but snow that has been rained on is not. Sweep it while it is still powder, into a bucket, and tip it down the bathtub. Never push it over the edge: somebody's window, stroller or head is underneath. Keep the drain clear, because meltwater with nowhere to go finds its way under the door.

Please use a broom or a plastic shovel. Metal chips the waterproof coating, and every owner pays for the repair.

## The reward

There is an evening in late January when you step out with your tea and realize that at half past five it is not dark. You can hear skates on a rink a long way off, or the plow turning around at the end of the street. You will go in again before the tea is cold. It was still the best part of the day.`,
    author: 'Geneviève Marchand-Hill',
    picture: '/images/articles/balcony-winter.svg',
    daysAgo: 3,
  },
  {
    slug: 'a-kitchen-four-steps-long',
    section: 'LIFESTYLE',
    title: 'A kitchen four steps long',
    excerpt:
      'Cooking for a full table from one counter and a half-size oven, with advice from people who have been doing it for years.',
    content: `My kitchen is four steps long. The counter between the sink and the stove holds one cutting board and one opinion. I have cooked a birthday supper for nine in it, and so have my neighbours, whose kitchens are all the same kitchen with different curtains.

I went up and down three floors asking how they manage. Nobody mentioned a gadget.

## Clear before you cook

Everyone said this first. Empty the dish rack, put the toaster on a chair, take the fruit bowl to the bedroom. A small counter that is completely bare is bigger than a large one with things on it. Amal on the fifth floor keeps a wooden board cut to fit over the sink, which gives her a second place to chop. She had it made from an old shelf for twelve dollars.

Fill the sink with hot soapy water before you begin. Each bowl goes in as you finish with it, and you wash while the onions soften.

## One pot on, one pot off

Four burners are only useful if there is somewhere to put four pots down. Most of my neighbours use two. They choose one dish that can be made in the morning and eaten warm, such as a braise, a dal or a pea soup, and one that is quick and last. Anything roasted goes in early and is wrapped in a towel; it will stay hot for forty minutes.

If your oven is the narrow sort, measure it before you buy a tray. A pan with two centimetres of air around it browns well. A pan that touches the sides makes steam.

## Store by the task

The usual advice is to keep like with like. In a tiny kitchen it is better to keep things by what you do with them. The coffee, the mugs and the spoon live together above the kettle. The rice, the pot and the measuring cup share one shelf. You open one door for each job, and you close it again.

Spices go in a drawer, lying down, labels up. Heat from the stove spoils them, and the shelf above it is too good a spot to give them anyway.

Knives belong on the wall. Pot lids belong on the inside of a cupboard door, held by two cup hooks each.

## Let people help, but not in there

A second cook in a galley kitchen is a traffic problem. Give guests a job at the table: shelling peas, folding dumplings, tearing herbs. It slows down the evening in the right way, and no one is standing behind you when you turn around with the pot.

Then leave the dishes to soak. There will be room for them in the morning.`,
    author: 'Farhan Qureshi',
    picture: '/images/articles/small-kitchen.svg',
    daysAgo: 11,
  },
  {
    slug: 'being-the-quiet-upstairs',
    section: 'LIFESTYLE',
    title: 'Being the quiet upstairs',
    excerpt:
      "What actually travels through a concrete floor, what doesn't, and how to talk about it before anyone writes to the board.",
    content: `Somebody lives under you. You may know the top of their head from the elevator, but they know you much better: what time you get up, how you put down your shoes, whether your chair has felt on its feet.

Concrete is good at stopping voices and music at ordinary volume. It is poor at stopping anything that hits it. That one fact explains nearly every complaint a board receives.

## The usual suspects

Heels on hard floors come first, then chairs being pushed back, then things dropped in the kitchen. A running child is mostly heels. Washing machines are only a nuisance if they are not level, and a subwoofer is a nuisance wherever it stands on the floor, because low notes go straight into the slab.

Most of this can be solved for less than the price of a takeout meal. Thick felt pads on every chair, changed twice a year, since they fill with grit and stop working. A dense rug pad, not the thin kind with holes, under the rug in the room where people walk most. Slippers by the door. A folded towel under the cutting board if you like garlic crushed with the flat of a knife.

For the speaker, a paving stone on a square of dense foam does what an expensive stand does.

## If you are changing the floor

Ask the office for the building's flooring rules before you choose a colour. Most corporations want to see the test rating of the underlay, and some send a person to look at it before it is covered. It feels like fuss. But a floor laid without underlay can't be fixed from above, except by lifting it.

Tell your neighbours the dates. People will put up with a lot of hammering if they know that it ends on a given afternoon.

## If you are the one below

Start with a note or a knock, not an e-mail to the manager. Describe the sound and the hour, without guessing at the cause: "I hear something roll across the floor around eleven" is easier to answer than "stop bowling." More than once, in this building, the noise turned out to come from two floors up, or from a pipe.

Offer to trade places for ten minutes. Let them stand in your bedroom while you walk across their living room. It is awkward for the first minute and useful ever after, because each of you then hears what the other hears.

If it goes on, write down dates and times for two weeks and take it to the board. They can be patient and fair with a record. They can do very little with a feeling.

And on the quiet nights, which are most of them, it costs nothing to say thank you in the elevator.`,
    author: "Maureen O'Grady",
    picture: '/images/articles/quiet-floors.svg',
    daysAgo: 19,
  },
  {
    slug: 'a-year-without-the-parking-spot',
    section: 'LIFESTYLE',
    title: 'A year without the parking spot',
    excerpt:
      "One household rented out its parking space and took the train. Here is what got easier, what didn't, and what they keep in the hall closet now.",
    content: `When our old car failed its last inspection we agreed to wait a year before replacing it. We live near Line 2, we both work close to Line 1, and our parking spot was worth more to a neighbour than to a car that didn't start. This is what the year taught us.

## Learn the transfer, not the timetable

The two lines meet at Bayview, one above the other. After a couple of weeks we knew which door of the train opens nearest the stairs, and the change takes two minutes instead of five. That kind of knowledge is worth more than any app. So is knowing where the elevators are at each station you use, before the day you have a suitcase or a sprained ankle.

Tap the same card each time, so that the fare system sees one trip and not two. If a train is held, a bus usually leaves from the same station; look up for the red signs before you look down at your phone.

## Winter is a clothing question

The train is warm and the platform is not. We stopped dressing for the ride and dressed for eight minutes of wind. A long coat that covers the knees, a hat that can be pushed in a pocket, boots you can stand in. On the mornings of a big storm we left twenty minutes early or stayed home, which is what we used to do with the car, only with more shovelling.

## Groceries and other heavy things

A wheeled cart cost us forty dollars and changed everything. It goes on the train outside rush hour, folds into the hall closet, and carries cat litter without complaint. We buy heavy things once a month by delivery and share the fee with the couple across the hall.

For the cottage, the hardware store run and my mother's appointments, we joined a car-share. We used it about three times a month. When we added it all up, fares and cart and car-share came to a little under half of what insurance, gas and the spot had cost us.

## What we miss

Late Sunday evenings, mostly, when the wait is long and the song you were going to play in the car doesn't come on. Spontaneous trips to Gatineau Park. Having a trunk, which turns out to be a kind of second closet that we had filled with things no one needed.

We also met people. The man with the cello case on the 7:42 is called Laurent, and he lives two floors below us. In six years of leaving by the garage we had never once seen him.

The year is up. We haven't bought the car.`,
    author: 'Priya and Tomasz Nowak-Iyer',
    picture: '/images/articles/light-rail.svg',
    daysAgo: 27,
  },
  {
    slug: 'buying-rice-by-the-sack',
    section: 'LIFESTYLE',
    title: 'Buying rice by the sack, six households at a time',
    excerpt:
      "A pantry the size of a closet doesn't rule out buying in bulk. It only means you need neighbours and a kitchen scale.",
    content: `It began with a twenty-kilogram sack of rice in the elevator and a question from the person standing beside it. By the third floor they had agreed to split it. Two years later, six households on our side of the building buy staples together once every two months, and the whole thing runs on a sheet of paper taped inside a cupboard.

Anyone can do this. Here are the rules we settled on, mostly after breaking them.

## Start with five things

Choose foods that everyone eats, that keep, and that can be poured: rice, lentils, flour, oats, sugar. Leave out oil and honey at first, because decanting them is how friendships end. Leave out anything frozen until you have done it three or four times and know who is always late.

Write down what each household wants in kilograms, not in bags. Round up to the nearest sack and let the person with the most shelf space take the remainder at cost.

## Pay before the trip

Everybody sends their share the evening before. It sounds stiff between neighbours, but it means the person who shops is never out of pocket and nobody has to remember who owes whom four dollars. Keep the receipt and photograph it. If the price went up, split the difference next time.

We take turns shopping, two at once. One car, one list, and a stop for coffee that comes out of the common money. That was voted on, and it was unanimous.

## An hour at the long table

Book the party room, or clear the biggest kitchen. You need a scale that goes to five kilograms, two scoops, a funnel and clean containers that people bring themselves. Label each one with the food and the month. Flour goes home in something with a tight lid, and spends three days in the freezer if there is room, which keeps pantry moths from ever becoming a subject.

Wipe down the table, sweep the floor, and look under it. Lentils roll.

## Where to put it at home

A bed on ordinary legs has room beneath it for four flat bins. The top of the kitchen cupboards is too warm for flour but fine for sealed oats. A hall closet with the vacuum moved to a hook will hold a month of dry goods on its floor. What matters is that you can see it, since food that is out of sight gets bought again.

## What it saves

About a fifth of our grocery bill for those foods, by the sheet in the cupboard. But ask any of the six why they keep doing it and they talk about something else: the recipes that are traded over the scale, the borrowed car seat, and the evening in February when someone was ill and soup arrived from four doors.`,
    author: 'Hodan Warsame',
    picture: '/images/articles/bulk-buying.svg',
    daysAgo: 38,
  },
  {
    slug: 'houseplants-for-dry-rooms-and-north-windows',
    section: 'LIFESTYLE',
    title: 'Houseplants for dry rooms and north windows',
    excerpt:
      'Heating season is hard on leaves. Five plants that shrug it off, and the simple routine that keeps the others going.',
    content: `From October to April, the air in a heated condo is about as damp as a cracker. The light is low, the glass is cold, and a fan coil under the window blows warm air at whatever you have put on the sill. Then we wonder about the fern.

You can fight all of that with lamps and humidifiers. Or you can grow what likes it.

## Five that don't mind

The cast-iron plant earned its name in dim Victorian hallways. It grows perhaps three leaves a year and keeps them all. The snake plant asks for water once a month in winter; more harm is done to it by kindness than by neglect. A ZZ plant stores water in fat roots and stays glossy in a corner where you would need a lamp to read.

Heart-leaf philodendron trails from a shelf, tells you it is thirsty by going limp, and recovers by supper. And the spider plant, which every building seems to have hundreds of, will live on a north sill for decades if its roots aren't sitting in cold water. Three of these are unkind to cats who chew, the philodendron, the ZZ and the snake plant, so hang them or skip them.

## The window in winter

Touch the glass on a January night and then imagine being a leaf against it. Pull pots back by the width of a hand, or slide a strip of cork under them. If there is a vent below, lay a small shelf over the front of the sill so that the warm air is pushed into the room and not up through the stems. Don't block the vent itself: your neighbours' comfort depends on the whole riser being balanced.

Clean the window. City glass after a salty autumn can cost you a good part of what little light there is. Wipe the leaves, too, with a damp cloth and nothing else.

## Water by weight

Forget the weekly schedule. Lift the pot. When it feels light, carry it to the sink, water until it drips, let it drain for half an hour and put it back. In winter that may be every three weeks. Water that has stood overnight is less of a shock than water straight from a January tap.

Hold the fertilizer until the days are longer. A plant that is resting can't use it, and the salts build up in the soil as a white crust.

## When something looks wrong

Brown tips mean dry air, and are no cause for alarm; trim them. Yellow lower leaves usually mean too much water. Fine webs between the stems are spider mites, which love heated rooms. Put the plant in the shower, lukewarm, and rinse the undersides every few days for two weeks.

If it dies anyway, wash the pot and ask on the marketplace. Somebody near you has a spider plant with eleven children.`,
    author: 'Luc Dessureault',
    picture: '/images/articles/houseplants.svg',
    daysAgo: 52,
  },
];
