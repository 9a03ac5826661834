import { city } from './city-at-dusk.css.ts';
import { Towers } from './facade.tsx';
import { facadeOf, facadeSize } from './facade.ts';

/** The most windows the drawing lights: more would weigh more than they say. */
const mostLit = 150;
const size = { width: 1440, height: 520 };
/** Where the river begins. */
const bank = 462;

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
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMaxYMax slice"
      className={`${city} ${className}`}
      aria-hidden
      focusable={false}
    >
      <circle className="m" cx="830" cy="96" r="30" />
      <path
        className="s"
        strokeWidth="3"
        opacity=".6"
        d="M905 40h0M1120 30h0M1180 96h0M1270 50h0M1330 110h0M1400 36h0M820 90h0M700 36h0M560 84h0M420 40h0"
      />
      <path
        className="c"
        opacity=".45"
        d={`M0 392q160-60 330-26t330-6 300-18 250 4 230-28v146H0z`}
      />
      <g transform={`translate(545 ${bank - facadeSize.height * 0.6}) scale(.6)`} opacity=".8">
        <Towers name="far" towers={facadeOf('gatineau', lit - near)} />
      </g>
      <Parliament />
      <path className="c" d={`M0 ${bank}v-10h290l30-24h160l40 24h920v10z`} />
      <g transform={`translate(880 ${bank - facadeSize.height - 2})`}>
        <Towers name="near" towers={facadeOf('ottawa', near)} />
      </g>
      <path className="r" d={`M0 ${bank}h${size.width}V${size.height}H0z`} />
      <path
        className="g"
        strokeWidth="3"
        opacity=".35"
        d="M905 476h34M960 488h22M1000 474h46M1062 498h30M1090 480h52M1160 492h26M1196 476h40M1250 502h34M1290 484h56M1360 474h38M1376 498h30M640 478h26M700 492h34M760 476h22M300 482h20M230 494h30"
      />
    </svg>
  );
}

/** The Centre Block on its cliff, with the clock lit. */
const Parliament = () => (
  <g transform={`translate(400 ${bank - 30}) scale(.4)`}>
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
