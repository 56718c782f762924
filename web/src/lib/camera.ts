/** How a large board is seen: how far it is moved and how large it is drawn. Points are in window coordinates. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Camera {
  scale: number;
  /** Where the board's top left corner is in the window. */
  x: number;
  y: number;
}

/** The camera that shows the whole board, centred in the window. */
export function overview(window: Size, board: Size): Camera {
  const scale = Math.min(window.width / board.width, window.height / board.height);
  return within({ scale, x: 0, y: 0 }, window, board, scale);
}

/** The camera that shows a place of the board as large as the window allows, centred. */
export function framing(place: Point & Size, window: Size): Camera {
  const scale = Math.min(window.width / place.width, window.height / place.height);
  return {
    scale,
    x: window.width / 2 - (place.x + place.width / 2) * scale,
    y: window.height / 2 - (place.y + place.height / 2) * scale,
  };
}

/**
 * A camera that never shows more than the whole board, never zooms in beyond `most`, and never leaves the board, except
 * for a margin at its edges, so that what is at the edge can be moved out from under what covers the board.
 */
export function within(camera: Camera, window: Size, board: Size, most: number, margin = 0): Camera {
  const least = Math.min(window.width / board.width, window.height / board.height);
  const scale = Math.min(Math.max(camera.scale, least), Math.max(most, least));
  return {
    scale,
    x: kept(camera.x, window.width, board.width * scale, margin),
    y: kept(camera.y, window.height, board.height * scale),
  };
}

/** No gap on either side except the margin; what is smaller than the window is centred. */
function kept(at: number, window: number, board: number, margin = 0): number {
  if (board <= window) return (window - board) / 2;
  return Math.min(margin, Math.max(window - board - margin, at));
}

export function moved(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Zoomed by a factor; what is at a point of the window stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  return {
    scale: camera.scale * factor,
    x: at.x - (at.x - camera.x) * factor,
    y: at.y - (at.y - camera.y) * factor,
  };
}

/** Two fingers moved from here to there, and take what is under them along. */
export function pinched(camera: Camera, from: readonly [Point, Point], to: readonly [Point, Point]): Camera {
  const factor = apart(to) / Math.max(1, apart(from));
  const [before, after] = [middle(from), middle(to)];
  return moved(zoomed(camera, factor, before), { x: after.x - before.x, y: after.y - before.y });
}

function apart([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Moved just enough to see all of a place of the board, with some room around it. */
export function showing(camera: Camera, place: Point & Size, window: Size, room = 24): Camera {
  return {
    ...camera,
    x: inSight(camera.x, place.x * camera.scale, place.width * camera.scale, window.width, room),
    y: inSight(camera.y, place.y * camera.scale, place.height * camera.scale, window.height, room),
  };
}

function inSight(at: number, from: number, length: number, window: number, room: number): number {
  const [first, last] = [at + from - room, at + from + length + room];
  if (last - first > window) return window / 2 - from - length / 2;
  if (first < 0) return at - first;
  return last > window ? at - (last - window) : at;
}
