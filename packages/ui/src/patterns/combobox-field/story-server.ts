import { thousands } from "../form/story-lists.ts";
import type { LoadOptions, OptionPage } from "./use-server-options.ts";

const size = 20;

/** A fake server: twenty matches per page of 5,000 courses, and the total. */
export const loadCourses: LoadOptions = async (search, page) => {
  const typed = search.toLowerCase();
  const found = thousands.filter(({ label }) => label.toLowerCase().includes(typed));
  return {
    options: found.slice((page - 1) * size, page * size),
    more: found.length > page * size,
    total: found.length,
  };
};

/** A fake server that answers when the story says so. */
export function slowServer() {
  const asked: { search: string; signal: AbortSignal; answer: (page: OptionPage) => void }[] = [];
  const load: LoadOptions = (search, _, signal) =>
    new Promise((answer) => asked.push({ search, signal, answer }));
  return { asked, load };
}
