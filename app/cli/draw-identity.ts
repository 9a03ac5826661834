/**
 * Draws the icons of tabs, home screens and installed apps, and the card for shared links. Everything
 * comes from the mark, the palette and the city of app/ui, so run it again when one of those changes:
 * `npm run identity`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { drawCity } from '#app/ui/drawings/city-at-dusk.ts';
import type { SkylineDrawing } from '#app/ui/drawings/skyline.ts';
import { towersSvg } from '#app/ui/drawings/skyline-svg.ts';
import { dark } from '#app/ui/styles/palette.ts';

const mark = await readFile('public/favicon.svg', 'utf8');

/** The mark as a PNG; with a ground for where icons are cut to a shape, `share` of it wide. */
async function icon(pixels: number, share = 1): Promise<Buffer> {
  const drawn = Math.round(pixels * share);
  const image = sharp(Buffer.from(mark), { density: (72 * drawn) / 32 }).resize(drawn, drawn);
  if (share === 1) return image.png({ compressionLevel: 9, palette: true }).toBuffer();
  return sharp({
    create: { width: pixels, height: pixels, channels: 3, background: dark.background },
  })
    .composite([{ input: await image.png().toBuffer() }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file that holds PNGs. */
function icoOf(images: { pixels: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ pixels, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(pixels, at);
    head.writeUInt8(pixels, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const towers = (drawing: SkylineDrawing) => towersSvg(drawing, dark);

/** The city of the home page on its sky, 1200 by 630, with room for words above it. */
function cardGround(): string {
  const city = drawCity(130);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${dark.skyTop}"/><stop offset="1" stop-color="${dark.skyBottom}"/></linearGradient>
    <path fill="url(#sky)" d="M0 0h1200v630H0z"/>
    <g transform="translate(0 197) scale(.8334)">
      <circle cx="1290" cy="-120" r="36" fill="${dark.litB}"/>
      <clipPath id="clear"><path d="M930 0h510v300H930z"/></clipPath>
      <path clip-path="url(#clear)" stroke="${dark.litB}" stroke-width="4" stroke-linecap="round" opacity=".6" d="${city.stars}"/>
      <path fill="${dark.towerC}" opacity=".45" d="${city.hills}"/>
      <g transform="translate(545 318) scale(.6)" opacity=".8">${towers(city.far)}</g>
      <path fill="${dark.towerB}" d="${city.parliament}"/>
      <path fill="${dark.litB}" d="${city.parliamentLights}"/>
      <path fill="${dark.towerC}" d="${city.shore}"/>
      <g transform="translate(888 220)">${towers(city.near)}</g>
      <path fill="${dark.unlit}" d="${city.river}"/>
      <path stroke="${dark.litA}" stroke-width="3" stroke-linecap="round" opacity=".35" d="${city.glints}"/>
    </g>
    <svg x="72" y="74" width="76" height="76" viewBox="0 0 32 32">${mark}</svg>
  </svg>`;
}

const title = 'The Local Link';
const tagline = 'Connecting condo communities with modern digital tools and local expertise';

/** The drawing library reads no web fonts, so the letters are unpacked beside the build. */
const fontfile = 'build/identity-font.ttf';
const packed = createRequire(import.meta.url).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
);
await mkdir('build', { recursive: true });
await writeFile(
  fontfile,
  await subsetFont(await readFile(packed), title + tagline, { targetFormat: 'truetype' }),
);

/** Words in the display face, so many pixels high. */
const words = (text: string, pixels: number, colour: string, width?: number) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `Bricolage Grotesque 96pt ExtraBold, Bold ${pixels}`,
      fontfile,
      rgba: true,
      dpi: 72,
      spacing: 6,
      ...(width ? { width } : {}),
    },
  })
    .png()
    .toBuffer();

const card = await sharp(Buffer.from(cardGround()))
  .composite([
    { input: await words(title, 84, dark.ink), left: 176, top: 76 },
    {
      input: await words(tagline, 36, dark.muted, 590),
      left: 72,
      top: 196,
    },
  ])
  .png({ compressionLevel: 9, palette: true, colours: 128 })
  .toBuffer();

const files: [string, Buffer][] = [
  [
    'public/favicon.ico',
    icoOf([
      { pixels: 16, png: await icon(16) },
      { pixels: 32, png: await icon(32) },
    ]),
  ],
  ['public/images/icon-180.png', await icon(180, 0.66)],
  ['public/images/icon-192.png', await icon(192, 0.56)],
  ['public/images/icon-512.png', await icon(512, 0.56)],
  ['public/images/card.png', card],
];
for (const [path, bytes] of files) {
  await writeFile(path, bytes);
  console.log(`${path}: ${bytes.byteLength} bytes`);
}
