/** A tower of a skyline, in the units of its picture: windows on a grid, all of one size. */
interface Tower {
  x: number;
  width: number;
  height: number;
  tone: 'a' | 'b' | 'c';
  columns: number;
  rows: number;
  /** The windows somebody is behind, as [column, row]. */
  lit: [number, number][];
}

export const skylineHeight = 240;
/** One grid runs through every tower, so that one pattern draws all dark windows. */
export const grid = { width: 8, height: 10, stepX: 15, stepY: 17, inset: 10 };

/** From left to right: the tone of a tower, and the fewest and most rows of windows it has. */
const towerShapes = [
  { tone: 'c', rows: [5, 8] },
  { tone: 'b', rows: [8, 12] },
  { tone: 'a', rows: [4, 6] },
  { tone: 'b', rows: [10, 13] },
  { tone: 'a', rows: [6, 10] },
] as const;

/**
 * The skyline of a community, drawn from its slug: always the same towers for the same slug, with
 * `weeklyActivity` of their windows lit (at most all of them). The same windows stay lit as the
 * number grows.
 */
export function skylineTowers(slug: string, weeklyActivity: number): Tower[] {
  const random = seeded(slug);
  let x = 0;
  const towers = towerShapes.map(({ tone, rows: [fewest, most] }): Tower => {
    const columns = 5 + Math.floor(random() * 5);
    const rows = fewest + Math.floor(random() * (most - fewest + 1));
    const width = columns * grid.stepX + grid.inset + 3;
    const height = rows * grid.stepY + grid.inset + 8;
    const tower: Tower = { x, width, height, tone, columns, rows, lit: [] };
    x += (columns + (random() > 0.6 ? 2 : 1)) * grid.stepX;
    return tower;
  });
  const windows = towers.flatMap((tower) =>
    Array.from({ length: tower.columns * tower.rows }, (_, index) => ({
      tower,
      at: [index % tower.columns, Math.floor(index / tower.columns)] as [number, number],
      order: random(),
    })),
  );
  windows.sort((one, other) => one.order - other.order);
  for (const { tower, at } of windows.slice(0, weeklyActivity)) tower.lit.push(at);
  return towers;
}

/** A skyline as one path for each colour, which is small to send. */
export interface SkylineDrawing {
  name: string;
  width: number;
  /** The towers, by tone. */
  tones: Record<Tower['tone'], string>;
  windows: string;
  /** Lit windows, in groups that light up one after another. */
  lit: string[];
}

const litGroups = 4;

/** Draws the skyline of a community. */
export function drawSkyline(slug: string, weeklyActivity: number): SkylineDrawing {
  const drawing: SkylineDrawing = {
    name: slug,
    width: 0,
    tones: { a: '', b: '', c: '' },
    windows: '',
    lit: Array.from({ length: Math.min(litGroups, weeklyActivity) }, () => ''),
  };
  let count = 0;
  for (const { x, width, height, tone, columns, rows, lit } of skylineTowers(
    slug,
    weeklyActivity,
  )) {
    const top = skylineHeight - height;
    const left = x + grid.inset;
    const first = top + grid.inset;
    drawing.width = x + width;
    drawing.tones[tone] += box(x, top, width, height);
    drawing.windows += box(left, first, columns * grid.stepX, rows * grid.stepY);
    for (const [column, row] of lit) {
      drawing.lit[count++ % litGroups] += box(
        left + column * grid.stepX,
        first + row * grid.stepY,
        grid.width,
        grid.height,
      );
    }
  }
  return drawing;
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** Numbers from 0 to 1 that are the same for the same text (mulberry32 over an FNV-1a hash). */
function seeded(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
