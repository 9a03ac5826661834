import { drawSkyline, type SkylineDrawing } from './skyline.ts';

/** The picture of the city: its outlines, and the two rows of towers with their lit windows. */
export interface CityDrawing {
  stars: string;
  hills: string;
  /** The Centre Block on its cliff, and what is lit there. */
  parliament: string;
  parliamentLights: string;
  shore: string;
  river: string;
  /** Light on the water. */
  glints: string;
  far: SkylineDrawing;
  near: SkylineDrawing;
}

/** The most windows the picture lights: more would only add weight. */
const mostLit = 160;

/** Where the river begins, in a picture of 1440 by 520. */
const bank = 462;

const outlines = {
  stars: 'M905 40h0M1120 30h0M1180 96h0M1010 64h0M1330 110h0M1400 36h0M700 36h0',
  hills: 'M0 392q160-60 330-26t330-6 300-18 250 4 230-28v146H0z',
  parliament:
    'M328 432v-22l6-15 7 15h16v-8h28v-39h4v-8l11-33v-12 12l11 33v8h4v39h28v8h16l6-15 7 15v22z',
  parliamentLights:
    'M348 416h4v7h-4zM372 411h4v7h-4zM424 411h4v7h-4zM448 416h4v7h-4zM398 380h4v9h-4zM396 365a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  shore: `M0 ${bank}v-10h290l30-24h160l40 24h920v10z`,
  river: `M0 ${bank}h1440v58H0z`,
  glints:
    'M905 476h34M960 488h22M1000 474h46M1062 498h30M1090 480h52M1160 492h26M1196 476h40M1250 502h34M1290 484h56M1360 474h38M1376 498h30M640 478h26M700 492h34M760 476h22M300 482h20M230 494h30',
};

/** Draws the city with so many windows lit, at most 160. The two names give rows that fit side by side. */
export function drawCity(weeklyActivity: number): CityDrawing {
  const lit = Math.min(weeklyActivity, mostLit);
  const near = Math.ceil(lit * 0.6);
  return {
    ...outlines,
    far: drawSkyline('hull', lit - near),
    near: drawSkyline('westboro', near),
  };
}
