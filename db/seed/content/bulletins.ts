import { section } from './section.ts';
import type { BulletinContent, ByCommunity } from './types.ts';

export const bulletins: ByCommunity<BulletinContent> = {
  'hillsview-place': [
    {
      title: 'Hillsview Notes: the fall issue',
      monthsAgo: 1,
      cover: '/images/bulletins/fall.svg',
      lead: 'The geese have left the riverbank to the runners, the heat is on, and for the first time in eleven years there is no scaffolding anywhere on the building. This issue is about settling in: the elevators, the lockers, and how to get through the first icy morning upright.',
      sections: [
        section(
          'From the board',
          'The balcony railing project is finished, two weeks late and a little under budget. Nothing is outstanding on either side, and the final report, with photographs of every floor, is at the office for any owner who would like to read it.',
          'The next large job is the elevators. Car B comes first because it is the oldest, then A, then C. Each takes about seven weeks, and we have asked for a week with all three running between one car and the next.',
        ),
        section(
          'The superintendent’s corner',
          'When the heat comes on, fan coils that sat still all summer may smell of dust for a day. If the smell lasts longer, or the unit rattles, call before it gets cold; the technician is in the building anyway for the filter change.',
          'Please check the rubber sweep under your front door. If you can see the hall light through it, so can your heating bill. We keep a roll of sweep in the workshop and will cut you a piece.',
        ),
        section(
          'Lockers for parcels, not for pumpkins',
          'Since the parcel lockers opened, the pile behind the front desk has shrunk to almost nothing. Couriers deliver straight into a locker and you get a code. Anything left for three days goes to the office.',
          'Someone left a carved pumpkin in number 14. It was very well carved. It has been composted.',
        ),
        section(
          'Repair café, by the numbers',
          'Our last session in the P1 workshop saw 31 things come through the door and 22 leave working. Lamps did best. Zippers were close behind, thanks to a retired tailor who stayed an hour past closing.',
          'The nine failures included two printers, about which nothing more will be said.',
        ),
        section(
          'Salt, grit and the side door',
          'There is a bucket of grit with a scoop at each entrance. Use it freely, yourself, whenever you see ice. It is better for dogs’ feet and for the new concrete than salt, which we now use only on the garage ramp.',
        ),
      ],
      translation: {
        title: 'Les nouvelles de Hillsview : le numéro d’automne',
        lead: 'Les bernaches ont laissé la berge aux coureurs, le chauffage est en marche et, pour la première fois en onze ans, il n’y a pas un seul échafaudage autour de l’immeuble. Dans ce numéro, on s’installe : les ascenseurs, les casiers, et l’art de traverser debout le premier matin de glace.',
        sections: [
          section(
            'Mot du conseil',
            'Les garde-corps des balcons sont terminés, avec deux semaines de retard et un peu moins cher que prévu. Rien ne reste en suspens d’un côté ni de l’autre, et le rapport final, avec des photos de chaque étage, attend au bureau les propriétaires qui veulent le lire.',
            'Le prochain grand chantier, ce sont les ascenseurs. La cabine B passe la première parce que c’est la plus vieille, puis la A, puis la C. Chacune demande environ sept semaines, et nous avons obtenu, entre deux cabines, une semaine où les trois roulent.',
          ),
          section(
            'Le coin du concierge',
            'Quand le chauffage repart, un ventilo-convecteur qui a dormi tout l’été peut sentir la poussière pendant une journée. Si l’odeur reste ou si l’appareil cogne, appelez avant les grands froids ; la technicienne est dans l’immeuble de toute façon pour les filtres.',
            'Vérifiez le balai de caoutchouc sous votre porte d’entrée. Si vous voyez la lumière du couloir, votre facture de chauffage la voit aussi. Il y en a un rouleau à l’atelier, et nous vous en couperons un bout.',
          ),
          section(
            'Des casiers pour les colis, pas pour les citrouilles',
            'Depuis l’ouverture des casiers, la pile derrière le comptoir a presque disparu. Les livreurs déposent directement dans un casier et vous recevez un code. Après trois jours, le colis va au bureau.',
            'Quelqu’un a laissé une citrouille sculptée dans le numéro 14. Elle était très bien sculptée. Elle a été compostée.',
          ),
          section(
            'Le café de réparation en chiffres',
            'À la dernière séance, à l’atelier du P1, 31 objets ont passé la porte et 22 sont repartis en état de marche. Les lampes l’emportent. Les fermetures éclair suivent de près, grâce à un tailleur à la retraite resté une heure de plus.',
            'Parmi les neuf échecs, deux imprimantes, dont nous ne dirons rien.',
          ),
          section(
            'Le sel, les gravillons et la porte de côté',
            'Il y a un seau de gravillons et une pelle à chaque entrée. Servez-vous sans compter dès que vous voyez de la glace. C’est meilleur que le sel pour les pattes des chiens et pour le béton neuf ; nous n’en mettons plus que sur la rampe du garage.',
          ),
        ],
      },
    },
    {
      title: 'Hillsview Notes: the summer issue',
      monthsAgo: 4,
      cover: '/images/bulletins/summer.svg',
      lead: 'Windows open, herons on the river, and a line for the barbecue. Summer here is short enough that we have kept this issue short too, so that you can read it on the grass.',
      sections: [
        section(
          'From the board',
          'Railing work is on the east face until the middle of the season. When the swing stage is at your floor you will get 48 hours’ notice. Please take in everything, including the rug and the wind chimes, and draw the curtains if you like your privacy.',
          'A reminder that the board meets once a month, and that the first twenty minutes are open to any owner with a question.',
        ),
        section(
          'Keeping cool without a fight',
          'The cooling plant can hold a unit at about nine degrees below the air outside. On a day of 35 that means 26, however low you set the dial. Close blinds on the sunny side by ten in the morning and you will feel the difference by supper.',
          'If someone in your household suffers in the heat, the party room is cooled and open until nine every evening of a heat warning. There is water, and usually a card game.',
        ),
        section(
          'The community table',
          'Forty-three people sat down to the first supper on the lawn, at one very long and slightly uneven table. There were four potato salads from four countries. A recipe sheet for all of them is pinned beside the mailboxes.',
        ),
        section(
          'Bicycles and the river path',
          'The path behind the ramp is at its busiest from five to seven. Walk your bicycle as far as the post, ring when you pass, and remember that small dogs on long leashes are invisible at dusk.',
          'The pump in the bike room has a new head that fits both kinds of valve. Please hang it back up.',
        ),
        section(
          'Away for a while?',
          'Close the valves under the kitchen sink and behind the washing machine before you leave. Give a key to a neighbour, and tell the office whose it is. Three of our last five floods started in a unit where nobody was home.',
        ),
        section(
          'Lost and found',
          'Waiting at the desk: a child’s left sandal, a very good umbrella, reading glasses on a beaded chain, and a key with a tag that says only “not this one.”',
        ),
      ],
    },
    {
      title: 'Hillsview Notes: the spring issue',
      monthsAgo: 7,
      cover: '/images/bulletins/spring.svg',
      lead: 'The ice went out with a groan that could be heard on the ninth floor. What follows: mops, seedlings, a budget that balanced, and a plea about the windows.',
      sections: [
        section(
          'From the board',
          'Thank you to the 84 owners who came to the budget evening or sent questions ahead. Fees rise by 2.8 per cent. The two largest reasons are insurance and the elevator deposit, and the full sheet shows every line over $1,000.',
          'We are sorry to see two members finish their terms. Between them they gave nine years and a great many evenings.',
        ),
        section(
          'Spring cleaning, from top to bottom',
          'Outside windows are washed from the roof down, over eight working days. Sills and screens are yours to do: take the screens out from inside, rinse them in the tub, and let them dry before they go back.',
          'Garage sweeping follows, one level a day. Watch for the pink cards.',
        ),
        section(
          'Balcony gardens',
          'Boxes hang on the inside of the railing, never the outside. Water slowly, so that the neighbour below doesn’t get it too. Wait until the last frost has passed, which in Ottawa is rarely before the middle of May, whatever the garden centres put on the shelf.',
          'Twenty-two tomato seedlings are looking for homes. Ask at the lounge.',
        ),
        section(
          'High water on the river',
          'The lower path by the bridge floods for a week or so most springs. Respect the barriers, and keep dogs well back from the bank; the current is strong and the water is only just above freezing.',
        ),
        section(
          'A neighbour to know: the man with the ladder',
          'If you have ever had a bulb changed in a stairwell before you could report it, you have probably met Mr. Almeida without knowing. He is 78, has lived here since the building opened, and owns a ladder that he calls the long one.',
          'Asked why he does it, he said that the stairs were dark and he was going up anyway.',
        ),
      ],
    },
    {
      title: 'Hillsview Notes: the winter issue',
      monthsAgo: 10,
      cover: '/images/bulletins/winter.svg',
      lead: 'The river is white from bank to bank, the lobby smells of wet wool, and everyone has an opinion about the mats. Here is the winter, as seen from the front desk.',
      sections: [
        section(
          'From the board',
          'We signed the elevator contract after reading three bids. Work is planned to begin in the fall, so that nobody loses a car during the moving season. The old cab panels will be offered to residents, since more than one of you asked.',
        ),
        section(
          'Cold-weather checklist',
          'On nights below minus 25, leave the cupboard under the kitchen sink open and the fan coil on low, even when you go out. Never turn the heat off completely. One frozen pipe on an upper floor reaches a lot of ceilings.',
          'If you feel a draft at a balcony door, check that the handle is turned fully down. It is the answer about half the time.',
        ),
        section(
          'Skates, skis and the elevator floor',
          'Guards on your skates, please, or boots on your feet. The new lobby floor is soft stone, and it remembers.',
          'There is a rack for skis and sleds inside the garage lobby. It isn’t locked, but it is in view of the camera and so far everything on it has gone home with the right person.',
        ),
        section(
          'What the potluck ate',
          'Tourtière, three of them; a tray of spring rolls that was gone in six minutes; sambusas with two heats; perogies; a jellied salad that was admired and left alone. Sixty-one people came, and the dishes were done by a team of teenagers who had been promised the leftovers.',
        ),
        section(
          'Checking on each other',
          'On every floor there is a volunteer with a short list of neighbours who like a knock on the door when it storms. To be on the list, or to carry one, leave your name at the desk. It takes ten minutes, and often there is tea.',
        ),
      ],
    },
  ],
  '18-nepean': [
    {
      title: 'The Nepean Sheet: back to school',
      monthsAgo: 2,
      cover: '/images/bulletins/fall.svg',
      lead: 'One sheet, both sides, as ever. The building filled up over the summer: nineteen new households, four babies and, by our count, thirteen more bicycles than hooks.',
      sections: [
        section(
          'Welcome, new neighbours',
          'Your mailbox sticks because they all do: lift, then turn. The quiet washing machine is the second from the left. The lounge on the top floor is yours as much as anyone’s, and the sunset is best from the bench by the west window.',
        ),
        section(
          'The bike room, honestly',
          'We have 58 hooks and 71 bicycles. Before we spend money on a second tier of racks, we will tag everything and see what is truly being ridden. Nothing is given away until it has been in storage for 90 days, with a photograph posted on the board by the door.',
          'Several owners have asked about charging batteries in there. For now the answer is no, on the advice of the insurer; charge at home, while you are awake.',
        ),
        section(
          'Meters and windows',
          'New electrical meters arrive this season, floor by floor. The window study came back with better news than we had feared, and replacement moves two years down the plan.',
        ),
        section(
          'Working from home, living next door',
          'Roughly a third of us are at our desks here on any weekday. Drilling is limited to 10 a.m. to 4 p.m., which is also when people are on calls, so a note on your neighbour’s door the day before is worth more than the rule.',
        ),
        section(
          'From the lounge book',
          'The guest book in the lounge has a new entry in purple ink: “Watched the storm come up over the Gatineau Hills with six people I had never spoken to. Stayed until it passed.” We don’t know who wrote it. Come again.',
        ),
      ],
      translation: {
        title: 'La feuille du 18 Nepean : la rentrée',
        lead: 'Une feuille, recto verso, comme toujours. L’immeuble s’est rempli pendant l’été : dix-neuf nouveaux ménages, quatre bébés et, d’après notre compte, treize vélos de plus que de crochets.',
        sections: [
          section(
            'Bienvenue dans l’immeuble',
            'Votre boîte aux lettres coince parce qu’elles coincent toutes : soulevez, puis tournez. La laveuse silencieuse est la deuxième à partir de la gauche. Le salon du dernier étage est à vous autant qu’aux autres, et c’est du banc de la fenêtre ouest que le coucher de soleil est le plus beau.',
          ),
          section(
            'Le local à vélos, en toute franchise',
            'Nous avons 58 crochets et 71 vélos. Avant de payer un deuxième étage de supports, nous allons tout étiqueter pour voir ce qui roule vraiment. Rien ne sera donné avant 90 jours d’entreposage, avec une photo affichée près de la porte.',
            'Plusieurs propriétaires ont demandé s’ils pouvaient y recharger des batteries. Pour l’instant c’est non, sur l’avis de l’assureur ; rechargez chez vous, pendant que vous ne dormez pas.',
          ),
          section(
            'Compteurs et fenêtres',
            'De nouveaux compteurs d’électricité arrivent cette saison, un étage à la fois. L’étude des fenêtres est plus rassurante qu’on le craignait : leur remplacement recule de deux ans.',
          ),
          section(
            'Travailler chez soi, porte à porte',
            'En semaine, environ le tiers d’entre nous travaillent ici. La perceuse est permise de 10 h à 16 h, à l’heure des réunions justement : un mot sur la porte du voisin la veille vaut mieux que les règles.',
          ),
          section(
            'Dans le livre du salon',
            'Le livre d’or du salon a une nouvelle ligne, à l’encre mauve : « Regardé l’orage monter des collines de la Gatineau avec six personnes à qui je n’avais jamais parlé. Je suis restée jusqu’à la fin. » Nous ne savons pas qui l’a écrite. Revenez.',
          ),
        ],
      },
    },
    {
      title: 'The Nepean Sheet: early summer',
      monthsAgo: 5,
      cover: '/images/bulletins/summer.svg',
      lead: 'Patios are back on Elgin Street and so is the noise. This sheet covers fans, festivals, moving day, and the eternal question of the recycling room.',
      sections: [
        section(
          'Festival season on our doorstep',
          'From now until Labour Day there is something loud within walking distance most weekends. Road closures are posted in the elevator as soon as we hear of them. If you are expecting a delivery or a ride, use the Gloucester Street corner when Nepean is blocked.',
        ),
        section(
          'Moving day',
          'The elevator can be booked in four-hour blocks, two blocks a day. Pads are hung by the concierge, not by tape. A mattress can’t go in the bin room: the city collects it from the curb when it is wrapped, and the office has the bags.',
        ),
        section(
          'What the hauler sent back',
          'Two loads were refused this spring. One had a car battery in it, the other a whole week of pizza with the boxes. Greasy cardboard goes in the green bin, clean cardboard in the black, and batteries of every kind come to the office.',
        ),
        section(
          'Cooling, drips and the people below',
          'The cooling is on. Each unit has a drip tray behind the grille that should be emptied by a little drain; if the drain is plugged you will find out by hearing from the floor below. Pour a cup of warm water in and see that it goes away.',
        ),
        section(
          'Thank you, planters',
          'Someone has been filling the two concrete planters by the front door with geraniums since before the current board was elected. This year they are joined by lavender and one optimistic pepper. Whoever you are, the watering can now lives under the bench.',
        ),
      ],
    },
  ],
  'clarence-court': [
    {
      title: 'La Cour: fall at Clarence Court',
      monthsAgo: 2,
      cover: '/images/bulletins/court.svg',
      lead: 'The crabapples came down all in one windy night, and by noon there were eight people in the courtyard with buckets. Voici les nouvelles de l’automne, in both languages and with one recipe.',
      sections: [
        section(
          'Mot du conseil',
          'The courtyard drain has been patched three times in ten years. This time it will be dug up and replaced, before the ground freezes. We have asked an arborist to mark the crabapple’s roots so that the digging goes around them.',
          'Merci à tous ceux et celles qui ont répondu au sondage: 62 réponses sur 96 logements.',
        ),
        section(
          'Bleeding a convector, in four steps',
          'Turn the thermostat down and let the convector cool. Hold a cup under the small valve at the end. Open it a quarter turn with the key taped inside the door, and wait for the hiss to become a dribble. Close it, gently, and turn the heat back up.',
          'If the water never comes, or never stops, call the office. It is not your fault.',
        ),
        section(
          'Market manners',
          'Delivery trucks are entitled to the lane behind us from six to nine in the morning, and they use it. If engines idle under your window for longer than a few minutes, send us the time and the name on the door; the city acts on a pattern, not on one bad morning.',
        ),
        section(
          'Crabapple jelly, building style',
          'Cover the washed fruit with water, simmer until soft, and hang it in a cloth overnight without squeezing. For each cup of juice add three-quarters of a cup of sugar, boil until a drop wrinkles on a cold saucer, and jar. We made 44. There are nine left, on the shelf by the desk, one to a household.',
        ),
        section(
          'Voices wanted',
          'The courtyard choir starts again with everyone who came last year and, we hope, a bass. You don’t need to read music. It would help if you could count to four.',
        ),
      ],
      translation: {
        title: 'La Cour : l’automne à Clarence Court',
        lead: 'Les pommettes sont toutes tombées en une nuit de vent et, avant midi, huit personnes étaient dans la cour avec des seaux. Voici les nouvelles de l’automne, dans les deux langues et avec une recette.',
        sections: [
          section(
            'Mot du conseil',
            'Le drain de la cour a été rapiécé trois fois en dix ans. Cette fois, on le déterre et on le remplace avant le gel. Une arboricultrice a marqué les racines du pommetier pour que la pelle les contourne.',
            'Merci à tous ceux et celles qui ont répondu au sondage : 62 réponses sur 96 logements.',
          ),
          section(
            'Purger un convecteur en quatre temps',
            'Baissez le thermostat et laissez le convecteur refroidir. Tenez une tasse sous le petit robinet, au bout. Ouvrez-le d’un quart de tour avec la clé collée derrière le panneau, et attendez que le sifflement devienne un filet d’eau. Refermez doucement, puis remontez le chauffage.',
            'Si l’eau ne vient jamais, ou si elle ne s’arrête plus, appelez le bureau. Ce n’est pas votre faute.',
          ),
          section(
            'Les manières du marché',
            'Les camions de livraison ont droit à la ruelle de 6 h à 9 h, et ils s’en prévalent. Si un moteur tourne sous votre fenêtre plus de quelques minutes, envoyez-nous l’heure et le nom écrit sur la portière ; la Ville agit quand cela se répète, pas pour un mauvais matin.',
          ),
          section(
            'La gelée de pommettes de la maison',
            'Couvrez d’eau les fruits lavés, laissez mijoter jusqu’à ce qu’ils soient tendres, puis suspendez-les dans un linge toute la nuit sans presser. Pour chaque tasse de jus, ajoutez trois quarts de tasse de sucre, faites bouillir jusqu’à ce qu’une goutte fige sur une soucoupe froide, et mettez en pots. Nous en avons fait 44. Il en reste neuf sur la tablette du comptoir, un par ménage.',
          ),
          section(
            'On cherche des voix',
            'La chorale de la cour reprend avec tout le monde de l’an dernier et, nous l’espérons, une basse. Inutile de lire la musique. Savoir compter jusqu’à quatre aiderait.',
          ),
        ],
      },
    },
    {
      title: 'La Cour: summer at Clarence Court',
      monthsAgo: 5,
      cover: '/images/bulletins/summer.svg',
      lead: 'Summer in the Market means buskers at ten and street sweepers at five. Between the two, there is a courtyard with a tree in it, and this is what has been going on underneath.',
      sections: [
        section(
          'From the board',
          'We replaced the front door closer, which had been slamming since the spring, and the silence is remarkable. The insurance renewed with a smaller increase than last year. Details are in the minutes, at the desk.',
        ),
        section(
          'The courtyard, shared',
          'Tables are first come, first served until nine, and then the courtyard belongs to the people whose bedrooms face it. Sound climbs those four walls: a conversation at the tree can be followed word for word on the sixth floor. Ask anyone on the sixth floor what you said.',
        ),
        section(
          'Pigeons',
          'A kind person has been feeding them from a balcony on the lane side. The kindness lands on the balconies below. Please stop; if you miss the birds, there are ducks at the Rideau River end of Bordeleau Park who are happy just to be looked at.',
        ),
        section(
          'Un coup de main',
          'Four neighbours who no longer drive would welcome company for a grocery trip, and two students have offered to read mail and forms aloud. If you can help, or would like some, tell Richard at the front desk. Rien n’est trop petit.',
        ),
        section(
          'Lockers and the painted line',
          'The fire inspector was pleased with everything except the storage room, where eleven lockers were packed to the ceiling. The line painted on the wall is the limit. It exists so that water from the sprinklers can reach what is burning.',
        ),
        section(
          'A small celebration',
          'Madame Thibodeau turned 95 this season, in the same apartment where she turned 60. She wore a hat. There was cake in the courtyard for anyone who passed through, and a great many people found a reason to pass through.',
        ),
      ],
    },
    {
      language: 'fr',
      title: 'La Cour : le printemps à Clarence Court',
      monthsAgo: 8,
      cover: '/images/bulletins/spring.svg',
      lead: 'Le dernier banc de neige de la cour a fondu un mardi, à 14 h 10, devant témoins. Ce petit numéro a été écrit en français par des gens de l’étage, le temps que le conseil retrouve son traducteur.',
      sections: [
        section(
          'Le grand ménage',
          'On lave la cour au boyau le premier samedi de mai, de 9 h à midi. Il y a des balais pour quinze ; apportez des gants et vos bottes de caoutchouc. Les enfants sont responsables des craies.',
          'Les contenants de gravillons rentrent le même jour. S’il neige après, et il neigera, demandez la clé à Richard.',
        ),
        section(
          'Le pommetier',
          'Il a perdu une branche dans le verglas et s’en remettra. L’arboricultrice demande une seule chose : qu’on n’y attache plus les vélos.',
        ),
        section(
          'Vu de la fenêtre du 4C',
          '« Les déneigeuses sont parties, les terrasses du marché sont revenues. Entre les deux, il y a eu trois soirs de silence, et j’ai entendu la rivière. »',
        ),
        section(
          'Prêter et emprunter',
          'L’armoire du rez-de-chaussée contient maintenant une perceuse, deux escabeaux, une machine à coudre et un appareil à raclette. Écrivez votre nom dans le cahier. L’appareil à raclette est réservé jusqu’en juin.',
        ),
      ],
    },
  ],
};
