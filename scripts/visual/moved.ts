/** Whether what a picture shows was drawn otherwise where it is, or moved, as by a padding or a size of letters. */
import type { Picture, Place } from "./look.ts";

/** So many lines of dots, one under the other, that are all elsewhere by as much: a rounder corner has fewer. */
const leastLines = 6;

/** Whether what stood there stands higher, lower or to a side now, or the whole is larger. Both softened. */
export function hasMoved(before: Picture, now: Picture, places: readonly Place[]): boolean {
  if (before.width !== now.width || before.height !== now.height) return true;
  return places.some((place) =>
    [rowsOf, columnsOf].some((lines) => isShifted(lines(before, place), lines(now, place))),
  );
}

const rowsOf = ({ width, colours }: Picture, { left, top, right, bottom }: Place): number[] =>
  Array.from({ length: bottom - top }, (_, row) =>
    hash(colours, (top + row) * width + left, 1, right - left),
  );

const columnsOf = ({ width, colours }: Picture, { left, top, right, bottom }: Place): number[] =>
  Array.from({ length: right - left }, (_, column) =>
    hash(colours, top * width + left + column, width, bottom - top),
  );

function hash(colours: Uint32Array, from: number, step: number, length: number): number {
  let sum = length;
  for (let at = 0; at < length; at++) {
    sum = (Math.imul(sum, 31) + (colours[from + at * step] ?? -1)) | 0;
  }
  return sum;
}

function isShifted(before: readonly number[], now: readonly number[]): boolean {
  const [placesBefore, placesNow] = [onlyPlaces(before), onlyPlaces(now)];
  const shifts = new Set<number>();
  for (const [line, at] of placesBefore) {
    const there = placesNow.get(line);
    if (there !== undefined && there !== at) shifts.add(there - at);
  }
  return [...shifts].some((shift) => {
    let run = 0;
    return before.some((line, at) => {
      run = line !== now[at] && line === now[at + shift] ? run + 1 : 0;
      return run >= leastLines;
    });
  });
}

/** Where each line stands that stands there once. */
function onlyPlaces(lines: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  const several = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (places.has(line)) several.add(line);
    places.set(line, at);
  }
  for (const line of several) places.delete(line);
  return places;
}
