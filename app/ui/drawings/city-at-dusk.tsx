import { city } from './city-at-dusk.css.ts';
import type { CityDrawing } from './city-at-dusk.ts';
import { Towers } from './skyline.tsx';

/**
 * The city across the river at dusk. It is decoration: put the number of lit windows in words
 * beside it. What matters is on the right, because a narrow page cuts off the left.
 */
export function CityAtDusk({ drawing, className }: { drawing: CityDrawing; className: string }) {
  return (
    <svg
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMaxYMax slice"
      className={`${city} ${className}`}
      aria-hidden
      focusable={false}
    >
      <circle className="m" cx="1250" cy="84" r="30" />
      <path className="s" strokeWidth="3" opacity=".6" d={drawing.stars} />
      <path className="c" opacity=".45" d={drawing.hills} />
      <g transform="translate(545 318) scale(.6)" opacity=".8">
        <Towers drawing={drawing.far} />
      </g>
      <path className="b" d={drawing.parliament} />
      <path className="m" d={drawing.parliamentLights} />
      <path className="c" d={drawing.shore} />
      <g transform="translate(888 220)">
        <Towers drawing={drawing.near} />
      </g>
      <path className="r" d={drawing.river} />
      <path className="g" strokeWidth="3" opacity=".35" d={drawing.glints} />
    </svg>
  );
}
