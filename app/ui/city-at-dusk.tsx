import { city } from './city-at-dusk.css.ts';
import { Towers } from './facade.tsx';
import { facadeOf, facadeSize } from './facade.ts';

/** The most windows the drawing lights: more would weigh more than they say. */
const mostLit = 150;
const bank = 372;

/**
 * The city across the river at dusk, with as many windows lit as `litWindows` says (at most 150).
 * It is decoration: say the number in words beside it. What matters stands on the right, so a
 * narrow page cuts off the left.
 */
export function CityAtDusk({ litWindows, className }: { litWindows: number; className: string }) {
  const lit = Math.min(litWindows, mostLit);
  const near = Math.ceil(lit * 0.6);
  return (
    <svg
      viewBox="0 0 1440 430"
      preserveAspectRatio="xMaxYMax slice"
      className={`${city} ${className}`}
      aria-hidden
      focusable={false}
    >
      <circle className="m" cx="1010" cy="70" r="26" />
      <path
        className="s"
        strokeWidth="3"
        opacity=".6"
        d="M905 40h0M1120 30h0M1180 96h0M1270 50h0M1330 110h0M1400 36h0M820 90h0M700 36h0M560 84h0M420 40h0"
      />
      <path
        className="c"
        opacity=".45"
        d={`M0 300q160-60 330-26t330-6 300-18 250 4 230-28v146H0z`}
      />
      <g transform={`translate(560 ${bank - facadeSize.height * 0.55}) scale(.55)`} opacity=".8">
        <Towers name="far" towers={facadeOf('gatineau', lit - near)} />
      </g>
      <Parliament />
      <path className="c" d={`M0 ${bank}v-14h150l40-22h190l60 22h1000v14z`} />
      <Bridge />
      <g transform={`translate(880 ${bank - facadeSize.height - 2})`}>
        <Towers name="near" towers={facadeOf('ottawa', near)} />
      </g>
      <path className="r" d={`M0 ${bank}h1440v58H0z`} />
      <path
        className="g"
        strokeWidth="3"
        opacity=".35"
        d="M905 386h34M960 398h22M1000 384h46M1062 408h30M1090 390h52M1160 402h26M1196 386h40M1250 412h34M1290 394h56M1360 384h38M1376 408h30M640 388h26M700 402h34M760 386h22M300 392h20M230 404h30"
      />
    </svg>
  );
}

/** The Centre Block on its cliff, with the clock lit. */
const Parliament = () => (
  <g transform={`translate(285 ${bank - 34}) scale(.5)`}>
    <path
      className="b"
      d="M-180 0v-56l16-36 16 36h40v-20h70v-96h10v-20l28-84v-30v30l28 84v20h10v96h70v20h40l16-36 16 36V0z"
    />
    <circle className="m" cy="-168" r="9" />
    <path
      className="m"
      d="M-130-40h10v18h-10zM-70-54h10v18h-10zM60-54h10v18H60zM120-40h10v18h-10zM-5-130H5v22H-5z"
    />
  </g>
);

/** A truss bridge that leaves the picture on the left. */
const Bridge = () => (
  <path
    className="x"
    d={`M0 ${bank - 20}h120M0 ${bank - 20}l20-22 20 22 20-30 20 30 20-18 20 18`}
  />
);
