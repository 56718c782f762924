/** Charges we drew ourselves because we found none: outlines in a square of 512, to be filled with evenodd. */

/** A blade from (x, y) outwards: its angle in degrees from upright, its length, and its width at the base. */
function blade(x: number, y: number, angle: number, length: number, width: number): string {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (across: number, along: number) =>
    `${Math.round(x + across * cos + along * sin)} ${Math.round(y + across * sin - along * cos)}`;
  const half = width / 2;
  const [left, right] = [at(-half * 0.8, length * 0.86), at(half * 0.8, length * 0.86)];
  return `M${at(-half, 0)}L${left} ${at(0, length)} ${right} ${at(half, 0)}Z`;
}

/** Blades stand up from the back and out from the arms, no two of the same length. */
const BLADES = [
  ...[-46, -33, -20, -7, 7, 20, 33, 46].map((angle, n) =>
    blade(256 + angle * 1.7, 176, angle, n % 2 ? 128 : 158, 25),
  ),
  ...[-64, -84].map((angle, n) => blade(176, 262 + n * 44, angle, 128 - n * 20, 22)),
  ...[64, 84].map((angle, n) => blade(336, 262 + n * 44, angle, 128 - n * 20, 22)),
].join("");

const SEAT =
  "M168 172h176v150H168ZM112 300h50v112h-50ZM350 300h50v112h-50ZM168 330h176v82H168ZM92 420h328v34H92ZM64 462h384v36H64Z" +
  "M204 190h8v132h-8ZM236 190h8v132h-8ZM268 190h8v132h-8ZM300 190h8v132h-8Z";

/** The Iron Throne: a seat that is a sheaf of swords. */
export const THRONE = BLADES + SEAT;

export const ONION =
  "M256 36c-6 62-26 104-72 136C104 226 62 290 70 356c8 68 84 112 186 112s178-44 186-112c8-66-34-130-114-184-46-32-66-74-72-136Z" +
  "M214 206c-64 62-78 140-40 224-62-80-44-168 40-224ZM298 206c84 56 102 144 40 224 38-84 24-162-40-224ZM256 214c26 70 26 140 0 214-26-74-26-144 0-214Z" +
  "M222 478l-12 28h16l14-26ZM290 478l12 28h-16l-14-26ZM250 480h12v28h-12Z";

export const TROUT =
  "M26 262c72-102 226-128 340-38l104-74c-18 58-18 136 4 196l-106-60c-108 90-268 76-342-24ZM212 150l58-56 48 82c-34-18-70-26-106-26ZM238 360l62 50 10-74c-22 14-46 22-72 24Z" +
  "M118 226a18 18 0 1 0 .1 0ZM176 196c26 40 28 84 4 126-6 0-10-2-14-4 16-38 14-80-6-118ZM232 230h64v12h-64ZM250 268h84v12h-84ZM232 304h58v12h-58Z";

/** Wax under a signet. */
export const SEAL =
  "M256 30c34 0 44 30 74 42s62 4 84 30 4 56 18 86 44 42 44 76-32 46-44 76 4 60-20 84-54 8-84 22-38 42-72 42-44-30-74-42-60 4-84-20-8-54-22-84-42-46-42-78 32-46 44-76-4-62 20-86 54-10 84-22 40-50 74-50Z" +
  "M256 112a148 148 0 1 0 .1 0ZM256 136a124 124 0 1 1-.1 0Z" +
  "M176 186h160v52h-22l-8-24h-30v92l24 10v20h-88v-20l24-10v-92h-30l-8 24h-22Z";
