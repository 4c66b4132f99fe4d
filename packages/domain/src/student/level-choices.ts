import { levels } from "./levels.ts";

/** Every level, as a list is narrowed down to it. */
export const levelChoices = levels.map(({ id, name }) => ({ value: String(id), label: name }));
