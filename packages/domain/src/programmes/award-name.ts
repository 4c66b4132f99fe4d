import type { Answers } from "./field.ts";
import type { Programme } from "./programme.ts";

/** The award that was paid for, where the programme's fee goes by it. */
export const awardName = (
  { awards = [] }: Pick<Programme, "awards">,
  { award }: Answers,
): string | undefined => awards.find(({ value }) => value === award)?.label;
